import { mount } from "svelte";
import App from "./app/App.svelte";
import { loadSprites } from "./draw/ornament/sprites";
import { keepForLater } from "./offline/begin";
import { language } from "./words/language.svelte";
import "virtual:fonts";
import "./styles/index.css";
import "./ui/ui.css";
import "./lobby/styles/index.css";
import "./table/styles/index.css";

loadSprites();
// Not awaited here: rooms import this file, and would wait for themselves.
void language.begin().then(() => {
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  keepForLater();
});
