export { bt as http } from "./gate.js";
