import { n as measureWith } from "./node-1.js";
import { t as phishing$1 } from "./phishing.js";
import { t as engineWith } from "./engine-with.js";
import { n as whoisModule, t as sourceModule } from "./guard-modules.js";
import { t as Failure } from "./node-4.js";
// src/library/checks/phishing.ts
const parts={loadEngine:engineWith({source:sourceModule,whois:whoisModule})};
async function phishing(e,t={}){return measureWith(parts,`phishing`,()=>Promise.resolve(phishing$1),e,t)}

export { Failure, phishing };
