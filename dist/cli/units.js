import { t as fill } from "./text.js";
import { r as inert } from "./escape.js";
import { i as wrap, r as widthOf } from "./width.js";
import { t as durationText } from "./duration.js";
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
export { toneOfVerdict as a, toneOfSeverity as i, markOf as n, broken as o, painter as r, measured as t };
