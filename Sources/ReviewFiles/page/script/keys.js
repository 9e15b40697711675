"use strict";

/** Every key of the page: one table drives them and is what the help shows. */
const Keys = (() => {
  const { state, update } = Session;
  const dialog = Dom.byId("help");

  function toggle(name) {
    return () => update({ [name]: !state[name] });
  }

  const groups = [
    ["Cases", [
      [["j", "ArrowDown"], "Next case", () => CaseList.step(1)],
      [["k", "ArrowUp"], "Previous case", () => CaseList.step(-1)],
      [["l"], "Next undecided case", () => CaseList.stepUndecided()],
      [["/"], "Filter the list", () => Dom.byId("search").focus()],
      [["d"], "Light or dark", Navigation.otherTheme],
      [["s"], "Next scale: 1×, 2×, 3×", Navigation.nextScale],
      [["g"], "Gallery", () => Dom.byId("gallery-open").click()],
    ]],
    ["Decide", [
      [["a"], "Accept", () => CaseHead.decide("accept")],
      [["r"], "Reject", () => CaseHead.decide("reject")],
      [["A"], "Accept all that change alike", () => CaseHead.decide("accept", true)],
      [["R"], "Reject all that change alike", () => CaseHead.decide("reject", true)],
      [["m"], "Write a note", () => Dom.byId("note").focus()],
      [["e"], "Export the review", Export.open],
    ]],
    ["Views", [
      [["1"], "Side by side", () => chooseView("side")],
      [["2"], "Swipe", () => chooseView("swipe")],
      [["3"], "Onion skin", () => chooseView("onion")],
      [["4", "b"], "Blink", () => chooseView("blink")],
      [["5"], "Strobe", () => chooseView("strobe")],
      [["6"], "Difference", () => chooseView("difference")],
      [[" "], "Blink: the other side. Strobe: start or stop", Toolbar.play],
      [["[", "]"], "Divider or blend, a step less or more", null],
    ]],
    ["Place", [
      [["n"], "Next change", () => Navigation.stepRegion(1)],
      [["p"], "Previous change", () => Navigation.stepRegion(-1)],
      [["z"], "Zoom to the change", Navigation.zoomToChange],
      [["+", "="], "Zoom in", () => Toolbar.zoomBy(1)],
      [["-"], "Zoom out", () => Toolbar.zoomBy(-1)],
      [["0"], "All of the picture", Navigation.fit],
      [["t"], "True size", Navigation.showTrueSize],
    ]],
    ["Look", [
      [["c"], "Mark changes", toggle("hasChanges")],
      [["x"], "Pixel grid, from 8×", toggle("hasGrid")],
      [["o"], "Ink box and hit frame", toggle("hasBoxes")],
      [["u"], "Ruler in points", toggle("hasRuler")],
      [["w"], "Map of the whole picture", toggle("hasMap")],
      [["h"], "Next background", Background.next],
    ]],
    ["On the stage", [
      [["v"], "Go to the stage", () => Dom.byId("stage").focus()],
      [["←", "↑", "↓", "→"], "Move the pixel cursor, with Shift by ten", null],
      [["Enter"], "Pick a pixel, then another: their contrast", null],
    ]],
    ["Page", [
      [["?"], "These keys", openHelp],
      [["Escape"], "Leave a field, drop the pixels picked", leave],
    ]],
  ];
  const actions = new Map(groups.flatMap(([, rows]) => rows).flatMap(([keys, , run]) =>
    run === null ? [] : keys.map((key) => [key, run])));
  actions.set("[", () => moveAmount(-0.05));
  actions.set("]", () => moveAmount(0.05));

  function chooseView(view) {
    if (state.item !== null && Data.isWhole(state.item)) Navigation.setView(view);
  }

  function moveAmount(change) {
    update({ amount: Viewport.clamped(state.amount + change, 0, 1) });
  }

  function leave() {
    update({ picks: [] });
    if (Dom.takesText(document.activeElement)) document.activeElement.blur();
  }

  /** Keys that the element in focus needs itself. */
  function isTaken(event) {
    const { target, key } = event;
    if (key === "Escape") return false;
    if (Dom.takesText(target)) return true;
    const isArrow = key.startsWith("Arrow");
    if (isArrow && target.matches?.("input")) return true;
    return (key === " " || key === "Enter") && target.matches?.("button, input, a, summary");
  }

  function press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (document.querySelector("dialog[open]") !== null || isTaken(event)) return;
    if (!state.hasShortcuts && event.key.length === 1 && event.key !== "?") return;
    const run = actions.get(event.key);
    if (run === undefined) return;
    event.preventDefault();
    run();
  }

  const names = { ArrowDown: "↓", ArrowUp: "↑", " ": "Space", Escape: "Esc", A: "Shift A",
    R: "Shift R" };

  /** A key as it is printed on the keyboard. */
  function keyName(key) {
    return names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  }

  function buildHelp() {
    Dom.byId("help-keys").replaceChildren(...groups.map(([title, rows]) => Dom.create(
      "section", {}, Dom.create("h3", {}, title),
      Dom.create("dl", {}, rows.map(([keys, text]) => Dom.create(
        "div", {}, Dom.create("dt", {}, keys.map((key) => Dom.create("kbd", {}, keyName(key)))),
        Dom.create("dd", {}, text)))))));
  }

  function openHelp() {
    dialog.showModal();
    // The first control stands below the keys: focus there would scroll past them.
    Dom.byId("help-close").focus({ preventScroll: true });
  }

  function showShortcuts() {
    Dom.byId("shortcuts").checked = state.hasShortcuts;
  }

  buildHelp();
  Dom.byId("help-open").addEventListener("click", openHelp);
  Dom.byId("shortcuts").addEventListener("change", (event) => {
    update({ hasShortcuts: event.target.checked });
  });
  document.addEventListener("keydown", press);

  return { showShortcuts };
})();
