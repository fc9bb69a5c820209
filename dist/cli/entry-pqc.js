import { n as measureWith } from "./node-1.js";
import { t as pqc$1 } from "./pqc.js";
import { t as engineWith } from "./engine-with.js";
import { t as Failure } from "./node-4.js";
// src/library/checks/pqc.ts
const parts={loadEngine:engineWith({})};
async function pqc(e,t={}){return measureWith(parts,`pqc`,()=>Promise.resolve(pqc$1),e,t)}

export { Failure, pqc };
