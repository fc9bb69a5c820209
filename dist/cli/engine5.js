export { n as openPostgres } from "./engine.js";
