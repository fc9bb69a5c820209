import { C as policyOptions, E as reportKinds, F as onErrors, I as ruleLevels, J as measuring, N as failOns, S as crowds, St as languages, T as waiting, Y as remote, at as expectation, dt as printable, gt as suggest, it as registry, ot as neededValue, q as access, ut as shown, w as reports, yt as failure } from "./start.js";
import { Di as grades, Fs as _enum, Os as date, Qs as object, Rs as array, Ws as int, Zs as number, ac as union, ds as severities, nc as strictObject, rc as string, tc as record, xr as blocklistPattern, zs as boolean } from "./gate.js";
import { n as pointerStep } from "./jsonc.js";
// src/settings/config/shapes.ts
const no = "\\u0000-\\u0020\\u007f\\\\";
const eight = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const four = `(?:${eight}\\.){3}${eight}`;
const six = "[0-9A-Fa-f]*:[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*(?:%[^\\]]+)?";
const port = "0*(?:[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])";
const daysText = { pattern: "^\\s*(?:[Aa][Uu][Tt][Oo]|[Oo][Ff][Ff]|\\d{1,2}|[0-7]\\d{2}|8[01]\\d|82[0-5]|(?:\\d{1,2}|0\\d{2}|100)%)\\s*$" };
const daysNumber = {
	minimum: 0,
	maximum: 825
};
const secondsText = { pattern: "^(?!0+(?:\\.0+)?$)(?:[0-2]?\\d{1,2}(?:\\.\\d{1,3})?|300(?:\\.0{1,3})?)$" };
const secondsNumber = {
	minimum: .001,
	maximum: 300
};
const plainServer = `${four}|${six}|\\[(?:${four}|${six})\\]:${port}|${four}:${port}|\\[(?:${four}|${six})\\]`;
const inServer = "\\s\\\\{}@#";
const tlsServer = `[Tt][Ll][Ss]:\\/\\/(?:\\[${six}\\]|[^:\\/?[\\]${inServer}]+)(?::${port})?\\/?(?:#[^\\/${inServer}]+)?`;
const httpsServer = `[Hh][Tt][Tt][Pp][Ss]:\\/\\/[^\\/?${inServer}]+(?:[\\/?][^\\s\\\\{}#]*)?`;
const dnsServer = `(?:${plainServer}|${tlsServer}|${httpsServer})`;
const resolver = { pattern: `^${dnsServer}$` };
const publicResolver = { pattern: `^(?:[^=:\\/[\\]#]+=)?${dnsServer}(?:#filters)?$` };
const dohResolver = { pattern: `^${httpsServer}$` };
const blocklist = { pattern: blocklistPattern };
const pin = { pattern: `^(?:\\[[^\\]]+\\]|\\s*[^:\\[\\]\\s][^:\\[\\]]*):${port}:(?:${four}|\\[(?:${four}|${six})\\])(?::${port})?$` };
const reportWish = { pattern: `^\\s*(?:${reportKinds.join("|")})\\s*=\\s*\\S` };
const scheme = "[Hh][Tt][Tt][Pp][Ss]?:\\/\\/";
const url = `^\\s*(?:${scheme}(?!:*[^\\/?#:@${no}][^\\/?#]*@)[^${no}]+|${`(?![A-Za-z][A-Za-z0-9+.\\-]*:(?!\\d))(?![^\\/?#]*@)[^${no}\\/][^${no}]*`}|${six})\\s*$`;
const target$1 = { pattern: url };
const server = { pattern: `^\\s*${scheme}(?!:*[^\\/:@][^\\/]*@)[^?#${no}]+\\s*$` };
const path = { pattern: `^\\/[^${no}]*\\s*$` };
const waived = { anyOf: [{
	type: "string",
	pattern: url,
	not: { pattern: "\\*" }
}, {
	type: "string",
	pattern: `^(?:\\*\\*|(?:https?|\\*):\\/\\/[a-z0-9_.*\\-]+(?::(?:\\d+|\\*))?\\/[^${no}#]*|(?:https?|\\*):\\/\\/\\[[0-9a-f:]+\\](?::(?:\\d+|\\*))?\\/[^${no}#]*)$`
}] };
// src/settings/config/schema.ts
const gate = registry.find(({ id }) => id === "gate");
const options = [
	...gate?.options ?? [],
	...measuring,
	...access,
	...policyOptions,
	...remote,
	...reports,
	...waiting,
	...crowds
];
function about(name) {
	const option = options.find((each) => each.name === name);
	if (!option) throw new Error(`no option ${name}`);
	return { description: option.about };
}
const longestText = 2048;
const line = string().min(1).max(longestText);
const letters = [...grades, "off"];
function listOf(shape) {
	const one = line.meta(shape);
	return union([one, array(one).max(100)]);
}
const thresholds = {
	min_ssl: line.meta({
		...about("min_ssl"),
		enum: letters
	}),
	min_headers: line.meta({
		...about("min_headers"),
		enum: letters
	}),
	min_days: union([line.meta(daysText), int().meta(daysNumber)]).meta({
		...about("min_days"),
		examples: [
			"auto",
			14,
			"33%",
			"off"
		]
	}),
	require_https: boolean().meta(about("require_https")),
	accept_status: union([line, int().min(200).max(499)]).meta({
		...about("accept_status"),
		examples: [
			404,
			"401,403",
			"4xx"
		]
	}),
	all_ips: boolean().meta(about("all_ips"))
};
const ways = {
	timeout: union([line.meta(secondsText), number().meta(secondsNumber)]).meta(about("timeout")),
	resolve: listOf(pin).meta(about("resolve")),
	resolver: listOf(resolver).meta(about("resolver")),
	ca_file: line.meta(about("ca_file")),
	trust_anchor: line.meta(about("trust_anchor")),
	public_resolver: listOf(publicResolver).meta(about("public_resolver")),
	doh: listOf(dohResolver).meta(about("doh")),
	blocklist: listOf(blocklist).meta(about("blocklist")),
	blocklist_resolver: line.meta({
		...about("blocklist_resolver"),
		...resolver
	}),
	axfr: boolean().meta(about("axfr")),
	header: union([string(), array(string()).max(100)]).meta(about("header")),
	client_cert: line.meta(about("client_cert")),
	client_key: line.meta(about("client_key")),
	proxy: string().meta(about("proxy")),
	proxy_dns: boolean().meta(about("proxy_dns"))
};
const perseverance = {
	wait_for: listOf({}).meta(about("wait_for")),
	wait_timeout: union([line, number()]).meta(about("wait_timeout")),
	wait_interval: union([line, number()]).meta(about("wait_interval")),
	confirm: union([line, int()]).meta(about("confirm")),
	retries: union([line, int()]).meta(about("retries"))
};
const level = _enum(ruleLevels);
const rules = record(string(), level).meta({ description: "Effect of a finding on the verdict, by rule: error fails the target, warn warns, off hides the finding; if the check could not be measured, error makes the target unknown" });
const demand = strictObject({
	level: level.exactOptional().meta({ description: "Effect on the verdict if the requirement is not met (default error)" }),
	minScore: number().min(0).max(100).exactOptional().meta({ description: "Lowest accepted score" }),
	minGrade: _enum(grades).exactOptional().meta({ description: "Lowest accepted grade" }),
	maxSeverity: _enum(severities).exactOptional().meta({ description: "Worst accepted severity of the issues that are not waived and not off" })
});
const checks = record(string(), union([level, demand])).meta({ description: "Other checks that the target must pass: a level alone requires the status pass; an object sets requirements. The settings of a target override the general ones key by key" });
const target = strictObject({
	url: line.meta({
		description: gate?.subject?.about ?? "",
		...target$1
	}),
	name: string().min(1).max(100).meta({ description: "Name in reports" }).exactOptional(),
	paths: array(string().max(longestText).regex(/^\//).meta(path)).min(1).max(100).meta({ description: "Paths to measure instead of the URL's path" }).exactOptional(),
	...object({
		...thresholds,
		...ways,
		...perseverance,
		rules,
		checks
	}).partial().shape
});
const waiver = strictObject({
	rule: line.meta({ description: "The rule, or all rules of a check: http.*" }),
	url: line.meta({
		description: "Canonical URLs to which it applies: in the host, * and ** match any text; after it, * matches text without a slash and ** any text (default all)",
		...waived
	}).exactOptional(),
	reason: string().max(500).regex(/\S/).meta({ description: "Why this is acceptable for now" }),
	until: date().meta({ description: "Last day of validity, in UTC; at most 366 days ahead" }),
	owner: string().min(1).max(100).meta({ description: "Who is responsible for it" }).exactOptional()
});
const configuration = strictObject({
	$schema: string().exactOptional(),
	...object({
		...thresholds,
		...ways,
		...perseverance,
		rules,
		checks
	}).partial().shape,
	targets: array(union([line.meta(target$1), target])).max(1e3).meta({ description: "Targets, used when the command line has no URL" }).exactOptional(),
	waivers: array(waiver).max(1e3).meta({ description: "Waived findings, each with a reason and a last day" }).exactOptional(),
	baseline: line.meta(about("baseline")).exactOptional(),
	fail_on: _enum(failOns).meta(about("fail_on")).exactOptional(),
	on_error: _enum(onErrors).meta(about("on_error")).exactOptional(),
	server: line.meta({
		...about("server"),
		...server
	}).exactOptional(),
	lang: _enum(languages).meta(about("lang")).exactOptional(),
	report: listOf(reportWish).meta(about("report")).exactOptional(),
	concurrency: union([line, int()]).meta(about("concurrency")).exactOptional()
}).meta({ title: "Configuration of Portcullis" });
function keysAt(path) {
	const [first, , ...deeper] = path;
	if (first === void 0) return Object.keys(configuration.shape);
	if (first === "waivers") return Object.keys(waiver.shape);
	if (first === "checks" || deeper[0] === "checks") return Object.keys(demand.shape);
	return first === "targets" ? Object.keys(target.shape) : [];
}
// src/settings/config/problems.ts
function configProblem(error, places, { reason = "config", known = keysAt, few = 6 } = {}) {
	const { issue, path } = innermost(error.issues[0], []);
	const pointer = path.map(pointerStep).join("");
	if (issue.code === "unrecognized_keys") {
		const [key = ""] = issue.keys;
		const suggestion = meant(key, known(path), few);
		const field = problemKeyOf(places(pointer + pointerStep(key)));
		return failure("input.unknown", {
			field,
			suggestion
		}, { reason });
	}
	const field = places(pointer);
	if (issue.input === void 0) {
		const expected = issue.code === "invalid_value" ? issue.values.join(", ") : wordsFor(path) ?? expectation(issue).expected;
		return failure("input.missing", {
			field,
			expected: neededValue(expected)
		}, { reason });
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
		return failure("input.option", params, { reason });
	}
	const expected = special(issue, path) ?? expectation(issue).expected;
	return failure("input.value", {
		field,
		expected,
		given: shownShort(issue.input)
	}, { reason });
}
function problemKeyOf(place) {
	return {
		en: `key ${place}`,
		ko: `키 ${place}`
	};
}
function meant(key, known, few) {
	const near = suggest(key, known);
	if (near.en !== "" || known.length === 0 || known.length > few) return near;
	return {
		en: ` Known keys: ${known.join(", ")}.`,
		ko: ` 쓸 수 있는 키: ${known.join(", ")}.`
	};
}
const patterns = {
	paths: {
		en: "a path that begins with /",
		ko: "/로 시작하는 경로"
	},
	reason: {
		en: "a text that gives the reason",
		ko: "이유를 적은 문장"
	},
	until: {
		en: "a date such as 2027-01-31",
		ko: "2027-01-31 같은 날짜"
	},
	url: {
		en: "a URL such as https://shop.example/",
		ko: "https://shop.example/ 같은 URL"
	}
};
function special(issue, path) {
	return issue.code === "invalid_format" ? wordsFor(path) : null;
}
function wordsFor(path) {
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
function problemPlacesOf(name, at) {
	return (pointer) => {
		const position = at(pointer);
		const where = position ? `${name}:${position.line}:${position.column}` : name;
		return `${printable(pointer === "" ? "/" : pointer, 200)} (${where})`;
	};
}
export { configuration as i, problemKeyOf as n, problemPlacesOf as r, configProblem as t };
