/** How much larger the table is in large windows; the first that fits counts. */
const ZOOMS = [
  ["(min-width: 3200px) and (min-height: 1800px)", 2.2],
  ["(min-width: 2300px) and (min-height: 1300px)", 1.6],
  ["(min-width: 2000px) and (min-height: 1200px)", 1.33],
  ["(min-width: 1700px) and (min-height: 950px)", 1.2],
] as const;

/** How large the window is, in the few steps that change what is shown. */
class Screen {
  phone = $state(false);
  /** Three columns fit. */
  desk = $state(false);
  low = $state(false);
  /** Display and land do not fit below each other. */
  flat = $state(false);
  /** The right column has room for whole cards. */
  broad = $state(false);
  /** A fourth column fits. */
  wide = $state(false);
  /** Fingers, and most likely no keys. */
  touch = $state(false);

  constructor() {
    this.watch("(max-width: 720px)", (yes) => (this.phone = yes));
    this.watch("(hover: none) and (pointer: coarse)", (yes) => (this.touch = yes));
    this.watch("(min-width: 1181px)", (yes) => (this.desk = yes));
    this.watch("(max-height: 860px)", (yes) => (this.low = yes));
    this.watch("(max-height: 760px)", (yes) => (this.flat = yes));
    this.watch("(min-width: 1500px) and (min-height: 861px)", (yes) => (this.broad = yes));
    this.watch("(min-width: 1700px)", (yes) => (this.wide = yes));
    for (const [query] of ZOOMS) this.watch(query, () => this.zoom());
    this.zoom();
  }

  /** Styles ask for this where their own breakpoints do not suffice: `:root[data-window~="broad"]`. */
  private mark(): void {
    const { broad, wide, flat } = this;
    const now = Object.entries({ broad, wide, flat }).flatMap(([name, yes]) => (yes ? [name] : []));
    document.documentElement.dataset["window"] = now.join(" ");
  }

  /** On large screens the whole table grows. */
  private zoom(): void {
    const [, factor] = ZOOMS.find(([query]) => matchMedia(query).matches) ?? ["", 1];
    document.documentElement.style.setProperty("--zoom", String(factor));
  }

  private watch(query: string, tell: (yes: boolean) => void): void {
    const media = matchMedia(query);
    const change = (): void => {
      tell(media.matches);
      this.mark();
    };
    change();
    media.addEventListener("change", change);
  }
}

export const screen = new Screen();
