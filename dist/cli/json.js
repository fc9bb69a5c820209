export { t as toJson } from "./json2.js";
