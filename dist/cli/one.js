import { $ as answerFailure, Q as gate, T as jittered, Xi as parseInput, yi as attempt } from "./gate.js";
import { at as fill, rt as failure, tt as Failure } from "./start.js";
import { a as worthOf, i as tryAgain, n as retrying, r as sumOf, t as isBrokenOff } from "./retry.js";
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
		if (options.isOver()) throw failure("aborted", {});
		return work();
	});
	if (!waiting) {
		const measure = async () => (await gateWhole(question, query, { options })).result;
		return inTurn(() => believed(question, measure, options));
	}
	const [{ openAwaiting }, { limitFor }] = await Promise.all([import("./awaited.js"), import("./conditions.js")]);
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
	if (!await clock.sleep(jittered(secondThoughts, clock), signal)) return first;
	const { confirmed } = await import("./confirm.js");
	const second = await attempt(measure);
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
async function gateAgain(question, query, asking) {
	const { options, trying } = asking;
	const tries = await tryAgain(() => ask(question, query, asking), worthOfTry, trying);
	const last = tries.at(-1) ?? tries[0];
	if (tries.length === 1) return last;
	const cost = sumOf(tries.flatMap(({ result }) => result.targets.map((target) => target.cost)));
	const more = fill(tried, { count: tries.length }, options.language);
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
	if (broken) return worthOf(broken);
	const [target] = result.targets;
	return target?.verdict === "unknown" && isBrokenOff(target.reason) ? 0 : null;
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
		const { data } = await runner.answer(gate, query, asking);
		return {
			result: data,
			sights,
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
export { gateOne };
