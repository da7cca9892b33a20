import { getContext, setContext } from "svelte";
import type { Deciding } from "../state/deciding.svelte";
import type { TableState } from "../state/table.svelte";

export interface AtTable {
  room: TableState;
  deciding: Deciding;
}

const KEY = Symbol("table");

export const provideTable = (table: AtTable): AtTable => setContext(KEY, table);
export const useTable = (): AtTable => getContext<AtTable>(KEY);
