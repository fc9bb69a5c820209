export const id = 316;
export const ids = [316];
export const modules = {

/***/ 316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   textReport: () => (/* binding */ textReport)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9080);
/* harmony import */ var _thresholds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1143);
/* harmony import */ var _pretty_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7495);



// src/report/kinds/text.ts
const textReport = (result, { language }) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__.r)((0,_pretty_js__WEBPACK_IMPORTED_MODULE_2__.r)(result, {
	language,
	paint: (0,_thresholds_js__WEBPACK_IMPORTED_MODULE_1__.c)(false),
	width: 80
}));



/***/ })

};
