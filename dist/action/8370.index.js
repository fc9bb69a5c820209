export const id = 8370;
export const ids = [8370];
export const modules = {

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



/***/ }),

/***/ 8370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sarif: () => (/* binding */ sarif)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6016);
/* harmony import */ var _remarks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2342);



// src/report/kinds/sarif-rules.ts
function sarifRules(remarks, known, home) {
	return [...Map.groupBy(remarks, ({ rule }) => rule)].map(([id, [first]]) => ({
		...toRule(id, first, known.get(id)),
		...helpOf(id, known.get(id), home)
	}));
}
const longest = 1024;
const securitySeverity = {
	critical: "9.5",
	high: "8.0",
	medium: "5.5",
	low: "2.0",
	info: null
};
const levelOf$1 = {
	critical: "error",
	high: "error",
	medium: "warning",
	low: "note",
	info: "note"
};
function toRule(id, found, rule) {
	const { cause, action, reference } = rule ?? {
		...found,
		cause: titleOf(id),
		action: found?.action || titleOf(id)
	};
	const severity = found?.severity ?? "info";
	const score = securitySeverity[severity];
	return {
		id,
		name: pascal(id),
		shortDescription: { text: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.pi)(cause, longest) },
		fullDescription: { text: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.pi)(`${cause} ${action}`, longest) },
		help: { text: [
			cause,
			action,
			reference
		].filter(Boolean).join("\n\n") },
		defaultConfiguration: { level: levelOf$1[severity] },
		properties: {
			...score && {
				"security-severity": score,
				tags: ["security"]
			},
			precision: "very-high"
		}
	};
}
function helpOf(id, rule, home) {
	if (!rule) return {};
	const { reference = "" } = rule;
	return { helpUri: reference.startsWith("https://") ? reference : `${home}/blob/main/docs/checks/${id.split(".", 1)[0]}.md` };
}
function pascal(id) {
	return id.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "").map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("") || "Rule";
}
function titleOf(id) {
	return id.replace(".", ": ").replaceAll("-", " ") || "rule";
}
// src/report/kinds/sarif.ts
const mostResults = 5e3;
const words = { more: {
	en: "+{count} more results are in the result object.",
	ko: "결과 +{count}건은 결과 객체에 있습니다."
} };
const informationUri = "https://github.com/portcullis/portcullis";
const sarif = (result, place) => {
	const remarks = (0,_remarks_js__WEBPACK_IMPORTED_MODULE_1__.t)(result, place);
	const told = remarks.filter(({ kind }) => kind !== "unknown");
	const shown = told.slice(0, mostResults);
	const rules = sarifRules(shown, place.rules, informationUri);
	const indexes = new Map(rules.map(({ id }, index) => [id, index]));
	const marks = {
		hasWaived: shown.some(({ waived }) => waived),
		hasKnown: shown.some(({ baselineState }) => baselineState === "unchanged")
	};
	const version = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.li)(result.tool.version, 60);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.r)({
		$schema: "https://json.schemastore.org/sarif-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: "Portcullis",
				informationUri,
				version,
				semanticVersion: semantic(version),
				rules
			} },
			language: place.language,
			columnKind: "utf16CodeUnits",
			invocations: [invocationOf(result, place, {
				remarks,
				left: told.length - shown.length
			})],
			results: shown.map((remark) => toResult(remark, {
				place,
				marks,
				ruleIndex: indexes.get(remark.rule) ?? -1
			}))
		}]
	});
};
function semantic(version) {
	return /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(version) ? version : void 0;
}
function invocationOf(result, place, { remarks, left }) {
	const unknown = remarks.filter(({ kind }) => kind === "unknown");
	const notices = (result.notices ?? []).map((notice) => {
		const { loudness } = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pr)(notice, result, place.outcome);
		return {
			descriptor: { id: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.li)(notice.id, 120) },
			level: levelOf[loudness],
			message: said((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.li)(notice.message, 1e3))
		};
	});
	const open = result.targets.flatMap((target) => (target.incompleteChecks ?? []).map(({ check, message }) => ({
		rule: `gate.${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.li)(check, 120)}`,
		target,
		text: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.li)(message, 1e3),
		loudness: "warning"
	})).filter(({ rule }) => !unknown.some((remark) => remark.target === target && remark.rule === rule)));
	return {
		executionSuccessful: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.n)(result),
		endTimeUtc: result.generatedAt,
		toolExecutionNotifications: [...[...unknown, ...open].map((each) => notification(each, place)), ...left > 0 ? [{
			level: "warning",
			message: said((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.qi)(words.more, { count: left }, place.language))
		}] : []],
		toolConfigurationNotifications: notices
	};
}
function notification({ text, target, rule, loudness }, place) {
	const { reason } = target;
	return {
		descriptor: { id: rule },
		level: levelOf[loudness],
		message: said(text),
		locations: [locationOf(target, { rule }, place)],
		...reason !== void 0 && { properties: { reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.li)(reason, 100) } }
	};
}
const levelOf = {
	error: "error",
	warning: "warning",
	notice: "note"
};
function toResult(remark, { place, marks, ruleIndex }) {
	const { rule, loudness, severity, text, target, subject, fingerprint, waived, baselineState } = remark;
	const url = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.li)(target.url, 2100);
	return {
		ruleId: rule,
		ruleIndex,
		level: levelOf[loudness],
		message: said(text),
		locations: [locationOf(target, remark, place)],
		...(place.source ?? place.config) && { relatedLocations: [relatedLocation(target)] },
		partialFingerprints: {
			primaryLocationLineHash: fingerprint,
			"portcullis/v1": fingerprint
		},
		...marks.hasWaived && { suppressions: waived ? [suppressionOf(waived)] : [] },
		...marks.hasKnown && { baselineState: baselineState ?? "new" },
		properties: {
			url,
			severity,
			...subject !== void 0 && { subject }
		}
	};
}
function suppressionOf({ reason, until, owner }) {
	const by = owner === void 0 ? until : `${owner}, ${until}`;
	const properties = {
		until,
		...owner !== void 0 && { owner }
	};
	return {
		kind: "external",
		status: "accepted",
		justification: `${reason} (${by})`,
		properties
	};
}
function locationOf(target, about, place) {
	const logicalLocations = [{
		fullyQualifiedName: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.li)(target.url, 2100),
		kind: "resource"
	}];
	const spot = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.g)(place, target, about);
	if (!spot) return {
		physicalLocation: fileOf((0,_place_js__WEBPACK_IMPORTED_MODULE_2__.n)(target.url), (0,_start_js__WEBPACK_IMPORTED_MODULE_0__._)("")),
		logicalLocations
	};
	return {
		physicalLocation: fileOf((0,_place_js__WEBPACK_IMPORTED_MODULE_2__.t)(spot.path), spot),
		logicalLocations
	};
}
function relatedLocation(target) {
	return {
		id: 0,
		physicalLocation: fileOf((0,_place_js__WEBPACK_IMPORTED_MODULE_2__.n)(target.url), (0,_start_js__WEBPACK_IMPORTED_MODULE_0__._)("")),
		message: said((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.li)(target.url, 2100))
	};
}
const longestSnippet = 300;
function fileOf(uri, { range: { start, end }, text, around }) {
	const region = {
		startLine: start.line,
		startColumn: start.column,
		endLine: end.line,
		endColumn: end.column
	};
	if (text === null || around.lines.some((line) => line.length > longestSnippet)) return {
		artifactLocation: { uri },
		region
	};
	const context = {
		startLine: around.first,
		endLine: around.first + around.lines.length - 1
	};
	const whole = around.lines.join("\n");
	return {
		artifactLocation: { uri },
		region: {
			...region,
			snippet: { text }
		},
		...whole !== text && { contextRegion: {
			...context,
			snippet: { text: whole }
		} }
	};
}
function said(text) {
	return { text: text.replaceAll("](", "] (").replaceAll(/\{(?=\d+\})/g, "{ ") };
}



/***/ })

};
