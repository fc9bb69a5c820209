export const id = 1852;
export const ids = [1852,3693,6074];
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

/***/ 6316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readExposureData: () => (/* binding */ readExposureData)
/* harmony export */ });
/* harmony import */ var _exposure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9558);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _jsonc_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7264);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2659);




// src/settings/exposure-rules.ts
const largestFile = 4194304;
function readExposureData(path, field) {
	return (0,_exposure_js__WEBPACK_IMPORTED_MODULE_0__.i)(readExposureRules(path, field));
}
function readExposureRules(path, field) {
	const unusable = (detail) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.file", {
		field,
		path: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(path, 200),
		detail
	}, { reason: "rules" });
	const name = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(path, 200);
	const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.or)(path, {
		largest: largestFile,
		unusable
	}).toString("utf8").replace(/^\ufeff/, "");
	const { value, at } = (0,_jsonc_js__WEBPACK_IMPORTED_MODULE_2__.t)(text, name);
	const read = (0,_exposure_js__WEBPACK_IMPORTED_MODULE_0__.r)(value);
	if ("rules" in read) return read.rules;
	if ("error" in read) throw (0,_problems_js__WEBPACK_IMPORTED_MODULE_3__.t)(read.error, (0,_problems_js__WEBPACK_IMPORTED_MODULE_3__.r)(name, at), {
		reason: "rules",
		known: _exposure_js__WEBPACK_IMPORTED_MODULE_0__.n,
		few: 24
	});
	const { en, ko } = read.problem;
	throw unusable({
		en: `rule ${read.rule}: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(en, 300)}`,
		ko: `규칙 ${read.rule}: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(ko, 300)}`
	});
}



/***/ }),

/***/ 7264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ pointerStep),
/* harmony export */   t: () => (/* binding */ parseJsonc)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/settings/config/jsonc.ts
const deepest = 32;
function parseJsonc(text, name) {
	const cursor = {
		name,
		text,
		places: new Map(),
		values: new Map(),
		offset: 0
	};
	const value = readValue(cursor, "", 0);
	if (peek(cursor) !== "") throw astray(cursor, "end");
	return {
		value,
		at(pointer) {
			const offset = cursor.places.get(pointer);
			return offset === void 0 ? null : positionAt(text, offset);
		},
		range(pointer) {
			const found = cursor.values.get(pointer);
			return found ? {
				start: positionAt(text, found[0]),
				end: positionAt(text, found[1])
			} : null;
		}
	};
}
function pointerStep(key) {
	return `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
function positionAt(text, offset) {
	const before = text.slice(0, offset).split(/\r\n|\r|\n/);
	return {
		line: before.length,
		column: (before.at(-1) ?? "").length + 1
	};
}
const said = {
	value: {
		en: "a value is expected here",
		ko: "여기에는 값이 와야 합니다"
	},
	end: {
		en: "the text should end here",
		ko: "여기에는 더 올 것이 없습니다"
	},
	key: {
		en: "a key in double quotes is expected here",
		ko: "여기에는 큰따옴표로 묶은 키가 와야 합니다"
	},
	colon: {
		en: "a colon is expected here",
		ko: "여기에는 콜론이 와야 합니다"
	},
	inObject: {
		en: "a comma or } is expected here",
		ko: "여기에는 쉼표나 }가 와야 합니다"
	},
	inArray: {
		en: "a comma or ] is expected here",
		ko: "여기에는 쉼표나 ]가 와야 합니다"
	},
	text: {
		en: "this string has no closing quote, or it contains a character that must be escaped",
		ko: "끝나지 않았거나 이스케이프해야 할 문자가 있는 문자열입니다"
	},
	comment: {
		en: "this comment is not closed",
		ko: "닫히지 않은 주석입니다"
	},
	again: {
		en: "this key is a duplicate",
		ko: "같은 키가 두 번 나옵니다"
	},
	deep: {
		en: `values may have at most ${deepest} levels`,
		ko: `${deepest}단계보다 깊은 값은 읽지 않습니다`
	}
};
const space = /[ \t\r\n]*/y;
const word = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const quotedText = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
function readValue(cursor, pointer, depth) {
	peek(cursor);
	if (!cursor.places.has(pointer)) cursor.places.set(pointer, cursor.offset);
	if (depth > deepest) throw astray(cursor, "deep");
	const from = cursor.offset;
	const value = readWhole(cursor, pointer, depth);
	cursor.values.set(pointer, [from, cursor.offset]);
	return value;
}
function readWhole(cursor, pointer, depth) {
	const next = peek(cursor);
	if (next === "{") return readObject(cursor, pointer, depth);
	if (next === "[") return readArray(cursor, pointer, depth);
	if (next === "\"") return readText(cursor, "text");
	const start = cursor.offset;
	const token = match(cursor, word);
	if (token === null || /[\w.+-]/.test(cursor.text.charAt(cursor.offset))) throw astray(cursor, "value", start);
	return JSON.parse(token);
}
function readObject(cursor, pointer, depth) {
	const entries = [];
	cursor.offset++;
	while (peek(cursor) !== "}") {
		const start = cursor.offset;
		if (peek(cursor) !== "\"") throw astray(cursor, "key");
		const key = readText(cursor, "key");
		const at = pointer + pointerStep(key);
		if (cursor.places.has(at)) throw astray(cursor, "again", start);
		cursor.places.set(at, start);
		if (peek(cursor) !== ":") throw astray(cursor, "colon");
		cursor.offset++;
		entries.push([key, readValue(cursor, at, depth + 1)]);
		if (peek(cursor) === ",") cursor.offset++;
		else if (peek(cursor) !== "}") throw astray(cursor, "inObject");
	}
	cursor.offset++;
	return Object.fromEntries(entries);
}
function readArray(cursor, pointer, depth) {
	const elements = [];
	cursor.offset++;
	while (peek(cursor) !== "]") {
		elements.push(readValue(cursor, pointer + pointerStep(elements.length), depth + 1));
		if (peek(cursor) === ",") cursor.offset++;
		else if (peek(cursor) !== "]") throw astray(cursor, "inArray");
	}
	cursor.offset++;
	return elements;
}
function readText(cursor, what) {
	const token = match(cursor, quotedText);
	if (token === null) throw astray(cursor, what);
	return JSON.parse(token);
}
function peek(cursor) {
	for (;;) {
		match(cursor, space);
		const { text, offset } = cursor;
		if (text.startsWith("//", offset)) cursor.offset = endOf(text, "\n", offset) ?? text.length;
		else if (text.startsWith("/*", offset)) {
			const end = endOf(text, "*/", offset);
			if (end === null) throw astray(cursor, "comment");
			cursor.offset = end;
		} else return text.charAt(offset);
	}
}
function endOf(text, end, offset) {
	const at = text.indexOf(end, offset + 2);
	return at < 0 ? null : at + end.length;
}
function match(cursor, pattern) {
	pattern.lastIndex = cursor.offset;
	const [token] = pattern.exec(cursor.text) ?? [];
	if (token === void 0) return null;
	cursor.offset += token.length;
	return token;
}
function astray({ name, text, offset }, what, at = offset) {
	const { line, column } = positionAt(text, at);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Gi)("input.syntax", {
		path: `${name}:${line}:${column}`,
		detail: said[what]
	}, { reason: "config" });
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

/***/ 2659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ configuration),
/* harmony export */   n: () => (/* binding */ problemKeyOf),
/* harmony export */   r: () => (/* binding */ problemPlacesOf),
/* harmony export */   t: () => (/* binding */ configProblem)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _jsonc_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7264);



// src/settings/config/shapes.ts
const no = "\\u0000-\\u0020\\u007f\\\\";
const eight = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const four = `(?:${eight}\\.){3}${eight}`;
const six = "[0-9A-Fa-f]*:[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*(?:%[^\\]]+)?";
const port = "0*(?:[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])";
const daysText = { pattern: "^\\s*(?:[Aa][Uu][Tt][Oo]|[Oo][Ff][Ff]|\\d{1,2}|[0-7]\\d{2}|8[01]\\d|82[0-5]|(?:\\d{1,2}|0\\d{2}|100)%)\\s*$" };
const daysNumber = {
	minimum: 0,
	maximum: 825
};
const secondsText = { pattern: "^(?!0+(?:\\.0+)?$)(?:[0-2]?\\d{1,2}(?:\\.\\d{1,3})?|300(?:\\.0{1,3})?)$" };
const secondsNumber = {
	minimum: .001,
	maximum: 300
};
const plainServer = `${four}|${six}|\\[(?:${four}|${six})\\]:${port}|${four}:${port}|\\[(?:${four}|${six})\\]`;
const inServer = "\\s\\\\{}@#";
const tlsServer = `[Tt][Ll][Ss]:\\/\\/(?:\\[${six}\\]|[^:\\/?[\\]${inServer}]+)(?::${port})?\\/?(?:#[^\\/${inServer}]+)?`;
const httpsServer = `[Hh][Tt][Tt][Pp][Ss]:\\/\\/[^\\/?${inServer}]+(?:[\\/?][^\\s\\\\{}#]*)?`;
const dnsServer = `(?:${plainServer}|${tlsServer}|${httpsServer})`;
const resolver = { pattern: `^${dnsServer}$` };
const publicResolver = { pattern: `^(?:[^=:\\/[\\]#]+=)?${dnsServer}(?:#filters)?$` };
const dohResolver = { pattern: `^${httpsServer}$` };
const blocklist = { pattern: _start_js__WEBPACK_IMPORTED_MODULE_1__.P };
const pin = { pattern: `^(?:\\[[^\\]]+\\]|\\s*[^:\\[\\]\\s][^:\\[\\]]*):${port}:(?:${four}|\\[(?:${four}|${six})\\])(?::${port})?$` };
const reportWish = { pattern: `^\\s*(?:${_start_js__WEBPACK_IMPORTED_MODULE_1__.Qt.join("|")})\\s*=\\s*\\S` };
const scheme = "[Hh][Tt][Tt][Pp][Ss]?:\\/\\/";
const url = `^\\s*(?:${scheme}(?!:*[^\\/?#:@${no}][^\\/?#]*@)[^${no}]+|${`(?![A-Za-z][A-Za-z0-9+.\\-]*:(?!\\d))(?![^\\/?#]*@)[^${no}\\/][^${no}]*`}|${six})\\s*$`;
const target$1 = { pattern: url };
const server = { pattern: `^\\s*${scheme}(?!:*[^\\/:@][^\\/]*@)[^?#${no}]+\\s*$` };
const path = { pattern: `^\\/[^${no}]*\\s*$` };
const waived = { anyOf: [{
	type: "string",
	pattern: url,
	not: { pattern: "\\*" }
}, {
	type: "string",
	pattern: `^(?:\\*\\*|(?:https?|\\*):\\/\\/[a-z0-9_.*\\-]+(?::(?:\\d+|\\*))?\\/[^${no}#]*|(?:https?|\\*):\\/\\/\\[[0-9a-f:]+\\](?::(?:\\d+|\\*))?\\/[^${no}#]*)$`
}] };
// src/settings/config/schema.ts
const gate = _start_js__WEBPACK_IMPORTED_MODULE_1__.$t.find(({ id }) => id === "gate");
const options = [
	...gate?.options ?? [],
	..._start_js__WEBPACK_IMPORTED_MODULE_1__.nr,
	..._start_js__WEBPACK_IMPORTED_MODULE_1__.tr,
	..._start_js__WEBPACK_IMPORTED_MODULE_1__.Yt,
	..._start_js__WEBPACK_IMPORTED_MODULE_1__.rr,
	..._start_js__WEBPACK_IMPORTED_MODULE_1__.Xt,
	..._start_js__WEBPACK_IMPORTED_MODULE_1__.Zt,
	..._start_js__WEBPACK_IMPORTED_MODULE_1__.Jt
];
function about(name) {
	const option = options.find((each) => each.name === name);
	if (!option) throw new Error(`no option ${name}`);
	return { description: option.about };
}
const longestText = 2048;
const line = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().min(1).max(longestText);
const letters = [..._start_js__WEBPACK_IMPORTED_MODULE_1__.Yn, "off"];
function listOf(shape) {
	const one = line.meta(shape);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([one, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(one).max(100)]);
}
const thresholds = {
	min_ssl: line.meta({
		...about("min_ssl"),
		enum: letters
	}),
	min_headers: line.meta({
		...about("min_headers"),
		enum: letters
	}),
	min_days: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([line.meta(daysText), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().meta(daysNumber)]).meta({
		...about("min_days"),
		examples: [
			"auto",
			14,
			"33%",
			"off"
		]
	}),
	require_https: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta(about("require_https")),
	accept_status: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([line, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().min(200).max(499)]).meta({
		...about("accept_status"),
		examples: [
			404,
			"401,403",
			"4xx"
		]
	}),
	all_ips: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta(about("all_ips"))
};
const ways = {
	timeout: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([line.meta(secondsText), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ai)().meta(secondsNumber)]).meta(about("timeout")),
	resolve: listOf(pin).meta(about("resolve")),
	resolver: listOf(resolver).meta(about("resolver")),
	ca_file: line.meta(about("ca_file")),
	trust_anchor: line.meta(about("trust_anchor")),
	public_resolver: listOf(publicResolver).meta(about("public_resolver")),
	doh: listOf(dohResolver).meta(about("doh")),
	blocklist: listOf(blocklist).meta(about("blocklist")),
	blocklist_resolver: line.meta({
		...about("blocklist_resolver"),
		...resolver
	}),
	axfr: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta(about("axfr")),
	header: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)(), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)()).max(100)]).meta(about("header")),
	client_cert: line.meta(about("client_cert")),
	client_key: line.meta(about("client_key")),
	proxy: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(about("proxy")),
	proxy_dns: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta(about("proxy_dns"))
};
const perseverance = {
	wait_for: listOf({}).meta(about("wait_for")),
	wait_timeout: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([line, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ai)()]).meta(about("wait_timeout")),
	wait_interval: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([line, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ai)()]).meta(about("wait_interval")),
	confirm: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([line, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)()]).meta(about("confirm")),
	retries: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([line, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)()]).meta(about("retries"))
};
const level = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(_start_js__WEBPACK_IMPORTED_MODULE_1__.Ur);
const rules = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mi)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)(), level).meta({ description: "Effect of a finding on the verdict, by rule: error fails the target, warn warns, off hides the finding; if the check could not be measured, error makes the target unknown" });
const demand = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
	level: level.exactOptional().meta({ description: "Effect on the verdict if the requirement is not met (default error)" }),
	minScore: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ai)().min(0).max(100).exactOptional().meta({ description: "Lowest accepted score" }),
	minGrade: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(_start_js__WEBPACK_IMPORTED_MODULE_1__.Yn).exactOptional().meta({ description: "Lowest accepted grade" }),
	maxSeverity: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(_start_js__WEBPACK_IMPORTED_MODULE_1__.qr).exactOptional().meta({ description: "Worst accepted severity of the issues that are not waived and not off" })
});
const checks = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mi)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)(), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([level, demand])).meta({ description: "Other checks that the target must pass: a level alone requires the status pass; an object sets requirements. The settings of a target override the general ones key by key" });
const target = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
	url: line.meta({
		description: gate?.subject?.about ?? "",
		...target$1
	}),
	name: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().min(1).max(100).meta({ description: "Name in reports" }).exactOptional(),
	paths: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().max(longestText).regex(/^\//).meta(path)).min(1).max(100).meta({ description: "Paths to measure instead of the URL's path" }).exactOptional(),
	...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		...thresholds,
		...ways,
		...perseverance,
		rules,
		checks
	}).partial().shape
});
const waiver = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
	rule: line.meta({ description: "The rule, or all rules of a check: http.*" }),
	url: line.meta({
		description: "Canonical URLs to which it applies: in the host, * and ** match any text; after it, * matches text without a slash and ** any text (default all)",
		...waived
	}).exactOptional(),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().max(500).regex(/\S/).meta({ description: "Why this is acceptable for now" }),
	until: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Hn)().meta({ description: "Last day of validity, in UTC; at most 366 days ahead" }),
	owner: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().min(1).max(100).meta({ description: "Who is responsible for it" }).exactOptional()
});
const configuration = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
	$schema: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().exactOptional(),
	...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		...thresholds,
		...ways,
		...perseverance,
		rules,
		checks
	}).partial().shape,
	targets: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([line.meta(target$1), target])).max(1e3).meta({ description: "Targets, used when the command line has no URL" }).exactOptional(),
	waivers: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(waiver).max(1e3).meta({ description: "Waived findings, each with a reason and a last day" }).exactOptional(),
	baseline: line.meta(about("baseline")).exactOptional(),
	fail_on: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(_start_js__WEBPACK_IMPORTED_MODULE_1__.Br).meta(about("fail_on")).exactOptional(),
	on_error: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(_start_js__WEBPACK_IMPORTED_MODULE_1__.Hr).meta(about("on_error")).exactOptional(),
	server: line.meta({
		...about("server"),
		...server
	}).exactOptional(),
	lang: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(_start_js__WEBPACK_IMPORTED_MODULE_1__.Ji).meta(about("lang")).exactOptional(),
	report: listOf(reportWish).meta(about("report")).exactOptional(),
	concurrency: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([line, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)()]).meta(about("concurrency")).exactOptional()
}).meta({ title: "Configuration of Portcullis" });
function keysAt(path) {
	const [first, , ...deeper] = path;
	if (first === void 0) return Object.keys(configuration.shape);
	if (first === "waivers") return Object.keys(waiver.shape);
	if (first === "checks" || deeper[0] === "checks") return Object.keys(demand.shape);
	return first === "targets" ? Object.keys(target.shape) : [];
}
// src/settings/config/problems.ts
function configProblem(error, places, { reason = "config", known = keysAt, few = 6 } = {}) {
	const { issue, path } = innermost(error.issues[0], []);
	const pointer = path.map(_jsonc_js__WEBPACK_IMPORTED_MODULE_2__.n).join("");
	if (issue.code === "unrecognized_keys") {
		const [key = ""] = issue.keys;
		const suggestion = meant(key, known(path), few);
		const field = problemKeyOf(places(pointer + (0,_jsonc_js__WEBPACK_IMPORTED_MODULE_2__.n)(key)));
		return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.unknown", {
			field,
			suggestion
		}, { reason });
	}
	const field = places(pointer);
	if (issue.input === void 0) {
		const expected = issue.code === "invalid_value" ? issue.values.join(", ") : wordsFor(path) ?? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.sr)(issue).expected;
		return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.missing", {
			field,
			expected: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.cr)(expected)
		}, { reason });
	}
	if (issue.code === "invalid_value") {
		const values = issue.values.map(String);
		const suggestion = typeof issue.input === "string" ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.pr)(issue.input, values) : "";
		const params = {
			field,
			expected: values.join(", "),
			given: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ur)(issue.input),
			suggestion
		};
		return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.option", params, { reason });
	}
	const expected = special(issue, path) ?? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.sr)(issue).expected;
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.value", {
		field,
		expected,
		given: shownShort(issue.input)
	}, { reason });
}
function problemKeyOf(place) {
	return {
		en: `key ${place}`,
		ko: `키 ${place}`
	};
}
function meant(key, known, few) {
	const near = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.pr)(key, known);
	if (near.en !== "" || known.length === 0 || known.length > few) return near;
	return {
		en: ` Known keys: ${known.join(", ")}.`,
		ko: ` 쓸 수 있는 키: ${known.join(", ")}.`
	};
}
const patterns = {
	paths: {
		en: "a path that begins with /",
		ko: "/로 시작하는 경로"
	},
	reason: {
		en: "a text that gives the reason",
		ko: "이유를 적은 문장"
	},
	until: {
		en: "a date such as 2027-01-31",
		ko: "2027-01-31 같은 날짜"
	},
	url: {
		en: "a URL such as https://shop.example/",
		ko: "https://shop.example/ 같은 URL"
	}
};
function special(issue, path) {
	return issue.code === "invalid_format" ? wordsFor(path) : null;
}
function wordsFor(path) {
	const key = path.findLast((each) => typeof each === "string");
	return patterns[String(key)] ?? null;
}
function shownShort(value) {
	if (typeof value !== "object" || value === null) return typeof value === "function" ? "a function" : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ur)(value);
	return Array.isArray(value) ? "[…]" : "{…}";
}
function innermost(issue, before) {
	const path = [...before, ...issue.path];
	if (issue.code !== "invalid_union") return {
		issue,
		path
	};
	const branches = issue.errors.flatMap(([first]) => first ? [first] : []);
	const deeper = branches.find((each) => each.path.length > 0 || each.code === "unrecognized_keys");
	const word = typeof issue.input === "string" ? branches.find((each) => each.code === "invalid_value") : void 0;
	const meant = deeper ?? (word && {
		...word,
		input: issue.input
	});
	return meant ? innermost(meant, path) : {
		issue,
		path
	};
}
function problemPlacesOf(name, at) {
	return (pointer) => {
		const position = at(pointer);
		const where = position ? `${name}:${position.line}:${position.column}` : name;
		return `${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(pointer === "" ? "/" : pointer, 200)} (${where})`;
	};
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
