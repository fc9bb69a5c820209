import { i as failure, n as Failure, o as fill, t as printable } from "./printable.js";
import { t as parseInput } from "./input.js";
import { n as answerFailure, t as gate } from "./gate.js";
import { a as words, c as widthOf, f as toneOfVerdict, i as issueLines, l as wrap, o as cut, r as measured, s as pad, u as markOf } from "./io.js";
// src/gate/many.ts
const concurrency = 8;
async function gateMany(options) {
	const { urls, thresholds, naming } = options;
	const queries = urls.map((url) => ({
		url,
		...thresholds
	}));
	queries.forEach((query) => parseInput(gate.input, query, naming));
	const results = [];
	const queue = queries.entries();
	await Promise.all(Array.from({ length: Math.min(concurrency, queries.length) }, work));
	return merge(results);
	async function work() {
		for (const [index, query] of queue) {
			const result = await gateOne(query, options);
			results[index] = result;
			result.targets.forEach((target) => options.onTarget?.(target));
		}
	}
}
async function gateOne(query, { runner, language, naming, signal, onBug }) {
	const observedAt = new Date();
	const started = performance.now();
	let spent = {
		connections: 0,
		requests: 0
	};
	const onSpent = (traffic) => void (spent = traffic);
	try {
		const asking = {
			language,
			onSpent,
			...naming && { naming },
			...signal && { signal }
		};
		const { data } = await runner.answer(gate, query, asking);
		return data;
	} catch (error) {
		if (error instanceof Failure && refusing.has(error.code)) throw error;
		if (!(error instanceof Failure)) onBug?.(error, query["url"] ?? "");
		const { facts } = error instanceof Failure ? error : failure("internal", {});
		const { connections, requests } = spent;
		const cost = {
			connections,
			requests,
			roundTrips: 0,
			ms: Math.round(performance.now() - started)
		};
		return answerFailure(parseInput(gate.input, query), facts, {
			language,
			observedAt,
			cost
		});
	}
}
const refusing = new Set([
	"INVALID_INPUT",
	"INVALID_API_KEY",
	"API_KEY_REQUIRED"
]);
function merge(results) {
	const [first] = results;
	if (!first) throw new Error("no results to merge");
	const targets = results.flatMap((result) => result.targets);
	const count = (verdict) => targets.filter((target) => target.verdict === verdict).length;
	const totals = {
		pass: count("pass"),
		warn: count("warn"),
		fail: count("fail"),
		unknown: count("unknown"),
		waived: 0
	};
	return {
		...first,
		verdict: worstVerdict(targets),
		targets,
		totals
	};
}
const worstFirst = [
	"fail",
	"unknown",
	"warn",
	"pass"
];
function worstVerdict(targets) {
	return worstFirst.find((verdict) => targets.some((target) => target.verdict === verdict)) ?? "unknown";
}
// src/report/thresholds.ts
const columns = {
	id: 12,
	actual: 7,
	expected: 11
};
function thresholdLines(check, options) {
	const { language, paint, width } = options;
	const tone = check.status === "waived" || check.status === "off" ? "quiet" : toneOfVerdict[check.status];
	const cells = cell(`  ${check.id}`, columns.id) + cell(shown(check.actual, language), columns.actual) + cell(required(check, language), columns.expected);
	const row = (note) => `${cells}${paint(tone, markOf[check.status])}  ${note && paint("quiet", note)}`.trimEnd();
	const room = width - widthOf(cells) - 3;
	const source = cut(printable(words.source[check.source]?.[language] ?? check.source), room);
	const message = saysMore(check) ? printable(check.message, longestMessage) : "";
	if (message === "") return [row(source)];
	if (widthOf(message) <= room) return [row(message)];
	const margin = " ".repeat(columns.id);
	return [row(source), ...wrap(message, width - columns.id).map((line) => margin + paint("quiet", line))];
}
const longestMessage = 2500;
function cell(text, width) {
	return pad(`${text} `, width);
}
function saysMore({ id, status }) {
	return status === "fail" && (id === "days" || id === "https");
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
		name: printable(origin, 300),
		facts: `  ${pad(grade ?? unknown, 2)}  ${daysLeft === null ? unknown : measured(daysLeft, "days", language)}`
	}));
	const room = width - 2 - Math.max(...rows.map(({ facts }) => widthOf(facts)));
	const column = Math.min(room, Math.max(...rows.map(({ name }) => widthOf(name))));
	return ["", ...rows.map(({ name, facts }) => paint("quiet", `  ${pad(cut(name, column), column)}${facts}`))];
}
// src/report/pretty.ts
function prettyGate(result, options) {
	return `${[...result.targets.map((target) => prettyTarget(target, options).join("\n")), ...totalLines(result, options)].join("\n\n")}\n`;
}
function prettyTarget(target, options) {
	return [
		headline(target, options),
		...whereLines(target, options),
		"",
		...target.checks.flatMap((check) => thresholdLines(check, options)),
		...originLines(target, options),
		...findingLines(target.findings, options),
		...unknownLines(target, options),
		"",
		costLine(target, options)
	];
}
const narrowestUrl = 30;
function headline(target, { language, paint, width }) {
	const mark = markOf[target.verdict];
	const verdict = words.verdict[target.verdict][language];
	const tally = tallyOf(target, language);
	const head = `${mark} ${verdict}  `;
	const room = width - widthOf(head) - widthOf(tally) - 2;
	const isRoomy = room >= narrowestUrl;
	const url = cut(printable(target.url, 2048), isRoomy ? room : width - widthOf(head));
	const gap = isRoomy ? " ".repeat(room + 2 - widthOf(url)) : "\n  ";
	return paint(toneOfVerdict[target.verdict], head) + paint("strong", url) + gap + paint("quiet", tally);
}
function tallyOf({ checks }, language) {
	const gated = checks.filter(({ status }) => status !== "off");
	const failed = gated.filter(({ status }) => status === "fail").length;
	const unknown = gated.filter(({ status }) => status === "unknown").length;
	const params = {
		count: gated.length,
		failed,
		unknown
	};
	if (gated.length === 0) return words.off[language];
	if (failed > 0 && unknown > 0) return fill(words.belowAndUnknown, params, language);
	if (failed > 0) return fill(words.below, params, language);
	return fill(unknown > 0 ? words.undetermined : words.met, params, language);
}
function whereLines(target, { width, paint }) {
	return [...target.finalUrl !== null && target.finalUrl !== target.url ? [`  → ${cut(printable(target.finalUrl, 2048), width - 4)}`] : [], ...target.message ? ["", ...wrap(printable(target.message), width - 2).map((line) => `  ${paint("unsure", line)}`)] : []];
}
function findingLines(findings, options) {
	const lines = together(findings.filter(({ severity }) => severity !== "info")).flatMap((finding) => issueLines(finding, options));
	return lines.length === 0 ? [] : ["", ...lines];
}
function together(findings) {
	const told = new Map();
	for (const finding of findings) {
		const key = `${finding.id.replace(/^[^.]+/, "")} ${finding.subject ?? ""}`;
		const known = told.get(key);
		told.set(key, known ? {
			...known,
			id: `${known.id}, ${finding.id}`
		} : finding);
	}
	return [...told.values()];
}
function unknownLines({ unknowns }, { language, paint, width }) {
	if (unknowns.length === 0) return [];
	const list = unknowns.map((each) => printable(inWords(each, language))).join(", ");
	return ["", ...wrap(fill(words.notCounted, { list }, language), width - 4).map((line, index) => paint("quiet", (index === 0 ? "  " : "    ") + line))];
}
function inWords(unknown, language) {
	const [what = ""] = unknown.split(" (", 1);
	return (words.unknowns[what]?.[language] ?? what) + unknown.slice(what.length);
}
function costLine(target, { language, paint, width }) {
	return paint("quiet", `  ${cut(costOf(target, language), width - 2)}`);
}
function costOf({ address, cost }, language) {
	const { connections, roundTrips, ms } = cost;
	const parts = [
		fill(connections === 1 ? words.connection : words.connections, { count: connections }, language),
		fill(roundTrips === 1 ? words.roundTrip : words.roundTrips, { count: roundTrips }, language),
		fill(words.seconds, { seconds: (ms / 1e3).toFixed(2) }, language)
	];
	return [address && printable(address, 60), ...parts].filter(Boolean).join(" · ");
}
function totalLines({ targets, totals }, { language, paint, width }) {
	if (targets.length < 2) return [];
	const { pass, fail, unknown, warn } = totals;
	const text = fill(words.totals, {
		targets: targets.length,
		pass: pass + warn,
		fail,
		unknown
	}, language);
	return wrap(text, width).map((line) => paint("strong", line));
}
export { gateMany as n, prettyGate as t };
