export { t as exposure } from "./exposure.js";
