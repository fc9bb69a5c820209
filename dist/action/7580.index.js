export const id = 7580;
export const ids = [7580];
export const modules = {

/***/ 7580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ errorCodeOf),
/* harmony export */   r: () => (/* binding */ openClient),
/* harmony export */   t: () => (/* binding */ detailOf)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(281);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2252);
/* harmony import */ var _undici_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8176);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7030);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8500);






// src/net/client.ts
const longestBody = 4194304;
function openClient(server, environment = process.env) {
	let opening;
	return (request, signal = new AbortController().signal) => {
		if (new URL(request.url).origin !== new URL(server).origin) throw new Error("a request to another origin");
		return (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Ln)(signal, request.patience, async (within) => {
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
	const lookup = isLocalName((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(to)) && { lookup: loopback };
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
		throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("server.unreachable", {
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
		host: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(to),
		port: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(to)
	};
	const bypass = (read("no_proxy") ?? "").split(/[\s,]+/).filter((entry) => entry !== "");
	if (isLocal(end.host) || (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.On)(end, bypass)) return "";
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
		await (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(signal, (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(pause, void 0, { signal })).catch((reason) => {
			throw toFailure(reason, signal, line);
		});
	}
}
function mayAskAgain({ method = "GET" }, error) {
	return /^(?:GET|HEAD)$/.test(method) && !(error instanceof Answered) && broken.has((0,_undici_codes_js__WEBPACK_IMPORTED_MODULE_3__.t)(error));
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
	(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Fn)(signal);
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
	const reply = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(signal, asked);
	answered();
	reply.body.on("error", () => {});
	try {
		return await (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(signal, read(reply, server));
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui) throw error;
		throw new Answered("the answer broke off", { cause: error });
	}
}
async function read({ statusCode: status, headers, body }, server) {
	const chunks = [];
	let length = 0;
	for await (const chunk of body) {
		length += chunk.length;
		if (length > longestBody) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("server.invalid-answer", {
			server,
			detail: tooLong
		});
		chunks.push(chunk);
	}
	return {
		status,
		headers: (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.kn)(headers),
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
	return (0,node_net__WEBPACK_IMPORTED_MODULE_4__.isIP)(host) === 0 ? isLocalName(host) : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.vr)(host, ["127.0.0.0/8", "::1/128"]);
}
function toFailure(thrown, signal, { server }) {
	if (thrown instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui) return thrown;
	const cause = thrown instanceof Answered ? thrown.cause : thrown;
	const error = signal.aborted ? (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.In)(signal) : cause;
	const options = { cause: error };
	if ((0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Mn)(error)) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("server.timeout", { server }, options);
	if (signal.aborted) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("aborted", {}, options);
	const named = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)((0,_undici_codes_js__WEBPACK_IMPORTED_MODULE_3__.t)(error), 60) || "unknown";
	if (/^(?:HPE_|ERR_HTTP)/.test(named)) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("server.invalid-answer", {
		server,
		detail: named
	}, options);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("server.unreachable", {
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
function errorCodeOf(error) {
	const { code } = error;
	return typeof code === "string" ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(code, 60) : "";
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
