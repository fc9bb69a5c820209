import { t as I } from "./index.min.js";
import { t as require_rate_limiter_flexible } from "./rate-limiter-flexible.js";
import { E as failure } from "./node.js";
// server/http/rate-limit.ts
var import_rate_limiter_flexible=require_rate_limiter_flexible();
const mostClients=5e4;
const sameWindow=1e3;
const usualTimes=4;
function networkLimitName(e){return`${e}-network`}
function openLimit(e,t,n,r=60,i=usualTimes){const a=openNetworkLimit(e,t,r,n);const o=openNetworkLimit(networkLimitName(e),i*t,r,n);async function both(e,t,n){const r=await a[n](e);if(r.wait!==null)return r;const i=await o[n](t);return i.wait===null?{...r,around:i}:i}function one([e=``,t],n){return t===void 0?a[n](e):both(e,t,n)}return{charge:e=>one(e,`charge`),look:e=>one(e,`look`),async refund([e=``,t],n){if(t!==void 0&&n.around)await o.refund(t,n.around);return a.refund(e,n)}}}
function openNetworkLimit(e,t,n,r){const i=r?r(e,t,n):new import_rate_limiter_flexible.RateLimiterMemory({points:t,duration:n});const a=new I({maxSize:mostClients,sizeCalculation:()=>1,dispose(e,t,n){if(n===`evict`&&!r)i.delete(t)}});function toCharge(r){const i=Math.max(0,t-(r?.consumedPoints??0));const a=Math.min(r?.msBeforeNext??Infinity,1e3*n);const o=Math.max(1,Math.ceil(a/1e3));const s=Date.now()+(r?a:0);return{name:e,points:t,left:i,seconds:o,wait:(r?.consumedPoints??0)>t?o:null,until:s}}async function current(e){const t=await i.get(e);return t&&t.msBeforeNext>0?t:null}return{async charge(e){if(!a.get(e))a.set(e,true);try{return toCharge(await i.consume(e))}catch(e){return toCharge(overdrawn(e))}},async look(e){const n=await current(e);const r=toCharge(n);return(n?.consumedPoints??0)>=t?{...r,wait:r.seconds}:r},async refund(e,{until:t}){const n=await current(e);const r=toCharge(n);return n!==null&&n.consumedPoints>0&&Math.abs(r.until-t)<sameWindow?toCharge(await i.reward(e)):r}}}
function overdrawn(e){if(e instanceof import_rate_limiter_flexible.RateLimiterRes)return e;throw e}
function limited(e){return failure(`rate.limited`,{seconds:e},{retryAfter:e})}

export { openLimit as n, limited as t };
