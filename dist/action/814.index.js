export const id = 814;
export const ids = [814];
export const modules = {

/***/ 814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   configSource: () => (/* binding */ configSource)
/* harmony export */ });
/* harmony import */ var _url_pattern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5537);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3000);
/* harmony import */ var _jsonc_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7264);




// src/settings/config/source.ts
function configSource(config, file, path) {
	const entries = new Map((0,_plan_js__WEBPACK_IMPORTED_MODULE_1__.r)(config).map((entry) => [entry.url, entry]));
	const search = file.range ?? searching(file);
	const found = new Map();
	return {
		path,
		text: file.text,
		rangeOf(target, about) {
			const reason = find(target ? reasonFor(target, about, {
				entries,
				config
			}) : ofRun(about));
			const entry = target && entries.get(target.url);
			if (reason || !entry) return reason;
			return find(entry.at) ?? (file.range ? null : namedIn(file, target));
		}
	};
	function find(pointer) {
		if (pointer === null) return null;
		const known = found.get(pointer);
		if (known !== void 0) return known;
		const range = search(pointer);
		found.set(pointer, range);
		return range;
	}
}
function ofRun({ rule }) {
	return rule.startsWith("gate.waiver-") ? "/waivers" : "/baseline";
}
function reasonFor(target, { rule, subject }, { entries, config }) {
	if (rule === "gate.waiver-expired") return waiverFor(target, subject, config);
	const check = target.checks.find(({ id }) => rule === `gate.${id}`);
	if (!check) return null;
	const option = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.D)(check.id);
	const name = option ? `/${option}` : `/checks${(0,_jsonc_js__WEBPACK_IMPORTED_MODULE_2__.n)(check.id.replace(/^checks\./, ""))}`;
	if (check.source === "file") return name;
	const pointer = check.source === "target" ? entries.get(target.url)?.pointer : void 0;
	return pointer === void 0 ? null : pointer + name;
}
function waiverFor({ url }, rule, { values }) {
	const index = (values.waivers ?? []).map(_plan_js__WEBPACK_IMPORTED_MODULE_1__.n).findIndex((waiver) => {
		return waiver.rule === rule && (waiver.url === void 0 || (0,_url_pattern_js__WEBPACK_IMPORTED_MODULE_3__.t)(waiver.url, url));
	});
	return index < 0 ? null : `/waivers${(0,_jsonc_js__WEBPACK_IMPORTED_MODULE_2__.n)(index)}`;
}
function searching({ text }) {
	const lines = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__._)(text);
	return (pointer) => {
		const name = /\/(?<name>[a-z_]+)$/.exec(pointer)?.groups?.["name"];
		if (name === void 0) return null;
		const found = lines.flatMap((line, index) => new RegExp(`\\b${name}\\b`).test(line) ? [index + 1] : []);
		return found.length === 1 ? (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.h)(text, found[0] ?? 1) : null;
	};
}
function namedIn({ text }, target) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.h)(text, (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.g)(text, target) ?? 1);
}



/***/ })

};
