import { a as readBody, i as readingFor, n as headersFor, o as Agent, r as pairs, t as exchange } from "./exchange.js";
import { n as hostOf, s as portOf, t as bracketed } from "./target.js";
import { r as within, t as reach } from "./address.js";
import { i as failure, n as Failure } from "./printable.js";
import { a as withPatience, c as toFailure, i as whyOf, n as onAbort, o as withSignal, r as throwIfAborted, s as nameEnd } from "./time.js";
import { a as resolverNames, i as openTrustStore, o as systemNames, r as contextFor } from "./measuring.js";
import { t as isEnough } from "./tls-flight.js";
import { t as attempt } from "./attempt.js";
import { i as interpret } from "./interpretation.js";
import { t as parseInput } from "./input.js";
import { connect } from "node:http2";
import { connect as connect$1, isIP } from "node:net";
import { connect as connect$2 } from "node:tls";
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
// src/net/http2.ts
async function exchange2(request, { socket }, how) {
	const url = new URL(request.url);
	const { promise, resolve, reject } = Promise.withResolvers();
	const session = connect(url, {
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
	const reading = readingFor(request, {
		status,
		headers
	}, how);
	return {
		status,
		headers,
		...await readBody(stream, reading),
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
		if (!(error instanceof Failure)) throw error;
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
		if (!(error instanceof Failure) || signal.aborted || !isWait(error)) throw error;
		if (!question || (question.over?.bytesRead ?? 0) > question.heard) throw error;
		const silence = Math.round(performance.now() - question.since);
		throw new Failure({
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
	const isTheirs = error instanceof Failure && error.code === "UPSTREAM_TIMEOUT";
	if (within.aborted || !isTheirs) throw error;
}
function secondTry(error, { method = "GET" }, wasKept) {
	if (!(error instanceof Failure) || method !== "GET") return null;
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
	const socket = connect$1({
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
	return error instanceof Failure ? error.facts.id : "";
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
			if (!came.ok && !came.failure.reason.startsWith("timeout.")) throw new Failure(came.failure);
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
// src/run/answer.ts
function toAnswer(check, result, input, language) {
	if (check.answer) return check.answer.of(result, input, language);
	return {
		raw: result.raw,
		interpretation: interpret(check, result.verdict, language)
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
export { openEngine as a, questionOf as i, runLocal as n, toAnswer as r, localRunner as t };
