import { C as fill, E as printable, b as describeFailure, w as languages, x as failure, y as Failure } from "./schemas.js";
import { t as parseInput } from "./input.js";
import { n as answerFailure, t as gate$1 } from "./gate.js";
import { a as severities, d as worst, i as interpret } from "./interpretation.js";
import { n as suggest, t as nearest } from "./near.js";
import { n as toNetwork, r as within, t as reach } from "./address.js";
import { i as hostOf, l as portOf, o as parseHost, r as bracketed$1, s as parseUrl } from "./header-list.js";
import { d as canonicalName, u as readSubject } from "./hsts.js";
import { d as attempt$1, u as toBuffer } from "./der.js";
import { a as readBody, d as whyOf, f as withPatience, h as toFailure, i as readingFor, l as onAbort, m as nameEnd, n as headersFor, o as Agent, p as withSignal, r as pairs, t as exchange, u as throwIfAborted } from "./exchange.js";
import { o as isEnough } from "./client-hello.js";
import { X509Certificate, randomUUID } from "node:crypto";
import { connect, isIP } from "node:net";
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect as connect$1, createSecureContext, rootCertificates } from "node:tls";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { Resolver, lookup } from "node:dns/promises";
import { connect as connect$2 } from "node:http2";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
// src/report/github-escape.ts
const unweighted = /\u001b\[\d{1,2}m|[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]|\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;
const bracketed = /##(?=\w*\[)/g;
const leading = /^((?:[^\S\n]|\u001b\[\d{1,2}m)*):(?=:.*::)/gm;
function inert(text) {
	return text.replace(unweighted, visible$1).replace(bracketed, "#\\x23").replace(leading, "$1\\x3a");
}
function visible$1(match) {
	return match.length > 3 ? match : `\\u{${(match.codePointAt(0) ?? 0).toString(16)}}`;
}
function harmless(text, limit) {
	return inert(printable(text, limit));
}
const punctuation = /[!-/:-@[-`{-~]/g;
function markup(text, limit) {
	return harmless(text, limit).replace(punctuation, (mark) => {
		const entity = `&#${mark.charCodeAt(0)};`;
		return mark === "@" || mark === "#" ? `${entity}&#8288;` : entity;
	});
}
// src/report/paint.ts
const codes = {
	good: [32, 39],
	bad: [31, 39],
	warning: [33, 39],
	unsure: [35, 39],
	quiet: [2, 22],
	strong: [1, 22]
};
function painter(hasColour) {
	if (!hasColour) return (_tone, text) => text;
	return (tone, text) => `\u001b[${codes[tone][0]}m${text}\u001b[${codes[tone][1]}m`;
}
const toneOfVerdict = {
	pass: "good",
	warn: "warning",
	fail: "bad",
	unknown: "unsure"
};
const toneOfSeverity = {
	critical: "bad",
	high: "bad",
	medium: "warning",
	low: "quiet",
	info: "quiet"
};
const markOf = {
	pass: "✓",
	warn: "!",
	fail: "✗",
	unknown: "?",
	waived: "~",
	off: "–"
};
// src/action/commands.ts
function escapeData(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
	return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
function annotate({ kind, title, message }) {
	return `::${kind} title=${escapeProperty(title)}::${escapeData(message)}\n`;
}
function mask(secret) {
	const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
	return [...new Set([secret.trim(), ...lines])].filter((each) => each !== "").map((each) => `::add-mask::${escapeData(each)}\n`).join("");
}
function silence(token) {
	return [`::stop-commands::${token}\n`, `::${token}::\n`];
}
function outputLines(name, value, delimiter) {
	return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
}
// src/action/log.ts
function openLog(out, token, count) {
	const [begin, end] = silence(token);
	const say = (text) => out(inert(text));
	let finished = 0;
	out(begin);
	return {
		say,
		done(target) {
			finished++;
			if (count < 2) return;
			say(`[${finished}/${count}] ${markOf[target.verdict]} ${printable(target.url, 300)}\n`);
			if (finished === count) say("\n");
		},
		bug: (error) => say(`${stackOf(error)}\n`),
		end: () => out(end)
	};
}
function stackOf(error) {
	return (error instanceof Error ? error.stack ?? error.message : String(error)).split("\n").slice(0, 50).map((line) => printable(line, 500)).join("\n");
}
// src/gate/many.ts
const concurrency = 8;
async function gateMany(options) {
	const { urls, thresholds, naming } = options;
	const queries = urls.map((url) => ({
		url,
		...thresholds
	}));
	queries.forEach((query) => parseInput(gate$1.input, query, naming));
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
		const { data } = await runner.answer(gate$1, query, asking);
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
		return answerFailure(parseInput(gate$1.input, query), facts, {
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
// src/report/width.ts
const wide = /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const combining = /^\p{Mark}/u;
const emojiForm = /^\p{Emoji}\p{Mark}*\ufe0f/u;
const clusters = /\P{Mark}\p{Mark}*|\p{Mark}/gsu;
function widthOf(text) {
	let width = 0;
	for (const [character] of text.matchAll(clusters)) width += columns$1(character);
	return width;
}
function pad(text, width) {
	return text + " ".repeat(Math.max(0, width - widthOf(text)));
}
function cut(text, width) {
	if (widthOf(text) <= width) return text;
	let kept = "";
	let room = width - 1;
	for (const [character] of text.matchAll(clusters)) {
		room -= columns$1(character);
		if (room < 0) break;
		kept += character;
	}
	return `${kept}…`;
}
function wrap(text, width) {
	const lines = [];
	let line = "";
	for (const word of text.split(/\s+/).flatMap((each) => pieces(each, width))) {
		const longer = line === "" ? word : `${line} ${word}`;
		if (widthOf(longer) <= width) line = longer;
		else {
			lines.push(line);
			line = word;
		}
	}
	return line === "" ? lines : [...lines, line];
}
function pieces(word, width) {
	if (widthOf(word) <= width) return word === "" ? [] : [word];
	const parts = [];
	let part = "";
	let room = width;
	for (const [character] of word.matchAll(clusters)) {
		room -= columns$1(character);
		if (room < 0) {
			parts.push(part);
			part = "";
			room = width - columns$1(character);
		}
		part += character;
	}
	return [...parts, part];
}
function columns$1(character) {
	if (combining.test(character)) return 0;
	return wide.test(character) || emojiForm.test(character) ? 2 : 1;
}
// src/report/words.ts
const words = {
	verdict: {
		pass: {
			en: "PASS",
			ko: "통과"
		},
		warn: {
			en: "WARN",
			ko: "주의"
		},
		fail: {
			en: "FAIL",
			ko: "실패"
		},
		unknown: {
			en: "UNKNOWN",
			ko: "판단 불가"
		}
	},
	status: {
		pass: {
			en: "pass",
			ko: "통과"
		},
		warn: {
			en: "warn",
			ko: "주의"
		},
		fail: {
			en: "fail",
			ko: "실패"
		},
		unknown: {
			en: "unknown",
			ko: "판단 불가"
		}
	},
	severity: {
		critical: {
			en: "critical",
			ko: "치명적"
		},
		high: {
			en: "high",
			ko: "높음"
		},
		medium: {
			en: "medium",
			ko: "중간"
		},
		low: {
			en: "low",
			ko: "낮음"
		},
		info: {
			en: "info",
			ko: "참고"
		}
	},
	met: {
		en: "all {count} met",
		ko: "기준 {count}개 모두 충족"
	},
	below: {
		en: "{failed} of {count} below",
		ko: "기준 {count}개 중 {failed}개 미달"
	},
	undetermined: {
		en: "{unknown} of {count} unknown",
		ko: "기준 {count}개 중 {unknown}개 판단 불가"
	},
	belowAndUnknown: {
		en: "{failed} of {count} below, {unknown} unknown",
		ko: "기준 {count}개 중 {failed}개 미달, {unknown}개 판단 불가"
	},
	off: {
		en: "no thresholds",
		ko: "기준 없음"
	},
	source: {
		default: {
			en: "default",
			ko: "기본값"
		},
		"default auto": {
			en: "default auto",
			ko: "기본값 auto"
		},
		flag: {
			en: "flag",
			ko: "옵션"
		},
		input: {
			en: "input",
			ko: "입력"
		},
		environment: {
			en: "environment",
			ko: "환경 변수"
		},
		given: {
			en: "given",
			ko: "지정값"
		}
	},
	required: {
		en: "required",
		ko: "필수"
	},
	yes: {
		en: "yes",
		ko: "예"
	},
	no: {
		en: "no",
		ko: "아니요"
	},
	unmeasured: {
		en: "?",
		ko: "?"
	},
	connection: {
		en: "1 connection",
		ko: "연결 1개"
	},
	connections: {
		en: "{count} connections",
		ko: "연결 {count}개"
	},
	roundTrip: {
		en: "1 round trip",
		ko: "왕복 1회"
	},
	roundTrips: {
		en: "{count} round trips",
		ko: "왕복 {count}회"
	},
	seconds: {
		en: "{seconds} s",
		ko: "{seconds}초"
	},
	totals: {
		en: "{targets} targets: {pass} passed, {fail} failed, {unknown} unknown",
		ko: "대상 {targets}개: 통과 {pass}, 실패 {fail}, 판단 불가 {unknown}"
	},
	notCounted: {
		en: "not counted: {list}",
		ko: "판단에 넣지 않음: {list}"
	},
	score: {
		en: "{score} of 100",
		ko: "100점 중 {score}점"
	},
	capped: {
		en: "at most {max}",
		ko: "최대 {max}"
	},
	weight: {
		en: "{weight} %",
		ko: "{weight} %"
	},
	unknowns: {
		revocation: {
			en: "revocation",
			ko: "폐기 여부"
		},
		trust: {
			en: "chain of trust",
			ko: "신뢰 체인"
		}
	},
	ungraded: {
		en: "not graded",
		ko: "등급 없음"
	}
};
// src/report/issues.ts
function indentIn(language) {
	return 2 + Math.max(...severities.map((severity) => widthOf(words.severity[severity][language]))) + 2;
}
function issueLines({ severity, subject, cause, action, ...issue }, { language, paint, width }) {
	const indent = indentIn(language);
	const id = printable(issue.id, 120);
	const [first = "", ...rest] = wrap(`${id}${subject ? ` (${printable(subject, 80)})` : ""} — ${printable(cause, 600)}`, width - indent);
	const todo = wrap(printable(action, 600), width - indent);
	const label = pad(`  ${words.severity[severity][language]}`, indent);
	const margin = " ".repeat(indent);
	return [
		paint(toneOfSeverity[severity], label) + paint("strong", first.slice(0, id.length)) + first.slice(id.length),
		...rest.map((line) => margin + line),
		...todo.map((line) => margin + paint("quiet", line))
	];
}
// src/report/units.ts
const units = new Map([
	["days", [{
		en: "{count} day",
		ko: "{count}일"
	}, {
		en: "{count} days",
		ko: "{count}일"
	}]],
	["seconds", [{
		en: "{count} second",
		ko: "{count}초"
	}, {
		en: "{count} seconds",
		ko: "{count}초"
	}]],
	["bits", [{
		en: "{count} bit",
		ko: "{count}비트"
	}, {
		en: "{count} bits",
		ko: "{count}비트"
	}]]
]);
function measured(value, unit, language) {
	const count = Math.round(value * 100) / 100;
	const known = units.get(unit ?? "");
	if (known) return fill(known[count === 1 ? 0 : 1], { count }, language);
	return unit === void 0 ? `${count}` : `${count} ${unit}`;
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
	const cells = cell(`  ${check.id}`, columns.id) + cell(shown$1(check.actual, language), columns.actual) + cell(required(check, language), columns.expected);
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
function shown$1(actual, language) {
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
		headline$1(target, options),
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
function headline$1(target, { language, paint, width }) {
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
	return wrap(fill(words.totals, {
		targets: targets.length,
		pass: pass + warn,
		fail,
		unknown
	}, language), width).map((line) => paint("strong", line));
}
// src/report/github.ts
function annotationsOf({ targets }, language) {
	const ranked = targets.flatMap((target) => together(target.findings).map((finding) => ({
		target,
		finding
	}))).toSorted((a, b) => rank(a.finding) - rank(b.finding));
	return [...targets.flatMap((target) => thresholdsOf(target, language)), ...ranked.map(({ target, finding }) => toAnnotation(finding, target))];
}
function rank({ severity }) {
	return severities.indexOf(severity);
}
const kindOf = {
	critical: "error",
	high: "error",
	medium: "warning",
	low: "notice",
	info: "notice"
};
const longest = {
	rule: 120,
	url: 200,
	subject: 80,
	text: 600
};
function thresholdsOf(target, language) {
	const missed = target.checks.filter(({ status }) => status === "fail" || status === "unknown");
	return [...Map.groupBy(missed, ({ status, message }) => `${status} ${message}`).values()].map((checks) => toError(checks, target, language));
}
function toError(checks, { url, message }, language) {
	const isKnown = checks.some(({ status }) => status === "fail");
	const verdict = words.verdict[isKnown ? "fail" : "unknown"][language];
	const ids = checks.map(({ id }) => id).join(", ");
	const [cause = ""] = checks.map((check) => check.message);
	const [action = ""] = checks.map((check) => check.action ?? "");
	return {
		kind: "error",
		title: `${verdict} ${ids} · ${harmless(url, longest.url)}`,
		message: lines(cause, isKnown ? action : message ?? "")
	};
}
function toAnnotation({ id, severity, subject, cause, action }, { url }) {
	const about = subject === void 0 ? "" : ` (${harmless(subject, longest.subject)})`;
	return {
		kind: kindOf[severity],
		title: `${harmless(id, longest.rule)}${about} · ${harmless(url, longest.url)}`,
		message: lines(cause, action)
	};
}
function lines(...texts) {
	return texts.filter((text) => text !== "").map((text) => harmless(text, longest.text)).join("\n");
}
const mostOfEach = 10;
const more = {
	en: "+{count} more: they are in the results file.",
	ko: "+{count}건 더 있습니다. 결과 파일에서 볼 수 있습니다."
};
function limited(annotations, language) {
	return [...Map.groupBy(annotations, ({ kind }) => kind).values()].flatMap((all) => {
		const count = all.length - mostOfEach;
		if (count <= 0) return all;
		return all.slice(0, mostOfEach).map((each, index) => {
			if (index < 9) return each;
			return {
				...each,
				message: `${each.message}\n${fill(more, { count }, language)}`
			};
		});
	});
}
// src/checks/index.ts
const registry = [
	{
		id: "gate",
		title: "Pre-deploy gate",
		subject: {
			"name": "url",
			"about": "Deployed URL; https:// is assumed",
			"value": "URL",
			"example": "https://example.com/"
		},
		options: [
			{
				"name": "min_ssl",
				"about": "Lowest accepted grade of certificate and TLS (default B)",
				"value": "A+|A|B|C|D|F|off"
			},
			{
				"name": "min_headers",
				"about": "Lowest accepted grade of the security headers (default C)",
				"value": "A+|A|B|C|D|F|off"
			},
			{
				"name": "min_days",
				"about": "Days that every certificate must still be valid: a number, a share of its lifetime, auto or off (default auto)",
				"value": "auto|14|33%|off",
				"example": "auto"
			},
			{
				"name": "require_https",
				"about": "Whether the final URL must be https and port 80 must redirect there or be closed (default true)",
				"value": "true|false"
			}
		],
		load: async () => (await import("./gate2.js")).gate
	},
	{
		id: "http",
		title: "HTTP security headers",
		subject: {
			"name": "url",
			"about": "Full URL; https:// is assumed where the scheme is missing",
			"value": "URL",
			"example": "https://example.com/"
		},
		options: [],
		load: async () => (await import("./http2.js")).http
	},
	{
		id: "owasp",
		title: "OWASP posture",
		subject: {
			"name": "host",
			"about": "Host name or IP address; the host part of a pasted URL is accepted",
			"value": "HOST",
			"example": "example.com"
		},
		options: [],
		load: async () => (await import("./owasp.js")).owasp
	},
	{
		id: "pqc",
		title: "Post-quantum TLS readiness",
		subject: {
			"name": "host",
			"about": "Host name or IP address; the host part of a pasted URL is accepted",
			"value": "HOST",
			"example": "example.com"
		},
		options: [],
		load: async () => (await import("./pqc.js")).pqc
	},
	{
		id: "ssl",
		title: "TLS certificate and connection",
		subject: {
			"name": "host",
			"about": "Host name or IP address; the host part of a pasted URL is accepted",
			"value": "HOST",
			"example": "example.com"
		},
		options: [{
			"name": "port",
			"about": "TLS port, 443 unless the host names one",
			"value": "PORT",
			"example": "8443"
		}],
		load: async () => (await import("./ssl2.js")).ssl
	}
];
// src/settings/options.ts
const measuring = [
	{
		name: "resolver",
		value: "IP[:port]",
		isList: true,
		about: "Ask this DNS resolver instead of the system's; repeatable"
	},
	{
		name: "resolve",
		value: "host:port:address[:port]",
		isList: true,
		about: "Reach this host at this address, as curl does, whatever the DNS says; repeatable, IPv6 in brackets"
	},
	{
		name: "ca_file",
		value: "FILE",
		about: "PEM file of an authority to trust beside Mozilla's"
	},
	{
		name: "timeout",
		value: "SECONDS",
		about: "Give up on a target after this many seconds (default 10; 20 with a server)"
	},
	{
		name: "lang",
		value: "en|ko",
		about: "Language of the report (default en)"
	},
	{
		name: "json",
		isFlag: true,
		about: "Print JSON instead of the report"
	}
];
const remote = [{
	name: "server",
	value: "URL",
	about: "Let this Portcullis server measure instead of this process"
}, {
	name: "key",
	value: "KEY",
	about: "API key for that server; better kept in PORTCULLIS_KEY, out of the process list"
}];
const serving = [
	{
		name: "trust_proxy",
		value: "CIDR,…",
		isList: true,
		about: "Proxies in front of this server, whose X-Forwarded-For is believed (default none)"
	},
	{
		name: "rate_limit",
		value: "NUMBER",
		about: "Requests a minute for each client (default 60)"
	},
	{
		name: "rate_limit_heavy",
		value: "NUMBER",
		about: "The same for heavy checks (default 10)"
	}
];
const reporting = [
	{
		name: "summary",
		isFlag: true,
		about: "Write a summary of the step (default true)"
	},
	{
		name: "annotations",
		isFlag: true,
		about: "Annotate the run with what was found, at most ten of each kind (default true)"
	},
	{
		name: "results_file",
		value: "FILE",
		about: "Write the result object to this file, as JSON (default a new file in RUNNER_TEMP)"
	}
];
const environmentOnly = [{
	name: "allow_addresses",
	value: "CIDR,…",
	isList: true,
	about: "Networks that count as public"
}, {
	name: "listen",
	value: "ADDRESS:PORT",
	about: "Where `portcullis serve` listens"
}];
function toFlag(name) {
	return name.replaceAll("_", "-");
}
function toVariable(name) {
	return `PORTCULLIS_${name.toUpperCase()}`;
}
// src/settings/environment.ts
const prefix = "PORTCULLIS_";
const injected = /^PORTCULLIS_(?:SERVICE_|PORT(?:_|$))/;
const options = [
	...registry.flatMap((entry) => entry.options),
	...measuring,
	...remote,
	...serving,
	...reporting
];
const variables = new Set(["PORTCULLIS_URL", ...[...options, ...environmentOnly].map(({ name }) => toVariable(name)).filter((variable) => !injected.test(variable))]);
function readVariable(env, name) {
	const variable = toVariable(name);
	return variables.has(variable) ? env[variable] || void 0 : void 0;
}
function checkEnvironment(env) {
	for (const field of Object.keys(env).filter((name) => name.startsWith(prefix))) {
		if (variables.has(field) || injected.test(field)) continue;
		const known = [...variables].map((variable) => variable.slice(11));
		const suggestion = suggest(field.slice(11), known, (name) => prefix + name);
		throw failure("input.unknown", {
			field,
			suggestion
		}, { reason: field });
	}
}
// src/settings/given.ts
function readGiven(typed, env, options) {
	const variable = (name) => readVariable(env, name);
	function source(name) {
		if (typed.value(name) !== void 0) return typed.source;
		return variable(name) === void 0 ? void 0 : "environment";
	}
	function naming(name) {
		if (!options.some((option) => option.name === name)) return name;
		return source(name) === "environment" ? toVariable(name) : typed.naming(name);
	}
	function one(name) {
		const value = typed.value(name);
		if (Array.isArray(value)) {
			const [first = "", second = ""] = value.map((each) => printable(String(each), 60));
			throw failure("input.conflict", {
				field: naming(name),
				first,
				second
			}, { reason: name });
		}
		return value === void 0 ? variable(name) : `${value}`;
	}
	function list(name) {
		const value = typed.value(name);
		if (value !== void 0) return [value].flat().map(String);
		return (variable(name)?.split(",") ?? []).map((entry) => entry.trim()).filter((entry) => entry !== "");
	}
	function isSet(name) {
		const text = one(name) ?? "false";
		if (text === "true" || text === "false") return text === "true";
		const shown = `"${printable(text, 60)}"`;
		const params = {
			field: naming(name),
			expected: "true, false",
			given: shown,
			suggestion: ""
		};
		throw failure("input.option", params, { reason: name });
	}
	return {
		one,
		list,
		isSet,
		naming,
		source
	};
}
// src/net/roots.ts
function splitPem(text) {
	return text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
}
function openTrustStore(given) {
	const user = given.map((pem) => toNamed(pem, "given"));
	return { named: (subject) => {
		const name = canonicalName(toBuffer(subject));
		return [...user, ...mozilla()].filter((anchor) => anchor.name === name).map(({ der, by }) => ({
			der,
			by
		}));
	} };
}
let mozillaAnchors;
function mozilla() {
	return mozillaAnchors ??= rootCertificates.map((pem) => toNamed(pem, "mozilla"));
}
function toNamed(pem, by) {
	const der = toDer(pem);
	return {
		der,
		by,
		name: canonicalName(readSubject(der))
	};
}
function toDer(pem) {
	return Buffer.from(pem.replace(/-----[^-]+-----/g, ""), "base64");
}
const contexts = new Map();
function contextFor(given, offer) {
	if (offer.issuers) return createContext(given, offer);
	const { lenient = false, groups = [], onlyTls13 = false } = offer;
	const key = `${lenient} ${onlyTls13} ${groups.join(":")} ${given.join("")}`;
	const known = contexts.get(key);
	if (known) return known;
	const fresh = createContext(given, offer);
	contexts.set(key, fresh);
	return fresh;
}
const legacyServerConnect = 4;
function createContext(given, { lenient, issuers = [], groups, onlyTls13 }) {
	const fetched = issuers.flatMap(toIntermediate);
	return createSecureContext({
		ca: [
			...rootCertificates,
			...given,
			...fetched
		],
		minVersion: "TLSv1.2",
		maxVersion: "TLSv1.3",
		...lenient && {
			minVersion: "TLSv1",
			ciphers: "ALL:COMPLEMENTOFALL:!aNULL:!eNULL:@SECLEVEL=0",
			ecdhCurve: "X25519:P-256:P-384:P-521:secp224r1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1",
			secureOptions: legacyServerConnect
		},
		...groups && { ecdhCurve: groups.join(":") },
		...onlyTls13 && { minVersion: "TLSv1.3" }
	});
}
function toIntermediate(der) {
	try {
		const certificate = new X509Certificate(der);
		return certificate.subject === certificate.issuer ? [] : [certificate.toString()];
	} catch {
		return [];
	}
}
// src/settings/measuring.ts
function readMeasuring(given) {
	return {
		deadline: readSeconds(given) * 1e3,
		authorities: readAuthorities(given),
		pins: given.list("resolve").map((text) => readPin(text, given)),
		resolvers: given.list("resolver").map((text) => readResolver(text, given)),
		allow: given.list("allow_addresses").map((text) => readNetwork(text, given))
	};
}
function readLanguage(given) {
	const text = given.one("lang") ?? "en";
	const language = languages.find((each) => each === text);
	if (language) return language;
	const params = {
		field: given.naming("lang"),
		expected: languages.join(", "),
		given: quoted(text),
		suggestion: suggest(text, languages)
	};
	throw failure("input.option", params, { reason: "lang" });
}
const longestTimeout = 300;
function readSeconds(given) {
	const text = given.one("timeout");
	if (text === void 0) return 10;
	const seconds = /^\d{1,3}(?:\.\d{1,3})?$/.test(text) ? Number(text) : 0;
	if (seconds > 0 && seconds <= longestTimeout) return seconds;
	throw wrong$1("timeout", given, {
		en: `seconds above 0 and up to ${longestTimeout}`,
		ko: `0보다 크고 ${longestTimeout} 이하인 초 단위 값`
	}, text);
}
const pinPattern = /^(?:\[(?<six>[^\]]+)\]|(?<host>[^:[\]]+)):(?<port>\d{1,5}):(?:\[(?<to6>[^\]]+)\]|(?<to>[^:[\]]+))(?::(?<toPort>\d{1,5}))?$/;
function readPin(text, given) {
	const expected = {
		en: "host:port:address or host:port:address:port, with IPv6 in brackets",
		ko: "host:port:address 또는 host:port:address:port 형식(IPv6은 대괄호 안에)"
	};
	const groups = pinPattern.exec(text)?.groups;
	const host = parseHost(groups?.["six"] ?? groups?.["host"] ?? "");
	const address = groups?.["to6"] ?? groups?.["to"] ?? "";
	const port = Number(groups?.["port"]);
	const toPort = Number(groups?.["toPort"] ?? port);
	if ("problem" in host || isIP(address) === 0 || !isPort(port) || !isPort(toPort)) throw wrong$1("resolve", given, expected, text);
	return {
		host: host.value.host,
		port,
		address,
		toPort
	};
}
function readResolver(text, given) {
	const groups = /^(?:\[(?<six>[^\]]+)\]|(?<four>[^:[\]]+))(?::(?<port>\d{1,5}))?$/.exec(text)?.groups;
	const address = groups?.["six"] ?? groups?.["four"] ?? text;
	const port = Number(groups?.["port"] ?? 53);
	if (isIP(address) && isPort(port)) return isIP(address) === 6 ? `[${address}]:${port}` : `${address}:${port}`;
	throw wrong$1("resolver", given, {
		en: "an IP address, with or without a port",
		ko: "IP 주소(포트는 선택)"
	}, text);
}
function readNetwork(text, given) {
	const network = toNetwork(text);
	if (network) return network;
	throw wrong$1("allow_addresses", given, {
		en: "networks such as 10.0.0.0/8, separated by commas",
		ko: "10.0.0.0/8 같은 네트워크를 쉼표로 구분한 목록"
	}, text);
}
const largestFile = 4194304;
function readAuthorities(given) {
	const path = given.one("ca_file");
	if (path === void 0) return [];
	const unusable = (detail) => failure("input.file", {
		field: given.naming("ca_file"),
		path: printable(path, 200),
		detail
	}, { reason: "ca_file" });
	const certificates = splitPem(readText(path, unusable));
	if (certificates.length === 0) throw unusable({
		en: "it holds no PEM certificate",
		ko: "PEM 인증서가 들어 있지 않습니다"
	});
	certificates.forEach((pem, index) => {
		try {
			return new X509Certificate(pem);
		} catch {
			throw unusable({
				en: `certificate ${index + 1} in it cannot be read`,
				ko: `${index + 1}번째 인증서를 읽을 수 없습니다`
			});
		}
	});
	return certificates;
}
function readText(path, unusable) {
	try {
		const bytes = readFileSync(path);
		if (bytes.length > largestFile) throw unusable({
			en: "it is larger than 4 MB",
			ko: "4 MB보다 큽니다"
		});
		return bytes.toString("latin1");
	} catch (error) {
		const { code } = error;
		if (typeof code !== "string" || !code.startsWith("E")) throw error;
		throw unusable(code === "ENOENT" ? {
			en: "there is no such file",
			ko: "그런 파일이 없습니다"
		} : {
			en: code,
			ko: code
		});
	}
}
function isPort(port) {
	return Number.isInteger(port) && port >= 1 && port <= 65535;
}
function wrong$1(name, given, expected, text) {
	return failure("input.value", {
		field: given.naming(name),
		expected,
		given: quoted(text)
	}, { reason: name });
}
function quoted(text) {
	return `"${printable(text, 60)}"`;
}
// src/run/answer.ts
function toAnswer(check, result, input, language) {
	if (check.answer) return check.answer.of(result, input, language);
	return {
		raw: result.raw,
		interpretation: interpret(check, result.verdict, language)
	};
}
// src/run/run.ts
async function run(check, input, outfit) {
	const { onResult, ...outside } = outfit;
	return settle(check, input, contextOf(outside, onResult), onResult);
}
function questionOf(check, input) {
	const question = check.question?.(input) ?? input;
	return `${check.id} ${JSON.stringify(Object.entries(question).toSorted(([a], [b]) => a < b ? -1 : 1))}`;
}
function contextOf(outfit, onResult) {
	const shared = new Map();
	const context = {
		...outfit,
		once: (key, work) => remember(shared, key, work),
		use: (other, query, named = {}) => {
			const input = other.input.parse(query);
			const inside = named.namedBy === void 0 ? context : {
				...context,
				net: speakingFor(named, context.net)
			};
			const asked = other;
			return context.once(questionOf(asked, input), () => settle(asked, input, inside, onResult));
		}
	};
	return context;
}
async function settle(check, input, context, onResult) {
	const raw = await check.collect(input, context);
	const result = {
		raw,
		verdict: check.judge(raw, input)
	};
	onResult?.(check, input, result);
	return result;
}
function speakingFor(named, net) {
	return {
		tls: (to, offer) => net.tls({
			...named,
			...to
		}, offer),
		hello: (to, bytes, until) => net.hello({
			...named,
			...to
		}, bytes, until),
		http: (request) => net.http({
			...named,
			...request
		})
	};
}
function remember(shared, key, work) {
	const known = shared.get(key);
	if (known) return known;
	const fresh = work();
	fresh.catch(() => {});
	shared.set(key, fresh);
	return fresh;
}
// src/run/local.ts
async function runLocal(check, input, { open, deadline, signal, onSpent, onResult }) {
	const started = performance.now();
	const observedAt = new Date();
	const ending = new AbortController();
	const timer = setTimeout(() => ending.abort(new DOMException("The deadline is over.", "TimeoutError")), deadline);
	const callOff = () => ending.abort(signal?.reason);
	signal?.addEventListener("abort", callOff, { once: true });
	if (signal?.aborted) callOff();
	const outside = open(ending.signal);
	try {
		return {
			...await run(check, input, {
				...outside,
				now: () => observedAt,
				elapsed: () => performance.now() - started,
				onResult(measured, asked, found) {
					if (!ending.signal.aborted) onResult?.(measured, asked, {
						...found,
						observedAt
					});
				}
			}),
			observedAt
		};
	} finally {
		clearTimeout(timer);
		signal?.removeEventListener("abort", callOff);
		onSpent?.(outside.traffic());
		outside.close();
	}
}
function localRunner(engine) {
	return { async answer(check, query, { language, naming, ...how }) {
		const input = parseInput(check.input, query, naming);
		const result = await runLocal(check, input, {
			...engine,
			...how
		});
		return {
			data: toAnswer(check, result, input, language),
			updatedAt: result.observedAt,
			cached: false
		};
	} };
}
// src/net/budget.ts
const defaultLimits = {
	connections: 96,
	bytes: 50331648
};
function openBudget(limits = defaultLimits) {
	const live = new Set();
	let connections = 0;
	let requests = 0;
	let ofClosed = 0;
	function bytes() {
		return [...live].reduce((sum, { bytesRead }) => sum + bytesRead, ofClosed);
	}
	return {
		traffic: () => ({
			connections,
			requests,
			bytes: bytes()
		}),
		connection() {
			if (connections >= limits.connections) throw failure("budget.connections", { limit: limits.connections });
			connections++;
		},
		request() {
			requests++;
		},
		watch(socket) {
			live.add(socket);
			socket.once("close", () => {
				live.delete(socket);
				ofClosed += socket.bytesRead;
			});
		},
		check() {
			if (bytes() > limits.bytes) throw failure("budget.bytes", { limit: Math.round(limits.bytes / 1024 / 1024) });
		}
	};
}
// src/net/hello.ts
const longestReply = {
	hello: 16389,
	"key-exchange": 65536
};
function exchangeHello(socket, bytes, { to, signal, within, until = "hello" }) {
	const { promise, resolve, reject } = Promise.withResolvers();
	let received = Buffer.alloc(0);
	const end = (how) => {
		resolve({
			bytes: received,
			end: how
		});
		socket.destroy();
	};
	const free = onAbort(within, (reason) => {
		if (signal.aborted) reject(toFailure(reason, to, "tls"));
		end("silent");
	});
	socket.on("data", (chunk) => {
		received = Buffer.concat([received, chunk]).subarray(0, longestReply[until]);
		if (received.length === longestReply[until] || isEnough(received, until)) end("enough");
	});
	socket.once("error", () => end("reset"));
	socket.once("end", () => end("closed"));
	socket.once("close", () => end("closed"));
	socket.write(bytes);
	return promise.finally(free);
}
// src/net/names.ts
async function systemNames(host, signal) {
	const asked = lookup(host, {
		all: true,
		order: "verbatim"
	});
	return interleave((await withSignal(signal, asked).catch((error) => {
		throw nameFailure(error, host);
	})).map(({ address }) => address));
}
const resolutionDelay = 500;
function resolverNames(servers) {
	return async (host, signal) => {
		if (/(?:^|\.)localhost$/.test(host)) return ["127.0.0.1", "::1"];
		const resolver = new Resolver({
			timeout: 1500,
			tries: 2
		});
		resolver.setServers(servers);
		const free = onAbort(signal, () => resolver.cancel());
		try {
			return toAddresses(await withSignal(signal, askBoth(resolver, host)), host);
		} catch (error) {
			throw nameFailure(error, host);
		} finally {
			free();
			resolver.cancel();
		}
	};
}
async function askBoth(resolver, host) {
	const questions = [resolver.resolve6(host), resolver.resolve4(host)];
	const all = Promise.allSettled(questions);
	const late = Promise.withResolvers();
	let timer;
	const some = Promise.any(questions).then(() => timer = setTimeout(late.resolve, resolutionDelay), () => {});
	await Promise.race([all, some.then(() => late.promise)]);
	clearTimeout(timer);
	resolver.cancel();
	return all;
}
function toAddresses(answers, host) {
	const found = answers.flatMap((answer) => answer.status === "fulfilled" ? answer.value : []);
	if (found.length > 0) return interleave(found);
	const errors = answers.flatMap((answer) => answer.status === "rejected" ? [answer.reason] : []);
	throw nameFailure(errors.find(isTelling) ?? errors[0], host);
}
function isTelling(error) {
	return codeOf(error) !== "ENODATA";
}
const noData = -3007;
function nameFailure(error, host) {
	const code = codeOf(error);
	if (code === "ENODATA" || error.errno === noData) return failure("dns.no-address", { host }, { cause: error });
	if (code === "ENOTFOUND") return failure("dns.nxdomain", { host }, { cause: error });
	if (code === "ETIMEOUT" || code === "ECANCELLED") return failure("timeout.dns", { host }, { cause: error });
	if (code !== "") return failure("dns.failed", {
		host,
		detail: code
	}, { cause: error });
	return toFailure(error, {
		host,
		port: 0
	}, "dns");
}
function codeOf(error) {
	const { code } = error;
	return typeof code === "string" && /^E[A-Z_]+$/.test(code) ? code : "";
}
function interleave(addresses) {
	const first = isIP(addresses[0] ?? "");
	const ours = addresses.filter((address) => isIP(address) === first);
	const others = addresses.filter((address) => isIP(address) !== first);
	const turns = Math.max(ours.length, others.length);
	return Array.from({ length: turns }, (_, turn) => [ours[turn], others[turn]]).flat().filter((address) => address !== void 0);
}
// src/net/http2.ts
async function exchange2(request, { socket }, how) {
	const url = new URL(request.url);
	const { promise, resolve, reject } = Promise.withResolvers();
	const session = connect$2(url, {
		createConnection: () => socket,
		settings: { enablePush: false }
	});
	const fail = (error) => {
		reject(toFailure(error, how.to, "http"));
		session.destroy();
	};
	const free = onAbort(how.signal, fail);
	session.on("error", fail);
	try {
		const { host, ...headers } = headersFor(request, url);
		const stream = session.request({
			":method": request.method ?? "GET",
			":path": url.pathname + url.search,
			":authority": host,
			...headers
		});
		stream.on("error", fail);
		const closed = () => fail(Object.assign(new Error("closed"), { code: "ECONNRESET" }));
		stream.once("close", closed);
		stream.once("response", (_headers, _flags, raw) => {
			stream.off("close", closed);
			read(stream, raw, request, how).then(resolve, fail);
		});
		stream.end(request.body);
		return await promise;
	} finally {
		free();
		session.destroy();
	}
}
async function read(stream, raw, request, how) {
	const received = pairs(raw);
	const status = Number(received.find(([name]) => name === ":status")?.[1] ?? 0);
	const headers = received.filter(([name]) => !name.startsWith(":"));
	const reading = readingFor(request, {
		status,
		headers
	}, how);
	return {
		status,
		headers,
		...await readBody(stream, reading),
		version: "2"
	};
}
// src/net/agent.ts
function agentOf(socket) {
	const agent = new Agent({
		keepAlive: true,
		maxSockets: 1
	});
	let isGiven = false;
	agent.createConnection = (_options, done) => {
		if (isGiven) done?.(Object.assign(new Error("closed"), { code: "ECONNRESET" }), void 0);
		else done?.(null, socket);
		isGiven = true;
	};
	return agent;
}
// src/net/secure.ts
function secure(over, shake) {
	const started = performance.now();
	const { promise, resolve, reject } = Promise.withResolvers();
	let staple = null;
	const socket = connect$1({
		socket: over,
		secureContext: shake.context,
		rejectUnauthorized: false,
		requestOCSP: true,
		ALPNProtocols: shake.alpn === "either" ? ["h2", "http/1.1"] : [shake.alpn],
		...isIP(shake.to.host) === 0 && { servername: shake.to.host },
		checkServerIdentity: () => void 0
	});
	socket.getPeerCertificate = () => ({});
	const fail = (error) => {
		reject(toFailure(error, shake.to, "tls"));
		socket.destroy();
		over.destroy();
	};
	const free = onAbort(shake.signal, fail);
	socket.once("OCSPResponse", (response) => {
		staple = response;
	});
	socket.on("error", fail);
	socket.once("close", () => fail(Object.assign(new Error("closed"), { code: "ECONNRESET" })));
	socket.once("secureConnect", () => {
		try {
			const ms = performance.now() - started;
			resolve({
				socket,
				handshake: {
					...describe(socket, shake),
					staple,
					ms
				}
			});
		} catch (error) {
			fail(error);
		}
	});
	return promise.finally(free);
}
function describe(socket, { address, lenient }) {
	const { standardName, name } = socket.getCipher();
	return {
		address,
		protocol: socket.getProtocol() ?? "unknown",
		cipher: standardName ?? name,
		group: groupOf(socket),
		alpn: socket.alpnProtocol || null,
		chain: servedChain(socket),
		trustError: socket.authorized ? null : String(socket.authorizationError ?? "UNSPECIFIED"),
		lenient
	};
}
function servedChain(socket) {
	const chain = [];
	let certificate = socket.getPeerX509Certificate();
	while (certificate && chain.length < 32) {
		chain.push(certificate.raw);
		certificate = certificate.issuerCertificate;
	}
	return chain;
}
function groupOf(socket) {
	const info = socket.getEphemeralKeyInfo();
	if (!info || !("type" in info)) return null;
	if ("name" in info && info.name) return info.name;
	return info.type === "DH" ? `DHE ${info.size}` : null;
}
// src/net/line.ts
async function openLink(to, isSecure, signal, dialling) {
	const bare = isSecure ? await openSecure(to, signal, dialling) : await openPlain(to, signal, dialling);
	return {
		...bare,
		agent: agentOf(bare.socket)
	};
}
async function openPlain(to, signal, { routes, begin }) {
	return {
		...await routes.connect(to, signal, begin),
		handshake: null
	};
}
async function openSecure(to, signal, dialling) {
	const attempts = [{
		lenient: false,
		alpn: "http/1.1"
	}];
	let spent = 0;
	let first;
	for (let attempt = attempts.shift(); attempt; attempt = attempts.shift()) try {
		const connected = await dialling.routes.connect(to, signal, dialling.begin);
		dialling.begin("tls");
		spent += connected.roundTrips;
		const { address } = connected;
		const context = contextFor(dialling.given, { lenient: attempt.lenient });
		const { socket, handshake } = await secure(connected.socket, {
			to,
			address,
			...attempt,
			context,
			signal
		});
		return {
			socket,
			address,
			handshake,
			roundTrips: spent + roundTripsOf(handshake)
		};
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		first ??= error;
		spent++;
		const next = afterwards(attempt, error.reason);
		if (next) attempts.push(next);
	}
	throw first ?? new Error("no handshake was tried");
}
const noApplicationProtocol = "tls.alert.120";
function afterwards({ lenient, alpn }, reason) {
	if (reason === noApplicationProtocol && alpn !== "h2") return {
		lenient,
		alpn: "h2"
	};
	if (!lenient && /^(?:tls\.(?:alert\.|closed$|failed$)|tcp\.reset$)/.test(reason)) return {
		lenient: true,
		alpn
	};
	return null;
}
function roundTripsOf({ protocol }) {
	return protocol === "TLSv1.3" ? 1 : 2;
}
// src/net/queue.ts
function openQueue(limit) {
	const waiting = new Set();
	let running = 0;
	async function turn(signal) {
		if (running < limit) {
			running++;
			return;
		}
		const { promise, resolve } = Promise.withResolvers();
		waiting.add(resolve);
		try {
			await withSignal(signal, promise);
		} catch (error) {
			if (!waiting.delete(resolve)) pass();
			throw error;
		}
	}
	function pass() {
		const [next] = waiting;
		if (!next) {
			running--;
			return;
		}
		waiting.delete(next);
		next();
	}
	return async (signal, work) => {
		await turn(signal);
		try {
			return await work();
		} finally {
			pass();
		}
	};
}
// src/net/origin.ts
function openOrigin(to, opening) {
	const { isSecure, signal, budget, routes } = opening;
	const turns = openQueue(1);
	let kept;
	let coming;
	let phase = "tcp";
	let question;
	async function present(by, within, isGood) {
		if (coming) {
			await withSignal(within, coming).catch((error) => passOn(error, within));
			return present(by, within, isGood);
		}
		if (kept && routes.mayRide({
			...to,
			...by
		}, kept.address) && isGood(kept)) return kept;
		coming = open(by, within).finally(() => coming = void 0);
		return coming;
	}
	function begin(next) {
		phase = next;
		if (next === "tcp") question = {
			since: performance.now(),
			heard: 0
		};
	}
	async function open({ namedBy, acceptance }, within) {
		const named = namedBy === void 0 ? to : {
			...to,
			namedBy
		};
		const link = await withPatience(within, acceptance, (soon) => openLink(named, isSecure, soon, {
			...opening,
			begin
		}));
		if (signal.aborted) {
			link.socket.destroy();
			throw whyOf(signal);
		}
		hangUp();
		kept = {
			...link,
			unpaid: link.roundTrips,
			received: 0
		};
		return kept;
	}
	function hangUp() {
		kept?.agent.destroy();
		kept?.socket.destroy();
	}
	async function carry(request, link, { tolerant, within }) {
		budget.request();
		phase = "http";
		question = {
			since: performance.now(),
			...question,
			over: link.socket,
			heard: link.socket.bytesRead
		};
		const how = {
			to,
			agent: link.agent,
			tolerant,
			signal: within,
			budget
		};
		const isNewer = link.handshake?.alpn === "h2";
		const bare = isNewer ? await exchange2(request, link, how) : await exchange(request, how);
		link.received = isNewer ? spent : link.socket.bytesRead;
		if (bare.status < 200) throw failure("http.malformed", {
			host: to.host,
			detail: `${bare.status}`
		});
		return {
			bare,
			link,
			parser: tolerant ? "tolerant" : "strict"
		};
	}
	async function ask(request, within) {
		const before = kept;
		question = void 0;
		const link = await present(request, within, isIdle);
		const roundTrips = charge(link);
		try {
			return {
				...await carry(request, link, {
					tolerant: false,
					within
				}),
				roundTrips
			};
		} catch (error) {
			const again = secondTry(error, request, link === before);
			if (!again) throw error;
			const second = await present(request, within, isIdle);
			const both = roundTrips + charge(second);
			return {
				...await carry(request, second, {
					...again,
					within
				}),
				roundTrips: both
			};
		}
	}
	function tellSilence(error) {
		if (!(error instanceof Failure) || signal.aborted || !isWait(error)) throw error;
		if (!question || (question.over?.bytesRead ?? 0) > question.heard) throw error;
		const silence = Math.round(performance.now() - question.since);
		throw new Failure({
			...error.facts,
			params: {
				...error.facts.params,
				silence
			}
		}, { cause: error });
	}
	return {
		async handshake(by) {
			const { handshake } = await present(by, signal, () => true).catch((error) => {
				throw nameEnd(error, to, phase);
			});
			if (!handshake) throw new Error("no handshake over plain HTTP");
			return handshake;
		},
		request(request) {
			const started = performance.now();
			return withPatience(signal, request.patience, async (within) => {
				try {
					const { bare, link, ...rest } = await turns(within, () => ask(request, within).catch(tellSilence));
					const { address, handshake } = link;
					return {
						...bare,
						...rest,
						address,
						handshake,
						ms: performance.now() - started
					};
				} catch (error) {
					throw nameEnd(error, to, phase);
				}
			});
		},
		close: hangUp
	};
}
const waits = new Set([
	"timeout.tcp",
	"timeout.http",
	"tcp.reset",
	"http.closed"
]);
function isWait({ facts: { id } }) {
	return waits.has(id);
}
const spent = -1;
function charge(link) {
	const roundTrips = link.unpaid + 1;
	link.unpaid = 0;
	return roundTrips;
}
function isIdle({ socket, received }) {
	return !socket.destroyed && socket.writable && socket.bytesRead === received;
}
function passOn(error, within) {
	const isTheirs = error instanceof Failure && error.code === "UPSTREAM_TIMEOUT";
	if (within.aborted || !isTheirs) throw error;
}
function secondTry(error, { method = "GET" }, wasKept) {
	if (!(error instanceof Failure) || method !== "GET") return null;
	if (error.facts.id === "http.malformed") return { tolerant: true };
	return error.facts.id === "http.closed" && wasKept ? { tolerant: false } : null;
}
// src/net/dial.ts
const attemptDelay = 250;
async function dial(addresses, port, { to, signal, budget }) {
	const ending = new AbortController();
	const free = onAbort(signal, (reason) => ending.abort(reason));
	const attempts = [];
	let won;
	try {
		for (const address of addresses) {
			attempts.push(connectTo(address, port, {
				to,
				signal: ending.signal,
				budget
			}));
			won = await firstOf(attempts, ending.signal);
			if (won) break;
		}
		won ??= await Promise.any(attempts);
		return won;
	} catch (error) {
		throw error instanceof AggregateError ? mostTelling(error.errors) : error;
	} finally {
		free();
		ending.abort();
		for (const each of attempts) each.then((late) => late !== won && late.socket.destroy(), ignore$1);
	}
}
async function firstOf(attempts, signal) {
	const { promise, resolve } = Promise.withResolvers();
	const timer = setTimeout(resolve, attemptDelay);
	const free = onAbort(signal, () => resolve());
	const latest = attempts.at(-1)?.catch(() => void 0);
	const any = Promise.any(attempts).catch(() => void 0);
	const won = await Promise.race([
		any,
		latest,
		promise
	]);
	clearTimeout(timer);
	free();
	return won ?? void 0;
}
function mostTelling(errors) {
	return errors.find((error) => idOf(error) === "aborted") ?? errors.find((error) => idOf(error) !== "tcp.unreachable") ?? errors[0];
}
async function connectTo(address, port, { to, signal, budget }) {
	if (signal.aborted) throw toFailure(signal.reason, to, "tcp");
	budget.connection();
	const { promise, resolve, reject } = Promise.withResolvers();
	const socket = connect({
		host: address,
		port,
		noDelay: true
	});
	budget.watch(socket);
	const fail = (error) => {
		reject(toFailure(error, to, "tcp"));
		socket.destroy();
	};
	const free = onAbort(signal, fail);
	socket.once("connect", () => resolve({
		socket,
		address
	}));
	socket.on("error", fail);
	return promise.finally(free);
}
function idOf(error) {
	return error instanceof Failure ? error.facts.id : "";
}
function ignore$1() {}
// src/net/policy.ts
function mayContact(address, namedBy, policy) {
	if (isPublic(address, policy)) return true;
	if (reach(address) === "never" || !policy.special) return false;
	return namedBy === void 0 || !isPublic(namedBy, policy);
}
function isPublic(address, { allow }) {
	return reach(address) === "public" || within(address, allow);
}
// src/net/route.ts
const mostAddresses = 16;
function openRoutes({ policy, names, pins, budget, signal: run }) {
	const resolved = new Map();
	const answered = new Map();
	const leading = new Map();
	function pinFor(to) {
		const ofHost = pins.filter(({ host }) => host === to.host);
		const other = ofHost[0] && {
			...ofHost[0],
			port: to.port,
			toPort: to.port
		};
		return ofHost.find(({ port }) => port === to.port) ?? other;
	}
	function resolve(host) {
		const known = resolved.get(host);
		if (known) return known;
		const asked = names(host, run);
		asked.catch(() => {});
		resolved.set(host, asked);
		return asked;
	}
	async function addressesOf({ host, port }, signal) {
		if (isIP(host)) return [host];
		try {
			return await withSignal(signal, resolve(host));
		} catch (error) {
			throw nameEnd(error, {
				host,
				port
			}, "dns");
		}
	}
	function judge(to, addresses) {
		const allowed = addresses.filter((address) => mayContact(address, to.namedBy, policy));
		const [refused] = addresses;
		if (allowed.length === 0) throw failure("address.private", {
			host: bracketed$1(to.host),
			address: refused ?? ""
		});
		return allowed.slice(0, mostAddresses);
	}
	async function dialInTurn(to, allowed, signal) {
		const key = `${to.host} ${to.port}`;
		const leader = leading.get(key);
		if (leader) {
			const came = await attempt$1(() => withSignal(signal, leader));
			if (!came.ok && !came.failure.reason.startsWith("timeout.")) throw new Failure(came.failure);
		}
		const usual = answered.get(key);
		const dialling = dial(usual !== void 0 && allowed.includes(usual) ? [usual] : allowed, to.port, {
			to,
			signal,
			budget
		});
		if (!leading.has(key)) leading.set(key, dialling);
		const connected = await dialling.finally(() => leading.get(key) === dialling && leading.delete(key));
		if (!answered.has(key)) answered.set(key, connected.address);
		return connected;
	}
	return {
		async connect(to, signal, begin = ignore) {
			throwIfAborted(signal);
			const pin = pinFor(to);
			if (pin) {
				begin("tcp");
				return {
					...await dial(judge({
						host: to.host,
						port: pin.toPort
					}, [pin.address]), pin.toPort, {
						to,
						signal,
						budget
					}),
					roundTrips: 1
				};
			}
			begin("dns");
			const isFirst = !resolved.has(to.host) && isIP(to.host) === 0;
			const allowed = judge(to, await addressesOf(to, signal));
			begin("tcp");
			return {
				...await dialInTurn(to, allowed, signal),
				roundTrips: isFirst ? 2 : 1
			};
		},
		mayRide: (to, address) => pinFor(to) !== void 0 || mayContact(address, to.namedBy, policy)
	};
}
function ignore() {}
// src/net/door.ts
const probePatience = 4e3;
const probesAtATime = 6;
function openDoor({ signal: run, policy, names = systemNames, pins = [], given = [], limits = defaultLimits }) {
	const ending = new AbortController();
	const free = onAbort(run, (reason) => ending.abort(reason));
	const { signal } = ending;
	const budget = openBudget(limits);
	const routes = openRoutes({
		policy,
		names,
		pins,
		budget,
		signal
	});
	const origins = new Map();
	const probing = openQueue(probesAtATime);
	function origin({ host, port }, isSecure) {
		const key = `${isSecure} ${host} ${port}`;
		const known = origins.get(key);
		if (known) return known;
		const fresh = openOrigin({
			host,
			port
		}, {
			routes,
			given,
			isSecure,
			signal,
			budget
		});
		origins.set(key, fresh);
		return fresh;
	}
	function tls(to, offer) {
		if (!offer) return origin(to, true).handshake(to);
		return withPatience(signal, probePatience, async (within) => {
			const { socket: over, address } = await routes.connect(to, within);
			const { lenient = false } = offer;
			const { socket, handshake } = await secure(over, {
				to,
				address,
				context: contextFor(given, offer),
				lenient,
				alpn: offer.groups ? "either" : "http/1.1",
				signal: within
			});
			socket.destroy();
			return handshake;
		});
	}
	function hello(...[to, bytes, until]) {
		return withPatience(signal, probePatience, async (within) => {
			const { socket } = await routes.connect(to, within);
			budget.request();
			return exchangeHello(socket, bytes, {
				to,
				signal,
				within,
				until
			});
		});
	}
	return {
		net: {
			tls: (to, offer) => guarded(to, () => tls(to, offer)),
			hello: (to, bytes, until) => guarded(to, () => probing(signal, () => hello(to, bytes, until))),
			async http(request) {
				const { to, isSecure } = endpointOf(request);
				return guarded(to, () => origin(to, isSecure).request(request));
			}
		},
		traffic: budget.traffic,
		close() {
			free();
			ending.abort();
			origins.forEach((each) => each.close());
		}
	};
}
async function guarded(to, work) {
	try {
		return await work();
	} catch (error) {
		throw nameEnd(error, to, "tcp");
	}
}
function endpointOf(request) {
	const url = URL.parse(request.url);
	if (!url || !/^https?:$/.test(url.protocol)) throw failure("http.malformed", {
		host: "",
		detail: "URL"
	});
	return {
		to: {
			host: hostOf(url),
			port: portOf(url)
		},
		isSecure: url.protocol === "https:"
	};
}
// src/settings/engine.ts
function openEngine(options) {
	const { deadline, special, authorities = [], pins = [], resolvers = [], allow = [] } = options;
	const policy = {
		special,
		allow
	};
	return {
		deadline,
		open(signal) {
			const names = resolvers.length > 0 && { names: resolverNames(resolvers) };
			return {
				...openDoor({
					signal,
					policy,
					pins,
					given: authorities,
					...names
				}),
				trust: openTrustStore(authorities)
			};
		}
	};
}
// src/settings/remote.ts
function readRemote(given) {
	const key = readKey(given);
	const text = given.one("server");
	if (text === void 0 && key === void 0) return null;
	if (text === void 0) throw keyAlone(given);
	const server = readServer(text, given);
	refuseLocal(given);
	if (key === void 0) return { server };
	if (!isPrivateWay(new URL(server))) throw wrong("server", given, secureWay, shown(text));
	return {
		server,
		key
	};
}
const local = [
	"resolver",
	"resolve",
	"ca_file",
	"allow_addresses"
];
function refuseLocal(given) {
	const name = local.find((each) => given.source(each) !== void 0);
	if (name === void 0) return;
	throw failure("input.together", {
		field: given.naming(name),
		other: given.naming("server"),
		detail: {
			en: "the server measures with settings of its own",
			ko: "서버는 자체 설정으로 측정합니다"
		}
	}, { reason: name });
}
const aServer = {
	en: "an http or https URL such as https://portcullis.example/, without user name, query and fragment",
	ko: "https://portcullis.example/ 같은 http 또는 https URL(사용자 이름, 쿼리, 프래그먼트 없이)"
};
function readServer(text, given) {
	const parsed = /^\s*https?:\/\/[^?#]*$/i.test(text) ? parseUrl(text) : null;
	if (!parsed || "problem" in parsed) throw wrong("server", given, aServer, shown(text));
	return parsed.value.endsWith("/") ? parsed.value : `${parsed.value}/`;
}
function shown(text) {
	const [place = ""] = text.split(/[?#]/, 1);
	const at = place.lastIndexOf("@");
	return `"${printable(at < 0 ? place : `…${place.slice(at)}`, 100)}${place.length < text.length ? "…" : ""}"`;
}
const visible = /^[\u0021-\u007e]{1,512}$/;
function readKey(given) {
	const key = given.source("key") !== "environment" && given.list("key").length > 1 ? "" : given.one("key");
	if (key === void 0 || visible.test(key)) return key;
	throw wrong("key", given, {
		en: "one key of visible ASCII characters, without spaces and line breaks",
		ko: "공백과 줄바꿈 없이 보이는 ASCII 문자로 된 키 하나"
	}, {
		en: "what was given",
		ko: "다른 값(표시하지 않음)"
	});
}
function keyAlone(given) {
	const key = given.naming("key");
	const expected = {
		en: `${key} is for a server`,
		ko: `${key}를 받을 서버의 URL`
	};
	return failure("input.missing", {
		field: given.naming("server"),
		expected
	}, { reason: "server" });
}
const secureWay = {
	en: "an https URL where a key is given, since over plain http it would travel in the clear",
	ko: "키를 쓸 때는 https URL. 평문 http로는 키가 그대로 드러납니다"
};
function isPrivateWay(url) {
	const host = hostOf(url);
	if (url.protocol === "https:" || /(?:^|\.)localhost$/.test(host)) return true;
	return within(host, ["127.0.0.0/8", "::1/128"]);
}
function wrong(name, given, expected, told) {
	return failure("input.value", {
		field: given.naming(name),
		expected,
		given: told
	}, { reason: name });
}
// src/settings/runner.ts
function openRunner(given) {
	const remote = readRemote(given);
	const measuring = readMeasuring(given);
	if (remote) return openRemote(remote, given.one("timeout") === void 0 ? remoteTimeout : measuring.deadline);
	return localRunner(openEngine({
		...measuring,
		special: true
	}));
}
const remoteTimeout = 2e4;
function openRemote({ server, key }, timeout) {
	let opened;
	async function open() {
		const [{ remoteRunner }, { openClient }] = await Promise.all([import("./remote.js"), import("./client.js")]);
		return remoteRunner({
			server,
			...key !== void 0 && { key },
			timeout,
			send: openClient(server),
			sleep: (ms, signal) => setTimeout$1(ms, void 0, signal && { signal }),
			now: () => performance.timeOrigin + performance.now()
		});
	}
	return { async answer(check, query, asking) {
		opened ??= open();
		return (await opened).answer(check, query, asking);
	} };
}
// src/settings/thresholds.ts
const optionOf = {
	ssl: "min_ssl",
	headers: "min_headers",
	days: "min_days",
	https: "require_https"
};
function readThresholds(given) {
	const entries = Object.values(optionOf).map((name) => [name, given.one(name)]);
	return Object.fromEntries(entries.filter(([, value]) => value !== void 0));
}
function withSources(result, given) {
	const targets = result.targets.map((target) => ({
		...target,
		checks: target.checks.map((check) => check.source === "query" ? {
			...check,
			source: given.source(optionOf[check.id]) ?? check.source
		} : check)
	}));
	return {
		...result,
		targets
	};
}
// src/settings/urls.ts
const expected = {
	en: "URLs with spaces between them, since a comma may be part of a path",
	ko: "공백으로 구분한 URL 목록"
};
function urlsOf(text) {
	return text.split(/\s+/).flatMap((word) => {
		const pieces = word.split(",").filter((piece) => piece !== "");
		if (pieces.find((piece, at) => at > 0 && !hasScheme(piece) && hasPath(pieces[at - 1] ?? "")) === void 0) return pieces;
		throw failure("input.value", {
			field: "PORTCULLIS_URL",
			expected,
			given: printable(word, 100)
		}, { reason: "url" });
	});
}
function hasScheme(piece) {
	return /^https?:\/\//i.test(piece);
}
function hasPath(piece) {
	return /[/?#]/.test(piece.replace(/^https?:\/\//i, ""));
}
// src/report/github-summary.ts
function gateSummary(result, { language, limit }) {
	const several = result.targets.length > 1;
	const kept = several ? [totals(result, language)] : [];
	let room = limit - reserve - bytesOf(kept.join(""));
	let shownTargets = 0;
	for (const target of result.targets) {
		const section = several ? folded(target, language) : open(target, language);
		room -= bytesOf(section);
		if (room < 0) break;
		kept.push(section);
		shownTargets++;
	}
	const left = result.targets.length - shownTargets;
	return [...kept, ...left > 0 ? [block("p", plain(say("moreTargets", language, left)))] : []].join("\n");
}
const own = {
	threshold: {
		en: "threshold",
		ko: "기준"
	},
	measured: {
		en: "measured",
		ko: "측정값"
	},
	required: {
		en: "required",
		ko: "요구값"
	},
	source: {
		en: "set by",
		ko: "출처"
	},
	severity: {
		en: "severity",
		ko: "심각도"
	},
	rule: {
		en: "rule",
		ko: "규칙"
	},
	finding: {
		en: "finding",
		ko: "문제와 조치"
	},
	origin: {
		en: "origin",
		ko: "오리진"
	},
	grade: {
		en: "grade",
		ko: "등급"
	},
	days: {
		en: "days left",
		ko: "남은 일수"
	},
	moreTargets: {
		en: "+{count} more targets: they are in the results file.",
		ko: "대상 +{count}개가 더 있습니다. 결과 파일에서 볼 수 있습니다."
	},
	moreFindings: {
		en: "+{count} more findings: they are in the results file.",
		ko: "문제 +{count}건이 더 있습니다. 결과 파일에서 볼 수 있습니다."
	}
};
function say(id, language, count = 0) {
	return fill(own[id], { count }, language);
}
const reserve = 1e3;
function bytesOf(text) {
	return Buffer.byteLength(text) + 1;
}
function block(tag, content) {
	return `<${tag}>${content}</${tag}>\n`;
}
function plain(text) {
	return markup(text, 2500);
}
function code(text) {
	return `<code>${markup(text, 500)}</code>`;
}
function totals({ targets, totals: count }, language) {
	const { pass, warn, fail, unknown } = count;
	return block("p", plain(fill(words.totals, {
		targets: targets.length,
		pass: pass + warn,
		fail,
		unknown
	}, language)));
}
function headline(target, language) {
	return `${markOf[target.verdict]} ${words.verdict[target.verdict][language]} ${code(target.url)}`;
}
function open(target, language) {
	return [block("h3", headline(target, language)), ...sections(target, language)].join("\n");
}
function folded(target, language) {
	const isOpen = target.verdict === "fail" || target.verdict === "unknown";
	const title = `${headline(target, language)} ${plain(tallyOf(target, language))}`;
	return [
		`<details${isOpen ? " open" : ""}><summary>${title}</summary>\n`,
		...sections(target, language),
		"</details>\n"
	].join("\n");
}
function sections(target, language) {
	const { finalUrl, url, message, checks } = target;
	return [
		...finalUrl !== null && finalUrl !== url ? [block("p", `→ ${code(finalUrl)}`)] : [],
		...message ? [block("p", plain(message))] : [],
		thresholdTable(checks, language),
		...originTable(target, language),
		...findingTable(target.findings, language),
		...unknownList(target, language),
		block("p", `<sub>${plain(costOf(target, language))}</sub>`)
	];
}
function table(head, rows) {
	const titles = head.map((each) => `<th>${each}</th>`).join("");
	const body = rows.map(([first = "", ...cells]) => {
		return `<tr><td nowrap>${first}</td>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
	});
	return block("table", [`<tr>${titles}</tr>`, ...body].join("\n"));
}
function thresholdTable(checks, language) {
	const head = [
		"threshold",
		"measured",
		"required",
		"source"
	].map((id) => say(id, language));
	const rows = checks.map((check) => {
		const { id, status, source, message, action } = check;
		const why = [message, action ?? ""].filter((text) => text !== "").map(plain);
		return [
			`${markOf[status]} ${id}`,
			plain(shown$1(check.actual, language)),
			plain(required(check, language)),
			plain(words.source[source]?.[language] ?? source),
			why.join("<br>")
		];
	});
	return table([...head, ""], rows);
}
function originTable({ origins }, language) {
	if (origins.length < 2) return [];
	return [table([
		"origin",
		"grade",
		"days"
	].map((id) => say(id, language)), origins.map(({ origin, grade, daysLeft }) => [
		code(origin),
		plain(shown$1(grade, language)),
		plain(shown$1(daysLeft, language))
	]))];
}
const mostFindings = 50;
function findingTable(all, language) {
	const findings = together(all);
	if (findings.length === 0) return [];
	const head = [
		"severity",
		"rule",
		"finding"
	].map((id) => say(id, language));
	const rows = findings.slice(0, mostFindings).map(({ id, severity, subject, cause, action }) => [
		words.severity[severity][language],
		`${code(id)}${subject === void 0 ? "" : ` ${code(subject)}`}`,
		`${markup(cause, 600)}<br>${markup(action, 600)}`
	]);
	const left = findings.length - rows.length;
	return [table(head, rows), ...left > 0 ? [block("p", plain(say("moreFindings", language, left)))] : []];
}
function unknownList({ unknowns }, language) {
	if (unknowns.length === 0) return [];
	const list = unknowns.map((each) => inWords(each, language)).join(", ");
	return [block("p", `<sub>${plain(fill(words.notCounted, { list }, language))}</sub>`)];
}
// src/report/json.ts
const alsoEscaped = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
function toJson(value) {
	return `${JSON.stringify(value, null, 2).replace(alsoEscaped, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`)}\n`;
}
// src/action/files.ts
const largestSummary = 983040;
function writeSummary(result, language, env) {
	const place = {
		field: "GITHUB_STEP_SUMMARY",
		path: env["GITHUB_STEP_SUMMARY"] ?? ""
	};
	if (place.path === "") return null;
	return attempt(place, () => appendFileSync(place.path, gateSummary(result, {
		language,
		limit: largestSummary
	})));
}
function writeOutputs(values, env, random) {
	const place = {
		field: "GITHUB_OUTPUT",
		path: env["GITHUB_OUTPUT"] ?? ""
	};
	if (place.path === "") return null;
	const lines = Object.entries(values).map(([name, value]) => outputLines(name, value, `end-${random()}`));
	return attempt(place, () => appendFileSync(place.path, lines.join("")));
}
function writeResult(result, { field, path }) {
	const place = {
		field,
		path: resolve(path)
	};
	const trouble = attempt(place, () => {
		mkdirSync(dirname(place.path), { recursive: true });
		writeFileSync(place.path, toJson(result));
	});
	return {
		path: trouble ? "" : place.path,
		trouble
	};
}
function keepResult(result, env, random) {
	const place = {
		field: "RUNNER_TEMP",
		path: join(env["RUNNER_TEMP"] || tmpdir(), `portcullis-${random()}.json`)
	};
	const trouble = attempt(place, () => writeFileSync(place.path, toJson(result), { flag: "wx" }));
	return {
		path: trouble ? "" : place.path,
		trouble
	};
}
function attempt({ field, path }, write) {
	try {
		write();
		return null;
	} catch (error) {
		const { code } = error;
		if (typeof code !== "string" || !/^E[A-Z]/.test(code)) throw error;
		return failure("input.file", {
			field,
			path: printable(path, 200),
			detail: code
		}, { reason: field });
	}
}
// src/action/inputs.ts
const gate = registry.find(({ id }) => id === "gate");
const sentences = {
	url: "Deployed URLs, one a line; https:// is assumed. Where it is left out, PORTCULLIS_URL counts",
	resolver: "Ask this DNS resolver instead of the runner's; several one a line",
	resolve: "Reach this host at this address, as curl does, whatever the DNS says; several one a line, IPv6 in brackets",
	lang: "Language of log, annotations and summary (default en)",
	server: "Let this Portcullis server measure instead of the runner",
	key: "API key for that server, from a secret; it is masked before anything is printed"
};
const inputs = [
	...gate ? [{
		...gate.subject,
		isList: true
	}, ...gate.options] : [],
	...measuring.filter(({ name }) => name !== "json"),
	...remote,
	...reporting
].map((option) => ({
	...option,
	about: sentences[option.name] ?? option.about
}));
function inputsOf(env) {
	return {
		source: "input",
		value(name) {
			const option = inputs.find((each) => each.name === name);
			const text = env[variableOf(name)]?.trim();
			if (!option || !text) return void 0;
			if (option.isList) return entriesOf(text, name === "url" ? /[\r\n]+/ : /[\r\n,]+/);
			return /^(?:true|false)$/i.test(text) ? text.toLowerCase() : text;
		},
		naming: toFlag
	};
}
function variableOf(name) {
	return `INPUT_${toFlag(name).toUpperCase()}`;
}
function entriesOf(text, between) {
	return text.split(between).map((entry) => entry.trim()).filter((entry) => entry !== "");
}
function checkInputs(env) {
	const known = inputs.map(({ name }) => toFlag(name));
	for (const variable of Object.keys(env).filter((name) => name.startsWith("INPUT_") && env[name])) {
		const given = variable.slice(6).toLowerCase();
		if (known.includes(given)) continue;
		const dashed = given.replaceAll("_", "-");
		if (nearest(dashed, known) === null) continue;
		const suggestion = suggest(dashed, known);
		const shown = printable(given, 60);
		const field = {
			en: `input ${shown}`,
			ko: `입력 ${shown}`
		};
		throw failure("input.unknown", {
			field,
			suggestion
		}, { reason: shown });
	}
}
function secretsOf(env) {
	return [env[variableOf("key")], readVariable(env, "key")].filter((text) => text !== void 0 && text !== "");
}
function languageOf(env) {
	const wanted = env[variableOf("lang")]?.trim() || readVariable(env, "lang");
	return languages.find((language) => language === wanted) ?? "en";
}
// src/action/outputs.ts
function outputsOf(result, resultsFile) {
	const { verdict, targets, totals } = result;
	return {
		verdict,
		"ssl-grade": worstOf(actuals(result, "ssl")),
		"headers-grade": worstOf(actuals(result, "headers")),
		"days-left": leastOf(actuals(result, "days")),
		url: targets.map(({ url }) => url).join("\n"),
		passed: String(verdict === "pass" || verdict === "warn"),
		"failed-count": String(totals.fail),
		"unknown-count": String(totals.unknown),
		"results-file": resultsFile
	};
}
function actuals({ targets }, id) {
	return targets.map(({ checks }) => checks.find((check) => check.id === id)?.actual ?? null);
}
function worstOf(grades) {
	const [first, ...others] = known(grades);
	return first === void 0 ? "" : worst([first, ...others]);
}
function leastOf(days) {
	const all = known(days);
	return all.length === 0 ? "" : String(Math.min(...all));
}
function known(values) {
	return values.includes(null) ? [] : values;
}
// src/action/main.ts
async function runAction(io) {
	secretsOf(io.env).forEach((secret) => io.out(mask(secret)));
	try {
		return await obey(io);
	} catch (error) {
		return giveUp(error, io);
	}
}
async function obey(io) {
	checkEnvironment(io.env);
	checkInputs(io.env);
	const given = readGiven(inputsOf(io.env), io.env, [...inputs, ...environmentOnly]);
	const language = readLanguage(given);
	const wants = {
		summary: isWanted(given, "summary"),
		annotations: isWanted(given, "annotations")
	};
	const result = await measure(io, given, language);
	const { troubles, isBroken } = leaveBehind(result, {
		io,
		given,
		language,
		wantsSummary: wants.summary
	});
	const remarks = wants.annotations ? annotationsOf(result, language) : [];
	limited([...troubles, ...remarks], language).forEach((each) => io.out(annotate(each)));
	return isPassed(result) && !isBroken ? 0 : 1;
}
function isPassed({ verdict }) {
	return verdict === "pass" || verdict === "warn";
}
function isWanted(given, name) {
	return given.one(name) === void 0 || given.isSet(name);
}
async function measure({ env, out, random, signal }, given, language) {
	const urls = targetsOf(given, env);
	const runner = openRunner(given);
	const log = openLog(out, random(), urls.length);
	try {
		const result = withSources(await gateMany({
			runner,
			language,
			urls,
			thresholds: readThresholds(given),
			naming: given.naming,
			...signal && { signal },
			onTarget: log.done,
			onBug: log.bug
		}), given);
		log.say(prettyGate(result, {
			language,
			paint: painter(!env["NO_COLOR"]),
			width: 80
		}));
		return result;
	} finally {
		log.end();
	}
}
function targetsOf(given, env) {
	const urls = given.source("url") === "input" ? given.list("url") : urlsOf(readVariable(env, "url") ?? "");
	if (urls.length > 0) return urls;
	throw failure("input.missing", {
		field: "url",
		expected: {
			en: "for example https://example.com/",
			ko: "예: https://example.com/"
		}
	}, { reason: "url" });
}
function leaveBehind(result, { io, given, language, wantsSummary }) {
	const { env, random } = io;
	const asked = given.one("results_file");
	const file = asked === void 0 ? keepResult(result, env, random) : writeResult(result, {
		field: given.naming("results_file"),
		path: asked
	});
	const isBroken = asked !== void 0 && file.trouble !== null;
	const others = [writeOutputs(outputsOf(result, file.path), env, random), wantsSummary ? writeSummary(result, language, env) : null];
	return {
		troubles: [...file.trouble ? [remark(isBroken ? "error" : "warning", file.trouble, language)] : [], ...others.flatMap((trouble) => trouble ? [remark("warning", trouble, language)] : [])],
		isBroken
	};
}
function remark(kind, { facts }, language) {
	return {
		kind,
		title: "Portcullis",
		message: harmless(describeFailure(facts, language), 1e3)
	};
}
function giveUp(error, { env, out, random }) {
	if (!(error instanceof Failure)) {
		const log = openLog(out, random(), 0);
		log.bug(error);
		log.end();
	}
	out(annotate(remark("error", error instanceof Failure ? error : failure("internal", {}), languageOf(env))));
	writeOutputs({ passed: "false" }, env, random);
	return 1;
}
// src/action/start.ts
async function start() {
	const { stdout } = process;
	const cancelled = new AbortController();
	const codes = {
		SIGINT: 130,
		SIGTERM: 143
	};
	for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => {
		cancelled.abort();
		process.exit(codes[signal]);
	});
	stdout.on("error", () => {});
	process.on("uncaughtException", (error) => {
		stdout.write(inert(`${stackOf(error)}\n`));
		process.exit(1);
	});
	const code = await runAction({
		env: process.env,
		out: (text) => stdout.write(text),
		random: randomUUID,
		signal: cancelled.signal
	});
	stdout.write("", () => process.exit(code));
}
export { start };
