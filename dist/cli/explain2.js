import { dt as printable, g as optionsFor, gt as suggest, ht as nearest, l as tooManySubjects, u as exitCodes, yt as failure } from "./start.js";
import { Bt as wrap, bi as reportWords, ct as widthOfReport, dt as readGiven, ut as givenFlags, yr as readLanguage } from "./gate.js";
import { n as scoreTables, t as pointTables } from "./explain-score.js";
import { t as explanations } from "./explain.js";
import { n as verdictInWords, t as gradingInWords } from "./explain-words.js";
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
	verdict: {
		en: "verdict",
		ko: "판정"
	}
};
async function explainCommand({ subjects, isFromEnvironment, argv, io }) {
	const [rule, second] = isFromEnvironment ? [] : subjects;
	if (second !== void 0) throw tooManySubjects("explain", second);
	const language = readLanguage(readGiven(givenFlags(argv), io.env, optionsFor("explain")));
	const all = await explanations(language);
	const width = widthOfReport(io);
	if (rule === void 0) {
		io.out(`${all.map(({ id, severity }) => `${id}  ${reportWords.severity[severity][language]}`).join("\n")}\n`);
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
	const [only] = found;
	const tables = found.length === 1 && only ? await tablesFor(only.id, language) : [];
	const blocks = [...found.map(lines), ...tables.map(tableLines)];
	io.out(`${blocks.map((each) => each.join("\n")).join("\n\n")}\n`);
	return exitCodes.pass;
	function tableLines({ title, rows }) {
		const wide = Math.max(...rows.map(([value]) => value.length));
		return [...wrap(`${title}:`, width), ...rows.flatMap(([value, of]) => wrap(of, width - wide - 4).map((line, at) => `  ${(at === 0 ? value : "").padStart(wide)}  ${line}`))];
	}
	function lines({ id, severity, cause, action, reference, grading, verdict }) {
		const rows = [
			[words.cause, cause],
			[words.action, action],
			...grading.length > 0 ? [[words.grading, gradingInWords(grading, language)]] : [],
			[words.verdict, verdictInWords({
				id,
				verdict
			}, language)],
			...reference === void 0 ? [] : [[words.source, reference]]
		];
		return [`${id}  ${reportWords.severity[severity][language]}`, ...rows.flatMap(([label, text]) => [
			"",
			`${label[language]}:`,
			...wrap(text, width - 2).map((line) => `  ${line}`)
		])];
	}
}
async function tablesFor(rule, language) {
	const [check = "", problem = ""] = rule.split(".");
	if (check !== "gate") return pointTables(check, language, problem);
	return [...await scoreTables(problem, language), ...await pointTables(problem, language)];
}
function nearestBare(rule, ids) {
	if (rule.includes(".")) return null;
	return nearest(rule, ids.map((id) => id.slice(id.indexOf(".") + 1)));
}
export { explainCommand };
