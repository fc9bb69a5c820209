import { bn as attempt } from "./gate-14.js";
import { t as answerIn } from "./answer.js";
import { Pn as typeText, mn as nameText, xn as keyOf } from "./node-3.js";
import { t as messageIn } from "./read-once.js";
// src/probes/dns/lookup.ts
function ask({net:e,once:t},n,r,i={}){const{server:a,patience:o,...s}=i;const c=Object.entries(s).filter(([,e])=>e!==void 0).map(([e,t])=>`${e}=${t}`).toSorted().join(` `);return t(`dns ${a??``} ${typeText(r)} ${keyOf(n)} ${o??``} ${c}`,async()=>{const t=await attempt(()=>e.dns({...i,name:nameText(n),type:r}));if(!t.ok)return{reply:null,message:null,answer:unanswered(t.failure),failure:t.failure};const a=messageIn(t.value.message);return{reply:t.value,message:a,answer:answerIn(a,n,r)}})}
function unanswered({id:e,reason:t,params:n}){if(e===`timeout.dns`||t===`timeout.dns`)return{kind:`unknown`,reason:`TIMEOUT`};const{detail:r}=n;return{kind:`unknown`,reason:t===`dns.failed`&&typeof r===`string`?r:t}}
function extendedErrors({message:e}){return(e?.edns?.options??[]).flatMap(e=>e.name===`error`?[{code:e.code,text:e.text}]:[])}

export { extendedErrors as n, ask as t };
