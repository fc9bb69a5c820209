export { Ct as http } from "./gate.js";
