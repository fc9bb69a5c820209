import { n as xmlText, t as element } from "./xml.js";
// src/report/shield.ts
const labelColour = "#444444";
const height = 20;
const padding = 6;
const corner = 3;
const font = 11;
function shield({ label, message, colour }) {
	const title = `${label}: ${message}`;
	const left = widthOf(label) + 12;
	const right = widthOf(message) + 12;
	const root = {
		xmlns: "http://www.w3.org/2000/svg",
		width: left + right,
		height,
		role: "img",
		"aria-label": title
	};
	const boxes = [
		element("rect", {
			width: left + right,
			height,
			rx: corner,
			fill: colour
		}),
		element("rect", {
			width: left,
			height,
			rx: corner,
			fill: labelColour
		}),
		element("rect", {
			x: left - corner,
			width: corner,
			height,
			fill: labelColour
		})
	];
	const texts = element("g", {
		fill: "#ffffff",
		"font-family": "Verdana,Geneva,DejaVu Sans,sans-serif",
		"font-size": font
	}, [written(label, padding), written(message, left + padding)]);
	return `${element("svg", root, [
		element("title", {}, [xmlText(title)]),
		...boxes,
		texts
	])}\n`;
}
function written(text, x) {
	return element("text", {
		x,
		y: 14,
		textLength: widthOf(text),
		lengthAdjust: "spacingAndGlyphs"
	}, [xmlText(text)]);
}
const narrow = /[ iIljt.,:·'|!fr()]/;
const wide = /[mwMW+@%]/;
function widthOf(text) {
	const width = Array.from(text).reduce((sum, character) => sum + advance(character), 0);
	return Math.ceil(width);
}
function advance(character) {
	if (character > "˿") return font;
	if (narrow.test(character)) return 4.4;
	if (wide.test(character)) return 10;
	return /[A-Z]/.test(character) ? 8.2 : 6.9;
}
export { shield as t };
