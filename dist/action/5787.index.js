export const id = 5787;
export const ids = [5787];
export const modules = {

/***/ 5787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ndjson: () => (/* binding */ ndjson)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/report/kinds/ndjson.ts
const ndjson=({targets:e,...t})=>{const{schema:n,generatedAt:r,tool:i}=t;return[...e.map(e=>({type:`target`,schema:n,generatedAt:r,tool:i,...e})),{type:`result`,...t}].map(_start_js__WEBPACK_IMPORTED_MODULE_0__.i).join(``)};




/***/ })

};
