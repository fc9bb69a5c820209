import { n as measureWith } from "./node-1.js";
import { t as owasp$1 } from "./owasp.js";
import { t as engineWith } from "./engine-with.js";
import { t as Failure } from "./node-4.js";
// src/library/checks/owasp.ts
const parts={loadEngine:engineWith({})};
async function owasp(e,t={}){return measureWith(parts,`owasp`,()=>Promise.resolve(owasp$1),e,t)}

export { Failure, owasp };
