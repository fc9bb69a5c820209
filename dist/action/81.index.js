export const id = 81;
export const ids = [81,3693];
export const modules = {

/***/ 405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ problemOfDelegation),
/* harmony export */   c: () => (/* binding */ redirected),
/* harmony export */   i: () => (/* binding */ problemOfData),
/* harmony export */   l: () => (/* binding */ recordsOf),
/* harmony export */   n: () => (/* binding */ deniesName),
/* harmony export */   o: () => (/* binding */ isBelow),
/* harmony export */   r: () => (/* binding */ hidesBelow),
/* harmony export */   s: () => (/* binding */ meantTarget),
/* harmony export */   t: () => (/* binding */ answerIn),
/* harmony export */   u: () => (/* binding */ setsOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/formats/dns/set.ts
function recordsOf(e,t){return t.filter(t=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.U)(e,t.data))}
function setsOf(e){const t=new Map;for(const n of e){if(n.type===_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.RRSIG)continue;const e=`${n.type} ${n.class} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(n.name)}`;const r=t.get(e);if(r)r.records.push(n);else t.set(e,{first:n,records:[n],signatures:[]})}for(const n of recordsOf(`RRSIG`,e))t.get(`${n.data.covered} ${n.class} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(n.name)}`)?.signatures.push(n);return[...t.values()].map(({first:e,...t})=>({name:e.name,type:e.type,class:e.class,...t}))}
// src/formats/dns/alias.ts
const beside=new Set([_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.RRSIG,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.NSEC]);
const longestName=255;
function redirected(e,{name:t,data:n}){if(!isBelow(e,t))return null;if(e.wire.length-t.wire.length+n.name.wire.length>longestName)return null;const r=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ft)(e).slice(0,(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.st)(e)-(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.st)(t));return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.mt)([...r,...(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ft)(n.name)])}
function meantTarget({answers:e},t){return recordsOf(`DNAME`,e).find(e=>{const n=redirected(t.name,e);return n!==null&&(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(n,t.data.name)})?.data.name??t.data.name}
function isBelow(e,t){return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(e,t)&&!(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(e,t)}
function recordsAt({answers:e},t){return e.filter(e=>e.class===_start_js__WEBPACK_IMPORTED_MODULE_0__.xt.IN&&!beside.has(e.type)&&(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(e.name,t))}
function aliasAt(e,t){const n=recordsAt(e,t);const r=n.some(({type:e})=>e===_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME);const i=r?recordsOf(`CNAME`,n):madeAt(e,t);if(typeof i===`string`)return i;const[a,...o]=i;if(!a&&!r)return null;const s=o.every(({data:e})=>a&&(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(e.name,a.data.name));const c=n.every(({data:e})=>e.type===`CNAME`);return a&&s&&c?a:`BADRESP`}
function madeAt({answers:e},t){const n=e.filter(e=>e.type===_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DNAME&&e.class===_start_js__WEBPACK_IMPORTED_MODULE_0__.xt.IN&&isBelow(t,e.name));const r=recordsOf(`DNAME`,n);if(r.length<n.length)return`BADRESP`;const i=r.map(e=>({ttl:e.ttl,target:redirected(t,e)}));const a=i.flatMap(({ttl:e,target:n})=>n?[{name:t,type:_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME,class:_start_js__WEBPACK_IMPORTED_MODULE_0__.xt.IN,ttl:e,data:{type:`CNAME`,name:n}}]:[]);return a.length<i.length?`YXDOMAIN`:a}
// src/formats/dns/type-bits.ts
function isCut(e){return e.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.NS)&&!e.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.SOA)}
const ofDenial=new Set([_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.RRSIG,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.NSEC,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.NXNAME]);
function deniesName(e){return e.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.NXNAME)&&e.every(e=>ofDenial.has(e))}
function hidesBelow(e){return isCut(e)||e.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DNAME)}
function problemOfData(e,t,n){if(t===_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS&&e.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.SOA)&&!n)return`wrong-side`;if(t!==_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS&&isCut(e))return`wrong-side`;return e.includes(t)||e.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME)?`type-exists`:null}
function problemOfDelegation(e){if(e.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.SOA))return`wrong-side`;if(e.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS))return`type-exists`;return e.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.NS)?null:`no-delegation`}
// src/formats/dns/answer.ts
const mostAliases=10;
function answerIn(e,t,n){const{rcode:r}=e;if(e.isTruncated)return{kind:`unknown`,reason:`TRUNCATED`};if(r!==_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NOERROR&&r!==_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NXDOMAIN)return{kind:`unknown`,reason:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.St)(r)};const i=n===_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME?{name:t,aliases:[]}:follow(e,t);if(typeof i===`string`)return{kind:`unknown`,reason:i};const a=setAt(e,i.name,n);if(typeof a===`string`)return{kind:`unknown`,reason:a};if(a.length>0){const e=Math.min(...[...i.aliases,...a].map(({ttl:e})=>e));return{kind:`found`,...i,records:a,seconds:e}}return absence(e,i)}
function absence(e,t){const n=soaOf(e,t.name);const r=n?Math.min(...t.aliases.map(({ttl:e})=>e),n.ttl,n.data.minimum):0;if(e.rcode===_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NXDOMAIN||n&&isDenied(e,t.name))return{kind:`nxdomain`,...t,soa:n,seconds:r};return n?{kind:`nodata`,...t,soa:n,seconds:r}:{kind:`unknown`,reason:`NO-SOA`}}
function setAt(e,t,n){if(n===_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME){const n=aliasAt(e,t);if(typeof n===`string`)return n;if(n)return[n]}if(e.rcode===_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NXDOMAIN&&recordsAt(e,t).length>0)return`BADRESP`;const r=e.answers.filter(e=>e.type===n&&e.class===_start_js__WEBPACK_IMPORTED_MODULE_0__.xt.IN&&(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(e.name,t));return r.length>0&&r.every(({data:e})=>e.type===`broken`)?`BADRESP`:r}
function follow(e,t){const n=new Set;const r=[];for(let i=t;;){const t=aliasAt(e,i);if(typeof t===`string`)return t;if(!t)return{name:i,aliases:r};n.add((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(i));if(n.has((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(t.data.name)))return`CNAME-LOOP`;if(n.size>mostAliases)return`CNAME-CHAIN`;r.push(t);i=t.data.name}}
function isDenied({authorities:e},t){return recordsOf(`NSEC`,e).some(e=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(e.name,t)&&deniesName(e.data.types))}
function soaOf({authorities:e},t){return recordsOf(`SOA`,e).find(e=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(t,e.name))??null}




/***/ }),

/***/ 9235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ reverseTarget),
/* harmony export */   n: () => (/* binding */ parseAddress),
/* harmony export */   r: () => (/* binding */ parseDomain),
/* harmony export */   t: () => (/* binding */ domainTarget)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(281);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7030);



// src/core/target/domain.ts
var import_ipaddr=(0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.o)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kr)(),1);
const aDomain={en:`a domain name such as example.com`,ko:`example.com 같은 도메인 이름`};
const noAddress={en:`a domain name; for an IP address use reverse-dns or asn`,ko:`도메인 이름. IP 주소는 reverse-dns나 asn으로 확인하십시오`};
const noLocalhost={en:`a domain name of the public DNS such as example.com; localhost always means the local machine (RFC 6761)`,ko:`localhost(RFC 6761에 따라 그 기기 자신)가 아닌 example.com 같은 도메인 이름`};
const anAddress={en:`an IPv4 or IPv6 address such as 8.8.8.8 or 2001:4860:4860::8888`,ko:`8.8.8.8 또는 2001:4860:4860::8888 같은 IPv4 또는 IPv6 주소`};
const aReverseName={en:`an IP address, or its complete reverse name: 4 labels before in-addr.arpa, or 32 before ip6.arpa`,ko:`IP 주소 또는 완전한 역방향 이름(in-addr.arpa 앞에 레이블 4개, ip6.arpa 앞에 32개)`};
function domainTarget(){return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().transform((e,t)=>unwrap(parseDomain(e),t))}
function reverseTarget(){return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().transform((e,t)=>unwrap(parseReverse(e),t))}
function parseReverse(e){const t=e.trim().toLowerCase().replace(/\.$/,``);if(!/(?:^|\.)(?:in-addr|ip6)\.arpa$/.test(t))return parseAddress(e);const n=addressOfReverseName(t);return n===null?{problem:{expected:aReverseName}}:{value:n}}
function addressOfReverseName(e){const t=e.split(`.`).slice(0,-2).toReversed();if(e.endsWith(`.in-addr.arpa`)){const e=t.join(`.`);return t.length===4&&(0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(e)===4?e:null}if(t.length!==32||t.some(e=>!/^[0-9a-f]$/.test(e)))return null;const n=Array.from({length:8},(e,n)=>t.slice(4*n,4*n+4).join(``));return import_ipaddr.default.process(n.join(`:`)).toString()}
function parseDomain(e){const t=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fr)(e);if(`problem`in t){const{given:e}=t.problem;return{problem:{expected:aDomain,...e!==void 0&&{given:e}}}}const{host:n}=t.value;if((0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(n))return{problem:{expected:noAddress}};return/(?:^|\.)localhost$/.test(n)?{problem:{expected:noLocalhost}}:{value:n}}
function parseAddress(e){const t=e.trim().replace(/^\[(?<inside>[^[\]]*)\]$/,`$<inside>`);if((0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(t)===0||t.includes(`%`))return{problem:{expected:anAddress}};return{value:import_ipaddr.default.process(t).toString()}}
function unwrap(e,t){if(`value`in e)return e.value;t.addIssue({code:`custom`,params:{...e.problem}});return _start_js__WEBPACK_IMPORTED_MODULE_1__.$i}




/***/ }),

/***/ 5793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ extendedErrors),
/* harmony export */   t: () => (/* binding */ ask)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(405);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1947);
/* harmony import */ var _read_once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6321);




// src/probes/dns/lookup.ts
function ask({net:e,once:t},n,r,i={}){const{server:a,patience:o,...s}=i;const c=Object.entries(s).filter(([,e])=>e!==void 0).map(([e,t])=>`${e}=${t}`).toSorted().join(` `);return t(`dns ${a??``} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wt)(r)} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.dt)(n)} ${o??``} ${c}`,async()=>{const t=await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.vn)(()=>e.dns({...i,name:(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(n),type:r}));if(!t.ok)return{reply:null,message:null,answer:unanswered(t.failure),failure:t.failure};const a=(0,_read_once_js__WEBPACK_IMPORTED_MODULE_3__.t)(t.value.message);return{reply:t.value,message:a,answer:(0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.t)(a,n,r)}})}
function unanswered({id:e,reason:t,params:n}){if(e===`timeout.dns`||t===`timeout.dns`)return{kind:`unknown`,reason:`TIMEOUT`};const{detail:r}=n;return{kind:`unknown`,reason:t===`dns.failed`&&typeof r===`string`?r:t}}
function extendedErrors({message:e}){return(e?.edns?.options??[]).flatMap(e=>e.name===`error`?[{code:e.code,text:e.text}]:[])}




/***/ }),

/***/ 6691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/probes/dns/plain-text.ts
function plainText(e){const t=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.pt)(e));return t===`.`?t:t.slice(0,-1)}




/***/ }),

/***/ 9837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ chooseDmarc),
/* harmony export */   c: () => (/* binding */ parseReportUris),
/* harmony export */   d: () => (/* binding */ dmarcNoteWords),
/* harmony export */   f: () => (/* binding */ readDmarcTags),
/* harmony export */   i: () => (/* binding */ below),
/* harmony export */   l: () => (/* binding */ intendedTags),
/* harmony export */   m: () => (/* binding */ trimmed),
/* harmony export */   n: () => (/* binding */ dmarcNameOf),
/* harmony export */   o: () => (/* binding */ parseDmarc),
/* harmony export */   p: () => (/* binding */ repeatedPolicyTags),
/* harmony export */   r: () => (/* binding */ textsOf),
/* harmony export */   s: () => (/* binding */ policyOf),
/* harmony export */   t: () => (/* binding */ dmarcAlong),
/* harmony export */   u: () => (/* binding */ dmarcNoteCodes)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(405);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5793);



// src/formats/dmarc/tags.ts
const words={"no-tag":{en:`“{value}” is not a tag: it has no “=”`,ko:`“{value}”: “=”가 없어 태그가 아님`},"bad-name":{en:`“{tag}” is not a tag name`,ko:`“{tag}”: 태그 이름이 아님`},"bad-character":{en:`the value of {tag} contains an invalid character`,ko:`{tag} 값에 쓸 수 없는 문자가 있음`},empty:{en:`{tag} has no value`,ko:`{tag}에 값이 없음`},"bad-value":{en:`“{value}” is not a valid value of {tag}`,ko:`“{value}”: {tag}에 쓸 수 없는 값`},unparted:{en:`a semicolon is missing within “{value}”, the value of {tag}`,ko:`{tag} 값 “{value}” 안에 세미콜론이 빠져 있음`},"bad-uri":{en:`“{value}” in {tag} is not a URI such as mailto:dmarc@example.com`,ko:`{tag}의 “{value}”: mailto:dmarc@example.com 같은 URI가 아님`},repeated:{en:`{tag} appears more than once`,ko:`{tag}: 두 번 이상 나옴`},"without-ruf":{en:`{tag} has no effect without ruf`,ko:`{tag}: ruf가 없으면 효과가 없음`},"both-levels":{en:`“{value}” in {tag} has both 0 and 1, which exclude each other`,ko:`{tag}의 “{value}”: 함께 쓸 수 없는 0과 1이 모두 있음`},size:{en:`the size in “{value}” is obsolete`,ko:`“{value}”: 크기 제한은 더 이상 쓰이지 않음`},historic:{en:`{tag} is no longer part of DMARC`,ko:`{tag}: 더 이상 DMARC의 태그가 아님`},unknown:{en:`{tag} is an unknown tag`,ko:`{tag}: 알려지지 않은 태그`}};
const dmarcNoteCodes=Object.keys(words);
const dmarcNoteWords=words;
const known=new Set([`v`,`p`,`sp`,`np`,`adkim`,`aspf`,`fo`,`rua`,`ruf`,`psd`,`t`]);
const historic=new Set([`pct`,`rf`,`ri`]);
const deciding=new Set([`p`,`sp`,`np`,`psd`,`t`,`pct`,`adkim`,`aspf`]);
const tagNames=new Set([...known,...historic]);
const longestRecord=65535;
const mostTags=100;
function repeatedPolicyTags(e){return[...new Set(e.flatMap(({code:e,tag:t})=>e===`repeated`&&deciding.has(t)?[t]:[]))]}
function readDmarcTags(e){const t=new Map;const n=[];const r=new Set;const[,...i]=e.slice(0,longestRecord).split(`;`,mostTags);for(const e of i){const i=trimmed(e);if(i===``)continue;const a=readTag(i);const o=`code`in a?a.tag:a.name;if(t.has(o)&&!(`code`in a))n.push({code:`repeated`,tag:o,value:a.value});else if(r.has(o)&&deciding.has(o))n.push({code:`repeated`,tag:o,value:a.value});r.add(o);if(`code`in a)n.push(a);else if(!t.has(o))t.set(o,a)}const a=[...t.values()].filter(({name:e})=>!known.has(e));return{tags:[...t.values()],notes:[...n,...a.map(({name:e,value:t})=>{return{code:historic.has(e)?`historic`:`unknown`,tag:e,value:t}})]}}
function readTag(e){const t=e.indexOf(`=`);if(t<0)return{code:`no-tag`,tag:``,value:e};const n=trimmed(e.slice(0,t));const r=trimmed(e.slice(t+1));if(!/^[A-Za-z]+$/.test(n))return{code:`bad-name`,tag:n,value:r};const i=n.toLowerCase();if(r===``)return{code:`empty`,tag:i,value:r};if(/[^ -~\t]/.test(r))return{code:`bad-character`,tag:i,value:r};return{name:i,value:r}}
function trimmed(e){let t=e.length;while(t>0&&/[ \t]/.test(e.charAt(t-1)))t--;return e.slice(0,t).replace(/^[ \t]+/,``)}
// src/formats/dmarc/intended.ts
const names=[...tagNames].filter(e=>e!==`v`).join(`|`);
const nextTag=new RegExp(String.raw`(?<=[\s,])(?=(?:${names})\s{0,4}[=:])`,`gi`);
function intendedTags(e){const t=e.slice(0,longestRecord).replaceAll(/["\\]/g,``).replace(/v\s{0,4}=\s{0,4}dmarc\d{0,3}/i,``).split(`;`).flatMap(e=>e.split(nextTag)).map(unedged).flatMap(withoutAddresses).filter(e=>e!==``);const n=t.map(tagOf);return{tags:n.filter(e=>e!==null),strays:t.flatMap((e,t)=>n[t]===null&&e.includes(`@`)?strayOf(e):[])}}
function holdsTag(e){return e.search(nextTag)>=0||new RegExp(String.raw`^(?:${names})\s{0,4}=`,`i`).test(e)}
function withoutAddresses(e){if(/^(?:rua|ruf)\s{0,4}[=:]/i.test(e)||!e.includes(`@`))return[e];const t=e.split(/(?<=[^\s,])(?<!mailto:)[\s,]+/i);return[t.filter(e=>!e.includes(`@`)).join(` `),...t.filter(e=>e.includes(`@`))]}
function tagOf(e){const[,t=``,n=``]=/^([A-Za-z]{1,10})\s{0,4}[=:](.*)$/s.exec(e)??[];const r=t.toLowerCase();const i=unedged(n.replace(/^[=:\s]{1,4}/,``));return tagNames.has(r)&&r!==`v`?{name:r,value:i}:null}
function strayOf(e){const[,t]=/^[A-Za-z]{1,40}\s{0,4}=(.*)$/s.exec(e)??[];if(t===void 0)return[e];return/^\s{0,4}mailto:/i.test(t)?[unedged(t)]:[]}
function unedged(e){let t=e.length;while(t>0&&/[\s,']/.test(e.charAt(t-1)))t--;return trimmed(e.slice(0,t).replace(/^[\s,']+/,``))}
// src/formats/dmarc/uris.ts
const mostUris=50;
function parseReportUris(e){const t=[];const n=[];for(const r of e.split(`,`,mostUris)){const e=trimmed(r);const i=parseReportUri(e);if(i)t.push(i);else n.push(e)}return{uris:t,wrong:n}}
function parseReportUri(e){const t=/![0-9]+[kmgt]?$/i.exec(e)?.[0]??null;const n=t===null?e:e.slice(0,-t.length);const r=/^(?<scheme>[A-Za-z][A-Za-z0-9+.-]*):[^\s!]+$/.exec(n)?.groups?.[`scheme`]?.toLowerCase();if(r===void 0||!/^(?:[!-~](?!%(?![0-9A-Fa-f]{2})))+$/.test(n))return null;if(r===`mailto`)return mailUri(n,t);const i=/^https?$/.test(r)?URL.parse(n)?.hostname??null:``;return i===null?null:{text:n,scheme:r,host:isName(i)?i:null,size:t}}
function mailUri(e,t){const n=e.slice(7).replace(/\?.*$/s,``);const r=n.lastIndexOf(`@`);const i=n.slice(r+1).toLowerCase();if(r<1||!(isName(i)||/^\[[^[\]]+\]$/.test(i)))return null;return{text:e,scheme:`mailto`,host:isName(i)?i:null,size:t}}
function isName(e){if(e.length>253||/^[0-9.]+$/.test(e))return false;return e.split(`.`).every(e=>/^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/i.test(e))}
// src/formats/dmarc/record.ts
function chooseDmarc(e){const t=e.filter(isDmarc);const n=e.filter(e=>!isDmarc(e)&&isLookalike(e));const[r]=t;if(r===void 0)return{kind:`none`,lookalikes:n};if(t.length>1)return{kind:`several`,texts:t,lookalikes:n};return{kind:`one`,record:parseDmarc(r),lookalikes:n}}
function isDmarc(e){return/^[vV][ \t]*=[ \t]*DMARC1[ \t]*(?:;|$)/.test(e)}
function isLookalike(e){return/v\s{0,4}=\s{0,4}dmarc|^\W{0,4}dmarc1/i.test(e.slice(0,512))}
function parseDmarc(e){const{tags:t,notes:n}=readDmarcTags(e);const r=new Map(t.map(e=>[e.name,e]));const i=[];function oneOf(e,t){const n=r.get(e);const a=t.find(e=>e===n?.value.toLowerCase())??null;if(n&&a===null)i.push(invalid(n));return a}function uris(e){const t=r.get(e);if(!t)return[];const n=parseReportUris(t.value);i.push(...n.wrong.map(t=>({code:faultIn(t,`bad-uri`),tag:e,value:t})));const a=n.uris.filter(({size:e})=>e!==null);i.push(...a.map(({text:t,size:n})=>({code:`size`,tag:e,value:`${t}${n}`})));return n.uris}const a=[`none`,`quarantine`,`reject`];const o={policy:oneOf(`p`,a),subdomains:oneOf(`sp`,a),nonexistent:oneOf(`np`,a),dkimAlignment:oneOf(`adkim`,[`r`,`s`])??`r`,spfAlignment:oneOf(`aspf`,[`r`,`s`])??`r`,suffix:oneOf(`psd`,[`y`,`n`,`u`])??`u`,isTest:oneOf(`t`,[`y`,`n`])===`y`,aggregate:uris(`rua`),failures:uris(`ruf`),failureOptions:failureOptions(r,i)};const s=[...n,...i];const c=s.some(({code:e,tag:t})=>illegal.has(e)&&(t===`sp`||t===`np`));return{text:e,...o,isBroken:c,isAmbiguous:repeatedPolicyTags(n).length>0,notes:s.slice(0,mostNotes)}}
const illegal=new Set([`bad-value`,`unparted`,`bad-character`,`empty`]);
const mostNotes=20;
function invalid({name:e,value:t}){return{code:faultIn(t,`bad-value`),tag:e,value:t}}
function faultIn(e,t){return holdsTag(e)?`unparted`:t}
function failureOptions(e,t){const n=e.get(`fo`);if(!n)return[`0`];const r=n.value.toLowerCase().split(`:`);if(!(r.every(e=>/^[01ds]$/.test(e))&&new Set(r).size===r.length)){t.push(invalid(n));return[`0`]}if(r.includes(`0`)&&r.includes(`1`)){t.push({code:`both-levels`,tag:`fo`,value:n.value});return[`0`]}if(!e.has(`ruf`))t.push({code:`without-ruf`,tag:`fo`,value:n.value});return r}
function policyOf(e,t){const{policy:n,subdomains:r,nonexistent:i}=e;if(e.isAmbiguous)return null;if(n===null||e.isBroken)return e.aggregate.length>0?{tag:`p`,published:`none`,applied:`none`}:null;if(t===`nonexistent`&&i!==null)return applied(`np`,i,e);if(t!==`itself`&&r!==null)return applied(`sp`,r,e);return applied(`p`,n,e)}
function applied(e,t,{isTest:n}){return{tag:e,published:t,applied:n?lowered[t]:t}}
const lowered={reject:`quarantine`,quarantine:`none`,none:`none`};
// src/formats/dns/below.ts
function below(e,...t){try{return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.mt)([...t.map(e=>Buffer.from(e)),...(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ft)(e)])}catch(e){if(e instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt)return null;throw e}}
// src/probes/dns/texts.ts
async function textsOf(e,t){const{answer:n}=await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(e,t,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.TXT);return{answer:n,texts:(n.kind===`found`?(0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)(`TXT`,n.records):[]).map(({data:e})=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.W)(e.strings))}}
// src/probes/dmarc/policy.ts
const mostLabels=7;
async function dmarcAlong(e,t){const n=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.st)(t);const r=n>mostLabels?mostLabels:n-1;const i=Array.from({length:Math.max(0,r)},(e,n)=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ht)(t,r-n));const[a=null,...o]=await Promise.all([t,...i].map(t=>look(e,t)));return[a,...o.filter(e=>e!==null)]}
async function look(e,t){const n=dmarcNameOf(t);if(!n)return null;const{answer:r,texts:i}=await textsOf(e,n);return{at:n,about:t,answer:r,choice:chooseDmarc(i)}}
function dmarcNameOf(e){return below(e,`_dmarc`)}




/***/ }),

/***/ 6321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readMessage),
/* harmony export */   r: () => (/* binding */ writeOptions),
/* harmony export */   t: () => (/* binding */ messageIn)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/formats/dns/edns.ts
const longestErrorText=512;
const codes={server:3,error:15};
function readOptions(e){const t=[];while(e.at<e.end){const n=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(e);t.push((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.At)(e,(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(e),e=>readOption(n,e)))}return t}
function readOption(e,t){if(e===codes.server)return{name:`server`,bytes:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.jt)(t)};if(e!==codes.error||t.end-t.at<2)return{name:`other`,code:e,bytes:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.jt)(t)};return{name:`error`,code:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(t),text:beginning(Buffer.from(beginning((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.jt)(t)),`utf8`)).replace(/\0+$/,``)}}
function beginning(e){return new TextDecoder(`utf-8`,{ignoreBOM:true}).decode(e.subarray(0,longestErrorText),{stream:true})}
function writeOptions(e,t){for(const n of t){(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(e,n.name===`other`?n.code:codes[n.name]);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.tt)(e,()=>writeOption(e,n))}}
function writeOption(e,t){if(t.name!==`error`)return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.$)(e,t.bytes);const n=Buffer.from(t.text,`utf8`);if(n.length>longestErrorText)throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt(`an error text of more than 512 octets`);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(e,t.code);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.$)(e,n)}
// src/formats/dns/read-message.ts
const mostRecords=1e4;
const mostQuestions=32;
function readMessage(e){if(e.length>65535)throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt(`longer than a message can be`);const t=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Et)(e);const n=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(t);const r=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(t);const i={questions:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(t),answers:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(t),authorities:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(t)};const a=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(t);if(i.questions>mostQuestions)throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt(`too many questions`);if(i.answers+i.authorities+a>mostRecords)throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt(`too many records`);const o=(r&512)!==0;const s=[];const c={answers:[],authorities:[],additionals:[],opt:null};try{for(let e=i.questions;e>0;e--)s.push(readQuestion(t));for(let e=i.answers;e>0;e--)c.answers.push(readRecord(t));for(let e=i.authorities;e>0;e--)c.authorities.push(readRecord(t));for(let e=a;e>0;e--)readAdditional(t,c)}catch(e){if(!(e instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt)||!o)throw e;t.at=t.end}const{opt:l,...u}=c;return{id:n,isResponse:(r&32768)!==0,opcode:r>>11&15,isAuthoritative:(r&1024)!==0,isTruncated:o,isRecursionDesired:(r&256)!==0,isRecursionAvailable:(r&128)!==0,isAuthenticData:(r&32)!==0,isCheckingDisabled:(r&16)!==0,rcode:(l?.rcodeHigh??0)*16+(r&15),questions:s,...u,edns:l&&ednsOf(l),stray:t.end-t.at}}
function ednsOf({version:e,size:t,isDnssecOk:n,options:r}){return{version:e,size:t,isDnssecOk:n,options:r}}
function readQuestion(e){return{name:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__._t)(e),type:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(e),class:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(e)}}
function readRecord(e){const t=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__._t)(e);const n=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(e);if(n===_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.OPT)throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt(`OPT out of place`);return readAfterType(e,t,n)}
function readAfterType(e,t,n){const r=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(e);const i=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.kt)(e);const a=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.At)(e,(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(e),e=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.G)(e,n,r));return{name:t,type:n,class:r,ttl:i>2147483647?0:i,data:a}}
function readAdditional(e,t){const n=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__._t)(e);const r=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(e);if(r!==_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.OPT){t.additionals.push(readAfterType(e,n,r));return}if(t.opt)throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt(`more than one OPT`);if(n.wire.length!==1)throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt(`OPT of a name`);t.opt={size:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(e),rcodeHigh:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Dt)(e),version:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Dt)(e),isDnssecOk:((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(e)&32768)!==0,options:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.At)(e,(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(e),readOptions)}}
// src/formats/dns/read-once.ts
const known=new WeakMap;
function messageIn(e){const t=known.get(e)??readMessage(Buffer.from(e.buffer,e.byteOffset,e.length));known.set(e,t);return t}




/***/ })

};
