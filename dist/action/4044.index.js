export const id = 4044;
export const ids = [4044];
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

/***/ 5845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ nameServersOf),
/* harmony export */   n: () => (/* binding */ askAuthority),
/* harmony export */   r: () => (/* binding */ nameServer),
/* harmony export */   t: () => (/* binding */ addressesIn)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(405);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5793);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7030);




// src/probes/dns/name-servers.ts
const mostServers = 32;
const mostAddresses = 16;
async function nameServersOf(context, zone, asking = {}) {
	const { answer } = await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(context, zone, _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.NS, asking);
	const named = answer.kind === "found" && answer.aliases.length === 0 ? (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)("NS", answer.records).slice(0, mostServers) : [];
	return {
		answer,
		servers: await Promise.all(named.map(({ data }) => nameServer(context, data.name, asking)))
	};
}
async function nameServer(context, name, asking = {}) {
	const [four, six] = await Promise.all([(0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(context, name, _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.A, asking), (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(context, name, _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.AAAA, asking)]);
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
	return [...new Set(found)].filter((each) => (0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(each) !== 0);
}
const patience = 1200;
function askAuthority(context, address, [name, type], asking = {}) {
	return (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(context, name, type, {
		...asking,
		patience,
		server: address,
		namedBy: address,
		isRecursionDesired: false
	});
}



/***/ }),

/***/ 533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ resolverWords)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);

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
		en: "the query was refused",
		ko: "질의를 거부함"
	},
	NXDOMAIN: {
		en: "the name does not exist",
		ko: "존재하지 않는 이름"
	},
	NODATA: {
		en: "the record does not exist",
		ko: "해당 레코드 없음"
	},
	FORMERR: {
		en: "the query could not be parsed",
		ko: "질의를 해석하지 못함"
	},
	NOTIMP: {
		en: "this query is not supported",
		ko: "이런 질의를 지원하지 않음"
	},
	NOTAUTH: {
		en: "the server is not authoritative for the zone",
		ko: "그 존을 제공하지 않음"
	},
	"NOT-AUTHORITATIVE": {
		en: "the server is not authoritative for the zone",
		ko: "그 존을 제공하지 않음"
	},
	YXDOMAIN: {
		en: "a DNAME makes the name too long",
		ko: "DNAME으로 이름이 너무 길어짐"
	},
	"NO-SOA": {
		en: "the answer is empty and has no SOA record",
		ko: "SOA 레코드 없는 빈 응답임"
	},
	"NO-SERVERS": {
		en: "no name server is known",
		ko: "알려진 네임서버가 없음"
	},
	"NO-PARENT": {
		en: "the parent zone is unknown",
		ko: "상위 존을 알 수 없음"
	},
	"NO-MX": {
		en: "it has no MX record, and its own address may not accept mail",
		ko: "MX 레코드가 없어 자체 주소에서 메일을 받는지 알 수 없음"
	},
	"CNAME-LOOP": {
		en: "the CNAME records form a loop",
		ko: "CNAME이 순환함"
	},
	"CNAME-CHAIN": {
		en: "the CNAME chain is too long",
		ko: "CNAME 체인이 너무 긺"
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
		en: "a filter on the path blocks the name",
		ko: "중간에서 이름을 차단함"
	},
	"PRIVATE-ROOT": {
		en: "the resolver uses a private root zone",
		ko: "사설 루트에 질의함"
	},
	changing: {
		en: "every answer is different",
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
		en: "the signature does not match the records",
		ko: "서명이 레코드와 맞지 않음"
	},
	"no-signature": {
		en: "the signature is missing",
		ko: "서명이 없음"
	},
	"wrong-signer": {
		en: "another zone signed it",
		ko: "다른 존이 서명함"
	},
	"no-matching-key": {
		en: "no key of the zone matches the DS record",
		ko: "DS 레코드에 맞는 키가 존에 없음"
	},
	"wrong-digest": {
		en: "the DS record does not match its key",
		ko: "DS 레코드가 키와 맞지 않음"
	},
	"revoked-key": {
		en: "the DS record refers to a revoked key",
		ko: "DS 레코드가 폐기된 키를 가리킴"
	},
	"no-key": {
		en: "the key of the signature is missing",
		ko: "서명에 쓴 키가 없음"
	},
	"no-proof": {
		en: "the proof of nonexistence is missing",
		ko: "부재 증명이 없음"
	},
	"wrong-proof": {
		en: "the proof of nonexistence is wrong",
		ko: "부재 증명이 잘못됨"
	},
	withheld: {
		en: "the resolver does not return signatures",
		ko: "서명이 전달되지 않음"
	},
	filtered: {
		en: "a device on the path replaced the answer",
		ko: "중간에서 응답을 바꿈"
	}
};
const beginnings = [
	[/^(?:ENETUNREACH|EHOSTUNREACH|EADDRNOTAVAIL|EAFNOSUPPORT)/, {
		en: "no route from here",
		ko: "여기서 도달할 경로가 없음"
	}],
	[/^(?:EACCES|EPERM)/, {
		en: "this machine blocks the query",
		ko: "이 시스템에서 질의가 차단됨"
	}],
	[/^(?:TLS-|ERR_SSL|ERR_TLS|ERR_OSSL)/, {
		en: "the TLS connection failed",
		ko: "TLS 연결에 실패함"
	}],
	[/^(?:CERT_|HOSTNAME_MISMATCH|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED)/, {
		en: "its certificate is not trusted",
		ko: "인증서를 신뢰할 수 없음"
	}],
	[/^EDE-/, {
		en: "the resolver reported an error",
		ko: "리졸버가 오류를 보고함"
	}],
	[/^E[A-Z]/, {
		en: "the connection was closed",
		ko: "연결이 끊어짐"
	}]
];
const unusual = {
	en: "there was no usable answer",
	ko: "쓸 수 있는 응답이 없음"
};
function resolverWords(reason) {
	if (reason === null) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.bn)(null);
	if (Object.hasOwn(words, reason)) return words[reason] ?? unusual;
	const ofTransport = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.x)(reason);
	if (ofTransport !== null) return ofTransport;
	if (/^[a-z]/.test(reason)) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.bn)(reason);
	return beginnings.find(([start]) => start.test(reason))?.[1] ?? unusual;
}



/***/ }),

/***/ 3102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ signatureFacts),
/* harmony export */   c: () => (/* binding */ aliasIn),
/* harmony export */   d: () => (/* binding */ zoneAbove),
/* harmony export */   f: () => (/* binding */ zoneOf),
/* harmony export */   i: () => (/* binding */ securityOf),
/* harmony export */   l: () => (/* binding */ consistently),
/* harmony export */   n: () => (/* binding */ servedSecurityOf),
/* harmony export */   o: () => (/* binding */ delegationDigest),
/* harmony export */   r: () => (/* binding */ securityIn),
/* harmony export */   s: () => (/* binding */ matchDelegation),
/* harmony export */   t: () => (/* binding */ blamedBy),
/* harmony export */   u: () => (/* binding */ viewPast)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(405);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5793);
/* harmony import */ var _write_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8510);
/* harmony import */ var _name_servers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5845);
/* harmony import */ var _doubtful_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5262);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7598);







// src/probes/dns/zone.ts
async function zoneOf(context, name, asking = {}) {
	const { answer } = await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(context, name, _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.SOA, asking);
	if (answer.kind === "unknown") return answer;
	const above = answer.aliases.length > 0 ? (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.gt)(name) : null;
	if (above) return zoneOf(context, above, asking);
	const [soa] = answer.kind === "found" ? (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)("SOA", answer.records) : [answer.soa];
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
	const parent = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.gt)(zone);
	return parent ? zoneOf(context, parent, asking) : {
		kind: "unknown",
		reason: "NO-PARENT"
	};
}
// src/probes/dns/authority-view.ts
const mostServers = 4;
const mostReferrals = 8;
const mostAliases = 8;
async function viewPast(context, domain, only = []) {
	const above = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.gt)(domain);
	const zone = above && await zoneOf(context, above, { isCheckingDisabled: true });
	if (zone?.kind !== "zone") return null;
	const { servers } = await (0,_name_servers_js__WEBPACK_IMPORTED_MODULE_4__.i)(context, zone.zone, { isCheckingDisabled: true });
	const addresses = servers.flatMap((each) => each.addresses.slice(0, 1)).slice(0, mostServers);
	if (addresses.length === 0) return null;
	const known = new Map([[(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(zone.zone), Promise.resolve({
		zone: zone.zone,
		addresses
	})]]);
	const chosen = only.slice(0, mostServers);
	if (chosen.length > 0) known.set((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(domain), Promise.resolve({
		zone: domain,
		addresses: chosen
	}));
	const view = {
		...context,
		once: (key, work) => context.once(`past ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(domain)} ${chosen.join(" ")} ${key}`, work),
		net: {
			...context.net,
			dns: (question) => dnsPast({
				context,
				view,
				domain,
				known
			}, question)
		}
	};
	return view;
}
async function dnsPast(way, question) {
	const name = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.at)(question.name);
	if (question.server !== void 0 || !(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(name, way.domain)) return passOn(way.context, question);
	const said = await descend(way, name, question);
	const end = openEnd(said.message, name, question.type);
	if (!end) return said.reply;
	const rest = await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(way.view, end, question.type, {
		isCheckingDisabled: true,
		isDnssecOk: question.isDnssecOk ?? false
	});
	return rest.message ? {
		...said.reply,
		message: joined(said.message, rest.message)
	} : said.reply;
}
async function passOn(context, { name, type, ...asking }) {
	const told = await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(context, (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.at)(name), type, asking);
	if ("failure" in told) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Ui(told.failure);
	return told.reply;
}
async function descend(way, name, question) {
	let served = await nearest(way.known, name, question.type);
	for (let referrals = 0; referrals < mostReferrals; referrals++) {
		const said = await askFirst(way, served, name, question);
		const cut = referralIn(said.message, served.zone, name);
		if (!cut) return said;
		served = await openCut(way, cut, said.message, served.zone);
	}
	throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Gi)("dns.failed", {
		host: question.name,
		detail: "SERVFAIL"
	});
}
async function nearest(known, name, type) {
	const [first] = (await Promise.all(known.values())).filter(({ zone }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(name, zone) && (type !== _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS || !(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(name, zone))).toSorted((one, other) => other.zone.wire.length - one.zone.wire.length);
	if (!first) throw new Error("a view without a zone");
	return first;
}
async function askFirst({ context }, { zone, addresses }, name, { type, isDnssecOk = false }) {
	let last;
	for (const address of addresses) {
		const told = await (0,_name_servers_js__WEBPACK_IMPORTED_MODULE_4__.n)(context, address, [name, type], isDnssecOk ? { isDnssecOk } : {});
		if (told.message && isTelling(told.message, zone, name)) return told;
		last = told;
	}
	if (last && "failure" in last) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Ui(last.failure);
	if (last) return last;
	throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Gi)("dns.failed", {
		host: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(name),
		detail: "NO-SERVERS"
	});
}
function isTelling(message, zone, name) {
	if (message.rcode !== _start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NOERROR && message.rcode !== _start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NXDOMAIN) return false;
	return message.isAuthoritative || referralIn(message, zone, name) !== null;
}
function referralIn({ answers, authorities, isAuthoritative }, zone, name) {
	if (isAuthoritative || answers.length > 0) return null;
	return (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)("NS", authorities).map((each) => each.name).find((cut) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(name, cut) && (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(cut, zone) && !(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(cut, zone)) ?? null;
}
function openCut(way, cut, message, parent) {
	const open = way.known.get((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(cut)) ?? servedBy(way, cut, message, parent);
	way.known.set((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(cut), open);
	return open;
}
async function servedBy({ context, view, domain }, cut, message, parent) {
	const names = (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)("NS", message.authorities).filter(({ name }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(name, cut)).map(({ data }) => data.name).slice(0, mostServers);
	return {
		zone: cut,
		addresses: (await Promise.all(names.map(async (name) => {
			const glue = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(name, parent) ? glueFor(message.additionals, name) : [];
			if (glue.length > 0) return glue;
			if ((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(name, cut)) return [];
			return (await (0,_name_servers_js__WEBPACK_IMPORTED_MODULE_4__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(name, domain) ? view : context, name, { isCheckingDisabled: true })).addresses;
		}))).flatMap((each) => each.slice(0, 1)).slice(0, mostServers)
	};
}
function glueFor(additionals, host) {
	const own = additionals.filter(({ name }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(name, host));
	return [...(0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)("A", own), ...(0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)("AAAA", own)].map(({ data }) => data.address);
}
function openEnd({ answers, rcode, authorities }, name, type) {
	if (type === _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME || rcode !== _start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NOERROR) return null;
	let end = name;
	for (let aliases = 0; aliases < mostAliases; aliases++) {
		const at = end;
		const alias = (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)("CNAME", answers).find((each) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(each.name, at));
		if (!alias) break;
		end = alias.data.name;
	}
	if (type === _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS) return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(end, name) ? null : end;
	const isTold = answers.some((each) => each.type === type && (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(each.name, end));
	const isDenied = (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)("SOA", authorities).some((each) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(end, each.name));
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(end, name) || isTold || isDenied ? null : end;
}
function joined(one, other) {
	const whole = {
		...one,
		isAuthoritative: one.isAuthoritative && other.isAuthoritative,
		rcode: other.rcode,
		answers: [...one.answers, ...other.answers],
		authorities: other.authorities,
		additionals: []
	};
	try {
		return (0,_write_message_js__WEBPACK_IMPORTED_MODULE_3__.t)(whole);
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt)) throw error;
		return (0,_write_message_js__WEBPACK_IMPORTED_MODULE_3__.t)(one);
	}
}
// src/probes/dns/contradiction.ts
async function consistently(context, questions) {
	const usual = {
		context,
		contradiction: null
	};
	const contradiction = await contradictionIn(context, questions);
	const view = contradiction && await viewPast(context, contradiction.name);
	if (!contradiction || !view) return usual;
	return await isThere(view, contradiction.name, questions) ? {
		context: view,
		contradiction
	} : usual;
}
async function contradictionIn(context, questions) {
	const all = await Promise.all(questions.map(async ([name, type, asking]) => ({
		name,
		type,
		told: await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(context, name, type, asking)
	})));
	const denials = all.filter(isDenial).toSorted((one, other) => one.name.wire.length - other.name.wire.length);
	for (const { name, told } of denials) {
		const resolver = told.reply?.server ?? "";
		const others = all.filter((each) => each.told.reply?.server === resolver && isTellingOf(each, name));
		if (others.length === 0 || await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.t)(told) !== null) continue;
		const denied = denials.filter((each) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(each.name, name) && each.told.reply?.server === resolver);
		return {
			resolver,
			name: cutBelow(told, name),
			deniedTypes: typesOf(denied),
			answeredTypes: typesOf(others)
		};
	}
	return null;
}
function cutBelow({ answer }, name) {
	const denier = answer.kind === "nxdomain" ? answer.soa?.name : void 0;
	return denier ? (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ht)(name, (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.st)(denier) + 1) : name;
}
function typesOf(heard) {
	return [...new Set(heard.map(({ type }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.wt)(type)))].toSorted();
}
function isDenial({ name, told: { message, answer } }) {
	if (message?.rcode !== _start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NXDOMAIN || answer.kind !== "nxdomain") return false;
	return answer.aliases.length === 0 && (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(answer.name, name);
}
function isTellingOf({ name, told: { message, answer } }, denied) {
	if (!message || answer.kind === "unknown" || !(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(name, denied)) return false;
	if (answer.kind === "found" || answer.aliases.length > 0) return true;
	return message.rcode === _start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NOERROR && answer.kind === "nodata" && (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(answer.name, name);
}
async function isThere(view, domain, questions) {
	const inside = questions.filter(([name]) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(name, domain));
	const distinct = [...new Map(inside.map(([name, type]) => [`${type} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(name)}`, {
		name,
		type
	}])).values()];
	const all = await Promise.all(distinct.map(async ({ name, type }) => ({
		name,
		type,
		told: await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(view, name, type, { isDnssecOk: true })
	})));
	return all.some((each) => isTellingOf(each, each.name)) && !all.some(isDenial);
}
// src/probes/dns/alias.ts
function aliasIn(sets, name) {
	const own = sets.find((each) => each.type === _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME && (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(each.name, name)) ?? null;
	if (own && own.signatures.length > 0) return own;
	return sets.filter((each) => each.type === _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DNAME && (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.o)(name, each.name)).find((each) => own === null || isMadeFrom(own, each)) ?? own;
}
function isMadeFrom(alias, redirection) {
	const made = (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)("CNAME", alias.records);
	const [from, ...others] = (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)("DNAME", redirection.records);
	const target = from && others.length === 0 ? (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.c)(alias.name, from) : null;
	if (!target || made.length < alias.records.length) return false;
	return made.every(({ data }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(data.name, target));
}
// src/probes/dns/anchor.ts
function anchorsAt({ anchors }, zone) {
	const [first, ...others] = anchors.filter((each) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.at)(each.zone), zone)).map(asDelegation);
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
	return anchors.map(({ zone }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.at)(zone)).filter((zone) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(name, zone)).toSorted((one, other) => other.wire.length - one.wire.length)[0] ?? null;
}
// src/formats/dns/delegation.ts
const digests = new Map([
	[1, "sha1"],
	[2, "sha256"],
	[4, "sha384"]
]);
function delegationDigest(owner, key, digestType) {
	const name = digests.get(digestType);
	return name ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.hash)(name, Buffer.concat([(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.pt)(owner).wire, (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.B)(key)]), "buffer") : null;
}
const mostDigests = 32;
function matchDelegation(zone, delegations, keys) {
	const known = delegations.filter((each) => _start_js__WEBPACK_IMPORTED_MODULE_0__.Rt.has(each.algorithm) && digests.has(each.digestType));
	const accepted = known.filter((each) => !_start_js__WEBPACK_IMPORTED_MODULE_0__.Rt.get(each.algorithm)?.isDeprecated);
	if (accepted.length === 0) return {
		kind: "unsupported",
		isDeprecated: known.length > 0
	};
	const better = new Set(accepted.filter(({ digestType }) => digestType !== 1).map(({ algorithm }) => algorithm));
	const strong = accepted.filter(({ digestType, algorithm }) => digestType !== 1 || !better.has(algorithm));
	return compare(zone, strong, named(keys, new Set(strong.map(({ algorithm }) => algorithm))));
}
function named(keys, wanted) {
	const own = keys.filter(({ data }) => wanted.has(data.algorithm) && (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.S)(data));
	return Map.groupBy(own, ({ data }) => `${data.algorithm} ${(0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.C)(data)}`);
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
		if (isRight && !(0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.x)(key.data)) anchored.add(key);
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
	const keys = (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)("DNSKEY", sets.flatMap(({ records }) => records));
	return {
		zone: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(zone),
		state,
		reason,
		delegations: parts.delegations.slice(0, mostFacts).map((each) => ({
			keyTag: each.keyTag,
			algorithm: each.algorithm,
			digestType: each.digestType
		})),
		keys: keys.slice(0, mostFacts).map((key) => keyFacts(key, parts.anchored?.includes(key) ?? false)),
		signatures: sets.flatMap(({ signatures }) => signatures.filter(({ name }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(name, zone))).slice(0, mostFacts).map((each) => signatureFacts(each, now))
	};
}
function keyFacts({ data }, isAnchored) {
	const { algorithm, flags, publicKey } = data;
	return {
		keyTag: (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.C)(data),
		algorithm,
		flags,
		bits: (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.b)(algorithm, publicKey),
		isAnchored,
		isRevoked: (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.x)(data)
	};
}
function signatureFacts({ data }, now) {
	return {
		type: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.wt)(data.covered),
		keyTag: data.keyTag,
		algorithm: data.algorithm,
		inception: timeNear(data.inception, now),
		expires: timeNear(data.expiration, now)
	};
}
function timeNear(serial, now) {
	const seconds = Math.floor(now / 1e3) + (serial - (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.y)(now) | 0);
	return new Date(seconds * 1e3).toISOString();
}
// src/probes/dnssec/zone-keys.ts
async function keysOf(context, zone) {
	const told = await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(context, zone, _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DNSKEY, _doubtful_js__WEBPACK_IMPORTED_MODULE_5__.g);
	const set = (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.m)(told.message?.answers ?? []).find(({ name, type }) => type === _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DNSKEY && (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(name, zone)) ?? null;
	return {
		told,
		set,
		keys: (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)("DNSKEY", set?.records ?? [])
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
	if (match.kind !== "anchored" && entrance.set && (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.f)(entrance.set)) return stand("indeterminate", "broken-record");
	if (match.kind === "unsupported") return stand(...unsupported(above, match));
	if (told.answer.kind === "unknown") return stand("indeterminate", told.answer.reason);
	if (match.kind === "failed" || !set) {
		const reason = match.kind === "failed" ? match.problem : "no-matching-key";
		if (reason === "too-many") return stand("indeterminate", reason);
		return above ? stand("bogus", reason) : stand("indeterminate", "anchor-mismatch");
	}
	const checked = await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.d)(context, set, match.keys);
	if (!("trouble" in checked)) return stand("secure", null);
	const { state, reason } = await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.r)(context, checked.trouble, told, {
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
	const own = keys.filter(({ data }) => (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.S)(data));
	const signs = set !== null && own.length > 0 && set.signatures.length > 0;
	const checked = signs ? await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.d)(context, set, own) : null;
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
// src/probes/dnssec/security-state.ts
function securityStateAt(context, name) {
	return context.once(`dnssec ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(name)}`, async () => {
		const anchors = anchorsAt(context.dns, name);
		if (anchors) return openZone(context, name, {
			delegations: anchors,
			set: null,
			above: null
		});
		const above = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.gt)(name);
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
		anchor: _start_js__WEBPACK_IMPORTED_MODULE_0__.vt,
		links: []
	};
}
async function rule(context, signers, floor, attempt) {
	const tried = [];
	let failed;
	for (const each of [...signers, floor]) {
		const standing = await securityStateAt(context, each);
		if (standing.state !== "secure") return {
			kind: "beyond",
			standing
		};
		if (tried.some(({ zone }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(zone, standing.zone))) continue;
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
function isConclusive({ rcode }) {
	return rcode === _start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NOERROR || rcode === _start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NXDOMAIN;
}
async function beyond(context, name, above) {
	const told = await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(context, name, _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS, _doubtful_js__WEBPACK_IMPORTED_MODULE_5__.g);
	const { message } = told;
	if (!message || !isConclusive(message)) return unasked(context, above, reasonOf(told));
	const sets = (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.m)(message.answers);
	const own = sets.find((each) => each.type === _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS && (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(each.name, name));
	if (own) return delegated(context, [name, above], own, told);
	const alias = aliasIn(sets, name);
	if (alias) return aliased(context, above, alias, told);
	return undelegated(context, [name, above], message, told);
}
function reasonOf({ answer }) {
	return answer.kind === "unknown" ? answer.reason : "no-proof";
}
async function unasked(context, above, reason) {
	for (const each of (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.yt)(above)) if (anchorAbove(context.dns, each)) (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(context, each, _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS, _doubtful_js__WEBPACK_IMPORTED_MODULE_5__.g).catch(() => {});
	const standing = await securityStateAt(context, above);
	return standing.state === "secure" ? {
		...standing,
		state: "indeterminate",
		reason,
		keys: []
	} : standing;
}
async function delegated(context, [name, above], set, told) {
	const ruling = await rule(context, (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.h)([set], above), above, async ({ keys }) => {
		const checked = await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.d)(context, set, keys);
		return !("trouble" in checked) && checked.wildcard !== null ? { trouble: {
			state: "bogus",
			reason: "wrong-labels"
		} } : checked;
	});
	if (ruling.kind !== "held") return settle(context, ruling, told);
	const { standing, value } = ruling;
	const [first, ...others] = (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)("DS", set.records).map(({ data }) => data);
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
	const ruling = await rule(context, (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.h)([set], above), above, ({ keys }) => (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.d)(context, set, keys));
	if (ruling.kind === "held" && ruling.value.isDeprecated) return {
		...ruling.standing,
		state: "insecure",
		reason: "deprecated",
		keys: []
	};
	return settle(context, ruling, told);
}
async function undelegated(context, [name, above], message, told) {
	const signers = (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.h)((0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.l)(message), above);
	const named = (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)("SOA", message.authorities).filter((each) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(above, each.name));
	const hints = signers.length > 0 ? signers : named.slice(0, 1).map((each) => each.name);
	const claims = [
		{
			kind: "unsigned-delegation",
			name
		},
		{
			kind: "no-data",
			name,
			type: _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS
		},
		{
			kind: "no-name",
			name
		}
	];
	const ruling = await rule(context, hints, above, (standing) => (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.u)(context, claims, standing, message));
	if (ruling.kind !== "held") return settle(context, ruling, told);
	const { standing, value } = ruling;
	if (value.claim === null) return openUnsigned(context, name, standing, value.reason);
	if (value.isOptOut) return openUnsigned(context, name, standing, "opt-out");
	return value.claim.kind === "unsigned-delegation" ? openUnsigned(context, name, standing, "unsigned") : standing;
}
async function settle(context, ruling, told) {
	const { standing } = ruling;
	if (ruling.kind !== "failed") return standing;
	const { state, reason } = await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.r)(context, ruling.trouble, told, standing);
	return {
		...standing,
		state,
		reason,
		keys: []
	};
}
// src/probes/dns/resolver-validation.ts
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
async function resolverValidationOf(context, name, type) {
	const told = await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(context, name, type, { isDnssecOk: true });
	const extended = (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.n)(told).slice(0, mostErrors);
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
	const again = message.rcode === _start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.SERVFAIL ? await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(context, name, type, _doubtful_js__WEBPACK_IMPORTED_MODULE_5__.g) : null;
	const said = {
		server: reply.server,
		rcode: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.St)(message.rcode),
		authenticData: message.isAuthenticData,
		extended,
		withoutChecking: again && (again.message ? (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.St)(again.message.rcode) : wordOf(again))
	};
	if (again) return {
		...said,
		...failed(said.rcode, again, extended)
	};
	if ((0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.i)(told)) return {
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
	if (again.message && isConclusive(again.message)) return {
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
	const { message } = await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(context, anchor, _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DNSKEY, {
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
	const floor = part.type === _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS ? (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.gt)(part.name) ?? part.name : part.name;
	const signers = (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.h)(part.set ? [part.set] : (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.l)(told.message ?? { authorities: [] }), floor);
	const ruling = await rule(context, signers, floor, ({ zone, keys }) => attempt(context, told, part, {
		zone,
		keys
	}));
	const { standing } = ruling;
	if (ruling.kind === "held") return judged(context, part, standing, worthOf(ruling.value));
	if (ruling.kind === "failed") return judged(context, part, standing, await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.r)(context, ruling.trouble, told, standing));
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
	const signer = signers.find((each) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(each, standing.zone));
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
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(signer, standing.zone)) return standing;
	const { answer } = await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(context, signer, _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS, _doubtful_js__WEBPACK_IMPORTED_MODULE_5__.g);
	if (answer.kind !== "found") return openUnsigned(context, signer, standing, "unsigned");
	return standing.state === "island" ? {
		...standing,
		...unsigned
	} : standing;
}
async function isIn(context, name, zone) {
	const own = await zoneOf(context, name, _doubtful_js__WEBPACK_IMPORTED_MODULE_5__.g);
	return own.kind === "zone" && (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(own.zone, zone);
}
function attempt(context, told, part, zone) {
	return part.set ? attemptRecords(context, told, part.set, zone) : attemptAbsence(context, told, part, zone);
}
async function attemptRecords(context, told, set, zone) {
	const checked = await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.d)(context, set, zone.keys);
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
	const soa = (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.m)(told.message?.authorities ?? []).find((each) => each.type === _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.SOA);
	if (!soa) return {
		...proof,
		signature: null,
		wildcard: null,
		isDeprecated: false
	};
	const checked = await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.d)(context, soa, zone.keys);
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
	const proof = await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.u)(context, [claim], zone, message);
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
			name: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(name),
			type: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.wt)(type),
			holds,
			state: result.state,
			reason: result.reason,
			zone: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(standing.zone),
			keyTag: facts?.keyTag ?? null,
			algorithm: facts?.algorithm ?? null,
			inception: facts?.inception ?? null,
			expires: facts?.expires ?? null,
			wildcard: result.wildcard ? (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(result.wildcard) : null
		}
	};
}
async function judgeUnknown(context, name, type, reason) {
	const standing = await securityStateAt(context, type === _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS ? (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.gt)(name) ?? name : name);
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
	const [own, opinion] = await Promise.all([(0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(context, name, type, _doubtful_js__WEBPACK_IMPORTED_MODULE_5__.g).then((told) => securityIn(context, told, name, type)), resolverValidationOf(context, name, type)]);
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
		zone: weakest?.set.zone ?? (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(name),
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
	_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.RRSIG,
	_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.ANY,
	_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.AXFR,
	_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.OPT
]);
async function judgeAll(context, told, name, type) {
	const { answer } = told;
	if (neverSigned.has(type)) return [await judgeUnknown(context, name, type, "never-signed")];
	if (answer.kind === "unknown") return [await judgeUnknown(context, name, type, answer.reason)];
	const sets = (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_5__.m)(told.message?.answers ?? []);
	const aliases = answer.aliases.map((each) => aliasPart(sets, each.name));
	return Promise.all([...aliases, endPart(sets, answer, type)].map((part) => judgeSet(context, told, part)));
}
function aliasPart(sets, alias) {
	const set = aliasIn(sets, alias);
	return {
		name: set?.name ?? alias,
		type: set?.type ?? _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME,
		holds: "alias",
		set
	};
}
function endPart(sets, { kind, name }, type) {
	const made = kind === "found" && type === _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME ? aliasPart(sets, name) : null;
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
		set: sets.find((each) => each.type === type && (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(each.name, name)) ?? null
	};
}
function lookAhead(context, name) {
	const anchor = anchorAbove(context.dns, name);
	if (!anchor) return;
	const questions = [[anchor, _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DNSKEY]];
	const depth = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.st)(anchor);
	for (let labels = depth + 1; labels <= Math.min((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.st)(name), depth + 2); labels++) {
		const zone = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ht)(name, labels);
		questions.push([zone, _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS], [zone, _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DNSKEY]);
	}
	for (const [each, type] of questions) (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(context, each, type, _doubtful_js__WEBPACK_IMPORTED_MODULE_5__.g).catch(() => {});
}
function doAgree({ state, reason }, verdict) {
	if (reason === "deprecated" && verdict === "secure") return null;
	if (state === "indeterminate" || verdict === "unknown") return null;
	return (state === "island" ? "insecure" : state) === verdict;
}
// src/probes/dnssec/served.ts
const mostZones = 2;
async function servedSecurityOf(context, name, type, seen) {
	const blamed = blamedBy(seen);
	const zones = blamed.length > 0 ? blamed : await ownZoneOf(context, name);
	let view = zones.length > 0 ? context : null;
	for (const each of zones) view = view && await viewPast(view, each);
	if (!view) return null;
	return {
		view,
		security: await securityIn(view, await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(view, name, type, _doubtful_js__WEBPACK_IMPORTED_MODULE_5__.g), name, type)
	};
}
function blamedBy({ state, zone, sets }) {
	const broken = sets.filter((each) => each.state === "bogus").map((each) => each.zone);
	const names = [...state === "bogus" && zone !== null ? [zone] : [], ...broken].filter((each) => each !== ".");
	const zones = [...new Set(names)].map(_start_js__WEBPACK_IMPORTED_MODULE_0__.at);
	return zones.filter((one) => !zones.some((other) => other !== one && (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(one, other))).slice(0, mostZones);
}
async function ownZoneOf(context, name) {
	const found = await zoneOf(context, name, { isCheckingDisabled: true });
	return found.kind === "zone" ? [found.zone] : [];
}



/***/ }),

/***/ 8510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ isForNetwork),
/* harmony export */   n: () => (/* binding */ writeQuery),
/* harmony export */   r: () => (/* binding */ clientSubnet),
/* harmony export */   t: () => (/* binding */ writeMessage)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _read_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6321);


// src/formats/dns/client-subnet.ts
const code = 8;
const families = {
	4: 1,
	16: 2
};
const bits = {
	4: 24,
	16: 56
};
function clientSubnet(address) {
	const octets = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.R)(address);
	const size = octets.length === 4 ? 4 : 16;
	const head = Buffer.of(0, families[size], bits[size], 0);
	return {
		name: "other",
		code,
		bytes: Buffer.concat([head, octets.subarray(0, bits[size] / 8)])
	};
}
function isForNetwork(options) {
	return options.some((each) => each.name === "other" && each.code === code && (each.bytes[3] ?? 0) > 0);
}
// src/formats/dns/write-message.ts
function writeMessage(message) {
	const { questions, answers, authorities, additionals, edns, rcode } = message;
	if (rcode > 15 && !edns) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt("a response code that needs EDNS");
	if (message.opcode > 15) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt("an operation of more than four bits");
	const out = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.X)();
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(out, message.id);
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(out, flagsOf(message));
	const counts = [
		questions.length,
		answers.length,
		authorities.length,
		additionals.length + (edns ? 1 : 0)
	];
	for (const count of counts) (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(out, count);
	for (const question of questions) writeQuestion(out, question);
	for (const record of [
		...answers,
		...authorities,
		...additionals
	]) writeRecord(out, record);
	if (edns) writeOpt(out, edns, rcode >> 4);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.rt)(out);
}
function flagsOf(message) {
	return (message.isResponse ? 32768 : 0) | message.opcode << 11 | (message.isAuthoritative ? 1024 : 0) | (message.isTruncated ? 512 : 0) | (message.isRecursionDesired ? 256 : 0) | (message.isRecursionAvailable ? 128 : 0) | (message.isAuthenticData ? 32 : 0) | (message.isCheckingDisabled ? 16 : 0) | message.rcode & 15;
}
function writeQuestion(out, question) {
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.q)(out, question.name);
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(out, question.type);
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(out, question.class);
}
function writeRecord(out, record) {
	writeQuestion(out, record);
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.et)(out, record.ttl);
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.tt)(out, () => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.K)(out, record.data));
}
function writeOpt(out, { size, version, isDnssecOk, options }, rcodeHigh) {
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.q)(out, _start_js__WEBPACK_IMPORTED_MODULE_0__.vt);
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(out, _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.OPT);
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(out, size);
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Q)(out, rcodeHigh);
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Q)(out, version);
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(out, isDnssecOk ? 32768 : 0);
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.tt)(out, () => (0,_read_once_js__WEBPACK_IMPORTED_MODULE_1__.r)(out, options));
}
const datagramSize = 1232;
function writeQuery(id, name, type, asking = {}) {
	const { isRecursionDesired = true, isDnssecOk = false, hasEdns = true } = asking;
	const options = asking.clientSubnet === void 0 ? [] : [clientSubnet(asking.clientSubnet)];
	return writeMessage({
		id,
		isResponse: false,
		opcode: 0,
		isAuthoritative: false,
		isTruncated: false,
		isRecursionDesired,
		isRecursionAvailable: false,
		isAuthenticData: asking.isAuthenticData ?? false,
		isCheckingDisabled: asking.isCheckingDisabled ?? false,
		rcode: 0,
		questions: [{
			name,
			type,
			class: _start_js__WEBPACK_IMPORTED_MODULE_0__.xt.IN
		}],
		answers: [],
		authorities: [],
		additionals: [],
		edns: hasEdns ? {
			version: 0,
			size: datagramSize,
			isDnssecOk,
			options
		} : null,
		stray: 0
	});
}



/***/ })

};
