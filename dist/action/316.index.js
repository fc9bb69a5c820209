export const id = 316;
export const ids = [316];
export const modules = {

/***/ 316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   textReport: () => (/* binding */ textReport)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/report/kinds/text.ts
const textReport=(e,{language:t,outcome:n})=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.xi)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Vr)(e,{language:t,outcome:n,paint:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.yi)(false),width:80}));




/***/ })

};
