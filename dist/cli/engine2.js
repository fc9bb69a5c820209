export { n as openSqlite } from "./engine.js";
