export const id = 3015;
export const ids = [3015];
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

/***/ 3015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   queryWhois: () => (/* binding */ queryWhois)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);
/* harmony import */ var _answer2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7143);



// src/net/whois.ts
const usualPort = 43;
const usualRoot = {
	host: "whois.iana.org",
	port: usualPort
};
async function queryWhois({ host, port = usualPort, namedBy }, { line, patience = _gate_js__WEBPACK_IMPORTED_MODULE_1__.s.patience }, { root, policy, routesUnder, budget, signal, shared }) {
	const to = host === null ? { ...root ?? usualRoot } : {
		host,
		port,
		...namedBy !== void 0 && { namedBy }
	};
	const server = to.port === usualPort ? to.host : `${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.xr)(to.host)}:${to.port}`;
	const asked = {
		source: "WHOIS",
		host: server
	};
	if (!mayBePut(line)) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Gi)("source.malformed", {
		...asked,
		detail: "question"
	});
	if (host !== null && !mayBeAsked(to.port)) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Gi)("source.redirect", {
		...asked,
		detail: "port"
	});
	const routes = routesUnder({
		special: host === null && (root !== void 0 || policy.special),
		allow: policy.allow
	});
	const started = performance.now();
	try {
		const told = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Ln)(signal, patience, (within) => queueAt(server, shared.whois)(within, async () => {
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
		const named = (0,_answer2_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.An)(error, to, "tcp"), asked, namedBy !== void 0);
		if (!signal.aborted) shared.states.failed("whois", named instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.Ui ? named.reason : "timeout.source");
		throw named;
	}
}
const atATime = 2;
const mostServers = 256;
function queueAt(server, queues) {
	const known = queues.get(server) ?? (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.v)(atATime);
	queues.delete(server);
	queues.set(server, known);
	const [oldest] = queues.keys();
	if (queues.size > mostServers && oldest !== void 0) queues.delete(oldest);
	return known;
}
function mayBePut(line) {
	return line.length <= _gate_js__WEBPACK_IMPORTED_MODULE_1__.s.question && /^[\x20-\x7e]+$/.test(line);
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
	const fail = (error) => reject((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.jn)(error, to, "tcp"));
	const free = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Nn)(within, fail);
	socket.on("data", (chunk) => {
		const rest = _gate_js__WEBPACK_IMPORTED_MODULE_1__.s.answer - length;
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



/***/ })

};
