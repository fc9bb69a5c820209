export const id = 2252;
export const ids = [2252];
export const modules = {

/***/ 2252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ redirects),
/* harmony export */   $t: () => (/* binding */ refusedStep),
/* harmony export */   A: () => (/* binding */ plainHttpWay),
/* harmony export */   An: () => (/* binding */ nameEnd),
/* harmony export */   At: () => (/* binding */ clientHello$1),
/* harmony export */   B: () => (/* binding */ endedDistribution),
/* harmony export */   Bn: () => (/* binding */ resolve),
/* harmony export */   Bt: () => (/* binding */ everyCertificate),
/* harmony export */   C: () => (/* binding */ answerFailure),
/* harmony export */   Cn: () => (/* binding */ listTotal),
/* harmony export */   Ct: () => (/* binding */ probeFor),
/* harmony export */   D: () => (/* binding */ plainHttp),
/* harmony export */   Dn: () => (/* binding */ longestAfterwards),
/* harmony export */   Dt: () => (/* binding */ bearsLargeHello),
/* harmony export */   E: () => (/* binding */ http$1),
/* harmony export */   En: () => (/* binding */ defineCheck),
/* harmony export */   Et: () => (/* binding */ openProber),
/* harmony export */   F: () => (/* binding */ numbersOf),
/* harmony export */   Fn: () => (/* binding */ throwIfAborted),
/* harmony export */   Ft: () => (/* binding */ countOfDays),
/* harmony export */   G: () => (/* binding */ ssl),
/* harmony export */   Gn: () => (/* binding */ init__node_http),
/* harmony export */   Gt: () => (/* binding */ note$1),
/* harmony export */   H: () => (/* binding */ isOwn),
/* harmony export */   Hn: () => (/* binding */ date),
/* harmony export */   Ht: () => (/* binding */ ladder$1),
/* harmony export */   I: () => (/* binding */ packagerIn),
/* harmony export */   In: () => (/* binding */ whyOf),
/* harmony export */   It: () => (/* binding */ day$1),
/* harmony export */   J: () => (/* binding */ approaching),
/* harmony export */   Jt: () => (/* binding */ shownRows),
/* harmony export */   K: () => (/* binding */ valueText),
/* harmony export */   Kt: () => (/* binding */ row$1),
/* harmony export */   L: () => (/* binding */ readProducts),
/* harmony export */   Ln: () => (/* binding */ withPatience),
/* harmony export */   Lt: () => (/* binding */ wholeDays),
/* harmony export */   M: () => (/* binding */ productsOf),
/* harmony export */   Mn: () => (/* binding */ isTimeout),
/* harmony export */   Mt: () => (/* binding */ groupFamilies),
/* harmony export */   N: () => (/* binding */ compareVersions),
/* harmony export */   Nn: () => (/* binding */ onAbort),
/* harmony export */   Nt: () => (/* binding */ hybridGroup),
/* harmony export */   O: () => (/* binding */ plainHttp$1),
/* harmony export */   On: () => (/* binding */ isBypassed$1),
/* harmony export */   Ot: () => (/* binding */ lineTo),
/* harmony export */   P: () => (/* binding */ isReadWhole),
/* harmony export */   Pn: () => (/* binding */ onAbortInCrowd),
/* harmony export */   Pt: () => (/* binding */ otherPostQuantumGroups),
/* harmony export */   Q: () => (/* binding */ effectsOf),
/* harmony export */   Qt: () => (/* binding */ withoutIgnored),
/* harmony export */   R: () => (/* binding */ distributions),
/* harmony export */   Rn: () => (/* binding */ withSignal),
/* harmony export */   Rt: () => (/* binding */ ladder),
/* harmony export */   S: () => (/* binding */ gate),
/* harmony export */   Sn: () => (/* binding */ descriptions),
/* harmony export */   St: () => (/* binding */ isDoubtful),
/* harmony export */   T: () => (/* binding */ foreignPageBy),
/* harmony export */   Tn: () => (/* binding */ targetOfText),
/* harmony export */   Tt: () => (/* binding */ withoutRefusals),
/* harmony export */   U: () => (/* binding */ pageKinds),
/* harmony export */   Un: () => (/* binding */ datetime),
/* harmony export */   Ut: () => (/* binding */ siteProblems),
/* harmony export */   V: () => (/* binding */ foreignSystem),
/* harmony export */   Vn: () => (/* binding */ valuesOf$1),
/* harmony export */   Vt: () => (/* binding */ leakHeaders),
/* harmony export */   W: () => (/* binding */ judge$1),
/* harmony export */   Wn: () => (/* binding */ _node_http_exports),
/* harmony export */   Wt: () => (/* binding */ pageTypeOf),
/* harmony export */   X: () => (/* binding */ ranked),
/* harmony export */   Xt: () => (/* binding */ parseCsp),
/* harmony export */   Y: () => (/* binding */ severityOfDays),
/* harmony export */   Yt: () => (/* binding */ weightsIn),
/* harmony export */   Z: () => (/* binding */ becauseOfCaps),
/* harmony export */   Zt: () => (/* binding */ parseCspList),
/* harmony export */   _: () => (/* binding */ dial),
/* harmony export */   _n: () => (/* binding */ bandOf),
/* harmony export */   _t: () => (/* binding */ textOfHtml),
/* harmony export */   a: () => (/* binding */ busyScopes),
/* harmony export */   an: () => (/* binding */ leafProblems),
/* harmony export */   at: () => (/* binding */ resolveReferences),
/* harmony export */   b: () => (/* binding */ sumOf),
/* harmony export */   bn: () => (/* binding */ reasonWords),
/* harmony export */   bt: () => (/* binding */ withoutWww),
/* harmony export */   c: () => (/* binding */ exchangeHello),
/* harmony export */   cn: () => (/* binding */ isOver),
/* harmony export */   ct: () => (/* binding */ identityOf),
/* harmony export */   d: () => (/* binding */ mailLimits),
/* harmony export */   dn: () => (/* binding */ fetchNamed),
/* harmony export */   dt: () => (/* binding */ parseSetCookie),
/* harmony export */   en: () => (/* binding */ stepsOf),
/* harmony export */   et: () => (/* binding */ refreshOf),
/* harmony export */   f: () => (/* binding */ badName),
/* harmony export */   fn: () => (/* binding */ readPem),
/* harmony export */   ft: () => (/* binding */ dropReasons),
/* harmony export */   g: () => (/* binding */ pinFor),
/* harmony export */   gn: () => (/* binding */ assessScore),
/* harmony export */   gt: () => (/* binding */ challengeIn),
/* harmony export */   h: () => (/* binding */ mayContact),
/* harmony export */   hn: () => (/* binding */ concludeScore),
/* harmony export */   ht: () => (/* binding */ starttlsNames),
/* harmony export */   i: () => (/* binding */ runLocal),
/* harmony export */   "in": () => (/* binding */ certificate$1),
/* harmony export */   it: () => (/* binding */ readTags),
/* harmony export */   j: () => (/* binding */ findDisclosures),
/* harmony export */   jn: () => (/* binding */ toFailure),
/* harmony export */   jt: () => (/* binding */ classicGroups$1),
/* harmony export */   k: () => (/* binding */ plainHttpStates),
/* harmony export */   kn: () => (/* binding */ pairs),
/* harmony export */   kt: () => (/* binding */ pageLimit),
/* harmony export */   l: () => (/* binding */ sourceLimits),
/* harmony export */   ln: () => (/* binding */ isForHost),
/* harmony export */   lt: () => (/* binding */ isInCookieDomain),
/* harmony export */   m: () => (/* binding */ secure),
/* harmony export */   mn: () => (/* binding */ concludeGrade),
/* harmony export */   mt: () => (/* binding */ knownSurvey),
/* harmony export */   n: () => (/* binding */ deadlineOf),
/* harmony export */   nn: () => (/* binding */ identityProblems),
/* harmony export */   nt: () => (/* binding */ mostTags$1),
/* harmony export */   o: () => (/* binding */ isBusy),
/* harmony export */   on: () => (/* binding */ findPath),
/* harmony export */   ot: () => (/* binding */ isTrustedByHandshake),
/* harmony export */   p: () => (/* binding */ undetermined),
/* harmony export */   pn: () => (/* binding */ attempt),
/* harmony export */   pt: () => (/* binding */ flagsOf),
/* harmony export */   q: () => (/* binding */ valuesText),
/* harmony export */   qt: () => (/* binding */ rowsIn),
/* harmony export */   r: () => (/* binding */ localRunner),
/* harmony export */   rn: () => (/* binding */ firstProven),
/* harmony export */   rt: () => (/* binding */ readAttributes),
/* harmony export */   s: () => (/* binding */ whoisLimits),
/* harmony export */   sn: () => (/* binding */ readOrNull),
/* harmony export */   st: () => (/* binding */ upgradedByHsts),
/* harmony export */   t: () => (/* binding */ openEngine),
/* harmony export */   tn: () => (/* binding */ unclearStep),
/* harmony export */   tt: () => (/* binding */ opensBody),
/* harmony export */   u: () => (/* binding */ openConnection),
/* harmony export */   un: () => (/* binding */ readExtensionValue),
/* harmony export */   ut: () => (/* binding */ openJar),
/* harmony export */   v: () => (/* binding */ openQueue),
/* harmony export */   vn: () => (/* binding */ scoreBounds),
/* harmony export */   vt: () => (/* binding */ decodeBody),
/* harmony export */   w: () => (/* binding */ defaults),
/* harmony export */   wn: () => (/* binding */ targetOfHost),
/* harmony export */   wt: () => (/* binding */ retryProbes),
/* harmony export */   x: () => (/* binding */ dnsReasonWords),
/* harmony export */   xn: () => (/* binding */ fingerprint),
/* harmony export */   xt: () => (/* binding */ judge$2),
/* harmony export */   y: () => (/* binding */ gateOne),
/* harmony export */   yn: () => (/* binding */ behindProxy),
/* harmony export */   yt: () => (/* binding */ decodePage),
/* harmony export */   z: () => (/* binding */ distributionsAsOf),
/* harmony export */   zn: () => (/* binding */ readLocation),
/* harmony export */   zt: () => (/* binding */ datedCertificates)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(281);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7030);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8522);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7598);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1692);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8500);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8161);
/* harmony import */ var node_dns_promises__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1553);










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
	default: () => http$2,
	get: () => get$1,
	globalAgent: () => globalAgent,
	maxHeaderSize: () => maxHeaderSize$1,
	request: () => request,
	setMaxIdleHTTPParsers: () => setMaxIdleHTTPParsers,
	validateHeaderName: () => validateHeaderName,
	validateHeaderValue: () => validateHeaderValue
});
var http$2, Agent, ClientRequest, IncomingMessage, METHODS, OutgoingMessage, STATUS_CODES, Server, ServerResponse, createServer, get$1, globalAgent, maxHeaderSize$1, request, setMaxIdleHTTPParsers, validateHeaderName, validateHeaderValue;
var init__node_http = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)((() => {
	http$2 = process.getBuiltinModule("node:http");
	Agent = (() => http$2.Agent)();
	ClientRequest = (() => http$2.ClientRequest)();
	IncomingMessage = (() => http$2.IncomingMessage)();
	METHODS = (() => http$2.METHODS)();
	OutgoingMessage = (() => http$2.OutgoingMessage)();
	STATUS_CODES = (() => http$2.STATUS_CODES)();
	Server = (() => http$2.Server)();
	ServerResponse = (() => http$2.ServerResponse)();
	createServer = (() => http$2.createServer)();
	get$1 = (() => http$2.get)();
	globalAgent = (() => http$2.globalAgent)();
	maxHeaderSize$1 = (() => http$2.maxHeaderSize)();
	request = (() => http$2.request)();
	setMaxIdleHTTPParsers = (() => http$2.setMaxIdleHTTPParsers)();
	validateHeaderName = (() => http$2.validateHeaderName)();
	validateHeaderValue = (() => http$2.validateHeaderValue)();
}));
// node_modules/zod/v4/classic/iso.js
function datetime(params) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)(_start_js__WEBPACK_IMPORTED_MODULE_1__.gi, params);
}
function date(params) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Bi)(_start_js__WEBPACK_IMPORTED_MODULE_1__.hi, params);
}
// src/formats/http/header-list.ts
function valuesOf$1(fields, name) {
	const wanted = name.toLowerCase();
	return fields.filter(([each]) => each.toLowerCase() === wanted).map(([, value]) => value);
}
const longest$5 = 65536;
function splitList(values) {
	if (values.length === 0) return [];
	const joined = values.join(", ").slice(0, longest$5);
	const elements = [];
	let start = 0;
	let isQuoted = false;
	for (let at = 0; at < joined.length; at++) {
		const character = joined[at];
		if (isQuoted && character === "\\") at++;
		else if (character === "\"") isQuoted = !isQuoted;
		else if (character === "," && !isQuoted) {
			elements.push(joined.slice(start, at).trim());
			start = at + 1;
		}
	}
	elements.push(joined.slice(start).trim());
	return elements;
}
// src/formats/http/location.ts
const redirectStatuses = new Set([
	301,
	302,
	303,
	307,
	308
]);
const longestShown = 2048;
function readLocation({ status, headers }, base) {
	if (!redirectStatuses.has(status)) return null;
	const given = [...new Set(valuesOf$1(headers, "location").map((value) => value.trim()))];
	const [location] = given;
	if (location === void 0 || location === "" && given.length === 1) return null;
	const seen = given.join(", ").slice(0, longestShown);
	return {
		url: given.length > 1 ? null : resolve(location, base),
		seen
	};
}
function hasEmptyLocation(reply) {
	const values = valuesOf$1(reply.headers, "location");
	return redirectStatuses.has(reply.status) && values.length > 0 && values.every((value) => value.trim() === "");
}
function resolve(location, base) {
	const url = URL.parse(escaped(location), base);
	if (!url || !/^https?:$/.test(url.protocol) || url.hostname === "" || url.port === "0") return null;
	url.username = "";
	url.password = "";
	url.hash = "";
	return url.href;
}
function escaped(location) {
	return location.replace(/[\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
}
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
	if (reason instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui || reason instanceof Error && reason.name === "TimeoutError") return reason;
	return new DOMException("The measurement was called off.", "AbortError");
}
function isTimeout(error) {
	return error instanceof Error && error.name === "TimeoutError";
}
async function withPatience(signal, patience, work) {
	if (patience === void 0) return work(signal);
	const own = new AbortController();
	const free = onAbort(signal, (reason) => own.abort(reason));
	const timer = openTimer(patience, () => own.abort(new DOMException("The patience is over.", "TimeoutError")));
	timers.set(own.signal, [timer, ...timers.get(signal) ?? []]);
	try {
		return await work(own.signal);
	} finally {
		timer.end();
		free();
	}
}
const timers = new WeakMap();
function sharePatience(of, by) {
	const known = timers.get(of);
	if (known) timers.set(by, known);
}
async function withoutPatience(signal, work) {
	const running = timers.get(signal) ?? [];
	for (const each of running) each.stop();
	try {
		return await work();
	} finally {
		for (const each of running) each.start();
	}
}
function openTimer(patience, ring) {
	let left = patience;
	let since = performance.now();
	let stops = 0;
	let timer = setTimeout(ring, left);
	return {
		stop() {
			if (stops++ > 0 || timer === void 0) return;
			clearTimeout(timer);
			left -= performance.now() - since;
		},
		start() {
			if (--stops > 0 || timer === void 0) return;
			since = performance.now();
			timer = setTimeout(ring, Math.max(0, left));
		},
		end() {
			clearTimeout(timer);
			timer = void 0;
		}
	};
}
// src/net/http/body.ts
init__node_http();
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
	const free = onAbort(signal, (reason) => {
		if (!isTimeout(reason)) reject(reason);
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
// src/net/errors.ts
function toFailure(error, at, phase) {
	if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui) return error;
	const { code, message, name, syscall } = readError(error);
	if (name === "TimeoutError") return timeout(phase, at);
	const options = { cause: error };
	if (name === "AbortError") return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("aborted", {}, options);
	const { host, port } = at;
	const alert = /alert number (?<number>\d{1,3})/.exec(message)?.groups?.["number"];
	if (alert) return alerted(at, alert, options);
	if (code === noRecord && at.starttls) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("starttls.injected", {
		host,
		port
	}, options);
	if (notTls.has(code)) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("tls.not-tls", {
		host,
		port
	}, options);
	if (code === "ERR_SSL_EXCESSIVE_MESSAGE_SIZE") return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("tls.oversized", {
		host,
		port
	}, options);
	if (code === "HPE_HEADER_OVERFLOW") return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("http.headers-too-large", {
		host,
		limit: 256
	}, options);
	if (ofParser.test(code)) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("http.malformed", {
		host,
		detail: code
	}, options);
	if (ofTls.test(code)) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("tls.failed", {
		host,
		port,
		detail: code
	}, options);
	if (broken$1.has(code)) return breakOff(phase, at, syscall === void 0, options);
	if (code === "ECONNREFUSED") return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("tcp.refused", {
		host,
		port
	}, options);
	if (code === "ETIMEDOUT") return timeout(phase, at, options);
	if (unreachable.has(code)) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("tcp.unreachable", {
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
	if (alert === "116") return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("tls.client-certificate", {
		host,
		port
	}, told);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("tls.alert", {
		host,
		port,
		alert
	}, told);
}
function nameEnd(error, at, phase) {
	return error instanceof DOMException ? toFailure(error, at, phase) : error;
}
function timeout(phase, { host, port }, options = {}) {
	if (phase === "dns" || phase === "http") return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)(`timeout.${phase}`, { host }, options);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)(`timeout.${phase}`, {
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
const broken$1 = new Set([
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
	if (phase === "http") return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("http.closed", { host }, options);
	if (phase === "starttls") return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("starttls.closed", {
		host,
		port
	}, options);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)(phase === "tls" && isClose ? "tls.closed" : "tcp.reset", {
		host,
		port
	}, options);
}
function failed(phase, { host, port }, detail, options) {
	if (phase === "dns") return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("dns.failed", {
		host,
		detail
	}, options);
	if (phase === "tls") return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("tls.failed", {
		host,
		port,
		detail
	}, options);
	if (phase === "starttls") return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("starttls.closed", {
		host,
		port
	}, options);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)(phase === "tcp" ? "tcp.unreachable" : "http.malformed", {
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
// src/net/repair-head.ts
const longestHead = 81920;
const mostOddities$1 = 16;
function repairHeads(socket) {
	const oddities = [];
	let held = Buffer.alloc(0);
	function note(kind, seen) {
		if (!oddities.some((each) => each.kind === kind && each.seen === seen) && oddities.length < mostOddities$1) oddities.push({
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
const token$1 = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
function mendFields(lines, note) {
	let isDropped = false;
	const lengths = new Set();
	return lines.flatMap((line, at) => {
		if (line === "" || line === "\r") return [line];
		if (/^[\t ]/.test(line)) {
			if (line.includes("\0")) note("nul-byte", "");
			return isDropped ? [] : [line];
		}
		const colon = line.indexOf(":");
		const written = colon < 0 ? line : line.slice(0, colon);
		const name = written.replace(/[\t ]+$/, "");
		if (line.includes("\0")) note("nul-byte", name.replaceAll("\0", ""));
		isDropped = colon < 0 || !token$1.test(name);
		if (isDropped) return [];
		if (name !== written) note("space-before-colon", name);
		if (name.toLowerCase() !== "content-length") return [`${name}${line.slice(colon)}`];
		const length = oneLength(line.slice(colon + 1));
		const isRepeated = lengths.has(length.trim()) && !/^[\t ]/.test(lines[at + 1] ?? "");
		lengths.add(length.trim());
		return isRepeated ? [] : [`${name}:${length}`];
	});
}
const sameLengths = /^[\t ]*(?<length>\d{1,15})(?:[\t ]*,[\t ]*\k<length>)+[\t ]*(?<end>\r?)$/;
function oneLength(value) {
	return value.replace(sameLengths, " $<length>$<end>");
}
// src/net/http/exchange.ts
const maxHeaderSize = 262144;
const mostInterim = 32;
function exchangeHttp(request$1, how) {
	const url = new URL(request$1.url);
	const { promise, resolve, reject } = Promise.withResolvers();
	const mended = how.tolerant && repairHeads(how.tolerant);
	const outgoing = request({
		...mended ? { createConnection: () => mended.stream } : { agent: how.agent },
		method: request$1.method ?? "GET",
		path: url.pathname + url.search,
		headers: headersFor(request$1, url),
		setHost: false,
		maxHeaderSize,
		insecureHTTPParser: mended !== null
	});
	const fail = (error) => {
		reject(toFailure(error, how.to, "http"));
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
	const free = onAbort(how.signal, fail);
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
	limitInterim(outgoing, () => fail((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("http.malformed", {
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
		patience: readLocation(head, request.url) ? Math.min(given, redirectPatience) : given,
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
// src/net/tunnel/bypass.ts
function isBypassed$1({ host, port }, list) {
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
	const network = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__._r)(place);
	if ((0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(host) !== 0) return network !== null && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.vr)(host, [network]);
	const name = place.toLowerCase().replace(/^\*?\./, "").replace(/\.$/, "");
	const own = host.toLowerCase().replace(/\.$/, "");
	return name !== "" && (own === name || own.endsWith(`.${name}`));
}
// src/core/check.ts
const longestAfterwards = 12e4;
function defineCheck(check) {
	return check;
}
// src/core/target/value.ts
function targetOfUrl(url) {
	const parsed = new URL(url);
	const host = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(parsed);
	return {
		name: url,
		host,
		origin: parsed.protocol === "https:" ? {
			host,
			port: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(parsed)
		} : null
	};
}
function targetOfHost(host, port, detail) {
	const place = port !== void 0 && (port !== 443 || detail !== void 0) ? `${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)(host)}:${port}` : host;
	return {
		name: detail === void 0 ? place : `${place}/${detail}`,
		host,
		origin: {
			host,
			port: port ?? 443
		}
	};
}
function targetOfText(name) {
	return {
		name,
		host: null,
		origin: null
	};
}
// src/core/descriptions.ts
const descriptions = {
	observedAt: {
		description: "Time of the observation; days and ages refer to it",
		ko: "관측 시각. 남은 일수와 경과 시간의 기준입니다"
	},
	reason: {
		description: "Reason code, the same in every language; null if there is nothing to explain",
		ko: "언어와 관계없이 같은 이유 코드. 설명할 것이 없으면 null"
	},
	resultReason: {
		description: "Code of the reason for the result, or of why it could not be determined",
		ko: "결과의 이유 또는 결과를 알 수 없었던 이유를 나타내는 코드"
	},
	presence: {
		description: "found; absent: it does not exist; unknown: it could not be determined",
		ko: "found: 있음. absent: 없음. unknown: 알 수 없음"
	},
	responseTime: {
		description: "Response time in milliseconds; null without a response",
		ko: "응답 시간(밀리초). 응답이 없었으면 null"
	},
	httpStatus: {
		description: "HTTP status code (RFC 9110 §15)",
		ko: "HTTP 상태 코드(RFC 9110 §15)"
	},
	httpStatusIfAny: {
		description: "HTTP status code (RFC 9110 §15); null without a response",
		ko: "HTTP 상태 코드(RFC 9110 §15). 응답이 없었으면 null"
	},
	domainObserved: {
		description: "Domain that was observed, in ASCII",
		ko: "관측한 도메인(ASCII)"
	},
	hostObserved: {
		description: "Host name or IP address that was observed",
		ko: "관측한 호스트 이름 또는 IP 주소"
	},
	tcpPort: {
		description: "TCP port",
		ko: "TCP 포트"
	},
	mailHost: {
		description: "Host name of the mail server",
		ko: "메일 서버의 호스트 이름"
	},
	serverAddress: {
		description: "IP address of the server",
		ko: "서버의 IP 주소"
	},
	serverName: {
		description: "Host name of the name server",
		ko: "네임서버의 호스트 이름"
	},
	isPublic: {
		description: "Whether the address is reachable from the Internet",
		ko: "인터넷에서 접속할 수 있는 주소인지 여부"
	},
	ownerName: {
		description: "Owner name of the records (RFC 9499 §7)",
		ko: "레코드가 있는 이름(RFC 9499 §7)"
	},
	recordType: {
		description: "Record type, such as A or MX",
		ko: "레코드 유형(예: A, MX)"
	},
	recordTypes: {
		description: "Record types, such as A or MX",
		ko: "레코드 유형(예: A, MX)"
	},
	recordText: {
		description: "Text of the record as published; null without one",
		ko: "게시된 그대로의 레코드 텍스트. 없으면 null"
	},
	recordCount: {
		description: "Number of records found",
		ko: "찾은 레코드의 수"
	},
	malformedRecords: {
		description: "TXT records that look like such a record but are not valid",
		ko: "이 레코드처럼 보이지만 유효하지 않은 TXT 레코드"
	},
	nameServersAtRegistry: {
		description: "Host names of the name servers; empty if none are published",
		ko: "네임서버의 호스트 이름. 공개된 것이 없으면 비어 있음"
	},
	serial: {
		description: "Serial number of the SOA record (RFC 1035 §3.3.13); null without an answer",
		ko: "SOA 레코드의 일련번호(RFC 1035 §3.3.13). 응답이 없었으면 null"
	},
	dnssecState: {
		description: "insecure: proven to be unsigned; bogus: validation fails; island: signed without a DS record; indeterminate: not validated",
		ko: "insecure: 서명하지 않음이 증명됨. bogus: 검증 실패. island: 서명했으나 DS 레코드가 없음. indeterminate: 검증할 수 없었음"
	},
	keyTag: {
		description: "Key tag of the DNSKEY (RFC 4034 Appendix B)",
		ko: "DNSKEY의 키 태그(RFC 4034 부록 B)"
	},
	dnssecAlgorithm: {
		description: "DNSSEC algorithm number (IANA)",
		ko: "DNSSEC 알고리즘 번호(IANA)"
	},
	dsDigestType: {
		description: "Digest type number of the DS record (RFC 4034 §5.1.3)",
		ko: "DS 레코드의 다이제스트 유형 번호(RFC 4034 §5.1.3)"
	},
	edeCode: {
		description: "INFO-CODE of the extended DNS error (RFC 8914 §2)",
		ko: "확장 DNS 오류의 INFO-CODE(RFC 8914 §2)"
	},
	edeText: {
		description: "EXTRA-TEXT of the extended DNS error (RFC 8914 §2)",
		ko: "확장 DNS 오류의 EXTRA-TEXT(RFC 8914 §2)"
	},
	contradictoryResolver: {
		description: "Resolver whose answers contradict each other",
		ko: "서로 모순되는 응답을 준 리졸버"
	},
	contradictoryName: {
		description: "Name that the resolver was queried for",
		ko: "리졸버에 질의한 이름"
	},
	deniedTypes: {
		description: "Types for which the resolver returned NXDOMAIN",
		ko: "리졸버가 NXDOMAIN을 반환한 질의의 유형"
	},
	answeredTypes: {
		description: "Types for which the resolver returned an answer",
		ko: "리졸버가 응답한 질의의 유형"
	},
	tlsVersion: {
		description: "Negotiated TLS version, such as TLSv1.3",
		ko: "협상된 TLS 버전(예: TLSv1.3)"
	},
	cipherSuite: {
		description: "Negotiated cipher suite",
		ko: "협상된 암호 스위트"
	},
	offered: {
		description: "Whether the server accepts it; null if unknown",
		ko: "서버가 받아들이는지 여부. 알 수 없으면 null"
	},
	largeHelloAccepted: {
		description: "Whether the server answers a large ClientHello; null if unknown",
		ko: "큰 ClientHello에 응답하는지 여부. 알 수 없으면 null"
	},
	notBefore: {
		description: "Time from which the certificate is valid (RFC 5280 §4.1.2.5)",
		ko: "인증서가 유효해지는 시각(RFC 5280 §4.1.2.5)"
	},
	notAfter: {
		description: "Time at which the certificate expires (RFC 5280 §4.1.2.5)",
		ko: "인증서의 만료 시각(RFC 5280 §4.1.2.5)"
	},
	certificateSubject: {
		description: "Subject name of the certificate (RFC 5280 §4.1.2.6)",
		ko: "인증서의 주체 이름(RFC 5280 §4.1.2.6)"
	},
	isSpfOfHelo: {
		description: "Whether SPF checked the HELO name instead of the envelope sender",
		ko: "SPF가 봉투 발신자 대신 HELO 이름을 확인했는지 여부"
	},
	isAligned: {
		description: "Whether the domain is aligned with the author's domain (DMARC); null if unknown",
		ko: "도메인이 발신자 도메인과 정렬되는지 여부(DMARC). 알 수 없으면 null"
	},
	rfc7489Pct: {
		description: "Value of pct= (RFC 7489 §6.3), in percent; null without a policy",
		ko: "pct= 값(RFC 7489 §6.3, %). 정책이 없으면 null"
	}
};
function listTotal(list) {
	return {
		description: `Total number of \`${list}\`; the list may be shortened`,
		ko: `\`${list}\`의 전체 개수. 목록은 일부일 수 있습니다`
	};
}
const addressState = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
	"measured",
	"failed",
	"unroutable",
	"forbidden"
]).meta({
	description: "failed: no answer that could be measured; unroutable: no route from the measuring machine; forbidden: connections to this address are not allowed",
	ko: "failed: 측정할 응답이 없음. unroutable: 측정한 컴퓨터에서 가는 경로가 없음. forbidden: 연결이 금지된 주소"
});
function surroundingsOf(seen) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		host: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(descriptions.hostObserved),
		firstAnswered: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
			description: "The address that answered first",
			ko: "먼저 응답한 주소"
		}),
		total: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().min(1).meta({
			description: "Number of addresses of the host",
			ko: "호스트의 주소 수"
		}),
		otherAddresses: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
			address: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
				description: "IP address that was measured",
				ko: "측정한 IP 주소"
			}),
			state: addressState,
			reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
				description: "Why nothing was measured",
				ko: "측정하지 못한 이유"
			}),
			observation: seen.nullable().meta({
				description: "What was observed at this address; null if it was not measured",
				ko: "이 주소의 관측. 측정하지 못했으면 null"
			})
		})).readonly().meta({
			description: "Observations at the addresses other than `firstAnswered`",
			ko: "`firstAnswered`를 제외한 주소의 관측"
		})
	});
}
function hasUnmeasured(around) {
	return moreThan(around) > 0 || around.otherAddresses.some(({ state }) => state === "failed");
}
function moreThan({ total, otherAddresses: others }) {
	return Math.max(0, total - others.length - 1);
}
function seenElsewhere({ otherAddresses: others }) {
	return others.flatMap(({ address, observation }) => observation === null ? [] : [{
		address,
		observation
	}]);
}
const mostNamed$2 = 2;
function namedAddresses(addresses) {
	const otherAddresses = addresses.length - mostNamed$2;
	return inOrder$1(addresses).slice(0, mostNamed$2).join(", ") + (otherAddresses > 0 ? ` (+${otherAddresses})` : "");
}
function allOf(addresses) {
	return inOrder$1(addresses).join(", ");
}
function unnamed(addresses) {
	return addresses.length > mostNamed$2 ? { evidence: allOf(addresses) } : {};
}
function inOrder$1(addresses) {
	return addresses.toSorted((a, b) => a < b ? -1 : 1);
}
// src/core/result/result-schema.ts
const verdict$1 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
	"pass",
	"warn",
	"fail",
	"unknown"
]);
const count$1 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().min(0);
const waived = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Reason for the waiver",
		ko: "예외의 이유"
	}),
	until: date().meta({
		description: "Last day of the waiver",
		ko: "이 예외의 마지막 날"
	}),
	owner: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().exactOptional().meta({
		description: "Who is responsible for the waiver",
		ko: "예외의 책임자"
	})
}).readonly();
const check = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	id: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "ssl, headers, days, https, or the id of another requested check or threshold",
		ko: "ssl, headers, days, https 또는 요청한 다른 점검이나 기준의 id"
	}),
	status: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
		"pass",
		"warn",
		"fail",
		"unknown",
		"waived",
		"off"
	]).meta({
		description: "waived: missed with a valid waiver; off: the threshold is disabled; unknown: not measurable",
		ko: "waived: 미달이지만 예외로 둠. off: 기준을 사용하지 않음. unknown: 측정할 수 없음"
	}),
	expected: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([
		_start_js__WEBPACK_IMPORTED_MODULE_1__.Gn,
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ai)(),
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)(),
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)("off"),
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xi)()
	]).meta({
		description: "The effective threshold; null if it is a percentage of a lifetime that could not be measured",
		ko: "실제로 적용된 기준. 측정하지 못한 유효 기간에 대한 비율이면 null"
	}),
	source: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Where the threshold came from: query, default, default auto",
		ko: "기준의 출처: query, default, default auto"
	}),
	actual: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([
		_start_js__WEBPACK_IMPORTED_MODULE_1__.Gn,
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ai)(),
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)(),
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xi)()
	]).meta({
		description: "Measured value; null if the status could not be determined",
		ko: "측정한 값. 판단할 수 없었으면 null"
	}),
	message: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Explanation in words; may be empty",
		ko: "풀어 쓴 설명. 비어 있을 수 있습니다"
	}),
	action: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().exactOptional().meta({
		description: "What to do about it",
		ko: "무엇을 해야 하는지"
	}),
	waived: waived.exactOptional().meta({
		description: "Present if the status is waived",
		ko: "status가 waived이면 있습니다"
	}),
	baselineState: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)("unchanged").exactOptional().meta({
		description: "unchanged: it is in the baseline",
		ko: "unchanged: 기준선에 이미 있습니다"
	}),
	kind: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().exactOptional().meta({
		description: "How the threshold was missed, if there are several ways: https-bypassed, https-missing",
		ko: "기준에 미달하는 방식이 여럿이라면 그중 어느 것인지: https-bypassed, https-missing"
	}),
	measured: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		status: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
			"pass",
			"warn",
			"fail",
			"unknown"
		]).exactOptional().meta({
			description: "Status of the check: pass, warn, fail or unknown; absent if not required",
			ko: "점검의 상태(pass, warn, fail, unknown). 요구하지 않았으면 생략"
		}),
		grade: _start_js__WEBPACK_IMPORTED_MODULE_1__.Gn.exactOptional().meta({
			description: "Grade of the check; absent if it has none",
			ko: "점검의 등급. 없으면 생략"
		}),
		score: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ai)().exactOptional().meta({
			description: "Score of the check, 0–100; absent if it has none",
			ko: "점검의 점수(0–100). 없으면 생략"
		})
	}).readonly().exactOptional().meta({
		description: "Measured values of a check, if its status or more than one value is required",
		ko: "값을 여럿 요구했거나 상태를 요구한 점검에서 실제로 본 값"
	})
});
const open$2 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	check: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Id of the check: http, ssl, owasp",
		ko: "점검의 id: http, ssl, owasp"
	}),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Reason, such as tcp.refused or http.server-error",
		ko: "tcp.refused나 http.server-error 같은 이유"
	}),
	message: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "The reason in words",
		ko: "풀어 쓴 이유"
	})
});
const finding$1 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	..._start_js__WEBPACK_IMPORTED_MODULE_1__.Wn,
	record: _start_js__WEBPACK_IMPORTED_MODULE_1__.Hn,
	fingerprint: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Identifier of the problem, the same in every run for the same problem of the same target",
		ko: "문제의 식별자. 같은 대상의 같은 문제라면 실행할 때마다 같습니다"
	}),
	level: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
		"error",
		"warn",
		"none"
	]).exactOptional().meta({
		description: "Effect on the verdict; no effect if absent",
		ko: "판정에 미치는 영향. 없으면 영향을 주지 않습니다"
	}),
	waived: waived.exactOptional().meta({
		description: "Present if the finding is waived",
		ko: "예외로 둔 문제이면 있습니다"
	}),
	baselineState: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(["unchanged", "new"]).exactOptional().meta({
		description: "unchanged: it is in the baseline; new: it is not, and counts because it is severe",
		ko: "unchanged: 기준선에 이미 있습니다. new: 기준선에 없고 심각하므로 판정에 들어갑니다"
	})
});
const origin$1 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	origin: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Host, or host:port",
		ko: "호스트 또는 host:port"
	}),
	grade: _start_js__WEBPACK_IMPORTED_MODULE_1__.Gn.nullable().meta({
		description: "Grade of certificate and TLS; null if it could not be determined",
		ko: "인증서와 TLS의 등급. 판단할 수 없었으면 null"
	}),
	daysLeft: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ai)().nullable().meta({
		description: "Days until the certificate expires; negative after that",
		ko: "인증서 만료까지 남은 날. 만료된 뒤에는 음수"
	})
});
const address$1 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	origin: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Host, or host:port",
		ko: "호스트 또는 host:port"
	}),
	address: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "IP address that was measured",
		ko: "측정한 IP 주소"
	}),
	state: addressState,
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "Why it could not be measured",
		ko: "측정하지 못한 이유"
	}),
	grade: _start_js__WEBPACK_IMPORTED_MODULE_1__.Gn.nullable().meta({
		description: "Grade of certificate and TLS",
		ko: "인증서와 TLS의 등급"
	}),
	headers: _start_js__WEBPACK_IMPORTED_MODULE_1__.Gn.nullable().meta({
		description: "Grade of the security headers; null if it could not be determined",
		ko: "보안 헤더의 등급. 판단할 수 없었으면 null"
	}),
	daysLeft: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ai)().nullable().meta({
		description: "Days until the certificate expires; negative after that, null if unknown",
		ko: "인증서 만료까지 남은 일수. 만료된 뒤에는 음수, 알 수 없으면 null"
	})
});
const cost = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	connections: count$1.meta({
		description: "Number of connections opened",
		ko: "연 연결의 수"
	}),
	requests: count$1.meta({
		description: "Number of HTTP requests sent",
		ko: "보낸 HTTP 요청의 수"
	}),
	roundTrips: count$1.meta({
		description: "Network round trips to get the page",
		ko: "페이지에 이르는 동안의 왕복 횟수"
	}),
	ms: count$1.meta({
		description: "Milliseconds",
		ko: "밀리초"
	})
});
const said$1 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	status: check.shape.status,
	actual: check.shape.actual
}).readonly();
const change = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	id: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "A threshold, a check, or a rule with level error. For a rule, expected is false: no finding",
		ko: "기준이나 점검, 또는 수준이 error인 규칙. 규칙은 발견이 없을 것(false)을 기대합니다"
	}),
	subject: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().exactOptional().meta({
		description: "What the finding of the rule is about",
		ko: "규칙이 발견한 것의 대상"
	}),
	expected: check.shape.expected,
	first: said$1.meta({
		description: "Result of the first measurement",
		ko: "첫 번째 측정의 결과"
	}),
	second: said$1.meta({
		description: "Result of the second measurement",
		ko: "두 번째 측정의 결과"
	})
}).readonly();
const perseverance = {
	waited: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		ms: count$1.meta({
			description: "Milliseconds",
			ko: "밀리초"
		}),
		polls: count$1.meta({
			description: "Number of attempts",
			ko: "확인한 횟수"
		})
	}).readonly().exactOptional().meta({
		description: "How long the gate waited before it measured; absent without a wait condition",
		ko: "측정하기 전에 기다린 시간. 기다린 것이 없으면 없습니다"
	}),
	tries: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().min(2).exactOptional().meta({
		description: "Number of attempts, if the first one was interrupted",
		ko: "첫 시도가 일찍 끊겨 다시 시도했다면 그 횟수"
	}),
	confirmed: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().exactOptional().meta({
		description: "Whether a second measurement failed for the same reasons; absent without a second measurement",
		ko: "두 번째 측정도 같은 이유로 실패했는지 여부. 다시 측정하지 않았으면 없습니다"
	}),
	unstable: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(change).readonly().exactOptional().meta({
		description: "Thresholds and rules for which two measurements differed. The worse result counts",
		ko: "두 번 측정한 결과가 서로 달랐던 기준과 규칙. 나쁜 쪽의 결과를 따릅니다"
	})
};
const target = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	url: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Requested URL in canonical form",
		ko: "요청한 URL의 정규형"
	}),
	name: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().exactOptional().meta({
		description: "Configured name of the target",
		ko: "대상에 붙인 이름"
	}),
	finalUrl: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "URL after all redirects",
		ko: "리디렉션이 끝난 URL"
	}),
	address: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "IP address that answered",
		ko: "응답한 주소"
	}),
	verdict: verdict$1.meta({
		description: "Verdict on the target: fail, unknown, warn or pass",
		ko: "대상의 판정: fail, unknown, warn, pass"
	}),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().exactOptional().meta({
		description: "Why something could not be measured, such as dns.nxdomain or tcp.refused",
		ko: "측정하지 못한 것이 있다면 그 이유: dns.nxdomain, tcp.refused"
	}),
	message: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().exactOptional().meta({
		description: "The reason in words",
		ko: "풀어 쓴 이유"
	}),
	checks: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(check.readonly()).readonly().meta({
		description: "One entry for each threshold",
		ko: "기준마다 하나씩"
	}),
	origins: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(origin$1.readonly()).readonly().meta({
		description: "The first https origin of the redirect chain, and the final one if it differs",
		ko: "거쳐 간 첫 https 오리진과, 다르다면 마지막 https 오리진"
	}),
	addresses: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(address$1.readonly()).readonly().exactOptional().meta({
		description: "Every address that was examined; present only with all_ips",
		ko: "살펴본 모든 주소. all_ips로 요청하지 않았으면 없습니다"
	}),
	findings: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(finding$1.readonly()).readonly().meta({
		description: "Problems, worst first",
		ko: "문제. 심각한 것부터"
	}),
	suppressedCount: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().min(1).exactOptional().meta({
		description: "Number of further findings, left out because their rules are off",
		ko: "규칙을 꺼 두어 싣지 않은 문제의 수"
	}),
	incompleteChecks: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(open$2.readonly()).readonly().exactOptional().meta({
		description: "Checks that could not be fully measured. If such a check has a rule with level error that found nothing, the target is unknown",
		ko: "완전히 측정하지 못한 점검. 이런 점검에 문제를 찾지 못한 error 수준의 규칙이 있으면 대상은 판단 불가입니다"
	}),
	unknowns: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)()).readonly().meta({
		description: "What could not be determined. It does not affect the verdict",
		ko: "알아낼 수 없었고 판정에 넣지 않은 것"
	}),
	cost: cost.readonly().meta({
		description: "Cost of the measurement",
		ko: "측정에 든 비용"
	}),
	versions: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mi)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)(), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)()).readonly().exactOptional().meta({
		description: "Versions of the checks that measured the target, by check",
		ko: "대상을 측정한 점검의 버전(점검별)"
	}),
	...perseverance
});
const notice = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	id: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Identifier, the same in every language",
		ko: "식별자. 언어가 바뀌어도 같습니다"
	}),
	level: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(["error", "warn"]).meta({
		description: "error: fails the run; warn: a warning only",
		ko: "error: 실행이 실패함. warn: 경고만 표시"
	}),
	message: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "The notice in words",
		ko: "풀어 쓴 설명"
	})
});
const gateResult = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	schema: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)("portcullis/gate@2").meta({
		description: "Name and version of this format",
		ko: "이 형식의 이름과 버전"
	}),
	verdict: verdict$1.meta({
		description: "Verdict over all targets: fail has priority over unknown, and unknown over warn",
		ko: "모든 대상에 걸쳐 fail이 unknown에, unknown이 warn에 우선합니다"
	}),
	generatedAt: datetime().meta({
		description: "Time at which the result was produced",
		ko: "결과가 만들어진 시각"
	}),
	language: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(_start_js__WEBPACK_IMPORTED_MODULE_1__.Ji).exactOptional().meta({
		description: "Language of all texts",
		ko: "모든 설명이 쓰인 언어"
	}),
	tool: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		name: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)("portcullis").meta({
			description: "Name of the program",
			ko: "프로그램의 이름"
		}),
		version: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
			description: "Version of the program",
			ko: "프로그램의 버전"
		})
	}).readonly().meta({
		description: "The program that produced the result",
		ko: "결과를 만든 프로그램"
	}),
	targets: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(target.readonly()).readonly().meta({
		description: "One entry for each URL",
		ko: "URL마다 하나씩"
	}),
	totals: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		pass: count$1.meta({
			description: "Targets that passed",
			ko: "통과한 대상의 수"
		}),
		warn: count$1.meta({
			description: "Targets with warnings only",
			ko: "경고만 있는 대상의 수"
		}),
		fail: count$1.meta({
			description: "Targets that failed",
			ko: "실패한 대상의 수"
		}),
		unknown: count$1.meta({
			description: "Targets whose verdict could not be determined",
			ko: "판정할 수 없었던 대상의 수"
		}),
		waived: count$1.meta({
			description: "Findings with a valid waiver",
			ko: "예외로 둔 문제의 수"
		})
	}).readonly().meta({
		description: "Number of targets by verdict; waived is the number of waived findings",
		ko: "판정별 대상의 수. waived는 문제의 수"
	}),
	cost: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		connections: count$1.meta({
			description: "Number of connections opened",
			ko: "연 연결의 수"
		}),
		requests: count$1.meta({
			description: "Number of HTTP requests sent",
			ko: "보낸 HTTP 요청의 수"
		})
	}).readonly().exactOptional().meta({
		description: "Connections and requests of all targets together; targets of one host share connections",
		ko: "모든 대상에 쓴 연결과 요청의 수. 같은 호스트의 대상은 연결을 함께 씁니다"
	}),
	notices: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(notice.readonly()).readonly().exactOptional().meta({
		description: "Notices about the run itself, such as an expired or an unused waiver",
		ko: "실행 자체에 관한 알림: 만료되었거나 쓰이지 않은 예외"
	}),
	interpretation: _start_js__WEBPACK_IMPORTED_MODULE_1__.Un.readonly().exactOptional().meta({
		description: "The verdict in the shape of all other checks; its key figures are the measured values of the thresholds",
		ko: "다른 점검과 같은 형태의 판정. 지표는 기준별로 측정한 값입니다"
	})
}).readonly().meta({
	id: "GateResult",
	description: "The verdict of the gate, with everything that led to it",
	ko: "게이트의 판정과 그 근거"
});
// src/core/result/fingerprint.ts
function fingerprint(id, target, subject = "") {
	return (0,node_crypto__WEBPACK_IMPORTED_MODULE_5__.createHash)("sha256").update(JSON.stringify([
		id,
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Yi)(target),
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Yi)(subject)
	])).digest("hex");
}
// src/core/addresses/surroundings-problems.ts
const surroundingsProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"address-failed": {
		severity: "high",
		cause: {
			en: "{address}, an address of {host}, could not be measured ({reason}).",
			ko: "{host}의 주소 {address|을/를} 측정할 수 없었습니다({reason})."
		},
		action: {
			en: "Fix the server at this address, or remove the address from the DNS.",
			ko: "이 주소의 서버를 고치거나 DNS에서 주소를 지우십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc8305#section-5"
	},
	"address-forbidden": {
		severity: "medium",
		cause: {
			en: "{address}, an address of {host}, was not measured: it is not public, or the operator excluded its network. Visitors from other networks cannot reach an address that is not public.",
			ko: "{host}의 주소 {address|은/는} 측정하지 않았습니다. 공인 주소가 아니거나 운영자가 그 네트워크를 제외했습니다. 공인 주소가 아니면 외부 방문자가 도달하지 못합니다."
		},
		action: {
			en: "Publish only public addresses.",
			ko: "공개 주소만 게시하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc6890"
	},
	"address-unroutable": {
		severity: "info",
		cause: {
			en: "The measuring machine has no route to {address}, an address of {host} ({reason}). This does not affect the result.",
			ko: "측정한 컴퓨터에서 {host}의 주소 {address|으로/로} 가는 경로가 없습니다({reason}). 판단에는 반영되지 않습니다."
		},
		action: {
			en: "Measure from a machine with an address of the same family (IPv4 or IPv6).",
			ko: "같은 종류(IPv4 또는 IPv6)의 주소가 있는 컴퓨터에서 측정하십시오."
		}
	},
	"addresses-more": {
		severity: "medium",
		cause: {
			en: "{host} has {total} addresses. Only {count} of them were examined. The others may be worse.",
			ko: "{host}의 주소 {total}개 가운데 {count}개만 살펴보았으며, 나머지는 더 나쁠 수 있습니다."
		},
		action: {
			en: "Measure the others one by one with --resolve.",
			ko: "나머지는 --resolve로 하나씩 지정하여 측정하십시오."
		}
	}
});
const find$13 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gr)();
const surroundingsCaps = { "other-address": {
	en: "another address is graded no better than this",
	ko: "다른 주소의 등급이 이보다 높지 않음"
} };
const surroundingsKpis = {
	addresses: {
		en: "Addresses measured",
		ko: "측정한 주소 수"
	},
	"addresses-alike": {
		en: "Identical at all addresses",
		ko: "모든 주소에서 같음"
	}
};
function surroundingsFindings(around) {
	const { host, total, otherAddresses: others } = around;
	const more = moreThan(around);
	return [...others.flatMap((other) => sayOf(other, host)), ...more > 0 ? [find$13("addresses-more", {
		host,
		total,
		count: total - more
	}, { subject: host })] : []];
}
function sayOf({ address, state, reason }, host) {
	const params = {
		address,
		host,
		reason: reason ?? ""
	};
	const about = { subject: address };
	if (state === "failed") return [find$13("address-failed", params, about)];
	if (state === "forbidden") return [find$13("address-forbidden", {
		address,
		host
	}, about)];
	return state === "unroutable" ? [find$13("address-unroutable", params, about)] : [];
}
function surroundingsFigures(around, areUnlike) {
	const measured = around.some(hasUnmeasured) ? null : true;
	return [{
		id: "addresses",
		value: around.reduce((sum, one) => sum + seenElsewhere(one).length + 1, 0)
	}, {
		id: "addresses-alike",
		value: areUnlike ? false : measured
	}];
}
// src/core/reason-words.ts
const words$3 = [
	["dns.", {
		en: "its name could not be resolved",
		ko: "이름을 확인할 수 없음"
	}],
	["tcp.refused", {
		en: "the connection was refused",
		ko: "연결이 거부됨"
	}],
	["tcp.unreachable", {
		en: "it could not be reached",
		ko: "도달할 수 없음"
	}],
	["tcp.", {
		en: "the connection was interrupted",
		ko: "연결이 끊어짐"
	}],
	["timeout.", {
		en: "no answer came in time",
		ko: "제시간에 응답이 없음"
	}],
	["starttls.not-offered", {
		en: "no TLS is offered",
		ko: "TLS를 제공하지 않음"
	}],
	["starttls.", {
		en: "STARTTLS failed",
		ko: "STARTTLS에 실패함"
	}],
	["tls.", {
		en: "the TLS handshake failed",
		ko: "TLS 핸드셰이크가 이루어지지 않음"
	}],
	["http.status.401", {
		en: "the page requires authentication",
		ko: "페이지에 인증이 필요함"
	}],
	["http.status.403", {
		en: "the server refused the request",
		ko: "서버가 요청을 거부함"
	}],
	["http.status.407", {
		en: "a proxy requires authentication",
		ko: "프록시가 인증을 요구함"
	}],
	["http.status.", {
		en: "an error was answered instead of the site",
		ko: "사이트 대신 오류를 응답함"
	}],
	["page.login", {
		en: "a login page was served instead",
		ko: "로그인 페이지가 대신 나옴"
	}],
	["page.blocked", {
		en: "a block page was served instead",
		ko: "차단 페이지가 대신 나옴"
	}],
	["page.placeholder", {
		en: "the platform has no such site",
		ko: "플랫폼에 그 사이트가 없음"
	}],
	["http.server-error", {
		en: "the server reported an error",
		ko: "서버가 오류를 응답함"
	}],
	["http.challenge", {
		en: "a bot challenge was served instead",
		ko: "봇 확인 화면이 대신 나옴"
	}],
	["http.", {
		en: "the response could not be read",
		ko: "응답을 읽을 수 없음"
	}],
	["loop", {
		en: "the redirects form a loop",
		ko: "리디렉션이 순환함"
	}],
	["limit", {
		en: "there are too many redirects",
		ko: "리디렉션이 너무 많음"
	}],
	["invalid-location", {
		en: "the redirect target is invalid",
		ko: "리디렉션 대상이 올바르지 않음"
	}],
	["nul-byte", {
		en: "the response headers contain a NUL byte",
		ko: "응답 헤더에 NUL 바이트가 있음"
	}],
	["content-disposition", {
		en: "browsers reject its Content-Disposition headers",
		ko: "브라우저가 Content-Disposition 헤더를 거부함"
	}],
	["content-encoding", {
		en: "its body does not match its Content-Encoding",
		ko: "본문이 Content-Encoding과 맞지 않음"
	}],
	["private", {
		en: "it redirects into a private network",
		ko: "사설 네트워크로 리디렉션함"
	}],
	["source.rate-limited", {
		en: "its rate limit was reached",
		ko: "요청 한도를 초과함"
	}],
	["source.untrusted", {
		en: "its certificate is not trusted",
		ko: "인증서를 신뢰할 수 없음"
	}],
	["source.unreachable", {
		en: "it could not be reached",
		ko: "연결할 수 없음"
	}],
	["source.status", {
		en: "it answered with an HTTP error",
		ko: "HTTP 오류를 응답함"
	}],
	["source.unavailable", {
		en: "it says that it cannot answer now",
		ko: "지금은 응답할 수 없다고 함"
	}],
	["source.unread", {
		en: "the format of its answer is not recognised",
		ko: "응답 형식을 인식할 수 없음"
	}],
	["source.malformed", {
		en: "its answer is invalid",
		ko: "응답이 올바르지 않음"
	}],
	["source.", {
		en: "it gave no usable answer",
		ko: "사용할 수 있는 응답이 없음"
	}],
	["address.", {
		en: "its address may not be contacted",
		ko: "연결이 금지된 주소임"
	}]
];
const other = {
	en: "not enough information",
	ko: "정보가 부족함"
};
const proxyAccepts = {
	en: "the proxy accepts every connection, so a closed port looks like a silent one",
	ko: "프록시가 모든 연결을 받아들이므로 닫힌 포트와 응답 없는 포트를 구별할 수 없음"
};
function behindProxy(words) {
	return {
		en: `${words.en}; ${proxyAccepts.en}`,
		ko: `${words.ko}; ${proxyAccepts.ko}`
	};
}
function reasonWords(reason) {
	return words$3.find(([code]) => reason?.startsWith(code))?.[1] ?? other;
}
// src/core/grade/score.ts
function assessScore(parts, limits) {
	const { coverage, score: unlimited } = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(parts);
	if (coverage < 60 || unlimited === null) return {
		parts,
		limits,
		coverage
	};
	return {
		score: Math.min(unlimited, ...limits.map(({ max }) => max)),
		unlimited,
		parts,
		limits,
		coverage
	};
}
function bandOf(score, bands) {
	return (bands.find(([from]) => score >= from) ?? bands.at(-1))?.[1] ?? "";
}
const scoreBounds = {
	pass: 90,
	fail: 50
};
// src/core/grade/conclude.ts
function concludeGrade(assessment, findings, kpis, catalogue) {
	const grade = assessment?.grade;
	const worst = Math.min(...findings.map(({ id }) => _start_js__WEBPACK_IMPORTED_MODULE_1__.qr.indexOf(severityOf(catalogue, id))));
	const at = (severity) => worst <= _start_js__WEBPACK_IMPORTED_MODULE_1__.qr.indexOf(severity);
	const status = () => {
		if (grade === "F" || at("critical")) return "fail";
		if (assessment && grade === void 0) return "unknown";
		return grade && !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(grade, "A") || at("medium") ? "warn" : "pass";
	};
	return {
		status: status(),
		...assessment,
		kpis,
		findings
	};
}
function concludeScore(assessment, findings, kpis, catalogue, deciding = assessment.score) {
	const score = assessment.score === void 0 ? void 0 : deciding;
	const { status: byFindings } = concludeGrade(null, findings, kpis, catalogue);
	const status = () => {
		if (byFindings === "fail") return "fail";
		if (score === void 0) return "unknown";
		if (score < scoreBounds.fail) return "fail";
		return score < scoreBounds.pass ? "warn" : byFindings;
	};
	return {
		status: status(),
		...assessment,
		kpis,
		findings
	};
}
function severityOf(catalogue, id) {
	const problem = catalogue[id];
	if (!problem) throw new Error(`no problem "${id}" in the catalogue`);
	return problem.severity;
}
// src/core/addresses/worst-of.ts
function worstOf$1(own, others, { isOpen, ladder }) {
	const all = [own, ...others];
	const isUnsure = isOpen || all.some(({ grade }) => grade === void 0);
	const [first, ...rest] = all.map((verdict) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)(verdict, ladder));
	const best = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Qn)([first ?? "A+", ...rest]);
	const isDecided = !isUnsure || all.some(({ grade }) => grade === "F");
	const { parts = [], coverage = 0, score, uncapped } = isDecided ? decidingOf(all, best) : own;
	const ceilings = ceilingsOf(all);
	if (isDecided) return {
		parts,
		caps: ceilings,
		coverage,
		grade: best,
		...score !== void 0 && uncapped && {
			score,
			uncapped
		}
	};
	const least = isOpen ? null : leastOf(all);
	return {
		parts,
		caps: withOther(ceilings, best, { parts }, ladder),
		coverage,
		...least && { atLeast: least }
	};
}
function decidingOf(all, best) {
	const [lowest = all[0]] = all.filter(({ grade }) => grade === best).toSorted((a, b) => (a.score ?? 100) - (b.score ?? 100));
	return lowest;
}
function ceilingsOf(all) {
	return [...Map.groupBy(all.flatMap((verdict) => verdict.caps ?? []), ({ id }) => id).values()].flatMap(([one, ...others]) => one ? [{
		...one,
		max: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Qn)([one.max, ...others.map(({ max }) => max)])
	}] : []);
}
function withOther(caps, best, shown, ladder) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(best, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)({
		...shown,
		caps
	}, ladder)) ? caps : [...caps, {
		id: "other-address",
		max: best
	}];
}
function leastOf(all) {
	const known = all.flatMap(({ grade, atLeast }) => grade ?? atLeast ?? []);
	const [first, ...others] = known;
	return first && known.length === all.length ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Qn)([first, ...others]) : null;
}
function findingsOf$2(own, others, isNote) {
	const notes = own.verdict.findings.filter(({ id }) => isNote(id));
	const found = [own, ...others].flatMap(({ address, verdict }) => verdict.findings.filter((finding) => !isNote(finding.id) || address !== own.address && verdict.grade === void 0).map((finding) => ({
		address,
		finding,
		key: keyOf$4(finding)
	})));
	return [...[...Map.groupBy(found, ({ key }) => key).values()].flatMap((alike) => {
		const [one] = alike;
		if (!one) return [];
		const addresses = new Set(alike.map(({ address }) => address));
		return [addresses.size === others.length + 1 ? one.finding : about(one.finding, [...addresses])];
	}), ...notes];
}
function keyOf$4({ id, subject, params }) {
	return JSON.stringify([
		id,
		subject,
		params
	]);
}
function about(finding, addresses) {
	const at = allOf(addresses);
	return {
		...finding,
		subject: finding.subject === void 0 ? at : `${finding.subject} @ ${at}`
	};
}
// src/core/addresses/every-address.ts
function judgeAddresses(own, { around, judge, ladder, differences, problems, figure = (kpi) => kpi }) {
	const [first] = around;
	const others = around.flatMap(seenElsewhere).map(({ address, observation: seen }) => ({
		address,
		verdict: judge(seen)
	}));
	const verdicts = others.map(({ verdict }) => verdict);
	const isNote = (id) => problems[id]?.severity === "info";
	const found = findingsOf$2({
		address: first?.firstAnswered ?? "",
		verdict: own
	}, others, isNote);
	const isUnlike = differences.length > 0 || found.some((finding) => !own.findings.some((each) => each === finding));
	return concludeGrade(worstOf$1(own, verdicts, {
		isOpen: around.some(hasUnmeasured),
		ladder
	}), [
		...found,
		...differences,
		...around.flatMap(surroundingsFindings)
	], [...own.kpis.map((kpi) => figure(kpi, verdicts)), ...surroundingsFigures(around, isUnlike)], problems);
}
// src/core/attempt.ts
async function attempt(work) {
	try {
		return {
			ok: true,
			value: await work()
		};
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui) return {
			ok: false,
			failure: error.facts
		};
		throw error;
	}
}
// src/probes/certificate/broad-wildcards.ts
const registries = {
	allowPrivateDomains: false,
	deepest: 4
};
const registriesAndHosts = {
	allowPrivateDomains: true,
	deepest: 8
};
function broadWildcards({ names }) {
	return covering(names.flatMap(({ kind, value }) => kind === "dns" ? [value] : []), registries);
}
function suffixWildcards(hosts) {
	return covering(hosts, registriesAndHosts);
}
async function covering(names, { allowPrivateDomains, deepest }) {
	const wildcards = names.flatMap((name) => wildcardOf(name, deepest));
	if (wildcards.length === 0) return [];
	const { parse } = await Promise.all(/* import() */[__webpack_require__.e(4235), __webpack_require__.e(5185)]).then(__webpack_require__.bind(__webpack_require__, 5185)).then((m) => (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.o)(m.default, 1));
	const known = new Map();
	function isSuffix(parent) {
		const { isIcann, isPrivate, publicSuffix } = parse(parent, {
			allowPrivateDomains,
			extractHostname: false
		});
		return (isIcann === true || isPrivate === true) && publicSuffix === parent;
	}
	return wildcards.flatMap(({ value, parent }) => {
		const isBroad = known.get(parent) ?? isSuffix(parent);
		known.set(parent, isBroad);
		return isBroad ? [value] : [];
	});
}
function wildcardOf(value, deepest) {
	if (!value.startsWith("*.")) return [];
	const parent = value.slice(2).replace(/\.$/, "").toLowerCase();
	const labels = parent.split(".").length;
	return labels > 1 && labels <= deepest ? [{
		value,
		parent
	}] : [];
}
// src/formats/x509/pem.ts
const mostBlocks = 256;
const blocks = /-----BEGIN (?<label>[A-Z0-9 ]{1,32})-----(?<body>[^-]*)-----END [A-Z0-9 ]{1,32}-----/g;
function readPem(text, label) {
	const found = [];
	for (const { groups } of text.matchAll(blocks)) {
		if (groups?.["label"] !== label) continue;
		found.push(Buffer.from(groups["body"] ?? "", "base64"));
		if (found.length >= mostBlocks) break;
	}
	return found;
}
// src/formats/x509/pkcs7.ts
const signedData = "1.2.840.113549.1.7.2";
const mostCertificates$1 = 64;
function readCertificateBundle(bytes) {
	const buffer = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ln)(bytes);
	if (buffer[0] === _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence) return readDer(buffer);
	const text = buffer.toString("latin1");
	const certificates = readPem(text, "CERTIFICATE");
	if (certificates.length > 0) return certificates.slice(0, mostCertificates$1);
	const [message] = readPem(text, "PKCS7");
	if (!message) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.kn("neither DER nor PEM");
	return readMessage((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)(message, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence));
}
function readDer(buffer) {
	const whole = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)(buffer, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)(whole)[0]?.tag === _start_js__WEBPACK_IMPORTED_MODULE_1__.In.oid ? readMessage(whole) : [whole.whole];
}
function readMessage(message) {
	const [type, content] = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)(message);
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)(type, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.oid)) !== signedData) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.kn("not signed data");
	const certificates = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)(content, 160).content, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence)).find(({ tag }) => tag === 160);
	return certificates ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)(certificates, mostCertificates$1).map(({ whole }) => whole) : [];
}
// src/probes/certificate/fetch.ts
async function fetchNamed(context, url, by, how) {
	const { schemes, ...request } = how;
	const started = context.elapsed();
	const first = await exchange(context, url, {
		by,
		schemes,
		request
	});
	if (!first.ok) return first;
	const { address, location, fetched } = first.answer;
	if (location === null) return fetched;
	const patience = Math.floor(how.patience - (context.elapsed() - started));
	if (patience <= 0) return {
		ok: false,
		reason: "timeout.http"
	};
	const rest = {
		...request,
		patience
	};
	const second = await exchange(context, location, {
		by: { namedBy: address },
		schemes,
		request: rest
	});
	if (!second.ok) return second;
	if (second.answer.location !== null) return {
		ok: false,
		reason: "redirected"
	};
	return second.answer.fetched.ok ? {
		...second.answer.fetched,
		address
	} : second.answer.fetched;
}
async function exchange(context, url, { by, schemes, request }) {
	const parsed = URL.parse(url);
	if (!parsed || !schemes.some((scheme) => scheme === parsed.protocol)) return {
		ok: false,
		reason: "scheme"
	};
	const { method = "GET" } = request;
	const bytes = request.body ? ` ${Buffer.from(request.body).toString("base64url")}` : "";
	const key = `fetch ${partyOf(by)} ${method} ${parsed.href}${bytes}`;
	const came = await attempt(() => shared(context, {
		key,
		host: parsed.host
	}, async () => {
		return toAnswer$1(await context.net.http({
			...request,
			...by,
			url: parsed.href,
			isAnonymous: true
		}), parsed.href, request.limit);
	}));
	return came.ok ? {
		ok: true,
		answer: came.value
	} : {
		ok: false,
		reason: came.failure.reason
	};
}
const mostKept = 65536;
async function shared(context, { key, host }, work) {
	const flights = await context.once(`fetches ${host}`, () => Promise.resolve(new Map()));
	const known = flights.get(key);
	if (known) return known;
	const flight = work();
	flights.set(key, flight);
	const drop = ({ fetched }) => fetched.ok && fetched.body.length > mostKept && flights.delete(key);
	flight.then(drop, ignore$3);
	return flight;
}
function ignore$3() {}
function partyOf({ namedBy }) {
	if (namedBy === void 0) return "user";
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.hr)(namedBy) === "public" ? "public" : namedBy;
}
function toAnswer$1(reply, url, limit) {
	return {
		address: reply.address,
		location: redirectOf(reply, url),
		fetched: toBody(reply, limit)
	};
}
function redirectOf({ status, headers }, base) {
	if (status < 300 || status >= 400) return null;
	const location = headers.find(([name]) => name.toLowerCase() === "location")?.[1];
	return location === void 0 ? null : URL.parse(location.slice(0, 2048), base)?.href ?? null;
}
function toBody({ status, body, truncated, address }, limit) {
	if (status !== 200) return {
		ok: false,
		reason: `http.${status}`
	};
	if (truncated) return {
		ok: false,
		reason: body.length >= limit ? "too-large" : "truncated"
	};
	return {
		ok: true,
		body: alone$2(body),
		address
	};
}
function alone$2(bytes) {
	return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}
// src/probes/certificate/strength.ts
const kinds$2 = {
	rsa: "RSA",
	"rsa-pss": "RSA-PSS",
	ec: "EC",
	dsa: "DSA",
	ed25519: "Ed25519",
	ed448: "Ed448"
};
function keyFacts(key) {
	if (!key) return {
		type: "unknown",
		bits: null
	};
	const { modulusLength, namedCurve } = key.asymmetricKeyDetails ?? {};
	const type = kinds$2[key.asymmetricKeyType ?? ""] ?? key.asymmetricKeyType ?? "unknown";
	const oddity = oddExponent(key) ?? oddCurve(namedCurve);
	return {
		type,
		bits: modulusLength ?? curveBits(namedCurve),
		...oddity !== null && { anomaly: oddity }
	};
}
function oddExponent(key) {
	const exponent = key.asymmetricKeyDetails?.publicExponent;
	if (exponent === void 0) return null;
	if (!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bn)(key)) return "e > 2^33";
	return exponent < 3n || exponent % 2n === 0n ? `e = ${exponent}` : null;
}
function oddCurve(curve) {
	return curve === void 0 || /^(?:prime256v1|secp(?:192|224|384|521)r1|prime192v1)$/.test(curve) ? null : curve;
}
function curveBits(name = "") {
	const digits = /\d{3}/.exec(name.slice(0, 64))?.[0];
	return digits === void 0 ? null : Number(digits);
}
const fewestBits = {
	RSA: 2048,
	"RSA-PSS": 2048,
	EC: 256,
	DSA: Number.POSITIVE_INFINITY
};
function isWeakKey({ publicKey }, clients = "browsers") {
	const { type, bits, anomaly: oddity } = keyFacts(publicKey);
	return oddity !== void 0 && !(type === "EC" && clients === "programs") || bits !== null && bits < (fewestBits[type] ?? 0);
}
const weakHashes = new Set([
	"md2",
	"md4",
	"md5",
	"sha1",
	"ripemd160"
]);
function isWeakSignature({ signatureHash }) {
	return signatureHash !== null && weakHashes.has(signatureHash);
}
const browserSignatures = new Set([
	"sha256WithRSAEncryption",
	"sha384WithRSAEncryption",
	"sha512WithRSAEncryption",
	"ecdsaWithSha256",
	"ecdsaWithSha384",
	"ecdsaWithSha512"
]);
function isForeignSignature(certificate) {
	const { signature, hasOddPss } = certificate;
	if (signature === "rsassaPss") return hasOddPss;
	return !browserSignatures.has(signature) && !isWeakSignature(certificate);
}
function isForeignKey({ publicKey }) {
	const { type } = keyFacts(publicKey);
	return type !== "RSA" && type !== "EC" && type !== "DSA" && type !== "unknown";
}
function isKnownSignature({ signature, signatureHash }) {
	return signatureHash !== null || signature.startsWith("ed");
}
// src/probes/certificate/signature-checks.ts
const mostSignatures = 64;
const mostWork = 640;
function openSignatureChecks() {
	const known = new Map();
	let work = 0;
	return {
		isIssuedBy: (certificate, issuer) => {
			if (!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(certificate.issuer, issuer.subject)) return false;
			const key = `${certificate.sha256} ${issuer.sha256}`;
			const before = known.get(key);
			if (before !== void 0) return before;
			const cost = costOf$1(issuer.publicKey);
			if (known.size >= mostSignatures || work + cost > mostWork) return null;
			work += cost;
			const fresh = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.pn)(certificate, issuer);
			known.set(key, fresh);
			return fresh;
		},
		count: () => known.size
	};
}
function costOf$1(key) {
	const { type, bits } = keyFacts(key);
	const size = bits ?? 0;
	if (type.startsWith("RSA")) return Math.max(1, (size / 4096) ** 2);
	if (type === "DSA") return Math.max(1, (size / 1024) ** 2);
	if (type === "EC") return key?.asymmetricKeyDetails?.namedCurve === "prime256v1" ? 1 : (bits ?? 521) / 8;
	return 2;
}
// src/formats/x509/extension-value.ts
function readExtensionValue(der, oid) {
	const [tbs] = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)(der, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence));
	const wrapper = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)(tbs, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence)).find(({ tag }) => tag === 163);
	const found = wrapper ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mn)(wrapper.content)).find((extension) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)(extension)[0], _start_js__WEBPACK_IMPORTED_MODULE_1__.In.oid)) === oid) : void 0;
	return found ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)(found).at(-1), _start_js__WEBPACK_IMPORTED_MODULE_1__.In.octetString).content : null;
}
// src/formats/x509/subjects.ts
const mostNames$3 = 1e6;
function readSubjectNames({ der, subject }) {
	const list = extensionValue(der, _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.subjectAltName);
	const alternatives = list ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)(list, mostNames$3) : [];
	const attributes = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)(subject, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence)).reduce((sum, set) => sum + (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)(set).length, 0);
	return {
		count: alternatives.length + attributes,
		names: () => [...alternatives.map(readGeneralName), ...own$1(subject)]
	};
}
function own$1(subject) {
	const attributes = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(subject);
	const emails = attributes.filter(({ oid }) => oid === _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.emailAddress).map(({ value }) => emailName(value));
	return attributes.length > 0 ? [directoryName(subject), ...emails] : [];
}
const readers = {
	129: (content) => emailName(content.toString("latin1"), content),
	130: (content) => ({
		kind: "dns",
		path: domainPath(content.toString("latin1")),
		content
	}),
	134: (content) => ({
		kind: "uri",
		path: domainPath(hostOf(content.toString("latin1", 0, 2048))),
		content
	}),
	135: (content) => ({
		kind: "ip",
		path: [],
		content
	}),
	164: (content) => directoryName(content)
};
function readGeneralName({ tag, content }) {
	const read = readers[tag];
	if (read) return read(content);
	const type = tag === 160 ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)({
		tag,
		content,
		whole: content
	})[0], _start_js__WEBPACK_IMPORTED_MODULE_1__.In.oid)) : "";
	return {
		kind: `${tag & 31} ${type}`,
		path: [],
		content
	};
}
function domainPath(domain) {
	return domain === "" ? [] : domain.toLowerCase().split(".").toReversed();
}
function emailName(mailbox, content = Buffer.from(mailbox)) {
	const at = mailbox.lastIndexOf("@");
	return {
		kind: "email",
		path: [...domainPath(mailbox.slice(at + 1)), `@${mailbox.slice(0, Math.max(0, at))}`],
		content
	};
}
function directoryName(content) {
	return {
		kind: "directory",
		path: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(content),
		content
	};
}
function hostOf(uri) {
	return URL.parse(uri)?.hostname ?? "";
}
function extensionValue(der, wanted) {
	const value = readExtensionValue(der, wanted);
	return value && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)(value, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence);
}
// src/formats/x509/names.ts
const longestName = 253;
function isForHost({ names }, host) {
	const wanted = host.toLowerCase();
	if ((0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(wanted) !== 0) return names.some(({ kind, value }) => kind === "ip" && value === wanted);
	const name = wanted.endsWith(".") ? wanted.slice(0, -1) : wanted;
	const parent = name.slice(name.indexOf(".") + 1);
	const wildcard = hasTwoLabels(parent) && !name.startsWith(".") ? `*.${parent}` : null;
	return names.some(({ kind, value }) => {
		if (kind !== "dns") return false;
		const given = value.toLowerCase();
		return given === name || given === wildcard;
	});
}
function hasTwoLabels(parent) {
	return parent.includes(".");
}
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
function isWellFormedName(value) {
	if (value.length > longestName) return false;
	const isWildcard = value.startsWith("*.");
	const labels = (isWildcard ? value.slice(2) : value).split(".");
	const last = labels.at(-1) ?? "";
	return labels.every((each) => label.test(each)) && !/^\d+$/.test(last) && (!isWildcard || labels.length > 1);
}
// src/formats/x509/name-tree.ts
function emptyTree() {
	return {
		next: new Map(),
		cover: {},
		hasNextHere: false
	};
}
function plant(tree, path, cover) {
	let node = tree;
	for (const [index, part] of path.entries()) {
		const known = node.next.get(part);
		const next = known ?? emptyTree();
		if (!known) node.next.set(part, next);
		if (cover.here && index === path.length - 1) node.hasNextHere = true;
		node = next;
	}
	node.cover = {
		...node.cover,
		...cover
	};
}
function isCovered(tree, path) {
	let node = tree;
	for (const part of path) {
		if (node.cover.below || (part.startsWith("@") ? node.cover.mailboxes : node.cover.hosts)) return true;
		const next = node.next.get(part);
		if (!next) return false;
		node = next;
	}
	return node.cover.here ?? false;
}
function isCoveredBelow(tree, path) {
	let node = tree;
	for (const part of path) node = node?.next.get(part);
	return node?.hasNextHere ?? false;
}
// src/formats/x509/networks.ts
function addNetwork(networks, base) {
	const length = base.length / 2;
	if (length !== 4 && length !== 16) return false;
	const bits = prefixLength(base.subarray(length));
	if (bits === null) return false;
	const key = `${length} ${bits}`;
	const known = networks.get(key) ?? new Set();
	networks.set(key, known.add(masked(base.subarray(0, length), bits)));
	return true;
}
function isInNetworks(networks, address) {
	return [...networks].some(([key, prefixes]) => {
		const [length, bits] = key.split(" ").map(Number);
		return length === address.length && bits !== void 0 && prefixes.has(masked(address, bits));
	});
}
function prefixLength(mask) {
	const bits = [...mask].map((byte) => byte.toString(2).padStart(8, "0")).join("");
	const end = bits.indexOf("0");
	if (end < 0) return bits.length;
	return bits.includes("1", end) ? null : end;
}
function masked(address, bits) {
	return Buffer.from(address.map((byte, at) => byte & 65280 >> Math.min(8, Math.max(0, bits - at * 8)))).toString("hex");
}
// src/formats/x509/constraints.ts
function readNameConstraints({ der }) {
	const value = extensionValue(der, _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.nameConstraints);
	if (!value) return null;
	const lists = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)(value);
	const [permitted, excluded] = [160, 161].map((wanted) => subtreesOf(lists.find(({ tag }) => tag === wanted)));
	const all = [...permitted ?? [], ...excluded ?? []];
	return {
		count: all.length,
		isWellFormed: all.length > 0 && all.every(hasItsForm),
		prepare: () => ({
			permitted: prepare(permitted ?? []),
			excluded: prepare(excluded ?? [])
		})
	};
}
function constraintProblem(constraints, subject) {
	if (subject.count * constraints.count > mostComparisons) return "excessive";
	const { permitted, excluded } = constraints.prepare();
	return subject.names().some((name) => mayBeWithin(excluded, name) || isConstrained(permitted, name) && !isWithin(permitted, name)) ? "forbidden" : null;
}
const mostComparisons = 2 ** 20;
function subtreesOf(list) {
	if (!list) return [];
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)(list, mostNames$3).map((subtree) => {
		const [base, ...limits] = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)(subtree);
		if (!base) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.kn("subtree");
		return [base, ...limits];
	});
}
const dnsName = 130;
const ipAddress = 135;
function hasItsForm([{ tag, content }, ...limits]) {
	if (limits.length > 0) return false;
	if (tag === ipAddress) return addNetwork(new Map(), content);
	if (tag !== dnsName || content.length === 0) return true;
	const text = content.toString("latin1");
	return !text.includes("*") && isWellFormedName(text);
}
function prepare(subtrees) {
	const trees = new Map();
	const networks = new Map();
	const unclear = new Set();
	for (const [base, ...limits] of subtrees) {
		const name = readGeneralName(base);
		if (!(limits.length === 0 && (name.kind === "ip" ? addNetwork(networks, name.content) : add(trees, name)))) unclear.add(name.kind);
	}
	return {
		trees,
		networks,
		unclear
	};
}
function add(trees, name) {
	const where = bases[name.kind]?.(name);
	if (!where) return false;
	const known = trees.get(name.kind) ?? emptyTree();
	trees.set(name.kind, known);
	plant(known, where.path, where.cover);
	return true;
}
const bases = {
	dns: ({ content }) => domainBase(content.toString("latin1"), {
		here: true,
		below: true
	}),
	uri: ({ content }) => domainBase(content.toString("latin1"), { here: true }),
	email: ({ content, path }) => {
		const text = content.toString("latin1");
		if (text.includes("@")) return {
			path,
			cover: { here: true }
		};
		return text.startsWith(".") ? {
			path: domainPath(text.slice(1)),
			cover: { hosts: true }
		} : {
			path: domainPath(text),
			cover: { mailboxes: true }
		};
	},
	directory: ({ path }) => ({
		path,
		cover: {
			here: true,
			below: true
		}
	})
};
function domainBase(text, cover) {
	return text.startsWith(".") ? {
		path: domainPath(text.slice(1)),
		cover: { below: true }
	} : {
		path: domainPath(text),
		cover
	};
}
function isConstrained({ trees, networks, unclear }, { kind }) {
	return unclear.has(kind) || (kind === "ip" ? networks.size > 0 : trees.has(kind));
}
function isWithin({ trees, networks, unclear }, { kind, path, content }) {
	if (unclear.has(kind)) return false;
	if (kind === "ip") return isInNetworks(networks, content);
	const tree = trees.get(kind);
	return tree !== void 0 && isCovered(tree, path);
}
function mayBeWithin(subtrees, name) {
	if (subtrees.unclear.has(name.kind) || isWithin(subtrees, name)) return true;
	if (name.kind !== "dns" || name.path.at(-1) !== "*") return false;
	const tree = subtrees.trees.get("dns");
	return tree !== void 0 && isCoveredBelow(tree, name.path.slice(0, -1));
}
// src/formats/x509/policies.ts
const mostPolicies$2 = 128;
function readPolicies({ der }) {
	const listed = extensionValue(der, _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.certificatePolicies);
	const constraints = extensionValue(der, _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.policyConstraints);
	const inhibit = readExtensionValue(der, _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.inhibitAnyPolicy);
	const limits = constraints ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)(constraints) : [];
	const limit = (tag) => skipCerts(limits.find((each) => each.tag === tag));
	return {
		policies: listed ? readListed(listed) : null,
		mappings: readMappings(extensionValue(der, _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.policyMappings)),
		requireExplicit: limit(128),
		inhibitMapping: limit(129),
		inhibitAnyPolicy: inhibit ? skipCerts((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)(inhibit, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.integer)) : null
	};
}
function readListed(value) {
	const found = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)(value, mostPolicies$2).map((information) => policyIn((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)(information)[0]));
	if (found.length === 0 || new Set(found).size < found.length) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.kn("policies");
	return new Set(found);
}
function readMappings(value) {
	const mappings = new Map();
	for (const mapping of value ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)(value, mostPolicies$2) : []) {
		const [issuer, subject] = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)(mapping, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence)).map(policyIn);
		if (issuer === void 0 || subject === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.kn("mapping");
		mappings.set(issuer, (mappings.get(issuer) ?? new Set()).add(subject));
	}
	return mappings;
}
function policyIn(element) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)(element, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.oid));
}
function skipCerts(element) {
	if (!element) return null;
	const { content } = element;
	if (content.length === 0 || (content[0] ?? 128) >= 128) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.kn("skip");
	return content.length > 4 ? 65535 : content.readUIntBE(0, content.length);
}
// src/probes/certificate/path-policies.ts
const { anyPolicy } = _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn;
function holdsPolicies(path, inputs = {}, read = readPolicies) {
	const below = path.slice(0, -1).toReversed();
	const start = (isSet = false) => isSet ? 0 : below.length + 1;
	let explicit = start(inputs.requireExplicit);
	let mapping = start(inputs.inhibitMapping);
	let any = start(inputs.inhibitAnyPolicy);
	const levels = [new Map([[anyPolicy, {
		expected: new Set([anyPolicy]),
		parents: new Set()
	}]])];
	for (const [at, certificate] of below.entries()) {
		const isLeaf = at === below.length - 1;
		const isOwn = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mn)(certificate);
		const said = read(certificate);
		const level = nextLevel(levels.at(-1) ?? new Map(), said, any > 0 || !isLeaf && isOwn);
		if (explicit === 0 && level.size === 0) return false;
		if (isLeaf) {
			levels.push(level);
			explicit = said.requireExplicit === 0 ? 0 : Math.max(0, explicit - 1);
			continue;
		}
		if ([...said.mappings].some(([from, to]) => from === anyPolicy || to.has(anyPolicy))) return false;
		levels.push(mapped(level, said, mapping > 0));
		const less = isOwn ? 0 : 1;
		explicit = Math.min(Math.max(0, explicit - less), said.requireExplicit ?? explicit);
		mapping = Math.min(Math.max(0, mapping - less), said.inhibitMapping ?? mapping);
		any = Math.min(Math.max(0, any - less), said.inhibitAnyPolicy ?? any);
	}
	return explicit > 0 || isWanted(levels, inputs.policies);
}
function nextLevel(above, { policies }, takesAny) {
	const level = new Map();
	if (policies === null) return level;
	const expecting = expectersOf(above);
	const add = (policy, parents) => level.set(policy, {
		expected: new Set([policy]),
		parents
	});
	for (const policy of policies) {
		if (policy === anyPolicy) continue;
		const parents = expecting.get(policy) ?? (above.has(anyPolicy) ? new Set([anyPolicy]) : null);
		if (parents) add(policy, parents);
	}
	if (!policies.has(anyPolicy) || !takesAny) return level;
	for (const [policy, parents] of expecting) if (!level.has(policy)) add(policy, parents);
	return level;
}
function expectersOf(level) {
	const found = new Map();
	for (const [policy, { expected }] of level) for (const wanted of expected) found.set(wanted, (found.get(wanted) ?? new Set()).add(policy));
	return found;
}
function mapped(level, { mappings }, isAllowed) {
	const changed = new Map(level);
	const general = level.get(anyPolicy);
	for (const [policy, expected] of mappings) {
		const node = level.get(policy) ?? general;
		if (!isAllowed) changed.delete(policy);
		else if (node) changed.set(policy, {
			expected,
			parents: level.has(policy) ? node.parents : new Set([anyPolicy])
		});
	}
	return changed;
}
function isWanted(levels, wanted) {
	const last = levels.at(-1);
	if (!last || last.size === 0) return false;
	if (!wanted || last.has(anyPolicy)) return true;
	let reached = new Set(last.keys());
	for (const level of levels.slice(1).toReversed()) {
		const parents = new Set();
		for (const policy of reached) for (const parent of level.get(policy)?.parents ?? []) if (parent !== anyPolicy) parents.add(parent);
		else if (wanted.has(policy)) return true;
		reached = parents;
	}
	return false;
}
// src/probes/certificate/path-problems.ts
function judgePaths({ now, mostIntermediates = Number.POSITIVE_INFINITY, clients }) {
	const constrain = judgeConstraints();
	const holdPolicies = judgePolicies();
	return (path) => {
		const issuers = path.slice(1);
		const intermediates = path.slice(1, -1);
		const constraints = new Set(path.flatMap((issuer, height) => constrain(issuer, path.slice(0, height))));
		const holds = {
			"issuer-expired": issuers.some((issuer) => isOver(issuer, now)),
			"issuer-not-yet-valid": issuers.some(({ notBefore }) => now < notBefore),
			"not-an-authority": intermediates.some((issuer) => !mayIssue(issuer)) || issuers.slice(-1).some(mayNotAnchor),
			"issuer-purpose": intermediates.some(({ extendedKeyUsage }) => extendedKeyUsage && !isForServers(extendedKeyUsage)),
			"weak-issuer-key": issuers.some((issuer) => isWeakKey(issuer, clients)),
			"weak-signature": intermediates.some(isWeakSignature),
			"foreign-signature": clients === "browsers" && (path.slice(0, -1).some(isForeignSignature) || issuers.some(isForeignKey)),
			"path-length": isTooLong(path) || countOfLimited(intermediates) > mostIntermediates,
			"name-constraints": constraints.has("forbidden"),
			"constraints-excessive": constraints.has("excessive"),
			"critical-extension": path.some(hasUnknownCritical),
			"duplicate-extension": path.some(hasDuplicate),
			"spelled-curve": path.some(({ spellsCurve }) => spellsCurve),
			policies: clients !== "programs" && !holdPolicies(path)
		};
		return Object.keys(holds).filter((problem) => holds[problem]);
	};
}
function isOver({ notAfter }, now) {
	return now >= notAfter + 1e3;
}
function mayIssue({ isAuthority, keyUsage }) {
	return isAuthority && (keyUsage?.has("keyCertSign") ?? true);
}
function mayNotAnchor({ isAuthority, keyUsage, extensions }) {
	const saysSo = extensions.some(({ oid }) => oid === _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.basicConstraints);
	if (keyUsage && !keyUsage.has("keyCertSign")) return true;
	return saysSo && !isAuthority;
}
function isForServers(purposes) {
	return purposes.has(_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.serverAuth) || purposes.has(_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.anyExtendedKeyUsage);
}
function isTooLong(path) {
	return path.some(({ pathLength }, height) => pathLength !== null && countOfLimited(path.slice(1, height)) > pathLength);
}
function countOfLimited(intermediates) {
	return intermediates.filter((each) => !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mn)(each)).length;
}
const understood$1 = new Set([
	_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.keyUsage,
	_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.subjectAltName,
	_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.basicConstraints,
	_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.extendedKeyUsage,
	_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.crlDistributionPoints,
	_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.nameConstraints,
	_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.policyConstraints,
	_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.certificatePolicies,
	_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.policyMappings,
	_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.inhibitAnyPolicy
]);
function hasUnknownCritical({ extensions }) {
	return extensions.some(({ oid, isCritical }) => isCritical && !understood$1.has(oid));
}
function hasDuplicate({ extensions }) {
	return new Set(extensions.map(({ oid }) => oid)).size < extensions.length;
}
function judgeConstraints() {
	const constraints = once$1((issuer) => {
		const read = readNameConstraints(issuer);
		if (!read) return null;
		return {
			...read,
			prepare: memo(read.prepare)
		};
	});
	const names = once$1((certificate) => {
		const read = readSubjectNames(certificate);
		return {
			...read,
			names: memo(read.names)
		};
	});
	const known = new Map();
	function between(issuer, certificate) {
		const limits = constraints(issuer);
		if (limits === null) return null;
		const bearer = names(certificate);
		if (limits === "unreadable" || bearer === "unreadable") return "forbidden";
		const found = attemptRead(() => constraintProblem(limits, bearer));
		return found === "unreadable" ? "forbidden" : found;
	}
	return (issuer, below) => below.filter((certificate, height) => height === 0 || !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mn)(certificate)).flatMap((certificate) => {
		const key = `${issuer.sha256} ${certificate.sha256}`;
		if (!known.has(key)) known.set(key, between(issuer, certificate));
		return known.get(key) ?? [];
	});
}
function judgePolicies() {
	const known = once$1(readPolicies);
	return (path) => {
		return attemptRead(() => holdsPolicies(path, {}, (certificate) => {
			const said = known(certificate);
			if (said === "unreadable") throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.kn("policies");
			return said;
		})) === true;
	};
}
function once$1(read) {
	const known = new Map();
	return (certificate) => {
		const found = known.get(certificate.sha256);
		if (found !== void 0) return found;
		const fresh = attemptRead(() => read(certificate));
		known.set(certificate.sha256, fresh);
		return fresh;
	};
}
function memo(work) {
	let done;
	return () => (done ??= { value: work() }).value;
}
function attemptRead(read) {
	try {
		return read();
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.kn) return "unreadable";
		throw error;
	}
}
// src/probes/certificate/path.ts
const mostSteps = 1024;
const longestPath = 10;
function findPath(query) {
	const { leaf, others, now, signatures = openSignatureChecks() } = query;
	const judge = judgePaths(query);
	const anchorsNamed = anchorsOf$1(query);
	const ends = new Map();
	let isForged = false;
	let isUncheckable = false;
	let best = null;
	let steps = 0;
	let exhausted = false;
	function isSigned(certificate, issuer) {
		if (issuer.publicKey && !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bn)(issuer.publicKey)) isUncheckable = true;
		const signed = signatures.isIssuedBy(certificate, issuer);
		if (signed === null) exhausted = true;
		if (signed === false && isKeyOf(certificate, issuer)) isForged = true;
		return signed === true;
	}
	function finish(certificates, by) {
		const found = {
			certificates,
			by,
			problems: judge(certificates)
		};
		if (!best || isBetter(found, best)) best = found;
	}
	function follow(path, last) {
		if (++steps > mostSteps || path.length > longestPath) {
			exhausted = true;
			return;
		}
		const itself = anchorsNamed(last.subject).find(({ certificate }) => certificate.sha256 === last.sha256);
		if (itself) return finish(path, itself.by);
		const anchors = anchorsNamed(last.issuer).filter(({ certificate }) => isSigned(last, certificate));
		for (const { certificate, by } of anchors) finish([...path, certificate], by);
		const issuers = others.filter((other) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(other.subject, last.issuer) && !path.some(({ sha256 }) => sha256 === other.sha256)).toSorted((a, b) => distance(last, a, now) - distance(last, b, now)).filter((other) => isSigned(last, other));
		for (const issuer of issuers) follow([...path, issuer], issuer);
		if (anchors.length + issuers.length === 0) ends.set(last.sha256, last);
	}
	follow([leaf], leaf);
	return {
		best,
		ends: [...ends.values()],
		isForged,
		isUncheckable,
		exhausted,
		signatures: signatures.count()
	};
}
function isKeyOf({ authorityKeyIdentifier }, { subjectKeyIdentifier }) {
	if (!authorityKeyIdentifier || !subjectKeyIdentifier) return false;
	return authorityKeyIdentifier.equals(subjectKeyIdentifier);
}
function isBetter(one, other) {
	const fewer = other.problems.length - one.problems.length;
	if (fewer !== 0) return fewer > 0;
	if (one.by !== other.by) return one.by === "mozilla";
	return isSpelledApart(one) === isSpelledApart(other) ? endOf$1(one) > endOf$1(other) : isSpelledApart(other);
}
function isSpelledApart({ certificates }) {
	return certificates.some(({ issuer }, height) => certificates[height + 1]?.subject.equals(issuer) === false);
}
function endOf$1({ certificates }) {
	return Math.min(...certificates.map(({ notAfter }) => notAfter));
}
function distance({ authorityKeyIdentifier }, issuer, now) {
	const { subjectKeyIdentifier, notBefore, notAfter } = issuer;
	return (authorityKeyIdentifier && subjectKeyIdentifier && !authorityKeyIdentifier.equals(subjectKeyIdentifier) ? 2 : 0) + (notBefore <= now && now <= notAfter ? 0 : 1);
}
function anchorsOf$1({ trust, anchorsAnywhere = false }) {
	const known = new Map();
	function read(subject) {
		return trust.named(subject).flatMap(({ der, by }) => {
			const certificate = readOrNull(der);
			return certificate && (anchorsAnywhere || (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mn)(certificate)) ? [{
				certificate,
				by
			}] : [];
		});
	}
	return (subject) => {
		const name = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(subject);
		const found = known.get(name) ?? read(subject);
		known.set(name, found);
		return found;
	};
}
function readOrNull(der) {
	try {
		return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__._n)(der);
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.kn) return null;
		throw error;
	}
}
// src/probes/certificate/issuers.ts
const bodyLimit = 262144;
const patience$3 = 3e3;
async function completePath(context, query, by) {
	const started = context.elapsed();
	const tried = new Set();
	let fetched = [];
	let missed = null;
	let search = findPath(query);
	while (!search.best && tried.size < 3) {
		const [url, next] = search.ends.flatMap(({ issuerUrls }) => issuerUrls).filter((each) => !tried.has(each));
		if (url === void 0) break;
		tried.add(url);
		const reply = await fetchIssuers(context, url, {
			by,
			patience: Math.floor((patience$3 - (context.elapsed() - started)) / (next === void 0 ? 1 : 2))
		});
		if (!reply.ok && !nothingThere.test(reply.reason)) missed ??= {
			url,
			reason: reply.reason
		};
		const found = reply.ok ? readIssuers(reply.body) : [];
		if (found.length === 0) continue;
		fetched = [...fetched, ...found];
		search = findPath({
			...query,
			others: [...query.others, ...fetched]
		});
	}
	return {
		search,
		fetched,
		missed
	};
}
async function firstIssuers(context, { issuerUrls }, by) {
	const [url, next] = issuerUrls;
	if (url === void 0) return [];
	const reply = await fetchIssuers(context, url, {
		by,
		patience: Math.floor(patience$3 / (next === void 0 ? 1 : 2))
	});
	return reply.ok ? readIssuers(reply.body) : [];
}
const nothingThere = /^(?:http\.(?!40[1378]|425|429)[1-4]\d\d|http\.(?:malformed|headers-too-large)|scheme|redirected|too-large|dns\.(?:nxdomain|no-address)|address\.private)$/;
async function fetchIssuers(context, url, { by, patience: left }) {
	if (left <= 0) return {
		ok: false,
		reason: "timeout.http"
	};
	return fetchNamed(context, url, by, {
		limit: bodyLimit,
		patience: left,
		schemes: ["http:", "https:"]
	});
}
function readIssuers(body) {
	try {
		return readCertificateBundle(body).flatMap((der) => readOrNull(der) ?? []);
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.kn) return [];
		throw error;
	}
}
// src/probes/certificate/leaf.ts
function leafProblems(leaf, use) {
	const { host, now, exchange, clients = "browsers" } = use;
	const names = leaf.names.filter(({ value }) => !use.ignored?.includes(value));
	const holds = {
		expired: isOver(leaf, now),
		"not-yet-valid": now < leaf.notBefore,
		"wrong-name": host !== null && !isForHost({ names }, host),
		"no-san": host !== null && leaf.names.length === 0,
		"weak-key": isWeakKey(leaf, clients),
		"weak-signature": isWeakSignature(leaf) && !((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mn)(leaf) && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.pn)(leaf, leaf)),
		"wrong-purpose": lacksPurpose(leaf) && !isForAnyPurpose(leaf, clients),
		"any-purpose": lacksPurpose(leaf) && isForAnyPurpose(leaf, clients),
		"wrong-key-usage": !maySecure(leaf, exchange)
	};
	return Object.keys(holds).filter((problem) => holds[problem]);
}
function lacksPurpose({ extendedKeyUsage }) {
	return extendedKeyUsage !== null && !extendedKeyUsage.has(_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.serverAuth);
}
function isForAnyPurpose({ extendedKeyUsage }, clients) {
	return clients === "browsers" && (extendedKeyUsage?.has(_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.anyExtendedKeyUsage) ?? false);
}
function maySecure({ keyUsage }, exchange) {
	if (keyUsage === null) return true;
	if (exchange === "signs") return keyUsage.has("digitalSignature");
	if (exchange === "decrypts") return keyUsage.has("keyEncipherment");
	return keyUsage.has("digitalSignature") || keyUsage.has("keyEncipherment") || keyUsage.has("keyAgreement");
}
function keyExchangeOf({ protocol, cipher }) {
	if (protocol === "TLSv1.3" || /^TLS_(?:EC)?DHE_(?:RSA|ECDSA|DSS)_/.test(cipher)) return "signs";
	return cipher.startsWith("TLS_RSA_WITH_") ? "decrypts" : null;
}
// src/probes/certificate/order.ts
function orderProblems(served, path) {
	const unique = served.filter(({ sha256 }, index) => served.findIndex((other) => other.sha256 === sha256) === index);
	const related = relatedTo(unique);
	const ranked = (path.length > 0 ? path : related).map((member) => unique.findIndex(({ sha256 }) => sha256 === member.sha256)).filter((position) => position >= 0);
	const holds = {
		"wrong-order": ranked.some((position, index) => position < (ranked[index - 1] ?? 0)),
		"unrelated-certificate": related.length < unique.length,
		"duplicate-certificate": unique.length < served.length,
		"root-included": related.slice(1).some(_start_js__WEBPACK_IMPORTED_MODULE_1__.mn)
	};
	return Object.keys(holds).filter((problem) => holds[problem]);
}
function relatedTo(served) {
	const related = served.slice(0, 1);
	for (const member of related) related.push(...served.filter((other) => !related.includes(other) && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(other.subject, member.issuer)));
	return related;
}
// src/probes/certificate/path-confirm.ts
function sameOffer({ lenient, legacyRenegotiation }) {
	return {
		...lenient && { lenient },
		...legacyRenegotiation && { legacyRenegotiation }
	};
}
async function isTrustedBy(context, to, { path, handshake }) {
	if (!path.every((one, at) => isLinked(one, path[at + 1]))) return false;
	const issuers = path.slice(1, -1).map(({ der }) => der);
	const confirm = () => context.net.tls(to, {
		issuers,
		...sameOffer(handshake)
	});
	const first = await attempt(confirm);
	const again = first.ok ? first : await attempt(confirm);
	return again.ok && again.value.trustError === null;
}
function isLinked({ der }, issuer) {
	return issuer === void 0 || new node_crypto__WEBPACK_IMPORTED_MODULE_5__.X509Certificate(der).checkIssued(new node_crypto__WEBPACK_IMPORTED_MODULE_5__.X509Certificate(issuer.der));
}
// src/probes/certificate/reasons.ts
const lenientDoubt = "lenient";
const tolerated = new Set([
	"key-identifiers",
	"key-usage-missing",
	"any-purpose",
	"serial-form",
	"purpose-form",
	"common-name",
	"leaf-is-authority",
	"authority-as-server",
	"long-chain",
	"names-spelled-apart",
	"large-certificate",
	"feature-unreadable",
	"access-empty",
	"names-not-ascii",
	"constraints-empty",
	"names-form",
	"constraints-form",
	"authority-form",
	"version-form",
	"empty-name",
	"extension-form",
	"signature-form",
	"key-form",
	"wrong-order",
	"unrelated-certificate",
	"duplicate-certificate",
	"root-included",
	"path-unclear",
	"trust-unknown",
	"verdicts-differ"
]);
function isEnforced(reason) {
	return !tolerated.has(reason);
}
const explanations = {
	CERT_HAS_EXPIRED: ["expired", "issuer-expired"],
	CERT_NOT_YET_VALID: ["not-yet-valid", "issuer-not-yet-valid"],
	INVALID_PURPOSE: [
		"wrong-purpose",
		"any-purpose",
		"wrong-key-usage",
		"issuer-purpose",
		"duplicate-extension"
	],
	INVALID_CA: ["not-an-authority", "duplicate-extension"],
	PATH_LENGTH_EXCEEDED: ["path-length"],
	UNSPECIFIED: [
		"weak-key",
		"weak-signature",
		"weak-issuer-key",
		"not-an-authority",
		"name-constraints",
		"constraints-excessive",
		"critical-extension",
		"duplicate-extension",
		"spelled-curve"
	],
	CERT_SIGNATURE_FAILURE: ["bad-signature"],
	DEPTH_ZERO_SELF_SIGNED_CERT: ["self-signed"],
	SELF_SIGNED_CERT_IN_CHAIN: ["unknown-authority"],
	UNABLE_TO_GET_ISSUER_CERT: ["unknown-authority"],
	UNABLE_TO_GET_ISSUER_CERT_LOCALLY: ["unknown-authority"],
	UNABLE_TO_VERIFY_LEAF_SIGNATURE: ["unknown-authority", "self-signed"]
};
const refusals$2 = {
	PATH_LENGTH_EXCEEDED: "path-length",
	INVALID_CA: "not-an-authority",
	CERT_SIGNATURE_FAILURE: "bad-signature",
	CERT_HAS_EXPIRED: "issuer-expired",
	CERT_NOT_YET_VALID: "issuer-not-yet-valid",
	INVALID_PURPOSE: "issuer-purpose"
};
function isExplainedBy(verdict, reason) {
	return explanations[verdict]?.includes(reason) ?? false;
}
function refusalOf$2(verdict, seen) {
	if (verdict === null || seen.some((reason) => isExplainedBy(verdict, reason))) return null;
	return refusals$2[verdict] ?? "refused";
}
// src/formats/x509/tls-feature.ts
const tlsFeature = "1.3.6.1.5.5.7.1.24";
const statusRequest = 5;
function isMustStaple(certificate) {
	try {
		const value = readExtensionValue(certificate, tlsFeature);
		if (!value) return false;
		return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)(value, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence), 64).some(({ tag, content }) => tag === _start_js__WEBPACK_IMPORTED_MODULE_1__.In.integer && content.length === 1 && content[0] === statusRequest);
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.kn) return null;
		throw error;
	}
}
// src/probes/certificate/common-name.ts
function hasOtherCommonName({ subject, names }) {
	const commonNames = attributesOf(subject).filter(({ oid }) => oid === _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.commonName);
	if (commonNames.length !== 1) return commonNames.length > 1;
	const addresses = names.filter(({ kind }) => kind === "ip").map(({ value }) => value);
	const domains = names.filter(({ kind }) => kind === "dns").flatMap(({ value }) => upwards(value));
	const known = new Set([...addresses, ...domains]);
	return commonNames.some(({ value }) => {
		return (isAddress(value) ? addresses.length > 0 : value.includes(".") && domains.length > 0) && !known.has(value);
	});
}
function upwards(name) {
	const labels = name.split(".");
	return labels.map((_, from) => labels.slice(from).join("."));
}
function isAddress(text) {
	const host = URL.parse(`http://${text.includes(":") ? `[${text}]` : text}`)?.hostname ?? "";
	return (0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(host.replace(/^\[|\]$/g, "")) !== 0;
}
function attributesOf(name) {
	try {
		return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(name);
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.kn) return [];
		throw error;
	}
}
// src/probes/certificate/path-rules.ts
const everyone = [
	"leaf",
	"intermediate",
	"anchor"
];
const authorities = ["intermediate", "anchor"];
const issued = ["leaf", "intermediate"];
const rules = [
	rule("key-identifiers", issued, "all", (one) => one.authorityKeyIdentifier === null && !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mn)(one)),
	rule("key-identifiers", authorities, "all", ({ subjectKeyIdentifier }) => subjectKeyIdentifier === null),
	rule("key-identifiers", everyone, "all", (one) => [_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.authorityKeyIdentifier, _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.subjectKeyIdentifier].some((oid) => criticality(one, oid) === true)),
	rule("key-identifiers", ["anchor"], "public", namesAnotherKey),
	rule("key-usage-missing", authorities, "all", ({ keyUsage }) => keyUsage === null),
	rule("serial-form", issued, "all", ({ serial }) => !isPositive(serial) || serial.length > 20),
	rule("purpose-form", ["leaf"], "public", (one) => one.extendedKeyUsage?.has(_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.anyExtendedKeyUsage) ?? true),
	rule("purpose-form", ["leaf"], "public", (one) => criticality(one, _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.extendedKeyUsage) === true),
	rule("purpose-form", ["anchor"], "public", ({ extendedKeyUsage }) => extendedKeyUsage !== null),
	rule("common-name", ["leaf"], "public", hasOtherCommonName),
	rule("authority-as-server", ["leaf"], "all", ({ isAuthority }) => isAuthority),
	rule("large-certificate", issued, "all", ({ der }) => der.length > 65539),
	rule("feature-unreadable", ["leaf"], "all", ({ der }) => isMustStaple(der) === null),
	rule("access-empty", ["leaf"], "all", (one) => isEmptyExtension(one, _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.authorityInfoAccess)),
	rule("names-not-ascii", ["leaf"], "all", hasForeignLetters),
	rule("constraints-empty", ["leaf"], "all", (one) => isEmptyExtension(one, _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.nameConstraints)),
	rule("leaf-is-authority", ["leaf"], "all", (one) => !one.isAuthority && (one.keyUsage?.has("keyCertSign") ?? false)),
	rule("names-form", ["leaf"], "all", ({ names }) => !names.every(isWellFormed)),
	rule("names-form", ["leaf"], "all", (one) => isEmpty(one.subject) && criticality(one, _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.subjectAltName) === false),
	rule("names-form", ["leaf"], "public", (one) => !isEmpty(one.subject) && criticality(one, _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.subjectAltName) === true),
	rule("constraints-form", ["leaf"], "all", (one) => criticality(one, _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.nameConstraints) !== null),
	rule("constraints-form", authorities, "all", (one) => !hasGoodConstraints(one)),
	rule("constraints-form", authorities, "private", (one) => criticality(one, _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.nameConstraints) === false),
	rule("authority-form", authorities, "all", (one) => criticality(one, _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.basicConstraints) === false),
	rule("authority-form", ["anchor"], "all", (one) => one.version === 3 && criticality(one, _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.basicConstraints) === null),
	rule("authority-form", authorities, "all", (one) => one.pathLength !== null && one.keyUsage?.has("keyCertSign") === false),
	rule("version-form", everyone, "all", ({ version, extensions }) => version !== 3 && extensions.length > 0),
	rule("version-form", everyone, "public", ({ version }) => version !== 3),
	rule("empty-name", everyone, "all", ({ issuer }) => isEmpty(issuer)),
	rule("empty-name", authorities, "all", ({ subject }) => isEmpty(subject)),
	rule("extension-form", everyone, "all", (one) => criticality(one, _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.authorityInfoAccess) === true),
	rule("extension-form", everyone, "all", (one) => criticality(one, _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.policyConstraints) === false),
	rule("signature-form", everyone, "all", ({ hasOneAlgorithm }) => !hasOneAlgorithm),
	rule("key-form", everyone, "public", hasOddModulus)
];
function rule(id, roles, binds, isBroken) {
	return {
		id,
		roles,
		binds,
		isBroken
	};
}
function formProblems$1(certificate, role, profile) {
	const broken = rules.filter(({ roles, binds, isBroken }) => roles.includes(role) && (binds === "all" || profile === "every" || binds === profile) && isBroken(certificate));
	return [...new Set(broken.map(({ id }) => id))];
}
function criticality({ extensions }, wanted) {
	return extensions.find(({ oid }) => oid === wanted)?.isCritical ?? null;
}
function namesAnotherKey(root) {
	if (!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mn)(root) || criticality(root, _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.authorityKeyIdentifier) === null) return false;
	const { authorityKeyIdentifier, subjectKeyIdentifier, namesAuthorityCertificate } = root;
	if (authorityKeyIdentifier === null || namesAuthorityCertificate) return true;
	return subjectKeyIdentifier !== null && !authorityKeyIdentifier.equals(subjectKeyIdentifier);
}
function isEmptyExtension({ der }, wanted) {
	return readExtensionValue(der, wanted)?.equals(emptySequence) ?? false;
}
const emptySequence = Buffer.from("3000", "hex");
const asciiNames = new Set([
	129,
	130,
	134
]);
function hasForeignLetters({ der }) {
	try {
		const value = readExtensionValue(der, _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.subjectAltName);
		return (value ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)(value, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence)) : []).some(({ tag, content }) => asciiNames.has(tag) && content.some((byte) => byte > 127));
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.kn) return false;
		throw error;
	}
}
function isPositive(serial) {
	return (serial[0] ?? 128) < 128 && serial.some((byte) => byte !== 0);
}
function isWellFormed({ kind, value }) {
	return kind === "dns" ? isWellFormedName(value) : /[.:]/.test(value);
}
function hasGoodConstraints(authority) {
	try {
		return readNameConstraints(authority)?.isWellFormed ?? true;
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.kn) return false;
		throw error;
	}
}
function isEmpty(name) {
	return name.length === 2;
}
function hasOddModulus({ publicKey }) {
	const { type, bits } = keyFacts(publicKey);
	return type.startsWith("RSA") && bits !== null && bits % 8 !== 0;
}
// src/probes/certificate/path-validate.ts
function pathlessProblem(leaf, { isForged, isUncheckable }) {
	if (isUncheckable) return "weak-issuer-key";
	if (isForged) return "bad-signature";
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mn)(leaf) && isOwn$1(leaf) ? "self-signed" : "unknown-authority";
}
function isOwn$1(leaf) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.pn)(leaf, leaf) || leaf.publicKey !== null && !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bn)(leaf.publicKey);
}
function pathForm(path, profile, roles = everywhere) {
	const found = path.flatMap((certificate, height) => {
		const role = roleAt(height, path.length);
		return roles.includes(role) ? formProblems$1(certificate, role, profile) : [];
	});
	return [...new Set(found)];
}
function roleAt(height, length) {
	if (height === 0) return "leaf";
	return height === length - 1 ? "anchor" : "intermediate";
}
const everywhere = [
	"leaf",
	"intermediate",
	"anchor"
];
// src/probes/certificate/certificate.ts
function certificate$1(context, to) {
	return context.once(`certificate ${to.host} ${to.port}`, () => look$2(context, to));
}
async function look$2(context, to) {
	const handshake = await context.net.tls(to);
	const [leaf, ...others] = handshake.chain.map(readOrNull);
	const clients = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(to);
	if (!leaf) return {
		...unreadable(handshake),
		clients
	};
	const readable = others.filter((other) => other !== null);
	const signatures = openSignatureChecks();
	const query = {
		leaf,
		others: readable,
		trust: context.trust,
		now: context.now().getTime(),
		signatures,
		clients
	};
	const [completed, broad] = await Promise.all([completePath(context, query, { namedBy: handshake.address }), broadWildcards(leaf)]);
	const chain = [leaf, ...readable];
	const verdict = await opensslVerdict(context, to, {
		handshake,
		completed
	});
	const trust = concludeTrust(chain, {
		to,
		now: query.now,
		handshake,
		completed,
		verdict,
		broad
	});
	const issuer = completed.search.best?.certificates[1] ?? readable.find((other) => signatures.isIssuedBy(leaf, other)) ?? null;
	return {
		handshake,
		clients,
		chain,
		others: [...readable, ...completed.fetched],
		trust,
		issuer
	};
}
function unreadable(handshake) {
	const isAbsent = handshake.chain.length === 0;
	return {
		handshake,
		chain: [],
		others: [],
		trust: {
			trusted: false,
			doubt: null,
			by: null,
			reasons: [{
				id: isAbsent ? "no-certificate" : "unreadable",
				enforced: true
			}],
			completedByAia: false,
			path: [],
			openssl: handshake.trustError ?? (isAbsent ? "UNSPECIFIED" : null)
		},
		issuer: null
	};
}
async function opensslVerdict(context, to, { handshake, completed: { search, fetched } }) {
	if (fetched.length === 0 || !search.best) return {
		isKnown: true,
		against: handshake.trustError
	};
	const issuers = fetched.map(({ der }) => der);
	const confirm = () => context.net.tls(to, {
		issuers,
		...sameOffer(handshake)
	});
	const first = await attempt(confirm);
	const again = first.ok ? first : await attempt(confirm);
	return again.ok ? {
		isKnown: true,
		against: again.value.trustError
	} : {
		isKnown: false,
		reason: again.failure.reason
	};
}
function concludeTrust(chain, evidence) {
	const { to, now, handshake, completed, verdict } = evidence;
	const [leaf] = chain;
	if (!leaf) throw new Error("a chain without a leaf");
	const { fetched } = completed;
	const { best } = completed.search;
	const doubt = doubtOf$2(leaf, evidence);
	const isCompleted = best !== null && fetched.length > 0;
	const seen = [
		...new Set([
			...leafProblems(leaf, {
				host: to.host,
				now,
				exchange: keyExchangeOf(handshake),
				clients: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(to),
				ignored: ignoredBy(evidence)
			}),
			...evidence.broad.length > 0 ? ["public-suffix"] : [],
			...best?.problems ?? (doubt ? [] : pathless(leaf, evidence)),
			...doubt ? ["trust-unknown"] : [],
			...formOf(leaf, best),
			...isLongForBrowsers(best, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(to)) ? ["long-chain"] : [],
			...best && isSpelledApart(best) && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(to) === "browsers" ? ["names-spelled-apart"] : []
		]),
		...isCompleted ? ["incomplete-chain"] : [],
		...orderProblems(chain, best?.certificates ?? [])
	];
	const said = verdict.isKnown && !doubt ? refusalOf$2(verdict.against, seen) : null;
	const hasPurpose = (best?.certificates ?? chain).slice(1).some(({ extendedKeyUsage }) => extendedKeyUsage !== null);
	const refusal = said === "issuer-purpose" && !hasPurpose ? "refused" : said;
	const differs = refusal !== null || verdict.isKnown && verdict.against === null && seen.some(isOpensslsToo(handshake));
	const ids = [
		...seen,
		...refusal ? [refusal] : [],
		...differs ? ["verdicts-differ"] : []
	];
	const isRefused = refusal !== null || best !== null && best.problems.some((problem) => problem !== "weak-signature");
	const byPath = doubt ? null : best !== null || ids.includes("path-unclear");
	const trusted = isRefused ? false : byPath;
	return {
		trusted,
		doubt: trusted === null ? doubt : null,
		by: best?.by ?? null,
		reasons: ids.map((id) => ({
			id,
			enforced: isEnforced(id)
		})),
		completedByAia: isCompleted,
		path: trusted ? best?.certificates ?? [] : [],
		openssl: handshake.trustError
	};
}
const mostIntermediates = 6;
function isLongForBrowsers(best, clients) {
	return clients === "browsers" && best !== null && best.certificates.length - 2 > mostIntermediates;
}
function ignoredBy({ to, broad }) {
	return to.starttls ?? to.implicitTlsProtocol ? [] : broad;
}
function formOf(leaf, best) {
	if (!best) return pathForm([leaf], "private");
	return best.by === "given" ? pathForm(best.certificates, "private") : pathForm(best.certificates, "public", ["leaf", "intermediate"]);
}
function isOpensslsToo({ lenient }) {
	return (reason) => isEnforced(reason) && !unasked$2.has(reason) && !(lenient && overlooked.has(reason));
}
const unasked$2 = new Set([
	"wrong-name",
	"no-san",
	"public-suffix",
	"wrong-key-usage",
	"incomplete-chain",
	"foreign-signature",
	"policies"
]);
const overlooked = new Set([
	"weak-key",
	"weak-issuer-key",
	"weak-signature"
]);
function doubtOf$2(leaf, found) {
	const { verdict, completed, handshake } = found;
	if (!verdict.isKnown) return {
		url: null,
		reason: verdict.reason
	};
	const { search, missed } = completed;
	const problems = search.best ? [] : pathless(leaf, found);
	const isForeign = search.best?.problems.includes("foreign-signature") ?? false;
	if (handshake.lenient && !isForeign && isUnjudged(search.best, problems)) return {
		url: null,
		reason: lenientDoubt
	};
	return missed && problems.includes("unknown-authority") ? missed : null;
}
function isUnjudged(best, problems) {
	return problems.includes("path-unclear") || !(best?.certificates.slice(0, -1).every(isKnownSignature) ?? true);
}
function pathless(leaf, { completed: { search }, verdict: said }) {
	const verdict = said.isKnown ? said.against : null;
	const weak = search.isUncheckable ? ["weak-issuer-key"] : [];
	if (verdict === null) return search.isUncheckable ? weak : ["path-unclear"];
	const problem = pathlessProblem(leaf, {
		isForged: verdict === "CERT_SIGNATURE_FAILURE",
		isUncheckable: false
	});
	const isUnclear = problem === "unknown-authority" && search.exhausted && !isExplainedBy(verdict, problem);
	return [...weak, isUnclear ? "path-unclear" : problem];
}
// src/probes/first-proven.ts
function firstProven(running, wait) {
	const { promise, resolve, reject } = Promise.withResolvers();
	const timer = wait === null ? void 0 : setTimeout(() => resolve(null), wait);
	const heard = running.map((each) => each.then((found) => found !== null && resolve(found)));
	Promise.all(heard).then(() => resolve(null), reject);
	return promise.finally(() => clearTimeout(timer));
}
// src/probes/certificate/leaf-issuer.ts
async function leafAndIssuer(context, to, { chain, address }) {
	const [leaf = null, ...others] = chain.map(readOrNull);
	const signatures = openSignatureChecks();
	const isSelfSigned = leaf !== null && signatures.isIssuedBy(leaf, leaf) === true;
	if (!leaf || isSelfSigned) return {
		leaf,
		issuer: null,
		isSelfSigned
	};
	const known = issuerAmong(leaf, others, signatures) ?? issuerAmong(leaf, anchorsOf(context, leaf), signatures);
	if (known) return {
		leaf,
		issuer: known,
		isSelfSigned
	};
	return {
		leaf,
		issuer: issuerAmong(leaf, await firstIssuers(context, leaf, { namedBy: address }), signatures) ?? (await certificate$1(context, to)).issuer,
		isSelfSigned
	};
}
function issuerAmong(leaf, others, signatures) {
	const issuers = others.filter((other) => other !== null).filter((other) => signatures.isIssuedBy(leaf, other));
	return issuers.find(({ keyUsage }) => keyUsage?.has("crlSign") ?? true) ?? issuers[0] ?? null;
}
function anchorsOf({ trust }, leaf) {
	return trust.named(leaf.issuer).map(({ der }) => readOrNull(der));
}
// src/formats/revocation/crl-extensions.ts
const mostExtensions$1 = 64;
function readCrlExtensions(wrapper) {
	return wrapper ? readExtensionList((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)(wrapper.content, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence)) : [];
}
function readExtensionList(list) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)(list, mostExtensions$1).map(toExtension);
}
function toExtension(element) {
	const parts = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)(element);
	return {
		oid: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)(parts[0], _start_js__WEBPACK_IMPORTED_MODULE_1__.In.oid)),
		isCritical: parts[1]?.tag === _start_js__WEBPACK_IMPORTED_MODULE_1__.In.boolean && parts[1].content[0] !== 0,
		value: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)(parts.at(-1), _start_js__WEBPACK_IMPORTED_MODULE_1__.In.octetString).content
	};
}
// src/formats/revocation/ocsp-signer.ts
const mostCertificates = 8;
function findSigner(signed, { responder, sent }, question) {
	const { issuer } = question;
	const named = [issuer, ...readSent(sent)].filter((each) => isNamed(responder, each));
	if (named.length === 0) return { doubt: "other-signer" };
	const signer = named.find(({ publicKey }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xn)(signed, publicKey));
	if (!signer) return { doubt: "bad-signature" };
	if (signer === issuer) return { delegate: null };
	const doubt = doubtDelegate(signer, question);
	return doubt ? { doubt } : { delegate: signer };
}
function doubtDelegate(signer, { issuer, now }) {
	if (!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.pn)(signer, issuer)) return "signer-stranger";
	if (!signer.extendedKeyUsage?.has(_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.ocspSigning)) return "signer-purpose";
	return now < signer.notBefore || now >= signer.notAfter + 1e3 ? "signer-expired" : null;
}
function isRevocable({ extensions, crlPoints }) {
	return crlPoints.length > 0 && !extensions.some(({ oid }) => oid === _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.ocspNoCheck);
}
function readSent(wrapper) {
	if (wrapper?.tag !== 160) return [];
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)(wrapper.content, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence), mostCertificates).flatMap(({ whole }) => readOne(whole));
}
function readOne(der) {
	try {
		return [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__._n)(der)];
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.kn) return [];
		throw error;
	}
}
function isNamed(responder, { subject, publicKeyBits }) {
	if (responder?.tag === 161) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)(responder.content, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence).whole, subject);
	if (responder?.tag !== 162) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.kn("ResponderID");
	const { content } = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)(responder.content, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.octetString);
	return content.equals((0,node_crypto__WEBPACK_IMPORTED_MODULE_5__.createHash)("sha1").update(publicKeyBits).digest());
}
// src/formats/revocation/answer.ts
const skew = 3e5;
function doubtTime(thisUpdate, nextUpdate, now) {
	if (thisUpdate > now + skew) return "not-yet-valid";
	return (nextUpdate ?? thisUpdate + 864e6) < now - skew ? "stale" : null;
}
const reasons$1 = {
	0: "unspecified",
	1: "keyCompromise",
	2: "cACompromise",
	3: "affiliationChanged",
	4: "superseded",
	5: "cessationOfOperation",
	6: "certificateHold",
	8: "removeFromCRL",
	9: "privilegeWithdrawn",
	10: "aACompromise"
};
function reasonName(element) {
	return reasons$1[element?.content[0] ?? -1] ?? null;
}
// src/formats/revocation/ocsp.ts
const mostAnswers = 256;
function writeOcspRequest(certificate, issuer) {
	const sha1 = Buffer.from("300906052b0e03021a0500", "hex");
	const identifier = element(_start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence, sha1, element(_start_js__WEBPACK_IMPORTED_MODULE_1__.In.octetString, digest("sha1", certificate.issuer)), element(_start_js__WEBPACK_IMPORTED_MODULE_1__.In.octetString, digest("sha1", issuer.publicKeyBits)), element(_start_js__WEBPACK_IMPORTED_MODULE_1__.In.integer, certificate.serial));
	return [
		1,
		2,
		3,
		4
	].reduce((inner) => element(_start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence, inner), identifier);
}
function readOcspResponse(bytes, question) {
	return readOcsp(bytes, question).answer;
}
function readOcsp(bytes, question) {
	try {
		return readResponse(bytes, question);
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.kn) return doubt$1("malformed");
		throw error;
	}
}
const refusals$1 = {
	1: "malformed-request",
	2: "internal-error",
	3: "try-later",
	5: "signature-required",
	6: "unauthorized"
};
function readResponse(bytes, question) {
	const [state, body] = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)(bytes, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence));
	const code = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)(state, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.enumerated).content[0];
	if (code === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.kn("responseStatus");
	if (code !== 0) return doubt$1(refusals$1[code] ?? "responder-error");
	const [type, basic] = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)(body, 160).content, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence));
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)(type, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.oid)) !== _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.ocspBasic) return doubt$1("malformed");
	const parts = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)(basic, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.octetString).content, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence));
	const signed = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(parts);
	const data = readData(signed.content);
	const found = findSigner(signed, {
		responder: data.responder,
		sent: parts[3]
	}, question);
	if (found.doubt) return doubt$1(found.doubt);
	if (hasCritical(data.extensions)) return doubt$1("critical-extension");
	const { delegate } = found;
	return {
		answer: findAnswer(data.answers, question),
		signer: delegate && isRevocable(delegate) ? delegate : null
	};
}
function readData(data) {
	const fields = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)(data);
	const [responder, , responses, extensions] = fields.slice(fields[0]?.tag === 160 ? 1 : 0);
	return {
		responder,
		answers: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)(responses, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence), mostAnswers),
		extensions
	};
}
function hasCritical(wrapper) {
	if (wrapper?.tag !== 161) return false;
	return readExtensionList((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)(wrapper.content, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence)).some(({ isCritical }) => isCritical);
}
function findAnswer(answers, question) {
	const own = answers.map((answer) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)(answer)).filter(([identifier]) => isAbout$2(identifier, question)).map((fields) => readAnswer(fields, question.now));
	return [
		"revoked",
		"good",
		"unknown"
	].map((status) => own.find((answer) => answer.status === status)).find((answer) => answer !== void 0) ?? {
		status: "unknown",
		reason: "other-certificate"
	};
}
function readAnswer(fields, now) {
	const [, status, from, ...more] = fields;
	if (!status || !from) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.kn("SingleResponse");
	const thisUpdate = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)(from, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.generalizedTime));
	const until = more.find(({ tag }) => tag === 160);
	const nextUpdate = until ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)(until.content, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.generalizedTime)) : null;
	const reason = doubtTime(thisUpdate, nextUpdate, now) ?? (more.some(hasCritical) ? "critical-extension" : null) ?? (status.tag === 128 || status.tag === 161 ? null : "unknown-certificate");
	if (reason) return {
		status: "unknown",
		reason
	};
	if (status.tag === 128) return {
		status: "good",
		thisUpdate,
		nextUpdate
	};
	const [time, why] = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)(status);
	const named = why?.tag === 160 ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)(why.content, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.enumerated) : void 0;
	return {
		status: "revoked",
		revokedAt: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)(time, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.generalizedTime)),
		revocationReason: reasonName(named),
		thisUpdate,
		nextUpdate
	};
}
function isAbout$2(identifier, { certificate, issuer }) {
	const [algorithm, name, key, serial] = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)(identifier, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence));
	const hash = _start_js__WEBPACK_IMPORTED_MODULE_1__.yn[(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)(algorithm, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence))[0], _start_js__WEBPACK_IMPORTED_MODULE_1__.In.oid))];
	if (!hash || !name || !key || !serial) return false;
	return serial.content.equals(certificate.serial) && name.content.equals(digest(hash, certificate.issuer)) && key.content.equals(digest(hash, issuer.publicKeyBits));
}
function digest(hash, bytes) {
	return (0,node_crypto__WEBPACK_IMPORTED_MODULE_5__.createHash)(hash).update(bytes).digest();
}
function element(tag, ...parts) {
	const content = Buffer.concat(parts);
	return Buffer.concat([Buffer.from([tag, ...lengthBytes(content.length)]), content]);
}
function lengthBytes(length) {
	if (length < 128) return [length];
	return length < 256 ? [129, length] : [
		130,
		length >> 8,
		length & 255
	];
}
function doubt$1(reason) {
	return {
		answer: {
			status: "unknown",
			reason
		},
		signer: null
	};
}
// src/probes/revocation/reading-turns.ts
let last = Promise.resolve();
function readingTurn() {
	last = last.then(() => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_7__.setImmediate)());
	return last;
}
// src/formats/revocation/crl-scope.ts
function doubtScope(extensions, question) {
	const { isAuthority } = question.certificate;
	const scope = scopeOf(extensions);
	if (isSet(scope, only.indirect) || isIndirectPoint(question)) return "indirect";
	if (isSet(scope, only.attributes)) return "attributes-only";
	if (isSet(scope, only.users) && isAuthority) return "users-only";
	if (isSet(scope, only.authorities) && !isAuthority) return "authorities-only";
	const place = scope.find(({ tag }) => tag === only.place);
	return place ? doubtPlace(place, question) : null;
}
function provesNoAbsence(extensions, question) {
	return scopeOf(extensions).some(({ tag }) => tag === only.reasons) || (pointOf$1(question)?.hasReasons ?? false);
}
const only = {
	place: 160,
	users: 129,
	authorities: 130,
	reasons: 131,
	indirect: 132,
	attributes: 133
};
function scopeOf(extensions) {
	const found = extensions.find(({ oid }) => oid === _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.issuingDistributionPoint);
	return found ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)(found.value, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence)) : [];
}
function isSet(scope, flag) {
	return scope.some(({ tag, content }) => tag === flag && content[0] !== 0);
}
function doubtPlace(place, question) {
	const { names, urls, isRelative } = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.On)(place);
	const own = pointOf$1(question)?.names ?? [];
	if (urls.includes(question.url) || names.some((name) => own.includes(name))) return null;
	return isRelative ? "relative-name" : "other-partition";
}
function isIndirectPoint(question) {
	const { issuers } = pointOf$1(question) ?? { issuers: [] };
	return issuers.length > 0 && !issuers.some((name) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(name, question.certificate.issuer));
}
function pointOf$1({ certificate, url }) {
	return certificate.crlPoints.find(({ urls }) => urls.includes(url));
}
// src/formats/revocation/crl-entries.ts
const mostAlike = 64;
function findEntries(entries, serial) {
	if (entries.indexOf(serial) < 0) return [];
	const found = [];
	for (let offset = 0; offset < entries.length;) {
		const end = endAt(entries, offset, entries.length);
		const number = contentAt(entries, offset);
		const from = contentAt(entries, number);
		const to = endAt(entries, number, end);
		if (entries[number] === _start_js__WEBPACK_IMPORTED_MODULE_1__.In.integer && to - from === serial.length && entries.compare(serial, 0, serial.length, from, to) === 0) found.push((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mn)(entries, offset));
		if (found.length > mostAlike) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.kn("entries of one certificate");
		offset = end;
	}
	return found;
}
function contentAt(bytes, offset) {
	const first = bytes[offset + 1] ?? 0;
	return first < 128 ? offset + 2 : offset + 2 + (first & 127);
}
function endAt(bytes, offset, limit) {
	if (offset + 2 > limit) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.kn("truncated");
	const first = bytes[offset + 1] ?? 0;
	const end = first < 128 ? offset + 2 + first : offset + (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mn)(bytes, offset).whole.length;
	if (end > limit) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.kn("truncated");
	return end;
}
function readEntry(entry) {
	const [, time, list] = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)(entry);
	if (!time) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.kn("revocationDate");
	const extensions = list ? readExtensionList(list) : [];
	const reason = extensions.find(({ oid }) => oid === _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.crlReason);
	return {
		revokedAt: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(time),
		revocationReason: reasonName(reason ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)(reason.value) : void 0),
		isIndirect: extensions.some(({ oid }) => oid === _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.certificateIssuer)
	};
}
const mostExtensions = 64;
function hasCriticalEntry(entries) {
	for (let offset = 0; offset < entries.length;) {
		const end = endAt(entries, offset, entries.length);
		const list = endAt(entries, endAt(entries, contentAt(entries, offset), end), end);
		if (list < end && hasCriticalExtension(entries, list, end)) return true;
		offset = end;
	}
	return false;
}
function hasCriticalExtension(bytes, list, limit) {
	if (bytes[list] !== _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.kn("crlEntryExtensions");
	const end = endAt(bytes, list, limit);
	let count = 0;
	for (let at = contentAt(bytes, list); at < end;) {
		if (++count > mostExtensions) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.kn("too many extensions");
		const next = endAt(bytes, at, end);
		const flag = endAt(bytes, contentAt(bytes, at), next);
		if (flag < next && bytes[flag] === _start_js__WEBPACK_IMPORTED_MODULE_1__.In.boolean && bytes[contentAt(bytes, flag)] !== 0) return true;
		at = next;
	}
	return false;
}
// src/formats/revocation/crl.ts
function readCrl(bytes, question) {
	try {
		return readList$1(bytes, question);
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.kn) return doubt("malformed");
		throw error;
	}
}
const known$4 = new WeakMap();
function open$1(bytes) {
	const before = known$4.get(bytes);
	if (before) return before;
	const signed = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)(bytes, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence)));
	const fresh = {
		...readFields(signed.content),
		signed,
		signedBy: new Map(),
		found: new Map()
	};
	known$4.set(bytes, fresh);
	return fresh;
}
function readList$1(bytes, question) {
	const list = open$1(bytes);
	const doubted = doubtScope(list.extensions, question) ?? doubtList(list, question) ?? doubtSigner(list, question);
	if (doubted) return doubt(doubted);
	const { thisUpdate, nextUpdate } = list;
	list.isCritical ??= hasCriticalEntry(list.entries);
	const found = entriesOf(list, question.certificate.serial);
	if (found.some(({ isIndirect }) => isIndirect)) return doubt("indirect");
	if (list.isCritical) return doubt("critical-extension");
	const revoking = found.find(({ revocationReason }) => revocationReason !== "removeFromCRL");
	if (revoking) {
		const { revokedAt, revocationReason } = revoking;
		return {
			status: "revoked",
			revokedAt,
			revocationReason,
			thisUpdate,
			nextUpdate
		};
	}
	if (provesNoAbsence(list.extensions, question)) return doubt("some-reasons");
	if (lacksNumber(list.extensions)) return doubt("unnumbered");
	return {
		status: "good",
		thisUpdate,
		nextUpdate
	};
}
const mostFound = 1024;
function entriesOf({ entries, found }, serial) {
	const key = serial.toString("hex");
	const before = found.get(key);
	if (before) return before;
	const fresh = findEntries(entries, serial).map(readEntry);
	if (found.size >= mostFound) found.clear();
	found.set(key, fresh);
	return fresh;
}
function lacksNumber(extensions) {
	return extensions.length > 0 && !extensions.some(({ oid }) => oid === _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.crlNumber);
}
function readFields(content) {
	const fields = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)(content, 16);
	const first = fields[0]?.tag === _start_js__WEBPACK_IMPORTED_MODULE_1__.In.integer ? 1 : 0;
	const [, issuer, from, ...rest] = fields.slice(first);
	if (!from) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.kn("thisUpdate");
	const until = rest[0]?.tag === _start_js__WEBPACK_IMPORTED_MODULE_1__.In.utcTime || rest[0]?.tag === _start_js__WEBPACK_IMPORTED_MODULE_1__.In.generalizedTime ? rest[0] : void 0;
	return {
		issuer: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)(issuer, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence).whole,
		thisUpdate: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(from),
		nextUpdate: until ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(until) : null,
		entries: rest.find(({ tag }) => tag === _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence)?.content ?? Buffer.alloc(0),
		extensions: readCrlExtensions(rest.find(({ tag }) => tag === 160))
	};
}
const understood = new Set([_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.issuingDistributionPoint, _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.deltaCrlIndicator]);
function doubtList(list, { certificate, now }) {
	if (!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(list.issuer, certificate.issuer)) return "other-issuer";
	if (list.extensions.some(({ oid }) => oid === _start_js__WEBPACK_IMPORTED_MODULE_1__.Dn.deltaCrlIndicator)) return "delta";
	if (list.extensions.some(({ oid, isCritical }) => isCritical && !understood.has(oid))) return "critical-extension";
	return doubtTime(list.thisUpdate, list.nextUpdate, now);
}
function doubtSigner({ signed, signedBy }, { issuer }) {
	if (issuer.keyUsage && !issuer.keyUsage.has("crlSign")) return "signer-purpose";
	const isSigned = signedBy.get(issuer.sha256) ?? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xn)(signed, issuer.publicKey);
	signedBy.set(issuer.sha256, isSigned);
	return isSigned ? null : "bad-signature";
}
function doubt(reason) {
	return {
		status: "unknown",
		reason
	};
}
// src/probes/revocation/stale-list.ts
function readList(bytes, question) {
	const answer = readCrl(bytes, question);
	if (answer.status !== "unknown" || answer.reason !== "stale") return answer;
	const then = readCrl(bytes, {
		...question,
		now: writtenAt(bytes)
	});
	return then.status === "revoked" && then.revocationReason !== "certificateHold" ? then : answer;
}
function writtenAt(bytes) {
	const [content] = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)(bytes, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence), 3);
	const fields = content ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)(content, 16) : [];
	const thisUpdate = fields[fields[0]?.tag === _start_js__WEBPACK_IMPORTED_MODULE_1__.In.integer ? 3 : 2];
	if (!thisUpdate) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.kn("thisUpdate");
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(thisUpdate);
}
// src/probes/revocation/ask.ts
const patience$2 = 3e3;
function startRevocationClock(context) {
	const started = context.elapsed();
	return { left: (share = 1) => Math.round(started + share * patience$2 - context.elapsed()) };
}
const ocspLimit = 65536;
function placesOf$2(context, subject, clock) {
	const { staple, certificate, prefersLists } = subject;
	const stapled = staple ? [{
		source: "staple",
		ask: () => readStaple$1(context, subject, clock)
	}] : [];
	const responders = certificate.ocspUrls.slice(0, 3);
	const responderShare = certificate.crlPoints.length > 0 && !prefersLists ? .5 : 1;
	const listShare = responders.length > 0 && prefersLists ? .5 : 1;
	const asked = responders.map((url) => ({
		source: "ocsp",
		ask: () => askResponder(context, subject, {
			url,
			share: responderShare,
			clock
		})
	}));
	const lists = listsOf(context, subject, {
		share: listShare,
		clock
	});
	return [...stapled, ...prefersLists ? [...lists, ...asked] : [...asked, ...lists]];
}
function listsOf(context, subject, timing) {
	const allowance = { left: subject.bytes };
	const { crlPoints, crlUrls } = subject.certificate;
	const usable = crlUrls.filter((url) => /^https?:/i.test(url));
	const urls = usable.length > 0 ? usable.slice(0, 3) : crlUrls.slice(0, 1);
	const [first] = crlPoints;
	if (urls.length === 0 && first) {
		const absolute = first.issuers.length > 0 ? "indirect" : "scheme";
		const reason = first.isRelative ? "relative-name" : absolute;
		return [{
			source: "crl",
			ask: () => Promise.resolve({
				status: "unknown",
				reason
			})
		}];
	}
	return urls.map((url) => ({
		source: "crl",
		ask: () => askList(context, subject, {
			...timing,
			url,
			allowance
		})
	}));
}
async function readStaple$1(context, subject, clock) {
	const { certificate, issuer, staple } = subject;
	return believe(context, subject, {
		...readOcsp(staple ?? new Uint8Array(), {
			certificate,
			issuer,
			now: context.now().getTime()
		}),
		clock
	});
}
async function askResponder(context, subject, asking) {
	const { certificate, issuer, by } = subject;
	const { url, clock, share } = asking;
	const body = writeOcspRequest(certificate, issuer);
	const now = context.now().getTime();
	return believe(context, subject, {
		...await recall(context, {
			key: `ocsp ${url} ${sha256(body)}`,
			by,
			read: (bytes) => readOcsp(bytes, {
				certificate,
				issuer,
				now
			}),
			get: () => fetchNamed(context, url, by, {
				method: "POST",
				headers: {
					"content-type": "application/ocsp-request",
					accept: "application/ocsp-response"
				},
				body,
				limit: ocspLimit,
				patience: Math.max(1, clock.left(share)),
				schemes: ["http:"]
			})
		}),
		clock
	});
}
async function askList(context, subject, asking) {
	const { certificate, issuer, by } = subject;
	const { url, clock, share, allowance } = asking;
	const now = context.now().getTime();
	const { answer } = await recall(context, {
		key: `crl ${url} ${sha256(issuer.subject)} ${sha256(issuer.publicKeyBits)}`,
		by,
		read: (bytes) => ({
			answer: readList(bytes, {
				certificate,
				issuer,
				url,
				now
			}),
			signer: null
		}),
		get: () => fetchList(context, subject, {
			url,
			allowance,
			patience: Math.max(1, clock.left(share))
		})
	});
	return answer;
}
async function fetchList(context, { by }, { url, allowance, patience: time }) {
	if (allowance.left <= 0) return {
		ok: false,
		reason: "too-large"
	};
	const reply = await fetchNamed(context, url, by, {
		limit: allowance.left,
		patience: time,
		schemes: ["http:", "https:"]
	});
	if (reply.ok) allowance.left -= reply.body.length;
	else if (reply.reason === "too-large") allowance.left = 0;
	return reply;
}
async function recall(context, { key, by, read, get }) {
	const now = context.now().getTime();
	const known = context.shelf?.find(key, by, now);
	const kept = known && await readInTurn(known.bytes, read);
	if (kept && kept.answer.status !== "unknown") return kept;
	const reply = await get();
	if (!reply.ok) return {
		answer: {
			status: "unknown",
			reason: reply.reason
		},
		signer: null
	};
	const fresh = await readInTurn(reply.body, read);
	const until = fresh.answer.status === "unknown" ? null : fresh.answer.nextUpdate;
	if (until !== null && until > now) context.shelf?.keep(key, {
		bytes: reply.body,
		address: reply.address,
		until
	});
	return fresh;
}
const large = 262144;
async function readInTurn(bytes, read) {
	if (bytes.length > large) await readingTurn();
	return read(bytes);
}
async function believe(context, subject, { answer, signer, clock }) {
	if (answer.status === "unknown" || !signer) return answer;
	for (const { ask } of listsOf(context, {
		...subject,
		certificate: signer
	}, {
		share: 1,
		clock
	})) {
		const { status } = await ask();
		if (status === "good") return answer;
		if (status === "revoked") return {
			status: "unknown",
			reason: "signer-revoked"
		};
	}
	return {
		status: "unknown",
		reason: "signer-unknown"
	};
}
function sha256(bytes) {
	return (0,node_crypto__WEBPACK_IMPORTED_MODULE_5__.createHash)("sha256").update(bytes).digest("base64url");
}
// src/probes/revocation/path.ts
const mostAsked = 4;
const mostPaths = 3;
async function walkPath(context, served, { ask, confirm }) {
	if (served.trust.trusted && served.trust.path.length === 0) return {
		intermediates: unfollowed(served),
		detour: null
	};
	const known = new Map();
	let path = served.trust.path;
	for (let attempts = 1; path.length > 0; attempts++) {
		await askAll$1(path, known, ask);
		const taken = [...known.values()].filter(({ status }) => status === "revoked");
		const isClean = path.slice(1, -1).every(({ sha256 }) => known.get(sha256)?.status !== "revoked");
		const intermediates = [...known.values()];
		if (isClean) return {
			intermediates,
			detour: taken.length > 0 ? path : null
		};
		const other = attempts < mostPaths ? pathWithout(context, served, new Set(taken.map(identityOf$1))) : [];
		path = other.length > 0 && await confirm(other) ? other : [];
	}
	return {
		intermediates: [...known.values()],
		detour: null
	};
}
function unfollowed({ others }) {
	const authorities = others.filter((one) => one.isAuthority && !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mn)(one));
	return (authorities.length > 0 ? authorities : others).slice(0, mostAsked).map((certificate) => ({
		...unasked$1,
		reason: "path-unclear",
		certificate
	}));
}
function identityOf$1({ certificate }) {
	return certificate.sha256;
}
async function askAll$1(path, known, ask) {
	const fresh = path.slice(1, -1).filter(({ sha256 }) => !known.has(sha256));
	const asked = known.size;
	const answers = await Promise.all(fresh.map(async (certificate, place) => {
		const issuer = path[path.indexOf(certificate) + 1];
		return issuer && asked + place < mostAsked ? ask(certificate, issuer, 1 / mostAsked) : unasked$1;
	}));
	fresh.forEach((certificate, place) => known.set(certificate.sha256, {
		...answers[place] ?? unasked$1,
		certificate
	}));
}
const unasked$1 = {
	status: "unknown",
	source: null,
	reason: "too-many",
	revokedAt: null,
	revocationReason: null
};
function pathWithout(context, { chain: [leaf], others, clients }, revoked) {
	if (!leaf) return [];
	const { best } = findPath({
		leaf,
		others: others.filter(({ sha256 }) => !revoked.has(sha256)),
		trust: context.trust,
		now: context.now().getTime(),
		clients
	});
	return best && best.problems.length === 0 ? best.certificates : [];
}
// src/probes/revocation/revocation.ts
const listLimit = 16777216;
function revocations(context, to) {
	return context.once(`revocations ${to.host} ${to.port}`, async () => {
		const handshake = await context.net.tls(to);
		const clock = startRevocationClock(context);
		const [leaf, path] = await Promise.all([askLeaf(context, to, {
			handshake,
			clock
		}), askPath(context, to, {
			handshake,
			clock
		})]);
		return {
			leaf,
			...path
		};
	});
}
async function askLeaf(context, to, { handshake, clock }) {
	const { leaf, issuer, isSelfSigned } = await leafAndIssuer(context, to, handshake);
	if (!leaf) return without$1("unknown", "unreadable");
	if (isSelfSigned) return without$1("not-applicable", "self-signed");
	if (!issuer) return without$1("unknown", "no-issuer");
	const { staple, address } = handshake;
	return askRevocation(context, {
		certificate: leaf,
		issuer,
		staple,
		by: { namedBy: address },
		bytes: listLimit,
		prefersLists: false
	}, clock);
}
async function askPath(context, to, { handshake, clock }) {
	const served = await certificate$1(context, to);
	const by = { namedBy: handshake.address };
	return walkPath(context, served, {
		ask: (one, issuer, share) => askRevocation(context, {
			certificate: one,
			issuer,
			staple: null,
			by,
			bytes: Math.floor(listLimit * share),
			prefersLists: true
		}, clock),
		confirm: (path) => isTrustedBy(context, to, {
			path,
			handshake
		})
	});
}
const head = 1e3;
async function askRevocation(context, subject, clock) {
	const asked = placesOf$2(context, subject, clock);
	if (asked.length === 0) return without$1("not-applicable", "no-source");
	const doubts = [];
	const running = [];
	for (const [at, place] of asked.entries()) {
		if (clock.left() <= 0 && place.source !== "staple") {
			doubts[at] = `${place.source}.timeout.http`;
			break;
		}
		running.push(prove(place, (doubt) => doubts[at] = doubt));
		const proven = await firstProven(running, at + 1 < asked.length ? head : null);
		if (proven) return proven;
	}
	return await firstProven(running, null) ?? without$1("unknown", doubts.find(Boolean) ?? "unknown");
}
async function prove({ source, ask }, doubt) {
	const answer = await ask();
	if (answer.status === "unknown") {
		doubt(`${source}.${answer.reason}`);
		return null;
	}
	const none = {
		source,
		reason: null,
		revokedAt: null,
		revocationReason: null
	};
	if (answer.status === "good") return {
		...none,
		status: "good"
	};
	return {
		...none,
		status: "revoked",
		revokedAt: answer.revokedAt,
		revocationReason: answer.revocationReason
	};
}
function without$1(status, reason) {
	return {
		status,
		source: null,
		reason,
		revokedAt: null,
		revocationReason: null
	};
}
// src/probes/page/identity.ts
const identityProblems = [
	"expired",
	"not-yet-valid",
	"wrong-name",
	"weak-key",
	"weak-signature",
	"wrong-purpose",
	"wrong-key-usage",
	"revoked",
	"untrusted",
	"obsolete-version"
];
const ofCertificate$1 = [
	"expired",
	"not-yet-valid",
	"wrong-name",
	"weak-key",
	"weak-signature",
	"wrong-purpose",
	"wrong-key-usage"
];
const obsolete$1 = new Set([
	"SSLv3",
	"TLSv1",
	"TLSv1.1"
]);
async function identity(context, to) {
	const [{ chain, trust, handshake }, { leaf, intermediates, detour }] = await Promise.all([certificate$1(context, to), revocations(context, to)]);
	const isCutOff = detour === null && intermediates.some(({ status }) => status === "revoked");
	const isDetourOpen = detour?.some((one) => intermediates.some((each) => each.certificate === one && each.status === "unknown")) ?? false;
	const has = (id) => trust.reasons.some((reason) => reason.id === id);
	const accepted = handshake.lenient ? null : true;
	const openssl = trust.openssl === null ? accepted : false;
	const ofChain = chain.length > 0 ? trust.trusted : openssl;
	const isTrusted = isDetourOpen ? null : ofChain;
	const found = [
		...ofCertificate$1.map((id) => [id, has(id)]),
		["revoked", leaf.status === "revoked" || isCutOff],
		["untrusted", isTrusted === false],
		["obsolete-version", obsolete$1.has(handshake.protocol)]
	].filter(([, holds]) => holds).map(([problem]) => problem);
	return found.length === 0 && isTrusted === null ? null : { problems: found };
}
async function identityAt(context, url, named) {
	const asked = new URL(url);
	const held = await attempt(() => identity(context, {
		host: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(asked),
		port: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(asked),
		...named
	}));
	return held.ok ? held.value : null;
}
// src/probes/page/redirect-steps.ts
function stepsOf(context, { hops }) {
	return Promise.all(hops.map(async ({ url }, at) => {
		const from = hops[at - 1];
		if (!url.startsWith("https:")) return {
			url,
			certificateRejection: null
		};
		return {
			url,
			certificateRejection: await identityAt(context, url, from ? { namedBy: from.address } : {})
		};
	}));
}
function refusedStep(steps, page) {
	return before(steps, page).find(({ certificateRejection: met }) => met !== null && met.problems.length > 0);
}
function unclearStep(steps, page) {
	return before(steps, page).find(({ url, certificateRejection: met }) => met === null && url.startsWith("https:"));
}
function before(steps, page) {
	const origin = page === null ? null : originOf$1(page);
	return steps.filter(({ url }) => originOf$1(url) !== origin);
}
function originOf$1(url) {
	return URL.parse(url)?.origin ?? url;
}
// src/formats/http/csp.ts
const longestPolicy$1 = 65536;
const mostPolicies$1 = 64;
function parseCspList(values) {
	return values.join(",").slice(0, longestPolicy$1).split(",", mostPolicies$1).map(parseCsp).filter(({ directives }) => directives.size > 0);
}
function parseCsp(text) {
	const directives = new Map();
	const repeated = new Set();
	for (const part of text.slice(0, longestPolicy$1).split(";")) {
		const [name = "", ...value] = part.split(/[\t\n\f\r ]+/).filter((token) => token !== "");
		const key = name.toLowerCase();
		if (key === "" || !isAscii$1(part)) continue;
		if (directives.has(key)) repeated.add(key);
		else directives.set(key, value);
	}
	return {
		directives,
		repeated: [...repeated]
	};
}
function isAscii$1(text) {
	return /^[\u0000-\u007f]*$/.test(text);
}
const ignoredInMeta = [
	"frame-ancestors",
	"report-uri",
	"sandbox"
];
function withoutIgnored({ directives, repeated }) {
	const ignored = ignoredInMeta;
	return {
		directives: new Map([...directives].filter(([name]) => !ignored.includes(name))),
		repeated
	};
}
const fallbacks$1 = {
	"script-src-elem": ["script-src", "default-src"],
	"script-src-attr": ["script-src", "default-src"],
	"script-src": ["default-src"],
	"style-src-elem": ["style-src", "default-src"],
	"style-src-attr": ["style-src", "default-src"],
	"object-src": ["default-src"]
};
function effective({ directives }, name) {
	const holder = [name, ...fallbacks$1[name] ?? []].find((each) => directives.has(each));
	return holder === void 0 ? null : directives.get(holder) ?? null;
}
const knownDirectives = [
	"default-src",
	"script-src",
	"script-src-elem",
	"script-src-attr",
	"style-src",
	"style-src-elem",
	"style-src-attr",
	"img-src",
	"font-src",
	"connect-src",
	"media-src",
	"object-src",
	"frame-src",
	"child-src",
	"worker-src",
	"manifest-src",
	"base-uri",
	"form-action",
	"frame-ancestors",
	"sandbox",
	"report-to",
	"report-uri",
	"webrtc",
	"upgrade-insecure-requests",
	"require-trusted-types-for",
	"trusted-types",
	"fenced-frame-src",
	"block-all-mixed-content",
	"prefetch-src",
	"plugin-types",
	"navigate-to",
	"require-sri-for",
	"reflected-xss",
	"referrer",
	"disown-opener"
];
// src/formats/http/csp-source.ts
const longestSource = 2048;
const nonce = /^'nonce-(?<value>[A-Za-z0-9+/_-]+={0,2})'$/i;
const hash$1 = /^'sha(?:256|384|512)-[A-Za-z0-9+/_-]+={0,2}'$/i;
const keyword = /^'[a-z0-9-]+'$/i;
const scheme = /^[a-z][a-z0-9+.-]*:$/i;
const host = /^(?:(?<scheme>[a-z][a-z0-9+.-]*):\/\/)?(?<host>\*|(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?)(?::(?<port>\d{1,5}|\*))?(?<path>\/[^?#]*)?$/i;
const bareKeyword = /^(?:self|none|unsafe-inline|unsafe-eval|unsafe-hashes|strict-dynamic|wasm-unsafe-eval|nonce-\S+|sha(?:256|384|512)-\S+)$/i;
function readSources(tokens) {
	const bounded = [...new Set(tokens)].filter(({ length }) => length <= longestSource);
	const keywords = new Set(bounded.filter((token) => keyword.test(token)).map((token) => token.toLowerCase()));
	const nonces = bounded.flatMap((token) => nonce.exec(token)?.groups?.["value"] ?? []);
	const hashes = bounded.filter((token) => hash$1.test(token)).length;
	const schemes = bounded.filter((token) => scheme.test(token)).map((token) => token.toLowerCase());
	const unquoted = bounded.filter((token) => bareKeyword.test(token));
	const hosts = bounded.flatMap(toHost);
	return {
		isEmpty: nonces.length + hashes + schemes.length + hosts.length === 0 && !opens(keywords),
		nonces,
		hashes,
		keywords,
		schemes,
		hosts,
		unquoted
	};
}
function toHost(text) {
	if (scheme.test(text)) return [];
	const groups = host.exec(text)?.groups;
	if (!groups) return [];
	return [{
		text,
		scheme: groups["scheme"]?.toLowerCase() ?? null,
		host: (groups["host"] ?? "").replace(/\.$/, "").toLowerCase(),
		port: groups["port"] ?? null,
		path: groups["path"] ?? ""
	}];
}
function opens(keywords) {
	return keywords.has("'self'") || keywords.has("'unsafe-inline'");
}
const noWildcards = new Set();
function broadSources({ schemes, hosts }, suffixes = noWildcards) {
	const isOpen = (source) => isBroad(source) || suffixes.has(source.host);
	return [...schemes.filter((each) => broadSchemes.has(each)), ...hosts.filter(isOpen).map(({ text }) => text)];
}
const broadSchemes = new Set([
	"http:",
	"https:",
	"data:",
	"blob:",
	"filesystem:"
]);
function isBroad({ host: name }) {
	return name === "*" || /^\*\.[^.]+$/.test(name);
}
function allowsInline({ keywords, nonces, hashes }, kind) {
	if (!keywords.has("'unsafe-inline'") || nonces.length + hashes > 0) return false;
	return kind === "style" || !keywords.has("'strict-dynamic'");
}
// node_modules/csp_evaluator/dist/allowlist_bypasses/angular.js
var require_angular = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.URLS = void 0;
	exports.URLS = [
		"//gstatic.com/fsn/angular_js-bundle1.js",
		"//www.gstatic.com/fsn/angular_js-bundle1.js",
		"//www.googleadservices.com/pageadimg/imgad",
		"//yandex.st/angularjs/1.2.16/angular-cookies.min.js",
		"//yastatic.net/angularjs/1.2.23/angular.min.js",
		"//yuedust.yuedu.126.net/js/components/angular/angular.js",
		"//art.jobs.netease.com/script/angular.js",
		"//csu-c45.kxcdn.com/angular/angular.js",
		"//elysiumwebsite.s3.amazonaws.com/uploads/blog-media/rockstar/angular.min.js",
		"//inno.blob.core.windows.net/new/libs/AngularJS/1.2.1/angular.min.js",
		"//gift-talk.kakao.com/public/javascripts/angular.min.js",
		"//ajax.googleapis.com/ajax/libs/angularjs/1.2.0rc1/angular-route.min.js",
		"//master-sumok.ru/vendors/angular/angular-cookies.js",
		"//ayicommon-a.akamaihd.net/static/vendor/angular-1.4.2.min.js",
		"//pangxiehaitao.com/framework/angular-1.3.9/angular-animate.min.js",
		"//cdnjs.cloudflare.com/ajax/libs/angular.js/1.2.16/angular.min.js",
		"//96fe3ee995e96e922b6b-d10c35bd0a0de2c718b252bc575fdb73.ssl.cf1.rackcdn.com/angular.js",
		"//oss.maxcdn.com/angularjs/1.2.20/angular.min.js",
		"//reports.zemanta.com/smedia/common/angularjs/1.2.11/angular.js",
		"//cdn.shopify.com/s/files/1/0225/6463/t/1/assets/angular-animate.min.js",
		"//parademanagement.com.s3-website-ap-southeast-1.amazonaws.com/js/angular.min.js",
		"//cdn.jsdelivr.net/angularjs/1.1.2/angular.min.js",
		"//eb2883ede55c53e09fd5-9c145fb03d93709ea57875d307e2d82e.ssl.cf3.rackcdn.com/components/angular-resource.min.js",
		"//andors-trail.googlecode.com/git/AndorsTrailEdit/lib/angular.min.js",
		"//cdn.walkme.com/General/EnvironmentTests/angular/angular.min.js",
		"//laundrymail.com/angular/angular.js",
		"//s3-eu-west-1.amazonaws.com/staticancpa/js/angular-cookies.min.js",
		"//collade.demo.stswp.com/js/vendor/angular.min.js",
		"//mrfishie.github.io/sailor/bower_components/angular/angular.min.js",
		"//askgithub.com/static/js/angular.min.js",
		"//services.amazon.com/solution-providers/assets/vendor/angular-cookies.min.js",
		"//raw.githubusercontent.com/angular/code.angularjs.org/master/1.0.7/angular-resource.js",
		"//prb-resume.appspot.com/bower_components/angular-animate/angular-animate.js",
		"//dl.dropboxusercontent.com/u/30877786/angular.min.js",
		"//static.tumblr.com/x5qdx0r/nPOnngtff/angular-resource.min_1_.js",
		"//storage.googleapis.com/assets-prod.urbansitter.net/us-sym/assets/vendor/angular-sanitize/angular-sanitize.min.js",
		"//twitter.github.io/labella.js/bower_components/angular/angular.min.js",
		"//cdn2-casinoroom.global.ssl.fastly.net/js/lib/angular-animate.min.js",
		"//www.adobe.com/devnet-apps/flashshowcase/lib/angular/angular.1.1.5.min.js",
		"//eternal-sunset.herokuapp.com/bower_components/angular/angular.js",
		"//cdn.bootcss.com/angular.js/1.2.0/angular.min.js"
	];
}));
// node_modules/csp_evaluator/dist/allowlist_bypasses/jsonp.js
var require_jsonp = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.URLS = exports.NEEDS_EVAL = void 0;
	exports.NEEDS_EVAL = [
		"googletagmanager.com",
		"www.googletagmanager.com",
		"www.googleadservices.com",
		"google-analytics.com",
		"ssl.google-analytics.com",
		"www.google-analytics.com"
	];
	exports.URLS = [
		"//bebezoo.1688.com/fragment/index.htm",
		"//www.google-analytics.com/gtm/js",
		"//googleads.g.doubleclick.net/pagead/conversion/1036918760/wcm",
		"//www.googleadservices.com/pagead/conversion/1070110417/wcm",
		"//www.google.com/tools/feedback/escalation-options",
		"//pin.aliyun.com/check_audio",
		"//offer.alibaba.com/market/CID100002954/5/fetchKeyword.do",
		"//ccrprod.alipay.com/ccr/arriveTime.json",
		"//group.aliexpress.com/ajaxAcquireGroupbuyProduct.do",
		"//detector.alicdn.com/2.7.3/index.php",
		"//suggest.taobao.com/sug",
		"//translate.google.com/translate_a/l",
		"//count.tbcdn.cn//counter3",
		"//wb.amap.com/channel.php",
		"//translate.googleapis.com/translate_a/l",
		"//afpeng.alimama.com/ex",
		"//accounts.google.com/o/oauth2/revoke",
		"//pagead2.googlesyndication.com/relatedsearch",
		"//yandex.ru/soft/browsers/check",
		"//api.facebook.com/restserver.php",
		"//mts0.googleapis.com/maps/vt",
		"//syndication.twitter.com/widgets/timelines/765840589183213568",
		"//www.youtube.com/profile_style",
		"//googletagmanager.com/gtm/js",
		"//mc.yandex.ru/watch/24306916/1",
		"//share.yandex.net/counter/gpp/",
		"//ok.go.mail.ru/lady_on_lady_recipes_r.json",
		"//d1f69o4buvlrj5.cloudfront.net/__efa_15_1_ornpba.xekq.arg/optout_check",
		"//www.googletagmanager.com/gtm/js",
		"//api.vk.com/method/wall.get",
		"//www.sharethis.com/get-publisher-info.php",
		"//google.ru/maps/vt",
		"//pro.netrox.sc/oapi/h_checksite.ashx",
		"//vimeo.com/api/oembed.json/",
		"//de.blog.newrelic.com/wp-admin/admin-ajax.php",
		"//ajax.googleapis.com/ajax/services/search/news",
		"//ssl.google-analytics.com/gtm/js",
		"//pubsub.pubnub.com/subscribe/demo/hello_world/",
		"//pass.yandex.ua/services",
		"//id.rambler.ru/script/topline_info.js",
		"//m.addthis.com/live/red_lojson/100eng.json",
		"//passport.ngs.ru/ajax/check",
		"//catalog.api.2gis.ru/ads/search",
		"//gum.criteo.com/sync",
		"//maps.google.com/maps/vt",
		"//ynuf.alipay.com/service/um.json",
		"//securepubads.g.doubleclick.net/gampad/ads",
		"//c.tiles.mapbox.com/v3/texastribune.tx-congress-cvap/6/15/26.grid.json",
		"//rexchange.begun.ru/banners",
		"//an.yandex.ru/page/147484",
		"//links.services.disqus.com/api/ping",
		"//api.map.baidu.com/",
		"//tj.gongchang.com/api/keywordrecomm/",
		"//data.gongchang.com/livegrail/",
		"//ulogin.ru/token.php",
		"//beta.gismeteo.ru/api/informer/layout.js/120x240-3/ru/",
		"//maps.googleapis.com/maps/api/js/GeoPhotoService.GetMetadata",
		"//a.config.skype.com/config/v1/Skype/908_1.33.0.111/SkypePersonalization",
		"//maps.beeline.ru/w",
		"//target.ukr.net/",
		"//www.meteoprog.ua/data/weather/informer/Poltava.js",
		"//cdn.syndication.twimg.com/widgets/timelines/599200054310604802",
		"//wslocker.ru/client/user.chk.php",
		"//community.adobe.com/CommunityPod/getJSON",
		"//maps.google.lv/maps/vt",
		"//dev.virtualearth.net/REST/V1/Imagery/Metadata/AerialWithLabels/26.318581",
		"//awaps.yandex.ru/10/8938/02400400.",
		"//a248.e.akamai.net/h5.hulu.com/h5.mp4",
		"//nominatim.openstreetmap.org/",
		"//plugins.mozilla.org/en-us/plugins_list.json",
		"//h.cackle.me/widget/32153/bootstrap",
		"//graph.facebook.com/1/",
		"//fellowes.ugc.bazaarvoice.com/data/reviews.json",
		"//widgets.pinterest.com/v3/pidgets/boards/ciciwin/hedgehog-squirrel-crafts/pins/",
		"//se.wikipedia.org/w/api.php",
		"//cse.google.com/api/007627024705277327428/cse/r3vs7b0fcli/queries/js",
		"//relap.io/api/v2/similar_pages_jsonp.js",
		"//c1n3.hypercomments.com/stream/subscribe",
		"//maps.google.de/maps/vt",
		"//books.google.com/books",
		"//connect.mail.ru/share_count",
		"//tr.indeed.com/m/newjobs",
		"//www-onepick-opensocial.googleusercontent.com/gadgets/proxy",
		"//www.panoramio.com/map/get_panoramas.php",
		"//client.siteheart.com/streamcli/client",
		"//www.facebook.com/restserver.php",
		"//autocomplete.travelpayouts.com/avia",
		"//www.googleapis.com/freebase/v1/topic/m/0344_",
		"//mts1.googleapis.com/mapslt/ft",
		"//publish.twitter.com/oembed",
		"//fast.wistia.com/embed/medias/o75jtw7654.json",
		"//partner.googleadservices.com/gampad/ads",
		"//pass.yandex.ru/services",
		"//gupiao.baidu.com/stocks/stockbets",
		"//widget.admitad.com/widget/init",
		"//api.instagram.com/v1/tags/partykungen23328/media/recent",
		"//video.media.yql.yahoo.com/v1/video/sapi/streams/063fb76c-6c70-38c5-9bbc-04b7c384de2b",
		"//ib.adnxs.com/jpt",
		"//pass.yandex.com/services",
		"//www.google.de/maps/vt",
		"//clients1.google.com/complete/search",
		"//api.userlike.com/api/chat/slot/proactive/",
		"//www.youku.com/index_cookielist/s/jsonp",
		"//mt1.googleapis.com/mapslt/ft",
		"//api.mixpanel.com/track/",
		"//wpd.b.qq.com/cgi/get_sign.php",
		"//pipes.yahooapis.com/pipes/pipe.run",
		"//gdata.youtube.com/feeds/api/videos/WsJIHN1kNWc",
		"//9.chart.apis.google.com/chart",
		"//cdn.syndication.twitter.com/moments/709229296800440320",
		"//api.flickr.com/services/feeds/photos_friends.gne",
		"//cbks0.googleapis.com/cbk",
		"//www.blogger.com/feeds/5578653387562324002/posts/summary/4427562025302749269",
		"//query.yahooapis.com/v1/public/yql",
		"//kecngantang.blogspot.com/feeds/posts/default/-/Komik",
		"//www.travelpayouts.com/widgets/50f53ce9ada1b54bcc000031.json",
		"//i.cackle.me/widget/32586/bootstrap",
		"//translate.yandex.net/api/v1.5/tr.json/detect",
		"//a.tiles.mapbox.com/v3/zentralmedia.map-n2raeauc.jsonp",
		"//maps.google.ru/maps/vt",
		"//c1n2.hypercomments.com/stream/subscribe",
		"//rec.ydf.yandex.ru/cookie",
		"//cdn.jsdelivr.net"
	];
}));
// src/data/bypasses.ts
var import_angular = require_angular();
var import_jsonp = require_jsonp();
const bypasses = [...import_jsonp.URLS, ...import_angular.URLS].map((text) => {
	const { hostname, pathname } = new URL(`https:${text}`);
	return {
		host: hostname,
		path: pathname,
		needsEval: import_jsonp.NEEDS_EVAL.includes(hostname)
	};
});
// src/core/grade/score-table.ts
function row$1(points, en, ko) {
	return {
		points,
		seen: {
			en,
			ko
		}
	};
}
function note$1(points, en, ko) {
	return {
		points,
		seen: {
			en,
			ko
		}
	};
}
function weightsIn(table, kind) {
	return Object.fromEntries(Object.entries(table).flatMap(([id, { weights }]) => {
		const weight = weights[kind];
		return weight === void 0 ? [] : [[id, weight]];
	}));
}
function rowsIn({ weights, whole, rows }) {
	const [weight = 0] = Object.values(weights);
	return Object.values(rows).map(({ points, seen }) => [seen, pointsText(points * weight / whole)]);
}
function shownRows(table) {
	const entries = Object.entries(table).map(([id, rows]) => [id, Object.values(rows).map(({ points, seen }) => [seen, typeof points === "number" ? pointsText(points) : points])]);
	return Object.fromEntries(entries);
}
function pointsText(points) {
	const rounded = Math.round(Math.abs(points) * 10) / 10;
	const text = points < 0 ? `−${rounded}` : `${rounded}`;
	return {
		en: text,
		ko: text
	};
}
// src/topics/hsts/score.ts
const day$3 = 86400;
const hstsRows = {
	year: row$1(95, "max-age of a year or more", "max-age가 1년 이상"),
	halfYear: row$1(90, "max-age of 180 days or more", "max-age가 180일 이상"),
	subdomains: row$1(100, "includeSubDomains, with a max-age of 180 days or more", "max-age가 180일 이상이고 includeSubDomains가 있음"),
	month: row$1(50, "max-age of 30 days or more", "max-age가 30일 이상"),
	day: row$1(25, "max-age of a day or more", "max-age가 하루 이상"),
	less: row$1(10, "a shorter max-age", "더 짧은 max-age"),
	preloaded: row$1(100, "a host below a public suffix that browsers preload (.dev, .app, .page, .bank), whatever it sends", "브라우저가 미리 등록한 공개 접미사(.dev, .app, .page, .bank) 아래의 호스트. 무엇을 보내든 같음"),
	none: row$1(0, "no header, an invalid one (RFC 6797 grammar), a max-age of 0, or a certificate that browsers reject", "헤더가 없거나, 잘못되었거나(RFC 6797 문법), max-age가 0이거나, 브라우저가 거부하는 인증서"),
	address: note$1({
		en: "left out with its weight; no A+",
		ko: "가중치와 함께 제외, A+ 없음"
	}, "the host is an IP address, for which browsers store no policy", "호스트가 IP 주소여서 브라우저가 정책을 저장하지 않음")
};
const strengths$1 = [
	[365 * day$3, hstsRows.year.points],
	[180 * day$3, hstsRows.halfYear.points],
	[30 * day$3, hstsRows.month.points],
	[day$3, hstsRows.day.points],
	[1, hstsRows.less.points]
];
function hstsStrength(policy) {
	if (!policy) return hstsRows.none.points;
	const score = strengths$1.find(([from]) => policy.maxAge >= from)?.[1] ?? hstsRows.none.points;
	return policy.maxAge >= 180 * day$3 && policy.includeSubDomains ? hstsRows.subdomains.points : score;
}
// src/checks/http/score.ts
const metaShare = .8;
const score$1 = {
	csp: {
		nothing: row$1(60, "no scripts are allowed", "스크립트를 허용하지 않음"),
		strictDynamic: row$1(60, "scripts are trusted by 'strict-dynamic' with a nonce or hash", "nonce나 해시와 'strict-dynamic'으로 스크립트를 신뢰함"),
		proof: row$1(58, "scripts are trusted by nonce or hash only", "nonce나 해시로만 스크립트를 신뢰함"),
		self: row$1(54, "scripts from 'self'", "'self'의 스크립트"),
		hosts: row$1(45, "scripts from named hosts", "지정한 호스트의 스크립트"),
		bypassedHost: row$1(20, "scripts from a host that is known to serve scripts for anyone", "누구의 스크립트든 제공하는 것으로 알려진 호스트의 스크립트"),
		anything: row$1(0, "inline scripts, a broad source (*, https:, data:, or a whole public suffix such as *.com or *.vercel.app), a nonce that repeats, or no rule for scripts", "인라인 스크립트, 넓은 출처(*, https:, data:, *.com이나 *.vercel.app 같은 공개 접미사 전체), 반복되는 nonce, 또는 스크립트 규칙 없음"),
		mostWithoutScripts: row$1(25, "maximum in that case", "그 경우의 최대 점수"),
		eval: row$1(-10, "'unsafe-eval', or neither script-src nor default-src", "'unsafe-eval'이 있거나 script-src와 default-src가 모두 없음"),
		shortNonce: row$1(-25, "a nonce with fewer than 8 characters", "8자 미만의 nonce"),
		"csp-object-src": row$1(10, "object-src, or default-src in its place, without broad sources", "넓은 출처가 없는 object-src 또는 이를 대신하는 default-src"),
		"csp-base-uri": row$1(10, "base-uri without broad sources (half if it is missing and no script is trusted by nonce or hash)", "넓은 출처가 없는 base-uri(없더라도 nonce나 해시로 신뢰하는 스크립트가 없으면 절반)"),
		"csp-form-action": row$1(5, "form-action without broad sources", "넓은 출처가 없는 form-action"),
		"csp-style-inline": row$1(5, "style-src, or default-src in its place, without 'unsafe-inline' and broad sources", "'unsafe-inline'과 넓은 출처가 없는 style-src 또는 이를 대신하는 default-src"),
		"csp-http-source": row$1(5, "on an https page: no http: or ws: sources (except beside 'strict-dynamic'), or upgrade-insecure-requests", "https 페이지에서 http:나 ws: 출처가 없거나('strict-dynamic'과 함께면 예외) upgrade-insecure-requests가 있음"),
		"csp-default-src": row$1(5, "default-src without broad sources", "넓은 출처가 없는 default-src"),
		mixed: row$1(0, "block-all-mixed-content, which is obsolete", "폐기된 block-all-mixed-content"),
		meta: note$1({
			en: `× ${metaShare}`,
			ko: `× ${metaShare}`
		}, "the policy is in <meta> only", "정책이 <meta>에만 있음"),
		several: note$1({
			en: "the strictest counts",
			ko: "가장 엄격한 것으로 평가"
		}, "several policies: each aspect separately", "정책이 여러 개이면 항목마다 따로"),
		none: row$1(0, "no policy, or a report-only one", "정책이 없거나 report-only임")
	},
	hsts: {
		...hstsRows,
		stored: note$1({
			en: "as above",
			ko: "위와 같음"
		}, "the policy that a browser has stored after the visit counts: that of the host's last valid header, or of a visited parent domain with includeSubDomains", "방문 뒤 브라우저에 저장된 정책으로 평가. 호스트의 마지막 올바른 헤더, 또는 방문한 상위 도메인의 includeSubDomains 정책"),
		plain: row$1(0, "the page is served over plain HTTP", "페이지가 평문 HTTP로 제공됨")
	},
	framing: {
		good: row$1(100, "frame-ancestors in a header with named sites; otherwise X-Frame-Options DENY or SAMEORIGIN", "헤더의 frame-ancestors에 사이트를 지정함. 없으면 X-Frame-Options DENY 또는 SAMEORIGIN"),
		conflict: row$1(70, "X-Frame-Options with several values, one of them valid", "X-Frame-Options 값이 여러 개이고 그중 하나가 올바름"),
		bad: row$1(0, "frame-ancestors with *, a scheme or a whole public suffix (*.com, *.vercel.app); X-Frame-Options ALLOW-FROM or an invalid value; either of them in <meta>; neither", "frame-ancestors에 *, 스킴, 공개 접미사 전체(*.com, *.vercel.app)가 있음. X-Frame-Options ALLOW-FROM 또는 잘못된 값. <meta>에만 있음. 둘 다 없음")
	},
	contentTypeOptions: {
		good: row$1(100, "nosniff is the first value", "첫 값이 nosniff"),
		bad: row$1(0, "any other value, or no header", "다른 값이거나 헤더 없음")
	},
	referrer: {
		good: row$1(100, "the last known value is no-referrer, same-origin, strict-origin or strict-origin-when-cross-origin", "마지막으로 알려진 값이 no-referrer, same-origin, strict-origin, strict-origin-when-cross-origin"),
		origin: row$1(60, "origin or origin-when-cross-origin", "origin 또는 origin-when-cross-origin"),
		absent: row$1(40, "no header: browsers use their default", "헤더 없음(브라우저 기본값 적용)"),
		downgrade: row$1(30, "no-referrer-when-downgrade", "no-referrer-when-downgrade"),
		bad: row$1(0, "unsafe-url, or no known value", "unsafe-url이거나 알려진 값이 없음"),
		weakest: note$1({
			en: "the weakest counts",
			ko: "가장 약한 것으로 평가"
		}, "a <meta name=referrer> beside the header, or several of them", "헤더와 함께 있는 <meta name=referrer>, 또는 여러 개")
	},
	permissions: {
		many: row$1(100, "3 or more of camera, microphone, geolocation, payment, usb and display-capture are limited to () or (self)", "camera, microphone, geolocation, payment, usb, display-capture 가운데 3개 이상을 ()나 (self)로 제한함"),
		few: row$1(70, "1 or 2 of them are limited", "1개 또는 2개를 제한함"),
		others: row$1(50, "only other known features are limited", "그 밖의 알려진 기능만 제한함"),
		broad: row$1(30, "one of them is allowed for every site (*)", "그중 하나를 모든 사이트에 허용함(*)"),
		legacy: row$1(20, "only Feature-Policy is sent", "Feature-Policy만 보냄"),
		nothing: row$1(0, "no header, only unknown features, or invalid syntax, which makes browsers ignore the header", "헤더가 없거나, 알 수 없는 기능만 있거나, 구문 오류로 브라우저가 헤더를 무시함")
	}
};
// src/checks/http/csp/scripts.ts
const trust$1 = {
	nothing: score$1.csp.nothing.points,
	strictDynamic: score$1.csp.strictDynamic.points,
	proof: score$1.csp.proof.points,
	self: score$1.csp.self.points,
	hosts: score$1.csp.hosts.points,
	bypassedHost: score$1.csp.bypassedHost.points,
	anything: score$1.csp.anything.points
};
const evalPenalty = -score$1.csp.eval.points;
const shortNoncePenalty = -score$1.csp.shortNonce.points;
const ungoverned = {
	isGoverned: false,
	hosts: trust$1.anything,
	inline: trust$1.anything,
	allowsHandlers: true,
	allowsEval: true,
	isClosed: false,
	isProven: false,
	broad: [],
	bypassed: [],
	shortestNonce: null
};
function viewScripts(policy, page) {
	if (isSandboxed$1(policy)) return {
		...ungoverned,
		...blocked
	};
	const elements = listOf$1(policy, "script-src-elem");
	const handlers = listOf$1(policy, "script-src-attr");
	const evals = listOf$1(policy, "script-src");
	const allowsHandlers = handlers ? allowsInline(handlers, "script") : true;
	const allowsEval = evals?.keywords.has("'unsafe-eval'") ?? true;
	if (!elements) return {
		...ungoverned,
		isGoverned: Boolean(handlers ?? evals),
		allowsHandlers,
		allowsEval
	};
	return {
		...rate$1(elements, allowsEval, page),
		allowsHandlers,
		allowsEval
	};
}
const blocked = {
	isGoverned: true,
	hosts: trust$1.nothing,
	inline: trust$1.nothing,
	allowsHandlers: false,
	allowsEval: false
};
function isSandboxed$1({ directives }) {
	const flags = directives.get("sandbox");
	return flags !== void 0 && !flags.some((flag) => flag.toLowerCase() === "allow-scripts");
}
function listOf$1(policy, name) {
	const tokens = effective(policy, name);
	return tokens && readSources(tokens);
}
function rate$1(list, allowsEval, { areNoncesStatic, suffixes }) {
	const isStrict = list.keywords.has("'strict-dynamic'");
	const broad = isStrict ? [] : broadSources(list, suffixes);
	const bypassed = isStrict ? [] : list.hosts.filter((host) => isBypassed(host, allowsEval)).map(({ text }) => text);
	const isProven = list.nonces.length + list.hashes > 0;
	const shortestNonce = list.nonces.toSorted((a, b) => a.length - b.length)[0] ?? null;
	const isStatic = areNoncesStatic && shortestNonce !== null;
	const isGuessable = shortestNonce !== null && shortestNonce.length < 8;
	const base = isStatic ? trust$1.anything : Math.min(...valuesOf(list, {
		isStrict,
		isProven,
		broad,
		bypassed
	}));
	const hosts = isGuessable ? Math.max(0, base - shortNoncePenalty) : base;
	const isInlineOpen = isStatic || allowsInline(list, "script");
	const byNonce = isGuessable ? hosts : trust$1.nothing;
	return {
		isGoverned: true,
		hosts,
		inline: isInlineOpen ? trust$1.anything : byNonce,
		isClosed: isStrict && !isProven,
		isProven,
		broad,
		bypassed,
		shortestNonce
	};
}
function valuesOf(list, { isStrict, isProven, broad, bypassed }) {
	if (isStrict) return [trust$1.strictDynamic];
	return [
		[trust$1.nothing, true],
		[trust$1.proof, isProven],
		[trust$1.self, list.keywords.has("'self'")],
		[trust$1.hosts, list.hosts.length > 0 || list.schemes.length > 0],
		[trust$1.bypassedHost, bypassed.length > 0],
		[trust$1.anything, broad.length > 0]
	].filter(([, holds]) => holds).map(([value]) => value);
}
const byHost = Map.groupBy(bypasses, ({ host }) => host);
function isBypassed({ host, port, path }, allowsEval) {
	if (port !== null && port !== "*" && port !== "443" && port !== "80") return false;
	return (host.startsWith("*.") ? bypasses.filter((each) => each.host.endsWith(host.slice(1))) : byHost.get(host) ?? []).some((each) => (allowsEval || !each.needsEval) && isWithinPath(each.path, path));
}
function isWithinPath(path, allowed) {
	if (allowed === "" || allowed === "/") return true;
	return allowed.endsWith("/") ? path.startsWith(allowed) : path === allowed;
}
// src/checks/http/csp/score.ts
const extras = {
	"csp-object-src": score$1.csp["csp-object-src"].points,
	"csp-base-uri": score$1.csp["csp-base-uri"].points,
	"csp-form-action": score$1.csp["csp-form-action"].points,
	"csp-style-inline": score$1.csp["csp-style-inline"].points,
	"csp-http-source": score$1.csp["csp-http-source"].points,
	"csp-default-src": score$1.csp["csp-default-src"].points
};
const mostWithoutScripts = score$1.csp.mostWithoutScripts.points;
function scorePolicies(policies, page) {
	const views = policies.map((policy) => viewScripts(policy, page));
	const script = scriptPart(views);
	const earned = earn(policies, {
		script,
		views,
		page
	});
	const total = Object.values(earned).reduce((sum, points) => sum + points, script);
	const most = script === 0 ? mostWithoutScripts : total;
	return {
		score: policies.length === 0 ? 0 : Math.min(total, most),
		script,
		views,
		earned
	};
}
function scriptPart(views) {
	if (views.every(({ allowsHandlers }) => allowsHandlers)) return 0;
	const inline = Math.max(...views.map((view) => view.inline));
	const hosts = Math.max(...views.map((view) => view.hosts));
	const penalty = views.every(({ allowsEval }) => allowsEval) ? evalPenalty : 0;
	return Math.max(0, Math.min(inline, hosts) - penalty);
}
function earn(policies, { script, views, page }) {
	const give = (extra, isEarned) => isEarned ? extras[extra] : 0;
	return {
		"csp-object-src": give("csp-object-src", policies.some((policy) => isTight(effective(policy, "object-src"), page))),
		"csp-base-uri": baseUri(policies, {
			script,
			views,
			page
		}),
		"csp-form-action": give("csp-form-action", policies.some((policy) => isTight(own(policy, "form-action"), page))),
		"csp-style-inline": give("csp-style-inline", policies.some((policy) => keepsStylesOut(policy, page))),
		"csp-http-source": give("csp-http-source", page.isHttps && policies.some((policy) => plainSources(policy).length === 0)),
		"csp-default-src": give("csp-default-src", policies.some((policy) => isTight(own(policy, "default-src"), page)))
	};
}
function baseUri(policies, { script, views, page }) {
	if (policies.some((policy) => isTight(own(policy, "base-uri"), page))) return extras["csp-base-uri"];
	return policies.some(({ directives }, at) => !directives.has("base-uri") && views[at]?.isGoverned && !views[at].isProven) && script > 0 ? extras["csp-base-uri"] / 2 : 0;
}
function own({ directives }, name) {
	return directives.get(name) ?? null;
}
function isTight(tokens, { suffixes }) {
	return tokens !== null && broadSources(readSources(tokens), suffixes).length === 0;
}
function keepsStylesOut(policy, page) {
	return !allowsInlineStyles(policy) && styleSources(policy, page).length === 0;
}
function allowsInlineStyles(policy) {
	return ["style-src-elem", "style-src-attr"].some((name) => {
		const tokens = effective(policy, name);
		return tokens === null || allowsInline(readSources(tokens), "style");
	});
}
function styleSources(policy, { suffixes }) {
	const tokens = effective(policy, "style-src-elem");
	return tokens === null ? [] : broadSources(readSources(tokens), suffixes);
}
const sourceDirective = /^(?:[a-z-]+-src(?:-elem|-attr)?|base-uri|form-action)$/;
function plainSources({ directives }) {
	if (directives.has("upgrade-insecure-requests")) return [];
	return [...directives].filter(([name, tokens]) => sourceDirective.test(name) && !isPassedOver(name, tokens)).flatMap(([, tokens]) => tokens.filter((token) => /^(?:http|ws):/i.test(token)));
}
function isPassedOver(name, tokens) {
	return name.startsWith("script-src") && readSources(tokens).keywords.has("'strict-dynamic'");
}
// src/formats/http/hsts.ts
const longestHeader = 4096;
const directive = /^[ \t]*(?<name>[!#$%&'*+.^_`|~0-9A-Za-z-]+)(?:[ \t]*=[ \t]*(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<token>[!#$%&'*+.^_`|~0-9A-Za-z-]+)))?[ \t]*$/s;
const part = /(?:[^;"]|"(?:[^"\\]|\\.|\\$)*(?:"|$))+/gs;
const minded = new Set(["max-age", "includesubdomains"]);
const longestAge = 2n ** 64n - 1n;
function parseHsts(value) {
	if (value.length > longestHeader) return null;
	const directives = new Map();
	for (const [text] of value.matchAll(part)) {
		if (/^[ \t]*$/.test(text)) continue;
		const groups = directive.exec(text)?.groups;
		const name = groups?.["name"]?.toLowerCase();
		if (name === void 0 || minded.has(name) && directives.has(name)) return null;
		directives.set(name, groups?.["quoted"] ?? groups?.["token"] ?? null);
	}
	const maxAge = directives.get("max-age");
	if (typeof maxAge !== "string" || !/^\d+$/.test(maxAge) || BigInt(maxAge) > longestAge) return null;
	if (typeof directives.get("includesubdomains") === "string") return null;
	return {
		maxAge: Math.min(Number(maxAge), Number.MAX_SAFE_INTEGER),
		includeSubDomains: directives.has("includesubdomains"),
		preload: directives.has("preload")
	};
}
function hstsField$1([first], isJoined) {
	if (first === void 0) return null;
	return isJoined ? first.split(",")[0] ?? "" : first;
}
function hstsIn(values, isJoined) {
	const field = hstsField$1(values, isJoined);
	return field === null ? null : parseHsts(field);
}
// src/topics/hsts/schema.ts
const hstsField = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	value: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Value of the Strict-Transport-Security field, as it was sent",
		ko: "Strict-Transport-Security 필드의 값 그대로"
	}),
	maxAge: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ai)().nullable().meta({
		description: "max-age in seconds (RFC 6797 §6.1.1); null if the field is invalid",
		ko: "max-age(초, RFC 6797 §6.1.1). 필드가 유효하지 않으면 null"
	}),
	includeSubDomains: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta({
		description: "Whether the policy applies to subdomains (RFC 6797 §6.1.2)",
		ko: "하위 도메인에도 정책을 적용하는지 여부(RFC 6797 §6.1.2)"
	}),
	preload: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta({
		description: "Whether the field contains preload, which allows preloading",
		ko: "사전 로드를 허용하는 preload가 있는지 여부"
	})
});
const hstsAnswer = hstsField.extend({
	host: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Host that sent the field",
		ko: "필드를 보낸 호스트"
	}),
	trusted: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().nullable().exactOptional().meta({
		description: "Whether browsers accept the connection, so that the policy counts; null if unknown, absent where it is the connection of this result",
		ko: "브라우저가 연결을 받아들여 정책이 유효한지 여부. 알 수 없으면 null, 이 결과의 연결이면 생략"
	})
});
const longestText$1 = 256;
function toHstsField(value) {
	const policy = parseHsts(value) ?? {
		maxAge: null,
		includeSubDomains: false,
		preload: false
	};
	return {
		value: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(value, longestText$1),
		...policy
	};
}
// src/formats/html/page-type.ts
const token = "[!#$%&'*+.^_`|~0-9a-z-]+";
const mimeType = new RegExp(`^(?<essence>${token}/${token})[\\t\\n\\r ]*(?:;(?<parameters>.*))?$`, "is");
const charsetIn = /(?:^|;)[\t\n\r ]*charset=(?:"(?<quoted>[^"]*)"|(?<bare>[^;]*))/i;
const unknown$3 = new Set(["unknown/unknown", "application/unknown"]);
function pageTypeOf(headers, body) {
	const { essence, charset } = extractMimeType(headers);
	if (essence === "text/html") return {
		kind: "html",
		charset
	};
	if (essence === "application/xhtml+xml") return {
		kind: "xhtml",
		charset
	};
	if (/^(?:text|application)\/xml$|\+xml$/.test(essence)) return {
		kind: "xml",
		charset
	};
	const isUnknown = essence === "" || unknown$3.has(essence);
	const [options = ""] = splitList(valuesOf$1(headers, "x-content-type-options"));
	return {
		kind: isUnknown && options.toLowerCase() !== "nosniff" && looksLikeHtml(body) ? "html" : "other",
		charset
	};
}
function mimeEssenceOf(headers) {
	const { essence } = extractMimeType(headers);
	return unknown$3.has(essence) ? "" : essence;
}
function extractMimeType(headers) {
	let essence = "";
	let charset = "";
	for (const value of splitList(valuesOf$1(headers, "content-type"))) {
		const groups = mimeType.exec(value)?.groups;
		const found = groups?.["essence"]?.toLowerCase();
		if (found === void 0 || found === "*/*") continue;
		const said = charsetIn.exec(groups?.["parameters"] ?? "")?.groups;
		charset = (said?.["quoted"] ?? said?.["bare"])?.trim().toLowerCase() ?? (found === essence ? charset : "");
		essence = found;
	}
	return {
		essence,
		charset
	};
}
const tags = /^[\t\n\f\r ]*<(?:(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|body|br|b|p)[ >]|!--)/i;
const mostSniffed = 1445;
function looksLikeHtml(body) {
	return tags.test(Buffer.from(body.subarray(0, mostSniffed)).toString("latin1"));
}
// src/formats/http/content-kind.ts
const contentKinds = [
	"page",
	"xml",
	"api",
	"file"
];
const rows$1 = [
	[/^(?:text\/html|application\/xhtml\+xml)$/, "page"],
	[/^(?:text|application)\/xml$|\+xml$/, "xml"],
	[/^(?:image|audio|video|font)\//, "file"],
	[/^text\/(?:css|javascript|ecmascript|vtt)$|^application\/(?:javascript|ecmascript|wasm|pdf|octet-stream)$/, "file"],
	[/^application\/(?:zip|gzip|x-(?:gzip|tar|7z-compressed|bzip2?|xz)|vnd\.(?:openxmlformats|oasis|ms-).*|msword|epub\+zip)$/, "file"]
];
function contentKindOf(headers) {
	const essence = mimeEssenceOf(headers);
	if (essence === "") return "page";
	return rows$1.find(([type]) => type.test(essence))?.[1] ?? "api";
}
// src/checks/http/observed.ts
function observe(raw) {
	return {
		kind: contentKindOf(raw.headers),
		values: (name) => valuesOf$1(raw.headers, name),
		meta: raw.meta,
		host: hostIn(raw.finalUrl),
		isHttps: raw.finalUrl.startsWith("https:"),
		suffixes: new Set(raw.publicSuffixWildcards),
		areNoncesStatic: raw.staticNonce === true,
		isTrusted: isTrusted$1(raw.certificateRejection),
		isRefused: raw.certificateRejection?.problems.some((problem) => problem !== "obsolete-version") ?? false,
		keepsDuplicates: raw.version === "1.1",
		sentHsts: sentHsts(raw)
	};
}
function sentHsts({ redirectChain: hops, headers, version, finalUrl, certificateRejection: identity }) {
	const last = hstsField$1(valuesOf$1(headers, "strict-transport-security"), version === "2");
	return [...hops.slice(0, -1).map((hop) => ({
		url: hop.url,
		value: hop.hsts ?? null,
		identity: hop.certificateRejection
	})), {
		url: finalUrl,
		value: last,
		identity
	}].flatMap(({ url, value, identity: met }) => value === null || !url.startsWith("https:") ? [] : [{
		host: hostIn(url),
		...toHstsField(value),
		trusted: isTrusted$1(met)
	}]);
}
function isTrusted$1(identity) {
	return identity && !identity.problems.some((problem) => ofIdentity.has(problem));
}
const ofIdentity = new Set([
	"expired",
	"not-yet-valid",
	"wrong-name",
	"revoked",
	"untrusted"
]);
function hostIn(text) {
	const url = URL.parse(text);
	return url ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(url) : "";
}
const longestEvidence$1 = 200;
function evidence(text) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.pi)(text, longestEvidence$1);
}
// src/topics/hsts/problems.ts
const rfc = "https://www.rfc-editor.org/rfc/rfc6797#section-";
const year = "max-age=31536000; includeSubDomains";
const hstsProblems$2 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"hsts-missing": {
		severity: "medium",
		cause: {
			en: "No Strict-Transport-Security is sent, so an attacker on the network can keep visitors on plain HTTP.",
			ko: "Strict-Transport-Security 헤더가 없어 네트워크상의 공격자가 방문자를 평문 HTTP에 머물게 할 수 있습니다."
		},
		action: {
			en: `Send Strict-Transport-Security: ${year} with every https response.`,
			ko: `모든 https 응답에 Strict-Transport-Security: ${year}를 보내십시오.`
		},
		reference: `${rfc}7.1`
	},
	"hsts-ip-address": {
		severity: "info",
		cause: {
			en: "HSTS has no effect for {host}: browsers do not store a policy for an IP address.",
			ko: "브라우저는 IP 주소의 HSTS 정책을 저장하지 않으므로 {host}에서는 HSTS가 효과가 없습니다."
		},
		action: {
			en: "Serve the site under a host name to use HSTS.",
			ko: "HSTS를 사용하려면 호스트 이름으로 사이트를 제공하십시오."
		},
		reference: `${rfc}8.1.1`
	},
	"hsts-invalid": {
		severity: "medium",
		cause: {
			en: "The Strict-Transport-Security header is invalid. Chrome and Firefox ignore it; a max-age of 2^64 or more is ignored by Firefox only.",
			ko: "Strict-Transport-Security 헤더가 올바르지 않아 Chrome과 Firefox가 무시합니다. 2^64 이상의 max-age는 Firefox만 무시합니다."
		},
		action: {
			en: `Send Strict-Transport-Security: ${year}, each directive once.`,
			ko: `각 지시어를 한 번씩만 써서 Strict-Transport-Security: ${year}를 보내십시오.`
		},
		reference: `${rfc}6.1`
	},
	"hsts-off": {
		severity: "medium",
		cause: {
			en: "Strict-Transport-Security has a max-age of 0, so browsers remove the policy of this host.",
			ko: "Strict-Transport-Security의 max-age가 0이어서 브라우저가 이 호스트의 정책을 삭제합니다."
		},
		action: {
			en: `Send Strict-Transport-Security: ${year} with every https response, unless you mean to leave https.`,
			ko: `https를 중단하려는 것이 아니라면 모든 https 응답에 Strict-Transport-Security: ${year}를 보내십시오.`
		},
		reference: `${rfc}6.1.1`
	},
	"hsts-short": {
		severity: "medium",
		cause: {
			en: "Strict-Transport-Security lasts only {seconds} seconds. At least 15552000 (180 days) are expected.",
			ko: "Strict-Transport-Security가 {seconds}초만 유지됩니다. 최소 15552000초(180일)가 필요합니다."
		},
		action: {
			en: `Raise max-age to a year: ${year}.`,
			ko: `max-age를 1년으로 늘리십시오: ${year}.`
		},
		reference: `${rfc}6.1.1`
	},
	"hsts-under-a-year": {
		severity: "info",
		cause: {
			en: "Strict-Transport-Security lasts {days} days, less than a year.",
			ko: "Strict-Transport-Security의 유효 기간이 {days}일로 1년보다 짧습니다."
		},
		action: {
			en: `Raise max-age to a year: ${year}.`,
			ko: `max-age를 1년으로 늘리십시오: ${year}.`
		},
		reference: `${rfc}6.1.1`
	},
	"hsts-without-subdomains": {
		severity: "info",
		cause: {
			en: "Strict-Transport-Security does not cover subdomains, so cookies for the whole domain are not protected there.",
			ko: "Strict-Transport-Security가 하위 도메인을 포함하지 않아 도메인 전체 쿠키가 보호되지 않습니다."
		},
		action: {
			en: "Add includeSubDomains when every subdomain supports https.",
			ko: "모든 하위 도메인이 https를 지원하면 includeSubDomains를 추가하십시오."
		},
		reference: `${rfc}6.1.2`
	},
	"hsts-preload-unmet": {
		severity: "info",
		cause: {
			en: "Strict-Transport-Security has preload, but the preload list also demands {lacks}. The list does not accept this header.",
			ko: "Strict-Transport-Security에 preload가 있지만 preload 목록의 조건이 부족합니다: {lacks}. 목록은 이 헤더를 받아들이지 않습니다."
		},
		action: {
			en: "Send max-age=63072000; includeSubDomains; preload when every subdomain supports https, or remove preload.",
			ko: "모든 하위 도메인이 https를 지원하면 max-age=63072000; includeSubDomains; preload를 보내고, 아니면 preload를 제거하십시오."
		},
		reference: "https://hstspreload.org/#submission-requirements"
	}
});
const find$12 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gr)("hsts");
const hstsValues = {
	false: {
		en: "not sent",
		ko: "보내지 않음"
	},
	invalid: {
		en: "invalid",
		ko: "잘못된 값"
	},
	preloaded: {
		en: "preloaded suffix",
		ko: "사전 등록된 접미사"
	}
};
// src/checks/http/addresses/problems.ts
const addressesProblems$1 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"addresses-answers": {
		severity: "medium",
		cause: {
			en: "Visitors are answered otherwise at {others} than at {own}: by another status, or at another URL.",
			ko: "{others|은/는} {own|과/와} 다른 상태 코드나 다른 URL로 응답합니다."
		},
		action: {
			en: "Deploy the same site at every address.",
			ko: "모든 주소에 같은 사이트를 배포하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc9110#section-15"
	},
	"addresses-headers": {
		severity: "medium",
		cause: {
			en: "Other security headers are sent at {others} than at {own}: {headers}.",
			ko: "{others|은/는} {own|과/와} 다른 보안 헤더를 보냅니다: {headers}."
		},
		action: {
			en: "Send the same headers at every address.",
			ko: "모든 주소에서 같은 헤더를 보내십시오."
		},
		reference: "https://owasp.org/www-project-secure-headers/"
	}
});
// src/checks/http/headers/problems-content-type.ts
const contentTypeProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"content-type-options-missing": {
		severity: "medium",
		cause: {
			en: "No X-Content-Type-Options is sent.",
			ko: "X-Content-Type-Options 헤더가 없습니다."
		},
		action: {
			en: "Send X-Content-Type-Options: nosniff.",
			ko: "X-Content-Type-Options: nosniff를 보내십시오."
		},
		reference: "https://fetch.spec.whatwg.org/#x-content-type-options-header"
	},
	"content-type-options-invalid": {
		severity: "medium",
		cause: {
			en: "Browsers ignore this X-Content-Type-Options. The first value must be nosniff.",
			ko: "브라우저는 이 X-Content-Type-Options를 무시합니다. 첫 번째 값인 nosniff만 인식합니다."
		},
		action: {
			en: "Send X-Content-Type-Options: nosniff.",
			ko: "X-Content-Type-Options: nosniff를 보내십시오."
		},
		reference: "https://fetch.spec.whatwg.org/#determine-nosniff"
	}
});
// src/checks/http/csp/problems-scripts.ts
const specification$2 = "https://www.w3.org/TR/CSP3/";
const cspScriptProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"csp-scripts-unrestricted": {
		severity: "high",
		cause: {
			en: "The Content-Security-Policy has neither script-src nor default-src, so any script may run.",
			ko: "Content-Security-Policy에 script-src도 default-src도 없어 모든 스크립트가 실행될 수 있습니다."
		},
		action: {
			en: "Add script-src 'nonce-…' 'strict-dynamic', with a fresh nonce in every response.",
			ko: "응답마다 새 nonce를 써서 script-src 'nonce-…' 'strict-dynamic'을 추가하십시오."
		},
		reference: `${specification$2}#directive-script-src`
	},
	"csp-scripts-blocked": {
		severity: "medium",
		cause: {
			en: "The Content-Security-Policy has 'strict-dynamic' without a nonce or hash. Browsers then ignore every host and 'self', so no script runs.",
			ko: "Content-Security-Policy에 'strict-dynamic'이 nonce나 해시 없이 있습니다. 브라우저가 호스트와 'self'를 모두 무시하므로 어떤 스크립트도 실행되지 않습니다."
		},
		action: {
			en: "Add 'nonce-…' with a fresh nonce in every response. If the page needs no script, use script-src 'none'.",
			ko: "응답마다 새로 만든 nonce로 'nonce-…'를 추가하십시오. 스크립트가 필요 없는 페이지라면 script-src 'none'을 쓰십시오."
		},
		reference: `${specification$2}#strict-dynamic-usage`
	},
	"csp-unsafe-inline": {
		severity: "high",
		cause: {
			en: "The Content-Security-Policy allows inline scripts, so injected scripts run.",
			ko: "Content-Security-Policy가 공격자가 주입하는 인라인 스크립트의 실행을 허용합니다."
		},
		action: {
			en: "Replace 'unsafe-inline' with 'nonce-…', using a new nonce in every response, and move event handlers into scripts.",
			ko: "'unsafe-inline' 대신 응답마다 새로운 'nonce-…'를 쓰고 이벤트 핸들러는 스크립트로 옮기십시오."
		},
		reference: `${specification$2}#unsafe-inline-usage`
	},
	"csp-static-nonce": {
		severity: "high",
		cause: {
			en: "Two responses had the same nonce. An attacker who reads one page can use its nonce on the next one.",
			ko: "두 응답의 nonce가 같아 한 페이지를 읽은 사람이 다음 페이지가 신뢰하는 값을 알 수 있습니다."
		},
		action: {
			en: "Generate a new nonce for every response, and do not cache pages that contain one.",
			ko: "응답마다 nonce를 새로 만들고 nonce가 있는 페이지는 캐시하지 마십시오."
		},
		reference: `${specification$2}#security-nonces`
	},
	"csp-short-nonce": {
		severity: "high",
		cause: {
			en: "The nonce has {length} characters and can be guessed.",
			ko: "nonce가 {length}자에 불과하여 추측될 수 있습니다."
		},
		action: {
			en: "Use at least 16 random bytes, which are 22 characters in base64.",
			ko: "무작위 16바이트 이상(base64로 22자)을 사용하십시오."
		},
		reference: `${specification$2}#security-nonces`
	},
	"csp-weak-nonce": {
		severity: "info",
		cause: {
			en: "The nonce has {length} characters; 128 random bits need 22.",
			ko: "nonce가 {length}자로, 128비트 난수에 필요한 22자보다 짧습니다."
		},
		action: {
			en: "Use at least 16 random bytes.",
			ko: "무작위 16바이트 이상을 사용하십시오."
		},
		reference: `${specification$2}#security-nonces`
	},
	"csp-broad-source": {
		severity: "high",
		cause: {
			en: "The Content-Security-Policy allows scripts from sources that anyone can use: {sources}.",
			ko: "Content-Security-Policy가 누구나 이용할 수 있는 출처의 스크립트를 허용합니다: {sources}."
		},
		action: {
			en: "Remove {sources} from the sources of scripts and trust them by nonce: 'nonce-…' 'strict-dynamic'.",
			ko: "스크립트 출처에서 {sources|을/를} 제거하고 'nonce-…' 'strict-dynamic'으로 신뢰하십시오."
		},
		reference: `${specification$2}#directive-script-src`
	},
	"csp-bypass-host": {
		severity: "medium",
		cause: {
			en: "{host} serves scripts that can run attacker-controlled code, so allowing this host bypasses the Content-Security-Policy.",
			ko: "{host|은/는} 공격자가 요청한 코드를 실행하는 스크립트를 제공하므로 이를 신뢰하면 Content-Security-Policy가 무력해집니다."
		},
		action: {
			en: "Trust scripts by nonce instead of by host, or name the exact path of the script you need.",
			ko: "호스트 대신 nonce로 스크립트를 신뢰하거나 필요한 스크립트의 정확한 경로를 적으십시오."
		},
		reference: "https://research.google/pubs/pub45542/"
	},
	"csp-unsafe-eval": {
		severity: "low",
		cause: {
			en: "The Content-Security-Policy allows eval() with 'unsafe-eval'.",
			ko: "Content-Security-Policy가 'unsafe-eval'로 eval()을 허용합니다."
		},
		action: {
			en: "Remove 'unsafe-eval'; 'wasm-unsafe-eval' is enough for WebAssembly.",
			ko: "'unsafe-eval'을 제거하십시오. WebAssembly에는 'wasm-unsafe-eval'로 충분합니다."
		},
		reference: `${specification$2}#directive-script-src`
	},
	"csp-eval-unrestricted": {
		severity: "low",
		cause: {
			en: "The Content-Security-Policy allows eval(), because it has neither script-src nor default-src. script-src-elem and script-src-attr do not restrict eval().",
			ko: "Content-Security-Policy에 script-src도 default-src도 없어 eval()이 허용됩니다. script-src-elem과 script-src-attr은 eval()을 제한하지 않습니다."
		},
		action: {
			en: "Add script-src with the sources of your scripts, such as 'self', and without 'unsafe-eval'.",
			ko: "'self'처럼 스크립트를 불러오는 출처를 담아 'unsafe-eval' 없이 script-src를 추가하십시오."
		},
		reference: `${specification$2}#can-compile-strings`
	}
});
// src/checks/http/csp/problems-writing.ts
const specification$1 = "https://www.w3.org/TR/CSP3/";
const cspWritingProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"csp-duplicate-directive": {
		severity: "low",
		cause: {
			en: "{directive} appears more than once in one Content-Security-Policy. Browsers use only the first one.",
			ko: "한 Content-Security-Policy에 {directive|이/가} 두 번 이상 있으며 첫 번째만 적용됩니다."
		},
		action: {
			en: "Put all sources into one {directive}.",
			ko: "모든 출처를 하나의 {directive|으로/로} 모으십시오."
		},
		reference: `${specification$1}#parse-serialized-policy`
	},
	"csp-unquoted-keyword": {
		severity: "low",
		cause: {
			en: "Without quotes, browsers read {keyword} as a host name.",
			ko: "따옴표가 없으면 {keyword|은/는} 호스트 이름으로 해석됩니다."
		},
		action: {
			en: "Write '{keyword}' in single quotes.",
			ko: "작은따옴표를 붙여 '{keyword}'로 쓰십시오."
		},
		reference: `${specification$1}#framework-directive-source-list`
	},
	"csp-unknown-directive": {
		severity: "low",
		cause: {
			en: "Browsers do not support the directive {directive}.{suggestion}",
			ko: "브라우저가 모르는 지시어입니다: {directive}.{suggestion}"
		},
		action: {
			en: "Correct the name, or look for a missing semicolon before it.",
			ko: "이름을 고치거나 앞에 세미콜론이 빠졌는지 확인하십시오."
		},
		reference: `${specification$1}#csp-directives`
	},
	"csp-missing-semicolon": {
		severity: "low",
		cause: {
			en: "{directive} is in the source list of {holder}, where it has no effect.",
			ko: "{directive|이/가} {holder}의 출처 목록 안에 있어 효과가 없습니다."
		},
		action: {
			en: "Put a semicolon before {directive}.",
			ko: "{directive} 앞에 세미콜론을 넣으십시오."
		},
		reference: `${specification$1}#parse-serialized-policy`
	}
});
// src/checks/http/csp/problems.ts
const specification = "https://www.w3.org/TR/CSP3/";
const cspProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"csp-missing": {
		severity: "high",
		cause: {
			en: "No Content-Security-Policy is sent.",
			ko: "Content-Security-Policy 헤더가 없습니다."
		},
		action: {
			en: "Send one with a nonce-based script-src: script-src 'nonce-…' 'strict-dynamic'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'.",
			ko: "nonce 기반 script-src가 있는 정책을 보내십시오: script-src 'nonce-…' 'strict-dynamic'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'."
		},
		reference: `${specification}#intro`
	},
	"csp-missing-xml": {
		severity: "low",
		cause: {
			en: "No Content-Security-Policy is sent. Browsers run scripts in XML and SVG documents that are opened by themselves.",
			ko: "Content-Security-Policy 헤더가 없습니다. 브라우저는 직접 연 XML과 SVG 문서의 스크립트를 실행합니다."
		},
		action: {
			en: "Send Content-Security-Policy: default-src 'none'; frame-ancestors 'none'. Allow styles and images if the document needs them.",
			ko: "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'을 보내십시오. 문서에 필요하면 스타일과 이미지를 허용하십시오."
		},
		reference: `${specification}#intro`
	},
	"csp-report-only": {
		severity: "high",
		cause: {
			en: "The Content-Security-Policy is report-only and not enforced.",
			ko: "Content-Security-Policy가 보고 전용이며 적용되지 않습니다."
		},
		action: {
			en: "When no more violations are reported, send the same policy as Content-Security-Policy.",
			ko: "보고가 잠잠해지면 같은 정책을 Content-Security-Policy로 보내십시오."
		},
		reference: `${specification}#cspro-header`
	},
	"csp-meta-only": {
		severity: "low",
		cause: {
			en: "The Content-Security-Policy is only in a <meta> element, which protects only the content after it.",
			ko: "Content-Security-Policy가 <meta> 요소로만 전달되어 그 뒤의 내용만 보호합니다."
		},
		action: {
			en: "Send the policy as a Content-Security-Policy header.",
			ko: "정책을 Content-Security-Policy 헤더로 보내십시오."
		},
		reference: `${specification}#meta-element`
	},
	"csp-meta-ignored": {
		severity: "low",
		cause: {
			en: "Browsers ignore {directives} in a <meta> element.",
			ko: "브라우저는 <meta> 요소의 {directives|을/를} 무시합니다."
		},
		action: {
			en: "Send {directives} in a Content-Security-Policy header.",
			ko: "{directives|을/를} Content-Security-Policy 헤더로 보내십시오."
		},
		reference: `${specification}#meta-element`
	},
	"csp-object-src": {
		severity: "low",
		cause: {
			en: "The Content-Security-Policy does not restrict plug-ins and embedded objects.",
			ko: "Content-Security-Policy가 플러그인과 내장 객체를 제한하지 않습니다."
		},
		action: {
			en: "Add object-src 'none'.",
			ko: "object-src 'none'을 추가하십시오."
		},
		reference: `${specification}#directive-object-src`
	},
	"csp-base-uri": {
		severity: "low",
		cause: {
			en: "The Content-Security-Policy lets an injected <base> element redirect every relative URL.",
			ko: "Content-Security-Policy가 주입된 <base> 요소로 모든 상대 URL이 바뀌는 것을 막지 않습니다."
		},
		action: {
			en: "Add base-uri 'none' or base-uri 'self'.",
			ko: "base-uri 'none' 또는 base-uri 'self'를 추가하십시오."
		},
		reference: `${specification}#directive-base-uri`
	},
	"csp-form-action": {
		severity: "info",
		cause: {
			en: "The Content-Security-Policy does not restrict where forms can be submitted (form-action).",
			ko: "Content-Security-Policy가 양식을 보낼 수 있는 곳을 정하지 않습니다."
		},
		action: {
			en: "Add form-action 'self'.",
			ko: "form-action 'self'를 추가하십시오."
		},
		reference: `${specification}#directive-form-action`
	},
	"csp-style-inline": {
		severity: "info",
		cause: {
			en: "The Content-Security-Policy does not block injected styles.",
			ko: "Content-Security-Policy가 주입된 스타일을 막지 않습니다."
		},
		action: {
			en: "Add style-src 'self' without 'unsafe-inline'.",
			ko: "'unsafe-inline' 없이 style-src 'self'를 추가하십시오."
		},
		reference: `${specification}#directive-style-src`
	},
	"csp-style-source": {
		severity: "info",
		cause: {
			en: "The Content-Security-Policy allows style sheets from broad sources: {sources}.",
			ko: "Content-Security-Policy가 누구나 작성할 수 있는 스타일시트를 허용합니다: {sources}."
		},
		action: {
			en: "Name the hosts of your style sheets in style-src, such as 'self', instead of {sources}.",
			ko: "style-src에 {sources} 대신 'self'와 같이 스타일시트의 출처를 적으십시오."
		},
		reference: `${specification}#directive-style-src`
	},
	"csp-http-source": {
		severity: "low",
		cause: {
			en: "The Content-Security-Policy allows sources over plain HTTP: {sources}.",
			ko: "Content-Security-Policy가 암호화되지 않은 HTTP 출처를 신뢰합니다: {sources}."
		},
		action: {
			en: "Name them with https:, or add upgrade-insecure-requests.",
			ko: "https:로 적거나 upgrade-insecure-requests를 추가하십시오."
		},
		reference: "https://www.w3.org/TR/upgrade-insecure-requests/#delivery"
	},
	"csp-default-src": {
		severity: "info",
		cause: {
			en: "The Content-Security-Policy has no strict default-src, so resource types without their own directive can load from anywhere.",
			ko: "Content-Security-Policy에 엄격한 default-src가 없어 이름이 없는 종류는 어디서나 불러올 수 있습니다."
		},
		action: {
			en: "Add default-src 'self' or default-src 'none'.",
			ko: "default-src 'self' 또는 'none'을 추가하십시오."
		},
		reference: `${specification}#directive-default-src`
	}
});
// src/checks/http/headers/problems-framing.ts
const framing$1 = "https://html.spec.whatwg.org/multipage/document-lifecycle.html#the-x-frame-options-header";
const frameAncestors = "https://www.w3.org/TR/CSP3/#directive-frame-ancestors";
const framingProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"framing-missing": {
		severity: "medium",
		cause: {
			en: "Any site may show this page in a frame.",
			ko: "모든 사이트가 이 페이지를 프레임에 표시할 수 있습니다."
		},
		action: {
			en: "Send Content-Security-Policy: frame-ancestors 'none' (or 'self'), or X-Frame-Options: DENY.",
			ko: "Content-Security-Policy: frame-ancestors 'none'(또는 'self')이나 X-Frame-Options: DENY를 보내십시오."
		},
		reference: frameAncestors
	},
	"framing-broad": {
		severity: "medium",
		cause: {
			en: "With frame-ancestors {sources}, anyone can publish a site that frames this page. Browsers ignore X-Frame-Options beside it.",
			ko: "frame-ancestors {sources|은/는} 누구나 만들 수 있는 사이트의 프레임을 허용하며 X-Frame-Options를 무효로 만듭니다."
		},
		action: {
			en: "Name the sites that may frame it: frame-ancestors 'self' https://partner.example.",
			ko: "프레임을 허용할 사이트를 적으십시오: frame-ancestors 'self' https://partner.example."
		},
		reference: frameAncestors
	},
	"framing-invalid": {
		severity: "medium",
		cause: {
			en: "Browsers ignore this X-Frame-Options. The only valid values are DENY and SAMEORIGIN.",
			ko: "브라우저는 이 X-Frame-Options를 무시합니다. DENY와 SAMEORIGIN만 인식합니다."
		},
		action: {
			en: "Send X-Frame-Options: DENY, or frame-ancestors with the sites that may frame the page.",
			ko: "X-Frame-Options: DENY를 보내거나 허용할 사이트를 frame-ancestors에 적으십시오."
		},
		reference: framing$1
	},
	"framing-conflict": {
		severity: "low",
		cause: {
			en: "X-Frame-Options is sent with conflicting values. Current browsers then refuse every frame.",
			ko: "서로 모순되는 X-Frame-Options 값이 전송되어 최신 브라우저가 모든 프레임을 거부합니다."
		},
		action: {
			en: "Send X-Frame-Options once, with one value.",
			ko: "X-Frame-Options를 하나의 값으로 한 번만 보내십시오."
		},
		reference: framing$1
	}
});
// src/checks/http/headers/problems-hsts.ts
const hstsProblems$1 = {
	...hstsProblems$2,
	...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({ "hsts-duplicate": {
		severity: "low",
		cause: {
			en: "Strict-Transport-Security is sent {count} times. Browsers read only the first one.",
			ko: "Strict-Transport-Security가 {count}번 전송되었으며 브라우저는 첫 번째만 읽습니다."
		},
		action: {
			en: "Send it once.",
			ko: "한 번만 보내십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc6797#section-8.1"
	} })
};
// src/checks/http/headers/problems-isolation.ts
const opener = "https://html.spec.whatwg.org/multipage/browsers.html#cross-origin-opener-policies";
const references = {
	"Cross-Origin-Resource-Policy": "https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header",
	"Cross-Origin-Embedder-Policy": "https://html.spec.whatwg.org/multipage/browsers.html#coep"
};
const isolationProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"isolation-missing": {
		severity: "info",
		cause: {
			en: "No {header} is sent.",
			ko: "{header} 헤더가 없습니다."
		},
		action: {
			en: "Consider {header}: {value}; it is not part of the grade.",
			ko: "{header}: {value} 설정을 검토하십시오. 등급에는 포함되지 않습니다."
		},
		reference: opener,
		references
	},
	"isolation-invalid": {
		severity: "low",
		cause: {
			en: "Browsers ignore this {header}. It must be sent once, with one known value in lower case.",
			ko: "브라우저가 이 {header} 헤더를 무시합니다. 알려진 값 하나를 소문자로 한 번만 보내야 합니다."
		},
		action: {
			en: "Send {header}: {value}.",
			ko: "{header}: {value|을/를} 보내십시오."
		},
		reference: opener,
		references
	}
});
// src/checks/http/headers/problems-leaks.ts
const secureHeaders = "https://owasp.org/www-project-secure-headers/";
const leakProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"leak-version": {
		severity: "low",
		cause: {
			en: "{source} discloses the version of {product}.",
			ko: "{source|이/가} {product}의 버전을 알려 줍니다."
		},
		action: {
			en: "Remove the version from {source}.",
			ko: "{source}에서 버전을 제거하십시오."
		},
		reference: secureHeaders
	},
	"leak-product": {
		severity: "info",
		cause: {
			en: "{source} discloses the software of the server.",
			ko: "{source|이/가} 사용 중인 소프트웨어를 알려 줍니다."
		},
		action: {
			en: "Remove {source} where you can.",
			ko: "가능하면 {source|을/를} 제거하십시오."
		},
		reference: secureHeaders
	},
	"leak-internal": {
		severity: "low",
		cause: {
			en: "{source} discloses internal details of the site.",
			ko: "{source|이/가} 사이트 내부 정보를 드러냅니다."
		},
		action: {
			en: "Remove {source} at the edge.",
			ko: "경계에서 {source|을/를} 제거하십시오."
		},
		reference: secureHeaders
	}
});
// src/checks/http/permissions/problems.ts
const permissions$1 = "https://www.w3.org/TR/permissions-policy-1/";
const permissionsProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"permissions-missing": {
		severity: "low",
		cause: {
			en: "No Permissions-Policy is sent.",
			ko: "Permissions-Policy 헤더가 없습니다."
		},
		action: {
			en: "Send Permissions-Policy: camera=(), microphone=(), geolocation=().",
			ko: "Permissions-Policy: camera=(), microphone=(), geolocation=()를 보내십시오."
		},
		reference: `${permissions$1}#permissions-policy-http-header-field`
	},
	"permissions-invalid": {
		severity: "low",
		cause: {
			en: "Browsers ignore this Permissions-Policy because its syntax is invalid.",
			ko: "이 Permissions-Policy는 문법에 어긋나 브라우저가 전체를 버립니다."
		},
		action: {
			en: "Write it as a structured field: camera=(), microphone=(self), geolocation=().",
			ko: "구조화 필드로 쓰십시오: camera=(), microphone=(self), geolocation=()."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc9651#section-3.2"
	},
	"permissions-unknown": {
		severity: "low",
		cause: {
			en: "Browsers support none of the features in this Permissions-Policy: {features}.{suggestion}",
			ko: "이 Permissions-Policy에는 브라우저가 아는 기능이 없습니다: {features}.{suggestion}"
		},
		action: {
			en: "Send Permissions-Policy: camera=(), microphone=(), geolocation=().",
			ko: "Permissions-Policy: camera=(), microphone=(), geolocation=()를 보내십시오."
		},
		reference: `${permissions$1}#algo-construct-policy`
	},
	"permissions-broad": {
		severity: "low",
		cause: {
			en: "The Permissions-Policy grants {features} to every frame.",
			ko: "Permissions-Policy가 모든 프레임에 {features|을/를} 허용합니다."
		},
		action: {
			en: "Grant it to no origin with (), or only to the page itself with (self).",
			ko: "아무에게도 허용하지 않거나(()) 페이지 자신에게만(self) 허용하십시오."
		},
		reference: `${permissions$1}#permissions-policy-http-header-field`
	},
	"permissions-weak": {
		severity: "info",
		cause: {
			en: "The Permissions-Policy locks {count} of 6 powerful features (camera, microphone, geolocation, payment, usb, display-capture).",
			ko: "Permissions-Policy가 강력한 기능 6개(camera, microphone, geolocation, payment, usb, display-capture) 중 {count}개를 제한합니다."
		},
		action: {
			en: "Lock at least camera=(), microphone=() and geolocation=().",
			ko: "적어도 camera=(), microphone=(), geolocation=()를 제한하십시오."
		},
		reference: `${permissions$1}#permissions-policy-http-header-field`
	},
	"permissions-legacy": {
		severity: "low",
		cause: {
			en: "Only Feature-Policy is sent, the predecessor of Permissions-Policy.",
			ko: "Permissions-Policy의 이전 형식인 Feature-Policy만 전송됩니다."
		},
		action: {
			en: "Send Permissions-Policy: camera=(), microphone=(), geolocation=().",
			ko: "Permissions-Policy: camera=(), microphone=(), geolocation=()를 보내십시오."
		},
		reference: `${permissions$1}#permissions-policy-http-header-field`
	}
});
// src/checks/http/protected/problems.ts
const action = {
	en: "If this is a protected preview, pass its credentials with --header NAME=VARIABLE (input header) or --client-cert.",
	ko: "보호된 프리뷰라면 --header NAME=VARIABLE(입력 header) 또는 --client-cert로 인증 정보를 지정하십시오."
};
const protectedProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"protected-page": {
		severity: "info",
		cause: {
			en: "The page requires authentication ({status}).",
			ko: "페이지에 인증이 필요합니다({status})."
		},
		action,
		reference: "https://www.rfc-editor.org/rfc/rfc9110#section-15.5.2"
	},
	"forbidden-page": {
		severity: "info",
		cause: {
			en: "The server refused the request ({status}). It may refuse this check only, or every visitor.",
			ko: "서버가 요청을 거부했습니다({status}). 이 점검만 거부했거나 모든 방문자를 거부하는 것일 수 있습니다."
		},
		action: {
			en: "Open the page in a browser. If it needs credentials, pass them with --header NAME=VARIABLE (input header).",
			ko: "브라우저로 페이지를 열어 보십시오. 인증 정보가 필요하면 --header NAME=VARIABLE(입력 header)로 지정하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc9110#section-15.5.4"
	},
	"proxy-page": {
		severity: "info",
		cause: {
			en: "A proxy asked for authentication ({status}) instead of the site.",
			ko: "사이트 대신 프록시가 인증을 요구했습니다({status})."
		},
		action: {
			en: "Pass the proxy with its credentials: --proxy http://user:password@host:port.",
			ko: "프록시를 인증 정보와 함께 --proxy http://user:password@host:port로 지정하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc9110#section-15.5.8"
	},
	"login-page": {
		severity: "info",
		cause: {
			en: "The site redirects to a login page of {service}, and that page was graded.",
			ko: "사이트가 방문자를 {service}의 로그인 페이지로 보내, 그 페이지를 평가했습니다."
		},
		action
	},
	"block-page": {
		severity: "info",
		cause: {
			en: "{service} refused this request ({status}), and its block page was graded.",
			ko: "{service|이/가} 요청을 차단했으며({status}), 그 차단 페이지를 평가했습니다."
		},
		action: {
			en: "Allow this check in the rules of {service}, for example by a header that --header sends.",
			ko: "{service}의 규칙에서 이 점검을 허용하십시오. 예를 들어 --header로 보내는 헤더로 구별할 수 있습니다."
		}
	},
	"placeholder-page": {
		severity: "info",
		cause: {
			en: "{service} has no site at this name ({status}), and its error page was graded.",
			ko: "{service}에 이 이름의 사이트가 없으며({status}), 그 오류 페이지를 평가했습니다."
		},
		action: {
			en: "Deploy the site, and connect this name to it.",
			ko: "사이트를 배포하고 이 이름을 연결하십시오."
		}
	}
});
// src/checks/http/headers/problems-referrer.ts
const referrer$1 = "https://www.w3.org/TR/referrer-policy/";
const referrerProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"referrer-missing": {
		severity: "low",
		cause: {
			en: "No Referrer-Policy is sent, so each browser uses its own default.",
			ko: "Referrer-Policy가 없어 브라우저마다 자체 기본값을 따릅니다."
		},
		action: {
			en: "Send Referrer-Policy: strict-origin-when-cross-origin, or no-referrer.",
			ko: "Referrer-Policy: strict-origin-when-cross-origin 또는 no-referrer를 보내십시오."
		},
		reference: `${referrer$1}#referrer-policy-delivery`
	},
	"referrer-unknown": {
		severity: "low",
		cause: {
			en: "Browsers support none of the values of this Referrer-Policy.",
			ko: "이 Referrer-Policy에는 브라우저가 아는 값이 없습니다."
		},
		action: {
			en: "Send Referrer-Policy: strict-origin-when-cross-origin, or no-referrer.",
			ko: "Referrer-Policy: strict-origin-when-cross-origin 또는 no-referrer를 보내십시오."
		},
		reference: `${referrer$1}#parse-referrer-policy-from-header`
	},
	"referrer-leaky": {
		severity: "low",
		cause: {
			en: "The referrer policy {policy} sends more of the URL to other sites than they need.",
			ko: "리퍼러 정책 {policy|은/는} 다른 사이트에 필요 이상의 정보를 알려 줍니다."
		},
		action: {
			en: "Send Referrer-Policy: strict-origin-when-cross-origin, or no-referrer. Remove every <meta name=referrer> that weakens it, also in the body.",
			ko: "Referrer-Policy: strict-origin-when-cross-origin 또는 no-referrer를 보내십시오. 이를 약화하는 <meta name=referrer>는 body에 있는 것도 제거하십시오."
		},
		reference: `${referrer$1}#referrer-policies`
	}
});
// src/checks/http/site/problems.ts
const fetchRedirect = "https://fetch.spec.whatwg.org/#http-redirect-fetch";
const secureContexts = "https://www.rfc-editor.org/rfc/rfc6797#section-7.2";
const siteProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"redirect-loop": {
		severity: "critical",
		cause: {
			en: "The redirects loop at {url}.",
			ko: "리디렉션이 {url}에서 순환합니다."
		},
		action: {
			en: "Make one URL of the loop answer with a page.",
			ko: "순환하는 URL 중 하나가 페이지를 응답하게 하십시오."
		},
		reference: fetchRedirect
	},
	"redirect-limit": {
		severity: "critical",
		cause: {
			en: "After {count} redirects there is still no page. Chromium follows 19 redirects, Firefox 20; refreshes are counted here as well.",
			ko: "{count}번의 리디렉션 후에도 페이지가 없습니다. Chromium은 19번, Firefox는 20번까지 따라가며, 여기서는 새로 고침도 셉니다."
		},
		action: {
			en: "Redirect straight to the page.",
			ko: "페이지로 바로 리디렉션하십시오."
		},
		reference: fetchRedirect
	},
	"redirect-private": {
		severity: "critical",
		cause: {
			en: "The site redirects to {url}, which is in a private network.",
			ko: "사이트가 사설 네트워크에 있는 {url|으로/로} 리디렉션합니다."
		},
		action: {
			en: "Redirect to a public address.",
			ko: "공개 주소로 리디렉션하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc6890"
	},
	"redirect-invalid": {
		severity: "critical",
		cause: {
			en: "The site redirects to a URL that is not http or https.",
			ko: "사이트가 http나 https URL이 아닌 곳으로 리디렉션합니다."
		},
		action: {
			en: "Send one Location header with a valid URL.",
			ko: "유효한 URL이 담긴 Location 헤더를 하나만 보내십시오."
		},
		reference: fetchRedirect
	},
	"nul-byte": {
		severity: "critical",
		cause: {
			en: "The response head of {url} contains a NUL byte. Chromium refuses such a response, and Firefox does so where the byte is in a header value.",
			ko: "{url}의 응답 헤더에 NUL 바이트가 있습니다. Chromium은 이런 응답을 거부하며, Firefox는 헤더 값에 있을 때 거부합니다."
		},
		action: {
			en: "Remove the NUL byte from the status line and the headers.",
			ko: "상태 줄과 헤더에서 NUL 바이트를 제거하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc9110#section-5.5"
	},
	"content-disposition": {
		severity: "critical",
		cause: {
			en: "{url} sends several Content-Disposition headers that differ. Chromium and Firefox refuse such a response over HTTP/1.1.",
			ko: "{url|이/가} 서로 다른 Content-Disposition 헤더를 여러 개 보냅니다. Chromium과 Firefox는 HTTP/1.1에서 이런 응답을 거부합니다."
		},
		action: {
			en: "Send one Content-Disposition header, or none for a page.",
			ko: "Content-Disposition 헤더를 하나만 보내거나, 페이지라면 보내지 마십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc6266#section-4"
	},
	"content-encoding": {
		severity: "critical",
		cause: {
			en: "The body of {url} is not encoded as its Content-Encoding header says. Chromium and Firefox do not show such a page.",
			ko: "{url}의 본문이 Content-Encoding 헤더에 적힌 대로 인코딩되어 있지 않습니다. Chromium과 Firefox는 이런 페이지를 표시하지 않습니다."
		},
		action: {
			en: "Encode the body as the header says, or remove the Content-Encoding header.",
			ko: "본문을 헤더에 적힌 대로 인코딩하거나 Content-Encoding 헤더를 제거하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc9110#section-8.4"
	},
	"content-disposition-comma": {
		severity: "high",
		cause: {
			en: "The Content-Disposition header of {url} has a comma outside quotation marks. Chromium reads two values and refuses the response over HTTP/1.1; Firefox does not refuse it.",
			ko: "{url}의 Content-Disposition 헤더에 따옴표로 묶이지 않은 쉼표가 있습니다. Chromium은 이를 두 값으로 읽어 HTTP/1.1에서 응답을 거부하지만, Firefox는 거부하지 않습니다."
		},
		action: {
			en: "Put the file name in quotation marks, or remove the header.",
			ko: "파일 이름을 따옴표로 묶거나 헤더를 제거하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc6266#section-4"
	},
	"redirect-twentieth": {
		severity: "high",
		cause: {
			en: "The page comes after {count} redirects in a row. Chromium follows {most} and then shows an error page; Firefox follows 20.",
			ko: "페이지가 연속된 {count}번의 리디렉션 뒤에 있습니다. Chromium은 {most}번까지 따라간 뒤 오류 페이지를 표시하고, Firefox는 20번까지 따라갑니다."
		},
		action: {
			en: "Redirect straight to the page.",
			ko: "페이지로 바로 리디렉션하십시오."
		},
		reference: fetchRedirect
	},
	"redirect-empty": {
		severity: "high",
		cause: {
			en: "{url} answers {status} with an empty Location. Chromium shows the page; Firefox requests the same URL again until it gives up.",
			ko: "{url|이/가} 빈 Location과 함께 {status|을/를} 응답합니다. Chromium은 페이지를 표시하지만, Firefox는 같은 URL을 다시 요청하다가 포기합니다."
		},
		action: {
			en: "Send the URL of the page in Location, or answer 200 without Location.",
			ko: "Location에 페이지의 URL을 보내거나, Location 없이 200을 응답하십시오."
		},
		reference: "https://fetch.spec.whatwg.org/#concept-response-location-url"
	},
	"header-space": {
		severity: "high",
		cause: {
			en: "A header has white space before its colon: {names}. Chromium applies such a header, Firefox ignores it.",
			ko: "헤더의 콜론 앞에 공백이 있습니다: {names}. Chromium은 이런 헤더를 따르지만 Firefox는 무시합니다."
		},
		action: {
			en: "Remove the white space between the header name and the colon.",
			ko: "헤더 이름과 콜론 사이의 공백을 제거하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc9112#section-5.1"
	},
	"status-line": {
		severity: "high",
		cause: {
			en: "The status line of {url} breaks the HTTP grammar. Chromium shows the page, Firefox does not.",
			ko: "{url}의 상태 줄이 HTTP 문법에 어긋납니다. Chromium은 페이지를 표시하지만 Firefox는 표시하지 않습니다."
		},
		action: {
			en: "Begin the response with HTTP/1.1, one space and a status of three digits.",
			ko: "응답을 HTTP/1.1, 공백 하나, 세 자리 상태 코드로 시작하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc9112#section-4"
	},
	"refresh-unfollowed": {
		severity: "info",
		cause: {
			en: "The page asks browsers to load {url} after {delay} s. This check did not follow that refresh.",
			ko: "페이지가 {delay}초 뒤에 {url|을/를} 불러오도록 요청합니다. 이 점검은 그 새로 고침을 따라가지 않았습니다."
		},
		action: {
			en: "Check that URL as well, or redirect with a 3xx status.",
			ko: "그 URL도 점검하거나 3xx 상태 코드로 리디렉션하십시오."
		},
		reference: "https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh"
	},
	"redirect-certificate": {
		severity: "critical",
		cause: {
			en: "Browsers refuse the connection to {url} ({reasons}), through which the redirects lead, and never reach the page.",
			ko: "리디렉션이 거치는 {url|과/와}의 연결을 브라우저가 거부하여({reasons}) 페이지에 도달하지 못합니다."
		},
		action: {
			en: "Offer a certificate and a TLS version that browsers accept there, or redirect past it.",
			ko: "그곳에서 브라우저가 받아들이는 인증서와 TLS 버전을 제공하거나 그곳을 거치지 않게 리디렉션하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc9110#section-4.3.4"
	},
	"redirect-downgrade": {
		severity: "high",
		cause: {
			en: "{from} redirects from https to plain HTTP.",
			ko: "{from|이/가} https에서 암호화되지 않은 HTTP로 리디렉션합니다."
		},
		action: {
			en: "Redirect to the https form of {to}.",
			ko: "{to}의 https 주소로 리디렉션하십시오."
		},
		reference: secureContexts
	},
	"redirect-upgraded": {
		severity: "low",
		cause: {
			en: "{from} redirects to plain HTTP ({to}). Browsers go to https because of HSTS, but clients without HSTS, such as curl, do not.",
			ko: "{from|이/가} 암호화되지 않은 HTTP({to})로 리디렉션합니다. 브라우저는 HSTS에 따라 https로 접속하지만 curl처럼 HSTS를 따르지 않는 클라이언트는 그렇지 않습니다."
		},
		action: {
			en: "Redirect to the https form of {to}.",
			ko: "{to}의 https 주소로 리디렉션하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc6797#section-8.3"
	},
	"redirect-missing": {
		severity: "medium",
		cause: {
			en: "{url} answers over plain HTTP and does not redirect to https.",
			ko: "{url|이/가} https로 리디렉션하지 않고 암호화되지 않은 HTTP로 응답합니다."
		},
		action: {
			en: "Redirect every request on port 80 to https.",
			ko: "포트 80의 모든 요청을 https로 리디렉션하십시오."
		},
		reference: secureContexts
	},
	"redirect-astray": {
		severity: "medium",
		cause: {
			en: "The redirects from port 80 break at {url} and do not reach https.",
			ko: "포트 80의 리디렉션이 {url}에서 끊겨 아무도 https로 이어지지 않습니다."
		},
		action: {
			en: "Redirect every request on port 80 straight to https.",
			ko: "포트 80의 모든 요청을 https로 바로 리디렉션하십시오."
		},
		reference: fetchRedirect
	},
	"final-http": {
		severity: "high",
		cause: {
			en: "The page {url} is served over plain HTTP.",
			ko: "페이지 {url|이/가} 암호화되지 않은 HTTP로 제공됩니다."
		},
		action: {
			en: "Serve it over https and redirect there.",
			ko: "https로 제공하고 그곳으로 리디렉션하십시오."
		},
		reference: secureContexts
	},
	"invalid-certificate": {
		severity: "high",
		cause: {
			en: "Browsers refuse the certificate of the page ({reasons}).",
			ko: "브라우저가 페이지의 인증서를 거부합니다({reasons})."
		},
		action: {
			en: "Install a certificate that browsers accept.",
			ko: "브라우저가 받아들이는 인증서를 설치하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc6797#section-8.1"
	},
	"page-unread": {
		severity: "info",
		cause: {
			en: "The page ended before </head>. A <meta> element there may have set a policy that the headers lack.",
			ko: "페이지가 head가 끝나기 전에 끊겼으며, 헤더에 없는 정책이 <meta>에 있을 수 있습니다."
		},
		action: {
			en: "Send the head of the page at once.",
			ko: "페이지의 head를 바로 보내십시오."
		},
		reference: "https://www.w3.org/TR/CSP3/#meta-element"
	},
	"certificate-unknown": {
		severity: "info",
		cause: {
			en: "We could not determine whether browsers accept the certificate of {url}. The grade depends on it.",
			ko: "브라우저가 {url}의 인증서를 받아들이는지 알 수 없으며, 등급이 이에 달려 있습니다."
		},
		action: {
			en: "See the ssl check of that host; serve its whole certificate chain.",
			ko: "해당 호스트의 ssl 점검을 확인하고 전체 인증서 체인을 제공하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc6797#section-8.1"
	},
	"error-page": {
		severity: "low",
		cause: {
			en: "The page answered {status}, so the headers of an error page were graded.",
			ko: "페이지가 {status|을/를} 응답하여 오류 페이지의 헤더를 평가했습니다."
		},
		action: {
			en: "Give the URL of a page that visitors see.",
			ko: "방문자가 보는 페이지의 URL을 지정하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc9110#section-15.5"
	},
	"malformed-header": {
		severity: "low",
		cause: {
			en: "The response breaks the HTTP grammar; only a tolerant parser could read it.",
			ko: "응답이 HTTP 문법에 어긋나 관대한 파서로만 읽을 수 있었습니다."
		},
		action: {
			en: "Remove control characters, bare line feeds and repeated or contradicting lengths from the response.",
			ko: "응답에서 제어 문자, 단독 줄바꿈, 중복되거나 모순되는 길이를 제거하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc9112#section-2.2"
	}
});
// src/checks/http/problems.ts
const problems$1 = {
	...siteProblems,
	...cspProblems,
	...cspScriptProblems,
	...cspWritingProblems,
	...hstsProblems$1,
	...framingProblems,
	...contentTypeProblems,
	...referrerProblems,
	...permissionsProblems,
	...isolationProblems,
	...leakProblems,
	...protectedProblems,
	...addressesProblems$1,
	...surroundingsProblems
};
const find$11 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gr)();
const caps = {
	"no-page": {
		en: "Browsers reach no page at this URL.",
		ko: "이 URL에서 브라우저가 페이지에 도달하지 못합니다."
	},
	"redirect-certificate": {
		en: "Browsers refuse a connection on the way and never reach the page.",
		ko: "브라우저가 경로에 있는 연결을 거부하여 페이지에 도달하지 못합니다."
	},
	"final-http": {
		en: "The page is served over plain HTTP.",
		ko: "페이지가 암호화되지 않은 HTTP로 제공됩니다."
	},
	"invalid-certificate": {
		en: "Browsers refuse the certificate of the page.",
		ko: "브라우저가 페이지의 인증서를 거부합니다."
	},
	downgrade: {
		en: "A redirect goes from https to plain HTTP.",
		ko: "리디렉션이 https에서 암호화되지 않은 HTTP로 이어집니다."
	},
	"weak-csp": {
		en: "The Content-Security-Policy does not keep scripts out.",
		ko: "Content-Security-Policy가 스크립트를 충분히 막지 못합니다."
	},
	"hsts-ip-address": {
		en: "HSTS has no effect for an IP address.",
		ko: "IP 주소에는 HSTS가 효과가 없습니다."
	}
};
const parts = {
	csp: {
		en: "Content-Security-Policy",
		ko: "콘텐츠 보안 정책(CSP)"
	},
	hsts: {
		en: "Strict-Transport-Security",
		ko: "HTTPS 강제(HSTS)"
	},
	framing: {
		en: "Protection from framing",
		ko: "프레임 삽입 방지"
	},
	contentTypeOptions: {
		en: "X-Content-Type-Options",
		ko: "콘텐츠 유형 추측 방지"
	},
	referrer: {
		en: "Referrer-Policy",
		ko: "리퍼러 정책"
	},
	permissions: {
		en: "Permissions-Policy",
		ko: "권한 정책"
	}
};
const kpis$1 = {
	page: {
		en: "Page",
		ko: "페이지"
	},
	status: {
		en: "Status",
		ko: "상태 코드"
	},
	"final-url": {
		en: "Final URL",
		ko: "최종 URL"
	},
	redirects: {
		en: "Redirects",
		ko: "리디렉션 수"
	},
	"http-version": {
		en: "HTTP version",
		ko: "HTTP 버전"
	},
	"hsts-age": {
		en: "Strict-Transport-Security",
		ko: "HSTS 유효 기간"
	},
	"plain-http": {
		en: "Port 80",
		ko: "포트 80"
	},
	coop: {
		en: "Cross-Origin-Opener-Policy",
		ko: "교차 출처 오프너 정책(COOP)"
	},
	corp: {
		en: "Cross-Origin-Resource-Policy",
		ko: "교차 출처 리소스 정책(CORP)"
	},
	coep: {
		en: "Cross-Origin-Embedder-Policy",
		ko: "교차 출처 임베더 정책(COEP)"
	}
};
const notSent = {
	en: "not sent",
	ko: "보내지 않음"
};
const values = {
	page: {
		site: {
			en: "the site",
			ko: "사이트"
		},
		api: {
			en: "an API",
			ko: "API"
		},
		error: {
			en: "an error",
			ko: "오류"
		},
		login: {
			en: "a login",
			ko: "로그인"
		},
		challenge: {
			en: "a bot challenge",
			ko: "봇 확인"
		},
		blocked: {
			en: "a block page",
			ko: "차단 페이지"
		},
		placeholder: {
			en: "a placeholder of the platform",
			ko: "플랫폼의 안내 페이지"
		}
	},
	"hsts-age": {
		...hstsValues,
		ignored: {
			en: "ignored over plain HTTP",
			ko: "평문 HTTP에서는 무시됨"
		}
	},
	"plain-http": {
		closed: {
			en: "closed",
			ko: "닫혀 있음"
		},
		refused: {
			en: "refuses plain HTTP",
			ko: "평문 HTTP를 거부함"
		},
		redirects: {
			en: "redirects to https",
			ko: "https로 리디렉션함"
		},
		content: {
			en: "serves content",
			ko: "내용을 제공함"
		},
		"not-https": {
			en: "redirects nowhere",
			ko: "리디렉션이 이어지지 않음"
		},
		"not-asked": {
			en: "not asked",
			ko: "확인 대상 아님"
		}
	},
	coop: { false: notSent },
	corp: { false: notSent },
	coep: { false: notSent }
};
const words$2 = {
	problems: problems$1,
	caps: {
		...caps,
		...surroundingsCaps
	},
	parts,
	kpis: {
		...kpis$1,
		...surroundingsKpis
	},
	values
};
// src/checks/http/csp/judge.ts
function judgeCsp(page) {
	const sent = parseCspList(page.values("content-security-policy"));
	const written = page.meta.csp.map(parseCsp);
	const policies = [...sent, ...written.map(withoutIgnored).filter(({ directives }) => directives.size > 0)];
	const header = scorePolicies(sent, page);
	const all = scorePolicies(policies, page);
	return {
		score: Math.max(header.score, metaShare * all.score),
		findings: [...policies.length === 0 ? [absent$1(page)] : [
			...sent.length === 0 ? [find$11("csp-meta-only")] : [],
			...scriptFindings(policies, all),
			...extraFindings(policies, all, page),
			...policies.flatMap(mistakes)
		], ...ignored(written)]
	};
}
function noncesOf(header, meta) {
	return [...parseCspList(header), ...meta.map(parseCsp)].flatMap(({ directives }) => [...directives.values()].flatMap((tokens) => readSources(tokens).nonces));
}
function absent$1(page) {
	const reported = page.values("content-security-policy-report-only").join(", ");
	const missing = page.kind === "xml" ? "csp-missing-xml" : "csp-missing";
	return reported === "" ? find$11(missing) : find$11("csp-report-only", {}, { evidence: evidence(reported) });
}
function scriptFindings(policies, { views }) {
	const seen = { evidence: evidence(policies.map(scriptText).filter(Boolean).join("; ")) };
	if (views.every(({ isGoverned }) => !isGoverned)) return [find$11("csp-scripts-unrestricted")];
	const byHosts = views.toSorted((a, b) => b.hosts - a.hosts)[0];
	const byInline = views.toSorted((a, b) => b.inline - a.inline)[0];
	const findings = views.some(({ isClosed }) => isClosed) ? [find$11("csp-scripts-blocked", {}, seen)] : [];
	const isStatic = byInline?.inline === trust$1.anything && byInline.isProven;
	const isInlineOpen = byInline?.inline === trust$1.anything || views.every(({ allowsHandlers }) => allowsHandlers);
	if (isStatic) findings.push(find$11("csp-static-nonce", {}, seen));
	else if (isInlineOpen) findings.push(find$11("csp-unsafe-inline", {}, seen));
	if (byHosts && byHosts.hosts <= trust$1.bypassedHost) findings.push(...sourceFindings(byHosts));
	findings.push(...nonceFindings(byInline?.shortestNonce ?? null));
	if (views.every(({ allowsEval }) => allowsEval)) findings.push(find$11(policies.some(namesEval) ? "csp-unsafe-eval" : "csp-eval-unrestricted", {}, seen));
	return findings;
}
function namesEval(policy) {
	return readSources(effective(policy, "script-src") ?? []).keywords.has("'unsafe-eval'");
}
function scriptText({ directives }) {
	const name = [
		"script-src",
		"script-src-elem",
		"script-src-attr",
		"default-src"
	].find((each) => directives.has(each));
	return name === void 0 ? "" : [name, ...directives.get(name) ?? []].join(" ");
}
const mostNamed$1 = 5;
function sourceFindings({ broad, bypassed }) {
	if (broad.length > 0) return [find$11("csp-broad-source", { sources: list(broad) }, { evidence: evidence(broad.join(" ")) })];
	return bypassed.slice(0, mostNamed$1).map((host) => {
		return find$11("csp-bypass-host", { host: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(host, 80) }, {
			subject: evidence(host),
			evidence: evidence(host)
		});
	});
}
function list(tokens) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)([...new Set(tokens)].slice(0, mostNamed$1).join(" "), 120);
}
const strongNonce = 22;
function nonceFindings(nonce) {
	if (nonce === null || nonce.length >= strongNonce) return [];
	const id = nonce.length < 8 ? "csp-short-nonce" : "csp-weak-nonce";
	return [find$11(id, { length: nonce.length })];
}
function extraFindings(policies, { earned, views }, page) {
	const plain = policies.flatMap(plainSources);
	return Object.keys(earned).filter((extra) => earned[extra] === 0 || extra === "csp-base-uri").flatMap((extra) => {
		if (extra === "csp-http-source") return plain.length === 0 ? [] : [find$11(extra, { sources: list(plain) }, { evidence: evidence(plain.join(" ")) })];
		if (extra === "csp-style-inline") return styleFindings(policies, page);
		if (extra === "csp-base-uri") return earned[extra] === score$1.csp["csp-base-uri"].points ? [] : [find$11(extra)];
		if (extra === "csp-default-src" && views.some(({ isProven }) => isProven)) return [];
		return [find$11(extra)];
	});
}
function styleFindings(policies, page) {
	const broad = policies.map((policy) => styleSources(policy, page));
	const isNamed = broad.some((sources) => sources.length > 0);
	const sources = broad.flat();
	return [...policies.every(allowsInlineStyles) || !isNamed ? [find$11("csp-style-inline")] : [], ...isNamed ? [find$11("csp-style-source", { sources: list(sources) }, { evidence: evidence(sources.join(" ")) })] : []];
}
const known$3 = new Set(knownDirectives);
function mistakes({ directives, repeated }) {
	return [...repeated.filter((name) => known$3.has(name)).map((directive) => find$11("csp-duplicate-directive", { directive }, { subject: directive })), ...[...directives].flatMap(([name, tokens]) => misspelt(name, tokens)).slice(0, mostNamed$1)];
}
function misspelt(name, tokens) {
	const directive = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(name, 60);
	if (!known$3.has(name)) {
		const suggestion = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.pr)(name, knownDirectives);
		return [find$11("csp-unknown-directive", {
			directive,
			suggestion
		}, { subject: directive })];
	}
	return [...tokens.filter((token) => known$3.has(token.toLowerCase())).slice(0, 1).map((token) => find$11("csp-missing-semicolon", {
		directive: token,
		holder: directive
	}, { subject: token })), ...readSources(tokens).unquoted.slice(0, 1).map((keyword) => find$11("csp-unquoted-keyword", { keyword: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(keyword, 60) }, { subject: directive }))];
}
function ignored(written) {
	const names = ignoredInMeta.filter((name) => written.some(({ directives }) => directives.has(name)));
	return names.length === 0 ? [] : [find$11("csp-meta-ignored", { directives: names.join(", ") })];
}
// src/checks/http/weights.ts
const gradeVersion$1 = "http-4";
const weights$1 = {
	csp: 30,
	hsts: 25,
	framing: 15,
	contentTypeOptions: 10,
	referrer: 10,
	permissions: 10
};
const weightsOf = {
	page: weights$1,
	xml: {
		csp: 15,
		hsts: 40,
		framing: 20,
		contentTypeOptions: 15,
		referrer: 10
	},
	api: {
		hsts: 50,
		framing: 30,
		contentTypeOptions: 20
	},
	file: {
		hsts: 70,
		contentTypeOptions: 30
	}
};
const ladder$1 = [
	[95, "A+"],
	[85, "A"],
	[70, "B"],
	[50, "C"],
	[20, "D"]
];
const ceilings$1 = {
	"no-page": "F",
	"redirect-certificate": "F",
	"final-http": "D",
	"invalid-certificate": "C",
	downgrade: "C",
	"weak-csp": "A",
	"hsts-ip-address": "A"
};
function toCeilings(holds) {
	return Object.keys(ceilings$1).filter((id) => holds[id]).map((id) => ({
		id,
		max: ceilings$1[id]
	}));
}
function toParts(scores, kind) {
	return Object.entries(weightsOf[kind]).map(([id, weight]) => ({
		id,
		weight,
		score: tenth(scores[id])
	}));
}
function tenth(score) {
	return score === null ? null : Math.round(score * 10) / 10;
}
// src/formats/http/content-type-options.ts
function parseNosniff(values) {
	const [first] = splitList(values);
	return first === void 0 ? null : first.toLowerCase() === "nosniff";
}
// src/formats/http/frame-options.ts
const effectual = [
	"deny",
	"sameorigin",
	"allowall"
];
function parseFrameOptions(values) {
	const options = new Set(splitList(values).map((value) => value.toLowerCase()));
	const [only] = options;
	if (only === void 0) return "absent";
	if (options.size > 1) return effectual.some((value) => options.has(value)) ? "conflict" : "invalid";
	return only === "deny" || only === "sameorigin" ? only : "invalid";
}
// src/formats/http/referrer-policy.ts
const referrerPolicies = [
	"no-referrer",
	"no-referrer-when-downgrade",
	"same-origin",
	"origin",
	"strict-origin",
	"origin-when-cross-origin",
	"strict-origin-when-cross-origin",
	"unsafe-url"
];
function parseReferrerPolicy(values) {
	const tokens = splitList(values).filter((token) => token !== "");
	return tokens.flatMap((token) => toPolicy(token.toLowerCase()) ?? []).at(-1) ?? (tokens.length > 0 ? "unknown" : null);
}
const legacy = {
	never: "no-referrer",
	default: "strict-origin-when-cross-origin",
	always: "unsafe-url",
	"origin-when-crossorigin": "origin-when-cross-origin"
};
function parseMetaReferrer(content) {
	const word = content.trim().toLowerCase();
	return toPolicy(word) ?? (Object.hasOwn(legacy, word) ? legacy[word] ?? null : null);
}
function toPolicy(word) {
	return referrerPolicies.find((policy) => policy === word) ?? null;
}
// src/data/hsts-preload.ts
const hstsPreloadedSuffixes = new Set([
	"amazon",
	"android",
	"app",
	"audible",
	"azure",
	"bank",
	"bing",
	"bmoattachments.org",
	"boo",
	"channel",
	"chrome",
	"cnpy.gdn",
	"dad",
	"day",
	"dev",
	"eat",
	"esq",
	"fire",
	"fly",
	"foo",
	"fujitsu",
	"gentapps.com",
	"gle",
	"gmail",
	"google",
	"hangout",
	"hotmail",
	"imdb",
	"ing",
	"insurance",
	"kindle",
	"meet",
	"meme",
	"microsoft",
	"mov",
	"new",
	"nexus",
	"now.sh",
	"office",
	"onavstack.net",
	"page",
	"phd",
	"play",
	"prime",
	"prof",
	"rsvp",
	"search",
	"silk",
	"skype",
	"windows",
	"xbox",
	"xn--cckwcxetd",
	"xn--jlq480n2rg",
	"youtube",
	"zappos",
	"zip"
]);
// src/formats/http/hsts-store.ts
function storedAfter(answers) {
	const stored = new Map();
	for (const answer of answers) {
		const { host, policy } = answer;
		if (policy?.maxAge === 0) stored.delete(host);
		else if (policy) stored.set(host, {
			...answer,
			policy
		});
	}
	return [...stored.values()];
}
function coversHost(from, policy, host) {
	if (policy.maxAge === 0) return false;
	return host === from || policy.includeSubDomains && host.endsWith(`.${from}`);
}
function preloadedSuffix(host) {
	const labels = host.replace(/\.$/, "").split(".");
	return labels.map((_, at) => labels.slice(at).join(".")).find((name) => hstsPreloadedSuffixes.has(name)) ?? null;
}
// src/topics/hsts/judge.ts
function takesHsts$1(host) {
	return (0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(host) === 0;
}
function judgeHsts$2(visit) {
	const state = stateAfter(visit, ({ trusted }) => trusted !== false);
	const proven = stateAfter(visit, ({ trusted }) => trusted === true);
	const score = strengthOf(state);
	return {
		score: score === strengthOf(proven) ? score : null,
		findings: findingsOf$1(state)
	};
}
function stateAfter({ host, answers }, counts) {
	const counted = answers.filter(counts).map((answer) => ({
		...answer,
		policy: policyOf$1(answer)
	}));
	const [stored = null] = storedAfter(counted).filter((each) => coversHost(each.host, each.policy, host)).toSorted((a, b) => hstsStrength(b.policy) - hstsStrength(a.policy) || b.host.length - a.host.length);
	const own = counted.filter((each) => each.host === host);
	const last = own.findLast(({ policy }) => policy !== null) ?? own.at(-1) ?? null;
	return {
		preloaded: preloadedSuffix(host),
		stored,
		last
	};
}
function policyOf$1({ maxAge, includeSubDomains, preload }) {
	return maxAge === null ? null : {
		maxAge,
		includeSubDomains,
		preload
	};
}
function strengthOf({ preloaded, stored }) {
	return preloaded === null ? hstsStrength(stored?.policy ?? null) : hstsRows.preloaded.points;
}
function hstsFigure(visit) {
	const { preloaded, stored, last } = stateAfter(visit, () => true);
	if (preloaded !== null) return "preloaded";
	if (stored) return stored.policy.maxAge;
	return last ? last.maxAge ?? "invalid" : false;
}
const day$2 = 86400;
const longestEvidence = 200;
const enough$3 = 180 * day$2;
function findingsOf$1({ preloaded, stored, last }) {
	if (preloaded !== null) return [];
	if (stored) return policyFindings(stored);
	if (!last) return [find$12("hsts-missing")];
	const seen = { evidence: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.pi)(last.value, longestEvidence) };
	return [last.maxAge === null ? find$12("hsts-invalid", {}, seen) : find$12("hsts-off", {}, seen)];
}
function policyFindings({ value, policy }) {
	const seen = { evidence: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.pi)(value, longestEvidence) };
	const { maxAge, includeSubDomains } = policy;
	const isShort = maxAge < enough$3;
	const lacks = lackingFor(policy);
	return [
		...isShort ? [find$12("hsts-short", { seconds: maxAge }, seen)] : [],
		...!isShort && maxAge < 365 * day$2 ? [find$12("hsts-under-a-year", { days: Math.floor(maxAge / day$2) }, seen)] : [],
		...includeSubDomains ? [] : [find$12("hsts-without-subdomains", {}, seen)],
		...lacks ? [find$12("hsts-preload-unmet", { lacks }, seen)] : []
	];
}
function lackingFor({ maxAge, includeSubDomains, preload }) {
	if (!preload) return null;
	const lacks = [...maxAge < 365 * day$2 ? [{
		en: "a max-age of 31536000 or more",
		ko: "31536000 이상의 max-age"
	}] : [], ...includeSubDomains ? [] : [{
		en: "includeSubDomains",
		ko: "includeSubDomains"
	}]];
	if (lacks.length === 0) return null;
	return {
		en: lacks.map(({ en }) => en).join(" and "),
		ko: lacks.map(({ ko }) => ko).join(", ")
	};
}
// src/checks/http/headers/judge.ts
const nothing$1 = {
	score: 0,
	findings: []
};
function judgeHsts$1(page) {
	if (!page.isHttps || page.isTrusted === false) return nothing$1;
	if (!takesHsts$1(page.host)) return {
		score: null,
		findings: [find$11("hsts-ip-address", { host: page.host })]
	};
	const { score, findings } = judgeHsts$2({
		host: page.host,
		answers: page.sentHsts
	});
	return {
		score,
		findings: [...findings, ...hstsDuplicates(page)]
	};
}
function hstsDuplicates(page) {
	const { length } = page.values("strict-transport-security");
	return page.keepsDuplicates && length > 1 ? [find$11("hsts-duplicate", { count: length })] : [];
}
function judgeFraming(page) {
	const ancestors = parseCspList(page.values("content-security-policy")).map(({ directives }) => directives.get("frame-ancestors")).filter((list) => list !== void 0);
	const lists = ancestors.map((tokens) => framers(tokens, page));
	if (lists.some((broad) => broad.length === 0)) return {
		score: score$1.framing.good.points,
		findings: []
	};
	if (lists.length > 0) {
		const sources = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(lists.flat().slice(0, 5).join(" "), 120);
		return {
			score: 0,
			findings: [find$11("framing-broad", { sources }, { evidence: evidence(ancestors.flat().join(" ")) })]
		};
	}
	const values = page.values("x-frame-options");
	const { score, problem } = frameOptions[parseFrameOptions(values)];
	return {
		score,
		findings: problem ? [find$11(problem, {}, seenIn(values))] : []
	};
}
function framers(tokens, { suffixes }) {
	const list = readSources(tokens);
	return [...new Set([...list.schemes, ...broadSources(list, suffixes)])];
}
const frameOptions = {
	deny: { score: score$1.framing.good.points },
	sameorigin: { score: score$1.framing.good.points },
	conflict: {
		score: score$1.framing.conflict.points,
		problem: "framing-conflict"
	},
	invalid: {
		score: score$1.framing.bad.points,
		problem: "framing-invalid"
	},
	absent: {
		score: score$1.framing.bad.points,
		problem: "framing-missing"
	}
};
function seenIn(values) {
	return values.length > 0 ? { evidence: evidence(values.join(", ")) } : {};
}
function judgeContentTypeOptions(page) {
	const values = page.values("x-content-type-options");
	const isObeyed = parseNosniff(values);
	if (isObeyed === null) return {
		score: score$1.contentTypeOptions.bad.points,
		findings: [find$11("content-type-options-missing")]
	};
	if (isObeyed) return {
		score: score$1.contentTypeOptions.good.points,
		findings: []
	};
	return {
		score: score$1.contentTypeOptions.bad.points,
		findings: [find$11("content-type-options-invalid", {}, seenIn(values))]
	};
}
const referrerScores = {
	"no-referrer": score$1.referrer.good.points,
	"same-origin": score$1.referrer.good.points,
	"strict-origin": score$1.referrer.good.points,
	"strict-origin-when-cross-origin": score$1.referrer.good.points,
	origin: score$1.referrer.origin.points,
	"origin-when-cross-origin": score$1.referrer.origin.points,
	absent: score$1.referrer.absent.points,
	"no-referrer-when-downgrade": score$1.referrer.downgrade.points,
	"unsafe-url": score$1.referrer.bad.points,
	unknown: score$1.referrer.bad.points
};
function judgeReferrer(page) {
	const values = page.values("referrer-policy");
	const sent = parseReferrerPolicy(values);
	const written = page.meta.referrer.flatMap((content) => parseMetaReferrer(content) ?? []);
	const policy = weakest([...sent === null ? [] : [sent], ...written]);
	const score = referrerScores[policy];
	if (policy === "absent") return {
		score,
		findings: [find$11("referrer-missing")]
	};
	if (policy === "unknown") return {
		score,
		findings: [find$11("referrer-unknown", {}, seenIn(values))]
	};
	if (score === score$1.referrer.good.points) return {
		score,
		findings: []
	};
	return {
		score,
		findings: [find$11("referrer-leaky", { policy }, { evidence: policy })]
	};
}
function weakest(policies) {
	return policies.toSorted((a, b) => referrerScores[a] - referrerScores[b])[0] ?? "absent";
}
// node_modules/structured-headers/dist/util.js
const asciiRe = /^[\x20-\x7E]*$/;
const tokenRe = /^[a-zA-Z*][:/!#$%&'*+\-.^_`|~A-Za-z0-9]*$/;
function isAscii(str) {
	return asciiRe.test(str);
}
function isValidTokenStr(str) {
	return tokenRe.test(str);
}
function base64ToArrayBuffer(b64) {
	const binaryString = atob(b64);
	const len = binaryString.length;
	const bytes = new Uint8Array(len);
	for (let i = 0; i < len; i++) bytes[i] = binaryString.charCodeAt(i);
	return bytes.buffer;
}
// node_modules/structured-headers/dist/token.js
var Token = class {
	constructor(value) {
		if (!isValidTokenStr(value)) throw new TypeError("Invalid character in Token string. Tokens must start with *, A-Z and the rest of the string may only contain a-z, A-Z, 0-9, :/!#$%&'*+-.^_`|~");
		this.value = value;
	}
	toString() {
		return this.value;
	}
};
// node_modules/structured-headers/dist/displaystring.js
var DisplayString = class {
	constructor(value) {
		this.value = value;
	}
	toString() {
		return this.value;
	}
};
// node_modules/structured-headers/dist/parser.js
function parseDictionary(input) {
	return new Parser(input).parseDictionary();
}
function parseItem(input) {
	return new Parser(input).parseItem();
}
var ParseError = class extends Error {
	constructor(position, message) {
		super(`Parse error: ${message} at offset ${position}`);
	}
};
var Parser = class {
	constructor(input) {
		this.input = input;
		this.pos = 0;
	}
	parseDictionary() {
		this.skipWS();
		const dictionary = new Map();
		while (!this.eof()) {
			const thisKey = this.parseKey();
			let member;
			if (this.lookChar() === "=") {
				this.pos++;
				member = this.parseItemOrInnerList();
			} else member = [true, this.parseParameters()];
			dictionary.set(thisKey, member);
			this.skipOWS();
			if (this.eof()) return dictionary;
			this.expectChar(",");
			this.pos++;
			this.skipOWS();
			if (this.eof()) throw new ParseError(this.pos, "Dictionary contained a trailing comma");
		}
		return dictionary;
	}
	parseList() {
		this.skipWS();
		const members = [];
		while (!this.eof()) {
			members.push(this.parseItemOrInnerList());
			this.skipOWS();
			if (this.eof()) return members;
			this.expectChar(",");
			this.pos++;
			this.skipOWS();
			if (this.eof()) throw new ParseError(this.pos, "A list may not end with a trailing comma");
		}
		return members;
	}
	parseItem(standaloneItem = true) {
		if (standaloneItem) this.skipWS();
		const result = [this.parseBareItem(), this.parseParameters()];
		if (standaloneItem) this.checkTrail();
		return result;
	}
	parseItemOrInnerList() {
		if (this.lookChar() === "(") return this.parseInnerList();
		else return this.parseItem(false);
	}
	parseInnerList() {
		this.expectChar("(");
		this.pos++;
		const innerList = [];
		while (!this.eof()) {
			this.skipWS();
			if (this.lookChar() === ")") {
				this.pos++;
				return [innerList, this.parseParameters()];
			}
			innerList.push(this.parseItem(false));
			const nextChar = this.lookChar();
			if (nextChar !== " " && nextChar !== ")") throw new ParseError(this.pos, "Expected a whitespace or ) after every item in an inner list");
		}
		throw new ParseError(this.pos, "Could not find end of inner list");
	}
	parseBareItem() {
		const char = this.lookChar();
		if (char === void 0) throw new ParseError(this.pos, "Unexpected end of string");
		if (char.match(/^[-0-9]/)) return this.parseIntegerOrDecimal();
		if (char === "\"") return this.parseString();
		if (char.match(/^[A-Za-z*]/)) return this.parseToken();
		if (char === ":") return this.parseByteSequence();
		if (char === "?") return this.parseBoolean();
		if (char === "@") return this.parseDate();
		if (char === "%") return this.parseDisplayString();
		throw new ParseError(this.pos, "Unexpected input");
	}
	parseParameters() {
		const parameters = new Map();
		while (!this.eof()) {
			if (this.lookChar() !== ";") break;
			this.pos++;
			this.skipWS();
			const key = this.parseKey();
			let value = true;
			if (this.lookChar() === "=") {
				this.pos++;
				value = this.parseBareItem();
			}
			parameters.set(key, value);
		}
		return parameters;
	}
	parseIntegerOrDecimal() {
		let type = "integer";
		let sign = 1;
		let inputNumber = "";
		if (this.lookChar() === "-") {
			sign = -1;
			this.pos++;
		}
		if (!isDigit(this.lookChar())) throw new ParseError(this.pos, "Expected a digit (0-9)");
		while (!this.eof()) {
			const char = this.getChar();
			if (isDigit(char)) inputNumber += char;
			else if (type === "integer" && char === ".") {
				if (inputNumber.length > 12) throw new ParseError(this.pos, "Exceeded maximum decimal length");
				inputNumber += ".";
				type = "decimal";
			} else {
				this.pos--;
				break;
			}
			if (type === "integer" && inputNumber.length > 15) throw new ParseError(this.pos, "Exceeded maximum integer length");
			if (type === "decimal" && inputNumber.length > 16) throw new ParseError(this.pos, "Exceeded maximum decimal length");
		}
		if (type === "integer") return parseInt(inputNumber, 10) * sign;
		else {
			if (inputNumber.endsWith(".")) throw new ParseError(this.pos, "Decimal cannot end on a period");
			if (inputNumber.split(".")[1].length > 3) throw new ParseError(this.pos, "Number of digits after the decimal point cannot exceed 3");
			return parseFloat(inputNumber) * sign;
		}
	}
	parseString() {
		let outputString = "";
		this.expectChar("\"");
		this.pos++;
		while (!this.eof()) {
			const char = this.getChar();
			if (char === "\\") {
				if (this.eof()) throw new ParseError(this.pos, "Unexpected end of input");
				const nextChar = this.getChar();
				if (nextChar !== "\\" && nextChar !== "\"") throw new ParseError(this.pos, "A backslash must be followed by another backslash or double quote");
				outputString += nextChar;
			} else if (char === "\"") return outputString;
			else if (!isAscii(char)) throw new ParseError(this.pos, "Strings must be in the ASCII range");
			else outputString += char;
		}
		throw new ParseError(this.pos, "Unexpected end of input");
	}
	parseDisplayString() {
		if (this.getChars(2) !== "%\"") throw new ParseError(this.pos, "Unexpected character. Display strings should start with %=");
		const result = [];
		while (!this.eof()) {
			const char = this.getChar();
			if (char.charCodeAt(0) <= 31 || char.charCodeAt(0) >= 127 && char.charCodeAt(0) <= 255) throw new ParseError(this.pos, "Invalid char found in DisplayString. Did you forget to escape?");
			if (char === "%") {
				const hexChars = this.getChars(2);
				if (/^[0-9a-f]{2}$/.test(hexChars)) result.push(parseInt(hexChars, 16));
				else throw new ParseError(this.pos, `Unexpected sequence after % in DispalyString: "${hexChars}". Note that hexidecimals must be lowercase`);
				continue;
			}
			if (char === "\"") {
				const textDecoder = new TextDecoder("utf-8", { fatal: true });
				try {
					return new DisplayString(textDecoder.decode(new Uint8Array(result)));
				} catch {
					throw new ParseError(this.pos, "Fatal error decoding UTF-8 sequence in Display String");
				}
			}
			result.push(char.charCodeAt(0));
		}
		throw new ParseError(this.pos, "Unexpected end of input");
	}
	parseToken() {
		let outputString = "";
		while (!this.eof()) {
			const char = this.lookChar();
			if (char === void 0 || !/^[:/!#$%&'*+\-.^_`|~A-Za-z0-9]$/.test(char)) return new Token(outputString);
			outputString += this.getChar();
		}
		return new Token(outputString);
	}
	parseByteSequence() {
		this.expectChar(":");
		this.pos++;
		const endPos = this.input.indexOf(":", this.pos);
		if (endPos === -1) throw new ParseError(this.pos, "Could not find a closing \":\" character to mark end of Byte Sequence");
		const b64Content = this.input.substring(this.pos, endPos);
		this.pos += b64Content.length + 1;
		if (!/^[A-Za-z0-9+/=]*$/.test(b64Content)) throw new ParseError(this.pos, "ByteSequence does not contain a valid base64 string");
		try {
			return base64ToArrayBuffer(b64Content);
		} catch {
			throw new ParseError(this.pos, "ByteSequence does not contain a valid base64 string");
		}
	}
	parseBoolean() {
		this.expectChar("?");
		this.pos++;
		const char = this.getChar();
		if (char === "1") return true;
		if (char === "0") return false;
		throw new ParseError(this.pos, "Unexpected character. Expected a \"1\" or a \"0\"");
	}
	parseDate() {
		this.expectChar("@");
		this.pos++;
		let sign = 1;
		let inputNumber = "";
		if (this.lookChar() === "-") {
			sign = -1;
			this.pos++;
		}
		if (!isDigit(this.lookChar())) throw new ParseError(this.pos, "Expected a digit (0-9)");
		while (!this.eof()) {
			const char = this.getChar();
			if (isDigit(char)) inputNumber += char;
			else throw new ParseError(this.pos, "Expected a digit (0-9), whitespace or EOL");
		}
		if (inputNumber.length > 15) throw new ParseError(this.pos, "Exceeded max length for a date value");
		return new Date(parseInt(inputNumber, 10) * sign * 1e3);
	}
	parseKey() {
		if (!this.lookChar()?.match(/^[a-z*]/)) throw new ParseError(this.pos, "A key must begin with an asterisk or letter (a-z)");
		let outputString = "";
		while (!this.eof()) {
			const char = this.lookChar();
			if (char === void 0 || !/^[a-z0-9_\-.*]$/.test(char)) return outputString;
			outputString += this.getChar();
		}
		return outputString;
	}
	lookChar() {
		return this.input[this.pos];
	}
	expectChar(char) {
		if (this.lookChar() !== char) throw new ParseError(this.pos, `Expected ${char}`);
	}
	getChar() {
		return this.input[this.pos++];
	}
	getChars(count) {
		const result = this.input.substr(this.pos, count);
		this.pos += count;
		return result;
	}
	eof() {
		return this.pos >= this.input.length;
	}
	skipOWS() {
		while (true) {
			const c = this.input.substr(this.pos, 1);
			if (c === " " || c === "	") this.pos++;
			else break;
		}
	}
	skipWS() {
		while (this.lookChar() === " ") this.pos++;
	}
	checkTrail() {
		this.skipWS();
		if (!this.eof()) throw new ParseError(this.pos, "Unexpected characters at end of input");
	}
};
const isDigitRegex = /^[0-9]$/;
function isDigit(char) {
	if (char === void 0) return false;
	return isDigitRegex.test(char);
}
// src/formats/http/isolation.ts
function parseIsolationToken(values, known) {
	try {
		const [value] = parseItem(values.join(", ").slice(0, longestValue$1));
		const token = value instanceof Token ? value.toString() : null;
		return token !== null && known.includes(token) ? token : null;
	} catch {
		return null;
	}
}
function parseResourcePolicy(values, known) {
	const value = values.map((each) => each.replace(/^[\t ]+|[\t ]+$/g, "")).join(", ");
	return known.includes(value) ? value : null;
}
const longestValue$1 = 4096;
// src/checks/http/kpis.ts
const isolations = [
	{
		kpi: "coop",
		header: "Cross-Origin-Opener-Policy",
		known: [
			"same-origin",
			"same-origin-allow-popups",
			"noopener-allow-popups",
			"unsafe-none"
		],
		parse: parseIsolationToken,
		advised: "same-origin"
	},
	{
		kpi: "corp",
		header: "Cross-Origin-Resource-Policy",
		known: [
			"same-origin",
			"same-site",
			"cross-origin"
		],
		parse: parseResourcePolicy,
		advised: "same-origin"
	},
	{
		kpi: "coep",
		header: "Cross-Origin-Embedder-Policy",
		known: [
			"require-corp",
			"credentialless",
			"unsafe-none"
		],
		parse: parseIsolationToken,
		advised: "require-corp"
	}
];
function isolationOf(page, { header, known, parse }) {
	const values = page.values(header);
	if (values.length === 0) return null;
	const value = parse(values, known);
	return {
		isValid: value !== null,
		value: value ?? evidence(values.join(", "))
	};
}
function isolationFindings(page) {
	return (page.kind === "page" ? isolations : isolations.filter(({ kpi }) => kpi === "corp")).flatMap((each) => {
		const { header, advised } = each;
		const sent = isolationOf(page, each);
		const params = {
			header,
			value: advised
		};
		if (sent === null) return [find$11("isolation-missing", params, { subject: header })];
		return sent.isValid ? [] : [find$11("isolation-invalid", params, {
			subject: header,
			evidence: sent.value
		})];
	});
}
function kpisOf(raw, page) {
	const isPage = raw.redirectOutcome === "answered";
	return [
		{
			id: "page",
			value: raw.page.kind
		},
		{
			id: "status",
			value: raw.status
		},
		{
			id: "final-url",
			value: evidence(raw.finalUrl)
		},
		{
			id: "redirects",
			value: raw.redirectChain.filter(({ location }) => location !== null).length
		},
		{
			id: "http-version",
			value: raw.version
		},
		{
			id: "hsts-age",
			value: isPage ? hstsAge$1(page) : null,
			unit: "seconds"
		},
		{
			id: "plain-http",
			value: isPage ? port80(raw) : null
		},
		...isolations.map((each) => ({
			id: each.kpi,
			value: isPage ? isolationOf(page, each)?.value ?? false : null
		}))
	];
}
function hstsAge$1(page) {
	if (page.isHttps) return hstsFigure({
		host: page.host,
		answers: page.sentHsts
	});
	return page.values("strict-transport-security").length > 0 ? "ignored" : false;
}
function port80({ plainHttp }) {
	if (!plainHttp) return "not-asked";
	return plainHttp.state === "unknown" ? null : plainHttp.state;
}
// src/data/permissions-features.ts
const permissionsFeatures = [
	"accelerometer",
	"ambient-light-sensor",
	"attribution-reporting",
	"autoplay",
	"battery",
	"bluetooth",
	"camera",
	"ch-ua",
	"ch-ua-arch",
	"ch-ua-bitness",
	"ch-ua-full-version",
	"ch-ua-full-version-list",
	"ch-ua-high-entropy-values",
	"ch-ua-mobile",
	"ch-ua-model",
	"ch-ua-platform",
	"ch-ua-platform-version",
	"ch-ua-wow64",
	"compute-pressure",
	"cross-origin-isolated",
	"direct-sockets",
	"display-capture",
	"encrypted-media",
	"execution-while-not-rendered",
	"execution-while-out-of-viewport",
	"fullscreen",
	"geolocation",
	"gyroscope",
	"hid",
	"identity-credentials-get",
	"idle-detection",
	"keyboard-map",
	"magnetometer",
	"mediasession",
	"microphone",
	"midi",
	"navigation-override",
	"otp-credentials",
	"payment",
	"picture-in-picture",
	"publickey-credentials-get",
	"screen-wake-lock",
	"serial",
	"storage-access",
	"sync-xhr",
	"tools",
	"usb",
	"web-share",
	"window-management",
	"xr-spatial-tracking",
	"autofill",
	"clipboard-read",
	"clipboard-write",
	"deferred-fetch",
	"gamepad",
	"language-detector",
	"language-model",
	"manual-text",
	"rewriter",
	"speaker-selection",
	"summarizer",
	"translator",
	"writer",
	"all-screens-capture",
	"browsing-topics",
	"captured-surface-control",
	"conversion-measurement",
	"digital-credentials-create",
	"digital-credentials-get",
	"focus-without-user-activation",
	"join-ad-interest-group",
	"local-fonts",
	"monetization",
	"run-ad-auction",
	"smart-card",
	"sync-script",
	"trust-token-redemption",
	"unload",
	"vertical-scroll",
	"aria-notify",
	"ch-device-memory",
	"ch-downlink",
	"ch-dpr",
	"ch-ect",
	"ch-prefers-color-scheme",
	"ch-prefers-reduced-motion",
	"ch-prefers-reduced-transparency",
	"ch-rtt",
	"ch-save-data",
	"ch-ua-form-factors",
	"ch-viewport-height",
	"ch-viewport-width",
	"ch-width",
	"controlled-frame",
	"deferred-fetch-minimal",
	"device-attributes",
	"direct-sockets-private",
	"fenced-unpartitioned-storage-read",
	"interest-cohort",
	"local-network",
	"local-network-access",
	"loopback-network",
	"media-playback-while-not-visible",
	"on-device-speech-recognition",
	"popins",
	"private-aggregation",
	"private-state-token-issuance",
	"private-state-token-redemption",
	"publickey-credentials-create",
	"record-ad-auction-events",
	"shared-autofill",
	"shared-storage",
	"shared-storage-select-url",
	"sub-apps",
	"usb-unrestricted",
	"web-app-installation",
	"web-printing"
];
// src/formats/http/permissions-policy.ts
const longestPolicy = 65536;
function parsePermissionsPolicy(values) {
	try {
		const dictionary = parseDictionary(values.join(", ").slice(0, longestPolicy));
		return new Map([...dictionary].map(([feature, member]) => [feature, toAllowed(member)]));
	} catch {
		return null;
	}
}
function toAllowed([value]) {
	const members = Array.isArray(value) ? value.map(([member]) => member) : [value];
	if (members.some((member) => isToken(member, "*"))) return "everybody";
	return Array.isArray(value) && members.some((member) => typeof member === "string") ? "some" : "self-at-most";
}
function isToken(member, token) {
	return member instanceof Token && member.toString() === token;
}
// src/checks/http/permissions/judge.ts
const powerful = [
	"camera",
	"microphone",
	"geolocation",
	"payment",
	"usb",
	"display-capture"
];
const strengths = [
	[3, score$1.permissions.many.points],
	[1, score$1.permissions.few.points],
	[0, score$1.permissions.others.points]
];
const known$2 = new Set(permissionsFeatures);
const scores = {
	broad: score$1.permissions.broad.points,
	legacy: score$1.permissions.legacy.points,
	nothing: score$1.permissions.nothing.points
};
function judgePermissions(page) {
	const values = page.values("permissions-policy");
	const policy = parsePermissionsPolicy(values);
	if (policy && [...policy.keys()].some((feature) => known$2.has(feature))) return rate(policy, values);
	const legacy = page.values("feature-policy").join(", ").trim();
	const score = legacy === "" ? scores.nothing : scores.legacy;
	if (policy === null) return {
		score,
		findings: [find$11("permissions-invalid", {}, { evidence: evidence(values.join(", ")) })]
	};
	if (policy.size > 0) return {
		score,
		findings: [unknown$2([...policy.keys()], values)]
	};
	if (legacy === "") return {
		score,
		findings: [find$11("permissions-missing")]
	};
	return {
		score,
		findings: [find$11("permissions-legacy", {}, { evidence: evidence(legacy) })]
	};
}
const mostNamed = 3;
function unknown$2(features, values) {
	const named = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(features.slice(0, mostNamed).join(", "), 120);
	const suggestion = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.pr)(features[0] ?? "", permissionsFeatures);
	return find$11("permissions-unknown", {
		features: named,
		suggestion
	}, { evidence: evidence(values.join(", ")) });
}
function rate(policy, values) {
	const seen = { evidence: evidence(values.join(", ")) };
	const open = powerful.filter((feature) => policy.get(feature) === "everybody");
	if (open.length > 0) return {
		score: scores.broad,
		findings: [find$11("permissions-broad", { features: open.join(", ") }, seen)]
	};
	const count = powerful.filter((feature) => policy.get(feature) === "self-at-most").length;
	const score = strengths.find(([from]) => count >= from)?.[1] ?? 0;
	return {
		score,
		findings: score === score$1.permissions.many.points ? [] : [find$11("permissions-weak", { count }, seen)]
	};
}
// src/checks/http/protected/judge.ts
function protectedFindings({ status, finalUrl, page, redirectOutcome: end }) {
	const { kind, basis: by, service } = page;
	const name = service ?? "";
	if (kind === "login" && by === "redirect") return [find$11("login-page", { service: name }, { evidence: evidence(finalUrl.split(/[?#]/, 1)[0] ?? "") })];
	if (end !== "answered") return [];
	if (kind === "blocked") return [find$11("block-page", {
		service: name,
		status
	}, { evidence: page.evidence })];
	if (kind === "placeholder") return [find$11("placeholder-page", {
		service: name,
		status
	}, { evidence: page.evidence })];
	if (status === 401) return [find$11("protected-page", { status })];
	if (status === 407) return [find$11("proxy-page", { status })];
	return status === 403 ? [find$11("forbidden-page", { status })] : [];
}
const leakHeaders = [
	{
		name: "Server",
		kind: "product"
	},
	{
		name: "X-Powered-By",
		kind: "product"
	},
	{
		name: "Powered-By",
		kind: "product"
	},
	{
		name: "X-Server-Powered-By",
		kind: "product"
	},
	{
		name: "X-CF-Powered-By",
		kind: "product"
	},
	{
		name: "X-Powered-CMS",
		kind: "product"
	},
	{
		name: "X-Powered-By-Plesk",
		kind: "product",
		product: "Plesk"
	},
	{
		name: "X-Turbo-Charged-By",
		kind: "product"
	},
	{
		name: "X-Generator",
		kind: "product"
	},
	{
		name: "X-Generated-By",
		kind: "product"
	},
	{
		name: "X-CMS",
		kind: "product"
	},
	{
		name: "X-Framework",
		kind: "product"
	},
	{
		name: "X-Content-Encoded-By",
		kind: "product"
	},
	{
		name: "X-Redirect-By",
		kind: "product"
	},
	{
		name: "X-Mod-Pagespeed",
		kind: "version",
		product: "mod_pagespeed"
	},
	{
		name: "X-Page-Speed",
		kind: "version",
		product: "ngx_pagespeed"
	},
	{
		name: "Liferay-Portal",
		kind: "product",
		product: "Liferay"
	},
	{
		name: "Product",
		kind: "product"
	},
	{
		name: "X-AspNet-Version",
		kind: "version",
		product: "ASP.NET"
	},
	{
		name: "X-AspNetMvc-Version",
		kind: "version",
		product: "ASP.NET MVC"
	},
	{
		name: "X-PHP-Version",
		kind: "version",
		product: "PHP"
	},
	{
		name: "X-OWA-Version",
		kind: "version",
		product: "Outlook Web App"
	},
	{
		name: "MicrosoftSharePointTeamServices",
		kind: "version",
		product: "SharePoint"
	},
	{
		name: "X-Umbraco-Version",
		kind: "version",
		product: "Umbraco"
	},
	{
		name: "X-Cocoon-Version",
		kind: "version",
		product: "Apache Cocoon"
	},
	{
		name: "X-Jitsi-Release",
		kind: "version",
		product: "Jitsi"
	},
	{
		name: "X-Jenkins",
		kind: "version",
		product: "Jenkins"
	},
	{
		name: "X-Hudson",
		kind: "product",
		product: "Jenkins"
	},
	{
		name: "X-Drupal-Dynamic-Cache",
		kind: "product",
		product: "Drupal"
	},
	{
		name: "X-Drupal-Cache",
		kind: "product",
		product: "Drupal"
	},
	{
		name: "X-Pingback",
		kind: "product",
		product: "XML-RPC (WordPress)"
	},
	{
		name: "X-LiteSpeed-Cache",
		kind: "product",
		product: "LiteSpeed"
	},
	{
		name: "X-LiteSpeed-Cache-Control",
		kind: "product",
		product: "LiteSpeed"
	},
	{
		name: "X-LiteSpeed-Purge",
		kind: "product",
		product: "LiteSpeed"
	},
	{
		name: "X-LiteSpeed-Tag",
		kind: "product",
		product: "LiteSpeed"
	},
	{
		name: "X-LiteSpeed-Vary",
		kind: "product",
		product: "LiteSpeed"
	},
	{
		name: "X-NextJS-Cache",
		kind: "product",
		product: "Next.js"
	},
	{
		name: "X-NextJS-Matched-Path",
		kind: "product",
		product: "Next.js"
	},
	{
		name: "X-NextJS-Page",
		kind: "product",
		product: "Next.js"
	},
	{
		name: "X-NextJS-Redirect",
		kind: "product",
		product: "Next.js"
	},
	{
		name: "OracleCommerceCloud-Version",
		kind: "version",
		product: "Oracle Commerce Cloud"
	},
	{
		name: "X-Confluence-Request-Time",
		kind: "product",
		product: "Confluence"
	},
	{
		name: "X-AREQUESTID",
		kind: "product",
		product: "Jira"
	},
	{
		name: "X-GitLab-Meta",
		kind: "product",
		product: "GitLab"
	},
	{
		name: "X-Shopware-Cache-Id",
		kind: "product",
		product: "Shopware"
	},
	{
		name: "X-Magento-Cache-Debug",
		kind: "product",
		product: "Magento"
	},
	{
		name: "$WSEP",
		kind: "product",
		product: "WebSphere"
	},
	{
		name: "K-Proxy-Request",
		kind: "product",
		product: "Knative"
	},
	{
		name: "X-Atmosphere-error",
		kind: "product",
		product: "Atmosphere"
	},
	{
		name: "X-Atmosphere-first-request",
		kind: "product",
		product: "Atmosphere"
	},
	{
		name: "X-Atmosphere-tracking-id",
		kind: "product",
		product: "Atmosphere"
	},
	{
		name: "X-Kubernetes-PF-FlowSchema-UID",
		kind: "product",
		product: "Kubernetes"
	},
	{
		name: "X-Kubernetes-PF-FlowSchema-UI",
		kind: "product",
		product: "Kubernetes"
	},
	{
		name: "X-Kubernetes-PF-PriorityLevel-UID",
		kind: "product",
		product: "Kubernetes"
	},
	{
		name: "X-OneAgent-JS-Injection",
		kind: "product",
		product: "Dynatrace"
	},
	{
		name: "X-ruxit-JS-Agent",
		kind: "product",
		product: "Dynatrace"
	},
	{
		name: "X-BEServer",
		kind: "internal"
	},
	{
		name: "X-FEServer",
		kind: "internal"
	},
	{
		name: "X-CalculatedBETarget",
		kind: "internal"
	},
	{
		name: "X-DiagInfo",
		kind: "internal"
	},
	{
		name: "X-Backend-Server",
		kind: "internal"
	},
	{
		name: "X-Varnish-Backend",
		kind: "internal"
	},
	{
		name: "X-Varnish-Server",
		kind: "internal"
	},
	{
		name: "X-Envoy-Attempt-Count",
		kind: "internal"
	},
	{
		name: "X-Envoy-Internal",
		kind: "internal"
	},
	{
		name: "X-Envoy-Upstream-Service-Time",
		kind: "internal"
	},
	{
		name: "X-Envoy-Original-Dst-Host",
		kind: "internal"
	},
	{
		name: "X-Envoy-External-Address",
		kind: "internal"
	},
	{
		name: "X-Debug-Token",
		kind: "internal"
	},
	{
		name: "X-Debug-Token-Link",
		kind: "internal"
	},
	{
		name: "PHPDebugBar-Id",
		kind: "internal"
	},
	{
		name: "PHPDebugBar-Stack",
		kind: "internal"
	},
	{
		name: "X-Clockwork-Id",
		kind: "internal"
	},
	{
		name: "X-Clockwork-Version",
		kind: "internal"
	},
	{
		name: "X-ChromeLogger-Data",
		kind: "internal"
	},
	{
		name: "X-ChromePhp-Data",
		kind: "internal"
	},
	{
		name: "Server-Timing",
		kind: "internal"
	},
	{
		name: "X-SourceFiles",
		kind: "internal"
	},
	{
		name: "SourceMap",
		kind: "internal"
	},
	{
		name: "X-SourceMap",
		kind: "internal"
	},
	{
		name: "X-B3-TraceId",
		kind: "internal"
	},
	{
		name: "X-B3-ParentSpanId",
		kind: "internal"
	},
	{
		name: "X-B3-SpanId",
		kind: "internal"
	},
	{
		name: "X-B3-Sampled",
		kind: "internal"
	},
	{
		name: "Host-Header",
		kind: "internal"
	},
	{
		name: "X-Old-Content-Length",
		kind: "internal"
	},
	{
		name: "Pega-Host",
		kind: "internal"
	},
	{
		name: "X-dtAgentId",
		kind: "internal"
	},
	{
		name: "X-dtHealthCheck",
		kind: "internal"
	},
	{
		name: "X-dtInjectedServlet",
		kind: "internal"
	}
].map((row) => ({
	...row,
	header: row.name.toLowerCase()
}));
// src/formats/http/content-disposition.ts
const name = "content-disposition";
function conflictingDispositions(headers) {
	return differ(valuesOf$1(headers, name).map((value) => value.trim()));
}
function dividedDisposition(headers) {
	return differ(splitList(valuesOf$1(headers, name)));
}
function differ(values) {
	return new Set(values).size > 1;
}
// src/checks/ssl/alternatives/every.ts
function everyCertificate(raw) {
	const others = raw.alternatives?.certificates ?? [];
	return [raw, ...others.map((one) => ({
		...raw,
		...one
	}))].map((each) => ({
		label: others.length === 0 ? null : labelOf(each),
		raw: each
	}));
}
function labelOf({ chain: [leaf] }) {
	if (leaf === void 0) return "unreadable";
	return leaf.key.type === "EC" ? "ECDSA" : leaf.key.type;
}
function datedCertificates(raw) {
	const all = everyCertificate(raw).flatMap(({ label, raw: { trust, chain } }) => {
		return (trust.path.length > 0 ? trust.path : chain.slice(0, 1)).map(({ subject, notBefore, notAfter, sha256 }, at) => {
			return [sha256, {
				subject: label === null || at > 0 ? subject : `${subject} (${label})`,
				notBefore,
				notAfter
			}];
		});
	});
	return [...new Map(all).values()];
}
// src/checks/ssl/audience.ts
const people = {
	client: {
		en: "browser",
		ko: "브라우저"
	},
	strict: {
		en: "browsers",
		ko: "브라우저"
	}
};
const programs = {
	client: {
		en: "client",
		ko: "클라이언트"
	},
	strict: {
		en: "some clients",
		ko: "일부 클라이언트"
	}
};
const noSetting = {
	en: "OCSP stapling",
	ko: "OCSP 스테이플링"
};
const dovecot = {
	...programs,
	versions: "Dovecot: ssl_min_protocol = TLSv1.2",
	dhe: "Dovecot: ssl_dh",
	groups: "Dovecot: ssl_curve_list",
	stapling: noSetting
};
const audiences = {
	none: {
		...people,
		versions: "nginx: ssl_protocols TLSv1.2 TLSv1.3",
		dhe: "nginx: ssl_dhparam",
		groups: "nginx: ssl_ecdh_curve",
		stapling: {
			en: "OCSP stapling (nginx: ssl_stapling on)",
			ko: "OCSP 스테이플링(nginx: ssl_stapling on)"
		}
	},
	smtp: {
		...programs,
		versions: "Postfix: smtpd_tls_protocols = >=TLSv1.2",
		dhe: "Postfix: smtpd_tls_dh1024_param_file",
		groups: "Postfix: tls_eecdh_auto_curves",
		stapling: noSetting
	},
	imap: dovecot,
	pop3: dovecot,
	ftp: {
		...programs,
		versions: "ProFTPD: TLSProtocol TLSv1.2 TLSv1.3",
		dhe: "ProFTPD: TLSDHParamFile",
		groups: "ProFTPD: TLSECDHCurve",
		stapling: {
			en: "OCSP stapling (ProFTPD: TLSStapling on)",
			ko: "OCSP 스테이플링(ProFTPD: TLSStapling on)"
		}
	},
	postgres: {
		...programs,
		versions: "PostgreSQL: ssl_min_protocol_version = 'TLSv1.2'",
		dhe: "PostgreSQL: ssl_dh_params_file",
		groups: "PostgreSQL: ssl_ecdh_curve",
		stapling: noSetting
	}
};
function audienceOf({ starttls, implicitTlsProtocol: speaks }) {
	return audiences[starttls ?? speaks ?? "none"];
}
function isSite({ starttls, implicitTlsProtocol: speaks }) {
	return !starttls && !speaks;
}
function takesHsts({ host, ...spoken }) {
	return isSite(spoken) && takesHsts$1(host);
}
// src/checks/ssl/weights.ts
const gradeVersion = "ssl-6";
const weights = {
	certificate: 40,
	version: 25,
	trust: 15,
	hsts: 20
};
const ladder = [
	[97, "A+"],
	[90, "A"],
	[80, "B"],
	[65, "C"],
	[50, "D"]
];
const ceilings = {
	"no-certificate": "F",
	oversized: "F",
	unreadable: "F",
	expired: "F",
	"not-yet-valid": "F",
	"wrong-name": "F",
	"no-san": "F",
	"weak-key": "F",
	"weak-signature": "F",
	"wrong-purpose": "F",
	"wrong-key-usage": "F",
	revoked: "F",
	"intermediate-revoked": "F",
	untrusted: "F",
	"obsolete-only": "F",
	"beyond-reach": "F",
	"worthless-suites": "F",
	"broken-dhe": "F",
	ssl3: "C",
	compression: "C",
	injected: "C",
	"no-timestamps": "C",
	"browser-refused": "B",
	"firefox-refused": "B",
	"chromium-refused": "B",
	"old-versions": "B",
	"incomplete-chain": "B",
	"old-suites": "B",
	"no-modern-suite": "B",
	"weak-dhe": "B",
	"must-staple": "B",
	unseen: "A",
	"no-tls13": "A",
	"expires-soon": "A",
	"hsts-ip-address": "A"
};
function ceiling(id) {
	return {
		id,
		max: ceilings[id]
	};
}
// src/checks/ssl/revocation/words.ts
const sources = {
	staple: {
		en: "the stapled OCSP response",
		ko: "스테이플된 OCSP 응답"
	},
	ocsp: {
		en: "the OCSP responder",
		ko: "OCSP 응답기"
	},
	crl: {
		en: "the revocation list",
		ko: "폐기 목록"
	}
};
const doubts$2 = {
	malformed: {
		en: "the response cannot be parsed",
		ko: "받은 내용을 읽을 수 없음"
	},
	"bad-signature": {
		en: "the signature is invalid",
		ko: "서명이 서명자의 것이 아님"
	},
	"signer-purpose": {
		en: "its signer has no key for this purpose",
		ko: "서명자의 키가 이 용도로 허용되지 않음"
	},
	"not-yet-valid": {
		en: "it is dated in the future",
		ko: "날짜가 미래임"
	},
	stale: {
		en: "it is out of date",
		ko: "유효 기간이 지남"
	},
	"critical-extension": {
		en: "it has a critical extension that is not known here",
		ko: "알 수 없는 필수 확장이 있음"
	},
	"malformed-request": {
		en: "it calls the question malformed",
		ko: "질의 형식이 잘못되었다고 답함"
	},
	"internal-error": {
		en: "it reports an internal error",
		ko: "내부 오류라고 답함"
	},
	"try-later": {
		en: "it asks to try again later",
		ko: "나중에 다시 시도하라고 답함"
	},
	"signature-required": {
		en: "it requires signed requests",
		ko: "서명된 질의를 요구함"
	},
	unauthorized: {
		en: "it may not answer for this issuer",
		ko: "이 발급자에 대해 답할 권한이 없다고 함"
	},
	"responder-error": {
		en: "it answers with an unknown error",
		ko: "알 수 없는 오류로 답함"
	},
	"other-signer": {
		en: "it names an unknown signer",
		ko: "알 수 없는 서명자를 가리킴"
	},
	"signer-stranger": {
		en: "its signer is not appointed by the issuer",
		ko: "서명자가 발급자에게 위임받지 않음"
	},
	"signer-expired": {
		en: "the certificate of its signer is expired or not yet valid",
		ko: "서명자의 인증서가 유효 기간이 아님"
	},
	"signer-revoked": {
		en: "the certificate of its signer is revoked",
		ko: "서명자의 인증서가 폐기됨"
	},
	"signer-unknown": {
		en: "we could not determine whether the certificate of its signer is revoked",
		ko: "서명자 인증서의 폐기 여부를 확인하지 못함"
	},
	"other-certificate": {
		en: "it is about another certificate",
		ko: "다른 인증서에 관한 답임"
	},
	"unknown-certificate": {
		en: "it does not know the certificate",
		ko: "이 인증서를 알지 못한다고 답함"
	},
	"other-issuer": {
		en: "it is of another issuer",
		ko: "다른 발급자의 목록임"
	},
	delta: {
		en: "it lists changes only (delta)",
		ko: "변경분만 담긴 목록(델타)임"
	},
	indirect: {
		en: "it is an indirect CRL, issued by another authority",
		ko: "다른 기관이 발행한 목록(간접)임"
	},
	"other-partition": {
		en: "it is the part of another place",
		ko: "다른 배포 지점의 부분 목록임"
	},
	"users-only": {
		en: "it leaves out authorities",
		ko: "인증 기관을 제외한 목록임"
	},
	"authorities-only": {
		en: "it lists authorities only",
		ko: "인증 기관만 담긴 목록임"
	},
	"attributes-only": {
		en: "it lists attribute certificates only",
		ko: "속성 인증서만 담긴 목록임"
	},
	"some-reasons": {
		en: "it covers some reasons only",
		ko: "일부 폐기 사유만 다룸"
	},
	unnumbered: {
		en: "it has no CRL number",
		ko: "목록 번호가 없음"
	},
	"relative-name": {
		en: "its place is named relative to a directory",
		ko: "위치가 디렉터리 상대 이름으로만 적혀 있음"
	}
};
const failures = {
	scheme: {
		en: "its URL is neither HTTP nor HTTPS",
		ko: "HTTP나 HTTPS로 가져올 수 없음"
	},
	redirected: {
		en: "it redirects more than once",
		ko: "두 번 이상 리디렉션함"
	},
	"too-large": {
		en: "it is larger than what is read",
		ko: "읽는 한도보다 큼"
	},
	truncated: {
		en: "it broke off",
		ko: "도중에 끊김"
	},
	"address.private": {
		en: "its address is private or reserved",
		ko: "접속이 허용되지 않는 주소임"
	},
	timeout: {
		en: "it did not answer in time",
		ko: "제시간에 답하지 않음"
	},
	http: {
		en: "it gives no answer over HTTP",
		ko: "HTTP로 답하지 않음"
	},
	dns: {
		en: "its host name does not resolve",
		ko: "이름의 주소를 찾을 수 없음"
	},
	tcp: {
		en: "the connection failed",
		ko: "연결할 수 없음"
	},
	tls: {
		en: "the TLS connection failed",
		ko: "안전하게 연결할 수 없음"
	},
	budget: {
		en: "the run had used up what it may fetch",
		ko: "이번 실행에서 가져올 수 있는 양을 다 씀"
	}
};
const general = {
	unreadable: {
		en: "the certificate cannot be read",
		ko: "인증서를 읽을 수 없음"
	},
	"no-issuer": {
		en: "its issuer is not known",
		ko: "발급자를 알 수 없음"
	},
	"path-unclear": {
		en: "the path through it could not be built",
		ko: "이를 지나는 경로를 따라갈 수 없음"
	},
	"too-many": {
		en: "the path has too many intermediates",
		ko: "경로에 중간 인증서가 너무 많음"
	}
};
const unknown$1 = {
	en: "the request failed",
	ko: "물어볼 수 없었음"
};
function doubtInWords(code) {
	const alone = lookUp(general, code);
	if (alone) return alone;
	const [head = "", rest = ""] = code.split(/\.(?<rest>.*)/s);
	const who = lookUp(sources, head);
	const [family = ""] = rest.split(".");
	const why = lookUp(doubts$2, rest) ?? lookUp(failures, rest) ?? lookUp(failures, family) ?? unknown$1;
	if (!who) return why;
	return {
		en: `${who.en}: ${why.en}`,
		ko: `${who.ko}: ${why.ko}`
	};
}
const doubtWords = {
	...general,
	...doubts$2,
	...failures
};
function lookUp(table, id) {
	return Object.hasOwn(table, id) ? table[id] : void 0;
}
// src/checks/ssl/words.ts
const day$1 = 864e5;
function wholeDays(milliseconds) {
	return Math.trunc(milliseconds / day$1) + 0;
}
function countOfDays(days) {
	if (days === 0) return {
		en: "less than a day",
		ko: "하루 미만"
	};
	return {
		en: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mi)(days, {
			one: "day",
			other: "days"
		}),
		ko: `${days}일`
	};
}
function dateOf(time) {
	return time?.slice(0, 10) ?? "";
}
// src/checks/ssl/score.ts
const left = {
	en: "left out with its weight",
	ko: "가중치와 함께 제외"
};
const score = {
	certificate: {
		good: row$1(100, "valid for this host now, not revoked, with a strong key and strong signatures", "지금 이 호스트에 유효하고, 폐기되지 않았으며, 키와 서명이 강함"),
		bad: row$1(0, "expired, not yet valid, revoked, for another host or purpose, or without host names; RSA below 2048 bits or with an unsafe exponent; EC below 256 bits or on a curve that browsers do not support; DSA; signed with MD5, SHA-1 or another hash that clients reject", "만료됨, 아직 유효하지 않음, 폐기됨, 다른 호스트나 용도의 인증서, 호스트 이름 없음. 2048비트 미만이거나 지수가 안전하지 않은 RSA. 256비트 미만이거나 브라우저가 지원하지 않는 곡선의 EC. DSA. MD5, SHA-1 등 클라이언트가 거부하는 해시로 서명됨"),
		soon: row$1(90, "less than 30 days left, or less than a third of a shorter lifetime", "남은 기간이 30일 미만이거나, 더 짧은 유효 기간의 3분의 1 미만"),
		verySoon: row$1(70, "less than 7 days left, or less than a tenth of a shorter lifetime", "남은 기간이 7일 미만이거나, 더 짧은 유효 기간의 10분의 1 미만"),
		broadWildcard: row$1(-100, "a wildcard for a whole public suffix, such as *.co.uk", "*.co.uk처럼 공개 접미사 전체의 와일드카드"),
		long: row$1(-20, "a public certificate with a longer lifetime than the CA/Browser Forum allowed on its date", "발급일에 CA/Browser Forum이 허용한 것보다 유효 기간이 긴 공인 인증서"),
		noTimestamps: row$1(-25, "a public certificate without any SCT, where all three places for SCTs were checked", "SCT를 둘 수 있는 세 곳을 모두 확인했으나 SCT가 없는 공인 인증서"),
		unstapled: row$1(-20, "the certificate requires a stapled OCSP response (must-staple), but no valid one is sent", "인증서가 OCSP 스테이플링을 요구하지만(must-staple) 올바른 응답이 없음")
	},
	version: {
		tls13: row$1(100, "TLS 1.3", "TLS 1.3"),
		tls12: row$1(80, "TLS 1.2 without TLS 1.3", "TLS 1.3 없이 TLS 1.2"),
		tls11: row$1(-40, "TLS 1.1 is offered too", "TLS 1.1도 제공함"),
		tls10: row$1(-50, "TLS 1.0 is offered too, with or without TLS 1.1", "TLS 1.1과 관계없이 TLS 1.0도 제공함"),
		ssl3: row$1(10, "SSL 3.0 is offered too", "SSL 3.0도 제공함"),
		obsolete: row$1(0, "no version above TLS 1.1", "TLS 1.1보다 새로운 버전이 없음"),
		unseen: note$1({
			en: "left out with its weight; no A+",
			ko: "가중치와 함께 제외, A+ 없음"
		}, "no old version was found, but we could not check TLS 1.0, TLS 1.1 or a weak cipher suite", "오래된 버전이 발견되지 않았으나 TLS 1.0, TLS 1.1 또는 약한 암호 스위트를 확인하지 못함"),
		unseenSsl3: note$1({
			en: "no A+",
			ko: "A+ 없음"
		}, "no old version was found, but we could not check SSL 3.0", "오래된 버전이 발견되지 않았으나 SSL 3.0을 확인하지 못함"),
		refused: note$1({
			en: "0; F if the cause is proven, else at most B",
			ko: "0. 원인이 증명되면 F, 아니면 최대 B"
		}, "a handshake like that of a browser fails", "브라우저와 같은 핸드셰이크가 실패함"),
		suites: note$1({
			en: "ceilings only",
			ko: "상한만 적용"
		}, "cipher suites, Diffie-Hellman parameters and compression", "암호 스위트, Diffie-Hellman 매개변수, 압축")
	},
	trust: {
		good: row$1(100, "the served chain leads to a root of Mozilla's list or to a CA that you gave", "전송된 체인이 Mozilla 목록의 루트나 지정한 CA로 이어짐"),
		duplicate: row$1(90, "a certificate is served twice", "인증서가 두 번 전송됨"),
		disorder: row$1(80, "the certificates are in the wrong order, or one belongs to no path", "인증서의 순서가 잘못되었거나 경로에 속하지 않는 인증서가 있음"),
		early: row$1(-20, "an intermediate expires before the leaf, or within 30 days", "중간 인증서가 리프보다 먼저 또는 30일 안에 만료됨"),
		incomplete: row$1(30, "the chain is incomplete; the missing certificate was found through AIA", "체인이 불완전하며 빠진 인증서는 AIA로 찾음"),
		untrusted: row$1(0, "self-signed, an unknown CA, a path that breaks a rule that clients enforce, or a revoked intermediate without another path", "자체 서명, 알 수 없는 CA, 클라이언트가 강제하는 규칙을 어긴 경로, 또는 다른 경로 없이 폐기된 중간 인증서"),
		unknown: note$1({
			en: "no grade except F",
			ko: "F 외의 등급 없음"
		}, "the issuer was not served and could not be fetched or confirmed", "발급자가 전송되지 않았고 가져오거나 확인하지 못함")
	},
	hsts: {
		...hstsRows,
		stored: note$1({
			en: "as above",
			ko: "위와 같음"
		}, "the policy that a browser has stored after the visit counts, with up to 5 redirects within the origin", "방문 뒤 브라우저에 저장된 정책으로 평가. 같은 오리진 안의 리디렉션은 5번까지 따라감"),
		noHttp: note$1(left, "the port serves no HTTP: STARTTLS, or mail and file transfer over TLS", "HTTP를 제공하지 않는 포트: STARTTLS, TLS를 쓰는 메일과 파일 전송")
	}
};
// src/checks/ssl/revocation/judge.ts
const find$10 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gr)();
function isCutOff({ revocation }) {
	return !revocation.alternativePath && revocation.intermediates.some(({ status }) => status === "revoked");
}
function isDetourOpen({ revocation, trust }) {
	const shown = new Set(trust.path.map(({ sha256 }) => sha256));
	return revocation.alternativePath && revocation.intermediates.some((one) => one.status === "unknown" && shown.has(one.sha256));
}
function withRevocation(trust, raw) {
	if (isDetourOpen(raw)) return {
		...trust,
		score: null
	};
	if (!isCutOff(raw)) return trust;
	return {
		...trust,
		score: score.trust.untrusted.points,
		caps: [...trust.caps, ceiling("intermediate-revoked")]
	};
}
function revocationFindings(raw) {
	const { status, reason, intermediates, alternativePath: detour } = raw.revocation;
	const otherPath = isDetourOpen(raw) ? "intermediate-revoked-unclear" : avoidable;
	const fate = detour ? otherPath : "intermediate-revoked";
	const told = isDetourOpen(raw) ? intermediates.filter((one) => one.status === "revoked") : intermediates;
	return [...status === "unknown" ? [find$10("revocation-unknown", { why: doubtInWords(reason ?? "") }, codeOf$1(reason))] : [], ...told.flatMap((one, at) => findingOf(one, {
		fate,
		subject: subjectOf(one, told.slice(0, at))
	}))];
}
const avoidable = "intermediate-revoked-avoidable";
function subjectOf({ subject }, before) {
	const alike = before.filter((one) => one.subject === subject).length;
	return alike === 0 ? subject : `${subject} (${alike + 1})`;
}
function findingOf({ subject: name, status, source, reason, revokedAt }, { fate, subject }) {
	const about = { subject };
	if (status === "unknown") {
		const why = doubtInWords(reason ?? "");
		return [find$10("intermediate-revocation-unknown", {
			name,
			why
		}, {
			...about,
			...codeOf$1(reason)
		})];
	}
	if (status !== "revoked") return [];
	const params = {
		name,
		date: dateOf(revokedAt),
		source: source ?? ""
	};
	return [find$10(fate, params, about)];
}
function codeOf$1(reason) {
	return reason === null ? {} : { evidence: reason };
}
// src/checks/ssl/hsts/judge.ts
const find$9 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gr)();
function judgeHsts(raw) {
	const { hsts, http } = raw;
	const { score: score$2, findings } = judgeHsts$2(visitIn(raw, (raw.trust.trusted === null || isDetourOpen(raw)) && !isRefused$1(raw) ? null : true));
	const isUnseen = score$2 === 0 && hsts === null && http.reason !== null;
	if (isRefused$1(raw)) return {
		score: score.hsts.none.points,
		caps: [],
		findings: isUnseen ? [] : findings
	};
	if (isUnseen) return {
		score: null,
		caps: [],
		findings: [find$9("hsts-unknown", { reason: http.reason ?? "" })]
	};
	return {
		score: score$2,
		caps: [],
		findings
	};
}
function visitIn({ host, hsts, redirectHsts: hstsBefore = [] }, trusted) {
	return {
		host,
		answers: [...hstsBefore, ...hsts ? [{
			host,
			...hsts
		}] : []].map((answer) => ({
			trusted,
			...answer
		}))
	};
}
function hstsAge(raw) {
	const figure = hstsFigure(visitIn(raw, true));
	return figure === false && raw.http.status === null ? null : figure;
}
function isRefused$1(raw) {
	const { trust, chain, revocation } = raw;
	const isTrusted = chain.length > 0 ? trust.trusted : trust.openssl === null;
	const identity = new Set([
		"expired",
		"not-yet-valid",
		"wrong-name"
	]);
	const isRevoked = revocation.status === "revoked" || isCutOff(raw);
	return isTrusted === false || isRevoked || trust.reasons.some(({ id }) => identity.has(id));
}
function judgeAddress(raw) {
	if (!isSite(raw) || takesHsts(raw)) return {
		caps: [],
		findings: []
	};
	return {
		caps: [ceiling("hsts-ip-address")],
		findings: [find$9("hsts-ip-address", { host: raw.host })]
	};
}
// src/data/mozilla-profiles.ts
const mozillaGuideline = {
	version: "6.0",
	date: "2026-04-06"
};
const groups = [
	"X25519MLKEM768",
	"x25519",
	"secp256r1",
	"secp384r1"
];
const curves = {
	type: "EC",
	bits: [256, 384],
	orMore: false
};
const ecdsa = [
	"ecdsaWithSha256",
	"ecdsaWithSha384",
	"ecdsaWithSha512"
];
const hstsSeconds = 63072e3;
const mozillaProfiles = {
	modern: {
		versions: ["TLSv1.3"],
		families: [],
		groups,
		keys: [curves],
		signatures: ecdsa,
		days: 90,
		hstsSeconds
	},
	intermediate: {
		versions: ["TLSv1.2", "TLSv1.3"],
		families: ["ecdhe-aead"],
		groups,
		keys: [curves, {
			type: "RSA",
			bits: [2048],
			orMore: true
		}],
		signatures: ["sha256WithRSAEncryption", ...ecdsa],
		days: 366,
		hstsSeconds
	}
};
// src/checks/ssl/alternatives/judge.ts
function worstJudged(raw, judge) {
	const all = everyCertificate(raw).map((each) => judge(each.raw));
	const scores = all.map(({ score }) => score);
	const known = scores.filter((score) => score !== null);
	const least = known.length === 0 ? null : Math.min(...known);
	const caps = new Map(all.flatMap((each) => each.caps.map((cap) => [cap.id, cap])));
	return {
		score: least === 0 || known.length === scores.length ? least : null,
		caps: [...caps.values()],
		findings: labelled(raw, (each) => judge(each).findings)
	};
}
function labelled(raw, findingsOf) {
	const all = everyCertificate(raw);
	const found = all.flatMap(({ label, raw: each }) => findingsOf(each).map((finding) => ({
		label,
		finding
	})));
	return [...Map.groupBy(found, ({ finding }) => keyOf$3(finding)).values()].flatMap((alike) => {
		const [one] = alike;
		if (!one) return [];
		if (alike.length === all.length || one.label === null) return [one.finding];
		const labels = alike.map(({ label }) => label).join(", ");
		const { subject } = one.finding;
		return [{
			...one.finding,
			subject: subject === void 0 ? labels : `${subject} (${labels})`
		}];
	});
}
function keyOf$3({ id, subject, params }) {
	return JSON.stringify([
		id,
		subject,
		params
	]);
}
// src/checks/ssl/certificate/judge.ts
const find$8 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gr)();
const fatal = {
	"no-certificate": () => find$8("no-certificate"),
	oversized: () => find$8("oversized"),
	unreadable: () => find$8("unreadable"),
	expired: (raw) => find$8("expired", {
		days: countOfDays(-daysLeft(raw)),
		date: dateOf(leafOf(raw)?.notAfter)
	}),
	"not-yet-valid": (raw) => find$8("not-yet-valid", { date: dateOf(leafOf(raw)?.notBefore) }),
	"no-san": () => find$8("no-san"),
	"wrong-name": (raw) => wrongName(raw),
	"weak-key": (raw) => find$8("weak-key", { key: keyOf$2(raw) }),
	"weak-signature": () => find$8("weak-signature"),
	"wrong-purpose": () => find$8("wrong-purpose"),
	"wrong-key-usage": () => find$8("wrong-key-usage"),
	revoked: ({ revocation }) => find$8("revoked", {
		date: dateOf(revocation.revokedAt),
		source: revocation.source ?? ""
	})
};
function judgeCertificate(raw) {
	const ids = new Set(raw.trust.reasons.map(({ id }) => id));
	if (raw.revocation.status === "revoked") ids.add("revoked");
	if (ids.has("no-san")) ids.delete("wrong-name");
	const found = Object.keys(fatal).filter((id) => ids.has(id));
	if (found.length > 0) return {
		score: score.certificate.bad.points,
		caps: found.map(ceiling),
		findings: found.flatMap((id) => fatal[id]?.(raw) ?? [])
	};
	return judgeExpiry(raw);
}
function judgeExpiry(raw) {
	const leaf = leafOf(raw);
	if (!leaf) return {
		score: null,
		caps: [],
		findings: []
	};
	const lifetime = (Date.parse(leaf.notAfter) - Date.parse(leaf.notBefore)) / day$1;
	const left = (Date.parse(leaf.notAfter) - Date.parse(raw.observedAt)) / day$1;
	const params = {
		days: countOfDays(Math.floor(left)),
		date: dateOf(leaf.notAfter)
	};
	const caps = [ceiling("expires-soon")];
	if (left < Math.min(7, lifetime / 10)) return {
		score: score.certificate.verySoon.points,
		caps,
		findings: [find$8("expires-very-soon", params)]
	};
	if (left < Math.min(30, lifetime / 3)) return {
		score: score.certificate.soon.points,
		caps,
		findings: [find$8("expires-soon", params)]
	};
	return {
		score: score.certificate.good.points,
		caps: [],
		findings: []
	};
}
function daysLeft(raw) {
	const leaf = leafOf(raw);
	if (!leaf) return 0;
	return wholeDays(Date.parse(leaf.notAfter) - Date.parse(raw.observedAt));
}
function keyOf$2(raw) {
	const key = leafOf(raw)?.key;
	return key ? [
		key.type,
		key.bits ?? [],
		key.anomaly === void 0 ? [] : `(${key.anomaly})`
	].flat().join(" ") : "";
}
function leafOf({ chain }) {
	return chain[0];
}
function wrongName(raw) {
	const { host } = raw;
	return (0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(host) !== 0 && (leafOf(raw)?.subjectAltNames.some((name) => name.toLowerCase() === host) ?? false) ? find$8("address-as-name", { host }) : find$8("wrong-name", {
		host,
		names: someNames(raw)
	});
}
function someNames(raw) {
	const leaf = leafOf(raw);
	if (!leaf) return "";
	const shown = leaf.subjectAltNames.slice(0, 3);
	const others = leaf.subjectAltNamesTotal - shown.length;
	return shown.join(", ") + (others > 0 ? ` (+${others})` : "");
}
// src/data/lifetime-limits.ts
const lifetimeLimits = [
	{
		from: "2029-03-15",
		days: 47
	},
	{
		from: "2027-03-15",
		days: 100
	},
	{
		from: "2026-03-15",
		days: 200
	},
	{
		from: "2020-09-01",
		days: 398
	},
	{
		from: "2018-03-01",
		days: 825
	}
];
// src/checks/ssl/certificate/judge-policy.ts
const find$7 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gr)();
function withPolicy(judged, raw) {
	const breaches = [
		...wildcardBreach(raw),
		...publicBreaches(raw),
		...stapleBreaches(raw)
	];
	const points = breaches.reduce((sum, breach) => sum + breach.points, 0);
	return {
		score: judged.score === null ? null : Math.max(0, judged.score + points),
		caps: [...judged.caps, ...breaches.flatMap(({ cap }) => cap ? [ceiling(cap)] : [])],
		findings: [...judged.findings, ...breaches.map(({ finding }) => finding)]
	};
}
function wildcardBreach(raw) {
	const isBroad = raw.trust.reasons.some(({ id }) => id === "public-suffix");
	const outcome = isSite(raw) ? refusedByChrome : {
		en: "",
		ko: ""
	};
	return isBroad ? [{
		points: score.certificate.broadWildcard.points,
		finding: find$7("wildcard-too-broad", { outcome })
	}] : [];
}
const refusedByChrome = {
	en: "; Chrome matches no host by it",
	ko: " Chrome은 이런 이름을 인정하지 않습니다."
};
function publicBreaches(raw) {
	if (!raw.trust.trusted || raw.trust.by !== "mozilla") return [];
	return [
		...lifetimeBreach(raw),
		...timestampBreach(raw),
		...windowBreach(raw)
	];
}
function lifetimeBreach(raw) {
	const leaf = leafOf(raw);
	const limit = lifetimeLimits.find(({ from }) => (leaf?.notBefore ?? "") >= from);
	if (!leaf || !limit) return [];
	const days = Math.ceil((Date.parse(leaf.notAfter) - Date.parse(leaf.notBefore) + 1e3) / day$1);
	if (days <= limit.days) return [];
	const params = {
		days: countOfDays(days),
		limit: limit.days,
		date: dateOf(leaf.notBefore),
		strict: audienceOf(raw).strict
	};
	return [{
		points: score.certificate.long.points,
		finding: find$7("lifetime-too-long", params)
	}];
}
function timestampBreach(raw) {
	const { issuance } = raw;
	if (!issuance) return [];
	const { embedded, handshake, stapled } = issuance.scts;
	if ((embedded ?? 0) + (handshake ?? 0) + (stapled ?? 0) > 0) return [];
	if (embedded === null || handshake === null || stapled === null) return [{
		points: 0,
		finding: find$7("timestamps-unknown")
	}];
	return [{
		points: score.certificate.noTimestamps.points,
		cap: "no-timestamps",
		finding: find$7("no-timestamps", { strict: audienceOf(raw).strict })
	}];
}
const longestWindow = 10;
function windowBreach({ issuance }) {
	const staple = issuance?.staple;
	if (!staple?.thisUpdate || !staple.nextUpdate) return [];
	const days = (Date.parse(staple.nextUpdate) - Date.parse(staple.thisUpdate)) / day$1;
	if (days <= longestWindow) return [];
	return [{
		points: 0,
		finding: find$7("staple-too-long", { days: countOfDays(Math.ceil(days)) })
	}];
}
function stapleBreaches(raw) {
	const { issuance } = raw;
	if (!issuance) return [];
	const { mustStaple, staple } = issuance;
	if (staple !== null && staple.status !== "unknown") return [];
	const reason = staple?.reason ?? "";
	if (mustStaple) {
		const { stapling } = audienceOf(raw);
		return [{
			points: score.certificate.unstapled.points,
			cap: "must-staple",
			finding: find$7("must-staple", { stapling })
		}];
	}
	return staple ? [{
		points: 0,
		finding: find$7("staple-unusable", { reason })
	}] : [];
}
// src/checks/ssl/injection/judge.ts
const find$6 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gr)();
function judgeInjection({ plaintextBeforeTls: injected }) {
	if (!injected) return {
		caps: [],
		findings: []
	};
	return {
		caps: [ceiling("injected")],
		findings: [find$6("starttls-injected")]
	};
}
// src/checks/ssl/mozilla/judge.ts
function mozillaFit(raw) {
	const modern = deviations(raw, mozillaProfiles.modern);
	if (modern.reasons.length === 0 && !modern.isOpen) return {
		profile: "modern",
		reasons: []
	};
	const { reasons, isOpen } = deviations(raw, mozillaProfiles.intermediate);
	if (reasons.length > 0) return {
		profile: "neither",
		reasons
	};
	return {
		profile: !isOpen && modern.reasons.length > 0 ? "intermediate" : null,
		reasons: []
	};
}
function deviations(raw, profile) {
	const { versions, offers, http } = raw;
	const extra = [
		...outside$1(versions, profile.versions, ({ version }) => version),
		...outside$1(offers.suites, profile.families, suitesName),
		...outside$1(offers.namedGroups, profile.groups, ({ namedGroup: group }) => group),
		...outside$1([offers.legacyCurve], [], ({ curve }) => curve ?? "legacy curves")
	];
	const known = extra.filter(({ offered }) => offered).map(({ name }) => said(name));
	const lacks13 = versions.find(({ version }) => version === "TLSv1.3")?.offered;
	const isAnswered = http.status !== null && http.reason === null;
	return {
		reasons: [
			...known,
			...lacks13 === false ? [{
				en: "no TLS 1.3",
				ko: "TLS 1.3 없음"
			}] : [],
			...certificateDeviations(raw, profile),
			...isAnswered && takesHsts(raw) && isHstsBelow(raw, profile.hstsSeconds) ? [{
				en: "HSTS below two years",
				ko: "2년 미만의 HSTS"
			}] : []
		],
		isOpen: extra.some(({ offered }) => offered === null) || lacks13 === null || raw.chain.length === 0 || !isAnswered && takesHsts(raw)
	};
}
function isHstsBelow(raw, seconds) {
	const age = hstsAge(raw);
	return age !== "preloaded" && (typeof age === "number" ? age : 0) < seconds;
}
function outside$1(all, allowed, nameOf) {
	return all.map((each) => ({
		name: nameOf(each),
		offered: each.offered
	})).filter(({ name, offered }) => offered !== false && !allowed.includes(name.replace(/ suites$/, "")));
}
function suitesName({ family, suite }) {
	if (family !== "other") return `${family} suites`;
	return suite === null ? "uncommon suites" : `suites such as ${suite}`;
}
function said(name) {
	return {
		en: name,
		ko: name.replace(/^suites such as (.+)$/, "$1 같은 스위트").replace(/^uncommon suites$/, "드문 스위트").replace(/ suites$/, " 스위트").replace(/^legacy curves$/, "오래된 곡선")
	};
}
function certificateDeviations(raw, profile) {
	const leaf = leafOf(raw);
	if (!leaf) return [];
	const { type, bits } = leaf.key;
	const hasKey = profile.keys.some((key) => key.type === type && key.bits.some((size) => bits === size || key.orMore && (bits ?? 0) >= size));
	const days = (Date.parse(leaf.notAfter) - Date.parse(leaf.notBefore)) / day$1;
	return [
		...hasKey ? [] : [{
			en: `a key of ${keyOf$2(raw)}`,
			ko: `${keyOf$2(raw)} 키`
		}],
		...profile.signatures.includes(leaf.signature) ? [] : [said(leaf.signature)],
		...days > profile.days ? [{
			en: `a certificate for more than ${profile.days} days`,
			ko: `${profile.days}일이 넘는 인증서`
		}] : []
	];
}
// src/checks/ssl/offers/judge.ts
const find$5 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gr)();
const faults$1 = {
	null: {
		cap: "worthless-suites",
		say: (suite) => find$5("suite-null", { suite })
	},
	export: {
		cap: "worthless-suites",
		say: (suite) => find$5("suite-export", { suite })
	},
	anonymous: {
		cap: "worthless-suites",
		say: (suite) => find$5("suite-anonymous", { suite })
	},
	des: {
		cap: "worthless-suites",
		say: (suite) => find$5("suite-des", { suite })
	},
	rc4: {
		cap: "old-suites",
		say: (suite) => find$5("suite-rc4", { suite })
	},
	"3des": {
		cap: "old-suites",
		say: (suite) => find$5("suite-3des", { suite })
	},
	"static-rsa": {
		cap: null,
		say: (suite) => find$5("suite-static-rsa", { suite })
	}
};
const opportunistic = {
	cap: null,
	say: (suite) => find$5("suite-anonymous-mail", { suite })
};
function faultOf(family, { starttls }) {
	return family === "anonymous" && starttls === "smtp" ? opportunistic : faults$1[family];
}
const smallestCurve = 224;
function judgeOffers(raw) {
	const { offers, versions } = raw;
	const { dhe: setting, groups } = audienceOf(raw);
	const { suites, dheBits, compression, legacyCurve } = offers;
	const offered = (family) => suites.find((each) => each.family === family)?.offered;
	const takes = (wanted) => versions.find(({ version }) => version === wanted)?.offered;
	const weak = suites.flatMap(({ family, offered: isOffered, suite }) => {
		const fault = isOffered ? faultOf(family, raw) : void 0;
		return fault ? [{
			cap: fault.cap,
			finding: fault.say(suite ?? "")
		}] : [];
	});
	const held = [
		[
			takes("TLSv1.3") === false && takes("TLSv1.2") === true && offered("ecdhe-aead") === false,
			"no-modern-suite",
			find$5("no-modern-suite")
		],
		[
			dheBits !== null && dheBits < 1024,
			"broken-dhe",
			find$5("broken-dhe", {
				bits: dheBits ?? 0,
				setting
			})
		],
		[
			dheBits !== null && dheBits >= 1024 && dheBits < 2048,
			"weak-dhe",
			find$5("weak-dhe", {
				bits: dheBits ?? 0,
				setting
			})
		],
		[
			compression.offered === true,
			"compression",
			find$5("compression")
		],
		[
			legacyCurve.bits !== null && legacyCurve.bits < smallestCurve,
			null,
			find$5("small-curve", {
				curve: legacyCurve.curve ?? "",
				bits: legacyCurve.bits ?? 0,
				setting: groups
			})
		]
	].filter(([holds]) => holds);
	return {
		caps: [...new Set([...weak.map(({ cap }) => cap), ...held.map(([, cap]) => cap)].filter((cap) => cap !== null))].map(ceiling),
		findings: [
			...weak.map(({ finding }) => finding),
			...held.map(([, , finding]) => finding),
			...unknown(offers)
		]
	};
}
function openIn({ suites }) {
	return suites.filter(({ family, offered }) => offered === null && faults$1[family]);
}
function lacksAnswers(offers) {
	return openIn(offers).some((each) => isUnanswered(each) && (faults$1[each.family]?.cap ?? null) !== null);
}
function isUnanswered({ offered, reason }) {
	return offered === null && !reason.startsWith("alert.");
}
function unknown(offers) {
	const open = openIn(offers);
	const [first] = open;
	if (!first) return [];
	return [find$5("suites-unknown", {
		families: open.map(({ family }) => family).join(", "),
		reason: first.reason
	})];
}
// src/checks/ssl/addresses/problems.ts
const addressesProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"addresses-certificates-unequal": {
		severity: "high",
		cause: {
			en: "Browsers accept the certificate at one address and reject it at another: {others} differ from {own}.",
			ko: "{others}의 인증서와 {own}의 인증서에 대한 브라우저의 판단이 다릅니다."
		},
		action: {
			en: "Install the certificate that browsers accept at every address.",
			ko: "모든 주소에 브라우저가 받아들이는 인증서를 설치하십시오."
		}
	},
	"address-without-tls": {
		severity: "high",
		cause: {
			en: "{address}, an address of {host}, answers without TLS. Data sent there is not encrypted.",
			ko: "{host}의 주소 {address|은/는} 응답하지만 TLS를 제공하지 않아 모든 내용이 평문으로 오갑니다."
		},
		action: {
			en: "Install the certificate and key there too, and enable STARTTLS.",
			ko: "그 주소의 서버에도 인증서와 키를 설치하고 STARTTLS를 켜십시오."
		},
		reference: "RFC 8314 §3"
	},
	"addresses-certificates": {
		severity: "info",
		cause: {
			en: "{others} serve another certificate than {own}. It is not worse.",
			ko: "{others|은/는} {own|과/와} 다른, 그러나 뒤지지 않는 인증서를 제공합니다."
		},
		action: {
			en: "No change is needed if each address renews its own certificate. Otherwise make sure that every address is renewed.",
			ko: "주소마다 따로 갱신한다면 그대로 두고, 아니라면 빠진 주소가 없는지 확인하십시오."
		}
	},
	"addresses-versions": {
		severity: "medium",
		cause: {
			en: "The TLS versions at {others} differ from those at {own}.",
			ko: "{others|은/는} {own|과/와} 다른 TLS 버전을 제공합니다."
		},
		action: {
			en: "Configure every address the same way.",
			ko: "모든 주소를 똑같이 설정하십시오."
		},
		reference: "RFC 9325 §3.1.1"
	},
	"addresses-hsts": {
		severity: "medium",
		cause: {
			en: "The HSTS policy at {others} differs from the one at {own}.",
			ko: "{others|은/는} {own|과/와} 다른 HSTS 정책을 보냅니다."
		},
		action: {
			en: "Configure every address the same way.",
			ko: "모든 주소를 똑같이 설정하십시오."
		},
		reference: "RFC 6797 §8.1"
	}
});
// src/checks/ssl/certificate/problems.ts
const certificateProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"no-certificate": {
		severity: "critical",
		cause: {
			en: "The server presents no certificate, so clients cannot authenticate it.",
			ko: "서버가 인증서를 제시하지 않아 상대방이 누구인지 확인할 수 없습니다."
		},
		action: {
			en: "Serve a certificate, and disable anonymous and pre-shared-key cipher suites.",
			ko: "인증서를 제공하고, 익명 및 사전 공유 키 암호 스위트를 끄십시오."
		},
		reference: "RFC 9325 §4.1"
	},
	oversized: {
		severity: "critical",
		cause: {
			en: "The server sends certificates of more than 100 kB. Chrome, Edge and what is built on OpenSSL (curl, most libraries) refuse the handshake; Firefox refuses it above 128 kB, and any single certificate above 64 kB.",
			ko: "서버가 100kB보다 큰 인증서를 보냅니다. Chrome, Edge와 OpenSSL을 쓰는 프로그램(curl, 대부분의 라이브러리)이 핸드셰이크를 거부합니다. Firefox는 전체가 128kB를 넘거나 인증서 하나가 64kB를 넘으면 거부합니다."
		},
		action: {
			en: "Split the names over several certificates, and serve each with its intermediates only.",
			ko: "이름을 여러 인증서로 나누고, 각 인증서와 함께 중간 인증서만 제공하십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	unreadable: {
		severity: "critical",
		cause: {
			en: "The certificate cannot be parsed: its DER encoding is invalid.",
			ko: "인증서가 인코딩 규칙에 어긋나 읽을 수 없습니다."
		},
		action: {
			en: "Have a new certificate issued and serve that one.",
			ko: "인증서를 새로 발급받아 제공하십시오."
		},
		reference: "RFC 5280 §4.1"
	},
	expired: {
		severity: "critical",
		cause: {
			en: "The certificate expired {days} ago, on {date}.",
			ko: "인증서가 {date}에 만료되었습니다(경과 {days})."
		},
		action: {
			en: "Renew the certificate, reload the server, and check why the automatic renewal did not run.",
			ko: "인증서를 갱신하고 서버에 다시 적용한 뒤, 자동 갱신이 실행되지 않은 이유를 확인하십시오."
		},
		reference: "RFC 5280 §4.1.2.5"
	},
	"not-yet-valid": {
		severity: "critical",
		cause: {
			en: "The certificate is not valid before {date}.",
			ko: "인증서의 유효 기간은 {date}부터입니다."
		},
		action: {
			en: "Serve the previous certificate until then, or have one issued that is valid now; check the clock of the issuer.",
			ko: "그때까지 이전 인증서를 제공하거나 지금 유효한 인증서를 발급받으십시오. 발급 시스템의 시계도 확인하십시오."
		},
		reference: "RFC 5280 §4.1.2.5"
	},
	"wrong-name": {
		severity: "critical",
		cause: {
			en: "The certificate is not for {host}; it names {names}.",
			ko: "인증서가 {host|을/를} 포함하지 않습니다. 인증서의 이름: {names}."
		},
		action: {
			en: "Have a certificate issued whose subjectAltName lists {host}, or serve the right one for this name (SNI).",
			ko: "subjectAltName에 {host|이/가} 있는 인증서를 발급받거나, 이 이름(SNI)에 맞는 인증서를 제공하십시오."
		},
		reference: "RFC 9525 §6"
	},
	"address-as-name": {
		severity: "critical",
		cause: {
			en: "The certificate lists {host} as a host name (dNSName); clients look for an address among its addresses (iPAddress) only.",
			ko: "인증서에 {host|이/가} 호스트 이름(dNSName)으로 적혀 있습니다. 클라이언트는 주소를 주소 항목(iPAddress)에서만 찾습니다."
		},
		action: {
			en: "Have the certificate issued again with {host} as an iPAddress entry (OpenSSL: IP:{host} in place of DNS:{host}).",
			ko: "{host|을/를} iPAddress 항목(OpenSSL: DNS:{host} 대신 IP:{host})으로 넣어 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 9525 §6.5"
	},
	"no-san": {
		severity: "critical",
		cause: {
			en: "The certificate lists no host name at all: it has no subjectAltName, and clients ignore the common name.",
			ko: "인증서에 subjectAltName이 없어 호스트 이름이 하나도 없습니다. 클라이언트는 공통 이름(CN)을 무시합니다."
		},
		action: {
			en: "Have the certificate issued again with the host name in its subjectAltName.",
			ko: "subjectAltName에 호스트 이름을 넣어 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 9525 §2"
	},
	"weak-key": {
		severity: "critical",
		cause: {
			en: "The key of the certificate, {key}, is too weak or of a kind that public certificates may not have. OpenSSL rejects it, and browsers reject most such keys.",
			ko: "인증서의 키 {key|은/는} 너무 약하거나 공인 인증서에 허용되지 않는 종류입니다. OpenSSL은 이를 거부하고, 브라우저도 이런 키를 대부분 거부합니다."
		},
		action: {
			en: "Make a new key (EC P-256, or RSA with at least 2048 bits) and have the certificate issued again.",
			ko: "새 키(EC P-256 또는 2048비트 이상의 RSA)를 만들어 인증서를 다시 발급받으십시오."
		},
		reference: "CA/B BR §6.1.5"
	},
	"weak-signature": {
		severity: "critical",
		cause: {
			en: "The certificate or one of its intermediates is signed with MD5, SHA-1 or another hash that clients refuse because it can be forged.",
			ko: "인증서 또는 중간 인증서가 위조할 수 있어 클라이언트가 거부하는 해시(MD5, SHA-1 등)로 서명되었습니다."
		},
		action: {
			en: "Have the certificate issued again with a SHA-256 signature, under an intermediate that has one as well.",
			ko: "SHA-256으로 서명된 중간 인증서 아래에서 SHA-256 서명으로 인증서를 다시 발급받으십시오."
		},
		reference: "CA/B BR §7.1.3.2"
	},
	"wrong-purpose": {
		severity: "critical",
		cause: {
			en: "The certificate is not meant for servers: its extended key usage lacks serverAuth.",
			ko: "인증서가 서버용이 아닙니다. 확장 키 용도에 serverAuth가 없습니다."
		},
		action: {
			en: "Have a server certificate issued (extended key usage serverAuth).",
			ko: "서버 인증서(확장 키 용도 serverAuth)를 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.12"
	},
	"wrong-key-usage": {
		severity: "critical",
		cause: {
			en: "The key of the certificate may not be used as the server uses it: TLS 1.3 and ECDHE need key usage digitalSignature, static RSA needs keyEncipherment.",
			ko: "인증서의 키 용도가 서버의 사용 방식과 맞지 않습니다. TLS 1.3과 ECDHE에는 digitalSignature가, 정적 RSA에는 keyEncipherment가 필요합니다."
		},
		action: {
			en: "Have a server certificate issued (key usage digitalSignature); a certificate that signs others is not one.",
			ko: "서버 인증서(키 용도 digitalSignature)를 발급받으십시오. 다른 인증서에 서명하는 인증서는 서버용이 아닙니다."
		},
		reference: "RFC 8446 §4.4.2.2"
	},
	revoked: {
		severity: "critical",
		cause: {
			en: "The certificate was revoked by its issuer on {date} (source: {source}).",
			ko: "발급자가 {date}에 인증서를 폐기했습니다(출처: {source})."
		},
		action: {
			en: "Replace the certificate, with a new key unless you know that the old one is safe.",
			ko: "인증서를 교체하십시오. 기존 키가 안전하다고 확신할 수 없으면 키도 새로 만드십시오."
		},
		reference: "RFC 6960 §2.2"
	},
	"expires-very-soon": {
		severity: "high",
		cause: {
			en: "The certificate expires in {days}, on {date}; its renewal is long overdue.",
			ko: "인증서가 {date}에 만료됩니다(남은 기간 {days}). 갱신 시기가 한참 지났습니다."
		},
		action: {
			en: "Renew the certificate today, and repair the automatic renewal.",
			ko: "오늘 인증서를 갱신하고 자동 갱신을 복구하십시오."
		},
		reference: "RFC 5280 §4.1.2.5"
	},
	"expires-soon": {
		severity: "medium",
		cause: {
			en: "The certificate expires in {days}, on {date}.",
			ko: "인증서가 {date}에 만료됩니다(남은 기간 {days})."
		},
		action: {
			en: "Renew the certificate; automatic renewal belongs at a third of the lifetime before its end.",
			ko: "인증서를 갱신하십시오. 자동 갱신은 유효 기간의 3분의 1이 남았을 때 실행되어야 합니다."
		},
		reference: "RFC 5280 §4.1.2.5"
	},
	"revocation-unknown": {
		severity: "info",
		cause: {
			en: "We could not determine whether the certificate is revoked ({why}). This does not affect the grade.",
			ko: "인증서의 폐기 여부를 확인하지 못했습니다({why}). 등급에는 반영되지 않습니다."
		},
		action: {
			en: "Enable OCSP stapling if the issuer has a responder. Clients then need no request of their own.",
			ko: "발급자가 OCSP 응답기를 운영한다면 클라이언트가 묻지 않아도 되도록 OCSP 응답을 스테이플링하십시오."
		},
		reference: "RFC 6066 §8"
	}
});
// src/checks/ssl/trust/problems-form.ts
const formProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"key-identifiers": {
		severity: "low",
		cause: {
			en: "A certificate of the chain has an invalid key identifier (its own or its issuer's): missing, critical or different.",
			ko: "체인의 인증서에 주체 또는 발급자의 키 식별자가 없거나, 중요(critical)로 표시되었거나, 서로 맞지 않습니다."
		},
		action: {
			en: "Have it issued again with subjectKeyIdentifier and authorityKeyIdentifier, neither of them critical.",
			ko: "subjectKeyIdentifier와 authorityKeyIdentifier를 중요(critical) 표시 없이 넣어 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.1"
	},
	"key-usage-missing": {
		severity: "low",
		cause: {
			en: "A CA certificate of the chain has no key usage extension.",
			ko: "체인의 인증 기관 인증서에 키 용도(keyUsage)가 없습니다."
		},
		action: {
			en: "Issue the authority's certificate again with key usage keyCertSign (and cRLSign where it issues lists).",
			ko: "키 용도 keyCertSign(폐기 목록을 발급한다면 cRLSign도)을 넣어 인증 기관 인증서를 다시 발급하십시오."
		},
		reference: "RFC 5280 §4.2.1.3"
	},
	"serial-form": {
		severity: "low",
		cause: {
			en: "A certificate of the chain has a serial number that is zero, negative or longer than 20 bytes.",
			ko: "체인의 인증서 일련번호가 0이거나 음수이거나 20바이트보다 깁니다."
		},
		action: {
			en: "Have it issued again with a positive, random serial number of at most 20 bytes.",
			ko: "20바이트 이하의 무작위 양수 일련번호로 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.1.2.2"
	},
	"purpose-form": {
		severity: "low",
		cause: {
			en: "The certificate does not state its purpose as public certificates must: the extended key usage is missing, critical, or allows everything.",
			ko: "확장 키 용도가 없거나, 중요(critical)로 표시되었거나, 모든 용도를 허용하여 공인 인증서 규정에 맞지 않습니다."
		},
		action: {
			en: "Have it issued again with extended key usage serverAuth, not critical, and without anyExtendedKeyUsage.",
			ko: "확장 키 용도 serverAuth를 중요(critical) 표시와 anyExtendedKeyUsage 없이 넣어 다시 발급받으십시오."
		},
		reference: "CA/B BR §7.1.2.7.6"
	},
	"any-purpose": {
		severity: "high",
		cause: {
			en: "The certificate allows any purpose (anyExtendedKeyUsage) and does not name server authentication. Chrome and Edge accept it; Firefox and programs with OpenSSL reject it.",
			ko: "인증서가 서버 인증을 명시하지 않고 모든 용도(anyExtendedKeyUsage)를 허용합니다. Chrome과 Edge는 받아들이지만 Firefox와 OpenSSL을 쓰는 프로그램은 거부합니다."
		},
		action: {
			en: "Have it issued again with extended key usage serverAuth (TLS Web Server Authentication).",
			ko: "확장 키 용도 serverAuth(TLS 웹 서버 인증)로 다시 발급받으십시오."
		},
		reference: "CA/B BR §7.1.2.7.10"
	},
	"common-name": {
		severity: "low",
		cause: {
			en: "The common name is not one of the names in subjectAltName, or is spelled differently. Old clients may read it.",
			ko: "공통 이름(CN)이 subjectAltName에 없는 호스트이거나 다른 표기입니다. 오래된 클라이언트는 이 값을 읽을 수 있습니다."
		},
		action: {
			en: "Reissue it with one of its subjectAltName names as common name, character for character, or without a common name.",
			ko: "subjectAltName의 이름 하나를 그대로 옮겨 적거나 공통 이름 없이 다시 발급받으십시오."
		},
		reference: "CA/B BR §7.1.4.3"
	},
	"leaf-is-authority": {
		severity: "low",
		cause: {
			en: "The server's certificate may sign other certificates, so anyone who obtains its key can issue them.",
			ko: "서버 인증서로 다른 인증서에 서명할 수 있어, 키가 유출되면 인증서를 발급하는 데 악용될 수 있습니다."
		},
		action: {
			en: "Serve a certificate with CA:FALSE and without key usage keyCertSign.",
			ko: "CA:FALSE이고 키 용도에 keyCertSign이 없는 인증서를 제공하십시오."
		},
		reference: "RFC 5280 §4.2.1.9"
	},
	"authority-as-server": {
		severity: "high",
		cause: {
			en: "The server's certificate is a CA certificate (CA:TRUE). Firefox rejects it (MOZILLA_PKIX_ERROR_CA_CERT_USED_AS_END_ENTITY); Chrome and Edge accept it.",
			ko: "서버 인증서가 CA 인증서(CA:TRUE)입니다. Firefox는 거부하고(MOZILLA_PKIX_ERROR_CA_CERT_USED_AS_END_ENTITY) Chrome과 Edge는 받아들입니다."
		},
		action: {
			en: "Serve a certificate with CA:FALSE that the CA issued for this host.",
			ko: "이 호스트용으로 CA가 발급한 CA:FALSE 인증서를 제공하십시오."
		},
		reference: "CA/B BR §7.1.2.7.8"
	},
	"long-chain": {
		severity: "high",
		cause: {
			en: "The chain has more than 6 intermediates. Firefox rejects it (SEC_ERROR_UNKNOWN_ISSUER); Chrome and Edge accept it.",
			ko: "체인에 중간 인증서가 7개 이상 있습니다. Firefox는 거부하고(SEC_ERROR_UNKNOWN_ISSUER) Chrome과 Edge는 받아들입니다."
		},
		action: {
			en: "Use a certificate with at most 6 intermediates between it and the root.",
			ko: "루트까지 중간 인증서가 6개 이하인 인증서를 사용하십시오."
		},
		reference: "RFC 5280 §6.1"
	},
	"names-spelled-apart": {
		severity: "high",
		cause: {
			en: "A certificate of the chain spells its issuer's name differently from the issuer's own certificate: another string type, letter case or spaces. Firefox rejects it (SEC_ERROR_UNKNOWN_ISSUER); Chrome and Edge accept it.",
			ko: "체인의 인증서에 적힌 발급자 이름이 발급자 인증서의 주체 이름과 문자열 형식, 대소문자 또는 공백에서 다릅니다. Firefox는 거부하고(SEC_ERROR_UNKNOWN_ISSUER) Chrome과 Edge는 받아들입니다."
		},
		action: {
			en: "Have the certificate issued again with the issuer's name copied byte for byte from the subject of the CA certificate.",
			ko: "CA 인증서의 주체 이름을 바이트 단위로 그대로 발급자에 넣어 다시 발급받으십시오."
		},
		reference: "CA/B BR §7.1.4.1"
	},
	"large-certificate": {
		severity: "high",
		cause: {
			en: "A certificate of the chain is larger than 64 kB. Firefox rejects it (SEC_ERROR_BAD_DER); Chrome and Edge accept it.",
			ko: "체인에 64kB보다 큰 인증서가 있습니다. Firefox는 거부하고(SEC_ERROR_BAD_DER) Chrome과 Edge는 받아들입니다."
		},
		action: {
			en: "Split the names over several certificates, or use a wildcard.",
			ko: "이름을 여러 인증서로 나누거나 와일드카드를 사용하십시오."
		},
		reference: "RFC 5280 §4.1"
	},
	"feature-unreadable": {
		severity: "high",
		cause: {
			en: "The TLS feature extension of the certificate cannot be read. Firefox rejects it (SEC_ERROR_BAD_DER); Chrome and Edge accept it.",
			ko: "인증서의 TLS feature 확장을 읽을 수 없습니다. Firefox는 거부하고(SEC_ERROR_BAD_DER) Chrome과 Edge는 받아들입니다."
		},
		action: {
			en: "Have it issued again without the extension, or with a list of numbers in it (status_request is 5).",
			ko: "이 확장을 빼거나 번호 목록(status_request는 5)을 올바르게 넣어 다시 발급받으십시오."
		},
		reference: "RFC 7633 §4.1"
	},
	"access-empty": {
		severity: "high",
		cause: {
			en: "The authorityInfoAccess of the certificate is empty. Chrome and Edge reject it (ERR_CERT_INVALID); Firefox accepts it.",
			ko: "인증서의 authorityInfoAccess가 비어 있습니다. Chrome과 Edge는 거부하고(ERR_CERT_INVALID) Firefox는 받아들입니다."
		},
		action: {
			en: "Have it issued again with an address in authorityInfoAccess, or without that extension.",
			ko: "authorityInfoAccess에 주소를 넣거나 이 확장을 빼고 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.2.1"
	},
	"names-not-ascii": {
		severity: "high",
		cause: {
			en: "The subjectAltName of the certificate has a name with letters outside ASCII. Chrome and Edge reject the certificate for every host (ERR_CERT_INVALID); Firefox accepts its other names.",
			ko: "인증서의 subjectAltName에 ASCII가 아닌 문자가 든 이름이 있습니다. Chrome과 Edge는 호스트와 무관하게 거부하고(ERR_CERT_INVALID) Firefox는 나머지 이름을 받아들입니다."
		},
		action: {
			en: "Have it issued again with that name as an A-label (xn--).",
			ko: "그 이름을 A-label(xn--)로 적어 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.6"
	},
	"constraints-empty": {
		severity: "high",
		cause: {
			en: "The server's certificate has name constraints, and they are empty. Chrome and Edge reject it (ERR_CERT_INVALID); Firefox accepts it.",
			ko: "서버 인증서에 비어 있는 이름 제한이 있습니다. Chrome과 Edge는 거부하고(ERR_CERT_INVALID) Firefox는 받아들입니다."
		},
		action: {
			en: "Have it issued again without name constraints, which belong in CA certificates alone.",
			ko: "이름 제한은 CA 인증서에만 쓰이므로 이름 제한 없이 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.10"
	},
	"names-form": {
		severity: "low",
		cause: {
			en: "The subjectAltName of the certificate is malformed: a name that is not a host name (an underscore, a wildcard within a label or directly below a top-level domain), or critical where it must not be.",
			ko: "인증서의 subjectAltName 형식이 올바르지 않습니다. 호스트 이름이 아닌 값(밑줄, 레이블 일부나 최상위 도메인 바로 아래의 와일드카드)이 있거나 중요(critical) 표시가 잘못되었습니다."
		},
		action: {
			en: "Have it issued again with host names of letters, digits and hyphens; subjectAltName is critical only where the subject is empty.",
			ko: "문자, 숫자, 하이픈으로 된 호스트 이름으로 다시 발급받으십시오. subjectAltName은 주체가 비어 있을 때만 중요(critical)로 표시합니다."
		},
		reference: "RFC 5280 §4.2.1.6"
	},
	"constraints-form": {
		severity: "low",
		cause: {
			en: "Name constraints in the chain are malformed: not critical, empty, outside a CA certificate, or with an invalid base (a leading dot, a wildcard, an address without its mask).",
			ko: "체인의 이름 제한 형식이 올바르지 않습니다. 중요(critical) 표시가 없거나, 비어 있거나, 인증 기관이 아닌 인증서에 있거나, 이름이 아닌 값(앞의 점, 와일드카드, 마스크 없는 주소)이 있습니다."
		},
		action: {
			en: "Issue the authority's certificate again with critical name constraints, domains without leading dots, and networks with masks.",
			ko: "이름 제한을 중요(critical)로 표시하고, 도메인은 앞의 점 없이, 주소는 마스크와 함께 적어 인증 기관 인증서를 다시 발급하십시오."
		},
		reference: "RFC 5280 §4.2.1.10"
	},
	"authority-form": {
		severity: "low",
		cause: {
			en: "A CA certificate of the chain has invalid basicConstraints: missing, not critical, or with a path length but without key usage keyCertSign.",
			ko: "체인의 인증 기관 인증서에 basicConstraints가 없거나 중요(critical)로 표시되지 않았거나, keyCertSign 없이 경로 길이를 제한합니다."
		},
		action: {
			en: "Issue the authority's certificate again with critical basicConstraints CA:TRUE and key usage keyCertSign.",
			ko: "중요(critical)로 표시한 basicConstraints CA:TRUE와 키 용도 keyCertSign을 넣어 인증 기관 인증서를 다시 발급하십시오."
		},
		reference: "RFC 5280 §4.2.1.9"
	},
	"version-form": {
		severity: "low",
		cause: {
			en: "A certificate of the chain is not an X.509 v3 certificate.",
			ko: "체인에 버전 3이 아닌 인증서가 있습니다."
		},
		action: {
			en: "Have it issued again as an X.509 v3 certificate.",
			ko: "X.509 v3 인증서로 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.1.2.1"
	},
	"empty-name": {
		severity: "low",
		cause: {
			en: "A CA certificate of the chain has an empty subject.",
			ko: "체인의 인증 기관에 이름이 없습니다."
		},
		action: {
			en: "Issue the authority's certificate again with a subject, and the certificates below it too.",
			ko: "주체 이름을 넣어 인증 기관 인증서와 그 아래 인증서를 다시 발급하십시오."
		},
		reference: "RFC 5280 §4.1.2.6"
	},
	"extension-form": {
		severity: "low",
		cause: {
			en: "An extension in the chain is critical where it must not be (authorityInfoAccess), or the other way round (policyConstraints).",
			ko: "체인의 확장 중 중요(critical) 표시가 잘못된 것이 있습니다(authorityInfoAccess는 없어야 하고 policyConstraints는 있어야 함)."
		},
		action: {
			en: "Reissue the certificate with the criticality that RFC 5280 requires.",
			ko: "규정대로 표시하여 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.2"
	},
	"signature-form": {
		severity: "low",
		cause: {
			en: "A certificate of the chain names two different algorithms for its signature.",
			ko: "체인의 인증서에 서명 알고리즘이 서로 다르게 두 번 적혀 있습니다."
		},
		action: {
			en: "Have that certificate issued again.",
			ko: "그 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.1.1.2"
	},
	"key-form": {
		severity: "low",
		cause: {
			en: "An RSA key in the chain has a size that is not a multiple of 8 bits.",
			ko: "체인의 RSA 키 길이가 바이트 단위로 맞지 않습니다."
		},
		action: {
			en: "Make a key of 2048, 3072 or 4096 bits, or on EC P-256, and have the certificate issued again.",
			ko: "2048, 3072, 4096비트 RSA 키 또는 EC P-256 키를 만들어 인증서를 다시 발급받으십시오."
		},
		reference: "CA/B BR §6.1.5"
	},
	"verdicts-differ": {
		severity: "info",
		cause: {
			en: "OpenSSL and the path validation of this check disagree about the chain. The worse result counts.",
			ko: "OpenSSL과 이 점검의 경로 검증 결과가 서로 다르며 더 나쁜 쪽을 반영했습니다."
		},
		action: {
			en: "Clients may disagree as well. Fix the other findings about this chain; if there are none, reissue the certificate.",
			ko: "클라이언트마다 결과가 다를 수 있습니다. 이 체인에 대한 다른 지적을 해결하고, 없으면 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 5280 §6.1"
	}
});
// src/checks/ssl/trust/problems-path.ts
const pathProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"bad-signature": {
		severity: "critical",
		cause: {
			en: "A signature in the chain is wrong: the certificate was not issued by the authority it names.",
			ko: "체인의 서명이 올바르지 않습니다. 인증서에 적힌 기관이 발급한 것이 아닙니다."
		},
		action: {
			en: "Serve the certificate and intermediates exactly as the authority delivered them.",
			ko: "인증 기관이 발급한 인증서와 중간 인증서를 그대로 제공하십시오."
		},
		reference: "RFC 5280 §6.1.3"
	},
	"foreign-signature": {
		severity: "critical",
		cause: {
			en: "Browsers reject a signature or an authority's key in the chain. They accept RSA and ECDSA with SHA-256, SHA-384 or SHA-512 only (no SHA-224, SHA-3 or Ed25519), and RSASSA-PSS only by an RSA key with a salt as long as the hash.",
			ko: "브라우저가 체인의 서명이나 인증 기관의 키를 거부합니다. 브라우저는 SHA-256, SHA-384, SHA-512를 사용하는 RSA와 ECDSA만 받아들입니다(SHA-224, SHA-3, Ed25519 불가). RSASSA-PSS는 RSA 키로 만들고 솔트와 해시의 길이가 같아야 합니다."
		},
		action: {
			en: "Use a chain whose authorities have RSA or ECDSA keys and sign with SHA-256.",
			ko: "RSA 또는 ECDSA 키를 가지고 SHA-256으로 서명하는 인증 기관의 체인을 사용하십시오."
		},
		reference: "CA/B BR §7.1.3.2"
	},
	"intermediate-expired": {
		severity: "critical",
		cause: {
			en: "An authority above the certificate has expired.",
			ko: "인증서 상위의 인증 기관 인증서가 만료되었습니다."
		},
		action: {
			en: "Replace the intermediates in the served chain with the authority's current ones.",
			ko: "제공하는 체인의 중간 인증서를 인증 기관의 현재 인증서로 교체하십시오."
		},
		reference: "RFC 5280 §6.1.3"
	},
	"intermediate-not-yet-valid": {
		severity: "critical",
		cause: {
			en: "An authority above the certificate is not valid yet.",
			ko: "인증서 상위의 인증 기관 인증서가 아직 유효하지 않습니다."
		},
		action: {
			en: "Serve the intermediate that is valid now.",
			ko: "지금 유효한 중간 인증서를 제공하십시오."
		},
		reference: "RFC 5280 §6.1.3"
	},
	"not-an-authority": {
		severity: "critical",
		cause: {
			en: "A certificate in the chain issued another one but is not a CA certificate.",
			ko: "체인에 인증 기관이 아닌 인증서가 다른 인증서를 발급했습니다."
		},
		action: {
			en: "Use an intermediate with basicConstraints CA:TRUE and keyCertSign.",
			ko: "basicConstraints CA:TRUE와 keyCertSign이 있는 중간 인증서를 사용하십시오."
		},
		reference: "RFC 5280 §4.2.1.9"
	},
	"intermediate-purpose": {
		severity: "critical",
		cause: {
			en: "An authority above the certificate may not issue certificates for servers: its extended key usage lacks serverAuth.",
			ko: "상위 인증 기관 인증서의 확장 키 용도에 serverAuth가 없어 서버 인증서를 발급할 수 없습니다."
		},
		action: {
			en: "Have the certificate issued under an authority for servers.",
			ko: "서버 인증서를 발급할 수 있는 인증 기관에서 인증서를 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.12"
	},
	"intermediate-weak-key": {
		severity: "critical",
		cause: {
			en: "An authority above the certificate has a key that is too weak, or of a kind that clients do not take.",
			ko: "인증서 상위의 인증 기관 키가 너무 약하거나 클라이언트가 받아들이지 않는 종류입니다."
		},
		action: {
			en: "Have the certificate issued under an authority with at least RSA 2048 or EC P-256.",
			ko: "RSA 2048 또는 EC P-256 이상의 키를 가진 인증 기관에서 인증서를 발급받으십시오."
		},
		reference: "CA/B BR §6.1.5"
	},
	"path-length": {
		severity: "critical",
		cause: {
			en: "The chain is longer than one of its authorities allows.",
			ko: "체인이 인증 기관이 허용한 길이보다 깁니다."
		},
		action: {
			en: "Have the certificate issued by an authority whose path length constraint allows it.",
			ko: "경로 길이 제한에 맞는 인증 기관에서 인증서를 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.9"
	},
	"name-constraints": {
		severity: "critical",
		cause: {
			en: "An authority in the chain may not issue certificates for these names.",
			ko: "체인의 인증 기관은 이 이름의 인증서를 발급할 수 없습니다."
		},
		action: {
			en: "Have the certificate issued by an authority whose name constraints allow every name in it.",
			ko: "인증서의 모든 이름을 허용하는 인증 기관에서 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.10"
	},
	"critical-extension": {
		severity: "critical",
		cause: {
			en: "A certificate in the chain has a critical extension that clients do not know.",
			ko: "체인의 인증서에 클라이언트가 알지 못하는 중요(critical) 확장이 있습니다."
		},
		action: {
			en: "Have it issued again without that extension, or with the extension not critical.",
			ko: "그 확장을 빼거나 중요(critical)로 표시하지 않고 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.2"
	},
	"constraints-excessive": {
		severity: "critical",
		cause: {
			en: "The chain has more name constraints and names than clients compare; they refuse it instead.",
			ko: "체인의 이름 제한과 이름이 너무 많아 클라이언트가 비교하지 않고 거부합니다."
		},
		action: {
			en: "Have the certificate issued with fewer names, or by an authority with fewer name constraints.",
			ko: "이름을 줄이거나 이름 제한이 더 적은 인증 기관에서 인증서를 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.10"
	},
	"duplicate-extension": {
		severity: "critical",
		cause: {
			en: "A certificate in the chain has the same extension twice. Clients refuse it.",
			ko: "체인의 인증서에 같은 확장이 두 번 있어 클라이언트가 거부합니다."
		},
		action: {
			en: "Have that certificate issued again with each extension once.",
			ko: "각 확장을 한 번만 넣어 그 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.2"
	},
	"spelled-curve": {
		severity: "critical",
		cause: {
			en: "A key in the chain spells out its elliptic curve in numbers instead of naming it; clients refuse it.",
			ko: "체인의 키가 타원 곡선을 이름이 아닌 매개변수로 적고 있어 클라이언트가 거부합니다."
		},
		action: {
			en: "Create a new key on a named curve (EC P-256) and have the certificate reissued.",
			ko: "이름 있는 곡선(EC P-256)으로 키를 새로 만들어 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 5480 §2.1.1"
	},
	policies: {
		severity: "critical",
		cause: {
			en: "The certificate policies of the chain contradict each other. Chrome and Edge reject the chain; Firefox does not check this.",
			ko: "체인의 인증서 정책이 서로 맞지 않습니다. Chrome과 Edge는 이 체인을 거부하며 Firefox는 검사하지 않습니다."
		},
		action: {
			en: "Have the certificate issued with a policy that every authority above it allows (policyConstraints, policyMappings, inhibitAnyPolicy).",
			ko: "상위의 모든 인증 기관이 허용하는 정책으로 인증서를 발급받으십시오(policyConstraints, policyMappings, inhibitAnyPolicy)."
		},
		reference: "RFC 5280 §6.1"
	},
	refused: {
		severity: "critical",
		cause: {
			en: "OpenSSL refuses the chain with an error that we do not recognize ({detail}).",
			ko: "OpenSSL이 알려진 규칙을 밝히지 않고 체인을 거부합니다({detail})."
		},
		action: {
			en: "Check the served chain with `openssl verify`, and reissue the certificate that fails.",
			ko: "`openssl verify`로 제공하는 체인을 확인하고 문제가 있는 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 5280 §6.1"
	}
});
// src/checks/ssl/trust/problems.ts
const trustProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"self-signed": {
		severity: "critical",
		cause: {
			en: "The certificate is self-signed, so clients do not trust it.",
			ko: "자체 서명된 인증서이므로 보증하는 기관이 없습니다."
		},
		action: {
			en: "Have a certificate issued by a public authority (for example by ACME), or, for a private one, give its root with --ca-file.",
			ko: "공인 인증 기관에서(예: ACME) 인증서를 발급받으십시오. 사설 인증 기관이라면 --ca-file로 루트를 지정하십시오."
		},
		reference: "RFC 5280 §6.1"
	},
	untrusted: {
		severity: "critical",
		cause: {
			en: "The chain does not lead to a trusted root; it ends at {issuer}, which is not trusted or was not sent.",
			ko: "체인이 신뢰할 수 있는 루트로 이어지지 않습니다. 체인 끝의 {issuer|은/는} 신뢰되지 않거나 함께 제공되지 않았습니다."
		},
		action: {
			en: "Serve every intermediate behind the certificate. For a private authority, give its root with --ca-file.",
			ko: "인증서 뒤에 모든 중간 인증서를 함께 제공하십시오. 사설 인증 기관이라면 --ca-file로 루트를 지정하십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"issuer-unfetched": {
		severity: "high",
		cause: {
			en: "We could not determine whether the chain leads to a trusted root: the served chain does not, and the issuer certificate at {url} could not be fetched ({reason}).",
			ko: "체인이 신뢰할 수 있는 루트로 이어지는지 확인하지 못했습니다. 제공된 인증서만으로는 이어지지 않고, {url}의 발급자 인증서를 가져오지 못했습니다({reason})."
		},
		action: {
			en: "Serve every intermediate after the certificate, so clients do not have to fetch one.",
			ko: "아무도 내려받을 필요가 없도록 인증서 뒤에 모든 중간 인증서를 함께 제공하십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"trust-unconfirmed": {
		severity: "high",
		cause: {
			en: "The served chain is incomplete. We could not confirm that it is trusted with the fetched intermediate: the handshake failed ({reason}).",
			ko: "제공된 체인이 불완전하며, 가져온 중간 인증서로 신뢰되는지 확인하는 핸드셰이크가 실패했습니다({reason})."
		},
		action: {
			en: "Serve every intermediate after the certificate.",
			ko: "한 번의 핸드셰이크로 모두 확인되도록 인증서 뒤에 모든 중간 인증서를 함께 제공하십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"trust-unchecked": {
		severity: "high",
		cause: {
			en: "We could not determine whether the chain is trusted: the handshake of a current client failed, the handshake that succeeded ignores weak keys and hashes, and parts of the chain could not be validated here.",
			ko: "체인이 신뢰되는지 확인하지 못했습니다. 최신 클라이언트의 핸드셰이크는 실패했고, 성공한 핸드셰이크는 약한 키와 해시를 걸러 내지 않으며, 체인 일부는 여기서도 판단할 수 없었습니다."
		},
		action: {
			en: "Make the server complete the handshake of a current client, with a chain signed with RSA or ECDSA and SHA-256.",
			ko: "서버가 최신 클라이언트와 핸드셰이크를 마치도록 하고, SHA-256과 RSA 또는 ECDSA로 서명된 체인을 제공하십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"path-unclear": {
		severity: "low",
		cause: {
			en: "This check could not follow the chain to its root, because a certificate in it cannot be parsed or the chain is too long. The result of OpenSSL counts. The expiry of the chain and its root are unknown.",
			ko: "읽을 수 없는 인증서가 있거나 인증서가 너무 많아 체인을 루트까지 따라가지 못했으며 OpenSSL의 판단을 따랐습니다. 체인의 만료 시점과 루트의 출처는 알 수 없습니다."
		},
		action: {
			en: "Serve one short chain of certificates with valid DER encoding.",
			ko: "인코딩 규칙(DER)에 맞는 인증서로 짧은 체인 하나를 제공하십시오."
		},
		reference: "RFC 5280 §6.1"
	},
	"incomplete-chain": {
		severity: "high",
		cause: {
			en: "The served chain is incomplete: an intermediate is missing. Some clients fetch it; a fresh Firefox, curl and OpenSSL reject the chain.",
			ko: "제공된 체인에 중간 인증서가 빠져 있습니다. 일부 클라이언트는 내려받지만 새로 설치한 Firefox, curl, OpenSSL은 체인을 거부합니다."
		},
		action: {
			en: "Serve the full chain: the certificate followed by every intermediate (fullchain.pem rather than cert.pem).",
			ko: "인증서 뒤에 모든 중간 인증서를 이어 전체 체인을 제공하십시오(cert.pem 대신 fullchain.pem)."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"intermediate-expires-early": {
		severity: "medium",
		cause: {
			en: "The intermediate {subject} expires in {days}, on {date}, and the certificate cannot be used for longer.",
			ko: "중간 인증서 {subject|이/가} {date}에 만료되며(남은 기간 {days}), 인증서도 그 이후에는 사용할 수 없습니다."
		},
		action: {
			en: "Renew the certificate under the authority's current intermediate and serve that one.",
			ko: "인증 기관의 현재 중간 인증서로 인증서를 갱신하고 그 중간 인증서를 제공하십시오."
		},
		reference: "RFC 5280 §6.1.3"
	},
	"wrong-order": {
		severity: "low",
		cause: {
			en: "The chain is served in the wrong order; strict clients fail.",
			ko: "체인의 순서가 잘못되어 엄격한 클라이언트에서 실패합니다."
		},
		action: {
			en: "Serve the certificate first, then each intermediate behind the one that it issued.",
			ko: "인증서를 먼저 두고, 각 중간 인증서를 자신이 발급한 인증서 바로 뒤에 두십시오."
		},
		reference: "RFC 5246 §7.4.2"
	},
	"unrelated-certificate": {
		severity: "low",
		cause: {
			en: "The served chain contains a certificate that is not part of the chain.",
			ko: "제공된 체인에 관련 없는 인증서가 있습니다."
		},
		action: {
			en: "Remove it from the served chain.",
			ko: "제공하는 체인에서 제거하십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"duplicate-certificate": {
		severity: "low",
		cause: {
			en: "The served chain contains the same certificate twice.",
			ko: "제공된 체인에 같은 인증서가 두 번 있습니다."
		},
		action: {
			en: "Serve each certificate once.",
			ko: "각 인증서를 한 번만 제공하십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"root-included": {
		severity: "info",
		cause: {
			en: "The served chain includes the root. Clients already have it, so every handshake is larger than necessary.",
			ko: "루트 인증서도 함께 제공됩니다. 클라이언트가 이미 가지고 있으므로 핸드셰이크만 커집니다."
		},
		action: {
			en: "Leave the root out of the served chain.",
			ko: "제공하는 체인에서 루트를 빼십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"given-authority": {
		severity: "info",
		cause: {
			en: "Trusted through {authority}, the authority that you provided. Public clients do not trust it.",
			ko: "직접 지정한 인증 기관 {authority|으로/로} 신뢰를 확인했습니다. 공개적으로 신뢰되는 기관은 아닙니다."
		},
		action: {
			en: "No change is needed if all clients have that root. Otherwise use a public authority.",
			ko: "모든 클라이언트에 이 루트가 설치되어 있다면 조치가 필요 없습니다. 그렇지 않다면 공인 인증 기관을 사용하십시오."
		}
	}
});
// src/checks/ssl/hsts/problems.ts
const hstsProblems = {
	...hstsProblems$2,
	...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({ "hsts-unknown": {
		severity: "info",
		cause: {
			en: "We could not check HSTS: the site did not answer ({reason}). This does not affect the grade.",
			ko: "사이트가 직접 응답하지 않아 HSTS를 확인하지 못했습니다({reason}). 등급에는 반영되지 않습니다."
		},
		action: {
			en: "Make sure that this port serves the site over HTTP, or judge it without HSTS.",
			ko: "이 포트가 HTTP로 사이트를 제공하는지 확인하십시오. 그렇지 않다면 HSTS 없이 판단하십시오."
		}
	} })
};
// src/checks/ssl/version/problems.ts
const connectionProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"obsolete-only": {
		severity: "critical",
		cause: {
			en: "The highest version that the server offers is {protocol}. No current {client} connects.",
			ko: "서버가 {protocol}보다 높은 버전을 제공하지 않아 최신 {client|이/가} 연결할 수 없습니다."
		},
		action: {
			en: "Enable TLS 1.2 and TLS 1.3.",
			ko: "TLS 1.2와 TLS 1.3을 켜십시오."
		},
		reference: "RFC 8996"
	},
	ssl3: {
		severity: "high",
		cause: {
			en: "SSL 3.0 is offered; it is broken (POODLE).",
			ko: "취약점(POODLE)이 있는 SSL 3.0을 제공합니다."
		},
		action: {
			en: "Disable SSL 3.0.",
			ko: "SSL 3.0을 끄십시오."
		},
		reference: "RFC 7568"
	},
	tls10: {
		severity: "medium",
		cause: {
			en: "TLS 1.0 is offered, which is deprecated.",
			ko: "폐기된 TLS 1.0을 제공합니다."
		},
		action: {
			en: "Disable TLS 1.0 ({setting}).",
			ko: "TLS 1.0을 끄십시오({setting})."
		},
		reference: "RFC 8996"
	},
	tls11: {
		severity: "medium",
		cause: {
			en: "TLS 1.1 is offered, which is deprecated.",
			ko: "폐기된 TLS 1.1을 제공합니다."
		},
		action: {
			en: "Disable TLS 1.1 ({setting}).",
			ko: "TLS 1.1을 끄십시오({setting})."
		},
		reference: "RFC 8996"
	},
	"no-tls13": {
		severity: "low",
		cause: {
			en: "TLS 1.3 is not offered.",
			ko: "TLS 1.3을 제공하지 않습니다."
		},
		action: {
			en: "Enable TLS 1.3: it is faster and leaves the weak choices out.",
			ko: "더 빠르고 취약한 선택지가 없는 TLS 1.3을 켜십시오."
		},
		reference: "RFC 9325 §3.1.1"
	},
	"version-unknown": {
		severity: "info",
		cause: {
			en: "We could not determine whether {version} is offered ({reason}).",
			ko: "{version} 제공 여부를 확인하지 못했습니다({reason})."
		},
		action: {
			en: "Check it from a network without filtering.",
			ko: "필터링이 없는 네트워크에서 확인하십시오."
		}
	}
});
// src/checks/ssl/offers/problems.ts
const offersProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"suite-null": {
		severity: "critical",
		cause: {
			en: "The server accepts a cipher suite without encryption ({suite}).",
			ko: "서버가 아무것도 암호화하지 않는 암호 스위트({suite})를 받아들입니다."
		},
		action: {
			en: "Exclude NULL suites (OpenSSL: !eNULL).",
			ko: "NULL 스위트를 제외하십시오(OpenSSL: !eNULL)."
		},
		reference: "RFC 9325 §4.1"
	},
	"suite-export": {
		severity: "critical",
		cause: {
			en: "The server accepts an export-grade cipher suite ({suite}), which can be broken in minutes (FREAK, Logjam).",
			ko: "서버가 몇 분이면 깨지는 수출용 암호 스위트({suite})를 받아들입니다(FREAK, Logjam)."
		},
		action: {
			en: "Exclude export suites (OpenSSL: !EXPORT).",
			ko: "수출용 스위트를 제외하십시오(OpenSSL: !EXPORT)."
		},
		reference: "RFC 9325 §4.1"
	},
	"suite-anonymous": {
		severity: "critical",
		cause: {
			en: "The server accepts an anonymous cipher suite ({suite}), so an attacker on the network can impersonate it.",
			ko: "서버가 누구나 서버를 사칭할 수 있는 익명 암호 스위트({suite})를 받아들입니다."
		},
		action: {
			en: "Exclude anonymous suites (OpenSSL: !aNULL).",
			ko: "익명 스위트를 제외하십시오(OpenSSL: !aNULL)."
		},
		reference: "RFC 5246 §F.1.1.1"
	},
	"suite-anonymous-mail": {
		severity: "low",
		cause: {
			en: "The server accepts an anonymous cipher suite ({suite}) from mail servers that offer one. Mail servers that verify certificates never offer one.",
			ko: "서버가 익명 암호 스위트({suite})를 제안하는 발신 서버로부터 이를 받아들입니다. 상대를 확인하는 발신 서버는 제안하지 않습니다."
		},
		action: {
			en: "Exclude anonymous suites (Postfix: smtpd_tls_exclude_ciphers = aNULL).",
			ko: "익명 스위트를 제외하십시오(Postfix: smtpd_tls_exclude_ciphers = aNULL)."
		},
		reference: "RFC 7435 §3"
	},
	"suite-des": {
		severity: "critical",
		cause: {
			en: "The server accepts a cipher suite with single DES ({suite}), whose 56-bit key can be found by brute force.",
			ko: "서버가 전수 조사가 가능한 56비트 DES 암호 스위트({suite})를 받아들입니다."
		},
		action: {
			en: "Exclude DES (OpenSSL: !DES).",
			ko: "DES를 제외하십시오(OpenSSL: !DES)."
		},
		reference: "RFC 5469 §4"
	},
	"suite-rc4": {
		severity: "high",
		cause: {
			en: "The server accepts a cipher suite with RC4 ({suite}), which has practical attacks.",
			ko: "서버가 평문이 새어 나가는 RC4 암호 스위트({suite})를 받아들입니다."
		},
		action: {
			en: "Exclude RC4 (OpenSSL: !RC4).",
			ko: "RC4를 제외하십시오(OpenSSL: !RC4)."
		},
		reference: "RFC 7465 §2"
	},
	"suite-3des": {
		severity: "medium",
		cause: {
			en: "The server accepts a cipher suite with 64-bit blocks ({suite}), which is vulnerable in long connections (Sweet32).",
			ko: "서버가 긴 연결에서 블록이 반복되는 64비트 블록 암호 스위트({suite})를 받아들입니다(Sweet32)."
		},
		action: {
			en: "Exclude 3DES and IDEA (OpenSSL: !3DES:!IDEA).",
			ko: "3DES와 IDEA를 제외하십시오(OpenSSL: !3DES:!IDEA)."
		},
		reference: "RFC 9325 §4.1"
	},
	"suite-static-rsa": {
		severity: "low",
		cause: {
			en: "The server accepts a cipher suite without forward secrecy ({suite}). A stolen key decrypts recorded traffic.",
			ko: "서버가 전방향 안전성이 없는 암호 스위트({suite})를 받아들입니다. 키가 유출되면 기록된 통신이 모두 해독됩니다."
		},
		action: {
			en: "Exclude static RSA (OpenSSL: !kRSA).",
			ko: "정적 RSA를 제외하십시오(OpenSSL: !kRSA)."
		},
		reference: "RFC 9325 §4.1"
	},
	"no-modern-suite": {
		severity: "medium",
		cause: {
			en: "The server has no cipher suite with both forward secrecy and authenticated encryption (ECDHE with AES-GCM or ChaCha20).",
			ko: "전방향 안전성과 인증 암호화를 모두 갖춘 암호 스위트(ECDHE와 AES-GCM 또는 ChaCha20)가 서버에 없습니다."
		},
		action: {
			en: "Enable TLS 1.3, or the suites of Mozilla's intermediate profile.",
			ko: "TLS 1.3 또는 Mozilla의 intermediate 프로필에 있는 스위트를 켜십시오."
		},
		reference: "RFC 9325 §4.2"
	},
	"broken-dhe": {
		severity: "critical",
		cause: {
			en: "Diffie-Hellman uses a prime of {bits} bits, which can be broken (Logjam).",
			ko: "디피-헬먼이 깨질 수 있는 {bits}비트 소수를 사용합니다(Logjam)."
		},
		action: {
			en: "Drop the DHE suites, or use ffdhe2048 ({setting}).",
			ko: "DHE 스위트를 끄거나 ffdhe2048을 사용하십시오({setting})."
		},
		reference: "RFC 9325 §4.5"
	},
	"weak-dhe": {
		severity: "medium",
		cause: {
			en: "Diffie-Hellman uses a prime of {bits} bits; at least 2048 are required.",
			ko: "디피-헬먼이 {bits}비트 소수를 사용합니다. 최소 2048비트가 필요합니다."
		},
		action: {
			en: "Drop the DHE suites, or use ffdhe2048 ({setting}).",
			ko: "DHE 스위트를 끄거나 ffdhe2048을 사용하십시오({setting})."
		},
		reference: "RFC 9325 §4.5"
	},
	compression: {
		severity: "high",
		cause: {
			en: "The server compresses inside TLS, which gives secrets away by their length (CRIME).",
			ko: "서버가 TLS 안에서 압축하여 길이로 비밀이 드러날 수 있습니다(CRIME)."
		},
		action: {
			en: "Disable TLS compression.",
			ko: "TLS 압축을 끄십시오."
		},
		reference: "RFC 9325 §3.3"
	},
	"small-curve": {
		severity: "low",
		cause: {
			en: "The server accepts the curve {curve} with {bits} bits. Curves below 224 bits must not be used.",
			ko: "서버가 {bits}비트 곡선 {curve|을/를} 받아들입니다. 224비트 미만의 곡선은 사용하지 않아야 합니다."
		},
		action: {
			en: "Leave only X25519, P-256 and P-384 ({setting}).",
			ko: "X25519, P-256, P-384만 남기십시오({setting})."
		},
		reference: "RFC 9325 §4.5"
	},
	"suites-unknown": {
		severity: "info",
		cause: {
			en: "We could not determine whether weak cipher suites are offered ({families}: {reason}).",
			ko: "취약한 암호 스위트 제공 여부를 확인하지 못했습니다({families}: {reason})."
		},
		action: {
			en: "Check it from a network without filtering.",
			ko: "필터링이 없는 네트워크에서 확인하십시오."
		}
	},
	"outside-mozilla": {
		severity: "info",
		cause: {
			en: "The server matches no Mozilla TLS profile (guideline {guideline}). Outside the intermediate profile: {reasons}. This does not affect the grade.",
			ko: "서버가 Mozilla의 어느 프로필에도 맞지 않습니다(지침 {guideline}). intermediate 프로필에서 벗어난 항목: {reasons}. 등급에는 반영되지 않습니다."
		},
		action: {
			en: "Generate the configuration at https://ssl-config.mozilla.org/ where you want to follow it.",
			ko: "지침을 따르려면 https://ssl-config.mozilla.org/ 에서 설정을 생성하십시오."
		},
		reference: "Mozilla Server Side TLS 6.0"
	}
});
// src/checks/ssl/reach/problems.ts
const reachProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"outdated-handshake": {
		severity: "medium",
		cause: {
			en: "The handshake of a current client failed; only one with outdated versions, suites and groups succeeded.",
			ko: "최신 클라이언트의 핸드셰이크가 실패했고, 오래된 버전, 암호 스위트, 그룹을 제안했을 때만 성공했습니다."
		},
		action: {
			en: "Configure the server for Mozilla's intermediate profile.",
			ko: "서버를 Mozilla의 intermediate 프로필에 맞게 설정하십시오."
		},
		reference: "RFC 9325"
	},
	"no-secure-renegotiation": {
		severity: "medium",
		cause: {
			en: "The server does not support secure renegotiation (RFC 5746). Browsers connect; OpenSSL 3 and programs that use it, such as curl, Node.js and Python, refuse the connection.",
			ko: "서버가 안전한 재협상(RFC 5746)을 지원하지 않습니다. 브라우저는 연결하지만 OpenSSL 3과 이를 쓰는 curl, Node.js, Python 등은 연결을 거부합니다."
		},
		action: {
			en: "Update the TLS library of the server or of the device in front of it, or enable TLS 1.3, which has no renegotiation.",
			ko: "서버나 그 앞의 장비의 TLS 라이브러리를 업데이트하거나, 재협상이 없는 TLS 1.3을 켜십시오."
		},
		reference: "RFC 5746 §4.1"
	},
	"beyond-reach": {
		severity: "critical",
		cause: {
			en: "{who} cannot connect: the server supports only {choice}, which they do not offer.",
			ko: "서버가 {who}에서 제안하는 것을 모두 거부하고 {choice}만 받아들여 연결할 수 없습니다."
		},
		action: {
			en: "Enable TLS 1.3, and for TLS 1.2 suites with ECDHE and AES-GCM on X25519 or P-256.",
			ko: "TLS 1.3을 켜고, TLS 1.2에서는 X25519 또는 P-256의 ECDHE와 AES-GCM 스위트를 켜십시오."
		},
		reference: "RFC 9325 §4.2"
	},
	"beyond-reach-key": {
		severity: "critical",
		cause: {
			en: "{who} cannot connect: they take no signature by the key of the certificate ({key}).",
			ko: "{who}에서 인증서의 키({key})로 만든 서명을 받아들이지 않으므로 연결할 수 없습니다."
		},
		action: {
			en: "Get a certificate for an ECDSA key on P-256, or serve one beside this one.",
			ko: "P-256 ECDSA 키로 인증서를 발급받거나, 그런 인증서를 함께 제공하십시오."
		},
		reference: "CA/B BR §7.1.3"
	},
	"hello-refused": {
		severity: "high",
		cause: {
			en: "The handshake of a current client failed: the server answers a small ClientHello but not the same one in two packets. Browsers send those, for post-quantum key exchange, and no smaller one after that.",
			ko: "최신 클라이언트의 핸드셰이크가 실패했습니다. 작은 ClientHello에는 응답하지만 같은 것이 두 패킷이면 응답하지 않습니다. 브라우저는 양자 내성 키 교환을 위해 그런 ClientHello를 보내며 작은 것으로 다시 시도하지 않습니다."
		},
		action: {
			en: "Update the server or the device in front of it (load balancer, firewall) so that it accepts a ClientHello in two packets.",
			ko: "두 패킷으로 나뉜 ClientHello가 통과하도록 서버나 그 앞의 로드 밸런서, 방화벽을 업데이트하십시오."
		},
		reference: "RFC 8446 §4.1.2"
	},
	"handshake-unexplained": {
		severity: "medium",
		cause: {
			en: "The handshake of a current client failed, and a second one that offers everything old as well succeeded. Why the first one failed is not known.",
			ko: "최신 클라이언트의 핸드셰이크는 실패했고, 오래된 방식까지 모두 제안한 두 번째 핸드셰이크는 성공했습니다. 첫 번째가 실패한 이유는 알 수 없습니다."
		},
		action: {
			en: "Measure again. If it stays, look into the server's log, and see whether it signs handshakes with SHA-256.",
			ko: "다시 측정하십시오. 반복된다면 서버 로그와, 핸드셰이크 서명에 SHA-256을 쓰는지 확인하십시오."
		},
		reference: "RFC 9325"
	},
	"hybrid-refused": {
		severity: "high",
		cause: {
			en: "The handshake of a current client failed: the server, or a device in front of it, closes the connection when X25519MLKEM768 is offered, and answers when it is not. Browsers offer it and do not retry without it.",
			ko: "최신 클라이언트의 핸드셰이크가 실패했습니다. 서버나 그 앞의 장비가 X25519MLKEM768을 제안하면 연결을 끊고, 제안하지 않으면 응답합니다. 브라우저는 이를 제안하며 빼고 다시 시도하지 않습니다."
		},
		action: {
			en: "Update the server or the device in front of it (load balancer, firewall) so that it ignores key shares of unknown groups.",
			ko: "모르는 그룹의 키 공유를 무시하도록 서버나 그 앞의 로드 밸런서, 방화벽을 업데이트하십시오."
		},
		reference: "RFC 8446 §4.2.8"
	},
	"beyond-reach-signature": {
		severity: "critical",
		cause: {
			en: "{who} cannot connect: the server signs its key exchange only with {signature}, which they do not support.",
			ko: "서버가 키 교환에 {signature} 서명만 사용하고 {who}에서 이를 받아들이지 않으므로 연결할 수 없습니다."
		},
		action: {
			en: "Let the server sign with SHA-256 (OpenSSL: SignatureAlgorithms), and enable TLS 1.3.",
			ko: "서버가 SHA-256으로 서명하게 하고(OpenSSL: SignatureAlgorithms) TLS 1.3을 켜십시오."
		},
		reference: "RFC 9155 §4"
	}
});
// src/checks/ssl/certificate/problems-policy.ts
const policyProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"wildcard-too-broad": {
		severity: "high",
		cause: {
			en: "The certificate has a wildcard for a whole public suffix (such as *.co.uk), where names of other owners are registered{outcome}.",
			ko: "인증서에 누구나 이름을 등록할 수 있는 공개 접미사 전체(예: *.co.kr)에 대한 와일드카드가 있습니다.{outcome}"
		},
		action: {
			en: "Have a certificate issued for your own domain and its subdomains.",
			ko: "자신의 도메인과 하위 도메인에 대한 인증서를 발급받으십시오."
		},
		reference: "CA/B BR §3.2.2.6"
	},
	"lifetime-too-long": {
		severity: "medium",
		cause: {
			en: "The certificate is valid for {days}. Certificates issued on {date} may be valid for at most {limit}, and {strict} refuse longer ones.",
			ko: "인증서의 유효 기간이 {days}입니다. {date}에 발급된 인증서는 최대 {limit}일까지 허용되며, {strict|은/는} 더 긴 인증서를 거부합니다."
		},
		action: {
			en: "Have a certificate issued for the usual time, and its renewal automated.",
			ko: "통상적인 기간의 인증서를 발급받고 갱신을 자동화하십시오."
		},
		reference: "CA/B BR §6.3.2"
	},
	"no-timestamps": {
		severity: "high",
		cause: {
			en: "The certificate has no signed certificate timestamp (SCT). {strict} refuse public certificates that are not logged.",
			ko: "인증서에 투명성 타임스탬프(SCT)가 없습니다. {strict|은/는} 기록되지 않은 공개 인증서를 거부합니다."
		},
		action: {
			en: "Have the certificate issued again with embedded timestamps, which is the default of public authorities.",
			ko: "타임스탬프가 포함된 인증서를 다시 발급받으십시오. 공개 인증 기관은 기본으로 포함합니다."
		},
		reference: "RFC 6962 §3.3"
	},
	"timestamps-unknown": {
		severity: "info",
		cause: {
			en: "The certificate has no embedded timestamp (SCT). We could not see whether one is sent with the handshake. This does not affect the grade.",
			ko: "인증서 자체에는 타임스탬프가 없으며, 함께 전송되는지는 확인하지 못했습니다. 등급에는 반영되지 않습니다."
		},
		action: {
			en: "Prefer a certificate with embedded timestamps.",
			ko: "타임스탬프가 포함된 인증서를 사용하십시오."
		},
		reference: "RFC 6962 §3.3"
	},
	"must-staple": {
		severity: "high",
		cause: {
			en: "The certificate demands a stapled OCSP response, and the server sends no valid one. Firefox shows an error page; Chrome and Edge do not check this.",
			ko: "인증서가 스테이플링된 OCSP 응답을 요구하지만 서버가 유효한 응답을 보내지 않습니다. Firefox는 오류 페이지를 표시하고 Chrome과 Edge는 검사하지 않습니다."
		},
		action: {
			en: "Enable {stapling}, or have a certificate issued without must-staple.",
			ko: "{stapling|을/를} 켜거나 must-staple이 없는 인증서를 발급받으십시오."
		},
		reference: "RFC 7633 §4.2.3"
	},
	"staple-unusable": {
		severity: "low",
		cause: {
			en: "The stapled OCSP response is not usable ({reason}), so clients ignore it.",
			ko: "스테이플링된 OCSP 응답이 아무것도 증명하지 못해({reason}) 클라이언트가 무시합니다."
		},
		action: {
			en: "Let the server fetch fresh responses before the old ones end.",
			ko: "이전 응답이 만료되기 전에 서버가 새 응답을 가져오도록 하십시오."
		},
		reference: "RFC 6960 §3.2"
	},
	"staple-too-long": {
		severity: "low",
		cause: {
			en: "The stapled OCSP response is valid for {days}. The rules for public authorities allow ten days.",
			ko: "스테이플링된 OCSP 응답의 유효 기간이 {days}입니다. 공개 인증 기관에는 10일까지 허용됩니다."
		},
		action: {
			en: "Report it to the authority: a revocation would go unseen for as long.",
			ko: "인증 기관에 알리십시오. 그동안 폐기 사실이 드러나지 않습니다."
		},
		reference: "CA/B BR §4.9.10"
	}
});
// src/checks/ssl/revocation/problems.ts
const revocationProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"intermediate-revoked": {
		severity: "critical",
		cause: {
			en: "The intermediate certificate {name} was revoked by its issuer on {date} (source: {source}). Clients must not trust any certificate below it.",
			ko: "발급자가 {date}에 중간 인증서 {name|을/를} 폐기했습니다(출처: {source}). 그 아래의 인증서는 믿을 수 없습니다."
		},
		action: {
			en: "Have a new certificate issued under an intermediate that is in force, and serve it with that one.",
			ko: "유효한 중간 인증서 아래에서 인증서를 새로 발급받아 그 중간 인증서와 함께 제공하십시오."
		},
		reference: "RFC 5280 §6.1.3"
	},
	"intermediate-revoked-avoidable": {
		severity: "medium",
		cause: {
			en: "The intermediate certificate {name} was revoked on {date} (source: {source}). Another path avoids it, but not every client looks for one.",
			ko: "중간 인증서 {name|이/가} {date}에 폐기되었습니다(출처: {source}). 이를 피하는 다른 경로가 있지만 모든 클라이언트가 그 경로를 찾지는 않습니다."
		},
		action: {
			en: "Serve only the other intermediate, and remove the revoked one from the chain.",
			ko: "폐기된 중간 인증서를 체인에서 빼고 다른 중간 인증서만 제공하십시오."
		},
		reference: "RFC 4158 §3.5"
	},
	"intermediate-revoked-unclear": {
		severity: "high",
		cause: {
			en: "The intermediate certificate {name} was revoked on {date} (source: {source}). Another path avoids it, but we could not determine whether that path is revoked too. There is no grade.",
			ko: "중간 인증서 {name|이/가} {date}에 폐기되었습니다(출처: {source}). 이를 피하는 다른 경로가 있지만 그 경로의 폐기 여부를 확인하지 못해 등급을 매기지 않습니다."
		},
		action: {
			en: "Have a new certificate issued under an intermediate that is in force, and serve it with that one.",
			ko: "유효한 중간 인증서 아래에서 인증서를 새로 발급받아 그 중간 인증서와 함께 제공하십시오."
		},
		reference: "RFC 5280 §6.3"
	},
	"intermediate-revocation-unknown": {
		severity: "info",
		cause: {
			en: "We could not determine whether the intermediate certificate {name} is revoked ({why}). This does not affect the grade.",
			ko: "중간 인증서 {name}의 폐기 여부를 확인하지 못했습니다({why}). 등급에는 반영되지 않습니다."
		},
		action: {
			en: "No change on your server is needed. If this persists, ask the issuer.",
			ko: "서버에서 할 일은 없습니다. 계속되면 발급자에게 문의하십시오."
		},
		reference: "RFC 5280 §6.3"
	}
});
// src/checks/ssl/starttls/problems.ts
const starttlsProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({ "starttls-injected": {
	severity: "high",
	cause: {
		en: "Plain text came between the go-ahead for TLS and TLS itself; clients that keep it take a stranger's words for the server's.",
		ko: "TLS 시작 응답과 TLS 사이에 평문이 끼어 있었습니다. 이를 버리지 않는 클라이언트는 제삼자의 말을 서버의 말로 받아들입니다."
	},
	action: {
		en: "Update the server so that it sends nothing after its STARTTLS reply. If it is already correct, look for a device in between.",
		ko: "TLS 전에 아무것도 더 보내지 않도록 서버를 업데이트하십시오. 서버가 보낸 것이 아니라면 중간에서 끼어드는 장비를 찾으십시오."
	},
	reference: "RFC 3207 §4.2, CVE-2011-0411"
} });
// src/checks/ssl/problems.ts
const problems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	...certificateProblems,
	...trustProblems,
	...pathProblems,
	...formProblems,
	...connectionProblems,
	...hstsProblems,
	...reachProblems,
	...offersProblems,
	...policyProblems,
	...revocationProblems,
	...starttlsProblems,
	...addressesProblems,
	...surroundingsProblems
});
const words$1 = {
	problems,
	doubts: doubtWords,
	parts: {
		certificate: {
			en: "Certificate validity",
			ko: "인증서 유효성"
		},
		version: {
			en: "TLS versions",
			ko: "TLS 버전"
		},
		trust: {
			en: "Chain of trust",
			ko: "신뢰 체인"
		},
		hsts: {
			en: "HSTS",
			ko: "HSTS"
		}
	},
	caps: {
		...surroundingsCaps,
		"no-certificate": {
			en: "the server presents no certificate",
			ko: "서버가 인증서를 제시하지 않음"
		},
		oversized: {
			en: "the certificates are larger than clients accept",
			ko: "인증서가 클라이언트가 받는 크기를 넘음"
		},
		unreadable: {
			en: "the certificate cannot be read",
			ko: "인증서를 읽을 수 없음"
		},
		expired: {
			en: "the certificate has expired",
			ko: "인증서가 만료됨"
		},
		"not-yet-valid": {
			en: "the certificate is not valid yet",
			ko: "인증서의 유효 기간이 아직 시작되지 않음"
		},
		"wrong-name": {
			en: "the certificate is for another name",
			ko: "인증서가 다른 이름용임"
		},
		"no-san": {
			en: "the certificate has no subjectAltName",
			ko: "인증서에 호스트 이름이 없음"
		},
		"weak-key": {
			en: "the key is too weak",
			ko: "키가 너무 약함"
		},
		"weak-signature": {
			en: "a signature uses a broken hash",
			ko: "서명에 취약한 해시가 쓰임"
		},
		"wrong-purpose": {
			en: "the certificate is not for servers",
			ko: "인증서가 서버용이 아님"
		},
		"wrong-key-usage": {
			en: "the key usage does not allow TLS",
			ko: "키 용도가 사용 방식과 맞지 않음"
		},
		revoked: {
			en: "the certificate is revoked",
			ko: "인증서가 폐기됨"
		},
		"intermediate-revoked": {
			en: "an intermediate certificate is revoked",
			ko: "중간 인증서가 폐기됨"
		},
		untrusted: {
			en: "the certificate is not trusted",
			ko: "인증서를 신뢰할 수 없음"
		},
		"obsolete-only": {
			en: "only TLS 1.1 and older are offered",
			ko: "TLS 1.1보다 높은 버전을 제공하지 않음"
		},
		"beyond-reach": {
			en: "most browsers cannot connect",
			ko: "대부분의 브라우저가 연결할 수 없음"
		},
		"chromium-refused": {
			en: "Chrome and Edge reject the certificate",
			ko: "Chrome과 Edge가 인증서를 거부함"
		},
		"firefox-refused": {
			en: "Firefox rejects the certificate",
			ko: "Firefox가 인증서를 거부함"
		},
		"browser-refused": {
			en: "the handshake of a browser failed",
			ko: "브라우저의 핸드셰이크가 실패함"
		},
		unseen: {
			en: "we could not determine which old versions or weak suites are offered",
			ko: "오래된 버전이나 취약한 스위트의 제공 여부를 알 수 없음"
		},
		ssl3: {
			en: "SSL 3.0 is offered",
			ko: "SSL 3.0을 제공함"
		},
		"old-versions": {
			en: "TLS 1.0 or 1.1 is offered",
			ko: "TLS 1.0 또는 1.1을 제공함"
		},
		"incomplete-chain": {
			en: "the served chain is incomplete",
			ko: "제공된 체인이 불완전함"
		},
		"no-tls13": {
			en: "TLS 1.3 is not offered",
			ko: "TLS 1.3을 제공하지 않음"
		},
		"expires-soon": {
			en: "the certificate expires soon",
			ko: "인증서가 곧 만료됨"
		},
		"hsts-ip-address": {
			en: "HSTS has no effect for an IP address",
			ko: "IP 주소에는 HSTS가 효과가 없음"
		},
		"worthless-suites": {
			en: "a cipher suite without protection is offered",
			ko: "보호하지 못하는 암호 스위트를 제공함"
		},
		"old-suites": {
			en: "RC4 or 3DES is offered",
			ko: "RC4 또는 3DES를 제공함"
		},
		"no-modern-suite": {
			en: "no suite has forward secrecy and authenticated encryption",
			ko: "전방향 안전성과 인증 암호화를 갖춘 스위트가 없음"
		},
		"broken-dhe": {
			en: "Diffie-Hellman is below 1024 bits",
			ko: "디피-헬먼이 1024비트 미만임"
		},
		"weak-dhe": {
			en: "Diffie-Hellman is below 2048 bits",
			ko: "디피-헬먼이 2048비트 미만임"
		},
		injected: {
			en: "plaintext was injected before TLS",
			ko: "TLS 전에 평문이 끼어듦"
		},
		compression: {
			en: "TLS compression is offered",
			ko: "TLS 압축을 제공함"
		},
		"no-timestamps": {
			en: "the certificate has no timestamp (SCT)",
			ko: "인증서에 타임스탬프(SCT)가 없음"
		},
		"must-staple": {
			en: "the required OCSP staple is missing",
			ko: "인증서가 요구하는 스테이플이 없음"
		}
	},
	kpis: {
		...surroundingsKpis,
		mozilla: {
			en: "Mozilla profile",
			ko: "Mozilla 프로필"
		},
		"days-left": {
			en: "Days left",
			ko: "남은 일수"
		},
		issuer: {
			en: "Issuer",
			ko: "발급자"
		},
		protocol: {
			en: "Negotiated version",
			ko: "협상된 버전"
		},
		group: {
			en: "Key exchange group",
			ko: "키 교환 그룹"
		},
		key: {
			en: "Key",
			ko: "키"
		},
		cipher: {
			en: "Cipher suite",
			ko: "암호 스위트"
		},
		revocation: {
			en: "Revocation",
			ko: "폐기 여부"
		},
		hsts: {
			en: "HSTS max-age",
			ko: "HSTS max-age"
		}
	},
	values: {
		mozilla: { neither: {
			en: "neither",
			ko: "어느 것도 아님"
		} },
		group: { false: {
			en: "none",
			ko: "없음"
		} },
		revocation: {
			good: {
				en: "good",
				ko: "정상"
			},
			revoked: {
				en: "revoked",
				ko: "폐기됨"
			},
			"issuer-revoked": {
				en: "an issuer is revoked",
				ko: "발급자가 폐기됨"
			},
			"not-applicable": {
				en: "not applicable",
				ko: "해당 없음"
			}
		},
		hsts: hstsValues
	}
};
// src/data/tls-groups.ts
const groupFamilies = {
	hybrid: [
		{
			code: 4588,
			name: "X25519MLKEM768"
		},
		{
			code: 4587,
			name: "SecP256r1MLKEM768"
		},
		{
			code: 4589,
			name: "SecP384r1MLKEM1024"
		},
		{
			code: 25497,
			name: "X25519Kyber768Draft00",
			isDraft: true
		}
	],
	rare: [
		{
			code: 25498,
			name: "SecP256r1Kyber768Draft00",
			isDraft: true
		},
		{
			code: 512,
			name: "MLKEM512"
		},
		{
			code: 513,
			name: "MLKEM768"
		},
		{
			code: 514,
			name: "MLKEM1024"
		}
	],
	montgomery: [{
		code: 29,
		name: "x25519"
	}, {
		code: 30,
		name: "x448"
	}],
	nist: [
		{
			code: 23,
			name: "secp256r1",
			bits: 256
		},
		{
			code: 24,
			name: "secp384r1",
			bits: 384
		},
		{
			code: 25,
			name: "secp521r1",
			bits: 521
		}
	],
	finite: [
		{
			code: 256,
			name: "ffdhe2048"
		},
		{
			code: 257,
			name: "ffdhe3072"
		},
		{
			code: 258,
			name: "ffdhe4096"
		},
		{
			code: 259,
			name: "ffdhe6144"
		},
		{
			code: 260,
			name: "ffdhe8192"
		}
	],
	legacy: [
		{
			code: 15,
			name: "secp160k1",
			bits: 160
		},
		{
			code: 16,
			name: "secp160r1",
			bits: 160
		},
		{
			code: 17,
			name: "secp160r2",
			bits: 160
		},
		{
			code: 1,
			name: "sect163k1",
			bits: 163
		},
		{
			code: 2,
			name: "sect163r1",
			bits: 163
		},
		{
			code: 3,
			name: "sect163r2",
			bits: 163
		},
		{
			code: 18,
			name: "secp192k1",
			bits: 192
		},
		{
			code: 19,
			name: "secp192r1",
			bits: 192
		},
		{
			code: 4,
			name: "sect193r1",
			bits: 193
		},
		{
			code: 5,
			name: "sect193r2",
			bits: 193
		},
		{
			code: 20,
			name: "secp224k1",
			bits: 224
		},
		{
			code: 21,
			name: "secp224r1",
			bits: 224
		},
		{
			code: 6,
			name: "sect233k1",
			bits: 233
		},
		{
			code: 7,
			name: "sect233r1",
			bits: 233
		},
		{
			code: 8,
			name: "sect239k1",
			bits: 239
		},
		{
			code: 22,
			name: "secp256k1",
			bits: 256
		},
		{
			code: 26,
			name: "brainpoolP256r1",
			bits: 256
		},
		{
			code: 9,
			name: "sect283k1",
			bits: 283
		},
		{
			code: 10,
			name: "sect283r1",
			bits: 283
		},
		{
			code: 27,
			name: "brainpoolP384r1",
			bits: 384
		},
		{
			code: 11,
			name: "sect409k1",
			bits: 409
		},
		{
			code: 12,
			name: "sect409r1",
			bits: 409
		},
		{
			code: 28,
			name: "brainpoolP512r1",
			bits: 512
		},
		{
			code: 13,
			name: "sect571k1",
			bits: 571
		},
		{
			code: 14,
			name: "sect571r1",
			bits: 571
		}
	]
};
const hybridGroup = "X25519MLKEM768";
const otherPostQuantumGroups = [...groupFamilies.hybrid, ...groupFamilies.rare].filter(({ name }) => name !== hybridGroup);
const classicGroups$1 = [...groupFamilies.montgomery.filter(({ name }) => name === "x25519"), ...groupFamilies.nist];
// src/data/cipher-suites-weak.ts
const weakSuites = {
	null: [
		[1, "TLS_RSA_WITH_NULL_MD5"],
		[2, "TLS_RSA_WITH_NULL_SHA"],
		[59, "TLS_RSA_WITH_NULL_SHA256"],
		[49153, "TLS_ECDH_ECDSA_WITH_NULL_SHA"],
		[49158, "TLS_ECDHE_ECDSA_WITH_NULL_SHA"],
		[49163, "TLS_ECDH_RSA_WITH_NULL_SHA"],
		[49168, "TLS_ECDHE_RSA_WITH_NULL_SHA"],
		[49173, "TLS_ECDH_anon_WITH_NULL_SHA"]
	],
	export: [
		[3, "TLS_RSA_EXPORT_WITH_RC4_40_MD5"],
		[6, "TLS_RSA_EXPORT_WITH_RC2_CBC_40_MD5"],
		[8, "TLS_RSA_EXPORT_WITH_DES40_CBC_SHA"],
		[11, "TLS_DH_DSS_EXPORT_WITH_DES40_CBC_SHA"],
		[14, "TLS_DH_RSA_EXPORT_WITH_DES40_CBC_SHA"],
		[17, "TLS_DHE_DSS_EXPORT_WITH_DES40_CBC_SHA"],
		[20, "TLS_DHE_RSA_EXPORT_WITH_DES40_CBC_SHA"],
		[23, "TLS_DH_anon_EXPORT_WITH_RC4_40_MD5"],
		[25, "TLS_DH_anon_EXPORT_WITH_DES40_CBC_SHA"],
		[96, "TLS_RSA_EXPORT1024_WITH_RC4_56_MD5"],
		[97, "TLS_RSA_EXPORT1024_WITH_RC2_CBC_56_MD5"],
		[98, "TLS_RSA_EXPORT1024_WITH_DES_CBC_SHA"],
		[99, "TLS_DHE_DSS_EXPORT1024_WITH_DES_CBC_SHA"],
		[100, "TLS_RSA_EXPORT1024_WITH_RC4_56_SHA"],
		[101, "TLS_DHE_DSS_EXPORT1024_WITH_RC4_56_SHA"]
	],
	anonymous: [
		[24, "TLS_DH_anon_WITH_RC4_128_MD5"],
		[26, "TLS_DH_anon_WITH_DES_CBC_SHA"],
		[27, "TLS_DH_anon_WITH_3DES_EDE_CBC_SHA"],
		[52, "TLS_DH_anon_WITH_AES_128_CBC_SHA"],
		[58, "TLS_DH_anon_WITH_AES_256_CBC_SHA"],
		[70, "TLS_DH_anon_WITH_CAMELLIA_128_CBC_SHA"],
		[108, "TLS_DH_anon_WITH_AES_128_CBC_SHA256"],
		[109, "TLS_DH_anon_WITH_AES_256_CBC_SHA256"],
		[137, "TLS_DH_anon_WITH_CAMELLIA_256_CBC_SHA"],
		[155, "TLS_DH_anon_WITH_SEED_CBC_SHA"],
		[166, "TLS_DH_anon_WITH_AES_128_GCM_SHA256"],
		[167, "TLS_DH_anon_WITH_AES_256_GCM_SHA384"],
		[191, "TLS_DH_anon_WITH_CAMELLIA_128_CBC_SHA256"],
		[197, "TLS_DH_anon_WITH_CAMELLIA_256_CBC_SHA256"],
		[49174, "TLS_ECDH_anon_WITH_RC4_128_SHA"],
		[49175, "TLS_ECDH_anon_WITH_3DES_EDE_CBC_SHA"],
		[49176, "TLS_ECDH_anon_WITH_AES_128_CBC_SHA"],
		[49177, "TLS_ECDH_anon_WITH_AES_256_CBC_SHA"],
		[49222, "TLS_DH_anon_WITH_ARIA_128_CBC_SHA256"],
		[49223, "TLS_DH_anon_WITH_ARIA_256_CBC_SHA384"],
		[49242, "TLS_DH_anon_WITH_ARIA_128_GCM_SHA256"],
		[49243, "TLS_DH_anon_WITH_ARIA_256_GCM_SHA384"],
		[49284, "TLS_DH_anon_WITH_CAMELLIA_128_GCM_SHA256"],
		[49285, "TLS_DH_anon_WITH_CAMELLIA_256_GCM_SHA384"]
	],
	des: [
		[9, "TLS_RSA_WITH_DES_CBC_SHA"],
		[12, "TLS_DH_DSS_WITH_DES_CBC_SHA"],
		[15, "TLS_DH_RSA_WITH_DES_CBC_SHA"],
		[18, "TLS_DHE_DSS_WITH_DES_CBC_SHA"],
		[21, "TLS_DHE_RSA_WITH_DES_CBC_SHA"],
		[65278, "SSL_RSA_FIPS_WITH_DES_CBC_SHA"]
	],
	rc4: [
		[4, "TLS_RSA_WITH_RC4_128_MD5"],
		[5, "TLS_RSA_WITH_RC4_128_SHA"],
		[102, "TLS_DHE_DSS_WITH_RC4_128_SHA"],
		[49154, "TLS_ECDH_ECDSA_WITH_RC4_128_SHA"],
		[49159, "TLS_ECDHE_ECDSA_WITH_RC4_128_SHA"],
		[49164, "TLS_ECDH_RSA_WITH_RC4_128_SHA"],
		[49169, "TLS_ECDHE_RSA_WITH_RC4_128_SHA"]
	],
	"3des": [
		[7, "TLS_RSA_WITH_IDEA_CBC_SHA"],
		[10, "TLS_RSA_WITH_3DES_EDE_CBC_SHA"],
		[13, "TLS_DH_DSS_WITH_3DES_EDE_CBC_SHA"],
		[16, "TLS_DH_RSA_WITH_3DES_EDE_CBC_SHA"],
		[19, "TLS_DHE_DSS_WITH_3DES_EDE_CBC_SHA"],
		[22, "TLS_DHE_RSA_WITH_3DES_EDE_CBC_SHA"],
		[49155, "TLS_ECDH_ECDSA_WITH_3DES_EDE_CBC_SHA"],
		[49160, "TLS_ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA"],
		[49165, "TLS_ECDH_RSA_WITH_3DES_EDE_CBC_SHA"],
		[49170, "TLS_ECDHE_RSA_WITH_3DES_EDE_CBC_SHA"],
		[65279, "SSL_RSA_FIPS_WITH_3DES_EDE_CBC_SHA"]
	]
};
// src/data/cipher-suites.ts
const suiteFamilies = {
	...weakSuites,
	"ecdhe-aead": [
		[49195, "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256"],
		[49196, "TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384"],
		[49199, "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256"],
		[49200, "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384"],
		[52392, "TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256"],
		[52393, "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256"]
	],
	"ecdhe-cbc": [
		[49161, "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA"],
		[49162, "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA"],
		[49171, "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA"],
		[49172, "TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA"],
		[49187, "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256"],
		[49188, "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA384"],
		[49191, "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256"],
		[49192, "TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA384"],
		[49224, "TLS_ECDHE_ECDSA_WITH_ARIA_128_CBC_SHA256"],
		[49225, "TLS_ECDHE_ECDSA_WITH_ARIA_256_CBC_SHA384"],
		[49228, "TLS_ECDHE_RSA_WITH_ARIA_128_CBC_SHA256"],
		[49229, "TLS_ECDHE_RSA_WITH_ARIA_256_CBC_SHA384"],
		[49266, "TLS_ECDHE_ECDSA_WITH_CAMELLIA_128_CBC_SHA256"],
		[49267, "TLS_ECDHE_ECDSA_WITH_CAMELLIA_256_CBC_SHA384"],
		[49270, "TLS_ECDHE_RSA_WITH_CAMELLIA_128_CBC_SHA256"],
		[49271, "TLS_ECDHE_RSA_WITH_CAMELLIA_256_CBC_SHA384"]
	],
	dhe: [
		[50, "TLS_DHE_DSS_WITH_AES_128_CBC_SHA"],
		[51, "TLS_DHE_RSA_WITH_AES_128_CBC_SHA"],
		[56, "TLS_DHE_DSS_WITH_AES_256_CBC_SHA"],
		[57, "TLS_DHE_RSA_WITH_AES_256_CBC_SHA"],
		[64, "TLS_DHE_DSS_WITH_AES_128_CBC_SHA256"],
		[68, "TLS_DHE_DSS_WITH_CAMELLIA_128_CBC_SHA"],
		[69, "TLS_DHE_RSA_WITH_CAMELLIA_128_CBC_SHA"],
		[103, "TLS_DHE_RSA_WITH_AES_128_CBC_SHA256"],
		[106, "TLS_DHE_DSS_WITH_AES_256_CBC_SHA256"],
		[107, "TLS_DHE_RSA_WITH_AES_256_CBC_SHA256"],
		[135, "TLS_DHE_DSS_WITH_CAMELLIA_256_CBC_SHA"],
		[136, "TLS_DHE_RSA_WITH_CAMELLIA_256_CBC_SHA"],
		[153, "TLS_DHE_DSS_WITH_SEED_CBC_SHA"],
		[154, "TLS_DHE_RSA_WITH_SEED_CBC_SHA"],
		[158, "TLS_DHE_RSA_WITH_AES_128_GCM_SHA256"],
		[159, "TLS_DHE_RSA_WITH_AES_256_GCM_SHA384"],
		[162, "TLS_DHE_DSS_WITH_AES_128_GCM_SHA256"],
		[163, "TLS_DHE_DSS_WITH_AES_256_GCM_SHA384"],
		[189, "TLS_DHE_DSS_WITH_CAMELLIA_128_CBC_SHA256"],
		[190, "TLS_DHE_RSA_WITH_CAMELLIA_128_CBC_SHA256"],
		[195, "TLS_DHE_DSS_WITH_CAMELLIA_256_CBC_SHA256"],
		[196, "TLS_DHE_RSA_WITH_CAMELLIA_256_CBC_SHA256"],
		[49218, "TLS_DHE_DSS_WITH_ARIA_128_CBC_SHA256"],
		[49219, "TLS_DHE_DSS_WITH_ARIA_256_CBC_SHA384"],
		[49220, "TLS_DHE_RSA_WITH_ARIA_128_CBC_SHA256"],
		[49221, "TLS_DHE_RSA_WITH_ARIA_256_CBC_SHA384"],
		[49234, "TLS_DHE_RSA_WITH_ARIA_128_GCM_SHA256"],
		[49235, "TLS_DHE_RSA_WITH_ARIA_256_GCM_SHA384"],
		[49238, "TLS_DHE_DSS_WITH_ARIA_128_GCM_SHA256"],
		[49239, "TLS_DHE_DSS_WITH_ARIA_256_GCM_SHA384"],
		[49276, "TLS_DHE_RSA_WITH_CAMELLIA_128_GCM_SHA256"],
		[49277, "TLS_DHE_RSA_WITH_CAMELLIA_256_GCM_SHA384"],
		[49280, "TLS_DHE_DSS_WITH_CAMELLIA_128_GCM_SHA256"],
		[49281, "TLS_DHE_DSS_WITH_CAMELLIA_256_GCM_SHA384"],
		[49310, "TLS_DHE_RSA_WITH_AES_128_CCM"],
		[49311, "TLS_DHE_RSA_WITH_AES_256_CCM"],
		[49314, "TLS_DHE_RSA_WITH_AES_128_CCM_8"],
		[49315, "TLS_DHE_RSA_WITH_AES_256_CCM_8"],
		[52394, "TLS_DHE_RSA_WITH_CHACHA20_POLY1305_SHA256"]
	],
	"static-rsa": [
		[47, "TLS_RSA_WITH_AES_128_CBC_SHA"],
		[53, "TLS_RSA_WITH_AES_256_CBC_SHA"],
		[60, "TLS_RSA_WITH_AES_128_CBC_SHA256"],
		[61, "TLS_RSA_WITH_AES_256_CBC_SHA256"],
		[65, "TLS_RSA_WITH_CAMELLIA_128_CBC_SHA"],
		[132, "TLS_RSA_WITH_CAMELLIA_256_CBC_SHA"],
		[150, "TLS_RSA_WITH_SEED_CBC_SHA"],
		[156, "TLS_RSA_WITH_AES_128_GCM_SHA256"],
		[157, "TLS_RSA_WITH_AES_256_GCM_SHA384"],
		[186, "TLS_RSA_WITH_CAMELLIA_128_CBC_SHA256"],
		[192, "TLS_RSA_WITH_CAMELLIA_256_CBC_SHA256"],
		[49212, "TLS_RSA_WITH_ARIA_128_CBC_SHA256"],
		[49213, "TLS_RSA_WITH_ARIA_256_CBC_SHA384"],
		[49232, "TLS_RSA_WITH_ARIA_128_GCM_SHA256"],
		[49233, "TLS_RSA_WITH_ARIA_256_GCM_SHA384"],
		[49274, "TLS_RSA_WITH_CAMELLIA_128_GCM_SHA256"],
		[49275, "TLS_RSA_WITH_CAMELLIA_256_GCM_SHA384"],
		[49308, "TLS_RSA_WITH_AES_128_CCM"],
		[49309, "TLS_RSA_WITH_AES_256_CCM"],
		[49312, "TLS_RSA_WITH_AES_128_CCM_8"],
		[49313, "TLS_RSA_WITH_AES_256_CCM_8"]
	],
	other: [
		[48, "TLS_DH_DSS_WITH_AES_128_CBC_SHA"],
		[49, "TLS_DH_RSA_WITH_AES_128_CBC_SHA"],
		[54, "TLS_DH_DSS_WITH_AES_256_CBC_SHA"],
		[55, "TLS_DH_RSA_WITH_AES_256_CBC_SHA"],
		[62, "TLS_DH_DSS_WITH_AES_128_CBC_SHA256"],
		[63, "TLS_DH_RSA_WITH_AES_128_CBC_SHA256"],
		[66, "TLS_DH_DSS_WITH_CAMELLIA_128_CBC_SHA"],
		[67, "TLS_DH_RSA_WITH_CAMELLIA_128_CBC_SHA"],
		[104, "TLS_DH_DSS_WITH_AES_256_CBC_SHA256"],
		[105, "TLS_DH_RSA_WITH_AES_256_CBC_SHA256"],
		[133, "TLS_DH_DSS_WITH_CAMELLIA_256_CBC_SHA"],
		[134, "TLS_DH_RSA_WITH_CAMELLIA_256_CBC_SHA"],
		[151, "TLS_DH_DSS_WITH_SEED_CBC_SHA"],
		[152, "TLS_DH_RSA_WITH_SEED_CBC_SHA"],
		[160, "TLS_DH_RSA_WITH_AES_128_GCM_SHA256"],
		[161, "TLS_DH_RSA_WITH_AES_256_GCM_SHA384"],
		[164, "TLS_DH_DSS_WITH_AES_128_GCM_SHA256"],
		[165, "TLS_DH_DSS_WITH_AES_256_GCM_SHA384"],
		[187, "TLS_DH_DSS_WITH_CAMELLIA_128_CBC_SHA256"],
		[188, "TLS_DH_RSA_WITH_CAMELLIA_128_CBC_SHA256"],
		[193, "TLS_DH_DSS_WITH_CAMELLIA_256_CBC_SHA256"],
		[194, "TLS_DH_RSA_WITH_CAMELLIA_256_CBC_SHA256"],
		[49156, "TLS_ECDH_ECDSA_WITH_AES_128_CBC_SHA"],
		[49157, "TLS_ECDH_ECDSA_WITH_AES_256_CBC_SHA"],
		[49166, "TLS_ECDH_RSA_WITH_AES_128_CBC_SHA"],
		[49167, "TLS_ECDH_RSA_WITH_AES_256_CBC_SHA"],
		[49189, "TLS_ECDH_ECDSA_WITH_AES_128_CBC_SHA256"],
		[49190, "TLS_ECDH_ECDSA_WITH_AES_256_CBC_SHA384"],
		[49193, "TLS_ECDH_RSA_WITH_AES_128_CBC_SHA256"],
		[49194, "TLS_ECDH_RSA_WITH_AES_256_CBC_SHA384"],
		[49197, "TLS_ECDH_ECDSA_WITH_AES_128_GCM_SHA256"],
		[49198, "TLS_ECDH_ECDSA_WITH_AES_256_GCM_SHA384"],
		[49201, "TLS_ECDH_RSA_WITH_AES_128_GCM_SHA256"],
		[49202, "TLS_ECDH_RSA_WITH_AES_256_GCM_SHA384"],
		[49214, "TLS_DH_DSS_WITH_ARIA_128_CBC_SHA256"],
		[49215, "TLS_DH_DSS_WITH_ARIA_256_CBC_SHA384"],
		[49216, "TLS_DH_RSA_WITH_ARIA_128_CBC_SHA256"],
		[49217, "TLS_DH_RSA_WITH_ARIA_256_CBC_SHA384"],
		[49226, "TLS_ECDH_ECDSA_WITH_ARIA_128_CBC_SHA256"],
		[49227, "TLS_ECDH_ECDSA_WITH_ARIA_256_CBC_SHA384"],
		[49230, "TLS_ECDH_RSA_WITH_ARIA_128_CBC_SHA256"],
		[49231, "TLS_ECDH_RSA_WITH_ARIA_256_CBC_SHA384"],
		[49236, "TLS_DH_RSA_WITH_ARIA_128_GCM_SHA256"],
		[49237, "TLS_DH_RSA_WITH_ARIA_256_GCM_SHA384"],
		[49240, "TLS_DH_DSS_WITH_ARIA_128_GCM_SHA256"],
		[49241, "TLS_DH_DSS_WITH_ARIA_256_GCM_SHA384"],
		[49244, "TLS_ECDHE_ECDSA_WITH_ARIA_128_GCM_SHA256"],
		[49245, "TLS_ECDHE_ECDSA_WITH_ARIA_256_GCM_SHA384"],
		[49246, "TLS_ECDH_ECDSA_WITH_ARIA_128_GCM_SHA256"],
		[49247, "TLS_ECDH_ECDSA_WITH_ARIA_256_GCM_SHA384"],
		[49248, "TLS_ECDHE_RSA_WITH_ARIA_128_GCM_SHA256"],
		[49249, "TLS_ECDHE_RSA_WITH_ARIA_256_GCM_SHA384"],
		[49250, "TLS_ECDH_RSA_WITH_ARIA_128_GCM_SHA256"],
		[49251, "TLS_ECDH_RSA_WITH_ARIA_256_GCM_SHA384"],
		[49268, "TLS_ECDH_ECDSA_WITH_CAMELLIA_128_CBC_SHA256"],
		[49269, "TLS_ECDH_ECDSA_WITH_CAMELLIA_256_CBC_SHA384"],
		[49272, "TLS_ECDH_RSA_WITH_CAMELLIA_128_CBC_SHA256"],
		[49273, "TLS_ECDH_RSA_WITH_CAMELLIA_256_CBC_SHA384"],
		[49278, "TLS_DH_RSA_WITH_CAMELLIA_128_GCM_SHA256"],
		[49279, "TLS_DH_RSA_WITH_CAMELLIA_256_GCM_SHA384"],
		[49282, "TLS_DH_DSS_WITH_CAMELLIA_128_GCM_SHA256"],
		[49283, "TLS_DH_DSS_WITH_CAMELLIA_256_GCM_SHA384"],
		[49286, "TLS_ECDHE_ECDSA_WITH_CAMELLIA_128_GCM_SHA256"],
		[49287, "TLS_ECDHE_ECDSA_WITH_CAMELLIA_256_GCM_SHA384"],
		[49288, "TLS_ECDH_ECDSA_WITH_CAMELLIA_128_GCM_SHA256"],
		[49289, "TLS_ECDH_ECDSA_WITH_CAMELLIA_256_GCM_SHA384"],
		[49290, "TLS_ECDHE_RSA_WITH_CAMELLIA_128_GCM_SHA256"],
		[49291, "TLS_ECDHE_RSA_WITH_CAMELLIA_256_GCM_SHA384"],
		[49292, "TLS_ECDH_RSA_WITH_CAMELLIA_128_GCM_SHA256"],
		[49293, "TLS_ECDH_RSA_WITH_CAMELLIA_256_GCM_SHA384"],
		[49324, "TLS_ECDHE_ECDSA_WITH_AES_128_CCM"],
		[49325, "TLS_ECDHE_ECDSA_WITH_AES_256_CCM"],
		[49326, "TLS_ECDHE_ECDSA_WITH_AES_128_CCM_8"],
		[49327, "TLS_ECDHE_ECDSA_WITH_AES_256_CCM_8"]
	]
};
const newSuites = [
	[4865, "TLS_AES_128_GCM_SHA256"],
	[4866, "TLS_AES_256_GCM_SHA384"],
	[4867, "TLS_CHACHA20_POLY1305_SHA256"],
	[4868, "TLS_AES_128_CCM_SHA256"],
	[4869, "TLS_AES_128_CCM_8_SHA256"]
];
const integritySuites = [[49332, "TLS_SHA256_SHA256"], [49333, "TLS_SHA384_SHA384"]];
// src/formats/tls/client-hello.ts
const wireVersions = {
	SSLv3: 768,
	"TLSv1.0": 769,
	"TLSv1.1": 770,
	"TLSv1.2": 771,
	"TLSv1.3": 772
};
const olderSuites = [
	49195,
	49199,
	49196,
	49200,
	52393,
	52392,
	158,
	159,
	52394,
	49161,
	49171,
	49162,
	49172,
	49187,
	49191,
	49188,
	49192,
	51,
	57,
	103,
	107,
	156,
	157,
	47,
	53,
	60,
	61,
	49290,
	49286,
	49276,
	49274,
	49266,
	49270,
	190,
	196,
	69,
	136,
	65,
	132,
	186,
	192,
	49248,
	49249,
	49244,
	49245,
	49234,
	49235,
	49232,
	49233,
	154,
	150,
	7,
	10,
	49170,
	49160,
	22,
	5,
	4,
	49169,
	49159,
	9,
	21,
	108,
	166,
	52,
	58,
	49176,
	49177,
	24,
	27,
	49174,
	49175,
	98,
	100,
	3,
	6,
	8,
	20,
	23,
	25,
	59,
	2,
	1,
	49168,
	49158,
	49173
];
const tls13Suites = newSuites.map(([code]) => code);
function suitesIn(version, { suites } = {}) {
	return suites ?? (version === "TLSv1.3" ? tls13Suites : olderSuites);
}
const olderGroups = [
	29,
	23,
	24,
	25,
	30,
	22,
	21,
	19,
	26,
	27,
	28,
	9,
	10,
	11,
	12,
	13,
	14
];
const newGroups = [
	29,
	23,
	24,
	25,
	30,
	22,
	21,
	19,
	26,
	27,
	28,
	31,
	32,
	33,
	256,
	257,
	258
];
const signatureSchemes = [
	1027,
	1283,
	1539,
	2055,
	2056,
	2052,
	2053,
	2054,
	2057,
	2058,
	2059,
	1025,
	1281,
	1537,
	515,
	513,
	514
];
function clientHello$1(version, host, offer = {}) {
	const bytes = recordOf(version, host, {
		offer,
		padding: 0
	});
	const length = bytes.length - 9;
	if (version === "SSLv3" || length < 256 || length > 511) return bytes;
	return recordOf(version, host, {
		offer,
		padding: Math.max(1, 512 - length - 4)
	});
}
function recordOf(version, host, { offer, padding }) {
	const wire = wireVersions[version];
	const isNew = version === "TLSv1.3";
	const random = (0,node_crypto__WEBPACK_IMPORTED_MODULE_5__.createHash)("sha256").update(`portcullis ${version} ${host}`).digest();
	const extensions = Buffer.concat([extensionsFor(version, host, offer), padding > 0 ? extension(21, Buffer.alloc(padding)) : Buffer.alloc(0)]);
	const body = Buffer.concat([
		uint16(Math.min(wire, wireVersions["TLSv1.2"])),
		random,
		vector8(isNew ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_5__.createHash)("sha256").update(random).digest() : Buffer.alloc(0)),
		vector16(list16(suitesIn(version, offer))),
		vector8(Buffer.from(hasCompression(version) ? [deflate, 0] : [0])),
		version === "SSLv3" ? Buffer.alloc(0) : vector16(extensions)
	]);
	const message = Buffer.concat([Buffer.from([1, 0]), vector16(body)]);
	return Buffer.concat([
		Buffer.from([22]),
		uint16(Math.min(wire, wireVersions["TLSv1.0"])),
		vector16(message)
	]);
}
const deflate = 1;
function hasCompression(version) {
	return version !== "TLSv1.3" && version !== "SSLv3";
}
function extensionsFor(version, host, { groups }) {
	const isNew = version === "TLSv1.3";
	return Buffer.concat([
		...(0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(host) === 0 ? [extension(0, vector16(Buffer.concat([Buffer.from([0]), vector16(Buffer.from(host))])))] : [],
		extension(10, vector16(list16(groups ?? (isNew ? newGroups : olderGroups)))),
		extension(11, vector8(Buffer.from([0]))),
		extension(13, vector16(list16(signatureSchemes))),
		extension(16, vector16(Buffer.concat(protocols.map((name) => vector8(Buffer.from(name)))))),
		extension(23, Buffer.alloc(0)),
		extension(65281, Buffer.from([0])),
		...isNew ? [
			extension(43, vector8(uint16(wireVersions["TLSv1.3"]))),
			extension(45, vector8(Buffer.from([1]))),
			extension(51, vector16(Buffer.alloc(0)))
		] : [extension(18, Buffer.alloc(0))]
	]);
}
const protocols = ["h2", "http/1.1"];
function extension(type, content) {
	return Buffer.concat([uint16(type), vector16(content)]);
}
function list16(values) {
	return Buffer.concat(values.map(uint16));
}
function vector8(content) {
	return Buffer.concat([Buffer.from([content.length]), content]);
}
function vector16(content) {
	return Buffer.concat([uint16(content.length), content]);
}
function uint16(value) {
	return Buffer.from([value >> 8, value & 255]);
}
// src/probes/offers/families.ts
const familyNames = Object.keys(suiteFamilies);
const weakNames = Object.keys(weakSuites);
const names = new Map([
	...Object.values(suiteFamilies).flat(),
	...newSuites,
	...integritySuites
]);
function suiteName(code) {
	return names.get(code) ?? `0x${code.toString(16).padStart(4, "0")}`;
}
function suitesOf(...families) {
	return families.flatMap((family) => suiteFamilies[family].map(([code]) => code));
}
function suiteFamilyOf(suite) {
	return familyNames.find((family) => suiteFamilies[family].some(([code]) => code === suite));
}
const restFamilies = [
	"dhe",
	"ecdhe-cbc",
	"static-rsa",
	...weakNames.toReversed(),
	"other"
];
const restSuites = suitesOf(...restFamilies);
const everySuite = [...suitesOf("ecdhe-aead"), ...restSuites];
// src/formats/tls/flight.ts
const messageTypes = {
	serverHello: 2,
	certificate: 11,
	serverKeyExchange: 12,
	serverHelloDone: 14
};
const records = {
	alert: 21,
	handshake: 22
};
function readFlight(bytes) {
	let rest = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ln)(bytes);
	const fragments = [];
	const end = (alert, isForeign = false) => ({
		messages: readMessages(Buffer.concat(fragments)),
		alert,
		isForeign
	});
	while (rest.length >= 5) {
		const [type = 0, major] = rest;
		if (type < 20 || type > 24 || major !== 3) return end(null, true);
		const content = rest.subarray(5, 5 + rest.readUInt16BE(3));
		const [level, code] = content;
		if (type === records.alert && code !== void 0 && (level === 2 || code === 0)) return end(code);
		if (type === records.handshake) fragments.push(content);
		else if (type !== records.alert) break;
		rest = rest.subarray(5 + rest.readUInt16BE(3));
	}
	return end(null, fragments.length === 0 && rest.length > 0 && (rest[0] ?? 0) >= 32);
}
function readMessages(handshake) {
	const messages = [];
	for (let offset = 0; offset + 4 <= handshake.length;) {
		const length = handshake.readUIntBE(offset + 1, 3);
		const body = handshake.subarray(offset + 4, offset + 4 + length);
		messages.push({
			type: handshake[offset] ?? 0,
			body,
			isWhole: body.length === length
		});
		offset += 4 + length;
	}
	return messages;
}
function isEnough(bytes, until) {
	const { messages, alert, isForeign } = readFlight(bytes);
	const [first] = messages;
	if (alert !== null || isForeign || first && first.type !== messageTypes.serverHello) return true;
	if (until === "hello") return first?.isWhole ?? false;
	const last = [messageTypes.serverKeyExchange, messageTypes.serverHelloDone];
	return messages.some(({ type, isWhole }) => isWhole && last.includes(type));
}
function hasBegun(bytes) {
	let rest = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ln)(bytes);
	while (rest.length >= 5 && rest[0] === records.alert && rest.length >= 5 + rest.readUInt16BE(3)) rest = rest.subarray(5 + rest.readUInt16BE(3));
	return rest.length > 0;
}
function readKeyExchange(bytes, suiteName) {
	const message = readFlight(bytes).messages.find(({ type }) => type === messageTypes.serverKeyExchange);
	if (!message?.isWhole) return null;
	const { body } = message;
	if (/^TLS_ECDHE?_/.test(suiteName)) return body.length >= 3 && body[0] === 3 ? {
		kind: "group",
		group: body.readUInt16BE(1)
	} : null;
	return /^TLS_DHE?_/.test(suiteName) ? readPrime(body) : null;
}
function readPrime(body) {
	if (body.length < 2) return null;
	const prime = body.subarray(2, 2 + body.readUInt16BE(0));
	if (prime.length === 0 || prime.length < body.readUInt16BE(0)) return null;
	const start = prime.findIndex((byte) => byte !== 0);
	if (start < 0) return null;
	return {
		kind: "finite",
		bits: (prime.length - start) * 8 - Math.clz32(prime[start] ?? 0) + 24
	};
}
const refusals = new Set([
	0,
	40,
	47,
	70,
	71
]);
function isRefusal(alert) {
	return refusals.has(alert);
}
// src/probes/tls/hello-signatures.ts
const signaturesType = 13;
const beforeSession$1 = 43;
function withSignatures(hello, codes) {
	const bytes = Buffer.from(hello);
	const at = contentOf$1(bytes);
	const count = bytes.readUInt16BE(at) / 2;
	for (let index = 0; index < count; index++) bytes.writeUInt16BE(codes[Math.min(index, codes.length - 1)] ?? 0, at + 2 + 2 * index);
	return bytes;
}
function contentOf$1(bytes) {
	const suites = 44 + (bytes[beforeSession$1] ?? 0);
	const compressions = suites + 2 + bytes.readUInt16BE(suites);
	let at = compressions + 1 + (bytes[compressions] ?? 0) + 2;
	while (bytes.readUInt16BE(at) !== signaturesType) at += 4 + bytes.readUInt16BE(at + 2);
	return at + 4;
}
function signatureIn(bytes) {
	const { messages } = readFlight((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ln)(bytes));
	const body = messages.find(({ type, isWhole }) => isWhole && type === messageTypes.serverKeyExchange)?.body;
	if (!body || body[0] !== 3) return null;
	const at = 4 + (body[3] ?? 0);
	return body.length >= at + 2 ? body.readUInt16BE(at) : null;
}
// src/formats/tls/hello-padding.ts
const paddingType = 21;
const beforeSession = 43;
function withPadding(hello, length) {
	const bytes = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ln)(hello);
	const missing = length - padded(bytes, 0).length;
	return missing < 0 ? bytes : padded(bytes, missing);
}
const protocolsType = 16;
function withoutProtocols(hello) {
	const bytes = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ln)(hello);
	const at = extensionsAt(bytes);
	const all = [...readExtensions$1(bytes.subarray(at + 2))];
	const others = all.filter(({ type }) => type !== protocolsType);
	return others.length === all.length ? bytes : withPadding(rebuilt(bytes, at, others), bytes.length);
}
function padded(hello, length) {
	const at = extensionsAt(hello);
	return rebuilt(hello, at, [...[...readExtensions$1(hello.subarray(at + 2))].filter(({ type }) => type !== paddingType), {
		type: paddingType,
		content: Buffer.alloc(length)
	}]);
}
function rebuilt(hello, at, extensions) {
	const block = Buffer.concat(extensions.map(write));
	const body = Buffer.concat([
		hello.subarray(9, at),
		uint(2, block.length),
		block
	]);
	const message = Buffer.concat([
		hello.subarray(5, 6),
		uint(3, body.length),
		body
	]);
	return Buffer.concat([
		hello.subarray(0, 3),
		uint(2, message.length),
		message
	]);
}
function extensionsAt(hello) {
	const suites = 44 + (hello[beforeSession] ?? 0);
	const compression = suites + 2 + hello.readUInt16BE(suites);
	return compression + 1 + (hello[compression] ?? 0);
}
function* readExtensions$1(block) {
	for (let at = 0; at + 4 <= block.length;) {
		const end = at + 4 + block.readUInt16BE(at + 2);
		yield {
			type: block.readUInt16BE(at),
			content: block.subarray(at + 4, end)
		};
		at = end;
	}
}
function write({ type, content }) {
	return Buffer.concat([
		uint(2, type),
		uint(2, content.length),
		content
	]);
}
function uint(width, value) {
	const bytes = Buffer.alloc(width);
	bytes.writeUIntBE(value, 0, width);
	return bytes;
}
// src/formats/tls/server-hello.ts
const types = {
	alpn: 16,
	timestamps: 18,
	supportedVersions: 43,
	keyShare: 51
};
function readServerReply(bytes) {
	const { messages, alert, isForeign } = readFlight(bytes);
	const [first] = messages;
	if (first && first.type !== messageTypes.serverHello) return { kind: "foreign" };
	if (first?.isWhole) return readHello(first.body);
	if (alert !== null) return {
		kind: "alert",
		code: alert
	};
	return { kind: isForeign ? "foreign" : "incomplete" };
}
function readHello(body) {
	const session = body[34] ?? 0;
	const end = 38 + session;
	if (body.length < end) return { kind: "foreign" };
	const extensions = readExtensions(body.subarray(end + 2));
	return {
		kind: "hello",
		version: twoBytes(extensions.get(types.supportedVersions)) ?? body.readUInt16BE(0),
		suite: body.readUInt16BE(35 + session),
		compression: body[37 + session] ?? 0,
		alpn: readProtocol(extensions.get(types.alpn)),
		group: twoBytes(extensions.get(types.keyShare)),
		timestamps: extensions.get(types.timestamps) ?? null
	};
}
function readExtensions(block) {
	const found = new Map();
	for (let at = 0; at + 4 <= block.length;) {
		const end = at + 4 + block.readUInt16BE(at + 2);
		if (end > block.length) break;
		found.set(block.readUInt16BE(at), block.subarray(at + 4, end));
		at = end;
	}
	return found;
}
function twoBytes(content) {
	return content?.length === 2 ? content.readUInt16BE(0) : null;
}
function readProtocol(content) {
	const name = content?.subarray(3, 3 + (content[2] ?? 0));
	return name && name.length > 0 ? name.toString("latin1") : null;
}
// src/probes/page/visit.ts
const pageLimit = 524288;
function limitIn({ watching }) {
	return Math.max(pageLimit, watching?.limit ?? 0);
}
function requestPage(context, url, named = {}) {
	const { origin } = new URL(url);
	begin(context, origin, url);
	context.once(`visit ${origin}`, () => get(context, url, named));
	return get(context, url, named);
}
function visit(context, origin, named = {}) {
	return context.once(`visit ${origin}`, async () => get(context, await begunAt(context, origin), named));
}
function begunAt(context, origin) {
	return begin(context, origin, `${origin}/`);
}
function begin(context, origin, url) {
	return context.once(`begun ${Buffer.from(origin).toString("base64url")}`, () => Promise.resolve(url));
}
function get(context, url, named) {
	return context.once(`get ${url}`, () => context.net.http({
		url,
		limit: limitIn(context),
		...named
	}));
}
// src/probes/tls/farewell.ts
const patience$1 = 1e3;
function bidFarewell(context, to) {
	return context.once(`farewell ${to.host} ${to.port}`, async () => {
		if (to.starttls ?? to.implicitTlsProtocol) return;
		const origin = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wr)(to);
		const named = to.namedBy === void 0 ? {} : { namedBy: to.namedBy };
		const met = await attempt(() => visit(context, origin, named));
		if (!met.ok || isEnding(met.value)) return;
		const last = {
			url: `${origin}/`,
			headers: { connection: "close" },
			limit: 0,
			patience: patience$1
		};
		await attempt(() => context.net.http({
			...last,
			...named
		}));
	});
}
function isEnding({ version, headers }) {
	const isClosing = headers.some(([name, value]) => name.toLowerCase() === "connection" && /\bclose\b/i.test(value));
	return version === "2" || isClosing;
}
// src/probes/tls/negotiated-version.ts
const versionNames = Object.keys(wireVersions);
function negotiatedVersion({ protocol }) {
	const name = protocol === "TLSv1" ? "TLSv1.0" : protocol;
	return versionNames.find((version) => version === name) ?? null;
}
// src/probes/tls/raw-turns.ts
const usual$2 = 6;
const few = 3;
function openTurns() {
	const waiting = [];
	const leaving = [];
	let most = usual$2;
	let open = 0;
	let held = 0;
	let last = Promise.resolve();
	function pass() {
		if (open === 0) for (const leave of leaving.splice(0)) leave();
		if (held > 0) return;
		for (; open < most && waiting.length > 0; open++) waiting.shift()?.();
	}
	async function beside(work) {
		await new Promise((resolve) => {
			waiting.push(resolve);
			pass();
		});
		try {
			return await work();
		} finally {
			open--;
			pass();
		}
	}
	async function afterAll(before, work) {
		await before;
		if (open > 0) await new Promise((resolve) => leaving.push(resolve));
		return work();
	}
	async function alone(work) {
		held++;
		const mine = afterAll(last, work);
		last = Promise.allSettled([mine]);
		try {
			return await mine;
		} finally {
			held--;
			pass();
		}
	}
	return {
		beside,
		alone,
		narrow() {
			most = most > few ? few : 1;
		}
	};
}
// src/probes/tls/raw-line.ts
const mostRepeats = 32;
const pause$2 = 100;
const suspicious = 1e3;
const parting = 1500;
function lineTo(context, to) {
	return context.once(`line ${to.host} ${to.port}`, () => Promise.resolve(openLine(context, to)));
}
function openLine(context, to) {
	const turns = openTurns();
	let hellos = 0;
	let repeats = 0;
	let isCounted = false;
	let isLost = false;
	let control;
	let hasLeft = false;
	async function send({ hello, until, isOver }) {
		if (isOver?.()) return {
			ok: true,
			value: {
				bytes: new Uint8Array(),
				end: "silent"
			}
		};
		hellos++;
		const doubting = setTimeout(() => void bidFarewell(context, to), suspicious);
		const reply = await attempt(() => context.net.hello(to, hello, until));
		clearTimeout(doubting);
		if (!isHungUp$1(reply)) isCounted = true;
		return reply;
	}
	async function leave() {
		if (hasLeft) return false;
		await attempt(() => context.net.tls(to));
		await Promise.race([bidFarewell(context, to), (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_7__.setTimeout)(parting, null, { ref: false })]);
		hasLeft = true;
		return true;
	}
	async function sendAlone(question) {
		if (await leave()) isCounted = true;
		if (isCounted) await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_7__.setTimeout)(pause$2);
		isCounted = false;
		repeats++;
		const reply = await send(question);
		isLost ||= reply.ok && reply.value.end === "silent";
		return reply;
	}
	function isAnswering() {
		control ??= turns.alone(async () => {
			control = void 0;
			const main = await attempt(() => context.net.tls(to));
			const version = main.ok ? negotiatedVersion(main.value) : null;
			const reply = version && await sendAlone({ hello: clientHello$1(version, to.host) });
			const isHeard = reply !== null && reply.ok && !isHungUp$1(reply) && isTls(reply.value);
			isLost ||= !isHeard;
			return isHeard;
		});
		return control;
	}
	async function askAgain(question) {
		const { reply, answers } = await turns.alone(async () => {
			const again = await sendAlone(question);
			const last = isHungUp$1(again) && !isLost ? await sendAlone(question) : again;
			return {
				reply: last,
				answers: isHungUp$1(last) && !isLost ? isAnswering() : null
			};
		});
		if (!isHungUp$1(reply)) turns.narrow();
		return {
			reply,
			isConfirmed: await answers ?? false
		};
	}
	return {
		async ask(question) {
			const reply = await turns.beside(() => send(question));
			return !isHungUp$1(reply) || isLost || repeats >= mostRepeats ? {
				reply,
				isConfirmed: false
			} : askAgain(question);
		},
		alone: (work) => turns.alone(async () => {
			await leave();
			await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_7__.setTimeout)(pause$2);
			isCounted = false;
			return work();
		}),
		hellos: () => hellos
	};
}
function isTls({ bytes }) {
	const { kind } = readServerReply(bytes);
	return kind === "hello" || kind === "alert";
}
function isHungUp$1(reply) {
	if (!reply.ok) return /^tcp\.(?:reset|refused)$/.test(reply.failure.reason);
	const { bytes, end } = reply.value;
	const said = readServerReply(bytes);
	if (said.kind === "alert") return said.code === 0;
	return said.kind === "incomplete" && (end === "closed" || end === "reset");
}
// src/probes/tls/large-hello.ts
const largeSize = 1800;
const patience = 1500;
const patienceTimes = 8;
const pause$1 = 100;
async function bearsLargeHello(context, to, { classic, usual }) {
	if (usual && !usual.lenient) return {
		accepted: true,
		reason: "handshake"
	};
	return (await lineTo(context, to)).alone(() => compareSizes(context, to, classic));
}
async function compareSizes(context, to, classic) {
	const small = clientHello$1(classic?.protocol === "TLSv1.3" ? "TLSv1.3" : "TLSv1.2", to.host);
	const large = withPadding(small, largeSize);
	const started = performance.now();
	const asItIs = await answerTo(context, to, small);
	if (asItIs !== "hello") return {
		accepted: null,
		reason: asItIs
	};
	const longest = Math.max(patience, patienceTimes * (performance.now() - started));
	const first = await answerWithin(longest, context, to, large);
	if (first === "hello") return {
		accepted: true,
		reason: "padded-hello"
	};
	const second = await answerWithin(longest, context, to, large);
	if (second === "hello") return {
		accepted: true,
		reason: "padded-hello"
	};
	const reason = isAnswer(first) ? second : first;
	const control = await answerWithin(longest, context, to, small);
	return {
		accepted: isAnswer(reason) && control === "hello" ? false : null,
		reason
	};
}
function isAnswer(reason) {
	return /^(?:reset|closed|silent|alert\.\d+)$/.test(reason);
}
async function answerWithin(longest, context, to, hello) {
	await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_7__.setTimeout)(pause$1);
	const ending = new AbortController();
	const silence = (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_7__.setTimeout)(longest, "silent", {
		signal: ending.signal,
		ref: false
	});
	silence.catch(() => {});
	const answer = await Promise.race([answerTo(context, to, hello), silence]);
	ending.abort();
	return answer;
}
async function answerTo({ net }, to, hello) {
	const got = await attempt(() => net.hello(to, hello));
	if (!got.ok) return got.failure.reason;
	const { bytes, end } = got.value;
	const reply = readServerReply(bytes);
	if (reply.kind === "incomplete") return end === "enough" ? "incomplete" : end;
	return reply.kind === "alert" ? `alert.${reply.code}` : reply.kind;
}
function openProber(line, host) {
	let asked = 0;
	let isSilent = false;
	async function send({ version, until, ...offer }, isOver = () => false) {
		if (asked >= 28) return {
			kind: "unclear",
			reason: "enough-asked"
		};
		asked++;
		const { reply, isConfirmed } = await line.ask({
			hello: clientHello$1(version, host, offer),
			until,
			isOver
		});
		if (!reply.ok) return {
			kind: "unclear",
			reason: reply.failure.reason
		};
		const heard = readOfferReply(reply.value, {
			version,
			...offer
		});
		return isHungUp(heard) && !isConfirmed ? {
			...heard,
			kind: "unclear"
		} : heard;
	}
	return {
		guess: (question) => send(question),
		async ask(question) {
			const heard = await send(question, () => isSilent);
			isSilent ||= heard.kind === "unclear" && heard.reason === "silent";
			return heard;
		}
	};
}
function isHungUp(heard) {
	return heard.kind === "refused" && !heard.reason.startsWith("alert.");
}
function readOfferReply({ bytes, end }, question) {
	const reply = readServerReply(bytes);
	if (reply.kind === "foreign") return {
		kind: "unclear",
		reason: "not-tls"
	};
	if (reply.kind === "alert") {
		if (reply.code === 0) return {
			kind: "refused",
			reason: "closed"
		};
		return {
			kind: isRefusal(reply.code) ? "refused" : "unclear",
			reason: `alert.${reply.code}`
		};
	}
	if (reply.kind === "incomplete") return (end === "closed" || end === "reset") && !hasBegun(bytes) ? {
		kind: "refused",
		reason: end
	} : {
		kind: "unclear",
		reason: unfinished(end)
	};
	if (reply.version > wireVersions[question.version]) return {
		kind: "unclear",
		reason: "higher-version"
	};
	if (!suitesIn(question.version, question).includes(reply.suite)) return {
		kind: "unclear",
		reason: "other-suite"
	};
	return {
		kind: "chosen",
		hello: reply,
		bytes
	};
}
function unfinished(end) {
	return end === "silent" ? "silent" : "incomplete";
}
// src/probes/tls/browser-reach.ts
const refusal = /^tls\.alert\.(?:40|47|70|71)$/;
function isRefused({ browser }) {
	return refusal.test(browser);
}
async function reachOf(context, to, handshake) {
	const { net } = context;
	const line = await lineTo(context, to);
	const shake = (groups) => line.alone(() => attempt(() => net.tls(to, groups ? { groups } : {})));
	const again = await shake();
	const largeHello = await bearsLargeHello(context, to, {
		classic: handshake,
		usual: again.ok ? again.value : null
	});
	if (again.ok) return {
		clientCompatibility: {
			browser: "handshake",
			signature: null,
			refusesHybrid: false
		},
		largeHello
	};
	const reach = {
		browser: again.failure.reason,
		signature: null,
		refusesHybrid: false
	};
	if (largeHello.accepted === false) return {
		clientCompatibility: reach,
		largeHello
	};
	if (handshake.protocol === "TLSv1.2" && isRefused(reach)) return {
		clientCompatibility: {
			...reach,
			signature: await foreignSignature(context, to)
		},
		largeHello
	};
	const refusesHybrid = (await shake(classicNames)).ok && !(await shake(_start_js__WEBPACK_IMPORTED_MODULE_1__.un.groups)).ok;
	return {
		clientCompatibility: {
			...reach,
			refusesHybrid
		},
		largeHello
	};
}
const classicNames = _start_js__WEBPACK_IMPORTED_MODULE_1__.un.groups.filter((name) => !name.includes("MLKEM"));
const codes$1 = [...groupFamilies.montgomery, ...groupFamilies.nist].flatMap(({ code, name }) => classicNames.some((each) => each === name) ? [code] : []);
const offered = new Set(_start_js__WEBPACK_IMPORTED_MODULE_1__.un.signatures);
const all = [..._start_js__WEBPACK_IMPORTED_MODULE_1__.fn];
const usual$1 = all.filter(([, name]) => offered.has(name)).map(([code]) => code);
const foreign = all.filter(([, name]) => !offered.has(name)).map(([code]) => code);
async function foreignSignature(context, to) {
	const line = await lineTo(context, to);
	const question = {
		version: "TLSv1.2",
		suites: suitesOf("ecdhe-aead", "ecdhe-cbc").filter((code) => suiteName(code) in _start_js__WEBPACK_IMPORTED_MODULE_1__.un.suites),
		groups: codes$1
	};
	const hello = clientHello$1("TLSv1.2", to.host, question);
	const ask = (signatures) => line.alone(() => attempt(() => context.net.hello(to, withSignatures(hello, signatures), "key-exchange")));
	const first = await ask(usual$1);
	const heard = first.ok ? readOfferReply(first.value, question) : null;
	if (heard?.kind !== "refused" || !heard.reason.startsWith("alert.")) return null;
	const second = await ask(foreign);
	const code = second.ok ? signatureIn(second.value.bytes) : null;
	return code !== null && foreign.includes(code) ? _start_js__WEBPACK_IMPORTED_MODULE_1__.fn.get(code) ?? null : null;
}
// src/probes/offers/probe-groups.ts
function retryProbes(ask) {
	return {
		ask,
		read: ({ hello }) => hello.group,
		reason: "hello-retry"
	};
}
async function probeEach(groups, how) {
	return (await Promise.all(groups.map((group) => probeFor([group], 1, how)))).flat();
}
async function probeFor(groups, wanted, how, first) {
	const told = [];
	let left = groups;
	let heard = first;
	while (left.length > 0 && told.length < wanted) {
		const answer = await (heard ?? how.ask(left.map(({ code }) => code)));
		heard = void 0;
		const code = answer.kind === "chosen" ? how.read(answer) : null;
		const named = left.find((group) => group.code === code);
		if (!named) return [...told, ...left.map(({ name }) => ({
			namedGroup: name,
			...withoutName(answer, code)
		}))];
		told.push({
			namedGroup: named.name,
			offered: true,
			reason: how.reason
		});
		left = left.filter((group) => group !== named);
	}
	return told;
}
function withoutName(heard, code) {
	if (heard.kind === "chosen") return {
		offered: null,
		reason: code === null ? "no-group" : "other-group"
	};
	return {
		offered: heard.kind === "refused" ? false : null,
		reason: heard.reason
	};
}
const hasNoVersion = "alert.70";
function hasRetried(told) {
	return told.some(({ reason }) => reason === "hello-retry");
}
function isDoubtful(told) {
	return !hasRetried(told) && told.some(({ offered, reason }) => offered === false && reason !== hasNoVersion);
}
function withoutRefusals(told) {
	return told.map((each) => each.offered === false && each.reason !== hasNoVersion ? {
		...each,
		offered: null,
		reason: "no-retry"
	} : each);
}
// src/probes/offers/groups.ts
const aliases = {
	"p-256": "secp256r1",
	prime256v1: "secp256r1",
	"p-384": "secp384r1",
	"p-521": "secp521r1",
	prime192v1: "secp192r1"
};
function groupNamed(name) {
	const wanted = name?.toLowerCase() ?? "";
	return Object.values(groupFamilies).flat().find((group) => group.name.toLowerCase() === (aliases[wanted] ?? wanted));
}
const { hybrid, rare: rare$1, montgomery, nist, finite } = groupFamilies;
const [x25519, x448] = montgomery;
const common = [x25519, ...nist];
const inReport = [
	...hybrid,
	x25519,
	x448,
	...finite,
	...nist
];
async function askNewGroups(asker, known, later) {
	const how = retryProbes((groups) => asker.ask({
		version: "TLSv1.3",
		groups
	}));
	const [unusual, usual] = await Promise.all([askUnusual(known, how), later.then((all) => askUnknown(common, all, how))]);
	const all = [...unusual, ...usual];
	const told = !isDoubtful(all) || await isNamingKnown(how, known) ? all : withoutRefusals(all);
	return {
		groups: inOrder(inReport, told),
		rare: inOrder(rare$1, told)
	};
}
async function isNamingKnown(how, known) {
	const control = known.size > 0 ? await how.ask([...known.keys()]) : null;
	return control?.kind === "chosen" && how.read(control) !== null;
}
async function askUnusual(known, how) {
	const fields = finite.some(({ code }) => known.has(code)) ? [] : finite;
	const asked = [
		...hybrid,
		...rare$1,
		x448,
		...fields
	];
	const told = [...knownOf([
		...hybrid,
		...rare$1,
		x448,
		...finite
	], known)];
	let left = asked.filter(({ code }) => !known.has(code));
	while (left.length > 0) {
		const [first, ...others] = await probeFor(left, 1, how);
		if (!first?.offered) return [
			...told,
			...first ? [first] : [],
			...others
		];
		told.push(first);
		const dropped = dropping(first.namedGroup, fields);
		if (first.namedGroup === x448.name) told.push(...fields.filter((each) => left.includes(each)).map(notAsked));
		left = left.filter(({ name }) => !dropped.has(name));
	}
	return told;
}
function dropping(named, fields) {
	const isField = fields.some(({ name }) => name === named);
	return new Set([named, ...isField || named === x448.name ? fields.map(({ name }) => name) : []]);
}
function notAsked({ name }) {
	return {
		namedGroup: name,
		offered: null,
		reason: "not-asked"
	};
}
function knownOf(groups, known) {
	return groups.flatMap(({ code, name }) => {
		const reason = known.get(code);
		return reason ? [{
			namedGroup: name,
			offered: true,
			reason
		}] : [];
	});
}
async function askUnknown(groups, known, how) {
	const told = await probeEach(groups.filter(({ code }) => !known.has(code)), how);
	return inOrder(groups, [...knownOf(groups, known), ...told]);
}
function inOrder(groups, told) {
	return groups.flatMap(({ name }) => told.filter(({ namedGroup: group }) => group === name));
}
const noCurve = {
	offered: null,
	curve: null,
	bits: null
};
function askOlderGroups(asker, to, known) {
	return askUnknown([...groupFamilies.montgomery, ...groupFamilies.nist], known, exchangeQuestions(asker, to));
}
async function askLegacyCurve(asker, to, told) {
	const legacy = groupFamilies.legacy;
	const own = legacy.some(({ code }) => code === to.own?.code) ? void 0 : to.own;
	const answer = told ? Promise.resolve(told) : void 0;
	const [first] = await probeFor([...legacy, ...own ? [own] : []], 1, exchangeQuestions(asker, to), answer);
	if (first?.offered && first.namedGroup === own?.name) return {
		...noCurve,
		offered: false,
		reason: "own-group"
	};
	if (!first?.offered) return {
		...noCurve,
		offered: first?.offered ?? null,
		reason: first?.reason ?? "not-asked"
	};
	return {
		offered: true,
		curve: first.namedGroup,
		bits: groupNamed(first.namedGroup)?.bits ?? null,
		reason: first.reason
	};
}
function exchangeQuestions(asker, { version, own }) {
	const question = {
		version,
		suites: suitesOf("ecdhe-aead", "ecdhe-cbc"),
		until: "key-exchange"
	};
	return {
		ask: (codes) => asker.ask({
			...question,
			groups: [...new Set([...codes, ...own ? [own.code] : []])]
		}),
		read: curveIn,
		reason: "key-exchange"
	};
}
function curveIn({ hello, bytes }) {
	const exchange = readKeyExchange(bytes, suiteName(hello.suite));
	return exchange?.kind === "group" ? exchange.group : null;
}
// src/checks/ssl/reach/judge.ts
const find$4 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gr)();
const usualSuite = /^TLS_(?:AES|CHACHA20|(?:ECDHE_(?:ECDSA|RSA)|DHE_RSA|RSA)_WITH_(?:AES_(?:128|256)_(?:GCM|CBC)|CHACHA20_POLY1305))_/;
const [wholeFamily, ...otherFamilies] = [
	"ecdhe-aead",
	"ecdhe-cbc",
	"static-rsa"
];
const everybody = {
	en: "Browsers",
	ko: "브라우저"
};
const chromium = {
	en: "Chrome and Edge",
	ko: "Chrome과 Edge"
};
function judgeReach(raw) {
	if (!raw.legacyHandshakeOnly) return {
		caps: [],
		findings: raw.legacyRenegotiation ? [find$4("no-secure-renegotiation")] : []
	};
	return isSite(raw) ? judgeForBrowsers(raw) : {
		caps: [],
		findings: [isOutdated(raw) ? find$4("outdated-handshake") : unexplained(raw)]
	};
}
function judgeForBrowsers(raw) {
	if (raw.clientCompatibility?.browser === "handshake") return {
		caps: [],
		findings: [unexplained(raw)]
	};
	const proven = provenFor(raw);
	if (proven) return {
		caps: [ceiling("beyond-reach")],
		findings: [proven]
	};
	const finding = isUsual(raw) ? unexplained(raw) : find$4("outdated-handshake");
	return {
		caps: [ceiling("browser-refused")],
		findings: [finding]
	};
}
function isOutOfReach(raw) {
	return raw.legacyHandshakeOnly && isSite(raw) && strangeKey(raw) !== null;
}
function provenFor(raw) {
	const strange = strangeKey(raw);
	if (strange !== null) return find$4("beyond-reach-key", {
		key: strange,
		who: whoLacks([strange])
	});
	const { signature = null, refusesHybrid = false } = raw.clientCompatibility ?? {};
	if (signature !== null) return find$4("beyond-reach-signature", {
		signature,
		who: whoLacks([signature])
	});
	if (raw.largeHello?.accepted === false) return find$4("hello-refused");
	if (refusesHybrid) return find$4("hybrid-refused");
	const choice = unofferedIn(raw);
	if (choice.length === 0 || !(isBeyondReach(raw) || isTurnedDown(raw))) return null;
	return find$4("beyond-reach", {
		choice: choice.join(", "),
		who: whoLacks(choice)
	});
}
function whoLacks(choice) {
	return choice.some((name) => name.startsWith("EC ") || _start_js__WEBPACK_IMPORTED_MODULE_1__.dn.has(name)) ? chromium : everybody;
}
function isTurnedDown(raw) {
	const { clientCompatibility: reach, offers, protocol } = raw;
	if (!reach || !isRefused(reach) || isOldVersion(raw) || isOldKey(raw)) return false;
	const isOddSuite = !(raw.cipher in _start_js__WEBPACK_IMPORTED_MODULE_1__.un.suites);
	const takesGroup = offers.namedGroups.some(({ namedGroup: group, offered }) => offered === true && isOffered(group));
	if (protocol === "TLSv1.3") return isOddSuite || !takesGroup;
	return isOddSuite ? !takesSuites(offers) : !takesGroup;
}
function takesSuites({ suites }) {
	return suites.some(({ offered, suite }) => offered === true && suite !== null && suite in _start_js__WEBPACK_IMPORTED_MODULE_1__.un.suites);
}
function unexplained({ largeHello }) {
	return find$4(largeHello?.accepted === false ? "hello-refused" : "handshake-unexplained");
}
function strangeKey({ chain: [leaf] }) {
	if (!leaf) return null;
	const { type, bits, anomaly: oddity } = leaf.key;
	if (type === "EC" && bits === 521 && oddity === void 0) return "EC P-521";
	return type.startsWith("Ed") || type === "RSA-PSS" ? type : null;
}
function isUsual(raw) {
	return !isOldVersion(raw) && !isOldKey(raw) && unofferedIn(raw).length === 0;
}
function unofferedIn({ cipher, namedGroup: group }) {
	const suites = cipher in _start_js__WEBPACK_IMPORTED_MODULE_1__.un.suites ? [] : [cipher];
	const name = groupNamed(group)?.name ?? group;
	return name === null || isOffered(name) ? suites : [...suites, name];
}
function isOffered(group) {
	return _start_js__WEBPACK_IMPORTED_MODULE_1__.un.groups.some((name) => name === group);
}
function isOutdated(raw) {
	const { cipher, namedGroup: group, offers } = raw;
	const isOldGroup = group !== null && group === offers.legacyCurve.curve;
	return isOldVersion(raw) || isOldKey(raw) || isOldGroup || !usualSuite.test(cipher) || cipher.endsWith("_CCM_8");
}
function isOldVersion({ protocol }) {
	return protocol !== "TLSv1.3" && protocol !== "TLSv1.2";
}
function isOldKey({ chain: [leaf] }) {
	return leaf?.key.type === "EC" && (leaf.key.anomaly !== void 0 || (leaf.key.bits ?? 0) < 256);
}
function isBeyondReach(raw) {
	const { protocol, versions, offers } = raw;
	const takes13 = versions.find(({ version }) => version === "TLSv1.3")?.offered;
	if (protocol === "TLSv1.3") return takes13 === true && lacksGroups(offers, _start_js__WEBPACK_IMPORTED_MODULE_1__.un.groups);
	if (protocol !== "TLSv1.2" || takes13 !== false) return false;
	return lacksSuites(offers) || lacksStaticRsa(offers) && lacksGroups(offers, classicGroups);
}
const classicGroups = _start_js__WEBPACK_IMPORTED_MODULE_1__.un.groups.filter((name) => !name.includes("MLKEM"));
function lacksGroups({ namedGroups: groups }, wanted) {
	return wanted.every((name) => groups.find(({ namedGroup: group }) => group === name)?.offered === false);
}
function lacksStaticRsa({ suites }) {
	return suites.find(({ family }) => family === "static-rsa")?.offered === false;
}
function lacksSuites({ suites }) {
	const told = (wanted) => suites.find(({ family }) => family === wanted);
	if (told(wholeFamily)?.offered !== false) return false;
	return otherFamilies.every((wanted) => {
		const { offered, suite } = told(wanted) ?? {
			offered: null,
			suite: null
		};
		return offered === false || offered === true && suite !== null && !(suite in _start_js__WEBPACK_IMPORTED_MODULE_1__.un.suites);
	});
}
// src/checks/ssl/trust/judge.ts
const find$3 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gr)();
const faults = {
	"self-signed": () => find$3("self-signed"),
	"unknown-authority": (raw) => find$3("untrusted", { issuer: topIssuer(raw) }),
	"bad-signature": () => find$3("bad-signature"),
	"issuer-expired": () => find$3("intermediate-expired"),
	"issuer-not-yet-valid": () => find$3("intermediate-not-yet-valid"),
	"not-an-authority": () => find$3("not-an-authority"),
	"issuer-purpose": () => find$3("intermediate-purpose"),
	"weak-issuer-key": () => find$3("intermediate-weak-key"),
	"foreign-signature": () => find$3("foreign-signature"),
	"path-length": () => find$3("path-length"),
	"name-constraints": () => find$3("name-constraints"),
	"critical-extension": () => find$3("critical-extension"),
	"constraints-excessive": () => find$3("constraints-excessive"),
	"duplicate-extension": () => find$3("duplicate-extension"),
	"spelled-curve": () => find$3("spelled-curve"),
	policies: () => find$3("policies"),
	refused: (raw) => find$3("refused", { detail: raw.trust.openssl ?? "" })
};
const remarks = {
	...Object.fromEntries(Object.keys(formProblems).map((id) => [id, () => find$3(id)])),
	"authority-as-server": (raw) => find$3(isSite(raw) ? "authority-as-server" : "leaf-is-authority"),
	"path-unclear": () => find$3("path-unclear"),
	"verdicts-differ": ({ trust }) => find$3("verdicts-differ", {}, verdictOf$1(trust))
};
const blemishes = {
	"incomplete-chain": {
		score: score.trust.incomplete.points,
		say: () => find$3("incomplete-chain")
	},
	"wrong-order": {
		score: score.trust.disorder.points,
		say: () => find$3("wrong-order")
	},
	"unrelated-certificate": {
		score: score.trust.disorder.points,
		say: () => find$3("unrelated-certificate")
	},
	"duplicate-certificate": {
		score: score.trust.duplicate.points,
		say: () => find$3("duplicate-certificate")
	},
	"root-included": {
		score: score.trust.good.points,
		say: () => find$3("root-included")
	}
};
const refusedByOne = {
	"firefox-refused": [
		"authority-as-server",
		"long-chain",
		"names-spelled-apart",
		"large-certificate",
		"feature-unreadable",
		"any-purpose"
	],
	"chromium-refused": [
		"access-empty",
		"names-not-ascii",
		"constraints-empty"
	]
};
const ofBrowsers = new Set(Object.values(refusedByOne).flat().filter((id) => id !== "authority-as-server"));
function capsOfBrowsers(raw, ids) {
	if (!isSite(raw)) return [];
	return Object.keys(refusedByOne).filter((cap) => refusedByOne[cap].some((id) => ids.includes(id))).map(ceiling);
}
function judgeTrust(raw) {
	const ids = raw.trust.reasons.map(({ id }) => id);
	if (raw.chain.length === 0) return {
		score: null,
		caps: [],
		findings: []
	};
	const told = ids.includes("any-purpose") ? ids.filter((id) => id !== "purpose-form") : ids;
	const said = isSite(raw) ? told : told.filter((id) => !ofBrowsers.has(id));
	const says = (table) => said.flatMap((id) => table[id]?.(raw) ?? []);
	const untidy = ids.flatMap((id) => blemishes[id] ?? []);
	const findings = [
		...doubts$1(raw),
		...says(faults),
		...untidy.map(({ say }) => say(raw)),
		...says(remarks),
		...givenAuthority(raw)
	];
	const caps = [...ids.includes("incomplete-chain") ? [ceiling("incomplete-chain")] : [], ...capsOfBrowsers(raw, ids)];
	if (raw.trust.trusted === null) return {
		score: null,
		caps,
		findings
	};
	if (!raw.trust.trusted) return {
		score: score.trust.untrusted.points,
		caps: [ceiling("untrusted")],
		findings
	};
	const early = earlyIntermediate(raw);
	return {
		score: Math.min(score.trust.good.points, ...untidy.map((each) => each.score)) + (early ? score.trust.early.points : 0),
		caps,
		findings: early ? [...findings, early] : findings
	};
}
function verdictOf$1({ openssl, completedByAia }) {
	return completedByAia ? {} : { evidence: `OpenSSL: ${openssl ?? "OK"}` };
}
function doubts$1({ trust: { undeterminedReason: doubt } }) {
	if (!doubt) return [];
	const { url, reason } = doubt;
	if (reason === "lenient") return [find$3("trust-unchecked")];
	return [url === null ? find$3("trust-unconfirmed", { reason }) : find$3("issuer-unfetched", {
		url,
		reason
	})];
}
function givenAuthority({ trust }) {
	if (!trust.trusted || trust.by !== "given") return [];
	return [find$3("given-authority", { authority: trust.path.at(-1)?.subject ?? "" })];
}
function earlyIntermediate({ trust, observedAt }) {
	const [leaf] = trust.path;
	const [first] = trust.path.slice(1, -1).toSorted((a, b) => Date.parse(a.notAfter) - Date.parse(b.notAfter));
	if (!leaf || !first) return null;
	const left = (Date.parse(first.notAfter) - Date.parse(observedAt)) / day$1;
	if (!(left < 30 || Date.parse(first.notAfter) < Date.parse(leaf.notAfter))) return null;
	const params = {
		subject: first.subject,
		days: countOfDays(Math.floor(left)),
		date: dateOf(first.notAfter)
	};
	return find$3("intermediate-expires-early", params);
}
function topIssuer({ chain }) {
	return (chain.findLast(({ subject, issuer }) => subject !== issuer) ?? chain[0])?.issuer ?? "";
}
// src/checks/ssl/version/judge.ts
const find$2 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gr)();
const old = [
	["SSLv3", () => find$2("ssl3")],
	["TLSv1.0", (setting) => find$2("tls10", { setting })],
	["TLSv1.1", (setting) => find$2("tls11", { setting })]
];
const deductions = {
	"TLSv1.0": score.version.tls10.points,
	"TLSv1.1": score.version.tls11.points
};
const obsolete = {
	SSLv3: "SSLv3",
	TLSv1: "TLSv1.0",
	"TLSv1.1": "TLSv1.1"
};
function unseenIn({ versions, offers }) {
	const open = versions.filter((each) => isUnanswered(each) && old.some(([version]) => version === each.version));
	const isMuch = open.some(({ version }) => version !== "SSLv3") || lacksAnswers(offers);
	return {
		isAny: open.length > 0 || isMuch,
		isMuch
	};
}
function judgeVersion(raw) {
	const { versions, protocol } = raw;
	const { client, versions: setting } = audienceOf(raw);
	const negotiated = obsolete[protocol];
	const offers = (wanted) => wanted === negotiated || (versions.find(({ version }) => version === wanted)?.offered ?? null);
	const findings = [...old.filter(([version]) => offers(version)).map(([, say]) => say(setting)), ...versions.filter(({ offered }) => offered === null).map(({ version, reason }) => find$2("version-unknown", {
		version,
		reason
	}, { subject: version }))];
	const lacks = (version) => negotiated ? !offers(version) : offers(version) === false;
	if (lacks("TLSv1.3") && lacks("TLSv1.2")) return {
		score: score.version.obsolete.points,
		caps: [ceiling("obsolete-only")],
		findings: [find$2("obsolete-only", {
			protocol,
			client
		}), ...findings]
	};
	const lacks13 = lacks("TLSv1.3");
	const modern = lacks13 ? score.version.tls12.points : score.version.tls13.points;
	const caps = lacks13 ? [ceiling("no-tls13")] : [];
	const all = lacks13 ? [...findings, find$2("no-tls13")] : findings;
	if (offers("SSLv3")) return {
		score: score.version.ssl3.points,
		caps: [...caps, ceiling("ssl3")],
		findings: all
	};
	const oldest = ["TLSv1.0", "TLSv1.1"].find((version) => offers(version));
	if (oldest === void 0) {
		const { isAny, isMuch } = unseenIn(raw);
		return {
			score: isMuch ? null : modern,
			caps: isAny ? [...caps, ceiling("unseen")] : caps,
			findings: all
		};
	}
	return {
		score: modern + deductions[oldest],
		caps: [...caps, ceiling("old-versions")],
		findings: all
	};
}
// src/checks/ssl/judge.ts
const find$1 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gr)();
const judges = {
	certificate: (raw) => worstJudged(raw, (each) => withPolicy(judgeCertificate(each), each)),
	version: judgeVersion,
	trust: (raw) => worstJudged(raw, (each) => withRevocation(judgeTrust(each), each)),
	hsts: judgeHsts
};
function judge$2(raw) {
	const judged = Object.keys(judges).filter((id) => id !== "hsts" || takesHsts(raw)).map((id) => ({
		id,
		weight: weights[id],
		...judges[id](raw)
	}));
	const parts = judged.map(({ id, weight, score }) => ({
		id,
		weight,
		score
	}));
	const ungraded = [
		judgeAddress(raw),
		judgeOffers(raw),
		judgeReach(raw),
		judgeInjection(raw)
	];
	const caps = [...judged, ...ungraded].flatMap((each) => each.caps);
	const findings = [...[...judged, ...ungraded].flatMap((each) => each.findings), ...asides(raw)];
	return concludeGrade(everyCertificate(raw).some((each) => each.raw.trust.trusted === null || isDetourOpen(each.raw)) ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qn)(parts, caps, ladder, doubtOf$1(parts)) : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(parts, caps, ladder), findings, kpis(raw), problems);
}
function doubtOf$1(parts) {
	const open = parts.filter(({ id, score }) => score === null && (id === "trust" || id === "hsts"));
	return {
		caps: [ceiling("untrusted")],
		parts: Object.fromEntries(open.map(({ id }) => [id, 0]))
	};
}
function asides(raw) {
	return [...labelled(raw, revocationFindings), ...mozilla(raw)];
}
const mostReasons = 8;
function mozilla(raw) {
	const { profile, reasons } = mozillaFit(raw);
	if (profile !== "neither") return [];
	const shown = reasons.slice(0, mostReasons);
	const others = reasons.length - shown.length;
	const listed = (language) => shown.map((reason) => reason[language]).join(", ") + (others > 0 ? ` (+${others})` : "");
	const { version, date } = mozillaGuideline;
	return [find$1("outside-mozilla", {
		guideline: `${version}, ${date}`,
		reasons: {
			en: listed("en"),
			ko: listed("ko")
		}
	})];
}
function kpis(raw) {
	const leaf = leafOf(raw);
	const all = everyCertificate(raw).map((each) => each.raw);
	return [
		{
			id: "days-left",
			value: all.every((each) => leafOf(each) !== void 0) ? Math.min(...all.map(daysLeft)) : null,
			unit: "days"
		},
		{
			id: "issuer",
			value: leaf?.issuer ?? null
		},
		{
			id: "protocol",
			value: raw.protocol
		},
		{
			id: "group",
			value: raw.namedGroup ?? false
		},
		{
			id: "key",
			value: leaf ? all.map(keyOf$2).join(", ") : null
		},
		{
			id: "cipher",
			value: raw.cipher
		},
		{
			id: "revocation",
			value: worstRevocation(all.map(revocationOf))
		},
		...isSite(raw) ? [{
			id: "hsts",
			value: hstsAge(raw),
			unit: "seconds"
		}] : [],
		{
			id: "mozilla",
			value: mozillaFit(raw).profile
		}
	];
}
const revocationStates = [
	"revoked",
	"issuer-revoked",
	null
];
function worstRevocation(states) {
	return revocationStates.find((state) => states.includes(state)) ?? states[0] ?? null;
}
function revocationOf(raw) {
	const { status } = raw.revocation;
	if (status !== "revoked" && isCutOff(raw)) return "issuer-revoked";
	return status === "unknown" ? null : status;
}
// src/checks/ssl/addresses/judge.ts
const find = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gr)();
function judgeEvery$1(raw) {
	const own = judge$2(raw);
	const { addresses } = raw;
	if (!addresses) return own;
	const differences = differencesOf$1(raw, addresses);
	const verdict = judgeAddresses(own, {
		around: [addresses],
		judge: judge$2,
		ladder,
		differences,
		problems,
		figure: least
	});
	return {
		...verdict,
		findings: verdict.findings.map(bare)
	};
}
function bare(finding) {
	return finding.id === "address-failed" && finding.params?.["reason"] === "starttls.not-offered" ? {
		...finding,
		id: "address-without-tls"
	} : finding;
}
function least(kpi, others) {
	if (kpi.id !== "days-left") return kpi;
	const all = [kpi, ...others.flatMap(({ kpis }) => kpis.filter(({ id }) => id === kpi.id))];
	const days = all.flatMap(({ value }) => typeof value === "number" ? [value] : []);
	return {
		...kpi,
		value: days.length === all.length ? Math.min(...days) : null
	};
}
const aspects = [
	{
		differ: isUnequal,
		say: (params, seen) => find("addresses-certificates-unequal", params, seen)
	},
	{
		differ: (own, other) => own.chain[0]?.sha256 !== other.chain[0]?.sha256 && !isUnequal(own, other),
		say: (params, seen) => find("addresses-certificates", params, seen)
	},
	{
		differ: haveOtherVersions,
		say: (params, seen) => find("addresses-versions", params, seen)
	},
	{
		differ: haveOtherHsts,
		say: (params, seen) => find("addresses-hsts", params, seen)
	}
];
function differencesOf$1(raw, around) {
	const { firstAnswered: own, host } = around;
	const seen = seenElsewhere(around);
	return aspects.flatMap(({ differ, say }) => {
		const unlike = seen.filter((other) => differ(raw, other.observation)).map(({ address }) => address);
		return unlike.length === 0 ? [] : [say({
			own,
			others: namedAddresses(unlike)
		}, {
			subject: host,
			...unnamed(unlike)
		})];
	});
}
function isUnequal(own, other) {
	return standing(own) !== standing(other);
}
function standing(one) {
	const { trust, revocation } = one;
	const against = trust.reasons.filter(({ enforced }) => enforced).map(({ id }) => id);
	return [
		trust.trusted,
		isOutOfReach(one),
		[revocation, ...revocation.intermediates].some(({ status }) => status === "revoked"),
		...against.toSorted()
	].join();
}
function haveOtherVersions(own, other) {
	return own.versions.some(({ version, offered }) => {
		const there = other.versions.find((each) => each.version === version)?.offered ?? null;
		return offered !== null && there !== null && offered !== there;
	});
}
function haveOtherHsts(own, other) {
	if (own.http.status === null || other.http.status === null) return false;
	return policyOf(own) !== policyOf(other);
}
function policyOf(one) {
	return `${hstsAge(one)} ${one.hsts?.includeSubDomains ?? false}`;
}
// src/core/store.ts
function withoutWww(host) {
	return /^www\.[^.]+\./.test(host) ? host.slice(4) : host;
}
// src/probes/page/addresses.ts
const mostMeasured = 16;
const mostTold = 64;
async function everyAddress(context, to, { answered, main, look }) {
	main.catch(() => {});
	const own = await answered;
	const [seen, { otherAddresses: others, ...around }] = await Promise.all([attempt(() => main), lookAround(context, {
		to,
		own
	}, look)]);
	if (seen.ok) return {
		main: seen.value,
		around: {
			...around,
			firstAnswered: around.firstAnswered ?? own ?? "",
			otherAddresses: others
		}
	};
	const next = others.find((other) => other.observation !== null);
	if (!next || next.observation === null) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui(seen.failure);
	const failed = around.firstAnswered === null ? [] : [toFailed(around.firstAnswered, seen.failure, "failed")];
	const rest = others.filter((other) => other !== next);
	return {
		main: next.observation,
		around: {
			...around,
			firstAnswered: next.address,
			otherAddresses: [...failed, ...rest]
		}
	};
}
async function lookAround(context, { to, own }, look) {
	const all = await context.net.addresses(to);
	const first = all.find(({ address }) => address === own);
	const others = all.filter((one) => one !== first);
	const waiting = inTurn(others);
	const looks = [];
	async function fill() {
		for (let one = waiting.shift(); one; one = waiting.shift()) {
			const { id, isAllowed } = one;
			const seen = isAllowed ? await attempt(() => look(context.at(to.host, id))) : null;
			looks.push({
				one,
				seen
			});
			if (seen && (seen.ok || !isWayless(one, seen.failure))) return;
		}
	}
	await Promise.all(Array.from({ length: first ? 15 : mostMeasured }, fill));
	const told = looks.toSorted((a, b) => others.indexOf(a.one) - others.indexOf(b.one));
	const reached = [own ?? "", ...looks.flatMap(({ one, seen }) => seen?.ok ? [one.address] : [])];
	const families = new Set(reached.map(node_net__WEBPACK_IMPORTED_MODULE_2__.isIP));
	return {
		host: to.host,
		firstAnswered: first?.id ?? own,
		total: Math.max(1, all.length),
		otherAddresses: told.map(({ one, seen }) => toOther(one, seen, families.has((0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(one.address))))
	};
}
function inTurn(all) {
	return all.toSorted((a, b) => Number(b.isAllowed) - Number(a.isAllowed)).slice(0, mostTold);
}
function toOther(one, seen, isFamilyReached) {
	const { id: address } = one;
	if (seen === null) return {
		address,
		state: "forbidden",
		reason: "address.private",
		observation: null
	};
	if (seen.ok) return {
		address,
		state: "measured",
		reason: null,
		observation: seen.value
	};
	return toFailed(address, seen.failure, isWayless(one, seen.failure) && !isFamilyReached ? "unroutable" : "failed");
}
function toFailed(address, { reason }, state) {
	return {
		address,
		state,
		reason,
		observation: null
	};
}
const wayless = [
	"ENETUNREACH",
	"EADDRNOTAVAIL",
	"EAFNOSUPPORT"
];
function isWayless({ isForeign = false }, { id, params }) {
	return isForeign && id === "tcp.unreachable" && wayless.some((code) => code === params["detail"]);
}
// src/data/challenges.ts
const challenges = [
	{
		header: "cf-mitigated",
		values: ["challenge"],
		service: "Cloudflare"
	},
	{
		header: "x-amzn-waf-action",
		values: ["challenge", "captcha"],
		service: "AWS WAF"
	},
	{
		header: "x-vercel-mitigated",
		values: ["challenge"],
		service: "Vercel"
	},
	{
		header: "sg-captcha",
		values: ["challenge"],
		service: "SiteGround"
	},
	{
		header: "ngrok-error-code",
		values: ["err_ngrok_6024"],
		service: "ngrok"
	}
];
const held = [
	401,
	403,
	405,
	418,
	428,
	429,
	503
];
const any = [
	200,
	202,
	307,
	...held
];
const challengePages = [
	{
		service: "Cloudflare",
		statuses: held,
		page: /<title>just a moment\.\.\.<\/title>.{0,12000}(?:\/cdn-cgi\/challenge-platform\/|_cf_chl_opt)/
	},
	{
		service: "Vercel",
		statuses: held,
		page: /<title>vercel security checkpoint<\/title>/
	},
	{
		service: "DataDome",
		statuses: any,
		page: /<script[^>]*>var dd ?= ?\{[^<]{0,2000}captcha-delivery\.com/
	},
	{
		service: "DataDome",
		statuses: held,
		header: { name: "x-datadome" },
		page: /captcha-delivery\.com/
	},
	{
		service: "HUMAN",
		statuses: held,
		page: /window\._pxappid ?=.{0,12000}(?:px-captcha|captcha\.js)/
	},
	{
		service: "Imperva",
		statuses: any,
		page: /<head>.{0,400}<script[^>]{0,200} src="\/_incapsula_resource\?swjiylwa=[^>]{0,400}><\/script> ?(?:<\/head> ?)?<body> ?<\/body> ?<\/html>$/
	},
	{
		service: "Imperva",
		statuses: any,
		page: /<title>pardon our interruption<\/title>/
	},
	{
		service: "Akamai",
		statuses: any,
		page: /<div id="sec-(?:if|bc)-cpt-container"/
	},
	{
		service: "Radware",
		statuses: any,
		page: /<title>radware captcha page<\/title>/
	},
	{
		service: "AWS WAF",
		statuses: [202, 405],
		page: /window\.gokuprops ?=/
	},
	{
		service: "Sucuri",
		statuses: any,
		page: /<title>you are being redirected\.\.\.<\/title>.{0,4000}sucuri_cloudproxy_js/
	},
	{
		service: "Anubis",
		statuses: any,
		page: /<script id="anubis_challenge" type="application\/json">/
	},
	{
		service: "go-away",
		statuses: any,
		page: /<link rel="stylesheet" href="\/\.well-known\/\.git\.gammaspectra\.live\/git\/go-away\//
	},
	{
		service: "DDoS-Guard",
		statuses: held,
		page: /<title>ddos-guard<\/title>/
	},
	{
		service: "Kasada",
		statuses: [429],
		header: { name: "x-kpsdk-ct" }
	}
];
// src/formats/http/content-coding.ts
const { constants: constants$1 } = node_zlib__WEBPACK_IMPORTED_MODULE_4__;
const largest = 4194304;
const [largestPage, enough$2] = [1048576, 524288];
const gzip = { finishFlush: constants$1.Z_SYNC_FLUSH };
const brotli = { finishFlush: constants$1.BROTLI_OPERATION_FLUSH };
const zstd = { finishFlush: constants$1.ZSTD_e_flush };
const codings = {
	"": (body) => body,
	identity: (body) => body,
	gzip: (body, maxOutputLength) => node_zlib__WEBPACK_IMPORTED_MODULE_4__.gunzipSync(body, {
		...gzip,
		maxOutputLength
	}),
	"x-gzip": (body, maxOutputLength) => node_zlib__WEBPACK_IMPORTED_MODULE_4__.gunzipSync(body, {
		...gzip,
		maxOutputLength
	}),
	deflate: (body, maxOutputLength) => isFramed(body) ? node_zlib__WEBPACK_IMPORTED_MODULE_4__.inflateSync(body, {
		...gzip,
		maxOutputLength
	}) : node_zlib__WEBPACK_IMPORTED_MODULE_4__.inflateRawSync(body, {
		...gzip,
		maxOutputLength
	}),
	br: (body, maxOutputLength) => node_zlib__WEBPACK_IMPORTED_MODULE_4__.brotliDecompressSync(body, {
		...brotli,
		maxOutputLength
	}),
	zstd: (body, maxOutputLength) => node_zlib__WEBPACK_IMPORTED_MODULE_4__.zstdDecompressSync(body, {
		...zstd,
		maxOutputLength
	})
};
function isFramed([first = 0, second = 0]) {
	return (first & 15) === 8 && (first * 256 + second) % 31 === 0;
}
function decodeBody(body, coding, most = largest) {
	const name = coding.trim().toLowerCase();
	const decode = Object.hasOwn(codings, name) ? codings[name] : void 0;
	try {
		return decode?.(body, most) ?? null;
	} catch {
		return null;
	}
}
const mostCodings = 8;
function codingsOf(values) {
	return splitList(values).map((name) => name.toLowerCase()).filter((name) => name !== "");
}
function decodePage(body, values) {
	const names = codingsOf(values);
	if (names.length > mostCodings) return null;
	if (names.length === 1 && !Object.hasOwn(codings, names[0] ?? "")) return body;
	const undo = (coded) => names.reduceRight((each, name) => each && decodeBody(each, name, largestPage), coded);
	return undo(body) ?? undoBeginning(body, undo);
}
function undoBeginning(body, undo) {
	const precision = Math.max(1, body.length >> 10);
	let [good, bad] = [0, body.length];
	let read = null;
	while (bad - good > precision && (read?.length ?? 0) < enough$2) {
		const middle = Math.min(2 * good + 1024, good + bad >> 1);
		const found = undo(body.subarray(0, middle));
		if (found) [good, read] = [middle, found];
		else bad = middle;
	}
	return read !== null && read.length > 0 ? read : null;
}
const beginning = 256;
function isUndecodable(body, values) {
	if (body.length === 0 || !isRead(values)) return false;
	return decodePage(body.subarray(0, beginning), values) === null;
}
function isRead(values) {
	const names = codingsOf(values);
	return names.length <= mostCodings && names.every((name) => name !== "identity" && Object.hasOwn(codings, name));
}
// src/formats/html/text.ts
const marks$1 = [
	[[
		239,
		187,
		191
	], "utf-8"],
	[[254, 255], "utf-16be"],
	[[255, 254], "utf-16le"]
];
const declared = /charset\s*=\s*["']?(?<encoding>utf-16(?:le|be)?)(?![\w-])/i;
function textOfHtml(body, contentType) {
	const marked = marks$1.find(([bytes]) => bytes.every((byte, at) => body[at] === byte))?.[1];
	const said = declared.exec(contentType)?.groups?.["encoding"]?.toLowerCase();
	return new TextDecoder(marked ?? said ?? "utf-8").decode(body);
}
// src/probes/page/service-mark.ts
const mostRead$1 = 32768;
function serviceIn(reply, marks) {
	const likely = marks.filter(({ statuses, header }) => statuses.includes(reply.status) && hasHeader(reply, header));
	if (likely.length === 0) return null;
	const text = likely.some(({ page }) => page !== void 0) ? normalized(reply) : "";
	return likely.find(({ page }) => page?.test(text) ?? true)?.service ?? null;
}
function hasHeader({ headers }, mark) {
	if (!mark) return true;
	return valuesOf$1(headers, mark.name).some((value) => mark.value?.test(value.trim()) ?? true);
}
function normalized({ headers, body }) {
	return textOfHtml((decodePage(body, valuesOf$1(headers, "content-encoding")) ?? body).subarray(0, mostRead$1), "charset=utf-8").replaceAll(/&#(?:x(?<hex>[0-9a-f]{1,6})|(?<decimal>\d{1,7}));/gi, (whole, hex, decimal) => characterOf$1(whole, hex === void 0 ? Number(decimal) : Number.parseInt(hex, 16))).replaceAll(/[‘’]|&(?:apos|[lr]squo);/g, "'").toLowerCase().replaceAll(/(?:\s|&nbsp;)+/g, " ").trim();
}
function characterOf$1(whole, code) {
	return code < 32 || code > 1114111 || code === 60 || code === 62 ? whole : String.fromCodePoint(code);
}
// src/probes/page/challenge.ts
function challengeIn(reply) {
	return challenges.find(({ header, values }) => valuesOf$1(reply.headers, header).some((value) => values.includes(value.trim().toLowerCase())))?.service ?? serviceIn(reply, challengePages);
}
// src/probes/certificate/request.ts
const certificateRequest = 13;
async function withClientCertificate(error, to, { net }) {
	if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui) || error.facts.id !== "tls.alert") return error;
	const said = await attempt(() => net.hello(to, clientHello$1("TLSv1.2", to.host), "key-exchange"));
	const { messages } = readFlight(said.ok ? said.value.bytes : new Uint8Array());
	if (!messages.some(({ type }) => type === certificateRequest)) return error;
	const { host, port } = to;
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("tls.client-certificate", {
		host,
		port
	}, {
		reason: error.reason,
		cause: error
	});
}
// src/core/net/starttls.ts
const starttlsProtocols = [
	"smtp",
	"imap",
	"pop3",
	"ftp",
	"postgres"
];
const starttlsNames = {
	smtp: "SMTP",
	imap: "IMAP",
	pop3: "POP3",
	ftp: "FTP",
	postgres: "PostgreSQL"
};
const implicitPorts = {
	465: "smtp",
	993: "imap",
	995: "pop3",
	990: "ftp"
};
const starttlsPorts = {
	25: "smtp",
	587: "smtp",
	143: "imap",
	110: "pop3",
	21: "ftp",
	5432: "postgres"
};
// src/probes/tls/greeting.ts
const greetings = [
	["ftp", /^220[ -][^\n]*ftp/i],
	["smtp", /^220[ -]/],
	["imap", /^\* (?:OK|PREAUTH|BYE)\b/i],
	["pop3", /^\+OK\b/i]
];
function greetedProtocolOf(greeting) {
	const text = Buffer.from(greeting.subarray(0, 512)).toString("latin1");
	return greetings.find(([, begins]) => begins.test(text))?.[0] ?? null;
}
async function withGreeting(error, to, { net }) {
	if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui) || error.facts.id !== "tls.not-tls" || to.starttls) return error;
	const said = await attempt(() => net.hello(to, clientHello$1("TLSv1.2", to.host)));
	const answer = said.ok ? said.value.bytes : new Uint8Array();
	const starttls = greetedProtocolOf(answer) ?? (isRebuke(answer) ? await awaited(to, net) : null);
	if (starttls === null) return error;
	const { host, port } = to;
	const { reason } = error;
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("tls.greeting", {
		host,
		port,
		protocol: starttlsNames[starttls],
		starttls
	}, {
		reason,
		cause: error
	});
}
function isRebuke([first = 0]) {
	return first === 52 || first === 53;
}
async function awaited(to, net) {
	const got = await attempt(() => net.tls({
		...to,
		starttls: "imap"
	}));
	if (got.ok || got.failure.id !== "starttls.foreign") return null;
	const { detail } = got.failure.params;
	return typeof detail === "string" ? greetedProtocolOf(Buffer.from(detail)) : null;
}
// src/probes/tls/injection.ts
function watchInjection(context) {
	let isInjected = false;
	async function hello(...asked) {
		try {
			return await context.net.hello(...asked);
		} catch (error) {
			if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui && error.facts.id === "starttls.injected") isInjected = true;
			throw error;
		}
	}
	return {
		context: {
			...context,
			net: {
				...context.net,
				hello
			}
		},
		isInjected: () => isInjected
	};
}
// src/formats/x509/timestamps.ts
const inCertificate = "1.3.6.1.4.1.11129.2.4.2";
const inResponse = "1.3.6.1.4.1.11129.2.4.5";
const shortest = 47;
function readTimestamps(list) {
	if (list.length < 2 || list.readUInt16BE(0) !== list.length - 2) return 0;
	let count = 0;
	for (let at = 2; at < list.length;) {
		if (at + 2 > list.length) return 0;
		const end = at + 2 + list.readUInt16BE(at);
		if (end === at + 2 || end > list.length) return 0;
		if (isTimestamp(list.subarray(at + 2, end))) count++;
		at = end;
	}
	return count;
}
function isTimestamp(bytes) {
	if (bytes.length < shortest || bytes[0] !== 0) return false;
	const signature = 43 + bytes.readUInt16BE(41) + 2;
	return signature + 2 <= bytes.length && signature + 2 + bytes.readUInt16BE(signature) === bytes.length;
}
function embeddedTimestamps(certificate) {
	return orNone(() => {
		const value = readExtensionValue(certificate, inCertificate);
		return value ? timestampsIn$1(value) : 0;
	});
}
function stapledTimestamps(response, serial) {
	return orNone(() => {
		const [, body] = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)(response, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence));
		if (!body) return 0;
		const [, basic] = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)(body, 160).content, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence));
		const [data] = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)(basic, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.octetString).content, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence));
		const responses = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)(data, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence)).find(({ tag }, index) => tag === _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence && index >= 2);
		const own = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)(responses, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence), 256).find((single) => isAbout$1(single, serial));
		return own ? timestampsOf(own) : 0;
	});
}
function isAbout$1(single, serial) {
	const [identifier] = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)(single);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)(identifier, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence))[3]?.content.equals(serial) ?? false;
}
function timestampsOf(single) {
	const wrapper = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)(single).find(({ tag }, index) => tag === 161 && index > 2);
	if (!wrapper) return 0;
	const own = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)(wrapper.content, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.sequence)).find((extension) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)(extension)[0], _start_js__WEBPACK_IMPORTED_MODULE_1__.In.oid)) === inResponse);
	return own ? timestampsIn$1((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.An)(own).at(-1), _start_js__WEBPACK_IMPORTED_MODULE_1__.In.octetString).content) : 0;
}
function timestampsIn$1(value) {
	return readTimestamps((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fn)(value, _start_js__WEBPACK_IMPORTED_MODULE_1__.In.octetString).content);
}
function orNone(read) {
	try {
		return read();
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.kn) return 0;
		throw error;
	}
}
// src/probes/offers/eliminate.ts
const secp256r1 = 23;
const secp384r1 = 24;
const secp521r1 = 25;
const otherCurves = [
	secp256r1,
	29,
	30,
	22,
	21,
	19,
	26,
	27,
	28,
	9,
	10,
	11,
	12,
	13,
	14
];
const restQuestion = {
	version: "TLSv1.2",
	suites: restSuites,
	groups: [
		secp384r1,
		secp521r1,
		...otherCurves
	],
	until: "key-exchange"
};
const laterCurves = [
	secp521r1,
	secp384r1,
	...otherCurves
];
const nothingEliminated = {
	told: new Map(),
	weak: null,
	curves: [],
	legacy: null
};
const mostInARow = 3;
async function eliminate(asker, seen, { rest, own, onCurves }) {
	const told = new Map();
	const curves = [];
	const groups = own ? [...groupFamilies.legacy.map(({ code }) => code), own.code] : laterCurves;
	let legacy = null;
	let heard = reliable(rest, seen);
	for (let further = 0; heard; further++) {
		const answer = heard;
		const chosen = answer.kind === "chosen" ? suiteFamilyOf(answer.hello.suite) : void 0;
		if (answer.kind !== "chosen" || chosen === void 0) {
			for (const family of restFamilies) if (!told.has(family)) told.set(family, answer);
			return {
				told,
				weak: answer,
				curves,
				legacy
			};
		}
		told.set(chosen, answer);
		const curve = curveIn(answer);
		if (curve !== null && further > 0 && own) legacy ??= answer;
		else if (curve !== null) curves.push(curve);
		if (further === (own ? 0 : 1)) onCurves?.(curves);
		if (isWeak(chosen)) return {
			told,
			weak: answer,
			curves,
			legacy
		};
		if (further === mostInARow || seen.length > 1) break;
		const left = restFamilies.filter((family) => !told.has(family));
		const next = await asker.ask({
			...restQuestion,
			suites: suitesOf(...left),
			groups
		});
		heard = next.kind === "unclear" && next.reason !== "silent" ? null : next;
	}
	return {
		told,
		weak: null,
		curves,
		legacy
	};
}
function reliable(rest, [newest]) {
	if (rest.kind === "chosen") return rest.hello.version === wireVersions[restQuestion.version] ? rest : null;
	if (rest.kind === "unclear") return rest.reason === "silent" ? rest : null;
	return newest && restSuites.includes(newest[1]) ? null : rest;
}
function isWeak(family) {
	return weakNames.includes(family);
}
// src/probes/offers/probe-family.ts
async function probeFamily(asker, versions, { families, newest }) {
	const lanes = versions.map((version) => ({
		version,
		told: new Map()
	}));
	const [first] = lanes;
	if (first && newest) tell(first, families, newest);
	for (;;) {
		const open = lanes.map((_, index) => openFamilies(families, lanes, index));
		if (open.every((each) => each.length === 0)) break;
		await Promise.all(lanes.map((lane, index) => askLane(asker, lane, {
			open: open[index] ?? [],
			isNewest: index === 0
		})));
	}
	return families.flatMap((family) => decide(family, lanes));
}
function openFamilies(families, lanes, index) {
	const newer = lanes.slice(0, index);
	const isTaken = (family) => newer.some(({ told }) => told.get(family)?.kind === "chosen");
	return families.filter((family) => !lanes[index]?.told.has(family) && !isTaken(family));
}
async function askLane(asker, lane, { open, isNewest }) {
	if (open.length === 0) return;
	const questions = isNewest && lane.told.size > 0 ? open.map((family) => [family]) : [open];
	await Promise.all(questions.map(async (families) => {
		tell(lane, families, await asker.ask({
			version: lane.version,
			suites: suitesOf(...families)
		}));
	}));
}
function tell({ told }, families, heard) {
	const chosen = heard.kind === "chosen" ? suiteFamilyOf(heard.hello.suite) : void 0;
	for (const family of families) if (heard.kind !== "chosen" || family === chosen) told.set(family, heard);
}
function decide(family, lanes) {
	const answers = lanes.flatMap(({ version, told }) => {
		const heard = told.get(family);
		return heard ? [{
			family,
			version,
			heard
		}] : [];
	});
	const of = (kind) => answers.find(({ heard }) => heard.kind === kind);
	const answer = of("chosen") ?? of("unclear") ?? answers.at(-1);
	return answer ? [answer] : [];
}
// src/probes/offers/suites.ts
async function askSuites(asker, seen, known) {
	const [[version] = ["TLSv1.2"]] = seen;
	const toldOf = (family) => known.told.get(family) ?? null;
	const all = seen.map(([each]) => each);
	const [weakAnswers, newestDhe, aead, others, olderDhe] = await Promise.all([
		probeFamily(asker, all, {
			families: weakNames,
			newest: known.weak
		}),
		toldOf("dhe") ?? askFinite(asker, version),
		askFamily(asker, seen, "ecdhe-aead", null),
		askOthers(asker, seen, toldOf),
		Promise.all(all.slice(1).map((each) => askFinite(asker, each)))
	]);
	const dhe = [newestDhe, ...olderDhe];
	return {
		suites: [
			...weakAnswers.map((each) => toOffer(each.family, each.version, each.heard)),
			worstOf(dhe.map((heard, index) => toOffer("dhe", all[index] ?? version, heard))),
			aead,
			...others
		].toSorted(byFamily),
		dheBits: dhe.map(bitsOf).reduce(smaller, null)
	};
}
function askFinite(asker, version) {
	return asker.ask({
		version,
		suites: suitesOf("dhe"),
		until: "key-exchange"
	});
}
const otherNames = [
	"ecdhe-cbc",
	"static-rsa",
	"other"
];
async function askOthers(asker, seen, toldOf) {
	const newest = await Promise.all(otherNames.map((family) => askFamily(asker, seen, family, toldOf(family))));
	const families = newest.filter(({ offered }) => !offered).map(({ family }) => family);
	const answers = await probeFamily(asker, seen.slice(1).map(([version]) => version), {
		families,
		newest: null
	});
	return newest.map((offer) => {
		return worstOf([offer, ...answers.filter(({ family }) => family === offer.family).map((each) => toOffer(each.family, each.version, each.heard))]);
	});
}
function worstOf(offers) {
	const [first] = offers;
	const found = offers.find(({ offered }) => offered) ?? offers.find(({ offered }) => offered === null) ?? first;
	if (!found) throw new Error("no version was asked");
	return found;
}
function versionOffers(offer, heard) {
	return worstOf([offer, toOffer(offer.family, "TLSv1.3", heard)]);
}
function smaller(a, b) {
	return a === null || b === null ? a ?? b : Math.min(a, b);
}
function byFamily(a, b) {
	return familyNames.indexOf(a.family) - familyNames.indexOf(b.family);
}
function bitsOf(heard) {
	if (heard.kind !== "chosen") return null;
	const exchange = readKeyExchange(heard.bytes, suiteName(heard.hello.suite));
	return exchange?.kind === "finite" ? exchange.bits : null;
}
async function askFamily(asker, seen, family, told) {
	const [[version] = ["TLSv1.2"]] = seen;
	const known = seen.find(([, suite]) => suiteFamilyOf(suite) === family);
	if (known) return offerOf(family, known[0], known[1]);
	if (family === "ecdhe-aead" && version !== "TLSv1.2") return without(family, false, "lower-version");
	return toOffer(family, version, told ?? await asker.ask({
		version,
		suites: suitesOf(family)
	}));
}
function toOffer(family, version, heard) {
	if (heard.kind === "chosen") return offerOf(family, versionOf(heard.hello, version), heard.hello.suite);
	return without(family, heard.kind === "refused" ? false : null, heard.reason);
}
function versionOf({ version }, asked) {
	return versionNames.find((name) => wireVersions[name] === version) ?? asked;
}
function offerOf(family, version, suite) {
	return {
		family,
		offered: true,
		version,
		suite: suiteName(suite),
		reason: "server-hello"
	};
}
function without(family, offered, reason) {
	return {
		family,
		offered,
		version: null,
		suite: null,
		reason
	};
}
async function askLater(asker, versions, some) {
	const wanted = [...weakNames, ...otherNames];
	const open = some.suites.filter(({ family, offered }) => !offered && wanted.includes(family));
	const [answers, dhe] = await Promise.all([probeFamily(asker, versions, {
		families: open.map(({ family }) => family),
		newest: null
	}), Promise.all(versions.map(async (version) => ({
		family: "dhe",
		version,
		heard: await askFinite(asker, version)
	})))]);
	const told = [...answers, ...dhe].map((each) => toOffer(each.family, each.version, each.heard));
	return {
		suites: some.suites.map((offer) => worstOf([offer, ...told.filter(({ family }) => family === offer.family)])),
		dheBits: dhe.map(({ heard }) => bitsOf(heard)).reduce(smaller, some.dheBits)
	};
}
function noSuites(offered, reason) {
	return {
		suites: familyNames.map((family) => without(family, offered, reason)),
		dheBits: null
	};
}
// src/probes/offers/new-suites.ts
const plain = integritySuites.map(([code]) => code);
const ccm = newSuites.map(([code]) => code).filter((code) => code === 4868 || code === 4869);
async function askNewSuites(asker, groups) {
	const ask = (suites) => asker.ask({
		version: "TLSv1.3",
		suites,
		groups
	});
	const first = await ask([...plain, ...ccm]);
	if (first.kind !== "chosen") return {
		null: first,
		other: first
	};
	const isPlain = plain.includes(first.hello.suite);
	const second = await ask(isPlain ? ccm : plain);
	return isPlain ? {
		null: first,
		other: second
	} : {
		null: second,
		other: first
	};
}
function withNewSuites(told, found, isRefuser) {
	if (!found) return told;
	const suites = told.suites.map((offer) => {
		const heard = offer.family === "null" || offer.family === "other" ? found[offer.family] : null;
		return heard ? versionOffers(offer, isRefuser ? unclear(heard) : heard) : offer;
	});
	return {
		...told,
		suites
	};
}
function unclear(heard) {
	return heard.kind === "refused" && heard.reason !== "alert.70" ? {
		kind: "unclear",
		reason: "no-retry"
	} : heard;
}
// src/probes/tls/version-answer.ts
function readNegotiatedVersion({ reply, isConfirmed, suites }, version) {
	if (!reply.ok) return {
		offered: null,
		reason: reply.failure.reason
	};
	return readOffer(reply.value, {
		version,
		suites
	}, isConfirmed);
}
function readOffer(reply, asked, isConfirmed) {
	const heard = readOfferReply(reply, asked);
	if (heard.kind === "chosen") return heard.hello.version < wireVersions[asked.version] ? {
		offered: false,
		reason: "lower-version"
	} : {
		offered: true,
		reason: "server-hello"
	};
	return {
		offered: heard.kind === "refused" && (isConfirmed || !isHungUp(heard)) || isFatal(heard.reason) ? false : null,
		reason: heard.reason
	};
}
function isFatal(reason) {
	return reason.startsWith("alert.") && reason !== "alert.120";
}
// src/data/cipher-suites-keyed.ts
const keyedSuites = [
	[44, 46],
	[138, 149],
	[168, 185],
	[49203, 49211],
	[49252, 49265],
	[49294, 49307],
	[49316, 49323],
	[52395, 52398],
	[53249, 53251],
	[53253, 53253],
	[30, 43],
	[49178, 49186],
	[49328, 49331],
	[129, 129],
	[131, 131],
	[49408, 49410],
	[65413, 65413]
];
const oldKeyedSuites = [
	[44, 46],
	[138, 149],
	[49203, 49206],
	[49209, 49209]
];
// src/probes/tls/version-suites.ts
const mostSuites = 128;
const usual = suitesIn("TLSv1.2");
const rare = everySuite.filter((suite) => !usual.includes(suite));
const room = mostSuites - usual.length;
const sharedOut = {
	usual: [...usual, ...rare.slice(0, room)],
	others: [rare.slice(room), keyedSuites.flatMap(runOf)]
};
function isOld(suite) {
	return /_(?:SHA|MD5)$/.test(suiteName(suite));
}
const oldSuites = [
	...suitesOf("ecdhe-aead"),
	...suitesOf("ecdhe-cbc", "dhe", "static-rsa", "other", "3des", "rc4", "des", "anonymous", "export", "null").filter(isOld),
	...oldKeyedSuites.flatMap(runOf)
];
function suitesToAsk(version) {
	if (version === "TLSv1.3") return suitesIn(version);
	return version === "TLSv1.2" ? everySuite : oldSuites;
}
function runOf([first, last]) {
	return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
// src/probes/tls/versions-ask.ts
function askVersion(context, to, version) {
	return context.once(`hello ${version} ${to.host} ${to.port}`, async () => {
		const line = await lineTo(context, to);
		const suites = suitesToAsk(version);
		if (version !== "TLSv1.2") return {
			...await line.ask({ hello: clientHello$1(version, to.host, { suites }) }),
			suites,
			heldAll: false
		};
		const hello = clientHello$1(version, to.host, {
			suites,
			groups: everyCurve
		});
		const answer = await line.ask({
			hello,
			until: "key-exchange"
		});
		return await isOfThatHello(context, to, answer.reply) ? askInParts(line, to.host, answer.reply) : {
			...answer,
			heldAll: true,
			suites
		};
	});
}
async function askInParts(line, host, long) {
	const ask = async (suites) => {
		const hello = clientHello$1("TLSv1.2", host, { suites });
		return {
			...await line.ask({ hello }),
			suites,
			heldAll: false
		};
	};
	const askOthers = () => Promise.all(sharedOut.others.map(ask));
	const [usual, early] = await Promise.all([ask(sharedOut.usual), isOfSuites(long) ? askOthers() : null]);
	const heard = [usual, ...early ?? (isOfSuites(usual.reply) ? await askOthers() : [])].map((answer) => ({
		answer,
		...readNegotiatedVersion(answer, "TLSv1.2")
	}));
	return (heard.find(({ offered }) => offered) ?? heard.find(({ offered }) => offered === null))?.answer ?? usual;
}
function isOfSuites(reply) {
	const said = reply.ok ? readServerReply(reply.value.bytes) : null;
	return said?.kind === "alert" && said.code !== 0 && said.code !== protocolVersion;
}
const everyCurve = [
	23,
	24,
	25,
	30,
	22,
	21,
	19,
	26,
	27,
	28,
	9,
	10,
	11,
	12,
	13,
	14
];
const protocolVersion = 70;
async function isOfThatHello(context, to, reply) {
	if (!reply.ok) return false;
	const said = readServerReply(reply.value.bytes);
	if (said.kind === "alert") return said.code !== protocolVersion;
	if (said.kind !== "incomplete") return false;
	if (reply.value.end !== "silent") return true;
	const older = await askVersion(context, to, "TLSv1.1");
	return older.reply.ok && older.reply.value.end !== "silent";
}
// src/probes/tls/versions.ts
async function versions(context, to) {
	return Promise.all((await probes(context, to)).values());
}
async function earlyVersions(context, to) {
	const told = await probes(context, to);
	await told.get("TLSv1.2");
	const ending = new AbortController();
	const patience = (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_7__.setTimeout)(Math.max(leastPatience, context.elapsed()), null, {
		signal: ending.signal,
		ref: false
	});
	const all = [...told].map(async ([version, telling]) => {
		return await Promise.race([telling, patience]) ?? {
			version,
			offered: null,
			reason: "silent"
		};
	});
	const early = await Promise.all(all);
	patience.catch(() => {});
	ending.abort();
	return early;
}
const leastPatience = 250;
function probes(context, to) {
	return context.once(`versions ${to.host} ${to.port}`, async () => {
		const asked = new Map(olderVersions.map((version) => [version, probe(context, to, version)]));
		const main = negotiatedVersion(await context.net.tls(to));
		const tell = async (version) => known$1(version, main) ?? weigh(await (asked.get(version) ?? probe(context, to, version)), main);
		return new Map(versionNames.map((version) => [version, tell(version)]));
	});
}
const olderVersions = [
	"TLSv1.2",
	"TLSv1.1",
	"TLSv1.0",
	"SSLv3"
];
function known$1(version, main) {
	if (version === main) return {
		version,
		offered: true,
		reason: "negotiated"
	};
	return version === "TLSv1.3" && main !== null ? {
		version,
		offered: false,
		reason: "lower-version"
	} : null;
}
function weigh(found, main) {
	const { version, offered } = found;
	return main !== null && versionNames.indexOf(version) > versionNames.indexOf(main) && offered !== true ? {
		version,
		offered: false,
		reason: "lower-version"
	} : found;
}
async function probe(context, to, version) {
	return {
		version,
		...readNegotiatedVersion(await askVersion(context, to, version), version)
	};
}
// src/probes/offers/versions.ts
async function answersOf(context, to, offered) {
	const taken = olderVersions.filter((version) => offered.some((each) => each.version === version && each.offered));
	return (await Promise.all(taken.map(async (version) => ({
		version,
		...await askVersion(context, to, version)
	})))).flatMap(({ version, reply, heldAll }) => {
		const hello = reply.ok ? readServerReply(reply.value.bytes) : null;
		return reply.ok && hello?.kind === "hello" ? [{
			version,
			hello,
			bytes: reply.value.bytes,
			heldAll
		}] : [];
	});
}
function isOnlyNew(offered) {
	return olderVersions.every((version) => offered.some((each) => each.version === version && each.offered === false));
}
function absence$1(offered) {
	return isOnlyNew(offered) ? {
		offered: false,
		reason: "only-tls13"
	} : {
		offered: null,
		reason: offered.find((each) => each.offered === null)?.reason ?? "no-answer"
	};
}
function isAnswering(offered) {
	return offered.some(({ version, offered: told }) => version !== "TLSv1.3" && told !== null);
}
function compressionOf(hellos, offered) {
	if (hellos.length === 0) return absence$1(offered);
	return {
		offered: hellos.some(({ compression }) => compression !== 0),
		reason: "server-hello"
	};
}
function protocolOf([newest], offered) {
	if (newest) return {
		chosen: newest.alpn,
		reason: newest.alpn === null ? "ignored" : "server-hello"
	};
	const { reason } = absence$1(offered);
	return {
		chosen: null,
		reason: reason === "only-tls13" ? "encrypted" : reason
	};
}
function timestampsIn([newest]) {
	if (!newest) return null;
	return newest.timestamps ? readTimestamps(newest.timestamps) : 0;
}
// src/probes/offers/offers.ts
function offers$1(context, to) {
	return context.once(`offers ${to.host} ${to.port}`, async () => {
		const beginning = Promise.all([earlyVersions(context, to), context.net.tls(to)]);
		const line = await lineTo(context, to);
		const asker = openProber(line, to.host);
		const rest = restOf(context, to, asker);
		const [early, handshake] = await beginning;
		const knownFrom = async (offered) => {
			return {
				handshake,
				offered,
				older: await answersOf(context, to, offered)
			};
		};
		const all = versions(context, to).then(knownFrom);
		const told = await askAll(asker, {
			early: await knownFrom(early),
			all
		}, rest);
		const { offered, older } = await all;
		const replies = older.map(({ hello }) => hello);
		return {
			...told,
			compression: compressionOf(replies, offered),
			alpn: protocolOf(replies, offered),
			timestamps: timestampsIn(replies),
			hellos: line.hellos()
		};
	});
}
async function restOf(context, to, asker) {
	const answer = await askVersion(context, to, "TLSv1.2");
	return answer.heldAll && readNegotiatedVersion(answer, "TLSv1.2").offered === true ? asker.guess(restQuestion) : null;
}
async function askAll(asker, { early, all }, rest) {
	const isNew = negotiatedVersion(early.handshake) === "TLSv1.3" && isAnswering(early.offered);
	const known = early.older.length > 0 ? Promise.resolve(early) : all;
	const knownGroups = groupsKnown(early);
	const { promise: someCurves, resolve: onCurves } = Promise.withResolvers();
	const eliminating = rest.then((heard) => eliminated(asker, early, {
		rest: heard,
		onCurves
	}));
	const told = known.then(async (each) => suitesOffered(asker, each, await eliminating));
	const allCurves = eliminating.then(({ curves: named }) => named);
	const later = Promise.race([someCurves, allCurves]).then((named) => withCurves(knownGroups, named));
	const [suites, newSuites, newGroups, curves] = await Promise.all([
		told.then((some) => withLater(asker, some, {
			early: known,
			all
		})),
		isNew ? askNewSuites(asker, [...knownGroups.keys(), ...classicGroups$1.map(({ code }) => code)]) : null,
		isNew ? askNewGroups(asker, knownGroups, later) : {
			groups: [],
			rare: []
		},
		known.then((each) => curvesOffered(asker, {
			...each,
			told,
			isNew,
			eliminating
		}))
	]);
	return {
		...withNewSuites(suites, newSuites, newGroups.groups.some(({ reason }) => reason === "no-retry")),
		groups: [...newGroups.groups, ...curves.groups],
		rare: newGroups.rare,
		legacyCurve: curves.legacyCurve
	};
}
async function eliminated(asker, { older, handshake }, { rest, onCurves }) {
	const [newest] = older;
	if (!rest || !newest?.heldAll || newest.version !== restQuestion.version) return nothingEliminated;
	const curve = curveIn(newest);
	const own = curveOf(handshake);
	const isLegacy = own !== void 0 && groupFamilies.legacy.some(({ code }) => code === own.code);
	return eliminate(asker, seenOf(older), {
		rest,
		own: own?.code === curve && !isLegacy ? own : void 0,
		...onCurves && { onCurves }
	});
}
function withCurves(known, curves) {
	return new Map([...curves.map((code) => [code, "key-exchange"]), ...known]);
}
async function withLater(asker, some, { early, all }) {
	const { older } = await early;
	const later = (await all).older.filter(({ version }) => !older.some((each) => each.version === version));
	return later.length > 0 ? askLater(asker, later.map(({ version }) => version), some) : some;
}
function seenOf(older) {
	return older.map(({ version, hello }) => [version, hello.suite]);
}
function groupsKnown({ handshake, older: [newest] }) {
	const curve = newest && curveIn(newest);
	const negotiated = groupNamed(handshake.group);
	return new Map([...typeof curve === "number" ? [[curve, "key-exchange"]] : [], ...negotiated ? [[negotiated.code, "negotiated"]] : []]);
}
async function suitesOffered(asker, { older, offered }, known) {
	const none = absence$1(offered);
	return older.length === 0 ? noSuites(none.offered, none.reason) : askSuites(asker, seenOf(older), known);
}
async function curvesOffered(asker, { told, isNew, eliminating, ...known }) {
	const [newest] = known.older;
	const isSeen = newest !== void 0 && isElliptic(suiteFamilyOf(newest.hello.suite));
	const families = (isSeen ? [] : (await told).suites).filter(({ family }) => isElliptic(family));
	if (!newest || newest.version === "SSLv3" || !(isSeen || families.some(({ offered }) => offered))) {
		const lacking = families.find(({ offered }) => offered === null) ?? families[0];
		const offered = families.every((family) => family.offered === false) ? false : null;
		return {
			groups: [],
			legacyCurve: {
				...noCurve,
				offered,
				reason: lacking?.reason ?? "not-asked"
			}
		};
	}
	const to = {
		version: newest.version,
		own: curveOf(known.handshake)
	};
	const [groups, legacyCurve] = await Promise.all([isNew ? [] : askOlderGroups(asker, to, groupsKnown(known)), eliminating.then(({ legacy }) => askLegacyCurve(asker, to, legacy))]);
	return {
		groups,
		legacyCurve
	};
}
function isElliptic(family) {
	return family === "ecdhe-aead" || family === "ecdhe-cbc";
}
function curveOf({ chain: [leaf] }) {
	return groupNamed((leaf && readOrNull(leaf)?.publicKey)?.asymmetricKeyDetails?.namedCurve ?? null);
}
// src/probes/survey/survey.ts
function survey(context, to) {
	return context.once(`survey ${to.host} ${to.port}`, async () => {
		const known = findIn(context, to);
		const taken = known && await taking(context, to, known);
		if (taken) return taken;
		const measuring = measure$1(context, to);
		if (isShared(to)) context.surveys?.offer(keyOf$1(context, to), shareable(context, to, measuring));
		return measuring;
	});
}
async function knownSurvey(context, to) {
	const known = findIn(context, to);
	return known && taking(context, to, known);
}
function findIn(context, to) {
	return (isShared(to) ? context.surveys?.find(keyOf$1(context, to)) : null) ?? null;
}
async function taking(context, to, known) {
	const [found, { address }] = await Promise.all([known, context.net.tls(to)]);
	return found?.address === address ? {
		...found.value,
		observedAt: new Date(found.begunAt)
	} : null;
}
function isShared({ starttls, implicitTlsProtocol: speaks }) {
	return starttls === void 0 && speaks === void 0;
}
function keyOf$1({ place = "" }, { host, port }) {
	return `${host} ${port} ${place}`;
}
async function measure$1(context, to) {
	const [told, offered] = await Promise.all([versions(context, to), offers$1(context, to)]);
	return {
		versions: told,
		offers: offered,
		observedAt: null
	};
}
async function shareable(context, to, measuring) {
	const value = await measuring;
	const { address } = await context.net.tls(to);
	return isWhole(value) ? {
		address,
		value
	} : null;
}
const lasting$1 = new Set([
	"not-asked",
	"no-group",
	"other-group",
	"own-group",
	"no-retry",
	"only-tls13",
	"other-suite",
	"higher-version"
]);
function isWhole({ versions: told, offers: { suites, groups, legacyCurve, compression } }) {
	return [
		...told,
		...suites,
		...groups,
		legacyCurve,
		compression
	].every(({ offered, reason }) => offered !== null || lasting$1.has(reason) || reason.startsWith("alert."));
}
// src/probes/certificate/issuance.ts
function issuance$1(context, to) {
	return context.once(`issuance ${to.host} ${to.port}`, async () => {
		const [served, { offers: offered }] = await Promise.all([certificate$1(context, to), survey(context, to)]);
		return issuanceOf(served, offered.timestamps, context.now());
	});
}
function issuanceOf(served, timestamps, now) {
	const [leaf] = served.chain;
	if (!leaf) return null;
	const bytes = served.handshake.staple;
	const staple = readStaple(served, now.getTime());
	const isUsable = bytes !== null && staple !== null && staple.status !== "unknown";
	return {
		scts: {
			embedded: embeddedTimestamps(leaf.der),
			handshake: timestamps,
			stapled: isUsable ? stapledTimestamps(bytes, leaf.serial) : 0
		},
		mustStaple: isMustStaple(leaf.der),
		staple
	};
}
function readStaple({ chain: [leaf], issuer, handshake: { staple } }, now) {
	if (!staple || !leaf) return null;
	const none = {
		thisUpdate: null,
		nextUpdate: null
	};
	if (!issuer) return {
		status: "unknown",
		reason: "no-issuer",
		...none
	};
	const answer = readOcspResponse(staple, {
		certificate: leaf,
		issuer,
		now
	});
	if (answer.status === "unknown") return {
		...answer,
		...none
	};
	const { status, thisUpdate, nextUpdate } = answer;
	return {
		status,
		reason: null,
		thisUpdate,
		nextUpdate
	};
}
// src/probes/tls/starttls.ts
function contextOver({ starttls, implicitTlsProtocol: speaks }, context) {
	const spoken = starttls ?? (speaks && `${speaks}/tls`);
	if (!spoken) return context;
	const { net } = context;
	return {
		...context,
		net: {
			...net,
			hello: (to, bytes, until) => net.hello(to, withoutProtocols(bytes), until)
		},
		once: (key, work) => context.once(`${spoken} ${key}`, work)
	};
}
// src/probes/certificate/alternatives.ts
function alternatives(context, to) {
	return context.once(`alternatives ${to.host} ${to.port}`, async () => {
		const { handshakes, reason } = await told$1(context, to, await context.net.tls(to));
		return {
			found: handshakes.slice(1).map((handshake) => ({
				handshake,
				context: contextFor(context, handshake)
			})),
			reason
		};
	});
}
async function told$1(context, to, main) {
	const { surveys, place = "" } = context;
	const leaf = Buffer.from(main.chain[0] ?? []).toString("base64url");
	const isShared = to.starttls === void 0 && to.implicitTlsProtocol === void 0;
	const key = `alternatives ${to.host} ${to.port} ${place} ${main.lenient} ${(0,node_crypto__WEBPACK_IMPORTED_MODULE_5__.createHash)("sha256").update(leaf).digest("hex")}`;
	const coming = isShared ? surveys?.find(key) : null;
	const known = coming && await coming;
	if (known?.address === main.address) return known.value;
	const asking = askOn(context, to, [main]);
	if (isShared) {
		const whole = asking.then((value) => value.reason === null ? {
			address: main.address,
			value
		} : null);
		surveys?.offer(key, whole);
	}
	return asking;
}
async function askOn(context, to, handshakes) {
	const known = handshakes.map(kindOf$1);
	if (known.includes(null)) return {
		handshakes,
		reason: "unreadable"
	};
	const keys = _start_js__WEBPACK_IMPORTED_MODULE_1__.Xr.filter((kind) => !known.includes(kind));
	if (keys.length === 0) return {
		handshakes,
		reason: null
	};
	const got = await shake(context, to, {
		...sameOffer(handshakes[0]),
		keys
	});
	if (!("chain" in got)) return {
		handshakes,
		...got
	};
	const kind = kindOf$1(got);
	if (kind !== null && !keys.includes(kind)) return {
		handshakes,
		reason: null
	};
	return askOn(context, to, [...handshakes, got]);
}
async function shake(context, to, offer) {
	const ask = () => attempt(() => context.net.tls(to, offer));
	const first = await ask();
	if (first.ok) return first.value;
	if (!isBrokenOff$1(first.failure)) return { reason: isNo(first.failure) ? null : first.failure.reason };
	const again = await (await lineTo(context, to)).alone(ask);
	if (again.ok) return again.value;
	return { reason: isNo(again.failure) || isBrokenOff$1(again.failure) ? null : again.failure.reason };
}
function isBrokenOff$1({ id }) {
	return id === "tls.closed" || id === "tcp.reset";
}
function isNo({ id, reason }) {
	return id === "tls.alert" && reason !== "tls.alert.120";
}
const kinds$1 = {
	RSA: "RSA",
	"RSA-PSS": "RSA",
	EC: "ECDSA",
	Ed25519: "EdDSA",
	Ed448: "EdDSA"
};
function kindOf$1({ chain: [der] }) {
	const leaf = der && readOrNull(der);
	return (leaf && kinds$1[keyFacts(leaf.publicKey).type]) ?? null;
}
function contextFor(context, handshake) {
	const { net } = context;
	const kind = kindOf$1(handshake);
	const keys = kind === null ? _start_js__WEBPACK_IMPORTED_MODULE_1__.Xr : [kind];
	return {
		...context,
		net: {
			...net,
			tls: async (to, offer) => offer ? net.tls(to, {
				...offer,
				keys
			}) : handshake
		},
		once: (key, work) => context.once(`${kind} ${key}`, work)
	};
}
// src/checks/ssl/describe.ts
const mostNames$2 = 100;
function describe$1(one) {
	return {
		subject: personalName(one.subject),
		issuer: personalName(one.issuer),
		...organization(one.issuer),
		serial: one.serial.toString("hex", 0, 64),
		...span$1(one),
		subjectAltNames: one.names.slice(0, mostNames$2).map(({ value }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(value, 256)),
		subjectAltNamesTotal: one.names.length,
		key: keyFacts(one.publicKey),
		signature: one.signature
	};
}
function span$1({ notBefore, notAfter, sha256 }) {
	return {
		notBefore: new Date(notBefore).toISOString(),
		notAfter: new Date(notAfter).toISOString(),
		sha256
	};
}
function personalName(name) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(unlessBroken(name, _start_js__WEBPACK_IMPORTED_MODULE_1__.hn) ?? "", 256);
}
function organization(name) {
	const found = unlessBroken(name, _start_js__WEBPACK_IMPORTED_MODULE_1__.gn);
	return found === null ? {} : { issuerOrganization: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(found, 256) };
}
function unlessBroken(name, read) {
	try {
		return read(name);
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.kn) return null;
		throw error;
	}
}
function toTrust({ path, doubt, ...trust }) {
	const shown = doubt && {
		...doubt,
		url: doubt.url === null ? null : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(doubt.url, 256)
	};
	return {
		...trust,
		undeterminedReason: shown,
		path: path.map((one) => ({
			subject: personalName(one.subject),
			...span$1(one)
		}))
	};
}
function toIssuance({ staple, ...issued }) {
	if (!staple) return {
		...issued,
		staple
	};
	return {
		...issued,
		staple: {
			...staple,
			thisUpdate: isoOf(staple.thisUpdate),
			nextUpdate: isoOf(staple.nextUpdate)
		}
	};
}
function isoOf(time) {
	return time === null ? null : new Date(time).toISOString();
}
// src/checks/ssl/revocation/collect.ts
function revocationFacts({ leaf, intermediates, detour }, nameOf) {
	return {
		...toFacts(leaf),
		intermediates: intermediates.map(({ certificate, ...found }) => ({
			subject: nameOf(certificate.subject),
			sha256: certificate.sha256,
			...toFacts(found)
		})),
		alternativePath: detour !== null
	};
}
function toFacts({ revokedAt, ...rest }) {
	return {
		...rest,
		revokedAt: revokedAt === null ? null : new Date(revokedAt).toISOString()
	};
}
// src/checks/ssl/alternatives/collect.ts
async function collectAlternatives(context, to) {
	const { found, reason } = await alternatives(context, to);
	return {
		certificates: await Promise.all(found.map((each) => look$1(each.context, to))),
		reason
	};
}
async function look$1(context, to) {
	const [served, revoked] = await Promise.all([certificate$1(context, to), revocations(context, to)]);
	const { protocol, cipher, chain } = served.handshake;
	const issued = issuanceOf(served, null, context.now());
	return {
		protocol,
		cipher,
		chain: served.chain.slice(0, 16).map(describe$1),
		chainTotal: chain.length,
		trust: toTrust({
			...served.trust,
			path: revoked.detour ?? served.trust.path
		}),
		revocation: revocationFacts(revoked, personalName),
		issuance: issued && toIssuance(issued)
	};
}
// src/formats/http/cookie-flags.ts
const dropReasons = ["prefix", "same-site"];
function flagsOf(cookie) {
	const { name, isSecure: secure, isHttpOnly: httpOnly, sameSite } = cookie;
	return {
		name,
		secure,
		httpOnly,
		sameSite,
		rejectedReason: dropReason(cookie)
	};
}
function dropReason(cookie) {
	if (breaksPrefix(cookie)) return "prefix";
	return cookie.sameSite === "none" && !cookie.isSecure ? "same-site" : null;
}
function breaksPrefix({ name, isSecure, isHttpOnly, domain, path }) {
	const prefix = /^__(?:secure|http|host-http|host)-/i.exec(name)?.[0].toLowerCase();
	if (prefix === void 0) return false;
	const isOwn = domain === null && path === "/";
	return !isSecure || prefix.includes("http") && !isHttpOnly || prefix.startsWith("__host") && !isOwn;
}
// src/formats/http/cookie-date.ts
const delimiters = /[\t -/;-@[-`{-~]+/;
const shapes = {
	time: /^(?<hour>\d{1,2}):(?<minute>\d{1,2}):(?<second>\d{1,2})(?!\d)/,
	day: /^(?<day>\d{1,2})(?!\d)/,
	month: /^(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i,
	year: /^(?<year>\d{2,4})(?!\d)/
};
const kinds = [
	"time",
	"day",
	"month",
	"year"
];
const months = [
	"jan",
	"feb",
	"mar",
	"apr",
	"may",
	"jun",
	"jul",
	"aug",
	"sep",
	"oct",
	"nov",
	"dec"
];
const longest$4 = 1024;
function parseCookieDate(text) {
	const found = {};
	const open = new Set(kinds);
	for (const token of text.slice(0, longest$4).split(delimiters)) {
		const kind = kinds.find((each) => open.has(each) && shapes[each].test(token));
		if (kind === void 0) continue;
		open.delete(kind);
		Object.assign(found, shapes[kind].exec(token)?.groups);
	}
	return open.size > 0 ? null : timeOf(found);
}
function timeOf(found) {
	const number = (part) => Number(found[part]);
	const [hour, minute, second, day] = [
		number("hour"),
		number("minute"),
		number("second"),
		number("day")
	];
	const month = months.indexOf((found["month"] ?? "").toLowerCase());
	const year = fullYear(number("year"));
	if (year < 1601 || hour > 23 || minute > 59 || second > 59) return null;
	const date = new Date(Date.UTC(year, month, day, hour, minute, second));
	return date.getUTCDate() === day ? date.getTime() : null;
}
function fullYear(year) {
	if (year >= 70 && year <= 99) return year + 1900;
	return year <= 69 ? year + 2e3 : year;
}
// src/formats/http/set-cookie.ts
const longestPair = 4096;
const longestAttribute = 1024;
const control = /[\x00-\x08\x0a-\x1f\x7f]/;
const sameSites = [
	"strict",
	"lax",
	"none"
];
function parseSetCookie(field, now) {
	if (control.test(field)) return null;
	const [pair = "", ...attributes] = field.split(";");
	const equals = pair.indexOf("=");
	const name = pair.slice(0, Math.max(equals, 0)).trim();
	const value = pair.slice(equals + 1).trim();
	if (name === "" && value === "" || name.length + value.length > longestPair) return null;
	const given = attributes.map(toAttribute).filter(([, each]) => each.length <= longestAttribute);
	const known = new Map(given);
	const domain = known.get("domain")?.replace(/^\./, "").toLowerCase() ?? "";
	const path = known.get("path");
	return {
		name,
		value,
		domain: domain === "" ? null : domain,
		path: path?.startsWith("/") ? path : null,
		isSecure: known.has("secure"),
		isHttpOnly: known.has("httponly"),
		sameSite: sameSites.find((each) => each === known.get("samesite")?.toLowerCase()) ?? null,
		isExpired: isPast(given, now)
	};
}
function toAttribute(text) {
	const equals = text.indexOf("=");
	if (equals < 0) return [text.trim().toLowerCase(), ""];
	return [text.slice(0, equals).trim().toLowerCase(), text.slice(equals + 1).trim()];
}
function isPast(given, now) {
	const all = (wanted) => given.flatMap(([name, value]) => name === wanted ? [value] : []);
	const age = all("max-age").findLast((value) => /^-?\d+$/.test(value));
	if (age !== void 0) return Number(age) <= 0;
	const time = all("expires").map(parseCookieDate).findLast((each) => each !== null);
	return time !== void 0 && time <= now.getTime();
}
// src/probes/page/cookies.ts
const mostCookies = 50;
function openJar() {
	const kept = new Map();
	return {
		keep(url, headers, now) {
			for (const field of valuesOf$1(headers, "set-cookie").slice(0, mostCookies)) {
				const cookie = parseSetCookie(field, now);
				const key = cookie && identityOf(url, cookie);
				if (!cookie || key === null || flagsOf(cookie).rejectedReason !== null) continue;
				const path = cookie.path ?? defaultPath(url);
				kept.delete(key);
				if (!cookie.isExpired && kept.size < mostCookies) kept.set(key, {
					...cookie,
					path,
					host: url.hostname
				});
			}
		},
		header(url) {
			return [...kept.values()].filter((cookie) => goesTo(url, cookie)).map(({ name, value }) => name === "" ? value : `${name}=${value}`).join("; ");
		}
	};
}
function identityOf(url, cookie) {
	if (!mayBeSetBy(url, cookie)) return null;
	return `${cookie.domain ?? `=${url.hostname}`} ${cookie.path ?? defaultPath(url)} ${cookie.name}`;
}
function mayBeSetBy({ protocol, hostname }, { domain, isSecure }) {
	if (isSecure && protocol !== "https:") return false;
	return domain === null || isInCookieDomain(hostname, domain);
}
function defaultPath({ pathname }) {
	const end = pathname.lastIndexOf("/");
	return end <= 0 ? "/" : pathname.slice(0, end);
}
function isBelow(pathname, path) {
	if (pathname === path) return true;
	return pathname.startsWith(path.endsWith("/") ? path : `${path}/`);
}
function goesTo(url, { host, domain, path, isSecure }) {
	if (isSecure && url.protocol !== "https:") return false;
	if (!isBelow(url.pathname, path)) return false;
	return domain === null ? url.hostname === host : isInCookieDomain(url.hostname, domain);
}
function isInCookieDomain(host, domain) {
	return host === domain || host.endsWith(`.${domain}`);
}
// src/probes/page/hsts-upgrade.ts
function trustIn(context) {
	return async ({ request: { url, namedBy } }) => {
		return (await identityAt(context, url, namedBy === void 0 ? {} : { namedBy }))?.problems.length === 0;
	};
}
async function isTrustedByHandshake({ request, reply: { handshake } }) {
	const [der] = handshake?.chain ?? [];
	if (!der || handshake?.trustError !== null || handshake.lenient) return false;
	const leaf = readOrNull(der);
	return leaf !== null && isForHost(leaf, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(new URL(request.url)));
}
async function upgradedByHsts(target, journey, isTrusted) {
	const url = new URL(target);
	const host = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(url);
	if (url.protocol !== "http:" || (0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(host) !== 0) return null;
	if (preloadedSuffix(host) !== null) return overHttps(url);
	const decided = new Set();
	for (const exchanged of journey.toReversed()) {
		const from = new URL(exchanged.request.url);
		const known = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(from);
		if (from.protocol !== "https:" || decided.has(known) || !isInCookieDomain(host, known)) continue;
		const { headers, version } = exchanged.reply;
		const policy = hstsIn(valuesOf$1(headers, "strict-transport-security"), version === "2");
		if (!policy || !await isTrusted(exchanged)) continue;
		decided.add(known);
		if (coversHost(known, policy, host)) return overHttps(url);
	}
	return null;
}
function overHttps(url) {
	const secure = new URL(url);
	secure.protocol = "https:";
	return secure.href;
}
// src/formats/html/foreign.ts
const deepest = 512;
const outside = {
	name: "",
	space: "html",
	point: null
};
const voids = new Set("area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr".split(" "));
const breaking = new Set("b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var".split(" "));
const endingParagraphs = new Set("address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext pre search section summary ul xmp".split(" "));
const svgPoints = new Set([
	"foreignobject",
	"desc",
	"title"
]);
const mathPoints = new Set([
	"mi",
	"mo",
	"mn",
	"ms",
	"mtext"
]);
function pointOf(name, space, attributes) {
	if (space === "svg") return svgPoints.has(name) ? "html" : null;
	if (mathPoints.has(name)) return "text";
	const encoding = name === "annotation-xml" ? attributes.get("encoding")?.toLowerCase() : void 0;
	return encoding === "text/html" || encoding === "application/xhtml+xml" ? "html" : null;
}
function openForeign() {
	const around = new Map();
	let open = [];
	function current() {
		return open.at(-1) ?? outside;
	}
	function push(each) {
		if (open.length < deepest) open.push(each);
	}
	function cut(at) {
		open = open.slice(0, at);
	}
	function startHtml(name, isClosed) {
		if (name === "svg" || name === "math") {
			if (!isClosed) push({
				name,
				space: name,
				point: null
			});
			return true;
		}
		if (open.length === 0) {
			if (!voids.has(name)) around.set(name, (around.get(name) ?? 0) + 1);
			return false;
		}
		if (endingParagraphs.has(name)) endHtml("p");
		if (!voids.has(name)) push({
			name,
			space: "html",
			point: null
		});
		return false;
	}
	function endHtml(name) {
		for (let at = open.length - 1; at >= 0 && open[at]?.point === null; at--) {
			const each = open[at];
			if (each?.space === "html" && each.name === name) return cut(at);
		}
	}
	function leave() {
		while (open.length > 0 && current().space !== "html" && current().point === null) open.pop();
	}
	function endAround(name) {
		const count = around.get(name) ?? 0;
		if (count === 0) return;
		around.set(name, count - 1);
		open = [];
	}
	return {
		start(name, attributes, isClosed) {
			if (readsHtml(current(), name)) return startHtml(name, isClosed);
			const isFont = name === "font" && [
				"color",
				"face",
				"size"
			].some((each) => attributes.has(each));
			if (breaking.has(name) || isFont) {
				leave();
				return startHtml(name, isClosed);
			}
			const { space } = current();
			if (!isClosed) push({
				name,
				space,
				point: pointOf(name, space, attributes)
			});
			return true;
		},
		end(name) {
			if (open.length === 0) {
				endAround(name);
				return false;
			}
			if (current().space !== "html" && (name === "br" || name === "p")) {
				leave();
				return false;
			}
			let at = open.length - 1;
			for (; at >= 0 && open[at]?.space !== "html"; at--) {
				if (open[at]?.name !== name) continue;
				cut(at);
				return true;
			}
			if (at < 0 && !open.some(({ point }) => point !== null)) endAround(name);
			else endHtml(name);
			return false;
		},
		isInside: () => current().space !== "html"
	};
}
function readsHtml({ name: parent, space, point }, name) {
	if (space === "html" || point === "html") return true;
	if (point === "text") return name !== "mglyph" && name !== "malignmark";
	return parent === "annotation-xml" && space === "math" && name === "svg";
}
// src/formats/html/references.ts
const named$2 = {
	Tab: "	",
	NewLine: "\n",
	excl: "!",
	quot: "\"",
	QUOT: "\"",
	num: "#",
	dollar: "$",
	percnt: "%",
	amp: "&",
	AMP: "&",
	apos: "'",
	lpar: "(",
	rpar: ")",
	ast: "*",
	midast: "*",
	plus: "+",
	comma: ",",
	period: ".",
	sol: "/",
	colon: ":",
	semi: ";",
	lt: "<",
	LT: "<",
	equals: "=",
	gt: ">",
	GT: ">",
	quest: "?",
	commat: "@",
	lsqb: "[",
	lbrack: "[",
	bsol: "\\",
	rsqb: "]",
	rbrack: "]",
	Hat: "^",
	lowbar: "_",
	UnderBar: "_",
	grave: "`",
	DiacriticalGrave: "`",
	lcub: "{",
	lbrace: "{",
	verbar: "|",
	vert: "|",
	VerticalLine: "|",
	rcub: "}",
	rbrace: "}",
	nbsp: "\xA0",
	NonBreakingSpace: "\xA0",
	shy: "­",
	hyphen: "‐",
	dash: "‐",
	tilde: "˜"
};
const reference = /&(?:#(?<decimal>\d+);?|#x(?<hex>[0-9a-f]+);?|(?<name>[a-z]{2,20});|(?<bare>quot|QUOT|amp|AMP|lt|LT|gt|GT|nbsp|shy)(?![=0-9a-z;]))/gi;
function resolveReferences(value) {
	return value.replace(reference, (whole, decimal, hex, name, bare) => {
		const word = name ?? bare;
		if (word !== void 0) return Object.hasOwn(named$2, word) ? named$2[word] ?? whole : whole;
		return characterOf(decimal === void 0 ? Number.parseInt(hex ?? "", 16) : Number(decimal));
	});
}
function characterOf(code) {
	if (code === 0 || code > 1114111 || code >= 55296 && code <= 57343) return "�";
	if (code < 128 || code > 159) return String.fromCodePoint(code);
	return new TextDecoder("windows-1252").decode(Uint8Array.of(code));
}
// src/formats/html/script.ts
const turns = {
	plain: {
		"<!--": "escaped",
		"<\/script": "end"
	},
	escaped: {
		"-->": "plain",
		"<script": "double",
		"<\/script": "end"
	},
	double: {
		"-->": "plain",
		"<\/script": "escaped"
	}
};
const marks = /<!--|-->|<\/?script(?=[\t\n\f\r />])/g;
function endOfScript(folded, from) {
	let state = "plain";
	marks.lastIndex = from;
	for (let found = marks.exec(folded); found; found = marks.exec(folded)) {
		const [mark] = found;
		const next = turns[state][mark] ?? state;
		if (next === "end") return found.index;
		state = next;
		if (mark === "<!--") marks.lastIndex = found.index + 2;
	}
	return folded.length;
}
// src/formats/html/tags.ts
const textElements = new Set([
	"script",
	"style",
	"title",
	"textarea",
	"noscript",
	"noframes",
	"xmp",
	"iframe",
	"noembed"
]);
const text$2 = {
	kind: "text",
	name: "",
	attributes: new Map()
};
const mostAttributes = 64;
const mostTags$1 = 3e4;
const inked = /[^\t\n\f\r ]/;
function* readTags(html, { most, onCut } = { most: Infinity }) {
	const folded = lowerCased(html);
	const foreign = openForeign();
	let at = html.startsWith("﻿") ? 1 : 0;
	for (let read = 0; at < html.length; read++) {
		if (read === most) {
			onCut?.();
			return;
		}
		const open = html.indexOf("<", at);
		const end = open < 0 ? html.length : open;
		const written = html.slice(at, end);
		if (isInked(written)) yield {
			...text$2,
			content: written
		};
		if (open < 0) return;
		const data = foreign.isInside() ? endOfData(html, open) : null;
		const skipped = data ?? skipMarkup(html, open);
		if (skipped !== null) {
			if (data !== null && inked.test(html.slice(open + dataMark.length, data - 3))) yield text$2;
			at = skipped;
			continue;
		}
		const isEnd = html[open + 1] === "/";
		const nameAt = open + (isEnd ? 2 : 1);
		const name = nameFrom(folded, nameAt);
		if (name === "") {
			yield text$2;
			at = open + 1;
			continue;
		}
		const { attributes, isClosed, end: close } = readAttributes(html, nameAt + name.length);
		if (close < 0) return;
		const isForeign = isEnd ? foreign.end(name) : foreign.start(name, attributes, isClosed);
		at = isEnd || isForeign ? close : endOfContent(folded, name, close);
		const content = at > close ? { content: html.slice(close, at) } : {};
		yield {
			kind: isEnd ? "end" : "start",
			name,
			attributes,
			...isForeign && { isForeign },
			...content
		};
	}
}
function lowerCased(text) {
	return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
function isInked(written) {
	return inked.test(written.includes("&") ? resolveReferences(written) : written);
}
const dataMark = "<![CDATA[";
function endOfData(html, open) {
	if (!html.startsWith(dataMark, open)) return null;
	const end = html.indexOf("]]>", open + 9);
	return end < 0 ? html.length : end + 3;
}
function endOfContent(folded, name, from) {
	if (name === "script") return endOfScript(folded, from);
	if (name === "plaintext") return folded.length;
	return textElements.has(name) ? endOfText(folded, name, from) : from;
}
const commentEnd = /--!?>/g;
function skipMarkup(html, open) {
	if (html.startsWith("<!-->", open)) return open + 5;
	if (html.startsWith("<!--->", open)) return open + 6;
	if (html.startsWith("<!--", open)) {
		commentEnd.lastIndex = open + 4;
		return commentEnd.test(html) ? commentEnd.lastIndex : html.length;
	}
	if (!/^<(?:[!?]|\/[^a-z])/i.test(html.slice(open, open + 3))) return null;
	const close = html.indexOf(">", open + 2);
	return close < 0 ? html.length : close + 1;
}
function endOfText(folded, name, from) {
	const mark = `</${name}`;
	let found = folded.indexOf(mark, from);
	while (found >= 0 && !/^[\t\n\f\r />]?$/.test(folded.charAt(found + mark.length))) found = folded.indexOf(mark, found + mark.length);
	return found < 0 ? folded.length : found;
}
const tagName = /[a-z][^\t\n\f\r />]*/y;
function nameFrom(folded, at) {
	tagName.lastIndex = at;
	return tagName.exec(folded)?.[0] ?? "";
}
const attribute = /[\t\n\f\r /]*(?:(?<name>[^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"(?<double>[^"]*)(?:"|$)|'(?<single>[^']*)(?:'|$)|(?<bare>[^\t\n\f\r >"'][^\t\n\f\r >]*))?)?)?/y;
function readAttributes(html, from) {
	const attributes = new Map();
	let at = from;
	for (;;) {
		attribute.lastIndex = at;
		const groups = attribute.exec(html)?.groups;
		if (groups?.["name"] === void 0) break;
		const name = lowerCased(groups["name"]);
		at = attribute.lastIndex;
		const value = groups["double"] ?? groups["single"] ?? groups["bare"] ?? "";
		if (attributes.size < mostAttributes && !attributes.has(name)) attributes.set(name, resolveReferences(value.replaceAll("\0", "�")));
	}
	const close = html.indexOf(">", at);
	return {
		attributes,
		isClosed: close > at && html[close - 1] === "/",
		end: close < 0 ? close : close + 1
	};
}
// src/formats/html/meta.ts
const mostPolicies = 16;
const longestContent = 16384;
const headElements = new Set([
	"html",
	"head",
	"meta",
	"title",
	"link",
	"base",
	"style",
	"script",
	"noscript",
	"template"
]);
const obsoleteHeadElements = new Set([
	"basefont",
	"bgsound",
	"noframes"
]);
function readMeta(html) {
	const found = {
		csp: [],
		referrer: [],
		generators: []
	};
	let isWhole = false;
	let templates = 0;
	let isAfterHead = false;
	for (const tag of readTags(html, { most: mostTags$1 })) {
		const isTemplate = tag.name === "template" && !tag.isForeign;
		if (isTemplate) templates = Math.max(0, templates + (tag.kind === "start" ? 1 : -1));
		if (templates > 0 || isTemplate) continue;
		isWhole ||= opensBody(tag, isAfterHead);
		if (tag.kind === "start" && tag.name === "meta" && !tag.isForeign) note(tag, found, isWhole);
		isAfterHead ||= tag.kind === "end" && tag.name === "head";
	}
	return {
		...found,
		isWhole
	};
}
const bodyEnds = new Set([
	"body",
	"html",
	"br"
]);
function opensBody({ kind, name }, isAfterHead) {
	if (kind === "end") return bodyEnds.has(name);
	if (isAfterHead && name === "noscript") return true;
	return kind === "text" || !(headElements.has(name) || obsoleteHeadElements.has(name));
}
function note({ attributes }, found, isInBody) {
	const content = attributes.get("content")?.slice(0, longestContent) ?? "";
	const name = attributes.get("name")?.toLowerCase();
	if (content === "") return;
	if (name === "referrer" && found.referrer.length < mostPolicies) found.referrer.push(content.slice(0, 100));
	if (isInBody) return;
	if (attributes.get("http-equiv")?.toLowerCase() === "content-security-policy" && found.csp.length < mostPolicies) found.csp.push(content);
	if (name === "generator" && !found.generators.includes(content.slice(0, 200)) && found.generators.length < mostPolicies) found.generators.push(content.slice(0, 200));
}
// src/formats/html/refresh.ts
const most = 64;
const longest$3 = 4096;
function readMetaRefreshes(html) {
	const found = [];
	let templates = 0;
	let base = null;
	let isBody = false;
	let takesFrameset = true;
	for (const tag of readTags(html, { most: mostTags$1 })) {
		const { kind, name, attributes } = tag;
		isBody ||= templates === 0 && opensBody(tag, false);
		takesFrameset &&= !(isBody && forbidsFrameset(tag));
		if (tag.isForeign) continue;
		if (name === "template") templates = Math.max(0, templates + (kind === "start" ? 1 : -1));
		if (templates > 0 || kind === "end") continue;
		if (name === "frameset" && takesFrameset) break;
		if (name === "base") base ??= attributes.get("href")?.slice(0, longest$3) ?? null;
		const content = name === "meta" ? attributes.get("content") : void 0;
		if (content === void 0 || attributes.get("http-equiv")?.toLowerCase() !== "refresh") continue;
		found.push({
			content: content.slice(0, longest$3),
			base
		});
		if (found.length === most) break;
	}
	return found;
}
const framesetEnders = new Set("applet area body br button dd dt embed hr iframe image img input keygen li listing marquee object pre select table textarea wbr xmp".split(" "));
function forbidsFrameset({ kind, name, attributes, isForeign }) {
	if (kind === "text") return true;
	if (kind === "end") return name === "br";
	if (isForeign || name === "input" && attributes.get("type")?.toLowerCase() === "hidden") return false;
	return framesetEnders.has(name);
}
// src/formats/http/refresh.ts
const longest$2 = 4096;
const value = /^[\t\n\f\r ]*(?:(?<delay>\d{1,10})|(?=\.))[\d.]*(?:$|[\t\n\f\r ;,])[\t\n\f\r ]*[;,]?[\t\n\f\r ]*(?<rest>.*)$/s;
const prefix = /^url[\t\n\f\r ]*=[\t\n\f\r ]*/i;
function readRefresh(text) {
	const found = value.exec(text.slice(0, longest$2))?.groups;
	if (!found) return null;
	const rest = unquoted((found["rest"] ?? "").replace(prefix, ""));
	return {
		delay: Number(found["delay"] ?? 0),
		target: rest === "" ? null : rest
	};
}
function unquoted(text) {
	const [quote = ""] = text;
	if (quote !== "\"" && quote !== "'") return text;
	const end = text.indexOf(quote, 1);
	return text.slice(1, end < 0 ? text.length : end);
}
// src/probes/page/refreshes.ts
const soonest = 1;
function refreshOf(reply, url) {
	const [first] = refreshesOf(reply, url).toReversed().toSorted((a, b) => a.delay - b.delay);
	if (!first) return null;
	const { target, base, delay, from } = first;
	const here = withoutFragment(url);
	const to = target === null ? here : resolve(latin1Of(target, from), base);
	const isFollowed = to !== null && to !== here && delay <= soonest && isHtmlPage(reply) && challengeIn(reply) === null;
	return {
		url: to ?? target ?? here,
		delay,
		from,
		isFollowed
	};
}
function refreshesOf(reply, url) {
	const { headers } = reply;
	if (reply.status === 204 || reply.status === 205 || isSaved(reply)) return [];
	const sent = valuesOf$1(headers, "refresh");
	const header = sent.length > 0 ? readRefresh(sent.join(", ")) : null;
	return [...header ? [{
		...header,
		base: url,
		from: "header"
	}] : [], ...written$1(reply, url)];
}
function written$1(reply, url) {
	const page = readPage(reply);
	if (page === null || !holdsHtml(page) || isSandboxed(reply)) return [];
	return readMetaRefreshes(page.text).flatMap((each) => {
		const refresh = readRefresh(each.content);
		const base = each.base === null ? url : URL.parse(each.base, url)?.href ?? url;
		return refresh ? [{
			...refresh,
			base,
			from: "meta"
		}] : [];
	});
}
function readPage({ headers, body }) {
	const decoded = decodePage(body, valuesOf$1(headers, "content-encoding"));
	if (!decoded) return null;
	const type = pageTypeOf(headers, decoded);
	const head = decoded.subarray(0, pageLimit);
	return {
		...type,
		text: type.kind === "other" ? "" : textOfHtml(head, `charset=${type.charset}`)
	};
}
function holdsHtml({ kind, text }) {
	return kind === "html" || text.includes("http://www.w3.org/1999/xhtml");
}
function isHtmlPage(reply) {
	return readPage(reply)?.kind === "html" && reply.status >= 200 && reply.status < 300;
}
function isSaved({ headers }) {
	return valuesOf$1(headers, "content-disposition").some((value) => /^\s*attachment\s*(?:;|$)/i.test(value));
}
function isSandboxed({ headers }) {
	return parseCspList(valuesOf$1(headers, "content-security-policy")).some(({ directives }) => {
		const flags = directives.get("sandbox");
		return flags !== void 0 && !flags.some((flag) => flag.toLowerCase() === "allow-scripts");
	});
}
function latin1Of(target, from) {
	return from === "header" ? target : Buffer.from(target).toString("latin1");
}
function withoutFragment(url) {
	return url.split("#", 1)[0] ?? url;
}
// src/probes/page/redirect-chain.ts
function openRedirectChain(start, now) {
	const jar = openJar();
	const seen = new Set([keyOf(start, "")]);
	let isCarryingCookies = false;
	function isNew(target, cookie) {
		const key = keyOf(target, cookie);
		return !seen.has(key) && Boolean(seen.add(key));
	}
	return { onward(from, headers, target) {
		jar.keep(new URL(from), headers, now);
		const cookie = jar.header(new URL(target));
		if (!isCarryingCookies && isNew(target, "")) return "";
		isCarryingCookies = true;
		return isNew(target, cookie) ? cookie : null;
	} };
}
function keyOf(url, cookie) {
	return `${url} ${cookie}`;
}
function redirects(context, url) {
	const { net } = context;
	return context.once(`redirects ${url}`, () => {
		const journey = travel({ url }, {
			now: context.now(),
			isTrusted: trustIn(context),
			send: ({ url: next, headers, ...named }) => headers ? net.http({
				url: next,
				headers,
				limit: limitIn(context),
				...named
			}) : requestPage(context, next, named)
		});
		noteJourney(context, url, journey);
		return journey;
	});
}
function journeyFrom(context, origin, otherwise) {
	return context.once(`journey ${origin}`, otherwise);
}
function noteJourney(context, url, journey) {
	const note = (origin) => {
		journeyFrom(context, origin, () => journey).catch(() => {});
	};
	note(new URL(url).origin);
	journey.then(({ hops }) => hops.forEach((hop) => note(new URL(hop.url).origin)), () => {});
}
async function travel(start, { now, isTrusted, send }) {
	const trail = openRedirectChain(start.url, now);
	const hops = [];
	const exchanges = [];
	let request = start;
	let reply = await send(start);
	for (;;) {
		const { url, namedBy } = request;
		const refusal = refusalOf$1(reply) ?? (await isUnreadable(request, reply, send) ? "content-encoding" : null);
		exchanges.push({
			request,
			reply
		});
		const destination = refusal ? null : await secured(onwardFrom(reply, url), exchanges, isTrusted);
		hops.push(toHop(url, reply, destination));
		const journey = {
			hops,
			reply,
			url,
			named: namedBy === void 0 ? {} : { namedBy }
		};
		if (refusal) return {
			...journey,
			end: { kind: refusal }
		};
		if (!destination) return {
			...journey,
			end: { kind: "answered" }
		};
		const target = destination.url;
		if (target === null) return {
			...journey,
			end: { kind: "invalid-location" }
		};
		if (hops.length > 20) return {
			...journey,
			end: { kind: "limit" }
		};
		const cookie = trail.onward(url, reply.headers, target);
		if (cookie === null) return {
			...journey,
			end: { kind: "loop" }
		};
		const next = {
			url: target,
			namedBy: reply.address,
			...cookie !== "" && { headers: { cookie } }
		};
		const came = await attempt(() => send(next));
		if (!came.ok) return {
			...journey,
			end: broken(came.failure)
		};
		[request, reply] = [next, came.value];
	}
}
function broken(failure) {
	return {
		kind: failure.id === "address.private" ? "private" : "failed",
		failure
	};
}
function onwardFrom(reply, url) {
	const redirect = readLocation(reply, url);
	if (redirect) return {
		...redirect,
		isRefresh: false
	};
	const refresh = refreshOf(reply, url);
	return refresh?.isFollowed ? {
		url: refresh.url,
		seen: refresh.url,
		isRefresh: true
	} : null;
}
async function secured(onward, exchanges, isTrusted) {
	if (!onward || onward.url === null) return onward;
	const url = await upgradedByHsts(onward.url, exchanges, isTrusted);
	if (onward.isRefresh && url === exchanges.at(-1)?.request.url) return null;
	return url === null ? onward : {
		...onward,
		url,
		upgradedFrom: onward.url
	};
}
function refusalOf$1(reply) {
	if (hasNulByte(reply)) return "nul-byte";
	return !(reply.version === "2") && isOfSite(reply) && conflictingDispositions(reply.headers) ? "content-disposition" : null;
}
function isOfSite(reply) {
	return reply.status < 500 && challengeIn(reply) === null;
}
const accepted = { "accept-encoding": "gzip, deflate, br, zstd" };
async function isUnreadable(request, reply, send) {
	if (readLocation(reply, request.url) || !isOfSite(reply) || !isBroken$1(reply)) return false;
	const again = await attempt(() => send({
		...request,
		headers: {
			...request.headers,
			...accepted
		}
	}));
	return again.ok && isOfSite(again.value) && isBroken$1(again.value);
}
function isBroken$1({ body, headers }) {
	return isUndecodable(body, valuesOf$1(headers, "content-encoding"));
}
function hasNulByte({ headers, oddities = [] }) {
	return oddities.some(({ kind }) => kind === "nul-byte") || headers.some((field) => field.join("").includes("\0"));
}
function toHop(url, reply, onward) {
	const { status, ms, address, roundTrips, headers, oddities } = reply;
	const hsts = hstsField$1(url.startsWith("https:") ? valuesOf$1(headers, "strict-transport-security") : [], reply.version === "2");
	const location = onward && (onward.url ?? onward.seen);
	const downgrade = url.startsWith("https:") && (onward?.url?.startsWith("http:") ?? false);
	return {
		url,
		status,
		location,
		...onward?.isRefresh && { isRefresh: true },
		...onward?.upgradedFrom !== void 0 && { upgradedFrom: onward.upgradedFrom },
		downgrade,
		ms,
		address,
		roundTrips,
		headers,
		...hsts !== null && { hsts },
		...oddities && { oddities }
	};
}
// src/topics/hsts/observe.ts
function visitOf(context, origin) {
	return journeyFrom(context, origin, () => alone$1(context, origin));
}
async function alone$1(context, origin) {
	let left = 6;
	const url = await begunAt(context, origin);
	return travel({ url }, {
		now: context.now(),
		isTrusted: trustIn(context),
		async send({ url: next, headers, ...named }) {
			if (new URL(next).origin !== origin || left-- === 0) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("aborted", {});
			if (headers) return context.net.http({
				url: next,
				headers,
				...named
			});
			return next === url ? visit(context, origin) : get(context, next, named);
		}
	});
}
function isBeyond(hops, origin) {
	const left = hops.findIndex(({ url }) => new URL(url).origin !== origin);
	const alone = Math.min(left < 0 ? hops.length : left, 6);
	return hops.slice(alone).some(({ url }) => concerns(url, origin));
}
function concerns(url, origin) {
	const [host, own] = [url, origin].map((each) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(new URL(each)));
	return host === own || (own ?? "").endsWith(`.${host}`);
}
function hstsSentOn(context, hops, origin) {
	const sending = hops.flatMap(({ url, hsts }, at) => hsts === void 0 || !concerns(url, origin) ? [] : [{
		url,
		hsts,
		from: hops[at - 1]
	}]);
	return Promise.all(sending.map(async ({ url, hsts, from }) => {
		const sent = {
			host: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(new URL(url)),
			...toHstsField(hsts)
		};
		if (new URL(url).origin === origin) return sent;
		return {
			...sent,
			trusted: await isTrusted(context, url, from ? { namedBy: from.address } : {})
		};
	}));
}
async function isTrusted(context, url, named) {
	const met = await identityAt(context, url, named);
	return met && met.problems.length === 0;
}
// src/checks/ssl/collect-oversized.ts
const reason$1 = "tls.oversized";
const untold = {
	offered: null,
	reason: reason$1
};
async function collectOversized(context, to) {
	const [placed, taken] = await Promise.all([attempt(() => context.net.addresses(to)), attempt(() => versions(context, to))]);
	const allowed = placed.ok ? placed.value.filter(({ isAllowed }) => isAllowed) : [];
	const [only] = allowed.length === 1 ? allowed : [];
	return {
		host: to.host,
		port: to.port,
		starttls: to.starttls ?? null,
		...to.implicitTlsProtocol && { implicitTlsProtocol: to.implicitTlsProtocol },
		address: only?.address ?? "",
		observedAt: context.now().toISOString(),
		protocol: "unknown",
		cipher: "unknown",
		namedGroup: null,
		alpn: null,
		legacyHandshakeOnly: false,
		chain: [],
		chainTotal: 0,
		trust: {
			trusted: false,
			undeterminedReason: null,
			by: null,
			reasons: [{
				id: "oversized",
				enforced: true
			}],
			completedByAia: false,
			path: [],
			openssl: null
		},
		revocation: {
			status: "unknown",
			source: null,
			reason: "unreadable",
			revokedAt: null,
			revocationReason: null,
			intermediates: [],
			alternativePath: false
		},
		versions: taken.ok ? taken.value : [],
		offers: {
			suites: [],
			dheBits: null,
			compression: untold,
			alpn: {
				chosen: null,
				reason: reason$1
			},
			namedGroups: [],
			legacyCurve: {
				...untold,
				curve: null,
				bits: null
			},
			clientHelloCount: 0
		},
		issuance: null,
		hsts: null,
		http: {
			status: null,
			reason: reason$1
		}
	};
}
// src/checks/ssl/offers/schema.ts
const told = {
	offered: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().nullable().meta(descriptions.offered),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(descriptions.resultReason)
};
const suite = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	family: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
		"null",
		"export",
		"anonymous",
		"des",
		"rc4",
		"3des",
		"ecdhe-aead",
		"ecdhe-cbc",
		"dhe",
		"static-rsa",
		"other"
	]).meta({
		description: "Family of cipher suites with the same weakness or key exchange",
		ko: "약점이나 키 교환 방식이 같은 암호 스위트 계열"
	}),
	...told,
	version: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "TLS version in which the server accepted it; null if none",
		ko: "확인된 버전"
	}),
	suite: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "The suite that was chosen, as IANA names it",
		ko: "선택된 암호 스위트의 IANA 이름"
	})
});
const offers = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	suites: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(suite).readonly().meta({
		description: "Families of cipher suites up to TLS 1.2, and the TLS 1.3 suites without encryption or rarely used",
		ko: "서버가 받아들이는 것으로 확인된 버전에서의 TLS 1.2 이하 암호 스위트 계열과, 암호화하지 않거나 드문 TLS 1.3 스위트. 알 수 없었으면 null과 그 이유. ClientHello에 대한 서버의 응답이며 라이브러리 자체의 거부는 포함되지 않습니다"
	}),
	dheBits: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().nullable().meta({
		description: "The size of the Diffie-Hellman prime in bits; null if there is none or it is unknown",
		ko: "디피-헬먼 소수의 비트 수. 없거나 알 수 없었으면 null"
	}),
	compression: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)(told).meta({
		description: "Compression inside TLS (RFC 3749)",
		ko: "TLS 안의 압축(RFC 3749)"
	}),
	alpn: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		chosen: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
			description: "Protocol that the server chose (RFC 7301); null if it chose none",
			ko: "서버가 선택한 프로토콜(RFC 7301). 선택하지 않았으면 null"
		}),
		reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(descriptions.resultReason)
	}).meta({
		description: "The protocol chosen of h2 and http/1.1, up to TLS 1.2, where that is not encrypted",
		ko: "암호화되지 않는 TLS 1.2 이하에서 h2와 http/1.1 가운데 선택된 프로토콜"
	}),
	namedGroups: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		namedGroup: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
			description: "Key exchange group (RFC 8446 §4.2.7)",
			ko: "키 교환 그룹(RFC 8446 §4.2.7)"
		}),
		...told
	})).readonly().meta({
		description: "Key exchange groups, of TLS 1.3 where it is offered; of the finite fields (ffdhe) the first that was taken",
		ko: "키 교환 그룹. TLS 1.3을 제공하면 그 그룹이며, 유한체(ffdhe)는 처음 받아들인 것만 적습니다"
	}),
	legacyCurve: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		...told,
		curve: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
			description: "Name of the curve; null if the server takes none",
			ko: "곡선의 이름. 서버가 받아들이는 것이 없으면 null"
		}),
		bits: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().nullable().meta({
			description: "Size of the curve in bits; null if unknown",
			ko: "곡선의 비트 수. 알 수 없으면 null"
		})
	}).meta({
		description: "A curve that TLS 1.3 left behind and the server takes up to TLS 1.2",
		ko: "TLS 1.3에서 제외되었지만 서버가 TLS 1.2 이하에서 받아들이는 곡선"
	}),
	clientHelloCount: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().meta({
		description: "How many ClientHellos were sent, each over a connection of its own",
		ko: "각각 별도의 연결로 보낸 ClientHello의 수"
	})
});
const count = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().nullable();
const time$2 = datetime().nullable();
const issuance = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	scts: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		embedded: count.meta({
			description: "SCTs in the certificate (RFC 6962 §3.3); null if not visible",
			ko: "인증서에 포함된 SCT의 수(RFC 6962 §3.3). 볼 수 없었으면 null"
		}),
		handshake: count.meta({
			description: "SCTs in the TLS handshake (RFC 6962 §3.3); null if not visible",
			ko: "TLS 핸드셰이크로 받은 SCT의 수(RFC 6962 §3.3). 볼 수 없었으면 null"
		}),
		stapled: count.meta({
			description: "SCTs in the stapled OCSP response (RFC 6962 §3.3); null if not visible",
			ko: "스테이플링된 OCSP 응답에 포함된 SCT의 수(RFC 6962 §3.3). 볼 수 없었으면 null"
		})
	}).meta({
		description: "Number of signed certificate timestamps (RFC 6962) by their source; null if not visible",
		ko: "인증서 안, TLS 1.2 이하 핸드셰이크, 스테이플링된 응답에 있는 인증서 투명성 타임스탬프(RFC 6962)의 수. 볼 수 없었으면 null"
	}),
	mustStaple: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().nullable().meta({
		description: "Whether the certificate demands a stapled OCSP response (RFC 7633)",
		ko: "인증서가 스테이플링된 OCSP 응답을 요구하는지 여부(RFC 7633)"
	}),
	staple: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		status: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
			"good",
			"revoked",
			"unknown"
		]).meta({
			description: "Certificate status in the response (RFC 6960 §2.2)",
			ko: "응답에 있는 인증서 상태(RFC 6960 §2.2)"
		}),
		reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
			description: "Why the response is not usable; null if it is",
			ko: "응답을 사용할 수 없는 이유. 사용할 수 있으면 null"
		}),
		thisUpdate: time$2.meta({
			description: "Time at which the status was correct (RFC 6960 §2.4)",
			ko: "상태가 확인된 시각(RFC 6960 §2.4)"
		}),
		nextUpdate: time$2.meta({
			description: "Time of the next update (RFC 6960 §2.4); null without one",
			ko: "다음 갱신 시각(RFC 6960 §2.4). 없으면 null"
		})
	}).nullable().meta({
		description: "The stapled OCSP response and how long it is valid; null if there is none",
		ko: "스테이플링된 OCSP 응답과 그 유효 기간. 없으면 null"
	})
}).nullable().meta({
	description: "How the certificate is issued and served; null if there is no readable certificate",
	ko: "인증서의 발급과 제공 방식. 읽을 수 있는 인증서가 없으면 null"
});
// src/checks/ssl/reach/schema.ts
const largeHello = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	accepted: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().nullable().meta(descriptions.largeHelloAccepted),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(descriptions.resultReason)
}).meta({
	description: "Whether a ClientHello larger than one packet is answered; absent unless legacyHandshakeOnly",
	ko: "한 패킷보다 큰 ClientHello에 응답하는지 여부. 첫 핸드셰이크가 실패했을 때만 묻습니다(legacyHandshakeOnly)"
});
const reach = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	browser: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "The result of the same handshake repeated without parallel connections",
		ko: "같은 핸드셰이크를 단독으로 다시 시도한 결과"
	}),
	signature: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "How the server signs where it refuses every signature that browsers offer",
		ko: "브라우저가 제안하는 서명을 모두 거부할 때 서버가 사용하는 서명"
	}),
	refusesHybrid: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta({
		description: "Whether only a client that does not offer the hybrid group gets through",
		ko: "하이브리드 그룹을 제안하지 않는 클라이언트만 연결되는지 여부"
	})
}).meta({
	description: "Why browsers cannot connect to the site; absent unless legacyHandshakeOnly",
	ko: "브라우저의 핸드셰이크가 실패한 사이트에서만 묻습니다(legacyHandshakeOnly)"
});
// src/checks/ssl/revocation/schema.ts
const codes = Object.keys(doubtWords).join(", ");
const time$1 = datetime();
const found = {
	status: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
		"good",
		"revoked",
		"unknown",
		"not-applicable"
	]).meta({
		description: "good, revoked, unknown (RFC 6960 §2.2), or not-applicable without a revocation source",
		ko: "good, revoked, unknown(RFC 6960 §2.2). 폐지 정보의 출처가 없으면 not-applicable"
	}),
	source: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
		"staple",
		"ocsp",
		"crl"
	]).nullable().meta({
		description: "Who said so",
		ko: "알려 준 곳"
	}),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: `Why it is not known, as source and doubt (crl.stale, ocsp.timeout.http), or why there is nothing to know (no-source, self-signed). Doubts and families of failures: ${codes}`,
		ko: `알 수 없는 이유(출처와 의문점, 예: crl.stale, ocsp.timeout.http) 또는 알아낼 것이 없는 이유(no-source, self-signed). 의문점과 실패의 종류: ${codes}`
	}),
	revokedAt: time$1.nullable().meta({
		description: "Time of revocation; null if the certificate is not revoked",
		ko: "폐지된 시각. 폐지되지 않았으면 null"
	}),
	revocationReason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "As in RFC 5280 §5.3.1",
		ko: "RFC 5280 §5.3.1에 따른 이유"
	})
};
const revocation = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	...found,
	intermediates: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		subject: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(descriptions.certificateSubject),
		sha256: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
			description: "SHA-256 fingerprint of the certificate, in hexadecimal",
			ko: "인증서의 SHA-256 지문(16진수)"
		}),
		...found
	})).readonly().meta({
		description: "The intermediates of the validated path, the nearest to the leaf first, without the anchor",
		ko: "검증된 경로의 중간 인증서. 리프에 가까운 것부터이며 앵커는 제외합니다"
	}),
	alternativePath: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta({
		description: "Whether an intermediate is revoked and another valid path avoids it, which is the one shown then",
		ko: "중간 인증서가 폐기되었지만 이를 피하는 다른 유효한 경로가 있는지 여부. 있으면 그 경로를 보여 줍니다"
	})
});
// src/checks/ssl/schema.ts
const defaultPort = 443;
const [usualPorts, otherPorts] = [starttlsPorts, implicitPorts].map((ports) => Object.entries(ports).map(([port, protocol]) => `${port} ${protocol}`).join(", "));
const input$1 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
	host: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cr)().meta({
		description: "Host name or IP address; the host part of a pasted URL is accepted",
		ko: "호스트 이름 또는 IP 주소. URL을 붙여 넣으면 호스트 부분을 씁니다",
		examples: ["example.com"]
	}),
	port: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dr)().optional().meta({
		description: `TLS port, ${defaultPort} unless the host names one`,
		ko: `TLS 포트. 호스트에 적혀 있지 않으면 ${defaultPort}`,
		examples: [8443]
	}),
	starttls: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
		...starttlsProtocols,
		"off",
		"https"
	]).optional().meta({
		description: `STARTTLS protocol: the protocol before TLS begins. off: TLS from the first byte; https: a website on any port. By default the port decides: ${usualPorts}. Ports with TLS from the first byte and without HTTP: ${otherPorts}`,
		ko: `STARTTLS 프로토콜: TLS를 시작하기 전에 쓰는 프로토콜입니다. 처음부터 TLS이면 off, 포트와 무관하게 웹사이트이면 https. 생략하면 포트에 따릅니다: ${usualPorts}. 처음부터 TLS이고 HTTP가 아닌 포트: ${otherPorts}`,
		examples: ["smtp"]
	}),
	all_ips: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.zn)()
}).superRefine(({ host, port }, context) => {
	if (host.port === null || port === void 0 || host.port === port) return;
	context.addIssue({
		code: "custom",
		path: ["port"],
		params: { ...samePort(host.port, port) }
	});
});
function samePort(inHost, given) {
	return {
		expected: {
			en: `${inHost}, as in the host, or left out`,
			ko: `호스트에 적힌 ${inHost} 또는 생략`
		},
		given: `${given}`
	};
}
function endpointOf$2({ host, port: given, starttls: asked }) {
	const port = given ?? host.port ?? defaultPort;
	const to = {
		host: host.host,
		port
	};
	const starttls = asked ?? starttlsPorts[port] ?? "off";
	if (starttls === "https") return to;
	if (starttls !== "off") return {
		...to,
		starttls
	};
	const implicitTlsProtocol = starttlsPorts[port] ?? implicitPorts[port];
	return {
		...to,
		...implicitTlsProtocol && { implicitTlsProtocol }
	};
}
const time = datetime();
const span = {
	notBefore: time.meta(descriptions.notBefore),
	notAfter: time.meta(descriptions.notAfter),
	sha256: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "SHA-256 fingerprint of the certificate, in hexadecimal",
		ko: "인증서의 SHA-256 지문(16진수)"
	})
};
const version = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
	"SSLv3",
	"TLSv1.0",
	"TLSv1.1",
	"TLSv1.2",
	"TLSv1.3"
]);
const certificate = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	subject: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(descriptions.certificateSubject),
	issuer: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Name of the CA that issued the certificate (RFC 5280 §4.1.2.4)",
		ko: "인증서를 발급한 CA의 이름(RFC 5280 §4.1.2.4)"
	}),
	issuerOrganization: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().exactOptional().meta({
		description: "The organization (O) of the issuer, where its name has one",
		ko: "발급자의 조직(O). 발급자 이름에 있을 때만"
	}),
	serial: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Hexadecimal",
		ko: "16진수"
	}),
	...span,
	subjectAltNames: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)()).readonly().meta({
		description: "First names of the subjectAltName extension (RFC 5280 §4.2.1.6); subjectAltNamesTotal counts all",
		ko: "subjectAltName 확장의 앞쪽 이름(RFC 5280 §4.2.1.6). 전체 개수는 subjectAltNamesTotal"
	}),
	subjectAltNamesTotal: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().min(0).meta(listTotal("subjectAltNames")),
	key: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		type: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
			description: "Key type: RSA, EC, Ed25519 and others",
			ko: "키의 종류(RSA, EC, Ed25519 등)"
		}),
		bits: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().nullable().meta({
			description: "Key size in bits; null if the type has no size",
			ko: "키의 비트 수. 크기가 없는 종류이면 null"
		}),
		anomaly: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().exactOptional().meta({
			description: "Property of the key that clients reject; absent without one",
			ko: "클라이언트가 거부하는 키의 특성. 없으면 생략"
		})
	}).meta({
		description: "Public key of the certificate: its type and size",
		ko: "인증서의 공개 키. 종류와 크기"
	}),
	signature: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Signature algorithm of the certificate (RFC 5280 §4.1.1.2)",
		ko: "인증서의 서명 알고리즘(RFC 5280 §4.1.1.2)"
	})
});
const reason = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	id: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Code of the fault, such as expired or self-signed",
		ko: "잘못의 코드(예: expired, self-signed)"
	}),
	enforced: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta({
		description: "Whether shipping clients refuse it",
		ko: "실제 클라이언트가 거부하는지 여부"
	})
});
const trust = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	trusted: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().nullable().meta({
		description: "Whether a valid path leads from the leaf to a trust anchor; null if unknown. The leaf's own validity, name and key are judged separately",
		ko: "리프에서 신뢰 앵커까지 유효한 경로가 있는지 여부. 알 수 없었으면 null. 리프 자체의 기간, 이름, 키는 따로 판단합니다"
	}),
	undeterminedReason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		url: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
			description: "URL of the issuer that could not be fetched; null without one",
			ko: "가져오지 못한 발급자의 URL. 없으면 null"
		}),
		reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(descriptions.resultReason)
	}).nullable().meta({
		description: "Why the trust is unknown: the issuer could not be fetched, or the handshake failed (no URL); otherwise null",
		ko: "알 수 없었던 이유. 가져오지 못한 발급자이며, 핸드셰이크가 실패했거나 약한 키와 해시를 검사하지 않는 핸드셰이크만 성공했으면(legacyHandshakeOnly) url이 없습니다. 알 수 있었으면 null"
	}),
	by: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(["mozilla", "given"]).nullable().meta({
		description: "Whose anchor it is; null if there is none",
		ko: "앵커의 출처. 없으면 null"
	}),
	reasons: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(reason).readonly().meta({
		description: "Faults of the certificate and its path",
		ko: "인증서와 경로에서 발견한 모든 잘못"
	}),
	completedByAia: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta({
		description: "Whether a missing intermediate was fetched from where the certificate says",
		ko: "빠진 중간 인증서를 인증서에 적힌 곳에서 가져왔는지 여부"
	}),
	path: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		subject: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(descriptions.certificateSubject),
		...span
	})).readonly().meta({
		description: "The validated path, leaf first, anchor last; empty if there is none",
		ko: "검증된 경로. 리프부터 앵커까지이며 없으면 비어 있습니다"
	}),
	openssl: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "OpenSSL's one reason against what was served; null where it has none",
		ko: "제공된 체인에 대한 OpenSSL의 거부 이유. 없으면 null"
	})
});
const chain = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(certificate).readonly();
const one$1 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	host: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(descriptions.hostObserved),
	port: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().meta(descriptions.tcpPort),
	starttls: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(starttlsProtocols).nullable().meta({
		description: "Protocol before TLS begins; null if TLS begins with the first byte",
		ko: "TLS를 시작하기 전에 쓴 프로토콜. 처음부터 TLS였으면 null"
	}),
	implicitTlsProtocol: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(starttlsProtocols).exactOptional().meta({
		description: "Protocol over TLS from the first byte, if it is not HTTP; otherwise absent",
		ko: "처음부터 TLS이면서 HTTP가 아닐 때 TLS 위에서 쓰는 프로토콜. 그 밖에는 없습니다"
	}),
	plaintextBeforeTls: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().exactOptional().meta({
		description: "Whether plain text came between the STARTTLS reply and TLS; absent without STARTTLS",
		ko: "어느 연결에서든 TLS 시작 응답과 TLS 사이에 평문이 끼어들었는지 여부. 처음부터 TLS였으면 없습니다"
	}),
	address: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "The address that answered",
		ko: "응답한 주소"
	}),
	observedAt: time.meta({
		description: "Time of the observation; days and ages refer to it",
		ko: "시간에 따른 모든 판단의 기준 시각"
	}),
	surveyedAt: time.exactOptional().meta({
		description: "When another measurement of the same address observed versions and offers, less than a minute before; absent where this one did",
		ko: "같은 주소의 다른 측정이 versions와 offers를 관찰한 시각(1분 이내). 이 측정이 직접 관찰했으면 없습니다"
	}),
	protocol: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(descriptions.tlsVersion),
	cipher: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(descriptions.cipherSuite),
	namedGroup: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "The key exchange",
		ko: "키 교환 그룹"
	}),
	alpn: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "Negotiated application protocol (RFC 7301); null without one",
		ko: "협상된 응용 프로토콜(RFC 7301). 없으면 null"
	}),
	legacyHandshakeOnly: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta({
		description: "Whether only a handshake with outdated offers succeeded",
		ko: "오래된 방식을 제안한 핸드셰이크만 성공했는지 여부"
	}),
	largeHello: largeHello.exactOptional(),
	clientCompatibility: reach.exactOptional(),
	legacyRenegotiation: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().exactOptional().meta({
		description: "True if the server lacks secure renegotiation (RFC 5746), so that OpenSSL 3 refuses it; else absent",
		ko: "서버에 안전한 재협상(RFC 5746)이 없어 OpenSSL 3이 거부하면 true, 아니면 없습니다"
	}),
	chain: chain.meta({
		description: "Certificates as served, leaf first; empty if the leaf cannot be read",
		ko: "제공된 순서 그대로이며 리프부터입니다. 리프를 읽을 수 없거나 없으면 비어 있습니다"
	}),
	chainTotal: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().min(0).meta({
		description: "Number of certificates that were served",
		ko: "제공된 인증서의 수"
	}),
	trust: trust.meta({
		description: "Whether browsers trust the certificate, and its validated path",
		ko: "브라우저가 인증서를 신뢰하는지 여부와 검증된 경로"
	}),
	revocation: revocation.meta({
		description: "Revocation status of the certificate and its intermediates",
		ko: "인증서와 중간 인증서의 폐지 상태"
	}),
	versions: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		version: version.meta({
			description: "TLS or SSL version",
			ko: "TLS 또는 SSL 버전"
		}),
		offered: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().nullable().meta(descriptions.offered),
		reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(descriptions.resultReason)
	})).readonly().meta({
		description: "Which versions the server accepts",
		ko: "서버가 받아들이는 버전. 알 수 없었으면 null과 그 이유"
	}),
	offers: offers.meta({
		description: "What else the server accepts, by its answers to ClientHellos",
		ko: "ClientHello에 대한 응답으로 확인한 그 밖의 제공 항목"
	}),
	issuance,
	alternatives: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		certificates: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
			protocol: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(descriptions.tlsVersion),
			cipher: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(descriptions.cipherSuite),
			chain: chain.meta({
				description: "As served, the leaf first",
				ko: "제공된 순서 그대로이며 리프부터입니다"
			}),
			chainTotal: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().min(0).meta(listTotal("chain")),
			trust: trust.meta({
				description: "Whether browsers trust the certificate, and its validated path",
				ko: "브라우저가 인증서를 신뢰하는지 여부와 검증된 경로"
			}),
			revocation: revocation.meta({
				description: "Revocation status of the certificate and its intermediates",
				ko: "인증서와 중간 인증서의 폐지 상태"
			}),
			issuance
		})).readonly().meta({
			description: "Further certificates of the server, one for each type of key",
			ko: "서버의 다른 인증서. 키 종류마다 하나"
		}),
		reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
			description: "Why it is not known whether there are others; null where it is known",
			ko: "다른 인증서가 더 있는지 알 수 없는 이유. 알 수 있었으면 null"
		})
	}).exactOptional().meta({
		description: "The server's certificates for other kinds of keys (RSA, ECDSA, EdDSA), which clients with other signature algorithms get. They are judged like the first one, and the worst counts",
		ko: "서버가 다른 서명 알고리즘을 쓰는 클라이언트에 제공하는 다른 키 종류(RSA, ECDSA, EdDSA)의 인증서. 첫 번째 인증서와 똑같이 판단하며 가장 나쁜 것을 기준으로 합니다"
	}),
	hsts: hstsField.nullable().meta({
		description: "First Strict-Transport-Security field of the last reply of this origin; null without a field, a reply or HTTP",
		ko: "이 오리진의 마지막 응답에서 처음 나온 필드의 값. 필드나 응답(http 참고)이 없거나 HTTP 서버가 아니어서 묻지 않았으면 null. maxAge가 null이면 잘못된 필드입니다"
	}),
	redirectHsts: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(hstsAnswer).readonly().exactOptional().meta({
		description: "The fields of the other https replies of the visit, by this host and its parents; absent if there are none",
		ko: "방문 중 이 호스트와 상위 호스트의 다른 https 응답이 보낸 필드. 없으면 생략"
	}),
	isPartOfVisit: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)(true).exactOptional().meta({
		description: "Present where this result is part of a longer visit, and replies beyond the redirects that this check follows alone count in HSTS",
		ko: "이 결과가 더 긴 방문의 일부이며, 이 점검이 혼자 따라가는 리디렉션 밖의 응답도 HSTS에 반영될 때만 있음"
	}),
	http: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		status: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().nullable().meta(descriptions.httpStatusIfAny),
		reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
			description: "Why the reply is not the site's own; null if it is",
			ko: "사이트 자체의 응답이 아닌 이유. 사이트의 응답이면 null"
		})
	}).meta({
		description: "The last reply of this origin, and why it is not the site's own; no status where there was none, and neither where no HTTP is spoken",
		ko: "이 오리진의 마지막 응답, 그리고 사이트 자체의 응답이 아니라면 그 이유. 응답이 없었으면 status가 null, HTTP 서버가 아니면 둘 다 null"
	})
});
const raw$2 = one$1.extend({ addresses: surroundingsOf(one$1).exactOptional().meta({
	description: "Observations at the other addresses of the host; absent without all_ips",
	ko: "호스트의 다른 주소에서 본 것. all_ips로 요청하지 않았으면 없습니다"
}) });
// src/checks/ssl/collect.ts
async function collect$2(input, context) {
	try {
		return await look(input, context);
	} catch (failed) {
		if (failed instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui && failed.facts.id === "tls.oversized") return collectOversized(context, endpointOf$2(input));
		const error = await withClientCertificate(failed, endpointOf$2(input), context);
		throw input.starttls === "https" ? error : await withGreeting(error, endpointOf$2(input), context);
	}
}
async function look(input, whole) {
	const to = endpointOf$2(input);
	const watch = watchInjection(contextOver(to, whole));
	const { context } = watch;
	if (to.starttls) await context.net.tls(to);
	const surveying = survey(context, to);
	surveying.catch(() => {});
	const handshake = await context.net.tls(to);
	const [reply, served, revoked, seen, issued, alternatives] = await Promise.all([
		isSite(to) ? attempt(() => lookAtSite(context, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wr)(to))) : null,
		certificate$1(context, to),
		revocations(context, to),
		surveying,
		issuance$1(context, to),
		collectAlternatives(context, to)
	]);
	if (reply && !reply.ok && demandsWho.has(reply.failure.id)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui(reply.failure);
	const hindrance = handshake.lenient ? await hindranceOf(context, to, handshake) : {};
	const { address, protocol, cipher, group, alpn, lenient, legacyRenegotiation, chain } = handshake;
	return {
		host: to.host,
		port: to.port,
		starttls: to.starttls ?? null,
		...to.implicitTlsProtocol && { implicitTlsProtocol: to.implicitTlsProtocol },
		...to.starttls && { plaintextBeforeTls: watch.isInjected() },
		address,
		observedAt: context.now().toISOString(),
		protocol,
		cipher,
		namedGroup: group,
		alpn,
		legacyHandshakeOnly: lenient,
		...legacyRenegotiation && { legacyRenegotiation },
		...hindrance,
		chain: served.chain.slice(0, 16).map(describe$1),
		chainTotal: chain.length,
		trust: toTrust({
			...served.trust,
			path: revoked.detour ?? served.trust.path
		}),
		revocation: revocationFacts(revoked, personalName),
		versions: seen.versions,
		offers: offersOf(seen.offers, to),
		...seen.observedAt && { surveyedAt: seen.observedAt.toISOString() },
		issuance: issued && toIssuance(issued),
		alternatives,
		...reply?.ok ? reply.value : {
			hsts: null,
			http: {
				status: null,
				reason: reply?.failure.reason ?? null
			}
		}
	};
}
const demandsWho = new Set(["tls.client-certificate", "tls.client-certificate-refused"]);
async function hindranceOf(context, to, handshake) {
	if (isSite(to)) return reachOf(context, to, handshake);
	return { largeHello: await bearsLargeHello(context, to, {
		classic: handshake,
		usual: null
	}) };
}
function offersOf(seen, to) {
	const { suites, dheBits, compression, alpn, groups, legacyCurve, hellos } = seen;
	const chosen = alpn.chosen === null ? null : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(alpn.chosen, 256);
	return {
		suites,
		dheBits,
		compression,
		alpn: isSite(to) ? {
			...alpn,
			chosen
		} : {
			chosen: null,
			reason: "not-asked"
		},
		namedGroups: groups,
		legacyCurve,
		clientHelloCount: hellos
	};
}
async function lookAtSite(context, origin) {
	const { hops, reply } = await visitOf(context, origin);
	const own = hops.findLast(({ url }) => new URL(url).origin === origin);
	const before = await hstsSentOn(context, hops.filter((hop) => hop !== own), origin);
	return {
		hsts: own?.hsts === void 0 ? null : toHstsField(own.hsts),
		...before.length > 0 && { redirectHsts: before },
		...isBeyond(hops, origin) && { isPartOfVisit: true },
		http: own === hops.at(-1) ? repliedBy(reply) : {
			status: own?.status ?? null,
			reason: null
		}
	};
}
function repliedBy(reply) {
	const { status } = reply;
	if (challengeIn(reply) !== null) return {
		status,
		reason: "http.challenge"
	};
	return {
		status,
		reason: status >= 500 ? "http.server-error" : null
	};
}
// src/checks/ssl/addresses/collect.ts
async function collectEvery$1(input, context) {
	const main = collect$2(input, context);
	if (!input.all_ips) return main;
	const to = endpointOf$2(input);
	const seen = await everyAddress(context, to, {
		main,
		answered: attempt(() => context.net.tls(to)).then((got) => got.ok ? got.value.address : null),
		look: (at) => collect$2(input, at)
	});
	return {
		...seen.main,
		addresses: seen.around
	};
}
// src/core/grade/effect.ts
function effectsOf(effects) {
	return effects;
}
// src/checks/ssl/effects.ts
const untrusted$2 = {
	part: "trust",
	cap: "untrusted"
};
const hsts$1 = { part: "hsts" };
const worthless = { cap: "worthless-suites" };
const open = { isOpen: true };
const effects$1 = effectsOf({
	"no-certificate": {
		part: "certificate",
		cap: "no-certificate"
	},
	oversized: {
		part: "certificate",
		cap: "oversized"
	},
	unreadable: {
		part: "certificate",
		cap: "unreadable"
	},
	expired: {
		part: "certificate",
		cap: "expired"
	},
	"not-yet-valid": {
		part: "certificate",
		cap: "not-yet-valid"
	},
	"wrong-name": {
		part: "certificate",
		cap: "wrong-name"
	},
	"address-as-name": {
		part: "certificate",
		cap: "wrong-name"
	},
	"no-san": {
		part: "certificate",
		cap: "no-san"
	},
	"weak-key": {
		part: "certificate",
		cap: "weak-key"
	},
	"weak-signature": {
		part: "certificate",
		cap: "weak-signature"
	},
	"wrong-purpose": {
		part: "certificate",
		cap: "wrong-purpose"
	},
	"wrong-key-usage": {
		part: "certificate",
		cap: "wrong-key-usage"
	},
	revoked: {
		part: "certificate",
		cap: "revoked"
	},
	"expires-very-soon": {
		part: "certificate",
		cap: "expires-soon"
	},
	"expires-soon": {
		part: "certificate",
		cap: "expires-soon"
	},
	"wildcard-too-broad": { part: "certificate" },
	"lifetime-too-long": { part: "certificate" },
	"no-timestamps": {
		part: "certificate",
		cap: "no-timestamps"
	},
	"must-staple": {
		part: "certificate",
		cap: "must-staple"
	},
	"self-signed": untrusted$2,
	untrusted: untrusted$2,
	"bad-signature": untrusted$2,
	"foreign-signature": untrusted$2,
	"intermediate-expired": untrusted$2,
	"intermediate-not-yet-valid": untrusted$2,
	"not-an-authority": untrusted$2,
	"intermediate-purpose": untrusted$2,
	"intermediate-weak-key": untrusted$2,
	"path-length": untrusted$2,
	"name-constraints": untrusted$2,
	"critical-extension": untrusted$2,
	"constraints-excessive": untrusted$2,
	"duplicate-extension": untrusted$2,
	"spelled-curve": untrusted$2,
	policies: untrusted$2,
	refused: untrusted$2,
	"issuer-unfetched": open,
	"trust-unconfirmed": open,
	"trust-unchecked": open,
	"intermediate-revoked-unclear": open,
	"incomplete-chain": {
		part: "trust",
		cap: "incomplete-chain"
	},
	"authority-as-server": { cap: "firefox-refused" },
	"long-chain": { cap: "firefox-refused" },
	"names-spelled-apart": { cap: "firefox-refused" },
	"large-certificate": { cap: "firefox-refused" },
	"feature-unreadable": { cap: "firefox-refused" },
	"any-purpose": { cap: "firefox-refused" },
	"access-empty": { cap: "chromium-refused" },
	"names-not-ascii": { cap: "chromium-refused" },
	"constraints-empty": { cap: "chromium-refused" },
	"wrong-order": { part: "trust" },
	"unrelated-certificate": { part: "trust" },
	"duplicate-certificate": { part: "trust" },
	"intermediate-expires-early": { part: "trust" },
	"intermediate-revoked": {
		part: "trust",
		cap: "intermediate-revoked"
	},
	"obsolete-only": {
		part: "version",
		cap: "obsolete-only"
	},
	ssl3: {
		part: "version",
		cap: "ssl3"
	},
	tls10: {
		part: "version",
		cap: "old-versions"
	},
	tls11: {
		part: "version",
		cap: "old-versions"
	},
	"no-tls13": {
		part: "version",
		cap: "no-tls13"
	},
	"beyond-reach": { cap: "beyond-reach" },
	"beyond-reach-key": { cap: "beyond-reach" },
	"beyond-reach-signature": { cap: "beyond-reach" },
	"hello-refused": { cap: "beyond-reach" },
	"hybrid-refused": { cap: "beyond-reach" },
	"handshake-unexplained": { cap: "browser-refused" },
	"outdated-handshake": { cap: "browser-refused" },
	"version-unknown": { cap: "unseen" },
	"suites-unknown": { cap: "unseen" },
	"hsts-missing": hsts$1,
	"hsts-invalid": hsts$1,
	"hsts-off": hsts$1,
	"hsts-short": hsts$1,
	"hsts-under-a-year": hsts$1,
	"hsts-without-subdomains": hsts$1,
	"hsts-ip-address": { cap: "hsts-ip-address" },
	"suite-null": worthless,
	"suite-export": worthless,
	"suite-anonymous": worthless,
	"suite-des": worthless,
	"suite-rc4": { cap: "old-suites" },
	"suite-3des": { cap: "old-suites" },
	"no-modern-suite": { cap: "no-modern-suite" },
	"broken-dhe": { cap: "broken-dhe" },
	"weak-dhe": { cap: "weak-dhe" },
	compression: { cap: "compression" },
	"starttls-injected": { cap: "injected" }
});
function becauseOfCaps(caps) {
	return Object.entries(effects$1).filter(([, effect]) => effect?.cap !== void 0 && caps.includes(effect.cap)).map(([id]) => ({ id: `ssl.${id}` }));
}
// src/checks/ssl/grading.ts
const grading$1 = {
	version: gradeVersion,
	ladder,
	weights,
	ceilings,
	effects: effects$1,
	points: shownRows(score)
};
// src/core/changes/fact.ts
function ranked(field, value, scale, more = {}) {
	const place = scale.findIndex((alike) => alike.includes(value));
	return place === -1 ? [] : [{
		field,
		value,
		rank: scale.length - place,
		...more
	}];
}
// src/core/changes/approaching.ts
const day = 864e5;
const usualExpiryDays = [
	30,
	14,
	7,
	1
];
function approaching(field, { from, to, now }, milestones = usualExpiryDays) {
	const [end, at] = [Date.parse(to), Date.parse(now)];
	const life = from === null ? Infinity : (end - Date.parse(from)) / day;
	const left = (end - at) / day;
	const passed = milestones.filter((days) => days <= life / 3 && left <= days).toSorted((one, other) => other - one).at(-1);
	if (left <= 0) return {
		field,
		value: "0",
		rank: 0
	};
	return passed === void 0 ? {
		field,
		value: null,
		rank: 1e3
	} : {
		field,
		value: `${passed}`,
		rank: passed
	};
}
function severityOfDays(value) {
	const days = Number(value ?? Infinity);
	if (days <= 1) return "critical";
	if (days <= 7) return "high";
	return days <= 14 ? "medium" : "low";
}
// src/core/changes/value.ts
const longest$1 = 300;
function valueText(text) {
	const clean = text.toWellFormed().replaceAll("\0", "�");
	if (clean.length <= longest$1) return clean;
	const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_5__.createHash)("sha256").update(clean).digest("hex").slice(0, 12);
	return `${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.fi)(clean, 280)}… #${digest}`;
}
function valuesText(values) {
	return values.length === 0 ? null : valueText([...new Set(values)].toSorted().join(", "));
}
// src/checks/ssl/monitored.ts
const outdated = new Set([
	"SSLv3",
	"TLSv1.0",
	"TLSv1.1"
]);
const ofVersion = {
	SSLv3: "ssl3",
	"TLSv1.0": "tls10",
	"TLSv1.1": "tls11",
	"TLSv1.3": "no-tls13"
};
const monitored$1 = {
	fields: {
		certificate: {
			title: {
				en: "Certificate",
				ko: "인증서"
			},
			severity: "info",
			action: {
				en: "No action is needed if you renewed it. Otherwise find out who installed it.",
				ko: "직접 갱신했다면 조치할 것이 없습니다. 아니라면 누가 설치했는지 확인하십시오."
			}
		},
		issuer: {
			title: {
				en: "Certificate issuer",
				ko: "인증서 발급자"
			},
			severity: "medium",
			action: {
				en: "Make sure that you changed the certificate authority yourself, and that the CAA records name the new one.",
				ko: "인증 기관을 직접 바꾼 것인지, CAA 레코드에 새 기관이 있는지 확인하십시오."
			}
		},
		"certificate-days": {
			title: {
				en: "Days until the certificate expires",
				ko: "인증서 만료까지 남은 일수"
			},
			severity: severityOfDays,
			action: {
				en: "Renew the certificate and install it.",
				ko: "인증서를 갱신하고 설치하십시오."
			},
			reports: [
				"expired",
				"expires-very-soon",
				"expires-soon"
			]
		},
		trust: {
			title: {
				en: "Trust in the certificate",
				ko: "인증서 신뢰"
			},
			severity: "high",
			action: {
				en: "Install a certificate that clients trust, with its intermediate certificates.",
				ko: "클라이언트가 신뢰하는 인증서를 중간 인증서와 함께 설치하십시오."
			},
			reports: (finding) => effects$1[finding]?.cap === "untrusted"
		},
		protocol: {
			title: {
				en: "TLS version",
				ko: "TLS 버전"
			},
			severity: "medium",
			action: {
				en: "Offer TLS 1.2 and TLS 1.3, and no older version.",
				ko: "TLS 1.2와 TLS 1.3만 제공하고 이전 버전은 끄십시오."
			},
			reports: (finding, { subject }) => ofVersion[subject ?? ""] === finding
		}
	},
	facts: (seen, _verdict, days) => [...everyCertificate(seen).flatMap(({ label, raw }, at) => certificateFacts(raw, at === 0 ? null : label, days)), ...seen.versions.flatMap(({ version, offered }) => {
		if (offered === null) return [];
		return ranked("protocol", offered ? "offered" : "refused", outdated.has(version) ? [["refused"], ["offered"]] : [["offered"], ["refused"]], { subject: version });
	})]
};
function certificateFacts({ chain: [leaf], trust, observedAt }, label, days) {
	const about = label === null ? {} : { subject: label };
	return [...(leaf ? leafFacts(leaf, trust, observedAt, days) : []).map((fact) => ({
		...fact,
		...about
	})), ...trust.trusted === null ? [] : ranked("trust", trust.trusted ? "trusted" : "untrusted", [["trusted"], ["untrusted"]], about)];
}
function leafFacts(leaf, trust, now, days) {
	const anchor = trust.path.at(-1)?.subject;
	return [
		{
			field: "certificate",
			value: `${leaf.sha256.slice(0, 16)} – ${leaf.notAfter.slice(0, 10)}`
		},
		{
			field: "issuer",
			value: valueText(leaf.issuer),
			alike: [leaf.issuer, ...anchor === void 0 ? [] : [`anchor ${anchor}`]]
		},
		approaching("certificate-days", {
			from: leaf.notBefore,
			to: leaf.notAfter,
			now
		}, days)
	];
}
// src/checks/ssl/index.ts
const ssl = defineCheck({
	id: "ssl",
	version: 6,
	title: {
		en: "TLS certificate and connection",
		ko: "TLS 인증서와 연결"
	},
	about: {
		en: "Inspects the served certificate and connection: expiry, names, chain, revocation, TLS versions and HSTS, graded A+ to F.",
		ko: "제공되는 인증서와 연결을 점검합니다. 만료, 이름, 체인, 폐기, TLS 버전, HSTS를 A+부터 F까지 평가합니다."
	},
	input: input$1,
	subject: "host",
	raw: raw$2,
	cost: "standard",
	surveyAge: 60,
	ttl: 300,
	words: words$1,
	grading: grading$1,
	target: (query) => {
		const { host, port, starttls, implicitTlsProtocol: speaks } = endpointOf$2(query);
		if (port === 443 && !starttls) return targetOfHost(host);
		const usual = endpointOf$2({
			...query,
			starttls: void 0
		});
		return targetOfHost(host, port, starttls === usual.starttls && speaks === usual.implicitTlsProtocol ? void 0 : starttls ?? (speaks ? "off" : "https"));
	},
	question: (query) => ({
		...endpointOf$2(query),
		...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Bn)(query)
	}),
	standsAlone: (query, target, { isPartOfVisit: wholeVisit = false }) => {
		const to = endpointOf$2(query);
		return isSite(to) && target.name === `${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wr)(to)}/` && !wholeVisit;
	},
	collect: collectEvery$1,
	judge: judgeEvery$1,
	fits: (seen, query) => {
		const { host, port, starttls = null, implicitTlsProtocol: speaks } = endpointOf$2(query);
		return seen.host === host && seen.port === port && seen.starttls === starttls && seen.implicitTlsProtocol === speaks && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vn)(query.all_ips, seen.addresses !== void 0);
	},
	observe: (seen) => everyCertificate(seen).flatMap(({ raw: { chain, trust } }) => chain.slice(0, trust.trusted === true ? 1 : 0)).map(({ issuer, issuerOrganization }) => (issuerOrganization ?? issuer).trim()).filter((value) => value !== "").map((value) => ({
		target: withoutWww(seen.host),
		kind: "ssl:issuer",
		value
	})),
	monitored: monitored$1
});
// src/checks/http/site/judge.ts
function siteFindings(raw) {
	const isPage = raw.redirectOutcome === "answered";
	return [
		...endFindings(raw),
		...refusedFindings(raw),
		...downgradeFindings(raw),
		...upgradedFindings(raw),
		...certificateFindings(raw),
		...unclearFindings(raw),
		...isPage && raw.finalUrl.startsWith("http:") ? [find$11("final-http", { url: shown$1(raw.finalUrl) }, { evidence: evidence(raw.finalUrl) })] : [],
		...plainFindings(raw),
		...wayFindings(raw),
		...headFindings(raw),
		...dispositionFindings(raw),
		...refreshFindings(raw),
		...isPage && raw.status >= 400 ? [find$11("error-page", { status: raw.status })] : [],
		...raw.parser === "tolerant" ? [find$11("malformed-header")] : []
	];
}
const longestUrl$1 = 120;
function shown$1(url) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(url, longestUrl$1);
}
function endFindings({ redirectOutcome: end, redirectChain: hops, finalUrl }) {
	const target = hops.at(-1)?.location ?? finalUrl;
	const seen = { evidence: evidence(target) };
	if (end === "loop") return [find$11("redirect-loop", { url: shown$1(target) }, seen)];
	if (end === "limit") return [find$11("redirect-limit", { count: hops.length - 1 }, seen)];
	if (end === "private") return [find$11("redirect-private", { url: shown$1(target) }, seen)];
	if (end === "nul-byte" || end === "content-disposition" || end === "content-encoding") return [find$11(end, { url: shown$1(finalUrl) }, { evidence: evidence(finalUrl) })];
	return end === "invalid-location" ? [find$11("redirect-invalid", {}, seen)] : [];
}
const mostOfChromium = 19;
function wayFindings({ redirectOutcome: end, redirectChain: hops, status, headers, finalUrl }) {
	if (end !== "answered") return [];
	const runs = hops.reduce(([run = 0, ...before], { location, refresh }) => refresh || location === null ? [
		0,
		run,
		...before
	] : [run + 1, ...before], []);
	const count = Math.max(0, ...runs);
	const seen = { evidence: evidence(finalUrl) };
	return [...count > mostOfChromium ? [find$11("redirect-twentieth", {
		count,
		most: mostOfChromium
	}, seen)] : [], ...hasEmptyLocation({
		status,
		headers
	}) ? [find$11("redirect-empty", {
		url: shown$1(finalUrl),
		status
	}, seen)] : []];
}
function headFindings({ anomalies: oddities = [] }) {
	const spaced = [...new Set(oddities.filter(({ kind }) => kind === "space-before-colon").map(({ excerpt: seen }) => seen))];
	const line = oddities.find(({ kind }) => kind === "status-line");
	const names = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(spaced.slice(0, mostNames$1).join(", "), 120);
	return [...spaced.length > 0 ? [find$11("header-space", { names }, { evidence: evidence(spaced.join(", ")) })] : [], ...line ? [find$11("status-line", { url: shown$1(line.url) }, { evidence: evidence(line.excerpt) })] : []];
}
function dispositionFindings({ redirectOutcome: end, headers, finalUrl, version }) {
	if (end !== "answered" || version === "2" || !dividedDisposition(headers)) return [];
	const seen = { evidence: evidence(valuesOf$1(headers, "content-disposition").join(", ")) };
	return [find$11("content-disposition-comma", { url: shown$1(finalUrl) }, seen)];
}
const mostNames$1 = 5;
function refreshFindings({ refresh }) {
	if (!refresh) return [];
	const { url, delay } = refresh;
	return [find$11("refresh-unfollowed", {
		url: shown$1(url),
		delay
	}, { evidence: evidence(`${delay}; ${url}`) })];
}
function refusedFindings(raw) {
	const hop = refusedStep(raw.redirectChain, raw.finalUrl);
	if (!hop) return [];
	const params = {
		url: shown$1(hop.url),
		reasons: reasonsOf(hop.certificateRejection)
	};
	return [find$11("redirect-certificate", params, seenAt(hop.url))];
}
function downgradeFindings({ redirectChain: hops }) {
	return hops.filter(({ downgrade }) => downgrade).slice(0, 1).map(({ url, location }) => {
		const to = location ?? "";
		return find$11("redirect-downgrade", {
			from: shown$1(url),
			to: shown$1(to)
		}, { evidence: evidence(`${url} → ${to}`) });
	});
}
function upgradedFindings({ redirectChain: hops }) {
	return hops.flatMap(({ url, upgradedFrom: to }) => to === void 0 ? [] : [{
		url,
		to
	}]).slice(0, 1).map(({ url, to }) => find$11("redirect-upgraded", {
		from: shown$1(url),
		to: shown$1(to)
	}, { evidence: evidence(`${url} → ${to}`) }));
}
const reasons = {
	expired: {
		en: "expired",
		ko: "만료됨"
	},
	"not-yet-valid": {
		en: "not yet valid",
		ko: "아직 유효하지 않음"
	},
	"wrong-name": {
		en: "issued for another name",
		ko: "다른 이름으로 발급됨"
	},
	"weak-key": {
		en: "weak key",
		ko: "약한 키"
	},
	"weak-signature": {
		en: "weak signature",
		ko: "약한 서명"
	},
	"wrong-purpose": {
		en: "issued for another purpose",
		ko: "다른 용도로 발급됨"
	},
	"wrong-key-usage": {
		en: "its key may not be used for TLS",
		ko: "키를 TLS에 쓸 수 없음"
	},
	"obsolete-version": {
		en: "TLS 1.1 or older",
		ko: "TLS 1.1 이하"
	},
	revoked: {
		en: "revoked",
		ko: "폐기됨"
	},
	untrusted: {
		en: "not trusted",
		ko: "신뢰되지 않음"
	}
};
function certificateFindings({ certificateRejection: identity }) {
	const problems = identity?.problems.filter((problem) => problem !== "obsolete-version") ?? [];
	if (problems.length === 0) return [];
	const because = becauseOfCaps(problems);
	return [find$11("invalid-certificate", { reasons: reasonsOf({ problems }) }, { because })];
}
function unclearFindings(raw) {
	if (raw.redirectOutcome !== "answered") return [];
	const url = raw.finalUrl.startsWith("https:") && raw.certificateRejection === null ? raw.finalUrl : unclearStep(raw.redirectChain, raw.finalUrl)?.url;
	return url === void 0 ? [] : [find$11("certificate-unknown", { url: shown$1(url) }, seenAt(url))];
}
function seenAt(url) {
	return {
		subject: evidence(URL.parse(url)?.host ?? url),
		evidence: evidence(url)
	};
}
function reasonsOf(identity) {
	const found = identity?.problems.map((problem) => reasons[problem]) ?? [];
	return {
		en: found.map(({ en }) => en).join(", "),
		ko: found.map(({ ko }) => ko).join(", ")
	};
}
function plainFindings({ plainHttp }) {
	if (plainHttp?.state !== "content" && plainHttp?.state !== "not-https") return [];
	const { state, url, status } = plainHttp;
	return [find$11(state === "content" ? "redirect-missing" : "redirect-astray", { url: shown$1(url) }, { evidence: evidence(status === null ? url : `${url} ${status}`) })];
}
const written = new Map([...leakHeaders.map(({ header, name }) => [header, name]), ["meta generator", "<meta name=generator>"]]);
function leakFindings({ disclosures: leaks }) {
	return leaks.map(({ source: from, value, kind, product }) => {
		const source = written.get(from) ?? from;
		const seen = {
			subject: from,
			evidence: evidence(`${from}: ${value}`)
		};
		if (kind === "version") return find$11("leak-version", {
			source,
			product: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(product ?? value, 60)
		}, seen);
		return find$11(kind === "product" ? "leak-product" : "leak-internal", { source }, seen);
	});
}
// src/checks/http/judge.ts
function judge$1(raw) {
	const inChromium = judgeAsRead(raw);
	const spaced = spacedIn(raw);
	if (spaced.size === 0) return inChromium;
	const headers = raw.headers.filter(([name]) => !spaced.has(name.toLowerCase()));
	const inFirefox = judgeAsRead({
		...raw,
		headers
	});
	return (inFirefox.score ?? 0) < (inChromium.score ?? 0) ? inFirefox : inChromium;
}
function spacedIn({ anomalies: oddities = [], finalUrl }) {
	const own = oddities.filter(({ kind, url }) => kind === "space-before-colon" && url === finalUrl);
	return new Set(own.map(({ excerpt: seen }) => seen.toLowerCase()));
}
function judgeAsRead(raw) {
	const page = observe(raw);
	const isPage = raw.redirectOutcome === "answered";
	const judged = isPage ? matteringTo(page, judgeHeaders(page)) : unjudged;
	const scores = mapParts(judged, ({ score }) => score);
	const caps = toCeilings({
		"no-page": !isPage,
		"redirect-certificate": refusedStep(raw.redirectChain, raw.finalUrl) !== void 0,
		"final-http": isPage && !page.isHttps,
		"invalid-certificate": page.isRefused,
		downgrade: raw.redirectChain.some(({ downgrade }) => downgrade),
		"weak-csp": isPage && takes(page, "csp") && scores.csp !== null && scores.csp < 50,
		"hsts-ip-address": isPage && !takesHsts$1(page.host)
	});
	const doubt = doubtOf(raw, page, scores);
	const parts = toParts(scores, page.kind).filter(({ id }) => id !== "hsts" || takesHsts$1(page.host));
	const assessed = doubt ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qn)(parts, caps, ladder$1, doubt) : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(parts, caps, ladder$1);
	const isRead = !isPage || raw.meta.isComplete || assessed.grade !== void 0;
	const { csp, referrer, ...others } = judged;
	return concludeGrade(assessed, [
		...siteFindings(raw),
		...protectedFindings(raw),
		...(isRead ? [csp, referrer] : []).flatMap((each) => each.findings),
		...isRead ? [] : [find$11("page-unread")],
		...Object.values(others).flatMap((each) => each.findings),
		...isPage ? isolationFindings(page) : [],
		...isPage ? leakFindings(raw) : []
	], kpisOf(raw, page), problems$1);
}
function doubtOf(raw, page, scores) {
	if (raw.redirectOutcome !== "answered") return null;
	const isUnclear = page.isHttps && page.isTrusted === null;
	const caps = toCeilings({
		"redirect-certificate": unclearStep(raw.redirectChain, raw.finalUrl) !== void 0,
		"invalid-certificate": isUnclear
	});
	const parts = {
		...isUnclear && scores.hsts === null && { hsts: 0 },
		...!raw.meta.isComplete && {
			...scores.csp !== 100 && { csp: scores.csp ?? 0 },
			referrer: 0
		}
	};
	return caps.length > 0 || Object.keys(parts).length > 0 ? {
		caps,
		parts
	} : null;
}
function judgeHeaders(page) {
	return {
		csp: judgeCsp(page),
		hsts: judgeHsts$1(page),
		framing: judgeFraming(page),
		contentTypeOptions: judgeContentTypeOptions(page),
		referrer: judgeReferrer(page),
		permissions: judgePermissions(page)
	};
}
function takes({ kind }, part) {
	return weightsOf[kind][part] !== void 0;
}
function matteringTo(page, judged) {
	const left = Object.keys(judged).filter((part) => !takes(page, part));
	return {
		...judged,
		...Object.fromEntries(left.map((part) => [part, {
			score: null,
			findings: []
		}]))
	};
}
const none = {
	score: 0,
	findings: []
};
const unjudged = {
	csp: none,
	hsts: none,
	framing: none,
	contentTypeOptions: none,
	referrer: none,
	permissions: none
};
function mapParts(parts, map) {
	const { csp, hsts, framing, contentTypeOptions, referrer, permissions } = parts;
	return {
		csp: map(csp),
		hsts: map(hsts),
		framing: map(framing),
		contentTypeOptions: map(contentTypeOptions),
		referrer: map(referrer),
		permissions: map(permissions)
	};
}
// src/checks/http/addresses/judge.ts
function judgeEvery(raw) {
	const own = judge$1(raw);
	const { addresses } = raw;
	if (!addresses) return own;
	const differences = addresses.flatMap((around) => differencesOf(raw, around));
	return judgeAddresses(own, {
		around: addresses,
		judge: judge$1,
		ladder: ladder$1,
		differences,
		problems: problems$1
	});
}
function differencesOf(raw, around) {
	const { firstAnswered: own, host } = around;
	const seen = seenElsewhere(around);
	const elsewhere = seen.filter((other) => answerOf(other.observation) !== answerOf(raw));
	const unlike = seen.filter((other) => !elsewhere.includes(other)).filter((other) => headersUnlike(raw, other.observation).length > 0);
	const headers = graded.filter((name) => unlike.some((other) => headersUnlike(raw, other.observation).includes(name)));
	const answers = [{
		address: own,
		observation: raw
	}, ...elsewhere].map((each) => `${each.address}: ${answerOf(each.observation)}`);
	return [...elsewhere.length === 0 ? [] : [find$11("addresses-answers", {
		own,
		others: namedAddresses(elsewhere.map(({ address }) => address))
	}, {
		subject: host,
		evidence: evidence(answers.join("; "))
	})], ...unlike.length === 0 ? [] : [find$11("addresses-headers", {
		own,
		others: namedAddresses(unlike.map(({ address }) => address)),
		headers: headers.join(", ")
	}, {
		subject: host,
		...unnamed(unlike.map(({ address }) => address))
	})]];
}
function answerOf({ status, finalUrl, redirectOutcome: end }) {
	const [url = ""] = finalUrl.split("?", 1);
	return [
		status,
		url,
		...end === "answered" ? [] : [end]
	].join(" ");
}
const graded = [
	"Content-Security-Policy",
	"Strict-Transport-Security",
	"X-Frame-Options",
	"X-Content-Type-Options",
	"Referrer-Policy",
	"Permissions-Policy"
];
function headersUnlike(own, other) {
	return graded.filter((name) => valueOf(own, name) !== valueOf(other, name));
}
function valueOf({ headers }, name) {
	return valuesOf$1(headers, name.toLowerCase()).map(lasting).join("; ");
}
function lasting(value) {
	return value.toLowerCase().replace(/'nonce-[^']*'/g, "'nonce'").split(";").map((piece) => piece.trim().replace(/\s+/g, " ")).filter((piece) => piece !== "" && !/^report-(?:uri|to)\b/.test(piece)).join("; ");
}
// src/data/denials.ts
const refused = [
	401,
	403,
	405,
	406,
	409,
	418,
	421,
	429,
	451,
	500,
	501,
	503,
	520,
	523,
	530
];
const denials = [
	{
		service: "Cloudflare",
		statuses: refused,
		page: /^error code: 1\d{3}$/
	},
	{
		service: "Cloudflare",
		statuses: refused,
		page: /<span class="cf-error-code">1\d{3}<\/span>|<title>[^<]*(?:\| cloudflare|used cloudflare to restrict access)<\/title>/
	},
	{
		service: "Cloudflare",
		statuses: refused,
		header: {
			name: "server",
			value: /^cloudflare$/i
		},
		page: /^error code: 1[01]\d\d$|<h1[^>]*> ?error ?(?:<[^>]{1,80}> ?){0,4}1[01]\d\d\b/
	},
	{
		service: "Akamai",
		statuses: refused,
		page: /<title>access denied<\/title>.{0,4000}\breference ?#[0-9a-f]+\.[0-9a-f]+\.\d+\.[0-9a-f]+/
	},
	{
		service: "Akamai",
		statuses: refused,
		header: {
			name: "server",
			value: /^akamaighost\b/i
		},
		page: /<h1>access denied<\/h1>|reference ?#/
	},
	{
		service: "Imperva",
		statuses: [200, ...refused],
		page: /<iframe id="main-iframe" src="\/_incapsula_resource\?/
	},
	{
		service: "Imperva",
		statuses: refused,
		page: /request unsuccessful\. incapsula incident id: \d/
	},
	{
		service: "Imperva",
		statuses: refused,
		header: { name: "x-iinfo" },
		page: /incident[ _]id|error code 1\d\b/
	},
	{
		service: "Amazon CloudFront or AWS WAF",
		statuses: refused,
		page: /<title>error: the request could not be satisfied<\/title>/
	},
	{
		service: "AWS WAF",
		statuses: [403],
		header: {
			name: "server",
			value: /^awselb\/2\.0$/i
		},
		page: /^<html> ?<head><title>403 forbidden<\/title><\/head>/
	},
	{
		service: "Sucuri",
		statuses: refused,
		page: /<title>sucuri website firewall - access denied<\/title>/
	},
	{
		service: "Sucuri",
		statuses: refused,
		header: { name: "x-sucuri-block" }
	},
	{
		service: "Fastly",
		statuses: [
			403,
			406,
			429
		],
		header: {
			name: "x-served-by",
			value: /^cache-/i
		},
		page: /<p>(?:varnish cache server|details: cache-)/
	},
	{
		service: "Azure Application Gateway",
		statuses: refused,
		page: /<center>microsoft-azure-application-gateway\/v\d<\/center>/
	},
	{
		service: "Azure Front Door",
		statuses: refused,
		header: { name: "x-azure-ref" },
		page: /^the request is blocked\.|<h2>the request is blocked\.<\/h2>/
	},
	{
		service: "Vercel",
		statuses: refused,
		header: {
			name: "set-cookie",
			value: /^_vercel_sso_nonce=/i
		}
	},
	{
		service: "Cloudflare Access",
		statuses: refused,
		page: /<title>forbidden [^<]{0,4} cloudflare access<\/title>/
	},
	{
		service: "Vercel",
		statuses: refused,
		header: {
			name: "x-vercel-mitigated",
			value: /^deny$/i
		}
	},
	{
		service: "F5 BIG-IP ASM",
		statuses: [200, ...refused],
		page: /^<html> ?<head> ?<title>request rejected<\/title> ?<\/head> ?<body> ?the requested url was rejected\. please consult with your administrator\./
	},
	{
		service: "Wordfence",
		statuses: refused,
		page: /<title>(?:your access to this site has been limited[^<]*|403 forbidden)<\/title>.{0,12000}generated by wordfence/
	},
	{
		service: "FortiWeb",
		statuses: refused,
		page: /<title>web page blocked!?<\/title>.{0,12000}attack id/
	},
	{
		service: "Barracuda",
		statuses: refused,
		header: {
			name: "server",
			value: /^barracudahttp/i
		}
	}
];
// src/data/placeholders.ts
const gone = [404, 410];
const shown = [
	200,
	402,
	403,
	404,
	503
];
const closed$1 = [
	402,
	403,
	404,
	409,
	410,
	421
];
const bad = [
	400,
	402,
	403,
	404,
	410,
	421,
	500,
	502,
	503,
	530
];
const placeholders = [
	{
		service: "cPanel",
		statuses: shown,
		page: /<title>account suspended<\/title>.{0,8000}contact your hosting provider/
	},
	{
		service: "cPanel",
		statuses: shown,
		page: /<title>default web ?site page<\/title>/
	},
	{
		service: "Plesk",
		statuses: shown,
		page: /<title>(?:domain default page|web server's default page)<\/title>/
	},
	{
		service: "nginx",
		statuses: shown,
		page: /<title>welcome to nginx!<\/title>.{0,4000}further configuration is required/
	},
	{
		service: "Apache",
		statuses: shown,
		page: /^<html><body><h1>it works!<\/h1><\/body><\/html>$|<title>apache2 (?:debian|ubuntu) default page: it works<\/title>/
	},
	{
		service: "Azure App Service",
		statuses: shown,
		page: /<title>microsoft azure app service - welcome<\/title>|>your web app is running and waiting for your content</
	},
	{
		service: "Firebase Hosting",
		statuses: shown,
		page: /<title>welcome to firebase hosting<\/title>.{0,12000}firebase hosting setup complete/
	},
	{
		service: "GitHub Pages",
		statuses: gone,
		page: /<title>site not found (?:&middot;|·) github pages<\/title>/
	},
	{
		service: "GitHub Pages",
		statuses: gone,
		page: /<(?:strong|h1|p)>there isn't a github pages site here\.?<\//
	},
	{
		service: "GitHub Pages",
		statuses: gone,
		header: {
			name: "server",
			value: /^github\.com$/i
		},
		page: /there isn't a github pages site here/
	},
	{
		service: "GitLab Pages",
		statuses: gone,
		page: /<title>the page you're looking for could not be found(?: \(404\))?<\/title>/
	},
	{
		service: "Vercel",
		statuses: bad,
		header: {
			name: "x-vercel-error",
			value: /^deployment_(?:not_found|deleted|disabled|paused|not_ready_redirecting)$/i
		}
	},
	{
		service: "Vercel",
		statuses: bad,
		page: /^the deployment could not be found on vercel\. deployment_not_found/
	},
	{
		service: "Vercel",
		statuses: bad,
		page: /<title>404: not_found<\/title>.{0,8000}code: ?<code>deployment_not_found<\/code>|<code>deployment_not_found<\/code>/
	},
	{
		service: "Netlify",
		statuses: gone,
		page: /^not found - request id: [0-9a-z]+$/
	},
	{
		service: "Netlify",
		statuses: gone,
		header: {
			name: "server",
			value: /^netlify$/i
		},
		page: /<title>(?:site|page) not found<\/title>.{0,12000}(?:doesn't exist on netlify|site not found<\/h1>)|not found - request id:/
	},
	{
		service: "Heroku",
		statuses: gone,
		page: /<title>no such app<\/title>|<iframe src="(?:https?:)?\/\/(?:www\.)?herokucdn\.com\/error-pages\/no-such-app\.html"/
	},
	{
		service: "Fastly",
		statuses: bad,
		page: /^(?:<html>|<!doctype html>|<head>|<title>|<body>|<p>|<h1>|\s)*fastly error: unknown domain/
	},
	{
		service: "Amazon S3",
		statuses: gone,
		page: /<code>(?:nosuchbucket|nosuchwebsiteconfiguration)<\/code>|<li>code: (?:nosuchbucket|nosuchwebsiteconfiguration)<\/li>/
	},
	{
		service: "Google Cloud Storage",
		statuses: gone,
		header: { name: "x-guploader-uploadid" },
		page: /nosuchbucket/
	},
	{
		service: "Amazon CloudFront",
		statuses: [
			403,
			404,
			421
		],
		page: /<title>error: the request could not be satisfied<\/title>.{0,4000}bad request\. we can't connect to the server for this app or website/
	},
	{
		service: "Azure App Service",
		statuses: closed$1,
		page: /<title>(?:404 web site not found|microsoft azure web app - error 404|web app - unavailable)<\/title>|<h2>404 web site not found<\/h2>|<h1[^>]*>error 40[34] - (?:web app not found|this web app is stopped)\.?<\//
	},
	{
		service: "Azure Static Web Apps",
		statuses: gone,
		page: /<title>azure static web apps - 404: not found<\/title>/
	},
	{
		service: "Azure Front Door",
		statuses: bad,
		header: { name: "x-azure-ref" },
		page: /<h2>our services aren't available right now<\/h2>/
	},
	{
		service: "Azure Front Door",
		statuses: bad,
		page: /<h2>our services aren't available right now<\/h2>.{0,2000}we're working to restore all services/
	},
	{
		service: "Azure Front Door",
		statuses: gone,
		header: { name: "x-azure-externalerror" }
	},
	{
		service: "Render",
		statuses: bad,
		header: {
			name: "x-render-routing",
			value: /^(?:no-server|suspend|suspended)/i
		}
	},
	{
		service: "Render",
		statuses: [503],
		page: /<title>service suspended<\/title>.{0,4000}suspended by its owner/
	},
	{
		service: "Railway",
		statuses: gone,
		header: {
			name: "x-railway-fallback",
			value: /^true$/i
		}
	},
	{
		service: "Railway",
		statuses: gone,
		page: /^\{"status":"error","code":404,"message":"application not found"/
	},
	{
		service: "Cloudflare Pages",
		statuses: gone,
		page: /<title>nothing is here yet(?: \| cloudflare pages)?<\/title>/
	},
	{
		service: "Cloudflare Workers",
		statuses: gone,
		page: /<title>there is nothing here yet(?: \| cloudflare workers)?<\/title>|<h1[^>]*>there is nothing here yet<\/h1>/
	},
	{
		service: "Firebase Hosting",
		statuses: gone,
		page: /<title>site not found<\/title>.{0,8000}(?:firebase|haven't deployed an app)/
	},
	{
		service: "Surge",
		statuses: gone,
		page: /<title>project not found<\/title>.{0,8000}surge\.sh/
	},
	{
		service: "Shopify",
		statuses: closed$1,
		page: /<(?:h1|h2|h3|title|p)[^>]*>sorry, this (?:shop|store) is currently unavailable\.?<\/|<title>create an ecommerce website and sell online!/
	},
	{
		service: "Squarespace",
		statuses: bad,
		page: /<title>squarespace - (?:no such account|domain not claimed|account not available|website expired|domain not connected)<\/title>/
	},
	{
		service: "Webflow",
		statuses: gone,
		page: /<title>(?:site not found - webflow|404 - page not found - webflow)<\/title>|<p class="description">the page you are looking for doesn't exist or has been moved\.?<\/p>/
	},
	{
		service: "Ghost",
		statuses: bad,
		page: /<title>(?:site unavailable|domain error)[^<]*<\/title>.{0,8000}(?:failed to resolve dns path for this host|ghost\.org)|<[a-z0-9]+[^>]*>(?:failed to resolve dns path for this host|the thing you were looking for is no longer here, or never was)/
	},
	{
		service: "Zendesk",
		statuses: bad,
		page: /<title>help center closed(?: \| zendesk)?<\/title>|<h1[^>]*>(?:help center closed|this help center no longer exists)/
	},
	{
		service: "Bitbucket",
		statuses: gone,
		header: {
			name: "server",
			value: /^atlassian/i
		},
		page: /<title>repository not found(?: [^<]*)?<\/title>|^repository not found$/
	},
	{
		service: "Pantheon",
		statuses: gone,
		page: /<title>404 - unknown site<\/title>|404 error unknown site!.{0,2000}the gods are wise, but do not know of the site which you seek/
	},
	{
		service: "WP Engine",
		statuses: bad,
		page: /<title>(?:wp engine[^<]*|the site you were looking for couldn't be found\.?)<\/title>|<h1[^>]*>the site you were looking for couldn't be found/
	},
	{
		service: "Kinsta",
		statuses: gone,
		page: /<title>no site for domain<\/title>|<h1[^>]*>no site for domain<\//
	},
	{
		service: "WordPress.com",
		statuses: gone,
		page: /do you want to register <em>[a-z0-9-]+\.wordpress\.com<\/em>\?/
	},
	{
		service: "Tumblr",
		statuses: gone,
		page: /<title>not found\.<\/title>.{0,8000}whatever you were looking for doesn't currently exist at this address/
	},
	{
		service: "Acquia",
		statuses: gone,
		page: /<title>web site not found<\/title>|<h1>web site not found<\/h1>.{0,2000}acquia/
	},
	{
		service: "Deno Deploy",
		statuses: gone,
		page: /^(?:404: not found )?the requested deployment does not exist\.|<code>deployment_not_found<\/code>/
	},
	{
		service: "DigitalOcean App Platform",
		statuses: gone,
		header: {
			name: "x-do-orig-status",
			value: /^404$/
		},
		page: /<title>domain not found<\/title>/
	},
	{
		service: "ngrok",
		statuses: bad,
		header: {
			name: "ngrok-error-code",
			value: /^err_ngrok_(?:3200|3204|3207|8012)$/i
		}
	},
	{
		service: "Read the Docs",
		statuses: gone,
		page: /<title>(?:404 - )?(?:unknown|not found|domain) (?:site|host|project)[^<]*read the docs<\/title>/
	},
	{
		service: "Help Scout",
		statuses: gone,
		page: /no settings were found for this company:/
	}
];
// src/probes/tls/client-certificate.ts
const sayings = ["<center>No required SSL certificate was sent</center>", "<center>The SSL certificate error</center>"];
function wantsCertificate({ status, body }) {
	if (status !== 400 || body.length > 2048) return false;
	const text = Buffer.from(body).toString("latin1");
	return sayings.some((saying) => text.includes(saying));
}
// src/data/login-pages.ts
const loginPages = [
	{
		service: "Vercel",
		host: "vercel.com",
		paths: [
			"/sso-api",
			"/login",
			"/sso/"
		]
	},
	{
		service: "Cloudflare Access",
		host: "cloudflareaccess.com",
		paths: ["/cdn-cgi/access/"]
	},
	{
		service: "Netlify",
		host: "app.netlify.com",
		paths: ["/"]
	},
	{
		service: "Netlify",
		host: "api.netlify.com",
		paths: ["/"]
	},
	{
		service: "Netlify",
		host: "identity.netlify.com",
		paths: ["/"]
	},
	{
		service: "Microsoft Entra ID",
		host: "login.microsoftonline.com",
		paths: ["/"]
	},
	{
		service: "Microsoft Entra ID",
		host: "login.microsoftonline.us",
		paths: ["/"]
	},
	{
		service: "Microsoft Entra ID",
		host: "login.partner.microsoftonline.cn",
		paths: ["/"]
	},
	{
		service: "Microsoft Entra ID",
		host: "login.chinacloudapi.cn",
		paths: ["/"]
	},
	{
		service: "Microsoft Entra ID",
		host: "login.windows.net",
		paths: ["/"]
	},
	{
		service: "Microsoft Entra ID",
		host: "login.microsoft.com",
		paths: ["/"]
	},
	{
		service: "Microsoft Entra ID",
		host: "sts.windows.net",
		paths: ["/"]
	},
	{
		service: "Microsoft Entra External ID",
		host: "ciamlogin.com",
		paths: ["/"]
	},
	{
		service: "Azure AD B2C",
		host: "b2clogin.com",
		paths: ["/"]
	},
	{
		service: "Microsoft",
		host: "login.live.com",
		paths: ["/"]
	},
	{
		service: "Google",
		host: "accounts.google.com",
		paths: [
			"/o/",
			"/signin",
			"/v3/signin",
			"/ServiceLogin",
			"/InteractiveLogin",
			"/Login",
			"/AccountChooser",
			"/accountchooser",
			"/gsi/",
			"/samlrp/",
			"/a/"
		]
	},
	{
		service: "Okta",
		host: "okta.com",
		paths: [
			"/oauth2/",
			"/login",
			"/signin",
			"/app/",
			"/sso/",
			"/home/",
			"/enduser"
		]
	},
	{
		service: "Okta",
		host: "oktapreview.com",
		paths: [
			"/oauth2/",
			"/login",
			"/signin",
			"/app/",
			"/sso/",
			"/home/",
			"/enduser"
		]
	},
	{
		service: "Okta",
		host: "okta-emea.com",
		paths: [
			"/oauth2/",
			"/login",
			"/signin",
			"/app/",
			"/sso/",
			"/home/",
			"/enduser"
		]
	},
	{
		service: "Auth0",
		host: "auth0.com",
		paths: [
			"/authorize",
			"/login",
			"/u/login",
			"/u/signup",
			"/samlp/",
			"/wsfed/"
		]
	},
	{
		service: "Amazon Cognito",
		host: "amazoncognito.com",
		paths: [
			"/oauth2/authorize",
			"/login",
			"/saml2/",
			"/signup"
		]
	},
	{
		service: "Bitbucket",
		host: "bitbucket.org",
		paths: ["/account/signin", "/site/oauth2/"]
	},
	{
		service: "Pomerium",
		host: "pomerium.app",
		paths: ["/.pomerium/"]
	},
	{
		service: "Visual Studio dev tunnels",
		host: "tunnels.api.visualstudio.com",
		paths: ["/auth"]
	},
	{
		service: "Naver",
		host: "nid.naver.com",
		paths: ["/nidlogin", "/oauth2.0/"]
	},
	{
		service: "Kakao",
		host: "accounts.kakao.com",
		paths: ["/login"]
	},
	{
		service: "Facebook",
		host: "facebook.com",
		paths: ["/login", "/login.php"]
	},
	{
		service: "LinkedIn",
		host: "linkedin.com",
		paths: [
			"/uas/login",
			"/login",
			"/checkpoint/"
		]
	},
	{
		service: "AWS IAM Identity Center",
		host: "awsapps.com",
		paths: ["/start"]
	},
	{
		service: "AWS",
		host: "signin.aws.amazon.com",
		paths: ["/"]
	},
	{
		service: "AWS",
		host: "signin.aws",
		paths: ["/"]
	},
	{
		service: "GitHub",
		host: "github.com",
		paths: [
			"/login",
			"/sessions",
			"/codespaces/auth"
		]
	},
	{
		service: "GitLab",
		host: "gitlab.com",
		paths: ["/oauth/authorize", "/users/sign_in"]
	},
	{
		service: "GitLab Pages",
		host: "projects.gitlab.io",
		paths: ["/auth"]
	},
	{
		service: "Atlassian",
		host: "id.atlassian.com",
		paths: ["/login", "/"]
	},
	{
		service: "Atlassian",
		host: "auth.atlassian.com",
		paths: ["/authorize"]
	},
	{
		service: "OneLogin",
		host: "onelogin.com",
		paths: [
			"/oidc/",
			"/trust/saml2/",
			"/login",
			"/login2"
		]
	},
	{
		service: "PingOne",
		host: "auth.pingone.com",
		paths: ["/"]
	},
	{
		service: "PingOne",
		host: "auth.pingone.eu",
		paths: ["/"]
	},
	{
		service: "JumpCloud",
		host: "sso.jumpcloud.com",
		paths: ["/"]
	},
	{
		service: "Duo",
		host: "duosecurity.com",
		paths: [
			"/oauth/",
			"/saml2/",
			"/frame/",
			"/prompt/"
		]
	},
	{
		service: "Salesforce",
		host: "login.salesforce.com",
		paths: ["/"]
	},
	{
		service: "Heroku",
		host: "id.heroku.com",
		paths: ["/"]
	},
	{
		service: "Fly.io",
		host: "fly.io",
		paths: ["/app/sign-in", "/app/auth/"]
	},
	{
		service: "WorkOS",
		host: "api.workos.com",
		paths: ["/sso/", "/user_management/authorize"]
	},
	{
		service: "WorkOS",
		host: "authkit.app",
		paths: ["/"]
	},
	{
		service: "Clerk",
		host: "accounts.dev",
		paths: ["/sign-in", "/sign-up"]
	},
	{
		service: "Kinde",
		host: "kinde.com",
		paths: ["/oauth2/auth", "/auth/"]
	},
	{
		service: "Tailscale",
		host: "login.tailscale.com",
		paths: ["/"]
	},
	{
		service: "Apple",
		host: "appleid.apple.com",
		paths: ["/auth/authorize"]
	}
];
// src/probes/page/login.ts
const single = "single sign-on";
async function loginAt(urls) {
	const parsed = urls.map((url) => URL.parse(url));
	const [asked] = parsed;
	const reached = parsed.at(-1);
	if (!asked || !reached || (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(asked) === (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(reached)) return null;
	const named = parsed.map((url, at) => at === 0 || !url ? null : serviceOf(url, asked));
	if (named.every((service) => service === null)) return null;
	const { getDomain } = await Promise.all(/* import() */[__webpack_require__.e(4235), __webpack_require__.e(5185)]).then(__webpack_require__.bind(__webpack_require__, 5185)).then((m) => (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.o)(m.default, 1));
	const siteOf = (url) => getDomain((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(url), { allowPrivateDomains: true }) ?? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(url);
	const [own, end] = [siteOf(asked), siteOf(reached)];
	if (own === end) return null;
	const first = named.findIndex((each) => each !== null);
	if (new Set(parsed.slice(0, first).map((url) => url && siteOf(url))).has(end) && !parsed.some((url, at) => url && named[at] !== null && siteOf(url) === end) && named.at(-1) === null) return null;
	const from = parsed.map((url, at) => url !== null && (named[at] !== null || siteOf(url) === end)).findLastIndex((is) => !is) + 1;
	const service = named.slice(from).findLast((each) => each !== null);
	return service == null ? null : {
		service,
		url: reached.href,
		from
	};
}
function serviceOf(url, asked) {
	const host = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(url);
	if (host === (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(asked)) return null;
	const known = loginPages.find((page) => (host === page.host || host.endsWith(`.${page.host}`)) && page.paths.some((path) => beginsWith(url.pathname, path)));
	if (known) return known.service;
	return isKeycloak(url) || isAuthorization(url) ? single : null;
}
function beginsWith(pathname, path) {
	if (!pathname.startsWith(path)) return false;
	return path.endsWith("/") || !/[a-z0-9-]/i.test(pathname.charAt(path.length));
}
function isKeycloak({ pathname }) {
	return /^(?:\/auth)?\/realms\/[^/]+\/(?:protocol\/(?:openid-connect\/auth|saml)|login-actions\/)/.test(pathname);
}
function isAuthorization({ pathname, searchParams }) {
	return [
		"response_type",
		"request_uri",
		"request"
	].some((name) => searchParams.has(name)) && searchParams.has("client_id") || searchParams.has("SAMLRequest") || searchParams.get("wa") === "wsignin1.0" || searchParams.get("openid.mode")?.startsWith("checkid_") === true || searchParams.has("service") && pathname.endsWith("/cas/login");
}
// src/data/placeholder-redirects.ts
const placeholderRedirects = [
	{
		service: "cPanel",
		host: null,
		path: /^\/cgi-sys\/(?:suspendedpage|defaultwebpage)\.cgi$/
	},
	{
		service: "WordPress.com",
		host: "wordpress.com",
		path: /^\/typo\/?$/
	},
	{
		service: "Zendesk",
		host: "zendesk.com",
		path: /\/help-center-closed\/?$/
	},
	{
		service: "000webhost",
		host: "000webhost.com",
		path: /^\/migrate/
	},
	{
		service: "HugeDomains",
		host: "hugedomains.com",
		path: /^\/domain_profile\.cfm$/
	},
	{
		service: "Dan.com",
		host: "dan.com",
		path: /^\/buy-domain\//
	},
	{
		service: "Sedo",
		host: "sedo.com",
		path: /^\/(?:search\/details|services\/parking)/
	},
	{
		service: "Afternic",
		host: "afternic.com",
		path: /^\/(?:domain|forsale)\//
	},
	{
		service: "GoDaddy",
		host: "godaddy.com",
		path: /^\/forsale\//
	},
	{
		service: "BuyDomains",
		host: "buydomains.com",
		path: /^\/lander\//
	},
	{
		service: "Atom",
		host: "atom.com",
		path: /^\/name\//
	},
	{
		service: "BrandBucket",
		host: "brandbucket.com",
		path: /^\/names\//
	},
	{
		service: "DomainMarket",
		host: "domainmarket.com",
		path: /^\/buynow\//
	}
];
// src/probes/page/placeholder-redirect.ts
function placeholderAt(urls) {
	const [asked, ...others] = urls.map((url) => URL.parse(url));
	if (!asked) return null;
	for (const url of others) {
		const found = url && placeholderRedirects.find(({ host, path }) => isAt(url, host, asked) && path.test(url.pathname));
		if (found) return {
			service: found.service,
			url: url.href
		};
	}
	return null;
}
function isAt(url, host, asked) {
	if (host === null) return true;
	const [here, from] = [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(url), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(asked)];
	return (here === host || here.endsWith(`.${host}`)) && from !== host && from !== `www.${host}`;
}
// src/probes/page/posted-login.ts
const mostRead = 65536;
const mostTags = 500;
const requestField = "SAMLRequest";
function postedLogin({ headers, body }, url) {
	const decoded = decodePage(body, valuesOf$1(headers, "content-encoding")) ?? body;
	const { kind, charset } = pageTypeOf(headers, decoded);
	if (kind === "other") return null;
	const html = textOfHtml(decoded.subarray(0, mostRead), `charset=${charset}`);
	if (!html.includes(requestField)) return null;
	const tags = [...readTags(html, { most: mostTags })];
	const at = tags.findIndex((tag) => tag.name === "input" && tag.attributes.get("name") === requestField);
	const form = tags.slice(0, Math.max(at, 0)).findLast(({ kind: type, name }) => type === "start" && name === "form");
	if (!form || !tags.some(submits)) return null;
	const to = URL.parse(form.attributes.get("action") ?? "", url);
	to?.searchParams.set(requestField, "");
	return to?.href ?? null;
}
function submits({ name, attributes, content }) {
	const onload = name === "body" ? attributes.get("onload") : void 0;
	const code = name === "script" ? content : onload;
	return code !== void 0 && /\.\s*submit\s*\(/.test(code);
}
// src/probes/page/kind.ts
const pageKinds = [
	"site",
	"api",
	"error",
	"login",
	"challenge",
	"blocked",
	"placeholder"
];
const pageEvidence = [
	"status",
	"type",
	"redirect",
	"mark",
	"end"
];
async function arrivalAt(context, start, journey) {
	return context.once(`arrival ${start}`, () => classifyPage(journey));
}
async function classifyPage(journey) {
	const { end, reply } = journey;
	const wall = await wallOf(journey);
	const missing = wall ? null : placeholderOf(journey);
	const page = kindOf(reply, end.kind, wall);
	if (!missing) return {
		wall,
		page
	};
	const { service, url } = missing;
	return {
		wall,
		page: {
			...page,
			kind: "placeholder",
			basis: "redirect",
			evidence: cut$1(withoutQuery(url)),
			service
		}
	};
}
function ownJourney(journey, wall) {
	const last = wall && journey.hops[wall.from - 1];
	if (!wall || !last) return journey;
	const before = journey.hops[wall.from - 2];
	return {
		...journey,
		hops: [...journey.hops.slice(0, wall.from - 1), {
			...last,
			location: null
		}],
		end: { kind: "answered" },
		url: last.url,
		named: before ? { namedBy: before.address } : {}
	};
}
const soon = 10;
async function wallOf({ hops, url, reply, end }) {
	if (end.kind === "failed" || end.kind === "private") return null;
	const urls = hops.map((hop) => hop.url);
	const wall = await loginAt(urls);
	if (wall) return wall;
	if (end.kind !== "answered") return null;
	const refresh = refreshOf(reply, url);
	const next = refresh && refresh.delay <= soon ? refresh.url : postedLogin(reply, url);
	return next === null ? null : loginAt([...urls, next]);
}
function placeholderOf({ hops, end }) {
	if (end.kind === "failed" || end.kind === "private") return null;
	return placeholderAt(hops.map((hop) => hop.url));
}
function kindOf(reply, end, wall) {
	const { status, headers } = reply;
	const content = contentOf(reply);
	const common = {
		content,
		service: null
	};
	if (wall) return {
		...common,
		kind: "login",
		basis: "redirect",
		evidence: cut$1(withoutQuery(wall.url)),
		service: wall.service
	};
	const marked = markedKind(reply);
	if (marked) return {
		...common,
		...marked,
		basis: "mark",
		evidence: `${status} ${marked.service}`
	};
	if (end !== "answered") return {
		...common,
		kind: "error",
		basis: "end",
		evidence: end
	};
	const challenge = valuesOf$1(headers, "www-authenticate")[0];
	if (status === 401 && challenge !== void 0) return {
		...common,
		kind: "login",
		basis: "status",
		evidence: cut$1(`401 WWW-Authenticate: ${challenge}`)
	};
	if (status < 200 || status > 299) return {
		...common,
		kind: "error",
		basis: "status",
		evidence: `${status}`
	};
	const type = mimeEssenceOf(headers);
	return {
		...common,
		kind: content,
		basis: "type",
		evidence: type === "" ? `${status}` : cut$1(`${status} ${type}`)
	};
}
function markedKind(reply) {
	const challenge = challengeIn(reply);
	if (challenge !== null) return {
		kind: "challenge",
		service: challenge
	};
	const placeholder = serviceIn(reply, placeholders);
	if (placeholder !== null) return {
		kind: "placeholder",
		service: placeholder
	};
	const denial = serviceIn(reply, denials);
	if (denial !== null) return {
		kind: "blocked",
		service: denial
	};
	return wantsCertificate(reply) ? {
		kind: "error",
		service: "TLS client authentication"
	} : null;
}
function contentOf({ headers, body }) {
	if (mimeEssenceOf(headers) === "") return "site";
	return pageTypeOf(headers, decodePage(body, valuesOf$1(headers, "content-encoding")) ?? body).kind === "other" ? "api" : "site";
}
function withoutQuery(url) {
	return url.split(/[?#]/, 1)[0] ?? url;
}
function cut$1(text) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.pi)(text, 200);
}
function isOwn({ kind, basis: by }, status, accepted = []) {
	if (kind === "site" || kind === "api") return true;
	return by === "status" && status !== 407 && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.cn)(accepted, status);
}
// src/data/distributions/distribution.ts
const columns = [
	"Apache HTTP Server",
	"nginx",
	"PHP",
	"Python",
	"OpenSSL",
	"OpenSSH",
	"Apache Tomcat",
	"Node.js",
	"Ruby",
	"Perl"
];
function row(release, ended, ...versions) {
	const packages = columns.flatMap((product, at) => {
		const shipped = versions[at] ?? "-";
		return shipped === "-" ? [] : [[product, shipped]];
	});
	return {
		release,
		ended,
		packages: Object.fromEntries(packages)
	};
}
// src/data/distributions/debian.ts
const releases = [
	row("13", null, "2.4.62..", "1.26.3", "8.4", "3.13", "3.5", "10.0", "10.1 11.0", "20.19", "3.3", "5.40"),
	row("12", "2028-06-30", "2.4.57..", "1.22.1", "8.2", "3.11", "3.0", "9.2", "10.1", "18.13.0 18.19.0 18.20.4", "3.1", "5.36"),
	row("11", "2026-08-31", "2.4.46..", "1.18.0", "7.4", "3.9 2.7", "1.1", "8.4", "9.0", "12.22", "2.7", "5.32"),
	row("10", "2024-06-30", "2.4.38 2.4.59", "1.14.2", "7.3", "3.7 2.7", "1.1", "7.9", "9.0", "10", "2.5", "5.28"),
	row("9", "2022-06-30", "2.4.25", "1.10.3", "7.0", "3.5 2.7", "1.1 1.0", "7.4", "8.5 7.0", "4.8 8.11", "2.3", "5.24"),
	row("8", "2020-06-30", "2.4.10", "1.6.2", "5.6", "3.4 2.7", "1.0", "6.7", "8.0 7.0", "0.10", "2.1", "5.20"),
	row("7", "2018-05-31", "2.2.22", "1.2.1", "5.4", "3.2 2.7", "1.0", "6.0", "7.0 6.0", "-", "1.9 1.8", "5.14"),
	row("6", "2016-02-29", "2.2.16", "0.7.67", "5.3", "3.1 2.6", "0.9", "5.5", "6.0", "-", "1.9 1.8", "5.10")
];
const debian = {
	name: "Debian",
	mark: /\bdebian(?:\b|\d)|[+~.-]deb\d/i,
	releaseMark: /(?:[+~.-]deb|\bdebian)(?<release>\d{1,2})/i,
	source: "https://wiki.debian.org/LTS",
	releases,
	unmarked: [
		"nginx",
		"PHP",
		"Python",
		"OpenSSL",
		"Apache Tomcat",
		"Node.js",
		"Ruby",
		"Perl"
	]
};
const raspberryPi = {
	name: "Raspberry Pi OS",
	mark: /\braspbian\b/i,
	releaseMark: /\+rpi\d{1,2}\+deb(?<release>\d{1,2})/i,
	source: debian.source,
	releases,
	unmarked: []
};
// src/data/distributions/others.ts
const amazon = {
	name: "Amazon Linux",
	mark: /\bamazon linux\b|\.amzn\d/i,
	releaseMark: /\.amzn(?<release>\d{1,4})/i,
	source: "https://docs.aws.amazon.com/linux/al2023/ug/release-cadence.html",
	releases: [
		row("2023", "2029-06-30", "2.4.54..", "1.22.1 1.24.0 1.26.1.. 1.28.0.. 1.30.0..", "8.1 8.2 8.3 8.4 8.5", "3.9 3.11 3.12 3.13 3.14", "3.0 3.2 3.5", "8.7", "9.0 10.1", "18 20 22 24", "3.2 3.4", "5.32"),
		row("2", "2026-06-30", "2.4", "1.12 1.20 1.22", "5.4 7 8.0 8.1 8.2", "2.7 3.7 3.8", "1.0 1.1", "7.4", "7.0 8.5 9.0", "-", "2", "5.16"),
		row("1", "2023-12-31", "2.2 2.4", "1", "5 7", "2.6 2.7 3", "1.0", "6 7", "7.0 8.0 8.5", "-", "1 2", "5.16")
	],
	unmarked: [
		"nginx",
		"Python",
		"Ruby"
	]
};
const amazon2 = {
	name: "Amazon Linux 2",
	mark: /\bapache\/[\d.]{1,12} \(\)/i,
	source: "https://aws.amazon.com/amazon-linux-2/faqs/",
	releases: [row("2", "2026-06-30", "-", "1.12 1.20 1.22", "5.4 7 8.0 8.1 8.2", "2.7 3.7 3.8", "1.0 1.1", "7.4")],
	unmarked: []
};
const amazon1 = {
	name: "Amazon Linux 1",
	mark: /\(amazon\)/i,
	source: "https://aws.amazon.com/amazon-linux-ami/faqs/",
	releases: [row("1", "2023-12-31", "2.2 2.4", "1", "5 7", "2.6 2.7 3", "1.0")],
	unmarked: []
};
const suse = {
	name: "SUSE",
	mark: /\bsuse\b|\bopensuse\b/i,
	source: "https://www.suse.com/lifecycle",
	releases: [
		row("16", null, "2.4.63..", "1.27 1.28", "8.4", "3.13", "3.5", "10.0", "10.1 11.0", "22 24", "3.4", "5.42"),
		row("15", "2034-07-31", "2.4.33..", "1.14 1.16 1.19 1.21", "7.2 7.4 8", "2.7 3.6 3.9 3.10 3.11 3.12 3.13", "1.1 1.0 3.0 3.1 3.2", "7.6 7.9 8.1 8.4 9.6", "9.0 10.1", "8 10 12 14 16 18 20 22", "2.5", "5.26"),
		row("12", "2027-10-31", "2.4.16..", "1.14 1.16", "5.5 7.0 7.2 7.4 8.0", "2.7 3.4 3.6", "1.0 1.1", "7.2 8.4", "8.0 9.0", "6 8 10 12 14 16 18", "2.1", "5.18"),
		row("11", "2022-03-31", "2.2.12 2.4.23..", "-", "5.2 5.3", "2.6", "0.9 1.0", "5.1 6.2 6.6", "6.0", "-", "1.8", "5.10")
	],
	unmarked: ["Python", "Ruby"]
};
const fedora = {
	name: "Fedora",
	mark: /\bfedora\b|\.fc\d/i,
	releaseMark: /\.fc(?<release>\d{1,2})/i,
	source: "https://docs.fedoraproject.org/en-US/releases/eol/",
	releases: [
		row("44", null, "2.4.64..", "1.28 1.30", "8.5", "3.14", "3.5", "10.2", "10.1 11.0", "22 24", "4.0", "5.42"),
		row("43", "2026-12-09", "2.4.64..", "1.28", "8.4", "3.14", "3.5", "10.0", "10.1", "22 24", "3.4", "5.42"),
		row("42", "2026-05-13", "2.4.62..", "1.26 1.28", "8.4", "3.13", "3.2", "9.9", "9.0", "22", "3.4", "5.40"),
		row("41", "2025-12-15", "2.4.62..", "1.26", "8.3", "3.13", "3.2", "9.8", "9.0", "22", "3.3", "5.40"),
		row("40", "2025-05-13", "2.4.58..", "1.24 1.26", "8.3", "3.12", "3.2", "9.6", "9.0", "20", "3.3", "5.38")
	],
	unmarked: []
};
// src/data/distributions/red-hat.ts
const packages = {
	"10": [
		"2.4.63..",
		"1.26",
		"8.3 8.4",
		"3.12 3.14",
		"3.2 3.5",
		"9.9",
		"10.1 9.0",
		"22 24",
		"3.3 3.4",
		"5.40"
	],
	"9": [
		"2.4.51..",
		"1.20.1 1.22.1 1.24.0 1.26.3",
		"8.0.30 8.1 8.2 8.3",
		"3.9 3.11 3.12 3.14",
		"3.0 3.2 3.5",
		"8.7 9.9",
		"9.0",
		"22 24",
		"3.0 3.1 3.3",
		"5.32"
	],
	"8": [
		"2.4.37",
		"1.14.1 1.22.1 1.24.0",
		"7.2.24 7.3.20 7.4.33 8.0.30 8.2",
		"3.6 3.11 3.12",
		"1.1",
		"8.0",
		"9.0",
		"22",
		"2.5 3.1 3.3",
		"5.26 5.32"
	],
	"7": [
		"2.4.6",
		"-",
		"5.4.16",
		"2.7 3.6",
		"1.0.2",
		"7.4",
		"7.0",
		"-",
		"2.0",
		"5.16"
	],
	"6": [
		"2.2.15",
		"1.10.3",
		"5.3",
		"2.6",
		"1.0.1",
		"5.3",
		"6.0",
		"-",
		"1.8",
		"5.10"
	],
	"5": [
		"2.2.3",
		"-",
		"5.1 5.3",
		"2.4",
		"0.9",
		"4.3",
		"5.5",
		"-",
		"1.8",
		"5.8"
	],
	"4": [
		"2.0.52",
		"-",
		"4.3",
		"2.3",
		"0.9",
		"3.9",
		"5.0",
		"-",
		"1.8",
		"5.8"
	]
};
function releasesUntil(ends) {
	return ends.map(([release, ended]) => row(release, ended, ...packages[release] ?? []));
}
const unmarked = [
	"nginx",
	"PHP",
	"Python",
	"OpenSSL",
	"Apache Tomcat",
	"Node.js",
	"Ruby",
	"Perl"
];
const releaseMark = /\.el(?<release>\d{1,2})/i;
const redHat = {
	name: "Red Hat",
	mark: /\bred hat\b|\brhel\b|\.el\d|\b1\.0\.\d[a-z]{0,2}-fips\b/i,
	releaseMark,
	source: "https://access.redhat.com/support/policy/updates/errata",
	releases: releasesUntil([
		["10", null],
		["9", "2035-05-31"],
		["8", "2032-05-31"],
		["7", "2028-06-30"],
		["6", "2024-06-30"],
		["5", "2020-11-30"],
		["4", "2017-03-31"]
	]),
	unmarked
};
function rebuild(name, mark, source, ends) {
	return {
		name,
		mark,
		releaseMark,
		source,
		releases: releasesUntil(ends),
		unmarked: []
	};
}
const rebuilds = [
	rebuild("CentOS Stream", /\bcentos stream\b/i, "https://www.centos.org/cl-vs-cs/", [
		["10", "2030-05-31"],
		["9", "2027-05-31"],
		["8", "2024-05-31"]
	]),
	rebuild("AlmaLinux", /\balmalinux\b/i, "https://wiki.almalinux.org/release-notes/", [
		["10", "2035-05-31"],
		["9", "2032-05-31"],
		["8", "2029-05-31"]
	]),
	rebuild("Rocky Linux", /\brocky\b/i, "https://wiki.rockylinux.org/rocky/version/", [
		["10", "2035-05-31"],
		["9", "2032-05-31"],
		["8", "2029-05-31"]
	]),
	rebuild("Oracle Linux", /\boracle linux\b/i, "https://www.oracle.com/a/ocom/docs/elsp-lifetime-069338.pdf", [
		["10", null],
		["9", "2032-06-30"],
		["8", "2032-07-31"],
		["7", "2028-06-30"],
		["6", "2024-12-31"]
	])
];
const centos = rebuild("CentOS Linux", /\(centos\)/i, "https://www.centos.org/centos-linux-eol/", [
	["8", "2021-12-31"],
	["7", "2024-06-30"],
	["6", "2020-11-30"],
	["5", "2017-03-31"]
]);
// src/data/distributions/ubuntu.ts
const ubuntu = {
	name: "Ubuntu",
	mark: /\bubuntu|\d(?:ubuntu|build)\d/i,
	releaseMark: /ubuntu(?:\d{1,2}\.|\d{0,2}~)?(?<release>(?:0[6-9]|[1-3]\d)\.(?:04|10))(?!\d)/i,
	source: "https://wiki.ubuntu.com/Releases",
	releases: [
		row("26.04", null, "2.4.65..2.4.66", "1.28", "8.5", "3.14", "3.5", "10.2", "10.1 11.0", "22", "3.3", "5.40"),
		row("25.10", "2026-07-01", "2.4.64", "1.28.0", "8.4", "3.13", "3.5", "10.0", "10.1 11.0", "20.19", "3.3", "5.40"),
		row("25.04", "2026-01-17", "2.4.63", "1.26.3", "8.4", "3.13", "3.4", "9.9", "10.1", "20.18", "3.3", "5.40"),
		row("24.10", "2025-07-10", "2.4.62", "1.26.0", "8.3", "3.12", "3.3", "9.7", "10.1", "20.16", "3.3", "5.38"),
		row("24.04", "2034-04-30", "2.4.58", "1.24.0", "8.3.6", "3.12", "3.0.13", "9.6", "10.1", "18.19.1", "3.2", "5.38"),
		row("23.10", "2024-07-12", "2.4.57", "1.24.0", "8.2", "3.11", "3.0.10", "9.3", "10.1", "18.13", "3.1", "5.36"),
		row("23.04", "2024-01-25", "2.4.55", "1.22.0", "8.1", "3.11", "3.0.8", "9.0", "10.1 9.0", "18.13", "3.1", "5.36"),
		row("22.10", "2023-07-20", "2.4.54", "1.22.0", "8.1", "3.10", "3.0.5", "9.0", "9.0", "18.7", "3.0", "5.34"),
		row("22.04", "2032-04-09", "2.4.52", "1.18.0", "8.1.2", "3.10", "3.0.2", "8.9", "9.0.58", "12.22.9", "3.0", "5.34"),
		row("21.10", "2022-07-14", "2.4.48", "1.18.0", "8.0.8", "3.9", "1.1", "8.4", "9.0.43", "12.22.5", "2.7", "5.32"),
		row("21.04", "2022-01-20", "2.4.46", "1.18.0", "7.4.16", "3.9", "1.1", "8.4", "9.0.43", "12.21.0", "2.7", "5.32"),
		row("20.10", "2021-07-22", "2.4.46", "1.18.0", "7.4.9", "3.8", "1.1", "8.3", "9.0.37", "12.18.2", "2.7", "5.30"),
		row("20.04", "2030-04-02", "2.4.41", "1.18.0", "7.4.3", "3.8 2.7", "1.1", "8.2", "9.0.31", "10.19.0", "2.7", "5.30"),
		row("19.10", "2020-07-17", "2.4.41", "1.16.1", "7.3.11", "3.7 2.7", "1.1", "8.0", "9.0.24", "10.15.2", "2.5", "5.28"),
		row("19.04", "2020-01-23", "2.4.38", "1.15.9", "7.2.24", "3.7 2.7", "1.1", "7.9", "9.0.16", "10.15.2", "2.5", "5.28"),
		row("18.10", "2019-07-18", "2.4.34", "1.15.5", "7.2.19", "3.6 2.7", "1.1", "7.7", "9.0.16", "8.11.4", "2.5", "5.26"),
		row("18.04", "2028-04-01", "2.4.29", "1.14.0", "7.2.3..7.2.24", "3.6 2.7", "1.1 1.0.2", "7.6", "8.5.30..8.5.39 9.0.16", "8.10.0", "2.5", "5.26"),
		row("17.10", "2018-07-19", "2.4.27", "1.12.1", "7.1", "3.6 2.7", "1.0", "7.5", "8.5.21", "6.11.4", "2.3", "5.26"),
		row("17.04", "2018-01-13", "2.4.25", "1.10.3", "7.0", "3.5 2.7", "1.0", "7.4", "8.0", "4.7.2", "2.3", "5.24"),
		row("16.10", "2017-07-20", "2.4.18", "1.10.1", "7.0", "3.5 2.7", "1.0", "7.3", "8.0", "4.2.6", "2.3", "5.22"),
		row("16.04", "2026-04-02", "2.4.18", "1.10.3", "7.0", "3.5 2.7", "1.0", "7.2", "8.0 7.0", "4.2.6", "2.3", "5.22"),
		row("15.10", "2016-07-28", "2.4.12", "1.9.3", "5.6", "3.4 2.7", "1.0", "6.9", "8.0 7.0", "0.10", "2.1", "5.20"),
		row("14.04", "2024-04-02", "2.4.7", "1.4.6", "5.5", "3.4 2.7", "1.0", "6.6", "7.0 6.0", "0.10", "1.9 2.0", "5.18"),
		row("12.04", "2019-04-26", "2.2.22", "1.1.19", "5.3", "3.2 2.7", "1.0", "5.9", "7.0 6.0", "0.6", "1.9 1.8", "5.14")
	],
	unmarked: [
		"Python",
		"OpenSSL",
		"Apache Tomcat",
		"Node.js",
		"Ruby",
		"Perl"
	]
};
// src/data/distributions/index.ts
const distributionsAsOf = "2026-11-29";
const distributions = [
	centos,
	amazon2,
	amazon1,
	ubuntu,
	raspberryPi,
	debian,
	redHat,
	...rebuilds,
	amazon,
	suse,
	fedora
];
const endedDistribution = /\(centos\)|\bapache\/[\d.]{1,12} \(\)/i;
const foreignSystem = /\b(?:alpine|arch ?linux|gentoo|nixos|slackware|void linux|openwrt|freebsd|openbsd|netbsd|dragonfly|windows|win32|win64|mac ?os(?: x)?|darwin|homebrew)\b/i;
// src/formats/software/product-version.ts
const longest = 4096;
const mostProducts = 100;
const trademark = /\((?:r|tm|c)\)/gi;
const attached = /(?<=[A-Za-z])\/?\((?<version>\d+\.\d[\w.+~-]*)[^()]*\)/g;
const bracketed = /(?<=[A-Za-z]) \((?!\d+(?:\.\d+){3}\))v?(?<version>\d+\.\d[\w.+~-]*)\)/g;
const abbreviated = /(?<=[A-Za-z]) \([A-Za-z]{1,20}\) (?=v?\d+\.\d)/g;
const ruby = /\((?<product>ruby\/\d+\.\d[\w.]*)\/\d{4}-\d\d-\d\d\)/gi;
const comment = /\([^()]*\)/g;
const named$1 = /(?<![\w.+!-])(?<name>[A-Za-z][\w.+!-]*?(?: [A-Za-z][\w.+!-]*){0,5}?)(?:\/v?| v?|(?:: ?|[-_])v?(?=\d+\.\d)(?!\d+(?:\.\d+){3}(?![\w.])))(?<version>\d[\w.+~:-]*)/g;
const filler = /^(?:powered|running|runs|generated|made|built|created|served|with|by|using|from|at|on)$/i;
const address = /^(?:\d{1,3}(?:\.\d{1,3}){3}:\d{1,5}|192\.168\.\d{1,3}\.\d{1,3})$/;
const protocol = /^https?$/i;
function readProducts(value) {
	const text = tidy(value.slice(0, longest));
	const found = [...text.matchAll(named$1)].slice(0, mostProducts).flatMap(({ groups }) => {
		const name = withoutFiller(groups?.["name"] ?? "");
		const version = (groups?.["version"] ?? "").replace(/[.:~+-]+$/, "");
		return name === "" ? [] : [{
			name,
			version: address.test(version) ? null : version
		}];
	});
	if (found.length > 0) return found;
	const name = unversionedName(text);
	return name === null ? [] : [{
		name,
		version: null
	}];
}
function unversionedName(text) {
	const words = text.split(/(?<=\s)|(?=\s)|[/;,]+/).filter((word) => word.trim() !== "");
	const first = words.findIndex((word) => /[A-Za-z]/.test(word) && !isOfSentence(word) && !protocol.test(word));
	if (first < 0) return null;
	const rest = words.slice(first + 1, first + mostWords);
	const end = rest.findIndex((word) => !/^[A-Z]/.test(word));
	return [words[first], ...end < 0 ? rest : rest.slice(0, end)].join(" ");
}
const mostWords = 4;
function isOfSentence(word) {
	return filler.test(word) || /^site$/i.test(word);
}
function tidy(value) {
	return value.replace(/\s+/g, " ").replace(trademark, "").replace(/ (?:version:? |ver: ?)(?=\d)/gi, " ").replace(ruby, " $<product> ").replace(abbreviated, " ").replace(bracketed, "/$<version> ").replace(attached, "/$<version> ").replace(comment, "  ");
}
function isReadWhole(value) {
	return value.length <= longest && readProducts(value).length < mostProducts;
}
function withoutFiller(name) {
	const words = name.split(" ");
	if (filler.test(words.at(-1) ?? "") || protocol.test(name)) return "";
	const start = /^site$/i.test(words[0] ?? "") && filler.test(words[1] ?? "") ? 1 : 0;
	const first = words.findIndex((word, at) => at >= start && !filler.test(word));
	return words.slice(first === start && start === 1 ? 0 : first).join(" ");
}
const versionNumber = /(?:^|[\s/(])v?(?<version>\d+(?:\.\d+)+[\w.+-]*|\d+(?=$|[\s;,)]))/;
function readVersion(value) {
	return versionNumber.exec(value.slice(0, longest))?.groups?.["version"] ?? null;
}
function packagerIn(value) {
	const text = value.slice(0, longest);
	const found = distributions.find(({ mark }) => mark.test(text));
	if (!found) return null;
	return {
		distribution: found.name,
		release: found.releaseMark?.exec(text)?.groups?.["release"] ?? null
	};
}
function numbersOf(version) {
	const leading = /^v?(?<numbers>\d{1,9}(?:\.\d{1,9}){0,3})(?!\d)/.exec(version)?.groups?.["numbers"];
	return leading === void 0 ? [] : leading.split(".").map(Number);
}
function compareVersions(one, other) {
	const length = Math.max(one.length, other.length);
	for (let at = 0; at < length; at++) {
		const difference = (one[at] ?? 0) - (other[at] ?? 0);
		if (difference !== 0) return difference;
	}
	return 0;
}
// src/probes/page/disclosures.ts
const known = new Map(leakHeaders.map((each) => [each.header, each]));
const longestValue = 200;
const mostLeaks = 32;
function findDisclosures(headers, generators) {
	const leaks = new Map();
	for (const [name, value] of headers) {
		const leak = leakIn(name.toLowerCase(), value.trim());
		if (leak) leaks.set(`${leak.source} ${leak.value}`, leak);
	}
	const all = [...leaks.values()];
	const first = new Map(all.toReversed().map((leak) => [leak.source, leak]));
	const again = all.filter((leak) => first.get(leak.source) !== leak).slice(0, Math.max(0, mostLeaks - first.size));
	const kept = new Set([...first.values(), ...again]);
	return [...all.filter((leak) => kept.has(leak)), ...generators.flatMap((each) => generatorIn(each.trim()))];
}
function productsOf(name, value) {
	const row = known.get(name.toLowerCase());
	if (!row || row.kind === "internal" || value.trim() === "") return [];
	return productsIn(row, value.trim());
}
function productsIn({ kind, product }, value) {
	if (product === void 0) return readProducts(value).map(withoutConstant);
	return [{
		name: product,
		version: kind === "version" ? readVersion(value) : null
	}];
}
const constant = /^(?:apache-coyote\/1\.1|awselb\/2\.0|microsoft-httpapi\/[12]\.0|(?:servlet|jsp|jsf|ejb)\/[\d.]+)$/i;
function withoutConstant(found) {
	const { name, version } = found;
	return constant.test(`${name}/${version ?? ""}`) ? {
		name,
		version: null
	} : found;
}
function leakIn(source, value) {
	const row = known.get(source);
	if (!row || value === "") return null;
	if (row.kind !== "internal") return telling$1(source, value, productsIn(row, value));
	return {
		source,
		value: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.fi)(value, longestValue),
		kind: "internal",
		product: null,
		version: null
	};
}
function generatorIn(value) {
	return value === "" ? [] : [telling$1("meta generator", value, readProducts(value))];
}
function telling$1(source, value, products) {
	const { name = null, version = null } = products.find((each) => each.version !== null) ?? products[0] ?? {};
	const kind = version === null ? "product" : "version";
	return {
		source,
		value: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.fi)(value, longestValue),
		kind,
		product: name,
		version
	};
}
// src/probes/page/plain-refusal.ts
const refusing$1 = new Set([
	400,
	403,
	404,
	426
]);
function refusesPlain({ hops, reply, end, url }) {
	if (end.kind !== "answered" || !url.startsWith("http:") || !refusing$1.has(reply.status)) return false;
	return !hops.some(({ headers }) => valuesOf$1(headers, "set-cookie").length > 0) && !isHtml(reply);
}
function isHtml({ headers, body }) {
	const { kind } = pageTypeOf(headers, decodePage(body, valuesOf$1(headers, "content-encoding")) ?? body);
	return kind === "html" || kind === "xhtml";
}
function isForPrograms({ headers }) {
	const kind = contentKindOf(headers);
	return kind === "api" || kind === "file";
}
// src/probes/page/plain-http.ts
const plainHttpStates = [
	"closed",
	"refused",
	"redirects",
	"content",
	"not-https",
	"unknown"
];
const acceptance = 2e3;
const enoughSilence = 1500;
async function plainHttp$1(context, url, named = {}) {
	const start = startOf(url);
	const came = await plainHttpWay(context, url, named);
	if (start === null || !came) return null;
	if (!came.ok) return absence(came.failure, start);
	const seen = arrival$1(came.value);
	return seen.state === "content" && refusesPlain(came.value) && await isApi(context, url, named) ? {
		...seen,
		state: "refused"
	} : seen;
}
async function isApi(context, url, named) {
	const isNamed = named.namedBy !== void 0;
	const page = await attempt(async () => isNamed ? get(context, url, named) : (await redirects(context, url)).reply);
	return page.ok && page.value.status < 500 && isForPrograms(page.value);
}
async function plainHttpWay(context, url, named = {}) {
	const start = startOf(url);
	if (start === null) return null;
	return context.once(`plain-http ${start}`, () => attempt(() => travel({
		url: start,
		...named
	}, {
		now: context.now(),
		isTrusted: trustIn(context),
		send: (request) => send(context, request)
	})));
}
function startOf(url) {
	const secure = new URL(url);
	return secure.protocol === "https:" && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(secure) === 443 ? `http://${secure.host}${secure.pathname}${secure.search}` : null;
}
async function send(context, { headers, ...request }) {
	const { url, namedBy } = request;
	const own = {
		...request,
		...headers && { headers },
		limit: pageLimit
	};
	if (url.startsWith("http:")) return context.net.http({
		...own,
		acceptance
	});
	return headers ? context.net.http(own) : get(context, url, namedBy === void 0 ? {} : { namedBy });
}
function arrival$1({ end, hops, url, reply }) {
	const { status } = reply;
	if (end.kind === "failed") return {
		state: "unknown",
		url,
		status,
		reason: end.failure.reason
	};
	const onward = hops.at(-1)?.location ?? "";
	const isSecure = url.startsWith("https:") && !onward.startsWith("http:");
	if (end.kind !== "answered" && !isSecure) return {
		state: "not-https",
		url,
		status,
		reason: end.kind
	};
	if (url.startsWith("https:")) return {
		state: "redirects",
		url,
		status,
		reason: null
	};
	const marked = markedKind(reply)?.kind;
	if (marked === "challenge") return {
		state: "unknown",
		url,
		status,
		reason: "http.challenge"
	};
	if (marked === "blocked" || marked === "placeholder") return {
		state: "unknown",
		url,
		status,
		reason: `page.${marked}`
	};
	return {
		state: status >= 500 || status === 407 ? "unknown" : "content",
		url,
		status,
		reason: null
	};
}
const hungUp = new Set(["tcp.reset", "http.closed"]);
function absence({ id, reason, params }, url) {
	const isRejected = id === "tcp.unreachable" && params["detail"] === "EHOSTUNREACH";
	const { silence, proxy } = params;
	const isFiltered = id === "timeout.tcp" && typeof silence === "number" && silence >= enoughSilence;
	return {
		state: id === "tcp.refused" || hungUp.has(id) && silence !== void 0 || isRejected || isFiltered ? "closed" : "unknown",
		url,
		status: null,
		reason,
		...proxy !== void 0 && { throughProxy: true }
	};
}
// src/probes/page/page-state.ts
const mostSeen = 16;
async function pageStateOf(net, url, glance) {
	const parsed = new URL(url);
	const host = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(parsed);
	const all = await net.addresses({
		host,
		port: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(parsed)
	});
	const allowed = all.filter(({ isAllowed }) => isAllowed);
	if (allowed.length === 0) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("address.private", {
		host: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)(host),
		address: all[0]?.address ?? ""
	});
	const ours = allowed.filter(({ isForeign }) => !isForeign);
	const asked = (ours.length > 0 ? ours : allowed).slice(0, mostSeen);
	return Promise.all(asked.map((one) => sightAt(net, {
		url,
		host,
		one
	}, glance)));
}
async function sightAt(net, { url, host, one }, { now, limit }) {
	const mostRead = Math.max(limit, pageLimit);
	const went = await attempt(() => travel({
		url,
		limit: mostRead
	}, {
		now,
		isTrusted: isTrustedByHandshake,
		send: (request) => net.http({
			...request,
			limit: mostRead,
			...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(new URL(request.url)) === host && { at: one.id }
		})
	}));
	if (!went.ok) return {
		address: one.id,
		page: null,
		failure: went.failure
	};
	return {
		address: one.id,
		...arrival(went.value, limit)
	};
}
function tellOf(journey, { watching }) {
	if (!watching || journey.end.kind === "failed") return;
	watching.onSight({
		address: journey.reply.address,
		...arrival(journey, watching.limit)
	});
}
function arrival({ end, reply }, limit) {
	if (end.kind === "failed" || end.kind === "private") return {
		page: null,
		failure: end.failure
	};
	const { status, headers } = reply;
	return {
		page: {
			status,
			headers,
			body: (decodePage(reply.body, valuesOf$1(headers, "content-encoding")) ?? reply.body).subarray(0, limit)
		},
		failure: null
	};
}
// src/checks/http/record.ts
const judged = new Set([
	"content-security-policy",
	"content-security-policy-report-only",
	"strict-transport-security",
	"x-frame-options",
	"x-content-type-options",
	"referrer-policy",
	"permissions-policy",
	"feature-policy",
	"cross-origin-opener-policy",
	"cross-origin-resource-policy",
	"cross-origin-embedder-policy",
	"location",
	"content-disposition",
	"content-type"
]);
const telling = new Set(leakHeaders.map(({ header }) => header));
const mostOthers = 100;
const longestOther = 500;
function keepHeaders(headers) {
	let others = 0;
	return headers.flatMap(([name, value]) => {
		const key = name.toLowerCase();
		if (judged.has(key)) return [[name, value]];
		if (!telling.has(key) && ++others > mostOthers) return [];
		return [[cut(name), cut(key === "set-cookie" ? withoutSecret(value) : value)]];
	});
}
function cut(text) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.pi)(text, longestOther);
}
function withoutSecret(cookie) {
	const [pair = "", ...attributes] = cookie.split(";");
	return [`${pair.includes("=") ? pair.slice(0, pair.indexOf("=") + 1) : ""}…`, ...attributes].join(";");
}
const longestUrl = 2048;
function keepHops(hops, steps) {
	return hops.map(({ url, status, location, isRefresh, upgradedFrom, hsts, downgrade, ms }, at) => ({
		url: url.slice(0, longestUrl),
		status,
		location: location?.slice(0, longestUrl) ?? null,
		...isRefresh && { refresh: isRefresh },
		...upgradedFrom !== void 0 && { upgradedFrom: upgradedFrom.slice(0, longestUrl) },
		...hsts !== void 0 && at < hops.length - 1 && { hsts },
		downgrade,
		ms: Math.round(ms),
		certificateRejection: steps[at]?.certificateRejection ?? null
	}));
}
const mostOddities = 16;
function keepOddities(hops) {
	const all = hops.flatMap(({ url, oddities = [] }) => oddities.map(({ kind, seen }) => ({
		kind,
		url: url.slice(0, longestUrl),
		excerpt: cut(seen)
	})));
	return all.length === 0 ? {} : { anomalies: all.slice(0, mostOddities) };
}
function keepRefresh({ reply, url, end }) {
	const refresh = end.kind === "answered" ? refreshOf(reply, url) : null;
	if (!refresh) return {};
	const { from, delay, url: to } = refresh;
	return { refresh: {
		from,
		delay,
		url: to.slice(0, longestUrl)
	} };
}
async function keepSuffixes(reply, written) {
	const hosts = [...parseCspList(valuesOf$1(reply.headers, "content-security-policy")), ...written.map(parseCsp)].flatMap(({ directives }) => [...directives.values()].flatMap((tokens) => readSources(tokens).hosts.map(({ host }) => host)));
	const found = await suffixWildcards([...new Set(hosts)]);
	return found.length === 0 ? {} : { publicSuffixWildcards: found };
}
const noMeta = {
	csp: [],
	referrer: [],
	generators: [],
	isWhole: true
};
function metaOf({ headers, body, truncated }) {
	const decoded = decodePage(body, valuesOf$1(headers, "content-encoding"));
	const { kind, charset } = pageTypeOf(headers, decoded ?? body);
	if (kind !== "html" && kind !== "xhtml") return noMeta;
	const meta = decoded ? readMeta(textOfHtml(decoded, `charset=${charset}`)) : noMeta;
	return {
		...meta,
		isWhole: meta.isWhole || !truncated || body.length >= 524288
	};
}
// src/checks/http/collect.ts
async function collect$1({ url }, context) {
	const beside = plainHttp$1(context, url);
	beside.catch(() => {});
	const journey = await redirects(context, url);
	tellOf(journey, context);
	const { hops, reply, url: finalUrl } = journey;
	const { page } = await arrivalAt(context, url, journey);
	const end = endOf(journey, page);
	const meta = metaOf(reply);
	const isPage = end === "answered";
	const behindPort80 = () => finalUrl === url ? beside : plainHttp$1(context, finalUrl, journey.named);
	const [port80, steps, staticNonce, suffixes] = await Promise.all([
		isPage ? behindPort80() : null,
		isPage ? stepsOf(context, journey) : [],
		isPage ? comparesNonces(context, journey, meta.csp) : null,
		keepSuffixes(reply, meta.csp)
	]);
	return {
		url,
		finalUrl,
		status: reply.status,
		observedAt: context.now().toISOString(),
		address: reply.address,
		redirectChain: keepHops(hops, steps),
		redirectOutcome: end,
		page,
		headers: keepHeaders(reply.headers),
		headersTotal: reply.headers.length,
		disclosures: findDisclosures(reply.headers, meta.generators),
		parser: reply.parser,
		version: reply.version,
		meta: {
			csp: meta.csp,
			referrer: meta.referrer,
			isComplete: meta.isWhole
		},
		plainHttp: port80,
		certificateRejection: steps.at(-1)?.certificateRejection ?? null,
		...keepOddities(hops),
		...keepRefresh(journey),
		...suffixes,
		staticNonce,
		truncated: reply.truncated
	};
}
function endOf({ end, reply, url }, { kind, service }) {
	if (end.kind === "failed") throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui(end.failure);
	if (kind === "login") return end.kind;
	const host = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(new URL(url));
	if (kind === "challenge") throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("http.challenge", {
		host,
		detail: service ?? ""
	});
	if (end.kind !== "answered") return end.kind;
	if (wantsCertificate(reply)) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("http.client-certificate", { host });
	if (reply.status >= 500 && kind === "error") throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("http.server-error", {
		host,
		status: reply.status
	});
	return end.kind;
}
const secondLook = 3e3;
async function comparesNonces({ net }, { url, named, reply }, written) {
	const first = noncesIn(reply, written);
	if (first.length === 0) return null;
	const again = await attempt(() => net.http({
		url,
		limit: pageLimit,
		patience: secondLook,
		...named
	}));
	if (!again.ok || again.value.status !== reply.status) return null;
	const second = noncesIn(again.value, metaOf(again.value).csp);
	return second.length === 0 ? null : second.some((nonce) => first.includes(nonce));
}
function noncesIn({ headers }, written) {
	return noncesOf(valuesOf$1(headers, "content-security-policy"), written);
}
// src/checks/http/addresses/collect.ts
async function collectEvery(input, context) {
	const main = collect$1(input, context);
	if (!input.all_ips) return main;
	const [first, last] = await Promise.all([fromFirst(input, context, main), fromLast(input, context, main)]);
	return {
		...first.main,
		addresses: [first.around, ...last ? [last.around] : []]
	};
}
function fromFirst(input, context, main) {
	const answered = attempt(() => requestPage(context, input.url)).then((got) => got.ok ? got.value.address : null);
	return everyAddress(context, endpointOf$1(input.url), {
		main,
		answered,
		look: (at) => collect$1(input, at)
	});
}
async function fromLast({ url }, context, main) {
	const came = await attempt(() => redirects(context, url));
	if (!came.ok || came.value.end.kind !== "answered") return null;
	const { url: page, named, reply } = came.value;
	const to = endpointOf$1(page, named);
	if (to.host === endpointOf$1(url).host || !(await attempt(() => main)).ok) return null;
	const look = (at) => collect$1({ url: page }, at);
	return everyAddress(context, to, {
		main,
		answered: Promise.resolve(reply.address),
		look
	});
}
function endpointOf$1(url, named = {}) {
	const parsed = new URL(url);
	return {
		host: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(parsed),
		port: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(parsed),
		...named
	};
}
// src/checks/http/effects.ts
const csp = { part: "csp" };
const openCsp = {
	part: "csp",
	cap: "weak-csp"
};
const hsts = { part: "hsts" };
const framing = { part: "framing" };
const contentType = { part: "contentTypeOptions" };
const referrer = { part: "referrer" };
const permissions = { part: "permissions" };
const noPage = { cap: "no-page" };
const effects = effectsOf({
	"redirect-loop": noPage,
	"redirect-limit": noPage,
	"redirect-private": noPage,
	"redirect-invalid": noPage,
	"nul-byte": noPage,
	"content-disposition": noPage,
	"content-encoding": noPage,
	"redirect-certificate": { cap: "redirect-certificate" },
	"redirect-downgrade": { cap: "downgrade" },
	"final-http": {
		part: "hsts",
		cap: "final-http"
	},
	"invalid-certificate": {
		part: "hsts",
		cap: "invalid-certificate"
	},
	"page-unread": { isOpen: true },
	"certificate-unknown": { isOpen: true },
	"csp-missing": openCsp,
	"csp-missing-xml": openCsp,
	"csp-report-only": openCsp,
	"csp-scripts-unrestricted": openCsp,
	"csp-unsafe-inline": openCsp,
	"csp-static-nonce": openCsp,
	"csp-broad-source": openCsp,
	"csp-bypass-host": openCsp,
	"csp-short-nonce": csp,
	"csp-meta-only": csp,
	"csp-object-src": csp,
	"csp-base-uri": csp,
	"csp-form-action": csp,
	"csp-style-inline": csp,
	"csp-style-source": csp,
	"csp-http-source": csp,
	"csp-default-src": csp,
	"csp-unsafe-eval": csp,
	"csp-eval-unrestricted": csp,
	"hsts-missing": hsts,
	"hsts-invalid": hsts,
	"hsts-off": hsts,
	"hsts-short": hsts,
	"hsts-under-a-year": hsts,
	"hsts-without-subdomains": hsts,
	"hsts-ip-address": { cap: "hsts-ip-address" },
	"framing-missing": framing,
	"framing-broad": framing,
	"framing-invalid": framing,
	"framing-conflict": framing,
	"content-type-options-missing": contentType,
	"content-type-options-invalid": contentType,
	"referrer-missing": referrer,
	"referrer-unknown": referrer,
	"referrer-leaky": referrer,
	"permissions-missing": permissions,
	"permissions-invalid": permissions,
	"permissions-unknown": permissions,
	"permissions-broad": permissions,
	"permissions-weak": permissions,
	"permissions-legacy": permissions
});
// src/checks/http/grading.ts
const kindTitles = {
	page: {
		en: "HTML, or no Content-Type",
		ko: "HTML 또는 Content-Type 없음"
	},
	xml: {
		en: "XML, feeds and SVG",
		ko: "XML, 피드, SVG"
	},
	api: {
		en: "JSON, text and other data",
		ko: "JSON, 텍스트 등 데이터"
	},
	file: {
		en: "images, media, fonts, PDF, scripts, stylesheets and downloads",
		ko: "이미지, 미디어, 글꼴, PDF, 스크립트, 스타일시트, 다운로드"
	}
};
const grading = {
	version: gradeVersion$1,
	ladder: ladder$1,
	weights: weights$1,
	rubrics: contentKinds.map((kind) => ({
		title: kindTitles[kind],
		weights: { ...weightsOf[kind] }
	})),
	ceilings: ceilings$1,
	effects,
	points: shownRows(score$1)
};
// src/checks/http/monitored.ts
const headers = {
	csp: ["content-security-policy"],
	hsts: ["strict-transport-security"],
	framing: ["x-frame-options"],
	contentTypeOptions: ["x-content-type-options"],
	referrer: ["referrer-policy"],
	permissions: ["permissions-policy", "feature-policy"]
};
const monitored = {
	fields: {
		header: {
			title: {
				en: "Security header",
				ko: "보안 헤더"
			},
			severity: "low",
			reports: (finding, { subject }) => subject !== null && headersOf(finding)?.[0] === subject,
			action: {
				en: "Send the header as before; look for a change of the web server, the framework or the CDN.",
				ko: "이전처럼 헤더를 보내십시오. 웹 서버, 프레임워크, CDN 설정이 바뀌었는지 확인하십시오."
			}
		},
		destination: {
			title: {
				en: "Origin of the page",
				ko: "페이지의 오리진"
			},
			severity: "medium",
			action: {
				en: "Make sure that you changed the redirect yourself.",
				ko: "리디렉션을 직접 바꾼 것인지 확인하십시오."
			}
		}
	},
	facts: (raw, { parts = [] }) => [{
		field: "destination",
		value: valueText(URL.parse(raw.finalUrl)?.origin ?? raw.finalUrl)
	}, ...parts.flatMap(({ id, score }) => {
		const names = headers[id];
		if (score === null) return [];
		return [{
			field: "header",
			subject: names[0] ?? id,
			value: sent(raw, names),
			rank: score
		}];
	})]
};
function headersOf(finding) {
	const { part, cap } = effects[finding] ?? {};
	return part === void 0 || cap !== void 0 && cap !== "weak-csp" ? void 0 : headers[part];
}
function sent({ headers: all }, names) {
	return valuesText(all.filter(([name]) => names.includes(name.toLowerCase())).map(([, value]) => value));
}
// src/checks/http/schema.ts
const input = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
	url: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kr)().meta({
		description: "Full URL; https:// is assumed where the scheme is missing",
		ko: "전체 URL. 스킴이 없으면 https://로 봅니다",
		examples: ["https://example.com/"]
	}),
	all_ips: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.zn)()
});
const certificateRejection = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({ problems: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(identityProblems)).readonly().meta({
	description: "Reasons for the rejection, such as expired or wrong-name",
	ko: "거부하는 이유(예: expired, wrong-name)"
}) }).nullable().meta({
	description: "Why browsers refuse the certificate; null over plain HTTP and where it could not be judged",
	ko: "브라우저가 인증서를 거부하는 이유. 평문 HTTP이거나 판단할 수 없었으면 null"
});
const hop = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	url: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "URL that was requested, in canonical form",
		ko: "요청한 URL의 정규형"
	}),
	status: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().meta(descriptions.httpStatus),
	location: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "Where it redirects to; null where it does not",
		ko: "리디렉션하는 곳. 리디렉션하지 않으면 null"
	}),
	refresh: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)(true).exactOptional().meta({
		description: "Present where the page led on by a Refresh header or <meta http-equiv=refresh>, and not by its status",
		ko: "상태 코드가 아니라 Refresh 헤더나 <meta http-equiv=refresh>로 이동했을 때만 있음"
	}),
	upgradedFrom: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().exactOptional().meta({
		description: "The http URL that the server named, where HSTS of an earlier reply changed it to https; else absent",
		ko: "서버가 지정한 http URL. 앞선 응답의 HSTS가 https로 바꾸었을 때만 있음"
	}),
	hsts: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().exactOptional().meta({
		description: "The Strict-Transport-Security field that browsers read of an https reply before the last one; else absent",
		ko: "마지막 응답보다 앞선 https 응답에서 브라우저가 읽는 Strict-Transport-Security 필드. 없으면 생략"
	}),
	downgrade: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta({
		description: "Whether it redirects from https to http",
		ko: "https에서 http로 리디렉션하는지 여부"
	}),
	ms: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().min(0).meta({
		description: "Milliseconds",
		ko: "밀리초"
	}),
	certificateRejection
});
const oddity = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	kind: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(_start_js__WEBPACK_IMPORTED_MODULE_1__.Zr).meta({
		description: "nul-byte: a NUL in a header; space-before-colon: RFC 9112 §5.1; status-line: RFC 9112 §4",
		ko: "nul-byte: 헤더의 NUL. space-before-colon: RFC 9112 §5.1. status-line: RFC 9112 §4"
	}),
	url: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "URL of the reply with the anomaly",
		ko: "이상이 있는 응답의 URL"
	}),
	excerpt: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "The name of the header, or the status line",
		ko: "헤더 이름 또는 상태 줄"
	})
});
const refresh = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	from: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(["header", "meta"]).meta({
		description: "Whether a `Refresh` header or a `meta` element asks for it",
		ko: "`Refresh` 헤더의 요청인지 `meta` 요소의 요청인지"
	}),
	delay: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().min(0).meta({
		description: "Seconds",
		ko: "초"
	}),
	url: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Target of the refresh",
		ko: "새로 고침의 대상 URL"
	})
});
const leak = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	source: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Header, in lower case, or `meta generator`",
		ko: "소문자로 쓴 헤더 이름 또는 `meta generator`"
	}),
	value: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Value of the header or element, as it was sent",
		ko: "헤더나 요소의 값 그대로"
	}),
	kind: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
		"version",
		"product",
		"internal"
	]).meta({
		description: "version: a version number; product: only the name; internal: internal names or addresses",
		ko: "version: 버전 번호. product: 이름만. internal: 내부 이름이나 주소"
	}),
	product: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "Name of the software; null if not recognized",
		ko: "소프트웨어의 이름. 알 수 없으면 null"
	}),
	version: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "Version of the software; null if not disclosed",
		ko: "소프트웨어의 버전. 드러나지 않으면 null"
	})
});
const page = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	kind: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(pageKinds).meta({
		description: "What the final answer is: the site, an API, an error, a login, a bot challenge, a block page, or a platform's page for a site that does not exist",
		ko: "마지막 응답의 종류. 사이트, API, 오류, 로그인, 봇 확인, 차단 페이지, 또는 존재하지 않는 사이트에 대한 플랫폼의 페이지"
	}),
	basis: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(pageEvidence).meta({
		description: "What this follows from",
		ko: "판단의 근거"
	}),
	evidence: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Header, status or text that `basis` refers to",
		ko: "`basis`가 가리키는 헤더, 상태 코드 또는 텍스트"
	}),
	service: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "The service that answered in place of the site; null where none is known",
		ko: "사이트 대신 응답한 서비스. 알 수 없으면 null"
	}),
	content: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(["site", "api"]).meta({
		description: "What the content is where its status is accepted: a page, or data for programs",
		ko: "상태 코드를 허용할 때의 내용. 페이지 또는 프로그램용 데이터"
	})
});
const plainHttp = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	state: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(plainHttpStates).meta({
		description: "closed: no connection; refused: rejects plain HTTP; redirects: to https; content: serves the page; astray: redirects do not reach https",
		ko: "closed: 연결 불가. refused: 평문 HTTP 거부. redirects: https로 이동. content: 페이지 제공. astray: https에 이르지 못함"
	}),
	url: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Last URL: the plain page, the https URL, or the URL without an answer",
		ko: "마지막 URL. 평문 페이지, https URL, 또는 응답하지 않은 URL"
	}),
	status: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().nullable().meta(descriptions.httpStatusIfAny),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "Why the state is unknown or the redirects are broken; otherwise null",
		ko: "알 수 없는 이유 또는 리디렉션이 잘못 끝난 방식. 없으면 null"
	}),
	throughProxy: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)(true).exactOptional().meta({
		description: "Present where a proxy accepted the connection and nothing answered; a closed port looks the same then",
		ko: "프록시가 연결을 받아들였지만 응답이 없을 때만 있음. 닫힌 포트도 똑같이 보입니다"
	})
});
const one = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	url: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Requested URL in canonical form",
		ko: "요청한 URL의 정규형"
	}),
	finalUrl: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Where the redirects ended",
		ko: "리디렉션이 끝난 곳"
	}),
	status: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().meta({
		description: "Of the last reply",
		ko: "마지막 응답의 상태 코드"
	}),
	observedAt: datetime().meta(descriptions.observedAt),
	address: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "The address that sent the last reply",
		ko: "마지막 응답을 보낸 주소"
	}),
	redirectChain: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(hop).readonly().meta({
		description: "Every reply on the way, in order",
		ko: "거쳐 간 모든 응답. 순서대로입니다"
	}),
	redirectOutcome: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
		"answered",
		"loop",
		"limit",
		"private",
		"invalid-location",
		"nul-byte",
		"content-disposition",
		"content-encoding"
	]).meta({
		description: "How the redirects ended: at a page, or in a way that no browser follows",
		ko: "리디렉션이 끝난 방식. 페이지에 이르렀거나, 브라우저가 따라가지 않는 방식으로 끝났습니다"
	}),
	page: page.meta({
		description: "Kind of the final answer, and how it was recognized",
		ko: "마지막 응답의 종류와 판단 근거"
	}),
	headers: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fi)([(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)(), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)()]).readonly()).readonly().meta({
		description: "In wire order, duplicates kept; long values are cut, the values of cookies left out",
		ko: "받은 순서 그대로이며 중복도 남깁니다. 긴 값은 자르고 쿠키의 값은 뺍니다"
	}),
	headersTotal: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().meta({
		description: "How many were received",
		ko: "받은 헤더의 수"
	}),
	disclosures: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(leak).readonly().meta({
		description: "What tells about the software behind the site",
		ko: "사이트 뒤의 소프트웨어를 드러내는 것"
	}),
	parser: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(["strict", "tolerant"]).meta({
		description: "tolerant where the reply breaks the rules of HTTP",
		ko: "응답이 HTTP 규칙을 어기면 tolerant"
	}),
	version: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(["1.1", "2"]).meta({
		description: "HTTP/2 joins repeated headers",
		ko: "HTTP/2는 반복된 헤더를 합칩니다"
	}),
	meta: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		csp: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)()).readonly().meta({
			description: "Content-Security-Policy in meta elements",
			ko: "meta 요소의 Content-Security-Policy"
		}),
		referrer: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)()).readonly().meta({
			description: "Referrer policies in meta elements",
			ko: "meta 요소의 리퍼러 정책"
		}),
		isComplete: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta({
			description: "Whether the head was read to its end",
			ko: "head를 끝까지 읽었는지 여부"
		})
	}).meta({
		description: "Policies in the page itself",
		ko: "페이지 자체에 적힌 정책"
	}),
	plainHttp: plainHttp.nullable().meta({
		description: "What port 80 does; null where the page is not on port 443",
		ko: "포트 80의 동작. 페이지가 포트 443에 있지 않으면 null"
	}),
	certificateRejection,
	anomalies: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(oddity).readonly().exactOptional().meta({
		description: "What browsers read differently, or refuse, in the heads of the replies; absent where there is no such thing",
		ko: "브라우저마다 다르게 읽거나 거부하는 응답 헤더의 이상. 없으면 생략"
	}),
	refresh: refresh.exactOptional().meta({
		description: "A refresh of the last page that was not followed; absent if there is none",
		ko: "따라가지 않은 마지막 페이지의 새로 고침. 없으면 생략"
	}),
	publicSuffixWildcards: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)()).readonly().exactOptional().meta({
		description: "Hosts of the policies that stand for a whole public suffix, such as *.co.uk or *.vercel.app; absent if there are none",
		ko: "정책에 적힌 호스트 중 *.co.uk나 *.vercel.app처럼 공용 접미사 전체를 뜻하는 것. 없으면 생략"
	}),
	staticNonce: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().nullable().meta({
		description: "Whether two requests got the same nonce; null where none was sent or compared",
		ko: "두 요청이 같은 nonce를 받았는지 여부. nonce가 없거나 비교하지 않았으면 null"
	}),
	truncated: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta({
		description: "Whether only the beginning of the body was read",
		ko: "본문의 앞부분만 읽었는지 여부"
	})
});
// src/checks/http/index.ts
const http$1 = defineCheck({
	id: "http",
	version: 5,
	title: {
		en: "HTTP security headers",
		ko: "HTTP 보안 헤더"
	},
	about: {
		en: "Follows the redirects from a URL and grades the security headers of the final page by what they prevent in browsers.",
		ko: "URL의 리디렉션을 따라가 페이지의 보안 헤더가 실제로 막는 것을 기준으로 등급을 매깁니다."
	},
	input,
	subject: "url",
	raw: one.extend({ addresses: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(surroundingsOf(one)).readonly().exactOptional().meta({
		description: "Observations at the other addresses of the requested host and of the page; absent without all_ips",
		ko: "요청한 호스트와 페이지 호스트의 다른 주소에서 본 것. all_ips로 요청하지 않았으면 없습니다"
	}) }),
	cost: "standard",
	ttl: 300,
	words: words$2,
	grading,
	target: ({ url }) => targetOfUrl(url),
	question: ({ url, ...query }) => ({
		url,
		...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Bn)(query)
	}),
	standsAlone: () => true,
	collect: collectEvery,
	judge: judgeEvery,
	fits: (seen, { url, all_ips }) => seen.url === url && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vn)(all_ips, seen.addresses !== void 0),
	monitored
});
// src/checks/gate/addresses/judge.ts
function everyTls(raw) {
	const others = raw.addresses ? seenElsewhere(raw.addresses) : [];
	return [{
		address: null,
		raw
	}, ...others.map(({ address, observation: seen }) => ({
		address,
		raw: seen
	}))];
}
function otherPages({ http }) {
	return (http.ok && http.value.raw.addresses || []).flatMap(seenElsewhere).map(({ address, observation: seen }) => ({
		address,
		raw: seen
	}));
}
function isTlsOpen({ addresses }) {
	return addresses !== void 0 && hasUnmeasured(addresses);
}
function isPageOpen({ http }) {
	return http.ok && (http.value.raw.addresses ?? []).some(hasUnmeasured);
}
function surroundingsIn({ origins, http }) {
	return [...origins.flatMap(({ ssl }) => ssl.ok && ssl.value.raw.addresses ? [ssl.value.raw.addresses] : []), ...http.ok && http.value.raw.addresses || []];
}
function failedAddress(raw) {
	return surroundingsIn(raw).flatMap(({ host, otherAddresses: others }) => others.map((other) => ({
		...other,
		host
	}))).find(({ state }) => state === "failed");
}
function crowdedHost(raw) {
	return surroundingsIn(raw).find((around) => moreThan(around) > 0);
}
function addressesOf(raw) {
	const { origins, http } = raw;
	const pages = http.ok && http.value.raw.addresses || [];
	const listed = origins.flatMap(({ target, ssl }) => {
		if (!ssl.ok || !ssl.value.raw.addresses) return [];
		const page = pages.find(({ host }) => host === ssl.value.raw.host);
		return listOf(target, ssl.value.raw, ssl.value.raw.addresses, {
			page,
			http
		});
	});
	const covered = origins.flatMap(({ ssl }) => ssl.ok ? [ssl.value.raw.host] : []);
	const plain = pages.filter(({ host }) => !covered.includes(host)).flatMap((page) => listOf(page.host, null, page, {
		page,
		http
	}));
	return surroundingsIn(raw).length === 0 ? void 0 : [...listed, ...plain];
}
function listOf(origin, own, around, { page, http }) {
	const first = page?.firstAnswered === around.firstAnswered && http.ok ? http.value.raw : pageAt(page, around.firstAnswered)?.observation;
	return [{
		address: around.firstAnswered,
		state: "measured",
		reason: null,
		observation: own
	}, ...around.otherAddresses].map((other, at) => {
		const tls = own === null ? null : other.observation;
		const there = at === 0 ? void 0 : pageAt(page, other.address);
		const isPageFailed = other.state === "measured" && there?.state === "failed";
		return {
			origin,
			address: other.address,
			state: isPageFailed ? "failed" : other.state,
			reason: isPageFailed ? there.reason : other.reason,
			...tlsFigures(tls),
			headers: gradeOf$1(at === 0 ? first : there?.observation)
		};
	});
}
function pageAt(page, wanted) {
	return page?.otherAddresses.find(({ address }) => address === wanted);
}
function gradeOf$1(page) {
	return page ? judge$1(page).grade ?? null : null;
}
function tlsFigures(raw) {
	if (!raw) return {
		grade: null,
		daysLeft: null
	};
	const { grade = null, kpis } = judge$2(raw);
	const days = kpis.find(({ id }) => id === "days-left")?.value;
	return {
		grade,
		daysLeft: typeof days === "number" ? days : null
	};
}
// src/checks/gate/config-places.ts
function placesOf$1(url, journey) {
	const first = isSecure(url) ? placeOf(url) : firstRedirect(journey) ?? placeOf(url);
	if (!journey || journey.end.kind === "failed" || !isSecure(journey.url)) return [first];
	const last = placeOf(journey.url, journey.named);
	return last.target === first.target ? [first] : [first, last];
}
async function firstPlace(url, context) {
	if (isSecure(url)) return placeOf(url);
	const reply = await attempt(() => requestPage(context, url));
	if (!reply.ok) return null;
	const destination = readLocation(reply.value, url)?.url ?? "";
	return isSecure(destination) ? placeOf(destination, { namedBy: reply.value.address }) : null;
}
function firstRedirect(journey) {
	if (!journey) return null;
	const hop = (journey.end.kind === "invalid-location" ? journey.hops.slice(0, -1) : journey.hops).find(({ location }) => isSecure(location ?? ""));
	return hop?.location ? placeOf(hop.location, { namedBy: hop.address }) : null;
}
function isSecure(url) {
	return URL.parse(url)?.protocol === "https:";
}
function placeOf(url, named = {}) {
	const parsed = new URL(url);
	const host = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(parsed));
	const port = `${parsed.protocol === "https:" ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(parsed) : 443}`;
	return {
		host,
		port,
		target: port === "443" ? host : `${host}:${port}`,
		named
	};
}
// src/checks/gate/places-elsewhere.ts
async function placesElsewhere(context, { url, finalUrl, addresses = [] }, known) {
	const found = await Promise.all(addresses.map((around, at) => placesAround(context, {
		url: at === 0 ? url : finalUrl,
		page: finalUrl
	}, around)));
	const fresh = new Map(found.flat().map((place) => [place.target, place]));
	for (const { target } of known) fresh.delete(target);
	return [...fresh.values()].toSorted((a, b) => a.target < b.target ? -1 : 1);
}
async function placesAround(context, { url, page }, { host, firstAnswered: own, otherAddresses: others }) {
	const main = await attempt(() => redirects(context, url));
	const isMain = main.ok && main.value.url === page;
	const allowed = others.filter(({ state }) => state !== "forbidden").map(({ address }) => address);
	const asked = isMain ? allowed : [own, ...allowed];
	return (await Promise.all(asked.map(async (address) => {
		const journey = await attempt(() => redirects(context.at(host, address), url));
		if (!journey.ok) return [];
		const { wall } = await classifyPage(journey.value);
		return placesOf$1(url, ownJourney(journey.value, wall));
	}))).flat();
}
// src/checks/gate/collect.ts
async function collect(input, context) {
	const { url } = input;
	const every = input.all_ips === void 0 ? {} : { all_ips: `${input.all_ips}` };
	const following = attempt(() => redirects(context, url));
	firstPlace(url, context).then((place) => place && measure(place, every, context)).catch(() => {});
	const closing = plainHttp$1(context, url);
	const headers = attempt(() => context.use(http$1, {
		url,
		...every
	}));
	const went = await following;
	const arrival = went.ok ? await arrivalAt(context, url, went.value) : null;
	const wall = arrival?.wall ?? null;
	const journey = went.ok ? {
		...went,
		value: ownJourney(went.value, wall)
	} : went;
	const places = placesOf$1(url, journey.ok ? journey.value : null);
	const [origins, astray, elsewhere, redirectChain] = await Promise.all([
		Promise.all(places.map((place) => measure(place, every, context))),
		headers.then((page) => page.ok && !wall ? measureElsewhere(places, page.value.raw, every, context) : []),
		journey.ok ? plainElsewhere(context, url, journey.value) : null,
		journey.ok ? wayOf(context, journey.value) : {
			rejectedUrl: null,
			undeterminedUrl: null
		}
	]);
	const raw = {
		url,
		observedAt: context.now().toISOString(),
		finalUrl: journey.ok ? arrivalOf(journey.value, arrival) : null,
		address: journey.ok ? journey.value.hops[0]?.address ?? null : addressOf$1(origins),
		origins: [...origins, ...astray],
		http: await headers,
		redirectChain,
		plainHttp: isElsewhere(journey) ? [] : believed$1([await closing, elsewhere], origins)
	};
	refuseIfNothing(raw);
	return {
		...raw,
		cost: costOf(context, went)
	};
}
async function measure({ host, port, target, named }, every, context) {
	const query = {
		host,
		port,
		starttls: "https",
		...every
	};
	if (!ssl.input.safeParse(query).success) return {
		target,
		ssl: {
			ok: false,
			failure: noName(host)
		}
	};
	return {
		target,
		ssl: await attempt(() => context.use(ssl, query, named))
	};
}
const mostElsewhere = 4;
async function measureElsewhere(places, page, every, context) {
	const more = await placesElsewhere(context, page, places);
	return Promise.all(more.map(async (place, at) => {
		if (at < mostElsewhere) return measure(place, every, context);
		const { facts } = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("budget.origins", { limit: mostElsewhere });
		return {
			target: place.target,
			ssl: {
				ok: false,
				failure: facts
			}
		};
	}));
}
function noName(host) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("dns.failed", {
		host,
		detail: "EBADNAME"
	}).facts;
}
function arrivalOf({ end, url }, arrival) {
	const isForeign = arrival !== null && (arrival.wall !== null || arrival.page.basis === "mark");
	return end.kind === "failed" || isForeign && url.startsWith("http:") ? null : url;
}
async function plainElsewhere(context, asked, { url, named, end }) {
	return end.kind === "failed" || url === asked ? null : plainHttp$1(context, url, named);
}
async function wayOf(context, journey) {
	const steps = await stepsOf(context, journey);
	const page = journey.end.kind === "failed" ? null : journey.url;
	return {
		rejectedUrl: refusedStep(steps, page)?.url ?? null,
		undeterminedUrl: unclearStep(steps, page)?.url ?? null
	};
}
function believed$1(plain, origins) {
	const said = plain.flatMap((each) => each ?? []);
	if (!origins.some(({ ssl: measured }) => !measured.ok && measured.failure.reason === forged)) return said;
	return said.map((each) => ({
		...each,
		state: "unknown",
		status: null,
		reason: forged
	}));
}
const forged = "proxy.malformed";
function isElsewhere(journey) {
	if (!journey.ok || journey.value.end.kind !== "answered") return false;
	const page = new URL(journey.value.url);
	return page.protocol === "https:" && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(page) !== 443;
}
function addressOf$1(origins) {
	return origins.flatMap((origin) => origin.ssl.ok ? [origin.ssl.value.raw.address] : [])[0] ?? null;
}
function costOf(context, journey) {
	const { connections, requests } = context.traffic();
	return {
		connections,
		requests,
		roundTrips: (journey.ok ? journey.value.hops : []).reduce((sum, hop) => sum + hop.roundTrips, 0),
		ms: Math.round(context.elapsed())
	};
}
function refuseIfNothing(raw) {
	const isOpen = raw.plainHttp.some(({ state }) => state === "content");
	const isKnown = raw.http.ok || isOpen || raw.origins.some((origin) => origin.ssl.ok);
	const [reason] = failuresOf(raw);
	if (!isKnown && raw.finalUrl === null && reason) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui(reason);
}
function failuresOf({ http: page, origins }) {
	return [page, ...origins.map((origin) => origin.ssl)].flatMap((each) => each.ok ? [] : [each.failure]);
}
// src/checks/gate/open.ts
function sayReason(facts, language) {
	return {
		reason: facts.reason,
		message: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)(facts, language)
	};
}
function sayPageDoubt({ verdict }, language) {
	const doubt = verdict.findings.find(isDoubt);
	return doubt ? {
		reason: `http.${doubt.id}`,
		message: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qi)(siteProblems[doubt.id].cause, doubt.params, language)
	} : null;
}
const doubts = ["page-unread", "certificate-unknown"];
function isDoubt(finding) {
	return doubts.some((id) => id === finding.id);
}
const partly = {
	en: "{check} could not be measured completely.",
	ko: "{check|을/를} 완전히 측정하지 못했습니다."
};
function openOf({ http, origins }, language) {
	const tls = origins.map(({ ssl }) => ssl).find((ssl) => !isGraded(ssl));
	const open = [...tls || origins.length === 0 ? [{
		check: "ssl",
		...why("ssl", tls, language)
	}] : [], ...isGraded(http) ? [] : [{
		check: "http",
		...why("http", http, language)
	}]];
	return open.length > 0 ? { incompleteChecks: open } : {};
}
function isGraded(attempt) {
	return attempt.ok && attempt.value.verdict.grade !== void 0;
}
function why(check, attempt, language) {
	if (attempt && !attempt.ok) return sayReason(attempt.failure, language);
	return (attempt && check === "http" ? sayPageDoubt(attempt.value, language) : null) ?? {
		reason: `${check}.open`,
		message: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qi)(partly, { check }, language)
	};
}
// src/checks/gate/own-page.ts
function ownFacts(raw, input) {
	const { http: page } = raw;
	if (!page.ok) return raw;
	const facts = foreignPage(page.value.raw, input);
	if (facts) return {
		...raw,
		http: {
			ok: false,
			failure: facts
		}
	};
	const seen = ownAddresses(page.value.raw, input);
	if (seen === page.value.raw) return raw;
	return {
		...raw,
		http: {
			ok: true,
			value: {
				raw: seen,
				verdict: http$1.judge(seen, { url: seen.url })
			}
		}
	};
}
function foreignPage({ page, status, redirectOutcome: end, url, finalUrl }, { accept_status }) {
	if (isOwn(page, status, accept_status) || end !== "answered" && page.kind === "error") return null;
	const host = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(new URL(page.basis === "redirect" ? url : finalUrl));
	const service = page.service ?? "";
	const reason = { reason: `http.status.${status}` };
	if (page.basis === "redirect" && page.kind === "login") return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("page.login", {
		host,
		service
	}).facts;
	if (page.kind === "placeholder") return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("page.placeholder", {
		host,
		service,
		status
	}).facts;
	if (page.kind === "blocked") return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("page.blocked", {
		host,
		service,
		status
	}).facts;
	if (status === 401) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("page.unauthorized", {
		host,
		status
	}, reason).facts;
	if (status === 403) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("page.forbidden", {
		host,
		status
	}, reason).facts;
	if (status === 407) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("page.proxy", {
		host,
		status
	}, reason).facts;
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("page.status", {
		host,
		status
	}, reason).facts;
}
function foreignPageBy(raw, accepted) {
	return foreignPage(raw, { accept_status: accepted === void 0 ? void 0 : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ln)(accepted) ?? void 0 });
}
function ownAddresses(raw, input) {
	const { addresses = [] } = raw;
	const isForeign = (seen) => seen && foreignPage(seen, input);
	if (!addresses.some((around) => seenElsewhere(around).some(({ observation: seen }) => isForeign(seen)))) return raw;
	const own = addresses.map((around) => {
		const others = around.otherAddresses.map((other) => {
			const facts = isForeign(other.observation);
			return facts ? {
				...other,
				state: "failed",
				reason: facts.reason,
				observation: null
			} : other;
		});
		return {
			...around,
			otherAddresses: others
		};
	});
	return {
		...raw,
		addresses: own
	};
}
// src/checks/gate/days.ts
const enough$1 = 14;
function compareDays({ origins, observedAt }, threshold, source) {
	const now = Date.parse(observedAt);
	const places = origins.flatMap(placesOf);
	const lifetimes = places.map((place) => place ? lifetimesOf(place.raw, threshold, now, place.address) : []);
	const [tightest] = lifetimes.flat().toSorted((a, b) => a.left - a.required - (b.left - b.required));
	const isPathOpen = places.some((place) => place && everyCertificate(place.raw).some(({ raw }) => isPathUnknown(raw)));
	const isAddressOpen = origins.some(({ ssl }) => ssl.ok && isTlsOpen(ssl.value.raw));
	const isOpen = isPathOpen || isAddressOpen || lifetimes.some((ofOrigin) => ofOrigin.length === 0);
	if (threshold.kind === "off") return {
		id: "days",
		status: "off",
		expected: "off",
		source,
		actual: tightest && !isOpen ? wholeDays(tightest.left) : null
	};
	const common = {
		id: "days",
		source
	};
	const unknown = {
		...common,
		status: "unknown",
		actual: null,
		says: {
			id: "unmeasured",
			params: {}
		}
	};
	if (!tightest) return {
		...unknown,
		expected: nominal(threshold)
	};
	const { actual, expected } = shownDays(tightest);
	if (tightest.left < tightest.required) return {
		...common,
		status: "fail",
		expected,
		actual,
		says: missed(tightest, actual, expected)
	};
	return isOpen ? {
		...unknown,
		expected
	} : {
		...common,
		status: "pass",
		expected,
		actual
	};
}
function placesOf({ ssl }) {
	return ssl.ok ? everyTls(ssl.value.raw) : [null];
}
function isPathUnknown({ trust }) {
	return trust.trusted === null || trust.trusted && trust.path.length === 0;
}
function lifetimesOf(raw, threshold, now, address) {
	return datedCertificates(raw).map(({ subject: name, notBefore: validFrom, notAfter: validTo }) => {
		const subject = address === null ? name : `${name} (${address})`;
		const end = Date.parse(validTo);
		const lifetime = Math.max(0, end - Date.parse(validFrom));
		return {
			subject,
			left: end - now,
			required: requiredOf(threshold, lifetime)
		};
	});
}
function requiredOf(threshold, lifetime) {
	if (threshold.kind === "days") return threshold.value * day$1;
	if (threshold.kind === "percent") return lifetime * threshold.value / 100;
	return threshold.kind === "auto" ? Math.min(enough$1 * day$1, lifetime / 3) : 0;
}
function nominal(threshold) {
	if (threshold.kind === "percent") return null;
	return threshold.kind === "days" ? threshold.value : enough$1;
}
const hundredth = day$1 / 100;
function shownDays({ left, required }) {
	const [actual, expected] = [wholeDays(left), wholeDays(required)];
	if (left >= required || actual < expected) return {
		actual,
		expected
	};
	return {
		actual: Math.floor(left / hundredth) / 100,
		expected: Math.ceil(required / hundredth) / 100
	};
}
function missed({ subject, left }, actual, expected) {
	if (left >= 0) return {
		id: "days-below",
		params: {
			subject,
			days: countOfDays(actual),
			expected: countOfDays(expected)
		}
	};
	return {
		id: "days-over",
		params: {
			subject,
			days: countOfDays(-wholeDays(left))
		}
	};
}
// src/checks/gate/thresholds.ts
const defaults = {
	min_ssl: "B",
	min_headers: "C",
	min_days: { kind: "auto" },
	require_https: true
};
function compare(measured, input) {
	const raw = ownFacts(measured, input);
	const all = [
		compareSsl(raw, input),
		compareHeaders(raw, input),
		compareDays(raw, input.min_days ?? defaults.min_days, sourceOf(input.min_days, "default auto")),
		compareHttps(raw, input)
	];
	return !raw.http.ok && raw.http.failure.id === "page.placeholder" ? all.map(unproven) : all;
}
function unproven(one) {
	return one.status === "pass" ? {
		...one,
		status: "unknown",
		actual: null,
		says: unmeasured
	} : one;
}
function compareSsl({ origins }, input) {
	const expected = input.min_ssl ?? defaults.min_ssl;
	const common = {
		id: "ssl",
		expected,
		source: sourceOf(input.min_ssl)
	};
	const found = origins.map(({ target, ssl }) => ({
		target,
		grade: gradeOf(ssl),
		best: bestOf(ssl, ladder)
	}));
	const [first, ...others] = found.flatMap(({ grade }) => grade ?? []);
	const lowest = first ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Qn)([first, ...others]) : null;
	const actual = found.every(({ grade }) => grade !== null) ? lowest : null;
	if (expected === "off") return {
		...common,
		status: "off",
		actual
	};
	if (lowest !== null && !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(lowest, expected)) {
		const says = {
			id: "ssl-below",
			params: {
				host: found.find(({ grade }) => grade === lowest)?.target ?? "",
				actual: lowest,
				expected
			}
		};
		return {
			...common,
			status: "fail",
			actual: lowest,
			says
		};
	}
	const hopeless = found.find(({ best }) => !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(best, expected));
	if (hopeless) {
		const says = {
			id: "ssl-at-best",
			params: {
				host: hopeless.target,
				best: hopeless.best,
				expected
			}
		};
		return {
			...common,
			status: "fail",
			actual,
			says
		};
	}
	return actual === null ? {
		...common,
		status: "unknown",
		actual,
		says: unmeasured
	} : {
		...common,
		status: "pass",
		actual
	};
}
function compareHeaders({ http }, input) {
	const expected = input.min_headers ?? defaults.min_headers;
	const common = {
		id: "headers",
		expected,
		source: sourceOf(input.min_headers),
		actual: gradeOf(http)
	};
	const { actual } = common;
	if (expected === "off") return {
		...common,
		status: "off"
	};
	const best = bestOf(http, ladder$1);
	const least = http.ok ? http.value.verdict.atLeast : void 0;
	if (actual === null && least && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(least, expected)) return {
		...common,
		status: "pass",
		actual: least
	};
	if (actual === null && !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(best, expected)) return {
		...common,
		status: "fail",
		says: {
			id: "headers-at-best",
			params: {
				best,
				expected
			}
		}
	};
	if (actual === null) return {
		...common,
		status: "unknown",
		says: unmeasured
	};
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(actual, expected)) return {
		...common,
		status: "pass"
	};
	return {
		...common,
		status: "fail",
		says: {
			id: "headers-below",
			params: {
				actual,
				expected
			}
		}
	};
}
function compareHttps(raw, input) {
	const isRequired = input.require_https ?? defaults.require_https;
	const common = {
		id: "https",
		expected: isRequired,
		source: sourceOf(input.require_https)
	};
	const against = againstHttps(raw);
	const isWayClear = raw.redirectChain.undeterminedUrl === null && !isPageOpen(raw) && !otherPages(raw).some(isUnclear);
	const actual = raw.finalUrl !== null && doubtfulPort(raw) === void 0 && isWayClear ? true : null;
	if (!isRequired) return {
		...common,
		status: "off",
		actual: against ? false : actual
	};
	if (against) return {
		...common,
		status: "fail",
		actual: false,
		says: against
	};
	return actual ? {
		...common,
		status: "pass",
		actual
	} : {
		...common,
		status: "unknown",
		actual,
		says: unmeasured
	};
}
function isUnclear({ raw }) {
	return unclearStep(raw.redirectChain, raw.finalUrl) !== void 0;
}
function againstHttps(raw) {
	const { url, http, redirectChain: way } = raw;
	const plain = everyPort(raw);
	const pages = otherPages(raw);
	const finalUrl = [raw.finalUrl, ...pages.map((page) => page.raw.finalUrl)].find((each) => each?.startsWith("http:"));
	const isRefused = way.rejectedUrl !== null || pages.some((page) => refusedStep(page.raw.redirectChain, page.raw.finalUrl));
	const open = plain.find(({ state }) => state === "content");
	const astray = plain.find(({ state }) => state === "not-https");
	const caps = http.ok ? http.value.verdict.caps ?? [] : [];
	if (isRefused || caps.some(({ id }) => id === "no-page")) return {
		id: "https-unreached",
		params: { url }
	};
	if (finalUrl) return {
		id: "https-missing",
		params: { url: finalUrl }
	};
	if (open) return {
		id: "https-bypassed",
		params: { url: open.url }
	};
	return astray ? {
		id: "https-astray",
		params: { url: astray.url }
	} : null;
}
function doubtfulPort(raw) {
	return everyPort(raw).find(({ state }) => state === "unknown");
}
function everyPort(raw) {
	const others = otherPages(raw).flatMap(({ address, raw: { plainHttp } }) => plainHttp ? [{
		...plainHttp,
		url: `${plainHttp.url} (${address})`
	}] : []);
	return [...raw.plainHttp, ...others];
}
const unmeasured = {
	id: "unmeasured",
	params: {}
};
function gradeOf(attempt) {
	return attempt.ok ? attempt.value.verdict.grade ?? null : null;
}
function bestOf(attempt, ladder) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)(attempt.ok ? attempt.value.verdict : {}, ladder);
}
function sourceOf(given, fallback = "default") {
	return given === void 0 ? fallback : "query";
}
// src/checks/gate/judge.ts
function judge(measured, input) {
	const raw = ownFacts(measured, input);
	const comparisons = compare(raw, input);
	const has = (status) => comparisons.some((each) => each.status === status);
	const findings = comparisons.flatMap(({ id, says }) => says ? [{
		id: says.id,
		params: says.params,
		subject: id
	}] : []);
	const kpis = comparisons.flatMap(({ id, status, actual }) => status === "off" ? [] : [{
		id,
		value: actual
	}]);
	const isUnseen = comparisons.every(({ status }) => status === "off") && !raw.http.ok;
	if (has("fail")) return {
		status: "fail",
		kpis,
		findings
	};
	return {
		status: has("unknown") || isUnseen ? "unknown" : "pass",
		kpis,
		findings
	};
}
// src/checks/gate/answer.ts
function answer({ raw: measured, verdict }, input, language) {
	const raw = ownFacts(measured, input);
	const comparisons = compare(raw, input);
	const unknown = new Set(comparisons.filter(({ status }) => status === "unknown").map(({ id }) => id));
	const [reason] = failuresOf(raw);
	const addresses = addressesOf(raw);
	return toResult({
		url: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Yi)(raw.url),
		finalUrl: raw.finalUrl === null ? null : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Yi)(raw.finalUrl),
		address: raw.address,
		verdict: verdict.status,
		...sayDoubt(raw, unknown, language),
		...reason && sayReason(reason, language),
		checks: comparisons.map((each) => toCheck(each, language)),
		origins: raw.origins.map(toOrigin),
		...addresses && { addresses },
		findings: findingsOf(raw, language),
		...openOf(raw, language),
		unknowns: unknownsOf(raw),
		cost: raw.cost,
		versions: {
			[ssl.id]: ssl.version,
			[http$1.id]: http$1.version
		}
	}, {
		verdict,
		observedAt: raw.observedAt
	}, language);
}
function answerFailure(input, reason, { language, observedAt, cost }) {
	const nothing = {
		ok: false,
		failure: reason
	};
	const raw = {
		url: input.url,
		observedAt: observedAt.toISOString(),
		finalUrl: null,
		address: null,
		origins: [{
			target: "",
			ssl: nothing
		}],
		http: nothing,
		redirectChain: {
			rejectedUrl: null,
			undeterminedUrl: null
		},
		plainHttp: [],
		cost
	};
	return toResult({
		url: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Yi)(input.url),
		finalUrl: null,
		address: null,
		verdict: "unknown",
		...sayReason(reason, language),
		checks: compare(raw, input).map((each) => toCheck(each, language)),
		origins: [],
		findings: [],
		...openOf(raw, language),
		unknowns: [],
		cost
	}, {
		verdict: judge(raw, input),
		observedAt: raw.observedAt
	}, language);
}
function toResult(target, { verdict, observedAt }, language) {
	const totals = {
		pass: 0,
		warn: 0,
		fail: 0,
		unknown: 0,
		waived: 0,
		[target.verdict]: 1
	};
	return {
		schema: "portcullis/gate@2",
		verdict: target.verdict,
		generatedAt: observedAt,
		language,
		tool: {
			name: "portcullis",
			version: _start_js__WEBPACK_IMPORTED_MODULE_1__.br
		},
		targets: [target],
		totals,
		interpretation: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Kr)({
			id: "gate",
			words: _start_js__WEBPACK_IMPORTED_MODULE_1__.on
		}, verdict, language)
	};
}
function sayDoubt(raw, unknown, language) {
	const silent = unknown.size > 0 ? failedAddress(raw) : void 0;
	if (silent) {
		const { address, host, reason: why } = silent;
		const params = {
			address,
			host,
			reason: why ?? ""
		};
		return {
			reason: params.reason,
			message: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qi)(surroundingsProblems["address-failed"].cause, params, language)
		};
	}
	const crowd = unknown.size > 0 ? crowdedHost(raw) : void 0;
	if (crowd) {
		const { host, total } = crowd;
		const params = {
			host,
			total,
			count: total - moreThan(crowd)
		};
		return {
			reason: "addresses.more",
			message: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qi)(surroundingsProblems["addresses-more"].cause, params, language)
		};
	}
	const doubt = unknown.has("headers") && raw.http.ok ? sayPageDoubt(raw.http.value, language) : null;
	if (doubt) return doubt;
	if (!unknown.has("https")) return {};
	const { undeterminedUrl: url } = raw.redirectChain;
	if (url !== null) return {
		reason: "certificate.unknown",
		message: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qi)(_start_js__WEBPACK_IMPORTED_MODULE_1__.an["hop-unknown"].cause, { url }, language)
	};
	const port = doubtfulPort(raw);
	if (!port) return {};
	const reason = port.reason ?? `http.status.${port.status}`;
	const code = {
		en: reason,
		ko: reason
	};
	const params = {
		url: port.url,
		reason: port.throughProxy ? behindProxy(code) : code
	};
	return {
		reason,
		message: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qi)(_start_js__WEBPACK_IMPORTED_MODULE_1__.an["port-unknown"].cause, params, language)
	};
}
function toCheck({ says, ...comparison }, language) {
	if (!says) return {
		...comparison,
		message: ""
	};
	const { cause, action } = _start_js__WEBPACK_IMPORTED_MODULE_1__.an[says.id];
	return {
		...comparison,
		message: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qi)(cause, says.params, language),
		...comparison.status === "fail" && { action: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qi)(action, says.params, language) },
		...comparison.status === "fail" && comparison.id === "https" && { kind: says.id }
	};
}
function toOrigin({ target, ssl: found }) {
	const days = found.ok ? found.value.verdict.kpis.find(({ id }) => id === "days-left")?.value : null;
	return {
		origin: target,
		grade: found.ok ? found.value.verdict.grade ?? null : null,
		daysLeft: typeof days === "number" ? days : null
	};
}
function findingsOf(raw, language) {
	const several = raw.origins.length > 1;
	const certificates = raw.origins.flatMap(({ target, ssl: found }) => found.ok ? toFindings(ssl, found.value, {
		target,
		language,
		...several && { about: target }
	}) : []);
	const page = raw.http.ok ? toFindings(http$1, raw.http.value, {
		target: raw.url,
		language
	}) : [];
	return [...certificates, ...page].toSorted((a, b) => _start_js__WEBPACK_IMPORTED_MODULE_1__.qr.indexOf(a.severity) - _start_js__WEBPACK_IMPORTED_MODULE_1__.qr.indexOf(b.severity));
}
function toFindings(check, { verdict }, { target, language, about }) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Kr)(check, verdict, language).issues.map((issue) => {
		const subject = issue.subject ?? about;
		return {
			...issue,
			...subject !== void 0 && { subject },
			fingerprint: fingerprint(issue.id, target, issue.subject)
		};
	});
}
function unknownsOf(raw) {
	const { origins } = raw;
	const several = origins.length > 1;
	return [...origins.flatMap(({ target, ssl: found }) => {
		if (!found.ok) return [];
		return everyTls(found.value.raw).flatMap((place) => {
			const where = place.address ?? (several ? target : null);
			return partsUnknown(place.raw).map((part) => where === null ? part : `${part} (${where})`);
		});
	}), ...new Set(surroundingsIn(raw).flatMap(addressesLeftOut))];
}
function partsUnknown(raw) {
	const { alternatives, versions } = raw;
	const all = everyCertificate(raw).map((each) => each.raw);
	const revocations = all.flatMap(({ revocation }) => [revocation, ...revocation.intermediates]);
	return [
		...all.some(({ trust }) => trust.trusted === null) ? ["trust"] : [],
		...revocations.some(({ status }) => status === "unknown") ? ["revocation"] : [],
		...(alternatives?.reason ?? null) === null ? [] : ["other certificates"],
		...versions.filter(({ offered }) => offered === null).map(({ version: name }) => name)
	];
}
function addressesLeftOut(around) {
	const left = around.otherAddresses.filter(({ state }) => state === "unroutable" || state === "forbidden");
	const more = moreThan(around);
	return [...left.map(({ address }) => `address (${address})`), ...more > 0 ? [`addresses (+${more})`] : []];
}
// src/checks/gate/addresses/fits.ts
function areAddressesFit(target, { all_ips, min_days = defaults.min_days }) {
	const { origins, addresses, checks } = target;
	if (origins.length > 0 && !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vn)(all_ips, addresses !== void 0)) return false;
	if (!addresses) return true;
	if ((addresses.some(({ state }) => state === "failed") || target.unknowns.some(isMore)) && checks.every(({ status }) => status === "pass")) return false;
	return areListed(target, addresses) && addresses.every((one) => bearsOut(one, target, min_days));
}
function isMore(part) {
	return part.startsWith("addresses (+");
}
function areListed({ url, finalUrl, origins }, addresses) {
	const rows = Map.groupBy(addresses, ({ origin }) => origin);
	const isBegun = origins.filter(({ grade, daysLeft }) => grade !== null || daysLeft !== null).every(({ origin }) => rows.get(origin)?.[0]?.state === "measured");
	const own = new Set([...origins.map(({ origin }) => origin), ...[url, finalUrl].flatMap(hostsIn)]);
	const isDistinct = [...rows.values()].every((all) => new Set(all.map(({ address }) => address)).size === all.length);
	return isBegun && isDistinct && [...rows.keys()].every((origin) => own.has(origin));
}
function hostsIn(url) {
	const parsed = URL.parse(url ?? "");
	return parsed ? [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(parsed)] : [];
}
function bearsOut({ origin, state, grade, daysLeft }, target, asked) {
	if (state !== "measured" || !target.origins.some((each) => each.origin === origin)) return true;
	const passes = (wanted) => target.checks.some(({ id, status }) => id === wanted && status === "pass");
	if (passes("ssl") && grade === null) return false;
	if (!passes("days")) return true;
	return daysLeft !== null && (asked.kind !== "days" || daysLeft >= asked.value);
}
// src/checks/gate/matches.ts
function fits(result, input) {
	const { verdict, targets, totals } = result;
	const [target, ...others] = targets;
	if (excuses(result) || !target || others.length > 0 || target.url !== input.url || target.verdict !== verdict) return false;
	if (!Object.entries(totals).every(([name, count]) => name === "waived" || +(name === verdict) === count) || !isBorneOut(target) || !isOfUrl(target) || !tellsWhatIsOpen(target)) return false;
	return wasAskedFor(target, input) && areAddressesFit(target, input);
}
const thresholds = [
	"ssl",
	"headers",
	"days",
	"https"
];
const measurable = new Set([
	"pass",
	"fail",
	"unknown",
	"off"
]);
function excuses({ targets, totals, notices }) {
	if (totals.waived > 0 || notices !== void 0) return true;
	return targets.some(({ name, suppressedCount: off, checks, findings }) => (name ?? off) !== void 0 || checks.some(({ status, waived, baselineState }) => !measurable.has(status) || (waived ?? baselineState) !== void 0) || findings.some(({ level, waived, baselineState }) => (level ?? waived ?? baselineState) !== void 0));
}
const worstFirst = [
	"fail",
	"unknown",
	"warn"
];
function verdictOf(checks) {
	return worstFirst.find((verdict) => checks.some(({ status }) => status === verdict)) ?? "pass";
}
function isBorneOut({ verdict, checks, reason }) {
	const isUnseen = reason !== void 0 && checks.every(({ status }) => status === "off");
	if (reason !== void 0 && checks.every(({ status }) => status === "pass")) return false;
	return verdict === verdictOf(checks) || isUnseen && verdict === "unknown";
}
function tellsWhatIsOpen({ checks, origins, incompleteChecks: open = [] }) {
	const isTold = (id) => open.some(({ check }) => check === id);
	const isTlsKnown = origins.length > 0 && origins.every(({ grade }) => grade !== null);
	const isPageKnown = checks.find(({ id }) => id === "headers")?.actual !== null;
	return (isTlsKnown || isTold("ssl")) && (isPageKnown || isTold("http"));
}
function isOfUrl({ url, finalUrl, origins }) {
	const [first] = origins;
	const asked = originOf(url);
	const final = finalUrl === null ? null : originOf(finalUrl);
	return (!first || asked === null || first.origin === asked) && (final === null || origins.some(({ origin }) => origin === final));
}
function originOf(url) {
	const parsed = URL.parse(url);
	if (parsed?.protocol !== "https:") return null;
	const port = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(parsed);
	const host = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(parsed));
	return port === 443 ? host : `${host}:${port}`;
}
function wasAskedFor(target, input) {
	if (target.checks.length !== thresholds.length) return false;
	return thresholds.every((id) => {
		const [check, ...others] = target.checks.filter((each) => each.id === id);
		if (!check || others.length > 0) return false;
		const { status, expected } = check;
		if (check.source !== sourceFor(id, input) || !isExpected(check, target, input)) return false;
		return status === "off" === (expected === "off" || expected === false) && (status !== "pass" || isMet(check, target));
	});
}
function sourceFor(id, input) {
	if (id === "days") return sourceOf(input.min_days, "default auto");
	return sourceOf({
		ssl: input.min_ssl,
		headers: input.min_headers,
		https: input.require_https
	}[id]);
}
function isExpected(check, target, input) {
	const { min_ssl, min_headers, require_https } = {
		...defaults,
		...input
	};
	if (check.id === "ssl") return check.expected === min_ssl;
	if (check.id === "headers") return check.expected === min_headers;
	return check.id === "https" ? check.expected === require_https : areDaysExpected(check, target, input);
}
function areDaysExpected({ expected, actual }, { origins }, { min_days }) {
	const asked = min_days ?? defaults.min_days;
	if (asked.kind === "off") return expected === "off";
	if (asked.kind === "days") return isAbout(expected, asked.value);
	if (typeof expected !== "number") return asked.kind === "percent" && expected === null && actual === null;
	if (asked.kind === "auto" && expected > enough + 1) return false;
	const share = asked.kind === "percent" ? asked.value / 100 : 1 / 3;
	const isCapped = asked.kind === "auto" && expected >= enough;
	if (origins.some(({ grade }) => grade === "F")) return true;
	return isCapped || typeof actual !== "number" || actual * share <= expected + 1;
}
const enough = 14;
function isAbout(expected, days) {
	return typeof expected === "number" && Math.abs(expected - days) < .01;
}
function isMet({ id, expected, actual }, { finalUrl, origins, addresses = [] }) {
	if (id === "https") return actual === true && (finalUrl?.startsWith("https:") ?? false);
	if (id === "days") {
		const isOver = [...origins, ...addresses].some(({ daysLeft }) => daysLeft !== null && daysLeft < 0);
		return origins.length > 0 && typeof actual === "number" && typeof expected === "number" && actual >= expected && !isOver;
	}
	if (!isLetter(actual) || !isLetter(expected) || !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(actual, expected)) return false;
	const isBelow = (grade) => grade !== null && !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(grade, actual);
	if (id === "headers") return !addresses.some(({ headers }) => isBelow(headers));
	if (addresses.some(({ grade }) => isBelow(grade))) return false;
	return origins.length > 0 && origins.every(({ grade }) => grade !== null && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(grade, actual));
}
function isLetter(value) {
	return typeof value === "string" && value !== "off";
}
// src/checks/gate/schema.ts
const text$1 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mi)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(_start_js__WEBPACK_IMPORTED_MODULE_1__.Ji), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)()).readonly();
const params = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mi)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)(), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([
	(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)(),
	(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ai)(),
	text$1
])).readonly();
const grade = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(_start_js__WEBPACK_IMPORTED_MODULE_1__.Yn);
const failureFacts$1 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	id: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(Object.keys(_start_js__WEBPACK_IMPORTED_MODULE_1__.Xi)).meta({
		description: "Id of the failure, such as tcp or tls",
		ko: "실패의 id"
	}),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Exact failure code, such as dns.nxdomain",
		ko: "구체적인 실패 코드(예: dns.nxdomain)"
	}),
	params: params.meta({
		description: "Values for the placeholders of the message",
		ko: "메시지의 자리 표시자에 넣을 값"
	})
}).readonly();
const finding = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	id: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Id of the problem in its check",
		ko: "점검 안에서의 문제 id"
	}),
	params: params.meta({
		description: "Values for the placeholders of the message",
		ko: "메시지의 자리 표시자에 넣을 값"
	}),
	subject: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().exactOptional().meta({
		description: "Which one it concerns, if there are several; otherwise absent",
		ko: "여럿 가운데 무엇에 관한 것인지. 하나뿐이면 생략"
	}),
	evidence: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().exactOptional().meta({
		description: "Text from the target that shows the problem; absent without one",
		ko: "문제를 보여 주는, 대상에서 온 텍스트. 없으면 생략"
	})
}).readonly();
const kpi = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	id: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Code of the key figure, the same in every language",
		ko: "지표의 코드. 언어가 바뀌어도 같음"
	}),
	value: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)(),
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ai)(),
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)(),
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xi)()
	]).meta({
		description: "Value of the key figure; null if unknown",
		ko: "지표의 값. 알 수 없으면 null"
	}),
	unit: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().exactOptional().meta({
		description: "Unit of the value, such as days; absent without a unit",
		ko: "값의 단위(예: days). 단위가 없으면 생략"
	})
}).readonly();
const verdict = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	status: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
		"pass",
		"warn",
		"fail",
		"unknown"
	]).meta({
		description: "pass, warn, fail, or unknown if not enough could be observed",
		ko: "pass, warn, fail. 관측한 내용이 부족하면 unknown"
	}),
	grade: grade.exactOptional().meta({
		description: "Grade from A+ to F; absent if not enough could be observed",
		ko: "A+부터 F까지의 등급. 관측한 내용이 부족하면 생략"
	}),
	score: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ai)().exactOptional().meta({
		description: "Score before limits are applied, 0–100; absent without a grade",
		ko: "상한을 적용하기 전의 점수(0–100). 등급이 없으면 생략"
	}),
	uncapped: grade.exactOptional().meta({
		description: "Grade that the score alone would give",
		ko: "점수만으로 매긴 등급"
	}),
	atLeast: grade.exactOptional().meta({
		description: "Lowest possible grade, if unknown facts could raise it",
		ko: "알 수 없는 사실에 따라 더 높아질 수 있을 때, 확실한 최저 등급"
	}),
	parts: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		id: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
			description: "Code of the part, the same in every language",
			ko: "부분의 코드. 언어가 바뀌어도 같음"
		}),
		weight: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ai)().meta({
			description: "Share of the score, in percent",
			ko: "점수에서 차지하는 비율(%)"
		}),
		score: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ai)().nullable().meta({
			description: "Score of the part, 0–100; null if it could not be observed",
			ko: "부분의 점수(0–100). 관측할 수 없었으면 null"
		})
	}).readonly()).readonly().exactOptional().meta({
		description: "Parts of the score",
		ko: "점수를 이루는 부분"
	}),
	caps: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		id: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
			description: "Code of the limit, the same in every language",
			ko: "상한의 코드. 언어가 바뀌어도 같음"
		}),
		max: grade.meta({
			description: "Best possible grade under this limit",
			ko: "이 상한에서 가능한 가장 좋은 등급"
		})
	}).readonly()).readonly().exactOptional().meta({
		description: "Limits on the grade, whatever the score is",
		ko: "점수와 관계없이 등급을 제한하는 것"
	}),
	coverage: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ai)().exactOptional().meta({
		description: "Share of the total weight that could be observed, in percent",
		ko: "전체 가중치 가운데 관측할 수 있었던 비율(%)"
	}),
	kpis: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(kpi).readonly().meta({
		description: "Key figures of the check",
		ko: "점검의 주요 지표"
	}),
	findings: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(finding).readonly().meta({
		description: "Problems that the check found",
		ko: "점검에서 찾은 문제"
	})
}).readonly();
function attemptOf(raw) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Di)("ok", [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		ok: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)(true).meta({
			description: "true if the check has a result",
			ko: "점검 결과가 있으면 true"
		}),
		value: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
			raw: raw.meta({
				description: "Observation of the check, as its own endpoint returns it",
				ko: "점검의 관측. 해당 점검의 data.raw와 같음"
			}),
			verdict: verdict.meta({
				description: "Verdict of the check on the observation",
				ko: "관측에 대한 점검의 판정"
			})
		}).readonly().meta({
			description: "Observation and verdict of the check",
			ko: "점검의 관측과 판정"
		})
	}).readonly(), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		ok: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)(false).meta({
			description: "false if the check failed",
			ko: "점검이 실패했으면 false"
		}),
		failure: failureFacts$1.meta({
			description: "Why there is no observation",
			ko: "관측이 없는 이유"
		})
	}).readonly()]);
}
const origin = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	target: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({ description: "Host, or host:port, as the ssl check names it" }),
	ssl: attemptOf(ssl.raw).meta({
		description: "Result of the ssl check for this origin",
		ko: "이 오리진에 대한 ssl 점검의 결과"
	})
}).readonly();
const raw = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	url: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Requested URL in canonical form",
		ko: "요청한 URL의 정규형"
	}),
	observedAt: datetime().meta(descriptions.observedAt),
	finalUrl: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({ description: "URL at the end of the redirects; null if they could not be followed to the end" }),
	address: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({ description: "The address that answered the first request" }),
	origins: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(origin).readonly().meta({ description: "The first https origin of the redirect chain, the final one if it differs, and those that only other addresses redirect to" }),
	http: attemptOf(http$1.raw).meta({
		description: "Result of the http check for the URL",
		ko: "URL에 대한 http 점검의 결과"
	}),
	redirectChain: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		rejectedUrl: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
			description: "First URL before the page that browsers reject; null without one",
			ko: "페이지 이전에 브라우저가 거부하는 첫 URL. 없으면 null"
		}),
		undeterminedUrl: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
			description: "First URL for which that is unknown; null without one",
			ko: "거부 여부를 알 수 없는 첫 URL. 없으면 null"
		})
	}).readonly().meta({
		description: "rejectedUrl: the first URL before the page that browsers refuse to connect to; undeterminedUrl: the first one for which this is unknown; null if there is none",
		ko: "rejectedUrl: 페이지 이전에 브라우저가 연결을 거부하는 첫 URL; undeterminedUrl: 거부 여부를 알 수 없는 첫 URL; 없으면 null"
	}),
	plainHttp: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(plainHttp.readonly()).readonly().meta({ description: "The results of port 80 for the given and the final origin; empty if the page is on another https port than 443" }),
	cost: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		connections: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().meta({
			description: "Number of connections opened",
			ko: "연 연결의 수"
		}),
		requests: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().meta({
			description: "Number of HTTP requests sent",
			ko: "보낸 HTTP 요청의 수"
		}),
		roundTrips: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().meta({
			description: "Network round trips on the way to the page",
			ko: "페이지에 이르는 동안의 네트워크 왕복 수"
		}),
		ms: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().meta({
			description: "Duration of the measurement in milliseconds",
			ko: "측정에 걸린 시간(밀리초)"
		})
	}).readonly().meta({ description: "Cost of the measurement; roundTrips counts only those to the page" })
}).readonly();
// src/checks/gate/index.ts
const gate = defineCheck({
	id: "gate",
	version: 6,
	title: {
		en: "Pre-deploy gate",
		ko: "배포 전 게이트"
	},
	about: {
		en: "Measures certificate, TLS, security headers, expiry and HTTPS of a deployed URL and passes or fails a build.",
		ko: "배포된 URL의 인증서, TLS, 보안 헤더, 만료, HTTPS를 측정하여 빌드를 통과시키거나 실패시킵니다."
	},
	notes: [{
		en: "The site is the final answer with a status of 2xx, or one that `accept_status` names; a redirect within the registrable domain belongs to the site. Behind an error, a login, a bot challenge or a block page the headers are unknown, while certificate, days and HTTPS of the given origin are still judged. A platform's page for a site that does not exist makes the whole target unknown.",
		ko: "상태 코드가 2xx이거나 `accept_status`에 지정된 마지막 응답을 사이트로 봅니다. 등록 도메인 안의 리디렉션은 사이트에 속합니다. 오류, 로그인, 봇 확인, 차단 페이지 뒤에서는 헤더를 알 수 없으며, 지정한 출처의 인증서, 남은 기간, HTTPS는 계속 평가합니다. 존재하지 않는 사이트에 대한 플랫폼의 페이지이면 대상 전체를 알 수 없습니다."
	}],
	input: _start_js__WEBPACK_IMPORTED_MODULE_1__["in"],
	subject: "url",
	raw,
	cost: "standard",
	ttl: 0,
	words: _start_js__WEBPACK_IMPORTED_MODULE_1__.on,
	target: ({ url }) => targetOfUrl(url),
	collect,
	judge,
	answer: {
		schema: gateResult,
		of: answer,
		fits
	}
});
// src/formats/dns/reason-words.ts
const words = new Map([
	["TIMEOUT", {
		en: "no answer came in time",
		ko: "제시간에 응답이 없음"
	}],
	["BADRESP", {
		en: "its answer is not a valid DNS message",
		ko: "올바른 DNS 메시지가 아님"
	}],
	["TRUNCATED", {
		en: "its answer is truncated over TCP as well",
		ko: "TCP에서도 응답이 잘림"
	}],
	["NO-TCP", {
		en: "its answer needs TCP, but it does not answer over TCP",
		ko: "응답에 TCP가 필요하지만 TCP로 응답하지 않음"
	}],
	["NO-UDP", {
		en: "it answers over TCP but not over UDP",
		ko: "TCP로만 응답하고 UDP에는 응답하지 않음"
	}],
	["NO-HTTP2", {
		en: "it does not speak HTTP/2",
		ko: "HTTP/2를 사용하지 않음"
	}],
	["HTTP-TYPE", {
		en: "its response is not a DNS message",
		ko: "응답이 DNS 메시지가 아님"
	}],
	["HTTP-TOO-LONG", {
		en: "its response is longer than a DNS message can be",
		ko: "DNS 메시지보다 긴 것을 보냄"
	}],
	["HTTP2-REFUSED_STREAM", {
		en: "it accepts no more requests for now",
		ko: "지금은 요청을 더 받지 않음"
	}],
	["HTTP2-ENHANCE_YOUR_CALM", {
		en: "it reports too many requests",
		ko: "요청이 너무 많다고 함"
	}],
	["HTTP2-CANCEL", {
		en: "it cancelled the request",
		ko: "요청을 중단함"
	}],
	["HTTP2-INADEQUATE_SECURITY", {
		en: "it rejects the encryption as too weak",
		ko: "암호화가 너무 약하다고 함"
	}],
	["HTTP2-HTTP_1_1_REQUIRED", {
		en: "it does not speak HTTP/2",
		ko: "HTTP/2를 사용하지 않음"
	}],
	["HTTP2-GOAWAY", {
		en: "it ended the HTTP/2 session",
		ko: "HTTP/2 세션을 종료함"
	}],
	["ECONNREFUSED", {
		en: "nothing listens there",
		ko: "대기 중인 서비스가 없음"
	}],
	["ECONNRESET", {
		en: "the connection was reset",
		ko: "연결이 끊어짐"
	}],
	["EPIPE", {
		en: "the connection was reset",
		ko: "연결이 끊어짐"
	}],
	["EHOSTUNREACH", {
		en: "no route from here",
		ko: "여기서 도달할 경로가 없음"
	}],
	["ENETUNREACH", {
		en: "no route from here",
		ko: "여기서 도달할 경로가 없음"
	}],
	["timeout.tcp", {
		en: "it did not accept a connection in time",
		ko: "제시간에 연결을 받지 않음"
	}],
	["timeout.tls", {
		en: "it did not finish the TLS handshake in time",
		ko: "제시간에 TLS 핸드셰이크를 마치지 않음"
	}],
	["tls.not-tls", {
		en: "it does not speak TLS there",
		ko: "그 포트에서 TLS를 사용하지 않음"
	}],
	["tls.closed", {
		en: "it closed the connection during the TLS handshake",
		ko: "TLS 핸드셰이크 중에 연결을 닫음"
	}],
	["tls.alert.120", {
		en: "it does not speak HTTP/2",
		ko: "HTTP/2를 사용하지 않음"
	}],
	["CERT_HAS_EXPIRED", {
		en: "its certificate has expired",
		ko: "인증서가 만료됨"
	}],
	["CERT_NOT_YET_VALID", {
		en: "its certificate is not valid yet",
		ko: "인증서가 아직 유효하지 않음"
	}],
	["HOSTNAME_MISMATCH", {
		en: "its certificate is for another name",
		ko: "인증서의 이름이 다름"
	}]
]);
const beginnings = [
	["HTTP2-GOAWAY-", {
		en: "it ended the HTTP/2 session with an error",
		ko: "HTTP/2 세션을 오류로 종료함"
	}],
	["HTTP2-", {
		en: "it ended the HTTP/2 request with an error",
		ko: "HTTP/2 요청을 오류로 종료함"
	}],
	["ERR_HTTP2_", {
		en: "it violates the HTTP/2 protocol",
		ko: "HTTP/2 규약을 지키지 않음"
	}],
	["HTTP-", {
		en: "it answers with an HTTP error",
		ko: "HTTP 오류로 응답함"
	}],
	["tls.", {
		en: "the TLS handshake failed",
		ko: "TLS 핸드셰이크가 실패함"
	}],
	["ERR_SSL_", {
		en: "the TLS connection failed",
		ko: "TLS 연결이 깨짐"
	}],
	["proxy.", {
		en: "the proxy refused the connection",
		ko: "프록시에서 연결을 허용하지 않음"
	}],
	["timeout.proxy", {
		en: "the proxy refused the connection",
		ko: "프록시에서 연결을 허용하지 않음"
	}],
	["tcp.", {
		en: "it could not be reached",
		ko: "도달할 수 없음"
	}]
];
const ofNames = [
	["timeout.", {
		en: "its address was not found in time",
		ko: "제시간에 주소를 찾지 못함"
	}],
	["dns.nxdomain", {
		en: "its name does not exist",
		ko: "이름이 존재하지 않음"
	}],
	["dns.no-address", {
		en: "its name has no address",
		ko: "이름에 주소가 없음"
	}],
	["", {
		en: "its address could not be found",
		ko: "주소를 찾을 수 없음"
	}]
];
const ofCertificate = /^(?:UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|CERT|INVALID_CA|PATH_LENGTH|CRL_)[A-Z_]*$/;
const untrusted$1 = {
	en: "its certificate is not trusted",
	ko: "인증서를 신뢰할 수 없음"
};
function dnsReasonWords(reason) {
	const [, ofName] = /^[^\s:]{1,255}: (?<code>[a-z.-]{1,60})$/.exec(reason) ?? [];
	if (ofName !== void 0) return ofNames.find(([code]) => ofName.startsWith(code))?.[1] ?? null;
	return words.get(reason) ?? beginnings.find(([code]) => reason.startsWith(code))?.[1] ?? (ofCertificate.test(reason) ? untrusted$1 : null);
}
function unheardWords(all) {
	const shown = all.slice(0, 4).map(({ server, reason }) => {
		const word = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(reason, 80);
		const { en, ko } = dnsReasonWords(reason) ?? {
			en: word,
			ko: word
		};
		return {
			name: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(server, 80),
			en,
			ko
		};
	});
	const more = all.length > shown.length ? ` (+${all.length - shown.length})` : "";
	return {
		en: shown.map(({ name, en }) => `${name} (${en})`).join(", ") + more,
		ko: shown.map(({ name, ko }) => `${name}(${ko})`).join(", ") + more
	};
}
// src/gate/retry.ts
const firstPause = 500;
const longestRetryAfter = 60;
async function tryAgain(work, worth, { retries, clock, signal }) {
	const all = [await work(0)];
	for (let pause = firstPause; all.length <= retries; pause *= 2) {
		const least = worth(all.at(-1));
		if (least === null || signal?.aborted) break;
		if (!await clock.sleep(Math.max(least, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.w)(pause, clock)), signal)) break;
		all.push(await work(all.length));
	}
	return all;
}
const brokenOff$1 = new Set([
	"tcp.refused",
	"tcp.reset",
	"tls.closed",
	"http.closed"
]);
const ofServer = new Set([
	"server.unreachable",
	"server.timeout",
	"server.failed"
]);
const passing = new Set([
	"SERVFAIL",
	"EAI_AGAIN",
	"ECONNREFUSED"
]);
function isBrokenOff(reason) {
	return reason !== void 0 && brokenOff$1.has(reason);
}
function worthOf({ facts: { id, reason, params }, code, retryAfter }, { waitsForRoom }) {
	const isBusy = code === "RATE_LIMITED" || reason === "busy";
	if (isBusy && waitsForRoom && retryAfter !== null) return null;
	const isPassing = reason === "dns.failed" && passing.has(params["detail"]);
	if (!isBusy && !isPassing && !ofServer.has(id) && !isBrokenOff(reason)) return null;
	const seconds = retryAfter ?? 0;
	return seconds > longestRetryAfter ? null : seconds * 1e3;
}
function sumOf(costs) {
	const sum = (of) => costs.reduce((total, cost) => total + cost[of], 0);
	return {
		connections: sum("connections"),
		requests: sum("requests"),
		roundTrips: sum("roundTrips"),
		ms: sum("ms")
	};
}
function anew({ idle: _idle, surveysSince: _since, ...asking }) {
	return asking;
}
function retrying(runner, trying) {
	return {
		...runner.waitsForRoom && { waitsForRoom: true },
		async answer(check, query, { onSpent, ...asking }) {
			const traffic = [];
			const tries = await tryAgain(async (before) => {
				try {
					const how = before === 0 ? asking : anew(asking);
					return await runner.answer(check, query, {
						...how,
						onSpent: (spent) => traffic.push(spent)
					});
				} catch (error) {
					if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui) return error;
					throw error;
				}
			}, (came) => came instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui ? worthOf(came, runner) : null, trying);
			const of = (what) => traffic.reduce((sum, each) => sum + each[what], 0);
			onSpent?.({
				connections: of("connections"),
				requests: of("requests"),
				bytes: of("bytes")
			});
			const last = tries.at(-1);
			if (last === void 0 || last instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui) throw last;
			return last;
		}
	};
}
// src/gate/run-target.ts
const once = {
	waiting: null,
	confirm: false,
	retries: 0
};
const secondThoughts = 1e3;
async function gateOne(question, query, options) {
	const { waiting } = question.persistence ?? once;
	const queued = (work) => options.queue(async () => {
		if (options.isOver()) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("aborted", {});
		return work();
	});
	if (!waiting) {
		const measure = async (since) => (await queued(() => gateWhole(question, query, {
			options,
			since
		}))).result;
		return believed(question, measure, options);
	}
	const [{ openExpectedTargets: openAwaiting }, { limitFor }] = await Promise.all([__webpack_require__.e(/* import() */ 8359).then(__webpack_require__.bind(__webpack_require__, 8359)), __webpack_require__.e(/* import() */ 9415).then(__webpack_require__.bind(__webpack_require__, 9415)).then((m) => ({ awaitedOf: m.t, isGood: m.n, limitFor: m.r, seenOf: m.i }))]);
	const limit = limitFor(waiting.conditions);
	const measure = () => queued(() => gateWhole(question, query, {
		options,
		limit,
		since: Date.now()
	}));
	return believed(question, openAwaiting({
		question,
		query,
		waiting,
		options,
		measure
	}), options);
}
async function believed({ persistence }, measure, { language, clock, signal, judge, begunAt }) {
	const first = await measure(begunAt);
	const seenAt = Date.now();
	const [was] = first.targets;
	if (!persistence?.confirm || !was) return first;
	const before = {
		measured: was,
		judged: judge(was)
	};
	if (before.judged.verdict !== "fail") return first;
	if (!await clock.sleep((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.w)(secondThoughts, clock), signal)) return first;
	const { confirmed } = await __webpack_require__.e(/* import() */ 6455).then(__webpack_require__.bind(__webpack_require__, 6455));
	const second = await attempt(() => measure(seenAt));
	if (!second.ok) return onTarget(first, (target) => ({
		...target,
		confirmed: false
	}));
	return onTarget(second.value, (is) => confirmed(before, {
		measured: is,
		judged: judge(is)
	}, language));
}
async function gateWhole(question, query, { options, limit, since }) {
	const { name, demands = {}, persistence = once } = question;
	const { clock, signal, idle } = options;
	const trying = {
		retries: persistence.retries,
		clock,
		...signal && { signal }
	};
	const wanted = Object.entries(demands).filter(([, { level }]) => level !== "off");
	const [{ result, sights }, other] = await Promise.all([gateAgain(question, query, {
		options,
		trying,
		since,
		...limit !== void 0 && { limit }
	}), wanted.length > 0 ? besides() : null]);
	const isSameRelease = result.tool.version === _start_js__WEBPACK_IMPORTED_MODULE_1__.br;
	return {
		result: named(other ? onTarget(result, (target) => other.withDemands(target, other.met, isSameRelease)) : result, name),
		sights
	};
	async function besides() {
		const { askDemands, withDemands } = await __webpack_require__.e(/* import() */ 6335).then(__webpack_require__.bind(__webpack_require__, 6335));
		const runner = retrying(question.runner, trying);
		const { thresholds, excusing } = question;
		const asked = {
			...options,
			...thresholds,
			...excusing && { excusing },
			sharing: {
				surveysSince: since,
				idle: idle.since(since)
			},
			url: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.lr)(gate.input, query).url,
			runner
		};
		return {
			met: await askDemands(Object.fromEntries(wanted), asked),
			withDemands
		};
	}
}
async function resultOf(tries, { language, judge }) {
	const last = tries.at(-1) ?? tries[0];
	const [first, ...others] = tries.filter((each) => each.failure === null);
	if (!first) return last.result;
	const { retried } = await __webpack_require__.e(/* import() */ 6455).then(__webpack_require__.bind(__webpack_require__, 6455));
	const judged = (measured) => ({
		measured,
		judged: judge(measured)
	});
	const together = ([was], result) => was ? onTarget(result, (is) => retried(judged(was), judged(is), language)) : result;
	return others.reduce((before, { result }) => together(before.targets, result), first.result);
}
const tried = {
	en: "Tried {count} times.",
	ko: "{count}번 시도했습니다."
};
async function gateAgain(question, query, asking) {
	const { options, trying } = asking;
	const tries = await tryAgain((before) => ask(question, query, {
		...asking,
		isRetry: before > 0
	}), (came) => worthOfTry(came, question.runner), trying);
	const last = tries.at(-1) ?? tries[0];
	if (tries.length === 1) return last;
	const cost = sumOf(tries.flatMap(({ result }) => result.targets.map((target) => target.cost)));
	const more = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qi)(tried, { count: tries.length }, options.language);
	return {
		result: onTarget(await resultOf(tries, options), (target) => ({
			...target,
			...target.message !== void 0 && { message: `${target.message} ${more}` },
			cost,
			tries: tries.length
		})),
		sights: tries.flatMap(({ sights }) => sights)
	};
}
function worthOfTry({ result, failure: broken }, runner) {
	if (broken) return worthOf(broken, runner);
	const [target] = result.targets;
	return target?.verdict === "unknown" && isBrokenOff(target.reason) ? 0 : null;
}
async function ask({ runner, naming }, query, asked) {
	const { options, limit, since, isRetry } = asked;
	const { language, signal, onBug, idle } = options;
	const observedAt = new Date();
	const started = performance.now();
	let spent = {
		connections: 0,
		requests: 0
	};
	const onSpent = (traffic) => void (spent = traffic);
	const sights = [];
	const watching = limit === void 0 ? null : {
		limit,
		onSight: (sight) => void sights.push(sight)
	};
	try {
		const asking = {
			language,
			onSpent,
			surveysSince: since,
			idle: idle.since(since),
			...naming && { naming },
			...signal && { signal },
			...watching && { watching }
		};
		const { data } = await runner.answer(gate, query, isRetry ? anew(asking) : asking);
		return {
			result: measured(data),
			sights,
			failure: null
		};
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui && refusing.has(error.code)) throw error;
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui)) onBug?.(error, query["url"] ?? "");
		const broken = error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui ? error : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("internal", {});
		const { connections, requests } = spent;
		const cost = {
			connections,
			requests,
			roundTrips: 0,
			ms: Math.round(performance.now() - started)
		};
		return {
			result: measured(answerFailure((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.lr)(gate.input, query), broken.facts, {
				language,
				observedAt,
				cost
			})),
			sights,
			failure: broken
		};
	}
}
const refusing = new Set([
	"INVALID_INPUT",
	"INVALID_API_KEY",
	"API_KEY_REQUIRED"
]);
function measured({ interpretation: _interpretation, ...result }) {
	return result;
}
function named(result, name) {
	return name === void 0 ? result : onTarget(result, (target) => ({
		...target,
		name
	}));
}
function onTarget(result, change) {
	const targets = result.targets.map(change);
	return {
		...result,
		verdict: targets[0]?.verdict ?? result.verdict,
		targets
	};
}
// src/net/queue.ts
function openQueue(limit) {
	const most = typeof limit === "number" ? () => limit : limit;
	const waiting = new Set();
	let running = 0;
	async function turn(signal) {
		const { promise, resolve } = Promise.withResolvers();
		waiting.add(resolve);
		try {
			await withSignal(signal, promise);
		} catch (error) {
			if (!waiting.delete(resolve)) pass();
			throw error;
		}
	}
	function pass() {
		const [next] = waiting;
		if (!next || running > most()) {
			running--;
			return;
		}
		waiting.delete(next);
		next();
	}
	return async (signal, work) => {
		if (running < most()) running++;
		else await turn(signal);
		try {
			return await work();
		} finally {
			pass();
		}
	};
}
// src/net/dial.ts
const attemptDelay = 250;
async function dial(addresses, port, { to, signal, budget }, open = connectTo) {
	const ending = new AbortController();
	const free = onAbort(signal, (reason) => ending.abort(reason));
	sharePatience(signal, ending.signal);
	const attempts = [];
	let won;
	try {
		for (const address of addresses) {
			attempts.push(open(address, port, {
				to,
				signal: ending.signal,
				budget
			}));
			won = await firstOf(attempts, ending.signal);
			if (won) break;
		}
		won ??= await Promise.any(attempts);
		return won;
	} catch (error) {
		throw error instanceof AggregateError ? mostTelling(error.errors) : error;
	} finally {
		free();
		ending.abort();
		for (const each of attempts) each.then((late) => late !== won && late.socket.destroy(), ignore$2);
	}
}
async function firstOf(attempts, signal) {
	const { promise, resolve } = Promise.withResolvers();
	const timer = setTimeout(resolve, attemptDelay);
	const free = onAbort(signal, () => resolve());
	const latest = attempts.at(-1)?.catch(() => void 0);
	const any = Promise.any(attempts).catch(() => void 0);
	const won = await Promise.race([
		any,
		latest,
		promise
	]);
	clearTimeout(timer);
	free();
	return won ?? void 0;
}
function mostTelling(errors) {
	return errors.find((error) => idOf$1(error) === "aborted") ?? errors.find((error) => idOf$1(error) !== "tcp.unreachable") ?? errors[0];
}
async function connectTo(address, port, { to, signal, budget }) {
	if (signal.aborted) throw toFailure(signal.reason, to, "tcp");
	budget.connection();
	const { promise, resolve, reject } = Promise.withResolvers();
	const socket = (0,node_net__WEBPACK_IMPORTED_MODULE_2__.connect)({
		host: address,
		port,
		noDelay: true
	});
	budget.watch(socket);
	let isSent = false;
	socket.once("connectionAttempt", () => queueMicrotask(() => isSent = !socket.destroyed));
	const fail = (error) => {
		if (isSent && error instanceof Error) Object.assign(error, { isFromNetwork: true });
		reject(toFailure(error, to, "tcp"));
		socket.destroy();
	};
	const free = onAbort(signal, fail);
	socket.once("connect", () => resolve({
		socket,
		address
	}));
	socket.on("error", fail);
	return promise.finally(free);
}
function idOf$1(error) {
	return error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui ? error.facts.id : "";
}
function ignore$2() {}
// src/net/pins.ts
function pinFor(pins, to) {
	const ofHost = pins.filter(({ host }) => host === to.host);
	const ofPort = ofHost.filter(({ port }) => port === to.port);
	if (to.at === void 0) return ofPort[0] ?? elsewhere(ofHost[0], to);
	const isMeant = (pin) => idOf(pin) === to.at;
	const meant = ofPort.find(isMeant) ?? ofHost.find(isMeant) ?? ofHost.find(({ address }) => address === to.at);
	if (!meant || meant.port === to.port) return meant;
	return ofPort.find(({ address }) => address === meant.address) ?? elsewhere(meant, to);
}
function pinsOf(pins, to) {
	const ofHost = pins.filter(({ host }) => host === to.host);
	const ofPort = ofHost.filter(({ port }) => port === to.port);
	const all = ofPort.length > 0 ? ofPort : ofHost.map((pin) => ({
		...pin,
		port: to.port,
		toPort: to.port
	}));
	return new Map(all.map((pin) => [idOf(pin), pin]));
}
function idOf({ port, address, toPort }) {
	return port === toPort ? address : `${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)(address)}:${toPort}`;
}
function elsewhere(pin, { port }) {
	return pin && {
		...pin,
		port,
		toPort: port
	};
}
// src/net/opt-out.ts
const noOptOuts = {
	domains: [],
	networks: []
};
function isNetworkOut(address, { networks }) {
	return networks.length > 0 && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.vr)(address, networks);
}
function refuseOptedOut(host, optOut) {
	if (optOut.domains.some((domain) => host === domain || host.endsWith(`.${domain}`)) || isNetworkOut(host, optOut)) throw optedOut(host);
}
function optedOut(host) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("target.opted-out", { host }, { reason: "opted-out" });
}
// src/net/policy.ts
function mayContact(address, namedBy, policy) {
	if (isNetworkOut(address, policy.optOut ?? noOptOuts)) return false;
	if (isPublic(address, policy)) return true;
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.hr)(address) === "never" || !policy.special) return false;
	return namedBy === void 0 || !isPublic(namedBy, policy);
}
function isHidden(host, { special, showsSpecial = false }) {
	return !special && !showsSpecial && (0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(host) === 0 && !/(?:^|\.)localhost$/.test(host);
}
function mayShow(address, policy) {
	return policy.special || isPublic(address, policy);
}
function isPublic(address, { allow }) {
	return address === "(proxy)" || (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.hr)(address) === "public" || (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.vr)(address, allow);
}
const specialUse = /(?:^|\.)(?:localhost|local|onion|invalid|home\.arpa|alt)\.?$/i;
const inside = /(?:^|\.)(?:internal|intranet|lan|corp|home)\.?$|^[^.]*\.?$/i;
function mayAskByName(host, namedBy, policy) {
	if (specialUse.test(host)) return false;
	return !inside.test(host) || policy.special && (namedBy === void 0 || !isPublic(namedBy, policy));
}
// src/net/tls/withhold.ts
function withhold(over, onHeld) {
	let isReleased = false;
	let isHeld = false;
	const way = new node_stream__WEBPACK_IMPORTED_MODULE_3__.Duplex({
		read: () => void over.resume(),
		write(chunk, _encoding, done) {
			if (isReleased || isHello(chunk)) {
				over.write(chunk, done);
				return;
			}
			done();
			if (!isHeld) onHeld();
			isHeld = true;
		},
		final: (done) => void over.end(done),
		destroy(error, done) {
			over.destroy();
			done(error);
		}
	});
	over.on("data", (chunk) => void (way.push(chunk) || over.pause()));
	over.once("end", () => way.push(null));
	over.once("error", (error) => way.destroy(error));
	way.on("error", () => {});
	over.once("close", () => way.destroy());
	return {
		way,
		release: () => {
			isReleased = true;
		}
	};
}
const changeCipherSpec = 20;
const alert = 21;
const handshake$1 = 22;
const clientHello = 1;
function isHello(bytes) {
	const type = bytes[0];
	if (bytes.length < 6 || type === void 0) return false;
	const rest = bytes.subarray(5 + bytes.readUInt16BE(3));
	return (type === changeCipherSpec || type === alert || type === handshake$1 && bytes[5] === clientHello) && (rest.length === 0 || isHello(rest));
}
// src/net/tls/secure.ts
function secure(over, shake) {
	const started = performance.now();
	const { promise, resolve, reject } = Promise.withResolvers();
	let staple = null;
	let met;
	const held = shake.showsWho ? withhold(over, () => fail(untrusted(shake.to))) : null;
	const socket = (0,node_tls__WEBPACK_IMPORTED_MODULE_6__.connect)({
		socket: held?.way ?? over,
		secureContext: shake.context,
		rejectUnauthorized: false,
		requestOCSP: true,
		...shake.alpn !== "none" && { ALPNProtocols: shake.alpn === "either" ? ["h2", "http/1.1"] : [shake.alpn] },
		...(0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(shake.to.host) === 0 && { servername: shake.to.host },
		checkServerIdentity: () => void 0
	});
	socket.getPeerCertificate = () => ({});
	const fail = (error) => {
		reject(refusalOf(toFailure(error, shake.to, "tls"), shake, met));
		socket.destroy();
		over.destroy();
	};
	const free = onAbort(shake.signal, fail);
	socket.once("OCSPResponse", (response) => {
		staple = response;
		met = {
			asksWho: asksWho(socket),
			...held && { chain: servedChain(socket) }
		};
		if (held && isAuthorized(socket) && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Bt)(met.chain?.[0], shake.to.host)) held.release();
	});
	socket.on("error", fail);
	socket.once("close", () => fail(Object.assign(new Error("closed"), { code: "ECONNRESET" })));
	socket.once("secureConnect", () => {
		try {
			const ms = performance.now() - started;
			const chain = met?.chain ?? servedChain(socket);
			const handshake = {
				...describe(socket, shake),
				chain,
				staple,
				ms
			};
			resolve({
				socket,
				handshake,
				asksWho: met?.asksWho ?? false
			});
		} catch (error) {
			fail(error);
		}
	});
	return promise.finally(free);
}
function refusalOf(error, { to, showsWho }, met) {
	return met?.asksWho ? tlsRefusal(error, to, showsWho ?? false) : error;
}
function tlsRefusal(error, { host, port }, showedWho) {
	const { id, reason } = error.facts;
	if (!/^(?:tls\.(?:alert|client-certificate|closed)|tcp\.reset|http\.closed)$/.test(id)) return error;
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)(showedWho ? "tls.client-certificate-refused" : "tls.client-certificate", {
		host,
		port
	}, {
		reason,
		cause: error
	});
}
function untrusted({ host }) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("access.untrusted", { host });
}
function asksWho(socket) {
	return socket.getSharedSigalgs().length > 0;
}
function isAuthorized(socket) {
	const handle = Reflect.get(socket, "_handle");
	if (typeof handle !== "object" || handle === null) return false;
	const verdict = Reflect.get(handle, "verifyError");
	return typeof verdict === "function" && Reflect.apply(verdict, handle, []) === null;
}
function describe(socket, { address, lenient, legacyRenegotiation }) {
	const { standardName, name } = socket.getCipher();
	return {
		address,
		protocol: socket.getProtocol() ?? "unknown",
		cipher: standardName ?? name,
		group: groupOf(socket),
		alpn: socket.alpnProtocol || null,
		trustError: socket.authorized ? null : String(socket.authorizationError ?? "UNSPECIFIED"),
		lenient,
		...legacyRenegotiation && { legacyRenegotiation }
	};
}
function servedChain(socket) {
	const chain = [];
	let certificate = socket.getPeerX509Certificate();
	while (certificate && chain.length < 32) {
		chain.push(certificate.raw);
		certificate = certificate.issuerCertificate;
	}
	return chain;
}
function groupOf(socket) {
	const info = socket.getEphemeralKeyInfo();
	if (!info || !("type" in info)) return null;
	if ("name" in info && info.name) return info.name;
	if (info.type !== "DH") return null;
	return socket.getProtocol() === "TLSv1.3" ? `ffdhe${info.size}` : `DHE ${info.size}`;
}
// src/net/dns/undetermined.ts
const badName = "BADNAME";
function undetermined(told, host) {
	const isSilent = "silent" in told;
	if (!told.tried) return isSilent ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("timeout.dns", { host }) : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("dns.failed", {
		host,
		detail: told.failed
	});
	const servers = unheardWords(told.tried);
	if (isSilent) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("timeout.unheard", {
		host,
		servers
	}, { reason: "timeout.dns" });
	const params = {
		host,
		servers,
		detail: told.failed
	};
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("dns.unheard", params, { reason: "dns.failed" });
}
// src/core/net/mail.ts
const mailLimits = {
	banner: 2048,
	keywords: 64
};
// src/net/agent.ts
init__node_http();
function agentOf(socket) {
	const agent = new Agent({
		keepAlive: true,
		maxSockets: 1
	});
	let isGiven = false;
	agent.createConnection = (_options, done) => {
		if (isGiven) done?.(Object.assign(new Error("closed"), { code: "ECONNRESET" }), void 0);
		else done?.(null, socket);
		isGiven = true;
	};
	return agent;
}
// src/net/connection.ts
async function startTlsOf(to) {
	const { starttls } = to;
	if (starttls === void 0) return void 0;
	const { agreeOnTls } = await __webpack_require__.e(/* import() */ 6078).then(__webpack_require__.bind(__webpack_require__, 6078)).then((m) => ({ agreeOnTls: m.t }));
	return (socket, signal) => agreeOnTls(socket, {
		...to,
		starttls
	}, signal);
}
async function openConnection(to, isSecure, signal, dialling) {
	const bare = isSecure ? await openSecure(to, signal, dialling) : await openPlain(to, signal, dialling);
	if (to.starttls ?? to.implicitTlsProtocol) bare.socket.destroy();
	return {
		...bare,
		agent: agentOf(bare.socket)
	};
}
async function openPlain(to, signal, { routes, begin }) {
	const connected = await routes.connect({
		...to,
		isPlain: true
	}, signal, begin);
	const { bytesRead: received } = connected.socket;
	return {
		...connected,
		line: connected.socket,
		received,
		handshake: null,
		asksWho: false,
		showsWho: false
	};
}
async function openSecure(to, signal, dialling) {
	const identity = dialling.access?.identity;
	const alpn = to.starttls ?? to.implicitTlsProtocol ? "none" : "http/1.1";
	const startTls = await startTlsOf(to);
	const attempts = [{
		lenient: false,
		alpn,
		showsWho: identity !== void 0
	}];
	let spent = 0;
	let first;
	for (let attempt = attempts.shift(); attempt; attempt = attempts.shift()) try {
		const connected = await dialling.routes.connect(to, signal, dialling.begin);
		dialling.begin("starttls");
		await startTls?.(connected.socket, signal);
		dialling.begin("tls");
		spent += connected.roundTrips;
		const { address } = connected;
		const { lenient, belowTls13, legacyRenegotiation, showsWho } = attempt;
		const context = identity && showsWho ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vt)(identity, dialling.given) : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wt)(dialling.given, {
			lenient,
			...belowTls13 && { belowTls13 },
			...legacyRenegotiation && { legacyRenegotiation }
		}, to);
		const secured = await secure(connected.socket, {
			to,
			address,
			...attempt,
			context,
			signal
		});
		const roundTrips = spent + roundTripsOf(secured.handshake);
		return {
			...secured,
			line: connected.socket,
			address,
			roundTrips,
			received: 0,
			showsWho
		};
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui)) throw error;
		if (error.reason !== "access.untrusted") first ??= error;
		spent++;
		const next = afterwards(attempt, error);
		if (next) attempts.push(next);
	}
	if (first?.reason === "tls.not-tls" && dialling.routes.proxyTo(to) !== null) {
		const { whoSpoke } = await __webpack_require__.e(/* import() */ 3772).then(__webpack_require__.bind(__webpack_require__, 3772));
		throw await whoSpoke(first, to, signal, dialling.routes);
	}
	throw first ?? new Error("no handshake was tried");
}
const noApplicationProtocol = "tls.alert.120";
const fallbacks = {
	"http/1.1": "h2",
	h2: "none",
	none: null
};
const brokenOff = /^(?:tls\.closed|tcp\.reset)$/;
const noCommonGround = /^tls\.alert\.(?:40|47|80)$/;
const lacksRenegotiation = "ERR_SSL_UNSAFE_LEGACY_RENEGOTIATION_DISABLED";
function afterwards(attempt, { reason, facts }) {
	const { lenient, belowTls13, legacyRenegotiation = false, alpn, isAgain = false, showsWho } = attempt;
	if (!lenient && !legacyRenegotiation && facts.params["detail"] === lacksRenegotiation) return {
		lenient,
		legacyRenegotiation: true,
		alpn,
		isAgain,
		showsWho: false
	};
	const same = {
		lenient,
		...legacyRenegotiation && { legacyRenegotiation }
	};
	if (reason === "access.untrusted") return {
		...same,
		alpn,
		showsWho: false
	};
	const fallback = reason === noApplicationProtocol ? fallbacks[alpn] : null;
	if (fallback) return {
		...same,
		...belowTls13 && { belowTls13 },
		alpn: fallback,
		showsWho
	};
	if (!lenient && !isAgain && brokenOff.test(reason)) return {
		...same,
		alpn,
		isAgain: true,
		showsWho
	};
	const isBroken = /^(?:tls\.(?:alert\.|closed$|failed$)|tcp\.reset$)/.test(reason);
	if (!lenient && isBroken) return {
		lenient: true,
		alpn,
		showsWho: false
	};
	if (lenient && !belowTls13 && noCommonGround.test(reason)) return {
		lenient,
		belowTls13: true,
		alpn,
		showsWho: false
	};
	return null;
}
function roundTripsOf({ protocol }) {
	return protocol === "TLSv1.3" ? 1 : 2;
}
// src/core/net/source.ts
const sourceLimits = {
	kept: 25165824,
	received: 268435456
};
// src/formats/x509/stray.ts
const recordBehindText = /[\x15\x16]\x03[\x00-\x04]/;
function readBeginning(bytes) {
	const [first] = bytes;
	if (!(first !== void 0 && first < 128 && (first < 20 || first > 24))) return "tls";
	return recordBehindText.test((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ln)(bytes).toString("latin1")) ? "text-before-tls" : "text";
}
// src/net/tls/hello.ts
const longestReply = {
	hello: 16389,
	"key-exchange": 65536
};
const strayPatience = 1e3;
function exchangeHello(socket, bytes, { to, signal, within, until = "hello" }) {
	const { promise, resolve, reject } = Promise.withResolvers();
	let received = Buffer.alloc(0);
	const end = (how) => {
		resolve({
			bytes: received,
			end: how
		});
		socket.destroy();
	};
	let strayed;
	const hear = () => {
		const begins = to.starttls ? readBeginning(received) : "tls";
		const isFull = received.length === longestReply[until];
		if (begins === "text-before-tls") {
			reject((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("starttls.injected", {
				host: to.host,
				port: to.port
			}));
			socket.destroy();
		} else if (begins === "text" && !isFull) strayed ??= setTimeout(end, strayPatience, "enough");
		else if (isFull || isEnough(received, until)) end("enough");
	};
	const free = onAbort(within, (reason) => {
		if (signal.aborted) reject(toFailure(reason, to, "tls"));
		end("silent");
	});
	socket.on("data", (chunk) => {
		received = Buffer.concat([received, chunk]).subarray(0, longestReply[until]);
		hear();
	});
	socket.once("error", () => end("reset"));
	socket.once("end", () => end("closed"));
	socket.once("close", () => end("closed"));
	socket.resume();
	socket.write(bytes);
	return promise.finally(() => {
		free();
		clearTimeout(strayed);
	});
}
// src/core/net/whois.ts
const whoisLimits = {
	question: 512,
	answer: 262144,
	patience: 6e3
};
// src/run/answer.ts
function toAnswer(check, result, input, language) {
	if (check.answer) return check.answer.of(result, input, language);
	return {
		raw: result.raw,
		interpretation: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Kr)(check, result.verdict, language)
	};
}
// src/run/redact-addresses.ts
const maskedAddress = "(private)";
const ipv4 = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)/g;
const ipv6 = /(?<![\da-f:.])[\da-f]*:[\da-f:.]*[\da-f:]/gi;
function redactAddresses(result, hidden) {
	return hidden.size === 0 ? result : {
		...result,
		raw: mask(result.raw, hidden),
		verdict: mask(result.verdict, hidden)
	};
}
function mask(value, hidden) {
	if (typeof value === "string") return maskText(value, hidden);
	if (Array.isArray(value)) return value.map((each) => mask(each, hidden));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mask(each, hidden)]));
}
function maskText(text, hidden) {
	const hide = (address) => hidden.has(address.toLowerCase()) ? maskedAddress : address;
	return text.replace(ipv6, hide).replace(ipv4, hide);
}
// src/core/net/methods.ts
const mostBytes = sourceLimits.kept;
const word = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().max(1024);
const bytes = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ti)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ci)().max(mostBytes / 3 * 4), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bi)(Uint8Array), {
	decode: (text) => new Uint8Array(Buffer.from(text, "base64")),
	encode: (value) => Buffer.from(value).toString("base64")
});
const duration = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ai)().nonnegative();
const handshake = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
	address: word,
	protocol: word,
	cipher: word,
	group: word.nullable(),
	alpn: word.nullable(),
	chain: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(bytes).max(32),
	trustError: word.nullable(),
	lenient: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)(),
	staple: bytes.nullable(),
	ms: duration
});
const http = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
	address: word,
	status: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().min(0).max(999),
	headers: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fi)([(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().max(65536), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().max(65536)])).max(4096),
	body: bytes,
	truncated: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)(),
	parser: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(["strict", "tolerant"]),
	oddities: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
		kind: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(_start_js__WEBPACK_IMPORTED_MODULE_1__.Zr),
		seen: word
	})).max(64).exactOptional(),
	version: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(["1.1", "2"]),
	handshake: handshake.nullable(),
	ms: duration,
	roundTrips: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().nonnegative()
});
const source = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
	...http.pick({
		address: true,
		headers: true,
		body: true,
		ms: true
	}).shape,
	status: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)(200),
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)(304),
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)(404)
	]),
	url: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().max(65536),
	redirects: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().nonnegative()
});
const whois = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
	server: word,
	address: word,
	bytes: bytes.refine((answer) => answer.length <= whoisLimits.answer),
	truncated: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)(),
	ms: duration
});
const hello = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
	bytes,
	end: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
		"enough",
		"closed",
		"reset",
		"silent"
	])
});
const connect$2 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
	state: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
		"open",
		"closed",
		"filtered",
		"error"
	]),
	address: word.nullable(),
	reason: word.nullable(),
	errno: word.nullable(),
	banner: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
		bytes: bytes.refine((banner) => banner.length <= _start_js__WEBPACK_IMPORTED_MODULE_1__.Yr.bytes),
		end: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
			"enough",
			"closed",
			"reset",
			"silent"
		])
	}).nullable(),
	ms: duration
});
const addresses = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
	id: word,
	address: word,
	isAllowed: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)(),
	isForeign: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().exactOptional()
})).max(256);
const dns = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
	server: word,
	over: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
		"udp",
		"tcp",
		"tls",
		"https"
	]),
	message: bytes,
	wasTruncated: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)(),
	isWithoutEdns: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)(),
	lost: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(["edns", "udp"]).exactOptional(),
	ms: duration,
	transfer: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
		records: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)(),
		octets: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)(),
		isComplete: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)()
	}).exactOptional()
});
const ids = Object.keys(_start_js__WEBPACK_IMPORTED_MODULE_1__.Xi);
const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
	en: word,
	ko: word
});
const failureFacts = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
	id: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(ids),
	reason: word,
	params: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mi)(word, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)([
		word,
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ai)(),
		text
	])),
	retryAfter: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ai)().nonnegative().exactOptional()
});
const mail = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
	address: word,
	code: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().min(200).max(599),
	banner: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().max(mailLimits.banner),
	helloName: word,
	hello: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
		verb: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(["EHLO", "HELO"]),
		name: word
	}).nullable(),
	keywords: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(word).max(mailLimits.keywords),
	starttls: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
		"offered",
		"absent",
		"refused",
		"unknown"
	]),
	handshake: handshake.nullable(),
	failure: failureFacts.nullable(),
	ms: duration
});
const methods = {
	tls: {
		aim: "endpoint",
		answer: handshake
	},
	hello: {
		aim: "endpoint",
		answer: hello
	},
	mail: {
		aim: "endpoint",
		answer: mail
	},
	connect: {
		aim: "endpoint",
		answer: connect$2
	},
	http: {
		aim: "url",
		answer: http
	},
	addresses: {
		aim: "host",
		answer: addresses
	},
	dns: {
		aim: "operator",
		answer: dns
	},
	source: {
		aim: "operator",
		answer: source
	},
	whois: {
		aim: "operator",
		answer: whois
	}
};
const methodNames = Object.keys(methods);
function netOf(make) {
	return Object.fromEntries(methodNames.map((method) => [method, make(method)]));
}
function callMethod(net, method, asked) {
	return net[method](...asked);
}
function namedBy(named, net) {
	return netOf((method) => {
		if (methods[method].aim === "operator") return (...asked) => callMethod(net, method, asked);
		return (about, ...more) => callMethod(net, method, [{
			...named,
			...about
		}, ...more]);
	});
}
function placedAt({ host, at }, net) {
	return netOf((method) => {
		const hostIn = hostBy[methods[method].aim];
		return (about, ...more) => {
			return callMethod(net, method, [hostIn(about) === host ? {
				...about,
				at
			} : about, ...more]);
		};
	});
}
const hostBy = {
	endpoint: (about) => about.host,
	url: (about) => {
		const url = URL.parse(about.url);
		return url && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(url);
	},
	host: () => null,
	operator: () => null
};
// src/core/busy.ts
const busyScopes = ["target", "server"];
function busy(scope, milliseconds) {
	const seconds = Math.max(1, Math.ceil(milliseconds / 1e3));
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)(`busy.${scope}`, { seconds }, {
		reason: "busy",
		retryAfter: seconds
	});
}
function isBusy({ reason }) {
	return reason === "busy";
}
function isOurLimit(facts) {
	return isBusy(facts) || facts.id.startsWith("budget.");
}
// src/run/refusals.ts
function openRefusals(onFirst) {
	let first;
	function note(refused) {
		if (first || !isOurLimit(refused.facts)) return;
		first = refused;
		onFirst?.(refused);
	}
	return {
		over: (net) => netOf((method) => async (...asked) => {
			try {
				const answer = await callMethod(net, method, asked);
				const facts = failureIn(answer);
				if (facts) note(new _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui(facts));
				return answer;
			} catch (error) {
				if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui) note(error);
				throw error;
			}
		}),
		throwIfAny() {
			if (first) throw first;
		}
	};
}
function failureIn(answer) {
	if (typeof answer !== "object" || answer === null || !("failure" in answer)) return null;
	return answer.failure ?? null;
}
// src/run/memory.ts
function openMemory() {
	const shared = new Map();
	const places = new Map();
	function once(key, work) {
		return remember(shared, key, work);
	}
	return {
		once,
		at(host, at) {
			const key = `${host} ${at}`;
			const known = places.get(key);
			if (known) return known;
			const own = openMemory();
			const fresh = {
				...own,
				once: (name, work) => (mentions(name, host) ? own.once : once)(name, work)
			};
			places.set(key, fresh);
			return fresh;
		}
	};
}
function mentions(key, host) {
	for (let at = key.indexOf(host); at >= 0; at = key.indexOf(host, at + 1)) {
		const after = at + host.length + (key[at + host.length] === "." ? 1 : 0);
		if (!/[\w.-]/.test(`${key[at - 1] ?? " "}${key[after] ?? " "}`)) return true;
	}
	return false;
}
function remember(shared, key, work) {
	const known = shared.get(key);
	if (known) return known;
	const fresh = work();
	fresh.catch(() => {});
	shared.set(key, fresh);
	return fresh;
}
// src/run/run.ts
async function run(check, input, outfit) {
	const { onResult, behind, stored, onRefused, ...outside } = outfit;
	const refusals = openRefusals(onRefused);
	const hooks = {
		onResult,
		behind,
		stored,
		refusals
	};
	return settle(check, input, contextOf({
		...outside,
		net: refusals.over(outside.net)
	}, hooks), hooks);
}
function questionOf(check, input) {
	const question = check.question?.(input) ?? input;
	return `${check.id} ${JSON.stringify(Object.entries(question).toSorted(([a], [b]) => a < b ? -1 : 1))}`;
}
function contextOf(outfit, hooks) {
	return viewOf(outfit.net, openMemory());
	function viewOf(net, memory, place) {
		const context = {
			...outfit,
			net,
			...place !== void 0 && { place },
			once: memory.once,
			at: (host, at) => viewOf(placedAt({
				host,
				at
			}, net), memory.at(host, at), `${place ?? ""} ${host} ${at}`),
			use: (other, query, named = {}) => {
				const input = other.input.parse(query);
				const inside = named.namedBy === void 0 ? unheard : unheardBy(viewOf(namedBy(named, net), memory, place));
				const asked = other;
				return context.once(questionOf(asked, input), () => settle(asked, input, inside, hooks));
			}
		};
		const unheard = unheardBy(context);
		return context;
	}
}
function unheardBy({ report: _report, ...context }) {
	return context;
}
async function settle(check, input, context, hooks) {
	const { onResult, behind, stored, refusals } = hooks;
	const own = check;
	const resultOf = (raw) => {
		refusals.throwIfAny();
		const result = {
			raw,
			verdict: check.judge(raw, input)
		};
		onResult?.(own, input, result);
		return result;
	};
	const improve = (raw) => behind?.hold(unlessFailed(raw, (better) => resultOf(better)));
	return resultOf(await check.collect(input, {
		...context,
		...behind && { afterwards: {
			due: behind.due,
			improve
		} },
		...stored && { earlier: () => stored(own, input) }
	}).catch((error) => {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui) refusals.throwIfAny();
		throw error;
	}));
}
async function unlessFailed(work, then) {
	try {
		then(await work);
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui)) throw error;
	}
}
// src/run/local.ts
async function runLocal(check, input, { onResult, watching, admit, store, caller, report, stored, surveysSince, ...options }) {
	const started = performance.now();
	const observedAt = new Date();
	const { rest } = check;
	const deadline = deadlineOf(check, options);
	return behindDoor({
		...options,
		deadline,
		target: check.target(input)
	}, async ({ hidden = nothing, surveys, ...outside }, signal, hold, end) => {
		return redactAddresses({
			...await run(check, input, {
				...outside,
				...surveys && { surveys: surveys.since(surveysSince ?? observedAt.getTime()) },
				...watching && { watching },
				...store && { store },
				...caller && { caller },
				...report && { report },
				...stored && { stored },
				pause: async (least, most) => {
					const ms = least + Math.random() * (most - least);
					return (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_7__.setTimeout)(ms, true, { signal }).catch(() => false);
				},
				...options.backgroundWork && { behind: {
					due: deadline * 5 / 6,
					hold
				} },
				...admit && rest !== void 0 && { admit: (address) => admit(address, rest) },
				onRefused: end,
				now: () => observedAt,
				elapsed: () => performance.now() - started,
				onResult(measured, asked, found) {
					if (!signal.aborted) onResult?.(measured, asked, redactAddresses({
						...found,
						observedAt
					}, hidden));
				}
			}),
			observedAt
		}, hidden);
	});
}
function deadlineOf({ deadline = 0 }, { deadline: usual, isDeadlineSet = false }) {
	return isDeadlineSet ? usual : Math.max(usual, 1e3 * deadline);
}
const nothing = new Set();
async function behindDoor({ open, deadline, signal, onSpent, target, claimant, idle, backgroundWork }, work) {
	const held = [];
	const ending = new AbortController();
	const timer = setTimeout(() => ending.abort(new DOMException("The deadline is over.", "TimeoutError")), deadline);
	const callOff = () => ending.abort(signal?.reason);
	signal?.addEventListener("abort", callOff, { once: true });
	if (signal?.aborted) callOff();
	const outside = open(ending.signal, target, claimant, idle);
	try {
		outside.refuse?.();
		return await work(outside, ending.signal, (later) => held.push(later), (why) => ending.abort(why));
	} finally {
		clearTimeout(timer);
		signal?.removeEventListener("abort", callOff);
		onSpent?.(outside.traffic());
		goOn(held, ending, outside, backgroundWork);
	}
}
function goOn(held, ending, outside, backgroundWork) {
	if (held.length === 0) return outside.close();
	const stop = () => ending.abort(new DOMException("The time behind the answer is over.", "TimeoutError"));
	const leave = backgroundWork?.enter(stop) ?? null;
	if (!leave) stop();
	const timer = setTimeout(stop, longestAfterwards);
	Promise.all(held).finally(() => {
		clearTimeout(timer);
		leave?.();
		outside.close();
	});
}
async function lookLocal(url, { limit, patience, signal }, { open, deadline }) {
	return behindDoor({
		open,
		target: targetOfUrl(url),
		deadline: Math.min(deadline, patience),
		...signal && { signal }
	}, async (outside) => {
		return {
			sights: await pageStateOf(outside.net, url, {
				now: new Date(),
				limit
			}),
			traffic: outside.traffic()
		};
	});
}
function localRunner(engine, remembering) {
	return {
		async answer(check, query, { language, naming, ...how }) {
			const input = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.lr)(check.input, query, naming);
			const answer = async (memory) => {
				const notes = memory?.begin(check, input);
				const { onResult, stored } = notes ?? {};
				const result = await runLocal(check, input, {
					...engine,
					...how,
					...memory && { store: memory.ledger },
					...onResult && { onResult },
					...stored && { stored }
				});
				const data = toAnswer(check, result, input, language);
				const previousSnapshot = await notes?.previous(result, language);
				return {
					data,
					updatedAt: result.observedAt,
					cached: false,
					...previousSnapshot && { previousSnapshot }
				};
			};
			return remembering ? remembering.within(answer) : answer();
		},
		look: (url, looking) => lookLocal(url, looking, engine)
	};
}
// src/net/addresses/witness.ts
const troubles = /^(?:timeout\.(?:tcp|tls|http)|tcp\.reset|tcp\.refused|tls\.closed|http\.closed)$/;
async function witnessed(lease, { host }, answer, evidenceOf) {
	try {
		const came = await answer;
		const { status = 200, handshake } = evidenceOf(came);
		if (status === 429 || status >= 500) lease.trouble(host);
		else if (handshake) await certify(lease, host, handshake);
		return came;
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui && troubles.test(error.facts.id)) lease.trouble(host);
		throw error;
	}
}
async function certify(lease, host, handshake) {
	if (!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ut)(host, handshake)) return;
	const [leaf] = handshake.chain;
	if (leaf) lease.certify(handshake.address, await ownName(host, new node_crypto__WEBPACK_IMPORTED_MODULE_5__.X509Certificate(leaf)));
}
async function ownName(host, { subjectAltName = "" }) {
	if (subjectAltName.split(", ").includes(`DNS:${host}`)) return host;
	const { registrableDomain } = await Promise.all(/* import() */[__webpack_require__.e(4235), __webpack_require__.e(7030)]).then(__webpack_require__.bind(__webpack_require__, 4649)).then((m) => ({ registrableDomain: m.t }));
	return registrableDomain(host) ?? host;
}
// src/net/budget.ts
const mostQuestions = 1e5;
const mostResolverConnections = 2048;
const defaultLimits$1 = {
	connections: 96,
	bytes: 50331648
};
function openBudget(limits = defaultLimits$1) {
	let most = limits;
	const live = new Map();
	let connections = 0;
	let resolverConnections = 0;
	let requests = 0;
	let questions = 0;
	let ofClosed = 0;
	function bytes() {
		return [...live].reduce((sum, [{ bytesRead }, { before }]) => sum + bytesRead - before, ofClosed);
	}
	function check() {
		if (bytes() > most.bytes) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("budget.bytes", { limit: Math.round(most.bytes / 1024 / 1024) });
	}
	return {
		traffic: () => ({
			connections: connections + resolverConnections,
			requests,
			bytes: bytes()
		}),
		connection() {
			if (connections >= most.connections) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("budget.connections", { limit: most.connections });
			connections++;
		},
		request() {
			requests++;
		},
		resolverConnection() {
			const limit = mostResolverConnections;
			if (resolverConnections >= limit) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("budget.connections", { limit });
			resolverConnections++;
		},
		question() {
			const limit = most.questions ?? mostQuestions;
			if (questions >= limit) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("budget.questions", { limit });
			questions++;
			requests++;
		},
		received(size) {
			ofClosed += size;
			check();
		},
		watch(socket) {
			const before = socket.bytesRead;
			const settle = () => {
				live.delete(socket);
				ofClosed += socket.bytesRead - before;
			};
			live.set(socket, {
				before,
				settle
			});
			socket.once("close", settle);
		},
		release(socket) {
			const watched = live.get(socket);
			if (!watched) return;
			socket.off("close", watched.settle);
			watched.settle();
		},
		check,
		widen({ connections: more, bytes: moreBytes, questions: moreQuestions = 0 }) {
			most = {
				connections: most.connections + more,
				bytes: most.bytes + moreBytes,
				questions: (most.questions ?? mostQuestions) + moreQuestions
			};
		}
	};
}
// src/net/connect.ts
async function connectOnce(to, { routes, signal, offer, patience }) {
	let began;
	const begin = (phase) => {
		if (phase === "tcp") began = performance.now();
	};
	try {
		const { socket, address } = await withPatience(signal, offer.patience ?? patience, (within) => routes.connect(to, within, begin));
		const ms = since(began);
		try {
			if (offer.hello !== void 0) socket.write(offer.hello);
			return {
				state: "open",
				address,
				reason: null,
				errno: null,
				banner: offer.banner === void 0 ? null : await readBanner(socket, {
					to,
					signal,
					patience: offer.banner
				}),
				ms
			};
		} finally {
			hangUp(socket);
		}
	} catch (error) {
		const told = nameEnd(error, to, began === void 0 ? "dns" : "tcp");
		if (isResetAfterAccept(told) && !signal.aborted) {
			const banner = offer.banner === void 0 ? null : {
				bytes: new Uint8Array(),
				end: "reset"
			};
			return {
				state: "open",
				address: addressOf(told),
				reason: null,
				errno: null,
				banner,
				ms: since(began)
			};
		}
		const state = signal.aborted || !(told instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui) ? void 0 : stateOf(told);
		if (state === void 0) throw told;
		const { reason } = told;
		return {
			state,
			address: null,
			reason,
			errno: errnoOf(told),
			banner: null,
			ms: since(began)
		};
	}
}
const states = {
	"tcp.refused": "closed",
	"timeout.tcp": "filtered",
	"tcp.unreachable": "error",
	"tcp.reset": "error"
};
function stateOf({ facts, cause }) {
	const isAnswer = cause instanceof Error && Reflect.get(cause, "isFromNetwork") === true;
	return facts.id === "tcp.unreachable" && isAnswer ? "filtered" : states[facts.id];
}
function isResetAfterAccept(told) {
	if (!(told instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui) || told.facts.id !== "tcp.reset" || !(told.cause instanceof Error)) return false;
	return Reflect.get(told.cause, "isFromNetwork") === true && Reflect.get(told.cause, "code") === "ECONNRESET";
}
function addressOf({ cause }) {
	const address = cause instanceof Error ? Reflect.get(cause, "address") : void 0;
	return typeof address === "string" ? address : null;
}
function since(began) {
	return began === void 0 ? 0 : performance.now() - began;
}
function errnoOf({ cause, facts }) {
	const code = cause instanceof Error ? Reflect.get(cause, "code") : void 0;
	if (typeof code === "string") return code;
	if (facts.id === "tcp.refused") return "ECONNREFUSED";
	const { detail } = facts.params;
	return typeof detail === "string" ? detail : null;
}
function hangUp(socket) {
	if (socket instanceof node_tls__WEBPACK_IMPORTED_MODULE_6__.TLSSocket) socket.destroy();
	else socket.resetAndDestroy();
}
function readBanner(socket, { to, signal, patience }) {
	const { promise, resolve, reject } = Promise.withResolvers();
	let received = Buffer.alloc(0);
	const end = (how) => resolve({
		bytes: received,
		end: how
	});
	const timer = setTimeout(end, Math.min(patience, _start_js__WEBPACK_IMPORTED_MODULE_1__.Yr.patience), "silent");
	const free = onAbort(signal, (reason) => reject(toFailure(reason, to, "tcp")));
	socket.on("data", (chunk) => {
		received = Buffer.concat([received, chunk.subarray(0, _start_js__WEBPACK_IMPORTED_MODULE_1__.Yr.bytes - received.length)]);
		if (received.length === _start_js__WEBPACK_IMPORTED_MODULE_1__.Yr.bytes) end("enough");
	});
	socket.once("end", () => end("closed"));
	socket.once("error", () => end("reset"));
	socket.once("close", () => end("closed"));
	if (socket.destroyed) end(socket.errored ? "reset" : "closed");
	return promise.finally(() => {
		clearTimeout(timer);
		free();
	});
}
// src/net/names.ts
async function systemNames(host, signal) {
	return interleave((await withSignal(signal, (0,node_dns_promises__WEBPACK_IMPORTED_MODULE_9__.lookup)(host, {
		all: true,
		order: "verbatim"
	})).catch((error) => {
		throw nameFailure(error, host);
	})).map(({ address }) => address));
}
function systemResolvers() {
	return (0,node_dns_promises__WEBPACK_IMPORTED_MODULE_9__.getServers)();
}
const resolutionDelay = 500;
function namesFrom(open) {
	return async (host, signal) => {
		if (/(?:^|\.)localhost$/.test(host)) return ["127.0.0.1", "::1"];
		try {
			return toAddresses(await askBoth(await open(), host, signal), host);
		} catch (error) {
			throw nameEnd(error, {
				host,
				port: 0
			}, "dns");
		}
	};
}
async function askBoth(resolve, host, signal) {
	const late = new AbortController();
	const free = onAbort(signal, (reason) => late.abort(reason));
	let timer;
	async function ask(type) {
		try {
			const lookup = await resolve(host, type, late.signal);
			if (lookup.kind === "addresses") timer ??= setTimeout(() => late.abort(), resolutionDelay);
			return lookup;
		} catch (error) {
			if (signal.aborted || !late.signal.aborted) throw error;
			return { kind: "silent" };
		}
	}
	try {
		return await withSignal(signal, Promise.all([ask("AAAA"), ask("A")]));
	} finally {
		clearTimeout(timer);
		free();
	}
}
function toAddresses(lookups, host) {
	const found = lookups.flatMap((lookup) => lookup.kind === "addresses" ? lookup.addresses : []);
	if (found.length > 0) return interleave(found);
	throw lookupFailure(lookups.find(({ kind }) => kind !== "none") ?? { kind: "none" }, host);
}
function lookupFailure(lookup, host) {
	if (lookup.kind === "nxdomain") return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("dns.nxdomain", { host });
	if (lookup.kind === "silent") return undetermined({
		silent: true,
		tried: lookup.tried
	}, host);
	if (lookup.kind === "failed" && lookup.detail === "BADNAME") return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("dns.bad-name", { host });
	if (lookup.kind === "failed") return undetermined({
		failed: lookup.detail,
		tried: lookup.tried
	}, host);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("dns.no-address", { host });
}
const noData = -3007;
function nameFailure(error, host) {
	const code = codeOf(error);
	if (code === "ENODATA" || error.errno === noData) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("dns.no-address", { host }, { cause: error });
	if (code === "ENOTFOUND") return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("dns.nxdomain", { host }, { cause: error });
	if (code === "ETIMEOUT" || code === "ECANCELLED") return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("timeout.dns", { host }, { cause: error });
	if (code !== "") return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("dns.failed", {
		host,
		detail: code
	}, { cause: error });
	return toFailure(error, {
		host,
		port: 0
	}, "dns");
}
function codeOf(error) {
	const { code } = error;
	return typeof code === "string" && /^E[A-Z_]+$/.test(code) ? code : "";
}
function interleave(addresses) {
	const first = (0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(addresses[0] ?? "");
	const ours = addresses.filter((address) => (0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(address) === first);
	const others = addresses.filter((address) => (0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(address) !== first);
	const turns = Math.max(ours.length, others.length);
	return Array.from({ length: turns }, (_, turn) => [ours[turn], others[turn]]).flat().filter((address) => address !== void 0);
}
// src/net/dns/run.ts
function openDns({ resolvers, names, ...options }) {
	let opened;
	const byAddress = (resolvers ?? []).filter((text) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Lt)(text)?.isAddress);
	const namesOfServers = names ?? (byAddress.length > 0 ? namesFrom(() => resolve(byAddress)) : systemNames);
	function open() {
		return opened ??= __webpack_require__.e(/* import() */ 7183).then(__webpack_require__.bind(__webpack_require__, 7183)).then((m) => ({ openQueries: m.n })).then(({ openQueries: openQuestions }) => openQuestions({
			...options,
			resolvers: resolvers ?? systemResolvers(),
			names: namesOfServers
		}));
	}
	async function resolve(servers) {
		const [{ ask }, { openResolver }] = await Promise.all([open(), __webpack_require__.e(/* import() */ 3989).then(__webpack_require__.bind(__webpack_require__, 3989))]);
		return openResolver(ask, servers);
	}
	return {
		names: names ?? (resolvers ? namesFrom(() => resolve(resolvers)) : systemNames),
		dns: async (question) => (await open()).dns(question),
		close() {
			opened?.then((questions) => questions.close(), () => {});
		}
	};
}
// src/net/mail-server-queue.ts
const atATime = 3;
const pause = 300;
function openMailServerQueue() {
	const some = openQueue(atATime);
	const alone = openQueue(1);
	const inside = new Set();
	let isCrowded = false;
	let last;
	async function ask(work) {
		if (last) throw last;
		const asking = work();
		inside.add(asking);
		try {
			return await asking;
		} catch (error) {
			if (isTurnedAway(error) && error.code === "UPSTREAM_TIMEOUT") last = error;
			throw error;
		} finally {
			inside.delete(asking);
		}
	}
	async function askAgain(signal, work) {
		await Promise.allSettled(inside);
		await withSignal(signal, (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_7__.setTimeout)(pause));
		try {
			return await ask(work);
		} catch (error) {
			if (isTurnedAway(error)) last = error;
			throw error;
		}
	}
	return async (signal, work) => {
		const lane = isCrowded ? alone : some;
		try {
			return await lane(signal, () => ask(work));
		} catch (error) {
			if (!isTurnedAway(error) || last) throw error;
			isCrowded = true;
			return alone(signal, () => askAgain(signal, work));
		}
	};
}
function isTurnedAway(error) {
	return error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui && /^(?:timeout\.starttls$|starttls\.(?!injected$))/.test(error.facts.id);
}
// src/net/families.ts
function systemFamilies() {
	return familiesOf(Object.values((0,node_os__WEBPACK_IMPORTED_MODULE_8__.networkInterfaces)()).flatMap((each) => each ?? []));
}
function familiesOf(own) {
	return new Set(own.filter(leadsOut).map(({ family }) => family === "IPv6" ? 6 : 4));
}
function leadsOut({ address, family, internal }) {
	if (internal) return false;
	return family === "IPv6" ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.hr)(address) === "public" : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.hr)(address) !== "never";
}
// src/net/note-private.ts
const mostNoted = 1e4;
function notePrivate({ answers, authorities, additionals }, policy, noted) {
	for (const { data } of [
		...answers,
		...authorities,
		...additionals
	]) for (const address of addressesIn(data)) if (noted.size < mostNoted && !mayShow(address, policy)) noted.add(address);
}
function addressesIn(data) {
	if (data.type === "A" || data.type === "AAAA") return "address" in data ? [data.address] : [];
	if (data.type !== "SVCB" && data.type !== "HTTPS") return [];
	return data.parameters.flatMap((each) => "addresses" in each ? each.addresses : []);
}
// src/net/http/broken.ts
const waits = new Set([
	"timeout.tcp",
	"timeout.http",
	"tcp.reset",
	"http.closed"
]);
function isWait({ facts: { id } }) {
	return waits.has(id);
}
function isTold({ facts: { params } }) {
	return params["silence"] !== void 0 || params["proxy"] !== void 0;
}
function isNoConnection(error, acceptance = 0) {
	if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui)) return false;
	const { id, params } = error.facts;
	const { silence } = params;
	return id === "tcp.refused" || id === "timeout.tcp" && typeof silence === "number" && silence >= .75 * acceptance;
}
function isBroken(error) {
	return error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui && /^(?:http\.closed|http\.malformed|tcp\.reset|tls\.closed)$/.test(error.facts.id);
}
function isSafe({ method = "GET" }) {
	return method === "GET";
}
function secondTry(error, request, wasKept) {
	if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui) || !isSafe(request)) return null;
	if (error.facts.id === "http.malformed") return { tolerant: true };
	return error.facts.id === "http.closed" && wasKept ? { tolerant: false } : null;
}
// src/net/http/http2.ts
async function exchange2(request, { socket }, how) {
	const { connect } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 2467, 19));
	if (socket.destroyed) throw toFailure(closed(), how.to, "http");
	const url = new URL(request.url);
	const { promise, resolve, reject } = Promise.withResolvers();
	const session = connect(url, {
		createConnection: () => socket,
		settings: { enablePush: false }
	});
	const fail = (error) => {
		reject(toFailure(error, how.to, "http"));
		session.destroy();
	};
	const free = onAbort(how.signal, fail);
	session.on("error", fail);
	try {
		const { host, ...headers } = headersFor(request, url);
		const stream = session.request({
			":method": request.method ?? "GET",
			":path": url.pathname + url.search,
			":authority": host,
			...headers
		});
		stream.on("error", fail);
		const onClosed = () => fail(closed());
		stream.once("close", onClosed);
		stream.once("response", (_headers, _flags, raw) => {
			stream.off("close", onClosed);
			read(stream, raw, request, how).then(resolve, fail);
		});
		stream.end(request.body);
		return await promise;
	} finally {
		free();
		session.destroy();
	}
}
function closed() {
	return Object.assign(new Error("closed"), { code: "ECONNRESET" });
}
async function read(stream, raw, request, how) {
	const received = pairs(raw);
	const status = Number(received.find(([name]) => name === ":status")?.[1] ?? 0);
	const headers = received.filter(([name]) => !name.startsWith(":"));
	return {
		status,
		headers,
		...await readBody(stream, readingFor(request, {
			status,
			headers
		}, how)),
		version: "2"
	};
}
// src/net/http/origin.ts
function openOrigin(to, opening) {
	const { isSecure, signal, budget, routes, acceptance: usual, idle, key } = opening;
	const ends = {
		...to,
		isPlain: !isSecure
	};
	const turns = openQueue(1);
	let kept;
	let coming;
	let running = 0;
	let phase = "tcp";
	let question;
	async function present(by, within, isGood, isNew = false) {
		if (coming) {
			await withSignal(within, coming).catch((error) => passOn(error, within, usual));
			return present(by, within, isGood, isNew);
		}
		if (kept && routes.mayRide({
			...to,
			...by
		}, kept.address) && isGood(kept)) return kept;
		const adopted = isNew ? null : adopt(by);
		if (adopted) return adopted;
		coming = open(by, within).finally(() => coming = void 0);
		return coming;
	}
	function adopt(by) {
		for (let next = idle?.take(key); next; next = idle?.take(key)) {
			const link = {
				...next,
				isAdopted: true,
				unpaid: 0
			};
			if (!isIdle(link) || !routes.mayRide({
				...to,
				...by
			}, link.address)) {
				link.close();
				continue;
			}
			kept?.close();
			budget.watch(link.line);
			if (to.at === void 0) routes.prefer(to, link.address);
			kept = link;
			return link;
		}
		return null;
	}
	function begin(next) {
		phase = next;
		if (next === "tcp") question = {
			since: performance.now(),
			heard: 0
		};
	}
	async function open({ namedBy, acceptance = usual }, within) {
		const named = namedBy === void 0 ? to : {
			...to,
			namedBy
		};
		const soonest = routes.proxyTo(ends) !== null ? void 0 : acceptance;
		const openedAt = Date.now();
		const link = await withPatience(within, soonest, (soon) => openConnection(named, isSecure, soon, {
			...opening,
			begin
		}));
		if (signal.aborted) {
			link.socket.destroy();
			throw whyOf(signal);
		}
		idle?.accept(key);
		kept?.close();
		const close = () => {
			link.agent.destroy();
			link.socket.destroy();
		};
		kept = {
			...link,
			isAdopted: false,
			isUsed: false,
			openedAt,
			close,
			unpaid: link.roundTrips
		};
		return kept;
	}
	function end() {
		if (!kept) return;
		if (!idle || running > 0 || !kept.isUsed || !isIdle(kept)) return kept.close();
		budget.release(kept.line);
		idle.leave(key, kept);
		kept = void 0;
	}
	async function carry(asked, link, { tolerant, within }) {
		const request = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ht)(asked, link, to.host, opening.access);
		budget.request();
		phase = "http";
		question = {
			since: performance.now(),
			...question,
			over: link.socket,
			heard: link.socket.bytesRead
		};
		const how = {
			to,
			agent: link.agent,
			tolerant: tolerant ? link.socket : null,
			signal: within,
			budget
		};
		const isNewer = link.handshake?.alpn === "h2";
		const isUnheard = link.received === 0;
		const bare = await (isNewer ? exchange2(request, link, how) : exchangeHttp(request, how)).catch((error) => {
			throw isUnheard && link.asksWho && error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui ? tlsRefusal(error, to, link.showsWho) : error;
		});
		link.received = isNewer || tolerant ? spent : link.socket.bytesRead;
		link.isUsed = true;
		if (bare.status < 200) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("http.malformed", {
			host: to.host,
			detail: `${bare.status}`
		});
		return {
			bare,
			link,
			parser: tolerant ? "tolerant" : "strict"
		};
	}
	async function ask(request, within, isNew = false) {
		const before = kept;
		question = void 0;
		const link = await connected(request, within, isNew);
		const roundTrips = charge(link);
		try {
			const carried = await carry(request, link, {
				tolerant: false,
				within
			});
			if (link.isAdopted && carried.bare.status === 408 && isSafe(request)) return await askAnew(roundTrips);
			return {
				...carried,
				roundTrips
			};
		} catch (error) {
			if (link.isAdopted && isBroken(error) && isSafe(request)) return askAnew(roundTrips);
			const again = secondTry(error, request, link === before);
			if (!again) throw error;
			const second = await present(request, within, again.tolerant ? () => false : isIdle, true);
			const both = roundTrips + charge(second);
			return {
				...await carry(request, second, {
					...again,
					within
				}),
				roundTrips: both
			};
		}
		async function askAnew(spentTrips) {
			link.close();
			const answered = await ask(request, within, true);
			return {
				...answered,
				roundTrips: answered.roundTrips + spentTrips
			};
		}
	}
	async function connected(request, within, isNew) {
		const { acceptance, namedBy } = request;
		const isShared = !isSecure && acceptance !== void 0 && namedBy === void 0;
		const known = isShared ? idle?.refusal(key) : null;
		if (known) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui(known);
		const begunAt = Date.now();
		try {
			return await present(request, within, isIdle, isNew);
		} catch (error) {
			const failed = silenceTold(error);
			if (isShared && !signal.aborted && isNoConnection(failed, acceptance)) idle?.refuse(key, failed.facts, begunAt);
			throw failed;
		}
	}
	function silenceTold(thrown) {
		const error = nameEnd(thrown, to, phase);
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui) || !isWait(error) || isTold(error)) return error;
		if (!question || (question.over?.bytesRead ?? 0) > question.heard) return error;
		const proxy = routes.proxyTo(ends);
		if (proxy === null && signal.aborted) return error;
		const told = proxy === null ? { silence: Math.round(performance.now() - question.since) } : { proxy };
		return new _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui({
			...error.facts,
			params: {
				...error.facts.params,
				...told
			}
		}, { cause: error });
	}
	return {
		async handshake(by) {
			const { handshake } = await present(by, signal, () => true).catch((error) => {
				throw nameEnd(error, to, phase);
			});
			if (!handshake) throw new Error("no handshake over plain HTTP");
			return handshake;
		},
		request(request) {
			const started = performance.now();
			return withPatience(signal, request.patience, async (within) => {
				running++;
				try {
					const { bare, link, ...rest } = await turns(within, () => ask(request, within).catch((error) => {
						throw silenceTold(error);
					}));
					const { address, handshake } = link;
					return {
						...bare,
						...rest,
						address,
						handshake,
						ms: performance.now() - started
					};
				} catch (error) {
					throw nameEnd(error, to, phase);
				} finally {
					running--;
				}
			});
		},
		close: end
	};
}
const spent = -1;
function charge(link) {
	const roundTrips = link.unpaid + 1;
	link.unpaid = 0;
	return roundTrips;
}
function isIdle({ socket, received }) {
	return !socket.destroyed && socket.writable && socket.bytesRead === received;
}
function passOn(error, within, usual) {
	const isTheirs = usual === void 0 && error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui && error.code === "UPSTREAM_TIMEOUT";
	if (within.aborted || !isTheirs) throw error;
}
// src/net/probe-queues.ts
const perAddress = {
	connections: 52,
	bytes: 6291456
};
const mostAddresses$1 = 32;
const probesInAll = 24;
function openProbeQueues(budget, probesAtATime) {
	const usual = openQueue(probesAtATime);
	const all = openQueue(probesInAll);
	const queues = new Map();
	function enter({ host, at }) {
		if (at === void 0) return usual;
		const key = `${host} ${at}`;
		const known = queues.get(key);
		if (known) return known;
		const own = openQueue(probesAtATime);
		const both = (signal, work) => own(signal, () => all(signal, work));
		queues.set(key, both);
		if (queues.size <= mostAddresses$1) budget.widen(perAddress);
		return both;
	}
	return {
		enter: (to) => void enter(to),
		queueOf: enter
	};
}
// src/net/route.ts
const mostListed = 256;
const mostAddresses = 16;
function openRoutes({ policy, names, pins, families, budget, signal: run, tunnels, lease }) {
	const resolved = new Map();
	const answered = new Map();
	const leading = new Map();
	function resolve(host) {
		const known = resolved.get(host);
		if (known) return known;
		const asked = names(host, run);
		asked.catch(() => {});
		resolved.set(host, asked);
		return asked;
	}
	async function addressesOf(of, signal) {
		const { host, port } = of;
		if ((0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(host)) return [host];
		if (tunnels?.(of)?.resolves) return [_start_js__WEBPACK_IMPORTED_MODULE_1__.Jr];
		try {
			return await withSignal(signal, resolve(host));
		} catch (error) {
			throw error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui && error.facts.id === "dns.nxdomain" && isHidden(host, policy) ? absent(host) : nameEnd(error, {
				host,
				port
			}, "dns");
		}
	}
	function judge(to, addresses) {
		const { optOut = noOptOuts } = policy;
		refuseOptedOut(to.host, optOut);
		const allowed = addresses.filter((address) => mayContact(address, to.namedBy, policy));
		const [refused] = addresses;
		if (allowed.length === 0 && addresses.some((address) => isNetworkOut(address, optOut))) throw optedOut(to.host);
		if (refused === "(proxy)" && !mayAskByName(to.host, to.namedBy, policy)) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("proxy.name", { host: to.host });
		if (allowed.length === 0 && isHidden(to.host, policy)) throw absent(to.host);
		if (allowed.length === 0) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("address.private", {
			host: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)(to.host),
			address: refused ?? ""
		});
		return allowed.slice(0, mostAddresses);
	}
	function reach(addresses, port, to, signal) {
		const through = tunnels?.(to);
		const how = {
			to,
			signal,
			budget
		};
		return through ? dial(addresses, port, how, (...all) => through.open(names, run, ...all)) : dial(addresses, port, how, lease ? leased(lease) : void 0);
	}
	async function dialInTurn(to, allowed, signal) {
		const key = `${to.host} ${to.port}`;
		const leader = leading.get(key);
		if (leader) {
			const came = await attempt(() => withSignal(signal, leader));
			if (!came.ok && !came.failure.reason.startsWith("timeout.")) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui(came.failure);
		}
		const usual = answered.get(key);
		const dialling = reach(usual !== void 0 && allowed.includes(usual) ? [usual] : allowed, to.port, to, signal);
		if (!leading.has(key)) leading.set(key, dialling);
		const connected = await dialling.finally(() => leading.get(key) === dialling && leading.delete(key));
		if (!answered.has(key)) answered.set(key, connected.address);
		return connected;
	}
	async function takeLease(to, [address], signal) {
		if (!lease || address === void 0 || tunnels?.(to)) return;
		await withoutPatience(signal, () => withSignal(signal, lease.take(address, to.host))).catch((error) => {
			throw toFailure(error, to, "tcp");
		});
	}
	return {
		async connect(to, signal, begin = ignore$1) {
			throwIfAborted(signal);
			const pin = pinFor(pins, to);
			if (pin) {
				const allowed = judge({
					host: to.host,
					port: pin.toPort
				}, [pin.address]);
				await takeLease(to, allowed, signal);
				begin("tcp");
				return {
					...await reach(allowed, pin.toPort, to, signal),
					roundTrips: 1
				};
			}
			if (to.at !== void 0) {
				const placed = judge(to, [to.at]);
				await takeLease(to, placed, signal);
				begin("tcp");
				return {
					...await reach(placed, to.port, to, signal),
					roundTrips: 1
				};
			}
			begin("dns");
			const isFirst = !resolved.has(to.host) && (0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(to.host) === 0;
			const allowed = judge(to, await addressesOf(to, signal));
			await takeLease(to, allowed, signal);
			begin("tcp");
			return {
				...await dialInTurn(to, allowed, signal),
				roundTrips: isFirst ? 2 : 1
			};
		},
		proxyTo: (to) => tunnels?.(to)?.proxy ?? null,
		mayRide: (to, address) => {
			if (pinFor(pins, to) !== void 0) return true;
			return address === "(proxy)" ? mayAskByName(to.host, to.namedBy, policy) : mayContact(address, to.namedBy, policy);
		},
		prefer({ host, port }, address) {
			const key = `${host} ${port}`;
			if (!answered.has(key)) answered.set(key, address);
		},
		async addresses(of, signal) {
			refuseOptedOut(of.host, policy.optOut ?? noOptOuts);
			const own = tunnels?.(of) ? new Set([4, 6]) : families();
			const pinned = [...pinsOf(pins, of)].map(([id, { address }]) => {
				return {
					id,
					address,
					isAllowed: mayContact(address, void 0, policy),
					isForeign: !own.has((0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(address))
				};
			});
			if (pinned.length > 0) return pinned.slice(0, mostListed);
			const all = await addressesOf(of, signal);
			if (isHidden(of.host, policy)) judge(of, all);
			return [...new Set(all)].slice(0, mostListed).map((address) => {
				return {
					id: address,
					address,
					isAllowed: mayContact(address, of.namedBy, policy),
					isForeign: !own.has((0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(address))
				};
			});
		}
	};
}
function leased(lease) {
	return async (address, port, how) => {
		const { to, signal } = how;
		await withoutPatience(signal, () => withSignal(signal, lease.connection(address, to.host))).catch((error) => {
			throw toFailure(error, to, "tcp");
		});
		return connectTo(address, port, how);
	};
}
function absent(host) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("dns.absent", { host }, { reason: "dns.nxdomain" });
}
function ignore$1() {}
// src/net/sources/states.ts
const unasked = {
	answered: null,
	failed: null
};
function openSourceStates(now = Date.now) {
	const known = new Map();
	const listeners = new Set();
	const of = (id) => known.get(id) ?? unasked;
	return {
		answered(id, ms) {
			known.set(id, {
				...of(id),
				answered: {
					at: now(),
					ms
				}
			});
			for (const listener of listeners) listener(id, ms);
		},
		failed(id, reason) {
			known.set(id, {
				...of(id),
				failed: {
					at: now(),
					reason
				}
			});
			for (const listener of listeners) listener(id, null);
		},
		of,
		listen(onAsked) {
			listeners.add(onAsked);
			return () => void listeners.delete(onAsked);
		}
	};
}
// src/net/sources/shared.ts
function openSharedSources() {
	return {
		states: openSourceStates(),
		whois: new Map()
	};
}
const sharedSources = openSharedSources();
// src/net/guard.ts
const probePatience = 4e3;
const placePatience = 4e3;
const talkPatience = 8e3;
const probesAtATime = 6;
const connectionsAtATime = 64;
const mailServersAtATime = 16;
function openGuard({ signal: run, policy, names: givenNames, pins = [], families = systemFamilies, given = [], limits = defaultLimits$1, access, tunnels, resolvers, dnsServers = _start_js__WEBPACK_IMPORTED_MODULE_1__.It.map(({ server }) => server), sources = {}, whoisRoot, sourceKeys: keys = {}, lease, operator, idle, shared = sharedSources }) {
	const ending = new AbortController();
	const free = onAbort(run, (reason) => ending.abort(reason));
	const { signal } = ending;
	const budget = openBudget(limits);
	const asking = {
		policy,
		pins,
		given,
		budget,
		tunnels,
		signal,
		known: dnsServers
	};
	const hidden = new Set();
	const hear = policy.special ? void 0 : (message) => notePrivate(message, policy, hidden);
	const { names, ...questions } = openDns({
		...asking,
		resolvers,
		names: givenNames,
		hear
	});
	const routing = {
		names,
		pins,
		families,
		budget,
		signal,
		tunnels
	};
	const routes = openRoutes({
		policy,
		...routing,
		lease
	});
	const origins = new Map();
	const queues = openProbeQueues(budget, probesAtATime);
	const mailing = openQueue(mailServersAtATime);
	const connecting = openQueue(connectionsAtATime);
	const mailServers = new Map();
	function queueOf(to) {
		const queue = queues.queueOf(to);
		const { host, port, at, starttls } = to;
		if (!starttls) return queue;
		const key = `${starttls} ${host} ${port} ${at ?? ""}`;
		const waiting = mailServers.get(key) ?? openMailServerQueue();
		mailServers.set(key, waiting);
		return waiting;
	}
	function origin({ host, port, at, starttls, implicitTlsProtocol: speaks }, isSecure) {
		const key = `${isSecure} ${host} ${port} ${at ?? ""} ${starttls ?? ""} ${speaks ?? ""}`;
		const known = origins.get(key);
		if (known) return known;
		const placed = at !== void 0 && { at };
		const acceptance = starttls ? talkPatience : placePatience;
		const shown = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.zt)(access, {
			host,
			port
		}, isSecure);
		const opening = {
			routes,
			given,
			isSecure,
			signal,
			budget,
			idle,
			access: shown,
			key: shown ? `${key} access` : key,
			...placed && { acceptance }
		};
		const fresh = openOrigin({
			host,
			port,
			...placed,
			...starttls && { starttls },
			...speaks && { implicitTlsProtocol: speaks }
		}, opening);
		origins.set(key, fresh);
		return fresh;
	}
	function tls(to, offer) {
		if (!offer) return origin(to, true).handshake(to);
		return withPatience(signal, probePatience, async (within) => {
			const startTls = await startTlsOf(to);
			const { socket: over, address } = await routes.connect(to, within);
			await startTls?.(over, within);
			const { lenient = false, legacyRenegotiation = false } = offer;
			const context = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wt)(given, offer, to);
			const ofWeb = offer.groups ?? offer.keys ? "either" : "http/1.1";
			const { socket, handshake } = await secure(over, {
				to,
				address,
				context,
				lenient,
				legacyRenegotiation,
				alpn: to.starttls ?? to.implicitTlsProtocol ? "none" : ofWeb,
				signal: within
			});
			socket.destroy();
			return handshake;
		});
	}
	function hello(...[to, bytes, until]) {
		return withPatience(signal, probePatience, async (within) => {
			const startTls = await startTlsOf(to);
			const { socket } = await routes.connect(to, within);
			await startTls?.(socket, within);
			budget.request();
			return exchangeHello(socket, bytes, {
				to,
				signal,
				within,
				until
			});
		});
	}
	function leasedRoutesUnder(other) {
		return openRoutes({
			policy: other,
			...routing,
			lease
		});
	}
	function routesUnder(other) {
		return openRoutes({
			policy: other,
			...routing
		});
	}
	const agent = operator === void 0 ? {} : { "user-agent": `portcullis (operator: ${operator})` };
	return {
		net: {
			async tls(to, offer) {
				queues.enter(to);
				const shaking = guarded(to, () => tls(to, offer));
				return lease && !offer ? witnessed(lease, to, shaking, (handshake) => ({ handshake })) : shaking;
			},
			hello: (to, bytes, until) => guarded(to, () => queueOf(to)(signal, () => hello(to, bytes, until))),
			async mail(to) {
				queues.enter(to);
				const { greet } = await __webpack_require__.e(/* import() */ 9236).then(__webpack_require__.bind(__webpack_require__, 9236));
				return guarded(to, () => mailing(signal, () => greet(to, {
					routes,
					given,
					budget,
					signal
				})));
			},
			async connect(to, offer = {}) {
				queues.enter(to);
				const how = {
					routes,
					signal,
					offer,
					patience: probePatience
				};
				return guarded(to, () => connecting(signal, () => connectOnce(to, how)));
			},
			addresses: (of) => guarded(of, () => routes.addresses(of, signal)),
			async http(request) {
				const { to, isSecure } = endpointOf(request);
				queues.enter(to);
				const asked = {
					...request,
					headers: {
						...agent,
						...request.headers
					}
				};
				const asking = guarded(to, () => origin(to, isSecure).request(asked));
				return lease ? witnessed(lease, to, asking, (reply) => reply) : asking;
			},
			dns: questions.dns,
			async source(id, request) {
				const { requestSource: askSource } = await Promise.all(/* import() */[__webpack_require__.e(2483), __webpack_require__.e(3042)]).then(__webpack_require__.bind(__webpack_require__, 3042));
				return askSource(id, request, {
					sources,
					keys,
					policy,
					routesUnder,
					given,
					pins,
					budget,
					signal,
					shared
				});
			},
			async whois(server, question) {
				const { queryWhois: askWhois } = await __webpack_require__.e(/* import() */ 3015).then(__webpack_require__.bind(__webpack_require__, 3015));
				return askWhois(server, question, {
					root: whoisRoot,
					policy,
					routesUnder: leasedRoutesUnder,
					budget,
					signal,
					shared
				});
			}
		},
		async post(posting) {
			const lent = {
				policy,
				routes,
				given,
				pins,
				budget,
				shared
			};
			return (await Promise.all(/* import() */[__webpack_require__.e(2483), __webpack_require__.e(7325)]).then(__webpack_require__.bind(__webpack_require__, 7325))).post({
				...posting,
				headers: {
					...agent,
					...posting.headers
				}
			}, lent, signal);
		},
		traffic: budget.traffic,
		hidden,
		keyed: new Set(Object.keys(keys)),
		chosen: new Set([...Object.keys(sources), ...whoisRoot ? ["whois"] : []]),
		close() {
			free();
			ending.abort();
			origins.forEach((each) => each.close());
			questions.close();
			lease?.release();
		}
	};
}
async function guarded(to, work) {
	try {
		return await work();
	} catch (error) {
		throw nameEnd(error, to, "tcp");
	}
}
function endpointOf(request) {
	const url = URL.parse(request.url);
	if (!url || !/^https?:$/.test(url.protocol)) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("http.malformed", {
		host: "",
		detail: "URL"
	});
	const { at } = request;
	return {
		to: {
			host: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(url),
			port: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(url),
			...at !== void 0 && { at }
		},
		isSecure: url.protocol === "https:"
	};
}
// src/net/addresses/limits.ts
const defaultAddressLimits = {
	runs: 4,
	reservedRuns: 2,
	connections: 600,
	reservedPart: .25,
	runsOfClient: 2,
	edge: 8,
	patience: 2e3
};
// src/net/addresses/state.ts
const unusedAddress = {
	leases: [],
	spent: [],
	names: [],
	troubledUntil: 0
};
const minute = 6e4;
const leaseLasts = 3 * minute;
const edgeLasts = 10 * minute;
const [leastNames, mostNames] = [4, 64];
const usualRun = 2e3;
function current(state, now) {
	const { leases, spent, names, troubledUntil } = state ?? unusedAddress;
	return {
		leases: leases.filter(({ until }) => until > now),
		spent: spent.filter(({ at }) => now - at < minute),
		names: names.filter(([, until]) => until > now),
		troubledUntil
	};
}
function isUnused(state, now) {
	const { leases, spent, names, troubledUntil } = current(state, now);
	return leases.length + spent.length + names.length === 0 && troubledUntil <= now;
}
function factorOf(state, { edge }, now) {
	const names = state.names.filter(([, until]) => until > now).length;
	return state.troubledUntil > now || names < leastNames ? 1 : Math.max(1, Math.min(edge, names));
}
function requestLease(state, request) {
	const { now, limits: _, ...entry } = request;
	const known = current(state, now);
	const without = {
		...known,
		leases: known.leases.filter(({ id }) => id !== entry.id)
	};
	const asking = {
		...request,
		isNew: without.leases.length === known.leases.length
	};
	const waits = boundsOf(without, asking).map((each) => waitFor(each, without, asking));
	const wait = Math.max(ownRuns(without, request), ...waits);
	if (wait > 0) return {
		state: known,
		wait
	};
	return {
		state: {
			...without,
			leases: [...without.leases, {
				...entry,
				until: now + leaseLasts
			}]
		},
		wait: null
	};
}
function ownRuns({ leases }, { client, name, limits }) {
	return leases.filter((each) => each.client === client && each.name === name).length >= limits.runsOfClient ? usualRun : 0;
}
function boundsOf(state, { client, isReserved, connections, limits, now, isNew }) {
	const factor = factorOf(state, limits, now);
	const anonymous = {
		runs: factor * limits.runs,
		connections: factor * limits.connections
	};
	const all = {
		runs: anonymous.runs + factor * limits.reservedRuns,
		connections: Math.floor(anonymous.connections * (1 + limits.reservedPart))
	};
	const open = isReserved ? all : anonymous;
	const isOfClass = (each) => each.isReserved === isReserved;
	const others = new Set([...state.leases, ...state.spent].filter((each) => isOfClass(each) && each.client !== client).map((each) => each.client));
	return [
		{
			counts: () => true,
			...all
		},
		...isReserved ? [] : [{
			counts: isOfClass,
			...open
		}],
		{
			counts: (each) => each.client === client && isOfClass(each),
			runs: Math.max(1, Math.floor(open.runs / (others.size + 2))),
			connections: Math.max(isNew ? connections : 0, Math.floor(open.connections * .9 / (others.size + 1)))
		}
	];
}
function waitFor({ counts, runs, connections }, { leases, spent }, request) {
	const running = leases.filter(counts);
	const ended = spent.filter(counts).toSorted((a, b) => a.at - b.at);
	let excess = [...running, ...ended].reduce((sum, each) => sum + each.connections, 0) + (request.isNew ? Math.min(request.connections, connections) : request.connections) - connections;
	const forRuns = running.length >= runs ? usualRun : 0;
	if (excess <= 0) return forRuns;
	for (const { at, connections: those } of ended) {
		excess -= those;
		if (excess <= 0) return Math.max(forRuns, at + minute - request.now, 1);
	}
	return Math.max(forRuns, usualRun);
}
function endLease(state, id, used, now) {
	const known = current(state, now);
	const lease = known.leases.find((each) => each.id === id);
	if (!lease) return known;
	const { client, isReserved } = lease;
	return {
		...known,
		leases: known.leases.filter((each) => each !== lease),
		spent: used > 0 ? [...known.spent, {
			client,
			isReserved,
			connections: used,
			at: now
		}] : known.spent
	};
}
function certifyName(state, name, now) {
	const known = current(state, now);
	const others = known.names.filter(([each]) => each !== name);
	return {
		...known,
		names: [...others, [name, now + edgeLasts]].slice(-mostNames)
	};
}
function noteTrouble(state, now) {
	return {
		...current(state, now),
		names: [],
		troubledUntil: now + edgeLasts
	};
}
// src/net/addresses/limiter.ts
const mostWaiting = 4;
const glance = 250;
const further = 8;
function openAddressLimiter({ limits: given = {}, now = Date.now, ...options } = {}) {
	const limits = {
		...defaultAddressLimits,
		...given
	};
	const states = openWithFallback(options.states, now);
	const waiting = new Map();
	function wake(address) {
		for (const each of waiting.get(address) ?? []) each();
	}
	async function pause(address, milliseconds, run) {
		const all = waiting.get(address) ?? new Set();
		const { promise, resolve } = Promise.withResolvers();
		const timer = setTimeout(resolve, milliseconds);
		const free = onAbort(run, () => resolve());
		waiting.set(address, all.add(resolve));
		await promise;
		clearTimeout(timer);
		free();
		all.delete(resolve);
		if (all.size === 0) waiting.delete(address);
	}
	function lease({ client, isReserved, connections: usual }, run) {
		const id = (0,node_crypto__WEBPACK_IMPORTED_MODULE_5__.randomUUID)();
		const held = new Map();
		const taking = new Map();
		let isOver = false;
		function ask(address, name, connections) {
			return states.update(address, (state) => {
				const { state: next, wait } = requestLease(state, {
					id,
					client,
					name,
					isReserved,
					connections,
					now: now(),
					limits
				});
				return [next, wait];
			});
		}
		async function acquire(address, name) {
			const end = now() + limits.patience;
			const connections = Math.max(1, Math.min(usual, limits.connections));
			for (;;) {
				const wait = await ask(address, name, connections);
				if (wait === null) break;
				if (run.aborted && !isTimeout(run.reason)) throw run.reason;
				const left = end - now();
				const isCrowded = (waiting.get(address)?.size ?? 0) >= mostWaiting * (limits.runs + limits.reservedRuns);
				if (run.aborted || wait > Math.max(left, limits.patience) || left <= 0 || isCrowded) throw busy("target", wait);
				await pause(address, Math.min(wait, left, glance), run);
			}
			held.set(address, {
				name,
				granted: connections,
				used: 0
			});
			if (isOver) leave(address);
		}
		async function grow(address, own) {
			const wait = await ask(address, own.name, own.granted + further);
			if (wait !== null) throw busy("target", wait);
			own.granted += further;
		}
		function leave(address) {
			const used = held.get(address)?.used ?? 0;
			states.update(address, (state) => [endLease(state, id, used, now()), void 0]).then(() => wake(address), ignore);
		}
		async function take(address, name) {
			const coming = taking.get(address) ?? acquire(address, name);
			taking.set(address, coming);
			await coming.catch((error) => {
				if (taking.get(address) === coming) taking.delete(address);
				throw error;
			});
		}
		return {
			take,
			async connection(address, name) {
				await take(address, name);
				const own = held.get(address);
				if (!own) return;
				while (own.used >= own.granted) await (own.growing ??= grow(address, own).finally(() => delete own.growing));
				own.used++;
			},
			certify(address, name) {
				if (held.has(address)) states.update(address, (state) => [certifyName(state, name, now()), void 0]).catch(ignore);
			},
			trouble(name) {
				for (const [address, own] of held) if (own.name === name) states.update(address, (state) => [noteTrouble(state, now()), void 0]).catch(ignore);
			},
			release() {
				if (isOver) return;
				isOver = true;
				for (const address of held.keys()) leave(address);
			}
		};
	}
	return { lease };
}
function openWithFallback(shared, now) {
	const own = openAddressStates(now);
	if (!shared) return own;
	return { update: (address, change) => shared.update(address, change).catch(() => own.update(address, change)) };
}
const manyAddresses = 1e3;
function openAddressStates(now = Date.now) {
	const states = new Map();
	return { async update(address, change) {
		if (states.size > manyAddresses) {
			for (const [each, state] of states) if (isUnused(state, now())) states.delete(each);
		}
		const [next, outcome] = change(states.get(address) ?? null);
		states.set(address, next);
		return outcome;
	} };
}
function ignore() {}
// src/net/cache.ts
const megabyte = 1048576;
const defaultLimits = {
	all: 64 * megabyte,
	each: 16 * megabyte
};
const overhead = 1024;
function openCache(policy, limits = defaultLimits) {
	const kept = new Map();
	let size = 0;
	function drop(key) {
		const known = kept.get(key);
		if (!known) return;
		kept.delete(key);
		size -= sizeOf(known);
	}
	return {
		find(key, { namedBy }, now) {
			const known = kept.get(key);
			if (!known) return null;
			if (known.until <= now) {
				drop(key);
				return null;
			}
			if (!mayContact(known.address, namedBy, policy)) return null;
			kept.delete(key);
			kept.set(key, known);
			return known;
		},
		keep(key, shelved) {
			if (shelved.bytes.length > limits.each) return;
			drop(key);
			const own = {
				...shelved,
				bytes: alone(shelved.bytes)
			};
			kept.set(key, own);
			size += sizeOf(own);
			for (const [oldest] of kept) {
				if (size <= limits.all) break;
				drop(oldest);
			}
		}
	};
}
function sizeOf({ bytes }) {
	return bytes.length + overhead;
}
function alone(bytes) {
	return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}
// src/net/tunnel/tunnels.ts
function openTunnels({ secure, plain, resolves = false, bypass }, authorities) {
	return (to) => {
		const proxy = to.isPlain ? plain : secure;
		if (!proxy || isBypassed$1(to, bypass)) return null;
		return {
			proxy: proxy.name,
			resolves,
			async open(names, run, ...how) {
				const { tunnel } = await __webpack_require__.e(/* import() */ 9309).then(__webpack_require__.bind(__webpack_require__, 9309));
				return tunnel({
					proxy,
					authorities,
					names,
					run
				}, ...how);
			}
		};
	};
}
// src/run/surveys.ts
const surveyLifetime = 6e4;
const mostOrigins = 1e3;
function openSurveys(now = Date.now) {
	const entries = new Map();
	function put(origin, entry) {
		entries.delete(origin);
		entries.set(origin, entry);
		const [oldest] = entries.keys();
		if (entries.size > mostOrigins && oldest !== void 0) entries.delete(oldest);
	}
	function withdraw(origin, entry) {
		if (entries.get(origin) === entry) entries.delete(origin);
	}
	return { since: (since) => ({
		find(origin) {
			const known = entries.get(origin);
			if (!known || known.begunAt < Math.max(since, now() - surveyLifetime)) return null;
			put(origin, known);
			return known.coming;
		},
		offer(origin, observing) {
			const begunAt = now();
			const coming = observing.then((done) => done && {
				...done,
				begunAt
			}, () => null);
			const entry = {
				begunAt,
				coming
			};
			put(origin, entry);
			coming.then((done) => done ?? withdraw(origin, entry));
		}
	}) };
}
// src/settings/engine.ts
function openEngine(options) {
	const { deadline, isDeadlineSet = false, special, authorities = [], pins = [], resolvers = [], allow = [], access, dns = _start_js__WEBPACK_IMPORTED_MODULE_1__.Ft, sources = {}, whoisRoot, sourceKeys = {}, addressLimits, addressStates, operator, optOut = noOptOuts, networks, userData, allowProbes = false, axfr = false } = options;
	const policy = {
		special,
		allow,
		optOut
	};
	const shelf = openCache(policy);
	const surveys = openSurveys();
	const limiter = addressLimits && openAddressLimiter({
		limits: addressLimits,
		states: addressStates
	});
	const tunnels = access?.proxies && openTunnels(access.proxies, authorities);
	return {
		deadline,
		isDeadlineSet,
		open(signal, target, claimant = anybody, idle) {
			const refuse = () => refuseOptedOut(target.host ?? "", optOut);
			const door = openGuard({
				signal,
				policy,
				pins,
				given: authorities,
				access: accessTo(target, access),
				tunnels,
				...resolvers.length > 0 && { resolvers },
				dnsServers: serversOf(dns),
				sources,
				whoisRoot,
				sourceKeys,
				lease: limiter?.lease(claimant, signal),
				operator,
				idle
			});
			const own = {
				...networks && { networks },
				...userData && { userData },
				mayProbe: special || allowProbes,
				...axfr && { mayTransfer: true }
			};
			return {
				...door,
				refuse,
				trust: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gt)(authorities),
				dns,
				shelf,
				surveys,
				...own
			};
		}
	};
}
const anybody = {
	client: "",
	isReserved: false,
	connections: 4
};
function serversOf({ publicResolvers, doh, blocklistResolver }) {
	const own = blocklistResolver === null ? [] : [blocklistResolver];
	return [
		...publicResolvers.map(({ server }) => server),
		...doh,
		...own
	];
}
function accessTo({ origin }, { credentials } = {}) {
	return credentials && origin ? {
		...credentials,
		...origin
	} : void 0;
}



/***/ })

};
