import { F as languages } from "./node.js";
import { n as keepsNothing } from "./retention2.js";
import { t as parseQuestion } from "./parse.js";
import { l as checkPath } from "./paths2.js";
// server/pages/tools/link.ts
function readsStore({concerns:e,requires:t}){return e===`store`&&t===void 0}
function isLinkable(e){return readsStore(e)||e.ttl>0&&!keepsNothing(e)}
function linkOf(e,t,n){const r=new URLSearchParams(Object.entries(t).filter(([,e])=>e!==``));if(n!==languages[0])r.set(`lang`,n);return r.size===0?checkPath(e):`${checkPath(e)}?${r.toString()}`}
async function keptLink(e,t,{result:{observedAt:n}},r,{resultCache:i,allIps:a}){if(!isLinkable(e))return null;const{input:o,keeping:s}=parseQuestion(e,t,r,a);const c=readsStore(e)||s!==`store`?null:await i.newest(e,o);return readsStore(e)||c!==null&&c.observedAt>=n?linkOf(e,t,r):null}

export { readsStore as i, keptLink as n, linkOf as r, isLinkable as t };
