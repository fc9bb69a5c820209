import { St as languages, dt as printable, gt as suggest, yt as failure } from "./start.js";
// server/http/query.ts
function languageIn(search, fallback) {
	const wanted = /(?:^|&)lang=(?<lang>[a-z]{2})(?:&|$)/.exec(search)?.groups?.["lang"];
	return languages.find((language) => language === wanted) ?? fallback;
}
function readQuery(search, names, fallback) {
	const known = [...names, "lang"];
	const found = new Map();
	const pieces = search.split("&").filter((piece) => piece !== "");
	for (const piece of pieces) {
		const at = piece.indexOf("=");
		const sent = at < 0 ? piece : piece.slice(0, at);
		const name = decode(sent, printable(sent, 40));
		if (!known.includes(name)) throw unknownName(name, known);
		if (found.has(name)) throw repeated(name, pieces);
		found.set(name, at < 0 ? "" : decode(piece.slice(at + 1), name));
	}
	const language = readLanguage(found.get("lang"), fallback);
	found.delete("lang");
	return {
		parameters: Object.fromEntries(found),
		language
	};
}
function decode(text, name) {
	if (!/[%+]/.test(text)) return text;
	if (/%(?![\da-f]{2})/i.test(text)) throw badEncoding(name, {
		en: "% without two hexadecimal digits",
		ko: "% 뒤에 16진수 두 자리가 없음"
	});
	try {
		return decodeURIComponent(text.replaceAll("+", " "));
	} catch {
		throw badEncoding(name, {
			en: "its bytes are not UTF-8",
			ko: "UTF-8이 아닌 바이트"
		});
	}
}
function badEncoding(name, detail) {
	return failure("input.encoding", {
		field: name,
		detail
	}, { reason: name });
}
function unknownName(name, known) {
	const shown = printable(name, 60) || `""`;
	const field = {
		en: `parameter ${shown}`,
		ko: `파라미터 ${shown}`
	};
	return failure("input.unknown", {
		field,
		suggestion: suggest(name, known)
	}, { reason: shown });
}
function repeated(name, pieces) {
	const count = pieces.filter((piece) => piece === name || piece.startsWith(`${name}=`)).length;
	return failure("input.repeated", {
		field: name,
		count: Math.max(2, count)
	}, { reason: name });
}
function readLanguage(text, fallback) {
	if (text === void 0) return fallback;
	const language = languages.find((each) => each === text);
	if (language) return language;
	const given = `"${printable(text, 60)}"`;
	const params = {
		field: "lang",
		expected: languages.join(", "),
		given,
		suggestion: suggest(text, languages)
	};
	throw failure("input.option", params, { reason: "lang" });
}
export { readQuery as n, languageIn as t };
