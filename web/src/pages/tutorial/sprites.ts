import { loadSprite } from "../../components/ornament/sprites";
import url from "../../assets/guide.svg?url";

/** Brother Odo, and the paintings of the three ways. */
export const loadOdo = (): void => loadSprite("guide", url);
