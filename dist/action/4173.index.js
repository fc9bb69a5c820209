export const id = 4173;
export const ids = [4173];
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

/***/ 405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ problemOfDelegation),
/* harmony export */   c: () => (/* binding */ redirected),
/* harmony export */   i: () => (/* binding */ problemOfData),
/* harmony export */   l: () => (/* binding */ recordsOf),
/* harmony export */   n: () => (/* binding */ deniesName),
/* harmony export */   o: () => (/* binding */ isBelow),
/* harmony export */   r: () => (/* binding */ hidesBelow),
/* harmony export */   s: () => (/* binding */ meantTarget),
/* harmony export */   t: () => (/* binding */ answerIn),
/* harmony export */   u: () => (/* binding */ setsOf)
/* harmony export */ });
/* harmony import */ var _data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1687);

// src/formats/dns/set.ts
function recordsOf(kind, records) {
	return records.filter((record) => (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.i)(kind, record.data));
}
function setsOf(records) {
	const sets = new Map();
	for (const record of records) {
		if (record.type === _data_js__WEBPACK_IMPORTED_MODULE_0__.C.RRSIG) continue;
		const key = `${record.type} ${record.class} ${(0,_data_js__WEBPACK_IMPORTED_MODULE_0__.j)(record.name)}`;
		const set = sets.get(key);
		if (set) set.records.push(record);
		else sets.set(key, {
			first: record,
			records: [record],
			signatures: []
		});
	}
	for (const signature of recordsOf("RRSIG", records)) sets.get(`${signature.data.covered} ${signature.class} ${(0,_data_js__WEBPACK_IMPORTED_MODULE_0__.j)(signature.name)}`)?.signatures.push(signature);
	return [...sets.values()].map(({ first, ...parts }) => ({
		name: first.name,
		type: first.type,
		class: first.class,
		...parts
	}));
}
// src/formats/dns/alias.ts
const beside = new Set([_data_js__WEBPACK_IMPORTED_MODULE_0__.C.RRSIG, _data_js__WEBPACK_IMPORTED_MODULE_0__.C.NSEC]);
const longestName = 255;
function redirected(name, { name: from, data }) {
	if (!isBelow(name, from)) return null;
	if (name.wire.length - from.wire.length + data.name.wire.length > longestName) return null;
	const kept = (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.M)(name).slice(0, (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.D)(name) - (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.D)(from));
	return (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.P)([...kept, ...(0,_data_js__WEBPACK_IMPORTED_MODULE_0__.M)(data.name)]);
}
function meantTarget({ answers }, alias) {
	return recordsOf("DNAME", answers).find((each) => {
		const made = redirected(alias.name, each);
		return made !== null && (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(made, alias.data.name);
	})?.data.name ?? alias.data.name;
}
function isBelow(name, other) {
	return (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.A)(name, other) && !(0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(name, other);
}
function recordsAt({ answers }, name) {
	return answers.filter((each) => each.class === _data_js__WEBPACK_IMPORTED_MODULE_0__.y.IN && !beside.has(each.type) && (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(each.name, name));
}
function aliasAt(message, name) {
	const here = recordsAt(message, name);
	const isWritten = here.some(({ type }) => type === _data_js__WEBPACK_IMPORTED_MODULE_0__.C.CNAME);
	const made = isWritten ? recordsOf("CNAME", here) : madeAt(message, name);
	if (typeof made === "string") return made;
	const [first, ...others] = made;
	if (!first && !isWritten) return null;
	const isOne = others.every(({ data }) => first && (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(data.name, first.data.name));
	const isAlone = here.every(({ data }) => data.type === "CNAME");
	return first && isOne && isAlone ? first : "BADRESP";
}
function madeAt({ answers }, name) {
	const above = answers.filter((each) => each.type === _data_js__WEBPACK_IMPORTED_MODULE_0__.C.DNAME && each.class === _data_js__WEBPACK_IMPORTED_MODULE_0__.y.IN && isBelow(name, each.name));
	const known = recordsOf("DNAME", above);
	if (known.length < above.length) return "BADRESP";
	const targets = known.map((each) => ({
		ttl: each.ttl,
		target: redirected(name, each)
	}));
	const made = targets.flatMap(({ ttl, target }) => target ? [{
		name,
		type: _data_js__WEBPACK_IMPORTED_MODULE_0__.C.CNAME,
		class: _data_js__WEBPACK_IMPORTED_MODULE_0__.y.IN,
		ttl,
		data: {
			type: "CNAME",
			name: target
		}
	}] : []);
	return made.length < targets.length ? "YXDOMAIN" : made;
}
// src/formats/dns/type-bits.ts
function isCut(bits) {
	return bits.includes(_data_js__WEBPACK_IMPORTED_MODULE_0__.C.NS) && !bits.includes(_data_js__WEBPACK_IMPORTED_MODULE_0__.C.SOA);
}
const ofDenial = new Set([
	_data_js__WEBPACK_IMPORTED_MODULE_0__.C.RRSIG,
	_data_js__WEBPACK_IMPORTED_MODULE_0__.C.NSEC,
	_data_js__WEBPACK_IMPORTED_MODULE_0__.C.NXNAME
]);
function deniesName(bits) {
	return bits.includes(_data_js__WEBPACK_IMPORTED_MODULE_0__.C.NXNAME) && bits.every((type) => ofDenial.has(type));
}
function hidesBelow(bits) {
	return isCut(bits) || bits.includes(_data_js__WEBPACK_IMPORTED_MODULE_0__.C.DNAME);
}
function problemOfData(bits, type, isRoot) {
	if (type === _data_js__WEBPACK_IMPORTED_MODULE_0__.C.DS && bits.includes(_data_js__WEBPACK_IMPORTED_MODULE_0__.C.SOA) && !isRoot) return "wrong-side";
	if (type !== _data_js__WEBPACK_IMPORTED_MODULE_0__.C.DS && isCut(bits)) return "wrong-side";
	return bits.includes(type) || bits.includes(_data_js__WEBPACK_IMPORTED_MODULE_0__.C.CNAME) ? "type-exists" : null;
}
function problemOfDelegation(bits) {
	if (bits.includes(_data_js__WEBPACK_IMPORTED_MODULE_0__.C.SOA)) return "wrong-side";
	if (bits.includes(_data_js__WEBPACK_IMPORTED_MODULE_0__.C.DS)) return "type-exists";
	return bits.includes(_data_js__WEBPACK_IMPORTED_MODULE_0__.C.NS) ? null : "no-delegation";
}
// src/formats/dns/answer.ts
const mostAliases = 10;
function answerIn(message, name, type) {
	const { rcode } = message;
	if (message.isTruncated) return {
		kind: "unknown",
		reason: "TRUNCATED"
	};
	if (rcode !== _data_js__WEBPACK_IMPORTED_MODULE_0__.x.NOERROR && rcode !== _data_js__WEBPACK_IMPORTED_MODULE_0__.x.NXDOMAIN) return {
		kind: "unknown",
		reason: (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.b)(rcode)
	};
	const way = type === _data_js__WEBPACK_IMPORTED_MODULE_0__.C.CNAME ? {
		name,
		aliases: []
	} : follow(message, name);
	if (typeof way === "string") return {
		kind: "unknown",
		reason: way
	};
	const records = setAt(message, way.name, type);
	if (typeof records === "string") return {
		kind: "unknown",
		reason: records
	};
	if (records.length > 0) {
		const seconds = Math.min(...[...way.aliases, ...records].map(({ ttl }) => ttl));
		return {
			kind: "found",
			...way,
			records,
			seconds
		};
	}
	return absence(message, way);
}
function absence(message, way) {
	const soa = soaOf(message, way.name);
	const seconds = soa ? Math.min(...way.aliases.map(({ ttl }) => ttl), soa.ttl, soa.data.minimum) : 0;
	if (message.rcode === _data_js__WEBPACK_IMPORTED_MODULE_0__.x.NXDOMAIN || soa && isDenied(message, way.name)) return {
		kind: "nxdomain",
		...way,
		soa,
		seconds
	};
	return soa ? {
		kind: "nodata",
		...way,
		soa,
		seconds
	} : {
		kind: "unknown",
		reason: "NO-SOA"
	};
}
function setAt(message, name, type) {
	if (type === _data_js__WEBPACK_IMPORTED_MODULE_0__.C.CNAME) {
		const alias = aliasAt(message, name);
		if (typeof alias === "string") return alias;
		if (alias) return [alias];
	}
	if (message.rcode === _data_js__WEBPACK_IMPORTED_MODULE_0__.x.NXDOMAIN && recordsAt(message, name).length > 0) return "BADRESP";
	const records = message.answers.filter((each) => each.type === type && each.class === _data_js__WEBPACK_IMPORTED_MODULE_0__.y.IN && (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(each.name, name));
	return records.length > 0 && records.every(({ data }) => data.type === "broken") ? "BADRESP" : records;
}
function follow(message, name) {
	const seen = new Set();
	const aliases = [];
	for (let end = name;;) {
		const alias = aliasAt(message, end);
		if (typeof alias === "string") return alias;
		if (!alias) return {
			name: end,
			aliases
		};
		seen.add((0,_data_js__WEBPACK_IMPORTED_MODULE_0__.j)(end));
		if (seen.has((0,_data_js__WEBPACK_IMPORTED_MODULE_0__.j)(alias.data.name))) return "CNAME-LOOP";
		if (seen.size > mostAliases) return "CNAME-CHAIN";
		aliases.push(alias);
		end = alias.data.name;
	}
}
function isDenied({ authorities }, name) {
	return recordsOf("NSEC", authorities).some((each) => (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.O)(each.name, name) && deniesName(each.data.types));
}
function soaOf({ authorities }, name) {
	return recordsOf("SOA", authorities).find((each) => (0,_data_js__WEBPACK_IMPORTED_MODULE_0__.A)(name, each.name)) ?? null;
}



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

/***/ 4373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ dial),
/* harmony export */   t: () => (/* binding */ connectTo)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6844);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7030);



// src/net/dial.ts
const attemptDelay = 250;
async function dial(addresses, port, { to, signal, budget }, open = connectTo) {
	const ending = new AbortController();
	const free = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.i)(signal, (reason) => ending.abort(reason));
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
		for (const each of attempts) each.then((late) => late !== won && late.socket.destroy(), ignore);
	}
}
async function firstOf(attempts, signal) {
	const { promise, resolve } = Promise.withResolvers();
	const timer = setTimeout(resolve, attemptDelay);
	const free = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.i)(signal, () => resolve());
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
	return errors.find((error) => idOf(error) === "aborted") ?? errors.find((error) => idOf(error) !== "tcp.unreachable") ?? errors[0];
}
async function connectTo(address, port, { to, signal, budget }) {
	if (signal.aborted) throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.n)(signal.reason, to, "tcp");
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
		reject((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.n)(error, to, "tcp"));
		socket.destroy();
	};
	const free = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.i)(signal, fail);
	socket.once("connect", () => resolve({
		socket,
		address
	}));
	socket.on("error", fail);
	return promise.finally(free);
}
function idOf(error) {
	return error instanceof _gate_js__WEBPACK_IMPORTED_MODULE_0__.hr ? error.facts.id : "";
}
function ignore() {}



/***/ }),

/***/ 9876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ outOfTime)
/* harmony export */ });
// src/core/net/dns.ts
const outOfTime = "timeout.run";



/***/ }),

/***/ 4173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openEngine: () => (/* binding */ openEngine)
/* harmony export */ });
/* harmony import */ var _usual_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9593);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);
/* harmony import */ var _access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4669);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6844);
/* harmony import */ var _unheard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1714);
/* harmony import */ var _server_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2328);
/* harmony import */ var _secure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4490);
/* harmony import */ var _hello_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8063);
/* harmony import */ var _dns_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(9876);
/* harmony import */ var _standing2_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(585);
/* harmony import */ var _roots_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5818);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8414);
/* harmony import */ var _dial_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4373);
/* harmony import */ var _bypass_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1839);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7030);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(1692);
/* harmony import */ var node_http2__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(2467);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(8500);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(8161);
/* harmony import */ var node_dns_promises__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(1553);




















// src/net/budget.ts
const mostQuestions = 1e5;
const mostResolverConnections = 2048;
const defaultLimits$1 = {
	connections: 96,
	bytes: 50331648
};
function openBudget(limits = defaultLimits$1) {
	let most = limits;
	const live = new Set();
	let connections = 0;
	let resolverConnections = 0;
	let requests = 0;
	let questions = 0;
	let ofClosed = 0;
	function bytes() {
		return [...live].reduce((sum, { bytesRead }) => sum + bytesRead, ofClosed);
	}
	function check() {
		if (bytes() > most.bytes) throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("budget.bytes", { limit: Math.round(most.bytes / 1024 / 1024) });
	}
	return {
		traffic: () => ({
			connections: connections + resolverConnections,
			requests,
			bytes: bytes()
		}),
		connection() {
			if (connections >= most.connections) throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("budget.connections", { limit: most.connections });
			connections++;
		},
		request() {
			requests++;
		},
		resolverConnection() {
			const limit = mostResolverConnections;
			if (resolverConnections >= limit) throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("budget.connections", { limit });
			resolverConnections++;
		},
		question() {
			const limit = most.questions ?? mostQuestions;
			if (questions >= limit) throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("budget.questions", { limit });
			questions++;
			requests++;
		},
		received(size) {
			ofClosed += size;
			check();
		},
		watch(socket) {
			live.add(socket);
			socket.once("close", () => {
				live.delete(socket);
				ofClosed += socket.bytesRead;
			});
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
		const { socket, address } = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.c)(signal, offer.patience ?? patience, (within) => routes.connect(to, within, begin));
		const ms = since(began);
		try {
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
		const told = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.t)(error, to, began === void 0 ? "dns" : "tcp");
		const state = signal.aborted || !(told instanceof _gate_js__WEBPACK_IMPORTED_MODULE_1__.hr) ? void 0 : stateOf(told);
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
	if (socket instanceof node_tls__WEBPACK_IMPORTED_MODULE_14__.TLSSocket) socket.destroy();
	else socket.resetAndDestroy();
}
function readBanner(socket, { to, signal, patience }) {
	const { promise, resolve, reject } = Promise.withResolvers();
	let received = Buffer.alloc(0);
	const end = (how) => resolve({
		bytes: received,
		end: how
	});
	const timer = setTimeout(end, Math.min(patience, _gate_js__WEBPACK_IMPORTED_MODULE_1__.Gn.patience), "silent");
	const free = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.i)(signal, (reason) => reject((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.n)(reason, to, "tcp")));
	socket.on("data", (chunk) => {
		received = Buffer.concat([received, chunk.subarray(0, _gate_js__WEBPACK_IMPORTED_MODULE_1__.Gn.bytes - received.length)]);
		if (received.length === _gate_js__WEBPACK_IMPORTED_MODULE_1__.Gn.bytes) end("enough");
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
	const asked = (0,node_dns_promises__WEBPACK_IMPORTED_MODULE_18__.lookup)(host, {
		all: true,
		order: "verbatim"
	});
	return interleave((await (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.l)(signal, asked).catch((error) => {
		throw nameFailure(error, host);
	})).map(({ address }) => address));
}
function systemResolvers() {
	return (0,node_dns_promises__WEBPACK_IMPORTED_MODULE_18__.getServers)();
}
const resolutionDelay = 500;
function namesFrom(open) {
	return async (host, signal) => {
		if (/(?:^|\.)localhost$/.test(host)) return ["127.0.0.1", "::1"];
		try {
			return toAddresses(await askBoth(await open(), host, signal), host);
		} catch (error) {
			throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.t)(error, {
				host,
				port: 0
			}, "dns");
		}
	};
}
async function askBoth(resolve, host, signal) {
	const late = new AbortController();
	const free = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.i)(signal, (reason) => late.abort(reason));
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
		return await (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.l)(signal, Promise.all([ask("AAAA"), ask("A")]));
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
	if (lookup.kind === "nxdomain") return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("dns.nxdomain", { host });
	if (lookup.kind === "silent") return (0,_unheard_js__WEBPACK_IMPORTED_MODULE_4__.t)({
		silent: true,
		tried: lookup.tried
	}, host);
	if (lookup.kind === "failed" && lookup.detail === "BADNAME") return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("dns.bad-name", { host });
	if (lookup.kind === "failed") return (0,_unheard_js__WEBPACK_IMPORTED_MODULE_4__.t)({
		failed: lookup.detail,
		tried: lookup.tried
	}, host);
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("dns.no-address", { host });
}
const noData = -3007;
function nameFailure(error, host) {
	const code = codeOf(error);
	if (code === "ENODATA" || error.errno === noData) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("dns.no-address", { host }, { cause: error });
	if (code === "ENOTFOUND") return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("dns.nxdomain", { host }, { cause: error });
	if (code === "ETIMEOUT" || code === "ECANCELLED") return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("timeout.dns", { host }, { cause: error });
	if (code !== "") return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("dns.failed", {
		host,
		detail: code
	}, { cause: error });
	return (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.n)(error, {
		host,
		port: 0
	}, "dns");
}
function codeOf(error) {
	const { code } = error;
	return typeof code === "string" && /^E[A-Z_]+$/.test(code) ? code : "";
}
function interleave(addresses) {
	const first = (0,node_net__WEBPACK_IMPORTED_MODULE_13__.isIP)(addresses[0] ?? "");
	const ours = addresses.filter((address) => (0,node_net__WEBPACK_IMPORTED_MODULE_13__.isIP)(address) === first);
	const others = addresses.filter((address) => (0,node_net__WEBPACK_IMPORTED_MODULE_13__.isIP)(address) !== first);
	const turns = Math.max(ours.length, others.length);
	return Array.from({ length: turns }, (_, turn) => [ours[turn], others[turn]]).flat().filter((address) => address !== void 0);
}
// src/net/dns/run.ts
function openDns({ resolvers, names, ...options }) {
	let opened;
	const byAddress = (resolvers ?? []).filter((text) => (0,_server_js__WEBPACK_IMPORTED_MODULE_5__.t)(text)?.isAddress);
	const namesOfServers = names ?? (byAddress.length > 0 ? namesFrom(() => resolve(byAddress)) : systemNames);
	function open() {
		return opened ??= Promise.all(/* import() */[__webpack_require__.e(8318), __webpack_require__.e(3766)]).then(__webpack_require__.bind(__webpack_require__, 3766)).then(({ openQuestions }) => openQuestions({
			...options,
			resolvers: resolvers ?? systemResolvers(),
			names: namesOfServers
		}));
	}
	async function resolve(servers) {
		const [{ ask }, { openResolver }] = await Promise.all([open(), Promise.all(/* import() */[__webpack_require__.e(8318), __webpack_require__.e(3989)]).then(__webpack_require__.bind(__webpack_require__, 3989))]);
		return openResolver(ask, servers);
	}
	return {
		names: names ?? (resolvers ? namesFrom(() => resolve(resolvers)) : systemNames),
		dns: async (question) => (await open()).dns(question),
		close: () => void opened?.then((questions) => questions.close())
	};
}
// src/net/courtesy.ts
const atATime$1 = 3;
const pause = 300;
function openCourtesy() {
	const some = (0,_secure_js__WEBPACK_IMPORTED_MODULE_6__.r)(atATime$1);
	const alone = (0,_secure_js__WEBPACK_IMPORTED_MODULE_6__.r)(1);
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
		await (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.l)(signal, (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_16__.setTimeout)(pause));
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
	return error instanceof _gate_js__WEBPACK_IMPORTED_MODULE_1__.hr && /^(?:timeout\.starttls$|starttls\.(?!injected$))/.test(error.facts.id);
}
// src/net/families.ts
function systemFamilies() {
	return familiesOf(Object.values((0,node_os__WEBPACK_IMPORTED_MODULE_17__.networkInterfaces)()).flatMap((each) => each ?? []));
}
function familiesOf(own) {
	return new Set(own.filter(leadsOut).map(({ family }) => family === "IPv6" ? 6 : 4));
}
function leadsOut({ address, family, internal }) {
	if (internal) return false;
	return family === "IPv6" ? (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.On)(address) === "public" : (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.On)(address) !== "never";
}
// src/formats/starttls/talk.ts
const longestLine = 512;
const longestKeyword = 200;
const longestName = 255;
function openMailTalk(name) {
	let told = null;
	function greeted(reply) {
		const bare = {
			banner: reply.lines.map((line) => (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(line, longestLine)).join("\n").slice(0, _gate_js__WEBPACK_IMPORTED_MODULE_1__.a.banner),
			hello: null,
			keywords: [],
			starttls: "unknown"
		};
		told = {
			code: Number(reply.code),
			...bare
		};
		return reply.code === "220" ? (0,_standing2_js__WEBPACK_IMPORTED_MODULE_8__.l)(`EHLO ${name}`, _standing2_js__WEBPACK_IMPORTED_MODULE_8__.u, answered("EHLO")) : end(reply);
	}
	function answered(verb) {
		return (reply) => {
			if (!told) return end(reply);
			if (verb === "EHLO" && reply.code.startsWith("5")) return (0,_standing2_js__WEBPACK_IMPORTED_MODULE_8__.l)(`HELO ${name}`, _standing2_js__WEBPACK_IMPORTED_MODULE_8__.u, answered("HELO"));
			if (reply.code !== "250") return end(reply);
			const own = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kn)((/^\S*/.exec(reply.lines[0] ?? "")?.[0] ?? "").slice(0, longestName), longestName);
			told = {
				...told,
				hello: {
					verb,
					name: own
				}
			};
			const isOffered = verb === "EHLO" && (0,_standing2_js__WEBPACK_IMPORTED_MODULE_8__.c)(reply.lines);
			const keywords = verb === "EHLO" ? reply.lines.slice(1, _gate_js__WEBPACK_IMPORTED_MODULE_1__.a.keywords + 1).map(keyword) : [];
			told = {
				...told,
				keywords,
				starttls: isOffered ? "offered" : "absent"
			};
			return isOffered ? (0,_standing2_js__WEBPACK_IMPORTED_MODULE_8__.l)("STARTTLS", _standing2_js__WEBPACK_IMPORTED_MODULE_8__.u, agreed) : {
				kind: "not-offered",
				detail: reply.shown
			};
		};
	}
	function agreed(reply) {
		if (reply.code === "220") return { kind: "start" };
		if (told) told = {
			...told,
			starttls: "refused"
		};
		return end(reply);
	}
	return {
		conversation: (0,_standing2_js__WEBPACK_IMPORTED_MODULE_8__.s)({
			read: _standing2_js__WEBPACK_IMPORTED_MODULE_8__.u,
			next: greeted
		}),
		told: () => told
	};
}
function end({ shown }) {
	return {
		kind: "refused",
		detail: shown
	};
}
function keyword(line) {
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(line.trim().toUpperCase(), longestKeyword);
}
// src/net/mail.ts
const acceptance = 5e3;
const patience = 8e3;
const parting = 700;
const brokenShake = /^(?:tls\.(?:alert\.|closed$|failed$)|tcp\.reset$)/;
async function greet(to, way) {
	const first = await meet(to, way, false);
	if (first.starttls !== "offered" || !brokenShake.test(first.failure?.reason ?? "")) return first;
	const again = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.rn)(() => meet(to, way, true));
	return again.ok && again.value.handshake ? {
		...first,
		handshake: again.value.handshake
	} : first;
}
async function meet(to, way, lenient) {
	const started = performance.now();
	const end = {
		to: {
			...to,
			starttls: "smtp"
		},
		way,
		lenient
	};
	try {
		return await (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.c)(way.signal, patience, async (within) => {
			const connected = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.c)(within, acceptance, (soon) => way.routes.connect(to, soon));
			way.budget.request();
			return {
				...await talk(connected.socket, connected.address, {
					...end,
					within
				}),
				ms: performance.now() - started
			};
		});
	} catch (error) {
		throw way.signal.aborted ? ended(error) : error;
	}
}
function ended(error) {
	if (!(error instanceof _gate_js__WEBPACK_IMPORTED_MODULE_1__.hr) || !error.reason.startsWith("timeout.")) return error;
	return new _gate_js__WEBPACK_IMPORTED_MODULE_1__.hr({
		...error.facts,
		reason: _dns_js__WEBPACK_IMPORTED_MODULE_19__.t
	}, { cause: error });
}
async function talk(socket, address, meeting) {
	const { to, within } = meeting;
	const helloName = (0,_standing2_js__WEBPACK_IMPORTED_MODULE_8__.o)(socket);
	const { conversation, told } = openMailTalk(helloName);
	const last = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.rn)(() => (0,_standing2_js__WEBPACK_IMPORTED_MODULE_8__.i)(socket, to, conversation, within));
	const said = told();
	if (!said) {
		socket.destroy();
		throw last.ok ? notGreeted(last.value, to) : new _gate_js__WEBPACK_IMPORTED_MODULE_1__.hr(last.failure);
	}
	const known = {
		address,
		helloName,
		...said
	};
	if (!last.ok) return {
		...known,
		handshake: null,
		failure: last.failure
	};
	if (last.value.kind === "start") return {
		...known,
		...await turnToTls(socket, address, meeting)
	};
	const isOdd = last.value.kind === "injected" || last.value.kind === "foreign";
	if (isOdd) socket.destroy();
	else await takeLeave(socket);
	return {
		...known,
		handshake: null,
		failure: isOdd ? (0,_standing2_js__WEBPACK_IMPORTED_MODULE_8__.a)(last.value, to).facts : null
	};
}
function notGreeted(end, to) {
	const { host, port } = to;
	return end.kind === "start" ? (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("starttls.closed", {
		host,
		port
	}) : (0,_standing2_js__WEBPACK_IMPORTED_MODULE_8__.a)(end, to);
}
async function turnToTls(over, address, { to, way, lenient, within }) {
	const context = (0,_roots_js__WEBPACK_IMPORTED_MODULE_9__.n)(way.given, { lenient }, to);
	const got = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.rn)(() => (0,_secure_js__WEBPACK_IMPORTED_MODULE_6__.n)(over, {
		to,
		address,
		context,
		lenient,
		alpn: "none",
		signal: within
	}));
	if (!got.ok) return {
		handshake: null,
		failure: got.failure
	};
	await takeLeave(got.value.socket);
	return {
		handshake: got.value.handshake,
		failure: null
	};
}
async function takeLeave(socket) {
	const { promise, resolve } = Promise.withResolvers();
	const timer = setTimeout(resolve, parting);
	const leave = () => resolve();
	socket.on("error", leave);
	socket.once("data", leave);
	socket.once("close", leave);
	socket.resume();
	socket.write("QUIT\r\n");
	await promise;
	clearTimeout(timer);
	socket.destroy();
}
// src/net/hidden.ts
const mostNoted = 1e4;
function notePrivate({ answers, authorities, additionals }, policy, noted) {
	for (const { data } of [
		...answers,
		...authorities,
		...additionals
	]) for (const address of addressesIn(data)) if (noted.size < mostNoted && !(0,_unheard_js__WEBPACK_IMPORTED_MODULE_4__.a)(address, policy)) noted.add(address);
}
function addressesIn(data) {
	if (data.type === "A" || data.type === "AAAA") return "address" in data ? [data.address] : [];
	if (data.type !== "SVCB" && data.type !== "HTTPS") return [];
	return data.parameters.flatMap((each) => "addresses" in each ? each.addresses : []);
}
// src/net/http/http2.ts
async function exchange2(request, { socket }, how) {
	const url = new URL(request.url);
	const { promise, resolve, reject } = Promise.withResolvers();
	const session = (0,node_http2__WEBPACK_IMPORTED_MODULE_15__.connect)(url, {
		createConnection: () => socket,
		settings: { enablePush: false }
	});
	const fail = (error) => {
		reject((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.n)(error, how.to, "http"));
		session.destroy();
	};
	const free = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.i)(how.signal, fail);
	session.on("error", fail);
	try {
		const { host, ...headers } = (0,_exchange_js__WEBPACK_IMPORTED_MODULE_10__.n)(request, url);
		const stream = session.request({
			":method": request.method ?? "GET",
			":path": url.pathname + url.search,
			":authority": host,
			...headers
		});
		stream.on("error", fail);
		const closed = () => fail(Object.assign(new Error("closed"), { code: "ECONNRESET" }));
		stream.once("close", closed);
		stream.once("response", (_headers, _flags, raw) => {
			stream.off("close", closed);
			read(stream, raw, request, how).then(resolve, fail);
		});
		stream.end(request.body);
		return await promise;
	} finally {
		free();
		session.destroy();
	}
}
async function read(stream, raw, request, how) {
	const received = (0,_exchange_js__WEBPACK_IMPORTED_MODULE_10__.r)(raw);
	const status = Number(received.find(([name]) => name === ":status")?.[1] ?? 0);
	const headers = received.filter(([name]) => !name.startsWith(":"));
	const reading = (0,_exchange_js__WEBPACK_IMPORTED_MODULE_10__.i)(request, {
		status,
		headers
	}, how);
	return {
		status,
		headers,
		...await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_10__.a)(stream, reading),
		version: "2"
	};
}
// src/net/http/origin.ts
function openOrigin(to, opening) {
	const { isSecure, signal, budget, routes, acceptance: usual } = opening;
	const ends = {
		...to,
		isPlain: !isSecure
	};
	const turns = (0,_secure_js__WEBPACK_IMPORTED_MODULE_6__.r)(1);
	let kept;
	let coming;
	let phase = "tcp";
	let question;
	async function present(by, within, isGood) {
		if (coming) {
			await (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.l)(within, coming).catch((error) => passOn(error, within, usual));
			return present(by, within, isGood);
		}
		if (kept && routes.mayRide({
			...to,
			...by
		}, kept.address) && isGood(kept)) return kept;
		coming = open(by, within).finally(() => coming = void 0);
		return coming;
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
		const link = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.c)(within, soonest, (soon) => (0,_standing2_js__WEBPACK_IMPORTED_MODULE_8__.n)(named, isSecure, soon, {
			...opening,
			begin
		}));
		if (signal.aborted) {
			link.socket.destroy();
			throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.s)(signal);
		}
		hangUp();
		kept = {
			...link,
			unpaid: link.roundTrips
		};
		return kept;
	}
	function hangUp() {
		kept?.agent.destroy();
		kept?.socket.destroy();
	}
	async function carry(asked, link, { tolerant, within }) {
		const request = (0,_access_js__WEBPACK_IMPORTED_MODULE_2__.i)(asked, link, to.host, opening.access);
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
		const bare = await (isNewer ? exchange2(request, link, how) : (0,_exchange_js__WEBPACK_IMPORTED_MODULE_10__.t)(request, how)).catch((error) => {
			throw isUnheard && link.asksWho && error instanceof _gate_js__WEBPACK_IMPORTED_MODULE_1__.hr ? (0,_secure_js__WEBPACK_IMPORTED_MODULE_6__.t)(error, to, link.showsWho) : error;
		});
		link.received = isNewer || tolerant ? spent : link.socket.bytesRead;
		if (bare.status < 200) throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("http.malformed", {
			host: to.host,
			detail: `${bare.status}`
		});
		return {
			bare,
			link,
			parser: tolerant ? "tolerant" : "strict"
		};
	}
	async function ask(request, within) {
		const before = kept;
		question = void 0;
		const link = await present(request, within, isIdle);
		const roundTrips = charge(link);
		try {
			return {
				...await carry(request, link, {
					tolerant: false,
					within
				}),
				roundTrips
			};
		} catch (error) {
			const again = secondTry(error, request, link === before);
			if (!again) throw error;
			const second = await present(request, within, again.tolerant ? () => false : isIdle);
			const both = roundTrips + charge(second);
			return {
				...await carry(request, second, {
					...again,
					within
				}),
				roundTrips: both
			};
		}
	}
	function tellSilence(error) {
		if (!(error instanceof _gate_js__WEBPACK_IMPORTED_MODULE_1__.hr) || signal.aborted || !isWait(error)) throw error;
		if (!question || (question.over?.bytesRead ?? 0) > question.heard) throw error;
		if (routes.proxyTo(ends) !== null) throw error;
		const silence = Math.round(performance.now() - question.since);
		throw new _gate_js__WEBPACK_IMPORTED_MODULE_1__.hr({
			...error.facts,
			params: {
				...error.facts.params,
				silence
			}
		}, { cause: error });
	}
	return {
		async handshake(by) {
			const { handshake } = await present(by, signal, () => true).catch((error) => {
				throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.t)(error, to, phase);
			});
			if (!handshake) throw new Error("no handshake over plain HTTP");
			return handshake;
		},
		request(request) {
			const started = performance.now();
			return (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.c)(signal, request.patience, async (within) => {
				try {
					const { bare, link, ...rest } = await turns(within, () => ask(request, within).catch(tellSilence));
					const { address, handshake } = link;
					return {
						...bare,
						...rest,
						address,
						handshake,
						ms: performance.now() - started
					};
				} catch (error) {
					throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.t)(error, to, phase);
				}
			});
		},
		close: hangUp
	};
}
const waits = new Set([
	"timeout.tcp",
	"timeout.http",
	"tcp.reset",
	"http.closed"
]);
function isWait({ facts: { id } }) {
	return waits.has(id);
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
	const isTheirs = usual === void 0 && error instanceof _gate_js__WEBPACK_IMPORTED_MODULE_1__.hr && error.code === "UPSTREAM_TIMEOUT";
	if (within.aborted || !isTheirs) throw error;
}
function secondTry(error, { method = "GET" }, wasKept) {
	if (!(error instanceof _gate_js__WEBPACK_IMPORTED_MODULE_1__.hr) || method !== "GET") return null;
	if (error.facts.id === "http.malformed") return { tolerant: true };
	return error.facts.id === "http.closed" && wasKept ? { tolerant: false } : null;
}
// src/net/places.ts
const perAddress = {
	connections: 52,
	bytes: 6291456
};
const mostAddresses$1 = 32;
const probesInAll = 24;
function openPlaces(budget, probesAtATime) {
	const usual = (0,_secure_js__WEBPACK_IMPORTED_MODULE_6__.r)(probesAtATime);
	const all = (0,_secure_js__WEBPACK_IMPORTED_MODULE_6__.r)(probesInAll);
	const queues = new Map();
	function enter({ host, at }) {
		if (at === void 0) return usual;
		const key = `${host} ${at}`;
		const known = queues.get(key);
		if (known) return known;
		const own = (0,_secure_js__WEBPACK_IMPORTED_MODULE_6__.r)(probesAtATime);
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
function openRoutes({ policy, names, pins, families, budget, signal: run, tunnels, guest }) {
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
		if ((0,node_net__WEBPACK_IMPORTED_MODULE_13__.isIP)(host)) return [host];
		if (tunnels?.(of)?.resolves) return [_gate_js__WEBPACK_IMPORTED_MODULE_1__.Wn];
		try {
			return await (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.l)(signal, resolve(host));
		} catch (error) {
			throw error instanceof _gate_js__WEBPACK_IMPORTED_MODULE_1__.hr && error.facts.id === "dns.nxdomain" && (0,_unheard_js__WEBPACK_IMPORTED_MODULE_4__.n)(host, policy) ? absent(host) : (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.t)(error, {
				host,
				port
			}, "dns");
		}
	}
	function judge(to, addresses) {
		const { optOut = _unheard_js__WEBPACK_IMPORTED_MODULE_4__.s } = policy;
		(0,_unheard_js__WEBPACK_IMPORTED_MODULE_4__.l)(to.host, optOut);
		const allowed = addresses.filter((address) => (0,_unheard_js__WEBPACK_IMPORTED_MODULE_4__.i)(address, to.namedBy, policy));
		const [refused] = addresses;
		if (allowed.length === 0 && addresses.some((address) => (0,_unheard_js__WEBPACK_IMPORTED_MODULE_4__.o)(address, optOut))) throw (0,_unheard_js__WEBPACK_IMPORTED_MODULE_4__.c)(to.host);
		if (refused === "(proxy)" && !(0,_unheard_js__WEBPACK_IMPORTED_MODULE_4__.r)(to.host, to.namedBy, policy)) throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("proxy.name", { host: to.host });
		if (allowed.length === 0 && (0,_unheard_js__WEBPACK_IMPORTED_MODULE_4__.n)(to.host, policy)) throw absent(to.host);
		if (allowed.length === 0) throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("address.private", {
			host: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Nn)(to.host),
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
		return through ? (0,_dial_js__WEBPACK_IMPORTED_MODULE_11__.n)(addresses, port, how, (...all) => through.open(names, run, ...all)) : (0,_dial_js__WEBPACK_IMPORTED_MODULE_11__.n)(addresses, port, how, guest ? seated(guest) : void 0);
	}
	async function dialInTurn(to, allowed, signal) {
		const key = `${to.host} ${to.port}`;
		const leader = leading.get(key);
		if (leader) {
			const came = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.rn)(() => (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.l)(signal, leader));
			if (!came.ok && !came.failure.reason.startsWith("timeout.")) throw new _gate_js__WEBPACK_IMPORTED_MODULE_1__.hr(came.failure);
		}
		const usual = answered.get(key);
		const dialling = reach(usual !== void 0 && allowed.includes(usual) ? [usual] : allowed, to.port, to, signal);
		if (!leading.has(key)) leading.set(key, dialling);
		const connected = await dialling.finally(() => leading.get(key) === dialling && leading.delete(key));
		if (!answered.has(key)) answered.set(key, connected.address);
		return connected;
	}
	return {
		async connect(to, signal, begin = ignore) {
			(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.o)(signal);
			const pin = (0,_unheard_js__WEBPACK_IMPORTED_MODULE_4__.u)(pins, to);
			if (pin) {
				begin("tcp");
				return {
					...await reach(judge({
						host: to.host,
						port: pin.toPort
					}, [pin.address]), pin.toPort, to, signal),
					roundTrips: 1
				};
			}
			if (to.at !== void 0) {
				begin("tcp");
				return {
					...await reach(judge(to, [to.at]), to.port, to, signal),
					roundTrips: 1
				};
			}
			begin("dns");
			const isFirst = !resolved.has(to.host) && (0,node_net__WEBPACK_IMPORTED_MODULE_13__.isIP)(to.host) === 0;
			const allowed = judge(to, await addressesOf(to, signal));
			begin("tcp");
			return {
				...await dialInTurn(to, allowed, signal),
				roundTrips: isFirst ? 2 : 1
			};
		},
		proxyTo: (to) => tunnels?.(to)?.proxy ?? null,
		mayRide: (to, address) => {
			if ((0,_unheard_js__WEBPACK_IMPORTED_MODULE_4__.u)(pins, to) !== void 0) return true;
			return address === "(proxy)" ? (0,_unheard_js__WEBPACK_IMPORTED_MODULE_4__.r)(to.host, to.namedBy, policy) : (0,_unheard_js__WEBPACK_IMPORTED_MODULE_4__.i)(address, to.namedBy, policy);
		},
		async addresses(of, signal) {
			(0,_unheard_js__WEBPACK_IMPORTED_MODULE_4__.l)(of.host, policy.optOut ?? _unheard_js__WEBPACK_IMPORTED_MODULE_4__.s);
			const own = tunnels?.(of) ? new Set([4, 6]) : families();
			const pinned = [...(0,_unheard_js__WEBPACK_IMPORTED_MODULE_4__.d)(pins, of)].map(([id, { address }]) => {
				return {
					id,
					address,
					isAllowed: (0,_unheard_js__WEBPACK_IMPORTED_MODULE_4__.i)(address, void 0, policy),
					isForeign: !own.has((0,node_net__WEBPACK_IMPORTED_MODULE_13__.isIP)(address))
				};
			});
			if (pinned.length > 0) return pinned.slice(0, mostListed);
			const all = await addressesOf(of, signal);
			if ((0,_unheard_js__WEBPACK_IMPORTED_MODULE_4__.n)(of.host, policy)) judge(of, all);
			return [...new Set(all)].slice(0, mostListed).map((address) => {
				return {
					id: address,
					address,
					isAllowed: (0,_unheard_js__WEBPACK_IMPORTED_MODULE_4__.i)(address, of.namedBy, policy),
					isForeign: !own.has((0,node_net__WEBPACK_IMPORTED_MODULE_13__.isIP)(address))
				};
			});
		}
	};
}
function seated(guest) {
	return async (address, port, how) => {
		await guest.connection(address, how.signal).catch((error) => {
			throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.n)(error, how.to, "tcp");
		});
		return (0,_dial_js__WEBPACK_IMPORTED_MODULE_11__.t)(address, port, how);
	};
}
function absent(host) {
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("dns.absent", { host }, { reason: "dns.nxdomain" });
}
function ignore() {}
// src/net/whois.ts
const usualPort = 43;
const usualRoot = {
	host: "whois.iana.org",
	port: usualPort
};
async function askWhois({ host, port = usualPort, namedBy }, { line, patience = _gate_js__WEBPACK_IMPORTED_MODULE_1__.i.patience }, { root, policy, routesUnder, budget, signal }) {
	const to = host === null ? { ...root ?? usualRoot } : {
		host,
		port,
		...namedBy !== void 0 && { namedBy }
	};
	const server = to.port === usualPort ? to.host : `${(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Nn)(to.host)}:${to.port}`;
	const asked = {
		source: "WHOIS",
		host: server
	};
	if (!mayBePut(line)) throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("source.malformed", {
		...asked,
		detail: "question"
	});
	if (host !== null && !mayBeAsked(to.port)) throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("source.redirect", {
		...asked,
		detail: "port"
	});
	const routes = routesUnder({
		special: host === null && (root !== void 0 || policy.special),
		allow: policy.allow
	});
	const started = performance.now();
	try {
		const told = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.c)(signal, patience, (within) => turnsAt(server)(within, async () => {
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
		_standing2_js__WEBPACK_IMPORTED_MODULE_8__.t.answered("whois", ms);
		return {
			server,
			...told,
			ms
		};
	} catch (error) {
		const named = (0,_standing2_js__WEBPACK_IMPORTED_MODULE_8__.d)((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.t)(error, to, "tcp"), asked, namedBy !== void 0);
		if (!signal.aborted) _standing2_js__WEBPACK_IMPORTED_MODULE_8__.t.failed("whois", named instanceof _gate_js__WEBPACK_IMPORTED_MODULE_1__.hr ? named.reason : "timeout.source");
		throw named;
	}
}
const atATime = 2;
const mostServers = 256;
const turns = new Map();
function turnsAt(server) {
	const known = turns.get(server) ?? (0,_secure_js__WEBPACK_IMPORTED_MODULE_6__.r)(atATime);
	turns.delete(server);
	turns.set(server, known);
	const [oldest] = turns.keys();
	if (turns.size > mostServers && oldest !== void 0) turns.delete(oldest);
	return known;
}
function mayBePut(line) {
	return line.length <= _gate_js__WEBPACK_IMPORTED_MODULE_1__.i.question && /^[\x20-\x7e]+$/.test(line);
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
	const fail = (error) => reject((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.n)(error, to, "tcp"));
	const free = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.i)(within, fail);
	socket.on("data", (chunk) => {
		const rest = _gate_js__WEBPACK_IMPORTED_MODULE_1__.i.answer - length;
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
// src/net/door.ts
const probePatience = 4e3;
const placePatience = 4e3;
const talkPatience = 8e3;
const probesAtATime = 6;
const connectionsAtATime = 64;
const mailServersAtATime = 16;
function openDoor({ signal: run, policy, names: givenNames, pins = [], families = systemFamilies, given = [], limits = defaultLimits$1, access, tunnels, resolvers, dnsServers = _usual_js__WEBPACK_IMPORTED_MODULE_0__.n.map(({ server }) => server), sources = {}, whoisRoot, sourceKeys: keys = {}, seats, operator }) {
	const ending = new AbortController();
	const free = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.i)(run, (reason) => ending.abort(reason));
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
	const guest = seats?.guest();
	const routes = openRoutes({
		policy,
		...routing,
		guest
	});
	const origins = new Map();
	const places = openPlaces(budget, probesAtATime);
	const mailing = (0,_secure_js__WEBPACK_IMPORTED_MODULE_6__.r)(mailServersAtATime);
	const connecting = (0,_secure_js__WEBPACK_IMPORTED_MODULE_6__.r)(connectionsAtATime);
	const courtesies = new Map();
	function turnsOf(to) {
		const queue = places.queueOf(to);
		const { host, port, at, starttls } = to;
		if (!starttls) return queue;
		const key = `${starttls} ${host} ${port} ${at ?? ""}`;
		const courtesy = courtesies.get(key) ?? openCourtesy();
		courtesies.set(key, courtesy);
		return courtesy;
	}
	function origin({ host, port, at, starttls, speaks }, isSecure) {
		const key = `${isSecure} ${host} ${port} ${at ?? ""} ${starttls ?? ""} ${speaks ?? ""}`;
		const known = origins.get(key);
		if (known) return known;
		const placed = at !== void 0 && { at };
		const acceptance = starttls ? talkPatience : placePatience;
		const shown = (0,_access_js__WEBPACK_IMPORTED_MODULE_2__.t)(access, {
			host,
			port
		}, isSecure);
		const opening = {
			routes,
			given,
			isSecure,
			signal,
			budget,
			access: shown,
			...placed && { acceptance }
		};
		const fresh = openOrigin({
			host,
			port,
			...placed,
			...starttls && { starttls },
			...speaks && { speaks }
		}, opening);
		origins.set(key, fresh);
		return fresh;
	}
	function tls(to, offer) {
		if (!offer) return origin(to, true).handshake(to);
		return (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.c)(signal, probePatience, async (within) => {
			const { socket: over, address } = await routes.connect(to, within);
			await (0,_standing2_js__WEBPACK_IMPORTED_MODULE_8__.r)(over, to, within);
			const { lenient = false } = offer;
			const context = (0,_roots_js__WEBPACK_IMPORTED_MODULE_9__.n)(given, offer, to);
			const alpn = to.starttls ?? to.speaks ? "none" : offer.groups ? "either" : "http/1.1";
			const { socket, handshake } = await (0,_secure_js__WEBPACK_IMPORTED_MODULE_6__.n)(over, {
				to,
				address,
				context,
				lenient,
				alpn,
				signal: within
			});
			socket.destroy();
			return handshake;
		});
	}
	function hello(...[to, bytes, until]) {
		return (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.c)(signal, probePatience, async (within) => {
			const { socket } = await routes.connect(to, within);
			await (0,_standing2_js__WEBPACK_IMPORTED_MODULE_8__.r)(socket, to, within);
			budget.request();
			return (0,_hello_js__WEBPACK_IMPORTED_MODULE_7__.t)(socket, bytes, {
				to,
				signal,
				within,
				until
			});
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
				places.enter(to);
				return guarded(to, () => tls(to, offer));
			},
			hello: (to, bytes, until) => guarded(to, () => turnsOf(to)(signal, () => hello(to, bytes, until))),
			async mail(to) {
				places.enter(to);
				return guarded(to, () => mailing(signal, () => greet(to, {
					routes,
					given,
					budget,
					signal
				})));
			},
			async connect(to, offer = {}) {
				places.enter(to);
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
				places.enter(to);
				const asked = {
					...request,
					headers: {
						...agent,
						...request.headers
					}
				};
				return guarded(to, () => origin(to, isSecure).request(asked));
			},
			dns: questions.dns,
			async source(id, request) {
				const { askSource } = await Promise.all(/* import() */[__webpack_require__.e(2483), __webpack_require__.e(5730)]).then(__webpack_require__.bind(__webpack_require__, 5730));
				return askSource(id, request, {
					sources,
					keys,
					policy,
					routesUnder,
					given,
					pins,
					budget,
					signal
				});
			},
			whois: (server, question) => askWhois(server, question, {
				root: whoisRoot,
				policy,
				routesUnder,
				budget,
				signal
			})
		},
		traffic: budget.traffic,
		hidden,
		chosen: new Set([...Object.keys(sources), ...whoisRoot ? ["whois"] : []]),
		close() {
			free();
			ending.abort();
			origins.forEach((each) => each.close());
			questions.close();
			guest?.leave();
		}
	};
}
async function guarded(to, work) {
	try {
		return await work();
	} catch (error) {
		throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.t)(error, to, "tcp");
	}
}
function endpointOf(request) {
	const url = URL.parse(request.url);
	if (!url || !/^https?:$/.test(url.protocol)) throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("http.malformed", {
		host: "",
		detail: "URL"
	});
	const { at } = request;
	return {
		to: {
			host: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(url),
			port: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.zn)(url),
			...at !== void 0 && { at }
		},
		isSecure: url.protocol === "https:"
	};
}
// src/net/seats.ts
const defaultManners = {
	runs: 4,
	connections: 600,
	patience: 2e3
};
const minute = 6e4;
const manyAddresses = 1e3;
function openSeats(manners = defaultManners, now = () => performance.now()) {
	const tables = new Map();
	function recent({ times }) {
		const over = times.findIndex((time) => now() - time < minute);
		times.splice(0, over === -1 ? times.length : over);
		return times.length;
	}
	function tableOf(address) {
		if (tables.size > manyAddresses) forget();
		const known = tables.get(address);
		if (known) return known;
		const fresh = {
			seated: 0,
			times: [],
			waiting: new Set()
		};
		tables.set(address, fresh);
		return fresh;
	}
	function forget() {
		for (const [address, table] of tables) if (table.seated === 0 && table.waiting.size === 0 && recent(table) === 0) tables.delete(address);
	}
	function untilFit(table, more) {
		const excess = recent(table) + more - manners.connections;
		const last = table.times[Math.min(excess, table.times.length) - 1];
		return excess <= 0 || last === void 0 ? 0 : last + minute - now();
	}
	function untilRoom(table) {
		return untilFit(table, Math.min(manners.connections, 52 * (table.seated + 1)));
	}
	function hasSeat(table) {
		return table.seated < manners.runs && untilRoom(table) <= 0;
	}
	async function sit(table, signal) {
		if (table.waiting.size === 0 && hasSeat(table)) table.seated++;
		else await wait(table, signal);
	}
	async function wait(table, signal) {
		const room = untilRoom(table);
		if (room > manners.patience || table.waiting.size >= manners.runs) throw busy(room);
		const { promise, resolve, reject } = Promise.withResolvers();
		const giveUp = (reason) => {
			table.waiting.delete(resolve);
			reject(reason);
		};
		const free = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.i)(signal, giveUp);
		const timer = setTimeout(() => giveUp(busy(untilRoom(table))), manners.patience);
		const again = room > 0 ? setTimeout(() => admit(table), room) : void 0;
		table.waiting.add(resolve);
		try {
			await promise;
		} finally {
			clearTimeout(timer);
			clearTimeout(again);
			free();
		}
	}
	function admit(table) {
		const [first] = table.waiting;
		if (!first || !hasSeat(table)) return;
		table.waiting.delete(first);
		table.seated++;
		first();
	}
	function guest() {
		const seats = new Map();
		const taken = new Set();
		let isGone = false;
		function rise(table) {
			table.seated--;
			admit(table);
		}
		async function seatAt(address, signal) {
			const table = tableOf(address);
			await sit(table, signal);
			if (isGone) rise(table);
			else taken.add(table);
		}
		return {
			async connection(address, signal) {
				const seat = seats.get(address) ?? seatAt(address, signal);
				seats.set(address, seat);
				await seat.catch((error) => {
					if (seats.get(address) === seat) seats.delete(address);
					throw error;
				});
				const table = tableOf(address);
				const room = untilFit(table, 1);
				if (room > 0) throw busy(room);
				table.times.push(now());
			},
			leave() {
				isGone = true;
				taken.forEach(rise);
				taken.clear();
			}
		};
	}
	return { guest };
}
function busy(milliseconds) {
	const seconds = Math.max(1, Math.ceil(milliseconds / 1e3));
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("busy", { seconds }, { retryAfter: seconds });
}
// src/net/shelf.ts
const megabyte = 1048576;
const defaultLimits = {
	all: 64 * megabyte,
	each: 16 * megabyte
};
const overhead = 1024;
function openShelf(policy, limits = defaultLimits) {
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
			if (!(0,_unheard_js__WEBPACK_IMPORTED_MODULE_4__.i)(known.address, namedBy, policy)) return null;
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
		if (!proxy || (0,_bypass_js__WEBPACK_IMPORTED_MODULE_12__.t)(to, bypass)) return null;
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
// src/settings/engine.ts
function openEngine(options) {
	const { deadline, isDeadlineSet = false, special, authorities = [], pins = [], resolvers = [], allow = [], access, dns = _usual_js__WEBPACK_IMPORTED_MODULE_0__.t, sources = {}, whoisRoot, sourceKeys = {}, manners, operator, optOut = _unheard_js__WEBPACK_IMPORTED_MODULE_4__.s, networks, exposureRules } = options;
	const policy = {
		special,
		allow,
		optOut
	};
	const shelf = openShelf(policy);
	const seats = manners && openSeats({
		...defaultManners,
		...manners
	});
	const tunnels = access?.proxies && openTunnels(access.proxies, authorities);
	return {
		deadline,
		isDeadlineSet,
		open(signal, target) {
			const refuse = () => (0,_unheard_js__WEBPACK_IMPORTED_MODULE_4__.l)(target.host ?? "", optOut);
			const door = openDoor({
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
				seats,
				operator
			});
			const own = {
				...networks && { networks },
				...exposureRules && { exposureRules }
			};
			return {
				...door,
				refuse,
				trust: (0,_roots_js__WEBPACK_IMPORTED_MODULE_9__.r)(authorities),
				dns,
				shelf,
				...own
			};
		}
	};
}
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

/***/ 8063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ exchangeHello)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6844);


// src/formats/x509/stray.ts
const recordBehindText = /[\x15\x16]\x03[\x00-\x04]/;
function readBeginning(bytes) {
	const [first] = bytes;
	if (!(first !== void 0 && first < 128 && (first < 20 || first > 24))) return "tls";
	return recordBehindText.test((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.tn)(bytes).toString("latin1")) ? "text-before-tls" : "text";
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
			reject((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("starttls.injected", {
				host: to.host,
				port: to.port
			}));
			socket.destroy();
		} else if (begins === "text" && !isFull) strayed ??= setTimeout(end, strayPatience, "enough");
		else if (isFull || (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.k)(received, until)) end("enough");
	};
	const free = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.i)(within, (reason) => {
		if (signal.aborted) reject((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.n)(reason, to, "tls"));
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



/***/ }),

/***/ 8275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ unheardWords),
/* harmony export */   t: () => (/* binding */ dnsReasonWords)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);

// src/formats/dns/reason-words.ts
const words = new Map([
	["TIMEOUT", {
		en: "no answer came in time",
		ko: "제시간에 응답이 없음"
	}],
	["BADRESP", {
		en: "what it sends is no DNS message",
		ko: "DNS 메시지가 아닌 것을 보냄"
	}],
	["TRUNCATED", {
		en: "its answer is cut off over TCP as well",
		ko: "TCP에서도 응답이 잘림"
	}],
	["NO-TCP", {
		en: "its answer needs TCP, and it gives none over TCP",
		ko: "응답에 TCP가 필요하지만 TCP로 응답하지 않음"
	}],
	["NO-UDP", {
		en: "it answers over TCP and not over UDP",
		ko: "TCP로만 응답하고 UDP에는 응답하지 않음"
	}],
	["NO-HTTP2", {
		en: "it does not speak HTTP/2",
		ko: "HTTP/2를 사용하지 않음"
	}],
	["HTTP-TYPE", {
		en: "it sends something else than a DNS message",
		ko: "DNS 메시지가 아닌 것을 보냄"
	}],
	["HTTP-TOO-LONG", {
		en: "it sends more than a DNS message can hold",
		ko: "DNS 메시지보다 긴 것을 보냄"
	}],
	["HTTP2-REFUSED_STREAM", {
		en: "it takes no more requests for now",
		ko: "지금은 요청을 더 받지 않음"
	}],
	["HTTP2-ENHANCE_YOUR_CALM", {
		en: "it finds our requests too many",
		ko: "요청이 너무 많다고 함"
	}],
	["HTTP2-CANCEL", {
		en: "it broke off the request",
		ko: "요청을 중단함"
	}],
	["HTTP2-INADEQUATE_SECURITY", {
		en: "the encryption is too weak for it",
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
		en: "there is no way to it from here",
		ko: "여기서 도달할 수 없음"
	}],
	["ENETUNREACH", {
		en: "there is no way to it from here",
		ko: "여기서 도달할 수 없음"
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
		en: "it hung up during the TLS handshake",
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
		en: "it does not keep to HTTP/2",
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
		en: "the TLS connection broke",
		ko: "TLS 연결이 깨짐"
	}],
	["proxy.", {
		en: "the proxy did not let us through",
		ko: "프록시에서 연결을 허용하지 않음"
	}],
	["timeout.proxy", {
		en: "the proxy did not let us through",
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
const untrusted = {
	en: "its certificate is not trusted",
	ko: "인증서를 신뢰할 수 없음"
};
function dnsReasonWords(reason) {
	const [, ofName] = /^[^\s:]{1,255}: (?<code>[a-z.-]{1,60})$/.exec(reason) ?? [];
	if (ofName !== void 0) return ofNames.find(([code]) => ofName.startsWith(code))?.[1] ?? null;
	return words.get(reason) ?? beginnings.find(([code]) => reason.startsWith(code))?.[1] ?? (ofCertificate.test(reason) ? untrusted : null);
}
function unheardWords(all) {
	const shown = all.slice(0, 4).map(({ server, reason }) => {
		const word = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Kn)(reason, 80);
		const { en, ko } = dnsReasonWords(reason) ?? {
			en: word,
			ko: word
		};
		return {
			name: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Kn)(server, 80),
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



/***/ }),

/***/ 4490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ secure),
/* harmony export */   r: () => (/* binding */ openQueue),
/* harmony export */   t: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6844);
/* harmony import */ var _access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4669);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7030);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7075);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1692);






// src/net/queue.ts
function openQueue(limit) {
	const most = typeof limit === "number" ? () => limit : limit;
	const waiting = new Set();
	let running = 0;
	async function turn(signal) {
		const { promise, resolve } = Promise.withResolvers();
		waiting.add(resolve);
		try {
			await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.l)(signal, promise);
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
// src/net/tls/withhold.ts
function withhold(over, onHeld) {
	let isReleased = false;
	let isHeld = false;
	const way = new node_stream__WEBPACK_IMPORTED_MODULE_4__.Duplex({
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
const handshake = 22;
const clientHello = 1;
function isHello(bytes) {
	const type = bytes[0];
	if (bytes.length < 6 || type === void 0) return false;
	const rest = bytes.subarray(5 + bytes.readUInt16BE(3));
	return (type === changeCipherSpec || type === alert || type === handshake && bytes[5] === clientHello) && (rest.length === 0 || isHello(rest));
}
// src/net/tls/secure.ts
function secure(over, shake) {
	const started = performance.now();
	const { promise, resolve, reject } = Promise.withResolvers();
	let staple = null;
	let met;
	const held = shake.showsWho ? withhold(over, () => fail(untrusted(shake.to))) : null;
	const socket = (0,node_tls__WEBPACK_IMPORTED_MODULE_5__.connect)({
		socket: held?.way ?? over,
		secureContext: shake.context,
		rejectUnauthorized: false,
		requestOCSP: true,
		...shake.alpn !== "none" && { ALPNProtocols: shake.alpn === "either" ? ["h2", "http/1.1"] : [shake.alpn] },
		...(0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(shake.to.host) === 0 && { servername: shake.to.host },
		checkServerIdentity: () => void 0
	});
	socket.getPeerCertificate = () => ({});
	const fail = (error) => {
		reject(refusalOf((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.n)(error, shake.to, "tls"), shake, met));
		socket.destroy();
		over.destroy();
	};
	const free = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.i)(shake.signal, fail);
	socket.once("OCSPResponse", (response) => {
		staple = response;
		met = {
			asksWho: asksWho(socket),
			...held && { chain: servedChain(socket) }
		};
		if (held && isAuthorized(socket) && (0,_access_js__WEBPACK_IMPORTED_MODULE_2__.n)(met.chain?.[0], shake.to.host)) held.release();
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
	return met?.asksWho ? refusal(error, to, showsWho ?? false) : error;
}
function refusal(error, { host, port }, showedWho) {
	const { id, reason } = error.facts;
	if (!/^(?:tls\.(?:alert|client-certificate|closed)|tcp\.reset|http\.closed)$/.test(id)) return error;
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)(showedWho ? "tls.client-certificate-refused" : "tls.client-certificate", {
		host,
		port
	}, {
		reason,
		cause: error
	});
}
function untrusted({ host }) {
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("access.untrusted", { host });
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
function describe(socket, { address, lenient }) {
	const { standardName, name } = socket.getCipher();
	return {
		address,
		protocol: socket.getProtocol() ?? "unknown",
		cipher: standardName ?? name,
		group: groupOf(socket),
		alpn: socket.alpnProtocol || null,
		trustError: socket.authorized ? null : String(socket.authorizationError ?? "UNSPECIFIED"),
		lenient
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



/***/ }),

/***/ 585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ endOf),
/* harmony export */   c: () => (/* binding */ offersTls),
/* harmony export */   d: () => (/* binding */ refusalOf),
/* harmony export */   f: () => (/* binding */ wholeAnswer),
/* harmony export */   i: () => (/* binding */ converse),
/* harmony export */   l: () => (/* binding */ say),
/* harmony export */   n: () => (/* binding */ openLink),
/* harmony export */   o: () => (/* binding */ literalOf),
/* harmony export */   p: () => (/* binding */ acceptedCodings),
/* harmony export */   r: () => (/* binding */ agreeOnTls),
/* harmony export */   s: () => (/* binding */ openDialogue),
/* harmony export */   t: () => (/* binding */ standings),
/* harmony export */   u: () => (/* binding */ readMailReply)
/* harmony export */ });
/* harmony import */ var _node_http_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7249);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6844);
/* harmony import */ var _roots_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5818);
/* harmony import */ var _access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4669);
/* harmony import */ var _secure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4490);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7030);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8522);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6466);










// src/net/sources/decode.ts
const acceptedCodings = "gzip, br, deflate";
const decoders = {
	gzip: () => (0,node_zlib__WEBPACK_IMPORTED_MODULE_8__.createGunzip)(),
	"x-gzip": () => (0,node_zlib__WEBPACK_IMPORTED_MODULE_8__.createGunzip)(),
	br: () => (0,node_zlib__WEBPACK_IMPORTED_MODULE_8__.createBrotliDecompress)(),
	deflate: (first) => (first[0] ?? 0) % 16 === 8 ? (0,node_zlib__WEBPACK_IMPORTED_MODULE_8__.createInflate)() : (0,node_zlib__WEBPACK_IMPORTED_MODULE_8__.createInflateRaw)()
};
const slack = 65536;
async function decoded({ headers, body }, limit, take) {
	const [coding = "identity", ...more] = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(headers, "content-encoding").flatMap((value) => value.split(",").map((each) => each.trim().toLowerCase()));
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
		if (error instanceof _gate_js__WEBPACK_IMPORTED_MODULE_1__.hr) throw error;
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
	await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_9__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_7__.Readable.from(whole()), decoder(first.value), async (pieces) => {
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
		const seconds = waitOf(headers) ?? unsaid;
		throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("source.rate-limited", {
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
		const retryAfter = waitOf(headers);
		throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("source.status", {
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
	(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.o)(signal);
	throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("source.malformed", {
		...asked,
		detail: problem
	});
}
const unsaid = 60;
const longest = 86400;
function waitOf(headers) {
	const [told = ""] = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(headers, "retry-after").map((value) => value.trim());
	if (/^\d{1,9}$/.test(told)) return bounded(Number(told));
	const [until, now] = [dateOf(told), dateOf((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(headers, "date")[0]?.trim() ?? "")];
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
function refusalOf(error, asked, isNamed) {
	if (!(error instanceof _gate_js__WEBPACK_IMPORTED_MODULE_1__.hr) || ofRun.test(error.facts.id)) return error;
	const { id, reason } = error.facts;
	const options = { cause: error };
	if (id.startsWith("timeout.")) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("timeout.source", { ...asked }, options);
	if (id === "address.private" && isNamed) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("source.redirect", {
		...asked,
		detail: "private"
	}, options);
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("source.unreachable", {
		...asked,
		detail: reason
	}, options);
}
// src/net/agent.ts
(0,_node_http_js__WEBPACK_IMPORTED_MODULE_0__.r)();
function agentOf(socket) {
	const agent = new _node_http_js__WEBPACK_IMPORTED_MODULE_0__.t({
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
// src/formats/starttls/replies.ts
function readMailReply(lines) {
	const texts = [];
	let code;
	for (const line of lines) {
		const groups = coded.exec(line)?.groups;
		code ??= groups?.["code"];
		if (!groups || code === void 0 || groups["code"] !== code) return "foreign";
		texts.push(groups["text"] ?? "");
		if (groups["more"] !== "-") return toReply(code, lines, texts);
	}
	return "more";
}
const coded = /^(?<code>[2-5]\d\d)(?:(?<more>[- ])(?<text>.*))?$/;
function readFileReply(lines) {
	const [first] = lines;
	if (first === void 0) return "more";
	const begin = fileCoded.exec(first)?.groups;
	const code = begin?.["code"];
	if (code === void 0) return "foreign";
	if (begin?.["more"] !== "-") return toReply(code, lines, [begin?.["text"] ?? ""]);
	const last = lines.findIndex((line, index) => index > 0 && (line === code || line.startsWith(`${code} `)));
	return last < 0 ? "more" : toReply(code, lines, lines.slice(0, last + 1));
}
const fileCoded = /^(?<code>[1-6]\d\d)(?:(?<more>[- ])(?<text>.*))?$/;
function readStatus(lines) {
	const [first] = lines;
	if (first === void 0) return "more";
	const groups = status.exec(first)?.groups;
	return groups ? toReply(groups["code"] ?? "", lines, [groups["text"] ?? ""]) : "foreign";
}
const status = /^(?<code>\+OK|-ERR)(?: (?<text>.*))?$/i;
function readStatusAndList(lines) {
	const begin = readStatus(lines);
	if (typeof begin === "string" || begin.reply.code !== "+OK") return begin;
	const last = lines.indexOf(".");
	return last < 0 ? "more" : toReply("+OK", lines, lines.slice(0, last + 1));
}
function readGreeting(lines) {
	const [first] = lines;
	if (first === void 0) return "more";
	const groups = untagged.exec(first)?.groups;
	return groups ? toReply(groups["code"] ?? "", lines, [groups["text"] ?? ""]) : "foreign";
}
const untagged = /^\* (?<code>OK|PREAUTH|BYE)(?: (?<text>.*))?$/i;
function readTagged(tag) {
	const own = new RegExp(`^${tag} (?<code>OK|NO|BAD)(?: .*)?$`, "i");
	return (lines) => {
		for (const [index, line] of lines.entries()) {
			const code = own.exec(line)?.groups?.["code"] ?? (/^\* BYE\b/i.test(line) ? "BYE" : void 0);
			const sofar = lines.slice(0, index + 1);
			if (code !== void 0) return {
				reply: {
					...replyOf(code, sofar),
					shown: shown(line)
				},
				taken: sofar.length
			};
			if (!line.startsWith("* ")) return "foreign";
		}
		return "more";
	};
}
function toReply(code, all, lines) {
	return {
		reply: {
			...replyOf(code, lines),
			shown: shown(all[0] ?? "")
		},
		taken: lines.length
	};
}
function replyOf(code, lines) {
	return {
		code: code.toUpperCase(),
		lines
	};
}
function shown(text) {
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(/[^\r\n]+/.exec(text)?.[0] ?? "", 120);
}
// src/formats/starttls/dialogues.ts
const dialogues = {
	smtp: (name) => ({
		read: readMailReply,
		next: (greeting) => greeting.code === "220" ? say(`EHLO ${name}`, readMailReply, afterEhlo) : refused(greeting)
	}),
	imap: () => ({
		read: readGreeting,
		next: afterImapGreeting
	}),
	pop3: () => ({
		read: readStatus,
		next: (greeting) => greeting.code === "+OK" ? say("STLS", readStatus, afterStls) : refused(greeting)
	}),
	ftp: () => ({
		read: readFileReply,
		next: (greeting) => greeting.code === "220" ? say("AUTH TLS", readFileReply, afterAuth) : refused(greeting)
	})
};
function say(words, read, next) {
	return {
		kind: "say",
		words,
		read,
		next
	};
}
function refused({ shown }) {
	return {
		kind: "refused",
		detail: shown
	};
}
function notOffered({ shown }) {
	return {
		kind: "not-offered",
		detail: shown
	};
}
const unknownCommand = new Set(["500", "502"]);
function afterEhlo(reply) {
	const { code, lines } = reply;
	if (unknownCommand.has(code)) return notOffered(reply);
	if (code !== "250") return refused(reply);
	return offersTls(lines) ? say("STARTTLS", readMailReply, afterStarttls) : notOffered(reply);
}
function offersTls(lines) {
	return lines.slice(1).some((line) => /^STARTTLS(?:\s|$)/i.test(line));
}
function afterStarttls(reply) {
	return reply.code === "220" ? { kind: "start" } : refused(reply);
}
function afterImapGreeting(greeting) {
	return greeting.code === "OK" ? say("a1 STARTTLS", readTagged("a1"), afterImapStarttls) : refused(greeting);
}
function afterImapStarttls(reply) {
	if (reply.code === "OK") return { kind: "start" };
	if (reply.code === "BYE") return refused(reply);
	return say("a2 CAPABILITY", readTagged("a2"), (list) => {
		const named = list.lines.filter((line) => /^\* CAPABILITY /i.test(line));
		const isOffered = named.some((line) => /\sSTARTTLS(?=\s|$)/i.test(line));
		return list.code === "OK" && named.length > 0 && !isOffered ? notOffered(reply) : refused(reply);
	});
}
function afterStls(reply) {
	if (reply.code === "+OK") return { kind: "start" };
	return say("CAPA", readStatusAndList, (list) => {
		const isOffered = list.lines.some((line) => /^STLS\s*$/i.test(line));
		return list.code === "+OK" && !isOffered ? notOffered(reply) : refused(reply);
	});
}
function afterAuth(reply) {
	if (reply.code === "234") return { kind: "start" };
	if (unknownCommand.has(reply.code) || reply.code === "504") return notOffered(reply);
	return say("FEAT", readFileReply, (list) => {
		const isOffered = list.lines.some((line) => /^\s*AUTH\s.*\bTLS/i.test(line));
		return list.code === "211" && !isOffered ? notOffered(reply) : refused(reply);
	});
}
// src/formats/starttls/starttls.ts
const mostBytes = 16384;
const mostLines = 256;
function openConversation(protocol, name) {
	return protocol === "postgres" ? {
		first: sslRequest,
		hear: hearPostgres
	} : openDialogue(dialogues[protocol](name));
}
function openDialogue(greeting) {
	let expected = greeting;
	let held = "";
	function hear(chunk) {
		held += Buffer.from(chunk).toString("latin1");
		if (held.length > mostBytes) return {
			kind: "foreign",
			detail: `> ${mostBytes} bytes`
		};
		const lines = held.split("\n").slice(0, -1);
		if (lines.length > mostLines) return {
			kind: "foreign",
			detail: `> ${mostLines} lines`
		};
		const reading = expected.read(lines.map((line) => line.replace(/\r$/, "")));
		if (reading === "more") return { kind: "wait" };
		if (reading === "foreign") return {
			kind: "foreign",
			detail: shown(lines[0] ?? "")
		};
		held = behind(held, reading.taken);
		return answer(reading.reply);
	}
	function answer(reply) {
		const next = expected.next(reply);
		if (next.kind === "say") {
			expected = next;
			held = "";
			return {
				kind: "say",
				words: Buffer.from(`${next.words}\r\n`, "latin1")
			};
		}
		return next.kind === "start" && held !== "" ? {
			kind: "injected",
			detail: ""
		} : next;
	}
	return {
		first: null,
		hear
	};
}
function behind(text, lines) {
	return text.split("\n").slice(lines).join("\n");
}
const sslRequest = Buffer.from("0000000804d2162f", "hex");
function hearPostgres(chunk) {
	const [byte] = chunk;
	if (byte === void 0) return { kind: "wait" };
	const letter = String.fromCharCode(byte);
	if (letter === "S") return chunk.length > 1 ? {
		kind: "injected",
		detail: ""
	} : { kind: "start" };
	if (letter === "N") return {
		kind: "not-offered",
		detail: letter
	};
	if (letter === "E") return {
		kind: "refused",
		detail: "ErrorResponse"
	};
	return {
		kind: "foreign",
		detail: shown(Buffer.from(chunk).toString("latin1"))
	};
}
// src/net/starttls.ts
const talkPatience = 8e3;
async function agreeOnTls(socket, to, signal) {
	const { starttls } = to;
	if (starttls === void 0) return;
	await (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.c)(signal, talkPatience, (within) => talk(socket, {
		...to,
		starttls
	}, within));
}
async function talk(socket, to, signal) {
	const end = await converse(socket, to, openConversation(to.starttls, literalOf(socket)), signal);
	if (end.kind === "start") return;
	socket.destroy();
	throw endOf(end, to);
}
function converse(socket, to, { first, hear }, signal) {
	const { promise, resolve, reject } = Promise.withResolvers();
	const fail = (error) => {
		reject((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.n)(error, to, "starttls"));
		socket.destroy();
	};
	const hangUp = () => fail(Object.assign(new Error("closed"), { code: "ECONNRESET" }));
	const listen = (chunk) => {
		const turn = hear(chunk);
		if (turn.kind === "wait") return;
		if (turn.kind === "say") return void socket.write(turn.words);
		socket.pause();
		resolve(turn);
	};
	const free = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.i)(signal, fail);
	socket.on("data", listen);
	socket.once("end", hangUp);
	socket.once("close", hangUp);
	socket.once("error", fail);
	if (first) socket.write(first);
	return promise.finally(() => {
		free();
		socket.off("data", listen).off("end", hangUp).off("close", hangUp).off("error", fail);
	});
}
function endOf({ kind, detail }, to) {
	const { host, port } = to;
	const protocol = _gate_js__WEBPACK_IMPORTED_MODULE_1__.y[to.starttls];
	if (kind === "not-offered") return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("starttls.not-offered", {
		host,
		port,
		protocol
	});
	if (kind === "refused") return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("starttls.refused", {
		host,
		port,
		detail
	});
	if (kind === "foreign") return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("starttls.foreign", {
		host,
		port,
		protocol,
		detail
	});
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__._r)("starttls.injected", {
		host,
		port
	});
}
function literalOf({ localAddress = "127.0.0.1" }) {
	return (0,node_net__WEBPACK_IMPORTED_MODULE_6__.isIP)(localAddress) === 6 ? `[IPv6:${localAddress.replace(/%.*$/, "")}]` : `[${localAddress}]`;
}
// src/net/line.ts
async function openLink(to, isSecure, signal, dialling) {
	const bare = isSecure ? await openSecure(to, signal, dialling) : await openPlain(to, signal, dialling);
	if (to.starttls ?? to.speaks) bare.socket.destroy();
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
		received,
		handshake: null,
		asksWho: false,
		showsWho: false
	};
}
async function openSecure(to, signal, dialling) {
	const identity = dialling.access?.identity;
	const attempts = [{
		lenient: false,
		alpn: to.starttls ?? to.speaks ? "none" : "http/1.1",
		showsWho: identity !== void 0
	}];
	let spent = 0;
	let first;
	for (let attempt = attempts.shift(); attempt; attempt = attempts.shift()) try {
		const connected = await dialling.routes.connect(to, signal, dialling.begin);
		dialling.begin("starttls");
		await agreeOnTls(connected.socket, to, signal);
		dialling.begin("tls");
		spent += connected.roundTrips;
		const { address } = connected;
		const { lenient, belowTls13, showsWho } = attempt;
		const context = identity && showsWho ? (0,_access_js__WEBPACK_IMPORTED_MODULE_4__.r)(identity, dialling.given) : (0,_roots_js__WEBPACK_IMPORTED_MODULE_3__.n)(dialling.given, {
			lenient,
			...belowTls13 && { belowTls13 }
		}, to);
		const secured = await (0,_secure_js__WEBPACK_IMPORTED_MODULE_5__.n)(connected.socket, {
			to,
			address,
			...attempt,
			context,
			signal
		});
		const roundTrips = spent + roundTripsOf(secured.handshake);
		return {
			...secured,
			address,
			roundTrips,
			received: 0,
			showsWho
		};
	} catch (error) {
		if (!(error instanceof _gate_js__WEBPACK_IMPORTED_MODULE_1__.hr)) throw error;
		if (error.reason !== "access.untrusted") first ??= error;
		spent++;
		const next = afterwards(attempt, error.reason);
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
function afterwards({ lenient, belowTls13, alpn, isAgain = false, showsWho }, reason) {
	if (reason === "access.untrusted") return {
		lenient,
		alpn,
		showsWho: false
	};
	const fallback = reason === noApplicationProtocol ? fallbacks[alpn] : null;
	if (fallback) return {
		lenient,
		...belowTls13 && { belowTls13 },
		alpn: fallback,
		showsWho
	};
	if (!lenient && !isAgain && brokenOff.test(reason)) return {
		lenient,
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
// src/net/sources/standing.ts
const unasked = {
	answered: null,
	failed: null
};
function openStandings(now = Date.now) {
	const known = new Map();
	const of = (id) => known.get(id) ?? unasked;
	return {
		answered: (id, ms) => void known.set(id, {
			...of(id),
			answered: {
				at: now(),
				ms
			}
		}),
		failed: (id, reason) => void known.set(id, {
			...of(id),
			failed: {
				at: now(),
				reason
			}
		}),
		of
	};
}
const standings = openStandings();



/***/ }),

/***/ 1714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ mayShow),
/* harmony export */   c: () => (/* binding */ optedOut),
/* harmony export */   d: () => (/* binding */ pinsOf),
/* harmony export */   f: () => (/* binding */ badName),
/* harmony export */   i: () => (/* binding */ mayContact),
/* harmony export */   l: () => (/* binding */ refuseOptedOut),
/* harmony export */   n: () => (/* binding */ isHidden),
/* harmony export */   o: () => (/* binding */ isNetworkOut),
/* harmony export */   p: () => (/* binding */ lookupIn),
/* harmony export */   r: () => (/* binding */ mayAskByName),
/* harmony export */   s: () => (/* binding */ nobody),
/* harmony export */   t: () => (/* binding */ unheard),
/* harmony export */   u: () => (/* binding */ pinFor)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1687);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(405);
/* harmony import */ var _reason_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8275);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7030);





// src/net/dns/lookup.ts
const badName = "BADNAME";
function lookupIn(told, name, type) {
	if ("message" in told) return toLookup((0,_answer_js__WEBPACK_IMPORTED_MODULE_2__.t)(told.message, name, _data_js__WEBPACK_IMPORTED_MODULE_1__.C[type]));
	const { tried } = told;
	const by = tried && { tried };
	return "silent" in told ? {
		kind: "silent",
		...by
	} : {
		kind: "failed",
		detail: told.failed,
		...by
	};
}
function toLookup(answer) {
	if (answer.kind === "unknown") return {
		kind: "failed",
		detail: answer.reason
	};
	const { seconds } = answer;
	if (answer.kind === "nxdomain") return {
		kind: "nxdomain",
		seconds
	};
	if (answer.kind === "nodata") return {
		kind: "none",
		seconds
	};
	const found = answer.records.flatMap(({ data }) => data.type === "A" || data.type === "AAAA" ? [data.address] : []);
	return {
		kind: "addresses",
		addresses: [...new Set(found)],
		seconds
	};
}
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
	return port === toPort ? address : `${(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nn)(address)}:${toPort}`;
}
function elsewhere(pin, { port }) {
	return pin && {
		...pin,
		port,
		toPort: port
	};
}
// src/net/opt-out.ts
const nobody = {
	domains: [],
	networks: []
};
function isNetworkOut(address, { networks }) {
	return networks.length > 0 && (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.An)(address, networks);
}
function refuseOptedOut(host, optOut) {
	if (optOut.domains.some((domain) => host === domain || host.endsWith(`.${domain}`)) || isNetworkOut(host, optOut)) throw optedOut(host);
}
function optedOut(host) {
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("target.opted-out", { host }, { reason: "opted-out" });
}
// src/net/policy.ts
function mayContact(address, namedBy, policy) {
	if (isNetworkOut(address, policy.optOut ?? nobody)) return false;
	if (isPublic(address, policy)) return true;
	if ((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.On)(address) === "never" || !policy.special) return false;
	return namedBy === void 0 || !isPublic(namedBy, policy);
}
function isHidden(host, { special }) {
	return !special && (0,node_net__WEBPACK_IMPORTED_MODULE_4__.isIP)(host) === 0 && !/(?:^|\.)localhost$/.test(host);
}
function mayShow(address, policy) {
	return policy.special || isPublic(address, policy);
}
function isPublic(address, { allow }) {
	return address === "(proxy)" || (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.On)(address) === "public" || (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.An)(address, allow);
}
const specialUse = /(?:^|\.)(?:localhost|local|onion|invalid|home\.arpa|alt)\.?$/i;
const inside = /(?:^|\.)(?:internal|intranet|lan|corp|home)\.?$|^[^.]*\.?$/i;
function mayAskByName(host, namedBy, policy) {
	if (specialUse.test(host)) return false;
	return !inside.test(host) || policy.special && (namedBy === void 0 || !isPublic(namedBy, policy));
}
// src/net/dns/unheard.ts
function unheard(told, host) {
	const isSilent = "silent" in told;
	if (!told.tried) return isSilent ? (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("timeout.dns", { host }) : (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("dns.failed", {
		host,
		detail: told.failed
	});
	const servers = (0,_reason_words_js__WEBPACK_IMPORTED_MODULE_3__.n)(told.tried);
	if (isSilent) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("timeout.unheard", {
		host,
		servers
	}, { reason: "timeout.dns" });
	const params = {
		host,
		servers,
		detail: told.failed
	};
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("dns.unheard", params, { reason: "dns.failed" });
}



/***/ })

};
