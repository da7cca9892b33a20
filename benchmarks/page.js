// What is measured in the page itself: from a click to what it shows, and what jumps.
(() => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  const shows = (one) => !one.disabled && one.ariaDisabled !== "true" && one.getClientRects().length > 0;
  const ready = () => document.querySelector(".playing")?.dataset.ready === "true";
  const KINDS = {
    action: ".actions .act.can",
    building: ".own .space.can:has(.card), .other .space.can:has(.speck)",
    space: ".own .space.free, .own .space.forest.can, .own .space.moor.can",
    card: ".display .card.can, .display .small-card.can",
  };
  const PATIENCE = 10_000;
  const BACK = [".tray [data-act=cancel]", ".actions [data-act=undo]:not(:disabled)"];

  async function settled() {
    const end = performance.now() + PATIENCE;
    do await frame();
    while (!ready() && performance.now() < end);
    return ready();
  }

  const things = (kind) => [...document.querySelectorAll(KINDS[kind])].filter(shows);

  /** Where a mouse would click the n-th thing of a kind; null: it is not there, or something lies over it. */
  function point(kind, at) {
    const thing = things(kind)[at];
    if (!thing) return null;
    const { left, top, width, height } = thing.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return thing.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
  }

  /** What the service was asked since a moment: what, when, when it had answered, in milliseconds. */
  function askedSince(moment) {
    const asked = performance.getEntriesByType("resource").filter((one) => one.startTime >= moment);
    return asked.map((one) => [
      new URL(one.name).pathname.split("/").at(-1),
      Math.round(one.startTime - moment),
      Math.round(one.responseEnd - moment),
    ]);
  }

  const nameOf = (thing) => {
    const { act, space, card } = thing?.closest("button")?.dataset ?? {};
    return act ?? space ?? card ?? "";
  };

  /**
   * Of the next click: milliseconds until the frame that shows its options, what was clicked, what the service was
   * asked meanwhile. Null: there was none, or nothing came of it.
   */
  function next() {
    performance.clearResourceTimings();
    return new Promise((done) => {
      const clicked = async ({ timeStamp, target }) => {
        performance.mark("clicked");
        const what = nameOf(target);
        const shown = await settled();
        performance.mark("shown");
        const milliseconds = performance.now() - timeStamp;
        done(shown ? { what, milliseconds, asked: askedSince(timeStamp) } : null);
      };
      addEventListener("click", clicked, { capture: true, once: true });
      setTimeout(done, PATIENCE, null);
    });
  }

  /** As if it had not been clicked: what was begun is left, what was done is taken back. */
  async function back() {
    BACK.map((way) => document.querySelector(way)).find(Boolean)?.click();
    await settled();
  }

  // A browser excuses what moves within half a second of a person's click, but not of a click by script. What moves
  // after the end of the turn is not the click's doing, but the others': that has no excuse.
  const EXCUSED = 500;
  const clicks = [];
  const note = ({ target }) => clicks.push([performance.now(), target.closest?.('[data-act="end"]') != null]);
  document.addEventListener("click", note, true);
  const isAnswer = (time) => {
    const last = clicks.findLast(([when]) => when <= time);
    return last !== undefined && !last[1] && time < last[0] + EXCUSED;
  };
  const jumps = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const names = entry.sources.map(({ node }) => (node?.nodeType === 1 ? `${node.tagName.toLowerCase()}.${[...node.classList].join(".")}` : "text"));
      jumps.push([entry.value, names, isAnswer(entry.startTime)]);
    }
  }).observe({ type: "layout-shift", buffered: true });

  window.measured = { kinds: Object.keys(KINDS), count: (kind) => things(kind).length, point, next, back, jumps };
})();
