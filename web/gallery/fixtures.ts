import type { DecisionView, PositionView } from "../src/api/types";
import four from "./fixtures/four-france.json";
import over from "./fixtures/four-france-over.json";
import settle from "./fixtures/four-france-settle.json";
import solo from "./fixtures/solo.json";
import neutral from "./fixtures/solo-neutral.json";
import start from "./fixtures/three-france-start.json";
import three from "./fixtures/three-france.json";
import short from "./fixtures/three-ireland-short.json";
import two from "./fixtures/two-ireland.json";

/** Positions as the service sends them. */
export interface Scene {
  position: PositionView;
  decision: DecisionView | null;
}

export const scenes = { four, over, settle, solo, neutral, start, three, short, two } as unknown as Record<
  "four" | "over" | "settle" | "solo" | "neutral" | "start" | "three" | "short" | "two",
  Scene
>;
