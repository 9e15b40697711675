"use strict";

/** The numbers under the stage: the pixel pointed at, on both sides, and two pixels picked. */
const Inspector = (() => {
  const { state } = Session;
  const fields = Object.fromEntries(
    ["place", "expected", "actual", "delta", "contrast"].map((name) =>
      [name, Dom.byId(`inspect-${name}`)]));
  const list = fields.place.closest("dl");
  let pixels = null;
  let problem = "";

  /** Reads the pixels of the open case once somebody asks for one. */
  async function want() {
    const { item } = state;
    if (item === null || pixels?.item === item) return;
    pixels = { item, expected: null, actual: null };
    problem = "";
    list.setAttribute("aria-busy", "true");
    try {
      const sides = await Pictures.read(item);
      if (state.item === item) pixels = { item, ...sides };
    } catch (error) {
      if (state.item === item) problem = error.message;
    }
    if (state.item === item) list.removeAttribute("aria-busy");
    show();
    if (document.activeElement?.id === "stage") announce();
  }

  function pixel(place, side) {
    if (place === null || pixels?.item !== state.item) return null;
    return Pictures.pixel(pixels[side], place.x, place.y);
  }

  function show() {
    const { cursor } = state;
    const expected = pixel(cursor, "expected");
    const actual = pixel(cursor, "actual");
    fields.place.replaceChildren(...placeText(cursor));
    fields.expected.replaceChildren(...swatch(expected));
    fields.actual.replaceChildren(...swatch(actual));
    fields.delta.textContent = deltaText(expected, actual);
    fields.contrast.replaceChildren(...contrastText());
  }

  function placeText(cursor) {
    if (problem !== "") return [problem];
    if (cursor === null) return ["–"];
    const scale = state.item.scale ?? 1;
    const points = [cursor.x, cursor.y].map((part) => Dom.decimal(part / scale)).join(", ");
    return [`${cursor.x}, ${cursor.y}`, Dom.create("small", {}, ` ${points} pt`)];
  }

  /** A patch of the colour and its digits. */
  function swatch(pixel) {
    if (pixel === null) return ["–"];
    const patch = Dom.create("span", { "class": "patch", "aria-hidden": "true" });
    patch.style.setProperty("--patch", Colors.css(pixel));
    return [patch, Colors.text(pixel)];
  }

  function shown(pixel) {
    return Colors.over(pixel, Colors.parse(Background.color(state)));
  }

  function deltaText(expected, actual) {
    if (expected === null || actual === null) return "–";
    const delta = Colors.delta(expected, actual);
    if (delta === 0) return "equal";
    const distance = Colors.distance(shown(expected), shown(actual));
    return `${delta} · OKLab ${Dom.decimal(distance, 3)}`;
  }

  function contrastText() {
    const [first, second] = state.picks;
    if (first === undefined) return ["click or Enter picks a pixel"];
    const a = pixel(first, first.side);
    if (a === null) return ["–"];
    if (second === undefined) return ["A ", ...swatch(a), " · pick another"];
    const b = pixel(second, second.side);
    if (b === null) return ["A ", ...swatch(a), " · B –"];
    const ratio = Math.floor(Colors.contrast(shown(a), shown(b)) * 100) / 100;
    return [
      "A ", ...swatch(a), " B ", ...swatch(b), Dom.create("strong", {}, ` ${ratio.toFixed(2)}:1`),
      Dom.create("small", { title: "How far apart" }, ` ${apart(first, second)}`),
    ];
  }

  function apart(first, second) {
    const scale = state.item.scale ?? 1;
    const [x, y] = [second.x - first.x, second.y - first.y]
      .map((part) => Dom.decimal(Math.abs(part) / scale));
    return `${x} × ${y} pt`;
  }

  /** What a screen reader hears when a key moved the cursor. */
  function announce() {
    const names = ["place", "expected", "actual", "delta"];
    Dom.announce(names.map((name) => `${name} ${fields[name].textContent}`).join(", "));
  }

  Session.subscribe((changed) => {
    if (changed.has("item")) {
      problem = "";
      list.removeAttribute("aria-busy");
    }
    if (changed.has("cursor") && state.cursor !== null) want();
    const shows = ["item", "cursor", "picks", "background", "customColor"];
    if (shows.some((name) => changed.has(name))) show();
    if (changed.has("cursor") && document.activeElement?.id === "stage") announce();
  });

  return { show };
})();
