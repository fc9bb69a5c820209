import { dt as printable, gt as suggest, yt as failure } from "./start.js";
// server/http/listener/body-limits.ts
const mostMembers = 1e3;
const deepest = 32;
const tooManyMembers = {
	en: `the body has more than ${mostMembers} members, or is nested more than ${deepest} levels deep`,
	ko: `본문의 멤버가 ${mostMembers}개를 넘거나 중첩이 ${deepest}단계를 넘습니다`
};
function hasTooManyMembers(text) {
	let [members, depth, isInString] = [
		0,
		0,
		false
	];
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		if (character === "\"") isInString = !isInString;
		else if (isInString) at += character === "\\" ? 1 : 0;
		else if (character === "[" || character === "{") [members, depth] = [members + 1, depth + 1];
		else if (character === "]" || character === "}") depth--;
		else if (character === ",") members++;
		if (members > mostMembers || depth > deepest) return true;
	}
	return false;
}
// server/http/duplicate-name.ts
function duplicateName(text) {
	const open = [];
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		if (character === "{") open.push(new Map());
		else if (character === "[") open.push(null);
		else if (character === "}" || character === "]") {
			const [name, count] = [...open.pop() ?? []].find(([, times]) => times > 1) ?? [];
			if (name !== void 0 && count !== void 0) return {
				name,
				count
			};
		} else if (character === "\"") {
			const end = endOfString(text, at);
			const names = open.at(-1);
			if (names && isName(text, end)) countName(names, JSON.parse(text.slice(at, end)));
			at = end - 1;
		}
	}
	return null;
}
function countName(names, name) {
	names.set(name, (names.get(name) ?? 0) + 1);
}
function endOfString(text, from) {
	let at = from + 1;
	while (at < text.length && text[at] !== "\"") at += text[at] === "\\" ? 2 : 1;
	return at + 1;
}
function isName(text, from) {
	let at = from;
	while (" 	\r\n".includes(text[at] ?? "x")) at++;
	return text[at] === ":";
}
// server/http/listener/body.ts
const largestBody = 65536;
const largestText = 2097152;
function refuseBody(incoming) {
	if (isWithoutBody(incoming)) return;
	throw malformed({
		en: "this request takes its parameters from the query, not from a body",
		ko: "파라미터는 본문이 아니라 쿼리에 넣어야 합니다"
	});
}
function isWithoutBody({ headers }) {
	const length = headers["content-length"];
	return headers["transfer-encoding"] === void 0 && (length === void 0 || Number(length) === 0);
}
async function readBody(incoming, names, largest = largestBody) {
	if (isWithoutBody(incoming)) return {};
	checkType(incoming);
	const text = decode(await readBytes(incoming, largest));
	if (text === "") return {};
	if (hasTooManyMembers(text)) throw malformed(tooManyMembers);
	const value = parse(text);
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw malformed({
		en: "the body must be a JSON object",
		ko: "본문은 JSON 객체여야 합니다"
	});
	const stranger = Object.keys(value).find((name) => !names.includes(name));
	if (stranger !== void 0) {
		const shown = printable(stranger, 60);
		const field = {
			en: `parameter ${shown}`,
			ko: `파라미터 ${shown}`
		};
		throw failure("input.unknown", {
			field,
			suggestion: placeOf(stranger, names)
		}, { reason: shown });
	}
	const repeated = duplicateName(text);
	if (!repeated) return value;
	const field = printable(repeated.name, 60);
	throw failure("input.repeated", {
		field,
		count: repeated.count
	}, { reason: field });
}
function placeOf(stranger, names) {
	if (stranger === "lang") return {
		en: " Send it in the query: ?lang=ko",
		ko: " 쿼리에 넣어야 합니다: ?lang=ko"
	};
	if (names.length === 0) return {
		en: " The body must be empty or {}.",
		ko: " 본문은 비어 있거나 {}이어야 합니다."
	};
	const near = suggest(stranger, names);
	if (near.en !== "") return near;
	return {
		en: ` The body may contain ${names.join(", ")}.`,
		ko: ` 본문에 쓸 수 있는 이름: ${names.join(", ")}.`
	};
}
function checkType({ headers }) {
	const type = headers["content-type"] ?? "";
	const isJson = /^application\/json(?:[ \t]*;(?:[ \t]*charset=(?:utf-8|"utf-8"))?)*[ \t]*$/i.test(type);
	const coding = headers["content-encoding"] ?? "identity";
	if (isJson && coding === "identity") return;
	const given = isJson ? `content-encoding: ${coding}` : type;
	throw failure("request.type", { type: given === "" ? "nothing" : printable(given, 100) });
}
async function readBytes(incoming, largest) {
	if (Number(incoming.headers["content-length"] ?? 0) > largest) throw tooLarge(largest);
	const { promise, resolve, reject } = Promise.withResolvers();
	const chunks = [];
	let count = 0;
	incoming.on("data", (chunk) => {
		count += chunk.length;
		if (count > largest) reject(tooLarge(largest));
		else chunks.push(chunk);
	});
	incoming.once("end", () => resolve(Buffer.concat(chunks)));
	incoming.once("close", () => reject(failure("aborted", {})));
	incoming.once("error", () => reject(failure("aborted", {})));
	return promise;
}
function parse(text) {
	try {
		return JSON.parse(text);
	} catch {
		throw malformed({
			en: "the body is not JSON",
			ko: "본문이 JSON이 아닙니다"
		});
	}
}
function decode(bytes) {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		throw malformed({
			en: "the body is not UTF-8",
			ko: "본문이 UTF-8이 아닙니다"
		});
	}
}
function tooLarge(largest) {
	return failure("request.too-large", { limit: largest / 1024 });
}
function malformed(detail) {
	return failure("request.malformed", { detail });
}
export { refuseBody as a, readBytes as i, largestText as n, hasTooManyMembers as o, readBody as r, tooManyMembers as s, largestBody as t };
