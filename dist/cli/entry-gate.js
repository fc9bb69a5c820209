import "./node-1.js";
import { n as exitCode, t as gate } from "./gate.js";
import { t as Failure } from "./node-4.js";
export { Failure, exitCode, gate };
