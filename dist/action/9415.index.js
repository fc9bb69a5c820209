export const id = 9415;
export const ids = [9415];
export const modules = {

/***/ 9415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ seenOf),
/* harmony export */   n: () => (/* binding */ isGood),
/* harmony export */   r: () => (/* binding */ limitFor),
/* harmony export */   t: () => (/* binding */ awaitedOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/gate/conditions.ts
const searched = 1048576;
function limitFor(conditions) {
	return conditions.some(({ kind }) => kind === "body") ? searched : 0;
}
function isGood({ page }, conditions) {
	return page !== null && conditions.every((condition) => holds(condition, page));
}
function holds(condition, page) {
	if (condition.kind === "up") return page.status < 500;
	if (condition.kind === "status") return [`${page.status}`, `${page.status}`[0] + "xx"].includes(condition.code);
	if (condition.kind === "body") return Buffer.from(page.body).includes(condition.text);
	const { name, text, isWhole } = condition;
	return valuesIn(page, name).some((value) => isWhole ? value === text : value.includes(text));
}
function valuesIn({ headers }, wanted) {
	const lines = headers.filter(([name]) => name.toLowerCase() === wanted).map(([, value]) => value.trim());
	if (lines.length === 0) return [];
	const joined = lines.join(", ");
	return [Buffer.from(joined, "latin1").toString("utf8"), joined];
}
const mostTold = 4;
function awaitedOf({ conditions, mask }) {
	return conditions.map(({ written }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.di)(mask(written), 120)).join(", ");
}
function seenOf(sights, showing) {
	const [en, ko] = _start_js__WEBPACK_IMPORTED_MODULE_0__.Ji.map((language) => {
		return [...sights.slice(0, mostTold).map((sight) => sightIn(sight, showing, language)), ...sights.length > mostTold ? [`+${sights.length - mostTold}`] : []].join("; ");
	});
	return {
		en: en ?? "",
		ko: ko ?? ""
	};
}
const noHeader = {
	en: "no {name}",
	ko: "{name} 없음"
};
const noText = {
	en: "body without {text}",
	ko: "본문에 {text} 없음"
};
function sightIn({ address, page, failure }, { conditions, mask }, language) {
	const at = address === "" ? "" : `${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.di)(address, 60)}: `;
	if (!page) return at + (failure ? mask((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)(failure, language)).replace(/\.$/, "") : "");
	const facts = conditions.flatMap((condition) => factOf(condition, page, {
		mask,
		language
	}));
	return at + [...new Set([`${page.status}`, ...facts])].join(", ");
}
function factOf(condition, page, { mask, language }) {
	if (condition.kind === "header") {
		const [value] = valuesIn(page, condition.name);
		const name = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.di)(condition.name, 60);
		return [value === void 0 ? (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.qi)(noHeader, { name }, language) : `${name}: "${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.di)(mask(value), 80)}"`];
	}
	if (condition.kind !== "body" || holds(condition, page)) return [];
	return [(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.qi)(noText, { text: `"${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.di)(mask(condition.text), 60)}"` }, language)];
}



/***/ })

};
