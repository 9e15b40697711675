"""Accepting, rejecting, noting; what is kept, and what is exported."""

import json

from support import BUS, HAIRLINE, MEAN, PageCase, settle


class DecisionTests(PageCase):
    def exported(self, page):
        with page.expect_download() as download:
            page.click("#download")
        self.assertEqual(download.value.suggested_filename, "review.json")
        with open(download.value.path(), encoding="utf-8") as file:
            return json.load(file)

    def test_decisions_and_notes_outlive_the_page(self):
        page = self.open(case=HAIRLINE, keys="a m")
        page.keyboard.type("wider, as agreed")
        self.press(page, "Escape j r")
        page.reload()
        settle(page)
        self.assertEqual(self.text(page, "#progress"), "2 of 12 decided")
        self.assertEqual(page.get_attribute("#reject", "aria-pressed"), "true")
        self.press(page, "k")
        settle(page)
        self.assertEqual(page.input_value("#note"), "wider, as agreed")
        self.assertEqual(page.get_attribute("#accept", "aria-pressed"), "true")

    def test_the_same_key_takes_a_decision_back(self):
        page = self.open(case=HAIRLINE, keys="a a")
        self.assertEqual(self.text(page, "#progress"), "0 of 12 decided")

    def test_typing_a_note_presses_no_keys(self):
        page = self.open(case=HAIRLINE, keys="m")
        page.keyboard.type("reject? a j 5")
        self.assertEqual(page.input_value("#note"), "reject? a j 5")
        self.assertEqual(self.text(page, "#progress"), "0 of 12 decided")
        self.assertIn("stations-dark@2x", self.text(page, "#case-name"))

    def test_the_export_holds_decisions_notes_and_hashes(self):
        page = self.open(case=MEAN, keys="a")
        page.goto(page.url.split("#")[0] + f"#case={HAIRLINE}")
        settle(page)
        self.press(page, "r m")
        page.keyboard.type('too "bold" </script> é')
        self.press(page, "Escape e")
        counts = self.text(page, "#export-counts")
        self.assertIn("1 accepted, 1 rejected, 10 of 12 changes undecided", counts)
        review = self.exported(page)
        self.assertEqual(review["format"], "render-markers review 1")
        by_id = {case["id"]: case for case in review["cases"]}
        self.assertEqual(set(by_id), {MEAN, HAIRLINE})
        self.assertEqual(by_id[HAIRLINE]["decision"], "reject")
        self.assertEqual(by_id[HAIRLINE]["note"], 'too "bold" </script> é')
        self.assertEqual(
            set(by_id[HAIRLINE]), {"id", "decision", "note", "expectedHash", "actualHash"})
        sides = page.evaluate(
            "id => REVIEW.cases.filter(one => one.id === id)"
            ".map(one => [one.expected.hash, one.actual.hash])[0]", HAIRLINE)
        self.assertEqual([by_id[HAIRLINE]["expectedHash"], by_id[HAIRLINE]["actualHash"]], sides)
        self.assertIsNone(by_id[MEAN]["expectedHash"])
        self.assertEqual(by_id[MEAN]["decision"], "accept")

    def test_the_command_is_shown_and_copied(self):
        page = self.open(case=HAIRLINE, keys="a", permissions=["clipboard-read", "clipboard-write"])
        page.click("#export-open")
        self.assertEqual(page.input_value("#command"), "render-markers accept --from review.json")
        page.click("#copy")
        page.wait_for_function("document.querySelector('#copied').textContent !== ''")
        self.assertEqual(self.text(page, "#copied"), "Copied")
        self.assertEqual(
            page.evaluate("navigator.clipboard.readText()"),
            "render-markers accept --from review.json")

    def test_a_note_without_a_decision_is_named_as_left_out(self):
        page = self.open(case=BUS, keys="m")
        page.keyboard.type("why?")
        self.press(page, "Escape e")
        notice = self.text(page, "#export-notice")
        self.assertIn("1 note on undecided cases is not exported", notice)

    def test_next_undecided(self):
        page = self.open(case="markers/broken.png", keys="a j a k l")
        settle(page)
        self.assertIn("stations-light@2x", self.text(page, "#case-name"))

    def test_another_comparison_has_decisions_of_its_own(self):
        page = self.open(case=HAIRLINE, keys="a")
        page.goto(page.url.split("#")[0].replace("/mixed/", "/equal/"))
        settle(page)
        self.assertEqual(self.text(page, "#progress"), "0 decided")
