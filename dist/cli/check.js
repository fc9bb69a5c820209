import { t as registry } from "./checks.js";
import { n as toSuccess, t as toRefusal } from "./envelope.js";
import { n as describeFailure, r as failure, t as Failure } from "./failure.js";
import { n as parseInput } from "./input.js";
import { t as fill } from "./text.js";
import { t as withUnicode } from "./unicode-host.js";
import { a as toneOfVerdict, o as broken, r as painter, t as measured } from "./units.js";
import { n as harmless, r as inert } from "./github-escape.js";
import { n as issueLines } from "./issues.js";
import { i as wrap, n as pad, r as widthOf, t as cut } from "./width.js";
import { t as words } from "./words.js";
import { t as toJson } from "./json2.js";
import { a as missingSubject, c as exitCodes, o as optionsFor, s as tooManySubjects, u as exitOfFailure } from "./usage.js";
import { n as readGiven, t as flagsOf } from "./given.js";
import { n as widthOfReport, t as wantsColour } from "./io.js";
import { i as environmentOnly } from "./options.js";
import { t as readLanguage } from "./measuring.js";
import { n as openRunner, t as standardInput } from "./standard-input.js";
import { t as printable } from "./printable.js";
import { n as tooLarge, t as readFile } from "./file.js";
import { randomUUID } from "node:crypto";
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
	return rows.map((kpi) => `    ${pad(kpi.label, label)}${cut(valueOf(kpi, language), width - label - 4)}`);
}
function valueOf({ value, unit, text }, language) {
	if (text !== void 0) return harmless(text, 300);
	if (value === null) return words.unmeasured[language];
	if (typeof value === "boolean") return words[value ? "yes" : "no"][language];
	if (typeof value === "string") return harmless(value, 300);
	return harmless(measured(value, unit, language), 300);
}
// src/cli/order.ts
function namingOf({ isFromEnvironment }, subject, { naming }) {
	return (name) => name === subject && isFromEnvironment ? "PORTCULLIS_URL" : naming(name);
}
// src/cli/decode-text.ts
const marks = [
	[[
		255,
		254,
		0,
		0
	], "UTF-32LE"],
	[[
		0,
		0,
		254,
		255
	], "UTF-32BE"],
	[[255, 254], "UTF-16LE"],
	[[254, 255], "UTF-16BE"]
];
function decodeText(bytes) {
	const encoding = marks.find(([mark]) => mark.every((octet, at) => bytes[at] === octet))?.[1] ?? unmarked(bytes);
	if (encoding === null || readable.has(encoding)) return { text: new TextDecoder(encoding ?? "UTF-8").decode(bytes) };
	const [name, isMarked] = [encoding.replace("?", ""), !encoding.endsWith("?")];
	return { why: {
		en: `it is ${name}${isMarked ? "" : " without a byte order mark"}; save it as UTF-8`,
		ko: `${isMarked ? "" : "바이트 순서 표식이 없는 "}${name} 인코딩입니다. UTF-8로 저장하십시오`
	} };
}
const readable = new Set(["UTF-16LE", "UTF-16BE"]);
const longestSeen = 400;
function unmarked(bytes) {
	const seen = bytes.subarray(0, Math.min(bytes.length, longestSeen));
	const zeros = [0, 0];
	for (const [at, octet] of seen.entries()) if (octet === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
	const [even = 0, odd = 0] = zeros;
	const [more, fewer] = [Math.max(even, odd), Math.min(even, odd)];
	if (more < 2 || more * 4 < seen.length || fewer * 8 > more) return null;
	return odd > even ? "UTF-16LE?" : "UTF-16BE?";
}
// src/cli/subject-text.ts
const largest = 67108864;
const mostHanded = 1048576;
async function readText(path, field, { input = standardInput }) {
	const isInput = path === "" || path === "-";
	const shown = isInput ? "-" : printable(path, 200);
	const unusable = (detail) => failure("input.file", {
		field,
		path: shown,
		detail
	}, { reason: field });
	const bytes = isInput ? await input(largest) : readFile(path, {
		largest,
		unusable
	});
	if (bytes.length > largest) throw unusable(tooLarge(largest));
	const decoded = decodeText(bytes);
	if ("why" in decoded) throw unusable(decoded.why);
	return decoded.text.slice(0, mostHanded);
}
// src/cli/commands/check.ts
function checkCommand(id) {
	return async (order) => {
		const { argv, io, subjects } = order;
		const [first, second] = subjects;
		if (first === void 0) throw missingSubject(id);
		if (second !== void 0) throw tooManySubjects(id, second);
		const given = readGiven(flagsOf(argv), io.env, [...optionsFor(id), ...environmentOnly]);
		const language = readLanguage(given);
		const runner = openRunner(given);
		const isJson = given.isSet("json");
		const isPlain = given.isSet("no_color");
		const check = await load(id);
		const query = readQuery(check, await subjectOf(check, order, first), given);
		const naming = namingOf(order, check.subject, given);
		const input = parseInput(check.input, query, naming);
		try {
			const asking = {
				language,
				naming,
				...io.signal && { signal: io.signal }
			};
			const answered = await runner.answer(check, query, asking);
			const answer = answered.data;
			const paint = painter(wantsColour(io) && !isPlain);
			const title = {
				id,
				target: check.target(input)
			};
			const look = {
				language,
				paint,
				width: widthOfReport(io)
			};
			io.out(isJson ? toJson(toSuccess(answer, answered.requestId ?? randomUUID(), answered)) : inert(prettyAnswer(answer, title, look, check.tables?.(answer.raw))));
			return answer.interpretation.status === "unknown" ? exitCodes.unknown : exitCodes.pass;
		} catch (error) {
			const how = {
				isJson,
				language,
				io
			};
			if (error instanceof Failure) return tell(error, how);
			if (isJson) tell(failure("internal", {}), how);
			throw error;
		}
	};
}
async function subjectOf(check, { isFromEnvironment, io }, typed) {
	if (check.subjectIs !== "text") return typed;
	if (isFromEnvironment) throw missingSubject(check.id);
	return readText(typed, check.subject, io);
}
async function load(id) {
	const entry = registry.find((each) => each.id === id);
	if (!entry) throw new Error(`no check ${id}`);
	return entry.load();
}
function readQuery(check, subject, given) {
	const others = Object.keys(check.input.shape).filter((name) => name !== check.subject).map((name) => [name, given.one(name)]);
	return Object.fromEntries([[check.subject, subject], ...others].flatMap(([name, value]) => value === void 0 ? [] : [[name, value]]));
}
function tell(error, { isJson, language, io }) {
	const { requestId } = error.facts.params;
	if (isJson) io.out(toJson(toRefusal(error, typeof requestId === "string" ? requestId : randomUUID(), language)));
	else io.err(`portcullis: ${describeFailure(error.facts, language)}\n`);
	return exitOfFailure(error);
}
export { checkCommand };
