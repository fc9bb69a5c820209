import { t as fill } from "./text.js";
// src/core/result/summary.ts
const words = {
	clean: {
		en: "Grade {grade}, no problems.",
		ko: "등급 {grade}, 문제 없음."
	},
	graded: {
		en: "Grade {grade}, {count} problems. Worst: {cause}",
		ko: "등급 {grade}, 문제 {count}건. 가장 심각한 문제: {cause}"
	},
	one: {
		en: "Grade {grade}, one problem: {cause}",
		ko: "등급 {grade}, 문제 1건: {cause}"
	},
	alone: {
		en: "One problem: {cause}",
		ko: "문제 1건: {cause}"
	},
	ungraded: {
		en: "{count} problems. Worst: {cause}",
		ko: "문제 {count}건. 가장 심각한 문제: {cause}"
	},
	scored: {
		en: "Score {score} of 100, {count} problems. Worst: {cause}",
		ko: "100점 만점에 {score}점, 문제 {count}건. 가장 심각한 문제: {cause}"
	},
	scoredOne: {
		en: "Score {score} of 100, one problem: {cause}",
		ko: "100점 만점에 {score}점, 문제 1건: {cause}"
	},
	scoredClean: {
		en: "Score {score} of 100, no problems.",
		ko: "100점 만점에 {score}점, 문제 없음."
	},
	unscored: {
		en: "Too little could be observed for a score.",
		ko: "관측한 내용이 부족하여 점수를 매길 수 없습니다."
	},
	nothing: {
		en: "No problems.",
		ko: "문제 없음."
	},
	undetermined: {
		en: "This could not be told.",
		ko: "확인하지 못했습니다."
	},
	unknown: {
		en: "Too little could be observed for a grade.",
		ko: "관측한 내용이 부족하여 등급을 매길 수 없습니다."
	}
};
function summarise(verdict, issues, language) {
	const problems = issues.filter(({ severity }) => severity !== "info");
	const params = {
		grade: verdict.grade ?? "",
		score: verdict.score ?? "",
		count: problems.length,
		cause: problems[0]?.cause ?? ""
	};
	return fill(words[pick(verdict, problems.length)], params, language);
}
const ladders = {
	graded: [
		"clean",
		"one",
		"graded"
	],
	scored: [
		"scoredClean",
		"scoredOne",
		"scored"
	],
	ungraded: [
		"nothing",
		"alone",
		"ungraded"
	]
};
function pick(verdict, count) {
	if (verdict.status === "unknown") return unknownOf(verdict);
	const [none, one, several] = ladders[ladderOf(verdict)];
	if (count === 0) return none;
	return count === 1 ? one : several;
}
function unknownOf({ coverage, limits }) {
	if (coverage === void 0) return "undetermined";
	return limits === void 0 ? "unknown" : "unscored";
}
function ladderOf({ grade, score, limits }) {
	if (grade !== void 0) return "graded";
	return limits !== void 0 && score !== void 0 ? "scored" : "ungraded";
}
// src/core/result/interpretation.ts
const severities = [
	"critical",
	"high",
	"medium",
	"low",
	"info"
];
function defineProblems(catalogue) {
	return catalogue;
}
function finder() {
	return (id, ...[params, seen]) => ({
		id,
		params: params ?? {},
		...seen
	});
}
function interpret(check, verdict, language) {
	const { findings, kpis, parts, caps, limits, ...rest } = verdict;
	const held = limits ?? caps;
	const { words } = check;
	const issues = findings.map((finding) => toIssue(check.id, words.problems, finding, language)).toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
	return {
		...rest,
		...parts && { parts: parts.map((part) => ({
			...part,
			label: say(words.parts, part.id, language)
		})) },
		...held && { caps: held.map((cap) => ({
			...cap,
			reason: say(words.caps, cap.id, language)
		})) },
		...check.grading && { gradeVersion: check.grading.version },
		...check.scoring && { scoreVersion: check.scoring.version },
		summary: summarise(verdict, issues, language),
		kpis: kpis.map((kpi) => toWords(kpi, words, language)),
		issues
	};
}
function toWords(kpi, words, language) {
	const values = words.values?.[kpi.id] ?? {};
	const text = Object.hasOwn(values, String(kpi.value)) ? values[String(kpi.value)]?.[language] : void 0;
	return {
		...kpi,
		label: say(words.kpis, kpi.id, language),
		...text !== void 0 && { text }
	};
}
function toIssue(check, catalogue, finding, language) {
	const { id, params, ...seen } = finding;
	const problem = catalogue[id];
	if (!problem) throw new Error(`no problem "${id}" in the catalogue of ${check}`);
	const { severity, cause, action, reference } = problem;
	return {
		id: `${check}.${id}`,
		severity,
		cause: fill(cause, params, language),
		action: fill(action, params, language),
		...seen,
		...reference && { reference }
	};
}
function say(words, id, language) {
	const text = words[id];
	if (!text) throw new Error(`no words for "${id}"`);
	return text[language];
}
export { severities as i, finder as n, interpret as r, defineProblems as t };
