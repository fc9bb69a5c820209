import { Fn as types, hn as parseName } from "./node-3.js";
import { a as ipv4Only, c as translationPrefixes, o as isTranslated, s as isWellKnownPrefix } from "./doubtful.js";
import { t as ask } from "./lookup.js";
import { t as addressesIn } from "./name-servers.js";
// src/probes/dns/translation.ts
const sample=parseName(`ipv4only.arpa`);
async function translatedAmong(e,t,n,r={}){const i=t.filter(e=>isTranslated(e,n));if(i.length===0)return[];const a=await ask(e,sample,types.AAAA,r);const o=new Set(addressesIn(a).flatMap(e=>translationPrefixes(e,ipv4Only)));return i.filter(e=>translationPrefixes(e,n).some(e=>isWellKnownPrefix(e)||o.has(e)))}

export { translatedAmong as t };
