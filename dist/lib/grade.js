// src/core/grade/grade.ts
const grades = [
	"A+",
	"A",
	"B",
	"C",
	"D",
	"F"
];
function assess(parts, caps, ladder) {
	const { coverage, score } = observedOf(parts);
	if (coverage < 60 || score === null) return {
		parts,
		caps,
		coverage
	};
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
function observedOf(parts) {
	const seen = parts.filter(isScored);
	const total = sum(parts.map(({ weight }) => weight));
	const weight = sum(seen.map((part) => part.weight));
	if (total === 0 || weight === 0) return {
		coverage: 0,
		score: null
	};
	const score = tenth(sum(seen.map((part) => part.weight * part.score)) / weight);
	return {
		coverage: Math.round(100 * weight / total),
		score
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
export { meets as a, grades as i, assessInDoubt as n, observedOf as o, atBest as r, worst as s, assess as t };
