export { Vt as isAPIError } from "./api.js";
import "./tracer.js";
