export const id = 6433;
export const ids = [6433];
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

/***/ 4269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   golive: () => (/* reexport safe */ _golive_js__WEBPACK_IMPORTED_MODULE_0__.t)
/* harmony export */ });
/* harmony import */ var _golive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3867);



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

/***/ 6014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ joined)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);

// src/core/said.ts
function joined(parts, between) {
	const [en, ko] = _gate_js__WEBPACK_IMPORTED_MODULE_0__.br.map((language) => parts.map((each) => saidIn(each, language)).join(between));
	return {
		en: en ?? "",
		ko: ko ?? ""
	};
}
function saidIn(each, language) {
	return typeof each === "string" ? each : each[language];
}



/***/ }),

/***/ 4704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ translatedAmong)
/* harmony export */ });
/* harmony import */ var _data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1687);
/* harmony import */ var _withheld_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9676);
/* harmony import */ var _ask_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3458);
/* harmony import */ var _security_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1529);




// src/probes/dns/translation.ts
const sample = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.T)("ipv4only.arpa");
async function translatedAmong(context, six, four, asking = {}) {
	const suspects = six.filter((each) => (0,_withheld_js__WEBPACK_IMPORTED_MODULE_1__.i)(each, four));
	if (suspects.length === 0) return [];
	const told = await (0,_ask_js__WEBPACK_IMPORTED_MODULE_2__.t)(context, sample, _data_js__WEBPACK_IMPORTED_MODULE_0__.C.AAAA, asking);
	const known = new Set((0,_security_js__WEBPACK_IMPORTED_MODULE_3__.u)(told).flatMap((each) => (0,_withheld_js__WEBPACK_IMPORTED_MODULE_1__.o)(each, _withheld_js__WEBPACK_IMPORTED_MODULE_1__.r)));
	return suspects.filter((each) => (0,_withheld_js__WEBPACK_IMPORTED_MODULE_1__.o)(each, four).some((prefix) => (0,_withheld_js__WEBPACK_IMPORTED_MODULE_1__.a)(prefix) || known.has(prefix)));
}



/***/ })

};
