"""What the checks of the review page share: a browser, pages in it, and a look at their pixels."""

import atexit
import functools
import os
import pathlib
import re
import struct
import unittest
import urllib.parse
import zlib

from playwright.sync_api import sync_playwright

PAGES = pathlib.Path(os.environ["REVIEW_PAGES"])
SHOTS = os.environ.get("REVIEW_SCREENSHOTS")
HAIRLINE = "sheets/stations-dark@2x.png"
PROBE = "probe/probe-light.png"
BUS = "markers/bus/22-heading-90-light@2x.png"
MEAN = '"><script>window.hacked = true</script>.png'

# Longer than any machine needs, however busy: a check fails for what it saw, not for when.
PATIENCE = 300_000


@functools.cache
def browser():
    """The one browser of the whole run, closed at its end. Root has no sandbox in a container."""
    playwright = sync_playwright().start()
    atexit.register(playwright.stop)
    one = playwright.chromium.launch(
        executable_path=os.environ["REVIEW_BROWSER"], timeout=PATIENCE,
        args=["--no-sandbox"] if os.geteuid() == 0 else [],
    )
    atexit.register(one.close)
    return one


def address(folder, case=None, rest=""):
    url = (PAGES / folder / "index.html").as_uri()
    return url if case is None else f"{url}#case={urllib.parse.quote(case)}{rest}"


class PageCase(unittest.TestCase):
    """A test with pages of its own. Afterwards none may have complained or asked a network."""

    def setUp(self):
        self.complaints = []
        self.requests = []

    def tearDown(self):
        outside = [url for url in self.requests if not re.match("(file|data|blob):", url)]
        self.assertEqual(outside, [], "requests that leave the folder")
        self.assertEqual(self.complaints, [], "messages in the console")

    def open(self, folder="mixed", case=None, rest="", keys="", **options):
        """A page in a context of its own, loaded, with keys pressed."""
        options.setdefault("viewport", {"width": 1440, "height": 900})
        context = browser().new_context(**options)
        context.set_default_timeout(PATIENCE)
        self.addCleanup(context.close)
        page = context.new_page()
        page.on("console", lambda message: self.complaints.append(message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda request: self.requests.append(request.url))
        page.goto(address(folder, case, rest))
        self.press(page, keys)
        settle(page)
        return page

    def press(self, page, keys):
        for key in keys.split():
            page.keyboard.press(key)

    def text(self, page, selector):
        return page.locator(selector).inner_text()

    def assertClose(self, color, expected, slack=2):
        for part, other in zip(color, expected):
            self.assertLessEqual(abs(part - other), slack, f"{color} is not {expected}")


def settle(page):
    """Waits until pictures are drawn and the address is written.

    The page itself waits: its timers run in the order in which they are due, so what it put off
    by less than 200 ms is done before, on however busy a machine. What it loads, it says.
    """
    page.evaluate("""async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      do {
        await new Promise((resolve) => setTimeout(resolve, 200));
        await frame();
        await frame();
      } while (document.querySelector("[aria-busy]") !== null);
    }""")


def place(page):
    """Zoom and centre, as the address has them."""
    values = dict(
        part.split("=", 1) for part in page.evaluate("location.hash").lstrip("#").split("&")
    )
    x, y = values["at"].split(",")
    return float(values["zoom"]), float(x), float(y)


def spot(page, x, y, pane=0, panes=1):
    """Where the middle of a picture's pixel stands in the window, on a screen of ratio 1."""
    zoom, center_x, center_y = place(page)
    box = page.locator("#stage").bounding_box()
    inner = {"x": box["x"], "y": box["y"] + 1, "width": box["width"], "height": box["height"] - 2}
    width = (inner["width"] - 1) // 2 if panes == 2 else inner["width"]
    left = pane * (width + 1)
    start_x = round(left + (inner["width"] - left if pane else width) / 2 - center_x * zoom)
    start_y = round(inner["height"] / 2 - center_y * zoom)
    return inner["x"] + start_x + (x + 0.5) * zoom, inner["y"] + start_y + (y + 0.5) * zoom


def color(page, point):
    """The colour of one pixel of the window."""
    x, y = (int(part) for part in point)
    return pixels(page.screenshot(clip={"x": x, "y": y, "width": 1, "height": 1}))[0][0]


def column(page, point, height):
    """The colours below a point of the window."""
    x, y = (int(part) for part in point)
    shot = page.screenshot(clip={"x": x, "y": y, "width": 1, "height": height})
    return [row[0] for row in pixels(shot)]


def pixels(png):
    """The rows of a PNG of 8 bits a sample, as (red, green, blue)."""
    position, data = 8, b""
    while position < len(png):
        length, kind = struct.unpack(">I4s", png[position : position + 8])
        body = png[position + 8 : position + 8 + length]
        if kind == b"IHDR":
            width, height, _, color_type = struct.unpack(">IIBB", body[:10])
        if kind == b"IDAT":
            data += body
        position += 12 + length
    return _unfiltered(zlib.decompress(data), width, height, {2: 3, 6: 4}[color_type])


def _unfiltered(data, width, height, size):
    stride = width * size
    above, rows = bytearray(stride), []
    for y in range(height):
        kind = data[y * (stride + 1)]
        line = bytearray(data[y * (stride + 1) + 1 : (y + 1) * (stride + 1)])
        for i in range(stride):
            left = line[i - size] if i >= size else 0
            corner = above[i - size] if i >= size else 0
            guess = (0, left, above[i], (left + above[i]) // 2, _paeth(left, above[i], corner))
            line[i] = (line[i] + guess[kind]) & 255
        rows.append([tuple(line[i : i + 3]) for i in range(0, stride, size)])
        above = line
    return rows


def _paeth(left, up, corner):
    base = left + up - corner
    return min((left, up, corner), key=lambda one: abs(base - one))


def keep_shot(page, name):
    """A picture for people to look at, where a folder for them is named."""
    if SHOTS:
        page.screenshot(path=str(pathlib.Path(SHOTS) / f"{name}.png"))
