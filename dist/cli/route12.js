import { E as failure, d as maxAgeName, m as readMaxAge, v as suggest, w as Failure } from "./node.js";
import { Pr as shown, Tt as grades, kr as neededExample } from "./node-3.js";
import { _ as rateFields, g as probeFields } from "./header-fields.js";
import { a as refuseBody } from "./body.js";
import { n as readQuery } from "./query.js";
import { a as checkMethod, r as wantsFresh } from "./route.js";
import { t as ask } from "./ask3.js";
import { a as keyHolder } from "./route11.js";
import { t as parseQuestion } from "./parse.js";
import { t as isProbed } from "./checks.js";
import { i as isBusy } from "./start.js";
// server/questions/probe/reasons.ts
const probeReasons=[`dns`,`tcp`,`tls`,`http`,`timeout`,`source`,`busy`,`partial`,`internal`,`other`];
const byTopic={dns:`dns`,doh:`dns`,tcp:`tcp`,tls:`tls`,starttls:`tls`,http:`http`,timeout:`timeout`,source:`source`,sources:`source`,rate:`busy`,budget:`busy`,internal:`internal`};
function probeReasonOf(e){if(isBusy(e))return`busy`;return byTopic[e.id.split(`.`,1)[0]??``]??`other`}
// server/questions/probe/exposition.ts
function expositionOf(e){return familiesOf(e).filter(({samples:e})=>e.length>0).map(textOf).join(``)}
function one(e){return[{},e]}
function familiesOf({seconds:e,found:t,cached:n,reason:r}){const i=r===null&&t?[one(t.verdict.status===`fail`?0:1)]:[];const{grade:a,score:o,kpis:s=[]}=t?.verdict??{};return[{name:`probe_success`,help:`Whether the check passed (1) or failed (0); absent where it could not be determined.`,samples:i},{name:`probe_duration_seconds`,help:`How long the probe took.`,samples:[one(e)]},{name:`portcullis_probe_undetermined`,help:`Why the check could not be determined, by reason; all 0 where it could.`,samples:probeReasons.map(e=>[{reason:e},e===r?1:0])},{name:`portcullis_probe_cached`,help:`Whether the result was measured for an earlier request.`,samples:t?[one(n?1:0)]:[]},{name:`portcullis_probe_observed_timestamp_seconds`,help:`When the result was measured, in seconds since 1970.`,samples:t?[one(t.observedAt/1e3)]:[]},{name:`portcullis_probe_grade`,help:`The grade: 1 for the letter that the check gave.`,samples:a===void 0?[]:grades.map(e=>[{grade:e},e===a?1:0])},{name:`portcullis_probe_score`,help:`The score, from 0 to 100.`,samples:o===void 0?[]:[one(o)]},{name:`portcullis_probe_value`,help:`Key figures of the check that are numbers, by id.`,samples:s.flatMap(({id:e,value:t})=>typeof t===`number`?[[{id:e},t]]:[])},{name:`probe_ssl_earliest_cert_expiry`,help:`When the first certificate of the chain expires, in seconds since 1970.`,samples:earliestExpiry(t?.raw).map(one)}]}
function earliestExpiry(e){const{chain:t}=e??{};if(!Array.isArray(t))return[];const n=t.map(({notAfter:e})=>typeof e===`string`?Date.parse(e)/1e3:NaN).filter(e=>Number.isFinite(e));return n.length>0?[Math.min(...n)]:[]}
function textOf({name:e,help:t,samples:n}){return`# HELP ${e} ${t}\n# TYPE ${e} gauge\n${n.map(([t,n])=>`${e}${labelsOf(t)} ${n}\n`).join(``)}`}
function labelsOf(e){const t=Object.entries(e).map(([e,t])=>`${e}="${t}"`);return t.length===0?``:`{${t.join(`,`)}}`}
// server/questions/probe/route.ts
const[margin,longest]=[500,12e4];
function probeRoute(e){return async(t,n)=>{checkMethod(t,[`GET`,`HEAD`],`GET, HEAD`,n);n.names=[`target`,`check`,maxAgeName,`lang`];const{caller:r}=await keyHolder(t,n,e.pipeline,`/probe`);refuseBody(t.incoming);const i=await probe(t,n,r,e);return{status:200,fields:probeFields,body:expositionOf(i),note:{cached:i.cached}}}}
async function probe(e,t,n,{offers:r,pipeline:i,onBug:a}){const o=performance.now();const s=AbortSignal.timeout(patienceOf(e));const since=()=>Math.round(performance.now()-o)/1e3;const c={found:null,cached:false};const l=AbortSignal.any([e.gone(),s]);let u=false;let d;try{const{check:a,input:o,maxAge:s}=await questionOf(e,t,{offers:r,pipeline:i});u=true;d=a.subject;const{envelope:c,result:f}=await ask({check:a,caller:n,input:o,language:e.language,fresh:wantsFresh(e),maxAge:s,signal:l,onRate:e=>void(t.rate=rateFields(e))},i);const p=f.verdict.status===`unknown`?`partial`:null;return{seconds:since(),found:f,cached:c.cached,reason:p}}catch(t){if(e.gone().aborted)throw t;if(s.aborted&&u)return{...c,seconds:since(),reason:`timeout`};if(t instanceof Failure&&(!u||refusing.has(t.facts.id)||t.status<404))throw aboutTarget(t,d);if(!(t instanceof Failure))a(e.requestId,t);const n=t instanceof Failure?probeReasonOf(t.facts):`internal`;return{...c,seconds:since(),reason:n}}}
function aboutTarget(e,t){const{params:n,reason:r}=e.facts;if(t===void 0||r!==t)return e;return new Failure({...e.facts,params:{...n,field:`target`},reason:`target`})}
const refusing=new Set([`rate.limited`]);
function patienceOf({incoming:e}){const t=Number(e.headers[`x-prometheus-scrape-timeout-seconds`]??NaN);if(!(t>0))return longest;return Math.min(longest,Math.max(margin,1e3*t-margin))}
async function questionOf({search:e},t,{offers:n,pipeline:r}){const{parameters:i,language:a}=readQuery(e,[`target`,`check`,maxAgeName],r.language);const{target:o,check:s,[maxAgeName]:c}=i;const l=await checkOf(s,n);t.note.check=l.id;if(o===void 0)throw failure(`input.missing`,{field:`target`,expected:neededExample(`shop.example`)},{reason:`target`});const u={[l.subject??``]:o};const naming=e=>e===l.subject?`target`:e;const d=readMaxAge(l,c);try{const e=parseQuestion(l,u,a,r.allIps,naming);return{check:l,input:()=>e,maxAge:d}}catch(e){throw e instanceof Failure?new Failure({...e.facts,reason:`target`}):e}}
async function checkOf(e,t){if(e===void 0)throw failure(`input.missing`,{field:`check`,expected:neededExample(`ssl`)},{reason:`check`});const n=await t.find(t=>t.id===e)?.load();if(n&&isProbed(n))return n;const r=(await Promise.all(t.map(({load:e})=>e()))).filter(isProbed).map(e=>e.id);const i={field:`check`,expected:r.join(`, `),given:shown(e),suggestion:suggest(e,r)};throw failure(`input.option`,i,{reason:`check`})}

export { probeRoute };
