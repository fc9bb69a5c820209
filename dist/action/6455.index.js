export const id = 6455;
export const ids = [6455];
export const modules = {

/***/ 6455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   confirmed: () => (/* binding */ confirmed)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);


// src/gate/confirm.ts
function confirmed(first, second, language) {
	const [was, is] = [first.measured, second.measured];
	const tries = Math.max(was.tries ?? 1, is.tries ?? 1);
	const both = {
		cost: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.S)([was.cost, is.cost]),
		...tries > 1 && { tries }
	};
	if (second.judged.verdict === "unknown") return {
		...was,
		...both,
		confirmed: false
	};
	const changes = changesOf(first.judged, second.judged);
	if (changes.length === 0) return {
		...was,
		...both,
		confirmed: true
	};
	const findings = [...is.findings, toFinding(is, changes, language)];
	return {
		...is,
		...both,
		verdict: is.verdict === "pass" ? "warn" : is.verdict,
		findings: findings.toSorted((a, b) => _start_js__WEBPACK_IMPORTED_MODULE_0__.Nn.indexOf(a.severity) - _start_js__WEBPACK_IMPORTED_MODULE_0__.Nn.indexOf(b.severity)),
		confirmed: false,
		unstable: changes.map(({ change }) => change)
	};
}
function changesOf(first, second) {
	return [...thresholdsOf(first, second), ...rulesOf(first, second)];
}
function thresholdsOf(first, second) {
	return second.checks.flatMap((is) => {
		const was = first.checks.find(({ id }) => id === is.id);
		if (!was || isFailing(was) === isFailing(is)) return [];
		const { id, expected } = is;
		const least = typeof expected === "boolean" || expected === null ? "" : `, ≥ ${expected}`;
		const told = (language) => `${id} ${inWords(was, language)} → ${inWords(is, language)}${least}`;
		return [{
			change: {
				id,
				expected,
				first: said(was),
				second: said(is)
			},
			words: {
				en: told("en"),
				ko: told("ko")
			}
		}];
	});
}
function isFailing({ status, isKnown }) {
	return status === "fail" && !isKnown;
}
function said({ status, actual }) {
	return {
		status,
		actual
	};
}
const statuses = {
	pass: {
		en: "pass",
		ko: "통과"
	},
	warn: {
		en: "warn",
		ko: "주의"
	},
	fail: {
		en: "fail",
		ko: "실패"
	},
	unknown: {
		en: "unknown",
		ko: "판단 불가"
	},
	waived: {
		en: "waived",
		ko: "예외"
	},
	off: {
		en: "off",
		ko: "꺼짐"
	}
};
function inWords({ status, actual }, language) {
	const told = statuses[status][language];
	return actual === null ? told : `${actual} (${told})`;
}
function rulesOf(first, second) {
	const before = errorsIn(first);
	const after = errorsIn(second);
	return [...new Map([...before, ...after])].flatMap(([key, { id, subject }]) => {
		if (before.has(key) === after.has(key)) return [];
		const [was, is] = [stateOf(id, before.has(key), first), stateOf(id, after.has(key), second)];
		const about = subject === void 0 ? "" : ` (${subject})`;
		const change = {
			id,
			...subject !== void 0 && { subject },
			expected: false,
			first: states[was].said,
			second: states[is].said
		};
		const told = (language) => `${id}${about} ${states[was].words[language]} → ${states[is].words[language]}`;
		return [{
			change,
			words: {
				en: told("en"),
				ko: told("ko")
			}
		}];
	});
}
const states = {
	found: {
		said: {
			status: "fail",
			actual: true
		},
		words: {
			en: "found",
			ko: "발견"
		}
	},
	gone: {
		said: {
			status: "pass",
			actual: false
		},
		words: {
			en: "not found",
			ko: "발견되지 않음"
		}
	},
	open: {
		said: {
			status: "unknown",
			actual: null
		},
		words: {
			en: "not measured",
			ko: "측정하지 못함"
		}
	}
};
function stateOf(rule, isFound, { open = [] }) {
	if (isFound) return "found";
	return open.some(({ check }) => rule.startsWith(`${check}.`)) ? "open" : "gone";
}
function errorsIn({ findings }) {
	const errors = findings.filter(({ level }) => level === "error");
	return new Map(errors.map((finding) => [`${finding.id} ${finding.fingerprint}`, finding]));
}
const mostListed = 10;
function toFinding({ url }, changes, language) {
	const id = "gate.unstable";
	const { severity, cause, action } = _start_js__WEBPACK_IMPORTED_MODULE_0__.nt.unstable;
	const list = [...changes.slice(0, mostListed).map(({ words }) => words[language]), ...changes.length > mostListed ? ["…"] : []].join("; ");
	return {
		id,
		severity,
		cause: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mr)(cause, { changes: list }, language),
		action: action[language],
		fingerprint: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.sr)(id, url, void 0),
		level: "warn"
	};
}



/***/ })

};
