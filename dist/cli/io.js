import { o as fill, t as printable } from "./printable.js";
import { a as severities } from "./interpretation.js";
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
// src/report/width.ts
const wide = /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const combining = /^\p{Mark}/u;
const emojiForm = /^\p{Emoji}\p{Mark}*\ufe0f/u;
const clusters = /\P{Mark}\p{Mark}*|\p{Mark}/gsu;
function widthOf(text) {
	let width = 0;
	for (const [character] of text.matchAll(clusters)) width += columns(character);
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
		room -= columns(character);
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
		room -= columns(character);
		if (room < 0) {
			parts.push(part);
			part = "";
			room = width - columns(character);
		}
		part += character;
	}
	return [...parts, part];
}
function columns(character) {
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
// src/cli/io.ts
function widthOfReport({ isOutTerminal, columns }) {
	return isOutTerminal ? Math.max(40, Math.min(80, columns)) : 80;
}
function wantsColour({ env, isOutTerminal }) {
	if (env["NO_COLOR"]) return false;
	if (env["FORCE_COLOR"]) return env["FORCE_COLOR"] !== "0";
	return isOutTerminal && env["TERM"] !== "dumb";
}
export { words as a, widthOf as c, painter as d, toneOfVerdict as f, issueLines as i, wrap as l, widthOfReport as n, cut as o, measured as r, pad as s, wantsColour as t, markOf as u };
