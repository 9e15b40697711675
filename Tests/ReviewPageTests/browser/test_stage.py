"""The stage: it opens at the change, shows it in every view, and keeps pixels crisp."""

from support import BUS, HAIRLINE, PROBE, PageCase, color, column, place, settle, spot

WHITE, GREY = (255, 255, 255), (118, 118, 118)
INK, BLUE = (16, 26, 46), (11, 92, 213)


class OpeningTests(PageCase):
    def test_a_changed_hairline_on_a_large_sheet_is_found_within_two_keystrokes(self):
        # The first case is unreadable: one key to the next, none more.
        page = self.open(keys="j", color_scheme="dark")
        self.assertIn("stations-dark@2x", self.text(page, "#case-name"))
        self.assertIn("2496 × 1632 px", self.text(page, "#case-facts"))
        zoom, _, _ = place(page)
        self.assertGreaterEqual(zoom, 4)
        x, y = spot(page, 1250, 700, pane=1, panes=2)
        shown = column(page, (x, y - 2 * zoom), int(4 * zoom))
        self.assertGreaterEqual(shown.count((61, 74, 90)), 4, "the hairline is 4 pixels thick")
        expected = column(page, spot(page, 1250, 700, pane=0, panes=2), 1)[0]
        self.assertNotEqual(expected, (61, 74, 90))

    def test_next_and_previous_change(self):
        page = self.open(case="sheets/stations-light@2x.png")
        self.assertEqual(self.text(page, "#region"), "Change 1 of 2")
        self.press(page, "n")
        settle(page)
        self.assertEqual(self.text(page, "#region"), "Change 2 of 2")
        zoom, x, y = place(page)
        self.assertEqual(zoom, 8)
        self.assertAlmostEqual(x, 2201.5, delta=0.1)
        self.assertEqual(color(page, spot(page, 2201, 1401, pane=1, panes=2)), (209, 88, 0))
        self.press(page, "n")
        self.assertEqual(self.text(page, "#region"), "Change 1 of 2")
        page.click("#region-previous")
        self.assertEqual(self.text(page, "#region"), "Change 2 of 2")

    def test_equal_pictures_open_whole(self):
        page = self.open(case="sheets/stations-light.png")
        self.assertEqual(page.get_attribute("#fit", "aria-pressed"), "true")
        self.assertEqual(self.text(page, "#region"), "No change")

    def test_one_side_alone(self):
        page = self.open(case="markers/gone-dark@2x.png")
        self.assertIn("The golden has no picture", self.text(page, "#case-message"))
        self.assertEqual(page.locator("input[name=view]:disabled").count(), 5)
        self.assertEqual(self.text(page, "#label-first"), "Expected · goldens")


class ViewTests(PageCase):
    """The probe: white, one grey and one transparent pixel, and Ink that became blue at 5, 5."""

    def test_side_by_side_at_sixteen(self):
        page = self.open(case=PROBE)
        self.assertEqual(place(page)[0], 16)
        self.assertEqual(color(page, spot(page, 5, 5, 0, 2)), INK)
        self.assertEqual(color(page, spot(page, 5, 5, 1, 2)), BLUE)
        self.assertEqual(color(page, spot(page, 0, 0, 1, 2)), GREY)

    def test_pixels_are_crisp(self):
        page = self.open(case=PROBE, keys="x c")
        x, y = spot(page, 5, 5, 1, 2)
        shades = set(column(page, (x, y - 16), 32))
        self.assertEqual(shades, {WHITE, BLUE}, "no shade between")

    def test_swipe(self):
        page = self.open(case=PROBE, rest="&view=swipe")
        page.fill("#amount", "0")
        settle(page)
        self.assertEqual(color(page, spot(page, 5, 5)), INK)
        page.fill("#amount", "100")
        settle(page)
        self.assertEqual(color(page, spot(page, 5, 5)), BLUE)

    def test_swipe_starts_through_the_change(self):
        page = self.open(case=BUS, keys="c x 2")
        self.assertEqual(color(page, spot(page, 20, 41)), (217, 223, 230))
        self.assertEqual(color(page, spot(page, 23, 41)), (209, 88, 0))

    def test_the_divider_is_dragged(self):
        page = self.open(case=PROBE, rest="&view=swipe&zoom=16")
        left, y = spot(page, 0, 4)
        middle, _ = spot(page, 3.5, 4)
        page.mouse.move(middle, y)
        page.mouse.down()
        page.mouse.move(left + 7 * 16 + 6, y, steps=4)
        page.mouse.up()
        settle(page)
        self.assertEqual(color(page, spot(page, 5, 5)), INK)

    def test_onion_skin_mixes_evenly(self):
        page = self.open(case=PROBE, rest="&view=onion", keys="c")
        half = tuple((a + b) / 2 for a, b in zip(INK, BLUE))
        self.assertClose(color(page, spot(page, 5, 5)), half)
        self.assertEqual(color(page, spot(page, 0, 0)), GREY, "what is equal keeps its colour")
        page.fill("#amount", "100")
        settle(page)
        self.assertEqual(color(page, spot(page, 5, 5)), BLUE)

    def test_blink_shows_one_side_then_the_other(self):
        page = self.open(case=PROBE, keys="b")
        self.assertEqual(color(page, spot(page, 5, 5)), BLUE)
        self.assertEqual(self.text(page, "#label-first"), "Actual · this run")
        self.press(page, "Space")
        settle(page)
        self.assertEqual(color(page, spot(page, 5, 5)), INK)
        self.assertEqual(self.text(page, "#label-first"), "Expected · goldens")

    def test_strobe_runs_on_demand_and_slowly(self):
        page = self.open(case=PROBE, keys="5")
        page.clock.install()
        page.clock.pause_at(page.evaluate("Date.now() + 1000"))
        self.assertEqual(self.changes(page), 0)
        self.press(page, "Space")
        self.assertEqual(self.changes(page), 3)
        self.press(page, "Space")
        self.assertEqual(self.changes(page), 0)

    def test_strobe_is_fast_only_when_asked(self):
        page = self.open(case=PROBE, keys="5")
        rates = "options => options.map(option => Number(option.value))"
        # Two changes are a flash: fewer than three flashes are at most five changes.
        self.assertLessEqual(max(page.locator("#rate option").evaluate_all(rates)), 5)
        page.check("#allow-fast")
        self.assertEqual(max(page.locator("#rate option").evaluate_all(rates)), 16)
        page.select_option("#rate", "16")
        page.uncheck("#allow-fast")
        self.assertEqual(page.input_value("#rate"), "4")

    def changes(self, page):
        """How often the side changes in a second and a half of the page's own, stopped, clock."""
        sides = [self.text(page, "#label-first")]
        # A tenth of a second more, since a change is drawn with the frame after it.
        for _ in range(16):
            page.clock.run_for(100)
            sides.append(self.text(page, "#label-first"))
        return sum(one != other for one, other in zip(sides, sides[1:]))

    def test_difference(self):
        page = self.open(case=PROBE, keys="6 c")
        self.assertEqual(color(page, spot(page, 5, 5)), (255, 0, 255))
        faded = color(page, spot(page, 0, 0))
        self.assertGreater(min(faded), 150, "the rest is faint")

    def test_other_sizes_are_hatched_where_a_side_ends(self):
        page = self.open(case="markers/resized-light.png", rest="&zoom=8", keys="x")
        self.assertIn("44 × 44 px → 52 × 44 px", self.text(page, "#case-facts"))
        self.assertEqual(color(page, spot(page, 50, 20, 1, 2)), BLUE)
        missing = set(column(page, spot(page, 50, 20, 0, 2), 24))
        self.assertNotIn(BLUE, missing)
        self.assertGreater(len(missing), 1, "lines on a plain ground")


class PlaceTests(PageCase):
    def test_zoom_from_one_to_sixteen(self):
        page = self.open(case=BUS, rest="&zoom=1")
        seen = [page.input_value("#zoom")]
        for _ in range(9):
            self.press(page, "+")
            seen.append(page.input_value("#zoom"))
        self.assertEqual(seen, ["1", "2", "3", "4", "6", "8", "12", "16", "16", "16"])
        self.press(page, "-")
        self.assertEqual(page.input_value("#zoom"), "12")

    def test_both_panes_pan_and_zoom_in_step(self):
        page = self.open(case=BUS, rest="&zoom=8", keys="c x w")
        x, y = spot(page, 30, 30, 0, 2)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 80, y - 40, steps=4)
        page.mouse.up()
        settle(page)
        for point in [(40, 60), (66, 30), (60, 80)]:
            left = color(page, spot(page, *point, 0, 2))
            self.assertEqual(left, color(page, spot(page, *point, 1, 2)))

    def test_control_and_wheel_zoom_about_the_pointer(self):
        page = self.open(case=HAIRLINE, rest="&zoom=4&at=1200,700")
        x, y = spot(page, 1250, 720, 0, 2)
        page.mouse.move(x, y)
        page.keyboard.down("Control")
        page.mouse.wheel(0, -100)
        page.keyboard.up("Control")
        settle(page)
        self.assertEqual(place(page)[0], 6)
        after = spot(page, 1250, 720, 0, 2)
        self.assertAlmostEqual(after[0], x, delta=6)
        self.assertAlmostEqual(after[1], y, delta=6)

    def test_the_map_goes_where_it_is_clicked(self):
        page = self.open(case=HAIRLINE, rest="&zoom=4&at=1200,700")
        box = page.locator("#minimap").bounding_box()
        page.mouse.click(box["x"] + box["width"] / 4, box["y"] + box["height"] / 2)
        settle(page)
        self.assertAlmostEqual(place(page)[1], 2496 / 4, delta=16)
        self.press(page, "w")
        settle(page)
        self.assertFalse(page.locator("#minimap").is_visible())

    def test_true_size_is_one_point_on_one_css_pixel(self):
        for ratio, zoom in [(1, 0.5), (2, 1), (3, 1.5)]:
            page = self.open(case=BUS, keys="t", device_scale_factor=ratio)
            self.assertEqual(float(page.input_value("#zoom")), zoom)
            self.assertEqual(page.get_attribute("#life-size", "aria-pressed"), "true")

    def test_the_stage_has_the_screens_own_pixels(self):
        for ratio in (1, 2, 1.5):
            page = self.open(case=PROBE, device_scale_factor=ratio)
            width, css = page.evaluate(
                "[document.querySelector('#canvas').width,"
                " document.querySelector('#stage').clientWidth]")
            self.assertAlmostEqual(width, css * ratio, delta=1)
            box = page.locator("#label-second").bounding_box()
            stage = page.locator("#stage").bounding_box()
            self.assertAlmostEqual(box["x"] - stage["x"], css / 2 + 8, delta=3)

    def test_light_to_dark_and_back_at_the_same_place(self):
        page = self.open(case=BUS, rest="&zoom=12&at=60,50", keys="d")
        self.assertIn("22-heading-90-dark@2x", self.text(page, "#case-name"))
        zoom, x, y = place(page)
        self.assertEqual(zoom, 12)
        self.press(page, "d")
        settle(page)
        self.assertEqual(place(page), (zoom, x, y))
        self.assertIn("22-heading-90-light@2x", self.text(page, "#case-name"))

    def test_scales_keep_the_place_in_points(self):
        page = self.open(case=HAIRLINE, rest="&zoom=6&at=1200,700", keys="s")
        self.assertIn("stations-dark@3x", self.text(page, "#case-name"))
        self.assertEqual(place(page), (4, 1800, 1050))
        self.press(page, "s")
        settle(page)
        self.assertIn("stations-dark.png", self.text(page, "#case-name"))
        self.assertEqual(place(page), (12, 600, 350))
        page.check("input[name=case-scale][value='2']", force=True)
        self.assertIn("stations-dark@2x", self.text(page, "#case-name"))


class OverlayTests(PageCase):
    def test_the_grid_appears_at_eight(self):
        for zoom, has_lines in [(6, False), (8, True)]:
            page = self.open(case="markers/tolerated-light.png", rest=f"&zoom={zoom}", keys="c")
            x, y = spot(page, 20, 20, 1, 2)
            shades = set(column(page, (x, y), zoom * 3))
            self.assertEqual(len(shades) > 1, has_lines, f"at {zoom}")

    def test_boxes_of_ink_and_hit_frame(self):
        page = self.open(case=BUS, rest="&zoom=4", keys="c")
        # The ink box has its top at 20 points, 40 pixels: its line stands just above.
        x, y = spot(page, 45, 40, 1, 2)
        before = color(page, (x, y - 3))
        self.press(page, "o")
        settle(page)
        self.assertNotEqual(color(page, (x, y - 3)), before)
        self.press(page, "o")
        settle(page)
        self.assertEqual(color(page, (x, y - 3)), before)

    def test_the_ruler_counts_points(self):
        page = self.open(case=BUS, rest="&zoom=4")
        box = page.locator("#stage").bounding_box()
        corner = (box["x"] + 300, box["y"] + 10)
        before = column(page, corner, 4)
        self.press(page, "u")
        settle(page)
        self.assertNotEqual(column(page, corner, 4), before)
        self.assertEqual(color(page, (box["x"] + 5, box["y"] + 5)), WHITE)

    def test_backgrounds_behind_transparent_pixels(self):
        page = self.open(case=PROBE, keys="x")
        grounds = {
            "auto": (217, 223, 230), "ground-light": (217, 223, 230), "ground-dark": (47, 57, 70),
            "paper-light": WHITE, "paper-dark": (15, 20, 28)}
        for name, expected in grounds.items():
            page.select_option("#background", name)
            settle(page)
            self.assertEqual(color(page, spot(page, 1, 0, 1, 2)), expected, name)
        page.select_option("#background", "custom")
        page.fill("#custom-color", "#ff0000")
        settle(page)
        self.assertEqual(color(page, spot(page, 1, 0, 1, 2)), (255, 0, 0))
        page.select_option("#background", "checker")
        settle(page)
        x, y = spot(page, 1, 0, 1, 2)
        self.assertEqual(set(column(page, (x, y - 7), 14)), {WHITE, (213, 213, 213)})

    def test_a_key_goes_through_the_backgrounds(self):
        page = self.open(case=PROBE, keys="h")
        self.assertEqual(page.input_value("#background"), "checker")
