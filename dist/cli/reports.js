import { r as failure } from "./failure.js";
import { n as suggest } from "./near.js";
import { t as printable } from "./printable.js";
import { t as reportKinds } from "./kind-names.js";
import { statSync } from "node:fs";
import { resolve } from "node:path";
// src/settings/reports.ts
function readReports(given) {
	const wishes = given.list("report").map((text) => readReport(text, given));
	const files = wishes.map(({ path }) => path === null ? "-" : resolve(path));
	const again = files.findIndex((file, index) => files.indexOf(file) < index);
	if (again < 0) return wishes;
	const [first, second] = [files.indexOf(files[again] ?? ""), again].map((index) => given.list("report")[index] ?? "");
	const shown = {
		first: printable(first ?? "", 100),
		second: printable(second ?? "", 100)
	};
	throw failure("input.conflict", {
		field: {
			en: "One file",
			ko: "같은 파일"
		},
		...shown
	}, { reason: "report" });
}
function readReport(text, given) {
	const at = text.indexOf("=");
	const [kind, path] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
	const field = given.naming("report");
	if (at < 0 || path === "") throw failure("input.value", {
		field,
		expected: {
			en: "kind=file such as sarif=portcullis.sarif",
			ko: "sarif=portcullis.sarif 같은 kind=file"
		},
		given: `"${printable(text, 100)}"`
	}, { reason: "report" });
	if (path !== "-" && isFolder(path)) throw failure("input.file", {
		field,
		path: printable(path, 200),
		detail: {
			en: "it is a folder",
			ko: "폴더입니다"
		}
	}, { reason: "report" });
	return {
		kind: readKind(kind, {
			field,
			reason: "report"
		}),
		path: path === "-" ? null : path
	};
}
function readKind(text, { field, reason }) {
	const kind = reportKinds.find((each) => each === text);
	if (kind) return kind;
	const suggestion = suggest(text, reportKinds);
	const params = {
		field,
		expected: reportKinds.join(", "),
		given: `"${printable(text, 60)}"`,
		suggestion
	};
	throw failure("input.option", params, { reason });
}
function isFolder(path) {
	return /[/\\]$/.test(path) || (statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false);
}
function checkStandardOutput(wishes, given, refusal) {
	if (!refusal.isTaken || wishes.every(({ path }) => path !== null)) return;
	throw togetherWith(refusal, given);
}
function togetherWith({ by }, given) {
	return failure("input.together", {
		field: given.naming("report"),
		other: by,
		detail: {
			en: "both would be the standard output",
			ko: "둘 다 표준 출력에 쓰려고 합니다"
		}
	}, { reason: "report" });
}
export { readKind as n, readReports as r, checkStandardOutput as t };
