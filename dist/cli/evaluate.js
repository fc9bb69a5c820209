import { o as __toESM } from "./rolldown-runtime.js";
import { Do as isWithin, Ea as joinedText, Er as reverseName, Fo as root, Go as DnsError, Mo as outermost, Oo as keyOf, So as parseName, To as isSameName, Tr as addressOctets, Wa as types, ko as labelsOf, ss as require_ipaddr, wo as countLabels } from "./gate.js";
import { l as recordsOf } from "./answer.js";
import { t as ask } from "./lookup.js";
import { t as plainText } from "./plain-text.js";
import { t as doubtfulReasonIn } from "./doubtful.js";
import { d as readDmarcTags, o as policyOf, t as dmarcAlong } from "./policy.js";
import { isIPv4, isIPv6 } from "node:net";
// src/formats/dmarc/tree.ts
function walked(steps) {
	const seen = [];
	for (const step of steps) {
		if (step.doubt !== null) return {
			seen,
			doubt: {
				kind: "unknown",
				at: step.about,
				reason: step.doubt
			}
		};
		seen.push(step);
		if (recordOf(step) !== null && recordOf(step)?.suffix !== "u") break;
	}
	return {
		seen,
		doubt: null
	};
}
function recordOf({ choice }) {
	return choice.kind === "one" ? choice.record : null;
}
function organisationAlong(steps) {
	const { seen, doubt } = walked(steps);
	if (doubt) return doubt;
	const [start] = steps;
	const last = seen.at(-1) ?? start;
	const psd = recordOf(last)?.suffix;
	if (psd === "n") return {
		kind: "known",
		name: last.about,
		rule: "psd"
	};
	if (psd === "y" && last !== start) return {
		kind: "known",
		name: outermost(start.about, countLabels(last.about) + 1),
		rule: "below-suffix"
	};
	const topmost = seen.findLast((step) => recordOf(step) !== null);
	return topmost ? {
		kind: "known",
		name: topmost.about,
		rule: "topmost"
	} : {
		kind: "known",
		name: start.about,
		rule: "itself"
	};
}
function inheritedBelow(steps) {
	const [first, ...others] = steps;
	if (!first) return { kind: "none" };
	const { seen, doubt } = walked([first, ...others]);
	if (doubt) return doubt;
	const last = seen.at(-1);
	if (last && recordOf(last)?.suffix === "y") return belowSuffix(seen, last);
	const topmost = seen.findLast((step) => recordOf(step) !== null);
	const record = topmost && recordOf(topmost);
	return record ? {
		kind: "found",
		origin: "organisation",
		about: topmost.about,
		record
	} : { kind: "none" };
}
function belowSuffix(seen, suffix) {
	const depth = countLabels(suffix.about) + 1;
	const organisation = seen.find(({ about }) => countLabels(about) === depth && !isSameName(about, suffix.about));
	const own = organisation && recordOf(organisation);
	if (own) return {
		kind: "found",
		origin: "organisation",
		about: organisation.about,
		record: own
	};
	const record = recordOf(suffix);
	return record ? {
		kind: "found",
		origin: "suffix",
		about: suffix.about,
		record
	} : { kind: "none" };
}
// src/formats/spf/errors.ts
const words = {
	"too-long": {
		en: "the record has more than 65,535 characters",
		ko: "레코드가 65,535자를 넘음"
	},
	"bad-character": {
		en: "it contains a character that is not a space or printable ASCII",
		ko: "공백도 아니고 보이는 ASCII 문자도 아닌 문자가 있음"
	},
	"unknown-mechanism": {
		en: "the mechanism “{word}” does not exist",
		ko: "“{word}”: 없는 메커니즘"
	},
	"colon-for-equals": {
		en: "“{word}” is a modifier and needs “=” before its value",
		ko: "“{word}”: 값 앞에 “=”를 쓰는 수정자"
	},
	"qualified-modifier": {
		en: "“{word}” is a modifier and must not have a qualifier",
		ko: "“{word}”: 앞에 한정자를 붙일 수 없는 수정자"
	},
	"missing-domain": {
		en: "“{word}” has no domain",
		ko: "“{word}”: 도메인이 없음"
	},
	"missing-address": {
		en: "“{word}” has no address",
		ko: "“{word}”: 주소가 없음"
	},
	"unexpected-value": {
		en: "“{word}” is not allowed at this place",
		ko: "“{word}”: 아무것도 올 수 없는 자리에 있음"
	},
	"bad-domain": {
		en: "“{word}” is not a domain: its last label must follow a dot and must not be a number",
		ko: "“{word}”: 도메인이 아님(점과, 숫자로만 되지 않은 라벨로 끝나야 함)"
	},
	"bad-macro": {
		en: "“{word}” is not a valid macro",
		ko: "“{word}”: 매크로가 아님"
	},
	"bad-address": {
		en: "“{word}” is not an address of this family",
		ko: "“{word}”: 해당 종류의 IP 주소가 아님"
	},
	"bad-prefix": {
		en: "“{word}” is not a prefix length",
		ko: "“{word}”: 프리픽스 길이가 아님"
	},
	"bad-modifier": {
		en: "“{word}” is not a modifier name",
		ko: "“{word}”: 수정자 이름이 아님"
	},
	"repeated-modifier": {
		en: "“{word}” appears twice",
		ko: "“{word}”: 두 번 나옴"
	}
};
function spfFault(code, at, word) {
	return {
		code,
		at,
		word
	};
}
const spfErrorWords = words;
const spfErrorCodes = Object.keys(words);
// src/formats/spf/macro.ts
const letters = {
	name: "slodiphv",
	text: "slodiphvcrt"
};
const expansion = /%\{(?<letter>[A-Za-z])(?<digits>\d*)(?<reverse>[rR]?)(?<delimiters>[.\-+,/_=]*)\}/y;
const literal = /[!-$&-~]+/y;
const escapes = {
	"%%": "%",
	"%_": " ",
	"%-": "%20"
};
function parseMacros(text, where) {
	const pieces = readPieces(text, letters[where]);
	return "code" in pieces ? pieces : joined(pieces);
}
function readPieces(text, known) {
	const pieces = [];
	for (let at = 0; at < text.length;) {
		const piece = pieceAt(text, at, known);
		if (!piece) return spfFault("bad-macro", at, text.slice(at, at + longestShown));
		pieces.push(piece);
		at = piece.end;
	}
	return pieces;
}
const longestShown = 12;
function pieceAt(text, at, known) {
	const escape = escapes[text.slice(at, at + 2)];
	if (escape !== void 0) return {
		part: {
			kind: "text",
			text: escape
		},
		isExpansion: true,
		end: at + 2
	};
	const plain = matchAt(literal, text, at);
	if (plain) return {
		part: {
			kind: "text",
			text: plain[0]
		},
		isExpansion: false,
		end: at + plain[0].length
	};
	const found = matchAt(expansion, text, at);
	const { letter = "", digits = "", reverse = "", delimiters = "" } = found?.groups ?? {};
	if (!found || !known.includes(letter.toLowerCase()) || /^0+$/.test(digits)) return null;
	return {
		part: {
			kind: "macro",
			letter: letter.toLowerCase(),
			isEscaped: letter !== letter.toLowerCase(),
			digits: digits === "" ? null : Number(digits),
			isReversed: reverse !== "",
			delimiters: delimiters || "."
		},
		isExpansion: true,
		end: at + found[0].length
	};
}
function matchAt(pattern, text, at) {
	pattern.lastIndex = at;
	return pattern.exec(text);
}
function joined(pieces) {
	const whole = [];
	let text = "";
	for (const { part } of pieces) {
		if (part.kind === "text") {
			text += part.text;
			continue;
		}
		if (text !== "") whole.push({
			kind: "text",
			text
		});
		text = "";
		whole.push(part);
	}
	return text === "" ? whole : [...whole, {
		kind: "text",
		text
	}];
}
function parseDomainSpec(text) {
	const pieces = readPieces(text, letters.name);
	if ("code" in pieces) return pieces;
	if (!endsAsName(pieces.at(-1))) return spfFault("bad-domain", 0, text);
	const parts = joined(pieces);
	const [only, ...others] = parts;
	return {
		text,
		parts,
		name: only?.kind === "text" && others.length === 0 ? only.text : null
	};
}
function endsAsName(last) {
	if (!last || last.part.kind === "macro" || last.isExpansion) return last !== void 0;
	const text = last.part.text.replace(/\.$/, "");
	const dot = text.lastIndexOf(".");
	return dot >= 0 && isTopLabel(text.slice(dot + 1));
}
function isTopLabel(label) {
	if (/^[A-Za-z0-9]+$/.test(label)) return /[A-Za-z]/.test(label);
	return /^[A-Za-z0-9][A-Za-z0-9-]*[A-Za-z0-9]$/.test(label);
}
// src/formats/spf/network.ts
const longest = {
	four: 32,
	six: 128
};
function parseNetwork(text, family) {
	const slash = text.indexOf("/");
	const address = slash < 0 ? text : text.slice(0, slash);
	if (!(family === "four" ? isIPv4(address) : isIPv6(address) && !address.includes("%"))) return spfFault("bad-address", 0, text);
	if (slash < 0) return {
		address,
		prefix: longest[family]
	};
	const prefix = prefixLength(text.slice(slash + 1), longest[family]);
	return prefix === null ? spfFault("bad-prefix", slash, text.slice(slash)) : {
		address,
		prefix
	};
}
function splitPrefixes(text) {
	const suffix = /(?:\/\d*)?(?:\/\/\d*)?$/.exec(text)?.[0] ?? "";
	return {
		rest: text.slice(0, text.length - suffix.length),
		suffix
	};
}
function parsePrefixes(suffix) {
	const [, four, six] = /^(?:\/(\d*))?(?:\/\/(\d*))?$/.exec(suffix) ?? [];
	const read = {
		four: four === void 0 ? longest.four : prefixLength(four, longest.four),
		six: six === void 0 ? longest.six : prefixLength(six, longest.six)
	};
	if (read.four === null || read.six === null) return spfFault("bad-prefix", 0, suffix);
	return {
		four: read.four,
		six: read.six
	};
}
function prefixLength(digits, most) {
	return /^(?:0|[1-9]\d{0,2})$/.test(digits) && Number(digits) <= most ? Number(digits) : null;
}
// src/formats/spf/terms.ts
const mechanisms = [
	"all",
	"include",
	"a",
	"mx",
	"ptr",
	"ip4",
	"ip6",
	"exists"
];
function isMechanism(word) {
	return mechanisms.some((each) => each === word.toLowerCase());
}
function parseTerm(text) {
	const name = /^[^:/=]*(?==)/.exec(text)?.[0];
	return name === void 0 ? parseDirective(text) : parseModifier(name, text);
}
function parseModifier(name, text) {
	const value = text.slice(name.length + 1);
	const behind = name.length + 1;
	const known = ["redirect", "exp"].find((each) => each === name.toLowerCase());
	if (known) {
		if (value === "") return spfFault("missing-domain", 0, text);
		const domain = shifted(parseDomainSpec(value), behind);
		return "code" in domain ? domain : {
			kind: "modifier",
			modifier: known,
			domain
		};
	}
	if (/^[-+~?](?:redirect|exp)$/i.test(name)) return spfFault("qualified-modifier", 0, name);
	if (!/^[A-Za-z][A-Za-z0-9_.-]*$/.test(name)) return spfFault("bad-modifier", 0, name);
	const parts = shifted(parseMacros(value, "text"), behind);
	return "code" in parts ? parts : {
		kind: "modifier",
		modifier: "unknown",
		name,
		value: parts
	};
}
function parseDirective(text) {
	const sign = /^[-+~?]/.exec(text)?.[0] ?? "";
	const word = /^[^:/]*/.exec(text.slice(sign.length))?.[0] ?? "";
	const mechanism = mechanisms.find((each) => each === word.toLowerCase());
	if (!mechanism) {
		if (/^(?:redirect|exp)$/i.test(word)) return spfFault("colon-for-equals", sign.length, word);
		return spfFault("unknown-mechanism", sign.length, word === "" ? text : word);
	}
	const behind = sign.length + word.length;
	const read = shifted(parseMechanism(mechanism, text.slice(behind), text), behind);
	return "code" in read ? read : {
		kind: "directive",
		qualifier: qualifierOf(sign),
		...read
	};
}
function qualifierOf(sign) {
	return [
		"-",
		"~",
		"?"
	].find((each) => each === sign) ?? "+";
}
function parseMechanism(mechanism, rest, text) {
	switch (mechanism) {
		case "all": return rest === "" ? { mechanism } : spfFault("unexpected-value", 0, rest);
		case "ip4":
		case "ip6": return parseAddresses(mechanism, rest, text);
		case "a":
		case "mx": return parseHosts(mechanism, rest, text);
		case "ptr": if (rest === "") return {
			mechanism,
			domain: null
		};
	}
	const domain = parseDomain(rest, text);
	return "code" in domain ? domain : {
		mechanism,
		domain
	};
}
function parseDomain(rest, text) {
	if (rest.startsWith("/")) return spfFault("unexpected-value", 0, rest);
	if (rest.length < 2) return spfFault("missing-domain", 0, text);
	return shifted(parseDomainSpec(rest.slice(1)), 1);
}
function parseAddresses(mechanism, rest, text) {
	if (!rest.startsWith(":") || rest === ":") return spfFault("missing-address", 0, text);
	const network = shifted(parseNetwork(rest.slice(1), mechanism === "ip4" ? "four" : "six"), 1);
	return "code" in network ? network : {
		mechanism,
		network
	};
}
function parseHosts(mechanism, rest, text) {
	const { rest: named, suffix } = splitPrefixes(rest);
	if (named.startsWith("/")) return spfFault("bad-prefix", 0, rest);
	const domain = named === "" ? null : parseDomain(named, text);
	if (domain && "code" in domain) return domain;
	const prefixes = shifted(parsePrefixes(suffix), named.length);
	return "code" in prefixes ? prefixes : {
		mechanism,
		domain,
		prefixes
	};
}
function shifted(read, by) {
	return "code" in read ? {
		...read,
		at: read.at + by
	} : read;
}
const longestRecord = 65535;
function chooseSpf(texts) {
	const records = texts.filter(isSpf);
	const lookalikes = texts.filter((text) => !isSpf(text) && isLookalike(text));
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
		record: parseSpf(only),
		lookalikes
	};
}
function isSpf(text) {
	return /^v=spf1(?: |$)/i.test(text);
}
function isLookalike(text) {
	return /^[\s"'“”]*v\s*=\s*spf1?(?!\d)/i.test(text.slice(0, 40));
}
function parseSpf(text) {
	if (text.length > longestRecord) return {
		text,
		terms: [],
		faults: [spfFault("too-long", 0, "")]
	};
	const strange = text.search(/[^ -~]/);
	if (strange >= 0) return {
		text,
		terms: [],
		faults: [spfFault("bad-character", strange, text.slice(strange, strange + 1))]
	};
	const terms = [];
	const faults = [];
	for (const { 0: word, index } of text.matchAll(/[^ ]+/g)) {
		if (index === 0) continue;
		const read = parseTerm(word);
		if ("code" in read) faults.push({
			...read,
			at: read.at + index
		});
		else terms.push({
			...read,
			at: index,
			text: word
		});
	}
	faults.push(...repeated(terms));
	return {
		text,
		terms,
		faults: faults.toSorted((one, other) => one.at - other.at).slice(0, 10)
	};
}
function repeated(terms) {
	return ["redirect", "exp"].flatMap((name) => terms.filter((term) => term.kind === "modifier" && term.modifier === name).slice(1).map(({ at }) => spfFault("repeated-modifier", at, name)));
}
// src/formats/dmarc/rfc7489.ts
function rfc7489Policy(own, organisation) {
	if (own.doubt !== null) return {
		kind: "unknown",
		at: own.about,
		reason: own.doubt
	};
	const place = own.choice.kind === "none" ? organisation : own;
	if (!place) return {
		kind: "none",
		why: "absent"
	};
	if (place.doubt !== null) return {
		kind: "unknown",
		at: place.about,
		reason: place.doubt
	};
	const { choice, about } = place;
	if (choice.kind === "none") return {
		kind: "none",
		why: "absent"
	};
	if (choice.kind === "several") return {
		kind: "none",
		why: "several"
	};
	const policy = policyIn(choice.record, place === own);
	if (policy === null) return {
		kind: "none",
		why: "void"
	};
	const { record } = choice;
	return {
		kind: "found",
		about,
		policy,
		percent: percentIn(readDmarcTags(record.text).tags),
		record
	};
}
function policyIn({ text, policy, subdomains, aggregate, isAmbiguous }, isOwn) {
	if (isAmbiguous) return null;
	const isSpBroken = subdomains === null && /;[ \t]*sp[ \t]*=/i.test(text);
	if (policy === null || isSpBroken) return aggregate.length > 0 ? "none" : null;
	return isOwn ? policy : subdomains ?? policy;
}
function percentIn(tags) {
	const value = tags.find(({ name }) => name === "pct")?.value ?? "100";
	return /^[0-9]{1,3}$/.test(value) && Number(value) <= 100 ? Number(value) : 100;
}
function isPolicySecond({ text, policy }) {
	return policy === null || /^[^;]{1,40};[ \t]*p[ \t]*=/i.test(text);
}
// src/probes/dmarc/walk.ts
async function walkDmarc(context, name) {
	const [own, ...above] = await dmarcAlong(context, name);
	const steps = await Promise.all(above.flatMap((each) => each ? [stepOf(context, each)] : []));
	return [own ? await stepOf(context, own) : {
		about: name,
		choice: {
			kind: "none",
			lookalikes: []
		},
		doubt: null
	}, ...steps];
}
async function stepOf(context, { about, at, choice }) {
	return {
		about,
		choice,
		doubt: await doubtfulReasonIn(await ask(context, at, types.TXT))
	};
}
async function organisationalDomain(context, name) {
	return organisationAlong(await walkDmarc(context, name));
}
async function policyFor(context, name) {
	const [own, ...above] = await walkDmarc(context, name);
	if (own.doubt !== null) return {
		kind: "unknown",
		at: own.about,
		reason: own.doubt
	};
	if (own.choice.kind === "one") {
		const { record } = own.choice;
		const source = {
			origin: "own",
			about: own.about,
			record
		};
		const policy = policyOf(record, "itself");
		return policy ? {
			kind: "found",
			...source,
			...policy
		} : {
			kind: "void",
			...source
		};
	}
	const inherited = inheritedBelow(above);
	if (inherited.kind !== "found") return inherited;
	const existing = policyOf(inherited.record, "existing");
	const nonexistent = policyOf(inherited.record, "nonexistent");
	if (!existing || !nonexistent) return {
		...inherited,
		kind: "void"
	};
	if (existing.applied === nonexistent.applied) return {
		...inherited,
		...existing
	};
	const existence = await existenceOf(context, name);
	if (existence.doubt !== null) return {
		kind: "unknown",
		at: name,
		reason: existence.doubt
	};
	return {
		...inherited,
		...existence.isThere ? existing : nonexistent
	};
}
async function existenceOf(context, name) {
	const told = await ask(context, name, types.A);
	return {
		isThere: !(told.answer.kind === "nxdomain" && isSameName(told.answer.name, name)),
		doubt: await doubtfulReasonIn(told)
	};
}
async function olderViewOf(context, name) {
	const organisation = await listedDomain(name);
	const [own] = await walkDmarc(context, name);
	const above = organisation === null || isSameName(organisation, name) ? null : (await walkDmarc(context, organisation))[0];
	const counting = own.choice.kind === "none" ? above : own;
	return {
		organisation,
		policy: rfc7489Policy(own, above),
		isInOrder: counting?.choice.kind !== "one" || isPolicySecond(counting.choice.record)
	};
}
async function listedDomain(name) {
	const { getDomain } = await import("./cjs.js").then((m) => __toESM(m.default, 1));
	const text = plainText(name);
	const domain = getDomain(text, {
		allowPrivateDomains: true,
		extractHostname: false,
		validateHostname: false
	});
	return domain !== null && `.${text}`.endsWith(`.${domain}`) ? outermost(name, domain.split(".").length) : null;
}
// src/probes/spf/ask.ts
function spfAskIn(context) {
	return async (name, type) => {
		const told = await ask(context, name, types[type]);
		const doubt = await doubtfulReasonIn(told);
		return doubt === null ? told.answer : {
			kind: "unknown",
			reason: doubt
		};
	};
}
// src/formats/spf/effect.ts
function defaultResultOf(record) {
	const all = firstAll(record);
	if (all) return {
		kind: "all",
		qualifier: all.qualifier
	};
	return record.terms.some(isRedirect) ? { kind: "redirect" } : { kind: "open" };
}
function idleTerms(record) {
	const all = firstAll(record);
	if (!all) return [];
	return record.terms.filter((term) => isRedirect(term) || term.kind === "directive" && term.at > all.at);
}
function termNames(record) {
	const idle = new Set(idleTerms(record));
	return record.terms.flatMap((term) => {
		const domain = "domain" in term && !idle.has(term) ? term.domain : null;
		return domain?.name != null ? [{
			term,
			name: domain.name
		}] : [];
	});
}
function firstAll(record) {
	return record.terms.find((term) => term.kind === "directive" && term.mechanism === "all");
}
function isRedirect(term) {
	return term.kind === "modifier" && term.modifier === "redirect";
}
// src/formats/spf/expand.ts
const longestName = 253;
const longestValue = 512;
const longestExplanation = 4096;
function usesMacro(parts, letters) {
	return parts.some((part) => part.kind === "macro" && letters.includes(part.letter));
}
function expandedName(parts, values) {
	let text = "";
	for (const part of parts.toReversed()) {
		text = expand(part, values) + text;
		if (text.length > 1530) break;
	}
	return nameFrom(shortened(text));
}
function nameFrom(text) {
	try {
		return parseName(text.replaceAll("\\", "\\\\"));
	} catch (error) {
		if (error instanceof DnsError) return null;
		throw error;
	}
}
function unescapedText(name) {
	return labelsOf(name).map((label) => label.toString("latin1")).join(".");
}
function readExplanation(text) {
	const parts = [];
	for (const [index, word] of text.split(" ").entries()) {
		const read = parseMacros(word, "text");
		if ("code" in read) return null;
		parts.push(...index > 0 ? [{
			kind: "text",
			text: " "
		}] : [], ...read);
	}
	return parts;
}
function expandedText(parts, values) {
	let text = "";
	for (const part of parts) {
		text += expand(part, values);
		if (text.length > longestExplanation) return text.slice(0, longestExplanation);
	}
	return text;
}
function shortened(text) {
	const bare = text.endsWith(".") ? text.slice(0, -1) : text;
	if (bare.length <= longestName) return bare;
	const dot = bare.indexOf(".", bare.length - longestName - 1);
	return dot < 0 ? bare : bare.slice(dot + 1);
}
function expand(part, values) {
	if (part.kind === "text") return part.text;
	const changed = transformed((values[part.letter] ?? "").slice(0, longestValue), part);
	return part.isEscaped ? escaped(changed) : changed;
}
function transformed(value, part) {
	const pieces = [""];
	for (const character of value) if (part.delimiters.includes(character)) pieces.push("");
	else pieces[pieces.length - 1] += character;
	return (part.isReversed ? pieces.toReversed() : pieces).slice(part.digits === null ? 0 : -part.digits).join(".");
}
function escaped(value) {
	return Array.from(Buffer.from(value), (octet) => {
		const character = String.fromCharCode(octet);
		return /[A-Za-z0-9\-._~]/.test(character) ? character : `%${octet.toString(16).toUpperCase().padStart(2, "0")}`;
	}).join("");
}
// src/probes/spf/names.ts
const mostNames = 10;
async function validatedNames(ask, address) {
	const answer = await ask(reverseName(address.text), "PTR");
	const pointers = recordsOf("PTR", answer.kind === "found" ? answer.records : []).slice(0, mostNames);
	const names = [];
	for (const { data } of pointers) if (addressesOfTerms(await ask(data.name, address.family === "four" ? "A" : "AAAA")).some((each) => each.equals(address.octets))) names.push(data.name);
	return {
		names,
		isVoid: isVoid(answer)
	};
}
function bestName(names, domain) {
	return names.find((each) => isSameName(each, domain)) ?? names.find((each) => isWithin(each, domain)) ?? names[0] ?? null;
}
function addressesOfTerms(answer) {
	if (answer.kind !== "found") return [];
	return [...recordsOf("A", answer.records), ...recordsOf("AAAA", answer.records)].flatMap(({ data }) => octetsOf(data.address));
}
function isVoid({ kind }) {
	return kind === "nodata" || kind === "nxdomain";
}
function octetsOf(address) {
	try {
		return [addressOctets(address)];
	} catch (error) {
		if (error instanceof DnsError) return [];
		throw error;
	}
}
async function matchName(mechanism, target, prefix, matching) {
	if (mechanism === "a") return hasAddress(target, prefix, matching);
	if (mechanism === "mx") return matchExchangers(target, prefix, matching);
	return mechanism === "ptr" ? hasNameWithin(target, matching) : isThere(target, matching);
}
async function hasNameWithin(target, { names, onVoid }) {
	const validated = await names();
	return (validated.isVoid ? onVoid() : null) ?? validated.names.some((each) => isWithin(each, target));
}
async function isThere(target, { ask, onVoid }) {
	const answer = await ask(target, "A");
	if (answer.kind === "unknown") return {
		result: "temperror",
		reason: answer.reason
	};
	return isVoid(answer) ? onVoid() ?? false : true;
}
async function hasAddress(name, prefix, matching) {
	const answer = await matching.ask(name, typeOf(matching.address));
	if (answer.kind === "unknown") return {
		result: "temperror",
		reason: answer.reason
	};
	return (isVoid(answer) ? matching.onVoid() : null) ?? addressesOfTerms(answer).some((each) => isAlike(each, matching.address.octets, prefix));
}
async function matchExchangers(name, prefix, matching) {
	const { ask, address } = matching;
	const answer = await ask(name, "MX");
	if (answer.kind === "unknown") return {
		result: "temperror",
		reason: answer.reason
	};
	if (answer.kind !== "found") return matching.onVoid() ?? false;
	const hosts = recordsOf("MX", answer.records).toSorted(({ data: one }, { data: other }) => one.preference - other.preference || compare(one.exchange, other.exchange)).filter(({ data }) => !isSameName(data.exchange, root));
	if (matching.failsEarly && hosts.length > 10) return {
		result: "permerror",
		reason: "mx"
	};
	for (const [index, { data }] of hosts.entries()) {
		if (index >= 10) return {
			result: "permerror",
			reason: "mx"
		};
		const told = await ask(data.exchange, typeOf(address));
		if (told.kind === "unknown") return {
			result: "temperror",
			reason: told.reason
		};
		if (addressesOfTerms(told).some((each) => isAlike(each, address.octets, prefix))) return true;
	}
	return false;
}
function compare(one, other) {
	return keyOf(one) < keyOf(other) ? -1 : 1;
}
function typeOf({ family }) {
	return family === "four" ? "A" : "AAAA";
}
function isInNetwork({ octets }, { address, prefix }) {
	return isAlike(addressOctets(address), octets, prefix);
}
function isAlike(one, other, bits) {
	if (one.length !== other.length) return false;
	const whole = Math.floor(bits / 8);
	if (!one.subarray(0, whole).equals(other.subarray(0, whole))) return false;
	const rest = bits % 8;
	return rest === 0 || ((one[whole] ?? 0) ^ (other[whole] ?? 0)) >> 8 - rest === 0;
}
// src/probes/spf/question.ts
var import_ipaddr = __toESM(require_ipaddr(), 1);
const spfResults = [
	"none",
	"neutral",
	"pass",
	"fail",
	"softfail",
	"temperror",
	"permerror"
];
function spfAddress(ip) {
	if (!import_ipaddr.default.isValid(ip) || ip.includes("%")) return null;
	const address = import_ipaddr.default.process(ip);
	const text = address.toString();
	return {
		family: address.kind() === "ipv4" ? "four" : "six",
		octets: addressOctets(text),
		text
	};
}
function spfValues(question, address) {
	const { sender, domain, helo, receiver = "unknown", seconds = 0 } = question;
	const at = sender.lastIndexOf("@");
	const local = at > 0 ? sender.slice(0, at) : "postmaster";
	const host = sender === "" ? domain : sender.slice(at + 1);
	const isFour = address.family === "four";
	return {
		s: `${local}@${host}`,
		l: local,
		o: host,
		i: isFour ? address.text : Array.from(address.octets.toString("hex")).join("."),
		v: isFour ? "in-addr" : "ip6",
		h: helo,
		c: address.text,
		r: receiver,
		t: `${seconds}`
	};
}
// src/probes/spf/evaluate.ts
const mostLookups = 10;
const mostVoids = 2;
const results = {
	"+": "pass",
	"-": "fail",
	"~": "softfail",
	"?": "neutral"
};
async function evaluateSpf(question, ask, { failsEarly = false } = {}) {
	const address = spfAddress(question.ip);
	const count = {
		lookups: 0,
		voids: 0
	};
	if (!address) return outcome({
		result: "permerror",
		reason: "address",
		decided: null
	}, null, count);
	const values = spfValues(question, address);
	let found;
	const names = () => found ??= validatedNames(ask, address);
	const onVoid = () => {
		count.voids += 1;
		return count.voids > mostVoids ? {
			result: "permerror",
			reason: "voids"
		} : null;
	};
	const evaluation = {
		ask,
		values,
		names,
		count,
		matching: {
			ask,
			address,
			names,
			onVoid,
			failsEarly
		}
	};
	const ruling = await checkHost(evaluation, question.domain.startsWith("[") ? null : nameFrom(question.domain));
	return outcome(ruling, ruling.result === "fail" ? await explain(evaluation, ruling) : null, count);
}
function outcome({ result, reason, decided }, explanation, count) {
	const { domain, term } = decided ?? {};
	const matched = domain && term ? {
		domain: plainText(domain),
		term: term.text
	} : null;
	return {
		result,
		explanation,
		...count,
		matched,
		reason
	};
}
async function checkHost(evaluation, domain) {
	if (!domain || countLabels(domain) < 2) return ended("none", "domain");
	const answer = await evaluation.ask(domain, "TXT");
	if (answer.kind === "unknown") return ended("temperror", answer.reason);
	const choice = chooseSpf((answer.kind === "found" ? recordsOf("TXT", answer.records) : []).map(({ data }) => joinedText(data.strings)));
	if (choice.kind === "none") return ended("none", "record");
	if (choice.kind === "several") return ended("permerror", "several");
	if (choice.record.faults.length > 0) return ended("permerror", "syntax");
	return evaluate(evaluation, domain, choice.record);
}
function ended(result, reason) {
	return {
		result,
		reason,
		decided: null
	};
}
async function evaluate(evaluation, domain, record) {
	for (const term of record.terms) {
		if (term.kind !== "directive") continue;
		const matches = await match(evaluation, domain, term);
		if (typeof matches === "object") return {
			...matches,
			decided: null
		};
		if (matches) return {
			result: results[term.qualifier],
			reason: null,
			decided: {
				domain,
				record,
				term
			}
		};
	}
	const end = defaultResultOf(record);
	const redirect = modifierOf(record, "redirect");
	if (end.kind !== "redirect" || !redirect) return {
		result: "neutral",
		reason: null,
		decided: {
			domain,
			record,
			term: null
		}
	};
	const stop = countLookup(evaluation);
	if (stop) return {
		...stop,
		decided: null
	};
	const ruling = await checkHost(evaluation, isStrange(evaluation, redirect) ? null : await targetOf(evaluation, domain, redirect));
	return ruling.result === "none" ? ended("permerror", "redirect") : ruling;
}
function modifierOf({ terms }, modifier) {
	const [found] = terms.flatMap((term) => term.kind === "modifier" && term.modifier === modifier ? [term] : []);
	return found?.domain ?? null;
}
async function match(evaluation, domain, term) {
	const { address } = evaluation.matching;
	const { mechanism } = term;
	if (mechanism === "all") return true;
	if ("network" in term) return isInNetwork(address, term.network);
	if ("domain" in term && isStrange(evaluation, term.domain)) return false;
	const stop = countLookup(evaluation);
	if (stop) return stop;
	const target = "domain" in term && term.domain ? await targetOf(evaluation, domain, term.domain) : domain;
	if (mechanism === "include") return included(await checkHost(evaluation, target));
	if (!target || mechanism === "ip4" || mechanism === "ip6") return false;
	return matchName(mechanism, target, "prefixes" in term ? term.prefixes[address.family] : 0, evaluation.matching);
}
function included({ result, reason }) {
	if (result === "none") return {
		result: "permerror",
		reason: "include"
	};
	if (result === "temperror" || result === "permerror") return {
		result,
		reason: reason ?? "include"
	};
	return result === "pass";
}
function countLookup({ count }) {
	if (count.lookups >= mostLookups) return {
		result: "permerror",
		reason: "lookups"
	};
	count.lookups += 1;
	return null;
}
async function targetOf(evaluation, domain, { parts }) {
	return expandedName(parts, await valuesFor(evaluation, domain, parts));
}
function isStrange({ values }, domain) {
	return domain !== null && usesMacro(domain.parts, "sl") && /[^ -~]/.test(values["l"] ?? "");
}
async function valuesFor({ values, names }, domain, parts) {
	const validated = usesMacro(parts, "p") ? bestName((await names()).names, domain) : null;
	return {
		...values,
		d: unescapedText(domain),
		p: validated ? unescapedText(validated) : "unknown"
	};
}
async function explain(evaluation, { decided }) {
	const place = decided && modifierOf(decided.record, "exp");
	if (!place || isStrange(evaluation, place)) return null;
	const target = await targetOf(evaluation, decided.domain, place);
	const answer = target && await evaluation.ask(target, "TXT");
	const [only, ...others] = recordsOf("TXT", answer?.kind === "found" ? answer.records : []);
	if (!only || others.length > 0) return null;
	const parts = readExplanation(joinedText(only.data.strings));
	return parts && expandedText(parts, await valuesFor(evaluation, decided.domain, parts));
}
export { spfErrorWords as C, spfErrorCodes as S, percentIn as _, isVoid as a, isMechanism as b, usesMacro as c, spfAskIn as d, listedDomain as f, walkDmarc as g, policyFor as h, spfValues as i, idleTerms as l, organisationalDomain as m, spfAddress as n, expandedName as o, olderViewOf as p, spfResults as r, unescapedText as s, evaluateSpf as t, termNames as u, chooseSpf as v, inheritedBelow as w, parseTerm as x, parseSpf as y };
