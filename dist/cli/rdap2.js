export { t as rdap } from "./rdap.js";
