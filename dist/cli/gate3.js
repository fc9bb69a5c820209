import { t as gateEach } from "./many.js";
import { n as inert } from "./github-escape.js";
import { t as toJson } from "./json2.js";
import { n as markOf, r as painter } from "./units.js";
import { r as prettyGate } from "./pretty.js";
import { a as missingSubject, c as exitCodes, l as exitOf, o as optionsFor } from "./usage.js";
import { n as readGiven, t as flagsOf } from "./given.js";
import { n as widthOfReport, t as wantsColour } from "./io.js";
import { n as environmentOnly } from "./options.js";
import { t as printable } from "./printable.js";
import { t as cut } from "./width.js";
import { t as readLanguage } from "./measuring.js";
import { c as placeWith, i as checkStandardOutput, n as writeReports, o as readReports, r as writeWhole, t as sayTroubles } from "./troubles.js";
import { n as findConfig } from "./config-find.js";
import { t as openRunner } from "./runner.js";
import { n as readThresholds, r as withSources } from "./thresholds2.js";
import { r as failure } from "./failure.js";
import { r as onErrors, t as failOns } from "./policy.js";
import { n as suggest } from "./near.js";
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
	const [{ applyPolicy, judgeTarget }, { baselineOf }] = await Promise.all([import("./policy2.js"), import("./baseline.js")]);
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
			end() {}
		};
	}
	const started = performance.now();
	const draw = () => {
		const seconds = Math.round((performance.now() - started) / 1e3);
		err(`\r\u001b[K${cut(`measuring ${count === 1 ? "" : `${finished}/${count} `}… ${seconds} s`, columns - 1)}`);
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
		end
	};
}
// src/settings/plan.ts
async function makePlan(sources) {
	const { typed, env, options, folder } = sources;
	const found = findConfig(readGiven(typed, env, options), folder);
	return planOf(found && await (await import("./config-read.js")).readConfig(found), sources);
}
async function planOf(config, sources) {
	if (config) return (await import("./config-plan2.js")).planWith(config, sources);
	const { typed, env, options, urls } = sources;
	const given = readGiven(typed, env, options);
	const naming = (name) => name === "url" ? sources.urlNaming : given.naming(name);
	return {
		given,
		targets: urls.map((url) => ({
			url,
			given,
			naming,
			rules: {},
			ownRules: [],
			demands: {},
			isApart: false
		})),
		waivers: [],
		isWhole: true,
		config: null
	};
}
function questionsOf({ given, targets }) {
	const shared = openRunner(given);
	return targets.map(({ url, name, given: own, naming, demands, isApart }) => ({
		url,
		...name !== void 0 && { name },
		thresholds: readThresholds(own),
		naming,
		demands,
		runner: isApart ? openRunner(own) : shared
	}));
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
		ofRun: config?.values.rules ?? {},
		waivers,
		isWhole,
		baseline: file?.before ?? null,
		now,
		language
	};
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
		now
	});
	const { given, targets } = plan;
	const language = readLanguage(given);
	const isJson = given.isSet("json");
	if (given.isSet("print_config")) {
		io.out((await import("./print-config.js")).printConfig(plan, isJson));
		return exitCodes.pass;
	}
	if (targets.length === 0) throw missingSubject("gate");
	const questions = questionsOf(plan);
	const outcome = readOutcome(given);
	const baseline = await readBaseline(given, io.folder);
	const wishes = readReports(given);
	checkStandardOutput(wishes, given, {
		isTaken: isJson,
		by: given.naming("json")
	});
	const paint = painter(wantsColour(io) && !given.isSet("no_color"));
	const judge = await openJudge(policyOf(plan, baseline, {
		now,
		language
	}), baseline?.isUpdated ?? false);
	const progress = openProgress(targets.length, io);
	const measured = await gateEach(questions, {
		language,
		...io.signal && { signal: io.signal },
		onTarget: (target, index) => progress.done(judge.target(target, index)),
		onBug: (error, url) => io.err(`portcullis: ${url}: ${error instanceof Error ? error.stack : String(error)}\n`)
	}).finally(progress.end);
	const sourced = withSources(measured, targets.map((target) => target.given));
	const { result, baseline: made } = judge.whole(sourced);
	const unwritten = await keepBaseline(made, baseline);
	if (isJson) io.out(toJson(result));
	else if (wishes.every(({ path }) => path !== null)) io.out(inert(prettyGate(result, {
		language,
		paint,
		width: widthOfReport(io)
	})));
	const writing = {
		place: await placeWith(io.env, language, plan.config),
		out: io.out,
		field: given.naming("report")
	};
	const troubles = await writeReports(result, wishes, writing);
	sayTroubles([...unwritten, ...troubles], language, io);
	return unwritten.length + troubles.length > 0 ? exitCodes.bug : exitOf(result, outcome);
}
async function keepBaseline(baseline, file) {
	if (baseline === null || file === null) return [];
	const { baselineText } = await import("./baseline.js");
	return writeWhole(baselineText(baseline), file.path, "--baseline");
}
export { gateCommand };
