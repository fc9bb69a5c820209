export { ct as ssl } from "./gate.js";
