import "./node-1.js";
import { t as history$1 } from "./history.js";
import { t as measure } from "./parts.js";
import { t as Failure } from "./node-4.js";
// src/library/checks/history.ts
async function history(e,t={}){return await measure(`history`,()=>Promise.resolve(history$1),e,t)}

export { Failure, history };
