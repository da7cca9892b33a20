import type { IndicatorView, RoundView } from "../../api/types";

export const LIGHTS = 13;
export const SEGMENT = 360 / LIGHTS;

/** Degrees of the beam, not cut to a full turn: from round to round it always goes on counter-clockwise. */
export function beamAngle(round: number): number {
  return -round * SEGMENT;
}

/** A point of the drawing, zero degrees up, clockwise. */
export function at(angle: number, radius: number): [number, number] {
  const turned = (angle * Math.PI) / 180;
  return [round1(radius * Math.sin(turned)), round1(-radius * Math.cos(turned))];
}

function round1(value: number): number {
  return Math.round(value * 10) / 10;
}

/** One light of the rose window: straight sides, a pointed arch at the rim. */
export function petal(from: number, to: number, inner: number, outer: number): string {
  const middle = (from + to) / 2;
  const points = [
    at(from + 1.6, inner),
    at(from + 0.9, outer - 10),
    at(from + 2.5, outer - 0.5),
    at(middle, outer),
    at(to - 2.5, outer - 0.5),
    at(to - 0.9, outer - 10),
    at(to - 1.6, inner),
  ];
  const [a, b, c, d, e, f, g] = points.map((point) => point.join(" "));
  return `M${a}L${b}Q${c} ${d}Q${e} ${f}L${g}A${inner} ${inner} 0 0 0 ${a}z`;
}

/** Where an indicator stands: its angle, its distance from the hub, its size. */
export interface Standing {
  name: string;
  angle: number;
  radius: number;
  size: number;
}

/** By how many share a light: rows from the rim inwards, how many in each, and the size. */
const SHARED: [rows: number[], size: number][] = [
  [[1], 15.5],
  [[2], 13],
  [[2, 1], 10.6],
  [[2, 2], 9.6],
  [[3, 2], 8.8],
  [[3, 3], 8.8],
  [[4, 3], 8],
  [[4, 4], 7.6],
  [[5, 4], 7],
];
const RING = 110.5;

/** Indicators stay where they are while the disk turns; those in one light stand side by side. */
export function standings(indicators: readonly IndicatorView[], round: number): Standing[] {
  const lights = new Map<number, string[]>();
  for (const { indicator, age } of indicators) {
    if (age !== null) lights.set(age, [...(lights.get(age) ?? []), indicator]);
  }
  return [...lights].flatMap(([age, names]) => inLight(names, beamAngle(round) + (age + 0.5) * SEGMENT));
}

function inLight(names: readonly string[], middle: number): Standing[] {
  const [rows, size] = SHARED[Math.min(names.length, SHARED.length) - 1] ?? [[1], 15.5];
  const found: Standing[] = [];
  let next = 0;
  rows.forEach((count, row) => {
    const radius = rows.length === 1 ? RING : row === 0 ? 119 : 102;
    const step = Math.min((2 * size * 180) / (Math.PI * radius), (SEGMENT + 2) / count);
    for (let place = 0; place < count && next < names.length; place += 1, next += 1) {
      found.push({ name: names[next] ?? "", angle: middle + (place - (count - 1) / 2) * step, radius, size });
    }
  });
  return found;
}

export interface RimEvent {
  round: number;
  /** A letter (settlement phase) or an icon. */
  what: string;
  letter: boolean;
  angle: number;
  when: "past" | "soon" | "coming";
}

export function eventOf(round: RoundView): { what: string; letter: boolean } | null {
  if (round.phase) return { what: round.phase, letter: true };
  if (round.grapes) return { what: "grapes", letter: false };
  if (round.stone) return { what: "stone", letter: false };
  return null;
}

/** What waits on the rim: for each place the next event to come there, else the last that was. */
export function rimEvents(timeline: readonly RoundView[], now: number): RimEvent[] {
  const places = new Map<number, RimEvent>();
  for (const round of timeline) {
    const event = eventOf(round);
    if (!event) continue;
    const place = round.round % LIGHTS;
    const before = places.get(place);
    if (before && before.round > now) continue;
    const when = round.round <= now ? "past" : round.round === now + 1 ? "soon" : "coming";
    places.set(place, { ...event, round: round.round, angle: beamAngle(round.round), when });
  }
  return [...places.values()];
}
