import { o as parseUrl } from "./target.js";
import { t as registry } from "./checks.js";
import { t as gate } from "./gate.js";
import { r as failure } from "./failure.js";
import { n as parseInput, r as shown } from "./input.js";
import { n as suggest } from "./near.js";
import { r as gateRules, t as ruleIds } from "./rules.js";
import { f as readGiven, i as readThresholds, n as readPersistence, s as readMeasuring, t as readConcurrency } from "./waiting.js";
import { n as step } from "./jsonc.js";
import { o as optionsOf } from "./options.js";
// src/settings/config-layer.ts
const paths = new Set([
	"ca_file",
	"baseline",
	"client_cert",
	"client_key"
]);
function layerOf(part, source, pointer, { places, resolve }) {
	const values = part;
	return {
		source,
		naming: (name) => places(`${pointer}/${name}`),
		value(name) {
			const value = Object.hasOwn(values, name) ? values[name] : void 0;
			if (value === void 0 || name === "targets") return void 0;
			if (paths.has(name)) return resolve(value);
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
	parseInput(gate.input, {
		url: "https://example.com/",
		...readThresholds(given)
	}, given.naming);
	readMeasuring(given);
	readPersistence(given);
	readConcurrency(given);
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
function checkRules({ part: { rules = {} }, source, pointer }, known, { places }) {
	for (const [id, level] of Object.entries(rules)) {
		const field = places(`${pointer}/rules${step(id)}`);
		if (!known.includes(id)) throw failure("input.unknown", {
			field,
			suggestion: suggest(id, known)
		}, { reason: "config" });
		const rule = gateRules().get(id);
		const expected = rule && wrongLevel(rule, level, source);
		if (expected) throw failure("input.value", {
			field,
			expected,
			given: shown(level)
		}, { reason: "config" });
	}
}
function wrongLevel({ levels, isOfRun }, level, source) {
	if (isOfRun && source === "target") return {
		en: "left out, since it is about the whole run: it belongs under rules of all targets",
		ko: "빼야 하는 값(전체 실행에 대한 규칙이므로 모든 대상의 rules에 둡니다)"
	};
	if (levels.includes(level)) return null;
	return {
		en: `warn or error; a threshold is switched off by itself`,
		ko: "warn 또는 error. 기준은 그 값으로 끕니다"
	};
}
const day = 864e5;
const longestWaiver = 366;
function checkWaivers({ values: { waivers = [] }, places }, rules, now) {
	const known = [...rules.filter((id) => !aboutPolicy.test(id)), ...groups()];
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
const aboutPolicy = /^gate\.(?:waiver|baseline)-/;
function groups() {
	return [...checkIds, "gate"].map((id) => `${id}.*`);
}
function isPattern(url) {
	if (!url.includes("*")) return "value" in parseUrl(url);
	return /^(?:https?:\/\/|\*)/.test(url);
}
// src/settings/config-targets.ts
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
		const urls = own.paths?.map((path, nth) => pathOn(origin, path, config.places(`${pointer}/paths${step(nth)}`)));
		return (urls ?? [parsed.value]).map((url, nth) => {
			return {
				url,
				urlNaming: config.places(at),
				own,
				pointer,
				at: urls ? `${pointer}/paths${step(nth)}` : at
			};
		});
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
// src/settings/config-plan.ts
async function planWith(config, sources, urls) {
	await checkConfig(config, sources.now);
	const { typed, env, options } = sources;
	const below = [layerOf(config.values, "file", "", config)];
	const given = readGiven(typed, env, options, below);
	const configured = expand(config);
	const wanted = urls.length === 0 ? configured : urls.map((each) => chosen(each, configured));
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
function chosen({ url, naming: urlNaming }, configured) {
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
		pointer: "",
		at: ""
	};
}
const ways = [
	"timeout",
	"resolve",
	"resolver",
	"ca_file",
	"header",
	"client_cert",
	"client_key",
	"proxy"
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
export { toWaiver as n, expand as r, planWith as t };
