import "./node-1.js";
import { t as pivot$1 } from "./pivot.js";
import { t as measure } from "./parts.js";
import { t as Failure } from "./node-4.js";
// src/library/checks/pivot.ts
async function pivot(e,t={}){return await measure(`pivot`,()=>Promise.resolve(pivot$1),e,t)}

export { Failure, pivot };
