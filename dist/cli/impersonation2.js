export { t as impersonation } from "./impersonation.js";
