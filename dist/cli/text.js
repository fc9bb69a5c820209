// src/core/text.ts
const languages = ["en", "ko"];
const hole = /\{(?<name>\w+)(?:\|(?<closed>[^/}]+)\/(?<open>[^}]+))?\}/g;
function fill(text, params, language) {
	return text[language].replace(hole, (whole, name, closed, open) => {
		const param = params[name];
		if (param === void 0) return whole;
		const value = typeof param === "object" ? param[language] : `${param}`;
		return closed === void 0 || open === void 0 ? value : value + particle(value, closed, open);
	});
}
const readAsWords = {
	app: "other",
	click: "other",
	club: "other",
	example: "rieul",
	group: "other",
	hat: "other",
	imap: "other",
	name: "other",
	net: "other",
	none: "other",
	one: "other",
	online: "other",
	pingback: "other",
	quarantine: "other",
	servlet: "other",
	shop: "other",
	sourcemap: "other",
	target: "other",
	time: "other",
	tomcat: "other",
	top: "other",
	web: "other",
	zone: "other"
};
const readWithoutR = /^\p{L}{2,}[aeo]r$/iu;
const endsInRieul = /[178lr]$/i;
const endsInConsonant = /[0136mn]$/i;
function particle(value, closed, open) {
	const word = /[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u.exec(value.slice(-64))?.[0] ?? "";
	const ending = readAsWords[word.toLowerCase()] ?? (readWithoutR.test(word) ? "none" : finalConsonant(word));
	if (ending === "rieul") return closed === "으로" ? open : closed;
	return ending === "other" ? closed : open;
}
function finalConsonant(word) {
	const last = word.at(-1) ?? "";
	if (/[가-힣]/.test(last)) {
		const jamo = (last.charCodeAt(0) - 44032) % 28;
		if (jamo === 0) return "none";
		return jamo === 8 ? "rieul" : "other";
	}
	if (endsInRieul.test(last)) return "rieul";
	return endsInConsonant.test(last) ? "other" : "none";
}
export { languages as n, fill as t };
