"""What is judged on a page that a browser shows: by `make test` on the usual states of each page,
by `make audit` on every one."""

from __future__ import annotations

import importlib.resources
from functools import cache
from typing import Any

from playwright.sync_api import Page

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}

# How wide the narrowest screen is, and how big a target is at least, in CSS pixels.
NARROW = 320
FINGER = 44
# Room for rounding to the pixels of the device.
ROUNDING = 0.5

AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN_AXE = """([tags, colours]) => axe.run(document, {
  runOnly: {type: "tag", values: tags},
  rules: {"target-size": {enabled: true}, "color-contrast": {enabled: colours}},
  resultTypes: ["violations"],
}).then(found => found.violations)"""
# In the other colour scheme only colours can be wrong. Needs axe in the page.
COLOURS_TOO_WEAK = """async () => {
  const rules = ["color-contrast", "link-in-text-block"];
  const runOnly = { type: "rule", values: rules };
  const found = await axe.run({ runOnly, resultTypes: ["violations"] });
  return found.violations.flatMap(rule => rule.nodes.map(node => `${rule.id}: ${node.target}`));
}"""
_GROUND = r"() => getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number)"
# Lighter is light, darker is dark: of each of the three colours, from 0 to 255.
LIGHT, DARK = 200, 60

# What can be hit, with the size of its box; a box to tick counts together with its label. Left
# out are links in running text, what only shows once it has the focus, and what nobody can hit.
TARGETS = """() => {
  const inText = element => element.matches("a") && getComputedStyle(element).display === "inline"
    && [...element.parentElement.childNodes].some(node => node.nodeType === 3 && node.data.trim());
  const box = elements => {
    const all = elements.map(element => element.getBoundingClientRect());
    return {
      left: Math.min(...all.map(r => r.left)), right: Math.max(...all.map(r => r.right)),
      top: Math.min(...all.map(r => r.top)), bottom: Math.max(...all.map(r => r.bottom)),
    };
  };
  const targets = "a[href], button, input, select, textarea, summary";
  return [...document.querySelectorAll(targets)]
    .filter(element => element.checkVisibility() && !inText(element))
    .filter(element => getComputedStyle(element).pointerEvents !== "none")
    .map(element => ({ element, ...box([element, ...(element.labels || [])]) }))
    .filter(({ right, bottom }) => right > 0 && bottom > 0)
    .map(({ element, left, right, top, bottom }) => ({
      name: element.outerHTML.slice(0, 160), width: right - left, height: bottom - top,
    }));
}"""
# Elements that reach beyond the screen and are not cut off by something around them.
TOO_WIDE = """() => {
  const cut = element => element && element !== document.body
    && (getComputedStyle(element).overflowX !== "visible" || cut(element.parentElement));
  const root = document.documentElement;
  const most = Math.max(root.scrollWidth, document.body.scrollWidth);
  return most <= innerWidth && innerWidth <= screen.width ? [] : [`${most} of ${screen.width} px`,
    ...[...document.body.querySelectorAll("*")]
      .filter(element => element.getBoundingClientRect().right > screen.width + 1 && !cut(element))
      .map(element => element.outerHTML.slice(0, 160))];
}"""


@cache
def _axe() -> str:
    return (importlib.resources.files("axe_playwright_python") / "axe.min.js").read_text()


def axe(page: Page, *, colours: bool = True) -> list[str]:
    """What axe-core finds wrong on a page as it stands."""
    # Evaluated over the debugging protocol, which the policy of the page does not bind.
    page.evaluate(f"{_axe()};0")
    found = page.evaluate(RUN_AXE, [AXE_TAGS, colours])
    return [
        f"{rule['id']}: {rule['help']} at {' '.join(map(str, node['target']))}"
        for rule in found
        for node in rule["nodes"]
    ]


def accessibility(page: Page, *, colours: bool = True) -> list[str]:
    """What is wrong in light, and in the dark, where only colours can differ, what is too weak.

    `colours`: whether they are judged, which takes most of the time. Leaves the page dark.
    """
    # So tall that no bar that sticks to an edge covers something.
    width, height = page.evaluate("() => [innerWidth, document.body.scrollHeight]")
    page.set_viewport_size({"width": width, "height": height + 200})
    page.emulate_media(color_scheme="light")
    found = [] if min(ground(page)) > LIGHT else ["light is not light"]
    found += axe(page, colours=colours)
    page.emulate_media(color_scheme="dark")
    found += [] if max(ground(page)) < DARK else ["dark is not dark"]
    if colours:
        found += [f"dark: {weak}" for weak in page.evaluate(COLOURS_TOO_WEAK)]
    return found


def ground(page: Page) -> list[int]:
    """The colour behind everything: red, green and blue from 0 to 255."""
    colour: list[int] = page.evaluate(_GROUND)
    return colour


def too_wide(page: Page) -> list[str]:
    """What makes a page wider than its screen; nothing where it is not."""
    found: list[str] = page.evaluate(TOO_WIDE)
    return found


def targets(page: Page) -> list[dict[str, Any]]:
    """All that a finger can hit beside links in running text: name, width, height in CSS pixels."""
    found: list[dict[str, Any]] = page.evaluate(TARGETS)
    return found


def too_small(found: list[dict[str, Any]]) -> list[str]:
    """Those of the targets that a finger misses."""
    least = FINGER - ROUNDING
    return [
        f"{target['width']:.0f} x {target['height']:.0f} px: {target['name']}"
        for target in found
        if min(target["width"], target["height"]) < least
    ]


def headings(page: Page) -> list[str]:
    """What is wrong with the number of headings of the first level."""
    number = page.locator("h1").count()
    return [] if number == 1 else [f"{number} h1"]
