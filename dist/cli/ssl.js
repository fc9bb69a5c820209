export { nt as ssl } from "./gate.js";
