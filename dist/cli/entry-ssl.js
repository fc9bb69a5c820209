import { n as measureWith } from "./node-1.js";
import { t as ssl$1 } from "./gate-12.js";
import { t as engineWith } from "./engine-with.js";
import { t as Failure } from "./node-4.js";
// src/library/checks/ssl.ts
const parts={loadEngine:engineWith({})};
async function ssl(e,t={}){return measureWith(parts,`ssl`,()=>Promise.resolve(ssl$1),e,t)}

export { Failure, ssl };
