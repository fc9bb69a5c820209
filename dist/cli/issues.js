import { i as severities } from "./interpretation.js";
import { i as toneOfSeverity, n as markOf, o as broken } from "./units.js";
import { n as harmless } from "./escape.js";
import { n as pad, r as widthOf } from "./width.js";
import { t as words } from "./words.js";
// src/report/issues.ts
const leastMargin = 2;
function indentIn(language) {
	return 2 + Math.max(...severities.map((severity) => widthOf(words.severity[severity][language]))) + 2;
}
const toneOf = {
	fail: "bad",
	warn: "warning",
	waived: "quiet"
};
function issueLines({ severity, subject, cause, action, ...issue }, { language, paint, width }, mark) {
	const indent = indentIn(language);
	const id = harmless(issue.id, 120);
	const about = subject ? ` (${harmless(subject, 80)})` : "";
	const [first = "", ...rest] = broken(`${id}${about} — ${harmless(cause, 600)}`, width - indent);
	const todo = broken(harmless(action, 600), width - indent);
	const label = pad(words.severity[severity][language], indent - 2);
	const margin = " ".repeat(indent);
	return [
		(mark ? `${paint(toneOf[mark], markOf[mark])} ` : "  ") + paint(toneOfSeverity[severity], label) + paint("strong", first.slice(0, id.length)) + first.slice(id.length),
		...rest.map((line) => margin + line),
		...todo.map((line) => margin + paint("quiet", line)),
		...recordLines(issue.record, indent, width)
	];
}
function recordLines(record, indent, width) {
	if (!record) return [];
	const { name, type, value } = record;
	return [movedIn(`${harmless(name, 260)}  ${harmless(type, 20)}`, indent, width), movedIn(harmless(value, 4096), indent + 2, width)];
}
function movedIn(line, indent, width) {
	const margin = Math.max(leastMargin, Math.min(indent, width - widthOf(line)));
	return " ".repeat(margin) + line;
}
export { issueLines as n, indentIn as t };
