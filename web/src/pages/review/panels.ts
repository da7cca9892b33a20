import type { Component } from "svelte";
import { withWords } from "../../i18n/words";
import WheelPanel from "./WheelPanel.svelte";

/**
 * What can stand beside the land, as leaves that one turns over: each is a component without props that takes what it
 * needs from `useReviewing()`. A heavy one is loaded when it is opened.
 */
export interface Panel {
  id: string;
  /** The message of its tab. */
  title: string;
  load: () => Promise<{ default: Component }> | { default: Component };
}

export const PANELS: readonly Panel[] = [
  { id: "wheel", title: "web-wheel", load: () => ({ default: WheelPanel }) },
  {
    id: "analysis",
    title: "web-analysis",
    load: () => withWords("analysis", () => import("./AnalysisPanel.svelte")),
  },
];
