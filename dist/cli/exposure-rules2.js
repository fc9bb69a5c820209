import { n as readOwnRules } from "./exposure.js";
import { Q as printable, rt as failure } from "./start.js";
import { n as step } from "./jsonc.js";
import { xr as readFile } from "./gate.js";
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
	const problem = printable(read.problem, 300);
	if ("rule" in read) throw unusable({
		en: `rule ${read.rule}: ${problem}`,
		ko: `규칙 ${read.rule}에 문제가 있습니다: ${problem}`
	});
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
			en: "it is no JSON",
			ko: "JSON이 아닙니다"
		});
	}
}
export { readExposureRules as t };
