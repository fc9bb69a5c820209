export { Rt as isAPIError } from "./api.js";
import "./error.js";
