import { E as failure } from "./node.js";
import { Fn as types, Na as init__lazy_builtin_crypto, Pa as randomBytes, hn as parseName, vn as isSameName } from "./node-3.js";
import { bn as attempt } from "./gate-14.js";
import { t as providerOf } from "./edge.js";
import { t as isInPrefix } from "./prefix.js";
import { l as recordsOf, t as answerIn } from "./answer.js";
import { t as messageIn } from "./read-once.js";
import "./dns.js";
import { t as plainText } from "./plain-text.js";
import { i as parkingServices, t as dnsOperatorOf } from "./dns-operators.js";
import { n as mailOperators } from "./operators.js";
import { t as require_cjs } from "./cjs2.js";
import { t as inTurns } from "./lanes.js";
import { t as variantsOf } from "./variants.js";
import { setImmediate } from "node:timers/promises";
import { domainToUnicode } from "node:url";
// src/probes/lookalike/random.ts
init__lazy_builtin_crypto();
function chance(){return`x${randomBytes(13).toString(`hex`)}`}
// src/probes/lookalike/delegation.ts
const patience=2500;
async function delegationStateOf({net:e,dns:t},n,{turn:r,registry:i}){const a=parseName(n);const o=await askAt({net:e,dns:t},a,types.NS,r);if(o===null)return{status:`unasked`};const s=o.kind===`unknown`?await askAt({net:e,dns:t},a,types.NS,r+1):o;return s===null?{status:`unasked`}:delegationIn(s,a,i)}
async function subdomainOf(e,t,{random:n,...r}){const i=t.slice(t.indexOf(`.`)+1);const a=await delegationStateOf(e,i,r);if(a.status!==`registered`)return a;const[o,s]=await Promise.all([t,`${n}.${i}`].map(t=>askAt(e,parseName(t),types.A,r.turn)));if(!o||!s)return{status:`unasked`};if(o.kind===`nxdomain`)return{status:`nxdomain`};if(o.kind===`unknown`)return{status:`unknown`,reason:o.reason};if(s.kind===`unknown`)return{status:`unknown`,reason:`WILDCARD`};return s.kind===`nxdomain`?a:{status:`undelegated`}}
async function wildcardOf({net:e,dns:t},n,r){const i=await delegationStateOf({net:e,dns:t},`${r}.${n}`,{turn:0,registry:noWildcard});if(i.status===`nxdomain`)return{state:`none`};if(i.status===`registered`)return{state:`every-name`,nameServers:i.nameServers};return i.status===`undelegated`?{state:`every-name`,nameServers:[]}:{state:`unknown`}}
const noWildcard={wildcard:{state:`none`},isPrivate:false};
function delegationIn(e,t,{wildcard:n,isPrivate:r}){if(e.kind===`unknown`)return{status:`unknown`,reason:e.reason};if(e.kind===`nxdomain`&&e.aliases.length===0)return{status:`nxdomain`};if(n.state===`unknown`)return{status:`unknown`,reason:`WILDCARD`};const i=nameServersIn(e);if(n.state===`every-name`&&isEqual(i,n.nameServers))return r?{status:`unknown`,reason:`WILDCARD`}:{status:`undelegated`};if(i.length>0)return{status:`registered`,nameServers:i};return e.kind===`nodata`&&isSameName(e.soa.name,t)||r?{status:`registered`,nameServers:[]}:{status:`undelegated`}}
function nameServersIn(e){if(e.kind!==`found`||e.aliases.length>0)return[];return[...new Set(recordsOf(`NS`,e.records).map(({data:e})=>plainText(e.name)))].toSorted().slice(0,16)}
async function askAt({net:e,dns:t},n,r,i){const a=t.doh[i%t.doh.length];const o=await attempt(()=>e.dns({name:plainText(n),type:r,patience,...a!==void 0&&{server:a}}));if(o.ok)return answerIn(messageIn(o.value.message),n,r);if(o.failure.reason===`timeout.run`)return null;const{detail:s}=o.failure.params;if(o.failure.reason===`timeout.dns`)return{kind:`unknown`,reason:`TIMEOUT`};return{kind:`unknown`,reason:typeof s===`string`?s:o.failure.reason}}
function isEqual(e,t){return e.length===t.length&&e.every((e,n)=>e===t[n])}
// src/probes/lookalike/details.ts
const nothing={addresses:null,exchangers:null};
const mostKept=8;
async function detailsOf(e,t,{turn:n,until:r}){if(e.elapsed()>=r)return nothing;const i=parseName(t);const[a,o,s]=await Promise.all([types.A,types.AAAA,types.MX].map(async t=>{const r=await askAt(e,i,t,n);return r?.kind===`unknown`?askAt(e,i,t,n+1):r}));return{addresses:addressesIn([a??null,o??null]),exchangers:exchangersIn(s??null)}}
function addressesIn(e){const t=e.flatMap(e=>e?.kind===`found`?e.records.flatMap(({data:e})=>e.type===`A`||e.type===`AAAA`?[e.address]:[]):[]);const n=e.every(e=>e!==null&&e.kind!==`unknown`);return t.length>0||n?[...new Set(t)].slice(0,mostKept):null}
function exchangersIn(e){if(e===null||e.kind===`unknown`)return null;if(e.kind!==`found`)return[];const t=recordsOf(`MX`,e.records).map(({data:e})=>plainText(e.exchange));return[...new Set(t)].filter(e=>e!==`.`).toSorted().slice(0,mostKept)}
// src/probes/lookalike/owner.ts
async function ownerOf(e,t){const[n,{addresses:r,exchangers:i}]=await Promise.all([nameServersOf(e,t),detailsOf(e,t,{turn:0,until:Infinity})]);return{domain:t,nameServers:n,addresses:r,exchangers:i}}
async function nameServersOf(e,t){const n=parseName(t);for(const r of[0,1]){const i=await askAt(e,n,types.NS,r);if(i?.kind===`nxdomain`)throw failure(`dns.nxdomain`,{host:t});if(i&&i.kind!==`unknown`)return nameServersIn(i)}return null}
// src/data/lookalikes/shared-addresses.ts
var import_cjs=require_cjs();
const sharedNetworks=[...`185.199.108.0/22 2606:50c0:8000::/46`.split(` `),...`23.227.38.0/23 2620:127:f00f::/48`.split(` `),...`198.185.159.0/24 198.49.23.0/24`.split(` `),...`185.230.60.0/22 23.236.62.147/32`.split(` `),...`192.0.64.0/18 66.6.32.0/20`.split(` `),...`76.76.21.0/24 216.198.79.0/24 75.2.60.5/32 99.83.190.102/32 66.241.124.0/23 216.24.57.0/24`.split(` `),...`198.202.211.1/32 75.2.70.75/32 99.83.190.102/32`.split(` `),...`76.223.105.230/32 13.248.243.5/32 3.33.130.190/32 15.197.148.33/32 15.197.225.128/32 3.33.251.168/32`.split(` `),...`216.239.32.0/19 199.36.158.0/24`.split(` `),...`199.34.228.0/23 31.43.160.0/23 3.33.152.147/32`.split(` `)];
// src/probes/lookalike/ownership.ts
const ownershipBases=[`name-servers`,`mail-servers`,`addresses`,`redirect`,`certificate`,`registrant`];
const notLooked={redirectsHome:false,isReferral:false,sharesCertificate:false,sameRegistrant:null};
const rules=[(e,t,{sharesCertificate:n})=>n?{owner:`own`,basis:`certificate`}:null,(e,t,{sameRegistrant:n})=>n===true?{owner:`own`,basis:`registrant`}:null,byOwnNameServers,byOwnMailServers,byAddresses,byRedirect,(e,t,{sameRegistrant:n})=>n===false?{owner:`other`,basis:`registrant`}:null,byOperator,bySharedServers];
function lookalikeOwnershipOf(e,t,n=notLooked){for(const r of rules){const i=r(e,t,n);if(i)return i}return{owner:`other`,basis:null}}
function byOwnNameServers({domain:e,nameServers:t},n){const r=n.nameServers??[];return r.length>0&&r.every(n=>isWithin(n,e)&&t?.includes(n))?{owner:`own`,basis:`name-servers`}:null}
function byOwnMailServers(e,t,{redirectsHome:n}){const{addresses:r,exchangers:i}=t;if(!(i!==null&&i.length>0&&i.every(t=>isWithin(t,e.domain))))return null;return{owner:(r===null||r.some(t=>!e.addresses?.includes(t)))&&!n?`unclear`:`own`,basis:`mail-servers`}}
function byAddresses(e,t){const{addresses:n}=t;if(n===null||n.length===0||!hasServersOfItsOwn(e))return null;return n.every(t=>e.addresses?.includes(t)&&!isSharedAddress(t))?{owner:takesMailElsewhere(e,t)?`unclear`:`own`,basis:`addresses`}:null}
function takesMailElsewhere(e,{exchangers:t}){return t===null||t.some(t=>!isWithin(t,e.domain)&&(!e.exchangers?.includes(t)||isMailOperator(t)))}
function hasServersOfItsOwn({domain:e,nameServers:t}){const n=t??[];return n.length>0&&n.every(t=>isWithin(t,e)||dnsOperatorOf(t)?.kind===`dns`)}
function byRedirect(e,t,n){if(!n.redirectsHome)return null;return{owner:takesMailElsewhere(e,t)||n.isReferral||n.sameRegistrant===false?`unclear`:`own`,basis:`redirect`}}
function byOperator(e,t){if(e.nameServers===null||t.nameServers===null)return{owner:`unclear`,basis:null};if(t.nameServers.length===0)return e.nameServers.length>0&&e.addresses!==null&&(t.addresses??[]).length>0?null:{owner:`unclear`,basis:null};const n=new Set(e.nameServers.map(operatorKey));const r=t.nameServers.some(e=>n.has(operatorKey(e)));const i=t.nameServers.some(e=>dnsOperatorOf(e)?.kind===`corporate`);return r||i?{owner:`unclear`,basis:`name-servers`}:null}
function bySharedServers(e,{addresses:t,exchangers:n}){if(t?.some(t=>e.addresses?.includes(t)&&!isSharedAddress(t)))return{owner:`unclear`,basis:`addresses`};return n?.some(t=>e.exchangers?.includes(t)&&!isMailOperator(t))?{owner:`unclear`,basis:`mail-servers`}:null}
function operatorKey(e){return dnsOperatorOf(e)?.name??(0,import_cjs.getDomain)(e,{validateHostname:false})??e}
function isSharedAddress(e){if(providerOf(e,null).kind===`edge`)return true;return[...sharedNetworks,...parkingServices.flatMap(({networks:e})=>e)].some(t=>isInPrefix(e,t))}
function isMailOperator(e){return mailOperators.some(({domains:t})=>t.some(t=>isWithin(e,t)))}
function isWithin(e,t){return e===t||e.endsWith(`.${t}`)}
// src/probes/lookalike/survey.ts
const[questionsToEach,questionsAtLeast]=[200,400];
const mostAlone=200;
const mostInVain=10;
async function surveyOf(e,t,n,r){const i=await take(variantsOf(partsOf(t)),n.limit);const a=await registriesOf(e,i,r);const o=[];const s=[];let c=0;async function ask({variant:t,place:i}){if(e.elapsed()>=n.until)return{status:`unasked`};const o={turn:i,registry:a.get(t.suffix)??{wildcard:{state:`unknown`},isPrivate:false}};return t.kind===`subdomain`?subdomainOf(e,t.name,{...o,random:r()}):delegationStateOf(e,t.name,o)}function tell({variant:e,place:t},r){const a={...e,delegation:r};o[t]=a;n.heard?.(a,{place:t,done:++c,total:i.length})}await inTurns(i,questionsAtATime(e),async(e,t)=>{const n={variant:e,place:t};const r=await ask(n);if(isBroken(r)&&s.length<mostAlone)s.push({...n,delegation:r});else tell(n,r)});let l=0;await inTurns(s,1,async e=>{const t=l<mostInVain?await ask(e):e.delegation;l=isBroken(t)?l+1:0;tell(e,t.status===`unasked`?e.delegation:t)});const having=e=>[...a].flatMap(([t,{wildcard:n}])=>n.state===e?[t]:[]).toSorted();return{variants:i.map((e,t)=>o[t]??{...e,delegation:{status:`unasked`}}),wildcards:having(`every-name`),unclear:having(`unknown`)}}
function isBroken(e){return e.status===`unknown`&&/^(?:ECONNRESET|EPIPE|HTTP2-)/.test(e.reason)}
function questionsAtATime({dns:{doh:e}}){return Math.max(questionsAtLeast,questionsToEach*e.length)}
function partsOf(e){const{domainWithoutSuffix:t,publicSuffix:n}=(0,import_cjs.parse)(e,{allowPrivateDomains:true,extractHostname:false,validateHostname:false});if(t&&n)return{label:t,suffix:n};const r=e.indexOf(`.`);return{label:e.slice(0,r),suffix:e.slice(r+1)}}
function unicodeVariantOf(e){const t=domainToUnicode(e);return t===e||t===``?void 0:t}
const atOnce=100;
async function take(e,t){const n=[];for(const r of e){if(n.length>=t)break;n.push(r);if(n.length%atOnce===0)await setImmediate()}return n}
async function registriesOf(e,t,n){const r=new Map;await inTurns(new Set(t.map(({suffix:e})=>e)),questionsAtATime(e),async t=>{const{isPrivate:i}=(0,import_cjs.parse)(`name.${t}`,{allowPrivateDomains:true,validateHostname:false});r.set(t,{wildcard:await wildcardOf(e,t,n()),isPrivate:i===true})});return r}

export { ownerOf as a, ownershipBases as i, unicodeVariantOf as n, detailsOf as o, lookalikeOwnershipOf as r, chance as s, surveyOf as t };
