import { ring, showInTitle } from "./notices";

/** Shows in title and icon whether it is one's turn, and rings when it becomes so. Called once by a page. */
export function announceTurn(now: () => { title: string; name: string; myTurn: boolean }): void {
  let rang = false;
  $effect(() => {
    const { title, name, myTurn } = now();
    showInTitle(title, myTurn);
    if (myTurn && !rang) ring(name);
    rang = myTurn;
  });
}
