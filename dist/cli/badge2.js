import { Di as grades, bi as reportWords, ki as worst } from "./gate.js";
import { t as shield } from "./shield.js";
// src/report/kinds/badge.ts
const colourOf = {
	pass: "#1a7f37",
	warn: "#8a6100",
	fail: "#c62828",
	unknown: "#6e4fa3"
};
const label = "portcullis";
const badge = (result, { language }) => {
	const message = [reportWords.verdict[result.verdict][language], ...lettersOf(result)].join(" · ");
	return shield({
		label,
		message,
		colour: colourOf[result.verdict]
	});
};
const shownLetters = [["ssl", "ssl"], ["headers", "headers"]];
function lettersOf({ targets }) {
	return shownLetters.flatMap(([id, name]) => {
		const letters = targets.map(({ checks }) => checks.find((check) => check.id === id)?.actual ?? null).filter((actual) => isGrade(actual));
		const [first, ...others] = letters;
		return first === void 0 || letters.length < targets.length ? [] : [`${name} ${worst([first, ...others])}`];
	});
}
function isGrade(value) {
	return grades.some((grade) => grade === value);
}
export { badge };
