export { rt as ssl } from "./gate.js";
