export const id = 7325;
export const ids = [7325];
export const modules = {

/***/ 7143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ acceptedCodings),
/* harmony export */   n: () => (/* binding */ sourceRefusalOf),
/* harmony export */   r: () => (/* binding */ wholeAnswer),
/* harmony export */   t: () => (/* binding */ retryAfterOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8522);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6466);





// src/net/sources/decode.ts
const acceptedCodings = "gzip, br, deflate";
const decoders = {
	gzip: () => (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createGunzip)(),
	"x-gzip": () => (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createGunzip)(),
	br: () => (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createBrotliDecompress)(),
	deflate: (first) => (first[0] ?? 0) % 16 === 8 ? (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createInflate)() : (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createInflateRaw)()
};
const slack = 65536;
async function decoded({ headers, body }, limit, take) {
	const [coding = "identity", ...more] = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Vn)(headers, "content-encoding").flatMap((value) => value.split(",").map((each) => each.trim().toLowerCase()));
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
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.Ui) throw error;
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
	await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_4__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_2__.Readable.from(whole()), decoder(first.value), async (pieces) => {
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
		const seconds = retryAfterOf(headers) ?? unsaid;
		throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Gi)("source.rate-limited", {
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
		const retryAfter = retryAfterOf(headers);
		throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Gi)("source.status", {
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
	(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Fn)(signal);
	throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Gi)("source.malformed", {
		...asked,
		detail: problem
	});
}
const unsaid = 60;
const longest = 86400;
function retryAfterOf(headers) {
	const [told = ""] = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Vn)(headers, "retry-after").map((value) => value.trim());
	if (/^\d{1,9}$/.test(told)) return bounded(Number(told));
	const [until, now] = [dateOf(told), dateOf((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Vn)(headers, "date")[0]?.trim() ?? "")];
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
function sourceRefusalOf(error, asked, isNamed) {
	if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.Ui) || ofRun.test(error.facts.id)) return error;
	const { id, reason } = error.facts;
	const options = { cause: error };
	if (id.startsWith("timeout.")) return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Gi)("timeout.source", { ...asked }, options);
	if (id === "address.private" && isNamed) return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Gi)("source.redirect", {
		...asked,
		detail: "private"
	}, options);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Gi)("source.unreachable", {
		...asked,
		detail: reason
	}, options);
}



/***/ }),

/***/ 2301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ exchangeWithSource),
/* harmony export */   t: () => (/* binding */ openConnections)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _undici_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2483);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1947);
/* harmony import */ var _undici_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8176);




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
				headers: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.kn)(headers),
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
		(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Fn)(signal);
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
		return await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Rn)(signal, request);
	} catch (error) {
		client.destroy().catch(() => {});
		(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Fn)(signal);
		const own = Object.assign(new Error("no answer", { cause: error }), { code: (0,_undici_codes_js__WEBPACK_IMPORTED_MODULE_3__.t)(error) });
		const named = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.jn)(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.Ui ? error : own, to, "http");
		if (!isFresh && named.facts.id === "http.closed") return null;
		throw named;
	}
}
async function* countedBody(body, { isFresh }, { budget, signal }) {
	for await (const piece of body) {
		(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Fn)(signal);
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
var import_undici = (0,_undici_js__WEBPACK_IMPORTED_MODULE_1__.t)();
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
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ut)(host, handshake)) return;
	const detail = handshake.trustError ?? (handshake.lenient ? "lenient" : "wrong-name");
	throw (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Gi)("source.untrusted", {
		...asked,
		detail
	});
}
function closed() {
	return Object.assign(new Error("closed"), { code: "ECONNRESET" });
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
/* harmony import */ var _answer2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7143);
/* harmony import */ var _cache_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2301);




// src/net/post.ts
async function post({ url: text, headers, body, mostRead = 0 }, { policy, routes, given, pins, budget, shared }, signal) {
	const url = new URL(text);
	const to = {
		host: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Sr)(url),
		port: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Or)(url)
	};
	if (url.protocol !== "https:" || url.username !== "" || url.password !== "") throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Gi)("http.malformed", {
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
		return await (0,_cache_js__WEBPACK_IMPORTED_MODULE_3__.n)(way, {
			url,
			headers: fields,
			...body !== null && { sent: {
				type,
				body
			} },
			budget,
			signal
		}, async ({ status, headers: told, body: sent }) => ({
			status,
			retryAfter: (0,_answer2_js__WEBPACK_IMPORTED_MODULE_2__.t)(told),
			...mostRead > 0 && { body: await beginningOf(sent, mostRead) }
		}), shared.webhooks ??= (0,_cache_js__WEBPACK_IMPORTED_MODULE_3__.t)());
	} catch (error) {
		throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.An)(error, to, "http");
	}
}
async function beginningOf(body, most) {
	const pieces = [];
	let size = 0;
	try {
		for await (const piece of body) {
			pieces.push(piece);
			size += piece.length;
			if (size >= most) break;
		}
	} catch {}
	return Buffer.concat(pieces).subarray(0, most).toString();
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
