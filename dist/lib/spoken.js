import { r as failure, t as Failure } from "./failure.js";
import { n as languages } from "./text.js";
import { t as printable } from "./printable.js";
import { t as readFile } from "./file.js";
import { lstatSync } from "node:fs";
import { resolve } from "node:path";
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
[
	"json",
	"jsonc",
	"mjs",
	"js",
	"mts",
	"ts"
].map((ending) => `portcullis.config.${ending}`);
[
	"cjs",
	"cts",
	"json5",
	"yaml",
	"yml",
	"toml"
].map((ending) => `portcullis.config.${ending}`);
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
// src/settings/output/spoken.ts
const spoken = new WeakMap();
async function speaking(language, work) {
	try {
		return await work();
	} catch (error) {
		const known = languages.find((each) => each === language);
		if (known && error instanceof Failure && !spoken.has(error)) spoken.set(error, known);
		throw error;
	}
}
export { unusable as a, textOf as i, isModule as n, namedConfig as r, speaking as t };
