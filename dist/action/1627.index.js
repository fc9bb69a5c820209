export const id = 1627;
export const ids = [1627];
export const modules = {

/***/ 1627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ssl: () => (/* reexport safe */ _ssl_js__WEBPACK_IMPORTED_MODULE_0__.t)
/* harmony export */ });
/* harmony import */ var _ssl_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6017);



/***/ })

};
