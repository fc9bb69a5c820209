export { t as pqc } from "./pqc.js";
