export const id = 9962;
export const ids = [9962];
export const modules = {

/***/ 3999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ domainsOf),
/* harmony export */   t: () => (/* binding */ delegationOf)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(281);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5793);
/* harmony import */ var _doubtful_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5262);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6691);





// src/probes/dns/delegated-domain.ts
async function domainsOf(names) {
	const { getDomain } = await Promise.all(/* import() */[__webpack_require__.e(4235), __webpack_require__.e(5185)]).then(__webpack_require__.bind(__webpack_require__, 5185)).then((m) => (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.o)(m.default, 1));
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
		return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.at)(text);
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Nt) return null;
		throw error;
	}
}
async function delegationOf(context, domain) {
	const told = await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(context, domain, _start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.NS);
	const { answer } = told;
	if (answer.kind === "unknown") return {
		state: "unknown",
		reason: answer.reason
	};
	if (answer.kind !== "nxdomain" || answer.aliases.length > 0) return {
		state: "delegated",
		reason: null
	};
	const reason = await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_3__.t)(told);
	if (reason !== null || !answer.soa) return {
		state: "unknown",
		reason: reason ?? "NO-SOA"
	};
	const zone = answer.soa.name;
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(zone, _start_js__WEBPACK_IMPORTED_MODULE_1__.vt)) return {
		state: "no-registry",
		reason: null
	};
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(domain, zone) && !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(domain, zone) ? {
		state: "undelegated",
		reason: null
	} : {
		state: "unknown",
		reason: "BADRESP"
	};
}



/***/ }),

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

/***/ 8534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ expiryOf)
/* harmony export */ });
// src/probes/registration/end.ts
const day = 864e5;
function expiryOf(expires) {
	return Date.parse(expires) + (expires.endsWith("T00:00:00.000Z") ? day : 0);
}



/***/ })

};
