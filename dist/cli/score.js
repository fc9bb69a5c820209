import { o as observedOf } from "./grade.js";
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
function weightsOf(part, { weights, rubrics = [] }) {
	const found = [weights, ...rubrics.map((rubric) => rubric.weights)].flatMap((table) => table[part] ?? []);
	return [...new Set(found)];
}
function bandOf(score, bands) {
	return (bands.find(([from]) => score >= from) ?? bands.at(-1))?.[1] ?? "";
}
const scoreBounds = {
	pass: 90,
	fail: 50
};
export { weightsOf as i, bandOf as n, scoreBounds as r, assessScore as t };
