import { $t as isOf, Fn as types, Mn as rcodeText, Nn as rcodes, Sn as labelsOf, _n as countLabels, bn as isWithin, jn as classes, vn as isSameName, wn as nameOf, xn as keyOf } from "./node-3.js";
// src/formats/dns/set.ts
function recordsOf(e,t){return t.filter(t=>isOf(e,t.data))}
function setsOf(e){const t=new Map;for(const n of e){if(n.type===types.RRSIG)continue;const e=`${n.type} ${n.class} ${keyOf(n.name)}`;const r=t.get(e);if(r)r.records.push(n);else t.set(e,{first:n,records:[n],signatures:[]})}for(const n of recordsOf(`RRSIG`,e))t.get(`${n.data.covered} ${n.class} ${keyOf(n.name)}`)?.signatures.push(n);return[...t.values()].map(({first:e,...t})=>({name:e.name,type:e.type,class:e.class,...t}))}
// src/formats/dns/alias.ts
const beside=new Set([types.RRSIG,types.NSEC]);
const longestName=255;
function redirected(e,{name:t,data:n}){if(!isBelow(e,t))return null;if(e.wire.length-t.wire.length+n.name.wire.length>longestName)return null;const r=labelsOf(e).slice(0,countLabels(e)-countLabels(t));return nameOf([...r,...labelsOf(n.name)])}
function meantTarget({answers:e},t){return recordsOf(`DNAME`,e).find(e=>{const n=redirected(t.name,e);return n!==null&&isSameName(n,t.data.name)})?.data.name??t.data.name}
function isBelow(e,t){return isWithin(e,t)&&!isSameName(e,t)}
function recordsAt({answers:e},t){return e.filter(e=>e.class===classes.IN&&!beside.has(e.type)&&isSameName(e.name,t))}
function aliasAt(e,t){const n=recordsAt(e,t);const r=n.some(({type:e})=>e===types.CNAME);const i=r?recordsOf(`CNAME`,n):madeAt(e,t);if(typeof i===`string`)return i;const[a,...o]=i;if(!a&&!r)return null;const s=o.every(({data:e})=>a&&isSameName(e.name,a.data.name));const c=n.every(({data:e})=>e.type===`CNAME`);return a&&s&&c?a:`BADRESP`}
function madeAt({answers:e},t){const n=e.filter(e=>e.type===types.DNAME&&e.class===classes.IN&&isBelow(t,e.name));const r=recordsOf(`DNAME`,n);if(r.length<n.length)return`BADRESP`;const i=r.map(e=>({ttl:e.ttl,target:redirected(t,e)}));const a=i.flatMap(({ttl:e,target:n})=>n?[{name:t,type:types.CNAME,class:classes.IN,ttl:e,data:{type:`CNAME`,name:n}}]:[]);return a.length<i.length?`YXDOMAIN`:a}
// src/formats/dns/type-bits.ts
function isCut(e){return e.includes(types.NS)&&!e.includes(types.SOA)}
const ofDenial=new Set([types.RRSIG,types.NSEC,types.NXNAME]);
function deniesName(e){return e.includes(types.NXNAME)&&e.every(e=>ofDenial.has(e))}
function hidesBelow(e){return isCut(e)||e.includes(types.DNAME)}
function problemOfData(e,t,n){if(t===types.DS&&e.includes(types.SOA)&&!n)return`wrong-side`;if(t!==types.DS&&isCut(e))return`wrong-side`;return e.includes(t)||e.includes(types.CNAME)?`type-exists`:null}
function problemOfDelegation(e){if(e.includes(types.SOA))return`wrong-side`;if(e.includes(types.DS))return`type-exists`;return e.includes(types.NS)?null:`no-delegation`}
// src/formats/dns/answer.ts
const mostAliases=10;
function answerIn(e,t,n){const{rcode:r}=e;if(e.isTruncated)return{kind:`unknown`,reason:`TRUNCATED`};if(r!==rcodes.NOERROR&&r!==rcodes.NXDOMAIN)return{kind:`unknown`,reason:rcodeText(r)};const i=n===types.CNAME?{name:t,aliases:[]}:follow(e,t);if(typeof i===`string`)return{kind:`unknown`,reason:i};const a=setAt(e,i.name,n);if(typeof a===`string`)return{kind:`unknown`,reason:a};if(a.length>0){const e=Math.min(...[...i.aliases,...a].map(({ttl:e})=>e));return{kind:`found`,...i,records:a,seconds:e}}return absence(e,i)}
function absence(e,t){const n=soaOf(e,t.name);const r=n?Math.min(...t.aliases.map(({ttl:e})=>e),n.ttl,n.data.minimum):0;if(e.rcode===rcodes.NXDOMAIN||n&&isDenied(e,t.name))return{kind:`nxdomain`,...t,soa:n,seconds:r};return n?{kind:`nodata`,...t,soa:n,seconds:r}:{kind:`unknown`,reason:`NO-SOA`}}
function setAt(e,t,n){if(n===types.CNAME){const n=aliasAt(e,t);if(typeof n===`string`)return n;if(n)return[n]}if(e.rcode===rcodes.NXDOMAIN&&recordsAt(e,t).length>0)return`BADRESP`;const r=e.answers.filter(e=>e.type===n&&e.class===classes.IN&&isSameName(e.name,t));return r.length>0&&r.every(({data:e})=>e.type===`broken`)?`BADRESP`:r}
function follow(e,t){const n=new Set;const r=[];for(let i=t;;){const t=aliasAt(e,i);if(typeof t===`string`)return t;if(!t)return{name:i,aliases:r};n.add(keyOf(i));if(n.has(keyOf(t.data.name)))return`CNAME-LOOP`;if(n.size>mostAliases)return`CNAME-CHAIN`;r.push(t);i=t.data.name}}
function isDenied({authorities:e},t){return recordsOf(`NSEC`,e).some(e=>isSameName(e.name,t)&&deniesName(e.data.types))}
function soaOf({authorities:e},t){return recordsOf(`SOA`,e).find(e=>isWithin(t,e.name))??null}

export { problemOfDelegation as a, redirected as c, problemOfData as i, recordsOf as l, deniesName as n, isBelow as o, hidesBelow as r, meantTarget as s, answerIn as t, setsOf as u };
