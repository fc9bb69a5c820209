import { n as measureWith } from "./node-1.js";
import { t as subdomains$1 } from "./subdomains.js";
import { t as engineWith } from "./engine-with.js";
import { t as sourceModule } from "./guard-modules.js";
import { t as Failure } from "./node-4.js";
// src/library/checks/subdomains.ts
const parts={loadEngine:engineWith({source:sourceModule})};
async function subdomains(e,t={}){return measureWith(parts,`subdomains`,()=>Promise.resolve(subdomains$1),e,t)}

export { Failure, subdomains };
