import { n as measureWith } from "./node-1.js";
import { t as propagation$1 } from "./propagation.js";
import { t as engineWith } from "./engine-with.js";
import { t as Failure } from "./node-4.js";
// src/library/checks/propagation.ts
const parts={loadEngine:engineWith({})};
async function propagation(e,t={}){return measureWith(parts,`propagation`,()=>Promise.resolve(propagation$1),e,t)}

export { Failure, propagation };
