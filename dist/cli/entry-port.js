import { n as measureWith } from "./node-1.js";
import { t as port$1 } from "./port.js";
import { t as engineWith } from "./engine-with.js";
import { t as Failure } from "./node-4.js";
// src/library/checks/port.ts
const parts={loadEngine:engineWith({})};
async function port(e,t={}){return measureWith(parts,`port`,()=>Promise.resolve(port$1),e,t)}

export { Failure, port };
