export const id = 2757;
export const ids = [2757];
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

/***/ 4704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ translatedAmong)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _doubtful_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5262);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5793);
/* harmony import */ var _name_servers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5845);




// src/probes/dns/translation.ts
const sample=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.at)(`ipv4only.arpa`);
async function translatedAmong(e,t,n,r={}){const i=t.filter(e=>(0,_doubtful_js__WEBPACK_IMPORTED_MODULE_1__.o)(e,n));if(i.length===0)return[];const a=await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(e,sample,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.AAAA,r);const o=new Set((0,_name_servers_js__WEBPACK_IMPORTED_MODULE_3__.t)(a).flatMap(e=>(0,_doubtful_js__WEBPACK_IMPORTED_MODULE_1__.c)(e,_doubtful_js__WEBPACK_IMPORTED_MODULE_1__.a)));return i.filter(e=>(0,_doubtful_js__WEBPACK_IMPORTED_MODULE_1__.c)(e,n).some(e=>(0,_doubtful_js__WEBPACK_IMPORTED_MODULE_1__.s)(e)||o.has(e)))}




/***/ })

};
