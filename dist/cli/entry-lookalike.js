import { n as measureWith } from "./node-1.js";
import { t as lookalike$1 } from "./lookalike.js";
import { t as engineWith } from "./engine-with.js";
import { n as whoisModule, t as sourceModule } from "./guard-modules.js";
import { t as Failure } from "./node-4.js";
// src/library/checks/lookalike.ts
const parts={loadEngine:engineWith({source:sourceModule,whois:whoisModule})};
async function lookalike(e,t={}){return measureWith(parts,`lookalike`,()=>Promise.resolve(lookalike$1),e,t)}

export { Failure, lookalike };
