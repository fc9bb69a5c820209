import { r as failure } from "./failure.js";
import { t as printable } from "./printable.js";
import { readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
// src/settings/config-find.ts
const usual = [
	"portcullis.config.json",
	"portcullis.config.mjs",
	"portcullis.config.ts"
];
function findConfig(given, folder = ".") {
	const named = given.one("config");
	if (named !== void 0) return namedConfig(named, folder);
	const [first, second] = configsIn(folder);
	if (first !== void 0 && second !== void 0) throw failure("input.conflict", {
		field: {
			en: "The configuration",
			ko: "설정"
		},
		first,
		second
	}, { reason: "config" });
	return first === void 0 ? null : {
		name: first,
		path: resolve(folder, first),
		isPackage: isPackageFile(first)
	};
}
function namedConfig(named, folder = ".") {
	return {
		name: printable(named, 200),
		path: resolve(folder, named),
		isPackage: isPackageFile(named)
	};
}
function isPackageFile(path) {
	return /(?:^|[/\\])package\.json$/.test(path);
}
function configsIn(folder) {
	return [...usual.filter((name) => statSync(join(folder, name), { throwIfNoEntry: false }) !== void 0), ...hasOwnKey(join(folder, "package.json")) ? ["package.json"] : []];
}
function hasOwnKey(path) {
	const text = textOf(path);
	if (text === null || !/"portcullis"\s*:/.test(text)) return false;
	try {
		const parsed = JSON.parse(text.replace(/^\ufeff/, ""));
		return typeof parsed === "object" && parsed !== null && Object.hasOwn(parsed, "portcullis");
	} catch {
		return true;
	}
}
function textOf(path) {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return null;
	}
}
export { findConfig as n, configsIn as t };
