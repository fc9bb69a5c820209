import { n as describeFailure, r as failure, t as Failure } from "./failure.js";
import { t as fill } from "./text.js";
import { f as object, h as string, l as int, o as array } from "./schemas.js";
import { n as githubOf, r as entriesOf, t as readEvent } from "./event.js";
import { n as block, r as code, t as gateSummary } from "./github-summary.js";
import { createHash } from "node:crypto";
// src/github/comments.ts
const permission = {
	en: "pull-requests: write, which a pull request from a fork does not get",
	ko: "pull-requests: write(포크에서 온 풀 리퀘스트에는 주어지지 않음)"
};
const id = int().positive();
const comment = object({ id });
const comments = array(object({
	id,
	body: string().nullish(),
	user: object({ login: string() }).nullish()
}));
const viewer = object({ data: object({ viewer: object({ login: string().min(1) }) }) });
const perPage = 30;
const mostPages = 50;
async function stick(github, wanted) {
	const { number, body, isMade } = wanted;
	const { repository } = github;
	const found = await find(github, wanted);
	if (found !== null) {
		const path = `repos/${repository}/issues/comments/${found}`;
		await github.ask({
			method: "PATCH",
			path,
			body: { body },
			permission,
			schema: comment
		});
		return "updated";
	}
	if (!isMade) return "none";
	const path = `repos/${repository}/issues/${number}/comments`;
	await github.ask({
		method: "POST",
		path,
		body: { body },
		permission,
		schema: comment
	});
	return "made";
}
async function find(github, { number, marker }) {
	const first = `repos/${github.repository}/issues/${number}/comments?per_page=${perPage}`;
	let left = mostPages;
	const mayAsk = () => left-- > 0;
	const pages = entriesOf(first, mayAsk, (path) => github.ask({
		path,
		permission,
		schema: comments
	}));
	let login = null;
	let next = await pages.next();
	for (; !next.done; next = await pages.next()) {
		const { id: found, body, user } = next.value;
		if (!user || !body?.startsWith(marker)) continue;
		login ??= await ownLogin(github);
		if (user.login.toLowerCase() === login.toLowerCase()) return found;
	}
	if (!next.value.isWhole) throw failure("github.too-many-comments", { number });
	return null;
}
async function ownLogin(github) {
	const { value } = await github.ask({
		method: "POST",
		path: "../graphql",
		body: { query: "query { viewer { login } }" },
		permission,
		schema: viewer
	});
	return value.data.viewer.login;
}
// src/github/pull-request.ts
const pulls = array(object({
	number: int().positive(),
	state: string(),
	head: object({ sha: string() })
}));
async function pullRequestOf(github, sha) {
	const { value } = await github.ask({
		path: `repos/${github.repository}/commits/${sha}/pulls?per_page=100`,
		permission: "pull-requests: write",
		schema: pulls
	});
	return value.filter(({ state, head }) => state === "open" && head.sha === sha).toSorted((a, b) => a.number - b.number)[0]?.number ?? null;
}
// src/report/comment.ts
const largest = 65536;
function commentOf(result, { language, marker, sha, run }) {
	const about = [
		"Portcullis",
		...sha === null ? [] : [code(sha.slice(0, 12))],
		...run !== null && /^https?:\/\/[\w.:/-]+$/.test(run) ? [`<a href="${run}">${words[language]}</a>`] : []
	];
	const foot = block("p", `<sub>${about.join(" · ")}</sub>`);
	const room = largest - Buffer.byteLength(`${marker}\n\n${foot}`);
	return `${marker}\n${gateSummary(result, {
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
		if (!(error instanceof Failure)) throw error;
		return fill(unwritten, { why: describeFailure(error.facts, language) }, language);
	}
}
const unwritten = {
	en: "There is no comment on the pull request. {why} The verdict stands, and the summary of the step says what the comment would.",
	ko: "풀 리퀘스트에 댓글을 남기지 못했습니다. {why} 판정은 그대로이며 같은 내용이 스텝 요약에 있습니다."
};
async function write(result, commenting, patience) {
	const { given, hosting, env, language, passes, signal } = commenting;
	const github = githubOf(given, env, endOf(signal, patience));
	const { pullRequest, sha } = readEvent(env);
	const number = pullRequest ?? (sha === null ? null : await pullRequestOf(github, sha));
	if (number === null) throw failure("github.no-pull-request", {});
	const marker = `<!-- portcullis:${keyOf(hosting.commentKey, env)} -->`;
	await stick(github, {
		number,
		marker,
		body: commentOf(result, {
			language,
			marker,
			sha,
			run: runOf(github.repository, env)
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
	return createHash("sha256").update(JSON.stringify(words)).digest("hex").slice(0, 16);
}
function runOf(repository, env) {
	const id = env["GITHUB_RUN_ID"] ?? "";
	const server = env["GITHUB_SERVER_URL"] ?? "";
	return /^\d+$/.test(id) && server !== "" ? `${server}/${repository}/actions/runs/${id}` : null;
}
export { keepComment };
