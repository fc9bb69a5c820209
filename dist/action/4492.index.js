export const id = 4492;
export const ids = [4492];
export const modules = {

/***/ 4492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   codeOf: () => (/* reexport safe */ _client2_js__WEBPACK_IMPORTED_MODULE_0__.t),
/* harmony export */   detailOf: () => (/* reexport safe */ _client2_js__WEBPACK_IMPORTED_MODULE_0__.n),
/* harmony export */   openClient: () => (/* reexport safe */ _client2_js__WEBPACK_IMPORTED_MODULE_0__.r)
/* harmony export */ });
/* harmony import */ var _client2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7580);



/***/ }),

/***/ 7580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ detailOf),
/* harmony export */   r: () => (/* binding */ openClient),
/* harmony export */   t: () => (/* binding */ codeOf)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4708);


// src/net/client.ts
(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.fa)();
const longestBody = 4194304;
const keeping = {
	keepAlive: true,
	maxSockets: 8,
	scheduling: "lifo"
};
function openClient(server) {
	const isSecure = new URL(server).protocol === "https:";
	const line = {
		server,
		isSecure,
		agent: isSecure ? new node_https__WEBPACK_IMPORTED_MODULE_1__.Agent({
			...keeping,
			rejectUnauthorized: true
		}) : new _gate_js__WEBPACK_IMPORTED_MODULE_0__.ua(keeping)
	};
	return (request, signal = new AbortController().signal) => {
		if (new URL(request.url).origin !== new URL(server).origin) throw new Error("a request to another origin");
		return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.yi)(signal, request.patience, (within) => ask(request, within, line));
	};
}
async function ask(request, signal, line) {
	for (;;) {
		const reply = await exchange(request, signal, line);
		if (reply) return reply;
	}
}
function open({ url, method = "GET", headers = {}, body }, { isSecure, agent }) {
	const to = new URL(url);
	return (isSecure ? node_https__WEBPACK_IMPORTED_MODULE_1__.request : _gate_js__WEBPACK_IMPORTED_MODULE_0__.pa)(to, {
		agent,
		method,
		headers: {
			"accept-encoding": "identity",
			...body && { "content-length": `${body.length}` },
			...headers
		},
		...isLocalName((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.wi)(to)) && { lookup: loopback }
	});
}
function exchange(request, signal, line) {
	const outgoing = open(request, line);
	const { promise, resolve, reject } = Promise.withResolvers();
	let isAnswered = false;
	const fail = (error) => {
		if (!isAnswered && outgoing.reusedSocket && broken.has(codeOf(error))) resolve(null);
		else reject(toFailure(error, line.server));
		outgoing.destroy();
	};
	const free = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._i)(signal, fail);
	outgoing.on("error", (error) => isAnswered || fail(error));
	outgoing.once("close", () => isAnswered || fail(closed()));
	outgoing.once("response", (incoming) => {
		isAnswered = true;
		read(incoming, line.server).then(resolve, fail);
	});
	outgoing.end(request.body);
	return promise.finally(free);
}
async function read(incoming, server) {
	const { statusCode: status = 0, rawHeaders } = incoming;
	const chunks = [];
	let length = 0;
	for await (const chunk of incoming) {
		length += chunk.length;
		if (length > longestBody) throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.oa)("server.invalid-answer", {
			server,
			detail: tooLong
		});
		chunks.push(chunk);
	}
	return {
		status,
		headers: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.mi)(rawHeaders),
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
const broken = new Set(["ECONNRESET", "EPIPE"]);
function closed() {
	return Object.assign(new Error("closed"), { code: "ECONNRESET" });
}
function toFailure(error, server) {
	if (error instanceof _gate_js__WEBPACK_IMPORTED_MODULE_0__.ia) return error;
	const options = { cause: error };
	if ((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.gi)(error)) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.oa)("server.timeout", { server }, options);
	if (error instanceof Error && error.name === "AbortError") return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.oa)("aborted", {}, options);
	const code = codeOf(error) || "unknown";
	if (/^(?:HPE_|ERR_HTTP)/.test(code)) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.oa)("server.invalid-answer", {
		server,
		detail: code
	}, options);
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.oa)("server.unreachable", {
		server,
		detail: detailOf(code)
	}, options);
}
function codeOf(error) {
	const { code } = error;
	return typeof code === "string" ? (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Fi)(code, 60) : "";
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



/***/ })

};
