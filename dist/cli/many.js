import { r as failure, t as Failure } from "./failure.js";
import { n as parseInput } from "./input.js";
import { n as answerFailure, t as gate } from "./gate.js";
import { n as worstVerdict, t as totalsOf } from "./totals.js";
// src/gate/many.ts
const concurrency = 8;
async function gateMany(options) {
	const { urls, ...common } = options;
	return gateEach(urls.map((url) => ({
		...common,
		url
	})), options);
}
async function gateEach(questions, options) {
	questions.forEach((question) => parseInput(gate.input, queryOf(question), question.naming));
	const results = [];
	const queue = questions.entries();
	await Promise.all(Array.from({ length: Math.min(concurrency, questions.length) }, work));
	return merge(results);
	async function work() {
		for (const [index, question] of queue) {
			const result = await gateWhole(question, options);
			results[index] = result;
			result.targets.forEach((target) => options.onTarget?.(target, index));
		}
	}
}
function queryOf({ url, thresholds }) {
	return {
		url,
		...thresholds
	};
}
async function gateWhole(question, options) {
	const { name, demands = {} } = question;
	const wanted = Object.entries(demands).filter(([, { level }]) => level !== "off");
	const [result, other] = await Promise.all([gateOne(question, options), wanted.length > 0 ? besides() : null]);
	if (name === void 0 && !other) return result;
	const targets = result.targets.map((target) => {
		const whole = other ? other.withDemands(target, other.met) : target;
		return name === void 0 ? whole : {
			...whole,
			name
		};
	});
	return {
		...result,
		targets
	};
	async function besides() {
		const { askDemands, withDemands } = await import("./demands.js");
		const asked = {
			...options,
			url: parseInput(gate.input, queryOf(question)).url,
			runner: question.runner
		};
		return {
			met: await askDemands(Object.fromEntries(wanted), asked),
			withDemands
		};
	}
}
async function gateOne(question, { language, signal, onBug }) {
	const { runner, naming } = question;
	const query = queryOf(question);
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
		return data;
	} catch (error) {
		if (error instanceof Failure && refusing.has(error.code)) throw error;
		if (!(error instanceof Failure)) onBug?.(error, query["url"] ?? "");
		const { facts } = error instanceof Failure ? error : failure("internal", {});
		const { connections, requests } = spent;
		const cost = {
			connections,
			requests,
			roundTrips: 0,
			ms: Math.round(performance.now() - started)
		};
		return answerFailure(parseInput(gate.input, query), facts, {
			language,
			observedAt,
			cost
		});
	}
}
const refusing = new Set([
	"INVALID_INPUT",
	"INVALID_API_KEY",
	"API_KEY_REQUIRED"
]);
function merge(results) {
	const [first] = results;
	if (!first) throw new Error("no results to merge");
	const targets = results.flatMap((result) => result.targets);
	const verdict = worstVerdict(targets.map((target) => target.verdict));
	return {
		...first,
		verdict,
		targets,
		totals: totalsOf(targets)
	};
}
export { gateMany as n, gateEach as t };
