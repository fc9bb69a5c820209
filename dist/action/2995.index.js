export const id = 2995;
export const ids = [2995];
export const modules = {

/***/ 2995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   propagation: () => (/* reexport safe */ _propagation_js__WEBPACK_IMPORTED_MODULE_0__.t)
/* harmony export */ });
/* harmony import */ var _propagation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2873);



/***/ })

};
