export const id = 3989;
export const ids = [3989];
export const modules = {

/***/ 3989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openResolver: () => (/* binding */ openResolver)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _questions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8318);


// src/net/dns/resolver.ts
function openResolver(ask, servers) {
	return async (host, type, signal) => {
		const name = (0,_questions_js__WEBPACK_IMPORTED_MODULE_1__.t)(host);
		if (!name) return {
			kind: "failed",
			detail: _gate_js__WEBPACK_IMPORTED_MODULE_0__.v
		};
		return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.y)(await ask({
			name: host,
			type: _gate_js__WEBPACK_IMPORTED_MODULE_0__.tt[type]
		}, servers, signal), name, type);
	};
}



/***/ })

};
