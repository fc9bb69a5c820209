export const id = 2709;
export const ids = [2709];
export const modules = {

/***/ 9665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   email: () => (/* reexport safe */ _email_js__WEBPACK_IMPORTED_MODULE_0__.t)
/* harmony export */ });
/* harmony import */ var _email_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5239);



/***/ }),

/***/ 6691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var _data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1687);

// src/probes/dns/plain-text.ts
function plainText(name) {
	const text = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.w)((0,_data_js__WEBPACK_IMPORTED_MODULE_0__.N)(name));
	return text === "." ? text : text.slice(0, -1);
}



/***/ }),

/***/ 971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ stranger),
/* harmony export */   t: () => (/* binding */ isPublicAddress)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);

// src/probes/dns/public-address.ts
const stranger = "1.0.0.1";
async function isPublicAddress({ net }, address) {
	if ((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.On)(address) === "public") return true;
	const judged = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.rn)(() => net.addresses({
		host: address,
		port: 53,
		namedBy: stranger
	}));
	return judged.ok && judged.value.some(({ isAllowed }) => isAllowed);
}



/***/ })

};
