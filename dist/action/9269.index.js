export const id = 9269;
export const ids = [9269];
export const modules = {

/***/ 4429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ isInPublicDomain),
/* harmony export */   r: () => (/* binding */ plainText),
/* harmony export */   t: () => (/* binding */ doubtIn)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(281);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(405);
/* harmony import */ var _withheld_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9676);



// src/probes/dns/plain-text.ts
function plainText(name) {
	const text = (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.O)((0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.L)(name));
	return text === "." ? text : text.slice(0, -1);
}
// src/probes/dns/doubt.ts
async function doubtIn(told) {
	const { answer } = told;
	if (answer.kind === "unknown") return answer.reason;
	if (answer.kind === "found") return null;
	if ((0,_withheld_js__WEBPACK_IMPORTED_MODULE_2__.n)(told)) return "FILTERED";
	if (!answer.soa) return "NO-SOA";
	return answer.kind === "nxdomain" && (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.M)(answer.soa.name, _answer_js__WEBPACK_IMPORTED_MODULE_1__.H) && await isInPublicDomain(answer.name) ? "PRIVATE-ROOT" : null;
}
async function isInPublicDomain(name) {
	const { parse } = await __webpack_require__.e(/* import() */ 5185).then(__webpack_require__.bind(__webpack_require__, 5185)).then((m) => (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.o)(m.default, 1));
	const { isIcann } = parse(plainText(name), {
		allowPrivateDomains: false,
		extractHostname: false,
		validateHostname: false
	});
	return isIcann === true;
}



/***/ }),

/***/ 441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reverseDns: () => (/* reexport safe */ _reverse_dns_js__WEBPACK_IMPORTED_MODULE_0__.t)
/* harmony export */ });
/* harmony import */ var _reverse_dns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(335);



/***/ })

};
