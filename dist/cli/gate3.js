import { n as gateMany, t as prettyGate } from "./pretty.js";
import { t as toJson } from "./json.js";
import { d as painter, n as widthOfReport, o as cut, t as wantsColour, u as markOf } from "./io.js";
import { a as missingSubject, m as exitOf, o as optionsFor, u as environmentOnly } from "./usage.js";
import { n as readGiven, t as flagsOf } from "./given.js";
import { n as namingOf, t as openRunner } from "./runner.js";
import { t as printable } from "./printable.js";
import { t as readLanguage } from "./measuring.js";
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
// src/settings/thresholds.ts
const optionOf = {
	ssl: "min_ssl",
	headers: "min_headers",
	days: "min_days",
	https: "require_https"
};
function readThresholds(given) {
	const entries = Object.values(optionOf).map((name) => [name, given.one(name)]);
	return Object.fromEntries(entries.filter(([, value]) => value !== void 0));
}
function withSources(result, given) {
	const targets = result.targets.map((target) => ({
		...target,
		checks: target.checks.map((check) => check.source === "query" ? {
			...check,
			source: given.source(optionOf[check.id]) ?? check.source
		} : check)
	}));
	return {
		...result,
		targets
	};
}
// src/cli/commands/gate.ts
async function gateCommand(order) {
	const { subjects: urls, argv, io } = order;
	if (urls.length === 0) throw missingSubject("gate");
	const given = readGiven(flagsOf(argv), io.env, [...optionsFor("gate"), ...environmentOnly]);
	const language = readLanguage(given);
	const runner = openRunner(given);
	const isJson = given.isSet("json");
	const paint = painter(wantsColour(io) && !given.isSet("no_color"));
	const progress = openProgress(urls.length, io);
	const result = withSources(await gateMany({
		runner,
		language,
		urls,
		thresholds: readThresholds(given),
		naming: namingOf(order, "url", given),
		...io.signal && { signal: io.signal },
		onTarget: progress.done,
		onBug: (error, url) => io.err(`portcullis: ${url}: ${error instanceof Error ? error.stack : String(error)}\n`)
	}).finally(progress.end), given);
	io.out(isJson ? toJson(result) : prettyGate(result, {
		language,
		paint,
		width: widthOfReport(io)
	}));
	return exitOf(result);
}
export { gateCommand };
