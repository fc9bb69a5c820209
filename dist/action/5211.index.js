export const id = 5211;
export const ids = [5211];
export const modules = {

/***/ 5211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gateOne: () => (/* binding */ gateOne)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6393);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2093);



// src/gate/one.ts
const once = {
	waiting: null,
	confirm: false,
	retries: 0
};
const secondThoughts = 1e3;
async function gateOne(question, query, options) {
	const { waiting } = question.persistence ?? once;
	const inTurn = (work) => options.turns(async () => {
		if (options.isOver()) throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("aborted", {});
		return work();
	});
	if (!waiting) {
		const measure = async () => (await gateWhole(question, query, { options })).result;
		return inTurn(() => believed(question, measure, options));
	}
	const [{ openAwaiting }, { limitFor }] = await Promise.all([__webpack_require__.e(/* import() */ 6280).then(__webpack_require__.bind(__webpack_require__, 6280)), __webpack_require__.e(/* import() */ 8821).then(__webpack_require__.bind(__webpack_require__, 8821))]);
	const limit = limitFor(waiting.conditions);
	const measure = () => inTurn(() => gateWhole(question, query, {
		options,
		limit
	}));
	return believed(question, openAwaiting({
		question,
		query,
		waiting,
		options,
		measure
	}), options);
}
async function believed({ persistence }, measure, { language, clock, signal, judge }) {
	const first = await measure();
	const [was] = first.targets;
	if (!persistence?.confirm || !was) return first;
	const before = {
		measured: was,
		judged: judge(was)
	};
	if (before.judged.verdict !== "fail") return first;
	if (!await clock.sleep((0,_clock_js__WEBPACK_IMPORTED_MODULE_1__.t)(secondThoughts, clock), signal)) return first;
	const { confirmed } = await __webpack_require__.e(/* import() */ 8836).then(__webpack_require__.bind(__webpack_require__, 6455));
	const second = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.rn)(measure);
	if (!second.ok) return onTarget(first, (target) => ({
		...target,
		confirmed: false
	}));
	return onTarget(second.value, (is) => confirmed(before, {
		measured: is,
		judged: judge(is)
	}, language));
}
async function gateWhole(question, query, { options, limit }) {
	const { name, demands = {}, persistence = once } = question;
	const { clock, signal } = options;
	const trying = {
		retries: persistence.retries,
		clock,
		...signal && { signal }
	};
	const wanted = Object.entries(demands).filter(([, { level }]) => level !== "off");
	const [{ result, sights }, other] = await Promise.all([gateAgain(question, query, {
		options,
		trying,
		...limit !== void 0 && { limit }
	}), wanted.length > 0 ? besides() : null]);
	return {
		result: named(other ? onTarget(result, (target) => other.withDemands(target, other.met)) : result, name),
		sights
	};
	async function besides() {
		const { askDemands, withDemands } = await __webpack_require__.e(/* import() */ 6335).then(__webpack_require__.bind(__webpack_require__, 6335));
		const runner = (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__.n)(question.runner, trying);
		const { thresholds, excusing } = question;
		const asked = {
			...options,
			...thresholds,
			...excusing && { excusing },
			url: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.c)(_gate_js__WEBPACK_IMPORTED_MODULE_0__.u.input, query).url,
			runner
		};
		return {
			met: await askDemands(Object.fromEntries(wanted), asked),
			withDemands
		};
	}
}
const tried = {
	en: "Tried {count} times.",
	ko: "{count}번 시도했습니다."
};
async function gateAgain(question, query, asking) {
	const { options, trying } = asking;
	const tries = await (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__.i)(() => ask(question, query, asking), worthOfTry, trying);
	const last = tries.at(-1) ?? tries[0];
	if (tries.length === 1) return last;
	const cost = (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__.r)(tries.flatMap(({ result }) => result.targets.map((target) => target.cost)));
	const more = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.yr)(tried, { count: tries.length }, options.language);
	return {
		result: onTarget(last.result, (target) => ({
			...target,
			...target.message !== void 0 && { message: `${target.message} ${more}` },
			cost,
			tries: tries.length
		})),
		sights: last.sights
	};
}
function worthOfTry({ result, failure: broken }) {
	if (broken) return (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__.a)(broken);
	const [target] = result.targets;
	return target?.verdict === "unknown" && (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__.t)(target.reason) ? 0 : null;
}
async function ask({ runner, naming }, query, { options, limit }) {
	const { language, signal, onBug } = options;
	const observedAt = new Date();
	const started = performance.now();
	let spent = {
		connections: 0,
		requests: 0
	};
	const onSpent = (traffic) => void (spent = traffic);
	const sights = [];
	const watching = limit === void 0 ? null : {
		limit,
		onSight: (sight) => void sights.push(sight)
	};
	try {
		const asking = {
			language,
			onSpent,
			...naming && { naming },
			...signal && { signal },
			...watching && { watching }
		};
		const { data } = await runner.answer(_gate_js__WEBPACK_IMPORTED_MODULE_0__.u, query, asking);
		return {
			result: data,
			sights,
			failure: null
		};
	} catch (error) {
		if (error instanceof _gate_js__WEBPACK_IMPORTED_MODULE_0__.hr && refusing.has(error.code)) throw error;
		if (!(error instanceof _gate_js__WEBPACK_IMPORTED_MODULE_0__.hr)) onBug?.(error, query["url"] ?? "");
		const broken = error instanceof _gate_js__WEBPACK_IMPORTED_MODULE_0__.hr ? error : (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("internal", {});
		const { connections, requests } = spent;
		const cost = {
			connections,
			requests,
			roundTrips: 0,
			ms: Math.round(performance.now() - started)
		};
		return {
			result: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.f)((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.c)(_gate_js__WEBPACK_IMPORTED_MODULE_0__.u.input, query), broken.facts, {
				language,
				observedAt,
				cost
			}),
			sights,
			failure: broken
		};
	}
}
const refusing = new Set([
	"INVALID_INPUT",
	"INVALID_API_KEY",
	"API_KEY_REQUIRED"
]);
function named(result, name) {
	return name === void 0 ? result : onTarget(result, (target) => ({
		...target,
		name
	}));
}
function onTarget(result, change) {
	const targets = result.targets.map(change);
	return {
		...result,
		verdict: targets[0]?.verdict ?? result.verdict,
		targets
	};
}



/***/ }),

/***/ 2093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ worthOf),
/* harmony export */   i: () => (/* binding */ tryAgain),
/* harmony export */   n: () => (/* binding */ retrying),
/* harmony export */   r: () => (/* binding */ sumOf),
/* harmony export */   t: () => (/* binding */ isBrokenOff)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6393);


// src/gate/retry.ts
const firstPause = 500;
const longestRetryAfter = 60;
async function tryAgain(work, worth, { retries, clock, signal }) {
	const all = [await work()];
	for (let pause = firstPause; all.length <= retries; pause *= 2) {
		const least = worth(all.at(-1));
		if (least === null || signal?.aborted) break;
		if (!await clock.sleep(Math.max(least, (0,_clock_js__WEBPACK_IMPORTED_MODULE_1__.t)(pause, clock)), signal)) break;
		all.push(await work());
	}
	return all;
}
const brokenOff = new Set([
	"tcp.refused",
	"tcp.reset",
	"tls.closed",
	"http.closed"
]);
const ofServer = new Set([
	"server.unreachable",
	"server.timeout",
	"server.failed"
]);
const passing = new Set([
	"SERVFAIL",
	"EAI_AGAIN",
	"ECONNREFUSED"
]);
function isBrokenOff(reason) {
	return reason !== void 0 && brokenOff.has(reason);
}
function worthOf({ facts: { id, reason, params }, code, retryAfter }) {
	const isBusy = code === "RATE_LIMITED" || reason === "busy";
	const isPassing = reason === "dns.failed" && passing.has(params["detail"]);
	if (!isBusy && !isPassing && !ofServer.has(id) && !isBrokenOff(reason)) return null;
	const seconds = retryAfter ?? 0;
	return seconds > longestRetryAfter ? null : seconds * 1e3;
}
function sumOf(costs) {
	const sum = (of) => costs.reduce((total, cost) => total + cost[of], 0);
	return {
		connections: sum("connections"),
		requests: sum("requests"),
		roundTrips: sum("roundTrips"),
		ms: sum("ms")
	};
}
function retrying(runner, trying) {
	return { async answer(check, query, { onSpent, ...asking }) {
		const traffic = [];
		const tries = await tryAgain(async () => {
			try {
				return await runner.answer(check, query, {
					...asking,
					onSpent: (spent) => traffic.push(spent)
				});
			} catch (error) {
				if (error instanceof _gate_js__WEBPACK_IMPORTED_MODULE_0__.hr) return error;
				throw error;
			}
		}, (came) => came instanceof _gate_js__WEBPACK_IMPORTED_MODULE_0__.hr ? worthOf(came) : null, trying);
		const of = (what) => traffic.reduce((sum, each) => sum + each[what], 0);
		onSpent?.({
			connections: of("connections"),
			requests: of("requests"),
			bytes: of("bytes")
		});
		const last = tries.at(-1);
		if (last === void 0 || last instanceof _gate_js__WEBPACK_IMPORTED_MODULE_0__.hr) throw last;
		return last;
	} };
}



/***/ })

};
