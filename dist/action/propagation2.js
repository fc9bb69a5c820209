export { t as propagation } from "./propagation.js";
