export const id = 6922;
export const ids = [6922];
export const modules = {

/***/ 6922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   changes: () => (/* binding */ changes)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _paging_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6139);
/* harmony import */ var _dns2_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8180);
/* harmony import */ var _email_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5239);
/* harmony import */ var _exposure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9558);
/* harmony import */ var _golive_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3867);
/* harmony import */ var _impersonation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1099);
/* harmony import */ var _lookalike_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6606);
/* harmony import */ var _owasp_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7521);
/* harmony import */ var _port_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9744);
/* harmony import */ var _pqc_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4327);
/* harmony import */ var _rdap_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8964);
/* harmony import */ var _subdomains_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7716);
/* harmony import */ var _registrable3_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4649);















// src/checks/changes/collect.ts
async function collect({ query, ...page }, context) {
	const { store, caller } = context;
	if (!store?.changes) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("store.absent", { check: "changes" });
	return {
		...await store.changes({
			domain: query,
			...caller && { caller },
			...(0,_paging_js__WEBPACK_IMPORTED_MODULE_2__.n)(page)
		}),
		observedAt: context.now().toISOString()
	};
}
// src/checks/changes/problems.ts
const worse = {
	cause: {
		en: "{title} of {target} got worse on {date}: {from} → {to} ({check}).",
		ko: "{date}에 {target}의 {title}이(가) 나빠졌습니다: {from} → {to}({check})."
	},
	action: {
		en: "{action}",
		ko: "{action}"
	}
};
const changed = {
	cause: {
		en: "{title} of {target} changed on {date}: {from} → {to} ({check}).",
		ko: "{date}에 {target}의 {title}이(가) 바뀌었습니다: {from} → {to}({check})."
	},
	action: {
		en: "{action}",
		ko: "{action}"
	}
};
const problems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"worse-critical": {
		severity: "critical",
		...worse
	},
	"worse-high": {
		severity: "high",
		...worse
	},
	"worse-medium": {
		severity: "medium",
		...worse
	},
	"worse-low": {
		severity: "low",
		...worse
	},
	"changed-high": {
		severity: "medium",
		...changed
	},
	"changed-medium": {
		severity: "low",
		...changed
	},
	"not-watched": {
		severity: "info",
		cause: {
			en: "This service does not watch {domain}, so it records no changes.",
			ko: "이 서비스는 {domain}을(를) 감시하지 않으므로 변경을 기록하지 않습니다."
		},
		action: {
			en: "Add a watch on the account page, or with npx portcullis watch add {domain} where you run the service yourself.",
			ko: "계정 페이지에서 감시를 추가하십시오. 서비스를 직접 운영하면 npx portcullis watch add {domain}을(를) 실행하십시오."
		}
	}
});
const find = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gr)();
const words = {
	problems,
	caps: {},
	parts: {},
	kpis: {
		watched: {
			en: "Watched",
			ko: "감시 중"
		},
		changes: {
			en: "Changes on this page",
			ko: "이 페이지의 변경"
		},
		regressions: {
			en: "Current regressions on this page",
			ko: "이 페이지에서 해결되지 않은 회귀"
		},
		latest: {
			en: "Latest change",
			ko: "최근 변경"
		},
		next: {
			en: "Next page (cursor)",
			ko: "다음 페이지(cursor)"
		}
	},
	values: {
		latest: { false: {
			en: "none",
			ko: "없음"
		} },
		next: { false: {
			en: "none",
			ko: "없음"
		} }
	}
};
// src/core/changes/general.ts
const seeFindings = {
	en: "Run the check again and follow its findings.",
	ko: "점검을 다시 실행하고 발견 사항의 조치를 따르십시오."
};
function generalFields({ id, words }) {
	return {
		grade: {
			title: {
				en: "Grade",
				ko: "등급"
			},
			severity: severityOfGrade,
			action: seeFindings
		},
		score: {
			title: {
				en: "Score",
				ko: "점수"
			},
			severity: severityOfScore,
			action: seeFindings
		},
		finding: {
			title: {
				en: "Finding",
				ko: "발견 사항"
			},
			severity: (member) => severityIn(words, member?.slice(id.length + 1).split(" ", 1)[0] ?? ""),
			action: seeFindings,
			appears: "worse",
			disappears: "better"
		},
		measurement: {
			title: {
				en: "Measurement",
				ko: "측정"
			},
			severity: "high",
			action: {
				en: "Check that the target still exists and can be reached, or remove the watch.",
				ko: "대상이 아직 있고 접속할 수 있는지 확인하거나 감시를 삭제하십시오."
			}
		},
		availability: {
			title: {
				en: "Availability",
				ko: "가용성"
			},
			severity: "high",
			action: {
				en: "Check the server, its network and its DNS records. If you took the target down yourself, pause the watch.",
				ko: "서버와 네트워크, DNS 레코드를 확인하십시오. 직접 내린 대상이면 감시를 일시 중지하십시오."
			}
		},
		version: {
			title: {
				en: "Measured by a new version of the check",
				ko: "새 버전의 점검으로 측정함"
			},
			severity: "info",
			action: {
				en: "Look at the current result. A part of it is worse than before: the target changed, or the new version measures more.",
				ko: "현재 결과를 확인하십시오. 이전보다 나빠진 부분이 있습니다. 대상이 바뀌었거나 새 버전이 더 많은 것을 측정합니다."
			}
		}
	};
}
function severityIn({ problems }, id) {
	return problems[id]?.severity ?? "info";
}
function severityOfGrade(grade) {
	if (grade === "F" || grade === "D") return "high";
	return grade === "A" || grade === "A+" ? "low" : "medium";
}
function severityOfScore(score) {
	const points = Number(score);
	if (points < 50) return "high";
	return points < 80 ? "medium" : "low";
}
// src/core/changes/between.ts
function fieldsOf(check) {
	return {
		...check.monitored?.fields,
		...generalFields(check)
	};
}
function wordsOfChange(check, { field, from, to }) {
	const { title, action } = (check ? fieldsOf(check)[field] : void 0) ?? {
		title: {
			en: field,
			ko: field
		},
		action: seeFindings
	};
	const [id = ""] = (to ?? from ?? "").split(" ");
	const name = field === "finding" && check && id.startsWith(`${check.id}.`) ? id.slice(check.id.length + 1) : "";
	const problems = check?.words.problems ?? {};
	const problem = Object.hasOwn(problems, name) ? problems[name] : void 0;
	if (!problem) return {
		title,
		finding: null,
		action
	};
	return {
		title,
		finding: {
			id,
			cause: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(problem.cause)
		},
		action: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(problem.action)
	};
}
// src/checks/changes/titles.ts
const watchable = [
	_dns2_js__WEBPACK_IMPORTED_MODULE_3__.t,
	_email_js__WEBPACK_IMPORTED_MODULE_4__.t,
	_exposure_js__WEBPACK_IMPORTED_MODULE_5__.t,
	_golive_js__WEBPACK_IMPORTED_MODULE_6__.t,
	_gate_js__WEBPACK_IMPORTED_MODULE_0__.E,
	_impersonation_js__WEBPACK_IMPORTED_MODULE_7__.t,
	_lookalike_js__WEBPACK_IMPORTED_MODULE_8__.t,
	_owasp_js__WEBPACK_IMPORTED_MODULE_9__.t,
	_port_js__WEBPACK_IMPORTED_MODULE_10__.t,
	_pqc_js__WEBPACK_IMPORTED_MODULE_11__.t,
	_rdap_js__WEBPACK_IMPORTED_MODULE_12__.t,
	_gate_js__WEBPACK_IMPORTED_MODULE_0__.G,
	_subdomains_js__WEBPACK_IMPORTED_MODULE_13__.t
];
function wordsOf(change) {
	return wordsOfChange(watchable.find(({ id }) => id === change.check), change);
}
// src/checks/changes/judge.ts
const recent = 2592e6;
const mostFindings = 50;
function judge({ domain, watched, changes, next, observedAt }, { cursor }) {
	const now = Date.parse(observedAt);
	const told = changes.flatMap((change) => {
		const id = idOf(change, now);
		return id === null ? [] : [findingOf(id, change)];
	});
	const kpis = [
		{
			id: "watched",
			value: watched
		},
		{
			id: "changes",
			value: changes.length
		},
		{
			id: "regressions",
			value: changes.filter(isRegression).length
		},
		{
			id: "latest",
			value: changes[0]?.firstMeasuredAt ?? false
		},
		{
			id: "next",
			value: next ?? false
		}
	];
	const findings = !watched && changes.length === 0 && cursor === void 0 ? [find("not-watched", { domain })] : told.slice(0, mostFindings);
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.mn)(null, findings, kpis, problems);
}
function isRegression({ direction, current }) {
	return current && direction === "worse";
}
function idOf(change, now) {
	const { severity, direction, current, firstMeasuredAt: at } = change;
	if (isRegression(change)) return severity === "info" ? null : `worse-${severity}`;
	if (!current || direction !== "neutral" || now - Date.parse(at) > recent) return null;
	if (severity === "critical" || severity === "high") return "changed-high";
	return severity === "medium" ? "changed-medium" : null;
}
function findingOf(id, change) {
	const { target, check, field, subject, from, to, firstMeasuredAt: at } = change;
	const { title, action } = wordsOf(change);
	const params = {
		title,
		action,
		target,
		check,
		date: at.slice(0, 10),
		from: from ?? "–",
		to: to ?? "–"
	};
	return find(id, params, { subject: [
		target,
		check,
		field,
		...subject === null ? [] : [subject]
	].join(" ") });
}
// src/checks/changes/notes.ts
const notes = [
	{
		en: "The service runs the checks of each watch every day and compares the results with the previous run. This endpoint reads the recorded changes and measures nothing.",
		ko: "서비스는 감시마다 매일 점검을 실행하고 앞선 측정과 비교합니다. 이 엔드포인트는 그 결과를 읽기만 하며 새로 측정하지 않습니다."
	},
	{
		en: "A regression is recorded when a second measurement, at least 10 minutes later, confirms it; at is the time of the first one. A check that cannot measure the target changes nothing, and is recorded itself after 3 days.",
		ko: "회귀는 10분 이상 지난 뒤의 두 번째 측정에서도 확인되어야 기록합니다. at은 처음 발견한 시각입니다. 측정하지 못한 경우는 변경으로 보지 않으며, 3일 동안 계속되면 기록합니다."
	},
	{
		en: "Values that vary by themselves are not compared: TTLs, order, SOA serials, addresses that a CDN rotates. A certificate that the same authority renewed is a neutral change.",
		ko: "TTL, 순서, SOA 일련번호, CDN이 돌려 쓰는 주소처럼 스스로 바뀌는 값은 비교하지 않습니다. 같은 인증 기관이 갱신한 인증서는 중립적인 변경입니다."
	},
	{
		en: "Everybody sees the changes of a watched domain, except those of port and exposure: only accounts that proved ownership of the domain see them. The answer does not say who watches. With PORTCULLIS_PUBLIC_CHANGES=false each account sees only its own watches.",
		ko: "감시 중인 도메인의 변경은 누구나 볼 수 있지만 port와 exposure의 변경은 도메인 소유를 증명한 계정만 볼 수 있습니다. 누가 감시하는지는 알리지 않습니다. 운영자는 PORTCULLIS_PUBLIC_CHANGES=false로 자신의 감시만 보이게 제한할 수 있습니다."
	},
	{
		en: "A page has at most 500 changes, the latest first; next is the cursor of the next page. With Accept: application/x-ndjson the API returns one change per line and the next page in the Link header.",
		ko: "한 페이지는 최근 것부터 최대 500개의 변경이며 next가 다음 페이지의 cursor입니다. Accept: application/x-ndjson이면 API는 변경을 한 줄에 하나씩 답하고 다음 페이지를 Link 헤더에 적습니다."
	}
];
// src/checks/changes/schema.ts
const input = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
	query: (0,_registrable3_js__WEBPACK_IMPORTED_MODULE_14__.n)().meta({
		description: "Domain; a host name or URL is reduced to its registrable domain",
		ko: "도메인. 호스트 이름이나 URL은 등록 가능한 도메인으로 줄입니다",
		examples: ["example.com"]
	}),
	..._paging_js__WEBPACK_IMPORTED_MODULE_2__.r
});
const value = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable();
const change = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	target: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "The host that was measured",
		ko: "측정한 호스트"
	}),
	check: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "The check that found the change",
		ko: "변경을 발견한 점검"
	}),
	field: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "What changed: grade, score, finding, measurement, or a value of the check such as ns or certificate",
		ko: "변경된 항목. grade, score, finding, measurement 또는 ns, certificate 같은 점검의 값"
	}),
	subject: value.meta({
		description: "Which of several, such as a header or a port; null where there is one",
		ko: "여러 개 중 어느 것인지(헤더, 포트 등). 하나뿐이면 null"
	}),
	from: value.meta({
		description: "The value before; null where there was none",
		ko: "이전 값. 없었으면 null"
	}),
	to: value.meta({
		description: "The value now; null if there is none",
		ko: "새 값. 없어졌으면 null"
	}),
	direction: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
		"better",
		"worse",
		"neutral"
	]).meta({
		description: "Whether the change is an improvement, a regression, or neither",
		ko: "개선(better), 회귀(worse), 어느 쪽도 아님(neutral)"
	}),
	severity: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
		"critical",
		"high",
		"medium",
		"low",
		"info"
	]).meta({
		description: "Severity of the change, from critical to info",
		ko: "변경의 심각도. critical부터 info까지"
	}),
	firstMeasuredAt: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Un)().meta({
		description: "When the new value was first measured",
		ko: "새 값을 처음 측정한 시각"
	}),
	lastSeen: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Un)().meta({
		description: "When the new value was last measured",
		ko: "새 값을 마지막으로 측정한 시각"
	}),
	confirmedAt: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Un)().nullable().meta({
		description: "When a second measurement confirmed a regression; null where none was needed",
		ko: "두 번째 측정이 나빠진 변경을 확인한 시각. 확인이 필요 없는 변경이면 null"
	}),
	current: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta({
		description: "True until the same value changes again",
		ko: "이후 다시 바뀌지 않았으면 true"
	})
}).readonly();
const raw = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	domain: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "The registrable domain",
		ko: "등록 가능한 도메인"
	}),
	observedAt: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Un)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.observedAt),
	watched: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta({
		description: "Whether the service watches a host of the domain. The answer does not say who added the watch",
		ko: "서비스가 이 도메인의 호스트를 감시하는지 여부. 누가 감시하는지는 알리지 않습니다"
	}),
	changes: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(change).readonly().meta({
		description: "Changes of all watches on the domain, the latest first",
		ko: "도메인의 모든 감시가 찾은 변경. 최근 것부터"
	}),
	next: _paging_js__WEBPACK_IMPORTED_MODULE_2__.t
});
const answer = raw.extend({ interpretation: _start_js__WEBPACK_IMPORTED_MODULE_1__.Un });
// src/checks/changes/tables.ts
const columns = [
	{
		en: "Date",
		ko: "날짜"
	},
	{
		en: "Host",
		ko: "호스트"
	},
	{
		en: "Direction",
		ko: "방향"
	},
	{
		en: "What",
		ko: "항목"
	},
	{
		en: "Before",
		ko: "이전"
	},
	{
		en: "After",
		ko: "이후"
	}
];
const directions = {
	better: {
		en: "better",
		ko: "개선"
	},
	worse: {
		en: "worse",
		ko: "회귀"
	},
	neutral: {
		en: "changed",
		ko: "변경"
	}
};
function tablesOf({ changes }) {
	const rows = changes.map((change) => {
		const { firstMeasuredAt: at, target, direction, check, subject, from, to } = change;
		const { title } = wordsOf(change);
		const more = subject === null ? "" : ` ${subject}`;
		const what = {
			en: `${check}: ${title.en}${more}`,
			ko: `${check}: ${title.ko}${more}`
		};
		return [
			at.slice(0, 10),
			target,
			directions[direction],
			what,
			from ?? "–",
			to ?? "–"
		];
	});
	return rows.length === 0 ? [] : [{
		columns,
		rows
	}];
}
// src/checks/changes/index.ts
const changes = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.En)({
	id: "changes",
	version: 3,
	title: {
		en: "Changes",
		ko: "변경 기록"
	},
	about: {
		en: "Shows the changes and security regressions that the daily monitoring recorded for a domain: grades, headers, DNS, certificates, mail, registration, lookalikes and exposed hosts.",
		ko: "매일 감시가 기록한 도메인의 변경과 보안 회귀를 보여 줍니다. 등급, 헤더, DNS, 인증서, 메일, 등록 정보, 유사 도메인, 노출된 호스트를 포함합니다."
	},
	notes,
	input,
	subject: "query",
	concerns: "store",
	raw,
	cost: "light",
	ttl: 0,
	words,
	target: ({ query }) => (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Tn)(query),
	collect,
	judge,
	answer: {
		schema: answer,
		of: (result, _input, language) => ({
			...result.raw,
			interpretation: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Kr)({
				id: "changes",
				words
			}, result.verdict, language)
		}),
		fits: (told, { query }) => told.domain === query,
		tables: (told) => tablesOf(raw.parse(told)),
		lines: {
			schema: change,
			of: (result) => ({
				lines: result.raw.changes,
				next: result.raw.next
			})
		}
	}
});



/***/ }),

/***/ 6139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ pageOfList),
/* harmony export */   r: () => (/* binding */ paging),
/* harmony export */   t: () => (/* binding */ nextPage)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/core/paging.ts
const pageLimits = {
	most: 500,
	usual: 100
};
const paging = {
	cursor: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)().max(100).optional().meta({
		description: "Start of the page: the value of next in the previous response; absent for the first page",
		ko: "페이지의 시작 위치. 앞 응답의 next 값이며 첫 페이지에서는 생략",
		examples: ["MTc2Mzk3NDgwMC4xMg"]
	}),
	limit: pageLimit().optional().meta({
		description: `Number of entries on a page, at most ${pageLimits.most} (default ${pageLimits.usual})`,
		ko: `페이지의 항목 수. 최대 ${pageLimits.most}(기본값 ${pageLimits.usual})`,
		examples: [pageLimits.usual]
	})
};
const nextPage = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)().nullable().meta({
	description: "Cursor of the next page; null on the last page",
	ko: "다음 페이지의 cursor. 마지막이면 null"
});
function pageOfList({ cursor, limit }) {
	return {
		...cursor !== void 0 && { cursor },
		limit: limit ?? pageLimits.usual
	};
}
function pageLimit() {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ii)([(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)(), (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ai)()]).meta({
		type: "integer",
		minimum: 1,
		maximum: pageLimits.most
	}).transform((given, context) => {
		const limit = /^\d{1,4}$/.test(`${given}`) ? Number(given) : 0;
		if (limit >= 1 && limit <= pageLimits.most) return limit;
		context.addIssue({
			code: "custom",
			params: { ...outOfRange }
		});
		return _start_js__WEBPACK_IMPORTED_MODULE_0__.Hi;
	});
}
const outOfRange = { expected: {
	en: `a number from 1 to ${pageLimits.most}`,
	ko: `1부터 ${pageLimits.most}까지의 수`
} };



/***/ })

};
