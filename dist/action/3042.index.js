export const id = 3042;
export const ids = [3042];
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

/***/ 3042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   requestSource: () => (/* binding */ requestSource)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);
/* harmony import */ var _answer2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7143);
/* harmony import */ var _cache_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2301);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7030);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8500);






// src/net/sources/retry.ts
const pauses = [200, 800];
async function withRetries(work, { signal, until, chance = Math.random }) {
	for (let tries = 0;; tries++) try {
		return await work();
	} catch (error) {
		const pause = (pauses[tries] ?? Number.POSITIVE_INFINITY) * (.5 + chance());
		if (!mayPass(error) || performance.now() + pause >= until) throw error;
		await (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(signal, (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(pause, void 0, { signal }));
	}
}
const passing = new Set([
	"http.closed",
	"tcp.refused",
	"tcp.reset",
	"tcp.unreachable",
	"timeout.tcp",
	"tls.closed"
]);
function mayPass(error) {
	if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.Ui) || error.retryAfter !== null) return false;
	const { id, params } = error.facts;
	if (id === "source.status") return [
		502,
		503,
		504
	].includes(Number(params["status"]));
	const { detail } = params;
	return id === "source.unreachable" && typeof detail === "string" && passing.has(detail);
}
// src/net/sources/breaker.ts
const mostFailures = 5;
const rest = 3e4;
function openBreaker(now = () => performance.now()) {
	let failures = 0;
	let last;
	let until = 0;
	return async (work) => {
		const wait = until - now();
		if (last && failures >= mostFailures) {
			if (wait > 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Ui(last.facts, {
				cause: last,
				retryAfter: Math.ceil(wait / 1e3)
			});
			until = now() + rest;
		}
		try {
			const answer = await work();
			failures = 0;
			return answer;
		} catch (error) {
			if (!isOfServer(error)) {
				if (failures >= mostFailures) until = now();
				throw error;
			}
			failures++;
			last = error;
			until = now() + rest;
			throw error;
		}
	};
}
function isOfServer(error) {
	if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.Ui)) return false;
	const { id, params } = error.facts;
	if (id === "source.status") return Number(params["status"]) >= 500;
	return id === "source.unreachable" || id === "timeout.source";
}
// src/net/sources/pace.ts
function openPace({ perSecond, burst = perSecond, concurrency }, now = () => performance.now()) {
	const queue = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.v)(concurrency);
	const distance = 1e3 / perSecond;
	const ahead = (Math.max(1, burst) - 1) * distance;
	let paid = Number.NEGATIVE_INFINITY;
	async function turn({ asked, signal, until }) {
		const at = now();
		const wait = paid - ahead - at;
		if (at + wait > until) throw refused(asked, (at + wait - until) / 1e3);
		paid = Math.max(paid, at) + distance;
		if (wait > 0) await (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(signal, (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(wait, void 0, { signal }));
	}
	return async (patient, work) => {
		let isLet = false;
		try {
			return await queue(patient.signal, async () => {
				await turn(patient);
				isLet = true;
				return work();
			});
		} catch (error) {
			if (isLet || !(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Mn)(error)) throw error;
			throw refused(patient.asked, distance / 1e3);
		}
	};
}
function refused(asked, wait) {
	const seconds = Math.max(1, Math.ceil(wait));
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Gi)("source.rate-limited", {
		...asked,
		seconds
	}, { retryAfter: seconds });
}
// src/net/sources/rate.ts
const most = 1e3;
function openRateLimits() {
	const servers = new Map();
	function serverFor(id, origin) {
		const key = `${id} ${origin}`;
		const server = servers.get(key) ?? {
			pace: openPace(_start_js__WEBPACK_IMPORTED_MODULE_0__.ar[id]),
			breaker: openBreaker()
		};
		servers.delete(key);
		servers.set(key, server);
		const [oldest] = servers.keys();
		if (servers.size > most && oldest !== void 0) servers.delete(oldest);
		return server;
	}
	return { ask(id, origin, patient, work) {
		const { pace, breaker } = serverFor(id, origin);
		return breaker(() => withRetries(() => pace(patient, work), patient));
	} };
}
// src/net/sources/request.ts
const mostRedirects = 4;
const ofForms = "application/x-www-form-urlencoded";
const usualLimit = 1048576;
const usualPatience = 6e3;
async function requestSource(id, request, lent) {
	const { patience = usualPatience } = request;
	const row = _start_js__WEBPACK_IMPORTED_MODULE_0__.ar[id];
	const base = new URL(lent.sources[id] ?? row.url);
	const first = firstUrl(request, base);
	const limit = limitOf(request);
	if (limit > usualLimit) lent.budget.widen({
		connections: 0,
		bytes: limit
	});
	const until = performance.now() + patience;
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Ln)(lent.signal, patience, async (signal) => {
		let hop = {
			url: first,
			isNamed: first.origin !== base.origin,
			redirects: 0
		};
		for (;;) {
			const asked = {
				source: row.name,
				host: hop.url.host
			};
			const step = await askHop(hop, {
				id,
				request,
				asked,
				base,
				first,
				limit,
				until,
				lent,
				signal
			});
			if ("body" in step) return {
				...step,
				url: hop.url.href,
				redirects: hop.redirects
			};
			if (hop.redirects === mostRedirects) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Gi)("source.redirect", {
				...asked,
				detail: "limit"
			});
			const next = step.location === null ? null : new URL(step.location);
			if (!next || !mayAsk(next, [base, first])) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Gi)("source.redirect", {
				...asked,
				detail: next ? "http" : "location"
			});
			hop = {
				url: next,
				isNamed: true,
				redirects: hop.redirects + 1
			};
		}
	});
}
function firstUrl({ path, url }, base) {
	const first = url === void 0 ? new URL(path, base) : new URL(url);
	if (url === void 0 && !first.href.startsWith(base.href)) throw new Error("a path that leads out of its source");
	return first;
}
function limitOf({ limit = usualLimit, receive }) {
	return Math.min(limit, receive ? _gate_js__WEBPACK_IMPORTED_MODULE_1__.l.received : _gate_js__WEBPACK_IMPORTED_MODULE_1__.l.kept);
}
function headersFor(request, to, { id, base, keys }) {
	const { key: taken } = _start_js__WEBPACK_IMPORTED_MODULE_0__.ar[id];
	const key = to.origin === base.origin ? keys[id] : void 0;
	return {
		"accept-encoding": _answer2_js__WEBPACK_IMPORTED_MODULE_2__.i,
		...request.headers,
		...request.ifNoneMatch !== void 0 && { "if-none-match": request.ifNoneMatch },
		...taken && key !== void 0 && { [taken.header]: taken.before + key }
	};
}
async function askHop(hop, asking) {
	const { id, asked, base, first, lent, signal, until } = asking;
	const { shared } = lent;
	const limits = shared.limits ??= openRateLimits();
	const connections = shared.connections ??= (0,_cache_js__WEBPACK_IMPORTED_MODULE_3__.t)();
	const { url, isNamed } = hop;
	const to = {
		host: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Sr)(url),
		port: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Or)(url)
	};
	const told = (error) => (0,_answer2_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.An)(error, to, "http"), asked, isNamed);
	if (!mayAsk(url, [base, first])) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Gi)("source.untrusted", {
		...asked,
		detail: "http"
	});
	const isBase = url.origin === base.origin;
	const policy = {
		special: isBase && (id in lent.sources || lent.policy.special),
		allow: lent.policy.allow
	};
	const way = {
		to,
		origin: url.origin,
		isSecure: url.protocol === "https:",
		asked,
		routes: lent.routesUnder(policy),
		given: lent.given,
		terms: [policy, lent.pins]
	};
	const headers = headersFor(asking.request, url, {
		id,
		base,
		keys: lent.keys
	});
	const work = async () => {
		const since = performance.now();
		const fields = isBase ? asking.request.form : void 0;
		const sent = fields && {
			type: ofForms,
			body: new URLSearchParams(fields).toString()
		};
		const question = {
			url,
			headers,
			sent,
			budget: lent.budget,
			signal
		};
		try {
			const step = await (0,_cache_js__WEBPACK_IMPORTED_MODULE_3__.n)(way, question, (opened) => read(opened, since, hop, asking), connections);
			if ("body" in step) shared.states.answered(id, step.ms);
			return step;
		} catch (error) {
			const named = told(error);
			if (!lent.signal.aborted) shared.states.failed(id, named instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.Ui ? named.facts.reason : "timeout.source");
			throw named;
		}
	};
	try {
		return await limits.ask(id, url.origin, {
			asked,
			signal,
			until
		}, work);
	} catch (error) {
		throw told(error);
	}
}
async function read(opened, since, { url }, { request, asked, limit, signal }) {
	const destination = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.zn)(opened, url.href);
	if (destination) return { location: destination.url };
	const mayBeSame = request.ifNoneMatch !== void 0;
	return {
		...await (0,_answer2_js__WEBPACK_IMPORTED_MODULE_2__.r)(opened, asked, {
			limit,
			signal,
			mayBeSame,
			receive: request.receive
		}),
		ms: performance.now() - since
	};
}
function mayAsk(url, chosen) {
	if (url.protocol === "https:") return true;
	return url.protocol === "http:" && isLoopback((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Sr)(url)) && chosen.some(({ origin }) => origin === url.origin);
}
function isLoopback(host) {
	return (0,node_net__WEBPACK_IMPORTED_MODULE_4__.isIP)(host) === 0 ? host === "localhost" : (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.vr)(host, ["127.0.0.0/8", "::1/128"]);
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
