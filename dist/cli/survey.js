import { Gi as attempt } from "./gate.js";
import { mt as failure } from "./start.js";
import { t as require_cjs } from "./cjs2.js";
import { C as types, O as isSameName, T as parseName } from "./data.js";
import { l as recordsOf, t as answerIn } from "./answer.js";
import { t as messageIn } from "./read-once.js";
import "./dns.js";
import { t as plainText } from "./plain-text.js";
import { n as otherBaits, r as inTurns, t as commonBaits } from "./words2.js";
import { t as lookalikeLetters } from "./lookalike-letters.js";
import { domainToASCII, domainToUnicode } from "node:url";
import { randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
// src/probes/lookalike/chance.ts
function chance() {
	return `x${randomBytes(13).toString("hex")}`;
}
// src/probes/lookalike/delegation.ts
const patience = 2500;
async function delegationOf({ net, dns }, name, { turn, wildcard }) {
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
	return answer === null ? { status: "unasked" } : delegationIn(answer, owner, wildcard);
}
async function wildcardOf({ net, dns }, suffix, label) {
	const found = await delegationOf({
		net,
		dns
	}, `${label}.${suffix}`, {
		turn: 0,
		wildcard: { state: "none" }
	});
	if (found.status === "free") return { state: "none" };
	if (found.status === "registered") return {
		state: "every-name",
		nameServers: found.nameServers
	};
	return found.status === "undelegated" ? {
		state: "every-name",
		nameServers: []
	} : { state: "unknown" };
}
function delegationIn(answer, owner, wildcard) {
	if (answer.kind === "unknown") return {
		status: "unknown",
		reason: answer.reason
	};
	if (answer.kind === "nxdomain" && answer.aliases.length === 0) return { status: "free" };
	const nameServers = nameServersIn(answer);
	if (wildcard.state === "every-name" && isEqual(nameServers, wildcard.nameServers)) return { status: "free" };
	if (wildcard.state === "unknown") return {
		status: "unknown",
		reason: "WILDCARD"
	};
	if (nameServers.length > 0) return {
		status: "registered",
		nameServers
	};
	return answer.kind === "nodata" && isSameName(answer.soa.name, owner) ? {
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
async function ownServersOf(context, domain) {
	const name = parseName(domain);
	for (const turn of [0, 1]) {
		const answer = await askAt(context, name, types.NS, turn);
		if (answer?.kind === "nxdomain") throw failure("dns.nxdomain", { host: domain });
		if (answer && answer.kind !== "unknown") return nameServersIn(answer);
	}
	return null;
}
// src/data/lookalikes/dns-operators.ts
const sharedOperators = "domaincontrol.com registrar-servers.com cloudflare.com googledomains.com squarespacedns.com wixdns.net hichina.com dnspod.net alidns.com name-services.com dns-parking.com hostinger.com sedoparking.com parkingcrew.net bodis.com above.com afternic.com dan.com ui-dns.com ui-dns.org ui-dns.de ui-dns.biz ovh.net anycast.me gandi.net dynadot.com namebrightdns.com porkbun.com nsone.net digitalocean.com linode.com hetzner.com hetzner.de your-server.de first-ns.de netcup.net inwx.de gabia.co.kr gabia.net gabia.io cafe24.com whoisdomain.kr dnsever.com hosting.kr nhn.com iwantmyname.net bluehost.com hostgator.com wordpress.com shopify.com vercel-dns.com netlify.com onamae.com dnsv.jp xserver.jp reg.ru nic.ru beget.com timeweb.ru strato.de rzone.de one.com simply.com loopia.se nazwa.pl home.pl aruba.it register.it azure-dns.com azure-dns.net azure-dns.org azure-dns.info akam.net ultradns.com ultradns.net ultradns.org ultradns.biz name.com dnsowl.com dnsimple.com dnsimple-edge.net cloudns.net easydns.com he.net zoneedit.com dnsmadeeasy.com constellix.com siteground.net a2hosting.com dreamhost.com inmotionhosting.com rackspace.com epik.com spaceship.net myhostadmin.net xincache.com iidns.com 22.cn value-domain.com dns.ne.jp muumuu-domain.com gmoserver.jp sakura.ne.jp megazone.com inames.co.kr dotname.co.kr mailplug.com yesnic.com".split(" ");
function isSharedServer(name) {
	return sharedOperators.some((suffix) => name === suffix || name.endsWith(`.${suffix}`));
}
// src/probes/lookalike/ownership.ts
function ownershipOf(domain, own, theirs) {
	if (theirs.length === 0) return "other";
	const isBelow = (name) => name === domain || name.endsWith(`.${domain}`);
	const isSame = own.length === theirs.length && own.every((each) => theirs.includes(each));
	if (theirs.every(isBelow) && theirs.every((each) => own.includes(each))) return "own";
	if (!isSame) return "other";
	return own.every(isSharedServer) ? "unclear" : "own";
}
// src/data/lookalikes/lanes.ts
var import_cjs = require_cjs();
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
	"idn-homoglyph"
];
const laneRisks = {
	nearHomoglyph: 95,
	wholeScript: 92,
	firstSuffix: 88,
	plainSpelling: 86,
	latinLetter: 82,
	omission: 80,
	transposition: 78,
	repetition: 76,
	hyphenation: 74,
	commonBait: 72,
	plural: 70,
	likelyHomoglyph: 68,
	suffixInLabel: 66,
	replacement: 64,
	vowelSwap: 60,
	insertion: 55,
	otherSuffix: 52,
	typoAtFirstSuffix: 48,
	farHomoglyph: 45,
	bitFlip: 42,
	addition: 40,
	otherBait: 36,
	doubleNearHomoglyph: 30,
	baitAtFirstSuffix: 26,
	doubleHomoglyph: 20,
	typoAtOtherSuffix: 12
};
// src/data/lookalikes/suffixes.ts
const firstSuffixes = "com net org co io app co.kr kr info biz me xyz".split(" ");
const otherSuffixes = [
	..."top shop online site vip icu click live store club work life fun rest cyou sbs bond cfd lol buzz gq tk ml cf ga".split(" "),
	..."dev ai cc tv us eu de uk co.uk fr it es nl pl ru cn com.cn jp co.jp in br com.br ca au com.au ch at be se no dk fi cz".split(" "),
	..."hu ro pt gr ie tr com.tr ua il co.il za co.za mx com.mx ar com.ar cl pe vn com.vn th co.th id co.id my com.my sg com.sg hk".split(" "),
	..."tw com.tw ph com.ph nz co.nz ae sa pk bd lk np kz by lt lv ee sk si hr bg rs is lu asia name pro mobi tel cat".split(" "),
	..."or.kr ne.kr re.kr pe.kr go.kr xn--3e0b707e tech space website world today email support services solutions center company group".split(" "),
	..."agency digital media network systems cloud link page blog news zone run one plus bank finance money pw ws la su ly gg to sh im".split(" "),
	..."al edu fit fm gov ir jobs ms ng ooo tips ug wang wiki xxx".split(" ")
];
// src/data/lookalikes/keyboards.ts
const keyboards = [
	[
		"1234567890",
		"qwertyuiop",
		"asdfghjkl",
		"zxcvbnm"
	],
	[
		"1234567890",
		"qwertzuiop",
		"asdfghjkl",
		"yxcvbnm"
	],
	[
		"1234567890",
		"azertyuiop",
		"qsdfghjklm",
		"wxcvbn"
	]
];
const keysBeside = beside();
function beside() {
	const found = new Map();
	for (const rows of keyboards) for (const [row, keys] of rows.entries()) for (const [at, key] of Array.from(keys).entries()) {
		const above = rows[row - 1] ?? "";
		const below = rows[row + 1] ?? "";
		const near = [
			keys[at - 1],
			keys[at + 1],
			above[at],
			above[at + 1],
			below[at - 1],
			below[at]
		];
		const known = found.get(key) ?? new Set();
		for (const each of near) if (each !== void 0) known.add(each);
		found.set(key, known);
	}
	return new Map([...found].map(([key, keys]) => [key, [...keys]]));
}
// src/formats/lookalike/edits.ts
function* omissions(label) {
	for (let at = 0; at < label.length; at++) yield label.slice(0, at) + label.slice(at + 1);
}
function* transpositions(label) {
	for (let at = 0; at + 1 < label.length; at++) yield `${label.slice(0, at)}${label[at + 1]}${label[at]}${label.slice(at + 2)}`;
}
function* repetitions(label) {
	for (let at = 0; at < label.length; at++) yield label.slice(0, at + 1) + label.slice(at);
}
function* hyphenations(label) {
	if (label.includes("-")) yield label.replaceAll("-", "");
	for (let at = 1; at < label.length; at++) yield `${label.slice(0, at)}-${label.slice(at)}`;
}
function* replacements(label) {
	for (let at = 0; at < label.length; at++) for (const key of keysBeside.get(label.charAt(at)) ?? []) yield label.slice(0, at) + key + label.slice(at + 1);
}
function* insertions(label) {
	for (let at = 0; at < label.length; at++) for (const key of keysBeside.get(label.charAt(at)) ?? []) {
		yield label.slice(0, at) + key + label.slice(at);
		yield label.slice(0, at + 1) + key + label.slice(at + 1);
	}
}
function* additions(label) {
	for (const letter of "abcdefghijklmnopqrstuvwxyz0123456789") yield label + letter;
}
function* vowelSwaps(label) {
	for (let at = 0; at < label.length; at++) {
		if (!vowels.includes(label.charAt(at))) continue;
		for (const vowel of vowels) yield label.slice(0, at) + vowel + label.slice(at + 1);
	}
}
const vowels = "aeiou";
function* plurals(label) {
	if (label.endsWith("s")) yield label.slice(0, -1);
	yield `${label}s`;
	yield `${label}es`;
	if (label.endsWith("y")) yield `${label.slice(0, -1)}ies`;
}
function* bitFlips(label) {
	for (let at = 0; at < label.length; at++) for (let bit = 1; bit <= 64; bit *= 2) {
		const flipped = String.fromCodePoint(label.charCodeAt(at) ^ bit);
		if (/^[a-z0-9-]$/.test(flipped)) yield label.slice(0, at) + flipped + label.slice(at + 1);
	}
}
function* combinations(label, words) {
	for (const word of words) {
		if (label.includes(word)) continue;
		yield `${label}-${word}`;
		yield `${word}-${label}`;
		yield label + word;
		yield word + label;
	}
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
	t: "ŧƫƭ",
	u: "ưŭ",
	y: "ƴɏỿ",
	z: "ƶʒ",
	"2": "ƻ",
	"5": "ƽ"
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
// src/data/lookalikes/repertoires.ts
const european = "àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżž";
const bySuffix = new Map([
	{
		suffixes: [
			"com",
			"net",
			"cc",
			"tv",
			"name"
		],
		latin: "wide",
		scripts: ["Cyrillic", "Greek"]
	},
	{
		suffixes: [
			"org",
			"info",
			"mobi",
			"asia"
		],
		latin: "áâãäåæçčćďđéèêëęėēěíîïįīłľĺńňñóôõöőøřŕśšťþúüûűųūůýźżžģķļņąăāșțß",
		scripts: ["Cyrillic"]
	},
	{
		suffixes: [
			"xyz",
			"online",
			"site",
			"store",
			"tech",
			"space",
			"website",
			"fun",
			"top",
			"shop",
			"club",
			"live",
			"vip"
		],
		latin: european,
		scripts: ["Cyrillic"]
	},
	{
		suffixes: [
			"app",
			"dev",
			"page"
		],
		latin: european,
		scripts: []
	},
	{
		suffixes: ["biz"],
		latin: "áäåæéíñóöøúüýþðß",
		scripts: []
	},
	{
		suffixes: ["de"],
		latin: `${european}ß`,
		scripts: []
	},
	{
		suffixes: ["eu"],
		latin: `${european}șț`,
		scripts: []
	},
	{
		suffixes: [
			"fr",
			"re",
			"pm",
			"yt",
			"tf",
			"wf"
		],
		latin: "ßàáâãäåæçèéêëìíîïñòóôõöùúûüýÿœ",
		scripts: []
	},
	{
		suffixes: [
			"at",
			"ch",
			"li"
		],
		latin: "àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿœ",
		scripts: []
	},
	{
		suffixes: ["it"],
		latin: "àâäèéêëìîïòôöùûüæœçÿß",
		scripts: []
	},
	{
		suffixes: ["es"],
		latin: "áàéèíïóòúüñç",
		scripts: []
	},
	{
		suffixes: ["pt"],
		latin: "àáâãçéêíóôõú",
		scripts: []
	},
	{
		suffixes: ["br", "com.br"],
		latin: "àáâãçéêíóôõúü",
		scripts: []
	},
	{
		suffixes: ["ca"],
		latin: "éëêèâàæôœùûüçîïÿ",
		scripts: []
	},
	{
		suffixes: ["dk"],
		latin: "æøåéöäü",
		scripts: []
	},
	{
		suffixes: ["se", "nu"],
		latin: "åäöéüæøàáâçèêëíîïðñóôõúûýþ",
		scripts: []
	},
	{
		suffixes: ["no"],
		latin: "áàäčçđéèêŋńñóòôöšŧüžæøå",
		scripts: []
	},
	{
		suffixes: ["fi"],
		latin: "åäöâčđǥǧȟǩŋõšŧʒž",
		scripts: []
	},
	{
		suffixes: ["is"],
		latin: "áéýúíóþæöð",
		scripts: []
	},
	{
		suffixes: ["ee"],
		latin: "õäöüšž",
		scripts: []
	},
	{
		suffixes: ["lv"],
		latin: "āčēģīķļņōŗšūž",
		scripts: []
	},
	{
		suffixes: ["lt"],
		latin: "ąčęėįšųūž",
		scripts: []
	},
	{
		suffixes: ["pl", "com.pl"],
		latin: european,
		scripts: ["Cyrillic", "Greek"]
	},
	{
		suffixes: ["hu"],
		latin: "áéíóöőúüű",
		scripts: []
	},
	{
		suffixes: ["tr", "com.tr"],
		latin: "âçğıîöşûü",
		scripts: []
	},
	{
		suffixes: ["gr"],
		latin: "",
		scripts: ["Greek"]
	}
].flatMap((each) => each.suffixes.map((suffix) => [suffix, each])));
const inWide = /^[\u00DF-\u00F6\u00F8-\u024F\u0259\u1E00-\u1EFF]$/u;
function takesLatin(suffix, letter) {
	const latin = bySuffix.get(suffix)?.latin ?? "";
	if (latin !== "wide") return latin.includes(letter);
	return inWide.test(letter) && letter === letter.toLowerCase();
}
function wholeScripts(suffix) {
	return bySuffix.get(suffix)?.scripts ?? [];
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
// src/formats/lookalike/shapes.ts
function* homoglyphs(label, nearness) {
	for (const shape of asciiShapes) if (nearness.includes(shape.nearness)) yield* exchanged(label, shape.from, shape.to);
}
function* doubleHomoglyphs(label, nearness) {
	for (const first of homoglyphs(label, nearness)) yield* homoglyphs(first, nearness);
}
function* latinHomoglyphs(label, suffix) {
	for (const base of new Set(label)) for (const letter of latinLooks.get(base) ?? []) if (takesLatin(suffix, letter)) yield* exchanged(label, base, letter);
}
function* wholeHomoglyphs(label, suffix) {
	for (const script of wholeScripts(suffix)) for (const looks of likenesses[script]) {
		const letters = Array.from(label, (each) => /[a-z]/.test(each) ? looks.get(each) : each);
		if (letters.every((each) => each !== void 0)) yield letters.join("");
	}
}
function* plainSpellings(label) {
	const plain = label.normalize("NFD").replaceAll(/\p{Mn}/gu, "");
	yield Array.from(plain, (letter) => inTwo.get(letter)?.charAt(0) ?? letter).join("");
	yield Array.from(label, (letter) => inTwo.get(letter) ?? letter).join("");
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
function* exchanged(label, from, to) {
	const places = [];
	for (let at = label.indexOf(from); at >= 0; at = label.indexOf(from, at + from.length)) places.push(at);
	for (let count = 1; count <= places.length; count++) for (let first = 0; first + count <= places.length; first++) {
		const begin = places[first] ?? 0;
		const end = (places[first + count - 1] ?? 0) + from.length;
		yield label.slice(0, begin) + label.slice(begin, end).replaceAll(from, to) + label.slice(end);
	}
}
const loose = {
	Cyrillic: "b:ь g:ԍ k:к m:м n:п r:г t:т u:и",
	Greek: "b:β e:ε h:η k:κ n:η t:τ w:ω x:χ y:γ"
};
const likenesses = {
	Cyrillic: likenessesOf("Cyrillic", /\p{Script=Cyrillic}/u),
	Greek: likenessesOf("Greek", /\p{Script=Greek}/u)
};
function likenessesOf(script, inScript) {
	const strict = new Map();
	for (const [letter, plain] of lookalikeLetters) if (inScript.test(letter) && !strict.has(plain)) strict.set(plain, letter);
	const others = loose[script].split(" ").map((pair) => [pair.charAt(0), pair.charAt(2)]);
	return [strict, new Map([...others, ...strict])];
}
// src/formats/lookalike/variants.ts
const mostFruitless = 3e3;
function* variantsOf({ label: ascii, suffix }) {
	const label = domainToUnicode(ascii);
	const seen = new Set([`${ascii}.${suffix}`]);
	for (const lane of lanesOf(label, suffix)) yield* newOnes(lane, suffix, seen);
}
function* newOnes({ kind, risk, at, labels }, suffix, seen) {
	let fruitless = 0;
	for (const each of labels) for (const below of at ?? [suffix]) {
		const name = nameOf(each, below);
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
	const first = besides(firstSuffixes, suffix);
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
			wholeHomoglyphs(label, suffix)
		],
		[
			"firstSuffix",
			"tld-swap",
			[label],
			parent === null ? first : [parent, ...first]
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
			"insertion",
			"insertion",
			insertions(label)
		],
		[
			"otherSuffix",
			"tld-swap",
			[label],
			besides(otherSuffixes, suffix)
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
			"otherBait",
			"combosquat",
			combinations(label, otherBaits)
		],
		[
			"doubleNearHomoglyph",
			"homoglyph",
			doubleHomoglyphs(label, [3])
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
			otherSuffixes
		],
		[
			"typoAtOtherSuffix",
			"omission",
			omissions(label),
			otherSuffixes
		],
		[
			"typoAtOtherSuffix",
			"transposition",
			transpositions(label),
			otherSuffixes
		]
	].map(([lane, kind, labels, at]) => ({
		kind,
		risk: laneRisks[lane],
		labels,
		...at && { at }
	}));
}
function withSuffix(label, suffix) {
	const [first = "", ...others] = suffix.split(".");
	const whole = [
		label + suffix.replaceAll(".", ""),
		`${label}-${suffix.replaceAll(".", "-")}`,
		`www${label}`,
		`www-${label}`
	];
	return others.length > 0 ? [label + first, ...whole] : whole;
}
function besides(suffixes, own) {
	return suffixes.filter((each) => each !== own);
}
const asciiLabel = /^(?!..--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
function nameOf(label, suffix) {
	if (asciiLabel.test(label)) return `${label}.${suffix}`;
	if (/^[\u0000-\u007f]*$/.test(label)) return null;
	const ascii = domainToASCII(label);
	return ascii.startsWith("xn--") && ascii.length <= 63 ? `${ascii}.${suffix}` : null;
}
// src/probes/lookalike/survey.ts
const [questionsToEach, questionsAtLeast] = [200, 400];
const mostAlone = 200;
const mostInVain = 10;
async function surveyOf(context, domain, extent, chance) {
	const variants = await take(variantsOf(partsOf(domain)), extent.limit);
	const wildcards = await wildcardsOf(context, variants, chance);
	const surveyed = [];
	const broken = [];
	let done = 0;
	async function ask({ variant, place }) {
		if (context.elapsed() >= extent.until) return { status: "unasked" };
		const wildcard = wildcards.get(variant.suffix) ?? { state: "unknown" };
		return delegationOf(context, variant.name, {
			turn: place,
			wildcard
		});
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
	const having = (state) => [...wildcards].flatMap(([suffix, wildcard]) => wildcard.state === state ? [suffix] : []).toSorted();
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
function unicodeOf(name) {
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
async function wildcardsOf(context, variants, chance) {
	const found = new Map();
	await inTurns(new Set(variants.map(({ suffix }) => suffix)), questionsAtATime(context), async (suffix) => {
		found.set(suffix, await wildcardOf(context, suffix, chance()));
	});
	return found;
}
export { ownServersOf as a, ownershipOf as i, unicodeOf as n, detailsOf as o, variantKinds as r, chance as s, surveyOf as t };
