"use strict";

/** Accepted, rejected, noted: kept in this browser for these very pictures. */
const Decisions = (() => {
  const key = `render-markers review ${Data.fingerprint}`;
  const byId = new Map();
  const listeners = [];

  function restore() {
    const stored = Store.read(key);
    if (!Array.isArray(stored)) return;
    for (const [id, entry] of stored) {
      if (Data.find(id) !== undefined) byId.set(id, entry);
    }
  }

  /** The decision on a case: "accept", "reject" or null. */
  function of(item) {
    return byId.get(item.id)?.decision ?? null;
  }

  function note(item) {
    return byId.get(item.id)?.note ?? "";
  }

  function change(items, part) {
    for (const item of items) {
      const entry = { decision: of(item), note: note(item), ...part };
      if (entry.decision === null && entry.note === "") byId.delete(item.id);
      else byId.set(item.id, entry);
    }
    Store.write(key, [...byId]);
    for (const listener of listeners) listener(items);
  }

  /** Decides cases; the same decision once more takes it back. Says whether it was made. */
  function decide(items, decision) {
    const isRepeated = items.every((item) => of(item) === decision);
    change(items, { decision: isRepeated ? null : decision });
    return !isRepeated;
  }

  function setNote(item, text) {
    change([item], { note: text });
  }

  /** How many cases were accepted, rejected, and noted without either. */
  function totals() {
    const entries = [...byId.values()];
    const having = (decision) => entries.filter((entry) => entry.decision === decision).length;
    return { accepted: having("accept"), rejected: having("reject"), undecided: having(null) };
  }

  /** What `accept --from review.json` reads. */
  function exported() {
    const cases = Data.cases.filter((item) => of(item) !== null).map((item) => ({
      id: item.id, decision: of(item), note: note(item),
      expectedHash: item.expected?.hash ?? null, actualHash: item.actual?.hash ?? null,
    }));
    return { format: "render-markers review 1", cases };
  }

  return {
    restore, of, note, decide, setNote, totals, exported,
    subscribe: (listener) => listeners.push(listener),
  };
})();
