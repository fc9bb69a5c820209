export { t as port } from "./port.js";
