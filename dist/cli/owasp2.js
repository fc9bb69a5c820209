export { t as owasp } from "./owasp.js";
