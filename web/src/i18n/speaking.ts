import languages, { type Room } from "virtual:languages";
import { language } from "./language.svelte";

// Tests speak English unless they say otherwise, and have been in every room.
await language.use("en");
for (const room of Object.keys(languages["en"]?.rooms ?? {}) as Room[]) await language.enter(room);
