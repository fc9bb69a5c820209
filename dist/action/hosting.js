import { r as failure } from "./failure.js";
import { n as suggest } from "./near.js";
import { t as printable } from "./printable.js";
// src/settings/hosting.ts
const commentWishes = [
	"never",
	"on-failure",
	"always"
];
function readHosting(given) {
	return {
		environment: nameOf(given, "environment"),
		sha: readSha(given),
		comment: readComment(given),
		commentKey: nameOf(given, "comment_key")
	};
}
const longestName = 255;
function nameOf(given, name) {
	const text = given.one(name);
	if (text === void 0) return null;
	if (text.length <= longestName && printable(text) === text) return text;
	throw wrong(given, name, {
		en: `a name of at most ${longestName} characters on one line`,
		ko: `${longestName}자 이하의 한 줄짜리 이름`
	}, text);
}
function isSha(text) {
	return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
function readSha(given) {
	const text = given.one("sha");
	if (text === void 0) return null;
	const sha = text.toLowerCase();
	if (isSha(sha)) return sha;
	throw wrong(given, "sha", {
		en: "a whole commit id of 40 hexadecimal digits",
		ko: "16진수 40자리의 전체 커밋 ID"
	}, text);
}
function readComment(given) {
	const text = given.one("comment");
	const wish = commentWishes.find((each) => each === text);
	if (text === void 0 || wish !== void 0) return wish ?? "never";
	const params = {
		field: given.naming("comment"),
		expected: commentWishes.join(", "),
		given: `"${printable(text, 60)}"`,
		suggestion: suggest(text, commentWishes)
	};
	throw failure("input.option", params, { reason: "comment" });
}
function wrong(given, name, expected, text) {
	const params = {
		field: given.naming(name),
		expected,
		given: `"${printable(text, 60)}"`
	};
	return failure("input.value", params, { reason: name });
}
export { readHosting as n, isSha as t };
