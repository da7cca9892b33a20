import type { Component } from "svelte";
import MyData from "./MyData.svelte";
import MyKeys from "./MyKeys.svelte";
import MyAvoided from "./MyAvoided.svelte";
import MyName from "./MyName.svelte";
import MyNotices from "./MyNotices.svelte";
import MyRatings from "./MyRatings.svelte";
import MyResults from "./MyResults.svelte";
import MySolo from "./MySolo.svelte";
import MyTables from "./MyTables.svelte";
import Shown from "./Shown.svelte";

/** A leaf of my page: in which column it stands, from the top down. */
export interface Section {
  id: string;
  column: "left" | "middle" | "right";
  show: Component;
}

/** What my page is made of. A new section is a component that brings its own leaf, and a row here. */
export const SECTIONS: readonly Section[] = [
  { id: "name", column: "left", show: MyName },
  { id: "shown", column: "left", show: Shown },
  { id: "data", column: "left", show: MyData },
  { id: "ratings", column: "middle", show: MyRatings },
  { id: "results", column: "middle", show: MyResults },
  { id: "tables", column: "right", show: MyTables },
  { id: "solo", column: "right", show: MySolo },
  { id: "notices", column: "right", show: MyNotices },
  { id: "avoided", column: "right", show: MyAvoided },
  { id: "keys", column: "right", show: MyKeys },
];
