import { a as toneOfVerdict, n as markOf, o as broken, t as measured } from "./units.js";
import { n as harmless } from "./escape.js";
import { n as standingOf } from "./standing.js";
import { n as pad, r as widthOf, t as cut } from "./width.js";
import { t as words } from "./words.js";
// src/report/thresholds.ts
const narrowest = 30;
const columns = {
	id: 12,
	actual: 7,
	expected: 11
};
function thresholdLines(check, options) {
	const { language, paint, width } = options;
	const mark = markFor(check);
	const tone = check.isKnown || check.status === "waived" || check.status === "off" ? "quiet" : toneOfVerdict[check.status];
	const cells = cell(`  ${cut(harmless(check.id, 60), width - narrowest)}`, columns.id) + cell(shown(check.actual, language), columns.actual) + cell(required(check, language), columns.expected);
	const row = (note) => `${cells}${paint(tone, mark)}  ${note && paint("quiet", note)}`.trimEnd();
	const room = width - widthOf(cells) - 3;
	const source = cut(harmless(words.source[check.source]?.[language] ?? check.source, 60), room);
	const standing = harmless(standingOf(check, language), 600);
	const message = saysMore(check) ? harmless(check.message, longestMessage) : standing;
	if (message === "") return [row(source)];
	if (widthOf(message) <= room) return [row(message)];
	const margin = " ".repeat(columns.id);
	return [row(source), ...broken(message, width - columns.id).map((line) => margin + paint("quiet", line))];
}
function markFor({ status, isKnown }) {
	return isKnown ? markOf.waived : markOf[status];
}
const longestMessage = 2500;
function cell(text, width) {
	return pad(`${text} `, width);
}
function saysMore({ id, status }) {
	return (status === "fail" || status === "warn") && id !== "ssl" && id !== "headers";
}
function shown(actual, language) {
	if (actual === null) return words.unmeasured[language];
	if (typeof actual === "boolean") return words[actual ? "yes" : "no"][language];
	return String(actual);
}
function required({ expected }, language) {
	if (expected === "off" || expected === false) return "–";
	return expected === true ? words.required[language] : `≥ ${expected ?? words.unmeasured[language]}`;
}
function originLines({ origins }, { language, paint, width }) {
	if (origins.length < 2) return [];
	const unknown = words.unmeasured[language];
	const rows = origins.map(({ origin, grade, daysLeft }) => ({
		name: harmless(origin, 300),
		facts: `  ${pad(grade ?? unknown, 2)}  ${daysLeft === null ? unknown : measured(daysLeft, "days", language)}`
	}));
	const room = width - 2 - Math.max(...rows.map(({ facts }) => widthOf(facts)));
	const column = Math.min(room, Math.max(...rows.map(({ name }) => widthOf(name))));
	return ["", ...rows.map(({ name, facts }) => paint("quiet", `  ${pad(cut(name, column), column)}${facts}`))];
}
export { thresholdLines as a, shown as i, originLines as n, required as r, markFor as t };
