/** How large the window is, in the few steps that change what is shown. */
class Screen {
  phone = $state(false);
  low = $state(false);

  constructor() {
    this.watch("(max-width: 720px)", (yes) => (this.phone = yes));
    this.watch("(max-height: 860px)", (yes) => (this.low = yes));
  }

  private watch(query: string, tell: (yes: boolean) => void): void {
    const media = matchMedia(query);
    tell(media.matches);
    media.addEventListener("change", () => tell(media.matches));
  }
}

export const screen = new Screen();
