import { o as __toESM } from "./rolldown-runtime.js";
import { Fn as types, On as root, Un as DnsError, bn as isWithin, hn as parseName, vn as isSameName } from "./node-3.js";
import { t as ask } from "./lookup.js";
import { t as doubtfulReasonIn } from "./doubtful.js";
import { t as plainText } from "./plain-text.js";
// src/probes/dns/delegated-domain.ts
async function domainsOf(e){const{getDomain:t}=await import(`./cjs.js`).then(e=>__toESM(e.default,1));return e.map(e=>{const n=plainText(e);const r=t(n,{allowPrivateDomains:false,extractHostname:false,validateHostname:false});return r===null||!`.${n}`.endsWith(`.${r}`)?null:nameFrom(r)})}
function nameFrom(e){try{return parseName(e)}catch(e){if(e instanceof DnsError)return null;throw e}}
async function delegationOf(e,t){const n=await ask(e,t,types.NS);const{answer:r}=n;if(r.kind===`unknown`)return{state:`unknown`,reason:r.reason};if(r.kind!==`nxdomain`||r.aliases.length>0)return{state:`delegated`,reason:null};const i=await doubtfulReasonIn(n);if(i!==null||!r.soa)return{state:`unknown`,reason:i??`NO-SOA`};const a=r.soa.name;if(isSameName(a,root))return{state:`no-registry`,reason:null};return isWithin(t,a)&&!isSameName(t,a)?{state:`undelegated`,reason:null}:{state:`unknown`,reason:`BADRESP`}}

export { domainsOf as n, delegationOf as t };
