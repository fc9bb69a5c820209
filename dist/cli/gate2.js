export { Q as gate } from "./gate.js";
