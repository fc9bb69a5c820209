import { t as require_cjs } from "./cjs2.js";
import { t as lookalikeLetters } from "./letters.js";
import { b as otherBaits, v as commonBaits } from "./edits.js";
import { i as lureWords, r as lurePieces } from "./lures.js";
import { t as variantsOf } from "./variants.js";
import { setImmediate } from "node:timers/promises";
import { domainToUnicode } from "node:url";
// src/formats/lookalike/brand-index.ts
var import_cjs=require_cjs();
const variantsOfABrand=3e3;
const[shortestAnywhere,shortestDisguised]=[6,4];
const asHost={extractHostname:false,validateHostname:false,allowPrivateDomains:true};
const mostLatest=4096;
const mostLabels=4;
async function openBrandIndex(e,t=()=>Promise.resolve()){const n=e.map(e=>({name:e,...partsOf(e)}));const r=openHashTable(n.length*variantsOfABrand);const i=Map.groupBy(n.map((e,t)=>({brand:e,at:t})),({brand:e})=>skeletonOf(spelt(e.label)));const a=new Map(e.map(e=>[e,(0,import_cjs.parse)(e,asHost).domain??e]));const o=new Map;for(const[e,i]of n.entries()){for(const t of firstVariants(i))r.add(t,e);await t()}function imitatedBy(e,t,a){const o=new Set;for(const t of r.find(e)){const r=n[t];if(r&&firstVariants(r).includes(e))o.add(r.name)}for(const{token:e,others:n}of tokensOf(spelt(t))){const t=n.some(isBait)&&n.every(e=>isBait(e)||isRegion(e));for(const n of skeletonsOf(e))for(const{brand:r}of i.get(n)??[]){const n=r.label.length>=shortestAnywhere||r.suffix===a;const i=e!==spelt(r.label)&&r.label.length>=shortestDisguised;if(n&&(i||t))o.add(r.name)}}return[...o]}function imitated(e,t,n){const r=o.get(e)??imitatedBy(e,t,n);o.delete(e);o.set(e,r);const[i]=o.size>mostLatest?o.keys():[];if(i!==void 0)o.delete(i);return r}return{bytes:r.bytes,find(e){const{domain:t,domainWithoutSuffix:n,publicSuffix:r}=(0,import_cjs.parse)(e,asHost);if(!t||!n||!r)return[];return[...new Set([...imitated(t,n,r),...embedded(e,t,a)])].filter(e=>a.get(e)!==t).map(e=>({brand:e,lookalike:t}))}}}
function tokensOf(e){const t=e.split(`-`).filter(e=>e!==``).slice(0,mostTokens);const n=t.map((e,n)=>({token:e,others:t.filter((e,t)=>t!==n)}));return t.length>1?[...n,{token:e,others:[]}]:n}
const mostTokens=10;
function spelt(e){return e.startsWith(`xn--`)?domainToUnicode(e)||e:e}
function embedded(e,t,n){const r=e.slice(0,Math.max(0,e.length-t.length-1)).split(`.`);if(r.length<2)return[];const i=[];for(let e=0;e<r.length-1;e++)for(let t=e+2;t<=Math.min(r.length,e+mostLabels);t++){const a=r.slice(e,t).join(`.`);if(n.has(a))i.push(a)}return i}
function firstVariants(e){const t=[];for(const{name:n}of variantsOf(e)){if(t.length>=variantsOfABrand)break;t.push(n)}return t}
function partsOf(e){const{domainWithoutSuffix:t,publicSuffix:n}=(0,import_cjs.parse)(e,asHost);if(t&&n)return{label:t,suffix:n};const r=e.indexOf(`.`);return{label:e.slice(0,r),suffix:e.slice(r+1)}}
const baits=new Set([...commonBaits,...otherBaits,...lureWords]);
function isBait(e){return baits.has(e)||lurePieces.some(t=>e.startsWith(t)&&e.length-t.length<=3)}
function isRegion(e){return e.length===2||/^\d{1,4}$/.test(e)}
const digits=[{"0":`o`,"1":`l`,"3":`e`,"4":`a`,"5":`s`},{"0":`o`,"1":`i`,"3":`e`,"4":`a`,"5":`s`}];
function skeletonOf(e){if(/^[a-z0-9-]*$/.test(e))return e;return Array.from(e.normalize(`NFD`).replace(/\p{M}+/gu,``),e=>lookalikeLetters.get(e)??e).join(``)}
function skeletonsOf(e){const t=skeletonOf(e);const n=new Set([t]);if(/[01345]/.test(t))for(const e of digits)n.add(t.replace(/[01345]/g,t=>e[t]??t));const r=/vv|rn/.test(t)?[...n].map(e=>e.replaceAll(`vv`,`w`).replaceAll(`rn`,`m`)):[];return new Set([...n,...r])}
function openHashTable(e){const t=2**Math.ceil(Math.log2(Math.max(16,e*1.5)));const[n,r]=[new Uint32Array(t),new Uint32Array(t)];return{bytes:n.byteLength+r.byteLength,add(e,i){const[a,o]=hashOf(e);let s=a%t;while(r[s]!==0)s=(s+1)%t;n[s]=o;r[s]=i+1},find(e){const[i,a]=hashOf(e);const o=[];for(let e=i%t;r[e]!==0;e=(e+1)%t)if(n[e]===a)o.push((r[e]??1)-1);return o}}}
function hashOf(e){let[t,n]=[2166136261,2654435769];for(let r=0;r<e.length;r++){const i=e.charCodeAt(r);t=Math.imul(t^i,16777619);n=Math.imul(n^i,2246822507);n^=n>>>13}t^=t>>>15;return[Math.imul(t,739982445)>>>0,n>>>0]}
// server/ct/interests.ts
const checksOf={own:`subdomains`,lookalike:`lookalike`};
const refreshEvery=6e4;
const mostBrands=5e3;
function openInterests(e){let t={own:new Map,brands:{find:()=>[],bytes:0},watchers:new Map,owners:new Map};let n=``;let r=-Infinity;let i=null;async function read(i){const a=await e.through(({db:e})=>e.selectFrom(`watch`).innerJoin(`watch_check`,`watch_check.watch_id`,`watch.id`).select([`watch.account`,`watch.target`,`watch.domain`,`watch_check.check_id`]).where(`watch_check.check_id`,`in`,Object.values(checksOf)).where(`watch.paused_at`,`is`,null).orderBy(`watch.target`).execute());const[o,s]=[checksOf.own,checksOf.lookalike].map(e=>a.filter(t=>t.check_id===e));const c=[...new Set(s?.map(({target:e})=>e))].slice(0,mostBrands);const l=c.join()===n?t.brands:await openBrandIndex(c,setImmediate);t={own:grouped(o,`domain`,`target`),brands:l,watchers:grouped(s,`target`,`account`),owners:grouped(s,`domain`,`account`)};n=c.join();r=i}return{match:e=>e.flatMap(e=>[...ownOf(e,t),...lookalikesOf(e,t)]),async refresh(e){if(e-r<refreshEvery&&e>=r)return;i??=read(e).finally(()=>i=null);await i}}}
function grouped(e=[],t,n){const r=new Map;for(const i of e)r.set(i[t],(r.get(i[t])??new Set).add(i[n]));return r}
function ownOf(e,{own:t}){const n=[];for(let r=0;r>=0;){for(const i of t.get(e.slice(r))??[])n.push({target:i,lookalike:null,name:e});const i=e.indexOf(`.`,r);r=i<0?-1:i+1}return n}
function lookalikesOf(e,{brands:t,watchers:n,owners:r}){return t.find(e).filter(({brand:e,lookalike:t})=>[...n.get(e)??[]].some(e=>!r.get(t)?.has(e))).map(({brand:t,lookalike:n})=>({target:t,lookalike:n,name:e}))}

export { openInterests as n, checksOf as t };
