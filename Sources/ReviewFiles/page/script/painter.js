"use strict";

/** Draws the pictures of a pane: background, sides and how the view mixes them. */
const Painter = (() => {
  const layer = new OffscreenCanvas(1, 1);

  /** Draws one pane. `palette` holds the page's own colours. */
  function paint(context, pane, state, palette) {
    const frame = pictureFrame(pane, state);
    context.save();
    clip(context, pane);
    fillBackground(context, frame, pane, state);
    context.restore();
    context.save();
    clip(context, pane);
    paintView(context, pane, state, palette);
    context.restore();
  }

  function clip(context, rect) {
    context.beginPath();
    context.rect(rect.x, rect.y, rect.width, rect.height);
    context.clip();
  }

  /** Where both sides together fall on screen. */
  function pictureFrame(pane, state) {
    const start = Viewport.origin(pane, state);
    const size = Data.size(state.item);
    return { ...start, width: size.width * state.zoom, height: size.height * state.zoom };
  }

  function fillBackground(context, frame, pane, state) {
    clip(context, frame);
    if (Background.isChecker(state)) {
      fillChecker(context, pane);
      return;
    }
    context.fillStyle = Background.color(state);
    context.fillRect(pane.x, pane.y, pane.width, pane.height);
  }

  function fillChecker(context, pane) {
    const side = 8 * Math.round(Viewport.ratio());
    context.fillStyle = "#FFFFFF";
    context.fillRect(pane.x, pane.y, pane.width, pane.height);
    context.fillStyle = "#D5D5D5";
    for (let row = 0; row * side < pane.height; row += 1) {
      for (let column = row % 2; column * side < pane.width; column += 2) {
        context.fillRect(pane.x + column * side, pane.y + row * side, side, side);
      }
    }
  }

  function paintView(context, pane, state, palette) {
    const isMixed = Data.isWhole(state.item);
    if (isMixed && state.view === "swipe") paintSwipe(context, pane, state, palette);
    else if (isMixed && state.view === "onion") paintOnion(context, pane, state);
    else if (isMixed && state.view === "difference") paintDifference(context, pane, state);
    else paintSide(context, pane, state, pane.side);
    hatchMissing(context, pane, state, palette);
  }

  /** Draws the part of a side that the pane shows. */
  function paintSide(context, pane, state, side) {
    const picture = state.item[side];
    const image = picture === null ? null : Pictures.image(picture.image);
    if (image !== null) paintImage(context, pane, state, image);
  }

  function paintImage(context, pane, state, image) {
    const { zoom } = state;
    const start = Viewport.origin(pane, state);
    const first = (edge, from) => Math.max(Math.floor((edge - from) / zoom), 0);
    const last = (edge, from, most) => Math.min(Math.ceil((edge - from) / zoom), most);
    const [left, top] = [first(pane.x, start.x), first(pane.y, start.y)];
    const width = last(pane.x + pane.width, start.x, image.naturalWidth) - left;
    const height = last(pane.y + pane.height, start.y, image.naturalHeight) - top;
    if (width <= 0 || height <= 0) return;
    // Enlarged pixels stay squares; below 1, or between whole pixels at true size, they blend.
    context.imageSmoothingEnabled = zoom < 1 || (state.zoomMode === "true" && zoom % 1 !== 0);
    context.imageSmoothingQuality = "high";
    context.drawImage(
      image, left, top, width, height, start.x + left * zoom, start.y + top * zoom, width * zoom,
      height * zoom);
  }

  /** Expected left of the divider, actual right of it. */
  function paintSwipe(context, pane, state, palette) {
    const edge = dividerX(pane, state);
    paintClipped(context, { ...pane, width: edge - pane.x }, () =>
      paintSide(context, pane, state, "expected"));
    paintClipped(context, { ...pane, x: edge, width: pane.x + pane.width - edge }, () =>
      paintSide(context, pane, state, "actual"));
    const line = Math.max(Math.round(2 * Viewport.ratio()), 1);
    context.fillStyle = palette.paper;
    context.fillRect(edge - line, pane.y, line * 2, pane.height);
    context.fillStyle = palette.brand;
    context.fillRect(edge - line / 2, pane.y, line, pane.height);
  }

  function paintClipped(context, rect, draw) {
    context.save();
    clip(context, rect);
    draw();
    context.restore();
  }

  /** How much of the actual side the divider leaves when it stands at a picture's column. */
  function amountAt(column, state) {
    const [pane] = Viewport.panes(state);
    const range = dividerRange(pane, state);
    const x = Viewport.origin(pane, state).x + column * state.zoom;
    return 1 - Viewport.clamped((x - range.start) / (range.end - range.start), 0, 1);
  }

  /** The divider's place: a share of the visible part of the picture. */
  function dividerX(pane, state) {
    const range = dividerRange(pane, state);
    return Math.round(range.start + (range.end - range.start) * (1 - state.amount));
  }

  function dividerRange(pane, state) {
    const frame = pictureFrame(pane, state);
    const start = Math.max(frame.x, pane.x);
    const end = Math.min(frame.x + frame.width, pane.x + pane.width);
    return end > start ? { start, end } : { start: pane.x, end: pane.x + pane.width };
  }

  /** Mixed on a layer by itself and added up, so that what is equal looks as it does alone. */
  function paintOnion(context, pane, state) {
    layer.width = pane.x + pane.width;
    layer.height = pane.y + pane.height;
    const drawing = layer.getContext("2d");
    drawing.globalCompositeOperation = "lighter";
    drawing.globalAlpha = 1 - state.amount;
    paintSide(drawing, pane, state, "expected");
    drawing.globalAlpha = state.amount;
    paintSide(drawing, pane, state, "actual");
    context.drawImage(layer, 0, 0);
  }

  /** What differs, in full colour over the faded picture. */
  function paintDifference(context, pane, state) {
    const frame = pictureFrame(pane, state);
    paintSide(context, pane, state, "actual");
    context.save();
    clip(context, frame);
    context.globalAlpha = 0.8;
    fillBackground(context, frame, pane, state);
    context.restore();
    const { difference } = state.item;
    const image = difference === null ? null : Pictures.image(difference);
    if (image !== null) paintImage(context, pane, state, image);
  }

  /** Where one side is smaller than the other, there is nothing to see of it. */
  function hatchMissing(context, pane, state, palette) {
    const picture = state.item[pane.side];
    const size = Data.size(state.item);
    if (picture === null) return;
    if (picture.width === size.width && picture.height === size.height) return;
    const frame = pictureFrame(pane, state);
    const own = { width: picture.width * state.zoom, height: picture.height * state.zoom };
    context.beginPath();
    context.rect(frame.x, frame.y, frame.width, frame.height);
    context.rect(frame.x, frame.y, own.width, own.height);
    context.clip("evenodd");
    hatch(context, pane, palette);
  }

  function hatch(context, pane, palette) {
    const pitch = 8 * Viewport.ratio();
    context.fillStyle = palette.card;
    context.fillRect(pane.x, pane.y, pane.width, pane.height);
    context.strokeStyle = palette.caption;
    context.lineWidth = Viewport.ratio();
    context.beginPath();
    for (let x = -pane.height; x < pane.width; x += pitch) {
      context.moveTo(pane.x + x, pane.y + pane.height);
      context.lineTo(pane.x + x + pane.height, pane.y);
    }
    context.stroke();
  }

  return { paint, pictureFrame, amountAt, dividerX, dividerRange };
})();
