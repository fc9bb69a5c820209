import { t as I } from "./index.min.js";
import { E as failure, d as maxAgeName, h as takesMaxAge, m as readMaxAge, n as version, w as Failure, x as printable } from "./node.js";
import { i as toJson, n as envelopeParts, t as ask } from "./ask3.js";
import { n as readKey, r as rejected } from "./keys.js";
import { t as limited } from "./rate-limit.js";
import { t as countedKey } from "./shares.js";
import { i as encodeLarge, n as codingOf, t as coded } from "./coding.js";
import { _ as rateFields, d as lineFields, p as passingFields, u as jsonFields } from "./header-fields.js";
import { o as toRefusal } from "./start-5.js";
import { i as wantsLines, n as linesReply, t as linesOf } from "./ndjson.js";
import { a as refuseBody, n as largestText, r as readBody } from "./body.js";
import { n as readQuery } from "./query.js";
import { t as parseQuestion } from "./parse.js";
import { createHash } from "node:crypto";
// server/questions/caller.ts
const everybody=[`everybody`];
async function identify(e,t,{keys:n,wrongKeys:r,spareLookUps:i},a){const{address:o,counted:s}=e;try{const e=readKey(t);n.check?.(e);const r=n.known?.(e)??await lookUp(e);if(!r)throw rejected(`unknown`);const{id:i,...a}=r;return{address:o,keyId:i,counted:countedKey(i),...a}}catch(e){if(!(e instanceof Failure)||e.status!==401)throw e;const t=await r.charge(s);a(t);throw t.wait===null?e:limited(t.wait)}async function lookUp(e){const t=await r.look(s);if(t.wait!==null&&(await i.charge(everybody)).wait!==null){a(t);throw limited(t.wait)}return n.find(e)}}
// server/http/listener/refuse.ts
function refuse(e,t,n,r=[]){const{status:i,code:a,retryAfter:o}=e;const s=a!==`INVALID_INPUT`||r.includes(e.reason)?e.reason:e.facts.id;return{status:i,fields:[...passingFields,...o===null?[]:[[`retry-after`,`${o}`]],...e.facts.id===`request.coding`?[[`accept-encoding`,`identity`]]:[]],body:JSON.stringify(toRefusal(e,t,n)),note:{code:a,reason:s}}}
// server/http/ndjson/stream.ts
const heartbeat=15e3;
async function streamedReply(e){const{request:t,put:n,every:r=heartbeat}=e;const i=new AbortController;const{stream:a,write:o,end:s}=openLines(()=>i.abort());const c=t.gone();c.addEventListener(`abort`,()=>i.abort(c.reason),{once:true});const l=new Set;const u=Promise.withResolvers();const d=setInterval(()=>{o(`
`);u.resolve()},r).unref();const report=t=>{if(t.kind===`item`)tell(t.item,e,l,o);u.resolve()};const f=n({signal:i.signal,report}).finally(()=>clearInterval(d));await Promise.race([u.promise,f]);f.then(t=>s(lastOf(t,e,l,o)),t=>s(failedOf(t,e,i.signal)));return{status:200,fields:lineFields,body:``,stream:a}}
function tell(e,{check:t},n,r){const i=e[t.items?.key??``];if(n.has(i))return;n.add(i);r(`${JSON.stringify(e)}\n`)}
function lastOf({envelope:e,result:t},n,r,i){for(const e of n.check.items?.of(t.raw)??[])tell(e,n,r,i);return`${toJson(e,n.request.requestId)}\n`}
function failedOf(e,{request:t,names:n,onBug:r},i){const{requestId:a,language:o}=t;const s=e instanceof Failure?e:failure(`internal`,{});if(!(e instanceof Failure)&&!i.aborted)r(a,e);return`${refuse(s,a,o,n).body}\n`}
function openLines(e){const t=new TextEncoder;let n=true;let r;const i=[];const release=()=>{for(const e of i.splice(0))e()};const a=new ReadableStream({start:e=>void(r=e),pull:release,cancel(){n=false;release();e()}});const write=e=>{if(n)r?.enqueue(t.encode(e))};return{stream:a,write,drained(){if(!n||(r?.desiredSize??1)>0)return Promise.resolve();return new Promise(e=>void i.push(e))},end:e=>{write(e);if(n)r?.close();n=false}}}
// server/http/route.ts
const readingMethods=[`GET`,`HEAD`];
function lazyHandler(e){let t;return(n,r)=>t?t(n,r):e().then(e=>(t??=e)(n,r))}
function readOnly(e){return withMethods(readingMethods,e)}
function readAndPost(e){return withMethods([...readingMethods,`POST`],e)}
function withMethods(e,t){return(n,r)=>{checkMethod(n,e,e.join(`, `),r);return t(n,r)}}
function checkMethod({method:e},t,n,r){if(t.includes(e))return;r.fields.push([`allow`,n]);throw failure(`request.method`,{allowed:t.join(`, `),method:printable(e,20)})}
function once(e){let t;return()=>{t??=e().catch(e=>{t=void 0;throw e});return t}}
// server/http/validators.ts
function document(e){const t=new Map;const n=once(e);async function formOf(e){const{body:t,bytes:r=new Uint8Array,fields:i,...a}=await n();const o=Buffer.concat([Buffer.from(t),r]);const s=createHash(`sha256`).update(o).digest(`base64url`).slice(0,27);const c=e===null?`"${s}"`:`"${s}-${e}"`;const l=[...i,[`vary`,`accept-encoding`],[`etag`,c]];if(e===null)return{...a,fields:l,body:``,bytes:o};return{...a,fields:[...l,[`content-encoding`,e]],body:``,bytes:await encodeLarge(o,e)}}return async({incoming:e})=>{const n=codingOf(e);let r=t.get(n);if(!r){r=formOf(n);r.catch(()=>t.delete(n));t.set(n,r)}return unlessKnown(e,await r)}}
function unlessKnown({headers:e,method:t},n){const r=e[`if-none-match`];if(r===void 0||t!==`GET`&&t!==`HEAD`)return n;const i=n.fields.find(([e])=>e===`etag`)?.[1];if(i===void 0)return n;const a=i.replace(/^W\//,``);if(!(r.trim()===`*`||[...r.matchAll(/"[^"]*"/g)].some(([e])=>e===a)))return n;const o=n.fields.filter(([e])=>e!==`content-type`&&e!==`content-encoding`);return{...n,status:304,fields:o,body:``,bytes:new Uint8Array}}
// server/questions/route.ts
function checkRoute(e,t,n=()=>{}){const r=Object.keys(e.input.shape);const i=takesMaxAge(e)?[...r,maxAgeName]:r;const a=parserOf(e,r,t);const o=linesOf(e);const s=o?`authorization, accept, accept-encoding`:`authorization, accept-encoding`;const c=[...i,`lang`];return async(r,i)=>{i.names=c;const onRate=e=>void(i.rate=rateFields(e));const l=callerOf(r,i,t,onRate);const u=l instanceof Promise?await l:l;const d={check:e,caller:u,language:r.language,fresh:wantsFresh(r),onRate,input:()=>understoodOf(r,i,a),signal:r.gone};const put=e=>ask(e?{...d,...e}:d,t);const f=o!==null&&wantsLines(r);try{if(f&&o===`stream`)return await streamedReply({check:e,request:r,names:i.names,put,onBug:n});const t=await put();return f?linesReply(e,r,t.result):replyWith(t,r,u,s)}catch(e){throw challenged(e,i)}}}
function replyWith({envelope:e,result:t},n,r,i){const a=[...jsonFields,[`vary`,i]];a.push(...freshnessFields(e,t,r,Date.now()));if(e.left>0||e.cached)a.push([`etag`,validatorOf(e,t,n.language)]);const{body:o,bytes:s}=envelopeParts(e,n.requestId);const c={status:200,fields:a,body:o,bytes:s,note:e.cached?wasCached:wasMeasured};const{incoming:l}=n;const u=unlessKnown(l,c);return u===c?coded(l,c):u}
const wasCached={cached:true};
const wasMeasured={cached:false};
function freshnessFields({cached:e,left:t},{observedAt:n},{keyId:r},i){const a=e?Math.max(0,Math.floor((i-n)/1e3)):0;const o=[`cache-control`,lifetimeOf(r!==void 0,e,t,a)];return e?[o,[`age`,`${a}`]]:[o]}
function lifetimeOf(e,t,n,r){if(e||n<=0&&!t)return`no-store`;return n>0?`private, max-age=${n+r}`:`private, no-cache`}
const validators=new WeakMap;
function validatorOf({tail:e},t,n){const r=validators.get(e);if(r!==void 0)return r;const{check:i,version:a,question:o,observedAt:s}=t;const c=JSON.stringify([version,i,a,o,n,s]);const l=`W/"${createHash(`sha256`).update(c).digest(`base64url`).slice(0,27)}"`;validators.set(e,l);return l}
function understoodOf(e,t,n){const r=n(e);return r instanceof Promise?r.then(e=>noted(e,t)):noted(r,t)}
function noted(e,t){const{host:n}=e.target;if(n!==null)t.note.target=n;return e}
function callerOf({incoming:e},t,n,r,i=e.headers.authorization){const{counted:a,network:o,address:s,isProxied:c}=n.clients(e);t.note.network=o;const l={address:s??``,isProxied:c,counted:a};if(i===void 0)return l;return identify(l,i,n,r).catch(e=>{throw challenged(e,t)})}
function challenged(e,t){if(e instanceof Failure&&e.status===401)t.fields.push([`www-authenticate`,`Bearer`]);return e}
const mostRemembered=1e6;
function parserOf(e,t,{language:n,allIps:r}){const i=new I({maxSize:mostRemembered,sizeCalculation:(e,t)=>t.length+500});async function readPost({incoming:i,search:a}){const{language:o}=readQuery(a,[],n);const s=e.subjectIs===`text`?largestText:void 0;return parseQuestion(e,await readBody(i,t,s),o,r)}function readGet({incoming:a,search:o}){refuseBody(a);const s=i.get(o);if(s)return s;const c=o.includes(`max_age`)?[...t,maxAgeName]:t;const{parameters:l,language:u}=readQuery(o,c,n);const{[maxAgeName]:d,...f}=l;const p=readMaxAge(e,d);const m={...parseQuestion(e,f,u,r),...p!==void 0&&{maxAge:p}};i.set(o,m);return m}return e.method===`POST`?readPost:readGet}
function wantsFresh({incoming:e}){if(e.headers[`if-none-match`]!==void 0)return false;return/(?:^|[\s,])no-cache(?:$|[\s,=])/i.test(e.headers[`cache-control`]??``)}

export { checkMethod as a, readAndPost as c, openLines as d, refuse as f, document as i, readOnly as l, checkRoute as n, lazyHandler as o, wantsFresh as r, once as s, callerOf as t, withMethods as u };
