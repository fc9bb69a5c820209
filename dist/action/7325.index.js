export const id = 7325;
export const ids = [7325];
export const modules = {

/***/ 8414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ openConnections),
/* harmony export */   t: () => (/* binding */ exchange)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _undici_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8176);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1947);
/* harmony import */ var _undici_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2483);




// src/net/sources/kept.ts
var import_undici = (0,_undici_js__WEBPACK_IMPORTED_MODULE_3__.t)();
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
	const { socket, address, handshake } = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.u)(to, isSecure, signal, {
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
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.H)(host, handshake)) return;
	const detail = handshake.trustError ?? (handshake.lenient ? "lenient" : "wrong-name");
	throw (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Vr)("source.untrusted", {
		...asked,
		detail
	});
}
function closed() {
	return Object.assign(new Error("closed"), { code: "ECONNRESET" });
}
// src/net/sources/exchange.ts
const mostUnread = 65536;
const unreadPatience = 1e3;
const connections = openConnections();
async function exchange(way, asking, read, from = connections) {
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
				headers: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.jr)(headers),
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
		(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Lr)(signal);
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
		return await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Br)(signal, request);
	} catch (error) {
		client.destroy().catch(() => {});
		(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Lr)(signal);
		const own = Object.assign(new Error("no answer", { cause: error }), { code: (0,_undici_codes_js__WEBPACK_IMPORTED_MODULE_1__.t)(error) });
		const named = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nr)(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.zr ? error : own, to, "http");
		if (!isFresh && named.facts.id === "http.closed") return null;
		throw named;
	}
}
async function* countedBody(body, { isFresh }, { budget, signal }) {
	for await (const piece of body) {
		(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Lr)(signal);
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



/***/ }),

/***/ 7325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   post: () => (/* binding */ post)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8414);



// src/net/post.ts
const connections = (0,_exchange_js__WEBPACK_IMPORTED_MODULE_2__.n)();
async function post({ url: text, headers, body }, { policy, routes, given, pins, budget }, signal) {
	const url = new URL(text);
	const to = {
		host: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.yn)(url),
		port: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tn)(url)
	};
	if (url.protocol !== "https:" || url.username !== "" || url.password !== "") throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Vr)("http.malformed", {
		host: to.host,
		detail: "URL"
	});
	const asked = {
		source: "webhook",
		host: url.host
	};
	const way = {
		to,
		origin: url.origin,
		isSecure: true,
		asked,
		routes,
		given,
		terms: [policy, pins]
	};
	const { "content-type": type = "application/json", ...fields } = headers;
	try {
		return await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_2__.t)(way, {
			url,
			headers: fields,
			sent: {
				type,
				body
			},
			budget,
			signal
		}, ({ status, headers: told }) => Promise.resolve({
			status,
			retryAfter: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.f)(told)
		}), connections);
	} catch (error) {
		throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Mr)(error, to, "http");
	}
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
