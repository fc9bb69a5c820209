// src/gate/totals.ts
function isOpen({ verdict, checks, open = [] }, rule) {
	return verdict === "unknown" || checks.some(({ status }) => status === "unknown") || open.some(({ check }) => rule.startsWith(`${check}.`));
}
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
export { totalsOf as n, worstVerdict as r, isOpen as t };
