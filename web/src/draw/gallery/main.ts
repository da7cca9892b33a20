import { mount } from "svelte";
import "../../styles/index.css";
import { loadSprites } from "../sprites";
import "./gallery.css";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
loadSprites();
mount(Gallery, { target: document.body, props: { show: asked.get("show") ?? "" } });
