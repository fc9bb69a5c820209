export const id = 7600;
export const ids = [7600,971];
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
		const got = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.pn)(() => net.dns({
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

/***/ 1925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ openLane),
/* harmony export */   t: () => (/* binding */ inTurns)
/* harmony export */ });
// src/probes/lookalike/in-turns.ts
async function inTurns(things, atATime, work) {
	let place = 0;
	const left = things[Symbol.iterator]();
	async function turn() {
		for (let next = left.next(); next.done !== true; next = left.next()) await work(next.value, place++);
	}
	await Promise.all(Array.from({ length: atATime }, turn));
}
function openLane(atATime) {
	const waiting = [];
	let free = atATime;
	return async (work) => {
		if (free > 0) free--;
		else await new Promise((resolve) => void waiting.push(resolve));
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else free++;
		}
	};
}



/***/ }),

/***/ 9682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ scriptHomes),
/* harmony export */   n: () => (/* binding */ lookalikeScripts),
/* harmony export */   r: () => (/* binding */ lookalikeStrokes),
/* harmony export */   t: () => (/* binding */ lookalikeLetters)
/* harmony export */ });
// src/data/lookalike-letters.ts
const lookalikeLetters = new Map(Object.entries({
	а: "a",
	е: "e",
	о: "o",
	р: "p",
	с: "c",
	у: "y",
	х: "x",
	ѕ: "s",
	і: "i",
	ј: "j",
	ѡ: "w",
	ѵ: "v",
	ү: "y",
	һ: "h",
	ҽ: "e",
	ӏ: "l",
	ԁ: "d",
	ԛ: "q",
	ԝ: "w",
	α: "a",
	ι: "i",
	ν: "v",
	ο: "o",
	ρ: "p",
	υ: "u",
	ա: "w",
	գ: "q",
	զ: "q",
	հ: "h",
	ո: "n",
	ս: "u",
	ց: "g",
	ք: "f",
	օ: "o",
	ɑ: "a",
	ɡ: "g",
	ɩ: "i",
	ʙ: "b",
	ɢ: "g",
	ʜ: "h",
	ɪ: "i",
	ʟ: "l",
	ɴ: "n",
	ʀ: "r",
	ʏ: "y",
	ᴀ: "a",
	ᴄ: "c",
	ᴅ: "d",
	ᴇ: "e",
	ᴊ: "j",
	ᴋ: "k",
	ᴍ: "m",
	ᴏ: "o",
	ᴘ: "p",
	ᴛ: "t",
	ᴜ: "u",
	ᴠ: "v",
	ᴡ: "w",
	ᴢ: "z",
	ꜰ: "f",
	ꜱ: "s",
	ĸ: "k",
	ꓐ: "b",
	ꓑ: "p",
	ꓓ: "d",
	ꓔ: "t",
	ꓖ: "g",
	ꓗ: "k",
	ꓙ: "j",
	ꓚ: "c",
	ꓜ: "z",
	ꓝ: "f",
	ꓟ: "m",
	ꓠ: "n",
	ꓡ: "l",
	ꓢ: "s",
	ꓣ: "r",
	ꓦ: "v",
	ꓧ: "h",
	ꓪ: "w",
	ꓫ: "x",
	ꓬ: "y",
	ꓮ: "a",
	ꓰ: "e",
	ꓲ: "i",
	ꓳ: "o",
	ꓴ: "u",
	ס: "o",
	ဝ: "o",
	ଠ: "o",
	ഠ: "o",
	"⁄": "/",
	"∕": "/"
}));
const lookalikeStrokes = new Map(Object.entries({
	"ᄋ": "o",
	"ᅳ": "-",
	"ᅵ": "l",
	一: "-",
	ー: "-"
}));
const lookalikeScripts = [
	/\p{Script=Latin}/u,
	/\p{Script=Cyrillic}/u,
	/\p{Script=Greek}/u,
	/\p{Script=Armenian}/u,
	/\p{Script=Cherokee}/u,
	/\p{Script=Coptic}/u,
	/\p{Script=Lisu}/u,
	/\p{Script=Tifinagh}/u,
	/\p{Script=Canadian_Aboriginal}/u
];
const scriptHomes = [
	{
		script: /\p{Script=Cyrillic}/u,
		suffixes: [
			"ba",
			"bg",
			"by",
			"kg",
			"kz",
			"mk",
			"mn",
			"rs",
			"ru",
			"su",
			"tj",
			"ua",
			"uz"
		]
	},
	{
		script: /\p{Script=Greek}/u,
		suffixes: ["cy", "gr"]
	},
	{
		script: /\p{Script=Armenian}/u,
		suffixes: ["am"]
	}
];



/***/ }),

/***/ 5615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   phishing: () => (/* binding */ phishing)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(281);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1947);
/* harmony import */ var _registration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5546);
/* harmony import */ var _lookalike_letters_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9682);
/* harmony import */ var _public_address_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(971);
/* harmony import */ var _in_turns_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1925);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7030);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7598);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3136);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8500);











// src/formats/links/defang.ts
const longestText = 65536;
const mostGrowth = 4;
function refang(text) {
	return restored(normalised(text));
}
function normalised(text) {
	return text.slice(0, longestText).replace(/\p{Default_Ignorable_Code_Point}/gu, "").normalize("NFKC").slice(0, longestText * mostGrowth).replace(/[\u3002\uff61]/g, ".");
}
function restored(plain) {
	return rules.reduce((written, [pattern, value]) => written.replace(pattern, value), plain);
}
const rules = [
	[/ ?[[({<] ?(?:\.|dot|d0t|점|닷|点) ?[\])}>] ?/gi, "."],
	[/[[({<] ?: ?(?<slashes>\/\/)? ?[\])}>]/g, ":$<slashes>"],
	[/[[({<] ?(?<slashes>\/{1,2}) ?[\])}>]/g, "$<slashes>"],
	[/[[({<] ?(?:at|@) ?[\])}>]/gi, "@"],
	[/\\\./g, "."],
	[/\b(?:h(?:xx|\*\*|__)p|hxtp|htxp|h\[tt\]p|h{tt}p|meow)(?<secure>s?) ?(?=[:[])/gi, "http$<secure>"],
	[/\b(?<scheme>https?) ?: ?[/\\] ?[/\\] ?/gi, "$<scheme>://"]
];
// src/data/phishing/link-wrappers.ts
function wrapper(host, path, parameters) {
	return {
		host,
		path,
		parameters: parameters.split(" ")
	};
}
const linkWrappers = [
	wrapper("www.google.com", "/url", "q url"),
	wrapper("google.com", "/url", "q url"),
	wrapper("www.google.co.kr", "/url", "q url"),
	wrapper("www.google.co.jp", "/url", "q url"),
	wrapper("safelinks.protection.outlook.com", "/", "url"),
	wrapper("l.facebook.com", "/l.php", "u"),
	wrapper("lm.facebook.com", "/l.php", "u"),
	wrapper("l.instagram.com", "/", "u"),
	wrapper("www.youtube.com", "/redirect", "q"),
	wrapper("www.linkedin.com", "/safety/go", "url"),
	wrapper("www.linkedin.com", "/redir/redirect", "url"),
	wrapper("www.bing.com", "/ck/a", "u"),
	wrapper("t.umblr.com", "/redirect", "z"),
	wrapper("steamcommunity.com", "/linkfilter/", "url u"),
	wrapper("out.reddit.com", "/", "url"),
	wrapper("vk.com", "/away.php", "to"),
	wrapper("slack-redir.net", "/link", "url"),
	wrapper("link.zhihu.com", "/", "target"),
	wrapper("app.adjust.com", "/", "redirect"),
	wrapper("urldefense.proofpoint.com", "/v2/url", "u"),
	wrapper("cr.shopping.naver.com", "/", "url")
];
// src/formats/links/wrapped.ts
const deepest = 3;
const longestValue = 4096;
function unwrap(url) {
	let current = url;
	for (let depth = 0; depth < deepest; depth += 1) {
		const inner = innerOf(current);
		if (inner === null) break;
		current = inner;
	}
	return current;
}
function innerOf(url) {
	const given = linkWrappers.find(({ host, path }) => {
		return (url.hostname === host || url.hostname.endsWith(`.${host}`)) && url.pathname.startsWith(path);
	})?.parameters.map((name) => url.searchParams.get(name)).find((value) => value !== null);
	return given === void 0 || given === null ? null : urlIn(given, url.hostname);
}
function urlIn(value, host) {
	const written = host === "urldefense.proofpoint.com" ? value.replaceAll("_", "/").replaceAll("-", "%") : value;
	return [
		written,
		percentDecoded(written),
		decodedBase64(written.replace(/^a1/, ""))
	].map(httpUrl).find((url) => url !== null) ?? null;
}
function httpUrl(text) {
	if (text === null || text.length > longestValue) return null;
	const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
	return url !== null && url.hostname !== "" && url.port !== "0" ? url : null;
}
function percentDecoded(text) {
	try {
		return decodeURIComponent(text.slice(0, longestValue));
	} catch {
		return null;
	}
}
function decodedBase64(text) {
	if (text.length > longestValue || !/^[\w+/-]+={0,2}$/.test(text)) return null;
	const decoded = Buffer.from(text, "base64url").toString("utf8");
	return /^https?:\/\/[!-~]+$/i.test(decoded) ? decoded : null;
}
// src/formats/links/links.ts
const linkForms = [
	"url",
	"bare",
	"markdown",
	"html",
	"percent",
	"base64"
];
const mostLinks = 1e3;
const longestLink = 2048;
function findLinks(text, isDomain) {
	const found = [];
	const rest = takeMarkdown(refang(takeHtml(text.slice(0, longestText), found)), found);
	takeUrls(rest, found);
	takeEncoded(rest, found);
	takeBare(rest, found, isDomain);
	const links = found.toSorted((a, b) => a.at - b.at).slice(0, mostLinks).map((each) => linkOf(each, isDomain)).filter((each) => each !== null);
	const byUrl = new Map();
	for (const each of links) {
		const known = byUrl.get(each.url.href);
		if (known === void 0 || known.shown === null && each.shown !== null) byUrl.set(each.url.href, each);
	}
	return [...byUrl.values()];
}
const longestLabel = 300;
const anchor = /<a(?=[\t\n\f\r /])/gi;
function takeHtml(text, found) {
	let rest = "";
	let from = 0;
	let read = 0;
	for (const { index } of text.matchAll(anchor)) {
		if (index < read) continue;
		const { attributes, end } = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.rt)(text, index + 2);
		if (end < 0) break;
		read = end;
		const written = attributes.get("href");
		if (written === void 0) continue;
		const closes = /<\/a/i.exec(text.slice(end, end + longestLabel * 4))?.index ?? 0;
		const label = text.slice(end, end + closes).replace(/<[^<>]{0,300}>/g, "");
		found.push({
			at: index,
			written: refang(written.trim()),
			form: "html",
			text: refang((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.at)(label.slice(0, longestLabel))).trim()
		});
		rest += `${text.slice(from, index)} ${text.slice(text.indexOf(">", index) + 1, end)}`;
		from = end + closes;
		read = from;
	}
	return rest + text.slice(from);
}
const markdown = /\[(?<label>[^[\]\n]{0,300})\]\( ?<?(?<written>[^()\s<>]{1,2048})>?[^()\n]{0,200}\)/g;
function takeMarkdown(text, found) {
	return text.replace(markdown, (whole, label, written, at) => {
		if (!/[.:]/.test(written)) return whole;
		found.push({
			at,
			written,
			form: "markdown",
			text: label.trim()
		});
		return " ".repeat(whole.length);
	});
}
const address = /https?:\/\/(?:[\w.~%!$&*+,;=:-]{1,200}@)?(?:\[[\da-f:.]{2,45}\]|[\p{L}\p{N}\p{M}._-]{1,300})(?::\d{1,5})?(?:[/?#][!#-;=?-[\]_a-z~]{0,2048})?/giu;
function takeUrls(text, found) {
	for (const { 0: written, index } of text.matchAll(address)) found.push({
		at: index,
		written,
		form: "url",
		text: null
	});
}
function takeEncoded(text, found) {
	for (const { 0: written, index } of text.matchAll(/\bhttps?%(?:25)?3a%[\w%.~-]{5,2048}/gi)) {
		const once = percentDecoded(written) ?? "";
		found.push({
			at: index,
			written: percentDecoded(once) ?? once,
			form: "percent",
			text: null
		});
	}
	for (const { 0: written, index } of text.matchAll(/(?<![\w+/=-])aHR0c[\w+/-]{8,2048}={0,2}/g)) found.push({
		at: index,
		written: decodedBase64(written) ?? "",
		form: "base64",
		text: null
	});
}
const bare = /(?<![\p{L}\p{N}@._/:%=-])(?:[\p{L}\p{N}_-]{1,63}\.){1,8}[\p{L}\p{N}-]{2,63}(?::\d{2,5}(?=[/?#]))?(?:[/?#][!#-;=?-[\]_a-z~]{0,2048})?(?!@)/giu;
const plainTops = /\.(?:com|net|org|kr|jp|cn|top|xyz|shop|icu|cfd|sbs|cyou|vip|online|site|store|link|click|info|biz)$/i;
function takeBare(text, found, isDomain) {
	const whole = text.trim();
	for (const { 0: written, index } of text.matchAll(bare)) {
		const [host = ""] = written.split(/[/?#:]/, 1);
		if ((/^www\./i.test(written) || written.length > host.length || written === whole || plainTops.test(trimmed(host, isDomain))) && isDomain(trimmed(host, isDomain))) found.push({
			at: index,
			written: `http://${written}`,
			form: "bare",
			text: null
		});
	}
}
function linkOf({ written, form, text }, isDomain) {
	const url = readUrl(written, isDomain);
	if (url === null) return null;
	const inner = unwrap(url);
	return {
		url: inner,
		form,
		shown: text === null ? null : shownIn(text, isDomain),
		wrapper: inner === url ? null : url.hostname
	};
}
function readUrl(written, isDomain) {
	const whole = /^https?:/i.test(written) ? written : `http://${written.replace(/^\/\//, "")}`;
	const parts = /^(?<before>https?:\/\/(?:[^/?#@]*@)?)(?<host>[^/?#:[]*)(?<behind>.*)$/isu.exec(whole.slice(0, longestLink))?.groups;
	if (!parts) return httpUrl(whole);
	const { before = "", host = "", behind = "" } = parts;
	if (/^[a-z][a-z\d+.-]*:/i.test(written) && !/^https?:/i.test(written) && !/^[^:]+\.[^:]+:\d/.test(written)) return null;
	return httpUrl(`${before}${trimmed(host, isDomain)}${withoutTail(behind)}`);
}
function withoutTail(behind) {
	const cut = behind.replace(/[.,;:!?'"»”’)\]]{1,16}$/, "");
	return cut.split("(").length > cut.split(")").length && behind[cut.length] === ")" ? `${cut})` : cut;
}
function trimmed(host, isDomain) {
	const bareHost = host.replace(/[._-]{1,16}$/, "");
	if (/^[ -~]*$/.test(bareHost) || isDomain(bareHost)) return bareHost;
	const shorter = bareHost.replace(/[^ -~]{1,63}$/, "").replace(/[._-]{1,16}$/, "");
	return isDomain(shorter) ? shorter : bareHost;
}
function shownIn(text, isDomain) {
	const [first = ""] = text.split(/\s/, 1);
	const url = /^(?:https?:\/\/|[\p{L}\p{N}-]{1,63}\.)/iu.test(first) ? readUrl(first, isDomain) : null;
	return url !== null && isDomain(url.hostname) ? url : null;
}
// src/formats/links/expressions.ts
const longest$2 = 4096;
const mostFolders = 4;
function expressionsOf(url, domain) {
	const host = url.hostname.replace(/^\.+|\.+$/g, "").replaceAll(/\.{2,}/g, ".");
	const path = canonicalPath(url.pathname.slice(0, longest$2));
	const query = url.search === "" ? [] : [`${path}?${escaped(unescaped(url.search.slice(1, longest$2)))}`];
	const paths = new Set([
		...query,
		path,
		...foldersOf(path)
	]);
	return hostsOf(host, domain).flatMap((each) => [...paths].map((part) => each + part));
}
function hashOf(expression) {
	return (0,node_crypto__WEBPACK_IMPORTED_MODULE_7__.createHash)("sha256").update(expression, "latin1").digest();
}
function hostsOf(host, domain) {
	if (domain === null || (0,node_net__WEBPACK_IMPORTED_MODULE_6__.isIP)(host) !== 0 || host.startsWith("[")) return [host];
	const above = [domain];
	for (let name = domain; name !== host && above.length < 4;) {
		const rest = host.slice(0, -name.length - 1);
		name = `${rest.slice(rest.lastIndexOf(".") + 1)}.${name}`;
		above.push(name);
	}
	return [...new Set([host, ...above.toReversed()])];
}
function foldersOf(path) {
	const parts = path.split("/").slice(1, -1);
	return ["/", ...parts.map((_, at) => `/${parts.slice(0, at + 1).join("/")}/`)].slice(0, mostFolders);
}
function canonicalPath(path) {
	const kept = [];
	const plain = unescaped(path);
	for (const part of plain.split("/")) if (part === "..") kept.pop();
	else if (part !== "" && part !== ".") kept.push(part);
	const isFolder = /\/\.{0,2}$/.test(plain);
	return escaped(kept.length === 0 ? "/" : `/${kept.join("/")}${isFolder ? "/" : ""}`);
}
function unescaped(text) {
	let plain = Buffer.from(text, "utf8").toString("latin1");
	for (;;) {
		const next = plain.replace(/%([\da-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
		if (next === plain) return plain;
		plain = next;
	}
}
function escaped(text) {
	return text.replace(/[\u0000-\u0020\u007f-\u00ff#%]/g, (character) => {
		return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
	});
}
// src/formats/links/private-parts.ts
function openable(link) {
	const url = new URL(link);
	url.username = "";
	url.password = "";
	url.hash = "";
	if (hasToken(url)) return {
		url: `${url.origin}/`,
		part: "origin"
	};
	const before = url.href;
	url.pathname = withoutPeople(decoded(url.pathname));
	url.search = withoutPeople(decoded(url.search));
	const isSame = decoded(url.href) === decoded(before);
	return {
		url: isSame ? before : url.href,
		part: isSame ? "whole" : "redacted"
	};
}
const tokenNames = /^(?:.{0,20}[_-])?(?:access_?token|token|auth|authorization|apikey|api_key|key|secret|sig|signature|session|sessionid|sid|jwt|otp|nonce|reset|password|passwd|pwd|invite|ticket|magic|hash|uid|userid|user_id|unsubscribe|redirecttoken|code)$/i;
const shortestToken = 6;
const longest$1 = 4096;
function hasToken({ pathname, search, searchParams, hostname }) {
	if (pathname.length + search.length > longest$1) return true;
	const named = [...searchParams].some(([name, value]) => tokenNames.test(name) && value.length >= shortestToken);
	if (actsForReader.test(`${pathname}${search}`)) return true;
	const parts = [...pathname.split("/"), ...search.slice(1).split(/[&=;]/)].map(decoded);
	return named || parts.some(isToken) || hostname.split(".").some((label) => /^[\da-f]{32,}$/.test(label));
}
const actsForReader = /(?:^|[/?&=._-])(?:unsubscribe|unsub|opt-?out|rsvp|수신거부)(?:$|[/?&=._-])/i;
function isToken(part) {
	if (/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(part)) return true;
	return part.split(/[^\w+=~-]+/).some((each) => {
		const runs = each.split(/[-_]/);
		return each.length >= 16 && (runs.length <= 2 || each.length >= 40) && runs.some((run) => run.length >= 10) && isMixed(each);
	});
}
function isMixed(text) {
	const digits = text.match(/\d/g)?.length ?? 0;
	const capitals = text.match(/[A-Z]/g)?.length ?? 0;
	const small = text.match(/[a-z]/g)?.length ?? 0;
	if (/^[\da-f]{24,}$/i.test(text)) return true;
	return digits >= 2 && capitals + small >= 4 || capitals >= 3 && small >= 3 && digits + capitals >= 5;
}
function decoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
const mail = /[\w.+-]{1,64}(?:@|%40|%2540)[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/gi;
const phone = /(?<![\d.\w])(?:\+?\d{1,3}[ .-]?)?(?:\(\d{1,4}\)|0\d{1,3})[ .-]?\d{3,4}[ .-]?\d{4}(?!\d)/g;
const international = /(?:\+\d{1,3}[ .-]?)(?:\d[ .-]?){7,12}\d(?!\d)|(?<!\d)82[ .-]?10[ .-]?\d{4}[ .-]?\d{4}(?!\d)/g;
const american = /(?<![\d.\w-])\d{3}[ .-]\d{3}[ .-]\d{4}(?![\d-])/g;
const named = /(?<=[?&;](?:phone|tel|telephone|mobile|cell|hp|msisdn|number|to|from)=)\+?[\d ().-]{7,20}(?=$|[&;])/gi;
function withoutPeople(text) {
	return [
		mail,
		named,
		international,
		phone,
		american
	].reduce((rest, pattern) => rest.replace(pattern, ""), text);
}
// src/data/phishing/mail-trackers.ts
const trackers = "sendgrid.net list-manage.com mailchi.mp mandrillapp.com hubspotlinks.com hubspotemail.net hs-sites.com sidekickopen.com awstrack.me klclick.com klclick1.com klclick2.com klclick3.com mjt.lu sendinblue.com brevo.com sibmail.com rs6.net constantcontact.com createsend.com cmail19.com cmail20.com exacttarget.com exct.net mlsend.com mailerlite.com customeriomail.com pstmrk.it mailgun.org sparkpostmail.com convertkit-mail.com convertkit-mail2.com beehiiv.com substack.com activehosted.com getresponse.com en25.com mktomail.com stibee.com maily.so".split(" ");
function isTracker(name) {
	return trackers.some((host) => name === host || name.endsWith(`.${host}`));
}
// src/data/phishing/brands.ts
function brand(name, words, called, domains) {
	return {
		name,
		words: words.split(" "),
		called: called === "" ? [] : called.split("|"),
		domains: domains.split(" ")
	};
}
const brands = [
	brand("Apple", "apple appleid icloud itunes", "iCloud", "apple.com icloud.com me.com apple.co apple"),
	brand("Amazon", "amazon amaz0n amzn amazom", "アマゾン|아마존", "amazon.com amazon.co.jp amazon.de amazon.co.uk amazon.fr amazon.it amazon.es amazon.ca amazon.in amazon.com.au amazon.com.br amazon.com.mx amazon.cn amazon.nl amazon.sg amazon.ae amazon.science amazontrust.com aboutamazon.com media-amazon.com ssl-images-amazon.com amzn.to a.co amazon.dev amazon.jobs aws amazon"),
	brand("Google", "google gmail", "구글", "google.com google.co.kr google.co.jp google.de google.co.uk google.fr gmail.com googleapis.com googleblog.com googlesource.com goo.gl withgoogle.com google goog youtube.com blog.google"),
	brand("Microsoft", "microsoft office365 onedrive sharepoint outlook microsoftonline", "마이크로소프트", "microsoft.com office.com live.com outlook.com microsoftonline.com sharepoint.com onedrive.com office365.com azure.com msn.com bing.com aka.ms windows.com visualstudio.com microsoft"),
	brand("PayPal", "paypal paypa1", "페이팔", "paypal.com paypal.me paypalobjects.com paypal-corp.com paypal-communication.com"),
	brand("Facebook", "facebook", "페이스북", "facebook.com fb.com fb.me meta.com facebookmail.com facebook.net facebookcorewwwi.onion messenger.com"),
	brand("Instagram", "instagram", "인스타그램", "instagram.com cdninstagram.com"),
	brand("WhatsApp", "whatsapp", "", "whatsapp.com whatsapp.net wa.me"),
	brand("Telegram", "telegram", "텔레그램", "telegram.org t.me telegram.me telegram.dog"),
	brand("Netflix", "netflix", "넷플릭스", "netflix.com nflxext.com netflix.net"),
	brand("DHL", "dhl", "", "dhl.com dhl.de dhl.co.kr dhl"),
	brand("FedEx", "fedex", "", "fedex.com"),
	brand("UPS", "ups", "", "ups.com"),
	brand("USPS", "usps", "", "usps.com usps.gov"),
	brand("American Express", "americanexpress amex", "アメリカン・エキスプレス", "americanexpress.com aexp.com americanexpress.co.jp amex.co.jp amextravel.com"),
	brand("Mastercard", "mastercard", "", "mastercard.com mastercard.us mastercard.co.jp mastercard.co.kr"),
	brand("Visa", "visa", "", "visa.com visa.co.jp visakorea.com visa"),
	brand("JPMorgan Chase", "jpmorgan", "", "jpmorgan.com jpmorganchase.com chase.com jpmorgan"),
	brand("Wells Fargo", "wellsfargo", "", "wellsfargo.com"),
	brand("Bank of America", "bankofamerica", "", "bankofamerica.com bofa.com"),
	brand("Coinbase", "coinbase", "", "coinbase.com"),
	brand("Binance", "binance", "바이낸스", "binance.com binance.us"),
	brand("MetaMask", "metamask", "", "metamask.io"),
	brand("Steam", "steamcommunity steampowered", "", "steampowered.com steamcommunity.com steamstatic.com"),
	brand("Nintendo", "nintendo", "任天堂|닌텐도", "nintendo.com nintendo.co.jp nintendo.co.kr nintendo.net nintendo.eu"),
	brand("TikTok", "tiktok", "틱톡", "tiktok.com tiktokv.com tiktokcdn.com ttwstatic.com"),
	brand("네이버", "naver navercorp", "NAVER", "naver.com naver.me navercorp.com naver.net ncloud.com line.me navercloudcorp.com"),
	brand("카카오", "kakao kakaotalk kakaobank kakaopay", "Kakao|카카오톡|카카오뱅크|카카오페이", "kakao.com kakaocorp.com kakaobank.com kakaopay.com daum.net kko.to kakaocdn.net kakaomobility.com kakaoent.com kakaogames.com kakao.vc"),
	brand("토스", "toss tossbank", "토스뱅크", "toss.im tossbank.com tosspayments.com tossinvest.com toss.me"),
	brand("쿠팡", "coupang", "Coupang", "coupang.com coupangcdn.com coupa.ng coupangcorp.com coupangeats.com aboutcoupang.com"),
	brand("CJ대한통운", "cjlogistics doortodoor", "대한통운", "cjlogistics.com doortodoor.co.kr cj.net"),
	brand("우체국", "epost koreapost", "우체국택배|우체국예금", "epost.go.kr koreapost.go.kr epostbank.go.kr epostbank.kr epost.kr"),
	brand("한진택배", "hanjin hanjinexpress", "", "hanjin.co.kr hanjin.com"),
	brand("롯데택배", "lotteglogis", "롯데글로벌로지스", "lotteglogis.com lotte.co.kr"),
	brand("국민은행", "kbstar kookmin kbcard kbbank", "KB국민|국민카드", "kbstar.com kbcard.com kbfg.com kbsec.com kbinsure.co.kr"),
	brand("신한은행", "shinhan shinhancard", "신한카드|신한", "shinhan.com shinhancard.com shinhansec.com shinhangroup.com shinhaninvest.com"),
	brand("우리은행", "wooribank wooricard", "우리카드", "wooribank.com wooricard.com woorifg.com"),
	brand("하나은행", "kebhana hanabank hanacard", "하나카드", "kebhana.com hanabank.com hanacard.co.kr hanafn.com"),
	brand("농협", "nonghyup nhbank nhcard", "NH농협", "nonghyup.com nhbank.com nhqv.com nhcard.co.kr"),
	brand("기업은행", "ibkbank", "IBK기업은행", "ibk.co.kr"),
	brand("삼성카드", "samsungcard", "", "samsungcard.com"),
	brand("현대카드", "hyundaicard", "", "hyundaicard.com hyundaicapital.com"),
	brand("롯데카드", "lottecard", "", "lottecard.co.kr"),
	brand("경찰청", "efine", "교통민원24|이파인", "efine.go.kr police.go.kr"),
	brand("정부24", "gov24", "", "gov.kr go.kr"),
	brand("국세청", "hometax", "홈택스", "hometax.go.kr nts.go.kr"),
	brand("국민건강보험공단", "nhis", "건강보험공단", "nhis.or.kr"),
	brand("업비트", "upbit", "Upbit", "upbit.com dunamu.com"),
	brand("빗썸", "bithumb", "Bithumb", "bithumb.com"),
	brand("11번가", "11st", "", "11st.co.kr 11st.kr"),
	brand("당근", "daangn", "당근마켓", "daangn.com karrotmarket.com"),
	brand("SK텔레콤", "tworld sktelecom", "SKT", "sktelecom.com tworld.co.kr skt.kr"),
	brand("KT", "kt", "", "kt.com"),
	brand("LG유플러스", "lguplus", "", "lguplus.com uplus.co.kr"),
	brand("楽天", "rakuten rakutan raktuen", "楽天カード|楽天銀行|楽天証券", "rakuten.co.jp rakuten.com rakuten-card.co.jp rakuten-bank.co.jp rakuten-sec.co.jp rakuten.ne.jp r10s.jp rakuten.tv rakuten.today rakuten"),
	brand("三井住友", "smbc smbccard vpass", "三井住友カード|三井住友銀行|SMBC", "smbc.co.jp smbc-card.com smbcnikko.co.jp vpass.ne.jp smbcgroup.com mobit.ne.jp smfg.co.jp"),
	brand("三菱UFJ", "mufg bk.mufg nicos", "三菱UFJ銀行|三菱UFJニコス", "mufg.jp cr.mufg.jp bk.mufg.jp nicos.co.jp mufgamericas.com"),
	brand("みずほ銀行", "mizuho mizuhobank", "みずほ", "mizuhobank.co.jp mizuho-fg.co.jp mizuho-sc.com mizuhogroup.com"),
	brand("JAバンク", "jabank janet", "ＪＡバンク", "jabank.jp jabank.org jabank-tokyo.jp janetbank.jp jabankisc.jp"),
	brand("JCB", "jcb myjcb", "", "jcb.co.jp jcb.jp global.jcb jcb.com"),
	brand("SBI証券", "sbisec", "", "sbisec.co.jp sbigroup.co.jp"),
	brand("マネックス証券", "monex", "マネックス", "monex.co.jp monexgroup.jp"),
	brand("クレディセゾン", "saison saisoncard", "セゾンカード|セゾン", "saisoncard.co.jp a-q-f.com saison.co.jp"),
	brand("大和証券", "daiwa", "", "daiwa.jp daiwa.co.jp daiwatv.jp daiwahouse.co.jp daiwa-grp.jp"),
	brand("野村證券", "nomura", "野村証券", "nomura.co.jp nomura.com nomuraholdings.com"),
	brand("松井証券", "matsui", "", "matsui.co.jp"),
	brand("UCカード", "uccard", "", "uccard.co.jp"),
	brand("メルカリ", "mercari", "Mercari", "mercari.com mercari.jp merpay.com"),
	brand("えきねっと", "ekinet eki-net", "JR東日本", "eki-net.com jreast.co.jp"),
	brand("ヤマト運輸", "kuronekoyamato yamato", "クロネコヤマト|クロネコ", "kuronekoyamato.co.jp yamato-hd.co.jp yamato.co.jp"),
	brand("佐川急便", "sagawa", "佐川", "sagawa-exp.co.jp sg-hldgs.co.jp"),
	brand("日本郵便", "japanpost japanpoist jppost", "日本郵政|ゆうちょ", "japanpost.jp post.japanpost.jp jp-bank.japanpost.jp jp-post.jp"),
	brand("オリコ", "orico", "オリコカード", "orico.co.jp orico.jp"),
	brand("TS CUBIC", "tscubic mytscubic", "", "tscubic.com toyota-finance.co.jp"),
	brand("ビューカード", "viewcard viewsnet", "VIEW CARD", "jreast.co.jp viewcard.co.jp jrepoint.jp viewsnet.jp"),
	brand("エポスカード", "eposcard epocard epos", "エポス", "eposcard.co.jp 0101.co.jp"),
	brand("イオンカード", "aeon aeoncard aeonbank", "イオン", "aeon.co.jp aeon.com aeonbank.co.jp aeon.info aeonretail.jp aeoncard.com.my aeon.com.my"),
	brand("BIGLOBE", "biglobe", "", "biglobe.ne.jp biglobe.co.jp"),
	brand("ぷらら", "plala", "", "plala.or.jp"),
	brand("PayPay", "paypay", "ペイペイ", "paypay.ne.jp paypay-bank.co.jp paypay-card.co.jp paypay-sec.co.jp paypay-corp.co.jp"),
	brand("NTTドコモ", "docomo", "ドコモ", "docomo.ne.jp nttdocomo.co.jp docomo.com"),
	brand("au", "auone aupay kddi", "KDDI", "au.com auone.jp kddi.com kddi.jp jibunbank.co.jp kabu.com"),
	brand("りそな銀行", "resona resonabank", "りそな", "resonabank.co.jp resona-gr.co.jp resona-hd.co.jp"),
	brand("国税庁", "nta e-tax etax", "e-Tax", "nta.go.jp go.jp"),
	brand("ETC利用照会サービス", "etc-meisai etcmeisai", "ETC利用照会", "etc-meisai.jp etc-user.jp"),
	brand("ろうきん", "rokin", "労働金庫", "rokin.or.jp rokinbank.or.jp all.rokin.or.jp"),
	brand("三井住友信託銀行", "smtb", "", "smtb.jp smth.jp"),
	brand("ジャックス", "jaccs", "JACCS", "jaccs.co.jp"),
	brand("ポケットカード", "pocketcard", "", "pocketcard.co.jp"),
	brand("ANA", "anamileage", "全日空", "ana.co.jp"),
	brand("NHK", "nhkplus", "NHKプラス", "nhk.or.jp nhk.jp"),
	brand("東京電力", "tepco", "TEPCO", "tepco.co.jp"),
	brand("東京ガス", "tokyogas tokyo-gas", "", "tokyo-gas.co.jp")
];
// src/data/phishing/lures.ts
const lureWords = new Set("login logon signin signon auth oauth authentication authorize verify verification verified validate confirm confirmation secure security account accounts update updating upgrade password passwd unlock unlocked suspend suspended restore recover recovery support helpdesk service wallet billing invoice payment refund bank banking card member members mypage userid webmail portal customer id parcel delivery tracking redelivery jusho meisai nonjapan kakunin ninsho etc client_pc identify identity cert mobileconfig".split(" "));
// src/data/phishing/suffixes.ts
const riskyTops = new Set("top cfd icu sbs cyou xyz shop bond monster rest buzz quest lol beauty hair skin makeup autos boats homes motorcycles yachts click cam gdn love asia club vip cc tk ml ga cf gq pw ws su xin wang ren fun icu work live ink beer bar pub buzz surf tokyo osaka nagoya fit mom help christmas city best vip win bid loan men date stream download racing review party trade science accountant cricket faith kim uno lat qpon pics mobi bio bz zip mov pro life today world".split(" "));
const mixedTops = new Set("cn ru tt co info dev cloud group link online site store website space one live".split(" "));
const freeHosts = new Set("duckdns.org ddns.net ddns.us ddnsfree.com ddns.info dynv6.net dynu.net freeddns.org accesscam.org camdvr.org casacam.net giize.com gleeze.com kozow.com loseyourip.com mywire.org ooguy.com theworkpc.com webredirect.org dumb1.com zzux.com zyns.com dynamic-dns.net dynamicdns.biz mefound.com mrbasic.com myftp.org mynetav.com ns01.info ns02.info ns1.name ocry.com onedumb.com onmypc.net onmypc.org otzo.com port25.biz qpoe.com rebatesrule.net sexidude.com squirly.info sendsmtp.com serveuser.com serveusers.com ssl443.org trickip.net vizvaz.com wikaba.com wwwhost.biz xxuz.com youdontcare.com zzux.com faqserv.com fartit.com freetcp.com freewww.biz gettrials.com gr8domain.biz hopto.org zapto.org sytes.net servehttp.com servebeer.com serveftp.com myvnc.com redirectme.net bounceme.net weebly.com wixsite.com wixstudio.com wixstudio.io webflow.io square.site godaddysites.com mystrikingly.com webnode.page webnode.jp jimdosite.com blogspot.com 000webhostapp.com glitch.me repl.co replit.app herokuapp.com web.app firebaseapp.com netlify.app vercel.app pages.dev workers.dev r2.dev github.io gitlab.io surge.sh onrender.com fly.dev azurewebsites.net azurestaticapps.net cloudfront.net ngrok.io ngrok.app ngrok-free.app trycloudflare.com framer.website framer.app framer.ai carrd.co my.id eu.org us.com ukit.me cprapid.com plesk.page myfreesites.net infinityfreeapp.com rf.gd byethost.com epizy.com ct.ws great-site.net translate.goog ipfs.io dweb.link cf-ipfs.com amazonaws.com core.windows.net cloudapp.azure.com storage.googleapis.com firebasestorage.googleapis.com googleusercontent.com appspot.com run.app cloudfunctions.net sites.google.com telegra.ph notion.site codesandbox.io webcindario.com mydns.jp mydns.tw mydns.vc sakuraweb.com xsrv.jp modoo.at creatorlink.net imweb.me cafe24.com".split(" "));
const shorteners = new Set("bit.ly tinyurl.com t.co goo.gl is.gd v.gd ow.ly buff.ly cutt.ly rebrand.ly rb.gy shorturl.at t.ly tiny.cc bl.ink s.id clck.ru u.to me2.do me2.kr han.gl url.kr vo.la bitly.kr c11.kr zrr.kr buly.kr muz.so abit.ly lrl.kr url.bio iii.im reurl.cc ppt.cc dwz.cn t.cn x.gd onl.tw onl.la ur0.link ux.nu 00m.in qr.paps.jp tr.ee lnkd.in lnk.to shorte.st adf.ly j.mp soo.gd s.yam.com urlz.fr qrco.de tny.im n9.cl acortar.link".split(" "));
// src/checks/phishing/random-label.ts
const rare = new Set("bx cx dx fx gx hx jx kx lx mx nx px qx rx sx tx vx wx zx xb xc xd xf xg xh xj xk xl xm xn xq xr xs xv xw xz bq cq dq fq gq hq jq kq lq mq nq pq qb qc qd qf qg qh qj qk ql qm qn qp qr qs qt qv qw qy qz rq sq tq vq wq xq yq zq bj cj fj gj hj jb jc jd jf jg jh jk jl jm jn jp jq jr js jt jv jw jx jy jz kj lj mj pj rj sj tj vj wj yj zj bz cz dz fz gz hz kz lz mz pz rz sz vz wz xz zb zc zd zf zg zj zk zl zm zn zp zr zs zt zv zw bv cv dv fv gv hv kv lv mv nv pv rv sv tv vb vc vd vf vg vh vj vk vl vm vn vp vq vr vs vt vw wv yv zv bk cb cd cf cg cm cn cp fb fc fd fg fh fk fm fn fp fw gb gc gd gf gk gm gp gv hb hc hd hf hg hh hk hl hm hp kb kc kd kf kg kh km kp kt kw lb lg lh lr lw mg mh mk mr mt mw pc pd pf pg pj pk pm pn pw tb td tf tg tk tp wb wc wd wf wg wj wk wm wp wt wu uu ii yy yh yf yg yk yw yb vv ww uo iy oq aq eq iq".split(" "));
const shortest$1 = 5;
function isRandom(label) {
	if (label.length < shortest$1 || label.startsWith("xn--") || label.length > 63) return false;
	return label.split("-").some(isRandomWord);
}
function isRandomWord(word) {
	if (word.length < shortest$1) return false;
	if ((word.match(/[a-z](?=\d)|\d(?=[a-z])/g)?.length ?? 0) >= 2) return true;
	const letters = word.replace(/[^a-z]/g, "");
	if (letters.length < shortest$1) return false;
	const vowels = letters.match(/[aeiou]/g)?.length ?? 0;
	const pairs = letters.length - 1;
	const odd = Array.from({ length: pairs }, (_, at) => letters.slice(at, at + 2)).filter((pair) => rare.has(pair)).length;
	return vowels / letters.length < .15 || odd / pairs >= .25 || odd >= 2 && odd / pairs >= .18;
}
// src/checks/phishing/lexical.ts
function lexicalSignals(url, host) {
	if (ownerOf(host) !== null) return [];
	return [
		...hostSignals(url, host),
		...brandSignals(url, host),
		...wordSignals(url, host)
	];
}
function ownerOf({ name, domain, freeHost }) {
	if (domain === null || freeHost !== null) return null;
	return brands.find(({ domains }) => domains.some((own) => name === own || name.endsWith(`.${own}`))) ?? null;
}
function hostSignals(url, { name, isAddress, domain, suffix, freeHost, labels }) {
	const top = suffix.split(".").at(-1) ?? "";
	const isShortener = domain !== null && shorteners.has(domain);
	const chosen = isMachineNamed(name) ? [] : labels;
	const random = chosen.filter(isRandom);
	const ascii = chosen.filter((label) => !label.startsWith("xn--"));
	return [
		...on(isAddress, "address-literal", name),
		...on(url.username !== "" || url.password !== "", "userinfo", ""),
		...on(url.port !== "" && ![
			"80",
			"443",
			"8080",
			"8443"
		].includes(url.port), "odd-port", url.port),
		...on(/(?:^|\.)xn--/.test(name), "punycode", name),
		...on(hasLookalikes(name), "lookalike-letters", name),
		...on(freeHost !== null, "free-host", freeHost ?? ""),
		...on(isShortener, "shortener", domain ?? ""),
		...on(freeHost === null && riskyTops.has(top), "risky-top", top),
		...on(freeHost === null && !riskyTops.has(top) && mixedTops.has(top), "mixed-top", top),
		...on(chosen.length >= 4, "deep-name", `${chosen.length}`),
		...on(domain !== null && domain.length >= 30, "long-name", domain ?? ""),
		...on(hasInnerSuffix(labels), "inner-suffix", labels.join(".")),
		...on(random.length > 0 && !isShortener, "random-label", random[0] ?? ""),
		...on(ascii.some((label) => (label.match(/\d/g)?.length ?? 0) >= 3), "digits", ""),
		...on(ascii.some((label) => (label.match(/-/g)?.length ?? 0) >= 2), "hyphens", "")
	];
}
function isMachineNamed(name) {
	return isTracker(name) || /^d[a-z0-9]{12,13}\.cloudfront\.net$/.test(name);
}
function brandSignals(url, { labels }) {
	const inRegistered = brandIn(labels.at(-1) ?? "");
	const inLabels = inRegistered === null ? firstOf(labels.slice(0, -1)) : null;
	const inPath = inRegistered === null && inLabels === null ? brandIn(textOfPath(url)) : null;
	return [
		...on(inRegistered !== null, "brand-domain", inRegistered ?? ""),
		...on(inLabels !== null, "brand-subdomain", inLabels ?? ""),
		...on(inPath !== null, "brand-path", inPath ?? "")
	];
}
function wordSignals(url, { labels }) {
	const inHost = wordsOf(labels.join(".")).filter((word) => lureWords.has(word));
	const inPath = wordsOf(textOfPath(url).replace(/(?<=[?&;])id\d*(?==|&|$)/g, "")).filter((word) => lureWords.has(word));
	return [
		...on(inHost.length > 0, "lure-host", inHost[0] ?? ""),
		...on(inPath.length > 0, "lure-path", inPath[0] ?? ""),
		...on(/\.apk(?:$|[?#])/i.test(url.href), "apk", ""),
		...on(/\.(?:php|aspx?|cgi)$/i.test(url.pathname), "script-path", ""),
		...on(/^\?[a-z]{4,12}=?$/.test(url.search), "random-query", ""),
		...on(/^\/[A-Za-z0-9]{6,14}\/?$/.test(url.pathname) && isRandom(url.pathname.replaceAll("/", "").toLowerCase()), "random-path", "")
	];
}
function on(holds, id, detail) {
	return holds ? [{
		id,
		detail: detail.slice(0, longestDetail)
	}] : [];
}
const longestDetail = 100;
const longestPath = 512;
function textOfPath({ pathname, search }) {
	const text = `${pathname}${search}`.slice(0, longestPath).toLowerCase();
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
function wordsOf(text) {
	return text.split(/[^a-z0-9_]+/).flatMap((word) => [word, word.replace(/\d+$/, "")]);
}
function hasInnerSuffix(labels) {
	return labels.slice(0, -1).some((label, index) => index > 0 && /^(?:com|net|org|co|or|ne|go|jp|kr)$/.test(label));
}
function firstOf(labels) {
	return labels.map(brandIn).find((found) => found !== null) ?? null;
}
const digits = {
	"0": "o",
	"1": "l",
	"3": "e",
	"5": "s"
};
const shortest = 5;
const ordinary = /pineapple|snapple|grapple|resonan|resonat|amazonas|janet(?=[a-z])/g;
function brandIn(text) {
	const plain = skeletonOf(text).replace(ordinary, "");
	const unleet = plain.replace(/[0135]/g, (digit) => digits[digit] ?? digit);
	const words = new Set(plain.split(/[^a-z]+/));
	return brands.find((each) => each.words.some((word) => word.length < shortest ? words.has(word) : plain.includes(word) || unleet.includes(word)))?.name ?? null;
}
function skeletonOf(text) {
	const shown = text.includes("xn--") ? (0,node_url__WEBPACK_IMPORTED_MODULE_8__.domainToUnicode)(text) || text : text;
	return Array.from(shown.normalize("NFD").replace(/\p{M}+/gu, ""), (letter) => _lookalike_letters_js__WEBPACK_IMPORTED_MODULE_4__.t.get(letter) ?? letter).join("");
}
function hasLookalikes(name) {
	if (!name.includes("xn--")) return false;
	return (0,node_url__WEBPACK_IMPORTED_MODULE_8__.domainToUnicode)(name).split(".").some((label) => !/^[a-z\d-]*$/.test(label) && /^[a-z\d-]+$/.test(skeletonOf(label)));
}
// src/checks/phishing/weigh.ts
function hostIn({ hostname }, hosts) {
	return hosts(hostname.replace(/^\[|\]$/g, "").replace(/\.$/, ""));
}
function signalsOf(seen, hosts) {
	const host = hostIn(seen.link.url, hosts);
	const end = finalUrl(seen);
	const final = hostIn(end, hosts);
	const all = [
		...lexicalSignals(seen.link.url, host),
		...isSameSite(host, final) ? [] : lexicalSignals(end, final),
		...textSignals(seen.link, host, hosts),
		...redirectSignals(seen, host, final),
		...ageSignals(seen.registrations),
		...listSignals(seen.feeds),
		...seen.facts === null ? [] : pageSignals(seen.facts, end, final, hosts)
	];
	return [...new Map(all.toReversed().map((signal) => [signal.id, signal])).values()].toReversed();
}
function finalUrl({ link, opened }) {
	return URL.parse(opened.urls.at(-1) ?? "") ?? link.url;
}
function isSameSite(one, other) {
	return one.name === other.name || one.domain !== null && one.domain === other.domain && one.freeHost === null;
}
function isSameOwner(one, other) {
	const owner = ownerOf(one);
	return owner !== null && owner === ownerOf(other) || isSameSite(one, other);
}
function seemsSameOwner(from, to) {
	return isSameOwner(from, to) || ownerOf(from) === null && labelOf(from) === labelOf(to);
}
function labelOf({ domain, name, suffix }) {
	return domain === null ? name : domain.slice(0, domain.length - suffix.length - 1);
}
function textSignals({ shown }, host, hosts) {
	if (shown === null) return [];
	const promised = hostIn(shown, hosts);
	if (seemsSameOwner(promised, host)) return [];
	const brand = ownerOf(promised);
	if (brand === null && isTracker(host.name)) return [];
	return [{
		id: brand === null ? "text-mismatch" : "text-brand",
		detail: promised.name
	}];
}
function redirectSignals({ opened: { state, reason, urls } }, host, final) {
	return [
		...urls.length > 1 && final.domain !== null && host.suffix !== final.suffix && !seemsSameOwner(host, final) && ownerOf(final) === null ? [{
			id: "redirect-top",
			detail: `${host.name} → ${final.name}`.slice(0, 200)
		}] : [],
		...reason === "address.private" && urls.length > 1 ? [{
			id: "redirect-private",
			detail: final.name
		}] : [],
		...state === "limit" ? [{
			id: "redirect-endless",
			detail: `${urls.length}`
		}] : []
	];
}
function listSignals(feeds) {
	return feeds.flatMap(({ source, state, threat }) => state === "listed" ? [{
		id: `listed-${source}`,
		detail: threat ?? ""
	}] : []);
}
const week = 7;
const month = 30;
const quarter = 90;
const long = 730;
function ageSignals(registrations) {
	const known = registrations.filter((each) => each.days !== null).toSorted((a, b) => (a.days ?? 0) - (b.days ?? 0));
	const [youngest] = known;
	if (youngest?.days === void 0 || youngest.days === null) return [];
	const { days, domain, created } = youngest;
	const detail = `${domain} ${created?.slice(0, 10) ?? ""}`;
	if (days <= week) return [{
		id: "registered-week",
		detail
	}];
	if (days <= month) return [{
		id: "registered-month",
		detail
	}];
	if (days <= quarter) return [{
		id: "registered-quarter",
		detail
	}];
	return days > long && known.length === registrations.length ? [{
		id: "registered-long",
		detail
	}] : [];
}
function pageSignals(facts, url, final, hosts) {
	const asks = facts.asksPassword || facts.asksCard;
	const owner = ownerOf(final);
	const brand = owner === null ? facts.brand : null;
	const elsewhere = facts.posts.map((post) => hostIn(new URL(post), hosts)).find((host) => !isSameOwner(host, final) && ownerOf(host) === null);
	return [
		...brand !== null && asks ? [{
			id: "page-brand-form",
			detail: brand
		}] : [],
		...brand !== null && !asks && facts.isBrandInTitle ? [{
			id: "page-brand-title",
			detail: brand
		}] : [],
		...owner === null && asks && brand === null ? [{
			id: "page-form",
			detail: final.name
		}] : [],
		...asks && url.protocol === "http:" ? [{
			id: "page-plain-form",
			detail: final.name
		}] : [],
		...asks && owner === null && elsewhere !== void 0 ? [{
			id: "page-form-elsewhere",
			detail: elsewhere.name
		}] : [],
		...owner === null && facts.hasApk ? [{
			id: "page-apk",
			detail: final.name
		}] : []
	];
}
// src/checks/phishing/feeds.ts
const patience$1 = 4e3;
const limit = 262144;
const lookups = {
	"safe-browsing": askSafeBrowsing,
	urlhaus: askUrlhaus
};
function askFeeds(urls, context, hosts) {
	const sources = Object.keys(lookups).filter((source) => context.keyed?.has(source));
	const each = [...new Map(urls.map((url) => [url.href, url])).values()];
	return Promise.all(sources.map(async (source) => {
		const got = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.pn)(() => lookups[source](each, context, hosts));
		if (!got.ok) return {
			source,
			state: "failed",
			threat: null,
			reason: got.failure.reason
		};
		const threat = got.value === null ? null : (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.cr)(got.value, 100);
		return {
			source,
			state: threat === null ? "not-listed" : "listed",
			threat,
			reason: null
		};
	}));
}
const hash$1 = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
	fullHash: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)(),
	fullHashDetails: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.vr)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({ threatType: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().optional() })).optional()
});
const safeBrowsing = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
	fullHashes: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.vr)(hash$1).optional(),
	cacheDuration: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().optional()
});
const prefixBytes = 4;
async function askSafeBrowsing(urls, context, hosts) {
	const hashes = urls.flatMap((url) => expressionsOf(url, hostIn(url, hosts).domain).map(hashOf));
	const { fullHashes = [] } = await hashesBehind(`./hashes:search?${[...new Set(hashes.map((each) => each.subarray(0, prefixBytes).toString("base64")))].toSorted().map((each) => `hashPrefixes=${encodeURIComponent(each)}`).join("&")}`, context);
	const own = new Set(hashes.map((each) => each.toString("base64")));
	const found = fullHashes.filter(({ fullHash }) => own.has(fullHash));
	if (found.length === 0) return null;
	const threats = found.flatMap(({ fullHashDetails = [] }) => fullHashDetails.flatMap(({ threatType }) => threatType ?? []));
	return [...new Set(threats)].toSorted().join(", ");
}
async function hashesBehind(path, context) {
	const key = `safe-browsing ${path}`;
	const now = context.now().getTime();
	const kept = context.shelf?.find(key, {}, now);
	if (kept) return read(safeBrowsing, kept.bytes, "safe-browsing");
	const reply = await context.net.source("safe-browsing", {
		path,
		patience: patience$1,
		limit
	});
	const answer = read(safeBrowsing, reply.body, "safe-browsing");
	const seconds = Number(/^(?<seconds>\d{1,6})(?:\.\d{1,9})?s$/.exec(answer.cacheDuration ?? "")?.groups?.["seconds"] ?? 0);
	if (seconds > 0) context.shelf?.keep(key, {
		bytes: reply.body,
		address: reply.address,
		until: now + seconds * 1e3
	});
	return answer;
}
const urlhaus = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
	query_status: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)(),
	threat: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().nullish()
});
async function askUrlhaus(urls, { net }) {
	const sent = new Set(urls.map((url) => openable(url).url));
	return (await Promise.all([...sent].map(async (url) => {
		const reply = await net.source("urlhaus", {
			path: "url/",
			form: { url },
			patience: patience$1,
			limit
		});
		const { query_status: status, threat } = read(urlhaus, reply.body, "urlhaus");
		if (status === "ok") return threat ?? "malware";
		if (status === "no_results") return null;
		throw (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Vr)("source.malformed", {
			source: "URLhaus",
			host: new URL(reply.url).host,
			detail: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.cr)(status, 60)
		});
	}))).find((threat) => threat !== null) ?? null;
}
function read(schema, body, source) {
	const parsed = schema.safeParse(jsonIn(body));
	if (!parsed.success) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Vr)("source.malformed", {
		source,
		host: source,
		detail: "json"
	});
	return parsed.data;
}
function jsonIn(body) {
	try {
		return JSON.parse(Buffer.from(body).toString("utf8"));
	} catch {
		return;
	}
}
// src/checks/phishing/open.ts
const mostRedirects = 5;
const patience = 5e3;
const latest = 22e3;
const lane = (0,_in_turns_js__WEBPACK_IMPORTED_MODULE_10__.n)(1);
async function oneAtATime(read) {
	return lane(async () => {
		await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_9__.setImmediate)();
		return read();
	});
}
async function open(link, context) {
	const { url: start, part: opened } = openable(link);
	const urls = [];
	let url = start;
	let reply = null;
	for (;;) {
		if (context.elapsed() > latest) return {
			state: "not-tried",
			opened,
			reason: "timeout.run",
			urls,
			reply
		};
		urls.push(url);
		const request = {
			url,
			namedBy: _public_address_js__WEBPACK_IMPORTED_MODULE_5__.n,
			limit: _gate_js__WEBPACK_IMPORTED_MODULE_1__.kt,
			patience,
			isAnonymous: true
		};
		const came = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.pn)(() => context.net.http(request));
		if (!came.ok) return {
			state: "failed",
			opened,
			reason: came.failure.reason,
			urls,
			reply
		};
		reply = came.value;
		const next = await oneAtATime(() => onwardFrom(came.value, url));
		if (next === null) return {
			state: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.gt)(reply) === null ? "opened" : "blocked",
			opened,
			reason: null,
			urls,
			reply
		};
		if (urls.length > mostRedirects) return {
			state: "limit",
			opened,
			reason: null,
			urls,
			reply
		};
		url = next;
	}
}
function onwardFrom(reply, url) {
	const redirect = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.In)(reply, url);
	if (redirect !== null) return redirect.url;
	const refresh = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.et)(reply, url);
	return refresh?.isFollowed ? refresh.url : null;
}
// src/checks/phishing/claimed.ts
function claimOf(title, names, label) {
	const inTitle = brandsIn(title);
	const inNames = brandsIn(names.join("\n"));
	const [named = null] = inTitle.length === 1 ? inTitle : inTitle.length === 0 && inNames.length === 1 ? inNames : [];
	const isMention = named !== null && namesItself(title, label);
	return {
		brand: isMention ? null : named,
		isBrandInTitle: inTitle.length === 1 && !isMention
	};
}
const shortestLabel = 4;
function namesItself(title, label) {
	const own = label.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
	const parts = label.toLowerCase().split(/[^\p{L}]+/u);
	const isDisguise = brandIn(label) !== null || parts.every((part) => part.length < 3 || lureWords.has(part));
	if (own.length < shortestLabel || isDisguise) return false;
	return title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "").includes(own);
}
function brandsIn(text) {
	const kept = text.slice(0, 4096).replace(/\p{Default_Ignorable_Code_Point}/gu, "").normalize("NFKC");
	const folded = Array.from(kept.toLowerCase(), (letter) => _lookalike_letters_js__WEBPACK_IMPORTED_MODULE_4__.t.get(letter) ?? letter).join("");
	return brands.filter(({ name, called }) => [name, ...called].some((each) => isNamed(each, kept, folded))).map(({ name }) => name);
}
function isNamed(word, text, folded) {
	const isShort = word.length <= (/^[ -~]+$/.test(word) ? 4 : 2);
	const where = isShort ? text : folded;
	const sought = isShort ? word : word.toLowerCase();
	for (let at = where.indexOf(sought); at >= 0; at = where.indexOf(sought, at + 1)) if (!/[\p{L}\p{N}]/u.test(where.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(where.charAt(at + sought.length)) || !isShort && !/^[ -~]+$/.test(word)) return true;
	return false;
}
// src/checks/phishing/forms.ts
function openForms() {
	const controls = [];
	const byId = new Map();
	let live = null;
	let inert = null;
	function mark({ kind, attributes }, isInert) {
		if (kind === "start" && !isInert && live) return null;
		const form = kind === "start" ? new Set([attributes.get("action") ?? ""]) : null;
		if (isInert) inert = form;
		else live = form;
		return form;
	}
	return {
		take(tag, { isSecret, isInert }) {
			const { kind, name, attributes } = tag;
			const form = name === "form" ? mark(tag, isInert) : null;
			if (kind !== "start" || name === "form" && form === null) return;
			const id = attributes.get("id");
			if (id && !isInert && !byId.has(id)) byId.set(id, form);
			const action = submits(tag) ? attributes.get("formaction") ?? null : null;
			const owner = attributes.get("form") ?? (isInert ? inert : live);
			if (isSecret || action !== null) controls.push({
				owner,
				isSecret,
				action
			});
		},
		posts({ url, base, most }) {
			const owned = controls.map((each) => ({
				...each,
				form: typeof each.owner === "string" ? byId.get(each.owner) ?? null : each.owner
			}));
			for (const { form, action } of owned) if (action !== null) form?.add(action);
			const posts = new Set();
			for (const form of new Set(owned.filter(({ isSecret }) => isSecret).map((each) => each.form))) for (const action of form ?? [""]) if (posts.size < most) posts.add(action === "" ? url : (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Ln)(action, base) ?? url);
			return posts;
		}
	};
}
function submits({ name, attributes }) {
	const type = attributes.get("type")?.toLowerCase();
	if (name === "button") return type !== "button" && type !== "reset";
	return name === "input" && (type === "submit" || type === "image");
}
// src/checks/phishing/secret-fields.ts
const typed = new Set([
	"",
	"text",
	"tel",
	"number",
	"email",
	"search",
	"password"
]);
const scripted = /<input\b[^<>]{0,300}\btype\s{0,3}=\s{0,3}\\?["']?password\b/i;
function asksForPassword(attributes) {
	const type = attributes.get("type")?.trim().toLowerCase() ?? "";
	if (type === "password") return true;
	if (!typed.has(type)) return false;
	const hides = /text-security\s{0,3}:\s{0,3}(?:disc|circle|square)/i.test(valueOf(attributes, "style"));
	const completes = /\b(?:current|new)-password\b/i.test(valueOf(attributes, "autocomplete"));
	return hides || completes || told(attributes).some((text) => password.test(text) || phrase.test(text));
}
function asksForCard(attributes) {
	return [valueOf(attributes, "autocomplete"), ...told(attributes)].some((text) => card.test(text));
}
function holdsPassword(source) {
	return scripted.test(source);
}
const password = /^(?:user|login|account|my|your)?[ _-]?(?:password|passwd|passwort|pwd|비밀번호|암호|パスワード)\d?$/iu;
const phrase = /\b(?:seed|recovery|secret|mnemonic)[ _-]?(?:recovery )?(?:phrase|words)\b|\bmnemonic\b|복구 ?(?:구문|문구)|니모닉/iu;
const card = /^cc-(?:number|csc|exp)|card[_-]?(?:no|num|number)\b|cvv|cvc\b|카드\s?번호|カード番号|주민등록번호/i;
function told(attributes) {
	return [
		"name",
		"id",
		"placeholder"
	].map((name) => valueOf(attributes, name));
}
function valueOf(attributes, name) {
	return (attributes.get(name) ?? "").slice(0, 100).trim();
}
// src/checks/phishing/page.ts
const longest = 524288;
const mostNames = 60;
const mostPosts = 5;
const mostFrames$1 = 10;
const longestFrame = 65536;
const longestBase = 4096;
function readPage(reply, url, label) {
	if (isApp(reply)) return {
		...nothing,
		hasApk: true
	};
	const body = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.yt)(reply.body, (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(reply.headers, "content-encoding"));
	if (body === null) return null;
	const { kind, charset } = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Wt)(reply.headers, body);
	if (kind === "other") return null;
	const seen = walk(decodedText(body.subarray(0, longest), charset), url);
	const { title } = seen;
	return {
		title: title === null ? null : (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.cr)(title, 120),
		...claimOf(title ?? "", seen.names, label),
		...seen.asks,
		posts: [...seen.posts],
		hasApk: seen.hasApk,
		frames: [...seen.frames],
		isCut: seen.isCut || body.length > longest
	};
}
const nothing = {
	title: null,
	brand: null,
	isBrandInTitle: false,
	asksPassword: false,
	asksCard: false,
	posts: [],
	hasApk: false,
	frames: [],
	isCut: false
};
function isApp({ headers, body }) {
	const types = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(headers, "content-type").join(",").slice(0, 500);
	const saved = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(headers, "content-disposition").join(",").slice(0, 500);
	return (/vnd\.android\.package-archive/i.test(types) || /\.apk\b/i.test(saved)) && body[0] === 80 && body[1] === 75;
}
function decodedText(body, charset) {
	const head = Buffer.from(body.subarray(0, 2048)).toString("latin1");
	const said = charset || (/<meta[^>]{0,200}charset\s{0,4}=\s{0,4}["']?(?<name>[\w-]{2,20})/i.exec(head)?.groups?.["name"] ?? "");
	if (!/^(?:euc-kr|ks_c_5601-1987|cp949|shift_jis|sjis|x-sjis|euc-jp)$/i.test(said)) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._t)(body, `charset=${charset}`);
	return new TextDecoder(/^cp949$/i.test(said) ? "euc-kr" : said).decode(body);
}
function walk(html, url) {
	const names = [];
	const forms = openForms();
	const frames = new Set();
	const asks = {
		asksPassword: false,
		asksCard: false
	};
	let hasApk = false;
	let templates = 0;
	let base = null;
	let title = null;
	let isCut = false;
	for (const tag of (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.it)(html, {
		most: _gate_js__WEBPACK_IMPORTED_MODULE_1__.nt,
		onCut: () => isCut = true
	})) {
		const { kind, name, attributes, content = "" } = tag;
		if (tag.isForeign) continue;
		if (name === "template") templates = Math.max(0, templates + (kind === "start" ? 1 : -1));
		const isInert = templates > 0;
		const isField = kind === "start" && (name === "input" || name === "textarea");
		const isPassword = isField && asksForPassword(attributes);
		const isCard = isField && asksForCard(attributes);
		asks.asksPassword ||= isPassword;
		asks.asksCard ||= isCard;
		forms.take(tag, {
			isSecret: isPassword || isCard,
			isInert
		});
		if (kind !== "start") continue;
		if (name === "base" && !isInert) base ??= baseOf(attributes, url);
		if (name === "title" && !isInert) title ??= titleIn(content);
		if (name === "iframe") asks.asksPassword ||= holdsPassword((attributes.get("srcdoc") ?? "").slice(0, longestFrame));
		const frame = name === "iframe" || name === "frame" ? frameOf(attributes, base ?? url) : null;
		if (frame !== null && frames.size < mostFrames$1) frames.add(frame);
		if (name === "script") asks.asksPassword ||= holdsPassword(content);
		if (name === "a" && /^[^?#]{1,1000}\.apk(?:$|[?#])/i.test(attributes.get("href") ?? "")) hasApk = true;
		const said = nameIn(name, attributes);
		if (said !== "" && names.length < mostNames) names.push(said.slice(0, 200));
	}
	const posts = forms.posts({
		url,
		base: base ?? url,
		most: mostPosts
	});
	return {
		title,
		names,
		asks,
		posts,
		hasApk,
		frames,
		isCut
	};
}
function baseOf(attributes, url) {
	const href = attributes.get("href")?.slice(0, longestBase);
	return href === void 0 ? null : (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Ln)(href, url) ?? url;
}
function frameOf(attributes, base) {
	const isTiny = ["width", "height"].some((side) => /^\s{0,3}[01](?:px)?\s{0,3}$/.test(attributes.get(side) ?? ""));
	const style = (attributes.get("style") ?? "").slice(0, 500);
	const isHidden = attributes.has("hidden") || /display\s{0,3}:\s{0,3}none|visibility\s{0,3}:\s{0,3}hidden/i.test(style);
	const source = attributes.get("src")?.trim() ?? "";
	if (source === "" || isTiny || isHidden || attributes.has("srcdoc")) return null;
	const url = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Ln)(source, base);
	return url !== null && /^https?:/.test(url) ? url : null;
}
const longestTitle = 500;
function titleIn(content) {
	const text = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.at)(content.slice(0, longestTitle)).trim();
	return text === "" ? null : text.replace(/\s+/g, " ");
}
function nameIn(tag, attributes) {
	if (tag !== "meta") return "";
	const key = attributes.get("property") ?? attributes.get("name") ?? "";
	return /^(?:og:(?:site_name|title)|application-name)$/i.test(key) ? attributes.get("content") ?? "" : "";
}
// src/checks/phishing/frames.ts
const mostFrames = 2;
async function readFrames(facts, context, hosts) {
	if (facts.asksPassword || facts.asksCard) return {
		facts,
		hosts: []
	};
	const urls = facts.frames.map((frame) => new URL(frame)).filter((url) => ownerOf(hostIn(url, hosts)) === null).slice(0, mostFrames);
	const asking = (await Promise.all(urls.map((url) => readFrame(url, context, hosts)))).filter((frame) => frame !== null && (frame.asksPassword || frame.asksCard));
	return {
		facts: {
			...facts,
			brand: facts.brand ?? asking.find((frame) => frame?.brand)?.brand ?? null,
			asksPassword: asking.some((frame) => frame?.asksPassword),
			asksCard: asking.some((frame) => frame?.asksCard)
		},
		hosts: urls.map(({ hostname }) => hostname)
	};
}
async function readFrame(url, context, hosts) {
	const { state, reply, urls } = await open(url, context);
	if (state !== "opened" || reply === null) return null;
	const final = new URL(urls.at(-1) ?? url);
	return oneAtATime(() => readPage(reply, final.href, hostIn(final, hosts).labels.at(-1) ?? ""));
}
// src/checks/phishing/host.ts
async function openHosts() {
	const { parse } = await Promise.all(/* import() */[__webpack_require__.e(4235), __webpack_require__.e(5185)]).then(__webpack_require__.bind(__webpack_require__, 5185)).then((m) => (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.o)(m.default, 1));
	return (name) => {
		const isAddress = (0,node_net__WEBPACK_IMPORTED_MODULE_6__.isIP)(name) !== 0;
		const { domain, publicSuffix, isIcann } = parse(name.slice(0, longestName), options);
		if (isAddress || domain === null || !isIcann) return {
			name,
			isAddress,
			domain: null,
			suffix: "",
			freeHost: null,
			labels: isAddress ? [] : name.split(".")
		};
		const freeHost = freeHostOf(name);
		const end = freeHost ?? publicSuffix ?? "";
		const own = name.slice(0, Math.max(0, name.length - end.length - 1));
		return {
			name,
			isAddress,
			domain,
			suffix: publicSuffix ?? "",
			freeHost,
			labels: own === "" ? [] : own.split(".")
		};
	};
}
const longestName = 253;
const options = {
	allowPrivateDomains: false,
	extractHostname: false,
	validateHostname: false
};
function freeHostOf(name) {
	const labels = name.split(".");
	return labels.map((_, index) => labels.slice(index).join(".")).find((end) => freeHosts.has(end)) ?? null;
}
// src/data/phishing/message-words.ts
const messageTopics = [
	{
		id: "parcel-words",
		patterns: [
			/택배|배송(?:불가|보류|지연|실패|조회|주소)|주소(?:불일치|오류|미확인|재확인)|운송장|통관(?:번호|고유부호|보류)|반송(?:예정|처리)/u,
			/\b(?:parcel|package|shipment|delivery) (?:\w+ ){0,4}(?:could not|cannot|couldn['’]t|failed|held|on hold|suspended|pending|undelivered|returned|waiting)\b|\b(?:redelivery|delivery fee|customs fee|unpaid postage|incomplete address)\b/i,
			/荷物|お届け|再配達|不在のため|宛先不明/u
		]
	},
	{
		id: "fine-words",
		patterns: [
			/과태료|범칙금|교통위반|신호위반|속도위반|쓰레기(?:무단)?투기|위반(?:사실|고지)|벌점|체납|미납(?:고지|요금|세금)|고지서|출석(?:요구|통지)/u,
			/\b(?:unpaid (?:toll|fine|tax)|toll (?:violation|balance)|traffic (?:fine|violation)|parking (?:fine|penalty)|overdue (?:fine|tax|toll)|tax (?:refund|arrears|penalty)|court summons)\b/i,
			/未払い|滞納|差押|還付金|罰金/u
		]
	},
	{
		id: "account-words",
		patterns: [
			/(?:계정|계좌|카드)[^.!?\n]{0,12}(?:정지|차단|제한|잠금|도용|해킹)|비밀번호(?:변경|재설정|만료)|본인(?:인증|확인)|해외(?:결제|로그인)|결제(?:완료|승인|되었)|이상(?:거래|로그인)|보안(?:카드|승급|강화)/u,
			/\b(?:account|card|mailbox|wallet|access) (?:\w+ ){0,4}(?:suspended|locked|limited|blocked|disabled|restricted|expire[sd]?|deactivated|on hold)\b|\b(?:verify|confirm|update|validate) (?:your|the) (?:account|identity|payment|billing|card|information|details|password)\b|\bunusual (?:sign-?in|activity|login)\b|\b(?:re-?activate|unlock) your\b/i,
			/(?:アカウント|カード|口座)[^。\n]{0,16}(?:停止|制限|ロック|無効|一時)|本人確認|ご利用(?:確認|制限|停止)|不正(?:アクセス|利用)|情報(?:更新|の更新)/u
		]
	},
	{
		id: "family-words",
		patterns: [/(?:엄마|아빠|어머니|아버지)[^\n]{0,30}(?:폰|핸드폰|휴대폰|액정)[^\n]{0,20}(?:고장|깨|파손|수리|떨어)|(?:폰|핸드폰|휴대폰|액정)[^\n]{0,12}(?:고장|깨졌|파손|깨져)/u, /\b(?:hi|hello|hey),? (?:mum|mom|dad)\b|\b(?:my|this is my) (?:new|temporary) (?:phone )?number\b|\bphone (?:is )?(?:broke|broken|smashed|lost)\b/i]
	},
	{
		id: "event-words",
		patterns: [/청첩장|부고장?(?=[^가-힣]|입니다|안내|알림|$)|돌잔치|별세|장례식장|결혼식에\s?초대|모바일초대장/u, /\b(?:funeral|memorial|wedding) (?:service|notice|invitation|details)\b|\byou(?:['’]re| are) invited to (?:my|our|the) wedding\b/i]
	},
	{
		id: "prize-words",
		patterns: [
			/당첨|경품|사은품|환급금?|지원금|재난지원|대출(?:승인|가능|한도)|수익(?:보장|률)|무료(?:증정|체험|리딩)|급등(?:주|종목)/u,
			/\byou(?:['’]ve| have)? won\b|\b(?:claim|collect) your (?:prize|reward|gift|refund)\b|\b(?:lottery|gift card|cash prize|guaranteed (?:return|profit))\b/i,
			/当選|プレゼント|ポイント(?:進呈|失効)|給付金/u
		]
	},
	{
		id: "app-words",
		patterns: [/(?:앱|어플|애플리케이션|어플리케이션|보안프로그램)[^.!?\n]{0,10}(?:설치|다운|업데이트)|설치파일|출처를?알수없는/u, /\b(?:install|download) (?:the|this|our) (?:app|application|apk)\b|\bunknown sources\b/i]
	},
	{
		id: "urgent-words",
		patterns: [
			/즉시|긴급|금일(?:까지|중|마감)|오늘(?:까지|마감)|24시간(?:이내|내)|기한내|미확인시|법적조치/u,
			/\b(?:immediately|urgent(?:ly)?|within (?:24|48|12) hours|final (?:notice|warning|reminder)|last chance|act now|legal action)\b/i,
			/至急|緊急|24時間以内|本日中/u
		]
	}
];
// src/checks/phishing/message.ts
function messageSignals(text) {
	const plain = refang(text).replace(/\s+/g, " ");
	const dense = plain.replace(/(?<=[가-힣]) (?=[가-힣])/g, "");
	return messageTopics.filter(({ patterns }) => patterns.some((pattern) => pattern.test(plain) || pattern.test(dense))).map(({ id }) => ({
		id,
		detail: ""
	}));
}
// src/checks/phishing/signals.ts
const bases = [
	"address",
	"registration",
	"page",
	"redirects",
	"message",
	"feed"
];
function row(weight, basis, en, ko) {
	return {
		weight,
		basis,
		text: {
			en,
			ko
		}
	};
}
const signalTable = {
	"brand-subdomain": row(8, "address", "A brand name in front of the domain of another owner", "다른 소유자의 도메인 앞에 브랜드 이름이 있음"),
	"brand-domain": row(5, "address", "The domain contains a brand name but does not belong to the brand", "브랜드 소유가 아닌 도메인에 브랜드 이름이 들어 있음"),
	"brand-path": row(3, "address", "The path contains a brand name", "경로에 브랜드 이름이 들어 있음"),
	"risky-top": row(6, "address", "Top-level domain with a large share of phishing", "피싱에 많이 쓰이는 최상위 도메인"),
	"mixed-top": row(3, "address", "Top-level domain with a raised share of phishing", "피싱에 자주 쓰이는 최상위 도메인"),
	"free-host": row(4, "address", "Free hosting, dynamic DNS or cloud storage that anyone can use", "누구나 쓸 수 있는 무료 호스팅, 동적 DNS 또는 클라우드 저장소"),
	shortener: row(2, "address", "Link shortener: the address does not show the destination", "단축 URL: 주소에 목적지가 드러나지 않음"),
	"address-literal": row(6, "address", "An IP address instead of a host name", "호스트 이름 대신 IP 주소 사용"),
	userinfo: row(5, "address", "A user name in front of the host, which readers may take for the host", "호스트 앞에 호스트처럼 보일 수 있는 사용자 이름이 있음"),
	"odd-port": row(2, "address", "An unusual port", "일반적이지 않은 포트"),
	punycode: row(1, "address", "An internationalized name (punycode)", "국제화 도메인 이름(punycode)"),
	"lookalike-letters": row(6, "address", "Letters of another script that look like Latin ones", "라틴 문자처럼 보이는 다른 문자 사용"),
	"deep-name": row(3, "address", "Many labels in front of the domain", "도메인 앞에 레이블이 많음"),
	"long-name": row(1, "address", "A very long domain", "매우 긴 도메인"),
	"inner-suffix": row(6, "address", "A public suffix such as co.jp inside the name", "이름 중간에 co.kr 같은 공개 접미사가 있음"),
	"random-label": row(4, "address", "A random-looking label", "무작위로 보이는 레이블"),
	digits: row(2, "address", "Three or more digits in a label", "레이블에 숫자가 세 개 이상 있음"),
	hyphens: row(2, "address", "Two or more hyphens in a label", "레이블에 하이픈이 두 개 이상 있음"),
	"lure-host": row(3, "address", "A word such as login or verify in the host name", "호스트 이름에 login, verify 같은 단어가 있음"),
	"lure-path": row(2, "address", "A word such as login or verify in the path", "경로에 login, verify 같은 단어가 있음"),
	"script-path": row(1, "address", "The path ends in a server script (.php)", "경로가 서버 스크립트(.php)로 끝남"),
	"random-path": row(3, "address", "A random-looking path", "무작위로 보이는 경로"),
	"random-query": row(3, "address", "A single word without a value as the query", "값이 없는 단어 하나로 된 쿼리"),
	apk: row(6, "address", "The link downloads an Android app (.apk) outside an app store", "앱 스토어가 아닌 곳에서 안드로이드 앱(.apk)을 내려받는 링크"),
	"text-brand": row(8, "address", "The link text shows a domain of a brand, and the link leads elsewhere", "링크 텍스트에는 브랜드의 도메인이 보이지만 다른 곳으로 연결됨"),
	"text-mismatch": row(4, "address", "The link text shows a different domain", "링크 텍스트에 다른 도메인이 표시됨"),
	"parcel-words": row(2, "message", "The message mentions a problem with a parcel", "배송 문제를 알리는 문구"),
	"fine-words": row(2, "message", "The message mentions a fine, a tax or a penalty", "과태료·범칙금·세금을 알리는 문구"),
	"account-words": row(2, "message", "The message mentions a blocked account, a login or a payment", "계정 정지·로그인·결제를 알리는 문구"),
	"family-words": row(5, "message", "The sender poses as a relative with a broken phone", "휴대폰이 고장 난 가족을 사칭하는 문구"),
	"event-words": row(3, "message", "The message announces a wedding or a death", "청첩장이나 부고를 알리는 문구"),
	"prize-words": row(2, "message", "The message promises a prize, a refund or a loan", "당첨·환급·대출을 내세우는 문구"),
	"app-words": row(3, "message", "The message asks to install an app", "앱 설치를 요구하는 문구"),
	"urgent-words": row(1, "message", "The message urges immediate action", "즉시 행동하도록 재촉하는 문구"),
	"registered-week": row(8, "registration", "The domain was registered in the last 7 days", "7일 이내에 등록된 도메인"),
	"registered-month": row(5, "registration", "The domain was registered in the last 30 days", "30일 이내에 등록된 도메인"),
	"registered-quarter": row(3, "registration", "The domain was registered in the last 90 days", "90일 이내에 등록된 도메인"),
	"registered-long": row(-3, "registration", "The domain was registered more than two years ago", "등록된 지 2년이 넘은 도메인"),
	"page-brand-form": row(12, "page", "The page names a brand of another domain and asks for a password or card number", "다른 도메인의 브랜드를 내세우며 비밀번호나 카드 번호를 요구하는 페이지"),
	"page-brand-title": row(4, "page", "The title of the page names a brand of another domain", "페이지 제목에 다른 도메인의 브랜드가 있음"),
	"page-form": row(1, "page", "The page asks for a password or card number", "비밀번호나 카드 번호를 요구하는 페이지"),
	"page-plain-form": row(3, "page", "The page asks for a password over plain HTTP", "암호화하지 않은 HTTP로 비밀번호를 요구하는 페이지"),
	"page-form-elsewhere": row(5, "page", "The form posts a password to another domain", "비밀번호를 다른 도메인으로 보내는 폼"),
	"page-apk": row(8, "page", "The page downloads an Android app outside an app store", "앱 스토어가 아닌 곳에서 안드로이드 앱을 내려받게 하는 페이지"),
	"redirect-top": row(2, "redirects", "Redirects lead to a domain under another top-level domain", "다른 최상위 도메인으로 리디렉션됨"),
	"redirect-private": row(6, "redirects", "A redirect leads to a private address", "사설 주소로 리디렉션됨"),
	"redirect-endless": row(3, "redirects", "More than 5 redirects", "리디렉션이 5회를 넘음"),
	"listed-safe-browsing": row(20, "feed", "Google Safe Browsing lists the address as unsafe", "Google Safe Browsing에 위험한 주소로 등재됨"),
	"listed-urlhaus": row(20, "feed", "URLhaus lists the address: it spreads malware", "악성코드 유포지로 URLhaus에 등재됨")
};
const signalIds = Object.keys(signalTable);
const opinions = [
	"phishing",
	"suspicious",
	"unknown",
	"no-signs"
];
const thresholds = {
	suspicious: 5,
	phishing: 14
};
const mostOfMessage = 4;
const strong = new Set([
	"registered-week",
	"registered-month",
	"page-brand-form",
	"page-form-elsewhere",
	"page-apk",
	"listed-safe-browsing",
	"listed-urlhaus"
]);
function scoreOf(signals, ofMessage = []) {
	return sumOf(signals) + Math.min(sumOf(ofMessage), mostOfMessage);
}
function sumOf(signals) {
	return [...new Set(signals.map(({ id }) => id))].reduce((sum, id) => sum + signalTable[id].weight, 0);
}
function opinionOf(score, signals, isSeen) {
	const isProven = signals.some(({ id }) => strong.has(id));
	if (score >= thresholds.phishing + (isProven ? 0 : 5)) return "phishing";
	if (score >= thresholds.suspicious) return "suspicious";
	return isSeen ? "no-signs" : "unknown";
}
function opinionOfWords(signals) {
	return sumOf(signals) >= thresholds.suspicious ? "suspicious" : "unknown";
}
function worstOf(all) {
	return opinions.find((each) => all.includes(each)) ?? "unknown";
}
// src/checks/phishing/message-text.ts
const aMessage = {
	en: "a message or a URL",
	ko: "메시지 또는 URL"
};
const shorter = {
	en: `a text of at most ${longestText / 1024} kB`,
	ko: `최대 ${longestText / 1024} kB의 텍스트`
};
function messageText() {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().transform((text, context) => {
		const bytes = Buffer.byteLength(text);
		const given = {
			en: `a text of ${bytes} bytes`,
			ko: `${bytes}바이트의 텍스트`
		};
		if (text.trim() !== "" && bytes <= 65536) return text;
		context.addIssue({
			code: "custom",
			params: {
				expected: bytes > 65536 ? shorter : aMessage,
				given
			}
		});
		return _start_js__WEBPACK_IMPORTED_MODULE_2__.Rr;
	});
}
const input = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.kr)({ text: messageText().meta({
	description: `Message or URL: in any language, up to 64 kB. Up to 5 links in it are opened. The command line takes a link, or reads the text from a file or standard input (-)`,
	ko: `메시지 또는 URL: 언어 무관, 최대 64 kB. 그 안의 링크를 최대 5개까지 실제로 엽니다. 명령줄에서는 링크를 직접 적거나 파일 또는 표준 입력(-)에서 읽습니다`,
	examples: ["Your parcel is on hold: hxxps://parcel[.]example/pay"]
}) });
const signal = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
	id: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.hr)(signalIds),
	weight: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Er)(),
	basis: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.hr)(bases).meta({
		description: "Where the sign comes from; feed: a list of unsafe addresses",
		ko: "징후의 근거. feed는 위험한 주소 목록입니다"
	}),
	detail: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().meta({
		description: "The part of the link or page with the sign",
		ko: "해당하는 링크나 페이지의 부분"
	})
});
const opinion = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.hr)(opinions).meta({
	description: "no-signs means that no sign was found. It does not mean that the link is safe",
	ko: "no-signs는 징후를 찾지 못했다는 뜻이며, 안전하다는 뜻이 아닙니다"
});
const page = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
	state: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.hr)([
		"opened",
		"blocked",
		"failed",
		"limit",
		"not-tried"
	]).meta({
		description: "opened: the page was read; blocked: a bot challenge answered; failed: see reason; limit: more than 5 redirects; not-tried: no time was left",
		ko: "opened: 페이지를 읽음, blocked: 봇 확인 화면이 응답함, failed: reason 참조, limit: 리디렉션 5회 초과, not-tried: 시간 부족"
	}),
	opened: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.hr)([
		"whole",
		"redacted",
		"origin"
	]).meta({
		description: "The part of the link that was requested: whole; redacted: without e-mail addresses and phone numbers; origin: without path and query, since they may hold a token",
		ko: "링크에서 보낸 부분. whole: 전체, redacted: 이메일 주소와 전화번호 제외, origin: 토큰일 수 있는 경로와 쿼리 제외"
	}),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().nullable(),
	status: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wr)().nullable(),
	finalUrl: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().nullable().meta({
		description: "URL at the end of the redirects; null without a page",
		ko: "리디렉션이 끝난 URL. 페이지를 받지 못했으면 null"
	}),
	redirects: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wr)().min(0),
	hosts: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.vr)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)()).readonly().meta({
		description: "Every host on the way",
		ko: "거쳐 간 모든 호스트"
	}),
	title: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().nullable().meta({
		description: "The title of the page",
		ko: "페이지 제목"
	}),
	brand: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().nullable().meta({
		description: "The one brand that the page claims to be; null where it names no brand, several brands, or itself",
		ko: "페이지가 내세우는 브랜드. 없거나 여럿이거나 페이지 자신의 이름이 함께 있으면 null"
	}),
	asksPassword: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.br)().meta({
		description: "Whether it asks for a password or a recovery phrase",
		ko: "비밀번호나 복구 구문을 요구하는지 여부"
	}),
	asksCard: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.br)().meta({
		description: "Whether it asks for a payment card",
		ko: "카드 정보를 요구하는지 여부"
	}),
	formHosts: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.vr)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)()).readonly().meta({
		description: "Hosts that its forms post to",
		ko: "입력 양식이 전송되는 호스트"
	}),
	frameHosts: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.vr)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)()).readonly().meta({
		description: "Hosts of its frames that were opened: up to 2 if the page itself asks for no password or card",
		ko: "열어 본 프레임의 호스트. 페이지 자체가 비밀번호나 카드 정보를 요구하지 않을 때 최대 2개"
	}),
	isTruncated: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.br)().meta({
		description: "Whether only the beginning was read",
		ko: "앞부분만 읽었는지 여부"
	})
});
const registration = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
	domain: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)(),
	created: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().nullable().meta({
		description: "Registration date of the domain; null if not published",
		ko: "도메인 등록 시각. 알 수 없으면 null"
	}),
	days: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wr)().nullable().meta({
		description: "Whole days since then",
		ko: "그 뒤로 지난 일수"
	}),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().nullable()
});
const feed = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
	source: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.hr)(["safe-browsing", "urlhaus"]),
	state: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.hr)([
		"listed",
		"not-listed",
		"failed"
	]).meta({
		description: "not-listed does not mean that the link is safe",
		ko: "not-listed는 안전하다는 뜻이 아닙니다"
	}),
	threat: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().nullable().meta({
		description: "The name of the threat on the list",
		ko: "목록에 적힌 위협의 이름"
	}),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().nullable()
});
const link = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
	url: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().meta({
		description: "At most 300 characters",
		ko: "최대 300자"
	}),
	host: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)(),
	domain: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().nullable(),
	form: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.hr)(linkForms).meta({
		description: "How the link was written in the message",
		ko: "메시지에 링크가 적힌 형태"
	}),
	shown: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().nullable(),
	wrapper: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().nullable().meta({
		description: "The service that wraps the link; null for a plain link",
		ko: "링크를 감싼 서비스. 그대로의 링크이면 null"
	}),
	page,
	registrations: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.vr)(registration).readonly(),
	feeds: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.vr)(feed).readonly().meta({
		description: "Lists of unsafe addresses, used if the operator has a key",
		ko: "위험한 주소 목록. 운영자에게 키가 있을 때만 조회"
	}),
	signals: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.vr)(signal).readonly(),
	score: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Er)(),
	opinion
});
const raw = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
	observedAt: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Bn)(),
	opinion,
	links: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.vr)(link).readonly(),
	linksTotal: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wr)().min(0),
	truncated: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.br)().meta({
		description: "Whether the deadline came before all links were opened",
		ko: "제한 시간 때문에 확인하지 못한 링크가 있는지 여부"
	}),
	words: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.vr)(signal).readonly().meta({
		description: "Signs in the wording of the message; together they add at most 4 points to a link",
		ko: "메시지 내용의 징후. 링크 점수에 합해서 최대 4점까지 더합니다"
	})
});
// src/checks/phishing/collect.ts
async function collect({ text }, context) {
	const hosts = await openHosts();
	const all = findLinks(text, (name) => hosts(name.toLowerCase()).domain !== null);
	const chosen = all.toSorted((a, b) => scoreOf(lexicalSignals(b.url, hostIn(b.url, hosts))) - scoreOf(lexicalSignals(a.url, hostIn(a.url, hosts)))).slice(0, 5);
	const words = messageSignals(text);
	const links = await Promise.all(chosen.map((link) => look(link, words, {
		context,
		hosts
	})));
	const opinion = links.length === 0 ? opinionOfWords(words) : worstOf(links.map((each) => each.opinion));
	return {
		observedAt: context.now().toISOString(),
		opinion,
		links,
		linksTotal: all.length,
		truncated: links.some(({ page }) => page.state === "not-tried" || page.reason === "timeout.run"),
		words: words.map(weighed)
	};
}
async function look(link, words, looking) {
	const { hosts } = looking;
	const host = hostIn(link.url, hosts);
	const opened = await open(link.url, looking.context);
	const final = finalUrl({
		link,
		opened
	});
	const { reply } = opened;
	const page = reply === null || opened.state !== "opened" ? null : await oneAtATime(() => readPage(reply, final.href, hostIn(final, hosts).labels.at(-1) ?? ""));
	const [framed, registrations, feeds] = await Promise.all([
		page === null ? null : readFrames(page, looking.context, hosts),
		agesOf([link.url, final], looking),
		askFeeds([link.url, final], looking.context, hosts)
	]);
	const facts = framed?.facts ?? null;
	const signals = signalsOf({
		link,
		opened,
		facts,
		registrations,
		feeds
	}, hosts);
	const score = scoreOf(signals, ownerOf(hostIn(final, hosts)) !== null && signals.every(({ id }) => signalTable[id].weight <= 0) ? [] : words);
	const status = opened.reply?.status ?? 0;
	const isSeen = opened.state === "opened" && opened.opened !== "origin" && opened.reply?.truncated === false && facts?.isCut === false && status >= 200 && status < 300;
	return {
		url: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.cr)(link.url.href, 300),
		host: host.name,
		domain: host.domain,
		form: link.form,
		shown: link.shown === null ? null : (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.cr)(link.shown.hostname, 253),
		wrapper: link.wrapper,
		page: pageOf(opened, framed),
		registrations,
		feeds,
		signals: signals.map(weighed),
		score,
		opinion: opinionOf(score, signals, isSeen)
	};
}
function weighed({ id, detail }) {
	const { weight, basis } = signalTable[id];
	return {
		id,
		weight,
		basis,
		detail: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.cr)(detail, 200)
	};
}
function pageOf({ state, opened, reason, urls, reply }, framed) {
	const facts = framed?.facts;
	const hosts = urls.map((url) => new URL(url).hostname);
	return {
		state,
		opened,
		reason,
		status: reply?.status ?? null,
		finalUrl: urls.length === 0 ? null : (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.cr)(urls.at(-1) ?? "", 300),
		redirects: Math.max(0, urls.length - 1),
		hosts,
		title: facts?.title ?? null,
		brand: facts?.brand ?? null,
		asksPassword: facts?.asksPassword ?? false,
		asksCard: facts?.asksCard ?? false,
		formHosts: [...new Set((facts?.posts ?? []).map((post) => new URL(post).hostname))],
		frameHosts: [...new Set(framed?.hosts)],
		isTruncated: (reply?.truncated ?? false) || (facts?.isCut ?? false)
	};
}
const day = 864e5;
async function agesOf(urls, { context, hosts }) {
	const strangers = urls.map((url) => hostIn(url, hosts)).filter((host) => host.freeHost === null && ownerOf(host) === null).flatMap(({ domain }) => domain === null ? [] : [domain]);
	return Promise.all([...new Set(strangers)].map(async (domain) => {
		const { published, reason, state } = await (0,_registration_js__WEBPACK_IMPORTED_MODULE_3__.n)(context, domain);
		const created = published?.created ?? null;
		const days = created === null ? null : Math.floor((context.now().getTime() - Date.parse(created)) / day);
		const isTold = days !== null && Number.isFinite(days) && days >= 0;
		return {
			domain,
			created,
			days: isTold ? days : null,
			reason: isTold ? null : reason ?? state
		};
	}));
}
// src/checks/phishing/problems.ts
const problems = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Vn)({
	phishing: {
		severity: "critical",
		cause: {
			en: "{host} shows clear signs of phishing ({score} points; the threshold is {threshold}): {signs}.",
			ko: "{host}에서 뚜렷한 피싱 징후가 확인되었습니다({score}점, 기준 {threshold}점): {signs}."
		},
		action: {
			en: "Do not open the link or enter anything there. Report it (Korea: KISA 118), and reach the organization through its own app or a number you know.",
			ko: "링크를 열거나 정보를 입력하지 마십시오. KISA(118)에 신고하고, 해당 기관에는 공식 앱이나 알고 있는 번호로 직접 확인하십시오."
		}
	},
	suspicious: {
		severity: "medium",
		cause: {
			en: "{host} shows some signs of phishing ({score} points; the threshold is {threshold}): {signs}.",
			ko: "{host}에서 피싱이 의심되는 징후가 확인되었습니다({score}점, 기준 {threshold}점): {signs}."
		},
		action: {
			en: "Do not enter a password or card number. Ask the sender in another way whether the message is real.",
			ko: "비밀번호나 카드 번호를 입력하지 말고, 다른 방법으로 발신자에게 실제로 보낸 메시지인지 확인하십시오."
		}
	},
	"words-suspicious": {
		severity: "medium",
		cause: {
			en: "The message has no link, but its wording is typical of phishing: {signs}.",
			ko: "링크는 없지만 문구가 피싱 메시지와 비슷합니다: {signs}."
		},
		action: {
			en: "Do not reply and do not send money. Call the person or the organization at a number you know.",
			ko: "답장하거나 송금하지 말고, 알고 있는 번호로 당사자나 기관에 직접 전화하십시오."
		}
	},
	"no-signs": {
		severity: "info",
		cause: {
			en: "We found no sign of phishing at {host}. This does not mean that the link is safe.",
			ko: "{host}에서 피싱의 징후를 찾지 못했습니다. 링크가 안전하다는 뜻은 아닙니다."
		},
		action: {
			en: "If you did not expect the message, enter the address of the organization in the browser yourself.",
			ko: "예상하지 못한 메시지라면 기관의 주소를 직접 입력하여 접속하십시오."
		}
	},
	"no-links": {
		severity: "info",
		cause: {
			en: "The message contains no link.",
			ko: "메시지에 링크가 없습니다."
		},
		action: {
			en: "Paste the whole message or the link itself.",
			ko: "메시지 전체나 링크 자체를 붙여 넣으십시오."
		}
	},
	"more-links": {
		severity: "info",
		cause: {
			en: "We opened the {checked} most suspicious links. Links that were not checked: {count}.",
			ko: "가장 의심스러운 링크 {checked}개를 열었습니다. 확인하지 않은 나머지 링크: {count}개."
		},
		action: {
			en: "Check the remaining links one at a time.",
			ko: "나머지 링크는 하나씩 확인하십시오."
		}
	},
	"page-blocked": {
		severity: "info",
		cause: {
			en: "{host} answered with a bot challenge, so we could not see its page.",
			ko: "{host|이/가} 봇 확인 화면으로 응답하여 페이지를 확인하지 못했습니다."
		},
		action: {
			en: "Do not treat this as a good sign: phishing pages use such challenges, too.",
			ko: "피싱 페이지도 이런 화면을 사용하므로 안전하다고 판단하지 마십시오."
		}
	},
	"page-not-read": {
		severity: "info",
		cause: {
			en: "We could not read the page at {host} ({reason}).",
			ko: "{host}의 페이지를 읽지 못했습니다({reason})."
		},
		action: {
			en: "Try again later. Phishing pages often disappear within hours.",
			ko: "나중에 다시 시도하십시오. 피싱 페이지는 몇 시간 만에 사라지는 경우가 많습니다."
		}
	},
	"opened-at-origin": {
		severity: "info",
		cause: {
			en: "The link to {host} may contain a personal token or act for its recipient. We opened the home page only, not the linked page.",
			ko: "{host} 링크에 개인 토큰이 있거나 열기만 해도 수신자 대신 동작할 수 있어, 링크의 페이지가 아닌 첫 페이지만 열었습니다."
		},
		action: {
			en: "Do not rely on this result for the linked page: it was not opened.",
			ko: "링크의 페이지는 열지 않았으므로 이 결과로 판단하지 마십시오."
		}
	},
	"opened-redacted": {
		severity: "info",
		cause: {
			en: "We removed an e-mail address or a phone number from the link to {host} before we opened it.",
			ko: "{host} 링크에서 이메일 주소나 전화번호를 제거하고 열었습니다."
		},
		action: {
			en: "The page may look different with the complete link.",
			ko: "원래 링크로 열면 페이지가 다르게 보일 수 있습니다."
		}
	}
});
const find = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Hn)();
const kpis = {
	opinion: {
		en: "Verdict",
		ko: "판정"
	},
	links: {
		en: "Links",
		ko: "링크"
	},
	opened: {
		en: "Pages read",
		ko: "읽은 페이지"
	},
	score: {
		en: "Highest score",
		ko: "최고 점수"
	},
	youngest: {
		en: "Youngest domain",
		ko: "가장 최근 등록된 도메인"
	}
};
const opinionWords = {
	phishing: {
		en: "phishing",
		ko: "피싱"
	},
	suspicious: {
		en: "suspicious",
		ko: "의심"
	},
	"no-signs": {
		en: "no signs (does not mean safe)",
		ko: "징후 없음(안전하다는 뜻은 아님)"
	},
	unknown: {
		en: "undetermined",
		ko: "판단하지 못함"
	}
};
const words = {
	problems,
	caps: {},
	parts: {},
	kpis,
	values: { opinion: opinionWords }
};
// src/checks/phishing/judge.ts
const statuses = {
	phishing: "fail",
	suspicious: "warn",
	unknown: "unknown",
	"no-signs": "unknown"
};
function judge(raw) {
	return {
		...(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.mn)(null, findingsOf(raw), kpisOf(raw), problems),
		status: statuses[raw.opinion]
	};
}
function findingsOf(raw) {
	const { links, linksTotal, words, opinion } = raw;
	return [
		...links.flatMap((link) => [...opinionFindings(link, raw), ...limitFindings(link)]),
		...links.length === 0 && opinion === "suspicious" ? [find("words-suspicious", { signs: listOf(words) })] : [],
		...links.length === 0 && opinion === "unknown" ? [find("no-links")] : [],
		...linksTotal > links.length ? [find("more-links", {
			checked: links.length,
			count: linksTotal - links.length
		})] : []
	];
}
function opinionFindings(link, { words }) {
	const { host, score, opinion } = link;
	const seen = {
		subject: host,
		evidence: link.url
	};
	const signs = listOf([...link.signals, ...words].filter(({ weight }) => weight > 0));
	if (opinion === "phishing") return [find("phishing", {
		host,
		score,
		threshold: thresholds.phishing,
		signs
	}, seen)];
	if (opinion === "suspicious") return [find("suspicious", {
		host,
		score,
		threshold: thresholds.suspicious,
		signs
	}, seen)];
	return opinion === "no-signs" ? [find("no-signs", { host }, seen)] : [];
}
const noTime = {
	en: "no time was left",
	ko: "시간이 부족함"
};
function limitFindings({ host, url, page }) {
	const seen = {
		subject: host,
		evidence: url
	};
	const code = page.reason === null ? `HTTP ${page.status ?? "?"}` : (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.yn)(page.reason);
	const reason = page.state === "not-tried" ? noTime : code;
	const isRead = page.state === "opened" && page.status !== null && page.status >= 200 && page.status < 300;
	return [
		...page.state === "blocked" ? [find("page-blocked", { host }, seen)] : [],
		...!isRead && page.state !== "blocked" && page.state !== "limit" ? [find("page-not-read", {
			host,
			reason
		}, seen)] : [],
		...page.opened === "origin" ? [find("opened-at-origin", { host }, seen)] : [],
		...page.opened === "redacted" ? [find("opened-redacted", { host }, seen)] : []
	];
}
const mostSigns = 8;
function listOf(signals) {
	const shown = signals.toSorted((a, b) => b.weight - a.weight).slice(0, mostSigns);
	const join = (language) => shown.map(({ id, weight, detail }) => {
		return `${signalTable[id].text[language]}${detail === "" ? "" : ` (${detail})`} +${weight}`;
	}).join("; ");
	return {
		en: join("en"),
		ko: join("ko")
	};
}
function kpisOf({ opinion, links, linksTotal }) {
	const days = links.flatMap(({ registrations }) => registrations.flatMap((each) => each.days ?? []));
	return [
		{
			id: "opinion",
			value: opinion
		},
		{
			id: "links",
			value: linksTotal
		},
		{
			id: "opened",
			value: links.filter(({ page }) => page.state === "opened").length
		},
		{
			id: "score",
			value: links.length === 0 ? null : Math.max(...links.map(({ score }) => score))
		},
		{
			id: "youngest",
			value: days.length === 0 ? null : Math.min(...days),
			unit: "days"
		}
	];
}
// src/checks/phishing/notes.ts
function weights(language) {
	return signalIds.map((id) => `${signalTable[id].text[language]} (\`${id}\`, ${signalTable[id].basis}): ${signalTable[id].weight}`).join("; ");
}
const notes = [
	{
		en: `The links are opened. This machine requests up to 5 links, the most suspicious ones: no cookies, no scripts, no credentials, public addresses only, at most 512 kB and 5 redirects each. If a page asks for no password or card, up to 2 of its frames are opened in the same way. The operator of a link can see that it was opened.`,
		ko: `링크를 실제로 엽니다. 가장 의심스러운 링크를 최대 5개까지 이 시스템에서 요청합니다. 쿠키, 스크립트, 인증 정보 없이 공인 주소에만 접속하며 링크당 최대 512 kB, 리디렉션 5회까지 따라갑니다. 페이지가 비밀번호나 카드 정보를 요구하지 않으면 프레임도 최대 2개까지 같은 방식으로 엽니다. 링크를 운영하는 쪽은 링크가 열렸다는 사실을 알 수 있습니다.`
	},
	{
		en: "User names, fragments, e-mail addresses and phone numbers are removed from each request. A link with a token, or a link that unsubscribes or answers an invitation, is opened at its origin only, and the answer says so. Registries receive the domain only. The text is neither stored nor logged.",
		ko: "요청에서 사용자 이름, 프래그먼트, 이메일 주소, 전화번호를 제거합니다. 토큰으로 보이는 부분이 있거나 수신 거부, 초대 응답에 쓰이는 링크는 첫 페이지만 열고 그 사실을 결과에 표시합니다. 등록 기관에는 도메인만 조회합니다. 메시지 내용은 저장하거나 로그에 남기지 않습니다."
	},
	{
		en: "Lists of unsafe addresses are used only if the operator has a key for them. Google Safe Browsing (PORTCULLIS_KEY_SAFE_BROWSING, for non-commercial use only) receives the first 4 bytes of hashes of the address. URLhaus (PORTCULLIS_KEY_URLHAUS) receives the address as it is opened, without private parts. An address on no list is not necessarily safe.",
		ko: "위험한 주소 목록은 운영자에게 키가 있을 때만 조회합니다. Google Safe Browsing(PORTCULLIS_KEY_SAFE_BROWSING, 비상업적 용도만)에는 주소 해시의 앞 4바이트를 보냅니다. URLhaus(PORTCULLIS_KEY_URLHAUS)에는 개인 정보일 수 있는 부분을 뺀, 실제로 여는 주소를 보냅니다. 목록에 없다고 안전한 주소는 아닙니다."
	},
	{
		en: "The verdict no-signs means that no sign was found. It never means safe: a page may show other content to phones, to one country or later, and content built by scripts is mostly not seen.",
		ko: "no-signs는 징후를 찾지 못했다는 뜻이며 안전하다는 뜻이 아닙니다. 휴대폰이나 특정 국가에만 다른 내용을 보이거나 나중에 바뀌는 페이지가 있으며, 스크립트로 만들어지는 내용은 확인하지 못합니다."
	},
	{
		en: `A link is suspicious from ${thresholds.suspicious} points and phishing from ${thresholds.phishing}, or from ${thresholds.phishing + 5} if the only signs are the address, a login form or the wording. The wording of the message adds at most 4 points. The weights: ${weights("en")}.`,
		ko: `링크는 ${thresholds.suspicious}점부터 의심, ${thresholds.phishing}점부터 피싱으로 판정합니다. 주소, 로그인 폼, 문구 외에 다른 징후가 없으면 ${thresholds.phishing + 5}점부터입니다. 메시지 문구는 최대 4점을 더합니다. 가중치: ${weights("ko")}.`
	},
	{
		en: "Measured in November 2026 by the address alone, without page, age and message: 73 % of 19,221 phishing URLs are suspicious (JPCERT/CC's phishurl-list, June to October 2025; the weights were fitted on older months), and 2.6 % of 32,119 other URLs (Citizen Lab's test lists, CC BY-NC-SA 4.0). None of the others is phishing.",
		ko: "2026년 11월에 페이지, 도메인 나이, 메시지 없이 주소만으로 측정한 결과입니다. 피싱 URL 19,221개의 73%를 의심으로 판정했습니다(JPCERT/CC phishurl-list, 2025년 6~10월. 가중치는 그 이전 달의 자료로 정했습니다). 일반 URL 32,119개(Citizen Lab test lists, CC BY-NC-SA 4.0)에서는 2.6%가 의심이었고 피싱 판정은 없었습니다."
	}
];
// src/checks/phishing/tables.ts
function tablesOf({ links }) {
	if (links.length === 0) return [];
	return [{
		columns: [
			{
				en: "Verdict",
				ko: "판정"
			},
			{
				en: "Score",
				ko: "점수"
			},
			{
				en: "Link",
				ko: "링크"
			}
		],
		rows: links.map(({ opinion, score, url, page }) => {
			const way = page.redirects > 0 && page.finalUrl !== null ? `${url} → ${page.finalUrl}` : url;
			return [
				opinionWords[opinion],
				`${score}`,
				way
			];
		})
	}, {
		columns: [
			{
				en: "Host",
				ko: "호스트"
			},
			{
				en: "Weight",
				ko: "가중치"
			},
			{
				en: "Signal",
				ko: "징후"
			}
		],
		rows: links.flatMap(({ host, signals }) => signals.map(({ id, weight, detail }) => [
			host,
			`${weight}`,
			withDetail(signalTable[id].text, detail)
		]))
	}].filter(({ rows }) => rows.length > 0);
}
function withDetail({ en, ko }, detail) {
	return detail === "" ? {
		en,
		ko
	} : {
		en: `${en} (${detail})`,
		ko: `${ko} (${detail})`
	};
}
// src/checks/phishing/index.ts
const phishing = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Cn)({
	id: "phishing",
	version: 7,
	title: {
		en: "Phishing",
		ko: "피싱 점검"
	},
	about: {
		en: "Finds the links in a message in any language, opens them without cookies or scripts, and weighs signs of phishing: address, domain age, page, redirects and wording. The links are opened. No signs does not mean safe.",
		ko: "메시지의 링크를 언어와 관계없이 찾아 쿠키와 스크립트 없이 열고, 주소, 도메인 나이, 페이지, 리디렉션, 문구에서 피싱의 징후를 확인합니다. 링크를 실제로 엽니다. 징후가 없다고 안전하다는 뜻은 아닙니다."
	},
	notes,
	method: "POST",
	input,
	subject: "text",
	subjectIs: "text",
	raw,
	cost: "heavy",
	deadline: 30,
	ttl: 0,
	words,
	target: ({ text }) => (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(`message ${digestOf(text)}`),
	question: ({ text }) => ({ digest: digestOf(text, 64) }),
	collect,
	judge,
	tables: tablesOf
});
function digestOf(text, length = 16) {
	return (0,node_crypto__WEBPACK_IMPORTED_MODULE_7__.createHash)("sha256").update(text).digest("hex").slice(0, length);
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



/***/ })

};
