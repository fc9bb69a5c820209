import { n as harmless, r as inert } from "./github-escape.js";
import { n as standingOf } from "./standing.js";
import { t as durationText } from "./duration.js";
import { t as fill } from "./text.js";
import { t as words } from "./words.js";
// src/report/width.ts
const wide = /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const combining = /^\p{Mark}/u;
const emojiForm = /^\p{Emoji}\p{Mark}*\ufe0f/u;
const clusters = /\P{Mark}\p{Mark}*|\p{Mark}/gsu;
const ascii = /^[ -~]*$/;
function widthOf(text) {
	if (ascii.test(text)) return text.length;
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
	let taken = 0;
	for (const word of text.split(/\s+/).flatMap((each) => pieces(each, width))) {
		const columnsOfWord = widthOf(word);
		const isFirst = line === "";
		if (isFirst || taken + 1 + columnsOfWord <= width) {
			line = isFirst ? word : `${line} ${word}`;
			taken += columnsOfWord + (isFirst ? 0 : 1);
		} else {
			lines.push(line);
			line = word;
			taken = columnsOfWord;
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
// src/report/broken.ts
const longer = 3;
function broken(text, width) {
	const lines = wrap(text, width).map(inert);
	return lines.every((line) => widthOf(line) <= width) ? lines : wrap(text, width - longer).map(inert);
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
	if (known) {
		const text = fill(known[count === 1 ? 0 : 1], { count }, language);
		return unit === "seconds" && count >= 60 ? `${text} (${durationText(count)[language]})` : text;
	}
	return unit === void 0 ? `${count}` : `${count} ${unit}`;
}
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
export { thresholdLines as a, painter as c, broken as d, cut as f, shown as i, toneOfSeverity as l, widthOf as m, originLines as n, measured as o, pad as p, required as r, markOf as s, markFor as t, toneOfVerdict as u };
