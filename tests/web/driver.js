// Plays by clicking what a player would see: runs in the page. `window.labora` is only there in tests.
(() => {
  const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
  const seen = (selector) =>
    [...document.querySelectorAll(selector)].filter(
      (one) => !one.disabled && one.ariaDisabled !== "true" && one.getClientRects().length > 0,
    );
  let seed = 1;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const any = (list) => list[Math.floor(random() * list.length)];

  /** What to click next; null: wait. */
  function next(handsOver) {
    const handOver = seen("[data-act=hand-over]")[0];
    if (handOver) return handsOver ? handOver : null;
    const table = document.querySelector(".playing");
    if (!table || table.dataset.ready !== "true") return null;
    const confirm = seen("[data-act=confirm]")[0];
    if (confirm) {
      const pills = seen(".tray .pill:not(.on)");
      if (pills.length > 0 && random() < 0.15) return any(pills);
      return confirm;
    }
    const choices = seen(".tray .choice");
    if (choices.length > 0) return any(choices);
    const acts = (names) => names.flatMap((name) => seen(`.actions [data-act=${name}]`));
    const land = random() < 0.25 ? acts(["land", "plot"]) : [];
    const wanted = [land, acts(["settle"]), acts(["build"]), acts(["place"]), acts(["contract", "fell", "cut"])];
    const main = wanted.find((list) => list.length > 0 && random() < 0.8) ?? wanted.flat();
    if (main.length > 0 && random() < 0.97) return any(main);
    return acts(["end"])[0] ?? (wanted.flat().length > 0 ? any(wanted.flat()) : null);
  }

  /** Clicks until the game is over, or `until` says so; answers with how many clicks it took. */
  async function play({ from = 1, clicks = 4000, seconds = 100, round = 1000, handsOver = true, kind = "", after = 0 } = {}) {
    seed = from;
    const end = performance.now() + seconds * 1000;
    let done = 0;
    let idle = 0;
    while (done < clicks && performance.now() < end) {
      if (document.querySelector(".table.end")) return { over: true, clicks: done };
      if (!handsOver && seen("[data-act=hand-over]").length > 0) break;
      if (Number(document.querySelector(".playing")?.dataset.round ?? 0) >= round) break;
      const shown = document.querySelector(".playing")?.dataset ?? {};
      if (kind && shown.kind === kind && shown.ready === "true" && Number(shown.round) >= after) break;
      const button = next(handsOver);
      if (button) {
        button.click();
        done += 1;
        idle = 0;
      } else idle += 1;
      await sleep(button ? 0 : Math.min(2 + idle, 25));
    }
    const state = document.querySelector(".playing")?.dataset ?? {};
    return { over: false, clicks: done, state: { ...state }, problem: document.querySelector(".notice")?.textContent };
  }

  window.labora = { play };
})();
