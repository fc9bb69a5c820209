// src/core/printable.ts
const unprintable = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|\p{Surrogate}/gu;
function printable(text, limit = 500) {
	return bound(bound(text, limit).replace(unprintable, escape), limit);
}
function bound(text, limit) {
	return text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
}
function escape(character) {
	const code = character.codePointAt(0) ?? 0;
	return code < 256 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
}
export { printable as t };
