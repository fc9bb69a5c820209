import { t as outOfTime } from "./dns.js";
import { _t as Failure, dt as printable, yt as failure } from "./start.js";
import { $r as badName, Ba as classes, Br as bearsName, Go as DnsError, Gr as onAbort, Ha as rcodes, Hr as contextFor, Kr as onAbortInCrowd, Oo as keyOf, So as parseName, To as isSameName, Wa as types, Wr as isTimeout, Xr as withSignal, Yr as withPatience, Zr as nameEnd, _r as openQueue, dr as dial, ei as undetermined, es as bracketed, hr as mayContact, kr as serverOf, mr as secure, qr as throwIfAborted, ur as pinFor } from "./gate.js";
import { n as writeQuery, t as writeMessage } from "./write-message.js";
import { n as readMessage, t as messageIn } from "./read-once.js";
import { randomInt } from "node:crypto";
import { isIP, isIPv6 } from "node:net";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { connect as connect$1, constants as constants$1 } from "node:http2";
import { createSocket } from "node:dgram";
// src/net/dns/in-turn.ts
const telling = new Set([rcodes.NOERROR, rcodes.NXDOMAIN]);
async function askInTurn(servers, signal, ask) {
	const [only, ...others] = servers;
	if (only === void 0 || others.length > 0) return askSeveral(servers, signal, ask);
	const told = await ask(only, {
		signal,
		again: () => Promise.resolve()
	});
	return "message" in told ? told : summed([told], servers);
}
async function askSeveral(servers, signal, ask) {
	const ending = new AbortController();
	const free = onAbort(signal, (reason) => ending.abort(reason));
	const round = Promise.withResolvers();
	const found = Promise.withResolvers();
	let isFound = false;
	function begin(server, again) {
		const told = ask(server, {
			signal: ending.signal,
			again
		});
		told.then((each) => {
			if (!("message" in each) || !telling.has(each.message.rcode)) return;
			isFound = true;
			found.resolve(each);
		}, found.reject);
		return told;
	}
	const all = [];
	try {
		for (const server of servers) {
			const late = Promise.withResolvers();
			const told = begin(server, () => {
				late.resolve();
				return round.promise;
			});
			all.push(told);
			await Promise.race([
				found.promise,
				late.promise,
				told
			]);
			if (isFound) return await found.promise;
		}
		round.resolve();
		return await withSignal(signal, Promise.race([found.promise, Promise.all(all).then((told) => summed(told, servers))]));
	} finally {
		free();
		ending.abort();
		for (const each of [...all, found.promise]) each.catch(() => {});
	}
}
function summed(all, servers) {
	const said = all.find((told) => "message" in told);
	if (said) return said;
	const tried = all.map((told, index) => ({
		server: servers[index] ?? "",
		reason: "failed" in told ? told.failed : "TIMEOUT"
	}));
	const broken = all.findLast((told) => "failed" in told);
	return broken && "failed" in broken ? {
		failed: broken.failed,
		tried
	} : {
		silent: true,
		tried
	};
}
// src/net/dns/seconds.ts
const longest$1 = 3600;
function secondsOf({ rcode, answers, authorities, isTruncated }) {
	if (isTruncated || rcode !== rcodes.NOERROR && rcode !== rcodes.NXDOMAIN) return 0;
	const isUnproven = rcode === rcodes.NXDOMAIN && !authorities.some(({ data }) => data.type === "SOA");
	const records = [...answers, ...authorities];
	if (isUnproven || records.length === 0) return 0;
	return Math.min(longest$1, ...records.map(secondsOfRecord));
}
function secondsOfRecord({ ttl, data }) {
	return data.type === "SOA" ? Math.min(ttl, data.minimum) : ttl;
}
// src/net/dns/accept-answer.ts
const withoutQuestion = new Set([
	rcodes.FORMERR,
	rcodes.NOTIMP,
	rcodes.REFUSED,
	rcodes.SERVFAIL
]);
function acceptAnswer(bytes, { id, question }) {
	if (bytes.length < 2 || bytes.readUInt16BE(0) !== id) return null;
	const message = messageIn(bytes);
	if (!message.isResponse || message.opcode !== 0) return null;
	const [first, ...others] = message.questions;
	if (!first) return withoutQuestion.has(message.rcode) || message.isTruncated ? message : null;
	return others.length === 0 && first.type === question.type && first.class === question.class && isSameName(first.name, question.name) ? message : null;
}
// src/net/dns/error-reason.ts
var DnsTrouble = class extends Error {
	name = "Trouble";
};
function systemCode(error) {
	const code = error instanceof Error && "code" in error ? error.code : void 0;
	return typeof code === "string" && /^E(?!RR_)[A-Z0-9]+$/.test(code) ? code : void 0;
}
const ofConnection = /^ERR_(?:SSL|TLS|OSSL|HTTP2)_[A-Z0-9_]+$/;
function reasonOf(error) {
	if (error instanceof DnsError) return "BADRESP";
	if (error instanceof DnsTrouble) return error.message;
	const code = error instanceof Error && "code" in error ? error.code : void 0;
	const reason = systemCode(error) ?? (typeof code === "string" && ofConnection.test(code) ? code : void 0);
	if (reason === void 0) throw error;
	return reason;
}
// src/net/dns/transport.ts
function numbered({ bytes }, id) {
	const copy = Buffer.from(bytes);
	copy.writeUInt16BE(id, 0);
	return copy;
}
function freeNumber(taken) {
	for (;;) {
		const id = randomInt(65536);
		if (!taken.has(id)) return id;
	}
}
function framed(message) {
	const length = Buffer.alloc(2);
	length.writeUInt16BE(message.length);
	return Buffer.concat([length, message]);
}
// src/net/dns/datagrams.ts
const mostReceived = 100;
const mostFromPort = 200;
const mostPorts = 8;
function openDatagrams(spot, budget) {
	const ports = new Set();
	function leave(port) {
		ports.delete(port);
	}
	function pick() {
		const port = ports.size < mostPorts ? openPort(spot, budget, leave) : idlest(ports);
		ports.add(port);
		if (++port.carried >= mostFromPort) leave(port);
		return port;
	}
	return {
		ask: (query, wait) => pick().ask(query, wait),
		close: () => ports.forEach((port) => port.close())
	};
}
function idlest(ports) {
	return [...ports].reduce((least, port) => port.waiting() < least.waiting() ? port : least);
}
function openPort({ address, port }, budget, leave) {
	const socket = createSocket(isIPv6(address.replace(/%.*$/, "")) ? "udp6" : "udp4");
	const waiting = new Map();
	const { promise: connected, resolve, reject } = Promise.withResolvers();
	connected.catch(() => {});
	let isOpen = true;
	function close() {
		leave(self);
		if (isOpen) socket.close();
		isOpen = false;
	}
	function fail(error) {
		reject(error);
		waiting.forEach((each) => each.reject(error));
		close();
	}
	function hear(bytes) {
		try {
			budget.received(bytes.length);
		} catch (error) {
			return fail(error);
		}
		const id = bytes.length < 2 ? -1 : bytes.readUInt16BE(0);
		const asked = waiting.get(id);
		if (!asked) return;
		try {
			if (++asked.received > mostReceived) return asked.reject(new DnsError("a flood"));
			const message = acceptAnswer(bytes, {
				id,
				question: asked.question
			});
			if (message) asked.resolve({
				bytes,
				message,
				ms: performance.now() - asked.since
			});
		} catch (error) {
			if (!(error instanceof DnsError)) return asked.reject(error);
			asked.wait.blame ??= reasonOf(error);
		}
	}
	async function ask(query, wait) {
		const { signal } = wait;
		const id = freeNumber(waiting);
		const { promise, ...ends } = Promise.withResolvers();
		const own = {
			question: query.question,
			since: performance.now(),
			received: 0,
			wait,
			...ends
		};
		waiting.set(id, own);
		promise.catch(() => {});
		try {
			await withSignal(signal, connected);
			own.since = performance.now();
			if (isOpen) socket.send(numbered(query, id));
			return await withSignal(signal, promise);
		} finally {
			waiting.delete(id);
			if (waiting.size === 0) close();
		}
	}
	const self = {
		ask,
		close,
		carried: 0,
		waiting: () => waiting.size
	};
	socket.on("error", fail);
	socket.on("message", hear);
	socket.once("connect", resolve);
	socket.connect(port, address);
	return self;
}
// src/net/dns/server-behavior.ts
function withLoss(manner, lost) {
	if (lost === void 0) return manner;
	return lost === "edns" ? {
		...manner,
		hasEdns: false
	} : {
		...manner,
		isOverTcp: true
	};
}
function openServerBehaviors(kind) {
	let quickest = Number.POSITIVE_INFINITY;
	let hasAnsweredEdns = false;
	let hasAnsweredUdp = false;
	let loss;
	function mayLose(lost, { hasEdns, isOverTcp }) {
		if (kind !== "plain") return false;
		return lost === "edns" ? hasEdns && !hasAnsweredEdns : !isOverTcp && !hasAnsweredUdp;
	}
	return {
		known: (manner) => loss !== void 0 && mayLose(loss, manner) ? [loss] : [],
		possible(manner, problem) {
			if (problem !== void 0 && problem !== "ECONNREFUSED") return [];
			return (problem === void 0 ? ["edns", "udp"] : ["udp"]).filter((each) => mayLose(each, manner));
		},
		isSlow: (patience) => quickest === Number.POSITIVE_INFINITY ? null : quickest > patience / 2,
		heard({ hasEdns, isOverTcp }, ms) {
			quickest = Math.min(quickest, ms);
			hasAnsweredEdns ||= hasEdns;
			hasAnsweredUdp ||= !isOverTcp;
		},
		learn(lost) {
			loss = lost;
		}
	};
}
// src/net/dns/https-stream.ts
const longest = 65535;
const tooLong = "HTTP-TOO-LONG";
const mediaType = "application/dns-message";
function readDohReply(stream, session, { resolve, reject }) {
	const pieces = [];
	let size = 0;
	stream.on("error", (error) => reject(broken(stream, session) ?? error));
	const cancelled = () => reject(broken(stream, session) ?? Object.assign(new Error("closed"), { code: "ECONNRESET" }));
	stream.once("close", cancelled);
	stream.on("response", ({ ":status": status, "content-type": type }) => {
		if (status !== 200) reject(new DnsTrouble(`HTTP-${status}`));
		else if (type?.split(";", 1)[0]?.trim().toLowerCase() !== "application/dns-message") reject(new DnsTrouble("HTTP-TYPE"));
	});
	stream.on("data", (piece) => {
		size += piece.length;
		if (size > longest) reject(new DnsTrouble(tooLong));
		else pieces.push(piece);
	});
	stream.on("end", () => {
		if (stream.aborted || stream.rstCode !== 0) return cancelled();
		stream.off("close", cancelled);
		resolve(Buffer.concat(pieces));
	});
}
function codeName(code) {
	const [name] = Object.entries(constants$1).find(([key, value]) => value === code && ofErrors.test(key)) ?? [];
	return name?.slice(8) ?? `${code}`;
}
const ofErrors = /^NGHTTP2_(?:(?:PROTOCOL|INTERNAL|FLOW_CONTROL|FRAME_SIZE|COMPRESSION|CONNECT)_ERROR|SETTINGS_TIMEOUT|STREAM_CLOSED|REFUSED_STREAM|CANCEL|ENHANCE_YOUR_CALM|INADEQUATE_SECURITY|HTTP_1_1_REQUIRED)$/;
function broken({ rstCode }, session) {
	return rstCode > 0 && !session.destroyed ? new DnsTrouble(`HTTP2-${codeName(rstCode)}`) : null;
}
// src/net/dns/https.ts
const mostSessions = 4;
const mostStreams = 100;
const glance = 50;
function openHttps({ authority, path }, shake, budget) {
	const sessions = new Set();
	const fields = [
		":method",
		"POST",
		":scheme",
		"https",
		":authority",
		authority,
		":path",
		path
	];
	fields.push("content-type", mediaType, "accept", mediaType);
	let isClosed = false;
	function open() {
		const opened = shake().then((socket) => {
			const fresh = connect$1(`https://${authority}`, {
				createConnection: () => socket,
				settings: { enablePush: false }
			});
			fresh.on("goaway", (code) => {
				session.goodbye = code;
				leave(session);
			});
			fresh.on("close", () => leave(session));
			fresh.on("error", () => leave(session));
			session.over = fresh;
			session.socket = socket;
			watch(session, socket);
			if (isClosed) end(session);
			return fresh;
		});
		const session = {
			opened,
			underWay: 0,
			answered: 0,
			isOver: false
		};
		opened.catch(() => leave(session));
		sessions.add(session);
		return session;
	}
	function watch(session, socket) {
		const timer = setInterval(() => {
			try {
				budget.check();
			} catch (error) {
				session.overspent = error;
				leave(session);
				end(session);
			}
		}, glance);
		timer.unref();
		socket.once("close", () => clearInterval(timer));
	}
	function leave(session) {
		session.isOver = true;
		sessions.delete(session);
		if (session.underWay === 0) end(session);
	}
	function end({ over, socket }) {
		over?.destroy();
		socket?.destroy();
	}
	function pick() {
		let idlest;
		for (const session of sessions) if (!idlest || session.underWay < idlest.underWay) idlest = session;
		if (!idlest || idlest.underWay >= mostStreams && sessions.size < mostSessions) return open();
		return idlest;
	}
	async function askOnce(query, session, signal) {
		const over = session.over ?? await withSignal(signal, session.opened);
		const since = performance.now();
		const bytes = await post(over, query.bytes, signal);
		const message = acceptAnswer(bytes, {
			id: 0,
			question: query.question
		});
		if (!message) throw new DnsTrouble("BADRESP");
		session.answered++;
		return {
			bytes,
			message,
			ms: performance.now() - since
		};
	}
	async function ask(query, wait, isAgain = false) {
		const session = pick();
		const before = session.answered;
		const { signal, onLate } = wait;
		const free = onLate(() => {
			if (session.answered === before) leave(session);
		});
		if (session.underWay++ === 0) session.over?.ref();
		try {
			return await askOnce(query, session, signal);
		} catch (error) {
			if (signal.aborted && session.answered === before) leave(session);
			if (session.overspent !== void 0) throw session.overspent;
			if (error instanceof DnsTrouble && error.message === "HTTP-TOO-LONG") leave(session);
			if (!(!signal.aborted && session.answered > 0 && await isOver(session)) || isAgain || error instanceof DnsTrouble) throw reasoned(error, session);
			return await ask(query, wait, true);
		} finally {
			free();
			session.underWay--;
			if (session.underWay === 0) rest(session);
		}
	}
	function rest(session) {
		session.opened.then((over) => session.isOver ? end(session) : over.unref()).catch(() => {});
	}
	async function post(session, body, signal) {
		const { promise, resolve, reject } = Promise.withResolvers();
		const stream = session.request([
			...fields,
			"content-length",
			`${body.length}`
		]);
		readDohReply(stream, session, {
			resolve,
			reject
		});
		stream.end(body);
		try {
			return await withSignal(signal, promise);
		} catch (error) {
			stream.close(constants$1.NGHTTP2_CANCEL);
			throw error;
		}
	}
	return {
		ask,
		close() {
			isClosed = true;
			for (const session of sessions) session.opened.then(() => end(session)).catch(() => {});
		}
	};
}
async function isOver({ opened, isOver: isLeft }) {
	const session = await opened.catch(() => void 0);
	return isLeft || !session || session.closed || session.destroyed;
}
function reasoned(error, { goodbye }) {
	if (goodbye === void 0 || error instanceof DnsError || isTimeout(error)) return error;
	if (error instanceof DnsTrouble && error.message.startsWith("HTTP-")) return error;
	return new DnsTrouble(goodbye === 0 ? "HTTP2-GOAWAY" : `HTTP2-GOAWAY-${codeName(goodbye)}`, { cause: error });
}
// src/net/dns/wait.ts
function openWait(signal, ms) {
	const hearing = new Set();
	let isLate = false;
	let left = ms;
	let since = 0;
	let timer;
	function stop() {
		if (timer === void 0) return;
		clearTimeout(timer);
		timer = void 0;
		left = Math.max(0, left - (performance.now() - since));
	}
	function go() {
		if (timer !== void 0 || isLate) return;
		since = performance.now();
		timer = setTimeout(pass, left);
	}
	function pass() {
		isLate = true;
		for (const hear of hearing) hear();
	}
	function onLate(hear) {
		if (isLate) hear();
		else hearing.add(hear);
		return () => hearing.delete(hear);
	}
	go();
	return {
		signal,
		onLate,
		stop,
		go
	};
}
// src/net/dns/retry.ts
const grace = 50;
async function persist(plan, signal) {
	const ending = new AbortController();
	const free = onAbort(signal, (reason) => ending.abort(reason));
	const made = [];
	const begin = (each, index) => {
		const attempt = beginTry(each, index === 0, plan.patience, ending.signal);
		made.push(attempt);
		return attempt;
	};
	try {
		return await withSignal(ending.signal, makeTries(plan, begin));
	} finally {
		free();
		if (made.some(({ ended }) => !ended)) ending.abort(answered);
	}
}
const answered = new DOMException("Another one was answered.", "AbortError");
async function makeTries(plan, begin) {
	const first = plan.first.map(begin);
	const early = await earlyOf(first);
	if (early) return early.value;
	const problem = await problemOf(first);
	const meanwhile = await answerOf(first, plan.again(), true);
	if (meanwhile) return meanwhile.value;
	const second = plan.second(problem).map(begin);
	const all = [...first, ...second];
	const heard = await answerOf(all, lateOf(second));
	if (heard) return heard.value;
	const late = plan.isSlow() ? await answerOf(all, setTimeout$1(plan.patience * 1.5, void 0, { ref: false })) : null;
	if (late) return late.value;
	const reason = await problemOf(all);
	throw reason === void 0 ? new DOMException("The patience is over.", "TimeoutError") : new DnsTrouble(reason);
}
function beginTry(each, isBest, patience, signal) {
	const wait = openWait(signal, patience);
	const { promise: late, resolve } = Promise.withResolvers();
	wait.onLate(resolve);
	function over(ended) {
		wait.stop();
		attempt.ended = ended;
		resolve();
		return ended;
	}
	const end = each(wait).then((value) => over({ value }), (error) => over({ error }));
	const attempt = {
		wait,
		isBest,
		since: performance.now(),
		end,
		late
	};
	return attempt;
}
async function earlyOf(first) {
	const [only, ...others] = first;
	if (!only || others.length > 0) return answerOf(first, lateOf(first));
	await only.late;
	return only.ended && "value" in only.ended ? only.ended : null;
}
function lateOf(attempts) {
	return Promise.all(attempts.map(({ late }) => late));
}
async function answerOf(attempts, until, isPatient = false) {
	const best = attempts.filter(({ isBest }) => isBest);
	const over = until.then(() => null);
	const heard = await Promise.race([firstOf(attempts, isPatient), over]);
	if (!heard || heard.attempt.isBest) return heard && heard.end;
	const took = Math.max(grace, performance.now() - heard.attempt.since);
	const better = await Promise.race([firstOf(best), setTimeout$1(took, null, { ref: false })]);
	return better ? better.end : heard.end;
}
function firstOf(attempts, isPatient = false) {
	const { promise, resolve } = Promise.withResolvers();
	const ended = attempts.map(async (attempt) => {
		const end = await attempt.end;
		if ("value" in end) resolve({
			attempt,
			end
		});
	});
	if (!isPatient) Promise.all(ended).then(() => resolve(null));
	return promise;
}
async function problemOf(attempts) {
	const reasons = [];
	for (const { end, isBest, wait } of attempts) {
		const told = await Promise.race([end, Promise.resolve(null)]);
		const reason = told && "error" in told ? reasonOf(told.error) : wait.blame;
		if (isBest && reason !== void 0) reasons.push(reason);
	}
	return reasons.at(-1);
}
// src/net/dns/connect.ts
const patience = 4e3;
async function resolverAddressOf(server, isTrusted, reaching) {
	const { host, port } = server;
	const { policy, pins } = reaching;
	const pin = pinFor(pins, {
		host,
		port
	});
	const mayBe = (address) => isTrusted || mayContact(address, void 0, pin ? policy : {
		...policy,
		special: false
	});
	const found = pin ? [pin.address] : await addressesOf(host, reaching);
	const [first, ...others] = found.filter(mayBe);
	if (first === void 0) throw failure("address.private", {
		host: printable(host, 260),
		address: found[0] ?? ""
	});
	return {
		addresses: [first, ...others],
		port: pin?.toPort ?? port
	};
}
async function addressesOf(host, { names, signal }) {
	if (isIP(host)) return [host];
	try {
		return await withSignal(signal, names(host, signal));
	} catch (error) {
		throw error instanceof Failure && !signal.aborted ? new DnsTrouble(`${host}: ${error.reason}`, { cause: error }) : error;
	}
}
function connectPlainly(server, place, reaching) {
	return soon(reaching, async (signal) => (await dialPlace(server, place, reaching, signal)).socket);
}
function connectSecurely(server, place, reaching) {
	const { kind, name, port } = server;
	return soon(reaching, async (signal) => {
		const { socket: over, address } = await dialPlace(server, place, reaching, signal);
		const context = contextFor(reaching.given, {}, {});
		const { socket, handshake } = await secure(over, {
			to: {
				host: name,
				port
			},
			address,
			context,
			lenient: false,
			alpn: kind === "https" ? "h2" : "none",
			signal
		});
		const problem = handshake.trustError ?? (bearsName(handshake.chain[0], name) ? null : "HOSTNAME_MISMATCH");
		if (problem === null && (kind === "tls" || handshake.alpn === "h2")) return socket;
		socket.destroy();
		throw new DnsTrouble(problem ?? "NO-HTTP2");
	});
}
function dialPlace({ kind, host }, { addresses, port }, reaching, signal) {
	const { names, tunnels, budget } = reaching;
	const to = {
		host,
		port
	};
	const through = kind === "https" ? tunnels?.(to) : null;
	const how = {
		to,
		signal,
		budget: {
			...budget,
			connection: () => budget.resolverConnection()
		}
	};
	return through ? dial(addresses, port, how, (...all) => through.open(names, reaching.signal, ...all)) : dial(addresses, port, how);
}
async function soon({ signal }, work) {
	try {
		return await withPatience(signal, patience, work);
	} catch (error) {
		if (!(error instanceof Failure) || signal.aborted || error.reason.startsWith("budget.")) throw error;
		throw new DnsTrouble((error.reason.startsWith("tcp.") ? systemCode(error.cause) : void 0) ?? error.reason, { cause: error });
	}
}
// src/net/dns/frames.ts
function openFrames(hear) {
	let pieces = [];
	let size = 0;
	let needed = 2;
	return (piece) => {
		pieces.push(piece);
		size += piece.length;
		while (size >= needed) {
			const [first] = pieces;
			const whole = first && pieces.length === 1 ? first : Buffer.concat(pieces);
			const end = 2 + whole.readUInt16BE(0);
			pieces = [whole];
			needed = end;
			if (size < end) return;
			const isWanted = hear(whole.subarray(2, end));
			pieces = [whole.subarray(end)];
			size -= end;
			needed = 2;
			if (!isWanted) return;
		}
	};
}
// src/net/dns/connection.ts
function openDnsConnection(socket, budget, ended) {
	const waiting = new Map();
	const givenUp = new Set();
	let answered = 0;
	let heard = 0;
	let isGood = true;
	let isOver = false;
	function end(error) {
		if (isOver) return;
		isOver = true;
		isGood = false;
		const left = [...waiting.values()];
		waiting.clear();
		ended({
			answered,
			left: left.length
		});
		for (const each of left) if (answered > 0 || left.length > 1) each.end(null);
		else each.fail(error);
		socket.destroy();
	}
	function hear(piece) {
		const bytes = Buffer.from(piece);
		const id = bytes.length < 2 ? -1 : bytes.readUInt16BE(0);
		heard++;
		if (givenUp.delete(id)) return true;
		const asked = waiting.get(id);
		try {
			const message = asked ? acceptAnswer(bytes, {
				id,
				question: asked.question
			}) : null;
			if (!asked || !message) throw new DnsError("an answer to something else");
			answered++;
			waiting.delete(id);
			asked.end({
				bytes,
				message,
				ms: performance.now() - asked.since
			});
			return true;
		} catch (error) {
			end(error);
			return false;
		}
	}
	async function ask(query, { signal, onLate }) {
		const id = freeNumber({ has: (each) => waiting.has(each) || givenUp.has(each) });
		const { promise, resolve, reject } = Promise.withResolvers();
		const before = heard;
		waiting.set(id, {
			question: query.question,
			since: performance.now(),
			end: resolve,
			fail: reject
		});
		const free = onLate(() => {
			if (heard === before) isGood = false;
		});
		socket.ref();
		socket.write(framed(numbered(query, id)));
		try {
			return await withSignal(signal, promise);
		} finally {
			free();
			if (waiting.delete(id)) {
				givenUp.add(id);
				if (heard === before) isGood = false;
			}
			if (waiting.size === 0) rest();
		}
	}
	function rest() {
		if (isGood) socket.unref();
		else socket.destroy();
	}
	const read = openFrames(hear);
	socket.on("data", (piece) => {
		try {
			budget.check();
			read(piece);
		} catch (error) {
			end(error);
		}
	});
	socket.on("error", end);
	socket.on("close", () => end(new DnsError("closed before the answer")));
	return {
		ask,
		isGood: () => isGood && socket.writable,
		finish() {
			isGood = false;
			if (waiting.size === 0) rest();
		},
		close: () => socket.destroy()
	};
}
// src/net/dns/stream.ts
const mostAtATime$1 = 200;
const mostLines = 8;
function openStream(connect, budget) {
	const links = new Set();
	let mostOnOne = Number.POSITIVE_INFINITY;
	let isThere = false;
	let isClosed = false;
	const turns = openQueue(() => Math.min(mostAtATime$1, mostOnOne * mostLines));
	function open() {
		const opened = connect().then((socket) => {
			isThere = true;
			link.line = openDnsConnection(socket, budget, (ending) => leave(link, ending));
			if (isClosed) link.line.close();
			return link.line;
		});
		const link = {
			opened,
			given: 0
		};
		opened.catch(() => links.delete(link));
		links.add(link);
		return link;
	}
	function leave(link, { answered, left }) {
		links.delete(link);
		if (left > 0) mostOnOne = Math.max(1, Math.min(answered, mostOnOne));
	}
	function pick() {
		for (const link of links) {
			const isFull = link.given >= mostOnOne;
			if (!isFull && (link.line?.isGood() ?? true)) return link;
			if (isFull || link.line) links.delete(link);
		}
		return open();
	}
	async function askOn(link, query, wait) {
		link.given++;
		const line = await withSignal(wait.signal, link.opened);
		const heard = await line.ask(query, wait);
		if (link.given >= mostOnOne) line.finish();
		return heard;
	}
	async function ask(query, wait) {
		for (;;) {
			wait.stop();
			const heard = await turns(wait.signal, () => {
				wait.go();
				return askOn(pick(), query, wait);
			});
			if (heard) return heard;
		}
	}
	return {
		ask,
		isThere: () => isThere,
		close() {
			isClosed = true;
			for (const { line } of links) line?.close();
		}
	};
}
// src/net/dns/servers.ts
const usualPatience = {
	plain: 1500,
	tls: 3e3,
	https: 3e3
};
const mostAtATime = {
	plain: 200,
	tls: 200,
	https: 400
};
const withoutEdns = new Set([rcodes.FORMERR, rcodes.NOTIMP]);
function openServer(server, isTrusted, reaching) {
	const turns = openQueue(mostAtATime[server.kind]);
	const habits = openServerBehaviors(server.kind);
	let ways;
	let open;
	function opening() {
		return ways ??= openWays(server, isTrusted, reaching).then((found) => open = found);
	}
	async function reach(wait) {
		const found = open ?? await withSignal(wait.signal, opening());
		reaching.budget.check();
		return found;
	}
	async function askOnce(manner, wait) {
		const told = await exchange(await reach(wait), reaching.budget, manner, wait);
		if (!manner.hasEdns || knowsEdns(told.message)) return told;
		const { reply, message } = await exchange(await reach(wait), reaching.budget, {
			...manner,
			hasEdns: false
		}, wait);
		return {
			reply: {
				...reply,
				isWithoutEdns: true
			},
			message
		};
	}
	function tryOf(manner, lost) {
		const asked = withLoss(manner, lost);
		return async (wait) => {
			const { reply, message } = await askOnce(asked, wait);
			habits.heard(asked, reply.ms);
			if (lost === void 0) return {
				reply,
				message
			};
			return {
				reply: {
					...reply,
					lost,
					isWithoutEdns: reply.isWithoutEdns || lost === "edns"
				},
				message
			};
		};
	}
	async function ask(manner, signal, again) {
		const tries = (losses) => [tryOf(manner), ...losses.map((lost) => tryOf(manner, lost))];
		const patience = manner.patience ?? usualPatience[server.kind];
		const answer = await persist({
			patience,
			first: tries(habits.known(manner)),
			second: (problem) => tries(habits.possible(manner, problem)),
			again,
			isSlow: () => habits.isSlow(patience) ?? open?.second?.isThere?.() ?? false
		}, signal);
		habits.learn(answer.reply.lost);
		return answer;
	}
	return {
		ask: (manner, signal, again) => turns(signal, () => ask(manner, signal, again)),
		close() {
			ways?.then(({ first, second }) => [first, second].forEach((way) => way?.close())).catch(() => {});
		}
	};
}
async function exchange(ways, budget, manner, wait) {
	const { first, second, over } = ways;
	const asked = manner.query(manner.hasEdns);
	const wasAskedOverTcp = manner.isOverTcp;
	if (!second || !wasAskedOverTcp) {
		budget.question();
		const heard = await first.ask(asked, wait);
		if (!heard.message.isTruncated) return answerBy(heard, over);
		if (!second) throw new DnsTrouble("TRUNCATED");
		wait.blame = "NO-TCP";
	}
	budget.question();
	const heard = await (second ?? first).ask(asked, wait).catch((error) => {
		throw !wasAskedOverTcp && (error instanceof DnsTrouble || systemCode(error)) ? new DnsTrouble("NO-TCP", { cause: error }) : error;
	});
	if (heard.message.isTruncated) throw new DnsTrouble("TRUNCATED");
	return answerBy(heard, "tcp", !wasAskedOverTcp);
}
function answerBy({ bytes, message, ms }, over, wasTruncated = false) {
	return {
		reply: {
			over,
			message: bytes,
			wasTruncated,
			isWithoutEdns: false,
			ms
		},
		message
	};
}
function knowsEdns({ edns, rcode }) {
	return rcode !== rcodes.BADVERS && (edns !== null || !withoutEdns.has(rcode));
}
async function openWays(server, isTrusted, reaching) {
	const place = await resolverAddressOf(server, isTrusted, reaching);
	const { budget } = reaching;
	const { kind, name, port, path } = server;
	if (kind === "plain") {
		const [address] = place.addresses;
		return {
			over: "udp",
			first: openDatagrams({
				address,
				port: place.port
			}, budget),
			second: openStream(() => connectPlainly(server, place, reaching), budget)
		};
	}
	const connect = () => connectSecurely(server, place, reaching);
	if (kind === "tls") return {
		over: "tls",
		first: openStream(connect, budget)
	};
	return {
		over: "https",
		first: openHttps({
			authority: port === 443 ? bracketed(name) : `${bracketed(name)}:${port}`,
			path
		}, connect, budget)
	};
}
// src/net/dns/shared.ts
const most = 1e3;
function openShared(secondsOf, now = () => performance.now()) {
	const known = new Map();
	const ages = known.keys();
	const flights = new Map();
	function depart(key, ask) {
		const ending = new AbortController();
		const asked = now();
		function land() {
			if (flights.get(key) === flight) flights.delete(key);
		}
		const flight = {
			work: ask(ending.signal).then((answer) => {
				land();
				keep(key, answer, asked);
				return answer;
			}, (error) => {
				land();
				throw error;
			}),
			ending,
			waiting: 0
		};
		flights.set(key, flight);
		return flight;
	}
	function keep(key, answer, asked) {
		const seconds = secondsOf(answer);
		if (seconds <= 0) return;
		if (known.size >= most) known.delete(ages.next().value ?? "");
		known.set(key, {
			answer,
			until: asked + seconds * 1e3
		});
	}
	return async (key, signal, ask) => {
		throwIfAborted(signal);
		const kept = known.get(key);
		if (kept && now() < kept.until) return kept.answer;
		known.delete(key);
		const flight = flights.get(key) ?? depart(key, ask);
		flight.waiting++;
		const { promise, resolve, reject } = Promise.withResolvers();
		let isWaiting = true;
		function leave() {
			if (isWaiting) flight.waiting--;
			isWaiting = false;
		}
		const free = onAbortInCrowd(signal, (reason) => {
			reject(reason);
			leave();
			if (flight.waiting > 0) return;
			if (flights.get(key) === flight) flights.delete(key);
			flight.ending.abort();
		});
		flight.work.then(resolve, reject);
		try {
			return await promise;
		} finally {
			free();
			leave();
		}
	};
}
// src/net/dns/transfer.ts
const transferLimits = {
	octets: 1048576,
	records: 1e4,
	patience: 3e3
};
async function askTransfer(server, name, isTrusted, reaching) {
	const started = performance.now();
	reaching.budget.question();
	const socket = await connectPlainly(server, await resolverAddressOf(server, isTrusted, reaching), reaching);
	const seen = {
		first: null,
		messages: 0,
		records: 0,
		octets: 0,
		soas: 0
	};
	try {
		const isComplete = await withPatience(reaching.signal, transferLimits.patience, (signal) => read(socket, name, seen, {
			signal,
			reaching
		})).catch((error) => {
			if (seen.records > 1 && !reaching.signal.aborted && !(error instanceof Failure)) return false;
			throw error;
		});
		if (!seen.first) throw new DnsError("no answer");
		return replyOf(seen.first, {
			records: seen.records,
			octets: seen.octets,
			isComplete
		}, performance.now() - started);
	} finally {
		socket.destroy();
	}
}
function read(socket, name, seen, { signal, reaching }) {
	const { promise, resolve, reject } = Promise.withResolvers();
	const id = freeNumber(new Set());
	const question = {
		name,
		type: types.AXFR,
		class: classes.IN
	};
	const frames = openFrames((piece) => {
		const end = take(Buffer.from(piece), {
			id,
			question
		}, seen);
		if (end !== null) resolve(end);
		return end === null;
	});
	socket.on("data", (piece) => {
		try {
			reaching.budget.check();
			frames(piece);
		} catch (error) {
			reject(error);
		}
	});
	socket.on("error", reject);
	socket.on("close", () => reject(new DnsError("closed before the end of the zone")));
	const free = onAbort(signal, reject);
	socket.write(framed(writeQuery(id, name, types.AXFR, {
		isRecursionDesired: false,
		hasEdns: false
	})));
	return promise.finally(free);
}
function take(bytes, sent, seen) {
	const message = seen.first ? readMessage(bytes) : acceptAnswer(bytes, sent);
	if (!message || message.id !== sent.id) throw new DnsError("an answer to something else");
	seen.first ??= message;
	seen.messages++;
	seen.octets += bytes.length;
	seen.records += message.answers.length;
	const { name } = sent.question;
	seen.soas += message.answers.filter((each) => each.type === types.SOA && isSameName(each.name, name)).length;
	if (message.rcode !== rcodes.NOERROR || message.answers.length === 0) return false;
	if (seen.soas > 1) return true;
	return seen.octets >= transferLimits.octets || seen.records >= transferLimits.records ? false : null;
}
function replyOf(first, transfer, ms) {
	return {
		over: "tcp",
		message: writeMessage({
			...first,
			answers: [],
			authorities: [],
			additionals: []
		}),
		wasTruncated: false,
		isWithoutEdns: true,
		ms,
		transfer
	};
}
// src/net/dns/queries.ts
function openQueries({ resolvers, known, hear, ...reaching }) {
	const trusted = new Set([...resolvers, ...known]);
	const servers = new Map();
	const mute = new Set();
	const shared = openShared((told) => "message" in told ? secondsOf(told.message) : 0);
	function serverFor(text, namedBy) {
		const isTrusted = namedBy === void 0 && trusted.has(text);
		const key = `${isTrusted} ${text}`;
		const open = servers.get(key);
		if (open) return open;
		const server = serverOf(text);
		if (!server) throw new Error(`no server: ${printable(text, 60)}`);
		const fresh = openServer(server, isTrusted, reaching);
		servers.set(key, fresh);
		return fresh;
	}
	async function askOne(text, asking, { manner, signal, again }) {
		try {
			const { reply, message } = await serverFor(text, asking.namedBy).ask(manner, signal, () => {
				mute.add(text);
				return again();
			});
			mute.delete(text);
			if (asking.namedBy === void 0 && resolvers.includes(text) && !known.includes(text)) hear?.(message);
			return {
				reply: {
					server: text,
					...reply
				},
				message
			};
		} catch (error) {
			throwIfAborted(signal);
			mute.add(text);
			return isTimeout(error) ? { silent: true } : { failed: reasonOf(error) };
		}
	}
	async function askEach(asking, name, texts, signal) {
		const manner = mannerOf(asking, name);
		return askInTurn(texts.toSorted((a, b) => Number(mute.has(a)) - Number(mute.has(b))), signal, (text, how) => askOne(text, asking, {
			manner,
			...how
		}));
	}
	const ask = async (asking, texts, signal) => {
		const { type } = asking;
		if (!Number.isInteger(type) || type < 0 || type > 65535) throw new Error(`no type of records: ${type}`);
		const name = nameIn(asking.name);
		if (!name) return { failed: badName };
		return shared(keyFor(asking, name, texts), signal, (within) => askEach(asking, name, texts, within));
	};
	async function transfer(text, { name, namedBy }) {
		const [server, zone] = [serverOf(text), nameIn(name)];
		const host = printable(withoutDot(name), 260);
		if (!zone) throw failure("dns.bad-name", { host });
		if (server?.kind !== "plain") throw failure("dns.failed", {
			host,
			detail: "NOTIMP"
		});
		const isTrusted = namedBy === void 0 && trusted.has(text);
		try {
			return {
				server: text,
				...await askTransfer(server, zone, isTrusted, reaching)
			};
		} catch (error) {
			throwIfAborted(reaching.signal);
			throw isTimeout(error) ? failure("timeout.dns", { host }, { cause: error }) : undetermined({ failed: reasonOf(error) }, host);
		}
	}
	return {
		ask,
		async dns({ server, ...asking }) {
			if (asking.type === types.AXFR && server !== void 0) return transfer(server, asking);
			const nameHost = () => printable(withoutDot(asking.name), 260);
			try {
				const told = await ask(asking, server === void 0 ? resolvers : [server], reaching.signal);
				if ("message" in told) return told.reply;
				throw isBadName(told) ? failure("dns.bad-name", { host: nameHost() }) : undetermined(told, nameHost());
			} catch (error) {
				const host = nameHost();
				throw isTimeout(error) ? failure("timeout.dns", { host }, {
					reason: outOfTime,
					cause: error
				}) : nameEnd(error, {
					host,
					port: 0
				}, "dns");
			}
		},
		close: () => servers.forEach((server) => server.close())
	};
}
function withoutDot(text) {
	return text.replace(/(?<=[^\\])\.$/, "");
}
function isBadName(told) {
	return "failed" in told && told.failed === "BADNAME";
}
function nameIn(text) {
	try {
		return parseName(text);
	} catch (error) {
		if (error instanceof DnsError) return null;
		throw error;
	}
}
function keyFor(asking, name, servers) {
	const { type, namedBy, isRecursionDesired, isCheckingDisabled, isDnssecOk, hasEdns, isOverTcp, patience } = asking;
	const { time = 1, clientSubnet } = asking;
	return `${namedBy !== void 0} ${[
		type,
		isRecursionDesired,
		isCheckingDisabled,
		isDnssecOk,
		hasEdns,
		isOverTcp,
		patience,
		time,
		clientSubnet
	].join()} ${servers.join()} ${keyOf(name)}`;
}
function mannerOf(asking, name) {
	const { type, isRecursionDesired = true, isCheckingDisabled = false, isDnssecOk = false, clientSubnet } = asking;
	return {
		query: (hasEdns) => ({
			bytes: writeQuery(0, name, type, {
				isRecursionDesired,
				isCheckingDisabled,
				isDnssecOk,
				hasEdns,
				clientSubnet
			}),
			question: {
				name,
				type,
				class: classes.IN
			}
		}),
		hasEdns: asking.hasEdns ?? true,
		isOverTcp: asking.isOverTcp ?? false,
		patience: asking.patience
	};
}
export { openQueries as n, nameIn as t };
