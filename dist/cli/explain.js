import { r as failure } from "./failure.js";
import { n as suggest, t as nearest } from "./near.js";
import { t as printable } from "./printable.js";
import { t as fill } from "./text.js";
import { t as words$1 } from "./words.js";
import { i as wrap } from "./width.js";
import { t as registry } from "./checks.js";
import { i as gateRules, r as toRule } from "./rules.js";
import { n as readGiven, t as flagsOf } from "./given.js";
import { t as readLanguage } from "./measuring.js";
import { c as exitCodes, o as optionsFor, s as tooManySubjects } from "./usage.js";
import { n as widthOfReport } from "./io.js";
// src/settings/explain.ts
async function explanations(language) {
	const checks = await Promise.all(registry.filter(({ id }) => id !== "gate").map((entry) => entry.load()));
	return [...[...gateRules()].map(([id, { severity, cause, action, verdict }]) => {
		return {
			id,
			severity,
			grading: null,
			cause: cause[language],
			action: action[language],
			verdict: verdict[language]
		};
	}), ...checks.flatMap((check) => problemsOf(check, language))];
}
function problemsOf(check, language) {
	return Object.entries(check.words.problems).map(([name, problem]) => ({
		id: `${check.id}.${name}`,
		...toRule(problem, language),
		severity: problem.severity,
		grading: gradingOf(check, name, language),
		verdict: null
	}));
}
function gradingOf({ id, grading, words }, problem, language) {
	if (!grading) return {
		kind: "ungraded",
		params: { check: id }
	};
	const max = Object.hasOwn(grading.ceilings, problem) ? grading.ceilings[problem] : void 0;
	if (max !== void 0) return {
		kind: "capped",
		params: {
			check: id,
			max
		}
	};
	return {
		kind: "parts",
		params: {
			check: id,
			parts: Object.entries(grading.weights).map(([part, weight]) => `${words.parts[part]?.[language] ?? part} ${weight} %`).join(", ")
		}
	};
}
// src/cli/commands/explain.ts
const words = {
	cause: {
		en: "cause",
		ko: "원인"
	},
	action: {
		en: "action",
		ko: "조치"
	},
	grading: {
		en: "grading",
		ko: "평가"
	},
	source: {
		en: "source",
		ko: "근거"
	},
	capped: {
		en: "The grade of {check} is at most {max}.",
		ko: "{check} 등급이 최대 {max|으로/로} 제한됩니다."
	},
	parts: {
		en: "It may cost points in the parts of {check}: {parts}.",
		ko: "{check}의 항목에서 감점될 수 있습니다: {parts}."
	},
	ungraded: {
		en: "{check} gives no grade; its status counts.",
		ko: "{check|은/는} 등급 없이 상태로만 판정합니다."
	},
	verdict: {
		en: "verdict",
		ko: "판정"
	},
	finding: {
		en: "By itself a finding changes no verdict but through the grade; rules.{id} of the configuration makes it fail (error), warn (warn) or leaves it out (off).",
		ko: "문제 자체는 등급을 통해서만 판정에 영향을 줍니다. 설정의 rules.{id} 값으로 실패(error), 주의(warn), 제외(off)를 정할 수 있습니다."
	}
};
async function explainCommand({ subjects, isFromEnvironment, argv, io }) {
	const [rule, second] = isFromEnvironment ? [] : subjects;
	if (second !== void 0) throw tooManySubjects("explain", second);
	const language = readLanguage(readGiven(flagsOf(argv), io.env, optionsFor("explain")));
	const all = await explanations(language);
	const width = widthOfReport(io);
	if (rule === void 0) {
		io.out(`${all.map(({ id, severity }) => `${id}  ${words$1.severity[severity][language]}`).join("\n")}\n`);
		return exitCodes.pass;
	}
	const found = all.filter(({ id }) => id === rule || id.slice(id.indexOf(".") + 1) === rule);
	if (found.length === 0) {
		const field = {
			en: `rule ${printable(rule, 100)}`,
			ko: `규칙 ${printable(rule, 100)}`
		};
		const ids = all.map(({ id }) => id);
		const bare = ids.find((id) => id.slice(id.indexOf(".") + 1) === nearestBare(rule, ids));
		const suggestion = suggest(bare ?? rule, ids);
		throw failure("input.unknown", {
			field,
			suggestion
		}, { reason: "rule" });
	}
	io.out(`${found.map((each) => lines(each).join("\n")).join("\n\n")}\n`);
	return exitCodes.pass;
	function lines({ id, severity, cause, action, reference, grading, verdict }) {
		const rows = [
			[words.cause, cause],
			[words.action, action],
			...grading ? [[words.grading, fill(words[grading.kind], grading.params, language)]] : [],
			[words.verdict, verdict ?? fill(words.finding, { id }, language)],
			...reference === void 0 ? [] : [[words.source, reference]]
		];
		return [`${id}  ${words$1.severity[severity][language]}`, ...rows.flatMap(([label, text]) => [
			"",
			`${label[language]}:`,
			...wrap(text, width - 2).map((line) => `  ${line}`)
		])];
	}
}
function nearestBare(rule, ids) {
	if (rule.includes(".")) return null;
	return nearest(rule, ids.map((id) => id.slice(id.indexOf(".") + 1)));
}
export { explainCommand };
