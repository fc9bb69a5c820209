import { n as timeoutOf, r as usualWaiting, t as askServer } from "./ask2.js";
import { b as failure, c as shownText, f as parseMaxAge, o as readServer, t as problems, v as Failure$1, y as describeFailure } from "./node.js";
import { a as sendOver, c as globalFetch, i as longestBody, n as begin, o as unusableReply, r as chunksOf, s as wholeOf, t as Failure } from "./node-4.js";
import { a as readReply, i as parseMasked, n as keyHeader, o as wrongInSuccess, r as pathOf, t as httpRequestOf } from "./request.js";
// src/client/lines.ts
const ofLines=`application/x-ndjson`;
function hasLines({status:e,headers:t}){return e===200&&t.some(([e,t])=>e===`content-type`&&t.startsWith(`application/x-ndjson`))}
async function*readLines(e,{server:t,key:n}){try{for await(const r of textLines(e,t))yield parsed(r,t,n)}catch(t){throw e.failed(t)}finally{e.end()}}
async function*textLines({response:e},t){const n=new TextDecoder;let r=``;for await(const i of chunksOf(e)){const e=(r+n.decode(i,{stream:true})).split(`
`);r=e.pop()??``;if(r.length>4194304)throw unusableReply(t,problems.tooLong(longestBody));yield*e.filter(e=>e.trim()!==``)}if(r.trim()!==``)throw brokenStream(t)}
function parsed(e,t,n){try{const t=parseMasked(e,n);if(typeof t===`object`&&t!==null)return t}catch{}throw unusableReply(t,problems.otherForm(200,`a line`))}
function brokenStream(e){return failure(`server.failed`,{server:e,detail:problems.cut()},{reason:`server.invalid-answer`})}
// src/client/call.ts
async function openLines(e,t,n,r,i){const{server:a,transport:o}=e;const send=async(e,t)=>{const n=await begin(a,o,e,t);return hasLines(n)?n:wholeOf(a,n)};return askServer(r,askingOf(e,t,n,send,i),t=>{if(`response`in t)return t;const read=()=>problems.notJson(t.status,``);const n=readReply(t,{path:new URL(r.url).pathname.slice(1),now:now(),read},e);return n instanceof Failure$1?n:unusableReply(a,problems.unfit())})}
function endOf(e,t,n){const r=`ok`in e&&e.ok===true?200:statusOf(e);const i=new TextEncoder().encode(JSON.stringify(e));const a=readReply({status:r,headers:[],body:i},{path:pathOf(n),now:now(),read:readAnswer},t);if(a instanceof Failure$1)throw a;return a}
function statusOf(e){const{error:t}=e;return statuses.find(([e])=>e===t?.code)?.[1]??503}
const statuses=[[`INVALID_INPUT`,400],[`INVALID_API_KEY`,401],[`API_KEY_REQUIRED`,401],[`NOT_FOUND`,404],[`RATE_LIMITED`,429]];
function readAnswer(e){const t=wrongInSuccess(e);return t===null?e:problems.otherForm(200,t)}
function askingOf({server:e,options:{onWait:t}},n,{timeout:r,signal:i},a,o){return{server:e,send:a,sleep,now,signal:i,timeout:r===void 0?o:readSeconds(r)*1e3,waiting:r===void 0?usualWaiting:0,onWait:(e,r)=>t?.({check:n,seconds:e,failure:r})}}
function readSeconds(e){if(e>0&&e<=86400)return e;throw failure(`input.value`,{field:`timeout`,expected:{en:`seconds above 0`,ko:`0보다 큰 초 단위 값`},given:`${e}`},{reason:`timeout`})}
async function speaking({language:e},{lang:t=e},n){try{return await n(t)}catch(e){throw said(e,t)}}
async function*speakingLines({language:e},{lang:t=e},n){try{yield*n}catch(e){throw said(e,t)}}
function saidIn(e,t){try{return t()}catch(t){throw said(t,e)}}
function said(e,t){if(e instanceof Failure$1)e.message=describeFailure(e.facts,t);return e}
function now(){return performance.timeOrigin+performance.now()}
function sleep(e,t){return new Promise((n,r)=>{const leave=()=>{clearTimeout(i);r(new DOMException(`The wait was called off.`,`AbortError`))};const i=setTimeout(()=>{t?.removeEventListener(`abort`,leave);n()},e);if(t?.aborted)leave();t?.addEventListener(`abort`,leave,{once:true})})}
// src/client/checks.ts
const checks={asn:{"id":`asn`,"subject":`query`},changes:{"id":`changes`,"subject":`query`},dns:{"id":`dns`,"subject":`query`},email:{"id":`email`,"subject":`query`,"deadline":30},emailHeader:{"id":`email-header`,"subject":`headers`,"method":`POST`},exposure:{"id":`exposure`,"subject":`domain`,"deadline":90},gate:{"id":`gate`,"subject":`url`},golive:{"id":`golive`,"subject":`query`,"deadline":30},history:{"id":`history`,"subject":`target`},http:{"id":`http`,"subject":`url`},impersonation:{"id":`impersonation`,"subject":`query`,"deadline":60},ip:{"id":`ip`},lookalike:{"id":`lookalike`,"subject":`query`,"deadline":60,"streams":true},owasp:{"id":`owasp`,"subject":`host`},phishing:{"id":`phishing`,"subject":`text`,"method":`POST`,"deadline":30},pivot:{"id":`pivot`,"subject":`value`},port:{"id":`port`,"subject":`host`,"deadline":30},pqc:{"id":`pqc`,"subject":`host`},propagation:{"id":`propagation`,"subject":`domain`,"deadline":30},rdap:{"id":`rdap`,"subject":`query`,"deadline":15},reverseDns:{"id":`reverse-dns`,"subject":`query`},ssl:{"id":`ssl`,"subject":`host`},subdomains:{"id":`subdomains`,"subject":`query`,"deadline":30}};
// src/client/question.ts
function entryOf(e){const t=Object.values(checks).find(t=>t.id===e);if(t)return t;throw failure(`input.value`,{field:`check`,expected:{en:`the id of a check`,ko:`점검의 id`},given:shownText(e)},{reason:`check`})}
function maxAgeOf({maxAge:e}){return e===void 0?void 0:parseMaxAge(`${e}`,`maxAge`)}
function checkQuestion(e,t,n,r){return{check:entryOf(e),query:queryOf(e,t),language:n,isFresh:r.fresh??false,maxAge:maxAgeOf(r)}}
function queryOf(e,t){const{subject:n}=entryOf(e);if(typeof t===`string`&&n!==void 0)return{[n]:t};const r=Object.entries(t??{});return Object.fromEntries(r.flatMap(([e,t])=>t===void 0?[]:[[e,textOf(e,t)]]))}
function textOf(e,t){if(typeof t===`string`||typeof t===`number`||typeof t===`boolean`)return`${t}`;throw failure(`input.value`,{field:shownText(e),expected:{en:`text, a number or a boolean`,ko:`문자열, 숫자 또는 불리언`},given:typeof t},{reason:shownText(e)})}
// src/client/runs.ts
const path=`api/runs`;
const usualPause=5;
function runsOf({server:e,exchange:t,lines:n}){async function read(e,n){return await t({path:pathOfRun(e),method:`GET`,status:200},n)}return{async start(e,n,{channel:r,idempotencyKey:i,...a}={}){const o=maxAgeOf(a);const s={check:e,inputs:n.map(t=>queryOf(e,t)),...o!==void 0&&{max_age:o},...r!==void 0&&{channel:r}};return await t({path,method:`POST`,status:202,body:s,headers:i===void 0?{}:{"idempotency-key":i}},a)},async*follow(e,{every:t=usualPause,...n}={}){if(!(t>0))throw failure(`input.value`,{field:`every`,expected,given:`${t}`},{reason:`every`});for(let r=``;;){const i=await read(e,n);const a=`${i.state} ${i.done}`;if(a!==r)yield i;r=a;if(i.state===`done`)return;await sleep(1e3*t,n.signal)}},async*results(t,{from:r=0,...i}={}){let a=false;const o={path:`${pathOfRun(t)}/results`,method:`GET`,status:200,query:`&from=${r}`};for await(const e of n(o,i)){a=typeof e[`index`]!==`number`;if(!a)yield e}if(!a)throw brokenStream(e)},async delete(e,n={}){await t({path:pathOfRun(e),method:`DELETE`,status:200},n)}}}
const expected={en:`seconds above 0`,ko:`0보다 큰 초 단위 값`};
function pathOfRun(e){return`${path}/${encodeURIComponent(e)}`}
// src/client/client.ts
function createClient(e){const t=e.lang??`en`;const n={...saidIn(t,()=>readServer(e)),options:e,language:t,transport:e.fetch??globalFetch};const r=Object.entries(checks).map(([e,{id:t}])=>[e,(e,r)=>checkOf(n,t,e,r)]);return{...Object.fromEntries(r),check:(e,t,r)=>checkOf(n,e,t,r),stream:(e,t,r)=>streamOf(n,e,t,r),batch:(e,t,r)=>batchOf(n,e,t,r),runs:runsOf({server:n.server,exchange:(e,t)=>exchange(n,e,t),lines:(e,t)=>resultLines(n,e,t)})}}
function exchange(e,t,n){const{path:r,status:i}=t;return speaking(e,n,async a=>{const o=askingOf(e,`runs`,n,sendOver(e.server,e.transport),longestExchange);const{data:s}=await askServer(requestOf(e,t,a),o,t=>readReply(t,{path:r,now:now(),status:i,read:readAnswer},e));return s})}
const[longestExchange,longestReading]=[3e4,6e5];
async function*resultLines(e,t,n){yield*speakingLines(e,n,readLines(await speaking(e,n,r=>openLines(e,`runs`,n,requestOf(e,t,r),longestReading)),e))}
function requestOf({server:e,key:t},{path:n,method:r,body:i,headers:a,query:o=``},s){return{url:new URL(`${n}?lang=${s}${o}`,e).href,method:r,headers:{accept:`application/json`,...i&&{"content-type":`application/json`},...a,...keyHeader(t)},...i&&{body:new TextEncoder().encode(JSON.stringify(i))}}}
async function checkOf(e,t,n,r={}){return speaking(e,r,async i=>{const{server:a,transport:o}=e;const s=checkQuestion(t,n,i,r);const c=askingOf(e,t,r,sendOver(a,o),usualTime(t));return askServer(httpRequestOf(s,e),c,n=>readReply(n,{path:pathOf(t),now:now(),read:readAnswer},e))})}
function usualTime(e){return timeoutOf(entryOf(e).deadline)}
async function*streamOf(e,t,n,r={}){if(!(`streams`in entryOf(t))){yield{kind:`answer`,answer:await checkOf(e,t,n,r)};return}const i=await speaking(e,r,i=>{const a=checkQuestion(t,n,i,r);return openLines(e,t,r,httpRequestOf({...a,accept:ofLines},e),usualTime(t))});for await(const n of speakingLines(e,r,readLines(i,e))){if(!(`ok`in n)){yield{kind:`item`,item:n};continue}yield{kind:`answer`,answer:await speaking(e,r,async()=>endOf(n,e,t))};return}throw brokenStream(e.server)}
async function*batchOf(e,t,n,r={}){const i=await speaking(e,r,i=>{const a=new URL(`api/batch?lang=${i}`,e.server).href;const o=maxAgeOf(r);const s=o===void 0?{}:{max_age:o};const c={check:t,inputs:n.map(e=>queryOf(t,e)),...s};return openLines(e,t,r,{url:a,method:`POST`,headers:{accept:ofLines,"content-type":`application/json`,...keyHeader(e.key)},body:new TextEncoder().encode(JSON.stringify(c))},longestBatch)});const a=new Set;let o=false;for await(const t of speakingLines(e,r,readLines(i,e))){const{index:e}=t;o=typeof e!==`number`&&isFinal(t,n.length);if(typeof e!==`number`||!(e in n)||a.has(e))continue;a.add(e);yield{index:e,input:n[e],envelope:t[`envelope`]}}if(!o||a.size<n.length)throw brokenStream(e.server)}
function isFinal({progress:e},t){return typeof e===`object`&&e!==null&&`done`in e&&e.done===t}
const longestBatch=864e5;

export { Failure, createClient };
