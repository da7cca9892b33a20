import { mount } from "svelte";
import "virtual:fonts";
import "../src/styles/index.css";
import { loadSprites } from "../src/components/ornament/sprites";
import { language } from "../src/i18n/language.svelte";
import "./gallery.css";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
loadSprites();
await language.begin();
mount(Gallery, { target: document.body, props: { show: asked.get("show") ?? "" } });
