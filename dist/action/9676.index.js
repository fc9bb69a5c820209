export const id = 9676;
export const ids = [9676];
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
/* harmony import */ var _data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1687);

// src/formats/dns/set.ts
function recordsOf(kind, records) {
	return records.filter((record) => (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.i)(kind, record.data));
}
function setsOf(records) {
	const sets = new Map();
	for (const record of records) {
		if (record.type === _data_js__WEBPACK_IMPORTED_MODULE_0__.C.RRSIG) continue;
		const key = `${record.type} ${record.class} ${(0,_data_js__WEBPACK_IMPORTED_MODULE_0__.j)(record.name)}`;
		const set = sets.get(key);
		if (set) set.records.push(record);
		else sets.set(key, {
			first: record,
			records: [record],
			signatures: []
		});
	}
	for (const signature of recordsOf("RRSIG", records)) sets.get(`${signature.data.covered} ${signature.class} ${(0,_data_js__WEBPACK_IMPORTED_MODULE_0__.j)(signature.name)}`)?.signatures.push(signature);
	return [...sets.values()].map(({ first, ...parts }) => ({
		name: first.name,
		type: first.type,
		class: first.class,
		...parts
	}));
}
// src/formats/dns/alias.ts
const beside = new Set([_data_js__WEBPACK_IMPORTED_MODULE_0__.C.RRSIG, _data_js__WEBPACK_IMPORTED_MODULE_0__.C.NSEC]);
const longestName = 255;
function redirected(name, { name: from, data }) {
	if (!isBelow(name, from)) return null;
	if (name.wire.length - from.wire.length + data.name.wire.length > longestName) return null;
	const kept = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.M)(name).slice(0, (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.D)(name) - (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.D)(from));
	return (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.P)([...kept, ...(0,_data_js__WEBPACK_IMPORTED_MODULE_0__.M)(data.name)]);
}
function meantTarget({ answers }, alias) {
	return recordsOf("DNAME", answers).find((each) => {
		const made = redirected(alias.name, each);
		return made !== null && (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(made, alias.data.name);
	})?.data.name ?? alias.data.name;
}
function isBelow(name, other) {
	return (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.A)(name, other) && !(0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(name, other);
}
function recordsAt({ answers }, name) {
	return answers.filter((each) => each.class === _data_js__WEBPACK_IMPORTED_MODULE_0__.y.IN && !beside.has(each.type) && (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(each.name, name));
}
function aliasAt(message, name) {
	const here = recordsAt(message, name);
	const isWritten = here.some(({ type }) => type === _data_js__WEBPACK_IMPORTED_MODULE_0__.C.CNAME);
	const made = isWritten ? recordsOf("CNAME", here) : madeAt(message, name);
	if (typeof made === "string") return made;
	const [first, ...others] = made;
	if (!first && !isWritten) return null;
	const isOne = others.every(({ data }) => first && (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(data.name, first.data.name));
	const isAlone = here.every(({ data }) => data.type === "CNAME");
	return first && isOne && isAlone ? first : "BADRESP";
}
function madeAt({ answers }, name) {
	const above = answers.filter((each) => each.type === _data_js__WEBPACK_IMPORTED_MODULE_0__.C.DNAME && each.class === _data_js__WEBPACK_IMPORTED_MODULE_0__.y.IN && isBelow(name, each.name));
	const known = recordsOf("DNAME", above);
	if (known.length < above.length) return "BADRESP";
	const targets = known.map((each) => ({
		ttl: each.ttl,
		target: redirected(name, each)
	}));
	const made = targets.flatMap(({ ttl, target }) => target ? [{
		name,
		type: _data_js__WEBPACK_IMPORTED_MODULE_0__.C.CNAME,
		class: _data_js__WEBPACK_IMPORTED_MODULE_0__.y.IN,
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
	return bits.includes(_data_js__WEBPACK_IMPORTED_MODULE_0__.C.NS) && !bits.includes(_data_js__WEBPACK_IMPORTED_MODULE_0__.C.SOA);
}
const ofDenial = new Set([
	_data_js__WEBPACK_IMPORTED_MODULE_0__.C.RRSIG,
	_data_js__WEBPACK_IMPORTED_MODULE_0__.C.NSEC,
	_data_js__WEBPACK_IMPORTED_MODULE_0__.C.NXNAME
]);
function deniesName(bits) {
	return bits.includes(_data_js__WEBPACK_IMPORTED_MODULE_0__.C.NXNAME) && bits.every((type) => ofDenial.has(type));
}
function hidesBelow(bits) {
	return isCut(bits) || bits.includes(_data_js__WEBPACK_IMPORTED_MODULE_0__.C.DNAME);
}
function problemOfData(bits, type, isRoot) {
	if (type === _data_js__WEBPACK_IMPORTED_MODULE_0__.C.DS && bits.includes(_data_js__WEBPACK_IMPORTED_MODULE_0__.C.SOA) && !isRoot) return "wrong-side";
	if (type !== _data_js__WEBPACK_IMPORTED_MODULE_0__.C.DS && isCut(bits)) return "wrong-side";
	return bits.includes(type) || bits.includes(_data_js__WEBPACK_IMPORTED_MODULE_0__.C.CNAME) ? "type-exists" : null;
}
function problemOfDelegation(bits) {
	if (bits.includes(_data_js__WEBPACK_IMPORTED_MODULE_0__.C.SOA)) return "wrong-side";
	if (bits.includes(_data_js__WEBPACK_IMPORTED_MODULE_0__.C.DS)) return "type-exists";
	return bits.includes(_data_js__WEBPACK_IMPORTED_MODULE_0__.C.NS) ? null : "no-delegation";
}
// src/formats/dns/answer.ts
const mostAliases = 10;
function answerIn(message, name, type) {
	const { rcode } = message;
	if (message.isTruncated) return {
		kind: "unknown",
		reason: "TRUNCATED"
	};
	if (rcode !== _data_js__WEBPACK_IMPORTED_MODULE_0__.x.NOERROR && rcode !== _data_js__WEBPACK_IMPORTED_MODULE_0__.x.NXDOMAIN) return {
		kind: "unknown",
		reason: (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.b)(rcode)
	};
	const way = type === _data_js__WEBPACK_IMPORTED_MODULE_0__.C.CNAME ? {
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
	if (message.rcode === _data_js__WEBPACK_IMPORTED_MODULE_0__.x.NXDOMAIN || soa && isDenied(message, way.name)) return {
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
	if (type === _data_js__WEBPACK_IMPORTED_MODULE_0__.C.CNAME) {
		const alias = aliasAt(message, name);
		if (typeof alias === "string") return alias;
		if (alias) return [alias];
	}
	if (message.rcode === _data_js__WEBPACK_IMPORTED_MODULE_0__.x.NXDOMAIN && recordsAt(message, name).length > 0) return "BADRESP";
	const records = message.answers.filter((each) => each.type === type && each.class === _data_js__WEBPACK_IMPORTED_MODULE_0__.y.IN && (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(each.name, name));
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
		seen.add((0,_data_js__WEBPACK_IMPORTED_MODULE_0__.j)(end));
		if (seen.has((0,_data_js__WEBPACK_IMPORTED_MODULE_0__.j)(alias.data.name))) return "CNAME-LOOP";
		if (seen.size > mostAliases) return "CNAME-CHAIN";
		aliases.push(alias);
		end = alias.data.name;
	}
}
function isDenied({ authorities }, name) {
	return recordsOf("NSEC", authorities).some((each) => (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(each.name, name) && deniesName(each.data.types));
}
function soaOf({ authorities }, name) {
	return recordsOf("SOA", authorities).find((each) => (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.A)(name, each.name)) ?? null;
}



/***/ }),

/***/ 3458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ extendedErrors),
/* harmony export */   t: () => (/* binding */ ask)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(405);
/* harmony import */ var _data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1687);
/* harmony import */ var _read_once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6321);




// src/probes/dns/ask.ts
function ask({ net, once }, name, type, asking = {}) {
	const { server, patience, ...flags } = asking;
	const how = Object.entries(flags).filter(([, value]) => value !== void 0).map(([key, value]) => `${key}=${value}`).toSorted().join(" ");
	return once(`dns ${server ?? ""} ${(0,_data_js__WEBPACK_IMPORTED_MODULE_2__.S)(type)} ${(0,_data_js__WEBPACK_IMPORTED_MODULE_2__.j)(name)} ${patience ?? ""} ${how}`, async () => {
		const got = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.rn)(() => net.dns({
			...asking,
			name: (0,_data_js__WEBPACK_IMPORTED_MODULE_2__.w)(name),
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

/***/ 6321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ writeOptions),
/* harmony export */   t: () => (/* binding */ messageIn)
/* harmony export */ });
/* harmony import */ var _data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1687);

// src/formats/dns/edns.ts
const longestErrorText = 512;
const codes = {
	server: 3,
	error: 15
};
function readOptions(cursor) {
	const options = [];
	while (cursor.at < cursor.end) {
		const code = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.q)(cursor);
		options.push((0,_data_js__WEBPACK_IMPORTED_MODULE_0__.G)(cursor, (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.q)(cursor), (part) => readOption(code, part)));
	}
	return options;
}
function readOption(code, part) {
	if (code === codes.server) return {
		name: "server",
		bytes: (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.K)(part)
	};
	if (code !== codes.error || part.end - part.at < 2) return {
		name: "other",
		code,
		bytes: (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.K)(part)
	};
	return {
		name: "error",
		code: (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.q)(part),
		text: beginning(Buffer.from(beginning((0,_data_js__WEBPACK_IMPORTED_MODULE_0__.K)(part)), "utf8")).replace(/\0+$/, "")
	};
}
function beginning(bytes) {
	return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(0, longestErrorText), { stream: true });
}
function writeOptions(out, options) {
	for (const option of options) {
		(0,_data_js__WEBPACK_IMPORTED_MODULE_0__._)(out, option.name === "other" ? option.code : codes[option.name]);
		(0,_data_js__WEBPACK_IMPORTED_MODULE_0__.g)(out, () => writeOption(out, option));
	}
}
function writeOption(out, option) {
	if (option.name !== "error") return (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.m)(out, option.bytes);
	const text = Buffer.from(option.text, "utf8");
	if (text.length > longestErrorText) throw new _data_js__WEBPACK_IMPORTED_MODULE_0__.J("an error text of more than 512 octets");
	(0,_data_js__WEBPACK_IMPORTED_MODULE_0__._)(out, option.code);
	(0,_data_js__WEBPACK_IMPORTED_MODULE_0__.m)(out, text);
}
// src/formats/dns/read-message.ts
const mostRecords = 1e4;
const mostQuestions = 32;
function readMessage(bytes) {
	if (bytes.length > 65535) throw new _data_js__WEBPACK_IMPORTED_MODULE_0__.J("longer than a message can be");
	const cursor = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.V)(bytes);
	const id = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.q)(cursor);
	const flags = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.q)(cursor);
	const counts = {
		questions: (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.q)(cursor),
		answers: (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.q)(cursor),
		authorities: (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.q)(cursor)
	};
	const additionals = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.q)(cursor);
	if (counts.questions > mostQuestions) throw new _data_js__WEBPACK_IMPORTED_MODULE_0__.J("too many questions");
	if (counts.answers + counts.authorities + additionals > mostRecords) throw new _data_js__WEBPACK_IMPORTED_MODULE_0__.J("too many records");
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
		if (!(error instanceof _data_js__WEBPACK_IMPORTED_MODULE_0__.J) || !isTruncated) throw error;
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
		name: (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.L)(cursor),
		type: (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.q)(cursor),
		class: (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.q)(cursor)
	};
}
function readRecord(cursor) {
	const name = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.L)(cursor);
	const type = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.q)(cursor);
	if (type === _data_js__WEBPACK_IMPORTED_MODULE_0__.C.OPT) throw new _data_js__WEBPACK_IMPORTED_MODULE_0__.J("OPT out of place");
	return readAfterType(cursor, name, type);
}
function readAfterType(cursor, name, type) {
	const inClass = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.q)(cursor);
	const seconds = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.W)(cursor);
	const data = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.G)(cursor, (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.q)(cursor), (part) => (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.o)(part, type, inClass));
	return {
		name,
		type,
		class: inClass,
		ttl: seconds > 2147483647 ? 0 : seconds,
		data
	};
}
function readAdditional(cursor, sections) {
	const name = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.L)(cursor);
	const type = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.q)(cursor);
	if (type !== _data_js__WEBPACK_IMPORTED_MODULE_0__.C.OPT) {
		sections.additionals.push(readAfterType(cursor, name, type));
		return;
	}
	if (sections.opt) throw new _data_js__WEBPACK_IMPORTED_MODULE_0__.J("more than one OPT");
	if (name.wire.length !== 1) throw new _data_js__WEBPACK_IMPORTED_MODULE_0__.J("OPT of a name");
	sections.opt = {
		size: (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.q)(cursor),
		rcodeHigh: (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.H)(cursor),
		version: (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.H)(cursor),
		isDnssecOk: ((0,_data_js__WEBPACK_IMPORTED_MODULE_0__.q)(cursor) & 32768) !== 0,
		options: (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.G)(cursor, (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.q)(cursor), readOptions)
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

/***/ 2301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ reverseName),
/* harmony export */   t: () => (/* binding */ addressOctets)
/* harmony export */ });
/* harmony import */ var _data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1687);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7030);


// src/formats/dns/reverse-name.ts
function addressOctets(address) {
	return (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.t)((0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIPv4)(address) ? {
		type: "A",
		address
	} : {
		type: "AAAA",
		address
	});
}
function reverseName(address) {
	const octets = addressOctets(address);
	const isShort = octets.length === 4;
	const labels = isShort ? Array.from(octets, String) : Array.from(octets.toString("hex"));
	const top = isShort ? "in-addr" : "ip6";
	return (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.P)([
		...labels.toReversed(),
		top,
		"arpa"
	].map((label) => Buffer.from(label)));
}



/***/ }),

/***/ 9676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ proveDenial),
/* harmony export */   _: () => (/* binding */ toSerial),
/* harmony export */   a: () => (/* binding */ isWellKnownPrefix),
/* harmony export */   b: () => (/* binding */ isZoneKey),
/* harmony export */   c: () => (/* binding */ deny),
/* harmony export */   d: () => (/* binding */ isOurs),
/* harmony export */   f: () => (/* binding */ setsIn),
/* harmony export */   g: () => (/* binding */ isSerialBefore),
/* harmony export */   h: () => (/* binding */ verifySet),
/* harmony export */   i: () => (/* binding */ isTranslated),
/* harmony export */   l: () => (/* binding */ checkSet),
/* harmony export */   m: () => (/* binding */ unchecked),
/* harmony export */   n: () => (/* binding */ isTampered),
/* harmony export */   o: () => (/* binding */ translationPrefixes),
/* harmony export */   p: () => (/* binding */ signersOf),
/* harmony export */   r: () => (/* binding */ ipv4Only),
/* harmony export */   s: () => (/* binding */ denialsIn),
/* harmony export */   t: () => (/* binding */ blameFor),
/* harmony export */   u: () => (/* binding */ hasBroken),
/* harmony export */   v: () => (/* binding */ modulusBits),
/* harmony export */   x: () => (/* binding */ keyTag),
/* harmony export */   y: () => (/* binding */ isRevoked)
/* harmony export */ });
/* harmony import */ var _data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1687);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(405);
/* harmony import */ var _ask_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3458);
/* harmony import */ var _algorithms_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1333);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2252);
/* harmony import */ var _reverse_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2301);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7598);







// src/formats/dnssec/denial-claim.ts
function unproven(problem) {
	return {
		kind: "unproven",
		problem
	};
}
// src/formats/dnssec/nsec.ts
const proven = {
	kind: "proven",
	isOptOut: false
};
function proveByNsec(claim, zone, records) {
	const { name } = claim;
	if (!(0,_data_js__WEBPACK_IMPORTED_MODULE_0__.A)(name, zone)) return unproven("out-of-zone");
	const chain = {
		zone,
		records: records.filter((each) => (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.A)(each.name, zone))
	};
	if (claim.kind === "no-name") return proveNoName$1(chain, name);
	if (claim.kind === "no-data") return proveNoData$1(chain, name, claim.type);
	if (claim.kind === "unsigned-delegation") return proveUnsigned$1(chain, name);
	return proveMadeFrom$1(chain, name, claim.wildcard);
}
function proveNoName$1(chain, name) {
	const own = matching$1(chain, name);
	if (own) return (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.n)(own.data.types) ? proven : unproven("name-exists");
	const gap = covering$1(chain, name);
	if (!gap) return unproven(missing(chain, name));
	if ((0,_data_js__WEBPACK_IMPORTED_MODULE_0__.A)(gap.data.next, name)) return unproven("name-exists");
	const wildcard = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.B)(closestAbove(gap, name));
	if (matching$1(chain, wildcard)) return unproven("wildcard-exists");
	const none = covering$1(chain, wildcard);
	if (!none) return unproven("no-proof");
	return (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.A)(none.data.next, wildcard) ? unproven("wildcard-exists") : proven;
}
function proveNoData$1(chain, name, type) {
	const own = matching$1(chain, name);
	if (own) return dataProof$1(own, type);
	const gap = covering$1(chain, name);
	if (!gap) return unproven(missing(chain, name));
	if ((0,_data_js__WEBPACK_IMPORTED_MODULE_0__.A)(gap.data.next, name)) return proven;
	const wildcard = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.B)(closestAbove(gap, name));
	const made = matching$1(chain, wildcard);
	if (made) return dataProof$1(made, type);
	const around = covering$1(chain, wildcard);
	return around && (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.A)(around.data.next, wildcard) ? proven : unproven("no-proof");
}
function dataProof$1({ name, data }, type) {
	const problem = (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.i)(data.types, type, (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(name, _data_js__WEBPACK_IMPORTED_MODULE_0__.R));
	return problem === null ? proven : unproven(problem);
}
function proveUnsigned$1(chain, name) {
	const own = matching$1(chain, name);
	if (!own) return unproven(missing(chain, name));
	const problem = (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.a)(own.data.types);
	return problem === null ? proven : unproven(problem);
}
function proveMadeFrom$1(chain, name, wildcard) {
	const above = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.I)(wildcard);
	if (!above || !(0,_data_js__WEBPACK_IMPORTED_MODULE_0__.A)(name, above) || (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(name, above)) return unproven("no-proof");
	if (matching$1(chain, name)) return unproven("name-exists");
	const gap = covering$1(chain, name);
	if (!gap) return unproven(missing(chain, name));
	if ((0,_data_js__WEBPACK_IMPORTED_MODULE_0__.A)(gap.data.next, name)) return unproven("name-exists");
	return (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.D)(closestAbove(gap, name)) === (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.D)(above) ? proven : unproven("closer-name");
}
function matching$1({ records }, name) {
	return records.find((each) => (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(each.name, name));
}
function covering$1({ zone, records }, name) {
	return records.find((each) => isBetween$1(each, name, zone) && !isHiddenBy(each, name));
}
function missing({ zone, records }, name) {
	return records.some((each) => isBetween$1(each, name, zone) && isHiddenBy(each, name)) ? "wrong-side" : "no-proof";
}
function isBetween$1({ name: owner, data }, name, zone) {
	if ((0,_data_js__WEBPACK_IMPORTED_MODULE_0__.E)(owner, name) >= 0) return false;
	return (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(data.next, zone) || (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.E)(name, data.next) < 0;
}
function isHiddenBy({ name: owner, data }, name) {
	return (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.A)(name, owner) && (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.r)(data.types);
}
function closestAbove({ name: owner, data }, name) {
	const shared = Math.max(sharedLabels(owner, name), sharedLabels(data.next, name));
	return (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.F)(name, shared);
}
function sharedLabels(one, other) {
	const most = Math.min((0,_data_js__WEBPACK_IMPORTED_MODULE_0__.M)(one).length, (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.M)(other).length);
	for (let count = most; count > 0; count--) if ((0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)((0,_data_js__WEBPACK_IMPORTED_MODULE_0__.F)(one, count), (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.F)(other, count))) return count;
	return 0;
}
// src/formats/dnssec/nsec3-hash.ts
function hashedName(name, { iterations, salt }) {
	let digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.hash)("sha1", Buffer.concat([Buffer.from((0,_data_js__WEBPACK_IMPORTED_MODULE_0__.j)(name), "latin1"), salt]), "buffer");
	for (let count = 0; count < iterations; count++) digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.hash)("sha1", Buffer.concat([digest, salt]), "buffer");
	return digest;
}
function ownerHash({ name }, zone) {
	const [first] = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.M)(name);
	const above = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.I)(name);
	if (!first || !above || !(0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(above, zone)) return null;
	const bytes = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.l)(first.toString("latin1"));
	return bytes?.length === 20 ? bytes : null;
}
// src/formats/dnssec/nsec3.ts
const mostIterations = 150;
function proveByNsec3(claim, zone, records) {
	const { name } = claim;
	if (!(0,_data_js__WEBPACK_IMPORTED_MODULE_0__.A)(name, zone)) return unproven("out-of-zone");
	const known = records.filter((each) => isKnown(each.data) && ownerHash(each, zone));
	const [first] = known;
	if (!first) return unproven("odd-parameters");
	const parameters = first.data;
	if (!known.every(({ data }) => isAlike(data, parameters))) return unproven("odd-parameters");
	if (parameters.iterations > mostIterations) return {
		kind: "insecure",
		iterations: parameters.iterations
	};
	const chain = {
		zone,
		links: known.flatMap((each) => linkOf(each, zone)),
		hashOf: hashing(parameters)
	};
	if (claim.kind === "no-name") return proveNoName(chain, name);
	if (claim.kind === "no-data") return proveNoData(chain, name, claim.type);
	if (claim.kind === "unsigned-delegation") return proveUnsigned(chain, name);
	return proveMadeFrom(chain, name, claim.wildcard);
}
function isKnown({ hashAlgorithm, flags }) {
	return hashAlgorithm === 1 && flags <= 1;
}
function isAlike(one, other) {
	return one.iterations === other.iterations && one.salt.equals(other.salt);
}
function linkOf(record, zone) {
	const { next, types: bits, flags } = record.data;
	const from = ownerHash(record, zone);
	return from && next.length === 20 ? [{
		from,
		to: next,
		types: bits,
		isOptOut: flags === 1
	}] : [];
}
function hashing(parameters) {
	const known = new Map();
	return (name) => {
		const key = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.j)(name);
		const digest = known.get(key) ?? hashedName(name, parameters);
		known.set(key, digest);
		return digest;
	};
}
function proveNoName(chain, name) {
	const closest = closestEncloser(chain, name);
	if (typeof closest === "string") return unproven(closest);
	const wildcard = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.B)(closest.name);
	if (matching(chain, wildcard)) return unproven("wildcard-exists");
	return covering(chain, wildcard) ? {
		kind: "proven",
		isOptOut: closest.gap.isOptOut
	} : unproven("no-proof");
}
function proveNoData(chain, name, type) {
	const own = matching(chain, name);
	if (own) return dataProof(own, type, {
		isRoot: (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(name, _data_js__WEBPACK_IMPORTED_MODULE_0__.R),
		isOptOut: false
	});
	const closest = closestEncloser(chain, name);
	if (typeof closest === "string") return unproven(closest);
	const wildcard = matching(chain, (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.B)(closest.name));
	if (closest.gap.isOptOut && (type === _data_js__WEBPACK_IMPORTED_MODULE_0__.C.DS || !wildcard)) return {
		kind: "proven",
		isOptOut: true
	};
	const within = {
		isRoot: false,
		isOptOut: closest.gap.isOptOut
	};
	return wildcard ? dataProof(wildcard, type, within) : unproven("no-proof");
}
function dataProof(link, type, { isRoot, isOptOut }) {
	const problem = (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.i)(link.types, type, isRoot);
	return problem === null ? {
		kind: "proven",
		isOptOut
	} : unproven(problem);
}
function proveUnsigned(chain, name) {
	const own = matching(chain, name);
	if (own) {
		const problem = (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.a)(own.types);
		return problem === null ? {
			kind: "proven",
			isOptOut: false
		} : unproven(problem);
	}
	const closest = closestEncloser(chain, name);
	if (typeof closest === "string") return unproven(closest);
	return closest.gap.isOptOut ? {
		kind: "proven",
		isOptOut: true
	} : unproven("no-proof");
}
function proveMadeFrom(chain, name, wildcard) {
	const above = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.I)(wildcard);
	const closer = above && nextCloser(name, above);
	if (!closer) return unproven("no-proof");
	if (matching(chain, closer)) return unproven("closer-name");
	const gap = covering(chain, closer);
	return gap ? {
		kind: "proven",
		isOptOut: gap.isOptOut
	} : unproven("no-proof");
}
function closestEncloser(chain, name) {
	if (matching(chain, name)) return "name-exists";
	let below = name;
	for (const each of (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.z)(name)) {
		if (!(0,_data_js__WEBPACK_IMPORTED_MODULE_0__.A)(each, chain.zone)) break;
		const link = each === name ? void 0 : matching(chain, each);
		if (link) {
			if ((0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.r)(link.types)) return "wrong-side";
			const gap = covering(chain, below);
			return gap ? {
				name: each,
				gap
			} : "no-proof";
		}
		below = each;
	}
	return "no-proof";
}
function nextCloser(name, above) {
	for (const each of (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.z)(name)) {
		const next = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.I)(each);
		if (next && (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(next, above)) return each;
	}
	return null;
}
function matching({ links, hashOf }, name) {
	const digest = hashOf(name);
	return links.find(({ from }) => from.equals(digest));
}
function covering({ links, hashOf }, name) {
	const digest = hashOf(name);
	return links.find(({ from, to }) => isBetween(digest, from, to));
}
function isBetween(digest, from, to) {
	const isAfter = digest.compare(from) > 0;
	const isBefore = digest.compare(to) < 0;
	return from.compare(to) < 0 ? isAfter && isBefore : (isAfter || isBefore) && !digest.equals(from);
}
// src/formats/dnssec/denial.ts
const mostRecords = 64;
function proveDenial(claim, zone, records) {
	const nsec = (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)("NSEC", records).slice(0, mostRecords);
	const nsec3 = (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)("NSEC3", records).slice(0, mostRecords);
	const proof = nsec.length > 0 ? proveByNsec(claim, zone, nsec) : null;
	if (proof && (proof.kind === "proven" || nsec3.length === 0)) return proof;
	return nsec3.length > 0 ? proveByNsec3(claim, zone, nsec3) : unproven("no-proof");
}
// src/formats/dnssec/key-tag.ts
const known = new WeakMap();
function keyTag(key) {
	const tag = known.get(key) ?? tagOf(key);
	known.set(key, tag);
	return tag;
}
function tagOf({ flags, protocol, algorithm, publicKey }) {
	let sum = flags + (protocol << 8) + algorithm;
	for (const [index, octet] of publicKey.entries()) sum += index & 1 ? octet : octet << 8;
	return sum + (sum >>> 16) & 65535;
}
function isZoneKey({ flags, protocol }) {
	return (flags & 256) !== 0 && protocol === 3;
}
function isRevoked({ flags }) {
	return (flags & 128) !== 0;
}
// src/formats/dnssec/public-key.ts
const longestModulus = 512;
function publicKeyOf(algorithm, bytes) {
	try {
		const key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.createPublicKey)({
			format: "jwk",
			key: jwkOf(algorithm, bytes)
		});
		return (0,_gate_js__WEBPACK_IMPORTED_MODULE_4__.Wt)(key) ? key : null;
	} catch {
		return null;
	}
}
function jwkOf({ family, curve, keyBytes = 0 }, bytes) {
	if (family === "rsa") return rsaOf(bytes);
	if (curve === void 0 || bytes.length !== keyBytes) throw new _data_js__WEBPACK_IMPORTED_MODULE_0__.J("a key of another length");
	if (family === "ed") return {
		kty: "OKP",
		crv: curve,
		x: bytes.toString("base64url")
	};
	const half = keyBytes / 2;
	const [x, y] = [bytes.subarray(0, half), bytes.subarray(half)].map((each) => each.toString("base64url"));
	return {
		kty: "EC",
		crv: curve,
		x: x ?? "",
		y: y ?? ""
	};
}
function modulusBits(algorithm, bytes) {
	if (algorithm !== 1 && _algorithms_js__WEBPACK_IMPORTED_MODULE_3__.t.get(algorithm)?.family !== "rsa") return null;
	try {
		const { modulus } = rsaParts(bytes);
		const first = modulus.findIndex((octet) => octet > 0);
		return first === -1 ? 0 : (modulus.length - first) * 8 - (Math.clz32(modulus[first] ?? 0) - 24);
	} catch (error) {
		if (error instanceof _data_js__WEBPACK_IMPORTED_MODULE_0__.J) return null;
		throw error;
	}
}
function rsaParts(bytes) {
	const cursor = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.V)(bytes);
	const short = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.H)(cursor);
	return {
		exponent: (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.U)(cursor, short === 0 ? (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.q)(cursor) : short),
		modulus: (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.K)(cursor)
	};
}
function rsaOf(bytes) {
	const { exponent, modulus } = rsaParts(bytes);
	if (modulus.length < 64 || modulus.length > longestModulus) throw new _data_js__WEBPACK_IMPORTED_MODULE_0__.J("a modulus of another length");
	return {
		kty: "RSA",
		e: exponent.toString("base64url"),
		n: modulus.toString("base64url")
	};
}
function isSignatureOf({ family, hash }, key, data, signature) {
	try {
		if (family === "ec") return (0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.verify)(hash, data, {
			key,
			dsaEncoding: "ieee-p1363"
		}, signature);
		return (0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.verify)(hash, data, key, signature);
	} catch {
		return false;
	}
}
// src/formats/dns/serial.ts
function isSerialBefore(one, other) {
	const distance = other - one >>> 0;
	return distance > 0 && distance < 2147483648;
}
function toSerial(milliseconds) {
	return Math.floor(milliseconds / 1e3) >>> 0;
}
// src/formats/dnssec/signed-data.ts
function canonicalParts({ records }) {
	const parts = records.map(({ data }) => (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.t)(data, true)).toSorted((one, other) => one.compare(other));
	return parts.filter((part, index) => !parts[index - 1]?.equals(part));
}
function signedData({ type, class: inClass }, { data, name }, parts) {
	const own = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.t)(data, true);
	const owner = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.N)(expandedFrom(name, data.labels) ?? name);
	const prefix = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.f)();
	(0,_data_js__WEBPACK_IMPORTED_MODULE_0__.m)(prefix, owner.wire);
	(0,_data_js__WEBPACK_IMPORTED_MODULE_0__._)(prefix, type);
	(0,_data_js__WEBPACK_IMPORTED_MODULE_0__._)(prefix, inClass);
	(0,_data_js__WEBPACK_IMPORTED_MODULE_0__.h)(prefix, data.originalTtl);
	const before = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.v)(prefix);
	const lengths = Buffer.alloc(2 * parts.length);
	for (const [index, part] of parts.entries()) lengths.writeUInt16BE(part.length, 2 * index);
	const records = parts.flatMap((part, index) => [
		before,
		lengths.subarray(2 * index, 2 * index + 2),
		part
	]);
	return Buffer.concat([own.subarray(0, own.length - data.signature.length), ...records]);
}
function signedLabels(name) {
	return (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.D)(name) - ((0,_data_js__WEBPACK_IMPORTED_MODULE_0__.k)(name) ? 1 : 0);
}
function expandedFrom(name, labels) {
	return labels < signedLabels(name) ? (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.B)((0,_data_js__WEBPACK_IMPORTED_MODULE_0__.F)(name, labels)) : null;
}
// src/formats/dnssec/verify-set.ts
const mostSignatures = 8;
const mostKeysAlike = 4;
function verifySet(set, keys, now, budget) {
	if (set.signatures.length === 0) return failedWhole("unsigned");
	const troubles = [];
	const work = workOn(set);
	const ordered = set.signatures.toSorted((one, other) => Number(isDeprecated(one)) - Number(isDeprecated(other)));
	for (const signature of ordered.slice(0, mostSignatures)) {
		const problem = problemOf(set, signature, now) ?? verifyBy(work, signature, keys, budget);
		if (problem === null) return verified(set, signature, now);
		troubles.push({
			problem,
			keyTag: signature.data.keyTag,
			algorithm: signature.data.algorithm
		});
	}
	if (set.signatures.length > mostSignatures) troubles.push({
		problem: "too-many",
		keyTag: null,
		algorithm: null
	});
	return {
		kind: "failed",
		troubles
	};
}
function workOn(set) {
	let known;
	return {
		set,
		parts: () => known ??= canonicalParts(set)
	};
}
function failedWhole(problem) {
	return {
		kind: "failed",
		troubles: [{
			problem,
			keyTag: null,
			algorithm: null
		}]
	};
}
function verified(set, signature, now) {
	const { originalTtl, expiration, labels } = signature.data;
	const ttls = set.records.map(({ ttl }) => ttl);
	return {
		kind: "verified",
		signature,
		wildcard: expandedFrom(set.name, labels),
		isDeprecated: isDeprecated(signature),
		ttl: Math.min(...ttls, signature.ttl, originalTtl, expiration - toSerial(now) >>> 0)
	};
}
function isDeprecated({ data }) {
	return _algorithms_js__WEBPACK_IMPORTED_MODULE_3__.t.get(data.algorithm)?.isDeprecated ?? false;
}
function problemOf(set, { data, name, class: inClass }, now) {
	if (!((0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(name, set.name) && inClass === set.class && data.covered === set.type) || !(0,_data_js__WEBPACK_IMPORTED_MODULE_0__.A)(set.name, data.signer)) return "wrong-signer";
	if (set.type === _data_js__WEBPACK_IMPORTED_MODULE_0__.C.DS && (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(set.name, data.signer)) return "wrong-signer";
	if (data.labels > signedLabels(set.name) || data.labels < signedLabels(data.signer)) return "wrong-labels";
	const time = toSerial(now);
	if (isSerialBefore(data.expiration, time)) return "expired";
	if (isSerialBefore(time, data.inception)) return "not-yet-valid";
	if (isSerialBefore(data.expiration, data.inception)) return "expired";
	return _algorithms_js__WEBPACK_IMPORTED_MODULE_3__.t.has(data.algorithm) ? null : "unsupported-algorithm";
}
function verifyBy({ set, parts }, signature, keys, budget) {
	const { algorithm, signer, keyTag: tag } = signature.data;
	const named = keys.filter(({ data, name }) => data.algorithm === algorithm && (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(name, signer) && keyTag(data) === tag);
	if (named.length === 0) return "no-key";
	const bytes = signedData(set, signature, parts());
	const unfit = isObscure(set) ? "broken-record" : "bad-signature";
	let problem = "no-key";
	for (const [index, { data }] of named.entries()) {
		if (index >= mostKeysAlike || budget.left <= 0) return "too-many";
		problem = problemOfKey(data, set) ?? problemBy(data, bytes, signature, budget);
		if (problem === null) return null;
		if (problem === "bad-signature") problem = unfit;
	}
	return problem;
}
function isObscure({ type, records }) {
	return (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.r)(type) && records.some(({ data }) => data.type === "broken");
}
function problemOfKey(key, { type }) {
	if (!isZoneKey(key)) return "no-zone-key";
	return isRevoked(key) && type !== _data_js__WEBPACK_IMPORTED_MODULE_0__.C.DNSKEY ? "revoked-key" : null;
}
function problemBy({ algorithm, publicKey }, bytes, signature, budget) {
	const known = _algorithms_js__WEBPACK_IMPORTED_MODULE_3__.t.get(algorithm);
	const key = known && publicKeyOf(known, publicKey);
	if (!key) return "unusable-key";
	budget.left--;
	return isSignatureOf(known, key, bytes, signature.data.signature) ? null : "bad-signature";
}
// src/probes/dnssec/verified.ts
const unchecked = {
	isDnssecOk: true,
	isCheckingDisabled: true
};
const mostInRun = 1e3;
function budgetOf({ once }) {
	return once("dnssec budget", async () => ({ left: mostInRun }));
}
async function checkSet(context, set, keys) {
	const result = verifySet(set, keys, context.now().getTime(), await budgetOf(context));
	if (result.kind === "verified") return result;
	const problems = result.troubles.map(({ problem }) => problem);
	return { trouble: troubleOf(ranking.find((each) => problems.includes(each)) ?? "bad-signature") };
}
function hasBroken({ records }) {
	return records.some(({ data }) => data.type === "broken");
}
const ranking = [
	"too-many",
	"broken-record",
	"expired",
	"not-yet-valid",
	"bad-signature",
	"revoked-key",
	"unusable-key",
	"no-zone-key",
	"no-key",
	"unsupported-algorithm",
	"wrong-labels",
	"wrong-signer",
	"unsigned"
];
function troubleOf(problem) {
	if (problem === "unsigned") return {
		state: "bogus",
		reason: "no-signature",
		lacks: "signatures"
	};
	return {
		state: isOurs(problem) ? "indeterminate" : "bogus",
		reason: problem
	};
}
function isOurs(problem) {
	return problem === "too-many" || problem === "broken-record";
}
function setsIn(records) {
	return (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.u)(records.filter((each) => each.class === _data_js__WEBPACK_IMPORTED_MODULE_0__.y.IN));
}
const mostSigners = 2;
function signersOf(sets, name) {
	const signers = new Map();
	for (const { signatures } of sets) for (const { data } of signatures.slice(0, 8)) if ((0,_data_js__WEBPACK_IMPORTED_MODULE_0__.A)(name, data.signer)) signers.set((0,_data_js__WEBPACK_IMPORTED_MODULE_0__.j)(data.signer), data.signer);
	return [...signers.values()].toSorted((one, other) => other.wire.length - one.wire.length).slice(0, mostSigners);
}
// src/probes/dnssec/denied.ts
const mostSets = 12;
function denialsIn({ authorities }) {
	return setsIn(authorities).filter(({ type }) => type === _data_js__WEBPACK_IMPORTED_MODULE_0__.C.NSEC || type === _data_js__WEBPACK_IMPORTED_MODULE_0__.C.NSEC3).slice(0, mostSets);
}
async function deny(context, claims, { zone, keys }, message) {
	const { verified, trouble, isDeprecated } = await verifiedOf(context, denialsIn(message), {
		zone,
		keys
	});
	if (verified.length === 0) return { trouble };
	const budget = await budgetOf(context);
	let problem = "no-proof";
	for (const claim of claims) {
		budget.left -= costOf(claim.name, verified);
		if (budget.left < 0) return { trouble: {
			state: "indeterminate",
			reason: "too-many"
		} };
		const proof = proveDenial(claim, zone, verified);
		if (proof.kind === "unproven") problem = proof.problem;
		else if (isDeprecated) return {
			claim: null,
			reason: "deprecated"
		};
		else if (proof.kind === "insecure") return {
			claim: null,
			reason: "iterations"
		};
		else return {
			claim,
			isOptOut: proof.isOptOut
		};
	}
	if (contradictions.has(problem)) return { trouble: {
		state: "bogus",
		reason: "wrong-proof"
	} };
	return { trouble: {
		state: trouble.state,
		reason: trouble.reason
	} };
}
const contradictions = new Set([
	"name-exists",
	"type-exists",
	"wildcard-exists",
	"closer-name"
]);
async function verifiedOf(context, sets, { zone, keys }) {
	const verified = [];
	let trouble;
	let isSigned = false;
	let isDeprecated = false;
	for (const set of sets) {
		isSigned ||= set.signatures.length > 0;
		if (!(0,_data_js__WEBPACK_IMPORTED_MODULE_0__.A)(set.name, zone)) continue;
		const checked = await checkSet(context, set, keys);
		if ("trouble" in checked) {
			trouble = worse(trouble, checked.trouble);
			continue;
		}
		if (checked.wildcard) continue;
		verified.push(...set.records);
		isDeprecated ||= checked.isDeprecated;
		if (hasBroken(set)) trouble = worse(trouble, {
			state: "indeterminate",
			reason: "broken-record"
		});
	}
	if (trouble && isSigned) return {
		verified,
		trouble,
		isDeprecated
	};
	const missing = {
		state: "bogus",
		reason: "no-proof"
	};
	return {
		verified,
		trouble: isSigned ? missing : {
			...missing,
			lacks: "proofs"
		},
		isDeprecated
	};
}
function worse(one, other) {
	if (!one) return other;
	return one.state === "bogus" && other.state === "indeterminate" ? other : one;
}
function costOf(name, records) {
	const rounds = Math.max(0, ...(0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)("NSEC3", records).map(({ data }) => 1 + data.iterations));
	return rounds > 151 ? 0 : Math.ceil(rounds * (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.D)(name) / 64);
}
// src/formats/dns/translated-address.ts
const layouts = {
	32: [
		4,
		5,
		6,
		7
	],
	40: [
		5,
		6,
		7,
		9
	],
	48: [
		6,
		7,
		9,
		10
	],
	56: [
		7,
		9,
		10,
		11
	],
	64: [
		9,
		10,
		11,
		12
	],
	96: [
		12,
		13,
		14,
		15
	]
};
const mustBeZero = 8;
const wellKnown = ["0064ff9b0000000000000000/96", "0064ff9b0001/48"];
const ipv4Only = ["192.0.0.170", "192.0.0.171"];
function isTranslated(aaaa, a) {
	return translationPrefixes(aaaa, a).length > 0;
}
function translationPrefixes(aaaa, a) {
	const octets = (0,_reverse_name_js__WEBPACK_IMPORTED_MODULE_5__.t)(aaaa);
	if (octets.length !== 16 || octets[mustBeZero] !== 0) return [];
	const sources = new Set(a.map((each) => (0,_reverse_name_js__WEBPACK_IMPORTED_MODULE_5__.t)(each).toString("hex")));
	return Object.entries(layouts).flatMap(([length, places]) => {
		const within = Buffer.from(places.map((at) => octets[at] ?? 0)).toString("hex");
		return sources.has(within) && isBareBehind(octets, places) ? [prefixOf(octets, Number(length))] : [];
	});
}
function isWellKnownPrefix(prefix) {
	const [octets = "", length = "0"] = prefix.split("/");
	return wellKnown.some((each) => {
		const [start = "", least = "0"] = each.split("/");
		return Number(length) >= Number(least) && octets.startsWith(start);
	});
}
function isBareBehind(octets, places) {
	const last = places.at(-1) ?? 15;
	return octets.subarray(last + 1).every((each) => each === 0);
}
function prefixOf(octets, length) {
	return `${octets.subarray(0, length / 8).toString("hex")}/${length}`;
}
// src/probes/dnssec/synthesised.ts
const most = 64;
async function isSynthesised(context, { answer, reply }) {
	if (answer.kind !== "found" || !reply) return false;
	const made = (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)("AAAA", answer.records).slice(0, most);
	if (made.length === 0) return false;
	const known = await addressesOf(context, answer.name, reply.server);
	return made.every(({ data }) => isTranslated(data.address, known));
}
async function addressesOf(context, name, server) {
	const { answer } = await (0,_ask_js__WEBPACK_IMPORTED_MODULE_2__.t)(context, name, _data_js__WEBPACK_IMPORTED_MODULE_0__.C.A, {
		...unchecked,
		server
	});
	return (answer.kind === "found" ? (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)("A", answer.records) : []).slice(0, most).map(({ data }) => data.address);
}
// src/probes/dnssec/withheld.ts
const tampering = new Set([
	4,
	15,
	16,
	17,
	18
]);
function isTampered(told) {
	return (0,_ask_js__WEBPACK_IMPORTED_MODULE_2__.n)(told).some(({ code }) => tampering.has(code));
}
async function blameFor(context, trouble, told, place) {
	if (isTampered(told)) return {
		state: "indeterminate",
		reason: "filtered"
	};
	if (trouble.lacks === "proofs" && told.answer.kind !== "found" && told.message && !hasSoa(told.message)) return {
		state: "indeterminate",
		reason: "NO-SOA"
	};
	if (!trouble.lacks || !told.message) return trouble;
	if (told.reply.lost === "edns") return {
		state: "indeterminate",
		reason: "withheld"
	};
	if (trouble.lacks === "signatures" && await isSynthesised(context, told)) return {
		state: "indeterminate",
		reason: "synthesised"
	};
	const { isAuthoritative, isRecursionAvailable } = told.message;
	if (isAuthoritative) return isRecursionAvailable ? {
		state: "indeterminate",
		reason: "local"
	} : trouble;
	return await isOfZone(context, trouble.lacks, told, place) ? trouble : {
		state: "indeterminate",
		reason: "withheld"
	};
}
async function isOfZone(context, lacks, { message, reply, answer }, place) {
	const [question] = message.questions;
	if (!question) return false;
	const { server } = reply;
	const look = (name, type) => (0,_ask_js__WEBPACK_IMPORTED_MODULE_2__.t)(context, name, type, {
		...unchecked,
		server
	});
	const opinion = await (0,_ask_js__WEBPACK_IMPORTED_MODULE_2__.t)(context, question.name, question.type, {
		isDnssecOk: true,
		server
	});
	const isOfSoa = lacks === "signatures" && message.answers.length === 0;
	if (opinion.message?.isAuthenticData && !isOfSoa) return false;
	if (!await showsAnchor(look, lacks, question, place)) return false;
	if (opinion.message?.rcode === _data_js__WEBPACK_IMPORTED_MODULE_0__.x.SERVFAIL) return true;
	if (lacks === "proofs" && answer.kind === "found" && denialsIn(message).length === 0) return false;
	if (answer.kind === "nxdomain" && await isThere(look, answer.name)) return false;
	return showsBelow(look, lacks, question, place);
}
async function isThere(look, name) {
	const { answer } = await look(name, _data_js__WEBPACK_IMPORTED_MODULE_0__.C.SOA);
	return answer.kind === "found" || answer.kind === "nodata";
}
async function showsAnchor(look, lacks, { type }, { anchor }) {
	if (lacks === "signatures") {
		const { message } = await look(anchor, _data_js__WEBPACK_IMPORTED_MODULE_0__.C.DNSKEY);
		return message !== null && isSigned(message.answers);
	}
	const { message } = await look(anchor, type === _data_js__WEBPACK_IMPORTED_MODULE_0__.C.DS && (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(anchor, _data_js__WEBPACK_IMPORTED_MODULE_0__.R) ? _data_js__WEBPACK_IMPORTED_MODULE_0__.C.DS : _data_js__WEBPACK_IMPORTED_MODULE_0__.C.NULL);
	return message !== null && hasProof(message.authorities);
}
async function showsBelow(look, lacks, question, { zone, anchor }) {
	if ((0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(question.name, anchor)) return true;
	const isInAnchor = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(zone, anchor);
	const isBelow = (name) => (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.A)(name, anchor) && !(0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(name, anchor);
	const names = [
		zone,
		(0,_data_js__WEBPACK_IMPORTED_MODULE_0__.F)(question.name, (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.D)(anchor) + 1),
		...isInAnchor ? [question.name] : []
	];
	const kinds = lacks === "signatures" ? [
		_data_js__WEBPACK_IMPORTED_MODULE_0__.C.DNSKEY,
		_data_js__WEBPACK_IMPORTED_MODULE_0__.C.SOA,
		...isInAnchor ? [_data_js__WEBPACK_IMPORTED_MODULE_0__.C.NULL] : []
	] : [_data_js__WEBPACK_IMPORTED_MODULE_0__.C.NULL];
	const others = names.filter(isBelow).flatMap((name) => kinds.map((type) => ({
		name,
		type
	}))).filter(({ name, type }) => type !== question.type || !(0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(name, question.name));
	return (await Promise.all(others.map(({ name, type }) => look(name, type)))).some(({ message }) => {
		const { answers = [], authorities = [] } = message ?? {};
		if (lacks === "proofs") return hasProof(authorities, isInAnchor ? void 0 : isBelow);
		const seen = isInAnchor ? [...answers, ...authorities] : answers;
		return (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)("RRSIG", seen).some(({ name, data }) => isBelow(isInAnchor ? name : data.signer));
	});
}
function isSigned(records) {
	return records.some(({ type }) => type === _data_js__WEBPACK_IMPORTED_MODULE_0__.C.RRSIG);
}
function hasSoa({ authorities }) {
	return authorities.some(({ type }) => type === _data_js__WEBPACK_IMPORTED_MODULE_0__.C.SOA);
}
function hasProof(authorities, isMeant = () => true) {
	const proofs = new Set([_data_js__WEBPACK_IMPORTED_MODULE_0__.C.NSEC, _data_js__WEBPACK_IMPORTED_MODULE_0__.C.NSEC3]);
	const signatures = (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)("RRSIG", authorities).filter(({ data }) => proofs.has(data.covered));
	return authorities.some(({ type }) => proofs.has(type)) && signatures.some(({ data }) => isMeant(data.signer));
}



/***/ })

};
