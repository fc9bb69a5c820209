import { t as fill } from "./text.js";
import { t as printable } from "./printable.js";
// src/report/standing.ts
const own = {
	waived: {
		en: "waived until {until}: {reason}",
		ko: "{until}까지 예외: {reason}"
	},
	known: {
		en: "known to the baseline",
		ko: "기준선에 있는 문제"
	},
	waivedCount: {
		en: "{count} waived",
		ko: "예외 {count}건"
	}
};
function standingOf({ waived, isKnown }, language) {
	if (waived) return fill(own.waived, {
		until: waived.until,
		reason: waived.reason
	}, language);
	return isKnown ? own.known[language] : "";
}
function waivedCount(count, language) {
	return count === 0 ? "" : fill(own.waivedCount, { count }, language);
}
const loudnessOfSeverity = {
	critical: "error",
	high: "error",
	medium: "warning",
	low: "notice",
	info: "notice"
};
function loudnessOf({ level, severity, waived }) {
	if (waived) return "notice";
	if (level === "error") return "error";
	return level === "warn" ? "warning" : loudnessOfSeverity[severity];
}
function titleOf({ name, url }) {
	return name === void 0 ? url : `${name} · ${url}`;
}
// src/report/github-escape.ts
const unweighted = /\u001b\[\d{1,2}m|[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]|\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;
const bracketed = /##(?=\w*\[)/g;
const leading = /^((?:[^\S\n]|\u001b\[\d{1,2}m)*):(?=:.*::)/gm;
function inert(text) {
	return text.replace(unweighted, visible).replace(bracketed, "#\\x23").replace(leading, "$1\\x3a");
}
function visible(match) {
	return match.length > 3 ? match : `\\u{${(match.codePointAt(0) ?? 0).toString(16)}}`;
}
function harmless(text, limit) {
	return inert(printable(text, limit));
}
const punctuation = /[!-/:-@[-`{-~]/g;
function literal(text, limit) {
	return entities(harmless(text, limit));
}
function entities(text) {
	return text.replace(punctuation, (mark) => {
		const entity = `&#${mark.charCodeAt(0)};`;
		return mark === "@" || mark === "#" ? `${entity}${joiner}` : entity;
	});
}
const joiner = "&#8288;";
const linking = /(?<=\bGH)-|:(?=\/\/)|(?<=\bwww)\./gi;
function markup(text, limit) {
	const safe = harmless(text, limit);
	const links = [...safe.matchAll(linking)].map(({ index }) => index + 1);
	return [0, ...links].map((start, nth) => entities(safe.slice(start, links[nth]))).join(joiner);
}
export { loudnessOf as a, waivedCount as c, markup as i, inert as n, standingOf as o, literal as r, titleOf as s, harmless as t };
