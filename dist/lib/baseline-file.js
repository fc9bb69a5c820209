import { r as failure, t as Failure } from "./failure.js";
import { t as grade } from "./grade-schema.js";
import { a as array, g as union, l as literal, m as string, o as boolean, p as strictObject, r as _enum, u as number } from "./schemas.js";
import { t as printable } from "./printable.js";
import { n as step, t as readJson } from "./jsonc.js";
import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
// src/settings/system-words.ts
const words = new Map([
	["EACCES", {
		en: "that is not permitted",
		ko: "권한이 없습니다"
	}],
	["EPERM", {
		en: "that is not permitted",
		ko: "권한이 없습니다"
	}],
	["EROFS", {
		en: "nothing can be written there",
		ko: "읽기 전용인 곳입니다"
	}],
	["ENOENT", {
		en: "there is no such file",
		ko: "그런 파일이 없습니다"
	}],
	["ENOTDIR", {
		en: "a part of its path is no folder",
		ko: "경로의 일부가 폴더가 아닙니다"
	}],
	["EEXIST", {
		en: "something else is there",
		ko: "다른 것이 이미 있습니다"
	}],
	["EISDIR", {
		en: "it is a folder",
		ko: "폴더입니다"
	}],
	["ELOOP", {
		en: "its links lead in a circle",
		ko: "링크가 순환합니다"
	}],
	["ENAMETOOLONG", {
		en: "its name is too long",
		ko: "이름이 너무 깁니다"
	}],
	["ENOSPC", {
		en: "the disk is full",
		ko: "디스크에 공간이 없습니다"
	}],
	["EDQUOT", {
		en: "the disk quota is used up",
		ko: "디스크 할당량을 다 썼습니다"
	}],
	["EFBIG", {
		en: "it would be too large",
		ko: "파일이 너무 커집니다"
	}],
	["EBUSY", {
		en: "something else uses it",
		ko: "다른 곳에서 사용 중입니다"
	}],
	["ETXTBSY", {
		en: "it is a program that runs",
		ko: "실행 중인 프로그램입니다"
	}],
	["EMFILE", {
		en: "too many files are open",
		ko: "열린 파일이 너무 많습니다"
	}],
	["ENFILE", {
		en: "too many files are open",
		ko: "열린 파일이 너무 많습니다"
	}],
	["EIO", {
		en: "the disk failed",
		ko: "디스크에 오류가 있습니다"
	}],
	["EPIPE", {
		en: "its reader has gone",
		ko: "읽는 쪽이 사라졌습니다"
	}],
	["ENXIO", {
		en: "it is a pipe that nobody reads",
		ko: "읽는 쪽이 없는 파이프입니다"
	}],
	["ETIMEDOUT", {
		en: "it is a pipe whose reader takes nothing",
		ko: "읽는 쪽이 받지 않는 파이프입니다"
	}],
	["ERR_INVALID_ARG_VALUE", {
		en: "no path has a character of value zero",
		ko: "경로에 쓸 수 없는 문자가 있습니다"
	}]
]);
function codeOf(error) {
	const code = error instanceof Error && "code" in error ? error.code : void 0;
	if (typeof code === "string" && (words.has(code) || /^E[A-Z\d]+$/.test(code))) return code;
	throw error;
}
function whyNot(error) {
	const code = codeOf(error);
	const known = words.get(code);
	if (!known) return {
		en: code,
		ko: code
	};
	return code.startsWith("ERR_") ? known : {
		en: `${known.en} (${code})`,
		ko: `${known.ko}(${code})`
	};
}
// src/settings/baseline-file.ts
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
		en: "there is no such file; --update-baseline writes it",
		ko: "그런 파일이 없습니다. --update-baseline으로 만들 수 있습니다"
	});
}
const baseline = strictObject({
	schema: literal("portcullis/baseline@1"),
	entries: array(strictObject({
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
	}))
});
function parse(text, name, given) {
	const parsed = baseline.safeParse(readJson(text, printable(name, 200)).value);
	if (parsed.success) return parsed.data;
	const at = printable((parsed.error.issues[0]?.path ?? []).map(step).join("") || "/", 200);
	throw unusable(given, name, {
		en: `it is no baseline at ${at}`,
		ko: `${at}에서 기준선의 형식이 아닙니다`
	});
}
const largestFile = 67108864;
function textOf(path, name, given) {
	try {
		const state = statSync(path);
		if (!state.isFile() && !state.isDirectory()) throw unusable(given, name, {
			en: "it is no regular file",
			ko: "일반 파일이 아닙니다"
		});
		if (state.size > largestFile) throw unusable(given, name, {
			en: "it is larger than 64 MB",
			ko: "64 MB보다 큽니다"
		});
		return readFileSync(path, "utf8").replace(/^\ufeff/, "");
	} catch (error) {
		if (error instanceof Failure) throw error;
		throw unusable(given, name, whyNot(error));
	}
}
function unusable(given, name, detail) {
	return failure("input.file", {
		field: given.naming("baseline"),
		path: printable(name, 200),
		detail
	}, { reason: "baseline" });
}
export { readBaselineFile };
