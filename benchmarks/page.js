// What is measured in the page itself: from a click to what it shows, and what jumps.
(() => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  const shows = (one) => !one.disabled && one.ariaDisabled !== "true" && one.getClientRects().length > 0;
  const ready = () => document.querySelector(".playing")?.dataset.ready === "true";
  const KINDS = {
    action: ".actions .act.can",
    building: ".own .space.can:has(.card), .other .space.can:has(.speck)",
    space: ".own .space.free, .own .space.forest.can, .own .space.moor.can",
    card: ".display .card.can",
  };
  const PATIENCE = 5000;

  async function settled() {
    const end = performance.now() + PATIENCE;
    do await frame();
    while (!ready() && performance.now() < end);
    return ready();
  }

  /** Clicks a few things of each kind and takes each back; milliseconds until the frame with their options. */
  async function clicks(most) {
    const found = [];
    for (const [kind, selector] of Object.entries(KINDS)) {
      const count = Math.min(most, [...document.querySelectorAll(selector)].filter(shows).length);
      for (let at = 0; at < count; at += 1) {
        const thing = [...document.querySelectorAll(selector)].filter(shows)[at];
        if (!thing || !(await settled())) break;
        const start = performance.now();
        thing.click();
        if (!(await settled())) break;
        found.push([kind, performance.now() - start]);
        const back = document.querySelector(".tray [data-act=cancel]") ?? document.querySelector(".actions [data-act=undo]:not(:disabled)");
        back?.click();
        await settled();
      }
    }
    return found;
  }

  const jumps = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const names = entry.sources.map(({ node }) => (node?.nodeType === 1 ? `${node.tagName.toLowerCase()}.${[...node.classList].join(".")}` : "text"));
      jumps.push([entry.value, names]);
    }
  }).observe({ type: "layout-shift", buffered: true });

  window.measured = { clicks, settled, jumps };
})();
