export const id = 4160;
export const ids = [4160];
export const modules = {

/***/ 4160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   badge: () => (/* binding */ badge)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _xml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8634);


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
		(0,_xml_js__WEBPACK_IMPORTED_MODULE_1__.t)("rect", {
			width: left + right,
			height,
			rx: corner,
			fill: colour
		}),
		(0,_xml_js__WEBPACK_IMPORTED_MODULE_1__.t)("rect", {
			width: left,
			height,
			rx: corner,
			fill: labelColour
		}),
		(0,_xml_js__WEBPACK_IMPORTED_MODULE_1__.t)("rect", {
			x: left - corner,
			width: corner,
			height,
			fill: labelColour
		})
	];
	const texts = (0,_xml_js__WEBPACK_IMPORTED_MODULE_1__.t)("g", {
		fill: "#ffffff",
		"font-family": "Verdana,Geneva,DejaVu Sans,sans-serif",
		"font-size": font
	}, [written(label, padding), written(message, left + padding)]);
	return `${(0,_xml_js__WEBPACK_IMPORTED_MODULE_1__.t)("svg", root, [
		(0,_xml_js__WEBPACK_IMPORTED_MODULE_1__.t)("title", {}, [(0,_xml_js__WEBPACK_IMPORTED_MODULE_1__.n)(title)]),
		...boxes,
		texts
	])}\n`;
}
function written(text, x) {
	return (0,_xml_js__WEBPACK_IMPORTED_MODULE_1__.t)("text", {
		x,
		y: 14,
		textLength: widthOf(text),
		lengthAdjust: "spacingAndGlyphs"
	}, [(0,_xml_js__WEBPACK_IMPORTED_MODULE_1__.n)(text)]);
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
// src/report/kinds/badge.ts
const colourOf = {
	pass: "#1a7f37",
	warn: "#8a6100",
	fail: "#c62828",
	unknown: "#6e4fa3"
};
const label = "portcullis";
const badge = (result, { language }) => {
	const message = [_start_js__WEBPACK_IMPORTED_MODULE_0__.ri.verdict[result.verdict][language], ...lettersOf(result)].join(" · ");
	return shield({
		label,
		message,
		colour: colourOf[result.verdict]
	});
};
const shownLetters = [["ssl", "ssl"], ["headers", "headers"]];
function lettersOf({ targets }) {
	return shownLetters.flatMap(([id, name]) => {
		const letters = targets.map(({ checks }) => checks.find((check) => check.id === id)?.actual ?? null).filter((actual) => isGrade(actual));
		const [first, ...others] = letters;
		return first === void 0 || letters.length < targets.length ? [] : [`${name} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Qn)([first, ...others])}`];
	});
}
function isGrade(value) {
	return _start_js__WEBPACK_IMPORTED_MODULE_0__.Yn.some((grade) => grade === value);
}



/***/ }),

/***/ 8634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ xmlText),
/* harmony export */   t: () => (/* binding */ element)
/* harmony export */ });
// src/report/kinds/xml.ts
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&apos;"
};
function xmlText(text) {
	return text.replace(forbidden, "").replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
}
function element(name, attributes, content = []) {
	const start = `<${name}${Object.entries(attributes).flatMap(([key, value]) => value === void 0 ? [] : [` ${key}="${xmlText(String(value))}"`]).join("")}`;
	return content.length === 0 ? `${start}/>` : `${start}>${content.join("")}</${name}>`;
}



/***/ })

};
