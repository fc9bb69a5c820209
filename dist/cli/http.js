export { Tt as http } from "./gate.js";
