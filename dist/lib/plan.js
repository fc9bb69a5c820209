import { r as __toESM } from "./rolldown-runtime.js";
import { o as parseUrl } from "./target.js";
import { h as ways, s as optionsOf } from "./blocklist-pattern.js";
import { t as registry } from "./checks.js";
import { t as gate } from "./gate.js";
import { r as failure } from "./failure.js";
import { n as parseInput, r as shown } from "./input.js";
import { n as suggest, t as nearest } from "./near.js";
import { n as idOfDemand } from "./policy.js";
import { n as step } from "./jsonc.js";
import { t as problems } from "./problems.js";
import { n as readPersistence, o as readMeasuring, r as readThresholds, t as readConcurrency, u as readGiven } from "./waiting.js";
import { t as printable } from "./printable.js";
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
// src/settings/config/asked.ts
function checkAsked({ part, source, pointer }, { values, places }) {
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
			en: `off, unless checks asks ${check} (add ${example})`,
			ko: `off(checks에서 ${check} 검사를 요청하지 않은 경우. 요청하려면 ${example} 추가)`
		};
		const field = places(`${pointer}/rules${step(rule)}`);
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
// src/rules/demandable.ts
const aboutText = new Set(registry.filter(({ subject }) => subject.value === "FILE").map(({ id }) => id));
function isDemandable(id) {
	return id !== "gate" && !isAboutText(id);
}
function isAboutText(id) {
	return aboutText.has(id);
}
function gives({ grading, scoring }, limit) {
	return grading !== void 0 || limit === "minScore" && scoring !== void 0;
}
// src/rules/gate-rules.ts
const loud = ["warn", "error"];
const all = [
	"off",
	"warn",
	"error"
];
function ofThreshold(option, off, words) {
	const verdict = {
		en: `What is worse than ${option} fails the target; the level warn makes it a warning. What could not be measured leaves the target unknown. ${option}: ${off} switches it off.`,
		ko: `${option} 기준보다 나쁘면 대상이 실패하며, 수준이 warn이면 주의로 낮아집니다. 측정하지 못하면 판단 불가입니다. 끄려면 ${option}: ${off} 값을 씁니다.`
	};
	return {
		severity: "high",
		...words,
		verdict,
		levels: loud
	};
}
const thresholds = {
	ssl: ofThreshold("min_ssl", "off", {
		cause: {
			en: "Certificate and TLS are graded below the threshold.",
			ko: "인증서와 TLS 등급이 기준에 못 미칩니다."
		},
		action: {
			en: "Mend the ssl findings, worst first.",
			ko: "ssl 문제를 심각한 것부터 고치십시오."
		}
	}),
	headers: ofThreshold("min_headers", "off", {
		cause: {
			en: "The security headers are graded below the threshold.",
			ko: "보안 헤더 등급이 기준에 못 미칩니다."
		},
		action: {
			en: "Mend the http findings, worst first.",
			ko: "http 문제를 심각한 것부터 고치십시오."
		}
	}),
	days: ofThreshold("min_days", "off", {
		cause: {
			en: "A certificate expires too soon.",
			ko: "인증서가 곧 만료됩니다."
		},
		action: {
			en: "Renew it, and automate the renewal.",
			ko: "인증서를 갱신하고 갱신을 자동화하십시오."
		}
	}),
	https: ofThreshold("require_https", "false", {
		cause: {
			en: "The site can be had over plain HTTP.",
			ko: "사이트에 평문 HTTP로 접속할 수 있습니다."
		},
		action: {
			en: "Redirect every request on port 80 to https, or close the port.",
			ko: "80번 포트의 모든 요청을 https로 리디렉션하거나 포트를 닫으십시오."
		}
	})
};
function ofDemand(id) {
	return {
		severity: "high",
		cause: {
			en: `The check ${id} is not passed as demanded.`,
			ko: `${id} 검사가 요구한 수준을 통과하지 못했습니다.`
		},
		action: {
			en: `Mend the ${id} findings, worst first.`,
			ko: `${id} 문제를 심각한 것부터 고치십시오.`
		},
		verdict: {
			en: `Asked only where checks.${id} of the configuration demands it. Its level there decides: error fails the target, warn warns, off asks nothing; a rule of this name may say otherwise. What could not be measured leaves the target unknown. Issues that are waived or off count neither for maxSeverity nor for a level alone; a grade and a score are what was measured.`,
			ko: `설정의 checks.${id} 항목이 요구할 때만 검사합니다.  그 수준이 error이면 대상이 실패하고, warn이면 주의, off이면 검사하지 않습니다. 이 이름의 규칙으로 바꿀 수 있습니다. 측정하지 못하면 판단 불가입니다. 예외이거나 꺼 둔 문제는 maxSeverity 값이나 수준만 적은 요구에 영향을 주지 않지만, 등급과 점수는 측정한 그대로 씁니다.`
		},
		levels: loud
	};
}
const ofPolicy = {
	"waiver-expired": {
		severity: "high",
		cause: {
			en: "A waiver that is still needed has expired.",
			ko: "아직 필요한 예외가 만료되었습니다."
		},
		action: {
			en: "Mend what it is about, or decide again and give it a new date.",
			ko: "해당 문제를 고치거나, 다시 판단해 새 날짜를 정하십시오."
		},
		verdict: {
			en: "Fails the target, and what the waiver excused counts again; the level warn makes it a warning.",
			ko: "대상이 실패하고, 예외로 두었던 문제도 다시 판정에 들어갑니다. 수준이 warn이면 주의로 낮아집니다."
		},
		levels: loud
	},
	"waiver-unneeded": {
		severity: "low",
		cause: {
			en: "Nothing needs a waiver any more.",
			ko: "더 이상 필요하지 않은 예외가 있습니다."
		},
		action: {
			en: "Take it out of the configuration.",
			ko: "설정에서 삭제하십시오."
		},
		verdict: {
			en: "Makes the verdict of the run a warning; error fails it, off says nothing.",
			ko: "전체 판정이 주의가 됩니다. 수준이 error이면 실패하고, off이면 알리지 않습니다."
		},
		levels: all,
		isOfRun: true
	},
	unstable: {
		severity: problems.unstable.severity,
		cause: problems.unstable.cause,
		action: problems.unstable.action,
		verdict: {
			en: "A target that fails is measured once more. Where the second measurement differs it stands, but never better than a warning; error fails the target, off takes the second as it is.",
			ko: "실패한 대상은 한 번 더 측정합니다. 두 번째 결과가 다르면 그것을 따르되 주의보다 좋아지지 않습니다. 수준이 error이면 대상이 실패하고, off이면 두 번째 결과를 그대로 따릅니다."
		},
		levels: all
	},
	"baseline-mended": {
		severity: "info",
		cause: {
			en: "Entries of the baseline are found no more.",
			ko: "기준선의 항목 중 이제 발견되지 않는 것이 있습니다."
		},
		action: {
			en: "Take them out with --update-baseline.",
			ko: "--update-baseline으로 정리하십시오."
		},
		verdict: {
			en: "Is said and changes no verdict; warn makes that of the run a warning, error fails it, off says nothing.",
			ko: "알리기만 하고 판정은 바꾸지 않습니다. 수준이 warn이면 전체 판정이 주의가 되고, error이면 실패하며, off이면 알리지 않습니다."
		},
		levels: all,
		isOfRun: true
	},
	"rule-unmeasured": {
		severity: "medium",
		cause: {
			en: "A rule has a level, and its check could not be measured as a whole.",
			ko: "수준을 정한 규칙이 속한 검사를 모두 측정하지 못했습니다."
		},
		action: {
			en: "Measure again once the check can be measured, or switch the rule off.",
			ko: "검사를 모두 측정할 수 있을 때 다시 측정하거나, 규칙을 끄십시오."
		},
		verdict: {
			en: "Leaves the target unknown where the level of the rule is error, whatever the thresholds are; where it is warn, that is said and changes no verdict.",
			ko: "규칙의 수준이 error이면 기준과 상관없이 대상은 판단 불가입니다. warn이면 알리기만 하고 판정은 바꾸지 않습니다."
		},
		levels: []
	},
	"target-repeated": {
		severity: "info",
		cause: {
			en: "A target was named more than once.",
			ko: "대상이 두 번 이상 지정되었습니다."
		},
		action: {
			en: "Name it once.",
			ko: "한 번만 지정하십시오."
		},
		verdict: {
			en: "Is said and changes no verdict: the target is measured once.",
			ko: "알리기만 하고 판정은 바꾸지 않습니다. 대상은 한 번만 측정합니다."
		},
		levels: [],
		isOfRun: true
	},
	"header-short": {
		severity: "info",
		cause: {
			en: "The value of a header is too short to be masked.",
			ko: "헤더 값이 너무 짧아 가릴 수 없습니다."
		},
		action: {
			en: "Send a longer secret; a value that is none needs nothing.",
			ko: "더 긴 비밀 값을 보내십시오. 비밀이 아니라면 그대로 두어도 됩니다."
		},
		verdict: {
			en: "Is said and changes no verdict: where the target echoes the value, reports show it. A value of one or two characters, true, false, yes, off and none are taken for switches.",
			ko: "알리기만 하고 판정은 바꾸지 않습니다. 대상이 그 값을 되돌려 보내면 보고서에 나타납니다. 한두 글자와 true, false, yes, off, none은 스위치로 봅니다."
		},
		levels: [],
		isOfRun: true
	},
	verdict: {
		severity: "high",
		cause: {
			en: "The target could not be measured.",
			ko: "대상을 측정하지 못했습니다."
		},
		action: {
			en: "See its reason, and measure again once it can be reached.",
			ko: "이유를 확인하고, 접속할 수 있게 되면 다시 측정하십시오."
		},
		verdict: {
			en: "Leaves the target unknown: exit code 3, unless something else fails. on_error decides what becomes of it.",
			ko: "대상은 판단 불가이며, 달리 실패한 것이 없으면 종료 코드는 3입니다. 처리 방법은 on_error 값으로 정합니다."
		},
		levels: []
	}
};
function gateRules(ids = registry.map((entry) => entry.id)) {
	const demands = ids.filter(isDemandable).map((id) => [idOfDemand(id), ofDemand(id)]);
	const entries = [
		...Object.entries(thresholds),
		...Object.entries(ofPolicy),
		...demands
	];
	return new Map(entries.map(([id, rule]) => [`gate.${id}`, rule]));
}
// src/rules/rules.ts
async function ruleIds() {
	return ruleIdsOf(await Promise.all(registry.map((entry) => entry.load())));
}
function ruleIdsOf(checks) {
	const own = [...gateRules(checks.map(({ id }) => id))].flatMap(([id, { levels }]) => levels.length > 0 ? [id] : []);
	const found = checks.filter(({ id }) => isDemandable(id)).flatMap(({ id, words }) => Object.keys(words.problems).map((problem) => `${id}.${problem}`));
	return [...own, ...found];
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
		pointer: `/targets${step(index)}`
	}])];
	parts.forEach((part) => checkValues(part, config));
	for (const part of parts) await checkDemands(part, config);
	if (!(parts.some(({ part }) => Object.keys(part.rules ?? {}).length > 0) || (values.waivers ?? []).length > 0)) return;
	const known = await ruleIds();
	parts.forEach((part) => checkRules(part, known, config));
	parts.forEach((part) => checkAsked(part, config));
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
		const at = `${pointer}/checks${step(id)}`;
		if (isAboutText(id)) {
			const params = {
				field: places(at),
				expected: withoutTarget(id),
				given: shown(demand)
			};
			throw failure("input.value", params, { reason: "config" });
		}
		if (!entry) throw failure("input.unknown", {
			field: places(at),
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
		en: "gives no grade; minScore can be demanded",
		ko: "등급이 없음. minScore는 쓸 수 있음"
	},
	both: {
		en: "gives no grade",
		ko: "등급이 없음"
	}
};
function withoutLimit(id, { en, ko }) {
	return {
		en: `left out, since ${id} ${en}`,
		ko: `빼야 하는 값(${id} 검사에는 ${ko})`
	};
}
function withoutTarget(id) {
	return {
		en: `left out, since ${id} reads a text and is about no target (portcullis ${id} FILE runs it)`,
		ko: `빼야 하는 값(${id} 검사는 텍스트를 읽으므로 대상이 없음. 따로 portcullis ${id} FILE로 실행)`
	};
}
function checkRules({ part: { rules = {} }, source, pointer }, known, { places }) {
	for (const [id, level] of Object.entries(rules)) {
		const field = places(`${pointer}/rules${step(id)}`);
		if (!known.includes(id)) {
			const suggestion = groups().includes(id) ? oneByOne : suggestRule(id, known);
			throw failure("input.unknown", {
				field,
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
	en: " A group of rules may be waived; levels are given rule by rule.",
	ko: " 규칙 묶음은 예외에만 쓸 수 있으며, 수준은 규칙마다 정합니다."
};
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
	const known = waivable(rules);
	waivers.forEach(({ rule, until }, index) => {
		const pointer = `/waivers${step(index)}`;
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
				en: `at most ${longestWaiver} days ahead`,
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
			field: places(`/waivers${step(index)}/url`),
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
export { planWith };
