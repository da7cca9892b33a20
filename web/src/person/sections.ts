import type { Component } from "svelte";
import MyName from "./MyName.svelte";
import MyKeys from "./MyKeys.svelte";

/** A leaf of my page: in which column it stands, from the top down; on the phone in the order of this list. */
export interface Section {
  id: string;
  column: "left" | "middle" | "right";
  show: Component;
}

/** What my page is made of. A new section is a component that brings its own leaf, and a row here. */
export const SECTIONS: readonly Section[] = [
  { id: "name", column: "left", show: MyName },
  { id: "keys", column: "left", show: MyKeys },
];
