export { t as dns } from "./dns2.js";
