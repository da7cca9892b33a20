import type { ChangeView, DecisionView, ExpandedView, ExploredView, OptionView } from "../api/types";

/** Things on the table are found by key: a space of a board, a card, a side for new land. */
export const spaceKey = (board: number, column: number, row: number): string =>
  `space ${board} ${column} ${row}`;
export const cardKey = (card: string): string => `card ${card}`;
export const tileKey = (side: string, row: number): string => `tile ${side} ${row}`;

/** What a click on a thing would decide. */
export interface Line {
  texts: readonly string[];
  /** The first of them: `fell`, `build`, or the option itself. */
  act: string;
  /** The last option of the line. */
  option: OptionView;
  /** The card that would be put there, where the thing is a space. */
  card: string | null;
  changes: readonly ChangeView[];
}

/** Why a click would bring nothing; empty where it would. */
export const idleOf = ({ option }: Line): string => ("idle" in option ? option.idle : "");

export type Targets = ReadonlyMap<string, readonly Line[]>;

/** What a click takes without asking: a thing with one line, or a card that only one action is about. */
export function meantBy(key: string, lines: readonly Line[]): Line | undefined {
  const acts = new Set(lines.map((line) => line.act));
  return lines.length === 1 || (key.startsWith("card") && acts.size === 1) ? lines[0] : undefined;
}

/** Null: it is nothing on the table. */
export function keyOf(option: OptionView): string | null {
  switch (option.type) {
    case "card":
      return cardKey(option.card);
    case "tile":
      return tileKey(option.side, option.row);
    case "building":
    case "space":
      return spaceKey(option.board, option.column, option.row);
    default:
      return null;
  }
}

/** The lands on which a decision is made, if it is made on lands at all; the turn itself is made everywhere. */
export function boardsOf(decision: DecisionView | null): number[] {
  if (!decision || decision.kind === "turn") return [];
  const boards = decision.options.flatMap((option) => ("board" in option ? [option.board] : []));
  return [...new Set(boards)];
}

export const cardOf = (option: OptionView | undefined): string | null =>
  option && "card" in option ? option.card : null;

/** Everything that can be clicked, and what that would decide. */
export function targetsOf(
  decision: DecisionView,
  expanded: readonly ExpandedView[],
  ahead: ReadonlyMap<string, ExploredView>,
): Targets {
  const found = new Map<string, Line[]>();
  const add = (option: OptionView, line: Omit<Line, "option">): void => {
    const key = keyOf(option);
    if (key !== null) found.set(key, [...(found.get(key) ?? []), { ...line, option }]);
  };
  for (const option of decision.several?.options ?? decision.options) {
    const changes = expanded.find((one) => one.option === option.text)?.changes ?? [];
    add(option, { texts: [option.text], act: option.text, card: null, changes });
  }
  for (const one of expanded) addNext(one, decision, add);
  for (const [act, explored] of ahead) addAhead(act, explored, add);
  return found;
}

/** Decisions whose words lead to things: what is clicked says which was meant. */
const LEADING: readonly string[] = ["turn", "clearing", "land"];

type Add = (option: OptionView, line: Omit<Line, "option">) => void;

/** Words of the turn lead to things; cards lead to spaces. */
function addNext(one: ExpandedView, decision: DecisionView, add: Add): void {
  const first = decision.options.find((option) => option.text === one.option);
  if (!first || (first.type !== "word" && first.type !== "card")) return;
  if (first.type === "word" && !LEADING.includes(decision.kind)) return;
  for (const option of one.options) {
    add(option, { texts: [one.option, option.text], act: one.option, card: cardOf(first), changes: [] });
  }
}

/** Cards are put on spaces by these, and by nothing else: a forest that a building would remove is no place for one. */
const LAYING: readonly string[] = ["build", "settle"];

/** Build, a card, a space: from the space. */
function addAhead(act: string, explored: ExploredView, add: Add): void {
  if (!LAYING.includes(act)) return;
  for (const one of explored.expanded) {
    for (const option of one.options) {
      if (option.type !== "space") continue;
      const card = cardOf(explored.decision?.options.find((first) => first.text === one.option));
      if (card !== null) add(option, { texts: [act, one.option, option.text], act, card, changes: [] });
    }
  }
}

/** In how many places a card could be put. */
export function placesOf(targets: Targets, card: string): number {
  let places = 0;
  for (const [key, lines] of targets) {
    if (key.startsWith("space") && lines.some((line) => line.card === card)) places += 1;
  }
  return places;
}

/** These only say whose building it is: any other reason tells more. */
const WHOSE: readonly string[] = ["obstacle-not-yours", "obstacle-your-own"];

/** Why a thing cannot be chosen, in words. */
export function obstaclesOf(
  decision: DecisionView,
  ahead: ReadonlyMap<string, ExploredView>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const all = [decision, ...[...ahead.values()].flatMap((one) => (one.decision ? [one.decision] : []))];
  const obstacles = all.flatMap((one) => one.obstacles);
  const whose = obstacles.filter((one) => WHOSE.includes(one.message));
  for (const { option, words } of [...obstacles.filter((one) => !WHOSE.includes(one.message)), ...whose]) {
    const key = option && (keyOf(option) ?? `word ${option.text}`);
    if (key && words && !found.has(key)) found.set(key, words);
  }
  return found;
}
