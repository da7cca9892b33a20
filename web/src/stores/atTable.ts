import { getContext, setContext } from "svelte";
import type { Deciding } from "./deciding.svelte";
import type { TableState } from "./table.svelte";

export interface AtTable {
  room: TableState;
  deciding: Deciding;
}

const KEY = Symbol("table");

export const provideTable = (table: AtTable): AtTable => setContext(KEY, table);
export const useTable = (): AtTable => getContext<AtTable>(KEY);
