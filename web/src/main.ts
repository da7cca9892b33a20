import { mount } from "svelte";
import App from "./app/App.svelte";
import { loadSprites } from "./draw/ornament/sprites";
import { keepForLater } from "./offline/begin";
import { language } from "./words/language.svelte";
import "virtual:fonts";
import "./styles/index.css";
import "./ui/ui.css";
import "./lobby/lobby.css";
import "./table/screen.css";
import "./table/room.css";
import "./table/asking.css";
import "./table/deciding.css";

loadSprites();
await language.begin();
const target = document.getElementById("app");
if (target) mount(App, { target });
keepForLater();
