export const id = 5842;
export const ids = [5842];
export const modules = {

/***/ 5842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   markdown: () => (/* binding */ markdown)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/report/kinds/markdown.ts
const largest=6e4;
const markdown=(e,{language:t,outcome:n})=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Br)(e,{language:t,outcome:n,limit:largest});




/***/ })

};
