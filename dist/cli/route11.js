import { E as failure, w as Failure } from "./node.js";
import { _ as rateFields, d as lineFields } from "./header-fields.js";
import { d as openLines, r as wantsFresh, t as callerOf } from "./route.js";
import { t as limited } from "./rate-limit.js";
import { n as readKey } from "./keys.js";
import { n as lineOf, t as answerItem } from "./answer2.js";
import { n as readItemsRequest, t as hasManyInputs } from "./request2.js";
import { n as workThrough } from "./work-through.js";
import { setTimeout } from "node:timers/promises";
// server/questions/batch/route.ts
const[mostOpen,atATime]=[2,8];
const progressEvery=2e4;
const openAgain=20;
function batchRoute(e){const{offers:t,pipeline:n}=e;const r=new Map;function leave(e){const t=(r.get(e)??1)-1;if(t>0)r.set(e,t);else r.delete(e)}return async(i,a)=>{a.names=[`check`,`inputs`,`max_age`,`lang`];const{caller:o,key:s}=await keyHolder(i,a,n,`POST /api/batch`);await charge(o,a,n);if((r.get(s)??0)>=mostOpen)throw tooMany();r.set(s,(r.get(s)??0)+1);try{const{language:r,allIps:c}=n;const l=await readItemsRequest(i,{offers:t,language:r,allIps:c,offersCheck:hasManyInputs});a.note.check=l.check.id;return streamed(l,i,o,e,()=>leave(s))}catch(e){leave(s);throw e}}}
async function keyHolder(e,t,n,r){const onRate=e=>void(t.rate=rateFields(e));const i=await callerOf(e,t,n,onRate);if(i.keyId!==void 0)return{caller:i,key:i.keyId};await charge(i,t,n);t.fields.push([`www-authenticate`,`Bearer`]);throw failure(`key.required`,{check:r})}
async function charge(e,t,n){const r=await count(e,t,n);if(r!==null)throw limited(r)}
async function count({counted:e,rateLimit:t},n,{limits:r,limitsOf:i}){const{light:a}=t===void 0?r:i(t);const o=await a.charge(e);n.rate=rateFields(o);return o.wait}
async function isKeyValid({incoming:e},{keys:t}){try{const n=readKey(e.headers.authorization??``);return(t.known?.(n)??await t.find(n))!==null}catch(e){return!(e instanceof Failure&&e.status===401)}}
function tooMany(){return failure(`batch.open`,{limit:mostOpen,what:{en:`batches`,ko:`배치`}},{retryAfter:openAgain})}
function streamed(e,t,n,r,i){const a=new AbortController;const o=openLines(()=>a.abort());const s=t.gone();if(s.aborted)a.abort();else s.addEventListener(`abort`,()=>a.abort(),{once:true});work(e,n,o,a.signal,{...r,fresh:wantsFresh(t),isAllowed:()=>isKeyValid(t,r.pipeline)}).catch(e=>{if(!a.signal.aborted)r.onBug(t.requestId,e);o.end(``)}).finally(i);return{status:200,fields:lineFields,body:``,stream:o.stream}}
async function work({check:e,language:t,items:n,maxAge:r},i,{write:a,drained:o,end:s},c,{pipeline:l,onBug:u,closing:d,every:f=progressEvery,fresh:p,isAllowed:m}){let[h,g]=[0,0];const progress=()=>`${JSON.stringify({progress:{done:h,failed:g,total:n.length}})}\n`;const _=setInterval(()=>a(progress()),f).unref();const v=new AbortController;const y=AbortSignal.any([c,v.signal,...d?[d]:[]]);const isOver=()=>y.aborted;const checkKey=async()=>{if(!await m())v.abort();y.throwIfAborted()};const wait=async e=>{await setTimeout(e,void 0,{signal:y});await checkKey()};const b={check:e,caller:i,language:t,fresh:p,maxAge:r,signal:c,pipeline:l,sleep:wait,isOver,onBug:u};const measure=async(e,t)=>{await checkKey();const{envelope:n,isOk:r}=await answerItem(e,b,t);h++;if(!r)g++;a(lineOf(e,n));await o()};try{await workThrough({items:n,most:atATime,measure,sleep:wait,isOver,now:()=>performance.now()})}catch(e){if(!isOver())throw e}finally{clearInterval(_)}s(h===n.length?progress():``)}

export { keyHolder as a, count as i, batchRoute as n, mostOpen as o, charge as r, atATime as t };
