export const id = 7580;
export const ids = [7580];
export const modules = {

/***/ 7249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ request),
/* harmony export */   n: () => (/* binding */ _node_http_exports),
/* harmony export */   r: () => (/* binding */ init__node_http),
/* harmony export */   t: () => (/* binding */ Agent)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(281);

// \0node:http
var _node_http_exports = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.r)({
	Agent: () => Agent,
	ClientRequest: () => ClientRequest,
	IncomingMessage: () => IncomingMessage,
	METHODS: () => METHODS,
	OutgoingMessage: () => OutgoingMessage,
	STATUS_CODES: () => STATUS_CODES,
	Server: () => Server,
	ServerResponse: () => ServerResponse,
	createServer: () => createServer,
	default: () => http,
	get: () => get,
	globalAgent: () => globalAgent,
	maxHeaderSize: () => maxHeaderSize,
	request: () => request,
	setMaxIdleHTTPParsers: () => setMaxIdleHTTPParsers,
	validateHeaderName: () => validateHeaderName,
	validateHeaderValue: () => validateHeaderValue
});
var http, Agent, ClientRequest, IncomingMessage, METHODS, OutgoingMessage, STATUS_CODES, Server, ServerResponse, createServer, get, globalAgent, maxHeaderSize, request, setMaxIdleHTTPParsers, validateHeaderName, validateHeaderValue;
var init__node_http = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)((() => {
	http = process.getBuiltinModule("node:http");
	Agent = (() => http.Agent)();
	ClientRequest = (() => http.ClientRequest)();
	IncomingMessage = (() => http.IncomingMessage)();
	METHODS = (() => http.METHODS)();
	OutgoingMessage = (() => http.OutgoingMessage)();
	STATUS_CODES = (() => http.STATUS_CODES)();
	Server = (() => http.Server)();
	ServerResponse = (() => http.ServerResponse)();
	createServer = (() => http.createServer)();
	get = (() => http.get)();
	globalAgent = (() => http.globalAgent)();
	maxHeaderSize = (() => http.maxHeaderSize)();
	request = (() => http.request)();
	setMaxIdleHTTPParsers = (() => http.setMaxIdleHTTPParsers)();
	validateHeaderName = (() => http.validateHeaderName)();
	validateHeaderValue = (() => http.validateHeaderValue)();
}));



/***/ }),

/***/ 1839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ isBypassed)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7030);


// src/net/tunnel/bypass.ts
function isBypassed({ host, port }, list) {
	return list.some((entry) => {
		const { place, only } = parse(entry);
		return (only === void 0 || only === port) && isOf(host, place);
	});
}
function parse(entry) {
	const groups = /^(?:\[(?<six>[^\]]+)\]|(?<name>[^:]*))(?::(?<port>\d{1,5}))?$/.exec(entry)?.groups;
	const place = groups?.["six"] ?? groups?.["name"] ?? entry;
	const port = groups?.["port"];
	return port === void 0 ? { place } : {
		place,
		only: Number(port)
	};
}
function isOf(host, place) {
	if (place === "*") return true;
	const network = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.kn)(place);
	if ((0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(host) !== 0) return network !== null && (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.An)(host, [network]);
	const name = place.toLowerCase().replace(/^\*?\./, "").replace(/\.$/, "");
	const own = host.toLowerCase().replace(/\.$/, "");
	return name !== "" && (own === name || own.endsWith(`.${name}`));
}



/***/ }),

/***/ 7580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ detailOf),
/* harmony export */   r: () => (/* binding */ openClient),
/* harmony export */   t: () => (/* binding */ codeOf)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(281);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8414);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6844);
/* harmony import */ var _bypass_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1839);
/* harmony import */ var _undici_codes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8176);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7030);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8500);








// src/net/client.ts
const longestBody = 4194304;
function openClient(server, environment = process.env) {
	let opening;
	return (request, signal = new AbortController().signal) => {
		if (new URL(request.url).origin !== new URL(server).origin) throw new Error("a request to another origin");
		return (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.c)(signal, request.patience, async (within) => {
			opening ??= open(server, environment);
			return ask(request, within, await opening);
		});
	};
}
async function open(server, environment) {
	const { buildConnector, EnvHttpProxyAgent } = await Promise.all(/* import() */[__webpack_require__.e(2483), __webpack_require__.e(261)]).then(__webpack_require__.bind(__webpack_require__, 261)).then((m) => (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.o)(m.default, 1));
	const to = new URL(server);
	const proxy = proxyFor(to, environment);
	const trust = { rejectUnauthorized: true };
	const lookup = isLocalName((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(to)) && { lookup: loopback };
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
		throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("server.unreachable", {
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
		host: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(to),
		port: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.zn)(to)
	};
	const bypass = (read("no_proxy") ?? "").split(/[\s,]+/).filter((entry) => entry !== "");
	if (isLocal(end.host) || (0,_bypass_js__WEBPACK_IMPORTED_MODULE_4__.t)(end, bypass)) return "";
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
		await (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.l)(signal, (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_7__.setTimeout)(pause, void 0, { signal })).catch((reason) => {
			throw toFailure(reason, signal, line);
		});
	}
}
function mayAskAgain({ method = "GET" }, error) {
	return /^(?:GET|HEAD)$/.test(method) && !(error instanceof Answered) && broken.has((0,_undici_codes_js__WEBPACK_IMPORTED_MODULE_5__.t)(error));
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
	(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.o)(signal);
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
	const reply = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.l)(signal, asked);
	answered();
	reply.body.on("error", () => {});
	try {
		return await (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.l)(signal, read(reply, server));
	} catch (error) {
		if (error instanceof _gate_js__WEBPACK_IMPORTED_MODULE_1__.hr) throw error;
		throw new Answered("the answer broke off", { cause: error });
	}
}
async function read({ statusCode: status, headers, body }, server) {
	const chunks = [];
	let length = 0;
	for await (const chunk of body) {
		length += chunk.length;
		if (length > longestBody) throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("server.invalid-answer", {
			server,
			detail: tooLong
		});
		chunks.push(chunk);
	}
	return {
		status,
		headers: (0,_exchange_js__WEBPACK_IMPORTED_MODULE_2__.r)(headers),
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
	return (0,node_net__WEBPACK_IMPORTED_MODULE_6__.isIP)(host) === 0 ? isLocalName(host) : (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.An)(host, ["127.0.0.0/8", "::1/128"]);
}
function toFailure(thrown, signal, { server }) {
	if (thrown instanceof _gate_js__WEBPACK_IMPORTED_MODULE_1__.hr) return thrown;
	const error = signal.aborted ? (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.s)(signal) : thrown instanceof Answered ? thrown.cause : thrown;
	const options = { cause: error };
	if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.r)(error)) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("server.timeout", { server }, options);
	if (signal.aborted) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("aborted", {}, options);
	const named = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kn)((0,_undici_codes_js__WEBPACK_IMPORTED_MODULE_5__.t)(error), 60) || "unknown";
	if (/^(?:HPE_|ERR_HTTP)/.test(named)) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("server.invalid-answer", {
		server,
		detail: named
	}, options);
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("server.unreachable", {
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
function codeOf(error) {
	const { code } = error;
	return typeof code === "string" ? (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(code, 60) : "";
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
		en: `${code}; NODE_EXTRA_CA_CERTS names authorities to trust beside the usual ones`,
		ko: `${code}; 추가로 신뢰할 인증 기관은 NODE_EXTRA_CA_CERTS로 지정합니다`
	};
}



/***/ }),

/***/ 6844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ onAbortInCrowd),
/* harmony export */   c: () => (/* binding */ withPatience),
/* harmony export */   i: () => (/* binding */ onAbort),
/* harmony export */   l: () => (/* binding */ withSignal),
/* harmony export */   n: () => (/* binding */ toFailure),
/* harmony export */   o: () => (/* binding */ throwIfAborted),
/* harmony export */   r: () => (/* binding */ isTimeout),
/* harmony export */   s: () => (/* binding */ whyOf),
/* harmony export */   t: () => (/* binding */ nameEnd)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);

// src/net/time.ts
function withSignal(signal, work) {
	const { promise, resolve, reject } = Promise.withResolvers();
	const free = onAbort(signal, reject);
	work.then((value) => {
		free();
		resolve(value);
	}, (error) => {
		free();
		reject(error);
	});
	return promise;
}
function onAbort(signal, stop) {
	const listener = () => stop(whyOf(signal));
	if (signal.aborted) listener();
	else signal.addEventListener("abort", listener, { once: true });
	return () => signal.removeEventListener("abort", listener);
}
const crowds = new WeakMap();
function onAbortInCrowd(signal, stop) {
	if (signal.aborted) return onAbort(signal, stop);
	const crowd = crowds.get(signal) ?? new Set();
	if (!crowds.has(signal)) {
		crowds.set(signal, crowd);
		onAbort(signal, (reason) => crowd.forEach((each) => each(reason)));
	}
	crowd.add(stop);
	return () => crowd.delete(stop);
}
function throwIfAborted(signal) {
	if (signal.aborted) throw whyOf(signal);
}
function whyOf({ reason }) {
	if (reason instanceof _gate_js__WEBPACK_IMPORTED_MODULE_0__.hr || reason instanceof Error && reason.name === "TimeoutError") return reason;
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
// src/net/errors.ts
function toFailure(error, at, phase) {
	if (error instanceof _gate_js__WEBPACK_IMPORTED_MODULE_0__.hr) return error;
	const { code, message, name, syscall } = readError(error);
	if (name === "TimeoutError") return timeout(phase, at);
	const options = { cause: error };
	if (name === "AbortError") return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("aborted", {}, options);
	const { host, port } = at;
	const alert = /alert number (?<number>\d{1,3})/.exec(message)?.groups?.["number"];
	if (alert) return alerted(at, alert, options);
	if (code === noRecord && at.starttls) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("starttls.injected", {
		host,
		port
	}, options);
	if (notTls.has(code)) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("tls.not-tls", {
		host,
		port
	}, options);
	if (code === "ERR_SSL_EXCESSIVE_MESSAGE_SIZE") return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("tls.oversized", {
		host,
		port
	}, options);
	if (code === "HPE_HEADER_OVERFLOW") return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("http.headers-too-large", {
		host,
		limit: 256
	}, options);
	if (ofParser.test(code)) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("http.malformed", {
		host,
		detail: code
	}, options);
	if (ofTls.test(code)) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("tls.failed", {
		host,
		port,
		detail: code
	}, options);
	if (broken.has(code)) return breakOff(phase, at, syscall === void 0, options);
	if (code === "ECONNREFUSED") return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("tcp.refused", {
		host,
		port
	}, options);
	if (code === "ETIMEDOUT") return timeout(phase, at, options);
	if (unreachable.has(code)) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("tcp.unreachable", {
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
	if (alert === "116") return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("tls.client-certificate", {
		host,
		port
	}, told);
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("tls.alert", {
		host,
		port,
		alert
	}, told);
}
function nameEnd(error, at, phase) {
	return error instanceof DOMException ? toFailure(error, at, phase) : error;
}
function timeout(phase, { host, port }, options = {}) {
	if (phase === "dns" || phase === "http") return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)(`timeout.${phase}`, { host }, options);
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)(`timeout.${phase}`, {
		host,
		port
	}, options);
}
const noRecord = "ERR_SSL_WRONG_VERSION_NUMBER";
const notTls = new Set([
	noRecord,
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
	if (phase === "http") return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("http.closed", { host }, options);
	if (phase === "starttls") return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("starttls.closed", {
		host,
		port
	}, options);
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)(phase === "tls" && isClose ? "tls.closed" : "tcp.reset", {
		host,
		port
	}, options);
}
function failed(phase, { host, port }, detail, options) {
	if (phase === "dns") return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("dns.failed", {
		host,
		detail
	}, options);
	if (phase === "tls") return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("tls.failed", {
		host,
		port,
		detail
	}, options);
	if (phase === "starttls") return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("starttls.closed", {
		host,
		port
	}, options);
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)(phase === "tcp" ? "tcp.unreachable" : "http.malformed", {
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



/***/ }),

/***/ 8414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readBody),
/* harmony export */   i: () => (/* binding */ readingFor),
/* harmony export */   n: () => (/* binding */ headersFor),
/* harmony export */   r: () => (/* binding */ pairs),
/* harmony export */   t: () => (/* binding */ exchange)
/* harmony export */ });
/* harmony import */ var _node_http_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7249);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6844);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7075);




// src/net/http/body.ts
(0,_node_http_js__WEBPACK_IMPORTED_MODULE_0__.r)();
const bodyPatience = 3e3;
const worthDraining = 65536;
function readBody(stream, { limit, patience, signal, budget, receive }) {
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
	const free = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.i)(signal, (reason) => {
		if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.r)(reason)) reject(reason);
		end(false);
	});
	stream.on("data", (chunk) => {
		const piece = chunk.subarray(0, Math.max(0, limit - read));
		if (receive) receive(piece);
		else if (piece.length > 0) chunks.push(piece);
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
// src/net/mend-head.ts
const longestHead = 81920;
const mostOddities = 16;
function mendHeads(socket) {
	const oddities = [];
	let held = Buffer.alloc(0);
	function note(kind, seen) {
		if (!oddities.some((each) => each.kind === kind && each.seen === seen) && oddities.length < mostOddities) oddities.push({
			kind,
			seen
		});
	}
	function take(chunk) {
		if (held === null) return chunk;
		held = Buffer.concat([held, chunk]);
		const ready = [];
		for (let end = endOfHead(held); end >= 0 && held !== null; end = held === null ? -1 : endOfHead(held)) {
			const { text, isInterim } = mendHead(held.toString("latin1", 0, end), note);
			ready.push(Buffer.from(text, "latin1"));
			const rest = held.subarray(end);
			if (!isInterim) ready.push(rest);
			held = isInterim ? rest : null;
		}
		if (held !== null && (held.length > longestHead || !mayBeHead(held))) {
			ready.push(held);
			held = null;
		}
		return Buffer.concat(ready);
	}
	const stream = new node_stream__WEBPACK_IMPORTED_MODULE_3__.Duplex({
		read: () => void socket.resume(),
		write: (chunk, encoding, done) => void socket.write(chunk, encoding, done),
		final: (done) => done(),
		destroy: (error, done) => {
			socket.destroy();
			done(error);
		}
	});
	socket.on("data", (chunk) => {
		const ready = take(chunk);
		if (ready.length > 0 && !stream.push(ready)) socket.pause();
	});
	socket.once("end", () => {
		if (held !== null && held.length > 0) stream.push(held);
		stream.push(null);
	});
	socket.on("error", (error) => stream.destroy(error));
	socket.once("close", () => stream.destroy());
	return {
		stream,
		oddities
	};
}
function mayBeHead(bytes) {
	const start = bytes.toString("latin1", 0, 64).replace(/^[\r\n]+/, "");
	return start.length < 8 || /^[^]{0,4}?http/i.test(start);
}
function endOfHead(bytes) {
	let start = 0;
	while (bytes[start] === 13 || bytes[start] === 10) start++;
	const crlf = bytes.indexOf("\n\r\n", start);
	const lf = bytes.indexOf("\n\n", start);
	if (crlf < 0 && lf < 0) return -1;
	return crlf >= 0 && (lf < 0 || crlf < lf) ? crlf + 3 : lf + 2;
}
const usualStatusLine = /^HTTP\/1\.[01] \d{3}(?: [^\0]*)?\r?$/;
const readStatusLine = /^[^]{0,4}?http(?:\/\d+(?:\.\d+)?)?[\t ]+(?<status>\d{3})(?!\d)(?<reason>[^]*)$/i;
const firefoxStatusLine = /^[^]{0,4}?HTTP\/(?:1\.\d|[23](?:\.\d)?) +\d{3}(?: [^]*)?\r?$/;
function mendHead(head, note) {
	const [first = "", ...lines] = head.replace(/^[\r\n]+/, "").split("\n");
	const status = mendStatusLine(first, note);
	return {
		text: [status, ...mendFields(lines, note)].join("\n"),
		isInterim: /^HTTP\/1\.\d 1(?!01)\d\d/.test(status)
	};
}
function mendStatusLine(line, note) {
	if (usualStatusLine.test(line)) return line;
	const { status, reason = "" } = readStatusLine.exec(line)?.groups ?? {};
	if (status === void 0) return line;
	if (line.includes("\0")) note("nul-byte", line.trim());
	if (!firefoxStatusLine.test(line)) note("status-line", line.trim());
	return `HTTP/1.1 ${status} ${reason.replaceAll("\0", "").trim()}\r`;
}
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
function mendFields(lines, note) {
	let isDropped = false;
	return lines.flatMap((line) => {
		if (line === "" || line === "\r") return [line];
		if (/^[\t ]/.test(line)) {
			if (line.includes("\0")) note("nul-byte", "");
			return isDropped ? [] : [line];
		}
		const colon = line.indexOf(":");
		const written = colon < 0 ? line : line.slice(0, colon);
		const name = written.replace(/[\t ]+$/, "");
		if (line.includes("\0")) note("nul-byte", name.replaceAll("\0", ""));
		isDropped = colon < 0 || !token.test(name);
		if (isDropped) return [];
		if (name !== written) note("space-before-colon", name);
		return [`${name}${name.toLowerCase() === "content-length" ? oneLength(line.slice(colon)) : line.slice(colon)}`];
	});
}
const sameLengths = /^:[\t ]*(?<length>\d{1,15})(?:[\t ]*,[\t ]*\k<length>)+[\t ]*(?<end>\r?)$/;
function oneLength(value) {
	return value.replace(sameLengths, ": $<length>$<end>");
}
// src/net/http/exchange.ts
const maxHeaderSize = 262144;
const mostInterim = 32;
function exchange(request$1, how) {
	const url = new URL(request$1.url);
	const { promise, resolve, reject } = Promise.withResolvers();
	const mended = how.tolerant && mendHeads(how.tolerant);
	const outgoing = (0,_node_http_js__WEBPACK_IMPORTED_MODULE_0__.i)({
		...mended ? { createConnection: () => mended.stream } : { agent: how.agent },
		method: request$1.method ?? "GET",
		path: url.pathname + url.search,
		headers: headersFor(request$1, url),
		setHost: false,
		maxHeaderSize,
		insecureHTTPParser: mended !== null
	});
	const fail = (error) => {
		reject((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.n)(error, how.to, "http"));
		outgoing.destroy();
	};
	let isAnswered = false;
	const answer = (incoming) => {
		isAnswered = true;
		free();
		const head = headOf(incoming);
		const intake = request$1.intake?.(head) ?? null;
		const reading = {
			...readingFor(request$1, head, how),
			...intake && { receive: intake.receive }
		};
		readBody(through(incoming, intake?.decoder ?? null), reading).then((body) => resolve({
			...head,
			...body,
			version: "1.1",
			...odditiesOf(mended, incoming)
		}), fail);
	};
	const free = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.i)(how.signal, fail);
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
	limitInterim(outgoing, () => fail((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("http.malformed", {
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
		patience: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(head, request.url) ? Math.min(given, redirectPatience) : given,
		signal,
		budget
	};
}
function through(incoming, decoder) {
	return decoder ? (0,node_stream__WEBPACK_IMPORTED_MODULE_3__.pipeline)(incoming, decoder, () => {}) : incoming;
}
function odditiesOf(mended, { statusMessage = "" }) {
	const reason = statusMessage.includes("\0") ? [{
		kind: "nul-byte",
		seen: statusMessage
	}] : [];
	const oddities = [...mended?.oddities ?? [], ...reason];
	return oddities.length > 0 ? { oddities } : {};
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



/***/ }),

/***/ 8176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ undiciCode)
/* harmony export */ });
// src/net/undici-codes.ts
function undiciCode(error) {
	if (!(error instanceof Error)) return "";
	const { code } = error;
	if (error.name === "HTTPParserError") return code ?? "HPE_INVALID_CONSTANT";
	return typeof code === "string" ? codes[code] ?? code : "";
}
const codes = {
	UND_ERR_SOCKET: "ECONNRESET",
	UND_ERR_CLOSED: "ECONNRESET",
	UND_ERR_DESTROYED: "ECONNRESET",
	UND_ERR_CONNECT_TIMEOUT: "ETIMEDOUT",
	UND_ERR_HEADERS_OVERFLOW: "HPE_HEADER_OVERFLOW",
	UND_ERR_RES_CONTENT_LENGTH_MISMATCH: "HPE_UNEXPECTED_CONTENT_LENGTH"
};



/***/ })

};
