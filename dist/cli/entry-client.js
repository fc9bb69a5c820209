import { n as timeoutOf, r as usualWaiting, t as askServer } from "./ask2.js";
import { E as failure, F as languages, T as describeFailure, b as suggestOrList, l as shownText, p as parseMaxAge, r as calledOff, s as readServer, t as problems, v as suggest, w as Failure$1 } from "./node.js";
import { a as unusableReply, i as sendOver, n as begin, o as wholeOf, r as longestBody, s as globalFetch, t as Failure } from "./node-4.js";
import { a as parseMasked, i as pathOf, n as httpRequestOf, o as readReply, r as keyHeader, s as wrongInSuccess, t as freshHeader } from "./request.js";
// src/client/options.ts
const ofClient=[`server`,`apiKey`,`fetch`,`lang`,`onWait`];
const ofCall=[`lang`,`timeout`,`signal`,`fresh`,`maxAge`];
function checkClient(e){check(e,ofClient);for(const t of[`fetch`,`onWait`])if(e[t]!==void 0&&typeof e[t]!==`function`)throw wrong(t,aFunction,e[t])}
function checkCall(e){check(e,ofCall);const{signal:t,fresh:n}=e;if(t!==void 0&&typeof t?.addEventListener!==`function`)throw wrong(`signal`,aSignal,t);if(n!==void 0&&typeof n!==`boolean`)throw wrong(`fresh`,aBoolean,n)}
function callLanguage(e,t){return languages.find(t=>t===e?.lang)??t}
function check(e,t){if(typeof e!==`object`||e===null)throw wrong(`options`,anObject,e);const n=Object.keys(e).find(e=>!t.includes(e));if(n!==void 0){const e=shownText(n);const r={en:`option ${e}`,ko:`옵션 ${e}`};throw failure(`input.unknown`,{field:r,suggestion:suggestOrList(n,t)},{reason:e})}const{lang:r}=e;if(r===void 0||languages.some(e=>e===r))return;const i=typeof r===`string`?r:typeof r;const a={field:`lang`,expected:languages.join(`, `),given:shownText(i)};throw failure(`input.option`,{...a,suggestion:suggest(i,languages)},{reason:`lang`})}
const anObject={en:`an object`,ko:`객체`};
const aFunction={en:`a function`,ko:`함수`};
const aSignal={en:`an AbortSignal`,ko:`AbortSignal`};
const aBoolean={en:`true or false`,ko:`true 또는 false`};
function wrong(e,t,n){return failure(`input.value`,{field:e,expected:t,given:n===null?`null`:typeof n},{reason:e})}
// src/client/lines.ts
const ofLines=`application/x-ndjson`;
function hasLines({status:e,headers:t}){return e===200&&t.some(([e,t])=>e===`content-type`&&t.startsWith(`application/x-ndjson`))}
async function*readLines(e,{server:t,key:n}){try{for await(const r of textLines(e,t))yield parsed(r,t,n)}catch(t){throw e.failed(t)}finally{e.end()}}
async function*textLines({chunks:e},t){const n=new TextDecoder;let r=``;for await(const i of e()){const e=(r+n.decode(i,{stream:true})).split(`
`);r=e.pop()??``;if(r.length>4194304)throw unusableReply(t,problems.tooLong(longestBody));yield*e.filter(e=>e.trim()!==``)}if(r.trim()!==``)throw brokenStream(t)}
function parsed(e,t,n){try{const t=parseMasked(e,n);if(typeof t===`object`&&t!==null)return t}catch{}throw unusableReply(t,problems.otherForm(200,`a line`))}
function brokenStream(e){return failure(`server.failed`,{server:e,detail:problems.cut()},{reason:`server.invalid-answer`})}
// src/client/call.ts
async function openLines(e,t,n,r,i){const{server:a,transport:o}=e;const send=async(e,t)=>{const n=await begin(a,o,e,t);return hasLines(n)?n:wholeOf(a,n)};return askServer(r,askingOf(e,t,n,send,i),t=>{if(`chunks`in t)return t;const read=()=>problems.notJson(t.status,``);const n=readReply(t,{path:new URL(r.url).pathname.slice(1),now:now(),read},e);return n instanceof Failure$1?n:unusableReply(a,problems.unfit())})}
function endOf(e,t,n){const r=`ok`in e&&e.ok===true?200:statusOf(e);const i=new TextEncoder().encode(JSON.stringify(e));const a=readReply({status:r,headers:[],body:i},{path:pathOf(n),now:now(),read:readAnswer},t);if(a instanceof Failure$1)throw a;return a}
function statusOf(e){const{error:t}=e;return statuses.find(([e])=>e===t?.code)?.[1]??503}
const statuses=[[`INVALID_INPUT`,400],[`INVALID_API_KEY`,401],[`API_KEY_REQUIRED`,401],[`NOT_FOUND`,404],[`RATE_LIMITED`,429]];
function readAnswer(e){const t=wrongInSuccess(e);return t===null?e:problems.otherForm(200,t)}
function askingOf({server:e,options:{onWait:t}},n,{timeout:r,signal:i},a,o){return{server:e,send:a,sleep,now,signal:i,timeout:r===void 0?o:readSeconds(r)*1e3,waiting:r===void 0?usualWaiting:0,onWait:(e,r)=>t?.({check:n,seconds:e,failure:r})}}
function readSeconds(e){if(e>0&&e<=86400)return e;throw failure(`input.value`,{field:`timeout`,expected:{en:`seconds above 0`,ko:`0보다 큰 초 단위 값`},given:`${e}`},{reason:`timeout`})}
async function speaking({language:e},t,n){const r=callLanguage(t,e);try{checkCall(t);return await n(r)}catch(e){throw said(e,r)}}
async function*speakingLines({language:e},t,n){const r=callLanguage(t,e);try{checkCall(t);yield*n}catch(e){throw said(e,r)}}
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
function queriesOf(e,t){if(Array.isArray(t))return t.map(t=>queryOf(e,t));throw failure(`input.value`,{field:`inputs`,expected:{en:`a list`,ko:`목록`},given:typeof t},{reason:`inputs`})}
function textOf(e,t){if(typeof t===`string`||typeof t===`number`||typeof t===`boolean`)return`${t}`;throw failure(`input.value`,{field:shownText(e),expected:{en:`text, a number or a boolean`,ko:`문자열, 숫자 또는 불리언`},given:typeof t},{reason:shownText(e)})}
// src/client/runs.ts
const path=`api/runs`;
const[usualPause,longestPause]=[5,86400];
function runsOf({server:e,exchange:t,lines:n,speaking:r,speakingLines:i}){async function read(e,n){return await t({path:pathOfRun(e),method:`GET`,status:200},n)}async function*followed(t,n,r){if(!(n>0&&n<=longestPause))throw failure(`input.value`,{field:`every`,expected:aPause,given:`${n}`},{reason:`every`});const{timeout:i,signal:a}=r;const o=i===void 0?null:now()+1e3*readSeconds(i);for(let i=``;;){const s=o===null?null:o-now();if(s!==null&&s<=0)throw failure(`server.timeout`,{server:e});const c=await read(t,s===null?r:{...r,timeout:s/1e3});const l=`${c.state} ${c.done}`;if(l!==i)yield c;i=l;if(c.state===`done`)return;const u=1e3*n;await sleep(o===null?u:Math.min(u,Math.max(0,o-now())),a).catch(t=>{throw a?.aborted?calledOff(a,e):t})}}async function*resultsOf(t,r,i){let a=false;const o={path:`${pathOfRun(t)}/results`,method:`GET`,status:200,query:`&from=${r}`};for await(const e of n(o,i)){a=typeof e[`index`]!==`number`;if(!a)yield e}if(!a)throw brokenStream(e)}return{async start(e,n,{channel:i,idempotencyKey:a,...o}={}){return r(o,async()=>{const r=maxAgeOf(o);const s={check:e,inputs:queriesOf(e,n),...r!==void 0&&{max_age:r},...i!==void 0&&{channel:i}};const c={...freshHeader(o),...idempotencyHeader(a)};return await t({path,method:`POST`,status:202,body:s,headers:c},o)})},follow:(e,{every:t=usualPause,...n}={})=>i(n,followed(e,t,n)),results:(e,{from:t=0,...n}={})=>i(n,resultsOf(e,t,n)),async delete(e,n={}){await t({path:pathOfRun(e),method:`DELETE`,status:200},n)}}}
function idempotencyHeader(e){if(e===void 0)return{};if(/^[\x20-\x7e]{1,255}$/.test(e))return{"idempotency-key":`"${e.replaceAll(/["\\]/g,`\\$&`)}"`};const t={field:`idempotencyKey`,expected:anIdempotencyKey,given:`"${shownText(e)}"`};throw failure(`input.value`,t,{reason:`Idempotency-Key`})}
const anIdempotencyKey={en:`1 to 255 printable ASCII characters`,ko:`출력 가능한 ASCII 문자 1–255자`};
const aPause={en:`seconds above 0 and up to ${longestPause}`,ko:`0보다 크고 ${longestPause} 이하인 초 단위 값`};
function pathOfRun(e){return`${path}/${encodeURIComponent(e)}`}
// src/client/client.ts
function createClient(e){const t=callLanguage(e,`en`);const n={...saidIn(t,()=>(checkClient(e),readServer(e))),options:e,language:t,transport:e.fetch??globalFetch};const r=Object.entries(checks).map(([e,{id:t}])=>[e,(e,r)=>checkOf(n,t,e,r)]);return{...Object.fromEntries(r),check:(e,t,r)=>checkOf(n,e,t,r),stream:(e,t,r={})=>speakingLines(n,r,streamOf(n,e,t,r)),batch:(e,t,r={})=>speakingLines(n,r,batchOf(n,e,t,r)),runs:runsOf({server:n.server,exchange:(e,t)=>exchange(n,e,t),lines:(e,t)=>resultLines(n,e,t),speaking:(e,t)=>speaking(n,e,t),speakingLines:(e,t)=>speakingLines(n,e,t)})}}
function exchange(e,t,n){const{path:r,status:i}=t;return speaking(e,n,async a=>{const o=askingOf(e,`runs`,n,sendOver(e.server,e.transport),longestExchange);const{data:s}=await askServer(requestOf(e,t,a),o,t=>readReply(t,{path:r,now:now(),status:i,read:readAnswer},e));return s})}
const[longestExchange,longestReading]=[3e4,6e5];
async function*resultLines(e,t,n){yield*readLines(await speaking(e,n,r=>openLines(e,`runs`,n,requestOf(e,t,r),longestReading)),e)}
function requestOf({server:e,key:t},{path:n,method:r,body:i,headers:a,query:o=``},s){return{url:new URL(`${n}?lang=${s}${o}`,e).href,method:r,headers:{accept:`application/json`,...i&&{"content-type":`application/json`},...a,...keyHeader(t)},...i&&{body:new TextEncoder().encode(JSON.stringify(i))}}}
async function checkOf(e,t,n,r={}){return speaking(e,r,async i=>{const{server:a,transport:o}=e;const s=checkQuestion(t,n,i,r);const c=askingOf(e,t,r,sendOver(a,o),usualTime(t));return askServer(httpRequestOf(s,e),c,n=>readReply(n,{path:pathOf(t),now:now(),read:readAnswer},e))})}
function usualTime(e){return timeoutOf(entryOf(e).deadline)}
async function*streamOf(e,t,n,r){if(!(`streams`in entryOf(t))){yield{kind:`answer`,answer:await checkOf(e,t,n,r)};return}const i=await speaking(e,r,i=>{const a=checkQuestion(t,n,i,r);return openLines(e,t,r,httpRequestOf({...a,accept:ofLines},e),usualTime(t))});for await(const n of readLines(i,e)){if(!(`ok`in n)){yield{kind:`item`,item:n};continue}yield{kind:`answer`,answer:endOf(n,e,t)};return}throw brokenStream(e.server)}
async function*batchOf(e,t,n,r){const i=await speaking(e,r,i=>{const a=new URL(`api/batch?lang=${i}`,e.server).href;const o=maxAgeOf(r);const s=o===void 0?{}:{max_age:o};const c={check:t,inputs:queriesOf(t,n),...s};return openLines(e,t,r,{url:a,method:`POST`,headers:{accept:ofLines,"content-type":`application/json`,...freshHeader(r),...keyHeader(e.key)},body:new TextEncoder().encode(JSON.stringify(c))},longestBatch)});const a=new Set;let o=false;for await(const t of readLines(i,e)){const{index:e}=t;o=typeof e!==`number`&&isFinal(t,n.length);if(typeof e!==`number`||!(e in n)||a.has(e))continue;a.add(e);yield{index:e,input:n[e],envelope:t[`envelope`]}}if(!o||a.size<n.length)throw brokenStream(e.server)}
function isFinal({progress:e},t){return typeof e===`object`&&e!==null&&`done`in e&&e.done===t}
const longestBatch=864e5;

export { Failure, createClient };
