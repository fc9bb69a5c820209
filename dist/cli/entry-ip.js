import { n as measureWith } from "./node-1.js";
import { t as ip$1 } from "./ip.js";
import { t as engineWith } from "./engine-with.js";
import { t as Failure } from "./node-4.js";
// src/library/checks/ip.ts
const parts={loadEngine:engineWith({})};
async function ip(e={},t={}){return measureWith(parts,`ip`,()=>Promise.resolve(ip$1),e,t)}

export { Failure, ip };
