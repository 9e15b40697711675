"use strict";

/** The tools above the stage: each control shows a part of the state and changes it. */
const Toolbar = (() => {
  const { state, update } = Session;
  const toggles = { grid: "hasGrid", changes: "hasChanges", boxes: "hasBoxes", map: "hasMap",
    ruler: "hasRuler" };
  const safeRates = [1, 2, 4];
  const fastRates = [8, 12, 16];

  function radios(name) {
    return [...document.querySelectorAll(`input[name="${name}"]`)];
  }

  function showView() {
    const isWhole = state.item !== null && Data.isWhole(state.item);
    for (const radio of radios("view")) {
      radio.checked = radio.value === (isWhole ? state.view : "side");
      radio.disabled = !isWhole && radio.value !== "side";
    }
    const view = isWhole ? state.view : "side";
    Dom.byId("amount-tool").hidden = view !== "swipe" && view !== "onion";
    Dom.byId("amount-name").textContent = view === "swipe" ? "Divider" : "Blend";
    Dom.byId("amount").value = state.amount * 100;
    Dom.byId("flip-tool").hidden = view !== "blink";
    Dom.byId("strobe-tool").hidden = view !== "strobe";
    Dom.byId("play").textContent = state.isPlaying ? "Stop" : "Start";
    Dom.byId("play").setAttribute("aria-pressed", state.isPlaying);
    Dom.byId("rate").value = state.rate;
  }

  function showZoom() {
    const select = Dom.byId("zoom");
    const value = Dom.decimal(state.zoom, 3);
    select.querySelector("[data-custom]")?.remove();
    if (![...select.options].some((option) => option.value === value)) {
      select.append(Dom.create(
        "option", { value, "data-custom": true }, `${Dom.decimal(state.zoom, 2)}×`));
    }
    select.value = value;
    Dom.byId("life-size").setAttribute("aria-pressed", state.zoomMode === "true");
    Dom.byId("fit").setAttribute("aria-pressed", state.zoomMode === "fit");
    const scale = state.item?.scale ?? 1;
    Dom.byId("life-size").title =
      `1 pt on 1 CSS pixel: this screen has ${Dom.decimal(Viewport.ratio())} pixels a point, ` +
      `the picture ${scale} (T)`;
  }

  function showRegions() {
    const regions = state.item === null ? [] : Data.regions(state.item);
    const total = state.item?.numbers?.regionCount ?? 0;
    for (const id of ["region-previous", "region-next", "zoom-change"]) {
      Dom.byId(id).disabled = regions.length === 0;
    }
    const shown = regions.length < total ? `${regions.length} shown of ${total}` : total;
    Dom.byId("region").textContent = regions.length === 0 ? "No change"
      : `Change ${state.region < 0 ? "–" : state.region + 1} of ${shown}`;
  }

  function showSiblings() {
    const { item } = state;
    if (item === null) return;
    const isThemed = item.theme === "light" || item.theme === "dark";
    Dom.byId("themes").hidden = !isThemed;
    for (const radio of radios("case-theme")) {
      radio.checked = radio.value === item.theme;
      radio.disabled = Data.inTheme(item, radio.value) === undefined;
    }
    const scales = Data.scales(item).map((other) => String(other.scale));
    Dom.byId("scales").hidden = scales.length < 2;
    for (const radio of radios("case-scale")) {
      radio.closest("label").hidden = !scales.includes(radio.value);
      radio.checked = radio.value === String(item.scale);
    }
  }

  function showOverlays() {
    for (const [id, name] of Object.entries(toggles)) Dom.byId(id).checked = state[name];
    Dom.byId("boxes").disabled = state.item?.overlays == null;
    Dom.byId("background").value = state.background;
    Dom.byId("custom-color").hidden = state.background !== "custom";
    Dom.byId("custom-color").value = state.customColor;
  }

  function show() {
    showView();
    showZoom();
    showRegions();
    showSiblings();
    showOverlays();
  }

  function build() {
    const zoom = Dom.byId("zoom");
    for (const level of Viewport.levels) {
      zoom.append(Dom.create("option", { value: Dom.decimal(level, 3) }, `${level}×`));
    }
    for (const choice of Background.choices) {
      Dom.byId("background").append(Dom.create("option", { value: choice.id }, choice.name));
    }
    const scales = new Set(Data.cases.map((item) => item.scale).filter((scale) => scale !== null));
    for (const scale of [...scales].sort((a, b) => a - b)) {
      const input = Dom.create("input", { type: "radio", name: "case-scale", value: scale });
      const text = Dom.create("span", {}, `${scale}×`);
      Dom.byId("scales").append(Dom.create("label", {}, input, text));
    }
    fillRates(safeRates);
  }

  /** Two changes are one flash, and three flashes a second is where a seizure becomes possible. */
  function fillRates(rates) {
    Dom.byId("rate").replaceChildren(
      ...rates.map((rate) => Dom.create("option", { value: rate }, `${rate} changes a second`)));
  }

  function allowFast(isAllowed) {
    fillRates(isAllowed ? [...safeRates, ...fastRates] : safeRates);
    if (!isAllowed && state.rate > safeRates.at(-1)) update({ rate: safeRates.at(-1) });
    Dom.byId("rate").value = state.rate;
  }

  function on(id, type, run) {
    Dom.byId(id).addEventListener(type, (event) => run(event.target));
  }

  function zoomBy(direction) {
    Navigation.zoomTo(Viewport.step(state.zoom, direction));
  }

  function play() {
    if (state.view === "strobe") update({ isPlaying: !state.isPlaying });
    else if (state.view === "blink") Stage.flip();
  }

  function listenToViews() {
    on("views", "change", (radio) => Navigation.setView(radio.value));
    on("amount", "input", (range) => update({ amount: range.valueAsNumber / 100 }));
    on("flip", "click", Stage.flip);
    on("play", "click", play);
    on("rate", "change", (select) => update({ rate: Number(select.value) }));
    on("allow-fast", "change", (box) => allowFast(box.checked));
    on("themes", "change", (radio) => {
      Navigation.openSibling(Data.inTheme(state.item, radio.value));
    });
    on("scales", "change", (radio) => {
      const scale = Number(radio.value);
      Navigation.openSibling(Data.scales(state.item).find((item) => item.scale === scale));
    });
  }

  function listenToPlace() {
    on("zoom", "change", (select) => Navigation.zoomTo(Number(select.value)));
    on("zoom-out", "click", () => zoomBy(-1));
    on("zoom-in", "click", () => zoomBy(1));
    on("fit", "click", Navigation.fit);
    on("life-size", "click", Navigation.showTrueSize);
    on("zoom-change", "click", Navigation.zoomToChange);
    on("region-previous", "click", () => Navigation.stepRegion(-1));
    on("region-next", "click", () => Navigation.stepRegion(1));
    on("background", "change", (select) => update({ background: select.value }));
    on("custom-color", "input", (input) => update({ customColor: input.value }));
    for (const [id, name] of Object.entries(toggles)) {
      on(id, "change", (box) => update({ [name]: box.checked }));
    }
  }

  build();
  listenToViews();
  listenToPlace();
  Session.subscribe(show);

  return { zoomBy, play };
})();
