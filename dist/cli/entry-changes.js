import "./node-1.js";
import { t as changes$1 } from "./changes.js";
import { t as measure } from "./parts.js";
import { t as Failure } from "./node-4.js";
// src/library/checks/changes.ts
async function changes(e,t={}){return await measure(`changes`,()=>Promise.resolve(changes$1),e,t)}

export { Failure, changes };
