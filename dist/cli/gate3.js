export { t as gateCommand } from "./gate.js";
