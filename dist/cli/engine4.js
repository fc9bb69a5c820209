import { Oi as bracketed, Pi as portOf, Sr as mailLimits, Xn as publicResolvers, Yn as usualDns, Zn as serverOf, br as addressByProxy, fr as contextFor, ii as reach, ki as hostOf, pr as openTrustStore, sr as accessFor, ur as equipped, xr as bannerLimits, yi as attempt, yr as whoisLimits } from "./gate.js";
import { Q as printable, rt as failure, tt as Failure } from "./start.js";
import { a as whyOf, c as nameEnd, i as throwIfAborted, l as toFailure, n as onAbort, o as withPatience, s as withSignal } from "./time.js";
import { n as systemNames, r as systemResolvers, t as namesFrom } from "./names.js";
import { n as secure, r as openQueue, t as refusal } from "./secure.js";
import { t as exchangeHello } from "./hello.js";
import { t as outOfTime } from "./dns.js";
import { a as agreeOnTls, c as literalOf, d as say, f as readMailReply, i as openLink, l as openDialogue, o as converse, s as endOf, t as refusalOf, u as offersTls } from "./answer3.js";
import { a as mayContact, c as nobody, i as mayAskByName, l as optedOut, n as pinsOf, o as mayShow, r as isHidden, s as isNetworkOut, t as pinFor, u as refuseOptedOut } from "./pins.js";
import { a as readBody, i as readingFor, n as headersFor, r as pairs, t as exchange } from "./exchange.js";
import { n as dial, t as connectTo } from "./dial.js";
import { t as standings } from "./standing.js";
import { t as isBypassed } from "./bypass.js";
import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import { TLSSocket } from "node:tls";
import { connect as connect$2 } from "node:http2";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
// src/net/budget.ts
const mostQuestions = 1e5;
const mostResolverConnections = 2048;
const defaultLimits$1 = {
	connections: 96,
	bytes: 50331648
};
function openBudget(limits = defaultLimits$1) {
	let most = limits;
	const live = new Set();
	let connections = 0;
	let resolverConnections = 0;
	let requests = 0;
	let questions = 0;
	let ofClosed = 0;
	function bytes() {
		return [...live].reduce((sum, { bytesRead }) => sum + bytesRead, ofClosed);
	}
	function check() {
		if (bytes() > most.bytes) throw failure("budget.bytes", { limit: Math.round(most.bytes / 1024 / 1024) });
	}
	return {
		traffic: () => ({
			connections: connections + resolverConnections,
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
		resolverConnection() {
			const limit = mostResolverConnections;
			if (resolverConnections >= limit) throw failure("budget.connections", { limit });
			resolverConnections++;
		},
		question() {
			const limit = most.questions ?? mostQuestions;
			if (questions >= limit) throw failure("budget.questions", { limit });
			questions++;
			requests++;
		},
		received(size) {
			ofClosed += size;
			check();
		},
		watch(socket) {
			live.add(socket);
			socket.once("close", () => {
				live.delete(socket);
				ofClosed += socket.bytesRead;
			});
		},
		check,
		widen({ connections: more, bytes: moreBytes, questions: moreQuestions = 0 }) {
			most = {
				connections: most.connections + more,
				bytes: most.bytes + moreBytes,
				questions: (most.questions ?? mostQuestions) + moreQuestions
			};
		}
	};
}
// src/net/connect.ts
async function connectOnce(to, { routes, signal, offer, patience }) {
	let began;
	const begin = (phase) => {
		if (phase === "tcp") began = performance.now();
	};
	try {
		const { socket, address } = await withPatience(signal, offer.patience ?? patience, (within) => routes.connect(to, within, begin));
		const ms = since(began);
		try {
			return {
				state: "open",
				address,
				reason: null,
				errno: null,
				banner: offer.banner === void 0 ? null : await readBanner(socket, {
					to,
					signal,
					patience: offer.banner
				}),
				ms
			};
		} finally {
			hangUp(socket);
		}
	} catch (error) {
		const told = nameEnd(error, to, began === void 0 ? "dns" : "tcp");
		const state = signal.aborted || !(told instanceof Failure) ? void 0 : stateOf(told);
		if (state === void 0) throw told;
		const { reason } = told;
		return {
			state,
			address: null,
			reason,
			errno: errnoOf(told),
			banner: null,
			ms: since(began)
		};
	}
}
const states = {
	"tcp.refused": "closed",
	"timeout.tcp": "filtered",
	"tcp.unreachable": "error",
	"tcp.reset": "error"
};
function stateOf({ facts, cause }) {
	const isAnswer = cause instanceof Error && Reflect.get(cause, "isFromNetwork") === true;
	return facts.id === "tcp.unreachable" && isAnswer ? "filtered" : states[facts.id];
}
function since(began) {
	return began === void 0 ? 0 : performance.now() - began;
}
function errnoOf({ cause, facts }) {
	const code = cause instanceof Error ? Reflect.get(cause, "code") : void 0;
	if (typeof code === "string") return code;
	if (facts.id === "tcp.refused") return "ECONNREFUSED";
	const { detail } = facts.params;
	return typeof detail === "string" ? detail : null;
}
function hangUp(socket) {
	if (socket instanceof TLSSocket) socket.destroy();
	else socket.resetAndDestroy();
}
function readBanner(socket, { to, signal, patience }) {
	const { promise, resolve, reject } = Promise.withResolvers();
	let received = Buffer.alloc(0);
	const end = (how) => resolve({
		bytes: received,
		end: how
	});
	const timer = setTimeout(end, Math.min(patience, bannerLimits.patience), "silent");
	const free = onAbort(signal, (reason) => reject(toFailure(reason, to, "tcp")));
	socket.on("data", (chunk) => {
		received = Buffer.concat([received, chunk.subarray(0, bannerLimits.bytes - received.length)]);
		if (received.length === bannerLimits.bytes) end("enough");
	});
	socket.once("end", () => end("closed"));
	socket.once("error", () => end("reset"));
	socket.once("close", () => end("closed"));
	if (socket.destroyed) end(socket.errored ? "reset" : "closed");
	return promise.finally(() => {
		clearTimeout(timer);
		free();
	});
}
// src/net/dns/run.ts
function openDns({ resolvers, names, ...options }) {
	let opened;
	const byAddress = (resolvers ?? []).filter((text) => serverOf(text)?.isAddress);
	const namesOfServers = names ?? (byAddress.length > 0 ? namesFrom(() => resolve(byAddress)) : systemNames);
	function open() {
		return opened ??= import("./questions2.js").then(({ openQuestions }) => openQuestions({
			...options,
			resolvers: resolvers ?? systemResolvers(),
			names: namesOfServers
		}));
	}
	async function resolve(servers) {
		const [{ ask }, { openResolver }] = await Promise.all([open(), import("./resolver.js")]);
		return openResolver(ask, servers);
	}
	return {
		names: names ?? (resolvers ? namesFrom(() => resolve(resolvers)) : systemNames),
		dns: async (question) => (await open()).dns(question),
		close: () => void opened?.then((questions) => questions.close())
	};
}
// src/net/courtesy.ts
const atATime$1 = 3;
const pause = 300;
function openCourtesy() {
	const some = openQueue(atATime$1);
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
	return error instanceof Failure && /^(?:timeout\.starttls$|starttls\.(?!injected$))/.test(error.facts.id);
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
// src/formats/starttls/talk.ts
const longestLine = 512;
const longestKeyword = 200;
const longestName = 255;
function openMailTalk(name) {
	let told = null;
	function greeted(reply) {
		const bare = {
			banner: reply.lines.map((line) => printable(line, longestLine)).join("\n").slice(0, mailLimits.banner),
			hello: null,
			keywords: [],
			starttls: "unknown"
		};
		told = {
			code: Number(reply.code),
			...bare
		};
		return reply.code === "220" ? say(`EHLO ${name}`, readMailReply, answered("EHLO")) : end(reply);
	}
	function answered(verb) {
		return (reply) => {
			if (!told) return end(reply);
			if (verb === "EHLO" && reply.code.startsWith("5")) return say(`HELO ${name}`, readMailReply, answered("HELO"));
			if (reply.code !== "250") return end(reply);
			const own = printable((/^\S*/.exec(reply.lines[0] ?? "")?.[0] ?? "").slice(0, longestName), longestName);
			told = {
				...told,
				hello: {
					verb,
					name: own
				}
			};
			const isOffered = verb === "EHLO" && offersTls(reply.lines);
			const keywords = verb === "EHLO" ? reply.lines.slice(1, mailLimits.keywords + 1).map(keyword) : [];
			told = {
				...told,
				keywords,
				starttls: isOffered ? "offered" : "absent"
			};
			return isOffered ? say("STARTTLS", readMailReply, agreed) : {
				kind: "not-offered",
				detail: reply.shown
			};
		};
	}
	function agreed(reply) {
		if (reply.code === "220") return { kind: "start" };
		if (told) told = {
			...told,
			starttls: "refused"
		};
		return end(reply);
	}
	return {
		conversation: openDialogue({
			read: readMailReply,
			next: greeted
		}),
		told: () => told
	};
}
function end({ shown }) {
	return {
		kind: "refused",
		detail: shown
	};
}
function keyword(line) {
	return printable(line.trim().toUpperCase(), longestKeyword);
}
// src/net/mail.ts
const acceptance = 5e3;
const patience = 8e3;
const parting = 700;
const brokenShake = /^(?:tls\.(?:alert\.|closed$|failed$)|tcp\.reset$)/;
async function greet(to, way) {
	const first = await meet(to, way, false);
	if (first.starttls !== "offered" || !brokenShake.test(first.failure?.reason ?? "")) return first;
	const again = await attempt(() => meet(to, way, true));
	return again.ok && again.value.handshake ? {
		...first,
		handshake: again.value.handshake
	} : first;
}
async function meet(to, way, lenient) {
	const started = performance.now();
	const end = {
		to: {
			...to,
			starttls: "smtp"
		},
		way,
		lenient
	};
	try {
		return await withPatience(way.signal, patience, async (within) => {
			const connected = await withPatience(within, acceptance, (soon) => way.routes.connect(to, soon));
			way.budget.request();
			return {
				...await talk(connected.socket, connected.address, {
					...end,
					within
				}),
				ms: performance.now() - started
			};
		});
	} catch (error) {
		throw way.signal.aborted ? ended(error) : error;
	}
}
function ended(error) {
	if (!(error instanceof Failure) || !error.reason.startsWith("timeout.")) return error;
	return new Failure({
		...error.facts,
		reason: outOfTime
	}, { cause: error });
}
async function talk(socket, address, meeting) {
	const { to, within } = meeting;
	const helloName = literalOf(socket);
	const { conversation, told } = openMailTalk(helloName);
	const last = await attempt(() => converse(socket, to, conversation, within));
	const said = told();
	if (!said) {
		socket.destroy();
		throw last.ok ? notGreeted(last.value, to) : new Failure(last.failure);
	}
	const known = {
		address,
		helloName,
		...said
	};
	if (!last.ok) return {
		...known,
		handshake: null,
		failure: last.failure
	};
	if (last.value.kind === "start") return {
		...known,
		...await turnToTls(socket, address, meeting)
	};
	const isOdd = last.value.kind === "injected" || last.value.kind === "foreign";
	if (isOdd) socket.destroy();
	else await takeLeave(socket);
	return {
		...known,
		handshake: null,
		failure: isOdd ? endOf(last.value, to).facts : null
	};
}
function notGreeted(end, to) {
	const { host, port } = to;
	return end.kind === "start" ? failure("starttls.closed", {
		host,
		port
	}) : endOf(end, to);
}
async function turnToTls(over, address, { to, way, lenient, within }) {
	const context = contextFor(way.given, { lenient }, to);
	const got = await attempt(() => secure(over, {
		to,
		address,
		context,
		lenient,
		alpn: "none",
		signal: within
	}));
	if (!got.ok) return {
		handshake: null,
		failure: got.failure
	};
	await takeLeave(got.value.socket);
	return {
		handshake: got.value.handshake,
		failure: null
	};
}
async function takeLeave(socket) {
	const { promise, resolve } = Promise.withResolvers();
	const timer = setTimeout(resolve, parting);
	const leave = () => resolve();
	socket.on("error", leave);
	socket.once("data", leave);
	socket.once("close", leave);
	socket.resume();
	socket.write("QUIT\r\n");
	await promise;
	clearTimeout(timer);
	socket.destroy();
}
// src/net/hidden.ts
const mostNoted = 1e4;
function notePrivate({ answers, authorities, additionals }, policy, noted) {
	for (const { data } of [
		...answers,
		...authorities,
		...additionals
	]) for (const address of addressesIn(data)) if (noted.size < mostNoted && !mayShow(address, policy)) noted.add(address);
}
function addressesIn(data) {
	if (data.type === "A" || data.type === "AAAA") return "address" in data ? [data.address] : [];
	if (data.type !== "SVCB" && data.type !== "HTTPS") return [];
	return data.parameters.flatMap((each) => "addresses" in each ? each.addresses : []);
}
// src/net/http/http2.ts
async function exchange2(request, { socket }, how) {
	const url = new URL(request.url);
	const { promise, resolve, reject } = Promise.withResolvers();
	const session = connect$2(url, {
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
// src/net/http/origin.ts
function openOrigin(to, opening) {
	const { isSecure, signal, budget, routes, acceptance: usual } = opening;
	const ends = {
		...to,
		isPlain: !isSecure
	};
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
		const soonest = routes.proxyTo(ends) !== null ? void 0 : acceptance;
		const link = await withPatience(within, soonest, (soon) => openLink(named, isSecure, soon, {
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
			unpaid: link.roundTrips
		};
		return kept;
	}
	function hangUp() {
		kept?.agent.destroy();
		kept?.socket.destroy();
	}
	async function carry(asked, link, { tolerant, within }) {
		const request = equipped(asked, link, to.host, opening.access);
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
			tolerant: tolerant ? link.socket : null,
			signal: within,
			budget
		};
		const isNewer = link.handshake?.alpn === "h2";
		const isUnheard = link.received === 0;
		const bare = await (isNewer ? exchange2(request, link, how) : exchange(request, how)).catch((error) => {
			throw isUnheard && link.asksWho && error instanceof Failure ? refusal(error, to, link.showsWho) : error;
		});
		link.received = isNewer || tolerant ? spent : link.socket.bytesRead;
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
			const second = await present(request, within, again.tolerant ? () => false : isIdle);
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
		if (routes.proxyTo(ends) !== null) throw error;
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
function passOn(error, within, usual) {
	const isTheirs = usual === void 0 && error instanceof Failure && error.code === "UPSTREAM_TIMEOUT";
	if (within.aborted || !isTheirs) throw error;
}
function secondTry(error, { method = "GET" }, wasKept) {
	if (!(error instanceof Failure) || method !== "GET") return null;
	if (error.facts.id === "http.malformed") return { tolerant: true };
	return error.facts.id === "http.closed" && wasKept ? { tolerant: false } : null;
}
// src/net/places.ts
const perAddress = {
	connections: 52,
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
// src/net/route.ts
const mostListed = 256;
const mostAddresses = 16;
function openRoutes({ policy, names, pins, families, budget, signal: run, tunnels, guest }) {
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
	async function addressesOf(of, signal) {
		const { host, port } = of;
		if (isIP(host)) return [host];
		if (tunnels?.(of)?.resolves) return [addressByProxy];
		try {
			return await withSignal(signal, resolve(host));
		} catch (error) {
			throw error instanceof Failure && error.facts.id === "dns.nxdomain" && isHidden(host, policy) ? absent(host) : nameEnd(error, {
				host,
				port
			}, "dns");
		}
	}
	function judge(to, addresses) {
		const { optOut = nobody } = policy;
		refuseOptedOut(to.host, optOut);
		const allowed = addresses.filter((address) => mayContact(address, to.namedBy, policy));
		const [refused] = addresses;
		if (allowed.length === 0 && addresses.some((address) => isNetworkOut(address, optOut))) throw optedOut(to.host);
		if (refused === "(proxy)" && !mayAskByName(to.host, to.namedBy, policy)) throw failure("proxy.name", { host: to.host });
		if (allowed.length === 0 && isHidden(to.host, policy)) throw absent(to.host);
		if (allowed.length === 0) throw failure("address.private", {
			host: bracketed(to.host),
			address: refused ?? ""
		});
		return allowed.slice(0, mostAddresses);
	}
	function reach(addresses, port, to, signal) {
		const through = tunnels?.(to);
		const how = {
			to,
			signal,
			budget
		};
		return through ? dial(addresses, port, how, (...all) => through.open(names, run, ...all)) : dial(addresses, port, how, guest ? seated(guest) : void 0);
	}
	async function dialInTurn(to, allowed, signal) {
		const key = `${to.host} ${to.port}`;
		const leader = leading.get(key);
		if (leader) {
			const came = await attempt(() => withSignal(signal, leader));
			if (!came.ok && !came.failure.reason.startsWith("timeout.")) throw new Failure(came.failure);
		}
		const usual = answered.get(key);
		const dialling = reach(usual !== void 0 && allowed.includes(usual) ? [usual] : allowed, to.port, to, signal);
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
					...await reach(judge({
						host: to.host,
						port: pin.toPort
					}, [pin.address]), pin.toPort, to, signal),
					roundTrips: 1
				};
			}
			if (to.at !== void 0) {
				begin("tcp");
				return {
					...await reach(judge(to, [to.at]), to.port, to, signal),
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
		proxyTo: (to) => tunnels?.(to)?.proxy ?? null,
		mayRide: (to, address) => {
			if (pinFor(pins, to) !== void 0) return true;
			return address === "(proxy)" ? mayAskByName(to.host, to.namedBy, policy) : mayContact(address, to.namedBy, policy);
		},
		async addresses(of, signal) {
			refuseOptedOut(of.host, policy.optOut ?? nobody);
			const own = tunnels?.(of) ? new Set([4, 6]) : families();
			const pinned = [...pinsOf(pins, of)].map(([id, { address }]) => {
				return {
					id,
					address,
					isAllowed: mayContact(address, void 0, policy),
					isForeign: !own.has(isIP(address))
				};
			});
			if (pinned.length > 0) return pinned.slice(0, mostListed);
			const all = await addressesOf(of, signal);
			if (isHidden(of.host, policy)) judge(of, all);
			return [...new Set(all)].slice(0, mostListed).map((address) => {
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
function seated(guest) {
	return async (address, port, how) => {
		await guest.connection(address, how.signal).catch((error) => {
			throw toFailure(error, how.to, "tcp");
		});
		return connectTo(address, port, how);
	};
}
function absent(host) {
	return failure("dns.absent", { host }, { reason: "dns.nxdomain" });
}
function ignore() {}
// src/net/whois.ts
const usualPort = 43;
const usualRoot = {
	host: "whois.iana.org",
	port: usualPort
};
async function askWhois({ host, port = usualPort, namedBy }, { line, patience = whoisLimits.patience }, { root, policy, routesUnder, budget, signal }) {
	const to = host === null ? { ...root ?? usualRoot } : {
		host,
		port,
		...namedBy !== void 0 && { namedBy }
	};
	const server = to.port === usualPort ? to.host : `${bracketed(to.host)}:${to.port}`;
	const asked = {
		source: "WHOIS",
		host: server
	};
	if (!mayBePut(line)) throw failure("source.malformed", {
		...asked,
		detail: "question"
	});
	if (host !== null && !mayBeAsked(to.port)) throw failure("source.redirect", {
		...asked,
		detail: "port"
	});
	const routes = routesUnder({
		special: host === null && (root !== void 0 || policy.special),
		allow: policy.allow
	});
	const started = performance.now();
	try {
		const told = await withPatience(signal, patience, (within) => turnsAt(server)(within, async () => {
			const { socket, address } = await routes.connect(to, within);
			budget.request();
			return {
				address,
				...await listen(socket, line, {
					to,
					within
				})
			};
		}));
		const ms = performance.now() - started;
		standings.answered("whois", ms);
		return {
			server,
			...told,
			ms
		};
	} catch (error) {
		const named = refusalOf(nameEnd(error, to, "tcp"), asked, namedBy !== void 0);
		if (!signal.aborted) standings.failed("whois", named instanceof Failure ? named.reason : "timeout.source");
		throw named;
	}
}
const atATime = 2;
const mostServers = 256;
const turns = new Map();
function turnsAt(server) {
	const known = turns.get(server) ?? openQueue(atATime);
	turns.delete(server);
	turns.set(server, known);
	const [oldest] = turns.keys();
	if (turns.size > mostServers && oldest !== void 0) turns.delete(oldest);
	return known;
}
function mayBePut(line) {
	return line.length <= whoisLimits.question && /^[\x20-\x7e]+$/.test(line);
}
function mayBeAsked(port) {
	return port === usualPort || port >= 1024;
}
function listen(socket, line, { to, within }) {
	const { promise, resolve, reject } = Promise.withResolvers();
	const chunks = [];
	let length = 0;
	const end = (truncated) => resolve({
		bytes: new Uint8Array(Buffer.concat(chunks)),
		truncated
	});
	const fail = (error) => reject(toFailure(error, to, "tcp"));
	const free = onAbort(within, fail);
	socket.on("data", (chunk) => {
		const rest = whoisLimits.answer - length;
		chunks.push(chunk.subarray(0, rest));
		length += Math.min(chunk.length, rest);
		if (chunk.length > rest) end(true);
	});
	socket.once("end", () => end(false));
	socket.once("error", (error) => length > 0 ? end(false) : fail(error));
	socket.once("close", () => end(false));
	socket.write(`${line}\r\n`);
	return promise.finally(() => {
		free();
		socket.destroy();
	});
}
// src/net/door.ts
const probePatience = 4e3;
const placePatience = 4e3;
const talkPatience = 8e3;
const probesAtATime = 6;
const connectionsAtATime = 64;
const mailServersAtATime = 16;
function openDoor({ signal: run, policy, names: givenNames, pins = [], families = systemFamilies, given = [], limits = defaultLimits$1, access, tunnels, resolvers, dnsServers = publicResolvers.map(({ server }) => server), sources = {}, whoisRoot, sourceKeys: keys = {}, seats, operator }) {
	const ending = new AbortController();
	const free = onAbort(run, (reason) => ending.abort(reason));
	const { signal } = ending;
	const budget = openBudget(limits);
	const asking = {
		policy,
		pins,
		given,
		budget,
		tunnels,
		signal,
		known: dnsServers
	};
	const hidden = new Set();
	const hear = policy.special ? void 0 : (message) => notePrivate(message, policy, hidden);
	const { names, ...questions } = openDns({
		...asking,
		resolvers,
		names: givenNames,
		hear
	});
	const routing = {
		names,
		pins,
		families,
		budget,
		signal,
		tunnels
	};
	const guest = seats?.guest();
	const routes = openRoutes({
		policy,
		...routing,
		guest
	});
	const origins = new Map();
	const places = openPlaces(budget, probesAtATime);
	const mailing = openQueue(mailServersAtATime);
	const connecting = openQueue(connectionsAtATime);
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
		const acceptance = starttls ? talkPatience : placePatience;
		const shown = accessFor(access, {
			host,
			port
		}, isSecure);
		const opening = {
			routes,
			given,
			isSecure,
			signal,
			budget,
			access: shown,
			...placed && { acceptance }
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
			const context = contextFor(given, offer, to);
			const alpn = to.starttls ?? to.speaks ? "none" : offer.groups ? "either" : "http/1.1";
			const { socket, handshake } = await secure(over, {
				to,
				address,
				context,
				lenient,
				alpn,
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
	function routesUnder(other) {
		return openRoutes({
			policy: other,
			...routing
		});
	}
	const agent = operator === void 0 ? {} : { "user-agent": `portcullis (operator: ${operator})` };
	return {
		net: {
			async tls(to, offer) {
				places.enter(to);
				return guarded(to, () => tls(to, offer));
			},
			hello: (to, bytes, until) => guarded(to, () => turnsOf(to)(signal, () => hello(to, bytes, until))),
			async mail(to) {
				places.enter(to);
				return guarded(to, () => mailing(signal, () => greet(to, {
					routes,
					given,
					budget,
					signal
				})));
			},
			async connect(to, offer = {}) {
				places.enter(to);
				const how = {
					routes,
					signal,
					offer,
					patience: probePatience
				};
				return guarded(to, () => connecting(signal, () => connectOnce(to, how)));
			},
			addresses: (of) => guarded(of, () => routes.addresses(of, signal)),
			async http(request) {
				const { to, isSecure } = endpointOf(request);
				places.enter(to);
				const asked = {
					...request,
					headers: {
						...agent,
						...request.headers
					}
				};
				return guarded(to, () => origin(to, isSecure).request(asked));
			},
			dns: questions.dns,
			async source(id, request) {
				const { askSource } = await import("./ask3.js");
				return askSource(id, request, {
					sources,
					keys,
					policy,
					routesUnder,
					given,
					pins,
					budget,
					signal
				});
			},
			whois: (server, question) => askWhois(server, question, {
				root: whoisRoot,
				policy,
				routesUnder,
				budget,
				signal
			})
		},
		traffic: budget.traffic,
		hidden,
		chosen: new Set([...Object.keys(sources), ...whoisRoot ? ["whois"] : []]),
		close() {
			free();
			ending.abort();
			origins.forEach((each) => each.close());
			questions.close();
			guest?.leave();
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
// src/net/seats.ts
const defaultManners = {
	runs: 4,
	connections: 600,
	patience: 2e3
};
const minute = 6e4;
const manyAddresses = 1e3;
function openSeats(manners = defaultManners, now = () => performance.now()) {
	const tables = new Map();
	function recent({ times }) {
		const over = times.findIndex((time) => now() - time < minute);
		times.splice(0, over === -1 ? times.length : over);
		return times.length;
	}
	function tableOf(address) {
		if (tables.size > manyAddresses) forget();
		const known = tables.get(address);
		if (known) return known;
		const fresh = {
			seated: 0,
			times: [],
			waiting: new Set()
		};
		tables.set(address, fresh);
		return fresh;
	}
	function forget() {
		for (const [address, table] of tables) if (table.seated === 0 && table.waiting.size === 0 && recent(table) === 0) tables.delete(address);
	}
	function untilFit(table, more) {
		const excess = recent(table) + more - manners.connections;
		const last = table.times[Math.min(excess, table.times.length) - 1];
		return excess <= 0 || last === void 0 ? 0 : last + minute - now();
	}
	function untilRoom(table) {
		return untilFit(table, Math.min(manners.connections, 52 * (table.seated + 1)));
	}
	function hasSeat(table) {
		return table.seated < manners.runs && untilRoom(table) <= 0;
	}
	async function sit(table, signal) {
		if (table.waiting.size === 0 && hasSeat(table)) table.seated++;
		else await wait(table, signal);
	}
	async function wait(table, signal) {
		const room = untilRoom(table);
		if (room > manners.patience || table.waiting.size >= manners.runs) throw busy(room);
		const { promise, resolve, reject } = Promise.withResolvers();
		const giveUp = (reason) => {
			table.waiting.delete(resolve);
			reject(reason);
		};
		const free = onAbort(signal, giveUp);
		const timer = setTimeout(() => giveUp(busy(untilRoom(table))), manners.patience);
		const again = room > 0 ? setTimeout(() => admit(table), room) : void 0;
		table.waiting.add(resolve);
		try {
			await promise;
		} finally {
			clearTimeout(timer);
			clearTimeout(again);
			free();
		}
	}
	function admit(table) {
		const [first] = table.waiting;
		if (!first || !hasSeat(table)) return;
		table.waiting.delete(first);
		table.seated++;
		first();
	}
	function guest() {
		const seats = new Map();
		const taken = new Set();
		let isGone = false;
		function rise(table) {
			table.seated--;
			admit(table);
		}
		async function seatAt(address, signal) {
			const table = tableOf(address);
			await sit(table, signal);
			if (isGone) rise(table);
			else taken.add(table);
		}
		return {
			async connection(address, signal) {
				const seat = seats.get(address) ?? seatAt(address, signal);
				seats.set(address, seat);
				await seat.catch((error) => {
					if (seats.get(address) === seat) seats.delete(address);
					throw error;
				});
				const table = tableOf(address);
				const room = untilFit(table, 1);
				if (room > 0) throw busy(room);
				table.times.push(now());
			},
			leave() {
				isGone = true;
				taken.forEach(rise);
				taken.clear();
			}
		};
	}
	return { guest };
}
function busy(milliseconds) {
	const seconds = Math.max(1, Math.ceil(milliseconds / 1e3));
	return failure("busy", { seconds }, { retryAfter: seconds });
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
// src/net/tunnel/tunnels.ts
function openTunnels({ secure, plain, resolves = false, bypass }, authorities) {
	return (to) => {
		const proxy = to.isPlain ? plain : secure;
		if (!proxy || isBypassed(to, bypass)) return null;
		return {
			proxy: proxy.name,
			resolves,
			async open(names, run, ...how) {
				const { tunnel } = await import("./tunnel.js");
				return tunnel({
					proxy,
					authorities,
					names,
					run
				}, ...how);
			}
		};
	};
}
// src/settings/engine.ts
function openEngine(options) {
	const { deadline, isDeadlineSet = false, special, authorities = [], pins = [], resolvers = [], allow = [], access, dns = usualDns, sources = {}, whoisRoot, sourceKeys = {}, manners, operator, optOut = nobody, networks, exposureRules } = options;
	const policy = {
		special,
		allow,
		optOut
	};
	const shelf = openShelf(policy);
	const seats = manners && openSeats({
		...defaultManners,
		...manners
	});
	const tunnels = access?.proxies && openTunnels(access.proxies, authorities);
	return {
		deadline,
		isDeadlineSet,
		open(signal, target) {
			const refuse = () => refuseOptedOut(target.host ?? "", optOut);
			const door = openDoor({
				signal,
				policy,
				pins,
				given: authorities,
				access: accessTo(target, access),
				tunnels,
				...resolvers.length > 0 && { resolvers },
				dnsServers: serversOf(dns),
				sources,
				whoisRoot,
				sourceKeys,
				seats,
				operator
			});
			const own = {
				...networks && { networks },
				...exposureRules && { exposureRules }
			};
			return {
				...door,
				refuse,
				trust: openTrustStore(authorities),
				dns,
				shelf,
				...own
			};
		}
	};
}
function serversOf({ publicResolvers, doh, blocklistResolver }) {
	const own = blocklistResolver === null ? [] : [blocklistResolver];
	return [
		...publicResolvers.map(({ server }) => server),
		...doh,
		...own
	];
}
function accessTo({ origin }, { credentials } = {}) {
	return credentials && origin ? {
		...credentials,
		...origin
	} : void 0;
}
export { openEngine as t };
