export const id = 3691;
export const ids = [3691];
export const modules = {

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



/***/ }),

/***/ 2659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ configuration),
/* harmony export */   n: () => (/* binding */ problemKeyOf),
/* harmony export */   r: () => (/* binding */ problemPlacesOf),
/* harmony export */   t: () => (/* binding */ configProblem)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _jsonc_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7264);



// src/settings/config/shapes.ts
const no = "\\u0000-\\u0020\\u007f\\\\";
const eight = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const four = `(?:${eight}\\.){3}${eight}`;
const six = "[0-9A-Fa-f]*:[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*(?:%[^\\]]+)?";
const port = "0*(?:[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])";
const daysText = { pattern: "^\\s*(?:[Aa][Uu][Tt][Oo]|[Oo][Ff][Ff]|\\d{1,2}|[0-7]\\d{2}|8[01]\\d|82[0-5]|(?:\\d{1,2}|0\\d{2}|100)%)\\s*$" };
const daysNumber = {
	minimum: 0,
	maximum: 825
};
const secondsText = { pattern: "^(?!0+(?:\\.0+)?$)(?:[0-2]?\\d{1,2}(?:\\.\\d{1,3})?|300(?:\\.0{1,3})?)$" };
const secondsNumber = {
	minimum: .001,
	maximum: 300
};
const plainServer = `${four}|${six}|\\[(?:${four}|${six})\\]:${port}|${four}:${port}|\\[(?:${four}|${six})\\]`;
const inServer = "\\s\\\\{}@#";
const tlsServer = `[Tt][Ll][Ss]:\\/\\/(?:\\[${six}\\]|[^:\\/?[\\]${inServer}]+)(?::${port})?\\/?(?:#[^\\/${inServer}]+)?`;
const httpsServer = `[Hh][Tt][Tt][Pp][Ss]:\\/\\/[^\\/?${inServer}]+(?:[\\/?][^\\s\\\\{}#]*)?`;
const dnsServer = `(?:${plainServer}|${tlsServer}|${httpsServer})`;
const resolver = { pattern: `^${dnsServer}$` };
const publicResolver = { pattern: `^(?:[^=:\\/[\\]#]+=)?${dnsServer}(?:#filters)?$` };
const dohResolver = { pattern: `^${httpsServer}$` };
const blocklist = { pattern: _start_js__WEBPACK_IMPORTED_MODULE_1__.P };
const pin = { pattern: `^(?:\\[[^\\]]+\\]|\\s*[^:\\[\\]\\s][^:\\[\\]]*):${port}:(?:${four}|\\[(?:${four}|${six})\\])(?::${port})?$` };
const reportWish = { pattern: `^\\s*(?:${_start_js__WEBPACK_IMPORTED_MODULE_1__.Qt.join("|")})\\s*=\\s*\\S` };
const scheme = "[Hh][Tt][Tt][Pp][Ss]?:\\/\\/";
const url = `^\\s*(?:${scheme}(?!:*[^\\/?#:@${no}][^\\/?#]*@)[^${no}]+|${`(?![A-Za-z][A-Za-z0-9+.\\-]*:(?!\\d))(?![^\\/?#]*@)[^${no}\\/][^${no}]*`}|${six})\\s*$`;
const target$1 = { pattern: url };
const server = { pattern: `^\\s*${scheme}(?!:*[^\\/:@][^\\/]*@)[^?#${no}]+\\s*$` };
const path = { pattern: `^\\/[^${no}]*\\s*$` };
const waived = { anyOf: [{
	type: "string",
	pattern: url,
	not: { pattern: "\\*" }
}, {
	type: "string",
	pattern: `^(?:\\*\\*|(?:https?|\\*):\\/\\/[a-z0-9_.*\\-]+(?::(?:\\d+|\\*))?\\/[^${no}#]*|(?:https?|\\*):\\/\\/\\[[0-9a-f:]+\\](?::(?:\\d+|\\*))?\\/[^${no}#]*)$`
}] };
// src/settings/config/schema.ts
const gate = _start_js__WEBPACK_IMPORTED_MODULE_1__.$t.find(({ id }) => id === "gate");
const options = [
	...gate?.options ?? [],
	..._start_js__WEBPACK_IMPORTED_MODULE_1__.nr,
	..._start_js__WEBPACK_IMPORTED_MODULE_1__.tr,
	..._start_js__WEBPACK_IMPORTED_MODULE_1__.Yt,
	..._start_js__WEBPACK_IMPORTED_MODULE_1__.rr,
	..._start_js__WEBPACK_IMPORTED_MODULE_1__.Xt,
	..._start_js__WEBPACK_IMPORTED_MODULE_1__.Zt,
	..._start_js__WEBPACK_IMPORTED_MODULE_1__.Jt
];
function about(name) {
	const option = options.find((each) => each.name === name);
	if (!option) throw new Error(`no option ${name}`);
	return { description: option.about };
}
const longestText = 2048;
const line = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().min(1).max(longestText);
const letters = [..._start_js__WEBPACK_IMPORTED_MODULE_1__.Yn, "off"];
function listOf(shape) {
	const one = line.meta(shape);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([one, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(one).max(100)]);
}
const thresholds = {
	min_ssl: line.meta({
		...about("min_ssl"),
		enum: letters
	}),
	min_headers: line.meta({
		...about("min_headers"),
		enum: letters
	}),
	min_days: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([line.meta(daysText), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().meta(daysNumber)]).meta({
		...about("min_days"),
		examples: [
			"auto",
			14,
			"33%",
			"off"
		]
	}),
	require_https: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta(about("require_https")),
	accept_status: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([line, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().min(200).max(499)]).meta({
		...about("accept_status"),
		examples: [
			404,
			"401,403",
			"4xx"
		]
	}),
	all_ips: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta(about("all_ips"))
};
const ways = {
	timeout: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([line.meta(secondsText), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ai)().meta(secondsNumber)]).meta(about("timeout")),
	resolve: listOf(pin).meta(about("resolve")),
	resolver: listOf(resolver).meta(about("resolver")),
	ca_file: line.meta(about("ca_file")),
	trust_anchor: line.meta(about("trust_anchor")),
	public_resolver: listOf(publicResolver).meta(about("public_resolver")),
	doh: listOf(dohResolver).meta(about("doh")),
	blocklist: listOf(blocklist).meta(about("blocklist")),
	blocklist_resolver: line.meta({
		...about("blocklist_resolver"),
		...resolver
	}),
	axfr: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta(about("axfr")),
	header: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)(), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)()).max(100)]).meta(about("header")),
	client_cert: line.meta(about("client_cert")),
	client_key: line.meta(about("client_key")),
	proxy: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(about("proxy")),
	proxy_dns: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta(about("proxy_dns"))
};
const perseverance = {
	wait_for: listOf({}).meta(about("wait_for")),
	wait_timeout: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([line, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ai)()]).meta(about("wait_timeout")),
	wait_interval: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([line, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ai)()]).meta(about("wait_interval")),
	confirm: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([line, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)()]).meta(about("confirm")),
	retries: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([line, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)()]).meta(about("retries"))
};
const level = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(_start_js__WEBPACK_IMPORTED_MODULE_1__.Ur);
const rules = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mi)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)(), level).meta({ description: "Effect of a finding on the verdict, by rule: error fails the target, warn warns, off hides the finding; if the check could not be measured, error makes the target unknown" });
const demand = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
	level: level.exactOptional().meta({ description: "Effect on the verdict if the requirement is not met (default error)" }),
	minScore: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ai)().min(0).max(100).exactOptional().meta({ description: "Lowest accepted score" }),
	minGrade: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(_start_js__WEBPACK_IMPORTED_MODULE_1__.Yn).exactOptional().meta({ description: "Lowest accepted grade" }),
	maxSeverity: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(_start_js__WEBPACK_IMPORTED_MODULE_1__.qr).exactOptional().meta({ description: "Worst accepted severity of the issues that are not waived and not off" })
});
const checks = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mi)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)(), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([level, demand])).meta({ description: "Other checks that the target must pass: a level alone requires the status pass; an object sets requirements. The settings of a target override the general ones key by key" });
const target = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
	url: line.meta({
		description: gate?.subject?.about ?? "",
		...target$1
	}),
	name: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().min(1).max(100).meta({ description: "Name in reports" }).exactOptional(),
	paths: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().max(longestText).regex(/^\//).meta(path)).min(1).max(100).meta({ description: "Paths to measure instead of the URL's path" }).exactOptional(),
	...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		...thresholds,
		...ways,
		...perseverance,
		rules,
		checks
	}).partial().shape
});
const waiver = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
	rule: line.meta({ description: "The rule, or all rules of a check: http.*" }),
	url: line.meta({
		description: "Canonical URLs to which it applies: in the host, * and ** match any text; after it, * matches text without a slash and ** any text (default all)",
		...waived
	}).exactOptional(),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().max(500).regex(/\S/).meta({ description: "Why this is acceptable for now" }),
	until: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Hn)().meta({ description: "Last day of validity, in UTC; at most 366 days ahead" }),
	owner: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().min(1).max(100).meta({ description: "Who is responsible for it" }).exactOptional()
});
const configuration = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
	$schema: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().exactOptional(),
	...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		...thresholds,
		...ways,
		...perseverance,
		rules,
		checks
	}).partial().shape,
	targets: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([line.meta(target$1), target])).max(1e3).meta({ description: "Targets, used when the command line has no URL" }).exactOptional(),
	waivers: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(waiver).max(1e3).meta({ description: "Waived findings, each with a reason and a last day" }).exactOptional(),
	baseline: line.meta(about("baseline")).exactOptional(),
	fail_on: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(_start_js__WEBPACK_IMPORTED_MODULE_1__.Br).meta(about("fail_on")).exactOptional(),
	on_error: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(_start_js__WEBPACK_IMPORTED_MODULE_1__.Hr).meta(about("on_error")).exactOptional(),
	server: line.meta({
		...about("server"),
		...server
	}).exactOptional(),
	lang: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(_start_js__WEBPACK_IMPORTED_MODULE_1__.Ji).meta(about("lang")).exactOptional(),
	report: listOf(reportWish).meta(about("report")).exactOptional(),
	concurrency: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([line, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)()]).meta(about("concurrency")).exactOptional()
}).meta({ title: "Configuration of Portcullis" });
function keysAt(path) {
	const [first, , ...deeper] = path;
	if (first === void 0) return Object.keys(configuration.shape);
	if (first === "waivers") return Object.keys(waiver.shape);
	if (first === "checks" || deeper[0] === "checks") return Object.keys(demand.shape);
	return first === "targets" ? Object.keys(target.shape) : [];
}
// src/settings/config/problems.ts
function configProblem(error, places, { reason = "config", known = keysAt, few = 6 } = {}) {
	const { issue, path } = innermost(error.issues[0], []);
	const pointer = path.map(_jsonc_js__WEBPACK_IMPORTED_MODULE_2__.n).join("");
	if (issue.code === "unrecognized_keys") {
		const [key = ""] = issue.keys;
		const suggestion = meant(key, known(path), few);
		const field = problemKeyOf(places(pointer + (0,_jsonc_js__WEBPACK_IMPORTED_MODULE_2__.n)(key)));
		return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.unknown", {
			field,
			suggestion
		}, { reason });
	}
	const field = places(pointer);
	if (issue.input === void 0) {
		const expected = issue.code === "invalid_value" ? issue.values.join(", ") : wordsFor(path) ?? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.sr)(issue).expected;
		return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.missing", {
			field,
			expected: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.cr)(expected)
		}, { reason });
	}
	if (issue.code === "invalid_value") {
		const values = issue.values.map(String);
		const suggestion = typeof issue.input === "string" ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.pr)(issue.input, values) : "";
		const params = {
			field,
			expected: values.join(", "),
			given: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ur)(issue.input),
			suggestion
		};
		return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.option", params, { reason });
	}
	const expected = special(issue, path) ?? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.sr)(issue).expected;
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.value", {
		field,
		expected,
		given: shownShort(issue.input)
	}, { reason });
}
function problemKeyOf(place) {
	return {
		en: `key ${place}`,
		ko: `키 ${place}`
	};
}
function meant(key, known, few) {
	const near = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.pr)(key, known);
	if (near.en !== "" || known.length === 0 || known.length > few) return near;
	return {
		en: ` Known keys: ${known.join(", ")}.`,
		ko: ` 쓸 수 있는 키: ${known.join(", ")}.`
	};
}
const patterns = {
	paths: {
		en: "a path that begins with /",
		ko: "/로 시작하는 경로"
	},
	reason: {
		en: "a text that gives the reason",
		ko: "이유를 적은 문장"
	},
	until: {
		en: "a date such as 2027-01-31",
		ko: "2027-01-31 같은 날짜"
	},
	url: {
		en: "a URL such as https://shop.example/",
		ko: "https://shop.example/ 같은 URL"
	}
};
function special(issue, path) {
	return issue.code === "invalid_format" ? wordsFor(path) : null;
}
function wordsFor(path) {
	const key = path.findLast((each) => typeof each === "string");
	return patterns[String(key)] ?? null;
}
function shownShort(value) {
	if (typeof value !== "object" || value === null) return typeof value === "function" ? "a function" : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ur)(value);
	return Array.isArray(value) ? "[…]" : "{…}";
}
function innermost(issue, before) {
	const path = [...before, ...issue.path];
	if (issue.code !== "invalid_union") return {
		issue,
		path
	};
	const branches = issue.errors.flatMap(([first]) => first ? [first] : []);
	const deeper = branches.find((each) => each.path.length > 0 || each.code === "unrecognized_keys");
	const word = typeof issue.input === "string" ? branches.find((each) => each.code === "invalid_value") : void 0;
	const meant = deeper ?? (word && {
		...word,
		input: issue.input
	});
	return meant ? innermost(meant, path) : {
		issue,
		path
	};
}
function problemPlacesOf(name, at) {
	return (pointer) => {
		const position = at(pointer);
		const where = position ? `${name}:${position.line}:${position.column}` : name;
		return `${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(pointer === "" ? "/" : pointer, 200)} (${where})`;
	};
}



/***/ }),

/***/ 3691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readConfig: () => (/* binding */ readConfig)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2659);
/* harmony import */ var _jsonc_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7264);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);




// src/settings/config/read.ts
async function readConfig(found) {
	const { name, path } = found;
	const { raw, places, file } = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.en)(path) ? await readModule(found) : readFile(found);
	const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path);
	const resolve = (named) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(named) ? named : (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, named);
	return {
		name,
		file,
		values: await (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.M)(languageIn(raw), async () => valuesOf(raw, places)),
		places,
		resolve
	};
}
function languageIn(raw) {
	return typeof raw === "object" && raw !== null && "lang" in raw ? raw.lang : void 0;
}
function valuesOf(raw, places) {
	const parsed = _problems_js__WEBPACK_IMPORTED_MODULE_1__.i.safeParse(raw, { reportInput: true });
	if (!parsed.success) throw (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__.t)(parsed.error, places);
	refusePrototypes(raw, places);
	return parsed.data;
}
function refusePrototypes(value, places, pointer = "") {
	if (typeof value !== "object" || value === null) return;
	for (const [key, each] of Object.entries(value)) {
		const at = pointer + (0,_jsonc_js__WEBPACK_IMPORTED_MODULE_2__.n)(key);
		if (key === "__proto__") throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Gi)("input.unknown", {
			field: (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__.n)(places(at)),
			suggestion: ""
		}, { reason: "config" });
		refusePrototypes(each, places, at);
	}
}
function readFile(found) {
	const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.tn)(found);
	const { path } = found;
	const { value, at, range } = (0,_jsonc_js__WEBPACK_IMPORTED_MODULE_2__.t)(text, found.name);
	if (!found.isPackage) return {
		raw: value,
		places: (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__.r)(found.name, at),
		file: {
			path,
			text,
			range
		}
	};
	const holder = value;
	if (typeof value !== "object" || value === null || !Object.hasOwn(value, "portcullis")) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nn)(found, {
		en: "it has no portcullis key",
		ko: "portcullis 키가 없습니다"
	});
	const tell = (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__.r)(found.name, at);
	return {
		raw: holder.portcullis,
		places: (pointer) => tell(inside(pointer)),
		file: {
			path,
			text,
			range: (pointer) => range(inside(pointer))
		}
	};
}
function inside(pointer) {
	return `/portcullis${pointer}`;
}
async function readModule(found) {
	const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.tn)(found);
	const places = (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__.r)(found.name, () => null);
	const ran = await (await __webpack_require__.e(/* import() */ 3532).then(__webpack_require__.bind(__webpack_require__, 3532))).runProgram(found.path);
	if ("broken" in ran) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nn)(found, harmlessly(ran.broken));
	return {
		raw: jsonOf(ran, places),
		places,
		file: {
			path: found.path,
			text
		}
	};
}
function harmlessly({ en, ko }) {
	return {
		en: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.di)(en, 300),
		ko: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.di)(ko, 300)
	};
}
function jsonOf(plain, places) {
	if ("value" in plain) return plain.value;
	const { path, what } = plain.strange;
	const expected = path.length === 0 ? anObject : anyValue;
	const params = {
		field: places(path.map(_jsonc_js__WEBPACK_IMPORTED_MODULE_2__.n).join("")),
		expected,
		given: harmlessly(what)
	};
	throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Gi)("input.value", params, { reason: "config" });
}
const anObject = {
	en: "an object",
	ko: "객체"
};
const anyValue = {
	en: "a value that JSON can represent",
	ko: "JSON으로 나타낼 수 있는 값"
};



/***/ })

};
