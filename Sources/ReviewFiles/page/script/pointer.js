"use strict";

/** Pointer, wheel and arrow keys on the stage. */
const Pointer = (() => {
  const { state, update } = Session;
  const stage = Dom.byId("stage");
  /** A press that moves less than this is a pick, not a pan. */
  const slack = 3;
  /** How far a wheel turns, or fingers spread, for one level of zoom. */
  const notch = 40;
  let drag = null;
  let turned = 0;

  /** The pane under a point of the window, and that point in screen and picture pixels. */
  function locate(event) {
    const bounds = stage.getBoundingClientRect();
    const ratio = Viewport.ratio();
    const point = {
      x: (event.clientX - bounds.x) * ratio, y: (event.clientY - bounds.y) * ratio,
    };
    const panes = Viewport.panes(state);
    const pane = panes.find((pane) => point.x < pane.x + pane.width &&
      point.y < pane.y + pane.height);
    if (pane === undefined) return null;
    return { point, pane, place: Viewport.toPicture(pane, state, point) };
  }

  /** The pixel at a place and the side that is seen there; null outside the picture. */
  function pixelAt({ point, pane, place }) {
    const size = Data.size(state.item);
    const [x, y] = [Math.floor(place.x), Math.floor(place.y)];
    if (x < 0 || y < 0 || x >= size.width || y >= size.height) return null;
    const isLeft = isSwipe() && point.x < Painter.dividerX(pane, state);
    return { x, y, side: isLeft ? "expected" : pane.side };
  }

  function isSwipe() {
    return state.view === "swipe" && Data.isWhole(state.item);
  }

  function press(event) {
    if (event.button !== 0 || state.item === null) return;
    const found = locate(event);
    if (found === null) return;
    stage.setPointerCapture(event.pointerId);
    const edge = isSwipe() ? Math.abs(found.point.x - Painter.dividerX(found.pane, state)) : 99;
    drag = {
      x: event.clientX, y: event.clientY, center: state.center, hasMoved: false, found,
      isDivider: edge <= 8 * Viewport.ratio(),
    };
  }

  function move(event) {
    if (state.item === null) return;
    if (drag === null) {
      const found = locate(event);
      if (found !== null) hover(found);
      return;
    }
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    drag.hasMoved ||= Math.hypot(dx, dy) > slack;
    if (drag.isDivider) moveDivider(event);
    else if (drag.hasMoved) moveCenter(dx, dy);
  }

  function hover(found) {
    const isNear = isSwipe() &&
      Math.abs(found.point.x - Painter.dividerX(found.pane, state)) <= 8 * Viewport.ratio();
    stage.classList.toggle("is-divider", isNear);
    setCursor(pixelAt(found));
  }

  function setCursor(pixel) {
    const old = state.cursor;
    if (old?.x === pixel?.x && old?.y === pixel?.y && old?.side === pixel?.side) return;
    update({ cursor: pixel });
  }

  function moveDivider(event) {
    const { pane, point } = locate(event) ?? drag.found;
    const range = Painter.dividerRange(pane, state);
    const share = (point.x - range.start) / (range.end - range.start);
    update({ amount: 1 - Viewport.clamped(share, 0, 1) });
  }

  function moveCenter(dx, dy) {
    const factor = Viewport.ratio() / state.zoom;
    Navigation.panTo({ x: drag.center.x - dx * factor, y: drag.center.y - dy * factor });
  }

  function release() {
    if (drag !== null && !drag.hasMoved && !drag.isDivider) {
      const pixel = pixelAt(drag.found);
      if (pixel !== null) pick(pixel);
    }
    drag = null;
  }

  /** First A, then B, then a new A. */
  function pick(pixel) {
    update({ picks: state.picks.length === 2 ? [pixel] : [...state.picks, pixel] });
  }

  /** Turns pan; with Control or Command, as a pinch sends them, they zoom about the pointer. */
  function wheel(event) {
    const found = state.item === null ? null : locate(event);
    if (found === null) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) {
      turned += event.deltaY;
      if (Math.abs(turned) < notch) return;
      Navigation.zoomTo(Viewport.step(state.zoom, -Math.sign(turned)), found.place);
      turned = 0;
      return;
    }
    const factor = Viewport.ratio() / state.zoom;
    Navigation.panTo({
      x: state.center.x + event.deltaX * factor, y: state.center.y + event.deltaY * factor,
    });
  }

  const arrows = {
    ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
  };

  /** Arrow keys move the pixel cursor, ten pixels with Shift; Enter picks. */
  function key(event) {
    if (state.item === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key in arrows) {
      const [dx, dy] = arrows[event.key].map((part) => part * (event.shiftKey ? 10 : 1));
      moveCursor(dx, dy);
    } else if (event.key === "Enter" && state.cursor !== null) {
      pick(state.cursor);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** The first press puts the cursor into the change, or the middle; further ones move it. */
  function moveCursor(dx, dy) {
    const { cursor: old } = state;
    const size = Data.size(state.item);
    const place = old === null ? startOfCursor() : { x: old.x + dx, y: old.y + dy };
    const cursor = {
      x: Viewport.clamped(place.x, 0, size.width - 1),
      y: Viewport.clamped(place.y, 0, size.height - 1),
      side: old?.side ?? Viewport.panes(state).at(-1).side,
    };
    update({ cursor });
    follow(cursor);
  }

  function startOfCursor() {
    const region = Data.regions(state.item)[state.region];
    const place = region === undefined ? state.center
      : { x: region.x + region.width / 2, y: region.y + region.height / 2 };
    return { x: Math.floor(place.x), y: Math.floor(place.y) };
  }

  /** The picture follows the cursor when it would leave the pane. */
  function follow(cursor) {
    const [pane] = Viewport.panes(state);
    const reach = (length) => Math.max(length / state.zoom / 2 - 2, 0);
    const near = (center, at, length) =>
      Viewport.clamped(center, at + 0.5 - reach(length), at + 0.5 + reach(length));
    Navigation.panTo({
      x: near(state.center.x, cursor.x, pane.width),
      y: near(state.center.y, cursor.y, pane.height),
    });
  }

  stage.addEventListener("pointerdown", press);
  stage.addEventListener("pointermove", move);
  stage.addEventListener("pointerup", release);
  stage.addEventListener("pointercancel", () => { drag = null; });
  stage.addEventListener("pointerleave", () => { if (drag === null) setCursor(null); });
  stage.addEventListener("wheel", wheel, { passive: false });
  stage.addEventListener("keydown", key);
})();
