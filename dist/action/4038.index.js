export const id = 4038;
export const ids = [4038,3693,6074,7030];
export const modules = {

/***/ 405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ problemOfDelegation),
/* harmony export */   c: () => (/* binding */ redirected),
/* harmony export */   i: () => (/* binding */ problemOfData),
/* harmony export */   l: () => (/* binding */ recordsOf),
/* harmony export */   n: () => (/* binding */ deniesName),
/* harmony export */   o: () => (/* binding */ isBelow),
/* harmony export */   r: () => (/* binding */ hidesBelow),
/* harmony export */   s: () => (/* binding */ meantTarget),
/* harmony export */   t: () => (/* binding */ answerIn),
/* harmony export */   u: () => (/* binding */ setsOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/formats/dns/set.ts
function recordsOf(kind, records) {
	return records.filter((record) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.U)(kind, record.data));
}
function setsOf(records) {
	const sets = new Map();
	for (const record of records) {
		if (record.type === _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.RRSIG) continue;
		const key = `${record.type} ${record.class} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(record.name)}`;
		const set = sets.get(key);
		if (set) set.records.push(record);
		else sets.set(key, {
			first: record,
			records: [record],
			signatures: []
		});
	}
	for (const signature of recordsOf("RRSIG", records)) sets.get(`${signature.data.covered} ${signature.class} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(signature.name)}`)?.signatures.push(signature);
	return [...sets.values()].map(({ first, ...parts }) => ({
		name: first.name,
		type: first.type,
		class: first.class,
		...parts
	}));
}
// src/formats/dns/alias.ts
const beside = new Set([_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.RRSIG, _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.NSEC]);
const longestName = 255;
function redirected(name, { name: from, data }) {
	if (!isBelow(name, from)) return null;
	if (name.wire.length - from.wire.length + data.name.wire.length > longestName) return null;
	const kept = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ft)(name).slice(0, (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.st)(name) - (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.st)(from));
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.mt)([...kept, ...(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ft)(data.name)]);
}
function meantTarget({ answers }, alias) {
	return recordsOf("DNAME", answers).find((each) => {
		const made = redirected(alias.name, each);
		return made !== null && (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(made, alias.data.name);
	})?.data.name ?? alias.data.name;
}
function isBelow(name, other) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(name, other) && !(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(name, other);
}
function recordsAt({ answers }, name) {
	return answers.filter((each) => each.class === _start_js__WEBPACK_IMPORTED_MODULE_0__.xt.IN && !beside.has(each.type) && (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(each.name, name));
}
function aliasAt(message, name) {
	const here = recordsAt(message, name);
	const isWritten = here.some(({ type }) => type === _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME);
	const made = isWritten ? recordsOf("CNAME", here) : madeAt(message, name);
	if (typeof made === "string") return made;
	const [first, ...others] = made;
	if (!first && !isWritten) return null;
	const isOne = others.every(({ data }) => first && (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(data.name, first.data.name));
	const isAlone = here.every(({ data }) => data.type === "CNAME");
	return first && isOne && isAlone ? first : "BADRESP";
}
function madeAt({ answers }, name) {
	const above = answers.filter((each) => each.type === _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DNAME && each.class === _start_js__WEBPACK_IMPORTED_MODULE_0__.xt.IN && isBelow(name, each.name));
	const known = recordsOf("DNAME", above);
	if (known.length < above.length) return "BADRESP";
	const targets = known.map((each) => ({
		ttl: each.ttl,
		target: redirected(name, each)
	}));
	const made = targets.flatMap(({ ttl, target }) => target ? [{
		name,
		type: _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME,
		class: _start_js__WEBPACK_IMPORTED_MODULE_0__.xt.IN,
		ttl,
		data: {
			type: "CNAME",
			name: target
		}
	}] : []);
	return made.length < targets.length ? "YXDOMAIN" : made;
}
// src/formats/dns/type-bits.ts
function isCut(bits) {
	return bits.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.NS) && !bits.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.SOA);
}
const ofDenial = new Set([
	_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.RRSIG,
	_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.NSEC,
	_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.NXNAME
]);
function deniesName(bits) {
	return bits.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.NXNAME) && bits.every((type) => ofDenial.has(type));
}
function hidesBelow(bits) {
	return isCut(bits) || bits.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DNAME);
}
function problemOfData(bits, type, isRoot) {
	if (type === _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS && bits.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.SOA) && !isRoot) return "wrong-side";
	if (type !== _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS && isCut(bits)) return "wrong-side";
	return bits.includes(type) || bits.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME) ? "type-exists" : null;
}
function problemOfDelegation(bits) {
	if (bits.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.SOA)) return "wrong-side";
	if (bits.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS)) return "type-exists";
	return bits.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.NS) ? null : "no-delegation";
}
// src/formats/dns/answer.ts
const mostAliases = 10;
function answerIn(message, name, type) {
	const { rcode } = message;
	if (message.isTruncated) return {
		kind: "unknown",
		reason: "TRUNCATED"
	};
	if (rcode !== _start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NOERROR && rcode !== _start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NXDOMAIN) return {
		kind: "unknown",
		reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.St)(rcode)
	};
	const way = type === _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME ? {
		name,
		aliases: []
	} : follow(message, name);
	if (typeof way === "string") return {
		kind: "unknown",
		reason: way
	};
	const records = setAt(message, way.name, type);
	if (typeof records === "string") return {
		kind: "unknown",
		reason: records
	};
	if (records.length > 0) {
		const seconds = Math.min(...[...way.aliases, ...records].map(({ ttl }) => ttl));
		return {
			kind: "found",
			...way,
			records,
			seconds
		};
	}
	return absence(message, way);
}
function absence(message, way) {
	const soa = soaOf(message, way.name);
	const seconds = soa ? Math.min(...way.aliases.map(({ ttl }) => ttl), soa.ttl, soa.data.minimum) : 0;
	if (message.rcode === _start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NXDOMAIN || soa && isDenied(message, way.name)) return {
		kind: "nxdomain",
		...way,
		soa,
		seconds
	};
	return soa ? {
		kind: "nodata",
		...way,
		soa,
		seconds
	} : {
		kind: "unknown",
		reason: "NO-SOA"
	};
}
function setAt(message, name, type) {
	if (type === _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME) {
		const alias = aliasAt(message, name);
		if (typeof alias === "string") return alias;
		if (alias) return [alias];
	}
	if (message.rcode === _start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NXDOMAIN && recordsAt(message, name).length > 0) return "BADRESP";
	const records = message.answers.filter((each) => each.type === type && each.class === _start_js__WEBPACK_IMPORTED_MODULE_0__.xt.IN && (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(each.name, name));
	return records.length > 0 && records.every(({ data }) => data.type === "broken") ? "BADRESP" : records;
}
function follow(message, name) {
	const seen = new Set();
	const aliases = [];
	for (let end = name;;) {
		const alias = aliasAt(message, end);
		if (typeof alias === "string") return alias;
		if (!alias) return {
			name: end,
			aliases
		};
		seen.add((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(end));
		if (seen.has((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(alias.data.name))) return "CNAME-LOOP";
		if (seen.size > mostAliases) return "CNAME-CHAIN";
		aliases.push(alias);
		end = alias.data.name;
	}
}
function isDenied({ authorities }, name) {
	return recordsOf("NSEC", authorities).some((each) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(each.name, name) && deniesName(each.data.types));
}
function soaOf({ authorities }, name) {
	return recordsOf("SOA", authorities).find((each) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(name, each.name)) ?? null;
}



/***/ }),

/***/ 1205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ isClosedDomain)
/* harmony export */ });
// src/data/closed-suffixes.ts
const closedTops = new Set([
	"gov",
	"edu",
	"mil",
	"int",
	"arpa",
	"post",
	"museum",
	"aero",
	"coop"
]);
const closedSeconds = new Set([
	..."gov gob gouv govt gv go gub gouvernement government".split(" "),
	..."ac edu acad sch k12 univ re".split(" "),
	..."mil mod police nhs gc admin parliament judiciary".split(" ")
]);
const brands = new Set([
	..."google goog youtube android chrome gmail gle nest microsoft azure bing xbox windows office skype hotmail".split(" "),
	..."apple aws amazon kindle audible imdb cisco oracle ibm sap intel hp dell netflix samsung hyundai kia lg".split(" "),
	..."sony canon toshiba hitachi fujitsu nec panasonic bmw audi ferrari toyota honda volkswagen seat".split(" "),
	..."visa jpmorgan chase barclays hsbc citi bnpparibas abb bosch siemens philips sky bbc weber leclerc".split(" ")
]);
function isClosedDomain(domain) {
	const labels = domain.split(".");
	const top = labels.at(-1) ?? "";
	if (closedTops.has(top) || brands.has(top)) return true;
	return labels.length > 2 && top.length === 2 && closedSeconds.has(labels.at(-2) ?? "");
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

/***/ 5793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ extendedErrors),
/* harmony export */   t: () => (/* binding */ ask)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(405);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1947);
/* harmony import */ var _read_once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6321);




// src/probes/dns/lookup.ts
function ask({ net, once }, name, type, asking = {}) {
	const { server, patience, ...flags } = asking;
	const how = Object.entries(flags).filter(([, value]) => value !== void 0).map(([key, value]) => `${key}=${value}`).toSorted().join(" ");
	return once(`dns ${server ?? ""} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wt)(type)} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.dt)(name)} ${patience ?? ""} ${how}`, async () => {
		const got = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.pn)(() => net.dns({
			...asking,
			name: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(name),
			type
		}));
		if (!got.ok) return {
			reply: null,
			message: null,
			answer: unanswered(got.failure),
			failure: got.failure
		};
		const message = (0,_read_once_js__WEBPACK_IMPORTED_MODULE_3__.t)(got.value.message);
		return {
			reply: got.value,
			message,
			answer: (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.t)(message, name, type)
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
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/probes/dns/plain-text.ts
function plainText(name) {
	const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.pt)(name));
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
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)(address)) return false;
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.hr)(address) === "public") return true;
	const judged = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.pn)(() => net.addresses({
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
/* harmony export */   n: () => (/* binding */ readMessage),
/* harmony export */   r: () => (/* binding */ writeOptions),
/* harmony export */   t: () => (/* binding */ messageIn)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/formats/dns/edns.ts
const longestErrorText = 512;
const codes = {
	server: 3,
	error: 15
};
function readOptions(cursor) {
	const options = [];
	while (cursor.at < cursor.end) {
		const code = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor);
		options.push((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.At)(cursor, (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor), (part) => readOption(code, part)));
	}
	return options;
}
function readOption(code, part) {
	if (code === codes.server) return {
		name: "server",
		bytes: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.jt)(part)
	};
	if (code !== codes.error || part.end - part.at < 2) return {
		name: "other",
		code,
		bytes: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.jt)(part)
	};
	return {
		name: "error",
		code: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(part),
		text: beginning(Buffer.from(beginning((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.jt)(part)), "utf8")).replace(/\0+$/, "")
	};
}
function beginning(bytes) {
	return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(0, longestErrorText), { stream: true });
}
function writeOptions(out, options) {
	for (const option of options) {
		(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(out, option.name === "other" ? option.code : codes[option.name]);
		(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.tt)(out, () => writeOption(out, option));
	}
}
function writeOption(out, option) {
	if (option.name !== "error") return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.$)(out, option.bytes);
	const text = Buffer.from(option.text, "utf8");
	if (text.length > longestErrorText) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt("an error text of more than 512 octets");
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(out, option.code);
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.$)(out, text);
}
// src/formats/dns/read-message.ts
const mostRecords = 1e4;
const mostQuestions = 32;
function readMessage(bytes) {
	if (bytes.length > 65535) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt("longer than a message can be");
	const cursor = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Et)(bytes);
	const id = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor);
	const flags = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor);
	const counts = {
		questions: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor),
		answers: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor),
		authorities: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor)
	};
	const additionals = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor);
	if (counts.questions > mostQuestions) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt("too many questions");
	if (counts.answers + counts.authorities + additionals > mostRecords) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt("too many records");
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
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt) || !isTruncated) throw error;
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
		name: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__._t)(cursor),
		type: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor),
		class: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor)
	};
}
function readRecord(cursor) {
	const name = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__._t)(cursor);
	const type = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor);
	if (type === _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.OPT) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt("OPT out of place");
	return readAfterType(cursor, name, type);
}
function readAfterType(cursor, name, type) {
	const inClass = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor);
	const seconds = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.kt)(cursor);
	const data = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.At)(cursor, (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor), (part) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.G)(part, type, inClass));
	return {
		name,
		type,
		class: inClass,
		ttl: seconds > 2147483647 ? 0 : seconds,
		data
	};
}
function readAdditional(cursor, sections) {
	const name = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__._t)(cursor);
	const type = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor);
	if (type !== _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.OPT) {
		sections.additionals.push(readAfterType(cursor, name, type));
		return;
	}
	if (sections.opt) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt("more than one OPT");
	if (name.wire.length !== 1) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt("OPT of a name");
	sections.opt = {
		size: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor),
		rcodeHigh: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Dt)(cursor),
		version: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Dt)(cursor),
		isDnssecOk: ((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor) & 32768) !== 0,
		options: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.At)(cursor, (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor), readOptions)
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
