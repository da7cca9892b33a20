import { language } from "./language.svelte";

// Tests speak English unless they say otherwise.
await language.use("en");
