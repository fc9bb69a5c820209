export { t as openEngine } from "./engine3.js";
