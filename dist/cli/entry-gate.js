import { n as exitCode, t as gate } from "./gate2.js";
import { t as Failure } from "./failure.js";
export { Failure, exitCode, gate };
