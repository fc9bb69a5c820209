import { o as fill } from "./printable.js";
// src/core/grade.ts
const grades = [
	"A+",
	"A",
	"B",
	"C",
	"D",
	"F"
];
const enoughCoverage = 60;
function assess(parts, caps, ladder) {
	const seen = parts.filter(isScored);
	const total = sum(parts.map(({ weight }) => weight));
	const weight = sum(seen.map((part) => part.weight));
	const coverage = total === 0 ? 0 : Math.round(100 * weight / total);
	if (coverage < enoughCoverage) return {
		parts,
		caps,
		coverage
	};
	const score = tenth(sum(seen.map((part) => part.weight * part.score)) / weight);
	const uncapped = ladder.find(([from]) => score >= from)?.[1] ?? "F";
	return {
		grade: worst([uncapped, ...caps.map(({ max }) => max)]),
		score,
		uncapped,
		parts,
		caps,
		coverage
	};
}
function assessInDoubt(parts, caps, ladder, doubt) {
	const doubted = (score) => parts.map((part) => part.id in doubt.parts ? {
		...part,
		score: score(part.id)
	} : part);
	const least = assess(doubted((id) => doubt.parts[id] ?? 0), [...caps, ...doubt.caps], ladder);
	const most = assess(doubted(() => 100), caps, ladder);
	const between = assess(doubted(() => null), caps, ladder);
	const { grade, score, uncapped } = least;
	const { parts: seen, coverage } = between;
	if (grade !== most.grade) return {
		parts: seen,
		caps,
		coverage,
		...grade && { atLeast: grade }
	};
	if (between.grade === grade || score === void 0 || !grade || !uncapped) return between;
	return {
		grade,
		score,
		uncapped,
		parts: seen,
		caps,
		coverage
	};
}
function atBest({ grade, caps = [], parts = [] }, ladder) {
	const perfect = parts.map((part) => ({
		...part,
		score: part.score ?? 100
	}));
	return grade ?? assess(perfect, caps, ladder).grade ?? worst(["A+", ...caps.map(({ max }) => max)]);
}
function meets(grade, required) {
	return grades.indexOf(grade) <= grades.indexOf(required);
}
function worst(some) {
	return some.reduce((a, b) => meets(a, b) ? b : a);
}
function isScored(part) {
	return part.score !== null;
}
function sum(numbers) {
	return numbers.reduce((a, b) => a + b, 0);
}
function tenth(value) {
	return Math.round(value * 10 + 1e-7) / 10;
}
// src/core/summary.ts
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
	ungraded: [
		"nothing",
		"alone",
		"ungraded"
	]
};
function pick(verdict, count) {
	if (verdict.status === "unknown") return verdict.coverage === void 0 ? "undetermined" : "unknown";
	const [none, one, several] = ladders[verdict.grade === void 0 ? "ungraded" : "graded"];
	if (count === 0) return none;
	return count === 1 ? one : several;
}
// src/core/interpretation.ts
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
function interpret(check, verdict, language) {
	const { findings, kpis, parts, caps, ...rest } = verdict;
	const { words } = check;
	const issues = findings.map((finding) => toIssue(check.id, words.problems, finding, language)).toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
	return {
		...rest,
		...parts && { parts: parts.map((part) => ({
			...part,
			label: say(words.parts, part.id, language)
		})) },
		...caps && { caps: caps.map((cap) => ({
			...cap,
			reason: say(words.caps, cap.id, language)
		})) },
		...check.grading && { gradeVersion: check.grading.version },
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
function severityOf(catalogue, id) {
	const problem = catalogue[id];
	if (!problem) throw new Error(`no problem "${id}" in the catalogue`);
	return problem.severity;
}
function say(words, id, language) {
	const text = words[id];
	if (!text) throw new Error(`no words for "${id}"`);
	return text[language];
}
export { severities as a, atBest as c, worst as d, interpret as i, grades as l, defineProblems as n, assess as o, finder as r, assessInDoubt as s, conclude as t, meets as u };
