"use strict";

/** Builds elements and texts. Text only ever enters as text: nothing is parsed as markup. */
const Dom = (() => {
  /** An element with attributes and children; what is null, undefined or false is left out. */
  function create(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (isPresent(value)) element.setAttribute(name, value === true ? "" : String(value));
    }
    element.append(...children.flat().filter(isPresent));
    return element;
  }

  function isPresent(value) {
    return value !== null && value !== undefined && value !== false;
  }

  function byId(id) {
    return document.getElementById(id);
  }

  /** Digits in groups: "1,000". */
  function number(value) {
    return value.toLocaleString("en");
  }

  /** "1 pixel", "12 pixels". */
  function count(value, noun) {
    return `${number(value)} ${noun}${value === 1 ? "" : "s"}`;
  }

  /** At most so many decimals, without trailing zeros. */
  function decimal(value, digits = 2) {
    return String(Number(value.toFixed(digits)));
  }

  /** Says something to a screen reader, politely. */
  function announce(text) {
    byId("announcement").textContent = text;
  }

  /** Whether a press of a key belongs to the element that has the focus. */
  function takesText(element) {
    return element instanceof HTMLElement &&
      element.matches("input:not([type=checkbox], [type=radio], [type=range]), textarea, select");
  }

  return { create, byId, number, count, decimal, announce, takesText };
})();
