"""The pixel inspector: values known from the sample, read by pointer and by key."""

from support import BUS, PROBE, PageCase, settle, spot


class InspectorTests(PageCase):
    def field(self, page, name):
        return self.text(page, f"#inspect-{name}")

    def test_colours_and_delta_of_a_changed_pixel(self):
        page = self.open(case=PROBE)
        page.mouse.move(*spot(page, 5, 5, 1, 2))
        settle(page)
        self.assertEqual(self.field(page, "place"), "5, 5 5, 5 pt")
        self.assertEqual(self.field(page, "expected"), "#101A2E")
        self.assertEqual(self.field(page, "actual"), "#0B5CD5")
        self.assertTrue(self.field(page, "delta").startswith("167 · OKLab 0.3"))

    def test_an_equal_and_a_transparent_pixel(self):
        page = self.open(case=PROBE)
        page.mouse.move(*spot(page, 0, 0, 0, 2))
        settle(page)
        self.assertEqual(self.field(page, "expected"), "#767676")
        self.assertEqual(self.field(page, "delta"), "equal")
        page.mouse.move(*spot(page, 1, 0, 0, 2))
        settle(page)
        self.assertEqual(self.field(page, "actual"), "transparent")

    def test_points_of_a_picture_at_twice_the_size(self):
        page = self.open(case=BUS, rest="&zoom=8")
        page.mouse.move(*spot(page, 21, 41, 1, 2))
        settle(page)
        self.assertEqual(self.field(page, "place"), "21, 41 10.5, 20.5 pt")
        self.assertEqual(self.field(page, "actual"), "#D15800")

    def test_contrast_of_two_picked_pixels(self):
        page = self.open(case=PROBE)
        page.mouse.click(*spot(page, 0, 0, 1, 2))
        page.mouse.click(*spot(page, 3, 3, 1, 2))
        settle(page)
        shown = self.field(page, "contrast")
        self.assertIn("#767676", shown)
        self.assertIn("#FFFFFF", shown)
        self.assertIn("4.54:1", shown)
        self.assertIn("3 × 3 pt", shown)

    def test_picks_belong_to_their_sides(self):
        page = self.open(case=PROBE)
        page.mouse.click(*spot(page, 5, 5, 0, 2))
        page.mouse.click(*spot(page, 5, 5, 1, 2))
        settle(page)
        self.assertIn("#101A2E", self.field(page, "contrast"))
        self.assertIn("#0B5CD5", self.field(page, "contrast"))

    def test_by_keyboard_alone(self):
        page = self.open(case=PROBE, keys="v")
        self.press(page, "ArrowRight")
        settle(page)
        self.assertEqual(self.field(page, "place"), "5, 5 5, 5 pt")
        self.assertEqual(self.field(page, "actual"), "#0B5CD5")
        self.assertIn("actual #0B5CD5", page.locator("#announcement").text_content())
        self.press(page, "Enter Shift+ArrowLeft Shift+ArrowUp Enter")
        settle(page)
        self.assertEqual(self.field(page, "place"), "0, 0 0, 0 pt")
        self.assertIn(":1", self.field(page, "contrast"))
        self.press(page, "Escape")
        self.assertNotIn(":1", self.field(page, "contrast"))

    def test_pixels_are_loaded_when_asked_for(self):
        page = self.open(case=PROBE)
        scripts = [url for url in self.requests if "/pixels/" in url]
        self.assertEqual(scripts, [])
        page.mouse.move(*spot(page, 5, 5, 1, 2))
        settle(page)
        self.assertEqual(len([url for url in self.requests if "/pixels/" in url]), 1)
