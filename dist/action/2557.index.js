export const id = 2557;
export const ids = [2557];
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

/***/ 2557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   asn: () => (/* binding */ asn)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _special_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1336);
/* harmony import */ var _prefix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2275);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1947);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(405);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5793);
/* harmony import */ var _members_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5264);
/* harmony import */ var _domain_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9235);
/* harmony import */ var _resolver_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(533);









// src/data/reserved-as-numbers.ts
const reservedAsNumbers = [
	{
		first: 0,
		last: 0,
		en: "reserved, no network may use it",
		ko: "예약됨(사용할 수 없음)",
		reference: "RFC 7607"
	},
	{
		first: 23456,
		last: 23456,
		en: "AS_TRANS, a placeholder for 32-bit numbers",
		ko: "AS_TRANS(32비트 번호를 대신하는 번호)",
		reference: "RFC 6793"
	},
	{
		first: 64496,
		last: 64511,
		en: "for documentation and sample code",
		ko: "문서와 예제용",
		reference: "RFC 5398"
	},
	{
		first: 64512,
		last: 65534,
		en: "for private use",
		ko: "사설용",
		reference: "RFC 6996"
	},
	{
		first: 65535,
		last: 65535,
		en: "reserved, the last 16-bit number",
		ko: "예약됨(16비트의 마지막 번호)",
		reference: "RFC 7300"
	},
	{
		first: 65536,
		last: 65551,
		en: "for documentation and sample code",
		ko: "문서와 예제용",
		reference: "RFC 5398"
	},
	{
		first: 65552,
		last: 131071,
		en: "reserved by IANA",
		ko: "IANA가 예약함",
		reference: "IANA AS number registry"
	},
	{
		first: 42e8,
		last: 4294967294,
		en: "for private use",
		ko: "사설용",
		reference: "RFC 6996"
	},
	{
		first: 4294967295,
		last: 4294967295,
		en: "reserved, the last 32-bit number",
		ko: "예약됨(32비트의 마지막 번호)",
		reference: "RFC 7300"
	}
];
// src/formats/routing/as-number.ts
const largest = 4294967295;
function parseAsNumber(text) {
	const groups = /^AS(?:(?<plain>\d{1,10})|(?<high>\d{1,5})\.(?<low>\d{1,5}))$/i.exec(text)?.groups;
	if (!groups) return null;
	const { plain, high, low } = groups;
	if (plain !== void 0) return Number(plain) <= largest ? Number(plain) : null;
	const [upper, lower] = [Number(high), Number(low)];
	return upper <= 65535 && lower <= 65535 ? upper * 65536 + lower : null;
}
function reservedNumber(asn) {
	return reservedAsNumbers.find(({ first, last }) => first <= asn && asn <= last) ?? null;
}
// src/formats/routing/cymru.ts
function originName(address) {
	const words = (0,_prefix_js__WEBPACK_IMPORTED_MODULE_2__.i)(address) ?? [0];
	const digits = words.length === 1 ? octets(words[0] ?? 0) : words.flatMap(nibbles);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.at)(`${digits.toReversed().join(".")}.origin${words.length === 1 ? "" : "6"}.asn.cymru.com.`);
}
function asName(asn) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.at)(`AS${asn}.asn.cymru.com.`);
}
function octets(word) {
	return [
		24,
		16,
		8,
		0
	].map((shift) => `${word >>> shift & 255}`);
}
function nibbles(word) {
	return word.toString(16).padStart(8, "0").split("");
}
function readOrigin(text, address) {
	const [numbers = "", prefix = "", country = ""] = text.slice(0, 500).split("|").map((part) => part.trim());
	const asns = numbers.split(/\s+/).slice(0, 64);
	if (!asns.every((asn) => /^\d{1,10}$/.test(asn) && Number(asn) <= 4294967295) || !(0,_prefix_js__WEBPACK_IMPORTED_MODULE_2__.t)(address, prefix)) return null;
	return {
		asns: asns.map(Number),
		prefix,
		country: countryOf$1(country)
	};
}
function readAs(text, asn) {
	const [number = "", country = "", , , ...rest] = text.slice(0, 500).split("|").map((part) => part.trim());
	const name = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.di)(rest.join("|").replace(/, ?[A-Z]{2}$/, ""), 200);
	return number === `${asn}` && name !== "" ? {
		name,
		country: countryOf$1(country)
	} : null;
}
function countryOf$1(text) {
	return /^[A-Z]{2}$/.test(text) ? text : null;
}
function operatorIn(name) {
	const [, operator] = /^[^\s]+ - (?<operator>.+)$/.exec(name) ?? [];
	return operator ?? name;
}
// src/checks/asn/sources/cymru.ts
const patience$3 = 2e3;
async function askOrigin(context, address) {
	return askTexts(context, originName(address), (texts) => {
		const all = texts.flatMap((text) => readOrigin(text, address) ?? []);
		const longest = Math.max(...all.map(bitsOf));
		const [first, ...others] = all.filter((each) => bitsOf(each) === longest);
		return first ? {
			...first,
			asns: [...new Set([first, ...others].flatMap(({ asns }) => asns))]
		} : null;
	});
}
function bitsOf({ prefix }) {
	return Number(prefix.split("/")[1]);
}
async function askName(context, asn) {
	return askTexts(context, asName(asn), (texts) => texts.flatMap((text) => readAs(text, asn) ?? [])[0] ?? null);
}
async function askTexts(context, name, read) {
	const { answer } = await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_5__.t)(context, name, _start_js__WEBPACK_IMPORTED_MODULE_3__.Tt.TXT, { patience: patience$3 });
	if (answer.kind === "unknown") return {
		state: "failed",
		reason: answer.reason
	};
	const records = answer.kind === "found" ? (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__.l)("TXT", answer.records) : [];
	if (records.length === 0) return { state: "empty" };
	const value = read(records.map(({ data }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.W)(data.strings)));
	return value === null ? {
		state: "failed",
		reason: "source.malformed"
	} : {
		state: "told",
		value,
		asOf: context.now().toISOString()
	};
}
// src/formats/rdap/network.ts
const word = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Ii)([(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)(), (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Ai)()]).transform((value) => `${value}`.slice(0, 64));
const leaf = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ji)({
	roles: (0,_members_js__WEBPACK_IMPORTED_MODULE_6__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)().transform((role) => role.slice(0, 64).trim().toLowerCase())),
	vcardArray: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Li)().optional(),
	jscontact_card: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Li)().optional(),
	jscard: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Li)().optional()
});
const inner = leaf.extend({ entities: (0,_members_js__WEBPACK_IMPORTED_MODULE_6__.n)(leaf) });
const entity = leaf.extend({ entities: (0,_members_js__WEBPACK_IMPORTED_MODULE_6__.n)(inner) });
const response = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ji)({
	errorCode: (0,_members_js__WEBPACK_IMPORTED_MODULE_6__.r)((0,_members_js__WEBPACK_IMPORTED_MODULE_6__.s)()),
	objectClassName: (0,_members_js__WEBPACK_IMPORTED_MODULE_6__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)().transform((name) => name.slice(0, 64).toLowerCase())),
	startAddress: (0,_members_js__WEBPACK_IMPORTED_MODULE_6__.r)(word),
	endAddress: (0,_members_js__WEBPACK_IMPORTED_MODULE_6__.r)(word),
	startAutnum: (0,_members_js__WEBPACK_IMPORTED_MODULE_6__.r)(word),
	endAutnum: (0,_members_js__WEBPACK_IMPORTED_MODULE_6__.r)(word),
	name: (0,_members_js__WEBPACK_IMPORTED_MODULE_6__.r)(_members_js__WEBPACK_IMPORTED_MODULE_6__.t),
	country: (0,_members_js__WEBPACK_IMPORTED_MODULE_6__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)().regex(/^[A-Za-z]{2}$/).transform((code) => code.toUpperCase())),
	entities: (0,_members_js__WEBPACK_IMPORTED_MODULE_6__.n)(entity)
});
function readRdapNetwork(body) {
	const parsed = (0,_members_js__WEBPACK_IMPORTED_MODULE_6__.a)(body);
	if ("fault" in parsed) return { fault: parsed.fault };
	const { success, data } = response.safeParse(parsed.json);
	if (!success) return { fault: "shape" };
	if (data.errorCode !== null) return data.errorCode === 404 ? { network: null } : { fault: "error" };
	if (data.objectClassName !== "ip network" && data.objectClassName !== "autnum") return { fault: "shape" };
	const { name, country, entities } = data;
	const contacts = flat(entities);
	return { network: {
		first: data.startAddress ?? data.startAutnum,
		last: data.endAddress ?? data.endAutnum,
		name,
		holder: cardsOf(contacts, "registrant").map((card) => card.organization ?? card.name).find((each) => each !== null) ?? null,
		country,
		abuse: mailsOf(contacts)
	} };
}
function flat(contacts) {
	return contacts.flatMap((each) => [each, ...flat(each.entities ?? [])]);
}
function cardsOf(contacts, role) {
	return contacts.filter(({ roles }) => roles.includes(role)).map(_members_js__WEBPACK_IMPORTED_MODULE_6__.o);
}
const mail = /^[^\s@<>"]{1,64}@[^\s@<>"]{3,190}$/;
function mailsOf(contacts) {
	const mails = cardsOf(contacts, "abuse").map(({ email }) => email?.toLowerCase() ?? "");
	return [...new Set(mails.filter((each) => mail.test(each)))].slice(0, 8);
}
// src/checks/asn/sources/rdap.ts
const patience$2 = 4e3;
const headers = { accept: "application/rdap+json, application/json;q=0.9" };
async function askRdap(context, asked) {
	const path = typeof asked === "number" ? `autnum/${asked}` : `ip/${encodeURIComponent(asked)}`;
	const got = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.pn)(() => context.net.source("rdap", {
		path,
		headers,
		patience: patience$2
	}));
	if (!got.ok) return {
		state: "failed",
		reason: got.failure.reason
	};
	if (got.value.status !== 200) return { state: "empty" };
	const read = readRdapNetwork(got.value.body);
	if ("fault" in read) return {
		state: "failed",
		reason: "source.malformed"
	};
	if (!read.network) return { state: "empty" };
	if (!isAbout(asked, read.network)) return {
		state: "failed",
		reason: "source.malformed"
	};
	return {
		state: "told",
		value: read.network,
		asOf: context.now().toISOString()
	};
}
function isAbout(asked, { first, last }) {
	if (first === null || last === null) return false;
	if (typeof asked === "number") return Number(first) <= asked && asked <= Number(last);
	const [address, from, to] = [
		asked,
		first,
		last
	].map(_prefix_js__WEBPACK_IMPORTED_MODULE_2__.i);
	if (!address || !from || !to || from.length !== address.length || to.length !== address.length) return false;
	return (0,_prefix_js__WEBPACK_IMPORTED_MODULE_2__.r)(from, address) <= 0 && (0,_prefix_js__WEBPACK_IMPORTED_MODULE_2__.r)(address, to) <= 0;
}
// src/checks/asn/run.ts
async function openAsnRun(context, ledger) {
	const networks = await context.networks?.() ?? null;
	const once = new Map();
	const shared = (key, work) => {
		const asked = once.get(key) ?? work();
		once.set(key, asked);
		return asked;
	};
	return {
		context,
		ledger,
		networks,
		rdap: (asked) => shared(`rdap ${asked}`, () => ledger.ask("rdap", () => askRdap(context, asked))),
		cymruName: (asn) => shared(`cymru ${asn}`, () => ledger.ask("cymru", () => askName(context, asn)))
	};
}
async function firstOf(...ways) {
	for (const way of ways) {
		const found = await way();
		if (found) return found;
	}
	return null;
}
function from(source, told, read) {
	const value = told.state === "told" ? read(told.value) : null;
	return told.state === "told" && value !== null ? {
		value,
		source,
		asOf: told.asOf
	} : null;
}
// src/formats/routing/ripestat.ts
const longestText = 200;
const mostPrefixes = 1e5;
const line$1 = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)().transform((text) => (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.di)(text.trim(), longestText));
const asNumber$1 = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Ii)([(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Oi)(), (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)().regex(/^\d{1,10}$/).transform(Number)]).pipe((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Oi)().min(0).max(4294967295));
const time = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)().max(40).nullish();
const times = {
	query_endtime: time,
	latest_time: time,
	query_time: time
};
const envelope = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ji)({
	status: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)(),
	data_call_name: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)().optional(),
	data: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Li)(),
	time
});
const ripestatCalls = {
	"network-info": (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ji)({
		asns: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Si)(asNumber$1).max(64),
		prefix: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)().max(64).nullish(),
		...times
	}),
	"as-overview": (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ji)({
		resource: asNumber$1,
		holder: line$1.nullish(),
		announced: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.wi)().nullish(),
		...times
	}),
	"announced-prefixes": (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ji)({
		resource: asNumber$1.or((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)().regex(/^AS\d{1,10}$/i).transform((text) => Number(text.slice(2)))),
		prefixes: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ji)({ prefix: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)().max(64) })).max(mostPrefixes),
		...times
	}),
	"abuse-contact-finder": (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ji)({
		abuse_contacts: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Si)(line$1).max(64),
		...times
	}),
	"rir-stats-country": (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ji)({
		located_resources: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ji)({
			resource: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)().max(64),
			location: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)().max(16)
		})).max(256),
		...times
	}),
	"rpki-validation": (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ji)({
		status: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.yi)([
			"valid",
			"invalid_asn",
			"invalid_length",
			"unknown"
		]),
		prefix: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)().max(64),
		resource: (0,_members_js__WEBPACK_IMPORTED_MODULE_6__.c)(),
		...times
	})
};
function readRipestat(call, body) {
	const parsed = (0,_members_js__WEBPACK_IMPORTED_MODULE_6__.a)(body);
	if ("fault" in parsed) return { fault: parsed.fault };
	const around = envelope.safeParse(parsed.json);
	if (!around.success) return { fault: "shape" };
	const { status, data_call_name: name, data, time: sent } = around.data;
	if (status !== "ok") return { fault: "error" };
	if (name !== void 0 && name !== call) return { fault: "other-call" };
	const read = ripestatCalls[call].safeParse(data);
	if (!read.success) return { fault: "shape" };
	const said = read.data;
	const { query_endtime: end, latest_time: latest, query_time: asked } = said;
	return {
		data: said,
		asOf: toTime(end ?? latest ?? asked ?? sent)
	};
}
function toTime(text) {
	const match = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.exec(text ?? "");
	const parsed = match ? Date.parse(`${match[0]}Z`) : NaN;
	return Number.isNaN(parsed) ? null : new Date(parsed).toISOString();
}
// src/checks/asn/sources/ripestat.ts
const patience$1 = 4e3;
const limit = 8388608;
async function askRipestat(context, call, asked, fits = () => true) {
	const path = `${call}/data.json?${new URLSearchParams({
		...asked,
		sourceapp: "portcullis"
	}).toString()}`;
	const got = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.pn)(() => context.net.source("ripestat", {
		path,
		headers: { accept: "application/json" },
		limit,
		patience: patience$1
	}));
	if (!got.ok) return {
		state: "failed",
		reason: got.failure.reason
	};
	if (got.value.status !== 200) return { state: "empty" };
	const read = readRipestat(call, got.value.body);
	if ("fault" in read || !fits(read.data)) return {
		state: "failed",
		reason: "source.malformed"
	};
	return {
		state: "told",
		value: read.data,
		asOf: read.asOf ?? context.now().toISOString()
	};
}
// src/checks/asn/fields.ts
function ripestatIn({ context, ledger }) {
	return (call, asked, fits) => ledger.ask("ripestat", () => askRipestat(context, call, asked, fits));
}
async function operatorOf(asn, asking) {
	const ripestat = ripestatIn(asking);
	return firstOf(async () => {
		return from("ripestat", await ripestat("as-overview", { resource: `AS${asn}` }, ({ resource }) => resource === asn), ({ holder }) => holder ? operatorIn(holder) : null);
	}, async () => from("rdap", await asking.rdap(asn), ({ holder, name }) => holder ?? name), async () => from("cymru", await asking.cymruName(asn), ({ name }) => operatorIn(name)), async () => fromPack(asking, "ranges", (networks) => networks.nameOf(asn)));
}
function fromPack({ networks }, part, read) {
	const value = networks && read(networks);
	const asOf = networks?.parts.find(({ id }) => id === part)?.asOf;
	return value === null || asOf === void 0 ? null : {
		value,
		source: "pack",
		asOf
	};
}
const mostListed = 200;
async function prefixesOf(asn, asking) {
	const ripestat = ripestatIn(asking);
	const found = await firstOf(async () => {
		return from("ripestat", await ripestat("announced-prefixes", { resource: `AS${asn}` }, ({ resource }) => resource === asn), ({ prefixes }) => inOrder(prefixes.map(({ prefix }) => prefix)));
	}, async () => fromPack(asking, "ranges", (networks) => networks.prefixesOf(asn)));
	if (!found) return null;
	const { value, ...told } = found;
	return {
		...told,
		total: value.length,
		list: value.slice(0, mostListed)
	};
}
function inOrder(prefixes) {
	return [...new Set(prefixes)].flatMap((prefix) => {
		const range = (0,_prefix_js__WEBPACK_IMPORTED_MODULE_2__.n)(prefix);
		return range ? [{
			prefix,
			...range
		}] : [];
	}).toSorted((a, b) => a.first.length - b.first.length || (0,_prefix_js__WEBPACK_IMPORTED_MODULE_2__.r)(a.first, b.first) || (0,_prefix_js__WEBPACK_IMPORTED_MODULE_2__.r)(b.last, a.last)).map(({ prefix }) => prefix);
}
async function abuseOf(resource, asking) {
	const named = typeof resource === "number" ? `AS${resource}` : resource;
	const first = from("ripestat", await ripestatIn(asking)("abuse-contact-finder", { resource: named }), ({ abuse_contacts }) => abuse_contacts.filter(isMail).slice(0, 8));
	const found = first && first.value.length > 0 ? first : from("rdap", await asking.rdap(resource), ({ abuse }) => abuse) ?? first;
	return found && {
		source: found.source,
		asOf: found.asOf,
		emails: found.value
	};
}
function isMail(text) {
	return /^[^\s@<>"]{1,64}@[^\s@<>"]{3,190}$/.test(text);
}
async function countryOf(resource, cymru, asking) {
	const named = typeof resource === "number" ? `AS${resource}` : resource;
	const registered = await firstOf(async () => {
		return from("ripestat", await ripestatIn(asking)("rir-stats-country", { resource: named }), ({ located_resources: [first] }) => codeOf(first?.location));
	}, async () => from("rdap", await asking.rdap(resource), ({ country }) => country), async () => from("cymru", await cymru(), ({ country }) => country));
	if (registered) return {
		...registered,
		basis: "registration"
	};
	const located = fromPack(asking, "country", (networks) => locationIn(networks, resource));
	return located && {
		...located,
		basis: "location"
	};
}
function locationIn(networks, resource) {
	if ((0,_special_js__WEBPACK_IMPORTED_MODULE_1__.r)(typeof resource === "number" ? resource : networks.asnOf(resource))) return null;
	if (typeof resource === "string") return networks.countryOf(resource);
	const places = networks.prefixesOf(resource).slice(0, mostListed).map((prefix) => networks.countryOf(addressOf(prefix)));
	const [country, most] = [...Map.groupBy(places, (country) => country)].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [null, []];
	return most.length >= nearlyAll * places.length ? country : null;
}
const nearlyAll = .95;
function addressOf(prefix) {
	return prefix.split("/", 1)[0] ?? "";
}
function codeOf(text) {
	return /^[A-Z]{2}$/.test(text ?? "") && text !== "ZZ" ? text ?? null : null;
}
const states = {
	valid: "valid",
	invalid_asn: "invalid-asn",
	invalid_length: "invalid-length",
	unknown: "not-found"
};
async function rpkiOf(asn, prefix, asking) {
	const found = from("ripestat", await ripestatIn(asking)("rpki-validation", {
		resource: `${asn}`,
		prefix
	}, (data) => data.prefix === prefix && data.resource.replace(/^AS/i, "") === `${asn}`), ({ status }) => states[status]);
	return found && {
		state: found.value,
		source: found.source,
		asOf: found.asOf
	};
}
function isAround(address) {
	return ({ asns, prefix }) => asns.length === 0 ? true : (0,_prefix_js__WEBPACK_IMPORTED_MODULE_2__.t)(address, prefix ?? "");
}
// src/checks/asn/origins.ts
const mostOrigins = 16;
function originsOf(announcements) {
	return [...new Set(announcements.flatMap((each) => each.asns))].map((asn) => {
		const sources = announcements.filter((each) => each.asns.includes(asn));
		return {
			asn,
			prefix: sources.find(({ prefix }) => prefix !== null)?.prefix ?? null,
			sources: sources.map(({ source, asOf, prefix }) => ({
				source,
				asOf,
				prefix
			})),
			reserved: reservedOf(asn)
		};
	}).toSorted((a, b) => b.sources.length - a.sources.length).slice(0, mostOrigins);
}
function reservedOf(asn) {
	const reserved = reservedNumber(asn);
	return reserved && { reference: reserved.reference };
}
// src/checks/asn/special.ts
function specialOf(query) {
	const asn = parseAsNumber(query);
	if (asn === null) return (0,_special_js__WEBPACK_IMPORTED_MODULE_1__.t)(query);
	const reserved = reservedNumber(asn);
	if (!reserved) return null;
	const { first, last, ...words } = reserved;
	return {
		network: first === last ? `AS${first}` : `AS${first}–AS${last}`,
		...words
	};
}
// src/checks/asn/schema.ts
const expected = {
	en: "an IP address such as 8.8.8.8, or AS and a number up to 4294967295 such as AS15169",
	ko: "8.8.8.8 같은 IP 주소, 또는 AS15169처럼 AS와 4294967295 이하의 번호"
};
const aNumber = (digits) => ({
	en: `an IP address, or AS and a number; for the AS with this number: AS${digits}`,
	ko: `IP 주소 또는 AS와 번호. 이 번호의 AS는 AS${digits}로 적으십시오`
});
function parseQuery(text) {
	const bare = text.trim();
	const asn = parseAsNumber(bare);
	if (asn !== null) return { value: `AS${asn}` };
	const address = (0,_domain_js__WEBPACK_IMPORTED_MODULE_7__.n)(bare);
	if ("value" in address) return address;
	return { expected: /^\d{1,10}$/.test(bare) ? aNumber(bare) : expected };
}
const input = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Ni)({ query: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)().transform((text, context) => {
	const parsed = parseQuery(text);
	if ("value" in parsed) return parsed.value;
	context.addIssue({
		code: "custom",
		params: parsed
	});
	return _start_js__WEBPACK_IMPORTED_MODULE_3__.Hi;
}).meta({
	description: "IP address, or AS number such as AS15169 (asdot, AS1.10, is read too)",
	ko: "IP 주소 또는 AS15169 같은 AS 번호(asdot 표기 AS1.10도 가능)",
	examples: ["8.8.8.8"]
}) });
const sourceNames = [
	"ripestat",
	"rdap",
	"cymru",
	"peeringdb",
	"pack"
];
const source = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.yi)(sourceNames).meta({
	description: "ripestat: RIPEstat; rdap: the responsible registry; cymru: Team Cymru, over DNS; peeringdb: PeeringDB; pack: the local data (npx portcullis data show)",
	ko: "ripestat: RIPEstat. rdap: 담당 등록 기관. cymru: DNS로 조회하는 Team Cymru. peeringdb: PeeringDB. pack: 로컬 데이터(npx portcullis data show)"
});
const asOf = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)().meta({
	description: "The date or the time of the source's data",
	ko: "출처 데이터의 기준일 또는 시각"
});
const told = {
	source,
	asOf
};
const reference = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)().meta({
	description: "The document that reserves it",
	ko: "예약한 문서"
});
const block = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)().nullable().meta({
	description: "The announced prefix according to this source; null for an AS",
	ko: "이 출처가 답한 광고 프리픽스. AS를 조회했으면 null"
});
const asNumber = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Oi)().min(0).max(4294967295);
const code = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)().nullable().meta({
	description: "A reason code, the same in every language; null if there is nothing to explain",
	ko: "언어와 관계없이 같은 이유 코드. 설명할 것이 없으면 null"
});
const origin = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ji)({
	asn: asNumber.meta({
		description: "Number of the AS",
		ko: "AS 번호"
	}),
	operator: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ji)({
		value: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)().meta({
			description: "Name of the operator",
			ko: "운영자의 이름"
		}),
		...told
	}).nullable().meta({
		description: "The operator of the AS, as named by the first source that has it",
		ko: "AS의 운영자. 정보가 있는 첫 번째 출처의 표기"
	}),
	prefix: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)().nullable().meta({
		description: "The announced prefix that contains the address. For the pack, the largest block within the announced range. Null for an AS",
		ko: "주소가 속한 광고 프리픽스. pack에서는 광고된 범위 안의 가장 큰 블록. AS를 조회했으면 null"
	}),
	sources: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ji)({
		...told,
		prefix: block
	})).max(8).readonly().meta({
		description: "The sources that list this AS as an origin of the address",
		ko: "이 AS가 주소를 광고한다고 답한 출처"
	}),
	reserved: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ji)({ reference }).nullable().meta({
		description: "The RFC that reserves the AS number (it must not announce anything); null otherwise",
		ko: "이 번호를 예약한 RFC. 예약된 번호로는 어떤 네트워크도 광고할 수 없습니다. 아니면 null"
	}),
	rpki: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ji)({
		state: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.yi)([
			"valid",
			"invalid-asn",
			"invalid-length",
			"not-found"
		]).meta({
			description: "valid; invalid-asn, invalid-length: a ROA contradicts the announcement; not-found: no ROA",
			ko: "valid: 유효. invalid-asn, invalid-length: ROA와 모순됨. not-found: ROA 없음"
		}),
		...told
	}).nullable().meta({
		description: "RPKI state of the announcement (RFC 6811); null if no source reported it, and for an AS. not-found: no ROA",
		ko: "광고의 RPKI 상태(RFC 6811). not-found: ROA 없음. 정보를 준 출처가 없거나 AS를 조회했으면 null"
	})
});
const classification = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ji)({
	kind: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.yi)(_special_js__WEBPACK_IMPORTED_MODULE_1__.a).meta({
		description: "Kind of network; isp: access network; enterprise: network of an organisation",
		ko: "네트워크의 종류. isp: 접속 사업자. enterprise: 기관의 자체 네트워크"
	}),
	basis: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.yi)([
		"address-range",
		"operator-table",
		"peeringdb",
		"hosting-list",
		"name",
		"size"
	]).meta({
		description: "address-range: a range that a CDN publishes; operator-table: the built-in table of well-known operators; peeringdb: the operator's entry in PeeringDB; hosting-list: a list of hosting networks; name: words in the operator's name; size: the number of prefixes only",
		ko: "address-range: CDN이 공개한 주소 범위. operator-table: 내장된 주요 운영자 표. peeringdb: 운영자의 PeeringDB 항목. hosting-list: 호스팅 네트워크 목록. name: 운영자 이름의 단어. size: 프리픽스 개수만으로 추정"
	}),
	detail: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)().meta({
		description: "The text of the basis, unchanged",
		ko: "근거에 적힌 내용"
	}),
	confidence: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.yi)([
		"high",
		"medium",
		"low"
	]).meta({
		description: "How reliable the basis is; low is a guess",
		ko: "근거의 신뢰도. low는 추정"
	}),
	asOf
});
const raw = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ji)({
	query: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)().meta({
		description: "Address in canonical form, or the AS number",
		ko: "정규 표기의 주소 또는 AS 번호"
	}),
	kind: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.yi)(["address", "as"]).meta({
		description: "address: an IP address; as: an AS number",
		ko: "address: IP 주소. as: AS 번호"
	}),
	observedAt: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Un)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.observedAt),
	specialPurpose: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ji)({
		network: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)().meta({
			description: "The block in CIDR notation, or the range of AS numbers",
			ko: "CIDR 표기의 블록 또는 AS 번호 범위"
		}),
		reference
	}).nullable().meta({
		description: "The special-purpose block that contains the address, or the reserved AS number. No source is asked in this case",
		ko: "주소가 속한 특수 용도 블록 또는 예약된 AS 번호. 이때는 출처에 조회하지 않습니다"
	}),
	origins: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Si)(origin).max(16).readonly().meta({
		description: "The AS that announce the address, sorted by the number of sources that list them; for an AS query, the AS itself",
		ko: "주소를 광고하는 AS. 더 많은 출처에 있는 AS가 먼저입니다. AS를 조회했으면 그 AS"
	}),
	prefixes: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ji)({
		...told,
		total: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Oi)().min(0).meta((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Cn)("list")),
		list: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)()).max(200).readonly().meta({
			description: "The first 200 prefixes, IPv4 before IPv6",
			ko: "처음 200개 프리픽스. IPv4가 먼저"
		})
	}).nullable().meta({
		description: "The prefixes that the first AS announces: the first 200 and the total. RIPEstat covers the last two weeks",
		ko: "첫 번째 AS가 광고하는 프리픽스. 처음 200개와 전체 개수. RIPEstat은 최근 2주를 기준으로 합니다"
	}),
	abuse: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ji)({
		...told,
		emails: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)()).max(8).readonly().meta({
			description: "E-mail addresses",
			ko: "메일 주소"
		})
	}).nullable().meta({
		description: "The abuse contact; an empty list if the registry publishes none; null if no source could be asked",
		ko: "악용 신고 연락처. 등록 기관에 연락처가 없으면 빈 목록, 조회할 수 있는 출처가 없었으면 null"
	}),
	country: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ji)({
		...told,
		value: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)().meta({
			description: "ISO 3166-1 code of the country",
			ko: "ISO 3166-1 국가 코드"
		}),
		basis: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.yi)(["registration", "location"]).meta({
			description: "registration: the country in which the holder is registered; location: the country in the DB-IP data, of an AS that of nearly all its prefixes; none for anycast networks",
			ko: "registration: 보유자가 등록된 국가. location: DB-IP 데이터의 위치(AS는 거의 모든 프리픽스의 위치). anycast 네트워크에는 없음"
		})
	}).nullable().meta({
		description: "Country of the network; null if unknown",
		ko: "네트워크의 국가. 알 수 없으면 null"
	}),
	classification: classification.nullable().meta({
		description: "Kind of network of the first AS; null if unknown",
		ko: "첫 번째 AS의 네트워크 종류. 알 수 없으면 null"
	}),
	sources: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ji)({
		source,
		state: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.yi)([
			"answered",
			"partly",
			"empty",
			"failed"
		]).meta({
			description: "answered: every request succeeded; partly: some requests failed; empty: it has no data about the query; failed: no usable answer",
			ko: "answered: 모든 요청 성공. partly: 일부 요청 실패. empty: 해당 데이터 없음. failed: 사용할 수 있는 응답 없음"
		}),
		reason: code,
		asOf: asOf.nullable().meta({
			description: "The date or the time of its data; null if it returned none",
			ko: "데이터의 기준일 또는 시각. 답이 없으면 null"
		})
	})).max(8).readonly().meta({
		description: "The sources that were asked, in order",
		ko: "조회한 출처(순서대로)"
	})
});
// src/checks/asn/sources/ledger.ts
function openLedger() {
	const outcomes = new Map();
	const of = (source) => {
		const known = outcomes.get(source) ?? [];
		outcomes.set(source, known);
		return known;
	};
	return {
		async ask(source, work) {
			const before = of(source);
			const [first] = before;
			if (first?.state === "failed" && before.every(({ state }) => state === "failed")) return first;
			const told = await work();
			before.push(told);
			return told;
		},
		rows: () => sourceNames.flatMap((source) => outcomes.has(source) ? [rowOf$1(source, of(source))] : [])
	};
}
function rowOf$1(source, outcomes) {
	const failed = outcomes.find((each) => each.state === "failed");
	const told = outcomes.find((each) => each.state === "told");
	const reason = failed?.reason ?? null;
	if (told) return {
		source,
		state: failed ? "partly" : "answered",
		reason,
		asOf: told.asOf
	};
	return {
		source,
		state: failed ? "failed" : "empty",
		reason,
		asOf: null
	};
}
// src/formats/routing/peeringdb.ts
const line = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Pi)().transform((text) => (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.di)(text.trim(), 100));
const answer = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ji)({ data: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ji)({
	asn: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Oi)(),
	name: line,
	info_type: line.nullish(),
	info_types: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Si)(line).max(16).nullish()
})).max(64) });
function readPeeringdb(body, asn) {
	const parsed = (0,_members_js__WEBPACK_IMPORTED_MODULE_6__.a)(body);
	if ("fault" in parsed) return { fault: parsed.fault };
	const read = answer.safeParse(parsed.json);
	if (!read.success) return { fault: "shape" };
	const found = read.data.data.find((each) => each.asn === asn);
	if (!found) return read.data.data.length > 0 ? { fault: "other-as" } : { net: null };
	const kinds = [found.info_type ?? "", ...found.info_types ?? []].filter((kind) => kind !== "" && kind !== "Not Disclosed");
	return { net: {
		name: found.name,
		kinds: [...new Set(kinds)]
	} };
}
// src/checks/asn/sources/peeringdb.ts
const patience = 3e3;
async function askPeeringdb(context, asn) {
	const path = `net?asn=${asn}&fields=asn,name,info_type,info_types`;
	const got = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.pn)(() => context.net.source("peeringdb", {
		path,
		headers: { accept: "application/json" },
		patience
	}));
	if (!got.ok) return {
		state: "failed",
		reason: got.failure.reason
	};
	if (got.value.status !== 200) return { state: "empty" };
	const read = readPeeringdb(got.value.body, asn);
	if ("fault" in read) return {
		state: "failed",
		reason: "source.malformed"
	};
	return read.net ? {
		state: "told",
		value: read.net,
		asOf: context.now().toISOString()
	} : { state: "empty" };
}
// src/checks/asn/collect.ts
async function collect({ query }, context) {
	const asn = parseAsNumber(query);
	const bare = {
		...nothing,
		query,
		observedAt: context.now().toISOString()
	};
	const special = specialOf(query);
	if (special) {
		const { network, reference } = special;
		return {
			...bare,
			kind: asn === null ? "address" : "as",
			specialPurpose: {
				network,
				reference
			}
		};
	}
	const asking = await openAsnRun(context, openLedger());
	const seen = asn === null ? await ofAddress(query, asking) : await ofNumber(asn, asking);
	return {
		...bare,
		...seen,
		sources: asking.ledger.rows()
	};
}
const nothing = {
	specialPurpose: null,
	origins: [],
	prefixes: null,
	abuse: null,
	country: null,
	classification: null,
	sources: []
};
const mostDescribed = 4;
async function ofAddress(address, asking) {
	const { context, ledger } = asking;
	const cymru = ledger.ask("cymru", () => askOrigin(context, address));
	const [announcements, abuse, country] = await Promise.all([
		announcementsOf(address, cymru, asking),
		abuseOf(address, asking),
		countryOf(address, () => cymru, asking)
	]);
	const bare = originsOf(announcements);
	const [first] = bare;
	const [origins, prefixes] = await Promise.all([Promise.all(bare.map((origin, at) => describe(origin, at < mostDescribed, asking))), first ? prefixesOf(first.asn, asking) : null]);
	return {
		kind: "address",
		origins,
		prefixes,
		abuse,
		country,
		classification: await classOf(origins[0], {
			address,
			prefixes: prefixes?.total ?? null
		}, asking)
	};
}
async function announcementsOf(address, cymru, asking) {
	const [ripestat, dns] = await Promise.all([ripestatIn(asking)("network-info", { resource: address }, isAround(address)), cymru]);
	const packed = asking.networks?.find(address);
	return [
		...ripestat.state === "told" ? [{
			source: "ripestat",
			asOf: ripestat.asOf,
			asns: ripestat.value.asns,
			prefix: ripestat.value.prefix ?? null
		}] : [],
		...dns.state === "told" ? [{
			source: "cymru",
			asOf: dns.asOf,
			asns: dns.value.asns,
			prefix: dns.value.prefix
		}] : [],
		...packed && asking.networks ? [{
			source: "pack",
			asOf: asking.networks.asOf,
			asns: [packed.asn],
			prefix: packed.prefix
		}] : []
	];
}
async function describe(origin, isAsked, asking) {
	const { asn, prefix, reserved, sources } = origin;
	if (!isAsked || reserved) return {
		...origin,
		operator: null,
		rpki: null
	};
	const isCurrent = sources.some(({ source }) => source !== "pack");
	const [operator, rpki] = await Promise.all([operatorOf(asn, asking), prefix !== null && isCurrent ? rpkiOf(asn, prefix, asking) : null]);
	return {
		...origin,
		operator,
		rpki
	};
}
async function ofNumber(asn, asking) {
	const [operator, prefixes, abuse, country] = await Promise.all([
		operatorOf(asn, asking),
		prefixesOf(asn, asking),
		abuseOf(asn, asking),
		countryOf(asn, () => asking.cymruName(asn), asking)
	]);
	const origin = {
		asn,
		operator,
		prefix: null,
		sources: operator ? [{
			source: operator.source,
			asOf: operator.asOf,
			prefix: null
		}] : [],
		reserved: null,
		rpki: null
	};
	const classification = await classOf(origin, {
		address: null,
		prefixes: prefixes?.total ?? null
	}, asking);
	return {
		kind: "as",
		origins: [origin],
		prefixes,
		abuse,
		country,
		classification
	};
}
async function classOf(origin, { address, prefixes }, { context, ledger, networks }) {
	if (!origin || origin.reserved) return null;
	const { asn, operator } = origin;
	const told = (0,_special_js__WEBPACK_IMPORTED_MODULE_1__.i)(asn) ? null : await ledger.ask("peeringdb", () => askPeeringdb(context, asn));
	const peering = told?.state === "told" ? {
		kinds: told.value.kinds,
		asOf: told.asOf
	} : null;
	const hosting = address === null || !networks ? null : networks.signs(address).hosting;
	return (0,_special_js__WEBPACK_IMPORTED_MODULE_1__.n)({
		asn,
		address,
		operator: operator?.value ?? null,
		prefixes,
		peering,
		hosting
	}, context.now());
}
// src/checks/asn/problems.ts
const problems = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Wr)({
	"rpki-invalid": {
		severity: "high",
		cause: {
			en: "The announcement of {prefix} by AS{asn} is RPKI invalid ({state}). Networks that do route origin validation drop it.",
			ko: "AS{asn}의 {prefix} 광고는 RPKI invalid입니다({state}). RPKI 검증(ROV)을 하는 네트워크는 이 경로를 버립니다."
		},
		action: {
			en: "If AS{asn} is authorized to announce the prefix, correct the ROA. Otherwise report a possible hijack to the prefix holder.",
			ko: "AS{asn}의 광고가 정당하면 ROA를 수정하십시오. 아니라면 하이재킹 가능성을 프리픽스 보유자에게 알리십시오."
		},
		reference: "RFC 6811"
	},
	"reserved-origin": {
		severity: "high",
		cause: {
			en: "{source} reports that AS{asn} announces {prefix}. AS{asn} is reserved and must not be used ({reference}).",
			ko: "{source}에 따르면 AS{asn|이/가} {prefix|을/를} 광고합니다. AS{asn|은/는} 예약되어 사용할 수 없는 번호입니다({reference})."
		},
		action: {
			en: "Ask the prefix holder to announce it from an assigned AS number.",
			ko: "프리픽스 보유자에게 할당받은 AS 번호로 광고하도록 요청하십시오."
		},
		reference: "RFC 7607"
	},
	"rpki-missing": {
		severity: "info",
		cause: {
			en: "No ROA covers {prefix}. Other networks cannot verify that AS{asn} is authorized to announce it.",
			ko: "{prefix|을/를} 보호하는 ROA가 없습니다. AS{asn}의 광고가 정당한지 다른 네트워크가 확인할 수 없습니다."
		},
		action: {
			en: "Create a ROA for AS{asn} at the regional Internet registry (RIR) of the prefix.",
			ko: "프리픽스를 관리하는 지역 인터넷 등록 기관(RIR)에서 AS{asn}용 ROA를 만드십시오."
		},
		reference: "RFC 9582"
	},
	"several-origins": {
		severity: "low",
		cause: {
			en: "Several AS announce the address (MOAS): {list}. This is normal for anycast and migrations, but a hijack looks the same.",
			ko: "여러 AS가 이 주소를 광고합니다(MOAS): {list}. 애니캐스트나 이전 작업 중에는 정상이지만 하이재킹도 이와 같은 모습으로 나타납니다."
		},
		action: {
			en: "Ask the operator whether all of these AS are authorized to announce the prefix.",
			ko: "이 AS들이 모두 프리픽스를 광고해도 되는지 운영자에게 확인하십시오."
		},
		reference: "RFC 1930 §7"
	},
	"sources-disagree": {
		severity: "low",
		cause: {
			en: "The sources report different origin AS: {list}.",
			ko: "출처마다 origin AS가 다릅니다: {list}."
		},
		action: {
			en: "Rely on the newest source. Run the check again later; routes may be changing.",
			ko: "데이터가 가장 최신인 출처를 기준으로 삼으십시오. 경로가 바뀌는 중일 수 있으니 나중에 다시 실행하십시오."
		}
	},
	"not-announced": {
		severity: "low",
		cause: {
			en: "No source lists an AS that announces {query}. The address cannot be reached from the Internet.",
			ko: "{query|을/를} 광고하는 AS가 어떤 출처에도 없습니다. 이 주소는 인터넷에서 접근할 수 없습니다."
		},
		action: {
			en: "Check the address for typing errors. If it is yours, announce its prefix or ask your provider to do so.",
			ko: "주소를 잘못 입력하지 않았는지 확인하십시오. 보유한 주소라면 프리픽스를 광고하거나 ISP에 요청하십시오."
		}
	},
	"unknown-as": {
		severity: "low",
		cause: {
			en: "No source has data about {query}. The number may be unassigned.",
			ko: "{query}에 대한 정보가 어떤 출처에도 없습니다. 할당되지 않은 번호일 수 있습니다."
		},
		action: {
			en: "Check the number for typing errors.",
			ko: "번호를 잘못 입력하지 않았는지 확인하십시오."
		}
	},
	"abuse-contact-missing": {
		severity: "low",
		cause: {
			en: "The registry publishes no abuse contact for {query}.",
			ko: "등록 기관에 {query}의 악용 신고 연락처가 없습니다."
		},
		action: {
			en: "To report abuse, write to the operator. If the network is yours, register an abuse contact at your RIR.",
			ko: "악용을 신고하려면 운영자에게 연락하십시오. 자신의 네트워크라면 지역 인터넷 등록 기관(RIR)에 연락처를 등록하십시오."
		},
		reference: "RFC 9083 §10.2.4"
	},
	"old-data": {
		severity: "low",
		cause: {
			en: "No live source provided data ({list}). The result is based on local data of {date}.",
			ko: "실시간 출처에서 데이터를 얻지 못했습니다({list}). {date} 기준의 로컬 데이터를 사용한 결과입니다."
		},
		action: {
			en: "Check that this machine can reach the sources, and run the check again. To update the local data: npx portcullis data update.",
			ko: "이 시스템에서 출처에 연결할 수 있는지 확인하고 다시 실행하십시오. 로컬 데이터를 갱신하려면: npx portcullis data update."
		}
	},
	"no-source-answered": {
		severity: "low",
		cause: {
			en: "No live source answered ({list}), and the local data has no entry.",
			ko: "응답한 실시간 출처가 없고({list}) 로컬 데이터에도 정보가 없습니다."
		},
		action: {
			en: "Check that this machine can reach the sources, and run the check again.",
			ko: "이 시스템에서 출처에 연결할 수 있는지 확인하고 다시 실행하십시오."
		}
	},
	"source-failed": {
		severity: "info",
		cause: {
			en: "Some sources failed: {list}. The result uses the other sources.",
			ko: "일부 출처에서 데이터를 얻지 못했습니다: {list}. 다른 출처의 데이터를 사용했습니다."
		},
		action: {
			en: "Run the check again later to compare all sources.",
			ko: "모든 출처를 비교하려면 나중에 다시 실행하십시오."
		}
	},
	"special-address": {
		severity: "info",
		cause: {
			en: "{query} is in the special-purpose block {network}: {what} ({reference}). No AS announces it.",
			ko: "{query|은/는} 특수 용도 블록 {network}에 속합니다: {what}({reference}). 이 주소를 광고하는 AS는 없습니다."
		},
		action: {
			en: "To find the network of a host, look up its public address.",
			ko: "호스트가 속한 네트워크를 알아보려면 공인 주소를 조회하십시오."
		}
	},
	"reserved-number": {
		severity: "info",
		cause: {
			en: "{numbers} is a special-purpose AS number ({reference}): {what}. It does not identify a network on the public Internet.",
			ko: "{numbers|은/는} 특수 용도 AS 번호입니다({reference}): {what}. 공개 인터넷의 네트워크를 나타내지 않습니다."
		},
		action: {
			en: "Look up an AS number that a registry has assigned.",
			ko: "등록 기관이 할당한 AS 번호를 조회하십시오."
		}
	}
});
const find = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Gr)();
const kpis = {
	special: {
		en: "Special-purpose block",
		ko: "특수 용도 블록"
	},
	operator: {
		en: "Operator",
		ko: "운영자"
	},
	as: {
		en: "Origin AS",
		ko: "Origin AS"
	},
	prefix: {
		en: "Prefix",
		ko: "프리픽스"
	},
	rpki: {
		en: "RPKI",
		ko: "RPKI"
	},
	kind: {
		en: "Network type",
		ko: "네트워크 유형"
	},
	basis: {
		en: "Type based on",
		ko: "유형의 근거"
	},
	confidence: {
		en: "Confidence",
		ko: "유형의 신뢰도"
	},
	country: {
		en: "Country",
		ko: "국가"
	},
	prefixes: {
		en: "Announced prefixes",
		ko: "광고 프리픽스 수"
	},
	abuse: {
		en: "Abuse contact",
		ko: "악용 신고 연락처"
	}
};
const rpki = {
	valid: {
		en: "valid",
		ko: "유효"
	},
	"invalid-asn": {
		en: "invalid: the ROA authorizes another AS",
		ko: "무효: ROA가 다른 AS를 허용함"
	},
	"invalid-length": {
		en: "invalid: longer than maxLength of the ROA",
		ko: "무효: ROA의 maxLength보다 긺"
	},
	"not-found": {
		en: "no ROA",
		ko: "ROA 없음"
	}
};
const rpkiWords = rpki;
const words = {
	problems,
	caps: {},
	parts: {},
	kpis,
	values: {
		rpki,
		as: { false: {
			en: "none",
			ko: "없음"
		} },
		abuse: { false: {
			en: "none published",
			ko: "공개되지 않음"
		} },
		kind: {
			cloud: {
				en: "cloud",
				ko: "클라우드"
			},
			cdn: {
				en: "CDN",
				ko: "CDN"
			},
			isp: {
				en: "ISP",
				ko: "인터넷 사업자(ISP)"
			},
			hosting: {
				en: "hosting",
				ko: "호스팅"
			},
			enterprise: {
				en: "company or institution",
				ko: "기업 또는 기관"
			}
		},
		basis: {
			"address-range": {
				en: "address ranges published by the CDN",
				ko: "CDN이 공개한 주소 범위"
			},
			"operator-table": {
				en: "built-in table of well-known operators",
				ko: "내장된 주요 운영자 표"
			},
			peeringdb: {
				en: "PeeringDB",
				ko: "PeeringDB"
			},
			"hosting-list": {
				en: "list of hosting networks",
				ko: "호스팅 네트워크 목록"
			},
			name: {
				en: "words in the operator's name",
				ko: "운영자 이름의 단어"
			},
			size: {
				en: "number of prefixes only",
				ko: "프리픽스 개수만"
			}
		},
		confidence: {
			high: {
				en: "high",
				ko: "높음"
			},
			medium: {
				en: "medium",
				ko: "중간"
			},
			low: {
				en: "low",
				ko: "낮음"
			}
		}
	}
};
// src/checks/asn/words.ts
const sourceTitles = {
	ripestat: {
		en: "RIPEstat",
		ko: "RIPEstat"
	},
	rdap: {
		en: "RDAP",
		ko: "RDAP"
	},
	cymru: {
		en: "Team Cymru",
		ko: "Team Cymru"
	},
	peeringdb: {
		en: "PeeringDB",
		ko: "PeeringDB"
	},
	pack: {
		en: "local data",
		ko: "로컬 데이터"
	}
};
function listText(items, say, between = ", ") {
	const texts = _start_js__WEBPACK_IMPORTED_MODULE_3__.Ji.map((language) => [language, items.map((item) => say(item, language)).join(between)]);
	return Object.fromEntries(texts);
}
// src/checks/asn/judge.ts
function judge(raw) {
	const { specialPurpose: special, query, kind } = raw;
	if (special) {
		const { network, reference } = special;
		const { en, ko } = specialOf(query) ?? {
			en: reference,
			ko: reference
		};
		const what = {
			en,
			ko
		};
		const kpi = {
			id: "special",
			value: `${network} (${reference})`
		};
		const numbers = network === query ? query : `${query} (${network})`;
		const found = kind === "address" ? find("special-address", {
			query,
			network,
			what,
			reference
		}) : find("reserved-number", {
			numbers,
			what,
			reference
		});
		return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.mn)(null, [found], [kpi], problems);
	}
	const findings = [
		...routeFindings(raw),
		...contactFindings(raw),
		...sourceFindings(raw)
	];
	const verdict = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.mn)(null, findings, kpisOf(raw), problems);
	return isUnknown(raw) && verdict.status === "pass" ? {
		...verdict,
		status: "unknown"
	} : verdict;
}
function isUnknown({ origins, sources }) {
	return !origins.some(({ operator, sources: named }) => operator !== null || named.length > 0) && sources.some(({ state }) => state === "failed" || state === "partly");
}
function routeFindings(raw) {
	const { query, kind, origins } = raw;
	if (isUnknown(raw)) return [];
	if (kind === "as") return origins.every(({ operator }) => operator === null) && (raw.prefixes?.total ?? 0) === 0 ? [find("unknown-as", { query })] : [];
	if (origins.length === 0) return [find("not-announced", { query })];
	return [
		...origins.flatMap(announcementFindings),
		...disagreements(raw),
		...denials(raw)
	];
}
function announcementFindings({ asn, prefix, rpki, reserved, sources }) {
	const about = {
		asn,
		prefix: prefix ?? "?"
	};
	const subject = { subject: `AS${asn}` };
	if (reserved) {
		const source = sources[0] ? sourceTitles[sources[0].source] : "?";
		return [find("reserved-origin", {
			...about,
			source,
			reference: reserved.reference
		}, subject)];
	}
	if (rpki?.state === "not-found") return [find("rpki-missing", about, subject)];
	if (rpki === null || rpki.state === "valid") return [];
	return [find("rpki-invalid", {
		...about,
		state: rpkiWords[rpki.state]
	}, subject)];
}
function disagreements({ origins }) {
	const sources = [...new Set(origins.flatMap((origin) => origin.sources.map(({ source }) => source)))];
	const named = sources.map((source) => origins.filter((each) => each.sources.some((one) => one.source === source)));
	const list = origins.map(({ asn, operator }) => operator ? `AS${asn} (${operator.value})` : `AS${asn}`).join(", ");
	const several = named.some(({ length }) => length > 1) ? [find("several-origins", { list })] : [];
	if (origins.some((origin) => origin.sources.length === sources.length) || sources.length < 2) return several;
	return [...several, find("sources-disagree", { list: listText(origins, whoSays, "; ") })];
}
function denials({ origins, sources }) {
	const isCurrent = origins.some((origin) => origin.sources.some(({ source }) => source !== "pack"));
	const denying = sources.filter(({ source, state }) => asksOrigin.has(source) && state === "answered");
	if (isCurrent || denying.length === 0) return [];
	const none = {
		en: "no AS",
		ko: "AS 없음"
	};
	const list = listText([...origins, null], (origin, language) => origin === null ? `${none[language]}: ${denying.map(({ source }) => sourceTitles[source][language]).join(", ")}` : whoSays(origin, language), "; ");
	return [find("sources-disagree", { list })];
}
const asksOrigin = new Set(["ripestat", "cymru"]);
function whoSays({ asn, sources }, language) {
	return `AS${asn}: ${sources.map(({ source, asOf }) => `${sourceTitles[source][language]} ${asOf.slice(0, 10)}`).join(", ")}`;
}
function contactFindings({ query, abuse }) {
	return abuse?.emails.length === 0 ? [find("abuse-contact-missing", { query })] : [];
}
function sourceFindings(raw) {
	const { sources, origins, prefixes } = raw;
	const failed = sources.filter(({ state }) => state === "failed" || state === "partly");
	if (sources.some(({ state }) => state === "answered" || state === "partly")) return failed.length > 0 ? [find("source-failed", { list: reasonsOf(failed) })] : [];
	const pack = [...origins.flatMap((origin) => origin.sources), ...prefixes ? [prefixes] : []].find(({ source }) => source === "pack");
	if (pack) return [find("old-data", {
		list: reasonsOf(sources),
		date: pack.asOf
	})];
	return failed.length > 0 ? [find("no-source-answered", { list: reasonsOf(failed) })] : [];
}
const knowsNothing = {
	en: "it has no data about it",
	ko: "해당 데이터 없음"
};
function reasonsOf(sources) {
	return listText(sources, (each, language) => `${sourceTitles[each.source][language]}: ${reasonOf(each)[language]}`, "; ");
}
function reasonOf({ state, reason }) {
	return state === "empty" ? knowsNothing : (0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_8__.t)(reason);
}
function kpisOf({ origins, prefixes, abuse, country, classification, kind }) {
	const [first] = origins;
	return [
		{
			id: "operator",
			value: first?.operator?.value ?? null
		},
		{
			id: "as",
			value: origins.length === 0 ? false : origins.map(({ asn }) => `AS${asn}`).join(", ")
		},
		...kind === "address" ? [{
			id: "prefix",
			value: first?.prefix ?? null
		}, {
			id: "rpki",
			value: first?.rpki?.state ?? null
		}] : [],
		{
			id: "kind",
			value: classification?.kind ?? null
		},
		{
			id: "basis",
			value: classification?.basis ?? null
		},
		{
			id: "confidence",
			value: classification?.confidence ?? null
		},
		{
			id: "country",
			value: country?.value ?? null
		},
		{
			id: "prefixes",
			value: prefixes?.total ?? null
		},
		{
			id: "abuse",
			value: abuse === null ? null : abuse.emails.join(", ") || false
		}
	];
}
// src/checks/asn/lasts.ts
const wholeDay = 86400;
const afterFailure = 600;
function lasts({ sources }) {
	return sources.some(({ state }) => state === "failed" || state === "partly") ? afterFailure : wholeDay;
}
// src/checks/asn/notes.ts
const notes = [
	{
		en: "Each fact comes from the first source that has it: RIPEstat, then the registry (RDAP), then Team Cymru (DNS), then the local data. The result names the source and the date of each fact. The origin AS is looked up at both RIPEstat and Team Cymru and compared with the local data. A source that fails is listed with the reason, and the next source is used instead.",
		ko: "항목마다 정보가 있는 첫 번째 출처의 값을 사용합니다. 순서는 RIPEstat, 등록 기관(RDAP), Team Cymru(DNS), 로컬 데이터입니다. 결과에는 항목별 출처와 기준일이 표시됩니다. origin AS는 RIPEstat과 Team Cymru에서 모두 조회하여 로컬 데이터와 비교합니다. 실패한 출처는 이유와 함께 표시하고 다음 출처를 사용합니다."
	},
	{
		en: "The first rule that applies decides the network type: address ranges that a CDN publishes, a table of well-known operators, the operator's entry in PeeringDB, a list of hosting networks, words in the operator's name, the number of prefixes. The last two are guesses and have low confidence. Research networks, governments and companies with a network of their own count as enterprise.",
		ko: "네트워크 유형은 처음으로 적용되는 규칙에 따라 정합니다. CDN이 공개한 주소 범위, 주요 운영자 표, 운영자의 PeeringDB 항목, 호스팅 네트워크 목록, 운영자 이름의 단어, 프리픽스 개수 순서입니다. 마지막 두 가지는 추정이므로 신뢰도가 낮습니다. 연구망, 정부, 자체 네트워크를 운영하는 기업은 enterprise로 분류합니다."
	},
	{
		en: "The local data comes with the product (data/ATTRIBUTION.md); `npx portcullis data update` refreshes it. Its ranges merge neighbouring announcements of one AS. Special-purpose addresses and reserved AS numbers are identified from the IANA registries without asking any source.",
		ko: "로컬 데이터는 제품에 포함되어 있으며(data/ATTRIBUTION.md) `npx portcullis data update`로 갱신합니다. 같은 AS의 인접한 광고는 하나의 범위로 합쳐져 있습니다. 특수 용도 주소와 예약된 AS 번호는 출처에 조회하지 않고 IANA 레지스트리에 따라 표시합니다."
	},
	{
		en: "The country is the one in which the holder is registered. If no registry lists one, it is the location in the DB-IP data. Neither is the location of the server: an anycast address is in many places at once.",
		ko: "국가는 보유자가 등록된 국가이며, 등록 정보가 없으면 DB-IP 데이터의 위치입니다. 서버의 실제 위치를 뜻하지 않습니다. 애니캐스트 주소는 동시에 여러 곳에 있습니다."
	}
];
// src/checks/asn/tables.ts
const columns = [
	{
		en: "Fact",
		ko: "항목"
	},
	{
		en: "Source",
		ko: "출처"
	},
	{
		en: "Date",
		ko: "기준일"
	},
	{
		en: "Value",
		ko: "값"
	}
];
const facts = {
	origin: {
		en: "Origin AS",
		ko: "Origin AS"
	},
	operator: {
		en: "Operator",
		ko: "운영자"
	},
	rpki: {
		en: "RPKI",
		ko: "RPKI"
	},
	country: {
		en: "Country",
		ko: "국가"
	},
	abuse: {
		en: "Abuse contact",
		ko: "신고 연락처"
	},
	prefixes: {
		en: "Prefixes",
		ko: "프리픽스"
	}
};
const blocks = [{
	en: "Announced prefixes",
	ko: "광고 프리픽스"
}];
function tablesOf(raw) {
	const { origins, country, abuse, prefixes } = raw;
	const rows = [
		...origins.flatMap((origin) => origin.sources.map((each) => rowOf(facts.origin, each, [`AS${origin.asn}`, each.prefix].filter(Boolean).join(" ")))),
		...origins.flatMap(({ operator }) => operator ? [rowOf(facts.operator, operator, operator.value)] : []),
		...origins.flatMap(({ rpki, asn }) => rpki ? [rowOf(facts.rpki, rpki, listText([asn], (each, language) => `AS${each} ${rpkiWords[rpki.state][language]}`))] : []),
		...country ? [rowOf(facts.country, country, country.value)] : [],
		...abuse ? [rowOf(facts.abuse, abuse, abuse.emails.join(", ") || "–")] : [],
		...prefixes ? [rowOf(facts.prefixes, prefixes, `${prefixes.total}`)] : []
	];
	const listed = raw.kind === "as" ? prefixes?.list ?? [] : [];
	return [...rows.length > 0 ? [{
		columns,
		rows
	}] : [], ...listed.length > 0 ? [{
		columns: blocks,
		rows: listed.map((prefix) => [prefix])
	}] : []];
}
function rowOf(fact, { source, asOf }, value) {
	return [
		fact,
		sourceTitles[source],
		asOf.slice(0, 10),
		value
	];
}
// src/checks/asn/index.ts
const asn = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.En)({
	id: "asn",
	version: 4,
	title: {
		en: "Network and AS",
		ko: "네트워크와 AS"
	},
	about: {
		en: "Shows the operator of an address or an AS, the origin AS and its prefixes, the abuse contact, the country, the RPKI state and the network type: cloud, CDN, ISP, hosting or enterprise.",
		ko: "IP 주소나 AS의 운영자, origin AS와 프리픽스, 악용 신고 연락처, 국가, RPKI 상태, 네트워크 유형(클라우드, CDN, ISP, 호스팅, 기업)를 확인합니다."
	},
	notes,
	input,
	subject: "query",
	raw,
	cost: "standard",
	ttl: wholeDay,
	lasts,
	words,
	target: ({ query }) => query.startsWith("AS") ? (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Tn)(query) : (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.wn)(query),
	collect,
	judge,
	fits: (seen, { query }) => seen.query === query,
	tables: tablesOf,
	observe: ({ query, kind, origins }) => kind === "address" ? origins.filter(({ sources, reserved }) => reserved === null && sources.some(({ source }) => source !== "pack")).map(({ asn: number }) => ({
		target: query,
		kind: "ip:asn",
		value: `AS${number}`
	})) : []
});



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

/***/ 5264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readJson),
/* harmony export */   c: () => (/* binding */ string),
/* harmony export */   i: () => (/* binding */ response),
/* harmony export */   n: () => (/* binding */ listOf),
/* harmony export */   o: () => (/* binding */ readContact),
/* harmony export */   r: () => (/* binding */ maybe),
/* harmony export */   s: () => (/* binding */ number),
/* harmony export */   t: () => (/* binding */ line)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// node_modules/zod/v4/classic/coerce.js
function string(params) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.zi)(_start_js__WEBPACK_IMPORTED_MODULE_0__.vi, params);
}
function number(params) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ri)(_start_js__WEBPACK_IMPORTED_MODULE_0__._i, params);
}
// src/formats/rdap/jcard.ts
const mostProperties = 64;
const mostParts = 8;
const longestText$1 = 256;
function readCard(vcardArray) {
	const properties = propertiesIn(vcardArray);
	return {
		name: valueOf(properties, "fn"),
		organization: valueOf(properties, "org"),
		email: valueOf(properties, "email")?.replace(/^mailto:/i, "") ?? null,
		phone: phoneIn(properties),
		url: valueOf(properties, "url") ?? valueOf(properties, "contact-uri")
	};
}
function propertiesIn(card) {
	return listIn(card).slice(0, mostProperties).flatMap((each) => {
		const [name, parameters, , value] = Array.isArray(each) ? each : [];
		if (typeof name !== "string") return [];
		return [{
			name: name.slice(0, longestText$1).toLowerCase(),
			parameters,
			value: textOf$1(value)
		}];
	});
}
function listIn(card) {
	if (!Array.isArray(card)) return [];
	const list = unwrapped(card);
	if (!Array.isArray(list)) return [];
	const [inner] = list;
	return Array.isArray(inner) && Array.isArray(inner[0]) ? inner : list;
}
function unwrapped(card) {
	const [first, second] = card;
	if (typeof first === "string") return second;
	return isWrapped(first) ? first.vcard : card;
}
function isWrapped(value) {
	return typeof value === "object" && value !== null && "vcard" in value;
}
function textOf$1(value) {
	const [first = ""] = (Array.isArray(value) ? value.slice(0, mostParts) : [value]).flatMap((each) => typeof each === "string" && each.trim() !== "" ? [each] : []);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.di)(first.trim(), longestText$1) || null;
}
function valueOf(properties, name) {
	return properties.find((each) => each.name === name && each.value !== null)?.value ?? null;
}
function phoneIn(properties) {
	const { value = null } = properties.filter(({ name, value }) => name === "tel" && value !== null).find(({ parameters }) => !isFax(parameters)) ?? {};
	return value?.replace(/^tel:/i, "") ?? null;
}
function isFax(parameters) {
	const type = typeof parameters === "object" && parameters !== null && "type" in parameters && parameters.type;
	return (Array.isArray(type) ? type.slice(0, mostParts) : [type]).some((each) => typeof each === "string" && each.slice(0, longestText$1).toLowerCase() === "fax");
}
// src/formats/rdap/jscontact.ts
const longestText = 256;
const mostItems = 32;
function readContact({ vcardArray, jscontact_card, jscard }) {
	const [card, old] = [readJscard(jscontact_card ?? jscard), readCard(vcardArray)];
	return {
		name: card.name ?? old.name,
		organization: card.organization ?? old.organization,
		email: card.email ?? old.email,
		phone: card.phone ?? old.phone,
		url: card.url ?? old.url
	};
}
function readJscard(card) {
	const phones = byPreference(memberOf(card, "phones")).filter((each) => memberOf(memberOf(each, "features"), "fax") !== true);
	return {
		name: nameIn(memberOf(card, "name")),
		organization: firstText(byPreference(memberOf(card, "organizations")), "name"),
		email: firstText(byPreference(memberOf(card, "emails")), "address")?.replace(/^mailto:/i, "") ?? null,
		phone: firstText(phones, "number")?.replace(/^tel:/i, "") ?? null,
		url: firstText(byPreference(memberOf(card, "links")), "uri")
	};
}
function nameIn(name) {
	const full = textOf(memberOf(name, "full"));
	if (full !== null) return full;
	const components = memberOf(name, "components");
	return textOf((Array.isArray(components) ? components.slice(0, mostItems) : []).flatMap((each) => memberOf(each, "kind") === "separator" ? [] : textOf(memberOf(each, "value")) ?? []).join(" "));
}
function byPreference(map) {
	if (typeof map !== "object" || map === null) return [];
	return Object.values(map).slice(0, mostItems).toSorted((a, b) => rank(a) < rank(b) ? -1 : Number(rank(a) > rank(b)));
}
function rank(item) {
	const pref = memberOf(item, "pref");
	return typeof pref === "number" ? pref : Number.POSITIVE_INFINITY;
}
function firstText(items, member) {
	return items.map((each) => textOf(memberOf(each, member))).find((each) => each !== null) ?? null;
}
function textOf(value) {
	return typeof value === "string" ? (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.di)(value.trim(), longestText) || null : null;
}
function memberOf(value, name) {
	if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return void 0;
	return Reflect.get(value, name);
}
// src/formats/rdap/json.ts
const deepest = 64;
function readJson(body) {
	const text = new TextDecoder().decode(body);
	if (isTooDeep(text)) return { fault: "deep" };
	try {
		return { json: JSON.parse(text.replace(/^\ufeff/, "")) };
	} catch {
		return { fault: "json" };
	}
}
function isTooDeep(text) {
	let depth = 0;
	let isQuoted = false;
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		if (isQuoted && character === "\\") at++;
		else if (character === "\"") isQuoted = !isQuoted;
		else if (isQuoted) continue;
		else if (character === "{" || character === "[") depth++;
		else if (character === "}" || character === "]") depth--;
		if (depth > deepest) return true;
	}
	return false;
}
// src/formats/rdap/members.ts
const mostListed = 64;
function maybe(schema) {
	return schema.nullable().prefault(null).catch(null);
}
function listOf(schema, most = mostListed) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Li)().transform((all) => {
		return toList(all).slice(0, most).flatMap((each) => {
			const read = schema.safeParse(each);
			return read.success ? [read.data] : [];
		});
	}).prefault([]);
}
function toList(all) {
	if (Array.isArray(all)) return all;
	return isItem(all) ? [all] : [];
}
function isItem(value) {
	return typeof value === "string" || typeof value === "object" && value !== null;
}
const line = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)().transform((value) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.di)(value.trim(), 256) || null);
const truth = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ii)([
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.wi)(),
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ai)(),
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)().max(16)
]).transform((value, context) => {
	const word = `${value}`.trim().toLowerCase();
	if (/^(?:true|yes|1|signed|signeddelegation)$/.test(word)) return true;
	if (/^(?:false|no|0|unsigned)$/.test(word)) return false;
	context.addIssue({
		code: "custom",
		message: "no boolean"
	});
	return _start_js__WEBPACK_IMPORTED_MODULE_0__.Hi;
});
const link = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ji)({
	rel: maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)()),
	type: maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)()),
	href: maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)().max(2048))
});
const contact = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ji)({
	roles: listOf((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)().transform((role) => role.slice(0, 256).trim().toLowerCase())),
	handle: maybe(line),
	vcardArray: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Li)().optional(),
	jscontact_card: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Li)().optional(),
	jscard: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Li)().optional(),
	publicIds: listOf((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ji)({
		type: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)(),
		identifier: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ii)([(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)(), (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ai)()])
	})),
	links: listOf(link),
	url: maybe(line),
	remarks: listOf((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ji)({
		title: maybe(line),
		type: maybe(line)
	}))
});
const entity = contact.extend({ entities: listOf(contact) });
const notice = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ji)({
	title: maybe(line),
	type: maybe(line),
	description: listOf(line, 4)
});
const signer = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ji)({
	keyTag: number().int().min(0).max(65535),
	algorithm: number().int().min(0).max(255),
	digestType: number().int().min(0).max(255),
	digest: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)().max(256)
});
const redaction = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ji)({ name: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ji)({
	type: maybe(line),
	description: maybe(line)
}) });
const response = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ji)({
	errorCode: maybe(number()),
	objectClassName: maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)().transform((name) => name.slice(0, 256).toLowerCase())),
	ldhName: maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)().max(256)),
	unicodeName: maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)().max(256)),
	handle: maybe(line),
	status: listOf((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)()),
	events: listOf((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ji)({
		eventAction: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)(),
		eventDate: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)()
	}), 256),
	nameservers: listOf((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ji)({
		ldhName: maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)().max(256)),
		unicodeName: maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)().max(256))
	})),
	secureDNS: maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ji)({
		delegationSigned: maybe(truth),
		dsData: listOf(signer)
	})),
	entities: listOf(entity),
	links: listOf(link),
	notices: listOf(notice),
	remarks: listOf(notice),
	redacted: listOf(redaction)
});



/***/ }),

/***/ 2275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ packedWordsOf),
/* harmony export */   n: () => (/* binding */ rangeOfPrefix),
/* harmony export */   r: () => (/* binding */ compareKeys),
/* harmony export */   t: () => (/* binding */ isInPrefix)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);

// src/formats/networks/words.ts
function packedWordsOf(text) {
	const four = wordOfIpv4(text);
	if (four !== null) return [four];
	if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(text) !== 6) return null;
	const six = wordsOfIpv6(text.replace(/%.*$/, ""));
	return six[0] === 0 && six[1] === 0 && six[2] === 65535 ? [six[3]] : six;
}
function wordOfIpv4(text) {
	let word = 0;
	let octet = -1;
	let dots = 0;
	for (let at = 0; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		if (code === 46) {
			if (octet < 0) return null;
			word = word * 256 + octet;
			octet = -1;
			dots += 1;
		} else {
			if (code < 48 || code > 57 || octet === 0) return null;
			octet = octet < 0 ? code - 48 : octet * 10 + code - 48;
			if (octet > 255) return null;
		}
	}
	return dots === 3 && octet >= 0 ? word * 256 + octet : null;
}
function wordsOfIpv6(text) {
	const [head = "", tail] = text.split("::");
	const before = groupsOf(head);
	const after = groupsOf(tail ?? "");
	const zeros = Array(8 - before.length - after.length).fill(0);
	const groups = [
		...before,
		...zeros,
		...after
	];
	const word = (at) => (groups[2 * at] ?? 0) * 65536 + (groups[2 * at + 1] ?? 0);
	return [
		word(0),
		word(1),
		word(2),
		word(3)
	];
}
function groupsOf(text) {
	if (text === "") return [];
	return text.split(":").flatMap((group) => {
		const four = group.includes(".") ? wordOfIpv4(group) : null;
		return four === null ? [Number.parseInt(group, 16)] : [Math.floor(four / 65536), four % 65536];
	});
}
// src/formats/networks/blocks.ts
function numberOf(words) {
	return words.reduce((sum, word) => sum * 4294967296n + BigInt(word), 0n);
}
function toWords(value, count) {
	return Array.from({ length: count }, (_, at) => Number(value >> BigInt(32 * (count - 1 - at)) & 4294967295n));
}
// src/formats/networks/rows.ts
function networkOf(base, bits) {
	const words = packedWordsOf(base);
	if (!words || bits !== void 0 && !/^\d{1,3}$/.test(bits)) return null;
	const width = words.length * 32;
	const isMapped = words.length === 1 && base.includes(":");
	const length = bits === void 0 ? width : Number(bits) - (isMapped ? 96 : 0);
	if (length > width || length < 0) return null;
	const size = 1n << BigInt(width - length);
	const first = numberOf(words) / size * size;
	return {
		first: toWords(first, words.length),
		last: toWords(first + size - 1n, words.length)
	};
}
// src/formats/networks/table.ts
function compareKeys(a, b) {
	for (let at = 0; at < a.length; at += 1) {
		const difference = (a[at] ?? 0) - (b[at] ?? 0);
		if (difference !== 0) return difference;
	}
	return 0;
}
// src/formats/networks/prefix.ts
function rangeOfPrefix(prefix) {
	const match = /^(?<base>[0-9a-f:.]{2,45})\/(?<bits>\d{1,3})$/i.exec(prefix);
	return match ? networkOf(match.groups?.["base"] ?? "", match.groups?.["bits"]) : null;
}
function isInPrefix(address, prefix) {
	const words = packedWordsOf(address);
	const range = rangeOfPrefix(prefix);
	if (!words || !range || range.first.length !== words.length) return false;
	return compareKeys(range.first, words) <= 0 && compareKeys(words, range.last) <= 0;
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



/***/ })

};
