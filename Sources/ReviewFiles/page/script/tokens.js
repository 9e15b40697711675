"use strict";

/** Why pictures changed: the tokens whose value is another, old → new. */
const Tokens = (() => {
  /** More than these stand behind a button, so that the pictures keep their room. */
  const shownAtFirst = 6;

  function row(token, index) {
    return Dom.create(
      "li", { "class": "token", hidden: index >= shownAtFirst },
      Dom.create("code", {}, token.name), ...change(token));
  }

  /** One pair of values, or a pair for each theme where they differ. */
  function change({ old, new: fresh }) {
    const pair = (theme) => [old?.[theme] ?? null, fresh?.[theme] ?? null];
    const [light, dark] = [pair("light"), pair("dark")];
    if (light.join() === dark.join()) return arrow(...light);
    return [["Light", light], ["Dark", dark]]
      .filter(([, values]) => values[0] !== values[1])
      .flatMap(([name, values]) =>
        [Dom.create("span", { "class": "token-theme" }, name), ...arrow(...values)]);
  }

  function arrow(before, after) {
    return [
      value(before, "added"), Dom.create("span", { "aria-hidden": "true" }, "→"),
      Dom.create("span", { "class": "sr" }, "becomes"), value(after, "removed"),
    ];
  }

  function value(text, absence) {
    if (text === null) return Dom.create("em", {}, absence === "added" ? "not there" : absence);
    if (!/^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(text)) return Dom.create("b", {}, text);
    const patch = Dom.create("span", { "class": "patch", "aria-hidden": "true" });
    patch.style.setProperty("--patch", text);
    return Dom.create("b", {}, patch, text.toUpperCase());
  }

  function show() {
    const { tokens } = Data.review;
    Dom.byId("tokens").hidden = tokens.length === 0;
    if (tokens.length === 0) return;
    Dom.byId("tokens-name").textContent = `${Dom.count(tokens.length, "token")} changed`;
    Dom.byId("token-list").replaceChildren(...tokens.map(row));
    const more = Dom.byId("tokens-more");
    more.hidden = tokens.length <= shownAtFirst;
    more.textContent = `Show all ${tokens.length}`;
    more.addEventListener("click", () => {
      for (const token of Dom.byId("token-list").children) token.hidden = false;
      more.hidden = true;
    });
  }

  show();
})();
