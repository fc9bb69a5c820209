export { Et as http } from "./gate.js";
