import { n as measureWith } from "./node-1.js";
import { t as rdap$1 } from "./rdap.js";
import { t as engineWith } from "./engine-with.js";
import { n as whoisModule, t as sourceModule } from "./guard-modules.js";
import { t as Failure } from "./node-4.js";
// src/library/checks/rdap.ts
const parts={loadEngine:engineWith({source:sourceModule,whois:whoisModule})};
async function rdap(e,t={}){return measureWith(parts,`rdap`,()=>Promise.resolve(rdap$1),e,t)}

export { Failure, rdap };
