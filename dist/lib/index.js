import { n as __exportAll } from "./rolldown-runtime.js";
import { $ as failure, A as grades, B as literal, C as defineProblems, E as severities, F as _null, G as string, H as object, I as array, J as globalRegistry, L as boolean, M as worst, N as datetime, P as _enum, Q as describeFailure, R as discriminatedUnion, T as interpret, U as record, V as number, W as strictObject, X as printable, Y as NEVER, Z as Failure$1, b as portOf, et as fill, g as hostOf, h as bracketed, j as meets, k as atBest, m as toBuffer, n as attempt, nt as failures, q as union, t as defineCheck, tt as languages, v as parseHost, x as urlTarget, z as int } from "./check.js";
import { _ as suggest, c as refusedStep, d as plainHttp, g as readLocation, i as ladder, l as stepsOf, p as redirects, r as plainHttp$1, s as siteProblems, t as http$2, u as unclearStep } from "./http.js";
import { o as isEnough } from "./client-hello.js";
import { g as canonicalName, h as readSubject, l as ask } from "./hsts.js";
import { n as toNetwork, r as within, t as reach } from "./address.js";
import { a as wholeDays, i as day, o as ladder$1, r as countOfDays, t as ssl$1 } from "./ssl.js";
import { connect, isIP } from "node:net";
import { Resolver, lookup } from "node:dns/promises";
import { connect as connect$1 } from "node:http2";
import { X509Certificate, createHash } from "node:crypto";
import { connect as connect$2, createSecureContext, rootCertificates } from "node:tls";
import { readFileSync } from "node:fs";
// src/core/input.ts
function parseInput(schema, query, naming = same) {
	const parsed = schema.safeParse(query, { reportInput: true });
	if (parsed.success) return parsed.data;
	const issue = parsed.error.issues[0];
	if (!issue) throw parsed.error;
	throw toFailure$1(issue, schema.shape, naming);
}
function same(field) {
	return field;
}
function toFailure$1(issue, shape, naming) {
	const reason = String(issue.path[0] ?? "input");
	const field = issue.path.length === 0 ? reason : naming(reason);
	if (issue.code === "unrecognized_keys") {
		const given = issue.keys[0] || "\"\"";
		const suggestion = suggest(given, Object.keys(shape), naming);
		const shownName = printable(naming(given), 60);
		return failure("input.unknown", {
			field: shownName,
			suggestion
		}, { reason: printable(given, 60) });
	}
	if (issue.input === void 0) {
		const expected = exampleOf(shape[reason]) ?? expectation(issue).expected;
		return failure("input.missing", {
			field,
			expected
		}, { reason });
	}
	if (issue.code === "invalid_value") {
		const options = issue.values.map(String);
		const suggestion = typeof issue.input === "string" ? suggest(issue.input, options) : "";
		return failure("input.option", {
			field,
			expected: options.join(", "),
			given: shown(issue.input),
			suggestion
		}, { reason });
	}
	const problem = expectation(issue);
	return failure("input.value", {
		field,
		expected: problem.expected,
		given: problem.given ?? shown(issue.input)
	}, { reason });
}
function exampleOf(type) {
	const examples = type && globalRegistry.get(type)?.["examples"];
	const [example] = Array.isArray(examples) ? examples : [];
	return typeof example === "string" || typeof example === "number" ? {
		en: `for example ${example}`,
		ko: `예: ${example}`
	} : null;
}
function expectation(issue) {
	if (issue.code === "custom" && issue.params?.["expected"]) return issue.params;
	if (issue.code === "too_small") return { expected: atLeast(`${issue.minimum}`, issue.origin) };
	if (issue.code === "too_big") return { expected: atMost(`${issue.maximum}`, issue.origin) };
	if (issue.code === "invalid_type") return { expected: typeWords(issue.expected) };
	if (issue.code === "invalid_value") return { expected: untranslated(issue.values.map(String).join(", ")) };
	if (issue.code === "not_multiple_of") return { expected: multipleOf(issue.divisor) };
	if (issue.code === "invalid_format") return { expected: formatWords(issue.format) };
	if (issue.code === "invalid_union") return { expected: oneOf(issue.errors) };
	return { expected: {
		en: "something else",
		ko: "다른 값"
	} };
}
const counted = {
	string: {
		en: " characters",
		ko: "자"
	},
	array: {
		en: " entries",
		ko: "개 항목"
	}
};
const plain = {
	en: "",
	ko: ""
};
function atLeast(bound, origin) {
	const unit = counted[origin] ?? plain;
	return {
		en: `at least ${bound}${unit.en}`,
		ko: `${bound}${unit.ko} 이상의 값`
	};
}
function atMost(bound, origin) {
	const unit = counted[origin] ?? plain;
	return {
		en: `at most ${bound}${unit.en}`,
		ko: `${bound}${unit.ko} 이하의 값`
	};
}
function multipleOf(divisor) {
	return {
		en: `a multiple of ${divisor}`,
		ko: `${divisor}의 배수`
	};
}
function formatWords(format) {
	return format === "regex" ? {
		en: "of another form",
		ko: "다른 형식의 값"
	} : {
		en: `of the form ${format}`,
		ko: `${format} 형식의 값`
	};
}
function oneOf(errors) {
	const all = errors.flatMap(([issue]) => issue ? [expectation(issue).expected] : []);
	return {
		en: all.map(({ en }) => en).join(" or "),
		ko: all.map(({ ko }) => ko).join(" 또는 ")
	};
}
function untranslated(text) {
	return {
		en: text,
		ko: text
	};
}
const types = {
	string: {
		en: "text",
		ko: "문자열"
	},
	number: {
		en: "a number",
		ko: "숫자"
	},
	int: {
		en: "a whole number",
		ko: "정수"
	},
	boolean: {
		en: "true or false",
		ko: "true 또는 false"
	}
};
function typeWords(expected) {
	return types[expected] ?? untranslated(expected);
}
function shown(value) {
	if (typeof value === "string") return `"${printable(withoutSecret(value), 60)}"`;
	return printable(withoutSecret(JSON.stringify(value) ?? "nothing"), 60);
}
function withoutSecret(text) {
	const at = text.lastIndexOf("@");
	return at < 0 ? text : `…${text.slice(at)}`;
}
// src/run/answer.ts
function toAnswer(check, result, input, language) {
	if (check.answer) return check.answer.of(result, input, language);
	return {
		raw: result.raw,
		interpretation: interpret(check, result.verdict, language)
	};
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
	const shared = new Map();
	const context = {
		...outfit,
		once: (key, work) => remember(shared, key, work),
		use: (other, query, named = {}) => {
			const input = other.input.parse(query);
			const inside = named.namedBy === void 0 ? context : {
				...context,
				net: speakingFor(named, context.net)
			};
			const asked = other;
			return context.once(questionOf(asked, input), () => settle(asked, input, inside, onResult));
		}
	};
	return context;
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
		})
	};
}
function remember(shared, key, work) {
	const known = shared.get(key);
	if (known) return known;
	const fresh = work();
	fresh.catch(() => {});
	shared.set(key, fresh);
	return fresh;
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
const defaultLimits = {
	connections: 96,
	bytes: 50331648
};
function openBudget(limits = defaultLimits) {
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
			if (connections >= limits.connections) throw failure("budget.connections", { limit: limits.connections });
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
			if (bytes() > limits.bytes) throw failure("budget.bytes", { limit: Math.round(limits.bytes / 1024 / 1024) });
		}
	};
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
	if (notTls.has(code)) return failure("tls.not-tls", {
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
const notTls = new Set([
	"ERR_SSL_WRONG_VERSION_NUMBER",
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
// src/net/hello.ts
const longestReply = {
	hello: 16389,
	"key-exchange": 65536
};
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
	const free = onAbort(within, (reason) => {
		if (signal.aborted) reject(toFailure(reason, to, "tls"));
		end("silent");
	});
	socket.on("data", (chunk) => {
		received = Buffer.concat([received, chunk]).subarray(0, longestReply[until]);
		if (received.length === longestReply[until] || isEnough(received, until)) end("enough");
	});
	socket.once("error", () => end("reset"));
	socket.once("end", () => end("closed"));
	socket.once("close", () => end("closed"));
	socket.write(bytes);
	return promise.finally(free);
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
		return [...user, ...mozilla()].filter((anchor) => anchor.name === name).map(({ der, by }) => ({
			der,
			by
		}));
	} };
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
function contextFor(given, offer) {
	if (offer.issuers) return createContext(given, offer);
	const { lenient = false, groups = [], onlyTls13 = false } = offer;
	const key = `${lenient} ${onlyTls13} ${groups.join(":")} ${given.join("")}`;
	const known = contexts.get(key);
	if (known) return known;
	const fresh = createContext(given, offer);
	contexts.set(key, fresh);
	return fresh;
}
const legacyServerConnect = 4;
function createContext(given, { lenient, issuers = [], groups, onlyTls13 }) {
	const fetched = issuers.flatMap(toIntermediate);
	return createSecureContext({
		ca: [
			...rootCertificates,
			...given,
			...fetched
		],
		minVersion: "TLSv1.2",
		maxVersion: "TLSv1.3",
		...lenient && {
			minVersion: "TLSv1",
			ciphers: "ALL:COMPLEMENTOFALL:!aNULL:!eNULL:@SECLEVEL=0",
			ecdhCurve: "X25519:P-256:P-384:P-521:secp224r1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1",
			secureOptions: legacyServerConnect
		},
		...groups && { ecdhCurve: groups.join(":") },
		...onlyTls13 && { minVersion: "TLSv1.3" }
	});
}
function toIntermediate(der) {
	try {
		const certificate = new X509Certificate(der);
		return certificate.subject === certificate.issuer ? [] : [certificate.toString()];
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
		ALPNProtocols: shake.alpn === "either" ? ["h2", "http/1.1"] : [shake.alpn],
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
// src/net/line.ts
async function openLink(to, isSecure, signal, dialling) {
	const bare = isSecure ? await openSecure(to, signal, dialling) : await openPlain(to, signal, dialling);
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
		alpn: "http/1.1"
	}];
	let spent = 0;
	let first;
	for (let attempt = attempts.shift(); attempt; attempt = attempts.shift()) try {
		const connected = await dialling.routes.connect(to, signal, dialling.begin);
		dialling.begin("tls");
		spent += connected.roundTrips;
		const { address } = connected;
		const context = contextFor(dialling.given, { lenient: attempt.lenient });
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
function afterwards({ lenient, alpn }, reason) {
	if (reason === noApplicationProtocol && alpn !== "h2") return {
		lenient,
		alpn: "h2"
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
// src/net/origin.ts
function openOrigin(to, opening) {
	const { isSecure, signal, budget, routes } = opening;
	const turns = openQueue(1);
	let kept;
	let coming;
	let phase = "tcp";
	let question;
	async function present(by, within, isGood) {
		if (coming) {
			await withSignal(within, coming).catch((error) => passOn(error, within));
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
	async function open({ namedBy, acceptance }, within) {
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
function passOn(error, within) {
	const isTheirs = error instanceof Failure$1 && error.code === "UPSTREAM_TIMEOUT";
	if (within.aborted || !isTheirs) throw error;
}
function secondTry(error, { method = "GET" }, wasKept) {
	if (!(error instanceof Failure$1) || method !== "GET") return null;
	if (error.facts.id === "http.malformed") return { tolerant: true };
	return error.facts.id === "http.closed" && wasKept ? { tolerant: false } : null;
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
	return errors.find((error) => idOf(error) === "aborted") ?? errors.find((error) => idOf(error) !== "tcp.unreachable") ?? errors[0];
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
function idOf(error) {
	return error instanceof Failure$1 ? error.facts.id : "";
}
function ignore$1() {}
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
const mostAddresses = 16;
function openRoutes({ policy, names, pins, budget, signal: run }) {
	const resolved = new Map();
	const answered = new Map();
	const leading = new Map();
	function pinFor(to) {
		const ofHost = pins.filter(({ host }) => host === to.host);
		const other = ofHost[0] && {
			...ofHost[0],
			port: to.port,
			toPort: to.port
		};
		return ofHost.find(({ port }) => port === to.port) ?? other;
	}
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
			const pin = pinFor(to);
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
			begin("dns");
			const isFirst = !resolved.has(to.host) && isIP(to.host) === 0;
			const allowed = judge(to, await addressesOf(to, signal));
			begin("tcp");
			return {
				...await dialInTurn(to, allowed, signal),
				roundTrips: isFirst ? 2 : 1
			};
		},
		mayRide: (to, address) => pinFor(to) !== void 0 || mayContact(address, to.namedBy, policy)
	};
}
function ignore() {}
// src/net/door.ts
const probePatience = 4e3;
const probesAtATime = 6;
function openDoor({ signal: run, policy, names = systemNames, pins = [], given = [], limits = defaultLimits }) {
	const ending = new AbortController();
	const free = onAbort(run, (reason) => ending.abort(reason));
	const { signal } = ending;
	const budget = openBudget(limits);
	const routes = openRoutes({
		policy,
		names,
		pins,
		budget,
		signal
	});
	const origins = new Map();
	const probing = openQueue(probesAtATime);
	function origin({ host, port }, isSecure) {
		const key = `${isSecure} ${host} ${port}`;
		const known = origins.get(key);
		if (known) return known;
		const fresh = openOrigin({
			host,
			port
		}, {
			routes,
			given,
			isSecure,
			signal,
			budget
		});
		origins.set(key, fresh);
		return fresh;
	}
	function tls(to, offer) {
		if (!offer) return origin(to, true).handshake(to);
		return withPatience(signal, probePatience, async (within) => {
			const { socket: over, address } = await routes.connect(to, within);
			const { lenient = false } = offer;
			const { socket, handshake } = await secure(over, {
				to,
				address,
				context: contextFor(given, offer),
				lenient,
				alpn: offer.groups ? "either" : "http/1.1",
				signal: within
			});
			socket.destroy();
			return handshake;
		});
	}
	function hello(...[to, bytes, until]) {
		return withPatience(signal, probePatience, async (within) => {
			const { socket } = await routes.connect(to, within);
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
			tls: (to, offer) => guarded(to, () => tls(to, offer)),
			hello: (to, bytes, until) => guarded(to, () => probing(signal, () => hello(to, bytes, until))),
			async http(request) {
				const { to, isSecure } = endpointOf(request);
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
	return {
		to: {
			host: hostOf(url),
			port: portOf(url)
		},
		isSecure: url.protocol === "https:"
	};
}
// src/settings/engine.ts
function openEngine(options) {
	const { deadline, special, authorities = [], pins = [], resolvers = [], allow = [] } = options;
	const policy = {
		special,
		allow
	};
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
				trust: openTrustStore(authorities)
			};
		}
	};
}
// src/checks/index.ts
const registry = [
	{
		id: "gate",
		title: "Pre-deploy gate",
		subject: {
			"name": "url",
			"about": "Deployed URL; https:// is assumed",
			"value": "URL",
			"example": "https://example.com/"
		},
		options: [
			{
				"name": "min_ssl",
				"about": "Lowest accepted grade of certificate and TLS (default B)",
				"value": "A+|A|B|C|D|F|off"
			},
			{
				"name": "min_headers",
				"about": "Lowest accepted grade of the security headers (default C)",
				"value": "A+|A|B|C|D|F|off"
			},
			{
				"name": "min_days",
				"about": "Days that every certificate must still be valid: a number, a share of its lifetime, auto or off (default auto)",
				"value": "auto|14|33%|off",
				"example": "auto"
			},
			{
				"name": "require_https",
				"about": "Whether the final URL must be https and port 80 must redirect there or be closed (default true)",
				"value": "true|false"
			}
		],
		load: async () => (await Promise.resolve().then(() => gate_exports)).gate
	},
	{
		id: "http",
		title: "HTTP security headers",
		subject: {
			"name": "url",
			"about": "Full URL; https:// is assumed where the scheme is missing",
			"value": "URL",
			"example": "https://example.com/"
		},
		options: [],
		load: async () => (await import("./http.js").then((n) => n.n)).http
	},
	{
		id: "owasp",
		title: "OWASP posture",
		subject: {
			"name": "host",
			"about": "Host name or IP address; the host part of a pasted URL is accepted",
			"value": "HOST",
			"example": "example.com"
		},
		options: [],
		load: async () => (await import("./owasp.js")).owasp
	},
	{
		id: "pqc",
		title: "Post-quantum TLS readiness",
		subject: {
			"name": "host",
			"about": "Host name or IP address; the host part of a pasted URL is accepted",
			"value": "HOST",
			"example": "example.com"
		},
		options: [],
		load: async () => (await import("./pqc.js")).pqc
	},
	{
		id: "ssl",
		title: "TLS certificate and connection",
		subject: {
			"name": "host",
			"about": "Host name or IP address; the host part of a pasted URL is accepted",
			"value": "HOST",
			"example": "example.com"
		},
		options: [{
			"name": "port",
			"about": "TLS port, 443 unless the host names one",
			"value": "PORT",
			"example": "8443"
		}],
		load: async () => (await import("./ssl.js").then((n) => n.n)).ssl
	}
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
	...remote,
	...serving,
	...reporting
];
const variables = new Set(["PORTCULLIS_URL", ...[...options, ...environmentOnly].map(({ name }) => toVariable(name)).filter((variable) => !injected.test(variable))]);
function readVariable(env, name) {
	const variable = toVariable(name);
	return variables.has(variable) ? env[variable] || void 0 : void 0;
}
// src/settings/given.ts
function readGiven(typed, env, options) {
	const variable = (name) => readVariable(env, name);
	function source(name) {
		if (typed.value(name) !== void 0) return typed.source;
		return variable(name) === void 0 ? void 0 : "environment";
	}
	function naming(name) {
		if (!options.some((option) => option.name === name)) return name;
		return source(name) === "environment" ? toVariable(name) : typed.naming(name);
	}
	function one(name) {
		const value = typed.value(name);
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
		const value = typed.value(name);
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
const check = object({
	id: _enum([
		"ssl",
		"headers",
		"days",
		"https"
	]),
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
	})
});
const finding$1 = object({
	...issueShape,
	fingerprint: string().meta({
		description: "The same over runs for the same problem of the same target",
		ko: "같은 대상의 같은 문제라면 실행할 때마다 같습니다"
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
	findings: array(finding$1.readonly()).readonly().meta({
		description: "Problems, worst first",
		ko: "문제. 심각한 것부터"
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
	})
}).readonly().meta({
	id: "GateResult",
	description: "What the gate decided, and everything that decided it",
	ko: "게이트의 판정과 그 근거"
});
// src/core/fingerprint.ts
function fingerprint(id, target, subject = "") {
	return createHash("sha256").update(JSON.stringify([
		id,
		target,
		subject
	])).digest("hex");
}
// src/core/version.ts
const version = "0.1.0";
// src/checks/gate/places.ts
function placesOf(url, journey) {
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
// src/checks/gate/collect.ts
async function collect({ url }, context) {
	const following = attempt(() => redirects(context, url));
	firstPlace(url, context).then((place) => place && measure(place, context)).catch(() => {});
	const closing = plainHttp(context, url);
	const headers = attempt(() => context.use(http$2, { url }));
	const journey = await following;
	const places = placesOf(url, journey.ok ? journey.value : null);
	const [origins, elsewhere, way] = await Promise.all([
		Promise.all(places.map((place) => measure(place, context))),
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
		origins,
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
async function measure({ host, port, target, named }, context) {
	if (!ssl$1.input.safeParse({
		host,
		port
	}).success) return {
		target,
		ssl: {
			ok: false,
			failure: noName(host)
		}
	};
	return {
		target,
		ssl: await attempt(() => context.use(ssl$1, {
			host,
			port
		}, named))
	};
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
	const lifetimes = origins.map(({ ssl }) => ssl.ok ? lifetimesOf(ssl.value.raw, threshold, now) : []);
	const [tightest] = lifetimes.flat().toSorted((a, b) => a.left - a.required - (b.left - b.required));
	const isOpen = origins.some(({ ssl }) => ssl.ok && isPathUnknown(ssl.value.raw)) || lifetimes.some((ofOrigin) => ofOrigin.length === 0);
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
function isPathUnknown({ trust }) {
	return trust.trusted === null || trust.trusted && trust.path.length === 0;
}
function lifetimesOf({ trust, chain }, threshold, now) {
	return (trust.path.length > 0 ? trust.path : chain.slice(0, 1)).map(({ subject, validFrom, validTo }) => {
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
	const isSure = raw.finalUrl !== null && doubtfulPort(raw) === void 0 && raw.way.unclear === null;
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
function againstHttps({ url, finalUrl, plain, http, way }) {
	const open = plain.find(({ state }) => state === "content");
	const astray = plain.find(({ state }) => state === "astray");
	const caps = http.ok ? http.value.verdict.caps ?? [] : [];
	if (way.refused !== null || caps.some(({ id }) => id === "no-page")) return {
		id: "https-unreached",
		params: { url }
	};
	if (finalUrl?.startsWith("http:")) return {
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
function doubtfulPort({ plain }) {
	return plain.find(({ state }) => state === "unknown");
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
	return toResult({
		url: raw.url,
		finalUrl: raw.finalUrl,
		address: raw.address,
		verdict: verdict.status,
		...sayDoubt(raw, unknown, language),
		...reason && sayReason(reason, language),
		checks: comparisons.map((each) => toCheck(each, language)),
		origins: raw.origins.map(toOrigin),
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
function unknownsOf({ origins }) {
	const several = origins.length > 1;
	return origins.flatMap(({ target, ssl: found }) => {
		if (!found.ok) return [];
		const { revocation, trust, versions } = found.value.raw;
		const at = several ? ` (${target})` : "";
		return [
			...trust.trusted === null ? [`trust${at}`] : [],
			...revocation.status === "unknown" ? [`revocation${at}`] : [],
			...versions.filter(({ offered }) => offered === null).map(({ version: name }) => `${name}${at}`)
		];
	});
}
// src/checks/gate/fits.ts
function fits({ verdict, targets, totals }, input) {
	const [target, ...others] = targets;
	if (!target || others.length > 0 || target.url !== input.url || target.verdict !== verdict) return false;
	return Object.entries(totals).every(([name, count]) => name === "waived" || +(name === verdict) === count) && isBorneOut(target) && isOfUrl(target) && wasAskedFor(target, input);
}
const thresholds$1 = [
	"ssl",
	"headers",
	"days",
	"https"
];
const worstFirst$1 = [
	"fail",
	"unknown",
	"warn"
];
function verdictOf(checks) {
	return worstFirst$1.find((verdict) => checks.some(({ status }) => status === verdict)) ?? "pass";
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
function isMet({ id, expected, actual }, { finalUrl, origins }) {
	if (id === "https") return actual === true && (finalUrl?.startsWith("https:") ?? false);
	if (id === "days") {
		const isOver = origins.some(({ daysLeft }) => daysLeft !== null && daysLeft < 0);
		return origins.length > 0 && typeof actual === "number" && typeof expected === "number" && actual >= expected && !isOver;
	}
	if (!isLetter(actual) || !isLetter(expected) || !meets(actual, expected)) return false;
	if (id === "headers") return true;
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
	}).transform((text) => text === "true").optional()
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
	origins: array(origin).readonly().meta({ description: "The first https origin of the way, and the final one where it is another" }),
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
	const { urls, thresholds, naming } = options;
	const queries = urls.map((url) => ({
		url,
		...thresholds
	}));
	queries.forEach((query) => parseInput(gate$1.input, query, naming));
	const results = [];
	const queue = queries.entries();
	await Promise.all(Array.from({ length: Math.min(concurrency, queries.length) }, work));
	return merge(results);
	async function work() {
		for (const [index, query] of queue) {
			const result = await gateOne(query, options);
			results[index] = result;
			result.targets.forEach((target) => options.onTarget?.(target));
		}
	}
}
async function gateOne(query, { runner, language, naming, signal, onBug }) {
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
	const count = (verdict) => targets.filter((target) => target.verdict === verdict).length;
	const totals = {
		pass: count("pass"),
		warn: count("warn"),
		fail: count("fail"),
		unknown: count("unknown"),
		waived: 0
	};
	return {
		...first,
		verdict: worstVerdict(targets),
		targets,
		totals
	};
}
const worstFirst = [
	"fail",
	"unknown",
	"warn",
	"pass"
];
function worstVerdict(targets) {
	return worstFirst.find((verdict) => targets.some((target) => target.verdict === verdict)) ?? "unknown";
}
// src/settings/thresholds.ts
const optionOf = {
	ssl: "min_ssl",
	headers: "min_headers",
	days: "min_days",
	https: "require_https"
};
function withSources(result, given) {
	const targets = result.targets.map((target) => ({
		...target,
		checks: target.checks.map((check) => check.source === "query" ? {
			...check,
			source: given.source(optionOf[check.id]) ?? check.source
		} : check)
	}));
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
export { Failure, gate, http, owasp, pqc, ssl };
