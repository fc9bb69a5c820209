export { t as email } from "./email.js";
