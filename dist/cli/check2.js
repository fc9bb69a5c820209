import { t as registry } from "./checks.js";
import { n as toSuccess, t as toRefusal } from "./envelope.js";
import { n as describeFailure, r as failure, t as Failure } from "./failure.js";
import { n as parseInput } from "./input.js";
import { n as prettyAnswer } from "./answer3.js";
import { r as inert } from "./escape.js";
import { t as toJson } from "./json2.js";
import { r as painter } from "./units.js";
import { a as missingSubject, d as exitOfStatus, o as optionsFor, s as tooManySubjects, u as exitOfFailure } from "./usage.js";
import { n as readGiven, t as flagsOf } from "./given.js";
import { n as widthOfReport, t as wantsColour } from "./io.js";
import { i as environmentOnly } from "./options.js";
import { t as readLanguage } from "./measuring.js";
import { c as readFailOn } from "./proxies.js";
import { n as openRunner, t as standardInput } from "./standard-input.js";
import { t as printable } from "./printable.js";
import { n as tooLarge, t as readFile } from "./file.js";
import { randomUUID } from "node:crypto";
// src/cli/order.ts
function namingOf({ isFromEnvironment }, subject, { naming }) {
	return (name) => name === subject && isFromEnvironment ? "PORTCULLIS_URL" : naming(name);
}
// src/cli/decode-text.ts
const marks = [
	[[
		255,
		254,
		0,
		0
	], "UTF-32LE"],
	[[
		0,
		0,
		254,
		255
	], "UTF-32BE"],
	[[255, 254], "UTF-16LE"],
	[[254, 255], "UTF-16BE"]
];
function decodeText(bytes) {
	const encoding = marks.find(([mark]) => mark.every((octet, at) => bytes[at] === octet))?.[1] ?? unmarked(bytes);
	if (encoding === null || readable.has(encoding)) return { text: new TextDecoder(encoding ?? "UTF-8").decode(bytes) };
	const [name, isMarked] = [encoding.replace("?", ""), !encoding.endsWith("?")];
	return { why: {
		en: `it is ${name}${isMarked ? "" : " without a byte order mark"}; save it as UTF-8`,
		ko: `${isMarked ? "" : "바이트 순서 표식이 없는 "}${name} 인코딩입니다. UTF-8로 저장하십시오`
	} };
}
const readable = new Set(["UTF-16LE", "UTF-16BE"]);
const longestSeen = 400;
function unmarked(bytes) {
	const seen = bytes.subarray(0, Math.min(bytes.length, longestSeen));
	const zeros = [0, 0];
	for (const [at, octet] of seen.entries()) if (octet === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
	const [even = 0, odd = 0] = zeros;
	const [more, fewer] = [Math.max(even, odd), Math.min(even, odd)];
	if (more < 2 || more * 4 < seen.length || fewer * 8 > more) return null;
	return odd > even ? "UTF-16LE?" : "UTF-16BE?";
}
// src/cli/subject-text.ts
const largest = 67108864;
const mostHanded = 1048576;
async function readText(path, field, { input = standardInput }) {
	const isInput = path === "" || path === "-";
	const shown = isInput ? "-" : printable(path, 200);
	const unusable = (detail) => failure("input.file", {
		field,
		path: shown,
		detail
	}, { reason: field });
	const bytes = isInput ? await input(largest) : readFile(path, {
		largest,
		unusable
	});
	if (bytes.length > largest) throw unusable(tooLarge(largest));
	const decoded = decodeText(bytes);
	if ("why" in decoded) throw unusable(decoded.why);
	return decoded.text.slice(0, mostHanded);
}
// src/cli/commands/check.ts
function checkCommand(id) {
	return async (order) => {
		const { argv, io, subjects } = order;
		const [first, second] = subjects;
		if (first === void 0) throw missingSubject(id);
		if (second !== void 0) throw tooManySubjects(id, second);
		const given = readGiven(flagsOf(argv), io.env, [...optionsFor(id), ...environmentOnly]);
		const language = readLanguage(given);
		const failOn = readFailOn(given, id);
		const runner = openRunner(given);
		const isJson = given.isSet("json");
		const isPlain = given.isSet("no_color");
		const check = await load(id);
		const query = readQuery(check, await subjectOf(check, order, first), given);
		const naming = namingOf(order, check.subject, given);
		const input = parseInput(check.input, query, naming);
		try {
			const asking = {
				language,
				naming,
				...io.signal && { signal: io.signal }
			};
			const answered = await runner.answer(check, query, asking);
			const answer = answered.data;
			const paint = painter(wantsColour(io) && !isPlain);
			const title = {
				id,
				target: check.target(input).name
			};
			const look = {
				language,
				paint,
				width: widthOfReport(io)
			};
			io.out(isJson ? toJson(toSuccess(answer, answered.requestId ?? randomUUID(), answered)) : inert(prettyAnswer(answer, title, look, check.tables?.(answer.raw))));
			return exitOfStatus(answer.interpretation.status, failOn);
		} catch (error) {
			const how = {
				isJson,
				language,
				io
			};
			if (error instanceof Failure) return tell(error, how);
			if (isJson) tell(failure("internal", {}), how);
			throw error;
		}
	};
}
async function subjectOf(check, { isFromEnvironment, io }, typed) {
	if (check.subjectIs !== "text") return typed;
	if (isFromEnvironment) throw missingSubject(check.id);
	return readText(typed, check.subject, io);
}
async function load(id) {
	const entry = registry.find((each) => each.id === id);
	if (!entry) throw new Error(`no check ${id}`);
	return entry.load();
}
function readQuery(check, subject, given) {
	const others = Object.keys(check.input.shape).filter((name) => name !== check.subject).map((name) => [name, given.one(name)]);
	return Object.fromEntries([[check.subject, subject], ...others].flatMap(([name, value]) => value === void 0 ? [] : [[name, value]]));
}
function tell(error, { isJson, language, io }) {
	const { requestId } = error.facts.params;
	if (isJson) io.out(toJson(toRefusal(error, typeof requestId === "string" ? requestId : randomUUID(), language)));
	else io.err(`portcullis: ${describeFailure(error.facts, language)}\n`);
	return exitOfFailure(error);
}
export { checkCommand };
