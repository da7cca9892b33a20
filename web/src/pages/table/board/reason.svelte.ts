/** The reason why the thing that was clicked last is not possible: shown beside it, by click, tap and key. */
class Reason {
  words = $state("");
  /** What was clicked, to stand beside it. */
  beside = $state.raw<DOMRect | null>(null);
  private button: Element | null = null;
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
    this.button = event.target instanceof Element ? event.target.closest("button") : null;
    this.clicked = this.button?.getBoundingClientRect() ?? null;
  };

  /** What was clicked moves away from the words; what scrolls elsewhere, like the chronicle, leaves them. */
  readonly scrolled = (event: Event): void => {
    if (event.target instanceof Node && event.target.contains(this.button)) this.hide();
  };
}

export const reason = new Reason();
