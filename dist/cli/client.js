import { o as __toESM } from "./rolldown-runtime.js";
import { _t as Failure, dt as printable, yt as failure } from "./start.js";
import { Jr as whyOf, Wr as isTimeout, Xr as withSignal, Yr as withPatience, fo as within, fr as pairs, os as portOf, qr as throwIfAborted, sr as isBypassed, ts as hostOf } from "./gate.js";
import { t as undiciCode } from "./undici-codes.js";
import { isIP } from "node:net";
import { setTimeout } from "node:timers/promises";
// src/net/client.ts
const longestBody = 4194304;
function openClient(server, environment = process.env) {
	let opening;
	return (request, signal = new AbortController().signal) => {
		if (new URL(request.url).origin !== new URL(server).origin) throw new Error("a request to another origin");
		return withPatience(signal, request.patience, async (within) => {
			opening ??= open(server, environment);
			return ask(request, within, await opening);
		});
	};
}
async function open(server, environment) {
	const { buildConnector, EnvHttpProxyAgent } = await import("./undici2.js").then((m) => __toESM(m.default, 1));
	const to = new URL(server);
	const proxy = proxyFor(to, environment);
	const trust = { rejectUnauthorized: true };
	const lookup = isLocalName(hostOf(to)) && { lookup: loopback };
	const guard = inVain(buildConnector({
		...trust,
		...lookup,
		allowH2: false
	}));
	try {
		return {
			server,
			dispatcher: new EnvHttpProxyAgent({
				httpProxy: proxy,
				httpsProxy: proxy,
				noProxy: "",
				connections: 8,
				pipelining: 1,
				allowH2: false,
				headersTimeout: 0,
				bodyTimeout: 0,
				connect: guard.connect,
				requestTls: trust,
				proxyTls: trust
			}),
			answered: guard.answered
		};
	} catch (error) {
		throw failure("server.unreachable", {
			server,
			detail: badProxy
		}, { cause: error });
	}
}
const mostInVain = 16;
function inVain(connect) {
	let inARow = 0;
	return {
		answered: () => inARow = 0,
		connect(options, done) {
			if (++inARow <= mostInVain) return connect(options, done);
			inARow = 0;
			const closed = Object.assign(new Error("closed"), { code: "ECONNRESET" });
			return setImmediate(() => done(closed, null));
		}
	};
}
function proxyFor(to, environment) {
	const read = (name) => environment[name] || environment[name.toUpperCase()];
	const end = {
		host: hostOf(to),
		port: portOf(to)
	};
	const bypass = (read("no_proxy") ?? "").split(/[\s,]+/).filter((entry) => entry !== "");
	if (isLocal(end.host) || isBypassed(end, bypass)) return "";
	const proxy = read(to.protocol === "https:" ? "https_proxy" : "http_proxy") ?? read("all_proxy") ?? "";
	return proxy === "" || proxy.includes("://") ? proxy : `http://${proxy}`;
}
const badProxy = {
	en: "the proxy of the environment is no URL",
	ko: "환경 변수의 프록시가 URL이 아님"
};
const pauses = [100, 400];
async function ask(request, signal, line) {
	const until = performance.now() + (request.patience ?? Number.MAX_SAFE_INTEGER);
	for (let tries = 0;; tries++) try {
		return await exchange(request, signal, line);
	} catch (error) {
		const pause = (pauses[tries] ?? Number.POSITIVE_INFINITY) * (.5 + Math.random());
		if (!mayAskAgain(request, error) || performance.now() + pause >= until) throw toFailure(error, signal, line);
		await withSignal(signal, setTimeout(pause, void 0, { signal })).catch((reason) => {
			throw toFailure(reason, signal, line);
		});
	}
}
function mayAskAgain({ method = "GET" }, error) {
	return /^(?:GET|HEAD)$/.test(method) && !(error instanceof Answered) && broken.has(undiciCode(error));
}
const broken = new Set([
	"ECONNRESET",
	"EPIPE",
	"ECONNREFUSED"
]);
var Answered = class extends Error {};
async function exchange(request, signal, { server, dispatcher, answered }) {
	const { url, method = "GET", headers = {}, body } = request;
	const to = new URL(url);
	throwIfAborted(signal);
	const asked = dispatcher.request({
		origin: to.origin,
		path: to.pathname + to.search,
		method,
		headers: {
			"accept-encoding": "identity",
			...headers
		},
		...body && { body },
		responseHeaders: "raw",
		signal
	});
	const reply = await withSignal(signal, asked);
	answered();
	reply.body.on("error", () => {});
	try {
		return await withSignal(signal, read(reply, server));
	} catch (error) {
		if (error instanceof Failure) throw error;
		throw new Answered("the answer broke off", { cause: error });
	}
}
async function read({ statusCode: status, headers, body }, server) {
	const chunks = [];
	let length = 0;
	for await (const chunk of body) {
		length += chunk.length;
		if (length > longestBody) throw failure("server.invalid-answer", {
			server,
			detail: tooLong
		});
		chunks.push(chunk);
	}
	return {
		status,
		headers: pairs(headers),
		body: Buffer.concat(chunks)
	};
}
const tooLong = {
	en: `more than ${longestBody / 1024 / 1024} MB`,
	ko: `${longestBody / 1024 / 1024} MB 초과`
};
function isLocalName(host) {
	return /(?:^|\.)localhost$/.test(host);
}
const local = [{
	address: "127.0.0.1",
	family: 4
}, {
	address: "::1",
	family: 6
}];
const loopback = (_host, { all }, done) => {
	if (all) done(null, [...local]);
	else done(null, local[0].address, local[0].family);
};
function isLocal(host) {
	return isIP(host) === 0 ? isLocalName(host) : within(host, ["127.0.0.0/8", "::1/128"]);
}
function toFailure(thrown, signal, { server }) {
	if (thrown instanceof Failure) return thrown;
	const cause = thrown instanceof Answered ? thrown.cause : thrown;
	const error = signal.aborted ? whyOf(signal) : cause;
	const options = { cause: error };
	if (isTimeout(error)) return failure("server.timeout", { server }, options);
	if (signal.aborted) return failure("aborted", {}, options);
	const named = printable(undiciCode(error), 60) || "unknown";
	if (/^(?:HPE_|ERR_HTTP)/.test(named)) return failure("server.invalid-answer", {
		server,
		detail: named
	}, options);
	return failure("server.unreachable", {
		server,
		detail: refusedByProxy(error) ?? detailOf(named)
	}, options);
}
function refusedByProxy(error) {
	const status = error instanceof Error && /^Proxy response \((?<status>\d{3})\)/.exec(error.message)?.groups?.["status"];
	return status ? {
		en: `the proxy answered ${status}`,
		ko: `프록시가 ${status} 응답`
	} : null;
}
const untrusted = new Set([
	"DEPTH_ZERO_SELF_SIGNED_CERT",
	"SELF_SIGNED_CERT_IN_CHAIN",
	"UNABLE_TO_GET_ISSUER_CERT",
	"UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
	"UNABLE_TO_VERIFY_LEAF_SIGNATURE"
]);
function detailOf(code) {
	if (!untrusted.has(code)) return code;
	return {
		en: `${code}; set NODE_EXTRA_CA_CERTS=ca.pem if the server uses a private CA`,
		ko: `${code}; 서버가 사설 CA를 쓰면 NODE_EXTRA_CA_CERTS=ca.pem을 설정하십시오`
	};
}
export { openClient };
