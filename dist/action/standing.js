import { r as shorten } from "./printable.js";
import { t as fill } from "./text.js";
import { domainToASCII, domainToUnicode } from "node:url";
// src/core/unicode-host.ts
const lookalikes = /[абвгезкмнопрстухшъыьюѕіјһѡѵҽӏԁԍԛԝαβγεικνορτυχωη]/gu;
const writings = [
	/^[a-zß-öø-ÿĀ-İĳ-ķĹ-ňŊ-ſƠơƯưǍ-ǜȘ-țḀ-ỹ\d-]+$/iu,
	/^[가-힣a-z\d-]+$/u,
	/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\d-]+$/u,
	/^[\p{Script=Han}\p{Script=Bopomofo}\d-]+$/u,
	/^[\p{Script=Thai}\d-]+$/u,
	/^[\p{Script=Devanagari}\d-]+$/u,
	/^[\p{Script=Cyrillic}\d-]+$/u,
	/^[\p{Script=Greek}\d-]+$/u
];
const longestHost = 253;
function unicodeOf(host) {
	if (host.length > longestHost || !/(?:^|\.)xn--/.test(host)) return null;
	const shown = domainToUnicode(host);
	if (shown === "" || /(?:^|\.)xn--/.test(shown) || domainToASCII(shown) !== host) return null;
	return shown.split(".").every(isPlain) ? shown : null;
}
function isPlain(label) {
	if (/^[a-z\d_-]+$/.test(label)) return true;
	return /^[\p{L}\p{M}\d-]+$/u.test(label) && !/\p{Default_Ignorable_Code_Point}/u.test(label) && writings.some((each) => each.test(label)) && /\p{L}/u.test(label.replace(lookalikes, ""));
}
function withUnicode(target) {
	const shown = unicodeOf((/^(?:[a-z][a-z\d+.-]*:\/\/)?(?<authority>[^/?#\s]*)/i.exec(target)?.groups?.["authority"] ?? "").replace(/^.*@/, "").replace(/:\d+$/, ""));
	return shown === null ? target : `${target} (${shown})`;
}
// src/report/standing.ts
const own = {
	waived: {
		en: "waived until {until}: {reason}",
		ko: "{until}까지 예외: {reason}"
	},
	waivedBy: {
		en: "waived until {until} by {owner}: {reason}",
		ko: "{until}까지 예외({owner}): {reason}"
	},
	known: {
		en: "known to the baseline",
		ko: "기준선에 있는 문제"
	},
	waivedFinding: {
		en: "1 finding waived",
		ko: "예외로 둔 문제 1건"
	},
	waivedFindings: {
		en: "{count} findings waived",
		ko: "예외로 둔 문제 {count}건"
	},
	waivedCount: {
		en: "{count} waived",
		ko: "예외 {count}건"
	}
};
function standingOf({ waived, isKnown }, language) {
	if (waived) {
		const { until, reason, owner } = waived;
		return owner === void 0 ? fill(own.waived, {
			until,
			reason
		}, language) : fill(own.waivedBy, {
			until,
			reason,
			owner
		}, language);
	}
	return isKnown ? own.known[language] : "";
}
function waivedFindings(count, language) {
	return count === 0 ? "" : fill(count === 1 ? own.waivedFinding : own.waivedFindings, { count }, language);
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
function loudnessOf({ level, severity, waived, isKnown }) {
	if (waived || isKnown) return "notice";
	if (level === "error") return "error";
	return level === "warn" ? "warning" : loudnessOfSeverity[severity];
}
const longestName = 80;
function titleOf({ name, url }) {
	const shown = withUnicode(url);
	return name === void 0 ? shown : `${shorten(name, longestName)} · ${shown}`;
}
export { waivedFindings as a, waivedCount as i, standingOf as n, titleOf as r, loudnessOf as t };
