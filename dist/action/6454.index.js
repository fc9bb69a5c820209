export const id = 6454;
export const ids = [6454,971,5140,2759];
export const modules = {

/***/ 3458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ extendedErrors),
/* harmony export */   t: () => (/* binding */ ask)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _read_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6321);


// src/probes/dns/ask.ts
function ask({ net, once }, name, type, asking = {}) {
	const { server, patience, ...flags } = asking;
	const how = Object.entries(flags).filter(([, value]) => value !== void 0).map(([key, value]) => `${key}=${value}`).toSorted().join(" ");
	return once(`dns ${server ?? ""} ${(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.ct)(type)} ${(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._t)(name)} ${patience ?? ""} ${how}`, async () => {
		const got = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.vr)(() => net.dns({
			...asking,
			name: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.ut)(name),
			type
		}));
		if (!got.ok) return {
			reply: null,
			message: null,
			answer: unanswered(got.failure),
			failure: got.failure
		};
		const message = (0,_read_once_js__WEBPACK_IMPORTED_MODULE_1__.t)(got.value.message);
		return {
			reply: got.value,
			message,
			answer: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.M)(message, name, type)
		};
	});
}
function unanswered({ id, reason, params }) {
	if (id === "timeout.dns" || reason === "timeout.dns") return {
		kind: "unknown",
		reason: "TIMEOUT"
	};
	const { detail } = params;
	return {
		kind: "unknown",
		reason: reason === "dns.failed" && typeof detail === "string" ? detail : reason
	};
}
function extendedErrors({ message }) {
	return (message?.edns?.options ?? []).flatMap((each) => each.name === "error" ? [{
		code: each.code,
		text: each.text
	}] : []);
}



/***/ }),

/***/ 6691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);

// src/probes/dns/plain-text.ts
function plainText(name) {
	const text = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.ut)((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.yt)(name));
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
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);


// src/probes/dns/public-address.ts
const stranger = "1.0.0.1";
async function isPublicAddress({ net }, address) {
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dn)(address)) return false;
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.fn)(address) === "public") return true;
	const judged = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.vr)(() => net.addresses({
		host: address,
		port: 53,
		namedBy: stranger
	}));
	return judged.ok && judged.value.some(({ isAllowed }) => isAllowed);
}



/***/ }),

/***/ 6321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ writeOptions),
/* harmony export */   t: () => (/* binding */ messageIn)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);

// src/formats/dns/edns.ts
const longestErrorText = 512;
const codes = {
	server: 3,
	error: 15
};
function readOptions(cursor) {
	const options = [];
	while (cursor.at < cursor.end) {
		const code = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor);
		options.push((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.jt)(cursor, (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor), (part) => readOption(code, part)));
	}
	return options;
}
function readOption(code, part) {
	if (code === codes.server) return {
		name: "server",
		bytes: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(part)
	};
	if (code !== codes.error || part.end - part.at < 2) return {
		name: "other",
		code,
		bytes: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(part)
	};
	return {
		name: "error",
		code: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(part),
		text: beginning(Buffer.from(beginning((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(part)), "utf8")).replace(/\0+$/, "")
	};
}
function beginning(bytes) {
	return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(0, longestErrorText), { stream: true });
}
function writeOptions(out, options) {
	for (const option of options) {
		(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.rt)(out, option.name === "other" ? option.code : codes[option.name]);
		(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.nt)(out, () => writeOption(out, option));
	}
}
function writeOption(out, option) {
	if (option.name !== "error") return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.et)(out, option.bytes);
	const text = Buffer.from(option.text, "utf8");
	if (text.length > longestErrorText) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Pt("an error text of more than 512 octets");
	(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.rt)(out, option.code);
	(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.et)(out, text);
}
// src/formats/dns/read-message.ts
const mostRecords = 1e4;
const mostQuestions = 32;
function readMessage(bytes) {
	if (bytes.length > 65535) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Pt("longer than a message can be");
	const cursor = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Dt)(bytes);
	const id = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor);
	const flags = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor);
	const counts = {
		questions: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor),
		answers: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor),
		authorities: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor)
	};
	const additionals = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor);
	if (counts.questions > mostQuestions) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Pt("too many questions");
	if (counts.answers + counts.authorities + additionals > mostRecords) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Pt("too many records");
	const isTruncated = (flags & 512) !== 0;
	const questions = [];
	const sections = {
		answers: [],
		authorities: [],
		additionals: [],
		opt: null
	};
	try {
		for (let left = counts.questions; left > 0; left--) questions.push(readQuestion(cursor));
		for (let left = counts.answers; left > 0; left--) sections.answers.push(readRecord(cursor));
		for (let left = counts.authorities; left > 0; left--) sections.authorities.push(readRecord(cursor));
		for (let left = additionals; left > 0; left--) readAdditional(cursor, sections);
	} catch (error) {
		if (!(error instanceof _gate_js__WEBPACK_IMPORTED_MODULE_0__.Pt) || !isTruncated) throw error;
		cursor.at = cursor.end;
	}
	const { opt, ...records } = sections;
	return {
		id,
		isResponse: (flags & 32768) !== 0,
		opcode: flags >> 11 & 15,
		isAuthoritative: (flags & 1024) !== 0,
		isTruncated,
		isRecursionDesired: (flags & 256) !== 0,
		isRecursionAvailable: (flags & 128) !== 0,
		isAuthenticData: (flags & 32) !== 0,
		isCheckingDisabled: (flags & 16) !== 0,
		rcode: (opt?.rcodeHigh ?? 0) * 16 + (flags & 15),
		questions,
		...records,
		edns: opt && ednsOf(opt),
		stray: cursor.end - cursor.at
	};
}
function ednsOf({ version, size, isDnssecOk, options }) {
	return {
		version,
		size,
		isDnssecOk,
		options
	};
}
function readQuestion(cursor) {
	return {
		name: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Ct)(cursor),
		type: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor),
		class: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor)
	};
}
function readRecord(cursor) {
	const name = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Ct)(cursor);
	const type = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor);
	if (type === _gate_js__WEBPACK_IMPORTED_MODULE_0__.lt.OPT) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Pt("OPT out of place");
	return readAfterType(cursor, name, type);
}
function readAfterType(cursor, name, type) {
	const inClass = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor);
	const seconds = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.At)(cursor);
	const data = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.jt)(cursor, (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor), (part) => (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.K)(part, type, inClass));
	return {
		name,
		type,
		class: inClass,
		ttl: seconds > 2147483647 ? 0 : seconds,
		data
	};
}
function readAdditional(cursor, sections) {
	const name = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Ct)(cursor);
	const type = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor);
	if (type !== _gate_js__WEBPACK_IMPORTED_MODULE_0__.lt.OPT) {
		sections.additionals.push(readAfterType(cursor, name, type));
		return;
	}
	if (sections.opt) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Pt("more than one OPT");
	if (name.wire.length !== 1) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Pt("OPT of a name");
	sections.opt = {
		size: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor),
		rcodeHigh: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Ot)(cursor),
		version: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Ot)(cursor),
		isDnssecOk: ((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor) & 32768) !== 0,
		options: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.jt)(cursor, (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor), readOptions)
	};
}
// src/formats/dns/read-once.ts
const known = new WeakMap();
function messageIn(bytes) {
	const message = known.get(bytes) ?? readMessage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
	known.set(bytes, message);
	return message;
}



/***/ })

};
