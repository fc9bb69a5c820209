export const id = 6468;
export const ids = [6468];
export const modules = {

/***/ 9674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ caaFaults),
/* harmony export */   t: () => (/* binding */ authorizedAuthorities)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(405);
/* harmony import */ var _ask_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3458);



// src/formats/dns/caa.ts
const knownTags = [
	"issue",
	"issuewild",
	"iodef",
	"issuemail",
	"issuevmc",
	"contactemail",
	"contactphone"
];
const caaFaults = [
	"unknown-critical",
	"unknown-tag",
	"bad-value",
	"bad-uri",
	"bad-flags",
	"bad-parameter"
];
const longestValue = 4096;
function readCaa(flags, tag, bytes) {
	const value = bytes.subarray(0, longestValue).toString("latin1");
	const name = tag.toLowerCase();
	const isCritical = (flags & 128) !== 0;
	const isKnown = knownTags.some((known) => known === name);
	const isIssuing = /^issue(?:wild|mail|vmc)?$/.test(name);
	const issuer = isIssuing && bytes.length <= longestValue ? readIssuer(value) : null;
	return {
		tag: name,
		isCritical,
		value,
		issuer,
		faults: [
			...isKnown ? [] : [isCritical ? "unknown-critical" : "unknown-tag"],
			...(flags & 127) === 0 ? [] : ["bad-flags"],
			...isIssuing && !issuer ? ["bad-value"] : [],
			...issuer && issuer.parameters.some(isWrongParameter) ? ["bad-parameter"] : [],
			...name === "iodef" && !isReportUrl(value) ? ["bad-uri"] : [],
			...name === "contactemail" && !/^[^\s@]+@[^\s@]+$/.test(value) ? ["bad-value"] : [],
			...name === "contactphone" && !/^\+[0-9 ().;=a-z-]+$/i.test(value) ? ["bad-value"] : []
		]
	};
}
function readIssuer(value) {
	const [domain = "", ...behind] = value.split(";");
	const name = domain.replaceAll("	", " ").trim();
	if (!/^[ -~\t]*$/.test(value) || name !== "" && !isIssuerName(name)) return null;
	const parts = behind.map((each) => each.replaceAll("	", " ").trim()).filter((each) => each !== "");
	const parameters = [];
	for (const part of parts) {
		const { name: key, value: worth } = /^(?<name>[A-Za-z0-9]+) *= *(?<value>[!-:<-~]*)$/.exec(part)?.groups ?? {};
		if (key === void 0 || worth === void 0) return null;
		parameters.push({
			name: key.toLowerCase(),
			value: worth
		});
	}
	return {
		domain: name === "" ? null : name.toLowerCase(),
		parameters
	};
}
function isIssuerName(name) {
	return name.split(".").every((label) => /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/.test(label));
}
function isWrongParameter({ name, value }) {
	if (name === "accounturi") return !/^[A-Za-z][A-Za-z0-9+.-]*:./.test(value);
	if (name === "validationmethods") return !/^[A-Za-z0-9-]+(?:,[A-Za-z0-9-]+)*$/.test(value);
	return false;
}
function isReportUrl(value) {
	if (/^mailto:/i.test(value)) return /^mailto:[^\s@,?]+@[^\s@,?]+(?:\?\S*)?$/i.test(value);
	return /^https?:\/\/[^\s]+$/i.test(value) && URL.canParse(value);
}
// src/probes/dns/authorized-authorities.ts
const atATime = 6;
async function authorizedAuthorities(context, name) {
	const names = [...(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.vt)(name)].filter(({ wire }) => !wire.equals(_start_js__WEBPACK_IMPORTED_MODULE_0__._t.wire));
	for (let from = 0; from < names.length; from += atATime) {
		const wave = names.slice(from, from + atATime);
		const told = await Promise.all(wave.map((each) => (0,_ask_js__WEBPACK_IMPORTED_MODULE_2__.t)(context, each, _start_js__WEBPACK_IMPORTED_MODULE_0__.wt.CAA)));
		for (const [index, { answer }] of told.entries()) {
			const at = wave[index] ?? name;
			if (answer.kind === "unknown") return {
				kind: "unknown",
				at,
				reason: answer.reason
			};
			if (answer.kind === "found") return {
				kind: "found",
				at,
				records: read(answer.records)
			};
		}
	}
	return { kind: "absent" };
}
function read(records) {
	return (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)("CAA", records).map(({ data: { flags, tag, value } }) => readCaa(flags, tag, value));
}



/***/ }),

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
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.fr)(address)) return false;
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.pr)(address) === "public") return true;
	const judged = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.pn)(() => net.addresses({
		host: address,
		port: 53,
		namedBy: stranger
	}));
	return judged.ok && judged.value.some(({ isAllowed }) => isAllowed);
}



/***/ })

};
