import { t as port$1 } from "./port.js";
import { t as engineWith } from "./engine-with.js";
import { n as measureWith } from "./measure.js";
import { t as Failure } from "./failure.js";
// src/library/checks/port.ts
const parts={loadEngine:engineWith({})};
async function port(e,t={}){return measureWith(parts,`port`,()=>Promise.resolve(port$1),e,t)}

export { Failure, port };
