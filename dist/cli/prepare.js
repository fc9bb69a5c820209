import { Nn as canonicalVerdict } from "./gate-14.js";
import { t as require_cjs } from "./cjs2.js";
import { isIPv4, isIPv6 } from "node:net";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { deflateRaw, inflateRaw } from "node:zlib";
// server/store/canonical.ts
const mark=`\0`;
const instant=`${mark}at`;
function timeless(e,t){return write(e,new Date(t).toISOString())??`null`}
function timed(e,t){const n=new Date(t).toISOString();return JSON.parse(e,(e,t)=>{if(typeof t!==`string`||!t.startsWith(mark))return t;return t===instant?n:t.slice(1)})}
function write(e,t){if(typeof e===`string`)return JSON.stringify(e===t?instant:escaped(e));if(typeof e!==`object`||e===null)return JSON.stringify(e);if(`toJSON`in e&&typeof e.toJSON===`function`)return write(e.toJSON(),t);if(Array.isArray(e))return`[${e.map(e=>write(e,t)??`null`).join(`,`)}]`;return`{${Object.entries(e).toSorted(([e],[t])=>e<t?-1:1).flatMap(([e,n])=>{const r=write(n,t);return r===void 0?[]:[`${JSON.stringify(e)}:${r}`]}).join(`,`)}}`}
function escaped(e){return e.startsWith(mark)?mark+e:e}
// server/store/domain-of.ts
var import_cjs=require_cjs();
function domainOf(e){if(isIPv4(e))return e;if(isIPv6(e))return`${expanded(e).slice(0,4).join(`:`)}::/64`;return(0,import_cjs.getDomain)(e,{allowPrivateDomains:false,extractHostname:false,validateHostname:false})??e}
function expanded(e){const[t=``,n]=e.split(`::`,2);const[r,i]=[t,n??``].map(e=>e===``?[]:e.split(`:`));const a=n===void 0?0:Math.max(0,8-r.length-i.length);return[...r,...Array(a).fill(`0`),...i]}
// server/store/query-values.ts
const query=/(?<=[\w/.~%:-])\?(?:[\w.~%[\]-]{1,100}=[^\s"\\&#<>;,']*)(?:&(?:amp;)?[^\s"\\#<>=&;,']{0,100}(?:=[^\s"\\&#<>;,']*)?)*/g;
function withoutQueryValues(e){return e.replace(query,e=>e.replace(/=[^&]+/g,`=…`))}
// server/store/prepare.ts
const longestText=1e3;
const longestBody=4194304;
const deflate=promisify(deflateRaw);
const inflate=promisify(inflateRaw);
async function prepare({result:e,observations:t,isTrusted:n,areObservationsAlone:r,canonical:i=e=>e}){const{check:a,question:o,target:s,raw:c,verdict:l,version:u,observedAt:d}=e;if(!isStorable(s))return null;const f=r?``:withoutQueryValues(timeless({raw:c,verdict:l},d));if(f.length>longestBody)return null;const p=Math.floor(d/1e3);const m=t.filter(e=>[e.target,e.kind,e.value].every(isStorable)).map(e=>({target:e.target,kind:e.kind,value:e.value,at:p}));return{names:[...new Set([s,...m.map(e=>e.target)])].map(e=>({name:e,domain:domainOf(e)})),isTrusted:n,isSnapshot:r!==true,sightings:m,question:questionDigest(a,o),version:u,observedAt:d,canonical:r?digest(``):canonicalDigest(i(c),e),content:digest(f),body:await compressed(f)}}
async function pack({raw:e,verdict:t,observedAt:n}){return compressed(withoutQueryValues(timeless({raw:e,verdict:t},n)))}
async function unpack(e,t){return timed((await inflate(e,{maxOutputLength:4*longestBody})).toString(),t)}
async function compressed(e){return new Uint8Array(await deflate(e))}
function questionDigest(e,t){return digest(`${e} ${t}`)}
function canonicalDigest(e,{verdict:t,observedAt:n}){return digest(withoutQueryValues(timeless({raw:e,verdict:canonicalVerdict(t)},n)))}
function digest(e){return createHash(`sha256`).update(e).digest()}
function isStorable(e){return e!==``&&e.isWellFormed()&&!e.includes(`\0`)&&Buffer.byteLength(e)<=longestText}

export { domainOf as a, unpack as i, prepare as n, questionDigest as r, pack as t };
