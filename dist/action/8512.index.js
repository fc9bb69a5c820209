export const id = 8512;
export const ids = [8512];
export const modules = {

/***/ 8512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deadlineOf: () => (/* reexport safe */ _gate_js__WEBPACK_IMPORTED_MODULE_0__.n),
/* harmony export */   localRunner: () => (/* reexport safe */ _gate_js__WEBPACK_IMPORTED_MODULE_0__.r),
/* harmony export */   runLocal: () => (/* reexport safe */ _gate_js__WEBPACK_IMPORTED_MODULE_0__.i)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);



/***/ })

};
