export const id = 4553;
export const ids = [4553];
export const modules = {

/***/ 4553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   codeQuality: () => (/* binding */ codeQuality)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _remarks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2342);



// src/report/kinds/codequality.ts
const codeQuality = (result, place) => {
	const remarks = (0,_remarks_js__WEBPACK_IMPORTED_MODULE_2__.t)(result, place).map((remark) => toEntry(remark, place));
	const notices = (result.notices ?? []).map((notice) => {
		const { does } = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pr)(notice, result, place.outcome);
		return ofNotice(notice, isDecisive(does) ? "blocker" : "minor", place);
	});
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.r)([...notices, ...remarks]);
};
function isDecisive(does) {
	return does === "fail" || does === "unknown";
}
const ofSeverity = {
	critical: "critical",
	high: "critical",
	medium: "major",
	low: "minor",
	info: "info"
};
function toEntry(remark, place) {
	return {
		description: remark.text,
		check_name: remark.rule,
		fingerprint: remark.fingerprint,
		severity: severityOf(remark),
		location: locationOf((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.g)(place, remark.target, remark))
	};
}
function severityOf({ does, severity, waived, baselineState }) {
	if (waived || baselineState === "unchanged") return "info";
	return isDecisive(does) ? "blocker" : ofSeverity[severity];
}
const anyPath = ".gitlab-ci.yml";
function locationOf(spot) {
	return {
		path: spot?.path ?? anyPath,
		lines: { begin: spot?.range.start.line ?? 1 }
	};
}
function ofNotice({ id, message }, severity, place) {
	return {
		description: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.li)(message, 1e3),
		check_name: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.li)(id, 120),
		fingerprint: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.xn)(id, "", message),
		severity,
		location: locationOf((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.g)(place, null, { rule: id }))
	};
}



/***/ }),

/***/ 2342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ remarksOf)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);


// src/report/remarks.ts
function remarksOf({ targets }, { language, outcome }) {
	const telling = {
		language,
		outcome
	};
	return distinct(targets.flatMap((target) => {
		const checks = target.checks.flatMap((check) => ofCheck(check, target, telling));
		const findings = target.findings.map((finding) => ofFinding(finding, target, telling));
		return [
			...ofVerdict(target, telling),
			...checks,
			...findings
		];
	}).toSorted((a, b) => rank(a) - rank(b)));
}
const loudest = [
	"error",
	"warning",
	"notice"
];
function rank({ loudness, kind, severity }) {
	return loudest.indexOf(loudness) * 100 + (kind === "finding" ? 10 : 0) + _start_js__WEBPACK_IMPORTED_MODULE_1__.qr.indexOf(severity);
}
const longest = {
	rule: 120,
	subject: 300,
	text: 600,
	title: 500,
	reason: 300
};
const ofStatus = {
	fail: {
		kind: "threshold",
		severity: "high"
	},
	unknown: {
		kind: "unknown",
		severity: "high"
	},
	warn: {
		kind: "threshold",
		severity: "medium"
	},
	waived: {
		kind: "threshold",
		severity: "high"
	},
	pass: null,
	off: null
};
function ofCheck(check, target, { language, outcome }) {
	const how = ofStatus[check.status];
	if (!how) return [];
	const action = how.kind === "unknown" ? target.message ?? "" : check.action ?? "";
	const { id, message: cause, waived, baselineState } = check;
	const own = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.xn)(`gate.${id}`, target.url, check.kind);
	const effect = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mr)(check, target, outcome);
	const said = {
		id: `gate.${id}`,
		cause,
		action,
		waived,
		baselineState,
		fingerprint: own,
		effect
	};
	return [{
		...how,
		loudness: effect.loudness,
		...common(said, target, language)
	}];
}
function ofVerdict(target, { language, outcome }) {
	if (!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Lr)(target)) return [];
	const effect = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fr)(target, outcome);
	const said = {
		id: "gate.verdict",
		cause: target.message ?? _start_js__WEBPACK_IMPORTED_MODULE_1__.ri.verdict.unknown[language],
		action: "",
		effect
	};
	return [{
		kind: "unknown",
		loudness: effect.loudness,
		severity: "high",
		...common(said, target, language)
	}];
}
function ofFinding(finding, target, { language, outcome }) {
	const { severity, reference } = finding;
	const effect = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Nr)(finding, outcome);
	return {
		kind: "finding",
		loudness: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Rr)(finding, target, outcome),
		severity,
		...common({
			...finding,
			action: withRecord(finding),
			effect
		}, target, language),
		...reference !== void 0 && { reference: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.li)(reference, longest.text) }
	};
}
function withRecord({ action, record }) {
	const mend = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ei)(record, longest.text - action.length - 1);
	return mend === "" ? action : `${action} ${mend}`;
}
function common(said, target, language) {
	const { id, cause, action, subject, waived, baselineState, effect } = said;
	const texts = [
		cause,
		action,
		...[(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ai)({
			waived,
			baselineState
		}, language), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.zr)(effect, language)].map((note) => note && `(${note})`)
	].map((text) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.li)(text, longest.text));
	const about = subject === void 0 ? "" : ` ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.li)(subject, longest.subject)}`;
	const where = `[${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.li)(id, longest.rule)}${about} · ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.li)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.oi)(target), longest.title)}]`;
	return {
		rule: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.li)(id, longest.rule).replaceAll(/[\s/]+/g, "-"),
		target,
		cause: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.li)(cause, longest.text),
		action: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.li)(action, longest.text),
		text: [...texts, where].filter((text) => text !== "").join(" "),
		fingerprint: identity(said, target),
		does: effect.does,
		...subject !== void 0 && { subject: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.li)(subject, longest.subject) },
		...waived && { waived: harmlessly(waived) },
		...baselineState && { baselineState }
	};
}
function harmlessly({ reason, until, owner }) {
	return {
		reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.li)(reason, longest.reason),
		until: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.li)(until, 30),
		...owner !== void 0 && { owner: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.li)(owner, longest.rule) }
	};
}
function identity({ id, subject, fingerprint: known = "" }, { url }) {
	return /^[\da-f]{64}$/.test(known) ? known : (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.xn)(id, url, subject);
}
function distinct(remarks) {
	const seen = new Set();
	const counts = new Map();
	return remarks.map((remark) => {
		const elsewhere = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.xn)(remark.fingerprint, remark.target.url);
		const count = (counts.get(elsewhere) ?? 0) + 1;
		counts.set(elsewhere, count);
		const own = count === 1 ? remark.fingerprint : (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.xn)(elsewhere, `${count}`);
		const unique = seen.has(own) ? elsewhere : own;
		seen.add(unique);
		return unique === remark.fingerprint ? remark : {
			...remark,
			fingerprint: unique
		};
	});
}



/***/ })

};
