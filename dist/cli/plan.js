import { o as __toESM } from "./rolldown-runtime.js";
import { a as readPersistence, as as parseUrl, br as readMeasuring, di as gateRules, dt as readGiven, fi as gives, ft as gate, i as readConcurrency, mi as isDemandable, pi as isAboutText, s as readThresholds, si as ruleIds } from "./gate.js";
import { P as idOfDemand, X as ways, _ as optionsOf, dt as printable, gt as suggest, ht as nearest, it as registry, st as parseInput, ut as shown, yt as failure } from "./start.js";
import { n as pointerStep } from "./jsonc.js";
import { n as problemKeyOf } from "./problems.js";
import { n as partsOf$1 } from "./url-pattern.js";
// src/settings/config/demands.ts
function demandsOf(ofAll, own) {
	const entries = [...new Set([...Object.keys(ofAll), ...Object.keys(own)])].map((id) => {
		const source = Object.hasOwn(own, id) ? "target" : "file";
		return [id, {
			level: "error",
			...partsOf(ofAll, id),
			...partsOf(own, id),
			source
		}];
	});
	return Object.fromEntries(entries);
}
function partsOf(checks, id) {
	const demand = Object.hasOwn(checks, id) ? checks[id] : void 0;
	return typeof demand === "string" ? { level: demand } : demand ?? {};
}
// src/settings/config/check-query.ts
function checkQuery({ part, source, pointer }, { values, places }) {
	const ofAll = values.checks ?? {};
	const targets = source === "target" ? [part] : [{}, ...values.targets ?? []];
	const asked = new Set(targets.flatMap((target) => {
		const own = typeof target === "object" && "checks" in target ? target.checks ?? {} : {};
		return Object.entries(demandsOf(ofAll, own)).flatMap(([id, { level }]) => level === "off" ? [] : [id]);
	}));
	for (const [rule, level] of Object.entries(part.rules ?? {})) {
		const check = level === "off" ? void 0 : demandedBy(rule);
		if (check === void 0 || asked.has(check)) continue;
		const example = `"checks": { "${check}": "${level}" }`;
		const expected = {
			en: `off, because the check ${check} is not requested under checks (to request it, add ${example})`,
			ko: `off(checks에서 ${check} 점검을 요청하지 않은 경우. 요청하려면 ${example} 추가)`
		};
		const field = places(`${pointer}/rules${pointerStep(rule)}`);
		throw failure("input.value", {
			field,
			expected,
			given: shown(level)
		}, { reason: "config" });
	}
}
const always = new Set([
	"gate",
	"ssl",
	"http"
]);
function demandedBy(rule) {
	return registry.find(({ id }) => {
		if (id === "gate") return false;
		return rule === `gate.${idOfDemand(id)}` || !always.has(id) && rule.startsWith(`${id}.`);
	})?.id;
}
// src/settings/config/layer.ts
const paths = new Set(["baseline", ...ways.flatMap(({ name, isFile }) => isFile ? [name] : [])]);
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
// src/settings/options/waiver-url.ts
async function wrongPattern(text) {
	if (!text.includes("*")) return "value" in parseUrl(text) ? null : aUrl;
	if (text === "**") return null;
	const right = canonical(text);
	if (right === null || !await isOfOneSite(right)) return aUrl;
	return right === text ? null : {
		en: `written ${right}`,
		ko: `${right} 형식`
	};
}
const aUrl = {
	en: "a URL such as https://example.com/**, or https://*.example.com/** for the hosts below it",
	ko: "https://example.com/** 같은 URL(하위 호스트는 https://*.example.com/**)"
};
const tokens = [["**", "zz0q"], ["*", "zz1q"]];
function canonical(text) {
	if (text === "*") return "**";
	const schemed = text.includes("://") ? text.trim() : `https://${text.trim()}`;
	const parts = partsOf$1(schemed.replace(/^([^:/?#]+:\/\/)[^/?#]*@/, "$1"));
	if (!parts) return null;
	const host = parts.rest === "" && /[^.*]\*\*?$/.test(parts.host) ? parts.host.replace(/\*+$/, "") : parts.host;
	const port = parts.port === "" || parts.port === "*" ? "" : `:${parts.port}`;
	const scheme = parts.scheme === "*" ? "https" : parts.scheme;
	const parsed = parseUrl(`${scheme}://${hidden(host)}${port}${hidden(parts.rest || "/**")}`);
	const read = "value" in parsed ? partsOf$1(shownAgain(parsed.value)) : null;
	if (!read || read.host.split("*").length !== host.split("*").length) return null;
	const portAgain = parts.port === "*" ? "*" : read.port;
	const right = `${parts.scheme === "*" ? "*" : read.scheme}://${read.host}${portAgain && `:${portAgain}`}${read.rest}`;
	return printable(right, 2048);
}
function hidden(text) {
	return tokens.reduce((now, [stars, token]) => now.replaceAll(stars, token), text);
}
function shownAgain(text) {
	return tokens.reduce((now, [stars, token]) => now.replaceAll(token, stars), text);
}
async function isOfOneSite(pattern) {
	const host = partsOf$1(pattern)?.host ?? "";
	if (!host.includes("*") || host === "*" || host === "**") return true;
	const behind = host.slice(host.lastIndexOf("*") + 1);
	if (behind.startsWith(".")) return behind.length > 1;
	const { getDomain } = await import("./cjs.js").then((m) => __toESM(m.default, 1));
	return behind.includes(".") && getDomain(behind.slice(behind.indexOf(".") + 1)) !== null;
}
// src/settings/config/check.ts
async function checkConfig(config, now) {
	const { values } = config;
	const parts = [{
		part: values,
		source: "file",
		pointer: ""
	}, ...(values.targets ?? []).flatMap((target, index) => typeof target === "string" ? [] : [{
		part: target,
		source: "target",
		pointer: `/targets${pointerStep(index)}`
	}])];
	parts.forEach((part) => checkValues(part, config));
	for (const part of parts) await checkDemands(part, config);
	if (!(parts.some(({ part }) => Object.keys(part.rules ?? {}).length > 0) || (values.waivers ?? []).length > 0)) return;
	const known = await ruleIds();
	parts.forEach((part) => checkRules(part, known, config));
	parts.forEach((part) => checkQuery(part, config));
	checkWaivers(config, known, now);
	await checkWaivedUrls(config);
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
const checkIds = registry.map(({ id }) => id).filter(isDemandable);
async function checkDemands({ part: { checks = {} }, pointer }, { places }) {
	for (const [id, demand] of Object.entries(checks)) {
		const entry = registry.find((each) => each.id === id && checkIds.includes(id));
		const at = `${pointer}/checks${pointerStep(id)}`;
		if (isAboutText(id)) {
			const params = {
				field: places(at),
				expected: withoutTarget(id),
				given: shown(demand)
			};
			throw failure("input.value", params, { reason: "config" });
		}
		if (!entry) throw failure("input.unknown", {
			field: problemKeyOf(places(at)),
			suggestion: suggest(id, checkIds)
		}, { reason: "config" });
		if (typeof demand === "string") continue;
		const check = await entry.load();
		const missing = ["minScore", "minGrade"].find((name) => demand[name] !== void 0 && !gives(check, name));
		if (missing === void 0) continue;
		const expected = withoutLimit(id, check.scoring ? lacks.grade : lacks.both);
		const params = {
			field: places(`${at}/${missing}`),
			expected,
			given: shown(demand[missing])
		};
		throw failure("input.value", params, { reason: "config" });
	}
}
const lacks = {
	grade: {
		en: "gives no grade (use minScore instead)",
		ko: "등급이 없음. 대신 minScore를 사용"
	},
	both: {
		en: "gives no grade",
		ko: "등급이 없음"
	}
};
function withoutLimit(id, { en, ko }) {
	return {
		en: `left out, because ${id} ${en}`,
		ko: `빼야 하는 값(${id} 점검에는 ${ko})`
	};
}
function withoutTarget(id) {
	return {
		en: `left out, because ${id} does not measure a target (run it by itself: npx portcullis ${id})`,
		ko: `빼야 하는 값(${id} 점검에는 측정할 대상이 없음. 따로 npx portcullis ${id} 명령으로 실행)`
	};
}
function checkRules({ part: { rules = {} }, source, pointer }, known, { places }) {
	for (const [id, level] of Object.entries(rules)) {
		const field = places(`${pointer}/rules${pointerStep(id)}`);
		if (!known.includes(id)) {
			const suggestion = groups().includes(id) ? oneByOne : suggestRule(id, known);
			throw failure("input.unknown", {
				field: problemKeyOf(field),
				suggestion
			}, { reason: "config" });
		}
		const rule = gateRules().get(id);
		const expected = rule && wrongLevel(rule, level, source);
		if (expected) throw failure("input.value", {
			field,
			expected,
			given: shown(level)
		}, { reason: "config" });
	}
}
function suggestRule(given, known) {
	const near = suggest(given, known);
	if (near.en !== "") return near;
	const tail = nearest(tailOf(given), known.map(tailOf));
	const meant = known.find((id) => tail !== null && tailOf(id) === tail);
	return meant === void 0 ? near : suggest(meant, [meant]);
}
function tailOf(id) {
	return id.slice(id.indexOf(".") + 1);
}
const oneByOne = {
	en: " A group of rules can only be waived. Set the level of each rule by its id.",
	ko: " 규칙 묶음은 예외에만 쓸 수 있습니다. rules에서 수준을 규칙마다 id로 정하십시오."
};
function wrongLevel({ levels, isOfRun }, level, source) {
	if (isOfRun && source === "target") return {
		en: "left out here, because the rule is about the whole run (set it under the rules for all targets)",
		ko: "빼야 하는 값(전체 실행에 대한 규칙이므로 모든 대상의 rules에 둡니다)"
	};
	if (levels.includes(level)) return null;
	return {
		en: "warn or error (a threshold has its own switch: min_ssl, min_headers or min_days: off, require_https: false, or off under checks)",
		ko: "warn 또는 error(기준은 자체 설정으로 끕니다: min_ssl, min_headers, min_days는 off, require_https는 false, checks 항목은 off)"
	};
}
const day = 864e5;
const longestWaiver = 366;
function checkWaivers({ values: { waivers = [] }, places }, rules, now) {
	const known = waivable(rules);
	waivers.forEach(({ rule, until }, index) => {
		const pointer = `/waivers${pointerStep(index)}`;
		if (!known.includes(rule)) {
			const field = places(`${pointer}/rule`);
			const suggestion = suggestRule(rule, known);
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
				en: `a date at most ${longestWaiver} days ahead`,
				ko: `최대 ${longestWaiver}일 뒤의 날짜`
			};
			throw failure("input.value", {
				field: places(`${pointer}/until`),
				expected,
				given: shown(until)
			}, { reason: "config" });
		}
	});
}
async function checkWaivedUrls({ values: { waivers = [] }, places }) {
	for (const [index, { url }] of waivers.entries()) {
		const expected = url === void 0 ? null : await wrongPattern(url);
		if (url === void 0 || expected === null) continue;
		const params = {
			field: places(`/waivers${pointerStep(index)}/url`),
			expected,
			given: shown(url)
		};
		throw failure("input.value", params, { reason: "config" });
	}
}
function waivable(rules) {
	return [...rules.filter((id) => !aboutPolicy.test(id)), ...groups()];
}
const aboutPolicy = /^gate\.(?:waiver|baseline)-/;
function groups() {
	return [...checkIds, "gate"].map((id) => `${id}.*`);
}
// src/settings/config/targets.ts
function expand(config) {
	const entries = (config.values.targets ?? []).flatMap((target, index) => {
		const pointer = `/targets${pointerStep(index)}`;
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
		const urls = own.paths?.map((path, nth) => pathOn(origin, path, config.places(`${pointer}/paths${pointerStep(nth)}`)));
		return (urls ?? [parsed.value]).map((url, nth) => {
			return {
				url,
				urlNaming: config.places(at),
				own,
				pointer,
				at: urls ? `${pointer}/paths${pointerStep(nth)}` : at
			};
		});
	});
	const seen = new Map();
	for (const { url, at } of entries) {
		const first = seen.get(url);
		if (first !== void 0) {
			const params = {
				field: url,
				first: config.places(first),
				second: config.places(at)
			};
			throw failure("input.conflict", params, { reason: "config" });
		}
		seen.set(url, at);
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
// src/settings/config/plan.ts
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
	const isWhole = configured.length > 0 && configured.every(({ url }) => measured.has(url));
	return {
		given,
		targets,
		waivers: waivers.map(toWaiver),
		isWhole,
		config,
		now: sources.now
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
		demands: demandsOf(checks, own?.checks ?? {}),
		isApart: ways.some(({ name }) => given.source(name) === "target")
	};
}
export { toWaiver as n, expand as r, planWith as t };
