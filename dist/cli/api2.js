export { Bt as isAPIError } from "./api.js";
import "./error.js";
import "./plugin3.js";
