import { t as fill } from "./text.js";
import { t as withUnicode } from "./unicode-host.js";
import { a as toneOfVerdict, o as broken, t as measured } from "./units.js";
import { n as harmless } from "./escape.js";
import { n as issueLines } from "./issues.js";
import { i as wrap, n as pad, r as widthOf, t as cut } from "./width.js";
import { t as words } from "./words.js";
// src/report/tables.ts
const mostRows = 16;
const widestColumn = 24;
const mostLines = 3;
function tableLines({ columns, rows }, { language, paint, width }) {
	if (rows.length === 0) return [];
	const heads = columns.map((head) => head[language]);
	const cells = rows.slice(0, mostRows).map((row) => row.map((cell) => cellText(cell, language)));
	const natural = heads.map((head, column) => Math.max(widthOf(head), ...cells.map((row) => widthOf(row[column] ?? ""))));
	const room = width - natural.slice(0, -1).reduce((sum, each) => sum + each + 2, 4);
	const widths = natural.map((each) => room >= widestColumn ? each : Math.min(each, widestColumn));
	const linesOf = (row) => {
		const start = `    ${row.slice(0, -1).map((cell, column) => pad(cut(cell, widths[column] ?? 0), widths[column] ?? 0)).map((cell) => `${cell}  `).join("")}`;
		const [first = "", ...rest] = lastColumn(row.at(-1) ?? "", Math.max(8, width - widthOf(start)));
		return [`${start}${first}`.trimEnd(), ...rest.map((each) => `${" ".repeat(widthOf(start))}${each}`)];
	};
	const left = rows.length - mostRows;
	const more = left > 0 ? [`    ${fill(words.moreRows, { count: left }, language)}`] : [];
	return [
		...linesOf(heads).map((each) => paint("quiet", each)),
		...cells.flatMap(linesOf),
		...more
	];
}
function lastColumn(text, room) {
	const fitting = text.split(/\s+/).map((word) => cut(word, room));
	const lines = wrap(fitting.join(" "), room);
	return lines.length <= mostLines ? lines : [...lines.slice(0, 2), cut(lines.slice(2).join(" "), room)];
}
function cellText(cell, language) {
	return harmless(typeof cell === "string" ? cell : cell[language], 300);
}
// src/report/answer.ts
function prettyAnswer({ interpretation }, { id, target }, options, tables = []) {
	return `${[
		[headline(interpretation, `${id}  ${harmless(withUnicode(target), 2048)}`, options), ...summaryLines(interpretation, options)],
		[...partLines(interpretation, options), ...capLines(interpretation, options)],
		kpiLines(interpretation, options),
		...tables.map((table) => tableLines(table, options)),
		interpretation.issues.flatMap((issue) => issueLines(issue, options))
	].filter((lines) => lines.length > 0).map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
function headline({ status, grade, score }, title, options) {
	const { language, paint, width } = options;
	const letter = pad(`${grade ?? words.status[status][language]}  `, 4);
	const points = score === void 0 ? words.ungraded[language] : fill(words.score, { score: Math.round(score * 100) / 100 }, language);
	const room = width - widthOf(letter) - widthOf(points) - 2;
	const shown = cut(title, room);
	const gap = " ".repeat(Math.max(2, room + 2 - widthOf(shown)));
	return paint(toneOfVerdict[status], letter) + paint("strong", shown) + gap + paint("quiet", points);
}
function summaryLines({ summary }, { width }) {
	return broken(harmless(summary, 600), width - 4).map((line) => `    ${line}`);
}
const barWidth = 20;
function partLines({ parts = [] }, { language, paint }) {
	const rows = parts.map((part) => ({
		...part,
		label: harmless(part.label, 60)
	}));
	const label = Math.max(0, ...rows.map((part) => widthOf(part.label))) + 2;
	return rows.map((part) => {
		const score = part.score === null ? "?" : String(Math.round(part.score));
		const weight = fill(words.weight, { weight: Math.round(part.weight) }, language);
		const bar = "█".repeat(Math.round((part.score ?? 0) / 100 * barWidth));
		return `    ${pad(part.label, label)}${score.padStart(4)}  ${paint("quiet", pad(weight, 6))}${bar}`.trimEnd();
	});
}
function capLines({ caps = [] }, { language, paint, width }) {
	return caps.flatMap(({ max, reason }) => {
		const label = `    ${fill(words.capped, { max }, language)}  `;
		return broken(harmless(reason, 600), width - widthOf(label)).map((line, index) => (index === 0 ? paint("warning", label) : " ".repeat(widthOf(label))) + line);
	});
}
function kpiLines({ kpis }, { language, width }) {
	const rows = kpis.map((kpi) => ({
		...kpi,
		label: harmless(kpi.label, 60)
	}));
	const label = Math.max(0, ...rows.map((kpi) => widthOf(kpi.label))) + 2;
	return rows.map((kpi) => `    ${pad(kpi.label, label)}${cut(kpiText(kpi, language), width - label - 4)}`);
}
function kpiText({ value, unit, text }, language) {
	if (text !== void 0) return harmless(text, 300);
	if (value === null) return words.unmeasured[language];
	if (typeof value === "boolean") return words[value ? "yes" : "no"][language];
	if (typeof value === "string") return harmless(value, 300);
	return harmless(measured(value, unit, language), 300);
}
export { prettyAnswer as n, kpiText as t };
