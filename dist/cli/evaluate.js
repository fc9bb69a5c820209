import { o as __toESM } from "./rolldown-runtime.js";
import { Fn as types, Jt as addressOctets, On as root, Sn as labelsOf, Tn as outermost, Un as DnsError, Yt as reverseName, _n as countLabels, bn as isWithin, en as joinedText, hn as parseName, ir as require_ipaddr, vn as isSameName, xn as keyOf } from "./node-3.js";
import { l as recordsOf } from "./answer.js";
import { t as ask } from "./lookup.js";
import { t as plainText } from "./plain-text.js";
import { t as doubtfulReasonIn } from "./doubtful.js";
import { d as readDmarcTags, o as policyOf, t as dmarcAlong } from "./policy.js";
import { isIPv4, isIPv6 } from "node:net";
// src/formats/dmarc/tree.ts
function walked(e){const t=[];for(const n of e){if(n.doubt!==null)return{seen:t,doubt:{kind:`unknown`,at:n.about,reason:n.doubt}};t.push(n);if(recordOf(n)!==null&&recordOf(n)?.suffix!==`u`)break}return{seen:t,doubt:null}}
function recordOf({choice:e}){return e.kind===`one`?e.record:null}
function organisationAlong(e){const{seen:t,doubt:n}=walked(e);if(n)return n;const[r]=e;const i=t.at(-1)??r;const a=recordOf(i)?.suffix;if(a===`n`)return{kind:`known`,name:i.about,rule:`psd`};if(a===`y`&&i!==r)return{kind:`known`,name:outermost(r.about,countLabels(i.about)+1),rule:`below-suffix`};const o=t.findLast(e=>recordOf(e)!==null);return o?{kind:`known`,name:o.about,rule:`topmost`}:{kind:`known`,name:r.about,rule:`itself`}}
function inheritedBelow(e){const[t,...n]=e;if(!t)return{kind:`none`};const{seen:r,doubt:i}=walked([t,...n]);if(i)return i;const a=r.at(-1);if(a&&recordOf(a)?.suffix===`y`)return belowSuffix(r,a);const o=r.findLast(e=>recordOf(e)!==null);const s=o&&recordOf(o);return s?{kind:`found`,origin:`organisation`,about:o.about,record:s}:{kind:`none`}}
function belowSuffix(e,t){const n=countLabels(t.about)+1;const r=e.find(({about:e})=>countLabels(e)===n&&!isSameName(e,t.about));const i=r&&recordOf(r);if(i)return{kind:`found`,origin:`organisation`,about:r.about,record:i};const a=recordOf(t);return a?{kind:`found`,origin:`suffix`,about:t.about,record:a}:{kind:`none`}}
// src/formats/spf/errors.ts
const words={"too-long":{en:`the record has more than 65,535 characters`,ko:`레코드가 65,535자를 넘음`},"bad-character":{en:`it contains a character that is not a space or printable ASCII`,ko:`공백도 아니고 보이는 ASCII 문자도 아닌 문자가 있음`},"unknown-mechanism":{en:`the mechanism “{word}” does not exist`,ko:`“{word}”: 없는 메커니즘`},"colon-for-equals":{en:`“{word}” is a modifier and needs “=” before its value`,ko:`“{word}”: 값 앞에 “=”를 쓰는 수정자`},"qualified-modifier":{en:`“{word}” is a modifier and must not have a qualifier`,ko:`“{word}”: 앞에 한정자를 붙일 수 없는 수정자`},"missing-domain":{en:`“{word}” has no domain`,ko:`“{word}”: 도메인이 없음`},"missing-address":{en:`“{word}” has no address`,ko:`“{word}”: 주소가 없음`},"unexpected-value":{en:`“{word}” is not allowed at this place`,ko:`“{word}”: 아무것도 올 수 없는 자리에 있음`},"bad-domain":{en:`“{word}” is not a domain: its last label must follow a dot and must not be a number`,ko:`“{word}”: 도메인이 아님(점과, 숫자로만 되지 않은 라벨로 끝나야 함)`},"bad-macro":{en:`“{word}” is not a valid macro`,ko:`“{word}”: 매크로가 아님`},"bad-address":{en:`“{word}” is not an address of this family`,ko:`“{word}”: 해당 종류의 IP 주소가 아님`},"bad-prefix":{en:`“{word}” is not a prefix length`,ko:`“{word}”: 프리픽스 길이가 아님`},"bad-modifier":{en:`“{word}” is not a modifier name`,ko:`“{word}”: 수정자 이름이 아님`},"repeated-modifier":{en:`“{word}” appears twice`,ko:`“{word}”: 두 번 나옴`}};
function spfFault(e,t,n){return{code:e,at:t,word:n}}
const spfErrorWords=words;
const spfErrorCodes=Object.keys(words);
// src/formats/spf/macro.ts
const letters={name:`slodiphv`,text:`slodiphvcrt`};
const expansion=/%\{(?<letter>[A-Za-z])(?<digits>\d*)(?<reverse>[rR]?)(?<delimiters>[.\-+,/_=]*)\}/y;
const literal=/[!-$&-~]+/y;
const escapes={"%%":`%`,"%_":` `,"%-":`%20`};
function parseMacros(e,t){const n=readPieces(e,letters[t]);return`code`in n?n:joined(n)}
function readPieces(e,t){const n=[];for(let r=0;r<e.length;){const i=pieceAt(e,r,t);if(!i)return spfFault(`bad-macro`,r,e.slice(r,r+longestShown));n.push(i);r=i.end}return n}
const longestShown=12;
function pieceAt(e,t,n){const r=escapes[e.slice(t,t+2)];if(r!==void 0)return{part:{kind:`text`,text:r},isExpansion:true,end:t+2};const i=matchAt(literal,e,t);if(i)return{part:{kind:`text`,text:i[0]},isExpansion:false,end:t+i[0].length};const a=matchAt(expansion,e,t);const{letter:o=``,digits:s=``,reverse:c=``,delimiters:l=``}=a?.groups??{};if(!a||!n.includes(o.toLowerCase())||/^0+$/.test(s))return null;return{part:{kind:`macro`,letter:o.toLowerCase(),isEscaped:o!==o.toLowerCase(),digits:s===``?null:Number(s),isReversed:c!==``,delimiters:l||`.`},isExpansion:true,end:t+a[0].length}}
function matchAt(e,t,n){e.lastIndex=n;return e.exec(t)}
function joined(e){const t=[];let n=``;for(const{part:r}of e){if(r.kind===`text`){n+=r.text;continue}if(n!==``)t.push({kind:`text`,text:n});n=``;t.push(r)}return n===``?t:[...t,{kind:`text`,text:n}]}
function parseDomainSpec(e){const t=readPieces(e,letters.name);if(`code`in t)return t;if(!endsAsName(t.at(-1)))return spfFault(`bad-domain`,0,e);const n=joined(t);const[r,...i]=n;return{text:e,parts:n,name:r?.kind===`text`&&i.length===0?r.text:null}}
function endsAsName(e){if(!e||e.part.kind===`macro`||e.isExpansion)return e!==void 0;const t=e.part.text.replace(/\.$/,``);const n=t.lastIndexOf(`.`);return n>=0&&isTopLabel(t.slice(n+1))}
function isTopLabel(e){if(/^[A-Za-z0-9]+$/.test(e))return/[A-Za-z]/.test(e);return/^[A-Za-z0-9][A-Za-z0-9-]*[A-Za-z0-9]$/.test(e)}
// src/formats/spf/network.ts
const longest={four:32,six:128};
function parseNetwork(e,t){const n=e.indexOf(`/`);const r=n<0?e:e.slice(0,n);if(!(t===`four`?isIPv4(r):isIPv6(r)&&!r.includes(`%`)))return spfFault(`bad-address`,0,e);if(n<0)return{address:r,prefix:longest[t]};const i=prefixLength(e.slice(n+1),longest[t]);return i===null?spfFault(`bad-prefix`,n,e.slice(n)):{address:r,prefix:i}}
function splitPrefixes(e){const t=/(?:\/\d*)?(?:\/\/\d*)?$/.exec(e)?.[0]??``;return{rest:e.slice(0,e.length-t.length),suffix:t}}
function parsePrefixes(e){const[,t,n]=/^(?:\/(\d*))?(?:\/\/(\d*))?$/.exec(e)??[];const r={four:t===void 0?longest.four:prefixLength(t,longest.four),six:n===void 0?longest.six:prefixLength(n,longest.six)};if(r.four===null||r.six===null)return spfFault(`bad-prefix`,0,e);return{four:r.four,six:r.six}}
function prefixLength(e,t){return/^(?:0|[1-9]\d{0,2})$/.test(e)&&Number(e)<=t?Number(e):null}
// src/formats/spf/terms.ts
const mechanisms=[`all`,`include`,`a`,`mx`,`ptr`,`ip4`,`ip6`,`exists`];
function isMechanism(e){return mechanisms.some(t=>t===e.toLowerCase())}
function parseTerm(e){const t=/^[^:/=]*(?==)/.exec(e)?.[0];return t===void 0?parseDirective(e):parseModifier(t,e)}
function parseModifier(e,t){const n=t.slice(e.length+1);const r=e.length+1;const i=[`redirect`,`exp`].find(t=>t===e.toLowerCase());if(i){if(n===``)return spfFault(`missing-domain`,0,t);const e=shifted(parseDomainSpec(n),r);return`code`in e?e:{kind:`modifier`,modifier:i,domain:e}}if(/^[-+~?](?:redirect|exp)$/i.test(e))return spfFault(`qualified-modifier`,0,e);if(!/^[A-Za-z][A-Za-z0-9_.-]*$/.test(e))return spfFault(`bad-modifier`,0,e);const a=shifted(parseMacros(n,`text`),r);return`code`in a?a:{kind:`modifier`,modifier:`unknown`,name:e,value:a}}
function parseDirective(e){const t=/^[-+~?]/.exec(e)?.[0]??``;const n=/^[^:/]*/.exec(e.slice(t.length))?.[0]??``;const r=mechanisms.find(e=>e===n.toLowerCase());if(!r){if(/^(?:redirect|exp)$/i.test(n))return spfFault(`colon-for-equals`,t.length,n);return spfFault(`unknown-mechanism`,t.length,n===``?e:n)}const i=t.length+n.length;const a=shifted(parseMechanism(r,e.slice(i),e),i);return`code`in a?a:{kind:`directive`,qualifier:qualifierOf(t),...a}}
function qualifierOf(e){return[`-`,`~`,`?`].find(t=>t===e)??`+`}
function parseMechanism(e,t,n){switch(e){case`all`:return t===``?{mechanism:e}:spfFault(`unexpected-value`,0,t);case`ip4`:case`ip6`:return parseAddresses(e,t,n);case`a`:case`mx`:return parseHosts(e,t,n);case`ptr`:if(t===``)return{mechanism:e,domain:null}}const r=parseDomain(t,n);return`code`in r?r:{mechanism:e,domain:r}}
function parseDomain(e,t){if(e.startsWith(`/`))return spfFault(`unexpected-value`,0,e);if(e.length<2)return spfFault(`missing-domain`,0,t);return shifted(parseDomainSpec(e.slice(1)),1)}
function parseAddresses(e,t,n){if(!t.startsWith(`:`)||t===`:`)return spfFault(`missing-address`,0,n);const r=shifted(parseNetwork(t.slice(1),e===`ip4`?`four`:`six`),1);return`code`in r?r:{mechanism:e,network:r}}
function parseHosts(e,t,n){const{rest:r,suffix:i}=splitPrefixes(t);if(r.startsWith(`/`))return spfFault(`bad-prefix`,0,t);const a=r===``?null:parseDomain(r,n);if(a&&`code`in a)return a;const o=shifted(parsePrefixes(i),r.length);return`code`in o?o:{mechanism:e,domain:a,prefixes:o}}
function shifted(e,t){return`code`in e?{...e,at:e.at+t}:e}
const longestRecord=65535;
function chooseSpf(e){const t=e.filter(isSpf);const n=e.filter(e=>!isSpf(e)&&isLookalike(e));const[r]=t;if(r===void 0)return{kind:`none`,lookalikes:n};if(t.length>1)return{kind:`several`,texts:t,lookalikes:n};return{kind:`one`,record:parseSpf(r),lookalikes:n}}
function isSpf(e){return/^v=spf1(?: |$)/i.test(e)}
function isLookalike(e){return/^[\s"'“”]*v\s*=\s*spf1?(?!\d)/i.test(e.slice(0,40))}
function parseSpf(e){if(e.length>longestRecord)return{text:e,terms:[],faults:[spfFault(`too-long`,0,``)]};const t=e.search(/[^ -~]/);if(t>=0)return{text:e,terms:[],faults:[spfFault(`bad-character`,t,e.slice(t,t+1))]};const n=[];const r=[];for(const{0:t,index:i}of e.matchAll(/[^ ]+/g)){if(i===0)continue;const e=parseTerm(t);if(`code`in e)r.push({...e,at:e.at+i});else n.push({...e,at:i,text:t})}r.push(...repeated(n));return{text:e,terms:n,faults:r.toSorted((e,t)=>e.at-t.at).slice(0,10)}}
function repeated(e){return[`redirect`,`exp`].flatMap(t=>e.filter(e=>e.kind===`modifier`&&e.modifier===t).slice(1).map(({at:e})=>spfFault(`repeated-modifier`,e,t)))}
// src/formats/dmarc/rfc7489.ts
function rfc7489Policy(e,t){if(e.doubt!==null)return{kind:`unknown`,at:e.about,reason:e.doubt};const n=e.choice.kind===`none`?t:e;if(!n)return{kind:`none`,why:`absent`};if(n.doubt!==null)return{kind:`unknown`,at:n.about,reason:n.doubt};const{choice:r,about:i}=n;if(r.kind===`none`)return{kind:`none`,why:`absent`};if(r.kind===`several`)return{kind:`none`,why:`several`};const a=policyIn(r.record,n===e);if(a===null)return{kind:`none`,why:`void`};const{record:o}=r;return{kind:`found`,about:i,policy:a,percent:percentIn(readDmarcTags(o.text).tags),record:o}}
function policyIn({text:e,policy:t,subdomains:n,aggregate:r,isAmbiguous:i},a){if(i)return null;const o=n===null&&/;[ \t]*sp[ \t]*=/i.test(e);if(t===null||o)return r.length>0?`none`:null;return a?t:n??t}
function percentIn(e){const t=e.find(({name:e})=>e===`pct`)?.value??`100`;return/^[0-9]{1,3}$/.test(t)&&Number(t)<=100?Number(t):100}
function isPolicySecond({text:e,policy:t}){return t===null||/^[^;]{1,40};[ \t]*p[ \t]*=/i.test(e)}
// src/probes/dmarc/walk.ts
async function walkDmarc(e,t){const[n,...r]=await dmarcAlong(e,t);const i=await Promise.all(r.flatMap(t=>t?[stepOf(e,t)]:[]));return[n?await stepOf(e,n):{about:t,choice:{kind:`none`,lookalikes:[]},doubt:null},...i]}
async function stepOf(e,{about:t,at:n,choice:r}){return{about:t,choice:r,doubt:await doubtfulReasonIn(await ask(e,n,types.TXT))}}
async function organisationalDomain(e,t){return organisationAlong(await walkDmarc(e,t))}
async function policyFor(e,t){const[n,...r]=await walkDmarc(e,t);if(n.doubt!==null)return{kind:`unknown`,at:n.about,reason:n.doubt};if(n.choice.kind===`one`){const{record:e}=n.choice;const t={origin:`own`,about:n.about,record:e};const r=policyOf(e,`itself`);return r?{kind:`found`,...t,...r}:{kind:`void`,...t}}const i=inheritedBelow(r);if(i.kind!==`found`)return i;const a=policyOf(i.record,`existing`);const o=policyOf(i.record,`nonexistent`);if(!a||!o)return{...i,kind:`void`};if(a.applied===o.applied)return{...i,...a};const s=await existenceOf(e,t);if(s.doubt!==null)return{kind:`unknown`,at:t,reason:s.doubt};return{...i,...s.isThere?a:o}}
async function existenceOf(e,t){const n=await ask(e,t,types.A);return{isThere:!(n.answer.kind===`nxdomain`&&isSameName(n.answer.name,t)),doubt:await doubtfulReasonIn(n)}}
async function olderViewOf(e,t){const n=await listedDomain(t);const[r]=await walkDmarc(e,t);const i=n===null||isSameName(n,t)?null:(await walkDmarc(e,n))[0];const a=r.choice.kind===`none`?i:r;return{organisation:n,policy:rfc7489Policy(r,i),isInOrder:a?.choice.kind!==`one`||isPolicySecond(a.choice.record)}}
async function listedDomain(e){const{getDomain:t}=await import(`./cjs.js`).then(e=>__toESM(e.default,1));const n=plainText(e);const r=t(n,{allowPrivateDomains:true,extractHostname:false,validateHostname:false});return r!==null&&`.${n}`.endsWith(`.${r}`)?outermost(e,r.split(`.`).length):null}
// src/probes/spf/ask.ts
function spfAskIn(e){return async(t,n)=>{const r=await ask(e,t,types[n]);const i=await doubtfulReasonIn(r);return i===null?r.answer:{kind:`unknown`,reason:i}}}
// src/formats/spf/effect.ts
function defaultResultOf(e){const t=firstAll(e);if(t)return{kind:`all`,qualifier:t.qualifier};return e.terms.some(isRedirect)?{kind:`redirect`}:{kind:`open`}}
function idleTerms(e){const t=firstAll(e);if(!t)return[];return e.terms.filter(e=>isRedirect(e)||e.kind===`directive`&&e.at>t.at)}
function termNames(e){const t=new Set(idleTerms(e));return e.terms.flatMap(e=>{const n=`domain`in e&&!t.has(e)?e.domain:null;return n?.name!=null?[{term:e,name:n.name}]:[]})}
function firstAll(e){return e.terms.find(e=>e.kind===`directive`&&e.mechanism===`all`)}
function isRedirect(e){return e.kind===`modifier`&&e.modifier===`redirect`}
// src/formats/spf/expand.ts
const longestName=253;
const longestValue=512;
const longestExplanation=4096;
function usesMacro(e,t){return e.some(e=>e.kind===`macro`&&t.includes(e.letter))}
function expandedName(e,t){let n=``;for(const r of e.toReversed()){n=expand(r,t)+n;if(n.length>1530)break}return nameFrom(shortened(n))}
function nameFrom(e){try{return parseName(e.replaceAll(`\\`,`\\\\`))}catch(e){if(e instanceof DnsError)return null;throw e}}
function unescapedText(e){return labelsOf(e).map(e=>e.toString(`latin1`)).join(`.`)}
function readExplanation(e){const t=[];for(const[n,r]of e.split(` `).entries()){const e=parseMacros(r,`text`);if(`code`in e)return null;t.push(...n>0?[{kind:`text`,text:` `}]:[],...e)}return t}
function expandedText(e,t){let n=``;for(const r of e){n+=expand(r,t);if(n.length>longestExplanation)return n.slice(0,longestExplanation)}return n}
function shortened(e){const t=e.endsWith(`.`)?e.slice(0,-1):e;if(t.length<=longestName)return t;const n=t.indexOf(`.`,t.length-longestName-1);return n<0?t:t.slice(n+1)}
function expand(e,t){if(e.kind===`text`)return e.text;const n=transformed((t[e.letter]??``).slice(0,longestValue),e);return e.isEscaped?escaped(n):n}
function transformed(e,t){const n=[``];for(const r of e)if(t.delimiters.includes(r))n.push(``);else n[n.length-1]+=r;return(t.isReversed?n.toReversed():n).slice(t.digits===null?0:-t.digits).join(`.`)}
function escaped(e){return Array.from(Buffer.from(e),e=>{const t=String.fromCharCode(e);return/[A-Za-z0-9\-._~]/.test(t)?t:`%${e.toString(16).toUpperCase().padStart(2,`0`)}`}).join(``)}
// src/probes/spf/names.ts
const mostNames=10;
async function validatedNames(e,t){const n=await e(reverseName(t.text),`PTR`);const r=recordsOf(`PTR`,n.kind===`found`?n.records:[]).slice(0,mostNames);const i=[];for(const{data:n}of r)if(addressesOfTerms(await e(n.name,t.family===`four`?`A`:`AAAA`)).some(e=>e.equals(t.octets)))i.push(n.name);return{names:i,isVoid:isVoid(n)}}
function bestName(e,t){return e.find(e=>isSameName(e,t))??e.find(e=>isWithin(e,t))??e[0]??null}
function addressesOfTerms(e){if(e.kind!==`found`)return[];return[...recordsOf(`A`,e.records),...recordsOf(`AAAA`,e.records)].flatMap(({data:e})=>octetsOf(e.address))}
function isVoid({kind:e}){return e===`nodata`||e===`nxdomain`}
function octetsOf(e){try{return[addressOctets(e)]}catch(e){if(e instanceof DnsError)return[];throw e}}
async function matchName(e,t,n,r){if(e===`a`)return hasAddress(t,n,r);if(e===`mx`)return matchExchangers(t,n,r);return e===`ptr`?hasNameWithin(t,r):isThere(t,r)}
async function hasNameWithin(e,{names:t,onVoid:n}){const r=await t();return(r.isVoid?n():null)??r.names.some(t=>isWithin(t,e))}
async function isThere(e,{ask:t,onVoid:n}){const r=await t(e,`A`);if(r.kind===`unknown`)return{result:`temperror`,reason:r.reason};return isVoid(r)?n()??false:true}
async function hasAddress(e,t,n){const r=await n.ask(e,typeOf(n.address));if(r.kind===`unknown`)return{result:`temperror`,reason:r.reason};return(isVoid(r)?n.onVoid():null)??addressesOfTerms(r).some(e=>isAlike(e,n.address.octets,t))}
async function matchExchangers(e,t,n){const{ask:r,address:i}=n;const a=await r(e,`MX`);if(a.kind===`unknown`)return{result:`temperror`,reason:a.reason};if(a.kind!==`found`)return n.onVoid()??false;const o=recordsOf(`MX`,a.records).toSorted(({data:e},{data:t})=>e.preference-t.preference||compare(e.exchange,t.exchange)).filter(({data:e})=>!isSameName(e.exchange,root));if(n.failsEarly&&o.length>10)return{result:`permerror`,reason:`mx`};for(const[e,{data:n}]of o.entries()){if(e>=10)return{result:`permerror`,reason:`mx`};const a=await r(n.exchange,typeOf(i));if(a.kind===`unknown`)return{result:`temperror`,reason:a.reason};if(addressesOfTerms(a).some(e=>isAlike(e,i.octets,t)))return true}return false}
function compare(e,t){return keyOf(e)<keyOf(t)?-1:1}
function typeOf({family:e}){return e===`four`?`A`:`AAAA`}
function isInNetwork({octets:e},{address:t,prefix:n}){return isAlike(addressOctets(t),e,n)}
function isAlike(e,t,n){if(e.length!==t.length)return false;const r=Math.floor(n/8);if(!e.subarray(0,r).equals(t.subarray(0,r)))return false;const i=n%8;return i===0||((e[r]??0)^(t[r]??0))>>8-i===0}
// src/probes/spf/question.ts
var import_ipaddr=__toESM(require_ipaddr(),1);
const spfResults=[`none`,`neutral`,`pass`,`fail`,`softfail`,`temperror`,`permerror`];
function spfAddress(e){if(!import_ipaddr.default.isValid(e)||e.includes(`%`))return null;const t=import_ipaddr.default.process(e);const n=t.toString();return{family:t.kind()===`ipv4`?`four`:`six`,octets:addressOctets(n),text:n}}
function spfValues(e,t){const{sender:n,domain:r,helo:i,receiver:a=`unknown`,seconds:o=0}=e;const s=n.lastIndexOf(`@`);const c=s>0?n.slice(0,s):`postmaster`;const l=n===``?r:n.slice(s+1);const u=t.family===`four`;return{s:`${c}@${l}`,l:c,o:l,i:u?t.text:Array.from(t.octets.toString(`hex`)).join(`.`),v:u?`in-addr`:`ip6`,h:i,c:t.text,r:a,t:`${o}`}}
// src/probes/spf/evaluate.ts
const mostLookups=10;
const mostVoids=2;
const results={"+":`pass`,"-":`fail`,"~":`softfail`,"?":`neutral`};
async function evaluateSpf(e,t,{failsEarly:n=false}={}){const r=spfAddress(e.ip);const i={lookups:0,voids:0};if(!r)return outcome({result:`permerror`,reason:`address`,decided:null},null,i);const a=spfValues(e,r);let o;const names=()=>o??=validatedNames(t,r);const onVoid=()=>{i.voids+=1;return i.voids>mostVoids?{result:`permerror`,reason:`voids`}:null};const s={ask:t,values:a,names,count:i,matching:{ask:t,address:r,names,onVoid,failsEarly:n}};const c=await checkHost(s,e.domain.startsWith(`[`)?null:nameFrom(e.domain));return outcome(c,c.result===`fail`?await explain(s,c):null,i)}
function outcome({result:e,reason:t,decided:n},r,i){const{domain:a,term:o}=n??{};const s=a&&o?{domain:plainText(a),term:o.text}:null;return{result:e,explanation:r,...i,matched:s,reason:t}}
async function checkHost(e,t){if(!t||countLabels(t)<2)return ended(`none`,`domain`);const n=await e.ask(t,`TXT`);if(n.kind===`unknown`)return ended(`temperror`,n.reason);const r=chooseSpf((n.kind===`found`?recordsOf(`TXT`,n.records):[]).map(({data:e})=>joinedText(e.strings)));if(r.kind===`none`)return ended(`none`,`record`);if(r.kind===`several`)return ended(`permerror`,`several`);if(r.record.faults.length>0)return ended(`permerror`,`syntax`);return evaluate(e,t,r.record)}
function ended(e,t){return{result:e,reason:t,decided:null}}
async function evaluate(e,t,n){for(const r of n.terms){if(r.kind!==`directive`)continue;const i=await match(e,t,r);if(typeof i===`object`)return{...i,decided:null};if(i)return{result:results[r.qualifier],reason:null,decided:{domain:t,record:n,term:r}}}const r=defaultResultOf(n);const i=modifierOf(n,`redirect`);if(r.kind!==`redirect`||!i)return{result:`neutral`,reason:null,decided:{domain:t,record:n,term:null}};const a=countLookup(e);if(a)return{...a,decided:null};const o=await checkHost(e,isStrange(e,i)?null:await targetOf(e,t,i));return o.result===`none`?ended(`permerror`,`redirect`):o}
function modifierOf({terms:e},t){const[n]=e.flatMap(e=>e.kind===`modifier`&&e.modifier===t?[e]:[]);return n?.domain??null}
async function match(e,t,n){const{address:r}=e.matching;const{mechanism:i}=n;if(i===`all`)return true;if(`network`in n)return isInNetwork(r,n.network);if(`domain`in n&&isStrange(e,n.domain))return false;const a=countLookup(e);if(a)return a;const o=`domain`in n&&n.domain?await targetOf(e,t,n.domain):t;if(i===`include`)return included(await checkHost(e,o));if(!o||i===`ip4`||i===`ip6`)return false;return matchName(i,o,`prefixes`in n?n.prefixes[r.family]:0,e.matching)}
function included({result:e,reason:t}){if(e===`none`)return{result:`permerror`,reason:`include`};if(e===`temperror`||e===`permerror`)return{result:e,reason:t??`include`};return e===`pass`}
function countLookup({count:e}){if(e.lookups>=mostLookups)return{result:`permerror`,reason:`lookups`};e.lookups+=1;return null}
async function targetOf(e,t,{parts:n}){return expandedName(n,await valuesFor(e,t,n))}
function isStrange({values:e},t){return t!==null&&usesMacro(t.parts,`sl`)&&/[^ -~]/.test(e[`l`]??``)}
async function valuesFor({values:e,names:t},n,r){const i=usesMacro(r,`p`)?bestName((await t()).names,n):null;return{...e,d:unescapedText(n),p:i?unescapedText(i):`unknown`}}
async function explain(e,{decided:t}){const n=t&&modifierOf(t.record,`exp`);if(!n||isStrange(e,n))return null;const r=await targetOf(e,t.domain,n);const i=r&&await e.ask(r,`TXT`);const[a,...o]=recordsOf(`TXT`,i?.kind===`found`?i.records:[]);if(!a||o.length>0)return null;const s=readExplanation(joinedText(a.data.strings));return s&&expandedText(s,await valuesFor(e,t.domain,s))}

export { spfErrorWords as C, spfErrorCodes as S, percentIn as _, isVoid as a, isMechanism as b, usesMacro as c, spfAskIn as d, listedDomain as f, walkDmarc as g, policyFor as h, spfValues as i, idleTerms as l, organisationalDomain as m, spfAddress as n, expandedName as o, olderViewOf as p, spfResults as r, unescapedText as s, evaluateSpf as t, termNames as u, chooseSpf as v, inheritedBelow as w, parseTerm as x, parseSpf as y };
