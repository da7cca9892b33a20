import { screen } from "../../../stores/screen.svelte";

/** The card that is being looked at: it lies on the lectern. */
export class Pointing {
  card = $state<string | null>(null);
  /** The thing that was pointed at, to say what is possible with it. */
  key = $state<string | null>(null);

  /** On a phone the lectern is a sheet that comes up. */
  opened = $state(false);

  show(wanted: boolean): void {
    this.opened = wanted && screen.phone;
  }

  readonly at = (card: string, key: string): void => {
    this.card = card;
    this.key = key;
  };
}
