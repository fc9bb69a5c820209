import { n as measureWith } from "./node-1.js";
import { t as email$1 } from "./email.js";
import { t as engineWith } from "./engine-with.js";
import { n as whoisModule, t as sourceModule } from "./guard-modules.js";
import { t as Failure } from "./node-4.js";
// src/library/checks/email.ts
const parts={loadEngine:engineWith({source:sourceModule,whois:whoisModule})};
async function email(e,t={}){return measureWith(parts,`email`,()=>Promise.resolve(email$1),e,t)}

export { Failure, email };
