export const id = 9447;
export const ids = [9447];
export const modules = {

/***/ 1838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ suitesOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/report/kinds/cases.ts
function suitesOf({ targets, notices = [] }, language) {
	const suites = distinct(targets.map((target) => suiteOf(target, language)));
	if (notices.length === 0) return suites;
	const cases = notices.map(({ id, level, message }) => {
		return {
			name: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Yn)(id, longest.name),
			status: level === "error" ? "fail" : "warn",
			lines: told(message)
		};
	});
	return [...suites, {
		name: "portcullis",
		target: null,
		cases: distinct(cases),
		notes: []
	}];
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
function suiteOf(target, language) {
	const cases = [...target.checks.map((check) => caseOfCheck(check, target, language)), ...target.findings.filter(hasSay).map((finding) => caseOfFinding(finding, language))];
	const others = target.findings.filter((finding) => !hasSay(finding));
	const notes = others.slice(0, mostNotes).map((finding) => noteOf(finding, language));
	const left = others.length - notes.length;
	return {
		name: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Yn)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Kn)(target), longest.title),
		target,
		cases: distinct([...cases, ...caseOfVerdict(target, cases, language)]),
		notes: left > 0 ? [...notes, (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mr)(own.more, { count: left }, language)] : notes
	};
}
const statusOf = {
	pass: "pass",
	warn: "warn",
	fail: "fail",
	unknown: "unknown",
	waived: "skip",
	off: "skip"
};
function caseOfCheck(check, { message, reason }, language) {
	const measured = `${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Vn)(check.actual, language)} (${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Bn)(check, language)})`;
	const lines = [
		...check.status === "unknown" ? [message ?? "", reason ?? ""] : [],
		check.message,
		check.action ?? "",
		check.status === "off" ? own.off[language] : (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Gn)(check, language),
		check.status === "off" ? "" : measured
	];
	return {
		name: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Yn)(check.id, longest.name),
		status: statusOf[check.status],
		lines: told(...lines)
	};
}
function caseOfFinding(finding, language) {
	const { id, subject, cause, action, record, level, waived } = finding;
	const about = subject === void 0 ? "" : ` (${subject})`;
	const counted = level === "error" ? "fail" : "warn";
	return {
		name: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Yn)(`${id}${about}`, longest.name),
		status: waived ? "skip" : counted,
		lines: told((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Gn)(finding, language), cause, action, (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.zn)(record, longest.line))
	};
}
function caseOfVerdict(target, cases, language) {
	const { verdict, message = "", reason = "" } = target;
	if (cases.some(({ status }) => status === "fail" || status === "unknown") || verdict === "pass" || verdict === "warn") return [];
	return [{
		name: "verdict",
		status: verdict,
		lines: told(message, reason, own.verdict[language])
	}];
}
function noteOf(finding, language) {
	const { id, severity, subject, cause, action } = finding;
	const about = subject === void 0 ? "" : ` (${subject})`;
	const standing = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Gn)(finding, language);
	const text = `${_start_js__WEBPACK_IMPORTED_MODULE_0__.Hn.severity[severity][language]} ${id}${about}: ${cause} ${action}${standing && ` [${standing}]`}`;
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Yn)(text, longest.line);
}
function told(...texts) {
	return texts.filter((text) => text !== "").map((text) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Yn)(text, longest.line));
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
	const suites = (0,_cases_js__WEBPACK_IMPORTED_MODULE_0__.t)(result, place.language);
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
	const file = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.h)(place, target, { rule: "" })?.path ?? (0,_place_js__WEBPACK_IMPORTED_MODULE_3__.n)(target?.url ?? "");
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
