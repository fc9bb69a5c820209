export const id = 6455;
export const ids = [6455];
export const modules = {

/***/ 9235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ parseDomain),
/* harmony export */   n: () => (/* binding */ domainTarget),
/* harmony export */   r: () => (/* binding */ parseAddress),
/* harmony export */   t: () => (/* binding */ addressTarget)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(281);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7030);



// src/core/target/domain.ts
var import_ipaddr = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.o)((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.jn)(), 1);
const aDomain = {
	en: "a domain name such as example.com",
	ko: "example.com 같은 도메인 이름"
};
const noAddress = {
	en: "a domain name; the reverse-dns check (query) takes an IP address",
	ko: "도메인 이름. IP 주소는 reverse-dns 점검(query)에서 확인하십시오"
};
const noLocalhost = {
	en: "a domain name of the public DNS such as example.com; localhost is this machine wherever it is asked for (RFC 6761)",
	ko: "localhost(RFC 6761에 따라 그 기기 자신)가 아닌 example.com 같은 도메인 이름"
};
const anAddress = {
	en: "an IPv4 or IPv6 address such as 192.0.2.1 or 2001:db8::1",
	ko: "192.0.2.1 또는 2001:db8::1 같은 IPv4 또는 IPv6 주소"
};
function domainTarget() {
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.cr)().transform((text, context) => unwrap(parseDomain(text), context));
}
function addressTarget() {
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.cr)().transform((text, context) => unwrap(parseAddress(text), context));
}
function parseDomain(text) {
	const parsed = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Ln)(text);
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
	return _gate_js__WEBPACK_IMPORTED_MODULE_1__.mr;
}



/***/ }),

/***/ 8275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ unheardWords),
/* harmony export */   t: () => (/* binding */ dnsReasonWords)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);

// src/formats/dns/reason-words.ts
const words = new Map([
	["TIMEOUT", {
		en: "no answer came in time",
		ko: "제시간에 응답이 없음"
	}],
	["BADRESP", {
		en: "what it sends is no DNS message",
		ko: "DNS 메시지가 아닌 것을 보냄"
	}],
	["TRUNCATED", {
		en: "its answer is cut off over TCP as well",
		ko: "TCP에서도 응답이 잘림"
	}],
	["NO-TCP", {
		en: "its answer needs TCP, and it gives none over TCP",
		ko: "응답에 TCP가 필요하지만 TCP로 응답하지 않음"
	}],
	["NO-UDP", {
		en: "it answers over TCP and not over UDP",
		ko: "TCP로만 응답하고 UDP에는 응답하지 않음"
	}],
	["NO-HTTP2", {
		en: "it does not speak HTTP/2",
		ko: "HTTP/2를 사용하지 않음"
	}],
	["HTTP-TYPE", {
		en: "it sends something else than a DNS message",
		ko: "DNS 메시지가 아닌 것을 보냄"
	}],
	["HTTP-TOO-LONG", {
		en: "it sends more than a DNS message can hold",
		ko: "DNS 메시지보다 긴 것을 보냄"
	}],
	["HTTP2-REFUSED_STREAM", {
		en: "it takes no more requests for now",
		ko: "지금은 요청을 더 받지 않음"
	}],
	["HTTP2-ENHANCE_YOUR_CALM", {
		en: "it finds our requests too many",
		ko: "요청이 너무 많다고 함"
	}],
	["HTTP2-CANCEL", {
		en: "it broke off the request",
		ko: "요청을 중단함"
	}],
	["HTTP2-INADEQUATE_SECURITY", {
		en: "the encryption is too weak for it",
		ko: "암호화가 너무 약하다고 함"
	}],
	["HTTP2-HTTP_1_1_REQUIRED", {
		en: "it does not speak HTTP/2",
		ko: "HTTP/2를 사용하지 않음"
	}],
	["HTTP2-GOAWAY", {
		en: "it ended the HTTP/2 session",
		ko: "HTTP/2 세션을 종료함"
	}],
	["ECONNREFUSED", {
		en: "nothing listens there",
		ko: "대기 중인 서비스가 없음"
	}],
	["ECONNRESET", {
		en: "the connection was reset",
		ko: "연결이 끊어짐"
	}],
	["EPIPE", {
		en: "the connection was reset",
		ko: "연결이 끊어짐"
	}],
	["EHOSTUNREACH", {
		en: "there is no way to it from here",
		ko: "여기서 도달할 수 없음"
	}],
	["ENETUNREACH", {
		en: "there is no way to it from here",
		ko: "여기서 도달할 수 없음"
	}],
	["timeout.tcp", {
		en: "it did not accept a connection in time",
		ko: "제시간에 연결을 받지 않음"
	}],
	["timeout.tls", {
		en: "it did not finish the TLS handshake in time",
		ko: "제시간에 TLS 핸드셰이크를 마치지 않음"
	}],
	["tls.not-tls", {
		en: "it does not speak TLS there",
		ko: "그 포트에서 TLS를 사용하지 않음"
	}],
	["tls.closed", {
		en: "it hung up during the TLS handshake",
		ko: "TLS 핸드셰이크 중에 연결을 닫음"
	}],
	["tls.alert.120", {
		en: "it does not speak HTTP/2",
		ko: "HTTP/2를 사용하지 않음"
	}],
	["CERT_HAS_EXPIRED", {
		en: "its certificate has expired",
		ko: "인증서가 만료됨"
	}],
	["CERT_NOT_YET_VALID", {
		en: "its certificate is not valid yet",
		ko: "인증서가 아직 유효하지 않음"
	}],
	["HOSTNAME_MISMATCH", {
		en: "its certificate is for another name",
		ko: "인증서의 이름이 다름"
	}]
]);
const beginnings = [
	["HTTP2-GOAWAY-", {
		en: "it ended the HTTP/2 session with an error",
		ko: "HTTP/2 세션을 오류로 종료함"
	}],
	["HTTP2-", {
		en: "it ended the HTTP/2 request with an error",
		ko: "HTTP/2 요청을 오류로 종료함"
	}],
	["ERR_HTTP2_", {
		en: "it does not keep to HTTP/2",
		ko: "HTTP/2 규약을 지키지 않음"
	}],
	["HTTP-", {
		en: "it answers with an HTTP error",
		ko: "HTTP 오류로 응답함"
	}],
	["tls.", {
		en: "the TLS handshake failed",
		ko: "TLS 핸드셰이크가 실패함"
	}],
	["ERR_SSL_", {
		en: "the TLS connection broke",
		ko: "TLS 연결이 깨짐"
	}],
	["proxy.", {
		en: "the proxy did not let us through",
		ko: "프록시에서 연결을 허용하지 않음"
	}],
	["timeout.proxy", {
		en: "the proxy did not let us through",
		ko: "프록시에서 연결을 허용하지 않음"
	}],
	["tcp.", {
		en: "it could not be reached",
		ko: "도달할 수 없음"
	}]
];
const ofNames = [
	["timeout.", {
		en: "its address was not found in time",
		ko: "제시간에 주소를 찾지 못함"
	}],
	["dns.nxdomain", {
		en: "its name does not exist",
		ko: "이름이 존재하지 않음"
	}],
	["dns.no-address", {
		en: "its name has no address",
		ko: "이름에 주소가 없음"
	}],
	["", {
		en: "its address could not be found",
		ko: "주소를 찾을 수 없음"
	}]
];
const ofCertificate = /^(?:UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|CERT|INVALID_CA|PATH_LENGTH|CRL_)[A-Z_]*$/;
const untrusted = {
	en: "its certificate is not trusted",
	ko: "인증서를 신뢰할 수 없음"
};
function dnsReasonWords(reason) {
	const [, ofName] = /^[^\s:]{1,255}: (?<code>[a-z.-]{1,60})$/.exec(reason) ?? [];
	if (ofName !== void 0) return ofNames.find(([code]) => ofName.startsWith(code))?.[1] ?? null;
	return words.get(reason) ?? beginnings.find(([code]) => reason.startsWith(code))?.[1] ?? (ofCertificate.test(reason) ? untrusted : null);
}
function unheardWords(all) {
	const shown = all.slice(0, 4).map(({ server, reason }) => {
		const word = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Kn)(reason, 80);
		const { en, ko } = dnsReasonWords(reason) ?? {
			en: word,
			ko: word
		};
		return {
			name: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Kn)(server, 80),
			en,
			ko
		};
	});
	const more = all.length > shown.length ? ` (+${all.length - shown.length})` : "";
	return {
		en: shown.map(({ name, en }) => `${name} (${en})`).join(", ") + more,
		ko: shown.map(({ name, ko }) => `${name}(${ko})`).join(", ") + more
	};
}



/***/ }),

/***/ 3413:
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
		en: "the connection was broken off",
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
		en: "no agreement on TLS came about",
		ko: "TLS 시작에 합의하지 못함"
	}],
	["tls.", {
		en: "no TLS handshake came about",
		ko: "TLS 핸드셰이크가 이루어지지 않음"
	}],
	["http.server-error", {
		en: "the server reported an error",
		ko: "서버가 오류를 응답함"
	}],
	["http.challenge", {
		en: "a bot check came instead",
		ko: "봇 확인 화면이 대신 나옴"
	}],
	["http.", {
		en: "the response could not be read",
		ko: "응답을 읽을 수 없음"
	}],
	["loop", {
		en: "the redirects run in a circle",
		ko: "리디렉션이 순환함"
	}],
	["limit", {
		en: "there are too many redirects",
		ko: "리디렉션이 너무 많음"
	}],
	["invalid-location", {
		en: "the redirect leads nowhere",
		ko: "리디렉션 대상이 올바르지 않음"
	}],
	["nul-byte", {
		en: "the response head holds a NUL byte",
		ko: "응답 헤더에 NUL 바이트가 있음"
	}],
	["content-disposition", {
		en: "browsers refuse its Content-Disposition headers",
		ko: "브라우저가 Content-Disposition 헤더를 거부함"
	}],
	["content-encoding", {
		en: "its body is not what Content-Encoding says",
		ko: "본문이 Content-Encoding과 맞지 않음"
	}],
	["private", {
		en: "it redirects into a private network",
		ko: "사설 네트워크로 리디렉션함"
	}],
	["source.rate-limited", {
		en: "it takes no more questions for now",
		ko: "지금은 질문을 더 받지 않음"
	}],
	["source.untrusted", {
		en: "it did not prove who it is",
		ko: "신원을 증명하지 못함"
	}],
	["source.unreachable", {
		en: "it could not be reached",
		ko: "도달할 수 없음"
	}],
	["source.", {
		en: "it gave no answer that can be used",
		ko: "쓸 수 있는 답을 주지 않음"
	}],
	["address.", {
		en: "its address may not be asked",
		ko: "물을 수 없는 주소임"
	}]
];
const other = {
	en: "too little is known",
	ko: "알려진 것이 부족함"
};
function reasonWords(reason) {
	return words.find(([code]) => reason?.startsWith(code))?.[1] ?? other;
}



/***/ }),

/***/ 533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ resolverWords)
/* harmony export */ });
/* harmony import */ var _reason_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8275);
/* harmony import */ var _reason_words2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3413);


// src/probes/dns/resolver-words.ts
const words = {
	TIMEOUT: {
		en: "no answer came in time",
		ko: "제시간에 응답이 없음"
	},
	SERVFAIL: {
		en: "the lookup failed",
		ko: "조회에 실패함"
	},
	REFUSED: {
		en: "the question was refused",
		ko: "질의를 거부함"
	},
	NXDOMAIN: {
		en: "there is no such name",
		ko: "존재하지 않는 이름"
	},
	NODATA: {
		en: "there is no such record",
		ko: "해당 레코드 없음"
	},
	FORMERR: {
		en: "the question was not understood",
		ko: "질의를 이해하지 못함"
	},
	NOTIMP: {
		en: "such questions are not served",
		ko: "이런 질의를 지원하지 않음"
	},
	NOTAUTH: {
		en: "the zone is not served there",
		ko: "그 존을 제공하지 않음"
	},
	"NOT-AUTHORITATIVE": {
		en: "the zone is not served there",
		ko: "그 존을 제공하지 않음"
	},
	YXDOMAIN: {
		en: "a redirection makes the name too long",
		ko: "재지정으로 이름이 너무 길어짐"
	},
	"NO-SOA": {
		en: "the answer is empty and proves nothing",
		ko: "빈 응답이라 판단할 수 없음"
	},
	"NO-SERVERS": {
		en: "no name server is known",
		ko: "알려진 네임서버가 없음"
	},
	"NO-PARENT": {
		en: "no zone above is known",
		ko: "상위 존을 알 수 없음"
	},
	"NO-MX": {
		en: "it has no MX record, and its own address may take no mail",
		ko: "MX 레코드가 없어 자체 주소에서 메일을 받는지 알 수 없음"
	},
	"CNAME-LOOP": {
		en: "the aliases lead in a circle",
		ko: "별칭이 순환함"
	},
	"CNAME-CHAIN": {
		en: "too many aliases follow each other",
		ko: "별칭이 너무 길게 이어짐"
	},
	BADRESP: {
		en: "the answer could not be read",
		ko: "응답을 읽을 수 없음"
	},
	TRUNCATED: {
		en: "the answer was cut off",
		ko: "응답이 잘림"
	},
	FILTERED: {
		en: "somebody in between withholds the name",
		ko: "중간에서 이름을 차단함"
	},
	"PRIVATE-ROOT": {
		en: "a private root was asked",
		ko: "사설 루트에 질의함"
	},
	changing: {
		en: "every answer is another one",
		ko: "물을 때마다 응답이 다름"
	},
	expired: {
		en: "the signature has expired",
		ko: "서명이 만료됨"
	},
	"not-yet-valid": {
		en: "the signature is not valid yet",
		ko: "서명이 아직 유효하지 않음"
	},
	"bad-signature": {
		en: "the signature does not fit the records",
		ko: "서명이 레코드와 맞지 않음"
	},
	"no-signature": {
		en: "the signature is missing",
		ko: "서명이 없음"
	},
	"wrong-signer": {
		en: "another zone has signed",
		ko: "다른 존이 서명함"
	},
	"no-matching-key": {
		en: "the DS record names no key of the zone",
		ko: "DS 레코드에 맞는 키가 존에 없음"
	},
	"wrong-digest": {
		en: "the DS record does not fit its key",
		ko: "DS 레코드가 키와 맞지 않음"
	},
	"revoked-key": {
		en: "the DS record names a revoked key",
		ko: "DS 레코드가 폐기된 키를 가리킴"
	},
	"no-key": {
		en: "the key of the signature is missing",
		ko: "서명에 쓴 키가 없음"
	},
	"no-proof": {
		en: "the proof of absence is missing",
		ko: "부재 증명이 없음"
	},
	"wrong-proof": {
		en: "the proof of absence is wrong",
		ko: "부재 증명이 잘못됨"
	},
	withheld: {
		en: "signatures are not passed on",
		ko: "서명이 전달되지 않음"
	},
	filtered: {
		en: "somebody in between has replaced the answer",
		ko: "중간에서 응답을 바꿈"
	}
};
const beginnings = [
	[/^(?:ENETUNREACH|EHOSTUNREACH|EADDRNOTAVAIL|EAFNOSUPPORT)/, {
		en: "there is no way to it from here",
		ko: "여기서 도달할 경로가 없음"
	}],
	[/^(?:EACCES|EPERM)/, {
		en: "this machine does not let the question out",
		ko: "이 기기에서 질의가 허용되지 않음"
	}],
	[/^(?:TLS-|ERR_SSL|ERR_TLS|ERR_OSSL)/, {
		en: "no TLS connection came about",
		ko: "TLS 연결이 이루어지지 않음"
	}],
	[/^(?:CERT_|HOSTNAME_MISMATCH|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED)/, {
		en: "its certificate is not trusted",
		ko: "인증서를 신뢰할 수 없음"
	}],
	[/^EDE-/, {
		en: "the resolver found fault with it",
		ko: "리졸버가 문제를 발견함"
	}],
	[/^E[A-Z]/, {
		en: "the connection was broken off",
		ko: "연결이 끊어짐"
	}]
];
const unusual = {
	en: "no usable answer came",
	ko: "쓸 수 있는 응답이 없음"
};
function resolverWords(reason) {
	if (reason === null) return (0,_reason_words2_js__WEBPACK_IMPORTED_MODULE_1__.t)(null);
	if (Object.hasOwn(words, reason)) return words[reason] ?? unusual;
	const ofTransport = (0,_reason_words_js__WEBPACK_IMPORTED_MODULE_0__.t)(reason);
	if (ofTransport !== null) return ofTransport;
	if (/^[a-z]/.test(reason)) return (0,_reason_words2_js__WEBPACK_IMPORTED_MODULE_1__.t)(reason);
	return beginnings.find(([start]) => start.test(reason))?.[1] ?? unusual;
}



/***/ }),

/***/ 1529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ delegationDigest),
/* harmony export */   c: () => (/* binding */ zoneAbove),
/* harmony export */   d: () => (/* binding */ askAuthority),
/* harmony export */   f: () => (/* binding */ nameServer),
/* harmony export */   i: () => (/* binding */ signatureFacts),
/* harmony export */   l: () => (/* binding */ zoneOf),
/* harmony export */   n: () => (/* binding */ securityOf),
/* harmony export */   o: () => (/* binding */ matchDelegation),
/* harmony export */   p: () => (/* binding */ nameServersOf),
/* harmony export */   r: () => (/* binding */ opinionOf),
/* harmony export */   s: () => (/* binding */ aliasIn),
/* harmony export */   t: () => (/* binding */ securityIn),
/* harmony export */   u: () => (/* binding */ addressesIn)
/* harmony export */ });
/* harmony import */ var _algorithms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1333);
/* harmony import */ var _data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1687);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(405);
/* harmony import */ var _ask_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3458);
/* harmony import */ var _withheld_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9676);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7030);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7598);







// src/probes/dns/name-servers.ts
const mostServers = 32;
const mostAddresses = 16;
async function nameServersOf(context, zone, asking = {}) {
	const { answer } = await (0,_ask_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, zone, _data_js__WEBPACK_IMPORTED_MODULE_1__.C.NS, asking);
	const named = answer.kind === "found" && answer.aliases.length === 0 ? (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__.l)("NS", answer.records).slice(0, mostServers) : [];
	return {
		answer,
		servers: await Promise.all(named.map(({ data }) => nameServer(context, data.name, asking)))
	};
}
async function nameServer(context, name, asking = {}) {
	const [four, six] = await Promise.all([(0,_ask_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, name, _data_js__WEBPACK_IMPORTED_MODULE_1__.C.A, asking), (0,_ask_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, name, _data_js__WEBPACK_IMPORTED_MODULE_1__.C.AAAA, asking)]);
	return {
		name,
		addresses: [...addressesIn(four), ...addressesIn(six)].slice(0, mostAddresses),
		answers: {
			A: four.answer,
			AAAA: six.answer
		}
	};
}
function addressesIn({ answer }) {
	if (answer.kind !== "found") return [];
	const found = answer.records.flatMap(({ data }) => data.type === "A" || data.type === "AAAA" ? [data.address] : []);
	return [...new Set(found)].filter((each) => (0,node_net__WEBPACK_IMPORTED_MODULE_5__.isIP)(each) !== 0);
}
const patience = 1200;
function askAuthority(context, address, [name, type], asking = {}) {
	return (0,_ask_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, name, type, {
		...asking,
		patience,
		server: address,
		namedBy: address,
		isRecursionDesired: false
	});
}
// src/probes/dns/zone.ts
async function zoneOf(context, name, asking = {}) {
	const { answer } = await (0,_ask_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, name, _data_js__WEBPACK_IMPORTED_MODULE_1__.C.SOA, asking);
	if (answer.kind === "unknown") return answer;
	const above = answer.aliases.length > 0 ? (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.I)(name) : null;
	if (above) return zoneOf(context, above, asking);
	const [soa] = answer.kind === "found" ? (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__.l)("SOA", answer.records) : [answer.soa];
	return soa ? {
		kind: "zone",
		zone: soa.name,
		soa
	} : {
		kind: "unknown",
		reason: "NO-SOA"
	};
}
async function zoneAbove(context, zone, asking = {}) {
	const parent = (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.I)(zone);
	return parent ? zoneOf(context, parent, asking) : {
		kind: "unknown",
		reason: "NO-PARENT"
	};
}
// src/probes/dns/alias.ts
function aliasIn(sets, name) {
	const own = sets.find((each) => each.type === _data_js__WEBPACK_IMPORTED_MODULE_1__.C.CNAME && (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.O)(each.name, name)) ?? null;
	if (own && own.signatures.length > 0) return own;
	return sets.filter((each) => each.type === _data_js__WEBPACK_IMPORTED_MODULE_1__.C.DNAME && (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__.o)(name, each.name)).find((each) => own === null || isMadeFrom(own, each)) ?? own;
}
function isMadeFrom(alias, redirection) {
	const made = (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__.l)("CNAME", alias.records);
	const [from, ...others] = (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__.l)("DNAME", redirection.records);
	const target = from && others.length === 0 ? (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__.c)(alias.name, from) : null;
	if (!target || made.length < alias.records.length) return false;
	return made.every(({ data }) => (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.O)(data.name, target));
}
// src/probes/dns/anchor.ts
function anchorsAt({ anchors }, zone) {
	const [first, ...others] = anchors.filter((each) => (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.O)((0,_data_js__WEBPACK_IMPORTED_MODULE_1__.T)(each.zone), zone)).map(asDelegation);
	return first ? [first, ...others] : null;
}
function asDelegation({ keyTag, algorithm, digestType, digest }) {
	return {
		type: "DS",
		keyTag,
		algorithm,
		digestType,
		digest: Buffer.from(digest, "hex")
	};
}
function anchorAbove({ anchors }, name) {
	return anchors.map(({ zone }) => (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.T)(zone)).filter((zone) => (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.A)(name, zone)).toSorted((one, other) => other.wire.length - one.wire.length)[0] ?? null;
}
// src/formats/dns/delegation.ts
const digests = new Map([
	[1, "sha1"],
	[2, "sha256"],
	[4, "sha384"]
]);
function delegationDigest(owner, key, digestType) {
	const name = digests.get(digestType);
	return name ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.hash)(name, Buffer.concat([(0,_data_js__WEBPACK_IMPORTED_MODULE_1__.N)(owner).wire, (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.t)(key)]), "buffer") : null;
}
const mostDigests = 32;
function matchDelegation(zone, delegations, keys) {
	const known = delegations.filter((each) => _algorithms_js__WEBPACK_IMPORTED_MODULE_0__.t.has(each.algorithm) && digests.has(each.digestType));
	const accepted = known.filter((each) => !_algorithms_js__WEBPACK_IMPORTED_MODULE_0__.t.get(each.algorithm)?.isDeprecated);
	if (accepted.length === 0) return {
		kind: "unsupported",
		isDeprecated: known.length > 0
	};
	const better = new Set(accepted.filter(({ digestType }) => digestType !== 1).map(({ algorithm }) => algorithm));
	const strong = accepted.filter(({ digestType, algorithm }) => digestType !== 1 || !better.has(algorithm));
	return compare(zone, strong, named(keys, new Set(strong.map(({ algorithm }) => algorithm))));
}
function named(keys, wanted) {
	const own = keys.filter(({ data }) => wanted.has(data.algorithm) && (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.b)(data));
	return Map.groupBy(own, ({ data }) => `${data.algorithm} ${(0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.x)(data)}`);
}
function compare(zone, delegations, keys) {
	const pairs = delegations.flatMap((each) => (keys.get(`${each.algorithm} ${each.keyTag}`) ?? []).slice(0, 33).map((key) => ({
		each,
		key
	})));
	let problem = pairs.length > mostDigests ? "too-many" : "no-matching-key";
	const anchored = new Set();
	for (const { each, key } of pairs.slice(0, mostDigests)) {
		const isRight = delegationDigest(zone, key.data, each.digestType)?.equals(each.digest);
		if (isRight && !(0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.y)(key.data)) anchored.add(key);
		else if (problem !== "too-many") problem = isRight ? "revoked-key" : "wrong-digest";
	}
	return anchored.size > 0 ? {
		kind: "anchored",
		keys: [...anchored]
	} : {
		kind: "failed",
		problem
	};
}
// src/probes/dnssec/zone-link.ts
const mostFacts = 32;
function linkOf(zone, { state, reason }, parts, now) {
	const sets = parts.sets.filter((each) => each !== null && each !== void 0);
	const keys = (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__.l)("DNSKEY", sets.flatMap(({ records }) => records));
	return {
		zone: (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.w)(zone),
		state,
		reason,
		delegations: parts.delegations.slice(0, mostFacts).map((each) => ({
			keyTag: each.keyTag,
			algorithm: each.algorithm,
			digestType: each.digestType
		})),
		keys: keys.slice(0, mostFacts).map((key) => keyFacts(key, parts.anchored?.includes(key) ?? false)),
		signatures: sets.flatMap(({ signatures }) => signatures.filter(({ name }) => (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.O)(name, zone))).slice(0, mostFacts).map((each) => signatureFacts(each, now))
	};
}
function keyFacts({ data }, isAnchored) {
	const { algorithm, flags, publicKey } = data;
	return {
		keyTag: (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.x)(data),
		algorithm,
		flags,
		bits: (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.v)(algorithm, publicKey),
		isAnchored,
		isRevoked: (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.y)(data)
	};
}
function signatureFacts({ data }, now) {
	return {
		type: (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.S)(data.covered),
		keyTag: data.keyTag,
		algorithm: data.algorithm,
		inception: timeNear(data.inception, now),
		expires: timeNear(data.expiration, now)
	};
}
function timeNear(serial, now) {
	const seconds = Math.floor(now / 1e3) + (serial - (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__._)(now) | 0);
	return new Date(seconds * 1e3).toISOString();
}
// src/probes/dnssec/zone-keys.ts
async function keysOf(context, zone) {
	const told = await (0,_ask_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, zone, _data_js__WEBPACK_IMPORTED_MODULE_1__.C.DNSKEY, _withheld_js__WEBPACK_IMPORTED_MODULE_4__.m);
	const set = (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.f)(told.message?.answers ?? []).find(({ name, type }) => type === _data_js__WEBPACK_IMPORTED_MODULE_1__.C.DNSKEY && (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.O)(name, zone)) ?? null;
	return {
		told,
		set,
		keys: (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__.l)("DNSKEY", set?.records ?? [])
	};
}
async function openZone(context, zone, entrance) {
	const { told, set, keys } = await keysOf(context, zone);
	const { delegations, above } = entrance;
	const anchor = above?.anchor ?? zone;
	const match = matchDelegation(zone, delegations, keys);
	function stand(state, reason) {
		const anchored = match.kind === "anchored" ? match.keys : [];
		const facts = {
			delegations,
			sets: [entrance.set, set],
			anchored
		};
		const link = linkOf(zone, {
			state,
			reason
		}, facts, context.now().getTime());
		const links = [...above?.links ?? [], link];
		return {
			zone,
			state,
			reason,
			keys: state === "secure" ? keys : [],
			anchor,
			links
		};
	}
	if (match.kind !== "anchored" && entrance.set && (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.u)(entrance.set)) return stand("indeterminate", "broken-record");
	if (match.kind === "unsupported") return stand(...unsupported(above, match));
	if (told.answer.kind === "unknown") return stand("indeterminate", told.answer.reason);
	if (match.kind === "failed" || !set) {
		const reason = match.kind === "failed" ? match.problem : "no-matching-key";
		if (reason === "too-many") return stand("indeterminate", reason);
		return above ? stand("bogus", reason) : stand("indeterminate", "anchor-mismatch");
	}
	const checked = await (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.l)(context, set, match.keys);
	if (!("trouble" in checked)) return stand("secure", null);
	const { state, reason } = await (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.t)(context, checked.trouble, told, {
		zone,
		anchor
	});
	return stand(state, reason);
}
function unsupported(above, { isDeprecated }) {
	if (!above) return ["indeterminate", "unsupported-anchor"];
	return ["insecure", isDeprecated ? "deprecated" : "unsupported"];
}
async function openUnsigned(context, zone, above, reason) {
	const { set, keys } = await keysOf(context, zone);
	const own = keys.filter(({ data }) => (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.b)(data));
	const signs = set !== null && own.length > 0 && set.signatures.length > 0;
	const checked = signs ? await (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.l)(context, set, own) : null;
	const trouble = checked && "trouble" in checked ? checked.trouble.reason : null;
	const stand = signs ? {
		state: "island",
		reason: trouble
	} : {
		state: "insecure",
		reason
	};
	const link = linkOf(zone, stand, {
		delegations: [],
		sets: [set]
	}, context.now().getTime());
	return {
		zone,
		...stand,
		keys: signs ? own : [],
		anchor: above.anchor,
		links: [...above.links, link]
	};
}
// src/probes/dnssec/standing.ts
function standingAt(context, name) {
	return context.once(`dnssec ${(0,_data_js__WEBPACK_IMPORTED_MODULE_1__.j)(name)}`, async () => {
		const anchors = anchorsAt(context.dns, name);
		if (anchors) return openZone(context, name, {
			delegations: anchors,
			set: null,
			above: null
		});
		const above = (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.I)(name);
		if (!above || !anchorAbove(context.dns, name)) return outside(name);
		return beyond(context, name, above);
	});
}
function outside(zone) {
	return {
		zone,
		state: "indeterminate",
		reason: "no-anchor",
		keys: [],
		anchor: _data_js__WEBPACK_IMPORTED_MODULE_1__.R,
		links: []
	};
}
async function rule(context, signers, floor, attempt) {
	const tried = [];
	let failed;
	for (const each of [...signers, floor]) {
		const standing = await standingAt(context, each);
		if (standing.state !== "secure") return {
			kind: "beyond",
			standing
		};
		if (tried.some(({ zone }) => (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.O)(zone, standing.zone))) continue;
		tried.push(standing);
		const value = await attempt(standing);
		if (!("trouble" in value)) return {
			kind: "held",
			standing,
			value
		};
		failed = {
			kind: "failed",
			standing,
			trouble: value.trouble
		};
	}
	return failed ?? {
		kind: "beyond",
		standing: outside(floor)
	};
}
function isTelling({ rcode }) {
	return rcode === _data_js__WEBPACK_IMPORTED_MODULE_1__.x.NOERROR || rcode === _data_js__WEBPACK_IMPORTED_MODULE_1__.x.NXDOMAIN;
}
async function beyond(context, name, above) {
	const told = await (0,_ask_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, name, _data_js__WEBPACK_IMPORTED_MODULE_1__.C.DS, _withheld_js__WEBPACK_IMPORTED_MODULE_4__.m);
	const { message } = told;
	if (!message || !isTelling(message)) return unasked(context, above, reasonOf(told));
	const sets = (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.f)(message.answers);
	const own = sets.find((each) => each.type === _data_js__WEBPACK_IMPORTED_MODULE_1__.C.DS && (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.O)(each.name, name));
	if (own) return delegated(context, [name, above], own, told);
	const alias = aliasIn(sets, name);
	if (alias) return aliased(context, above, alias, told);
	return undelegated(context, [name, above], message, told);
}
function reasonOf({ answer }) {
	return answer.kind === "unknown" ? answer.reason : "no-proof";
}
async function unasked(context, above, reason) {
	for (const each of (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.z)(above)) if (anchorAbove(context.dns, each)) (0,_ask_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, each, _data_js__WEBPACK_IMPORTED_MODULE_1__.C.DS, _withheld_js__WEBPACK_IMPORTED_MODULE_4__.m).catch(() => {});
	const standing = await standingAt(context, above);
	return standing.state === "secure" ? {
		...standing,
		state: "indeterminate",
		reason,
		keys: []
	} : standing;
}
async function delegated(context, [name, above], set, told) {
	const ruling = await rule(context, (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.p)([set], above), above, async ({ keys }) => {
		const checked = await (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.l)(context, set, keys);
		return !("trouble" in checked) && checked.wildcard !== null ? { trouble: {
			state: "bogus",
			reason: "wrong-labels"
		} } : checked;
	});
	if (ruling.kind !== "held") return settle(context, ruling, told);
	const { standing, value } = ruling;
	const [first, ...others] = (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__.l)("DS", set.records).map(({ data }) => data);
	if (!first) return {
		...standing,
		state: "indeterminate",
		reason: "broken-record",
		keys: []
	};
	if (value.isDeprecated) return openUnsigned(context, name, standing, "deprecated");
	return openZone(context, name, {
		delegations: [first, ...others],
		set,
		above: standing
	});
}
async function aliased(context, above, set, told) {
	const ruling = await rule(context, (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.p)([set], above), above, ({ keys }) => (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.l)(context, set, keys));
	if (ruling.kind === "held" && ruling.value.isDeprecated) return {
		...ruling.standing,
		state: "insecure",
		reason: "deprecated",
		keys: []
	};
	return settle(context, ruling, told);
}
async function undelegated(context, [name, above], message, told) {
	const signers = (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.p)((0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.s)(message), above);
	const named = (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__.l)("SOA", message.authorities).filter((each) => (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.A)(above, each.name));
	const hints = signers.length > 0 ? signers : named.slice(0, 1).map((each) => each.name);
	const claims = [
		{
			kind: "unsigned-delegation",
			name
		},
		{
			kind: "no-data",
			name,
			type: _data_js__WEBPACK_IMPORTED_MODULE_1__.C.DS
		},
		{
			kind: "no-name",
			name
		}
	];
	const ruling = await rule(context, hints, above, (standing) => (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.c)(context, claims, standing, message));
	if (ruling.kind !== "held") return settle(context, ruling, told);
	const { standing, value } = ruling;
	if (value.claim === null) return openUnsigned(context, name, standing, value.reason);
	if (value.isOptOut) return openUnsigned(context, name, standing, "opt-out");
	return value.claim.kind === "unsigned-delegation" ? openUnsigned(context, name, standing, "unsigned") : standing;
}
async function settle(context, ruling, told) {
	const { standing } = ruling;
	if (ruling.kind !== "failed") return standing;
	const { state, reason } = await (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.t)(context, ruling.trouble, told, standing);
	return {
		...standing,
		state,
		reason,
		keys: []
	};
}
// src/probes/dns/opinion.ts
const bogusCodes = new Map([
	[6, null],
	[7, "expired"],
	[8, "not-yet-valid"],
	[9, "no-matching-key"],
	[10, "no-signature"],
	[11, "no-zone-key"],
	[12, "no-proof"]
]);
const insecureCodes = new Map([
	[1, "unsupported"],
	[2, "unsupported"],
	[27, "iterations"]
]);
const mostErrors = 8;
async function opinionOf(context, name, type) {
	const told = await (0,_ask_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, name, type, { isDnssecOk: true });
	const extended = (0,_ask_js__WEBPACK_IMPORTED_MODULE_3__.n)(told).slice(0, mostErrors);
	const { message, reply } = told;
	if (!message || !reply) {
		const rcode = told.answer.kind === "unknown" ? told.answer.reason : "TIMEOUT";
		return {
			server: null,
			authenticData: null,
			withoutChecking: null,
			rcode,
			extended,
			verdict: "unknown",
			reason: rcode
		};
	}
	const again = message.rcode === _data_js__WEBPACK_IMPORTED_MODULE_1__.x.SERVFAIL ? await (0,_ask_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, name, type, _withheld_js__WEBPACK_IMPORTED_MODULE_4__.m) : null;
	const said = {
		server: reply.server,
		rcode: (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.b)(message.rcode),
		authenticData: message.isAuthenticData,
		extended,
		withoutChecking: again ? again.message ? (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.b)(again.message.rcode) : wordOf(again) : null
	};
	if (again) return {
		...said,
		...failed(said.rcode, again, extended)
	};
	if ((0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.n)(told)) return {
		...said,
		verdict: "unknown",
		reason: "filtered"
	};
	if (told.answer.kind === "unknown") return {
		...said,
		verdict: "unknown",
		reason: told.answer.reason
	};
	if (message.isAuthenticData) return {
		...said,
		verdict: "secure",
		reason: null
	};
	return {
		...said,
		...await unauthenticated(context, name, reply.server, extended)
	};
}
function wordOf({ answer }) {
	return answer.kind === "unknown" ? answer.reason : "NOERROR";
}
const looked = new Set([
	6,
	7,
	8
]);
function withoutOutage(opinion, { state, reason }) {
	const isOutage = state === "indeterminate" && reason !== null && /^[A-Z]/.test(reason);
	const hasLooked = opinion.extended.some(({ code }) => looked.has(code));
	if (opinion.verdict !== "bogus" || hasLooked || !isOutage) return opinion;
	return {
		...opinion,
		verdict: "unknown",
		reason
	};
}
function failed(rcode, again, extended) {
	const reason = firstOf(bogusCodes, extended);
	if (reason !== void 0) return {
		verdict: "bogus",
		reason
	};
	if (again.message && isTelling(again.message)) return {
		verdict: "bogus",
		reason: null
	};
	return {
		verdict: "unknown",
		reason: rcode
	};
}
async function unauthenticated(context, name, server, extended) {
	const reason = firstOf(insecureCodes, extended);
	if (reason !== void 0) return {
		verdict: "insecure",
		reason
	};
	const anchor = anchorAbove(context.dns, name);
	if (!anchor) return {
		verdict: "unknown",
		reason: "no-anchor"
	};
	const { message } = await (0,_ask_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, anchor, _data_js__WEBPACK_IMPORTED_MODULE_1__.C.DNSKEY, {
		isDnssecOk: true,
		server
	});
	if (message?.isAuthenticData) return {
		verdict: "insecure",
		reason: null
	};
	return {
		verdict: "unknown",
		reason: "not-validating"
	};
}
function firstOf(codes, extended) {
	const said = extended.map(({ code }) => code).filter((code) => codes.has(code));
	return said.map((code) => codes.get(code)).find((each) => each !== null) ?? (said.length > 0 ? null : void 0);
}
// src/probes/dnssec/set-security.ts
async function judgeSet(context, told, part) {
	const floor = part.type === _data_js__WEBPACK_IMPORTED_MODULE_1__.C.DS ? (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.I)(part.name) ?? part.name : part.name;
	const signers = (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.p)(part.set ? [part.set] : (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.s)(told.message ?? { authorities: [] }), floor);
	const ruling = await rule(context, signers, floor, ({ zone, keys }) => attempt(context, told, part, {
		zone,
		keys
	}));
	const { standing } = ruling;
	if (ruling.kind === "held") return judged(context, part, standing, worthOf(ruling.value));
	if (ruling.kind === "failed") return judged(context, part, standing, await (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.t)(context, ruling.trouble, told, standing));
	if (standing.state === "bogus" || standing.state === "indeterminate") return judged(context, part, standing, standing);
	return judgeUnsigned(context, told, part, {
		standing,
		signers
	});
}
function worthOf(held) {
	return held.isDeprecated ? {
		...held,
		state: "insecure",
		reason: "deprecated"
	} : held;
}
async function judgeUnsigned(context, told, part, { standing, signers }) {
	const signer = signers.find((each) => (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.A)(each, standing.zone));
	const island = signer ? await islandOf(context, signer, standing) : standing;
	if (island.state !== "island") return judged(context, part, island, island);
	if (!signer && !await isIn(context, part.name, island.zone)) return judged(context, part, island, unsigned);
	const result = await attempt(context, told, part, island);
	if ("trouble" in result) return judged(context, part, island, {
		state: "island",
		reason: result.trouble.reason
	});
	return judged(context, part, island, {
		...result,
		state: "island",
		reason: island.reason ?? result.reason
	});
}
const unsigned = {
	state: "insecure",
	reason: "unsigned"
};
async function islandOf(context, signer, standing) {
	if ((0,_data_js__WEBPACK_IMPORTED_MODULE_1__.O)(signer, standing.zone)) return standing;
	const { answer } = await (0,_ask_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, signer, _data_js__WEBPACK_IMPORTED_MODULE_1__.C.DS, _withheld_js__WEBPACK_IMPORTED_MODULE_4__.m);
	if (answer.kind !== "found") return openUnsigned(context, signer, standing, "unsigned");
	return standing.state === "island" ? {
		...standing,
		...unsigned
	} : standing;
}
async function isIn(context, name, zone) {
	const own = await zoneOf(context, name, _withheld_js__WEBPACK_IMPORTED_MODULE_4__.m);
	return own.kind === "zone" && (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.O)(own.zone, zone);
}
function attempt(context, told, part, zone) {
	return part.set ? attemptRecords(context, told, part.set, zone) : attemptAbsence(context, told, part, zone);
}
async function attemptRecords(context, told, set, zone) {
	const checked = await (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.l)(context, set, zone.keys);
	if ("trouble" in checked) return checked;
	const { wildcard } = checked;
	if (!wildcard) return {
		state: "secure",
		reason: null,
		...checked
	};
	const proof = await proveBy(context, told, {
		kind: "made-from",
		name: set.name,
		wildcard
	}, zone);
	return "trouble" in proof ? proof : {
		...proof,
		...checked
	};
}
async function attemptAbsence(context, told, { name, type, holds }, zone) {
	const proof = await proveBy(context, told, holds === "no-name" ? {
		kind: "no-name",
		name
	} : {
		kind: "no-data",
		name,
		type
	}, zone);
	if ("trouble" in proof) return proof;
	const soa = (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.f)(told.message?.authorities ?? []).find((each) => each.type === _data_js__WEBPACK_IMPORTED_MODULE_1__.C.SOA);
	if (!soa) return {
		...proof,
		signature: null,
		wildcard: null,
		isDeprecated: false
	};
	const checked = await (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.l)(context, soa, zone.keys);
	return "trouble" in checked ? checked : {
		...proof,
		...checked,
		wildcard: null
	};
}
async function proveBy(context, { message }, claim, zone) {
	if (!message) return { trouble: {
		state: "indeterminate",
		reason: "no-proof"
	} };
	const proof = await (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.c)(context, [claim], zone, message);
	if ("trouble" in proof) return proof;
	if (proof.claim === null) return {
		state: "insecure",
		reason: proof.reason
	};
	return proof.isOptOut ? {
		state: "insecure",
		reason: "opt-out"
	} : {
		state: "secure",
		reason: null
	};
}
function judged(context, { name, type, holds, set }, standing, result) {
	const signature = result.signature ?? set?.signatures[0];
	const facts = signature && signatureFacts(signature, context.now().getTime());
	return {
		standing,
		set: {
			name: (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.w)(name),
			type: (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.S)(type),
			holds,
			state: result.state,
			reason: result.reason,
			zone: (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.w)(standing.zone),
			keyTag: facts?.keyTag ?? null,
			algorithm: facts?.algorithm ?? null,
			inception: facts?.inception ?? null,
			expires: facts?.expires ?? null,
			wildcard: result.wildcard ? (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.w)(result.wildcard) : null
		}
	};
}
async function judgeUnknown(context, name, type, reason) {
	const standing = await standingAt(context, type === _data_js__WEBPACK_IMPORTED_MODULE_1__.C.DS ? (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.I)(name) ?? name : name);
	const isWorse = standing.state === "bogus" || standing.state === "indeterminate";
	return judged(context, {
		name,
		type,
		holds: "unknown",
		set: null
	}, standing, isWorse ? standing : {
		state: "indeterminate",
		reason
	});
}
// src/probes/dnssec/security.ts
async function securityOf(context, name, type) {
	lookAhead(context, name);
	const [own, opinion] = await Promise.all([(0,_ask_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, name, type, _withheld_js__WEBPACK_IMPORTED_MODULE_4__.m).then((told) => securityIn(context, told, name, type)), opinionOf(context, name, type)]);
	const fair = withoutOutage(opinion, own);
	return {
		...own,
		opinion: fair,
		agrees: doAgree(own, fair.verdict)
	};
}
async function securityIn(context, told, name, type) {
	const found = await judgeAll(context, told, name, type);
	const [weakest] = found.toSorted((one, other) => ranks[one.set.state] - ranks[other.set.state]);
	const links = found.flatMap(({ standing }) => standing.links);
	return {
		state: weakest?.set.state ?? "indeterminate",
		reason: weakest ? weakest.set.reason : "never-signed",
		zone: weakest?.set.zone ?? (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.w)(name),
		links: links.filter((each, index) => links.findIndex(({ zone }) => zone === each.zone) === index),
		sets: found.map(({ set }) => set)
	};
}
const ranks = {
	bogus: 0,
	indeterminate: 1,
	insecure: 2,
	island: 3,
	secure: 4
};
const neverSigned = new Set([
	_data_js__WEBPACK_IMPORTED_MODULE_1__.C.RRSIG,
	_data_js__WEBPACK_IMPORTED_MODULE_1__.C.ANY,
	_data_js__WEBPACK_IMPORTED_MODULE_1__.C.AXFR,
	_data_js__WEBPACK_IMPORTED_MODULE_1__.C.OPT
]);
async function judgeAll(context, told, name, type) {
	const { answer } = told;
	if (neverSigned.has(type)) return [await judgeUnknown(context, name, type, "never-signed")];
	if (answer.kind === "unknown") return [await judgeUnknown(context, name, type, answer.reason)];
	const sets = (0,_withheld_js__WEBPACK_IMPORTED_MODULE_4__.f)(told.message?.answers ?? []);
	const aliases = answer.aliases.map((each) => aliasPart(sets, each.name));
	return Promise.all([...aliases, endPart(sets, answer, type)].map((part) => judgeSet(context, told, part)));
}
function aliasPart(sets, alias) {
	const set = aliasIn(sets, alias);
	return {
		name: set?.name ?? alias,
		type: set?.type ?? _data_js__WEBPACK_IMPORTED_MODULE_1__.C.CNAME,
		holds: "alias",
		set
	};
}
function endPart(sets, { kind, name }, type) {
	const made = kind === "found" && type === _data_js__WEBPACK_IMPORTED_MODULE_1__.C.CNAME ? aliasPart(sets, name) : null;
	if (made && made.type !== type) return made;
	if (kind !== "found") return {
		name,
		type,
		holds: kind === "nodata" ? "no-data" : "no-name",
		set: null
	};
	return {
		name,
		type,
		holds: "records",
		set: sets.find((each) => each.type === type && (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.O)(each.name, name)) ?? null
	};
}
function lookAhead(context, name) {
	const anchor = anchorAbove(context.dns, name);
	if (!anchor) return;
	const questions = [[anchor, _data_js__WEBPACK_IMPORTED_MODULE_1__.C.DNSKEY]];
	const depth = (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.D)(anchor);
	for (let labels = depth + 1; labels <= Math.min((0,_data_js__WEBPACK_IMPORTED_MODULE_1__.D)(name), depth + 2); labels++) {
		const zone = (0,_data_js__WEBPACK_IMPORTED_MODULE_1__.F)(name, labels);
		questions.push([zone, _data_js__WEBPACK_IMPORTED_MODULE_1__.C.DS], [zone, _data_js__WEBPACK_IMPORTED_MODULE_1__.C.DNSKEY]);
	}
	for (const [each, type] of questions) (0,_ask_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, each, type, _withheld_js__WEBPACK_IMPORTED_MODULE_4__.m).catch(() => {});
}
function doAgree({ state, reason }, verdict) {
	if (reason === "deprecated" && verdict === "secure") return null;
	if (state === "indeterminate" || verdict === "unknown") return null;
	return (state === "island" ? "insecure" : state) === verdict;
}



/***/ })

};
