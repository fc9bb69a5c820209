import { nt as registry } from "./start.js";
// src/rules/explain-score.ts
const words = {
	weights: {
		en: "parts",
		ko: "항목"
	},
	ceilings: {
		en: "ceilings",
		ko: "상한"
	}
};
async function scoreTables(id, language) {
	const entry = registry.find((each) => each.id === id);
	if (!entry || id === "gate") return [];
	const { grading, scoring, words: told } = await entry.load();
	const made = scoring ?? grading;
	if (!made) return [];
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
export { scoreTables as t };
