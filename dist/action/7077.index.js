export const id = 7077;
export const ids = [7077,7580];
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

/***/ 7077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deployedTask: () => (/* binding */ deployedTask)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5143);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);




// src/github/deployed-url.ts
function deployedUrl(places, server) {
	for (const field of ["environment_url", "target_url"]) {
		const url = places[field]?.trim();
		if (url && !isGithubs(url, server)) return {
			url,
			field
		};
	}
	return null;
}
const github = "github.com";
function isGithubs(url, server) {
	const host = canonicalHost(url);
	const own = canonicalHost(server.replace(/\/\/[^/?#]*@/, "//"));
	if (host === null || own !== github && host === `pages.${own}`) return false;
	return [own, github].some((theirs) => theirs !== null && (host === theirs || host.endsWith(`.${theirs}`)));
}
function canonicalHost(url) {
	const parsed = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Er)(url);
	const canonical = "value" in parsed ? URL.parse(parsed.value) : null;
	return canonical && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(canonical);
}
// src/github/deployments.ts
const permission = "deployments: read";
const id = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().positive();
const deployments = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	id,
	sha: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullish()
}));
const statuses = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	id,
	state: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)(),
	environment_url: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullish(),
	target_url: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullish()
}));
const mostPages = 20;
const longestPage = 1e4;
const unread = "unknown";
const ended = new Set(["failure", "error"]);
async function lookAtDeployment(github, wanted, until) {
	const { sha, environment, server } = wanted;
	const list = openLists(github, until);
	let state = "";
	const inactive = [];
	const all = list({
		route: "GET /repos/{owner}/{repo}/deployments",
		parameters: {
			sha,
			environment,
			per_page: 30
		},
		schema: deployments
	});
	for await (const deployment of all) {
		const read = await newestFirst(list({
			route: "GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses",
			parameters: {
				deployment_id: deployment.id,
				per_page: 100
			},
			schema: statuses
		}));
		if (read === void 0) return { state: unread };
		const [newest] = read;
		state = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(newest?.state ?? "pending", 40);
		if (state === "inactive") {
			const success = read.find((status) => status.state === "success");
			inactive.push({
				id: deployment.id,
				deployed: success ? deployedUrl(success, server) : null
			});
			continue;
		}
		if (ended.has(state)) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("deployment.failed", {
			environment,
			state
		});
		if (state !== "success" || !newest) return { state };
		const deployed = deployedUrl(newest, server);
		if (!deployed) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("deployment.no-url", { environment }, { reason: "environment" });
		return { deployed };
	}
	const [last] = inactive;
	if (!last) return { state };
	const later = await laterCommit(list, wanted, last.id);
	if (later !== null) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("deployment.superseded", {
		environment,
		sha: sha.slice(0, 12),
		later
	});
	const kept = inactive.find(({ deployed }) => deployed !== null)?.deployed;
	return kept ? { deployed: kept } : { state };
}
async function laterCommit(list, { sha, environment }, id) {
	const all = list({
		route: "GET /repos/{owner}/{repo}/deployments",
		parameters: {
			environment,
			per_page: 30
		},
		schema: deployments
	});
	for await (const each of all) {
		if (each.id <= id) continue;
		if (each.sha && each.sha !== sha) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(each.sha.slice(0, 12), 12);
	}
	return null;
}
function openLists(github, { end, now }) {
	let left = mostPages;
	return (question) => github.list({
		...question,
		permission,
		mayAsk: () => left-- > 0 && now() < end,
		patience: () => Math.min(longestPage, end - now())
	});
}
async function newestFirst(pages) {
	const all = [];
	let next = await pages.next();
	for (; !next.done; next = await pages.next()) all.push(next.value);
	if (!next.value.isWhole) return void 0;
	return all.toSorted((a, b) => b.id - a.id);
}
// src/github/await-deployment.ts
const passing = new Set([
	"UPSTREAM_ERROR",
	"UPSTREAM_TIMEOUT",
	"RATE_LIMITED"
]);
const mostTroubles = 5;
const nothing = {
	en: "no deployment found on GitHub",
	ko: "GitHub에 알려진 배포 없음"
};
async function awaitDeployment(github, wanted, waiting) {
	const { timeout, interval, now, sleep, onSeen } = waiting;
	const end = now() + timeout;
	let troubles = 0;
	let said;
	let state;
	for (;;) {
		const seen = await look(github, wanted, {
			end,
			now
		});
		if (!(seen instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui) && "deployed" in seen) return seen.deployed;
		troubles = seen instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui ? troubles + 1 : 0;
		if (seen instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui && troubles >= mostTroubles) throw seen;
		const told = toldOf(seen);
		if (told.en !== said) onSeen(told);
		said = told.en;
		if (!(seen instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui) && (seen.state !== "unknown" || state === void 0)) state = told;
		const wait = seen instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui && seen.retryAfter !== null ? seen.retryAfter * 1e3 : interval;
		if (now() + wait >= end) throw !(seen instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui) || state && now() >= end ? tooLate(wanted, timeout, state ?? told) : seen;
		await sleep(wait);
	}
}
async function look(github, wanted, until) {
	try {
		return await lookAtDeployment(github, wanted, until);
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui && error.reason.startsWith("github.") && passing.has(error.code)) || error.reason === "github.invalid-answer") throw error;
		return error;
	}
}
function toldOf(seen) {
	if (seen instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui) return {
		en: seen.reason,
		ko: seen.reason
	};
	const state = "state" in seen ? seen.state : "";
	return state === "" ? nothing : {
		en: state,
		ko: state
	};
}
function tooLate({ sha, environment }, timeout, seen) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("deployment.timeout", {
		environment,
		sha: sha.slice(0, 12),
		seconds: timeout / 1e3,
		seen
	});
}
// src/action/deployed.ts
async function deployedTask(asked, io) {
	const { plan, sources, hosting } = asked;
	refuseBoth(asked);
	const found = hosting.environment === null ? ofEvent(asked, io) : await ofEnvironment(hosting.environment, asked, io);
	if ("url" in found) return { plan: await (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.E)({
		...sources,
		urls: [found.url],
		urlNaming: found.naming
	}) };
	return {
		plan: {
			...plan,
			targets: [],
			isWhole: false
		},
		...found
	};
}
function refuseBoth({ sources, hosting, plan }) {
	const field = sources.urlNaming;
	if (sources.urls.some(_start_js__WEBPACK_IMPORTED_MODULE_1__.T) && sources.urls.length > 1) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.together", {
		field: `${field}: auto`,
		other: otherUrl,
		detail: {
			en: "auto stands for the URL of the event",
			ko: "auto는 이벤트의 URL 하나를 뜻합니다"
		}
	}, { reason: "url" });
	if (hosting.environment === null || sources.urls.length === 0) return;
	const detail = {
		en: "both set the target",
		ko: "둘 다 대상을 지정합니다"
	};
	const other = plan.given.naming("environment");
	throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.together", {
		field,
		other,
		detail
	}, { reason: "url" });
}
const otherUrl = {
	en: "other URLs",
	ko: "다른 URL"
};
function ofEvent({ sources }, { env }) {
	const name = env["GITHUB_EVENT_NAME"] ?? "";
	const given = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(name, 60) || "—";
	if (name !== "deployment_status") {
		const field = {
			en: `The event for ${sources.urlNaming}: auto`,
			ko: `${sources.urlNaming}: auto의 이벤트`
		};
		throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.value", {
			field,
			expected: "deployment_status",
			given
		}, { reason: "url" });
	}
	const { deploymentStatus } = (0,_event_js__WEBPACK_IMPORTED_MODULE_2__.t)(env);
	if (!deploymentStatus) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.missing", {
		field: "deployment_status",
		expected: inEvent
	}, { reason: "url" });
	const { state, environment: told } = deploymentStatus;
	const environment = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(told || "—", 100);
	if (notOver.has(state)) return { idle: notYet(environment, state) };
	if (state !== "success") return { unknown: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("deployment.failed", {
		environment,
		state: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(state, 40)
	}) };
	const deployed = deployedUrl(deploymentStatus, serverOf(env));
	if (!deployed) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("deployment.no-url", { environment }, { reason: "url" });
	return {
		url: deployed.url,
		naming: `deployment_status.${deployed.field}`
	};
}
const notOver = new Set([
	"pending",
	"queued",
	"waiting",
	"in_progress",
	"inactive"
]);
const inEvent = {
	en: "every deployment_status event has it",
	ko: "deployment_status 이벤트에는 항상 있습니다"
};
function notYet(environment, state) {
	return {
		en: `The deployment to ${environment} is ${state}, so this run measured nothing, and its output "passed" is false. The run that starts when a deployment to ${environment} succeeds will measure it.`,
		ko: `${environment} 배포의 상태가 ${state}이므로 이번 실행에서는 측정하지 않았고 출력 "passed"는 false입니다. ${environment} 배포가 성공하면 시작되는 실행에서 측정합니다.`
	};
}
const open = new Set([
	"UPSTREAM_ERROR",
	"UPSTREAM_TIMEOUT",
	"RATE_LIMITED"
]);
async function ofEnvironment(environment, asked, { env, say, signal }) {
	const { given } = asked.plan;
	checkRest(asked.plan);
	const patience = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rn)(given);
	const event = asked.hosting.sha === null || env["GITHUB_EVENT_PATH"] ? (0,_event_js__WEBPACK_IMPORTED_MODULE_2__.t)(env) : null;
	const sha = asked.hosting.sha ?? (event && shaOf(event, asked.plan)) ?? "";
	const wanted = {
		environment,
		server: serverOf(env),
		sha
	};
	const github = await (0,_event_js__WEBPACK_IMPORTED_MODULE_2__.n)(given, env, signal);
	try {
		const { url, field } = await awaitDeployment(github, wanted, {
			...patience,
			now: () => performance.now(),
			sleep: (ms) => pause(ms, signal),
			onSeen: (seen) => say(waitingFor(wanted, seen))
		});
		return {
			url,
			naming: `${field} (${given.naming("environment")})`
		};
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui && open.has(error.code) && error.reason !== "aborted") return { unknown: error };
		throw error;
	}
}
async function pause(ms, signal) {
	try {
		await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(ms, void 0, signal && { signal });
	} catch (error) {
		throw signal?.aborted ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("aborted", {}) : error;
	}
}
function checkRest({ given, ...plan }) {
	const somewhere = {
		url: "https://localhost/",
		given,
		naming: given.naming,
		rules: {},
		ownRules: [],
		demands: {},
		isApart: false
	};
	const [question] = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.D)({
		...plan,
		given,
		targets: [somewhere]
	});
	(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.lr)(_gate_js__WEBPACK_IMPORTED_MODULE_0__.S.input, {
		url: somewhere.url,
		...question?.thresholds
	}, given.naming);
}
function shaOf({ sha }, { given }) {
	if (sha !== null) return sha;
	throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.missing", {
		field: given.naming("sha"),
		expected: {
			en: "the event names no commit, so a commit is required",
			ko: "이벤트에 커밋이 없으므로 커밋을 지정해야 합니다"
		}
	}, { reason: "sha" });
}
function serverOf(env) {
	return env["GITHUB_SERVER_URL"] || "https://github.com";
}
function waitingFor({ sha, environment }, seen) {
	const what = `${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(environment, 100)} (${sha.slice(0, 12)})`;
	return {
		en: `Waiting for the deployment to ${what}: ${seen.en}.`,
		ko: `${what} 배포를 기다리는 중: ${seen.ko}.`
	};
}



/***/ }),

/***/ 5143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ githubOf),
/* harmony export */   t: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _client2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7580);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3024);




// src/net/octokit.ts
const patienceOfOne = 1e4;
const triesMore = 2;
const pause = 100;
const refusals = Array.from({ length: 100 }, (_, index) => 400 + index);
async function openOctokit(options) {
	const { api, owner, repo } = options;
	const octokit = await load(options);
	async function told(permission, work) {
		try {
			return await work;
		} catch (error) {
			throw toFailure(error, permission, options);
		}
	}
	async function ask({ route, parameters, permission, schema }) {
		const signal = within(patienceOfOne, options);
		const retries = route.startsWith("GET ") ? triesMore : 0;
		return read(await told(permission, octokit.request(route, {
			owner,
			repo,
			...parameters,
			request: {
				signal,
				retries
			}
		})), schema, api);
	}
	function pagesOf({ route, parameters, patience }) {
		const [method = "GET", url = ""] = route.split(" ");
		const retries = patience ? 0 : triesMore;
		const request = Object.assign((page) => {
			const signal = within(patience?.() ?? patienceOfOne, options);
			return octokit.request({
				url,
				...page,
				request: {
					signal,
					retries
				}
			});
		}, { endpoint: octokit.request.endpoint });
		return octokit.paginate.iterator(request, {
			method,
			url,
			owner,
			repo,
			...parameters
		})[Symbol.asyncIterator]();
	}
	return {
		ask,
		async *list(question) {
			const { permission, schema, mayAsk } = question;
			const pages = pagesOf(question);
			let isWhole = false;
			while (!isWhole && mayAsk()) {
				const { value } = await told(permission, pages.next());
				isWhole = !/rel="next"/.test(value.headers["link"] ?? "");
				yield* read(value, schema, api);
			}
			return { isWhole };
		},
		async login(permission) {
			const signal = within(patienceOfOne, options);
			return read({ data: await told(permission, octokit.graphql("query { viewer { login } }", { request: {
				signal,
				retries: triesMore
			} })) }, viewer, api).viewer.login;
		}
	};
}
const viewer = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({ viewer: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({ login: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().min(1) }) });
async function load({ api, token }) {
	const [{ GitHub, defaults, getOctokitOptions }, { retry }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(2483), __webpack_require__.e(6126)]).then(__webpack_require__.bind(__webpack_require__, 6126)), __webpack_require__.e(/* import() */ 1812).then(__webpack_require__.bind(__webpack_require__, 1812))]);
	const octokit = new (GitHub.plugin(retry))(getOctokitOptions(token, {
		baseUrl: api,
		userAgent: `portcullis/${_start_js__WEBPACK_IMPORTED_MODULE_1__.br}`,
		log: {
			debug: silent,
			info: silent,
			warn: silent,
			error: silent
		},
		request: {
			...defaults.request,
			fetch: guarded(defaults.request?.["fetch"], new URL(api).origin),
			redirect: "manual"
		},
		retry: {
			retries: 0,
			doNotRetry: refusals,
			retryAfterBaseValue: pause
		}
	}));
	octokit.hook.before("request", (request) => {
		request.headers.accept = "application/vnd.github+json";
		request.headers["x-github-api-version"] = "2022-11-28";
	});
	return octokit;
}
function silent() {}
const longestBody = 4194304;
function guarded(send, origin) {
	return async (input, init) => {
		const url = input;
		if (new URL(url).origin !== origin) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("github.invalid-answer", {
			api: origin,
			detail: stray
		});
		const { status, headers, body } = await send(url, init);
		const bytes = body && await readBody(body, origin);
		if (status < 300 && !isJson(bytes)) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("github.invalid-answer", {
			api: origin,
			detail: other
		});
		return new Response(bytes?.length ? bytes : null, {
			status,
			headers: {
				...Object.fromEntries(headers),
				"content-type": "application/json"
			}
		});
	};
}
function isJson(bytes) {
	try {
		const value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes ?? Buffer.alloc(0)));
		return typeof value === "object" && value !== null;
	} catch {
		return false;
	}
}
async function readBody(body, api) {
	const chunks = [];
	let length = 0;
	for await (const chunk of body) {
		length += chunk.length;
		if (length > longestBody) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("github.invalid-answer", {
			api,
			detail: tooLong
		});
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
const other = {
	en: "no JSON of the expected form",
	ko: "예상한 형식의 JSON이 아님"
};
const notHttp = {
	en: "not HTTP",
	ko: "HTTP가 아님"
};
const stray = {
	en: "its next page is elsewhere",
	ko: "다음 페이지가 다른 곳에 있음"
};
const tooLong = {
	en: "more than 4 MB",
	ko: "4 MB 초과"
};
function read({ status = 200, data }, schema, api) {
	if (status >= 300) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("github.refused", {
		api,
		status
	});
	const parsed = schema.safeParse(data);
	if (!parsed.success) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("github.invalid-answer", {
		api,
		detail: other
	});
	return parsed.data;
}
function within(patience, { signal }) {
	const end = AbortSignal.timeout(Math.max(1, Math.floor(patience)));
	return signal ? AbortSignal.any([signal, end]) : end;
}
function toFailure(error, permission, options) {
	const causes = causesOf(error);
	const own = causes.find((each) => each instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui);
	if (own) return own;
	const { api } = options;
	const withCause = { cause: error };
	const refused = causes.find((each) => "response" in each && each.response);
	if (refused) return refusalOf(refused.response, permission, options);
	if (causes.some(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Mn)) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("github.timeout", { api }, withCause);
	if (causes.some(({ name }) => name === "AbortError")) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("aborted", {}, withCause);
	if (causes.some(({ name }) => name === "HTTPParserError")) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("github.invalid-answer", {
		api,
		detail: notHttp
	}, withCause);
	const code = causes.map(_client2_js__WEBPACK_IMPORTED_MODULE_2__.n).findLast((each) => each !== "" && !each.startsWith("UND_ERR")) ?? "ECONNRESET";
	const detail = (0,_client2_js__WEBPACK_IMPORTED_MODULE_2__.t)(code);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("github.unreachable", {
		api,
		detail
	}, withCause);
}
function causesOf(error) {
	return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
function refusalOf({ status, headers }, permission, { api, owner, repo, now }) {
	const wait = limitOf(status, headers, now());
	if (wait !== null) {
		const until = new Date(Math.ceil((now() + wait) / 1e3) * 1e3).toISOString().replace(".000Z", "Z");
		return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("github.rate-limited", { until }, { retryAfter: Math.ceil(wait / 1e3) });
	}
	if (status === 401) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("github.token", {}, { reason: "token" });
	if (status === 403) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("github.forbidden", { permission }, { reason: "token" });
	if (status === 404) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("github.not-found", {
		repository: `${owner}/${repo}`,
		permission
	}, { reason: "token" });
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("github.refused", {
		api,
		status
	});
}
const unsaid = 6e4;
const longest = 864e5;
function limitOf(status, headers, now) {
	if (status !== 429 && status !== 403) return null;
	const after = headers["retry-after"] ?? "";
	if (/^\d{1,6}$/.test(after)) return bounded(Number(after) * 1e3);
	const reset = headers["x-ratelimit-reset"] ?? "";
	const isUsedUp = headers["x-ratelimit-remaining"] === "0";
	if (isUsedUp && /^\d{1,11}$/.test(reset)) return bounded(Number(reset) * 1e3 - now);
	return isUsedUp || status === 429 ? unsaid : null;
}
function bounded(wait) {
	return Math.min(longest, Math.max(1e3, wait));
}
// src/settings/access/github.ts
async function githubOf(given, env, signal) {
	const api = readApi(env);
	const [owner = "", repo = ""] = readRepository(env).split("/");
	return openOctokit({
		api,
		owner,
		repo,
		token: readToken(given),
		now: () => performance.timeOrigin + performance.now(),
		...signal && { signal }
	});
}
const visible = /^[\u0021-\u007e]{1,512}$/;
function readToken(given) {
	const field = given.naming("token");
	const expected = {
		en: "for example ${{ github.token }}",
		ko: "예: ${{ github.token }}"
	};
	const token = given.list("token").length > 1 && given.source("token") !== "environment" ? "" : given.one("token");
	if (token === void 0) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.missing", {
		field,
		expected
	}, { reason: "token" });
	if (visible.test(token)) return token;
	throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.value", {
		field,
		expected: {
			en: "one token of visible ASCII characters, without spaces or line breaks",
			ko: "공백과 줄바꿈 없이 보이는 ASCII 문자로 된 토큰 하나"
		},
		given: {
			en: "the given value (not shown)",
			ko: "다른 값(표시하지 않음)"
		}
	}, { reason: "token" });
}
function readApi(env) {
	const text = env["GITHUB_API_URL"] || "https://api.github.com";
	const parsed = /^https?:\/\/[^?#]*$/i.test(text) ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Er)(text) : null;
	if (!parsed || "problem" in parsed || !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)(new URL(parsed.value))) throw wrong("GITHUB_API_URL", {
		en: "an https URL such as https://api.github.com",
		ko: "https://api.github.com 같은 https URL"
	}, text);
	return parsed.value.replace(/\/$/, "");
}
function readRepository(env) {
	const text = env["GITHUB_REPOSITORY"] ?? "";
	if (/^(?!\.{1,2}\/)[\w.-]{1,100}\/(?!\.{1,2}$)[\w.-]{1,100}$/.test(text)) return text;
	throw wrong("GITHUB_REPOSITORY", {
		en: "owner/name",
		ko: "owner/name 형식"
	}, text);
}
function wrong(field, expected, text) {
	const at = text.lastIndexOf("@");
	const shown = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(at < 0 ? text : `…${text.slice(at)}`, 100);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.value", {
		field,
		expected,
		given: `"${shown}"`
	}, { reason: field });
}
// src/action/event.ts
const sha = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().refine(_start_js__WEBPACK_IMPORTED_MODULE_1__.$n);
const payload = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	pull_request: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		number: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().positive(),
		head: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({ sha })
	}).nullish(),
	deployment: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({ sha }).nullish(),
	deployment_status: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		state: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)(),
		environment: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullish(),
		environment_url: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullish(),
		target_url: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullish()
	}).nullish(),
	workflow_run: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({ head_sha: sha }).nullish()
});
const largest = 26214400;
function readEvent(env) {
	const { pull_request, deployment, deployment_status, workflow_run } = readPayload(env["GITHUB_EVENT_PATH"] ?? "");
	const own = (env["GITHUB_SHA"] ?? "").toLowerCase();
	return {
		name: env["GITHUB_EVENT_NAME"] ?? "",
		pullRequest: pull_request?.number ?? null,
		deploymentStatus: deployment_status ?? null,
		sha: pull_request?.head.sha ?? deployment?.sha ?? workflow_run?.head_sha ?? ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$n)(own) ? own : null)
	};
}
function readPayload(path) {
	const field = "GITHUB_EVENT_PATH";
	if (path === "") throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.missing", {
		field,
		expected: {
			en: "the file in which the runner describes the event",
			ko: "러너가 이벤트를 기록한 파일의 경로가 필요합니다"
		}
	}, { reason: field });
	const parsed = payload.safeParse(parseJson(readBounded(path), path));
	if (parsed.success) return parsed.data;
	const at = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(parsed.error.issues[0]?.path.join(".") || "it", 80);
	throw unusable(path, {
		en: `${at} does not have GitHub's format`,
		ko: `${at}의 형식이 GitHub의 것과 다름`
	});
}
function readBounded(path) {
	try {
		const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.statSync)(path);
		if (!found.isFile()) throw unusable(path, {
			en: "it is not a file",
			ko: "파일이 아님"
		});
		if (found.size > largest) throw unusable(path, {
			en: "more than 25 MB",
			ko: "25 MB 초과"
		});
		return (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.readFileSync)(path, "utf8");
	} catch (error) {
		const { code } = error;
		if (typeof code !== "string" || !/^E[A-Z]/.test(code)) throw error;
		throw unusable(path, code);
	}
}
function parseJson(text, path) {
	try {
		return JSON.parse(text);
	} catch {
		throw unusable(path, {
			en: "it is not JSON",
			ko: "JSON이 아님"
		});
	}
}
function unusable(path, detail) {
	const field = "GITHUB_EVENT_PATH";
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("input.file", {
		field,
		path: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(path, 200),
		detail
	}, { reason: field });
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
