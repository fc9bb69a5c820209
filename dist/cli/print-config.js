import { A as inert, Ct as maskUrls, D as toJson, J as measuring, V as environmentOnly, dt as printable, st as parseInput } from "./start.js";
import { H as readReports, Nr as readRemote, Or as withoutKeys, X as headersShown, Y as readProxies, Z as readOutcome, a as readPersistence, br as readMeasuring, ft as gate, i as readConcurrency, s as readThresholds, yr as readLanguage } from "./gate.js";
// src/settings/output/effective-access.ts
function effectiveAccess(given) {
	return {
		header: {
			value: headersShown(given),
			source: given.source("header") ?? "default"
		},
		client_cert: file("client_cert", given),
		client_key: file("client_key", given),
		...proxiesOf(given)
	};
}
function file(name, given) {
	return {
		value: given.one(name) ?? null,
		source: given.source(name) ?? "default"
	};
}
function proxiesOf(given) {
	const { secure, plain, bypass, resolves } = readProxies(given);
	const shown = (named) => {
		return named ? {
			value: named.proxy.name,
			source: named.from
		} : {
			value: null,
			source: given.source("proxy") ?? "default"
		};
	};
	const isOne = secure?.proxy.name === plain?.proxy.name;
	return {
		proxy: shown(secure),
		...!isOne && { proxy_http: shown(plain) },
		proxy_dns: {
			value: `${resolves}`,
			source: given.source("proxy_dns") ?? "default"
		},
		...(secure ?? plain) && bypass.length > 0 && { no_proxy: {
			value: bypass,
			source: "NO_PROXY"
		} }
	};
}
// src/settings/output/effective.ts
const common = {
	baseline: null,
	fail_on: "error",
	on_error: "fail",
	report: [],
	lang: "en",
	server: null,
	key: null,
	json: "false",
	no_color: "false",
	update_baseline: "false",
	concurrency: 8,
	targets: null
};
const settable = measuring.filter(({ name }) => ![
	"timeout",
	"lang",
	"json"
].includes(name));
const unset = Object.fromEntries(settable.map(({ name, isList }) => [name, isList ? [] : null]));
const ofSources = environmentOnly.map(({ name }) => name).filter((name) => /^(?:source|key)_/.test(name));
const ofTarget = {
	min_ssl: "B",
	min_headers: "C",
	min_days: "auto",
	require_https: "true",
	accept_status: null,
	all_ips: "false",
	resolver: [],
	resolve: [],
	ca_file: null,
	wait_for: [],
	wait_timeout: 300,
	wait_interval: 5,
	confirm: 1,
	retries: 2,
	allow_addresses: [],
	operator: null,
	opt_out: [],
	allow_probes: "false",
	...unset,
	...Object.fromEntries(ofSources.map((name) => [name, null]))
};
const lists = new Set([
	"report",
	"wait_for",
	"allow_addresses",
	"opt_out",
	...settable.flatMap(({ name, isList }) => isList ? [name] : [])
]);
function effectiveConfig({ given, targets, waivers, config }) {
	readOutcome(given);
	readReports(given);
	readLanguage(given);
	readConcurrency(given);
	return {
		config: config?.name ?? null,
		settings: valuesOf(common, given),
		targets: targets.map(({ url, name, given: at, naming, rules, ownRules, demands }) => {
			const input = parseInput(gate.input, {
				url,
				...readThresholds(at)
			}, naming);
			const seconds = readMeasuring(at).deadline / 1e3;
			readPersistence(at);
			const timeout = {
				value: readRemote(at) !== null && at.source("timeout") === void 0 ? remoteTimeout : seconds,
				source: at.source("timeout") ?? "default"
			};
			return {
				url: maskUrls(input.url),
				...name !== void 0 && { name },
				settings: {
					...spelt(valuesOf(ofTarget, at), input),
					...effectiveAccess(at),
					timeout
				},
				rules: rulesOf(rules, ownRules),
				checks: demands
			};
		}),
		waivers: waivers.map((waiver) => waiver.url === void 0 ? waiver : {
			...waiver,
			url: maskUrls(waiver.url)
		})
	};
}
function spelt(values, letters) {
	const entries = Object.entries(values).map(([name, effective]) => {
		const letter = name === "min_ssl" || name === "min_headers" ? letters[name] : void 0;
		return [name, letter === void 0 ? effective : {
			...effective,
			value: letter
		}];
	});
	return Object.fromEntries(entries);
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
		if (name === "key" || name.startsWith("key_")) return [name, {
			value: "***",
			source
		}];
		if (name === "blocklist") return [name, {
			value: given.list(name).map(withoutKeys),
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
		`  config           ${printable(config ?? "none", 200)}`,
		...rows(settings),
		...targets.flatMap(({ url, name, settings: own, rules, checks }) => [
			"",
			printable(name === void 0 ? url : `${name} · ${url}`, 2200),
			...rows(own),
			...Object.entries(rules).map(([id, { value, source }]) => `  rule ${id}  ${shown(value)}  ${source}`),
			...Object.entries(checks).map(([id, { source, ...demand }]) => `  check ${id}  ${JSON.stringify(demand)}  ${source}`)
		]),
		...waivers.length === 0 ? [] : ["", "waivers"],
		...waivers.map(({ rule, url = "**", until, reason, owner }) => {
			return `  ${rule} ${url} until ${until}: ${reason}${owner === void 0 ? "" : ` (${owner})`}`;
		})
	];
	return inert(`${lines.map((line) => printable(line, 2400)).join("\n")}\n`);
}
function rows(values) {
	const column = Math.max(0, ...Object.keys(values).map((name) => name.length)) + 2;
	return Object.entries(values).map(([name, { value, source }]) => {
		return `  ${name.padEnd(column)}${printable(shown(value), 200).padEnd(24)} ${source}`;
	});
}
function shown(value) {
	const text = typeof value === "object" ? (value ?? []).join(", ") : `${value}`;
	return text === "" ? "–" : text;
}
export { printConfig };
