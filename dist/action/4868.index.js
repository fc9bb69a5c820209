export const id = 4868;
export const ids = [4868,8275,2487];
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
	return once(`dns ${server ?? ""} ${(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.tt)(type)} ${(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.ut)(name)} ${patience ?? ""} ${how}`, async () => {
		const got = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.nr)(() => net.dns({
			...asking,
			name: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.rt)(name),
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
			answer: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.T)(message, name, type)
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

/***/ 9235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ parseDomain),
/* harmony export */   n: () => (/* binding */ domainTarget),
/* harmony export */   r: () => (/* binding */ parseAddress),
/* harmony export */   t: () => (/* binding */ addressTarget)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(281);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7030);



// src/core/target/domain.ts
var import_ipaddr = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.o)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__._n)(), 1);
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
function domainTarget() {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yr)().transform((text, context) => unwrap(parseDomain(text), context));
}
function addressTarget() {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yr)().transform((text, context) => unwrap(parseAddress(text), context));
}
function parseDomain(text) {
	const parsed = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(text);
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
	return _start_js__WEBPACK_IMPORTED_MODULE_1__.Dr;
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
	const text = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.rt)((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.ft)(name));
	return text === "." ? text : text.slice(0, -1);
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
		const code = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor);
		options.push((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.wt)(cursor, (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor), (part) => readOption(code, part)));
	}
	return options;
}
function readOption(code, part) {
	if (code === codes.server) return {
		name: "server",
		bytes: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Tt)(part)
	};
	if (code !== codes.error || part.end - part.at < 2) return {
		name: "other",
		code,
		bytes: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Tt)(part)
	};
	return {
		name: "error",
		code: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(part),
		text: beginning(Buffer.from(beginning((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Tt)(part)), "utf8")).replace(/\0+$/, "")
	};
}
function beginning(bytes) {
	return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(0, longestErrorText), { stream: true });
}
function writeOptions(out, options) {
	for (const option of options) {
		(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.X)(out, option.name === "other" ? option.code : codes[option.name]);
		(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Y)(out, () => writeOption(out, option));
	}
}
function writeOption(out, option) {
	if (option.name !== "error") return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.q)(out, option.bytes);
	const text = Buffer.from(option.text, "utf8");
	if (text.length > longestErrorText) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Dt("an error text of more than 512 octets");
	(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.X)(out, option.code);
	(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.q)(out, text);
}
// src/formats/dns/read-message.ts
const mostRecords = 1e4;
const mostQuestions = 32;
function readMessage(bytes) {
	if (bytes.length > 65535) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Dt("longer than a message can be");
	const cursor = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.bt)(bytes);
	const id = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor);
	const flags = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor);
	const counts = {
		questions: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor),
		answers: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor),
		authorities: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor)
	};
	const additionals = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor);
	if (counts.questions > mostQuestions) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Dt("too many questions");
	if (counts.answers + counts.authorities + additionals > mostRecords) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Dt("too many records");
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
		if (!(error instanceof _gate_js__WEBPACK_IMPORTED_MODULE_0__.Dt) || !isTruncated) throw error;
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
		name: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.gt)(cursor),
		type: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor),
		class: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor)
	};
}
function readRecord(cursor) {
	const name = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.gt)(cursor);
	const type = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor);
	if (type === _gate_js__WEBPACK_IMPORTED_MODULE_0__.nt.OPT) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Dt("OPT out of place");
	return readAfterType(cursor, name, type);
}
function readAfterType(cursor, name, type) {
	const inClass = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor);
	const seconds = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Ct)(cursor);
	const data = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.wt)(cursor, (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor), (part) => (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.z)(part, type, inClass));
	return {
		name,
		type,
		class: inClass,
		ttl: seconds > 2147483647 ? 0 : seconds,
		data
	};
}
function readAdditional(cursor, sections) {
	const name = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.gt)(cursor);
	const type = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor);
	if (type !== _gate_js__WEBPACK_IMPORTED_MODULE_0__.nt.OPT) {
		sections.additionals.push(readAfterType(cursor, name, type));
		return;
	}
	if (sections.opt) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Dt("more than one OPT");
	if (name.wire.length !== 1) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Dt("OPT of a name");
	sections.opt = {
		size: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor),
		rcodeHigh: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.xt)(cursor),
		version: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.xt)(cursor),
		isDnssecOk: ((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor) & 32768) !== 0,
		options: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.wt)(cursor, (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor), readOptions)
	};
}
// src/formats/dns/read-once.ts
const known = new WeakMap();
function messageIn(bytes) {
	const message = known.get(bytes) ?? readMessage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
	known.set(bytes, message);
	return message;
}



/***/ }),

/***/ 8275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ reasonWords)
/* harmony export */ });
// src/core/reason-words.ts
const words = [
	["dns.", {
		en: "its name could not be resolved",
		ko: "이름을 확인할 수 없음"
	}],
	["tcp.refused", {
		en: "the connection was refused",
		ko: "연결이 거부됨"
	}],
	["tcp.unreachable", {
		en: "it could not be reached",
		ko: "도달할 수 없음"
	}],
	["tcp.", {
		en: "the connection was interrupted",
		ko: "연결이 끊어짐"
	}],
	["timeout.", {
		en: "no answer came in time",
		ko: "제시간에 응답이 없음"
	}],
	["starttls.not-offered", {
		en: "no TLS is offered",
		ko: "TLS를 제공하지 않음"
	}],
	["starttls.", {
		en: "STARTTLS failed",
		ko: "STARTTLS에 실패함"
	}],
	["tls.", {
		en: "the TLS handshake failed",
		ko: "TLS 핸드셰이크가 이루어지지 않음"
	}],
	["http.server-error", {
		en: "the server reported an error",
		ko: "서버가 오류를 응답함"
	}],
	["http.challenge", {
		en: "a bot challenge was served instead",
		ko: "봇 확인 화면이 대신 나옴"
	}],
	["http.", {
		en: "the response could not be read",
		ko: "응답을 읽을 수 없음"
	}],
	["loop", {
		en: "the redirects form a loop",
		ko: "리디렉션이 순환함"
	}],
	["limit", {
		en: "there are too many redirects",
		ko: "리디렉션이 너무 많음"
	}],
	["invalid-location", {
		en: "the redirect target is invalid",
		ko: "리디렉션 대상이 올바르지 않음"
	}],
	["nul-byte", {
		en: "the response headers contain a NUL byte",
		ko: "응답 헤더에 NUL 바이트가 있음"
	}],
	["content-disposition", {
		en: "browsers reject its Content-Disposition headers",
		ko: "브라우저가 Content-Disposition 헤더를 거부함"
	}],
	["content-encoding", {
		en: "its body does not match its Content-Encoding",
		ko: "본문이 Content-Encoding과 맞지 않음"
	}],
	["private", {
		en: "it redirects into a private network",
		ko: "사설 네트워크로 리디렉션함"
	}],
	["source.rate-limited", {
		en: "its rate limit was reached",
		ko: "요청 한도를 초과함"
	}],
	["source.untrusted", {
		en: "its certificate is not trusted",
		ko: "인증서를 신뢰할 수 없음"
	}],
	["source.unreachable", {
		en: "it could not be reached",
		ko: "연결할 수 없음"
	}],
	["source.status", {
		en: "it answered with an HTTP error",
		ko: "HTTP 오류를 응답함"
	}],
	["source.malformed", {
		en: "its answer is invalid",
		ko: "응답이 올바르지 않음"
	}],
	["source.", {
		en: "it gave no usable answer",
		ko: "사용할 수 있는 응답이 없음"
	}],
	["address.", {
		en: "its address may not be contacted",
		ko: "연결이 금지된 주소임"
	}]
];
const other = {
	en: "not enough information",
	ko: "정보가 부족함"
};
function reasonWords(reason) {
	return words.find(([code]) => reason?.startsWith(code))?.[1] ?? other;
}



/***/ })

};
