import { n as measureWith } from "./node-1.js";
import { t as impersonation$1 } from "./impersonation.js";
import { t as engineWith } from "./engine-with.js";
import { t as sourceModule } from "./guard-modules.js";
import { t as Failure } from "./node-4.js";
// src/library/checks/impersonation.ts
const parts={loadEngine:engineWith({source:sourceModule})};
async function impersonation(e,t={}){return measureWith(parts,`impersonation`,()=>Promise.resolve(impersonation$1),e,t)}

export { Failure, impersonation };
