import { r as failure, t as Failure } from "./failure.js";
import { f as object, h as string, l as int } from "./schemas.js";
import { t as printable } from "./printable.js";
import { o as parseUrl } from "./target.js";
import { t as version } from "./version.js";
import { t as openClient } from "./client2.js";
import { t as isPrivateWay } from "./remote.js";
import { t as isSha } from "./hosting.js";
import { readFileSync, statSync } from "node:fs";
// src/github/link.ts
function headerOf(headers, wanted) {
	return headers.find(([name]) => name.toLowerCase() === wanted)?.[1].trim() ?? "";
}
const longest$1 = 8192;
function nextOf(headers) {
	const link = headerOf(headers, "link").slice(0, longest$1);
	return /<(?<reference>[^<>]*)>[^<>]*?;\s*rel="?next\b/i.exec(link)?.groups?.["reference"] ?? null;
}
async function* entriesOf(first, mayAsk, ask) {
	let path = first;
	while (path !== null && mayAsk()) {
		const answer = await ask(path);
		yield* answer.value;
		path = answer.next;
	}
	return { isWhole: path === null };
}
// src/github/refusal.ts
function refusalOf(reply, { api, repository, permission, now }) {
	const { status } = reply;
	if (status >= 200 && status < 300) return null;
	const wait = limitOf(reply, now);
	if (wait !== null) {
		const until = new Date(Math.ceil((now + wait) / 1e3) * 1e3).toISOString().replace(".000Z", "Z");
		return failure("github.rate-limited", { until }, { retryAfter: Math.ceil(wait / 1e3) });
	}
	if (status === 401) return failure("github.token", {}, { reason: "token" });
	if (status === 403) return failure("github.forbidden", { permission }, { reason: "token" });
	if (status === 404) return failure("github.not-found", {
		repository,
		permission
	}, { reason: "token" });
	return failure("github.refused", {
		api,
		status
	});
}
const unsaid = 6e4;
const longest = 864e5;
function limitOf({ status, headers }, now) {
	if (status !== 429 && status !== 403) return null;
	const after = headerOf(headers, "retry-after");
	if (/^\d{1,6}$/.test(after)) return bounded(Number(after) * 1e3);
	const reset = headerOf(headers, "x-ratelimit-reset");
	const isUsedUp = headerOf(headers, "x-ratelimit-remaining") === "0";
	if (isUsedUp && /^\d{1,11}$/.test(reset)) return bounded(Number(reset) * 1e3 - now);
	return isUsedUp || status === 429 ? unsaid : null;
}
function bounded(wait) {
	return Math.min(longest, Math.max(1e3, wait));
}
// src/github/api.ts
const patienceOfOne = 1e4;
function openGithub(options) {
	const { api, repository } = options;
	return {
		repository,
		async ask({ method = "GET", path, body, permission, schema, patience = patienceOfOne }) {
			const url = new URL(path, api).href;
			const reply = await sent({
				url,
				method,
				patience,
				headers: headersOf(options, body !== void 0),
				...body !== void 0 && { body: new TextEncoder().encode(JSON.stringify(body)) }
			}, options);
			const refusal = refusalOf(reply, {
				api,
				repository,
				permission,
				now: options.now()
			});
			if (refusal) throw refusal;
			const parsed = schema.safeParse(parseJson$1(reply.body));
			if (!parsed.success) throw unreadable(api, other);
			const next = nextOf(reply.headers);
			if (next !== null && URL.parse(next, url)?.origin !== new URL(api).origin) throw unreadable(api, stray);
			return {
				value: parsed.data,
				next: next === null ? null : new URL(next, url).href
			};
		}
	};
}
const other = {
	en: "no JSON of the expected form",
	ko: "예상한 형식의 JSON이 아님"
};
const stray = {
	en: "its next page is elsewhere",
	ko: "다음 페이지가 다른 곳에 있음"
};
function unreadable(api, detail) {
	return failure("github.invalid-answer", {
		api,
		detail
	});
}
function headersOf({ token }, hasBody) {
	return {
		accept: "application/vnd.github+json",
		authorization: `Bearer ${token}`,
		"user-agent": `portcullis/${version}`,
		"x-github-api-version": "2022-11-28",
		...hasBody && { "content-type": "application/json" }
	};
}
async function sent(request, { api, send, signal }) {
	try {
		return await send(request, signal);
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		const { id, params } = error.facts;
		const { detail = "" } = params;
		const options = { cause: error };
		if (id === "server.timeout") throw failure("github.timeout", { api }, options);
		if (id === "server.unreachable") throw failure("github.unreachable", {
			api,
			detail
		}, options);
		if (id === "server.invalid-answer") throw failure("github.invalid-answer", {
			api,
			detail
		}, options);
		throw error;
	}
}
function parseJson$1(body) {
	try {
		return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
	} catch {
		return;
	}
}
// src/settings/github.ts
function githubOf(given, env, signal) {
	const api = readApi(env);
	const kept = openClient(api);
	return openGithub({
		api,
		repository: readRepository(env),
		token: readToken(given),
		send: (request, within) => (request.method === "POST" ? openClient(api) : kept)(request, within),
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
	if (token === void 0) throw failure("input.missing", {
		field,
		expected
	}, { reason: "token" });
	if (visible.test(token)) return token;
	throw failure("input.value", {
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
	const parsed = /^https?:\/\/[^?#]*$/i.test(text) ? parseUrl(text) : null;
	if (!parsed || "problem" in parsed || !isPrivateWay(new URL(parsed.value))) throw wrong("GITHUB_API_URL", {
		en: "an https URL such as https://api.github.com",
		ko: "https://api.github.com 같은 https URL"
	}, text);
	return parsed.value.endsWith("/") ? parsed.value : `${parsed.value}/`;
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
	const shown = printable(at < 0 ? text : `…${text.slice(at)}`, 100);
	return failure("input.value", {
		field,
		expected,
		given: `"${shown}"`
	}, { reason: field });
}
// src/action/event.ts
const sha = string().refine(isSha);
const payload = object({
	pull_request: object({
		number: int().positive(),
		head: object({ sha })
	}).nullish(),
	deployment: object({ sha }).nullish(),
	deployment_status: object({
		state: string(),
		environment: string().nullish(),
		environment_url: string().nullish(),
		target_url: string().nullish()
	}).nullish(),
	workflow_run: object({ head_sha: sha }).nullish()
});
const largest = 26214400;
function readEvent(env) {
	const { pull_request, deployment, deployment_status, workflow_run } = readPayload(env["GITHUB_EVENT_PATH"] ?? "");
	const own = (env["GITHUB_SHA"] ?? "").toLowerCase();
	return {
		name: env["GITHUB_EVENT_NAME"] ?? "",
		pullRequest: pull_request?.number ?? null,
		deploymentStatus: deployment_status ?? null,
		sha: pull_request?.head.sha ?? deployment?.sha ?? workflow_run?.head_sha ?? (isSha(own) ? own : null)
	};
}
function readPayload(path) {
	const field = "GITHUB_EVENT_PATH";
	if (path === "") throw failure("input.missing", {
		field,
		expected: {
			en: "the file in which a runner describes the event",
			ko: "러너가 이벤트를 기록한 파일"
		}
	}, { reason: field });
	const parsed = payload.safeParse(parseJson(readBounded(path), path));
	if (parsed.success) return parsed.data;
	const at = printable(parsed.error.issues[0]?.path.join(".") || "it", 80);
	throw unusable(path, {
		en: `${at} is not as GitHub sends it`,
		ko: `${at}의 형식이 GitHub의 것과 다름`
	});
}
function readBounded(path) {
	try {
		const found = statSync(path);
		if (!found.isFile()) throw unusable(path, {
			en: "it is no file",
			ko: "파일이 아님"
		});
		if (found.size > largest) throw unusable(path, {
			en: "more than 25 MB",
			ko: "25 MB 초과"
		});
		return readFileSync(path, "utf8");
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
	return failure("input.file", {
		field,
		path: printable(path, 200),
		detail
	}, { reason: field });
}
export { githubOf as n, entriesOf as r, readEvent as t };
