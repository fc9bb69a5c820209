export { t as ssl } from "./ssl.js";
