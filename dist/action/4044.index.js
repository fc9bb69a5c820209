export const id = 4044;
export const ids = [4044];
export const modules = {

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

/***/ 5845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ nameServersOf),
/* harmony export */   n: () => (/* binding */ askAuthority),
/* harmony export */   r: () => (/* binding */ nameServer),
/* harmony export */   t: () => (/* binding */ addressesIn)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(405);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5793);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7030);




// src/probes/dns/name-servers.ts
const mostServers=32;
const mostAddresses=16;
async function nameServersOf(e,t,n={}){const{answer:r}=await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(e,t,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.NS,n);const i=r.kind===`found`&&r.aliases.length===0?(0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)(`NS`,r.records).slice(0,mostServers):[];return{answer:r,servers:await Promise.all(i.map(({data:t})=>nameServer(e,t.name,n)))}}
async function nameServer(e,t,n={}){const[r,i]=await Promise.all([(0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(e,t,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.A,n),(0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(e,t,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.AAAA,n)]);return{name:t,addresses:[...addressesIn(r),...addressesIn(i)].slice(0,mostAddresses),answers:{A:r.answer,AAAA:i.answer}}}
function addressesIn({answer:e}){if(e.kind!==`found`)return[];const t=e.records.flatMap(({data:e})=>e.type===`A`||e.type===`AAAA`?[e.address]:[]);return[...new Set(t)].filter(e=>(0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(e)!==0)}
const patience=1200;
function askAuthority(e,t,[n,r],i={}){return (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(e,n,r,{...i,patience,server:t,namedBy:t,isRecursionDesired:false})}




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




/***/ }),

/***/ 3102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ signatureFacts),
/* harmony export */   c: () => (/* binding */ aliasIn),
/* harmony export */   d: () => (/* binding */ zoneAbove),
/* harmony export */   f: () => (/* binding */ zoneOf),
/* harmony export */   i: () => (/* binding */ securityOf),
/* harmony export */   l: () => (/* binding */ consistently),
/* harmony export */   n: () => (/* binding */ servedSecurityOf),
/* harmony export */   o: () => (/* binding */ delegationDigest),
/* harmony export */   r: () => (/* binding */ securityIn),
/* harmony export */   s: () => (/* binding */ matchDelegation),
/* harmony export */   t: () => (/* binding */ blamedBy),
/* harmony export */   u: () => (/* binding */ viewPast)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(405);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5793);
/* harmony import */ var _write_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8510);
/* harmony import */ var _name_servers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5845);
/* harmony import */ var _doubtful_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5262);






// src/probes/dns/zone.ts
async function zoneOf(e,t,n={}){const{answer:r}=await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(e,t,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.SOA,n);if(r.kind===`unknown`)return r;const i=r.aliases.length>0?(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.gt)(t):null;if(i)return zoneOf(e,i,n);const[a]=r.kind===`found`?(0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)(`SOA`,r.records):[r.soa];return a?{kind:`zone`,zone:a.name,soa:a}:{kind:`unknown`,reason:`NO-SOA`}}
async function zoneAbove(e,t,n={}){const r=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.gt)(t);return r?zoneOf(e,r,n):{kind:`unknown`,reason:`NO-PARENT`}}
// src/probes/dns/authority-view.ts
const mostServers=4;
const mostReferrals=8;
const mostAliases=8;
async function viewPast(e,t,n=[]){const r=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.gt)(t);const i=r&&await zoneOf(e,r,{isCheckingDisabled:true});if(i?.kind!==`zone`)return null;const{servers:a}=await (0,_name_servers_js__WEBPACK_IMPORTED_MODULE_4__.i)(e,i.zone,{isCheckingDisabled:true});const o=a.flatMap(e=>e.addresses.slice(0,1)).slice(0,mostServers);if(o.length===0)return null;const s=new Map([[(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(i.zone),Promise.resolve({zone:i.zone,addresses:o})]]);const c=n.slice(0,mostServers);if(c.length>0)s.set((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(t),Promise.resolve({zone:t,addresses:c}));const l={...e,once:(n,r)=>e.once(`past ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(t)} ${c.join(` `)} ${n}`,r),net:{...e.net,dns:n=>dnsPast({context:e,view:l,domain:t,known:s},n)}};return l}
async function dnsPast(e,t){const n=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.at)(t.name);if(t.server!==void 0||!(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(n,e.domain))return passOn(e.context,t);const r=await descend(e,n,t);const i=openEnd(r.message,n,t.type);if(!i)return r.reply;const a=await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(e.view,i,t.type,{isCheckingDisabled:true,isDnssecOk:t.isDnssecOk??false});return a.message?{...r.reply,message:joined(r.message,a.message)}:r.reply}
async function passOn(e,{name:t,type:n,...r}){const i=await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(e,(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.at)(t),n,r);if(`failure`in i)throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.ea(i.failure);return i.reply}
async function descend(e,t,n){let r=await nearest(e.known,t,n.type);for(let i=0;i<mostReferrals;i++){const i=await askFirst(e,r,t,n);const a=referralIn(i.message,r.zone,t);if(!a)return i;r=await openCut(e,a,i.message,r.zone)}throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`dns.failed`,{host:n.name,detail:`SERVFAIL`})}
async function nearest(e,t,n){const[r]=(await Promise.all(e.values())).filter(({zone:e})=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(t,e)&&(n!==_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS||!(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(t,e))).toSorted((e,t)=>t.zone.wire.length-e.zone.wire.length);if(!r)throw new Error(`a view without a zone`);return r}
async function askFirst({context:e},{zone:t,addresses:n},r,{type:i,isDnssecOk:a=false}){let o;for(const s of n){const n=await (0,_name_servers_js__WEBPACK_IMPORTED_MODULE_4__.n)(e,s,[r,i],a?{isDnssecOk:a}:{});if(n.message&&isTelling(n.message,t,r))return n;o=n}if(o&&`failure`in o)throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.ea(o.failure);if(o)return o;throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`dns.failed`,{host:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(r),detail:`NO-SERVERS`})}
function isTelling(e,t,n){if(e.rcode!==_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NOERROR&&e.rcode!==_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NXDOMAIN)return false;return e.isAuthoritative||referralIn(e,t,n)!==null}
function referralIn({answers:e,authorities:t,isAuthoritative:n},r,i){if(n||e.length>0)return null;return (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)(`NS`,t).map(e=>e.name).find(e=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(i,e)&&(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(e,r)&&!(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(e,r))??null}
function openCut(e,t,n,r){const i=e.known.get((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(t))??servedBy(e,t,n,r);e.known.set((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(t),i);return i}
async function servedBy({context:e,view:t,domain:n},r,i,a){const o=(0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)(`NS`,i.authorities).filter(({name:e})=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(e,r)).map(({data:e})=>e.name).slice(0,mostServers);return{zone:r,addresses:(await Promise.all(o.map(async o=>{const s=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(o,a)?glueFor(i.additionals,o):[];if(s.length>0)return s;if((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(o,r))return[];return(await (0,_name_servers_js__WEBPACK_IMPORTED_MODULE_4__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(o,n)?t:e,o,{isCheckingDisabled:true})).addresses}))).flatMap(e=>e.slice(0,1)).slice(0,mostServers)}}
function glueFor(e,t){const n=e.filter(({name:e})=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(e,t));return[...(0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)(`A`,n),...(0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)(`AAAA`,n)].map(({data:e})=>e.address)}
function openEnd({answers:e,rcode:t,authorities:n},r,i){if(i===_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME||t!==_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NOERROR)return null;let a=r;for(let t=0;t<mostAliases;t++){const t=a;const n=(0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)(`CNAME`,e).find(e=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(e.name,t));if(!n)break;a=n.data.name}if(i===_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS)return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(a,r)?null:a;const o=e.some(e=>e.type===i&&(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(e.name,a));const s=(0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)(`SOA`,n).some(e=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(a,e.name));return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(a,r)||o||s?null:a}
function joined(e,t){const n={...e,isAuthoritative:e.isAuthoritative&&t.isAuthoritative,rcode:t.rcode,answers:[...e.answers,...t.answers],authorities:t.authorities,additionals:[]};try{return (0,_write_message_js__WEBPACK_IMPORTED_MODULE_3__.t)(n)}catch(t){if(!(t instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt))throw t;return (0,_write_message_js__WEBPACK_IMPORTED_MODULE_3__.t)(e)}}
// src/probes/dns/contradiction.ts
async function consistently(e,t){const n={context:e,contradiction:null};const r=await contradictionIn(e,t);const i=r&&await viewPast(e,r.name);if(!r||!i)return n;return await isThere(i,r.name,t)?{context:i,contradiction:r}:n}
async function contradictionIn(e,t){const n=await Promise.all(t.map(async([t,n,r])=>({name:t,type:n,told:await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(e,t,n,r)})));const r=n.filter(isDenial).toSorted((e,t)=>e.name.wire.length-t.name.wire.length);for(const{name:e,told:t}of r){const i=t.reply?.server??``;const a=n.filter(t=>t.told.reply?.server===i&&isTellingOf(t,e));if(a.length===0||await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.t)(t)!==null)continue;const o=r.filter(t=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(t.name,e)&&t.told.reply?.server===i);return{resolver:i,name:cutBelow(t,e),deniedTypes:typesOf(o),answeredTypes:typesOf(a)}}return null}
function cutBelow({answer:e},t){const n=e.kind===`nxdomain`?e.soa?.name:void 0;return n?(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ht)(t,(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.st)(n)+1):t}
function typesOf(e){return[...new Set(e.map(({type:e})=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.wt)(e)))].toSorted()}
function isDenial({name:e,told:{message:t,answer:n}}){if(t?.rcode!==_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NXDOMAIN||n.kind!==`nxdomain`)return false;return n.aliases.length===0&&(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(n.name,e)}
function isTellingOf({name:e,told:{message:t,answer:n}},r){if(!t||n.kind===`unknown`||!(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(e,r))return false;if(n.kind===`found`||n.aliases.length>0)return true;return t.rcode===_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NOERROR&&n.kind===`nodata`&&(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(n.name,e)}
async function isThere(e,t,n){const r=n.filter(([e])=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(e,t));const i=[...new Map(r.map(([e,t])=>[`${t} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(e)}`,{name:e,type:t}])).values()];const a=await Promise.all(i.map(async({name:t,type:n})=>({name:t,type:n,told:await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(e,t,n,{isDnssecOk:true})})));return a.some(e=>isTellingOf(e,e.name))&&!a.some(isDenial)}
// src/probes/dns/alias.ts
function aliasIn(e,t){const n=e.find(e=>e.type===_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME&&(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(e.name,t))??null;if(n&&n.signatures.length>0)return n;return e.filter(e=>e.type===_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DNAME&&(0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.o)(t,e.name)).find(e=>n===null||isMadeFrom(n,e))??n}
function isMadeFrom(e,t){const n=(0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)(`CNAME`,e.records);const[r,...i]=(0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)(`DNAME`,t.records);const a=r&&i.length===0?(0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.c)(e.name,r):null;if(!a||n.length<e.records.length)return false;return n.every(({data:e})=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(e.name,a))}
// src/probes/dns/anchor.ts
function anchorsAt({anchors:e},t){const[n,...r]=e.filter(e=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.at)(e.zone),t)).map(asDelegation);return n?[n,...r]:null}
function asDelegation({keyTag:e,algorithm:t,digestType:n,digest:r}){return{type:`DS`,keyTag:e,algorithm:t,digestType:n,digest:Buffer.from(r,`hex`)}}
function anchorAbove({anchors:e},t){return e.map(({zone:e})=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.at)(e)).filter(e=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(t,e)).toSorted((e,t)=>t.wire.length-e.wire.length)[0]??null}
// src/formats/dns/delegation.ts
const digests=new Map([[1,`sha1`],[2,`sha256`],[4,`sha384`]]);
function delegationDigest(e,t,n){const r=digests.get(n);return r?(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ga)(r,Buffer.concat([(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.pt)(e).wire,(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.B)(t)]),`buffer`):null}
const mostDigests=32;
function matchDelegation(e,t,n){const r=t.filter(e=>_start_js__WEBPACK_IMPORTED_MODULE_0__.Rt.has(e.algorithm)&&digests.has(e.digestType));const i=r.filter(e=>!_start_js__WEBPACK_IMPORTED_MODULE_0__.Rt.get(e.algorithm)?.isDeprecated);if(i.length===0)return{kind:`unsupported`,isDeprecated:r.length>0};const a=new Set(i.filter(({digestType:e})=>e!==1).map(({algorithm:e})=>e));const o=i.filter(({digestType:e,algorithm:t})=>e!==1||!a.has(t));return compare(e,o,named(n,new Set(o.map(({algorithm:e})=>e))))}
function named(e,t){const n=e.filter(({data:e})=>t.has(e.algorithm)&&(0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.S)(e));return Map.groupBy(n,({data:e})=>`${e.algorithm} ${(0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.C)(e)}`)}
function compare(e,t,n){const r=t.flatMap(e=>(n.get(`${e.algorithm} ${e.keyTag}`)??[]).slice(0,33).map(t=>({each:e,key:t})));let i=r.length>mostDigests?`too-many`:`no-matching-key`;const a=new Set;for(const{each:t,key:n}of r.slice(0,mostDigests)){const r=delegationDigest(e,n.data,t.digestType)?.equals(t.digest);if(r&&!(0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.x)(n.data))a.add(n);else if(i!==`too-many`)i=r?`revoked-key`:`wrong-digest`}return a.size>0?{kind:`anchored`,keys:[...a]}:{kind:`failed`,problem:i}}
// src/probes/dnssec/zone-link.ts
const mostFacts=32;
function linkOf(e,{state:t,reason:n},r,i){const a=r.sets.filter(e=>e!==null&&e!==void 0);const o=(0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)(`DNSKEY`,a.flatMap(({records:e})=>e));return{zone:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(e),state:t,reason:n,delegations:r.delegations.slice(0,mostFacts).map(e=>({keyTag:e.keyTag,algorithm:e.algorithm,digestType:e.digestType})),keys:o.slice(0,mostFacts).map(e=>keyFacts(e,r.anchored?.includes(e)??false)),signatures:a.flatMap(({signatures:t})=>t.filter(({name:t})=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(t,e))).slice(0,mostFacts).map(e=>signatureFacts(e,i))}}
function keyFacts({data:e},t){const{algorithm:n,flags:r,publicKey:i}=e;return{keyTag:(0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.C)(e),algorithm:n,flags:r,bits:(0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.b)(n,i),isAnchored:t,isRevoked:(0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.x)(e)}}
function signatureFacts({data:e},t){return{type:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.wt)(e.covered),keyTag:e.keyTag,algorithm:e.algorithm,inception:timeNear(e.inception,t),expires:timeNear(e.expiration,t)}}
function timeNear(e,t){const n=Math.floor(t/1e3)+(e-(0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.y)(t)|0);return new Date(n*1e3).toISOString()}
// src/probes/dnssec/zone-keys.ts
async function keysOf(e,t){const n=await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(e,t,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DNSKEY,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.g);const r=(0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.m)(n.message?.answers??[]).find(({name:e,type:n})=>n===_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DNSKEY&&(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(e,t))??null;return{told:n,set:r,keys:(0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)(`DNSKEY`,r?.records??[])}}
async function openZone(e,t,n){const{told:r,set:i,keys:a}=await keysOf(e,t);const{delegations:o,above:s}=n;const c=s?.anchor??t;const l=matchDelegation(t,o,a);function stand(r,u){const d=l.kind===`anchored`?l.keys:[];const f={delegations:o,sets:[n.set,i],anchored:d};const p=linkOf(t,{state:r,reason:u},f,e.now().getTime());const m=[...s?.links??[],p];return{zone:t,state:r,reason:u,keys:r===`secure`?a:[],anchor:c,links:m}}if(l.kind!==`anchored`&&n.set&&(0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.f)(n.set))return stand(`indeterminate`,`broken-record`);if(l.kind===`unsupported`)return stand(...unsupported(s,l));if(r.answer.kind===`unknown`)return stand(`indeterminate`,r.answer.reason);if(l.kind===`failed`||!i){const e=l.kind===`failed`?l.problem:`no-matching-key`;if(e===`too-many`)return stand(`indeterminate`,e);return s?stand(`bogus`,e):stand(`indeterminate`,`anchor-mismatch`)}const u=await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.d)(e,i,l.keys);if(!(`trouble`in u))return stand(`secure`,null);const{state:d,reason:f}=await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.r)(e,u.trouble,r,{zone:t,anchor:c});return stand(d,f)}
function unsupported(e,{isDeprecated:t}){if(!e)return[`indeterminate`,`unsupported-anchor`];return[`insecure`,t?`deprecated`:`unsupported`]}
async function openUnsigned(e,t,n,r){const{set:i,keys:a}=await keysOf(e,t);const o=a.filter(({data:e})=>(0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.S)(e));const s=i!==null&&o.length>0&&i.signatures.length>0;const c=s?await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.d)(e,i,o):null;const l=c&&`trouble`in c?c.trouble.reason:null;const u=s?{state:`island`,reason:l}:{state:`insecure`,reason:r};const d=linkOf(t,u,{delegations:[],sets:[i]},e.now().getTime());return{zone:t,...u,keys:s?o:[],anchor:n.anchor,links:[...n.links,d]}}
// src/probes/dnssec/security-state.ts
function securityStateAt(e,t){return e.once(`dnssec ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(t)}`,async()=>{const n=anchorsAt(e.dns,t);if(n)return openZone(e,t,{delegations:n,set:null,above:null});const r=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.gt)(t);if(!r||!anchorAbove(e.dns,t))return outside(t);return beyond(e,t,r)})}
function outside(e){return{zone:e,state:`indeterminate`,reason:`no-anchor`,keys:[],anchor:_start_js__WEBPACK_IMPORTED_MODULE_0__.vt,links:[]}}
async function rule(e,t,n,r){const i=[];let a;for(const o of[...t,n]){const t=await securityStateAt(e,o);if(t.state!==`secure`)return{kind:`beyond`,standing:t};if(i.some(({zone:e})=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(e,t.zone)))continue;i.push(t);const n=await r(t);if(!(`trouble`in n))return{kind:`held`,standing:t,value:n};a={kind:`failed`,standing:t,trouble:n.trouble}}return a??{kind:`beyond`,standing:outside(n)}}
function isConclusive({rcode:e}){return e===_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NOERROR||e===_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NXDOMAIN}
async function beyond(e,t,n){const r=await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(e,t,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.g);const{message:i}=r;if(!i||!isConclusive(i))return unasked(e,n,reasonOf(r));const a=(0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.m)(i.answers);const o=a.find(e=>e.type===_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS&&(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(e.name,t));if(o)return delegated(e,[t,n],o,r);const s=aliasIn(a,t);if(s)return aliased(e,n,s,r);return undelegated(e,[t,n],i,r)}
function reasonOf({answer:e}){return e.kind===`unknown`?e.reason:`no-proof`}
async function unasked(e,t,n){for(const n of (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.yt)(t))if(anchorAbove(e.dns,n))(0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(e,n,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.g).catch(()=>{});const r=await securityStateAt(e,t);return r.state===`secure`?{...r,state:`indeterminate`,reason:n,keys:[]}:r}
async function delegated(e,[t,n],r,i){const a=await rule(e,(0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.h)([r],n),n,async({keys:t})=>{const n=await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.d)(e,r,t);return!(`trouble`in n)&&n.wildcard!==null?{trouble:{state:`bogus`,reason:`wrong-labels`}}:n});if(a.kind!==`held`)return settle(e,a,i);const{standing:o,value:s}=a;const[c,...l]=(0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)(`DS`,r.records).map(({data:e})=>e);if(!c)return{...o,state:`indeterminate`,reason:`broken-record`,keys:[]};if(s.isDeprecated)return openUnsigned(e,t,o,`deprecated`);return openZone(e,t,{delegations:[c,...l],set:r,above:o})}
async function aliased(e,t,n,r){const i=await rule(e,(0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.h)([n],t),t,({keys:t})=>(0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.d)(e,n,t));if(i.kind===`held`&&i.value.isDeprecated)return{...i.standing,state:`insecure`,reason:`deprecated`,keys:[]};return settle(e,i,r)}
async function undelegated(e,[t,n],r,i){const a=(0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.h)((0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.l)(r),n);const o=(0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)(`SOA`,r.authorities).filter(e=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(n,e.name));const s=a.length>0?a:o.slice(0,1).map(e=>e.name);const c=[{kind:`unsigned-delegation`,name:t},{kind:`no-data`,name:t,type:_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS},{kind:`no-name`,name:t}];const l=await rule(e,s,n,t=>(0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.u)(e,c,t,r));if(l.kind!==`held`)return settle(e,l,i);const{standing:u,value:d}=l;if(d.claim===null)return openUnsigned(e,t,u,d.reason);if(d.isOptOut)return openUnsigned(e,t,u,`opt-out`);return d.claim.kind===`unsigned-delegation`?openUnsigned(e,t,u,`unsigned`):u}
async function settle(e,t,n){const{standing:r}=t;if(t.kind!==`failed`)return r;const{state:i,reason:a}=await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.r)(e,t.trouble,n,r);return{...r,state:i,reason:a,keys:[]}}
// src/probes/dns/resolver-validation.ts
const bogusCodes=new Map([[6,null],[7,`expired`],[8,`not-yet-valid`],[9,`no-matching-key`],[10,`no-signature`],[11,`no-zone-key`],[12,`no-proof`]]);
const insecureCodes=new Map([[1,`unsupported`],[2,`unsupported`],[27,`iterations`]]);
const mostErrors=8;
async function resolverValidationOf(e,t,n){const r=await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(e,t,n,{isDnssecOk:true});const i=(0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.n)(r).slice(0,mostErrors);const{message:a,reply:o}=r;if(!a||!o){const e=r.answer.kind===`unknown`?r.answer.reason:`TIMEOUT`;return{server:null,authenticData:null,withoutChecking:null,rcode:e,extended:i,verdict:`unknown`,reason:e}}const s=a.rcode===_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.SERVFAIL?await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(e,t,n,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.g):null;const c={server:o.server,rcode:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.St)(a.rcode),authenticData:a.isAuthenticData,extended:i,withoutChecking:s&&(s.message?(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.St)(s.message.rcode):wordOf(s))};if(s)return{...c,...failed(c.rcode,s,i)};if((0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.i)(r))return{...c,verdict:`unknown`,reason:`filtered`};if(r.answer.kind===`unknown`)return{...c,verdict:`unknown`,reason:r.answer.reason};if(a.isAuthenticData)return{...c,verdict:`secure`,reason:null};return{...c,...await unauthenticated(e,t,o.server,i)}}
function wordOf({answer:e}){return e.kind===`unknown`?e.reason:`NOERROR`}
const looked=new Set([6,7,8]);
function withoutOutage(e,{state:t,reason:n}){const r=t===`indeterminate`&&n!==null&&/^[A-Z]/.test(n);const i=e.extended.some(({code:e})=>looked.has(e));if(e.verdict!==`bogus`||i||!r)return e;return{...e,verdict:`unknown`,reason:n}}
function failed(e,t,n){const r=firstOf(bogusCodes,n);if(r!==void 0)return{verdict:`bogus`,reason:r};if(t.message&&isConclusive(t.message))return{verdict:`bogus`,reason:null};return{verdict:`unknown`,reason:e}}
async function unauthenticated(e,t,n,r){const i=firstOf(insecureCodes,r);if(i!==void 0)return{verdict:`insecure`,reason:i};const a=anchorAbove(e.dns,t);if(!a)return{verdict:`unknown`,reason:`no-anchor`};const{message:o}=await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(e,a,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DNSKEY,{isDnssecOk:true,server:n});if(o?.isAuthenticData)return{verdict:`insecure`,reason:null};return{verdict:`unknown`,reason:`not-validating`}}
function firstOf(e,t){const n=t.map(({code:e})=>e).filter(t=>e.has(t));return n.map(t=>e.get(t)).find(e=>e!==null)??(n.length>0?null:void 0)}
// src/probes/dnssec/set-security.ts
async function judgeSet(e,t,n){const r=n.type===_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS?(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.gt)(n.name)??n.name:n.name;const i=(0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.h)(n.set?[n.set]:(0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.l)(t.message??{authorities:[]}),r);const a=await rule(e,i,r,({zone:r,keys:i})=>attempt(e,t,n,{zone:r,keys:i}));const{standing:o}=a;if(a.kind===`held`)return judged(e,n,o,worthOf(a.value));if(a.kind===`failed`)return judged(e,n,o,await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.r)(e,a.trouble,t,o));if(o.state===`bogus`||o.state===`indeterminate`)return judged(e,n,o,o);return judgeUnsigned(e,t,n,{standing:o,signers:i})}
function worthOf(e){return e.isDeprecated?{...e,state:`insecure`,reason:`deprecated`}:e}
async function judgeUnsigned(e,t,n,{standing:r,signers:i}){const a=i.find(e=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(e,r.zone));const o=a?await islandOf(e,a,r):r;if(o.state!==`island`)return judged(e,n,o,o);if(!a&&!await isIn(e,n.name,o.zone))return judged(e,n,o,unsigned);const s=await attempt(e,t,n,o);if(`trouble`in s)return judged(e,n,o,{state:`island`,reason:s.trouble.reason});return judged(e,n,o,{...s,state:`island`,reason:o.reason??s.reason})}
const unsigned={state:`insecure`,reason:`unsigned`};
async function islandOf(e,t,n){if((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(t,n.zone))return n;const{answer:r}=await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(e,t,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.g);if(r.kind!==`found`)return openUnsigned(e,t,n,`unsigned`);return n.state===`island`?{...n,...unsigned}:n}
async function isIn(e,t,n){const r=await zoneOf(e,t,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.g);return r.kind===`zone`&&(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(r.zone,n)}
function attempt(e,t,n,r){return n.set?attemptRecords(e,t,n.set,r):attemptAbsence(e,t,n,r)}
async function attemptRecords(e,t,n,r){const i=await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.d)(e,n,r.keys);if(`trouble`in i)return i;const{wildcard:a}=i;if(!a)return{state:`secure`,reason:null,...i};const o=await proveBy(e,t,{kind:`made-from`,name:n.name,wildcard:a},r);return`trouble`in o?o:{...o,...i}}
async function attemptAbsence(e,t,{name:n,type:r,holds:i},a){const o=await proveBy(e,t,i===`no-name`?{kind:`no-name`,name:n}:{kind:`no-data`,name:n,type:r},a);if(`trouble`in o)return o;const s=(0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.m)(t.message?.authorities??[]).find(e=>e.type===_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.SOA);if(!s)return{...o,signature:null,wildcard:null,isDeprecated:false};const c=await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.d)(e,s,a.keys);return`trouble`in c?c:{...o,...c,wildcard:null}}
async function proveBy(e,{message:t},n,r){if(!t)return{trouble:{state:`indeterminate`,reason:`no-proof`}};const i=await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.u)(e,[n],r,t);if(`trouble`in i)return i;if(i.claim===null)return{state:`insecure`,reason:i.reason};return i.isOptOut?{state:`insecure`,reason:`opt-out`}:{state:`secure`,reason:null}}
function judged(e,{name:t,type:n,holds:r,set:i},a,o){const s=o.signature??i?.signatures[0];const c=s&&signatureFacts(s,e.now().getTime());return{standing:a,set:{name:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(t),type:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.wt)(n),holds:r,state:o.state,reason:o.reason,zone:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(a.zone),keyTag:c?.keyTag??null,algorithm:c?.algorithm??null,inception:c?.inception??null,expires:c?.expires??null,wildcard:o.wildcard?(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(o.wildcard):null}}}
async function judgeUnknown(e,t,n,r){const i=await securityStateAt(e,n===_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS?(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.gt)(t)??t:t);const a=i.state===`bogus`||i.state===`indeterminate`;return judged(e,{name:t,type:n,holds:`unknown`,set:null},i,a?i:{state:`indeterminate`,reason:r})}
// src/probes/dnssec/security.ts
async function securityOf(e,t,n){lookAhead(e,t);const[r,i]=await Promise.all([(0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(e,t,n,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.g).then(r=>securityIn(e,r,t,n)),resolverValidationOf(e,t,n)]);const a=withoutOutage(i,r);return{...r,opinion:a,agrees:doAgree(r,a.verdict)}}
async function securityIn(e,t,n,r){const i=await judgeAll(e,t,n,r);const[a]=i.toSorted((e,t)=>ranks[e.set.state]-ranks[t.set.state]);const o=i.flatMap(({standing:e})=>e.links);return{state:a?.set.state??`indeterminate`,reason:a?a.set.reason:`never-signed`,zone:a?.set.zone??(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(n),links:o.filter((e,t)=>o.findIndex(({zone:t})=>t===e.zone)===t),sets:i.map(({set:e})=>e)}}
const ranks={bogus:0,indeterminate:1,insecure:2,island:3,secure:4};
const neverSigned=new Set([_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.RRSIG,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.ANY,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.AXFR,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.OPT]);
async function judgeAll(e,t,n,r){const{answer:i}=t;if(neverSigned.has(r))return[await judgeUnknown(e,n,r,`never-signed`)];if(i.kind===`unknown`)return[await judgeUnknown(e,n,r,i.reason)];const a=(0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.m)(t.message?.answers??[]);const o=i.aliases.map(e=>aliasPart(a,e.name));return Promise.all([...o,endPart(a,i,r)].map(n=>judgeSet(e,t,n)))}
function aliasPart(e,t){const n=aliasIn(e,t);return{name:n?.name??t,type:n?.type??_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME,holds:`alias`,set:n}}
function endPart(e,{kind:t,name:n},r){const i=t===`found`&&r===_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME?aliasPart(e,n):null;if(i&&i.type!==r)return i;if(t!==`found`)return{name:n,type:r,holds:t===`nodata`?`no-data`:`no-name`,set:null};return{name:n,type:r,holds:`records`,set:e.find(e=>e.type===r&&(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(e.name,n))??null}}
function lookAhead(e,t){const n=anchorAbove(e.dns,t);if(!n)return;const r=[[n,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DNSKEY]];const i=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.st)(n);for(let e=i+1;e<=Math.min((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.st)(t),i+2);e++){const n=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ht)(t,e);r.push([n,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS],[n,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DNSKEY])}for(const[t,n]of r)(0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(e,t,n,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.g).catch(()=>{})}
function doAgree({state:e,reason:t},n){if(t===`deprecated`&&n===`secure`)return null;if(e===`indeterminate`||n===`unknown`)return null;return(e===`island`?`insecure`:e)===n}
// src/probes/dnssec/served.ts
const mostZones=2;
async function servedSecurityOf(e,t,n,r){const i=blamedBy(r);const a=i.length>0?i:await ownZoneOf(e,t);let o=a.length>0?e:null;for(const e of a)o=o&&await viewPast(o,e);if(!o)return null;return{view:o,security:await securityIn(o,await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(o,t,n,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.g),t,n)}}
function blamedBy({state:e,zone:t,sets:n}){const r=n.filter(e=>e.state===`bogus`).map(e=>e.zone);const i=[...e===`bogus`&&t!==null?[t]:[],...r].filter(e=>e!==`.`);const a=[...new Set(i)].map(_start_js__WEBPACK_IMPORTED_MODULE_0__.at);return a.filter(e=>!a.some(t=>t!==e&&(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(e,t))).slice(0,mostZones)}
async function ownZoneOf(e,t){const n=await zoneOf(e,t,{isCheckingDisabled:true});return n.kind===`zone`?[n.zone]:[]}




/***/ }),

/***/ 8510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ isForNetwork),
/* harmony export */   n: () => (/* binding */ writeQuery),
/* harmony export */   r: () => (/* binding */ clientSubnet),
/* harmony export */   t: () => (/* binding */ writeMessage)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _read_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6321);


// src/formats/dns/client-subnet.ts
const code=8;
const families={4:1,16:2};
const bits={4:24,16:56};
function clientSubnet(e){const t=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.R)(e);const n=t.length===4?4:16;const r=Buffer.of(0,families[n],bits[n],0);return{name:`other`,code,bytes:Buffer.concat([r,t.subarray(0,bits[n]/8)])}}
function isForNetwork(e){return e.some(e=>e.name===`other`&&e.code===code&&(e.bytes[3]??0)>0)}
// src/formats/dns/write-message.ts
function writeMessage(e){const{questions:t,answers:n,authorities:r,additionals:i,edns:a,rcode:o}=e;if(o>15&&!a)throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt(`a response code that needs EDNS`);if(e.opcode>15)throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt(`an operation of more than four bits`);const s=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.X)();(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(s,e.id);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(s,flagsOf(e));const c=[t.length,n.length,r.length,i.length+(a?1:0)];for(const e of c)(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(s,e);for(const e of t)writeQuestion(s,e);for(const e of[...n,...r,...i])writeRecord(s,e);if(a)writeOpt(s,a,o>>4);return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.rt)(s)}
function flagsOf(e){return(e.isResponse?32768:0)|e.opcode<<11|(e.isAuthoritative?1024:0)|(e.isTruncated?512:0)|(e.isRecursionDesired?256:0)|(e.isRecursionAvailable?128:0)|(e.isAuthenticData?32:0)|(e.isCheckingDisabled?16:0)|e.rcode&15}
function writeQuestion(e,t){(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.q)(e,t.name);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(e,t.type);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(e,t.class)}
function writeRecord(e,t){writeQuestion(e,t);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.et)(e,t.ttl);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.tt)(e,()=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.K)(e,t.data))}
function writeOpt(e,{size:t,version:n,isDnssecOk:r,options:i},a){(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.q)(e,_start_js__WEBPACK_IMPORTED_MODULE_0__.vt);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(e,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.OPT);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(e,t);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Q)(e,a);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Q)(e,n);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(e,r?32768:0);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.tt)(e,()=>(0,_read_once_js__WEBPACK_IMPORTED_MODULE_1__.r)(e,i))}
const datagramSize=1232;
function writeQuery(e,t,n,r={}){const{isRecursionDesired:i=true,isDnssecOk:a=false,hasEdns:o=true}=r;const s=r.clientSubnet===void 0?[]:[clientSubnet(r.clientSubnet)];return writeMessage({id:e,isResponse:false,opcode:0,isAuthoritative:false,isTruncated:false,isRecursionDesired:i,isRecursionAvailable:false,isAuthenticData:r.isAuthenticData??false,isCheckingDisabled:r.isCheckingDisabled??false,rcode:0,questions:[{name:t,type:n,class:_start_js__WEBPACK_IMPORTED_MODULE_0__.xt.IN}],answers:[],authorities:[],additionals:[],edns:o?{version:0,size:datagramSize,isDnssecOk:a,options:s}:null,stray:0})}




/***/ })

};
