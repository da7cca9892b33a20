/** Parts of the table that rules and lessons point at: where each is. */
export const PARTS: Readonly<Record<string, string>> = {
  wheel: ".wheel-leaf",
  land: ".own .land-view",
  display: ".display",
  hand: ".hand-leaf",
  goods: ".own .shelf",
  clergymen: ".own .clergy",
  actions: ".actions",
  score: ".score-leaf",
  timeline: ".top .timeline",
};
