const HOLD = 500;
const SLIP = 10;
const CARDS = ".card, .space, .small-card, .in-hand, .hand";

/** A finger that rests on a card opens it. Not every phone tells that it did: a clock does. */
export class Holding {
  private timer = 0;
  private held = false;
  private from = { x: 0, y: 0 };

  constructor(private readonly open: () => void) {}

  readonly down = (event: PointerEvent): void => {
    this.stop();
    this.held = false;
    if (event.pointerType !== "touch" || !(event.target instanceof Element) || !event.target.closest(CARDS))
      return;
    this.from = { x: event.clientX, y: event.clientY };
    this.timer = window.setTimeout(() => {
      this.held = true;
      this.open();
    }, HOLD);
  };

  readonly move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > SLIP) this.stop();
  };

  readonly stop = (): void => clearTimeout(this.timer);

  /** The click that ends a long press is none. */
  readonly click = (event: MouseEvent): void => {
    if (!this.held) return;
    this.held = false;
    event.preventDefault();
    event.stopPropagation();
  };
}
