export const id = 3000;
export const ids = [3000];
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

/***/ 3000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ toWaiver),
/* harmony export */   r: () => (/* binding */ expand),
/* harmony export */   t: () => (/* binding */ planWith)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(281);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2252);
/* harmony import */ var _jsonc_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7264);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2659);
/* harmony import */ var _url_pattern_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5537);






// src/settings/config/demands.ts
function demandsOf(ofAll, own) {
	const entries = [...new Set([...Object.keys(ofAll), ...Object.keys(own)])].map((id) => {
		const source = Object.hasOwn(own, id) ? "target" : "file";
		return [id, {
			level: "error",
			...partsOf(ofAll, id),
			...partsOf(own, id),
			source
		}];
	});
	return Object.fromEntries(entries);
}
function partsOf(checks, id) {
	const demand = Object.hasOwn(checks, id) ? checks[id] : void 0;
	return typeof demand === "string" ? { level: demand } : demand ?? {};
}
// src/settings/config/check-query.ts
function checkQuery({ part, source, pointer }, { values, places }) {
	const ofAll = values.checks ?? {};
	const targets = source === "target" ? [part] : [{}, ...values.targets ?? []];
	const asked = new Set(targets.flatMap((target) => {
		const own = typeof target === "object" && "checks" in target ? target.checks ?? {} : {};
		return Object.entries(demandsOf(ofAll, own)).flatMap(([id, { level }]) => level === "off" ? [] : [id]);
	}));
	for (const [rule, level] of Object.entries(part.rules ?? {})) {
		const check = level === "off" ? void 0 : demandedBy(rule);
		if (check === void 0 || asked.has(check)) continue;
		const example = `"checks": { "${check}": "${level}" }`;
		const expected = {
			en: `off, because the check ${check} is not requested under checks (to request it, add ${example})`,
			ko: `off(checks에서 ${check} 점검을 요청하지 않은 경우. 요청하려면 ${example} 추가)`
		};
		const field = places(`${pointer}/rules${(0,_jsonc_js__WEBPACK_IMPORTED_MODULE_3__.n)(rule)}`);
		throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.value", {
			field,
			expected,
			given: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ur)(level)
		}, { reason: "config" });
	}
}
const always = new Set([
	"gate",
	"ssl",
	"http"
]);
function demandedBy(rule) {
	return _start_js__WEBPACK_IMPORTED_MODULE_1__.$t.find(({ id }) => {
		if (id === "gate") return false;
		return rule === `gate.${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vr)(id)}` || !always.has(id) && rule.startsWith(`${id}.`);
	})?.id;
}
// src/settings/config/layer.ts
const paths = new Set(["baseline", ..._start_js__WEBPACK_IMPORTED_MODULE_1__.ir.flatMap(({ name, isFile }) => isFile ? [name] : [])]);
function layerOf(part, source, pointer, { places, resolve }) {
	const values = part;
	return {
		source,
		naming: (name) => places(`${pointer}/${name}`),
		value(name) {
			const value = Object.hasOwn(values, name) ? values[name] : void 0;
			if (value === void 0 || name === "targets") return void 0;
			if (paths.has(name)) return resolve(value);
			return name === "report" ? [value].flat().map((wish) => placed(wish, resolve)) : value;
		}
	};
}
function placed(wish, resolve) {
	const at = wish.indexOf("=");
	const path = wish.slice(at + 1).trim();
	return at < 0 || path === "" || path === "-" ? wish : `${wish.slice(0, at)}=${resolve(path)}`;
}
// src/settings/options/waiver-url.ts
async function wrongPattern(text) {
	if (!text.includes("*")) return "value" in (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Er)(text) ? null : aUrl;
	if (text === "**") return null;
	const right = canonical(text);
	if (right === null || !await isOfOneSite(right)) return aUrl;
	return right === text ? null : {
		en: `written ${right}`,
		ko: `${right} 형식`
	};
}
const aUrl = {
	en: "a URL such as https://example.com/**, or https://*.example.com/** for the hosts below it",
	ko: "https://example.com/** 같은 URL(하위 호스트는 https://*.example.com/**)"
};
const tokens = [["**", "zz0q"], ["*", "zz1q"]];
function canonical(text) {
	if (text === "*") return "**";
	const schemed = text.includes("://") ? text.trim() : `https://${text.trim()}`;
	const parts = (0,_url_pattern_js__WEBPACK_IMPORTED_MODULE_5__.n)(schemed.replace(/^([^:/?#]+:\/\/)[^/?#]*@/, "$1"));
	if (!parts) return null;
	const host = parts.rest === "" && /[^.*]\*\*?$/.test(parts.host) ? parts.host.replace(/\*+$/, "") : parts.host;
	const port = parts.port === "" || parts.port === "*" ? "" : `:${parts.port}`;
	const scheme = parts.scheme === "*" ? "https" : parts.scheme;
	const parsed = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Er)(`${scheme}://${hidden(host)}${port}${hidden(parts.rest || "/**")}`);
	const read = "value" in parsed ? (0,_url_pattern_js__WEBPACK_IMPORTED_MODULE_5__.n)(shownAgain(parsed.value)) : null;
	if (!read || read.host.split("*").length !== host.split("*").length) return null;
	const portAgain = parts.port === "*" ? "*" : read.port;
	const right = `${parts.scheme === "*" ? "*" : read.scheme}://${read.host}${portAgain && `:${portAgain}`}${read.rest}`;
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(right, 2048);
}
function hidden(text) {
	return tokens.reduce((now, [stars, token]) => now.replaceAll(stars, token), text);
}
function shownAgain(text) {
	return tokens.reduce((now, [stars, token]) => now.replaceAll(token, stars), text);
}
async function isOfOneSite(pattern) {
	const host = (0,_url_pattern_js__WEBPACK_IMPORTED_MODULE_5__.n)(pattern)?.host ?? "";
	if (!host.includes("*") || host === "*" || host === "**") return true;
	const behind = host.slice(host.lastIndexOf("*") + 1);
	if (behind.startsWith(".")) return behind.length > 1;
	const { getDomain } = await Promise.all(/* import() */[__webpack_require__.e(4235), __webpack_require__.e(5185)]).then(__webpack_require__.bind(__webpack_require__, 5185)).then((m) => (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.o)(m.default, 1));
	return behind.includes(".") && getDomain(behind.slice(behind.indexOf(".") + 1)) !== null;
}
// src/settings/config/check.ts
async function checkConfig(config, now) {
	const { values } = config;
	const parts = [{
		part: values,
		source: "file",
		pointer: ""
	}, ...(values.targets ?? []).flatMap((target, index) => typeof target === "string" ? [] : [{
		part: target,
		source: "target",
		pointer: `/targets${(0,_jsonc_js__WEBPACK_IMPORTED_MODULE_3__.n)(index)}`
	}])];
	parts.forEach((part) => checkValues(part, config));
	for (const part of parts) await checkDemands(part, config);
	if (!(parts.some(({ part }) => Object.keys(part.rules ?? {}).length > 0) || (values.waivers ?? []).length > 0)) return;
	const known = await (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)();
	parts.forEach((part) => checkRules(part, known, config));
	parts.forEach((part) => checkQuery(part, config));
	checkWaivers(config, known, now);
	await checkWaivedUrls(config);
}
function checkValues({ part, source, pointer }, config) {
	const given = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qt)(layerOf(part, source, pointer, config), {}, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.d)("gate"));
	(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.lr)(_gate_js__WEBPACK_IMPORTED_MODULE_2__.S.input, {
		url: "https://example.com/",
		...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.j)(given)
	}, given.naming);
	(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.N)(given);
	(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.k)(given);
	(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.O)(given);
}
const checkIds = _start_js__WEBPACK_IMPORTED_MODULE_1__.$t.map(({ id }) => id).filter(_start_js__WEBPACK_IMPORTED_MODULE_1__.l);
async function checkDemands({ part: { checks = {} }, pointer }, { places }) {
	for (const [id, demand] of Object.entries(checks)) {
		const entry = _start_js__WEBPACK_IMPORTED_MODULE_1__.$t.find((each) => each.id === id && checkIds.includes(id));
		const at = `${pointer}/checks${(0,_jsonc_js__WEBPACK_IMPORTED_MODULE_3__.n)(id)}`;
		if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.c)(id)) {
			const params = {
				field: places(at),
				expected: withoutTarget(id),
				given: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ur)(demand)
			};
			throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.value", params, { reason: "config" });
		}
		if (!entry) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.unknown", {
			field: (0,_problems_js__WEBPACK_IMPORTED_MODULE_4__.n)(places(at)),
			suggestion: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.pr)(id, checkIds)
		}, { reason: "config" });
		if (typeof demand === "string") continue;
		const check = await entry.load();
		const missing = ["minScore", "minGrade"].find((name) => demand[name] !== void 0 && !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.s)(check, name));
		if (missing === void 0) continue;
		const expected = withoutLimit(id, check.scoring ? lacks.grade : lacks.both);
		const params = {
			field: places(`${at}/${missing}`),
			expected,
			given: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ur)(demand[missing])
		};
		throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.value", params, { reason: "config" });
	}
}
const lacks = {
	grade: {
		en: "gives no grade (use minScore instead)",
		ko: "등급이 없음. 대신 minScore를 사용"
	},
	both: {
		en: "gives no grade",
		ko: "등급이 없음"
	}
};
function withoutLimit(id, { en, ko }) {
	return {
		en: `left out, because ${id} ${en}`,
		ko: `빼야 하는 값(${id} 점검에는 ${ko})`
	};
}
function withoutTarget(id) {
	return {
		en: `left out, because ${id} does not measure a target (run it by itself: npx portcullis ${id})`,
		ko: `빼야 하는 값(${id} 점검에는 측정할 대상이 없음. 따로 npx portcullis ${id} 명령으로 실행)`
	};
}
function checkRules({ part: { rules = {} }, source, pointer }, known, { places }) {
	for (const [id, level] of Object.entries(rules)) {
		const field = places(`${pointer}/rules${(0,_jsonc_js__WEBPACK_IMPORTED_MODULE_3__.n)(id)}`);
		if (!known.includes(id)) {
			const suggestion = groups().includes(id) ? oneByOne : suggestRule(id, known);
			throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.unknown", {
				field: (0,_problems_js__WEBPACK_IMPORTED_MODULE_4__.n)(field),
				suggestion
			}, { reason: "config" });
		}
		const rule = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.o)().get(id);
		const expected = rule && wrongLevel(rule, level, source);
		if (expected) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.value", {
			field,
			expected,
			given: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ur)(level)
		}, { reason: "config" });
	}
}
function suggestRule(given, known) {
	const near = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.pr)(given, known);
	if (near.en !== "") return near;
	const tail = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.fr)(tailOf(given), known.map(tailOf));
	const meant = known.find((id) => tail !== null && tailOf(id) === tail);
	return meant === void 0 ? near : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.pr)(meant, [meant]);
}
function tailOf(id) {
	return id.slice(id.indexOf(".") + 1);
}
const oneByOne = {
	en: " A group of rules can only be waived. Set the level of each rule by its id.",
	ko: " 규칙 묶음은 예외에만 쓸 수 있습니다. rules에서 수준을 규칙마다 id로 정하십시오."
};
function wrongLevel({ levels, isOfRun }, level, source) {
	if (isOfRun && source === "target") return {
		en: "left out here, because the rule is about the whole run (set it under the rules for all targets)",
		ko: "빼야 하는 값(전체 실행에 대한 규칙이므로 모든 대상의 rules에 둡니다)"
	};
	if (levels.includes(level)) return null;
	return {
		en: "warn or error (a threshold has its own switch: min_ssl, min_headers or min_days: off, require_https: false, or off under checks)",
		ko: "warn 또는 error(기준은 자체 설정으로 끕니다: min_ssl, min_headers, min_days는 off, require_https는 false, checks 항목은 off)"
	};
}
const day = 864e5;
const longestWaiver = 366;
function checkWaivers({ values: { waivers = [] }, places }, rules, now) {
	const known = waivable(rules);
	waivers.forEach(({ rule, until }, index) => {
		const pointer = `/waivers${(0,_jsonc_js__WEBPACK_IMPORTED_MODULE_3__.n)(index)}`;
		if (!known.includes(rule)) {
			const field = places(`${pointer}/rule`);
			const suggestion = suggestRule(rule, known);
			const params = {
				field,
				expected: {
					en: "the rules",
					ko: "규칙"
				},
				given: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ur)(rule),
				suggestion
			};
			throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.option", params, { reason: "config" });
		}
		if (Date.parse(until) > now.getTime() + longestWaiver * day) {
			const expected = {
				en: `a date at most ${longestWaiver} days ahead`,
				ko: `최대 ${longestWaiver}일 뒤의 날짜`
			};
			throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.value", {
				field: places(`${pointer}/until`),
				expected,
				given: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ur)(until)
			}, { reason: "config" });
		}
	});
}
async function checkWaivedUrls({ values: { waivers = [] }, places }) {
	for (const [index, { url }] of waivers.entries()) {
		const expected = url === void 0 ? null : await wrongPattern(url);
		if (url === void 0 || expected === null) continue;
		const params = {
			field: places(`/waivers${(0,_jsonc_js__WEBPACK_IMPORTED_MODULE_3__.n)(index)}/url`),
			expected,
			given: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ur)(url)
		};
		throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.value", params, { reason: "config" });
	}
}
function waivable(rules) {
	return [...rules.filter((id) => !aboutPolicy.test(id)), ...groups()];
}
const aboutPolicy = /^gate\.(?:waiver|baseline)-/;
function groups() {
	return [...checkIds, "gate"].map((id) => `${id}.*`);
}
// src/settings/config/targets.ts
function expand(config) {
	const entries = (config.values.targets ?? []).flatMap((target, index) => {
		const pointer = `/targets${(0,_jsonc_js__WEBPACK_IMPORTED_MODULE_3__.n)(index)}`;
		const own = typeof target === "string" ? { url: target } : target;
		const at = typeof target === "string" ? pointer : `${pointer}/url`;
		const parsed = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Er)(own.url);
		if ("problem" in parsed) {
			const { expected, given = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ur)(own.url) } = parsed.problem;
			throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.value", {
				field: config.places(at),
				expected,
				given
			}, { reason: "config" });
		}
		const { origin } = new URL(parsed.value);
		const urls = own.paths?.map((path, nth) => pathOn(origin, path, config.places(`${pointer}/paths${(0,_jsonc_js__WEBPACK_IMPORTED_MODULE_3__.n)(nth)}`)));
		return (urls ?? [parsed.value]).map((url, nth) => {
			return {
				url,
				urlNaming: config.places(at),
				own,
				pointer,
				at: urls ? `${pointer}/paths${(0,_jsonc_js__WEBPACK_IMPORTED_MODULE_3__.n)(nth)}` : at
			};
		});
	});
	const seen = new Map();
	for (const { url, at } of entries) {
		const first = seen.get(url);
		if (first !== void 0) {
			const params = {
				field: url,
				first: config.places(first),
				second: config.places(at)
			};
			throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.conflict", params, { reason: "config" });
		}
		seen.set(url, at);
	}
	return entries;
}
function pathOn(origin, path, field) {
	const parsed = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Er)(origin + path);
	if ("value" in parsed) return parsed.value;
	throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.value", {
		field,
		expected: {
			en: "a path that begins with /",
			ko: "/로 시작하는 경로"
		},
		given: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ur)(path)
	}, { reason: "config" });
}
// src/settings/config/plan.ts
async function planWith(config, sources, urls) {
	await checkConfig(config, sources.now);
	const { typed, env, options } = sources;
	const below = [layerOf(config.values, "file", "", config)];
	const given = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qt)(typed, env, options, below);
	const configured = expand(config);
	const wanted = urls.length === 0 ? configured : urls.map((each) => chosen(each, configured));
	const targets = wanted.map((entry) => toTarget(entry, {
		config,
		sources,
		below
	}));
	const { waivers = [] } = config.values;
	const measured = new Set(wanted.map(({ url }) => url));
	const isWhole = configured.length > 0 && configured.every(({ url }) => measured.has(url));
	return {
		given,
		targets,
		waivers: waivers.map(toWaiver),
		isWhole,
		config,
		now: sources.now
	};
}
function toWaiver({ url, ...waiver }) {
	if (url === void 0) return waiver;
	const exact = url.includes("*") ? null : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Er)(url);
	return {
		...waiver,
		url: exact && "value" in exact ? exact.value : url
	};
}
function chosen({ url, naming: urlNaming }, configured) {
	const parsed = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Er)(url);
	const canonical = "value" in parsed ? parsed.value : url;
	const known = configured.find((each) => each.url === canonical);
	return known ? {
		...known,
		urlNaming
	} : {
		url: canonical,
		urlNaming,
		own: null,
		pointer: "",
		at: ""
	};
}
function toTarget({ url, urlNaming, own, pointer }, { config, sources, below }) {
	const layers = own ? [layerOf(own, "target", pointer, config), ...below] : below;
	const given = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qt)(sources.typed, sources.env, sources.options, layers);
	const { rules = {}, checks = {} } = config.values;
	return {
		url,
		...own?.name !== void 0 && { name: own.name },
		given,
		naming: (name) => name === "url" ? urlNaming : given.naming(name),
		rules: {
			...rules,
			...own?.rules
		},
		ownRules: Object.keys(own?.rules ?? {}),
		demands: demandsOf(checks, own?.checks ?? {}),
		isApart: _start_js__WEBPACK_IMPORTED_MODULE_1__.ir.some(({ name }) => given.source(name) === "target")
	};
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

/***/ 5537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ partsOf),
/* harmony export */   t: () => (/* binding */ matchesUrl)
/* harmony export */ });
// src/core/target/url-pattern.ts
function matchesUrl(pattern, url) {
	if (pattern === "**") return true;
	const [wanted, given] = [partsOf(pattern), partsOf(url)];
	if (!wanted || !given) return false;
	const isScheme = wanted.scheme === "*" || wanted.scheme === given.scheme;
	const isPort = wanted.port === "*" || wanted.port === given.port;
	return isScheme && isPort && matches(wanted.host, given.host) && matches(wanted.rest, given.rest);
}
const url = /^(?<scheme>[a-z]+|\*):\/\/(?<host>\[[^\]/]*\]|[^/:?#@]*)(?::(?<port>\d+|\*))?(?<rest>[/?#].*|)$/is;
function partsOf(text) {
	const { scheme, host, port = "", rest } = url.exec(text)?.groups ?? {};
	return scheme === void 0 || host === void 0 || rest === void 0 ? null : {
		scheme,
		host,
		port,
		rest
	};
}
function matches(pattern, text) {
	return pattern.split(/(\*\*|\*)/).filter((token) => token !== "").reduce((reached, token) => step(reached, token, text), Array.from({ length: text.length + 1 }, (_, place) => place === 0))[text.length] ?? false;
}
function step(reached, token, text) {
	if (token !== "*" && token !== "**") return reached.map((_, place) => (reached[place - token.length] ?? false) && text.endsWith(token, place));
	let isOpen = false;
	return reached.map((isReached, place) => {
		const isEnded = token === "*" && text[place - 1] === "/";
		isOpen = isReached || isOpen && !isEnded;
		return isOpen;
	});
}



/***/ })

};
