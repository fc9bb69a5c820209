import { Un as starttlsNames, fr as contextFor, lr as contextWith, vi as valuesOf } from "./gate.js";
import { s as init__node_http, t as Agent } from "./_node_http.js";
import { Q as printable, rt as failure, tt as Failure } from "./start.js";
import { i as throwIfAborted, l as toFailure, n as onAbort, o as withPatience } from "./time.js";
import { n as secure } from "./secure.js";
import { isIP } from "node:net";
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from "node:zlib";
import { Readable } from "node:stream";
import { pipeline as pipeline$1 } from "node:stream/promises";
// src/formats/starttls/replies.ts
init__node_http();
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
// src/formats/starttls/dialogues.ts
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
	return offersTls(lines) ? say("STARTTLS", readMailReply, afterStarttls) : notOffered(reply);
}
function offersTls(lines) {
	return lines.slice(1).some((line) => /^STARTTLS(?:\s|$)/i.test(line));
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
// src/formats/starttls/starttls.ts
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
const talkPatience = 8e3;
async function agreeOnTls(socket, to, signal) {
	const { starttls } = to;
	if (starttls === void 0) return;
	await withPatience(signal, talkPatience, (within) => talk(socket, {
		...to,
		starttls
	}, within));
}
async function talk(socket, to, signal) {
	const end = await converse(socket, to, openConversation(to.starttls, literalOf(socket)), signal);
	if (end.kind === "start") return;
	socket.destroy();
	throw endOf(end, to);
}
function converse(socket, to, { first, hear }, signal) {
	const { promise, resolve, reject } = Promise.withResolvers();
	const fail = (error) => {
		reject(toFailure(error, to, "starttls"));
		socket.destroy();
	};
	const hangUp = () => fail(Object.assign(new Error("closed"), { code: "ECONNRESET" }));
	const listen = (chunk) => {
		const turn = hear(chunk);
		if (turn.kind === "wait") return;
		if (turn.kind === "say") return void socket.write(turn.words);
		socket.pause();
		resolve(turn);
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
	const connected = await routes.connect({
		...to,
		isPlain: true
	}, signal, begin);
	const { bytesRead: received } = connected.socket;
	return {
		...connected,
		received,
		handshake: null,
		asksWho: false,
		showsWho: false
	};
}
async function openSecure(to, signal, dialling) {
	const identity = dialling.access?.identity;
	const attempts = [{
		lenient: false,
		alpn: to.starttls ?? to.speaks ? "none" : "http/1.1",
		showsWho: identity !== void 0
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
		const { lenient, belowTls13, showsWho } = attempt;
		const context = identity && showsWho ? contextWith(identity, dialling.given) : contextFor(dialling.given, {
			lenient,
			...belowTls13 && { belowTls13 }
		}, to);
		const secured = await secure(connected.socket, {
			to,
			address,
			...attempt,
			context,
			signal
		});
		const roundTrips = spent + roundTripsOf(secured.handshake);
		return {
			...secured,
			address,
			roundTrips,
			received: 0,
			showsWho
		};
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		if (error.reason !== "access.untrusted") first ??= error;
		spent++;
		const next = afterwards(attempt, error.reason);
		if (next) attempts.push(next);
	}
	if (first?.reason === "tls.not-tls" && dialling.routes.proxyTo(to) !== null) {
		const { whoSpoke } = await import("./behind-connect.js");
		throw await whoSpoke(first, to, signal, dialling.routes);
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
const noCommonGround = /^tls\.alert\.(?:40|47|80)$/;
function afterwards({ lenient, belowTls13, alpn, isAgain = false, showsWho }, reason) {
	if (reason === "access.untrusted") return {
		lenient,
		alpn,
		showsWho: false
	};
	const fallback = reason === noApplicationProtocol ? fallbacks[alpn] : null;
	if (fallback) return {
		lenient,
		...belowTls13 && { belowTls13 },
		alpn: fallback,
		showsWho
	};
	if (!lenient && !isAgain && brokenOff.test(reason)) return {
		lenient,
		alpn,
		isAgain: true,
		showsWho
	};
	const isBroken = /^(?:tls\.(?:alert\.|closed$|failed$)|tcp\.reset$)/.test(reason);
	if (!lenient && isBroken) return {
		lenient: true,
		alpn,
		showsWho: false
	};
	if (lenient && !belowTls13 && noCommonGround.test(reason)) return {
		lenient,
		belowTls13: true,
		alpn,
		showsWho: false
	};
	return null;
}
function roundTripsOf({ protocol }) {
	return protocol === "TLSv1.3" ? 1 : 2;
}
// src/net/sources/decode.ts
const acceptedCodings = "gzip, br, deflate";
const decoders = {
	gzip: () => createGunzip(),
	"x-gzip": () => createGunzip(),
	br: () => createBrotliDecompress(),
	deflate: (first) => (first[0] ?? 0) % 16 === 8 ? createInflate() : createInflateRaw()
};
const slack = 65536;
async function decoded({ headers, body }, limit, take) {
	const [coding = "identity", ...more] = valuesOf(headers, "content-encoding").flatMap((value) => value.split(",").map((each) => each.trim().toLowerCase()));
	const decoder = decoders[coding];
	const isPlain = coding === "identity" || coding === "";
	if (more.length > 0 || !(isPlain || decoder)) return "content-encoding";
	const encoded = openMeter(limit + slack);
	const plain = openMeter(limit);
	try {
		if (isPlain || !decoder) for await (const piece of body) take(plain.counted(piece));
		else await decode(encoded.all(body), decoder, (piece) => take(plain.counted(piece)));
		return null;
	} catch (error) {
		if (error instanceof Failure) throw error;
		if (plain.isOver() || encoded.isOver()) return "too-large";
		const { code } = error;
		if (code !== void 0 && ofDecoder.test(code)) return "content-encoding";
		if (code !== void 0 || error instanceof DOMException) return "truncated";
		throw error;
	}
}
const ofDecoder = /^(?:Z_|ERR_BROTLI|ERR__ERROR|ERR_BUFFER|ERR_PADDING)/;
async function decode(body, decoder, take) {
	const first = await body.next();
	if (first.done) return;
	async function* whole() {
		yield first.value;
		yield* body;
	}
	await pipeline$1(Readable.from(whole()), decoder(first.value), async (pieces) => {
		for await (const piece of pieces) take(piece);
	});
}
function openMeter(limit) {
	let size = 0;
	function counted(piece) {
		size += piece.length;
		if (size > limit) throw new RangeError("more than the limit");
		return piece;
	}
	return {
		counted,
		async *all(body) {
			for await (const piece of body) if (piece.length > 0) yield counted(piece);
		},
		isOver: () => size > limit
	};
}
// src/net/sources/answer.ts
async function wholeAnswer({ status, address, headers, body: sent }, asked, { limit, signal, mayBeSame, receive }) {
	const none = new Uint8Array();
	if (status === 429) {
		const seconds = waitOf(headers) ?? unsaid;
		throw failure("source.rate-limited", {
			...asked,
			seconds
		}, { retryAfter: seconds });
	}
	if (status === 304 && mayBeSame) return {
		status,
		body: none,
		address,
		headers
	};
	if (status !== 200 && status !== 404) {
		const retryAfter = waitOf(headers);
		throw failure("source.status", {
			...asked,
			status
		}, retryAfter === null ? {} : { retryAfter });
	}
	const pieces = [];
	const problem = await decoded({
		headers,
		body: sent
	}, limit, status === 200 && receive || ((bytes) => void pieces.push(bytes)));
	if (problem === null) return {
		status,
		body: Buffer.concat(pieces),
		address,
		headers
	};
	if (status === 404) return {
		status,
		body: none,
		address,
		headers
	};
	throwIfAborted(signal);
	throw failure("source.malformed", {
		...asked,
		detail: problem
	});
}
const unsaid = 60;
const longest = 86400;
function waitOf(headers) {
	const [told = ""] = valuesOf(headers, "retry-after").map((value) => value.trim());
	if (/^\d{1,9}$/.test(told)) return bounded(Number(told));
	const [until, now] = [dateOf(told), dateOf(valuesOf(headers, "date")[0]?.trim() ?? "")];
	return until === null || now === null ? null : bounded((until - now) / 1e3);
}
function bounded(seconds) {
	return Math.min(longest, Math.max(1, Math.ceil(seconds)));
}
const fixedDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
function dateOf(text) {
	const date = fixedDate.test(text) ? Date.parse(text) : NaN;
	return Number.isNaN(date) ? null : date;
}
const ofRun = /^(?:aborted$|budget\.|proxy\.|timeout\.proxy$|source\.)/;
function refusalOf(error, asked, isNamed) {
	if (!(error instanceof Failure) || ofRun.test(error.facts.id)) return error;
	const { id, reason } = error.facts;
	const options = { cause: error };
	if (id.startsWith("timeout.")) return failure("timeout.source", { ...asked }, options);
	if (id === "address.private" && isNamed) return failure("source.redirect", {
		...asked,
		detail: "private"
	}, options);
	return failure("source.unreachable", {
		...asked,
		detail: reason
	}, options);
}
export { agreeOnTls as a, literalOf as c, say as d, readMailReply as f, openLink as i, openDialogue as l, wholeAnswer as n, converse as o, acceptedCodings as r, endOf as s, refusalOf as t, offersTls as u };
