import { n as describeFailure, r as failure } from "./failure.js";
import { t as printable } from "./printable.js";
import { n as rulesOf } from "./rules.js";
import { mkdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
// src/settings/repository.ts
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
// src/settings/place.ts
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
async function placeWith(env, language, config) {
	const place = placeOf(env, language);
	if (!config?.file) return place;
	const root = services.find(({ sign }) => env[sign])?.root;
	const path = pathInRepository(config.file.path, root && env[root]);
	if (path === null) return place;
	return {
		...place,
		config: (await import("./config-source.js")).configSource(config, config.file, path)
	};
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
		const { size } = statSync(file);
		return size <= largest ? readFileSync(file, "utf8") : null;
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
		load: async () => (await import("./github2.js")).githubReport
	},
	azure: {
		about: "issues of an Azure pipeline",
		load: async () => (await import("./azure.js")).azure
	},
	tap: {
		about: "TAP 14",
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
// src/settings/written.ts
async function writeReports(result, wishes, { place, out, field }) {
	const troubles = [];
	for (const { kind, path } of wishes) {
		const text = await reportOf(kind, result, place);
		if (path === null) out(text);
		else troubles.push(...writeWhole(text, path, field));
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
function writeWhole(text, path, field) {
	const wanted = resolve(path);
	const temporary = `${wanted}.${randomUUID()}.tmp`;
	try {
		mkdirSync(dirname(wanted), { recursive: true });
		const found = statSync(wanted, { throwIfNoEntry: false });
		if (found && !found.isFile()) writeFileSync(wanted, text);
		else {
			writeFileSync(temporary, text, {
				flag: "wx",
				...found && { mode: found.mode }
			});
			renameSync(temporary, found ? realpathSync(wanted) : wanted);
		}
		return [];
	} catch (error) {
		discard(temporary);
		const { code } = error;
		if (typeof code !== "string" || !/^E[A-Z]/.test(code)) throw error;
		return [failure("input.file", {
			field,
			path: printable(path, 200),
			detail: code
		}, { reason: "report" })];
	}
}
function discard(file) {
	try {
		rmSync(file, { force: true });
	} catch {}
}
// src/cli/troubles.ts
function sayTroubles(troubles, language, { err }) {
	troubles.forEach(({ facts }) => err(`portcullis: ${describeFailure(facts, language)}\n`));
}
export { placeWith as a, placeOf as i, writeReports as n, writeWhole as r, sayTroubles as t };
