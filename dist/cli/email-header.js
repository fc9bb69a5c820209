import { o as __toESM } from "./rolldown-runtime.js";
import { Ea as joinedText, Fs as _enum, Go as DnsError, Qo as defineCheck, Qs as object, Rs as array, So as parseName, To as isSameName, Wa as types, Ws as int, Zo as targetOfText, Zs as number, ar as listTotal, fo as within, fs as counted, ir as descriptions, ks as datetime, lo as reach, mc as NEVER, nc as strictObject, nr as concludeGrade, rc as string, tr as durationText, zs as boolean } from "./gate.js";
import { dt as printable } from "./start.js";
import { a as readTagList, i as colonList, r as base64Octets, t as chooseDkimKey } from "./key.js";
import { l as recordsOf } from "./answer.js";
import { t as ask } from "./lookup.js";
import { t as doubtfulReasonIn } from "./doubtful.js";
import { d as spfAskIn, f as listedDomain, h as policyFor, m as organisationalDomain, p as olderViewOf, r as spfResults, t as evaluateSpf } from "./evaluate.js";
import { t as plainText } from "./plain-text.js";
import { i as scriptHomes, n as lookalikeScripts, r as lookalikeStrokes, t as lookalikeLetters } from "./lookalike-letters.js";
import { t as addressesIn } from "./name-servers.js";
import { a as problems, i as find, n as tablesOf, o as words$2 } from "./tables2.js";
import { createHash, verify } from "node:crypto";
import { isIP } from "node:net";
import { domainToASCII, domainToUnicode } from "node:url";
// src/formats/mail/tokens.ts
function mailTokens(text, specials) {
	const tokens = [];
	const closers = openClosers(text);
	let wordStart = -1;
	function endWord(at) {
		if (wordStart >= 0) tokens.push({
			kind: "word",
			text: text.slice(wordStart, at),
			start: wordStart,
			end: at
		});
		wordStart = -1;
	}
	for (let at = 0; at < text.length;) {
		const character = text.charAt(at);
		const kind = opened[character];
		const end = kind === void 0 ? -1 : closers[kind](at);
		if (kind !== void 0 && end > at) {
			endWord(at);
			const inner = kind === "literal" ? text.slice(at, end) : unescaped(text.slice(at + 1, end - 1));
			tokens.push({
				kind,
				text: inner,
				start: at,
				end
			});
			at = end;
			continue;
		}
		if (specials.includes(character)) {
			endWord(at);
			tokens.push({
				kind: "special",
				text: character,
				start: at,
				end: at + 1
			});
		} else if (isBlank(character)) endWord(at);
		else if (wordStart < 0) wordStart = at;
		at++;
	}
	endWord(text.length);
	return tokens;
}
const opened = {
	"\"": "quoted",
	"(": "comment",
	"[": "literal"
};
function isBlank(character) {
	return character === " " || character === "	" || character === "\r" || character === "\n";
}
function unescaped(text) {
	return text.includes("\\") ? text.replaceAll(/\\([\s\S])/g, "$1") : text;
}
function openClosers(text) {
	const missing = {
		quoted: false,
		comment: false,
		literal: false
	};
	let isNesting = true;
	function flat(kind, at, closer) {
		if (missing[kind]) return -1;
		for (let index = at + 1; index < text.length; index++) {
			const character = text.charAt(index);
			if (character === "\\") index++;
			else if (character === closer) return index + 1;
		}
		missing[kind] = true;
		return -1;
	}
	function nested(at) {
		let depth = 0;
		for (let index = at; index < text.length; index++) {
			const character = text.charAt(index);
			if (character === "\\") index++;
			else if (character === "(") depth++;
			else if (character === ")" && --depth === 0) return index + 1;
		}
		return -1;
	}
	return {
		quoted: (at) => flat("quoted", at, "\""),
		literal: (at) => flat("literal", at, "]"),
		comment(at) {
			const end = isNesting ? nested(at) : -1;
			if (end > at) return end;
			isNesting = false;
			return flat("comment", at, ")");
		}
	};
}
// src/formats/mail/words.ts
const encodedWord$1 = /=\?(?<charset>[^?\s]{1,60})\?(?<encoding>[bq])\?(?<text>[^?\s]{0,2000})\?=/gi;
function decodeMailWords(text) {
	if (!text.includes("=?")) return text;
	const pieces = [];
	let end = 0;
	for (const { 0: whole, index, groups } of text.matchAll(encodedWord$1)) {
		const between = text.slice(end, index);
		const isNext = end > 0 && between.trim() === "";
		end = index + whole.length;
		const charset = (groups?.["charset"] ?? "").toLowerCase().split("*", 1)[0] ?? "";
		if (!isNext) pieces.push(between);
		if (!isKnown(charset)) {
			pieces.push(whole);
			continue;
		}
		const bytes = bytesOf(groups?.["encoding"] ?? "", groups?.["text"] ?? "");
		const last = pieces.at(-1);
		if (isNext && typeof last === "object" && last.charset === charset) last.bytes.push(bytes);
		else pieces.push({
			charset,
			bytes: [bytes]
		});
	}
	return pieces.map(shown).join("") + text.slice(end);
}
function bytesOf(encoding, text) {
	if (encoding.toLowerCase() === "b") return Buffer.from(text, "base64");
	const octets = text.replaceAll("_", " ").replaceAll(/=([\da-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
	return Buffer.from(octets, "latin1");
}
function isKnown(charset) {
	try {
		return new TextDecoder(charset).encoding !== "";
	} catch {
		return false;
	}
}
function shown(piece) {
	return typeof piece === "string" ? piece : new TextDecoder(piece.charset).decode(Buffer.concat(piece.bytes));
}
// src/formats/mail/addresses.ts
const mostMailAddresses = 200;
const longestField$2 = 262144;
function parseMailAddresses(value) {
	const found = [];
	let phrase = [];
	let comment = null;
	let angle = null;
	let isInside = false;
	function flush() {
		const address = toAddress(phrase, angle, comment);
		if (angle === null && areAddresses(phrase)) found.push(...phrase.map((token) => ({
			name: null,
			...readAddress([token])
		})));
		else if (address) found.push(address);
		phrase = [];
		comment = null;
		angle = null;
		isInside = false;
	}
	for (const token of mailTokens(value.slice(0, longestField$2), "<>,;:")) {
		if (found.length >= mostMailAddresses) return found;
		const special = token.kind === "special" ? token.text : "";
		if (token.kind === "comment") comment ??= token.text;
		else if (isInside && special === ">") isInside = false;
		else if (isInside) angle?.push(token);
		else if (special === "<") {
			if (angle) flush();
			angle = [];
			isInside = true;
		} else if (special === "," || special === ";") flush();
		else if (special === ":") phrase = [];
		else if (special === "") phrase.push(token);
	}
	flush();
	return found;
}
function parseMailPeople(value) {
	const entries = parseMailAddresses(value);
	const found = [];
	let names = [];
	for (const entry of entries) {
		if (entry.name !== null) names.push(entry.name);
		if (entry.address === "") continue;
		found.push({
			...entry,
			name: joined(names)
		});
		names = [];
	}
	const last = found.pop();
	if (last === void 0) return entries;
	return [...found, {
		...last,
		name: joined([...last.name === null ? [] : [last.name], ...names])
	}];
}
function joined(names) {
	return names.length === 0 ? null : names.join(", ");
}
function areAddresses(tokens) {
	return tokens.length > 1 && tokens.every(({ kind, text }) => kind === "word" && /^[^@]+@[^@]+$/.test(text));
}
function toAddress(phrase, angle, comment) {
	if (angle === null) {
		const text = spelled(phrase);
		if (text === "") return null;
		if (!text.includes("@")) return {
			name: nameOf$1(shownPhrase(phrase)),
			address: "",
			domain: null,
			isSound: true
		};
		return {
			name: nameOf$1(comment),
			...readAddress(phrase)
		};
	}
	const name = shownPhrase(phrase) || (comment ?? "");
	const read = readAddress(angle.slice(routeEnd(angle)));
	return read.address === "" && name === "" ? null : {
		name: nameOf$1(name),
		...read
	};
}
function routeEnd(tokens) {
	const end = tokens.findLastIndex(({ kind, text }) => kind === "special" && text === ":") + 1;
	const before = spelled(tokens.slice(0, end));
	return before.startsWith("@") || !before.includes("@") ? end : 0;
}
function readAddress(tokens) {
	const isOne = tokens.filter(({ kind }) => kind !== "quoted").reduce((sum, { text }) => sum + atsIn(text), 0) < 2;
	const address = isOne ? spelled(tokens) : spelledApart(tokens);
	const isSound = isOne && !encodedWord.test(address);
	return {
		address,
		domain: isOne ? domainOf(address) : null,
		isSound
	};
}
function atsIn(text) {
	return text.split("@").length - 1;
}
const encodedWord = /=\?[^?\s]{1,60}\?[bq]\?/i;
const longestName = 8192;
function nameOf$1(text) {
	const decoded = decodeMailWords((text ?? "").slice(0, longestName)).trim();
	return decoded === "" ? null : decoded;
}
function shownPhrase(tokens) {
	return tokens.map(({ text }) => text).join(" ");
}
function spelled(tokens) {
	return tokens.map(({ kind, text }) => kind === "quoted" ? `"${text}"` : text).join("");
}
function spelledApart(tokens) {
	return tokens.map((token, at) => ((tokens[at - 1]?.end ?? token.start) < token.start ? " " : "") + spelled([token])).join("");
}
function domainOf(address) {
	const at = address.lastIndexOf("@");
	if (at < 0) return null;
	const written = address.slice(at + 1, at + 300).replace(/\.$/, "").toLowerCase();
	if (written === "" || written.startsWith("[")) return null;
	const ascii = domainToASCII(written);
	return ascii === "" ? null : ascii;
}
// src/formats/mail/date.ts
const months = [
	"jan",
	"feb",
	"mar",
	"apr",
	"may",
	"jun",
	"jul",
	"aug",
	"sep",
	"oct",
	"nov",
	"dec"
];
const zones = {
	edt: -4,
	est: -5,
	cdt: -5,
	cst: -6,
	mdt: -6,
	mst: -7,
	pdt: -7,
	pst: -8,
	akst: -9,
	akdt: -8,
	hst: -10,
	wet: 0,
	west: 1,
	bst: 1,
	cet: 1,
	cest: 2,
	met: 1,
	mest: 2,
	eet: 2,
	eest: 3,
	msk: 3,
	hkt: 8,
	aest: 10,
	aedt: 11,
	nzst: 12,
	nzdt: 13,
	jst: 9,
	kst: 9,
	ut: 0,
	utc: 0,
	gmt: 0,
	z: 0
};
const clock = "(?<hour>\\d{1,2}):(?<minute>\\d{2})(?::(?<second>\\d{2})(?:\\.\\d{1,9})?)?";
const zone = `(?: ?(?:(?:[Gg][Mm][Tt]|[Uu][Tt][Cc]?) ?(?=[+-]))?(?<zone>[+-]\\d{2}:?\\d{2}\\b|[A-Za-z]{1,5}\\b(?! ?[+-]\\d)))?`;
const shapes = [
	new RegExp(`^(?:[A-Za-z]{3,9},? ?)?(?<day>\\d{1,2})[ -](?<month>[A-Za-z]{3,9})[ -](?<year>\\d{2,4}),? ${clock}${zone}`),
	new RegExp(`^[A-Za-z]{3} (?<month>[A-Za-z]{3}) (?<day>\\d{1,2}) ${clock}${zone} (?<year>\\d{4})`),
	new RegExp(`^(?<year>\\d{4})-(?<number>\\d{2})-(?<day>\\d{2})[T ]${clock}${zone}`)
];
function parseMailDate(text) {
	return parseMailTime(text)?.time ?? null;
}
function parseMailTime(text) {
	const plain = mailTokens(text.slice(0, 300), "").filter(({ kind }) => kind === "word").map((token) => token.text).join(" ");
	for (const shape of shapes) {
		const groups = shape.exec(plain)?.groups;
		if (groups) return timeOf(groups);
	}
	return null;
}
function timeOf(groups) {
	const month = groups["number"] === void 0 ? monthOf(groups["month"]) : Number(groups["number"]) - 1;
	const [day, hour, minute, second] = [
		"day",
		"hour",
		"minute",
		"second"
	].map((each) => Number(groups[each] ?? 0));
	if (day === void 0 || hour === void 0 || minute === void 0 || second === void 0) return null;
	const year = yearOf(groups["year"] ?? "");
	const offset = offsetOf(groups["zone"]);
	if (offset === null || month < 0 || month > 11 || hour > 23 || minute > 59 || second > 60) return null;
	const time = Date.UTC(year, month, day, hour, minute, Math.min(second, 59));
	return new Date(time).getUTCDate() === day && new Date(time).getUTCMonth() === month && year >= firstYear ? {
		time: time - offset * 6e4,
		offset
	} : null;
}
const firstYear = 1982;
function monthOf(name) {
	return months.indexOf((name ?? "").slice(0, 3).toLowerCase());
}
function yearOf(text) {
	const year = Number(text);
	if (text.length > 3) return year;
	if (text.length === 3) return 1900 + year;
	return year < 50 ? 2e3 + year : 1900 + year;
}
function offsetOf(text) {
	if (text === void 0) return null;
	const digits = /^(?<sign>[+-])(?<hours>\d{2}):?(?<minutes>\d{2})$/.exec(text)?.groups;
	if (/^[a-ik-z]$/i.test(text)) return 0;
	if (!digits) return Object.hasOwn(zones, text.toLowerCase()) ? 60 * (zones[text.toLowerCase()] ?? 0) : null;
	const size = 60 * Number(digits["hours"]) + Number(digits["minutes"]);
	if (size > 1440) return null;
	return digits["sign"] === "-" ? -size : size;
}
// src/formats/mail/lines.ts
const fieldStart = /^(?<name>[A-Za-z][\w!#$%&'*+.^`|~-]{0,199})[ \t]{0,20}:(?!\/\/)/;
function fieldNameOf(line) {
	return fieldStart.exec(line)?.groups?.["name"]?.toLowerCase() ?? null;
}
function hasMailField(lines) {
	return lines.some((line) => fieldStart.test(line));
}
function readMailLines(text) {
	const notes = new Set();
	const all = linesOf(text.replace(/^\u{FEFF}/u, ""));
	const lines = fromHeader(withoutEnvelope(all.slice(firstText(all)), notes), notes);
	const taken = spacedLines(lines);
	if (taken) notes.add("spaced");
	const found = lines.indexOf("");
	const end = taken?.end ?? (found < 0 ? lines.length : found);
	const hasMore = lines.slice(end).some((line) => line.trim() !== "");
	if (hasMore) notes.add("body");
	return {
		lines: taken?.lines ?? lines.slice(0, end),
		isEnded: taken ? hasMore : end < lines.length - 1,
		notes
	};
}
function linesOf(text) {
	if (!text.includes("\n")) return text.split("\r");
	return text.split("\n").flatMap((line) => {
		let end = line.length;
		while (end > 0 && line.charAt(end - 1) === "\r") end--;
		return line.slice(0, end).split("\r");
	});
}
function firstText(lines) {
	const found = lines.findIndex((line) => line.trim() !== "");
	return found < 0 ? lines.length : found;
}
function withoutEnvelope(lines, notes) {
	const [first = ""] = lines;
	if (!/^>?From [^:]/.test(first) || fieldStart.test(first)) return lines;
	notes.add("envelope-line");
	const rest = lines.slice(1);
	return rest.slice(firstText(rest));
}
const inFront = /^(?:>[ \t]?|[ \t]{1,40})(?=[A-Za-z])/;
function fromHeader(lines, notes) {
	const start = fieldFrom(lines, Math.max(behindSummary(lines), 0));
	if (start < 0) return [];
	const [first = "", ...more] = lines.slice(start);
	if (lines.slice(0, start).some((line) => line.trim() !== "")) notes.add("stray-lines");
	const prefix = fieldStart.test(first) ? void 0 : inFront.exec(first)?.[0];
	if (prefix === void 0) return behindTitle([first, ...more], notes);
	notes.add(prefix.startsWith(">") ? "quoted" : "indented");
	return [first, ...more].map((line) => withoutPrefix(line, prefix));
}
function fieldFrom(lines, from) {
	const bare = lines.findIndex((line, at) => at >= from && fieldStart.test(line));
	const prefixed = lines.findIndex((line, at) => at >= from && fieldStart.test(line.replace(inFront, "")));
	if (prefixed < 0 || prefixed === bare) return bare;
	if (bare < 0) return prefixed;
	return lines.slice(prefixed, bare).some((line) => line.trim() === "") ? prefixed : bare;
}
function withoutPrefix(line, prefix) {
	if (line.startsWith(prefix)) return line.slice(prefix.length);
	return line.startsWith(prefix.trim()) ? line.slice(prefix.trim().length) : line;
}
const written = /^(?:received|x-received|delivered-to|x-original-to|return-path|authentication-results|arc-[a-z-]{1,40})$/;
const summary = /^(?:(?:SPF|DKIM|DMARC):(?:\s|$)|Download Original\b|Copy to clipboard\b|원본 다운로드|클립보드에 복사)/;
const longestSummary = 60;
function behindSummary(lines) {
	const near = lines.slice(0, longestSummary);
	const found = near.findIndex((line) => written.test(fieldNameOf(line) ?? ""));
	return near.slice(0, found < 0 ? near.length : found).findLastIndex((line) => summary.test(line)) + 1;
}
const usual$1 = /^(?:from|to|date|subject|message-id|mime-version|dkim-signature|received|x-received|delivered-to|return-path|authentication-results|arc-[a-z-]{1,40})$/;
function behindTitle(lines, notes) {
	const end = lines.indexOf("");
	const next = lines.findIndex((line) => usual$1.test(fieldNameOf(line) ?? ""));
	if (end < 0 || next < end || lines[next - 1] !== "") return lines;
	notes.add("stray-lines");
	return lines.slice(next);
}
const fewestSpaced = 3;
function spacedLines(lines) {
	const taken = [];
	let fields = 0;
	let isEachLine = true;
	let at = 0;
	while (at < lines.length && lines[at] !== "") {
		const start = at;
		while (at < lines.length && lines[at] !== "") at++;
		const block = lines.slice(start, at);
		const [first = "", ...rest] = block;
		const isField = fieldStart.test(first);
		if (fields === 0 && rest.some((line) => fieldStart.test(line))) return null;
		if (!isField && !/^[ \t]/.test(first) && !(isEachLine && rest.length === 0)) return ended(taken, fields, start - 1);
		if (rest.length > 0) isEachLine = false;
		fields += isField ? 1 : 0;
		for (const line of block) taken.push(line);
		if (lines[at + 1] !== "" && at + 1 < lines.length) at++;
	}
	return ended(taken, fields, at);
}
function ended(lines, fields, end) {
	return fields < fewestSpaced ? null : {
		lines,
		end
	};
}
// src/formats/mail/header.ts
const mailHeaderNotes = [
	"body",
	"envelope-line",
	"quoted",
	"indented",
	"stray-lines",
	"spaced",
	"rejoined",
	"unescaped",
	"tabs-lost"
];
function readMailHeader(text) {
	const read = readMailLines(text);
	const notes = new Set(read.notes);
	const groups = [];
	const rejoined = new Set();
	for (const line of read.lines) {
		const last = groups.at(-1);
		if (fieldNameOf(line) !== null) groups.push([line]);
		else if (last && /^[ \t]/.test(line)) last.push(line);
		else if (last) {
			last.push(` ${line}`);
			notes.add("rejoined");
			rejoined.add(groups.length - 1);
		}
	}
	const fields = unescapedLines(groups, notes).map((lines, at) => {
		const field = unescapedAddress(fieldOf(lines), notes);
		return rejoined.has(at) ? {
			...field,
			isRejoined: true
		} : field;
	});
	if (hasLostTabs(fields)) notes.add("tabs-lost");
	return {
		fields,
		notes: mailHeaderNotes.filter((note) => notes.has(note))
	};
}
function isPutRight({ notes }) {
	return notes.some((note) => puttingRight.has(note));
}
function isOnlyRejoined({ notes }) {
	return notes.includes("rejoined") && !isPutRight({ notes: notes.filter((note) => note !== "rejoined") });
}
const puttingRight = new Set([
	"quoted",
	"indented",
	"stray-lines",
	"spaced",
	"rejoined",
	"unescaped"
]);
const entities = {
	lt: "<",
	gt: ">",
	amp: "&",
	quot: "\"",
	apos: "'",
	nbsp: " "
};
function unescapedLines(groups, notes) {
	const has = (piece) => groups.some((lines) => lines.some((line) => line.includes(piece)));
	if (!has("&lt;") || has("<")) return groups;
	notes.add("unescaped");
	return groups.map((lines) => lines.map(unescapedText));
}
function unescapedText(text) {
	return text.replaceAll(/&#(?:39|x27);/gi, "&apos;").replaceAll(/&#(?:34|x22);/gi, "&quot;").replaceAll(/&(lt|gt|amp|quot|apos|nbsp);/g, (whole, name) => entities[name] ?? whole);
}
const addressed = new Set([
	"from",
	"sender",
	"reply-to",
	"return-path"
]);
function unescapedAddress(field, notes) {
	const { name, value } = field;
	const [shown = "", inside, ...more] = value.split("&lt;");
	if (!(addressed.has(name) && inside !== void 0 && more.length === 0 && !/[<>]/.test(value)) || !/^[^\s&;,:"()]{1,320}&gt;$/.test(inside) || !inside.includes("@")) return field;
	notes.add("unescaped");
	return {
		...field,
		value: unescapedText(`${shown}&lt;${inside}`)
	};
}
function hasLostTabs(fields) {
	const newest = fields.find(({ name }) => name === "received")?.raw.slice(0, 2e3) ?? "";
	return /\((?:Postfix|Dovecot|Exim [\d._]+)\)/.test(newest) && /\r\n {2}/.test(newest) && !newest.includes("	");
}
function fieldOf(lines) {
	const raw = lines.join("\r\n");
	const unfolded = lines.join("");
	return {
		name: fieldNameOf(raw) ?? "",
		raw,
		value: unfolded.slice(unfolded.indexOf(":") + 1).trim()
	};
}
function fieldsNamed({ fields }, name) {
	return fields.filter((field) => field.name === name);
}
// src/probes/dkim/signing-key.ts
function keyFinderIn(context, mostNames) {
	const asked = new Map();
	return (domain, selector) => {
		const name = `${selector}._domainkey.${domain}`.toLowerCase();
		const known = asked.get(name);
		if (known) return known;
		if (asked.size >= mostNames) return Promise.resolve({
			kind: "unknown",
			reason: "too-many-keys"
		});
		const answer = keyAt(context, name);
		asked.set(name, answer);
		return answer;
	};
}
async function keyAt(context, text) {
	const name = nameIn$1(text);
	if (!name) return {
		kind: "unknown",
		reason: "bad-name"
	};
	const told = await ask(context, name, types.TXT);
	const doubt = await doubtfulReasonIn(told);
	if (doubt !== null) return {
		kind: "unknown",
		reason: doubt
	};
	return signingKeyIn((told.answer.kind === "found" ? recordsOf("TXT", told.answer.records) : []).map(({ data }) => joinedText(data.strings)));
}
function signingKeyIn(texts) {
	const choice = chooseDkimKey(texts);
	if (choice.kind === "none") return { kind: "absent" };
	return {
		kind: "found",
		records: choice.kind === "one" ? [choice.record] : choice.records
	};
}
function nameIn$1(text) {
	try {
		return parseName(text);
	} catch (error) {
		if (error instanceof DnsError) return null;
		throw error;
	}
}
// src/checks/email-header/outcome.ts
const accepting = new Set([
	"pass",
	"none",
	"temperror",
	"temp_error",
	"temp_fail",
	"timeout"
]);
function isRefused(told) {
	return told !== null && !accepting.has(told);
}
function signatureOutcome({ state, reported: told }) {
	if (told === "pass") return "pass";
	if (isRefused(told)) return "fail";
	if (state === "unknown") return null;
	return state === "verified" ? "header" : "fail";
}
function dmarcOutcome({ dmarc: { reported: told, computed }, arc, trustBoundaryHop: border }) {
	if (told === "fail") return border?.isFilter === true && border.hasPassed ? withoutFailure(computed) : "fail";
	if (told !== "pass") return computed;
	const isUnproven = computed === "fail" || computed === "none";
	const isVouchedFor = arc.reported === "pass" && arc.setsTotal > 0 && arc.state !== "broken";
	return isUnproven && !isVouchedFor ? null : "pass";
}
function withoutFailure(computed) {
	return computed === "fail" || computed === "none" ? null : computed;
}
function isFilteredAway(raw) {
	const outcome = dmarcOutcome(raw);
	return raw.trustBoundaryHop?.isFilter === true && (outcome === null || outcome === "header");
}
function isByArc(raw) {
	const { reported: told, computed } = raw.dmarc;
	return dmarcOutcome(raw) === "pass" && told === "pass" && (computed === "fail" || computed === "none");
}
// src/checks/email-header/sender/alignment.ts
const nobody$1 = {
	domain: null,
	organizationalDomain: null,
	record: null,
	reason: null,
	policy: null
};
async function policyOfAuthor(context, domain) {
	const name = domain === null ? null : nameIn(domain);
	if (domain === null || !name) return {
		published: {
			...nobody$1,
			domain
		},
		isAligned: async () => null
	};
	const [policy, own] = await Promise.all([policyFor(context, name), organisationalDomain(context, name)]);
	const isListed = policy.kind === "none" || policy.kind === "void";
	const byTreeWalk = own.kind === "known" ? own.name : null;
	const organisation = isListed ? await listedOr(name) : byTreeWalk;
	const record = policy.kind === "found" || policy.kind === "void" ? policy.record : null;
	return {
		published: {
			domain,
			organizationalDomain: organisation && plainText(organisation),
			record: policy.kind,
			reason: policy.kind === "unknown" ? policy.reason : null,
			policy: policy.kind === "found" ? policy.applied : null
		},
		async isAligned(other, mode) {
			const told = nameIn(other);
			if (!told) return false;
			if (isSameName(told, name)) return true;
			if (policy.kind === "unknown") return null;
			if ((mode === "spf" ? record?.spfAlignment : record?.dkimAlignment) === "s") return false;
			if (isListed) return organisation !== null && isSameName(await listedOr(told), organisation);
			const theirs = await organisationalDomain(context, told);
			if (theirs.kind !== "known" || !organisation) return null;
			return isSameName(theirs.name, organisation);
		}
	};
}
async function listedOr(name) {
	return await listedDomain(name) ?? name;
}
function nameIn(text) {
	try {
		return parseName(text);
	} catch (error) {
		if (error instanceof DnsError) return null;
		throw error;
	}
}
async function computedOf({ domain, record }, isAlignedWith, { spf, dkim, isMoreSigned, isFiltered }) {
	if (domain === null) return null;
	const isSpfAligned = spf.domain === null ? null : await isAlignedWith(spf.domain, "spf");
	const spfResult = spf.reported ?? (spf.isFresh || spf.currentResult === "pass" ? spf.currentResult : null);
	if (spfResult === "pass" && isSpfAligned === true) return "pass";
	const outcomes = await Promise.all(dkim.map(async (each) => ({
		isAligned: await isAlignedWith(each.domain, "dkim"),
		outcome: signatureOutcome(each)
	})));
	const aligned = outcomes.filter(({ isAligned }) => isAligned === true).map(({ outcome }) => outcome);
	if (aligned.includes("pass")) return "pass";
	if (aligned.includes("header")) return "header";
	const isSpfOpen = spfResult === null || spfResult === "temperror" || spfResult === "pass" && isSpfAligned === null;
	const isDkimOpen = outcomes.some(({ isAligned, outcome }) => isAligned !== false && outcome !== "fail");
	if (isSpfOpen || isDkimOpen || isMoreSigned || isFiltered || record === "unknown") return null;
	return record === "found" ? "fail" : "none";
}
// src/checks/email-header/names/hidden-characters.ts
const hidden$1 = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2800\ufff9-\ufffb]|(?![\u200c\u200d\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/u;
const needless = /(?:^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Nd}\p{P}\s])[\u0300-\u036f]{0,4}[\u200c\u200d]|[\u200c\u200d]{2}|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hangul}][\ufe00-\ufe0f]/u;
const flags = /\u{1f3f4}[\u{e0030}-\u{e007a}]{1,8}\u{e007f}/gu;
function hasHidden(text) {
	const plain = text.replaceAll(flags, "");
	return hidden$1.test(plain) || needless.test(plain);
}
const fromRight = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const fromLeft = /(?![\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}])\p{L}/u;
const leftward = /^[\u061c\u200f\u202b\u2067\u2068]{1,4}|[\u061c\u200f\u202c\u2069]{1,4}$/gu;
const rightward = /^[\u200e\u202a\u2066\u2068]{1,4}|[\u200e\u202c\u2069]{1,4}$/gu;
function withoutIdleMarks(text) {
	const [isFromRight, isFromLeft] = [fromRight.test(text), fromLeft.test(text)];
	if (isFromRight === isFromLeft) return text;
	return text.trim().replaceAll(isFromRight ? leftward : rightward, "");
}
function withHiddenShown(text) {
	return text.replaceAll(/[\u2800\p{Default_Ignorable_Code_Point}]/gu, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
// src/checks/email-header/names/lookalikes.ts
function isMixed(text) {
	return text.split(/[\s.,/()"'&_+=-]+/).some((word) => lookalikeScripts.filter((script) => script.test(word)).length > 1);
}
const signs = /(?<![\p{L}\p{M}\p{Nd}])(?:[\u00b5\u03bc](?=[A-Z])|[\u03a9\u03c0\u03c8\u2126](?=[A-Za-z]))/gu;
const ofTheirOwn = /[\u0393\u0394\u0398\u039b\u039e\u03a0\u03a3\u03a6\u03a8\u03a9\u03b4\u03b6\u03b8\u03bb\u03be\u03c2\u03c3\u03c6\u03c8]/gu;
function isMixedName(name) {
	return isMixed(name.replaceAll(signs, "").replaceAll(ofTheirOwn, ""));
}
const styled = /[\u0262\u026a\u0274\u0280\u028f\u0299\u029c\u029f\u1d00-\u1d2b\ua730\ua731\u2102\u210a-\u2113\u2115\u2119-\u211d\u2124\u2128\u212c\u212d\u212f-\u2131\u2133\u2134\u2139\u249c-\u24e9\u{1d400}-\u{1d7ff}\u{1f130}-\u{1f149}]/gu;
const fewestStyled = 2;
function plainOfStyled(name) {
	if ((name.match(styled) ?? []).length < fewestStyled) return null;
	return name.replaceAll(styled, (letter) => lookalikeLetters.get(letter) ?? letter.normalize("NFKC"));
}
const greekLooks = new Map(Object.entries({
	β: "b",
	γ: "y",
	ε: "e",
	ζ: "z",
	η: "n",
	κ: "k",
	μ: "u",
	π: "n",
	τ: "t",
	χ: "x",
	ω: "w"
}));
function isOwnName(name, label) {
	if (label === "" || /\p{Script=Cyrillic}/u.test(name)) return false;
	const words = name.toLowerCase().split(/[^\p{L}\p{Nd}]+/u);
	const mixed = words.filter((word) => isMixedName(word));
	return plainOf$1(words.join("")) === label || mixed.every((word) => plainOf$1(word) === label);
}
function plainOf$1(word) {
	return Array.from(word, (letter) => lookalikeLetters.get(letter) ?? greekLooks.get(letter) ?? letter).join("");
}
function areAlike(one, other) {
	return one !== other && skeletonOf(one) === skeletonOf(other);
}
function skeletonOf(label) {
	return sameShapes.reduce((text, [piece, shape]) => text.replaceAll(piece, shape), label);
}
const sameShapes = [
	["rn", "m"],
	["vv", "w"],
	["cl", "d"],
	["0", "o"],
	["1", "l"],
	["i", "l"],
	["2", "z"],
	["3", "e"],
	["4", "a"],
	["5", "s"],
	["7", "t"],
	["8", "b"]
];
function trickOf(domain) {
	if (!/(?:^|\.)xn--/.test(domain)) return null;
	const shown = domainToUnicode(domain);
	const labels = shown.split(".");
	const told = {
		shown,
		plain: Array.from(shown, (letter) => likenessOf(letter) ?? letter).join("")
	};
	if (labels.some(isMixedLabel)) return {
		kind: "domain-mixed-scripts",
		...told
	};
	const suffix = labels.at(-1) ?? "";
	return labels.some((label) => isLikeAscii(label) && !isAtHome(label, suffix)) ? {
		kind: "domain-lookalike",
		...told
	} : null;
}
function isMixedLabel(label) {
	return isMixed(label) || label.split("-").some((part) => /[a-z]/.test(part) && hasForeign(part));
}
function hasForeign(word) {
	return Array.from(word).some((letter) => lookalikeLetters.has(letter) && /(?!\p{Script=Latin})\p{L}/u.test(letter));
}
function likenessOf(letter) {
	return lookalikeLetters.get(letter) ?? lookalikeStrokes.get(letter);
}
function isLikeAscii(text) {
	const letters = Array.from(text);
	if (!/\P{ASCII}/u.test(text) || !letters.every((letter) => letter <= "" || likenessOf(letter))) return false;
	if (!letters.some((letter) => lookalikeStrokes.has(letter))) return true;
	const plain = letters.map((letter) => likenessOf(letter) ?? letter);
	return /[a-z]/.test(text) && plain[0] !== "-" && plain.at(-1) !== "-";
}
function isAtHome(label, suffix) {
	return scriptHomes.some(({ script, suffixes }) => script.test(label) && (script.test(suffix) || suffixes.includes(suffix)));
}
// src/checks/email-header/names/displayed-address.ts
function displayedAddress({ address, domain }) {
	return domain !== null && /\P{ASCII}/u.test(address.slice(address.lastIndexOf("@"))) ? `${address} (${domain})` : address;
}
// src/checks/email-header/names/display-name.ts
const longest$1 = 1e3;
const addresses = /[\w.+-]{1,64}@[\w.-]{1,253}/g;
const words$1 = /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])[a-z\d][a-z\d.-]{2,252}/giu;
function displayNameIn(name, isOther) {
	const plain = plainOf(name);
	if (Array.from(plain.matchAll(addresses)).some(([text]) => isAny(text.slice(text.indexOf("@") + 1), isOther))) return "name-shows-address";
	const found = Array.from(plain.replaceAll(addresses, " ").matchAll(words$1), ([text]) => text).filter((word) => word.includes(".") && isAny(word, isOther)).flatMap(kindOf$1);
	return found.find((kind) => kind === "name-shows-domain") ?? found[0] ?? null;
}
function plainOf(name) {
	return name.slice(0, longest$1).normalize("NFKC").slice(0, longest$1).replaceAll(/[\u3002\u2024]/g, ".").replaceAll(/(?<!\s)\s{1,9}\.\s{1,9}/g, ".").replaceAll(/(?<!\s)\s{0,9}@\s{0,9}/g, "@");
}
function isAny(written, isOther) {
	const domain = trimmed(written);
	return isOther(domain) || isOther(domain.replace(/[-_][^.]*$/, ""));
}
function trimmed(written) {
	return written.replace(/[.-]+$/, "").toLowerCase();
}
const suffixes = /\.(?:com|net|org|edu|gov|mil|info|biz|io|app|dev|shop|store|bank|online|site|xyz|kr|jp|cn|uk|de|fr|eu)$/;
const products = /^(?:ADO|ASP|ML|VB)\.NET$/;
const productNames = /^[A-Z][a-z]{2,20}\.(?:AI|AM|FM|GG|IM|IO|LY|ME|SH|SO|TO|TV)$/;
const initialled = /^[a-z]{2,20}(?:\.[a-z]){1,3}\.[a-z]{2,10}$/i;
function kindOf$1(word) {
	const text = word.replace(/[.-]+$/, "");
	if (products.test(text) || productNames.test(text)) return [];
	const domain = text.toLowerCase().replace(/[-_][^.]*$/, "");
	if (domain.startsWith("www.") || suffixes.test(domain)) return ["name-shows-domain"];
	if (initialled.test(text)) return [];
	const [first = "", ...others] = text.split(".");
	if ([first, ...others].every((part) => /^[A-Z][a-z-]*/.test(part) && part !== part.toUpperCase())) return [];
	if (others.length > 1) return ["name-shows-domain"];
	return first.length > 2 ? ["name-like-domain"] : [];
}
// src/checks/email-header/names/anomalies.ts
const anomalyKinds = [
	"name-shows-address",
	"name-shows-domain",
	"name-like-domain",
	"address-misleads",
	"hidden-characters",
	"direction-marks",
	"mixed-scripts",
	"styled-letters",
	"domain-mixed-scripts",
	"domain-lookalike",
	"reply-lookalike",
	"reply-elsewhere",
	"bounces-elsewhere",
	"message-id-elsewhere",
	"several-from",
	"several-subjects",
	"no-from"
];
function anomaliesOf(sender, organisationOf) {
	const { from, fromFields, replyTo, returnDomain, messageIdDomain } = sender;
	const [author] = from;
	const authors = new Set(from.map((each) => each.domain));
	const domain = author?.domain ?? null;
	const own = domain === null ? null : organisationOf(domain) ?? domain;
	const isElsewhere = (other) => other !== null && own !== null && (organisationOf(other) ?? other) !== own;
	const shown = domain ?? "";
	const isList = own !== null && listOrganisation(sender.listId, organisationOf) === own;
	const others = isList ? [] : replyTo.filter(({ isSound, domain: to }) => !isSound || isElsewhere(to));
	const imitation = others.slice(0, mostNames$1).find(({ domain: to }) => to !== null && isLike(to, own, organisationOf));
	const reply = imitation ?? others[0];
	return [
		...author === void 0 || author.address === "" ? [odd("no-from", "", "")] : [],
		...fromFields > 1 || authors.size > 1 ? [odd("several-from", from.map(displayedAddress).join(", "), `${fromFields}`)] : [],
		...areSeveral(sender.subjects) ? [odd("several-subjects", quotedList(sender.subjects), "")] : [],
		...from.slice(0, mostNames$1).flatMap((each) => nameOddities(each, organisationOf, isList)),
		...replyTo.filter((each) => !authors.has(each.domain)).slice(0, mostNames$1).flatMap(domainOddities),
		...reply ? [odd(imitation ? "reply-lookalike" : "reply-elsewhere", displayedAddress(reply), shown)] : [],
		...isElsewhere(returnDomain) ? [odd("bounces-elsewhere", returnDomain, shown)] : [],
		...isElsewhere(messageIdDomain) ? [odd("message-id-elsewhere", messageIdDomain, shown)] : []
	];
}
const mostNames$1 = 10;
function isLike(domain, own, organisationOf) {
	const [theirs = "", ours = ""] = [organisationOf(domain) ?? domain, own ?? ""].map((each) => each.split(".")[0]);
	return areAlike(ours, theirs);
}
function listOrganisation(listId, organisationOf) {
	const domain = /<(?<domain>[\w.-]{1,253})>\s*$/.exec((listId ?? "").slice(-300))?.groups?.["domain"];
	return domain === void 0 ? null : organisationOf(domain.toLowerCase());
}
function areSeveral(subjects) {
	return new Set(subjects.map((each) => each.trim())).size > 1 || subjects.length >= mostNames$1;
}
function quotedList(texts) {
	return texts.slice(0, 3).map((text) => `“${text.slice(0, 60)}”`).join(", ");
}
function odd(kind, shown, other) {
	return {
		kind,
		displayed: printable(shown, 200),
		actual: printable(other, 200)
	};
}
const addressLike = /[\w.+-]{1,64}@(?<domain>[\w-]{1,63}(?:\.[\w-]{1,63}){1,8})/;
function nameOddities(author, organisationOf, isList) {
	const { name, address, domain } = author;
	const text = (name ?? "").slice(0, 1e3);
	const own = domain === null ? null : organisationOf(domain) ?? domain;
	const local = address.slice(0, Math.max(0, address.lastIndexOf("@")));
	const written = displayedAddress(author);
	const isOther = (told) => told !== void 0 && address !== "" && organisationOf(told) !== null && organisationOf(told) !== own;
	const isVia = isList && / via [^@]{1,200}$/i.test(text);
	const shows = address === "" || isVia ? null : displayNameIn(text, isOther);
	return [
		...shows === null ? [] : [odd(shows, text, written)],
		...addressOddities(author, isOther),
		...hiddenOddities(text, address, written),
		...mixedOddities(text, local, own, written),
		...domainOddities(author)
	];
}
function mixedOddities(name, local, own, written) {
	const isNameMixed = isMixedName(name) && !isOwnName(name, own?.split(".")[0] ?? "");
	const plain = plainOfStyled(name);
	return [...isNameMixed || isMixed(local) ? [odd("mixed-scripts", isNameMixed ? name : local, written)] : [], ...plain === null ? [] : [odd("styled-letters", name, plain)]];
}
function hiddenOddities(name, address, written) {
	const isInName = hasHidden(name);
	if (!isInName && !hasHidden(address)) return [];
	const isIdle = !hasHidden(withoutIdleMarks(name)) && !hasHidden(address);
	const local = address.slice(0, Math.max(0, address.lastIndexOf("@")));
	return [odd(isIdle ? "direction-marks" : "hidden-characters", withHiddenShown(isInName ? name : local), withHiddenShown(written))];
}
function addressOddities({ address, isSound }, isOther) {
	const local = address.slice(0, Math.max(0, address.lastIndexOf("@")));
	const text = decodeMailWords((isSound ? local : address).slice(0, 1e3)).normalize("NFKC");
	const [inside, domain] = addressLike.exec(text) ?? [];
	return isSound && !isOther(domain?.toLowerCase()) ? [] : [odd("address-misleads", inside ?? text, address)];
}
function domainOddities({ domain }) {
	const trick = domain === null ? null : trickOf(domain);
	if (domain === null || trick === null) return [];
	const { kind, shown, plain } = trick;
	return [kind === "domain-mixed-scripts" ? odd(kind, shown, domain) : odd(kind, plain, `${shown} (${domain})`)];
}
// src/checks/email-header/sender/rfc7489.ts
async function rfc7489Outcome(context, domain, proofs) {
	const name = domain === null ? null : nameIn(domain);
	if (domain === null || !name) return null;
	const { organisation, policy } = await olderViewOf(context, name);
	const own = organisation ?? name;
	const found = policy.kind === "found" ? policy : null;
	const isAligned = async (other, mode) => {
		const told = nameIn(other);
		if (!told) return false;
		if (isSameName(told, name)) return true;
		if (policy.kind === "unknown") return null;
		return (mode === "spf" ? found?.record.spfAlignment : found?.record.dkimAlignment) !== "s" && isSameName(await listedOr(told), own);
	};
	const record = policy.kind === "none" ? "none" : policy.kind;
	return {
		organizationalDomain: plainText(own),
		policy: found?.policy ?? null,
		pct: found?.percent ?? null,
		computed: await computedOf({
			domain,
			record
		}, isAligned, proofs)
	};
}
// src/checks/email-header/organisations.ts
async function openOrganisations() {
	const { parse } = await import("./cjs.js").then((m) => __toESM(m.default, 1));
	const known = new Map();
	return (name) => {
		const text = name.toLowerCase().replace(/\.$/, "").slice(0, 255);
		const told = known.get(text);
		if (told !== void 0) return told;
		const { domain, isIcann, isIp } = parse(text, options);
		const organisation = isIcann && !isIp ? domain : null;
		known.set(text, organisation);
		return organisation;
	};
}
const options = {
	allowPrivateDomains: false,
	extractHostname: false,
	validateHostname: false
};
function nearTo(domain, organisationOf) {
	if (domain === null) return () => false;
	const organisation = organisationOf(domain);
	return (other) => organisation === null ? lastLabel(other) === lastLabel(domain) : organisationOf(other) === organisation;
}
function lastLabel(name) {
	return name.slice(name.lastIndexOf(".") + 1);
}
// src/formats/mail/authentication-results.ts
const longestField$1 = 32768;
const mostResults$1 = 1e3;
function parseAuthenticationResults(value) {
	const parts = split(mailTokens(value.slice(0, longestField$1), ";"));
	const [first = []] = parts;
	const instance = /^i=(?<digits>\d{1,4})$/i.exec(pairsOf(first).join(" "))?.groups?.["digits"];
	const [head = [], ...rest] = instance === void 0 ? parts : parts.slice(1);
	const words = pairsOf(head);
	const isNamed = words[0] !== void 0 && !words[0].includes("=");
	const results = (isNamed ? rest : [head, ...rest]).slice(0, mostResults$1).flatMap((part) => readResult(part) ?? []);
	return {
		instance: instance === void 0 ? null : Number(instance),
		server: isNamed ? (words[0] ?? "").toLowerCase() : null,
		results
	};
}
function split(tokens) {
	const parts = [[]];
	for (const token of tokens) if (token.kind === "special") parts.push([]);
	else parts.at(-1)?.push(token);
	return parts;
}
function pairsOf(tokens) {
	const pairs = [];
	const said = tokens.filter(({ kind }) => kind !== "comment");
	let end = -1;
	let isAwaited = false;
	for (const [at, token] of said.entries()) {
		const last = pairs.at(-1);
		const isJoined = token.start === end || token.kind === "word" && token.text.startsWith("=") || isAwaited && !isProperty(token, said[at + 1]);
		if (last === void 0 || !isJoined) pairs.push(token.text);
		else if (last.length < longestPair) pairs[pairs.length - 1] = last + token.text;
		const pair = pairs.at(-1) ?? "";
		isAwaited = token.kind === "word" && pair.endsWith("=") && pair.indexOf("=") === pair.length - 1;
		({end} = token);
	}
	return pairs;
}
function isProperty({ kind, text }, next) {
	const isNamed = text.includes("=") || next?.kind === "word" && next.text.startsWith("=");
	return kind === "word" && isNamed && /^(?:(?:smtp|header|body|policy)\.[\w-]|(?:reason|action|helo)(?:=|$))/i.test(text);
}
const longestPair = 2e3;
function readResult(tokens) {
	const [first = "", ...rest] = pairsOf(tokens);
	const read = /^(?<method>[A-Za-z][\w-]{0,40})(?:\/\d{1,4})?=(?<result>[A-Za-z][\w-]{0,30})$/.exec(first)?.groups;
	if (!read) return null;
	const named = [];
	for (const pair of rest) {
		const equals = pair.indexOf("=");
		const last = named.at(-1);
		if (equals > 0 && equals < 60 && !isOfAddress(pair)) named.push([pair.slice(0, equals).toLowerCase(), pair.slice(equals + 1)]);
		else if (last && last[1].length < longestPair) last[1] += ` ${pair}`;
	}
	const properties = new Map(named.toReversed().slice(-mostProperties));
	return {
		method: (read["method"] ?? "").toLowerCase(),
		result: (read["result"] ?? "").toLowerCase(),
		reason: properties.get("reason") ?? null,
		comment: tokens.find(({ kind }) => kind === "comment")?.text ?? null,
		properties
	};
}
function isOfAddress(pair) {
	return pair.includes("@") && /^(?!reason=)[^.=]{1,60}=/i.test(pair);
}
const mostProperties = 30;
function parseReceivedSpf(value) {
	const result = /^[A-Za-z]{1,20}(?![^\s;(])/.exec(value)?.[0];
	if (result === void 0 || isBlank(value.charAt(0))) return null;
	const pairs = pairsOf(mailTokens(value.slice(result.length, longestField$1), ";")).flatMap((pair) => {
		const equals = pair.indexOf("=");
		return equals > 0 ? [[pair.slice(0, equals).toLowerCase(), pair.slice(equals + 1).replace(/;$/, "")]] : [];
	});
	return {
		result: result.toLowerCase(),
		pairs: new Map(pairs.slice(0, mostProperties))
	};
}
// src/checks/email-header/trust.ts
function standingOf(place, server, places, organisationOf) {
	const { border, below, by, isHandover, lowest } = places;
	const top = border ?? lowest;
	if (top === null) return "unsure";
	if (place < top) return "believed";
	if (border === null || !isHandover) return "claim";
	const isOwn = server !== null && by !== null && isOfServer(server, by, organisationOf);
	if (place > below) return isOwn && lowest !== null && place > lowest ? "displaced" : "claim";
	return isOwn ? "unsure" : "beside";
}
function isOfServer(name, by, organisationOf) {
	if (name === by || by.endsWith(`.${name}`)) return true;
	const organisation = organisationOf(by);
	return organisation !== null && organisationOf(name) === organisation;
}
function isConfirmed({ methods }, { spf, dkim }) {
	const proofs = methods.filter(({ result }) => result === "pass").filter(({ method, isOfHelo }) => method === "spf" ? isOfHelo === spf.isOfHelo : method === "dkim");
	return proofs.length > 0 && proofs.every(({ method, domain, selector }) => {
		if (method === "spf") return spf.result === "pass" && (domain === null || domain === spf.domain);
		return dkim.some((each) => each.domain === domain && each.state === "verified" && (selector === null || selector.toLowerCase() === each.selector));
	});
}
function isBrokenInto({ results }) {
	return results.some(({ properties }) => [...properties].some(([name, value]) => name !== "reason" && value.includes(";")));
}
function toResultsRaw(read, standing, signatures) {
	const methods = read.results.map((each) => {
		const [property = null, domain = null] = subjectOf(each);
		const selector = shortOf(each.properties.get("header.s"));
		return {
			method: each.method,
			result: each.result,
			domain: property === "header.i" && domain !== null ? signerFor(domain, selector, signatures) : domain,
			isOfHelo: property === "smtp.helo",
			selector,
			note: shortOf(each.comment ?? each.reason ?? void 0)
		};
	});
	return {
		server: read.server === null ? null : printable(read.server, 253),
		trustLevel: standing,
		methods
	};
}
function shortOf(text) {
	return text === void 0 ? null : printable(text, 200);
}
const named = {
	spf: [
		"smtp.mailfrom",
		"smtp.mfrom",
		"smtp.helo"
	],
	dkim: ["header.d", "header.i"],
	dmarc: ["header.from"]
};
function subjectOf({ method, properties }) {
	const found = (named[method] ?? []).map((name) => [name, properties.get(name)?.replace(/[<>]/g, "") ?? ""]).find(([, value]) => value !== "");
	if (!found) return [];
	const [name, value] = found;
	const domain = domainOf(value.includes("@") ? value : `@${value}`);
	return [name, domain !== null && isHostName(domain) ? domain : printable(value, 253)];
}
function isHostName(text) {
	return text.length <= 253 && /^(?:[\w-]+\.)+[\w-]+$/.test(text);
}
function signerFor(identity, selector, signatures) {
	return signatures.filter((each) => identity === each.domain || identity.endsWith(`.${each.domain}`)).filter((each) => selector === null || selector.toLowerCase() === each.selector).map(({ domain }) => domain).toSorted((one, other) => other.length - one.length)[0] ?? identity;
}
const findable = new Set(["spf"]);
const uncounted = new Set([
	"claim",
	"beside",
	"displaced"
]);
function countsFor({ trustLevel: standing }, { method, result }) {
	if (standing === "believed" || standing === "confirmed" && findable.has(method)) return true;
	return !uncounted.has(standing) && (method === "dkim" ? isRefused(result) : method === "dmarc" && result === "fail");
}
function toldBy(results, method, isAbout = (_told) => true) {
	for (const each of results) {
		const found = each.methods.filter((told) => told.method === method && isAbout(told) && countsFor(each, told));
		const counting = found.find(({ result }) => result === "fail") ?? found[0];
		if (counting) return counting;
	}
	return null;
}
function toldOfAuthor(results, author) {
	if (author === null) return null;
	return toldBy(results, "dmarc", ({ domain }) => domain === null || domain === author)?.result ?? null;
}
// src/checks/email-header/results/most-telling.ts
const mostMethods = 20;
function mostTelling(methods, signatures) {
	if (methods.length <= mostMethods) return methods;
	const domains = new Set(signatures.map(({ domain }) => domain));
	const kept = methods.toSorted((one, other) => rankOf(one, domains) - rankOf(other, domains)).slice(0, mostMethods);
	return methods.filter((each) => kept.includes(each));
}
const ofMessage = new Set([
	"dmarc",
	"arc",
	"spf"
]);
function rankOf({ method, result, domain }, domains) {
	if (ofMessage.has(method)) return 0;
	if (method !== "dkim") return 3;
	if (!(domains.has(domain ?? "") || !isHostName(domain ?? ""))) return 3;
	return isRefused(result) ? 1 : 2;
}
// src/checks/email-header/results/own-results.ts
const writers = [
	{
		by: /^mx\.google\.com$/,
		server: /^mx\.google\.com$/,
		beside: /^received-spf$/,
		lowest: "mx.google.com"
	},
	{
		by: /\.me\.com$|^p\d{1,4}-icloudmta-[\w-]{1,80}$/,
		server: /^(?:bimi|arc|dmarc|dkim-verifier|spf)\.icloud\.com$/,
		beside: /^x-(?:icl|apple)-/,
		lowest: "spf.icloud.com"
	},
	{
		by: /^inbound-smtp\.[a-z\d-]{1,40}\.amazonaws\.com$/,
		server: /^amazonses\.com$/,
		beside: /^(?:x-ses-|received-spf$)/,
		lowest: "amazonses.com"
	}
];
const repeated = "dkim-verifier.icloud.com";
const mostFields$1 = 40;
function ownResults(fields, { border, by, isHandover }) {
	const writer = writers.find((each) => by !== null && each.by.test(by));
	if (!writer || border === null || !isHandover) return none;
	const own = new Map();
	for (const [offset, { name, value }] of fields.slice(border + 1, border + 1 + mostFields$1).entries()) {
		if (name !== "authentication-results") {
			if (writer.beside.test(name)) continue;
			return none;
		}
		const server = parseAuthenticationResults(value).server ?? "";
		const isAgain = server !== repeated && [...own.values()].includes(server);
		if (!writer.server.test(server) || isAgain) return none;
		own.set(border + 1 + offset, server);
		if (server === writer.lowest) return new Set(own.keys());
	}
	return none;
}
const none = new Set();
// src/checks/email-header/sender/collect.ts
function envelopeSender(header, way) {
	const path = returnPath(header, way);
	if (path === null || nobody.test(path)) return path === null ? null : "";
	return parseMailAddresses(path)[0]?.address || null;
}
const nobody = /^(?:<[ \t]*>)?[ \t]*(?:\([^()]*\))?$/;
function returnPath({ fields }, { places }) {
	const index = fields.findIndex(({ name }) => name === "return-path");
	return places.border !== null && index > places.border ? null : fields[index]?.value ?? null;
}
function isBreakingOut(header, way) {
	return isEnvelopeOdd(header, way) || isHeloOdd(way) || isSignatureOdd(header);
}
function isEnvelopeOdd(header, way) {
	const path = returnPath(header, way);
	if (path === null || nobody.test(path)) return false;
	const addresses = parseMailAddresses(path);
	return !(addresses.length === 1 && (!path.includes("@") || (addresses[0]?.domain ?? null) !== null)) || path.includes(";") || path.split(/[<>]/).length > 3;
}
const breaking = /[\s;()"]/;
function isHeloOdd({ border }) {
	return border !== null && (border.isMixedUp || border.isBreaking || breaking.test(border.from?.helo ?? ""));
}
function isSignatureOdd(header) {
	return fieldsNamed(header, "dkim-signature").flatMap(({ value }) => value.split(";")).flatMap((tag) => /^\s*[dis]\s*=(?<said>.*)$/s.exec(tag)?.groups?.["said"] ?? []).some((each) => breaking.test(each.replaceAll(/\s/g, "").replaceAll(/=([\dA-F]{2})/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))));
}
async function spfToday(context, { border, facts }, sender) {
	const address = border?.from?.address ?? null;
	const helo = border?.from?.helo ?? "";
	const isOfHelo = sender === "";
	const mailbox = isOfHelo ? `@${helo}` : sender;
	const domain = mailbox === null ? null : domainOf(mailbox);
	const about = {
		address,
		domain,
		isOfHelo
	};
	if (facts.trustBoundaryHop?.kind !== "handover" || address === null || reach(address) === "never") return {
		...about,
		currentResult: null,
		currentReason: "no-border"
	};
	if (domain === null) return {
		...about,
		currentResult: null,
		currentReason: sender === null ? "no-sender" : "no-domain"
	};
	const question = {
		ip: address,
		domain,
		sender: isOfHelo ? `postmaster@${domain}` : sender ?? "",
		helo
	};
	const { result, reason } = await evaluateSpf(question, spfAskIn(context));
	return {
		...about,
		currentResult: result,
		currentReason: reason
	};
}
function envelopeDomain({ border }, sender) {
	if (sender === null) return null;
	return sender === "" ? domainOf(`@${border?.from?.helo ?? ""}`) : domainOf(sender);
}
function spfTold(header, way, results, sender) {
	const isBounce = sender === "";
	const envelope = envelopeDomain(way, sender);
	const found = toldBy(results, "spf", ({ isOfHelo }) => isBounce || !isOfHelo);
	if (found) return heldBy(found.isOfHelo ? null : envelope, found.result, found.domain);
	const top = isBreakingOut(header, way) ? 0 : way.places.border ?? way.places.lowest;
	const fields = header.fields.slice(0, top ?? 0).filter(({ name }) => name === "received-spf");
	for (const { value } of fields.slice(0, mostFields)) {
		const read = parseReceivedSpf(value);
		const isOfHelo = read?.pairs.get("identity")?.toLowerCase() === "helo";
		if (read === null || isOfHelo && !isBounce) continue;
		const about = isOfHelo ? `@${read.pairs.get("helo") ?? ""}` : read.pairs.get("envelope-from")?.replace(/[<>]/g, "");
		return heldBy(isOfHelo ? null : envelope, read.result, about === void 0 ? null : domainOf(about));
	}
	return {
		reported: null,
		reportedDomain: null,
		isDisputed: false
	};
}
function heldBy(envelope, told, domain) {
	const isDisputed = isOfAnother(envelope, domain);
	return {
		reported: told,
		reportedDomain: isDisputed ? null : domain,
		isDisputed
	};
}
function isOfAnother(envelope, domain) {
	return domain !== null && (!isHostName(domain) || envelope !== null && domain !== envelope);
}
function isMisled(way, sender) {
	const envelope = envelopeDomain(way, sender);
	return ({ methods }) => methods.some(({ method, isOfHelo, domain }) => method === "spf" && !isOfHelo && isOfAnother(envelope, domain));
}
const mostFields = 20;
// src/checks/email-header/results/collect.ts
const mostResults = 20;
function resultsOf(header, way, evidence, organisationOf) {
	const { places } = way;
	const own = ownResults(header.fields, places);
	const isSenderOdd = isBreakingOut(header, way);
	return header.fields.flatMap((field, place) => {
		const isResults = field.name === "authentication-results";
		const isOfSealer = field.name === "arc-authentication-results" && places.border !== null && place < places.border;
		return isResults || isOfSealer ? [{
			field,
			place
		}] : [];
	}).slice(0, mostResults).map(({ field, place }) => {
		const read = parseAuthenticationResults(field.value);
		const whole = toResultsRaw(read, own.has(place) ? "believed" : standingOf(place, read.server, places, organisationOf), evidence.dkim);
		const raw = {
			...whole,
			methods: [...mostTelling(whole.methods, evidence.dkim)]
		};
		if (isSenderOdd || isBrokenInto(read)) return doubted(raw);
		return raw.trustLevel === "unsure" && places.border !== null && isConfirmed(raw, evidence) ? {
			...raw,
			trustLevel: "confirmed"
		} : raw;
	});
}
function doubted(results) {
	return uncounted.has(results.trustLevel) ? results : {
		...results,
		trustLevel: "unsure"
	};
}
// src/checks/email-header/route/filters.ts
const filters$1 = [
	[
		"barracudanetworks.com",
		"barracuda.com",
		"cudaops.com"
	],
	[
		"pphosted.com",
		"ppops.net",
		"ppe-hosted.com",
		"proofpoint.com"
	],
	[
		"mimecast.com",
		"mimecast.co.za",
		"mimecast-offshore.com"
	],
	["messagelabs.com", "symanteccloud.com"],
	["iphmx.com"],
	["mailcontrol.com"],
	["antispamcloud.com"],
	["hornetsecurity.com", "antispameurope.com"],
	["arsmtp.com"],
	["mailroute.net"],
	["mxrecord.io"],
	["hydra.sophos.com", "sophos.com"],
	[
		"tmes.trendmicro.com",
		"trendmicro.com",
		"trendmicro.eu"
	],
	["fortimailcloud.com"]
];
const relaying = new Set([
	"barracudanetworks.com",
	"pphosted.com",
	"ppe-hosted.com",
	"mimecast.com",
	"mimecast.co.za",
	"mimecast-offshore.com",
	"messagelabs.com",
	"iphmx.com",
	"mailcontrol.com",
	"antispamcloud.com",
	"hornetsecurity.com",
	"antispameurope.com",
	"arsmtp.com",
	"mailroute.net",
	"mxrecord.io",
	"hydra.sophos.com",
	"tmes.trendmicro.com",
	"fortimailcloud.com"
]);
function isOfFilterDomains(name, domains) {
	const text = (name ?? "").toLowerCase().replace(/\.$/, "");
	return domains.some((each) => text === each || text.endsWith(`.${each}`));
}
function domainsOf(name) {
	const text = (name ?? "").toLowerCase();
	return filters$1.find((each) => each.some((domain) => relaying.has(domain) && text.endsWith(`.${domain}`))) ?? null;
}
function filteringServiceOf({ from, with: protocol }) {
	if (from === null) return null;
	const checked = isChecked(from) ? domainsOf(from.name) : null;
	if (checked) return {
		domains: checked,
		isClaimed: false
	};
	const claimed = from.name === null && /^Microsoft SMTP Server\b/i.test(protocol ?? "") && from.address !== null ? domainsOf(from.helo) : null;
	return claimed && {
		domains: claimed,
		isClaimed: true
	};
}
function isChecked({ name, isNameChecked }) {
	return isNameChecked && name !== null;
}
// src/checks/email-header/results/filter.ts
const fieldNames = new Set([
	"authentication-results",
	"authentication-results-original",
	"arc-authentication-results"
]);
function hasPassedFilter(header, { border, trace }, isNear) {
	const service = border && filteringServiceOf(border);
	const [first, ...below] = trace;
	if (!service || !first) return false;
	const { domains } = service;
	const foreign = below.findIndex(({ hop }) => !isOfFilterDomains(hop.by.name, domains) && !isInner(hop.by.name, domains));
	const own = foreign < 0 ? below : below.slice(0, foreign);
	const lowest = own.at(-1)?.place ?? first.place;
	const end = below[own.length]?.place ?? header.fields.length;
	return header.fields.slice(first.place + 1, end).some(({ name, value }, offset) => {
		if (!fieldNames.has(name)) return false;
		const read = parseAuthenticationResults(value);
		return (isOfFilterDomains(read.server, domains) || first.place + 1 + offset < lowest) && read.server !== null && toResultsRaw(read, "claim", []).methods.some((each) => isPass(each, isNear));
	});
}
function isInner(name, domains) {
	return name === null || domains.some((each) => name.toLowerCase().includes(`.${each}-`));
}
const proving = new Set([
	"dmarc",
	"dkim",
	"spf"
]);
function isPass({ method, result, domain }, isNear) {
	if (result !== "pass" || !proving.has(method)) return false;
	return domain === null ? method === "dmarc" : isNear(domain);
}
async function isRefuted(context, { border }) {
	const service = border && filteringServiceOf(border);
	const { helo = null, address = null } = border?.from ?? {};
	const name = service?.isClaimed === true && helo !== null ? nameIn(helo) : null;
	if (!name || address === null) return false;
	const told = await ask(context, name, address.includes(":") ? types.AAAA : types.A);
	const found = told.answer.kind === "found" ? addressesIn(told) : [];
	return found.length > 0 && !found.includes(address);
}
// src/formats/dkim/signature.ts
const dkimFaults = [
	"syntax",
	"repeated-tag",
	"missing-tag",
	"bad-value",
	"sha1",
	"unknown-algorithm",
	"from-unsigned",
	"foreign-identity",
	"expiry-order",
	"arc-fields"
];
const required = {
	dkim: [
		"v",
		"a",
		"b",
		"bh",
		"d",
		"h",
		"s"
	],
	"arc-message": [
		"i",
		"a",
		"b",
		"bh",
		"d",
		"h",
		"s"
	],
	"arc-seal": [
		"i",
		"a",
		"b",
		"cv",
		"d",
		"s"
	]
};
const algorithms = new Set(["rsa-sha256", "ed25519-sha256"]);
function parseDkimSignature(value, kind) {
	const { tags, fault } = readTagList(value);
	const values = new Map(tags.map((tag) => [tag.name, tag.value]));
	const get = (name) => (values.get(name) ?? "").replaceAll(/\s/g, "");
	const domain = get("d").toLowerCase().replace(/\.$/, "").slice(0, 300);
	const [headers, body = "simple"] = (values.has("c") && kind !== "arc-seal" ? get("c") : usual(kind)).toLowerCase().split("/");
	const read = {
		algorithm: get("a").toLowerCase().slice(0, 60),
		domain,
		selector: get("s").toLowerCase().slice(0, 300),
		identity: values.has("i") && kind === "dkim" ? get("i").slice(0, 400) : `@${domain}`,
		headers: canonicalization(headers),
		body: canonicalization(body),
		isFormGiven: values.has("c"),
		signed: colonList(values.get("h") ?? "").map((name) => name.toLowerCase()),
		signature: base64Octets(get("b")) ?? Buffer.alloc(0),
		bodyHash: get("bh").slice(0, 200),
		length: numberOf(values.get("l"), 76),
		signedAt: seconds(values.get("t")),
		expiresAt: seconds(values.get("x")),
		instance: kind === "dkim" ? null : numberOf(values.get("i"), 4),
		chain: kind === "arc-seal" ? get("cv").toLowerCase().slice(0, 20) : null
	};
	const list = fault && (fault.code === "repeated" ? "repeated-tag" : "syntax");
	const forms = [headers, body].every((each) => each === "simple" || each === "relaxed");
	return {
		...read,
		fault: list ?? faultOf$2(read, values, kind) ?? (forms ? null : "bad-value")
	};
}
function usual(kind) {
	return kind === "arc-seal" ? "relaxed/relaxed" : "simple/simple";
}
function canonicalization(text) {
	return text === "relaxed" ? "relaxed" : "simple";
}
function numberOf(text, digits) {
	return text !== void 0 && text.length <= digits && /^\d+$/.test(text) ? Number(text) : null;
}
function seconds(text) {
	const read = numberOf(text, 12);
	return read === null || read > 864e10 ? null : 1e3 * read;
}
function faultOf$2(read, values, kind) {
	if (required[kind].some((name) => (values.get(name) ?? "") === "")) return "missing-tag";
	if (read.algorithm === "rsa-sha1") return "sha1";
	if (!algorithms.has(read.algorithm)) return "unknown-algorithm";
	if (hasBadValue(read, values, kind)) return "bad-value";
	if (kind === "arc-seal") return values.has("h") || values.has("bh") ? "arc-fields" : null;
	if (!read.signed.includes("from")) return "from-unsigned";
	if (kind === "arc-message") return read.signed.includes("arc-seal") ? "arc-fields" : null;
	const { identity, domain, signedAt, expiresAt } = read;
	const own = identity.slice(identity.lastIndexOf("@") + 1).toLowerCase();
	if (!identity.includes("@") || own !== domain && !own.endsWith(`.${domain}`)) return "foreign-identity";
	return signedAt !== null && expiresAt !== null && expiresAt <= signedAt ? "expiry-order" : null;
}
function hasBadValue(read, values, kind) {
	const { domain, selector, signature, length, signedAt, expiresAt, instance, chain } = read;
	const given = (name, value) => values.has(name) && value === null;
	return `${selector}._domainkey.${domain}`.length > 253 || !isName(domain) || !isName(selector) || signature.length === 0 || given("l", length) || given("t", signedAt) || given("x", expiresAt) || kind === "dkim" && values.get("v") !== "1" || kind === "dkim" && !colonList((values.get("q") ?? "dns/txt").toLowerCase()).includes("dns/txt") || kind !== "arc-seal" && base64Octets(read.bodyHash)?.length !== 32 || kind !== "dkim" && (instance === null || instance < 1) || kind === "arc-seal" && !/^(?:none|fail|pass)$/.test(chain ?? "");
}
function isName(text) {
	return text.length > 0 && text.length <= 253 && text.split(".").every((label) => domainLabel.test(label));
}
const domainLabel = /^[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?$/i;
// src/formats/dkim/verify.ts
function isHeaderSignedBy(fields, own, signature, key) {
	return isSignedText(signedText(chooseSigned(fields, own, signature.signed), own, signature.headers), signature, key);
}
function hasLostOctets(fields, own, { signed }) {
	return chooseSigned(fields, own, signed).some(({ raw }) => raw.includes("�"));
}
function isJoinedInto(fields, own, { signed }) {
	const names = new Set(signed);
	const isSigned = (line) => names.has(fieldNameOf(line.replace(/^[\s>]{1,40}/, "")) ?? "");
	return [own, ...chooseSigned(fields, own, signed)].some(({ isRejoined }) => isRejoined) || fields.some(({ isRejoined, raw }) => isRejoined && raw.split("\r\n").slice(1).some(isSigned));
}
function isSealedBy(fields, own, seal, key) {
	return isSignedText(signedText(fields, own, "relaxed"), seal, key);
}
function isSignedText(text, { algorithm, signature }, key) {
	const isEd = algorithm === "ed25519-sha256";
	if (key.asymmetricKeyType === "ed25519" !== isEd) return false;
	try {
		if (!isEd) return verify("sha256", Buffer.from(text), key, signature);
		return verify(null, createHash("sha256").update(text).digest(), key, signature);
	} catch {
		return false;
	}
}
function chooseSigned(fields, own, names) {
	const left = new Map();
	for (const field of fields) {
		if (field === own) continue;
		const known = left.get(field.name);
		if (known) known.push(field);
		else left.set(field.name, [field]);
	}
	return names.flatMap((name) => left.get(name)?.pop() ?? []);
}
function signedText(fields, own, form) {
	return fields.map((field) => `${form === "simple" ? field.raw : relaxedOf(field)}\r\n`).join("") + canonical(withoutSignature(own.raw), form);
}
const relaxed = new WeakMap();
function relaxedOf(field) {
	const known = relaxed.get(field) ?? canonical(field.raw, "relaxed");
	relaxed.set(field, known);
	return known;
}
function canonical(raw, form) {
	if (form === "simple") return raw;
	const colon = raw.indexOf(":");
	const value = raw.slice(colon + 1).replaceAll("\r\n", "").replaceAll(/[ \t]+/g, " ");
	return `${raw.slice(0, colon).trim().toLowerCase()}:${value.replace(/^ /, "").replace(/ $/, "")}`;
}
function withoutSignature(raw) {
	const colon = raw.indexOf(":");
	const kept = raw.slice(colon + 1).split(";").map((part) => {
		const equals = part.indexOf("=");
		return equals >= 0 && part.slice(0, equals).trim() === "b" ? part.slice(0, equals + 1) : part;
	});
	return `${raw.slice(0, colon + 1)}${kept.join(";")}`;
}
const visible = [
	"from",
	"to",
	"cc",
	"subject",
	"date",
	"reply-to",
	"mime-version",
	"content-type"
];
function unsignedFields(fields, { signed }) {
	return visible.filter((name) => {
		return fields.filter((field) => field.name === name).length > signed.filter((each) => each === name).length;
	});
}
// src/formats/dkim/arc.ts
const arcFaults = [
	"instances",
	"too-many",
	"set",
	"chain-value",
	"fails-itself"
];
const mostSets = 50;
function readArcChain(header) {
	const results = fieldsNamed(header, "arc-authentication-results");
	const messages = fieldsNamed(header, "arc-message-signature");
	const seals = fieldsNamed(header, "arc-seal");
	const most = Math.max(results.length, messages.length, seals.length);
	if (most === 0) return {
		sets: [],
		fault: null
	};
	if (most > mostSets) return {
		sets: [],
		fault: "too-many"
	};
	const byInstance = {
		results: new Map(results.map((field) => [instanceOf(field), field])),
		message: new Map(messages.map((field) => signed(field, "arc-message"))),
		seal: new Map(seals.map((field) => signed(field, "arc-seal")))
	};
	const sets = [];
	for (let instance = 1; instance <= most; instance++) {
		const [aar, message, seal] = [
			byInstance.results.get(instance),
			byInstance.message.get(instance),
			byInstance.seal.get(instance)
		];
		if (!aar || !message || !seal) return {
			sets,
			fault: "instances"
		};
		sets.push({
			instance,
			results: aar,
			message,
			seal
		});
	}
	return {
		sets,
		fault: [
			results,
			messages,
			seals
		].every(({ length }) => length === sets.length) ? faultOf$1(sets) : "instances"
	};
}
function signed(field, kind) {
	const signature = parseDkimSignature(field.value, kind);
	return [signature.instance ?? 0, {
		field,
		signature
	}];
}
function instanceOf({ value }) {
	return Number(/^i[ \t]*=[ \t]*(?<digits>\d{1,4})[ \t]*;/i.exec(value)?.groups?.["digits"] ?? 0);
}
function faultOf$1(sets) {
	if (sets.at(-1)?.seal.signature.chain === "fail") return "fails-itself";
	if (sets.some(({ message, seal }) => message.signature.fault !== null || seal.signature.fault !== null)) return "set";
	return sets.every(({ instance, seal }) => seal.signature.chain === (instance === 1 ? "none" : "pass")) ? null : "chain-value";
}
function isArcMessageBy({ fields }, { message }, key) {
	const { field, signature } = message;
	if (isHeaderSignedBy(fields, field, signature, key)) return true;
	return !signature.isFormGiven && isHeaderSignedBy(fields, field, {
		...signature,
		headers: "relaxed"
	}, key);
}
function isArcSealBy({ sets }, { instance, seal }, key) {
	return isSealedBy(sets.slice(0, instance).flatMap((set) => {
		const fields = [set.results, set.message.field];
		return set.instance === instance ? fields : [...fields, set.seal.field];
	}), seal.field, seal.signature, key);
}
// src/probes/dkim/verify-signature.ts
const signatureReasons = [
	"mismatch",
	"mismatch-today",
	"expired",
	"key-gone",
	"key-revoked",
	"key-broken",
	"key-short",
	"key-hash",
	"key-service",
	"key-strict",
	"key-unknown",
	"text-changed"
];
async function verifySignature(signature, isBy, how) {
	if (signature.fault !== null) return {
		...nothing$2,
		state: "invalid",
		reason: signature.fault
	};
	const { expiresAt } = signature;
	if (expiresAt !== null && how.receivedAt !== null && expiresAt + clockDrift < how.receivedAt) return {
		...nothing$2,
		state: "invalid",
		reason: "expired"
	};
	const found = await how.find(signature.domain, signature.selector);
	if (found.kind === "unknown") return {
		...nothing$2,
		state: "unknown",
		reason: "key-unknown",
		detail: found.reason
	};
	if (found.kind === "absent") return {
		...nothing$2,
		state: how.isFresh ? "failed" : "unknown",
		reason: "key-gone"
	};
	const standings = found.records.map((record) => standingBy(record, signature, isBy, how));
	const [first] = standings;
	return standings.find(({ state }) => state === "verified") ?? first ?? {
		...nothing$2,
		state: "unknown",
		reason: "key-gone"
	};
}
const clockDrift = 3e5;
const nothing$2 = {
	reason: null,
	detail: null,
	bits: null,
	isTesting: false
};
function refusalOf(record, { identity, domain }) {
	const { problems } = record;
	if (record.isRevoked) return "key-revoked";
	if (problems.includes("too-short")) return "key-short";
	if (record.key === null || problems.some((each) => broken.has(each))) return "key-broken";
	if (problems.includes("no-sha256")) return "key-hash";
	if (problems.includes("not-for-email")) return "key-service";
	const own = identity.slice(identity.lastIndexOf("@") + 1).toLowerCase();
	return record.isStrict && own !== domain ? "key-strict" : null;
}
const broken = new Set([
	"syntax",
	"repeated-tag",
	"other-version"
]);
const changing = new Set(["key-revoked", "key-broken"]);
function standingBy(record, signature, isBy, { isFresh, isDamaged }) {
	const { bits, isTesting, key } = record;
	const told = {
		...nothing$2,
		bits,
		isTesting
	};
	const refusal = refusalOf(record, signature);
	if (refusal !== null || key === null) {
		const isPast = changing.has(refusal ?? "") && !isFresh;
		return {
			...told,
			state: isPast ? "unknown" : "invalid",
			reason: refusal
		};
	}
	if (isBy(key)) return {
		...told,
		state: "verified"
	};
	if (isDamaged) return {
		...told,
		state: "unknown",
		reason: "text-changed"
	};
	return isFresh ? {
		...told,
		state: "failed",
		reason: "mismatch"
	} : {
		...told,
		state: "unknown",
		reason: "mismatch-today"
	};
}
// src/probes/dkim/verify-arc.ts
async function verifyArc(header, how) {
	const chain = readArcChain(header);
	const whole = {
		chain,
		detail: null,
		at: null
	};
	if (chain.fault !== null) return {
		...whole,
		state: "broken",
		reason: faultIn(chain) ?? chain.fault
	};
	const newest = chain.sets.at(-1);
	if (!newest) return {
		...whole,
		state: "none",
		reason: null
	};
	const { message } = newest;
	const isDamaged = how.isDamaged || hasLostOctets(header.fields, message.field, message.signature);
	const ofMessage = {
		...how,
		isDamaged
	};
	const isToldInOthers = chain.sets.some(({ results }) => results.raw.includes("�"));
	const ofSeal = {
		...how,
		isDamaged: how.isDamaged || isToldInOthers
	};
	const standings = await Promise.all([verifySignature(message.signature, (key) => isArcMessageBy(header, newest, key), ofMessage).then((standing) => ({
		standing,
		at: {
			instance: newest.instance,
			part: "message"
		}
	})), ...chain.sets.toReversed().map(async (set) => ({
		standing: await verifySignature(set.seal.signature, (key) => isArcSealBy(chain, set, key), ofSeal),
		at: {
			instance: set.instance,
			part: "seal"
		}
	}))]);
	const worst = standings.find(({ standing }) => isBroken(standing)) ?? standings.find(({ standing }) => isOpen$1(standing));
	if (!worst) return {
		...whole,
		state: "holds",
		reason: null
	};
	const { reason, detail } = worst.standing;
	return {
		chain,
		state: isBroken(worst.standing) ? "broken" : "unknown",
		reason,
		detail,
		at: worst.at
	};
}
function isBroken({ state }) {
	return state === "failed" || state === "invalid";
}
function isOpen$1({ state }) {
	return state === "unknown";
}
function faultIn({ sets, fault }) {
	if (fault !== "set") return null;
	return sets.flatMap(({ message, seal }) => [message.signature.fault, seal.signature.fault]).find((each) => each !== null) ?? null;
}
// src/checks/email-header/signatures/outcome.ts
function saidOfDkim(results) {
	return results.flatMap((each, at) => each.methods.filter((told) => told.method === "dkim" && countsFor(each, told)).map((told) => ({
		at,
		standing: each.trustLevel,
		told
	})));
}
function isUnnamed({ told }) {
	return !isHostName(told.domain ?? "");
}
function isAnyDoubted(results) {
	return saidOfDkim(results).some((each) => isRefused(each.told.result) && isUnnamed(each));
}
function isDoubtedBeside(results, domain, selector) {
	return results.filter(({ trustLevel: standing }) => standing === "beside").flatMap(({ methods }) => methods).some((each) => each.method === "dkim" && isRefused(each.result) && (!isHostName(each.domain ?? "") || each.domain === domain) && (each.selector === null || each.selector.toLowerCase() === selector));
}
function otherSigners(results, dkim) {
	const domains = results.filter(({ trustLevel: standing }) => standing === "believed").flatMap(({ methods }) => methods).filter(({ method, result }) => method === "dkim" && result === "pass").flatMap(({ domain }) => domain !== null && isHostName(domain) ? domain : []);
	return [...new Set(domains)].filter((each) => dkim.every(({ domain }) => domain !== each)).slice(0, mostOthers);
}
const mostOthers = 8;
function dkimOutcomeOf(results, domain, selector) {
	const said = saidOfDkim(results);
	const isExact = ({ told }) => told.selector?.toLowerCase() === selector;
	const isOfDomain = ({ told }) => told.domain === domain;
	const refusals = said.filter((each) => isRefused(each.told.result) && (isUnnamed(each) || isOfDomain(each) && (each.told.selector === null || isExact(each))));
	const about = said.filter((each) => isOfDomain(each) && !isOutweighed(each, refusals));
	const exact = about.filter(isExact);
	const counting = exact.length > 0 ? exact : about;
	const top = counting.filter(({ at }) => at === counting[0]?.at);
	return (top.find(({ told }) => told.result === "pass") ?? top[0])?.told.result ?? null;
}
function isOutweighed({ at, standing, told }, refusals) {
	if (isRefused(told.result)) return false;
	if (told.result !== "pass") return refusals.length > 0;
	return refusals.some((each) => each.at < at || each.at > at && standing !== "believed");
}
// src/checks/email-header/signatures/collect.ts
const mostSignatures = 8;
async function verifyDkim(header, how, isNear) {
	const fields = fieldsNamed(header, "dkim-signature");
	const read = fields.map((field) => {
		const signature = parseDkimSignature(field.value, "dkim");
		return {
			field,
			signature,
			mayProve: signature.fault === null && isNear(signature.domain)
		};
	});
	const near = read.filter(({ mayProve }) => mayProve);
	const others = read.filter(({ mayProve }) => !mayProve);
	const chosen = new Set([...near, ...others].slice(0, mostSignatures));
	return {
		dkim: await Promise.all(read.filter((each) => chosen.has(each)).map(({ field, signature }) => verifyOne(header, field, signature, how))),
		dkimTotal: fields.length,
		isMoreSigned: near.length > mostSignatures
	};
}
function withTold(signature, results) {
	const told = dkimOutcomeOf(results, signature.domain, signature.selector);
	const reason = doubtOf(signature, results);
	return signature.state === "verified" && told !== "pass" && !isRefused(told) && reason !== null ? {
		...signature,
		reported: told,
		state: "unknown",
		reason
	} : {
		...signature,
		reported: told
	};
}
function doubtOf({ domain, selector }, results) {
	if (isAnyDoubted(results)) return "refused-unnamed";
	return isDoubtedBeside(results, domain, selector) ? "refused-beside" : null;
}
async function verifyOne(header, field, signature, how) {
	const isBy = (key) => isHeaderSignedBy(header.fields, field, signature, key);
	const isRespaced = signature.headers === "simple" && header.notes.includes("tabs-lost");
	const isSpared = isOnlyRejoined(header) && !isJoinedInto(header.fields, field, signature);
	const isDamaged = how.isDamaged && !isSpared || isRespaced || hasLostOctets(header.fields, field, signature);
	const { state, reason, detail, bits, isTesting } = await verifySignature(signature, isBy, {
		...how,
		isDamaged
	});
	const { domain, selector, algorithm, length, signedAt, expiresAt } = signature;
	return {
		domain: printable(domain, 253),
		selector: printable(selector, 253),
		algorithm: printable(algorithm, 60),
		bits,
		state,
		reason,
		detail,
		isTesting,
		bodyLength: length,
		unsigned: signature.fault === null ? unsignedFields(header.fields, signature) : [],
		signsUnsubscribe: signsUnsubscribe(signature),
		signedAt: iso(signedAt),
		expiresAt: iso(expiresAt)
	};
}
function signsUnsubscribe({ signed }) {
	return signed.includes("list-unsubscribe") && signed.includes("list-unsubscribe-post");
}
function iso(time) {
	return time === null ? null : new Date(time).toISOString();
}
async function verifyChain(header, how) {
	const { chain, state, reason, detail, at } = await verifyArc(header, how);
	return {
		state,
		reason,
		detail,
		at,
		sets: chain.sets.slice(-10).map(({ instance, seal, results }) => {
			const read = parseAuthenticationResults(results.value);
			const told = read.results.slice(0, 10).map(({ method, result }) => `${method}=${result}`);
			return {
				instance,
				sealer: printable(seal.signature.domain, 253),
				server: read.server === null ? null : printable(read.server, 253),
				results: told.join(" ")
			};
		}),
		setsTotal: chain.sets.length
	};
}
// src/formats/mail/received-host.ts
const nameless = /^(?:unknown|may|\(?unverified\)?|<unknown>|unknown-host|none)$/i;
function readFrom(tokens) {
	const value = tokens.find(({ kind }) => kind !== "comment") ?? null;
	const told = tokens.filter(isAboutClient).flatMap(({ text, kind }) => kind === "comment" ? [readComment(text)] : []);
	const beside = tokens.filter((token) => token !== value && token.kind !== "comment").map(({ text }) => addressOf(text));
	const word = value?.text ?? "";
	const own = addressOf(word);
	const helo = told.find((each) => each.helo !== null)?.helo ?? null;
	const located = told.findLast((each) => each.address !== null);
	const found = located?.address ?? beside.find((each) => each !== null) ?? (told.length > 0 ? own : null);
	const name = located ? located.name : told.findLast((each) => each.name !== null)?.name ?? null;
	const address = found ?? null;
	const isNameChecked = !tokens.some(({ kind, text }) => kind === "comment" && unchecked.test(text));
	if (helo !== null) return {
		helo: helo === "" ? null : helo,
		name: name ?? (own === null ? nameOf(word) : null),
		isNameChecked,
		address
	};
	return {
		helo: word === "" ? null : word,
		name,
		isNameChecked,
		address
	};
}
function behindClient(tokens) {
	const at = tokens.findLastIndex((token) => isAboutClient(token) && readComment(token.text).address !== null);
	return at < 0 ? [] : tokens.slice(at + 1);
}
function tellsAddress({ kind, text }) {
	return kind === "comment" && readComment(text).address !== null;
}
const unchecked = /^(?:helo|ehlo|lhlo) |\(?(?:may be forged|unverified)\)?| rhost-flags-[A-Z-]{0,20}FAIL/i;
function isAboutClient({ kind, text }) {
	return kind === "comment" && !/^(?:using |No client|authenticated(?: |$)|Client |AUTH: |TLS: )/i.test(text);
}
const heloField = /^(?:helo|ehlo)=(?<given>.*)$/i;
const quotedHelo = /^(?:helo|ehlo)\s+(?<given>\S+)$/i;
function readComment(text) {
	let helo = null;
	let name = null;
	let address = null;
	let wantsHelo = false;
	let wantsUser = false;
	for (const { text: word, kind } of mailTokens(text.slice(0, 1e3), ",;")) {
		if (kind === "comment" || kind === "special") continue;
		if (wantsUser) {
			wantsUser = false;
			continue;
		}
		wantsUser = /^(?:account|user)$/i.test(word);
		const given = (kind === "quoted" ? quotedHelo : heloField).exec(word)?.groups?.["given"];
		if (wantsHelo || given !== void 0 && given !== "") {
			helo ??= given ?? word;
			wantsHelo = false;
		} else if (given === "" || /^(?:helo|ehlo|lhlo)$/i.test(word)) wantsHelo = true;
		else if (locatedIn(word) !== null) address ??= locatedIn(word);
		else if (address === null) name ??= nameOf(word);
	}
	return {
		helo: wantsHelo ? helo ?? "" : helo,
		name,
		address
	};
}
function locatedIn(word) {
	return addressOf(word.slice(word.lastIndexOf("@") + 1));
}
function nameOf(word) {
	const bare = word.slice(word.lastIndexOf("@") + 1).replace(/\.$/, "");
	if (bare.length > 253 || nameless.test(bare) || !/^[\w-]+(?:\.[\w-]+)*$/.test(bare)) return null;
	return bare.includes(".") || bare.toLowerCase() === "localhost" ? bare : null;
}
const withPort = /^(?:\[(?<boxed>\d+(?:\.\d+){3})[.:]\d{1,5}\]|(?<bare>\d+(?:\.\d+){3}):\d{1,5})$/;
function addressOf(word) {
	const beside = withPort.exec(word)?.groups;
	if (beside) return addressOf(beside["boxed"] ?? beside["bare"] ?? "");
	const bare = /^\[?(?:IPv6:)?(?<address>[\da-f.:]{2,45})(?:%[\w.-]{1,20})?\]?(?::\d{1,5})?$/i.exec(word)?.groups?.["address"];
	if (bare === void 0) return null;
	return isIP(bare) === 0 ? null : bare.toLowerCase().replace(/^::ffff:(?=\d+\.)/, "");
}
// src/formats/mail/received-clauses.ts
const longestField = 8192;
const words = new Set([
	"from",
	"by",
	"via",
	"with",
	"id",
	"for"
]);
function readReceivedClauses(value) {
	const text = value.slice(0, longestField);
	const tokens = mailTokens(text, ";");
	const { end, time } = findDate(text, tokens);
	const clauses = new Map();
	let current = [];
	let wantsValue = false;
	let isRepeated = false;
	clauses.set("start", current);
	for (const token of tokens.slice(0, end)) {
		const word = token.kind === "word" ? token.text.toLowerCase() : "";
		if (!wantsValue && isClause(word) && !clauses.has(word)) {
			current = [];
			clauses.set(word, current);
			wantsValue = true;
			continue;
		}
		if (!wantsValue && word === "by") isRepeated = true;
		current.push(token);
		if (token.kind !== "comment" || isNameless(token, clauses)) wantsValue = false;
	}
	return {
		clauses,
		time,
		trailing: tokens.slice(end + 1),
		isRepeated
	};
}
function isNameless(comment, clauses) {
	return tellsAddress(comment) || clauses.get("by")?.at(-1) === comment;
}
function isClause(word) {
	return words.has(word);
}
function findDate(text, tokens) {
	const stops = tokens.flatMap(({ kind }, index) => kind === "special" ? [index] : []);
	for (const index of stops.slice(-3).toReversed()) {
		const time = parseMailTime(text.slice(tokens[index]?.end));
		if (time !== null) return {
			end: index,
			time
		};
	}
	return {
		end: stops.at(-1) ?? tokens.length,
		time: stops.length === 0 ? looseDate(text) : null
	};
}
function looseDate(text) {
	const tail = text.slice(-80);
	const start = tail.search(/(?:^|\s)(?:(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4}|\d{4}-\d\d-\d\d) \d/);
	return start < 0 ? null : parseMailTime(tail.slice(start).trim());
}
// src/formats/mail/received-tls.ts
const encrypted = /^(?:utf8)?(?:esmtps|esmtpsa|smtps|smtpsa|lmtps|lmtpsa|https|asmtps)$/i;
const plain = /^(?:utf8)?(?:smtp|esmtp|esmtpa|smtpa|asmtp|lmtp|lmtpa)$/i;
const silent = /^inbound-smtp\.[\w-]{1,40}\.amazonaws\.com$/i;
function isSilentOfTls(server) {
	return silent.test(server ?? "");
}
function receivedTls(protocol, comments, tokens) {
	const clause = tokens.findIndex(({ kind, text }) => kind === "word" && text === "tls");
	const named = clause < 0 ? null : tokens[clause + 1]?.text ?? null;
	const [first] = comments.flatMap((text) => tlsIn(text) ?? []);
	if (first) return {
		used: true,
		version: first.version,
		cipher: first.cipher ?? named
	};
	const word = protocol.split(" ", 1)[0] ?? "";
	const slashed = /^e?smtp\/(?:TLS|SSL)\/(?<cipher>[\w-]{1,60})$/i.exec(word)?.groups;
	if (slashed) return {
		used: true,
		version: null,
		cipher: slashed["cipher"] ?? null
	};
	if (clause >= 0) return {
		used: true,
		version: null,
		cipher: named
	};
	if (encrypted.test(word)) return {
		used: true,
		version: null,
		cipher: null
	};
	return {
		used: plain.test(word) || /^Microsoft SMTP Server$/i.test(protocol) ? false : null,
		version: null,
		cipher: null
	};
}
const newCipher = /GCM|CCM|POLY1305|SHA256|SHA384/i;
function tlsIn(text) {
	const told = commentOf(text);
	return told !== null && /^(?:SSL|TLSv1\.[01]$)/.test(told.version ?? "") && newCipher.test(told.cipher ?? "") ? {
		...told,
		version: null
	} : told;
}
function commentOf(text) {
	const short = text.slice(0, 400);
	const using = /^using (?<version>(?:TLS|SSL)[\w.]{0,12}) with cipher (?<cipher>[\w-]{1,60})/i.exec(short)?.groups;
	if (using) return {
		version: versionOf(using["version"]),
		cipher: using["cipher"] ?? null
	};
	const named = /^(?:[\w-]+=\S* )?version ?= ?"?(?<version>(?:TLS|SSL)[\w./]{0,12})/i.exec(short)?.groups;
	if (named) {
		const cipher = /\bcipher ?= ?"?(?<cipher>[\w-]{1,60})/i.exec(short)?.groups?.["cipher"] ?? null;
		return {
			version: versionOf(named["version"]),
			cipher
		};
	}
	const courier = /^(?:AUTH: [^,]{1,200}, )?TLS: (?<version>(?:TLS|SSL)[\w./]{0,20}),\d{1,4}bits,(?<cipher>[\w-]{1,60})$/i.exec(short)?.groups;
	if (courier) return {
		version: versionOf(courier["version"]),
		cipher: courier["cipher"] ?? null
	};
	const exim = /^(?:X=)?(?<version>(?:TLS|SSL)[\d._v]*)(?::(?<cipher>[\w-]{1,60})\S*)?$/i.exec(short)?.groups;
	if (exim) return {
		version: versionOf(exim["version"]),
		cipher: exim["cipher"] ?? null
	};
	const qmail = /^(?<cipher>[\w-]{1,60}) encrypted$/i.exec(short)?.groups;
	if (qmail) return {
		version: null,
		cipher: qmail["cipher"] ?? null
	};
	return /^using TLS$/i.test(short) ? {
		version: null,
		cipher: null
	} : null;
}
function versionOf(text) {
	if (/^TLSv1\/SSLv3$/i.test(text ?? "")) return null;
	const parts = /^(?<name>TLS|SSL)v?_?(?<major>\d)(?:[._](?<minor>\d))?/i.exec(text ?? "")?.groups;
	if (!parts) return null;
	const { name = "", major = "", minor } = parts;
	return name.toUpperCase() === "TLS" ? `TLSv${major}.${minor ?? "0"}` : `SSLv${major}`;
}
// src/formats/mail/received.ts
const authenticated = /^(?:utf8)?(?:esmtpsa|esmtpa|smtpsa|smtpa|asmtps?)$/i;
function parseReceived(value) {
	const { clauses, time, trailing, isRepeated } = readReceivedClauses(value);
	const every = [...clauses.values(), trailing].flat();
	const isOwn = inFrontOfSender(every);
	const protocol = readProtocol(clauses.get("with") ?? []);
	const fromTokens = clauses.get("from");
	const isWeb = tellsWeb(protocol, clauses.get("by"));
	const from = fromTokens === void 0 ? null : readClient(fromTokens, isWeb);
	const by = clauses.get("by") ?? [];
	const byWord = nameOfServer(by.flatMap(({ kind, text }) => kind === "comment" ? [] : [text]));
	const byComment = by.find(({ kind }) => kind === "comment")?.text ?? "";
	const byOwn = addressOf(byWord ?? "");
	return {
		from,
		by: {
			name: byOwn === null ? byWord : null,
			address: byOwn ?? addressOf(byComment)
		},
		via: wordsOf(clauses.get("via")),
		with: protocol,
		id: firstWord(clauses, "id"),
		for: readRecipient(clauses),
		tls: isSilentOfTls(byWord) ? unknownTls : tlsOf(protocol ?? "", every, isOwn),
		isAuthenticated: isWeb || authenticated.test(firstOf(protocol ?? "")) || tellsAuthentication(clauses, trailing, isOwn),
		isFilter: by.some(isHere) && by.some(({ kind, text }) => kind === "comment" && filters.test(text)),
		isBreaking: (fromTokens ?? []).some(isBreaking),
		isMixedUp: isRepeated || from !== null && isClientElsewhere(clauses, from),
		time: time?.time ?? null,
		offset: time?.offset ?? null
	};
}
function readProtocol(tokens) {
	const tls = tokens.findIndex(({ kind, text }, at) => at > 0 && kind === "word" && text === "tls");
	return wordsOf(tls < 0 ? tokens : tokens.slice(0, tls));
}
function nameOfServer([first, of, host]) {
	return (of === "of" && host !== void 0 ? host : first)?.replace(/,$/, "") ?? null;
}
function readClient(tokens, isWeb) {
	const from = readFrom(tokens);
	const own = isWeb ? addressOf(from.helo ?? "") : null;
	return own === null ? from : {
		...from,
		helo: null,
		address: from.address ?? own
	};
}
function tellsWeb(protocol, by = []) {
	if (protocol !== null) return /^HTTPU?$/i.test(firstOf(protocol));
	return by.some(({ kind, text }) => kind === "comment" && /^via HTTP$/i.test(text));
}
const filters = /^(?:amavisd?(?:-new)?|maia)\b[^,]{0,40}, port \d{2,5}$/i;
function isHere({ kind, text }) {
	return kind === "comment" && /\[(?:127\.\d[\d.]{3,9}|(?:IPv6:)?::1)\]$/i.test(text);
}
const senderComment = /^envelope-from\b/i;
function inFrontOfSender(tokens) {
	const starts = tokens.filter(({ kind, text }) => kind === "comment" && senderComment.test(text));
	const end = Math.min(...starts.map(({ start }) => start));
	return ({ start }) => start < end;
}
const unknownTls = {
	used: null,
	version: null,
	cipher: null
};
function tlsOf(protocol, every, isOwn) {
	const [own, all] = [every.filter(isOwn), every].map((tokens) => {
		return receivedTls(protocol, tokens.flatMap(({ kind, text }) => kind === "comment" ? [text] : []), tokens);
	});
	const found = own ?? unknownTls;
	return all?.used === true && found.used === false ? {
		...found,
		used: null
	} : found;
}
function isClientElsewhere(clauses, from) {
	const later = [
		"via",
		"with",
		"id",
		"for"
	].flatMap((clause) => clauses.get(clause) ?? []);
	const beside = from.address === null ? clauses.get("by") ?? [] : [];
	return [...clauses.get("via") ?? [], ...clauses.get("with") ?? []].some(({ kind, text }) => kind !== "comment" && addressOf(text) !== null) || [...later, ...beside].some((token) => tellsAddress(token) && !senderComment.test(token.text));
}
function isBreaking({ kind, text }) {
	return kind === "special" || kind === "quoted" || text.includes(kind === "comment" ? ";" : "=");
}
const authenticatedComment = /^(?:Authenticated sender\b|authenticated(?: bits=\d{1,5}| \(\d{1,5} bits\)| as \S+)?$|AUTH: )/i;
function tellsAuthentication(clauses, trailing, isOwn) {
	return [...[...clauses].flatMap(([clause, tokens]) => clause === "from" ? behindClient(tokens) : tokens), ...trailing].filter(isOwn).some(({ kind, text }) => kind === "comment" && authenticatedComment.test(text));
}
function wordsOf(tokens) {
	const words = (tokens ?? []).filter(({ kind }) => kind !== "comment").map(({ text }) => text);
	return words.length === 0 ? null : words.slice(0, mostWords).join(" ").slice(0, 100);
}
const mostWords = 8;
function readRecipient(clauses) {
	const boxed = /^<(?<inner>[^<>]*)>/;
	const first = firstWord(clauses, "for") ?? "";
	return (boxed.exec(first) ?? boxed.exec(wordsOf(clauses.get("for")) ?? ""))?.groups?.["inner"] ?? (first === "" ? null : first);
}
function firstWord(clauses, clause) {
	return clauses.get(clause)?.find(({ kind }) => kind !== "comment")?.text ?? null;
}
function firstOf(text) {
	return text.split(" ", 1)[0] ?? "";
}
function isClockOff(times, place) {
	const [before, time] = [times[place - 1], times[place]];
	if (before === void 0 || time === void 0) return false;
	const delay = time - before;
	if (Math.abs(delay) <= 5) return false;
	if (delay < 0) return true;
	const isAhead = times.slice(place + 1).some((later) => later >= before - 5 && isMost(time - later, delay));
	const isBehind = times.slice(0, place - 1).some((earlier) => earlier <= time + 5 && (isMost(earlier - before, delay) || isAll(earlier - before, delay)));
	return isAhead || isBehind;
}
function isMost(error, delay) {
	return error > 5 && error * 2 >= delay;
}
function isAll(error, delay) {
	return error > 5 && delay - error <= 60;
}
// src/checks/email-header/route/delays.ts
function delaysOf(times, latest = Number.POSITIVE_INFINITY) {
	const delays = times.map(({ time }, index) => {
		const before = knownBefore(times, index)?.time ?? null;
		return time === null || before === null ? null : Math.round((time - before) / 1e3);
	});
	const hours = zoneHoursOf(times, delays);
	const inZones = withoutZones(times, hours);
	const known = inZones.filter((time) => time !== null);
	return delays.map((delaySeconds, index) => {
		const zoneErrorHours = hours[index] ?? null;
		return {
			delaySeconds,
			isClockSkewed: delaySeconds !== null && (zoneErrorHours !== null || isClockOff(known, inZones.slice(0, index).filter((time) => time !== null).length) || isImpossible(delaySeconds, times[index], latest)),
			zoneErrorHours
		};
	});
}
function withoutZones(times, hours) {
	let shift = 0;
	return times.map(({ time }, index) => {
		shift += (hours[index] ?? 0) * 3600;
		return time === null ? null : Math.round(time / 1e3) - shift;
	});
}
const longest = 31622400;
function isImpossible(delay, hop, latest) {
	if (delay <= 5) return false;
	return (hop?.time ?? 0) > latest || delay > longest && hop?.isFetched !== true;
}
function knownBefore(times, index) {
	return times.slice(0, index).findLast(({ time }) => time !== null);
}
const halfHour = 1800;
function wholeHours(delay) {
	if (delay === null) return null;
	const halves = Math.round((delay - 30) / halfHour);
	const rest = delay - halves * halfHour;
	return Math.abs(halves) < 2 || Math.abs(halves) > 52 || rest < -5 || rest > 60 ? null : halves / 2;
}
function zoneHoursOf(times, delays) {
	const hours = delays.map(wholeHours);
	const back = new Map();
	for (const each of hours) if (each !== null && each < 0) back.set(-each, (back.get(-each) ?? 0) + 1);
	return hours.map((each, index) => {
		if (each === null || each < 0) return each;
		const left = back.get(each) ?? 0;
		if (left > 0) {
			back.set(each, left - 1);
			return each;
		}
		const [before, own] = [knownBefore(times, index)?.offset ?? null, times[index]?.offset ?? null];
		return before !== null && own !== null && before - own === each * 60 && each >= fewestHours ? each : null;
	});
}
const fewestHours = 2;
function totalOf(times, latest = Number.POSITIVE_INFINITY) {
	const known = times.flatMap(({ time }) => time ?? []);
	const [first] = known;
	const last = known.at(-1);
	if (first === void 0 || last === void 0 || known.length < 2) return null;
	const seconds = Math.round((last - first) / 1e3);
	const isZoneOff = delaysOf(times, latest).reduce((sum, { zoneErrorHours: zoneHours }) => sum + (zoneHours ?? 0), 0) !== 0;
	const isFetched = times.some((each) => each.isFetched);
	return seconds < -5 || isZoneOff || last > latest || seconds > longest && !isFetched ? null : Math.max(0, seconds);
}
// src/checks/email-header/route/providers.ts
const inside = [
	"10.0.0.0/8",
	"172.16.0.0/12",
	"192.168.0.0/16",
	"127.0.0.0/8",
	"169.254.0.0/16",
	"100.64.0.0/10",
	"::1/128",
	"fc00::/7",
	"fe80::/10",
	"2002:a00::/24",
	"2002:ac10::/28",
	"2002:c0a8::/32"
];
function isInside(address) {
	return within(address, inside);
}
const microsoft = [
	"2603:1080::/25",
	"2a01:111:e400::/48",
	"2a01:111:f400::/48",
	"2a01:111:f403::/48"
];
const microsoftHost = /\.(?:prod\.outlook\.com|prod\.exchangelabs\.com|prod\.partner\.outlook\.cn|prod\.protection\.outlook\.com|protection\.gbl|outlook\.office365\.com)$/i;
const appleHost = /\.me\.com$|^p\d{1,4}-icloudmta-[\w-]{1,80}$/i;
const appleGateway = /^p\d{1,4}-mailgateway-[\w-]{1,80}$/i;
const fastmailClient = /^(?:(?:[a-z]{3}-)?mx-?\d{1,3}(?:\.messagingengine\.com|\.[a-z]{3}\.internal)?|mailmx\.[a-z]{3}\.internal)$/i;
const fastmailHost = /^(?:(?:[a-z]{3}-)?compute-?\d{1,3}\.internal|mailmx\.[a-z]{3}\.internal|(?:[a-z]{3}-)?mx-?\d{1,3}\.(?:messagingengine\.com|[a-z]{3}\.internal))$/i;
const proofpointFilter = /^m\d{4,9}\.ppops\.net$/i;
const proofpointHost = /^mx[\w-]{1,40}\.pphosted\.com$/i;
const onHost = [
	"127.0.0.0/8",
	"::1/128",
	"fe80::/10"
];
function isMicrosoftDelivery(address, helo, { by, with: protocol }) {
	return /^HTTPS(?: |$)/i.test(protocol ?? "") && within(address, onHost) && microsoftHost.test(helo) && microsoftHost.test(by.name ?? "");
}
function isOfProvider(from, hop) {
	const { address, helo, name } = from;
	const by = hop.by.name ?? "";
	if (address === null) return appleHost.test(helo ?? "") && appleGateway.test(by);
	if (proofpointFilter.test(name ?? "")) return address === "127.0.0.1" && proofpointHost.test(by);
	if (isMicrosoftDelivery(address, helo ?? "", hop)) return true;
	if (isInside(address)) return fastmailClient.test(helo ?? "") && fastmailHost.test(by);
	return within(address, microsoft) && microsoftHost.test(helo ?? "") && microsoftHost.test(by);
}
// src/checks/email-header/route/internal.ts
const localProtocol = /^(?:local|lmtp\w*|mapi|stdio|pickup|esmtpp|pipe|bsmtp|uucp|internal)\b/i;
function isLocal({ with: protocol }) {
	return localProtocol.test(protocol ?? "");
}
const delivery = /^Mailbox Transport\b/i;
const fetching = /^(?:(?:multidrop)?(?:imap4?(?:rev1)?|pop[23]?|apop|kpop|rpop|sdps)|etrn|odmr)(?:s|-ssl|-tls)?$/i;
function isFetch({ with: protocol, isMixedUp }) {
	return !isMixedUp && fetching.test((protocol ?? "").split(" ", 1)[0] ?? "");
}
const loopback$1 = ["127.0.0.0/8", "::1/128"];
function isSurelyWithin(hops, place) {
	const hop = hops[place];
	if (!hop) return false;
	const { from, via } = hop;
	if (from === null || isLocal(hop) || isFetch(hop) || delivery.test(via ?? "")) return true;
	return isOfProvider(from, hop) || isOfFilter(hops, place) || isWithinHost(hop);
}
const hasFrontEnd = /^(?:1[5-9]|[2-9]\d)\.\d/;
function isWithinHost({ from, by, via, id, with: protocol }) {
	const address = from?.address ?? null;
	return via === null && /^Microsoft SMTP Server\b/i.test(protocol ?? "") && hasFrontEnd.test(id ?? "") && address !== null && address === by.address && by.name !== null && from?.helo?.toLowerCase() === by.name.toLowerCase() && !within(address, loopback$1);
}
function isOfFilter(hops, place) {
	return isBack(hops[place], hops[place + 1], hops[place + 2]) || isBack(hops[place - 1], hops[place], hops[place + 1]);
}
function isBack(back, filter, before) {
	if (!back?.from || !filter?.from || !before || back.isMixedUp || filter.isMixedUp) return false;
	const server = back.by.name?.toLowerCase() ?? null;
	const isSame = (name) => name !== null && name.toLowerCase() === server;
	const isHere = [back.from, filter.from].every(({ address }) => address !== null && within(address, loopback$1));
	const { helo, name } = back.from;
	const isPlain = /^(?:localhost(?:\.localdomain)?)$/i;
	const isNamedHere = (name === null || isPlain.test(name)) && (isPlain.test(helo ?? "") || isSame(helo));
	return server !== null && isHere && isNamedHere && back.tls.used !== true && filter.isFilter && isSame(filter.from.helo) && (isPlain.test(filter.by.name ?? "") || isSame(filter.by.name)) && isSame(before.by.name);
}
// src/checks/email-header/route/trust-boundary.ts
const alwaysBorder = /^mx\.google\.com$/i;
function kindOf(hop, organisationOf) {
	const { from, by, isAuthenticated } = hop;
	const protocol = hop.with ?? "";
	if (hop.isMixedUp) return "unsure";
	if (isAuthenticated) return "submission";
	if (from === null || isLocal(hop) || isFetch(hop)) return "internal";
	const { address, name, isNameChecked } = from;
	const own = by.name === null ? null : organisationOf(by.name);
	if (isOfProvider(from, hop)) return "internal";
	if (address !== null && isInside(address)) return isSaidToBeNear(from, own, organisationOf) ? "internal" : "unsure";
	if (/^http/i.test(protocol)) return "submission";
	if (address === null) return "unsure";
	return isNameChecked && own !== null && name !== null && organisationOf(name) === own && !alwaysBorder.test(by.name ?? "") ? "unsure" : "handover";
}
const hidden = /^(?:localhost(?:\.localdomain)?|\[?127\.[\d.]{5,11}\]?|\[?(?:IPv6:)?::1\]?)$/i;
const loopback = ["127.0.0.0/8", "::1/128"];
function isSaidToBeNear({ helo, name, address }, own, organisationOf) {
	if (name === null && hidden.test(helo ?? "") && !within(address ?? "", loopback)) return false;
	return [name, helo].flatMap((each) => each === null ? [] : organisationOf(each) ?? []).every((each) => each === own);
}
function findTrustBoundary(hops, organisationOf) {
	const kinds = hops.map((hop, place) => isOfFilter(hops, place) ? "internal" : kindOf(hop, organisationOf));
	const index = hops.findIndex((_, place) => kinds[place] !== "internal" || !isSurelyWithin(hops, place));
	if (index < 0) return {
		kinds,
		at: null
	};
	return {
		kinds: kinds[index] === "internal" || hops.slice(0, index).some(isFetch) ? kinds.with(index, "unsure") : kinds,
		at: index
	};
}
function isInTheClear({ kind, tls, from }) {
	const address = from?.address ?? null;
	if (tls.used !== false || address === null || isInside(address)) return false;
	return kind === "handover" || kind === "submission";
}
function isWithinExchange({ from, by, with: protocol }, organisationOf) {
	if (!/^Microsoft SMTP Server/i.test(protocol ?? "") || by.name === null) return false;
	const own = organisationOf(by.name);
	return own !== null && organisationOf(from?.helo ?? "") === own;
}
// src/checks/email-header/route/hops.ts
const mostHops = 50;
const day$1 = 864e5;
function readRoute(header, organisationOf, now) {
	const indexes = header.fields.flatMap(({ name }, index) => name === "received" ? [index] : []);
	const kept = indexes.slice(0, mostHops);
	const newestFirst = kept.map((index) => parseReceived(header.fields[index]?.value ?? ""));
	const { kinds, at } = findTrustBoundary(newestFirst, organisationOf);
	const border = at === null ? null : newestFirst[at] ?? null;
	const oldestFirst = newestFirst.toReversed();
	const times = oldestFirst.map((hop) => ({
		time: hop.time,
		offset: hop.offset,
		isFetched: isFetch(hop)
	}));
	const latest = now.getTime() + day$1;
	const delays = delaysOf(times, latest);
	const hops = oldestFirst.map((hop, index) => ({
		...toHop(isWithinExchange(hop, organisationOf) ? withoutBlame(hop) : hop),
		...delays[index] ?? {
			delaySeconds: null,
			isClockSkewed: false,
			zoneErrorHours: null
		},
		kind: kinds[kinds.length - 1 - index] ?? "unsure"
	}));
	const kind = at === null ? null : kinds[at] ?? null;
	return {
		facts: {
			hops,
			hopsTotal: indexes.length,
			totalSeconds: totalOf(times, latest),
			trustBoundaryHop: border && at !== null && kind !== null && kind !== "internal" ? {
				hop: hops.length - at,
				kind,
				...party(border),
				hasPassed: false
			} : null
		},
		border,
		trace: at === null ? [] : newestFirst.slice(at).map((hop, index) => ({
			place: kept[at + index] ?? 0,
			hop
		})),
		receivedAt: border?.time ?? newestFirst.find(({ time }) => time !== null)?.time ?? null,
		places: {
			border: at === null ? null : kept[at] ?? null,
			below: at === null ? header.fields.length : kept[at + 1] ?? header.fields.length,
			by: border?.by.name?.toLowerCase() ?? null,
			isHandover: kind === "handover",
			lowest: kept.at(-1) ?? null
		}
	};
}
function withoutBlame(hop) {
	return {
		...hop,
		tls: {
			...hop.tls,
			used: hop.tls.used || null
		}
	};
}
function party(hop) {
	const { by, from } = hop;
	return {
		by: short(by.name ?? by.address),
		address: from?.address ?? null,
		name: short(from?.name ?? null),
		helo: short(from?.helo ?? null),
		isFilter: filteringServiceOf(hop) !== null
	};
}
function short(text, limit = 255) {
	return text === null ? null : printable(text, limit);
}
function toHop({ from, by, tls, time, ...hop }) {
	return {
		from: from && {
			helo: short(from.helo),
			name: short(from.name),
			address: from.address
		},
		by: short(by.name ?? by.address),
		protocol: short(hop.with, 60),
		id: short(hop.id, 100),
		for: short(hop.for),
		tls: {
			used: tls.used,
			version: tls.version,
			cipher: short(tls.cipher, 60)
		},
		at: time === null ? null : new Date(time).toISOString()
	};
}
// src/checks/email-header/collect.ts
const freshDays = 3;
const day = 864e5;
const mostKeys = 12;
async function collect({ headers }, context) {
	const now = context.now();
	const header = readMailHeader(headers);
	const organisationOf = await openOrganisations();
	const read = readRoute(header, organisationOf, now);
	const from = fieldsNamed(header, "from").flatMap(({ value }) => parseMailPeople(value));
	const author = authorOf(from);
	const way = await withFilter(context, header, read, nearTo(author, organisationOf));
	const sender = envelopeSender(header, way);
	const how = verifying(context, header, way, now);
	const [{ dkim, dkimTotal, isMoreSigned }, arc, today, policy] = await Promise.all([
		verifyDkim(header, how, nearTo(author, organisationOf)),
		verifyChain(header, how),
		spfToday(context, way, sender),
		policyOfAuthor(context, author)
	]);
	const written = resultsOf(header, way, {
		spf: {
			result: today.currentResult,
			domain: today.domain,
			isOfHelo: today.isOfHelo
		},
		dkim
	}, organisationOf);
	const { isDisputed, ...told } = spfTold(header, way, written, sender);
	const isForged = isMisled(way, sender);
	const results = written.map((each) => isForged(each) ? doubted(each) : each);
	const spfDomain = told.reportedDomain ?? today.domain;
	const spf = {
		...told,
		...today,
		isAligned: spfDomain === null || isDisputed ? null : await policy.isAligned(spfDomain, "spf")
	};
	const signatures = await Promise.all(dkim.map(async (each) => ({
		...withTold(each, results),
		isAligned: await policy.isAligned(each.domain, "dkim")
	})));
	const others = otherSigners(results, dkim).map((domain) => ({
		domain,
		state: "unknown",
		reported: "pass"
	}));
	const proofs = {
		spf: {
			...spf,
			domain: isDisputed ? null : spfDomain,
			isFresh: how.isFresh
		},
		dkim: [...signatures, ...others],
		isMoreSigned,
		isFiltered: way.facts.trustBoundaryHop?.isFilter ?? false
	};
	const [computed, older] = await Promise.all([computedOf(policy.published, policy.isAligned, proofs), rfc7489Outcome(context, author, proofs)]);
	const messageId = fieldsNamed(header, "message-id")[0]?.value ?? null;
	const replyTo = fieldsNamed(header, "reply-to").flatMap(({ value }) => parseMailPeople(value));
	return {
		observedAt: now.toISOString(),
		fieldsTotal: header.fields.length,
		isRecent: how.isFresh,
		notes: header.notes,
		...shownFields(header),
		from: from.slice(0, mostPeople).map(toPerson),
		fromFields: fieldsNamed(header, "from").length,
		replyTo: replyTo.slice(0, mostPeople).map(toPerson),
		returnPath: sender === null ? null : printable(sender, 320),
		messageId: messageId === null ? null : printable(messageId, 300),
		unsubscribe: unsubscribeOf(header),
		...way.facts,
		results,
		spf,
		dkim: signatures,
		dkimTotal,
		arc: {
			...arc,
			reported: toldBy(results, "arc")?.result ?? null
		},
		dmarc: {
			...policy.published,
			reported: toldOfAuthor(results, author),
			rfc7489Result: older,
			computed
		},
		anomalies: anomaliesOf({
			from,
			fromFields: fieldsNamed(header, "from").length,
			replyTo,
			returnDomain: sender === null ? null : domainOf(sender),
			messageIdDomain: domainOf((messageId ?? "").replace(/>.*$/s, "")),
			subjects: fieldsNamed(header, "subject").slice(0, mostPeople).map(({ value }) => decodeMailWords(value.slice(0, 2e3))),
			listId: fieldsNamed(header, "list-id")[0]?.value ?? null
		}, organisationOf)
	};
}
const mostPeople = 10;
async function withFilter(context, header, way, isNear) {
	const { trustBoundaryHop: border } = way.facts;
	if (border?.isFilter !== true) return way;
	const isFilter = !await isRefuted(context, way);
	const hasPassed = isFilter && hasPassedFilter(header, way, isNear);
	return {
		...way,
		facts: {
			...way.facts,
			trustBoundaryHop: {
				...border,
				isFilter,
				hasPassed
			}
		}
	};
}
function verifying(context, header, { receivedAt }, now) {
	const time = receivedAt ?? parseMailDate(fieldsNamed(header, "date")[0]?.value ?? "");
	const age = time === null ? null : now.getTime() - time;
	return {
		find: keyFinderIn(context, mostKeys),
		receivedAt,
		isFresh: age !== null && Math.abs(age) < freshDays * day,
		isDamaged: isPutRight(header)
	};
}
function authorOf(from) {
	const domains = new Set(from.flatMap(({ domain }) => domain ?? []));
	const [only] = domains;
	return domains.size === 1 ? only ?? null : null;
}
function toPerson({ name, address, domain }) {
	return {
		name: name === null ? null : printable(name, 200),
		address: printable(address, 320),
		domain: domain === null ? null : printable(domain, 253)
	};
}
function shownFields(header) {
	const first = (name) => fieldsNamed(header, name)[0]?.value ?? null;
	const subject = first("subject");
	const listId = first("list-id");
	const time = parseMailDate(first("date") ?? "");
	return {
		subject: subject === null ? null : printable(decodeMailWords(subject.slice(0, 2e3)), 300),
		date: time === null ? null : new Date(time).toISOString(),
		listId: listId === null ? null : printable(listId, 300)
	};
}
function unsubscribeOf(header) {
	const [list] = fieldsNamed(header, "list-unsubscribe");
	if (!list) return "none";
	const [post] = fieldsNamed(header, "list-unsubscribe-post");
	return /<https:\/\//i.test(list.value) && /^List-Unsubscribe=One-Click$/i.test(post?.value ?? "") ? "one-click" : "many-clicks";
}
// src/checks/email-header/reasons.ts
const reasonWords = {
	syntax: {
		en: "its syntax is invalid",
		ko: "구문이 올바르지 않음"
	},
	"repeated-tag": {
		en: "a tag appears twice",
		ko: "같은 태그가 두 번 나옴"
	},
	"missing-tag": {
		en: "a required tag is missing",
		ko: "필수 태그가 없음"
	},
	"bad-value": {
		en: "a tag has an invalid value",
		ko: "허용되지 않는 태그 값"
	},
	sha1: {
		en: "it uses SHA-1",
		ko: "SHA-1 사용"
	},
	"unknown-algorithm": {
		en: "its algorithm is unknown",
		ko: "알려지지 않은 알고리즘"
	},
	"from-unsigned": {
		en: "it does not sign From",
		ko: "From이 서명되지 않음"
	},
	"foreign-identity": {
		en: "its identity (i=) is outside its domain (d=)",
		ko: "서명 주체(i=)가 서명 도메인 밖에 있음"
	},
	"expiry-order": {
		en: "it expires before it was signed",
		ko: "만료 시각이 서명 시각보다 앞섬"
	},
	"arc-fields": {
		en: "it covers fields that it must not cover",
		ko: "포함하면 안 되는 필드를 서명함"
	},
	mismatch: {
		en: "the header does not match the signature",
		ko: "헤더가 서명과 일치하지 않음"
	},
	"mismatch-today": {
		en: "it does not match the current key, which may differ from the key at that time",
		ko: "현재 키와 일치하지 않으며, 당시의 키와 다를 수 있음"
	},
	"refused-unnamed": {
		en: "the receiver rejected a signature and does not say which one (it could check the body)",
		ko: "수신 서버가 서명을 인정하지 않았으나 어느 서명인지 적지 않음(수신 서버는 본문도 확인함)"
	},
	"refused-beside": {
		en: "results that may come from the receiver report it as invalid (the receiver could check the body)",
		ko: "수신 측이 썼을 수 있는 인증 결과가 무효로 기록함(수신 측은 본문도 확인함)"
	},
	expired: {
		en: "it had expired when the message came",
		ko: "수신 당시 이미 만료됨"
	},
	"key-gone": {
		en: "its key is no longer published",
		ko: "키가 더 이상 게시되어 있지 않음"
	},
	"key-revoked": {
		en: "its key has been revoked",
		ko: "키가 폐기됨"
	},
	"key-broken": {
		en: "its key record is unusable",
		ko: "키 레코드를 사용할 수 없음"
	},
	"key-short": {
		en: "its key is shorter than 1024 bits",
		ko: "키가 1024비트보다 짧음"
	},
	"key-hash": {
		en: "its key does not allow SHA-256",
		ko: "키가 SHA-256을 허용하지 않음"
	},
	"key-service": {
		en: "its key is not for email",
		ko: "이메일용 키가 아님"
	},
	"key-strict": {
		en: "its key is not valid for subdomains (t=s)",
		ko: "하위 도메인에 쓸 수 없는 키"
	},
	"key-unknown": {
		en: "the DNS lookup of its key failed",
		ko: "키의 DNS 조회에 실패함"
	},
	"text-changed": {
		en: "the header was changed while copying",
		ko: "복사 과정에서 헤더가 바뀜"
	},
	instances: {
		en: "its sets are not numbered from 1, or a set is incomplete",
		ko: "세트 번호가 1부터 이어지지 않거나 빠진 필드가 있음"
	},
	"too-many": {
		en: "it has more than 50 sets",
		ko: "세트가 50개를 넘음"
	},
	set: {
		en: "the syntax of one of its sets is invalid",
		ko: "구문이 올바르지 않은 세트가 있음"
	},
	"chain-value": {
		en: "the cv value of a seal is wrong",
		ko: "봉인의 cv 값이 규칙과 다름"
	},
	"fails-itself": {
		en: "its last seal records a broken chain (cv=fail)",
		ko: "마지막 봉인이 체인 손상(cv=fail)을 기록함"
	}
};
// src/checks/email-header/signatures/judge.ts
function failureIdOf(raw) {
	if (isByArc(raw)) return "dkim-failed-forwarded";
	return isFilteredAway(raw) ? "dkim-failed-filtered" : "dkim-failed";
}
function signatureFindings(raw) {
	const { dkim, dkimTotal, results } = raw;
	const faults = new Map();
	const failures = failureIdOf(raw);
	for (const signature of dkim) {
		const fault = faultOf(signature, failures);
		if (fault === null) continue;
		const known = faults.get(fault.key);
		if (known) known.signatures.push(signature);
		else faults.set(fault.key, {
			fault,
			signatures: [signature]
		});
	}
	const removed = dkimTotal > dkim.length ? [] : otherSigners(results, dkim);
	return [
		...[...faults.values()].map(({ fault, signatures }) => fault.say(signersOf(signatures))),
		...dkim.filter((each) => each.state === "verified" && !isRefused(each.reported)).flatMap(weaknesses),
		...removed.length > 0 ? [find("dkim-removed", { list: removed.join(", ") })] : [],
		...dkim.length === 0 && removed.length === 0 ? [find("dkim-missing")] : []
	];
}
function faultOf({ state, reason, detail, reported: told }, failed) {
	const why = reason === null ? nothing$1 : reasonWords[reason];
	if (state === "invalid") return fault((who) => find("dkim-invalid", {
		who,
		reason: why
	}));
	if (told === "pass") return state === "failed" ? fault((who) => find("dkim-changed-since", { who })) : null;
	if (state === "failed") return reason === "key-gone" && failed !== "dkim-failed-forwarded" ? fault((who) => find("dkim-key-missing", { who })) : fault((who) => find(failed, {
		who,
		reason: why
	}));
	if (isRefused(told)) {
		const isBody = state === "verified" && isOfBody.has(told ?? "");
		return fault((who) => find(failed, {
			who,
			reason: isBody ? bodyChanged : refusedThere
		}));
	}
	if (state === "verified") return null;
	return fault((who) => find("dkim-unknown", {
		who,
		reason: why,
		detail: detail === null ? "" : ` (${detail})`
	}));
}
function fault(say) {
	return {
		say,
		key: JSON.stringify(say(nothing$1))
	};
}
function weaknesses({ domain, selector, bits, isTesting, isAligned, bodyLength, unsigned }) {
	const about = {
		domain,
		selector
	};
	const isOpen = bodyLength === 0 || bodyLength !== null && unsigned.includes("content-type");
	const ofBody = (length) => isOpen && isAligned !== false ? find("dkim-body-open", {
		domain,
		reason: length === 0 ? nothingSigned : typeUnsigned
	}) : find("dkim-body-length", {
		domain,
		length
	});
	return [
		...bits !== null && bits >= 1024 && bits < 2048 ? [find("dkim-short-key", {
			...about,
			bits
		})] : [],
		...isTesting ? [find("dkim-testing", about)] : [],
		...bodyLength === null ? [] : [ofBody(bodyLength)],
		...unsigned.length > 0 ? [find("dkim-unsigned", {
			domain,
			list: unsigned.join(", ")
		})] : []
	];
}
const isOfBody = new Set([
	"fail",
	"hardfail",
	"softfail",
	"neutral"
]);
const nothing$1 = {
	en: "",
	ko: ""
};
const nothingSigned = {
	en: "it covers no part of the body (l=0)",
	ko: "본문이 전혀 서명되지 않음(l=0)"
};
const typeUnsigned = {
	en: "it covers only the beginning of the body (l=), and not Content-Type",
	ko: "본문의 앞부분만 서명하고(l=) Content-Type은 서명하지 않음"
};
const bodyChanged = {
	en: "the receiver reports a failure although the header matches, so the body must have changed",
	ko: "수신 서버의 결과가 실패이고 헤더는 서명과 일치하므로, 본문이 바뀐 것으로 보임"
};
const refusedThere = {
	en: "the receiver rejected it",
	ko: "수신 서버가 인정하지 않음"
};
const mostSigners = 3;
function signersOf(signatures) {
	const more = signatures.length > mostSigners ? [`+${signatures.length - mostSigners}`] : [];
	const shown = signatures.slice(0, mostSigners).map(signerOf);
	return {
		en: [...shown.map(({ en }) => en), ...more].join(", "),
		ko: [...shown.map(({ ko }) => ko), ...more].join(", ")
	};
}
function signerOf({ domain, selector }) {
	const named = domain === "" ? {
		en: "an unknown domain",
		ko: "알 수 없는 도메인"
	} : {
		en: domain,
		ko: domain
	};
	if (selector === "") return named;
	return {
		en: `${named.en} (selector ${selector})`,
		ko: `${named.ko}(선택자 ${selector})`
	};
}
// src/checks/email-header/results/judge.ts
function resultFindings(raw) {
	const { results, hopsTotal } = raw;
	const isBelieved = results.some(({ trustLevel: standing }) => standing === "believed" || standing === "confirmed") || raw.spf.reported !== null;
	return [
		...dmarcFindings(raw),
		...spfFindings(raw),
		...signatureFindings(raw),
		...arcFindings(raw),
		...contradictions(raw),
		...!isBelieved && hopsTotal > 0 ? [unbelieved(results)] : []
	];
}
function unbelieved(results) {
	const displaced = results.filter(({ trustLevel: standing, methods }) => standing === "displaced" && methods.length > 0);
	const server = displaced[0]?.server ?? null;
	if (server === null) return find("no-results");
	const told = displaced.flatMap(({ methods }) => methods.map(({ method, result }) => `${method}=${result}`));
	return find("results-displaced", {
		server,
		list: [...new Set(told)].slice(0, mostTold).join(", ")
	});
}
const mostTold = 8;
function dmarcFindings(raw) {
	const { domain, record, reported: told, computed } = raw.dmarc;
	if (domain === null) return [];
	const outcome = dmarcOutcome(raw);
	const about = outcome === null ? find("dmarc-unknown", { domain }) : outcomes$1[outcome](domain);
	return [
		...about ? [about] : [],
		...isByArc(raw) ? [find("dmarc-by-arc", {
			domain,
			sealer: raw.arc.sets.at(-1)?.sealer ?? "?"
		})] : differences(told, computed),
		...olderFindings(raw.dmarc, domain),
		...outcome === "fail" || outcome === "none" ? vouchers(raw, domain) : [],
		...record === "none" || record === "void" ? [find("dmarc-missing", { domain })] : []
	];
}
const outcomes$1 = {
	pass: () => null,
	header: (domain) => find("dmarc-header-only", { domain }),
	none: (domain) => find("author-unproven", { domain }),
	fail: (domain) => find("dmarc-failed", { domain })
};
function differences(told, computed) {
	if (told !== "pass" && told !== "fail" || computed === null) return [];
	const today = computed === "header" ? "pass" : computed;
	return today === told ? [] : [find("dmarc-differs", {
		told,
		computed: today
	})];
}
function olderFindings({ computed, policy, rfc7489Result: older }, domain) {
	if (older === null || computed === null || older.computed === null) return [];
	const newer = appliedWords(computed, policy, 100);
	const other = appliedWords(older.computed, older.policy, older.pct ?? 100);
	return newer.en === other.en ? [] : [find("dmarc-older-differs", {
		domain,
		newer,
		older: other
	})];
}
function appliedWords(outcome, policy, percent) {
	if (outcome === "none") return {
		en: "no policy applies",
		ko: "적용할 정책 없음"
	};
	if (outcome !== "fail") return {
		en: "pass",
		ko: "pass"
	};
	const share = percent < 100 && policy !== "none" ? `, pct=${percent}` : "";
	const text = `fail (p=${policy ?? "?"}${share})`;
	return {
		en: text,
		ko: text
	};
}
function vouchers({ arc }, domain) {
	const [sealer] = arc.sets.filter(({ results }) => results.split(" ").includes("dmarc=pass")).map(({ sealer }) => sealer);
	return arc.state === "holds" && sealer !== void 0 ? [find("arc-vouches", {
		domain,
		sealer
	})] : [];
}
const failing = new Set(["fail", "hardfail"]);
const weak = new Set([
	"softfail",
	"neutral",
	"none",
	"permerror"
]);
function spfFindings(raw) {
	const { spf, isRecent: isFresh } = raw;
	const { reported: told, reportedDomain: toldDomain, currentResult: today, address, domain } = spf;
	const result = told ?? today;
	const about = {
		domain: (told === null ? domain : toldDomain ?? domain) ?? "?",
		address: address ?? "?"
	};
	if (result === null) return [];
	const differs = told !== null && today !== null && told !== today && today !== "temperror" && address !== null ? [find("spf-differs", {
		told,
		today,
		address
	})] : [];
	if (told === null && !isFresh && result !== "pass") return [find("spf-then-unknown", {
		...about,
		result
	})];
	if (result !== "pass" && isFilteredAway(raw)) return differs;
	if (failing.has(result)) {
		const proof = proofs[dmarcOutcome(raw) ?? "none"];
		return [proof ? find("spf-failed-forwarded", {
			...about,
			result,
			proof
		}) : find("spf-failed", {
			...about,
			result
		}), ...differs];
	}
	return [...weak.has(result) ? [find("spf-weak", {
		...about,
		result
	})] : [], ...differs];
}
const proofs = {
	pass: {
		en: "DMARC passes without it",
		ko: "SPF 없이 DMARC를 통과했습니다"
	},
	header: {
		en: "a DKIM signature of the author matches the header",
		ko: "발신자의 DKIM 서명이 헤더와 일치합니다"
	}
};
const nothing = {
	en: "",
	ko: ""
};
function arcFindings({ arc }) {
	if (arc.state !== "broken" && arc.state !== "unknown") return [];
	const reason = arc.reason === null ? nothing : reasonWords[arc.reason];
	const at = arc.at === null ? nothing : {
		en: ` (set ${arc.at.instance}, ${arc.at.part})`,
		ko: `(${arc.at.instance}번 세트, ${partWords[arc.at.part]})`
	};
	return [find(arc.state === "broken" ? "arc-broken" : "arc-unknown", {
		reason,
		at
	})];
}
const partWords = {
	message: "메시지 서명",
	seal: "봉인"
};
function contradictions({ results, spf, dkim, dkimTotal, isRecent: isFresh }) {
	return results.flatMap(({ trustLevel: standing, server, methods }) => {
		if (standing !== "unsure" || server === null) return [];
		const wrong = methods.filter(({ method, result, domain, isOfHelo }) => {
			if (result !== "pass") return false;
			if (method === "spf" && (!isFresh || isOfHelo !== spf.isOfHelo)) return false;
			if (method === "spf") return spf.currentResult !== null && failing.has(spf.currentResult) && domain === spf.domain;
			if (method !== "dkim" || domain === null || !isHostName(domain) || dkimTotal > dkim.length) return false;
			return !dkim.some((each) => each.domain === domain);
		});
		const list = wrong.map(({ method, domain }) => `${method}=pass (${domain ?? "?"})`).join(", ");
		return wrong.length > 0 ? [find("results-contradicted", {
			server,
			list
		})] : [];
	});
}
// src/checks/email-header/kpis.ts
function kpisOf(raw) {
	const { from, trustBoundaryHop: border, spf, dmarc, arc, hopsTotal, totalSeconds } = raw;
	return [
		{
			id: "from",
			value: from.length === 0 ? false : from.map(displayedAddress).slice(0, 3).join(", ")
		},
		{
			id: "border",
			value: border?.address ?? null
		},
		{
			id: "receiver",
			value: receiverOf(raw)
		},
		{
			id: "spf",
			value: spf.reported ?? spf.currentResult
		},
		{
			id: "dkim",
			value: signatureState(raw)
		},
		{
			id: "dmarc",
			value: dmarcOutcome(raw) ?? (dmarc.reported === "pass" ? null : dmarc.reported)
		},
		{
			id: "arc",
			value: arc.state
		},
		{
			id: "hops",
			value: hopsTotal
		},
		{
			id: "duration",
			value: totalSeconds,
			unit: "seconds"
		}
	];
}
function receiverOf({ results, trustBoundaryHop: border, spf }) {
	const host = border?.by ?? "?";
	const believed = results.filter(({ trustLevel: standing }) => standing === "believed").map(({ server }) => server ?? host);
	const confirmed = results.filter(({ trustLevel: standing }) => standing === "confirmed").map(({ server }) => `${server ?? host} (SPF)`);
	const names = [...new Set([...believed, ...confirmed])];
	if (names.length === 0) return spf.reported === null ? false : `${host} (SPF)`;
	return [...names.slice(0, mostNames), ...names.length > mostNames ? [`+${names.length - mostNames}`] : []].join(", ");
}
const mostNames = 2;
function signatureState({ dkim }) {
	const own = dkim.filter(({ isAligned }) => isAligned === true);
	const all = own.length > 0 ? own : dkim;
	if (all.some(({ reported: told }) => told === "pass")) return "pass";
	const states = all.map(({ state, reported: told }) => isRefused(told) && state !== "invalid" ? "failed" : state);
	return [
		"verified",
		"unknown",
		"failed",
		"invalid"
	].find((state) => states.includes(state)) ?? "none";
}
// src/checks/email-header/judge.ts
function judge(raw) {
	const findings = [
		...routeFindings(raw),
		...resultFindings(raw),
		...senderFindings(raw),
		...inputFindings(raw)
	];
	const verdict = concludeGrade(null, findings, kpisOf(raw), problems);
	return verdict.status === "pass" && isOpen(raw) ? {
		...verdict,
		status: "unknown"
	} : verdict;
}
function isOpen(raw) {
	const outcome = dmarcOutcome(raw);
	return outcome === null || outcome === "header";
}
const slow = 300;
const mostListed = 4;
function routeFindings(raw) {
	const { hops, hopsTotal, trustBoundaryHop: border } = raw;
	if (hopsTotal === 0) return [find("no-hops")];
	const numbered = hops.map((hop, index) => ({
		hop,
		number: index + 1
	}));
	const late = numbered.filter(({ hop }) => !hop.isClockSkewed && (hop.delaySeconds ?? 0) >= slow);
	const skewed = numbered.filter(({ hop }) => hop.isClockSkewed && hop.zoneErrorHours === null);
	const misplaced = numbered.filter(({ hop }) => hop.zoneErrorHours !== null);
	const old = numbered.filter(({ hop }) => /^(?:SSL|TLSv1\.[01]$)/.test(hop.tls.version ?? ""));
	return [
		...about(numbered.filter(({ hop }) => isInTheClear(hop)), parties, (list) => find("hop-in-clear", { list })),
		...about(old, (each) => `${parties(each)} (${each.hop.tls.version})`, (list) => find("old-tls", { list })),
		...aboutTimes(late, (list) => find("slow-hop", { list })),
		...aboutTimes(skewed, (list) => find("clock-skew", { list })),
		...aboutTimes(misplaced, (list) => find("wrong-zone", { list })),
		...border?.kind === "unsure" ? [find("border-unsure", { hop: border.hop })] : [],
		...isFilteredAway(raw) ? [find("filter-between", { host: border?.name ?? border?.helo ?? "?" })] : []
	];
}
function about(all, show, say) {
	if (all.length === 0) return [];
	const more = all.length > mostListed ? [`+${all.length - mostListed}`] : [];
	return [say([...all.slice(0, mostListed).map(show), ...more].join(", "))];
}
function aboutTimes(all, say) {
	if (all.length === 0) return [];
	const shown = all.slice(0, mostListed).map(({ hop, number }) => {
		const seconds = hop.zoneErrorHours === null ? hop.delaySeconds ?? 0 : hop.zoneErrorHours * 3600;
		const { en, ko } = durationText(Math.abs(seconds));
		const sign = seconds < 0 ? "-" : "";
		return {
			en: `${sign}${en} at hop ${number} (${hop.by ?? "?"})`,
			ko: `${number}번 홉(${hop.by ?? "?"})에서 ${sign}${ko}`
		};
	});
	const more = all.length > mostListed ? [`+${all.length - mostListed}`] : [];
	const joined = (language) => [...shown.map((each) => each[language]), ...more].join(", ");
	return [say({
		en: joined("en"),
		ko: joined("ko")
	})];
}
function parties({ hop: { from, by } }) {
	return `${from?.name ?? from?.helo ?? "?"} [${from?.address ?? "?"}] → ${by ?? "?"}`;
}
function senderFindings({ anomalies: oddities, unsubscribe, dkim }) {
	const isCovered = dkim.some(({ state, reported: told, signsUnsubscribe }) => {
		return signsUnsubscribe && (state === "verified" || state === "unknown" || told === "pass");
	});
	return [
		...oddities.map(({ kind, displayed: shown, actual: other }) => finding(kind, shown, other)),
		...unsubscribe === "many-clicks" ? [find("unsubscribe-many-clicks")] : [],
		...unsubscribe === "one-click" && !isCovered ? [find("unsubscribe-unsigned")] : []
	];
}
function finding(kind, shown, other) {
	if (kind === "no-from") return find("no-from");
	if (kind === "several-from" || kind === "several-subjects") return find(kind, { shown });
	return find(kind, {
		shown,
		other
	});
}
function inputFindings({ notes }) {
	return [...isPutRight({ notes }) || notes.includes("tabs-lost") ? [find("changed-text")] : [], ...notes.includes("body") ? [find("body-ignored")] : []];
}
// src/checks/email-header/pasted-header.ts
const longestHeader = 262144;
const mostLines = 1e4;
const aHeader = {
	en: "the header of a message: lines such as “From: a@example.com”",
	ko: "“From: a@example.com” 형식의 줄로 된 메시지 헤더"
};
const smaller = {
	en: `a header of at most ${longestHeader / 1024} kB`,
	ko: `최대 ${longestHeader / 1024} kB의 헤더`
};
const fewerLines = {
	en: `a header of at most ${mostLines} lines`,
	ko: `최대 ${mostLines}줄의 헤더`
};
function headerPart() {
	return string().transform((text, context) => {
		const kept = text.slice(0, longestHeader);
		const problem = problemOf(kept, text.length > longestHeader);
		if (problem === null) return kept;
		context.addIssue({
			code: "custom",
			params: {
				given: sizeOf(text),
				...problem
			}
		});
		return NEVER;
	});
}
function sizeOf(text) {
	const bytes = Buffer.byteLength(text);
	if (bytes >= 1024) {
		const kilobytes = Math.ceil(bytes / 1024);
		return {
			en: `a text of ${kilobytes} kB`,
			ko: `${kilobytes} kB의 텍스트`
		};
	}
	return {
		en: `a text of ${counted(bytes, {
			one: "byte",
			other: "bytes"
		})}`,
		ko: `${bytes}바이트의 텍스트`
	};
}
function problemOf(kept, isCut) {
	const { lines, isEnded } = readMailLines(kept);
	const bytes = lines.reduce((total, line) => total + Buffer.byteLength(line) + 2, 0);
	if (isCut && !isEnded || bytes > longestHeader) return { expected: smaller };
	if (lines.length > mostLines) return {
		expected: fewerLines,
		given: {
			en: `one of ${lines.length} lines`,
			ko: `${lines.length}줄의 헤더`
		}
	};
	return hasMailField(lines) && !isBinary(lines) ? null : { expected: aHeader };
}
const unreadable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffd]/g;
const binaryShare = 10;
function isBinary(lines) {
	const [bad, all] = lines.reduce(([found, total], line) => [found + (line.match(unreadable)?.length ?? 0), total + line.length], [0, 0]);
	return bad * binaryShare > all;
}
// src/checks/email-header/results/schema.ts
const aligned = boolean().nullable();
const resultsRaw = object({
	server: string().nullable().meta({
		description: "Server that states the results (authserv-id, RFC 8601 §2.5); null without one",
		ko: "결과를 적은 서버(authserv-id, RFC 8601 §2.5). 없으면 null"
	}),
	trustLevel: _enum([
		"believed",
		"confirmed",
		"unsure",
		"beside",
		"displaced",
		"claim"
	]).meta({
		description: "believed: only those who received the message can have written it; confirmed: the receiver's name below its own trace field, and what it says of SPF and DKIM was found here, too; unsure: the same and not confirmed, or of an envelope that may have written a part of it; beside: in the same place, in another name; displaced: the receiver's name below every trace field, where some exports put its results and a sender can write them as well; claim: anybody may have written it",
		ko: "believed: 수신 측만 쓸 수 있는 위치, confirmed: 수신 서버의 이름이지만 자신의 추적 필드보다 아래이고 SPF와 DKIM 내용이 직접 확인됨, unsure: 같은 위치이나 확인되지 않았거나 봉투 발신자가 일부를 썼을 수 있음, beside: 같은 위치이나 다른 이름, displaced: 수신 서버의 이름이지만 모든 추적 필드보다 아래. 일부 내보내기 기능이 여기로 옮기며 보낸 쪽도 쓸 수 있음, claim: 누구든 쓸 수 있음"
	}),
	methods: array(object({
		method: string().meta({
			description: "Authentication method, such as spf, dkim or dmarc (RFC 8601 §2.7)",
			ko: "인증 방법(예: spf, dkim, dmarc, RFC 8601 §2.7)"
		}),
		result: string().meta({
			description: "Result of the method, such as pass or fail (RFC 8601 §2.7)",
			ko: "방법의 결과(예: pass, fail, RFC 8601 §2.7)"
		}),
		domain: string().nullable().meta({
			description: "Domain that the result is about; null if not stated",
			ko: "결과의 대상 도메인. 적혀 있지 않으면 null"
		}),
		isOfHelo: boolean().meta({
			description: "Whether the SPF result is about the client's HELO name instead of the envelope sender",
			ko: "SPF가 봉투 발신자가 아니라 클라이언트가 밝힌 이름(HELO)에 대한 것인지 여부"
		}),
		selector: string().nullable().meta({
			description: "DKIM selector; null if not stated",
			ko: "DKIM 선택자. 적혀 있지 않으면 null"
		}),
		note: string().nullable().meta({
			description: "Comment or reason of the result; null without one",
			ko: "결과의 주석 또는 이유. 없으면 null"
		})
	})).readonly().meta({
		description: "Results by authentication method (RFC 8601 §2.2)",
		ko: "인증 방법별 결과(RFC 8601 §2.2)"
	})
});
const spfRaw = object({
	reported: string().nullable().meta({
		description: "The receiver's result, if it can be trusted",
		ko: "수신 서버가 확인한 결과(믿을 수 있는 경우)"
	}),
	reportedDomain: string().nullable().meta({
		description: "Domain in the recorded result; null without one",
		ko: "기록된 결과의 도메인. 없으면 null"
	}),
	currentResult: _enum(spfResults).nullable().meta({
		description: "SPF result for the client at the trust boundary by current records; null if unknown",
		ko: "경계 홉의 주소를 현재 레코드로 다시 평가한 결과. 평가할 수 없었으면 null"
	}),
	currentReason: string().nullable().meta({
		description: "Why the result of today could not be determined; otherwise null",
		ko: "현재 결과를 알 수 없었던 이유. 알 수 있었으면 null"
	}),
	address: string().nullable().meta({
		description: "IP address that SPF was evaluated for; null without one",
		ko: "SPF를 평가한 IP 주소. 없으면 null"
	}),
	domain: string().nullable().meta({
		description: "Domain whose SPF record was evaluated; null without one",
		ko: "SPF 레코드를 평가한 도메인. 없으면 null"
	}),
	isOfHelo: boolean().meta(descriptions.isSpfOfHelo),
	isAligned: aligned.meta(descriptions.isAligned)
});
const dkimRaw = object({
	domain: string().meta({
		description: "Signing domain (d=, RFC 6376 §3.5)",
		ko: "서명한 도메인(d=, RFC 6376 §3.5)"
	}),
	selector: string().meta({
		description: "DKIM selector (s=, RFC 6376 §3.5)",
		ko: "DKIM 선택자(s=, RFC 6376 §3.5)"
	}),
	algorithm: string().meta({
		description: "Signature algorithm (a=, RFC 6376 §3.5)",
		ko: "서명 알고리즘(a=, RFC 6376 §3.5)"
	}),
	bits: int().nullable().meta({
		description: "Size of the key in bits; null if unknown",
		ko: "키의 비트 수. 알 수 없으면 null"
	}),
	state: _enum([
		"verified",
		"failed",
		"invalid",
		"unknown"
	]).meta({
		description: "verified: the header matches (the body is not checked); failed: it does not match; invalid: the signature is not acceptable; unknown: could not be verified",
		ko: "verified: 헤더가 서명과 일치함(본문은 확인하지 않음), failed: 일치하지 않음, invalid: 인정되지 않는 서명, unknown: 확인할 수 없음"
	}),
	reason: _enum([
		...dkimFaults,
		...signatureReasons,
		"refused-unnamed",
		"refused-beside"
	]).nullable().meta({
		description: "Code of the reason why it is not verified; otherwise null",
		ko: "검증되지 않은 이유의 코드. 검증되었으면 null"
	}),
	detail: string().nullable().meta({
		description: "Details of the reason; null without any",
		ko: "이유의 세부 내용. 없으면 null"
	}),
	reported: string().nullable().meta({
		description: "Result that the receiver recorded; null without one",
		ko: "수신 서버가 기록한 결과. 없으면 null"
	}),
	isAligned: aligned.meta(descriptions.isAligned),
	isTesting: boolean().meta({
		description: "Whether the DKIM key has t=y (testing, RFC 6376 §3.6.1)",
		ko: "DKIM 키에 t=y(시험)가 있는지 여부(RFC 6376 §3.6.1)"
	}),
	bodyLength: number().nullable().meta({
		description: "Number of signed body octets (l=, RFC 6376 §3.5); null for the whole body",
		ko: "서명된 본문의 옥텟 수(l=, RFC 6376 §3.5). 본문 전체이면 null"
	}),
	unsigned: array(string()).readonly().meta({
		description: "Header fields that the signature does not cover",
		ko: "서명에 포함되지 않은 헤더 필드"
	}),
	signsUnsubscribe: boolean().meta({
		description: "Whether the signature covers the List-Unsubscribe fields (RFC 8058 §4)",
		ko: "서명에 List-Unsubscribe 필드가 포함되는지 여부(RFC 8058 §4)"
	}),
	signedAt: datetime().nullable().meta({
		description: "Time of signing (t=, RFC 6376 §3.5); null if not stated",
		ko: "서명 시각(t=, RFC 6376 §3.5). 적혀 있지 않으면 null"
	}),
	expiresAt: datetime().nullable().meta({
		description: "Expiry of the signature (x=, RFC 6376 §3.5); null if not stated",
		ko: "서명의 만료 시각(x=, RFC 6376 §3.5). 적혀 있지 않으면 null"
	})
});
const arcRaw = object({
	state: _enum([
		"none",
		"holds",
		"broken",
		"unknown"
	]).meta({
		description: "holds: valid as far as the header shows (the body is not checked)",
		ko: "holds: 헤더로 확인되는 범위에서 유효함(본문은 확인하지 않음)"
	}),
	reason: _enum([
		...arcFaults,
		...dkimFaults,
		...signatureReasons
	]).nullable().meta({
		description: "Code of the reason for broken or unknown; otherwise null",
		ko: "broken 또는 unknown인 이유의 코드. 그 외에는 null"
	}),
	detail: string().nullable().meta({
		description: "Details of the reason; null without any",
		ko: "이유의 세부 내용. 없으면 null"
	}),
	at: object({
		instance: int().meta({
			description: "Instance number of the ARC set (i=, RFC 8617 §4.2.1)",
			ko: "ARC 집합의 번호(i=, RFC 8617 §4.2.1)"
		}),
		part: _enum(["message", "seal"]).meta({
			description: "message: the ARC-Message-Signature; seal: the ARC-Seal",
			ko: "message: ARC-Message-Signature 필드. seal: ARC-Seal 필드"
		})
	}).nullable().meta({
		description: "ARC set with the fault; null without one",
		ko: "문제가 있는 ARC 집합. 없으면 null"
	}),
	reported: string().nullable().meta({
		description: "Chain result that the receiver recorded; null without one",
		ko: "수신 서버가 기록한 체인 결과. 없으면 null"
	}),
	sets: array(object({
		instance: int().meta({
			description: "Instance number of the ARC set (i=, RFC 8617 §4.2.1)",
			ko: "ARC 집합의 번호(i=, RFC 8617 §4.2.1)"
		}),
		sealer: string().meta({
			description: "Domain of the ARC seal (d=, RFC 8617 §4.1.3)",
			ko: "ARC 봉인의 도메인(d=, RFC 8617 §4.1.3)"
		}),
		server: string().nullable().meta({
			description: "Server that states the results (authserv-id); null without one",
			ko: "결과를 적은 서버(authserv-id). 없으면 null"
		}),
		results: string().meta({
			description: "Results in the ARC-Authentication-Results field, as written",
			ko: "ARC-Authentication-Results 필드의 결과 그대로"
		})
	})).readonly().meta({
		description: "ARC sets, the oldest first (RFC 8617 §4.1)",
		ko: "ARC 집합. 오래된 것부터(RFC 8617 §4.1)"
	}),
	setsTotal: int().meta(listTotal("sets"))
});
const outcomes = _enum([
	"pass",
	"header",
	"none",
	"fail"
]).nullable();
const policies = _enum([
	"none",
	"quarantine",
	"reject"
]).nullable();
const dmarcRaw = object({
	reported: string().nullable().meta({
		description: "Result that the receiver recorded; null without one",
		ko: "수신 서버가 기록한 결과. 없으면 null"
	}),
	domain: string().nullable().meta({
		description: "Author's domain (From field); null without one",
		ko: "발신자 도메인(From 필드). 없으면 null"
	}),
	organizationalDomain: string().nullable().meta({
		description: "Organisational domain by the tree walk of RFC 9989; null if unknown",
		ko: "RFC 9989 트리 탐색으로 구한 조직 도메인. 알 수 없으면 null"
	}),
	record: _enum([
		"found",
		"none",
		"void",
		"unknown"
	]).nullable().meta({
		description: "void: a record without a policy that can be applied; null if not queried",
		ko: "void: 적용할 정책이 없는 레코드. 조회하지 않았으면 null"
	}),
	reason: string().nullable().meta(descriptions.reason),
	policy: policies.meta({
		description: "Policy that applies to the author's domain; null without one",
		ko: "발신자 도메인에 적용되는 정책. 없으면 null"
	}),
	rfc7489Result: object({
		organizationalDomain: string().meta({
			description: "Organisational domain by the public suffix list",
			ko: "공개 접미사 목록에 따른 조직 도메인"
		}),
		policy: policies.meta({
			description: "Policy that such receivers apply; null without one",
			ko: "그런 수신 서버가 적용하는 정책. 없으면 null"
		}),
		pct: int().nullable().meta(descriptions.rfc7489Pct),
		computed: outcomes.meta({
			description: "The result by RFC 7489",
			ko: "RFC 7489를 따르는 수신 서버의 결과"
		})
	}).nullable().meta({
		description: "Evaluation by receivers that follow RFC 7489 and the public suffix list",
		ko: "RFC 7489와 공개 접미사 목록을 따르는 수신 서버의 판단"
	}),
	computed: outcomes.meta({
		description: "DMARC result for the author's domain from trusted results and our own verification; header: a signature matches the header, but the body is unchecked; none: nothing passes and there is no policy; null if unknown",
		ko: "믿을 수 있는 결과와 직접 확인한 내용으로 다시 계산한 결과. header: 서명이 헤더와 일치하나 본문은 알 수 없음, none: 통과한 것이 없고 적용할 정책도 없음. 알 수 없으면 null"
	})
});
const hopRaw = object({
	from: object({
		helo: string().nullable().meta({
			description: "Host name in HELO or EHLO; null if not recorded",
			ko: "HELO 또는 EHLO의 호스트 이름. 기록되지 않았으면 null"
		}),
		name: string().nullable().meta({
			description: "Host name of the client by a DNS lookup; null without one",
			ko: "DNS 조회로 확인한 클라이언트의 호스트 이름. 없으면 null"
		}),
		address: string().nullable().meta({
			description: "IP address of the client; null if not recorded",
			ko: "클라이언트의 IP 주소. 기록되지 않았으면 null"
		})
	}).nullable().meta({
		description: "The previous server: helo as it named itself, name and address as the server found them; null for the same machine",
		ko: "넘겨준 쪽. helo: 스스로 밝힌 이름, name·address: 서버가 확인한 이름과 주소. 같은 기기에서 왔으면 null"
	}),
	by: string().nullable().meta({
		description: "Server that wrote the field (by clause, RFC 5321 §4.4); null without one",
		ko: "필드를 쓴 서버(by 절, RFC 5321 §4.4). 없으면 null"
	}),
	protocol: string().nullable().meta({
		description: "Protocol in the with clause, such as ESMTPS (RFC 3848); null without one",
		ko: "with 절의 프로토콜(예: ESMTPS, RFC 3848). 없으면 null"
	}),
	id: string().nullable().meta({
		description: "Queue identifier of the server (id clause); null without one",
		ko: "서버의 큐 식별자(id 절). 없으면 null"
	}),
	for: string().nullable().meta({
		description: "Recipient in the for clause; null without one",
		ko: "for 절의 수신자. 없으면 null"
	}),
	tls: object({
		used: boolean().nullable().meta({
			description: "Whether the hop used TLS; null if not recorded",
			ko: "홉이 TLS를 사용했는지 여부. 기록되지 않았으면 null"
		}),
		version: string().nullable().meta({
			description: "TLS version of the hop; null if not recorded",
			ko: "홉의 TLS 버전. 기록되지 않았으면 null"
		}),
		cipher: string().nullable().meta({
			description: "Cipher suite of the hop; null if not recorded",
			ko: "홉의 암호 스위트. 기록되지 않았으면 null"
		})
	}).meta({
		description: "Whether the hop was encrypted; null if its server does not say",
		ko: "암호화 여부. 서버가 적지 않았으면 null"
	}),
	at: datetime().nullable().meta({
		description: "Time in the Received field; null without a valid one",
		ko: "Received 필드의 시각. 유효하지 않으면 null"
	}),
	delaySeconds: number().nullable().meta({
		description: "Seconds since the previous hop by both clocks; negative if one of them is wrong",
		ko: "이전 홉부터 걸린 시간(초, 양쪽 시계 기준). 음수면 어느 한쪽 시계가 틀린 것"
	}),
	isClockSkewed: boolean().meta({
		description: "Whether the clock of this hop contradicts a neighbouring hop, so that the time is not a delay",
		ko: "이 홉의 시계가 앞뒤 홉과 모순되어 시간을 지연으로 볼 수 없는지 여부"
	}),
	zoneErrorHours: number().nullable().meta({
		description: "Hours of error because one of two servers wrote the wrong time zone, so that the time is not a delay; null without an error",
		ko: "두 서버 중 하나가 시간대를 잘못 적어 어긋난 시간(시간 단위). 이 경우 지연이 아니며, 해당하지 않으면 null"
	}),
	kind: _enum([
		"submission",
		"internal",
		"handover",
		"unsure"
	]).meta({
		description: "submission: authenticated submission; internal: within one organisation; handover: from another organisation; unsure: unknown",
		ko: "submission: 인증한 사용자가 제출, internal: 한 조직 안, handover: 다른 조직에서 넘겨받음, unsure: 확인할 수 없음"
	})
});
// src/checks/email-header/schema.ts
const input = strictObject({ headers: headerPart().meta({
	description: "Message header: the whole header as received, with folded lines, up to 256 kB. A body after it is ignored. The command line reads it from a file, or from standard input (-)",
	ko: "메시지 헤더: 수신한 그대로의 헤더 전체(접힌 줄 포함, 최대 256 kB). 뒤에 붙은 본문은 무시합니다. 명령줄에서는 파일 또는 표준 입력(-)에서 읽습니다",
	examples: ["From: Ann <ann@example.com>"]
}) });
const person = object({
	name: string().nullable().meta({
		description: "Display name (RFC 5322 §3.4); null without one",
		ko: "표시 이름(RFC 5322 §3.4). 없으면 null"
	}),
	address: string().meta({
		description: "E-mail address",
		ko: "이메일 주소"
	}),
	domain: string().nullable().meta({
		description: "Domain of the address; null if it is not valid",
		ko: "주소의 도메인. 유효하지 않으면 null"
	})
});
const raw = object({
	observedAt: datetime().meta(descriptions.observedAt),
	fieldsTotal: int().min(0).meta({
		description: "Number of header fields",
		ko: "헤더 필드의 수"
	}),
	isRecent: boolean().meta({
		description: "Whether the message is recent enough for current keys and records to be the same as on arrival",
		ko: "현재의 키와 레코드가 수신 당시와 같다고 볼 수 있을 만큼 최근 메시지인지 여부"
	}),
	notes: array(_enum(mailHeaderNotes)).readonly().meta({
		description: "What was passed over or put right: body: a body behind the header; envelope-line: the line between messages of a mailbox; quoted, indented: what stood in front of each line; stray-lines: lines before the first field, such as the summary of the page that shows the source; spaced: empty lines between the lines; rejoined: lines that had lost the blank in front; unescaped: HTML entities (&lt;) in the place of characters; tabs-lost: blanks where the newest server writes tabs",
		ko: "무시하거나 바로잡은 것. body: 헤더 뒤의 본문, envelope-line: 메일함의 메시지 구분 줄, quoted·indented: 각 줄 앞의 인용 부호나 들여쓰기, stray-lines: 원본 화면의 요약처럼 첫 필드 앞에 있는 줄, spaced: 줄 사이의 빈 줄, rejoined: 앞의 공백이 사라진 접힌 줄, unescaped: 문자 대신 쓰인 HTML 엔티티(&lt;), tabs-lost: 가장 최근 서버가 쓴 탭이 공백으로 바뀜"
	}),
	from: array(person).readonly().meta({
		description: "Authors in the From field (RFC 5322 §3.6.2)",
		ko: "From 필드의 작성자(RFC 5322 §3.6.2)"
	}),
	fromFields: int().min(0).meta({
		description: "Number of From header fields; 1 is valid",
		ko: "From 헤더 필드의 수. 1이어야 함"
	}),
	replyTo: array(person).readonly().meta({
		description: "Addresses in the Reply-To field (RFC 5322 §3.6.2)",
		ko: "Reply-To 필드의 주소(RFC 5322 §3.6.2)"
	}),
	returnPath: string().nullable().meta({
		description: "Return-Path written by the receiving server; empty for a bounce",
		ko: "수신 서버가 적은 반송 주소. 반송 메일이면 빈 문자열"
	}),
	messageId: string().nullable().meta({
		description: "Message-ID (RFC 5322 §3.6.4); null without one",
		ko: "Message-ID(RFC 5322 §3.6.4). 없으면 null"
	}),
	subject: string().nullable().meta({
		description: "Subject, decoded; null without one",
		ko: "디코딩한 제목. 없으면 null"
	}),
	date: datetime().nullable().meta({
		description: "Time in the Date field; null without a valid one",
		ko: "Date 필드의 시각. 유효하지 않으면 null"
	}),
	listId: string().nullable().meta({
		description: "Identifier of the mailing list (RFC 2919); null without one",
		ko: "메일링 리스트의 식별자(RFC 2919). 없으면 null"
	}),
	unsubscribe: _enum([
		"none",
		"many-clicks",
		"one-click"
	]).meta({
		description: "How to unsubscribe, by the fields of RFC 2369 and RFC 8058",
		ko: "수신 거부 방법(RFC 2369, RFC 8058의 필드 기준)"
	}),
	hops: array(hopRaw).readonly().meta({
		description: "The route of the message, starting at its sender. Hops before the trust boundary are only claims",
		ko: "메시지의 경로, 보낸 쪽부터. 각 서버가 적은 내용이며, 경계보다 앞선 홉은 주장일 뿐입니다"
	}),
	hopsTotal: int().min(0).meta(listTotal("hops")),
	totalSeconds: number().nullable().meta({
		description: "Seconds from the first to the last hop by their clocks; null if they contradict each other",
		ko: "첫 홉부터 마지막 홉까지 걸린 시간(초, 각 서버 시계 기준). 시계가 서로 모순되면 null"
	}),
	trustBoundaryHop: object({
		hop: int().min(1).meta({
			description: "Number of the hop in `hops`, from 1",
			ko: "`hops`에서 홉의 번호. 1부터"
		}),
		kind: _enum([
			"handover",
			"submission",
			"unsure"
		]).meta({
			description: "handover: from another organisation; submission: by an authenticated user; unsure: unknown",
			ko: "handover: 다른 조직에서 넘겨받음. submission: 인증한 사용자가 제출. unsure: 알 수 없음"
		}),
		by: string().nullable().meta({
			description: "Server that received the message (by clause); null without one",
			ko: "메시지를 받은 서버(by 절). 없으면 null"
		}),
		address: string().nullable().meta({
			description: "IP address of the client; null if not recorded",
			ko: "클라이언트의 IP 주소. 기록되지 않았으면 null"
		}),
		name: string().nullable().meta({
			description: "Host name of the client by a DNS lookup; null without one",
			ko: "DNS 조회로 확인한 클라이언트의 호스트 이름. 없으면 null"
		}),
		helo: string().nullable().meta({
			description: "Host name in HELO or EHLO; null if not recorded",
			ko: "HELO 또는 EHLO의 호스트 이름. 기록되지 않았으면 null"
		}),
		isFilter: boolean().meta({
			description: "Whether a filtering service handed it over, which may work for the receiver or for the sender",
			ko: "필터링 서비스가 넘겨주었는지 여부. 수신 측과 발신 측 어느 쪽의 서비스일 수도 있음"
		}),
		hasPassed: boolean().meta({
			description: "Whether that service recorded a pass for the author's domain when the message reached it",
			ko: "메시지가 그 서비스에 도착했을 때 발신 도메인에 대해 pass를 기록했는지 여부"
		})
	}).nullable().meta({
		description: "The hop at which the message entered the receiver's network: handover from another organisation, authenticated submission, or unsure; null if all hops are within one organisation",
		ko: "메시지가 수신 측에 들어온 홉. handover: 다른 조직에서 넘겨받음, submission: 인증한 사용자가 제출, unsure: 확인할 수 없음. 모든 홉이 한 조직 안이면 null"
	}),
	results: array(resultsRaw).readonly().meta({
		description: "Authentication-Results fields of the message (RFC 8601)",
		ko: "메시지의 Authentication-Results 필드(RFC 8601)"
	}),
	spf: spfRaw.meta({
		description: "SPF result for the message, recorded and re-evaluated",
		ko: "메시지의 SPF 결과. 기록된 결과와 다시 평가한 결과"
	}),
	dkim: array(dkimRaw).readonly().meta({
		description: "DKIM signatures of the message",
		ko: "메시지의 DKIM 서명"
	}),
	dkimTotal: int().min(0).meta(listTotal("dkim")),
	arc: arcRaw.meta({
		description: "ARC chain of the message (RFC 8617)",
		ko: "메시지의 ARC 체인(RFC 8617)"
	}),
	dmarc: dmarcRaw.meta({
		description: "DMARC result for the author's domain",
		ko: "발신자 도메인의 DMARC 결과"
	}),
	anomalies: array(object({
		kind: _enum(anomalyKinds).meta({
			description: "How the shown name or address misleads",
			ko: "표시된 이름이나 주소가 오해를 일으키는 방식"
		}),
		displayed: string().meta({
			description: "What the reader sees",
			ko: "읽는 사람에게 보이는 것"
		}),
		actual: string().meta({
			description: "The actual name or address",
			ko: "실제 이름 또는 주소"
		})
	})).readonly().meta({
		description: "What may mislead a reader",
		ko: "읽는 사람을 속일 수 있는 점. displayed: 보이는 것, actual: 실제 값"
	})
});
// src/checks/email-header/index.ts
const emailHeader = defineCheck({
	id: "email-header",
	version: 3,
	title: {
		en: "E-mail header",
		ko: "이메일 헤더"
	},
	about: {
		en: "Reads a message header: the route with delays and hops without TLS, the SPF, DKIM and DMARC results that can be trusted, whether signatures are still valid, and what may mislead a reader.",
		ko: "메시지 헤더를 읽어 경로, 지연, TLS 없는 홉, 신뢰할 수 있는 SPF·DKIM·DMARC 결과, 서명의 유효 여부, 읽는 사람을 속일 수 있는 점을 보고합니다."
	},
	notes: [{
		en: "Signatures are verified for the header only. The check does not read the body, so a changed body is not detected. Only the receiver could check the body: if its results contradict a signature, they take precedence. If a signature is the only proof of the author, DMARC is reported as a pass by the header only.",
		ko: "서명은 헤더에 대해서만 확인합니다. 본문은 읽지 않으므로 본문이 바뀐 것은 알 수 없습니다. 본문은 수신 서버만 확인할 수 있으며, 수신 서버의 결과가 서명을 인정하지 않으면 그 결과를 우선합니다. 발신자를 증명하는 것이 서명뿐이면 DMARC를 헤더 기준 통과로 표시합니다."
	}],
	method: "POST",
	input,
	subject: "headers",
	subjectIs: "text",
	raw,
	cost: "standard",
	ttl: 0,
	words: words$2,
	target: ({ headers }) => targetOfText(`message ${digestOf(headers)}`),
	question: ({ headers }) => ({ digest: digestOf(headers, 64) }),
	collect,
	judge,
	tables: tablesOf
});
function digestOf(text, length = 16) {
	return createHash("sha256").update(text).digest("hex").slice(0, length);
}
export { emailHeader };
