export const id = 81;
export const ids = [81,3693,6074];
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

/***/ 9837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ chooseDmarc),
/* harmony export */   c: () => (/* binding */ parseReportUris),
/* harmony export */   d: () => (/* binding */ dmarcNoteWords),
/* harmony export */   f: () => (/* binding */ readDmarcTags),
/* harmony export */   i: () => (/* binding */ below),
/* harmony export */   l: () => (/* binding */ intendedTags),
/* harmony export */   m: () => (/* binding */ trimmed),
/* harmony export */   n: () => (/* binding */ dmarcNameOf),
/* harmony export */   o: () => (/* binding */ parseDmarc),
/* harmony export */   p: () => (/* binding */ repeatedPolicyTags),
/* harmony export */   r: () => (/* binding */ textsOf),
/* harmony export */   s: () => (/* binding */ policyOf),
/* harmony export */   t: () => (/* binding */ dmarcAlong),
/* harmony export */   u: () => (/* binding */ dmarcNoteCodes)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(405);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5793);



// src/formats/dmarc/tags.ts
const words = {
	"no-tag": {
		en: "“{value}” is not a tag: it has no “=”",
		ko: "“{value}”: “=”가 없어 태그가 아님"
	},
	"bad-name": {
		en: "“{tag}” is not a tag name",
		ko: "“{tag}”: 태그 이름이 아님"
	},
	"bad-character": {
		en: "the value of {tag} contains an invalid character",
		ko: "{tag} 값에 쓸 수 없는 문자가 있음"
	},
	empty: {
		en: "{tag} has no value",
		ko: "{tag}에 값이 없음"
	},
	"bad-value": {
		en: "“{value}” is not a valid value of {tag}",
		ko: "“{value}”: {tag}에 쓸 수 없는 값"
	},
	unparted: {
		en: "a semicolon is missing within “{value}”, the value of {tag}",
		ko: "{tag} 값 “{value}” 안에 세미콜론이 빠져 있음"
	},
	"bad-uri": {
		en: "“{value}” in {tag} is not a URI such as mailto:dmarc@example.com",
		ko: "{tag}의 “{value}”: mailto:dmarc@example.com 같은 URI가 아님"
	},
	repeated: {
		en: "{tag} appears more than once",
		ko: "{tag}: 두 번 이상 나옴"
	},
	"without-ruf": {
		en: "{tag} has no effect without ruf",
		ko: "{tag}: ruf가 없으면 효과가 없음"
	},
	"both-levels": {
		en: "“{value}” in {tag} has both 0 and 1, which exclude each other",
		ko: "{tag}의 “{value}”: 함께 쓸 수 없는 0과 1이 모두 있음"
	},
	size: {
		en: "the size in “{value}” is obsolete",
		ko: "“{value}”: 크기 제한은 더 이상 쓰이지 않음"
	},
	historic: {
		en: "{tag} is no longer part of DMARC",
		ko: "{tag}: 더 이상 DMARC의 태그가 아님"
	},
	unknown: {
		en: "{tag} is an unknown tag",
		ko: "{tag}: 알려지지 않은 태그"
	}
};
const dmarcNoteCodes = Object.keys(words);
const dmarcNoteWords = words;
const known = new Set([
	"v",
	"p",
	"sp",
	"np",
	"adkim",
	"aspf",
	"fo",
	"rua",
	"ruf",
	"psd",
	"t"
]);
const historic = new Set([
	"pct",
	"rf",
	"ri"
]);
const deciding = new Set([
	"p",
	"sp",
	"np",
	"psd",
	"t",
	"pct",
	"adkim",
	"aspf"
]);
const tagNames = new Set([...known, ...historic]);
const longestRecord = 65535;
const mostTags = 100;
function repeatedPolicyTags(notes) {
	return [...new Set(notes.flatMap(({ code, tag }) => code === "repeated" && deciding.has(tag) ? [tag] : []))];
}
function readDmarcTags(text) {
	const tags = new Map();
	const notes = [];
	const named = new Set();
	const [, ...parts] = text.slice(0, longestRecord).split(";", mostTags);
	for (const part of parts) {
		const bare = trimmed(part);
		if (bare === "") continue;
		const read = readTag(bare);
		const name = "code" in read ? read.tag : read.name;
		if (tags.has(name) && !("code" in read)) notes.push({
			code: "repeated",
			tag: name,
			value: read.value
		});
		else if (named.has(name) && deciding.has(name)) notes.push({
			code: "repeated",
			tag: name,
			value: read.value
		});
		named.add(name);
		if ("code" in read) notes.push(read);
		else if (!tags.has(name)) tags.set(name, read);
	}
	const passedOver = [...tags.values()].filter(({ name }) => !known.has(name));
	return {
		tags: [...tags.values()],
		notes: [...notes, ...passedOver.map(({ name, value }) => {
			return {
				code: historic.has(name) ? "historic" : "unknown",
				tag: name,
				value
			};
		})]
	};
}
function readTag(text) {
	const equals = text.indexOf("=");
	if (equals < 0) return {
		code: "no-tag",
		tag: "",
		value: text
	};
	const name = trimmed(text.slice(0, equals));
	const value = trimmed(text.slice(equals + 1));
	if (!/^[A-Za-z]+$/.test(name)) return {
		code: "bad-name",
		tag: name,
		value
	};
	const tag = name.toLowerCase();
	if (value === "") return {
		code: "empty",
		tag,
		value
	};
	if (/[^ -~\t]/.test(value)) return {
		code: "bad-character",
		tag,
		value
	};
	return {
		name: tag,
		value
	};
}
function trimmed(text) {
	let end = text.length;
	while (end > 0 && /[ \t]/.test(text.charAt(end - 1))) end--;
	return text.slice(0, end).replace(/^[ \t]+/, "");
}
// src/formats/dmarc/intended.ts
const names = [...tagNames].filter((name) => name !== "v").join("|");
const nextTag = new RegExp(String.raw`(?<=[\s,])(?=(?:${names})\s{0,4}[=:])`, "gi");
function intendedTags(text) {
	const pieces = text.slice(0, longestRecord).replaceAll(/["\\]/g, "").replace(/v\s{0,4}=\s{0,4}dmarc\d{0,3}/i, "").split(";").flatMap((part) => part.split(nextTag)).map(unedged).flatMap(withoutAddresses).filter((piece) => piece !== "");
	const tags = pieces.map(tagOf);
	return {
		tags: tags.filter((tag) => tag !== null),
		strays: pieces.flatMap((piece, at) => tags[at] === null && piece.includes("@") ? strayOf(piece) : [])
	};
}
function holdsTag(value) {
	return value.search(nextTag) >= 0 || new RegExp(String.raw`^(?:${names})\s{0,4}=`, "i").test(value);
}
function withoutAddresses(piece) {
	if (/^(?:rua|ruf)\s{0,4}[=:]/i.test(piece) || !piece.includes("@")) return [piece];
	const words = piece.split(/(?<=[^\s,])(?<!mailto:)[\s,]+/i);
	return [words.filter((word) => !word.includes("@")).join(" "), ...words.filter((word) => word.includes("@"))];
}
function tagOf(piece) {
	const [, name = "", rest = ""] = /^([A-Za-z]{1,10})\s{0,4}[=:](.*)$/s.exec(piece) ?? [];
	const tag = name.toLowerCase();
	const value = unedged(rest.replace(/^[=:\s]{1,4}/, ""));
	return tagNames.has(tag) && tag !== "v" ? {
		name: tag,
		value
	} : null;
}
function strayOf(piece) {
	const [, value] = /^[A-Za-z]{1,40}\s{0,4}=(.*)$/s.exec(piece) ?? [];
	if (value === void 0) return [piece];
	return /^\s{0,4}mailto:/i.test(value) ? [unedged(value)] : [];
}
function unedged(text) {
	let end = text.length;
	while (end > 0 && /[\s,']/.test(text.charAt(end - 1))) end--;
	return trimmed(text.slice(0, end).replace(/^[\s,']+/, ""));
}
// src/formats/dmarc/uris.ts
const mostUris = 50;
function parseReportUris(text) {
	const uris = [];
	const wrong = [];
	for (const each of text.split(",", mostUris)) {
		const bare = trimmed(each);
		const uri = parseReportUri(bare);
		if (uri) uris.push(uri);
		else wrong.push(bare);
	}
	return {
		uris,
		wrong
	};
}
function parseReportUri(text) {
	const size = /![0-9]+[kmgt]?$/i.exec(text)?.[0] ?? null;
	const bare = size === null ? text : text.slice(0, -size.length);
	const scheme = /^(?<scheme>[A-Za-z][A-Za-z0-9+.-]*):[^\s!]+$/.exec(bare)?.groups?.["scheme"]?.toLowerCase();
	if (scheme === void 0 || !/^(?:[!-~](?!%(?![0-9A-Fa-f]{2})))+$/.test(bare)) return null;
	if (scheme === "mailto") return mailUri(bare, size);
	const host = /^https?$/.test(scheme) ? URL.parse(bare)?.hostname ?? null : "";
	return host === null ? null : {
		text: bare,
		scheme,
		host: isName(host) ? host : null,
		size
	};
}
function mailUri(text, size) {
	const address = text.slice(7).replace(/\?.*$/s, "");
	const at = address.lastIndexOf("@");
	const host = address.slice(at + 1).toLowerCase();
	if (at < 1 || !(isName(host) || /^\[[^[\]]+\]$/.test(host))) return null;
	return {
		text,
		scheme: "mailto",
		host: isName(host) ? host : null,
		size
	};
}
function isName(host) {
	if (host.length > 253 || /^[0-9.]+$/.test(host)) return false;
	return host.split(".").every((label) => /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/i.test(label));
}
// src/formats/dmarc/record.ts
function chooseDmarc(texts) {
	const records = texts.filter(isDmarc);
	const lookalikes = texts.filter((text) => !isDmarc(text) && isLookalike(text));
	const [only] = records;
	if (only === void 0) return {
		kind: "none",
		lookalikes
	};
	if (records.length > 1) return {
		kind: "several",
		texts: records,
		lookalikes
	};
	return {
		kind: "one",
		record: parseDmarc(only),
		lookalikes
	};
}
function isDmarc(text) {
	return /^[vV][ \t]*=[ \t]*DMARC1[ \t]*(?:;|$)/.test(text);
}
function isLookalike(text) {
	return /v\s{0,4}=\s{0,4}dmarc|^\W{0,4}dmarc1/i.test(text.slice(0, 512));
}
function parseDmarc(text) {
	const { tags, notes } = readDmarcTags(text);
	const values = new Map(tags.map((tag) => [tag.name, tag]));
	const wrong = [];
	function oneOf(name, legal) {
		const tag = values.get(name);
		const found = legal.find((each) => each === tag?.value.toLowerCase()) ?? null;
		if (tag && found === null) wrong.push(invalid(tag));
		return found;
	}
	function uris(name) {
		const tag = values.get(name);
		if (!tag) return [];
		const read = parseReportUris(tag.value);
		wrong.push(...read.wrong.map((value) => ({
			code: faultIn(value, "bad-uri"),
			tag: name,
			value
		})));
		const sized = read.uris.filter(({ size }) => size !== null);
		wrong.push(...sized.map(({ text: uri, size }) => ({
			code: "size",
			tag: name,
			value: `${uri}${size}`
		})));
		return read.uris;
	}
	const policies = [
		"none",
		"quarantine",
		"reject"
	];
	const read = {
		policy: oneOf("p", policies),
		subdomains: oneOf("sp", policies),
		nonexistent: oneOf("np", policies),
		dkimAlignment: oneOf("adkim", ["r", "s"]) ?? "r",
		spfAlignment: oneOf("aspf", ["r", "s"]) ?? "r",
		suffix: oneOf("psd", [
			"y",
			"n",
			"u"
		]) ?? "u",
		isTest: oneOf("t", ["y", "n"]) === "y",
		aggregate: uris("rua"),
		failures: uris("ruf"),
		failureOptions: failureOptions(values, wrong)
	};
	const all = [...notes, ...wrong];
	const isBroken = all.some(({ code, tag }) => illegal.has(code) && (tag === "sp" || tag === "np"));
	return {
		text,
		...read,
		isBroken,
		isAmbiguous: repeatedPolicyTags(notes).length > 0,
		notes: all.slice(0, mostNotes)
	};
}
const illegal = new Set([
	"bad-value",
	"unparted",
	"bad-character",
	"empty"
]);
const mostNotes = 20;
function invalid({ name, value }) {
	return {
		code: faultIn(value, "bad-value"),
		tag: name,
		value
	};
}
function faultIn(value, other) {
	return holdsTag(value) ? "unparted" : other;
}
function failureOptions(values, wrong) {
	const tag = values.get("fo");
	if (!tag) return ["0"];
	const options = tag.value.toLowerCase().split(":");
	if (!(options.every((each) => /^[01ds]$/.test(each)) && new Set(options).size === options.length)) {
		wrong.push(invalid(tag));
		return ["0"];
	}
	if (options.includes("0") && options.includes("1")) {
		wrong.push({
			code: "both-levels",
			tag: "fo",
			value: tag.value
		});
		return ["0"];
	}
	if (!values.has("ruf")) wrong.push({
		code: "without-ruf",
		tag: "fo",
		value: tag.value
	});
	return options;
}
function policyOf(record, author) {
	const { policy, subdomains, nonexistent } = record;
	if (record.isAmbiguous) return null;
	if (policy === null || record.isBroken) return record.aggregate.length > 0 ? {
		tag: "p",
		published: "none",
		applied: "none"
	} : null;
	if (author === "nonexistent" && nonexistent !== null) return applied("np", nonexistent, record);
	if (author !== "itself" && subdomains !== null) return applied("sp", subdomains, record);
	return applied("p", policy, record);
}
function applied(tag, published, { isTest }) {
	return {
		tag,
		published,
		applied: isTest ? lowered[published] : published
	};
}
const lowered = {
	reject: "quarantine",
	quarantine: "none",
	none: "none"
};
// src/formats/dns/below.ts
function below(domain, ...labels) {
	try {
		return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.mt)([...labels.map((each) => Buffer.from(each)), ...(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ft)(domain)]);
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt) return null;
		throw error;
	}
}
// src/probes/dns/texts.ts
async function textsOf(context, name) {
	const { answer } = await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(context, name, _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.TXT);
	return {
		answer,
		texts: (answer.kind === "found" ? (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)("TXT", answer.records) : []).map(({ data }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.W)(data.strings))
	};
}
// src/probes/dmarc/policy.ts
const mostLabels = 7;
async function dmarcAlong(context, name) {
	const count = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.st)(name);
	const from = count > mostLabels ? mostLabels : count - 1;
	const above = Array.from({ length: Math.max(0, from) }, (_, index) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ht)(name, from - index));
	const [own = null, ...others] = await Promise.all([name, ...above].map((each) => look(context, each)));
	return [own, ...others.filter((each) => each !== null)];
}
async function look(context, about) {
	const at = dmarcNameOf(about);
	if (!at) return null;
	const { answer, texts } = await textsOf(context, at);
	return {
		at,
		about,
		answer,
		choice: chooseDmarc(texts)
	};
}
function dmarcNameOf(name) {
	return below(name, "_dmarc");
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



/***/ })

};
