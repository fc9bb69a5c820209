export const id = 3693;
export const ids = [3693];
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
