export const id = 8785;
export const ids = [8785,9666];
export const modules = {

/***/ 4704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ translatedAmong)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _doubtful_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5262);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5793);
/* harmony import */ var _name_servers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5845);




// src/probes/dns/translation.ts
const sample = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.at)("ipv4only.arpa");
async function translatedAmong(context, six, four, asking = {}) {
	const suspects = six.filter((each) => (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_1__.o)(each, four));
	if (suspects.length === 0) return [];
	const told = await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(context, sample, _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.AAAA, asking);
	const known = new Set((0,_name_servers_js__WEBPACK_IMPORTED_MODULE_3__.t)(told).flatMap((each) => (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_1__.c)(each, _doubtful_js__WEBPACK_IMPORTED_MODULE_1__.a)));
	return suspects.filter((each) => (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_1__.c)(each, four).some((prefix) => (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_1__.s)(prefix) || known.has(prefix)));
}



/***/ }),

/***/ 9666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ joined)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/core/words.ts
function joined(parts, between) {
	const [en, ko] = _start_js__WEBPACK_IMPORTED_MODULE_0__.Ji.map((language) => parts.map((each) => saidIn(each, language)).join(between));
	return {
		en: en ?? "",
		ko: ko ?? ""
	};
}
function saidIn(each, language) {
	return typeof each === "string" ? each : each[language];
}



/***/ })

};
