"use strict";

/** The comparison's outcome, as review-data.js has it, in the order in which the page shows it. */
const Data = (() => {
  const review = window.REVIEW ?? {
    title: "Review", expectedName: "expected", actualName: "actual", acceptCommand: "",
    grounds: {}, papers: {}, tokens: [], cases: [],
  };

  /** What changed stands first. A verdict has a sign, since colour alone says nothing. */
  const verdicts = [
    { id: "unreadable", name: "Unreadable", sign: "!" },
    { id: "different", name: "Different", sign: "≠" },
    { id: "missing", name: "Missing", sign: "−" },
    { id: "new", name: "New", sign: "+" },
    { id: "tolerated", name: "Tolerated", sign: "≈" },
    { id: "equal", name: "Equal", sign: "=" },
  ];
  const rank = new Map(verdicts.map((verdict, index) => [verdict.id, index]));
  const sorted = [...review.cases].sort((a, b) => rank.get(a.verdict) - rank.get(b.verdict));

  /** Cases that change alike, in runs: a group stands where its first case would. */
  const runs = (() => {
    const byGroup = new Map();
    const all = [];
    for (const item of sorted) {
      const known = item.group === null ? undefined : byGroup.get(item.group);
      if (known) {
        known.cases.push(item);
        continue;
      }
      const run = { cases: [item] };
      if (item.group !== null) byGroup.set(item.group, run);
      all.push(run);
    }
    return all;
  })();

  const cases = runs.flatMap((run) => run.cases);
  const byId = new Map(cases.map((item) => [item.id, item]));
  const runById = new Map(runs.flatMap((run) => run.cases.map((item) => [item.id, run])));
  const byBase = Map.groupBy(cases, (item) => item.base);

  function verdict(id) {
    return verdicts[rank.get(id)];
  }

  /** The cases that change as this one does, itself among them. */
  function alike(item) {
    return runById.get(item.id).cases;
  }

  /** The same drawing at the same scale in another theme, or at the nearest scale there is. */
  function inTheme(item, theme) {
    const others = byBase.get(item.base).filter((other) => other.theme === theme);
    const distance = (other) => Math.abs((other.scale ?? 1) - (item.scale ?? 1));
    return others.sort((a, b) => distance(a) - distance(b))[0];
  }

  /** The same drawing in the same theme, by scale, itself among them. */
  function scales(item) {
    return byBase.get(item.base)
      .filter((other) => other.theme === item.theme && other.scale !== null)
      .sort((a, b) => a.scale - b.scale);
  }

  /** Pixels across and down, of both sides laid on each other. */
  function size(item) {
    return {
      width: Math.max(item.expected?.width ?? 0, item.actual?.width ?? 0, 1),
      height: Math.max(item.expected?.height ?? 0, item.actual?.height ?? 0, 1),
    };
  }

  /** The places to step through. */
  function regions(item) {
    const numbers = item.numbers;
    if (numbers === null) return [];
    if (numbers.regions.length > 0) return numbers.regions;
    return numbers.boundingBox === null ? [] : [numbers.boundingBox];
  }

  function isWhole(item) {
    return item.expected !== null && item.actual !== null;
  }

  /** Names these very pictures: decisions on others are not mixed up with those on them. */
  const fingerprint = (() => {
    const text = JSON.stringify(
      cases.map((item) => [item.id, item.expected?.hash ?? null, item.actual?.hash ?? null]));
    let [low, high] = [0xdeadbeef, 0x41c6ce57];
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      low = Math.imul(low ^ code, 2654435761);
      high = Math.imul(high ^ code, 1597334677);
    }
    return [low, high].map((part) => (part >>> 0).toString(16).padStart(8, "0")).join("");
  })();

  return {
    review, isLoaded: window.REVIEW !== undefined, verdicts, verdict, runs, cases, fingerprint,
    find: (id) => byId.get(id), alike, inTheme, scales, size, regions, isWhole,
  };
})();
