// src/gate/totals.ts
function totalsOf(targets) {
	const count = (verdict) => targets.filter((target) => target.verdict === verdict).length;
	const waived = targets.flatMap(({ findings }) => findings.filter((finding) => finding.waived));
	return {
		pass: count("pass"),
		warn: count("warn"),
		fail: count("fail"),
		unknown: count("unknown"),
		waived: waived.length
	};
}
const worstFirst = [
	"fail",
	"unknown",
	"warn",
	"pass"
];
function worstVerdict(verdicts) {
	return worstFirst.find((verdict) => verdicts.includes(verdict)) ?? "unknown";
}
export { worstVerdict as n, totalsOf as t };
