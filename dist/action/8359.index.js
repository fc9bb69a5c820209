export const id = 8359;
export const ids = [8359,9415];
export const modules = {

/***/ 9415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ seenOf),
/* harmony export */   n: () => (/* binding */ isGood),
/* harmony export */   r: () => (/* binding */ limitFor),
/* harmony export */   t: () => (/* binding */ awaitedOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/gate/conditions.ts
const searched = 1048576;
function limitFor(conditions) {
	return conditions.some(({ kind }) => kind === "body") ? searched : 0;
}
function isGood({ page }, conditions) {
	return page !== null && conditions.every((condition) => holds(condition, page));
}
function holds(condition, page) {
	if (condition.kind === "up") return page.status < 500;
	if (condition.kind === "status") return [`${page.status}`, `${page.status}`[0] + "xx"].includes(condition.code);
	if (condition.kind === "body") return Buffer.from(page.body).includes(condition.text);
	const { name, text, isWhole } = condition;
	return valuesIn(page, name).some((value) => isWhole ? value === text : value.includes(text));
}
function valuesIn({ headers }, wanted) {
	const lines = headers.filter(([name]) => name.toLowerCase() === wanted).map(([, value]) => value.trim());
	if (lines.length === 0) return [];
	const joined = lines.join(", ");
	return [Buffer.from(joined, "latin1").toString("utf8"), joined];
}
const mostTold = 4;
function awaitedOf({ conditions, mask }) {
	return conditions.map(({ written }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.di)(mask(written), 120)).join(", ");
}
function seenOf(sights, showing) {
	const [en, ko] = _start_js__WEBPACK_IMPORTED_MODULE_0__.Ji.map((language) => {
		return [...sights.slice(0, mostTold).map((sight) => sightIn(sight, showing, language)), ...sights.length > mostTold ? [`+${sights.length - mostTold}`] : []].join("; ");
	});
	return {
		en: en ?? "",
		ko: ko ?? ""
	};
}
const noHeader = {
	en: "no {name}",
	ko: "{name} 없음"
};
const noText = {
	en: "body without {text}",
	ko: "본문에 {text} 없음"
};
function sightIn({ address, page, failure }, { conditions, mask }, language) {
	const at = address === "" ? "" : `${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.di)(address, 60)}: `;
	if (!page) return at + (failure ? mask((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)(failure, language)).replace(/\.$/, "") : "");
	const facts = conditions.flatMap((condition) => factOf(condition, page, {
		mask,
		language
	}));
	return at + [...new Set([`${page.status}`, ...facts])].join(", ");
}
function factOf(condition, page, { mask, language }) {
	if (condition.kind === "header") {
		const [value] = valuesIn(page, condition.name);
		const name = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.di)(condition.name, 60);
		return [value === void 0 ? (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.qi)(noHeader, { name }, language) : `${name}: "${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.di)(mask(value), 80)}"`];
	}
	if (condition.kind !== "body" || holds(condition, page)) return [];
	return [(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.qi)(noText, { text: `"${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.di)(mask(condition.text), 60)}"` }, language)];
}



/***/ }),

/***/ 8359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openExpectedTargets: () => (/* binding */ openExpectedTargets)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _conditions2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9415);



// src/gate/wait.ts
const goodInTurn = 2;
const soon = 1e3;
const words = {
	begun: {
		en: "waiting for {awaited}: {url}",
		ko: "대기 중({awaited}): {url}"
	},
	seen: {
		en: "  {url} after {seconds} s: {seen}",
		ko: "  {url} {seconds}초: {seen}"
	},
	there: {
		en: "  {url} after {seconds} s: conditions met",
		ko: "  {url} {seconds}초: 조건 충족"
	},
	givenUp: {
		en: "  {url} after {seconds} s: gave up",
		ko: "  {url} {seconds}초: 포기"
	}
};
const longDigits = /\b(?<begin>[0-9a-f]{12})[0-9a-f]{28,52}\b/gi;
const phases = {
	begun: "begun",
	seen: "changed",
	there: "over",
	givenUp: "over"
};
async function waitFor({ conditions, timeout, interval }, options) {
	const { url, clock, signal, language, onNews, queue, look } = options;
	const started = clock.now();
	let end = started + timeout;
	const showing = {
		conditions,
		mask: (text) => options.mask?.(text, url) ?? text
	};
	const awaited = (0,_conditions2_js__WEBPACK_IMPORTED_MODULE_2__.t)(showing);
	const elapsed = () => Math.round(clock.now() - started);
	const say = (what, more = {}) => {
		const params = {
			url: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Yi)(url), 300),
			seconds: inSeconds(elapsed()),
			...more
		};
		const line = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qi)(words[what], params, language);
		onNews?.(what === "begun" ? line : line.replaceAll(longDigits, "$<begin>…"), phases[what]);
	};
	const spent = {
		connections: 0,
		requests: 0
	};
	let streaks = new Map();
	let seen = null;
	let polls = 0;
	say("begun", { awaited });
	for (;;) {
		const { sights, queued } = await glance();
		if (sights instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui) return giveUp(sights);
		if (signal?.aborted) return giveUp(whyEnded(signal, tooLate()));
		if (seen !== null && clock.now() >= end + queued) return giveUp(tooLate());
		polls++;
		streaks = new Map(sights.map((sight) => [sight.address, (0,_conditions2_js__WEBPACK_IMPORTED_MODULE_2__.n)(sight, conditions) ? (streaks.get(sight.address) ?? 0) + 1 : 0]));
		const now = (0,_conditions2_js__WEBPACK_IMPORTED_MODULE_2__.i)(sights, showing);
		if (now[language] !== seen?.[language]) say("seen", { seen: now[language] });
		seen = now;
		const fewest = Math.min(...streaks.values());
		if (polls === 1 || fewest > 0) end += queued;
		if (fewest >= goodInTurn) {
			say("there");
			return {
				ok: true,
				waited: {
					ms: elapsed(),
					polls
				}
			};
		}
		const pause = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.w)(fewest > 0 ? Math.min(interval, soon, timeout / 4) : grown(interval, polls), clock);
		if (!await clock.sleep(Math.max(0, Math.min(pause, end - clock.now())), signal)) return giveUp(whyEnded(signal, tooLate()));
		if (clock.now() >= end) return giveUp(tooLate());
	}
	async function glance() {
		const due = clock.now();
		let queued = 0;
		try {
			const limit = (0,_conditions2_js__WEBPACK_IMPORTED_MODULE_2__.r)(conditions);
			const looked = await queue(() => {
				queued = clock.now() - due;
				return look(url, {
					limit,
					patience: Math.max(1, end - due),
					...signal && { signal }
				});
			});
			spent.connections += looked.traffic.connections;
			spent.requests += looked.traffic.requests;
			return {
				sights: looked.sights,
				queued
			};
		} catch (error) {
			if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui)) throw error;
			return {
				sights: isFinal(error) ? error : [{
					address: "",
					page: null,
					failure: error.facts
				}],
				queued
			};
		}
	}
	function tooLate() {
		return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("wait.timeout", {
			awaited,
			seconds: inSeconds(timeout),
			seen: seen ?? nothing$1
		});
	}
	function giveUp(why) {
		say("givenUp");
		return {
			ok: false,
			failure: why,
			cost: {
				...spent,
				roundTrips: 0,
				ms: elapsed()
			}
		};
	}
}
const nothing$1 = {
	en: "nothing",
	ko: "없음"
};
function grown(interval, polls) {
	return interval * Math.min(2, 1.1 ** (polls - 1));
}
function isFinal({ facts: { id, params } }) {
	return id === "address.private" || id === "access.header-empty" || id === "dns.bad-name" || id === "dns.failed" && params["detail"] === "EBADNAME";
}
function whyEnded(signal, late) {
	const reason = signal?.reason;
	return reason instanceof Error && reason.name === "TimeoutError" ? late : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("aborted", {});
}
function inSeconds(ms) {
	return `${Math.round(ms / 100) / 10}`;
}
// src/gate/expected.ts
const otherwise = {
	en: "  {url}: the measured page does not meet the conditions: {seen}",
	ko: "  {url}: 측정한 페이지가 조건과 다름: {seen}"
};
function openExpectedTargets({ question, query, waiting, options, measure }) {
	const { runner, name } = question;
	const { language, clock, signal, onBug, onNews } = options;
	const input = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.lr)(_gate_js__WEBPACK_IMPORTED_MODULE_0__.S.input, query);
	const { url } = input;
	const { timeout, interval, conditions } = waiting;
	const showing = {
		conditions,
		mask: (text) => runner.maskAll?.(text, url) ?? text
	};
	const end = clock.now() + timeout;
	const waits = [];
	return async () => {
		const costs = [];
		let other = null;
		for (;;) {
			const missing = waits.length === 0 || other !== null ? await come(other) : null;
			if (missing) return unknown(missing.failure, [...costs, missing.cost]);
			const { result, sights } = await measure();
			costs.push(...result.targets.map(({ cost }) => cost));
			other = seenOtherwise(result, sights);
			if (other === null) return withAll(result, {
				waited: inAll(waits),
				cost: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.b)(costs)
			});
			const params = {
				url: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Yi)(url), 300),
				seen: other[language]
			};
			onNews?.((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qi)(otherwise, params, language), "changed");
		}
	};
	async function come(other) {
		try {
			if (!runner.look) throw new Error("this runner cannot poll");
			const late = (text) => {
				const params = {
					awaited: (0,_conditions2_js__WEBPACK_IMPORTED_MODULE_2__.t)(showing),
					seconds: `${timeout / 1e3}`,
					seen: text
				};
				return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("wait.otherwise", params, { reason: "wait.timeout" });
			};
			if (other) await clock.sleep(Math.max(0, Math.min((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.w)(interval, clock), end - clock.now())), signal);
			const left = other ? end - clock.now() : timeout;
			if (other && left <= 0 && !signal?.aborted) return {
				failure: late(other),
				cost: nothing
			};
			const ways = {
				...options,
				url,
				look: runner.look,
				mask: runner.maskAll
			};
			const came = await waitFor({
				...waiting,
				timeout: Math.max(1, left)
			}, ways);
			if (came.ok) waits.push(came.waited);
			if (came.ok) return null;
			return other !== null && came.failure.facts.id === "wait.timeout" ? {
				failure: late(other),
				cost: came.cost
			} : came;
		} catch (error) {
			onBug?.(error, question.url);
			return {
				failure: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("internal", {}),
				cost: nothing
			};
		}
	}
	function seenOtherwise({ targets: [target] }, sights) {
		const others = sights.filter((sight) => !(0,_conditions2_js__WEBPACK_IMPORTED_MODULE_2__.n)(sight, conditions));
		const isDecided = target?.verdict === "fail" || target?.verdict === "unknown";
		if (sights.length > 0) return others.length > 0 ? (0,_conditions2_js__WEBPACK_IMPORTED_MODULE_2__.i)(others, showing) : null;
		if (isDecided) return null;
		const message = target?.incompleteChecks?.find(({ check }) => check === "http")?.message.replace(/\.$/, "") ?? "";
		return {
			en: message,
			ko: message
		};
	}
	function unknown({ facts }, costs) {
		return withAll((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.C)(input, facts, {
			language,
			observedAt: new Date(),
			cost: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.b)(costs)
		}), name === void 0 ? {} : { name });
	}
}
const nothing = {
	connections: 0,
	requests: 0,
	roundTrips: 0,
	ms: 0
};
function withAll(result, more) {
	return {
		...result,
		targets: result.targets.map((target) => ({
			...target,
			...more
		}))
	};
}
function inAll(waits) {
	const sum = (of) => waits.reduce((total, each) => total + each[of], 0);
	return {
		ms: sum("ms"),
		polls: sum("polls")
	};
}



/***/ })

};
