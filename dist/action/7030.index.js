export const id = 7030;
export const ids = [7030];
export const modules = {

/***/ 9235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ reverseTarget),
/* harmony export */   n: () => (/* binding */ parseAddress),
/* harmony export */   r: () => (/* binding */ parseDomain),
/* harmony export */   t: () => (/* binding */ domainTarget)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(281);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7030);



// src/core/target/domain.ts
var import_ipaddr = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.o)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yr)(), 1);
const aDomain = {
	en: "a domain name such as example.com",
	ko: "example.com 같은 도메인 이름"
};
const noAddress = {
	en: "a domain name; for an IP address use reverse-dns or asn",
	ko: "도메인 이름. IP 주소는 reverse-dns나 asn으로 확인하십시오"
};
const noLocalhost = {
	en: "a domain name of the public DNS such as example.com; localhost always means the local machine (RFC 6761)",
	ko: "localhost(RFC 6761에 따라 그 기기 자신)가 아닌 example.com 같은 도메인 이름"
};
const anAddress = {
	en: "an IPv4 or IPv6 address such as 8.8.8.8 or 2001:4860:4860::8888",
	ko: "8.8.8.8 또는 2001:4860:4860::8888 같은 IPv4 또는 IPv6 주소"
};
const aReverseName = {
	en: "an IP address, or its complete reverse name: 4 labels before in-addr.arpa, or 32 before ip6.arpa",
	ko: "IP 주소 또는 완전한 역방향 이름(in-addr.arpa 앞에 레이블 4개, ip6.arpa 앞에 32개)"
};
function domainTarget() {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().transform((text, context) => unwrap(parseDomain(text), context));
}
function reverseTarget() {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().transform((text, context) => unwrap(parseReverse(text), context));
}
function parseReverse(text) {
	const name = text.trim().toLowerCase().replace(/\.$/, "");
	if (!/(?:^|\.)(?:in-addr|ip6)\.arpa$/.test(name)) return parseAddress(text);
	const address = addressOfReverseName(name);
	return address === null ? { problem: { expected: aReverseName } } : { value: address };
}
function addressOfReverseName(name) {
	const labels = name.split(".").slice(0, -2).toReversed();
	if (name.endsWith(".in-addr.arpa")) {
		const text = labels.join(".");
		return labels.length === 4 && (0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(text) === 4 ? text : null;
	}
	if (labels.length !== 32 || labels.some((label) => !/^[0-9a-f]$/.test(label))) return null;
	const groups = Array.from({ length: 8 }, (_, at) => labels.slice(4 * at, 4 * at + 4).join(""));
	return import_ipaddr.default.process(groups.join(":")).toString();
}
function parseDomain(text) {
	const parsed = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tr)(text);
	if ("problem" in parsed) {
		const { given } = parsed.problem;
		return { problem: {
			expected: aDomain,
			...given !== void 0 && { given }
		} };
	}
	const { host } = parsed.value;
	if ((0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(host)) return { problem: { expected: noAddress } };
	return /(?:^|\.)localhost$/.test(host) ? { problem: { expected: noLocalhost } } : { value: host };
}
function parseAddress(text) {
	const bare = text.trim().replace(/^\[(?<inside>[^[\]]*)\]$/, "$<inside>");
	if ((0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(bare) === 0 || bare.includes("%")) return { problem: { expected: anAddress } };
	return { value: import_ipaddr.default.process(bare).toString() };
}
function unwrap(parsed, context) {
	if ("value" in parsed) return parsed.value;
	context.addIssue({
		code: "custom",
		params: { ...parsed.problem }
	});
	return _start_js__WEBPACK_IMPORTED_MODULE_1__.Hi;
}



/***/ }),

/***/ 4649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ registrableTarget),
/* harmony export */   t: () => (/* binding */ registrableDomain)
/* harmony export */ });
/* harmony import */ var _cjs2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4235);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _domain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9235);



// src/core/target/registrable.ts
var import_cjs = (0,_cjs2_js__WEBPACK_IMPORTED_MODULE_0__.t)();
const aRegistrable = {
	en: "a domain that can be registered, such as example.com, and not a public suffix (publicsuffix.org)",
	ko: "example.com처럼 등록할 수 있는 도메인. 공용 접미사(publicsuffix.org)는 해당하지 않습니다"
};
function registrableTarget() {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().transform((text, context) => {
		const parsed = (0,_domain_js__WEBPACK_IMPORTED_MODULE_2__.r)(text);
		const domain = "value" in parsed ? registrableDomain(parsed.value) : null;
		if (domain !== null) return domain;
		const problem = "problem" in parsed ? parsed.problem : { expected: aRegistrable };
		context.addIssue({
			code: "custom",
			params: { ...problem }
		});
		return _start_js__WEBPACK_IMPORTED_MODULE_1__.Hi;
	});
}
const asHost = {
	extractHostname: false,
	validateHostname: false
};
function registrableDomain(name) {
	const own = (0, import_cjs.getDomain)(name, {
		...asHost,
		allowPrivateDomains: true
	});
	if (own !== null) return own;
	const { isPrivate } = (0, import_cjs.parse)(name, {
		...asHost,
		allowPrivateDomains: true
	});
	return isPrivate === true ? (0, import_cjs.getDomain)(name, {
		...asHost,
		allowPrivateDomains: false
	}) : null;
}



/***/ })

};
