"""Nothing that Safari 15.4, Chrome 105 and Firefox 104 do not know; below, pages do without."""

import re
from pathlib import Path

import pytest

from tests.test_pages import ROOT, stylesheet

# Younger than the three, by the compatibility tables of MDN.
YOUNG_CSS = (
    *("@starting-style", "@property", "@view-transition", "@position-try", "subgrid"),
    *("oklch(", "oklab(", "color(", "lch(", "anchor(", "round(", "linear(", "sibling-"),
    *(
        "overflow: clip",
        "field-sizing",
        "interpolate-size",
        "scrollbar-gutter",
        "animation-timeline",
    ),
    *("light-dark(", "color-mix(", "@container", "@scope", ":user-invalid", ":popover-open"),
)
YOUNG_SCRIPT = (
    *(r"\(\?<[=!]", r"\.toSorted\(", r"\.toReversed\(", r"\.toSpliced\(", r"\bgroupBy\("),
    *(r"\.isSubsetOf\(", r"\.intersection\(", r"withResolvers", r"fromAsync", r"canParse"),
    *(r"AbortSignal\.(any|timeout)", r"startViewTransition", r"[pP]opover", r"scheduler\."),
    *(r"checkVisibility", r"\.inert\b", r"\bstatic \{", r"Iterator\."),
    *(r"\.showPicker\(", r"\.moveBefore\(", r"\.setHTML", r"\buserActivation"),
)
# They only make nicer what works without them, and stand alone in their rules.
BONUS = (":has(",)


SCRIPTS = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "static").glob("*.js"))]


@pytest.mark.parametrize("young", YOUNG_CSS)
def test_the_stylesheet_knows_nothing_younger(young: str) -> None:
    assert young not in stylesheet()


@pytest.mark.parametrize("young", YOUNG_SCRIPT)
def test_the_script_knows_nothing_younger(young: str) -> None:
    assert not any(re.search(young, re.sub(r"//.*", "", script)) for script in SCRIPTS)


def test_units_of_the_moving_screen_have_an_older_one_before_them() -> None:
    for name, value in re.findall(r"([\w-]+): ([^;{}]*\d[dsl]v[hwib][^;{}]*)", stylesheet()):
        older = re.sub(r"(\d)[dsl](v[hwib])", r"\1\2", value)
        assert f"{name}: {older}; {name}: {value}" in stylesheet()


@pytest.mark.parametrize("bonus", BONUS)
def test_a_bonus_takes_no_other_rule_with_it(bonus: str) -> None:
    # A selector that is not understood drops the whole list that it is in.
    for selector in re.findall(r"(?:^|[{};])([^{};]*)\{", stylesheet()):
        if bonus in selector:
            assert "," not in selector


def test_nothing_waits_for_the_script_but_what_it_marks() -> None:
    # What is hidden without script is of use with it alone; what stands in for it is not.
    assert "html:not(.js) .nur-js { visibility: hidden } .ohne-js { display: none }" in stylesheet()
    assert ".nur-js { display: none } .ohne-js { display: revert-layer }" in stylesheet()
    # The mark comes last: a script that fails before leaves the page as it is without one.
    marks = [script for script in SCRIPTS if 'classList.add("js")' in script]
    assert len(marks) == 3
    assert all(re.search(r"classList\.add\(\"js\"\);\s*\}\)\(\);\s*$", each) for each in marks)


def test_templates_know_no_attribute_that_is_younger() -> None:
    for path in (ROOT / "templates").rglob("*.html"):
        assert not re.search(r"\s(inert|popover|command)\b[ =>]", Path(path).read_text()), path
