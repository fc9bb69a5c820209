import { i as isBusy } from "./start.js";
import { w as Failure } from "./node.js";
// src/run/work-through.ts
const mostAttempts=20;
async function workThrough({items:e,most:t,measure:n,sleep:r,isOver:i,now:a}){const o=e[Symbol.iterator]();const s=new Set;let c=false;function next(){const e=[...s].find(({at:e})=>e<=a());if(e){s.delete(e);return e}const{value:t,done:n=false}=o.next();return n?null:{item:t,attempt:0,at:0}}async function work(){while(!c&&!i()){const e=next();if(e)await attempt(e);else if(s.size===0)return;else await r(Math.max(1,Math.min(...[...s].map(({at:e})=>e))-a()))}}async function attempt({item:e,attempt:t}){try{await n(e,t+1>=mostAttempts)}catch(n){if(!(n instanceof Failure)||!comesAgain(n)){c=true;throw n}s.add({item:e,attempt:t+1,at:a()+1e3*(n.retryAfter??1)})}}const l=await Promise.allSettled(Array.from({length:t},work));for(const e of l)if(e.status===`rejected`)throw e.reason}
const limits=new Set([`rate.resting`,`rate.limited`,`remote.rate-limited`]);
function comesAgain({facts:e}){return isBusy(e)||limits.has(e.id)}

export { workThrough as n, comesAgain as t };
