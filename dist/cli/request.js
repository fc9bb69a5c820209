import { D as failureCodes, E as failure, t as problems, w as Failure, x as printable } from "./node.js";
import { t as waitOf } from "./retry-after2.js";
// src/client/refusal.ts
const isText=e=>typeof e===`string`;
const isCount=e=>typeof e===`number`&&Number.isSafeInteger(e)&&e>=0;
const fields=[[`ok`,e=>e===false],[`requestId`,isText],[`cached`,e=>typeof e===`boolean`],[`updatedAt`,e=>e===null||isText(e)],[`data`,e=>e===null],[`error`,e=>typeof e===`object`&&e!==null],[`error.code`,e=>failureCodes.some(t=>t===e)],[`error.message`,isText],[`error.retryAfter`,e=>e===null||isCount(e)],[`error.reason`,isText]];
const successFields=[[`ok`,e=>e===true],[`requestId`,isText],[`cached`,e=>typeof e===`boolean`],[`updatedAt`,isText],[`data`,e=>e!==void 0&&e!==null],[`error`,e=>e===null]];
function readRefusal(e){return wrongIn(e,fields)??e}
function wrongInSuccess(e){return wrongIn(e,successFields)}
function wrongIn(e,t){if(typeof e!==`object`||e===null||Array.isArray(e))return`the answer`;const n=t.find(([t,n])=>!n(at(e,t)));return n?n[0]:null}
function at(e,t){return t.split(`.`).reduce((e,t)=>e[t],e)}
// src/client/reply.ts
function readReply(e,{path:t,now:n,status:r=200,read:i},{server:a,key:o}){const{status:s}=e;const c=s>=300&&s<400?headerOf(e,`location`):void 0;const l=c===void 0?parseJson(e,o):void 0;const read=()=>{if(c!==void 0)return problems.redirect(originOf(c,a,o));if(l===void 0)return problems.notJson(s,typeOf(e,o));return s===r?i(l):refusedBy(l,s,t)};const u=read();if(!isProblem(u))return u;const d=`server.invalid-answer`;if(s<500&&s!==429)return failure(`server.invalid-answer`,{server:a,detail:u},{reason:d});const f=failure(`server.failed`,{server:a,detail:u},{reason:d});const p=waitOf(e,f,n);return p===null?f:new Failure(f.facts,{retryAfter:Math.ceil(p/1e3)})}
function isProblem(e){return!(e instanceof Failure)&&`en`in e&&`ko`in e}
function refusedBy(e,t,n){const r=readRefusal(e);if(typeof r===`string`)return problems.otherForm(t,printable(r,80));const{code:i,reason:a}=r.error;if(t===404&&a===`request.path`)return problems.nowhere(n);return codesOf(t).includes(i)?toFailure(r):problems.contradiction(t,i)}
const codes={401:[`INVALID_API_KEY`,`API_KEY_REQUIRED`],404:[`NOT_FOUND`],429:[`RATE_LIMITED`],503:[`UPSTREAM_ERROR`,`UPSTREAM_TIMEOUT`]};
function codesOf(e){return codes[e]??(e>=400&&e<500?[`INVALID_INPUT`]:[])}
const ids={INVALID_INPUT:`remote.invalid-input`,API_KEY_REQUIRED:`remote.key-required`,INVALID_API_KEY:`remote.key`,NOT_FOUND:`remote.not-found`,RATE_LIMITED:`remote.rate-limited`,UPSTREAM_ERROR:`remote.error`,UPSTREAM_TIMEOUT:`remote.timeout`};
function toFailure({requestId:e,error:t}){const{code:n,retryAfter:r}=t;const i={message:printable(t.message)||n,requestId:printable(e,100)};const a={id:ids[n],reason:printable(t.reason,100),params:i};return new Failure(a,r===null?{}:{retryAfter:r})}
function parseJson({body:e},t){try{return parseMasked(new TextDecoder(`utf-8`,{fatal:true}).decode(e),t)}catch{return}}
function parseMasked(e,t){if(t===void 0)return JSON.parse(e);return JSON.parse(e,(e,n)=>typeof n===`string`?withoutKey(n,t):n)}
const shortestSecret=6;
function withoutKey(e,t=``){return t.length<shortestSecret?e:e.replaceAll(t,`…`)}
function headerOf({headers:e},t){return e.find(([e])=>e.toLowerCase()===t)?.[1]}
function typeOf(e,t){const n=headerOf(e,`content-encoding`);const[r=``]=(headerOf(e,`content-type`)??``).split(`;`,1);return printable(withoutKey([r.trim(),n].filter(Boolean).join(`, `),t),80)}
function originOf(e,t,n){const r=URL.parse(e,t)?.origin??``;return printable(withoutKey(r,n?.toLowerCase()),200)}
// src/client/request.ts
function pathOf(e){return`api/util/${e}`}
function httpRequestOf({check:{id:e,method:t=`GET`},query:n,language:r,isFresh:i,maxAge:a,accept:o=json},{server:s,key:c,agent:l}){const u=t===`POST`;const d=new URL(pathOf(e),s);d.search=new URLSearchParams({...u?{}:n,...a!==void 0&&{max_age:`${a}`},lang:r}).toString();return{url:d.href,method:t,headers:{accept:o,...l!==void 0&&{"user-agent":l},...freshHeader({fresh:i}),...u&&{"content-type":json},...keyHeader(c)},...u&&{body:new TextEncoder().encode(JSON.stringify(n))}}}
const json=`application/json`;
function freshHeader({fresh:e=false}){return e?{"cache-control":`no-cache`}:{}}
function keyHeader(e){return e===void 0?{}:{authorization:`Bearer ${e}`}}

export { parseMasked as a, pathOf as i, httpRequestOf as n, readReply as o, keyHeader as r, wrongInSuccess as s, freshHeader as t };
