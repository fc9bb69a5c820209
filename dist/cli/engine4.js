export { qn as openEngine } from "./gate.js";
