"use strict";

/** Takes the decisions out of the browser: a file, and the command that applies it. */
const Export = (() => {
  const dialog = Dom.byId("export");

  function changed() {
    return Data.cases.filter((item) => item.verdict !== "equal");
  }

  function text() {
    return `${JSON.stringify(Decisions.exported(), null, 2)}\n`;
  }

  function open() {
    const { accepted, rejected, undecided } = Decisions.totals();
    const left = changed().filter((item) => Decisions.of(item) === null).length;
    Dom.byId("export-counts").textContent =
      `${Dom.number(accepted)} accepted, ${Dom.number(rejected)} rejected, ` +
      `${Dom.number(left)} of ${Dom.count(changed().length, "change")} undecided.`;
    const notice = Dom.byId("export-notice");
    notice.hidden = undecided === 0;
    notice.textContent = `${Dom.count(undecided, "note")} on undecided cases ` +
      `${undecided === 1 ? "is" : "are"} not exported: accept or reject the case as well.`;
    Dom.byId("command").value = Data.review.acceptCommand;
    Dom.byId("copied").textContent = "";
    dialog.showModal();
  }

  function download() {
    const url = URL.createObjectURL(new Blob([text()], { type: "application/json" }));
    const link = Dom.create("a", { href: url, download: "review.json" });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }

  /** Where the clipboard is refused, the text is selected, ready for a copy by hand. */
  async function copy() {
    const field = Dom.byId("command");
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      Dom.byId("copied").textContent = "Copied";
    } catch {
      Dom.byId("copied").textContent = "Selected: copy it with Ctrl+C or ⌘C";
    }
  }

  function showProgress() {
    const { accepted, rejected } = Decisions.totals();
    const total = changed().length;
    const decided = changed().filter((item) => Decisions.of(item) !== null).length;
    Dom.byId("progress").textContent = total === 0
      ? `${Dom.number(accepted + rejected)} decided`
      : `${Dom.number(decided)} of ${Dom.number(total)} decided`;
    Dom.byId("refused").hidden = !Store.isRefused();
  }

  Dom.byId("export-open").addEventListener("click", open);
  Dom.byId("download").addEventListener("click", download);
  Dom.byId("copy").addEventListener("click", copy);
  Decisions.subscribe(showProgress);

  return { open, showProgress };
})();
