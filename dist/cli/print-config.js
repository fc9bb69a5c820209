import { t as printable } from "./printable.js";
import { t as gate } from "./gate.js";
import { n as parseInput } from "./input.js";
import { n as readMeasuring } from "./measuring.js";
import { n as readThresholds } from "./thresholds2.js";
import { t as toJson } from "./json2.js";
import { n as inert } from "./github-escape.js";
// src/settings/effective.ts
const common = {
	baseline: null,
	fail_on: "error",
	on_error: "fail",
	report: [],
	lang: "en",
	server: null,
	key: null
};
const ofTarget = {
	min_ssl: "B",
	min_headers: "C",
	min_days: "auto",
	require_https: "true",
	all_ips: "false",
	resolver: [],
	resolve: [],
	ca_file: null
};
const lists = new Set([
	"report",
	"resolver",
	"resolve"
]);
function effectiveConfig({ given, targets, waivers, config }) {
	return {
		config: config?.name ?? null,
		settings: valuesOf(common, given),
		targets: targets.map(({ url, name, given: at, naming, rules, ownRules, demands }) => {
			const input = parseInput(gate.input, {
				url,
				...readThresholds(at)
			}, naming);
			const seconds = readMeasuring(at).deadline / 1e3;
			const timeout = {
				value: at.source("server") !== void 0 && at.source("timeout") === void 0 ? remoteTimeout : seconds,
				source: at.source("timeout") ?? "default"
			};
			return {
				url: input.url,
				...name !== void 0 && { name },
				settings: {
					...valuesOf(ofTarget, at),
					timeout
				},
				rules: rulesOf(rules, ownRules),
				checks: demands
			};
		}),
		waivers
	};
}
function rulesOf(rules, own) {
	const entries = Object.entries(rules).map(([id, value]) => {
		return [id, {
			value,
			source: own.includes(id) ? "target" : "file"
		}];
	});
	return Object.fromEntries(entries);
}
const remoteTimeout = 20;
function valuesOf(defaults, given) {
	const entries = Object.entries(defaults).map(([name, fallback]) => {
		const source = given.source(name);
		if (source === void 0) return [name, {
			value: fallback,
			source: name === "min_days" ? "default auto" : "default"
		}];
		if (name === "key") return [name, {
			value: "***",
			source
		}];
		return [name, {
			value: lists.has(name) ? given.list(name) : given.one(name),
			source
		}];
	});
	return Object.fromEntries(entries);
}
// src/cli/print-config.ts
function printConfig(plan, isJson) {
	const effective = effectiveConfig(plan);
	if (isJson) return toJson(effective);
	const { config, settings, targets, waivers } = effective;
	const lines = [
		`  config         ${printable(config ?? "none", 200)}`,
		...rows(settings),
		...targets.flatMap(({ url, name, settings: own, rules, checks }) => [
			"",
			printable(name === void 0 ? url : `${name} · ${url}`, 2200),
			...rows(own),
			...Object.entries(rules).map(([id, { value, source }]) => `  rule ${id}  ${shown(value)}  ${source}`),
			...Object.entries(checks).map(([id, { source, ...demand }]) => `  check ${id}  ${JSON.stringify(demand)}  ${source}`)
		]),
		...waivers.length === 0 ? [] : ["", "waivers"],
		...waivers.map(({ rule, url = "**", until, reason }) => `  ${rule} ${url} until ${until}: ${reason}`)
	];
	return inert(`${lines.map((line) => printable(line, 2400)).join("\n")}\n`);
}
function rows(values) {
	return Object.entries(values).map(([name, { value, source }]) => {
		return `  ${name.padEnd(15)}${printable(shown(value), 200).padEnd(24)} ${source}`;
	});
}
function shown(value) {
	const text = typeof value === "object" ? (value ?? []).join(", ") : `${value}`;
	return text === "" ? "–" : text;
}
export { printConfig };
