import { t as gateEach } from "./many.js";
import { r as inert } from "./escape.js";
import { t as toJson } from "./json2.js";
import { n as markOf, r as painter } from "./units.js";
import { r as prettyGate } from "./pretty.js";
import { a as missingSubject, c as exitCodes, l as exitOf, o as optionsFor } from "./usage.js";
import { n as readGiven, t as flagsOf } from "./given.js";
import { n as widthOfReport, t as wantsColour } from "./io.js";
import { i as environmentOnly } from "./options.js";
import { r as failure, t as Failure } from "./failure.js";
import { t as printable } from "./printable.js";
import { t as fill } from "./text.js";
import { a as pathInPipeline, i as makeFolder, n as writeReports, o as placeOf, r as writeWhole, t as sayTroubles } from "./troubles.js";
import { i as wrap, t as cut } from "./width.js";
import { n as openRunner, t as standardInput } from "./standard-input.js";
import { t as readLanguage } from "./measuring.js";
import { i as readReports, t as checkStandardOutput } from "./reports.js";
import { n as findConfig } from "./find.js";
import { a as readHeaders, l as readOutcome, o as policyOf, s as readBaseline } from "./proxies.js";
import { n as speaking } from "./spoken.js";
import { r as shown } from "./input.js";
import { o as parseUrl } from "./target.js";
import { i as whyNot, n as tooLarge, t as readFile } from "./file.js";
import { n as onceEach, t as canonicalOf } from "./urls.js";
import { a as withSources, i as readThresholds, n as readPersistence, t as readConcurrency } from "./waiting.js";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { closeSync, openSync, rmSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
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
	const [{ applyPolicy, judgeTarget }, { baselineOf }] = await Promise.all([import("./policy2.js"), import("./baseline2.js")]);
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
// src/cli/keep-baseline.ts
const written = {
	en: "Wrote {path}; entries: {entries}, new: {added}, taken out: {gone}.",
	ko: "{path|을/를} 기록했습니다. 항목 {entries}개(추가 {added}개, 삭제 {gone}개)."
};
function newsText({ path, ...counts }, language) {
	return fill(written, {
		path: printable(path, 200),
		...counts
	}, language);
}
function newsOf(path, before, after) {
	const [old, now] = [keysOf(before), keysOf(after)];
	const added = [...now].filter((key) => !old.has(key)).length;
	const gone = [...old].filter((key) => !now.has(key)).length;
	return {
		path,
		entries: after.length,
		added,
		gone
	};
}
function keysOf(entries) {
	return new Set(entries.map(({ fingerprint, target }) => `${fingerprint} ${target}`));
}
async function keepBaseline(made, file, { targets, field, onWritten }) {
	if (made === null || file === null) return [];
	const { baselineOf, baselineText } = await import("./baseline2.js");
	const lock = `${file.path}.lock`;
	const measured = new Set(targets.map(({ url }) => url));
	try {
		await take(lock, field);
		try {
			const before = file.now()?.entries ?? [];
			const others = before.filter(({ target }) => !measured.has(target));
			const own = made.entries.filter(({ target }) => measured.has(target));
			const all = baselineOf({ targets: [] }, {
				...made,
				entries: [...own, ...others]
			});
			const failures = await writeWhole(baselineText(all), file.path, field);
			if (failures.length === 0) onWritten?.(newsOf(file.path, before, all.entries));
			return failures;
		} finally {
			rmSync(lock, { force: true });
		}
	} catch (error) {
		if (error instanceof Failure) return [error];
		throw error;
	}
}
const stale = 1e4;
const patience = 3e4;
async function take(lock, field) {
	const end = Date.now() + patience;
	while (!isTaken(lock, field)) {
		if (Date.now() > end) throw unusable(lock, field, busy);
		await setTimeout$1(20 + Math.random() * 30);
	}
}
const busy = {
	en: "other runs are writing the baseline",
	ko: "다른 실행이 기준선을 쓰고 있습니다"
};
function isTaken(lock, field) {
	try {
		makeFolder(dirname(lock));
		const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
		if (since !== void 0 && Date.now() - since > stale) rmSync(lock, { force: true });
		closeSync(openSync(lock, "wx"));
		return true;
	} catch (error) {
		const { code } = error;
		if (code === "EEXIST") return false;
		if (typeof code !== "string" || !/^E[A-Z]/.test(code)) throw error;
		throw unusable(lock, field, {
			en: code,
			ko: code
		});
	}
}
function unusable(lock, field, detail) {
	return failure("input.file", {
		field,
		path: printable(lock, 200),
		detail
	}, { reason: "baseline" });
}
// src/cli/progress.ts
const slowAfter = 1e3;
function openProgress(count, { err, isErrTerminal, columns, signal }) {
	let finished = 0;
	if (!isErrTerminal) {
		const line = (target) => err(`[${finished}/${count}] ${markOf[target.verdict]} ${printable(target.url, 300)}\n`);
		return {
			done(target) {
				finished++;
				if (count > 1) line(target);
			},
			news: (line) => err(`${line}\n`),
			end() {}
		};
	}
	const started = performance.now();
	let awaited = 0;
	const draw = () => {
		const seconds = Math.round((performance.now() - started) / 1e3);
		err(`\r\u001b[K${cut(`${doing()} … ${seconds} s`, columns - 1)}`);
	};
	const doing = () => {
		if (count === 1) return awaited > 0 ? "waiting" : "measuring";
		return `measuring ${finished}/${count}${awaited > 0 ? `, waiting for ${awaited}` : ""}`;
	};
	let timer;
	const first = setTimeout(() => {
		draw();
		timer = setInterval(draw, 500);
	}, count > 1 ? 0 : slowAfter);
	const end = () => {
		clearTimeout(first);
		clearInterval(timer);
		if (timer) err("\r\x1B[K");
		timer = void 0;
	};
	signal?.addEventListener("abort", end, { once: true });
	return {
		done() {
			finished++;
		},
		news(line, phase) {
			if (phase === "begun") awaited++;
			if (phase === "over") awaited--;
			const indent = `${/^ */.exec(line)?.[0] ?? ""}  `;
			const lines = wrap(line.trim(), Math.max(20, columns - 1 - indent.length));
			err(`${timer ? "\r\x1B[K" : ""}${indent.slice(2)}${lines.join(`\n${indent}`)}\n`);
			if (timer) draw();
		},
		end
	};
}
// src/settings/output/place.ts
async function placeWith(env, language, config) {
	const place = placeOf(env, language);
	if (!config?.file) return place;
	const path = pathInPipeline(env, config.file.path);
	if (path === null) return place;
	return {
		...place,
		config: (await import("./source.js")).configSource(config, config.file, path)
	};
}
// src/settings/access/short-headers.ts
const harmless = /^(?:.{1,2}|true|false|yes|off|none)$/i;
const said = {
	en: "Not masked where a target echoes it, since it is shorter than {count} characters: the value of {list}.",
	ko: "{count}자보다 짧아 대상이 되돌려 보내도 가리지 않는 헤더 값: {list}."
};
function shortHeaders(givens, language) {
	const names = givens.flatMap((given) => Object.entries(readHeaders(given).headers)).filter(([, value]) => value !== "" && value.length < 6 && !harmless.test(value)).map(([name]) => name);
	if (names.length === 0) return [];
	const params = {
		count: 6,
		list: [...new Set(names)].join(", ")
	};
	return [{
		id: "gate.header-short",
		level: "warn",
		message: fill(said, params, language)
	}];
}
// src/settings/options/targets.ts
const mostTargets = 1e3;
const largestFile = 4194304;
async function readTargets(given, { folder = ".", input, before }) {
	const name = given.one("targets");
	if (name === void 0) return {
		urls: [],
		repeated: []
	};
	if (name === "") throw failure("input.value", {
		field: given.naming("targets"),
		expected: aFile,
		given: "\"\""
	}, { reason: "targets" });
	const unusable = (detail) => failure("input.file", {
		field: given.naming("targets"),
		path: printable(name, 200),
		detail
	}, { reason: "targets" });
	const bytes = name === "-" ? await readInput(input, unusable) : readFile(resolve(folder, name), {
		largest: largestFile,
		unusable
	});
	if (isWide(bytes)) throw unusable({
		en: "it is UTF-16; save it as UTF-8",
		ko: "UTF-16입니다. UTF-8로 저장하세요"
	});
	const lines = bytes.toString("utf8").replace(/^\ufeff/, "").split(/\r\n|\r|\n/);
	const shownName = name === "-" ? "stdin" : printable(name, 200);
	const entries = lines.flatMap((line, at) => {
		const url = line.replace(/(?:^|\s)#.*$/, "").trim();
		return url === "" ? [] : [{
			url,
			naming: `${shownName}:${at + 1}`
		}];
	});
	if (entries.length === 0) throw unusable({
		en: "it names no target",
		ko: "대상이 하나도 없습니다"
	});
	if (entries.length > mostTargets) throw unusable({
		en: `it names more than ${mostTargets} targets`,
		ko: `대상이 ${mostTargets}개를 넘습니다`
	});
	return distinct(entries, before.map(canonicalOf));
}
function distinct(entries, before) {
	refuseBad(entries);
	const seen = new Set(before);
	const repeated = new Set();
	return {
		urls: entries.filter(({ url }) => {
			const one = canonicalOf(url);
			if (seen.has(one)) repeated.add(one);
			return !seen.has(one) && Boolean(seen.add(one));
		}),
		repeated: [...repeated]
	};
}
function refuseBad(entries) {
	const [first, ...others] = entries.flatMap(({ url, naming }) => {
		const parsed = parseUrl(url);
		return "value" in parsed ? [] : [{
			url,
			naming,
			problem: parsed.problem
		}];
	});
	if (!first) return;
	const { naming: field, url, problem } = first;
	const { expected, given = shown(url) } = problem;
	if (others.length === 0) throw failure("input.value", {
		field,
		expected,
		given
	}, { reason: "targets" });
	const named = others.slice(0, 9).map(({ naming }) => naming);
	const list = [...named, ...others.length > named.length ? [`+${others.length - named.length}`] : []].join(", ");
	throw failure("input.lines", {
		field,
		expected,
		given,
		others: list
	}, { reason: "targets" });
}
const aFile = {
	en: "the path of a file, or - for the standard input",
	ko: "파일 경로 또는 표준 입력을 뜻하는 -"
};
async function readInput(input, unusable) {
	if (!input) throw unusable({
		en: "a step has no standard input",
		ko: "스텝에는 표준 입력이 없습니다"
	});
	const bytes = await input(largestFile).catch((error) => {
		throw unusable(whyNot(error));
	});
	if (bytes.length > largestFile) throw unusable(tooLarge(largestFile));
	return bytes;
}
function isWide(bytes) {
	return /^(?:\u00ff\u00fe|\u00fe\u00ff|(?:[^\0]\0){2}|(?:\0[^\0]){2})/.test(bytes.toString("latin1", 0, 4));
}
// src/settings/plan.ts
async function makePlan(sources) {
	const { typed, env, options, folder } = sources;
	const found = findConfig(readGiven(typed, env, options), folder);
	return planOf(found && await (await import("./read.js")).readConfig(found), sources);
}
async function planOf(config, sources) {
	const { typed, env, options, now } = sources;
	const given = readGiven(typed, env, options);
	const { urls, repeated } = await namedUrls(given, sources);
	if (config) {
		const plan = async () => {
			return {
				...await (await import("./plan2.js")).planWith(config, sources, urls),
				repeated
			};
		};
		return speaking(config.values.lang, plan);
	}
	return {
		given,
		targets: urls.map(({ url, naming: urlNaming }) => {
			const naming = (name) => name === "url" ? urlNaming : given.naming(name);
			return {
				url,
				given,
				naming,
				rules: {},
				ownRules: [],
				demands: {},
				isApart: false
			};
		}),
		waivers: [],
		isWhole: true,
		config: null,
		now,
		repeated
	};
}
async function namedUrls(given, { urls, urlNaming, folder, input }) {
	const source = given.source("targets");
	const isInEnvironment = urlNaming === "PORTCULLIS_URL";
	const isListTyped = source !== void 0 && source !== "environment";
	const typed = onceEach(isListTyped && isInEnvironment ? [] : urls);
	const named = {
		urls: typed.urls.map((url) => ({
			url,
			naming: urlNaming
		})),
		repeated: typed.repeated
	};
	if (source === void 0 || !isListTyped && !isInEnvironment && urls.length > 0) return named;
	const list = await readTargets(given, {
		folder,
		input,
		before: typed.urls
	});
	return {
		urls: [...named.urls, ...list.urls],
		repeated: [...new Set([...named.repeated, ...list.repeated])]
	};
}
function questionsOf({ given, targets, waivers, now }) {
	const shared = openRunner(given);
	return targets.map(({ url, name, given: own, naming, demands, rules, isApart }) => ({
		url,
		...name !== void 0 && { name },
		thresholds: readThresholds(own),
		naming,
		demands,
		excusing: {
			rules,
			waivers,
			now
		},
		runner: isApart ? openRunner(own) : shared,
		persistence: readPersistence(own)
	}));
}
const once = {
	en: "Named more than once, and measured once: {list}.",
	ko: "두 번 이상 지정되어 한 번만 측정한 대상: {list}."
};
const mostListed = 10;
function noticesOf(plan, language) {
	const givens = new Set([plan.given, ...plan.targets.map(({ given }) => given)]);
	return [...repeatedOnes(plan, language), ...shortHeaders([...givens], language)];
}
function repeatedOnes({ repeated }, language) {
	if (repeated.length === 0) return [];
	const list = [...repeated.slice(0, mostListed), ...repeated.length > mostListed ? ["…"] : []].join(", ");
	return [{
		id: "gate.target-repeated",
		level: "warn",
		message: fill(once, { list }, language)
	}];
}
// src/cli/commands/gate.ts
async function gateCommand(order) {
	const { subjects: urls, isFromEnvironment, argv, io } = order;
	const now = new Date();
	const plan = await makePlan({
		typed: flagsOf(argv),
		env: io.env,
		options: [...optionsFor("gate"), ...environmentOnly],
		urls,
		urlNaming: isFromEnvironment ? "PORTCULLIS_URL" : "url",
		folder: io.folder,
		now,
		input: io.input ?? standardInput
	});
	return speaking(plan.given.one("lang"), async () => carryOut(plan, now, io));
}
async function carryOut(plan, now, io) {
	const { given, targets } = plan;
	const language = readLanguage(given);
	const isJson = given.isSet("json");
	const isPrinted = given.isSet("print_config");
	if (targets.length === 0 && !isPrinted) throw missingSubject("gate");
	const questions = questionsOf(plan);
	const concurrency = readConcurrency(given);
	const outcome = readOutcome(given);
	const baseline = await readBaseline(given, io.folder);
	const wishes = readReports(given, plan);
	checkStandardOutput(wishes, given, {
		isTaken: isJson,
		by: given.naming("json")
	});
	if (isPrinted) {
		io.out((await import("./print-config.js")).printConfig(plan, isJson));
		return exitCodes.pass;
	}
	const paint = painter(wantsColour(io) && !given.isSet("no_color"));
	const judge = await openJudge(policyOf(plan, baseline, {
		now,
		language
	}), baseline?.isUpdated ?? false);
	const progress = openProgress(targets.length, io);
	const measured = await gateEach(questions, {
		judge: judge.target,
		language,
		...io.signal && { signal: io.signal },
		concurrency,
		notices: noticesOf(plan, language),
		onTarget: (target, index) => progress.done(judge.target(target, index)),
		onNews: progress.news,
		onBug: (error, url) => io.err(`portcullis: ${url}: ${error instanceof Error ? error.stack : String(error)}\n`)
	}).finally(progress.end);
	const sourced = withSources(measured, targets.map((target) => target.given));
	const { result, baseline: made } = judge.whole(sourced);
	const unwritten = await keepBaseline(made, baseline, {
		targets: result.targets,
		field: given.naming("baseline"),
		onWritten: (news) => io.err(`${newsText(news, language)}\n`)
	});
	if (isJson) io.out(toJson(result));
	else if (wishes.every(({ path }) => path !== null)) io.out(inert(prettyGate(result, {
		language,
		paint,
		width: widthOfReport(io),
		countsKnown: !given.isSet("verbose")
	})));
	const writing = {
		place: {
			...await placeWith(io.env, language, plan.config),
			outcome
		},
		out: io.out,
		field: given.naming("report")
	};
	const troubles = await writeReports(result, wishes, writing);
	sayTroubles([...unwritten, ...troubles], language, io);
	return unwritten.length + troubles.length > 0 ? exitCodes.bug : exitOf(result, outcome);
}
export { gateCommand };
