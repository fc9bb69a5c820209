export { et as gate } from "./gate.js";
