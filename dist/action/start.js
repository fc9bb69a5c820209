import { n as harmless, r as inert } from "./github-escape.js";
import { t as printable } from "./printable.js";
import { c as painter, s as markOf } from "./thresholds.js";
import { a as annotate, i as limited, n as commandOf, o as escapeData, t as annotationsOf } from "./github.js";
import { n as describeFailure, r as failure, t as Failure } from "./failure.js";
import { n as parseInput } from "./input.js";
import { n as answerFailure, t as gate$1 } from "./gate.js";
import { a as worthOf, i as tryAgain, n as retrying, o as jittered, r as sumOf, s as systemClock, t as isBrokenOff } from "./retry.js";
import { t as attempt$1 } from "./attempt.js";
import { n as languages, t as fill } from "./text.js";
import { n as totalsOf, r as worstVerdict } from "./totals.js";
import { r as prettyGate } from "./pretty.js";
import { a as withSources, d as checkEnvironment, f as readVariable, o as readLanguage, t as readConcurrency } from "./waiting.js";
import { a as urlsOf, i as questionsOf, n as makePlan, o as proxyVariables, r as noticesOf, s as heldIn, t as isAuto } from "./task.js";
import { a as hosting, c as policies, d as reports, g as reportKinds, h as waiting, i as environmentOnly, l as remote, n as access, o as measuring, p as toFlag, r as crowds, u as reporting } from "./blocklist-pattern.js";
import { n as readHosting } from "./hosting.js";
import { n as suggest, t as nearest } from "./near.js";
import { i as whyNot, r as codeOf } from "./file.js";
import { r as onErrors, t as failOns } from "./policy2.js";
import { n as rulesOf } from "./rules.js";
import { n as speaking, t as languageSpoken } from "./spoken.js";
import { t as gateSummary } from "./github-summary.js";
import { t as toJson } from "./json2.js";
import { t as registry } from "./checks.js";
import { t as version } from "./version.js";
import { t as words } from "./words.js";
import { s as worst } from "./grade.js";
import { appendFileSync, closeSync, constants, lstatSync, mkdirSync, openSync, readFileSync, readlinkSync, realpathSync, renameSync, rmSync, statSync, writeFileSync, writeSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { tmpdir } from "node:os";
// src/action/commands.ts
function mask(secret) {
	const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
	return [...new Set([secret.trim(), ...lines])].filter((each) => each !== "").map((each) => `::add-mask::${escapeData(each)}\n`).join("");
}
function silence(token) {
	return [`::stop-commands::${token}\n`, `::${token}::\n`];
}
function outputLines(name, value, delimiter) {
	return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
}
// src/action/log.ts
function openLog(out, token, count) {
	const [begin, end] = silence(token);
	const say = (text) => out(inert(text));
	let finished = 0;
	out(begin);
	return {
		say,
		done(target) {
			finished++;
			if (count < 2) return;
			say(`[${finished}/${count}] ${markOf[target.verdict]} ${printable(target.url, 300)}\n`);
			if (finished === count) say("\n");
		},
		news: (line) => say(`${line}\n`),
		bug: (error) => say(`${stackOf(error)}\n`),
		end: () => out(end)
	};
}
function sayAlone({ out, random }, text) {
	const log = openLog(out, random(), 0);
	log.say(`${text}\n`);
	log.end();
}
function stackOf(error) {
	return (error instanceof Error ? error.stack ?? error.message : String(error)).split("\n").slice(0, 50).map((line) => printable(line, 500)).join("\n");
}
// src/gate/judge.ts
const asMeasured = {
	target: (measured) => measured,
	whole: (measured) => ({
		result: measured,
		baseline: null
	})
};
async function openJudge(policy, isUpdated) {
	if (policy === null) return asMeasured;
	const [{ applyPolicy, judgeTarget }, { baselineOf }] = await Promise.all([import("./policy3.js"), import("./baseline2.js")]);
	const { baseline: before } = policy;
	const anew = (targets) => ({
		...policy,
		baseline: baselineOf({ targets }, before)
	});
	const without = {
		...policy,
		baseline: null
	};
	return {
		target(measured, index) {
			const known = isUpdated ? anew([judgeTarget(measured, without, index)]) : policy;
			return judgeTarget(measured, known, index);
		},
		whole(measured) {
			if (!isUpdated) return {
				result: applyPolicy(measured, policy),
				baseline: null
			};
			const known = anew(applyPolicy(measured, without).targets);
			return {
				result: applyPolicy(measured, known),
				baseline: known.baseline
			};
		}
	};
}
// src/gate/one.ts
const once = {
	waiting: null,
	confirm: false,
	retries: 0
};
const secondThoughts = 1e3;
async function gateOne(question, query, options) {
	const { waiting } = question.persistence ?? once;
	const inTurn = (work) => options.turns(async () => {
		if (options.isOver()) throw failure("aborted", {});
		return work();
	});
	if (!waiting) {
		const measure = async () => (await gateWhole(question, query, { options })).result;
		return inTurn(() => believed(question, measure, options));
	}
	const [{ openAwaiting }, { limitFor }] = await Promise.all([import("./awaited.js"), import("./conditions.js")]);
	const limit = limitFor(waiting.conditions);
	const measure = () => inTurn(() => gateWhole(question, query, {
		options,
		limit
	}));
	return believed(question, openAwaiting({
		question,
		query,
		waiting,
		options,
		measure
	}), options);
}
async function believed({ persistence }, measure, { language, clock, signal, judge }) {
	const first = await measure();
	const [was] = first.targets;
	if (!persistence?.confirm || !was) return first;
	const before = {
		measured: was,
		judged: judge(was)
	};
	if (before.judged.verdict !== "fail") return first;
	if (!await clock.sleep(jittered(secondThoughts, clock), signal)) return first;
	const { confirmed } = await import("./confirm.js");
	const second = await attempt$1(measure);
	if (!second.ok) return onTarget(first, (target) => ({
		...target,
		confirmed: false
	}));
	return onTarget(second.value, (is) => confirmed(before, {
		measured: is,
		judged: judge(is)
	}, language));
}
async function gateWhole(question, query, { options, limit }) {
	const { name, demands = {}, persistence = once } = question;
	const { clock, signal } = options;
	const trying = {
		retries: persistence.retries,
		clock,
		...signal && { signal }
	};
	const wanted = Object.entries(demands).filter(([, { level }]) => level !== "off");
	const [{ result, sights }, other] = await Promise.all([gateAgain(question, query, {
		options,
		trying,
		...limit !== void 0 && { limit }
	}), wanted.length > 0 ? besides() : null]);
	return {
		result: named$1(other ? onTarget(result, (target) => other.withDemands(target, other.met)) : result, name),
		sights
	};
	async function besides() {
		const { askDemands, withDemands } = await import("./demands.js");
		const runner = retrying(question.runner, trying);
		const { thresholds, excusing } = question;
		const asked = {
			...options,
			...thresholds,
			...excusing && { excusing },
			url: parseInput(gate$1.input, query).url,
			runner
		};
		return {
			met: await askDemands(Object.fromEntries(wanted), asked),
			withDemands
		};
	}
}
const tried = {
	en: "Tried {count} times.",
	ko: "{count}번 시도했습니다."
};
async function gateAgain(question, query, asking) {
	const { options, trying } = asking;
	const tries = await tryAgain(() => ask(question, query, asking), worthOfTry, trying);
	const last = tries.at(-1) ?? tries[0];
	if (tries.length === 1) return last;
	const cost = sumOf(tries.flatMap(({ result }) => result.targets.map((target) => target.cost)));
	const more = fill(tried, { count: tries.length }, options.language);
	return {
		result: onTarget(last.result, (target) => ({
			...target,
			...target.message !== void 0 && { message: `${target.message} ${more}` },
			cost,
			tries: tries.length
		})),
		sights: last.sights
	};
}
function worthOfTry({ result, failure: broken }) {
	if (broken) return worthOf(broken);
	const [target] = result.targets;
	return target?.verdict === "unknown" && isBrokenOff(target.reason) ? 0 : null;
}
async function ask({ runner, naming }, query, { options, limit }) {
	const { language, signal, onBug } = options;
	const observedAt = new Date();
	const started = performance.now();
	let spent = {
		connections: 0,
		requests: 0
	};
	const onSpent = (traffic) => void (spent = traffic);
	const sights = [];
	const watching = limit === void 0 ? null : {
		limit,
		onSight: (sight) => void sights.push(sight)
	};
	try {
		const asking = {
			language,
			onSpent,
			...naming && { naming },
			...signal && { signal },
			...watching && { watching }
		};
		const { data } = await runner.answer(gate$1, query, asking);
		return {
			result: data,
			sights,
			failure: null
		};
	} catch (error) {
		if (error instanceof Failure && refusing.has(error.code)) throw error;
		if (!(error instanceof Failure)) onBug?.(error, query["url"] ?? "");
		const broken = error instanceof Failure ? error : failure("internal", {});
		const { connections, requests } = spent;
		const cost = {
			connections,
			requests,
			roundTrips: 0,
			ms: Math.round(performance.now() - started)
		};
		return {
			result: answerFailure(parseInput(gate$1.input, query), broken.facts, {
				language,
				observedAt,
				cost
			}),
			sights,
			failure: broken
		};
	}
}
const refusing = new Set([
	"INVALID_INPUT",
	"INVALID_API_KEY",
	"API_KEY_REQUIRED"
]);
function named$1(result, name) {
	return name === void 0 ? result : onTarget(result, (target) => ({
		...target,
		name
	}));
}
function onTarget(result, change) {
	const targets = result.targets.map(change);
	return {
		...result,
		verdict: targets[0]?.verdict ?? result.verdict,
		targets
	};
}
// src/gate/turns.ts
function openTurns(limit) {
	const waiting = [];
	let running = 0;
	return async (work) => {
		if (running < limit) running++;
		else {
			const { promise, resolve } = Promise.withResolvers();
			waiting.push(resolve);
			await promise;
		}
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else running--;
		}
	};
}
// src/gate/many.ts
const usualConcurrency = 8;
async function gateEach(questions, options) {
	for (const question of questions) {
		const query = queryOf(question);
		parseInput(gate$1.input, query, question.naming);
		question.runner.check?.(query, question.naming);
	}
	const turns = openTurns(options.concurrency ?? usualConcurrency);
	const ending = new AbortController();
	const { judge = (measured) => measured, clock = systemClock } = options;
	const one = {
		...options,
		clock,
		turns,
		isOver: () => ending.signal.aborted
	};
	return merge(await Promise.all(questions.map(async (question, index) => {
		const each = {
			...one,
			judge: (measured) => judge(measured, index)
		};
		const result = await gateOne(question, queryOf(question), each).catch((error) => {
			ending.abort();
			throw error;
		});
		result.targets.forEach((target) => options.onTarget?.(target, index));
		return result;
	})), options.notices ?? []);
}
function queryOf({ url, thresholds }) {
	return {
		url,
		...thresholds
	};
}
function merge(results, notices) {
	const [first] = results;
	if (!first) throw new Error("no results to merge");
	const targets = results.flatMap((result) => result.targets);
	const verdict = worstVerdict(targets.map((target) => target.verdict));
	return {
		...first,
		verdict,
		targets,
		totals: totalsOf(targets),
		...notices.length > 0 && { notices }
	};
}
// src/gate/outcome.ts
function endingOf({ verdict, targets }, { failOn, onError }) {
	if (targets.some(({ reason }) => reason === "internal")) return "bug";
	const verdicts = [verdict, ...targets.map((target) => target.verdict)];
	const isUnknown = verdicts.includes("unknown") || targets.some(({ checks }) => checks.some(({ status }) => status === "unknown"));
	const isWarned = verdicts.includes("warn") || isUnknown && onError === "warn";
	if (failOn !== "never" && verdicts.includes("fail")) return "fail";
	if (failOn === "warn" && isWarned) return "fail";
	return isUnknown && onError === "fail" ? "unknown" : "pass";
}
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
		const state = statSync(file);
		return state.isFile() && state.size <= largest ? readFileSync(file, "utf8").replace(/^\ufeff/, "") : null;
	} catch (error) {
		const { code } = error;
		if (typeof code !== "string" || !/^E[A-Z]/.test(code)) throw error;
		return null;
	}
}
// src/settings/same-file.ts
const mostLinks = 40;
function leadsTo(path) {
	let there = resolve(path);
	for (let count = 0; count < mostLinks; count++) {
		if (!lstatSync(there, { throwIfNoEntry: false })?.isSymbolicLink()) return join(realFolder(dirname(there)), basename(there));
		const found = statSync(there, { throwIfNoEntry: false });
		if (found) return found.isFile() ? realpathSync(there) : there;
		there = resolve(dirname(there), readlinkSync(there));
	}
	return there;
}
function realFolder(folder) {
	if (statSync(folder, { throwIfNoEntry: false })) return realpathSync(folder);
	const above = dirname(folder);
	return above === folder ? folder : join(realFolder(above), basename(folder));
}
function identityOf(path) {
	const found = statSync(path, {
		bigint: true,
		throwIfNoEntry: false
	});
	if (!found) return leadsTo(path);
	return isDevice(found) ? null : `${found.dev}:${found.ino}`;
}
function isDevice(found) {
	return found.isCharacterDevice() || found.isBlockDevice();
}
// src/settings/spoken-for.ts
const named = [
	"ca_file",
	"trust_anchor",
	"baseline",
	"targets",
	"results_file"
];
function checkOverwriting(wishes, given, { targets = [], config = null } = {}) {
	const files = wishes.flatMap(({ kind, path }) => path === null ? [] : [{
		kind,
		path,
		identity: identity(path)
	}]);
	if (files.length === 0) return;
	const seen = new Map();
	for (const { kind, path, identity: own } of files) {
		const wish = printable(`${kind}=${path}`, 100);
		const first = own === null ? void 0 : seen.get(own);
		if (first !== void 0) throw twice(first, wish);
		if (own !== null) seen.set(own, wish);
	}
	const taken = [...[given, ...new Set(targets.map((target) => target.given))].flatMap(filesOf), ...config?.file ? [{
		by: configuration,
		path: config.file.path
	}] : []];
	for (const { by, path } of taken) {
		const wish = seen.get(identity(path) ?? "");
		if (wish !== void 0) throw over(wish, given, by);
	}
}
const configuration = {
	en: "the configuration",
	ko: "설정 파일"
};
function filesOf(given) {
	return named.flatMap((name) => {
		const source = given.source(name);
		if (source === void 0 || name === "targets" && (source === "file" || source === "target")) return [];
		const path = given.one(name) ?? "-";
		return path === "" || path === "-" ? [] : [{
			by: given.naming(name),
			path
		}];
	});
}
function identity(path) {
	try {
		return identityOf(path);
	} catch {
		return null;
	}
}
function twice(first, second) {
	return failure("input.conflict", {
		field: {
			en: "One file",
			ko: "같은 파일"
		},
		first,
		second
	}, { reason: "report" });
}
function over(wish, given, by) {
	const detail = {
		en: `${wish} would be written over it`,
		ko: `${wish}의 내용으로 덮어쓰게 됩니다`
	};
	return failure("input.together", {
		field: given.naming("report"),
		other: by,
		detail
	}, { reason: "report" });
}
// src/settings/reports.ts
function readReports(given, plan) {
	const wishes = given.list("report").map((text) => readReport(text, given));
	checkStandardOutputTwice(wishes);
	checkOverwriting(wishes, given, plan);
	return wishes;
}
function checkStandardOutputTwice(wishes) {
	const [first, second] = wishes.filter(({ path }) => path === null);
	if (!first || !second) return;
	throw failure("input.conflict", {
		field: {
			en: "The standard output",
			ko: "표준 출력"
		},
		first: `${first.kind}=-`,
		second: `${second.kind}=-`
	}, { reason: "report" });
}
function readReport(text, given) {
	const at = text.indexOf("=");
	const [kind, path] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
	const field = given.naming("report");
	if (at < 0 || path === "") throw failure("input.value", {
		field,
		expected: {
			en: "kind=file such as sarif=portcullis.sarif",
			ko: "sarif=portcullis.sarif 같은 kind=file"
		},
		given: `"${printable(text, 100)}"`
	}, { reason: "report" });
	const wish = {
		kind: readKind(kind, {
			field,
			reason: "report"
		}),
		path: readPath(path, {
			field,
			reason: "report"
		})
	};
	if (several.test(path)) throw failure("input.value", {
		field,
		expected: {
			en: "one kind=file, each report on a line or in an option of its own",
			ko: "kind=file 하나(보고서마다 한 줄 또는 옵션 하나)"
		},
		given: `"${printable(text, 100)}"`
	}, { reason: "report" });
	return wish;
}
const several = new RegExp(String.raw`,\s*(?:${reportKinds.join("|")})\s*=`);
const standardOutput = /^(?:-|\/dev\/stdout|\/dev\/fd\/1|\/proc\/self\/fd\/1)$/;
function readPath(path, { field, reason }) {
	if (standardOutput.test(path)) return null;
	const unusable = (detail) => failure("input.file", {
		field,
		path: printable(path, 200),
		detail
	}, { reason });
	try {
		if (/[/\\]$/.test(path) || statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw unusable({
			en: "it is a folder",
			ko: "폴더입니다"
		});
	} catch (error) {
		throw error instanceof Failure ? error : unusable(whyNot(error));
	}
	return path;
}
function readKind(text, { field, reason }) {
	const kind = reportKinds.find((each) => each === text);
	if (kind) return kind;
	const suggestion = suggest(text, reportKinds);
	const params = {
		field,
		expected: reportKinds.join(", "),
		given: `"${printable(text, 60)}"`,
		suggestion
	};
	throw failure("input.option", params, { reason });
}
function checkStandardOutput(wishes, given, refusal) {
	if (!refusal.isTaken || wishes.every(({ path }) => path !== null)) return;
	throw togetherWith(refusal, given);
}
function togetherWith({ by }, given) {
	return failure("input.together", {
		field: given.naming("report"),
		other: by,
		detail: {
			en: "both would be the standard output",
			ko: "둘 다 표준 출력에 쓰려고 합니다"
		}
	}, { reason: "report" });
}
// src/settings/policy.ts
function readOutcome(given) {
	return {
		failOn: oneOf(given, "fail_on", failOns) ?? "error",
		onError: oneOf(given, "on_error", onErrors) ?? "fail"
	};
}
function oneOf(given, name, values) {
	const text = given.one(name);
	const value = values.find((each) => each === text);
	if (text === void 0 || value !== void 0) return value;
	const params = {
		field: given.naming(name),
		expected: values.join(", "),
		given: `"${printable(text, 60)}"`,
		suggestion: suggest(text, values)
	};
	throw failure("input.option", params, { reason: name });
}
async function readBaseline(given, folder = ".") {
	const isUpdated = given.isSet("update_baseline");
	const name = given.one("baseline");
	if (name === void 0 && !isUpdated) return null;
	return (await import("./baseline-file.js")).readBaselineFile(name, {
		given,
		folder,
		isUpdated
	});
}
function policyOf({ targets, waivers, isWhole, config }, file, { now, language }) {
	const rules = targets.map((target) => target.rules);
	if (file === null && waivers.length === 0 && rules.every((each) => Object.keys(each).length === 0)) return null;
	return {
		rules,
		demands: targets.map((target) => target.demands),
		ofRun: config?.values.rules ?? {},
		waivers,
		isWhole,
		baseline: file?.before ?? null,
		now,
		language
	};
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
// src/settings/folders.ts
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
// src/settings/whole.ts
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
	const pipe = await patiently(() => openSync(path, constants.O_WRONLY | constants.O_NONBLOCK), "ENXIO");
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
// src/settings/written.ts
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
// src/action/choose-task.ts
async function taskOf(asked, io) {
	const { plan, sources, hosting } = asked;
	const isEvent = plan.targets.length === 0 && io.env["GITHUB_EVENT_NAME"] === "deployment_status";
	if (hosting.environment === null && !isEvent && !sources.urls.some(isAuto)) return { plan };
	return (await import("./deployed.js")).deployedTask(asked, io);
}
// src/action/commented.ts
async function commented(result, commenting) {
	if (commenting.hosting.comment === "never") return [];
	const trouble = await (await import("./comment.js")).keepComment(result, commenting);
	return trouble === null ? [] : [{
		kind: "notice",
		title: "Portcullis",
		message: harmless(trouble, 1e3)
	}];
}
// src/action/files.ts
const largestSummary = 983040;
function writeSummary(result, language, env) {
	const place = {
		field: "GITHUB_STEP_SUMMARY",
		path: env["GITHUB_STEP_SUMMARY"] ?? ""
	};
	if (place.path === "") return null;
	return attempt(place, () => appendFileSync(place.path, gateSummary(result, {
		language,
		limit: largestSummary
	})));
}
function writeOutputs(values, env, random) {
	const place = {
		field: "GITHUB_OUTPUT",
		path: env["GITHUB_OUTPUT"] ?? ""
	};
	if (place.path === "") return null;
	const lines = Object.entries(values).map(([name, value]) => outputLines(name, value, `end-${random()}`));
	return attempt(place, () => appendFileSync(place.path, lines.join("")));
}
async function writeResult(result, { field, path }) {
	const place = {
		field,
		path: resolve(path)
	};
	const [trouble = null] = await writeWhole(toJson(result), place.path, field);
	return {
		path: trouble ? "" : place.path,
		trouble
	};
}
function keepResult(result, env, random) {
	const place = {
		field: "RUNNER_TEMP",
		path: join(env["RUNNER_TEMP"] || tmpdir(), `portcullis-${random()}.json`)
	};
	const trouble = attempt(place, () => writeFileSync(place.path, toJson(result), { flag: "wx" }));
	return {
		path: trouble ? "" : place.path,
		trouble
	};
}
function attempt({ field, path }, write) {
	try {
		write();
		return null;
	} catch (error) {
		return failure("input.file", {
			field,
			path: printable(path, 200),
			detail: whyNot(error)
		}, { reason: field });
	}
}
// src/action/inputs.ts
const gate = registry.find(({ id }) => id === "gate");
const sentences = {
	url: "Deployed URLs, one a line; https:// is assumed; auto is the one of a deployment_status event. Where it is left out, PORTCULLIS_URL counts, then the configuration, then such an event",
	resolver: "Ask this DNS resolver instead of the runner's: IP[:port], https://host/path or tls://host; several one a line",
	public_resolver: "Compare what this resolver says instead of the known public ones, #filters for one that withholds names; several one a line",
	blocklist: "Ask this list of senders instead of the known ones, with its answers as 127.0.0.2+127.0.0.4-127.0.0.7; several one a line, off for none",
	blocklist_resolver: "Ask lists that answer no public resolver through this one of your own: IP[:port], https://host/path or tls://host (default none: they are not asked)",
	resolve: "Reach this host at this address, as curl does, whatever the DNS says; several one a line, IPv6 in brackets",
	report: `Write reports, kind=file, one a line: ${reportKinds.join(", ")}`,
	lang: "Language of log, annotations and summary (default en)",
	fail_on: "Which verdict fails the step (default error)",
	on_error: "What is made of what could not be measured: a failed step, a warning, or nothing (default fail)",
	header: "Send headers to the target's own https origin, one a line: NAME=VARIABLE with the environment variable that holds the value, or Name: value with the value from a secret; every value is masked",
	server: "Let this Portcullis server measure instead of the runner",
	wait_for: "Measure once every address shows this twice, one a line: up, status=200, header:NAME=TEXT, header:NAME~TEXT, body~TEXT",
	targets: "Measure the URLs in this file as well, one a line",
	key: "API key for that server, from a secret; it is masked before anything is printed",
	environment: "Measure the newest deployment of the commit to this environment, waiting until it is there; needs deployments: read",
	comment: "Keep a comment on the pull request; needs pull-requests: write (default never)",
	token: "Token for GitHub's API, asked for environment and comment alone; it goes nowhere else"
};
const inputs = [
	...gate ? [{
		...gate.subject,
		isList: true
	}, ...gate.options] : [],
	...measuring.filter(({ name }) => name !== "json"),
	...access,
	...policies,
	...remote,
	...reporting,
	...reports,
	...hosting,
	...waiting,
	...crowds
].map((option) => ({
	...option,
	about: sentences[option.name] ?? option.about
}));
function inputsOf(env) {
	return {
		source: "input",
		value(name) {
			const option = inputs.find((each) => each.name === name);
			const text = env[variableOf(name)]?.trim();
			if (!option || !text) return void 0;
			if (option.isList) return entriesOf(text, option.isLines || linesOnly.has(name) ? /[\r\n]+/ : /[\r\n,]+/);
			return /^(?:true|false)$/i.test(text) ? text.toLowerCase() : text;
		},
		naming: toFlag
	};
}
const linesOnly = new Set([
	"url",
	"report",
	"header"
]);
function variableOf(name) {
	return `INPUT_${toFlag(name).toUpperCase()}`;
}
function entriesOf(text, between) {
	return text.split(between).map((entry) => entry.trim()).filter((entry) => entry !== "");
}
function checkInputs(env) {
	const known = inputs.map(({ name }) => toFlag(name));
	for (const variable of Object.keys(env).filter((name) => name.startsWith("INPUT_") && env[name])) {
		const given = variable.slice(6).toLowerCase();
		if (known.includes(given)) continue;
		const dashed = given.replaceAll("_", "-");
		if (nearest(dashed, known) === null) continue;
		const suggestion = suggest(dashed, known);
		const shown = printable(given, 60);
		const field = {
			en: `input ${shown}`,
			ko: `입력 ${shown}`
		};
		throw failure("input.unknown", {
			field,
			suggestion
		}, { reason: shown });
	}
}
function secretsOf(env) {
	const said = (name) => [env[variableOf(name)] ?? "", readVariable(env, name) ?? ""];
	const [own = "", inherited = ""] = said("header");
	const entries = [...entriesOf(own, /[\r\n]+/), ...entriesOf(inherited, /,/)];
	const proxies = [...said("proxy"), ...proxyVariables.map((name) => env[name] ?? "")];
	return [
		...said("key"),
		env[variableOf("token")] ?? "",
		readVariable(env, "client_key_passphrase") ?? "",
		...heldIn(entries, (name) => env[name]),
		...proxies.flatMap(credentialsIn)
	].filter((text) => text !== "");
}
function credentialsIn(url) {
	const pair = /^(?:[a-z]+:\/\/)?(?<pair>[^/?#]*)@/i.exec(url.trim())?.groups?.["pair"];
	if (pair === void 0) return [];
	const password = pair.slice(pair.indexOf(":") + 1);
	return [
		pair,
		password,
		unescaped(password)
	];
}
function unescaped(text) {
	return text.replace(/(?:%[0-9a-f]{2})+/gi, (codes) => Buffer.from(codes.replaceAll("%", ""), "hex").toString());
}
function languageOf(env) {
	const wanted = env[variableOf("lang")]?.trim() || readVariable(env, "lang");
	return languages.find((language) => language === wanted);
}
// src/action/nothing.ts
function nothingMeasured({ facts }, language, io) {
	const message = describeFailure(facts, language);
	sayAlone(io, `${markOf.unknown} ${words.verdict.unknown[language]}  ${harmless(message, 1e3)}`);
	return {
		schema: "portcullis/gate@1",
		verdict: "unknown",
		generatedAt: new Date().toISOString(),
		tool: {
			name: "portcullis",
			version
		},
		targets: [],
		totals: {
			pass: 0,
			warn: 0,
			fail: 0,
			unknown: 0,
			waived: 0
		},
		notices: [{
			id: facts.id,
			level: "error",
			message
		}]
	};
}
function rest({ env, out, random }, why) {
	out(annotate({
		kind: "notice",
		title: "Portcullis",
		message: harmless(why, 1e3)
	}));
	writeOutputs({ passed: "false" }, env, random);
	return 0;
}
// src/action/outputs.ts
function outputsOf(result, resultsFile, passes) {
	const { verdict, targets, totals } = result;
	return {
		verdict,
		"ssl-grade": worstOf(actuals(result, "ssl")),
		"headers-grade": worstOf(actuals(result, "headers")),
		"days-left": leastOf(actuals(result, "days")),
		url: targets.map(({ url }) => url).join("\n"),
		passed: String(passes),
		"failed-count": String(totals.fail),
		"unknown-count": String(totals.unknown),
		"waived-count": String(totals.waived),
		"results-file": resultsFile
	};
}
function actuals({ targets }, id) {
	return targets.map(({ checks }) => checks.find((check) => check.id === id)?.actual ?? null);
}
function worstOf(grades) {
	const [first, ...others] = known(grades);
	return first === void 0 ? "" : worst([first, ...others]);
}
function leastOf(days) {
	const all = known(days);
	return all.length === 0 ? "" : String(Math.min(...all));
}
function known(values) {
	return values.includes(null) ? [] : values;
}
// src/action/main.ts
async function runAction(io) {
	secretsOf(io.env).forEach((secret) => io.out(mask(secret)));
	try {
		return await obey(io);
	} catch (error) {
		return giveUp(error, io);
	}
}
async function obey(io) {
	checkEnvironment(io.env);
	checkInputs(io.env);
	const sources = sourcesOf(io);
	const asked = await makePlan(sources);
	return speaking(asked.given.one("lang"), async () => carryOut(asked, sources, io));
}
async function carryOut(asked, sources, io) {
	const masked = new Set(secretsOf(io.env));
	maskNamed(asked, masked, io);
	const { given } = asked;
	const language = readLanguage(given);
	const wants = {
		summary: isWanted(given, "summary"),
		annotations: isWanted(given, "annotations")
	};
	const reports = readReports(given, asked);
	checkStandardOutput(reports, given, {
		isTaken: true,
		by: theLog
	});
	const outcome = readOutcome(given);
	const hosting = readHosting(given);
	const baseline = await readBaseline(given, io.folder);
	const say = (text) => sayAlone(io, text[language]);
	const { plan, unknown, idle } = await taskOf({
		plan: asked,
		sources,
		hosting
	}, {
		...io,
		say
	});
	maskNamed(plan, masked, io);
	if (idle) return rest(io, idle[language]);
	const judge = await openJudge(policyOf(plan, baseline, {
		now: new Date(),
		language
	}), false);
	const result = unknown ? nothingMeasured(unknown, language, io) : await measure(io, {
		plan,
		judge
	}, language);
	const passes = endingOf(result, outcome) === "pass";
	const place = {
		...await placeWith(io.env, language, plan.config),
		outcome
	};
	const { troubles, isBroken } = await leaveBehind(result, {
		io,
		given,
		language,
		place,
		reports,
		wantsSummary: wants.summary,
		passes
	});
	const comments = await commented(result, {
		...io,
		given,
		hosting,
		language,
		passes
	});
	const remarks = wants.annotations ? annotationsOf(result, language, outcome) : [];
	limited([
		...troubles,
		...comments,
		...remarks
	], language).forEach((each) => io.out(commandOf(each, place)));
	return passes && !isBroken ? 0 : 1;
}
function maskNamed({ given, targets }, masked, { out }) {
	const holders = [given, ...targets.map((target) => target.given)];
	for (const secret of holders.flatMap((holder) => heldIn(holder.list("header"), holder.variable))) {
		if (!masked.has(secret)) out(mask(secret));
		masked.add(secret);
	}
}
function isWanted(given, name) {
	return given.one(name) === void 0 || given.isSet(name);
}
async function measure({ env, out, random, signal }, { plan, judge }, language) {
	const { targets } = plan;
	if (targets.length === 0) throw failure("input.missing", {
		field: "url",
		expected: {
			en: "for example https://example.com/",
			ko: "https://example.com/ 같은 URL"
		}
	}, { reason: "url" });
	const questions = questionsOf(plan);
	const concurrency = readConcurrency(plan.given);
	const log = openLog(out, random(), targets.length);
	try {
		const measured = await gateEach(questions, {
			judge: judge.target,
			language,
			...signal && { signal },
			concurrency,
			notices: noticesOf(plan, language),
			onTarget: (target, index) => log.done(judge.target(target, index)),
			onNews: log.news,
			onBug: log.bug
		});
		const sourced = withSources(measured, targets.map(({ given }) => given));
		const { result } = judge.whole(sourced);
		log.say(prettyGate(result, {
			language,
			paint: painter(!env["NO_COLOR"]),
			width: 80
		}));
		return result;
	} finally {
		log.end();
	}
}
function sourcesOf({ env, folder }) {
	const typed = inputsOf(env);
	const named = [typed.value("url") ?? []].flat().map(String);
	const urls = named.length > 0 ? named : urlsOf(readVariable(env, "url") ?? "");
	const urlNaming = named.length > 0 ? "url" : "PORTCULLIS_URL";
	return {
		typed,
		env,
		options: [...inputs, ...environmentOnly],
		urls,
		urlNaming,
		folder,
		now: new Date()
	};
}
const theLog = {
	en: "the log of a step",
	ko: "스텝의 로그"
};
async function leaveBehind(result, { io, given, language, place, reports, wantsSummary, passes }) {
	const { env, random } = io;
	const asked = given.one("results_file");
	const file = asked === void 0 ? keepResult(result, env, random) : await writeResult(result, {
		field: given.naming("results_file"),
		path: asked
	});
	const unwritten = await writeReports(result, reports, {
		place,
		out: io.out,
		field: given.naming("report")
	});
	const isFileBroken = asked !== void 0 && file.trouble !== null;
	const others = [writeOutputs(outputsOf(result, file.path, passes), env, random), wantsSummary ? writeSummary(result, language, env) : null];
	return {
		troubles: [
			...unwritten.map((trouble) => remark("error", trouble, language)),
			...file.trouble ? [remark(isFileBroken ? "error" : "warning", file.trouble, language)] : [],
			...others.flatMap((trouble) => trouble ? [remark("warning", trouble, language)] : [])
		],
		isBroken: isFileBroken || unwritten.length > 0
	};
}
function remark(kind, { facts }, language) {
	return {
		kind,
		title: "Portcullis",
		message: harmless(describeFailure(facts, language), 1e3)
	};
}
function giveUp(error, { env, out, random }) {
	if (!(error instanceof Failure)) {
		const log = openLog(out, random(), 0);
		log.bug(error);
		log.end();
	}
	const said = error instanceof Failure ? error : failure("internal", {});
	out(annotate(remark("error", said, languageOf(env) ?? languageSpoken(said) ?? "en")));
	writeOutputs({ passed: "false" }, env, random);
	return 1;
}
// src/action/start.ts
async function start() {
	const { stdout } = process;
	const cancelled = new AbortController();
	const codes = {
		SIGINT: 130,
		SIGTERM: 143
	};
	for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => {
		cancelled.abort();
		process.exit(codes[signal]);
	});
	stdout.on("error", () => {});
	process.on("uncaughtException", (error) => {
		stdout.write(inert(`${stackOf(error)}\n`));
		process.exit(1);
	});
	const code = await runAction({
		env: process.env,
		out: (text) => stdout.write(text),
		random: randomUUID,
		signal: cancelled.signal
	});
	stdout.write("", () => process.exit(code));
}
export { start };
