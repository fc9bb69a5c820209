import { n as readOwnRules } from "./exposure.js";
import { Q as printable, rt as failure } from "./start.js";
import { n as step } from "./jsonc.js";
import { sr as readFile } from "./gate.js";
// src/settings/exposure-rules.ts
const largestFile = 4194304;
function readExposureRules(path, field) {
	const unusable = (detail) => failure("input.file", {
		field,
		path: printable(path, 200),
		detail
	}, { reason: "rules" });
	const read = readOwnRules(parse(readFile(path, {
		largest: largestFile,
		unusable
	}).toString("utf8"), unusable));
	if ("rules" in read) return read.rules;
	if ("rule" in read) {
		const { en, ko } = read.problem;
		throw unusable({
			en: `rule ${read.rule}: ${printable(en, 300)}`,
			ko: `규칙 ${read.rule}: ${printable(ko, 300)}`
		});
	}
	const problem = printable(read.problem, 300);
	const at = printable(read.path.map(step).join("") || "/", 200);
	throw unusable({
		en: `at ${at}: ${problem}`,
		ko: `${at}: ${problem}`
	});
}
function parse(json, unusable) {
	try {
		return JSON.parse(json.replace(/^\ufeff/, ""));
	} catch {
		throw unusable({
			en: "the file is not valid JSON",
			ko: "올바른 JSON이 아닙니다"
		});
	}
}
export { readExposureRules as t };
