import { r as failure, t as Failure } from "./failure.js";
import { t as printable } from "./printable.js";
import { t as readFile } from "./file.js";
import { lstatSync } from "node:fs";
import { join, resolve } from "node:path";
// src/settings/config/file.ts
const largestFile = 1048576;
function textOf(found) {
	const bytes = readFile(found.path, {
		largest: largestFile,
		unusable: (detail) => unusable(found, detail),
		why: (error) => reasonOf(error, found.path)
	});
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		throw unusable(found, said.encoding);
	}
}
const said = {
	folder: {
		en: "it is a folder",
		ko: "폴더입니다"
	},
	nowhere: {
		en: "there is no such file",
		ko: "그런 파일이 없습니다"
	},
	dangling: {
		en: "it is a link to a file that is not there",
		ko: "없는 파일을 가리키는 링크입니다"
	},
	circle: {
		en: "it is a link that leads to itself",
		ko: "자기 자신으로 돌아오는 링크입니다"
	},
	encoding: {
		en: "it is no UTF-8",
		ko: "UTF-8이 아닙니다"
	}
};
function reasonOf(error, path) {
	const { code } = error;
	if (code === "ENOENT") return isThere(path) ? said.dangling : said.nowhere;
	if (code === "ELOOP") return said.circle;
	if (code === "EISDIR") return said.folder;
	const message = printable(String(code ?? error), 200);
	return {
		en: message,
		ko: message
	};
}
function isThere(path) {
	try {
		return lstatSync(path, { throwIfNoEntry: false }) !== void 0;
	} catch {
		return false;
	}
}
function unusable({ name }, detail) {
	return failure("input.syntax", {
		path: name,
		detail
	}, { reason: "config" });
}
// src/settings/config/find.ts
const usual = [
	"json",
	"jsonc",
	"mjs",
	"js",
	"mts",
	"ts"
].map((ending) => `portcullis.config.${ending}`);
const unread = [
	"cjs",
	"cts",
	"json5",
	"yaml",
	"yml",
	"toml"
].map((ending) => `portcullis.config.${ending}`);
function findConfig(given, folder = ".") {
	const named = given.one("config");
	if (named !== void 0) return checked(given, named, folder);
	const [first, second] = configsIn(folder);
	if (first !== void 0 && second !== void 0 && !unread.includes(second)) throw failure("input.conflict", {
		field: {
			en: "The configuration",
			ko: "설정"
		},
		first,
		second
	}, { reason: "config" });
	return first === void 0 ? null : namedConfig(first, folder);
}
function checked(given, named, folder) {
	if (named.trim() !== "") return namedConfig(named, folder);
	throw failure("input.value", {
		field: given.naming("config"),
		expected: {
			en: "the path of a configuration",
			ko: "설정 파일의 경로"
		},
		given: "\"\""
	}, { reason: "config" });
}
function namedConfig(named, folder = ".") {
	const found = {
		name: printable(named, 200),
		path: resolve(folder, named),
		isPackage: isPackageFile(named)
	};
	const { ending = "" } = /\.(?<ending>\w+)$/.exec(named)?.groups ?? {};
	if (/^[cm]?[jt]s$/i.test(ending) && !isModule(named)) throw unusable(found, program);
	if (/^(?:json5|ya?ml|toml)$/i.test(ending)) throw unusable(found, json);
	return found;
}
function isModule(path) {
	return /\.m?[jt]s$/.test(path);
}
const program = {
	en: "a configuration that is a program is a module, whose name ends in .mjs, .js, .mts or .ts",
	ko: "프로그램으로 쓴 설정은 이름이 .mjs, .js, .mts, .ts로 끝나는 모듈이어야 합니다"
};
const json = {
	en: "a configuration is JSON, with comments where wanted, or a module: its name ends in .json, .jsonc, .mjs, .js, .mts or .ts",
	ko: "설정은 JSON(주석 가능) 또는 모듈이며, 이름이 .json, .jsonc, .mjs, .js, .mts, .ts로 끝나야 합니다"
};
function isPackageFile(path) {
	return /(?:^|[/\\])package\.json$/.test(path);
}
function configsIn(folder) {
	const [found, others] = [usual, unread].map((names) => names.filter((name) => isThere(join(folder, name))));
	return [
		...found ?? [],
		...hasOwnKey(folder) ? ["package.json"] : [],
		...others ?? []
	];
}
function hasOwnKey(folder) {
	const path = join(folder, "package.json");
	if (!isThere(path)) return false;
	try {
		return holdsKey(textOf({
			name: "package.json",
			path,
			isPackage: true
		}));
	} catch (error) {
		if (error instanceof Failure) return true;
		throw error;
	}
}
function holdsKey(text) {
	try {
		const parsed = JSON.parse(text);
		return typeof parsed === "object" && parsed !== null && Object.hasOwn(parsed, "portcullis");
	} catch {
		return /"portcullis"\s*:/.test(text);
	}
}
export { unusable as a, textOf as i, findConfig as n, isModule as r, configsIn as t };
