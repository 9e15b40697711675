"use strict";

/**
 * The part of the address behind "#": `case=markers/z16@2x.png&view=swipe&zoom=8&at=12,7`.
 * A link opens the page as its sender saw it; what is missing or wrong is left to the page.
 */
const Address = (() => {
  const views = ["side", "swipe", "onion", "blink", "strobe", "difference"];

  function encoded(text) {
    return encodeURIComponent(text).replaceAll("%2F", "/").replaceAll("%40", "@");
  }

  /** The address of a case, for a link that leaves view and zoom to the page. */
  function ofCase(item) {
    return `#case=${encoded(item.id)}`;
  }

  function format(state) {
    if (state.isGallery) return "#gallery";
    if (state.item === null) return "#";
    const at = [state.center.x, state.center.y].map((part) => Dom.decimal(part, 2)).join(",");
    const zoom = state.zoomMode ?? Dom.decimal(state.zoom, 3);
    const place = state.zoomMode === "fit" ? "" : `&at=${at}`;
    return `${ofCase(state.item)}&view=${state.view}&zoom=${zoom}${place}`;
  }

  function parse(hash) {
    const values = new Map();
    for (const part of hash.replace(/^#/, "").split("&")) {
      const [name, ...rest] = part.split("=");
      values.set(name, decoded(rest.join("=")));
    }
    return {
      isGallery: values.has("gallery"),
      item: Data.find(values.get("case")) ?? null,
      unknown: values.has("case") && Data.find(values.get("case")) === undefined,
      view: views.find((view) => view === values.get("view")) ?? null,
      ...zoom(values.get("zoom") ?? ""),
      center: center(values.get("at") ?? ""),
    };
  }

  function decoded(text) {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  }

  function zoom(text) {
    if (text === "fit" || text === "true") return { zoom: null, zoomMode: text };
    const value = Number(text);
    const isUsable = text !== "" && value >= Viewport.smallest && value <= Viewport.largest;
    return { zoom: isUsable ? value : null, zoomMode: null };
  }

  function center(text) {
    const match = /^(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/.exec(text);
    return match === null ? null : { x: Number(match[1]), y: Number(match[2]) };
  }

  return { views, ofCase, format, parse };
})();
