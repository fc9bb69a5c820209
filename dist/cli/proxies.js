import { n as hostOf } from "./target.js";
import { r as failure } from "./failure.js";
import { n as suggest } from "./near.js";
import { t as printable } from "./printable.js";
import { r as onErrors, t as failOns } from "./policy.js";
import { b as usualFailOn } from "./options.js";
// src/settings/options/policy.ts
function readOutcome(given) {
	return {
		failOn: oneOf(given, "fail_on", failOns) ?? "error",
		onError: oneOf(given, "on_error", onErrors) ?? "fail"
	};
}
function readFailOn(given, check) {
	return oneOf(given, "fail_on", failOns) ?? usualFailOn(check);
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
// src/settings/access/headers.ts
const mostHeaders = 20;
const mostBytes = 8192;
const token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]{1,100}$/;
const variableName = /^[A-Za-z_][A-Za-z0-9_]{0,199}$/;
const kept = /^(?:host|connection|content-length|transfer-encoding|te|trailer|upgrade|expect|keep-alive|proxy-.*|http2-settings|accept-encoding|origin|range|if-.*)$/;
function readHeaders(given) {
	const entries = given.list("header").map((entry) => readEntry(entry, given));
	const names = entries.map(({ name }) => name);
	const twice = names.find((name, at) => names.indexOf(name) !== at);
	if (twice !== void 0) throw wrong$1(given, {
		en: `given once for ${twice}`,
		ko: `${twice}에 한 번만`
	}, two);
	if (entries.length > mostHeaders) throw wrong$1(given, {
		en: `no more than ${mostHeaders} headers`,
		ko: `${mostHeaders}개 이하의 헤더`
	}, `${entries.length}`);
	const bytes = entries.reduce((sum, { name, value }) => sum + name.length + value.length + 4, 0);
	if (bytes > mostBytes) throw wrong$1(given, {
		en: "no more than 8 kB, all headers together",
		ko: "모두 합하여 8 kB 이하"
	}, `${bytes} B`);
	return {
		headers: Object.fromEntries(entries.map(({ name, value }) => [name, value])),
		empty: entries.find(({ value }) => value === "")?.name ?? null
	};
}
function headersShown(given) {
	return given.list("header").map((entry) => {
		const { name, isValue, rest } = readForm(entry, given);
		return isValue ? `${name}: ***` : `${name}=${rest}`;
	});
}
const two = {
	en: "twice",
	ko: "두 번"
};
function split(entry) {
	const at = entry.search(/[:=]/);
	if (at < 0) return {
		name: entry,
		isValue: false,
		rest: ""
	};
	return {
		name: entry.slice(0, at).trim(),
		isValue: entry[at] === ":",
		rest: entry.slice(at + 1).trim()
	};
}
function readForm(entry, given) {
	const form = split(entry);
	const { name, isValue, rest } = form;
	const source = given.source("header");
	const isStep = source === "input" || source === "option";
	if (isValue && !isStep || !isValue && !variableName.test(rest)) throw wrong$1(given, forms(isStep), hidden);
	if (!token.test(name)) throw wrong$1(given, forms(isStep), hidden);
	if (kept.test(name.toLowerCase())) throw wrong$1(given, free, printable(name, 60));
	return form;
}
function readEntry(entry, given) {
	const { name, isValue, rest } = readForm(entry, given);
	const holder = isValue ? {
		en: `The value of ${name}`,
		ko: `${name}의 값`
	} : rest;
	const value = (isValue ? rest : valueOf(rest, name, given)).replace(/^[ \t]+|[ \t]+$/g, "");
	return {
		name: name.toLowerCase(),
		value: value === "" ? value : checked(value, holder, given)
	};
}
function valueOf(variable, header, given) {
	const value = given.variable(variable);
	if (value !== void 0) return value;
	const naming = given.naming("header");
	const expected = {
		en: `${naming} sends what this environment variable holds as ${header}, and it is not set`,
		ko: `${naming}는 이 환경 변수의 값을 ${header}로 보내는데, 설정되어 있지 않습니다`
	};
	const unnamed = {
		en: `The variable that ${header} names`,
		ko: `${header}에 지정한 환경 변수`
	};
	const field = isSurelyName(variable, given) ? variable : unnamed;
	throw failure("input.missing", {
		field,
		expected
	}, { reason: "header" });
}
const usualName = /^[A-Z_][A-Z0-9_]{0,63}$/;
function isSurelyName(variable, given) {
	return usualName.test(variable) || given.variable(variable) !== void 0;
}
const visible = /^[\u0020-\u007e\t]+$/;
function checked(value, field, given) {
	if (visible.test(value)) return value;
	const expected = {
		en: "visible ASCII characters on one line, without line breaks and control characters",
		ko: "줄바꿈과 제어 문자가 없는 한 줄의 ASCII 문자"
	};
	const told = {
		en: `what it holds (${given.naming("header")})`,
		ko: `현재 값(${given.naming("header")})`
	};
	throw failure("input.value", {
		field,
		expected,
		given: told
	}, { reason: "header" });
}
const hidden = {
	en: "what was given (not shown)",
	ko: "다른 값(표시하지 않음)"
};
const free = {
	en: "a header that neither frames the message nor is for the measurement to say",
	ko: "메시지 구조를 정하거나 측정 자체가 사용하는 것이 아닌 헤더"
};
function forms(isStep) {
	return isStep ? {
		en: "lines NAME=VARIABLE, with the name of an environment variable that holds the value, or Name: value",
		ko: "값을 담은 환경 변수의 이름을 쓴 NAME=VARIABLE 줄 또는 Name: value 줄"
	} : {
		en: "NAME=VARIABLE, the name of a header and of an environment variable that holds its value: on a command line and in a file others can read the value itself",
		ko: "헤더 이름과, 값을 담은 환경 변수의 이름을 쓴 NAME=VARIABLE(명령줄과 파일의 값은 다른 사람이 읽을 수 있습니다)"
	};
}
function wrong$1(given, expected, told) {
	return failure("input.value", {
		field: given.naming("header"),
		expected,
		given: told
	}, { reason: "header" });
}
// src/settings/access/proxies.ts
const proxyVariables = [
	"https_proxy",
	"HTTPS_PROXY",
	"http_proxy",
	"HTTP_PROXY",
	"all_proxy",
	"ALL_PROXY"
];
const off = "off";
function readProxies(given) {
	const entries = (given.variable("no_proxy") || given.variable("NO_PROXY") || "").split(/[\s,]+/).filter((entry) => entry !== "");
	const named = typed(given);
	if (named !== void 0) return {
		secure: named,
		plain: named,
		bypass: entries
	};
	const every = told(given, "all");
	return {
		secure: told(given, "https") ?? every,
		plain: told(given, "http") ?? every,
		bypass: entries
	};
}
function toProxies({ secure, plain, bypass }) {
	return secure || plain ? {
		secure: secure?.proxy,
		plain: plain?.proxy,
		bypass
	} : null;
}
function secretsOfProxies({ secure, plain }) {
	return [secure, plain].flatMap((named) => named?.proxy.authorization ?? []);
}
function typed(given) {
	const from = given.source("proxy");
	if (from === void 0) return void 0;
	const field = given.naming("proxy");
	if (from !== "environment" && given.list("proxy").length > 1) throw failure("input.repeated", {
		field,
		count: given.list("proxy").length
	}, { reason: "proxy" });
	const text = given.one("proxy") ?? off;
	if (text !== off && !/:\/\/|:\d+\/?\s*$/.test(text)) throw wrong(text, field);
	return text === off ? null : {
		proxy: readProxy(text, field),
		from
	};
}
function told(given, scheme) {
	const from = proxyVariables.find((name) => name.toLowerCase() === `${scheme}_proxy` && given.variable(name));
	const text = from && given.variable(from);
	return from && text ? {
		proxy: readProxy(text, from),
		from
	} : null;
}
const usualPort = {
	"http:": 1080,
	"https:": 443
};
const expected = {
	en: "the URL of a proxy such as http://proxy.example:3128, http or https, with user name and password in front where it wants them",
	ko: "http://proxy.example:3128 같은 프록시 URL(http 또는 https, 필요하면 사용자 이름과 비밀번호를 앞에)"
};
function readProxy(text, field) {
	const url = URL.parse(text.includes("://") ? text.trim() : `http://${text.trim()}`);
	const isHttp = url?.protocol === "http:" || url?.protocol === "https:";
	const hasMore = url && (url.search !== "" || url.hash !== "" || !/^\/?$/.test(url.pathname));
	if (!url || !isHttp || hostOf(url) === "" || url.port === "0" || hasMore) throw wrong(text, field);
	const isSecure = url.protocol === "https:";
	const authorization = credentialsOf(url, text, field);
	return {
		isSecure,
		host: hostOf(url),
		port: url.port === "" ? portIn(text, isSecure) : Number(url.port),
		...authorization !== void 0 && { authorization },
		name: `${url.protocol}//${url.host}`
	};
}
function portIn(text, isSecure) {
	if (/:(?:80|443)\/?\s*$/.exec(text)) return isSecure ? 443 : 80;
	return isSecure ? usualPort["https:"] : usualPort["http:"];
}
function credentialsOf({ username, password }, text, field) {
	if (username === "" && password === "") return void 0;
	const [user, word] = [decoded(username), decoded(password)];
	if (user === null || word === null || /[\u0000-\u001f\u007f]/.test(user + word) || user.includes(":")) throw wrong(text, field);
	return `Basic ${Buffer.from(`${user}:${word}`).toString("base64")}`;
}
function decoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return null;
	}
}
const knownScheme = /^\s*(?:https?|ftp|wss?|socks[45]?[ah]?):\/\//i;
function wrong(text, field) {
	const place = text.slice(text.lastIndexOf("@") + 1).split(/[?#]/, 1)[0] ?? "";
	const shown = printable(knownScheme.test(place) ? place : place.replace(/^.*:\/\//s, "…://"), 60);
	const given = text.includes("@") ? `"…@${shown}"` : `"${shown}"`;
	return failure("input.value", {
		field,
		expected,
		given
	}, { reason: "proxy" });
}
export { readHeaders as a, readFailOn as c, headersShown as i, readOutcome as l, secretsOfProxies as n, policyOf as o, toProxies as r, readBaseline as s, readProxies as t };
