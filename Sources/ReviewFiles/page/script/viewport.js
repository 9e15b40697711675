"use strict";

/**
 * From picture pixels to screen pixels and back. All panes share one zoom and one centre, so they
 * pan and zoom in step. Screen pixels are the screen's own, so whole zooms are crisp on any screen.
 */
const Viewport = (() => {
  const levels = [0.125, 0.25, 0.5, 1, 2, 3, 4, 6, 8, 12, 16];
  const smallest = levels[0];
  const largest = levels.at(-1);
  /** From here on a pixel is large enough for a grid. */
  const gridZoom = 8;
  let area = { width: 1, height: 1 };

  function ratio() {
    return window.devicePixelRatio || 1;
  }

  /** Tells the size of the stage, in screen pixels. */
  function setArea(width, height) {
    area = { width: Math.max(width, 1), height: Math.max(height, 1) };
  }

  /** The panes of the view: each with its side and its rectangle. */
  function panes(state) {
    const whole = { x: 0, y: 0, width: area.width, height: area.height };
    const item = state.item;
    if (item === null) return [];
    if (!Data.isWhole(item)) {
      return [{ ...whole, side: item.expected === null ? "actual" : "expected" }];
    }
    if (state.view === "side") return halves(whole);
    if (state.view === "blink" || state.view === "strobe") {
      return [{ ...whole, side: state.showing }];
    }
    return [{ ...whole, side: "actual" }];
  }

  function halves(whole) {
    const gap = Math.round(ratio());
    if (whole.width < whole.height) {
      const height = Math.floor((whole.height - gap) / 2);
      const below = { ...whole, y: height + gap, height: whole.height - height - gap };
      return [{ ...whole, height, side: "expected" }, { ...below, side: "actual" }];
    }
    const width = Math.floor((whole.width - gap) / 2);
    const right = { ...whole, x: width + gap, width: whole.width - width - gap };
    return [{ ...whole, width, side: "expected" }, { ...right, side: "actual" }];
  }

  /** Where the picture's top left corner falls: on a whole screen pixel. */
  function origin(pane, state) {
    return {
      x: Math.round(pane.x + pane.width / 2 - state.center.x * state.zoom),
      y: Math.round(pane.y + pane.height / 2 - state.center.y * state.zoom),
    };
  }

  /** The picture point under a screen point. */
  function toPicture(pane, state, point) {
    const start = origin(pane, state);
    return { x: (point.x - start.x) / state.zoom, y: (point.y - start.y) / state.zoom };
  }

  function clamped(value, low, high) {
    return Math.min(Math.max(value, low), high);
  }

  /** The nearest centre that leaves no more room beside the picture than shows its edge. */
  function clampCenter(state, center) {
    const [pane] = panes(state);
    const size = Data.size(state.item);
    const margin = 32 * ratio() / state.zoom;
    const within = (value, length, room) => {
      const reach = room / state.zoom / 2;
      if (length <= 2 * reach) return length / 2;
      return clamped(value, reach - margin, length - reach + margin);
    };
    return {
      x: within(center.x, size.width, pane.width), y: within(center.y, size.height, pane.height),
    };
  }

  /** The zoom at which all of the picture is seen, whole where it enlarges. */
  function fitZoom(state) {
    const [pane] = panes(state);
    const size = Data.size(state.item);
    const margin = 48 * ratio();
    const zoom = Math.min(
      (pane.width - margin) / size.width, (pane.height - margin) / size.height, largest);
    return Math.max(zoom >= 1 ? Math.floor(zoom) : zoom, 1 / 64);
  }

  /** One point as long as one CSS pixel: life size, whatever the picture's scale and the screen. */
  function trueZoom(item) {
    return ratio() / (item.scale ?? 1);
  }

  /** Zoom and centre that show a box large, with some of what surrounds it. */
  function around(state, box) {
    const [pane] = panes(state);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const share = Math.min(pane.width * 0.6 / box.width, pane.height * 0.6 / box.height);
    // A hairline across a whole sheet would fit at no zoom that shows it: its short side counts.
    const least = Math.min(box.width, box.height) <= gridZoom ? 4 : 1;
    const most = Math.min(gridZoom * Math.round(ratio()), largest);
    const zoom = Math.max(clamped(Math.floor(share), least, most), Math.floor(fitZoom(state)));
    return { zoom, zoomMode: null, center: clampCenter({ ...state, zoom }, middle) };
  }

  /** The next level in a direction. */
  function step(zoom, direction) {
    const further = direction > 0
      ? levels.find((level) => level > zoom + 0.001)
      : levels.findLast((level) => level < zoom - 0.001);
    return further ?? (direction > 0 ? largest : Math.min(zoom, smallest));
  }

  return {
    levels, smallest, largest, gridZoom, ratio, setArea, panes, origin, toPicture, clamped,
    clampCenter, fitZoom, trueZoom, around, step,
  };
})();
