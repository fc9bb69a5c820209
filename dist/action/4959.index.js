export const id = 4959;
export const ids = [4959];
export const modules = {

/***/ 4959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   history: () => (/* binding */ history)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _paging_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6139);
/* harmony import */ var _cjs2_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4235);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7030);





// src/checks/history/collect.ts
function collect({target:e,...t},{store:n}){if(!n)throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`store.absent`,{check:`history`});return n.history({target:e,...(0,_paging_js__WEBPACK_IMPORTED_MODULE_2__.n)(t)})}
// src/checks/history/problems.ts
const problems=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ai)({"nothing-known":{severity:`info`,cause:{en:`Nothing has been recorded for {target} yet. Values are recorded whenever a check measures the target.`,ko:`{target}에 대해 기록된 값이 아직 없습니다. 값은 점검이 대상을 측정할 때마다 기록합니다.`},action:{en:`Run dns, ssl or rdap for the domain, or reverse-dns for the address, and ask again.`,ko:`도메인이면 dns, ssl, rdap을, 주소이면 reverse-dns를 실행한 다음 다시 조회하십시오.`}}});
const find=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.oi)();
const words={problems,caps:{},parts:{},kpis:{values:{en:`Values on this page`,ko:`이 페이지의 값`},"first-seen":{en:`First seen`,ko:`최초 관측`},"last-seen":{en:`Last seen`,ko:`마지막 관측`},next:{en:`Next page (cursor)`,ko:`다음 페이지(cursor)`}},values:{"first-seen":{false:{en:`never`,ko:`없음`}},"last-seen":{false:{en:`never`,ko:`없음`}},next:{false:{en:`none`,ko:`없음`}}}};
// src/checks/history/judge.ts
function judge({target:e,kinds:t,next:n},{cursor:r}){const i=t.flatMap(e=>e.values);const a=i.map(({firstSeen:e})=>e).toSorted()[0];const o=i.map(({lastSeen:e})=>e).toSorted().at(-1);const s=[{id:`values`,value:i.length},{id:`first-seen`,value:a??false},{id:`last-seen`,value:o??false},{id:`next`,value:n??false}];const c=i.length===0&&r===void 0;return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn)(null,c?[find(`nothing-known`,{target:e})]:[],s,problems)}
// src/checks/history/lines.ts
const recordTypes={"dns:a":`A`,"dns:aaaa":`AAAA`,"dns:ns":`NS`,"dns:mx":`MX`,"dns:cname":`CNAME`,"ip:ptr":`PTR`};
const line=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({rrname:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().meta({description:`Name that was asked about`,ko:`조회한 이름`}),rrtype:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().meta({description:`Record type, such as A (draft-dulaunoy-dnsop-passive-dns-cof §3)`,ko:`레코드 유형(예: A, draft-dulaunoy-dnsop-passive-dns-cof §3)`}),rdata:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().meta({description:`Record data (draft-dulaunoy-dnsop-passive-dns-cof §3)`,ko:`레코드의 값(draft-dulaunoy-dnsop-passive-dns-cof §3)`}),time_first:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ri)().meta({description:`First seen, in seconds since 1970`,ko:`최초 관측 시각(1970년부터의 초)`}),time_last:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ri)().meta({description:`Last seen, in seconds since 1970`,ko:`마지막 관측 시각(1970년부터의 초)`})});
function linesOf({target:e,kinds:t}){const n=(0,node_net__WEBPACK_IMPORTED_MODULE_4__.isIPv4)(e)?(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.z)(e)):e;return t.flatMap(({kind:e,values:t})=>{const r=recordTypes[e];if(r===void 0)return[];return t.map(({value:e,firstSeen:t,lastSeen:i})=>({rrname:n.replace(/\.$/,``),rrtype:r,rdata:e,time_first:secondsOf(t),time_last:secondsOf(i)}))})}
function secondsOf(e){return Math.floor(Date.parse(e)/1e3)}
// src/checks/history/notes.ts
const notes=[{en:`The answer comes from the values that this service recorded when it ran checks. Nothing is measured now, so a value may have changed since it was last seen.`,ko:`이 서비스가 점검을 실행할 때 기록한 값을 읽어 답합니다. 새로 측정하지 않으므로 마지막 관측 이후 값이 바뀌었을 수 있습니다.`},{en:`firstSeen and lastSeen are the first and the last observation by this service. The value may have existed before and after, and may have been absent in between.`,ko:`firstSeen과 lastSeen은 이 서비스의 첫 관측과 마지막 관측입니다. 그 전후에도 값이 있었을 수 있고, 그 사이에 없었을 수도 있습니다.`},{en:`Values are recorded by asn, dns, email, lookalike, pqc, rdap, reverse-dns and ssl, also where a check could not reach a verdict: then its definite observations are recorded and its result is not. Nothing is recorded from a run that was refused, exceeded its budget or reached its deadline. A registrar is recorded by its IANA ID, or by its name where the registry publishes no ID.`,ko:`값은 asn, dns, email, lookalike, pqc, rdap, reverse-dns, ssl이 기록합니다. 판정하지 못한 점검에서도 확실히 관측한 값은 기록하며, 이때 결과 자체는 저장하지 않습니다. 거부되었거나, 허용량을 넘었거나, 제한 시간이 끝난 실행에서는 아무것도 기록하지 않습니다. 레지스트라는 IANA ID로 기록하고, 레지스트리가 ID를 공개하지 않으면 이름으로 기록합니다.`},{en:`A name is looked up as given, without a leading www. Registry data is stored under the registered domain. IPv6 addresses and names under unknown top-level domains are rejected (400).`,ko:`이름은 맨 앞의 www.만 제거하고 그대로 조회합니다. 레지스트리의 값은 등록된 도메인에 기록됩니다. IPv6 주소와 알 수 없는 최상위 도메인은 거부합니다(400).`},{en:`A page has at most 500 values; next is the cursor of the next page. With Accept: application/x-ndjson the API returns the DNS values in the passive DNS common output format (COF), one per line, and the next page in the Link header.`,ko:`한 페이지는 최대 500개 값이며 next가 다음 페이지의 cursor입니다. Accept: application/x-ndjson이면 API는 DNS 값을 passive DNS 공통 출력 형식(COF)으로 한 줄에 하나씩 답하고 다음 페이지를 Link 헤더에 적습니다.`}];
// src/checks/history/schema.ts
var import_cjs=(0,_cjs2_js__WEBPACK_IMPORTED_MODULE_3__.t)();
const input=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ui)({target:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Nr)().transform(({host:e},t)=>{const n=problemWith(e);if(n===null)return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.bt)(e);t.addIssue({code:`custom`,params:{given:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.hn)(e),...n}});return _start_js__WEBPACK_IMPORTED_MODULE_1__.$i}).meta({description:`Domain name or IPv4 address; scheme, path and a leading www. of a pasted URL are stripped`,ko:`도메인 이름 또는 IPv4 주소. 붙여 넣은 URL의 스킴과 경로, 맨 앞의 www.는 제거합니다`,examples:[`example.com`]}),..._paging_js__WEBPACK_IMPORTED_MODULE_2__.r});
function problemWith(e){if((0,node_net__WEBPACK_IMPORTED_MODULE_4__.isIPv4)(e))return null;if((0,node_net__WEBPACK_IMPORTED_MODULE_4__.isIPv6)(e))return{expected:{en:`a domain name or an IPv4 address (IPv6 addresses have no history)`,ko:`도메인 이름 또는 IPv4 주소(IPv6 주소의 기록은 보관하지 않음)`}};const{isIcann:t,isPrivate:n}=(0,import_cjs.parse)(e,{extractHostname:false,validateHostname:false,allowPrivateDomains:true});if(t===true||n===true)return null;const r=e.slice(e.lastIndexOf(`.`)+1);return{expected:{en:`a domain name under a public top-level domain (.${r} is not one)`,ko:`공용 최상위 도메인 아래의 이름(.${r}은(는) 공용 최상위 도메인이 아님)`}}}
const seen=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({value:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().meta({description:`Recorded value, such as an address or a host name`,ko:`기록된 값(예: 주소, 호스트 이름)`}),firstSeen:(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Qn)().meta({description:`When the value was first observed here`,ko:`값을 처음 관측한 시각`}),lastSeen:(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Qn)().meta({description:`When the value was last observed here`,ko:`값을 마지막으로 관측한 시각`})});
const raw=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({target:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().meta({description:`The name or address, as stored`,ko:`저장된 이름 또는 주소`}),kinds:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mi)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({kind:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().meta({description:`dns:a, dns:aaaa, dns:ns, dns:mx, dns:cname, ssl:issuer, rdap:registrar (IANA id, or the name without one), rdap:ns, rdap:status; for an address ip:asn and ip:ptr`,ko:`dns:a, dns:aaaa, dns:ns, dns:mx, dns:cname, ssl:issuer, rdap:registrar(IANA 목록의 번호, 번호가 없으면 이름), rdap:ns, rdap:status. 주소는 ip:asn과 ip:ptr`}),values:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mi)(seen.readonly()).readonly().meta({description:`Values of this kind, the most recently observed first`,ko:`이 종류의 값. 최근에 관측한 것부터`})}).readonly()).readonly().meta({description:`Values by kind, the most recently seen first`,ko:`종류별 값. 한 페이지는 마지막으로 관측한 시각이 최근인 값부터 담습니다`}),next:_paging_js__WEBPACK_IMPORTED_MODULE_2__.t});
const answer=raw.extend({interpretation: _start_js__WEBPACK_IMPORTED_MODULE_1__.cr});
// src/checks/history/tables.ts
const columns=[{en:`Kind`,ko:`종류`},{en:`First seen`,ko:`최초 관측`},{en:`Last seen`,ko:`마지막 관측`},{en:`Value`,ko:`값`}];
function tablesOf({kinds:e}){const t=e.flatMap(({kind:e,values:t})=>t.map(({value:t,firstSeen:n,lastSeen:r})=>[e,n.slice(0,10),r.slice(0,10),t]));return t.length===0?[]:[{columns,rows:t}]}
// src/checks/history/index.ts
const history=(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Fn)({id:`history`,version:2,title:{en:`Infrastructure history`,ko:`인프라 기록`},about:{en:`Shows which name servers, addresses, mail hosts, certificate issuers and registrars were observed for a domain or IPv4 address, with first and last sighting.`,ko:`도메인이나 IPv4 주소에서 관측한 네임서버, 주소, 메일 호스트, 인증서 발급자, 레지스트라를 최초·마지막 관측 시각과 함께 보여 줍니다.`},notes,input,subject:`target`,concerns:`store`,raw,cost:`light`,ttl:0,words,target:({target:e})=>(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Pn)(e),collect,judge,answer:{schema:answer,of:(e,t,n)=>({...e.raw,interpretation:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.si)({id:`history`,words},e.verdict,n)}),fits:(e,{target:t})=>e.target===t,tables:e=>tablesOf(raw.parse(e)),lines:{schema:line,of:e=>({lines:linesOf(e.raw),next:e.raw.next})}}});




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




/***/ })

};
