import { Qr as toFailure, Vr as isTrustedFor, Xr as withSignal, fr as pairs, pr as openConnection, qr as throwIfAborted } from "./gate.js";
import { _t as Failure, yt as failure } from "./start.js";
import { t as require_undici } from "./undici.js";
import { t as undiciCode } from "./undici-codes.js";
// src/net/sources/exchange.ts
const mostUnread = 65536;
const unreadPatience = 1e3;
async function exchangeWithSource(way, asking, read, from) {
	for (;;) {
		const kept = await from.take(way, asking.signal);
		const reply = await send(kept, way, asking);
		if (!reply) continue;
		const { statusCode: status, body, headers } = reply;
		body.on("error", () => {});
		try {
			const counted = countedBody(body, kept, asking);
			return await read({
				status,
				headers: pairs(headers),
				address: kept.address,
				body: counted
			});
		} finally {
			passOver(body).then(() => from.keep(way, kept));
		}
	}
}
async function send({ client, isFresh }, { to }, asking) {
	const { url, headers, sent, budget, signal } = asking;
	budget.request();
	try {
		throwIfAborted(signal);
		const request = client.request({
			method: sent ? "POST" : "GET",
			path: url.pathname + url.search,
			headers: {
				accept: "*/*",
				"user-agent": "portcullis",
				...headers,
				...sent && { "content-type": sent.type }
			},
			...sent && { body: sent.body },
			responseHeaders: "raw",
			signal
		});
		return await withSignal(signal, request);
	} catch (error) {
		client.destroy().catch(() => {});
		throwIfAborted(signal);
		const own = Object.assign(new Error("no answer", { cause: error }), { code: undiciCode(error) });
		const named = toFailure(error instanceof Failure ? error : own, to, "http");
		if (!isFresh && named.facts.id === "http.closed") return null;
		throw named;
	}
}
async function* countedBody(body, { isFresh }, { budget, signal }) {
	for await (const piece of body) {
		throwIfAborted(signal);
		if (isFresh) budget.check();
		else budget.received(piece.length);
		yield piece;
	}
}
async function passOver(body) {
	const signal = AbortSignal.timeout(unreadPatience);
	await body.dump({
		limit: mostUnread,
		signal
	}).catch(() => {});
}
// src/net/sources/cache.ts
var import_undici = require_undici();
const mostIdle = 32;
const rest = 15e3;
const maxHeaderSize = 65536;
function openConnections() {
	const idle = new Map();
	function drop(kept) {
		idle.delete(kept);
		kept.client.destroy().catch(() => {});
	}
	return {
		async take(way, signal) {
			const key = termsOf(way);
			for (const [kept, terms] of [...idle].toReversed()) {
				if (terms !== key) continue;
				idle.delete(kept);
				if (isOpen(kept)) return {
					...kept,
					isFresh: false
				};
				drop(kept);
			}
			const fresh = await connect(way, signal);
			fresh.socket.once("close", () => {
				for (const kept of idle.keys()) if (kept.socket === fresh.socket) drop(kept);
			});
			return fresh;
		},
		keep(way, kept) {
			if (!isOpen(kept)) return drop(kept);
			idle.set(kept, termsOf(way));
			const [oldest] = idle.keys();
			if (idle.size > mostIdle && oldest) drop(oldest);
		}
	};
}
function isOpen({ client, socket }) {
	return !client.destroyed && !client.closed && !socket.destroyed && socket.writable;
}
function termsOf({ origin, to, isSecure, routes, given, terms }) {
	return JSON.stringify([
		origin,
		routes.proxyTo({
			...to,
			isPlain: !isSecure
		}),
		given,
		terms
	]);
}
async function connect(way, signal) {
	const { to, isSecure, routes, given, asked, origin } = way;
	const { socket, address, handshake } = await openConnection(to, isSecure, signal, {
		routes,
		given,
		begin: () => {}
	});
	socket.on("error", () => {});
	try {
		if (handshake) prove(to.host, handshake, asked);
	} catch (error) {
		socket.destroy();
		throw error;
	}
	let isGiven = false;
	return {
		client: new import_undici.Client(origin, {
			connect: (_options, done) => {
				const isAgain = isGiven;
				isGiven = true;
				setImmediate(() => isAgain ? done(closed(), null) : done(null, socket));
			},
			pipelining: 1,
			headersTimeout: 0,
			bodyTimeout: 0,
			keepAliveTimeout: rest,
			keepAliveMaxTimeout: 4 * rest,
			maxHeaderSize
		}),
		socket,
		address,
		isFresh: true
	};
}
function prove(host, handshake, asked) {
	if (isTrustedFor(host, handshake)) return;
	const detail = handshake.trustError ?? (handshake.lenient ? "lenient" : "wrong-name");
	throw failure("source.untrusted", {
		...asked,
		detail
	});
}
function closed() {
	return Object.assign(new Error("closed"), { code: "ECONNRESET" });
}
export { exchangeWithSource as n, openConnections as t };
