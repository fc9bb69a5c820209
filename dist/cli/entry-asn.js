import { t as asn$1 } from "./asn.js";
import { t as engineWith } from "./engine-with.js";
import { t as sourceModule } from "./guard-modules.js";
import { n as measureWith } from "./measure.js";
import { t as Failure } from "./failure.js";
// src/library/checks/asn.ts
const parts={loadEngine:engineWith({source:sourceModule})};
async function asn(e,t={}){return measureWith(parts,`asn`,()=>Promise.resolve(asn$1),e,t)}

export { Failure, asn };
