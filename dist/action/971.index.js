export const id = 971;
export const ids = [971];
export const modules = {

/***/ 971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ stranger),
/* harmony export */   t: () => (/* binding */ isPublicAddress)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);


// src/probes/dns/public-address.ts
const stranger = "1.0.0.1";
async function isPublicAddress({ net }, address) {
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dn)(address)) return false;
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.fn)(address) === "public") return true;
	const judged = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.pn)(() => net.addresses({
		host: address,
		port: 53,
		namedBy: stranger
	}));
	return judged.ok && judged.value.some(({ isAllowed }) => isAllowed);
}



/***/ })

};
