import { r as shorten, t as printable } from "./printable.js";
// src/report/github/escape.ts
const unweighted = /\u001b\[\d{1,2}m|[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]|\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;
const bracketed = /##(?=\w*\[)/g;
const leading = /^((?:[^\S\n]|\u001b\[\d{1,2}m)*):(?=:.*::)/gm;
function inert(text) {
	return text.replace(unweighted, visible).replace(bracketed, "#\\x23").replace(leading, "$1\\x3a");
}
function visible(match) {
	return match.length > 3 ? match : `\\u{${(match.codePointAt(0) ?? 0).toString(16)}}`;
}
function harmless(text, limit) {
	return shorten(inert(printable(text, limit)), limit);
}
const punctuation = /[!-/:-@[-`{-~]/g;
function literal(text, limit) {
	return entities(harmless(text, limit));
}
function entities(text) {
	return text.replace(punctuation, (mark) => {
		const entity = `&#${mark.charCodeAt(0)};`;
		return mark === "@" || mark === "#" ? `${entity}${joiner}` : entity;
	});
}
const joiner = "&#8288;";
function copyable(text, limit) {
	return harmless(text, limit).replace(punctuation, (mark) => `&#${mark.charCodeAt(0)};`);
}
const linking = /(?<=\bGH)-|:(?=\/\/)|(?<=\bwww)\./gi;
function markup(text, limit) {
	const safe = harmless(text, limit);
	const links = [...safe.matchAll(linking)].map(({ index }) => index + 1);
	return [0, ...links].map((start, nth) => entities(safe.slice(start, links[nth]))).join(joiner);
}
export { markup as a, literal as i, harmless as n, inert as r, copyable as t };
