export { t as gateOne } from "./gate.js";
