export { c as urlsOf } from "./gate.js";
