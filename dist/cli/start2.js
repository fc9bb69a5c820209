export { t as start } from "./start.js";
