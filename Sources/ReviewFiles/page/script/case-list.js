"use strict";

/** The list at the left: a row for each case, those that change alike together. */
const CaseList = (() => {
  const { state, update } = Session;
  const list = Dom.byId("cases");
  const rows = new Map();
  const runs = new Map();
  /** A longer run shows its first case only until it is opened. */
  const shownAtOnce = 4;

  function thumbnail(item) {
    const picture = item.actual ?? item.expected;
    if (picture === null) return Dom.create("span", { "class": "thumb" });
    const image = Dom.create("img", {
      src: picture.image, alt: "", loading: "lazy", decoding: "async", width: picture.width,
      height: picture.height,
    });
    const frame = Dom.create("span", { "class": "thumb" }, image);
    frame.style.background = Background.color({ background: "auto", item });
    return frame;
  }

  function summary(item) {
    const { name, sign } = Data.verdict(item.verdict);
    const { numbers } = item;
    const facts = numbers === null || numbers.pixels === 0 ? name
      : `${Dom.number(numbers.pixels)} px · Δ ${numbers.largestDelta} · ${numbers.regionCount}` +
        (numbers.regionCount === 1 ? " place" : " places");
    return Dom.create(
      "span", { "class": "row-facts", "data-verdict": item.verdict },
      Dom.create("span", { "class": "sign", "aria-hidden": "true" }, sign),
      Dom.create("span", { "class": "sr" }, `${name}: `), facts);
  }

  function row(item) {
    const { folder } = CaseHead.splitName(item);
    const name = Dom.create(
      "span", { "class": "row-name" },
      Dom.create("span", { "class": "row-file" }, CaseHead.shortName(item)),
      Dom.create("span", { "class": "folder" }, folder.replace(/\/$/, "")));
    const decision = Dom.create("span", { "class": "row-decision" });
    const link = Dom.create(
      "a", { "class": "row", href: Address.ofCase(item), tabindex: -1, title: item.id },
      thumbnail(item), Dom.create("span", { "class": "row-text" }, name, summary(item)), decision);
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      Navigation.open(item);
    });
    const element = Dom.create("li", {}, link);
    rows.set(item, { element, link, decision });
    return element;
  }

  function run({ cases }) {
    if (cases.length === 1) return row(cases[0]);
    const inner = Dom.create("ul", {}, cases.map(row));
    const toggle = Dom.create(
      "button", { type: "button", "class": "run-toggle", "aria-expanded": "true" },
      Dom.create("span", { "class": "chevron", "aria-hidden": "true" }),
      `${cases.length} change alike`);
    const decide = (decision, name) => {
      const label = `${name} all ${cases.length}: ${cases[0].id}`;
      const button = Dom.create(
        "button", { type: "button", "class": "quiet", "aria-label": label }, name);
      button.addEventListener("click", () => Decisions.decide(cases, decision));
      return button;
    };
    const head = Dom.create(
      "div", { "class": "run-head" }, toggle, decide("reject", "Reject"),
      decide("accept", "Accept"));
    const element = Dom.create("li", { "class": "run" }, head, inner);
    const entry = { element, toggle, cases, isOpen: cases.length <= shownAtOnce };
    toggle.addEventListener("click", () => {
      entry.isOpen = !entry.isOpen;
      showMatches();
    });
    for (const item of cases) runs.set(item, entry);
    return element;
  }

  /** Whether filter and search let a case through. */
  function matches(item) {
    if (!state.verdicts.has(item.verdict)) return false;
    const text = [item.id, item.message ?? "", ...item.cells].join("\n").toLowerCase();
    return state.search.toLowerCase().split(/\s+/).every((word) => text.includes(word));
  }

  function showMatches() {
    let shown = 0;
    for (const { cases } of Data.runs) {
      const found = cases.filter(matches);
      shown += found.length;
      const entry = runs.get(cases[0]);
      const isOpen = entry === undefined || entry.isOpen || found.slice(1).includes(state.item);
      cases.forEach((item) => {
        const index = found.indexOf(item);
        rows.get(item).element.hidden = index < 0 || (index > 0 && !isOpen);
      });
      if (entry === undefined) continue;
      entry.element.hidden = found.length === 0;
      entry.toggle.setAttribute("aria-expanded", isOpen);
    }
    Dom.byId("no-match").hidden = shown > 0;
    const total = Data.cases.length;
    Dom.byId("shown").textContent =
      (shown === total ? "" : `${Dom.number(shown)} of `) + Dom.count(total, "case");
    showTabStop();
  }

  function visible() {
    return Data.cases.filter((item) => !rows.get(item).element.hidden);
  }

  /** Opens the next or previous case of the list. */
  function step(direction) {
    const items = visible();
    if (items.length === 0) return;
    const index = items.indexOf(state.item);
    const next = index < 0 ? (direction > 0 ? 0 : items.length - 1) : index + direction;
    const item = items[next];
    if (item === undefined) {
      Dom.announce(direction > 0 ? "This is the last case" : "This is the first case");
      return;
    }
    Navigation.open(item);
  }

  /** The next case that nobody has decided, from the open one on. */
  function stepUndecided() {
    const items = visible();
    const start = items.indexOf(state.item) + 1;
    const next = [...items.slice(start), ...items.slice(0, start)]
      .find((item) => Decisions.of(item) === null);
    if (next === undefined) Dom.announce("Every case in the list is decided");
    else Navigation.open(next);
  }

  /** The whole list is one stop of the Tab key; arrows move within it. */
  function showTabStop() {
    const items = visible();
    const stop = items.includes(state.item) ? state.item : items[0];
    for (const [item, { link }] of rows) link.tabIndex = item === stop ? 0 : -1;
  }

  function showCurrent() {
    list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const current = rows.get(state.item);
    if (current === undefined) return;
    if (!state.isGallery) current.link.setAttribute("aria-current", "true");
    if (current.element.hidden && matches(state.item)) showMatches();
    if (list.contains(document.activeElement)) current.link.focus({ preventScroll: true });
    current.element.scrollIntoView({ block: "nearest" });
    showTabStop();
  }

  function showDecisions(items) {
    for (const item of items) {
      const decision = Decisions.of(item);
      const sign = { accept: "✓", reject: "✕" }[decision] ?? "";
      const name = { accept: "accepted", reject: "rejected" }[decision] ?? "";
      const { decision: mark } = rows.get(item);
      const hasNote = Decisions.note(item) !== "";
      mark.dataset.decision = decision ?? "";
      mark.replaceChildren(
        Dom.create("span", { "aria-hidden": "true" }, `${hasNote ? "✎ " : ""}${sign}`),
        Dom.create("span", { "class": "sr" }, `${hasNote ? " noted" : ""} ${name}`));
    }
  }

  function buildVerdicts() {
    const counts = Map.groupBy(Data.cases, (item) => item.verdict);
    for (const { id, name, sign } of Data.verdicts) {
      if (!counts.has(id)) continue;
      const button = Dom.create(
        "button", { type: "button", "class": "chip", "data-verdict": id },
        Dom.create("span", { "class": "sign", "aria-hidden": "true" }, sign), name,
        Dom.create("span", { "class": "chip-count" }, Dom.number(counts.get(id).length)));
      button.addEventListener("click", () => toggleVerdict(id));
      Dom.byId("verdicts").append(button);
    }
  }

  function toggleVerdict(id) {
    const verdicts = new Set(state.verdicts);
    if (!verdicts.delete(id)) verdicts.add(id);
    update({ verdicts });
  }

  function showVerdicts() {
    for (const button of Dom.byId("verdicts").children) {
      button.setAttribute("aria-pressed", state.verdicts.has(button.dataset.verdict));
    }
  }

  function key(event) {
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (!(event.key in steps) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    step(steps[event.key]);
  }

  function build() {
    buildVerdicts();
    list.append(...Data.runs.map(run));
    showDecisions(Data.cases.filter((item) =>
      Decisions.of(item) !== null || Decisions.note(item) !== ""));
    const changed = Data.verdicts.map(({ id }) => id).filter((id) => id !== "equal");
    const fails = Data.cases.some((item) => item.verdict !== "equal");
    update({ verdicts: new Set(fails ? changed : ["equal"]) });
  }

  list.addEventListener("keydown", key);
  Dom.byId("search").addEventListener("input", (event) => update({ search: event.target.value }));
  Dom.byId("clear").addEventListener("click", () => {
    Dom.byId("search").value = "";
    update({ search: "", verdicts: new Set(Data.verdicts.map(({ id }) => id)) });
    Dom.byId("search").focus();
  });
  Decisions.subscribe(showDecisions);
  Session.subscribe((changed) => {
    if (changed.has("verdicts")) showVerdicts();
    if (changed.has("verdicts") || changed.has("search")) showMatches();
    if (changed.has("item") || changed.has("isGallery")) showCurrent();
  });

  return { build, matches, step, stepUndecided };
})();
