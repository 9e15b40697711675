"use strict";

/** What shows through transparent pixels. */
const Background = (() => {
  /** The choices in the order in which a key goes through them. */
  const choices = [
    { id: "auto", name: "Ground of the theme" },
    { id: "checker", name: "Checker" },
    { id: "ground-light", name: "Light ground" },
    { id: "ground-dark", name: "Dark ground" },
    { id: "paper-light", name: "Light Paper" },
    { id: "paper-dark", name: "Dark Paper" },
    { id: "custom", name: "Any colour…" },
  ];

  function isChecker(state) {
    return state.background === "checker";
  }

  /** The opaque colour behind the picture; with a checker, its lighter square. */
  function color(state) {
    const { grounds, papers } = Data.review;
    const ground = state.item?.theme === "dark" ? grounds.dark : grounds.light;
    const colors = {
      "auto": ground, "checker": "#FFFFFF", "ground-light": grounds.light,
      "ground-dark": grounds.dark, "paper-light": papers.light, "paper-dark": papers.dark,
      "custom": state.customColor,
    };
    return colors[state.background] ?? "#808080";
  }

  function next() {
    const { state } = Session;
    const index = choices.findIndex((choice) => choice.id === state.background);
    const choice = choices[(index + 1) % choices.length];
    Session.update({ background: choice.id });
    Dom.announce(`Background: ${choice.name}`);
  }

  return { choices, isChecker, color, next };
})();
