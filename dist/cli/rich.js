import { d as $, r as a } from "./layout.js";
// server/pages/order.ts
const first = [
	"gate",
	"ssl",
	"http"
];
function inOrder(checks) {
	return checks.toSorted((a, b) => rankOf(a) - rankOf(b));
}
function rankOf({ id }) {
	return first.includes(id) ? first.indexOf(id) : first.length;
}
// server/pages/rich.tsx
const pieces = /\{(?<hole>\w+)\}|`(?<code>[^`]+)`/g;
function Rich({ sentence, holes = {} }) {
	const parts = [];
	let read = 0;
	for (const match of sentence.matchAll(pieces)) {
		const { code, hole = "" } = match.groups ?? {};
		parts.push(sentence.slice(read, match.index), code === void 0 ? holes[hole] ?? match[0] : a("code", { children: code }));
		read = match.index + match[0].length;
	}
	return a($, { children: [parts, sentence.slice(read)] });
}
export { inOrder as n, Rich as t };
