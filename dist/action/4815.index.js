export const id = 4815;
export const ids = [4815];
export const modules = {

/***/ 4815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readBaselineFile: () => (/* binding */ readBaselineFile)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _jsonc_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7264);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3024);




// src/settings/output/baseline-file.ts
function readBaselineFile(name, { given, folder, isUpdated }) {
	if (name === void 0) {
		const params = {
			field: given.naming("baseline"),
			expected: {
				en: "for example portcullis.baseline.json",
				ko: "예: portcullis.baseline.json"
			}
		};
		throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Gi)("input.missing", params, { reason: "baseline" });
	}
	const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, name);
	const now = () => (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.statSync)(path, { throwIfNoEntry: false }) ? parse(textOf(path, name, given), name, given) : null;
	const before = now();
	if (before || isUpdated) return {
		path,
		before,
		isUpdated,
		now
	};
	throw unusable(given, name, {
		en: "the file does not exist; --update-baseline creates it",
		ko: "그런 파일이 없습니다. --update-baseline으로 만들 수 있습니다"
	});
}
const entries = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ni)({
	target: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)(),
	rule: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)(),
	subject: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)().exactOptional(),
	actual: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ii)([
		_start_js__WEBPACK_IMPORTED_MODULE_0__.Gn,
		(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ai)(),
		(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.wi)()
	]).exactOptional(),
	seen: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ni)({
		status: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.yi)([
			"pass",
			"warn",
			"fail",
			"unknown"
		]).exactOptional(),
		grade: _start_js__WEBPACK_IMPORTED_MODULE_0__.Gn.exactOptional(),
		score: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ai)().exactOptional()
	}).exactOptional(),
	fingerprint: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)()
}));
const targets = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ni)({
	url: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)(),
	checks: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mi)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)(), (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Oi)())
}));
const baseline = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Di)("schema", [(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ni)({
	schema: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ki)("portcullis/baseline@1"),
	entries
}), (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ni)({
	schema: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ki)("portcullis/baseline@2"),
	targets,
	entries
})]);
function parse(text, name, given) {
	const parsed = baseline.safeParse((0,_jsonc_js__WEBPACK_IMPORTED_MODULE_1__.t)(text, (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.di)(name, 200)).value);
	if (parsed.success) {
		const entries = parsed.data.entries.map((entry) => ({
			...entry,
			target: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Yi)(entry.target)
		}));
		return {
			...parsed.data,
			entries
		};
	}
	const at = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.di)((parsed.error.issues[0]?.path ?? []).map(_jsonc_js__WEBPACK_IMPORTED_MODULE_1__.n).join("") || "/", 200);
	throw unusable(given, name, {
		en: `it is not a valid baseline (at ${at})`,
		ko: `올바른 기준선이 아닙니다(${at})`
	});
}
const largestFile = 67108864;
function textOf(path, name, given) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.or)(path, {
		largest: largestFile,
		unusable: (detail) => unusable(given, name, detail)
	}).toString("utf8").replace(/^\ufeff/, "");
}
function unusable(given, name, detail) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Gi)("input.file", {
		field: given.naming("baseline"),
		path: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.di)(name, 200),
		detail
	}, { reason: "baseline" });
}



/***/ }),

/***/ 7264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ pointerStep),
/* harmony export */   t: () => (/* binding */ parseJsonc)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/settings/config/jsonc.ts
const deepest = 32;
function parseJsonc(text, name) {
	const cursor = {
		name,
		text,
		places: new Map(),
		values: new Map(),
		offset: 0
	};
	const value = readValue(cursor, "", 0);
	if (peek(cursor) !== "") throw astray(cursor, "end");
	return {
		value,
		at(pointer) {
			const offset = cursor.places.get(pointer);
			return offset === void 0 ? null : positionAt(text, offset);
		},
		range(pointer) {
			const found = cursor.values.get(pointer);
			return found ? {
				start: positionAt(text, found[0]),
				end: positionAt(text, found[1])
			} : null;
		}
	};
}
function pointerStep(key) {
	return `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
function positionAt(text, offset) {
	const before = text.slice(0, offset).split(/\r\n|\r|\n/);
	return {
		line: before.length,
		column: (before.at(-1) ?? "").length + 1
	};
}
const said = {
	value: {
		en: "a value is expected here",
		ko: "여기에는 값이 와야 합니다"
	},
	end: {
		en: "the text should end here",
		ko: "여기에는 더 올 것이 없습니다"
	},
	key: {
		en: "a key in double quotes is expected here",
		ko: "여기에는 큰따옴표로 묶은 키가 와야 합니다"
	},
	colon: {
		en: "a colon is expected here",
		ko: "여기에는 콜론이 와야 합니다"
	},
	inObject: {
		en: "a comma or } is expected here",
		ko: "여기에는 쉼표나 }가 와야 합니다"
	},
	inArray: {
		en: "a comma or ] is expected here",
		ko: "여기에는 쉼표나 ]가 와야 합니다"
	},
	text: {
		en: "this string has no closing quote, or it contains a character that must be escaped",
		ko: "끝나지 않았거나 이스케이프해야 할 문자가 있는 문자열입니다"
	},
	comment: {
		en: "this comment is not closed",
		ko: "닫히지 않은 주석입니다"
	},
	again: {
		en: "this key is a duplicate",
		ko: "같은 키가 두 번 나옵니다"
	},
	deep: {
		en: `values may have at most ${deepest} levels`,
		ko: `${deepest}단계보다 깊은 값은 읽지 않습니다`
	}
};
const space = /[ \t\r\n]*/y;
const word = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const quotedText = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
function readValue(cursor, pointer, depth) {
	peek(cursor);
	if (!cursor.places.has(pointer)) cursor.places.set(pointer, cursor.offset);
	if (depth > deepest) throw astray(cursor, "deep");
	const from = cursor.offset;
	const value = readWhole(cursor, pointer, depth);
	cursor.values.set(pointer, [from, cursor.offset]);
	return value;
}
function readWhole(cursor, pointer, depth) {
	const next = peek(cursor);
	if (next === "{") return readObject(cursor, pointer, depth);
	if (next === "[") return readArray(cursor, pointer, depth);
	if (next === "\"") return readText(cursor, "text");
	const start = cursor.offset;
	const token = match(cursor, word);
	if (token === null || /[\w.+-]/.test(cursor.text.charAt(cursor.offset))) throw astray(cursor, "value", start);
	return JSON.parse(token);
}
function readObject(cursor, pointer, depth) {
	const entries = [];
	cursor.offset++;
	while (peek(cursor) !== "}") {
		const start = cursor.offset;
		if (peek(cursor) !== "\"") throw astray(cursor, "key");
		const key = readText(cursor, "key");
		const at = pointer + pointerStep(key);
		if (cursor.places.has(at)) throw astray(cursor, "again", start);
		cursor.places.set(at, start);
		if (peek(cursor) !== ":") throw astray(cursor, "colon");
		cursor.offset++;
		entries.push([key, readValue(cursor, at, depth + 1)]);
		if (peek(cursor) === ",") cursor.offset++;
		else if (peek(cursor) !== "}") throw astray(cursor, "inObject");
	}
	cursor.offset++;
	return Object.fromEntries(entries);
}
function readArray(cursor, pointer, depth) {
	const elements = [];
	cursor.offset++;
	while (peek(cursor) !== "]") {
		elements.push(readValue(cursor, pointer + pointerStep(elements.length), depth + 1));
		if (peek(cursor) === ",") cursor.offset++;
		else if (peek(cursor) !== "]") throw astray(cursor, "inArray");
	}
	cursor.offset++;
	return elements;
}
function readText(cursor, what) {
	const token = match(cursor, quotedText);
	if (token === null) throw astray(cursor, what);
	return JSON.parse(token);
}
function peek(cursor) {
	for (;;) {
		match(cursor, space);
		const { text, offset } = cursor;
		if (text.startsWith("//", offset)) cursor.offset = endOf(text, "\n", offset) ?? text.length;
		else if (text.startsWith("/*", offset)) {
			const end = endOf(text, "*/", offset);
			if (end === null) throw astray(cursor, "comment");
			cursor.offset = end;
		} else return text.charAt(offset);
	}
}
function endOf(text, end, offset) {
	const at = text.indexOf(end, offset + 2);
	return at < 0 ? null : at + end.length;
}
function match(cursor, pattern) {
	pattern.lastIndex = cursor.offset;
	const [token] = pattern.exec(cursor.text) ?? [];
	if (token === void 0) return null;
	cursor.offset += token.length;
	return token;
}
function astray({ name, text, offset }, what, at = offset) {
	const { line, column } = positionAt(text, at);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Gi)("input.syntax", {
		path: `${name}:${line}:${column}`,
		detail: said[what]
	}, { reason: "config" });
}



/***/ })

};
