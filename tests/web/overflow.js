// Texts that stick out of what holds them, or are cut off; runs in the page.
(() => {
  const SLACK = 1.5;
  const HOLDERS = "button, .card, .btn, .leaf, .space, dialog, .notice, th, td, label, summary, select, .seal, .chip, .pill";
  const ONE_LINE = ".btn, .actions button, .tabs button";
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const short = (element) => `${element.tagName.toLowerCase()}.${[...element.classList].join(".")}`;
  const scrolls = (style, axis) => ["auto", "scroll"].includes(style[`overflow${axis}`]);
  const hides = (style, axis) => ["hidden", "clip"].includes(style[`overflow${axis}`]);

  const panned = (element) => {
    for (let one = element; one; one = one.parentElement) if (scrolls(getComputedStyle(one), "X")) return true;
    return false;
  };

  /** Read out and reached by keys only, like a list of what is chosen on the table itself. */
  const onlyHeard = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const { width, height } = one.getBoundingClientRect();
      if (width < 2 && height < 2 && hides(getComputedStyle(one), "X")) return true;
    }
    return false;
  };

  /** What people and bots are called may be shortened: it can be as long as they like. */
  const isName = (words) => (window.people ?? []).includes(words);

  /** Without `.presence`, which stands beside a name while there is room for all of it, else not at all. */
  function* texts(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const words = walker.currentNode.data.trim();
      if (!words || isName(words) || !parent || parent.closest(".sr, script, style, svg, option, [hidden], .presence")) continue;
      if (shown(parent)) yield [walker.currentNode, parent];
    }
  }

  function rectsOf(node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter((rect) => rect.width > 0.5);
  }

  /** By what the text is cut off or left: null where all is well. */
  function fault(rects, parent) {
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    const top = Math.min(...rects.map((rect) => rect.top));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    // A seal hangs over the corner of its card: its letter has to fit on it, and nothing may cut it off.
    let hangs = false;
    for (let one = parent; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (scrolls(style, "X") || style.position === "fixed") return null;
      const box = one.getBoundingClientRect();
      if (box.width < 2) return null;
      const holds = (!hangs && one.matches(HOLDERS)) || hides(style, "X");
      hangs ||= one.matches(".seal");
      if (holds && (right > box.right + SLACK || left < box.left - SLACK)) return `wider than ${short(one)} by ${Math.round(Math.max(right - box.right, box.left - left))}`;
      if (hides(style, "Y") && !scrolls(style, "Y") && (bottom > box.bottom + 4 || top < box.top - 4)) return `higher than ${short(one)} by ${Math.round(Math.max(bottom - box.bottom, box.top - top))}`;
      if (scrolls(style, "Y")) return null;
      if (style.textOverflow === "ellipsis" && one.scrollWidth > one.clientWidth + 1) return `ellipsis in ${short(one)}`;
    }
    return null;
  }

  const linesOf = (element) => {
    const tops = [];
    for (const [node] of texts(element)) for (const rect of rectsOf(node)) if (!tops.some((top) => Math.abs(top - rect.top) < rect.height * 0.6)) tops.push(rect.top);
    return tops.length;
  };

  /** Browsers cut the chosen words of a list without a word, before its arrow; an arrow of ours is in its padding. */
  const ARROW = 22;
  const pen = document.createElement("canvas").getContext("2d");
  const beyondItsList = (list) => {
    const style = getComputedStyle(list);
    pen.font = style.font;
    const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - (style.appearance === "none" ? 0 : ARROW);
    const words = list.selectedOptions[0]?.text ?? "";
    const lines = style.appearance === "none" && style.whiteSpace === "normal" ? words.split(" ") : [words];
    return Math.max(...lines.map((line) => pen.measureText(line).width)) - room;
  };

  window.overflow = () => {
    const found = [];
    for (const [node, parent] of texts(document.body)) {
      const rects = rectsOf(node);
      const what = rects.length > 0 ? fault(rects, parent) : null;
      if (what) found.push(`“${node.data.trim()}” is ${what}`);
    }
    for (const button of document.querySelectorAll(ONE_LINE)) {
      if (shown(button) && !onlyHeard(button) && !button.querySelector("small, br") && linesOf(button) > 1) found.push(`“${button.innerText.trim()}” takes several lines in ${short(button)}`);
    }
    for (const list of document.querySelectorAll("select")) {
      const beyond = shown(list) && !onlyHeard(list) ? beyondItsList(list) : 0;
      if (beyond > SLACK) found.push(`“${list.selectedOptions[0].text}” is wider than ${short(list)} by ${Math.round(beyond)}`);
    }
    for (const button of document.querySelectorAll("button, select, input, a")) {
      const { left, right, width } = button.getBoundingClientRect();
      const beyond = Math.round(Math.max(right - document.documentElement.clientWidth, -left));
      if (width > 2 && beyond > 1 && shown(button) && !panned(button)) found.push(`“${button.innerText.trim()}” leaves the window by ${beyond}`);
    }
    for (const held of [document.documentElement, ...document.querySelectorAll("dialog[open], .tray, .leaf.waiting")]) {
      if (held.scrollWidth > held.clientWidth + 1) found.push(`${short(held)} has to be scrolled sideways by ${held.scrollWidth - held.clientWidth}`);
    }
    return [...new Set(found)];
  };
})();
