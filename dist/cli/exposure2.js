export { t as exposure } from "./exposure.js";
import "./exposure-rules.js";
import "./rules2.js";
