import { t as history$1 } from "./history.js";
import { t as measure } from "./parts.js";
import { t as Failure } from "./failure.js";
// src/library/checks/history.ts
async function history(e,t={}){return await measure(`history`,()=>Promise.resolve(history$1),e,t)}

export { Failure, history };
