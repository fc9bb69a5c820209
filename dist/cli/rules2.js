import { g as optionsFor, l as tooManySubjects, u as exitCodes, xt as fill, yt as failure } from "./start.js";
import { i as sampleProblem } from "./exposure.js";
import { n as readExposureRules } from "./exposure-rules2.js";
import { dt as readGiven, ut as givenFlags, yr as readLanguage } from "./gate.js";
// src/cli/commands/rules.ts
const words = {
	good: {
		en: "Rules that pass their samples: {count} of {count}.",
		ko: "규칙 {count}개가 모두 표본 시험을 통과했습니다."
	},
	wrong: {
		en: "{id}: {problem}.",
		ko: "{id}: {problem}."
	},
	bad: {
		en: "Rules that fail their samples: {wrong} of {count}.",
		ko: "규칙 {count}개 중 {wrong}개가 표본 시험을 통과하지 못했습니다."
	}
};
function rulesCommand({ subjects, isFromEnvironment, argv, io }) {
	const [task, file, third] = isFromEnvironment ? [] : subjects;
	if (third !== void 0) throw tooManySubjects("rules", third);
	if (task !== "test") throw noTask(task);
	if (file === void 0) throw missing("file", "npx portcullis rules test my-rules.json");
	const language = readLanguage(readGiven(givenFlags(argv), io.env, optionsFor("rules")));
	const rules = readExposureRules(file, {
		en: "file",
		ko: "파일"
	});
	const wrong = rules.flatMap((rule) => {
		const problem = sampleProblem(rule);
		return problem === null ? [] : [fill(words.wrong, {
			id: rule.id,
			problem
		}, language)];
	});
	const end = wrong.length === 0 ? words.good : words.bad;
	const last = fill(end, {
		count: rules.length,
		wrong: wrong.length
	}, language);
	io.out(`${[...wrong, last].join("\n")}\n`);
	return Promise.resolve(wrong.length === 0 ? exitCodes.pass : exitCodes.fail);
}
function noTask(task) {
	if (task === void 0) return missing("task", "npx portcullis rules test my-rules.json");
	const given = `"${task.slice(0, 40)}"`;
	return failure("input.option", {
		field: "task",
		expected: "test",
		given,
		suggestion: ""
	}, { reason: "task" });
}
function missing(field, example) {
	return failure("input.missing", {
		field,
		expected: {
			en: example,
			ko: `예: ${example}`
		}
	}, { reason: field });
}
export { rulesCommand };
