export { r as openSqlite } from "./engine2.js";
