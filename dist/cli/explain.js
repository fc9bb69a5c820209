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
			grading: [],
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
	if (!grading) return [{
		kind: "ungraded",
		params: { check: id }
	}];
	const { part, cap, isOpen } = grading.effects[problem] ?? {};
	const max = cap === void 0 ? void 0 : grading.ceilings[cap];
	const reason = cap === void 0 ? "" : words.caps[cap]?.[language] ?? cap;
	const told = [
		part === void 0 ? null : {
			kind: "part",
			params: {
				check: id,
				part: words.parts[part]?.[language] ?? part,
				weight: grading.weights[part] ?? 0
			}
		},
		max === void 0 ? null : {
			kind: "capped",
			params: {
				check: id,
				max,
				reason: reason.replace(/\.$/, "")
			}
		},
		isOpen ? {
			kind: "open",
			params: { check: id }
		} : null
	].filter((each) => each !== null);
	return told.length > 0 ? told : [{
		kind: "nothing",
		params: { check: id }
	}];
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
	part: {
		en: "Takes points from the part {part}, {weight} % of the score of {check}.",
		ko: "{check} 점수의 {weight}%인 {part} 항목에서 감점됩니다."
	},
	capped: {
		en: "Where this ceiling holds, {check} is graded {max} at most: {reason}.",
		ko: "다음 상한에 해당하면 {check} 등급은 최대 {max}입니다: {reason}."
	},
	open: {
		en: "The letter of {check} may depend on it: then none is given.",
		ko: "{check} 등급이 이것에 달려 있으면 등급을 매기지 않습니다."
	},
	nothing: {
		en: "Changes nothing in the grade of {check}.",
		ko: "{check} 등급에는 영향을 주지 않습니다."
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
	function inSentences(grading) {
		return grading.map(({ kind, params }) => fill(words[kind], params, language)).join(" ");
	}
	function lines({ id, severity, cause, action, reference, grading, verdict }) {
		const rows = [
			[words.cause, cause],
			[words.action, action],
			...grading.length > 0 ? [[words.grading, inSentences(grading)]] : [],
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
