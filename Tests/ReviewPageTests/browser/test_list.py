"""The list of cases: order, counts, filters, groups, thumbnails; and the changed tokens."""

from support import BUS, PageCase, settle


class ListTests(PageCase):
    def names(self, page):
        rows = page.locator("#cases .row:visible")
        return rows.evaluate_all("rows => rows.map(row => row.title)")

    def test_what_changed_stands_first_and_equal_ones_are_left_out(self):
        page = self.open()
        names = self.names(page)
        self.assertEqual(names[0], "markers/broken.png")
        self.assertEqual(names[1], "sheets/stations-dark@2x.png")
        self.assertEqual(names[-1], "markers/tolerated-light.png")
        self.assertEqual(len(names), 12)
        self.assertEqual(self.text(page, "#shown"), "12 of 16 cases")
        self.assertEqual(
            self.text(page, "#summary"),
            "1 unreadable, 8 different, 1 missing, 1 new, 1 tolerated of 16 pictures")

    def test_each_row_says_verdict_and_numbers_without_colour(self):
        page = self.open()
        row = page.locator(f'.row[title="{BUS}"]')
        facts = row.locator(".row-facts").text_content()
        self.assertEqual(facts, "≠Different: 12 px · Δ 213 · 1 place")
        self.assertIn("Missing", page.locator('.row[title*="gone"]').text_content())

    def test_thumbnails_are_linked_and_lazy(self):
        page = self.open()
        images = page.locator(".thumb img").evaluate_all(
            "images => images.map(image => [image.loading, image.getAttribute('src')])")
        self.assertEqual({loading for loading, _ in images}, {"lazy"})
        self.assertTrue(all(source.startswith("images/") for _, source in images))

    def test_verdicts_filter_and_count(self):
        page = self.open()
        chips = page.locator(".chip").all_text_contents()
        self.assertEqual(
            chips, ["!Unreadable1", "≠Different8", "−Missing1", "+New1", "≈Tolerated1", "=Equal4"])
        page.click(".chip[data-verdict=equal]")
        self.assertEqual(self.text(page, "#shown"), "16 cases")
        page.click(".chip[data-verdict=different]")
        self.assertEqual(len(self.names(page)), 8)

    def test_text_filters_names_cells_and_messages(self):
        page = self.open(keys="/")
        page.keyboard.type("BUS dark")
        self.assertEqual(
            self.names(page),
            ["markers/bus/22-heading-90-dark@2x.png", "markers/bus/22-no-heading-dark@2x.png"])
        page.fill("#search", "1-line-selected")
        self.assertEqual(self.names(page), ["sheets/stations-dark@2x.png"])
        page.fill("#search", "LFS pointer")
        self.assertEqual(self.names(page), ["markers/broken.png"])
        page.fill("#search", "nothing like it")
        self.assertTrue(page.locator("#no-match").is_visible())
        page.click("#clear")
        self.assertEqual(len(self.names(page)), 16)

    def test_cases_that_change_alike_stand_together_and_are_accepted_together(self):
        page = self.open()
        self.assertEqual(self.text(page, ".run-toggle"), "4 change alike")
        self.assertEqual(page.locator(".run .row").count(), 4)
        page.click(".run-head >> text=Accept")
        self.assertEqual(page.locator('.run [data-decision="accept"]').count(), 4)
        self.assertEqual(self.text(page, "#progress"), "4 of 12 decided")

    def test_one_of_them_is_decided_singly(self):
        page = self.open(case=BUS, keys="r")
        self.assertEqual(page.locator('[data-decision="reject"]').count(), 1)
        self.press(page, "Shift+A")
        self.assertEqual(page.locator('.run [data-decision="accept"]').count(), 4)
        page.check("#alike")
        page.click("#reject")
        self.assertEqual(page.locator('.run [data-decision="reject"]').count(), 4)

    def test_a_group_folds(self):
        page = self.open()
        page.click(".run-toggle")
        self.assertEqual(page.locator(".run .row:visible").count(), 1)
        self.assertEqual(page.get_attribute(".run-toggle", "aria-expanded"), "false")
        self.press(page, "j")
        settle(page)
        self.assertNotIn("markers/bus/22-heading-90-dark@2x.png", self.names(page))

    def test_changed_tokens_stand_at_the_top_old_to_new(self):
        page = self.open()
        self.assertEqual(self.text(page, "#tokens-name"), "3 tokens changed")
        tokens = page.locator(".token").all_text_contents()
        self.assertEqual(tokens[0], "keyline.width2 pt→becomes3 pt")
        self.assertEqual(tokens[1], "color.brandLight#0B5CD5→becomes#0A50BA")
        self.assertEqual(tokens[2], "halo.<b>not there→becomes2.5 pt")
        self.assertLess(page.locator("#tokens").bounding_box()["y"], 60)

    def test_without_changed_tokens_there_is_no_strip(self):
        self.assertFalse(self.open("equal").locator("#tokens").is_visible())
