export { at as ssl } from "./gate.js";
