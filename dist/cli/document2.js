export { t as openapi } from "./document.js";
