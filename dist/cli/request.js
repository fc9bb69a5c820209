import { Ui as sourceLimits, Wr as isTimeout, Xr as withSignal, Yr as withPatience, Zr as nameEnd, _r as openQueue, fo as within, la as readLocation, os as portOf, ts as hostOf } from "./gate.js";
import { Q as sourceTable, _t as Failure, yt as failure } from "./start.js";
import { i as acceptedCodings, n as sourceRefusalOf, r as wholeAnswer } from "./answer2.js";
import { n as exchangeWithSource, t as openConnections } from "./cache2.js";
import { isIP } from "node:net";
import { setTimeout } from "node:timers/promises";
// src/net/sources/retry.ts
const pauses = [200, 800];
async function withRetries(work, { signal, until, chance = Math.random }) {
	for (let tries = 0;; tries++) try {
		return await work();
	} catch (error) {
		const pause = (pauses[tries] ?? Number.POSITIVE_INFINITY) * (.5 + chance());
		if (!mayPass(error) || performance.now() + pause >= until) throw error;
		await withSignal(signal, setTimeout(pause, void 0, { signal }));
	}
}
const passing = new Set([
	"http.closed",
	"tcp.refused",
	"tcp.reset",
	"tcp.unreachable",
	"timeout.tcp",
	"tls.closed"
]);
function mayPass(error) {
	if (!(error instanceof Failure) || error.retryAfter !== null) return false;
	const { id, params } = error.facts;
	if (id === "source.status") return [
		502,
		503,
		504
	].includes(Number(params["status"]));
	const { detail } = params;
	return id === "source.unreachable" && typeof detail === "string" && passing.has(detail);
}
// src/net/sources/breaker.ts
const mostFailures = 5;
const rest = 3e4;
function openBreaker(now = () => performance.now()) {
	let failures = 0;
	let last;
	let until = 0;
	return async (work) => {
		const wait = until - now();
		if (last && failures >= mostFailures) {
			if (wait > 0) throw new Failure(last.facts, {
				cause: last,
				retryAfter: Math.ceil(wait / 1e3)
			});
			until = now() + rest;
		}
		try {
			const answer = await work();
			failures = 0;
			return answer;
		} catch (error) {
			if (!isOfServer(error)) {
				if (failures >= mostFailures) until = now();
				throw error;
			}
			failures++;
			last = error;
			until = now() + rest;
			throw error;
		}
	};
}
function isOfServer(error) {
	if (!(error instanceof Failure)) return false;
	const { id, params } = error.facts;
	if (id === "source.status") return Number(params["status"]) >= 500;
	return id === "source.unreachable" || id === "timeout.source";
}
// src/net/sources/pace.ts
function openPace({ perSecond, burst = perSecond, concurrency }, now = () => performance.now()) {
	const queue = openQueue(concurrency);
	const distance = 1e3 / perSecond;
	const ahead = (Math.max(1, burst) - 1) * distance;
	let paid = Number.NEGATIVE_INFINITY;
	async function turn({ asked, signal, until }) {
		const at = now();
		const wait = paid - ahead - at;
		if (at + wait > until) throw refused(asked, (at + wait - until) / 1e3);
		paid = Math.max(paid, at) + distance;
		if (wait > 0) await withSignal(signal, setTimeout(wait, void 0, { signal }));
	}
	return async (patient, work) => {
		let isLet = false;
		try {
			return await queue(patient.signal, async () => {
				await turn(patient);
				isLet = true;
				return work();
			});
		} catch (error) {
			if (isLet || !isTimeout(error)) throw error;
			throw refused(patient.asked, distance / 1e3);
		}
	};
}
function refused(asked, wait) {
	const seconds = Math.max(1, Math.ceil(wait));
	return failure("source.rate-limited", {
		...asked,
		seconds
	}, { retryAfter: seconds });
}
// src/net/sources/rate.ts
const most = 1e3;
function openRateLimits() {
	const servers = new Map();
	function serverFor(id, origin) {
		const key = `${id} ${origin}`;
		const server = servers.get(key) ?? {
			pace: openPace(sourceTable[id]),
			breaker: openBreaker()
		};
		servers.delete(key);
		servers.set(key, server);
		const [oldest] = servers.keys();
		if (servers.size > most && oldest !== void 0) servers.delete(oldest);
		return server;
	}
	return { ask(id, origin, patient, work) {
		const { pace, breaker } = serverFor(id, origin);
		return breaker(() => withRetries(() => pace(patient, work), patient));
	} };
}
// src/net/sources/request.ts
const mostRedirects = 4;
const ofForms = "application/x-www-form-urlencoded";
const usualLimit = 1048576;
const usualPatience = 6e3;
async function requestSource(id, request, lent) {
	const { patience = usualPatience } = request;
	const row = sourceTable[id];
	const base = new URL(lent.sources[id] ?? row.url);
	const first = firstUrl(request, base);
	const limit = limitOf(request);
	if (limit > usualLimit) lent.budget.widen({
		connections: 0,
		bytes: limit
	});
	const until = performance.now() + patience;
	return withPatience(lent.signal, patience, async (signal) => {
		let hop = {
			url: first,
			isNamed: first.origin !== base.origin,
			redirects: 0
		};
		for (;;) {
			const asked = {
				source: row.name,
				host: hop.url.host
			};
			const step = await askHop(hop, {
				id,
				request,
				asked,
				base,
				first,
				limit,
				until,
				lent,
				signal
			});
			if ("body" in step) return {
				...step,
				url: hop.url.href,
				redirects: hop.redirects
			};
			if (hop.redirects === mostRedirects) throw failure("source.redirect", {
				...asked,
				detail: "limit"
			});
			const next = step.location === null ? null : new URL(step.location);
			if (!next || !mayAsk(next, [base, first])) throw failure("source.redirect", {
				...asked,
				detail: next ? "http" : "location"
			});
			hop = {
				url: next,
				isNamed: true,
				redirects: hop.redirects + 1
			};
		}
	});
}
function firstUrl({ path, url }, base) {
	const first = url === void 0 ? new URL(path, base) : new URL(url);
	if (url === void 0 && !first.href.startsWith(base.href)) throw new Error("a path that leads out of its source");
	return first;
}
function limitOf({ limit = usualLimit, receive }) {
	return Math.min(limit, receive ? sourceLimits.received : sourceLimits.kept);
}
function headersFor(request, to, { id, base, keys }) {
	const { key: taken } = sourceTable[id];
	const key = to.origin === base.origin ? keys[id] : void 0;
	return {
		"accept-encoding": acceptedCodings,
		...request.headers,
		...request.ifNoneMatch !== void 0 && { "if-none-match": request.ifNoneMatch },
		...taken && key !== void 0 && { [taken.header]: taken.before + key }
	};
}
async function askHop(hop, asking) {
	const { id, asked, base, first, lent, signal, until } = asking;
	const { shared } = lent;
	const limits = shared.limits ??= openRateLimits();
	const connections = shared.connections ??= openConnections();
	const { url, isNamed } = hop;
	const to = {
		host: hostOf(url),
		port: portOf(url)
	};
	const told = (error) => sourceRefusalOf(nameEnd(error, to, "http"), asked, isNamed);
	if (!mayAsk(url, [base, first])) throw failure("source.untrusted", {
		...asked,
		detail: "http"
	});
	const isBase = url.origin === base.origin;
	const policy = {
		special: isBase && (id in lent.sources || lent.policy.special),
		allow: lent.policy.allow
	};
	const way = {
		to,
		origin: url.origin,
		isSecure: url.protocol === "https:",
		asked,
		routes: lent.routesUnder(policy),
		given: lent.given,
		terms: [policy, lent.pins]
	};
	const headers = headersFor(asking.request, url, {
		id,
		base,
		keys: lent.keys
	});
	const work = async () => {
		const since = performance.now();
		const fields = isBase ? asking.request.form : void 0;
		const sent = fields && {
			type: ofForms,
			body: new URLSearchParams(fields).toString()
		};
		const question = {
			url,
			headers,
			sent,
			budget: lent.budget,
			signal
		};
		try {
			const step = await exchangeWithSource(way, question, (opened) => read(opened, since, hop, asking), connections);
			if ("body" in step) shared.states.answered(id, step.ms);
			return step;
		} catch (error) {
			const named = told(error);
			if (!lent.signal.aborted) shared.states.failed(id, named instanceof Failure ? named.facts.reason : "timeout.source");
			throw named;
		}
	};
	try {
		return await limits.ask(id, url.origin, {
			asked,
			signal,
			until
		}, work);
	} catch (error) {
		throw told(error);
	}
}
async function read(opened, since, { url }, { request, asked, limit, signal }) {
	const destination = readLocation(opened, url.href);
	if (destination) return { location: destination.url };
	const mayBeSame = request.ifNoneMatch !== void 0;
	return {
		...await wholeAnswer(opened, asked, {
			limit,
			signal,
			mayBeSame,
			receive: request.receive
		}),
		ms: performance.now() - since
	};
}
function mayAsk(url, chosen) {
	if (url.protocol === "https:") return true;
	return url.protocol === "http:" && isLoopback(hostOf(url)) && chosen.some(({ origin }) => origin === url.origin);
}
function isLoopback(host) {
	return isIP(host) === 0 ? host === "localhost" : within(host, ["127.0.0.0/8", "::1/128"]);
}
export { requestSource };
