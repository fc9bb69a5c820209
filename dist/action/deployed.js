import { t as gate } from "./gate.js";
import { f as object, h as string, l as int, o as array } from "./schemas.js";
import { r as failure, t as Failure } from "./failure.js";
import { n as parseInput } from "./input.js";
import { t as printable } from "./printable.js";
import { n as hostOf, o as parseUrl } from "./target.js";
import { n as githubOf, r as entriesOf, t as readEvent } from "./event.js";
import { p as readPatience } from "./waiting.js";
import { i as questionsOf, n as makePlan, t as isAuto } from "./task.js";
import { setTimeout } from "node:timers/promises";
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
	const parsed = parseUrl(url);
	const canonical = "value" in parsed ? URL.parse(parsed.value) : null;
	return canonical && hostOf(canonical);
}
// src/github/deployments.ts
const permission = "deployments: read";
const id = int().positive();
const deployments = array(object({ id }));
const statuses = array(object({
	id,
	state: string(),
	environment_url: string().nullish(),
	target_url: string().nullish()
}));
const mostPages = 20;
const longestPage = 1e4;
const unread = "unknown";
const ended = new Set(["failure", "error"]);
async function lookAtDeployment(github, wanted, until) {
	const { sha, environment, server } = wanted;
	const query = new URLSearchParams({
		sha,
		environment,
		per_page: "30"
	});
	const path = `repos/${github.repository}/deployments?${query.toString()}`;
	const pages = openPages(github, until);
	let state = "";
	for await (const deployment of pages(path, deployments)) {
		const newest = await newestOf(pages(`repos/${github.repository}/deployments/${deployment.id}/statuses?per_page=100`, statuses));
		if (newest === void 0) return { state: unread };
		state = printable(newest?.state ?? "pending", 40);
		if (state === "inactive") continue;
		if (ended.has(state)) throw failure("deployment.failed", {
			environment,
			state
		});
		if (state !== "success" || !newest) return { state };
		const deployed = deployedUrl(newest, server);
		if (!deployed) throw failure("deployment.no-url", { environment }, { reason: "environment" });
		return { deployed };
	}
	return { state };
}
function openPages(github, { end, now }) {
	let left = mostPages;
	return (path, schema) => entriesOf(path, () => left-- > 0 && now() < end, (page) => github.ask({
		path: page,
		permission,
		schema,
		patience: Math.max(1, Math.min(longestPage, end - now()))
	}));
}
async function newestOf(pages) {
	const all = [];
	let next = await pages.next();
	for (; !next.done; next = await pages.next()) all.push(next.value);
	if (!next.value.isWhole) return void 0;
	return all.toSorted((a, b) => b.id - a.id)[0] ?? null;
}
// src/github/await-deployment.ts
const passing = new Set([
	"UPSTREAM_ERROR",
	"UPSTREAM_TIMEOUT",
	"RATE_LIMITED"
]);
const mostTroubles = 5;
const nothing = {
	en: "none is known to GitHub",
	ko: "GitHub에 알려진 배포 없음"
};
async function awaitDeployment(github, wanted, waiting) {
	const { timeout, interval, now, sleep, onSeen } = waiting;
	const end = now() + timeout;
	let troubles = 0;
	let said;
	for (;;) {
		const seen = await look(github, wanted, {
			end,
			now
		});
		if (!(seen instanceof Failure) && "deployed" in seen) return seen.deployed;
		troubles = seen instanceof Failure ? troubles + 1 : 0;
		if (seen instanceof Failure && troubles >= mostTroubles) throw seen;
		const told = toldOf(seen);
		if (told.en !== said) onSeen(told);
		said = told.en;
		const wait = seen instanceof Failure && seen.retryAfter !== null ? seen.retryAfter * 1e3 : interval;
		if (now() + wait >= end) throw seen instanceof Failure ? seen : tooLate(wanted, timeout, told);
		await sleep(wait);
	}
}
async function look(github, wanted, until) {
	try {
		return await lookAtDeployment(github, wanted, until);
	} catch (error) {
		if (!(error instanceof Failure && error.reason.startsWith("github.") && passing.has(error.code)) || error.reason === "github.invalid-answer") throw error;
		return error;
	}
}
function toldOf(seen) {
	if (seen instanceof Failure) return {
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
	return failure("deployment.timeout", {
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
	if ("url" in found) return { plan: await makePlan({
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
	if (sources.urls.some(isAuto) && sources.urls.length > 1) throw failure("input.together", {
		field: `${field}: auto`,
		other: otherUrl,
		detail: {
			en: "auto is the one URL of the event",
			ko: "auto는 이벤트의 URL 하나를 뜻합니다"
		}
	}, { reason: "url" });
	if (hosting.environment === null || sources.urls.length === 0) return;
	const detail = {
		en: "each names the target",
		ko: "둘 다 대상을 지정합니다"
	};
	const other = plan.given.naming("environment");
	throw failure("input.together", {
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
	const expected = {
		en: "left to events of the kind deployment_status where it is auto",
		ko: "auto일 때는 deployment_status 이벤트"
	};
	const given = printable(name, 60) || "—";
	if (name !== "deployment_status") throw failure("input.value", {
		field: sources.urlNaming,
		expected,
		given
	}, { reason: "url" });
	const { deploymentStatus } = readEvent(env);
	if (!deploymentStatus) throw failure("input.missing", {
		field: "deployment_status",
		expected: inEvent
	}, { reason: "url" });
	const { state, environment: told } = deploymentStatus;
	const environment = printable(told || "—", 100);
	if (notOver.has(state)) return { idle: notYet(environment, state) };
	if (state !== "success") return { unknown: failure("deployment.failed", {
		environment,
		state: printable(state, 40)
	}) };
	const deployed = deployedUrl(deploymentStatus, serverOf(env));
	if (!deployed) throw failure("deployment.no-url", { environment }, { reason: "url" });
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
	en: "a part of every event of this kind",
	ko: "이 이벤트에 반드시 있는 부분"
};
function notYet(environment, state) {
	return {
		en: `The deployment to ${environment} is ${state}, so that there is nothing to measure in this run: nothing was, and the output "passed" is false. The run that its success starts will measure.`,
		ko: `${environment} 배포의 상태가 ${state}이므로 이번 실행에서는 측정하지 않았고 출력 "passed"는 false입니다. 배포가 성공하면 시작되는 실행에서 측정합니다.`
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
	const patience = readPatience(given);
	const wanted = {
		environment,
		server: serverOf(env),
		sha: asked.hosting.sha ?? shaOf(readEvent(env), asked.plan)
	};
	const github = githubOf(given, env, signal);
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
		if (error instanceof Failure && open.has(error.code) && error.reason !== "aborted") return { unknown: error };
		throw error;
	}
}
async function pause(ms, signal) {
	try {
		await setTimeout(ms, void 0, signal && { signal });
	} catch (error) {
		throw signal?.aborted ? failure("aborted", {}) : error;
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
	const [question] = questionsOf({
		...plan,
		given,
		targets: [somewhere]
	});
	parseInput(gate.input, {
		url: somewhere.url,
		...question?.thresholds
	}, given.naming);
}
function shaOf({ sha }, { given }) {
	if (sha !== null) return sha;
	throw failure("input.missing", {
		field: given.naming("sha"),
		expected: {
			en: "a commit, where the event names none",
			ko: "이벤트에 커밋이 없을 때의 커밋"
		}
	}, { reason: "sha" });
}
function serverOf(env) {
	return env["GITHUB_SERVER_URL"] || "https://github.com";
}
function waitingFor({ sha, environment }, seen) {
	const what = `${printable(environment, 100)} (${sha.slice(0, 12)})`;
	return {
		en: `Waiting for the deployment to ${what}: ${seen.en}.`,
		ko: `${what} 배포를 기다리는 중: ${seen.ko}.`
	};
}
export { deployedTask };
