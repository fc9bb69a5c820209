import { Ut as networkOf, Vt as compareKeys, qt as packedWordsOf } from "./gate.js";
// src/formats/networks/prefix.ts
function rangeOfPrefix(prefix) {
	const match = /^(?<base>[0-9a-f:.]{2,45})\/(?<bits>\d{1,3})$/i.exec(prefix);
	return match ? networkOf(match.groups?.["base"] ?? "", match.groups?.["bits"]) : null;
}
function isInPrefix(address, prefix) {
	const words = packedWordsOf(address);
	const range = rangeOfPrefix(prefix);
	if (!words || !range || range.first.length !== words.length) return false;
	return compareKeys(range.first, words) <= 0 && compareKeys(words, range.last) <= 0;
}
export { rangeOfPrefix as n, isInPrefix as t };
