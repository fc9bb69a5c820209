import { n as measureWith } from "./node-1.js";
import { t as http$1 } from "./gate-25.js";
import { t as engineWith } from "./engine-with.js";
import { t as Failure } from "./node-4.js";
// src/library/checks/http.ts
const parts={loadEngine:engineWith({})};
async function http(e,t={}){return measureWith(parts,`http`,()=>Promise.resolve(http$1),e,t)}

export { Failure, http };
