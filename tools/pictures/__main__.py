"""`python -m tools.pictures`: draws the preview picture and the icons into static/icons/.

They are drawn from what the site is made of: the stylesheet, the example of the start page as the
engine answers it, the icon in favicon.svg. Letters depend on the fonts of the machine.
"""

from __future__ import annotations

import os
import struct
from pathlib import Path

import django
from django.template import engines
from playwright.sync_api import Browser, sync_playwright

from tools import chromium
from tools.served import ROOT

HERE = Path(__file__).resolve().parent
ICONS = ROOT / "static" / "icons"
STYLESHEETS = [ROOT / "static" / name for name in ("stil.css", "start.css")]
# Name, pixels a side, share of the picture that the drawing takes, and whether its corners are
# clear. What a system cuts to its own shape is full to the edge; a maskable one is sure of the
# middle 80 % alone.
TOUCH_ICONS = (
    ("apple-touch-icon", 180, 100, False),
    ("icon-192", 192, 100, True),
    ("icon-512", 512, 100, True),
    ("icon-maskable-512", 512, 80, False),
)
FAVICON_SIDE = 32


def main() -> None:
    os.environ["DJANGO_DEBUG"] = "1"
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "canasta_site.settings")
    django.setup()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.require(), args=["--no-sandbox", "--disable-lcd-text"]
        )
        _draw_preview(browser)
        for name, side, share, clear in TOUCH_ICONS:
            (ICONS / f"{name}.png").write_bytes(_icon(browser, side, share, clear=clear))
        drawn = _icon(browser, FAVICON_SIDE, 100, clear=True)
        (ICONS / "favicon.ico").write_bytes(ico(drawn, FAVICON_SIDE))
        browser.close()


def ico(png: bytes, side: int) -> bytes:
    """An ICO file around a PNG: header, one entry of the directory, the picture as it is."""
    header = struct.pack("<HHH", 0, 1, 1)
    entry = struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(png), len(header) + 16)
    return header + entry + png


def _draw_preview(browser: Browser) -> None:
    # Both need settings that main() has set up.
    from about.preview import picture
    from rules import start_page

    shown = picture()
    template = engines["django"].from_string((HERE / "vorschau.html").read_text(encoding="utf-8"))
    page = browser.new_page(
        viewport={"width": shown.width, "height": shown.height}, color_scheme="light"
    )
    page.set_content(template.render({"example": start_page.example()}))
    for sheet in (*STYLESHEETS, HERE / "vorschau.css"):
        page.add_style_tag(path=sheet)
    page.screenshot(path=ROOT / "static" / shown.file)
    page.close()


def _icon(browser: Browser, side: int, share: int, *, clear: bool) -> bytes:
    drawing = (ICONS / "favicon.svg").read_text(encoding="utf-8")
    # The first thing drawn is the ground with its round corners.
    ground = "transparent" if clear else drawing.partition('fill="')[2].partition('"')[0]
    page = browser.new_page(viewport={"width": side, "height": side})
    page.set_content(drawing)
    page.add_style_tag(
        content=f"body {{ display: grid; place-items: center; margin: 0; block-size: {side}px;"
        f" background: {ground} }} svg {{ display: block; inline-size: {side * share // 100}px }}"
    )
    picture = page.screenshot(omit_background=clear)
    page.close()
    return picture


if __name__ == "__main__":
    main()
