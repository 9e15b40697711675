"""Deep links, the history, and what a wrong link does."""

from support import BUS, HAIRLINE, MEAN, PROBE, PageCase, address, place, settle


class AddressTests(PageCase):
    def test_a_link_restores_case_view_zoom_and_place(self):
        page = self.open(case=HAIRLINE, rest="&view=onion&zoom=12&at=700,710")
        self.assertIn("stations-dark@2x", self.text(page, "#case-name"))
        self.assertTrue(page.is_checked("input[value=onion]"))
        self.assertEqual(place(page), (12, 700, 710))

    def test_the_address_follows(self):
        page = self.open(case=HAIRLINE, keys="2 +")
        settle(page)
        self.assertIn("&view=swipe&zoom=6&", page.evaluate("location.hash"))
        again = page.context.new_page()
        again.goto(page.url)
        settle(again)
        self.assertEqual(place(again), place(page))
        self.assertTrue(again.is_checked("input[value=swipe]"))

    def test_fit_and_true_size_are_remembered_as_such(self):
        page = self.open(case=HAIRLINE, keys="0")
        self.assertIn("&zoom=fit", page.evaluate("location.hash"))
        self.press(page, "t")
        settle(page)
        self.assertIn("&zoom=true", page.evaluate("location.hash"))
        page.reload()
        settle(page)
        self.assertEqual(page.get_attribute("#life-size", "aria-pressed"), "true")

    def test_back_and_forward_go_from_case_to_case(self):
        page = self.open(case=HAIRLINE, keys="+ + 3 2 1")
        self.press(page, "j")
        settle(page)
        self.press(page, "j")
        settle(page)
        self.assertIn("22-heading-90-light", self.text(page, "#case-name"))
        page.go_back()
        settle(page)
        self.assertIn("stations-light@2x", self.text(page, "#case-name"))
        page.go_back()
        settle(page)
        self.assertIn("stations-dark@2x", self.text(page, "#case-name"))
        self.assertEqual(place(page)[0], 8, "as it was left")
        page.go_forward()
        settle(page)
        self.assertIn("stations-light@2x", self.text(page, "#case-name"))

    def test_an_edited_address_is_followed(self):
        page = self.open(case=HAIRLINE)
        page.goto(address("mixed", PROBE, "&view=blink"))
        settle(page)
        self.assertIn("probe-light", self.text(page, "#case-name"))
        self.assertTrue(page.is_checked("input[value=blink]"))

    def test_a_link_to_a_name_of_any_kind(self):
        page = self.open(case=MEAN)
        self.assertEqual(page.get_attribute("#case-name", "title"), MEAN)
        page.reload()
        settle(page)
        self.assertEqual(page.get_attribute("#case-name", "title"), MEAN)

    def test_nonsense_opens_the_first_case(self):
        for rest in ["&zoom=1e99&at=NaN,1&view=sideways", "&zoom=-1&at=-5,99999999", "&%E0%A4%A"]:
            page = self.open(case=BUS, rest=rest)
            self.assertIn("22-heading-90-light", self.text(page, "#case-name"))
            self.assertGreaterEqual(place(page)[0], 1)
        page = self.open(case="no/such.png")
        self.assertIn("broken", self.text(page, "#case-name"))

    def test_rows_are_links(self):
        page = self.open()
        href = page.get_attribute(f'.row[title="{BUS}"]', "href")
        self.assertEqual(href, f"#case={BUS}")
