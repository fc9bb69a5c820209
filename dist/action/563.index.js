export const id = 563;
export const ids = [563,5140,2759];
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

/***/ 9837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ parseDmarc),
/* harmony export */   c: () => (/* binding */ meantTags),
/* harmony export */   d: () => (/* binding */ readTags),
/* harmony export */   f: () => (/* binding */ repeatedPolicyTags),
/* harmony export */   i: () => (/* binding */ chooseDmarc),
/* harmony export */   l: () => (/* binding */ dmarcNoteCodes),
/* harmony export */   m: () => (/* binding */ textsOf),
/* harmony export */   n: () => (/* binding */ dmarcNameOf),
/* harmony export */   o: () => (/* binding */ policyOf),
/* harmony export */   p: () => (/* binding */ trimmed),
/* harmony export */   r: () => (/* binding */ appliedPolicy),
/* harmony export */   s: () => (/* binding */ parseReportUris),
/* harmony export */   t: () => (/* binding */ dmarcAlong),
/* harmony export */   u: () => (/* binding */ dmarcNoteWords)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _ask_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3458);


// src/probes/dns/texts.ts
async function textsOf(context, name) {
	const { answer } = await (0,_ask_js__WEBPACK_IMPORTED_MODULE_1__.t)(context, name, _gate_js__WEBPACK_IMPORTED_MODULE_0__.lt.TXT);
	return {
		answer,
		texts: (answer.kind === "found" ? (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.B)("TXT", answer.records) : []).map(({ data }) => (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.G)(data.strings))
	};
}
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
function readTags(text) {
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
// src/formats/dmarc/meant.ts
const names = [...tagNames].filter((name) => name !== "v").join("|");
const nextTag = new RegExp(String.raw`(?<=[\s,])(?=(?:${names})\s{0,4}[=:])`, "gi");
function meantTags(text) {
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
	const { tags, notes } = readTags(text);
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
	const [tag, published] = author === "nonexistent" && nonexistent !== null ? ["np", nonexistent] : author !== "itself" && subdomains !== null ? ["sp", subdomains] : ["p", policy];
	return {
		tag,
		published,
		applied: record.isTest ? lowered[published] : published
	};
}
function appliedPolicy(record) {
	return policyOf(record, "itself")?.applied ?? null;
}
const lowered = {
	reject: "quarantine",
	quarantine: "none",
	none: "none"
};
// src/probes/dmarc/policy.ts
const mostLabels = 7;
async function dmarcAlong(context, name) {
	const count = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.pt)(name);
	const from = count > mostLabels ? mostLabels : count - 1;
	const above = Array.from({ length: Math.max(0, from) }, (_, index) => (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.xt)(name, from - index));
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
	try {
		return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.bt)([Buffer.from("_dmarc"), ...(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.vt)(name)]);
	} catch (error) {
		if (error instanceof _gate_js__WEBPACK_IMPORTED_MODULE_0__.Pt) return null;
		throw error;
	}
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
