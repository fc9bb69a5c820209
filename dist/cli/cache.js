import { yn as canonicalForm } from "./gate-6.js";
import { O as questionOf } from "./gate-7.js";
import { t as I } from "./index.min.js";
import { n as keepsNothing, r as retentionPlaceOf } from "./retention2.js";
// server/questions/cache/run-results.ts
function openRunResults(e,t,n){const{check:r,input:i,target:a}=e;const o=t.earlier(e);let s;return{onResult(e,c,l){const u={check:e,input:c,result:l,isTrusted:n};if(c===i){const e=t.keep({...u,earlier:o});s??=e}else if(isForOthers(r,u,a))t.keep(u)},async stored(e,n){const r=await t.newest(e,n);return r&&{raw:r.raw,observedAt:new Date(r.observedAt)}},found:e=>s??t.show({check:r,input:i,result:e,isTrusted:n,earlier:o})}}
function isForOthers(e,{check:t,input:n,result:r},i){return!keepsNothing(e)&&t.standsAlone?.(n,i,r.raw)===true}
// server/questions/cache/cache.ts
const resultCacheBytes=33554432;
function openResultCache(e,t,n=null){const r=n?2:1;const i=new I({maxSize:e,sizeCalculation:({result:e})=>r*sizeOf(e)});const a=new Map;function isFresh({check:e,maxAge:n},r){return!isAhead(r)&&t()-r.observedAt<1e3*acceptedAge(e,r,n)}function isAhead({observedAt:e}){return e-t()>skew}async function newestOf({check:e,question:n,maxAge:r},i){const{id:a,version:o,ttl:s}=e;const c=await i.find({check:a,version:o,question:n,since:t()-1e3*(r??s)});if(!c||!isAhead(c))return c;const l=await i.previous({check:a,question:n,before:t()+skew});return l?.version===o?l:null}function before({check:e,question:t,observedAt:r}){return n?n.previous({check:e,question:t,before:r}):nothing}async function look(e,t){const n=await newestOf(e,t);if(!n||!isFresh(e,n))return null;const r=keyOf(e);const a=i.peek(r);if(a&&isFresh(e,a.result)&&a.result.observedAt>=n.observedAt)return a;const o=toFound(n,()=>before(n));i.set(r,o);return o}function show({check:e,input:t,result:r,earlier:a}){const o=toStored(e,t,r);const s=i.peek(keyOf({check:e,question:o.question}))?.result;if(!n||retentionPlaceOf(e,t,e.target(t))!==`store`)return toFound(o,()=>nothing);return toFound(o,async()=>newest(s,await(a??before(o)),o.observedAt))}return{find(e){const{check:t,isStored:r}=e;if(t.ttl===0)return nothing;const o=keyOf(e);const s=i.get(o);if(s&&isFresh(e,s.result))return Promise.resolve(s);if(!n||!r)return nothing;const c=e.maxAge===void 0?o:`${e.maxAge} ${o}`;const l=a.get(c)??look(e,n).finally(()=>a.delete(c));a.set(c,l);return l},earlier({check:e,question:r,isStored:i}){return n&&i?n.previous({check:e.id,question:r,before:t()}):nothing},async newest(e,t){const r=questionOf(e,t);const a=i.peek(keyOf({check:e,question:r}));if(a)return a.result;if(!n||retentionPlaceOf(e,t,e.target(t))!==`store`)return null;return n.find({check:e.id,version:e.version,question:r,since:0})},before,show,keep(e){const{check:t,input:r,isTrusted:a}=e;const o=show(e);const{result:s}=o;const c=keyOf({check:t,question:s.question});const l=i.peek(c);const u=retentionPlaceOf(t,r,t.target(r));const d=ttlOf(t,s)>=Math.min(t.ttl,1);if(!(d&&s.verdict.status!==`unknown`)||u===`nowhere`){const e=d?observationsOf(t,s):[];if(u===`store`&&e.length>0)n?.keep({result:s,isTrusted:a,observations:e,areObservationsAlone:true});return o}const f=!l||l.result.observedAt<=s.observedAt||isAhead(l.result);if(t.ttl>0&&f)i.set(c,o);if(u===`store`){const canonical=e=>canonicalForm(t.raw,e);n?.keep({result:s,isTrusted:a,observations:observationsOf(t,s),canonical})}return o},left(e,n){const r=ttlOf(e.check,n.result);if(r===0||i.peek(keyOf(e))!==n)return 0;const a=Math.max(0,t()-n.result.observedAt);return Math.max(0,Math.floor((1e3*r-a)/1e3))}}}
const skew=6e4;
const nothing=Promise.resolve(null);
function ttlOf(e,{raw:t}){return Math.min(e.ttl,e.lasts?.(t)??e.ttl)}
function acceptedAge(e,t,n){const r=ttlOf(e,t);if(n===void 0)return r;return r<e.ttl?Math.min(r,n):n}
function toFound(e,t){let n;return{result:e,previous:()=>n??=t()}}
function keyOf({check:e,question:t}){return`${e.version} ${t}`}
function toStored(e,t,{raw:n,verdict:r,observedAt:i}){const a=e.target(t).name;const o=questionOf(e,t);const{id:s,version:c}=e;return{check:s,version:c,target:a,question:o,raw:n,verdict:r,observedAt:i.getTime()}}
function observationsOf(e,{raw:t}){return e.observe?.(t)??[]}
function newest(e,t,n){return[e,t].flatMap(e=>e&&e.observedAt<n?[e]:[]).toSorted((e,t)=>t.observedAt-e.observedAt)[0]??null}
const ofObject=4;
function sizeOf({raw:e,verdict:t}){return ofObject*JSON.stringify([e,t]).length}

export { openRunResults as i, openResultCache as n, resultCacheBytes as r, keyOf as t };
