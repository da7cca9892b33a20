import { kept } from "./kept";

type Tree = Readonly<Record<string, unknown>> | readonly unknown[];

/** Some parts replaced, by the way to them: `boards.0.goods.wood`. What is the same stays the same object. */
export function patched<T>(before: T, changes: Readonly<Record<string, unknown>>): T {
  let found: unknown = before;
  for (const [way, value] of Object.entries(changes)) found = replaced(found, way.split("."), value);
  return kept(before, found as T);
}

function replaced(tree: unknown, way: readonly string[], value: unknown): unknown {
  const [first, ...rest] = way;
  if (first === undefined) return value;
  if (Array.isArray(tree)) {
    const copy: unknown[] = [...(tree as Tree & unknown[])];
    copy[Number(first)] = replaced(copy[Number(first)], rest, value);
    return copy;
  }
  const parts = tree as Record<string, unknown>;
  return { ...parts, [first]: replaced(parts[first], rest, value) };
}
