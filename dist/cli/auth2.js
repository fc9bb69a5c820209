export { r as openAuth } from "./auth.js";
