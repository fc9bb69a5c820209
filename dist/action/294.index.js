export const id = 294;
export const ids = [294];
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

/***/ 294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tap: () => (/* binding */ tap)
/* harmony export */ });
/* harmony import */ var _cases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1838);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);


// src/report/kinds/tap.ts
const tap = (result, { language }) => {
	const suites = (0,_cases_js__WEBPACK_IMPORTED_MODULE_0__.t)(result, language);
	const points = suites.flatMap(({ name, cases }) => cases.map((each) => ({
		suite: name,
		...each
	})));
	const notes = suites.flatMap((suite) => suite.notes.map((note) => `# ${suite.name} ${note}\n`));
	return `TAP version 13\n1..${points.length}\n` + points.map((point, index) => pointOf(point, index + 1)).join("") + notes.join("");
};
function pointOf({ suite, name, status, lines }, number) {
	const isOk = status !== "fail" && status !== "unknown";
	const [first = ""] = lines;
	const directive = status === "skip" ? ` # SKIP ${escaped(first)}` : "";
	const head = `${isOk ? "ok" : "not ok"} ${number} - ${escaped(`${suite} ${name}`)}${directive}\n`;
	return status === "pass" || status === "skip" ? head : head + diagnosticOf(status, lines);
}
function escaped(text) {
	return text.replaceAll("\\", "\\\\").replaceAll("#", String.raw`\#`);
}
function diagnosticOf(status, lines) {
	return `  ---\n${[
		`status: ${status}\n`,
		"message:\n",
		...lines.map((line) => `  - ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.i)(line)}`)
	].map((entry) => `  ${entry}`).join("")}  ...\n`;
}



/***/ })

};
