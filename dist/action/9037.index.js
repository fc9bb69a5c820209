export const id = 9037;
export const ids = [9037];
export const modules = {

/***/ 5378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ adaptedProblems),
/* harmony export */   t: () => (/* binding */ adaptedFindings)
/* harmony export */ });
// src/core/result/adapted.ts
function adaptedProblems(e,t){const{severities:n={},ids:r={},omits:i=[]}=t;const a=Object.entries(e).filter(([e])=>!i.includes(e)).map(([e,t])=>{const i=n[e]??t.severity;return[r[e]??e,{...t,severity:i}]});return Object.fromEntries(a)}
function adaptedFindings(e,t){const{ids:n={},omits:r=[]}=t;return e.filter(({id:e})=>!r.includes(e)).map(e=>({...e,id:n[e.id]??e.id}))}




/***/ }),

/***/ 3999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ domainsOf),
/* harmony export */   t: () => (/* binding */ delegationOf)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(281);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5793);
/* harmony import */ var _doubtful_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5262);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6691);





// src/probes/dns/delegated-domain.ts
async function domainsOf(e){const{getDomain:t}=await Promise.all(/* import() */[__webpack_require__.e(4235), __webpack_require__.e(5185)]).then(__webpack_require__.bind(__webpack_require__, 5185)).then(e=>(0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.o)(e.default,1));return e.map(e=>{const n=(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_4__.t)(e);const r=t(n,{allowPrivateDomains:false,extractHostname:false,validateHostname:false});return r===null||!`.${n}`.endsWith(`.${r}`)?null:nameFrom(r)})}
function nameFrom(e){try{return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.at)(e)}catch(e){if(e instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Nt)return null;throw e}}
async function delegationOf(e,t){const n=await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(e,t,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.NS);const{answer:r}=n;if(r.kind===`unknown`)return{state:`unknown`,reason:r.reason};if(r.kind!==`nxdomain`||r.aliases.length>0)return{state:`delegated`,reason:null};const i=await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_3__.t)(n);if(i!==null||!r.soa)return{state:`unknown`,reason:i??`NO-SOA`};const a=r.soa.name;if((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(a,_start_js__WEBPACK_IMPORTED_MODULE_1__.vt))return{state:`no-registry`,reason:null};return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(t,a)&&!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(t,a)?{state:`undelegated`,reason:null}:{state:`unknown`,reason:`BADRESP`}}




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

/***/ 5308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ expiryOf),
/* harmony export */   r: () => (/* binding */ registrationEndProblems),
/* harmony export */   t: () => (/* binding */ judgeRegistrationEnd)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/topics/registration/problems.ts
const renew={en:`Renew it at the registrar, and turn automatic renewal on.`,ko:`레지스트라에서 갱신하고 자동 갱신을 켜십시오.`};
const registrationEndProblems=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ai)({"registration-expired":{severity:`critical`,cause:{en:`The registration of {domain} expired on {date}.`,ko:`{domain}의 등록이 {date}에 만료되었습니다.`},action:{en:`Renew it at the registrar today. After a grace period anyone can register it.`,ko:`오늘 레지스트라에서 갱신하십시오. 유예 기간이 지나면 누구나 등록할 수 있습니다.`}},"registration-expires-7":{severity:`high`,cause:{en:`The registration of {domain} expires on {date}, in 7 days or less.`,ko:`{domain}의 등록이 {date}에 만료됩니다. 7일 이내입니다.`},action:renew},"registration-expires-30":{severity:`medium`,cause:{en:`The registration of {domain} expires on {date}, in 30 days or less.`,ko:`{domain}의 등록이 {date}에 만료됩니다. 30일 이내입니다.`},action:renew},"registration-expires-60":{severity:`low`,cause:{en:`The registration of {domain} expires on {date}, in 60 days or less.`,ko:`{domain}의 등록이 {date}에 만료됩니다. 60일 이내입니다.`},action:renew},"registration-unpaid":{severity:`medium`,cause:{en:`The contract with the registrar ends on {date}, before the registration. The registry may have renewed the registration automatically.`,ko:`레지스트라와의 계약이 등록보다 먼저 {date}에 끝납니다. 레지스트리가 등록을 자동 갱신한 상태일 수 있습니다.`},action:{en:`Check at the registrar that the renewal is paid. If it is not, the registrar can delete the domain.`,ko:`레지스트라에서 갱신 요금이 결제되었는지 확인하십시오. 결제되지 않았으면 레지스트라가 도메인을 삭제할 수 있습니다.`}}});
const findRegistrationEnd=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.oi)(`registration`);
// src/probes/registration/end.ts
const day$1=864e5;
function expiryOf(e){return Date.parse(e)+(e.endsWith(`T00:00:00.000Z`)?day$1:0)}
// src/topics/registration/judge.ts
const day=864e5;
const ladder=[[7,`registration-expires-7`],[30,`registration-expires-30`],[60,`registration-expires-60`]];
function judgeRegistrationEnd(e){const{domain:t,expires:n,observedAt:r}=e;if(n===null)return unpaidFindings(e);const i=expiryOf(n)-Date.parse(r);const a={domain:t,date:n.slice(0,10)};if(i<0)return[findRegistrationEnd(`registration-expired`,a)];const[,o]=ladder.find(([e])=>i<=e*day)??[];return[...o?[findRegistrationEnd(o,a)]:[],...unpaidFindings(e)]}
function unpaidFindings({expires:e,registrarExpires:t,observedAt:n}){if(t===null||e!==null&&t>=e)return[];return Date.parse(t)-Date.parse(n)<=7*day?[findRegistrationEnd(`registration-unpaid`,{date:t.slice(0,10)})]:[]}




/***/ })

};
