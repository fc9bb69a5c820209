import { So as parseName, To as isSameName, Wa as types, Yo as attempt } from "./gate.js";
import { yt as failure } from "./start.js";
import { t as require_cjs } from "./cjs2.js";
import { l as recordsOf, t as answerIn } from "./answer.js";
import { t as messageIn } from "./read-once.js";
import "./dns.js";
import { t as plainText } from "./plain-text.js";
import { i as parkingServices, t as dnsOperatorOf } from "./dns-operators.js";
import { n as mailOperators } from "./mail-operators.js";
import { _ as baitsByLanguage, a as hyphenations, b as otherBaits, c as insertions, d as plurals, f as repetitions, g as baitsByHome, h as vowelSwaps, i as hangulVowelSwaps, l as numeralSwaps, m as transpositions, n as bitFlips, o as innerPlurals, p as replacements, r as combinations, s as insertedDots, t as additions, u as omissions, v as commonBaits, x as inTurns, y as foreignBaits } from "./edits.js";
import { t as isInPrefix } from "./prefix.js";
import { t as providerOf } from "./edge.js";
import { t as lookalikeLetters } from "./lookalike-letters.js";
import { randomBytes } from "node:crypto";
import { domainToASCII, domainToUnicode } from "node:url";
import { setImmediate } from "node:timers/promises";
// src/probes/lookalike/random.ts
function chance() {
	return `x${randomBytes(13).toString("hex")}`;
}
// src/probes/lookalike/delegation.ts
const patience = 2500;
async function delegationStateOf({ net, dns }, name, { turn, registry }) {
	const owner = parseName(name);
	const first = await askAt({
		net,
		dns
	}, owner, types.NS, turn);
	if (first === null) return { status: "unasked" };
	const answer = first.kind === "unknown" ? await askAt({
		net,
		dns
	}, owner, types.NS, turn + 1) : first;
	return answer === null ? { status: "unasked" } : delegationIn(answer, owner, registry);
}
async function subdomainOf(context, name, { random, ...within }) {
	const parent = name.slice(name.indexOf(".") + 1);
	const found = await delegationStateOf(context, parent, within);
	if (found.status !== "registered") return found;
	const [itself, other] = await Promise.all([name, `${random}.${parent}`].map((each) => askAt(context, parseName(each), types.A, within.turn)));
	if (!itself || !other) return { status: "unasked" };
	if (itself.kind === "nxdomain") return { status: "nxdomain" };
	if (itself.kind === "unknown") return {
		status: "unknown",
		reason: itself.reason
	};
	if (other.kind === "unknown") return {
		status: "unknown",
		reason: "WILDCARD"
	};
	return other.kind === "nxdomain" ? found : { status: "undelegated" };
}
async function wildcardOf({ net, dns }, suffix, label) {
	const found = await delegationStateOf({
		net,
		dns
	}, `${label}.${suffix}`, {
		turn: 0,
		registry: noWildcard
	});
	if (found.status === "nxdomain") return { state: "none" };
	if (found.status === "registered") return {
		state: "every-name",
		nameServers: found.nameServers
	};
	return found.status === "undelegated" ? {
		state: "every-name",
		nameServers: []
	} : { state: "unknown" };
}
const noWildcard = {
	wildcard: { state: "none" },
	isPrivate: false
};
function delegationIn(answer, owner, { wildcard, isPrivate }) {
	if (answer.kind === "unknown") return {
		status: "unknown",
		reason: answer.reason
	};
	if (answer.kind === "nxdomain" && answer.aliases.length === 0) return { status: "nxdomain" };
	if (wildcard.state === "unknown") return {
		status: "unknown",
		reason: "WILDCARD"
	};
	const nameServers = nameServersIn(answer);
	if (wildcard.state === "every-name" && isEqual(nameServers, wildcard.nameServers)) return isPrivate ? {
		status: "unknown",
		reason: "WILDCARD"
	} : { status: "undelegated" };
	if (nameServers.length > 0) return {
		status: "registered",
		nameServers
	};
	return answer.kind === "nodata" && isSameName(answer.soa.name, owner) || isPrivate ? {
		status: "registered",
		nameServers: []
	} : { status: "undelegated" };
}
function nameServersIn(answer) {
	if (answer.kind !== "found" || answer.aliases.length > 0) return [];
	return [...new Set(recordsOf("NS", answer.records).map(({ data }) => plainText(data.name)))].toSorted().slice(0, 16);
}
async function askAt({ net, dns }, name, type, turn) {
	const server = dns.doh[turn % dns.doh.length];
	const got = await attempt(() => net.dns({
		name: plainText(name),
		type,
		patience,
		...server !== void 0 && { server }
	}));
	if (got.ok) return answerIn(messageIn(got.value.message), name, type);
	if (got.failure.reason === "timeout.run") return null;
	const { detail } = got.failure.params;
	if (got.failure.reason === "timeout.dns") return {
		kind: "unknown",
		reason: "TIMEOUT"
	};
	return {
		kind: "unknown",
		reason: typeof detail === "string" ? detail : got.failure.reason
	};
}
function isEqual(some, others) {
	return some.length === others.length && some.every((each, place) => each === others[place]);
}
// src/probes/lookalike/details.ts
const nothing = {
	addresses: null,
	exchangers: null
};
const mostKept = 8;
async function detailsOf(context, name, { turn, until }) {
	if (context.elapsed() >= until) return nothing;
	const owner = parseName(name);
	const [four, six, mail] = await Promise.all([
		types.A,
		types.AAAA,
		types.MX
	].map(async (type) => {
		const answer = await askAt(context, owner, type, turn);
		return answer?.kind === "unknown" ? askAt(context, owner, type, turn + 1) : answer;
	}));
	return {
		addresses: addressesIn([four ?? null, six ?? null]),
		exchangers: exchangersIn(mail ?? null)
	};
}
function addressesIn(answers) {
	const found = answers.flatMap((answer) => answer?.kind === "found" ? answer.records.flatMap(({ data }) => data.type === "A" || data.type === "AAAA" ? [data.address] : []) : []);
	const isKnown = answers.every((answer) => answer !== null && answer.kind !== "unknown");
	return found.length > 0 || isKnown ? [...new Set(found)].slice(0, mostKept) : null;
}
function exchangersIn(answer) {
	if (answer === null || answer.kind === "unknown") return null;
	if (answer.kind !== "found") return [];
	const names = recordsOf("MX", answer.records).map(({ data }) => plainText(data.exchange));
	return [...new Set(names)].filter((each) => each !== ".").toSorted().slice(0, mostKept);
}
// src/probes/lookalike/owner.ts
async function ownerOf(context, domain) {
	const [nameServers, { addresses, exchangers }] = await Promise.all([nameServersOf(context, domain), detailsOf(context, domain, {
		turn: 0,
		until: Infinity
	})]);
	return {
		domain,
		nameServers,
		addresses,
		exchangers
	};
}
async function nameServersOf(context, domain) {
	const name = parseName(domain);
	for (const turn of [0, 1]) {
		const answer = await askAt(context, name, types.NS, turn);
		if (answer?.kind === "nxdomain") throw failure("dns.nxdomain", { host: domain });
		if (answer && answer.kind !== "unknown") return nameServersIn(answer);
	}
	return null;
}
// src/data/lookalikes/shared-addresses.ts
var import_cjs = require_cjs();
const sharedNetworks = [
	..."185.199.108.0/22 2606:50c0:8000::/46".split(" "),
	..."23.227.38.0/23 2620:127:f00f::/48".split(" "),
	..."198.185.159.0/24 198.49.23.0/24".split(" "),
	..."185.230.60.0/22 23.236.62.147/32".split(" "),
	..."192.0.64.0/18 66.6.32.0/20".split(" "),
	..."76.76.21.0/24 216.198.79.0/24 75.2.60.5/32 99.83.190.102/32 66.241.124.0/23 216.24.57.0/24".split(" "),
	..."198.202.211.1/32 75.2.70.75/32 99.83.190.102/32".split(" "),
	..."76.223.105.230/32 13.248.243.5/32 3.33.130.190/32 15.197.148.33/32 15.197.225.128/32 3.33.251.168/32".split(" "),
	..."216.239.32.0/19 199.36.158.0/24".split(" "),
	..."199.34.228.0/23 31.43.160.0/23 3.33.152.147/32".split(" ")
];
// src/probes/lookalike/ownership.ts
const ownershipBases = [
	"name-servers",
	"mail-servers",
	"addresses",
	"redirect",
	"certificate",
	"registrant"
];
const notLooked = {
	redirectsHome: false,
	isReferral: false,
	sharesCertificate: false,
	sameRegistrant: null
};
const rules = [
	(_own, _theirs, { sharesCertificate }) => sharesCertificate ? {
		owner: "own",
		basis: "certificate"
	} : null,
	(_own, _theirs, { sameRegistrant }) => sameRegistrant === true ? {
		owner: "own",
		basis: "registrant"
	} : null,
	byOwnNameServers,
	byOwnMailServers,
	byAddresses,
	byRedirect,
	(_own, _theirs, { sameRegistrant }) => sameRegistrant === false ? {
		owner: "other",
		basis: "registrant"
	} : null,
	byOperator,
	bySharedServers
];
function lookalikeOwnershipOf(own, theirs, details = notLooked) {
	for (const rule of rules) {
		const found = rule(own, theirs, details);
		if (found) return found;
	}
	return {
		owner: "other",
		basis: null
	};
}
function byOwnNameServers({ domain, nameServers }, theirs) {
	const found = theirs.nameServers ?? [];
	return found.length > 0 && found.every((each) => isWithin(each, domain) && nameServers?.includes(each)) ? {
		owner: "own",
		basis: "name-servers"
	} : null;
}
function byOwnMailServers(own, theirs, { redirectsHome }) {
	const { addresses, exchangers } = theirs;
	if (!(exchangers !== null && exchangers.length > 0 && exchangers.every((each) => isWithin(each, own.domain)))) return null;
	return {
		owner: (addresses === null || addresses.some((each) => !own.addresses?.includes(each))) && !redirectsHome ? "unclear" : "own",
		basis: "mail-servers"
	};
}
function byAddresses(own, theirs) {
	const { addresses } = theirs;
	if (addresses === null || addresses.length === 0 || !hasServersOfItsOwn(own)) return null;
	return addresses.every((each) => own.addresses?.includes(each) && !isSharedAddress(each)) ? {
		owner: takesMailElsewhere(own, theirs) ? "unclear" : "own",
		basis: "addresses"
	} : null;
}
function takesMailElsewhere(own, { exchangers }) {
	return exchangers === null || exchangers.some((each) => !isWithin(each, own.domain) && (!own.exchangers?.includes(each) || isMailOperator(each)));
}
function hasServersOfItsOwn({ domain, nameServers }) {
	const found = nameServers ?? [];
	return found.length > 0 && found.every((each) => isWithin(each, domain) || dnsOperatorOf(each)?.kind === "dns");
}
function byRedirect(own, theirs, details) {
	if (!details.redirectsHome) return null;
	return {
		owner: takesMailElsewhere(own, theirs) || details.isReferral || details.sameRegistrant === false ? "unclear" : "own",
		basis: "redirect"
	};
}
function byOperator(own, theirs) {
	if (own.nameServers === null || theirs.nameServers === null) return {
		owner: "unclear",
		basis: null
	};
	if (theirs.nameServers.length === 0) return own.nameServers.length > 0 && own.addresses !== null && (theirs.addresses ?? []).length > 0 ? null : {
		owner: "unclear",
		basis: null
	};
	const ours = new Set(own.nameServers.map(operatorKey));
	const isCommon = theirs.nameServers.some((each) => ours.has(operatorKey(each)));
	const isCorporate = theirs.nameServers.some((each) => dnsOperatorOf(each)?.kind === "corporate");
	return isCommon || isCorporate ? {
		owner: "unclear",
		basis: "name-servers"
	} : null;
}
function bySharedServers(own, { addresses, exchangers }) {
	if (addresses?.some((each) => own.addresses?.includes(each) && !isSharedAddress(each))) return {
		owner: "unclear",
		basis: "addresses"
	};
	return exchangers?.some((each) => own.exchangers?.includes(each) && !isMailOperator(each)) ? {
		owner: "unclear",
		basis: "mail-servers"
	} : null;
}
function operatorKey(server) {
	return dnsOperatorOf(server)?.name ?? (0, import_cjs.getDomain)(server, { validateHostname: false }) ?? server;
}
function isSharedAddress(address) {
	if (providerOf(address, null).kind === "edge") return true;
	return [...sharedNetworks, ...parkingServices.flatMap(({ networks }) => networks)].some((network) => isInPrefix(address, network));
}
function isMailOperator(exchanger) {
	return mailOperators.some(({ domains }) => domains.some((domain) => isWithin(exchanger, domain)));
}
function isWithin(name, domain) {
	return name === domain || name.endsWith(`.${domain}`);
}
// src/data/lookalikes/lanes.ts
const variantKinds = [
	"homoglyph",
	"omission",
	"transposition",
	"repetition",
	"hyphenation",
	"tld-swap",
	"bitsquatting",
	"combosquat",
	"insertion",
	"replacement",
	"vowel-swap",
	"plural",
	"idn-homoglyph",
	"mixed-script",
	"numeral-swap",
	"subdomain"
];
const laneRisks = {
	nearHomoglyph: 95,
	wholeScript: 92,
	likeShape: 90,
	firstSuffix: 88,
	mistypedTop: 87,
	plainSpelling: 86,
	latinLetter: 82,
	omission: 80,
	likeSound: 79,
	transposition: 78,
	repetition: 76,
	hyphenation: 74,
	commonBait: 72,
	languageBait: 71,
	plural: 70,
	likelyHomoglyph: 68,
	suffixInLabel: 66,
	numeral: 65,
	replacement: 64,
	vowelSwap: 60,
	mixedScript: 58,
	insertion: 55,
	otherSuffix: 52,
	typoAtFirstSuffix: 48,
	insertedDot: 46,
	farHomoglyph: 45,
	bitFlip: 42,
	addition: 40,
	innerPlural: 38,
	otherBait: 36,
	wholeScriptRest: 34,
	twoLatinLetters: 32,
	doubleNearHomoglyph: 30,
	foreignBait: 28,
	baitAtFirstSuffix: 26,
	doubleHomoglyph: 20,
	typoAtOtherSuffix: 12,
	anyTwoLatinLetters: 10,
	letterAndShape: 8
};
// src/data/lookalikes/repertoires.ts
const repertoiresAsOf = "2026-11-29";
const alphabets = {
	Japanese: {
		letters: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・々]$/u,
		mixes: true
	},
	Korean: {
		letters: /^[가-힣]$/u,
		mixes: true
	},
	Chinese: {
		letters: /^\p{Script=Han}$/u,
		mixes: true
	},
	Russian: {
		letters: /^[а-яё]$/u,
		mixes: false
	},
	Ukrainian: {
		letters: /^[а-щьюяєіїґ]$/u,
		mixes: false
	},
	Belarusian: {
		letters: /^[а-зй-шы-яёіў]$/u,
		mixes: false
	},
	Bulgarian: {
		letters: /^[а-ъьюя]$/u,
		mixes: false
	},
	Serbian: {
		letters: /^[а-ик-шђјљњћџ]$/u,
		mixes: false
	},
	Macedonian: {
		letters: /^[а-ик-шѓѕјљњќџ]$/u,
		mixes: false
	},
	Kazakh: {
		letters: /^[а-яёәғқңөұүһі]$/u,
		mixes: false
	},
	Mongolian: {
		letters: /^[а-яёөү]$/u,
		mixes: false
	}
};
const slavic = [
	"Russian",
	"Ukrainian",
	"Belarusian",
	"Bulgarian",
	"Serbian",
	"Macedonian"
];
const indic = "Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam".split(" ");
const others = "Cyrillic Greek Armenian Georgian Hebrew Arabic Thai Lao Khmer Myanmar Sinhala Ethiopic Tibetan Bopomofo";
const all = [
	"Japanese",
	"Korean",
	"Chinese",
	...indic,
	...others.split(" ")
];
const european = "àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżž";
const vietnamese = "àáâãèéêìíòóôõùúýăđĩũơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ";
const french = "ßàáâãäåæçèéêëìíîïñòóôõöùúûüýÿœ";
const repertoires = [
	{
		suffixes: words("com net cc tv name"),
		latin: "wide",
		scripts: all
	},
	{
		suffixes: words("org info mobi"),
		latin: "áâãäåæçčćďđéèêëęēėěíîïįīłľĺńňñóôõöőøřŕśšťþúüûűųūůýźżžģķļņąăāșțß",
		scripts: [
			...slavic,
			"Korean",
			"Chinese",
			"Devanagari"
		]
	},
	{
		suffixes: words("asia"),
		latin: "",
		scripts: [
			"Chinese",
			"Japanese",
			"Korean"
		]
	},
	{
		suffixes: words("xyz online site store tech space website fun top shop club live vip icu click link"),
		latin: european,
		scripts: [
			...slavic,
			"Greek",
			"Hebrew",
			"Arabic",
			"Thai",
			"Lao",
			"Chinese",
			"Japanese",
			"Korean"
		]
	},
	{
		suffixes: words("app dev page"),
		latin: european,
		scripts: ["Japanese"]
	},
	{
		suffixes: words("biz"),
		latin: "áäåæéíñóöøúüýþðß",
		scripts: [
			"Chinese",
			"Japanese",
			"Korean"
		]
	},
	{
		suffixes: words("co com.co"),
		latin: "áéíóúñüåäöæøþðý",
		scripts: [
			"Chinese",
			"Japanese",
			"Korean"
		]
	},
	{
		suffixes: words("me"),
		latin: european,
		scripts: [
			...slavic,
			"Chinese",
			"Korean"
		]
	},
	{
		suffixes: words("io sh ac"),
		latin: "àáâäåæçéèêëíîïñóôöøúûüýþðąćęłńśźżš",
		scripts: []
	},
	{
		suffixes: words("de"),
		latin: `${european}ß`,
		scripts: []
	},
	{
		suffixes: words("eu"),
		latin: `${european}șț`,
		scripts: []
	},
	{
		suffixes: words("fr re pm yt tf wf"),
		latin: french,
		scripts: []
	},
	{
		suffixes: words("at ch li be lu"),
		latin: "àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿœ",
		scripts: []
	},
	{
		suffixes: words("it"),
		latin: "àâäèéêëìîïòôöùûüæœçÿß",
		scripts: []
	},
	{
		suffixes: words("es com.es nom.es org.es"),
		latin: "áàéèíïóòúüñç",
		scripts: []
	},
	{
		suffixes: words("cat"),
		latin: "àáéèíïóòúüçñ",
		scripts: []
	},
	{
		suffixes: words("pt com.pt"),
		latin: "àáâãçéêíóôõú",
		scripts: []
	},
	{
		suffixes: words("br com.br net.br org.br"),
		latin: "àáâãçéêíóôõúü",
		scripts: []
	},
	{
		suffixes: words("ar com.ar net.ar org.ar"),
		latin: "áâãàéêíóôõúüñç",
		scripts: []
	},
	{
		suffixes: words("cl pe com.pe"),
		latin: "áéíóúüñ",
		scripts: []
	},
	{
		suffixes: words("ca"),
		latin: "éëêèâàæôœùûüçîïÿ",
		scripts: []
	},
	{
		suffixes: words("ie"),
		latin: "áéíóú",
		scripts: []
	},
	{
		suffixes: words("nz co.nz net.nz org.nz"),
		latin: "āēīōū",
		scripts: []
	},
	{
		suffixes: words("dk"),
		latin: "æøåéöäü",
		scripts: []
	},
	{
		suffixes: words("se nu"),
		latin: "åäöéüæøàáâçèêëíîïðñóôõúûýþ",
		scripts: []
	},
	{
		suffixes: words("no"),
		latin: "áàäčçđéèêŋńñóòôöšŧüžæøå",
		scripts: []
	},
	{
		suffixes: words("fi"),
		latin: "åäöâčđǥǧȟǩŋõšŧʒž",
		scripts: []
	},
	{
		suffixes: words("is"),
		latin: "áéýúíóþæöð",
		scripts: []
	},
	{
		suffixes: words("ee"),
		latin: "õäöüšž",
		scripts: []
	},
	{
		suffixes: words("lv"),
		latin: "āčēģīķļņōŗšūž",
		scripts: []
	},
	{
		suffixes: words("lt"),
		latin: "ąčęėįšųūž",
		scripts: []
	},
	{
		suffixes: words("pl com.pl net.pl org.pl"),
		latin: european,
		scripts: [
			"Russian",
			"Greek",
			"Hebrew"
		]
	},
	{
		suffixes: words("hu"),
		latin: "áéíóöőúüű",
		scripts: []
	},
	{
		suffixes: words("ro"),
		latin: "ăâîșțşţ",
		scripts: []
	},
	{
		suffixes: words("si"),
		latin: "čšžćđäöüéèêëàáâçñ",
		scripts: []
	},
	{
		suffixes: words("hr"),
		latin: "čćđšž",
		scripts: []
	},
	{
		suffixes: words("bg"),
		latin: "",
		scripts: ["Bulgarian"]
	},
	{
		suffixes: words("tr com.tr net.tr org.tr"),
		latin: "âçğıîöşûü",
		scripts: []
	},
	{
		suffixes: words("gr com.gr"),
		latin: "",
		scripts: ["Greek"]
	},
	{
		suffixes: words("vn com.vn net.vn org.vn"),
		latin: vietnamese,
		scripts: []
	},
	{
		suffixes: words("su"),
		latin: "",
		scripts: ["Russian"]
	},
	{
		suffixes: words("il co.il org.il"),
		latin: "",
		scripts: ["Hebrew"]
	},
	{
		suffixes: words("kr"),
		latin: "",
		scripts: ["Korean"]
	},
	{
		suffixes: words("jp"),
		latin: "",
		scripts: ["Japanese"]
	},
	{
		suffixes: words("cn tw hk"),
		latin: "",
		scripts: ["Chinese"]
	},
	{
		suffixes: words("sg com.sg"),
		latin: "",
		scripts: ["Chinese", "Tamil"]
	},
	{
		suffixes: words("th co.th in.th or.th"),
		latin: "",
		scripts: ["Thai"]
	},
	{
		suffixes: ["xn--p1ai"],
		latin: "",
		scripts: ["Russian"]
	},
	{
		suffixes: ["xn--j1amh"],
		latin: "",
		scripts: ["Ukrainian", "Russian"]
	},
	{
		suffixes: ["xn--90ais"],
		latin: "",
		scripts: ["Belarusian", "Russian"]
	},
	{
		suffixes: ["xn--90ae"],
		latin: "",
		scripts: ["Bulgarian"]
	},
	{
		suffixes: ["xn--90a3ac"],
		latin: "",
		scripts: ["Serbian"]
	},
	{
		suffixes: ["xn--d1alf"],
		latin: "",
		scripts: ["Macedonian"]
	},
	{
		suffixes: ["xn--80ao21a"],
		latin: "",
		scripts: ["Kazakh", "Russian"]
	},
	{
		suffixes: ["xn--l1acc"],
		latin: "",
		scripts: ["Mongolian"]
	}
];
function words(text) {
	return text.split(" ");
}
const bySuffix = new Map(repertoires.flatMap((each) => each.suffixes.map((suffix) => [suffix, each])));
const wide = new Set(Array.from({ length: 7713 }, (_, index) => String.fromCodePoint(223 + index)).filter((letter) => /^[\u00DF-\u00F6\u00F8-\u024F\u0259\u1E00-\u1EFF]$/u.test(letter) && letter === letter.toLowerCase() && letter === letter.normalize("NFKC")));
function takesLatin(suffix, letter) {
	const latin = bySuffix.get(suffix)?.latin ?? "";
	return latin === "wide" ? wide.has(letter) : latin.includes(letter);
}
function scriptsAt(suffix) {
	return bySuffix.get(suffix)?.scripts ?? null;
}
function hasMixedNames(suffix) {
	return bySuffix.get(suffix)?.latin === "wide";
}
function repertoireOf(name) {
	const known = byScript.get(name) ?? alphabets[name] ?? {
		letters: scriptPattern(name),
		mixes: false
	};
	byScript.set(name, known);
	return known;
}
const byScript = new Map();
function scriptPattern(name) {
	return new RegExp(`^\\p{Script_Extensions=${name}}$`, "u");
}
// src/formats/lookalike/idna.ts
const permitted = /^[\p{Ll}\p{Lo}\p{Lm}\p{Mn}\p{Mc}\p{Nd}\u3007\u00b7\u0375\u05f3\u05f4\u30fb-]*$/u;
const excluded = /[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u;
const contextRules = [
	["·", (label) => !/(?<!l)\u00b7|\u00b7(?!l)/u.test(label)],
	["͵", (label) => !/\u0375(?!\p{Script=Greek})/u.test(label)],
	["׳", (label) => !/(?<!\p{Script=Hebrew})[\u05f3\u05f4]/u.test(label)],
	["״", (label) => !/(?<!\p{Script=Hebrew})[\u05f3\u05f4]/u.test(label)],
	["・", (label) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(label)]
];
function isIdnaLabel(label) {
	if (label.normalize("NFC") !== label || !permitted.test(label) || excluded.test(label)) return false;
	if (/^\p{M}|^-|-$|^..--/u.test(label)) return false;
	if (label.normalize("NFKC").toLowerCase().normalize("NFKC") !== label) return false;
	if (/[\u0660-\u0669]/u.test(label) && /[\u06f0-\u06f9]/u.test(label)) return false;
	return contextRules.every(([letter, isMet]) => !label.includes(letter) || isMet(label));
}
// src/formats/lookalike/repertoire.ts
function canExist(label, suffix, own) {
	const isHome = suffix === own.suffix;
	if (isAscii(label)) return !needsScript(suffix) || isHome && isAscii(own.label);
	if (latin.test(label)) return !misplacedHyphen.test(label) && hasLatin(label, suffix, isHome ? own.label : "");
	if (!isIdnaLabel(label)) return false;
	const letters = Array.from(label);
	return [...scriptsAt(suffix) ?? topScripts(suffix), ...isHome && !isAscii(own.label) ? scriptsIn(own.label) : []].some((name) => fits(letters, repertoireOf(name)));
}
const latin = /^[\p{Script=Latin}\u0021-\u007e]*$/u;
const misplacedHyphen = /^-|-$|^..--/u;
function hasLatin(label, suffix, home) {
	for (const letter of label) if (letter > "" && !takesLatin(suffix, letter) && !home.includes(letter)) return false;
	return true;
}
function fits(letters, { letters: inScript, mixes }) {
	return letters.every((each) => inScript.test(each) || /^[0-9-]$/.test(each) || mixes && /^[a-z]$/.test(each));
}
function needsScript(suffix) {
	return suffix.slice(suffix.lastIndexOf(".") + 1).startsWith("xn--");
}
function topScripts(suffix) {
	return needsScript(suffix) ? scriptsIn(domainToUnicode(suffix.slice(suffix.lastIndexOf(".") + 1))) : [];
}
const eastAsian = [
	[/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "Japanese"],
	[/\p{Script=Hangul}/u, "Korean"],
	[/\p{Script=Han}/u, "Chinese"]
];
const otherScripts = "Cyrillic Greek Armenian Georgian Hebrew Arabic Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Khmer Myanmar Ethiopic Mongolian".split(" ");
function scriptsIn(text) {
	const [asian] = eastAsian.filter(([script]) => script.test(text)).map(([, name]) => name);
	if (asian !== void 0) return [asian];
	return otherScripts.filter((name) => new RegExp(`\\p{Script=${name}}`, "u").test(text));
}
function isAscii(label) {
	return /^[\u0000-\u007f]*$/.test(label);
}
// src/data/lookalikes/latin.ts
const unmarked = {
	a: "əæ",
	b: "ƅƀßþ",
	c: "ƈ",
	d: "đð",
	e: "ɇə",
	f: "ƒ",
	g: "ǥ",
	h: "ħ",
	i: "ı",
	j: "ɉ",
	k: "ĸƙ",
	l: "łŀƚ",
	n: "ŋƞŉ",
	o: "øơœ",
	p: "þƿƥ",
	r: "ɍ",
	t: "ŧƫƭł",
	u: "ưŭ",
	y: "ƴɏỿ",
	z: "ƶʒ",
	"2": "ƻ",
	"5": "ƽ",
	"8": "ȣ",
	ae: "æ",
	oe: "œ",
	ce: "œ"
};
const latinLooks = looks();
function looks() {
	const found = new Map();
	const add = (base, letter) => {
		const known = found.get(base) ?? new Set();
		found.set(base, known.add(letter));
	};
	for (const [from, to] of [[223, 591], [7680, 7935]]) for (let code = from; code <= to; code++) {
		const letter = String.fromCodePoint(code);
		const [base = "", ...marks] = letter.normalize("NFD");
		if (marks.length > 0 && /^[a-z]$/.test(base)) add(base, letter);
	}
	for (const [base, letters] of Object.entries(unmarked)) for (const letter of letters) add(base, letter);
	return new Map([...found].map(([base, letters]) => [base, [...letters]]));
}
const scriptLetters = new Map(`
Cyrillic a:а b:ьвҍ c:сҫ d:ԁԃ e:еєҽҿ f:ғӻ g:ԍ h:һнћңҥӈӊԋԧԩ i:іӏ j:ј k:кқҝҟҡӄԟ l:ӏі m:мӎ n:пԥ o:о p:рҏ q:ԛ r:гґ s:ѕ t:тҭԏ u:и v:ѵ w:ԝшщѡ x:хҳӽӿ y:уүұ 1:ӏ 3:зҙӡ 6:б ae:ӕ
Greek a:α b:β e:ε h:η i:ι k:κ n:ηπ o:οσ p:ρϼ t:τ u:υ v:ν w:ω x:χ y:γ 0:θ
Armenian f:ք g:ց h:հ i:ւ j:յ n:ո o:օ q:գզ u:ս w:ա 2:շ 6:ճ
Georgian d:ძ 3:კვპ
Hebrew n:ח o:ס
Bengali o:০ q:৭ 0:০ 2:২ 3:ও 8:৪
Devanagari o:० 0:० 2:२ 3:उ
Gurmukhi o:੦ q:੧ 0:੦ 2:੨ 3:੩ਤੜ 4:੫ 8:੪
Gujarati o:૦ q:૧ 0:૦ 2:૨ 3:૩ 9:૭
Oriya o:୦ଠ 0:ଠ୦ 8:୫ 9:୨
Telugu o:౦ 0:౦ 2:౨ 3:౩ 9:౨
Kannada o:೦ 0:೦ 2:೩೭ 9:೭೩
Malayalam o:ഠ s:ട 0:ഠ
Myanmar c:င e:ၔ g:ဌ j:၂ o:ဝစ 0:ဝ 3:ဒ
Thai n:ก s:ร u:บ w:ฟพ
Lao o:໐ s:ຣຮ u:ບ w:ຟພ
Han t:七丁丅丆 x:乂 y:丫 4:丩
Bopomofo 4:ㄐ
`.trim().split("\n").map((line) => {
	const [script = "", ...pairs] = line.split(" ");
	return [script, new Map(pairs.map(lookOf))];
}));
function lookOf(pair) {
	const [ascii = "", letters = ""] = pair.split(":");
	return [ascii, Array.from(letters)];
}
const mostClosest$1 = 2;
const closestLetters = closest();
function closest() {
	const found = new Map();
	for (const looks of scriptLetters.values()) for (const [ascii, [first]] of looks) {
		const known = found.get(ascii) ?? [];
		if (first !== void 0 && known.length < mostClosest$1) found.set(ascii, [...known, first]);
	}
	return found;
}
// src/data/lookalikes/shapes.ts
const asciiShapes = [
	...shapes(3, "l:1,i i:l,1 1:l,i o:0 0:o m:rn w:vv rn:m vv:w cl:d"),
	...shapes(2, "d:cl g:q q:g nn:m m:nn 5:s s:5 2:z z:2 u:v v:u e:3 a:4 t:7 b:8 8:b j:i"),
	...shapes(1, "3:8 8:3 6:9 9:6 b:d,lb c:e d:b,dl e:c h:lh k:lk,ik,lc m:n,rr n:m,r")
];
function shapes(nearness, text) {
	return text.split(" ").flatMap((pair) => {
		const [from = "", to = ""] = pair.split(":");
		return to.split(",").map((each) => ({
			from,
			to: each,
			nearness
		}));
	});
}
const strokePairs = "ニ二 カ力 ロ口 エ工 ト卜 タ夕 ハ八 ミ三 チ千 オ才 ム厶 ヘへ リり ベべ ペぺ ー一 シツ ソン ノ丿 ッツ ャヤ ュユ ョヨ ァア ィイ ェエ ォオ っつ ゃや ゅゆ ょよ 未末 土士 日曰 己已 干千 大太 人入 天夫 王玉 白自 目日".split(" ").map((pair) => [pair.charAt(0), pair.charAt(1)]);
// src/formats/lookalike/shapes.ts
function* homoglyphs(label, nearness) {
	for (const shape of asciiShapes) if (nearness.includes(shape.nearness)) yield* exchanged(label, shape.from, shape.to);
}
function* doubleHomoglyphs(label, nearness) {
	for (const first of homoglyphs(label, nearness)) yield* homoglyphs(first, nearness);
}
function* latinHomoglyphs(label, suffix) {
	for (const [base, letters] of latinLooks) {
		if (!label.includes(base)) continue;
		for (const letter of letters) if (takesLatin(suffix, letter)) yield* exchanged(label, base, letter);
	}
}
function* twoLatinHomoglyphs(label, suffix) {
	const letters = [...new Set(label)].flatMap((base) => (latinLooks.get(base) ?? []).filter((letter) => letter <= "ÿ" && takesLatin(suffix, letter)).map((letter) => [base, letter]));
	for (const [at, [base, letter]] of letters.entries()) for (const [other, second] of letters.slice(at + 1)) if (other !== base) yield label.replaceAll(base, letter).replaceAll(other, second);
}
function* anyTwoLatinHomoglyphs(label, suffix) {
	for (const one of latinHomoglyphs(label, suffix)) yield* latinHomoglyphs(one, suffix);
}
function* shapedLatinHomoglyphs(label, suffix) {
	for (const one of homoglyphs(label, [
		3,
		2,
		1
	])) yield* latinHomoglyphs(one, suffix);
}
function* wholeHomoglyphs(label) {
	for (const [script, looks] of scriptLetters) yield* first(spellings(label, looks, keptIn(script)), mostClosest);
}
function* allWholeHomoglyphs(label) {
	for (const [script, looks] of scriptLetters) yield* first(spellings(label, looks, keptIn(script)), mostOfScript);
}
const mostClosest = 4;
const mostOfScript = 1500;
function* first(all, most) {
	let count = 0;
	for (const each of all) {
		if (count++ === most) return;
		yield each;
	}
}
function keptIn(script) {
	return script === "Han" ? /^[a-z0-9-]$/ : /^[0-9-]$/;
}
function* spellings(label, looks, kept) {
	for (const [pair, letters] of looks) {
		if (pair.length === 1 || !label.includes(pair)) continue;
		const [before = "", ...after] = label.split(pair);
		const around = [before, after.join(pair)].map((text) => Array.from(text, (each) => choicesOf(each, looks, kept)));
		yield* products([
			...around[0] ?? [],
			letters,
			...around[1] ?? []
		]);
	}
	for (const each of products(Array.from(label, (letter) => choicesOf(letter, looks, kept)))) if (each !== label) yield each;
}
function choicesOf(letter, looks, kept) {
	return [...looks.get(letter) ?? [], ...kept.test(letter) ? [letter] : []];
}
function* products(choices) {
	if (choices.some(({ length }) => length === 0)) return;
	const farthest = choices.reduce((sum, { length }) => sum + length - 1, 0);
	for (let distance = 0; distance <= farthest; distance++) yield* productsAt(choices, distance);
}
function* productsAt([head, ...tail], distance) {
	if (head === void 0) {
		if (distance === 0) yield "";
		return;
	}
	const reach = tail.reduce((sum, { length }) => sum + length - 1, 0);
	for (const [at, each] of head.entries()) {
		if (at > distance || distance - at > reach) continue;
		for (const rest of productsAt(tail, distance - at)) yield each + rest;
	}
}
function* mixedHomoglyphs(label) {
	const letters = Array.from(label);
	const exchange = (places) => products(letters.map((each, at) => places.includes(at) ? closestLetters.get(each) ?? [] : [each]));
	for (let count = 1; count <= mostMixed; count++) for (let at = 0; at + count <= letters.length; at++) yield* exchange(Array.from({ length: count }, (_, index) => at + index));
	for (let one = 0; one < letters.length; one++) for (let other = one + 2; other < letters.length; other++) yield* exchange([one, other]);
}
const mostMixed = 3;
function* plainSpellings(label) {
	const letters = Array.from(label);
	yield letters.map(plainOf).join("");
	yield Array.from(label, (letter) => inTwo.get(letter) ?? letter).join("");
	for (const [at, letter] of letters.entries()) if (plainOf(letter) !== letter) yield letters.with(at, plainOf(letter)).join("");
	yield Array.from(label, (letter) => lookalikeLetters.get(letter) ?? letter).join("");
	for (const [letter, pair] of umlauts) yield* exchanged(label, pair, letter);
	yield umlauts.reduce((text, [letter, pair]) => text.replaceAll(pair, letter), label);
}
function plainOf(letter) {
	return inTwo.get(letter)?.charAt(0) ?? letter.normalize("NFD").replaceAll(/\p{Mn}/gu, "").normalize("NFC");
}
const inTwo = new Map(Object.entries({
	ä: "ae",
	ö: "oe",
	ü: "ue",
	ß: "ss",
	æ: "ae",
	ø: "oe",
	å: "aa",
	œ: "oe",
	ł: "l",
	đ: "d",
	ı: "i"
}));
const umlauts = Object.entries({
	ä: "ae",
	ö: "oe",
	ü: "ue",
	ß: "ss",
	å: "aa"
});
function* strokeHomoglyphs(label) {
	for (const [from, to] of strokePairs) {
		yield* exchanged(label, from, to);
		yield* exchanged(label, to, from);
	}
}
function* exchanged(label, from, to) {
	const places = [];
	for (let at = label.indexOf(from); at >= 0; at = label.indexOf(from, at + from.length)) places.push(at);
	for (let count = 1; count <= places.length; count++) for (let first = 0; first + count <= places.length; first++) {
		const begin = places[first] ?? 0;
		const end = (places[first + count - 1] ?? 0) + from.length;
		yield label.slice(0, begin) + label.slice(begin, end).replaceAll(from, to) + label.slice(end);
	}
}
const regions = `
de | at ch eu li lu | German
at | co.at or.at de ch eu li | German
ch li | ch li de at fr it eu | German
lu | lu fr de be eu | French
fr re pm yt tf wf mc | com.fr be ch lu ca eu re | French
be | nl fr eu lu de | Dutch
nl | be eu de com.nl co.nl | Dutch
es cat gal eus | com.es nom.es org.es cat eu com.mx mx com.ar com.co cl com.pe | Spanish
mx | com.mx org.mx net.mx us es com.co com.ar | Spanish
ar | com.ar net.ar org.ar com.uy cl es com.mx | Spanish
co | com.co net.co nom.co com.mx com.ve com.ec es | Spanish
cl | com.ar com.pe es com.co | Spanish
pe | com.pe org.pe net.pe com.bo com.ec cl es | Spanish
ve ec uy py bo cr gt do hn sv ni pa cu pr | com.ve com.ec com.uy com.py com.bo co.cr com.gt com.do es com.mx com.co | Spanish
pt | com.pt org.pt com.br eu es | Portuguese
br | com.br net.br org.br app.br ind.br pt | Portuguese
it sm va | it eu ch com.it | Italian
pl | com.pl net.pl org.pl eu de | Polish
cz | sk eu co.cz | Czech
sk | cz eu | Czech
hu | co.hu org.hu eu ro | null
ro md | com.ro org.ro eu md | null
se | nu no dk fi eu com.se | Swedish
no | se dk co.no eu | Danish
dk | se no eu co.dk | Danish
fi | se ee eu | null
ee lv lt | ee lv lt eu | null
gr cy | com.gr org.gr net.gr xn--qxam com.cy eu | null
bg | xn--90ae eu com.bg | null
hr si rs ba me mk | hr si rs ba co.rs com.hr eu | null
uk gb | co.uk org.uk me.uk uk ltd.uk net.uk plc.uk ie eu | null
ie | uk co.uk eu | null
us | us ca com.co | null
ca | us fr com.co | null
au | com.au net.au org.au au id.au asn.au co.nz nz | null
nz | co.nz net.nz org.nz nz geek.nz com.au | null
za | co.za org.za net.za web.za africa | null
ng ke gh tz ug | com.ng co.ke com.gh co.tz co.ug africa | null
eg ma dz tn ae sa qa kw bh om jo lb | ae co.ae com.sa sa com.eg com.qa com.kw co.ma | null
ir | co.ir net.ir org.ir | null
il | co.il org.il net.il muni.il xn--4dbrk0ce | null
tr | com.tr net.tr org.tr web.tr gen.tr | Turkish
ru | xn--p1ai su com.ru net.ru org.ru by kz | Russian
su | ru xn--p1ai com.ru by kz | Russian
xn--p1ai | xn--p1ai ru su com.ru | Russian
by | com.by xn--90ais ru | Russian
kz | com.kz org.kz xn--80ao21a ru | Russian
ua | com.ua net.ua org.ua in.ua kyiv.ua kiev.ua pp.ua xn--j1amh | null
in | co.in net.in org.in firm.in gen.in ind.in | null
pk bd lk np | com.pk pk com.bd com.lk lk com.np | null
id | co.id web.id or.id my.id biz.id id | Indonesian
my | com.my net.my org.my my sg com.sg | null
sg | com.sg net.sg org.sg sg my com.my | null
th | co.th in.th or.th net.th xn--o3cw4h | null
vn | com.vn net.vn org.vn vn | Vietnamese
ph | com.ph net.ph org.ph ph | null
cn | com.cn cn net.cn org.cn xn--fiqs8s hk com.hk tw | Chinese
hk | com.hk hk net.hk org.hk cn tw com.tw | Chinese
tw | com.tw tw net.tw org.tw idv.tw hk cn | Chinese
jp | co.jp jp ne.jp or.jp gr.jp | Japanese
kr xn--3e0b707e | co.kr kr or.kr ne.kr pe.kr xn--3e0b707e | Korean
eu | eu de fr nl be it | null
`.trim().split("\n").map((line) => {
	const [tops = "", suffixes = "", language = ""] = line.split(" | ");
	return {
		tops: tops.split(" "),
		suffixes: suffixes.split(" "),
		language: language === "null" ? null : language
	};
});
const letterHomes = [
	[/\p{Script=Hangul}/u, "kr"],
	[/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "jp"],
	[/\p{Script=Han}/u, "cn"],
	[/[єіїґ]/u, "ua"],
	[/\p{Script=Cyrillic}/u, "ru"],
	[/\p{Script=Greek}/u, "gr"],
	[/\p{Script=Hebrew}/u, "il"],
	[/\p{Script=Arabic}/u, "ae"],
	[/\p{Script=Thai}/u, "th"],
	[/[äöüß]/u, "de"]
];
const topTypos = new Map(Object.entries({
	com: [
		"co",
		"cm",
		"om",
		"com.co"
	],
	net: ["ne"],
	info: ["in"],
	co: ["cm", "com"],
	de: ["dk"],
	fr: ["fi"],
	nl: ["no"],
	es: ["se"],
	kr: ["kg"],
	ch: ["cn", "cz"],
	uk: ["ua"],
	us: ["su"],
	pl: ["pt"],
	at: ["ar"]
}));
// src/data/lookalikes/suffixes.ts
const firstSuffixes = "com net org co io app co.kr kr info biz me xyz".split(" ");
const otherSuffixes = [
	..."top shop online site vip icu click live store club work life fun rest cyou sbs bond cfd lol buzz gq tk ml cf ga".split(" "),
	..."dev ai cc tv us eu de uk co.uk fr it es nl pl ru cn com.cn jp co.jp in br com.br ca au com.au ch at be se no dk fi cz".split(" "),
	..."hu ro pt gr ie tr com.tr ua il co.il za co.za mx com.mx ar com.ar cl pe vn com.vn th co.th id co.id my com.my sg com.sg hk".split(" "),
	..."tw com.tw ph com.ph nz co.nz ae sa pk bd lk np kz by lt lv ee sk si hr bg rs is lu asia name pro mobi tel cat cm om".split(" "),
	..."or.kr ne.kr pe.kr xn--3e0b707e tech space website world today email support services solutions center company group".split(" "),
	..."agency digital media network systems cloud link page blog news zone run one plus bank finance money pw ws la su ly gg to sh im".split(" "),
	..."al fit fm ir jobs ms ng ooo tips ug wang wiki xxx".split(" ")
];
// src/formats/lookalike/surroundings.ts
const mostUsual = [
	"com",
	"net",
	"org"
];
function lookalikeSurroundingsOf(label, suffix) {
	const top = suffix.slice(suffix.lastIndexOf(".") + 1);
	const home = letterHomes.find(([letters]) => letters.test(label))?.[1] ?? null;
	const region = regionOf(top) ?? (home === null ? null : regionOf(home));
	const parent = suffix.includes(".") ? [suffix.slice(suffix.indexOf(".") + 1)] : [];
	const siblings = region?.suffixes.filter((each) => isAt(each, top)) ?? [];
	const neighbours = region?.suffixes.filter((each) => !isAt(each, top)) ?? [];
	const generic = region === null ? firstSuffixes : firstSuffixes.filter((each) => !isAt(each, "kr"));
	const first = distinct([
		...parent,
		...siblings,
		...mostUsual,
		...neighbours,
		...generic
	], suffix);
	return {
		first,
		mistyped: distinct(topTypos.get(suffix) ?? [], suffix),
		other: distinct([...firstSuffixes, ...otherSuffixes], suffix).filter((each) => !first.includes(each)),
		baits: [...baitsByHome[home ?? ""] ?? [], ...baitsByLanguage[region?.language ?? ""] ?? []]
	};
}
function regionOf(top) {
	return regions.find(({ tops }) => tops.includes(top)) ?? null;
}
function isAt(suffix, top) {
	return suffix === top || suffix.endsWith(`.${top}`);
}
function distinct(suffixes, own) {
	return [...new Set(suffixes)].filter((each) => each !== own);
}
// src/formats/lookalike/variants.ts
const mostFruitless = 3e3;
function* variantsOf({ label: ascii, suffix }) {
	const label = ascii.startsWith("xn--") ? domainToUnicode(ascii) : ascii;
	const seen = new Set([`${ascii}.${suffix}`]);
	const own = {
		label,
		suffix
	};
	for (const lane of lanesOf(label, suffix)) yield* newOnes(lane, own, seen);
}
function* newOnes({ kind, risk, at, labels }, own, seen) {
	let fruitless = 0;
	for (const each of labels) for (const below of at ?? [own.suffix]) {
		const name = nameOf(each, below, {
			kind,
			own
		});
		if (name !== null && !seen.has(name)) {
			fruitless = 0;
			seen.add(name);
			yield {
				name,
				suffix: below,
				kind,
				risk
			};
		} else if (++fruitless === mostFruitless) return;
	}
}
function lanesOf(label, suffix) {
	const { first, other, mistyped, baits } = lookalikeSurroundingsOf(label, suffix);
	const parent = suffix.includes(".") ? suffix.slice(suffix.indexOf(".") + 1) : null;
	return [
		[
			"nearHomoglyph",
			"homoglyph",
			homoglyphs(label, [3])
		],
		[
			"wholeScript",
			"idn-homoglyph",
			wholeHomoglyphs(label)
		],
		[
			"likeShape",
			"homoglyph",
			strokeHomoglyphs(label)
		],
		[
			"firstSuffix",
			"tld-swap",
			[label],
			first
		],
		[
			"mistypedTop",
			"tld-swap",
			[label],
			mistyped
		],
		[
			"plainSpelling",
			"idn-homoglyph",
			plainSpellings(label)
		],
		[
			"latinLetter",
			"idn-homoglyph",
			latinHomoglyphs(label, suffix)
		],
		[
			"omission",
			"omission",
			omissions(label)
		],
		[
			"likeSound",
			"vowel-swap",
			hangulVowelSwaps(label)
		],
		[
			"transposition",
			"transposition",
			transpositions(label)
		],
		[
			"repetition",
			"repetition",
			repetitions(label)
		],
		[
			"hyphenation",
			"hyphenation",
			hyphenations(label)
		],
		[
			"commonBait",
			"combosquat",
			combinations(label, commonBaits)
		],
		[
			"languageBait",
			"combosquat",
			combinations(label, baits)
		],
		[
			"plural",
			"plural",
			plurals(label)
		],
		[
			"likelyHomoglyph",
			"homoglyph",
			homoglyphs(label, [2])
		],
		[
			"suffixInLabel",
			"combosquat",
			withSuffix(label, suffix),
			[...new Set([
				suffix,
				parent ?? suffix,
				"com"
			])]
		],
		[
			"numeral",
			"numeral-swap",
			numeralSwaps(label)
		],
		[
			"replacement",
			"replacement",
			replacements(label)
		],
		[
			"vowelSwap",
			"vowel-swap",
			vowelSwaps(label)
		],
		[
			"mixedScript",
			"mixed-script",
			mixedHomoglyphs(label)
		],
		[
			"insertion",
			"insertion",
			insertions(label)
		],
		[
			"otherSuffix",
			"tld-swap",
			[label],
			other
		],
		[
			"typoAtFirstSuffix",
			"homoglyph",
			homoglyphs(label, [3]),
			first
		],
		[
			"typoAtFirstSuffix",
			"omission",
			omissions(label),
			first
		],
		[
			"typoAtFirstSuffix",
			"transposition",
			transpositions(label),
			first
		],
		[
			"typoAtFirstSuffix",
			"repetition",
			repetitions(label),
			first
		],
		[
			"typoAtFirstSuffix",
			"hyphenation",
			hyphenations(label),
			first
		],
		[
			"insertedDot",
			"subdomain",
			insertedDots(label)
		],
		[
			"farHomoglyph",
			"homoglyph",
			homoglyphs(label, [1])
		],
		[
			"bitFlip",
			"bitsquatting",
			bitFlips(label)
		],
		[
			"addition",
			"insertion",
			additions(label)
		],
		[
			"innerPlural",
			"plural",
			innerPlurals(label)
		],
		[
			"otherBait",
			"combosquat",
			combinations(label, otherBaits)
		],
		[
			"wholeScriptRest",
			"idn-homoglyph",
			allWholeHomoglyphs(label)
		],
		[
			"twoLatinLetters",
			"idn-homoglyph",
			twoLatinHomoglyphs(label, suffix)
		],
		[
			"doubleNearHomoglyph",
			"homoglyph",
			doubleHomoglyphs(label, [3])
		],
		[
			"foreignBait",
			"combosquat",
			combinations(label, foreignBaits)
		],
		[
			"baitAtFirstSuffix",
			"combosquat",
			combinations(label, commonBaits),
			first
		],
		[
			"doubleHomoglyph",
			"homoglyph",
			doubleHomoglyphs(label, [
				3,
				2,
				1
			])
		],
		[
			"typoAtOtherSuffix",
			"homoglyph",
			homoglyphs(label, [3]),
			other
		],
		[
			"typoAtOtherSuffix",
			"omission",
			omissions(label),
			other
		],
		[
			"typoAtOtherSuffix",
			"transposition",
			transpositions(label),
			other
		],
		[
			"anyTwoLatinLetters",
			"idn-homoglyph",
			anyTwoLatinHomoglyphs(label, suffix)
		],
		[
			"letterAndShape",
			"idn-homoglyph",
			shapedLatinHomoglyphs(label, suffix)
		]
	].map(([lane, kind, labels, at]) => ({
		kind,
		risk: laneRisks[lane],
		labels,
		...at && { at }
	}));
}
function withSuffix(label, suffix) {
	const readable = domainToUnicode(suffix);
	const [first = "", ...others] = readable.split(".");
	const whole = [
		label + readable.replaceAll(".", ""),
		`${label}-${readable.replaceAll(".", "-")}`,
		`www${label}`,
		`www-${label}`
	];
	return others.length > 0 ? [label + first, ...whole] : whole;
}
const asciiLabel = /^(?!..--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
function nameOf(label, suffix, { kind, own }) {
	if (kind === "subdomain") return dottedName(label, suffix, own);
	if (!(kind === "mixed-script" ? hasMixedNames(suffix) && isIdnaLabel(label) : canExist(label, suffix, own))) return null;
	if (asciiLabel.test(label)) return `${label}.${suffix}`;
	if (/^[\u0000-\u007f]*$/.test(label)) return null;
	const ascii = domainToASCII(label);
	return ascii.startsWith("xn--") && ascii.length <= 63 ? `${ascii}.${suffix}` : null;
}
function dottedName(label, suffix, own) {
	const [first, last] = label.split(".").map((part) => nameOf(part, suffix, {
		kind: "omission",
		own
	}));
	if (!first || !last) return null;
	return `${first.slice(0, -suffix.length - 1)}.${last}`;
}
// src/probes/lookalike/survey.ts
const [questionsToEach, questionsAtLeast] = [200, 400];
const mostAlone = 200;
const mostInVain = 10;
async function surveyOf(context, domain, extent, chance) {
	const variants = await take(variantsOf(partsOf(domain)), extent.limit);
	const registries = await registriesOf(context, variants, chance);
	const surveyed = [];
	const broken = [];
	let done = 0;
	async function ask({ variant, place }) {
		if (context.elapsed() >= extent.until) return { status: "unasked" };
		const within = {
			turn: place,
			registry: registries.get(variant.suffix) ?? {
				wildcard: { state: "unknown" },
				isPrivate: false
			}
		};
		return variant.kind === "subdomain" ? subdomainOf(context, variant.name, {
			...within,
			random: chance()
		}) : delegationStateOf(context, variant.name, within);
	}
	function tell({ variant, place }, delegation) {
		const told = {
			...variant,
			delegation
		};
		surveyed[place] = told;
		extent.heard?.(told, {
			place,
			done: ++done,
			total: variants.length
		});
	}
	await inTurns(variants, questionsAtATime(context), async (variant, place) => {
		const placed = {
			variant,
			place
		};
		const delegation = await ask(placed);
		if (isBroken(delegation) && broken.length < mostAlone) broken.push({
			...placed,
			delegation
		});
		else tell(placed, delegation);
	});
	let inVain = 0;
	await inTurns(broken, 1, async (placed) => {
		const delegation = inVain < mostInVain ? await ask(placed) : placed.delegation;
		inVain = isBroken(delegation) ? inVain + 1 : 0;
		tell(placed, delegation.status === "unasked" ? placed.delegation : delegation);
	});
	const having = (state) => [...registries].flatMap(([suffix, { wildcard }]) => wildcard.state === state ? [suffix] : []).toSorted();
	return {
		variants: variants.map((variant, place) => surveyed[place] ?? {
			...variant,
			delegation: { status: "unasked" }
		}),
		wildcards: having("every-name"),
		unclear: having("unknown")
	};
}
function isBroken(delegation) {
	return delegation.status === "unknown" && /^(?:ECONNRESET|EPIPE|HTTP2-)/.test(delegation.reason);
}
function questionsAtATime({ dns: { doh } }) {
	return Math.max(questionsAtLeast, questionsToEach * doh.length);
}
function partsOf(domain) {
	const { domainWithoutSuffix, publicSuffix } = (0, import_cjs.parse)(domain, {
		allowPrivateDomains: true,
		extractHostname: false,
		validateHostname: false
	});
	if (domainWithoutSuffix && publicSuffix) return {
		label: domainWithoutSuffix,
		suffix: publicSuffix
	};
	const dot = domain.indexOf(".");
	return {
		label: domain.slice(0, dot),
		suffix: domain.slice(dot + 1)
	};
}
function unicodeVariantOf(name) {
	const unicode = domainToUnicode(name);
	return unicode === name || unicode === "" ? void 0 : unicode;
}
const atOnce = 100;
async function take(all, most) {
	const found = [];
	for (const each of all) {
		if (found.length >= most) break;
		found.push(each);
		if (found.length % atOnce === 0) await setImmediate();
	}
	return found;
}
async function registriesOf(context, variants, chance) {
	const found = new Map();
	await inTurns(new Set(variants.map(({ suffix }) => suffix)), questionsAtATime(context), async (suffix) => {
		const { isPrivate } = (0, import_cjs.parse)(`name.${suffix}`, {
			allowPrivateDomains: true,
			validateHostname: false
		});
		found.set(suffix, {
			wildcard: await wildcardOf(context, suffix, chance()),
			isPrivate: isPrivate === true
		});
	});
	return found;
}
export { lookalikeOwnershipOf as a, detailsOf as c, variantKinds as i, chance as l, unicodeVariantOf as n, ownershipBases as o, repertoiresAsOf as r, ownerOf as s, surveyOf as t };
