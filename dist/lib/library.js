import { n as __exportAll } from "./rolldown-runtime.js";
import { A as object, B as printable, C as _null, D as int, E as discriminatedUnion, F as union, G as languages, H as describeFailure, K as failures, M as strictObject, N as string, O as literal, S as _enum, T as boolean, U as failure, V as Failure$1, W as fill, _ as grades, a as parseHost, c as urlTarget, f as interpret, g as atBest, j as record, k as number, n as hostOf, p as severities, s as portOf, t as bracketed, u as defineProblems, v as meets, w as array, y as worst, z as NEVER } from "./target.js";
import { t as suggest } from "./near.js";
import { i as parseInput, n as worstVerdict, r as registry, t as totalsOf } from "./totals.js";
import { _ as within, g as toNetwork, h as reach, m as toBuffer, n as attempt, t as defineCheck, v as date, y as datetime } from "./check.js";
import { E as isEnough } from "./large-hello.js";
import { A as ladder, F as readLocation, M as refusedStep, N as stepsOf, O as judge$1, P as unclearStep, j as siteProblems, r as plainHttp$1, s as plainHttp, t as http$2, x as redirects } from "./http.js";
import { C as surroundingsProblems, E as moreThan, F as canonicalName, I as clientsOf, N as readCertificate, O as seenElsewhere, P as readSubject, T as isOpen, b as fitsAllIps, j as isSelfIssued, n as ask, v as allIps, w as addressState } from "./challenge.js";
import { a as day, c as starttlsNames, i as countOfDays, l as browserOffer, o as wholeDays, r as judge$2, s as ladder$1, t as ssl$1 } from "./ssl.js";
import { t as fingerprint } from "./fingerprint.js";
import { connect, isIP } from "node:net";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { networkInterfaces } from "node:os";
import { Resolver, lookup } from "node:dns/promises";
import { connect as connect$1 } from "node:http2";
import { X509Certificate } from "node:crypto";
import { connect as connect$2, createSecureContext, rootCertificates } from "node:tls";
import { readFileSync } from "node:fs";
// src/run/answer.ts
function toAnswer(check, result, input, language) {
	if (check.answer) return check.answer.of(result, input, language);
	return {
		raw: result.raw,
		interpretation: interpret(check, result.verdict, language)
	};
}
// src/run/memory.ts
function openMemory() {
	const shared = new Map();
	const places = new Map();
	function once(key, work) {
		return remember(shared, key, work);
	}
	return {
		once,
		at(host, at) {
			const key = `${host} ${at}`;
			const known = places.get(key);
			if (known) return known;
			const own = openMemory();
			const fresh = {
				...own,
				once: (name, work) => (mentions(name, host) ? own.once : once)(name, work)
			};
			places.set(key, fresh);
			return fresh;
		}
	};
}
function mentions(key, host) {
	for (let at = key.indexOf(host); at >= 0; at = key.indexOf(host, at + 1)) {
		const after = at + host.length + (key[at + host.length] === "." ? 1 : 0);
		if (!/[\w.-]/.test(`${key[at - 1] ?? " "}${key[after] ?? " "}`)) return true;
	}
	return false;
}
function remember(shared, key, work) {
	const known = shared.get(key);
	if (known) return known;
	const fresh = work();
	fresh.catch(() => {});
	shared.set(key, fresh);
	return fresh;
}
// src/run/placed.ts
function placedAt({ host, at }, net) {
	function placed(to) {
		return to.host === host ? {
			...to,
			at
		} : to;
	}
	return {
		tls: (to, offer) => net.tls(placed(to), offer),
		hello: (to, bytes, until) => net.hello(placed(to), bytes, until),
		http: (request) => net.http(isOf(host, request.url) ? {
			...request,
			at
		} : request),
		addresses: (of) => net.addresses(of)
	};
}
function isOf(host, url) {
	const parsed = URL.parse(url);
	return parsed !== null && hostOf(parsed) === host;
}
// src/run/run.ts
async function run(check, input, outfit) {
	const { onResult, ...outside } = outfit;
	return settle(check, input, contextOf(outside, onResult), onResult);
}
function questionOf(check, input) {
	const question = check.question?.(input) ?? input;
	return `${check.id} ${JSON.stringify(Object.entries(question).toSorted(([a], [b]) => a < b ? -1 : 1))}`;
}
function contextOf(outfit, onResult) {
	return viewOf(outfit.net, openMemory());
	function viewOf(net, memory) {
		const context = {
			...outfit,
			net,
			once: memory.once,
			at: (host, at) => viewOf(placedAt({
				host,
				at
			}, net), memory.at(host, at)),
			use: (other, query, named = {}) => {
				const input = other.input.parse(query);
				const inside = named.namedBy === void 0 ? context : viewOf(speakingFor(named, net), memory);
				const asked = other;
				return context.once(questionOf(asked, input), () => settle(asked, input, inside, onResult));
			}
		};
		return context;
	}
}
async function settle(check, input, context, onResult) {
	const raw = await check.collect(input, context);
	const result = {
		raw,
		verdict: check.judge(raw, input)
	};
	onResult?.(check, input, result);
	return result;
}
function speakingFor(named, net) {
	return {
		tls: (to, offer) => net.tls({
			...named,
			...to
		}, offer),
		hello: (to, bytes, until) => net.hello({
			...named,
			...to
		}, bytes, until),
		http: (request) => net.http({
			...named,
			...request
		}),
		addresses: (of) => net.addresses({
			...named,
			...of
		})
	};
}
// src/run/local.ts
async function runLocal(check, input, { open, deadline, signal, onSpent, onResult }) {
	const started = performance.now();
	const observedAt = new Date();
	const ending = new AbortController();
	const timer = setTimeout(() => ending.abort(new DOMException("The deadline is over.", "TimeoutError")), deadline);
	const callOff = () => ending.abort(signal?.reason);
	signal?.addEventListener("abort", callOff, { once: true });
	if (signal?.aborted) callOff();
	const outside = open(ending.signal);
	try {
		return {
			...await run(check, input, {
				...outside,
				now: () => observedAt,
				elapsed: () => performance.now() - started,
				onResult(measured, asked, found) {
					if (!ending.signal.aborted) onResult?.(measured, asked, {
						...found,
						observedAt
					});
				}
			}),
			observedAt
		};
	} finally {
		clearTimeout(timer);
		signal?.removeEventListener("abort", callOff);
		onSpent?.(outside.traffic());
		outside.close();
	}
}
function localRunner(engine) {
	return { async answer(check, query, { language, naming, ...how }) {
		const input = parseInput(check.input, query, naming);
		const result = await runLocal(check, input, {
			...engine,
			...how
		});
		return {
			data: toAnswer(check, result, input, language),
			updatedAt: result.observedAt,
			cached: false
		};
	} };
}
// src/net/budget.ts
const defaultLimits$1 = {
	connections: 96,
	bytes: 50331648
};
function openBudget(limits = defaultLimits$1) {
	let most = limits;
	const live = new Set();
	let connections = 0;
	let requests = 0;
	let ofClosed = 0;
	function bytes() {
		return [...live].reduce((sum, { bytesRead }) => sum + bytesRead, ofClosed);
	}
	return {
		traffic: () => ({
			connections,
			requests,
			bytes: bytes()
		}),
		connection() {
			if (connections >= most.connections) throw failure("budget.connections", { limit: most.connections });
			connections++;
		},
		request() {
			requests++;
		},
		watch(socket) {
			live.add(socket);
			socket.once("close", () => {
				live.delete(socket);
				ofClosed += socket.bytesRead;
			});
		},
		check() {
			if (bytes() > most.bytes) throw failure("budget.bytes", { limit: Math.round(most.bytes / 1024 / 1024) });
		},
		widen(by) {
			most = {
				connections: most.connections + by.connections,
				bytes: most.bytes + by.bytes
			};
		}
	};
}
// src/net/time.ts
async function withSignal(signal, work) {
	const { promise, reject } = Promise.withResolvers();
	const free = onAbort(signal, reject);
	try {
		return await Promise.race([promise, work]);
	} finally {
		free();
		work.catch(() => {});
		promise.catch(() => {});
	}
}
function onAbort(signal, stop) {
	const listener = () => stop(whyOf(signal));
	if (signal.aborted) listener();
	else signal.addEventListener("abort", listener, { once: true });
	return () => signal.removeEventListener("abort", listener);
}
function throwIfAborted(signal) {
	if (signal.aborted) throw whyOf(signal);
}
function whyOf({ reason }) {
	if (reason instanceof Failure$1 || reason instanceof Error && reason.name === "TimeoutError") return reason;
	return new DOMException("The measurement was called off.", "AbortError");
}
function isTimeout(error) {
	return error instanceof Error && error.name === "TimeoutError";
}
async function withPatience(signal, patience, work) {
	if (patience === void 0) return work(signal);
	const own = new AbortController();
	const free = onAbort(signal, (reason) => own.abort(reason));
	const timer = setTimeout(() => own.abort(new DOMException("The patience is over.", "TimeoutError")), patience);
	try {
		return await work(own.signal);
	} finally {
		clearTimeout(timer);
		free();
	}
}
// src/net/queue.ts
function openQueue(limit) {
	const waiting = new Set();
	let running = 0;
	async function turn(signal) {
		if (running < limit) {
			running++;
			return;
		}
		const { promise, resolve } = Promise.withResolvers();
		waiting.add(resolve);
		try {
			await withSignal(signal, promise);
		} catch (error) {
			if (!waiting.delete(resolve)) pass();
			throw error;
		}
	}
	function pass() {
		const [next] = waiting;
		if (!next) {
			running--;
			return;
		}
		waiting.delete(next);
		next();
	}
	return async (signal, work) => {
		await turn(signal);
		try {
			return await work();
		} finally {
			pass();
		}
	};
}
// src/net/courtesy.ts
const atATime = 3;
const pause = 300;
function openCourtesy() {
	const some = openQueue(atATime);
	const alone = openQueue(1);
	const inside = new Set();
	let isCrowded = false;
	let last;
	async function ask(work) {
		if (last) throw last;
		const asking = work();
		inside.add(asking);
		try {
			return await asking;
		} catch (error) {
			if (isTurnedAway(error) && error.code === "UPSTREAM_TIMEOUT") last = error;
			throw error;
		} finally {
			inside.delete(asking);
		}
	}
	async function askAgain(signal, work) {
		await Promise.allSettled(inside);
		await withSignal(signal, setTimeout$1(pause));
		try {
			return await ask(work);
		} catch (error) {
			if (isTurnedAway(error)) last = error;
			throw error;
		}
	}
	return async (signal, work) => {
		const lane = isCrowded ? alone : some;
		try {
			return await lane(signal, () => ask(work));
		} catch (error) {
			if (!isTurnedAway(error) || last) throw error;
			isCrowded = true;
			return alone(signal, () => askAgain(signal, work));
		}
	};
}
function isTurnedAway(error) {
	return error instanceof Failure$1 && /^(?:timeout\.starttls$|starttls\.(?!injected$))/.test(error.facts.id);
}
// src/net/errors.ts
function toFailure(error, at, phase) {
	if (error instanceof Failure$1) return error;
	const { code, message, name, syscall } = readError(error);
	if (name === "TimeoutError") return timeout(phase, at);
	const options = { cause: error };
	if (name === "AbortError") return failure("aborted", {}, options);
	const { host, port } = at;
	const alert = /alert number (?<number>\d{1,3})/.exec(message)?.groups?.["number"];
	if (alert) return alerted(at, alert, options);
	if (code === noRecord && at.starttls) return failure("starttls.injected", {
		host,
		port
	}, options);
	if (notTls.has(code)) return failure("tls.not-tls", {
		host,
		port
	}, options);
	if (code === "ERR_SSL_EXCESSIVE_MESSAGE_SIZE") return failure("tls.oversized", {
		host,
		port
	}, options);
	if (code === "HPE_HEADER_OVERFLOW") return failure("http.headers-too-large", {
		host,
		limit: 64
	}, options);
	if (ofParser.test(code)) return failure("http.malformed", {
		host,
		detail: code
	}, options);
	if (ofTls.test(code)) return failure("tls.failed", {
		host,
		port,
		detail: code
	}, options);
	if (broken.has(code)) return breakOff(phase, at, syscall === void 0, options);
	if (code === "ECONNREFUSED") return failure("tcp.refused", {
		host,
		port
	}, options);
	if (code === "ETIMEDOUT") return timeout(phase, at);
	if (unreachable.has(code)) return failure("tcp.unreachable", {
		host,
		detail: code
	}, options);
	return failed(phase, at, code || "unknown", options);
}
function alerted({ host, port }, alert, options) {
	const told = {
		...options,
		reason: `tls.alert.${alert}`
	};
	if (alert === "116") return failure("tls.client-certificate", {
		host,
		port
	}, told);
	return failure("tls.alert", {
		host,
		port,
		alert
	}, told);
}
function nameEnd(error, at, phase) {
	return error instanceof DOMException ? toFailure(error, at, phase) : error;
}
function timeout(phase, { host, port }) {
	if (phase === "dns" || phase === "http") return failure(`timeout.${phase}`, { host });
	return failure(`timeout.${phase}`, {
		host,
		port
	});
}
const noRecord = "ERR_SSL_WRONG_VERSION_NUMBER";
const notTls = new Set([
	noRecord,
	"ERR_SSL_PACKET_LENGTH_TOO_LONG",
	"ERR_SSL_HTTP_REQUEST",
	"ERR_SSL_HTTPS_PROXY_REQUEST",
	"ERR_SSL_RECORD_TOO_SMALL",
	"ERR_SSL_BAD_RECORD_TYPE",
	"ERR_SSL_UNEXPECTED_MESSAGE"
]);
const ofParser = /^(?:HPE_|ERR_HTTP)/;
const ofTls = /^(?:ERR_SSL_|ERR_TLS_|ERR_OSSL_|ERR_CRYPTO_|EPROTO$)/;
const unreachable = new Set([
	"EHOSTUNREACH",
	"EHOSTDOWN",
	"ENETUNREACH",
	"ENETDOWN",
	"EADDRNOTAVAIL",
	"EAFNOSUPPORT",
	"EACCES",
	"EPERM",
	"EINVAL"
]);
const broken = new Set([
	"ECONNRESET",
	"ECONNABORTED",
	"ENETRESET",
	"ENOTCONN",
	"EPIPE",
	"ESHUTDOWN",
	"ERR_STREAM_PREMATURE_CLOSE",
	"ERR_STREAM_DESTROYED",
	"ERR_STREAM_WRITE_AFTER_END",
	"ERR_SOCKET_CLOSED",
	"ERR_SOCKET_CLOSED_BEFORE_CONNECTION"
]);
function breakOff(phase, { host, port }, isClose, options) {
	if (phase === "http") return failure("http.closed", { host }, options);
	if (phase === "starttls") return failure("starttls.closed", {
		host,
		port
	}, options);
	return failure(phase === "tls" && isClose ? "tls.closed" : "tcp.reset", {
		host,
		port
	}, options);
}
function failed(phase, { host, port }, detail, options) {
	if (phase === "dns") return failure("dns.failed", {
		host,
		detail
	}, options);
	if (phase === "tls") return failure("tls.failed", {
		host,
		port,
		detail
	}, options);
	if (phase === "starttls") return failure("starttls.closed", {
		host,
		port
	}, options);
	return failure(phase === "tcp" ? "tcp.unreachable" : "http.malformed", {
		host,
		detail
	}, options);
}
function readError(error) {
	if (!(error instanceof Error)) return {
		code: "",
		message: "",
		name: "",
		syscall: void 0
	};
	const { code, syscall } = error;
	return {
		code: typeof code === "string" ? code : "",
		message: error.message,
		name: error.name,
		syscall
	};
}
// src/net/families.ts
function systemFamilies() {
	return familiesOf(Object.values(networkInterfaces()).flatMap((each) => each ?? []));
}
function familiesOf(own) {
	return new Set(own.filter(leadsOut).map(({ family }) => family === "IPv6" ? 6 : 4));
}
function leadsOut({ address, family, internal }) {
	if (internal) return false;
	return family === "IPv6" ? reach(address) === "public" : reach(address) !== "never";
}
// src/formats/stray.ts
const recordBehindText = /[\x15\x16]\x03[\x00-\x04]/;
function readBeginning(bytes) {
	const [first] = bytes;
	if (!(first !== void 0 && first < 128 && (first < 20 || first > 24))) return "tls";
	return recordBehindText.test(toBuffer(bytes).toString("latin1")) ? "text-before-tls" : "text";
}
// src/net/hello.ts
const longestReply = {
	hello: 16389,
	"key-exchange": 65536
};
const strayPatience = 1e3;
function exchangeHello(socket, bytes, { to, signal, within, until = "hello" }) {
	const { promise, resolve, reject } = Promise.withResolvers();
	let received = Buffer.alloc(0);
	const end = (how) => {
		resolve({
			bytes: received,
			end: how
		});
		socket.destroy();
	};
	let strayed;
	const hear = () => {
		const begins = to.starttls ? readBeginning(received) : "tls";
		const isFull = received.length === longestReply[until];
		if (begins === "text-before-tls") {
			reject(failure("starttls.injected", {
				host: to.host,
				port: to.port
			}));
			socket.destroy();
		} else if (begins === "text" && !isFull) strayed ??= setTimeout(end, strayPatience, "enough");
		else if (isFull || isEnough(received, until)) end("enough");
	};
	const free = onAbort(within, (reason) => {
		if (signal.aborted) reject(toFailure(reason, to, "tls"));
		end("silent");
	});
	socket.on("data", (chunk) => {
		received = Buffer.concat([received, chunk]).subarray(0, longestReply[until]);
		hear();
	});
	socket.once("error", () => end("reset"));
	socket.once("end", () => end("closed"));
	socket.once("close", () => end("closed"));
	socket.resume();
	socket.write(bytes);
	return promise.finally(() => {
		free();
		clearTimeout(strayed);
	});
}
// src/net/names.ts
async function systemNames(host, signal) {
	return interleave((await withSignal(signal, lookup(host, {
		all: true,
		order: "verbatim"
	})).catch((error) => {
		throw nameFailure(error, host);
	})).map(({ address }) => address));
}
const resolutionDelay = 500;
function resolverNames(servers) {
	return async (host, signal) => {
		if (/(?:^|\.)localhost$/.test(host)) return ["127.0.0.1", "::1"];
		const resolver = new Resolver({
			timeout: 1500,
			tries: 2
		});
		resolver.setServers(servers);
		const free = onAbort(signal, () => resolver.cancel());
		try {
			return toAddresses(await withSignal(signal, askBoth(resolver, host)), host);
		} catch (error) {
			throw nameFailure(error, host);
		} finally {
			free();
			resolver.cancel();
		}
	};
}
async function askBoth(resolver, host) {
	const questions = [resolver.resolve6(host), resolver.resolve4(host)];
	const all = Promise.allSettled(questions);
	const late = Promise.withResolvers();
	let timer;
	const some = Promise.any(questions).then(() => timer = setTimeout(late.resolve, resolutionDelay), () => {});
	await Promise.race([all, some.then(() => late.promise)]);
	clearTimeout(timer);
	resolver.cancel();
	return all;
}
function toAddresses(answers, host) {
	const found = answers.flatMap((answer) => answer.status === "fulfilled" ? answer.value : []);
	if (found.length > 0) return interleave(found);
	const errors = answers.flatMap((answer) => answer.status === "rejected" ? [answer.reason] : []);
	throw nameFailure(errors.find(isTelling) ?? errors[0], host);
}
function isTelling(error) {
	return codeOf(error) !== "ENODATA";
}
const noData = -3007;
function nameFailure(error, host) {
	const code = codeOf(error);
	if (code === "ENODATA" || error.errno === noData) return failure("dns.no-address", { host }, { cause: error });
	if (code === "ENOTFOUND") return failure("dns.nxdomain", { host }, { cause: error });
	if (code === "ETIMEOUT" || code === "ECANCELLED") return failure("timeout.dns", { host }, { cause: error });
	if (code !== "") return failure("dns.failed", {
		host,
		detail: code
	}, { cause: error });
	return toFailure(error, {
		host,
		port: 0
	}, "dns");
}
function codeOf(error) {
	const { code } = error;
	return typeof code === "string" && /^E[A-Z_]+$/.test(code) ? code : "";
}
function interleave(addresses) {
	const first = isIP(addresses[0] ?? "");
	const ours = addresses.filter((address) => isIP(address) === first);
	const others = addresses.filter((address) => isIP(address) !== first);
	const turns = Math.max(ours.length, others.length);
	return Array.from({ length: turns }, (_, turn) => [ours[turn], others[turn]]).flat().filter((address) => address !== void 0);
}
// \0node:http
const http$1 = process.getBuiltinModule("node:http");
const Agent = (() => http$1.Agent)();
const request = (() => http$1.request)();
// src/net/body.ts
const bodyPatience = 3e3;
const worthDraining = 65536;
function readBody(stream, { limit, patience, signal, budget }) {
	const { promise, resolve, reject } = Promise.withResolvers();
	const chunks = [];
	let read = 0;
	const end = (isWhole) => {
		resolve({
			body: Buffer.concat(chunks),
			truncated: !isWhole || read > limit
		});
		if (!isWhole) stream.destroy();
	};
	const timer = setTimeout(end, patience, false);
	const free = onAbort(signal, (reason) => {
		if (!isTimeout(reason)) reject(reason);
		end(false);
	});
	stream.on("data", (chunk) => {
		if (read < limit) chunks.push(chunk.subarray(0, limit - read));
		read += chunk.length;
		try {
			budget.check();
		} catch (error) {
			reject(error);
			end(false);
		}
		if (read > limit + worthDraining) end(false);
	});
	stream.once("end", () => end(true));
	stream.on("error", () => end(false));
	stream.once("close", () => end(false));
	return promise.finally(() => {
		clearTimeout(timer);
		free();
	});
}
// src/net/exchange.ts
const maxHeaderSize = 65536;
const mostInterim = 32;
function exchange(request$1, how) {
	const url = new URL(request$1.url);
	const { promise, resolve, reject } = Promise.withResolvers();
	const outgoing = request({
		agent: how.agent,
		method: request$1.method ?? "GET",
		path: url.pathname + url.search,
		headers: headersFor(request$1, url),
		setHost: false,
		maxHeaderSize,
		insecureHTTPParser: how.tolerant
	});
	const fail = (error) => {
		reject(toFailure(error, how.to, "http"));
		outgoing.destroy();
	};
	let isAnswered = false;
	const answer = (incoming) => {
		isAnswered = true;
		free();
		const head = headOf(incoming);
		readBody(incoming, readingFor(request$1, head, how)).then((body) => resolve({
			...head,
			...body,
			version: "1.1"
		}), fail);
	};
	const free = onAbort(how.signal, fail);
	outgoing.on("error", (error) => isAnswered || fail(error));
	outgoing.once("close", () => isAnswered || fail(Object.assign(new Error("closed"), { code: "ECONNRESET" })));
	outgoing.once("response", answer);
	outgoing.once("upgrade", (incoming, socket) => {
		isAnswered = true;
		socket.destroy();
		resolve({
			...headOf(incoming),
			body: new Uint8Array(),
			truncated: false,
			version: "1.1"
		});
	});
	limitInterim(outgoing, () => fail(failure("http.malformed", {
		host: how.to.host,
		detail: "1xx"
	})));
	outgoing.end(request$1.body);
	return promise.finally(free);
}
const redirectPatience = 300;
function readingFor(request, head, { signal, budget }) {
	const { limit = 0, patience: given = bodyPatience } = request;
	return {
		limit,
		patience: readLocation(head, request.url) ? Math.min(given, redirectPatience) : given,
		signal,
		budget
	};
}
function limitInterim(outgoing, stop) {
	let interim = 0;
	outgoing.on("information", () => ++interim > mostInterim && stop());
}
function headOf({ statusCode = 0, rawHeaders }) {
	return {
		status: statusCode,
		headers: pairs(rawHeaders)
	};
}
function headersFor(request, url) {
	return {
		host: url.host,
		"user-agent": "portcullis",
		accept: "text/html,application/xhtml+xml,*/*;q=0.8",
		"accept-encoding": "identity",
		...request.body && { "content-length": `${request.body.length}` },
		...request.headers
	};
}
function pairs(raw) {
	return Array.from({ length: raw.length / 2 }, (_, index) => [raw[index * 2] ?? "", raw[index * 2 + 1] ?? ""]);
}
// src/net/http2.ts
async function exchange2(request, { socket }, how) {
	const url = new URL(request.url);
	const { promise, resolve, reject } = Promise.withResolvers();
	const session = connect$1(url, {
		createConnection: () => socket,
		settings: { enablePush: false }
	});
	const fail = (error) => {
		reject(toFailure(error, how.to, "http"));
		session.destroy();
	};
	const free = onAbort(how.signal, fail);
	session.on("error", fail);
	try {
		const { host, ...headers } = headersFor(request, url);
		const stream = session.request({
			":method": request.method ?? "GET",
			":path": url.pathname + url.search,
			":authority": host,
			...headers
		});
		stream.on("error", fail);
		const closed = () => fail(Object.assign(new Error("closed"), { code: "ECONNRESET" }));
		stream.once("close", closed);
		stream.once("response", (_headers, _flags, raw) => {
			stream.off("close", closed);
			read(stream, raw, request, how).then(resolve, fail);
		});
		stream.end(request.body);
		return await promise;
	} finally {
		free();
		session.destroy();
	}
}
async function read(stream, raw, request, how) {
	const received = pairs(raw);
	const status = Number(received.find(([name]) => name === ":status")?.[1] ?? 0);
	const headers = received.filter(([name]) => !name.startsWith(":"));
	return {
		status,
		headers,
		...await readBody(stream, readingFor(request, {
			status,
			headers
		}, how)),
		version: "2"
	};
}
// src/net/agent.ts
function agentOf(socket) {
	const agent = new Agent({
		keepAlive: true,
		maxSockets: 1
	});
	let isGiven = false;
	agent.createConnection = (_options, done) => {
		if (isGiven) done?.(Object.assign(new Error("closed"), { code: "ECONNRESET" }), void 0);
		else done?.(null, socket);
		isGiven = true;
	};
	return agent;
}
// src/net/roots.ts
function splitPem(text) {
	return text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
}
function openTrustStore(given) {
	const user = given.map((pem) => toNamed(pem, "given"));
	return { named: (subject) => {
		const name = canonicalName(toBuffer(subject));
		const known = mozilla().filter((anchor) => anchor.name === name);
		const own = user.filter((anchor) => anchor.name === name);
		return [...known, ...without(own, known)].map(({ der, by }) => ({
			der,
			by
		}));
	} };
}
function without(own, known) {
	return own.filter(({ der }) => !known.some((each) => each.der.equals(der)));
}
let mozillaAnchors;
function mozilla() {
	return mozillaAnchors ??= rootCertificates.map((pem) => toNamed(pem, "mozilla"));
}
function toNamed(pem, by) {
	const der = toDer(pem);
	return {
		der,
		by,
		name: canonicalName(readSubject(der))
	};
}
function toDer(pem) {
	return Buffer.from(pem.replace(/-----[^-]+-----/g, ""), "base64");
}
const contexts = new Map();
function contextFor(given, offer, to) {
	const clients = clientsOf(to);
	if (offer.issuers) return createContext(given, offer, clients);
	const { lenient = false, groups = [], onlyTls13 = false } = offer;
	const key = `${clients} ${lenient} ${onlyTls13} ${groups.join(":")} ${given.join("")}`;
	const known = contexts.get(key);
	if (known) return known;
	const fresh = createContext(given, offer, clients);
	contexts.set(key, fresh);
	return fresh;
}
const asBrowsersDo = {
	ciphers: Object.values(browserOffer.suites).join(":"),
	ecdhCurve: browserOffer.groups.map((name, index) => index < 2 ? `*${name}` : name).join(":"),
	sigalgs: browserOffer.signatures.join(":")
};
const asNobodyDoes = {
	ciphers: `${asBrowsersDo.ciphers}:TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL:!aNULL:!eNULL:@SECLEVEL=0`,
	ecdhCurve: [
		...browserOffer.groups.filter((name) => !name.includes("MLKEM")),
		"secp521r1",
		"x448",
		"ffdhe2048",
		"ffdhe3072",
		"ffdhe4096",
		"ffdhe6144",
		"ffdhe8192",
		"secp224r1",
		"brainpoolP256r1",
		"brainpoolP384r1",
		"brainpoolP512r1",
		"brainpoolP256r1tls13",
		"brainpoolP384r1tls13",
		"brainpoolP512r1tls13",
		"SecP256r1MLKEM768",
		"SecP384r1MLKEM1024",
		"MLKEM512",
		"MLKEM768",
		"MLKEM1024"
	].join(":"),
	sigalgs: [
		...browserOffer.signatures,
		"ecdsa_secp521r1_sha512",
		"ed25519",
		"ed448",
		"rsa_pss_pss_sha256",
		"rsa_pss_pss_sha384",
		"rsa_pss_pss_sha512",
		"ecdsa_brainpoolP256r1tls13_sha256",
		"ecdsa_brainpoolP384r1tls13_sha384",
		"ecdsa_brainpoolP512r1tls13_sha512",
		"ECDSA+SHA224",
		"RSA+SHA224",
		"ECDSA+SHA1",
		"RSA+SHA1",
		"DSA+SHA256",
		"DSA+SHA384",
		"DSA+SHA512",
		"DSA+SHA224",
		"DSA+SHA1"
	].join(":")
};
const legacyServerConnect = 4;
function createContext(given, offer, clients) {
	const { lenient, issuers = [], groups, onlyTls13 } = offer;
	const fetched = issuers.flatMap(toIntermediate);
	return createSecureContext({
		ca: [
			...rootCertificates,
			...given,
			...fetched
		],
		minVersion: "TLSv1.2",
		maxVersion: "TLSv1.3",
		...!lenient && !groups && clients === "browsers" && asBrowsersDo,
		...lenient && {
			minVersion: "TLSv1",
			...asNobodyDoes,
			secureOptions: legacyServerConnect
		},
		...groups && { ecdhCurve: groups.join(":") },
		...onlyTls13 && { minVersion: "TLSv1.3" }
	});
}
function toIntermediate(der) {
	try {
		const certificate = new X509Certificate(der);
		return isSelfIssued(readCertificate(der)) || certificate.checkIssued(certificate) ? [] : [certificate.toString()];
	} catch {
		return [];
	}
}
// src/net/secure.ts
function secure(over, shake) {
	const started = performance.now();
	const { promise, resolve, reject } = Promise.withResolvers();
	let staple = null;
	const socket = connect$2({
		socket: over,
		secureContext: shake.context,
		rejectUnauthorized: false,
		requestOCSP: true,
		...shake.alpn !== "none" && { ALPNProtocols: shake.alpn === "either" ? ["h2", "http/1.1"] : [shake.alpn] },
		...isIP(shake.to.host) === 0 && { servername: shake.to.host },
		checkServerIdentity: () => void 0
	});
	socket.getPeerCertificate = () => ({});
	const fail = (error) => {
		reject(toFailure(error, shake.to, "tls"));
		socket.destroy();
		over.destroy();
	};
	const free = onAbort(shake.signal, fail);
	socket.once("OCSPResponse", (response) => {
		staple = response;
	});
	socket.on("error", fail);
	socket.once("close", () => fail(Object.assign(new Error("closed"), { code: "ECONNRESET" })));
	socket.once("secureConnect", () => {
		try {
			const ms = performance.now() - started;
			resolve({
				socket,
				handshake: {
					...describe(socket, shake),
					staple,
					ms
				}
			});
		} catch (error) {
			fail(error);
		}
	});
	return promise.finally(free);
}
function describe(socket, { address, lenient }) {
	const { standardName, name } = socket.getCipher();
	return {
		address,
		protocol: socket.getProtocol() ?? "unknown",
		cipher: standardName ?? name,
		group: groupOf(socket),
		alpn: socket.alpnProtocol || null,
		chain: servedChain(socket),
		trustError: socket.authorized ? null : String(socket.authorizationError ?? "UNSPECIFIED"),
		lenient
	};
}
function servedChain(socket) {
	const chain = [];
	let certificate = socket.getPeerX509Certificate();
	while (certificate && chain.length < 32) {
		chain.push(certificate.raw);
		certificate = certificate.issuerCertificate;
	}
	return chain;
}
function groupOf(socket) {
	const info = socket.getEphemeralKeyInfo();
	if (!info || !("type" in info)) return null;
	if ("name" in info && info.name) return info.name;
	return info.type === "DH" ? `DHE ${info.size}` : null;
}
// src/formats/starttls-replies.ts
function readMailReply(lines) {
	const texts = [];
	let code;
	for (const line of lines) {
		const groups = coded.exec(line)?.groups;
		code ??= groups?.["code"];
		if (!groups || code === void 0 || groups["code"] !== code) return "foreign";
		texts.push(groups["text"] ?? "");
		if (groups["more"] !== "-") return toReply(code, lines, texts);
	}
	return "more";
}
const coded = /^(?<code>[2-5]\d\d)(?:(?<more>[- ])(?<text>.*))?$/;
function readFileReply(lines) {
	const [first] = lines;
	if (first === void 0) return "more";
	const begin = fileCoded.exec(first)?.groups;
	const code = begin?.["code"];
	if (code === void 0) return "foreign";
	if (begin?.["more"] !== "-") return toReply(code, lines, [begin?.["text"] ?? ""]);
	const last = lines.findIndex((line, index) => index > 0 && (line === code || line.startsWith(`${code} `)));
	return last < 0 ? "more" : toReply(code, lines, lines.slice(0, last + 1));
}
const fileCoded = /^(?<code>[1-6]\d\d)(?:(?<more>[- ])(?<text>.*))?$/;
function readStatus(lines) {
	const [first] = lines;
	if (first === void 0) return "more";
	const groups = status.exec(first)?.groups;
	return groups ? toReply(groups["code"] ?? "", lines, [groups["text"] ?? ""]) : "foreign";
}
const status = /^(?<code>\+OK|-ERR)(?: (?<text>.*))?$/i;
function readStatusAndList(lines) {
	const begin = readStatus(lines);
	if (typeof begin === "string" || begin.reply.code !== "+OK") return begin;
	const last = lines.indexOf(".");
	return last < 0 ? "more" : toReply("+OK", lines, lines.slice(0, last + 1));
}
function readGreeting(lines) {
	const [first] = lines;
	if (first === void 0) return "more";
	const groups = untagged.exec(first)?.groups;
	return groups ? toReply(groups["code"] ?? "", lines, [groups["text"] ?? ""]) : "foreign";
}
const untagged = /^\* (?<code>OK|PREAUTH|BYE)(?: (?<text>.*))?$/i;
function readTagged(tag) {
	const own = new RegExp(`^${tag} (?<code>OK|NO|BAD)(?: .*)?$`, "i");
	return (lines) => {
		for (const [index, line] of lines.entries()) {
			const code = own.exec(line)?.groups?.["code"] ?? (/^\* BYE\b/i.test(line) ? "BYE" : void 0);
			const sofar = lines.slice(0, index + 1);
			if (code !== void 0) return {
				reply: {
					...replyOf(code, sofar),
					shown: shown(line)
				},
				taken: sofar.length
			};
			if (!line.startsWith("* ")) return "foreign";
		}
		return "more";
	};
}
function toReply(code, all, lines) {
	return {
		reply: {
			...replyOf(code, lines),
			shown: shown(all[0] ?? "")
		},
		taken: lines.length
	};
}
function replyOf(code, lines) {
	return {
		code: code.toUpperCase(),
		lines
	};
}
function shown(text) {
	return printable(/[^\r\n]+/.exec(text)?.[0] ?? "", 120);
}
// src/formats/starttls-dialogues.ts
const dialogues = {
	smtp: (name) => ({
		read: readMailReply,
		next: (greeting) => greeting.code === "220" ? say(`EHLO ${name}`, readMailReply, afterEhlo) : refused(greeting)
	}),
	imap: () => ({
		read: readGreeting,
		next: afterImapGreeting
	}),
	pop3: () => ({
		read: readStatus,
		next: (greeting) => greeting.code === "+OK" ? say("STLS", readStatus, afterStls) : refused(greeting)
	}),
	ftp: () => ({
		read: readFileReply,
		next: (greeting) => greeting.code === "220" ? say("AUTH TLS", readFileReply, afterAuth) : refused(greeting)
	})
};
function say(words, read, next) {
	return {
		kind: "say",
		words,
		read,
		next
	};
}
function refused({ shown }) {
	return {
		kind: "refused",
		detail: shown
	};
}
function notOffered({ shown }) {
	return {
		kind: "not-offered",
		detail: shown
	};
}
const unknownCommand = new Set(["500", "502"]);
function afterEhlo(reply) {
	const { code, lines } = reply;
	if (unknownCommand.has(code)) return notOffered(reply);
	if (code !== "250") return refused(reply);
	return lines.slice(1).some((line) => /^STARTTLS(?:\s|$)/i.test(line)) ? say("STARTTLS", readMailReply, afterStarttls) : notOffered(reply);
}
function afterStarttls(reply) {
	return reply.code === "220" ? { kind: "start" } : refused(reply);
}
function afterImapGreeting(greeting) {
	return greeting.code === "OK" ? say("a1 STARTTLS", readTagged("a1"), afterImapStarttls) : refused(greeting);
}
function afterImapStarttls(reply) {
	if (reply.code === "OK") return { kind: "start" };
	if (reply.code === "BYE") return refused(reply);
	return say("a2 CAPABILITY", readTagged("a2"), (list) => {
		const named = list.lines.filter((line) => /^\* CAPABILITY /i.test(line));
		const isOffered = named.some((line) => /\sSTARTTLS(?=\s|$)/i.test(line));
		return list.code === "OK" && named.length > 0 && !isOffered ? notOffered(reply) : refused(reply);
	});
}
function afterStls(reply) {
	if (reply.code === "+OK") return { kind: "start" };
	return say("CAPA", readStatusAndList, (list) => {
		const isOffered = list.lines.some((line) => /^STLS\s*$/i.test(line));
		return list.code === "+OK" && !isOffered ? notOffered(reply) : refused(reply);
	});
}
function afterAuth(reply) {
	if (reply.code === "234") return { kind: "start" };
	if (unknownCommand.has(reply.code) || reply.code === "504") return notOffered(reply);
	return say("FEAT", readFileReply, (list) => {
		const isOffered = list.lines.some((line) => /^\s*AUTH\s.*\bTLS/i.test(line));
		return list.code === "211" && !isOffered ? notOffered(reply) : refused(reply);
	});
}
// src/formats/starttls.ts
const mostBytes = 16384;
const mostLines = 256;
function openConversation(protocol, name) {
	return protocol === "postgres" ? {
		first: sslRequest,
		hear: hearPostgres
	} : openDialogue(dialogues[protocol](name));
}
function openDialogue(greeting) {
	let expected = greeting;
	let held = "";
	function hear(chunk) {
		held += Buffer.from(chunk).toString("latin1");
		if (held.length > mostBytes) return {
			kind: "foreign",
			detail: `> ${mostBytes} bytes`
		};
		const lines = held.split("\n").slice(0, -1);
		if (lines.length > mostLines) return {
			kind: "foreign",
			detail: `> ${mostLines} lines`
		};
		const reading = expected.read(lines.map((line) => line.replace(/\r$/, "")));
		if (reading === "more") return { kind: "wait" };
		if (reading === "foreign") return {
			kind: "foreign",
			detail: shown(lines[0] ?? "")
		};
		held = behind(held, reading.taken);
		return answer(reading.reply);
	}
	function answer(reply) {
		const next = expected.next(reply);
		if (next.kind === "say") {
			expected = next;
			held = "";
			return {
				kind: "say",
				words: Buffer.from(`${next.words}\r\n`, "latin1")
			};
		}
		return next.kind === "start" && held !== "" ? {
			kind: "injected",
			detail: ""
		} : next;
	}
	return {
		first: null,
		hear
	};
}
function behind(text, lines) {
	return text.split("\n").slice(lines).join("\n");
}
const sslRequest = Buffer.from("0000000804d2162f", "hex");
function hearPostgres(chunk) {
	const [byte] = chunk;
	if (byte === void 0) return { kind: "wait" };
	const letter = String.fromCharCode(byte);
	if (letter === "S") return chunk.length > 1 ? {
		kind: "injected",
		detail: ""
	} : { kind: "start" };
	if (letter === "N") return {
		kind: "not-offered",
		detail: letter
	};
	if (letter === "E") return {
		kind: "refused",
		detail: "ErrorResponse"
	};
	return {
		kind: "foreign",
		detail: shown(Buffer.from(chunk).toString("latin1"))
	};
}
// src/net/starttls.ts
const talkPatience$1 = 8e3;
async function agreeOnTls(socket, to, signal) {
	const { starttls } = to;
	if (starttls === void 0) return;
	await withPatience(signal, talkPatience$1, (within) => talk(socket, {
		...to,
		starttls
	}, within));
}
function talk(socket, to, signal) {
	const { promise, resolve, reject } = Promise.withResolvers();
	const { first, hear } = openConversation(to.starttls, literalOf(socket));
	const fail = (error) => {
		reject(toFailure(error, to, "starttls"));
		socket.destroy();
	};
	const hangUp = () => fail(Object.assign(new Error("closed"), { code: "ECONNRESET" }));
	const listen = (chunk) => {
		const turn = hear(chunk);
		if (turn.kind === "wait") return;
		if (turn.kind === "say") return void socket.write(turn.words);
		if (turn.kind !== "start") return fail(endOf(turn, to));
		socket.pause();
		resolve();
	};
	const free = onAbort(signal, fail);
	socket.on("data", listen);
	socket.once("end", hangUp);
	socket.once("close", hangUp);
	socket.once("error", fail);
	if (first) socket.write(first);
	return promise.finally(() => {
		free();
		socket.off("data", listen).off("end", hangUp).off("close", hangUp).off("error", fail);
	});
}
function endOf({ kind, detail }, to) {
	const { host, port } = to;
	const protocol = starttlsNames[to.starttls];
	if (kind === "not-offered") return failure("starttls.not-offered", {
		host,
		port,
		protocol
	});
	if (kind === "refused") return failure("starttls.refused", {
		host,
		port,
		detail
	});
	if (kind === "foreign") return failure("starttls.foreign", {
		host,
		port,
		protocol,
		detail
	});
	return failure("starttls.injected", {
		host,
		port
	});
}
function literalOf({ localAddress = "127.0.0.1" }) {
	return isIP(localAddress) === 6 ? `[IPv6:${localAddress.replace(/%.*$/, "")}]` : `[${localAddress}]`;
}
// src/net/line.ts
async function openLink(to, isSecure, signal, dialling) {
	const bare = isSecure ? await openSecure(to, signal, dialling) : await openPlain(to, signal, dialling);
	if (to.starttls ?? to.speaks) bare.socket.destroy();
	return {
		...bare,
		agent: agentOf(bare.socket)
	};
}
async function openPlain(to, signal, { routes, begin }) {
	return {
		...await routes.connect(to, signal, begin),
		handshake: null
	};
}
async function openSecure(to, signal, dialling) {
	const attempts = [{
		lenient: false,
		alpn: to.starttls ?? to.speaks ? "none" : "http/1.1"
	}];
	let spent = 0;
	let first;
	for (let attempt = attempts.shift(); attempt; attempt = attempts.shift()) try {
		const connected = await dialling.routes.connect(to, signal, dialling.begin);
		dialling.begin("starttls");
		await agreeOnTls(connected.socket, to, signal);
		dialling.begin("tls");
		spent += connected.roundTrips;
		const { address } = connected;
		const context = contextFor(dialling.given, { lenient: attempt.lenient }, to);
		const { socket, handshake } = await secure(connected.socket, {
			to,
			address,
			...attempt,
			context,
			signal
		});
		return {
			socket,
			address,
			handshake,
			roundTrips: spent + roundTripsOf(handshake)
		};
	} catch (error) {
		if (!(error instanceof Failure$1)) throw error;
		first ??= error;
		spent++;
		const next = afterwards(attempt, error.reason);
		if (next) attempts.push(next);
	}
	throw first ?? new Error("no handshake was tried");
}
const noApplicationProtocol = "tls.alert.120";
const fallbacks = {
	"http/1.1": "h2",
	h2: "none",
	none: null
};
const brokenOff = /^(?:tls\.closed|tcp\.reset)$/;
function afterwards({ lenient, alpn, isAgain = false }, reason) {
	const fallback = reason === noApplicationProtocol ? fallbacks[alpn] : null;
	if (fallback) return {
		lenient,
		alpn: fallback
	};
	if (!lenient && !isAgain && brokenOff.test(reason)) return {
		lenient,
		alpn,
		isAgain: true
	};
	if (!lenient && /^(?:tls\.(?:alert\.|closed$|failed$)|tcp\.reset$)/.test(reason)) return {
		lenient: true,
		alpn
	};
	return null;
}
function roundTripsOf({ protocol }) {
	return protocol === "TLSv1.3" ? 1 : 2;
}
// src/net/origin.ts
function openOrigin(to, opening) {
	const { isSecure, signal, budget, routes, acceptance: usual } = opening;
	const turns = openQueue(1);
	let kept;
	let coming;
	let phase = "tcp";
	let question;
	async function present(by, within, isGood) {
		if (coming) {
			await withSignal(within, coming).catch((error) => passOn(error, within, usual));
			return present(by, within, isGood);
		}
		if (kept && routes.mayRide({
			...to,
			...by
		}, kept.address) && isGood(kept)) return kept;
		coming = open(by, within).finally(() => coming = void 0);
		return coming;
	}
	function begin(next) {
		phase = next;
		if (next === "tcp") question = {
			since: performance.now(),
			heard: 0
		};
	}
	async function open({ namedBy, acceptance = usual }, within) {
		const named = namedBy === void 0 ? to : {
			...to,
			namedBy
		};
		const link = await withPatience(within, acceptance, (soon) => openLink(named, isSecure, soon, {
			...opening,
			begin
		}));
		if (signal.aborted) {
			link.socket.destroy();
			throw whyOf(signal);
		}
		hangUp();
		kept = {
			...link,
			unpaid: link.roundTrips,
			received: 0
		};
		return kept;
	}
	function hangUp() {
		kept?.agent.destroy();
		kept?.socket.destroy();
	}
	async function carry(request, link, { tolerant, within }) {
		budget.request();
		phase = "http";
		question = {
			since: performance.now(),
			...question,
			over: link.socket,
			heard: link.socket.bytesRead
		};
		const how = {
			to,
			agent: link.agent,
			tolerant,
			signal: within,
			budget
		};
		const isNewer = link.handshake?.alpn === "h2";
		const bare = isNewer ? await exchange2(request, link, how) : await exchange(request, how);
		link.received = isNewer ? spent : link.socket.bytesRead;
		if (bare.status < 200) throw failure("http.malformed", {
			host: to.host,
			detail: `${bare.status}`
		});
		return {
			bare,
			link,
			parser: tolerant ? "tolerant" : "strict"
		};
	}
	async function ask(request, within) {
		const before = kept;
		question = void 0;
		const link = await present(request, within, isIdle);
		const roundTrips = charge(link);
		try {
			return {
				...await carry(request, link, {
					tolerant: false,
					within
				}),
				roundTrips
			};
		} catch (error) {
			const again = secondTry(error, request, link === before);
			if (!again) throw error;
			const second = await present(request, within, isIdle);
			const both = roundTrips + charge(second);
			return {
				...await carry(request, second, {
					...again,
					within
				}),
				roundTrips: both
			};
		}
	}
	function tellSilence(error) {
		if (!(error instanceof Failure$1) || signal.aborted || !isWait(error)) throw error;
		if (!question || (question.over?.bytesRead ?? 0) > question.heard) throw error;
		const silence = Math.round(performance.now() - question.since);
		throw new Failure$1({
			...error.facts,
			params: {
				...error.facts.params,
				silence
			}
		}, { cause: error });
	}
	return {
		async handshake(by) {
			const { handshake } = await present(by, signal, () => true).catch((error) => {
				throw nameEnd(error, to, phase);
			});
			if (!handshake) throw new Error("no handshake over plain HTTP");
			return handshake;
		},
		request(request) {
			const started = performance.now();
			return withPatience(signal, request.patience, async (within) => {
				try {
					const { bare, link, ...rest } = await turns(within, () => ask(request, within).catch(tellSilence));
					const { address, handshake } = link;
					return {
						...bare,
						...rest,
						address,
						handshake,
						ms: performance.now() - started
					};
				} catch (error) {
					throw nameEnd(error, to, phase);
				}
			});
		},
		close: hangUp
	};
}
const waits = new Set([
	"timeout.tcp",
	"timeout.http",
	"tcp.reset",
	"http.closed"
]);
function isWait({ facts: { id } }) {
	return waits.has(id);
}
const spent = -1;
function charge(link) {
	const roundTrips = link.unpaid + 1;
	link.unpaid = 0;
	return roundTrips;
}
function isIdle({ socket, received }) {
	return !socket.destroyed && socket.writable && socket.bytesRead === received;
}
function passOn(error, within, usual) {
	const isTheirs = usual === void 0 && error instanceof Failure$1 && error.code === "UPSTREAM_TIMEOUT";
	if (within.aborted || !isTheirs) throw error;
}
function secondTry(error, { method = "GET" }, wasKept) {
	if (!(error instanceof Failure$1) || method !== "GET") return null;
	if (error.facts.id === "http.malformed") return { tolerant: true };
	return error.facts.id === "http.closed" && wasKept ? { tolerant: false } : null;
}
// src/net/places.ts
const perAddress = {
	connections: 48,
	bytes: 6291456
};
const mostAddresses$1 = 32;
const probesInAll = 24;
function openPlaces(budget, probesAtATime) {
	const usual = openQueue(probesAtATime);
	const all = openQueue(probesInAll);
	const queues = new Map();
	function enter({ host, at }) {
		if (at === void 0) return usual;
		const key = `${host} ${at}`;
		const known = queues.get(key);
		if (known) return known;
		const own = openQueue(probesAtATime);
		const both = (signal, work) => own(signal, () => all(signal, work));
		queues.set(key, both);
		if (queues.size <= mostAddresses$1) budget.widen(perAddress);
		return both;
	}
	return {
		enter: (to) => void enter(to),
		queueOf: enter
	};
}
// src/net/dial.ts
const attemptDelay = 250;
async function dial(addresses, port, { to, signal, budget }) {
	const ending = new AbortController();
	const free = onAbort(signal, (reason) => ending.abort(reason));
	const attempts = [];
	let won;
	try {
		for (const address of addresses) {
			attempts.push(connectTo(address, port, {
				to,
				signal: ending.signal,
				budget
			}));
			won = await firstOf(attempts, ending.signal);
			if (won) break;
		}
		won ??= await Promise.any(attempts);
		return won;
	} catch (error) {
		throw error instanceof AggregateError ? mostTelling(error.errors) : error;
	} finally {
		free();
		ending.abort();
		for (const each of attempts) each.then((late) => late !== won && late.socket.destroy(), ignore$1);
	}
}
async function firstOf(attempts, signal) {
	const { promise, resolve } = Promise.withResolvers();
	const timer = setTimeout(resolve, attemptDelay);
	const free = onAbort(signal, () => resolve());
	const latest = attempts.at(-1)?.catch(() => void 0);
	const any = Promise.any(attempts).catch(() => void 0);
	const won = await Promise.race([
		any,
		latest,
		promise
	]);
	clearTimeout(timer);
	free();
	return won ?? void 0;
}
function mostTelling(errors) {
	return errors.find((error) => idOf$1(error) === "aborted") ?? errors.find((error) => idOf$1(error) !== "tcp.unreachable") ?? errors[0];
}
async function connectTo(address, port, { to, signal, budget }) {
	if (signal.aborted) throw toFailure(signal.reason, to, "tcp");
	budget.connection();
	const { promise, resolve, reject } = Promise.withResolvers();
	const socket = connect({
		host: address,
		port,
		noDelay: true
	});
	budget.watch(socket);
	const fail = (error) => {
		reject(toFailure(error, to, "tcp"));
		socket.destroy();
	};
	const free = onAbort(signal, fail);
	socket.once("connect", () => resolve({
		socket,
		address
	}));
	socket.on("error", fail);
	return promise.finally(free);
}
function idOf$1(error) {
	return error instanceof Failure$1 ? error.facts.id : "";
}
function ignore$1() {}
// src/net/pins.ts
function pinFor(pins, to) {
	const ofHost = pins.filter(({ host }) => host === to.host);
	const ofPort = ofHost.filter(({ port }) => port === to.port);
	if (to.at === void 0) return ofPort[0] ?? elsewhere(ofHost[0], to);
	const isMeant = (pin) => idOf(pin) === to.at;
	const meant = ofPort.find(isMeant) ?? ofHost.find(isMeant) ?? ofHost.find(({ address }) => address === to.at);
	if (!meant || meant.port === to.port) return meant;
	return ofPort.find(({ address }) => address === meant.address) ?? elsewhere(meant, to);
}
function pinsOf(pins, to) {
	const ofHost = pins.filter(({ host }) => host === to.host);
	const ofPort = ofHost.filter(({ port }) => port === to.port);
	const all = ofPort.length > 0 ? ofPort : ofHost.map((pin) => ({
		...pin,
		port: to.port,
		toPort: to.port
	}));
	return new Map(all.map((pin) => [idOf(pin), pin]));
}
function idOf({ port, address, toPort }) {
	return port === toPort ? address : `${bracketed(address)}:${toPort}`;
}
function elsewhere(pin, { port }) {
	return pin && {
		...pin,
		port,
		toPort: port
	};
}
// src/net/policy.ts
function mayContact(address, namedBy, policy) {
	if (isPublic(address, policy)) return true;
	if (reach(address) === "never" || !policy.special) return false;
	return namedBy === void 0 || !isPublic(namedBy, policy);
}
function isPublic(address, { allow }) {
	return reach(address) === "public" || within(address, allow);
}
// src/net/route.ts
const mostListed = 256;
const mostAddresses = 16;
function openRoutes({ policy, names, pins, families, budget, signal: run }) {
	const resolved = new Map();
	const answered = new Map();
	const leading = new Map();
	function resolve(host) {
		const known = resolved.get(host);
		if (known) return known;
		const asked = names(host, run);
		asked.catch(() => {});
		resolved.set(host, asked);
		return asked;
	}
	async function addressesOf({ host, port }, signal) {
		if (isIP(host)) return [host];
		try {
			return await withSignal(signal, resolve(host));
		} catch (error) {
			throw nameEnd(error, {
				host,
				port
			}, "dns");
		}
	}
	function judge(to, addresses) {
		const allowed = addresses.filter((address) => mayContact(address, to.namedBy, policy));
		const [refused] = addresses;
		if (allowed.length === 0) throw failure("address.private", {
			host: bracketed(to.host),
			address: refused ?? ""
		});
		return allowed.slice(0, mostAddresses);
	}
	async function dialInTurn(to, allowed, signal) {
		const key = `${to.host} ${to.port}`;
		const leader = leading.get(key);
		if (leader) {
			const came = await attempt(() => withSignal(signal, leader));
			if (!came.ok && !came.failure.reason.startsWith("timeout.")) throw new Failure$1(came.failure);
		}
		const usual = answered.get(key);
		const dialling = dial(usual !== void 0 && allowed.includes(usual) ? [usual] : allowed, to.port, {
			to,
			signal,
			budget
		});
		if (!leading.has(key)) leading.set(key, dialling);
		const connected = await dialling.finally(() => leading.get(key) === dialling && leading.delete(key));
		if (!answered.has(key)) answered.set(key, connected.address);
		return connected;
	}
	return {
		async connect(to, signal, begin = ignore) {
			throwIfAborted(signal);
			const pin = pinFor(pins, to);
			if (pin) {
				begin("tcp");
				return {
					...await dial(judge({
						host: to.host,
						port: pin.toPort
					}, [pin.address]), pin.toPort, {
						to,
						signal,
						budget
					}),
					roundTrips: 1
				};
			}
			if (to.at !== void 0) {
				begin("tcp");
				return {
					...await dial(judge(to, [to.at]), to.port, {
						to,
						signal,
						budget
					}),
					roundTrips: 1
				};
			}
			begin("dns");
			const isFirst = !resolved.has(to.host) && isIP(to.host) === 0;
			const allowed = judge(to, await addressesOf(to, signal));
			begin("tcp");
			return {
				...await dialInTurn(to, allowed, signal),
				roundTrips: isFirst ? 2 : 1
			};
		},
		mayRide: (to, address) => pinFor(pins, to) !== void 0 || mayContact(address, to.namedBy, policy),
		async addresses(of, signal) {
			const own = families();
			const pinned = [...pinsOf(pins, of)].map(([id, { address }]) => {
				return {
					id,
					address,
					isAllowed: mayContact(address, void 0, policy),
					isForeign: !own.has(isIP(address))
				};
			});
			if (pinned.length > 0) return pinned.slice(0, mostListed);
			return [...new Set(await addressesOf(of, signal))].slice(0, mostListed).map((address) => {
				return {
					id: address,
					address,
					isAllowed: mayContact(address, of.namedBy, policy),
					isForeign: !own.has(isIP(address))
				};
			});
		}
	};
}
function ignore() {}
// src/net/door.ts
const probePatience = 4e3;
const placePatience = 4e3;
const talkPatience = 8e3;
const probesAtATime = 6;
function openDoor({ signal: run, policy, names = systemNames, pins = [], families = systemFamilies, given = [], limits = defaultLimits$1 }) {
	const ending = new AbortController();
	const free = onAbort(run, (reason) => ending.abort(reason));
	const { signal } = ending;
	const budget = openBudget(limits);
	const routes = openRoutes({
		policy,
		names,
		pins,
		families,
		budget,
		signal
	});
	const origins = new Map();
	const places = openPlaces(budget, probesAtATime);
	const courtesies = new Map();
	function turnsOf(to) {
		const queue = places.queueOf(to);
		const { host, port, at, starttls } = to;
		if (!starttls) return queue;
		const key = `${starttls} ${host} ${port} ${at ?? ""}`;
		const courtesy = courtesies.get(key) ?? openCourtesy();
		courtesies.set(key, courtesy);
		return courtesy;
	}
	function origin({ host, port, at, starttls, speaks }, isSecure) {
		const key = `${isSecure} ${host} ${port} ${at ?? ""} ${starttls ?? ""} ${speaks ?? ""}`;
		const known = origins.get(key);
		if (known) return known;
		const placed = at !== void 0 && { at };
		const opening = {
			routes,
			given,
			isSecure,
			signal,
			budget,
			...placed && { acceptance: starttls ? talkPatience : placePatience }
		};
		const fresh = openOrigin({
			host,
			port,
			...placed,
			...starttls && { starttls },
			...speaks && { speaks }
		}, opening);
		origins.set(key, fresh);
		return fresh;
	}
	function tls(to, offer) {
		if (!offer) return origin(to, true).handshake(to);
		return withPatience(signal, probePatience, async (within) => {
			const { socket: over, address } = await routes.connect(to, within);
			await agreeOnTls(over, to, within);
			const { lenient = false } = offer;
			const { socket, handshake } = await secure(over, {
				to,
				address,
				context: contextFor(given, offer, to),
				lenient,
				alpn: to.starttls ?? to.speaks ? "none" : offer.groups ? "either" : "http/1.1",
				signal: within
			});
			socket.destroy();
			return handshake;
		});
	}
	function hello(...[to, bytes, until]) {
		return withPatience(signal, probePatience, async (within) => {
			const { socket } = await routes.connect(to, within);
			await agreeOnTls(socket, to, within);
			budget.request();
			return exchangeHello(socket, bytes, {
				to,
				signal,
				within,
				until
			});
		});
	}
	return {
		net: {
			async tls(to, offer) {
				places.enter(to);
				return guarded(to, () => tls(to, offer));
			},
			hello: (to, bytes, until) => guarded(to, () => turnsOf(to)(signal, () => hello(to, bytes, until))),
			addresses: (of) => guarded(of, () => routes.addresses(of, signal)),
			async http(request) {
				const { to, isSecure } = endpointOf(request);
				places.enter(to);
				return guarded(to, () => origin(to, isSecure).request(request));
			}
		},
		traffic: budget.traffic,
		close() {
			free();
			ending.abort();
			origins.forEach((each) => each.close());
		}
	};
}
async function guarded(to, work) {
	try {
		return await work();
	} catch (error) {
		throw nameEnd(error, to, "tcp");
	}
}
function endpointOf(request) {
	const url = URL.parse(request.url);
	if (!url || !/^https?:$/.test(url.protocol)) throw failure("http.malformed", {
		host: "",
		detail: "URL"
	});
	const { at } = request;
	return {
		to: {
			host: hostOf(url),
			port: portOf(url),
			...at !== void 0 && { at }
		},
		isSecure: url.protocol === "https:"
	};
}
// src/net/shelf.ts
const megabyte = 1048576;
const defaultLimits = {
	all: 64 * megabyte,
	each: 16 * megabyte
};
const overhead = 1024;
function openShelf(policy, limits = defaultLimits) {
	const kept = new Map();
	let size = 0;
	function drop(key) {
		const known = kept.get(key);
		if (!known) return;
		kept.delete(key);
		size -= sizeOf(known);
	}
	return {
		find(key, { namedBy }, now) {
			const known = kept.get(key);
			if (!known) return null;
			if (known.until <= now) {
				drop(key);
				return null;
			}
			if (!mayContact(known.address, namedBy, policy)) return null;
			kept.delete(key);
			kept.set(key, known);
			return known;
		},
		keep(key, shelved) {
			if (shelved.bytes.length > limits.each) return;
			drop(key);
			const own = {
				...shelved,
				bytes: alone(shelved.bytes)
			};
			kept.set(key, own);
			size += sizeOf(own);
			for (const [oldest] of kept) {
				if (size <= limits.all) break;
				drop(oldest);
			}
		}
	};
}
function sizeOf({ bytes }) {
	return bytes.length + overhead;
}
function alone(bytes) {
	return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}
// src/settings/engine.ts
function openEngine(options) {
	const { deadline, special, authorities = [], pins = [], resolvers = [], allow = [] } = options;
	const policy = {
		special,
		allow
	};
	const shelf = openShelf(policy);
	return {
		deadline,
		open(signal) {
			const names = resolvers.length > 0 && { names: resolverNames(resolvers) };
			return {
				...openDoor({
					signal,
					policy,
					pins,
					given: authorities,
					...names
				}),
				trust: openTrustStore(authorities),
				shelf
			};
		}
	};
}
// src/report/kind-names.ts
const reportKinds = [
	"text",
	"json",
	"ndjson",
	"markdown",
	"sarif",
	"junit",
	"codequality",
	"github",
	"azure",
	"tap",
	"badge"
];
// src/settings/options.ts
const measuring = [
	{
		name: "resolver",
		value: "IP[:port]",
		isList: true,
		about: "Ask this DNS resolver instead of the system's; repeatable"
	},
	{
		name: "resolve",
		value: "host:port:address[:port]",
		isList: true,
		about: "Reach this host at this address, as curl does, whatever the DNS says; repeatable, IPv6 in brackets"
	},
	{
		name: "ca_file",
		value: "FILE",
		about: "PEM file of an authority to trust beside Mozilla's"
	},
	{
		name: "timeout",
		value: "SECONDS",
		about: "Give up on a target after this many seconds (default 10; 20 with a server)"
	},
	{
		name: "lang",
		value: "en|ko",
		about: "Language of the report (default en)"
	},
	{
		name: "json",
		isFlag: true,
		about: "Print JSON instead of the report"
	}
];
const remote = [{
	name: "server",
	value: "URL",
	about: "Let this Portcullis server measure instead of this process"
}, {
	name: "key",
	value: "KEY",
	about: "API key for that server; better kept in PORTCULLIS_KEY, out of the process list"
}];
const serving = [
	{
		name: "trust_proxy",
		value: "CIDR,…",
		isList: true,
		about: "Proxies in front of this server, whose X-Forwarded-For is believed (default none)"
	},
	{
		name: "rate_limit",
		value: "NUMBER",
		about: "Requests a minute for each client (default 60)"
	},
	{
		name: "all_ips",
		isFlag: true,
		about: "Measure every address of a host for those who do not say (default false)"
	},
	{
		name: "rate_limit_heavy",
		value: "NUMBER",
		about: "The same for heavy checks (default 10)"
	}
];
const reporting = [
	{
		name: "summary",
		isFlag: true,
		about: "Write a summary of the step (default true)"
	},
	{
		name: "annotations",
		isFlag: true,
		about: "Annotate the run with what was found, at most ten of each kind (default true)"
	},
	{
		name: "results_file",
		value: "FILE",
		about: "Write the result object to this file, as JSON (default a new file in RUNNER_TEMP)"
	}
];
const reports = [{
	name: "report",
	value: "kind=FILE",
	isList: true,
	about: `Write a report, repeatable: ${reportKinds.join(", ")}; - is the standard output`
}];
const policies = [
	{
		name: "config",
		value: "FILE",
		about: "Read this configuration instead of portcullis.config.json, .mjs, .ts or package.json#portcullis"
	},
	{
		name: "baseline",
		value: "FILE",
		about: "Fail only on what this file does not know; days are never known"
	},
	{
		name: "fail_on",
		value: "error|warn|never",
		about: "Which verdict ends with exit code 1 (default error)"
	},
	{
		name: "on_error",
		value: "fail|warn|pass",
		about: "What is made of what could not be measured: exit code 3, a warning, or nothing (default fail)"
	}
];
`${reportKinds.join(", ")}`;
const environmentOnly = [{
	name: "allow_addresses",
	value: "CIDR,…",
	isList: true,
	about: "Networks that count as public"
}, {
	name: "listen",
	value: "ADDRESS:PORT",
	about: "Where `portcullis serve` listens"
}];
function toVariable(name) {
	return `PORTCULLIS_${name.toUpperCase()}`;
}
// src/settings/environment.ts
const injected = /^PORTCULLIS_(?:SERVICE_|PORT(?:_|$))/;
const options = [
	...registry.flatMap((entry) => entry.options),
	...measuring,
	...policies,
	...remote,
	...serving,
	...reporting,
	...reports
];
const variables = new Set(["PORTCULLIS_URL", ...[...options, ...environmentOnly].map(({ name }) => toVariable(name)).filter((variable) => !injected.test(variable))]);
function readVariable(env, name) {
	const variable = toVariable(name);
	return variables.has(variable) ? env[variable] || void 0 : void 0;
}
// src/settings/given.ts
function readGiven(typed, env, options, below = []) {
	const variable = (name) => readVariable(env, name);
	function holder(name) {
		if (typed.value(name) !== void 0) return typed;
		return variable(name) === void 0 ? below.find((each) => each.value(name) !== void 0) : null;
	}
	function source(name) {
		const held = holder(name);
		return held === null ? "environment" : held?.source;
	}
	function naming(name) {
		if (!options.some((option) => option.name === name)) return name;
		const held = holder(name);
		return held === null ? toVariable(name) : (held ?? typed).naming(name);
	}
	function one(name) {
		const value = holder(name)?.value(name);
		if (Array.isArray(value)) {
			const [first = "", second = ""] = value.map((each) => printable(String(each), 60));
			throw failure("input.conflict", {
				field: naming(name),
				first,
				second
			}, { reason: name });
		}
		return value === void 0 ? variable(name) : `${value}`;
	}
	function list(name) {
		const value = holder(name)?.value(name);
		if (value !== void 0) return [value].flat().map(String);
		return (variable(name)?.split(",") ?? []).map((entry) => entry.trim()).filter((entry) => entry !== "");
	}
	function isSet(name) {
		const text = one(name) ?? "false";
		if (text === "true" || text === "false") return text === "true";
		const shown = `"${printable(text, 60)}"`;
		const params = {
			field: naming(name),
			expected: "true, false",
			given: shown,
			suggestion: ""
		};
		throw failure("input.option", params, { reason: name });
	}
	return {
		one,
		list,
		isSet,
		naming,
		source
	};
}
// src/settings/measuring.ts
function readMeasuring(given) {
	return {
		deadline: readSeconds(given) * 1e3,
		authorities: readAuthorities(given),
		pins: given.list("resolve").map((text) => readPin(text, given)),
		resolvers: given.list("resolver").map((text) => readResolver(text, given)),
		allow: given.list("allow_addresses").map((text) => readNetwork(text, given))
	};
}
function readLanguage(given) {
	const text = given.one("lang") ?? "en";
	const language = languages.find((each) => each === text);
	if (language) return language;
	const params = {
		field: given.naming("lang"),
		expected: languages.join(", "),
		given: quoted(text),
		suggestion: suggest(text, languages)
	};
	throw failure("input.option", params, { reason: "lang" });
}
const longestTimeout = 300;
function readSeconds(given) {
	const text = given.one("timeout");
	if (text === void 0) return 10;
	const seconds = /^\d{1,3}(?:\.\d{1,3})?$/.test(text) ? Number(text) : 0;
	if (seconds > 0 && seconds <= longestTimeout) return seconds;
	throw wrong$1("timeout", given, {
		en: `seconds above 0 and up to ${longestTimeout}`,
		ko: `0보다 크고 ${longestTimeout} 이하인 초 단위 값`
	}, text);
}
const pinPattern = /^(?:\[(?<six>[^\]]+)\]|(?<host>[^:[\]]+)):(?<port>\d{1,5}):(?:\[(?<to6>[^\]]+)\]|(?<to>[^:[\]]+))(?::(?<toPort>\d{1,5}))?$/;
function readPin(text, given) {
	const expected = {
		en: "host:port:address or host:port:address:port, with IPv6 in brackets",
		ko: "host:port:address 또는 host:port:address:port 형식(IPv6은 대괄호 안에)"
	};
	const groups = pinPattern.exec(text)?.groups;
	const host = parseHost(groups?.["six"] ?? groups?.["host"] ?? "");
	const address = groups?.["to6"] ?? groups?.["to"] ?? "";
	const port = Number(groups?.["port"]);
	const toPort = Number(groups?.["toPort"] ?? port);
	if ("problem" in host || isIP(address) === 0 || !isPort(port) || !isPort(toPort)) throw wrong$1("resolve", given, expected, text);
	return {
		host: host.value.host,
		port,
		address,
		toPort
	};
}
function readResolver(text, given) {
	const groups = /^(?:\[(?<six>[^\]]+)\]|(?<four>[^:[\]]+))(?::(?<port>\d{1,5}))?$/.exec(text)?.groups;
	const address = groups?.["six"] ?? groups?.["four"] ?? text;
	const port = Number(groups?.["port"] ?? 53);
	if (isIP(address) && isPort(port)) return isIP(address) === 6 ? `[${address}]:${port}` : `${address}:${port}`;
	throw wrong$1("resolver", given, {
		en: "an IP address, with or without a port",
		ko: "IP 주소(포트는 선택)"
	}, text);
}
function readNetwork(text, given) {
	const network = toNetwork(text);
	if (network) return network;
	throw wrong$1("allow_addresses", given, {
		en: "networks such as 10.0.0.0/8, separated by commas",
		ko: "10.0.0.0/8 같은 네트워크를 쉼표로 구분한 목록"
	}, text);
}
const largestFile = 4194304;
function readAuthorities(given) {
	const path = given.one("ca_file");
	if (path === void 0) return [];
	const unusable = (detail) => failure("input.file", {
		field: given.naming("ca_file"),
		path: printable(path, 200),
		detail
	}, { reason: "ca_file" });
	const certificates = splitPem(readText(path, unusable));
	if (certificates.length === 0) throw unusable({
		en: "it holds no PEM certificate",
		ko: "PEM 인증서가 들어 있지 않습니다"
	});
	certificates.forEach((pem, index) => {
		try {
			return new X509Certificate(pem);
		} catch {
			throw unusable({
				en: `certificate ${index + 1} in it cannot be read`,
				ko: `${index + 1}번째 인증서를 읽을 수 없습니다`
			});
		}
	});
	return certificates;
}
function readText(path, unusable) {
	try {
		const bytes = readFileSync(path);
		if (bytes.length > largestFile) throw unusable({
			en: "it is larger than 4 MB",
			ko: "4 MB보다 큽니다"
		});
		return bytes.toString("latin1");
	} catch (error) {
		const { code } = error;
		if (typeof code !== "string" || !code.startsWith("E")) throw error;
		throw unusable(code === "ENOENT" ? {
			en: "there is no such file",
			ko: "그런 파일이 없습니다"
		} : {
			en: code,
			ko: code
		});
	}
}
function isPort(port) {
	return Number.isInteger(port) && port >= 1 && port <= 65535;
}
function wrong$1(name, given, expected, text) {
	return failure("input.value", {
		field: given.naming(name),
		expected,
		given: quoted(text)
	}, { reason: name });
}
function quoted(text) {
	return `"${printable(text, 60)}"`;
}
// src/library/read.ts
const ofCommandLine = new Set(["json"]);
const taken = measuring.filter(({ name }) => !ofCommandLine.has(name));
const optionNames = [...taken.map(({ name }) => toOption(name)), "signal"];
function toOption(name) {
	return name.replace(/_[a-z]/g, (match) => match.slice(1).toUpperCase());
}
function readOptions(options) {
	checkNames(options, optionNames);
	const given = givenBy(options);
	const signal = readSignal(options["signal"]);
	return {
		language: readLanguage(given),
		runner: localRunner(openEngine({
			...readMeasuring(given),
			special: true
		})),
		...signal && { signal }
	};
}
function givenBy(options) {
	for (const { name, isList } of taken) {
		const field = toOption(name);
		const value = options[field];
		const isFine = isText(value) || isList && Array.isArray(value) && value.every(isText);
		if (value !== void 0 && !isFine) throw wrong(field, isList ? aList : aText, value);
	}
	return readGiven({
		source: "option",
		value: (name) => options[toOption(name)],
		naming: toOption
	}, {}, taken);
}
function readSignal(value) {
	if (value === void 0 || value instanceof AbortSignal) return value;
	throw wrong("signal", {
		en: "an AbortSignal",
		ko: "AbortSignal"
	}, value);
}
function checkNames(bag, known) {
	const stray = Object.keys(bag).find((name) => !known.includes(name));
	if (stray === void 0) return;
	const field = printable(stray, 60);
	throw failure("input.unknown", {
		field,
		suggestion: suggest(stray, known)
	}, { reason: field });
}
function toQuery(input) {
	return Object.fromEntries(Object.entries(input).flatMap(([name, value]) => {
		if (value === void 0) return [];
		if (!isText(value)) throw wrong(printable(name, 60), aText, value);
		return [[name, `${value}`]];
	}));
}
function toBag(value, field) {
	if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
	throw wrong(field, {
		en: "an object",
		ko: "객체"
	}, value);
}
const aText = {
	en: "text, a number or a boolean",
	ko: "문자열, 숫자 또는 불리언"
};
const aList = {
	en: "text or a list of texts",
	ko: "문자열 또는 문자열 목록"
};
function isText(value) {
	return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
function wrong(field, expected, value) {
	return failure("input.value", {
		field,
		expected,
		given: value === null ? "null" : Array.isArray(value) ? "array" : typeof value
	}, { reason: field });
}
// src/library/measure.ts
async function measure$1(load, input, options) {
	return inItsLanguage(options, async () => {
		const { runner, language, signal } = readOptions(toBag(options, "options"));
		const check = await load();
		const query = toQuery(typeof input === "string" ? { [check.subject]: input } : toBag(input, "input"));
		const { data } = await runner.answer(check, query, {
			language,
			...signal && { signal }
		});
		return data;
	});
}
async function inItsLanguage(options, work) {
	try {
		return await work();
	} catch (error) {
		if (error instanceof Failure$1) error.message = describeFailure(error.facts, languageOf(options));
		throw error;
	}
}
function languageOf(options) {
	const wanted = typeof options === "object" && options !== null && "lang" in options ? options.lang : void 0;
	return languages.find((language) => language === wanted) ?? "en";
}
// src/library/failure.ts
const Failure = Failure$1;
// src/core/grade-schema.ts
const grade$1 = _enum(grades).meta({
	id: "Grade",
	description: "Best first",
	ko: "좋은 등급부터"
});
// src/core/interpretation-schema.ts
const percent = number().min(0).max(100);
const part = object({
	id: string(),
	label: string().meta({
		description: "The part in words",
		ko: "이 부분의 이름"
	}),
	weight: percent.meta({
		description: "Share of the score, in percent",
		ko: "점수에서 차지하는 비율(%)"
	}),
	score: percent.nullable().meta({
		description: "0–100; null where it could not be observed",
		ko: "0–100. 관측할 수 없었으면 null"
	})
});
const cap = object({
	id: string(),
	max: grade$1.meta({
		description: "The grade is no better than this",
		ko: "등급은 이보다 좋을 수 없습니다"
	}),
	reason: string().meta({
		description: "Why, in words",
		ko: "그 이유"
	})
});
const kpi$1 = object({
	id: string(),
	label: string().meta({
		description: "The key figure in words",
		ko: "지표의 이름"
	}),
	value: union([
		string(),
		number(),
		boolean(),
		_null()
	]).meta({
		description: "Null where it could not be told",
		ko: "알 수 없었으면 null"
	}),
	unit: string().exactOptional(),
	text: string().exactOptional().meta({
		description: "The value in words, where it is a code",
		ko: "값이 코드일 때 이를 풀어 쓴 말"
	})
});
const issueShape = {
	id: string().meta({
		description: "`<check>.<problem>`, the same in every language and release",
		ko: "`<check>.<problem>`. 언어와 버전이 바뀌어도 같습니다"
	}),
	severity: _enum(severities),
	cause: string().meta({
		description: "What is wrong",
		ko: "무엇이 잘못되었는지"
	}),
	action: string().meta({
		description: "What to do about it",
		ko: "무엇을 해야 하는지"
	}),
	subject: string().exactOptional().meta({
		description: "What it is about, where there are several",
		ko: "여럿 가운데 무엇에 관한 것인지"
	}),
	evidence: string().exactOptional().meta({
		description: "What was seen, as it was seen: text that the target chose",
		ko: "관측한 그대로의 값. 대상이 정한 문자열입니다"
	}),
	reference: string().exactOptional().meta({
		description: "Where the rule is written down",
		ko: "규칙이 적혀 있는 곳"
	})
};
object({
	status: _enum([
		"pass",
		"warn",
		"fail",
		"unknown"
	]).meta({
		description: "fail: F or a critical issue; warn: below A or a medium issue; unknown: too little could be observed",
		ko: "fail: F 등급 또는 critical 문제. warn: A보다 낮은 등급 또는 medium 문제. unknown: 관측한 내용이 부족함"
	}),
	grade: grade$1.exactOptional().meta({
		description: "Absent where too little could be observed",
		ko: "관측한 내용이 부족하면 없습니다"
	}),
	score: percent.exactOptional().meta({
		description: "0–100, before the ceilings",
		ko: "0–100. 상한을 적용하기 전"
	}),
	uncapped: grade$1.exactOptional().meta({
		description: "The letter that the score alone would give",
		ko: "점수만으로 매긴 등급"
	}),
	atLeast: grade$1.exactOptional().meta({
		description: "The letter that is certain, where something that could not be told may lift it",
		ko: "알 수 없는 사실에 따라 더 높아질 수 있을 때, 확실한 최저 등급"
	}),
	parts: array(part.readonly()).readonly().exactOptional().meta({
		description: "What the score is made of",
		ko: "점수를 이루는 부분"
	}),
	caps: array(cap.readonly()).readonly().exactOptional().meta({
		description: "What holds the grade down whatever the score",
		ko: "점수와 관계없이 등급을 낮추는 것"
	}),
	coverage: percent.exactOptional().meta({
		description: "Percent of the weight that could be observed",
		ko: "전체 가중치 가운데 관측할 수 있었던 비율(%)"
	}),
	gradeVersion: string().exactOptional().meta({
		description: "Changes whenever the same observation would be graded differently",
		ko: "같은 관측에 다른 등급을 매기게 되면 바뀝니다"
	}),
	summary: string().meta({
		description: "One sentence",
		ko: "한 문장 요약"
	}),
	kpis: array(kpi$1.readonly()).readonly().meta({
		description: "Key figures",
		ko: "주요 지표"
	}),
	issues: array(object(issueShape).readonly()).readonly().meta({
		description: "Problems, worst first",
		ko: "문제. 심각한 것부터"
	})
}).readonly().meta({
	id: "Interpretation",
	description: "The judgement of what was observed, in words",
	ko: "관측한 것에 대한 판단을 풀어 쓴 것"
});
// src/core/result-schema.ts
const verdict$1 = _enum([
	"pass",
	"warn",
	"fail",
	"unknown"
]);
const count = int().min(0);
const waived = object({
	reason: string().meta({
		description: "Why it does not count for now",
		ko: "지금은 판정에 넣지 않는 이유"
	}),
	until: date().meta({
		description: "The last day on which it does not",
		ko: "이 예외의 마지막 날"
	})
}).readonly();
const check = object({
	id: string().meta({
		description: "ssl, headers, days, https, or the id of another check or threshold that was asked for",
		ko: "ssl, headers, days, https 또는 요청한 다른 검사나 기준의 id"
	}),
	status: _enum([
		"pass",
		"warn",
		"fail",
		"unknown",
		"waived",
		"off"
	]),
	expected: union([
		grade$1,
		number(),
		boolean(),
		literal("off"),
		_null()
	]).meta({
		description: "The effective threshold; null where it is a share of a lifetime that could not be measured",
		ko: "실제로 적용된 기준. 측정하지 못한 유효 기간에 대한 비율이면 null"
	}),
	source: string().meta({
		description: "Where the threshold came from: query, default, default auto",
		ko: "기준의 출처: query, default, default auto"
	}),
	actual: union([
		grade$1,
		number(),
		boolean(),
		_null()
	]).meta({
		description: "What was measured; null where that leaves the status open",
		ko: "측정한 값. 판단할 수 없었으면 null"
	}),
	message: string().meta({
		description: "The same in words; may be empty",
		ko: "풀어 쓴 설명. 비어 있을 수 있습니다"
	}),
	action: string().exactOptional().meta({
		description: "What to do about it",
		ko: "무엇을 해야 하는지"
	}),
	waived: waived.exactOptional().meta({
		description: "Present where the status is waived",
		ko: "status가 waived이면 있습니다"
	}),
	isKnown: literal(true).exactOptional().meta({
		description: "Present where the baseline has it",
		ko: "기준선에 이미 있으면 있습니다"
	})
});
const finding$1 = object({
	...issueShape,
	fingerprint: string().meta({
		description: "The same over runs for the same problem of the same target",
		ko: "같은 대상의 같은 문제라면 실행할 때마다 같습니다"
	}),
	level: _enum([
		"error",
		"warn",
		"none"
	]).exactOptional().meta({
		description: "What it does to the verdict; nothing where it is absent",
		ko: "판정에 미치는 영향. 없으면 영향을 주지 않습니다"
	}),
	waived: waived.exactOptional().meta({
		description: "Present where it does not count for now",
		ko: "지금은 판정에 넣지 않으면 있습니다"
	}),
	isKnown: literal(true).exactOptional().meta({
		description: "Present where the baseline has it",
		ko: "기준선에 이미 있으면 있습니다"
	})
});
const origin$1 = object({
	origin: string().meta({
		description: "Host, or host:port",
		ko: "호스트 또는 host:port"
	}),
	grade: grade$1.nullable(),
	daysLeft: number().nullable().meta({
		description: "Until the certificate expires; negative afterwards",
		ko: "인증서 만료까지 남은 날. 만료된 뒤에는 음수"
	})
});
const address = object({
	origin: string().meta({
		description: "Host, or host:port",
		ko: "호스트 또는 host:port"
	}),
	address: string(),
	state: addressState,
	reason: string().nullable().meta({
		description: "Why it could not be measured",
		ko: "측정하지 못한 이유"
	}),
	grade: grade$1.nullable().meta({
		description: "Of certificate and TLS",
		ko: "인증서와 TLS의 등급"
	}),
	headers: grade$1.nullable(),
	daysLeft: number().nullable()
});
const cost = object({
	connections: count,
	requests: count,
	roundTrips: count.meta({
		description: "On the way to the page",
		ko: "페이지에 이르는 동안의 왕복 횟수"
	}),
	ms: count.meta({
		description: "Milliseconds",
		ko: "밀리초"
	})
});
const target = object({
	url: string().meta({
		description: "What was asked for, in canonical form",
		ko: "요청한 URL의 정규형"
	}),
	name: string().exactOptional().meta({
		description: "What its owner calls it",
		ko: "대상에 붙인 이름"
	}),
	finalUrl: string().nullable().meta({
		description: "Where the redirects ended",
		ko: "리디렉션이 끝난 곳"
	}),
	address: string().nullable().meta({
		description: "The address that answered",
		ko: "응답한 주소"
	}),
	verdict: verdict$1,
	reason: string().exactOptional().meta({
		description: "Why something could not be measured: dns.nxdomain, tcp.refused",
		ko: "측정하지 못한 것이 있다면 그 이유: dns.nxdomain, tcp.refused"
	}),
	message: string().exactOptional().meta({
		description: "The same in words",
		ko: "풀어 쓴 이유"
	}),
	checks: array(check.readonly()).readonly().meta({
		description: "One entry for each threshold",
		ko: "기준마다 하나씩"
	}),
	origins: array(origin$1.readonly()).readonly().meta({
		description: "The first https origin of the way, and the final one where it is another",
		ko: "거쳐 간 첫 https 오리진과, 다르다면 마지막 https 오리진"
	}),
	addresses: array(address.readonly()).readonly().exactOptional().meta({
		description: "Every address that was looked at; absent unless all_ips asked for them",
		ko: "살펴본 모든 주소. all_ips로 요청하지 않았으면 없습니다"
	}),
	findings: array(finding$1.readonly()).readonly().meta({
		description: "Problems, worst first",
		ko: "문제. 심각한 것부터"
	}),
	off: int().min(1).exactOptional().meta({
		description: "How many more there are whose rules are switched off",
		ko: "규칙을 꺼 두어 싣지 않은 문제의 수"
	}),
	unknowns: array(string()).readonly().meta({
		description: "What could not be determined and does not count",
		ko: "알아낼 수 없었고 판정에 넣지 않은 것"
	}),
	cost: cost.readonly().meta({
		description: "What the measurement took",
		ko: "측정에 든 비용"
	})
});
const notice = object({
	id: string().meta({
		description: "The same in every language",
		ko: "언어가 바뀌어도 같습니다"
	}),
	level: _enum(["error", "warn"]),
	message: string().meta({
		description: "The same in words",
		ko: "풀어 쓴 설명"
	})
});
const gateResult = object({
	schema: literal("portcullis/gate@1"),
	verdict: verdict$1.meta({
		description: "fail beats unknown, unknown beats warn, over all targets",
		ko: "모든 대상에 걸쳐 fail이 unknown에, unknown이 warn에 우선합니다"
	}),
	generatedAt: datetime(),
	tool: object({
		name: literal("portcullis"),
		version: string()
	}).readonly(),
	targets: array(target.readonly()).readonly().meta({
		description: "One entry for each URL",
		ko: "URL마다 하나씩"
	}),
	totals: object({
		pass: count,
		warn: count,
		fail: count,
		unknown: count,
		waived: count
	}).readonly().meta({
		description: "Targets by verdict; waived counts findings",
		ko: "판정별 대상의 수. waived는 문제의 수"
	}),
	notices: array(notice.readonly()).readonly().exactOptional().meta({
		description: "What is to be said of the run itself: a waiver that has expired, or that nothing needs",
		ko: "실행 자체에 관한 알림: 만료되었거나 쓰이지 않은 예외"
	})
}).readonly().meta({
	id: "GateResult",
	description: "What the gate decided, and everything that decided it",
	ko: "게이트의 판정과 그 근거"
});
// src/core/version.ts
const version = "0.1.0";
// src/checks/gate/addresses-part.ts
function everyTls(raw) {
	const others = raw.addresses ? seenElsewhere(raw.addresses) : [];
	return [{
		address: null,
		raw
	}, ...others.map(({ address, seen }) => ({
		address,
		raw: seen
	}))];
}
function otherPages({ http }) {
	return (http.ok && http.value.raw.addresses || []).flatMap(seenElsewhere).map(({ address, seen }) => ({
		address,
		raw: seen
	}));
}
function isTlsOpen({ addresses }) {
	return addresses !== void 0 && isOpen(addresses);
}
function isPageOpen({ http }) {
	return http.ok && (http.value.raw.addresses ?? []).some(isOpen);
}
function surroundingsIn({ origins, http }) {
	return [...origins.flatMap(({ ssl }) => ssl.ok && ssl.value.raw.addresses ? [ssl.value.raw.addresses] : []), ...http.ok && http.value.raw.addresses || []];
}
function failedAddress(raw) {
	return surroundingsIn(raw).flatMap(({ host, others }) => others.map((other) => ({
		...other,
		host
	}))).find(({ state }) => state === "failed");
}
function crowdedHost(raw) {
	return surroundingsIn(raw).find((around) => moreThan(around) > 0);
}
function addressesOf(raw) {
	const { origins, http } = raw;
	const pages = http.ok && http.value.raw.addresses || [];
	const listed = origins.flatMap(({ target, ssl }) => {
		if (!ssl.ok || !ssl.value.raw.addresses) return [];
		const page = pages.find(({ host }) => host === ssl.value.raw.host);
		return listOf(target, ssl.value.raw, ssl.value.raw.addresses, {
			page,
			http
		});
	});
	const covered = origins.flatMap(({ ssl }) => ssl.ok ? [ssl.value.raw.host] : []);
	const plain = pages.filter(({ host }) => !covered.includes(host)).flatMap((page) => listOf(page.host, null, page, {
		page,
		http
	}));
	return surroundingsIn(raw).length === 0 ? void 0 : [...listed, ...plain];
}
function listOf(origin, own, around, { page, http }) {
	const first = page?.own === around.own && http.ok ? http.value.raw : pageAt(page, around.own)?.seen;
	return [{
		address: around.own,
		state: "measured",
		reason: null,
		seen: own
	}, ...around.others].map((other, at) => {
		const tls = own === null ? null : other.seen;
		const there = at === 0 ? void 0 : pageAt(page, other.address);
		const isPageFailed = other.state === "measured" && there?.state === "failed";
		return {
			origin,
			address: other.address,
			state: isPageFailed ? "failed" : other.state,
			reason: isPageFailed ? there.reason : other.reason,
			...tlsFigures(tls),
			headers: gradeOf$1(at === 0 ? first : there?.seen)
		};
	});
}
function pageAt(page, wanted) {
	return page?.others.find(({ address }) => address === wanted);
}
function gradeOf$1(page) {
	return page ? judge$1(page).grade ?? null : null;
}
function tlsFigures(raw) {
	if (!raw) return {
		grade: null,
		daysLeft: null
	};
	const { grade = null, kpis } = judge$2(raw);
	const days = kpis.find(({ id }) => id === "days-left")?.value;
	return {
		grade,
		daysLeft: typeof days === "number" ? days : null
	};
}
// src/checks/gate/places.ts
function placesOf$1(url, journey) {
	const first = isSecure(url) ? placeOf(url) : firstRedirect(journey) ?? placeOf(url);
	if (!journey || journey.end.kind === "failed" || !isSecure(journey.url)) return [first];
	const last = placeOf(journey.url, journey.named);
	return last.target === first.target ? [first] : [first, last];
}
async function firstPlace(url, context) {
	if (isSecure(url)) return placeOf(url);
	const reply = await attempt(() => ask(context, url));
	if (!reply.ok) return null;
	const destination = readLocation(reply.value, url)?.url ?? "";
	return isSecure(destination) ? placeOf(destination, { namedBy: reply.value.address }) : null;
}
function firstRedirect(journey) {
	if (!journey) return null;
	const hop = (journey.end.kind === "invalid-location" ? journey.hops.slice(0, -1) : journey.hops).find(({ location }) => isSecure(location ?? ""));
	return hop?.location ? placeOf(hop.location, { namedBy: hop.address }) : null;
}
function isSecure(url) {
	return URL.parse(url)?.protocol === "https:";
}
function placeOf(url, named = {}) {
	const parsed = new URL(url);
	const host = bracketed(hostOf(parsed));
	const port = `${parsed.protocol === "https:" ? portOf(parsed) : 443}`;
	return {
		host,
		port,
		target: port === "443" ? host : `${host}:${port}`,
		named
	};
}
// src/checks/gate/places-elsewhere.ts
async function placesElsewhere(context, { url, finalUrl, addresses = [] }, known) {
	const found = await Promise.all(addresses.map((around, at) => placesAround(context, {
		url: at === 0 ? url : finalUrl,
		page: finalUrl
	}, around)));
	const fresh = new Map(found.flat().map((place) => [place.target, place]));
	for (const { target } of known) fresh.delete(target);
	return [...fresh.values()].toSorted((a, b) => a.target < b.target ? -1 : 1);
}
async function placesAround(context, { url, page }, { host, own, others }) {
	const main = await attempt(() => redirects(context, url));
	const isMain = main.ok && main.value.url === page;
	const allowed = others.filter(({ state }) => state !== "forbidden").map(({ address }) => address);
	const asked = isMain ? allowed : [own, ...allowed];
	return (await Promise.all(asked.map(async (address) => {
		const journey = await attempt(() => redirects(context.at(host, address), url));
		return journey.ok ? placesOf$1(url, journey.value) : [];
	}))).flat();
}
// src/checks/gate/collect.ts
async function collect(input, context) {
	const { url } = input;
	const every = input.all_ips === void 0 ? {} : { all_ips: `${input.all_ips}` };
	const following = attempt(() => redirects(context, url));
	firstPlace(url, context).then((place) => place && measure(place, every, context)).catch(() => {});
	const closing = plainHttp(context, url);
	const headers = attempt(() => context.use(http$2, {
		url,
		...every
	}));
	const journey = await following;
	const places = placesOf$1(url, journey.ok ? journey.value : null);
	const [origins, astray, elsewhere, way] = await Promise.all([
		Promise.all(places.map((place) => measure(place, every, context))),
		headers.then((page) => page.ok ? measureElsewhere(places, page.value.raw, every, context) : []),
		journey.ok ? plainElsewhere(context, url, journey.value) : null,
		journey.ok ? wayOf(context, journey.value) : {
			refused: null,
			unclear: null
		}
	]);
	const raw = {
		url,
		observedAt: context.now().toISOString(),
		finalUrl: journey.ok ? arrivalOf(journey.value) : null,
		address: journey.ok ? journey.value.hops[0]?.address ?? null : addressOf(origins),
		origins: [...origins, ...astray],
		http: await headers,
		way,
		plain: isElsewhere(journey) ? [] : [await closing, elsewhere].flatMap((each) => each ?? [])
	};
	refuseIfNothing(raw);
	return {
		...raw,
		cost: costOf(context, journey)
	};
}
async function measure({ host, port, target, named }, every, context) {
	const query = {
		host,
		port,
		starttls: "https",
		...every
	};
	if (!ssl$1.input.safeParse(query).success) return {
		target,
		ssl: {
			ok: false,
			failure: noName(host)
		}
	};
	return {
		target,
		ssl: await attempt(() => context.use(ssl$1, query, named))
	};
}
const mostElsewhere = 4;
async function measureElsewhere(places, page, every, context) {
	const more = await placesElsewhere(context, page, places);
	return Promise.all(more.map(async (place, at) => {
		if (at < mostElsewhere) return measure(place, every, context);
		const { facts } = failure("budget.origins", { limit: mostElsewhere });
		return {
			target: place.target,
			ssl: {
				ok: false,
				failure: facts
			}
		};
	}));
}
function noName(host) {
	return failure("dns.failed", {
		host,
		detail: "EBADNAME"
	}).facts;
}
function arrivalOf(journey) {
	return journey.end.kind === "failed" ? null : journey.url;
}
async function plainElsewhere(context, asked, { url, named, end }) {
	return end.kind === "failed" || url === asked ? null : plainHttp(context, url, named);
}
async function wayOf(context, journey) {
	const steps = await stepsOf(context, journey);
	const page = journey.end.kind === "failed" ? null : journey.url;
	return {
		refused: refusedStep(steps, page)?.url ?? null,
		unclear: unclearStep(steps, page)?.url ?? null
	};
}
function isElsewhere(journey) {
	if (!journey.ok || journey.value.end.kind !== "answered") return false;
	const page = new URL(journey.value.url);
	return page.protocol === "https:" && portOf(page) !== 443;
}
function addressOf(origins) {
	return origins.flatMap((origin) => origin.ssl.ok ? [origin.ssl.value.raw.address] : [])[0] ?? null;
}
function costOf(context, journey) {
	const { connections, requests } = context.traffic();
	return {
		connections,
		requests,
		roundTrips: (journey.ok ? journey.value.hops : []).reduce((sum, hop) => sum + hop.roundTrips, 0),
		ms: Math.round(context.elapsed())
	};
}
function refuseIfNothing(raw) {
	const isOpen = raw.plain.some(({ state }) => state === "content");
	const isKnown = raw.http.ok || isOpen || raw.origins.some((origin) => origin.ssl.ok);
	const [reason] = failuresOf(raw);
	if (!isKnown && raw.finalUrl === null && reason) throw new Failure$1(reason);
}
function failuresOf({ http: page, origins }) {
	return [page, ...origins.map((origin) => origin.ssl)].flatMap((each) => each.ok ? [] : [each.failure]);
}
// src/checks/gate/problems.ts
const problems = defineProblems({
	"ssl-below": {
		severity: "high",
		cause: {
			en: "{host} is graded {actual}, below {expected}.",
			ko: "{host}의 등급은 {actual|으로/로}, 기준 {expected}에 못 미칩니다."
		},
		action: {
			en: "Mend the ssl findings, worst first.",
			ko: "ssl 문제를 심각한 것부터 고치십시오."
		}
	},
	"ssl-at-best": {
		severity: "high",
		cause: {
			en: "{host} can be graded {best} at best, below {expected}.",
			ko: "{host}의 등급은 최대 {best|으로/로}, 기준 {expected}에 못 미칩니다."
		},
		action: {
			en: "Mend the ssl findings, worst first.",
			ko: "ssl 문제를 심각한 것부터 고치십시오."
		}
	},
	"headers-below": {
		severity: "high",
		cause: {
			en: "The security headers are graded {actual}, below {expected}.",
			ko: "보안 헤더 등급은 {actual|으로/로}, 기준 {expected}에 못 미칩니다."
		},
		action: {
			en: "Mend the http findings, worst first.",
			ko: "http 문제를 심각한 것부터 고치십시오."
		}
	},
	"headers-at-best": {
		severity: "high",
		cause: {
			en: "The security headers can be graded {best} at best, below {expected}.",
			ko: "보안 헤더 등급은 최대 {best|으로/로}, 기준 {expected}에 못 미칩니다."
		},
		action: {
			en: "Mend the http findings, worst first.",
			ko: "http 문제를 심각한 것부터 고치십시오."
		}
	},
	"days-below": {
		severity: "high",
		cause: {
			en: "{subject} expires in {days}, below {expected}.",
			ko: "{subject}의 남은 기간은 {days}, 기준 {expected}일에 못 미칩니다."
		},
		action: {
			en: "Renew it, and automate the renewal.",
			ko: "인증서를 갱신하고 갱신을 자동화하십시오."
		}
	},
	"days-over": {
		severity: "high",
		cause: {
			en: "{subject} expired {days} ago.",
			ko: "{subject}의 유효 기간이 끝났습니다(경과 {days})."
		},
		action: {
			en: "Renew it, and automate the renewal.",
			ko: "인증서를 갱신하고 갱신을 자동화하십시오."
		}
	},
	"https-missing": {
		severity: "high",
		cause: {
			en: "The site is served over plain HTTP.",
			ko: "사이트가 평문 HTTP로 제공됩니다."
		},
		action: {
			en: "Serve {url} over https.",
			ko: "{url|을/를} https로 제공하십시오."
		}
	},
	"https-bypassed": {
		severity: "high",
		cause: {
			en: "{url} answers without redirect.",
			ko: "{url|이/가} 리디렉션 없이 응답합니다."
		},
		action: {
			en: "Redirect every request on port 80 to https, or close the port.",
			ko: "80번 포트의 모든 요청을 https로 리디렉션하거나 포트를 닫으십시오."
		}
	},
	"https-astray": {
		severity: "high",
		cause: {
			en: "{url} redirects to no page, neither over https nor otherwise.",
			ko: "{url|은/는} https로도 다른 방식으로도 페이지에 이르지 않는 리디렉션입니다."
		},
		action: {
			en: "Redirect every request on port 80 straight to https, or close the port.",
			ko: "80번 포트의 모든 요청을 https로 바로 리디렉션하거나 포트를 닫으십시오."
		}
	},
	"https-unreached": {
		severity: "critical",
		cause: {
			en: "{url} leads browsers to no page.",
			ko: "{url|은/는} 브라우저를 어떤 페이지로도 이끌지 않습니다."
		},
		action: {
			en: "Mend the redirects: the http findings say where they break.",
			ko: "리디렉션을 고치십시오. 끊기는 지점은 http 문제에 나와 있습니다."
		}
	},
	"port-unknown": {
		severity: "medium",
		cause: {
			en: "What {url} does could not be told ({reason}).",
			ko: "{url|이/가} 무엇을 하는지 알 수 없었습니다({reason})."
		},
		action: {
			en: "Redirect every request on port 80 to https, or close the port.",
			ko: "80번 포트의 모든 요청을 https로 리디렉션하거나 포트를 닫으십시오."
		}
	},
	"hop-unknown": {
		severity: "medium",
		cause: {
			en: "Whether browsers accept the certificate of {url}, on the way to the page, could not be told.",
			ko: "페이지로 가는 길에 있는 {url}의 인증서를 브라우저가 받아들이는지 알 수 없었습니다."
		},
		action: {
			en: "Serve its whole certificate chain.",
			ko: "전체 인증서 체인을 제공하십시오."
		}
	},
	unmeasured: {
		severity: "medium",
		cause: {
			en: "It could not be measured.",
			ko: "측정할 수 없었습니다."
		},
		action: {
			en: "See the reason above.",
			ko: "위의 이유를 확인하십시오."
		}
	}
});
// src/checks/gate/days.ts
const enough$1 = 14;
function compareDays({ origins, observedAt }, threshold, source) {
	const now = Date.parse(observedAt);
	const places = origins.flatMap(placesOf);
	const lifetimes = places.map((place) => place ? lifetimesOf(place.raw, threshold, now, place.address) : []);
	const [tightest] = lifetimes.flat().toSorted((a, b) => a.left - a.required - (b.left - b.required));
	const isPathOpen = places.some((place) => place && isPathUnknown(place.raw));
	const isAddressOpen = origins.some(({ ssl }) => ssl.ok && isTlsOpen(ssl.value.raw));
	const isOpen = isPathOpen || isAddressOpen || lifetimes.some((ofOrigin) => ofOrigin.length === 0);
	if (threshold.kind === "off") return {
		id: "days",
		status: "off",
		expected: "off",
		source,
		actual: tightest && !isOpen ? wholeDays(tightest.left) : null
	};
	const common = {
		id: "days",
		source
	};
	const unknown = {
		...common,
		status: "unknown",
		actual: null,
		says: {
			id: "unmeasured",
			params: {}
		}
	};
	if (!tightest) return {
		...unknown,
		expected: nominal(threshold)
	};
	const { actual, expected } = shownDays(tightest);
	if (tightest.left < tightest.required) return {
		...common,
		status: "fail",
		expected,
		actual,
		says: missed(tightest, actual, expected)
	};
	return isOpen ? {
		...unknown,
		expected
	} : {
		...common,
		status: "pass",
		expected,
		actual
	};
}
function placesOf({ ssl }) {
	return ssl.ok ? everyTls(ssl.value.raw) : [null];
}
function isPathUnknown({ trust }) {
	return trust.trusted === null || trust.trusted && trust.path.length === 0;
}
function lifetimesOf({ trust, chain }, threshold, now, address) {
	return (trust.path.length > 0 ? trust.path : chain.slice(0, 1)).map(({ subject: name, validFrom, validTo }) => {
		const subject = address === null ? name : `${name} (${address})`;
		const end = Date.parse(validTo);
		const lifetime = Math.max(0, end - Date.parse(validFrom));
		return {
			subject,
			left: end - now,
			required: requiredOf(threshold, lifetime)
		};
	});
}
function requiredOf(threshold, lifetime) {
	if (threshold.kind === "days") return threshold.value * day;
	if (threshold.kind === "percent") return lifetime * threshold.value / 100;
	return threshold.kind === "auto" ? Math.min(enough$1 * day, lifetime / 3) : 0;
}
function nominal(threshold) {
	if (threshold.kind === "percent") return null;
	return threshold.kind === "days" ? threshold.value : enough$1;
}
const hundredth = day / 100;
function shownDays({ left, required }) {
	const [actual, expected] = [wholeDays(left), wholeDays(required)];
	if (left >= required || actual < expected) return {
		actual,
		expected
	};
	return {
		actual: Math.floor(left / hundredth) / 100,
		expected: Math.ceil(required / hundredth) / 100
	};
}
function missed({ subject, left }, actual, expected) {
	if (left >= 0) return {
		id: "days-below",
		params: {
			subject,
			days: countOfDays(actual),
			expected
		}
	};
	const whole = wholeDays(left);
	return {
		id: "days-over",
		params: {
			subject,
			days: whole === 0 ? {
				en: "less than a day",
				ko: "하루 미만"
			} : countOfDays(-whole)
		}
	};
}
// src/checks/gate/thresholds.ts
const defaults = {
	min_ssl: "B",
	min_headers: "C",
	min_days: { kind: "auto" },
	require_https: true
};
function compare(raw, input) {
	return [
		compareSsl(raw, input),
		compareHeaders(raw, input),
		compareDays(raw, input.min_days ?? defaults.min_days, sourceOf(input.min_days, "default auto")),
		compareHttps(raw, input)
	];
}
function compareSsl({ origins }, input) {
	const expected = input.min_ssl ?? defaults.min_ssl;
	const common = {
		id: "ssl",
		expected,
		source: sourceOf(input.min_ssl)
	};
	const found = origins.map(({ target, ssl }) => ({
		target,
		grade: gradeOf(ssl),
		best: bestOf(ssl, ladder$1)
	}));
	const [first, ...others] = found.flatMap(({ grade }) => grade ?? []);
	const lowest = first ? worst([first, ...others]) : null;
	const actual = found.every(({ grade }) => grade !== null) ? lowest : null;
	if (expected === "off") return {
		...common,
		status: "off",
		actual
	};
	if (lowest !== null && !meets(lowest, expected)) {
		const says = {
			id: "ssl-below",
			params: {
				host: found.find(({ grade }) => grade === lowest)?.target ?? "",
				actual: lowest,
				expected
			}
		};
		return {
			...common,
			status: "fail",
			actual: lowest,
			says
		};
	}
	const hopeless = found.find(({ best }) => !meets(best, expected));
	if (hopeless) {
		const says = {
			id: "ssl-at-best",
			params: {
				host: hopeless.target,
				best: hopeless.best,
				expected
			}
		};
		return {
			...common,
			status: "fail",
			actual,
			says
		};
	}
	return actual === null ? {
		...common,
		status: "unknown",
		actual,
		says: unmeasured
	} : {
		...common,
		status: "pass",
		actual
	};
}
function compareHeaders({ http }, input) {
	const expected = input.min_headers ?? defaults.min_headers;
	const common = {
		id: "headers",
		expected,
		source: sourceOf(input.min_headers),
		actual: gradeOf(http)
	};
	const { actual } = common;
	if (expected === "off") return {
		...common,
		status: "off"
	};
	const best = bestOf(http, ladder);
	const least = http.ok ? http.value.verdict.atLeast : void 0;
	if (actual === null && least && meets(least, expected)) return {
		...common,
		status: "pass",
		actual: least
	};
	if (actual === null && !meets(best, expected)) return {
		...common,
		status: "fail",
		says: {
			id: "headers-at-best",
			params: {
				best,
				expected
			}
		}
	};
	if (actual === null) return {
		...common,
		status: "unknown",
		says: unmeasured
	};
	if (meets(actual, expected)) return {
		...common,
		status: "pass"
	};
	return {
		...common,
		status: "fail",
		says: {
			id: "headers-below",
			params: {
				actual,
				expected
			}
		}
	};
}
function compareHttps(raw, input) {
	const isRequired = input.require_https ?? defaults.require_https;
	const common = {
		id: "https",
		expected: isRequired,
		source: sourceOf(input.require_https)
	};
	const against = againstHttps(raw);
	const isWayClear = raw.way.unclear === null && !isPageOpen(raw) && !otherPages(raw).some(isUnclear);
	const isSure = raw.finalUrl !== null && doubtfulPort(raw) === void 0 && isWayClear;
	const actual = against ? false : isSure ? true : null;
	if (!isRequired) return {
		...common,
		status: "off",
		actual
	};
	if (against) return {
		...common,
		status: "fail",
		actual,
		says: against
	};
	return actual ? {
		...common,
		status: "pass",
		actual
	} : {
		...common,
		status: "unknown",
		actual,
		says: unmeasured
	};
}
function isUnclear({ raw }) {
	return unclearStep(raw.hops, raw.finalUrl) !== void 0;
}
function againstHttps(raw) {
	const { url, http, way } = raw;
	const plain = everyPort(raw);
	const pages = otherPages(raw);
	const finalUrl = [raw.finalUrl, ...pages.map((page) => page.raw.finalUrl)].find((each) => each?.startsWith("http:"));
	const isRefused = way.refused !== null || pages.some((page) => refusedStep(page.raw.hops, page.raw.finalUrl));
	const open = plain.find(({ state }) => state === "content");
	const astray = plain.find(({ state }) => state === "astray");
	const caps = http.ok ? http.value.verdict.caps ?? [] : [];
	if (isRefused || caps.some(({ id }) => id === "no-page")) return {
		id: "https-unreached",
		params: { url }
	};
	if (finalUrl) return {
		id: "https-missing",
		params: { url: finalUrl }
	};
	if (open) return {
		id: "https-bypassed",
		params: { url: open.url }
	};
	return astray ? {
		id: "https-astray",
		params: { url: astray.url }
	} : null;
}
function doubtfulPort(raw) {
	return everyPort(raw).find(({ state }) => state === "unknown");
}
function everyPort(raw) {
	const others = otherPages(raw).flatMap(({ address, raw: { plainHttp } }) => plainHttp ? [{
		...plainHttp,
		url: `${plainHttp.url} (${address})`
	}] : []);
	return [...raw.plain, ...others];
}
const unmeasured = {
	id: "unmeasured",
	params: {}
};
function gradeOf(attempt) {
	return attempt.ok ? attempt.value.verdict.grade ?? null : null;
}
function bestOf(attempt, ladder) {
	return atBest(attempt.ok ? attempt.value.verdict : {}, ladder);
}
function sourceOf(given, fallback = "default") {
	return given === void 0 ? fallback : "query";
}
// src/checks/gate/answer.ts
function answer({ raw, verdict }, input, language) {
	const comparisons = compare(raw, input);
	const unknown = new Set(comparisons.filter(({ status }) => status === "unknown").map(({ id }) => id));
	const [reason] = failuresOf(raw);
	const addresses = addressesOf(raw);
	return toResult({
		url: raw.url,
		finalUrl: raw.finalUrl,
		address: raw.address,
		verdict: verdict.status,
		...sayDoubt(raw, unknown, language),
		...reason && sayReason(reason, language),
		checks: comparisons.map((each) => toCheck(each, language)),
		origins: raw.origins.map(toOrigin),
		...addresses && { addresses },
		findings: findingsOf(raw, language),
		unknowns: unknownsOf(raw),
		cost: raw.cost
	}, raw.observedAt);
}
function answerFailure(input, reason, { language, observedAt, cost }) {
	const nothing = {
		ok: false,
		failure: reason
	};
	const raw = {
		url: input.url,
		observedAt: observedAt.toISOString(),
		finalUrl: null,
		address: null,
		origins: [{
			target: "",
			ssl: nothing
		}],
		http: nothing,
		way: {
			refused: null,
			unclear: null
		},
		plain: [],
		cost
	};
	return toResult({
		url: input.url,
		finalUrl: null,
		address: null,
		verdict: "unknown",
		...sayReason(reason, language),
		checks: compare(raw, input).map((each) => toCheck(each, language)),
		origins: [],
		findings: [],
		unknowns: [],
		cost
	}, raw.observedAt);
}
function toResult(target, generatedAt) {
	const totals = {
		pass: 0,
		warn: 0,
		fail: 0,
		unknown: 0,
		waived: 0,
		[target.verdict]: 1
	};
	return {
		schema: "portcullis/gate@1",
		verdict: target.verdict,
		generatedAt,
		tool: {
			name: "portcullis",
			version
		},
		targets: [target],
		totals
	};
}
function sayReason(facts, language) {
	return {
		reason: facts.reason,
		message: describeFailure(facts, language)
	};
}
function sayDoubt(raw, unknown, language) {
	const silent = unknown.size > 0 ? failedAddress(raw) : void 0;
	if (silent) {
		const { address, host, reason: why } = silent;
		const params = {
			address,
			host,
			reason: why ?? ""
		};
		return {
			reason: params.reason,
			message: fill(surroundingsProblems["address-failed"].cause, params, language)
		};
	}
	const crowd = unknown.size > 0 ? crowdedHost(raw) : void 0;
	if (crowd) {
		const { host, total } = crowd;
		const params = {
			host,
			total,
			count: total - moreThan(crowd)
		};
		return {
			reason: "addresses.more",
			message: fill(surroundingsProblems["addresses-more"].cause, params, language)
		};
	}
	const doubt = unknown.has("headers") && raw.http.ok ? doubtOf(raw.http.value) : void 0;
	if (doubt) {
		const { cause } = siteProblems[doubt.id];
		return {
			reason: `http.${doubt.id}`,
			message: fill(cause, doubt.params, language)
		};
	}
	if (!unknown.has("https")) return {};
	const { unclear: url } = raw.way;
	if (url !== null) return {
		reason: "certificate.unknown",
		message: fill(problems["hop-unknown"].cause, { url }, language)
	};
	const port = doubtfulPort(raw);
	if (!port) return {};
	const reason = port.reason ?? `http.status.${port.status}`;
	return {
		reason,
		message: fill(problems["port-unknown"].cause, {
			url: port.url,
			reason
		}, language)
	};
}
const doubts = ["page-unread", "certificate-unknown"];
function doubtOf({ verdict }) {
	return verdict.findings.find((finding) => doubts.some((id) => id === finding.id));
}
function toCheck({ says, ...comparison }, language) {
	if (!says) return {
		...comparison,
		message: ""
	};
	const { cause, action } = problems[says.id];
	return {
		...comparison,
		message: fill(cause, says.params, language),
		...comparison.status === "fail" && { action: fill(action, says.params, language) }
	};
}
function toOrigin({ target, ssl: found }) {
	const days = found.ok ? found.value.verdict.kpis.find(({ id }) => id === "days-left")?.value : null;
	return {
		origin: target,
		grade: found.ok ? found.value.verdict.grade ?? null : null,
		daysLeft: typeof days === "number" ? days : null
	};
}
function findingsOf(raw, language) {
	const several = raw.origins.length > 1;
	const certificates = raw.origins.flatMap(({ target, ssl: found }) => found.ok ? toFindings(ssl$1, found.value, {
		target,
		language,
		...several && { about: target }
	}) : []);
	const page = raw.http.ok ? toFindings(http$2, raw.http.value, {
		target: raw.url,
		language
	}) : [];
	return [...certificates, ...page].toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}
function toFindings(check, { verdict }, { target, language, about }) {
	return interpret(check, verdict, language).issues.map((issue) => {
		const subject = issue.subject ?? about;
		return {
			...issue,
			...subject !== void 0 && { subject },
			fingerprint: fingerprint(issue.id, target, issue.subject)
		};
	});
}
function unknownsOf(raw) {
	const { origins } = raw;
	const several = origins.length > 1;
	return [...origins.flatMap(({ target, ssl: found }) => {
		if (!found.ok) return [];
		return everyTls(found.value.raw).flatMap((place) => {
			const where = place.address ?? (several ? target : null);
			return partsUnknown(place.raw).map((part) => where === null ? part : `${part} (${where})`);
		});
	}), ...new Set(surroundingsIn(raw).flatMap(addressesLeftOut))];
}
function partsUnknown({ revocation, trust, versions }) {
	return [
		...trust.trusted === null ? ["trust"] : [],
		...[revocation, ...revocation.intermediates].some(({ status }) => status === "unknown") ? ["revocation"] : [],
		...versions.filter(({ offered }) => offered === null).map(({ version: name }) => name)
	];
}
function addressesLeftOut(around) {
	const left = around.others.filter(({ state }) => state === "unroutable" || state === "forbidden");
	const more = moreThan(around);
	return [...left.map(({ address }) => `address (${address})`), ...more > 0 ? [`addresses (+${more})`] : []];
}
// src/checks/gate/fits-addresses.ts
function areAddressesFit(target, { all_ips, min_days = defaults.min_days }) {
	const { origins, addresses, checks } = target;
	if (origins.length > 0 && !fitsAllIps(all_ips, addresses !== void 0)) return false;
	if (!addresses) return true;
	if ((addresses.some(({ state }) => state === "failed") || target.unknowns.some(isMore)) && checks.every(({ status }) => status === "pass")) return false;
	return areListed(target, addresses) && addresses.every((one) => bearsOut(one, target, min_days));
}
function isMore(part) {
	return part.startsWith("addresses (+");
}
function areListed({ url, finalUrl, origins }, addresses) {
	const rows = Map.groupBy(addresses, ({ origin }) => origin);
	const isBegun = origins.filter(({ grade, daysLeft }) => grade !== null || daysLeft !== null).every(({ origin }) => rows.get(origin)?.[0]?.state === "measured");
	const own = new Set([...origins.map(({ origin }) => origin), ...[url, finalUrl].flatMap(hostsIn)]);
	const isDistinct = [...rows.values()].every((all) => new Set(all.map(({ address }) => address)).size === all.length);
	return isBegun && isDistinct && [...rows.keys()].every((origin) => own.has(origin));
}
function hostsIn(url) {
	const parsed = URL.parse(url ?? "");
	return parsed ? [hostOf(parsed)] : [];
}
function bearsOut({ origin, state, grade, daysLeft }, target, asked) {
	if (state !== "measured" || !target.origins.some((each) => each.origin === origin)) return true;
	const passes = (wanted) => target.checks.some(({ id, status }) => id === wanted && status === "pass");
	if (passes("ssl") && grade === null) return false;
	if (!passes("days")) return true;
	return daysLeft !== null && (asked.kind !== "days" || daysLeft >= asked.value);
}
// src/checks/gate/fits.ts
function fits(result, input) {
	const { verdict, targets, totals } = result;
	const [target, ...others] = targets;
	if (excuses(result) || !target || others.length > 0 || target.url !== input.url || target.verdict !== verdict) return false;
	if (!Object.entries(totals).every(([name, count]) => name === "waived" || +(name === verdict) === count) || !isBorneOut(target) || !isOfUrl(target)) return false;
	return wasAskedFor(target, input) && areAddressesFit(target, input);
}
const thresholds$1 = [
	"ssl",
	"headers",
	"days",
	"https"
];
const measurable = new Set([
	"pass",
	"fail",
	"unknown",
	"off"
]);
function excuses({ targets, totals, notices }) {
	if (totals.waived > 0 || notices !== void 0) return true;
	return targets.some(({ name, off, checks, findings }) => (name ?? off) !== void 0 || checks.some(({ status, waived, isKnown }) => !measurable.has(status) || (waived ?? isKnown) !== void 0) || findings.some(({ level, waived, isKnown }) => (level ?? waived ?? isKnown) !== void 0));
}
const worstFirst = [
	"fail",
	"unknown",
	"warn"
];
function verdictOf(checks) {
	return worstFirst.find((verdict) => checks.some(({ status }) => status === verdict)) ?? "pass";
}
function isBorneOut({ verdict, checks, reason }) {
	const isUnseen = reason !== void 0 && checks.every(({ status }) => status === "off");
	if (reason !== void 0 && checks.every(({ status }) => status === "pass")) return false;
	return verdict === verdictOf(checks) || isUnseen && verdict === "unknown";
}
function isOfUrl({ url, finalUrl, origins }) {
	const [first] = origins;
	const asked = originOf(url);
	const final = finalUrl === null ? null : originOf(finalUrl);
	return (!first || asked === null || first.origin === asked) && (final === null || origins.some(({ origin }) => origin === final));
}
function originOf(url) {
	const parsed = URL.parse(url);
	if (parsed?.protocol !== "https:") return null;
	const port = portOf(parsed);
	const host = bracketed(hostOf(parsed));
	return port === 443 ? host : `${host}:${port}`;
}
function wasAskedFor(target, input) {
	if (target.checks.length !== thresholds$1.length) return false;
	return thresholds$1.every((id) => {
		const [check, ...others] = target.checks.filter((each) => each.id === id);
		if (!check || others.length > 0) return false;
		const { status, expected } = check;
		if (check.source !== sourceFor(id, input) || !isExpected(check, target, input)) return false;
		return status === "off" === (expected === "off" || expected === false) && (status !== "pass" || isMet(check, target));
	});
}
function sourceFor(id, input) {
	if (id === "days") return sourceOf(input.min_days, "default auto");
	return sourceOf({
		ssl: input.min_ssl,
		headers: input.min_headers,
		https: input.require_https
	}[id]);
}
function isExpected(check, target, input) {
	const { min_ssl, min_headers, require_https } = {
		...defaults,
		...input
	};
	if (check.id === "ssl") return check.expected === min_ssl;
	if (check.id === "headers") return check.expected === min_headers;
	return check.id === "https" ? check.expected === require_https : areDaysExpected(check, target, input);
}
function areDaysExpected({ expected, actual }, { origins }, { min_days }) {
	const asked = min_days ?? defaults.min_days;
	if (asked.kind === "off") return expected === "off";
	if (asked.kind === "days") return isAbout(expected, asked.value);
	if (typeof expected !== "number") return asked.kind === "percent" && expected === null && actual === null;
	if (asked.kind === "auto" && expected > enough + 1) return false;
	const share = asked.kind === "percent" ? asked.value / 100 : 1 / 3;
	const isCapped = asked.kind === "auto" && expected >= enough;
	if (origins.some(({ grade }) => grade === "F")) return true;
	return isCapped || typeof actual !== "number" || actual * share <= expected + 1;
}
const enough = 14;
function isAbout(expected, days) {
	return typeof expected === "number" && Math.abs(expected - days) < .01;
}
function isMet({ id, expected, actual }, { finalUrl, origins, addresses = [] }) {
	if (id === "https") return actual === true && (finalUrl?.startsWith("https:") ?? false);
	if (id === "days") {
		const isOver = [...origins, ...addresses].some(({ daysLeft }) => daysLeft !== null && daysLeft < 0);
		return origins.length > 0 && typeof actual === "number" && typeof expected === "number" && actual >= expected && !isOver;
	}
	if (!isLetter(actual) || !isLetter(expected) || !meets(actual, expected)) return false;
	const isBelow = (grade) => grade !== null && !meets(grade, actual);
	if (id === "headers") return !addresses.some(({ headers }) => isBelow(headers));
	if (addresses.some(({ grade }) => isBelow(grade))) return false;
	return origins.length > 0 && origins.every(({ grade }) => grade !== null && meets(grade, actual));
}
function isLetter(value) {
	return typeof value === "string" && value !== "off";
}
// src/checks/gate/judge.ts
function judge(raw, input) {
	const comparisons = compare(raw, input);
	const has = (status) => comparisons.some((each) => each.status === status);
	const findings = comparisons.flatMap(({ id, says }) => says ? [{
		id: says.id,
		params: says.params,
		subject: id
	}] : []);
	const isUnseen = comparisons.every(({ status }) => status === "off") && !raw.http.ok;
	return {
		status: has("fail") ? "fail" : has("unknown") || isUnseen ? "unknown" : "pass",
		kpis: [],
		findings
	};
}
// src/checks/gate/schema.ts
const letters = [...grades, "off"];
const longestLifetime = 825;
const daysExpected = { expected: {
	en: `auto, off, a number of days from 0 to ${longestLifetime}, or a percentage such as 33%`,
	ko: `auto, off, 0부터 ${longestLifetime}까지의 일수, 또는 33% 같은 백분율`
} };
function letterThreshold({ en, ko }, fallback) {
	return string().meta({
		description: en,
		ko,
		enum: [...letters],
		default: fallback
	}).transform(toLetter).pipe(_enum(letters)).optional();
}
function toLetter(text) {
	return letters.find((letter) => letter.toLowerCase() === text.toLowerCase()) ?? text;
}
const input = strictObject({
	url: urlTarget().meta({
		description: "Deployed URL; https:// is assumed",
		ko: "배포된 URL. 스킴이 없으면 https://로 봅니다",
		examples: ["https://example.com/"]
	}),
	min_ssl: letterThreshold({
		en: "Lowest accepted grade of certificate and TLS",
		ko: "허용할 인증서와 TLS의 최저 등급"
	}, "B"),
	min_headers: letterThreshold({
		en: "Lowest accepted grade of the security headers",
		ko: "허용할 보안 헤더의 최저 등급"
	}, "C"),
	min_days: string().meta({
		description: "Days that every certificate must still be valid: a number, a share of its lifetime, auto or off",
		ko: "모든 인증서에 남아 있어야 하는 일수. 숫자, 유효 기간에 대한 비율, auto 또는 off",
		examples: [
			"auto",
			"14",
			"33%",
			"off"
		],
		default: "auto"
	}).transform((text, context) => {
		const parsed = parseDays(text);
		if (parsed) return parsed;
		context.addIssue({
			code: "custom",
			params: { ...daysExpected }
		});
		return NEVER;
	}).optional(),
	require_https: _enum(["true", "false"]).meta({
		description: "Whether the final URL must be https and port 80 must redirect there or be closed",
		ko: "최종 URL이 https여야 하고, 포트 80은 그리로 리디렉션하거나 닫혀 있어야 하는지 여부",
		default: "true"
	}).transform((text) => text === "true").optional(),
	all_ips: allIps()
});
function parseDays(text) {
	const trimmed = text.trim().toLowerCase();
	if (trimmed === "auto" || trimmed === "off") return { kind: trimmed };
	const match = /^(?<number>\d{1,3})(?<percent>%?)$/.exec(trimmed);
	if (!match?.groups) return null;
	const value = Number(match.groups["number"]);
	if (match.groups["percent"] === "%") return value <= 100 ? {
		kind: "percent",
		value
	} : null;
	return value <= longestLifetime ? {
		kind: "days",
		value
	} : null;
}
const text = record(_enum(languages), string()).readonly();
const params = record(string(), union([
	string(),
	number(),
	text
])).readonly();
const grade = _enum(grades);
const failureFacts = object({
	id: _enum(Object.keys(failures)),
	reason: string(),
	params
}).readonly();
const finding = object({
	id: string(),
	params,
	subject: string().exactOptional(),
	evidence: string().exactOptional()
}).readonly();
const kpi = object({
	id: string(),
	value: union([
		string(),
		number(),
		boolean(),
		_null()
	]),
	unit: string().exactOptional()
}).readonly();
const verdict = object({
	status: _enum([
		"pass",
		"warn",
		"fail",
		"unknown"
	]),
	grade: grade.exactOptional(),
	score: number().exactOptional(),
	uncapped: grade.exactOptional(),
	atLeast: grade.exactOptional(),
	parts: array(object({
		id: string(),
		weight: number(),
		score: number().nullable()
	}).readonly()).readonly().exactOptional(),
	caps: array(object({
		id: string(),
		max: grade
	}).readonly()).readonly().exactOptional(),
	coverage: number().exactOptional(),
	kpis: array(kpi).readonly(),
	findings: array(finding).readonly()
}).readonly();
function attemptOf(raw) {
	return discriminatedUnion("ok", [object({
		ok: literal(true),
		value: object({
			raw,
			verdict
		}).readonly()
	}).readonly(), object({
		ok: literal(false),
		failure: failureFacts
	}).readonly()]);
}
const origin = object({
	target: string().meta({ description: "Host, or host:port, as the ssl check names it" }),
	ssl: attemptOf(ssl$1.raw)
}).readonly();
const raw = object({
	url: string(),
	observedAt: datetime(),
	finalUrl: string().nullable().meta({ description: "Where the redirects ended; null where they could not be followed to an end" }),
	address: string().nullable().meta({ description: "The address that answered the first request" }),
	origins: array(origin).readonly().meta({ description: "The first https origin of the way, the final one where it is another, and those to which other addresses lead" }),
	http: attemptOf(http$2.raw),
	way: object({
		refused: string().nullable(),
		unclear: string().nullable()
	}).readonly().meta({
		description: "The first URL before the page that browsers refuse to connect to, and the first of which that could not be told",
		ko: "페이지 이전에 브라우저가 연결을 거부하는 첫 URL과 거부 여부를 알 수 없는 첫 URL"
	}),
	plain: array(plainHttp$1.readonly()).readonly().meta({ description: "The answers of port 80, for the given and the final https origin on port 443" }),
	cost: object({
		connections: int(),
		requests: int(),
		roundTrips: int(),
		ms: int()
	}).readonly().meta({ description: "What the measurement took; round trips are those of the way to the page" })
}).readonly();
// src/checks/gate/index.ts
var gate_exports = __exportAll({ gate: () => gate$1 });
const gate$1 = defineCheck({
	id: "gate",
	title: {
		en: "Pre-deploy gate",
		ko: "배포 전 게이트"
	},
	about: {
		en: "Measures certificate, TLS, security headers, expiry and HTTPS of a deployed URL and passes or fails a build.",
		ko: "배포된 URL의 인증서, TLS, 보안 헤더, 만료, HTTPS를 측정하여 빌드를 통과시키거나 실패시킵니다."
	},
	input,
	subject: "url",
	raw,
	cost: "standard",
	ttl: 0,
	words: {
		problems,
		caps: {},
		kpis: {},
		parts: {}
	},
	target: ({ url }) => url,
	collect,
	judge,
	answer: {
		schema: gateResult,
		of: answer,
		fits
	}
});
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
	questions.forEach((question) => parseInput(gate$1.input, queryOf(question), question.naming));
	const results = [];
	const queue = questions.entries();
	await Promise.all(Array.from({ length: Math.min(concurrency, questions.length) }, work));
	return merge(results);
	async function work() {
		for (const [index, question] of queue) {
			const result = await gateWhole(question, options);
			results[index] = result;
			result.targets.forEach((target) => options.onTarget?.(target));
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
			url: parseInput(gate$1.input, queryOf(question)).url,
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
		const { data } = await runner.answer(gate$1, query, asking);
		return data;
	} catch (error) {
		if (error instanceof Failure$1 && refusing.has(error.code)) throw error;
		if (!(error instanceof Failure$1)) onBug?.(error, query["url"] ?? "");
		const { facts } = error instanceof Failure$1 ? error : failure("internal", {});
		const { connections, requests } = spent;
		const cost = {
			connections,
			requests,
			roundTrips: 0,
			ms: Math.round(performance.now() - started)
		};
		return answerFailure(parseInput(gate$1.input, query), facts, {
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
// src/settings/thresholds.ts
const optionOf = {
	ssl: "min_ssl",
	headers: "min_headers",
	days: "min_days",
	https: "require_https"
};
[...Object.values(optionOf)];
function optionFor(id) {
	return Object.hasOwn(optionOf, id) ? optionOf[id] : void 0;
}
function withSources(result, given) {
	const targets = result.targets.map((target, index) => {
		const own = "source" in given ? given : given[index];
		return {
			...target,
			checks: target.checks.map((check) => {
				const option = check.source === "query" ? optionFor(check.id) : void 0;
				return option ? {
					...check,
					source: own?.source(option) ?? check.source
				} : check;
			})
		};
	});
	return {
		...result,
		targets
	};
}
// src/library/gate.ts
const thresholds = Object.keys(gate$1.input.shape).filter((name) => name !== "url");
async function gate(options) {
	return inItsLanguage(options, async () => {
		const bag = toBag(options, "options");
		checkNames(bag, [
			"url",
			"urls",
			...thresholds,
			...optionNames
		]);
		const { runner, language, signal } = readOptions(pick(bag, optionNames));
		const result = await gateMany({
			runner,
			language,
			urls: readUrls(bag),
			thresholds: toQuery(pick(bag, thresholds)),
			...signal && { signal },
			onBug: (error) => process.emitWarning(error instanceof Error ? error : String(error))
		});
		if (signal?.aborted && result.targets.some(({ reason }) => reason === "aborted")) throw failure("aborted", {});
		return withSources(result, { source: () => "option" });
	});
}
function pick(bag, names) {
	return Object.fromEntries(Object.entries(bag).filter(([name]) => names.includes(name)));
}
function readUrls({ url, urls }) {
	if (url !== void 0 && urls !== void 0) throw failure("input.conflict", {
		field: "url",
		first: "url",
		second: "urls"
	}, { reason: "url" });
	if (url !== void 0) {
		if (typeof url !== "string") throw wrong("url", {
			en: "text",
			ko: "문자열"
		}, url);
		return [url];
	}
	if (urls === void 0 || Array.isArray(urls) && urls.length === 0) throw failure("input.missing", {
		field: "url",
		expected: {
			en: "for example https://example.com/",
			ko: "https://example.com/"
		}
	}, { reason: "url" });
	if (Array.isArray(urls) && urls.every((each) => typeof each === "string")) return urls;
	throw wrong("urls", {
		en: "a list of texts",
		ko: "문자열 목록"
	}, urls);
}
// src/library/index.ts
async function http(input, options = {}) {
	return measure$1(async () => (await import("./http.js").then((n) => n.n)).http, input, options);
}
async function owasp(input, options = {}) {
	return measure$1(async () => (await import("./owasp.js")).owasp, input, options);
}
async function pqc(input, options = {}) {
	return measure$1(async () => (await import("./pqc.js")).pqc, input, options);
}
async function ssl(input, options = {}) {
	return measure$1(async () => (await import("./ssl.js").then((n) => n.n)).ssl, input, options);
}
export { gate as a, ssl as i, owasp as n, gate_exports as o, pqc as r, Failure as s, http as t };
