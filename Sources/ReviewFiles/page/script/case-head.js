"use strict";

/** The open case's name, what was found, and what is decided. */
const CaseHead = (() => {
  const { state } = Session;

  function show() {
    const { item } = state;
    Dom.byId("review").hidden = state.isGallery || item === null;
    if (item === null) return;
    showName(item);
    Dom.byId("case-facts").replaceChildren(...facts(item));
    showCells(item);
    Dom.byId("case-message").textContent = message(item);
    showDecision();
  }

  function showName(item) {
    const { folder, file } = splitName(item);
    Dom.byId("case-name").replaceChildren(
      Dom.create("span", { "class": "folder" }, folder), Dom.create("wbr"), file);
    Dom.byId("case-name").title = item.id;
  }

  function splitName(item) {
    const end = item.id.lastIndexOf("/") + 1;
    return { folder: item.id.slice(0, end), file: item.id.slice(end) };
  }

  /** The file's name as lists show it: they hold PNG files only, and room is scarce. */
  function shortName(item) {
    return splitName(item).file.replace(/(.)\.png$/, "$1");
  }

  function badge(item) {
    const { name, sign } = Data.verdict(item.verdict);
    return Dom.create(
      "span", { "class": "badge", "data-verdict": item.verdict },
      Dom.create("span", { "class": "sign", "aria-hidden": "true" }, sign), name);
  }

  function facts(item) {
    return [badge(item), ...[sizes(item), ...numbers(item)].map((text) =>
      Dom.create("span", { "class": "fact" }, text))];
  }

  function sizes({ expected, actual }) {
    const text = (picture) => `${picture.width} × ${picture.height} px`;
    if (expected === null && actual === null) return "no picture";
    if (expected === null || actual === null) return text(expected ?? actual);
    const isSame = expected.width === actual.width && expected.height === actual.height;
    return isSame ? text(actual) : `${text(expected)} → ${text(actual)}`;
  }

  function numbers({ numbers }) {
    if (numbers === null || numbers.pixels + numbers.ignoredAntialiasing + numbers.masked === 0) {
      return [];
    }
    const { largestOKLab, boundingBox: box } = numbers;
    const sees = Colors.visibility(largestOKLab);
    return [
      `${Dom.count(numbers.pixels, "pixel")} in ${Dom.count(numbers.regionCount, "place")}`,
      `largest delta ${numbers.largestDelta}`,
      `OKLab ${Dom.decimal(largestOKLab, 3)}, ${sees}`,
      box === null ? null : `within ${box.width} × ${box.height} at ${box.x}, ${box.y}`,
      numbers.ignoredAntialiasing === 0 ? null
        : `${Dom.number(numbers.ignoredAntialiasing)} excused as anti-aliasing`,
      numbers.masked === 0 ? null : `${Dom.number(numbers.masked)} masked`,
    ].filter((text) => text !== null);
  }

  function showCells(item) {
    const shown = item.cells.slice(0, 8);
    const rest = item.cells.length - shown.length;
    const more = Dom.create("span", { title: item.cells.join("\n") }, `and ${rest} more`);
    Dom.byId("case-cells").hidden = shown.length === 0;
    Dom.byId("case-cells").replaceChildren(
      Dom.create("span", {}, item.cells.length === 1 ? "Cell" : "Cells"),
      ...shown.map((cell) => Dom.create("code", {}, cell)),
      ...(rest > 0 ? [more] : []));
  }

  function message(item) {
    if (item.message !== undefined) return item.message;
    if (item.verdict === "missing") return "The golden has no picture in this run.";
    if (item.verdict === "new") return "There is no golden to compare this picture with.";
    return "";
  }

  function showDecision() {
    const { item } = state;
    const alike = Data.alike(item).length;
    const decision = Decisions.of(item);
    Dom.byId("accept").setAttribute("aria-pressed", decision === "accept");
    Dom.byId("reject").setAttribute("aria-pressed", decision === "reject");
    Dom.byId("alike-tool").hidden = alike < 2;
    Dom.byId("alike-name").textContent = `All ${alike} that change alike`;
    const note = Dom.byId("note");
    if (document.activeElement !== note) note.value = Decisions.note(item);
  }

  /** Decides the open case, or all that change alike. */
  function decide(decision, isGroup = Dom.byId("alike").checked) {
    const { item } = state;
    if (item === null || state.isGallery) return;
    const items = isGroup ? Data.alike(item) : [item];
    const isMade = Decisions.decide(items, decision);
    const verb = decision === "accept" ? "Accepted" : "Rejected";
    Dom.announce(`${isMade ? verb : "Undecided"}: ${items.length === 1
      ? item.id : Dom.count(items.length, "case")}`);
  }

  Dom.byId("accept").addEventListener("click", () => decide("accept"));
  Dom.byId("reject").addEventListener("click", () => decide("reject"));
  Dom.byId("note").addEventListener("input", (event) => {
    Decisions.setNote(state.item, event.target.value);
  });
  Session.subscribe((changed) => {
    if (changed.has("item")) {
      Dom.byId("alike").checked = false;
      document.activeElement === Dom.byId("note") && Dom.byId("note").blur();
    }
    if (changed.has("item") || changed.has("isGallery")) show();
  });
  Decisions.subscribe(() => {
    if (state.item !== null) showDecision();
  });

  return { decide, splitName, shortName };
})();
