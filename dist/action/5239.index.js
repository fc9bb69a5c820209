export const id = 5239;
export const ids = [5239];
export const modules = {

/***/ 5239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ email)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(281);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1947);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5793);
/* harmony import */ var _public_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(971);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(944);
/* harmony import */ var _reverse_dns_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(335);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9837);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6691);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(405);
/* harmony import */ var _doubtful_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5262);
/* harmony import */ var _served_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3102);
/* harmony import */ var _mail_operators_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6268);
/* harmony import */ var _key_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6172);
/* harmony import */ var _evaluate_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(9288);
/* harmony import */ var _resolver_words_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(533);
/* harmony import */ var _domain_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(9235);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(7030);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(7598);



















// src/checks/email/address/collect.ts
async function namesOf(context, address) {
	const { raw } = await context.use(_reverse_dns_js__WEBPACK_IMPORTED_MODULE_6__.t, { query: address });
	const { state, reason, ptrNames: pointers, ptrNamesTotal: pointersTotal, forwardConfirmed: confirmed } = raw;
	return {
		state: state === "nodata" || state === "nxdomain" || reason === "CNAME-LOOP" ? "absent" : state,
		reason,
		names: pointers.map(({ name }) => name.replace(/(?<=.)\.$/, "")),
		namesTotal: pointersTotal,
		forwardConfirmed: confirmed,
		isGeneric: pointers.length > 0 && pointers.every(({ generic }) => generic !== null)
	};
}
// src/formats/bimi/bimi.ts
const bimiFaults = [
	"no-tag",
	"repeated",
	"no-location",
	"location",
	"authority"
];
const version = /^v[ \t]{0,16}=[ \t]{0,16}BIMI1[ \t]{0,16}(?:;|$)/;
const longest$2 = 4096;
const mostTags$1 = 32;
function chooseBimi(texts) {
	const records = texts.filter((text) => version.test(text.slice(0, 128)));
	const [text] = records;
	if (text === void 0) return {
		kind: "none",
		lookalikes: texts.filter((each) => /v\s{0,4}=\s{0,4}bimi/i.test(each.slice(0, 128)))
	};
	return records.length > 1 ? {
		kind: "several",
		texts: records
	} : readBimi(text);
}
function readBimi(text) {
	const tags = new Map();
	const [, ...parts] = text.slice(0, longest$2).split(";", mostTags$1).map(_policy_js__WEBPACK_IMPORTED_MODULE_7__.m);
	for (const part of parts.filter((each) => each !== "")) {
		const equals = part.indexOf("=");
		const name = (0,_policy_js__WEBPACK_IMPORTED_MODULE_7__.m)(part.slice(0, Math.max(0, equals))).toLowerCase();
		if (!/^[a-z][a-z0-9_]{0,31}$/.test(name)) return {
			kind: "invalid",
			text,
			fault: "no-tag",
			value: part
		};
		if (tags.has(name)) return {
			kind: "invalid",
			text,
			fault: "repeated",
			value: name
		};
		tags.set(name, (0,_policy_js__WEBPACK_IMPORTED_MODULE_7__.m)(part.slice(equals + 1)));
	}
	const [location, authority] = [tags.get("l"), tags.get("a") ?? ""];
	if (location === void 0) return {
		kind: "invalid",
		text,
		fault: "no-location",
		value: ""
	};
	if (location !== "" && !isPlace(location)) return {
		kind: "invalid",
		text,
		fault: "location",
		value: location
	};
	if (authority !== "" && !isPlace(authority)) return {
		kind: "invalid",
		text,
		fault: "authority",
		value: authority
	};
	if (location === "" && authority === "") return {
		kind: "declined",
		text
	};
	return {
		kind: "one",
		text,
		logo: location === "" ? null : location,
		evidence: authority === "" ? null : authority
	};
}
function isPlace(text) {
	if (text.length > 2048 || !/^https:\/\/[!-+\--:<-~]+$/i.test(text)) return false;
	const url = URL.parse(text);
	return url !== null && url.username === "" && url.password === "" && url.hostname.includes(".");
}
// src/formats/bimi/xml-tags.ts
const mostTags = 4e3;
const space = "[ \\t\\r\\n]";
const nameText = "[A-Za-z_][A-Za-z0-9_.:-]{0,99}";
const opening = new RegExp(`^<(?<name>${nameText})(?<rest>(?:/|${space}[^<]*)?)>$`);
const closing = new RegExp(`^</(?<name>${nameText})${space}{0,50}>$`);
const attribute = new RegExp(`${space}+(?<name>${nameText})${space}*=${space}*(?:"(?<double>[^"<]*)"|'(?<single>[^'<]*)')`, "y");
const entity = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-f]{1,6});)/i;
function readXml(text) {
	const tags = [];
	const texts = [];
	const open = [];
	let hasDoctype = false;
	let isWellFormed = true;
	let at = 0;
	while (at < text.length && tags.length < mostTags) {
		const start = text.indexOf("<", at);
		const between = text.slice(at, start < 0 ? text.length : start);
		if (tags.length > 0) texts[tags.length - 1] = (texts[tags.length - 1] ?? "") + between;
		if (open.length === 0 && /[^ \t\r\n\ufeff]/.test(between)) isWellFormed = false;
		if (start < 0) break;
		const end = endOf(text, start);
		if (end < 0) return {
			tags,
			texts,
			hasDoctype,
			hasEntity: entity.test(text),
			isWellFormed: false
		};
		const piece = text.slice(start, end);
		at = end;
		if (piece.startsWith("<!DOCTYPE") || piece.startsWith("<!ENTITY")) hasDoctype = true;
		if (piece.startsWith("<!") || piece.startsWith("<?")) continue;
		const tag = readTag(piece);
		if (!tag || tag.kind !== "close" && open.length === 0 && tags.length > 0) {
			isWellFormed = false;
			continue;
		}
		if (tag.kind === "open") open.push(tag.name);
		if (tag.kind === "close" && open.pop() !== tag.name) isWellFormed = false;
		tags.push(tag);
	}
	const isWhole = open.length === 0 && tags.length > 0 && tags.length < mostTags;
	return {
		tags,
		texts,
		hasDoctype,
		hasEntity: entity.test(text),
		isWellFormed: isWellFormed && isWhole
	};
}
const ends = [
	["<!--", "-->"],
	["<![CDATA[", "]]>"],
	["<?", "?>"]
];
function endOf(text, start) {
	const known = ends.find(([begin]) => text.startsWith(begin, start));
	if (known) {
		const found = text.indexOf(known[1], start + known[0].length);
		return found < 0 ? -1 : found + known[1].length;
	}
	let quote = "";
	let depth = 0;
	for (let at = start + 1; at < text.length; at++) {
		const sign = text.charAt(at);
		if (quote !== "") quote = sign === quote ? "" : quote;
		else if (sign === "\"" || sign === "'") quote = sign;
		else if (sign === "[") depth++;
		else if (sign === "]") depth--;
		else if (sign === ">" && depth <= 0) return at + 1;
	}
	return -1;
}
function readTag(piece) {
	const close = closing.exec(piece)?.groups?.["name"];
	if (close !== void 0) return {
		name: close,
		kind: "close",
		attributes: new Map()
	};
	const { name, rest = "" } = opening.exec(piece)?.groups ?? {};
	if (name === void 0) return null;
	const isEmpty = rest.endsWith("/");
	const attributes = readAttributes(isEmpty ? rest.slice(0, -1) : rest);
	return attributes && {
		name,
		kind: isEmpty ? "empty" : "open",
		attributes
	};
}
function readAttributes(text) {
	const found = new Map();
	let at = 0;
	for (;;) {
		attribute.lastIndex = at;
		const groups = attribute.exec(text)?.groups;
		if (!groups) break;
		at = attribute.lastIndex;
		const name = groups["name"] ?? "";
		if (found.has(name)) return null;
		found.set(name, groups["double"] ?? groups["single"] ?? "");
	}
	return /^[ \t\r\n]*$/.test(text.slice(at)) ? found : null;
}
// src/formats/bimi/svg-tiny-ps.ts
const logoFaults$1 = [
	"too-large",
	"malformed",
	"doctype",
	"entity",
	"root",
	"profile",
	"version",
	"position",
	"title",
	"no-box",
	"square",
	"element",
	"attribute",
	"script",
	"reference"
];
const allowed = new Set([
	"svg",
	"title",
	"desc",
	"metadata",
	"defs",
	"g",
	"use",
	"switch",
	"path",
	"rect",
	"circle",
	"ellipse",
	"line",
	"polyline",
	"polygon",
	"linearGradient",
	"radialGradient",
	"stop",
	"solidColor",
	"text",
	"tspan",
	"textArea",
	"tbreak",
	"font",
	"font-face",
	"font-face-src",
	"glyph",
	"missing-glyph",
	"hkern"
]);
const excluded = new Set([
	"style",
	"clip-path",
	"mask",
	"filter"
]);
function logoProblems(bytes) {
	if (bytes.length > 32768) return [{
		code: "too-large",
		value: `${bytes.length}`
	}];
	const reading = readXml(Buffer.from(bytes).toString("utf8"));
	const [root] = reading.tags;
	const found = [
		...reading.hasDoctype ? [{
			code: "doctype",
			value: "<!DOCTYPE"
		}] : [],
		...reading.hasEntity ? [{
			code: "entity",
			value: "&"
		}] : [],
		...reading.isWellFormed ? [] : [{
			code: "malformed",
			value: ""
		}]
	];
	if (!root || root.name !== "svg") return [...found, {
		code: "root",
		value: root?.name ?? ""
	}];
	const starting = drawnIn(reading.tags);
	return distinct([
		...found,
		...rootProblems(root),
		...hasTitle(reading.tags, reading.texts) ? [] : [{
			code: "title",
			value: ""
		}],
		...starting.flatMap(tagProblems)
	]);
}
function rootProblems({ attributes }) {
	const profile = attributes.get("baseProfile") ?? "";
	const version = attributes.get("version") ?? "";
	const space = attributes.get("xmlns") ?? "";
	const placed = ["x", "y"].filter((name) => attributes.has(name));
	const box = attributes.get("viewBox");
	return [
		...space === "http://www.w3.org/2000/svg" ? [] : [{
			code: "root",
			value: space
		}],
		...profile === "tiny-ps" ? [] : [{
			code: "profile",
			value: profile
		}],
		...version === "1.2" ? [] : [{
			code: "version",
			value: version
		}],
		...placed.length > 0 ? [{
			code: "position",
			value: placed.join(" ")
		}] : [],
		...box === void 0 ? [{
			code: "no-box",
			value: ""
		}] : [],
		...box === void 0 || isSquare(box) ? [] : [{
			code: "square",
			value: box
		}]
	];
}
function isSquare(box) {
	const numbers = box.slice(0, 200).trim().split(/[ \t\r\n,]+/).map(Number);
	const [, , width = NaN, height = NaN] = numbers;
	return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && Math.abs(width - height) <= width / 1e3;
}
function hasTitle(tags, texts) {
	let depth = 0;
	for (const [index, { name, kind }] of tags.entries()) {
		if (name === "title" && kind === "open" && depth === 1) return (texts[index] ?? "").trim() !== "";
		if (kind === "open") depth++;
		if (kind === "close") depth--;
	}
	return false;
}
function drawnIn(tags) {
	let within = 0;
	return tags.filter(({ name, kind }) => {
		const isInside = within > 0;
		if (kind === "open" && (isInside || name === "metadata")) within++;
		if (kind === "close" && isInside) within--;
		return kind !== "close" && !isInside;
	});
}
function tagProblems({ name, attributes }) {
	const found = isAllowed(name) ? [] : [{
		code: "element",
		value: name
	}];
	for (const [key, value] of attributes) {
		if (excluded.has(key)) found.push({
			code: "attribute",
			value: key
		});
		const bare = key.slice(key.indexOf(":") + 1).toLowerCase();
		if (/^on[a-z]/.test(bare) || /^[ \t\r\n]*javascript:/i.test(value)) found.push({
			code: "script",
			value: key
		});
		else if (/^(?:href|src)$/.test(bare) && !value.startsWith("#")) found.push({
			code: "reference",
			value: `${key}="${value}"`
		});
		else if (/url\([ \t\r\n]*["']?(?![ \t\r\n"'#])/i.test(value)) found.push({
			code: "reference",
			value: `${key}="${value}"`
		});
	}
	return found;
}
function isAllowed(name) {
	const local = name.slice(name.indexOf(":") + 1);
	if (allowed.has(name)) return true;
	return name.includes(":") && !name.startsWith("svg:") && !ofFullSvg.has(local.toLowerCase());
}
const ofFullSvg = new Set([
	"script",
	"handler",
	"listener",
	"animate",
	"animatecolor",
	"animatemotion",
	"animatetransform",
	"animation",
	"set",
	"mpath",
	"discard",
	"prefetch",
	"audio",
	"video",
	"image",
	"foreignobject",
	"iframe",
	"a",
	"style",
	"clippath",
	"mask",
	"filter",
	"pattern",
	"symbol",
	"marker"
]);
const mostNamed$1 = 6;
function distinct(problems) {
	const first = new Map();
	for (const problem of problems) if (!first.has(problem.code)) first.set(problem.code, problem);
	return [...first.values()].map(({ code, value }) => {
		if (code !== "element" && code !== "attribute") return {
			code,
			value
		};
		return {
			code,
			value: [...new Set(problems.filter((each) => each.code === code).map((each) => each.value))].slice(0, mostNamed$1).join(", ")
		};
	});
}
// src/formats/x509/logotype.ts
const logotypeOid = "1.3.6.1.5.5.7.1.12";
const mostHashes = 8;
function readLogotype(der) {
	const value = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.un)(der, logotypeOid);
	if (!value) return null;
	const subject = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Fn)(value, _start_js__WEBPACK_IMPORTED_MODULE_2__.In.sequence)).find(({ tag }) => tag === 162);
	const direct = subject && (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.An)(subject).find(({ tag }) => tag === 160);
	const images = direct && (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.An)(direct).find(({ tag }) => tag === _start_js__WEBPACK_IMPORTED_MODULE_2__.In.sequence);
	const [image] = images ? (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.An)(images) : [];
	if (!image) return null;
	const [, hashes, places] = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.jn)(image, _start_js__WEBPACK_IMPORTED_MODULE_2__.In.sequence))[0], _start_js__WEBPACK_IMPORTED_MODULE_2__.In.sequence));
	return {
		hashes: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.jn)(hashes, _start_js__WEBPACK_IMPORTED_MODULE_2__.In.sequence)).slice(0, mostHashes).map(readHash),
		data: dataAt((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.jn)(places, _start_js__WEBPACK_IMPORTED_MODULE_2__.In.sequence)).map(({ content }) => content))
	};
}
function readHash(pair) {
	const [algorithm, value] = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.jn)(pair, _start_js__WEBPACK_IMPORTED_MODULE_2__.In.sequence));
	const oid = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.jn)(algorithm, _start_js__WEBPACK_IMPORTED_MODULE_2__.In.sequence))[0], _start_js__WEBPACK_IMPORTED_MODULE_2__.In.oid));
	return {
		algorithm: _start_js__WEBPACK_IMPORTED_MODULE_2__.yn[oid] ?? null,
		value: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.jn)(value, _start_js__WEBPACK_IMPORTED_MODULE_2__.In.octetString).content
	};
}
function dataAt(places) {
	const found = places.find((each) => /^data:[^,]{0,100};base64,/i.test(each.toString("latin1", 0, 120)));
	return found ? Buffer.from(found.subarray(found.indexOf(",") + 1).toString("latin1"), "base64") : null;
}
// src/checks/email/bimi/svgz.ts
function plainLogo(body) {
	return body[0] === 31 && body[1] === 139 ? (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.vt)(body, "gzip") ?? new Uint8Array() : body;
}
// src/checks/email/bimi/evidence.ts
const purpose = "1.3.6.1.5.5.7.3.31";
const mostNames = 16;
const mostCertificates = 10;
function readEvidence(pem, query) {
	const blocks = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.fn)(Buffer.from(pem).toString("latin1"), "CERTIFICATE");
	const chain = blocks.slice(0, mostCertificates).map(_gate_js__WEBPACK_IMPORTED_MODULE_1__.sn);
	const read = chain.filter((each) => each !== null);
	const [leaf] = read.some(isLeaf) ? read.filter(isLeaf) : read;
	const last = read.at(-1);
	if (!leaf || !last || read.length < chain.length) return {
		faults: ["unreadable"],
		names: [],
		notAfter: null,
		issuer: null
	};
	const isInOrder = read[0] === leaf && blocks.length <= mostCertificates && read.slice(1).every(follows(read));
	return {
		faults: [
			...faultsOf(leaf, query),
			...isInOrder ? [] : ["chain-order"],
			...chainFaults(read, query.now),
			...logoFaults(leaf, query.logo)
		],
		names: leaf.names.slice(0, mostNames).map(({ value }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.di)(value, 253)),
		notAfter: timeText(leaf.notAfter),
		issuer: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.di)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.hn)(last.issuer), 200)
	};
}
function isLeaf({ isAuthority }) {
	return !isAuthority;
}
function faultsOf(leaf, { domains, now }) {
	const { extendedKeyUsage, names, notBefore } = leaf;
	const wanted = new Set(domains.flatMap((each) => [each, `default._bimi.${each}`]));
	const isNamed = names.some(({ kind, value }) => kind === "dns" && wanted.has(value.toLowerCase()));
	return held$1({
		purpose: extendedKeyUsage?.has(purpose) !== true,
		expired: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.cn)(leaf, now),
		"not-yet-valid": now < notBefore,
		names: !isNamed,
		"self-signed": (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.mn)(leaf)
	});
}
function held$1(faults) {
	return Object.keys(faults).filter((fault) => faults[fault]);
}
function follows(chain) {
	return ({ subject }, index) => {
		const before = chain[index];
		return before !== void 0 && (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Tn)(before.issuer, subject);
	};
}
function chainFaults(chain, now) {
	const issuers = chain.slice(1);
	const isForged = (issuer, index) => {
		const before = chain[index];
		if (!before || !issuer.publicKey || !(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.bn)(issuer.publicKey)) return false;
		return (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Tn)(before.issuer, issuer.subject) && !(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.pn)(before, issuer);
	};
	return held$1({
		"chain-signature": issuers.some(isForged),
		"chain-authority": issuers.some(({ isAuthority, keyUsage }) => !isAuthority || keyUsage?.has("keyCertSign") === false),
		"chain-time": issuers.some((each) => (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.cn)(each, now) || now < each.notBefore)
	});
}
function logoFaults({ der }, served) {
	const logotype = logotypeIn(der);
	if (!logotype) return ["no-logo"];
	const { data } = logotype;
	const own = data && plainLogo(data);
	if (own && !fits(logotype, own) && !fits(logotype, data)) return ["logo-hash"];
	if (!served) return [];
	return (own ? Buffer.from(served).equals(Buffer.from(own)) : fits(logotype, served)) ? [] : ["other-logo"];
}
function logotypeIn(der) {
	try {
		return readLogotype(der);
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.kn) return null;
		throw error;
	}
}
function fits({ hashes }, picture) {
	return hashes.flatMap(({ algorithm, value }) => algorithm === null ? [] : [{
		algorithm,
		value
	}]).every(({ algorithm, value }) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_18__.createHash)(algorithm).update(picture).digest().equals(value));
}
function timeText(milliseconds) {
	const date = new Date(milliseconds);
	return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
// src/checks/email/policy-texts.ts
const longestText = 1024;
async function policyTexts(context, domain, prefix) {
	const name = (0,_policy_js__WEBPACK_IMPORTED_MODULE_7__.i)(domain, ...prefix);
	if (!name) return {
		texts: [],
		reason: null,
		isAlias: false
	};
	const told = await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, name, _start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.TXT);
	const { answer } = told;
	const isAlias = answer.kind !== "unknown" && answer.aliases.length > 0;
	if (answer.kind !== "found") return {
		texts: [],
		reason: await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_10__.t)(told),
		isAlias
	};
	return {
		texts: (0,_answer_js__WEBPACK_IMPORTED_MODULE_9__.l)("TXT", answer.records).map(({ data }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.W)(data.strings)),
		reason: null,
		isAlias
	};
}
// src/checks/email/bimi/collect.ts
const limits = {
	logo: 131072,
	evidence: 262144
};
const patience$1 = 8e3;
async function collectBimi(context, domain) {
	const own = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_8__.t)(domain);
	const { texts, reason, isAlias } = await policyTexts(context, domain, ["default", "_bimi"]);
	const nothing = {
		name: `default._bimi.${own}`,
		domain: own,
		isAlias,
		reason,
		text: null,
		total: 0,
		fault: null,
		malformedRecords: [],
		logo: null,
		evidence: null
	};
	if (reason !== null) return {
		...nothing,
		state: "unknown"
	};
	const choice = chooseBimi(texts);
	if (choice.kind === "none") return {
		...nothing,
		state: "absent",
		malformedRecords: choice.lookalikes.slice(0, 32).map(shown$2)
	};
	if (choice.kind === "several") return {
		...nothing,
		state: "several",
		total: choice.texts.length
	};
	const found = {
		...nothing,
		total: 1,
		text: shown$2(choice.text)
	};
	if (choice.kind === "declined") return {
		...found,
		state: "declined"
	};
	if (choice.kind === "invalid") return {
		...found,
		state: "invalid",
		fault: {
			code: choice.fault,
			value: shown$2(choice.value)
		}
	};
	const [logo, evidence] = await Promise.all([choice.logo === null ? null : fetchFrom(context, choice.logo, limits.logo), choice.evidence === null ? null : fetchFrom(context, choice.evidence, limits.evidence)]);
	const logoSeen = logo && logoFrom(choice.logo ?? "", logo);
	const sought = {
		own,
		logo: logo?.ok === true && logoSeen?.state === "valid" ? plainLogo(logo.body) : null,
		now: context.now()
	};
	return {
		...found,
		state: "found",
		logo: logoSeen,
		evidence: evidence && await evidenceFrom(choice.evidence ?? "", evidence, sought)
	};
}
function logoFrom(url, got) {
	if (!got.ok) return {
		url: shown$2(url),
		...unfetched(got.reason),
		problems: tooLarge(got.reason)
	};
	const problems = logoProblems(plainLogo(got.body)).map(({ code, value }) => ({
		code,
		value: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.di)(value, 100)
	}));
	return {
		url: shown$2(url),
		state: problems.length === 0 ? "valid" : "invalid",
		reason: null,
		problems
	};
}
async function evidenceFrom(url, got, { own, logo, now }) {
	if (!got.ok) return {
		url: shown$2(url),
		...unfetched(got.reason),
		faults: [],
		names: [],
		notAfter: null,
		issuer: null
	};
	const { getDomain } = await Promise.all(/* import() */[__webpack_require__.e(4235), __webpack_require__.e(5185)]).then(__webpack_require__.bind(__webpack_require__, 5185)).then((m) => (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.o)(m.default, 1));
	const above = getDomain(own, { allowPrivateDomains: true });
	const read = readEvidence(got.body, {
		domains: above === null ? [own] : [own, above],
		logo,
		now: now.getTime()
	});
	return {
		url: shown$2(url),
		state: read.faults.length === 0 ? "valid" : "invalid",
		reason: null,
		...read
	};
}
function fetchFrom(context, url, limit) {
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.dn)(context, url, { namedBy: _public_address_js__WEBPACK_IMPORTED_MODULE_4__.n }, {
		limit,
		patience: patience$1,
		schemes: ["https:"]
	});
}
const lasting = /^(?:http\.(?:3\d\d|4(?!08|25|29)\d\d)|dns\.nxdomain|address\.private|redirected|scheme|too-large)$/;
function unfetched(reason) {
	if (reason === "too-large") return {
		state: "invalid",
		reason
	};
	return {
		state: lasting.test(reason) ? "missing" : "unknown",
		reason
	};
}
function tooLarge(reason) {
	return reason === "too-large" ? [{
		code: "too-large",
		value: `> ${limits.logo}`
	}] : [];
}
function shown$2(text) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.di)(text, longestText);
}
// src/probes/mail/blocklist-works.ts
const verdicts = [
	"works",
	"refused",
	"lists-all",
	"lists-none"
];
const testPoints = {
	ip4: {
		listed: "127.0.0.2",
		unlisted: "127.0.0.1"
	},
	ip6: {
		listed: "::ffff:7f00:2",
		unlisted: "::ffff:7f00:1"
	},
	domain: {
		listed: "test",
		unlisted: "invalid"
	}
};
const keptFor = 36e5;
async function blocklistTrouble(context, list, subject) {
	const now = context.now().getTime();
	const key = `blocklist ${subject} ${list.zone} ${serverFor(context, list) ?? ""}`;
	const kept = context.shelf?.find(key, {}, now);
	const known = kept && verdicts.find((each) => each === Buffer.from(kept.bytes).toString());
	const verdict = known ?? await tryOut(context, list, subject);
	if (typeof verdict !== "string") return verdict.reason;
	if (!known) context.shelf?.keep(key, {
		bytes: Buffer.from(verdict),
		address: _public_address_js__WEBPACK_IMPORTED_MODULE_4__.n,
		until: now + keptFor
	});
	return verdict === "works" ? null : verdict;
}
async function tryOut(context, list, subject) {
	const { listed, unlisted } = testPoints[subject];
	const inList = subject === "domain" ? list.testPoint ?? listed : listed;
	const [must, mustNot] = await Promise.all([inList, unlisted].map((each) => askList(context, list, subject, each)));
	const answers = [must, mustNot].flatMap((each) => each?.addresses ?? []);
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.L)(answers, list).kind === "refused") return "refused";
	const reason = must?.reason ?? mustNot?.reason ?? null;
	if (reason !== null) return { reason };
	if ((mustNot?.addresses?.length ?? 0) > 0) return "lists-all";
	return (must?.addresses?.length ?? 0) > 0 && answers.every((each) => each.startsWith("127.")) ? "works" : "lists-none";
}
async function askList(context, list, subject, about) {
	const zone = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.at)(list.zone);
	const name = subject === "domain" ? (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.I)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.at)(about), zone) : (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.F)(about, zone);
	const server = serverFor(context, list);
	return answerOf$1(await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, name, _start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.A, server === null ? {} : { server }));
}
function serverFor({ dns }, { needsOwnResolver }) {
	return needsOwnResolver ? dns.blocklistResolver : null;
}
function answerOf$1(told) {
	const { answer } = told;
	if (answer.kind === "unknown") return {
		addresses: null,
		reason: answer.reason
	};
	if ((0,_doubtful_js__WEBPACK_IMPORTED_MODULE_10__.i)(told)) return {
		addresses: null,
		reason: "FILTERED"
	};
	if (answer.kind !== "found") return {
		addresses: [],
		reason: null
	};
	return {
		addresses: (0,_answer_js__WEBPACK_IMPORTED_MODULE_9__.l)("A", answer.records).map(({ data }) => data.address),
		reason: null
	};
}
// src/probes/mail/blocklists.ts
const subjects = [
	"ip4",
	"ip6",
	"domain"
];
async function askBlocklists(context, suspects) {
	const pairs = context.dns.blocklists.flatMap((list) => subjects.filter((subject) => list.takes.includes(subject) && suspects[subject].length > 0).map((subject) => ({
		list,
		subject
	})));
	return Promise.all(pairs.map(({ list, subject }) => askOne(context, list, subject, suspects[subject])));
}
async function askOne(context, list, subject, about) {
	const report = {
		list,
		subject,
		words: []
	};
	if (list.needsOwnResolver && context.dns.blocklistResolver === null) return {
		...report,
		state: "skipped",
		reason: "public-resolver"
	};
	const trouble = await blocklistTrouble(context, list, subject);
	if (subject === "ip6" && trouble === "lists-none") return {
		...report,
		state: "skipped",
		reason: "no-ip6"
	};
	if (trouble !== null) return {
		...report,
		state: "unknown",
		reason: trouble
	};
	const words = await Promise.all(about.map((each) => wordOn(context, list, subject, each)));
	return {
		...report,
		state: "asked",
		reason: null,
		words
	};
}
async function wordOn(context, list, subject, about) {
	const answer = await answerOn(context, list, subject, about);
	if (answer.addresses === null) return {
		about,
		said: {
			kind: "unknown",
			reason: answer.reason
		},
		codes: []
	};
	const codes = answer.addresses.toSorted();
	return {
		about,
		said: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.L)(codes, list),
		codes
	};
}
async function answerOn(context, list, subject, about) {
	try {
		return await askList(context, list, subject, about);
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.Nt) return {
			addresses: null,
			reason: "TOO-LONG"
		};
		throw error;
	}
}
const weight = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)(_start_js__WEBPACK_IMPORTED_MODULE_2__.Pt);
const listing = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	subject: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
		description: "The address or domain",
		ko: "주소 또는 도메인"
	}),
	host: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta({
		description: "The mail server with this address; null for a domain",
		ko: "주소를 가진 메일 서버. 도메인이면 null"
	}),
	labels: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)()).readonly().meta({
		description: "The list's name for the listing",
		ko: "목록이 부르는 이름"
	}),
	codes: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)()).readonly().meta({
		description: "Answers of the list",
		ko: "목록의 응답"
	}),
	weight: weight.meta({
		description: "Importance of the listing: major for nearly all receivers, info for none",
		ko: "등재의 중요도. major: 거의 모든 수신 서버에 영향. info: 영향 없음"
	}),
	senderWeight: weight.meta({
		description: "The same for an address that sends mail",
		ko: "주소가 직접 메일을 보낼 때의 무게"
	}),
	isCeiling: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wi)().meta({
		description: "Whether most receivers reject mail because of it",
		ko: "대부분의 수신 서버가 이 이유로 메일을 거부하는지 여부"
	})
});
const undetermined = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	subject: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
		description: "The address or domain",
		ko: "주소 또는 도메인"
	}),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
		description: "refused, odd (an unknown code), or why there was no answer",
		ko: "refused, odd(표에 없는 코드) 또는 응답이 없는 이유"
	}),
	codes: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)()).readonly().meta({
		description: "Return codes of the list (RFC 5782 §2.1)",
		ko: "목록의 응답 코드(RFC 5782 §2.1)"
	})
});
const list = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	name: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
		description: "The zone, without a key",
		ko: "존 이름(키 제외)"
	}),
	subject: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
		"ip4",
		"ip6",
		"domain"
	]).meta({
		description: "What the list contains: IPv4 addresses, IPv6 addresses or domains",
		ko: "목록의 대상: IPv4 주소, IPv6 주소 또는 도메인"
	}),
	state: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
		"asked",
		"skipped",
		"unknown"
	]).meta({
		description: "skipped: not queried, since it does not answer us or does not cover this kind; unknown: it failed its own test",
		ko: "skipped: 답하지 않는 상대나 종류여서 묻지 않음. unknown: 목록이 자체 시험에 실패함"
	}),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta(_gate_js__WEBPACK_IMPORTED_MODULE_1__.Sn.reason),
	terms: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
		description: "Terms of use",
		ko: "질의 조건"
	}),
	removal: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta({
		description: "Where to request removal",
		ko: "등재 해제를 요청하는 곳"
	}),
	queriedCount: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Oi)().meta({
		description: "Number of addresses or domains queried",
		ko: "질의한 주소나 도메인의 수"
	}),
	listings: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)(listing).readonly().meta({
		description: "Listed addresses and domains",
		ko: "등재된 주소와 도메인"
	}),
	undetermined: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)(undetermined).readonly().meta({
		description: "Addresses and domains for which the list gave no result",
		ko: "목록에서 결과를 얻지 못한 주소와 도메인"
	})
});
const blocklistsSchema = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	lists: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)(list).readonly().meta({
		description: "Blocklists, and what they say",
		ko: "차단 목록별 결과"
	}),
	addressesTotal: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Oi)().meta({
		description: `How many public addresses there are; at most 32 were asked about`,
		ko: `공인 주소의 수. 최대 32개까지 확인`
	}),
	hasResolver: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wi)().meta({
		description: "Whether lists that do not answer public resolvers could be queried",
		ko: "공용 리졸버에 답하지 않는 목록에 물을 수 있었는지 여부"
	})
});
// src/checks/email/blocklists/collect.ts
async function collectBlocklists(context, { hosts, domain }) {
	const owners = new Map();
	for (const { host, addresses } of hosts) for (const address of addresses) if (!owners.has(address)) owners.set(address, host);
	const candidates = [...owners.keys()];
	const isPublic = await Promise.all(candidates.map((each) => (0,_public_address_js__WEBPACK_IMPORTED_MODULE_4__.t)(context, each)));
	const all = candidates.filter((_, index) => isPublic[index]);
	const chosen = all.slice(0, 32);
	return {
		lists: (await askBlocklists(context, {
			ip4: chosen.filter((each) => (0,node_net__WEBPACK_IMPORTED_MODULE_17__.isIPv4)(each)),
			ip6: chosen.filter((each) => !(0,node_net__WEBPACK_IMPORTED_MODULE_17__.isIPv4)(each)),
			domain: domain === null ? [] : await domainsOf(domain)
		})).map((each) => rawOf(each, owners)),
		addressesTotal: all.length,
		hasResolver: context.dns.blocklistResolver !== null
	};
}
async function domainsOf(domain) {
	const { getDomain } = await Promise.all(/* import() */[__webpack_require__.e(4235), __webpack_require__.e(5185)]).then(__webpack_require__.bind(__webpack_require__, 5185)).then((m) => (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.o)(m.default, 1));
	const name = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_8__.t)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.at)(domain));
	return [...new Set([name, getDomain(name, { allowPrivateDomains: true }) ?? name])];
}
function rawOf({ list, ...report }, owners) {
	const { subject, state, reason, words } = report;
	return {
		...shownOf(list),
		subject,
		state,
		reason,
		queriedCount: words.length,
		listings: words.flatMap((word) => listingOf(word, owners)),
		undetermined: words.flatMap(untoldOf)
	};
}
function shownOf({ name, terms, removal }) {
	return {
		name,
		terms,
		removal
	};
}
const mostCodes = 8;
function listingOf({ about, said, codes }, owners) {
	if (said.kind !== "listed") return [];
	const { kind: _, ...rest } = said;
	return [{
		subject: about,
		host: owners.get(about) ?? null,
		...rest,
		codes: codes.slice(0, mostCodes)
	}];
}
function untoldOf({ about, said, codes }) {
	if (said.kind === "listed" || said.kind === "clean") return [];
	return [{
		subject: about,
		reason: said.kind === "unknown" ? said.reason : said.kind,
		codes: codes.slice(0, mostCodes)
	}];
}
// src/formats/dns/tlsa.ts
const digests = {
	1: {
		name: "sha256",
		length: 32
	},
	2: {
		name: "sha512",
		length: 64
	}
};
function tlsaFault({ usage, selector, matching, data }) {
	if (usage !== 2 && usage !== 3) return "usage";
	if (selector > 1) return "selector";
	if (matching > 2) return "matching";
	const digest = digests[matching];
	return digest && data.length !== digest.length ? "length" : null;
}
function withStrongestDigest(records) {
	return records.filter((record) => record.matching === 0 || tlsaFault(record) !== null || !records.some((other) => tlsaFault(other) === null && other.usage === record.usage && other.selector === record.selector && other.matching > record.matching));
}
function describesCertificate({ selector, matching, data }, der) {
	const selected = selector === 0 ? der : keyOf$1(der);
	if (!selected) return false;
	const digest = digests[matching];
	return data.equals(digest ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_18__.createHash)(digest.name).update(selected).digest() : selected);
}
function keyAssociation(der) {
	const key = keyOf$1(der);
	return key && {
		usage: 3,
		selector: 1,
		matching: 1,
		data: (0,node_crypto__WEBPACK_IMPORTED_MODULE_18__.createHash)("sha256").update(key).digest()
	};
}
function keyOf$1(der) {
	try {
		return (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.vn)(der);
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.kn) return null;
		throw error;
	}
}
// src/probes/dane/match.ts
function compareWith(association, shown) {
	const [leaf] = shown.chain;
	if (!leaf || tlsaFault(association) !== null) return "other";
	if (association.usage === 3) return describesCertificate(association, leaf) ? "match" : "other";
	return belowAuthority(association, shown);
}
function belowAuthority(association, { chain, names, now }) {
	const [leaf, ...others] = chain.map(_gate_js__WEBPACK_IMPORTED_MODULE_1__.sn);
	if (!leaf) return "other";
	const served = others.filter((each) => each !== null);
	const shown = served.filter(({ der }) => describesCertificate(association, der));
	const anchors = (shown.length > 0 ? shown : recorded(association, served)).filter(({ sha256 }) => sha256 !== leaf.sha256);
	if (anchors.length === 0) return isSignedDirectly(association, leaf) ? verdictOf(leaf, names, now, true) : "other";
	const { best } = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.on)({
		leaf,
		others: served,
		now,
		anchorsAnywhere: true,
		clients: "programs",
		trust: { named: (subject) => anchors.filter((each) => (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Tn)(each.subject, Buffer.from(subject))).map(({ der }) => ({
			der,
			by: "given"
		})) }
	});
	if (!best) return "other";
	return verdictOf(leaf, names, now, isSound(best, now, association));
}
function isSound({ certificates, problems }, now, association) {
	const anchor = certificates.at(-1);
	const isTimely = certificates.slice(1, -1).every(({ notBefore, notAfter }) => notBefore <= now && now < notAfter + 1e3);
	const isExcused = anchor !== void 0 && !(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.mn)(anchor) && describesCertificate(association, anchor.der) && isTimely;
	return problems.every((each) => isExcused && (each === "issuer-expired" || each === "issuer-not-yet-valid"));
}
function verdictOf(leaf, names, now, isPathGood) {
	const problems = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.an)(leaf, {
		host: null,
		now,
		exchange: null,
		clients: "programs"
	});
	const isNamed = names.some((name) => isFor(leaf, name));
	return isPathGood && isNamed && problems.length === 0 ? "match" : "invalid";
}
function recorded({ selector, matching, data }, served) {
	if (matching !== 0) return [];
	if (selector === 0) return [(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.sn)(data)].filter((each) => each !== null);
	const key = keyFrom(data);
	return key ? served.filter((each) => isSignedBy(each, key)) : [];
}
function isSignedDirectly({ selector, matching, data }, leaf) {
	const key = matching === 0 && selector === 1 ? keyFrom(data) : null;
	return key !== null && isSignedBy(leaf, key);
}
function keyFrom(der) {
	try {
		return (0,node_crypto__WEBPACK_IMPORTED_MODULE_18__.createPublicKey)({
			key: der,
			format: "der",
			type: "spki"
		});
	} catch {
		return null;
	}
}
function isSignedBy({ der }, key) {
	try {
		return new node_crypto__WEBPACK_IMPORTED_MODULE_18__.X509Certificate(der).verify(key);
	} catch {
		return false;
	}
}
function isFor(leaf, name) {
	if (leaf.names.some(({ kind }) => kind === "dns")) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.ln)(leaf, name);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.hn)(leaf.subject).toLowerCase() === name.toLowerCase();
}
// src/probes/dane/dane.ts
function tlsaOf(context, domain) {
	return context.once(`mail tlsa ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.dt)(domain)}`, async () => {
		const { hosts } = await (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.O)(context, domain);
		const named = hosts.filter(({ problems }) => !problems.includes("address") && !problems.includes("null-beside"));
		return Promise.all(named.map((each) => hostTlsa(context, each)));
	});
}
function tlsaName(base) {
	const labels = [
		Buffer.from("_25"),
		Buffer.from("_tcp"),
		...(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ft)(base)
	];
	return labels.reduce((sum, { length: size }) => sum + size + 1, 1) > 255 ? null : (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.mt)(labels);
}
async function hostTlsa(context, { host, name, alias }) {
	const [four, six] = await Promise.all([(0,_served_js__WEBPACK_IMPORTED_MODULE_11__.i)(context, name, _start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.A), (0,_served_js__WEBPACK_IMPORTED_MODULE_11__.i)(context, name, _start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.AAAA)]);
	const addresses = weakest(four.state, six.state);
	const bases = alias && !(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ct)(alias, name) && addresses === "secure" ? [alias, name] : [name];
	const found = await Promise.all(bases.map((base) => look(context, base)));
	const [first] = found;
	const chosen = found.find(({ state }) => state !== "absent") ?? first;
	if (!chosen) throw new Error("a host without a name");
	return {
		host,
		addresses,
		alias: alias !== null && isOpen$1(addresses) ? (await (0,_served_js__WEBPACK_IMPORTED_MODULE_11__.i)(context, name, _start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.CNAME)).state : null,
		...chosen
	};
}
function isOpen$1(state) {
	return state === "insecure" || state === "island";
}
const ranks = [
	"bogus",
	"indeterminate",
	"insecure",
	"island",
	"secure"
];
function weakest(one, other) {
	return ranks.indexOf(one) < ranks.indexOf(other) ? one : other;
}
async function look(context, base) {
	const name = tlsaName(base);
	const bare = {
		base,
		records: [],
		reason: null
	};
	if (!name) return {
		...bare,
		security: "insecure",
		state: "absent"
	};
	const [security, told] = await Promise.all([(0,_served_js__WEBPACK_IMPORTED_MODULE_11__.i)(context, name, _start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.TLSA), (0,_lookup_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, name, _start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.TLSA, _doubtful_js__WEBPACK_IMPORTED_MODULE_10__.g)]);
	const { state, reason } = security;
	const seen = {
		...bare,
		security: state
	};
	if (state === "bogus") return {
		...seen,
		state: "bogus",
		reason
	};
	const { answer } = told;
	if (answer.kind === "unknown") return {
		...seen,
		state: "unknown",
		reason: answer.reason
	};
	if (state === "indeterminate") return {
		...seen,
		state: "unknown",
		reason: reason ?? "indeterminate"
	};
	if (answer.kind !== "found") {
		const doubt = await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_10__.t)(told);
		return {
			...seen,
			state: doubt === null ? "absent" : "unknown",
			reason: doubt
		};
	}
	return {
		...seen,
		state: "found",
		records: (0,_answer_js__WEBPACK_IMPORTED_MODULE_9__.l)("TLSA", answer.records).map(({ data }) => data)
	};
}
// src/checks/email/dane/collect.ts
const mostRecords = 16;
const mostDigits = 128;
async function collectDane(context, domain) {
	const [{ security, hosts, total }, tlsa, standing] = await Promise.all([
		(0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.O)(context, domain),
		tlsaOf(context, domain),
		(0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.E)(context, domain)
	]);
	const answers = new Map(standing.hosts.map(({ host, addresses }) => [host, addresses]));
	const own = {
		domain: (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_8__.t)(domain),
		now: context.now().getTime()
	};
	return {
		security,
		hosts: tlsa.map((each) => hostOf$1(each, answers.get(each.host) ?? [], own)),
		isComplete: tlsa.length === hosts.length && total <= hosts.length
	};
}
function hostOf$1(tlsa, answers, { domain, now }) {
	const { host, addresses, alias, security, state, reason } = tlsa;
	const base = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_8__.t)(tlsa.base);
	const records = tlsa.records.slice(0, mostRecords);
	const counting = new Set(withStrongestDigest(tlsa.records));
	const names = [
		base,
		host,
		domain
	];
	const compared = answers.map((each) => {
		const chain = each.greeting?.handshake?.chain ?? null;
		return {
			each,
			chain,
			verdicts: chain ? records.map((record) => compareWith(record, {
				chain,
				names,
				now
			})) : null
		};
	});
	const shown = compared.map(({ verdicts }) => verdicts).filter((each) => each !== null);
	return {
		host,
		base,
		addresses,
		alias,
		security,
		state,
		reason,
		records: records.map((record, index) => ({
			...recordOf$1(record),
			isSuperseded: !counting.has(record),
			matches: shown.length === 0 ? null : shown.some((verdicts) => verdicts[index] === "match")
		})),
		recordsTotal: tlsa.records.length,
		presentedKeys: compared.map(({ each, chain, verdicts }) => ({
			address: each.address,
			starttls: each.starttls,
			verdict: verdicts && best(verdicts.filter((_, at) => records[at] && counting.has(records[at]))),
			reason: each.reason ?? each.greeting?.failure?.reason ?? null,
			key: chain?.[0] ? keyAssociation(chain[0])?.data.toString("hex").toUpperCase() ?? null : null
		}))
	};
}
function best(verdicts) {
	return ["match", "invalid"].find((each) => verdicts.includes(each)) ?? "other";
}
function recordOf$1(record) {
	const { usage, selector, matching, data } = record;
	return {
		usage,
		selector,
		matching,
		data: data.subarray(0, mostDigits / 2).toString("hex").toUpperCase(),
		fault: tlsaFault(record)
	};
}
// src/data/dkim-selectors.ts
const usualSelectors = [
	"default",
	"google",
	"selector1",
	"selector2",
	"mail",
	"dkim",
	"k1",
	"s1",
	"s2",
	"k2",
	"mandrill",
	"smtp",
	"email",
	"sig1",
	"protonmail"
];
// src/probes/dkim/guesses.ts
async function dkimGuesses(context, domain) {
	const found = (0,_mail_operators_js__WEBPACK_IMPORTED_MODULE_12__.i)(await namesIn(context, domain));
	return {
		selectors: [...new Set([...found.flatMap((each) => each.selectors), ...usualSelectors])].slice(0, usualSelectors.length),
		operators: found
	};
}
async function namesIn(context, domain) {
	const dmarc = (0,_policy_js__WEBPACK_IMPORTED_MODULE_7__.n)(domain);
	const [mx, ns, own, policy] = await Promise.all([
		(0,_lookup_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, domain, _start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.MX),
		(0,_lookup_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, domain, _start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.NS),
		(0,_policy_js__WEBPACK_IMPORTED_MODULE_7__.r)(context, domain),
		dmarc ? (0,_policy_js__WEBPACK_IMPORTED_MODULE_7__.r)(context, dmarc) : null
	]);
	const exchanges = mx.answer.kind === "found" ? (0,_answer_js__WEBPACK_IMPORTED_MODULE_9__.l)("MX", mx.answer.records) : [];
	const servers = ns.answer.kind === "found" ? (0,_answer_js__WEBPACK_IMPORTED_MODULE_9__.l)("NS", ns.answer.records) : [];
	const choice = (0,_policy_js__WEBPACK_IMPORTED_MODULE_7__.a)(policy?.texts ?? []);
	const hosts = choice.kind === "one" ? choice.record.aggregate.flatMap(({ host }) => host ?? []) : [];
	return [
		...exchanges.slice(0, 20).map(({ data }) => (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_8__.t)(data.exchange)),
		...own.texts.filter((text) => /^v=spf1 /i.test(text)).flatMap(includesOf),
		...servers.slice(0, 20).map(({ data }) => (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_8__.t)(data.name)),
		...hosts.filter((host) => !(0,_mail_operators_js__WEBPACK_IMPORTED_MODULE_12__.t)(host))
	];
}
function includesOf(record) {
	return record.slice(0, 4096).toLowerCase().split(" ").flatMap((term) => /^[+?~-]?(?:include:|redirect=)(?<name>[a-z0-9._-]+)$/.exec(term)?.groups?.["name"] ?? []);
}
// src/probes/dkim/node.ts
async function nodeAt(context, domain, node, isExplained) {
	const sibling = (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.A)(domain, `${context.now().toISOString()} sibling`);
	const [told, other] = await Promise.all([(0,_lookup_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, node, _start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.TXT), sibling ? (0,_lookup_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, sibling, _start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.TXT) : null]);
	const { answer } = told;
	const bare = {
		reason: null,
		at: null
	};
	const reason = await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_10__.t)(told);
	if (reason !== null) return {
		state: "unknown",
		reason,
		at: null
	};
	if (answer.kind === "nxdomain" && (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ct)(answer.name, node)) {
		if (isExplained) return {
			state: "present",
			...bare
		};
		return await deniesParents(context, domain) ? {
			state: "unknown",
			reason: "BADRESP",
			at: null
		} : {
			state: "none",
			...bare
		};
	}
	if (other?.answer.kind === "unknown") return {
		state: "unknown",
		reason: other.answer.reason,
		at: null
	};
	if (other?.answer.kind !== "nxdomain") return {
		state: "void",
		...bare
	};
	if (isExplained) return {
		state: "present",
		...bare
	};
	return answer.kind === "nodata" && answer.aliases.length === 0 ? belowNode(context, domain) : {
		state: "other",
		reason: null,
		at: node
	};
}
const strangers = [
	"_adsp",
	"_report",
	"_policy",
	"_ssp"
];
async function belowNode(context, domain) {
	const names = strangers.flatMap((each) => (0,_policy_js__WEBPACK_IMPORTED_MODULE_7__.i)(domain, each, "_domainkey") ?? []);
	const told = await Promise.all(names.map((each) => (0,_lookup_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, each, _start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.TXT)));
	const found = names.find((_, index) => told[index]?.answer.kind === "found");
	if (found) return {
		state: "other",
		reason: null,
		at: found
	};
	const [reason] = told.flatMap(({ answer }) => answer.kind === "unknown" ? [answer.reason] : []);
	return reason === void 0 ? {
		state: "present",
		reason: null,
		at: null
	} : {
		state: "unknown",
		reason,
		at: null
	};
}
const samples = [
	{
		parent: "_tls",
		child: "_smtp",
		type: _start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.TXT
	},
	{
		parent: "_tcp",
		child: "_autodiscover",
		type: _start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.SRV
	},
	{
		parent: "_tcp",
		child: "_imaps",
		type: _start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.SRV
	},
	{
		parent: "_tcp",
		child: "_submission",
		type: _start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.SRV
	}
];
async function deniesParents(context, domain) {
	return (await Promise.all(samples.map(async ({ parent, child, type }) => {
		const [outer, inner] = [(0,_policy_js__WEBPACK_IMPORTED_MODULE_7__.i)(domain, parent), (0,_policy_js__WEBPACK_IMPORTED_MODULE_7__.i)(domain, child, parent)];
		if (!outer || !inner) return false;
		const { answer } = await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, inner, type);
		if (answer.kind !== "found" || answer.aliases.length > 0) return false;
		return (await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, outer, _start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.TXT)).answer.kind === "nxdomain";
	}))).includes(true);
}
// src/probes/dkim/selectors.ts
async function lookAtSelectors(context, domain, selectors) {
	const node = (0,_policy_js__WEBPACK_IMPORTED_MODULE_7__.i)(domain, "_domainkey");
	if (!node) return nowhere;
	const wildcard = await wildcardAt(context, node);
	const seen = await Promise.all(selectors.map((each) => lookAt$1(context, domain, each, wildcard)));
	return {
		selectors: seen,
		wildcard,
		node: await nodeAt(context, domain, node, seen.some(({ state }) => state !== "absent" && state !== "unknown"))
	};
}
const nowhere = {
	selectors: [],
	wildcard: {
		state: "absent",
		texts: [],
		isRevoking: false,
		target: null
	},
	node: {
		state: "none",
		reason: null,
		at: null
	}
};
function selectorName(domain, selector) {
	try {
		const node = (0,_policy_js__WEBPACK_IMPORTED_MODULE_7__.i)(domain, "_domainkey");
		return node && (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.mt)([...(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ft)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.at)(selector)), ...(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ft)(node)]);
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.Nt) return null;
		throw error;
	}
}
async function wildcardAt(context, node) {
	const names = [1, 2].flatMap((turn) => (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.A)(node, `${context.now().toISOString()} ${turn}`) ?? []);
	const told = await Promise.all(names.map((each) => (0,_policy_js__WEBPACK_IMPORTED_MODULE_7__.r)(context, each)));
	const bare = {
		texts: told.flatMap((each) => each.texts),
		isRevoking: false,
		target: null
	};
	if (told.length > 0 && told.every(({ answer }) => answer.kind === "found")) {
		const keys = told.map((each) => (0,_key_js__WEBPACK_IMPORTED_MODULE_13__.t)(each.texts));
		return {
			...bare,
			state: "present",
			isRevoking: keys.every((each) => each.kind === "one" && each.record.isRevoked)
		};
	}
	if (told.some(({ answer }) => answer.kind === "unknown")) return {
		...bare,
		state: "unknown"
	};
	const targets = await Promise.all(names.map((each) => deadEndOf(context, each)));
	const [target] = targets;
	return target && targets.every((each) => each !== null && (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ct)(each, target)) ? {
		...bare,
		state: "present",
		target
	} : {
		...bare,
		state: "absent"
	};
}
async function deadEndOf(context, name) {
	const told = await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, name, _start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.TXT);
	const { answer } = told;
	if (answer.kind === "unknown" || answer.kind === "found" || answer.aliases.length === 0) return null;
	return await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_10__.t)(told) === null ? targetOf(name, answer.name) : null;
}
function targetOf(name, end) {
	const [own, labels] = [(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ft)(name), (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ft)(end)];
	const kept = labels.findIndex((each, index) => !own[index]?.equals(each));
	return kept < 1 ? end : (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.mt)(labels.slice(kept));
}
async function lookAt$1(context, domain, selector, wildcard) {
	const name = selectorName(domain, selector);
	const bare = {
		selector,
		reason: null,
		at: name,
		aliases: [],
		texts: [],
		key: null
	};
	if (!name) return {
		...bare,
		state: "absent"
	};
	const [{ answer, texts }, told] = await Promise.all([(0,_policy_js__WEBPACK_IMPORTED_MODULE_7__.r)(context, name), (0,_lookup_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, name, _start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.TXT)]);
	if (answer.kind === "unknown") return {
		...bare,
		state: "unknown",
		reason: answer.reason
	};
	const aliases = answer.aliases.map(({ data }) => data.name);
	const seen = {
		...bare,
		at: answer.name,
		aliases,
		texts
	};
	if (answer.kind !== "found") {
		const reason = await (0,_doubtful_js__WEBPACK_IMPORTED_MODULE_10__.t)(told);
		if (reason !== null) return {
			...seen,
			state: "unknown",
			reason
		};
		if (aliases.length === 0) return {
			...seen,
			state: "absent"
		};
		const isOfAny = wildcard.target !== null && (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ct)(targetOf(name, answer.name), wildcard.target);
		return {
			...seen,
			state: isOfAny ? "wildcard" : "dangling"
		};
	}
	const isOfAny = wildcard.state === "present" && texts.every((each) => wildcard.texts.includes(each));
	const choice = (0,_key_js__WEBPACK_IMPORTED_MODULE_13__.t)(texts);
	if (isOfAny) return {
		...seen,
		state: "wildcard",
		key: choice.kind === "one" ? choice.record : null
	};
	if (choice.kind === "none") return {
		...seen,
		state: "other"
	};
	return choice.kind === "one" ? {
		...seen,
		state: "key",
		key: choice.record
	} : {
		...seen,
		state: "several"
	};
}
// src/checks/email/dkim/usable.ts
const useless = new Set([
	"syntax",
	"repeated-tag",
	"other-version",
	"no-key",
	"bad-base64",
	"bad-key",
	"unknown-type",
	"too-short",
	"no-sha256",
	"not-for-email",
	"wrapped-ed25519"
]);
function isUsableKey({ key, problems }) {
	return key !== null && !problems.some((each) => useless.has(each));
}
// src/checks/email/dkim/parents.ts
async function parentKeys(context, name, named) {
	const organisation = await (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_14__.f)(name);
	if (!organisation || (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ct)(organisation, name)) return [];
	const chosen = [...[...(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yt)(name)].filter((each) => !(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ct)(each, name) && (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ut)(each, organisation)).slice(0, 2), organisation].filter((each, index, all) => all.findIndex((other) => (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ct)(other, each)) === index);
	return Promise.all(chosen.map((each) => keysAt(context, each, named)));
}
async function keysAt(context, name, named) {
	const guesses = await dkimGuesses(context, name);
	const look = await lookAtSelectors(context, name, [...new Set([...named, ...guesses.selectors])]);
	const usable = look.selectors.filter(({ state, key }) => state === "key" && key !== null && isUsableKey(key));
	return {
		name: (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_8__.t)(name),
		state: stateOf(look, usable.length),
		selectors: usable.map((each) => each.selector)
	};
}
function stateOf({ selectors, node, wildcard }, usable) {
	if (usable > 0) return "keys";
	if (node.state === "unknown" || wildcard.state === "unknown" || selectors.some(({ state }) => state === "unknown")) return "unknown";
	return node.state === "present" && wildcard.state === "absent" && selectors.every(({ state }) => state === "absent") ? "hidden" : "none";
}
// src/checks/email/dkim/schema.ts
const longestKeyText = 4096;
const reason$4 = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta({
	description: "Why it is unknown; otherwise null",
	ko: "알 수 없었던 이유. 알 수 있었으면 null"
});
const at = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta({
	description: "A name with a record that is not a key; otherwise null",
	ko: "키가 아닌 것이 있는 이름. 없으면 null"
});
const target = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta({
	description: "The target of a wildcard CNAME without a key; otherwise null",
	ko: "와일드카드가 아무것도 없는 곳을 가리키는 별칭이면 그 이름. 아니면 null"
});
const selector$1 = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	selector: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
		description: "DKIM selector (RFC 6376 §3.1)",
		ko: "DKIM 선택자(RFC 6376 §3.1)"
	}),
	isNamed: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wi)().meta({
		description: "Whether the user gave it",
		ko: "사용자가 지정했는지 여부"
	}),
	state: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
		"key",
		"several",
		"other",
		"dangling",
		"absent",
		"wildcard",
		"unknown"
	]).meta({
		description: "What is published there; dangling: a CNAME whose target has no record; other: TXT records that are not keys; wildcard: from a wildcard record",
		ko: "그 이름에 있는 것. dangling은 아무것도 없는 곳을 가리키는 별칭, other는 키가 아닌 텍스트, wildcard는 어떤 이름에나 오는 응답"
	}),
	reason: reason$4,
	at: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
		description: "The name of the TXT record, after CNAME records",
		ko: "별칭을 따라간 뒤 텍스트가 있는 이름"
	}),
	aliases: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)()).readonly().meta({
		description: "Targets of the CNAME records that were followed",
		ko: "따라간 CNAME 레코드의 대상"
	}),
	operator: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta({
		description: "The operator of the key, by the CNAME target",
		ko: "별칭이 가리키는 이름으로 본 키의 소유자"
	}),
	total: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Oi)().meta({
		description: "Number of TXT records",
		ko: "텍스트의 수"
	}),
	text: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta({
		description: "The first TXT record",
		ko: "첫 번째 텍스트"
	}),
	key: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
		type: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
			description: "Key type (k=, RFC 6376 §3.6.1): rsa or ed25519",
			ko: "키의 종류(k=, RFC 6376 §3.6.1): rsa 또는 ed25519"
		}),
		bits: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Oi)().nullable().meta({
			description: "Key size in bits; null if it cannot be read",
			ko: "키의 비트 수. 읽을 수 없으면 null"
		}),
		isUsable: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wi)().meta({
			description: "Whether receivers can verify with it",
			ko: "수신 서버가 검증에 쓸 수 있는지 여부"
		}),
		isTesting: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wi)().meta({
			description: "Whether the DKIM key has t=y (testing, RFC 6376 §3.6.1)",
			ko: "DKIM 키에 t=y(시험)가 있는지 여부(RFC 6376 §3.6.1)"
		}),
		isStrict: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wi)().meta({
			description: "Whether the DKIM key has t=s: no subdomains (RFC 6376 §3.6.1)",
			ko: "DKIM 키에 t=s가 있는지 여부. 하위 도메인에 쓸 수 없음(RFC 6376 §3.6.1)"
		}),
		isRevoked: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wi)().meta({
			description: "Whether the key is revoked: p= is empty (RFC 6376 §3.6.1)",
			ko: "키가 폐기되었는지 여부. p=가 비어 있음(RFC 6376 §3.6.1)"
		}),
		problems: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)(_key_js__WEBPACK_IMPORTED_MODULE_13__.n)).readonly().meta({
			description: "Faults of the key record; empty if it is valid",
			ko: "키 레코드의 문제. 유효하면 비어 있음"
		})
	}).nullable().meta({
		description: "The public key; null if the record is not a key",
		ko: "공개 키. 키 레코드가 아니면 null"
	})
});
const parent = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	name: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
		description: "Name of the parent domain",
		ko: "상위 도메인의 이름"
	}),
	state: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
		"keys",
		"hidden",
		"none",
		"unknown"
	]).meta({
		description: "keys: it has usable keys; hidden: names exist below _domainkey, but at none of the queried selectors",
		ko: "keys는 쓸 수 있는 키가 있음, hidden은 _domainkey 아래에 이름이 있으나 조회한 선택자에는 없음"
	}),
	selectors: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)()).readonly().meta({
		description: "Selectors with a usable key",
		ko: "쓸 수 있는 키가 있는 선택자"
	})
});
const dkimSchema = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	name: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
		description: "Name below which the selectors lie: _domainkey and the domain",
		ko: "선택자가 있는 이름(_domainkey와 도메인)"
	}),
	parents: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)(parent).readonly().meta({
		description: "The domains above it, up to the organisational domain, if it has no usable key of its own. Their signatures are aligned with it unless DMARC requires strict alignment",
		ko: "자체 키가 없을 때 조직 도메인까지의 상위 도메인. DMARC가 엄격한 정렬을 요구하지 않으면 그 서명도 이 도메인과 정렬됨"
	}),
	selectors: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)(selector$1).readonly().meta({
		description: "Selectors with a record or with an unknown state, and those that the user gave",
		ko: "무언가 있거나 알 수 없었던 선택자와 사용자가 지정한 선택자"
	}),
	queriedSelectors: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)()).readonly().meta({
		description: "Selectors that were queried",
		ko: "조회한 선택자"
	}),
	providers: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)()).readonly().meta({
		description: "Mail operators that the domain's records refer to",
		ko: "도메인의 레코드에 나타난 메일 운영자"
	}),
	node: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
		state: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
			"none",
			"present",
			"other",
			"void",
			"unknown"
		]).meta({
			description: "none: no name exists below; present: names exist; unknown: the lookup failed",
			ko: "none: 아래에 이름이 없음. present: 이름이 있음. unknown: 조회 실패"
		}),
		reason: reason$4,
		at
	}).meta({
		description: "Whether names exist below _domainkey; other: it exists because of a record that is not a key; void: a wildcard answers for every name",
		ko: "_domainkey 아래에 무언가 있는지 여부. other는 키가 아닌 것 때문에 이름이 있는 경우, void는 어떤 이름이든 존재하는 경우"
	}),
	wildcard: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
		state: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
			"present",
			"absent",
			"unknown"
		]).meta({
			description: "present: a wildcard record answers for every selector",
			ko: "present: 와일드카드 레코드가 모든 선택자에 응답함"
		}),
		isRevoking: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wi)().meta({
			description: "Whether the record revokes every key",
			ko: "레코드가 모든 키를 폐기하는지 여부"
		}),
		target
	}).meta({
		description: "Whether a wildcard record revokes every key",
		ko: "어떤 선택자든 응답하는지, 모든 키가 폐기되었다고 하는지 여부"
	})
});
// src/checks/email/dkim/repair.ts
const ofTheKey = new Set([
	"too-short",
	"short",
	"long"
]);
function hidesKey(text) {
	const start = text.slice(0, 4096);
	return (0,_key_js__WEBPACK_IMPORTED_MODULE_13__.t)([text]).kind === "none" && (/v\s{0,4}=\s{0,4}dkim/i.test(start) || /\bp\s{0,4}=\s{0,4}MI[A-Za-z0-9+/]{20}/.test(start));
}
function mendedKey(text, mayTest) {
	const tags = looseTags(text);
	const found = formIn(tags);
	if (found === null || isTooShort(found)) return null;
	const flags = listOf(tags.get("t")).filter((each) => mayTest || each !== "y");
	const hashes = listOf(tags.get("h"));
	const services = listOf(tags.get("s"));
	const notes = tags.get("n");
	return [
		"v=DKIM1",
		...hashes.includes("sha256") ? [`h=${hashes.join(":")}`] : [],
		...services.includes("email") ? [`s=${services.join(":")}`] : [],
		found,
		...flags.length > 0 ? [`t=${flags.join(":")}`] : [],
		...notes === void 0 || notes === "" ? [] : [`n=${notes}`]
	].join("; ");
}
function tooShortIn(text) {
	const found = formIn(looseTags(text));
	return found !== null && isTooShort(found) ? readOf(found).bits : null;
}
function isTooShort(form) {
	return readOf(form).problems.includes("too-short");
}
function formIn(tags) {
	const octets = (0,_key_js__WEBPACK_IMPORTED_MODULE_13__.r)(tags.get("p") ?? "");
	if (!octets) return null;
	return formsOf(octets, tags.get("k")?.toLowerCase() ?? "rsa").find((form) => {
		const { problems, key } = readOf(form);
		return key !== null && problems.every((each) => ofTheKey.has(each));
	}) ?? null;
}
function readOf(form) {
	const choice = (0,_key_js__WEBPACK_IMPORTED_MODULE_13__.t)([`v=DKIM1; ${form}`]);
	return choice.kind === "one" ? choice.record : {
		problems: ["syntax"],
		key: null,
		bits: null
	};
}
function formsOf(octets, type) {
	const rsa = `k=rsa; p=${octets.toString("base64")}`;
	const forms = octets.length === 44 ? [edForm(octets.subarray(12)), rsa] : [
		edForm(octets),
		rsa,
		`k=rsa; p=${wrapped(octets)}`
	];
	return type === "ed25519" ? forms : forms.toReversed();
}
function edForm(octets) {
	return `k=ed25519; p=${octets.toString("base64")}`;
}
function wrapped(octets) {
	const algorithm = Buffer.from("300d06092a864886f70d0101010500", "hex");
	const bits = der(3, Buffer.concat([Buffer.of(0), octets]));
	return der(48, Buffer.concat([algorithm, bits])).toString("base64");
}
function der(tag, content) {
	return Buffer.concat([
		Buffer.of(tag),
		derLength(content.length),
		content
	]);
}
function derLength(length) {
	if (length < 128) return Buffer.of(length);
	return length < 256 ? Buffer.of(129, length) : Buffer.of(130, length >> 8, length & 255);
}
function looseTags(text) {
	const tags = new Map();
	for (const part of text.slice(0, 4096).replaceAll(/["'\\]/g, "").split(";", 50)) {
		const equals = part.indexOf("=");
		const name = part.slice(0, Math.max(0, equals)).trim().toLowerCase();
		if (/^[vhknpst]$/.test(name) && !tags.has(name)) tags.set(name, part.slice(equals + 1).trim());
	}
	return tags;
}
function listOf(value) {
	return value === void 0 ? [] : (0,_key_js__WEBPACK_IMPORTED_MODULE_13__.i)(value.toLowerCase()).filter((each) => /^[a-z0-9-]{1,20}$/.test(each));
}
// src/checks/email/dkim/collect.ts
const mostAliases = 10;
async function collectDkim(context, name, named = []) {
	const guesses = await dkimGuesses(context, name);
	const asked = [...new Set([...named, ...guesses.selectors])];
	const { selectors, wildcard, node } = await lookAtSelectors(context, name, asked);
	const isNamed = (selector) => named.includes(selector);
	const ofAny = selectors.find(({ state }) => state === "wildcard");
	const told = selectors.filter((each) => isNamed(each.selector) || each === ofAny || each.state !== "absent" && each.state !== "wildcard");
	const hasKey = selectors.some(({ state, key }) => state === "key" && key !== null && isUsableKey(key));
	return {
		name: (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_8__.t)(name),
		parents: hasKey ? [] : await parentKeys(context, name, named),
		selectors: told.map((each) => selectorOf(each, isNamed(each.selector))),
		queriedSelectors: asked,
		providers: guesses.operators.map((each) => each.name),
		node: {
			...node,
			at: node.at && (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_8__.t)(node.at)
		},
		wildcard: {
			state: wildcard.state,
			isRevoking: wildcard.isRevoking,
			target: wildcard.target && (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_8__.t)(wildcard.target)
		}
	};
}
function selectorOf(seen, isNamed) {
	const { selector, state, reason, at, aliases, texts, key } = seen;
	const last = aliases.at(-1);
	const text = texts.find(hidesKey) ?? texts[0];
	return {
		selector,
		isNamed,
		state,
		reason,
		at: at ? (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_8__.t)(at) : "",
		aliases: aliases.slice(0, mostAliases).map(_plain_text_js__WEBPACK_IMPORTED_MODULE_8__.t),
		operator: (last && (0,_mail_operators_js__WEBPACK_IMPORTED_MODULE_12__.r)((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_8__.t)(last))?.name) ?? null,
		total: texts.length,
		text: key || text !== void 0 ? (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.di)((key?.text ?? text ?? "").replaceAll("	", " "), longestKeyText) : null,
		key: key && keyOf(key)
	};
}
function keyOf({ type, bits, key, isTesting, isStrict, isRevoked, problems }) {
	const isUsable = isUsableKey({
		key,
		problems
	});
	return {
		type: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.di)(type, 40),
		bits,
		isUsable,
		isTesting,
		isStrict,
		isRevoked,
		problems
	};
}
// src/formats/dmarc/field-list.ts
function ofVersion(texts, version) {
	const begin = `v=${version}`;
	const isRecord = (text) => text.startsWith(`${begin};`) || texts.length === 1 && text.startsWith(begin) && /^[ \t]+;/.test(text.slice(begin.length));
	return {
		records: texts.filter(isRecord),
		lookalikes: texts.filter((text) => !isRecord(text) && isLookalike(text, version))
	};
}
function isLookalike(text, version) {
	return text.slice(0, 64).toLowerCase().includes(version.toLowerCase());
}
const name = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,31}$/;
const plain = /^[!-:<>-~]+$/;
const longest$1 = 8192;
const mostFields = 64;
function readFields(text, free) {
	const parts = text.slice(0, longest$1).split(";", mostFields).slice(1).map(_policy_js__WEBPACK_IMPORTED_MODULE_7__.m);
	const own = parts.at(-1) === "" ? parts.slice(0, -1) : parts;
	const fields = [];
	for (const part of own) {
		const equals = part.indexOf("=");
		const read = {
			name: part.slice(0, Math.max(0, equals)),
			value: part.slice(equals + 1)
		};
		const isValue = read.name === free ? /^[!-~][ -~\t]*$/.test(read.value) : plain.test(read.value);
		if (!name.test(read.name) || !isValue) return { broken: part };
		fields.push(read);
	}
	return fields.length === 0 ? { broken: "" } : { fields };
}
// src/formats/mail/mta-sts.ts
function chooseSts(texts) {
	const { records, lookalikes } = ofVersion(texts, "STSv1");
	const [text] = records;
	if (text === void 0) return {
		kind: "none",
		lookalikes
	};
	if (records.length > 1) return {
		kind: "several",
		texts: records
	};
	const read = readFields(text);
	if ("broken" in read) return {
		kind: "invalid",
		text,
		broken: read.broken
	};
	const ids = read.fields.filter(({ name }) => name === "id");
	const [id] = ids;
	if (!id || ids.length > 1 || !/^[A-Za-z0-9]{1,32}$/.test(id.value)) return {
		kind: "invalid",
		text,
		broken: id ? `id=${id.value}` : ""
	};
	return {
		kind: "one",
		text,
		id: id.value
	};
}
const stsFaults = [
	"version",
	"mode",
	"max_age",
	"mx",
	"line"
];
const longestAge = 31557600;
const mostLines = 2e3;
const line = /^(?<name>[A-Za-z0-9][A-Za-z0-9_.-]{0,31}):[ \t]*(?<value>[^\s\p{Cc}].*)$/u;
const pattern = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
function parseStsPolicy(text) {
	const faults = [];
	const values = new Map();
	const mx = [];
	for (const each of text.split(/\r?\n/, mostLines)) {
		const bare = each.trimEnd();
		if (bare === "") continue;
		const groups = bare.length <= 1024 ? line.exec(bare)?.groups : void 0;
		const { name = "", value = "" } = groups ?? {};
		if (!groups) faults.push({
			code: "line",
			value: bare
		});
		else if (name === "mx") mx.push(value);
		else if (!values.has(name)) values.set(name, value);
	}
	const mode = [
		"enforce",
		"testing",
		"none"
	].find((each) => each === values.get("mode")) ?? null;
	const age = values.get("max_age") ?? "";
	const maxAge = /^\d{1,10}$/.test(age) && Number(age) <= longestAge ? Number(age) : null;
	if (values.get("version") !== "STSv1") faults.push({
		code: "version",
		value: values.get("version") ?? ""
	});
	if (mode === null) faults.push({
		code: "mode",
		value: values.get("mode") ?? ""
	});
	if (maxAge === null) faults.push({
		code: "max_age",
		value: age
	});
	const wrong = mx.filter((each) => each.length > 253 || !pattern.test(each));
	faults.push(...wrong.map((value) => ({
		code: "mx",
		value
	})));
	if (mx.length === 0 && mode !== "none" && mode !== null) faults.push({
		code: "mx",
		value: ""
	});
	return {
		mode,
		maxAge,
		mx: mx.map((each) => each.toLowerCase()),
		faults,
		isPolicy: values.has("version") || values.has("mode")
	};
}
function matchesSts(host, patterns) {
	const name = host.toLowerCase();
	const dot = name.indexOf(".");
	return patterns.some((each) => each === name || dot > 0 && each.startsWith("*.") && each.slice(1) === name.slice(dot));
}
// src/checks/email/host-there.ts
async function hasAddress(context, name) {
	const told = await Promise.all([_start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.A, _start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.AAAA].map((type) => (0,_lookup_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, name, type)));
	if (told.some(({ answer }) => answer.kind === "found")) return {
		state: "there",
		reason: null
	};
	const reason = (await Promise.all(told.map(_doubtful_js__WEBPACK_IMPORTED_MODULE_10__.t))).find((each) => each !== null) ?? null;
	return {
		state: reason === null ? "missing" : "unknown",
		reason
	};
}
function takesMail({ state, reason }) {
	if (state === "usable") return {
		state: "there",
		reason: null
	};
	return state === "unknown" ? {
		state,
		reason
	} : {
		state: "missing",
		reason: null
	};
}
// src/checks/email/mta-sts/policy.ts
const largest = 65536;
const patience = 8e3;
async function fetchPolicy(context, host) {
	const name = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_8__.t)(host);
	const url = `https://${name}/.well-known/mta-sts.txt`;
	const nothing = emptyPolicy(url);
	const there = await hasAddress(context, host);
	if (there.state === "missing") return {
		...nothing,
		state: "absent",
		reason: "no-host"
	};
	if (there.state === "unknown") return {
		...nothing,
		reason: there.reason
	};
	const got = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.pn)(() => context.net.http({
		url,
		namedBy: _public_address_js__WEBPACK_IMPORTED_MODULE_4__.n,
		limit: 65537,
		patience,
		isAnonymous: true
	}));
	if (!got.ok) return {
		...nothing,
		reason: got.failure.reason
	};
	const seen = {
		status: got.value.status,
		mediaType: mediaTypeOf(got.value),
		certificate: await trustOf(context, name)
	};
	return {
		...nothing,
		...seen,
		...judged(got.value, seen.certificate.state)
	};
}
function emptyPolicy(url) {
	return {
		url,
		state: "unknown",
		reason: null,
		status: null,
		mediaType: null,
		certificate: {
			state: "unknown",
			reasons: []
		},
		mode: null,
		maxAge: null,
		mx: [],
		mxTotal: 0,
		faults: [],
		digest: null
	};
}
async function trustOf(context, host) {
	const served = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.pn)(() => (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__["in"])(context, {
		host,
		port: 443,
		namedBy: _public_address_js__WEBPACK_IMPORTED_MODULE_4__.n
	}));
	if (!served.ok) return {
		state: "unknown",
		reasons: [served.failure.reason]
	};
	const { trusted, reasons } = served.value.trust;
	const enforced = reasons.filter((each) => each.enforced).map(({ id }) => id);
	if (trusted === false || enforced.length > 0) return {
		state: "invalid",
		reasons: enforced
	};
	return {
		state: trusted ? "valid" : "unknown",
		reasons: []
	};
}
function refused(reason, state = "invalid") {
	return {
		state,
		reason
	};
}
function judged(reply, trust) {
	if (trust === "invalid") return refused("certificate");
	const { status } = reply;
	if (status >= 300 && status < 400) return refused("redirect");
	if (status === 404 || status === 410) return refused("status", "absent");
	if (status >= 500 || status === 429) return {
		state: "unknown",
		reason: "status"
	};
	if (status !== 200) return refused("status");
	if (reply.truncated || reply.body.length > largest) return refused("too-large");
	const body = Buffer.from((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.vt)(reply.body, headerOf(reply, "content-encoding") ?? "") ?? []);
	const policy = parseStsPolicy(body.toString("utf8"));
	const { mode, maxAge, mx } = policy;
	const read = {
		mode,
		maxAge,
		mx: mx.slice(0, mostPatterns).map(shown$1),
		mxTotal: mx.length,
		faults: policy.faults.slice(0, mostFaults).map(({ code, value }) => ({
			code,
			value: shown$1(value)
		})),
		digest: (0,node_crypto__WEBPACK_IMPORTED_MODULE_18__.createHash)("sha256").update(body).digest("hex")
	};
	if (!policy.isPolicy) return {
		...read,
		...refused("grammar", "absent")
	};
	if (policy.faults.length > 0) return {
		...read,
		...refused("grammar")
	};
	if (trust === "unknown") return {
		...read,
		state: "unknown",
		reason: "certificate"
	};
	return {
		...read,
		state: "found",
		reason: null
	};
}
const mostFaults = 8;
const mostPatterns = 100;
function shown$1(text) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.di)(text, 253);
}
function mediaTypeOf(reply) {
	const type = headerOf(reply, "content-type")?.slice(0, 200).split(";", 1)[0]?.trim().toLowerCase();
	return type === void 0 || type === "" ? null : (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.di)(type, 100);
}
function headerOf({ headers }, name) {
	return headers.find(([each]) => each.toLowerCase() === name)?.[1];
}
// src/checks/email/mta-sts/collect.ts
async function collectMtaSts(context, domain) {
	const host = (0,_policy_js__WEBPACK_IMPORTED_MODULE_7__.i)(domain, "mta-sts");
	const [texts, policy] = await Promise.all([policyTexts(context, domain, ["_mta-sts"]), host ? fetchPolicy(context, host) : {
		...emptyPolicy(""),
		state: "absent",
		reason: "no-host"
	}]);
	return {
		domain: (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_8__.t)(domain),
		record: recordOf(`_mta-sts.${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_8__.t)(domain)}`, texts),
		policy
	};
}
function recordOf(name, { texts, reason, isAlias }) {
	const nothing = {
		name,
		isAlias,
		reason,
		text: null,
		total: 0,
		id: null,
		broken: null,
		malformedRecords: []
	};
	if (reason !== null) return {
		...nothing,
		state: "unknown"
	};
	const choice = chooseSts(texts);
	if (choice.kind === "none") return {
		...nothing,
		state: "absent",
		malformedRecords: choice.lookalikes.slice(0, 32).map(shown)
	};
	if (choice.kind === "several") return {
		...nothing,
		state: "several",
		total: choice.texts.length
	};
	const found = {
		...nothing,
		total: 1,
		text: shown(choice.text)
	};
	if (choice.kind === "invalid") return {
		...found,
		state: "invalid",
		broken: shown(choice.broken)
	};
	return {
		...found,
		state: "found",
		id: choice.id
	};
}
function shown(text) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.di)(text, longestText);
}
// src/checks/email/mx/collect.ts
async function collectMx(context, domain) {
	const [{ kind, reason, security, hosts, total }, standing] = await Promise.all([(0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.O)(context, domain), (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.E)(context, domain)]);
	const answers = new Map(standing.hosts.map((each) => [each.host, each]));
	return {
		kind,
		reason,
		security,
		hosts: hosts.map((each) => hostOf(each, answers.get(each.host))),
		hostsTotal: total,
		isBlocked: standing.isBlocked
	};
}
function hostOf(exchanger, standing) {
	return {
		...(0,_schema_js__WEBPACK_IMPORTED_MODULE_5__._)(exchanger),
		answers: (standing?.addresses ?? []).map(answerOf)
	};
}
function answerOf({ address, outcome, reason, greeting }) {
	return {
		address,
		outcome,
		reason,
		code: greeting?.code ?? null,
		banner: greeting?.banner ?? null,
		hello: greeting?.hello?.name ?? null,
		keywords: greeting?.keywords ?? [],
		ms: greeting?.ms ?? null
	};
}
// src/checks/email/names/collect.ts
const mostAddresses = 24;
async function collectNames(context, domain) {
	const [{ hosts }, standing] = await Promise.all([(0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.O)(context, domain), (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.E)(context, domain)]);
	const hellos = new Map(standing.hosts.flatMap(({ host, addresses }) => addresses.map(({ address, greeting }) => [`${host} ${address}`, greeting?.hello?.name ?? null])));
	const all = hosts.flatMap(({ host, addresses }) => addresses.filter(({ isPublic }) => isPublic).map(({ address }) => ({
		host,
		address
	})));
	return {
		addresses: await Promise.all(all.slice(0, mostAddresses).map(async (each) => ({
			...each,
			...await namesAt(context, each.address),
			hello: hellos.get(`${each.host} ${each.address}`) ?? null
		}))),
		addressesTotal: all.length
	};
}
async function namesAt(context, address) {
	const got = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.pn)(() => namesOf(context, address));
	if (got.ok) return got.value;
	const { reason } = got.failure;
	return {
		state: "unknown",
		reason,
		names: [],
		namesTotal: 0,
		forwardConfirmed: null,
		isGeneric: false
	};
}
// src/checks/email/starttls/collect.ts
async function collectStarttls(context, domain) {
	const { hosts } = await (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.E)(context, domain);
	return { hosts: hosts.map(({ host, starttls, certificate, reason, addresses }) => ({
		host,
		starttls,
		certificate,
		reason,
		addresses: addresses.map(addressOf)
	})) };
}
function addressOf({ address, starttls, greeting, certificate }) {
	const handshake = greeting?.handshake ?? null;
	const leaf = handshake?.chain[0] && (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.sn)(handshake.chain[0]);
	return {
		address,
		starttls,
		...faultOf$1(greeting, starttls),
		protocol: handshake?.protocol ?? null,
		cipher: handshake?.cipher ?? null,
		certificate: certificate.state,
		reason: certificate.reason,
		notAfter: leaf ? new Date(leaf.notAfter).toISOString() : null
	};
}
function faultOf$1(greeting, starttls) {
	const failure = greeting?.failure?.reason ?? null;
	if (!greeting || starttls !== "absent") return {
		fault: null,
		faultReason: failure
	};
	if (greeting.starttls === "absent") return {
		fault: "not-offered",
		faultReason: null
	};
	if (greeting.starttls === "refused") return {
		fault: "refused",
		faultReason: null
	};
	return {
		fault: failure === "starttls.injected" ? "injected" : "broken",
		faultReason: failure
	};
}
// src/formats/mail/tls-rpt.ts
function chooseTlsReports(texts) {
	const { records, lookalikes } = ofVersion(texts, "TLSRPTv1");
	const [text] = records;
	if (text === void 0) return {
		kind: "none",
		lookalikes
	};
	if (records.length > 1) return {
		kind: "several",
		texts: records
	};
	const read = readFields(text, "rua");
	if ("broken" in read) return {
		kind: "invalid",
		text,
		broken: read.broken
	};
	const written = read.fields.filter(({ name }) => name === "rua").map(({ value }) => value);
	const [only] = written;
	if (only === void 0 || written.length > 1) return {
		kind: "invalid",
		text,
		broken: written.length > 1 ? "rua" : ""
	};
	const { uris, wrong } = (0,_policy_js__WEBPACK_IMPORTED_MODULE_7__.c)(only);
	const places = uris.filter(isTlsReportPlace);
	const others = uris.filter((each) => !places.includes(each)).map((each) => `${each.text}${each.size ?? ""}`);
	return {
		kind: "one",
		text,
		places,
		wrong: [...wrong.map(_policy_js__WEBPACK_IMPORTED_MODULE_7__.m), ...others]
	};
}
function isTlsReportPlace({ scheme, host, size }) {
	return /^(?:mailto|https)$/.test(scheme) && host !== null && size === null;
}
// src/checks/email/tls-rpt/collect.ts
const mostPlaces = 8;
async function collectTlsRpt(context, domain) {
	const mailAt = (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.T)(context, domain);
	const looking = {
		context,
		mailAt
	};
	const [{ texts, reason, isAlias }, own] = await Promise.all([policyTexts(context, domain, ["_smtp", "_tls"]), mailAt(domain)]);
	const nothing = {
		name: `_smtp._tls.${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_8__.t)(domain)}`,
		domain: (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_8__.t)(domain),
		isAlias,
		reason,
		text: null,
		total: 0,
		rua: [],
		invalidFields: [],
		malformedRecords: [],
		retainedRua: [],
		receivesMail: takesMail(own).state
	};
	if (reason !== null) return {
		...nothing,
		state: "unknown"
	};
	const choice = chooseTlsReports(texts);
	const kept = await thereAmong(looking, keptIn(textsOf(choice)));
	if (choice.kind === "none") return {
		...nothing,
		state: "absent",
		retainedRua: kept,
		malformedRecords: told(choice.lookalikes)
	};
	if (choice.kind === "several") return {
		...nothing,
		state: "several",
		total: choice.texts.length,
		retainedRua: kept
	};
	const found = {
		...nothing,
		total: 1,
		text: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.di)(choice.text, longestText)
	};
	if (choice.kind === "invalid") return {
		...found,
		state: "invalid",
		retainedRua: kept
	};
	const places = await Promise.all(choice.places.slice(0, mostPlaces).map((each) => placeOf(looking, each)));
	return {
		...found,
		state: "found",
		rua: places,
		invalidFields: told(choice.wrong),
		retainedRua: kept
	};
}
async function placeOf(looking, { text, scheme, host }) {
	const there = await lookAt(looking, scheme, host ?? "");
	return {
		text: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.di)(text, longestText),
		host: host ?? "",
		...there
	};
}
async function lookAt({ context, mailAt }, scheme, host) {
	try {
		const name = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.at)(host);
		return scheme === "mailto" ? takesMail(await mailAt(name)) : await hasAddress(context, name);
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.Nt) return {
			state: "missing",
			reason: null
		};
		throw error;
	}
}
function textsOf(choice) {
	if (choice.kind === "none") return choice.lookalikes;
	return choice.kind === "several" ? choice.texts : [choice.text];
}
function keptIn(texts) {
	const read = texts.flatMap((text) => text.slice(0, longestText).split(";")).flatMap((part) => {
		return /^[ \t]{0,8}rua[ \t]{0,8}=(?<value>.*)$/is.exec(part)?.groups?.["value"] ?? [];
	}).flatMap((value) => value.split(",")).map((each) => {
		const bare = each.trim().replace(/![0-9]+[kmgt]?$/i, "");
		return /^[^\s:@]+@[^\s:@]+$/.test(bare) ? `mailto:${bare}` : bare;
	}).flatMap((each) => (0,_policy_js__WEBPACK_IMPORTED_MODULE_7__.c)(each).uris).filter(isTlsReportPlace);
	return [...new Map(read.map((each) => [each.text, each])).values()].slice(0, mostPlaces);
}
async function thereAmong(looking, places) {
	const seen = await Promise.all(places.map((each) => lookAt(looking, each.scheme, each.host ?? "")));
	return places.filter((_, index) => seen[index]?.state !== "missing").map(({ text }) => text);
}
function told(texts) {
	return texts.slice(0, 32).map((text) => (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.di)(text, longestText));
}
// src/probes/dns/stands-by-wildcard.ts
async function standsByWildcard(context, name) {
	const parent = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.gt)(name);
	if (!parent || await isApex(context, name)) return itself;
	const beside = await (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.k)(context, parent);
	if (beside.state !== "present") return beside;
	const told = await Promise.all(_schema_js__WEBPACK_IMPORTED_MODULE_5__.j.map((type) => (0,_lookup_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, name, type)));
	if (_schema_js__WEBPACK_IMPORTED_MODULE_5__.j.some((type, at) => {
		const kind = told[at]?.answer.kind;
		return kind !== "unknown" && kind === "found" !== beside.types.includes((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wt)(type));
	})) return itself;
	return (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.k)(context, name);
}
async function isApex(context, name) {
	const { answer } = await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, name, _start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.SOA);
	return answer.kind === "found" && answer.aliases.length === 0;
}
const itself = {
	state: "absent",
	reason: null,
	types: []
};
// src/checks/email/wildcard/collect.ts
async function collectWildcards(context, name) {
	const { hosts } = await (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.O)(context, name);
	const above = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.st)(name) > 2 ? (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.gt)(name) : null;
	const own = hosts.map((each) => each.name).filter((each) => (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ut)(each, above ?? name));
	const names = new Map([name, ...own].map((each) => [(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.dt)(each), each]));
	return (await Promise.all([...names.values()].map(async (each) => ({
		name: each,
		...await standsByWildcard(context, each)
	})))).flatMap(({ state, name: at, types, reason }) => state === "absent" ? [] : [{
		name: (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_8__.t)(at),
		types,
		reason
	}]);
}
// src/checks/email/collect.ts
async function collect({ query, selectors }, context) {
	const seen = {
		query,
		observedAt: context.now().toISOString()
	};
	if ((0,node_net__WEBPACK_IMPORTED_MODULE_17__.isIP)(query) > 0) return {
		...seen,
		domain: null,
		address: await lookAtAddress(context, query)
	};
	return {
		...seen,
		domain: await lookAtDomain(context, query, selectors ?? []),
		address: null
	};
}
async function lookAtAddress(context, address) {
	const names = await namesOf(context, address);
	const host = {
		host: names.names[0] ?? address,
		addresses: [address]
	};
	const [isPublic, blocklists] = await Promise.all([(0,_public_address_js__WEBPACK_IMPORTED_MODULE_4__.t)(context, address), collectBlocklists(context, {
		hosts: [host],
		domain: null
	})]);
	return {
		isPublic,
		names,
		blocklists
	};
}
async function lookAtDomain(context, query, selectors) {
	const name = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.at)(query);
	await refuseNobody(context, query, name);
	const [mx, names, starttls, dane, spf, dkim, dmarc, mtaSts, tlsRpt, bimi, blocklists, wildcards] = await Promise.all([
		collectMx(context, name),
		collectNames(context, name),
		collectStarttls(context, name),
		collectDane(context, name),
		(0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.p)(context, name, { mayConnect: true }),
		collectDkim(context, name, selectors),
		(0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.y)(context, name, { mayConnect: true }),
		collectMtaSts(context, name),
		collectTlsRpt(context, name),
		collectBimi(context, name),
		listsAbout(context, query, name),
		collectWildcards(context, name)
	]);
	return {
		mx,
		names,
		starttls,
		dane,
		spf,
		dkim,
		dmarc,
		mtaSts,
		tlsRpt,
		bimi,
		blocklists,
		wildcards
	};
}
async function refuseNobody(context, query, name) {
	const told = await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, name, _start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.MX);
	if (!told.message) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.Ui(told.failure);
	const { kind, reason } = await (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.O)(context, name);
	if (kind === "none" && reason === "NXDOMAIN") throw (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Gi)("dns.nxdomain", { host: query });
}
async function listsAbout(context, domain, name) {
	const { hosts } = await (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.O)(context, name);
	return collectBlocklists(context, {
		hosts: hosts.map(({ host, addresses }) => ({
			host,
			addresses: addresses.filter(({ isPublic }) => isPublic).map(({ address }) => address)
		})),
		domain
	});
}
// src/checks/email/address/problems.ts
const rule$1 = "RFC 1912 §2.1";
const addressProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Wr)({
	"address-special": {
		severity: "high",
		cause: {
			en: "{address} is not a public address (private, link-local, documentation or similar). Mail servers on the Internet receive no mail from it.",
			ko: "{address|은/는} 공인 주소가 아닙니다(사설, 링크 로컬, 문서용 등). 인터넷의 메일 서버는 이 주소에서 메일을 받지 않습니다."
		},
		action: {
			en: "Check the public address that receivers see as the sender.",
			ko: "수신 서버에 보이는 공인 발신 주소를 점검하십시오."
		},
		reference: "RFC 6890 §2.2"
	},
	"address-no-name": {
		severity: "high",
		cause: {
			en: "{address} has no PTR record. Most mail servers reject mail from such addresses.",
			ko: "{address}에 PTR 레코드가 없습니다. 대부분의 메일 서버는 이런 주소의 메일을 거부합니다."
		},
		action: {
			en: "Ask the provider of the address to create a PTR record with the name of the mail server.",
			ko: "주소를 제공한 사업자에게 메일 서버 이름으로 PTR 레코드를 만들도록 요청하십시오."
		},
		reference: rule$1
	},
	"address-bogus-name": {
		severity: "high",
		cause: {
			en: "The reverse zone of {address} fails DNSSEC validation ({reason}). For validating resolvers the address has no PTR record.",
			ko: "{address}의 역방향 존이 DNSSEC 검증에 실패합니다({reason}). 검증 리졸버에서는 PTR 레코드가 없는 주소입니다."
		},
		action: {
			en: "Report this to the operator of the reverse zone. npx portcullis reverse-dns {address} shows who that is.",
			ko: "역방향 존의 운영자에게 알리십시오. npx portcullis reverse-dns {address} 명령으로 운영자를 확인할 수 있습니다."
		},
		reference: "RFC 4035 §5.5"
	},
	"address-not-confirmed": {
		severity: "high",
		cause: {
			en: "No PTR name of {address} resolves back to it (FCrDNS): {names}. Mail servers do not trust such names.",
			ko: "{address}의 PTR 이름 가운데 이 주소로 다시 조회되는 것이 없습니다(FCrDNS): {names}. 메일 서버는 이런 이름을 신뢰하지 않습니다."
		},
		action: {
			en: "Add an {type} record with {address} for this name, or change the PTR record to a name that has one.",
			ko: "이름에 {address|을/를} 가리키는 {type} 레코드를 추가하거나, 그런 레코드가 있는 이름으로 PTR 레코드를 바꾸십시오."
		},
		reference: "RFC 8601 §3"
	},
	"address-generic-name": {
		severity: "medium",
		cause: {
			en: "The PTR name of {address} looks generated by a provider from the address ({names}). Many mail servers reject mail from such hosts.",
			ko: "{address}의 PTR 이름이 사업자가 주소에서 자동으로 만든 형태입니다({names}). 많은 메일 서버가 이런 호스트의 메일을 거부합니다."
		},
		action: {
			en: "Ask the provider for a PTR record with a name of your own, such as mail.example.com.",
			ko: "사업자에게 mail.example.com 같은 고유한 이름의 PTR 레코드를 요청하십시오."
		},
		reference: rule$1
	},
	"address-unknown": {
		severity: "info",
		cause: {
			en: "We could not check whether a PTR name of {address} resolves back to it ({reason}).",
			ko: "{address}의 PTR 이름이 이 주소로 다시 조회되는지 확인하지 못했습니다({reason})."
		},
		action: {
			en: "Run npx portcullis reverse-dns {address} to see which server does not answer.",
			ko: "npx portcullis reverse-dns {address} 명령으로 응답하지 않는 서버를 확인하십시오."
		}
	}
});
const findAddress = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Gr)();
// src/checks/email/score/part.ts
function part(weights, whole, rows) {
	return {
		weights,
		whole,
		rows
	};
}
// src/checks/email/score/authentication.ts
const authenticationParts = {
	spf: part({
		mail: 20,
		sends: 24
	}, 20, {
		usable: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(20, "one valid record that rejects other senders (-all), or marks them (~all) beside a DMARC policy of quarantine or reject", "다른 발신자를 거부하거나(-all), DMARC 정책 quarantine 또는 reject와 함께 표시하는(~all) 올바른 레코드 하나"),
		useless: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(0, "no record, several records, a record that ends in an error (permerror), or one that allows every server, an unregistered domain, or only macro terms whose names do not exist", "레코드가 없거나 여럿이거나, 오류(permerror)로 끝나거나, 모든 서버, 등록되지 않은 도메인, 또는 이름이 존재하지 않는 매크로 항목만 허용함"),
		dead: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(-4, "a term with macros whose names do not exist, beside terms that allow a sender", "발신자를 허용하는 항목 외에, 매크로의 이름이 존재하지 않는 항목이 있음"),
		"soft-alone": (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(-3, "~all without a DMARC policy of quarantine or reject", "DMARC 정책 quarantine 또는 reject 없이 ~all"),
		open: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(-8, "?all, or neither all nor redirect", "?all이거나 all과 redirect가 모두 없음"),
		ptr: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(-2, "ptr is used", "ptr 사용"),
		"nearly-too-many": (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(-1, "9 or 10 DNS lookups on the longest path", "가장 긴 경로의 DNS 조회가 9번 또는 10번"),
		wide: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(-3, "more than 65,536 IPv4 addresses in the domain's own terms", "도메인 자신의 항목에 IPv4 주소가 65,536개 초과"),
		"wide-doubling": (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(-1, "each time that number doubles", "그 수가 두 배가 될 때마다"),
		"wide-most": (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(-15, "most that the number of addresses can cost", "주소 수로 잃을 수 있는 최대 점수")
	}),
	dkim: part({
		mail: 20,
		sends: 24
	}, 20, {
		full: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(20, "the best key is RSA with 2048 bits or more", "가장 좋은 키가 2048비트 이상의 RSA"),
		short: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(17, "the best key is RSA with fewer than 2048 bits", "가장 좋은 키가 2048비트 미만의 RSA"),
		rare: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(15, "the only keys are Ed25519, which many receivers cannot verify", "많은 수신 서버가 검증하지 못하는 Ed25519 키만 있음"),
		unseen: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(14, "keys exist at selectors that were neither given nor guessed (the missing points alone never make the status warn)", "지정하거나 추측한 선택자 외에 키가 있음(이 점수만으로는 상태가 warn이 되지 않음)"),
		parent: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(14, "only a parent domain has keys, and DMARC allows relaxed alignment (the missing points alone never make the status warn)", "상위 도메인에만 키가 있고 DMARC가 완화된 정렬을 허용함(이 점수만으로는 상태가 warn이 되지 않음)"),
		wildcard: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(14, "the key comes from a wildcard", "키가 와일드카드에서 나옴"),
		testing: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(12, "the best key is in test mode (t=y)", "가장 좋은 키가 시험 모드(t=y)"),
		broken: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(6, "only broken keys or dangling CNAMEs; also the maximum if a selector that you gave has no valid key", "손상된 키나 끊어진 CNAME만 있음. 지정한 선택자에 올바른 키가 없을 때의 최대 점수이기도 함"),
		none: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(0, "no key, only revoked keys, or only wildcard answers that are no keys", "키가 없거나, 폐기된 키 또는 키가 아닌 와일드카드 응답만 있음")
	}),
	dmarc: part({
		mail: 25,
		sends: 30
	}, 25, {
		valid: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(8, "one record that is in effect", "효력이 있는 레코드 하나"),
		reject: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(11, "policy reject (t=y counts as the next lower policy; pct counts as that share of the messages)", "정책 reject(t=y는 한 단계 낮은 정책으로, pct는 그 비율만큼 계산)"),
		quarantine: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(9, "policy quarantine", "정책 quarantine"),
		none: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(2, "policy none", "정책 none"),
		existing: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(1, "no weaker policy for existing subdomains (sp)", "존재하는 하위 도메인의 정책(sp)이 더 약하지 않음"),
		nonexistent: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(1, "no weaker policy for nonexistent subdomains (np)", "존재하지 않는 하위 도메인의 정책(np)이 더 약하지 않음"),
		"reports-all": (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(3, "every report address (rua) accepts reports", "모든 보고서 주소(rua)가 보고서를 받음"),
		"reports-some": (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(2, "only some report addresses accept reports", "일부 보고서 주소만 보고서를 받음"),
		path: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(1, "mail can pass through SPF or DKIM, and the record does not declare a public suffix (psd=y) by mistake", "SPF나 DKIM으로 메일이 통과할 수 있고, 레코드가 실수로 공개 접미사(psd=y)를 선언하지 않음"),
		missing: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(0, "no policy is in effect", "효력이 있는 정책이 없음")
	})
};
// src/checks/email/score/delivery.ts
const deliveryParts = {
	mx: part({ mail: 7 }, 7, {
		reachable: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(6, "each mail server: its addresses are reachable from the Internet", "메일 서버마다: 주소에 인터넷에서 접속할 수 있음"),
		"reachable-ipv6": (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(3, "each mail server, if no mail server has an IPv4 address", "메일 서버마다: 어느 메일 서버에도 IPv4 주소가 없을 때"),
		named: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(1, "each mail server: the MX record names a host, not an alias or an address", "메일 서버마다: MX 레코드가 별칭이나 주소가 아닌 호스트를 지정함")
	}),
	names: part({
		mail: 4,
		sends: 5
	}, 4, { confirmed: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(4, "each address of a mail server: a PTR name that resolves back to it (FCrDNS)", "메일 서버의 주소마다: 다시 그 주소로 조회되는 PTR 이름(FCrDNS)") }),
	starttls: part({ mail: 4 }, 4, { offered: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(4, "each mail server that supports STARTTLS", "STARTTLS를 지원하는 메일 서버마다") }),
	pointer: part({ address: 20 }, 20, {
		named: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(20, "a sending address with a PTR name of its own", "고유한 PTR 이름이 있는 발신 주소"),
		generic: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(8, "a PTR name that a provider generated from the address", "사업자가 주소에서 자동으로 만든 PTR 이름"),
		none: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(0, "no PTR name, or a non-public address", "PTR 이름이 없거나 공인 주소가 아님")
	}),
	confirmed: part({ address: 30 }, 30, {
		confirmed: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(30, "the PTR name resolves back to the address (FCrDNS)", "PTR 이름이 다시 그 주소로 조회됨(FCrDNS)"),
		none: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(0, "it does not, or the address is not public", "그렇지 않거나 공인 주소가 아님")
	}),
	blocklists: part({
		mail: 12,
		sends: 14,
		address: 50
	}, 12, {
		clean: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(12, "no blocklist lists the domain or its addresses", "도메인과 주소가 차단 목록에 없음"),
		major: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(-12, "listed by SBL, CSS, XBL or DROP of Spamhaus, or by Barracuda", "Spamhaus의 SBL, CSS, XBL, DROP 또는 Barracuda에 등재됨"),
		middle: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(-8, "listed by SpamCop or by a domain list", "SpamCop 또는 도메인 목록에 등재됨"),
		minor: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(-3, "listed by another list, each", "그 밖의 목록에 등재됨(목록마다)"),
		info: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(0, "listed by a list that only describes the address", "주소의 성격만 나타내는 목록에 등재됨")
	}),
	transport: part({ mail: 4 }, 4, {
		right: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(4, "valid DANE records at every mail server, or an enforced MTA-STS policy that every mail server meets", "모든 메일 서버에 올바른 DANE 레코드가 있거나, 모든 메일 서버가 지키는 enforce 모드의 MTA-STS 정책"),
		short: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(3, "an MTA-STS policy that is valid for less than a day", "유효 기간이 하루 미만인 MTA-STS 정책"),
		testing: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(2, "an MTA-STS policy in testing mode", "testing 모드의 MTA-STS 정책"),
		flawed: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(1, "an MTA-STS policy with the wrong media type, or one in testing mode that a mail server does not meet", "미디어 유형이 잘못된 MTA-STS 정책이거나, testing 모드에서 지키지 않는 메일 서버가 있음"),
		nothing: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(0, "neither, or a mail server that fails DANE", "둘 다 없거나 DANE에 실패하는 메일 서버가 있음"),
		broken: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(-3, "a broken or unmet MTA-STS policy beside valid DANE records", "올바른 DANE 레코드와 함께 있는, 손상되거나 지켜지지 않는 MTA-STS 정책")
	}),
	reports: part({ mail: 2 }, 2, {
		wanted: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(2, "a TLS-RPT record with an address that accepts reports", "보고서를 받는 주소가 있는 TLS-RPT 레코드"),
		none: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(0, "no such record", "그런 레코드가 없음")
	}),
	bimi: part({
		mail: 2,
		sends: 3
	}, 2, {
		shown: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(2, "a valid logo and a DMARC policy that allows it", "올바른 로고와 이를 허용하는 DMARC 정책"),
		none: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(0, "no logo, or an empty record, which declines one", "로고가 없거나, 로고를 거부하는 빈 레코드")
	})
};
// src/checks/email/score/no-mail.ts
const noMailParts = {
	"no-mx": part({ none: 30 }, 30, {
		null: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(30, "a null MX record", "null MX 레코드"),
		nobody: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(20, "neither MX records nor addresses", "MX 레코드도 주소도 없음"),
		unreachable: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(10, "no MX records, and no address is reachable from the Internet", "MX 레코드가 없고 인터넷에서 접속할 수 있는 주소도 없음"),
		refusing: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(10, "no MX records, and the host refuses port 25 on every address", "MX 레코드가 없고 호스트가 모든 주소에서 25번 포트를 거부함")
	}),
	"no-senders": part({ none: 30 }, 30, {
		refuses: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(30, "v=spf1 -all", "v=spf1 -all"),
		soft: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(20, "an SPF record that ends in ~all", "~all로 끝나는 SPF 레코드"),
		neutral: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(5, "an SPF record that ends in ?all, or without all", "?all로 끝나거나 all이 없는 SPF 레코드"),
		"passes-all": (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(0, "an SPF record that allows every server", "모든 서버를 허용하는 SPF 레코드"),
		missing: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(0, "no SPF record", "SPF 레코드 없음"),
		broken: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(0, "an SPF record that ends in an error (permerror)", "오류(permerror)로 끝나는 SPF 레코드")
	}),
	"no-forgery": part({ none: 30 }, 30, {
		reject: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(30, "DMARC policy reject", "DMARC 정책 reject"),
		quarantine: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(22, "DMARC policy quarantine", "DMARC 정책 quarantine"),
		none: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(5, "DMARC policy none", "DMARC 정책 none"),
		missing: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(0, "no DMARC policy", "DMARC 정책 없음")
	}),
	"no-keys": part({ none: 10 }, 10, {
		revoked: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(10, "every DKIM key is revoked (wildcard)", "모든 DKIM 키가 폐기됨(와일드카드)"),
		none: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(6, "no usable DKIM key is known", "사용할 수 있는 DKIM 키가 알려져 있지 않음")
	})
};
// src/checks/email/score/table.ts
const score = {
	...authenticationParts,
	...deliveryParts,
	...noMailParts
};
function weightsFor(kind) {
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Yt)(score, kind);
}
function pointsFor(id, row) {
	return score[id].rows[row]?.points ?? 0;
}
function wholeOf(id) {
	return score[id].whole;
}
// src/checks/email/address/judge.ts
function addressPoints(seen, isPublic) {
	const { state, forwardConfirmed: confirmed, isGeneric: generic } = seen;
	if (!isPublic) return {
		pointer: 0,
		confirmed: 0
	};
	if (state === "unknown") return {
		pointer: null,
		confirmed: null
	};
	if (state !== "found") return {
		pointer: 0,
		confirmed: 0
	};
	return {
		pointer: pointsFor("pointer", generic ? "generic" : "named"),
		confirmed: confirmed === null ? null : pointsFor("confirmed", confirmed ? "confirmed" : "none")
	};
}
function addressFindings$1(address, seen, isPublic) {
	return [...isPublic ? [] : [findAddress("address-special", { address })], ...nameFindings(address, seen)];
}
function nameFindings(address, { state, reason, names, forwardConfirmed: confirmed, isGeneric: generic }) {
	const shown = {
		address,
		names: names.slice(0, 3).join(", ")
	};
	const doubt = (0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_15__.t)(reason);
	if (state === "unknown") return [findAddress("address-unknown", {
		address,
		reason: doubt
	}, { evidence: reason ?? "" })];
	if (state === "bogus") return [findAddress("address-bogus-name", {
		address,
		reason: doubt
	}, { evidence: reason ?? "" })];
	if (state === "absent") return [findAddress("address-no-name", { address })];
	const type = (0,node_net__WEBPACK_IMPORTED_MODULE_17__.isIP)(address) === 4 ? "A" : "AAAA";
	return [
		...confirmed === false ? [findAddress("address-not-confirmed", {
			...shown,
			type
		})] : [],
		...confirmed === null ? [findAddress("address-unknown", {
			address,
			reason: doubt
		})] : [],
		...generic ? [findAddress("address-generic-name", shown)] : []
	];
}
// src/checks/email/blocklists/problems.ts
const lift = {
	en: "Find the cause and stop the mail that led to it. Then request removal: {removal}",
	ko: "원인을 찾아 문제의 발송을 멈춘 뒤 해제를 요청하십시오: {removal}"
};
const blocklistProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Wr)({
	"blocklist-major": {
		severity: "high",
		cause: {
			en: "{about} is listed on {list} ({labels}). Most receivers reject its mail.",
			ko: "{about|이/가} {list}({labels})에 등재되어 있어 대부분의 수신 서버가 메일을 거부합니다."
		},
		action: lift,
		reference: "RFC 5782 §2"
	},
	"blocklist-middle": {
		severity: "medium",
		cause: {
			en: "{about} is listed on {list} ({labels}). Many receivers reject its mail or treat it as spam.",
			ko: "{about|이/가} {list}({labels})에 등재되어 있어 많은 수신 서버가 메일을 거부하거나 스팸으로 분류합니다."
		},
		action: lift,
		reference: "RFC 5782 §2"
	},
	"blocklist-minor": {
		severity: "low",
		cause: {
			en: "{about} is listed on {list} ({labels}). Some receivers count this against its mail.",
			ko: "{about|이/가} {list}({labels})에 등재되어 있습니다. 일부 수신 서버에서 메일의 평가가 낮아집니다."
		},
		action: lift,
		reference: "RFC 5782 §2"
	},
	"blocklist-info": {
		severity: "info",
		cause: {
			en: "{about} is listed on {list} ({labels}). This entry does not matter for a host that receives mail, or is about neighbouring addresses.",
			ko: "{about|이/가} {list}({labels})에 등재되어 있습니다. 메일을 받는 호스트에는 문제가 되지 않거나 이웃 주소에 대한 등재입니다."
		},
		action: {
			en: "No action is needed. For details: {removal}",
			ko: "조치할 필요가 없습니다. 자세한 내용: {removal}"
		}
	},
	"blocklist-unknown": {
		severity: "info",
		cause: {
			en: "These blocklists gave no usable answer: {lists}. Reason: {reason}.",
			ko: "다음 차단 목록에서 유효한 응답을 받지 못했습니다: {lists}. 이유: {reason}."
		},
		action: {
			en: "Try again later, or use a resolver of your own (--blocklist-resolver).",
			ko: "나중에 다시 시도하거나 자체 리졸버(--blocklist-resolver)를 쓰십시오."
		},
		reference: "RFC 5782 §5"
	},
	"blocklist-empty": {
		severity: "info",
		cause: {
			en: "These blocklists gave no usable answer: {lists}. Reason: {reason}.",
			ko: "다음 차단 목록에서 유효한 응답을 받지 못했습니다: {lists}. 이유: {reason}."
		},
		action: {
			en: "Check the spelling of the name. If the list does not exist or has shut down, remove it from --blocklist.",
			ko: "이름의 철자를 확인하십시오. 없는 목록이거나 운영이 종료되었으면 --blocklist에서 빼십시오."
		},
		reference: "RFC 5782 §5"
	},
	"blocklist-off": {
		severity: "info",
		cause: {
			en: "No blocklist was queried. Blocklists are half of the score of an address; without them there may be no score.",
			ko: "차단 목록을 질의하지 않았습니다. 주소 점수의 절반이므로 빠지면 점수를 매기지 못할 수 있습니다."
		},
		action: {
			en: "Remove --blocklist off, or give lists that cover this kind of address.",
			ko: "--blocklist off를 빼거나 이런 주소를 다루는 목록을 지정하십시오."
		}
	},
	"blocklist-domain-alone": {
		severity: "info",
		cause: {
			en: "Only the domain was checked on the blocklists: it has no mail server, and the addresses that send for it are not known here.",
			ko: "메일 서버가 없어 도메인만 차단 목록에서 확인했습니다. 이 도메인의 메일을 보내는 주소는 여기서 알 수 없습니다."
		},
		action: {
			en: "Check each of your own sending addresses: npx portcullis email ADDRESS",
			ko: "메일을 보내는 자체 주소를 각각 점검하십시오: npx portcullis email 주소"
		}
	},
	"blocklist-skipped": {
		severity: "info",
		cause: {
			en: "These blocklists were not queried, because they do not answer public resolvers: {lists}.",
			ko: "공개 리졸버에 응답하지 않는 다음 차단 목록은 질의하지 않았습니다: {lists}."
		},
		action: {
			en: "Use a recursive resolver of your own: --blocklist-resolver IP",
			ko: "자체 재귀 리졸버를 지정하십시오: --blocklist-resolver IP"
		}
	},
	"blocklist-many": {
		severity: "info",
		cause: {
			en: "The mail servers have {total} addresses. Only {most} of them were checked on the blocklists.",
			ko: "메일 서버의 주소가 {total}개 있어 그중 {most}개만 차단 목록에서 확인했습니다."
		},
		action: {
			en: "Check the other addresses one by one: npx portcullis email accepts an IP address.",
			ko: "나머지 주소는 하나씩 점검하십시오. npx portcullis email 명령은 IP 주소도 받습니다."
		}
	}
});
const findBlocklist = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Gr)();
// src/checks/email/blocklists/judge.ts
function blocklistsPart(raw, { isSender = false, isHostless = false } = {}) {
	const weigh = weighing(isSender);
	const total = [...new Set(raw.lists.map(({ name }) => name))].map((name) => {
		const found = raw.lists.filter((each) => each.name === name).flatMap(({ listings }) => listings.map(weigh));
		return Math.max(0, ...found.map((each) => -pointsFor("blocklists", each)));
	}).reduce((sum, each) => sum + each, 0);
	const isCapped = raw.lists.some(({ listings }) => listings.some(({ isCeiling }) => isCeiling));
	return {
		points: { blocklists: pointsOf$3(total, isEnough(raw, isHostless)) },
		ceilings: isCapped ? ["blocklisted"] : [],
		findings: [
			...off(raw, isSender),
			...listed$2(raw, weigh),
			...unknown$2(raw),
			...skipped(raw),
			...many(raw),
			...alone(raw, isHostless)
		]
	};
}
function countListings(raw, { isSender = false, isHostless = false } = {}) {
	const weigh = weighing(isSender);
	const all = raw.lists.flatMap(({ listings }) => listings).filter((each) => weigh(each) !== "info");
	return all.length > 0 || isEnough(raw, isHostless) ? all.length : null;
}
function weighing(isSender) {
	return (each) => isSender ? each.senderWeight : each.weight;
}
function pointsOf$3(lost, isToldEnough) {
	if (isToldEnough) return Math.max(0, pointsFor("blocklists", "clean") - lost);
	return lost > 0 ? 0 : null;
}
function isEnough({ lists, addressesTotal }, isHostless) {
	if (!lists.some(isTold)) return false;
	if (addressesTotal === 0) return isHostless;
	const ofAddresses = lists.filter(({ subject, state }) => subject !== "domain" && state !== "skipped");
	return ofAddresses.length === 0 || ofAddresses.some(isTold);
}
function isTold({ queriedCount: asked, undetermined: untold }) {
	return asked > untold.length;
}
function off({ lists, addressesTotal }, isSender) {
	return isSender && lists.length === 0 && addressesTotal > 0 ? [findBlocklist("blocklist-off")] : [];
}
function listed$2({ lists }, weigh) {
	const all = lists.flatMap((list) => list.listings.map((listing) => ({
		list,
		listing,
		weight: weigh(listing)
	})));
	return _start_js__WEBPACK_IMPORTED_MODULE_2__.Pt.flatMap((weight) => all.filter((each) => each.weight === weight).map(({ list: { name, removal }, listing: { subject: about, host, labels, codes } }) => findBlocklist(`blocklist-${weight}`, {
		about: host === null ? about : `${host} (${about})`,
		list: name,
		labels: labels.join(", "),
		removal: removal ?? name
	}, {
		subject: `${about} ${name}`,
		evidence: codes.join(" ")
	})));
}
const reasons$1 = {
	refused: {
		en: "they refuse queries from this resolver",
		ko: "이 리졸버의 질의를 거부함"
	},
	odd: {
		en: "they return an unknown code",
		ko: "알 수 없는 코드를 반환함"
	},
	"lists-all": {
		en: "they list the entry that must never be listed (RFC 5782)",
		ko: "등재되면 안 되는 항목이 등재되어 있음(RFC 5782)"
	},
	"lists-none": {
		en: "they do not list the test entry (RFC 5782)",
		ko: "시험 항목이 등재되어 있지 않음(RFC 5782)"
	}
};
function reasonOf$2(code) {
	return Object.hasOwn(reasons$1, code) && reasons$1[code] || (0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_15__.t)(code);
}
function unknown$2({ lists }) {
	const byReason = new Map();
	for (const { name, state, reason, undetermined: untold } of lists) {
		const whole = state === "unknown" ? [{
			reason: reason ?? "unknown",
			codes: []
		}] : [];
		for (const each of [...whole, ...untold]) {
			const named = byReason.get(each.reason) ?? new Map();
			byReason.set(each.reason, named.set(name, [...named.get(name) ?? [], ...each.codes]));
		}
	}
	return [...byReason].map(([code, named]) => {
		const evidence = [...named].filter(([, codes]) => codes.length > 0).map(([name, codes]) => `${name}: ${[...new Set(codes)].join(" ")}`).join("; ");
		return findBlocklist(code === "lists-none" ? "blocklist-empty" : "blocklist-unknown", {
			lists: [...named.keys()].join(", "),
			reason: reasonOf$2(code)
		}, {
			subject: code,
			...evidence !== "" && { evidence }
		});
	});
}
function skipped({ lists }) {
	const names = new Set(lists.filter(({ reason }) => reason === "public-resolver").map(({ name }) => name));
	return names.size === 0 ? [] : [findBlocklist("blocklist-skipped", { lists: [...names].join(", ") })];
}
function many({ addressesTotal }) {
	if (addressesTotal <= 32) return [];
	return [findBlocklist("blocklist-many", {
		total: addressesTotal,
		most: 32
	})];
}
function alone({ lists, addressesTotal }, isHostless) {
	return isHostless && addressesTotal === 0 && lists.some(isTold) ? [findBlocklist("blocklist-domain-alone")] : [];
}
// src/data/dkim-offers.ts
const offers = [
	{
		operator: "Microsoft 365",
		records: ["selector1._domainkey.{domain} CNAME selector1-{dashed}._domainkey.<tenant>.onmicrosoft.com", "selector2._domainkey.{domain} CNAME selector2-{dashed}._domainkey.<tenant>.onmicrosoft.com"]
	},
	{
		operator: "Google",
		records: ["google._domainkey.{domain} TXT v=DKIM1; k=rsa; p=<key from the Admin console>"]
	},
	{
		operator: "Fastmail",
		records: [
			1,
			2,
			3
		].map((each) => `fm${each}._domainkey.{domain} CNAME fm${each}.{domain}.dkim.fmhosted.com`)
	},
	{
		operator: "Proton",
		records: [
			"protonmail",
			"protonmail2",
			"protonmail3"
		].map((each) => `${each}._domainkey.{domain} CNAME ${each}.domainkey.<code>.domains.proton.ch`)
	},
	{
		operator: "iCloud",
		records: ["sig1._domainkey.{domain} CNAME sig1.dkim.{domain}.at.icloudmailadmin.com"]
	},
	{
		operator: "mailbox.org",
		records: [
			1,
			2,
			3,
			4
		].map((each) => `mbo000${each}._domainkey.{domain} CNAME mbo000${each}._domainkey.mailbox.org`)
	},
	{
		operator: "Migadu",
		records: [
			1,
			2,
			3
		].map((each) => `key${each}._domainkey.{domain} CNAME key${each}.{domain}._domainkey.migadu.com`)
	},
	{
		operator: "ImprovMX",
		records: [1, 2].map((each) => `dkimprovmx${each}._domainkey.{domain} CNAME dkimprovmx${each}.improvmx.com`)
	}
];
function dkimOfferOf(operator, domain) {
	const offer = offers.find((each) => each.operator === operator);
	const dashed = domain.replaceAll(".", "-");
	return offer?.records.map((each) => each.replaceAll("{domain}", domain).replaceAll("{dashed}", dashed)) ?? null;
}
// src/checks/email/dkim/problems-keys.ts
const dkimKeyProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Wr)({
	"dkim-several": {
		severity: "high",
		cause: {
			en: "There are several DKIM records at the selector {selector}. Receivers use an arbitrary one, or none.",
			ko: "선택자 {selector}에 DKIM 레코드가 여러 개 있습니다. 수신 서버가 임의의 하나를 쓰거나 모두 무시합니다."
		},
		action: {
			en: "Keep the key that you sign with, and move the other keys to selectors of their own.{whose}",
			ko: "실제로 서명에 쓰는 키만 남기고, 다른 키는 별도의 선택자로 옮기십시오.{whose}"
		},
		reference: "RFC 6376 §3.6.2.2"
	},
	"dkim-broken": {
		severity: "high",
		cause: {
			en: "The DKIM key at the selector {selector} is unusable: {fault}. Signatures with it fail.",
			ko: "선택자 {selector}의 DKIM 키를 쓸 수 없습니다. {fault}. 이 키로 만든 서명은 검증에 실패합니다."
		},
		action: {
			en: "Publish the key again at {at}.{whose}",
			ko: "{at}에 키를 다시 게시하십시오.{whose}"
		},
		reference: "RFC 6376 §3.6.1"
	},
	"dkim-too-short": {
		severity: "high",
		cause: {
			en: "The DKIM key at the selector {selector} has {bits} bits. Receivers must not accept keys below 1024 bits, so signatures with it fail.",
			ko: "선택자 {selector}의 DKIM 키가 {bits}비트입니다. 수신 서버는 1024비트 미만의 키를 받아들여서는 안 되므로, 이 키로 만든 서명은 검증에 실패합니다."
		},
		action: {
			en: "Create a new 2048-bit key, publish it at a new selector, and sign with it.{whose}",
			ko: "2048비트 키를 새로 만들어 새 선택자에 게시하고 그 키로 서명하십시오.{whose}"
		},
		reference: "RFC 8301 §3.2"
	},
	"dkim-short": {
		severity: "medium",
		cause: {
			en: "The DKIM key at the selector {selector} has {bits} bits. RFC 8301 recommends at least 2048; shorter keys can be broken.",
			ko: "선택자 {selector}의 DKIM 키가 {bits}비트입니다. RFC 8301은 2048비트 이상을 권고하며, 더 짧은 키는 뚫릴 수 있습니다."
		},
		action: {
			en: "Create a 2048-bit key, publish it at a new selector, and sign with it.{whose}",
			ko: "2048비트 키를 만들어 새 선택자에 게시하고 그 키로 서명하십시오.{whose}"
		},
		reference: "RFC 8301 §3.2"
	},
	"dkim-long": {
		severity: "low",
		cause: {
			en: "The DKIM key at the selector {selector} has {bits} bits. Receivers must support up to 4096, and some support no more.",
			ko: "선택자 {selector}의 DKIM 키가 {bits}비트입니다. 수신 서버는 4096비트까지만 지원하면 되고, 그 이상은 거부하기도 합니다."
		},
		action: {
			en: "Use a key with 2048 or 4096 bits.{whose}",
			ko: "2048비트나 4096비트 키를 쓰십시오.{whose}"
		},
		reference: "RFC 8301 §3.2"
	},
	"dkim-bare": {
		severity: "low",
		cause: {
			en: "The DKIM key at the selector {selector} is a bare RSAPublicKey without the required SubjectPublicKeyInfo. Most receivers accept it, but some do not.",
			ko: "선택자 {selector}의 DKIM 키가 표준이 요구하는 SubjectPublicKeyInfo가 아니라 RSAPublicKey 형식입니다. 대부분의 수신 서버는 읽지만 일부는 읽지 못합니다."
		},
		action: {
			en: "Publish the same key as SubjectPublicKeyInfo at {at}.{whose}",
			ko: "같은 키를 SubjectPublicKeyInfo 형식으로 {at}에 게시하십시오.{whose}"
		},
		reference: "RFC 6376 §3.6.1"
	},
	"dkim-late-version": {
		severity: "low",
		cause: {
			en: "The DKIM record at the selector {selector} does not begin with v=DKIM1, as the standard requires. Common verifiers accept the key anyway.",
			ko: "선택자 {selector}의 DKIM 레코드가 표준과 달리 v=DKIM1로 시작하지 않습니다. 널리 쓰이는 검증기는 그래도 이 키를 받아들입니다."
		},
		action: {
			en: "Publish the same record at {at} with v=DKIM1 as the first tag.{whose}",
			ko: "v=DKIM1을 첫 태그로 둔 같은 레코드를 {at}에 게시하십시오.{whose}"
		},
		reference: "RFC 6376 §3.6.1"
	},
	"dkim-testing": {
		severity: "medium",
		cause: {
			en: "The DKIM key at the selector {selector} is in test mode (t=y). Receivers may treat signed mail as unsigned.",
			ko: "선택자 {selector}의 DKIM 키가 시험 모드(t=y)입니다. 수신 서버가 서명된 메일을 서명되지 않은 것으로 취급할 수 있습니다."
		},
		action: {
			en: "Remove the flag t=y at {at}.{whose}",
			ko: "{at}에서 t=y 플래그를 제거하십시오.{whose}"
		},
		reference: "RFC 6376 §3.6.1"
	},
	"dkim-revoked": {
		severity: "info",
		cause: {
			en: "The DKIM key at the selector {selector} is revoked (an empty p=).",
			ko: "선택자 {selector}의 DKIM 키가 폐기되었습니다(빈 p=)."
		},
		action: {
			en: "If nothing signs with this key any more, no action is needed.",
			ko: "이 키로 아직 서명하는 곳이 없다면 조치할 것이 없습니다."
		},
		reference: "RFC 6376 §3.6.1"
	},
	"dkim-ed25519-only": {
		severity: "low",
		cause: {
			en: "All DKIM keys that we found for {name} are Ed25519 keys. Many receivers cannot verify these yet.",
			ko: "{name}에서 찾은 DKIM 키가 모두 Ed25519입니다. 아직 검증하지 못하는 수신 서버가 많습니다."
		},
		action: {
			en: "Sign with a 2048-bit RSA key as well.",
			ko: "2048비트 RSA 키로도 함께 서명하십시오."
		},
		reference: "RFC 8463 §3"
	}
});
const dkimProblems = {
	...(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Wr)({
		"dkim-none": {
			severity: "high",
			cause: {
				en: "{name} has no DKIM keys: no name exists below _domainkey.{name}. Forwarded mail cannot pass DMARC.",
				ko: "{name}에 DKIM 키가 없습니다. _domainkey.{name} 아래에 이름이 존재하지 않습니다. 전달된 메일은 DMARC를 통과할 수 없습니다."
			},
			action: {
				en: "Enable DKIM signing at your mail server or provider, and publish the key that it gives you (RSA, 2048 bits).{offer}",
				ko: "메일 서버나 서비스에서 DKIM 서명을 켜고, 제공되는 키(RSA 2048비트)를 게시하십시오.{offer}"
			},
			reference: "RFC 6376 §3.6.2.1"
		},
		"dkim-all-revoked": {
			severity: "high",
			cause: {
				en: "A wildcard record revokes every DKIM key of {name}, and we found no other key. Forwarded mail cannot pass DMARC.",
				ko: "와일드카드 레코드가 {name}의 모든 DKIM 키를 폐기하며, 다른 키는 찾지 못했습니다. 전달된 메일은 DMARC를 통과할 수 없습니다."
			},
			action: {
				en: "Enable DKIM signing and publish the key. If you use other selectors, give them with --selectors.",
				ko: "DKIM 서명을 켜고 키를 게시하십시오. 다른 선택자가 있으면 --selectors로 지정하십시오."
			},
			reference: "RFC 6376 §3.6.1"
		},
		"dkim-not-found": {
			severity: "medium",
			cause: {
				en: "Names exist below _domainkey.{name}, but we found no valid key at the common selectors.",
				ko: "_domainkey.{name} 아래에 이름이 있지만 흔히 쓰는 선택자에서는 유효한 DKIM 키를 찾지 못했습니다."
			},
			action: {
				en: "Give your selectors with --selectors (the s= tag of DKIM-Signature headers), or publish a key.",
				ko: "--selectors로 선택자(DKIM-Signature 헤더의 s= 태그)를 지정하거나 키를 게시하십시오."
			},
			reference: "RFC 6376 §3.6.2.1"
		},
		"dkim-not-shown": {
			severity: "medium",
			cause: {
				en: "We found no key at the common selectors of {name}. A record at {at} is not a key, so _domainkey does not show whether other keys exist.",
				ko: "{name}의 흔히 쓰는 선택자에서 DKIM 키를 찾지 못했습니다. {at}의 레코드는 키가 아니어서 _domainkey로는 다른 키가 있는지 알 수 없습니다."
			},
			action: {
				en: "Give your selectors with --selectors (the s= tag of DKIM-Signature headers), or enable DKIM signing and publish a key.",
				ko: "--selectors로 선택자(DKIM-Signature 헤더의 s= 태그)를 지정하거나, DKIM 서명을 켜고 키를 게시하십시오."
			},
			reference: "RFC 8020 §2"
		},
		"dkim-unknown": {
			severity: "info",
			cause: {
				en: "We could not check whether {name} has DKIM keys: {reason}.",
				ko: "{name}에 DKIM 키가 있는지 확인하지 못했습니다({reason})."
			},
			action: {
				en: "Try again, and check the answers of the name servers. If they answer only for exact names, give your selectors with --selectors (the s= tag of DKIM-Signature headers).",
				ko: "다시 시도하고 네임서버의 응답을 확인하십시오. 정확한 이름에만 응답하면 --selectors로 선택자(DKIM-Signature 헤더의 s= 태그)를 지정하십시오."
			}
		},
		"dkim-unknown-selector": {
			severity: "info",
			cause: {
				en: "{name} may have DKIM keys: names exist below _domainkey, but at none of the common selectors. We could not check these keys.",
				ko: "{name}에 DKIM 키가 있을 수 있습니다. _domainkey 아래에 이름이 있지만 흔히 쓰는 선택자가 아니어서 키를 확인하지 못했습니다."
			},
			action: {
				en: "Give your selectors with --selectors (the s= tag of DKIM-Signature headers).",
				ko: "--selectors로 선택자(DKIM-Signature 헤더의 s= 태그)를 지정하십시오."
			},
			reference: "RFC 8020 §2"
		},
		"dkim-of-parent": {
			severity: "info",
			cause: {
				en: "{name} has no DKIM key of its own, but {parent} has. With relaxed alignment, signatures of {parent} prove mail of {name}. We could not check whether its mail is signed.",
				ko: "{name}에는 자체 DKIM 키가 없지만 {parent}에는 있습니다. 완화된 정렬에서는 {parent}의 서명으로 {name}의 메일이 DMARC를 통과합니다. 메일이 실제로 서명되는지는 확인하지 못했습니다."
			},
			action: {
				en: "Check the d= tag of a DKIM-Signature header: it must be {parent} or {name}. If mail is not signed, enable DKIM at the service that sends it.",
				ko: "DKIM-Signature 헤더의 d= 태그가 {parent}이거나 {name}인지 확인하십시오. 서명되지 않는다면 발송 서비스에서 DKIM을 켜십시오."
			},
			reference: "RFC 9989 §4.4.1"
		},
		"dkim-selector-missing": {
			severity: "high",
			cause: {
				en: "There is no DKIM key at the selector {selector}. Signatures with this selector fail.",
				ko: "선택자 {selector}에 DKIM 키가 없습니다. 이 선택자로 만든 서명은 검증에 실패합니다."
			},
			action: {
				en: "Publish the key at {at}, or correct the selector.",
				ko: "{at}에 키를 게시하거나 선택자를 확인하십시오."
			},
			reference: "RFC 6376 §3.6.2.2"
		},
		"dkim-selector-unknown": {
			severity: "info",
			cause: {
				en: "We could not check whether a DKIM key exists at the selector {selector}: {reason}.",
				ko: "선택자 {selector}에 DKIM 키가 있는지 확인하지 못했습니다({reason})."
			},
			action: {
				en: "Try again, and check the answers of the name servers.",
				ko: "다시 시도하고 네임서버의 응답을 확인하십시오."
			}
		},
		"dkim-dangling": {
			severity: "medium",
			cause: {
				en: "CNAME records of selectors lead to names without a key: {aliases}.",
				ko: "선택자의 CNAME이 키가 없는 이름을 가리킵니다: {aliases}."
			},
			action: {
				en: "Enable DKIM at the service that runs these names. If you sign with another selector, delete the CNAME records and give that selector with --selectors.",
				ko: "이 이름을 운영하는 서비스에서 DKIM을 켜십시오. 다른 선택자로 서명하고 있다면 CNAME을 삭제하고 그 선택자를 --selectors로 지정하십시오."
			},
			reference: "RFC 6376 §3.6.2.2"
		},
		"dkim-wildcard-dangling": {
			severity: "medium",
			cause: {
				en: "A wildcard CNAME leads every selector of {name} without a record of its own to {target}, where there is no key.",
				ko: "와일드카드 CNAME으로 {name}의 자체 레코드가 없는 모든 선택자가 {target|을/를} 가리키지만 그곳에 키가 없습니다."
			},
			action: {
				en: "Delete the wildcard below _domainkey.{name}, or enable DKIM at the service that runs {target}. Give your selectors with --selectors.",
				ko: "_domainkey.{name} 아래의 와일드카드를 삭제하거나 {target|을/를} 운영하는 서비스에서 DKIM을 켜십시오. 선택자는 --selectors로 지정하십시오."
			},
			reference: "RFC 4592 §2.2.1"
		},
		"dkim-wildcard": {
			severity: "medium",
			cause: {
				en: "A wildcard record answers for every selector of {name}, so lookups do not show which DKIM keys exist. Keys seen only through the wildcard count less or not at all.",
				ko: "{name}의 모든 선택자에 와일드카드 레코드가 응답하여, 조회로는 어떤 DKIM 키가 있는지 알 수 없습니다. 와일드카드로만 보이는 키는 점수가 낮거나 없습니다."
			},
			action: {
				en: "Give your selectors with --selectors (the s= tag of DKIM-Signature headers).",
				ko: "--selectors로 선택자(DKIM-Signature 헤더의 s= 태그)를 지정하십시오."
			},
			reference: "RFC 4592 §2.2.1"
		}
	}),
	...dkimKeyProblems
};
const findDkim = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Gr)();
// src/checks/email/dkim/words.ts
const keyFaultWords = {
	syntax: {
		en: "the record is not a tag list",
		ko: "레코드가 태그 목록 형식이 아님"
	},
	"repeated-tag": {
		en: "a tag appears twice in the record",
		ko: "레코드에 같은 태그가 두 번 있음"
	},
	"late-version": {
		en: "v=DKIM1 is not the first tag",
		ko: "v=DKIM1이 첫 태그가 아님"
	},
	"other-version": {
		en: "the version (v=) is not DKIM1",
		ko: "버전(v=)이 DKIM1이 아님"
	},
	"no-key": {
		en: "the record has no p= tag",
		ko: "레코드에 p=가 없음"
	},
	"bad-base64": {
		en: "p= is not base64",
		ko: "p=가 base64가 아님"
	},
	"bad-key": {
		en: "p= contains no valid key",
		ko: "p=에 올바른 키가 없음"
	},
	"unknown-type": {
		en: "the key type (k=) is unknown",
		ko: "알 수 없는 종류임(k=)"
	},
	"too-short": {
		en: "it has fewer than 1024 bits, which receivers must not accept",
		ko: "1024비트보다 짧아 수신 서버가 받아들여서는 안 됨"
	},
	short: {
		en: "it is short",
		ko: "짧음"
	},
	long: {
		en: "it is long",
		ko: "긺"
	},
	"no-sha256": {
		en: "h= does not include sha256, the only valid hash",
		ko: "h=에 유일하게 유효한 sha256이 없음"
	},
	"not-for-email": {
		en: "s= does not include email",
		ko: "s=에 이메일이 없음"
	},
	"bare-rsa": {
		en: "it is not a SubjectPublicKeyInfo",
		ko: "SubjectPublicKeyInfo 형식이 아님"
	},
	"wrapped-ed25519": {
		en: "p= is not exactly the 32 bytes of the key",
		ko: "p=가 정확히 키의 32바이트가 아님"
	},
	lookalike: {
		en: "the TXT record is not a key record",
		ko: "TXT 레코드가 키 레코드 형식이 아님"
	}
};
// src/checks/email/dkim/judge-keys.ts
const slight = {
	short: "dkim-short",
	long: "dkim-long"
};
const ofForm = new Set(["bare-rsa", "late-version"]);
function isFatal(problem) {
	return !ofForm.has(problem) && !Object.hasOwn(slight, problem);
}
function keyFindings(each, key, seen) {
	const { selector, at } = each;
	if (key.isRevoked) return [findDkim("dkim-revoked", { selector }, seen)];
	const fatal = key.problems.find(isFatal);
	if (!key.isUsable && fatal) return [brokenFinding(each, fatal, seen)];
	const whose = whoseOf(each);
	const fix = {
		...seen,
		...fixOf$1(each, false)
	};
	const { bits } = key;
	return [
		...["short", "long"].flatMap((problem) => key.problems.includes(problem) ? [findDkim(slight[problem], {
			selector,
			bits: bits ?? 0,
			whose
		}, seen)] : []),
		...key.problems.includes("bare-rsa") ? [findDkim("dkim-bare", {
			selector,
			at,
			whose
		}, fix)] : [],
		...key.problems.includes("late-version") ? [findDkim("dkim-late-version", {
			selector,
			at,
			whose
		}, fix)] : [],
		...key.isTesting ? [findDkim("dkim-testing", {
			selector,
			at,
			whose
		}, fix)] : []
	];
}
function brokenFinding(each, problem, seen) {
	const { selector, at, text } = each;
	const whose = whoseOf(each);
	const bits = text === null ? null : tooShortIn(text);
	if (bits !== null) return findDkim("dkim-too-short", {
		selector,
		bits,
		whose
	}, seen);
	const fault = keyFaultWords[problem];
	return findDkim("dkim-broken", {
		selector,
		at,
		fault,
		whose
	}, {
		...seen,
		...fixOf$1(each, true)
	});
}
const nothing$2 = {
	en: "",
	ko: ""
};
function whoseOf({ aliases, at, operator }) {
	if (aliases.length === 0) return nothing$2;
	const words = operator === null ? aliasWords.unknown : aliasWords.known;
	const params = {
		at,
		operator: operator ?? ""
	};
	return {
		en: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.qi)(words, params, "en"),
		ko: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.qi)(words, params, "ko")
	};
}
const aliasWords = {
	known: {
		en: " The selector is a CNAME to {at}: ask {operator} to do this.",
		ko: " 선택자가 {at|을/를} 가리키는 CNAME이므로 {operator}에 요청하십시오."
	},
	unknown: {
		en: " The selector is a CNAME: ask the operator of {at} to do this.",
		ko: " 선택자가 CNAME이므로 {at}의 운영자에게 요청하십시오."
	}
};
function fixOf$1({ text, aliases, at }, mayTest) {
	const value = text === null || aliases.length > 0 ? null : mendedKey(text, mayTest);
	return value === null ? {} : { record: {
		name: at,
		type: "TXT",
		value
	} };
}
// src/checks/email/dkim/judge.ts
const unchecked = new Set(["unseen", "parent"]);
function dkimSlice(seen, surroundings = {}) {
	const raw = aligned(seen, surroundings);
	const row = countingRow(raw);
	return {
		points: { dkim: row === null ? null : pointsFor("dkim", row) },
		ceilings: [],
		findings: findingsOf(raw)
	};
}
function hasDkimKey(seen, surroundings = {}) {
	const raw = aligned(seen, surroundings);
	if (usable(raw).length > 0 || usable(raw, "wildcard").length > 0) return true;
	return hasNone(raw) ? false : null;
}
function hasUncheckedKey(seen, surroundings = {}) {
	return unchecked.has(countingRow(aligned(seen, surroundings)));
}
function aligned(raw, { isStrict = false }) {
	return isStrict ? {
		...raw,
		parents: []
	} : raw;
}
function countingRow(raw) {
	const best = bestOf(raw);
	const named = raw.selectors.filter(({ isNamed, selector }) => isNamed && parentOf(raw, selector) === void 0);
	if (named.some((each) => isMissing(each) || isBroken(each))) return best === "none" ? "none" : "broken";
	return named.some(({ state }) => state === "unknown") ? null : best;
}
function bestOf(raw) {
	const keys = usable(raw);
	if (keys.length > 0) return greatest(keys.map(worth$1));
	const ofAny = usable(raw, "wildcard");
	if (ofAny.length > 0) return least(["wildcard", greatest(ofAny.map(worth$1))]);
	if (raw.selectors.some(isBroken)) return "broken";
	if (isUntold(raw)) return null;
	const own = withoutKeyAt(raw);
	if (own !== "none") return own;
	if (signingParent(raw)) return "parent";
	return raw.parents.some(({ state }) => state === "unknown") ? null : "none";
}
function withoutKeyAt(raw) {
	if (raw.node.state !== "present" || raw.wildcard.state !== "absent") return "none";
	if (raw.selectors.some(({ state }) => state === "dangling")) return "broken";
	return raw.selectors.some(({ state }) => state !== "absent") ? "none" : "unseen";
}
function signingParent({ parents }) {
	return parents.find(({ state }) => state === "keys") ?? parents.find(({ state }) => state === "hidden");
}
function parentOf({ parents }, selector) {
	return parents.find(({ selectors }) => selectors.includes(selector));
}
function greatest(rows) {
	return ranked(rows).at(-1) ?? "none";
}
function least(rows) {
	return ranked(rows)[0] ?? "none";
}
function ranked(rows) {
	return rows.toSorted((one, other) => pointsFor("dkim", one) - pointsFor("dkim", other));
}
function dkimFigure(seen, surroundings = {}) {
	const raw = aligned(seen, surroundings);
	if (hasNone(raw)) return raw.wildcard.isRevoking ? "revoked" : false;
	const best = bestOf(raw);
	if (best === null || best === "parent") return best;
	if (best === "unseen" || best === "wildcard") return "hidden";
	return best === "broken" ? "broken" : "unfound";
}
function isUntold({ selectors, wildcard, node }) {
	if (wildcard.isRevoking || node.state === "none") return selectors.some(({ state }) => state === "unknown");
	return node.state === "unknown" || wildcard.state === "unknown" || selectors.some(({ state }) => state === "unknown");
}
function hasNone(raw) {
	return bestOf(raw) === "none" && (raw.node.state === "none" || raw.wildcard.isRevoking);
}
function usable({ selectors }, where = "key") {
	return selectors.flatMap(({ state, key }) => state === where && key?.isUsable === true ? [key] : []);
}
function worth$1({ type, bits, isTesting }) {
	if (isTesting) return "testing";
	if (type === "ed25519") return "rare";
	return (bits ?? 0) < 2048 ? "short" : "full";
}
function isBroken({ state, key, text }) {
	if (state === "key") return key?.isUsable === false && !key.isRevoked;
	return state === "several" || state === "other" && text !== null && hidesKey(text);
}
function isMissing(each) {
	const { state, key } = each;
	return state === "absent" || state === "dangling" || state === "wildcard" && key?.isUsable !== true || state === "other" && !isBroken(each);
}
function findingsOf(raw) {
	const keys = usable(raw);
	const { name, wildcard } = raw;
	const isEdOnly = keys.length > 0 && keys.every(({ type }) => type === "ed25519");
	return [
		...danglingFindings(raw),
		...raw.selectors.filter((each) => !(isMissing(each) && parentOf(raw, each.selector))).map((each) => ownedIn(each, name)).flatMap(selectorFindings),
		...wildcard.target === null ? [] : [findDkim("dkim-wildcard-dangling", {
			name,
			target: wildcard.target
		})],
		...isEdOnly ? [findDkim("dkim-ed25519-only", { name })] : [],
		...wholeFindings$1(raw)
	];
}
function ownedIn(each, name) {
	return each.at.endsWith(`.${name}`) ? {
		...each,
		aliases: []
	} : each;
}
function wholeFindings$1(raw) {
	const { name, node } = raw;
	const best = bestOf(raw);
	if (hasNone(raw)) return [raw.wildcard.isRevoking ? findDkim("dkim-all-revoked", { name }) : noneFinding(raw)];
	if (best === "parent") return [findDkim("dkim-of-parent", {
		name,
		parent: signingParent(raw)?.name ?? "?"
	})];
	if (usable(raw).length > 0 || raw.wildcard.target !== null) return [];
	if ((raw.wildcard.state === "present" || node.state === "void") && !raw.selectors.some(isBroken)) return [findDkim("dkim-wildcard", { name })];
	if (best === "unseen") return [findDkim("dkim-unknown-selector", { name })];
	if (best === "none") return [node.at === null ? findDkim("dkim-not-found", { name }) : findDkim("dkim-not-shown", {
		name,
		at: node.at
	})];
	if (best !== null) return [];
	const reason = raw.selectors.find(({ state }) => state === "unknown")?.reason ?? node.reason;
	return [findDkim("dkim-unknown", {
		name,
		reason: (0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_15__.t)(reason)
	}, seenBy(reason))];
}
function noneFinding({ name, providers: operators }) {
	const [known] = operators.flatMap((operator) => {
		const records = dkimOfferOf(operator, name);
		return records === null ? [] : [{
			operator,
			records
		}];
	});
	const record = known?.records.map(exactRecord).find((each) => each !== null);
	return findDkim("dkim-none", {
		name,
		offer: known ? offerWords(known) : nothing$1
	}, record ? { record } : {});
}
const nothing$1 = {
	en: "",
	ko: ""
};
function offerWords({ operator, records }) {
	const list = records.join(" / ");
	return {
		en: ` At ${operator} these are: ${list}. Its console shows the exact values.`,
		ko: ` ${operator}에서는 다음과 같습니다: ${list}. 정확한 값은 관리 콘솔에 나옵니다.`
	};
}
function exactRecord(text) {
	const [name = "", type = "", ...value] = text.split(" ");
	return type !== "CNAME" || text.includes("<") ? null : {
		name,
		type,
		value: value.join(" ")
	};
}
function seenBy(reason) {
	return reason === null ? {} : { evidence: reason };
}
function danglingFindings({ selectors }) {
	const dangling = selectors.filter(({ state }) => state === "dangling");
	if (dangling.length === 0) return [];
	const aliases = dangling.map(({ selector, aliases: ways, at }) => `${selector} (${ways.at(-1) ?? at})`).join(", ");
	return [findDkim("dkim-dangling", { aliases }, { subject: dangling.map(({ selector }) => selector).join(", ") })];
}
function selectorFindings(each) {
	const { selector, state, reason, at, text, isNamed } = each;
	const seen = {
		subject: selector,
		...text === null ? {} : { evidence: text }
	};
	if (state === "dangling") return [];
	if (isMissing(each)) return isNamed ? [findDkim("dkim-selector-missing", {
		selector,
		at
	}, seen)] : [];
	if (state === "unknown" && isNamed) {
		const untold = {
			subject: selector,
			...seenBy(reason)
		};
		return [findDkim("dkim-selector-unknown", {
			selector,
			reason: (0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_15__.t)(reason)
		}, untold)];
	}
	if (state === "several") return [findDkim("dkim-several", {
		selector,
		whose: whoseOf(each)
	}, seen)];
	if (state === "other") return [brokenFinding(each, "lookalike", seen)];
	return state === "key" && each.key ? keyFindings(each, each.key, seen) : [];
}
// src/checks/email/dkim/surroundings.ts
function dkimSurroundings({ record }) {
	return { isStrict: record?.alignment.dkim === "s" };
}
// src/checks/email/domain/problems.ts
const domainProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Wr)({ "domain-unknown": {
	severity: "info",
	cause: {
		en: "We could not check mail of {domain}: DNS lookups of the name fail ({reason}).",
		ko: "{domain}의 메일 설정을 확인하지 못했습니다. 이름의 DNS 조회에 실패합니다({reason})."
	},
	action: {
		en: "Try again, and check the answers of the name servers of {domain}.",
		ko: "다시 시도하고 {domain} 네임서버의 응답을 확인하십시오."
	}
} });
const findDomain = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Gr)();
// src/checks/email/domain/judge.ts
const untold$1 = new Set([
	"mx-unknown",
	"spf-unknown",
	"dkim-unknown",
	"dkim-selector-unknown",
	"dmarc-unknown",
	"bimi-unknown",
	"mta-sts-unknown",
	"tls-rpt-unknown"
]);
function besideSilence(findings, { mx, spf, dmarc }, domain) {
	const { reason } = mx;
	if (![
		spf.evaluation.state,
		dmarc.outcome,
		mx.kind
	].every((each) => each === "unknown") || reason === null || spf.evaluation.reason !== reason || dmarc.reason !== reason) return findings;
	const kept = findings.filter(({ id, evidence }) => !(untold$1.has(id) && evidence?.split(" ").at(-1) === reason));
	return [findDomain("domain-unknown", {
		domain,
		reason: (0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_15__.t)(reason)
	}, { evidence: reason }), ...kept];
}
// src/checks/email/domain/provider.ts
function isDeliveredAsItComes({ mx, spf }, held) {
	const { state, permerrors, undeterminedTerms, permitsAll, tree } = spf.evaluation;
	if (mx.kind !== "found" || held.some((each) => each !== "dmarc-missing")) return false;
	if (state !== "one" || permerrors.length > 0 || undeterminedTerms.length > 0 || permitsAll !== null) return false;
	const [first, ...others] = mx.hosts.map(({ host }) => (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.m)(host));
	if (!first || others.some((each) => each !== first)) return false;
	return tree.some(({ domain, state: found }) => domain === first.include && found === "one");
}
// src/checks/email/dane/state.ts
function daneStateOf({ addresses, alias, security, state, records, presentedKeys: served }) {
	if (state !== "found") return state;
	const path = isOpen(addresses) ? alias ?? addresses : addresses;
	if (isOpen(path) || isOpen(security)) return "insecure";
	if (path !== "secure" || security !== "secure") return "unknown";
	if (served.some(({ starttls }) => starttls === "absent")) return "no-tls";
	if (records.every(({ fault }) => fault !== null)) return "unusable";
	const verdicts = served.map(({ verdict }) => verdict).filter((each) => each !== null);
	if (verdicts.includes("other")) return "mismatch";
	if (verdicts.includes("invalid")) return "invalid";
	return verdicts.length === 0 ? "unknown" : "valid";
}
function isOpen(security) {
	return security === "insecure" || security === "island";
}
const broken$1 = new Set([
	"mismatch",
	"invalid",
	"no-tls",
	"bogus"
]);
function hasBrokenDane({ hosts }) {
	return hosts.some((host) => broken$1.has(daneStateOf(host)));
}
const undecided = new Set(["unknown", "valid"]);
function danePoints({ security, hosts, isComplete: isWhole }) {
	const standings = hosts.map(daneStateOf);
	if (hosts.length === 0 || !isWhole || !standings.every((each) => undecided.has(each))) return 0;
	if (security === "indeterminate") return null;
	if (security !== "secure") return 0;
	return standings.includes("unknown") ? null : pointsFor("transport", "right");
}
// src/checks/email/no-mail/host.ts
function takerIn({ kind, hosts }) {
	if (kind === "none") return "nobody";
	const all = hosts.map(ofHost);
	return [
		"untold",
		"refusing",
		"unreachable"
	].find((each) => all.includes(each)) ?? "untold";
}
const refusing = new Set([
	"refused",
	"odd",
	"closed"
]);
function ofHost({ addresses, addressesTotal, answers, reason }) {
	const open = addresses.filter(({ isPublic }) => isPublic);
	if (!(reason === null && addressesTotal === addresses.length && answers.length === open.length) || !answers.every(({ outcome }) => refusing.has(outcome))) return "untold";
	return open.length === 0 ? "unreachable" : "refusing";
}
// src/checks/email/rubric.ts
function rubricOf({ mx, spf, dkim }) {
	if (mx.kind === "found" || mx.kind === "unknown" || mx.kind === "bogus") return "mail";
	if (isSpokenTo(mx)) return "mail";
	const says = senders(spf);
	if (says === "some") return "sends";
	if (mx.kind === "implicit" && says === "unknown") return "mail";
	if (hasKeys(dkim)) return "sends";
	const hasSaidSo = mx.kind === "null" && says === "none" && spfSays(spf) === "refuses";
	return mayHaveKeys(dkim) && !hasSaidSo ? "sends" : "none";
}
function sendingOf({ spf, dkim }) {
	if (senders(spf) === "some" || hasKeys(dkim)) return "known";
	return mayHaveKeys(dkim) ? "possible" : "none";
}
function mayHaveKeys({ node, wildcard, selectors }) {
	return node.state === "present" && wildcard.state === "absent" && selectors.every(({ state }) => state === "absent");
}
function hasKeys({ selectors }) {
	return selectors.some(({ key }) => key?.isUsable === true);
}
function isSpokenTo({ hosts }) {
	return hosts.some(({ answers }) => answers.some(({ outcome }) => outcome === "accepted" || outcome === "rejected"));
}
function senders(spf) {
	const { evaluation: sight, repairs } = spf;
	const { state, malformedRecords: lookalikes, permerrors: breaks } = sight;
	if (state === "unknown") return "unknown";
	if (isOfHelo(spf)) return "none";
	const meant = repairs[0]?.evaluation;
	if (state === "several") return meant?.permittedSenders === "none" ? "none" : "some";
	if (state === "none" && lookalikes.length === 0) return "nothing";
	if (!spf.hasSenderTerms) return "none";
	if (state === "one") return breaks.length > 0 ? "some" : sight.permittedSenders;
	return meant && meant.permerrors.length === 0 ? meant.permittedSenders : "some";
}
function factsWithoutMail({ mx, spf, dkim, dmarc }, domain) {
	return {
		domain,
		isAlias: mx.hosts.some(({ alias }) => alias !== null),
		taker: mx.kind === "null" ? null : takerIn(mx),
		spf: spfSays(spf),
		refusing: spf.isParentMx ? _schema_js__WEBPACK_IMPORTED_MODULE_5__.h : "v=spf1 -all",
		policy: weakestIn(dmarc),
		rejecting: rejectingIn(dmarc),
		keys: keysIn(dkim)
	};
}
function isOfHelo({ isHeloRecord, isParentMx: isExchanger }) {
	return isExchanger && isHeloRecord;
}
function spfSays(spf) {
	const { evaluation: sight } = spf;
	if (sight.state === "unknown") return "unknown";
	if (sight.state === "none") return "missing";
	if (sight.state !== "one" || sight.permerrors.length > 0) return "broken";
	if (sight.permitsAll !== null) return "passes-all";
	if (isOfHelo(spf)) return "refuses";
	if (sight.defaultResult === "-") return "refuses";
	return sight.defaultResult === "~" ? "soft" : "neutral";
}
function keysIn(dkim) {
	const { wildcard, node, selectors } = dkim;
	if (wildcard.isRevoking) return "revoked";
	return wildcard.state === "unknown" || node.state === "unknown" || selectors.some(({ state }) => state === "unknown") ? "unknown" : "none";
}
const byStrength = [
	"none",
	"quarantine",
	"reject"
];
function weakestIn(dmarc) {
	const own = (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.c)(dmarc);
	const { subdomainPolicies: below, name } = dmarc;
	if (own === "missing" || own === "unknown" || below?.domain !== name) return own;
	const all = [
		own,
		below.existing,
		below.nonexistent
	].map((each) => byStrength.indexOf(each));
	return byStrength[Math.min(...all)] ?? own;
}
function rejectingIn(dmarc) {
	const { name, record, ownRecord: own, repair: mending } = dmarc;
	const tags = (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.b)(dmarc);
	if (!tags || tags.some((tag) => /^[sn]p$/.test(tag.name) && tag.value !== "reject")) return null;
	const places = [...(0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.C)(tags, "rua"), ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.C)(tags, "ruf")].join(",");
	if ((0,_policy_js__WEBPACK_IMPORTED_MODULE_7__.c)(places).uris.some(({ host }) => host?.endsWith(`.${name}`))) return null;
	const kept = tags.filter((tag) => /^(?:rua|ruf|fo|adkim|aspf|psd|sp|np)$/.test(tag.name));
	const published = mending.domain === name ? mending.name : own.name;
	const to = record?.origin === "own" ? record.name : published;
	const at = to === name ? `_dmarc.${name}` : to;
	if (!(at === own.name || !at.startsWith("_dmarc.")) || !`.${at}`.endsWith(`.${name}`)) return null;
	return (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.w)((0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.S)(at, [{
		name: "p",
		value: "reject"
	}, ...kept]), name, dmarc);
}
// src/checks/email/weights.ts
const ceilings = {
	"spf-passes-all": 40,
	"spf-broken": 60,
	"mx-dead": 20,
	"dnssec-bogus": 10,
	"dmarc-missing": 70,
	blocklisted: 50,
	"mta-sts-breaks": 60,
	"dane-breaks": 60,
	"starttls-none": 85
};
const scoreVersion = "email-4";
const bands = [
	[
		90,
		"excellent",
		{
			en: "excellent",
			ko: "매우 좋음"
		}
	],
	[
		75,
		"good",
		{
			en: "good",
			ko: "좋음"
		}
	],
	[
		50,
		"fair",
		{
			en: "fair",
			ko: "보통"
		}
	],
	[
		0,
		"poor",
		{
			en: "poor",
			ko: "나쁨"
		}
	]
];
// src/checks/email/kpis.ts
function kpisOfDomain(raw, rubric) {
	const { mx, spf, dmarc, blocklists } = raw;
	const policy = (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.c)(dmarc);
	const whereMailGoes = [
		{
			id: "tls",
			value: tlsIn(raw)
		},
		{
			id: "dane",
			value: daneIn(raw)
		},
		{
			id: "mta-sts",
			value: mtaStsIn(raw)
		}
	];
	return (score) => [
		ratingOf(score),
		{
			id: "mx",
			value: hostsIn(mx, rubric)
		},
		{
			id: "spf",
			value: spfIn(spf)
		},
		...spf.evaluation.state === "one" ? [{
			id: "lookups",
			value: spf.evaluation.lookups
		}] : [],
		{
			id: "dkim",
			value: dkimIn(raw)
		},
		{
			id: "dmarc",
			value: policyFigures[policy]
		},
		...rubric === "mail" ? whereMailGoes : [],
		{
			id: "listings",
			value: countListings(blocklists, { isHostless: rubric !== "mail" })
		}
	];
}
const policyFigures = {
	unknown: null,
	missing: false,
	none: "none",
	quarantine: "quarantine",
	reject: "reject"
};
function kpisOfAddress({ names, blocklists }) {
	const { state, forwardConfirmed: confirmed } = names;
	const isThere = state === "found";
	const none = state === "unknown" ? null : false;
	return (score) => [
		ratingOf(score),
		{
			id: "names",
			value: isThere ? names.names.slice(0, 3).join(", ") : none
		},
		{
			id: "confirmed",
			value: isThere ? confirmed : none
		},
		{
			id: "listings",
			value: countListings(blocklists, { isSender: true })
		}
	];
}
function ratingOf(score) {
	return {
		id: "rating",
		value: score === void 0 ? null : (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._n)(score, bands)
	};
}
function hostsIn(mx, rubric) {
	const { kind, hosts, hostsTotal } = mx;
	if (kind === "null" || kind === "none") return false;
	if (rubric === "none") return takerIn(mx) === "untold" ? null : false;
	if (hosts.length === 0) return null;
	const shown = hosts.slice(0, 2).map(({ host }) => host);
	const more = Math.max(hostsTotal, hosts.length) - shown.length;
	return shown.join(", ") + (more > 0 ? ` +${more}` : "");
}
function spfIn({ evaluation: sight }) {
	if (sight.state === "unknown") return null;
	if (sight.state === "none") return false;
	if (sight.state !== "one" || sight.permerrors.length > 0 || sight.defaultResult === "error") return "broken";
	if (sight.permitsAll !== null) return "+";
	return sight.defaultResult === "unknown" ? null : sight.defaultResult;
}
function dkimIn({ dkim, dmarc }) {
	if (!hasKeys(dkim)) return dkimFigure(dkim, dkimSurroundings(dmarc));
	const usable = dkim.selectors.filter(({ key }) => key?.isUsable === true).map(({ selector }) => selector);
	return usable.slice(0, 4).join(", ") + (usable.length > 4 ? ` +${usable.length - 4}` : "");
}
function tlsIn({ starttls }) {
	const told = starttls.hosts.filter((each) => each.starttls !== "unknown");
	if (told.length === 0) return null;
	return `${told.filter((each) => each.starttls === "offered").length}/${told.length}`;
}
const broken = new Set([
	"mismatch",
	"invalid",
	"no-tls",
	"bogus"
]);
function daneIn({ dane, mx }) {
	if (dane.hosts.length === 0 && (mx.kind === "unknown" || mx.kind === "bogus")) return null;
	const standings = dane.hosts.map(daneStateOf);
	if (standings.some((each) => broken.has(each))) return "broken";
	if (standings.includes("unknown")) return null;
	if (!standings.includes("valid")) return false;
	return dane.security === "secure" && standings.every((each) => each === "valid") ? "valid" : "partial";
}
function mtaStsIn({ mtaSts: { record, policy } }) {
	if (record.state === "unknown") return null;
	if (record.state === "absent") return false;
	if (record.state !== "found" || policy.state === "invalid" || policy.state === "absent") return "broken";
	return policy.state === "unknown" ? null : policy.mode;
}
// src/checks/email/no-mail/problems.ts
const practice = "M3AAWG Protecting Parked Domains";
const noMailProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Wr)({
	"no-mail": {
		severity: "info",
		cause: {
			en: "{domain} neither receives nor sends mail. Its score shows how clearly its records say so.",
			ko: "{domain|은/는} 메일을 받지도 보내지도 않는 도메인입니다. 점수는 레코드가 이를 얼마나 분명히 알리는지를 나타냅니다."
		},
		action: {
			en: "If this is right, no action is needed. If the domain should receive mail, publish MX records.",
			ko: "의도한 것이면 조치할 것이 없습니다. 메일을 받을 도메인이면 MX 레코드를 게시하십시오."
		},
		reference: practice
	},
	"no-mail-likely": {
		severity: "info",
		cause: {
			en: "Nothing shows that {domain} has mail, so it is scored as a domain without mail. It has no MX record, and port 25 of its own host did not answer, so we could not check whether that host accepts mail.",
			ko: "{domain}에 메일이 있다는 흔적이 없어 메일이 없는 도메인으로 평가합니다. MX 레코드가 없고 도메인 자체 호스트의 25번 포트가 응답하지 않아, 그 호스트가 메일을 받는지 확인하지 못했습니다."
		},
		action: {
			en: "If it receives mail, publish an MX record for its mail server and an SPF record for its senders. If it receives none, publish a null MX record: {domain}. MX 0 .",
			ko: "메일을 받는다면 메일 서버의 MX 레코드와 발신 서버의 SPF 레코드를 게시하십시오. 받지 않는다면 null MX 레코드를 게시하십시오: {domain}. MX 0 ."
		},
		reference: "RFC 5321 §5.1"
	},
	"no-mail-mx": {
		severity: "low",
		cause: {
			en: "{domain} accepts no mail ({ground}), but has no null MX record. Senders retry for days before they give up.",
			ko: "{domain|은/는} 메일을 받지 않지만({ground}) null MX 레코드가 없습니다. 보내는 서버는 며칠 동안 재시도합니다."
		},
		action: {
			en: "Publish a null MX record, unless the domain should receive mail.",
			ko: "메일을 받을 도메인이 아니라면 null MX 레코드를 게시하십시오."
		},
		reference: "RFC 7505 §3"
	},
	"no-mail-spf-missing": {
		severity: "medium",
		cause: {
			en: "Nothing shows that {domain} sends mail, but no SPF record says so. Attackers can send mail as {domain}.",
			ko: "{domain}에서 메일을 보낸다는 흔적이 없지만 이를 알리는 SPF 레코드가 없습니다. 공격자가 {domain|으로/로} 메일을 보낼 수 있습니다."
		},
		action: {
			en: "If it sends no mail, publish an SPF record that rejects all mail.",
			ko: "메일을 보내지 않는다면 모든 발신을 거부하는 SPF 레코드를 게시하십시오."
		},
		reference: "RFC 7208 §10.1.2"
	},
	"no-mail-spf-soft": {
		severity: "low",
		cause: {
			en: "{domain} sends no mail, but its SPF record does not reject mail from other senders.",
			ko: "{domain|은/는} 메일을 보내지 않지만 SPF 레코드가 다른 발신자를 거부하지 않습니다."
		},
		action: {
			en: "End the record in -all.",
			ko: "레코드를 -all로 끝내십시오."
		},
		reference: "RFC 7208 §10.1.2"
	},
	"no-mail-spf-passes": {
		severity: "critical",
		cause: {
			en: "{domain} sends no mail, but its SPF record allows every server to send as {domain}.",
			ko: "{domain|은/는} 메일을 보내지 않는데 SPF 레코드가 모든 서버에 {domain|으로/로} 보내는 것을 허용합니다."
		},
		action: {
			en: "Replace it with a record that rejects all mail.",
			ko: "모든 발신을 거부하는 레코드로 바꾸십시오."
		},
		reference: "RFC 7208 §5.1"
	},
	"no-mail-spf-broken": {
		severity: "high",
		cause: {
			en: "The SPF record of {domain} cannot be evaluated, or there are several. Receivers report an error (permerror).",
			ko: "{domain}의 SPF 레코드를 평가할 수 없거나 여러 개입니다. 수신 서버가 오류(permerror)로 처리합니다."
		},
		action: {
			en: "Replace it with a single record that rejects all mail.",
			ko: "모든 발신을 거부하는 레코드 하나로 바꾸십시오."
		},
		reference: "RFC 7208 §2.6.7"
	},
	"no-mail-dmarc-missing": {
		severity: "medium",
		cause: {
			en: "Nothing shows that {domain} sends mail, but no DMARC policy makes receivers reject mail that spoofs it.",
			ko: "{domain}에서 메일을 보낸다는 흔적이 없지만, 사칭한 메일을 거부하게 하는 DMARC 정책이 없습니다."
		},
		action: {
			en: "If it sends no mail, publish a DMARC record with p=reject. It also applies to subdomains: give subdomains that send mail a record of their own first.",
			ko: "메일을 보내지 않으면 p=reject를 담은 DMARC 레코드를 게시하십시오. 하위 도메인에도 적용되므로 메일을 보내는 하위 도메인에는 먼저 자체 레코드를 두십시오."
		},
		reference: "RFC 9989 §4.7"
	},
	"no-mail-dmarc-weak": {
		severity: "low",
		cause: {
			en: "{domain} sends no mail, but its DMARC policy does not make receivers reject mail that spoofs it or its subdomains.",
			ko: "{domain|은/는} 메일을 보내지 않는데, DMARC 정책이 이 도메인이나 하위 도메인을 사칭한 메일을 거부하게 하지 않습니다."
		},
		action: {
			en: "Set the policy to reject. It also applies to subdomains: give subdomains that send mail a record of their own first.",
			ko: "정책을 reject로 바꾸십시오. 하위 도메인에도 적용되므로 메일을 보내는 하위 도메인에는 먼저 자체 레코드를 두십시오."
		},
		reference: "RFC 9989 §4.7"
	},
	"no-mail-keys-open": {
		severity: "info",
		cause: {
			en: "No wildcard record revokes the DKIM keys of {domain}.",
			ko: "{domain}의 DKIM 키를 모두 폐기하는 와일드카드 레코드가 없습니다."
		},
		action: {
			en: "Publish a revoked key for every selector (wildcard).",
			ko: "모든 선택자에 폐기된 키를 게시하십시오(와일드카드)."
		},
		reference: practice
	},
	"no-mail-unknown": {
		severity: "info",
		cause: {
			en: "We could not check {what} of {domain}.",
			ko: "{domain}의 {what} 설정을 확인하지 못했습니다."
		},
		action: {
			en: "Run npx portcullis dns {domain} to see which server does not answer.",
			ko: "npx portcullis dns {domain} 명령으로 응답하지 않는 서버를 확인하십시오."
		}
	}
});
const findNoMail = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Gr)();
// src/checks/email/no-mail/judge.ts
function pointsWithoutMail({ taker, spf, policy, keys }) {
	return {
		"no-mx": taker === "untold" ? null : pointsFor("no-mx", taker ?? "null"),
		"no-senders": spf === "unknown" ? null : pointsFor("no-senders", spf),
		"no-forgery": policy === "unknown" ? null : pointsFor("no-forgery", policy),
		"no-keys": keys === "unknown" ? null : pointsFor("no-keys", keys)
	};
}
function findingsWithoutMail(facts) {
	const { domain, isAlias, spf, policy, rejecting, keys } = facts;
	const said = { domain };
	const refusing = isAlias ? {} : { record: {
		name: domain,
		type: "TXT",
		value: facts.refusing
	} };
	const record = rejecting && { record: {
		type: "TXT",
		...rejecting
	} };
	return [
		...takerFindings(facts),
		...spf === "refuses" || spf === "unknown" ? [] : [findNoMail(spfProblems[spf], said, refusing)],
		...policy === "reject" || policy === "unknown" ? [] : [findNoMail(policy === "missing" ? "no-mail-dmarc-missing" : "no-mail-dmarc-weak", said, { ...record })],
		...keys === "none" ? [findNoMail("no-mail-keys-open", said, { record: {
			name: `*._domainkey.${domain}`,
			type: "TXT",
			value: "v=DKIM1; p="
		} })] : [],
		...untold(facts)
	];
}
function takerFindings({ domain, isAlias, taker }) {
	if (taker === null) return [findNoMail("no-mail", { domain })];
	if (taker === "untold") return [findNoMail("no-mail-likely", { domain })];
	const record = isAlias ? {} : { record: {
		name: domain,
		type: "MX",
		value: "0 ."
	} };
	return [findNoMail("no-mail", { domain }), findNoMail("no-mail-mx", {
		domain,
		ground: grounds[taker]
	}, record)];
}
const grounds = {
	nobody: {
		en: "no MX records and no address",
		ko: "MX 레코드도 주소도 없음"
	},
	unreachable: {
		en: "no MX records, and no address that is reachable from the Internet",
		ko: "MX 레코드가 없고 인터넷에서 접속할 수 있는 주소도 없음"
	},
	refusing: {
		en: "no MX records, and its host refuses port 25 on every address",
		ko: "MX 레코드가 없고 호스트의 모든 주소에서 25번 포트를 거부함"
	}
};
const spfProblems = {
	soft: "no-mail-spf-soft",
	neutral: "no-mail-spf-soft",
	"passes-all": "no-mail-spf-passes",
	missing: "no-mail-spf-missing",
	broken: "no-mail-spf-broken"
};
function untold({ domain, spf, policy, keys }) {
	const what = [
		...spf === "unknown" ? ["SPF"] : [],
		...policy === "unknown" ? ["DMARC"] : [],
		...keys === "unknown" ? ["DKIM"] : []
	];
	return what.length === 0 ? [] : [findNoMail("no-mail-unknown", {
		domain,
		what: what.join(", ")
	})];
}
// src/checks/email/names/sender.ts
function namesOfSenders({ names, spf, mx }) {
	if (mx.kind !== "implicit" || spf.evaluation.permitsAll !== null) return {
		addresses: [],
		addressesTotal: 0
	};
	const addresses = names.addresses.filter(({ address }) => spf.ownHostAddresses.includes(address));
	return {
		addresses,
		addressesTotal: addresses.length
	};
}
// src/checks/email/bimi/problems.ts
const reference$2 = "draft-brand-indicators-for-message-identification";
const bimiProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Wr)({
	"bimi-missing": {
		severity: "info",
		cause: {
			en: "There is no BIMI record at {name}. Receivers show no logo next to the domain's mail.",
			ko: "{name}에 BIMI 레코드가 없습니다. 수신 서버가 메일 옆에 로고를 표시하지 않습니다."
		},
		action: {
			en: "If you want a logo, publish it as SVG Tiny PS and add its https URL to a BIMI record.",
			ko: "로고를 표시하려면 SVG Tiny PS 로고를 게시하고 BIMI 레코드에 그 https URL을 적으십시오."
		},
		reference: reference$2
	},
	"bimi-declined": {
		severity: "info",
		cause: {
			en: "The BIMI record at {name} is empty: the domain declines to show a logo. An empty record earns no points.",
			ko: "{name}의 BIMI 레코드가 비어 있습니다. 로고를 표시하지 않는다는 뜻이며 점수를 얻지 않습니다."
		},
		action: {
			en: "If you want a logo, set l= to its https URL.",
			ko: "로고를 표시하려면 l=에 로고의 https URL을 적으십시오."
		},
		reference: reference$2
	},
	"bimi-partial-dmarc": {
		severity: "low",
		cause: {
			en: "The logo is not shown, because the DMARC record quarantines only a share of the messages (pct). BIMI requires pct=100 with p=quarantine.",
			ko: "DMARC 레코드가 메시지 일부에만 quarantine을 적용하므로(pct) 로고가 표시되지 않습니다. BIMI는 p=quarantine에 pct=100을 요구합니다."
		},
		action: {
			en: "Remove pct from the DMARC record once reports show that your own mail passes.",
			ko: "보고서에서 정상 메일이 통과하는 것을 확인한 뒤 DMARC 레코드에서 pct를 제거하십시오."
		},
		reference: `${reference$2} §7.1`
	},
	"bimi-lookalike": {
		severity: "low",
		cause: {
			en: "A TXT record at {name} looks like a BIMI record but is not valid. The record must begin with exactly v=BIMI1;",
			ko: "{name}의 TXT 레코드는 BIMI 레코드처럼 보이지만 올바르지 않습니다. 정확히 v=BIMI1;로 시작해야 합니다."
		},
		action: {
			en: "Correct the record.",
			ko: "레코드를 수정하십시오."
		},
		reference: reference$2
	},
	"bimi-invalid": {
		severity: "low",
		cause: {
			en: "The BIMI record at {name} is invalid: {fault}.",
			ko: "{name}의 BIMI 레코드가 올바르지 않습니다: {fault}."
		},
		action: {
			en: "Correct it: v=BIMI1; l= with the https URL of the logo; a= with the https URL of its certificate, or empty.",
			ko: "수정하십시오: v=BIMI1; l=에는 로고의 https URL, a=에는 인증서의 https URL을 쓰거나 비워 둡니다."
		},
		reference: reference$2
	},
	"bimi-several": {
		severity: "low",
		cause: {
			en: "There are {count} BIMI records at {name}. Receivers show no logo.",
			ko: "{name}에 BIMI 레코드가 {count}개 있습니다. 수신 서버가 로고를 표시하지 않습니다."
		},
		action: {
			en: "Keep one record and delete the others.",
			ko: "하나만 남기고 나머지는 삭제하십시오."
		},
		reference: reference$2
	},
	"bimi-without-dmarc": {
		severity: "low",
		cause: {
			en: "The logo is not shown, because the DMARC policy of the domain or of its subdomains (sp) is not quarantine or reject.",
			ko: "도메인이나 하위 도메인(sp)의 DMARC 정책이 quarantine이나 reject가 아니어서 로고가 표시되지 않습니다."
		},
		action: {
			en: "Raise the DMARC policy of the domain and of its subdomains.",
			ko: "도메인과 하위 도메인의 DMARC 정책을 강화하십시오."
		},
		reference: reference$2
	},
	"bimi-logo-missing": {
		severity: "low",
		cause: {
			en: "There is no logo at {url} ({reason}).",
			ko: "{url}에 로고가 없습니다({reason})."
		},
		action: {
			en: "Serve the logo at this URL over https.",
			ko: "이 URL에서 https로 로고를 제공하십시오."
		},
		reference: reference$2
	},
	"bimi-logo": {
		severity: "low",
		cause: {
			en: "The logo is not in SVG Tiny PS format: {fault}.",
			ko: "로고가 SVG Tiny PS 형식이 아닙니다: {fault}."
		},
		action: {
			en: "Export it as SVG Tiny Portable/Secure: with a square viewBox and a title, and without scripts, images, links, style sheets, clip paths, masks, filters, patterns and symbols.",
			ko: "SVG Tiny Portable/Secure로 내보내십시오. 정사각형 viewBox와 title이 있고 스크립트, 이미지, 링크, 스타일 시트, 클립 경로, 마스크, 필터, 패턴, 심볼이 없어야 합니다."
		},
		reference: "draft-svg-tiny-ps-abrotman §2"
	},
	"bimi-evidence-missing": {
		severity: "low",
		cause: {
			en: "There is no logo certificate at {url} ({reason}).",
			ko: "{url}에 로고 인증서가 없습니다({reason})."
		},
		action: {
			en: "Serve the certificate at this URL over https, or leave a= empty.",
			ko: "이 URL에서 https로 인증서를 제공하거나 a=를 비우십시오."
		},
		reference: reference$2
	},
	"bimi-evidence": {
		severity: "low",
		cause: {
			en: "The logo certificate is not valid for this domain: {fault}.",
			ko: "로고 인증서가 이 도메인에 유효하지 않습니다: {fault}."
		},
		action: {
			en: "Get a certificate (VMC or CMC) for this domain, and serve it with its chain.",
			ko: "이 도메인의 인증서(VMC 또는 CMC)를 발급받아 체인과 함께 제공하십시오."
		},
		reference: "draft-fetch-validation-vmc-wchuang"
	},
	"bimi-issuer": {
		severity: "info",
		cause: {
			en: "The logo certificate is valid up to the last certificate served, which {issuer} issued. We do not judge whether receivers trust this issuer: they have their own root lists for logos.",
			ko: "로고 인증서는 제공된 마지막 인증서까지 유효하며, 마지막 인증서는 {issuer|이/가} 발급했습니다. 수신 서버는 로고용 루트 목록을 따로 두므로, 이 발급자를 신뢰하는지는 판단하지 않습니다."
		},
		action: {
			en: "Check that the receivers you care about accept {issuer} as an issuer of logo certificates.",
			ko: "원하는 수신 서버가 {issuer|을/를} 로고 인증서 발급자로 인정하는지 확인하십시오."
		},
		reference: "draft-fetch-validation-vmc-wchuang"
	},
	"bimi-self-asserted": {
		severity: "info",
		cause: {
			en: "The logo has no certificate. Gmail and Apple Mail do not show it.",
			ko: "로고 인증서가 없습니다. Gmail과 Apple Mail에는 로고가 표시되지 않습니다."
		},
		action: {
			en: "Get a certificate (VMC or CMC) if these should show the logo.",
			ko: "이들 메일에도 표시하려면 인증서(VMC 또는 CMC)를 발급받으십시오."
		},
		reference: reference$2
	},
	"bimi-unknown": {
		severity: "info",
		cause: {
			en: "We could not check the logo: {at} ({reason}).",
			ko: "로고를 확인하지 못했습니다: {at}({reason})."
		},
		action: {
			en: "Try again.",
			ko: "다시 시도하십시오."
		}
	}
});
const findBimi = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Gr)();
// src/checks/email/dane/problems.ts
const daneProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Wr)({
	"dane-mismatch": {
		severity: "critical",
		cause: {
			en: "The certificate of the mail server {host} matches none of its TLSA records. Senders that validate DANE do not deliver.",
			ko: "메일 서버 {host}의 인증서와 일치하는 TLSA 레코드가 없습니다. DANE을 검증하는 서버는 메일을 배달하지 않습니다."
		},
		action: {
			en: "First compare it with the certificate installed on the server: an attacker in the middle looks the same. If it is yours, publish a TLSA record for its key and remove the outdated ones. If it is not, do not change the records.",
			ko: "먼저 서버에 설치된 인증서와 비교하십시오. 중간자 공격도 똑같이 보입니다. 직접 설치한 인증서가 맞으면 그 키의 TLSA 레코드를 추가하고 이전 레코드는 제거하십시오. 아니면 레코드를 바꾸지 마십시오."
		},
		reference: "RFC 7672 §2.2"
	},
	"dane-digest": {
		severity: "critical",
		cause: {
			en: "The certificate of {host} matches {weaker}, but senders ignore this record: {stronger} has a stronger digest and does not match. Senders that validate DANE do not deliver.",
			ko: "{host}의 인증서는 {weaker} 레코드와 일치하지만, 해시가 더 강한 {stronger} 레코드가 있어 발신 서버는 이를 무시합니다. 더 강한 레코드는 일치하지 않으므로 DANE을 검증하는 서버는 메일을 배달하지 않습니다."
		},
		action: {
			en: "Remove {stronger}, or replace it with the digest of the present certificate or key.",
			ko: "{stronger} 레코드를 제거하거나, 현재 인증서나 키의 해시로 바꾸십시오."
		},
		reference: "RFC 7671 §9"
	},
	"dane-invalid": {
		severity: "critical",
		cause: {
			en: "The TLSA records of {host} match the CA, but the server certificate is expired, for another name or otherwise invalid. Senders that validate DANE do not deliver.",
			ko: "{host}의 TLSA 레코드는 인증 기관과 일치하지만 서버 인증서가 만료되었거나 이름이 다르거나 유효하지 않습니다. DANE을 검증하는 서버는 메일을 배달하지 않습니다."
		},
		action: {
			en: "Renew the certificate for {host}. Or compare it with the one installed on the server and publish a TLSA record for its key.",
			ko: "{host} 이름의 인증서를 갱신하거나, 서버에 설치된 인증서와 비교한 뒤 그 키의 TLSA 레코드를 게시하십시오."
		},
		reference: "RFC 7672 §3.1.2, RFC 7671 §5.2"
	},
	"dane-no-tls": {
		severity: "critical",
		cause: {
			en: "The mail server {host} has TLSA records but does not offer TLS. Senders that validate DANE do not deliver.",
			ko: "메일 서버 {host}에 TLSA 레코드가 있지만 TLS를 제공하지 않습니다. DANE을 검증하는 서버는 메일을 배달하지 않습니다."
		},
		action: {
			en: "Enable STARTTLS, or remove the TLSA records.",
			ko: "STARTTLS를 켜거나 TLSA 레코드를 제거하십시오."
		},
		reference: "RFC 7672 §2.2"
	},
	"dane-bogus": {
		severity: "high",
		cause: {
			en: "The TLSA answer for {host} fails DNSSEC validation ({reason}). Senders that validate DANE do not deliver.",
			ko: "{host}의 TLSA 응답이 DNSSEC 검증에 실패합니다({reason}). DANE을 검증하는 서버는 메일을 배달하지 않습니다."
		},
		action: {
			en: "Fix the signatures of that zone.",
			ko: "해당 존의 서명을 바로잡으십시오."
		},
		reference: "RFC 7672 §2.1.2"
	},
	"dane-unusable": {
		severity: "medium",
		cause: {
			en: "Mail servers can use none of the TLSA records of {host}. They need usage 2 or 3, selector 0 or 1, and a hash of the right length.",
			ko: "{host}의 TLSA 레코드 가운데 메일 서버가 쓸 수 있는 것이 없습니다. usage 2 또는 3, selector 0 또는 1, 올바른 길이의 해시가 필요합니다."
		},
		action: {
			en: "Publish a 3 1 1 record for the key in use. First compare it with the key on the server.",
			ko: "사용 중인 키의 3 1 1 레코드를 게시하십시오. 먼저 서버에 있는 키와 비교하십시오."
		},
		reference: "RFC 7672 §3.1"
	},
	"dane-useless": {
		severity: "low",
		cause: {
			en: "Mail servers cannot use some TLSA records of {host}: {records}",
			ko: "{host}의 일부 TLSA 레코드는 메일 서버가 쓸 수 없습니다: {records}"
		},
		action: {
			en: "Remove them.",
			ko: "제거하십시오."
		},
		reference: "RFC 7672 §3.1.3"
	},
	"dane-insecure": {
		severity: "low",
		cause: {
			en: "The TLSA records of the mail server {host} are in a zone without a valid DNSSEC chain. Senders ignore them.",
			ko: "메일 서버 {host}의 TLSA 레코드가 DNSSEC 신뢰 체인이 없는 존에 있습니다. 발신 서버는 이 레코드를 무시합니다."
		},
		action: {
			en: "Sign the zone and publish its DS record, or remove the TLSA records.",
			ko: "존에 서명하고 DS 레코드를 게시하거나 TLSA 레코드를 제거하십시오."
		},
		reference: "RFC 7672 §2.2"
	},
	"dane-mx-insecure": {
		severity: "low",
		cause: {
			en: "The MX records of {domain} are not signed. DANE at the mail servers does not protect mail for {domain}.",
			ko: "{domain}의 MX 레코드가 서명되지 않아 메일 서버의 DANE이 {domain}의 메일을 보호하지 못합니다."
		},
		action: {
			en: "Sign {domain} and publish its DS record.",
			ko: "{domain} 존에 서명하고 DS 레코드를 게시하십시오."
		},
		reference: "RFC 7672 §2.2.1"
	},
	"dane-partial": {
		severity: "low",
		cause: {
			en: "Some mail servers of {domain} have TLSA records, but {hosts} has none. An attacker who blocks the others can redirect mail there.",
			ko: "{domain}의 일부 메일 서버에만 TLSA 레코드가 있고 {hosts}에는 없습니다. 공격자가 다른 서버를 차단하면 메일을 그곳으로 유도할 수 있습니다."
		},
		action: {
			en: "Publish TLSA records for every mail server.",
			ko: "모든 메일 서버에 TLSA 레코드를 게시하십시오."
		},
		reference: "RFC 7672 §2.2"
	},
	"dane-rollover": {
		severity: "info",
		cause: {
			en: "Only some TLSA records of {host} match its certificate: {records}. This is normal during a key rollover.",
			ko: "{host}의 TLSA 레코드 가운데 일부만 인증서와 일치합니다: {records}. 키를 교체하는 동안에는 정상입니다."
		},
		action: {
			en: "Remove the other records when the rollover is complete.",
			ko: "교체가 끝나면 나머지 레코드를 제거하십시오."
		},
		reference: "RFC 7671 §8.1"
	},
	"dane-missing": {
		severity: "info",
		cause: {
			en: "The mail server {host} has no TLSA record, although its zone is signed. With DANE, senders could verify its certificate.",
			ko: "메일 서버 {host}의 존은 서명되어 있지만 TLSA 레코드가 없습니다. DANE을 쓰면 발신 서버가 인증서를 검증할 수 있습니다."
		},
		action: {
			en: "Compare the key with the one on the server, publish a TLSA record for it, and keep the key when you renew the certificate.",
			ko: "서버에 있는 키와 비교한 뒤 그 키의 TLSA 레코드를 게시하고, 인증서를 갱신할 때 키를 유지하십시오."
		},
		reference: "RFC 7672 §2.2"
	},
	"dane-unknown": {
		severity: "info",
		cause: {
			en: "We could not check the mail server {host} against its TLSA records ({reason}).",
			ko: "메일 서버 {host|이/가} TLSA 레코드와 일치하는지 확인하지 못했습니다({reason})."
		},
		action: {
			en: "Try again from a network that allows outgoing port 25, and check the answers of the name servers.",
			ko: "나가는 25번 포트를 허용하는 네트워크에서 다시 시도하고 네임서버의 응답을 확인하십시오."
		},
		reference: "RFC 7672 §2.1.2"
	}
});
const findDane = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Gr)();
// src/checks/email/kpi-words.ts
const kpiWords = {
	rating: {
		en: "Rating",
		ko: "평가"
	},
	mx: {
		en: "Mail servers",
		ko: "메일 서버"
	},
	tls: {
		en: "STARTTLS",
		ko: "STARTTLS"
	},
	spf: {
		en: "SPF",
		ko: "SPF"
	},
	lookups: {
		en: "SPF lookups",
		ko: "SPF 조회 수"
	},
	dkim: {
		en: "DKIM keys",
		ko: "DKIM 키"
	},
	dmarc: {
		en: "DMARC policy",
		ko: "DMARC 정책"
	},
	dane: {
		en: "DANE",
		ko: "DANE"
	},
	"mta-sts": {
		en: "MTA-STS",
		ko: "MTA-STS"
	},
	names: {
		en: "PTR names",
		ko: "PTR 이름"
	},
	confirmed: {
		en: "Forward-confirmed",
		ko: "정방향 확인(FCrDNS)"
	},
	listings: {
		en: "Listings",
		ko: "차단 목록 등재"
	}
};
const none = {
	en: "none",
	ko: "없음"
};
const kpiValues = {
	rating: {
		excellent: {
			en: "excellent",
			ko: "매우 좋음"
		},
		good: {
			en: "good",
			ko: "좋음"
		},
		fair: {
			en: "fair",
			ko: "보통"
		},
		poor: {
			en: "poor",
			ko: "나쁨"
		}
	},
	mx: { false: none },
	names: { false: none },
	spf: {
		false: none,
		"-": {
			en: "rejects other senders (-all)",
			ko: "다른 발신자 거부(-all)"
		},
		"~": {
			en: "marks other senders (~all)",
			ko: "다른 발신자 의심 표시(~all)"
		},
		"?": {
			en: "neutral for other senders (?all)",
			ko: "다른 발신자 중립(?all)"
		},
		open: {
			en: "no all mechanism",
			ko: "all 없음"
		},
		"+": {
			en: "allows every server (+all)",
			ko: "모든 서버 허용(+all)"
		},
		broken: {
			en: "invalid (permerror)",
			ko: "오류(permerror)"
		}
	},
	dkim: {
		false: none,
		hidden: {
			en: "present, selector unknown",
			ko: "있으나 선택자를 알 수 없음"
		},
		parent: {
			en: "at a parent domain",
			ko: "상위 도메인에 있음"
		},
		revoked: {
			en: "all revoked",
			ko: "모두 폐기됨"
		},
		broken: {
			en: "present but unusable",
			ko: "있으나 쓸 수 없음"
		},
		unfound: {
			en: "none found",
			ko: "찾지 못함"
		}
	},
	dmarc: {
		false: none,
		reject: {
			en: "reject",
			ko: "거부(reject)"
		},
		quarantine: {
			en: "quarantine",
			ko: "격리(quarantine)"
		},
		none: {
			en: "none (monitoring only)",
			ko: "없음(none, 모니터링만)"
		}
	},
	dane: {
		false: none,
		valid: {
			en: "valid at every mail server",
			ko: "모든 메일 서버에서 유효"
		},
		partial: {
			en: "at some mail servers only",
			ko: "일부 메일 서버만"
		},
		broken: {
			en: "mail servers do not match their TLSA records",
			ko: "메일 서버가 TLSA 레코드와 일치하지 않음"
		}
	},
	"mta-sts": {
		false: none,
		enforce: {
			en: "enforced",
			ko: "적용(enforce)"
		},
		testing: {
			en: "testing",
			ko: "시험 중(testing)"
		},
		none: {
			en: "disabled (none)",
			ko: "해제(none)"
		},
		broken: {
			en: "broken",
			ko: "잘못됨"
		}
	}
};
// src/checks/email/mta-sts/problems.ts
const reference$1 = "RFC 8461 §3.1";
const mtaStsProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Wr)({
	"mta-sts-missing": {
		severity: "low",
		cause: {
			en: "There is no MTA-STS policy. An attacker on the network path can make senders deliver mail for {domain} without encryption.",
			ko: "MTA-STS 정책이 없습니다. 네트워크 경로의 공격자가 {domain|으로/로} 가는 메일을 암호화 없이 보내게 만들 수 있습니다."
		},
		action: {
			en: "Serve a policy at {url} with these lines, one per line: {policy}. Then publish {name}. TXT \"v=STSv1; id=1;\" and change the id whenever the policy changes.",
			ko: "먼저 {url}에 다음 항목을 한 줄에 하나씩 쓴 정책을 올리십시오: {policy}. 그런 다음 {name}. TXT \"v=STSv1; id=1;\"을 게시하고, 정책을 바꿀 때마다 id도 바꾸십시오."
		},
		reference: "RFC 8461 §3"
	},
	"mta-sts-record-missing": {
		severity: "medium",
		cause: {
			en: "There is a policy at {url}, but no record at {name}. Senders do not fetch the policy without it.",
			ko: "{url}에 정책이 있지만 {name} 레코드가 없습니다. 레코드가 없으면 발신 서버가 정책을 가져가지 않습니다."
		},
		action: {
			en: "Publish the record.",
			ko: "레코드를 게시하십시오."
		},
		reference: reference$1
	},
	"mta-sts-lookalike": {
		severity: "medium",
		cause: {
			en: "A TXT record at {name} looks like an MTA-STS record but is not valid. The record must begin with exactly v=STSv1;",
			ko: "{name}의 TXT 레코드는 MTA-STS 레코드처럼 보이지만 올바르지 않습니다. 정확히 v=STSv1;로 시작해야 합니다."
		},
		action: {
			en: "Correct the record.",
			ko: "레코드를 수정하십시오."
		},
		reference: reference$1
	},
	"mta-sts-record-invalid": {
		severity: "medium",
		cause: {
			en: "The record at {name} is invalid. Senders ignore it.",
			ko: "{name} 레코드가 올바르지 않습니다. 발신 서버는 이 레코드를 무시합니다."
		},
		action: {
			en: "Write v=STSv1; and an id of at most 32 letters and digits.",
			ko: "v=STSv1;과 32자 이하의 영문자·숫자로 된 id를 쓰십시오."
		},
		reference: reference$1
	},
	"mta-sts-several": {
		severity: "medium",
		cause: {
			en: "There are {count} records at {name}. Senders ignore all of them.",
			ko: "{name}에 레코드가 {count}개 있습니다. 발신 서버는 모두 무시합니다."
		},
		action: {
			en: "Keep one record and delete the others.",
			ko: "하나만 남기고 나머지는 삭제하십시오."
		},
		reference: reference$1
	},
	"mta-sts-unknown": {
		severity: "info",
		cause: {
			en: "We could not check MTA-STS: {at} ({reason}).",
			ko: "MTA-STS를 확인하지 못했습니다: {at}({reason})."
		},
		action: {
			en: "Try again, and check the answers of the name servers and the policy host.",
			ko: "다시 시도하고 네임서버와 정책 호스트의 응답을 확인하십시오."
		}
	},
	"mta-sts-policy-missing": {
		severity: "medium",
		cause: {
			en: "There is a record at {name}, but no policy at {url} ({reason}). Senders deliver without the protection of MTA-STS.",
			ko: "{name} 레코드는 있지만 {url}에 정책이 없습니다({reason}). 발신 서버는 MTA-STS의 보호 없이 배달합니다."
		},
		action: {
			en: "Serve the policy at this URL, or remove the record.",
			ko: "정책을 올리거나 레코드를 제거하십시오."
		},
		reference: "RFC 8461 §3.3"
	},
	"mta-sts-policy-invalid": {
		severity: "medium",
		cause: {
			en: "Senders reject the policy at {url}: {reason}.",
			ko: "발신 서버가 {url}의 정책을 받아들이지 않습니다: {reason}."
		},
		action: {
			en: "{advice}",
			ko: "{advice}"
		},
		reference: "RFC 8461 §3.3"
	},
	"mta-sts-media": {
		severity: "low",
		cause: {
			en: "The policy is served as {type}, but some senders accept text/plain only.",
			ko: "정책의 미디어 유형이 {type|이어서/여서} text/plain만 받는 발신 서버가 무시할 수 있습니다."
		},
		action: {
			en: "Serve it as text/plain.",
			ko: "text/plain으로 제공하십시오."
		},
		reference: "RFC 8461 §3.2"
	},
	"mta-sts-breaks": {
		severity: "high",
		cause: {
			en: "Senders that follow the policy do not deliver to {host}: {reason}.",
			ko: "정책을 따르는 발신 서버는 {host|으로/로} 메일을 배달하지 않습니다: {reason}."
		},
		action: {
			en: "Fix the mail server, or the mx lines of the policy. Until then set mode: testing, and change the id of the record.",
			ko: "호스트나 정책의 mx 줄을 고치고, 그때까지 mode: testing으로 바꾸고 레코드의 id를 새로 지정하십시오."
		},
		reference: "RFC 8461 §5.1"
	},
	"mta-sts-returns": {
		severity: "critical",
		cause: {
			en: "No mail server of {domain} meets the policy ({hosts}). Senders that follow it return all mail.",
			ko: "{domain}의 메일 서버 가운데 정책을 충족하는 것이 없어({hosts}), 정책을 따르는 발신 서버가 모든 메일을 반송합니다."
		},
		action: {
			en: "Set mode: testing in the policy now, and change the id of the record. Then fix the mail servers, or the mx lines of the policy.",
			ko: "즉시 정책을 mode: testing으로 바꾸고 레코드의 id를 새로 지정한 다음, 호스트나 정책의 mx 줄을 고치십시오."
		},
		reference: "RFC 8461 §5.1"
	},
	"mta-sts-would-break": {
		severity: "low",
		cause: {
			en: "In mode enforce, senders would not deliver to {host}: {reason}.",
			ko: "enforce 모드에서는 발신 서버가 {host|으로/로} 메일을 배달하지 않게 됩니다: {reason}."
		},
		action: {
			en: "Fix the mail server, or the mx lines, before you enforce the policy.",
			ko: "enforce로 바꾸기 전에 호스트나 mx 줄을 고치십시오."
		},
		reference: "RFC 8461 §5.1"
	},
	"mta-sts-testing": {
		severity: "info",
		cause: {
			en: "The policy is in mode testing. Senders report problems but deliver anyway.",
			ko: "정책이 testing 모드입니다. 발신 서버는 문제를 보고만 하고 그대로 배달합니다."
		},
		action: {
			en: "When the reports are clean, set mode: enforce and change the id of the record.",
			ko: "보고서에 문제가 없으면 mode: enforce로 바꾸고 레코드의 id를 새로 지정하십시오."
		},
		reference: "RFC 8461 §5"
	},
	"mta-sts-off": {
		severity: "low",
		cause: {
			en: "The policy is in mode none. Senders act as if there were no policy.",
			ko: "정책이 none 모드여서 발신 서버가 정책이 없는 것으로 처리합니다."
		},
		action: {
			en: "Set mode: testing or enforce. Or remove the record and the policy after max_age has passed.",
			ko: "mode를 testing이나 enforce로 바꾸거나, max_age가 지난 뒤 레코드와 정책을 제거하십시오."
		},
		reference: "RFC 8461 §5"
	},
	"mta-sts-age": {
		severity: "low",
		cause: {
			en: "Senders cache the policy for {seconds} seconds only. An attacker who blocks it for that long disables the protection.",
			ko: "발신 서버가 정책을 {seconds}초 동안만 캐시합니다. 공격자가 그동안 정책을 차단하면 보호가 사라집니다."
		},
		action: {
			en: "Set max_age to several weeks, such as 1209600.",
			ko: "max_age를 1209600처럼 몇 주로 지정하십시오."
		},
		reference: "RFC 8461 §3.2"
	},
	"mta-sts-hosts-unknown": {
		severity: "info",
		cause: {
			en: "We could not check whether these mail servers meet the policy: {hosts}.",
			ko: "정책을 충족하는지 확인하지 못한 메일 서버: {hosts}."
		},
		action: {
			en: "Run the check from a network that allows outgoing port 25, when the mail servers answer.",
			ko: "나가는 25번 포트를 허용하는 네트워크에서, 메일 서버가 응답할 때 다시 점검하십시오."
		}
	}
});
const findMtaSts = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Gr)();
// src/checks/email/mx/problems-answers.ts
const answerProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Wr)({
	"mx-closed": {
		severity: "high",
		cause: {
			en: "The mail server {host} says that it accepts no mail ({code}).",
			ko: "메일 서버 {host|이/가} 메일을 받지 않는다고 응답합니다({code})."
		},
		action: {
			en: "Remove it from the MX records, or configure it to accept mail.",
			ko: "MX 레코드에서 제거하거나 메일을 받도록 설정하십시오."
		},
		reference: "RFC 7504 §3"
	},
	"mx-silent": {
		severity: "medium",
		cause: {
			en: "The mail server {host} does not answer on port 25 ({reason}), but another mail server of the domain does.",
			ko: "메일 서버 {host|이/가} 25번 포트에서 응답하지 않습니다({reason}). 도메인의 다른 메일 서버는 응답합니다."
		},
		action: {
			en: "Start the mail server or open its firewall. If the host no longer exists, remove its MX record.",
			ko: "메일 서버를 시작하거나 방화벽을 여십시오. 없어진 호스트라면 MX 레코드를 제거하십시오."
		},
		reference: "RFC 5321 §5.1"
	},
	"mx-slow": {
		severity: "info",
		cause: {
			en: "Port 25 of the mail server {host} is open, but the server sent no greeting within 8 seconds. Senders wait up to 5 minutes, so we do not judge it.",
			ko: "메일 서버 {host}의 25번 포트는 열려 있지만 8초 안에 인사말을 보내지 않았습니다. 발신 서버는 5분까지 기다리므로 판단하지 않습니다."
		},
		action: {
			en: "If the delay is not intended, check DNS lookups and load on the server: some senders give up earlier.",
			ko: "의도한 지연이 아니면 서버의 DNS 조회와 부하를 확인하십시오. 더 일찍 포기하는 발신 서버도 있습니다."
		},
		reference: "RFC 5321 §4.5.3.2.1"
	},
	"mx-address-silent": {
		severity: "low",
		cause: {
			en: "The mail server {host} does not answer at {address} ({reason}), but does at another address.",
			ko: "메일 서버 {host|이/가} {address}에서 응답하지 않습니다({reason}). 다른 주소에서는 응답합니다."
		},
		action: {
			en: "Make the mail server listen on this address, or remove the address. Senders that try it waste time.",
			ko: "메일 서버가 이 주소에서 응답하게 하거나 주소를 제거하십시오. 이 주소로 보내는 서버는 배달이 지연됩니다."
		},
		reference: "RFC 5321 §5.1"
	},
	"mx-odd": {
		severity: "medium",
		cause: {
			en: "The service on port 25 of {host} is not a mail server.",
			ko: "{host}의 25번 포트에서 응답하는 서비스가 메일 서버가 아닙니다."
		},
		action: {
			en: "Check which program listens there, and any proxy in front of it.",
			ko: "그곳에서 대기 중인 프로그램과 그 앞의 프록시를 확인하십시오."
		},
		reference: "RFC 5321 §4.2"
	},
	"mx-turned-away": {
		severity: "info",
		cause: {
			en: "The mail server {host} refused to talk to us ({reason}). It may block our address, so we do not judge it.",
			ko: "메일 서버 {host|이/가} 통신을 거부했습니다({reason}). 점검하는 쪽 주소 때문일 수 있어 판단하지 않습니다."
		},
		action: {
			en: "Run the check from an address that may send mail.",
			ko: "메일을 보낼 수 있는 주소에서 점검하십시오."
		},
		reference: "RFC 5321 §3.1"
	},
	"mx-blocked": {
		severity: "info",
		cause: {
			en: "No mail server of {domain} answered on port 25. Many networks block outgoing port 25, so we do not judge this.",
			ko: "{domain}의 메일 서버가 모두 25번 포트에서 응답하지 않았습니다. 나가는 25번 포트를 막는 네트워크가 많아 판단하지 않습니다."
		},
		action: {
			en: "Run the check from a network that allows outgoing port 25.",
			ko: "나가는 25번 포트를 허용하는 네트워크에서 점검하십시오."
		}
	}
});
// src/checks/email/mx/problems.ts
const ownProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Wr)({
	"mx-dead": {
		severity: "critical",
		cause: {
			en: "No mail server of {domain} can receive mail: each one has no usable address, or says that it accepts no mail.",
			ko: "{domain}의 메일 서버 가운데 메일을 받을 수 있는 것이 없습니다. 모두 쓸 수 있는 주소가 없거나 메일을 받지 않는다고 응답합니다."
		},
		action: {
			en: "Point the MX record at a mail server that accepts mail. If the domain should receive no mail, keep a single null MX record: 0 .",
			ko: "MX 레코드가 메일을 받는 서버를 가리키게 하십시오. 메일을 받지 않을 도메인이면 값이 \"0 .\"인 null MX 레코드 하나만 남기십시오."
		},
		reference: "RFC 5321 §5.1"
	},
	"mx-bogus": {
		severity: "critical",
		cause: {
			en: "The MX records of {domain} fail DNSSEC validation: {reason}. Senders that validate deliver no mail.",
			ko: "{domain}의 MX 레코드가 DNSSEC 검증에 실패합니다: {reason}. 검증하는 발신 서버는 메일을 배달하지 않습니다."
		},
		action: {
			en: "Fix the signatures of the zone. npx portcullis dns {domain} shows the broken link.",
			ko: "존의 서명을 바로잡으십시오. npx portcullis dns {domain} 명령으로 문제 위치를 볼 수 있습니다."
		},
		reference: "RFC 4035 §5.5"
	},
	"mx-implicit": {
		severity: "low",
		cause: {
			en: "{domain} has no MX record. {way}",
			ko: "{domain}에 MX 레코드가 없습니다. {way}"
		},
		action: {
			en: "Publish an MX record for the mail server. {otherwise}",
			ko: "메일 서버의 MX 레코드를 만드십시오. {otherwise}"
		},
		reference: "RFC 5321 §5.1, RFC 7505 §3"
	},
	"mx-private-domain": {
		severity: "low",
		cause: {
			en: "{domain} has no MX record, and its own addresses are not reachable from the Internet ({addresses}). Senders cannot deliver mail to it.",
			ko: "{domain}에 MX 레코드가 없고 도메인 자체의 주소에도 인터넷에서 접속할 수 없습니다({addresses}). 메일을 배달할 수 없습니다."
		},
		action: {
			en: "Publish an MX record for a mail server. {otherwise}",
			ko: "메일 서버의 MX 레코드를 만드십시오. {otherwise}"
		},
		reference: "RFC 5321 §5.1, RFC 7505 §3"
	},
	"mx-none": {
		severity: "info",
		cause: {
			en: "{domain} has no MX records and no address. It cannot receive mail, but has no null MX record that says so.",
			ko: "{domain}에 MX 레코드도 주소도 없습니다. 메일을 받을 수 없지만 이를 알리는 null MX 레코드가 없습니다."
		},
		action: {
			en: "Publish a null MX record. If the domain should receive mail, publish an MX record.",
			ko: "null MX 레코드를 게시하십시오. 메일을 받을 도메인이면 MX 레코드를 만드십시오."
		},
		reference: "RFC 7505 §3"
	},
	"mx-none-sender": {
		severity: "low",
		cause: {
			en: "{domain} {sends}, but has no MX records and no address. Replies and bounces are lost, and some receivers reject such senders.",
			ko: "{domain|은/는} {sends} MX 레코드도 주소도 없습니다. 답장과 반송 메일이 유실되고, 이런 발신자를 거부하는 수신 서버가 있습니다."
		},
		action: {
			en: "Publish an MX record for a mail server that accepts replies. Do not use a null MX record for a domain that sends mail.",
			ko: "답장을 받을 호스트의 MX 레코드를 만드십시오. 메일을 보내는 도메인에는 null MX를 쓰지 마십시오."
		},
		reference: "RFC 7505 §4.2"
	},
	"mx-null-sender": {
		severity: "medium",
		cause: {
			en: "{domain} sends mail but accepts none (null MX). Receivers may reject senders that cannot receive replies.",
			ko: "{domain|은/는} 메일을 보내지만 받지 않습니다(null MX). 답장을 받을 수 없는 발신자를 거부하는 수신 서버가 있습니다."
		},
		action: {
			en: "Publish an MX record for a mail server that accepts replies and bounces. If the domain should send no mail, publish v=spf1 -all and revoke its DKIM keys.",
			ko: "답장과 반송 메일을 받을 메일 서버의 MX 레코드를 만드십시오. 메일을 보내지 않을 도메인이면 v=spf1 -all을 게시하고 DKIM 키를 폐기하십시오."
		},
		reference: "RFC 7505 §4.2"
	},
	"mx-null-sender-possible": {
		severity: "low",
		cause: {
			en: "{domain} accepts no mail (null MX), but may send mail: names exist below _domainkey.{domain}, where DKIM keys are published.",
			ko: "{domain|은/는} 메일을 받지 않지만(null MX) 보낼 수는 있습니다. DKIM 키를 두는 _domainkey.{domain} 아래에 이름이 있습니다."
		},
		action: {
			en: "If it sends mail, publish an MX record for a mail server that accepts replies and bounces. If it sends none, publish v=spf1 -all and delete the name.",
			ko: "메일을 보낸다면 답장과 반송 메일을 받을 메일 서버의 MX 레코드를 만드십시오. 보내지 않는다면 v=spf1 -all을 게시하고 그 이름을 삭제하십시오."
		},
		reference: "RFC 7505 §4.2"
	},
	"mx-ipv6-only": {
		severity: "medium",
		cause: {
			en: "The mail servers of {domain} have only IPv6 addresses. Senders without IPv6 cannot deliver mail to it.",
			ko: "{domain}의 메일 서버에 IPv6 주소만 있습니다. IPv6를 쓰지 않는 발신 서버는 메일을 배달할 수 없습니다."
		},
		action: {
			en: "Add an A record with a public IPv4 address to at least one mail server.",
			ko: "메일 서버 중 하나 이상에 공인 IPv4 주소의 A 레코드를 추가하십시오."
		},
		reference: "RFC 5321 §5.2"
	},
	"mx-many": {
		severity: "info",
		cause: {
			en: "{domain} has {count} mail servers. We checked the first {shown}.",
			ko: "{domain}의 메일 서버가 {count}개입니다. 앞의 {shown}개만 확인했습니다."
		},
		action: {
			en: "If this is intended, no action is needed.",
			ko: "의도한 것이라면 조치할 것이 없습니다."
		}
	}
});
const mxProblems = {
	..._schema_js__WEBPACK_IMPORTED_MODULE_5__.d,
	...ownProblems,
	...answerProblems
};
const findOwnMx = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Gr)();
// src/checks/email/names/problems.ts
const rule = "RFC 1912 §2.1";
const namesProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Wr)({
	"names-missing": {
		severity: "medium",
		cause: {
			en: "The address {address} of the mail server {host} has no PTR record. Receivers often reject mail sent from such an address.",
			ko: "메일 서버 {host}의 주소 {address}에 PTR 레코드가 없습니다. 이런 주소에서 보낸 메일은 거부되기 쉽습니다."
		},
		action: {
			en: "The operator of {host} must ask the provider of the address for a PTR record with the name {host}. If another organisation runs the server, tell them.",
			ko: "{host} 운영자가 주소를 제공한 사업자에게 {host} 이름의 PTR 레코드를 요청해야 합니다. 다른 조직이 운영하는 서버이면 그곳에 알리십시오."
		},
		reference: rule
	},
	"names-bogus": {
		severity: "medium",
		cause: {
			en: "The PTR record of {address}, an address of the mail server {host}, cannot be used: its reverse zone fails DNSSEC validation ({reason}).",
			ko: "메일 서버 {host}의 주소 {address}의 PTR 레코드를 쓸 수 없습니다. 역방향 존이 DNSSEC 검증에 실패합니다({reason})."
		},
		action: {
			en: "Report this to the operator of the reverse zone. npx portcullis reverse-dns {address} shows who that is.",
			ko: "역방향 존의 운영자에게 알리십시오. npx portcullis reverse-dns {address} 명령으로 운영자를 확인할 수 있습니다."
		},
		reference: "RFC 4035 §5.5"
	},
	"names-unconfirmed": {
		severity: "medium",
		cause: {
			en: "No PTR name of {address}, an address of the mail server {host}, resolves back to it ({names}).",
			ko: "메일 서버 {host}의 주소 {address}의 PTR 이름 가운데 이 주소로 다시 조회되는 것이 없습니다({names})."
		},
		action: {
			en: "Ask the provider of the address to set its PTR record to {host}, which resolves to the address.",
			ko: "주소를 제공한 사업자에게 PTR 레코드를 이 주소로 조회되는 {host|으로/로} 바꾸도록 요청하십시오."
		},
		reference: "RFC 8601 §3"
	},
	"names-generic": {
		severity: "low",
		cause: {
			en: "The PTR name of {address}, an address of the mail server {host}, looks generated by a provider from the address ({names}).",
			ko: "메일 서버 {host}의 주소 {address}의 PTR 이름이 사업자가 주소에서 자동으로 만든 형태입니다({names})."
		},
		action: {
			en: "If this server sends mail, its operator should set the PTR record to {host}. If another organisation runs the server, tell them.",
			ko: "이 서버에서 메일을 보낸다면 운영자가 PTR 레코드를 {host|으로/로} 바꿔야 합니다. 다른 조직이 운영하는 서버이면 그곳에 알리십시오."
		},
		reference: rule
	},
	"names-hello": {
		severity: "info",
		cause: {
			en: "The mail server {host} greets as {hello}, which is neither its host name nor a PTR name of its address.",
			ko: "메일 서버 {host|이/가} 인사말에 {hello|을/를} 쓰지만, 호스트 이름도 주소의 PTR 이름도 아닙니다."
		},
		action: {
			en: "The operator of {host} should set the greeting to the host name (Postfix: myhostname): senders need a correct name. If another organisation runs the server, tell them.",
			ko: "메일을 보내는 서버는 올바른 이름을 써야 하므로, {host} 운영자가 인사말을 호스트 이름으로 설정해야 합니다(Postfix: myhostname). 다른 조직이 운영하는 서버이면 그곳에 알리십시오."
		},
		reference: "RFC 5321 §4.1.4"
	},
	"names-unknown": {
		severity: "info",
		cause: {
			en: "We could not check whether a PTR name of {address}, an address of the mail server {host}, resolves back to it ({reason}).",
			ko: "메일 서버 {host}의 주소 {address}의 PTR 이름이 이 주소로 다시 조회되는지 확인하지 못했습니다({reason})."
		},
		action: {
			en: "Run npx portcullis reverse-dns {address} to see which server does not answer.",
			ko: "npx portcullis reverse-dns {address} 명령으로 응답하지 않는 서버를 확인하십시오."
		}
	}
});
const findNames = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Gr)();
// src/checks/email/starttls/problems.ts
const starttlsProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Wr)({
	"starttls-missing": {
		severity: "high",
		cause: {
			en: "The mail server {host} does not offer STARTTLS. Mail reaches it unencrypted, and attackers on the network path can read it.",
			ko: "메일 서버 {host|이/가} STARTTLS를 제공하지 않습니다. 메일이 암호화되지 않아 네트워크 경로의 공격자가 읽을 수 있습니다."
		},
		action: {
			en: "The operator of {host} must install a certificate and enable STARTTLS (Postfix: smtpd_tls_security_level = may). If another organisation runs the server, tell them.",
			ko: "{host} 운영자가 인증서를 설치하고 STARTTLS를 켜야 합니다(Postfix: smtpd_tls_security_level = may). 다른 조직이 운영하는 서버이면 그곳에 알리십시오."
		},
		reference: "RFC 3207 §2"
	},
	"starttls-refused": {
		severity: "high",
		cause: {
			en: "The mail server {host} offers STARTTLS but then rejects it. Mail reaches it unencrypted, or is delayed.",
			ko: "메일 서버 {host|이/가} STARTTLS를 제공한다고 알린 뒤 거부합니다. 메일이 암호화되지 않거나 지연됩니다."
		},
		action: {
			en: "The operator of {host} finds the cause in the mail log; usually the certificate or key is not readable. If another organisation runs the server, tell them.",
			ko: "{host} 운영자가 메일 서버 로그를 확인해야 합니다. 인증서나 키를 읽지 못하는 경우가 많습니다. 다른 조직이 운영하는 서버이면 그곳에 알리십시오."
		},
		reference: "RFC 3207 §4"
	},
	"starttls-broken": {
		severity: "high",
		cause: {
			en: "The mail server {host} offers STARTTLS, but the TLS handshake fails ({reason}). Mail reaches it unencrypted, or is delayed.",
			ko: "메일 서버 {host|이/가} STARTTLS를 제공하지만 TLS 핸드셰이크가 실패합니다({reason}). 메일이 암호화되지 않거나 지연됩니다."
		},
		action: {
			en: "The operator of {host} should check the mail log: allowed TLS versions, cipher suites, and whether the certificate is readable. If another organisation runs the server, tell them.",
			ko: "{host} 운영자가 메일 서버 로그에서 허용하는 TLS 버전, 암호 스위트, 인증서를 읽을 수 있는지 확인해야 합니다. 다른 조직이 운영하는 서버이면 그곳에 알리십시오."
		},
		reference: "RFC 3207 §4"
	},
	"starttls-injected": {
		severity: "high",
		cause: {
			en: "After {host} agreed to start TLS, more plain text or no TLS followed. A device on the network path may inject it.",
			ko: "{host}에서 TLS 시작에 합의한 뒤 평문이 더 오거나 TLS가 시작되지 않았습니다. 네트워크 경로의 장비가 끼워 넣은 것일 수 있습니다."
		},
		action: {
			en: "The operator of {host} should update it, and check devices between it and the Internet. If another organisation runs the server, tell them.",
			ko: "{host} 운영자가 메일 서버를 업데이트하고 서버와 인터넷 사이의 장비를 확인해야 합니다. 다른 조직이 운영하는 서버이면 그곳에 알리십시오."
		},
		reference: "RFC 3207 §4.2"
	},
	"starttls-old": {
		severity: "medium",
		cause: {
			en: "The mail server {host} supports at most {version}. Current senders may reject it.",
			ko: "메일 서버 {host|이/가} {version}까지만 지원합니다. 최신 발신 서버가 거부할 수 있습니다."
		},
		action: {
			en: "The operator of {host} must enable TLS 1.2 and 1.3. If another organisation runs the server, tell them.",
			ko: "{host} 운영자가 TLS 1.2와 1.3을 켜야 합니다. 다른 조직이 운영하는 서버이면 그곳에 알리십시오."
		},
		reference: "RFC 8996 §4 and §5"
	},
	"starttls-certificate": {
		severity: "low",
		cause: {
			en: "The certificate of the mail server {host} is not trusted by senders that validate certificates: {reason}.",
			ko: "인증서를 검증하는 발신 서버는 메일 서버 {host}의 인증서를 신뢰하지 않습니다: {reason}."
		},
		action: {
			en: "The operator of {host} must install a certificate for this name with its full chain. If another organisation runs the server, tell them. Most senders deliver anyway; with MTA-STS they do not.",
			ko: "{host} 운영자가 이 이름의 인증서를 체인 전체와 함께 설치해야 합니다. 다른 조직이 운영하는 서버이면 그곳에 알리십시오. 대부분의 서버는 그래도 배달하지만 MTA-STS를 쓰면 배달하지 않습니다."
		},
		reference: "RFC 8461 §4.2"
	},
	"starttls-unknown": {
		severity: "info",
		cause: {
			en: "We could not check whether the mail server {host} offers STARTTLS ({reason}).",
			ko: "메일 호스트 {host|이/가} STARTTLS를 제공하는지 확인하지 못했습니다({reason})."
		},
		action: {
			en: "Run the check from a network that allows outgoing port 25.",
			ko: "나가는 25번 포트를 허용하는 네트워크에서 점검하십시오."
		}
	},
	"starttls-unfinished": {
		severity: "info",
		cause: {
			en: "The mail server {host} answers, but we could not complete STARTTLS ({reason}).",
			ko: "메일 서버 {host|이/가} 응답하지만 STARTTLS를 끝까지 확인하지 못했습니다({reason})."
		},
		action: {
			en: "Try again. If it remains, the operator of {host} should check the mail log at the time of this test.",
			ko: "다시 시도하십시오. 계속되면 {host} 운영자가 메일 서버 로그에서 이 점검 시각의 기록을 확인해야 합니다."
		}
	}
});
const findStarttls = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Gr)();
// src/checks/email/tls-rpt/problems.ts
const reference = "RFC 8460 §3";
const mend = {
	en: "Publish one record with a report address (mailto: with a mail address, or an https URL), such as v=TLSRPTv1; rua=mailto:tls-reports@example.com",
	ko: "보고서 수신처(mailto: 주소 또는 https URL)를 담은 레코드 하나를 게시하십시오. 예: v=TLSRPTv1; rua=mailto:tls-reports@example.com"
};
const tlsRptProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Wr)({
	"tls-rpt-missing": {
		severity: "low",
		cause: {
			en: "There is no TLS-RPT record at {name}. You do not learn when senders fail to encrypt mail for the domain.",
			ko: "{name}에 TLS-RPT 레코드가 없습니다. 발신 서버가 메일을 암호화하지 못해도 알 수 없습니다."
		},
		action: mend,
		reference
	},
	"tls-rpt-lookalike": {
		severity: "low",
		cause: {
			en: "A TXT record at {name} looks like a TLS-RPT record but is not valid. The record must begin with exactly v=TLSRPTv1;",
			ko: "{name}의 TXT 레코드는 TLS-RPT 레코드처럼 보이지만 올바르지 않습니다. 정확히 v=TLSRPTv1;로 시작해야 합니다."
		},
		action: mend,
		reference
	},
	"tls-rpt-invalid": {
		severity: "low",
		cause: {
			en: "The TLS-RPT record at {name} is invalid. Senders ignore it.",
			ko: "{name}의 TLS-RPT 레코드가 올바르지 않습니다. 발신 서버는 이 레코드를 무시합니다."
		},
		action: mend,
		reference
	},
	"tls-rpt-several": {
		severity: "low",
		cause: {
			en: "There are {count} TLS-RPT records at {name}. Senders ignore all of them.",
			ko: "{name}에 TLS-RPT 레코드가 {count}개 있습니다. 발신 서버는 모두 무시합니다."
		},
		action: {
			en: "Keep one record with all report addresses.",
			ko: "모든 보고서 주소를 담은 레코드 하나만 남기십시오."
		},
		reference
	},
	"tls-rpt-place": {
		severity: "low",
		cause: {
			en: "Senders cannot send reports to “{place}”: it is neither mailto: with a mail address nor an https URL.",
			ko: "“{place}”에는 보고서를 보낼 수 없습니다. mailto: 주소도 https URL도 아닙니다."
		},
		action: mend,
		reference
	},
	"tls-rpt-nowhere": {
		severity: "low",
		cause: {
			en: "Reports to {place} are lost: {host} does not accept them.",
			ko: "{place|으로/로} 가는 보고서는 유실됩니다. {host|이/가} 받지 않습니다."
		},
		action: {
			en: "Use an address that receives reports.",
			ko: "보고서를 받는 주소로 바꾸십시오."
		},
		reference
	},
	"tls-rpt-unknown": {
		severity: "info",
		cause: {
			en: "We could not check whether TLS reports are requested and arrive ({reason}).",
			ko: "TLS 보고서를 요청하는지, 보고서가 도착하는지 확인하지 못했습니다({reason})."
		},
		action: {
			en: "Try again, and check the answers of the name servers.",
			ko: "다시 시도하고 네임서버의 응답을 확인하십시오."
		}
	}
});
const findTlsRpt = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Gr)();
// src/checks/email/wildcard/problems.ts
const wildcardProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Wr)({
	"wildcard-name": {
		severity: "info",
		cause: {
			en: "The {types} records of {name} come from a wildcard. Any record at this name or below hides them, so we offer no record to copy here.",
			ko: "{name}의 {types} 레코드는 와일드카드에서 나옵니다. 이 이름이나 그 아래에 레코드를 게시하면 가려지므로 여기에서는 복사할 레코드를 제안하지 않습니다."
		},
		action: {
			en: "Before you publish a record here, add the {types} records to {name} itself.",
			ko: "게시하기 전에 {name} 자체에 {types} 레코드를 추가하십시오."
		},
		reference: "RFC 4592 §2.2.1, §3.3.1"
	},
	"wildcard-unknown": {
		severity: "info",
		cause: {
			en: "We could not check whether the records of {name} come from a wildcard ({reason}). A new record would hide them, so we offer no record to copy here.",
			ko: "{name}의 레코드가 와일드카드에서 나오는지 확인하지 못했습니다({reason}). 그렇다면 새 레코드가 가리므로 여기에서는 복사할 레코드를 제안하지 않습니다."
		},
		action: {
			en: "Check the zone. If there is a wildcard, add the records to {name} itself before you publish a new one.",
			ko: "존을 확인하십시오. 와일드카드가 있으면 새 레코드를 게시하기 전에 {name} 자체에 레코드를 추가하십시오."
		},
		reference: "RFC 4592 §2.2.1, §3.3.1"
	}
});
const findWildcard = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Gr)();
// src/checks/email/problems.ts
const problems = {
	...mxProblems,
	...namesProblems,
	...starttlsProblems,
	...daneProblems,
	..._schema_js__WEBPACK_IMPORTED_MODULE_5__.l,
	...dkimProblems,
	..._schema_js__WEBPACK_IMPORTED_MODULE_5__.f,
	...mtaStsProblems,
	...tlsRptProblems,
	...bimiProblems,
	...blocklistProblems,
	...noMailProblems,
	...addressProblems,
	...wildcardProblems,
	...domainProblems
};
const words$2 = {
	problems,
	caps: {
		"spf-passes-all": {
			en: "The SPF record allows every server to send mail as this domain.",
			ko: "SPF 레코드가 모든 서버에 이 도메인의 발신을 허용합니다."
		},
		"spf-broken": {
			en: "SPF evaluation fails with an error before any sender passes.",
			ko: "어떤 발신자도 통과하기 전에 SPF 평가가 오류로 끝납니다."
		},
		"mx-dead": {
			en: "No mail server of the domain accepts mail.",
			ko: "메일을 받는 서버가 하나도 없습니다."
		},
		"dnssec-bogus": {
			en: "DNSSEC validation fails: validating senders cannot deliver mail to the domain.",
			ko: "DNSSEC 검증에 실패하여, 검증하는 발신 서버가 이 도메인에 메일을 배달하지 못합니다."
		},
		"dmarc-missing": {
			en: "No DMARC policy is in effect.",
			ko: "적용되는 DMARC 정책이 없습니다."
		},
		blocklisted: {
			en: "A blocklist that most receivers use lists an address or the domain.",
			ko: "대부분의 수신 서버가 쓰는 차단 목록에 주소나 도메인이 등재되어 있습니다."
		},
		"dane-breaks": {
			en: "Senders that validate DANE cannot deliver to every mail server.",
			ko: "DANE을 검증하는 서버가 일부 메일 서버에 메일을 배달하지 못합니다."
		},
		"starttls-none": {
			en: "No mail server of the domain offers TLS.",
			ko: "TLS를 제공하는 메일 서버가 하나도 없습니다."
		},
		"mta-sts-breaks": {
			en: "Senders that follow the MTA-STS policy cannot deliver to every mail server.",
			ko: "MTA-STS 정책을 따르는 서버가 일부 메일 서버에 메일을 배달하지 못합니다."
		}
	},
	parts: {
		spf: {
			en: "SPF",
			ko: "SPF"
		},
		dkim: {
			en: "DKIM",
			ko: "DKIM"
		},
		dmarc: {
			en: "DMARC",
			ko: "DMARC"
		},
		mx: {
			en: "Mail servers",
			ko: "메일 서버"
		},
		names: {
			en: "PTR records",
			ko: "PTR 레코드"
		},
		starttls: {
			en: "STARTTLS",
			ko: "STARTTLS"
		},
		blocklists: {
			en: "Blocklists",
			ko: "차단 목록"
		},
		transport: {
			en: "DANE or MTA-STS",
			ko: "DANE 또는 MTA-STS"
		},
		reports: {
			en: "TLS reports",
			ko: "TLS 보고"
		},
		bimi: {
			en: "BIMI",
			ko: "BIMI"
		},
		"no-mx": {
			en: "Null MX",
			ko: "null MX"
		},
		"no-senders": {
			en: "SPF rejects all",
			ko: "SPF 전체 거부"
		},
		"no-forgery": {
			en: "DMARC rejects spoofing",
			ko: "DMARC 사칭 거부"
		},
		"no-keys": {
			en: "DKIM keys revoked",
			ko: "DKIM 키 폐기"
		},
		pointer: {
			en: "PTR record",
			ko: "PTR 레코드"
		},
		confirmed: {
			en: "Forward-confirmed (FCrDNS)",
			ko: "정방향 확인(FCrDNS)"
		}
	},
	kpis: kpiWords,
	values: kpiValues
};
// src/checks/email/bimi/words.ts
const recordWords = {
	"no-tag": {
		en: "a part of it is not a tag",
		ko: "태그가 아닌 부분이 있음"
	},
	repeated: {
		en: "a tag appears more than once",
		ko: "같은 태그가 두 번 이상 나옴"
	},
	"no-location": {
		en: "the tag l is missing",
		ko: "l 태그가 없음"
	},
	location: {
		en: "l is not an https URL",
		ko: "l이 https URL이 아님"
	},
	authority: {
		en: "a is not an https URL",
		ko: "a가 https URL이 아님"
	}
};
const logoWords = {
	"too-large": {
		en: "it is larger than 32 kB",
		ko: "32kB보다 큼"
	},
	malformed: {
		en: "it is not well-formed XML",
		ko: "올바른 XML이 아님"
	},
	doctype: {
		en: "it has a DOCTYPE declaration",
		ko: "문서 유형(DOCTYPE) 선언이 있음"
	},
	entity: {
		en: "it uses custom entities",
		ko: "자체 엔티티를 사용함"
	},
	root: {
		en: "its root is not an svg element",
		ko: "루트가 svg 요소가 아님"
	},
	profile: {
		en: "baseProfile is not tiny-ps",
		ko: "baseProfile이 tiny-ps가 아님"
	},
	version: {
		en: "version is not 1.2",
		ko: "version이 1.2가 아님"
	},
	position: {
		en: "its root has x or y attributes",
		ko: "루트에 x나 y가 있음"
	},
	title: {
		en: "it has no title",
		ko: "title이 없음"
	},
	"no-box": {
		en: "it has no viewBox",
		ko: "viewBox가 없음"
	},
	square: {
		en: "its viewBox is not square",
		ko: "viewBox가 정사각형이 아님"
	},
	element: {
		en: "it has elements that are not allowed",
		ko: "허용되지 않는 요소가 있음"
	},
	attribute: {
		en: "it has attributes that are not allowed",
		ko: "허용되지 않는 속성이 있음"
	},
	script: {
		en: "it has a script",
		ko: "스크립트가 있음"
	},
	reference: {
		en: "it refers to an external resource",
		ko: "외부를 참조함"
	}
};
function logoFaultWords({ code, value }) {
	const { en, ko } = logoWords[code];
	return (code === "element" || code === "attribute") && value !== "" ? {
		en: `${en}: ${value}`,
		ko: `${ko}: ${value}`
	} : {
		en,
		ko
	};
}
const evidenceWords = {
	unreadable: {
		en: "it cannot be read",
		ko: "읽을 수 없음"
	},
	purpose: {
		en: "it is not a logo certificate (EKU)",
		ko: "메일 로고용이 아님"
	},
	expired: {
		en: "it has expired",
		ko: "만료됨"
	},
	"not-yet-valid": {
		en: "it is not valid yet",
		ko: "아직 유효하지 않음"
	},
	names: {
		en: "it names another domain",
		ko: "다른 도메인의 인증서임"
	},
	"self-signed": {
		en: "it is self-signed",
		ko: "자체 서명 인증서임"
	},
	"chain-order": {
		en: "the certificates of the chain are in the wrong order",
		ko: "체인의 인증서 순서가 잘못됨"
	},
	"chain-signature": {
		en: "a signature of its chain is invalid",
		ko: "체인의 서명이 유효하지 않음"
	},
	"chain-authority": {
		en: "an issuer in its chain is not a CA certificate",
		ko: "체인의 발급자가 CA 인증서가 아님"
	},
	"chain-time": {
		en: "a certificate of its chain has expired, or is not valid yet",
		ko: "체인의 인증서가 만료되었거나 아직 유효하지 않음"
	},
	"no-logo": {
		en: "it contains no readable logo",
		ko: "읽을 수 있는 로고가 들어 있지 않음"
	},
	"logo-hash": {
		en: "its logo does not match its own hash",
		ko: "들어 있는 로고가 자체 해시와 맞지 않음"
	},
	"other-logo": {
		en: "it is for another logo than the one in the record",
		ko: "레코드의 로고와 다른 로고의 인증서임"
	}
};
const fetching = {
	redirected: {
		en: "it redirects more than once",
		ko: "두 번 이상 리디렉션함"
	},
	scheme: {
		en: "it redirects to a URL that is not https",
		ko: "https가 아닌 URL로 리디렉션함"
	},
	"too-large": {
		en: "it is too large",
		ko: "너무 큼"
	}
};
function fetchWords(reason) {
	const status = /^http\.(?<status>\d{3})$/.exec(reason ?? "")?.groups?.["status"];
	if (status !== void 0) return {
		en: `status ${status}`,
		ko: `상태 코드 ${status}`
	};
	return reason !== null && Object.hasOwn(fetching, reason) && fetching[reason] || (0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_15__.t)(reason);
}
// src/checks/email/bimi/judge.ts
function bimiPart(raw, policy) {
	const { name, state, reason } = raw;
	if (state === "unknown") return slice$3(null, [unknown$1(name, reason)]);
	if (state === "declined") return slice$3(0, [findBimi("bimi-declined", { name })]);
	if (state !== "found") return slice$3(0, [notFound$1(raw)]);
	const findings = [...logoFindings(raw), ...evidenceFindings(raw)];
	const isWrong = [raw.logo, raw.evidence].some((each) => each?.state === "invalid" || each?.state === "missing");
	const isUntold = [raw.logo, raw.evidence].some((each) => each?.state === "unknown");
	if (policy === "none" || policy === "missing") return slice$3(0, [findBimi("bimi-without-dmarc"), ...findings]);
	if (policy === "partial") return slice$3(0, [findBimi("bimi-partial-dmarc"), ...findings]);
	if (isWrong) return slice$3(0, findings);
	if (policy === "unknown") return slice$3(null, [...findings, unknown$1(`_dmarc.${raw.domain}`, null)]);
	return slice$3(isUntold ? null : pointsFor("bimi", "shown"), findings);
}
function slice$3(points, findings) {
	return {
		points: { bimi: points },
		ceilings: [],
		findings
	};
}
function unknown$1(at, reason) {
	return findBimi("bimi-unknown", {
		at,
		reason: fetchWords(reason)
	}, {
		subject: at,
		...reason !== null && { evidence: reason }
	});
}
function notFound$1({ name, isAlias, state, total, fault, text, malformedRecords: lookalikes }) {
	if (state === "several") return findBimi("bimi-several", {
		name,
		count: total
	});
	const seen = text === null ? {} : { evidence: text };
	if (state === "invalid") return findBimi("bimi-invalid", {
		name,
		fault: recordWords[fault?.code ?? "no-tag"]
	}, seen);
	const [lookalike] = lookalikes;
	if (lookalike !== void 0) {
		const record = isAlias ? null : meantBy(name, lookalike);
		return findBimi("bimi-lookalike", { name }, {
			evidence: lookalike,
			...record && { record }
		});
	}
	return findBimi("bimi-missing", { name });
}
function logoFindings({ logo }) {
	if (!logo) return [];
	const { url, state, reason, problems } = logo;
	if (state === "unknown") return [unknown$1(url, reason)];
	if (state === "missing") return [findBimi("bimi-logo-missing", {
		url,
		reason: fetchWords(reason)
	})];
	return problems.map(({ code, value }) => findBimi("bimi-logo", { fault: logoFaultWords({
		code,
		value
	}) }, {
		subject: code,
		...value !== "" && { evidence: value }
	}));
}
function evidenceFindings({ evidence }) {
	if (!evidence) return [findBimi("bimi-self-asserted")];
	const { url, state, reason, faults, names, issuer } = evidence;
	if (state === "unknown") return [unknown$1(url, reason)];
	if (state === "missing") return [findBimi("bimi-evidence-missing", {
		url,
		reason: fetchWords(reason)
	})];
	if (faults.length === 0 && state === "invalid") return [findBimi("bimi-evidence", { fault: evidenceWords.unreadable }, { subject: "unreadable" })];
	if (faults.length === 0) return issuer === null ? [] : [findBimi("bimi-issuer", { issuer })];
	return faults.map((fault) => findBimi("bimi-evidence", { fault: evidenceWords[fault] }, {
		subject: fault,
		...fault === "names" && { evidence: names.join(" ") }
	}));
}
function meantBy(name, text) {
	const value = text.replace(/^[\s"]{0,8}v\s{0,4}=\s{0,4}bimi1?\s{0,4}(?:;|$)/i, "v=BIMI1;");
	const { kind } = chooseBimi([value]);
	return kind === "one" || kind === "declined" ? {
		name,
		type: "TXT",
		value
	} : null;
}
// src/checks/email/dmarc/judge.ts
function dmarcSlice(raw, surroundings) {
	const { facts, findings } = (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.s)(raw, surroundings);
	return {
		points: { dmarc: pointsOf$2(facts) },
		ceilings: facts.outcome === "missing" ? ["dmarc-missing"] : [],
		findings
	};
}
const mostOfSeveral = pointsFor("dmarc", "none") + pointsFor("dmarc", "existing") + pointsFor("dmarc", "nonexistent") + pointsFor("dmarc", "reports-all") + pointsFor("dmarc", "path");
function pointsOf$2(facts) {
	const { outcome, isSeveral, existing, nonexistent, reports, hasPath } = facts;
	if (outcome === "unknown") return isSeveral ? mostOfSeveral : null;
	if (outcome === "missing") return pointsFor("dmarc", "missing");
	return (isSeveral ? pointsFor("dmarc", "none") : pointsFor("dmarc", "valid") + policyPoints(facts)) + (existing ? pointsFor("dmarc", "existing") : 0) + (nonexistent ? pointsFor("dmarc", "nonexistent") : 0) + (reports === "none" ? 0 : pointsFor("dmarc", `reports-${reports}`)) + (hasPath ? pointsFor("dmarc", "path") : 0);
}
function policyPoints({ policy, partial }) {
	const full = pointsFor("dmarc", policy);
	if (!partial) return full;
	const { share } = partial;
	return Math.min(full, pointsFor("dmarc", partial.policy) * share + pointsFor("dmarc", "none") * (1 - share));
}
// src/checks/email/mx/judge-answers.ts
function answerFindings({ kind, hosts, isBlocked }, domain) {
	if (isBlocked) return kind === "implicit" ? [] : [findOwnMx("mx-blocked", { domain })];
	const isHeard = hosts.some(isGreeted);
	return hosts.flatMap((host) => hostFindings$3(host, isHeard));
}
function heardOf({ kind, hosts, isBlocked }) {
	const greeted = hosts.filter(isGreeted);
	const isTold = (host) => {
		if (isBlocked) return kind !== "implicit";
		return host.answers.some(({ outcome }) => spoke.has(outcome)) || host.answers.every(isQuiet) && greeted.length > 0;
	};
	return {
		told: hosts.filter((host) => !isGreeted(host) && host.answers.length > 0 && isTold(host)).map(({ host }) => host),
		greeted: greeted.map(({ host }) => host)
	};
}
function outOf(hosts) {
	const isHeard = hosts.some(isGreeted);
	const isOut = (answer) => answer.outcome === "odd" || answer.outcome === "closed" || isHeard && isQuiet(answer);
	return new Set(hosts.filter(({ answers }) => answers.length > 0 && answers.every(isOut)));
}
const spoke = new Set([
	"odd",
	"closed",
	"rejected",
	"slow"
]);
function isGreeted({ answers }) {
	return answers.some(({ outcome }) => outcome === "accepted");
}
function isQuiet({ outcome }) {
	return outcome === "silent" || outcome === "refused";
}
function hostFindings$3(seen, isHeard) {
	const { host, answers } = seen;
	const [first] = answers;
	const about = { subject: host };
	const odd = answers.some(({ outcome }) => outcome === "odd") ? [findOwnMx("mx-odd", { host }, about)] : [];
	const quiet = answers.filter(isQuiet);
	if (isGreeted(seen)) return [...odd, ...quiet.map(({ address, reason }) => findOwnMx("mx-address-silent", {
		host,
		address,
		reason: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.bn)(reason)
	}, {
		subject: `${host} ${address}`,
		evidence: reason ?? ""
	}))];
	if (first && quiet.length === answers.length) {
		if (!isHeard) return [];
		return [findOwnMx("mx-silent", {
			host,
			reason: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.bn)(first.reason)
		}, {
			...about,
			evidence: first.reason ?? ""
		})];
	}
	return [...odd, ...spokenFindings(seen)];
}
function spokenFindings({ host, answers }) {
	const closed = answers.find(({ outcome }) => outcome === "closed");
	const away = answers.find(({ outcome }) => outcome === "rejected");
	const slow = answers.filter(({ outcome }) => outcome === "slow");
	return [
		...slow.length > 0 && !closed && !away && answers.every(({ outcome }) => outcome === "slow" || outcome === "refused" || outcome === "silent") ? [findOwnMx("mx-slow", { host }, {
			subject: host,
			evidence: slow[0]?.reason ?? ""
		})] : [],
		...closed ? [findOwnMx("mx-closed", {
			host,
			code: closed.code ?? 0
		}, seenOf(host, closed))] : [],
		...away ? [findOwnMx("mx-turned-away", {
			host,
			reason: wordsOf(away)
		}, seenOf(host, away))] : []
	];
}
function seenOf(subject, { banner, reason }) {
	return {
		subject,
		evidence: banner?.replaceAll("\n", " ") ?? reason ?? ""
	};
}
const noHello = {
	en: "it rejects EHLO and HELO after its greeting",
	ko: "인사한 뒤 EHLO와 HELO를 거절함"
};
function wordsOf({ code, reason }) {
	if (reason === "smtp.hello") return noHello;
	return code === null ? (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.bn)(reason) : `${code}`;
}
// src/checks/email/mx/words.ts
const sendingWords = {
	known: {
		en: "sends mail",
		ko: "메일을 보내지만"
	},
	possible: {
		en: "may send mail",
		ko: "메일을 보낼 수도 있지만"
	}
};
const nullWords = {
	offered: {
		en: "If the domain should receive no mail, publish a null MX record instead: 0 .",
		ko: "메일을 받지 않을 도메인이면 값이 \"0 .\"인 null MX 레코드를 만드십시오."
	},
	withheld: {
		en: "Do not use a null MX record for a domain that sends mail.",
		ko: "메일을 보내는 도메인에는 null MX를 쓰지 마십시오."
	}
};
const wayWords = {
	heard: {
		en: "Mail goes to the address of the domain itself (implicit MX), which some senders do not try.",
		ko: "메일이 도메인 자체의 주소로 갑니다(암시적 MX). 이를 시도하지 않는 서버가 있습니다."
	},
	unheard: {
		en: "Mail can only go to the address of the domain itself (implicit MX), where no mail server accepted our connection.",
		ko: "메일은 도메인 자체의 주소로만 갈 수 있지만(암시적 MX), 그곳에서 접속을 받는 메일 서버를 확인하지 못했습니다."
	}
};
// src/checks/email/mx/judge.ts
function mxPart(raw, domain, { sending = "none", isBound = false } = {}) {
	const { kind, reason } = raw;
	const seen = { evidence: reason ?? "" };
	const why = (0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_15__.t)(reason);
	return {
		found: () => found(raw, domain, isBound),
		implicit: () => implicit(raw, domain, sending),
		null: () => slice$2(null, [sending === "none" ? (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.u)("mx-null", { domain }) : findOwnMx(nullIds[sending], { domain })]),
		none: () => slice$2(null, [sending === "none" ? findOwnMx("mx-none", { domain }, nullRecord(domain, reason)) : findOwnMx("mx-none-sender", {
			domain,
			sends: sendingWords[sending]
		})]),
		unknown: () => slice$2(null, [(0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.o)(domain, reason)]),
		bogus: () => ({
			...slice$2(0, [findOwnMx("mx-bogus", {
				domain,
				reason: why
			}, seen)]),
			ceilings: ["dnssec-bogus"]
		})
	}[kind]();
}
const nullIds = {
	known: "mx-null-sender",
	possible: "mx-null-sender-possible"
};
function found(raw, domain, isBound) {
	const { hosts } = raw;
	const isOver = areDead(raw);
	const findings = [
		...isOver ? [findOwnMx("mx-dead", { domain })] : [],
		...manyFindings(raw, domain),
		...isIpv6Only(raw) ? [findOwnMx("mx-ipv6-only", { domain })] : [],
		...hosts.flatMap((host) => (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.a)(host, domain, { mayRename: !isBound })),
		...answerFindings(raw, domain)
	];
	return {
		...slice$2(pointsOf$1(raw), findings),
		ceilings: isOver ? ["mx-dead"] : []
	};
}
function slice$2(mx, findings) {
	return {
		points: { mx },
		ceilings: [],
		findings
	};
}
function nullRecord(domain, reason) {
	return reason === null ? { record: {
		name: domain,
		type: "MX",
		value: "0 ."
	} } : {};
}
function implicit(raw, domain, sending) {
	const { hosts } = raw;
	const otherwise = sending === "none" ? nullWords.offered : nullWords.withheld;
	const closed = hosts.filter(({ problems }) => problems.includes("private"));
	if (closed.length === hosts.length) {
		const addresses = closed.flatMap((each) => each.addresses.map(({ address }) => address)).join(", ");
		return slice$2(null, [findOwnMx("mx-private-domain", {
			domain,
			addresses,
			otherwise
		})]);
	}
	const isGreeted = hosts.some(({ answers }) => answers.some(({ outcome }) => outcome === "accepted"));
	const record = isGreeted && hosts.every(({ alias }) => alias === null) && { record: {
		name: domain,
		type: "MX",
		value: `10 ${domain}.`
	} };
	return slice$2(isGreeted ? pointsOf$1(raw) : null, [
		findOwnMx("mx-implicit", {
			domain,
			way: wayWords[isGreeted ? "heard" : "unheard"],
			otherwise
		}, { ...record }),
		...isGreeted && isIpv6Only(raw) ? [findOwnMx("mx-ipv6-only", { domain })] : [],
		...isGreeted ? hosts.flatMap((host) => (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.a)(host, domain)) : [],
		...answerFindings(raw, domain)
	]);
}
function pointsOf$1(raw) {
	const { hosts } = raw;
	const known = hosts.filter(({ problems }) => !problems.includes("unknown"));
	if (known.length === 0) return null;
	const out = outOf(hosts);
	const most = pointsFor("mx", isIpv6Only(raw) ? "reachable-ipv6" : "reachable");
	const named = pointsFor("mx", "named");
	return known.reduce((all, host) => all + most * (out.has(host) ? 0 : reachable(host)) + (isNamed(host) ? named : 0), 0) / known.length;
}
function isIpv6Only({ hosts, hostsTotal }) {
	const isWhole = hostsTotal <= hosts.length && hosts.every(({ problems, addresses, addressesTotal }) => !problems.includes("unknown") && addressesTotal <= addresses.length);
	const open = hosts.flatMap(({ addresses }) => addresses.filter(({ isPublic }) => isPublic));
	return isWhole && open.length > 0 && open.every(({ address }) => address.includes(":"));
}
function reachable({ addresses }) {
	return addresses.length === 0 ? 0 : addresses.filter(({ isPublic }) => isPublic).length / addresses.length;
}
const misnamed = new Set([
	"address",
	"alias",
	"null-beside"
]);
function isNamed({ problems }) {
	return !problems.some((each) => misnamed.has(each));
}
const unreachable = new Set([
	"address",
	"missing",
	"no-address",
	"private",
	"null-beside",
	"bogus"
]);
function areDead({ hosts, hostsTotal }) {
	return hosts.length > 0 && hostsTotal <= hosts.length && hosts.every(isDead);
}
function isDead({ problems, addresses, addressesTotal, answers }) {
	if (problems.some((each) => unreachable.has(each))) return true;
	const open = addresses.filter(({ isPublic }) => isPublic);
	return addressesTotal === addresses.length && answers.length === open.length && answers.length > 0 && answers.every(({ outcome }) => outcome === "closed");
}
function manyFindings({ hosts, hostsTotal }, domain) {
	if (hostsTotal <= hosts.length) return [];
	return [findOwnMx("mx-many", {
		domain,
		count: hostsTotal,
		shown: hosts.length
	})];
}
// src/checks/email/names/judge.ts
function namesPart({ addresses }, domain, aliases = []) {
	const told = addresses.map(isConfirmed).filter((each) => each !== null);
	const good = told.filter(Boolean).length;
	return {
		points: { names: told.length === 0 ? null : pointsFor("names", "confirmed") * good / told.length },
		ceilings: [],
		findings: [...tellers(addresses, mayName).flatMap((each) => addressFindings(each, mayName(each.host))), ...helloFindings(addresses)]
	};
	function mayName(host) {
		return isOwn(host, domain) && !aliases.includes(host);
	}
}
function tellers(addresses, mayName) {
	return addresses.filter(({ address }, at) => addresses.findIndex((each) => each.address === address) === at).map((seen) => addresses.find(({ host, address }) => address === seen.address && mayName(host)) ?? seen);
}
function isConfirmed({ state, forwardConfirmed: confirmed }) {
	if (state === "unknown") return null;
	return state === "found" ? confirmed : false;
}
function isOwn(host, domain) {
	return host === domain || host.endsWith(`.${domain}`);
}
function addressFindings(seen, mayName) {
	const { host, address, state, reason, names, forwardConfirmed: confirmed, isGeneric: generic } = seen;
	const about = { subject: `${host} ${address}` };
	const told = {
		host,
		address
	};
	const doubt = {
		...told,
		reason: (0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_15__.t)(reason)
	};
	const shown = {
		...told,
		names: names.slice(0, 3).join(", ")
	};
	if (state === "unknown" || state === "found" && confirmed === null) return [findNames("names-unknown", doubt, {
		...about,
		evidence: reason ?? ""
	})];
	if (state === "bogus") return [findNames("names-bogus", doubt, {
		...about,
		evidence: reason ?? ""
	})];
	const way = mayName && { record: pointerTo(host, address) };
	if (state === "absent") return [findNames("names-missing", told, {
		...about,
		...way
	})];
	return [...confirmed === false ? [findNames("names-unconfirmed", shown, {
		...about,
		...way
	})] : [], ...generic ? [findNames("names-generic", shown, about)] : []];
}
function pointerTo(host, address) {
	return {
		name: (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_8__.t)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.z)(address)),
		type: "PTR",
		value: `${host}.`
	};
}
function helloFindings(addresses) {
	const odd = addresses.filter(({ host, hello, names, state }) => {
		if (hello === null || hello.startsWith("[") || state === "unknown") return false;
		return ![host, ...names].map(bare$1).includes(bare$1(hello));
	});
	return [...new Map(odd.toReversed().map((each) => [each.host, each])).values()].map(({ host, hello }) => findNames("names-hello", {
		host,
		hello: hello ?? ""
	}, {
		subject: host,
		evidence: hello ?? ""
	}));
}
function bare$1(name) {
	return name.toLowerCase().replace(/\.$/, "");
}
// src/checks/email/spf/judge.ts
function spfPart(raw, surroundings) {
	const { facts, findings } = (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.r)(raw, surroundings);
	return {
		points: { spf: pointsOf(facts) },
		ceilings: [...facts.passesAll ? ["spf-passes-all"] : [], ...facts.isBroken ? ["spf-broken"] : []],
		findings
	};
}
function pointsOf({ use, weaknesses, excess }) {
	if (use === "unknown") return null;
	if (use === "useless") return pointsFor("spf", "useless");
	const lost = weaknesses.reduce((sum, each) => sum + pointsFor("spf", each), 0);
	return Math.max(0, pointsFor("spf", "usable") + lost + pointsForExcess(excess));
}
function pointsForExcess(excess) {
	if (excess === 0) return 0;
	const lost = pointsFor("spf", "wide") + Math.floor(Math.log2(excess)) * pointsFor("spf", "wide-doubling");
	return Math.max(pointsFor("spf", "wide-most"), lost);
}
// src/checks/email/starttls/words.ts
const words$1 = {
	expired: {
		en: "it has expired",
		ko: "만료됨"
	},
	"not-yet-valid": {
		en: "it is not valid yet",
		ko: "아직 유효하지 않음"
	},
	"wrong-name": {
		en: "it is for another name",
		ko: "다른 이름의 인증서"
	},
	"no-san": {
		en: "it contains no host name",
		ko: "호스트 이름이 없음"
	},
	"self-signed": {
		en: "it is self-signed",
		ko: "자체 서명됨"
	},
	"unknown-authority": {
		en: "its certificate authority is not trusted",
		ko: "신뢰하지 않는 인증 기관"
	},
	"incomplete-chain": {
		en: "the server does not send an intermediate certificate",
		ko: "중간 인증서를 보내지 않음"
	},
	"weak-key": {
		en: "its key is too weak",
		ko: "키가 너무 약함"
	},
	"weak-signature": {
		en: "its signature is too weak",
		ko: "서명이 너무 약함"
	},
	"issuer-expired": {
		en: "an issuer certificate has expired",
		ko: "상위 인증서가 만료됨"
	},
	"bad-signature": {
		en: "its signature is invalid",
		ko: "서명이 틀림"
	},
	"wrong-purpose": {
		en: "it is not a server certificate",
		ko: "서버용 인증서가 아님"
	}
};
const other = {
	en: "it violates the rules for certificates",
	ko: "인증서 규칙에 어긋남"
};
function certificateWords(reason) {
	if (reason !== null && Object.hasOwn(words$1, reason)) return words$1[reason] ?? other;
	return reason?.includes(".") ? (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.bn)(reason) : other;
}
// src/checks/email/starttls/judge.ts
function starttlsPart({ hosts }, heard = {
	told: [],
	greeted: []
}) {
	const known = hosts.filter(({ starttls }) => starttls !== "unknown");
	const offering = known.filter(({ starttls }) => starttls === "offered");
	return {
		points: { starttls: known.length === 0 ? null : pointsFor("starttls", "offered") * offering.length / known.length },
		ceilings: hosts.length > 0 && hosts.every(({ starttls }) => starttls === "absent") ? ["starttls-none"] : [],
		findings: hosts.flatMap((each) => each.starttls === "unknown" ? untoldFindings(each, heard) : hostFindings$2(each))
	};
}
function untoldFindings({ host, addresses, reason }, { told, greeted }) {
	if (addresses.length === 0 || told.includes(host)) return [];
	const id = greeted.includes(host) ? "starttls-unfinished" : "starttls-unknown";
	return [findStarttls(id, {
		host,
		reason: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.bn)(reason)
	}, {
		subject: host,
		evidence: reason ?? ""
	})];
}
function hostFindings$2(seen) {
	const { host, certificate, reason } = seen;
	const about = { subject: host };
	const invalid = certificate === "invalid";
	return [
		...faultFindings(seen),
		...oldFindings(seen),
		...invalid ? [findStarttls("starttls-certificate", {
			host,
			reason: certificateWords(reason)
		}, {
			...about,
			evidence: reason ?? ""
		})] : []
	];
}
const ids = {
	"not-offered": "starttls-missing",
	refused: "starttls-refused",
	injected: "starttls-injected"
};
function faultFindings({ host, addresses }) {
	return [...new Map(addresses.toReversed().flatMap((each) => each.fault === null ? [] : [[each.fault, each]]))].map(([fault, { address, faultReason }]) => {
		const seen = {
			subject: host,
			evidence: faultReason ? `${address} ${faultReason}` : address
		};
		if (fault !== "broken") return findStarttls(ids[fault], { host }, seen);
		return findStarttls("starttls-broken", {
			host,
			reason: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.bn)(faultReason)
		}, seen);
	});
}
const oldVersions = {
	SSLv3: "SSL 3",
	TLSv1: "TLS 1.0",
	"TLSv1.1": "TLS 1.1"
};
function oldFindings({ host, addresses }) {
	const met = Object.keys(oldVersions).find((version) => addresses.some(({ protocol }) => protocol === version));
	if (met === void 0) return [];
	return [findStarttls("starttls-old", {
		host,
		version: oldVersions[met] ?? met
	}, {
		subject: host,
		evidence: met
	})];
}
// src/checks/email/tls-rpt/judge.ts
function tlsRptPart(raw) {
	const { state, rua: places } = raw;
	if (state === "unknown") return slice$1(null, [unknown(raw.reason)]);
	if (state !== "found") return slice$1(0, [notFound(raw)]);
	const isThere = places.some((each) => each.state === "there");
	const doubt = places.find((each) => each.state === "unknown");
	if (isThere) return slice$1(pointsFor("reports", "wanted"), lost(raw));
	return doubt ? slice$1(null, [...lost(raw), unknown(doubt.reason)]) : slice$1(0, lost(raw));
}
function slice$1(points, findings) {
	return {
		points: { reports: points },
		ceilings: [],
		findings
	};
}
function unknown(reason) {
	return findTlsRpt("tls-rpt-unknown", { reason: (0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_15__.t)(reason) }, reason === null ? {} : { evidence: reason });
}
function notFound(raw) {
	const { name, state, total, text, malformedRecords: lookalikes } = raw;
	const seen = withFix(raw, raw.retainedRua);
	if (state === "several") return findTlsRpt("tls-rpt-several", {
		name,
		count: total
	}, seen);
	if (state === "invalid") return findTlsRpt("tls-rpt-invalid", { name }, {
		...seen,
		...text !== null && { evidence: text }
	});
	const [lookalike] = lookalikes;
	if (lookalike !== void 0) return findTlsRpt("tls-rpt-lookalike", { name }, {
		...seen,
		evidence: lookalike
	});
	return findTlsRpt("tls-rpt-missing", { name }, seen);
}
function lost(raw) {
	const gone = raw.rua.filter(({ state }) => state === "missing");
	const seen = withFix(raw, raw.retainedRua);
	return [...raw.invalidFields.map((place) => findTlsRpt("tls-rpt-place", { place }, {
		subject: place,
		...seen
	})), ...gone.map(({ text, host }) => findTlsRpt("tls-rpt-nowhere", {
		place: text,
		host
	}, {
		subject: text,
		...seen
	}))];
}
const longest = 1e3;
function withFix({ name, domain, isAlias, receivesMail: takesMail }, good) {
	const usual = takesMail === "there" ? [`mailto:postmaster@${domain}`] : [];
	const places = good.length > 0 ? good : usual;
	const value = `v=TLSRPTv1; rua=${places.join(",")}`;
	const record = {
		name,
		type: "TXT",
		value
	};
	return isAlias || places.length === 0 || value.length > longest ? {} : { record };
}
// src/checks/email/dane/judge.ts
function danePart(raw, domain, { proven = [], nowhere = [] } = {}) {
	return {
		points: {},
		ceilings: hasBrokenDane(raw) ? ["dane-breaks"] : [],
		findings: [...raw.hosts.flatMap((each) => hostFindings$1(each, raw, proven.includes(each.host))), ...wholeFindings(raw, domain, nowhere)]
	};
}
function hostFindings$1(seen, raw, isProven) {
	const { host } = seen;
	const about = { subject: host };
	const meant = (key) => ({
		...about,
		...isProven && recordFor(seen, key)
	});
	return {
		valid: () => [...uselessFindings(seen), ...rolloverFindings(seen)],
		mismatch: () => mismatchFindings(seen, meant),
		invalid: () => keysOf(seen, "invalid").map((key) => findDane("dane-invalid", { host }, meant(key))),
		"no-tls": () => [findDane("dane-no-tls", { host }, about)],
		unusable: () => [findDane("dane-unusable", { host }, {
			...about,
			...recordFor(seen, onlyKey(seen))
		})],
		insecure: () => [findDane("dane-insecure", { host }, about)],
		bogus: () => [findDane("dane-bogus", ...doubt(seen))],
		unknown: () => [findDane("dane-unknown", ...doubt(seen))],
		absent: () => missing$1(seen, raw)
	}[daneStateOf(seen)]();
}
function mismatchFindings(seen, meant) {
	const { host, records } = seen;
	const superseded = records.filter(({ isSuperseded, matches }) => isSuperseded && matches === true);
	if (superseded.length === 0) return keysOf(seen, "other").map((key) => findDane("dane-mismatch", { host }, meant(key)));
	const stronger = records.filter((record) => !record.isSuperseded && record.fault === null && superseded.some((each) => each.usage === record.usage && each.selector === record.selector && each.matching < record.matching));
	return [findDane("dane-digest", {
		host,
		weaker: listed$1(superseded),
		stronger: listed$1(stronger)
	}, { subject: host })];
}
function doubt({ host, reason, presentedKeys: served }) {
	const why = reason ?? served.map((each) => each.reason).find((each) => each !== null) ?? null;
	const seen = {
		subject: host,
		...why !== null && { evidence: why }
	};
	return [{
		host,
		reason: (0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_15__.t)(why)
	}, seen];
}
function keysOf({ presentedKeys: served }, verdict) {
	return [...new Set(served.filter((each) => each.verdict === verdict).map(({ key }) => key))];
}
function onlyKey({ presentedKeys: served }) {
	return new Set(served.map(({ key }) => key)).size === 1 ? served[0]?.key ?? null : null;
}
function recordFor({ base, records }, key) {
	const isStronger = records.some((each) => each.usage === 3 && each.selector === 1 && each.matching === 2 && each.fault === null);
	return key && !isStronger ? { record: {
		name: `_25._tcp.${base}`,
		type: "TLSA",
		value: `3 1 1 ${key}`
	} } : {};
}
function missing$1(seen, { security }) {
	const key = onlyKey(seen);
	if (!(security === "secure" && seen.addresses === "secure" && seen.security === "secure") || key === null) return [];
	return [findDane("dane-missing", { host: seen.host }, {
		subject: seen.host,
		...recordFor(seen, key)
	})];
}
function uselessFindings({ host, records }) {
	const odd = records.filter(({ fault }) => fault !== null);
	return odd.length === 0 ? [] : [findDane("dane-useless", {
		host,
		records: listed$1(odd)
	}, { subject: host })];
}
function rolloverFindings({ host, records }) {
	const others = records.filter(({ fault, matches, isSuperseded }) => fault === null && matches === false && !isSuperseded);
	return others.length === 0 ? [] : [findDane("dane-rollover", {
		host,
		records: listed$1(others)
	}, { subject: host })];
}
function listed$1(records) {
	return records.map(({ usage, selector, matching, data }) => `${usage} ${selector} ${matching} ${data.slice(0, 8)}…`).join(", ");
}
function wholeFindings({ hosts, security }, domain, nowhere) {
	const standings = hosts.map((each) => ({
		host: each.host,
		standing: daneStateOf(each)
	}));
	const isThere = standings.some(({ standing }) => standing === "valid");
	const bare = standings.filter(({ host, standing }) => standing === "absent" && !nowhere.includes(host)).map(({ host }) => host);
	return [...isThere && bare.length > 0 ? [findDane("dane-partial", {
		domain,
		hosts: bare.join(", ")
	})] : [], ...isThere && (security === "insecure" || security === "island") ? [findDane("dane-mx-insecure", { domain })] : []];
}
// src/checks/email/mta-sts/hosts.ts
const words = {
	unlisted: {
		en: "it is not in the mx lines of the policy",
		ko: "정책의 mx 줄에 없음"
	},
	plain: {
		en: "it does not offer STARTTLS",
		ko: "STARTTLS를 제공하지 않음"
	},
	invalid: {
		en: "its certificate is not valid for that name",
		ko: "인증서가 그 이름에 유효하지 않음"
	},
	untold: {
		en: "we could not check it",
		ko: "확인할 수 없음"
	}
};
function fulfilments(policy, { names, standings }) {
	return (names ?? []).map((host) => {
		const standing = standings.find((each) => each.host === host);
		if (!matchesSts(host, policy.mx)) {
			const isWhole = policy.mxTotal <= policy.mx.length;
			return {
				host,
				state: isWhole ? "no" : "unknown",
				reason: isWhole ? words.unlisted : words.untold
			};
		}
		if (standing?.starttls === "absent") return {
			host,
			state: "no",
			reason: words.plain
		};
		if (standing?.certificate === "invalid") return {
			host,
			state: "no",
			reason: words.invalid
		};
		if (standing?.starttls === "offered" && standing.certificate === "valid") return {
			host,
			state: "yes",
			reason: words.untold
		};
		return {
			host,
			state: "unknown",
			reason: words.untold
		};
	});
}
// src/checks/email/mta-sts/words.ts
const mostNamed = 10;
function linesFor({ names, nowhere = [] }, mode = "testing") {
	const hosts = (names ?? []).filter((each) => !nowhere.includes(each)).slice(0, mostNamed);
	if (hosts.length === 0) return untoldLines;
	return [
		"version: STSv1",
		`mode: ${mode}`,
		...hosts.map((each) => `mx: ${each}`),
		"max_age: 604800"
	].join(" / ");
}
const untoldLines = {
	en: "version: STSv1, mode: testing, max_age: 604800, and one mx: line for each of your mail servers, which we could not determine",
	ko: "version: STSv1, mode: testing, max_age: 604800, 그리고 (여기서 확인하지 못한) 메일 서버마다 mx: 줄 하나"
};
const reasons = {
	"no-host": {
		en: "the host does not exist",
		ko: "호스트가 없음"
	},
	status: {
		en: "the server does not answer with 200",
		ko: "서버의 응답이 200이 아님"
	},
	redirect: {
		en: "it is a redirect, which senders must not follow",
		ko: "발신 서버가 따르지 않는 리디렉션임"
	},
	certificate: {
		en: "we could not validate the certificate of the host",
		ko: "호스트의 인증서를 검증하지 못함"
	},
	"too-large": {
		en: "it is larger than 64 kB",
		ko: "64kB보다 큼"
	},
	grammar: {
		en: "it is not in the policy format",
		ko: "정책의 형식이 아님"
	},
	mx: {
		en: "the mail servers are unknown",
		ko: "메일 서버를 알 수 없음"
	}
};
function reasonOf$1(code) {
	return code !== null && Object.hasOwn(reasons, code) && reasons[code] || (0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_15__.t)(code);
}
const faults = {
	line: {
		en: "the line “{value}” is not in the format name: value",
		ko: "“{value}” 줄이 이름: 값 형식이 아님"
	},
	version: {
		en: "version is “{value}”, but must be STSv1",
		ko: "version이 STSv1이 아니라 “{value}”임"
	},
	mode: {
		en: "mode is “{value}”, but must be enforce, testing or none",
		ko: "mode가 enforce, testing, none 중 하나가 아니라 “{value}”임"
	},
	max_age: {
		en: "max_age is “{value}”, but must be a number of seconds up to 31557600",
		ko: "max_age가 31557600 이하의 초가 아니라 “{value}”임"
	},
	mx: {
		en: "“{value}” in an mx: line is not a host name",
		ko: "mx: 줄의 “{value}”: 호스트 이름이 아님"
	}
};
const missing = {
	en: "the line {code}: is missing or has no value",
	ko: "{code}: 줄이 없거나 값이 없음"
};
function faultWords({ reason, faults: [fault] }) {
	if (reason !== "grammar" || !fault) return null;
	const words = fault.value === "" ? missing : faults[fault.code];
	return {
		en: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.qi)(words, { ...fault }, "en"),
		ko: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.qi)(words, { ...fault }, "ko")
	};
}
function adviceOn(policy, exchangers) {
	const { reason, url, status } = policy;
	const host = URL.parse(url)?.hostname ?? url;
	if (reason === "certificate") return filled(certificateAdvice, { host });
	if (reason === "status" || reason === "redirect") return filled(statusAdvice, { status: status ?? "?" });
	if (reason === "too-large") return sizeAdvice;
	return filled(grammarAdvice, { lines: linesFor(exchangers, policy.mode ?? "testing") });
}
function filled(words, params) {
	return {
		en: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.qi)(words, params, "en"),
		ko: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.qi)(words, params, "ko")
	};
}
const certificateAdvice = {
	en: "Install a certificate for {host} on the web server: publicly trusted, not expired, with that name.",
	ko: "웹 서버에 {host} 이름의 공인 인증서(만료되지 않은 것)를 설치하십시오."
};
const statusAdvice = {
	en: "Serve the policy at this URL with status 200 (now {status}), without a redirect.",
	ko: "이 URL에서 리디렉션 없이 상태 코드 200으로(현재 {status}) 정책을 제공하십시오."
};
const sizeAdvice = {
	en: "Shorten the policy to less than 64 kB.",
	ko: "정책을 64kB 미만으로 줄이십시오."
};
const grammarAdvice = {
	en: "Correct that line. A valid policy has one entry a line: {lines}",
	ko: "해당 줄을 고치십시오. 올바른 정책은 한 줄에 하나씩 씁니다: {lines}"
};
// src/checks/email/mta-sts/judge.ts
const { right, short, testing, flawed, nothing } = score.transport.rows;
const worth = {
	right: right.points,
	short: short.points,
	testing: testing.points,
	flawed: flawed.points,
	nothing: nothing.points
};
const shortest = 86400;
function mtaStsPart(raw, exchangers) {
	const { record, policy } = raw;
	if (record.state === "unknown") return doubtful(record.name, record.reason);
	if (record.state !== "found") return slice(worth.nothing, [recordFinding(raw, exchangers)]);
	const { name } = record;
	const { url } = policy;
	if (policy.state === "unknown") return doubtful(url, policy.reason);
	if (policy.state === "absent") return slice(worth.nothing, [findMtaSts("mta-sts-policy-missing", {
		name,
		url,
		reason: reasonOf$1(policy.reason)
	})]);
	if (policy.state === "invalid") return slice(worth.nothing, [findMtaSts("mta-sts-policy-invalid", {
		url,
		reason: faultWords(policy) ?? reasonOf$1(policy.reason),
		advice: adviceOn(policy, exchangers)
	}, faultOf(raw))]);
	if (policy.mode === "none") return slice(worth.nothing, [findMtaSts("mta-sts-off")]);
	return inForce(raw, exchangers);
}
function slice(points, findings, isBroken = false) {
	return {
		points: { transport: points },
		ceilings: isBroken ? ["mta-sts-breaks"] : [],
		findings
	};
}
function doubtful(at, reason) {
	return slice(null, [findMtaSts("mta-sts-unknown", {
		at,
		reason: reasonOf$1(reason)
	}, evidenceOf(reason))]);
}
function evidenceOf(reason) {
	return reason === null ? {} : { evidence: reason };
}
function inForce(raw, exchangers) {
	const { policy, domain } = raw;
	const isEnforced = policy.mode === "enforce";
	const hosts = fulfilments(policy, exchangers);
	const isBroken = hosts.some(({ state }) => state === "no");
	const findings = [...hostFindings(raw, hosts, exchangers), ...formFindings(raw)];
	if (exchangers.names === null) return slice(null, [...findings, findMtaSts("mta-sts-unknown", {
		at: domain,
		reason: reasonOf$1("mx")
	})]);
	const is = {
		isBroken,
		hasMedia: isPlain(policy),
		isShort: isShort(policy)
	};
	return slice(isEnforced ? enforced(is) : tested(is), findings, isEnforced && isBroken);
}
function isPlain({ mediaType }) {
	return mediaType === "text/plain";
}
function isShort({ maxAge }) {
	return (maxAge ?? 0) < shortest;
}
function hostFindings({ policy, domain }, hosts, { nowhere = [] }) {
	const isEnforced = policy.mode === "enforce";
	const broken = hosts.filter(({ state }) => state === "no");
	const untold = hosts.filter(({ host, state }) => state === "unknown" && !nowhere.includes(host));
	return [...isEnforced && broken.length > 0 && broken.length === hosts.length ? [findMtaSts("mta-sts-returns", {
		domain,
		hosts: withReasons(broken)
	})] : broken.map(({ host, reason }) => findMtaSts(isEnforced ? "mta-sts-breaks" : "mta-sts-would-break", {
		host,
		reason
	}, { subject: host })), ...untold.length > 0 ? [findMtaSts("mta-sts-hosts-unknown", { hosts: untold.map(({ host }) => host).join(", ") })] : []];
}
function withReasons(broken) {
	const reasons = [...new Set(broken.map(({ reason }) => reason))];
	const said = (language) => reasons.map((reason) => {
		return `${broken.filter((each) => each.reason === reason).map(({ host }) => host).join(", ")}: ${reason[language]}`;
	}).join("; ");
	return {
		en: said("en"),
		ko: said("ko")
	};
}
function formFindings({ policy }) {
	return [
		...policy.mode === "testing" ? [findMtaSts("mta-sts-testing")] : [],
		...isPlain(policy) ? [] : [findMtaSts("mta-sts-media", { type: policy.mediaType ?? "?" })],
		...isShort(policy) ? [findMtaSts("mta-sts-age", { seconds: policy.maxAge ?? 0 })] : []
	];
}
function tested({ isBroken, hasMedia }) {
	return isBroken || !hasMedia ? worth.flawed : worth.testing;
}
function enforced(is) {
	if (is.isBroken) return worth.nothing;
	if (!is.hasMedia) return worth.flawed;
	return is.isShort ? worth.short : worth.right;
}
function recordFinding(raw, exchangers) {
	const { record, policy, domain } = raw;
	const { name } = record;
	const fix = fixOf(raw, exchangers);
	const seen = fix ? { record: fix } : {};
	if (record.state === "several") return findMtaSts("mta-sts-several", {
		name,
		count: record.total
	}, seen);
	if (record.state === "invalid") {
		const evidence = record.text === null ? {} : { evidence: record.text };
		return findMtaSts("mta-sts-record-invalid", { name }, {
			...seen,
			...evidence
		});
	}
	const [lookalike] = record.malformedRecords;
	if (lookalike !== void 0) return findMtaSts("mta-sts-lookalike", { name }, {
		...seen,
		evidence: lookalike
	});
	const { url } = policy;
	if (policy.state === "found" && policy.mode !== "none") return findMtaSts("mta-sts-record-missing", {
		name,
		url
	}, seen);
	return findMtaSts("mta-sts-missing", {
		domain,
		name,
		url,
		policy: linesFor(exchangers)
	});
}
function fixOf({ record, policy }, exchangers) {
	if (policy.state !== "found" || policy.mode === "none" || policy.digest === null || exchangers.names === null) return null;
	if (record.isAlias) return null;
	if (!(policy.mode === "testing" || fulfilments(policy, exchangers).every(({ state }) => state === "yes"))) return null;
	return {
		name: record.name,
		type: "TXT",
		value: `v=STSv1; id=${policy.digest.slice(0, 20)};`
	};
}
function faultOf({ policy }) {
	const [fault] = policy.faults;
	if (policy.reason === "certificate") return { evidence: policy.certificate.reasons.join(" ") };
	if (policy.reason === "status" || policy.reason === "redirect") return { evidence: `${policy.status}` };
	return fault ? { evidence: fault.code === "line" ? fault.value : `${fault.code}: ${fault.value}` } : {};
}
// src/checks/email/transport.ts
const whole = pointsFor("transport", "right");
function transport$1({ dane, mtaSts, mx, starttls }, domain) {
	const names = mx.kind === "found" || mx.kind === "implicit" ? mx.hosts.map(({ host }) => host) : null;
	const nowhere = mx.hosts.filter(isNowhere).map(({ host }) => host);
	const proven = starttls.hosts.filter(({ certificate }) => certificate === "valid").map(({ host }) => host);
	const sts = mtaStsPart(mtaSts, {
		names,
		standings: starttls.hosts,
		nowhere
	});
	const byDane = danePoints(dane);
	const withSts = sts.findings.some(({ id }) => brokenIds.has(id)) ? besideBroken(byDane) : better(byDane, sts.points.transport ?? null);
	const points = hasBrokenDane(dane) ? 0 : withSts;
	const isEnough = byDane === whole;
	const findings = sts.findings.filter(({ id }) => !(isEnough && id === "mta-sts-missing"));
	return [danePart(dane, domain, {
		proven,
		nowhere
	}), {
		...sts,
		points: { transport: points },
		findings
	}];
}
const nowhereBy = new Set([
	"address",
	"missing",
	"no-address",
	"private",
	"null-beside"
]);
function isNowhere({ problems }) {
	return problems.some((each) => nowhereBy.has(each));
}
const brokenIds = new Set([
	"mta-sts-record-missing",
	"mta-sts-lookalike",
	"mta-sts-record-invalid",
	"mta-sts-several",
	"mta-sts-policy-missing",
	"mta-sts-policy-invalid",
	"mta-sts-breaks",
	"mta-sts-returns"
]);
function besideBroken(byDane) {
	return Math.max(0, (byDane ?? 0) + pointsFor("transport", "broken"));
}
function better(one, other) {
	if (one === whole || other === whole) return whole;
	return one === null || other === null ? null : Math.max(one, other);
}
// src/checks/email/slices.ts
function slicesOf(raw, domain, rubric) {
	const lists = blocklistsPart(raw.blocklists, { isHostless: rubric === "sends" });
	if (rubric === "none") return [
		held(spfPart(raw.spf, spfSurroundings(raw))),
		held(dmarcSlice(raw.dmarc, alignment(raw))),
		...listed(lists)
	];
	const sending = [
		spfPart(raw.spf, {
			...spfSurroundings(raw),
			isSending: rubric === "sends"
		}),
		dkimSlice(raw.dkim, dkimSurroundings(raw.dmarc)),
		dmarcSlice(raw.dmarc, alignment(raw)),
		lists,
		bimiPart(raw.bimi, policyOfAll(raw.dmarc))
	];
	if (rubric === "sends") {
		const names = namesPart(namesOfSenders(raw), domain, aliasesIn(raw.mx));
		return [
			...sending,
			mxPart(raw.mx, domain, { sending: sendingOf(raw) }),
			names
		];
	}
	return [
		mxPart(raw.mx, domain, {
			isBound: isBoundToNames(raw),
			sending: sendingOf(raw)
		}),
		namesPart(raw.names, domain, aliasesIn(raw.mx)),
		starttlsPart(raw.starttls, heardOf(raw.mx)),
		...sending,
		...transport$1(raw, domain),
		tlsRptPart(raw.tlsRpt)
	];
}
function held({ ceilings }) {
	return {
		points: {},
		ceilings,
		findings: []
	};
}
function listed({ ceilings, findings }) {
	return [{
		points: {},
		ceilings,
		findings
	}];
}
function isBoundToNames({ mtaSts: { record, policy }, dane }) {
	const isThere = record.state === "found" || record.state === "unknown";
	const isInForce = policy.state === "unknown" || policy.state === "found" && policy.mode !== "none";
	return isThere && isInForce || danePoints(dane) !== 0;
}
function aliasesIn({ hosts }) {
	return hosts.flatMap(({ host, alias }) => alias === null ? [] : [host]);
}
function policyOfAll(dmarc) {
	const policy = (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.c)(dmarc);
	if (dmarc.isSubdomainPolicyKnown && dmarc.subdomainPolicies?.existing === "none" && (policy === "quarantine" || policy === "reject")) return "none";
	return policy === "quarantine" && (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_14__._)(dmarc.record?.tags ?? []) < 100 ? "partial" : policy;
}
function spfSurroundings({ dmarc }) {
	const policy = (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__.c)(dmarc);
	return { hasDmarcPolicy: policy !== "none" && policy !== "missing" };
}
function alignment({ spf, dkim, dmarc }) {
	const { state, permerrors: breaks, permittedSenders: lets, permitsAll: passesAll, permitsBeforeError: passesFirst } = spf.evaluation;
	const hasKey = hasDkimKey(dkim, dkimSurroundings(dmarc));
	if (passesAll !== null && hasKey !== true) return { isAligned: null };
	const isUsable = state === "one" && breaks.length === 0;
	const isUntold = state === "unknown" || isUsable && lets === "unknown";
	if (isUsable && lets === "some" || passesFirst || hasKey === true) return { isAligned: true };
	return { isAligned: isUntold || hasKey === null ? null : false };
}
// src/checks/email/wildcard/judge.ts
function besideWildcards(findings, names) {
	const withheld = new Set();
	return [...findings.map((finding) => {
		const { record, ...rest } = finding;
		const at = names.find(({ name }) => record && `.${record.name}`.endsWith(`.${name}`));
		if (!at) return finding;
		withheld.add(at);
		return rest;
	}), ...[...withheld].map(reasonOf)];
}
function reasonOf({ name, types, reason }) {
	if (reason === null) return findWildcard("wildcard-name", {
		name,
		types: types.join(", ")
	}, { subject: name });
	return findWildcard("wildcard-unknown", {
		name,
		reason: (0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_15__.t)(reason)
	}, {
		subject: name,
		evidence: reason
	});
}
// src/checks/email/judge.ts
function judge({ query, domain, address }) {
	if (address) return judgeAddress(query, address);
	if (domain) return judgeDomain(query, domain);
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.hn)((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.gn)([], []), [], [], problems);
}
function judgeAddress(address, { isPublic, names, blocklists }) {
	const lists = blocklistsPart(blocklists, { isSender: true });
	const points = {
		...addressPoints(names, isPublic),
		...lists.points
	};
	const found = [...addressFindings$1(address, names, isPublic), ...lists.findings];
	return conclude({
		parts: partsOf(weightsFor("address"), points),
		held: lists.ceilings,
		findings: found,
		kpis: kpisOfAddress({
			isPublic,
			names,
			blocklists
		})
	});
}
function judgeDomain(domain, raw) {
	const rubric = rubricOf(raw);
	const slices = slicesOf(raw, domain, rubric);
	const ceilingIds = slices.flatMap((slice) => slice.ceilings);
	const found = slices.flatMap((slice) => slice.findings);
	if (rubric === "none") {
		const facts = factsWithoutMail(raw, domain);
		return conclude({
			parts: partsOf(weightsFor("none"), pointsWithoutMail(facts)),
			held: ceilingIds,
			findings: besideWildcards([...findingsWithoutMail(facts), ...found], raw.wildcards),
			kpis: kpisOfDomain(raw, rubric)
		});
	}
	const points = Object.assign({}, ...slices.map((slice) => slice.points));
	const all = besideWildcards(besideSilence(found, raw, domain), raw.wildcards);
	const table = rubric === "sends" ? weightsOfSender(raw) : weightsFor("mail");
	const judged = {
		held: ceilingIds,
		findings: all,
		kpis: kpisOfDomain(raw, rubric)
	};
	const best = hasUncheckedKey(raw.dkim, dkimSurroundings(raw.dmarc)) ? {
		...points,
		dkim: wholeOf("dkim")
	} : points;
	return conclude({
		...judged,
		parts: partsOf(table, points),
		best: partsOf(table, best),
		floor: isDeliveredAsItComes(raw, ceilingIds) ? _gate_js__WEBPACK_IMPORTED_MODULE_1__.vn.fail : 0
	});
}
function weightsOfSender(raw) {
	const all = weightsFor("sends");
	const { names: _, ...others } = all;
	return namesOfSenders(raw).addresses.length > 0 ? all : others;
}
function conclude({ parts, held, findings, kpis, best = parts, floor = 0 }) {
	const limits = [...new Set(held)].map((id) => ({
		id,
		max: ceilings[id]
	}));
	const assessment = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.gn)(parts, limits);
	const deciding = Math.max((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.gn)(best, limits).score ?? 0, floor);
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.hn)(assessment, findings, kpis(assessment.score), problems, deciding);
}
function partsOf(table, points) {
	return Object.entries(table).map(([id, weight]) => {
		const earned = points[id] ?? null;
		return {
			id,
			weight,
			score: earned === null ? null : Math.round(1e4 * earned / wholeOf(id)) / 100
		};
	});
}
// src/checks/email/monitored.ts
const scales = {
	spf: [
		["-"],
		["~"],
		[
			"?",
			"open",
			null
		],
		["+"]
	],
	dmarc: [
		["reject"],
		["quarantine"],
		["none"],
		[null]
	],
	dane: [
		["valid"],
		["partial"],
		[null]
	],
	"mta-sts": [
		["enforce"],
		["testing"],
		["none", null]
	]
};
const reported = {
	SPF: [
		"spf-missing",
		"spf-lookalike",
		"spf-soft",
		"spf-neutral",
		"spf-open",
		"spf-passes-all",
		"no-mail-spf-missing",
		"no-mail-spf-soft",
		"no-mail-spf-passes"
	],
	DMARC: [
		"dmarc-missing",
		"dmarc-misplaced",
		"dmarc-dangling",
		"dmarc-lookalike",
		"dmarc-void",
		"dmarc-repeated",
		"dmarc-policy-none",
		"no-mail-dmarc-missing",
		"no-mail-dmarc-weak"
	],
	DANE: ["dane-partial"],
	"MTA-STS": [
		"mta-sts-missing",
		"mta-sts-record-missing",
		"mta-sts-lookalike",
		"mta-sts-off"
	]
};
function policy$1(name) {
	return {
		title: {
			en: `${name} policy`,
			ko: `${name} 정책`
		},
		severity: "high",
		action: {
			en: `Restore the ${name} policy, unless you weakened it yourself.`,
			ko: `직접 낮춘 것이 아니라면 ${name} 정책을 복구하십시오.`
		},
		reports: reported[name]
	};
}
const monitored = {
	fields: {
		spf: policy$1("SPF"),
		dmarc: policy$1("DMARC"),
		dane: policy$1("DANE"),
		"mta-sts": policy$1("MTA-STS")
	},
	facts: (_raw, { kpis }) => kpis.flatMap(({ id, value }) => {
		const scale = scales[id];
		return scale && value !== null ? (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.X)(id, value === false ? null : `${value}`, scale) : [];
	})
};
// src/checks/email/notes.ts
const notes = [
	{
		en: "The check connects to every mail server on port 25, greets it (EHLO), starts TLS and disconnects (QUIT). It never names a sender or a recipient. If no mail server answers at all, outgoing port 25 is probably blocked; then the STARTTLS result is unknown and its weight is removed. MX records, addresses and PTR records still count.",
		ko: "모든 메일 서버의 25번 포트에 접속합니다. 인사(EHLO)하고 TLS로 전환한 뒤 끊습니다(QUIT). 발신자나 수신자는 전달하지 않습니다. 어느 서버도 응답하지 않으면 나가는 25번 포트가 차단된 것일 수 있으므로, STARTTLS 항목은 알 수 없음으로 두고 가중치에서 뺍니다. MX 레코드, 주소, PTR 레코드는 그대로 평가합니다."
	},
	{
		en: "DKIM selectors cannot be enumerated. The check looks up 15 selectors, including those of the providers that the records show, and those that you give. It also checks whether names exist below _domainkey. A key under an unknown selector counts as present, with fewer points; these points alone never make the status warn. If a subdomain has no key of its own, the check also looks at its parent domains, whose signatures are aligned unless DMARC requires strict alignment. A selector that you give counts as one that signs: without a usable key there, points are lost even if other keys exist.",
		ko: "DKIM 선택자는 열거할 수 없습니다. 레코드에 나타난 사업자의 선택자를 포함한 15개와 지정한 선택자를 조회하고, _domainkey 아래에 이름이 있는지도 확인합니다. 알 수 없는 선택자의 키는 있는 것으로 보되 점수가 낮으며, 이 점수만으로 상태가 warn이 되지는 않습니다. 하위 도메인에 자체 키가 없으면 상위 도메인도 조회합니다. DMARC가 엄격한 정렬을 요구하지 않으면 상위 도메인의 서명도 정렬됩니다. 지정한 선택자는 서명에 쓰는 것으로 보며, 사용할 수 있는 키가 없으면 다른 키와 관계없이 점수가 낮아집니다."
	},
	{
		en: "A domain that accepts no mail (null MX, or no mail server) and authorises no sender has its own scoring: null MX, an SPF record that rejects all mail, DMARC policy reject, and a revoked wildcard key. A domain without MX records accepts no mail if its host refuses port 25 on every address. If nothing answers, that weight is removed and no null MX is offered. A domain that only sends is scored without the parts about receiving; the PTR records of its host count if its SPF record authorises that host.",
		ko: "메일을 받지 않고(null MX이거나 메일 서버가 없음) 어떤 발신자도 허용하지 않는 도메인은 별도 기준으로 평가합니다. null MX, 모두 거부하는 SPF, DMARC reject, 폐기된 와일드카드 키를 봅니다. MX 레코드가 없는 도메인의 호스트가 모든 주소에서 25번 포트를 거부하면 메일을 받지 않는 것으로 봅니다. 응답이 없으면 그 가중치를 빼고 null MX도 제안하지 않습니다. 보내기만 하는 도메인은 수신 항목 없이 평가하되, SPF 레코드에서 자체 호스트를 허용하면 그 호스트의 PTR 레코드도 봅니다."
	},
	{
		en: "If one known mail provider runs every mail server of a domain and SPF passes the provider's servers, mail is delivered. Then missing DKIM and DMARC make the status warn, not fail, whatever the score.",
		ko: "알려진 메일 사업자가 모든 메일 서버를 운영하고 SPF가 그 사업자의 서버를 통과시키면 메일은 전달됩니다. 이때 DKIM과 DMARC가 없으면 점수와 관계없이 상태는 fail이 아니라 warn입니다."
	},
	{
		en: "Each blocklist is tested first (RFC 5782): its test entry must be listed, and the entry that must never be listed must not be. Refusal codes such as 127.255.255.254 are not listings. Lists that do not answer public resolvers are queried only through --blocklist-resolver.",
		ko: "차단 목록은 먼저 시험합니다(RFC 5782). 시험 항목은 등재되어 있어야 하고, 등재되면 안 되는 항목은 없어야 합니다. 127.255.255.254 같은 거부 코드는 등재가 아닙니다. 공개 리졸버에 응답하지 않는 목록은 --blocklist-resolver로만 질의합니다."
	}
];
// src/core/target/mail.ts
const aMailDomain = {
	en: "a domain that has mail, such as example.com or the address user@example.com, or an IP address",
	ko: "example.com 같은 메일 도메인이나 user@example.com 같은 메일 주소, 또는 IP 주소"
};
function mailTarget() {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().transform((text, context) => {
		const parsed = parseMailTarget(text);
		if ("value" in parsed) return parsed.value;
		context.addIssue({
			code: "custom",
			params: { ...parsed.problem }
		});
		return _start_js__WEBPACK_IMPORTED_MODULE_2__.Hi;
	});
}
function holderOf(host) {
	const labels = host.split(".");
	const last = labels.findLastIndex((label) => label.startsWith("_"));
	const rest = labels.slice(last + 1);
	return last < 0 || rest.length < 2 ? null : rest.join(".");
}
function aDomainLike(name) {
	return {
		en: `a mail domain such as ${name}: a name with an underscore has records but no mail`,
		ko: `${name} 같은 메일 도메인(밑줄이 있는 이름에는 레코드만 있고 메일이 없음)`
	};
}
function parseMailTarget(text) {
	const bare = text.trim().replace(/^<(?<inside>[^<>]*)>$/, "$<inside>").replace(/^mailto:/i, "");
	const at = bare.lastIndexOf("@");
	const isMailbox = at >= 0 && !/^[a-z][a-z0-9+.-]*:\/\//i.test(bare);
	const host = isMailbox ? bare.slice(at + 1) : bare;
	if (isMailbox && (at === 0 || !host)) return { problem: { expected: aMailDomain } };
	const literal = host.replace(/^\[(?:ipv6:)?(?<inside>[^[\]]*)\]$/i, "$<inside>");
	if ((0,node_net__WEBPACK_IMPORTED_MODULE_17__.isIP)(literal) > 0) {
		const address = (0,_domain_js__WEBPACK_IMPORTED_MODULE_16__.n)(literal);
		return "value" in address ? address : { problem: { expected: aMailDomain } };
	}
	const domain = (0,_domain_js__WEBPACK_IMPORTED_MODULE_16__.r)(host);
	if ("value" in domain) {
		const holder = holderOf(domain.value);
		return holder === null ? domain : { problem: { expected: aDomainLike(holder) } };
	}
	const { given, expected } = domain.problem;
	return { problem: {
		expected: /(?:^|\.)localhost\.?$/i.test(host) ? expected : aMailDomain,
		...given !== void 0 && { given }
	} };
}
// src/checks/email/address/schema.ts
const addressNames = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	state: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
		"found",
		"absent",
		"bogus",
		"unknown"
	]).meta({
		description: "Whether the address has PTR records; bogus: DNSSEC validation fails; unknown: we could not find out",
		ko: "주소에 이름(PTR)이 있는지 여부. bogus: DNSSEC 검증 실패. unknown: 알 수 없음"
	}),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta({
		description: "Why it is unknown",
		ko: "알 수 없었던 이유"
	}),
	names: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)()).readonly().meta({
		description: "At most 16",
		ko: "최대 16개"
	}),
	namesTotal: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Oi)().min(0).meta((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Cn)("names")),
	forwardConfirmed: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wi)().nullable().meta({
		description: "FCrDNS: whether any PTR name resolves back to the address; null if unknown",
		ko: "FCrDNS. 이름 가운데 하나라도 이 주소로 되돌아오는지 여부. 알 수 없었으면 null"
	}),
	isGeneric: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wi)().meta({
		description: "Whether every PTR name looks generated by a provider from the address",
		ko: "모든 이름이 사업자가 모든 주소에 일괄로 붙이는 형태인지 여부"
	})
});
// src/checks/email/schema-place.ts
const placeSchema = {
	name: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
		description: "Name of the record",
		ko: "레코드의 이름"
	}),
	isAlias: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wi)().meta({
		description: "Whether the name is a CNAME, so that the operator of its target must change the record",
		ko: "이름이 별칭(CNAME)인지 여부. 별칭이면 대상의 소유자가 바꿀 수 있음"
	})
};
// src/checks/email/bimi/schema.ts
const evidenceFaults = [
	"unreadable",
	"purpose",
	"expired",
	"not-yet-valid",
	"names",
	"self-signed",
	"chain-order",
	"chain-signature",
	"chain-authority",
	"chain-time",
	"no-logo",
	"logo-hash",
	"other-logo"
];
const fetched = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	url: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
		description: "URL in the record",
		ko: "레코드에 있는 URL"
	}),
	state: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
		"valid",
		"invalid",
		"missing",
		"unknown"
	]).meta({
		description: "missing: the URL returns nothing",
		ko: "missing: 그 주소에 아무것도 없음"
	}),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta(_gate_js__WEBPACK_IMPORTED_MODULE_1__.Sn.reason)
});
const bimiSchema = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	...placeSchema,
	domain: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
		description: "Domain that the record is for",
		ko: "레코드의 대상 도메인"
	}),
	state: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
		"found",
		"declined",
		"absent",
		"several",
		"invalid",
		"unknown"
	]).meta({
		description: "declined: the domain declines a logo; invalid: receivers ignore the record",
		ko: "declined: 로고를 원하지 않음. invalid: 수신 서버가 레코드가 없는 것으로 봄"
	}),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta(_gate_js__WEBPACK_IMPORTED_MODULE_1__.Sn.reason),
	text: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta(_gate_js__WEBPACK_IMPORTED_MODULE_1__.Sn.recordText),
	total: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Oi)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_1__.Sn.recordCount),
	fault: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
		code: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)(bimiFaults).meta({
			description: "Code of the fault, such as no-tag or location",
			ko: "잘못의 코드(예: no-tag, location)"
		}),
		value: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
			description: "Part of the record with the fault",
			ko: "잘못이 있는 레코드의 부분"
		})
	}).nullable().meta({
		description: "Why receivers ignore the record; null if it is valid",
		ko: "수신 서버가 레코드를 무시하는 이유. 유효하면 null"
	}),
	malformedRecords: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)()).readonly().meta(_gate_js__WEBPACK_IMPORTED_MODULE_1__.Sn.malformedRecords),
	logo: fetched.extend({ problems: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
		code: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)(logoFaults$1).meta({
			description: "Code of the fault in the SVG file",
			ko: "SVG 파일에 있는 잘못의 코드"
		}),
		value: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
			description: "Element or value with the fault",
			ko: "잘못이 있는 요소 또는 값"
		})
	})).readonly().meta({
		description: "Why receivers do not show the logo; empty if it is valid",
		ko: "수신 서버가 로고를 표시하지 않는 이유. 유효하면 비어 있음"
	}) }).nullable().meta({
		description: "What the logo URL returns",
		ko: "로고 주소에서 제공되는 내용"
	}),
	evidence: fetched.extend({
		faults: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)(evidenceFaults)).readonly().meta({
			description: "Why the certificate does not prove the logo; empty if it does",
			ko: "인증서가 로고를 증명하지 못하는 이유. 증명하면 비어 있음"
		}),
		names: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)()).readonly().meta({
			description: "Domain names in the certificate (subjectAltName)",
			ko: "인증서의 도메인 이름(subjectAltName)"
		}),
		notAfter: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Un)().nullable().meta({
			description: "Time at which the certificate expires (RFC 5280 §4.1.2.5); null without one",
			ko: "인증서의 만료 시각(RFC 5280 §4.1.2.5). 인증서가 없으면 null"
		}),
		issuer: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta({
			description: "Issuer of the last certificate of the chain; whether receivers trust it is not judged",
			ko: "체인의 마지막 인증서를 발급한 곳. 수신 서버가 신뢰하는지는 판단하지 않음"
		})
	}).nullable().meta({
		description: "The logo certificate (VMC or CMC)",
		ko: "로고 인증서(VMC 또는 CMC)"
	})
});
// src/checks/email/dane/schema.ts
const security = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
	"secure",
	"insecure",
	"bogus",
	"island",
	"indeterminate"
]);
const reason$3 = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta({
	description: "Reason code, the same in every language; null if there is nothing to explain",
	ko: "언어와 관계없이 같은 이유 코드. 설명할 것이 없으면 null"
});
const record$1 = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	usage: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Oi)().meta({
		description: "Certificate usage of the TLSA record (RFC 6698 §2.1.1)",
		ko: "TLSA 레코드의 인증서 용도(RFC 6698 §2.1.1)"
	}),
	selector: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Oi)().meta({
		description: "Selector of the TLSA record (RFC 6698 §2.1.2)",
		ko: "TLSA 레코드의 선택자(RFC 6698 §2.1.2)"
	}),
	matching: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Oi)().meta({
		description: "Matching type of the TLSA record (RFC 6698 §2.1.3)",
		ko: "TLSA 레코드의 매칭 유형(RFC 6698 §2.1.3)"
	}),
	data: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
		description: "Hexadecimal, at most 128 digits",
		ko: "16진수, 최대 128자리"
	}),
	fault: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
		"usage",
		"selector",
		"matching",
		"length"
	]).nullable().meta({
		description: "Why mail servers cannot use the record (RFC 7672 §3.1)",
		ko: "메일 서버가 이 레코드를 쓸 수 없는 이유(RFC 7672 §3.1)"
	}),
	isSuperseded: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wi)().meta({
		description: "Whether senders ignore it because a record with the same usage and selector has a stronger digest (RFC 7671 §9)",
		ko: "usage와 selector가 같고 해시가 더 강한 레코드가 있어 발신 서버가 무시하는지 여부(RFC 7671 §9)"
	}),
	matches: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wi)().nullable().meta({
		description: "Whether it matches the certificate at any address of the host; null without a certificate to compare",
		ko: "호스트의 어느 주소가 제공하는 인증서와 맞는지 여부. 비교할 것이 없었으면 null"
	})
});
const presentedKeys = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	address: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
		description: "IP address of the mail server",
		ko: "메일 서버의 IP 주소"
	}),
	starttls: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
		"offered",
		"absent",
		"unknown"
	]).meta({
		description: "offered: the server offers STARTTLS; absent: it does not; unknown: not observed",
		ko: "offered: STARTTLS를 제공함. absent: 제공하지 않음. unknown: 관측하지 못함"
	}),
	verdict: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
		"match",
		"other",
		"invalid"
	]).nullable().meta({
		description: "match: a record matches; other: no record matches; invalid: a record matches the CA, but the certificate is expired or for another name; null without a certificate",
		ko: "match: 맞는 레코드가 있음. other: 없음. invalid: 인증 기관은 맞지만 인증서가 만료되었거나 이름이 다름. 제공된 인증서가 없으면 null"
	}),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta({
		description: "Why no certificate was served",
		ko: "인증서를 받지 못한 이유"
	}),
	key: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta({
		description: "SHA-256 of the public key, as in a 3 1 1 record",
		ko: "3 1 1 레코드에 쓰는 공개 키의 SHA-256"
	})
});
const daneRaw = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	security: security.meta({
		description: "DNSSEC state of the MX answer: DANE protects mail only if it is secure",
		ko: "MX 응답을 신뢰할 수 있는 정도(DNSSEC). secure일 때 DANE이 메일을 보호합니다"
	}),
	hosts: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
		host: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_1__.Sn.mailHost),
		base: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
			description: "The name below which the TLSA records are looked up",
			ko: "레코드가 있는(또는 있어야 할) 이름"
		}),
		addresses: security.meta({
			description: "DNSSEC state of its addresses",
			ko: "주소 응답을 신뢰할 수 있는 정도"
		}),
		alias: security.nullable().meta({
			description: "DNSSEC state of the CNAME at its name, if its addresses are not signed: with a secure CNAME its TLSA records are used (RFC 7672 §2.2.2); otherwise null",
			ko: "주소가 서명되지 않았을 때 이름에 있는 CNAME의 DNSSEC 상태. CNAME이 안전하면 TLSA 레코드를 사용함(RFC 7672 §2.2.2). 아니면 null"
		}),
		security: security.meta({
			description: "DNSSEC state of its TLSA records",
			ko: "TLSA 응답을 신뢰할 수 있는 정도"
		}),
		state: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
			"found",
			"absent",
			"bogus",
			"unknown"
		]).meta({
			description: "TLSA records: found, absent, bogus (DNSSEC validation fails) or unknown",
			ko: "TLSA 레코드의 유무. bogus: DNSSEC 검증 실패. unknown: 알 수 없음"
		}),
		reason: reason$3,
		records: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)(record$1).readonly().meta({
			description: "At most 16",
			ko: "최대 16개"
		}),
		recordsTotal: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Oi)().min(0).meta((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Cn)("records")),
		presentedKeys: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)(presentedKeys).readonly().meta({
			description: "Keys that the host presents, by address",
			ko: "호스트가 주소별로 제시하는 키"
		})
	})).readonly().meta({
		description: "TLSA records of each mail server",
		ko: "메일 서버별 TLSA 레코드"
	}),
	isComplete: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wi)().meta({
		description: "Whether every MX host was checked and has a valid name",
		ko: "MX 레코드의 모든 호스트를 확인했고 모두 이름을 가졌는지 여부"
	})
});
// src/checks/email/mta-sts/schema.ts
const reason$2 = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta({
	description: "Why it is unknown or invalid; otherwise null",
	ko: "알 수 없거나 유효하지 않은 이유. 없으면 null"
});
const record = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	...placeSchema,
	state: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
		"found",
		"absent",
		"several",
		"invalid",
		"unknown"
	]).meta({
		description: "invalid: senders ignore it",
		ko: "invalid: 발신 서버가 레코드가 없는 것으로 봄"
	}),
	reason: reason$2,
	text: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta(_gate_js__WEBPACK_IMPORTED_MODULE_1__.Sn.recordText),
	total: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Oi)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_1__.Sn.recordCount),
	id: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta({
		description: "Policy identifier (id=, RFC 8461 §3.1); null without a valid one",
		ko: "정책 식별자(id=, RFC 8461 §3.1). 유효하지 않으면 null"
	}),
	broken: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta({
		description: "The part with a syntax error",
		ko: "읽을 수 없는 부분"
	}),
	malformedRecords: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)()).readonly().meta({
		description: "TXT records that look like an MTA-STS record but are not valid",
		ko: "레코드로 쓰려 했으나 레코드가 아닌 텍스트"
	})
});
const policy = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	url: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
		description: "URL of the policy (RFC 8461 §3.2)",
		ko: "정책의 URL(RFC 8461 §3.2)"
	}),
	state: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
		"found",
		"absent",
		"invalid",
		"unknown"
	]).meta({
		description: "invalid: senders ignore the policy; unknown: it could not be fetched",
		ko: "invalid: 발신 서버가 정책을 무시함. unknown: 가져올 수 없었음"
	}),
	reason: reason$2,
	status: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Oi)().nullable().meta(_gate_js__WEBPACK_IMPORTED_MODULE_1__.Sn.httpStatusIfAny),
	mediaType: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta({
		description: "Senders should accept text/plain only",
		ko: "발신 서버는 text/plain만 받아야 함"
	}),
	certificate: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
		state: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
			"valid",
			"invalid",
			"unknown"
		]).meta({
			description: "valid: senders accept it; invalid: they reject it; unknown: not observed",
			ko: "valid: 발신 서버가 받아들임. invalid: 거부함. unknown: 관측하지 못함"
		}),
		reasons: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)()).readonly().meta({
			description: "Why senders reject the certificate; empty if they accept it",
			ko: "발신 서버가 인증서를 거부하는 이유. 받아들이면 비어 있음"
		})
	}).meta({
		description: "Certificate of the policy host",
		ko: "정책 호스트의 인증서"
	}),
	mode: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
		"enforce",
		"testing",
		"none"
	]).nullable().meta({
		description: "enforce, testing or none (RFC 8461 §5); null without a valid mode",
		ko: "enforce, testing, none(RFC 8461 §5). 유효한 mode가 없으면 null"
	}),
	maxAge: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Oi)().nullable().meta({
		description: "Seconds",
		ko: "초"
	}),
	mx: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)()).readonly().meta({
		description: "Patterns of allowed MX hosts (RFC 8461 §3.2)",
		ko: "허용된 MX 호스트의 패턴(RFC 8461 §3.2)"
	}),
	mxTotal: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Oi)().meta((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Cn)("mx")),
	faults: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
		code: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)(stsFaults).meta({
			description: "Field with the error; line: a line that is not a field",
			ko: "오류가 있는 필드. line: 필드가 아닌 줄"
		}),
		value: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
			description: "Text with the error, as served",
			ko: "오류가 있는 텍스트 그대로"
		})
	})).readonly().meta({
		description: "Syntax errors of the policy (RFC 8461 §3.2)",
		ko: "정책의 구문 오류(RFC 8461 §3.2)"
	}),
	digest: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta({
		description: "SHA-256 of the policy, to detect changes",
		ko: "정책의 SHA-256. 변경 여부를 알 수 있음"
	})
});
const mtaStsSchema = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	domain: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
		description: "Domain that the policy is for",
		ko: "정책의 대상 도메인"
	}),
	record: record.meta({
		description: "The _mta-sts TXT record (RFC 8461 §3.1)",
		ko: "_mta-sts TXT 레코드(RFC 8461 §3.1)"
	}),
	policy: policy.meta({
		description: "The policy that the domain serves over https (RFC 8461 §3.2)",
		ko: "도메인이 https로 제공하는 정책(RFC 8461 §3.2)"
	})
});
// src/checks/email/mx/schema.ts
const reason$1 = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta({
	description: "Reason code, the same in every language; null if there is nothing to explain",
	ko: "언어와 관계없이 같은 이유 코드. 설명할 것이 없으면 null"
});
const answer = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	address: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
		description: "IP address of the mail server",
		ko: "메일 서버의 IP 주소"
	}),
	outcome: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
		"accepted",
		"closed",
		"rejected",
		"odd",
		"slow",
		"refused",
		"silent",
		"unknown"
	]).meta({
		description: "accepted: answers normally; closed: says that it accepts no mail; rejected: refused to serve us, perhaps because of our address; odd: not SMTP; slow: connected, but no greeting within 8 seconds; refused: connection refused; silent: no answer; unknown: not checked",
		ko: "accepted: 정상 응답. closed: 누구에게서도 메일을 받지 않는다고 알림. rejected: 우리를 거절함(보내는 쪽 때문일 수 있음). odd: SMTP가 아님. slow: 연결되었으나 8초 안에 인사하지 않음. refused, silent: 응답하는 곳이 없음. unknown: 물어볼 수 없었음"
	}),
	reason: reason$1,
	code: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Oi)().nullable().meta({
		description: "Code of the greeting",
		ko: "인사말의 코드"
	}),
	banner: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta({
		description: "The greeting without its codes, escaped and bounded",
		ko: "코드를 뺀 인사말. 제어 문자는 바꾸어 쓰고 길이를 제한합니다"
	}),
	hello: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta({
		description: "The server's name in its answer to EHLO or HELO",
		ko: "EHLO 또는 HELO 응답에서 서버가 자신을 부르는 이름"
	}),
	keywords: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)()).readonly().meta({
		description: "The SMTP extensions it offers, at most 64",
		ko: "서버가 제공하는 확장 기능. 최대 64개"
	}),
	ms: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ai)().nullable().meta({
		description: "Time until the greeting in milliseconds; null without one",
		ko: "인사말을 받기까지의 시간(밀리초). 받지 못했으면 null"
	})
});
const host = _schema_js__WEBPACK_IMPORTED_MODULE_5__.t.extend({ answers: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)(answer).readonly().meta({
	description: "Answers on port 25 of the first public addresses of each family",
	ko: "종류(IPv4/IPv6)별 앞쪽 공인 주소의 25번 포트에서 받은 응답"
}) });
const mxRaw = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	kind: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
		"found",
		"implicit",
		"null",
		"none",
		"unknown",
		"bogus"
	]).meta({
		description: "found: MX records exist; implicit: none exist, so the domain itself is the mail server (RFC 5321 §5.1); null: null MX, the domain accepts no mail (RFC 7505); none: neither MX records nor addresses; bogus: DNSSEC validation fails; unknown: we could not find out",
		ko: "found: MX 레코드가 있음. implicit: MX가 없어 도메인 자체가 호스트가 됨(RFC 5321 §5.1). null: 메일을 받지 않는다고 알림(RFC 7505). none: MX도 주소도 없음. bogus: DNSSEC 검증 실패. unknown: 알 수 없음"
	}),
	reason: reason$1,
	security: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
		"secure",
		"insecure",
		"bogus",
		"island",
		"indeterminate"
	]).meta({
		description: "DNSSEC state of the MX answer",
		ko: "서명(DNSSEC)에 따라 MX 응답을 신뢰할 수 있는 정도"
	}),
	hosts: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)(host).readonly().meta({
		description: "Most preferred first, at most 10; hostsTotal is the number of all",
		ko: "우선순위가 높은 순서로 최대 10개. 전체 개수는 hostsTotal"
	}),
	hostsTotal: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Oi)().min(0).meta((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Cn)("hosts")),
	isBlocked: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wi)().meta({
		description: "Whether no mail server answered on port 25, which may be blocked on our side; then they are not judged",
		ko: "25번 포트에서 어떤 호스트도 응답하지 않았는지 여부. 측정하는 쪽에서 차단되었을 수 있으므로 이때는 알 수 없습니다"
	})
});
// src/checks/email/names/schema.ts
const namesRaw = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	addresses: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
		host: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_1__.Sn.mailHost),
		address: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
			description: "IP address of the mail server",
			ko: "메일 서버의 IP 주소"
		}),
		...addressNames.shape,
		hello: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta({
			description: "The server's name in its answer to EHLO or HELO; null without an answer",
			ko: "EHLO 또는 HELO 응답에서 서버가 자신을 부르는 이름. 듣지 못했으면 null"
		})
	})).readonly().meta({
		description: "The public addresses of the mail servers, at most 24; addressesTotal is the number of all",
		ko: "메일 호스트의 공인 주소, 최대 24개. 전체 개수는 addressesTotal"
	}),
	addressesTotal: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Oi)().min(0).meta((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Cn)("addresses"))
});
// src/checks/email/dkim/selectors.ts
const mostSelectors = 10;
const expected = {
	en: `up to ${mostSelectors} DKIM selectors with commas between them, such as s2026,mail-a`,
	ko: `s2026,mail-a처럼 쉼표로 구분한 DKIM 선택자(최대 ${mostSelectors}개)`
};
const selector = /^(?!.{64})[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*$/;
function bare(text) {
	return text.trim().toLowerCase().replace(/\._domainkey(?:\..{0,253})?$/, "");
}
function selectorList() {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().transform((text, context) => {
		const given = text.length > 1024 ? [] : text.split(",").map(bare);
		const each = [...new Set(given)];
		if (each.length > 0 && each.length <= mostSelectors && each.every((one) => selector.test(one))) return each;
		context.addIssue({
			code: "custom",
			params: { expected }
		});
		return _start_js__WEBPACK_IMPORTED_MODULE_2__.Hi;
	});
}
// src/checks/email/starttls/schema.ts
const state = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
	"offered",
	"absent",
	"unknown"
]);
const verdict = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
	"valid",
	"invalid",
	"unknown"
]);
const reason = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta({
	description: "Why it is invalid or unknown: a reason code, the same in every language",
	ko: "유효하지 않거나 알 수 없는 이유를 나타내는, 언어와 관계없이 같은 코드"
});
const address$1 = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	address: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
		description: "IP address of the mail server",
		ko: "메일 서버의 IP 주소"
	}),
	starttls: state.meta({
		description: "offered: the server offers STARTTLS; absent: it does not; unknown: not observed",
		ko: "offered: STARTTLS를 제공함. absent: 제공하지 않음. unknown: 관측하지 못함"
	}),
	fault: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
		"not-offered",
		"refused",
		"injected",
		"broken"
	]).nullable().meta({
		description: "Why there is no TLS: not-offered; refused: offered, then rejected; injected: plain text after the agreement on TLS; broken: the handshake failed",
		ko: "TLS가 없는 이유. not-offered: 제공하지 않음. refused: 제공한다고 하고 거절함. injected: TLS 합의 뒤에 평문이 이어짐. broken: 핸드셰이크 실패"
	}),
	faultReason: reason,
	protocol: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta({
		description: "Negotiated TLS version; null without TLS",
		ko: "협상된 TLS 버전. TLS가 없으면 null"
	}),
	cipher: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta({
		description: "Negotiated cipher suite; null without TLS",
		ko: "협상된 암호 스위트. TLS가 없으면 null"
	}),
	certificate: verdict.meta({
		description: "Whether a sender that validates certificates (PKIX) accepts it for the host name",
		ko: "PKIX를 요구하는 서버가 이 호스트 이름으로 인증서를 받아들이는지 여부"
	}),
	reason,
	notAfter: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Un)().nullable().meta({
		description: "Time at which the certificate expires (RFC 5280 §4.1.2.5); null without one",
		ko: "인증서의 만료 시각(RFC 5280 §4.1.2.5). 인증서가 없으면 null"
	})
});
const starttlsRaw = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({ hosts: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	host: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_1__.Sn.mailHost),
	starttls: state.meta({
		description: "Worst STARTTLS result of the host's addresses",
		ko: "호스트의 주소 가운데 가장 나쁜 STARTTLS 결과"
	}),
	certificate: verdict.meta({
		description: "Worst certificate result (PKIX) of the host's addresses",
		ko: "호스트의 주소 가운데 가장 나쁜 인증서 결과(PKIX)"
	}),
	reason,
	addresses: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)(address$1).readonly().meta({
		description: "STARTTLS results by address",
		ko: "주소별 STARTTLS 결과"
	})
})).readonly().meta({
	description: "Per mail server, the worst result of its addresses; at most 10 servers",
	ko: "호스트의 주소 가운데 가장 나쁜 결과를 호스트의 결과로 봅니다. 최대 10개 호스트"
}) });
// src/checks/email/tls-rpt/schema.ts
const place = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	text: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
		description: "URI of the destination, as published (rua=, RFC 8460 §3)",
		ko: "게시된 그대로의 수신처 URI(rua=, RFC 8460 §3)"
	}),
	host: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
		description: "Mail domain or https host of the destination",
		ko: "수신처의 메일 도메인 또는 https 호스트"
	}),
	state: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
		"there",
		"missing",
		"unknown"
	]).meta({
		description: "Whether that domain accepts mail, or that host has an address",
		ko: "그 도메인이 메일을 받는지, 또는 호스트에 주소가 있는지 여부"
	}),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta(_gate_js__WEBPACK_IMPORTED_MODULE_1__.Sn.reason)
});
const tlsRptSchema = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	...placeSchema,
	domain: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
		description: "Domain that the record is for",
		ko: "레코드의 대상 도메인"
	}),
	state: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
		"found",
		"absent",
		"several",
		"invalid",
		"unknown"
	]).meta({
		description: "invalid: senders ignore it",
		ko: "invalid: 발신 서버가 레코드가 없는 것으로 봄"
	}),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta(_gate_js__WEBPACK_IMPORTED_MODULE_1__.Sn.reason),
	text: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta(_gate_js__WEBPACK_IMPORTED_MODULE_1__.Sn.recordText),
	total: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Oi)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_1__.Sn.recordCount),
	rua: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)(place).readonly().meta({
		description: "Report addresses",
		ko: "보고서를 받는 곳"
	}),
	invalidFields: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)()).readonly().meta({
		description: "Entries to which reports cannot be sent",
		ko: "보고서를 보낼 수 없는 항목"
	}),
	malformedRecords: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)()).readonly().meta(_gate_js__WEBPACK_IMPORTED_MODULE_1__.Sn.malformedRecords),
	retainedRua: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)()).readonly().meta({
		description: "Report addresses of an invalid record",
		ko: "효력이 없는 레코드에서 읽어 낸 보고서 수신처"
	}),
	receivesMail: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.yi)([
		"there",
		"missing",
		"unknown"
	]).meta({
		description: "Whether the domain itself accepts mail",
		ko: "도메인 자체가 메일을 받는지 여부"
	})
});
// src/checks/email/wildcard/schema.ts
const wildcardRaw = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	name: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
		description: "Name whose records come from the wildcard",
		ko: "와일드카드로 레코드를 얻는 이름"
	}),
	types: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)()).readonly().meta({
		description: "Record types from the wildcard, which a record of its own would hide",
		ko: "와일드카드로 얻은 레코드 유형. 이름에 레코드를 직접 게시하면 사라집니다"
	}),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().nullable().meta({
		description: "Why it is unknown; null if the wildcard is certain",
		ko: "알 수 없었던 이유. 와일드카드로만 있는 이름이면 null"
	})
})).readonly();
// src/checks/email/schema.ts
const input = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ni)({
	query: mailTarget().meta({
		description: "Mail domain: the part after the @ sign. An IP address is judged as a sending address",
		ko: "메일 도메인: @ 뒤의 부분. IP 주소는 메일을 보내는 주소로 평가합니다",
		examples: ["example.com"]
	}),
	selectors: selectorList().optional().meta({
		description: "DKIM selectors: queried before the common ones, separated by commas",
		ko: "DKIM 선택자: 흔한 선택자보다 먼저 조회합니다. 여럿이면 쉼표로 구분합니다",
		examples: ["s2026,mail-a"]
	})
});
const domain = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	mx: mxRaw.meta({
		description: "Its mail servers and their answers",
		ko: "메일을 받는 서버와 그 응답"
	}),
	names: namesRaw.meta({
		description: "PTR records of their addresses",
		ko: "그 주소의 PTR 레코드"
	}),
	starttls: starttlsRaw.meta({
		description: "STARTTLS at the mail servers",
		ko: "TLS 전환"
	}),
	dane: daneRaw.meta({
		description: "TLSA records of their certificates",
		ko: "인증서에 관해 DNS가 알리는 것"
	}),
	spf: _schema_js__WEBPACK_IMPORTED_MODULE_5__.g.meta({
		description: "Servers that may send its mail",
		ko: "이 도메인의 메일을 보낼 수 있는 서버"
	}),
	dkim: dkimSchema.meta({
		description: "The keys that sign its mail",
		ko: "메일 서명에 쓰는 키"
	}),
	dmarc: _schema_js__WEBPACK_IMPORTED_MODULE_5__.x.meta({
		description: "Policy for mail that fails authentication",
		ko: "인증에 실패한 메일의 정책"
	}),
	mtaSts: mtaStsSchema.meta({
		description: "Its TLS policy (RFC 8461)",
		ko: "TLS 정책(RFC 8461)"
	}),
	tlsRpt: tlsRptSchema.meta({
		description: "TLS report addresses (RFC 8460)",
		ko: "TLS 보고 수신처(RFC 8460)"
	}),
	bimi: bimiSchema.meta({
		description: "The logo shown next to its mail",
		ko: "메일 옆에 보이는 로고"
	}),
	blocklists: blocklistsSchema.meta({
		description: "Blocklist entries of the domain and its mail servers",
		ko: "등재된 차단 목록"
	}),
	wildcards: wildcardRaw.meta({
		description: "Names of the domain whose records come, or may come, from a wildcard (RFC 4592)",
		ko: "와일드카드로만 있거나 그럴 수 있는 자신의 이름(RFC 4592)"
	})
});
const address = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	isPublic: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wi)().meta({
		description: "Whether it is a public address, or one in a network that the operator treats as public",
		ko: "인터넷 주소이거나 운영자가 공인으로 취급하는 네트워크의 주소인지 여부"
	}),
	names: addressNames.meta({
		description: "PTR records of the address",
		ko: "주소의 PTR 레코드"
	}),
	blocklists: blocklistsSchema.meta({
		description: "Blocklist entries of the address",
		ko: "주소의 차단 목록 등재"
	})
});
const raw = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ji)({
	query: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Pi)().meta({
		description: "Mail domain or IP address that was observed",
		ko: "관측한 메일 도메인 또는 IP 주소"
	}),
	observedAt: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Un)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_1__.Sn.observedAt),
	domain: domain.nullable().meta({
		description: "null for an address",
		ko: "주소를 점검했으면 null"
	}),
	address: address.nullable().meta({
		description: "null for a domain",
		ko: "도메인을 점검했으면 null"
	})
});
// src/checks/email/effects.ts
const spf = { part: "spf" };
const brokenSpf = {
	part: "spf",
	cap: "spf-broken"
};
const dkim = { part: "dkim" };
const dmarc = { part: "dmarc" };
const noDmarc = {
	part: "dmarc",
	cap: "dmarc-missing"
};
const mx = { part: "mx" };
const names = { part: "names" };
const noTls = {
	part: "starttls",
	cap: "starttls-none"
};
const transport = { part: "transport" };
const brokenDane = {
	part: "transport",
	cap: "dane-breaks"
};
const reports = { part: "reports" };
const bimi = { part: "bimi" };
const effects = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Q)({
	"spf-missing": spf,
	"spf-lookalike": spf,
	"spf-several": brokenSpf,
	"spf-syntax": brokenSpf,
	"spf-passes-all": {
		part: "spf",
		cap: "spf-passes-all"
	},
	"spf-hijack": spf,
	"spf-target-missing": brokenSpf,
	"spf-target-malformed": brokenSpf,
	"spf-target-broken": brokenSpf,
	"spf-loop": brokenSpf,
	"spf-macro": brokenSpf,
	"spf-macro-void": spf,
	"spf-exchangers": brokenSpf,
	"spf-lookups": brokenSpf,
	"spf-voids": brokenSpf,
	"spf-lookups-near": spf,
	"spf-neutral": spf,
	"spf-open": spf,
	"spf-soft": spf,
	"spf-ptr": spf,
	"spf-wide": spf,
	"dkim-none": dkim,
	"dkim-all-revoked": dkim,
	"dkim-not-found": dkim,
	"dkim-not-shown": dkim,
	"dkim-of-parent": dkim,
	"dkim-selector-missing": dkim,
	"dkim-wildcard": dkim,
	"dkim-unknown-selector": dkim,
	"dkim-several": dkim,
	"dkim-broken": dkim,
	"dkim-too-short": dkim,
	"dkim-short": dkim,
	"dkim-testing": dkim,
	"dkim-dangling": dkim,
	"dkim-wildcard-dangling": dkim,
	"dkim-ed25519-only": dkim,
	"dmarc-missing": noDmarc,
	"dmarc-misplaced": noDmarc,
	"dmarc-dangling": noDmarc,
	"dmarc-lookalike": noDmarc,
	"dmarc-void": noDmarc,
	"dmarc-repeated": noDmarc,
	"dmarc-several": dmarc,
	"dmarc-policy-none": dmarc,
	"dmarc-policy-quarantine": dmarc,
	"dmarc-test": dmarc,
	"dmarc-psd": dmarc,
	"dmarc-below-weaker": dmarc,
	"dmarc-nonexistent-weaker": dmarc,
	"dmarc-below-none": dmarc,
	"dmarc-reports-missing": dmarc,
	"dmarc-reports-unauthorised": dmarc,
	"dmarc-reports-nowhere": dmarc,
	"dmarc-reports-no-mail": dmarc,
	"dmarc-reports-unsupported": dmarc,
	"dmarc-older-percent": dmarc,
	"dmarc-no-path": dmarc,
	"mx-dead": {
		part: "mx",
		cap: "mx-dead"
	},
	"mx-bogus": {
		part: "mx",
		cap: "dnssec-bogus"
	},
	"mx-address": mx,
	"mx-alias": mx,
	"mx-no-address": mx,
	"mx-ipv6-only": mx,
	"mx-host-bogus": mx,
	"mx-private": mx,
	"mx-partly-private": mx,
	"mx-null-beside": mx,
	"mx-silent": mx,
	"mx-odd": mx,
	"mx-closed": mx,
	"names-missing": names,
	"names-bogus": names,
	"names-unconfirmed": names,
	"starttls-missing": noTls,
	"starttls-refused": noTls,
	"starttls-broken": noTls,
	"starttls-injected": noTls,
	"dane-mismatch": brokenDane,
	"dane-digest": brokenDane,
	"dane-invalid": brokenDane,
	"dane-no-tls": brokenDane,
	"dane-bogus": brokenDane,
	"dane-unusable": transport,
	"mta-sts-missing": transport,
	"mta-sts-record-missing": transport,
	"mta-sts-lookalike": transport,
	"mta-sts-record-invalid": transport,
	"mta-sts-several": transport,
	"mta-sts-policy-missing": transport,
	"mta-sts-policy-invalid": transport,
	"mta-sts-media": transport,
	"mta-sts-age": transport,
	"mta-sts-testing": transport,
	"mta-sts-off": transport,
	"mta-sts-breaks": {
		part: "transport",
		cap: "mta-sts-breaks"
	},
	"mta-sts-returns": {
		part: "transport",
		cap: "mta-sts-breaks"
	},
	"tls-rpt-missing": reports,
	"tls-rpt-lookalike": reports,
	"tls-rpt-invalid": reports,
	"tls-rpt-several": reports,
	"tls-rpt-nowhere": reports,
	"bimi-missing": bimi,
	"bimi-lookalike": bimi,
	"bimi-invalid": bimi,
	"bimi-several": bimi,
	"bimi-declined": bimi,
	"bimi-without-dmarc": bimi,
	"bimi-partial-dmarc": bimi,
	"bimi-logo-missing": bimi,
	"bimi-logo": bimi,
	"bimi-evidence-missing": bimi,
	"bimi-evidence": bimi,
	"blocklist-major": {
		part: "blocklists",
		cap: "blocklisted"
	},
	"blocklist-middle": { part: "blocklists" },
	"blocklist-minor": { part: "blocklists" },
	"no-mail-mx": { part: "no-mx" },
	"no-mail-spf-missing": { part: "no-senders" },
	"no-mail-spf-soft": { part: "no-senders" },
	"no-mail-spf-passes": {
		part: "no-senders",
		cap: "spf-passes-all"
	},
	"no-mail-spf-broken": {
		part: "no-senders",
		cap: "spf-broken"
	},
	"no-mail-dmarc-missing": {
		part: "no-forgery",
		cap: "dmarc-missing"
	},
	"no-mail-dmarc-weak": { part: "no-forgery" },
	"no-mail-keys-open": { part: "no-keys" },
	"address-special": { part: "confirmed" },
	"address-no-name": { part: "pointer" },
	"address-bogus-name": { part: "pointer" },
	"address-not-confirmed": { part: "confirmed" },
	"address-generic-name": { part: "pointer" }
});
// src/checks/email/score/setups.ts
function setup(score, status, en, ko) {
	return {
		score,
		status,
		title: {
			en,
			ko
		}
	};
}
const setups = {
	microsoft: setup(47, "warn", "Microsoft 365 as it comes: SPF with -all, signatures of the provider's own domain, no DMARC", "Microsoft 365 초기 설정: -all인 SPF, 서비스 자체 도메인의 서명, DMARC 없음"),
	google: setup(64, "warn", "Google Workspace as it comes: SPF with ~all, a DKIM key, no DMARC", "Google Workspace 초기 설정: ~all인 SPF, DKIM 키, DMARC 없음"),
	monitored: setup(83, "warn", "Microsoft 365 with DKIM keys, and DMARC with p=none and reports", "Microsoft 365에 DKIM 키, p=none과 보고서가 있는 DMARC"),
	quarantined: setup(90, "pass", "Google Workspace with a DKIM key, and DMARC with p=quarantine and reports", "Google Workspace에 DKIM 키, p=quarantine과 보고서가 있는 DMARC"),
	rejected: setup(92, "pass", "Microsoft 365 with DKIM keys, and DMARC with p=reject and reports", "Microsoft 365에 DKIM 키, p=reject와 보고서가 있는 DMARC"),
	hidden: setup(84, "pass", "Google Workspace with keys at an unguessable selector, and DMARC with p=quarantine and reports", "Google Workspace에 추측할 수 없는 선택자의 키, p=quarantine과 보고서가 있는 DMARC"),
	whole: setup(98, "pass", "an own mail server with SPF, DKIM, DMARC with p=reject and reports, MTA-STS and TLS-RPT", "자체 메일 서버에 SPF, DKIM, p=reject와 보고서가 있는 DMARC, MTA-STS, TLS-RPT"),
	bare: setup(27, "fail", "an own mail server without SPF, DKIM and DMARC", "SPF, DKIM, DMARC가 없는 자체 메일 서버"),
	newsletter: setup(89.3, "pass", "a subdomain for a newsletter service, with SPF; DKIM and DMARC with p=reject and reports at the parent domain", "뉴스레터 서비스용 하위 도메인의 SPF, 상위 도메인의 DKIM과 p=reject와 보고서가 있는 DMARC"),
	silent: setup(96, "pass", "a domain without mail: null MX, SPF with -all alone, DMARC with p=reject", "메일을 쓰지 않는 도메인: null MX, -all만 있는 SPF, p=reject인 DMARC")
};
// src/checks/email/scoring.ts
const scoring = {
	version: scoreVersion,
	bands,
	weights: weightsFor("mail"),
	rubrics: [
		{
			title: {
				en: "A domain that only sends mail (PTR records count only if its own host sends)",
				ko: "메일을 보내기만 하는 도메인(PTR 레코드는 자체 호스트가 보낼 때만 봅니다)"
			},
			weights: weightsFor("sends")
		},
		{
			title: {
				en: "A domain without mail",
				ko: "메일을 받지도 보내지도 않는 도메인"
			},
			weights: weightsFor("none")
		},
		{
			title: {
				en: "A sending address",
				ko: "메일을 보내는 주소"
			},
			weights: weightsFor("address")
		}
	],
	ceilings,
	effects,
	examples: Object.values(setups),
	points: Object.fromEntries(Object.entries(score).map(([id, part]) => [id, (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.qt)(part)]))
};
// src/checks/email/tables.ts
const outcomes = {
	accepted: {
		en: "answers",
		ko: "응답"
	},
	closed: {
		en: "closed",
		ko: "수신 안 함"
	},
	rejected: {
		en: "rejects",
		ko: "거절"
	},
	odd: {
		en: "no SMTP",
		ko: "SMTP 아님"
	},
	slow: {
		en: "slow",
		ko: "느림"
	},
	refused: {
		en: "refused",
		ko: "연결 거부"
	},
	silent: {
		en: "silent",
		ko: "무응답"
	},
	unknown: {
		en: "?",
		ko: "?"
	}
};
const certificates = {
	valid: {
		en: "valid",
		ko: "유효"
	},
	invalid: {
		en: "invalid",
		ko: "무효"
	},
	unknown: {
		en: "?",
		ko: "?"
	}
};
function tablesOf({ domain }) {
	if (!domain || domain.mx.hosts.length === 0) return [];
	return [{
		columns: [
			{
				en: "Mail server",
				ko: "메일 서버"
			},
			{
				en: "Address",
				ko: "주소"
			},
			{
				en: "Port 25",
				ko: "25번 포트"
			},
			{
				en: "TLS",
				ko: "TLS"
			},
			{
				en: "Cert.",
				ko: "인증서"
			},
			{
				en: "PTR",
				ko: "PTR"
			}
		],
		rows: domain.mx.hosts.flatMap((host) => rowsOf(host, domain))
	}];
}
function rowsOf({ host, preference, addresses, answers }, domain) {
	const name = `${preference} ${host}`;
	if (addresses.length === 0) return [[
		name,
		"–",
		"–",
		"–",
		"–",
		"–"
	]];
	return addresses.map(({ address }, index) => {
		const answer = answers.find((each) => each.address === address);
		const tls = domain.starttls.hosts.find((each) => each.host === host)?.addresses.find((each) => each.address === address);
		const named = domain.names.addresses.find((each) => each.host === host && each.address === address);
		return [
			index === 0 ? name : "",
			address,
			answer ? outcomes[answer.outcome] : "–",
			tls?.protocol?.replace(/^TLSv/, "") ?? "–",
			tls?.protocol ? certificates[tls.certificate] : "–",
			named?.names[0] ?? "–"
		];
	});
}
// src/checks/email/index.ts
const email = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.En)({
	id: "email",
	version: 5,
	title: {
		en: "E-mail authentication and deliverability",
		ko: "이메일 인증과 도달률"
	},
	about: {
		en: "Checks how a domain receives and sends mail: MX, STARTTLS, DANE, MTA-STS, TLS-RPT, SPF, DKIM, DMARC, BIMI and blocklists, with a score from 0 to 100. An IP address is scored as a sender.",
		ko: "도메인의 메일 수신과 발신 설정을 점검합니다. MX, STARTTLS, DANE, MTA-STS, TLS-RPT, SPF, DKIM, DMARC, BIMI, 차단 목록을 0~100점으로 평가합니다. IP 주소는 메일을 보내는 주소로 평가합니다."
	},
	input,
	subject: "query",
	raw,
	cost: "heavy",
	ttl: 300,
	deadline: 30,
	words: words$2,
	scoring,
	notes,
	tables: tablesOf,
	target: ({ query }) => (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.wn)(query),
	collect,
	judge,
	fits: (seen, { query }) => seen.query === query && seen.address !== null === (0,node_net__WEBPACK_IMPORTED_MODULE_17__.isIP)(query) > 0,
	observe: ({ query, domain }) => domain?.mx.kind === "found" ? domain.mx.hosts.map(({ host }) => ({
		target: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.bt)(query),
		kind: "dns:mx",
		value: host
	})) : [],
	monitored
});



/***/ }),

/***/ 6172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readTagList),
/* harmony export */   i: () => (/* binding */ colonList),
/* harmony export */   n: () => (/* binding */ dkimKeyProblems),
/* harmony export */   r: () => (/* binding */ base64Octets),
/* harmony export */   t: () => (/* binding */ chooseDkimKey)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);


// src/formats/mail/tag-list.ts
const longestList = 65535;
const mostTags = 100;
function readTagList(text) {
	if (text.length > longestList) return {
		tags: [],
		fault: {
			code: "too-long",
			text: ""
		}
	};
	const tags = new Map();
	const parts = text.split(";", 101);
	if (parts.length > mostTags) return {
		tags: [],
		fault: {
			code: "too-long",
			text: ""
		}
	};
	for (const [at, part] of parts.entries()) {
		const bare = part.trim();
		if (bare === "" && (at > 0 || parts.length === 1)) continue;
		const tag = readTag(bare);
		if (tag === null) return {
			tags: [...tags.values()],
			fault: {
				code: "syntax",
				text: bare
			}
		};
		if (tags.has(tag.name)) return {
			tags: [...tags.values()],
			fault: {
				code: "repeated",
				text: tag.name
			}
		};
		tags.set(tag.name, tag);
	}
	return {
		tags: [...tags.values()],
		fault: null
	};
}
function readTag(text) {
	const equals = text.indexOf("=");
	if (equals < 0) return null;
	const name = text.slice(0, equals).trim();
	return /^[A-Za-z][A-Za-z0-9_]*$/.test(name) ? {
		name,
		value: text.slice(equals + 1).trim()
	} : null;
}
function colonList(value) {
	return value.split(":").map((each) => each.trim());
}
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;
function base64Octets(value) {
	const dense = value.replaceAll(/\s/g, "");
	if (!base64.test(dense)) return null;
	return dense.replace(/=+$/, "").length % 4 === 1 ? null : Buffer.from(dense, "base64");
}
// src/formats/dkim/key.ts
const dkimKeyProblems = [
	"syntax",
	"repeated-tag",
	"late-version",
	"other-version",
	"no-key",
	"bad-base64",
	"bad-key",
	"unknown-type",
	"too-short",
	"short",
	"long",
	"no-sha256",
	"not-for-email",
	"bare-rsa",
	"wrapped-ed25519"
];
function chooseDkimKey(texts) {
	const records = texts.filter(isDkimKey).map(parseDkimKey);
	const [only] = records;
	if (only === void 0) return { kind: "none" };
	return records.length === 1 ? {
		kind: "one",
		record: only
	} : {
		kind: "several",
		records
	};
}
function isDkimKey(text) {
	const version = /^\s*v\s*=\s*(?<version>[^;\s]*)/.exec(text.slice(0, longestRecord))?.groups?.["version"];
	if (version !== void 0) return version === "DKIM1";
	return /(?:^|;)\s*p\s*=/.test(text.slice(0, longestRecord));
}
const longestRecord = 16384;
const longestKey = 8192;
function parseDkimKey(text) {
	const { tags, fault } = readTagList(text.slice(0, longestRecord));
	const values = new Map(tags.map(({ name, value }) => [name, value]));
	const type = (values.get("k") ?? "rsa").toLowerCase();
	const flags = listOf(values.get("t")) ?? [];
	const hashes = listOf(values.get("h"));
	const services = listOf(values.get("s")) ?? ["*"];
	const isRevoked = fault === null && values.get("p") === "";
	const read = fault === null && !isRevoked ? readKey(type, values.get("p")) : nothing;
	const isFor = services.some((each) => each === "*" || each === "email");
	return {
		text,
		type,
		key: read.key,
		bits: read.bits,
		isTesting: flags.includes("y"),
		isStrict: flags.includes("s"),
		isRevoked,
		hashes,
		services,
		notes: values.get("n") ?? null,
		problems: [
			...fault === null ? [] : [fault.code === "repeated" ? "repeated-tag" : "syntax"],
			...tags.flatMap(({ name, value }, at) => name === "v" && at > 0 ? [lateVersion(value)] : []),
			...read.problems,
			...hashes === null || hashes.includes("sha256") ? [] : ["no-sha256"],
			...isFor ? [] : ["not-for-email"]
		]
	};
}
function lateVersion(value) {
	return value === "DKIM1" ? "late-version" : "other-version";
}
function listOf(value) {
	return value === void 0 ? null : colonList(value.toLowerCase());
}
const nothing = {
	key: null,
	bits: null,
	problems: []
};
function readKey(type, value) {
	if (type !== "rsa" && type !== "ed25519") return {
		...nothing,
		problems: ["unknown-type"]
	};
	if (value === void 0) return {
		...nothing,
		problems: ["no-key"]
	};
	const octets = value.length > longestKey ? null : base64Octets(value);
	if (!octets) return {
		...nothing,
		problems: ["bad-base64"]
	};
	return type === "rsa" ? readRsa(octets) : readEd25519(octets);
}
function readRsa(octets) {
	const wrapped = publicKey(octets, "spki");
	const key = wrapped ?? publicKey(octets, "pkcs1");
	const bits = key?.asymmetricKeyType === "rsa" ? key.asymmetricKeyDetails?.modulusLength ?? null : null;
	if (key === null || bits === null || !(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.bn)(key)) return {
		...nothing,
		problems: ["bad-key"]
	};
	return {
		key,
		bits,
		problems: [...lengthProblems(bits), ...wrapped ? [] : ["bare-rsa"]]
	};
}
function lengthProblems(bits) {
	if (bits < 1024) return ["too-short"];
	if (bits < 2048) return ["short"];
	return bits > 4096 ? ["long"] : [];
}
const edPrefix = Buffer.from("302a300506032b6570032100", "hex");
function readEd25519(octets) {
	const isBare = octets.length === 32;
	const key = publicKey(isBare ? Buffer.concat([edPrefix, octets]) : octets, "spki");
	if (key?.asymmetricKeyType !== "ed25519") return {
		...nothing,
		problems: ["bad-key"]
	};
	return isBare ? {
		key,
		bits: 256,
		problems: []
	} : {
		key: null,
		bits: 256,
		problems: ["wrapped-ed25519"]
	};
}
function publicKey(octets, type) {
	try {
		return (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createPublicKey)({
			key: octets,
			format: "der",
			type
		});
	} catch {
		return null;
	}
}



/***/ })

};
