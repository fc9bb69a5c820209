import { r as shorten } from "./printable.js";
import { t as fill } from "./text.js";
import { t as withUnicode } from "./unicode-host.js";
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
