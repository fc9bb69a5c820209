export { r as gateCommand } from "./gate.js";
