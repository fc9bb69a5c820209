export { t as openEngine } from "./engine4.js";
