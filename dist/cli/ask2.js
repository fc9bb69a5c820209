import { i as isBusy } from "./start.js";
import { E as failure, r as calledOff, w as Failure } from "./node.js";
import { t as waitOf } from "./retry-after2.js";
// src/client/ask.ts
async function askServer(e,{server:t,send:n,sleep:r,now:i,timeout:a,waiting:o,signal:s,onWait:c},l){const u=i()+a+o;let d=failure(`server.timeout`,{server:t});for(let f=a+o;f>0;f=u-i()){const o=await n({...e,patience:Math.min(a,f)},s);const p=l(o);if(!(p instanceof Failure))return p;d=p;const m=isUnmeasured(o,d)?waitOf(o,d,i()):null;if(m===null||i()+m>=u)break;c(Math.ceil(m/1e3),d);await r(m,s).catch(e=>{throw s?.aborted?calledOff(s,t):e})}throw d}
function isUnmeasured({status:e},{facts:t}){return e===429||isBusy(t)||e===503&&t.id===`server.failed`}
const shortest=2e4;
const margin=5e3;
function timeoutOf(e=0){return Math.max(shortest,1e3*e+margin)}
const usualWaiting=6e4;

export { timeoutOf as n, usualWaiting as r, askServer as t };
