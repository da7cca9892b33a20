const EDGE = 12;

/** Scrolls the page so that the tray hides nothing, and back without a tray, unless the player has scrolled since. */
export class Uncovering {
  private scrolled: { from: number; to: number } | null = null;

  show(thing: Element): void {
    const tray = document.querySelector(".tray");
    if (!tray) return;
    const hidden = thing.getBoundingClientRect().bottom + EDGE - tray.getBoundingClientRect().top;
    if (hidden <= 0) return;
    const from = this.start ?? scrollY;
    scrollBy({ top: hidden, behavior: "instant" });
    this.scrolled = { from, to: scrollY };
  }

  back(): void {
    const { start } = this;
    this.scrolled = null;
    if (start !== null) scrollTo({ top: start, behavior: "instant" });
  }

  /** Where the page was; null: it has not been scrolled, or the player has scrolled on. */
  private get start(): number | null {
    return this.scrolled && Math.abs(scrollY - this.scrolled.to) <= 1 ? this.scrolled.from : null;
  }
}
