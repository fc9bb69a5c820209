import { C as failure, a as array, c as int, d as object, f as record, g as union, m as string, o as boolean, p as strictObject, r as _enum, u as number, x as Failure } from "./schemas.js";
import { o as parseUrl } from "./target.js";
import { n as parseInput, r as shown, t as expectation } from "./input.js";
import { t as date } from "./iso.js";
import { t as registry } from "./checks.js";
import { t as gate$1 } from "./gate.js";
import { n as suggest } from "./near.js";
import { S as reports, _ as measuring, b as remote, c as onErrors, d as readMeasuring, i as readThresholds, l as ruleLevels, o as readGiven, r as thresholdRules, s as failOns, t as ruleIds, v as optionsOf, y as policies } from "./rules.js";
import { n as step, t as readJson } from "./jsonc.js";
import { t as printable } from "./printable.js";
import { i as grades } from "./grade.js";
import { a as severities } from "./interpretation.js";
import { n as languages } from "./text.js";
import { readFileSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { pathToFileURL } from "node:url";
// src/settings/config-layer.ts
function layerOf(part, source, pointer, { places, resolve }) {
	const values = part;
	return {
		source,
		naming: (name) => places(`${pointer}/${name}`),
		value(name) {
			const value = Object.hasOwn(values, name) ? values[name] : void 0;
			if (value === void 0) return void 0;
			if (name === "ca_file" || name === "baseline") return resolve(value);
			return name === "report" ? [value].flat().map((wish) => placed(wish, resolve)) : value;
		}
	};
}
function placed(wish, resolve) {
	const at = wish.indexOf("=");
	const path = wish.slice(at + 1).trim();
	return at < 0 || path === "" || path === "-" ? wish : `${wish.slice(0, at)}=${resolve(path)}`;
}
// src/settings/config-check.ts
async function checkConfig(config, now) {
	const { values } = config;
	const parts = [{
		part: values,
		source: "file",
		pointer: ""
	}, ...(values.targets ?? []).flatMap((target, index) => typeof target === "string" ? [] : [{
		part: target,
		source: "target",
		pointer: `/targets${step(index)}`
	}])];
	parts.forEach((part) => checkValues(part, config));
	for (const part of parts) await checkDemands(part, config);
	if (!(parts.some(({ part }) => Object.keys(part.rules ?? {}).length > 0) || (values.waivers ?? []).length > 0)) return;
	const known = await ruleIds();
	parts.forEach((part) => checkRules(part, known, config));
	checkWaivers(config, known, now);
}
function checkValues({ part, source, pointer }, config) {
	const given = readGiven(layerOf(part, source, pointer, config), {}, optionsOf("gate"));
	parseInput(gate$1.input, {
		url: "https://example.com/",
		...readThresholds(given)
	}, given.naming);
	readMeasuring(given);
}
const checkIds = registry.filter(({ id }) => id !== "gate").map(({ id }) => id);
async function checkDemands({ part: { checks = {} }, pointer }, { places }) {
	for (const [id, demand] of Object.entries(checks)) {
		const entry = registry.find((each) => each.id === id && checkIds.includes(id));
		const at = `${pointer}/checks${step(id)}`;
		if (!entry) throw failure("input.unknown", {
			field: places(at),
			suggestion: suggest(id, checkIds)
		}, { reason: "config" });
		if (typeof demand === "string") continue;
		const graded = ["minScore", "minGrade"].find((name) => demand[name] !== void 0);
		if (graded === void 0 || (await entry.load()).grading) continue;
		const expected = {
			en: `left out, since ${id} gives no grade`,
			ko: `빼야 하는 값(${id} 검사에는 등급이 없음)`
		};
		const params = {
			field: places(`${at}/${graded}`),
			expected,
			given: shown(demand[graded])
		};
		throw failure("input.value", params, { reason: "config" });
	}
}
function checkRules({ part: { rules = {} }, pointer }, known, { places }) {
	for (const [id, level] of Object.entries(rules)) {
		const field = places(`${pointer}/rules${step(id)}`);
		if (!known.includes(id)) throw failure("input.unknown", {
			field,
			suggestion: suggest(id, known)
		}, { reason: "config" });
		if (level !== "off" || !thresholdRules.includes(id)) continue;
		throw failure("input.value", {
			field,
			expected: {
				en: `warn or error; a threshold is switched off by itself`,
				ko: "warn 또는 error. 기준은 그 값으로 끕니다"
			},
			given: "\"off\""
		}, { reason: "config" });
	}
}
const day = 864e5;
const longestWaiver = 366;
function checkWaivers({ values: { waivers = [] }, places }, rules, now) {
	const known = [
		...rules,
		...checkIds.flatMap((id) => [`gate.${id}`, `gate.checks.${id}`]),
		...groups()
	];
	waivers.forEach(({ rule, until, url }, index) => {
		const pointer = `/waivers${step(index)}`;
		if (!known.includes(rule)) {
			const field = places(`${pointer}/rule`);
			const suggestion = suggest(rule, known);
			const params = {
				field,
				expected: {
					en: "the rules",
					ko: "규칙"
				},
				given: shown(rule),
				suggestion
			};
			throw failure("input.option", params, { reason: "config" });
		}
		if (Date.parse(until) > now.getTime() + longestWaiver * day) {
			const expected = {
				en: `at most ${longestWaiver} days ahead`,
				ko: `최대 ${longestWaiver}일 뒤의 날짜`
			};
			throw failure("input.value", {
				field: places(`${pointer}/until`),
				expected,
				given: shown(until)
			}, { reason: "config" });
		}
		if (url === void 0 || isPattern(url)) return;
		throw failure("input.value", {
			field: places(`${pointer}/url`),
			expected: {
				en: "a URL such as https://example.com/**",
				ko: "https://example.com/** 같은 URL"
			},
			given: shown(url)
		}, { reason: "config" });
	});
}
function groups() {
	return [...checkIds, "gate"].map((id) => `${id}.*`);
}
function isPattern(url) {
	if (!url.includes("*")) return "value" in parseUrl(url);
	return /^(?:https?:\/\/|\*)/.test(url);
}
// src/settings/config-schema.ts
const gate = registry.find(({ id }) => id === "gate");
const options = [
	...gate?.options ?? [],
	...measuring,
	...policies,
	...remote,
	...reports
];
function about(name) {
	const option = options.find((each) => each.name === name);
	if (!option) throw new Error(`no option ${name}`);
	return { description: option.about };
}
const longestText = 2048;
const line = string().min(1).max(longestText);
const list = union([line, array(line).max(100)]);
const letters = [...grades, "off"];
const thresholds = {
	min_ssl: line.meta({
		...about("min_ssl"),
		enum: letters
	}),
	min_headers: line.meta({
		...about("min_headers"),
		enum: letters
	}),
	min_days: union([line, int()]).meta({
		...about("min_days"),
		examples: [
			"auto",
			14,
			"33%",
			"off"
		]
	}),
	require_https: boolean().meta(about("require_https")),
	all_ips: boolean().meta(about("all_ips"))
};
const ways$1 = {
	timeout: union([line, number()]).meta(about("timeout")),
	resolve: list.meta(about("resolve")),
	resolver: list.meta(about("resolver")),
	ca_file: line.meta(about("ca_file"))
};
const level = _enum(ruleLevels);
const rules = record(string(), level).meta({ description: "What a finding does to the verdict, by its rule: error fails the target, warn warns, off leaves it out" });
const demand = strictObject({
	level: level.exactOptional().meta({ description: "What missing it does to the verdict (default error)" }),
	minScore: number().min(0).max(100).exactOptional().meta({ description: "Lowest accepted score" }),
	minGrade: _enum(grades).exactOptional().meta({ description: "Lowest accepted grade" }),
	maxSeverity: _enum(severities).exactOptional().meta({ description: "Worst accepted severity of an issue" })
});
const checks = record(string(), union([level, demand])).meta({ description: "Other checks that the target must pass: a level, where the status must be pass, or what is demanded" });
const target = strictObject({
	url: line.meta({ description: gate?.subject.about ?? "" }),
	name: string().min(1).max(100).meta({ description: "What reports call it" }).exactOptional(),
	paths: array(string().max(longestText).regex(/^\//)).min(1).max(100).meta({ description: "Paths to measure instead of that of the URL" }).exactOptional(),
	...object({
		...thresholds,
		...ways$1,
		rules,
		checks
	}).partial().shape
});
const waiver = strictObject({
	rule: line.meta({ description: "The rule, or all of a check: http.*" }),
	url: line.meta({ description: "Canonical URLs, * within a segment and ** over several (default all)" }).exactOptional(),
	reason: string().max(500).regex(/\S/).meta({ description: "Why this is acceptable for now" }),
	until: date().meta({ description: "The last day on which it holds, in UTC; at most 366 days ahead" }),
	owner: string().min(1).max(100).meta({ description: "Who answers for it" }).exactOptional()
});
const configuration = strictObject({
	$schema: string().exactOptional(),
	...object({
		...thresholds,
		...ways$1,
		rules,
		checks
	}).partial().shape,
	targets: array(union([line, target])).max(1e3).meta({ description: "What is measured where no URL is typed" }).exactOptional(),
	waivers: array(waiver).max(1e3).meta({ description: "What does not count for now, with a reason and an end" }).exactOptional(),
	baseline: line.meta(about("baseline")).exactOptional(),
	fail_on: _enum(failOns).meta(about("fail_on")).exactOptional(),
	on_error: _enum(onErrors).meta(about("on_error")).exactOptional(),
	server: line.meta(about("server")).exactOptional(),
	lang: _enum(languages).meta(about("lang")).exactOptional(),
	report: list.meta(about("report")).exactOptional()
}).meta({ title: "Configuration of Portcullis" });
function keysAt(path) {
	const [first, , ...deeper] = path;
	if (first === void 0) return Object.keys(configuration.shape);
	if (first === "waivers") return Object.keys(waiver.shape);
	if (first === "checks" || deeper[0] === "checks") return Object.keys(demand.shape);
	return first === "targets" ? Object.keys(target.shape) : [];
}
// src/settings/config-problems.ts
function configProblem(error, places) {
	const { issue, path } = innermost(error.issues[0], []);
	const pointer = path.map(step).join("");
	if (issue.code === "unrecognized_keys") {
		const [key = ""] = issue.keys;
		const suggestion = suggest(key, keysAt(path));
		const field = places(pointer + step(key));
		return failure("input.unknown", {
			field,
			suggestion
		}, { reason: "config" });
	}
	const field = places(pointer);
	if (issue.input === void 0) {
		const { expected } = issue.code === "invalid_value" ? { expected: issue.values.join(", ") } : expectation(issue);
		return failure("input.missing", {
			field,
			expected
		}, { reason: "config" });
	}
	if (issue.code === "invalid_value") {
		const values = issue.values.map(String);
		const suggestion = typeof issue.input === "string" ? suggest(issue.input, values) : "";
		const params = {
			field,
			expected: values.join(", "),
			given: shown(issue.input),
			suggestion
		};
		return failure("input.option", params, { reason: "config" });
	}
	const expected = special(issue, path) ?? expectation(issue).expected;
	return failure("input.value", {
		field,
		expected,
		given: shownShort(issue.input)
	}, { reason: "config" });
}
const patterns = {
	paths: {
		en: "a path that begins with /",
		ko: "/로 시작하는 경로"
	},
	reason: {
		en: "a reason in words",
		ko: "이유를 적은 문장"
	},
	until: {
		en: "a date such as 2027-01-31",
		ko: "2027-01-31 같은 날짜"
	}
};
function special(issue, path) {
	if (issue.code !== "invalid_format") return null;
	const key = path.findLast((each) => typeof each === "string");
	return patterns[String(key)] ?? null;
}
function shownShort(value) {
	if (typeof value !== "object" || value === null) return typeof value === "function" ? "a function" : shown(value);
	return Array.isArray(value) ? "[…]" : "{…}";
}
function innermost(issue, before) {
	const path = [...before, ...issue.path];
	if (issue.code !== "invalid_union") return {
		issue,
		path
	};
	const branches = issue.errors.flatMap(([first]) => first ? [first] : []);
	const deeper = branches.find((each) => each.path.length > 0 || each.code === "unrecognized_keys");
	const word = typeof issue.input === "string" ? branches.find((each) => each.code === "invalid_value") : void 0;
	const meant = deeper ?? (word && {
		...word,
		input: issue.input
	});
	return meant ? innermost(meant, path) : {
		issue,
		path
	};
}
function placesOf(name, at) {
	return (pointer) => {
		const position = at(pointer);
		const where = position ? `${name}:${position.line}:${position.column}` : name;
		return `${printable(pointer === "" ? "/" : pointer, 200)} (${where})`;
	};
}
// src/settings/config-read.ts
const largestFile = 1048576;
async function readConfig(found) {
	const { name, path } = found;
	const { raw, places, text } = /\.(?:mjs|ts|mts|js)$/.test(path) ? await readModule(found) : readFile(found);
	const parsed = configuration.safeParse(raw, { reportInput: true });
	if (!parsed.success) throw configProblem(parsed.error, places);
	const folder = dirname(path);
	return {
		name,
		text,
		values: parsed.data,
		places,
		resolve: (file) => isAbsolute(file) ? file : join(folder, file)
	};
}
function readFile(found) {
	const text = textOf(found);
	const { value, at } = readJson(text, found.name);
	if (!found.isPackage) return {
		raw: value,
		places: placesOf(found.name, at),
		text
	};
	const holder = value;
	if (typeof value !== "object" || value === null || !Object.hasOwn(value, "portcullis")) throw unusable(found, {
		en: "it has no key portcullis",
		ko: "portcullis 키가 없습니다"
	});
	const tell = placesOf(found.name, at);
	return {
		raw: holder.portcullis,
		places: (pointer) => tell(`/portcullis${pointer}`),
		text
	};
}
function textOf(found) {
	try {
		const bytes = readFileSync(found.path);
		if (bytes.length > largestFile) throw unusable(found, {
			en: "it is larger than 1 MB",
			ko: "1 MB보다 큽니다"
		});
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch (error) {
		if (error instanceof Failure) throw error;
		throw unusable(found, reasonOf(error));
	}
}
function reasonOf(error) {
	const { code } = error;
	if (code === "ENOENT") return {
		en: "there is no such file",
		ko: "그런 파일이 없습니다"
	};
	if (code === "ERR_ENCODING_INVALID_ENCODED_DATA") return {
		en: "it is no UTF-8",
		ko: "UTF-8이 아닙니다"
	};
	const message = printable(String(code ?? error), 200);
	return {
		en: message,
		ko: message
	};
}
async function readModule(found) {
	textOf(found);
	const places = placesOf(found.name, () => null);
	const { default: raw } = await load(found);
	if (raw === void 0) throw unusable(found, {
		en: "it has no default export",
		ko: "default export가 없습니다"
	});
	return {
		raw,
		places,
		text: null
	};
}
async function load(found) {
	try {
		return await import(pathToFileURL(found.path).href);
	} catch (error) {
		const [message = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
		const said = printable(message || "error", 300).replace(/\.$/, "");
		throw unusable(found, {
			en: said,
			ko: said
		});
	}
}
function unusable({ name }, detail) {
	return failure("input.syntax", {
		path: name,
		detail
	}, { reason: "config" });
}
// src/settings/config-plan.ts
async function planWith(found, sources) {
	const config = await readConfig(found);
	await checkConfig(config, sources.now);
	const { typed, env, options, urls } = sources;
	const below = [layerOf(config.values, "file", "", config)];
	const given = readGiven(typed, env, options, below);
	const configured = expand(config);
	const wanted = urls.length === 0 ? configured : urls.map((url) => chosen(url, configured, sources));
	const targets = wanted.map((entry) => toTarget(entry, {
		config,
		sources,
		below
	}));
	const { waivers = [] } = config.values;
	const measured = new Set(wanted.map(({ url }) => url));
	const isWhole = configured.every(({ url }) => measured.has(url));
	return {
		given,
		targets,
		waivers: waivers.map(toWaiver),
		isWhole,
		config
	};
}
function toWaiver({ url, ...waiver }) {
	if (url === void 0) return waiver;
	const exact = url.includes("*") ? null : parseUrl(url);
	return {
		...waiver,
		url: exact && "value" in exact ? exact.value : url
	};
}
function expand(config) {
	const entries = (config.values.targets ?? []).flatMap((target, index) => {
		const pointer = `/targets${step(index)}`;
		const own = typeof target === "string" ? { url: target } : target;
		const at = typeof target === "string" ? pointer : `${pointer}/url`;
		const parsed = parseUrl(own.url);
		if ("problem" in parsed) {
			const { expected, given = shown(own.url) } = parsed.problem;
			throw failure("input.value", {
				field: config.places(at),
				expected,
				given
			}, { reason: "config" });
		}
		const { origin } = new URL(parsed.value);
		return (own.paths?.map((path, nth) => pathOn(origin, path, config.places(`${pointer}/paths${step(nth)}`))) ?? [parsed.value]).map((url) => ({
			url,
			urlNaming: config.places(at),
			own,
			pointer
		}));
	});
	const seen = new Map();
	for (const { url, pointer } of entries) {
		const first = seen.get(url);
		if (first !== void 0) {
			const params = {
				field: url,
				first: config.places(first),
				second: config.places(pointer)
			};
			throw failure("input.conflict", params, { reason: "config" });
		}
		seen.set(url, pointer);
	}
	return entries;
}
function pathOn(origin, path, field) {
	const parsed = parseUrl(origin + path);
	if ("value" in parsed) return parsed.value;
	throw failure("input.value", {
		field,
		expected: {
			en: "a path that begins with /",
			ko: "/로 시작하는 경로"
		},
		given: shown(path)
	}, { reason: "config" });
}
function chosen(url, configured, { urlNaming }) {
	const parsed = parseUrl(url);
	const canonical = "value" in parsed ? parsed.value : url;
	const known = configured.find((each) => each.url === canonical);
	return known ? {
		...known,
		urlNaming
	} : {
		url: canonical,
		urlNaming,
		own: null,
		pointer: ""
	};
}
const ways = [
	"timeout",
	"resolve",
	"resolver",
	"ca_file"
];
function toTarget({ url, urlNaming, own, pointer }, { config, sources, below }) {
	const layers = own ? [layerOf(own, "target", pointer, config), ...below] : below;
	const given = readGiven(sources.typed, sources.env, sources.options, layers);
	const { rules = {}, checks = {} } = config.values;
	return {
		url,
		...own?.name !== void 0 && { name: own.name },
		given,
		naming: (name) => name === "url" ? urlNaming : given.naming(name),
		rules: {
			...rules,
			...own?.rules
		},
		ownRules: Object.keys(own?.rules ?? {}),
		demands: {
			...demandsOf(checks, "file"),
			...demandsOf(own?.checks ?? {}, "target")
		},
		isApart: ways.some((name) => given.source(name) === "target")
	};
}
function demandsOf(checks, source) {
	const entries = Object.entries(checks).map(([id, demand]) => {
		return [id, {
			...typeof demand === "string" ? { level: demand } : {
				level: "error",
				...demand
			},
			source
		}];
	});
	return Object.fromEntries(entries);
}
export { planWith };
