/** How strong the levels are: what they reach alone, the median of a few games (notes/bots-experiments.md has the commands). */
export const POINTS_ALONE: Readonly<Record<string, Readonly<Record<"france" | "ireland", number>>>> = {
  random: { france: 42, ireland: 28 },
  novice: { france: 263, ireland: 292 },
  monk: { france: 471, ireland: 489 },
  cellarer: { france: 514, ireland: 497 },
  abbot: { france: 544, ireland: 539 },
};
