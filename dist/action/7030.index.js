export const id = 7030;
export const ids = [7030];
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

/***/ 4649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ registrableTarget),
/* harmony export */   t: () => (/* binding */ registrableDomain)
/* harmony export */ });
/* harmony import */ var _cjs2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4235);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _domain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9235);



// src/core/target/registrable.ts
var import_cjs=(0,_cjs2_js__WEBPACK_IMPORTED_MODULE_0__.t)();
const aRegistrable={en:`a domain that can be registered, such as example.com, and not a public suffix (publicsuffix.org)`,ko:`example.com처럼 등록할 수 있는 도메인. 공용 접미사(publicsuffix.org)는 해당하지 않습니다`};
function registrableTarget(){return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().transform((e,t)=>{const n=(0,_domain_js__WEBPACK_IMPORTED_MODULE_2__.r)(e);const r=`value`in n?registrableDomain(n.value):null;if(r!==null)return r;const i=`problem`in n?n.problem:{expected:aRegistrable};t.addIssue({code:`custom`,params:{...i}});return _start_js__WEBPACK_IMPORTED_MODULE_1__.$i})}
const asHost={extractHostname:false,validateHostname:false};
function registrableDomain(e){const t=(0,import_cjs.getDomain)(e,{...asHost,allowPrivateDomains:true});if(t!==null)return t;const{isPrivate:n}=(0,import_cjs.parse)(e,{...asHost,allowPrivateDomains:true});return n===true?(0,import_cjs.getDomain)(e,{...asHost,allowPrivateDomains:false}):null}




/***/ })

};
