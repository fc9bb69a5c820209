import { a as exposureDataOf, n as ownKeysAt, r as readOwnRules } from "./exposure.js";
import { dt as printable, yt as failure } from "./start.js";
import { t as parseJsonc } from "./jsonc.js";
import { r as problemPlacesOf, t as configProblem } from "./problems.js";
import { Li as readFile } from "./gate.js";
// src/settings/exposure-rules.ts
const largestFile = 4194304;
function readExposureData(path, field) {
	return exposureDataOf(readExposureRules(path, field));
}
function readExposureRules(path, field) {
	const unusable = (detail) => failure("input.file", {
		field,
		path: printable(path, 200),
		detail
	}, { reason: "rules" });
	const name = printable(path, 200);
	const text = readFile(path, {
		largest: largestFile,
		unusable
	}).toString("utf8").replace(/^\ufeff/, "");
	const { value, at } = parseJsonc(text, name);
	const read = readOwnRules(value);
	if ("rules" in read) return read.rules;
	if ("error" in read) throw configProblem(read.error, problemPlacesOf(name, at), {
		reason: "rules",
		known: ownKeysAt,
		few: 24
	});
	const { en, ko } = read.problem;
	throw unusable({
		en: `rule ${read.rule}: ${printable(en, 300)}`,
		ko: `규칙 ${read.rule}: ${printable(ko, 300)}`
	});
}
export { readExposureRules as n, readExposureData as t };
