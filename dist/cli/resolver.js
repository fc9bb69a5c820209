import { Fn as types } from "./node-3.js";
import { t as answerIn } from "./answer.js";
import { m as badName } from "./gate-14.js";
import { t as nameIn } from "./queries.js";
// src/net/dns/lookup.ts
function lookupIn(e,t,n){if(`message`in e)return toLookup(answerIn(e.message,t,types[n]));const{tried:r}=e;const i=r&&{tried:r};return`silent`in e?{kind:`silent`,...i}:{kind:`failed`,detail:e.failed,...i}}
function toLookup(e){if(e.kind===`unknown`)return{kind:`failed`,detail:e.reason};const{seconds:t}=e;if(e.kind===`nxdomain`)return{kind:`nxdomain`,seconds:t};if(e.kind===`nodata`)return{kind:`none`,seconds:t};const n=e.records.flatMap(({data:e})=>e.type===`A`||e.type===`AAAA`?[e.address]:[]);return{kind:`addresses`,addresses:[...new Set(n)],seconds:t}}
// src/net/dns/resolver.ts
function openResolver(e,t){return async(n,r,i)=>{const a=nameIn(n);if(!a)return{kind:`failed`,detail:badName};return lookupIn(await e({name:n,type:types[r]},t,i),a,r)}}

export { openResolver };
