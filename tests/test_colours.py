"""The marks of the versions and of a table: told apart by everyone, by colour and by shape."""

import re
from itertools import combinations

import pytest
from coloraide import Color

from tests.test_pages import ROOT

STYLE = (ROOT / "static" / "stil.css").read_text(encoding="utf-8")
MARKS = ("k", "w", "a", "t")
# Where the colours of a scheme begin in the stylesheet.
LIGHT, DARK, FELT = "color-scheme: light dark;", "prefers-color-scheme: dark", ".filz, .leiste {"
# Perceived differences (CIEDE2000): two that are seen beside each other look alike below 5. On felt
# the light tones come nearer to each other.
DISTANCE = {LIGHT: 17, DARK: 17, FELT: 8}
# Smallest ratio of WCAG for text, and for the letter in a mark.
CONTRAST = 4.5


def colours(scheme: str) -> dict[str, str]:
    """The colours by name that a scheme sets itself."""
    block = re.match(r"[^}]*", STYLE[STYLE.index(scheme) :])
    assert block
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", block[0]))


def seen(colour: str, eye: str) -> Color:
    """A colour as an eye sees it that lacks one kind of cones entirely; as it is for "all"."""
    return Color(colour) if eye == "all" else Color(colour).filter(eye, method="machado")


@pytest.mark.parametrize("eye", ["all", "protan", "deutan", "tritan"])
@pytest.mark.parametrize("scheme", DISTANCE)
def test_every_eye_tells_the_marks_apart(scheme: str, eye: str) -> None:
    marks = {key: seen(colours(scheme)[key], eye) for key in MARKS}
    near = {
        one + other: marks[one].delta_e(marks[other], method="2000")
        for one, other in combinations(MARKS, 2)
    }
    assert min(near.values()) > DISTANCE[scheme], near


@pytest.mark.parametrize("scheme", [LIGHT, DARK])
def test_a_mark_can_be_read_and_its_name_on_every_ground(scheme: str) -> None:
    found = colours(scheme)
    for key in MARKS:
        for ground in ("on-v", "paper", "sheet", "diff", f"{key}-tint"):
            ratio = Color(found[key]).contrast(found[ground], method="wcag21")
            assert ratio >= CONTRAST, (key, ground)


@pytest.mark.parametrize("scheme", [LIGHT, DARK])
def test_a_table_is_not_mistaken_for_a_verdict(scheme: str) -> None:
    found = colours(scheme)
    for verdict in ("green", "red"):
        assert Color(found["t"]).delta_e(found[verdict], method="2000") > 12, verdict


def test_every_mark_has_a_shape_of_its_own() -> None:
    # In black and white, on paper and in forced colours, only that is left.
    shape = r"(clip-path|border-radius): ([^;}]+?) ?[;}]"
    found = [re.search(shape, STYLE[STYLE.index(f".m.{key} {{") :]) for key in MARKS]
    assert len({match.groups() for match in found if match}) == len(MARKS)
