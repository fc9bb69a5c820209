export { it as gate } from "./gate.js";
