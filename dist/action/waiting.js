import { r as failure } from "./failure.js";
import { n as languages } from "./text.js";
import { t as printable } from "./printable.js";
import { a as parseHost } from "./target.js";
import { n as toNetwork } from "./address.js";
import { n as suggest, t as nearest } from "./near.js";
import { _ as readSubject, g as readCertificate, m as isSelfIssued, v as canonicalName, y as clientsOf } from "./effect.js";
import { u as toBuffer } from "./der.js";
import { i as browserOffer } from "./ssl.js";
import { r as shown } from "./input.js";
import { t as readFile } from "./file.js";
import { t as registry } from "./checks.js";
import { a as measuring, c as remote, d as serving, i as hosting, l as reporting, m as waiting, n as crowds, p as toVariable, r as environmentOnly, s as policies, t as access, u as reports } from "./options.js";
import { X509Certificate } from "node:crypto";
import { isIP } from "node:net";
import { createSecureContext, rootCertificates } from "node:tls";
// src/settings/number.ts
function readNumber(given, name, { least, most, usual, unit }) {
	const text = given.one(name);
	if (text === void 0) return usual;
	const value = (unit === "whole" ? /^\d{1,4}$/ : /^\d{1,4}(?:\.\d{1,3})?$/).test(text) ? Number(text) : NaN;
	if (value >= least && value <= most) return value;
	const expected = unit === "whole" ? {
		en: `a whole number from ${least} to ${most}`,
		ko: `${least}부터 ${most}까지의 정수`
	} : {
		en: `a number of seconds from ${least} to ${most}`,
		ko: `${least}부터 ${most}까지의 초 단위 숫자`
	};
	throw failure("input.value", {
		field: given.naming(name),
		expected,
		given: shown(text)
	}, { reason: name });
}
// src/settings/patience.ts
function readPatience(given) {
	const seconds = {
		timeout: readNumber(given, "wait_timeout", {
			least: 1,
			most: 3600,
			usual: 300,
			unit: "seconds"
		}),
		interval: readNumber(given, "wait_interval", {
			least: .1,
			most: 300,
			usual: 5,
			unit: "seconds"
		})
	};
	return {
		timeout: Math.round(seconds.timeout * 1e3),
		interval: Math.round(seconds.interval * 1e3)
	};
}
// src/settings/environment.ts
const prefix = "PORTCULLIS_";
const injected = /^PORTCULLIS_(?:SERVICE_|PORT(?:_|$))/;
const options = [
	...registry.flatMap((entry) => entry.options),
	...measuring,
	...access,
	...policies,
	...remote,
	...serving,
	...reporting,
	...reports,
	...hosting.filter(({ name }) => name !== "token"),
	...waiting,
	...crowds
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
// src/settings/given.ts
function readGiven(typed, env, options, below = []) {
	const own = (name) => readVariable(env, name);
	function holder(name) {
		if (typed.value(name) !== void 0) return typed;
		return own(name) === void 0 ? below.find((each) => each.value(name) !== void 0) : null;
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
			const [first = "", second = ""] = value.map((each) => shownTwice(String(each)));
			throw failure("input.conflict", {
				field: naming(name),
				first,
				second
			}, { reason: name });
		}
		return value === void 0 ? own(name) : `${value}`;
	}
	function list(name) {
		const value = holder(name)?.value(name);
		if (value !== void 0) return [value].flat().map(String);
		const between = options.find((option) => option.name === name)?.isLines ? /[\r\n]+/ : ",";
		return (own(name)?.split(between) ?? []).map((entry) => entry.trim()).filter((entry) => entry !== "");
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
		source,
		variable: (name) => env[name]
	};
}
function shownTwice(text) {
	const [place = ""] = text.split(/[?#]/, 1);
	const at = place.lastIndexOf("@");
	return printable(`${at < 0 ? place : `…${place.slice(at)}`}${place.length < text.length ? "…" : ""}`, 60);
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
const usualVersions = {
	minVersion: "TLSv1.2",
	maxVersion: "TLSv1.3"
};
const browserOptions = {
	...usualVersions,
	...asBrowsersDo
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
		...usualVersions,
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
	throw wrong$1("timeout", given, {
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
	if ("problem" in host || isIP(address) === 0 || !isPort(port) || !isPort(toPort)) throw wrong$1("resolve", given, expected, text);
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
	throw wrong$1("resolver", given, {
		en: "an IP address, with or without a port",
		ko: "IP 주소(포트는 선택)"
	}, text);
}
function readNetwork(text, given) {
	const network = toNetwork(text);
	if (network) return network;
	throw wrong$1("allow_addresses", given, {
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
	const certificates = splitPem(readFile(path, {
		largest: largestFile,
		unusable
	}).toString("latin1"));
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
function isPort(port) {
	return Number.isInteger(port) && port >= 1 && port <= 65535;
}
function wrong$1(name, given, expected, text) {
	return failure("input.value", {
		field: given.naming(name),
		expected,
		given: quoted(text)
	}, { reason: name });
}
function quoted(text) {
	return `"${printable(text, 60)}"`;
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
		const own = given[index];
		return {
			...target,
			checks: target.checks.map((check) => {
				const option = check.source === "query" ? optionFor(check.id) : void 0;
				const { id, status, expected, ...rest } = check;
				return {
					id,
					status,
					expected,
					...rest,
					source: (option && own?.source(option)) ?? check.source
				};
			})
		};
	});
	return {
		...result,
		targets
	};
}
// src/settings/waiting.ts
function readPersistence(given) {
	return {
		waiting: readWaiting(given),
		confirm: readNumber(given, "confirm", {
			least: 0,
			most: 1,
			usual: 1,
			unit: "whole"
		}) === 1,
		retries: readNumber(given, "retries", {
			least: 0,
			most: 5,
			usual: 2,
			unit: "whole"
		})
	};
}
function readConcurrency(given) {
	return readNumber(given, "concurrency", {
		least: 1,
		most: 32,
		usual: 8,
		unit: "whole"
	});
}
const mostConditions = 20;
function readWaiting(given) {
	const { timeout, interval } = readPatience(given);
	const written = given.list("wait_for").map((text) => text.trim());
	if (written.length === 0) return null;
	if (given.source("server") !== void 0) throw notThere(given);
	if (written.length > mostConditions) throw wrong(given, {
		en: `at most ${mostConditions} conditions`,
		ko: `최대 ${mostConditions}개의 조건`
	}, `${written.length}`);
	const conditions = written.map((text) => readCondition(text, given));
	refuseContradiction(conditions, given);
	return {
		conditions,
		timeout,
		interval
	};
}
function notThere(given) {
	const params = {
		field: given.naming("wait_for"),
		other: given.naming("server"),
		detail: {
			en: "a server does not wait, and what this machine sees may not be there where the server looks",
			ko: "서버는 기다리지 않으며, 이 컴퓨터에서 보이는 것이 서버에서도 보인다고 할 수 없습니다"
		}
	};
	return failure("input.together", params, { reason: "wait_for" });
}
const longestText = 1024;
const header = /^header:(?<name>[\w!#$%&'*+.^`|-]{1,100})(?<sign>[=~])(?<text>.+)$/s;
const statusLine = /^status=(?<code>[2-5](?:\d\d|xx))$/i;
const bodyLine = /^body~(?<text>.+)$/s;
function readCondition(written, given) {
	if (written.length > longestText) throw wrong(given, {
		en: `no longer than ${longestText} characters`,
		ko: `${longestText}자 이하`
	}, `${written.length}`);
	if (written === "up") return {
		kind: "up",
		written
	};
	const code = statusLine.exec(written)?.groups?.["code"];
	if (code !== void 0) return {
		kind: "status",
		code: code.toLowerCase(),
		written
	};
	const { name, sign, text } = header.exec(written)?.groups ?? {};
	const value = text?.trim();
	if (name !== void 0 && value !== void 0 && value !== "" && !hasControls(value)) return {
		kind: "header",
		name: name.toLowerCase(),
		text: value,
		isWhole: sign === "=",
		written
	};
	const body = bodyLine.exec(written)?.groups?.["text"];
	if (body !== void 0) return {
		kind: "body",
		text: body,
		written
	};
	throw failure("input.option", {
		field: given.naming("wait_for"),
		expected: forms,
		given: shown(written),
		suggestion: meant(written)
	}, { reason: "wait_for" });
}
const forms = "up, status=200, status=2xx, header:NAME=TEXT, header:NAME~TEXT, body~TEXT";
function hasControls(text) {
	return /[\u0000-\u0008\u000a-\u001f\u007f]/.test(text);
}
const spellings = {
	up: () => "up",
	status: (rest) => /^[2-5](?:\d\d|xx)$/i.test(rest) ? `status=${rest}` : "status=200",
	header: (rest) => /^[\w-]+[=~]./.test(rest) ? `header:${rest}` : "header:NAME=TEXT",
	body: (rest) => `body~${rest || "TEXT"}`
};
function meant(written) {
	const [, head = "", rest = ""] = /^(?<head>[^=~:]*)[=~:]*(?<rest>.*)$/s.exec(written) ?? [];
	const near = nearest(head.trim(), Object.keys(spellings));
	const spelled = near === null ? void 0 : spellings[near]?.(printable(rest.trim(), 60));
	if (spelled === void 0) return {
		en: "",
		ko: ""
	};
	return {
		en: ` Did you mean ${spelled}?`,
		ko: ` 혹시 ${spelled} 말씀이신가요?`
	};
}
function refuseContradiction(conditions, given) {
	const pair = contraryStatus(conditions) ?? contraryHeader(conditions);
	if (!pair) return;
	const [first, second] = pair;
	const params = {
		field: given.naming("wait_for"),
		first: first.written,
		second: second.written
	};
	throw failure("input.conflict", params, { reason: "wait_for" });
}
function contraryStatus(conditions) {
	const told = conditions.filter((each) => each.kind === "status" || each.kind === "up");
	const codes = Array.from({ length: 400 }, (_, at) => 200 + at);
	const [first, ...others] = told;
	const second = others.find((_, at) => !codes.some((code) => told.slice(0, at + 2).every((each) => allows(each, code))));
	return first && second ? [first, second] : null;
}
function contraryHeader(conditions) {
	const told = conditions.filter((each) => each.kind === "header");
	for (const first of told.filter(({ isWhole }) => isWhole)) {
		const second = told.find(({ name, text, isWhole }) => {
			return name === first.name && (isWhole ? first.text !== text : !first.text.includes(text));
		});
		if (second) return told.indexOf(first) < told.indexOf(second) ? [first, second] : [second, first];
	}
	return null;
}
function allows(condition, code) {
	if (condition.kind === "up") return code < 500;
	return condition.kind !== "status" || condition.code === `${code}` || condition.code === `${Math.floor(code / 100)}xx`;
}
function wrong(given, expected, told) {
	return failure("input.value", {
		field: given.naming("wait_for"),
		expected,
		given: told
	}, { reason: "wait_for" });
}
export { withSources as a, browserOptions as c, splitPem as d, readGiven as f, readPatience as h, readThresholds as i, contextFor as l, readVariable as m, readPersistence as n, readLanguage as o, checkEnvironment as p, optionFor as r, readMeasuring as s, readConcurrency as t, openTrustStore as u };
