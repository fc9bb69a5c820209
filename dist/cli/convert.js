import { r as failure } from "./failure.js";
import { t as printable } from "./printable.js";
import { t as gateResult } from "./result-schema.js";
import { v as reportKinds } from "./options.js";
import { n as readGiven, t as flagsOf } from "./given.js";
import { t as readLanguage } from "./measuring.js";
import { a as readKind, n as writeReports, s as placeOf, t as sayTroubles } from "./troubles.js";
import { c as exitCodes, o as optionsFor, s as tooManySubjects } from "./usage.js";
import { readFileSync, statSync } from "node:fs";
// src/cli/commands/convert.ts
async function convertCommand({ subjects, isFromEnvironment, argv, io }) {
	const [file, second] = isFromEnvironment ? [] : subjects;
	if (file === void 0) throw missing("file", "portcullis convert results.json --to sarif");
	if (second !== void 0) throw tooManySubjects("convert", second);
	const given = readGiven(flagsOf(argv), io.env, optionsFor("convert"));
	const language = readLanguage(given);
	const to = given.one("to");
	if (to === void 0) throw missing("--to", reportKinds.join(", "));
	const kind = readKind(to, {
		field: "--to",
		reason: "to"
	});
	const path = given.one("output") ?? "-";
	const result = readResult(file);
	const troubles = await writeReports(result, [{
		kind,
		path: path === "-" ? null : path
	}], {
		place: placeOf(io.env, language),
		out: io.out,
		field: "--output"
	});
	sayTroubles(troubles, language, io);
	return troubles.length > 0 ? exitCodes.bug : exitCodes.pass;
}
function missing(field, example) {
	return failure("input.missing", {
		field,
		expected: {
			en: example,
			ko: example
		}
	}, { reason: field });
}
const largestFile = 67108864;
function readResult(path) {
	const json = parse(readText(path), path);
	const parsed = gateResult.safeParse(json);
	if (parsed.success) return json;
	const at = printable(pointerTo(parsed.error), 200);
	throw unusable(path, {
		en: `it is no result object at ${at}`,
		ko: `${at}에서 결과 객체의 형식이 아닙니다`
	});
}
function pointerTo({ issues }) {
	return `/${(issues[0]?.path ?? []).map((each) => String(each).replaceAll("~", "~0").replaceAll("/", "~1")).join("/")}`;
}
function parse(text, path) {
	try {
		return JSON.parse(text);
	} catch {
		throw unusable(path, {
			en: "it is no JSON",
			ko: "JSON이 아닙니다"
		});
	}
}
function readText(path) {
	try {
		if (statSync(path).size > largestFile) throw unusable(path, {
			en: "it is larger than 64 MB",
			ko: "64 MB보다 큽니다"
		});
		return readFileSync(path, "utf8").replace(/^\ufeff/, "");
	} catch (error) {
		const { code } = error;
		if (typeof code !== "string" || !/^E[A-Z]/.test(code)) throw error;
		throw unusable(path, code === "ENOENT" ? {
			en: "there is no such file",
			ko: "그런 파일이 없습니다"
		} : {
			en: code,
			ko: code
		});
	}
}
function unusable(path, detail) {
	return failure("input.file", {
		field: {
			en: "file",
			ko: "파일"
		},
		path: printable(path, 200),
		detail
	}, { reason: "file" });
}
export { convertCommand };
