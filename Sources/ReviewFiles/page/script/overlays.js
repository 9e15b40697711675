"use strict";

/** What is drawn over a picture: grid, changes, boxes, pixels picked, ruler. Never changes it. */
const Overlays = (() => {
  const rulerSize = 18;

  function paint(context, pane, state, palette) {
    const frame = Painter.pictureFrame(pane, state);
    context.save();
    context.beginPath();
    context.rect(pane.x, pane.y, pane.width, pane.height);
    context.clip();
    paintEdge(context, frame, palette);
    const hasSide = state.item[pane.side] !== null;
    if (state.hasGrid && hasSide && state.zoom >= Viewport.gridZoom) {
      paintGrid(context, pane, frame, state);
    }
    if (state.hasBoxes) paintBoxes(context, frame, state, palette);
    if (state.hasChanges) paintChanges(context, frame, state, palette);
    paintPicks(context, frame, pane, state, palette);
    paintCursor(context, frame, state, palette);
    if (state.hasRuler) paintRulers(context, pane, frame, state, palette);
    context.restore();
  }

  function thin() {
    return Math.max(Math.round(Viewport.ratio()), 1);
  }

  /** A line of `width` wholly outside a box, so that no pixel of it is covered. */
  function strokeOutside(context, box, width, color) {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.strokeRect(
      box.x - width / 2, box.y - width / 2, box.width + width, box.height + width);
  }

  function paintEdge(context, frame, palette) {
    strokeOutside(context, frame, thin(), palette.line);
  }

  /** Lines on the left and top edge of each pixel of the pane's own side. */
  function paintGrid(context, pane, frame, state) {
    const { zoom } = state;
    const own = state.item[pane.side];
    const scale = state.item.scale ?? 1;
    const visible = (from, edge, length, whole) => [
      Math.max(Math.ceil((edge - from) / zoom), 0),
      Math.min(Math.floor((edge + length - from) / zoom), whole),
    ];
    const [left, right] = visible(frame.x, pane.x, pane.width, own.width);
    const [top, bottom] = visible(frame.y, pane.y, pane.height, own.height);
    // A point's edge is stronger than a pixel's.
    const shade = (index) => index % scale === 0 ? "rgb(128 128 128 / 0.6)"
      : "rgb(128 128 128 / 0.3)";
    for (let column = left; column <= right; column += 1) {
      context.fillStyle = shade(column);
      context.fillRect(
        frame.x + column * zoom, frame.y + top * zoom, thin(), (bottom - top) * zoom);
    }
    for (let row = top; row <= bottom; row += 1) {
      context.fillStyle = shade(row);
      context.fillRect(
        frame.x + left * zoom, frame.y + row * zoom, (right - left) * zoom, thin());
    }
  }

  /** A box of picture pixels on screen. */
  function onScreen(frame, zoom, box) {
    return {
      x: frame.x + box.x * zoom, y: frame.y + box.y * zoom, width: box.width * zoom,
      height: box.height * zoom,
    };
  }

  /** At least so large that an eye finds it. */
  function enlarged(box, least) {
    const width = Math.max(box.width, least);
    const height = Math.max(box.height, least);
    return {
      x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height,
    };
  }

  function paintChanges(context, frame, state, palette) {
    const unit = thin();
    Data.regions(state.item).forEach((region, index) => {
      const isCurrent = index === state.region;
      const least = (isCurrent ? 14 : 6) * unit;
      const box = enlarged(onScreen(frame, state.zoom, region), least);
      const away = { x: box.x - unit, y: box.y - unit, width: box.width + 2 * unit,
        height: box.height + 2 * unit };
      if (isCurrent) strokeOutside(context, box, 4 * unit, palette.paper);
      strokeOutside(context, away, isCurrent ? 2 * unit : unit, palette.alert);
    });
  }

  function paintBoxes(context, frame, state, palette) {
    const { overlays } = state.item;
    if (overlays === null) return;
    const factor = state.zoom * (state.item.scale ?? 1);
    const unit = thin();
    if (overlays.hitFrame !== null) {
      context.setLineDash([4 * unit, 4 * unit]);
      strokeOutside(context, onScreen(frame, factor, overlays.hitFrame), unit, palette.caption);
      context.setLineDash([]);
      label(context, onScreen(frame, factor, overlays.hitFrame), "hit", overlays.hitFrame, palette);
    }
    if (overlays.ink !== null) {
      strokeOutside(context, onScreen(frame, factor, overlays.ink), unit, palette.brand);
      label(context, onScreen(frame, factor, overlays.ink), "ink", overlays.ink, palette);
    }
    if (overlays.anchor !== null) paintAnchor(context, frame, factor, overlays.anchor, palette);
  }

  /** "ink 20 × 20", in points, above the box. */
  function label(context, box, name, size, palette) {
    const text = `${name} ${Dom.decimal(size.width)} × ${Dom.decimal(size.height)} pt`;
    tag(context, text, box.x, box.y - 4 * Viewport.ratio(), palette);
  }

  /** Small text on a plate of its own, its lower left corner given. */
  function tag(context, text, x, y, palette) {
    const ratio = Viewport.ratio();
    context.font = `${11 * ratio}px system-ui, sans-serif`;
    const width = context.measureText(text).width + 8 * ratio;
    context.fillStyle = palette.paper;
    context.fillRect(x, y - 16 * ratio, width, 16 * ratio);
    context.fillStyle = palette.ink;
    context.textBaseline = "alphabetic";
    context.textAlign = "left";
    context.fillText(text, x + 4 * ratio, y - 4.5 * ratio);
  }

  function paintAnchor(context, frame, factor, anchor, palette) {
    const [x, y] = [frame.x + anchor.x * factor, frame.y + anchor.y * factor];
    const reach = 8 * thin();
    context.strokeStyle = palette.brand;
    context.lineWidth = thin();
    context.beginPath();
    context.moveTo(x - reach, y);
    context.lineTo(x + reach, y);
    context.moveTo(x, y - reach);
    context.lineTo(x, y + reach);
    context.stroke();
  }

  /** The pixel under the pointer, in every pane. */
  function paintCursor(context, frame, state, palette) {
    if (state.cursor === null) return;
    const cell = { ...state.cursor, width: 1, height: 1 };
    const box = enlarged(onScreen(frame, state.zoom, cell), 5 * thin());
    strokeOutside(context, box, 3 * thin(), palette.paper);
    strokeOutside(context, box, thin(), palette.ink);
  }

  function paintPicks(context, frame, pane, state, palette) {
    state.picks.forEach((pick, index) => {
      const cell = { x: pick.x, y: pick.y, width: 1, height: 1 };
      const box = enlarged(onScreen(frame, state.zoom, cell), 5 * thin());
      strokeOutside(context, box, 3 * thin(), palette.paper);
      strokeOutside(context, box, 2 * thin(), palette.brand);
      tag(context, "AB"[index], box.x + box.width + 4 * thin(), box.y, palette);
    });
  }

  /** Ticks in points along the top and the left of a pane; zero is the picture's corner. */
  function paintRulers(context, pane, frame, state, palette) {
    const size = rulerSize * Viewport.ratio();
    const perPoint = state.zoom * (state.item.scale ?? 1);
    const step = rulerStep(perPoint);
    context.fillStyle = palette.paper;
    context.fillRect(pane.x, pane.y, pane.width, size);
    context.fillRect(pane.x, pane.y, size, pane.height);
    paintTicks(context, pane.x + size, pane.x + pane.width, frame.x, perPoint, step, palette,
      (at) => [at, pane.y, size]);
    context.save();
    // The left ruler is the top one turned a quarter to the left.
    context.translate(pane.x, pane.y + pane.height);
    context.rotate(-Math.PI / 2);
    paintTicks(context, size, pane.height, frame.y - pane.y, perPoint, step, palette,
      (at) => [pane.height - at, 0, size]);
    context.restore();
    context.fillStyle = palette.line;
    context.fillRect(pane.x, pane.y + size, pane.width, thin());
    context.fillRect(pane.x + size, pane.y, thin(), pane.height);
    context.fillStyle = palette.paper;
    context.fillRect(pane.x, pane.y, size, size);
  }

  function rulerStep(perPoint) {
    const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
    return steps.find((step) => step * perPoint >= 48 * Viewport.ratio()) ?? 2000;
  }

  function paintTicks(context, start, end, zero, perPoint, step, palette, place) {
    context.font = `${10 * Viewport.ratio()}px system-ui, sans-serif`;
    context.textBaseline = "alphabetic";
    context.textAlign = "left";
    const parts = step === 1 ? 2 : step % 5 === 0 ? 5 : 2;
    const first = Math.ceil((start - zero) / perPoint / step * parts);
    const last = Math.floor((end - zero) / perPoint / step * parts);
    for (let index = first; index <= last; index += 1) {
      const isMajor = index % parts === 0;
      const [x, y, size] = place(Math.round(zero + index * step / parts * perPoint));
      context.fillStyle = isMajor ? palette.caption : palette.line;
      const length = isMajor ? size * 0.5 : size * 0.25;
      context.fillRect(x, y + size - length, thin(), length);
      if (isMajor) {
        context.fillText(String(index * step / parts), x + 3 * thin(), y + size * 0.6);
      }
    }
  }

  return { paint, rulerSize };
})();
