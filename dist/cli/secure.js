import { cr as bearsName } from "./gate.js";
import { rt as failure } from "./start.js";
import { l as toFailure, n as onAbort, s as withSignal } from "./time.js";
import { isIP } from "node:net";
import { Duplex } from "node:stream";
import { connect as connect$1 } from "node:tls";
// src/net/queue.ts
function openQueue(limit) {
	const most = typeof limit === "number" ? () => limit : limit;
	const waiting = new Set();
	let running = 0;
	async function turn(signal) {
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
		if (!next || running > most()) {
			running--;
			return;
		}
		waiting.delete(next);
		next();
	}
	return async (signal, work) => {
		if (running < most()) running++;
		else await turn(signal);
		try {
			return await work();
		} finally {
			pass();
		}
	};
}
// src/net/tls/withhold.ts
function withhold(over, onHeld) {
	let isReleased = false;
	let isHeld = false;
	const way = new Duplex({
		read: () => void over.resume(),
		write(chunk, _encoding, done) {
			if (isReleased || isHello(chunk)) {
				over.write(chunk, done);
				return;
			}
			done();
			if (!isHeld) onHeld();
			isHeld = true;
		},
		final: (done) => void over.end(done),
		destroy(error, done) {
			over.destroy();
			done(error);
		}
	});
	over.on("data", (chunk) => void (way.push(chunk) || over.pause()));
	over.once("end", () => way.push(null));
	over.once("error", (error) => way.destroy(error));
	way.on("error", () => {});
	over.once("close", () => way.destroy());
	return {
		way,
		release: () => {
			isReleased = true;
		}
	};
}
const changeCipherSpec = 20;
const alert = 21;
const handshake = 22;
const clientHello = 1;
function isHello(bytes) {
	const type = bytes[0];
	if (bytes.length < 6 || type === void 0) return false;
	const rest = bytes.subarray(5 + bytes.readUInt16BE(3));
	return (type === changeCipherSpec || type === alert || type === handshake && bytes[5] === clientHello) && (rest.length === 0 || isHello(rest));
}
// src/net/tls/secure.ts
function secure(over, shake) {
	const started = performance.now();
	const { promise, resolve, reject } = Promise.withResolvers();
	let staple = null;
	let met;
	const held = shake.showsWho ? withhold(over, () => fail(untrusted(shake.to))) : null;
	const socket = connect$1({
		socket: held?.way ?? over,
		secureContext: shake.context,
		rejectUnauthorized: false,
		requestOCSP: true,
		...shake.alpn !== "none" && { ALPNProtocols: shake.alpn === "either" ? ["h2", "http/1.1"] : [shake.alpn] },
		...isIP(shake.to.host) === 0 && { servername: shake.to.host },
		checkServerIdentity: () => void 0
	});
	socket.getPeerCertificate = () => ({});
	const fail = (error) => {
		reject(refusalOf(toFailure(error, shake.to, "tls"), shake, met));
		socket.destroy();
		over.destroy();
	};
	const free = onAbort(shake.signal, fail);
	socket.once("OCSPResponse", (response) => {
		staple = response;
		met = {
			asksWho: asksWho(socket),
			...held && { chain: servedChain(socket) }
		};
		if (held && isAuthorized(socket) && bearsName(met.chain?.[0], shake.to.host)) held.release();
	});
	socket.on("error", fail);
	socket.once("close", () => fail(Object.assign(new Error("closed"), { code: "ECONNRESET" })));
	socket.once("secureConnect", () => {
		try {
			const ms = performance.now() - started;
			const chain = met?.chain ?? servedChain(socket);
			const handshake = {
				...describe(socket, shake),
				chain,
				staple,
				ms
			};
			resolve({
				socket,
				handshake,
				asksWho: met?.asksWho ?? false
			});
		} catch (error) {
			fail(error);
		}
	});
	return promise.finally(free);
}
function refusalOf(error, { to, showsWho }, met) {
	return met?.asksWho ? refusal(error, to, showsWho ?? false) : error;
}
function refusal(error, { host, port }, showedWho) {
	const { id, reason } = error.facts;
	if (!/^(?:tls\.(?:alert|client-certificate|closed)|tcp\.reset|http\.closed)$/.test(id)) return error;
	return failure(showedWho ? "tls.client-certificate-refused" : "tls.client-certificate", {
		host,
		port
	}, {
		reason,
		cause: error
	});
}
function untrusted({ host }) {
	return failure("access.untrusted", { host });
}
function asksWho(socket) {
	return socket.getSharedSigalgs().length > 0;
}
function isAuthorized(socket) {
	const handle = Reflect.get(socket, "_handle");
	if (typeof handle !== "object" || handle === null) return false;
	const verdict = Reflect.get(handle, "verifyError");
	return typeof verdict === "function" && Reflect.apply(verdict, handle, []) === null;
}
function describe(socket, { address, lenient }) {
	const { standardName, name } = socket.getCipher();
	return {
		address,
		protocol: socket.getProtocol() ?? "unknown",
		cipher: standardName ?? name,
		group: groupOf(socket),
		alpn: socket.alpnProtocol || null,
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
	if (info.type !== "DH") return null;
	return socket.getProtocol() === "TLSv1.3" ? `ffdhe${info.size}` : `DHE ${info.size}`;
}
export { secure as n, openQueue as r, refusal as t };
