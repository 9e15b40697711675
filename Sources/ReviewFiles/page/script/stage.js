"use strict";

/** The stage: draws the open case whenever something that shows on it changes. */
const Stage = (() => {
  const { state, update } = Session;
  const stage = Dom.byId("stage");
  const canvas = Dom.byId("canvas");
  const context = canvas.getContext("2d");
  const labels = [Dom.byId("label-first"), Dom.byId("label-second")];
  let isScheduled = false;
  let timer = 0;

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(paint);
  }

  function paint() {
    isScheduled = false;
    const panes = Viewport.panes(state);
    if (state.isGallery || panes.length === 0) return;
    const palette = readPalette();
    context.fillStyle = palette.stage;
    context.fillRect(0, 0, canvas.width, canvas.height);
    for (const pane of panes) {
      Painter.paint(context, pane, state, palette);
      Overlays.paint(context, pane, state, palette);
    }
    paintGap(panes, palette);
    Minimap.paint(panes.at(-1), palette);
    describe(panes);
  }

  /** The page's colours, as the theme in force has them. */
  function readPalette() {
    const style = getComputedStyle(document.documentElement);
    const names = ["paper", "ink", "brand", "alert", "caption", "card", "line", "stage"];
    return Object.fromEntries(
      names.map((name) => [name, style.getPropertyValue(`--${name}`)]));
  }

  function paintGap(panes, palette) {
    const [first, second] = panes;
    if (second === undefined) return;
    context.fillStyle = palette.line;
    if (second.x > 0) {
      context.fillRect(first.width, 0, second.x - first.width, canvas.height);
    } else {
      context.fillRect(0, first.height, canvas.width, second.y - first.height);
    }
  }

  function sideName(side) {
    const { expectedName, actualName } = Data.review;
    const picture = state.item[side];
    const problem = picture !== null && Pictures.isBroken(picture.image) ? " cannot be shown" : "";
    const name = side === "expected" ? `Expected · ${expectedName}` : `Actual · ${actualName}`;
    return name + problem;
  }

  /** Names of the panes, on screen and for those who cannot see them. */
  function describe(panes) {
    const texts = labelTexts(panes);
    labels.forEach((label, index) => {
      label.hidden = texts[index] === undefined;
      if (label.hidden) return;
      label.textContent = texts[index];
      placeLabel(label, panes[index] ?? null, panes[0]);
    });
    const zoom = Dom.decimal(state.zoom, 2);
    canvas.setAttribute("aria-label", `${texts.join(", ")}: ${state.item.id} at ${zoom}×`);
  }

  function labelTexts(panes) {
    if (!Data.isWhole(state.item)) return [sideName(panes[0].side)];
    if (state.view === "swipe") return [sideName("expected"), sideName("actual")];
    if (state.view === "onion") {
      return [`${Math.round(state.amount * 100)} % ${sideName("actual").toLowerCase()}`];
    }
    if (state.view === "difference") return ["Difference"];
    return panes.map((pane) => sideName(pane.side));
  }

  /** A second label without a pane of its own stands at the right. */
  function placeLabel(label, pane, whole) {
    const ratio = Viewport.ratio();
    const inset = 8 + (state.hasRuler ? Overlays.rulerSize : 0);
    label.style.top = `${(pane ?? whole).y / ratio + inset}px`;
    label.style.left = pane === null ? "auto" : `${pane.x / ratio + inset}px`;
    label.style.right = pane === null ? "8px" : "auto";
  }

  /** Gives the canvas the screen's own pixels: as many as it covers. */
  function resize([entry]) {
    measure();
    const box = entry.devicePixelContentBoxSize?.[0];
    // Exact where the ratio is no whole number; a browser that only imitates one leaves it out.
    const isExact = box !== undefined && Math.abs(box.inlineSize - canvas.width) <= 1;
    if (isExact) adopt(box.inlineSize, box.blockSize);
    if (state.zoomMode === "fit") Navigation.fit();
    if (state.zoomMode === "true") Navigation.showTrueSize();
    schedule();
  }

  /** Measures at once, for a case that is about to open. */
  function measure() {
    const ratio = Viewport.ratio();
    adopt(Math.round(stage.clientWidth * ratio), Math.round(stage.clientHeight * ratio));
  }

  function adopt(width, height) {
    if (width === 0 || height === 0) return;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    Viewport.setArea(width, height);
  }

  function observeSize() {
    const observer = new ResizeObserver(resize);
    try {
      observer.observe(canvas, { box: "device-pixel-content-box" });
    } catch {
      // Safari measures in CSS pixels only.
      observer.observe(canvas);
    }
  }

  async function loadItem() {
    const { item } = state;
    if (item === null) return;
    stage.setAttribute("aria-busy", "true");
    await Pictures.load(item);
    if (state.item !== item) return;
    stage.removeAttribute("aria-busy");
    schedule();
  }

  function flip() {
    update({ showing: state.showing === "actual" ? "expected" : "actual" });
  }

  /** Alternates while strobe plays, and never otherwise. */
  function runStrobe() {
    clearInterval(timer);
    if (state.isPlaying && state.view === "strobe") timer = setInterval(flip, 1000 / state.rate);
  }

  Session.subscribe((changed) => {
    if (changed.has("item")) loadItem();
    if (changed.has("isPlaying") || changed.has("rate") || changed.has("view")) runStrobe();
    schedule();
  });
  observeSize();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", schedule);

  return { measure, flip };
})();
