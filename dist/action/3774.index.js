export const id = 3774;
export const ids = [3774];
export const modules = {

/***/ 3774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   keepComment: () => (/* binding */ keepComment)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5351);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5143);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7598);




// src/github/comments.ts
const permission = {
	en: "pull-requests: write, which a pull request from a fork does not get",
	ko: "pull-requests: write(포크에서 온 풀 리퀘스트에는 주어지지 않음)"
};
const id = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.nr)().positive();
const comment = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.ar)({ id });
const comments = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.er)((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.ar)({
	id,
	body: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.cr)().nullish(),
	user: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.ar)({ login: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.cr)() }).nullish()
}));
const perPage = 30;
const mostPages = 50;
async function stick(github, wanted) {
	const { number, body, isMade } = wanted;
	const found = await find(github, wanted);
	if (found !== null) {
		await github.ask({
			route: "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}",
			parameters: {
				comment_id: found,
				body
			},
			permission,
			schema: comment
		});
		return "updated";
	}
	if (!isMade) return "none";
	await github.ask({
		route: "POST /repos/{owner}/{repo}/issues/{issue_number}/comments",
		parameters: {
			issue_number: number,
			body
		},
		permission,
		schema: comment
	});
	return "made";
}
async function find(github, { number, marker }) {
	let left = mostPages;
	const pages = github.list({
		route: "GET /repos/{owner}/{repo}/issues/{issue_number}/comments",
		parameters: {
			issue_number: number,
			per_page: perPage
		},
		permission,
		schema: comments,
		mayAsk: () => left-- > 0
	});
	let login = null;
	let next = await pages.next();
	for (; !next.done; next = await pages.next()) {
		const { id: found, body, user } = next.value;
		if (!user || !body?.startsWith(marker)) continue;
		login ??= await github.login(permission);
		if (user.login.toLowerCase() === login.toLowerCase()) return found;
	}
	if (!next.value.isWhole) throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("github.too-many-comments", { number });
	return null;
}
// src/github/pull-request.ts
const pulls = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.er)((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.ar)({
	number: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.nr)().positive(),
	state: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.cr)(),
	head: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.ar)({ sha: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.cr)() })
}));
async function pullRequestOf(github, sha) {
	return (await github.ask({
		route: "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls",
		parameters: {
			commit_sha: sha,
			per_page: 100
		},
		permission: "pull-requests: write",
		schema: pulls
	})).filter(({ state, head }) => state === "open" && head.sha === sha).toSorted((a, b) => a.number - b.number)[0]?.number ?? null;
}
// src/report/github/comment.ts
const largest = 65536;
function commentOf(result, { language, marker, sha, run }) {
	const about = [
		"Portcullis",
		...sha === null ? [] : [(0,_summary_js__WEBPACK_IMPORTED_MODULE_1__.r)(sha.slice(0, 12))],
		...run !== null && /^https?:\/\/[\w.:/-]+$/.test(run) ? [`<a href="${run}">${words[language]}</a>`] : []
	];
	const foot = (0,_summary_js__WEBPACK_IMPORTED_MODULE_1__.n)("p", `<sub>${about.join(" · ")}</sub>`);
	const room = largest - Buffer.byteLength(`${marker}\n\n${foot}`);
	return `${marker}\n${(0,_summary_js__WEBPACK_IMPORTED_MODULE_1__.t)(result, {
		language,
		limit: room
	})}\n${foot}`;
}
const words = {
	en: "this run",
	ko: "실행 보기"
};
// src/action/comment.ts
const usualPatience = 3e4;
async function keepComment(result, commenting, patience = usualPatience) {
	const { language } = commenting;
	try {
		await write(result, commenting, patience);
		return null;
	} catch (error) {
		if (!(error instanceof _gate_js__WEBPACK_IMPORTED_MODULE_0__.hr)) throw error;
		return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.yr)(unwritten, { why: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.gr)(error.facts, language) }, language);
	}
}
const unwritten = {
	en: "There is no comment on the pull request. {why} The verdict stands, and the summary of the step says what the comment would.",
	ko: "풀 리퀘스트에 댓글을 남기지 못했습니다. {why} 판정은 그대로이며 같은 내용이 스텝 요약에 있습니다."
};
async function write(result, commenting, patience) {
	const { given, hosting, env, language, passes, signal } = commenting;
	const { pullRequest, sha } = (0,_event_js__WEBPACK_IMPORTED_MODULE_2__.t)(env);
	const github = await (0,_event_js__WEBPACK_IMPORTED_MODULE_2__.n)(given, env, endOf(signal, patience));
	const number = pullRequest ?? (sha === null ? null : await pullRequestOf(github, sha));
	if (number === null) throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("github.no-pull-request", {});
	const marker = `<!-- portcullis:${keyOf(hosting.commentKey, env)} -->`;
	await stick(github, {
		number,
		marker,
		body: commentOf(result, {
			language,
			marker,
			sha,
			run: runOf(env)
		}),
		isMade: hosting.comment === "always" || !passes
	});
}
function endOf(signal, patience) {
	const end = AbortSignal.timeout(patience);
	return signal ? AbortSignal.any([signal, end]) : end;
}
function keyOf(given, env) {
	const [workflow = ""] = (env["GITHUB_WORKFLOW_REF"] || env["GITHUB_WORKFLOW"] || "").split("@", 1);
	const words = given === null ? [
		workflow,
		env["GITHUB_JOB"] ?? "",
		env["GITHUB_ACTION"] ?? ""
	] : [given];
	return (0,node_crypto__WEBPACK_IMPORTED_MODULE_3__.createHash)("sha256").update(JSON.stringify(words)).digest("hex").slice(0, 16);
}
function runOf(env) {
	const repository = env["GITHUB_REPOSITORY"] ?? "";
	const id = env["GITHUB_RUN_ID"] ?? "";
	const server = env["GITHUB_SERVER_URL"] ?? "";
	return /^\d+$/.test(id) && server !== "" ? `${server}/${repository}/actions/runs/${id}` : null;
}



/***/ }),

/***/ 5143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ githubOf),
/* harmony export */   t: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6844);
/* harmony import */ var _client2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7580);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5193);
/* harmony import */ var _hosting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7921);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3024);






// src/net/octokit.ts
const patienceOfOne = 1e4;
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
		return read(await told(permission, octokit.request(route, {
			owner,
			repo,
			...parameters,
			request: { signal }
		})), schema, api);
	}
	function pagesOf({ route, parameters, patience = () => patienceOfOne }) {
		const [method = "GET", url = ""] = route.split(" ");
		const request = Object.assign((page) => octokit.request({
			url,
			...page,
			request: { signal: within(patience(), options) }
		}), { endpoint: octokit.request.endpoint });
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
			return read({ data: await told(permission, octokit.graphql("query { viewer { login } }", { request: { signal } })) }, viewer, api).viewer.login;
		}
	};
}
const viewer = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.ar)({ viewer: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.ar)({ login: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.cr)().min(1) }) });
async function load({ api, token }) {
	const { GitHub: Client, defaults, getOctokitOptions } = await Promise.all(/* import() */[__webpack_require__.e(2483), __webpack_require__.e(6126)]).then(__webpack_require__.bind(__webpack_require__, 6126));
	const octokit = new Client(getOctokitOptions(token, {
		baseUrl: api,
		userAgent: `portcullis/${_gate_js__WEBPACK_IMPORTED_MODULE_0__.Mn}`,
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
		if (new URL(url).origin !== origin) throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("github.invalid-answer", {
			api: origin,
			detail: stray
		});
		const { status, headers, body } = await send(url, init);
		const bytes = body && await readBody(body, origin);
		if (status < 300 && !isJson(bytes)) throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("github.invalid-answer", {
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
		if (length > longestBody) throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("github.invalid-answer", {
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
	if (status >= 300) throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("github.refused", {
		api,
		status
	});
	const parsed = schema.safeParse(data);
	if (!parsed.success) throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("github.invalid-answer", {
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
	const own = causes.find((each) => each instanceof _gate_js__WEBPACK_IMPORTED_MODULE_0__.hr);
	if (own) return own;
	const { api } = options;
	const withCause = { cause: error };
	const refused = causes.find((each) => "response" in each && each.response);
	if (refused) return refusalOf(refused.response, permission, options);
	if (causes.some(_errors_js__WEBPACK_IMPORTED_MODULE_1__.r)) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("github.timeout", { api }, withCause);
	if (causes.some(({ name }) => name === "AbortError")) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("aborted", {}, withCause);
	if (causes.some(({ name }) => name === "HTTPParserError")) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("github.invalid-answer", {
		api,
		detail: notHttp
	}, withCause);
	const code = causes.map(_client2_js__WEBPACK_IMPORTED_MODULE_2__.t).findLast((each) => each !== "" && !each.startsWith("UND_ERR")) ?? "ECONNRESET";
	const detail = (0,_client2_js__WEBPACK_IMPORTED_MODULE_2__.n)(code);
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("github.unreachable", {
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
		return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("github.rate-limited", { until }, { retryAfter: Math.ceil(wait / 1e3) });
	}
	if (status === 401) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("github.token", {}, { reason: "token" });
	if (status === 403) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("github.forbidden", { permission }, { reason: "token" });
	if (status === 404) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("github.not-found", {
		repository: `${owner}/${repo}`,
		permission
	}, { reason: "token" });
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("github.refused", {
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
		ko: "${{ github.token }} 같은 값"
	};
	const token = given.list("token").length > 1 && given.source("token") !== "environment" ? "" : given.one("token");
	if (token === void 0) throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("input.missing", {
		field,
		expected
	}, { reason: "token" });
	if (visible.test(token)) return token;
	throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("input.value", {
		field,
		expected: {
			en: "one token of visible ASCII characters, without spaces and line breaks",
			ko: "공백과 줄바꿈 없이 보이는 ASCII 문자로 된 토큰 하나"
		},
		given: {
			en: "what was given",
			ko: "다른 값(표시하지 않음)"
		}
	}, { reason: "token" });
}
function readApi(env) {
	const text = env["GITHUB_API_URL"] || "https://api.github.com";
	const parsed = /^https?:\/\/[^?#]*$/i.test(text) ? (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Rn)(text) : null;
	if (!parsed || "problem" in parsed || !(0,_remote_js__WEBPACK_IMPORTED_MODULE_3__.t)(new URL(parsed.value))) throw wrong("GITHUB_API_URL", {
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
	const shown = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Kn)(at < 0 ? text : `…${text.slice(at)}`, 100);
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("input.value", {
		field,
		expected,
		given: `"${shown}"`
	}, { reason: field });
}
// src/action/event.ts
const sha = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.cr)().refine(_hosting_js__WEBPACK_IMPORTED_MODULE_4__.t);
const payload = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.ar)({
	pull_request: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.ar)({
		number: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.nr)().positive(),
		head: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.ar)({ sha })
	}).nullish(),
	deployment: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.ar)({ sha }).nullish(),
	deployment_status: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.ar)({
		state: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.cr)(),
		environment: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.cr)().nullish(),
		environment_url: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.cr)().nullish(),
		target_url: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.cr)().nullish()
	}).nullish(),
	workflow_run: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.ar)({ head_sha: sha }).nullish()
});
const largest = 26214400;
function readEvent(env) {
	const { pull_request, deployment, deployment_status, workflow_run } = readPayload(env["GITHUB_EVENT_PATH"] ?? "");
	const own = (env["GITHUB_SHA"] ?? "").toLowerCase();
	return {
		name: env["GITHUB_EVENT_NAME"] ?? "",
		pullRequest: pull_request?.number ?? null,
		deploymentStatus: deployment_status ?? null,
		sha: pull_request?.head.sha ?? deployment?.sha ?? workflow_run?.head_sha ?? ((0,_hosting_js__WEBPACK_IMPORTED_MODULE_4__.t)(own) ? own : null)
	};
}
function readPayload(path) {
	const field = "GITHUB_EVENT_PATH";
	if (path === "") throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("input.missing", {
		field,
		expected: {
			en: "the file in which a runner describes the event",
			ko: "러너가 이벤트를 기록한 파일"
		}
	}, { reason: field });
	const parsed = payload.safeParse(parseJson(readBounded(path), path));
	if (parsed.success) return parsed.data;
	const at = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Kn)(parsed.error.issues[0]?.path.join(".") || "it", 80);
	throw unusable(path, {
		en: `${at} is not as GitHub sends it`,
		ko: `${at}의 형식이 GitHub의 것과 다름`
	});
}
function readBounded(path) {
	try {
		const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.statSync)(path);
		if (!found.isFile()) throw unusable(path, {
			en: "it is no file",
			ko: "파일이 아님"
		});
		if (found.size > largest) throw unusable(path, {
			en: "more than 25 MB",
			ko: "25 MB 초과"
		});
		return (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.readFileSync)(path, "utf8");
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
			en: "it is no JSON",
			ko: "JSON이 아님"
		});
	}
}
function unusable(path, detail) {
	const field = "GITHUB_EVENT_PATH";
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._r)("input.file", {
		field,
		path: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Kn)(path, 200),
		detail
	}, { reason: field });
}



/***/ })

};
