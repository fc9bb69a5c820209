import { domainToASCII, domainToUnicode } from "node:url";
// src/core/target/unicode-host.ts
const lookalikes = /[абвгезкмнопрстухшъыьюѕіјһѡѵҽӏԁԍԛԝαβγεικνορτυχωη]/gu;
const writings = [
	/^[a-zß-öø-ÿĀ-İĳ-ķĹ-ňŊ-ſƠơƯưǍ-ǜȘ-țḀ-ỹ\d-]+$/iu,
	/^[가-힣a-z\d-]+$/u,
	/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\d-]+$/u,
	/^[\p{Script=Han}\p{Script=Bopomofo}\d-]+$/u,
	/^[\p{Script=Thai}\d-]+$/u,
	/^[\p{Script=Devanagari}\d-]+$/u,
	/^[\p{Script=Cyrillic}\d-]+$/u,
	/^[\p{Script=Greek}\d-]+$/u
];
const longestHost = 253;
function unicodeOf(host) {
	if (host.length > longestHost || !/(?:^|\.)xn--/.test(host)) return null;
	const shown = domainToUnicode(host);
	if (shown === "" || /(?:^|\.)xn--/.test(shown) || domainToASCII(shown) !== host) return null;
	return shown.split(".").every(isPlain) ? shown : null;
}
function isPlain(label) {
	if (/^[a-z\d_-]+$/.test(label)) return true;
	return /^[\p{L}\p{M}\d-]+$/u.test(label) && !/\p{Default_Ignorable_Code_Point}/u.test(label) && writings.some((each) => each.test(label)) && /\p{L}/u.test(label.replace(lookalikes, ""));
}
function withUnicode(target) {
	const shown = unicodeOf((/^(?:[a-z][a-z\d+.-]*:\/\/)?(?<authority>[^/?#\s]*)/i.exec(target)?.groups?.["authority"] ?? "").replace(/^.*@/, "").replace(/:\d+$/, ""));
	return shown === null ? target : `${target} (${shown})`;
}
export { withUnicode as t };
