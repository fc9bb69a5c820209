import { tt as Failure } from "./start.js";
import { T as jittered } from "./gate.js";
// src/gate/retry.ts
const firstPause = 500;
const longestRetryAfter = 60;
async function tryAgain(work, worth, { retries, clock, signal }) {
	const all = [await work()];
	for (let pause = firstPause; all.length <= retries; pause *= 2) {
		const least = worth(all.at(-1));
		if (least === null || signal?.aborted) break;
		if (!await clock.sleep(Math.max(least, jittered(pause, clock)), signal)) break;
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
				if (error instanceof Failure) return error;
				throw error;
			}
		}, (came) => came instanceof Failure ? worthOf(came) : null, trying);
		const of = (what) => traffic.reduce((sum, each) => sum + each[what], 0);
		onSpent?.({
			connections: of("connections"),
			requests: of("requests"),
			bytes: of("bytes")
		});
		const last = tries.at(-1);
		if (last === void 0 || last instanceof Failure) throw last;
		return last;
	} };
}
export { worthOf as a, tryAgain as i, retrying as n, sumOf as r, isBrokenOff as t };
