export const id = 5111;
export const ids = [5111];
export const modules = {

/***/ 4429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ isInPublicDomain),
/* harmony export */   t: () => (/* binding */ doubtIn)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(281);
/* harmony import */ var _data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1687);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6691);
/* harmony import */ var _withheld_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9676);




// src/probes/dns/doubt.ts
async function doubtIn(told) {
	const { answer } = told;
	if (answer.kind === "unknown") return answer.reason;
	if (answer.kind === "found") return null;
	if ((0,_withheld_js__WEBPACK_IMPORTED_MODULE_3__.n)(told)) return "FILTERED";
	if (!answer.soa) return "NO-SOA";
	return answer.kind === "nxdomain" && (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.O)(answer.soa.name, _data_js__WEBPACK_IMPORTED_MODULE_1__.R) && await isInPublicDomain(answer.name) ? "PRIVATE-ROOT" : null;
}
async function isInPublicDomain(name) {
	const { parse } = await Promise.all(/* import() */[__webpack_require__.e(4235), __webpack_require__.e(5185)]).then(__webpack_require__.bind(__webpack_require__, 5185)).then((m) => (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.o)(m.default, 1));
	const { isIcann } = parse((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__.t)(name), {
		allowPrivateDomains: false,
		extractHostname: false,
		validateHostname: false
	});
	return isIcann === true;
}



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

/***/ 3139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ registrableOf)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(281);

// src/probes/registration/registrable.ts
async function registrableOf(name) {
	const { getDomain } = await Promise.all(/* import() */[__webpack_require__.e(4235), __webpack_require__.e(5185)]).then(__webpack_require__.bind(__webpack_require__, 5185)).then((m) => (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.o)(m.default, 1));
	return getDomain(name, {
		allowPrivateDomains: false,
		extractHostname: false,
		validateHostname: false
	});
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
