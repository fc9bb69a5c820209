import { t as pqc$1 } from "./pqc.js";
import { t as engineWith } from "./engine-with.js";
import { n as measureWith } from "./measure.js";
import { t as Failure } from "./failure.js";
// src/library/checks/pqc.ts
const parts={loadEngine:engineWith({})};
async function pqc(e,t={}){return measureWith(parts,`pqc`,()=>Promise.resolve(pqc$1),e,t)}

export { Failure, pqc };
