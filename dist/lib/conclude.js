import { c as portOf, n as hostOf, t as bracketed } from "./target.js";
import { i as severities } from "./interpretation.js";
import { a as meets, o as observedOf } from "./grade.js";
// src/core/target/value.ts
function targetOfUrl(url) {
	const parsed = new URL(url);
	const host = hostOf(parsed);
	return {
		name: url,
		host,
		origin: parsed.protocol === "https:" ? {
			host,
			port: portOf(parsed)
		} : null
	};
}
function targetOfHost(host, port, detail) {
	const place = port !== void 0 && (port !== 443 || detail !== void 0) ? `${bracketed(host)}:${port}` : host;
	return {
		name: detail === void 0 ? place : `${place}/${detail}`,
		host,
		origin: {
			host,
			port: port ?? 443
		}
	};
}
function targetOfText(name) {
	return {
		name,
		host: null,
		origin: null
	};
}
// src/core/check.ts
function defineCheck(check) {
	return check;
}
// src/core/grade/score.ts
function assessScore(parts, limits) {
	const { coverage, score: unlimited } = observedOf(parts);
	if (coverage < 60 || unlimited === null) return {
		parts,
		limits,
		coverage
	};
	return {
		score: Math.min(unlimited, ...limits.map(({ max }) => max)),
		unlimited,
		parts,
		limits,
		coverage
	};
}
function bandOf(score, bands) {
	return (bands.find(([from]) => score >= from) ?? bands.at(-1))?.[1] ?? "";
}
const scoreBounds = {
	pass: 90,
	fail: 50
};
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
export { defineCheck as a, targetOfUrl as c, bandOf as i, concludeScore as n, targetOfHost as o, assessScore as r, targetOfText as s, conclude as t };
