import { E as reportKinds, dt as printable, g as optionsFor, l as tooManySubjects, ot as neededValue, u as exitCodes, yt as failure } from "./start.js";
import { B as readKind, It as gateResult, K as standardInput, Li as readFile, R as printProblems, Ri as tooLarge, U as fileIdentityOf, V as readPath, W as pipelineOf, Z as readOutcome, dt as readGiven, ut as givenFlags, xs as whyNot, yr as readLanguage, z as writeReports } from "./gate.js";
import { n as pointerStep } from "./jsonc.js";
// src/settings/output/result-file.ts
const schema = "portcullis/gate@2";
async function readResultFile(given, input) {
	const path = given === "" ? "-" : given;
	const json = parse(await readText(path, input), path);
	if (isDeep(json)) throw unusable(path, {
		en: `it is nested deeper than ${deepest} levels`,
		ko: `${deepest}단계보다 깊게 중첩되어 있습니다`
	});
	const parsed = gateResult.safeParse(json);
	if (parsed.success) return json;
	const other = otherKind(json);
	if (other) throw unusable(path, other);
	const pointer = (parsed.error.issues[0]?.path ?? []).map(pointerStep).join("");
	const at = printable(pointer || "/", 200);
	throw unusable(path, {
		en: `it is not a valid result object (at ${at})`,
		ko: `올바른 결과 객체가 아닙니다(${at})`
	});
}
function otherKind(json) {
	if (typeof json !== "object" || json === null) return null;
	if ("ok" in json && "requestId" in json) return {
		en: "it is a response of the API; use its data, which is the result object",
		ko: "API 응답입니다. 그 안의 data(결과 객체)만 사용하십시오"
	};
	const told = "schema" in json ? json.schema : void 0;
	if (typeof told !== "string" || told === schema) return null;
	const given = printable(told, 60);
	return {
		en: `its schema is ${given}, but this release reads ${schema}`,
		ko: `스키마가 ${given}입니다. 이 버전은 ${schema}만 읽습니다`
	};
}
const deepest = 64;
function isDeep(value) {
	let level = [value].filter(isObject);
	for (let depth = 0; level.length > 0; depth++) {
		if (depth > deepest) return true;
		level = level.flatMap((each) => Object.values(each).filter(isObject));
	}
	return false;
}
function isObject(value) {
	return typeof value === "object" && value !== null;
}
function parse(text, path) {
	try {
		return JSON.parse(text);
	} catch {
		throw unusable(path, {
			en: "it is not valid JSON",
			ko: "JSON이 아닙니다"
		});
	}
}
const largestFile = 67108864;
async function readText(path, input) {
	return (path === "-" ? await readInput(input) : readFile(path, {
		largest: largestFile,
		unusable: (detail) => unusable(path, detail)
	})).toString("utf8").replace(/^\ufeff/, "");
}
async function readInput(input) {
	const bytes = await input(largestFile).catch((error) => {
		throw unusable("-", whyNot(error));
	});
	if (bytes.length > largestFile) throw unusable("-", tooLarge(largestFile));
	return bytes;
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
// src/cli/commands/convert.ts
async function convertCommand({ subjects, isFromEnvironment, argv, io }) {
	const [file, second] = isFromEnvironment ? [] : subjects;
	if (file === void 0) throw missing("file", exampleOf("npx portcullis convert results.json --to sarif"));
	if (second !== void 0) throw tooManySubjects("convert", second);
	const given = readGiven(givenFlags(argv), io.env, optionsFor("convert"));
	const asked = readLanguage(given);
	const outcome = readOutcome(given);
	const to = given.one("to");
	if (to === void 0) throw missing("--to", neededValue(reportKinds.join(", ")));
	const kind = readKind(to, {
		field: "--to",
		reason: "to"
	});
	const path = readPath(outputOf(given), {
		field: "--output",
		reason: "output"
	});
	const result = await readResultFile(file, io.input ?? standardInput);
	checkInput(path, file);
	const language = given.source("lang") === "flag" ? asked : result.language ?? asked;
	const troubles = await writeReports(result, [{
		kind,
		path
	}], {
		place: {
			...pipelineOf(io.env, language),
			outcome
		},
		out: io.out,
		field: "--output"
	});
	printProblems(troubles, language, io);
	return troubles.length > 0 ? exitCodes.bug : exitCodes.pass;
}
function outputOf(given) {
	const path = given.one("output") ?? "-";
	if (path === "") throw missing("--output", exampleOf("portcullis.sarif"));
	return path;
}
function checkInput(path, file) {
	if (path === null || fileIdentityOf(path) === null || fileIdentityOf(path) !== fileIdentityOf(file)) return;
	throw failure("input.file", {
		field: "--output",
		path: printable(path, 200),
		detail: {
			en: "it is the file to convert",
			ko: "변환할 결과 파일입니다"
		}
	}, { reason: "output" });
}
function exampleOf(text) {
	return {
		en: text,
		ko: `예: ${text}`
	};
}
function missing(field, expected) {
	return failure("input.missing", {
		field,
		expected
	}, { reason: field });
}
export { convertCommand };
