import { t as ip$1 } from "./ip.js";
import { t as engineWith } from "./engine-with.js";
import { n as measureWith } from "./measure.js";
import { t as Failure } from "./failure.js";
// src/library/checks/ip.ts
const parts={loadEngine:engineWith({})};
async function ip(e={},t={}){return measureWith(parts,`ip`,()=>Promise.resolve(ip$1),e,t)}

export { Failure, ip };
