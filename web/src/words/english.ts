export { default as drawn } from "../../../labora/locale/en/drawn.ftl?raw";
export { default as goods } from "../../../labora/locale/en/goods.ftl?raw";
export { default as names } from "../../../labora/locale/en/names.ftl?raw";
export { default as rounds } from "../../../labora/locale/en/rounds.ftl?raw";
export { default as scores } from "../../../labora/locale/en/scores.ftl?raw";
export { default as service } from "../../../labora/locale/en/service.ftl?raw";
export { default as web } from "../../../labora/locale/en/web.ftl?raw";
export { default as webPlay } from "../../../labora/locale/en/web_play.ftl?raw";
