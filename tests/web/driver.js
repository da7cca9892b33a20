// Plays by clicking what a player would see: runs in the page. `window.labora` is only there in tests.
// It reads nothing but the page, and plays like somebody who wants to build.
(() => {
  const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
  const shows = (one) => !one.disabled && one.ariaDisabled !== "true" && one.getClientRects().length > 0;
  const seen = (selector) => [...document.querySelectorAll(selector)].filter(shows);
  let seed = 1;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const any = (list) => list[Math.floor(random() * list.length)];
  const icons = (element) => [...element.querySelectorAll("use")].map((use) => (use.getAttribute("href") ?? "").slice(1));

  /** Cards of the display that cannot be had: whole, small or in a line. */
  const notNow = () => seen(".display :is(.card.normal, .small-card, .card-line).not");

  /** What the card that is nearest to being built says it needs; `room`: a place. */
  function wants() {
    const needs = notNow().map((card) => {
      const found = {};
      for (const item of card.querySelectorAll(".chip .q")) for (const good of icons(item)) found[good] = Number(item.textContent || 1);
      return Object.keys(found).length > 0 ? found : { room: 1 };
    });
    const has = (name) => document.querySelector(`.own .space > .ground[aria-label^="${name}"]`) !== null;
    for (const need of needs) {
      if (need.wood && !has("Forest")) need.room = 1;
      if (need.stone && !has("Quarry")) need.coin = 1;
    }
    const far = (need) => Object.entries(need).reduce((sum, [good, count]) => sum + (good === "room" ? 2.5 : 1 + count / 3), 0);
    return needs.sort((one, other) => far(one) - far(other))[0] ?? {};
  }
  const SOURCE = {
    room: ["coin"], straw: ["grain"], food: ["grain", "livestock"], energy: ["peat", "wood"],
  };
  const sources = (need) => new Set(Object.keys(need).flatMap((good) => [good, ...(SOURCE[good] ?? [])]));

  /** What a building brings, by the pictures on it; others' are small, but their names are known. */
  function brings(space) {
    const pictures = icons(space.querySelector(".gist") ?? space.querySelector(".nothing") ?? document.createElement("i"));
    const known = BASIC.find(([name]) => space.querySelector(".ground").ariaLabel.startsWith(name));
    return known?.[1] ?? pictures.slice(pictures.indexOf("arrow") + 1);
  }
  const BASIC = [
    ["Clay Mound", ["clay"]], ["Farmyard", ["grain", "livestock"]], ["Cloister Office", ["coin"]], ["Quarry", ["stone"]],
    ["Forest", ["wood"]], ["Moor", ["peat"]], ["Builders", ["wood", "clay", "stone", "straw"]], ["Stone Merchant", ["stone"]],
  ];

  const tried = new Set();
  const act = (name) => seen(`.actions [data-act=${name}]`)[0];
  /** The goods that are looked for in this turn. */
  let wanted = new Set();
  /** How often something else is tried. */
  let curious = 0.12;

  /** A turn begins: land where there is no room, a card if one can be built, else what the nearest card needs. */
  function begin() {
    const settle = act("settle");
    if (settle && !tried.has("settle")) {
      tried.add("settle");
      return settle;
    }
    const need = wants();
    const land = ["land", "plot"].flatMap((name) => act(name) ?? []);
    if (land.length > 0 && (need.room || random() < curious / 3)) return any(land);
    const cards = seen(".display .card.can");
    if (cards.length > 0 && random() < 0.95) return any(cards);
    wanted = sources(need);
    const doings = [...seen(".own .space.can"), ...seen(".other .space.can")];
    const useful = doings.filter((space) => brings(space).some((good) => wanted.has(good)));
    const own = (list) => list.filter((space) => space.closest(".own"));
    // Where nothing helps, what costs nothing: clergymen come home when all are placed.
    const free = own(doings).filter((space) => BASIC.some(([name]) => space.querySelector(".ground").ariaLabel.startsWith(name)));
    const found = random() < curious ? any(doings) : (any(own(useful)) ?? (need.coin > 1 ? undefined : any(useful)) ?? any(free) ?? any(own(doings)) ?? any(doings));
    return found ?? act("end") ?? any(["place", "contract", "fell", "cut", "build"].flatMap((name) => act(name) ?? []));
  }

  /** What to click next; null: wait. */
  function next(handsOver) {
    const handOver = seen("[data-act=hand-over]")[0];
    if (handOver) return handsOver ? handOver : null;
    const table = document.querySelector(".playing");
    if (!table || table.dataset.ready !== "true") return null;
    const confirm = seen("[data-act=confirm]")[0];
    const better = seen(".tray .pill:not(.on)").find((pill) => icons(pill).some((good) => wanted.has(good)));
    if (better && !seen(".tray .pill.on").some((pill) => icons(pill).some((good) => wanted.has(good))) && random() < 0.8) return better;
    const varied = seen(".tray .pill:not(.on), .tray .tile.in, .tray .stepper button, .man-choice:not(.on)");
    if (varied.length > 0 && random() < (confirm ? 0.1 : 0)) return any(varied);
    if (confirm) return confirm;
    const given = seen(".tray .tile.spare, .tray .stepper button, .tray .pill:not(.on)");
    if (given.length > 0) return any(given);
    const choices = seen(".tray .choice, .tray [data-act=decline]");
    if (choices.length > 0) return any(choices);
    return begin();
  }

  /** What a player could not go on from, or would not understand. */
  function complaints() {
    const found = [];
    const table = document.querySelector(".playing");
    if (!table || table.dataset.ready !== "true" || seen("[data-act=hand-over]").length > 0) return found;
    const confirm = document.querySelector("[data-act=confirm]");
    if (confirm?.disabled && !document.querySelector(".tray .refused")?.textContent.trim()) found.push("the tray does not say what is missing");
    for (const card of notNow()) {
      if (!card.querySelector(".chip")?.textContent.trim()) found.push(`${card.querySelector(".said").ariaLabel} does not say why not`);
    }
    if (table.dataset.kind === "turn" && !document.querySelector(".tray")) {
      for (const button of document.querySelectorAll(".actions button:disabled, .actions button[aria-disabled=true]")) {
        if (!button.title.trim()) found.push(`${button.dataset.act} does not say why not`);
      }
    }
    const raw = looked++ % 10 === 0 && document.body.innerText.match(/\b(web|drawn|icon|good)-[a-z]+(-[a-z]+)+\b|\bundefined\b|\bNaN\b|\[object/);
    if (raw) found.push(`a word is missing: ${raw[0]}`);
    return found.map((words) => `${words} (${table.dataset.kind}, round ${table.dataset.round})`);
  }

  let looked = 0;
  const STUCK = 8000;

  /** Clicks until the game is over, or as far as it is asked to; tells what it found wrong on the way. */
  async function play({ from = 1, clicks = 4000, seconds = 100, round = 1000, handsOver = true, kind = "", after = 0, other = 12 } = {}) {
    seed = from;
    curious = other / 100;
    const wrong = new Set();
    const end = performance.now() + seconds * 1000;
    let done = 0;
    let idle = 0;
    let since = performance.now();
    const told = (over) => ({
      over, clicks: done, wrong: [...wrong],
      state: { ...(document.querySelector(".playing")?.dataset ?? {}) },
      problem: document.querySelector(".notice")?.textContent,
    });
    while (done < clicks && performance.now() < end) {
      if (document.querySelector(".table.end")) return told(true);
      if (!handsOver && seen("[data-act=hand-over]").length > 0) break;
      const shown = document.querySelector(".playing")?.dataset ?? {};
      if (Number(shown.round ?? 0) >= round) break;
      if (kind && shown.kind === kind && shown.ready === "true" && Number(shown.round) >= after) break;
      for (const words of complaints()) wrong.add(words);
      const button = next(handsOver);
      if (button) {
        if (button.dataset.act === "end") tried.clear();
        button.click();
        done += 1;
        idle = 0;
        since = performance.now();
      } else {
        idle += 1;
        if (shown.ready === "true" && performance.now() - since > STUCK) {
          wrong.add(`there is no way to go on (${shown.kind}, round ${shown.round})`);
          break;
        }
      }
      await sleep(button ? 0 : Math.min(2 + idle, 25));
    }
    return told(false);
  }

  window.labora = { play };
})();
