/** Points after each round, and where they are drawn. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  up: number;
  down: number;
}

/** Lines for 50, 100 ...: not more than seven. */
export function ticks(most: number, least = 0): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((one) => (most - least) / one <= 6) ?? 200;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, at) => (first + at) * step);
}

export function acrossAt(frame: Frame, round: number, rounds: number): number {
  return frame.left + ((frame.width - frame.left - frame.right) * round) / Math.max(1, rounds);
}

export function heightAt(frame: Frame, value: number, most: number, least = 0): number {
  const share = (Math.max(least, value) - least) / Math.max(1, most - least);
  return frame.up + (frame.height - frame.up - frame.down) * (1 - share);
}

/** Heights of labels that stay the given distance apart, from the highest down. */
export function apart(heights: readonly number[], distance: number): number[] {
  let floor = -Infinity;
  return heights.map((height) => (floor = Math.max(height, floor + distance)));
}

/** The most points that there is room for, with some air above them. */
export function mostOf(runs: readonly (readonly number[])[]): number {
  return Math.max(10, ...runs.flat()) * 1.08;
}

/** A player's line, from before the first round to the end of the last. */
export function lineOf(frame: Frame, points: readonly number[], rounds: number, most: number): string {
  const at = (value: number, round: number): string =>
    `${acrossAt(frame, round, rounds).toFixed(1)},${heightAt(frame, value, most).toFixed(1)}`;
  return points.map(at).join(" ");
}
