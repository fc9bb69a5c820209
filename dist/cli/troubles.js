import { n as describeFailure, r as failure } from "./failure.js";
import { t as printable } from "./printable.js";
import { i as whyNot, r as codeOf } from "./file.js";
import { o as leadsTo } from "./reports.js";
import { n as rulesOf } from "./rules.js";
import { setTimeout } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import { appendFileSync, closeSync, constants as constants$1, mkdirSync, openSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync, writeSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
// src/ci/repository.ts
function pathInRepository(file, named) {
	const folder = real(dirname(file));
	const root = folder && (named && real(named) || gitRoot(folder));
	if (!root) return null;
	const path = relative(root, join(folder, basename(file)));
	return path !== "" && !isAbsolute(path) && path.split(sep)[0] !== ".." && printable(path, 500) === path ? path.split(sep).join("/") : null;
}
function gitRoot(folder) {
	if (statSync(join(folder, ".git"), { throwIfNoEntry: false })) return folder;
	const above = dirname(folder);
	return above === folder ? null : gitRoot(above);
}
function real(path) {
	try {
		return realpathSync(path);
	} catch {
		return null;
	}
}
// src/ci/place.ts
const services = [
	{
		pipeline: "github",
		sign: "GITHUB_ACTIONS",
		root: "GITHUB_WORKSPACE",
		path: workflowOf
	},
	{
		pipeline: "gitlab",
		sign: "GITLAB_CI",
		root: "CI_PROJECT_DIR",
		path: (env) => env["CI_CONFIG_PATH"]
	},
	usual("azure", "TF_BUILD", "BUILD_SOURCESDIRECTORY", "azure-pipelines.yml"),
	usual("other", "JENKINS_URL", "WORKSPACE", "Jenkinsfile"),
	usual("other", "BITBUCKET_BUILD_NUMBER", "BITBUCKET_CLONE_DIR", "bitbucket-pipelines.yml"),
	usual("other", "CIRCLECI", "CIRCLE_WORKING_DIRECTORY", ".circleci/config.yml")
];
function usual(pipeline, sign, root, file) {
	return {
		pipeline,
		sign,
		root,
		path: () => file,
		isGuess: true
	};
}
function placeOf(env, language) {
	const service = services.find(({ sign }) => env[sign]);
	if (!service) return {
		language,
		pipeline: null,
		source: null
	};
	return {
		language,
		pipeline: service.pipeline,
		source: sourceOf(service, env)
	};
}
function pathInPipeline(env, file) {
	const root = services.find(({ sign }) => env[sign])?.root;
	return pathInRepository(file, root && env[root]);
}
function workflowOf(env) {
	const [workflow = ""] = (env["GITHUB_WORKFLOW_REF"] ?? "").split("@", 1);
	const repository = `${env["GITHUB_REPOSITORY"] ?? ""}/`;
	return repository !== "/" && workflow.startsWith(repository) ? workflow.slice(repository.length) : void 0;
}
function sourceOf({ root, path: pathIn, isGuess }, env) {
	const path = pathIn(env);
	if (path === void 0 || !isWithin(path)) return null;
	const text = textOf(join(env[root] || ".", path));
	return text === null && isGuess ? null : {
		path,
		text
	};
}
function isWithin(path) {
	if (path === "" || printable(path, 300) !== path || /[\\@:]/.test(path)) return false;
	return path.split("/").every((segment) => segment !== "" && segment !== "." && segment !== "..");
}
const largest = 1048576;
function textOf(file) {
	try {
		const state = statSync(file);
		return state.isFile() && state.size <= largest ? readFileSync(file, "utf8").replace(/^\ufeff/, "") : null;
	} catch (error) {
		const { code } = error;
		if (typeof code !== "string" || !/^E[A-Z]/.test(code)) throw error;
		return null;
	}
}
// src/report/kinds.ts
const kinds = {
	text: {
		about: "the report for people",
		load: async () => (await import("./text2.js")).textReport
	},
	json: {
		about: "the result object",
		load: async () => (await import("./json.js")).toJson
	},
	ndjson: {
		about: "one line a target, and one for all",
		load: async () => (await import("./ndjson.js")).ndjson
	},
	markdown: {
		about: "a page for a comment or a job summary, at most 60 kB",
		load: async () => (await import("./markdown.js")).markdown
	},
	sarif: {
		about: "SARIF 2.1.0, for code scanning",
		load: async () => (await import("./sarif.js")).sarif,
		hasRules: true
	},
	junit: {
		about: "JUnit XML, for test reports",
		load: async () => (await import("./junit.js")).junit
	},
	codequality: {
		about: "GitLab Code Quality",
		load: async () => (await import("./codequality.js")).codeQuality
	},
	github: {
		about: "annotations of a GitHub workflow",
		load: async () => (await import("./annotations2.js")).githubReport
	},
	azure: {
		about: "issues of an Azure pipeline",
		load: async () => (await import("./azure.js")).azure
	},
	tap: {
		about: "TAP 13",
		load: async () => (await import("./tap.js")).tap
	},
	badge: {
		about: "the verdict as an SVG image",
		load: async () => (await import("./badge.js")).badge
	}
};
function hasRules(kind) {
	return "hasRules" in kinds[kind];
}
// src/settings/output/folders.ts
function makeFolder(path) {
	if (statSync(path, { throwIfNoEntry: false })) return;
	const above = dirname(path);
	if (above !== path) makeFolder(above);
	try {
		mkdirSync(path);
	} catch (error) {
		if (error.code !== "EEXIST") throw error;
	}
}
// src/settings/output/whole.ts
async function writeFile(text, path) {
	const file = leadsTo(path);
	makeFolder(dirname(file));
	const found = statSync(file, { throwIfNoEntry: false });
	if (found?.isFIFO()) return writePipe(text, file);
	if (descriptor.test(resolve(path))) return appendFileSync(path, text);
	if (found && !found.isFile()) return writeFileSync(file, text);
	try {
		replace(text, file, found?.mode);
	} catch (error) {
		if (!found || !inPlace.has(codeOf(error))) throw error;
		writeFileSync(file, text);
	}
}
const descriptor = /^(?:\/dev\/(?:std(?:out|err)|fd\/\d+)|\/proc\/[^/]+\/fd\/\d+)$/;
const inPlace = new Set([
	"EACCES",
	"EBUSY",
	"EPERM",
	"EROFS",
	"EXDEV"
]);
function replace(text, file, mode) {
	const temporary = join(dirname(file), `.${randomUUID()}.tmp`);
	try {
		writeFileSync(temporary, text, {
			flag: "wx",
			...mode !== void 0 && { mode }
		});
		renameSync(temporary, file);
	} catch (error) {
		discard(temporary);
		throw error;
	}
}
function discard(file) {
	try {
		rmSync(file, { force: true });
	} catch {}
}
const longestPause = 5e3;
const pause = 20;
async function writePipe(text, path) {
	const pipe = await patiently(() => openSync(path, constants$1.O_WRONLY | constants$1.O_NONBLOCK), "ENXIO");
	try {
		const bytes = Buffer.from(text);
		for (let sent = 0; sent < bytes.length;) {
			const from = sent;
			sent += await patiently(() => writeSync(pipe, bytes, from), "EAGAIN");
		}
	} finally {
		closeSync(pipe);
	}
}
async function patiently(act, reason) {
	for (const end = performance.now() + longestPause;; await setTimeout(pause)) try {
		return act();
	} catch (error) {
		if (codeOf(error) !== reason) throw error;
		if (performance.now() >= end) throw reason === "EAGAIN" ? stuck() : error;
	}
}
function stuck() {
	return Object.assign(new Error("a pipe takes nothing"), { code: "ETIMEDOUT" });
}
// src/settings/output/written.ts
async function writeReports(result, wishes, { place, out, field }) {
	const troubles = [];
	for (const { kind, path } of wishes) {
		const text = await reportOf(kind, result, place);
		if (path === null) out(text);
		else troubles.push(...await writeWhole(text, path, field));
	}
	return troubles;
}
async function reportOf(kind, result, place) {
	const [report, rules] = await Promise.all([kinds[kind].load(), hasRules(kind) ? rulesOf(result, place.language) : new Map()]);
	return report(result, {
		...place,
		rules
	});
}
async function writeWhole(text, path, field) {
	try {
		await writeFile(text, path);
		return [];
	} catch (error) {
		return [failure("input.file", {
			field,
			path: printable(path, 200),
			detail: whyNot(error)
		}, { reason: "report" })];
	}
}
// src/cli/troubles.ts
function sayTroubles(troubles, language, { err }) {
	troubles.forEach(({ facts }) => err(`portcullis: ${describeFailure(facts, language)}\n`));
}
export { pathInPipeline as a, makeFolder as i, writeReports as n, placeOf as o, writeWhole as r, sayTroubles as t };
