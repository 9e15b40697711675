"use strict";

/** JSON in the browser's storage, which may be refused, full or written by somebody else. */
const Store = (() => {
  let isRefused = false;

  function read(key) {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  }

  function write(key, value) {
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      isRefused = true;
    }
  }

  return { read, write, isRefused: () => isRefused };
})();
