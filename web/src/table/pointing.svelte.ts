/** The card that is being looked at: it lies on the lectern. */
export class Pointing {
  card = $state<string | null>(null);
  /** The thing that was pointed at, to say what is possible with it. */
  key = $state<string | null>(null);

  readonly at = (card: string, key: string): void => {
    this.card = card;
    this.key = key;
  };
}
