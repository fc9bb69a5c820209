export const id = 3276;
export const ids = [3276];
export const modules = {

/***/ 3276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   azure: () => (/* binding */ azure)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/report/kinds/azure.ts
const azure = (result, place) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.h)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.p)(result, place.language, place.outcome), place.language).map((each) => each.kind === "notice" ? plainLine(each) : issue(each, place)).join("");
function plainLine({ title, message }) {
	return `${title}: ${message.replaceAll("\n", " ")}\n`;
}
function issue({ kind, title, message, about }, place) {
	const spot = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.g)(place, about?.target ?? null, about ?? { rule: "" });
	return `##vso[task.logissue ${[
		`type=${kind}`,
		...spot ? [`sourcepath=${property(spot.path)}`, `linenumber=${spot.range.start.line}`] : [],
		...about ? [`code=${property((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.li)(about.rule, 120))}`] : []
	].join(";")}]${data(`${title}: ${message}`)}\n`;
}
function data(text) {
	return text.replaceAll(/%(?=AZP25|0A|0D|3B|5D)/gi, "%AZP25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function property(text) {
	return data(text).replaceAll(";", "%3B").replaceAll("]", "%5D");
}



/***/ })

};
