import { _t as Failure, yt as failure } from "./start.js";
import { Gr as onAbort, Wr as isTimeout, Xr as withSignal, Yr as withPatience, dr as dial, es as bracketed } from "./gate.js";
import { isIP } from "node:net";
import { connect as connect$1, getCACertificates } from "node:tls";
// src/net/tunnel/reply.ts
const longestReply = 16384;
function readConnectReply(socket, proxy, signal) {
	const { promise, resolve, reject } = Promise.withResolvers();
	let heard = Buffer.alloc(0);
	const malformed = (detail) => reject(failure("proxy.malformed", {
		proxy,
		detail
	}));
	const hear = () => {
		for (let chunk = read(socket); chunk; chunk = read(socket)) heard = Buffer.concat([heard, chunk]);
		for (let end = heard.indexOf("\r\n\r\n"); end >= 0; end = heard.indexOf("\r\n\r\n")) {
			const status = statusOf(heard.subarray(0, end));
			heard = heard.subarray(end + 4);
			if (status === null) return malformed("no HTTP");
			if (status >= 200) return done(status);
		}
		if (!couldBegin(heard)) malformed("no HTTP");
		else if (heard.length > longestReply) malformed(`> ${longestReply / 1024} kB`);
	};
	const done = (status) => {
		stop();
		if (heard.length > 0) socket.unshift(heard);
		resolve(status);
	};
	const hangUp = () => malformed("closed");
	const free = onAbort(signal, reject);
	const stop = () => {
		free();
		socket.off("readable", hear).off("end", hangUp).off("close", hangUp).off("error", reject);
	};
	socket.on("readable", hear).once("end", hangUp).once("close", hangUp).once("error", reject);
	return promise.finally(stop);
}
function read(socket) {
	const chunk = socket.read();
	return Buffer.isBuffer(chunk) ? chunk : null;
}
function statusOf(head) {
	const line = /^HTTP\/1\.[01] (?<status>[1-9]\d\d)(?: [^\r\n]*)?(?:\r\n|$)/.exec(head.toString("latin1"));
	return line ? Number(line.groups?.["status"]) : null;
}
function couldBegin(heard) {
	return "HTTP/1.".startsWith(heard.subarray(0, 7).toString("latin1"));
}
// src/net/tunnel/tunnel.ts
const patience = 8e3;
async function tunnel(through, address, port, how) {
	return withPatience(how.signal, patience, async (signal) => {
		const socket = await reachProxy(through, {
			...how,
			signal
		});
		try {
			await ask(socket, through.proxy, {
				address,
				port
			}, {
				...how,
				signal
			});
		} catch (error) {
			socket.destroy();
			throw error;
		}
		return {
			socket,
			address
		};
	});
}
async function reachProxy(through, { signal, budget }) {
	const { proxy } = through;
	const { host, port, isSecure } = proxy;
	try {
		const addresses = isIP(host) ? [host] : await withSignal(signal, through.names(host, through.run));
		const { socket } = await dial(addresses, port, {
			to: {
				host,
				port
			},
			signal,
			budget
		});
		return isSecure ? await secured(socket, through, signal) : socket;
	} catch (error) {
		throw asProxys(error, proxy);
	}
}
function secured(over, { proxy, authorities }, signal) {
	const { promise, resolve, reject } = Promise.withResolvers();
	const socket = connect$1({
		socket: over,
		ca: [...getCACertificates("default"), ...authorities],
		rejectUnauthorized: true,
		ALPNProtocols: ["http/1.1"],
		...isIP(proxy.host) === 0 && { servername: proxy.host }
	});
	const fail = (error) => {
		reject(error);
		socket.destroy();
		over.destroy();
	};
	const free = onAbort(signal, fail);
	socket.on("error", fail);
	socket.once("close", () => fail(Object.assign(new Error("closed"), { code: "ECONNRESET" })));
	socket.once("secureConnect", () => resolve(socket));
	return promise.finally(free);
}
async function ask(socket, proxy, { address, port }, { to, signal }) {
	const authority = `${bracketed(address === "(proxy)" ? to.host : address)}:${port}`;
	const { authorization, name } = proxy;
	const lines = [
		`CONNECT ${authority} HTTP/1.1`,
		`Host: ${authority}`,
		"User-Agent: portcullis",
		...authorization === void 0 ? [] : [`Proxy-Authorization: ${authorization}`]
	];
	const coming = readConnectReply(socket, name, signal).catch((error) => {
		throw asProxys(error, proxy);
	});
	socket.write(`${lines.join("\r\n")}\r\n\r\n`);
	const status = await coming;
	if (status >= 200 && status < 300) return;
	const params = {
		proxy: name,
		host: to.host,
		port,
		status
	};
	if (status === 407) throw failure("proxy.credentials", { proxy: name });
	throw failure(outOfReach.has(status) ? "proxy.unable" : "proxy.refused", params);
}
const outOfReach = new Set([
	502,
	503,
	504
]);
function asProxys(error, { name: proxy }) {
	if (isTimeout(error)) return failure("timeout.proxy", { proxy });
	if (error instanceof DOMException) return failure("aborted", {}, { cause: error });
	if (!(error instanceof Failure)) return failure("proxy.unreachable", {
		proxy,
		detail: codeOf(error)
	}, { cause: error });
	const { id, reason } = error.facts;
	if (/^(?:aborted|budget\.|proxy\.)/.test(id)) return error;
	if (id.startsWith("timeout.")) return failure("timeout.proxy", { proxy }, { cause: error });
	return failure("proxy.unreachable", {
		proxy,
		detail: reason
	}, { cause: error });
}
function codeOf(error) {
	const code = error instanceof Error ? Reflect.get(error, "code") : void 0;
	return typeof code === "string" && /^[A-Z_0-9]{1,60}$/.test(code) ? code : "unknown";
}
export { tunnel };
