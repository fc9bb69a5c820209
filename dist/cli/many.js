import { n as parseInput } from "./input.js";
import { n as answerFailure, t as gate } from "./gate.js";
import { n as systemClock, t as jittered } from "./clock.js";
import { a as attempt } from "./visit.js";
import { r as failure, t as Failure } from "./failure.js";
import { t as fill } from "./text.js";
import { a as worthOf, i as tryAgain, n as retrying, r as sumOf, t as isBrokenOff } from "./retry.js";
import { n as totalsOf, r as worstVerdict } from "./totals.js";
// src/gate/one.ts
const once = {
	waiting: null,
	confirm: false,
	retries: 0
};
const secondThoughts = 1e3;
async function gateOne(question, query, options) {
	const { waiting } = question.persistence ?? once;
	const waited = waiting ? await comeAbout(question, query, options) : null;
	if (waited && "targets" in waited) return waited;
	const result = await options.turns(async () => {
		if (options.isOver()) throw failure("aborted", {});
		return believed(question, query, options);
	});
	return waited ? onTarget(result, (target) => ({
		...target,
		waited
	})) : result;
}
async function comeAbout({ url, name, runner, persistence = once }, query, options) {
	const observedAt = new Date();
	const { language, onBug } = options;
	const input = parseInput(gate.input, query);
	const unknown = ({ facts }, cost) => named(answerFailure(input, facts, {
		language,
		observedAt,
		cost
	}), name);
	try {
		const { waitFor } = await import("./wait.js");
		if (!persistence.waiting || !runner.look) throw new Error("nobody here can look");
		const came = await waitFor(persistence.waiting, {
			...options,
			url: input.url,
			look: runner.look
		});
		return came.ok ? came.waited : unknown(came.failure, came.cost);
	} catch (error) {
		onBug?.(error, url);
		return unknown(failure("internal", {}), nothing);
	}
}
const nothing = {
	connections: 0,
	requests: 0,
	roundTrips: 0,
	ms: 0
};
async function believed(question, query, options) {
	const { language, clock, signal } = options;
	const first = await gateWhole(question, query, options);
	if (!question.persistence?.confirm || first.verdict !== "fail") return first;
	if (!await clock.sleep(jittered(secondThoughts, clock), signal)) return first;
	const { confirmed } = await import("./confirm.js");
	const second = await attempt(() => gateWhole(question, query, options));
	if (!second.ok) return onTarget(first, (was) => ({
		...was,
		confirmed: false
	}));
	const [was] = first.targets;
	return onTarget(second.value, (is) => was ? confirmed(was, is, language) : is);
}
async function gateWhole(question, query, options) {
	const { name, demands = {}, persistence = once } = question;
	const { clock, signal } = options;
	const trying = {
		retries: persistence.retries,
		clock,
		...signal && { signal }
	};
	const wanted = Object.entries(demands).filter(([, { level }]) => level !== "off");
	const [result, other] = await Promise.all([gateAgain(question, query, {
		options,
		trying
	}), wanted.length > 0 ? besides() : null]);
	return named(other ? onTarget(result, (target) => other.withDemands(target, other.met)) : result, name);
	async function besides() {
		const { askDemands, withDemands } = await import("./demands.js");
		const runner = retrying(question.runner, trying);
		const { thresholds, excusing } = question;
		const asked = {
			...options,
			...thresholds,
			...excusing && { excusing },
			url: parseInput(gate.input, query).url,
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
async function gateAgain(question, query, { options, trying }) {
	const tries = await tryAgain(() => ask(question, query, options), worthOfTry, trying);
	const last = tries.at(-1) ?? tries[0];
	if (tries.length === 1) return last.result;
	const cost = sumOf(tries.flatMap(({ result }) => result.targets.map((target) => target.cost)));
	const more = fill(tried, { count: tries.length }, options.language);
	return onTarget(last.result, (target) => ({
		...target,
		...target.message !== void 0 && { message: `${target.message} ${more}` },
		cost,
		tries: tries.length
	}));
}
function worthOfTry({ result, failure: broken }) {
	if (broken) return worthOf(broken);
	const [target] = result.targets;
	return target?.verdict === "unknown" && isBrokenOff(target.reason) ? 0 : null;
}
async function ask({ runner, naming }, query, options) {
	const { language, signal, onBug } = options;
	const observedAt = new Date();
	const started = performance.now();
	let spent = {
		connections: 0,
		requests: 0
	};
	const onSpent = (traffic) => void (spent = traffic);
	try {
		const asking = {
			language,
			onSpent,
			...naming && { naming },
			...signal && { signal }
		};
		const { data } = await runner.answer(gate, query, asking);
		return {
			result: data,
			failure: null
		};
	} catch (error) {
		if (error instanceof Failure && refusing.has(error.code)) throw error;
		if (!(error instanceof Failure)) onBug?.(error, query["url"] ?? "");
		const broken = error instanceof Failure ? error : failure("internal", {});
		const { connections, requests } = spent;
		const cost = {
			connections,
			requests,
			roundTrips: 0,
			ms: Math.round(performance.now() - started)
		};
		return {
			result: answerFailure(parseInput(gate.input, query), broken.facts, {
				language,
				observedAt,
				cost
			}),
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
// src/gate/turns.ts
function openTurns(limit) {
	const waiting = [];
	let running = 0;
	return async (work) => {
		if (running < limit) running++;
		else {
			const { promise, resolve } = Promise.withResolvers();
			waiting.push(resolve);
			await promise;
		}
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else running--;
		}
	};
}
// src/gate/many.ts
const usualConcurrency = 8;
async function gateMany(options) {
	const { urls, ...common } = options;
	return gateEach(urls.map((url) => ({
		...common,
		url
	})), options);
}
async function gateEach(questions, options) {
	questions.forEach((question) => parseInput(gate.input, queryOf(question), question.naming));
	const turns = openTurns(options.concurrency ?? usualConcurrency);
	const ending = new AbortController();
	const one = {
		...options,
		clock: options.clock ?? systemClock,
		turns,
		isOver: () => ending.signal.aborted
	};
	return merge(await Promise.all(questions.map(async (question, index) => {
		const result = await gateOne(question, queryOf(question), one).catch((error) => {
			ending.abort();
			throw error;
		});
		result.targets.forEach((target) => options.onTarget?.(target, index));
		return result;
	})), options.notices ?? []);
}
function queryOf({ url, thresholds }) {
	return {
		url,
		...thresholds
	};
}
function merge(results, notices) {
	const [first] = results;
	if (!first) throw new Error("no results to merge");
	const targets = results.flatMap((result) => result.targets);
	const verdict = worstVerdict(targets.map((target) => target.verdict));
	return {
		...first,
		verdict,
		targets,
		totals: totalsOf(targets),
		...notices.length > 0 && { notices }
	};
}
export { gateMany as n, gateEach as t };
