export { B as checkCommand } from "./gate.js";
