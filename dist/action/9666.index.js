export const id = 9666;
export const ids = [9666];
export const modules = {

/***/ 9666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ joined)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/core/words.ts
function joined(e,t){const[n,r]=_start_js__WEBPACK_IMPORTED_MODULE_0__.oa.map(n=>e.map(e=>saidIn(e,n)).join(t));return{en:n??``,ko:r??``}}
function saidIn(e,t){return typeof e===`string`?e:e[t]}




/***/ })

};
