export const id = 5193;
export const ids = [5193];
export const modules = {

/***/ 5193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   remoteRunner: () => (/* binding */ remoteRunner)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);


// src/core/result/envelope-schema.ts
const common = {
	requestId: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Identifier of the request, the same as the header X-Request-Id",
		ko: "요청의 식별자. X-Request-Id 헤더와 같습니다"
	}),
	cached: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta({
		description: "Whether a recent stored result was returned",
		ko: "최근에 저장된 결과를 돌려주었는지 여부"
	}),
	updatedAt: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Un)().nullable().meta({
		description: "When the result was produced; null if there is none",
		ko: "결과가 만들어진 시각. 결과가 없으면 null"
	})
};
(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	updatedAt: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Un)().meta({
		description: "When the previous result was produced",
		ko: "이전 결과가 만들어진 시각"
	}),
	data: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Li)().meta({
		description: "The previous data. An earlier version of the check may have produced it, so its shape may be older than the shape of data above. If an issue of that version no longer exists, its cause is its id",
		ko: "이전의 data. 이전 버전의 점검이 만든 것일 수 있으므로 위의 data와 구조가 다를 수 있습니다. 더 이상 없는 문제는 cause에 id를 씁니다"
	})
}).meta({
	description: "The previous stored result for the same request. Absent if the server has none",
	ko: "같은 요청에 대해 저장된 바로 이전 결과. 서버에 저장된 것이 없으면 생략됩니다"
});
const result = {
	description: "The result of the check or operation",
	ko: "점검 또는 작업의 결과"
};
function measuredOf(data) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		ok: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)(true).meta({
			description: "true on success",
			ko: "성공이면 true"
		}),
		...common,
		data: data.meta(result),
		error: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xi)().meta({
			description: "null on success",
			ko: "성공이면 null"
		})
	});
}
const error = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	code: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(_start_js__WEBPACK_IMPORTED_MODULE_1__.Ki).meta({
		description: "Kind of failure, for programs",
		ko: "프로그램이 읽는 실패의 종류"
	}),
	message: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Explanation for people, in the requested language",
		ko: "사람이 읽는 설명. 요청한 언어로 씁니다"
	}),
	retryAfter: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().min(0).nullable().meta({
		description: "Seconds to wait before the next attempt; null if waiting does not help",
		ko: "다시 요청하기 전에 기다릴 초. 기다려서 해결될 일이 아니면 null"
	}),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "The exact failure, such as dns.nxdomain; for invalid input, the name of the parameter",
		ko: "구체적인 실패. dns.nxdomain 같은 코드이며, 잘못된 입력이면 파라미터의 이름"
	}),
	scope: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(_gate_js__WEBPACK_IMPORTED_MODULE_0__.a).meta({
		description: "For the reason busy: whose allowance is used up, that of the target or that of the server",
		ko: "reason이 busy일 때 허용량을 모두 사용한 쪽. 대상(target) 또는 서버(server)"
	}).exactOptional()
});
const refusal = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	ok: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)(false).meta({
		description: "false on failure",
		ko: "실패이면 false"
	}),
	...common,
	data: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xi)().meta({
		description: "null on failure",
		ko: "실패이면 null"
	}),
	error: error.readonly().meta({
		description: "Why there is no result",
		ko: "결과가 없는 이유"
	})
}).readonly().meta({
	id: "Refusal",
	description: "The envelope of a failure",
	ko: "실패의 봉투"
});
// src/run/remote-problems.ts
const problems = {
	redirect: (origin) => ({
		en: `a redirect to ${origin}, which is not followed`,
		ko: `${origin}(으)로 가는 리디렉션이며 따라가지 않습니다`
	}),
	notJson: (status, type) => ({
		en: `status ${status}, ${type || "no content type"}, not readable as JSON`,
		ko: `상태 ${status}, ${type || "콘텐츠 유형 없음"}, JSON으로 읽을 수 없음`
	}),
	otherForm: (status, path, told) => ({
		en: `status ${status}, ${path} is not as expected${versions(told).en}`,
		ko: `상태 ${status}, ${path}의 형식이 다름${versions(told).ko}`
	}),
	otherVersion: (told) => ({
		en: `an unsupported Portcullis version${versions(told).en}`,
		ko: `이 프로그램이 이해하지 못하는 버전${versions(told).ko}`
	}),
	nowhere: (path) => ({
		en: `there is no ${path}; server (--server) must be the root of a Portcullis server that offers this`,
		ko: `${path} 경로가 없음. server(--server)는 이 기능을 제공하는 Portcullis 서버의 루트여야 함`
	}),
	contradiction: (status, code) => ({
		en: `status ${status} and code ${code} contradict each other`,
		ko: `상태 ${status}와 코드 ${code}의 모순`
	}),
	stored: () => ({
		en: "a cached result, although a fresh measurement was requested",
		ko: "새로 측정해야 하는데 저장된 결과를 보냄"
	}),
	unfit: () => ({
		en: "an answer to a different request, or one that contradicts itself",
		ko: "다른 질문에 대한 응답이거나 스스로 모순되는 응답"
	})
};
function versions(told) {
	if (told === void 0) return {
		en: "",
		ko: ""
	};
	const shown = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(told, 60);
	return {
		en: `; the server runs Portcullis ${shown}, this is ${_start_js__WEBPACK_IMPORTED_MODULE_1__.br}`,
		ko: `; 서버의 Portcullis 버전은 ${shown}, 이 프로그램은 ${_start_js__WEBPACK_IMPORTED_MODULE_1__.br}`
	};
}
function pathOf({ issues }) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(issues[0]?.path.join(".") || "the answer", 80);
}
// src/run/remote-answer.ts
const mostSkew = 36e5;
function readRemoteReply(json, { check, input, now }) {
	const told = versionIn(json);
	const parsed = schemaOf(check).safeParse(json);
	if (!parsed.success) return problems.otherForm(200, pathOf(parsed.error), told);
	if (told !== void 0 && !isUnderstood(told)) return problems.otherVersion(told);
	const { data, cached, updatedAt, requestId } = parsed.data;
	if (updatedAt === null) return problems.otherForm(200, "updatedAt");
	const isOld = Math.abs(now - Date.parse(updatedAt)) > mostSkew;
	if (check.ttl === 0 && (cached || isOld)) return problems.stored();
	if (!fits(check, data, input)) return problems.unfit();
	return {
		data,
		updatedAt: new Date(updatedAt),
		cached,
		requestId: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(requestId, 100)
	};
}
const schemas = new WeakMap();
function schemaOf(check) {
	const known = schemas.get(check);
	if (known) return known;
	const fresh = measuredOf((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(check));
	schemas.set(check, fresh);
	return fresh;
}
function fits(check, data, input) {
	if (check.answer) return check.answer.fits?.(data, input) ?? true;
	return check.fits?.(data.raw, input) ?? true;
}
function versionIn(json) {
	const { data } = json ?? {};
	const told = data?.tool?.version;
	return typeof told === "string" ? told : void 0;
}
function isUnderstood(told) {
	return /^(?<major>\d{1,6})\.\d{1,6}\.\d{1,6}(?:[-+][\w.+-]{1,60})?$/.exec(told)?.groups?.["major"] === _start_js__WEBPACK_IMPORTED_MODULE_1__.br.split(".", 1)[0];
}
// src/run/remote-wait.ts
const shortest = 1e3;
function waitOf({ headers }, { retryAfter }, now) {
	const waits = headers.filter(([name]) => name.toLowerCase() === "retry-after").flatMap(([, value]) => readRetryAfter(value.trim(), now) ?? []);
	if (retryAfter !== null) waits.push(retryAfter * 1e3);
	return waits.length === 0 ? null : Math.max(shortest, ...waits);
}
const fixedDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
function readRetryAfter(value, now) {
	if (/^\d{1,12}$/.test(value)) return Number(value) * 1e3;
	const date = fixedDate.test(value) ? Date.parse(value) : NaN;
	return Number.isNaN(date) ? null : date - now;
}
// src/run/remote-reply.ts
function readReply(reply, { path, now, read: readJson }, { server, key }) {
	const { status } = reply;
	const location = status >= 300 && status < 400 ? headerOf(reply, "location") : void 0;
	const json = location === void 0 ? parseJson(reply, key) : void 0;
	const read = () => {
		if (location !== void 0) return problems.redirect(originOf(location, server, key));
		if (json === void 0) return problems.notJson(status, typeOf(reply, key));
		return status === 200 ? readJson(json) : readRefusal(json, status, path);
	};
	const found = read();
	if (!isProblem(found)) return found;
	const reason = "server.invalid-answer";
	if (status < 500 && status !== 429) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("server.invalid-answer", {
		server,
		detail: found
	}, { reason });
	const broken = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("server.failed", {
		server,
		detail: found
	}, { reason });
	const wait = waitOf(reply, broken, now);
	return wait === null ? broken : new _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui(broken.facts, { retryAfter: Math.ceil(wait / 1e3) });
}
function isProblem(found) {
	return !(found instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui) && "en" in found && "ko" in found;
}
function readRefusal(json, status, path) {
	const parsed = refusal.safeParse(json);
	if (!parsed.success) return problems.otherForm(status, pathOf(parsed.error));
	const { code, reason } = parsed.data.error;
	if (status === 404 && reason === "request.path") return problems.nowhere(path);
	return codesOf(status).includes(code) ? toFailure(parsed.data) : problems.contradiction(status, code);
}
const codes = {
	401: ["INVALID_API_KEY", "API_KEY_REQUIRED"],
	404: ["NOT_FOUND"],
	429: ["RATE_LIMITED"],
	503: ["UPSTREAM_ERROR", "UPSTREAM_TIMEOUT"]
};
function codesOf(status) {
	return codes[status] ?? (status >= 400 && status < 500 ? ["INVALID_INPUT"] : []);
}
const ids = {
	INVALID_INPUT: "remote.invalid-input",
	API_KEY_REQUIRED: "remote.key-required",
	INVALID_API_KEY: "remote.key",
	NOT_FOUND: "remote.not-found",
	RATE_LIMITED: "remote.rate-limited",
	UPSTREAM_ERROR: "remote.error",
	UPSTREAM_TIMEOUT: "remote.timeout"
};
function toFailure({ requestId, error }) {
	const { code, retryAfter } = error;
	const params = {
		message: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(error.message) || code,
		requestId: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(requestId, 100)
	};
	const facts = {
		id: ids[code],
		reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(error.reason, 100),
		params
	};
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui(facts, retryAfter === null ? {} : { retryAfter });
}
function parseJson({ body }, key) {
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
		if (key === void 0) return JSON.parse(text);
		return JSON.parse(text, (_name, value) => typeof value === "string" ? withoutKey(value, key) : value);
	} catch {
		return;
	}
}
const shortestSecret = 6;
function withoutKey(text, key = "") {
	return key.length < shortestSecret ? text : text.replaceAll(key, "…");
}
function headerOf({ headers }, wanted) {
	return headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
}
function typeOf(reply, key) {
	const coding = headerOf(reply, "content-encoding");
	const [type = ""] = (headerOf(reply, "content-type") ?? "").split(";", 1);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(withoutKey([type.trim(), coding].filter(Boolean).join(", "), key), 80);
}
function originOf(location, server, key) {
	const origin = URL.parse(location, server)?.origin ?? "";
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(withoutKey(origin, key?.toLowerCase()), 200);
}
// src/run/remote.ts
function remoteRunner(options) {
	return {
		waitsForRoom: true,
		async answer(check, query, asking) {
			const input = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.lr)(check.input, query, asking.naming);
			const request = requestFor(check, query, asking, options);
			const timeout = typeof options.timeout === "number" ? options.timeout : options.timeout(check);
			const onWait = (seconds, failed) => options.onWait?.({
				check,
				query,
				seconds,
				failure: failed
			});
			return ask(request, {
				signal: asking.signal,
				options,
				timeout,
				onWait
			}, (reply) => readReply(reply, {
				path: `api/util/${check.id}`,
				now: options.now(),
				read: (json) => readRemoteReply(json, {
					check,
					input,
					now: options.now()
				})
			}, options));
		}
	};
}
async function ask(request, { signal, options, timeout, onWait }, understand) {
	const { send, sleep, now, server, waiting = 0 } = options;
	const end = now() + timeout + waiting;
	let last = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("server.timeout", { server });
	for (let left = timeout + waiting; left > 0; left = end - now()) {
		const reply = await send({
			...request,
			patience: Math.min(timeout, left)
		}, signal);
		const understood = understand(reply);
		if (!(understood instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui)) return understood;
		last = understood;
		const wait = isRoomLacking(last) ? waitOf(reply, last, now()) : null;
		if (wait === null || now() + wait >= end) break;
		onWait(Math.ceil(wait / 1e3), last);
		await sleep(wait, signal).catch((error) => {
			throw signal?.aborted ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("aborted", {}) : error;
		});
	}
	throw last;
}
function isRoomLacking({ code, facts }) {
	return code === "RATE_LIMITED" || (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.o)(facts);
}
function requestFor(check, query, { language, isFresh }, { server, key }) {
	const isPost = check.method === "POST";
	const url = new URL(`api/util/${check.id}`, server);
	url.search = new URLSearchParams({
		...isPost ? {} : query,
		lang: language
	}).toString();
	return {
		url: url.href,
		method: isPost ? "POST" : "GET",
		headers: {
			accept: "application/json",
			"user-agent": `portcullis/${_start_js__WEBPACK_IMPORTED_MODULE_1__.br}`,
			...(check.ttl === 0 || isFresh) && { "cache-control": "no-cache" },
			...isPost && { "content-type": "application/json" },
			...key !== void 0 && { authorization: `Bearer ${key}` }
		},
		...isPost && { body: new TextEncoder().encode(JSON.stringify(query)) }
	};
}



/***/ })

};
