"use strict";

/** What is on screen. Everything that shows a part of it subscribes; only `update` changes it. */
const Session = (() => {
  const state = {
    /** The open case, or null. */
    item: null,
    isGallery: false,
    view: "side",
    /** Screen pixels per picture pixel. */
    zoom: 1,
    /** "fit" or "true" while the zoom follows the window or the screen, else null. */
    zoomMode: null,
    /** The picture pixel in the middle of every pane. */
    center: { x: 0, y: 0 },
    /** The region stepped to, or -1. */
    region: -1,
    /** How much of the actual side swipe and onion skin show, 0 to 1. */
    amount: 0.5,
    /** The side that blink and strobe show. */
    showing: "actual",
    isPlaying: false,
    /** Changes from side to side in a second, while strobe plays. */
    rate: 2,
    /** The picture pixel under the pointer or moved to by key, and the side it is read from. */
    cursor: null,
    /** At most two pixels to compare, each with its side. */
    picks: [],
    search: "",
    verdicts: new Set(),
    background: "auto",
    customColor: "#808080",
    hasGrid: true,
    hasChanges: true,
    hasBoxes: false,
    hasRuler: false,
    hasMap: true,
    hasShortcuts: true,
    theme: "auto",
  };
  const kept = [
    "background", "customColor", "hasGrid", "hasChanges", "hasBoxes", "hasRuler", "hasMap",
    "hasShortcuts", "theme",
  ];
  const key = "render-markers review preferences";
  const listeners = [];

  /** Changes the state and tells every subscriber the names of what became different. */
  function update(changes) {
    const changed = new Set();
    for (const [name, value] of Object.entries(changes)) {
      if (Object.is(state[name], value)) continue;
      state[name] = value;
      changed.add(name);
    }
    if (changed.size === 0) return;
    if (kept.some((name) => changed.has(name))) keep();
    for (const listener of listeners) listener(changed);
  }

  function subscribe(listener) {
    listeners.push(listener);
  }

  function keep() {
    Store.write(key, Object.fromEntries(kept.map((name) => [name, state[name]])));
  }

  function restore() {
    const stored = Store.read(key);
    if (stored === null || typeof stored !== "object") return;
    for (const name of kept) {
      if (typeof stored[name] === typeof state[name]) state[name] = stored[name];
    }
  }

  return { state, update, subscribe, restore };
})();
