import { k as harmless } from "./start.js";
import { Lt as cut, zt as widthOf } from "./gate.js";
// server/pages/pictures/fit.ts
const sizes = {
	usual: 12,
	small: 11
};
const column = .62;
const longest = 400;
const clusters = new Intl.Segmenter("en", { granularity: "grapheme" });
function fitting(text, room, size = "usual") {
	return cut(harmless(text, longest), columnsIn(room, size));
}
function fittingEnds(text, room, size = "usual") {
	const safe = harmless(text, longest);
	const columns = columnsIn(room, size);
	if (widthOf(safe) <= columns) return safe;
	const tail = Math.floor(columns / 3);
	const end = Array.from(clusters.segment(safe), ({ segment }) => segment).slice(-tail).join("");
	return `${cut(safe, Math.max(1, columns - widthOf(end)))}${end}`;
}
function columnsIn(room, size) {
	return Math.max(1, Math.floor(room / (column * sizes[size])));
}
export { fittingEnds as n, fitting as t };
