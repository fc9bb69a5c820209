import { o as __toESM } from "./rolldown-runtime.js";
import { Aa as createPublicKey, An as wildcardBelow, Cn as lowerCased, En as parentOf, Fn as types, Hn as readShort, In as cursorOf, Jt as addressOctets, Ln as readByte, Ma as hash, Na as init__lazy_builtin_crypto, Nn as rcodes, On as root, Qt as hasNames, Ra as verify, Rn as readBytes, Sn as labelsOf, Tn as outermost, Un as DnsError, Vn as readRest, Xt as dataBytes, Yn as algorithms, _n as countLabels, bn as isWithin, ea as isCheckable, fn as writeShort, gn as compareNames, in as base32Bytes, jn as classes, kn as upwards, ln as writeBytes, pn as written, sn as openPart, un as writeLong, vn as isSameName, xn as keyOf, yn as isWildcard } from "./node-3.js";
import { t as plainText } from "./plain-text.js";
import { a as problemOfDelegation, i as problemOfData, l as recordsOf, n as deniesName, r as hidesBelow, u as setsOf } from "./answer.js";
import { n as extendedErrors, t as ask } from "./lookup.js";
import { t as I } from "./index.min.js";
// src/formats/dnssec/denial-claim.ts
function unproven(e){return{kind:`unproven`,problem:e}}
// src/formats/dnssec/nsec.ts
const proven={kind:`proven`,isOptOut:false};
function proveByNsec(e,t,n){const{name:r}=e;if(!isWithin(r,t))return unproven(`out-of-zone`);const i={zone:t,records:n.filter(e=>isWithin(e.name,t))};if(e.kind===`no-name`)return proveNoName$1(i,r);if(e.kind===`no-data`)return proveNoData$1(i,r,e.type);if(e.kind===`unsigned-delegation`)return proveUnsigned$1(i,r);return proveMadeFrom$1(i,r,e.wildcard)}
function proveNoName$1(e,t){const n=matching$1(e,t);if(n)return deniesName(n.data.types)?proven:unproven(`name-exists`);const r=covering$1(e,t);if(!r)return unproven(missing(e,t));if(isWithin(r.data.next,t))return unproven(`name-exists`);const i=wildcardBelow(closestAbove(r,t));if(matching$1(e,i))return unproven(`wildcard-exists`);const a=covering$1(e,i);if(!a)return unproven(`no-proof`);return isWithin(a.data.next,i)?unproven(`wildcard-exists`):proven}
function proveNoData$1(e,t,n){const r=matching$1(e,t);if(r)return dataProof$1(r,n);const i=covering$1(e,t);if(!i)return unproven(missing(e,t));if(isWithin(i.data.next,t))return proven;const a=wildcardBelow(closestAbove(i,t));const o=matching$1(e,a);if(o)return dataProof$1(o,n);const s=covering$1(e,a);return s&&isWithin(s.data.next,a)?proven:unproven(`no-proof`)}
function dataProof$1({name:e,data:t},n){const r=problemOfData(t.types,n,isSameName(e,root));return r===null?proven:unproven(r)}
function proveUnsigned$1(e,t){const n=matching$1(e,t);if(!n)return unproven(missing(e,t));const r=problemOfDelegation(n.data.types);return r===null?proven:unproven(r)}
function proveMadeFrom$1(e,t,n){const r=parentOf(n);if(!r||!isWithin(t,r)||isSameName(t,r))return unproven(`no-proof`);if(matching$1(e,t))return unproven(`name-exists`);const i=covering$1(e,t);if(!i)return unproven(missing(e,t));if(isWithin(i.data.next,t))return unproven(`name-exists`);return countLabels(closestAbove(i,t))===countLabels(r)?proven:unproven(`closer-name`)}
function matching$1({records:e},t){return e.find(e=>isSameName(e.name,t))}
function covering$1({zone:e,records:t},n){return t.find(t=>isBetween$1(t,n,e)&&!isHiddenBy(t,n))}
function missing({zone:e,records:t},n){return t.some(t=>isBetween$1(t,n,e)&&isHiddenBy(t,n))?`wrong-side`:`no-proof`}
function isBetween$1({name:e,data:t},n,r){if(compareNames(e,n)>=0)return false;return isSameName(t.next,r)||compareNames(n,t.next)<0}
function isHiddenBy({name:e,data:t},n){return isWithin(n,e)&&hidesBelow(t.types)}
function closestAbove({name:e,data:t},n){const r=Math.max(sharedLabels(e,n),sharedLabels(t.next,n));return outermost(n,r)}
function sharedLabels(e,t){const n=Math.min(labelsOf(e).length,labelsOf(t).length);for(let r=n;r>0;r--)if(isSameName(outermost(e,r),outermost(t,r)))return r;return 0}
// src/formats/dnssec/nsec3-hash.ts
init__lazy_builtin_crypto();
function hashedName(e,{iterations:t,salt:n}){let r=hash(`sha1`,Buffer.concat([Buffer.from(keyOf(e),`latin1`),n]),`buffer`);for(let e=0;e<t;e++)r=hash(`sha1`,Buffer.concat([r,n]),`buffer`);return r}
function ownerHash({name:e},t){const[n]=labelsOf(e);const r=parentOf(e);if(!n||!r||!isSameName(r,t))return null;const i=base32Bytes(n.toString(`latin1`));return i?.length===20?i:null}
// src/formats/dnssec/nsec3.ts
const mostIterations=150;
function proveByNsec3(e,t,n){const{name:r}=e;if(!isWithin(r,t))return unproven(`out-of-zone`);const i=n.filter(e=>isKnown(e.data)&&ownerHash(e,t));const[a]=i;if(!a)return unproven(`odd-parameters`);const o=a.data;if(!i.every(({data:e})=>isAlike(e,o)))return unproven(`odd-parameters`);if(o.iterations>mostIterations)return{kind:`insecure`,iterations:o.iterations};const s={zone:t,links:i.flatMap(e=>linkOf(e,t)),hashOf:hashing(o)};if(e.kind===`no-name`)return proveNoName(s,r);if(e.kind===`no-data`)return proveNoData(s,r,e.type);if(e.kind===`unsigned-delegation`)return proveUnsigned(s,r);return proveMadeFrom(s,r,e.wildcard)}
function isKnown({hashAlgorithm:e,flags:t}){return e===1&&t<=1}
function isAlike(e,t){return e.iterations===t.iterations&&e.salt.equals(t.salt)}
function linkOf(e,t){const{next:n,types:r,flags:i}=e.data;const a=ownerHash(e,t);return a&&n.length===20?[{from:a,to:n,types:r,isOptOut:i===1}]:[]}
function hashing(e){const t=new Map;return n=>{const r=keyOf(n);const i=t.get(r)??hashedName(n,e);t.set(r,i);return i}}
function proveNoName(e,t){const n=closestEncloser(e,t);if(typeof n===`string`)return unproven(n);const r=wildcardBelow(n.name);if(matching(e,r))return unproven(`wildcard-exists`);return covering(e,r)?{kind:`proven`,isOptOut:n.gap.isOptOut}:unproven(`no-proof`)}
function proveNoData(e,t,n){const r=matching(e,t);if(r)return dataProof(r,n,{isRoot:isSameName(t,root),isOptOut:false});const i=closestEncloser(e,t);if(typeof i===`string`)return unproven(i);const a=matching(e,wildcardBelow(i.name));if(i.gap.isOptOut&&(n===types.DS||!a))return{kind:`proven`,isOptOut:true};const o={isRoot:false,isOptOut:i.gap.isOptOut};return a?dataProof(a,n,o):unproven(`no-proof`)}
function dataProof(e,t,{isRoot:n,isOptOut:r}){const i=problemOfData(e.types,t,n);return i===null?{kind:`proven`,isOptOut:r}:unproven(i)}
function proveUnsigned(e,t){const n=matching(e,t);if(n){const e=problemOfDelegation(n.types);return e===null?{kind:`proven`,isOptOut:false}:unproven(e)}const r=closestEncloser(e,t);if(typeof r===`string`)return unproven(r);return r.gap.isOptOut?{kind:`proven`,isOptOut:true}:unproven(`no-proof`)}
function proveMadeFrom(e,t,n){const r=parentOf(n);const i=r&&nextCloser(t,r);if(!i)return unproven(`no-proof`);if(matching(e,i))return unproven(`closer-name`);const a=covering(e,i);return a?{kind:`proven`,isOptOut:a.isOptOut}:unproven(`no-proof`)}
function closestEncloser(e,t){if(matching(e,t))return`name-exists`;let n=t;for(const r of upwards(t)){if(!isWithin(r,e.zone))break;const i=r===t?void 0:matching(e,r);if(i){if(hidesBelow(i.types))return`wrong-side`;const t=covering(e,n);return t?{name:r,gap:t}:`no-proof`}n=r}return`no-proof`}
function nextCloser(e,t){for(const n of upwards(e)){const e=parentOf(n);if(e&&isSameName(e,t))return n}return null}
function matching({links:e,hashOf:t},n){const r=t(n);return e.find(({from:e})=>e.equals(r))}
function covering({links:e,hashOf:t},n){const r=t(n);return e.find(({from:e,to:t})=>isBetween(r,e,t))}
function isBetween(e,t,n){const r=e.compare(t)>0;const i=e.compare(n)<0;return t.compare(n)<0?r&&i:(r||i)&&!e.equals(t)}
// src/formats/dnssec/denial.ts
const mostRecords=64;
function proveDenial(e,t,n){const r=recordsOf(`NSEC`,n).slice(0,mostRecords);const i=recordsOf(`NSEC3`,n).slice(0,mostRecords);const a=r.length>0?proveByNsec(e,t,r):null;if(a&&(a.kind===`proven`||i.length===0))return a;return i.length>0?proveByNsec3(e,t,i):unproven(`no-proof`)}
// src/formats/dnssec/key-tag.ts
const known=new WeakMap;
function keyTag(e){const t=known.get(e)??tagOf(e);known.set(e,t);return t}
function tagOf({flags:e,protocol:t,algorithm:n,publicKey:r}){let i=e+(t<<8)+n;for(const[e,t]of r.entries())i+=e&1?t:t<<8;return i+(i>>>16)&65535}
function isZoneKey({flags:e,protocol:t}){return(e&256)!==0&&t===3}
function isRevoked({flags:e}){return(e&128)!==0}
// src/formats/dnssec/public-key.ts
init__lazy_builtin_crypto();
const longestModulus=512;
const most$1={max:2e3};
const keys=new I(most$1);
const verifications=new I(most$1);
function publicKeyOf(e,t){const n=`${e.name} ${t.toString(`base64`)}`;const r=keys.get(n)??{key:readKey(e,t)};keys.set(n,r);return r.key}
function readKey(e,t){try{const n=createPublicKey({format:`jwk`,key:jwkOf(e,t)});return isCheckable(n)?n:null}catch{return null}}
function jwkOf({family:e,curve:t,keyBytes:n=0},r){if(e===`rsa`)return rsaOf(r);if(t===void 0||r.length!==n)throw new DnsError(`a key of another length`);if(e===`ed`)return{kty:`OKP`,crv:t,x:r.toString(`base64url`)};const i=n/2;const[a,o]=[r.subarray(0,i),r.subarray(i)].map(e=>e.toString(`base64url`));return{kty:`EC`,crv:t,x:a??``,y:o??``}}
function modulusBits(e,t){if(e!==1&&algorithms.get(e)?.family!==`rsa`)return null;try{const{modulus:e}=rsaParts(t);const n=e.findIndex(e=>e>0);return n===-1?0:(e.length-n)*8-(Math.clz32(e[n]??0)-24)}catch(e){if(e instanceof DnsError)return null;throw e}}
function rsaParts(e){const t=cursorOf(e);const n=readByte(t);return{exponent:readBytes(t,n===0?readShort(t):n),modulus:readRest(t)}}
function rsaOf(e){const{exponent:t,modulus:n}=rsaParts(e);if(n.length<64||n.length>longestModulus)throw new DnsError(`a modulus of another length`);return{kty:`RSA`,e:t.toString(`base64url`),n:n.toString(`base64url`)}}
function isSignatureOf(e,t,n,r){const i=[t,n,r].map(e=>hash(`sha256`,e,`base64`));const a=`${e.name} ${i.join(` `)}`;const o=verifications.get(a)??isMadeBy(e,publicKeyOf(e,t),n,r);verifications.set(a,o);return o}
function isMadeBy(e,t,n,r){if(!t)return false;try{if(e.family===`ec`)return verify(e.hash,n,{key:t,dsaEncoding:`ieee-p1363`},r);return verify(e.hash,n,t,r)}catch{return false}}
// src/formats/dns/serial.ts
function isSerialBefore(e,t){const n=t-e>>>0;return n>0&&n<2147483648}
function toSerial(e){return Math.floor(e/1e3)>>>0}
// src/formats/dnssec/signed-data.ts
function canonicalParts({records:e}){const t=e.map(({data:e})=>dataBytes(e,true)).toSorted((e,t)=>e.compare(t));return t.filter((e,n)=>!t[n-1]?.equals(e))}
function signedData({type:e,class:t},{data:n,name:r},i){const a=dataBytes(n,true);const o=lowerCased(expandedFrom(r,n.labels)??r);const s=openPart();writeBytes(s,o.wire);writeShort(s,e);writeShort(s,t);writeLong(s,n.originalTtl);const c=written(s);const l=Buffer.alloc(2*i.length);for(const[e,t]of i.entries())l.writeUInt16BE(t.length,2*e);const u=i.flatMap((e,t)=>[c,l.subarray(2*t,2*t+2),e]);return Buffer.concat([a.subarray(0,a.length-n.signature.length),...u])}
function signedLabels(e){return countLabels(e)-(isWildcard(e)?1:0)}
function expandedFrom(e,t){return t<signedLabels(e)?wildcardBelow(outermost(e,t)):null}
// src/formats/dnssec/verify-set.ts
const mostSignatures=8;
const mostKeysAlike=4;
function verifySet(e,t,n,r){if(e.signatures.length===0)return failedWhole(`unsigned`);const i=[];const a=workOn(e);const o=e.signatures.toSorted((e,t)=>Number(isDeprecated(e))-Number(isDeprecated(t)));for(const s of o.slice(0,mostSignatures)){const o=problemOf(e,s,n)??verifyBy(a,s,t,r);if(o===null)return verified(e,s,n);i.push({problem:o,keyTag:s.data.keyTag,algorithm:s.data.algorithm})}if(e.signatures.length>mostSignatures)i.push({problem:`too-many`,keyTag:null,algorithm:null});return{kind:`failed`,troubles:i}}
function workOn(e){let t;return{set:e,parts:()=>t??=canonicalParts(e)}}
function failedWhole(e){return{kind:`failed`,troubles:[{problem:e,keyTag:null,algorithm:null}]}}
function verified(e,t,n){const{originalTtl:r,expiration:i,labels:a}=t.data;const o=e.records.map(({ttl:e})=>e);return{kind:`verified`,signature:t,wildcard:expandedFrom(e.name,a),isDeprecated:isDeprecated(t),ttl:Math.min(...o,t.ttl,r,i-toSerial(n)>>>0)}}
function isDeprecated({data:e}){return algorithms.get(e.algorithm)?.isDeprecated??false}
function problemOf(e,{data:t,name:n,class:r},i){if(!(isSameName(n,e.name)&&r===e.class&&t.covered===e.type)||!isWithin(e.name,t.signer))return`wrong-signer`;if(e.type===types.DS&&isSameName(e.name,t.signer))return`wrong-signer`;if(t.labels>signedLabels(e.name)||t.labels<signedLabels(t.signer))return`wrong-labels`;const a=toSerial(i);if(isSerialBefore(t.expiration,a))return`expired`;if(isSerialBefore(a,t.inception))return`not-yet-valid`;if(isSerialBefore(t.expiration,t.inception))return`expired`;return algorithms.has(t.algorithm)?null:`unsupported-algorithm`}
function verifyBy({set:e,parts:t},n,r,i){const{algorithm:a,signer:o,keyTag:s}=n.data;const c=r.filter(({data:e,name:t})=>e.algorithm===a&&isSameName(t,o)&&keyTag(e)===s);if(c.length===0)return`no-key`;const l=signedData(e,n,t());const u=isObscure(e)?`broken-record`:`bad-signature`;let d=`no-key`;for(const[t,{data:r}]of c.entries()){if(t>=mostKeysAlike||i.left<=0)return`too-many`;d=problemOfKey(r,e)??problemBy(r,l,n,i);if(d===null)return null;if(d===`bad-signature`)d=u}return d}
function isObscure({type:e,records:t}){return hasNames(e)&&t.some(({data:e})=>e.type===`broken`)}
function problemOfKey(e,{type:t}){if(!isZoneKey(e))return`no-zone-key`;return isRevoked(e)&&t!==types.DNSKEY?`revoked-key`:null}
function problemBy({algorithm:e,publicKey:t},n,r,i){const a=algorithms.get(e);if(!a||!publicKeyOf(a,t))return`unusable-key`;i.left--;return isSignatureOf(a,t,n,r.data.signature)?null:`bad-signature`}
// src/probes/dnssec/verified.ts
const unchecked={isDnssecOk:true,isCheckingDisabled:true};
const mostInRun=1e3;
function budgetOf({once:e}){return e(`dnssec budget`,async()=>({left:mostInRun}))}
async function checkSet(e,t,n){const r=verifySet(t,n,e.now().getTime(),await budgetOf(e));if(r.kind===`verified`)return r;const i=r.troubles.map(({problem:e})=>e);return{trouble:troubleOf(ranking.find(e=>i.includes(e))??`bad-signature`)}}
function hasBroken({records:e}){return e.some(({data:e})=>e.type===`broken`)}
const ranking=[`too-many`,`broken-record`,`expired`,`not-yet-valid`,`bad-signature`,`revoked-key`,`unusable-key`,`no-zone-key`,`no-key`,`unsupported-algorithm`,`wrong-labels`,`wrong-signer`,`unsigned`];
function troubleOf(e){if(e===`unsigned`)return{state:`bogus`,reason:`no-signature`,lacks:`signatures`};return{state:isOurs(e)?`indeterminate`:`bogus`,reason:e}}
function isOurs(e){return e===`too-many`||e===`broken-record`}
function setsIn(e){return setsOf(e.filter(e=>e.class===classes.IN))}
const mostSigners=2;
function signersOf(e,t){const n=new Map;for(const{signatures:r}of e)for(const{data:e}of r.slice(0,8))if(isWithin(t,e.signer))n.set(keyOf(e.signer),e.signer);return[...n.values()].toSorted((e,t)=>t.wire.length-e.wire.length).slice(0,mostSigners)}
// src/probes/dnssec/denied.ts
const mostSets=12;
function denialsIn({authorities:e}){return setsIn(e).filter(({type:e})=>e===types.NSEC||e===types.NSEC3).slice(0,mostSets)}
async function deny(e,t,{zone:n,keys:r},i){const{verified:a,trouble:o,isDeprecated:s}=await verifiedOf(e,denialsIn(i),{zone:n,keys:r});if(a.length===0)return{trouble:o};const c=await budgetOf(e);let l=`no-proof`;for(const e of t){c.left-=costOf(e.name,a);if(c.left<0)return{trouble:{state:`indeterminate`,reason:`too-many`}};const t=proveDenial(e,n,a);if(t.kind===`unproven`)l=t.problem;else if(s)return{claim:null,reason:`deprecated`};else if(t.kind===`insecure`)return{claim:null,reason:`iterations`};else return{claim:e,isOptOut:t.isOptOut}}if(contradictions.has(l))return{trouble:{state:`bogus`,reason:`wrong-proof`}};return{trouble:{state:o.state,reason:o.reason}}}
const contradictions=new Set([`name-exists`,`type-exists`,`wildcard-exists`,`closer-name`]);
async function verifiedOf(e,t,{zone:n,keys:r}){const i=[];let a;let o=false;let s=false;for(const c of t){o||=c.signatures.length>0;if(!isWithin(c.name,n))continue;const t=await checkSet(e,c,r);if(`trouble`in t){a=worse(a,t.trouble);continue}if(t.wildcard)continue;i.push(...c.records);s||=t.isDeprecated;if(hasBroken(c))a=worse(a,{state:`indeterminate`,reason:`broken-record`})}if(a&&o)return{verified:i,trouble:a,isDeprecated:s};const c={state:`bogus`,reason:`no-proof`};return{verified:i,trouble:o?c:{...c,lacks:`proofs`},isDeprecated:s}}
function worse(e,t){if(!e)return t;return e.state===`bogus`&&t.state===`indeterminate`?t:e}
function costOf(e,t){const n=Math.max(0,...recordsOf(`NSEC3`,t).map(({data:e})=>1+e.iterations));return n>151?0:Math.ceil(n*countLabels(e)/64)}
// src/formats/dns/translated-address.ts
const layouts={32:[4,5,6,7],40:[5,6,7,9],48:[6,7,9,10],56:[7,9,10,11],64:[9,10,11,12],96:[12,13,14,15]};
const mustBeZero=8;
const wellKnown=[`0064ff9b0000000000000000/96`,`0064ff9b0001/48`];
const ipv4Only=[`192.0.0.170`,`192.0.0.171`];
function isTranslated(e,t){return translationPrefixes(e,t).length>0}
function translationPrefixes(e,t){const n=addressOctets(e);if(n.length!==16||n[mustBeZero]!==0)return[];const r=new Set(t.map(e=>addressOctets(e).toString(`hex`)));return Object.entries(layouts).flatMap(([e,t])=>{const i=Buffer.from(t.map(e=>n[e]??0)).toString(`hex`);return r.has(i)&&isBareBehind(n,t)?[prefixOf(n,Number(e))]:[]})}
function isWellKnownPrefix(e){const[t=``,n=`0`]=e.split(`/`);return wellKnown.some(e=>{const[r=``,i=`0`]=e.split(`/`);return Number(n)>=Number(i)&&t.startsWith(r)})}
function isBareBehind(e,t){const n=t.at(-1)??15;return e.subarray(n+1).every(e=>e===0)}
function prefixOf(e,t){return`${e.subarray(0,t/8).toString(`hex`)}/${t}`}
// src/probes/dnssec/synthesised.ts
const most=64;
async function isSynthesised(e,{answer:t,reply:n}){if(t.kind!==`found`||!n)return false;const r=recordsOf(`AAAA`,t.records).slice(0,most);if(r.length===0)return false;const i=await addressesOf(e,t.name,n.server);return r.every(({data:e})=>isTranslated(e.address,i))}
async function addressesOf(e,t,n){const{answer:r}=await ask(e,t,types.A,{...unchecked,server:n});return(r.kind===`found`?recordsOf(`A`,r.records):[]).slice(0,most).map(({data:e})=>e.address)}
// src/probes/dnssec/withheld.ts
const tampering=new Set([4,15,16,17,18]);
function isTampered(e){return extendedErrors(e).some(({code:e})=>tampering.has(e))}
async function blameFor(e,t,n,r){if(isTampered(n))return{state:`indeterminate`,reason:`filtered`};if(t.lacks===`proofs`&&n.answer.kind!==`found`&&n.message&&!hasSoa(n.message))return{state:`indeterminate`,reason:`NO-SOA`};if(!t.lacks||!n.message)return t;if(n.reply.lost===`edns`)return{state:`indeterminate`,reason:`withheld`};if(t.lacks===`signatures`&&await isSynthesised(e,n))return{state:`indeterminate`,reason:`synthesised`};const{isAuthoritative:i,isRecursionAvailable:a}=n.message;if(i)return a?{state:`indeterminate`,reason:`local`}:t;return await isOfZone(e,t.lacks,n,r)?t:{state:`indeterminate`,reason:`withheld`}}
async function isOfZone(e,t,{message:n,reply:r,answer:i},a){const[o]=n.questions;if(!o)return false;const{server:s}=r;const look=(t,n)=>ask(e,t,n,{...unchecked,server:s});const c=await ask(e,o.name,o.type,{isDnssecOk:true,server:s});const l=t===`signatures`&&n.answers.length===0;if(c.message?.isAuthenticData&&!l)return false;if(!await showsAnchor(look,t,o,a))return false;if(c.message?.rcode===rcodes.SERVFAIL)return true;if(t===`proofs`&&i.kind===`found`&&denialsIn(n).length===0)return false;if(i.kind===`nxdomain`&&await isThere(look,i.name))return false;return showsBelow(look,t,o,a)}
async function isThere(e,t){const{answer:n}=await e(t,types.SOA);return n.kind===`found`||n.kind===`nodata`}
async function showsAnchor(e,t,{type:n},{anchor:r}){if(t===`signatures`){const{message:t}=await e(r,types.DNSKEY);return t!==null&&isSigned(t.answers)}const{message:i}=await e(r,n===types.DS&&isSameName(r,root)?types.DS:types.NULL);return i!==null&&hasProof(i.authorities)}
async function showsBelow(e,t,n,{zone:r,anchor:i}){if(isSameName(n.name,i))return true;const a=isSameName(r,i);const isBelow=e=>isWithin(e,i)&&!isSameName(e,i);const o=[r,outermost(n.name,countLabels(i)+1),...a?[n.name]:[]];const s=t===`signatures`?[types.DNSKEY,types.SOA,...a?[types.NULL]:[]]:[types.NULL];const c=o.filter(isBelow).flatMap(e=>s.map(t=>({name:e,type:t}))).filter(({name:e,type:t})=>t!==n.type||!isSameName(e,n.name));return(await Promise.all(c.map(({name:t,type:n})=>e(t,n)))).some(({message:e})=>{const{answers:n=[],authorities:r=[]}=e??{};if(t===`proofs`)return hasProof(r,a?void 0:isBelow);const i=a?[...n,...r]:n;return recordsOf(`RRSIG`,i).some(({name:e,data:t})=>isBelow(a?e:t.signer))})}
function isSigned(e){return e.some(({type:e})=>e===types.RRSIG)}
function hasSoa({authorities:e}){return e.some(({type:e})=>e===types.SOA)}
function hasProof(e,t=()=>true){const n=new Set([types.NSEC,types.NSEC3]);const r=recordsOf(`RRSIG`,e).filter(({data:e})=>n.has(e.covered));return e.some(({type:e})=>n.has(e))&&r.some(({data:e})=>t(e.signer))}
// src/probes/dns/doubtful.ts
async function doubtfulReasonIn(e){const{answer:t}=e;if(t.kind===`unknown`)return t.reason;if(t.kind===`found`)return null;if(isTampered(e))return`FILTERED`;if(!t.soa)return`NO-SOA`;return t.kind===`nxdomain`&&isSameName(t.soa.name,root)&&await isInPublicDomain(t.name)?`PRIVATE-ROOT`:null}
async function isInPublicDomain(e){const{parse:t}=await import(`./cjs.js`).then(e=>__toESM(e.default,1));const{isIcann:n}=t(plainText(e),{allowPrivateDomains:false,extractHostname:false,validateHostname:false});return n===true}

export { keyTag as C, ownerHash as E, isZoneKey as S, hashedName as T, verifySet as _, ipv4Only as a, modulusBits as b, translationPrefixes as c, checkSet as d, hasBroken as f, unchecked as g, signersOf as h, isTampered as i, denialsIn as l, setsIn as m, isInPublicDomain as n, isTranslated as o, isOurs as p, blameFor as r, isWellKnownPrefix as s, doubtfulReasonIn as t, deny as u, isSerialBefore as v, proveDenial as w, isRevoked as x, toSerial as y };
