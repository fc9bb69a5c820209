export const id = 9447;
export const ids = [9447];
export const modules = {

/***/ 1838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ testSuitesOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/report/kinds/cases.ts
function testSuitesOf(result, { language, outcome }) {
	const { targets, notices = [] } = result;
	const telling = {
		language,
		outcome
	};
	const suites = distinct(targets.map((target) => suiteOf(target, telling)));
	if (notices.length === 0) return suites;
	const cases = notices.map((notice) => {
		const effect = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pr)(notice, result, outcome);
		return {
			name: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.li)(notice.id, longest.name),
			status: statusFor(effect),
			lines: told((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.zr)(effect, language), notice.message)
		};
	});
	return [...suites, {
		name: "portcullis",
		target: null,
		cases: distinct(cases),
		notes: []
	}];
}
function statusFor({ does, softenedBy }) {
	if (does === "fail" || does === "unknown") return does;
	return softenedBy === void 0 ? "warn" : "skip";
}
const longest = {
	name: 200,
	title: 2500,
	line: 2500
};
const mostNotes = 200;
const own = {
	verdict: {
		en: "The gate does not pass.",
		ko: "게이트를 통과하지 못했습니다."
	},
	off: {
		en: "not required",
		ko: "요구하지 않음"
	},
	more: {
		en: "+{count} more findings",
		ko: "문제 +{count}건"
	}
};
function hasSay({ waived, level }) {
	return waived !== void 0 || level === "error" || level === "warn";
}
function suiteOf(target, telling) {
	const { language } = telling;
	const cases = [...target.checks.map((check) => caseOfCheck(check, target, telling)), ...target.findings.filter(hasSay).map((finding) => caseOfFinding(finding, telling))];
	const others = target.findings.filter((finding) => !hasSay(finding));
	const notes = others.slice(0, mostNotes).map((finding) => noteOf(finding, language));
	const left = others.length - notes.length;
	return {
		name: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.li)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.oi)(target), longest.title),
		target,
		cases: distinct([...cases, ...caseOfVerdict(target, cases, telling)]),
		notes: left > 0 ? [...notes, (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.qi)(own.more, { count: left }, language)] : notes
	};
}
function caseOfCheck(check, target, { language, outcome }) {
	const measured = `${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ni)(check.actual, language)} (${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ti)(check, language)})`;
	const effect = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mr)(check, target, outcome);
	const isOff = check.status === "off";
	const excuse = isOff ? own.off[language] : (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ai)(check, language) || (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.zr)(effect, language);
	const unseen = check.status === "unknown" ? [target.message ?? "", target.reason ?? ""] : [];
	const status = statusOfCheck(check, effect);
	const lines = [
		...status === "skip" ? [
			excuse,
			...unseen,
			check.message
		] : [
			...unseen,
			check.message,
			excuse
		],
		check.action ?? "",
		isOff ? "" : measured
	];
	return {
		name: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.li)(check.id, longest.name),
		status,
		lines: told(...lines)
	};
}
function statusOfCheck({ status, baselineState }, effect) {
	if (status === "pass") return "pass";
	return status === "off" || status === "waived" || baselineState ? "skip" : statusFor(effect);
}
function caseOfFinding(finding, { language, outcome }) {
	const { id, subject, cause, action, record, waived } = finding;
	const about = subject === void 0 ? "" : ` (${subject})`;
	const effect = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Nr)(finding, outcome);
	return {
		name: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.li)(`${id}${about}`, longest.name),
		status: waived ? "skip" : statusFor(effect),
		lines: told((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.zr)(effect, language), (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ai)(finding, language), cause, action, (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ei)(record, longest.line))
	};
}
function caseOfVerdict(target, cases, { language, outcome }) {
	const { verdict, message = "", reason = "" } = target;
	const isOpen = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Lr)(target);
	const effect = isOpen ? (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Fr)(target, outcome) : (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ir)(verdict, outcome);
	if (!isOpen && (effect.does !== "fail" || cases.some(({ status }) => status === "fail"))) return [];
	const excuse = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.zr)(effect, language);
	return [{
		name: "verdict",
		status: statusFor(effect),
		lines: told(excuse, message, reason, own.verdict[language])
	}];
}
function noteOf(finding, language) {
	const { id, severity, subject, cause, action } = finding;
	const about = subject === void 0 ? "" : ` (${subject})`;
	const standing = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ai)(finding, language);
	const text = `${_start_js__WEBPACK_IMPORTED_MODULE_0__.ri.severity[severity][language]} ${id}${about}: ${cause} ${action}${standing && ` [${standing}]`}`;
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.li)(text, longest.line);
}
function told(...texts) {
	return texts.filter((text) => text !== "").map((text) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.li)(text, longest.line));
}
function distinct(named) {
	const seen = new Map();
	return named.map((each) => {
		const count = (seen.get(each.name) ?? 0) + 1;
		seen.set(each.name, count);
		return count === 1 ? each : {
			...each,
			name: `${each.name} #${count}`
		};
	});
}



/***/ }),

/***/ 9447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   junit: () => (/* binding */ junit)
/* harmony export */ });
/* harmony import */ var _cases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1838);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6016);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _xml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8634);




// src/report/kinds/junit.ts
const junit = (result, place) => {
	const suites = (0,_cases_js__WEBPACK_IMPORTED_MODULE_0__.t)(result, place);
	const root = {
		name: "portcullis",
		...counted(suites.flatMap((suite) => suite.cases)),
		time: seconds(suites)
	};
	const content = suites.map((suite) => `\n${suiteElement(suite, result.generatedAt, place)}`);
	return `<?xml version="1.0" encoding="UTF-8"?>\n${(0,_xml_js__WEBPACK_IMPORTED_MODULE_2__.t)("testsuites", root, [...content, "\n"])}\n`;
};
function counted(cases) {
	return {
		tests: cases.length,
		failures: countOf(cases, "fail"),
		errors: countOf(cases, "unknown")
	};
}
function countOf(cases, wanted) {
	return cases.filter(({ status }) => status === wanted).length;
}
function seconds(suites) {
	return (suites.reduce((sum, { target }) => sum + (target?.cost.ms ?? 0), 0) / 1e3).toFixed(3);
}
function suiteElement(suite, timestamp, place) {
	const { name, target, cases, notes } = suite;
	const file = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.g)(place, target, { rule: "" })?.path ?? (0,_place_js__WEBPACK_IMPORTED_MODULE_3__.n)(target?.url ?? "");
	const attributes = {
		name,
		...counted(cases),
		skipped: countOf(cases, "skip"),
		time: seconds([suite]),
		timestamp,
		file
	};
	const own = {
		classname: name,
		...place.pipeline === "gitlab" && { file }
	};
	const content = cases.map((each) => caseElement(each, own));
	const output = notes.length === 0 ? [] : [(0,_xml_js__WEBPACK_IMPORTED_MODULE_2__.t)("system-out", {}, [(0,_xml_js__WEBPACK_IMPORTED_MODULE_2__.n)(notes.join("\n"))])];
	return (0,_xml_js__WEBPACK_IMPORTED_MODULE_2__.t)("testsuite", attributes, [...content, ...output].map((each) => `\n${each}`).concat("\n"));
}
const elements = {
	fail: "failure",
	unknown: "error",
	skip: "skipped"
};
function caseElement({ name, status, lines }, own) {
	const body = (0,_xml_js__WEBPACK_IMPORTED_MODULE_2__.n)(lines.join("\n"));
	if (status === "pass" || status === "warn") {
		const output = body === "" ? [] : [(0,_xml_js__WEBPACK_IMPORTED_MODULE_2__.t)("system-out", {}, [body])];
		return (0,_xml_js__WEBPACK_IMPORTED_MODULE_2__.t)("testcase", {
			name,
			...own
		}, output);
	}
	const [message] = lines;
	return (0,_xml_js__WEBPACK_IMPORTED_MODULE_2__.t)("testcase", {
		name,
		...own
	}, [(0,_xml_js__WEBPACK_IMPORTED_MODULE_2__.t)(elements[status], { message }, [body])]);
}



/***/ }),

/***/ 6016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ pathOfUrl),
/* harmony export */   t: () => (/* binding */ encoded)
/* harmony export */ });
// src/report/place.ts
function pathOfUrl(url) {
	const parsed = URL.parse(url);
	if (!parsed || !/^https?:$/.test(parsed.protocol)) return "target";
	return `${parsed.host}${parsed.pathname}`.slice(0, 1e3).replace(/(?:%.?|\/+)$/, "").replaceAll(/%(?![\da-f]{2})/gi, "%25").replaceAll(/[^\w./~%-]/g, encodeURIComponent);
}
function encoded(path) {
	return path.replaceAll(/\p{Surrogate}/gu, "�").split("/").map((segment) => encodeURIComponent(segment)).join("/");
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
