import { n as measureWith } from "./node-1.js";
import { t as exposure$1 } from "./exposure.js";
import { t as engineWith } from "./engine-with.js";
import { t as sourceModule } from "./guard-modules.js";
import { t as Failure } from "./node-4.js";
// src/library/checks/exposure.ts
const parts={loadEngine:engineWith({source:sourceModule})};
async function exposure(e,t={}){return measureWith(parts,`exposure`,()=>Promise.resolve(exposure$1),e,t)}

export { Failure, exposure };
