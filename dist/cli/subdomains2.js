export { t as subdomains } from "./subdomains.js";
