export { $ as gate } from "./gate.js";
