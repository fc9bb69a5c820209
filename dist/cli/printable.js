// src/core/shorten.ts
function shorten(text, limit) {
	return text.length > limit ? `${beginning(text, limit - 1)}…` : text;
}
function beginning(text, units) {
	const kept = text.slice(0, units);
	const last = kept.charCodeAt(kept.length - 1);
	return last >= 55296 && last <= 56319 && kept.length < text.length ? kept.slice(0, -1) : kept;
}
// src/core/printable.ts
const unprintable = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|\p{Surrogate}/gu;
function printable(text, limit = 500) {
	return shorten(shorten(text, limit).replace(unprintable, escape), limit);
}
function escape(character) {
	const code = character.codePointAt(0) ?? 0;
	return code < 256 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
}
export { beginning as n, shorten as r, printable as t };
