export const id = 7499;
export const ids = [7499];
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

/***/ 6139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ pageOfList),
/* harmony export */   r: () => (/* binding */ paging),
/* harmony export */   t: () => (/* binding */ nextPage)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/core/paging.ts
const pageLimits={most:500,usual:100};
const paging={cursor:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)().max(100).optional().meta({description:`Start of the page: the value of next in the previous response; absent for the first page`,ko:`페이지의 시작 위치. 앞 응답의 next 값이며 첫 페이지에서는 생략`,examples:[`MTc2Mzk3NDgwMC4xMg`]}),limit:pageLimit().optional().meta({description:`Number of entries on a page, at most ${pageLimits.most} (default ${pageLimits.usual})`,ko:`페이지의 항목 수. 최대 ${pageLimits.most}(기본값 ${pageLimits.usual})`,examples:[pageLimits.usual]})};
const nextPage=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)().nullable().meta({description:`Cursor of the next page; null on the last page`,ko:`다음 페이지의 cursor. 마지막이면 null`});
function pageOfList({cursor:e,limit:t}){return{...e!==void 0&&{cursor:e},limit:t??pageLimits.usual}}
function pageLimit(){return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ki)([(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)(),(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Bi)()]).meta({type:`integer`,minimum:1,maximum:pageLimits.most}).transform((e,t)=>{const n=/^\d{1,4}$/.test(`${e}`)?Number(e):0;if(n>=1&&n<=pageLimits.most)return n;t.addIssue({code:`custom`,params:{...outOfRange}});return _start_js__WEBPACK_IMPORTED_MODULE_0__.$i})}
const outOfRange={expected:{en:`a number from 1 to ${pageLimits.most}`,ko:`1부터 ${pageLimits.most}까지의 수`}};




/***/ }),

/***/ 7499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pivot: () => (/* binding */ pivot)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _paging_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6139);
/* harmony import */ var _domain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9235);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7030);





// src/checks/pivot/values.ts
const pivotKinds=[`dns:a`,`dns:aaaa`,`dns:ns`,`dns:mx`,`ssl:issuer`,`rdap:registrar`,`rdap:ns`];
const readers={"dns:a":e=>readAddress(e,node_net__WEBPACK_IMPORTED_MODULE_4__.isIPv4,`IPv4`,`192.0.2.1`),"dns:aaaa":e=>readAddress(e,node_net__WEBPACK_IMPORTED_MODULE_4__.isIPv6,`IPv6`,`2001:db8::1`),"dns:ns":_domain_js__WEBPACK_IMPORTED_MODULE_3__.r,"dns:mx":e=>(0,_domain_js__WEBPACK_IMPORTED_MODULE_3__.r)(e.trim().replace(/^\d{1,5}\s+/,``)),"ssl:issuer":readIssuer,"rdap:registrar":readRegistrar,"rdap:ns":_domain_js__WEBPACK_IMPORTED_MODULE_3__.r};
function readValue(e,t){return readers[e](t)}
function readAddress(e,t,n,r){const i=(0,_domain_js__WEBPACK_IMPORTED_MODULE_3__.n)(e);if(`value`in i&&t(i.value))return i;return{problem:{expected:{en:`an ${n} address such as ${r}`,ko:`${r} 같은 ${n} 주소`}}}}
function readIssuer(e){const t=e.trim();if(t!==``)return{value:t};return{problem:{expected:{en:`the organization of the issuer, such as Let's Encrypt, or its common name if it has no organization`,ko:`Let's Encrypt 같은 발급자의 조직 이름. 없으면 일반 이름`}}}}
function readRegistrar(e){const t=/^(?:iana[: ]?)?0*(?<id>\d{1,6})$/i.exec(e.trim())?.groups?.[`id`];if(t!==void 0)return{value:t};return{problem:{expected:{en:`the IANA id of the registrar, such as 292, as the rdap check shows it`,ko:`rdap 점검이 보여 주는 IANA 레지스트라 번호(예: 292)`}}}}
// src/checks/pivot/schema.ts
const kind=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)(pivotKinds);
const input=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ui)({kind:kind.meta({description:`What kind of value it is`,ko:`값의 종류`,examples:[`dns:ns`]}),value:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().max(300).meta({description:`The value to search for: an address, a host name, the organization of an issuer (or its common name if it has no organization), or the IANA id of a registrar`,ko:`같은 값을 가진 도메인을 찾을 값: 주소, 호스트 이름, 발급자의 조직 이름(없으면 일반 이름), IANA 목록의 레지스트라 번호`,examples:[`ns1.example.com`]}),..._paging_js__WEBPACK_IMPORTED_MODULE_2__.r}).superRefine((e,t)=>{const n=readValue(e.kind,e.value);if(`problem`in n)t.addIssue({code:`custom`,path:[`value`],input:e.value,params:{...n.problem}})});
function valueOf({kind:e,value:t}){const n=readValue(e,t);return`value`in n?n.value:t}
const domain=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({domain:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().meta({description:`A registrable domain`,ko:`등록 가능한 도메인`}),firstSeen:(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Qn)().meta({description:`When the domain was first observed with the value`,ko:`이 값으로 도메인을 처음 관측한 시각`}),lastSeen:(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Qn)().meta({description:`When the domain was last observed with the value`,ko:`이 값으로 도메인을 마지막으로 관측한 시각`})});
const raw=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({kind:kind.meta({description:`Kind of the value, such as dns:ns or ssl:issuer`,ko:`값의 종류(예: dns:ns, ssl:issuer)`}),value:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().meta({description:`The value in canonical form`,ko:`정규 표기로 적은 값`}),total:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ri)().min(0).meta({description:`Domains with the value; counted up to 50,001`,ko:`값을 가진 도메인 수. 50,001까지만 셉니다`}),shared:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({description:`Whether more than 50,000 domains have the value, which makes it weak evidence of a common owner`,ko:`50,000개가 넘는 도메인이 가진 값인지 여부. 그런 값은 소유자가 같다는 근거가 되기 어렵습니다`}),domains:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mi)(domain.readonly()).readonly().meta({description:`Domains that were observed with the value, by page`,ko:`이 값으로 관측한 도메인(페이지 단위)`}),next:_paging_js__WEBPACK_IMPORTED_MODULE_2__.t});
const answer=raw.extend({interpretation: _start_js__WEBPACK_IMPORTED_MODULE_1__.cr});
// src/checks/pivot/collect.ts
async function collect(e,{store:t}){if(!t)throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`store.absent`,{check:`pivot`});return{...await t.pivot({kind:e.kind,value:valueOf(e),...(0,_paging_js__WEBPACK_IMPORTED_MODULE_2__.n)(e)}),kind:e.kind}}
// src/checks/pivot/problems.ts
const problems=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ai)({"nothing-known":{severity:`info`,cause:{en:`No domain has been recorded with {kind} {value} yet. Values are recorded whenever a check measures a domain.`,ko:`{kind} 값이 {value}인 도메인은 아직 기록되지 않았습니다. 값은 점검이 도메인을 측정할 때마다 기록합니다.`},action:{en:`Run dns, ssl or rdap for a domain that you expect to have the value, then compare.`,ko:`그 값을 가졌을 도메인에서 dns, ssl, rdap을 실행한 다음 결과와 비교하십시오.`}},shared:{severity:`info`,cause:{en:`More than 50,000 domains have been recorded with this value. It belongs to shared infrastructure, so it is weak evidence of a common owner.`,ko:`이 값으로 기록된 도메인이 50,000개를 넘습니다. 공유 인프라의 값이므로 소유자가 같다는 근거로는 약합니다.`},action:{en:`Check another value before you conclude that the domains have the same owner.`,ko:`도메인의 소유자가 같다고 판단하기 전에 다른 값과 함께 확인하십시오.`}}});
const find=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.oi)();
const words={problems,caps:{},parts:{},kpis:{domains:{en:`Domains`,ko:`도메인`},"on-page":{en:`Domains on this page`,ko:`이 페이지의 도메인`},shared:{en:`Shared infrastructure`,ko:`공유 인프라`},next:{en:`Next page (cursor)`,ko:`다음 페이지(cursor)`}},values:{next:{false:{en:`none`,ko:`없음`}}}};
// src/checks/pivot/judge.ts
function judge({kind:e,value:t,total:n,shared:r,domains:i,next:a}){const o=[...n===0?[find(`nothing-known`,{kind:e,value:t})]:[],...r?[find(`shared`)]:[]];const s=[{id:`domains`,value:r?`> ${n-1}`:n},{id:`on-page`,value:i.length},{id:`shared`,value:r},{id:`next`,value:a??false}];return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn)(null,o,s,problems)}
// src/checks/pivot/notes.ts
const notes=[{en:`The answer comes from the values that this service recorded when it ran checks. Nothing is measured now, and domains that this service never checked are missing.`,ko:`이 서비스가 점검을 실행할 때 기록한 값을 읽어 답합니다. 새로 측정하지 않으며, 여기서 점검한 적이 없는 도메인은 나오지 않습니다.`},{en:`Values are compared in canonical form: names in lower case without a trailing dot, addresses as in RFC 5952, mail hosts without preference, registrars by IANA id.`,ko:`값은 정규 표기로 비교합니다. 이름은 소문자이고 끝에 점이 없으며, 주소는 RFC 5952 표기, 메일 호스트는 우선순위 없이, 레지스트라는 IANA 번호로 적습니다.`},{en:`Hosts count under their registrable domain. Domains are listed in the order in which they were first recorded. total is counted up to 50,001 on the first page; the cursor carries it to the next pages.`,ko:`호스트는 등록 가능한 도메인으로 묶습니다. 도메인은 처음 기록된 순서로 나오며, total은 첫 페이지에서 50,001까지 세고 cursor로 이어집니다.`},{en:`The API needs a key and returns 401 API_KEY_REQUIRED without one. On the command line, use --server with --key, or --data-dir to read a local store without a key.`,ko:`API에는 키가 필요하며 없으면 401 API_KEY_REQUIRED로 답합니다. 명령줄에서 --server는 --key로 서버에 묻고, --data-dir은 키 없이 이 시스템의 저장소를 읽습니다.`}];
// src/checks/pivot/tables.ts
const columns=[{en:`First seen`,ko:`최초 관측`},{en:`Last seen`,ko:`마지막 관측`},{en:`Domain`,ko:`도메인`}];
function tablesOf({domains:e}){const t=e.map(({domain:e,firstSeen:t,lastSeen:n})=>[t.slice(0,10),n.slice(0,10),e]);return t.length===0?[]:[{columns,rows:t}]}
// src/checks/pivot/index.ts
const pivot=(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Fn)({id:`pivot`,version:1,title:{en:`Infrastructure pivot`,ko:`인프라 피벗`},about:{en:`Finds other domains that were observed with the same address, name server, mail host, certificate issuer or registrar. Needs an API key.`,ko:`같은 주소, 네임서버, 메일 호스트, 인증서 발급자, 레지스트라로 관측된 다른 도메인을 찾습니다. API 키가 필요합니다.`},notes,input,subject:`value`,concerns:`store`,requires:`key`,raw,cost:`standard`,ttl:0,words,target:e=>(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Pn)(`${e.kind} ${valueOf(e)}`),collect,judge,answer:{schema:answer,of:(e,t,n)=>({...e.raw,interpretation:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.si)({id:`pivot`,words},e.verdict,n)}),fits:(e,t)=>{const{kind:n,value:r}=e;return n===t.kind&&r===valueOf(t)},tables:e=>tablesOf(raw.parse(e))}});




/***/ })

};
