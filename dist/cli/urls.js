export { u as urlsOf } from "./gate.js";
