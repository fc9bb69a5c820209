export { t as openAt } from "./archive.js";
