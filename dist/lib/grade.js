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
export { meets as a, grades as i, assessInDoubt as n, worst as o, atBest as r, assess as t };
