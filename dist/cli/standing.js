import { t as fill } from "./text.js";
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
export { waivedCount as i, standingOf as n, titleOf as r, loudnessOf as t };
