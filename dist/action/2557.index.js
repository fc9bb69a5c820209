export const id = 2557;
export const ids = [2557];
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

/***/ 2557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   asn: () => (/* binding */ asn)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _special_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1336);
/* harmony import */ var _prefix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2275);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1947);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(405);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5793);
/* harmony import */ var _members_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5264);
/* harmony import */ var _domain_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9235);
/* harmony import */ var _resolver_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(533);









// src/data/networks/reserved-as-numbers.ts
const reservedAsNumbers=[{first:0,last:0,en:`reserved, no network may use it`,ko:`예약됨(사용할 수 없음)`,reference:`RFC 7607`},{first:23456,last:23456,en:`AS_TRANS, a placeholder for 32-bit numbers`,ko:`AS_TRANS(32비트 번호를 대신하는 번호)`,reference:`RFC 6793`},{first:64496,last:64511,en:`for documentation and sample code`,ko:`문서와 예제용`,reference:`RFC 5398`},{first:64512,last:65534,en:`for private use`,ko:`사설용`,reference:`RFC 6996`},{first:65535,last:65535,en:`reserved, the last 16-bit number`,ko:`예약됨(16비트의 마지막 번호)`,reference:`RFC 7300`},{first:65536,last:65551,en:`for documentation and sample code`,ko:`문서와 예제용`,reference:`RFC 5398`},{first:65552,last:131071,en:`reserved by IANA`,ko:`IANA가 예약함`,reference:`IANA AS number registry`},{first:42e8,last:4294967294,en:`for private use`,ko:`사설용`,reference:`RFC 6996`},{first:4294967295,last:4294967295,en:`reserved, the last 32-bit number`,ko:`예약됨(32비트의 마지막 번호)`,reference:`RFC 7300`}];
// src/formats/routing/as-number.ts
const largest=4294967295;
function parseAsNumber(e){const t=/^AS(?:(?<plain>\d{1,10})|(?<high>\d{1,5})\.(?<low>\d{1,5}))$/i.exec(e)?.groups;if(!t)return null;const{plain:n,high:r,low:i}=t;if(n!==void 0)return Number(n)<=largest?Number(n):null;const[a,o]=[Number(r),Number(i)];return a<=65535&&o<=65535?a*65536+o:null}
function reservedNumber(e){return reservedAsNumbers.find(({first:t,last:n})=>t<=e&&e<=n)??null}
// src/formats/routing/cymru.ts
function originName(e){const t=(0,_prefix_js__WEBPACK_IMPORTED_MODULE_2__.i)(e)??[0];const n=t.length===1?octets(t[0]??0):t.flatMap(nibbles);return (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.at)(`${n.toReversed().join(`.`)}.origin${t.length===1?``:`6`}.asn.cymru.com.`)}
function asName(e){return (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.at)(`AS${e}.asn.cymru.com.`)}
function octets(e){return[24,16,8,0].map(t=>`${e>>>t&255}`)}
function nibbles(e){return e.toString(16).padStart(8,`0`).split(``)}
function readOrigin(e,t){const[n=``,r=``,i=``]=e.slice(0,500).split(`|`).map(e=>e.trim());const a=n.split(/\s+/).slice(0,64);if(!a.every(e=>/^\d{1,10}$/.test(e)&&Number(e)<=4294967295)||!(0,_prefix_js__WEBPACK_IMPORTED_MODULE_2__.t)(t,r))return null;return{asns:a.map(Number),prefix:r,country:countryOf$1(i)}}
function readAs(e,t){const[n=``,r=``,,,...i]=e.slice(0,500).split(`|`).map(e=>e.trim());const a=(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Si)(i.join(`|`).replace(/, ?[A-Z]{2}$/,``),200);return n===`${t}`&&a!==``?{name:a,country:countryOf$1(r)}:null}
function countryOf$1(e){return/^[A-Z]{2}$/.test(e)?e:null}
function operatorIn(e){const[,t]=/^[^\s]+ - (?<operator>.+)$/.exec(e)??[];return t??e}
// src/checks/asn/sources/cymru.ts
const patience$3=2e3;
async function askOrigin(e,t){return askTexts(e,originName(t),e=>{const n=e.flatMap(e=>readOrigin(e,t)??[]);const r=Math.max(...n.map(bitsOf));const[i,...a]=n.filter(e=>bitsOf(e)===r);return i?{...i,asns:[...new Set([i,...a].flatMap(({asns:e})=>e))]}:null})}
function bitsOf({prefix:e}){return Number(e.split(`/`)[1])}
async function askName(e,t){return askTexts(e,asName(t),e=>e.flatMap(e=>readAs(e,t)??[])[0]??null)}
async function askTexts(e,t,n){const{answer:r}=await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_5__.t)(e,t,_start_js__WEBPACK_IMPORTED_MODULE_3__.Tt.TXT,{patience:patience$3});if(r.kind===`unknown`)return{state:`failed`,reason:r.reason};const i=r.kind===`found`?(0,_answer_js__WEBPACK_IMPORTED_MODULE_4__.l)(`TXT`,r.records):[];if(i.length===0)return{state:`empty`};const a=n(i.map(({data:e})=>(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.W)(e.strings)));return a===null?{state:`failed`,reason:`source.malformed`}:{state:`told`,value:a,asOf:e.now().toISOString()}}
// src/formats/rdap/network.ts
const word=(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Ki)([(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)(),(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Bi)()]).transform(e=>`${e}`.slice(0,64));
const leaf=(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Vi)({roles:(0,_members_js__WEBPACK_IMPORTED_MODULE_6__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)().transform(e=>e.slice(0,64).trim().toLowerCase())),vcardArray:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.qi)().optional(),jscontact_card:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.qi)().optional(),jscard:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.qi)().optional()});
const inner=leaf.extend({entities:(0,_members_js__WEBPACK_IMPORTED_MODULE_6__.n)(leaf)});
const entity=leaf.extend({entities:(0,_members_js__WEBPACK_IMPORTED_MODULE_6__.n)(inner)});
const response=(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Vi)({errorCode:(0,_members_js__WEBPACK_IMPORTED_MODULE_6__.r)((0,_members_js__WEBPACK_IMPORTED_MODULE_6__.s)()),objectClassName:(0,_members_js__WEBPACK_IMPORTED_MODULE_6__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)().transform(e=>e.slice(0,64).toLowerCase())),startAddress:(0,_members_js__WEBPACK_IMPORTED_MODULE_6__.r)(word),endAddress:(0,_members_js__WEBPACK_IMPORTED_MODULE_6__.r)(word),startAutnum:(0,_members_js__WEBPACK_IMPORTED_MODULE_6__.r)(word),endAutnum:(0,_members_js__WEBPACK_IMPORTED_MODULE_6__.r)(word),name:(0,_members_js__WEBPACK_IMPORTED_MODULE_6__.r)(_members_js__WEBPACK_IMPORTED_MODULE_6__.t),country:(0,_members_js__WEBPACK_IMPORTED_MODULE_6__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)().regex(/^[A-Za-z]{2}$/).transform(e=>e.toUpperCase())),entities:(0,_members_js__WEBPACK_IMPORTED_MODULE_6__.n)(entity)});
function readRdapNetwork(e){const t=(0,_members_js__WEBPACK_IMPORTED_MODULE_6__.a)(e);if(`fault`in t)return{fault:t.fault};const{success:n,data:r}=response.safeParse(t.json);if(!n)return{fault:`shape`};if(r.errorCode!==null)return r.errorCode===404?{network:null}:{fault:`error`};if(r.objectClassName!==`ip network`&&r.objectClassName!==`autnum`)return{fault:`shape`};const{name:i,country:a,entities:o}=r;const s=flat(o);return{network:{first:r.startAddress??r.startAutnum,last:r.endAddress??r.endAutnum,name:i,holder:cardsOf(s,`registrant`).map(e=>e.organization??e.name).find(e=>e!==null)??null,country:a,abuse:mailsOf(s)}}}
function flat(e){return e.flatMap(e=>[e,...flat(e.entities??[])])}
function cardsOf(e,t){return e.filter(({roles:e})=>e.includes(t)).map(_members_js__WEBPACK_IMPORTED_MODULE_6__.o)}
const mail=/^[^\s@<>"]{1,64}@[^\s@<>"]{3,190}$/;
function mailsOf(e){const t=cardsOf(e,`abuse`).map(({email:e})=>e?.toLowerCase()??``);return[...new Set(t.filter(e=>mail.test(e)))].slice(0,8)}
// src/checks/asn/sources/rdap.ts
const patience$2=4e3;
const headers={accept:`application/rdap+json, application/json;q=0.9`};
async function askRdap(e,t){const n=typeof t===`number`?`autnum/${t}`:`ip/${encodeURIComponent(t)}`;const r=await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.vn)(()=>e.net.source(`rdap`,{path:n,headers,patience:patience$2}));if(!r.ok)return{state:`failed`,reason:r.failure.reason};if(r.value.status!==200)return{state:`empty`};const i=readRdapNetwork(r.value.body);if(`fault`in i)return{state:`failed`,reason:`source.malformed`};if(!i.network)return{state:`empty`};if(!isAbout(t,i.network))return{state:`failed`,reason:`source.malformed`};return{state:`told`,value:i.network,asOf:e.now().toISOString()}}
function isAbout(e,{first:t,last:n}){if(t===null||n===null)return false;if(typeof e===`number`)return Number(t)<=e&&e<=Number(n);const[r,i,a]=[e,t,n].map(_prefix_js__WEBPACK_IMPORTED_MODULE_2__.i);if(!r||!i||!a||i.length!==r.length||a.length!==r.length)return false;return (0,_prefix_js__WEBPACK_IMPORTED_MODULE_2__.r)(i,r)<=0&&(0,_prefix_js__WEBPACK_IMPORTED_MODULE_2__.r)(r,a)<=0}
// src/checks/asn/run.ts
async function openAsnRun(e,t){const n=await e.networks?.()??null;const r=new Map;const shared=(e,t)=>{const n=r.get(e)??t();r.set(e,n);return n};return{context:e,ledger:t,networks:n,rdap:n=>shared(`rdap ${n}`,()=>t.ask(`rdap`,()=>askRdap(e,n))),cymruName:n=>shared(`cymru ${n}`,()=>t.ask(`cymru`,()=>askName(e,n)))}}
async function firstOf(...e){for(const t of e){const e=await t();if(e)return e}return null}
function from(e,t,n){const r=t.state===`told`?n(t.value):null;return t.state===`told`&&r!==null?{value:r,source:e,asOf:t.asOf}:null}
// src/formats/routing/ripestat.ts
const longestText=200;
const mostPrefixes=1e5;
const line$1=(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)().transform(e=>(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Si)(e.trim(),longestText));
const asNumber$1=(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Ki)([(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Ri)(),(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)().regex(/^\d{1,10}$/).transform(Number)]).pipe((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Ri)().min(0).max(4294967295));
const time=(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)().max(40).nullish();
const times={query_endtime:time,latest_time:time,query_time:time};
const envelope=(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Vi)({status:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)(),data_call_name:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)().optional(),data:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.qi)(),time});
const ripestatCalls={"network-info":(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Vi)({asns:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Mi)(asNumber$1).max(64),prefix:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)().max(64).nullish(),...times}),"as-overview":(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Vi)({resource:asNumber$1,holder:line$1.nullish(),announced:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)().nullish(),...times}),"announced-prefixes":(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Vi)({resource:asNumber$1.or((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)().regex(/^AS\d{1,10}$/i).transform(e=>Number(e.slice(2)))),prefixes:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Mi)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Vi)({prefix:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)().max(64)})).max(mostPrefixes),...times}),"abuse-contact-finder":(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Vi)({abuse_contacts:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Mi)(line$1).max(64),...times}),"rir-stats-country":(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Vi)({located_resources:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Mi)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Vi)({resource:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)().max(64),location:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)().max(16)})).max(256),...times}),"rpki-validation":(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Vi)({status:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ki)([`valid`,`invalid_asn`,`invalid_length`,`unknown`]),prefix:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)().max(64),resource:(0,_members_js__WEBPACK_IMPORTED_MODULE_6__.c)(),...times})};
function readRipestat(e,t){const n=(0,_members_js__WEBPACK_IMPORTED_MODULE_6__.a)(t);if(`fault`in n)return{fault:n.fault};const r=envelope.safeParse(n.json);if(!r.success)return{fault:`shape`};const{status:i,data_call_name:a,data:o,time:s}=r.data;if(i!==`ok`)return{fault:`error`};if(a!==void 0&&a!==e)return{fault:`other-call`};const c=ripestatCalls[e].safeParse(o);if(!c.success)return{fault:`shape`};const l=c.data;const{query_endtime:u,latest_time:d,query_time:f}=l;return{data:l,asOf:toTime(u??d??f??s)}}
function toTime(e){const t=/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.exec(e??``);const n=t?Date.parse(`${t[0]}Z`):NaN;return Number.isNaN(n)?null:new Date(n).toISOString()}
// src/checks/asn/sources/ripestat.ts
const patience$1=4e3;
const limit=8388608;
async function askRipestat(e,t,n,r=()=>true){const i=`${t}/data.json?${new URLSearchParams({...n,sourceapp:`portcullis`}).toString()}`;const a=await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.vn)(()=>e.net.source(`ripestat`,{path:i,headers:{accept:`application/json`},limit,patience:patience$1}));if(!a.ok)return{state:`failed`,reason:a.failure.reason};if(a.value.status!==200)return{state:`empty`};const o=readRipestat(t,a.value.body);if(`fault`in o||!r(o.data))return{state:`failed`,reason:`source.malformed`};return{state:`told`,value:o.data,asOf:o.asOf??e.now().toISOString()}}
// src/checks/asn/fields.ts
function ripestatIn({context:e,ledger:t}){return(n,r,i)=>t.ask(`ripestat`,()=>askRipestat(e,n,r,i))}
async function operatorOf(e,t){const n=ripestatIn(t);return firstOf(async()=>{return from(`ripestat`,await n(`as-overview`,{resource:`AS${e}`},({resource:t})=>t===e),({holder:e})=>e?operatorIn(e):null)},async()=>from(`rdap`,await t.rdap(e),({holder:e,name:t})=>e??t),async()=>from(`cymru`,await t.cymruName(e),({name:e})=>operatorIn(e)),async()=>fromPack(t,`ranges`,t=>t.nameOf(e)))}
function fromPack({networks:e},t,n){const r=e&&n(e);const i=e?.parts.find(({id:e})=>e===t)?.asOf;return r===null||i===void 0?null:{value:r,source:`pack`,asOf:i}}
const mostListed=200;
async function prefixesOf(e,t){const n=ripestatIn(t);const r=await firstOf(async()=>{return from(`ripestat`,await n(`announced-prefixes`,{resource:`AS${e}`},({resource:t})=>t===e),({prefixes:e})=>inOrder(e.map(({prefix:e})=>e)))},async()=>fromPack(t,`ranges`,t=>t.prefixesOf(e)));if(!r)return null;const{value:i,...a}=r;return{...a,total:i.length,list:i.slice(0,mostListed)}}
function inOrder(e){return[...new Set(e)].flatMap(e=>{const t=(0,_prefix_js__WEBPACK_IMPORTED_MODULE_2__.n)(e);return t?[{prefix:e,...t}]:[]}).toSorted((e,t)=>e.first.length-t.first.length||(0,_prefix_js__WEBPACK_IMPORTED_MODULE_2__.r)(e.first,t.first)||(0,_prefix_js__WEBPACK_IMPORTED_MODULE_2__.r)(t.last,e.last)).map(({prefix:e})=>e)}
async function abuseOf(e,t){const n=typeof e===`number`?`AS${e}`:e;const r=from(`ripestat`,await ripestatIn(t)(`abuse-contact-finder`,{resource:n}),({abuse_contacts:e})=>e.filter(isMail).slice(0,8));const i=r&&r.value.length>0?r:from(`rdap`,await t.rdap(e),({abuse:e})=>e)??r;return i&&{source:i.source,asOf:i.asOf,emails:i.value}}
function isMail(e){return/^[^\s@<>"]{1,64}@[^\s@<>"]{3,190}$/.test(e)}
async function countryOf(e,t,n){const r=typeof e===`number`?`AS${e}`:e;const i=await firstOf(async()=>{return from(`ripestat`,await ripestatIn(n)(`rir-stats-country`,{resource:r}),({located_resources:[e]})=>codeOf(e?.location))},async()=>from(`rdap`,await n.rdap(e),({country:e})=>e),async()=>from(`cymru`,await t(),({country:e})=>e));if(i)return{...i,basis:`registration`};const a=fromPack(n,`country`,t=>locationIn(t,e));return a&&{...a,basis:`location`}}
function locationIn(e,t){if((0,_special_js__WEBPACK_IMPORTED_MODULE_1__.r)(typeof t===`number`?t:e.asnOf(t)))return null;if(typeof t===`string`)return e.countryOf(t);const n=e.prefixesOf(t).slice(0,mostListed).map(t=>e.countryOf(addressOf(t)));const[r,i]=[...Map.groupBy(n,e=>e)].toSorted(([,e],[,t])=>t.length-e.length)[0]??[null,[]];return i.length>=nearlyAll*n.length?r:null}
const nearlyAll=.95;
function addressOf(e){return e.split(`/`,1)[0]??``}
function codeOf(e){return/^[A-Z]{2}$/.test(e??``)&&e!==`ZZ`?e??null:null}
const states={valid:`valid`,invalid_asn:`invalid-asn`,invalid_length:`invalid-length`,unknown:`not-found`};
async function rpkiOf(e,t,n){const r=from(`ripestat`,await ripestatIn(n)(`rpki-validation`,{resource:`${e}`,prefix:t},n=>n.prefix===t&&n.resource.replace(/^AS/i,``)===`${e}`),({status:e})=>states[e]);return r&&{state:r.value,source:r.source,asOf:r.asOf}}
function isAround(e){return({asns:t,prefix:n})=>t.length===0?true:(0,_prefix_js__WEBPACK_IMPORTED_MODULE_2__.t)(e,n??``)}
// src/checks/asn/origins.ts
const mostOrigins=16;
function originsOf(e){return[...new Set(e.flatMap(e=>e.asns))].map(t=>{const n=e.filter(e=>e.asns.includes(t));return{asn:t,prefix:n.find(({prefix:e})=>e!==null)?.prefix??null,sources:n.map(({source:e,asOf:t,prefix:n})=>({source:e,asOf:t,prefix:n})),reserved:reservedOf(t)}}).toSorted((e,t)=>t.sources.length-e.sources.length).slice(0,mostOrigins)}
function reservedOf(e){const t=reservedNumber(e);return t&&{reference:t.reference}}
// src/checks/asn/special.ts
function specialOf(e){const t=parseAsNumber(e);if(t===null)return (0,_special_js__WEBPACK_IMPORTED_MODULE_1__.t)(e);const n=reservedNumber(t);if(!n)return null;const{first:r,last:i,...a}=n;return{network:r===i?`AS${r}`:`AS${r}–AS${i}`,...a}}
// src/checks/asn/schema.ts
const expected={en:`an IP address such as 8.8.8.8, or AS and a number up to 4294967295 such as AS15169`,ko:`8.8.8.8 같은 IP 주소, 또는 AS15169처럼 AS와 4294967295 이하의 번호`};
const aNumber=e=>({en:`an IP address, or AS and a number; for the AS with this number: AS${e}`,ko:`IP 주소 또는 AS와 번호. 이 번호의 AS는 AS${e}로 적으십시오`});
function parseQuery(e){const t=e.trim();const n=parseAsNumber(t);if(n!==null)return{value:`AS${n}`};const r=(0,_domain_js__WEBPACK_IMPORTED_MODULE_7__.n)(t);if(`value`in r)return r;return{expected:/^\d{1,10}$/.test(t)?aNumber(t):expected}}
const input=(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Ui)({query:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)().transform((e,t)=>{const n=parseQuery(e);if(`value`in n)return n.value;t.addIssue({code:`custom`,params:n});return _start_js__WEBPACK_IMPORTED_MODULE_3__.$i}).meta({description:`IP address, or AS number such as AS15169 (asdot, AS1.10, is read too)`,ko:`IP 주소 또는 AS15169 같은 AS 번호(asdot 표기 AS1.10도 가능)`,examples:[`8.8.8.8`]})});
const sourceNames=[`ripestat`,`rdap`,`cymru`,`peeringdb`,`pack`];
const source=(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ki)(sourceNames).meta({description:`ripestat: RIPEstat; rdap: the responsible registry; cymru: Team Cymru, over DNS; peeringdb: PeeringDB; pack: the local data (npx portcullis data show)`,ko:`ripestat: RIPEstat. rdap: 담당 등록 기관. cymru: DNS로 조회하는 Team Cymru. peeringdb: PeeringDB. pack: 로컬 데이터(npx portcullis data show)`});
const asOf=(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Mn)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)().meta({description:`The date or the time of the source's data`,ko:`출처 데이터의 기준일 또는 시각`}));
const told={source,asOf};
const reference=(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)().meta({description:`The document that reserves it`,ko:`예약한 문서`});
const block=(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)().nullable().meta({description:`The announced prefix according to this source; null for an AS`,ko:`이 출처가 답한 광고 프리픽스. AS를 조회했으면 null`});
const asNumber=(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Ri)().min(0).max(4294967295);
const code=(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)().nullable().meta({description:`A reason code, the same in every language; null if there is nothing to explain`,ko:`언어와 관계없이 같은 이유 코드. 설명할 것이 없으면 null`});
const origin=(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Vi)({asn:asNumber.meta({description:`Number of the AS`,ko:`AS 번호`}),operator:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Vi)({value:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)().meta({description:`Name of the operator`,ko:`운영자의 이름`}),...told}).nullable().meta({description:`The operator of the AS, as named by the first source that has it`,ko:`AS의 운영자. 정보가 있는 첫 번째 출처의 표기`}),prefix:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)().nullable().meta({description:`The announced prefix that contains the address. For the pack, the largest block within the announced range. Null for an AS`,ko:`주소가 속한 광고 프리픽스. pack에서는 광고된 범위 안의 가장 큰 블록. AS를 조회했으면 null`}),sources:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Mi)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Vi)({...told,prefix:block})).max(8).readonly().meta({description:`The sources that list this AS as an origin of the address`,ko:`이 AS가 주소를 광고한다고 답한 출처`}),reserved:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Vi)({reference}).nullable().meta({description:`The RFC that reserves the AS number (it must not announce anything); null otherwise`,ko:`이 번호를 예약한 RFC. 예약된 번호로는 어떤 네트워크도 광고할 수 없습니다. 아니면 null`}),rpki:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Vi)({state:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ki)([`valid`,`invalid-asn`,`invalid-length`,`not-found`]).meta({description:`valid; invalid-asn, invalid-length: a ROA contradicts the announcement; not-found: no ROA`,ko:`valid: 유효. invalid-asn, invalid-length: ROA와 모순됨. not-found: ROA 없음`}),...told}).nullable().meta({description:`RPKI state of the announcement (RFC 6811); null if no source reported it, and for an AS. not-found: no ROA`,ko:`광고의 RPKI 상태(RFC 6811). not-found: ROA 없음. 정보를 준 출처가 없거나 AS를 조회했으면 null`})});
const classification=(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Vi)({kind:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ki)(_special_js__WEBPACK_IMPORTED_MODULE_1__.a).meta({description:`Kind of network; isp: access network; enterprise: network of an organisation`,ko:`네트워크의 종류. isp: 접속 사업자. enterprise: 기관의 자체 네트워크`}),basis:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ki)([`address-range`,`operator-table`,`peeringdb`,`hosting-list`,`name`,`size`]).meta({description:`address-range: a range that a CDN publishes; operator-table: the built-in table of well-known operators; peeringdb: the operator's entry in PeeringDB; hosting-list: a list of hosting networks; name: words in the operator's name; size: the number of prefixes only`,ko:`address-range: CDN이 공개한 주소 범위. operator-table: 내장된 주요 운영자 표. peeringdb: 운영자의 PeeringDB 항목. hosting-list: 호스팅 네트워크 목록. name: 운영자 이름의 단어. size: 프리픽스 개수만으로 추정`}),detail:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)().meta({description:`The text of the basis, unchanged`,ko:`근거에 적힌 내용`}),confidence:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ki)([`high`,`medium`,`low`]).meta({description:`How reliable the basis is; low is a guess`,ko:`근거의 신뢰도. low는 추정`}),asOf});
const raw=(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Vi)({query:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)().meta({description:`Address in canonical form, or the AS number`,ko:`정규 표기의 주소 또는 AS 번호`}),kind:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ki)([`address`,`as`]).meta({description:`address: an IP address; as: an AS number`,ko:`address: IP 주소. as: AS 번호`}),observedAt:(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Mn)((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Qn)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.On.observedAt)),specialPurpose:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Vi)({network:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)().meta({description:`The block in CIDR notation, or the range of AS numbers`,ko:`CIDR 표기의 블록 또는 AS 번호 범위`}),reference}).nullable().meta({description:`The special-purpose block that contains the address, or the reserved AS number. No source is asked in this case`,ko:`주소가 속한 특수 용도 블록 또는 예약된 AS 번호. 이때는 출처에 조회하지 않습니다`}),origins:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Mi)(origin).max(16).readonly().meta({description:`The AS that announce the address, sorted by the number of sources that list them; for an AS query, the AS itself`,ko:`주소를 광고하는 AS. 더 많은 출처에 있는 AS가 먼저입니다. AS를 조회했으면 그 AS`}),prefixes:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Vi)({...told,total:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Ri)().min(0).meta((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.kn)(`list`)),list:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Mi)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)()).max(200).readonly().meta({description:`The first 200 prefixes, IPv4 before IPv6`,ko:`처음 200개 프리픽스. IPv4가 먼저`})}).nullable().meta({description:`The prefixes that the first AS announces: the first 200 and the total. RIPEstat covers the last two weeks`,ko:`첫 번째 AS가 광고하는 프리픽스. 처음 200개와 전체 개수. RIPEstat은 최근 2주를 기준으로 합니다`}),abuse:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Vi)({...told,emails:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Mi)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)()).max(8).readonly().meta({description:`E-mail addresses`,ko:`메일 주소`})}).nullable().meta({description:`The abuse contact; an empty list if the registry publishes none; null if no source could be asked`,ko:`악용 신고 연락처. 등록 기관에 연락처가 없으면 빈 목록, 조회할 수 있는 출처가 없었으면 null`}),country:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Vi)({...told,value:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)().meta({description:`ISO 3166-1 code of the country`,ko:`ISO 3166-1 국가 코드`}),basis:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ki)([`registration`,`location`]).meta({description:`registration: the country in which the holder is registered; location: the country in the DB-IP data, of an AS that of nearly all its prefixes; none for anycast networks`,ko:`registration: 보유자가 등록된 국가. location: DB-IP 데이터의 위치(AS는 거의 모든 프리픽스의 위치). anycast 네트워크에는 없음`})}).nullable().meta({description:`Country of the network; null if unknown`,ko:`네트워크의 국가. 알 수 없으면 null`}),classification:classification.nullable().meta({description:`Kind of network of the first AS; null if unknown`,ko:`첫 번째 AS의 네트워크 종류. 알 수 없으면 null`}),sources:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Mi)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Vi)({source,state:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ki)([`answered`,`partly`,`empty`,`failed`]).meta({description:`answered: every request succeeded; partly: some requests failed; empty: it has no data about the query; failed: no usable answer`,ko:`answered: 모든 요청 성공. partly: 일부 요청 실패. empty: 해당 데이터 없음. failed: 사용할 수 있는 응답 없음`}),reason:code,asOf:(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Mn)(asOf.nullable().meta({description:`The date or the time of its data; null if it returned none`,ko:`데이터의 기준일 또는 시각. 답이 없으면 null`}))})).max(8).readonly().meta({description:`The sources that were asked, in order`,ko:`조회한 출처(순서대로)`})});
// src/checks/asn/sources/ledger.ts
function openLedger(){const e=new Map;const of=t=>{const n=e.get(t)??[];e.set(t,n);return n};return{async ask(e,t){const n=of(e);const[r]=n;if(r?.state===`failed`&&n.every(({state:e})=>e===`failed`))return r;const i=await t();n.push(i);return i},rows:()=>sourceNames.flatMap(t=>e.has(t)?[rowOf$1(t,of(t))]:[])}}
function rowOf$1(e,t){const n=t.find(e=>e.state===`failed`);const r=t.find(e=>e.state===`told`);const i=n?.reason??null;if(r)return{source:e,state:n?`partly`:`answered`,reason:i,asOf:r.asOf};return{source:e,state:n?`failed`:`empty`,reason:i,asOf:null}}
// src/formats/routing/peeringdb.ts
const line=(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wi)().transform(e=>(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Si)(e.trim(),100));
const answer=(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Vi)({data:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Mi)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Vi)({asn:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Ri)(),name:line,info_type:line.nullish(),info_types:(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Mi)(line).max(16).nullish()})).max(64)});
function readPeeringdb(e,t){const n=(0,_members_js__WEBPACK_IMPORTED_MODULE_6__.a)(e);if(`fault`in n)return{fault:n.fault};const r=answer.safeParse(n.json);if(!r.success)return{fault:`shape`};const i=r.data.data.find(e=>e.asn===t);if(!i)return r.data.data.length>0?{fault:`other-as`}:{net:null};const a=[i.info_type??``,...i.info_types??[]].filter(e=>e!==``&&e!==`Not Disclosed`);return{net:{name:i.name,kinds:[...new Set(a)]}}}
// src/checks/asn/sources/peeringdb.ts
const patience=3e3;
async function askPeeringdb(e,t){const n=`net?asn=${t}&fields=asn,name,info_type,info_types`;const r=await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.vn)(()=>e.net.source(`peeringdb`,{path:n,headers:{accept:`application/json`},patience}));if(!r.ok)return{state:`failed`,reason:r.failure.reason};if(r.value.status!==200)return{state:`empty`};const i=readPeeringdb(r.value.body,t);if(`fault`in i)return{state:`failed`,reason:`source.malformed`};return i.net?{state:`told`,value:i.net,asOf:e.now().toISOString()}:{state:`empty`}}
// src/checks/asn/collect.ts
async function collect({query:e},t){const n=parseAsNumber(e);const r={...nothing,query:e,observedAt:t.now().toISOString()};const i=specialOf(e);if(i){const{network:e,reference:t}=i;return{...r,kind:n===null?`address`:`as`,specialPurpose:{network:e,reference:t}}}const a=await openAsnRun(t,openLedger());const o=n===null?await ofAddress(e,a):await ofNumber(n,a);return{...r,...o,sources:a.ledger.rows()}}
const nothing={specialPurpose:null,origins:[],prefixes:null,abuse:null,country:null,classification:null,sources:[]};
const mostDescribed=4;
async function ofAddress(e,t){const{context:n,ledger:r}=t;const i=r.ask(`cymru`,()=>askOrigin(n,e));const[a,o,s]=await Promise.all([announcementsOf(e,i,t),abuseOf(e,t),countryOf(e,()=>i,t)]);const c=originsOf(a);const[l]=c;const[u,d]=await Promise.all([Promise.all(c.map((e,n)=>describe(e,n<mostDescribed,t))),l?prefixesOf(l.asn,t):null]);return{kind:`address`,origins:u,prefixes:d,abuse:o,country:s,classification:await classOf(u[0],{address:e,prefixes:d?.total??null},t)}}
async function announcementsOf(e,t,n){const[r,i]=await Promise.all([ripestatIn(n)(`network-info`,{resource:e},isAround(e)),t]);const a=n.networks?.find(e);return[...r.state===`told`?[{source:`ripestat`,asOf:r.asOf,asns:r.value.asns,prefix:r.value.prefix??null}]:[],...i.state===`told`?[{source:`cymru`,asOf:i.asOf,asns:i.value.asns,prefix:i.value.prefix}]:[],...a&&n.networks?[{source:`pack`,asOf:n.networks.asOf,asns:[a.asn],prefix:a.prefix}]:[]]}
async function describe(e,t,n){const{asn:r,prefix:i,reserved:a,sources:o}=e;if(!t||a)return{...e,operator:null,rpki:null};const s=o.some(({source:e})=>e!==`pack`);const[c,l]=await Promise.all([operatorOf(r,n),i!==null&&s?rpkiOf(r,i,n):null]);return{...e,operator:c,rpki:l}}
async function ofNumber(e,t){const[n,r,i,a]=await Promise.all([operatorOf(e,t),prefixesOf(e,t),abuseOf(e,t),countryOf(e,()=>t.cymruName(e),t)]);const o={asn:e,operator:n,prefix:null,sources:n?[{source:n.source,asOf:n.asOf,prefix:null}]:[],reserved:null,rpki:null};const s=await classOf(o,{address:null,prefixes:r?.total??null},t);return{kind:`as`,origins:[o],prefixes:r,abuse:i,country:a,classification:s}}
async function classOf(e,{address:t,prefixes:n},{context:r,ledger:i,networks:a}){if(!e||e.reserved)return null;const{asn:o,operator:s}=e;const c=(0,_special_js__WEBPACK_IMPORTED_MODULE_1__.i)(o)?null:await i.ask(`peeringdb`,()=>askPeeringdb(r,o));const l=c?.state===`told`?{kinds:c.value.kinds,asOf:c.asOf}:null;const u=t===null||!a?null:a.signs(t).hosting;return (0,_special_js__WEBPACK_IMPORTED_MODULE_1__.n)({asn:o,address:t,operator:s?.value??null,prefixes:n,peering:l,hosting:u},r.now())}
// src/checks/asn/problems.ts
const problems=(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ai)({"rpki-invalid":{severity:`high`,cause:{en:`The announcement of {prefix} by AS{asn} is RPKI invalid ({state}). Networks that do route origin validation drop it.`,ko:`AS{asn}의 {prefix} 광고는 RPKI invalid입니다({state}). RPKI 검증(ROV)을 하는 네트워크는 이 경로를 버립니다.`},action:{en:`If AS{asn} is authorized to announce the prefix, correct the ROA. Otherwise report a possible hijack to the prefix holder.`,ko:`AS{asn}의 광고가 정당하면 ROA를 수정하십시오. 아니라면 하이재킹 가능성을 프리픽스 보유자에게 알리십시오.`},reference:`RFC 6811`},"reserved-origin":{severity:`high`,cause:{en:`{source} reports that AS{asn} announces {prefix}. AS{asn} is reserved and must not be used ({reference}).`,ko:`{source}에 따르면 AS{asn|이/가} {prefix|을/를} 광고합니다. AS{asn|은/는} 예약되어 사용할 수 없는 번호입니다({reference}).`},action:{en:`Ask the prefix holder to announce it from an assigned AS number.`,ko:`프리픽스 보유자에게 할당받은 AS 번호로 광고하도록 요청하십시오.`},reference:`RFC 7607`},"rpki-missing":{severity:`info`,cause:{en:`No ROA covers {prefix}. Other networks cannot verify that AS{asn} is authorized to announce it.`,ko:`{prefix|을/를} 보호하는 ROA가 없습니다. AS{asn}의 광고가 정당한지 다른 네트워크가 확인할 수 없습니다.`},action:{en:`Create a ROA for AS{asn} at the regional Internet registry (RIR) of the prefix.`,ko:`프리픽스를 관리하는 지역 인터넷 등록 기관(RIR)에서 AS{asn}용 ROA를 만드십시오.`},reference:`RFC 9582`},"several-origins":{severity:`low`,cause:{en:`Several AS announce the address (MOAS): {list}. This is normal for anycast and migrations, but a hijack looks the same.`,ko:`여러 AS가 이 주소를 광고합니다(MOAS): {list}. 애니캐스트나 이전 작업 중에는 정상이지만 하이재킹도 이와 같은 모습으로 나타납니다.`},action:{en:`Ask the operator whether all of these AS are authorized to announce the prefix.`,ko:`이 AS들이 모두 프리픽스를 광고해도 되는지 운영자에게 확인하십시오.`},reference:`RFC 1930 §7`},"sources-disagree":{severity:`low`,cause:{en:`The sources report different origin AS: {list}.`,ko:`출처마다 origin AS가 다릅니다: {list}.`},action:{en:`Rely on the newest source. Run the check again later; routes may be changing.`,ko:`데이터가 가장 최신인 출처를 기준으로 삼으십시오. 경로가 바뀌는 중일 수 있으니 나중에 다시 실행하십시오.`}},"not-announced":{severity:`low`,cause:{en:`No source lists an AS that announces {query}. The address cannot be reached from the Internet.`,ko:`{query|을/를} 광고하는 AS가 어떤 출처에도 없습니다. 이 주소는 인터넷에서 접근할 수 없습니다.`},action:{en:`Check the address for typing errors. If it is yours, announce its prefix or ask your provider to do so.`,ko:`주소를 잘못 입력하지 않았는지 확인하십시오. 보유한 주소라면 프리픽스를 광고하거나 ISP에 요청하십시오.`}},"unknown-as":{severity:`low`,cause:{en:`No source has data about {query}. The number may be unassigned.`,ko:`{query}에 대한 정보가 어떤 출처에도 없습니다. 할당되지 않은 번호일 수 있습니다.`},action:{en:`Check the number for typing errors.`,ko:`번호를 잘못 입력하지 않았는지 확인하십시오.`}},"abuse-contact-missing":{severity:`low`,cause:{en:`The registry publishes no abuse contact for {query}.`,ko:`등록 기관에 {query}의 악용 신고 연락처가 없습니다.`},action:{en:`To report abuse, write to the operator. If the network is yours, register an abuse contact at your RIR.`,ko:`악용을 신고하려면 운영자에게 연락하십시오. 자신의 네트워크라면 지역 인터넷 등록 기관(RIR)에 연락처를 등록하십시오.`},reference:`RFC 9083 §10.2.4`},"old-data":{severity:`low`,cause:{en:`No live source provided data ({list}). The result is based on local data of {date}.`,ko:`실시간 출처에서 데이터를 얻지 못했습니다({list}). {date} 기준의 로컬 데이터를 사용한 결과입니다.`},action:{en:`Check that this machine can reach the sources, and run the check again. To update the local data: npx portcullis data update.`,ko:`이 시스템에서 출처에 연결할 수 있는지 확인하고 다시 실행하십시오. 로컬 데이터를 갱신하려면: npx portcullis data update.`}},"no-source-answered":{severity:`low`,cause:{en:`No live source answered ({list}), and the local data has no entry.`,ko:`응답한 실시간 출처가 없고({list}) 로컬 데이터에도 정보가 없습니다.`},action:{en:`Check that this machine can reach the sources, and run the check again.`,ko:`이 시스템에서 출처에 연결할 수 있는지 확인하고 다시 실행하십시오.`}},"source-failed":{severity:`info`,cause:{en:`Some sources failed: {list}. The result uses the other sources.`,ko:`일부 출처에서 데이터를 얻지 못했습니다: {list}. 다른 출처의 데이터를 사용했습니다.`},action:{en:`Run the check again later to compare all sources.`,ko:`모든 출처를 비교하려면 나중에 다시 실행하십시오.`}},"special-address":{severity:`info`,cause:{en:`{query} is in the special-purpose block {network}: {what} ({reference}). No AS announces it.`,ko:`{query|은/는} 특수 용도 블록 {network}에 속합니다: {what}({reference}). 이 주소를 광고하는 AS는 없습니다.`},action:{en:`To find the network of a host, look up its public address.`,ko:`호스트가 속한 네트워크를 알아보려면 공인 주소를 조회하십시오.`}},"reserved-number":{severity:`info`,cause:{en:`{numbers} is a special-purpose AS number ({reference}): {what}. It does not identify a network on the public Internet.`,ko:`{numbers|은/는} 특수 용도 AS 번호입니다({reference}): {what}. 공개 인터넷의 네트워크를 나타내지 않습니다.`},action:{en:`Look up an AS number that a registry has assigned.`,ko:`등록 기관이 할당한 AS 번호를 조회하십시오.`}}});
const find=(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.oi)();
const kpis={special:{en:`Special-purpose block`,ko:`특수 용도 블록`},operator:{en:`Operator`,ko:`운영자`},as:{en:`Origin AS`,ko:`Origin AS`},prefix:{en:`Prefix`,ko:`프리픽스`},rpki:{en:`RPKI`,ko:`RPKI`},kind:{en:`Network type`,ko:`네트워크 유형`},basis:{en:`Type based on`,ko:`유형의 근거`},confidence:{en:`Confidence`,ko:`유형의 신뢰도`},country:{en:`Country`,ko:`국가`},prefixes:{en:`Announced prefixes`,ko:`광고 프리픽스 수`},abuse:{en:`Abuse contact`,ko:`악용 신고 연락처`}};
const rpki={valid:{en:`valid`,ko:`유효`},"invalid-asn":{en:`invalid: the ROA authorizes another AS`,ko:`무효: ROA가 다른 AS를 허용함`},"invalid-length":{en:`invalid: longer than maxLength of the ROA`,ko:`무효: ROA의 maxLength보다 긺`},"not-found":{en:`no ROA`,ko:`ROA 없음`}};
const rpkiWords=rpki;
const words={problems,caps:{},parts:{},kpis,values:{rpki,as:{false:{en:`none`,ko:`없음`}},abuse:{false:{en:`none published`,ko:`공개되지 않음`}},kind:{cloud:{en:`cloud`,ko:`클라우드`},cdn:{en:`CDN`,ko:`CDN`},isp:{en:`ISP`,ko:`인터넷 사업자(ISP)`},hosting:{en:`hosting`,ko:`호스팅`},enterprise:{en:`company or institution`,ko:`기업 또는 기관`}},basis:{"address-range":{en:`address ranges published by the CDN`,ko:`CDN이 공개한 주소 범위`},"operator-table":{en:`built-in table of well-known operators`,ko:`내장된 주요 운영자 표`},peeringdb:{en:`PeeringDB`,ko:`PeeringDB`},"hosting-list":{en:`list of hosting networks`,ko:`호스팅 네트워크 목록`},name:{en:`words in the operator's name`,ko:`운영자 이름의 단어`},size:{en:`number of prefixes only`,ko:`프리픽스 개수만`}},confidence:{high:{en:`high`,ko:`높음`},medium:{en:`medium`,ko:`중간`},low:{en:`low`,ko:`낮음`}}}};
// src/checks/asn/words.ts
const sourceTitles={ripestat:{en:`RIPEstat`,ko:`RIPEstat`},rdap:{en:`RDAP`,ko:`RDAP`},cymru:{en:`Team Cymru`,ko:`Team Cymru`},peeringdb:{en:`PeeringDB`,ko:`PeeringDB`},pack:{en:`local data`,ko:`로컬 데이터`}};
function listText(e,t,n=`, `){const r=_start_js__WEBPACK_IMPORTED_MODULE_3__.oa.map(r=>[r,e.map(e=>t(e,r)).join(n)]);return Object.fromEntries(r)}
// src/checks/asn/judge.ts
function judge(e){const{specialPurpose:t,query:n,kind:r}=e;if(t){const{network:e,reference:i}=t;const{en:a,ko:o}=specialOf(n)??{en:i,ko:i};const s={en:a,ko:o};const c={id:`special`,value:`${e} (${i})`};const l=e===n?n:`${n} (${e})`;const u=r===`address`?find(`special-address`,{query:n,network:e,what:s,reference:i}):find(`reserved-number`,{numbers:l,what:s,reference:i});return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn)(null,[u],[c],problems)}const i=[...routeFindings(e),...contactFindings(e),...sourceFindings(e)];const a=(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn)(null,i,kpisOf(e),problems);return isUnknown(e)&&a.status===`pass`?{...a,status:`unknown`}:a}
function isUnknown({origins:e,sources:t}){return!e.some(({operator:e,sources:t})=>e!==null||t.length>0)&&t.some(({state:e})=>e===`failed`||e===`partly`)}
function routeFindings(e){const{query:t,kind:n,origins:r}=e;if(isUnknown(e))return[];if(n===`as`)return r.every(({operator:e})=>e===null)&&(e.prefixes?.total??0)===0?[find(`unknown-as`,{query:t})]:[];if(r.length===0)return[find(`not-announced`,{query:t})];return[...r.flatMap(announcementFindings),...disagreements(e),...denials(e)]}
function announcementFindings({asn:e,prefix:t,rpki:n,reserved:r,sources:i}){const a={asn:e,prefix:t??`?`};const o={subject:`AS${e}`};if(r){const e=i[0]?sourceTitles[i[0].source]:`?`;return[find(`reserved-origin`,{...a,source:e,reference:r.reference},o)]}if(n?.state===`not-found`)return[find(`rpki-missing`,a,o)];if(n===null||n.state===`valid`)return[];return[find(`rpki-invalid`,{...a,state:rpkiWords[n.state]},o)]}
function disagreements({origins:e}){const t=[...new Set(e.flatMap(e=>e.sources.map(({source:e})=>e)))];const n=t.map(t=>e.filter(e=>e.sources.some(e=>e.source===t)));const r=e.map(({asn:e,operator:t})=>t?`AS${e} (${t.value})`:`AS${e}`).join(`, `);const i=n.some(({length:e})=>e>1)?[find(`several-origins`,{list:r})]:[];if(e.some(e=>e.sources.length===t.length)||t.length<2)return i;return[...i,find(`sources-disagree`,{list:listText(e,whoSays,`; `)})]}
function denials({origins:e,sources:t}){const n=e.some(e=>e.sources.some(({source:e})=>e!==`pack`));const r=t.filter(({source:e,state:t})=>asksOrigin.has(e)&&t===`answered`);if(n||r.length===0)return[];const i={en:`no AS`,ko:`AS 없음`};const a=listText([...e,null],(e,t)=>e===null?`${i[t]}: ${r.map(({source:e})=>sourceTitles[e][t]).join(`, `)}`:whoSays(e,t),`; `);return[find(`sources-disagree`,{list:a})]}
const asksOrigin=new Set([`ripestat`,`cymru`]);
function whoSays({asn:e,sources:t},n){return`AS${e}: ${t.map(({source:e,asOf:t})=>`${sourceTitles[e][n]} ${t.slice(0,10)}`).join(`, `)}`}
function contactFindings({query:e,abuse:t}){return t?.emails.length===0?[find(`abuse-contact-missing`,{query:e})]:[]}
function sourceFindings(e){const{sources:t,origins:n,prefixes:r}=e;const i=t.filter(({state:e})=>e===`failed`||e===`partly`);if(t.some(({state:e})=>e===`answered`||e===`partly`))return i.length>0?[find(`source-failed`,{list:reasonsOf(i)})]:[];const a=[...n.flatMap(e=>e.sources),...r?[r]:[]].find(({source:e})=>e===`pack`);if(a)return[find(`old-data`,{list:reasonsOf(t),date:a.asOf})];return i.length>0?[find(`no-source-answered`,{list:reasonsOf(i)})]:[]}
const knowsNothing={en:`it has no data about it`,ko:`해당 데이터 없음`};
function reasonsOf(e){return listText(e,(e,t)=>`${sourceTitles[e.source][t]}: ${reasonOf(e)[t]}`,`; `)}
function reasonOf({state:e,reason:t}){return e===`empty`?knowsNothing:(0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_8__.n)(t)}
function kpisOf({origins:e,prefixes:t,abuse:n,country:r,classification:i,kind:a}){const[o]=e;return[{id:`operator`,value:o?.operator?.value??null},{id:`as`,value:e.length===0?false:e.map(({asn:e})=>`AS${e}`).join(`, `)},...a===`address`?[{id:`prefix`,value:o?.prefix??null},{id:`rpki`,value:o?.rpki?.state??null}]:[],{id:`kind`,value:i?.kind??null},{id:`basis`,value:i?.basis??null},{id:`confidence`,value:i?.confidence??null},{id:`country`,value:r?.value??null},{id:`prefixes`,value:t?.total??null},{id:`abuse`,value:n===null?null:n.emails.join(`, `)||false}]}
// src/checks/asn/lasts.ts
const wholeDay=86400;
const afterFailure=600;
function lasts({sources:e}){return e.some(({state:e})=>e===`failed`||e===`partly`)?afterFailure:wholeDay}
// src/checks/asn/notes.ts
const notes=[{en:`Each fact comes from the first source that has it: RIPEstat, then the registry (RDAP), then Team Cymru (DNS), then the local data. The result names the source and the date of each fact. The origin AS is looked up at both RIPEstat and Team Cymru and compared with the local data. A source that fails is listed with the reason, and the next source is used instead.`,ko:`항목마다 정보가 있는 첫 번째 출처의 값을 사용합니다. 순서는 RIPEstat, 등록 기관(RDAP), Team Cymru(DNS), 로컬 데이터입니다. 결과에는 항목별 출처와 기준일이 표시됩니다. origin AS는 RIPEstat과 Team Cymru에서 모두 조회하여 로컬 데이터와 비교합니다. 실패한 출처는 이유와 함께 표시하고 다음 출처를 사용합니다.`},{en:`The first rule that applies decides the network type: address ranges that a CDN publishes, a table of well-known operators, the operator's entry in PeeringDB, a list of hosting networks, words in the operator's name, the number of prefixes. The last two are guesses and have low confidence. Research networks, governments and companies with a network of their own count as enterprise.`,ko:`네트워크 유형은 처음으로 적용되는 규칙에 따라 정합니다. CDN이 공개한 주소 범위, 주요 운영자 표, 운영자의 PeeringDB 항목, 호스팅 네트워크 목록, 운영자 이름의 단어, 프리픽스 개수 순서입니다. 마지막 두 가지는 추정이므로 신뢰도가 낮습니다. 연구망, 정부, 자체 네트워크를 운영하는 기업은 enterprise로 분류합니다.`},{en:"The local data comes with the product (data/ATTRIBUTION.md); `npx portcullis data update` refreshes it. Its ranges merge neighbouring announcements of one AS. Special-purpose addresses and reserved AS numbers are identified from the IANA registries without asking any source.",ko:"로컬 데이터는 제품에 포함되어 있으며(data/ATTRIBUTION.md) `npx portcullis data update`로 갱신합니다. 같은 AS의 인접한 광고는 하나의 범위로 합쳐져 있습니다. 특수 용도 주소와 예약된 AS 번호는 출처에 조회하지 않고 IANA 레지스트리에 따라 표시합니다."},{en:`The country is the one in which the holder is registered. If no registry lists one, it is the location in the DB-IP data. Neither is the location of the server: an anycast address is in many places at once.`,ko:`국가는 보유자가 등록된 국가이며, 등록 정보가 없으면 DB-IP 데이터의 위치입니다. 서버의 실제 위치를 뜻하지 않습니다. 애니캐스트 주소는 동시에 여러 곳에 있습니다.`}];
// src/checks/asn/tables.ts
const columns=[{en:`Fact`,ko:`항목`},{en:`Source`,ko:`출처`},{en:`Date`,ko:`기준일`},{en:`Value`,ko:`값`}];
const facts={origin:{en:`Origin AS`,ko:`Origin AS`},operator:{en:`Operator`,ko:`운영자`},rpki:{en:`RPKI`,ko:`RPKI`},country:{en:`Country`,ko:`국가`},abuse:{en:`Abuse contact`,ko:`신고 연락처`},prefixes:{en:`Prefixes`,ko:`프리픽스`}};
const blocks=[{en:`Announced prefixes`,ko:`광고 프리픽스`}];
function tablesOf(e){const{origins:t,country:n,abuse:r,prefixes:i}=e;const a=[...t.flatMap(e=>e.sources.map(t=>rowOf(facts.origin,t,[`AS${e.asn}`,t.prefix].filter(Boolean).join(` `)))),...t.flatMap(({operator:e})=>e?[rowOf(facts.operator,e,e.value)]:[]),...t.flatMap(({rpki:e,asn:t})=>e?[rowOf(facts.rpki,e,listText([t],(t,n)=>`AS${t} ${rpkiWords[e.state][n]}`))]:[]),...n?[rowOf(facts.country,n,n.value)]:[],...r?[rowOf(facts.abuse,r,r.emails.join(`, `)||`–`)]:[],...i?[rowOf(facts.prefixes,i,`${i.total}`)]:[]];const o=e.kind===`as`?i?.list??[]:[];return[...a.length>0?[{columns,rows:a}]:[],...o.length>0?[{columns:blocks,rows:o.map(e=>[e])}]:[]]}
function rowOf(e,{source:t,asOf:n},r){return[e,sourceTitles[t],n.slice(0,10),r]}
// src/checks/asn/index.ts
const asn=(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Fn)({id:`asn`,version:4,title:{en:`Network and AS`,ko:`네트워크와 AS`},about:{en:`Shows the operator of an address or an AS, the origin AS and its prefixes, the abuse contact, the country, the RPKI state and the network type: cloud, CDN, ISP, hosting or enterprise.`,ko:`IP 주소나 AS의 운영자, origin AS와 프리픽스, 악용 신고 연락처, 국가, RPKI 상태, 네트워크 유형(클라우드, CDN, ISP, 호스팅, 기업)를 확인합니다.`},notes,input,subject:`query`,raw,cost:`standard`,ttl:wholeDay,lasts,words,target:({query:e})=>e.startsWith(`AS`)?(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Pn)(e):(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nn)(e),collect,judge,fits:(e,{query:t})=>e.query===t,tables:tablesOf,observe:({query:e,kind:t,origins:n})=>t===`address`?n.filter(({sources:e,reserved:t})=>t===null&&e.some(({source:e})=>e!==`pack`)).map(({asn:t})=>({target:e,kind:`ip:asn`,value:`AS${t}`})):[]});




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

/***/ 5264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readJson),
/* harmony export */   c: () => (/* binding */ string),
/* harmony export */   i: () => (/* binding */ response),
/* harmony export */   n: () => (/* binding */ listOf),
/* harmony export */   o: () => (/* binding */ readContact),
/* harmony export */   r: () => (/* binding */ maybe),
/* harmony export */   s: () => (/* binding */ number),
/* harmony export */   t: () => (/* binding */ line)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// node_modules/zod/v4/classic/coerce.js
function string(e){return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Yi)(_start_js__WEBPACK_IMPORTED_MODULE_0__.Oi,e)}
function number(e){return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ji)(_start_js__WEBPACK_IMPORTED_MODULE_0__.Di,e)}
// src/formats/rdap/jcard.ts
const mostProperties=64;
const mostParts=8;
const longestText$1=256;
function readCard(e){const t=propertiesIn(e);return{name:valueOf(t,`fn`),organization:valueOf(t,`org`),email:valueOf(t,`email`)?.replace(/^mailto:/i,``)??null,phone:phoneIn(t),url:valueOf(t,`url`)??valueOf(t,`contact-uri`)}}
function propertiesIn(e){return listIn(e).slice(0,mostProperties).flatMap(e=>{const[t,n,,r]=Array.isArray(e)?e:[];if(typeof t!==`string`)return[];return[{name:t.slice(0,longestText$1).toLowerCase(),parameters:n,value:textOf$1(r)}]})}
function listIn(e){if(!Array.isArray(e))return[];const t=unwrapped(e);if(!Array.isArray(t))return[];const[n]=t;return Array.isArray(n)&&Array.isArray(n[0])?n:t}
function unwrapped(e){const[t,n]=e;if(typeof t===`string`)return n;return isWrapped(t)?t.vcard:e}
function isWrapped(e){return typeof e===`object`&&e!==null&&`vcard`in e}
function textOf$1(e){const[t=``]=(Array.isArray(e)?e.slice(0,mostParts):[e]).flatMap(e=>typeof e===`string`&&e.trim()!==``?[e]:[]);return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Si)(t.trim(),longestText$1)||null}
function valueOf(e,t){return e.find(e=>e.name===t&&e.value!==null)?.value??null}
function phoneIn(e){const{value:t=null}=e.filter(({name:e,value:t})=>e===`tel`&&t!==null).find(({parameters:e})=>!isFax(e))??{};return t?.replace(/^tel:/i,``)??null}
function isFax(e){const t=typeof e===`object`&&e!==null&&`type`in e&&e.type;return(Array.isArray(t)?t.slice(0,mostParts):[t]).some(e=>typeof e===`string`&&e.slice(0,longestText$1).toLowerCase()===`fax`)}
// src/formats/rdap/jscontact.ts
const longestText=256;
const mostItems=32;
function readContact({vcardArray:e,jscontact_card:t,jscard:n}){const[r,i]=[readJscard(t??n),readCard(e)];return{name:r.name??i.name,organization:r.organization??i.organization,email:r.email??i.email,phone:r.phone??i.phone,url:r.url??i.url}}
function readJscard(e){const t=byPreference(memberOf(e,`phones`)).filter(e=>memberOf(memberOf(e,`features`),`fax`)!==true);return{name:nameIn(memberOf(e,`name`)),organization:firstText(byPreference(memberOf(e,`organizations`)),`name`),email:firstText(byPreference(memberOf(e,`emails`)),`address`)?.replace(/^mailto:/i,``)??null,phone:firstText(t,`number`)?.replace(/^tel:/i,``)??null,url:firstText(byPreference(memberOf(e,`links`)),`uri`)}}
function nameIn(e){const t=textOf(memberOf(e,`full`));if(t!==null)return t;const n=memberOf(e,`components`);return textOf((Array.isArray(n)?n.slice(0,mostItems):[]).flatMap(e=>memberOf(e,`kind`)===`separator`?[]:textOf(memberOf(e,`value`))??[]).join(` `))}
function byPreference(e){if(typeof e!==`object`||e===null)return[];return Object.values(e).slice(0,mostItems).toSorted((e,t)=>rank(e)<rank(t)?-1:Number(rank(e)>rank(t)))}
function rank(e){const t=memberOf(e,`pref`);return typeof t===`number`?t:Number.POSITIVE_INFINITY}
function firstText(e,t){return e.map(e=>textOf(memberOf(e,t))).find(e=>e!==null)??null}
function textOf(e){return typeof e===`string`?(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Si)(e.trim(),longestText)||null:null}
function memberOf(e,t){if(typeof e!==`object`||e===null||!Object.hasOwn(e,t))return void 0;return Reflect.get(e,t)}
// src/formats/rdap/json.ts
const deepest=64;
function readJson(e){const t=new TextDecoder().decode(e);if(isTooDeep(t))return{fault:`deep`};try{return{json:JSON.parse(t.replace(/^\ufeff/,``))}}catch{return{fault:`json`}}}
function isTooDeep(e){let t=0;let n=false;for(let r=0;r<e.length;r++){const i=e[r];if(n&&i===`\\`)r++;else if(i===`"`)n=!n;else if(n)continue;else if(i===`{`||i===`[`)t++;else if(i===`}`||i===`]`)t--;if(t>deepest)return true}return false}
// src/formats/rdap/members.ts
const mostListed=64;
function maybe(e){return e.nullable().prefault(null).catch(null)}
function listOf(e,t=mostListed){return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.qi)().transform(n=>{return toList(n).slice(0,t).flatMap(t=>{const n=e.safeParse(t);return n.success?[n.data]:[]})}).prefault([])}
function toList(e){if(Array.isArray(e))return e;return isItem(e)?[e]:[]}
function isItem(e){return typeof e===`string`||typeof e===`object`&&e!==null}
const line=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)().transform(e=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Si)(e.trim(),256)||null);
const truth=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ki)([(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)(),(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Bi)(),(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)().max(16)]).transform((e,t)=>{const n=`${e}`.trim().toLowerCase();if(/^(?:true|yes|1|signed|signeddelegation)$/.test(n))return true;if(/^(?:false|no|0|unsigned)$/.test(n))return false;t.addIssue({code:`custom`,message:`no boolean`});return _start_js__WEBPACK_IMPORTED_MODULE_0__.$i});
const link=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Vi)({rel:maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)()),type:maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)()),href:maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)().max(2048))});
const contact=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Vi)({roles:listOf((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)().transform(e=>e.slice(0,256).trim().toLowerCase())),handle:maybe(line),vcardArray:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.qi)().optional(),jscontact_card:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.qi)().optional(),jscard:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.qi)().optional(),publicIds:listOf((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Vi)({type:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)(),identifier:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ki)([(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)(),(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Bi)()])})),links:listOf(link),url:maybe(line),remarks:listOf((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Vi)({title:maybe(line),type:maybe(line)}))});
const entity=contact.extend({entities:listOf(contact)});
const notice=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Vi)({title:maybe(line),type:maybe(line),description:listOf(line,4)});
const signer=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Vi)({keyTag:number().int().min(0).max(65535),algorithm:number().int().min(0).max(255),digestType:number().int().min(0).max(255),digest:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)().max(256)});
const redaction=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Vi)({name:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Vi)({type:maybe(line),description:maybe(line)})});
const response=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Vi)({errorCode:maybe(number()),objectClassName:maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)().transform(e=>e.slice(0,256).toLowerCase())),ldhName:maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)().max(256)),unicodeName:maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)().max(256)),handle:maybe(line),status:listOf((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)()),events:listOf((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Vi)({eventAction:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)(),eventDate:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)()}),256),nameservers:listOf((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Vi)({ldhName:maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)().max(256)),unicodeName:maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)().max(256))})),secureDNS:maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Vi)({delegationSigned:maybe(truth),dsData:listOf(signer)})),entities:listOf(entity),links:listOf(link),notices:listOf(notice),remarks:listOf(notice),redacted:listOf(redaction)});




/***/ }),

/***/ 2275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ packedWordsOf),
/* harmony export */   n: () => (/* binding */ rangeOfPrefix),
/* harmony export */   r: () => (/* binding */ compareKeys),
/* harmony export */   t: () => (/* binding */ isInPrefix)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);

// src/formats/networks/words.ts
function packedWordsOf(e){const t=wordOfIpv4(e);if(t!==null)return[t];if((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(e)!==6)return null;const n=wordsOfIpv6(e.replace(/%.*$/,``));return n[0]===0&&n[1]===0&&n[2]===65535?[n[3]]:n}
function wordOfIpv4(e){let t=0;let n=-1;let r=0;for(let i=0;i<e.length;i+=1){const a=e.charCodeAt(i);if(a===46){if(n<0)return null;t=t*256+n;n=-1;r+=1}else{if(a<48||a>57||n===0)return null;n=n<0?a-48:n*10+a-48;if(n>255)return null}}return r===3&&n>=0?t*256+n:null}
function wordsOfIpv6(e){const[t=``,n]=e.split(`::`);const r=groupsOf(t);const i=groupsOf(n??``);const a=Array(8-r.length-i.length).fill(0);const o=[...r,...a,...i];const word=e=>(o[2*e]??0)*65536+(o[2*e+1]??0);return[word(0),word(1),word(2),word(3)]}
function groupsOf(e){if(e===``)return[];return e.split(`:`).flatMap(e=>{const t=e.includes(`.`)?wordOfIpv4(e):null;return t===null?[Number.parseInt(e,16)]:[Math.floor(t/65536),t%65536]})}
// src/formats/networks/blocks.ts
function numberOf(e){return e.reduce((e,t)=>e*4294967296n+BigInt(t),0n)}
function toWords(e,t){return Array.from({length:t},(n,r)=>Number(e>>BigInt(32*(t-1-r))&4294967295n))}
// src/formats/networks/rows.ts
function networkOf(e,t){const n=packedWordsOf(e);if(!n||t!==void 0&&!/^\d{1,3}$/.test(t))return null;const r=n.length*32;const i=n.length===1&&e.includes(`:`);const a=t===void 0?r:Number(t)-(i?96:0);if(a>r||a<0)return null;const o=1n<<BigInt(r-a);const s=numberOf(n)/o*o;return{first:toWords(s,n.length),last:toWords(s+o-1n,n.length)}}
// src/formats/networks/table.ts
function compareKeys(e,t){for(let n=0;n<e.length;n+=1){const r=(e[n]??0)-(t[n]??0);if(r!==0)return r}return 0}
// src/formats/networks/prefix.ts
function rangeOfPrefix(e){const t=/^(?<base>[0-9a-f:.]{2,45})\/(?<bits>\d{1,3})$/i.exec(e);return t?networkOf(t.groups?.[`base`]??``,t.groups?.[`bits`]):null}
function isInPrefix(e,t){const n=packedWordsOf(e);const r=rangeOfPrefix(t);if(!n||!r||r.first.length!==n.length)return false;return compareKeys(r.first,n)<=0&&compareKeys(n,r.last)<=0}




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




/***/ }),

/***/ 533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ resolverWords),
/* harmony export */   t: () => (/* binding */ answerWords)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);


// src/probes/dns/resolver-words.ts
const words={TIMEOUT:{en:`no answer came in time`,ko:`제시간에 응답이 없음`},SERVFAIL:{en:`the lookup failed`,ko:`조회에 실패함`},REFUSED:{en:`the query was refused`,ko:`질의를 거부함`},NXDOMAIN:{en:`the name does not exist`,ko:`존재하지 않는 이름`},NODATA:{en:`the record does not exist`,ko:`해당 레코드 없음`},FORMERR:{en:`the query could not be parsed`,ko:`질의를 해석하지 못함`},NOTIMP:{en:`this query is not supported`,ko:`이런 질의를 지원하지 않음`},NOTAUTH:{en:`the server is not authoritative for the zone`,ko:`그 존을 제공하지 않음`},"NOT-AUTHORITATIVE":{en:`the server is not authoritative for the zone`,ko:`그 존을 제공하지 않음`},YXDOMAIN:{en:`a DNAME makes the name too long`,ko:`DNAME으로 이름이 너무 길어짐`},"NO-SOA":{en:`the answer is empty and has no SOA record`,ko:`SOA 레코드 없는 빈 응답임`},"NO-SERVERS":{en:`no name server is known`,ko:`알려진 네임서버가 없음`},"NO-PARENT":{en:`the parent zone is unknown`,ko:`상위 존을 알 수 없음`},"NO-MX":{en:`it has no MX record, and its own address may not accept mail`,ko:`MX 레코드가 없어 자체 주소에서 메일을 받는지 알 수 없음`},"CNAME-LOOP":{en:`the CNAME records form a loop`,ko:`CNAME이 순환함`},"CNAME-CHAIN":{en:`the CNAME chain is too long`,ko:`CNAME 체인이 너무 긺`},BADRESP:{en:`the answer could not be read`,ko:`응답을 읽을 수 없음`},TRUNCATED:{en:`the answer was cut off`,ko:`응답이 잘림`},FILTERED:{en:`a filter on the path blocks the name`,ko:`중간에서 이름을 차단함`},"PRIVATE-ROOT":{en:`the resolver uses a private root zone`,ko:`사설 루트에 질의함`},changing:{en:`every answer is different`,ko:`물을 때마다 응답이 다름`},expired:{en:`the signature has expired`,ko:`서명이 만료됨`},"not-yet-valid":{en:`the signature is not valid yet`,ko:`서명이 아직 유효하지 않음`},"bad-signature":{en:`the signature does not match the records`,ko:`서명이 레코드와 맞지 않음`},"no-signature":{en:`the signature is missing`,ko:`서명이 없음`},"wrong-signer":{en:`another zone signed it`,ko:`다른 존이 서명함`},"no-matching-key":{en:`no key of the zone matches the DS record`,ko:`DS 레코드에 맞는 키가 존에 없음`},"wrong-digest":{en:`the DS record does not match its key`,ko:`DS 레코드가 키와 맞지 않음`},"revoked-key":{en:`the DS record refers to a revoked key`,ko:`DS 레코드가 폐기된 키를 가리킴`},"no-key":{en:`the key of the signature is missing`,ko:`서명에 쓴 키가 없음`},"no-proof":{en:`the proof of nonexistence is missing`,ko:`부재 증명이 없음`},"wrong-proof":{en:`the proof of nonexistence is wrong`,ko:`부재 증명이 잘못됨`},withheld:{en:`the resolver does not return signatures`,ko:`서명이 전달되지 않음`},filtered:{en:`a device on the path replaced the answer`,ko:`중간에서 응답을 바꿈`}};
const beginnings=[[/^(?:ENETUNREACH|EHOSTUNREACH|EADDRNOTAVAIL|EAFNOSUPPORT)/,{en:`no route from here`,ko:`여기서 도달할 경로가 없음`}],[/^(?:EACCES|EPERM)/,{en:`this machine blocks the query`,ko:`이 시스템에서 질의가 차단됨`}],[/^(?:TLS-|ERR_SSL|ERR_TLS|ERR_OSSL)/,{en:`the TLS connection failed`,ko:`TLS 연결에 실패함`}],[/^(?:CERT_|HOSTNAME_MISMATCH|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED)/,{en:`its certificate is not trusted`,ko:`인증서를 신뢰할 수 없음`}],[/^EDE-/,{en:`the resolver reported an error`,ko:`리졸버가 오류를 보고함`}],[/^E[A-Z]/,{en:`the connection was closed`,ko:`연결이 끊어짐`}]];
const unusual={en:`there was no usable answer`,ko:`쓸 수 있는 응답이 없음`};
function resolverWords(e){if(e===null)return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.da)(null);if(Object.hasOwn(words,e))return words[e]??unusual;const t=(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.x)(e);if(t!==null)return t;if(/^[a-z]/.test(e))return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.da)(e);return beginnings.find(([t])=>t.test(e))?.[1]??unusual}
function answerWords(e){return e!==null&&(Object.hasOwn(_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct,e)||/^RCODE\d{1,4}$/.test(e))?e:resolverWords(e)}




/***/ })

};
