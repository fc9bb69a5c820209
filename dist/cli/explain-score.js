import { it as registry, xt as fill } from "./start.js";
// src/rules/explain-score.ts
const words = {
	weights: {
		en: "parts",
		ko: "항목"
	},
	ceilings: {
		en: "ceilings",
		ko: "상한"
	},
	points: {
		en: "points for {part}",
		ko: "{part}의 점수"
	}
};
async function scoreTables(id, language) {
	const check = await checkOf(id);
	const made = check?.scoring ?? check?.grading;
	if (!check || !made) return [];
	const { words: told } = check;
	const partsOf = (weights) => Object.entries(weights).map(([part, weight]) => [`${weight} %`, told.parts[part]?.[language] ?? part]);
	const ceilings = Object.entries(made.ceilings);
	const kinds = made.rubrics ?? [];
	return [
		{
			title: words.weights[language],
			rows: partsOf(made.weights)
		},
		...kinds.map(({ title, weights }) => ({
			title: title[language],
			rows: partsOf(weights)
		})),
		{
			title: words.ceilings[language],
			rows: ceilings.map(([cap, max]) => [`${max}`, told.caps[cap]?.[language].replace(/\.$/, "") ?? cap])
		}
	].filter(({ rows }) => rows.length > 0);
}
async function pointTables(id, language, problem) {
	const check = await checkOf(id);
	const made = check?.scoring ?? check?.grading;
	if (!check || !made) return [];
	const only = problem === void 0 ? void 0 : made.effects[problem]?.part ?? "";
	return Object.entries(made.points).filter(([part]) => only === void 0 || part === only).map(([part, rows]) => ({
		title: fill(words.points, { part: check.words.parts[part]?.[language] ?? part }, language),
		rows: rows.map(([seen, points]) => [points[language], seen[language]])
	}));
}
async function checkOf(id) {
	const entry = registry.find((each) => each.id === id);
	return entry && id !== "gate" ? entry.load() : null;
}
export { scoreTables as n, pointTables as t };
