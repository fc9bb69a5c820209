export { t as dns } from "./dns.js";
