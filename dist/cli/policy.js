import { Go as DnsError, Mo as outermost, jo as nameOf, ko as labelsOf, wo as countLabels } from "./gate.js";
import { t as textsOf } from "./texts.js";
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
function readDmarcTags(text) {
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
// src/formats/dmarc/intended.ts
const names = [...tagNames].filter((name) => name !== "v").join("|");
const nextTag = new RegExp(String.raw`(?<=[\s,])(?=(?:${names})\s{0,4}[=:])`, "gi");
function intendedTags(text) {
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
	const { tags, notes } = readDmarcTags(text);
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
	if (author === "nonexistent" && nonexistent !== null) return applied("np", nonexistent, record);
	if (author !== "itself" && subdomains !== null) return applied("sp", subdomains, record);
	return applied("p", policy, record);
}
function applied(tag, published, { isTest }) {
	return {
		tag,
		published,
		applied: isTest ? lowered[published] : published
	};
}
const lowered = {
	reject: "quarantine",
	quarantine: "none",
	none: "none"
};
// src/formats/dns/below.ts
function below(domain, ...labels) {
	try {
		return nameOf([...labels.map((each) => Buffer.from(each)), ...labelsOf(domain)]);
	} catch (error) {
		if (error instanceof DnsError) return null;
		throw error;
	}
}
// src/probes/dmarc/policy.ts
const mostLabels = 7;
async function dmarcAlong(context, name) {
	const count = countLabels(name);
	const from = count > mostLabels ? mostLabels : count - 1;
	const above = Array.from({ length: Math.max(0, from) }, (_, index) => outermost(name, from - index));
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
	return below(name, "_dmarc");
}
export { parseDmarc as a, intendedTags as c, readDmarcTags as d, repeatedPolicyTags as f, chooseDmarc as i, dmarcNoteCodes as l, dmarcNameOf as n, policyOf as o, trimmed as p, below as r, parseReportUris as s, dmarcAlong as t, dmarcNoteWords as u };
