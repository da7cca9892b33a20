import { language } from "./language.svelte";

// Tests speak English unless they say otherwise, and have been in every room.
await language.use("en");
for (const room of ["analysis", "learn", "person", "puzzles", "review"] as const) await language.enter(room);
