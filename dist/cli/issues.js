import { a as severities } from "./interpretation.js";
import { t as printable } from "./printable.js";
import { i as toneOfSeverity } from "./units.js";
import { i as wrap, n as pad, r as widthOf } from "./width.js";
import { t as words } from "./words.js";
// src/report/issues.ts
function indentIn(language) {
	return 2 + Math.max(...severities.map((severity) => widthOf(words.severity[severity][language]))) + 2;
}
function issueLines({ severity, subject, cause, action, ...issue }, { language, paint, width }) {
	const indent = indentIn(language);
	const id = printable(issue.id, 120);
	const about = subject ? ` (${printable(subject, 80)})` : "";
	const [first = "", ...rest] = wrap(`${id}${about} — ${printable(cause, 600)}`, width - indent);
	const todo = wrap(printable(action, 600), width - indent);
	const label = pad(`  ${words.severity[severity][language]}`, indent);
	const margin = " ".repeat(indent);
	return [
		paint(toneOfSeverity[severity], label) + paint("strong", first.slice(0, id.length)) + first.slice(id.length),
		...rest.map((line) => margin + line),
		...todo.map((line) => margin + paint("quiet", line))
	];
}
export { issueLines as n, indentIn as t };
