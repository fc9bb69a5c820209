import { r as failure } from "./failure.js";
import { t as printable } from "./printable.js";
import { o as parseUrl } from "./target.js";
// src/settings/options/urls.ts
const expected = {
	en: "URLs with spaces between them, since a comma may be part of a path",
	ko: "공백으로 구분한 URL 목록"
};
function urlsOf(text) {
	return text.split(/\s+/).flatMap((word) => {
		const pieces = word.split(",").filter((piece) => piece !== "");
		if (pieces.find((piece, at) => at > 0 && !hasScheme(piece) && hasPath(pieces[at - 1] ?? "")) === void 0) return pieces;
		throw failure("input.value", {
			field: "PORTCULLIS_URL",
			expected,
			given: printable(word, 100)
		}, { reason: "url" });
	});
}
function hasScheme(piece) {
	return /^https?:\/\//i.test(piece);
}
function hasPath(piece) {
	return /[/?#]/.test(piece.replace(/^https?:\/\//i, ""));
}
function onceEach(urls) {
	const canonical = urls.map(canonicalOf);
	const isFirst = (index) => canonical.indexOf(canonical[index] ?? "") === index;
	const repeated = new Set(canonical.filter((_, index) => !isFirst(index)));
	return {
		urls: urls.filter((_, index) => isFirst(index)),
		repeated: [...repeated]
	};
}
function canonicalOf(url) {
	const parsed = parseUrl(url);
	return "value" in parsed ? parsed.value : url;
}
export { onceEach as n, urlsOf as r, canonicalOf as t };
