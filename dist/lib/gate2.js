export { t as gate } from "./gate.js";
