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
  }

  private watch(query: string, tell: (yes: boolean) => void): void {
    const media = matchMedia(query);
    tell(media.matches);
    media.addEventListener("change", () => tell(media.matches));
  }
}

export const screen = new Screen();
