export const id = 4492;
export const ids = [4492];
export const modules = {

/***/ 4492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   codeOf: () => (/* reexport safe */ _client2_js__WEBPACK_IMPORTED_MODULE_0__.t),
/* harmony export */   detailOf: () => (/* reexport safe */ _client2_js__WEBPACK_IMPORTED_MODULE_0__.n),
/* harmony export */   openClient: () => (/* reexport safe */ _client2_js__WEBPACK_IMPORTED_MODULE_0__.r)
/* harmony export */ });
/* harmony import */ var _client2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7580);



/***/ })

};
