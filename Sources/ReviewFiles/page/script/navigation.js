"use strict";

/** Moves from case to case and from place to place, and keeps the address and history in step. */
const Navigation = (() => {
  const { state, update } = Session;
  let writing = 0;

  /** Opens a case; a new entry of the history unless told otherwise. */
  function open(item, { place = null, keepsHistory = false } = {}) {
    const base = {
      item, isGallery: false, region: -1, picks: [], cursor: null, isPlaying: false,
      showing: "actual",
    };
    update(base);
    // The case's name and numbers may have taken another height from the stage.
    Stage.measure();
    update(place ?? changePlace(item));
    record(!keepsHistory);
  }

  /** Where a case opens: at its change, or all of it where there is none to see. */
  function changePlace(item) {
    const regions = Data.regions(item);
    if (regions.length === 0) return fitPlace(item);
    const bounds = item.numbers.boundingBox ?? regions[0];
    const all = Viewport.around(state, bounds);
    const isCompact = all.zoom >= 4 && Math.max(bounds.width, bounds.height) <= 64;
    if (regions.length === 1 || isCompact) return { ...all, region: 0 };
    return { ...Viewport.around(state, regions[0]), region: 0 };
  }

  function fitPlace(item) {
    const size = Data.size(item);
    return {
      zoom: Viewport.fitZoom({ ...state, item }), zoomMode: "fit",
      center: { x: size.width / 2, y: size.height / 2 },
    };
  }

  /** The next or previous region, round and round. */
  function stepRegion(direction) {
    if (state.item === null) return;
    const regions = Data.regions(state.item);
    if (regions.length === 0) return;
    const start = state.region < 0 && direction < 0 ? 0 : state.region;
    const region = (start + direction + regions.length) % regions.length;
    update({ ...Viewport.around(state, regions[region]), region });
    placeDivider();
    record(false);
    Dom.announce(`Change ${region + 1} of ${regions.length}`);
  }

  function zoomToChange() {
    if (state.item === null) return;
    const regions = Data.regions(state.item);
    const region = Math.max(state.region, 0);
    const place = regions.length === 0
      ? fitPlace(state.item) : { ...Viewport.around(state, regions[region]), region };
    update(place);
    record(false);
  }

  function fit() {
    if (state.item !== null) update(fitPlace(state.item));
    record(false);
  }

  function showTrueSize() {
    if (state.item === null) return;
    const zoom = Viewport.trueZoom(state.item);
    const center = Viewport.clampCenter({ ...state, zoom }, state.center);
    update({ zoom, zoomMode: "true", center });
    record(false);
  }

  /** Zooms about a picture point, which stays where it is on screen; about the centre without. */
  function zoomTo(zoom, point = state.center) {
    if (state.item === null) return;
    const factor = state.zoom / zoom;
    const center = {
      x: point.x + (state.center.x - point.x) * factor,
      y: point.y + (state.center.y - point.y) * factor,
    };
    update({ zoom, zoomMode: null, center: Viewport.clampCenter({ ...state, zoom }, center) });
    record(false);
  }

  function panTo(center) {
    if (state.item === null) return;
    const clamped = Viewport.clampCenter(state, center);
    if (clamped.x === state.center.x && clamped.y === state.center.y) return;
    update({ center: clamped, zoomMode: state.zoomMode === "fit" ? null : state.zoomMode });
    record(false);
  }

  /** The same drawing elsewhere, at the same place: in the other theme, or at another scale. */
  function openSibling(item) {
    if (item === undefined || item === state.item) return;
    const factor = (item.scale ?? 1) / (state.item.scale ?? 1);
    const { zoomMode, picks, cursor, region } = state;
    const center = { x: state.center.x * factor, y: state.center.y * factor };
    const zoom = siblingZoom(item, factor);
    const place = {
      zoom, zoomMode, center: Viewport.clampCenter({ ...state, item, zoom }, center),
      region: region < Data.regions(item).length ? region : -1,
    };
    open(item, { place: factor === 1 ? { ...place, picks, cursor } : place });
    if (zoomMode === "fit") fit();
  }

  /** The zoom at which a point stays as long as it is, whole where it enlarges. */
  function siblingZoom(item, factor) {
    if (state.zoomMode === "true") return Viewport.trueZoom(item);
    const zoom = state.zoom / factor;
    const rounded = zoom >= 1 ? Math.round(zoom) : zoom;
    return Viewport.clamped(rounded, Viewport.smallest, Viewport.largest);
  }

  function otherTheme() {
    if (state.item !== null) {
      openSibling(Data.inTheme(state.item, state.item.theme === "dark" ? "light" : "dark"));
    }
  }

  function nextScale() {
    if (state.item === null) return;
    const scales = Data.scales(state.item);
    openSibling(scales[(scales.indexOf(state.item) + 1) % scales.length]);
  }

  function openGallery() {
    update({ isGallery: true, isPlaying: false });
    record(true);
  }

  function closeGallery() {
    const item = state.item ?? Data.cases[0];
    if (item !== undefined) open(item);
  }

  function setView(view) {
    update({ view, isPlaying: false, showing: "actual" });
    if (state.zoomMode === "fit") fit();
    else if (state.item !== null) panTo(state.center);
    placeDivider();
    record(false);
  }

  /** Swipe starts with its divider through the change. */
  function placeDivider() {
    const region = state.item === null ? undefined : Data.regions(state.item)[state.region];
    if (state.view !== "swipe" || region === undefined) return;
    update({ amount: Painter.amountAt(region.x + region.width / 2, state) });
  }

  /** Browsers count calls: what changes with every move of a pointer is written a bit later. */
  function record(isNew) {
    clearTimeout(writing);
    if (isNew) write(true);
    else writing = setTimeout(write, 150, false);
  }

  function write(isNew) {
    const address = Address.format(state);
    if (address === location.hash) return;
    if (isNew && location.hash !== "") history.pushState(null, "", address);
    else history.replaceState(null, "", address);
  }

  /** Shows what the address says; what it leaves open is chosen here. */
  function restore() {
    clearTimeout(writing);
    const asked = Address.parse(location.hash);
    const fails = Data.cases.some((item) => item.verdict !== "equal");
    if (asked.isGallery || (asked.item === null && !fails)) {
      update({ isGallery: true, isPlaying: false });
    } else if (asked.item ?? Data.cases[0]) {
      openAsked(asked);
    }
    if (asked.unknown) Dom.announce("The case of this link is not in this review.");
    write(false);
  }

  function openAsked(asked) {
    const item = asked.item ?? Data.cases[0];
    update({ view: asked.view ?? state.view });
    open(item, { keepsHistory: true });
    if (asked.zoomMode === "fit") fit();
    if (asked.zoomMode === "true") showTrueSize();
    if (asked.zoom !== null) zoomTo(asked.zoom);
    if (asked.center !== null && asked.zoomMode !== "fit") {
      const isMoved = asked.center.x !== state.center.x || asked.center.y !== state.center.y;
      if (isMoved) panTo(asked.center);
    }
  }

  return {
    open, stepRegion, zoomToChange, fit, showTrueSize, zoomTo, panTo, openSibling, otherTheme,
    nextScale, openGallery, closeGallery, setView, restore,
  };
})();
