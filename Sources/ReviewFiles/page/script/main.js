"use strict";

/** Puts the page together once the document and the data are there. */
(() => {
  const { state, update } = Session;
  const themes = ["auto", "light", "dark"];

  function showTitle() {
    const { title } = Data.review;
    document.title = `${title} · Review`;
    Dom.byId("title").textContent = title;
    Dom.byId("summary").textContent = Data.isLoaded ? summary()
      : "review-data.js is missing or damaged: write the report again.";
  }

  /** "3 of 12 pictures differ" and what else was found. */
  function summary() {
    const total = Data.cases.length;
    if (total === 0) return "No pictures were compared.";
    const counts = Data.verdicts
      .map(({ id, name }) => [Data.cases.filter((item) => item.verdict === id).length, name, id])
      .filter(([count, , id]) => count > 0 && id !== "equal");
    if (counts.length === 0) return `All ${Dom.count(total, "picture")} are as expected`;
    const found = counts.map(([count, name]) => `${Dom.number(count)} ${name.toLowerCase()}`);
    return `${found.join(", ")} of ${Dom.count(total, "picture")}`;
  }

  function showTheme() {
    const { theme } = state;
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    Dom.byId("theme").textContent =
      { auto: "Theme: system", light: "Theme: light", dark: "Theme: dark" }[theme] ?? "";
  }

  Dom.byId("theme").addEventListener("click", () => {
    update({ theme: themes[(themes.indexOf(state.theme) + 1) % themes.length] });
  });
  Session.subscribe((changed) => {
    if (changed.has("theme")) showTheme();
  });
  Dom.byId("skip").addEventListener("click", () => Dom.byId("stage").focus());
  for (const button of document.querySelectorAll("dialog [data-close]")) {
    button.addEventListener("click", () => button.closest("dialog").close());
  }
  addEventListener("popstate", Navigation.restore);

  Session.restore();
  Decisions.restore();
  showTheme();
  showTitle();
  Keys.showShortcuts();
  Dom.byId("empty").hidden = Data.cases.length > 0;
  CaseList.build();
  Export.showProgress();
  Dom.byId("review").hidden = false;
  Stage.measure();
  Navigation.restore();
  performance.mark("review-ready");
})();
