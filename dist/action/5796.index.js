export const id = 5796;
export const ids = [5796];
export const modules = {

/***/ 5796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   subdomains: () => (/* reexport safe */ _subdomains_js__WEBPACK_IMPORTED_MODULE_0__.t)
/* harmony export */ });
/* harmony import */ var _subdomains_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7716);



/***/ })

};
