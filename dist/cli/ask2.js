import { i as isBusy } from "./start.js";
import { b as failure, v as Failure } from "./node.js";
import { t as waitOf } from "./retry-after.js";
// src/client/ask.ts
async function askServer(e,{server:t,send:n,sleep:r,now:i,timeout:a,waiting:o,signal:s,onWait:c},l){const u=i()+a+o;let d=failure(`server.timeout`,{server:t});for(let t=a+o;t>0;t=u-i()){const o=await n({...e,patience:Math.min(a,t)},s);const f=l(o);if(!(f instanceof Failure))return f;d=f;const p=isRoomLacking(d)?waitOf(o,d,i()):null;if(p===null||i()+p>=u)break;c(Math.ceil(p/1e3),d);await r(p,s).catch(e=>{throw s?.aborted?failure(`aborted`,{}):e})}throw d}
function isRoomLacking({code:e,facts:t}){return e===`RATE_LIMITED`||isBusy(t)}
const shortest=2e4;
const margin=5e3;
function timeoutOf(e=0){return Math.max(shortest,1e3*e+margin)}
const usualWaiting=6e4;

export { timeoutOf as n, usualWaiting as r, askServer as t };
