// server/pages/tone.ts
const good = 90;
function toneOf({ status, grade, score, issues = [] }) {
	if (status !== "warn" || issues.some(({ severity }) => isGrave(severity))) return status;
	return (grade === void 0 ? (score ?? 0) >= good : grade === "A+" || grade === "A") ? "pass" : "warn";
}
function isGrave(severity) {
	return severity === "critical" || severity === "high";
}
const words = {
	pass: {
		en: "good",
		ko: "양호"
	},
	warn: {
		en: "needs work",
		ko: "개선 필요"
	},
	fail: {
		en: "serious problems",
		ko: "심각한 문제"
	},
	unknown: {
		en: "not determined",
		ko: "판단 불가"
	}
};
function toneText(tone, language) {
	return words[tone][language];
}
export { toneText as n, toneOf as t };
