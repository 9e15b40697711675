"""The page as a whole: names, gallery, keyboard, accessibility, many cases."""

from axe_playwright_python.sync_playwright import Axe
from support import BUS, HAIRLINE, MEAN, PROBE, PageCase, keep_shot, settle, spot


class SafetyTests(PageCase):
    def test_a_name_is_text_everywhere(self):
        page = self.open(case=MEAN)
        self.assertFalse(page.evaluate("'hacked' in window"))
        self.assertEqual(page.locator("script").count(), 2)
        self.assertIn('"><script>', self.text(page, "#case-name"))
        self.press(page, "g")
        settle(page)
        self.assertFalse(page.evaluate("'hacked' in window"))
        self.assertIn("<b>", page.locator("#token-list").text_content())

    def test_a_message_is_text(self):
        page = self.open(case="markers/broken.png")
        self.assertIn("<img src=x", self.text(page, "#case-message"))
        self.assertEqual(page.locator("#case-message img").count(), 0)

    def test_an_empty_comparison(self):
        page = self.open("empty")
        self.assertEqual(self.text(page, "#summary"), "No pictures were compared.")
        self.assertTrue(page.locator("#empty").is_visible())
        self.press(page, "j n a d s t 0 6 Space g")


class GalleryTests(PageCase):
    def test_it_opens_when_nothing_failed(self):
        page = self.open("equal")
        self.assertTrue(page.locator("#gallery-page").is_visible())
        self.assertEqual(self.text(page, "#summary"), "All 13 pictures are as expected")
        self.assertEqual(page.locator(".shot img").count(), 13)
        self.assertEqual(
            page.locator("#gallery h3").all_text_contents(),
            ["sheets", "markers/bus", "markers/nearby-button", "markers/route-chip"])

    def test_markers_stand_in_life_size(self):
        page = self.open("equal")
        image = page.locator('a[title="markers/bus/22-heading-90-light@2x.png"] .shot img')
        image.scroll_into_view_if_needed()
        self.assertEqual(image.bounding_box()["width"], 66)

    def test_it_filters_and_opens_cases(self):
        page = self.open("equal")
        page.fill("#search", "dark")
        self.assertEqual(page.locator(".shots li:visible").count(), 6)
        page.click('.shots a[title="markers/bus/22-heading-90-dark@2x.png"]')
        settle(page)
        self.assertIn("22-heading-90-dark", self.text(page, "#case-name"))
        page.go_back()
        settle(page)
        self.assertTrue(page.locator("#gallery-page").is_visible())

    def test_a_key_opens_it_in_any_review(self):
        page = self.open(case=BUS, keys="g")
        self.assertEqual(page.evaluate("location.hash"), "#gallery")
        self.assertEqual(page.locator(".shots li:visible").count(), 12)
        self.press(page, "g")
        settle(page)
        self.assertIn("22-heading-90-light", self.text(page, "#case-name"))


class AccessTests(PageCase):
    def check(self, page, what):
        # Without this axe fetches style sheets, which the page forbids.
        result = Axe().run(page, options={"preload": False})
        found = [f"{one['id']}: {one['nodes'][0]['html']}" for one in result.response["violations"]]
        self.assertEqual(found, [], what)

    def test_axe_finds_nothing_in_either_theme(self):
        for scheme in ["light", "dark"]:
            page = self.open(case=BUS, color_scheme=scheme, keys="o u a 2")
            self.check(page, f"swipe, {scheme}")
            keep_shot(page, f"swipe-{scheme}")
            self.press(page, "5")
            self.check(page, f"strobe, {scheme}")
            self.press(page, "e")
            self.check(page, f"export, {scheme}")
            keep_shot(page, f"export-{scheme}")
            self.press(page, "Escape ?")
            self.check(page, f"help, {scheme}")
            keep_shot(page, f"help-{scheme}")
            self.press(page, "Escape r g")
            settle(page)
            self.check(page, f"gallery, {scheme}")
            page = self.open(case=HAIRLINE, color_scheme=scheme)
            self.check(page, f"hairline, {scheme}")
            keep_shot(page, f"hairline-{scheme}")
            page = self.open("equal", color_scheme=scheme)
            self.check(page, f"nothing failed, {scheme}")
            keep_shot(page, f"gallery-{scheme}")
            self.check(self.open("empty", color_scheme=scheme), f"empty, {scheme}")

    def test_the_button_overrides_the_theme_and_is_remembered(self):
        page = self.open(color_scheme="light")
        background = "getComputedStyle(document.documentElement).backgroundColor"
        self.assertEqual(page.evaluate(background), "rgb(255, 255, 255)")
        page.click("#theme")
        page.click("#theme")
        self.assertEqual(self.text(page, "#theme"), "Theme: dark")
        self.assertEqual(page.evaluate(background), "rgb(15, 20, 28)")
        page.reload()
        self.assertEqual(page.evaluate(background), "rgb(15, 20, 28)")

    def test_tab_reaches_every_control_and_shows_where_it_is(self):
        page = self.open(case=BUS, keys="2")
        reached, hidden = set(), []
        for _ in range(60):
            self.press(page, "Tab")
            name, outline = page.evaluate("""() => {
              const one = document.activeElement, label = one.closest("label");
              const width = (element) => parseFloat(getComputedStyle(element).outlineWidth) || 0;
              const style = (element) => getComputedStyle(element).outlineStyle;
              const shown = [one, label].some((element) =>
                element && style(element) !== "none" && width(element) >= 2);
              return [one.id || one.name || one.className || one.tagName, shown];
            }""")
            reached.add(name)
            if not outline and name not in ("BODY", "HTML"):
                hidden.append(name)
        wanted = {
            "skip", "export-open", "gallery-open", "theme", "help-open", "search", "chip", "row",
            "run-toggle", "reject", "accept", "alike", "view", "amount", "case-theme", "zoom-out",
            "zoom", "zoom-in", "fit", "life-size", "region-previous", "zoom-change", "region-next",
            "changes", "grid", "boxes", "map", "ruler", "background", "stage", "note"}
        self.assertEqual(wanted - reached, set())
        self.assertEqual(hidden, [], "focused without an outline")

    def test_the_list_is_one_stop_and_arrows_move_in_it(self):
        page = self.open(case=BUS)
        page.locator(f'.row[title="{BUS}"]').focus()
        self.press(page, "ArrowDown")
        settle(page)
        self.assertIn("22-heading-90-dark", self.text(page, "#case-name"))
        self.assertIn("22-heading-90-dark", page.evaluate("document.activeElement.title"))
        self.assertEqual(page.locator('#cases .row[tabindex="0"]').count(), 1)

    def test_a_whole_review_by_keyboard(self):
        page = self.open(keys="j a j r m")
        page.keyboard.type("no")
        self.press(page, "Escape j Shift+A e")
        self.assertIn("5 accepted, 1 rejected", self.text(page, "#export-counts"))
        self.assertEqual(page.evaluate("document.activeElement.id"), "download")

    def test_single_keys_can_be_turned_off(self):
        page = self.open(case=BUS, keys="?")
        page.uncheck("#shortcuts")
        self.press(page, "Escape a j")
        self.assertIn("22-heading-90-light", self.text(page, "#case-name"))
        self.assertEqual(self.text(page, "#progress"), "0 of 12 decided")

    def test_reduced_motion(self):
        page = self.open(case=PROBE, rest="&view=strobe", reduced_motion="reduce")
        self.assertEqual(self.text(page, "#play"), "Start")
        moving = page.evaluate("document.getAnimations().length")
        self.assertEqual(moving, 0)

    def test_the_stage_keeps_its_size_while_pixels_are_inspected(self):
        page = self.open(case=PROBE)
        before = page.locator("#stage").bounding_box()
        page.mouse.click(*spot(page, 0, 0, 1, 2))
        page.mouse.click(*spot(page, 3, 3, 1, 2))
        settle(page)
        self.assertEqual(page.locator("#stage").bounding_box(), before)

    def test_a_narrow_window_scrolls_in_one_direction(self):
        page = self.open(case=BUS, viewport={"width": 400, "height": 800})
        width = page.evaluate("document.documentElement.scrollWidth")
        self.assertLessEqual(width, 400)


class ManyTests(PageCase):
    def test_a_thousand_cases_stay_usable(self):
        page = self.open("thousand")
        self.assertEqual(self.text(page, "#shown"), "1,000 cases")
        images = [url for url in self.requests if "/images/" in url]
        self.assertLess(len(images), 100, "thumbnails wait until they are near")
        page.fill("#search", "state-77")
        self.assertEqual(page.locator("#cases .row:visible").count(), 11)
        page.fill("#search", "")
        self.press(page, "Escape j j j")
        settle(page)
        self.assertEqual(page.locator("#cases [aria-current]").count(), 1)

    def test_a_large_group_is_folded(self):
        page = self.open("thousand")
        self.assertEqual(self.text(page, ".run-toggle"), "40 change alike")
        self.assertEqual(page.locator(".run .row:visible").count(), 1)
        page.click(".run-head >> text=Accept")
        self.assertEqual(self.text(page, "#progress"), "40 of 1,000 decided")
