import { n as measureWith } from "./node-1.js";
import { t as emailHeader$1 } from "./email-header.js";
import { t as engineWith } from "./engine-with.js";
import { t as Failure } from "./node-4.js";
// src/library/checks/email-header.ts
const parts={loadEngine:engineWith({})};
async function emailHeader(e,t={}){return measureWith(parts,`email-header`,()=>Promise.resolve(emailHeader$1),e,t)}

export { Failure, emailHeader };
