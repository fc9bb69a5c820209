export const id = 3772;
export const ids = [3772];
export const modules = {

/***/ 3772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   whoSpoke: () => (/* binding */ whoSpoke)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);


// src/net/tunnel/behind-connect.ts
const http=`HTTP/`;
const patience=4e3;
async function whoSpoke(e,t,n,r){const i=r.proxyTo(t);if(i===null||t.starttls)return e;const a=await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.vn)(()=>(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Kn)(n,patience,async e=>{const{socket:i}=await r.connect(t,e);return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.o)(i,(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Lt)(`TLSv1.2`,t.host),{to:t,signal:n,within:e})}));const o=a.ok?Buffer.from(a.value.bytes).toString(`latin1`,0,5):``;return o!==``&&http.startsWith(o)?(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`proxy.malformed`,{proxy:i,detail:`200, and then HTTP`},{cause:e}):e}




/***/ })

};
