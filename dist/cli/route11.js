import { f as failure, u as Failure } from "./start.js";
import { _ as rateFields, d as lineFields } from "./header-fields.js";
import { d as openLines, r as wantsFresh, t as callerOf } from "./route.js";
import { t as limited } from "./rate-limit.js";
import { n as lineOf, t as answerItem } from "./answer2.js";
import { n as readItemsRequest, t as hasManyInputs } from "./request2.js";
import { n as workThrough } from "./work-through.js";
import { setTimeout } from "node:timers/promises";
// server/questions/batch/route.ts
const[mostOpen,atATime]=[2,8];
const progressEvery=2e4;
const openAgain=20;
function batchRoute(e){const{offers:t,pipeline:n}=e;const r=new Map;function leave(e){const t=(r.get(e)??1)-1;if(t>0)r.set(e,t);else r.delete(e)}return async(i,a)=>{a.names=[`check`,`inputs`,`max_age`,`lang`];const{caller:o,key:s}=await keyHolder(i,a,n,`POST /api/batch`);if((r.get(s)??0)>=mostOpen)throw tooMany();r.set(s,(r.get(s)??0)+1);try{const{language:r,allIps:c}=n;const l=await charged(readItemsRequest(i,{offers:t,language:r,allIps:c,offersCheck:hasManyInputs}),o,a,n);a.note={...a.note,check:l.check.id};return streamed(l,i,o,e,()=>leave(s))}catch(e){leave(s);throw e}}}
async function keyHolder(e,t,n,r){const onRate=e=>void(t.rate=rateFields(e));const i=await callerOf(e,t,n,onRate);if(i.keyId!==void 0)return{caller:i,key:i.keyId};await charge(i,t,n);t.fields.push([`www-authenticate`,`Bearer`]);throw failure(`key.required`,{check:r})}
async function charged(e,t,n,r){try{return await e}catch(e){if(e instanceof Failure&&e.code===`INVALID_INPUT`)await charge(t,n,r);throw e}}
async function charge({counted:e,rateLimit:t},n,{limits:r,limitsOf:i}){const{light:a}=t===void 0?r:i(t);const o=await a.charge(e);n.rate=rateFields(o);if(o.wait!==null)throw limited(o.wait)}
function tooMany(){return failure(`batch.open`,{limit:mostOpen,what:{en:`batches`,ko:`배치`}},{retryAfter:openAgain})}
function streamed(e,t,n,r,i){const a=new AbortController;const o=openLines(()=>a.abort());const s=t.gone();if(s.aborted)a.abort();else s.addEventListener(`abort`,()=>a.abort(),{once:true});work(e,n,o,a.signal,{...r,fresh:wantsFresh(t)}).catch(e=>{if(!a.signal.aborted)r.onBug(t.requestId,e);o.end(``)}).finally(i);return{status:200,fields:lineFields,body:``,stream:o.stream}}
async function work({check:e,language:t,items:n,maxAge:r},i,{write:a,drained:o,end:s},c,{pipeline:l,onBug:u,closing:d,every:f=progressEvery,fresh:p}){let[m,h]=[0,0];const progress=()=>`${JSON.stringify({progress:{done:m,failed:h,total:n.length}})}\n`;const g=setInterval(()=>a(progress()),f).unref();const _=d?AbortSignal.any([c,d]):c;const isOver=()=>_.aborted;const wait=e=>setTimeout(e,void 0,{signal:_});const v={check:e,caller:i,language:t,fresh:p,maxAge:r,signal:c,pipeline:l,sleep:wait,isOver,onBug:u};const measure=async(e,t)=>{const{envelope:n,isOk:r}=await answerItem(e,v,t);m++;if(!r)h++;a(lineOf(e,n));await o()};try{await workThrough({items:n,most:atATime,measure,sleep:wait,isOver,now:()=>performance.now()})}catch(e){if(!isOver())throw e}finally{clearInterval(g)}s(progress())}

export { keyHolder as a, charged as i, batchRoute as n, mostOpen as o, charge as r, atATime as t };
