import { n as measureWith } from "./node-1.js";
import { t as golive$1 } from "./golive.js";
import { t as engineWith } from "./engine-with.js";
import { n as whoisModule, t as sourceModule } from "./guard-modules.js";
import { t as Failure } from "./node-4.js";
// src/library/checks/golive.ts
const parts={loadEngine:engineWith({source:sourceModule,whois:whoisModule})};
async function golive(e,t={}){return measureWith(parts,`golive`,()=>Promise.resolve(golive$1),e,t)}

export { Failure, golive };
