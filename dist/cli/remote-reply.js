import { n as refusal } from "./envelope-schema.js";
import { B as version, _t as Failure, dt as printable, yt as failure } from "./start.js";
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
	const shown = printable(told, 60);
	return {
		en: `; the server runs Portcullis ${shown}, this is ${version}`,
		ko: `; 서버의 Portcullis 버전은 ${shown}, 이 프로그램은 ${version}`
	};
}
function pathOf({ issues }) {
	return printable(issues[0]?.path.join(".") || "the answer", 80);
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
	if (status < 500 && status !== 429) return failure("server.invalid-answer", {
		server,
		detail: found
	}, { reason });
	const broken = failure("server.failed", {
		server,
		detail: found
	}, { reason });
	const wait = waitOf(reply, broken, now);
	return wait === null ? broken : new Failure(broken.facts, { retryAfter: Math.ceil(wait / 1e3) });
}
function isProblem(found) {
	return !(found instanceof Failure) && "en" in found && "ko" in found;
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
		message: printable(error.message) || code,
		requestId: printable(requestId, 100)
	};
	const facts = {
		id: ids[code],
		reason: printable(error.reason, 100),
		params
	};
	return new Failure(facts, retryAfter === null ? {} : { retryAfter });
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
	return printable(withoutKey([type.trim(), coding].filter(Boolean).join(", "), key), 80);
}
function originOf(location, server, key) {
	const origin = URL.parse(location, server)?.origin ?? "";
	return printable(withoutKey(origin, key?.toLowerCase()), 200);
}
export { problems as i, waitOf as n, pathOf as r, readReply as t };
