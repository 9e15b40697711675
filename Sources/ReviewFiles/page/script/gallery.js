"use strict";

/** Every picture in life size, by folder: for a look at all of them, whether or not any changed. */
const Gallery = (() => {
  const { state } = Session;
  const gallery = Dom.byId("gallery");
  const figures = new Map();
  const sections = [];

  function figure(item) {
    const picture = item.actual ?? item.expected;
    const link = Dom.create(
      "a", { href: Address.ofCase(item), title: item.id }, shot(item, picture),
      Dom.create("span", { "class": "shot-name" }, sign(item),
        CaseHead.shortName(item)));
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      Navigation.open(item);
    });
    const element = Dom.create("li", {}, link);
    figures.set(item, element);
    return element;
  }

  function sign(item) {
    if (item.verdict === "equal") return null;
    const { sign, name } = Data.verdict(item.verdict);
    return Dom.create(
      "span", { "class": "sign", role: "img", "aria-label": name, "data-verdict": item.verdict },
      sign);
  }

  function shot(item, picture) {
    const frame = Dom.create("span", { "class": "shot" });
    frame.style.background = Background.color({ background: "auto", item });
    if (picture === null) return frame;
    const image = Dom.create("img", {
      src: picture.image, alt: "", loading: "lazy", decoding: "async", width: picture.width,
      height: picture.height,
    });
    image.style.width = `${picture.width / (item.scale ?? 1)}px`;
    frame.append(image);
    return frame;
  }

  /** Sheets first: they show most. */
  function folders() {
    const byFolder = Map.groupBy(Data.cases, (item) => CaseHead.splitName(item).folder);
    const collator = new Intl.Collator("en", { numeric: true });
    const rank = (name) => (name.startsWith("sheets") ? 0 : 1);
    return [...byFolder].sort(([a], [b]) => rank(a) - rank(b) || collator.compare(a, b))
      .map(([name, items]) =>
        [name, items.sort((a, b) => collator.compare(a.id, b.id))]);
  }

  function build() {
    for (const [name, items] of folders()) {
      const title = name.replace(/\/$/, "") || "Pictures";
      const section = Dom.create(
        "section", { "aria-label": title }, Dom.create("h3", {}, title),
        Dom.create("ul", { "class": "shots" }, items.map(figure)));
      sections.push({ section, items });
      gallery.append(section);
    }
  }

  function show() {
    Dom.byId("gallery-page").hidden = !state.isGallery;
    Dom.byId("gallery-open").setAttribute("aria-pressed", state.isGallery);
    if (!state.isGallery) return;
    if (sections.length === 0) build();
    for (const { section, items } of sections) {
      const found = items.filter(CaseList.matches);
      section.hidden = found.length === 0;
      for (const item of items) figures.get(item).hidden = !found.includes(item);
    }
  }

  Dom.byId("gallery-open").addEventListener("click", () => {
    if (state.isGallery) Navigation.closeGallery();
    else Navigation.openGallery();
  });
  Session.subscribe((changed) => {
    if (["isGallery", "verdicts", "search"].some((name) => changed.has(name))) show();
  });
})();
