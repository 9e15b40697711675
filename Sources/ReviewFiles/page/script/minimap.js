"use strict";

/** The whole picture, small, with what is on the stage and where it changed; a click goes there. */
const Minimap = (() => {
  const { state } = Session;
  const canvas = Dom.byId("minimap");
  const context = canvas.getContext("2d");
  const longest = 176;
  let scale = 1;

  function paint(pane, palette) {
    const size = Data.size(state.item);
    // Where most of the picture is on the stage, a map would only cover some of it.
    const area = size.width * size.height * state.zoom ** 2;
    const ratio = Viewport.ratio();
    const isLarge = area >= 3 * pane.width * pane.height && pane.width >= 2.5 * longest * ratio;
    canvas.hidden = !state.hasMap || !isLarge;
    if (canvas.hidden) return;
    scale = Math.min(longest / size.width, longest / size.height);
    canvas.style.width = `${Math.round(size.width * scale)}px`;
    canvas.style.height = `${Math.round(size.height * scale)}px`;
    canvas.width = Math.round(size.width * scale * ratio);
    canvas.height = Math.round(size.height * scale * ratio);
    paintPicture();
    paintChanges(palette, ratio);
    paintFrame(pane, palette, ratio);
  }

  function paintPicture() {
    context.fillStyle = Background.color(state);
    context.fillRect(0, 0, canvas.width, canvas.height);
    const picture = state.item.actual ?? state.item.expected;
    const image = picture === null ? null : Pictures.image(picture.image);
    if (image === null) return;
    context.imageSmoothingQuality = "high";
    const size = Data.size(state.item);
    context.drawImage(
      image, 0, 0, canvas.width * picture.width / size.width,
      canvas.height * picture.height / size.height);
  }

  function paintChanges(palette, ratio) {
    context.fillStyle = palette.alert;
    for (const region of Data.regions(state.item)) {
      const factor = scale * ratio;
      const [width, height] = [region.width, region.height]
        .map((length) => Math.max(length * factor, 3 * ratio));
      const x = (region.x + region.width / 2) * factor - width / 2;
      const y = (region.y + region.height / 2) * factor - height / 2;
      context.fillRect(x, y, width, height);
    }
  }

  function paintFrame(pane, palette, ratio) {
    const start = Viewport.toPicture(pane, state, pane);
    const factor = scale * ratio;
    const box = [start.x * factor, start.y * factor, pane.width / state.zoom * factor,
      pane.height / state.zoom * factor];
    context.lineWidth = 4 * ratio;
    context.strokeStyle = palette.paper;
    context.strokeRect(...box);
    context.lineWidth = 2 * ratio;
    context.strokeStyle = palette.brand;
    context.strokeRect(...box);
  }

  function move(event) {
    if (event.buttons !== 1) return;
    const bounds = canvas.getBoundingClientRect();
    Navigation.panTo({
      x: (event.clientX - bounds.x) / scale, y: (event.clientY - bounds.y) / scale,
    });
  }

  canvas.addEventListener("pointerdown", (event) => {
    canvas.setPointerCapture(event.pointerId);
    move(event);
  });
  canvas.addEventListener("pointermove", move);

  return { paint };
})();
