import { t as printable } from "./printable.js";
import { t as fill } from "./text.js";
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
function markup(text, limit) {
	return harmless(text, limit).replace(punctuation, (mark) => {
		const entity = `&#${mark.charCodeAt(0)};`;
		return mark === "@" || mark === "#" ? `${entity}&#8288;` : entity;
	});
}
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
export { harmless as a, waivedCount as i, standingOf as n, inert as o, titleOf as r, markup as s, loudnessOf as t };
