export { g as toJson } from "./start.js";
