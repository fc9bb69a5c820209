import { L as jittered, ft as gate, n as sumOf, pt as answerFailure } from "./gate.js";
import { Ct as maskUrls, _t as Failure, dt as printable, st as parseInput, xt as fill, yt as failure } from "./start.js";
import { i as seenOf, n as isGood, r as limitFor, t as awaitedOf } from "./conditions2.js";
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
	const awaited = awaitedOf(showing);
	const elapsed = () => Math.round(clock.now() - started);
	const say = (what, more = {}) => {
		const params = {
			url: printable(maskUrls(url), 300),
			seconds: inSeconds(elapsed()),
			...more
		};
		const line = fill(words[what], params, language);
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
		if (sights instanceof Failure) return giveUp(sights);
		if (signal?.aborted) return giveUp(whyEnded(signal, tooLate()));
		if (seen !== null && clock.now() >= end + queued) return giveUp(tooLate());
		polls++;
		streaks = new Map(sights.map((sight) => [sight.address, isGood(sight, conditions) ? (streaks.get(sight.address) ?? 0) + 1 : 0]));
		const now = seenOf(sights, showing);
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
		const pause = jittered(fewest > 0 ? Math.min(interval, soon, timeout / 4) : grown(interval, polls), clock);
		if (!await clock.sleep(Math.max(0, Math.min(pause, end - clock.now())), signal)) return giveUp(whyEnded(signal, tooLate()));
		if (clock.now() >= end) return giveUp(tooLate());
	}
	async function glance() {
		const due = clock.now();
		let queued = 0;
		try {
			const limit = limitFor(conditions);
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
			if (!(error instanceof Failure)) throw error;
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
		return failure("wait.timeout", {
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
	return reason instanceof Error && reason.name === "TimeoutError" ? late : failure("aborted", {});
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
	const input = parseInput(gate.input, query);
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
				cost: sumOf(costs)
			});
			const params = {
				url: printable(maskUrls(url), 300),
				seen: other[language]
			};
			onNews?.(fill(otherwise, params, language), "changed");
		}
	};
	async function come(other) {
		try {
			if (!runner.look) throw new Error("this runner cannot poll");
			const late = (text) => {
				const params = {
					awaited: awaitedOf(showing),
					seconds: `${timeout / 1e3}`,
					seen: text
				};
				return failure("wait.otherwise", params, { reason: "wait.timeout" });
			};
			if (other) await clock.sleep(Math.max(0, Math.min(jittered(interval, clock), end - clock.now())), signal);
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
				failure: failure("internal", {}),
				cost: nothing
			};
		}
	}
	function seenOtherwise({ targets: [target] }, sights) {
		const others = sights.filter((sight) => !isGood(sight, conditions));
		const isDecided = target?.verdict === "fail" || target?.verdict === "unknown";
		if (sights.length > 0) return others.length > 0 ? seenOf(others, showing) : null;
		if (isDecided) return null;
		const message = target?.incompleteChecks?.find(({ check }) => check === "http")?.message.replace(/\.$/, "") ?? "";
		return {
			en: message,
			ko: message
		};
	}
	function unknown({ facts }, costs) {
		return withAll(answerFailure(input, facts, {
			language,
			observedAt: new Date(),
			cost: sumOf(costs)
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
export { openExpectedTargets };
