import { t as printable } from "./printable.js";
import { C as failure } from "./schemas.js";
import { n as languages } from "./text.js";
import { n as suggest } from "./near.js";
import { n as toNetwork, p as toBuffer } from "./address.js";
import { S as clientsOf, _ as isSelfIssued, b as readSubject, x as canonicalName, y as readCertificate } from "./challenge.js";
import { a as parseHost } from "./target.js";
import { i as browserOffer } from "./ssl.js";
import { t as registry } from "./checks.js";
import { X509Certificate } from "node:crypto";
import { isIP } from "node:net";
import { readFileSync } from "node:fs";
import { createSecureContext, rootCertificates } from "node:tls";
// src/report/kind-names.ts
const reportKinds = [
	"text",
	"json",
	"ndjson",
	"markdown",
	"sarif",
	"junit",
	"codequality",
	"github",
	"azure",
	"tap",
	"badge"
];
// src/settings/options.ts
const measuring = [
	{
		name: "resolver",
		value: "IP[:port]",
		isList: true,
		about: "Ask this DNS resolver instead of the system's; repeatable"
	},
	{
		name: "resolve",
		value: "host:port:address[:port]",
		isList: true,
		about: "Reach this host at this address, as curl does, whatever the DNS says; repeatable, IPv6 in brackets"
	},
	{
		name: "ca_file",
		value: "FILE",
		about: "PEM file of an authority to trust beside Mozilla's"
	},
	{
		name: "timeout",
		value: "SECONDS",
		about: "Give up on a target after this many seconds (default 10; 20 with a server)"
	},
	{
		name: "lang",
		value: "en|ko",
		about: "Language of the report (default en)"
	},
	{
		name: "json",
		isFlag: true,
		about: "Print JSON instead of the report"
	}
];
const remote = [{
	name: "server",
	value: "URL",
	about: "Let this Portcullis server measure instead of this process"
}, {
	name: "key",
	value: "KEY",
	about: "API key for that server; better kept in PORTCULLIS_KEY, out of the process list"
}];
const serving = [
	{
		name: "trust_proxy",
		value: "CIDR,…",
		isList: true,
		about: "Proxies in front of this server, whose X-Forwarded-For is believed (default none)"
	},
	{
		name: "rate_limit",
		value: "NUMBER",
		about: "Requests a minute for each client (default 60)"
	},
	{
		name: "all_ips",
		isFlag: true,
		about: "Measure every address of a host for those who do not say (default false)"
	},
	{
		name: "rate_limit_heavy",
		value: "NUMBER",
		about: "The same for heavy checks (default 10)"
	}
];
const reporting = [
	{
		name: "summary",
		isFlag: true,
		about: "Write a summary of the step (default true)"
	},
	{
		name: "annotations",
		isFlag: true,
		about: "Annotate the run with what was found, at most ten of each kind (default true)"
	},
	{
		name: "results_file",
		value: "FILE",
		about: "Write the result object to this file, as JSON (default a new file in RUNNER_TEMP)"
	}
];
const reports = [{
	name: "report",
	value: "kind=FILE",
	isList: true,
	about: `Write a report, repeatable: ${reportKinds.join(", ")}; - is the standard output`
}];
const policies = [
	{
		name: "config",
		value: "FILE",
		about: "Read this configuration instead of portcullis.config.json, .mjs, .ts or package.json#portcullis"
	},
	{
		name: "baseline",
		value: "FILE",
		about: "Fail only on what this file does not know; days are never known"
	},
	{
		name: "fail_on",
		value: "error|warn|never",
		about: "Which verdict ends with exit code 1 (default error)"
	},
	{
		name: "on_error",
		value: "fail|warn|pass",
		about: "What is made of what could not be measured: exit code 3, a warning, or nothing (default fail)"
	}
];
`${reportKinds.join(", ")}`;
const environmentOnly = [{
	name: "allow_addresses",
	value: "CIDR,…",
	isList: true,
	about: "Networks that count as public"
}, {
	name: "listen",
	value: "ADDRESS:PORT",
	about: "Where `portcullis serve` listens"
}];
function optionsOf(id) {
	const entry = registry.find((each) => each.id === id);
	const own = id === "gate" ? [...policies, ...reports] : [];
	return entry ? [
		...entry.options,
		...own,
		...measuring,
		...remote
	] : measuring;
}
function toFlag(name) {
	return name.replaceAll("_", "-");
}
function toVariable(name) {
	return `PORTCULLIS_${name.toUpperCase()}`;
}
// src/settings/environment.ts
const prefix = "PORTCULLIS_";
const injected = /^PORTCULLIS_(?:SERVICE_|PORT(?:_|$))/;
const options = [
	...registry.flatMap((entry) => entry.options),
	...measuring,
	...policies,
	...remote,
	...serving,
	...reporting,
	...reports
];
const variables = new Set(["PORTCULLIS_URL", ...[...options, ...environmentOnly].map(({ name }) => toVariable(name)).filter((variable) => !injected.test(variable))]);
function readVariable(env, name) {
	const variable = toVariable(name);
	return variables.has(variable) ? env[variable] || void 0 : void 0;
}
function checkEnvironment(env) {
	for (const field of Object.keys(env).filter((name) => name.startsWith(prefix))) {
		if (variables.has(field) || injected.test(field)) continue;
		const known = [...variables].map((variable) => variable.slice(11));
		const suggestion = suggest(field.slice(11), known, (name) => prefix + name);
		throw failure("input.unknown", {
			field,
			suggestion
		}, { reason: field });
	}
}
// src/net/roots.ts
function splitPem(text) {
	return text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
}
function openTrustStore(given) {
	const user = given.map((pem) => toNamed(pem, "given"));
	return { named: (subject) => {
		const name = canonicalName(toBuffer(subject));
		const known = mozilla().filter((anchor) => anchor.name === name);
		const own = user.filter((anchor) => anchor.name === name);
		return [...known, ...without(own, known)].map(({ der, by }) => ({
			der,
			by
		}));
	} };
}
function without(own, known) {
	return own.filter(({ der }) => !known.some((each) => each.der.equals(der)));
}
let mozillaAnchors;
function mozilla() {
	return mozillaAnchors ??= rootCertificates.map((pem) => toNamed(pem, "mozilla"));
}
function toNamed(pem, by) {
	const der = toDer(pem);
	return {
		der,
		by,
		name: canonicalName(readSubject(der))
	};
}
function toDer(pem) {
	return Buffer.from(pem.replace(/-----[^-]+-----/g, ""), "base64");
}
const contexts = new Map();
function contextFor(given, offer, to) {
	const clients = clientsOf(to);
	if (offer.issuers) return createContext(given, offer, clients);
	const { lenient = false, groups = [], onlyTls13 = false } = offer;
	const key = `${clients} ${lenient} ${onlyTls13} ${groups.join(":")} ${given.join("")}`;
	const known = contexts.get(key);
	if (known) return known;
	const fresh = createContext(given, offer, clients);
	contexts.set(key, fresh);
	return fresh;
}
const asBrowsersDo = {
	ciphers: Object.values(browserOffer.suites).join(":"),
	ecdhCurve: browserOffer.groups.map((name, index) => index < 2 ? `*${name}` : name).join(":"),
	sigalgs: browserOffer.signatures.join(":")
};
const asNobodyDoes = {
	ciphers: `${asBrowsersDo.ciphers}:TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL:!aNULL:!eNULL:@SECLEVEL=0`,
	ecdhCurve: [
		...browserOffer.groups.filter((name) => !name.includes("MLKEM")),
		"secp521r1",
		"x448",
		"ffdhe2048",
		"ffdhe3072",
		"ffdhe4096",
		"ffdhe6144",
		"ffdhe8192",
		"secp224r1",
		"brainpoolP256r1",
		"brainpoolP384r1",
		"brainpoolP512r1",
		"brainpoolP256r1tls13",
		"brainpoolP384r1tls13",
		"brainpoolP512r1tls13",
		"SecP256r1MLKEM768",
		"SecP384r1MLKEM1024",
		"MLKEM512",
		"MLKEM768",
		"MLKEM1024"
	].join(":"),
	sigalgs: [
		...browserOffer.signatures,
		"ecdsa_secp521r1_sha512",
		"ed25519",
		"ed448",
		"rsa_pss_pss_sha256",
		"rsa_pss_pss_sha384",
		"rsa_pss_pss_sha512",
		"ecdsa_brainpoolP256r1tls13_sha256",
		"ecdsa_brainpoolP384r1tls13_sha384",
		"ecdsa_brainpoolP512r1tls13_sha512",
		"ECDSA+SHA224",
		"RSA+SHA224",
		"ECDSA+SHA1",
		"RSA+SHA1",
		"DSA+SHA256",
		"DSA+SHA384",
		"DSA+SHA512",
		"DSA+SHA224",
		"DSA+SHA1"
	].join(":")
};
const legacyServerConnect = 4;
function createContext(given, offer, clients) {
	const { lenient, issuers = [], groups, onlyTls13 } = offer;
	const fetched = issuers.flatMap(toIntermediate);
	return createSecureContext({
		ca: [
			...rootCertificates,
			...given,
			...fetched
		],
		minVersion: "TLSv1.2",
		maxVersion: "TLSv1.3",
		...!lenient && !groups && clients === "browsers" && asBrowsersDo,
		...lenient && {
			minVersion: "TLSv1",
			...asNobodyDoes,
			secureOptions: legacyServerConnect
		},
		...groups && { ecdhCurve: groups.join(":") },
		...onlyTls13 && { minVersion: "TLSv1.3" }
	});
}
function toIntermediate(der) {
	try {
		const certificate = new X509Certificate(der);
		return isSelfIssued(readCertificate(der)) || certificate.checkIssued(certificate) ? [] : [certificate.toString()];
	} catch {
		return [];
	}
}
// src/settings/measuring.ts
function readMeasuring(given) {
	return {
		deadline: readSeconds(given) * 1e3,
		authorities: readAuthorities(given),
		pins: given.list("resolve").map((text) => readPin(text, given)),
		resolvers: given.list("resolver").map((text) => readResolver(text, given)),
		allow: given.list("allow_addresses").map((text) => readNetwork(text, given))
	};
}
function readLanguage(given) {
	const text = given.one("lang") ?? "en";
	const language = languages.find((each) => each === text);
	if (language) return language;
	const params = {
		field: given.naming("lang"),
		expected: languages.join(", "),
		given: quoted(text),
		suggestion: suggest(text, languages)
	};
	throw failure("input.option", params, { reason: "lang" });
}
const longestTimeout = 300;
function readSeconds(given) {
	const text = given.one("timeout");
	if (text === void 0) return 10;
	const seconds = /^\d{1,3}(?:\.\d{1,3})?$/.test(text) ? Number(text) : 0;
	if (seconds > 0 && seconds <= longestTimeout) return seconds;
	throw wrong("timeout", given, {
		en: `seconds above 0 and up to ${longestTimeout}`,
		ko: `0보다 크고 ${longestTimeout} 이하인 초 단위 값`
	}, text);
}
const pinPattern = /^(?:\[(?<six>[^\]]+)\]|(?<host>[^:[\]]+)):(?<port>\d{1,5}):(?:\[(?<to6>[^\]]+)\]|(?<to>[^:[\]]+))(?::(?<toPort>\d{1,5}))?$/;
function readPin(text, given) {
	const expected = {
		en: "host:port:address or host:port:address:port, with IPv6 in brackets",
		ko: "host:port:address 또는 host:port:address:port 형식(IPv6은 대괄호 안에)"
	};
	const groups = pinPattern.exec(text)?.groups;
	const host = parseHost(groups?.["six"] ?? groups?.["host"] ?? "");
	const address = groups?.["to6"] ?? groups?.["to"] ?? "";
	const port = Number(groups?.["port"]);
	const toPort = Number(groups?.["toPort"] ?? port);
	if ("problem" in host || isIP(address) === 0 || !isPort(port) || !isPort(toPort)) throw wrong("resolve", given, expected, text);
	return {
		host: host.value.host,
		port,
		address,
		toPort
	};
}
function readResolver(text, given) {
	const groups = /^(?:\[(?<six>[^\]]+)\]|(?<four>[^:[\]]+))(?::(?<port>\d{1,5}))?$/.exec(text)?.groups;
	const address = groups?.["six"] ?? groups?.["four"] ?? text;
	const port = Number(groups?.["port"] ?? 53);
	if (isIP(address) && isPort(port)) return isIP(address) === 6 ? `[${address}]:${port}` : `${address}:${port}`;
	throw wrong("resolver", given, {
		en: "an IP address, with or without a port",
		ko: "IP 주소(포트는 선택)"
	}, text);
}
function readNetwork(text, given) {
	const network = toNetwork(text);
	if (network) return network;
	throw wrong("allow_addresses", given, {
		en: "networks such as 10.0.0.0/8, separated by commas",
		ko: "10.0.0.0/8 같은 네트워크를 쉼표로 구분한 목록"
	}, text);
}
const largestFile = 4194304;
function readAuthorities(given) {
	const path = given.one("ca_file");
	if (path === void 0) return [];
	const unusable = (detail) => failure("input.file", {
		field: given.naming("ca_file"),
		path: printable(path, 200),
		detail
	}, { reason: "ca_file" });
	const certificates = splitPem(readText(path, unusable));
	if (certificates.length === 0) throw unusable({
		en: "it holds no PEM certificate",
		ko: "PEM 인증서가 들어 있지 않습니다"
	});
	certificates.forEach((pem, index) => {
		try {
			return new X509Certificate(pem);
		} catch {
			throw unusable({
				en: `certificate ${index + 1} in it cannot be read`,
				ko: `${index + 1}번째 인증서를 읽을 수 없습니다`
			});
		}
	});
	return certificates;
}
function readText(path, unusable) {
	try {
		const bytes = readFileSync(path);
		if (bytes.length > largestFile) throw unusable({
			en: "it is larger than 4 MB",
			ko: "4 MB보다 큽니다"
		});
		return bytes.toString("latin1");
	} catch (error) {
		const { code } = error;
		if (typeof code !== "string" || !code.startsWith("E")) throw error;
		throw unusable(code === "ENOENT" ? {
			en: "there is no such file",
			ko: "그런 파일이 없습니다"
		} : {
			en: code,
			ko: code
		});
	}
}
function isPort(port) {
	return Number.isInteger(port) && port >= 1 && port <= 65535;
}
function wrong(name, given, expected, text) {
	return failure("input.value", {
		field: given.naming(name),
		expected,
		given: quoted(text)
	}, { reason: name });
}
function quoted(text) {
	return `"${printable(text, 60)}"`;
}
// src/core/policy.ts
const ruleLevels = [
	"off",
	"warn",
	"error"
];
const failOns = [
	"error",
	"warn",
	"never"
];
const onErrors = [
	"fail",
	"warn",
	"pass"
];
// src/settings/given.ts
function readGiven(typed, env, options, below = []) {
	const variable = (name) => readVariable(env, name);
	function holder(name) {
		if (typed.value(name) !== void 0) return typed;
		return variable(name) === void 0 ? below.find((each) => each.value(name) !== void 0) : null;
	}
	function source(name) {
		const held = holder(name);
		return held === null ? "environment" : held?.source;
	}
	function naming(name) {
		if (!options.some((option) => option.name === name)) return name;
		const held = holder(name);
		return held === null ? toVariable(name) : (held ?? typed).naming(name);
	}
	function one(name) {
		const value = holder(name)?.value(name);
		if (Array.isArray(value)) {
			const [first = "", second = ""] = value.map((each) => printable(String(each), 60));
			throw failure("input.conflict", {
				field: naming(name),
				first,
				second
			}, { reason: name });
		}
		return value === void 0 ? variable(name) : `${value}`;
	}
	function list(name) {
		const value = holder(name)?.value(name);
		if (value !== void 0) return [value].flat().map(String);
		return (variable(name)?.split(",") ?? []).map((entry) => entry.trim()).filter((entry) => entry !== "");
	}
	function isSet(name) {
		const text = one(name) ?? "false";
		if (text === "true" || text === "false") return text === "true";
		const shown = `"${printable(text, 60)}"`;
		const params = {
			field: naming(name),
			expected: "true, false",
			given: shown,
			suggestion: ""
		};
		throw failure("input.option", params, { reason: name });
	}
	return {
		one,
		list,
		isSet,
		naming,
		source
	};
}
// src/settings/thresholds.ts
const optionOf = {
	ssl: "min_ssl",
	headers: "min_headers",
	days: "min_days",
	https: "require_https"
};
const asked = [...Object.values(optionOf), "all_ips"];
function readThresholds(given) {
	const entries = asked.map((name) => [name, given.one(name)]);
	return Object.fromEntries(entries.filter(([, value]) => value !== void 0));
}
function optionFor(id) {
	return Object.hasOwn(optionOf, id) ? optionOf[id] : void 0;
}
function withSources(result, given) {
	const targets = result.targets.map((target, index) => {
		const own = "source" in given ? given : given[index];
		return {
			...target,
			checks: target.checks.map((check) => {
				const option = check.source === "query" ? optionFor(check.id) : void 0;
				return option ? {
					...check,
					source: own?.source(option) ?? check.source
				} : check;
			})
		};
	});
	return {
		...result,
		targets
	};
}
// src/settings/rules.ts
const thresholds = {
	ssl: {
		cause: {
			en: "Certificate and TLS are graded below the threshold.",
			ko: "인증서와 TLS 등급이 기준에 못 미칩니다."
		},
		action: {
			en: "Mend the ssl findings, worst first.",
			ko: "ssl 문제를 심각한 것부터 고치십시오."
		}
	},
	headers: {
		cause: {
			en: "The security headers are graded below the threshold.",
			ko: "보안 헤더 등급이 기준에 못 미칩니다."
		},
		action: {
			en: "Mend the http findings, worst first.",
			ko: "http 문제를 심각한 것부터 고치십시오."
		}
	},
	days: {
		cause: {
			en: "A certificate expires too soon.",
			ko: "인증서가 곧 만료됩니다."
		},
		action: {
			en: "Renew it, and automate the renewal.",
			ko: "인증서를 갱신하고 갱신을 자동화하십시오."
		}
	},
	https: {
		cause: {
			en: "The site can be had over plain HTTP.",
			ko: "사이트에 평문 HTTP로 접속할 수 있습니다."
		},
		action: {
			en: "Redirect every request on port 80 to https, or close the port.",
			ko: "80번 포트의 모든 요청을 https로 리디렉션하거나 포트를 닫으십시오."
		}
	}
};
const thresholdRules = Object.keys(thresholds).map((id) => `gate.${id}`);
async function ruleIds() {
	return ruleIdsOf(await Promise.all(registry.map((entry) => entry.load())));
}
function ruleIdsOf(checks) {
	const found = checks.filter(({ id }) => id !== "gate").flatMap(({ id, words }) => Object.keys(words.problems).map((problem) => `${id}.${problem}`));
	return [...thresholdRules, ...found];
}
function thresholdWords(language) {
	const entries = Object.entries(thresholds).map(([id, { cause, action }]) => {
		return [`gate.${id}`, {
			cause: cause[language],
			action: action[language]
		}];
	});
	return new Map(entries);
}
async function rulesOf({ targets }, language) {
	const wanted = new Set(targets.flatMap(({ findings }) => findings.map(({ id }) => id.split(".", 1)[0])));
	const found = (await Promise.all(registry.filter(({ id }) => wanted.has(id)).map((entry) => entry.load()))).flatMap(({ id, words }) => Object.entries(words.problems).map(([problem, said]) => [`${id}.${problem}`, toRule(said, language)]));
	return new Map([...thresholdWords(language), ...found]);
}
function toRule({ cause, action, reference }, language) {
	const [said, todo] = [cause, action].map((text) => unfilled(text[language]));
	return {
		cause: said ?? "",
		action: todo ?? "",
		...reference !== void 0 && { reference }
	};
}
const hole = /\{\w+(?:\|(?<closed>[^/}]+)\/(?<open>[^}]+))?\}/g;
function unfilled(text) {
	return text.replace(hole, (_whole, closed, open) => {
		if (closed === void 0 || open === void 0) return "…";
		return closed.endsWith(open) ? `…(${closed.slice(0, -open.length)})${open}` : `…${closed}(${open})`;
	});
}
export { toFlag as C, reports as S, measuring as _, withSources as a, remote as b, onErrors as c, readMeasuring as d, contextFor as f, environmentOnly as g, readVariable as h, readThresholds as i, ruleLevels as l, checkEnvironment as m, rulesOf as n, readGiven as o, openTrustStore as p, thresholdRules as r, failOns as s, ruleIds as t, readLanguage as u, optionsOf as v, reportKinds as w, reporting as x, policies as y };
