export const id = 6936;
export const ids = [6936];
export const modules = {

/***/ 3999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ domainsOf),
/* harmony export */   t: () => (/* binding */ delegationOf)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(281);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);
/* harmony import */ var _ask_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3458);
/* harmony import */ var _doubt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4429);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6691);





// src/probes/dns/delegated-domain.ts
async function domainsOf(names) {
	const { getDomain } = await __webpack_require__.e(/* import() */ 5185).then(__webpack_require__.bind(__webpack_require__, 5185)).then((m) => (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.o)(m.default, 1));
	return names.map((name) => {
		const text = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_4__.t)(name);
		const domain = getDomain(text, {
			allowPrivateDomains: false,
			extractHostname: false,
			validateHostname: false
		});
		return domain === null || !`.${text}`.endsWith(`.${domain}`) ? null : nameFrom(domain);
	});
}
function nameFrom(text) {
	try {
		return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.dt)(text);
	} catch (error) {
		if (error instanceof _gate_js__WEBPACK_IMPORTED_MODULE_1__.Pt) return null;
		throw error;
	}
}
async function delegationOf(context, domain) {
	const told = await (0,_ask_js__WEBPACK_IMPORTED_MODULE_2__.t)(context, domain, _gate_js__WEBPACK_IMPORTED_MODULE_1__.lt.NS);
	const { answer } = told;
	if (answer.kind === "unknown") return {
		state: "unknown",
		reason: answer.reason
	};
	if (answer.kind !== "nxdomain" || answer.aliases.length > 0) return {
		state: "delegated",
		reason: null
	};
	const reason = await (0,_doubt_js__WEBPACK_IMPORTED_MODULE_3__.t)(told);
	if (reason !== null || !answer.soa) return {
		state: "unknown",
		reason: reason ?? "NO-SOA"
	};
	const zone = answer.soa.name;
	if ((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.mt)(zone, _gate_js__WEBPACK_IMPORTED_MODULE_1__.wt)) return {
		state: "homeless",
		reason: null
	};
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.gt)(domain, zone) && !(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.mt)(domain, zone) ? {
		state: "undelegated",
		reason: null
	} : {
		state: "unknown",
		reason: "BADRESP"
	};
}



/***/ }),

/***/ 8534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ endOf)
/* harmony export */ });
// src/probes/registration/end.ts
const day = 864e5;
function endOf(expires) {
	return Date.parse(expires) + (expires.endsWith("T00:00:00.000Z") ? day : 0);
}



/***/ })

};
