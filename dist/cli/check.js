export { F as checkCommand } from "./gate.js";
