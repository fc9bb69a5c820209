import { E as failure, w as Failure } from "./node.js";
import { t as parseHttpDate } from "./http-date.js";
import { t as readRetryAfter } from "./retry-after.js";
import { Sn as valuesOf, y as throwIfAborted } from "./gate-14.js";
import { at as createInflateRaw, it as createInflate, nt as createBrotliDecompress, rt as createGunzip } from "./node-3.js";
import { Readable } from "node:stream";
import { pipeline as pipeline$1 } from "node:stream/promises";
// src/net/sources/decode.ts
const acceptedCodings=`gzip, br, deflate`;
const decoders={gzip:()=>createGunzip(),"x-gzip":()=>createGunzip(),br:()=>createBrotliDecompress(),deflate:e=>(e[0]??0)%16===8?createInflate():createInflateRaw()};
const slack=65536;
async function decoded({headers:e,body:t},n,r){const[i=`identity`,...a]=valuesOf(e,`content-encoding`).flatMap(e=>e.split(`,`).map(e=>e.trim().toLowerCase()));const o=decoders[i];const s=i===`identity`||i===``;if(a.length>0||!(s||o))return`content-encoding`;const c=openMeter(n+slack);const l=openMeter(n);try{if(s||!o)for await(const e of t)r(l.counted(e));else await decode(c.all(t),o,e=>r(l.counted(e)));return null}catch(e){if(e instanceof Failure)throw e;if(l.isOver()||c.isOver())return`too-large`;const{code:t}=e;if(t!==void 0&&ofDecoder.test(t))return`content-encoding`;if(t!==void 0||e instanceof DOMException)return`truncated`;throw e}}
const ofDecoder=/^(?:Z_|ERR_BROTLI|ERR__ERROR|ERR_BUFFER|ERR_PADDING)/;
async function decode(e,t,n){const r=await e.next();if(r.done)return;async function*whole(){yield r.value;yield*e}await pipeline$1(Readable.from(whole()),t(r.value),async e=>{for await(const t of e)n(t)})}
function openMeter(e){let t=0;function counted(n){t+=n.length;if(t>e)throw new RangeError(`more than the limit`);return n}return{counted,async*all(e){for await(const t of e)if(t.length>0)yield counted(t)},isOver:()=>t>e}}
// src/net/sources/answer.ts
async function wholeAnswer({status:e,address:t,headers:n,body:r},i,{limit:a,signal:o,mayBeSame:s,receive:c}){const l=new Uint8Array;if(e===429){const e=retryAfterOf(n)??unsaid;throw failure(`source.rate-limited`,{...i,seconds:e},{retryAfter:e})}if(e===304&&s)return{status:e,body:l,address:t,headers:n};if(e!==200&&e!==404){const t=retryAfterOf(n);throw failure(`source.status`,{...i,status:e},t===null?{}:{retryAfter:t})}const u=[];const d=await decoded({headers:n,body:r},a,e===200&&c||(e=>void u.push(e)));if(d===null)return{status:e,body:Buffer.concat(u),address:t,headers:n};if(e===404)return{status:e,body:l,address:t,headers:n};throwIfAborted(o);throw failure(`source.malformed`,{...i,detail:d})}
const unsaid=60;
const longest=86400;
function retryAfterOf(e){const[t=``]=valuesOf(e,`retry-after`);const n=parseHttpDate(valuesOf(e,`date`)[0]?.trim()??``,Date.now());const r=readRetryAfter(t,n);return r===null?null:Math.min(longest,Math.max(1,Math.ceil(r/1e3)))}
const ofRun=/^(?:aborted$|budget\.|proxy\.|timeout\.proxy$|source\.)/;
function sourceRefusalOf(e,t,n){if(!(e instanceof Failure)||ofRun.test(e.facts.id))return e;const{id:r,reason:i}=e.facts;const a={cause:e};if(r.startsWith(`timeout.`))return failure(`timeout.source`,{...t},a);if(r===`address.private`&&n)return failure(`source.redirect`,{...t,detail:`private`},a);return failure(`source.unreachable`,{...t,detail:i},a)}

export { acceptedCodings as i, sourceRefusalOf as n, wholeAnswer as r, retryAfterOf as t };
