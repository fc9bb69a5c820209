import { r as failure } from "./failure.js";
import { n as languages } from "./text.js";
import { n as suggest, t as nearest } from "./near.js";
import { t as printable } from "./printable.js";
import { a as splitPem, t as serverOf } from "./server.js";
import { t as readFile } from "./file.js";
import { t as registry } from "./checks.js";
import { a as hosting, c as policies, d as reports, f as serving, i as environmentOnly, l as remote, m as waiting, n as access, o as measuring, p as toVariable, r as crowds, t as blocklistPattern, u as reporting } from "./blocklist-pattern.js";
import { a as parseHost, n as hostOf, o as parseUrl } from "./target.js";
import { n as toNetwork, r as within } from "./address.js";
import { t as algorithms } from "./algorithms.js";
import { r as shown$1 } from "./input.js";
import { X509Certificate, hash } from "node:crypto";
import { isIP } from "node:net";
// src/settings/options/environment.ts
const injected = /^PORTCULLIS_(?:SERVICE_|PORT(?:_|$))/;
const options = [
	...registry.flatMap((entry) => entry.options),
	...measuring,
	...access,
	...policies,
	...remote,
	...serving,
	...reporting,
	...reports,
	...hosting.filter(({ name }) => name !== "token"),
	...waiting,
	...crowds
];
const variables = new Set(["PORTCULLIS_URL", ...[...options, ...environmentOnly].map(({ name }) => toVariable(name)).filter((variable) => !injected.test(variable))]);
function readVariable(env, name) {
	const variable = toVariable(name);
	return variables.has(variable) ? env[variable] || void 0 : void 0;
}
// src/settings/options/given.ts
function readGiven(typed, env, options, below = []) {
	const own = (name) => readVariable(env, name);
	function holder(name) {
		if (typed.value(name) !== void 0) return typed;
		return own(name) === void 0 ? below.find((each) => each.value(name) !== void 0) : null;
	}
	function source(name) {
		const held = holder(name);
		return held === null ? "environment" : held?.source;
	}
	function naming(name) {
		if (!options.some((option) => option.name === name)) return name;
		const held = holder(name);
		return held === null ? toVariable(name) : (held ?? typed).naming(name);
	}
	function one(name) {
		const value = holder(name)?.value(name);
		if (Array.isArray(value)) {
			const [first = "", second = ""] = value.map((each) => shownTwice(String(each)));
			throw failure("input.conflict", {
				field: naming(name),
				first,
				second
			}, { reason: name });
		}
		return value === void 0 ? own(name) : `${value}`;
	}
	function list(name) {
		const value = holder(name)?.value(name);
		if (value !== void 0) return [value].flat().map(String);
		const between = options.find((option) => option.name === name)?.isLines ? /[\r\n]+/ : ",";
		return (own(name)?.split(between) ?? []).map((entry) => entry.trim()).filter((entry) => entry !== "");
	}
	function isSet(name) {
		const text = one(name) ?? "false";
		if (text === "true" || text === "false") return text === "true";
		const shown = `"${printable(text, 60)}"`;
		const params = {
			field: naming(name),
			expected: "true, false",
			given: shown,
			suggestion: ""
		};
		throw failure("input.option", params, { reason: name });
	}
	return {
		one,
		list,
		isSet,
		naming,
		source,
		variable: (name) => env[name]
	};
}
function shownTwice(text) {
	const [place = ""] = text.split(/[?#]/, 1);
	const at = place.lastIndexOf("@");
	return printable(`${at < 0 ? place : `…${place.slice(at)}`}${place.length < text.length ? "…" : ""}`, 60);
}
// src/net/dns/anchors.ts
const digitsOf = new Map([
	[1, 40],
	[2, 64],
	[4, 96]
]);
const sha256 = 2;
const mostRecords = 100;
const [zoneKey, revoked] = [256, 128];
const trustedState = /^;;state=[23]\b/;
function readAnchors(text) {
	const anchors = [];
	for (const { words, line } of recordsIn(text)) {
		const anchor = anchorOf(words);
		if (anchor === null || anchors.length >= mostRecords) return { line };
		if (anchor !== "unusable") anchors.push(anchor);
	}
	return { anchors };
}
function* recordsIn(text) {
	let words = [];
	let begin = 0;
	let isInside = false;
	for (const [index, whole] of text.split(/\r?\n/).entries()) {
		const at = whole.indexOf(";");
		const own = at < 0 ? whole : whole.slice(0, at);
		const state = at < 0 ? void 0 : /;;state=\d.*$/.exec(whole.slice(at))?.[0];
		if (words.length === 0) begin = index + 1;
		if (state === void 0 || trustedState.test(state)) words.push(...own.replaceAll(/[()]/g, " ").split(/\s+/).filter(Boolean));
		if (own.includes("(")) isInside = true;
		if (own.includes(")")) isInside = false;
		if (isInside || words.length === 0) continue;
		yield {
			words,
			line: begin
		};
		words = [];
	}
	if (words.length > 0) yield {
		words,
		line: begin
	};
}
function anchorOf([owner = "", ...rest]) {
	const zone = zoneOf(owner);
	const from = rest.findIndex((word) => !/^(?:\d+[smhdw]?|IN)$/i.test(word));
	const [type = "", ...data] = from < 0 || from > 2 ? [] : rest.slice(from);
	if (zone === null) return null;
	if (/^DS$/i.test(type)) return ofDelegation(zone, data);
	return /^DNSKEY$/i.test(type) ? ofKey(zone, data) : null;
}
function zoneOf(text) {
	if (text === "." || /^(?:IN|DS|DNSKEY|\d+)$/i.test(text)) return text === "." ? text : null;
	return /^(?:[a-z0-9_-]{1,63}\.)*[a-z0-9_-]{1,63}\.?$/i.test(text) && text.length <= 254 ? text.toLowerCase().replace(/\.?$/, ".") : null;
}
function ofDelegation(zone, [tag, number, type, ...digits]) {
	const [keyTag, algorithm, digestType] = [
		numberIn(tag, 65535),
		numberIn(number, 255),
		numberIn(type, 255)
	];
	const digest = digits.join("").toUpperCase();
	if (keyTag === null || algorithm === null || digestType === null || !/^(?:[0-9A-F]{2})+$/.test(digest)) return null;
	const length = digitsOf.get(digestType);
	if (length !== void 0 && length !== digest.length) return null;
	return length !== void 0 && algorithms.has(algorithm) ? {
		zone,
		keyTag,
		algorithm,
		digestType,
		digest
	} : "unusable";
}
function ofKey(zone, [told, protocol, number, ...base64]) {
	const [flags, algorithm] = [numberIn(told, 65535), numberIn(number, 255)];
	const key = base64.join("");
	if (flags === null || algorithm === null || protocol !== "3" || !/^[A-Za-z0-9+/]{4,}={0,2}$/.test(key)) return null;
	if (!algorithms.has(algorithm) || !(flags & zoneKey) || flags & revoked) return "unusable";
	const data = Buffer.concat([Buffer.of(flags >> 8, flags & 255, 3, algorithm), Buffer.from(key, "base64")]);
	const digest = hash("sha256", Buffer.concat([wireOf(zone), data]), "hex").toUpperCase();
	return {
		zone,
		keyTag: keyTagOf(data),
		algorithm,
		digestType: sha256,
		digest
	};
}
function wireOf(zone) {
	const labels = zone.split(".").filter(Boolean);
	return Buffer.concat([...labels.map((label) => Buffer.from(`${String.fromCharCode(label.length)}${label}`)), Buffer.of(0)]);
}
function keyTagOf(data) {
	let sum = 0;
	for (const [index, octet] of data.entries()) sum += index & 1 ? octet : octet << 8;
	return sum + (sum >>> 16) & 65535;
}
function numberIn(text, most) {
	const number = /^\d{1,5}$/.test(text ?? "") ? Number(text) : -1;
	return number >= 0 && number <= most ? number : null;
}
// src/data/blocklists.ts
function code(first, label, weight, rest = {}) {
	return {
		on: {
			first,
			last: first
		},
		label,
		weight,
		...rest
	};
}
function range(first, last, label, weight) {
	return {
		on: {
			first,
			last
		},
		label,
		weight
	};
}
function bit(value, label, weight) {
	return {
		on: { bit: value },
		label,
		weight
	};
}
const sbl = [
	code("127.0.0.2", "SBL", "major", { isCeiling: true }),
	code("127.0.0.3", "CSS", "major", { isCeiling: true }),
	code("127.0.0.9", "DROP", "major", { isCeiling: true }),
	code("127.0.0.30", "BCL", "major", { isCeiling: true })
];
const xbl = [{
	on: {
		first: "127.0.0.4",
		last: "127.0.0.7"
	},
	label: "XBL",
	weight: "major",
	isCeiling: true
}];
const pbl = [{
	on: {
		first: "127.0.0.10",
		last: "127.0.0.11"
	},
	label: "PBL",
	weight: "info",
	senderWeight: "middle"
}];
const dbl = [
	code("127.0.1.2", "spam", "middle"),
	code("127.0.1.4", "phish", "middle"),
	code("127.0.1.5", "malware", "middle"),
	code("127.0.1.6", "botnet", "middle"),
	range("127.0.1.102", "127.0.1.106", "abused", "minor")
];
const spamhausParts = {
	zen: {
		takes: ["ip4", "ip6"],
		codes: [
			...sbl,
			...xbl,
			...pbl
		],
		refusals: []
	},
	sbl: {
		takes: ["ip4", "ip6"],
		codes: sbl,
		refusals: []
	},
	xbl: {
		takes: ["ip4", "ip6"],
		codes: xbl,
		refusals: []
	},
	"sbl-xbl": {
		takes: ["ip4", "ip6"],
		codes: [...sbl, ...xbl],
		refusals: []
	},
	pbl: {
		takes: ["ip4", "ip6"],
		codes: pbl,
		refusals: []
	},
	dbl: {
		takes: ["domain"],
		codes: dbl,
		refusals: ["127.0.1.255"],
		testPoint: "dbltest.com"
	}
};
const spamhausTerms = {
	own: "free for little and non-commercial use, by a resolver of one's own",
	keyed: "by the key of a subscription"
};
const spamhausRemoval = "https://check.spamhaus.org/";
function spamhausZone(part, key) {
	const known = Object.hasOwn(spamhausParts, part) ? spamhausParts[part] : void 0;
	if (!known) return null;
	const name = key === null ? `${part}.spamhaus.org` : `${part}.dq.spamhaus.net`;
	return {
		...known,
		name,
		zone: key === null ? name : `${key}.${name}`,
		needsOwnResolver: key === null,
		terms: key === null ? spamhausTerms.own : spamhausTerms.keyed,
		removal: spamhausRemoval
	};
}
function list(own) {
	return {
		name: own.zone,
		takes: ["ip4"],
		refusals: [],
		needsOwnResolver: false,
		terms: "free",
		...own
	};
}
function spamhaus(part) {
	const found = spamhausZone(part, null);
	if (!found) throw new Error(`no zone ${part} of Spamhaus`);
	return found;
}
const blocklists = [
	spamhaus("zen"),
	spamhaus("dbl"),
	list({
		zone: "b.barracudacentral.org",
		codes: [code("127.0.0.2", "BRBL", "major")],
		needsOwnResolver: true,
		terms: "free once the address of the resolver is registered",
		removal: "https://www.barracudacentral.org/rbl/removal-request"
	}),
	list({
		zone: "bl.spamcop.net",
		codes: [code("127.0.0.2", "SCBL", "middle")],
		removal: "https://www.spamcop.net/bl.shtml"
	}),
	list({
		zone: "psbl.surriel.com",
		codes: [code("127.0.0.2", "PSBL", "minor")],
		removal: "https://psbl.org/remove"
	}),
	list({
		zone: "bl.blocklist.de",
		codes: [range("127.0.0.2", "127.0.0.21", "attacks", "minor")],
		removal: "https://www.blocklist.de/en/delist.html"
	}),
	list({
		zone: "bl.spameatingmonkey.net",
		codes: [range("127.0.0.2", "127.0.0.3", "SEM", "minor")],
		removal: "https://spameatingmonkey.com/lookup"
	}),
	list({
		zone: "bip.virusfree.cz",
		codes: [code("127.0.0.2", "BIP", "minor")],
		removal: "https://www.virusfree.cz/en/"
	}),
	list({
		zone: "dnsbl-1.uceprotect.net",
		codes: [code("127.0.0.2", "level 1", "minor")],
		removal: "https://www.uceprotect.net/en/rblcheck.php"
	}),
	list({
		zone: "dnsbl-2.uceprotect.net",
		codes: [code("127.0.0.2", "level 2", "info")],
		removal: "https://www.uceprotect.net/en/rblcheck.php"
	}),
	list({
		zone: "dnsbl-3.uceprotect.net",
		codes: [code("127.0.0.2", "level 3", "info")],
		removal: "https://www.uceprotect.net/en/rblcheck.php"
	}),
	list({
		zone: "rep.mailspike.net",
		codes: [range("127.0.0.10", "127.0.0.12", "bad", "minor"), range("127.0.0.13", "127.0.0.20", "neutral", "none")],
		removal: "https://mailspike.org/iplookup.html"
	}),
	list({
		zone: "bl.score.senderscore.com",
		codes: [code("127.0.0.2", "sender score", "minor")],
		needsOwnResolver: true,
		terms: "free for few questions",
		removal: "https://senderscore.org/"
	}),
	list({
		zone: "multi.surbl.org",
		takes: ["domain"],
		codes: [
			bit(8, "phish", "minor"),
			bit(16, "malware", "minor"),
			bit(64, "abuse", "minor"),
			bit(128, "cracked", "minor")
		],
		refusals: ["127.0.0.1"],
		needsOwnResolver: true,
		testPoint: "surbl-org-permanent-test-point.com",
		terms: "free for few questions, by a resolver of one's own",
		removal: "https://www.surbl.org/surbl-analysis"
	}),
	list({
		zone: "multi.uribl.com",
		takes: ["domain"],
		codes: [
			bit(2, "black", "minor"),
			bit(4, "grey", "info"),
			bit(8, "red", "info")
		],
		refusals: ["127.0.0.1"],
		needsOwnResolver: true,
		testPoint: "test.uribl.com",
		terms: "free for few questions, by a resolver of one's own",
		removal: "https://admin.uribl.com/"
	})
];
// src/data/public-resolvers.ts
const publicResolvers = [
	{
		name: "Cloudflare",
		server: "1.1.1.1",
		isFiltering: false
	},
	{
		name: "Google",
		server: "8.8.8.8",
		isFiltering: false
	},
	{
		name: "Quad9",
		server: "9.9.9.10",
		isFiltering: false
	},
	{
		name: "OpenDNS",
		server: "208.67.222.222",
		isFiltering: true
	},
	{
		name: "AdGuard",
		server: "94.140.14.140",
		isFiltering: false
	},
	{
		name: "Yandex",
		server: "77.88.8.8",
		isFiltering: false
	},
	{
		name: "AliDNS",
		server: "223.5.5.5",
		isFiltering: false
	},
	{
		name: "DNSPod",
		server: "119.29.29.29",
		isFiltering: false
	},
	{
		name: "DNS.SB",
		server: "185.222.222.222",
		isFiltering: false
	},
	{
		name: "Control D",
		server: "76.76.2.0",
		isFiltering: false
	},
	{
		name: "Hurricane Electric",
		server: "74.82.42.42",
		isFiltering: false
	},
	{
		name: "KT",
		server: "168.126.63.1",
		isFiltering: false
	}
];
// src/data/trust-anchors.ts
const ofRoot = {
	zone: ".",
	algorithm: 8,
	digestType: 2
};
// src/net/dns/usual.ts
const usualDns = {
	publicResolvers,
	anchors: [{
		...ofRoot,
		keyTag: 20326,
		digest: "E06D44B80B8F1D39A95C0B0D7C65D08458E880409BBC683457104237C7F8EC8D"
	}, {
		...ofRoot,
		keyTag: 38696,
		digest: "683D2D0ACB8C9B712A1948B27F741219298D0A450D612C483AF444A4C0FB2B16"
	}],
	blocklists,
	blocklistResolver: null
};
// src/core/net/blocklist-key.ts
const keyed = /(?:^|\.)(?:dq\.spamhaus\.net|mail\.abusix\.zone)(?=$|[=.:])/i;
const long = /[a-z0-9]{16,}/gi;
const readable = new Set(["barracudacentral", "spameatingmonkey"]);
function withoutKeys(text) {
	return text.slice(0, longest).split(/(?<between>[\s;,]+)/).map(ofOne).join("");
}
function ofOne(text) {
	const [zone = "", ...rest] = text.split("=");
	return [keyed.test(zone) ? zone.split(".").slice(-partsOf(zone)).join(".") : zone, ...rest].join("=").replace(long, (label) => readable.has(label.toLowerCase()) ? label : "***");
}
const longest = 2048;
function partsOf(zone) {
	return zone.endsWith(".") ? 5 : 4;
}
// src/data/blocklists-dead.ts
function closed(zone, year) {
	return {
		zone,
		why: {
			en: `closed in ${year}`,
			ko: `${year}년에 종료됨`
		}
	};
}
const gone = {
	en: "given up by its operator",
	ko: "운영자가 중단함"
};
const deadBlocklists = [
	closed("ix.dnsbl.manitu.net", 2025),
	closed("dnsbl.sorbs.net", 2024),
	closed("sorbs.net", 2024),
	closed("njabl.org", 2013),
	closed("ahbl.org", 2015),
	closed("ordb.org", 2006),
	closed("spamcannibal.org", 2018),
	closed("cbl.abuseat.org", 2021),
	closed("dnsbl.inps.de", 2019),
	{
		zone: "rbl.megarbl.net",
		why: gone
	},
	{
		zone: "bl.emailbasura.org",
		why: gone
	},
	{
		zone: "msrbl.net",
		why: gone
	},
	{
		zone: "ubl.unsubscore.com",
		why: gone
	},
	{
		zone: "list.dnswl.org",
		why: {
			en: "a list of good senders",
			ko: "정상 발신자 목록"
		}
	}
];
function deadBlocklist(zone) {
	return deadBlocklists.find((dead) => zone === dead.zone || zone.endsWith(`.${dead.zone}`)) ?? null;
}
// src/net/dns/blocklists.ts
function blocklistNamed(zone) {
	const dead = deadBlocklist(zone);
	return dead ? { dead } : { list: knownList(zone) ?? ownList(zone) };
}
function knownList(zone) {
	const groups = /^(?<key>[^.]+)\.(?<part>[a-z-]+)\.dq\.spamhaus\.net$/.exec(zone)?.groups;
	return (groups && spamhausZone(groups["part"] ?? "", groups["key"] ?? "")) ?? blocklists.find((each) => each.zone === zone);
}
function ownList(zone) {
	return {
		zone,
		name: withoutKeys(zone),
		takes: ["ip4", "ip6"],
		codes: [{
			on: {
				first: "127.0.0.2",
				last: "127.0.0.2"
			},
			label: "listed",
			weight: "minor"
		}],
		refusals: [],
		needsOwnResolver: false,
		terms: "named by the operator",
		removal: null
	};
}
// src/settings/access/remote.ts
function readRemote(given) {
	const key = readKey(given);
	const text = given.one("server");
	if (text === void 0 && key === void 0) return null;
	if (text === void 0) throw keyAlone(given);
	const server = readServer(text, given);
	refuseLocal(given);
	if (key === void 0) return { server };
	if (!isPrivateWay(new URL(server))) throw wrong$4("server", given, secureWay, shown(text));
	return {
		server,
		key
	};
}
const local = [
	...measuring,
	...access,
	...environmentOnly
].filter(({ stays }) => stays !== void 0);
function refuseLocal(given) {
	const option = local.find(({ name }) => given.source(name) !== void 0);
	if (option === void 0) return;
	const { name, stays } = option;
	const detail = stays === "secret" ? {
		en: "the server is given no secret of yours",
		ko: "서버는 사용자의 비밀 값을 받지 않습니다"
	} : {
		en: "the server measures with settings of its own",
		ko: "서버는 자체 설정으로 측정합니다"
	};
	throw failure("input.together", {
		field: given.naming(name),
		other: given.naming("server"),
		detail
	}, { reason: name });
}
const aServer$2 = {
	en: "an http or https URL such as https://portcullis.example/, without user name, query and fragment",
	ko: "https://portcullis.example/ 같은 http 또는 https URL(사용자 이름, 쿼리, 프래그먼트 없이)"
};
function readServer(text, given) {
	const parsed = /^\s*https?:\/\/[^?#]*$/i.test(text) ? parseUrl(text) : null;
	if (!parsed || "problem" in parsed) throw wrong$4("server", given, aServer$2, shown(text));
	return parsed.value.endsWith("/") ? parsed.value : `${parsed.value}/`;
}
function shown(text) {
	const [place = ""] = text.split(/[?#]/, 1);
	if (text.includes("@", place.length)) return "\"…\"";
	const at = place.lastIndexOf("@");
	return `"${printable(at < 0 ? place : `…${place.slice(at)}`, 100)}${place.length < text.length ? "…" : ""}"`;
}
const visible = /^[\u0021-\u007e]{1,512}$/;
function readKey(given) {
	const key = given.source("key") !== "environment" && given.list("key").length > 1 ? "" : given.one("key");
	if (key === void 0 || visible.test(key)) return key;
	throw wrong$4("key", given, {
		en: "one key of visible ASCII characters, without spaces and line breaks",
		ko: "공백과 줄바꿈 없이 보이는 ASCII 문자로 된 키 하나"
	}, {
		en: "what was given",
		ko: "다른 값(표시하지 않음)"
	});
}
function keyAlone(given) {
	const key = given.naming("key");
	const expected = {
		en: `${key} is for a server`,
		ko: `${key}를 받을 서버의 URL`
	};
	return failure("input.missing", {
		field: given.naming("server"),
		expected
	}, { reason: "server" });
}
const secureWay = {
	en: "an https URL where a key is given, since over plain http it would travel in the clear",
	ko: "키를 쓸 때는 https URL. 평문 http로는 키가 그대로 드러납니다"
};
function isPrivateWay(url) {
	const host = hostOf(url);
	if (url.protocol === "https:" || /(?:^|\.)localhost$/.test(host)) return true;
	return within(host, ["127.0.0.0/8", "::1/128"]);
}
function wrong$4(name, given, expected, told) {
	return failure("input.value", {
		field: given.naming(name),
		expected,
		given: told
	}, { reason: name });
}
// src/settings/access/blocklists.ts
function readBlocklists(given) {
	return {
		blocklists: readLists(given),
		blocklistResolver: readResolver(given)
	};
}
const mostLists = 64;
const written = new RegExp(blocklistPattern);
function readLists(given) {
	const texts = given.list("blocklist");
	if (texts.length === 0) return usualDns.blocklists;
	if (texts.length === 1 && texts[0] === "off") return [];
	const [beyond] = texts.slice(mostLists);
	if (beyond !== void 0) throw wrong$3(given, atMost$1, beyond);
	const lists = texts.map((text) => readList(text, given));
	const twice = texts.find((_, index) => lists.findIndex(({ zone }) => zone === lists[index]?.zone) !== index);
	if (twice !== void 0) throw wrong$3(given, once, twice);
	return lists;
}
function readList(text, given) {
	const [zone = "", codes] = text.split("=", 2);
	if (!written.test(text) || zone === "off") throw wrong$3(given, aList, text);
	const named = blocklistNamed(zone.toLowerCase());
	if ("dead" in named) throw wrong$3(given, alive(named.dead.zone, named.dead.why), text);
	const { list } = named;
	return codes === void 0 ? list : {
		...list,
		codes: codes.split("+").map((each) => readCode(each, text, given))
	};
}
function readCode(code, text, given) {
	const [first = "", last = first] = code.split("-", 2);
	const isRefusal = numberOf(first) <= numberOf("127.0.0.1") || numberOf(last) >= numberOf("127.255.255.0");
	if (numberOf(first) > numberOf(last) || isRefusal) throw wrong$3(given, aCode, text);
	return {
		on: {
			first,
			last
		},
		label: "listed",
		weight: "minor"
	};
}
function numberOf(address) {
	return address.split(".").reduce((sum, octet) => sum * 256 + Number(octet), 0);
}
function readResolver(given) {
	const text = given.one("blocklist_resolver");
	if (text === void 0 || serverOf(text)) return text ?? null;
	const params = {
		field: given.naming("blocklist_resolver"),
		expected: aServer$1,
		given: shown(text)
	};
	throw failure("input.value", params, { reason: "blocklist_resolver" });
}
const aServer$1 = {
	en: "an IP address, with or without a port, https://host/path or tls://host[:port]",
	ko: "IP 주소(포트는 선택), https://host/path 또는 tls://host[:port] 형식"
};
const aList = {
	en: "off alone, or ZONE or ZONE=CODES such as bl.example.org=127.0.0.2+127.0.0.4-127.0.0.7",
	ko: "off 하나만, 또는 bl.example.org=127.0.0.2+127.0.0.4-127.0.0.7 같은 ZONE이나 ZONE=CODES"
};
const aCode = {
	en: "a list whose codes are between 127.0.0.2 and 127.255.254.255, the lower one first",
	ko: "코드가 127.0.0.2와 127.255.254.255 사이이고 작은 값이 앞에 오는 목록"
};
const once = {
	en: "a list that is named once",
	ko: "한 번만 지정한 목록"
};
const atMost$1 = {
	en: `one of at most ${mostLists} lists`,
	ko: `최대 ${mostLists}개 가운데 하나`
};
function alive(zone, why) {
	return {
		en: `a list that still tells who is listed; ${zone} is never asked (${why.en})`,
		ko: `현재 운영 중인 차단 목록이어야 하며, ${zone}에는 묻지 않습니다(${why.ko})`
	};
}
function wrong$3(given, expected, text) {
	const params = {
		field: given.naming("blocklist"),
		expected,
		given: quoted$1(text)
	};
	return failure("input.value", params, { reason: "blocklist" });
}
function quoted$1(text) {
	return `"${printable(withoutKeys(text), 100)}"`;
}
// src/settings/access/resolving.ts
function readResolvers(given) {
	return given.list("resolver").map((text) => {
		if (serverOf(text)) return text;
		throw wrong$2("resolver", given, aServer, text);
	});
}
const aServer = {
	en: "an IP address, with or without a port, https://host/path, tls://host[:port] or tls://address#name, with IPv6 in brackets where more follows and without user name",
	ko: "IP 주소(포트는 선택), https://host/path, tls://host[:port] 또는 tls://address#name 형식(뒤에 더 이어지면 IPv6은 대괄호 안에, 사용자 이름 없이)"
};
function readOutfit(given) {
	const publicResolvers = readPublicResolvers(given);
	return {
		publicResolvers: publicResolvers.length > 0 ? publicResolvers : usualDns.publicResolvers,
		anchors: given.one("trust_anchor") === void 0 ? usualDns.anchors : readTrust(given),
		...readBlocklists(given)
	};
}
const mostResolvers = 64;
const writtenResolver = /^(?:(?<name>[^=:/[\]#]+)=)?(?<server>.*?)(?<filters>#filters)?$/;
function readPublicResolvers(given) {
	const texts = given.list("public_resolver");
	const [beyond] = texts.slice(mostResolvers);
	if (beyond !== void 0) throw wrong$2("public_resolver", given, atMost, beyond);
	const names = new Set();
	return texts.map((text) => {
		const { name: told, server = "", filters } = writtenResolver.exec(text)?.groups ?? {};
		const name = told === void 0 ? server : told.trim();
		if (!serverOf(server) || !/^[^\p{C}]{1,60}$/u.test(told === void 0 ? "x" : name)) throw wrong$2("public_resolver", given, aPublicResolver, text);
		if (names.has(name.toLowerCase())) throw wrong$2("public_resolver", given, another, text);
		names.add(name.toLowerCase());
		return {
			name,
			server,
			isFiltering: filters !== void 0
		};
	});
}
const aPublicResolver = {
	en: "NAME=SERVER or SERVER, with #filters behind it where it withholds names, and SERVER an IP address, https://host/path or tls://host",
	ko: "NAME=SERVER 또는 SERVER(이름을 걸러내는 리졸버면 뒤에 #filters), SERVER는 IP 주소, https://host/path 또는 tls://host"
};
const another = {
	en: "a resolver with a name that no other one has",
	ko: "다른 리졸버와 겹치지 않는 이름의 리졸버"
};
const atMost = {
	en: `one of at most ${mostResolvers} resolvers`,
	ko: `최대 ${mostResolvers}개 가운데 하나`
};
const largestFile$1 = 1048576;
function readTrust(given) {
	const path = given.one("trust_anchor") ?? "";
	const unusable = (detail) => failure("input.file", {
		field: given.naming("trust_anchor"),
		path: printable(path, 200),
		detail
	}, { reason: "trust_anchor" });
	const read = readAnchors(readFile(path, {
		largest: largestFile$1,
		unusable
	}).toString("latin1"));
	if ("line" in read) throw unusable({
		en: `line ${read.line} is no DS or DNSKEY record`,
		ko: `${read.line}번째 줄이 DS나 DNSKEY 레코드가 아닙니다`
	});
	if (read.anchors.length > 0) return read.anchors;
	throw unusable({
		en: "it holds no DS or DNSKEY record that can be verified by",
		ko: "검증에 쓸 수 있는 DS나 DNSKEY 레코드가 들어 있지 않습니다"
	});
}
function readSources(given) {
	const text = given.one("source_rdap");
	if (text === void 0) return {};
	const parsed = /^\s*https?:\/\/[^?#]*$/i.test(text) ? parseUrl(text) : null;
	const url = parsed && "value" in parsed ? parsed.value : null;
	if (url === null || !isPrivateWay(new URL(url))) throw wrong$2("source_rdap", given, aSource, text);
	return { rdap: url.endsWith("/") ? url : `${url}/` };
}
const aSource = {
	en: "an https URL such as https://rdap.example/, without user name, query and fragment; http only to this machine",
	ko: "https://rdap.example/ 같은 https URL(사용자 이름, 쿼리, 프래그먼트 없이). http는 이 컴퓨터로만 허용됩니다"
};
function wrong$2(name, given, expected, text) {
	return failure("input.value", {
		field: given.naming(name),
		expected,
		given: shown(text)
	}, { reason: name });
}
// src/settings/options/measuring.ts
function readMeasuring(given) {
	return {
		deadline: readSeconds(given) * 1e3,
		isDeadlineSet: given.one("timeout") !== void 0,
		authorities: readAuthorities(given),
		pins: given.list("resolve").map((text) => readPin(text, given)),
		resolvers: readResolvers(given),
		dns: readOutfit(given),
		sources: readSources(given),
		allow: given.list("allow_addresses").map((text) => readNetwork(text, given))
	};
}
function readLanguage(given) {
	const text = given.one("lang") ?? "en";
	const language = languages.find((each) => each === text);
	if (language) return language;
	const params = {
		field: given.naming("lang"),
		expected: languages.join(", "),
		given: quoted(text),
		suggestion: suggest(text, languages)
	};
	throw failure("input.option", params, { reason: "lang" });
}
const longestTimeout = 300;
function readSeconds(given) {
	const text = given.one("timeout");
	if (text === void 0) return 10;
	const seconds = /^\d{1,3}(?:\.\d{1,3})?$/.test(text) ? Number(text) : 0;
	if (seconds > 0 && seconds <= longestTimeout) return seconds;
	throw wrong$1("timeout", given, {
		en: `seconds above 0 and up to ${longestTimeout}`,
		ko: `0보다 크고 ${longestTimeout} 이하인 초 단위 값`
	}, text);
}
const pinPattern = /^(?:\[(?<six>[^\]]+)\]|(?<host>[^:[\]]+)):(?<port>\d{1,5}):(?:\[(?<to6>[^\]]+)\]|(?<to>[^:[\]]+))(?::(?<toPort>\d{1,5}))?$/;
function readPin(text, given) {
	const expected = {
		en: "host:port:address or host:port:address:port, with IPv6 in brackets",
		ko: "host:port:address 또는 host:port:address:port 형식(IPv6은 대괄호 안에)"
	};
	const groups = pinPattern.exec(text)?.groups;
	const host = parseHost(groups?.["six"] ?? groups?.["host"] ?? "");
	const address = groups?.["to6"] ?? groups?.["to"] ?? "";
	const port = Number(groups?.["port"]);
	const toPort = Number(groups?.["toPort"] ?? port);
	if ("problem" in host || isIP(address) === 0 || !isPort(port) || !isPort(toPort)) throw wrong$1("resolve", given, expected, text);
	return {
		host: host.value.host,
		port,
		address,
		toPort
	};
}
function readNetwork(text, given) {
	const network = toNetwork(text);
	if (network) return network;
	throw wrong$1("allow_addresses", given, {
		en: "networks such as 10.0.0.0/8, separated by commas",
		ko: "10.0.0.0/8 같은 네트워크를 쉼표로 구분한 목록"
	}, text);
}
const largestFile = 4194304;
function readAuthorities(given) {
	const path = given.one("ca_file");
	if (path === void 0) return [];
	const unusable = (detail) => failure("input.file", {
		field: given.naming("ca_file"),
		path: printable(path, 200),
		detail
	}, { reason: "ca_file" });
	const text = readFile(path, {
		largest: largestFile,
		unusable
	}).toString("latin1");
	const certificates = splitPem(text);
	if (certificates.length === 0) throw unusable({
		en: "it holds no PEM certificate",
		ko: "PEM 인증서가 들어 있지 않습니다"
	});
	certificates.forEach((pem, index) => {
		try {
			return new X509Certificate(pem);
		} catch {
			throw unusable({
				en: `certificate ${index + 1} in it cannot be read`,
				ko: `${index + 1}번째 인증서를 읽을 수 없습니다`
			});
		}
	});
	return certificates;
}
function isPort(port) {
	return Number.isInteger(port) && port >= 1 && port <= 65535;
}
function wrong$1(name, given, expected, text) {
	return failure("input.value", {
		field: given.naming(name),
		expected,
		given: quoted(text)
	}, { reason: name });
}
function quoted(text) {
	return `"${printable(text, 60)}"`;
}
// src/settings/options/thresholds.ts
const optionOf = {
	ssl: "min_ssl",
	headers: "min_headers",
	days: "min_days",
	https: "require_https"
};
const asked = [...Object.values(optionOf), "all_ips"];
function readThresholds(given) {
	const entries = asked.map((name) => [name, given.one(name)]);
	return Object.fromEntries(entries.filter(([, value]) => value !== void 0));
}
function optionFor(id) {
	return Object.hasOwn(optionOf, id) ? optionOf[id] : void 0;
}
function withSources(result, given) {
	const targets = result.targets.map((target, index) => {
		const own = given[index];
		return {
			...target,
			checks: target.checks.map((check) => {
				const option = check.source === "query" ? optionFor(check.id) : void 0;
				const { id, status, expected, ...rest } = check;
				return {
					id,
					status,
					expected,
					...rest,
					source: (option && own?.source(option)) ?? check.source
				};
			})
		};
	});
	return {
		...result,
		targets
	};
}
// src/settings/options/number.ts
function readNumber(given, name, { least, most, usual, unit }) {
	const text = given.one(name);
	if (text === void 0) return usual;
	const value = (unit === "whole" ? /^\d{1,4}$/ : /^\d{1,4}(?:\.\d{1,3})?$/).test(text) ? Number(text) : NaN;
	if (value >= least && value <= most) return value;
	const expected = unit === "whole" ? {
		en: `a whole number from ${least} to ${most}`,
		ko: `${least}부터 ${most}까지의 정수`
	} : {
		en: `a number of seconds from ${least} to ${most}`,
		ko: `${least}부터 ${most}까지의 초 단위 숫자`
	};
	throw failure("input.value", {
		field: given.naming(name),
		expected,
		given: shown$1(text)
	}, { reason: name });
}
// src/settings/options/patience.ts
function readPatience(given) {
	const seconds = {
		timeout: readNumber(given, "wait_timeout", {
			least: 1,
			most: 3600,
			usual: 300,
			unit: "seconds"
		}),
		interval: readNumber(given, "wait_interval", {
			least: .1,
			most: 300,
			usual: 5,
			unit: "seconds"
		})
	};
	return {
		timeout: Math.round(seconds.timeout * 1e3),
		interval: Math.round(seconds.interval * 1e3)
	};
}
// src/settings/options/waiting.ts
function readPersistence(given) {
	return {
		waiting: readWaiting(given),
		confirm: readNumber(given, "confirm", {
			least: 0,
			most: 1,
			usual: 1,
			unit: "whole"
		}) === 1,
		retries: readNumber(given, "retries", {
			least: 0,
			most: 5,
			usual: 2,
			unit: "whole"
		})
	};
}
function readConcurrency(given) {
	return readNumber(given, "concurrency", {
		least: 1,
		most: 32,
		usual: 8,
		unit: "whole"
	});
}
const mostConditions = 20;
function readWaiting(given) {
	const { timeout, interval } = readPatience(given);
	const written = given.list("wait_for").map((text) => text.trim());
	if (written.length === 0) return null;
	if (given.source("server") !== void 0) throw notThere(given);
	if (written.length > mostConditions) throw wrong(given, {
		en: `at most ${mostConditions} conditions`,
		ko: `최대 ${mostConditions}개의 조건`
	}, `${written.length}`);
	const conditions = written.map((text) => readCondition(text, given));
	refuseContradiction(conditions, given);
	return {
		conditions,
		timeout,
		interval
	};
}
function notThere(given) {
	const params = {
		field: given.naming("wait_for"),
		other: given.naming("server"),
		detail: {
			en: "a server does not wait, and what this machine sees may not be there where the server looks",
			ko: "서버는 기다리지 않으며, 이 컴퓨터에서 보이는 것이 서버에서도 보인다고 할 수 없습니다"
		}
	};
	return failure("input.together", params, { reason: "wait_for" });
}
const longestText = 1024;
const header = /^header:(?<name>[\w!#$%&'*+.^`|-]{1,100})(?<sign>[=~])(?<text>.+)$/s;
const statusLine = /^status=(?<code>[2-5](?:\d\d|xx))$/i;
const bodyLine = /^body~(?<text>.+)$/s;
function readCondition(written, given) {
	if (written.length > longestText) throw wrong(given, {
		en: `no longer than ${longestText} characters`,
		ko: `${longestText}자 이하`
	}, `${written.length}`);
	if (written === "up") return {
		kind: "up",
		written
	};
	const code = statusLine.exec(written)?.groups?.["code"];
	if (code !== void 0) return {
		kind: "status",
		code: code.toLowerCase(),
		written
	};
	const { name, sign, text } = header.exec(written)?.groups ?? {};
	const value = text?.trim();
	if (name !== void 0 && value !== void 0 && value !== "" && !hasControls(value)) return {
		kind: "header",
		name: name.toLowerCase(),
		text: value,
		isWhole: sign === "=",
		written
	};
	const body = bodyLine.exec(written)?.groups?.["text"];
	if (body !== void 0) return {
		kind: "body",
		text: body,
		written
	};
	throw failure("input.option", {
		field: given.naming("wait_for"),
		expected: forms,
		given: shown$1(written),
		suggestion: meant(written)
	}, { reason: "wait_for" });
}
const forms = "up, status=200, status=2xx, header:NAME=TEXT, header:NAME~TEXT, body~TEXT";
function hasControls(text) {
	return /[\u0000-\u0008\u000a-\u001f\u007f]/.test(text);
}
const spellings = {
	up: () => "up",
	status: (rest) => /^[2-5](?:\d\d|xx)$/i.test(rest) ? `status=${rest}` : "status=200",
	header: (rest) => /^[\w-]+[=~]./.test(rest) ? `header:${rest}` : "header:NAME=TEXT",
	body: (rest) => `body~${rest || "TEXT"}`
};
function meant(written) {
	const [, head = "", rest = ""] = /^(?<head>[^=~:]*)[=~:]*(?<rest>.*)$/s.exec(written) ?? [];
	const near = nearest(head.trim(), Object.keys(spellings));
	const spelled = near === null ? void 0 : spellings[near]?.(printable(rest.trim(), 60));
	if (spelled === void 0) return {
		en: "",
		ko: ""
	};
	return {
		en: ` Did you mean ${spelled}?`,
		ko: ` 혹시 ${spelled} 말씀이신가요?`
	};
}
function refuseContradiction(conditions, given) {
	const pair = contraryStatus(conditions) ?? contraryHeader(conditions);
	if (!pair) return;
	const [first, second] = pair;
	const params = {
		field: given.naming("wait_for"),
		first: first.written,
		second: second.written
	};
	throw failure("input.conflict", params, { reason: "wait_for" });
}
function contraryStatus(conditions) {
	const told = conditions.filter((each) => each.kind === "status" || each.kind === "up");
	const codes = Array.from({ length: 400 }, (_, at) => 200 + at);
	const [first, ...others] = told;
	const second = others.find((_, at) => !codes.some((code) => told.slice(0, at + 2).every((each) => allows(each, code))));
	return first && second ? [first, second] : null;
}
function contraryHeader(conditions) {
	const told = conditions.filter((each) => each.kind === "header");
	for (const first of told.filter(({ isWhole }) => isWhole)) {
		const second = told.find(({ name, text, isWhole }) => {
			return name === first.name && (isWhole ? first.text !== text : !first.text.includes(text));
		});
		if (second) return told.indexOf(first) < told.indexOf(second) ? [first, second] : [second, first];
	}
	return null;
}
function allows(condition, code) {
	if (condition.kind === "up") return code < 500;
	return condition.kind !== "status" || condition.code === `${code}` || condition.code === `${Math.floor(code / 100)}xx`;
}
function wrong(given, expected, told) {
	return failure("input.value", {
		field: given.naming("wait_for"),
		expected,
		given: told
	}, { reason: "wait_for" });
}
export { readLanguage as a, usualDns as c, withSources as i, publicResolvers as l, readPersistence as n, readMeasuring as o, readThresholds as r, readRemote as s, readConcurrency as t, readGiven as u };
