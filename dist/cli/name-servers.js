import { Fn as types } from "./node-3.js";
import { l as recordsOf } from "./answer.js";
import { t as ask } from "./lookup.js";
import { isIP } from "node:net";
// src/probes/dns/name-servers.ts
const mostServers=32;
const mostAddresses=16;
async function nameServersOf(e,t,n={}){const{answer:r}=await ask(e,t,types.NS,n);const i=r.kind===`found`&&r.aliases.length===0?recordsOf(`NS`,r.records).slice(0,mostServers):[];return{answer:r,servers:await Promise.all(i.map(({data:t})=>nameServer(e,t.name,n)))}}
async function nameServer(e,t,n={}){const[r,i]=await Promise.all([ask(e,t,types.A,n),ask(e,t,types.AAAA,n)]);return{name:t,addresses:[...addressesIn(r),...addressesIn(i)].slice(0,mostAddresses),answers:{A:r.answer,AAAA:i.answer}}}
function addressesIn({answer:e}){if(e.kind!==`found`)return[];const t=e.records.flatMap(({data:e})=>e.type===`A`||e.type===`AAAA`?[e.address]:[]);return[...new Set(t)].filter(e=>isIP(e)!==0)}
const patience=1200;
function askAuthority(e,t,[n,r],i={}){return ask(e,n,r,{...i,patience,server:t,namedBy:t,isRecursionDesired:false})}

export { nameServersOf as i, askAuthority as n, nameServer as r, addressesIn as t };
