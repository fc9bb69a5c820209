import { n as measureWith } from "./node-1.js";
import { t as asn$1 } from "./asn.js";
import { t as engineWith } from "./engine-with.js";
import { t as sourceModule } from "./guard-modules.js";
import { t as Failure } from "./node-4.js";
// src/library/checks/asn.ts
const parts={loadEngine:engineWith({source:sourceModule})};
async function asn(e,t={}){return measureWith(parts,`asn`,()=>Promise.resolve(asn$1),e,t)}

export { Failure, asn };
