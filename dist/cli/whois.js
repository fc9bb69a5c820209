import { _t as Failure, yt as failure } from "./start.js";
import { Gr as onAbort, Qr as toFailure, Wi as whoisLimits, Yr as withPatience, Zr as nameEnd, _r as openQueue, es as bracketed } from "./gate.js";
import { n as sourceRefusalOf } from "./answer2.js";
// src/net/whois.ts
const usualPort = 43;
const usualRoot = {
	host: "whois.iana.org",
	port: usualPort
};
async function queryWhois({ host, port = usualPort, namedBy }, { line, patience = whoisLimits.patience }, { root, policy, routesUnder, budget, signal, shared }) {
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
		const told = await withPatience(signal, patience, (within) => queueAt(server, shared.whois)(within, async () => {
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
		shared.states.answered("whois", ms);
		return {
			server,
			...told,
			ms
		};
	} catch (error) {
		const named = sourceRefusalOf(nameEnd(error, to, "tcp"), asked, namedBy !== void 0);
		if (!signal.aborted) shared.states.failed("whois", named instanceof Failure ? named.reason : "timeout.source");
		throw named;
	}
}
const atATime = 2;
const mostServers = 256;
function queueAt(server, queues) {
	const known = queues.get(server) ?? openQueue(atATime);
	queues.delete(server);
	queues.set(server, known);
	const [oldest] = queues.keys();
	if (queues.size > mostServers && oldest !== void 0) queues.delete(oldest);
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
export { queryWhois };
