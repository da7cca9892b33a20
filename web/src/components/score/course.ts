/** The expected result after each turn, as points at the end of each round: what the chart of a game draws. */
export function courseByRound(
  course: readonly (readonly number[])[],
  turns: readonly { round: number }[],
): number[][] {
  const last = new Map<number, readonly number[]>();
  turns.forEach((turn, at) => last.set(turn.round, course[at + 1] ?? []));
  const players = course[0]?.length ?? 0;
  return Array.from({ length: players }, (_, player) =>
    [course[0] ?? [], ...last.values()].map((expected) => Math.round(expected[player] ?? 0)),
  );
}
