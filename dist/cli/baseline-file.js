import { Ct as maskUrls, dt as printable, yt as failure } from "./start.js";
import { Fs as _enum, Hs as discriminatedUnion, Li as readFile, Rs as array, Ws as int, Ys as literal, Zs as number, ac as union, nc as strictObject, oi as grade, rc as string, tc as record, zs as boolean } from "./gate.js";
import { n as pointerStep, t as parseJsonc } from "./jsonc.js";
import { statSync } from "node:fs";
import { resolve } from "node:path";
// src/settings/output/baseline-file.ts
function readBaselineFile(name, { given, folder, isUpdated }) {
	if (name === void 0) {
		const params = {
			field: given.naming("baseline"),
			expected: {
				en: "for example portcullis.baseline.json",
				ko: "예: portcullis.baseline.json"
			}
		};
		throw failure("input.missing", params, { reason: "baseline" });
	}
	const path = resolve(folder, name);
	const now = () => statSync(path, { throwIfNoEntry: false }) ? parse(textOf(path, name, given), name, given) : null;
	const before = now();
	if (before || isUpdated) return {
		path,
		before,
		isUpdated,
		now
	};
	throw unusable(given, name, {
		en: "the file does not exist; --update-baseline creates it",
		ko: "그런 파일이 없습니다. --update-baseline으로 만들 수 있습니다"
	});
}
const entries = array(strictObject({
	target: string(),
	rule: string(),
	subject: string().exactOptional(),
	actual: union([
		grade,
		number(),
		boolean()
	]).exactOptional(),
	seen: strictObject({
		status: _enum([
			"pass",
			"warn",
			"fail",
			"unknown"
		]).exactOptional(),
		grade: grade.exactOptional(),
		score: number().exactOptional()
	}).exactOptional(),
	fingerprint: string()
}));
const targets = array(strictObject({
	url: string(),
	checks: record(string(), int())
}));
const baseline = discriminatedUnion("schema", [strictObject({
	schema: literal("portcullis/baseline@1"),
	entries
}), strictObject({
	schema: literal("portcullis/baseline@2"),
	targets,
	entries
})]);
function parse(text, name, given) {
	const parsed = baseline.safeParse(parseJsonc(text, printable(name, 200)).value);
	if (parsed.success) {
		const entries = parsed.data.entries.map((entry) => ({
			...entry,
			target: maskUrls(entry.target)
		}));
		return {
			...parsed.data,
			entries
		};
	}
	const at = printable((parsed.error.issues[0]?.path ?? []).map(pointerStep).join("") || "/", 200);
	throw unusable(given, name, {
		en: `it is not a valid baseline (at ${at})`,
		ko: `올바른 기준선이 아닙니다(${at})`
	});
}
const largestFile = 67108864;
function textOf(path, name, given) {
	return readFile(path, {
		largest: largestFile,
		unusable: (detail) => unusable(given, name, detail)
	}).toString("utf8").replace(/^\ufeff/, "");
}
function unusable(given, name, detail) {
	return failure("input.file", {
		field: given.naming("baseline"),
		path: printable(name, 200),
		detail
	}, { reason: "baseline" });
}
export { readBaselineFile };
