import "virtual:fonts";
import "./styles/index.css";
import "./components/ui/ui.css";
import "./pages/table/styles/index.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { loadSprites } from "./components/ornament/sprites";
import { keepForLater } from "./service_worker/begin";
import { language } from "./i18n/language.svelte";

loadSprites();
// Not awaited here: rooms import this file, and would wait for themselves.
void language.begin().then(() => {
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  keepForLater();
});
