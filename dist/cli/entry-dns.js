import { n as measureWith } from "./node-1.js";
import { t as dns$1 } from "./dns2.js";
import { t as engineWith } from "./engine-with.js";
import { n as whoisModule, t as sourceModule } from "./guard-modules.js";
import { t as Failure } from "./node-4.js";
// src/library/checks/dns.ts
const parts={loadEngine:engineWith({source:sourceModule,whois:whoisModule})};
async function dns(e,t={}){return measureWith(parts,`dns`,()=>Promise.resolve(dns$1),e,t)}

export { Failure, dns };
