export const id = 294;
export const ids = [294];
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

/***/ 294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tap: () => (/* binding */ tap)
/* harmony export */ });
/* harmony import */ var _cases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1838);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);


// src/report/kinds/tap.ts
const tap = (result, place) => {
	const suites = (0,_cases_js__WEBPACK_IMPORTED_MODULE_0__.t)(result, place);
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
