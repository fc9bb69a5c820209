import { t as I } from "./index.min.js";
import { t as require_rate_limiter_flexible } from "./rate-limiter-flexible.js";
import { yt as failure } from "./start.js";
// server/http/rate-limit.ts
var import_rate_limiter_flexible = require_rate_limiter_flexible();
const mostClients = 5e4;
const sameWindow = 1e3;
const usualTimes = 4;
function networkLimitName(name) {
	return `${name}-network`;
}
function openLimit(name, points, shared, seconds = 60, times = usualTimes) {
	const narrow = openNetworkLimit(name, points, seconds, shared);
	const wide = openNetworkLimit(networkLimitName(name), times * points, seconds, shared);
	async function both(own, outside, how) {
		const charge = await narrow[how](own);
		if (charge.wait !== null) return charge;
		const around = await wide[how](outside);
		return around.wait === null ? {
			...charge,
			around
		} : around;
	}
	function one([own = "", outside], how) {
		return outside === void 0 ? narrow[how](own) : both(own, outside, how);
	}
	return {
		charge: (client) => one(client, "charge"),
		look: (client) => one(client, "look"),
		async refund([own = "", outside], charge) {
			if (outside !== void 0 && charge.around) await wide.refund(outside, charge.around);
			return narrow.refund(own, charge);
		}
	};
}
function openNetworkLimit(name, points, duration, shared) {
	const limiter = shared ? shared(name, points, duration) : new import_rate_limiter_flexible.RateLimiterMemory({
		points,
		duration
	});
	const known = new I({
		maxSize: mostClients,
		sizeCalculation: () => 1,
		dispose(_, client, why) {
			if (why === "evict" && !shared) limiter.delete(client);
		}
	});
	function toCharge(state) {
		const left = Math.max(0, points - (state?.consumedPoints ?? 0));
		const seconds = Math.max(1, Math.ceil((state?.msBeforeNext ?? 1e3 * duration) / 1e3));
		const until = Date.now() + (state?.msBeforeNext ?? 0);
		return {
			name,
			points,
			left,
			seconds,
			wait: (state?.consumedPoints ?? 0) > points ? seconds : null,
			until
		};
	}
	async function current(client) {
		const state = await limiter.get(client);
		return state && state.msBeforeNext > 0 ? state : null;
	}
	return {
		async charge(client) {
			known.set(client, true);
			return toCharge(await limiter.consume(client).catch(overdrawn));
		},
		async look(client) {
			const state = await current(client);
			const charge = toCharge(state);
			return (state?.consumedPoints ?? 0) >= points ? {
				...charge,
				wait: waitOf(state)
			} : charge;
		},
		async refund(client, { until }) {
			const state = await current(client);
			const now = toCharge(state);
			return state !== null && state.consumedPoints > 0 && Math.abs(now.until - until) < sameWindow ? toCharge(await limiter.reward(client)) : now;
		}
	};
}
function waitOf(state) {
	return Math.max(1, Math.ceil((state?.msBeforeNext ?? 0) / 1e3));
}
function overdrawn(state) {
	if (state instanceof import_rate_limiter_flexible.RateLimiterRes) return state;
	throw state;
}
function limited(seconds) {
	return failure("rate.limited", { seconds }, { retryAfter: seconds });
}
export { openLimit as n, limited as t };
