import { a as meets } from "./grade.js";
import { i as severities } from "./interpretation.js";
import { r as scoreBounds } from "./score.js";
// src/core/grade/conclude.ts
function conclude(assessment, findings, kpis, catalogue) {
	const grade = assessment?.grade;
	const worst = Math.min(...findings.map(({ id }) => severities.indexOf(severityOf(catalogue, id))));
	const at = (severity) => worst <= severities.indexOf(severity);
	const status = () => {
		if (grade === "F" || at("critical")) return "fail";
		if (assessment && grade === void 0) return "unknown";
		return grade && !meets(grade, "A") || at("medium") ? "warn" : "pass";
	};
	return {
		status: status(),
		...assessment,
		kpis,
		findings
	};
}
function concludeScore(assessment, findings, kpis, catalogue) {
	const { score } = assessment;
	const { status: byFindings } = conclude(null, findings, kpis, catalogue);
	const status = () => {
		if (byFindings === "fail") return "fail";
		if (score === void 0) return "unknown";
		if (score < scoreBounds.fail) return "fail";
		return score < scoreBounds.pass ? "warn" : byFindings;
	};
	return {
		status: status(),
		...assessment,
		kpis,
		findings
	};
}
function severityOf(catalogue, id) {
	const problem = catalogue[id];
	if (!problem) throw new Error(`no problem "${id}" in the catalogue`);
	return problem.severity;
}
export { concludeScore as n, conclude as t };
