/** The reason why the thing that was clicked last is not possible: shown beside it, by click, tap and key. */
class Reason {
  words = $state("");
  /** What was clicked, to stand beside it. */
  beside = $state.raw<DOMRect | null>(null);
  private clicked: DOMRect | null = null;

  tell(words: string): void {
    this.beside = words ? this.clicked : null;
    this.words = words;
  }

  readonly hide = (): void => {
    this.words = "";
    this.beside = null;
  };

  /** Before anything else hears of a click. */
  readonly note = (event: MouseEvent): void => {
    this.hide();
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    this.clicked = button?.getBoundingClientRect() ?? null;
  };
}

export const reason = new Reason();
