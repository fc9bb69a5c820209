import { a as failures, n as describeFailure, r as failure, t as Failure$1 } from "./failure.js";
import { n as languages, t as fill } from "./text.js";
import { n as suggest } from "./near.js";
import { t as printable } from "./printable.js";
import { _ as openIdentity, a as mayShow, c as openQueue, f as accessFor, g as isTrustedFor, h as equipped, i as mayContact, l as unheard, m as contextWith, n as pinsOf, o as refusal, r as isHidden, s as secure, t as pinFor } from "./pins.js";
import { a as splitPem, i as openTrustStore, r as contextFor, t as serverOf } from "./server.js";
import { n as tooLarge, r as whyNot, t as readFile } from "./file.js";
import { c as policies, i as environmentOnly, l as remote, m as waiting, n as access, o as measuring, p as toVariable, r as crowds } from "./blocklist-pattern.js";
import { c as portOf, n as hostOf, o as parseUrl, t as bracketed } from "./target.js";
import { _ as strictObject, a as _instanceof, b as union, c as base64, f as int, g as record, h as object, i as _enum, l as boolean, m as number, p as literal, s as array, u as codec, v as string, y as tuple } from "./schemas.js";
import { a as readLanguage, c as usualDns, i as withSources, l as publicResolvers, n as readPersistence, o as readMeasuring, r as readThresholds, s as readRemote, t as readConcurrency, u as readGiven } from "./waiting.js";
import { c as targetOfUrl } from "./conclude.js";
import { n as parseInput, r as shown$1 } from "./input.js";
import { _ as sightsOf } from "./http.js";
import { r as interpret } from "./interpretation.js";
import { n as oddityKinds, t as bannerLimits } from "./net.js";
import { r as interpretation } from "./version.js";
import { a as withPatience, c as toFailure, i as whyOf, n as onAbort, o as withSignal, r as throwIfAborted, s as nameEnd } from "./time.js";
import { n as toNetwork, r as within, t as reach } from "./address.js";
import { t as exchangeHello } from "./hello.js";
import { t as attempt } from "./attempt.js";
import { t as outOfTime } from "./dns.js";
import { c as starttlsNames } from "./ssl.js";
import { a as readBody, i as readingFor, n as headersFor, o as Agent, r as pairs, t as exchange$1 } from "./exchange.js";
import { n as dial, t as connectTo } from "./dial.js";
import { n as readLocation } from "./location.js";
import { n as valuesOf } from "./header-list.js";
import { r as onErrors, t as failOns } from "./policy.js";
import { r as answerFailure, t as gate$1 } from "./gate.js";
import { a as worthOf, i as tryAgain, n as retrying, o as jittered, r as sumOf, s as systemClock, t as isBrokenOff } from "./retry.js";
import { n as totalsOf, r as worstVerdict } from "./totals.js";
import { r as namedConfig, t as speaking } from "./spoken.js";
import { X509Certificate, createPrivateKey } from "node:crypto";
import { isIP } from "node:net";
import { TLSSocket } from "node:tls";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { getServers, lookup } from "node:dns/promises";
import { networkInterfaces } from "node:os";
import { connect as connect$2 } from "node:http2";
import { resolve } from "node:path";
// src/settings/access/headers.ts
const mostHeaders = 20;
const mostBytes$2 = 8192;
const token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]{1,100}$/;
const variableName = /^[A-Za-z_][A-Za-z0-9_]{0,199}$/;
const kept = /^(?:host|connection|content-length|transfer-encoding|te|trailer|upgrade|expect|keep-alive|proxy-.*|http2-settings|accept-encoding|origin|range|if-.*)$/;
function readHeaders(given) {
	const entries = given.list("header").map((entry) => readEntry(entry, given));
	const names = entries.map(({ name }) => name);
	const twice = names.find((name, at) => names.indexOf(name) !== at);
	if (twice !== void 0) throw wrong$2(given, {
		en: `given once for ${twice}`,
		ko: `${twice}에 한 번만`
	}, two);
	if (entries.length > mostHeaders) throw wrong$2(given, {
		en: `no more than ${mostHeaders} headers`,
		ko: `${mostHeaders}개 이하의 헤더`
	}, `${entries.length}`);
	const bytes = entries.reduce((sum, { name, value }) => sum + name.length + value.length + 4, 0);
	if (bytes > mostBytes$2) throw wrong$2(given, {
		en: "no more than 8 kB, all headers together",
		ko: "모두 합하여 8 kB 이하"
	}, `${bytes} B`);
	return {
		headers: Object.fromEntries(entries.map(({ name, value }) => [name, value])),
		empty: entries.find(({ value }) => value === "")?.name ?? null
	};
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
	if (isValue && !isStep || !isValue && !variableName.test(rest)) throw wrong$2(given, forms(isStep), hidden);
	if (!token.test(name)) throw wrong$2(given, forms(isStep), hidden);
	if (kept.test(name.toLowerCase())) throw wrong$2(given, free, printable(name, 60));
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
function wrong$2(given, expected, told) {
	return failure("input.value", {
		field: given.naming("header"),
		expected,
		given: told
	}, { reason: "header" });
}
// src/settings/access/identity.ts
const ofClient = {
	certificate: "client_cert",
	key: "client_key",
	passphrase: "client_key_passphrase"
};
const largestFile$1 = 1048576;
function readIdentity(given, names = ofClient) {
	const path = given.one(names.certificate);
	const keyPath = given.one(names.key);
	if (path === void 0 && keyPath === void 0) return null;
	if (path === void 0) throw failure("input.missing", {
		field: given.naming(names.certificate),
		expected: {
			en: "a key alone proves nothing",
			ko: "키만으로는 증명할 수 없습니다"
		}
	}, { reason: names.certificate });
	const file = open(path, names.certificate, given);
	const keyFile = keyPath === void 0 ? file : open(keyPath, names.key, given);
	const certificates = splitPem(file.text);
	const own = readCertificate(certificates[0], file);
	const key = readKey(keyFile, given, names.passphrase);
	if (!own.checkPrivateKey(key)) throw keyFile.unusable({
		en: "its key is not that of the first certificate",
		ko: "첫 번째 인증서의 키가 아닙니다"
	});
	const identity = {
		certificate: certificates.join("\n"),
		key: key.export({
			type: "pkcs8",
			format: "pem"
		}).toString()
	};
	tryOut(identity, file);
	return identity;
}
function open(path, name, given) {
	const shown = printable(path, 200);
	const unusable = (detail) => failure("input.file", {
		field: given.naming(name),
		path: shown,
		detail
	}, { reason: name });
	return {
		text: readFile(path, {
			largest: largestFile$1,
			unusable
		}).toString("latin1"),
		unusable
	};
}
function readCertificate(pem, { unusable }) {
	if (pem === void 0) throw unusable({
		en: "it holds no PEM certificate",
		ko: "PEM 인증서가 들어 있지 않습니다"
	});
	try {
		return new X509Certificate(pem);
	} catch {
		throw unusable({
			en: "its certificate cannot be read",
			ko: "인증서를 읽을 수 없습니다"
		});
	}
}
const privateKey = /-----BEGIN (?<kind>[A-Z ]*)PRIVATE KEY-----[^-]+-----END [A-Z ]*PRIVATE KEY-----/;
function readKey({ text, unusable }, given, option) {
	const found = privateKey.exec(text);
	if (!found) throw unusable({
		en: "it holds no PEM private key",
		ko: "PEM 개인 키가 들어 있지 않습니다"
	});
	const [pem] = found;
	const isEncrypted = found.groups?.["kind"] === "ENCRYPTED " || pem.includes("ENCRYPTED");
	const passphrase = option === void 0 ? void 0 : given.one(option);
	if (isEncrypted && passphrase === void 0) throw unusable(lacking(option));
	try {
		return createPrivateKey({
			key: pem,
			...isEncrypted && { passphrase }
		});
	} catch {
		const variable = toVariable(option ?? "");
		throw unusable(isEncrypted ? {
			en: `${variable} does not open its key`,
			ko: `${variable}로 키를 열 수 없습니다`
		} : {
			en: "its key cannot be read",
			ko: "키를 읽을 수 없습니다"
		});
	}
}
function lacking(option) {
	if (option === void 0) return {
		en: "its key is encrypted; give an unencrypted one",
		ko: "키가 암호화되어 있습니다. 암호화되지 않은 키를 지정하십시오"
	};
	const variable = toVariable(option);
	return {
		en: `its key is encrypted, and ${variable} is not set`,
		ko: `키가 암호화되어 있는데 ${variable}가 설정되지 않았습니다`
	};
}
function tryOut(identity, { unusable }) {
	try {
		openIdentity(identity);
	} catch (error) {
		const code = printable(codeOf$1(error) || "OpenSSL", 100);
		throw unusable({
			en: `it cannot be used for TLS (${code})`,
			ko: `TLS에 사용할 수 없습니다(${code})`
		});
	}
}
function codeOf$1(error) {
	const code = error instanceof Error ? Reflect.get(error, "code") : void 0;
	return typeof code === "string" ? code : "";
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
	if (text !== off && !/:\/\/|:\d+\/?\s*$/.test(text)) throw wrong$1(text, field);
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
	if (!url || !isHttp || hostOf(url) === "" || url.port === "0" || hasMore) throw wrong$1(text, field);
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
	if (user === null || word === null || /[\u0000-\u001f\u007f]/.test(user + word) || user.includes(":")) throw wrong$1(text, field);
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
function wrong$1(text, field) {
	const place = text.slice(text.lastIndexOf("@") + 1).split(/[?#]/, 1)[0] ?? "";
	const shown = printable(knownScheme.test(place) ? place : place.replace(/^.*:\/\//s, "…://"), 60);
	const given = text.includes("@") ? `"…@${shown}"` : `"${shown}"`;
	return failure("input.value", {
		field,
		expected,
		given
	}, { reason: "proxy" });
}
// src/settings/access/access.ts
function readAccess(given) {
	const { headers, empty } = readHeaders(given);
	const identity = readIdentity(given);
	const read = readProxies(given);
	const proxies = toProxies(read);
	const hasHeaders = Object.keys(headers).length > 0;
	const passphrase = given.one("client_key_passphrase");
	return {
		...(hasHeaders || identity) && { credentials: {
			headers,
			...identity && { identity }
		} },
		...proxies && { proxies },
		emptyHeader: empty,
		secrets: [
			...Object.values(headers).filter((value) => value !== ""),
			...secretsOfProxies(read),
			...identity && passphrase !== void 0 ? [passphrase] : []
		]
	};
}
// src/run/answer.ts
function toAnswer(check, result, input, language) {
	if (check.answer) return check.answer.of(result, input, language);
	return {
		raw: result.raw,
		interpretation: interpret(check, result.verdict, language)
	};
}
// src/run/discreet.ts
const maskedAddress = "(private)";
const ipv4 = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)/g;
const ipv6 = /(?<![\da-f:.])[\da-f]*:[\da-f:.]*[\da-f:]/gi;
function withoutAddresses(result, hidden) {
	return hidden.size === 0 ? result : {
		...result,
		raw: mask(result.raw, hidden),
		verdict: mask(result.verdict, hidden)
	};
}
function mask(value, hidden) {
	if (typeof value === "string") return maskText(value, hidden);
	if (Array.isArray(value)) return value.map((each) => mask(each, hidden));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mask(each, hidden)]));
}
function maskText(text, hidden) {
	const hide = (address) => hidden.has(address.toLowerCase()) ? maskedAddress : address;
	return text.replace(ipv6, hide).replace(ipv4, hide);
}
// src/core/net/mail.ts
const mailLimits = {
	banner: 2048,
	keywords: 64
};
// src/core/net/methods.ts
const mostBytes$1 = 25165824;
const word = string().max(1024);
const bytes = codec(base64().max(mostBytes$1 / 3 * 4), _instanceof(Uint8Array), {
	decode: (text) => new Uint8Array(Buffer.from(text, "base64")),
	encode: (value) => Buffer.from(value).toString("base64")
});
const duration = number().nonnegative();
const handshake = strictObject({
	address: word,
	protocol: word,
	cipher: word,
	group: word.nullable(),
	alpn: word.nullable(),
	chain: array(bytes).max(32),
	trustError: word.nullable(),
	lenient: boolean(),
	staple: bytes.nullable(),
	ms: duration
});
const http$1 = strictObject({
	address: word,
	status: int().min(0).max(999),
	headers: array(tuple([string().max(65536), string().max(65536)])).max(4096),
	body: bytes,
	truncated: boolean(),
	parser: _enum(["strict", "tolerant"]),
	oddities: array(strictObject({
		kind: _enum(oddityKinds),
		seen: word
	})).max(64).exactOptional(),
	version: _enum(["1.1", "2"]),
	handshake: handshake.nullable(),
	ms: duration,
	roundTrips: int().nonnegative()
});
const source = strictObject({
	...http$1.pick({
		address: true,
		headers: true,
		body: true,
		ms: true
	}).shape,
	status: union([literal(200), literal(404)]),
	url: string().max(65536),
	redirects: int().nonnegative()
});
const hello = strictObject({
	bytes,
	end: _enum([
		"enough",
		"closed",
		"reset",
		"silent"
	])
});
const connect$3 = strictObject({
	state: _enum([
		"open",
		"closed",
		"filtered",
		"error"
	]),
	address: word.nullable(),
	reason: word.nullable(),
	errno: word.nullable(),
	banner: strictObject({
		bytes: bytes.refine((banner) => banner.length <= bannerLimits.bytes),
		end: _enum([
			"enough",
			"closed",
			"reset",
			"silent"
		])
	}).nullable(),
	ms: duration
});
const addresses = array(strictObject({
	id: word,
	address: word,
	isAllowed: boolean(),
	isForeign: boolean().exactOptional()
})).max(256);
const dns$1 = strictObject({
	server: word,
	over: _enum([
		"udp",
		"tcp",
		"tls",
		"https"
	]),
	message: bytes,
	wasTruncated: boolean(),
	isWithoutEdns: boolean(),
	lost: _enum(["edns", "udp"]).exactOptional(),
	ms: duration
});
const ids = Object.keys(failures);
const text = strictObject({
	en: word,
	ko: word
});
const failureFacts = strictObject({
	id: _enum(ids),
	reason: word,
	params: record(word, union([
		word,
		number(),
		text
	]))
});
const mail = strictObject({
	address: word,
	code: int().min(200).max(599),
	banner: string().max(mailLimits.banner),
	helloName: word,
	hello: strictObject({
		verb: _enum(["EHLO", "HELO"]),
		name: word
	}).nullable(),
	keywords: array(word).max(mailLimits.keywords),
	starttls: _enum([
		"offered",
		"absent",
		"refused",
		"unknown"
	]),
	handshake: handshake.nullable(),
	failure: failureFacts.nullable(),
	ms: duration
});
const methods = {
	tls: {
		aim: "endpoint",
		answer: handshake
	},
	hello: {
		aim: "endpoint",
		answer: hello
	},
	mail: {
		aim: "endpoint",
		answer: mail
	},
	connect: {
		aim: "endpoint",
		answer: connect$3
	},
	http: {
		aim: "url",
		answer: http$1
	},
	addresses: {
		aim: "host",
		answer: addresses
	},
	dns: {
		aim: "operator",
		answer: dns$1
	},
	source: {
		aim: "operator",
		answer: source
	}
};
const methodNames = Object.keys(methods);
function netOf(make) {
	return Object.fromEntries(methodNames.map((method) => [method, make(method)]));
}
function ask$1(net, method, asked) {
	return net[method](...asked);
}
function namedBy(named, net) {
	return netOf((method) => {
		if (methods[method].aim === "operator") return (...asked) => ask$1(net, method, asked);
		return (about, ...more) => ask$1(net, method, [{
			...named,
			...about
		}, ...more]);
	});
}
function placedAt({ host, at }, net) {
	return netOf((method) => {
		const hostIn = hostBy[methods[method].aim];
		return (about, ...more) => {
			return ask$1(net, method, [hostIn(about) === host ? {
				...about,
				at
			} : about, ...more]);
		};
	});
}
const hostBy = {
	endpoint: (about) => about.host,
	url: (about) => {
		const url = URL.parse(about.url);
		return url && hostOf(url);
	},
	host: () => null,
	operator: () => null
};
// src/run/memory.ts
function openMemory() {
	const shared = new Map();
	const places = new Map();
	function once(key, work) {
		return remember(shared, key, work);
	}
	return {
		once,
		at(host, at) {
			const key = `${host} ${at}`;
			const known = places.get(key);
			if (known) return known;
			const own = openMemory();
			const fresh = {
				...own,
				once: (name, work) => (mentions(name, host) ? own.once : once)(name, work)
			};
			places.set(key, fresh);
			return fresh;
		}
	};
}
function mentions(key, host) {
	for (let at = key.indexOf(host); at >= 0; at = key.indexOf(host, at + 1)) {
		const after = at + host.length + (key[at + host.length] === "." ? 1 : 0);
		if (!/[\w.-]/.test(`${key[at - 1] ?? " "}${key[after] ?? " "}`)) return true;
	}
	return false;
}
function remember(shared, key, work) {
	const known = shared.get(key);
	if (known) return known;
	const fresh = work();
	fresh.catch(() => {});
	shared.set(key, fresh);
	return fresh;
}
// src/run/run.ts
async function run(check, input, outfit) {
	const { onResult, ...outside } = outfit;
	return settle(check, input, contextOf(outside, onResult), onResult);
}
function questionOf(check, input) {
	const question = check.question?.(input) ?? input;
	return `${check.id} ${JSON.stringify(Object.entries(question).toSorted(([a], [b]) => a < b ? -1 : 1))}`;
}
function contextOf(outfit, onResult) {
	return viewOf(outfit.net, openMemory());
	function viewOf(net, memory) {
		const context = {
			...outfit,
			net,
			once: memory.once,
			at: (host, at) => viewOf(placedAt({
				host,
				at
			}, net), memory.at(host, at)),
			use: (other, query, named = {}) => {
				const input = other.input.parse(query);
				const inside = named.namedBy === void 0 ? context : viewOf(namedBy(named, net), memory);
				const asked = other;
				return context.once(questionOf(asked, input), () => settle(asked, input, inside, onResult));
			}
		};
		return context;
	}
}
async function settle(check, input, context, onResult) {
	const raw = await check.collect(input, context);
	const result = {
		raw,
		verdict: check.judge(raw, input)
	};
	onResult?.(check, input, result);
	return result;
}
// src/run/local.ts
async function runLocal(check, input, { onResult, watching, admit, ...options }) {
	const started = performance.now();
	const observedAt = new Date();
	const { rest } = check;
	return behindDoor({
		...options,
		deadline: deadlineOf(check, options),
		target: check.target(input)
	}, async ({ hidden = nothing, ...outside }, signal) => {
		return withoutAddresses({
			...await run(check, input, {
				...outside,
				...watching && { watching },
				...admit && rest !== void 0 && { admit: (address) => admit(address, rest) },
				now: () => observedAt,
				elapsed: () => performance.now() - started,
				onResult(measured, asked, found) {
					if (!signal.aborted) onResult?.(measured, asked, withoutAddresses({
						...found,
						observedAt
					}, hidden));
				}
			}),
			observedAt
		}, hidden);
	});
}
function deadlineOf({ deadline = 0 }, { deadline: usual, isDeadlineSet = false }) {
	return isDeadlineSet ? usual : Math.max(usual, 1e3 * deadline);
}
const nothing = new Set();
async function behindDoor({ open, deadline, signal, onSpent, target }, work) {
	const ending = new AbortController();
	const timer = setTimeout(() => ending.abort(new DOMException("The deadline is over.", "TimeoutError")), deadline);
	const callOff = () => ending.abort(signal?.reason);
	signal?.addEventListener("abort", callOff, { once: true });
	if (signal?.aborted) callOff();
	const outside = open(ending.signal, target);
	try {
		return await work(outside, ending.signal);
	} finally {
		clearTimeout(timer);
		signal?.removeEventListener("abort", callOff);
		onSpent?.(outside.traffic());
		outside.close();
	}
}
async function lookLocal(url, { limit, patience, signal }, { open, deadline }) {
	return behindDoor({
		open,
		target: targetOfUrl(url),
		deadline: Math.min(deadline, patience),
		...signal && { signal }
	}, async (outside) => {
		return {
			sights: await sightsOf(outside.net, url, {
				now: new Date(),
				limit
			}),
			traffic: outside.traffic()
		};
	});
}
function localRunner(engine) {
	return {
		async answer(check, query, { language, naming, ...how }) {
			const input = parseInput(check.input, query, naming);
			const result = await runLocal(check, input, {
				...engine,
				...how
			});
			return {
				data: toAnswer(check, result, input, language),
				updatedAt: result.observedAt,
				cached: false
			};
		},
		look: (url, looking) => lookLocal(url, looking, engine)
	};
}
// src/core/redact/readings.ts
function plain(text) {
	const from = Array.from({ length: text.length }, (_, index) => index);
	return {
		text,
		from,
		to: from.map((index) => index + 1)
	};
}
const escapes = /%(?<percent>[0-9a-f]{2})|\\u\{?(?:0{0,4})(?<unicode>[0-9a-f]{2})\}?|\\x(?<hex>[0-9a-f]{2})|&#(?<decimal>\d{1,4});|&#x0{0,4}(?<entity>[0-9a-f]{2});|&(?<name>amp|lt|gt|quot|apos);|\\(?<itself>[^a-z0-9])/giu;
const named$1 = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
};
function decode({ text, from, to }) {
	const out = [];
	let at = 0;
	const copy = (until) => {
		for (; at < until; at++) out.push({
			character: text[at] ?? "",
			begin: from[at] ?? 0,
			end: to[at] ?? 0
		});
	};
	for (const { index, 0: whole, groups = {} } of text.matchAll(escapes)) {
		copy(index);
		const end = index + whole.length;
		out.push({
			character: meaning(groups),
			begin: from[index] ?? 0,
			end: to[end - 1] ?? 0
		});
		at = end;
	}
	copy(text.length);
	return {
		text: out.map(({ character }) => character).join(""),
		from: out.map(({ begin }) => begin),
		to: out.map(({ end }) => end)
	};
}
function meaning(groups) {
	const { percent, unicode, hex, entity, decimal, name, itself } = groups;
	const digits = percent ?? unicode ?? hex ?? entity;
	if (digits !== void 0) return String.fromCharCode(Number.parseInt(digits, 16));
	if (decimal !== void 0) return String.fromCharCode(Number(decimal));
	return (name === void 0 ? itself : named$1[name.toLowerCase()])?.[0] ?? "?";
}
const mostLayers = 5;
function readingsOf(text) {
	const readings = [plain(text)];
	for (let last = readings[0]; last && readings.length <= mostLayers;) {
		const next = decode(last);
		if (next.text.length === last.text.length) break;
		readings.push(next);
		last = next;
	}
	return readings;
}
// src/core/redact/redact.ts
const stars = "***";
function openRedactor(secrets, known = []) {
	const told = toldBy(known);
	const needles = [...new Set(secrets.flatMap(partsOf).flatMap(spellingsOf))].map((each) => needleOf(each.toLowerCase(), told)).filter(({ text, own }) => text.length - own >= 6 && !told.some((each) => each.includes(text))).toSorted((a, b) => b.text.length - a.text.length);
	if (needles.length === 0) return (text) => text;
	return (text) => {
		if (text.length < 6) return text;
		return cut(text, readingsOf(text).flatMap((reading) => rangesIn(reading, needles, told)));
	};
}
function redactDeep(value, redact) {
	return walk(value, redact);
}
const ours = new Set([
	"id",
	"fingerprint",
	"reference",
	"schema",
	"observedAt",
	"generatedAt"
]);
const coded$1 = new Set([
	"reason",
	"kind",
	"check"
]);
const code = /^[a-z][a-z0-9-]{0,60}(?:\.[a-z0-9-]{1,60}){0,3}$/;
function walk(value, redact) {
	if (typeof value === "string") return redact(value);
	if (Array.isArray(value)) return value.map((each) => walk(each, redact));
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).map(([key, each]) => [key, isOurs(key, each) ? each : walk(each, redact)]);
	return Object.fromEntries(entries);
}
const sources = new Set([
	"query",
	"default",
	"default auto"
]);
function isOurs(key, value) {
	if (ours.has(key) || key === "source" && sources.has(value)) return true;
	return coded$1.has(key) && typeof value === "string" && code.test(value);
}
const schemes = /^(?:basic|bearer|digest|negotiate|token)$/i;
function partsOf(secret) {
	const values = secret.split(/[\s;,"]+/).flatMap((word) => {
		const at = word.indexOf("=");
		return at > 0 && at < word.length - 1 ? [word, word.slice(at + 1)] : [word];
	});
	const basic = /^basic\s+(?<pair>[a-z0-9+/=]+)$/i.exec(secret.trim())?.groups?.["pair"];
	const pair = basic === void 0 ? "" : Buffer.from(basic, "base64").toString("latin1");
	return [
		secret,
		...values,
		pair,
		pair.slice(pair.indexOf(":") + 1)
	].filter((each) => each.length >= 6 && !schemes.test(each));
}
function spellingsOf(secret) {
	const inBase64 = base64Of(secret);
	return [
		secret,
		decode(plain(secret)).text,
		secret.replaceAll(" ", "+"),
		Buffer.from(secret, "latin1").toString("hex"),
		...inBase64,
		...inBase64.flatMap(base64Of)
	];
}
function base64Of(text) {
	const bytes = Buffer.from(text, "latin1");
	const encoded = [
		0,
		1,
		2
	].map((shift) => inside(bytes, shift));
	return [...new Set([...encoded, ...encoded.map((each) => each.replaceAll("+", "-").replaceAll("/", "_"))])];
}
function inside(bytes, shift) {
	const text = Buffer.concat([Buffer.alloc(shift), bytes]).toString("base64").replace(/=+$/, "");
	const isWhole = (bytes.length + shift) % 3 === 0;
	return text.slice(shift === 0 ? 0 : shift + 1, isWhole ? void 0 : -1);
}
function toldBy(known) {
	const read = known.flatMap((each) => {
		const url = URL.parse(each.includes("://") ? each : `https://${each}`);
		return url ? [
			each,
			url.href,
			url.origin,
			url.host,
			url.hostname
		] : [each];
	}).flatMap((each) => [each, decode(plain(each)).text].map((text) => text.toLowerCase()));
	return [...new Set(read)].filter((each) => each.length >= 6);
}
function needleOf(text, told) {
	const own = Math.max(0, ...told.filter((each) => text.startsWith(each)).map((each) => each.length));
	const origin = /^https?:\/\/[^/?#@]+(?:\/|(?=[?#]|$))/.exec(text)?.[0] ?? "";
	return {
		text,
		own,
		telling: Math.max(own, origin.length)
	};
}
function rangesIn({ text, from, to }, needles, told) {
	const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
	const found = needles.flatMap((needle) => [...placesOf(needle.text, lower), ...begunIn(lower, needle)]);
	if (found.length === 0) return [];
	const open = told.flatMap((each) => placesOf(each, lower));
	return found.map((range) => without(open, range)).filter(([begin, end]) => begin < end).map(([begin, end]) => [from[begin] ?? 0, to[end - 1] ?? 0]);
}
function placesOf(part, text) {
	const places = [];
	for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push([at, at + part.length]);
	return places;
}
function begunIn(lower, needle) {
	return placesOf(needle.text.slice(0, 6), lower).flatMap(([at]) => {
		const dots = lower.indexOf("…", at);
		const end = dots < 0 ? lower.length : dots;
		const length = end - at;
		if (length <= needle.own || length >= needle.text.length || !needle.text.startsWith(lower.slice(at, end))) return [];
		return dots >= 0 || isTelling(length, needle) ? [[at, end]] : [];
	});
}
const many = 12;
function isTelling(length, { text, telling }) {
	const same = length - telling;
	return same >= many || same >= 6 && same >= (text.length - telling) * .75;
}
function without(open, [begin, end]) {
	return [Math.max(begin, ...open.filter(([a, b]) => a <= begin && begin < b).map(([, b]) => b)), Math.min(end, ...open.filter(([a, b]) => a < end && end <= b).map(([a]) => a))];
}
function cut(text, ranges) {
	let out = "";
	let at = 0;
	for (const [begin, end] of ranges.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
		if (begin >= at) out += text.slice(at, begin) + stars;
		at = Math.max(at, end);
	}
	return out + text.slice(at);
}
// src/run/masked.ts
function masked(runner, secrets) {
	const strictly = openRedactor(secrets);
	const { look } = runner;
	return {
		...look && { look: lookWithout(look, secrets) },
		check: (query, naming) => refuseTold(query, strictly, naming ? { naming } : {}),
		mask: (text, url) => openRedactor(secrets, [url])(text),
		async answer(check, query, asking) {
			const told = Object.values(query);
			refuseTold(query, strictly, asking);
			const redact = openRedactor(secrets, told);
			try {
				const answered = await runner.answer(check, query, asking);
				return {
					...answered,
					data: withoutSecrets(check, answered.data, redact)
				};
			} catch (error) {
				throw silenced(error, redact);
			}
		}
	};
}
function lookWithout(look, secrets) {
	return async (url, looking) => {
		const redact = openRedactor(secrets, [url]);
		try {
			return await look(url, looking);
		} catch (error) {
			throw silenced(error, redact);
		}
	};
}
function refuseTold(query, redact, { naming }) {
	for (const [name, value] of Object.entries(query)) {
		const behindHost = /^(?:[a-z]+:\/\/)?[^/?#]*(?<rest>.*)$/is.exec(value)?.groups?.["rest"] ?? "";
		if (redact(behindHost) === behindHost) continue;
		const params = {
			field: naming?.(name) ?? name,
			expected: withoutSecret,
			given: unshown
		};
		throw failure("input.value", params, { reason: name });
	}
}
const withoutSecret = {
	en: "without a value that is sent as a header or is secret otherwise, since it is shown in every report",
	ko: "헤더로 보내는 값이나 다른 비밀 값이 없는 것(모든 보고서에 표시됩니다)"
};
const unshown = {
	en: "one that has it (not shown)",
	ko: "그 값이 든 것(표시하지 않음)"
};
function withoutSecrets(check, data, redact) {
	const schema = check.answer?.schema ?? object({
		raw: check.raw,
		interpretation
	});
	const clean = redactDeep(data, redact);
	const { error } = schema.safeParse(clean);
	return (error?.issues ?? []).reduce((left, { path }) => putBack(left, data, path), clean);
}
function putBack(clean, data, [step, ...path]) {
	if (step === void 0) return typeof data === "string" ? data : clean;
	if (typeof clean !== "object" || clean === null || typeof data !== "object" || data === null) return clean;
	const inner = putBack(Reflect.get(clean, step), Reflect.get(data, step), path);
	if (Array.isArray(clean)) return clean.map((each, index) => index === step ? inner : each);
	return {
		...clean,
		[step]: inner
	};
}
function silenced(error, redact) {
	if (error instanceof Failure$1) {
		const { facts, retryAfter } = error;
		const params = redactDeep(facts.params, redact);
		return new Failure$1({
			...facts,
			params
		}, retryAfter === null ? {} : { retryAfter });
	}
	if (!(error instanceof Error)) return error;
	const bug = new Error(redact(error.message));
	bug.stack = redact(error.stack ?? "");
	return bug;
}
// src/run/shut.ts
function shutRunner(why) {
	return {
		async answer(check, query, { naming }) {
			parseInput(check.input, query, naming);
			throw why();
		},
		async look() {
			throw why();
		}
	};
}
// src/net/budget.ts
const mostQuestions = 5e3;
const mostResolverConnections = 2048;
const defaultLimits$1 = {
	connections: 96,
	bytes: 50331648
};
function openBudget(limits = defaultLimits$1) {
	let most = limits;
	const live = new Set();
	let connections = 0;
	let resolverConnections = 0;
	let requests = 0;
	let questions = 0;
	let ofClosed = 0;
	function bytes() {
		return [...live].reduce((sum, { bytesRead }) => sum + bytesRead, ofClosed);
	}
	function check() {
		if (bytes() > most.bytes) throw failure("budget.bytes", { limit: Math.round(most.bytes / 1024 / 1024) });
	}
	return {
		traffic: () => ({
			connections: connections + resolverConnections,
			requests,
			bytes: bytes()
		}),
		connection() {
			if (connections >= most.connections) throw failure("budget.connections", { limit: most.connections });
			connections++;
		},
		request() {
			requests++;
		},
		resolverConnection() {
			const limit = mostResolverConnections;
			if (resolverConnections >= limit) throw failure("budget.connections", { limit });
			resolverConnections++;
		},
		question() {
			const limit = most.questions ?? mostQuestions;
			if (questions >= limit) throw failure("budget.questions", { limit });
			questions++;
			requests++;
		},
		received(size) {
			ofClosed += size;
			check();
		},
		watch(socket) {
			live.add(socket);
			socket.once("close", () => {
				live.delete(socket);
				ofClosed += socket.bytesRead;
			});
		},
		check,
		widen({ connections: more, bytes: moreBytes, questions: moreQuestions = 0 }) {
			most = {
				connections: most.connections + more,
				bytes: most.bytes + moreBytes,
				questions: (most.questions ?? mostQuestions) + moreQuestions
			};
		}
	};
}
// src/net/connect.ts
async function connectOnce(to, { routes, signal, offer, patience }) {
	let began;
	const begin = (phase) => {
		if (phase === "tcp") began = performance.now();
	};
	try {
		const { socket, address } = await withPatience(signal, offer.patience ?? patience, (within) => routes.connect(to, within, begin));
		const ms = since(began);
		try {
			return {
				state: "open",
				address,
				reason: null,
				errno: null,
				banner: offer.banner === void 0 ? null : await readBanner(socket, {
					to,
					signal,
					patience: offer.banner
				}),
				ms
			};
		} finally {
			hangUp(socket);
		}
	} catch (error) {
		const told = nameEnd(error, to, began === void 0 ? "dns" : "tcp");
		const state = signal.aborted || !(told instanceof Failure$1) ? void 0 : stateOf(told);
		if (state === void 0) throw told;
		const { reason } = told;
		return {
			state,
			address: null,
			reason,
			errno: errnoOf(told),
			banner: null,
			ms: since(began)
		};
	}
}
const states = {
	"tcp.refused": "closed",
	"timeout.tcp": "filtered",
	"tcp.unreachable": "error",
	"tcp.reset": "error"
};
function stateOf({ facts, cause }) {
	const isAnswer = cause instanceof Error && Reflect.get(cause, "isFromNetwork") === true;
	return facts.id === "tcp.unreachable" && isAnswer ? "filtered" : states[facts.id];
}
function since(began) {
	return began === void 0 ? 0 : performance.now() - began;
}
function errnoOf({ cause, facts }) {
	const code = cause instanceof Error ? Reflect.get(cause, "code") : void 0;
	if (typeof code === "string") return code;
	if (facts.id === "tcp.refused") return "ECONNREFUSED";
	const { detail } = facts.params;
	return typeof detail === "string" ? detail : null;
}
function hangUp(socket) {
	if (socket instanceof TLSSocket) socket.destroy();
	else socket.resetAndDestroy();
}
function readBanner(socket, { to, signal, patience }) {
	const { promise, resolve, reject } = Promise.withResolvers();
	let received = Buffer.alloc(0);
	const end = (how) => resolve({
		bytes: received,
		end: how
	});
	const timer = setTimeout(end, Math.min(patience, bannerLimits.patience), "silent");
	const free = onAbort(signal, (reason) => reject(toFailure(reason, to, "tcp")));
	socket.on("data", (chunk) => {
		received = Buffer.concat([received, chunk.subarray(0, bannerLimits.bytes - received.length)]);
		if (received.length === bannerLimits.bytes) end("enough");
	});
	socket.once("end", () => end("closed"));
	socket.once("error", () => end("reset"));
	socket.once("close", () => end("closed"));
	if (socket.destroyed) end(socket.errored ? "reset" : "closed");
	return promise.finally(() => {
		clearTimeout(timer);
		free();
	});
}
// src/net/names.ts
async function systemNames(host, signal) {
	const asked = lookup(host, {
		all: true,
		order: "verbatim"
	});
	return interleave((await withSignal(signal, asked).catch((error) => {
		throw nameFailure(error, host);
	})).map(({ address }) => address));
}
function systemResolvers() {
	return getServers();
}
const resolutionDelay = 500;
function namesFrom(open) {
	return async (host, signal) => {
		if (/(?:^|\.)localhost$/.test(host)) return ["127.0.0.1", "::1"];
		try {
			return toAddresses(await askBoth(await open(), host, signal), host);
		} catch (error) {
			throw nameEnd(error, {
				host,
				port: 0
			}, "dns");
		}
	};
}
async function askBoth(resolve, host, signal) {
	const late = new AbortController();
	const free = onAbort(signal, (reason) => late.abort(reason));
	let timer;
	async function ask(type) {
		try {
			const lookup = await resolve(host, type, late.signal);
			if (lookup.kind === "addresses") timer ??= setTimeout(() => late.abort(), resolutionDelay);
			return lookup;
		} catch (error) {
			if (signal.aborted || !late.signal.aborted) throw error;
			return { kind: "silent" };
		}
	}
	try {
		return await withSignal(signal, Promise.all([ask("AAAA"), ask("A")]));
	} finally {
		clearTimeout(timer);
		free();
	}
}
function toAddresses(lookups, host) {
	const found = lookups.flatMap((lookup) => lookup.kind === "addresses" ? lookup.addresses : []);
	if (found.length > 0) return interleave(found);
	throw lookupFailure(lookups.find(({ kind }) => kind !== "none") ?? { kind: "none" }, host);
}
function lookupFailure(lookup, host) {
	if (lookup.kind === "nxdomain") return failure("dns.nxdomain", { host });
	if (lookup.kind === "silent") return unheard({
		silent: true,
		tried: lookup.tried
	}, host);
	if (lookup.kind === "failed" && lookup.detail === "BADNAME") return failure("dns.bad-name", { host });
	if (lookup.kind === "failed") return unheard({
		failed: lookup.detail,
		tried: lookup.tried
	}, host);
	return failure("dns.no-address", { host });
}
const noData = -3007;
function nameFailure(error, host) {
	const code = codeOf(error);
	if (code === "ENODATA" || error.errno === noData) return failure("dns.no-address", { host }, { cause: error });
	if (code === "ENOTFOUND") return failure("dns.nxdomain", { host }, { cause: error });
	if (code === "ETIMEOUT" || code === "ECANCELLED") return failure("timeout.dns", { host }, { cause: error });
	if (code !== "") return failure("dns.failed", {
		host,
		detail: code
	}, { cause: error });
	return toFailure(error, {
		host,
		port: 0
	}, "dns");
}
function codeOf(error) {
	const { code } = error;
	return typeof code === "string" && /^E[A-Z_]+$/.test(code) ? code : "";
}
function interleave(addresses) {
	const first = isIP(addresses[0] ?? "");
	const ours = addresses.filter((address) => isIP(address) === first);
	const others = addresses.filter((address) => isIP(address) !== first);
	const turns = Math.max(ours.length, others.length);
	return Array.from({ length: turns }, (_, turn) => [ours[turn], others[turn]]).flat().filter((address) => address !== void 0);
}
// src/net/dns/run.ts
function openDns({ resolvers, names, ...options }) {
	let opened;
	const byAddress = (resolvers ?? []).filter((text) => serverOf(text)?.isAddress);
	const namesOfServers = names ?? (byAddress.length > 0 ? namesFrom(() => resolve(byAddress)) : systemNames);
	function open() {
		return opened ??= import("./questions.js").then(({ openQuestions }) => openQuestions({
			...options,
			resolvers: resolvers ?? systemResolvers(),
			names: namesOfServers
		}));
	}
	async function resolve(servers) {
		const [{ ask }, { openResolver }] = await Promise.all([open(), import("./resolver.js")]);
		return openResolver(ask, servers);
	}
	return {
		names: names ?? (resolvers ? namesFrom(() => resolve(resolvers)) : systemNames),
		dns: async (question) => (await open()).dns(question),
		close: () => void opened?.then((questions) => questions.close())
	};
}
// src/net/courtesy.ts
const atATime = 3;
const pause = 300;
function openCourtesy() {
	const some = openQueue(atATime);
	const alone = openQueue(1);
	const inside = new Set();
	let isCrowded = false;
	let last;
	async function ask(work) {
		if (last) throw last;
		const asking = work();
		inside.add(asking);
		try {
			return await asking;
		} catch (error) {
			if (isTurnedAway(error) && error.code === "UPSTREAM_TIMEOUT") last = error;
			throw error;
		} finally {
			inside.delete(asking);
		}
	}
	async function askAgain(signal, work) {
		await Promise.allSettled(inside);
		await withSignal(signal, setTimeout$1(pause));
		try {
			return await ask(work);
		} catch (error) {
			if (isTurnedAway(error)) last = error;
			throw error;
		}
	}
	return async (signal, work) => {
		const lane = isCrowded ? alone : some;
		try {
			return await lane(signal, () => ask(work));
		} catch (error) {
			if (!isTurnedAway(error) || last) throw error;
			isCrowded = true;
			return alone(signal, () => askAgain(signal, work));
		}
	};
}
function isTurnedAway(error) {
	return error instanceof Failure$1 && /^(?:timeout\.starttls$|starttls\.(?!injected$))/.test(error.facts.id);
}
// src/net/families.ts
function systemFamilies() {
	return familiesOf(Object.values(networkInterfaces()).flatMap((each) => each ?? []));
}
function familiesOf(own) {
	return new Set(own.filter(leadsOut).map(({ family }) => family === "IPv6" ? 6 : 4));
}
function leadsOut({ address, family, internal }) {
	if (internal) return false;
	return family === "IPv6" ? reach(address) === "public" : reach(address) !== "never";
}
// src/formats/starttls/replies.ts
function readMailReply(lines) {
	const texts = [];
	let code;
	for (const line of lines) {
		const groups = coded.exec(line)?.groups;
		code ??= groups?.["code"];
		if (!groups || code === void 0 || groups["code"] !== code) return "foreign";
		texts.push(groups["text"] ?? "");
		if (groups["more"] !== "-") return toReply(code, lines, texts);
	}
	return "more";
}
const coded = /^(?<code>[2-5]\d\d)(?:(?<more>[- ])(?<text>.*))?$/;
function readFileReply(lines) {
	const [first] = lines;
	if (first === void 0) return "more";
	const begin = fileCoded.exec(first)?.groups;
	const code = begin?.["code"];
	if (code === void 0) return "foreign";
	if (begin?.["more"] !== "-") return toReply(code, lines, [begin?.["text"] ?? ""]);
	const last = lines.findIndex((line, index) => index > 0 && (line === code || line.startsWith(`${code} `)));
	return last < 0 ? "more" : toReply(code, lines, lines.slice(0, last + 1));
}
const fileCoded = /^(?<code>[1-6]\d\d)(?:(?<more>[- ])(?<text>.*))?$/;
function readStatus(lines) {
	const [first] = lines;
	if (first === void 0) return "more";
	const groups = status.exec(first)?.groups;
	return groups ? toReply(groups["code"] ?? "", lines, [groups["text"] ?? ""]) : "foreign";
}
const status = /^(?<code>\+OK|-ERR)(?: (?<text>.*))?$/i;
function readStatusAndList(lines) {
	const begin = readStatus(lines);
	if (typeof begin === "string" || begin.reply.code !== "+OK") return begin;
	const last = lines.indexOf(".");
	return last < 0 ? "more" : toReply("+OK", lines, lines.slice(0, last + 1));
}
function readGreeting(lines) {
	const [first] = lines;
	if (first === void 0) return "more";
	const groups = untagged.exec(first)?.groups;
	return groups ? toReply(groups["code"] ?? "", lines, [groups["text"] ?? ""]) : "foreign";
}
const untagged = /^\* (?<code>OK|PREAUTH|BYE)(?: (?<text>.*))?$/i;
function readTagged(tag) {
	const own = new RegExp(`^${tag} (?<code>OK|NO|BAD)(?: .*)?$`, "i");
	return (lines) => {
		for (const [index, line] of lines.entries()) {
			const code = own.exec(line)?.groups?.["code"] ?? (/^\* BYE\b/i.test(line) ? "BYE" : void 0);
			const sofar = lines.slice(0, index + 1);
			if (code !== void 0) return {
				reply: {
					...replyOf(code, sofar),
					shown: shown(line)
				},
				taken: sofar.length
			};
			if (!line.startsWith("* ")) return "foreign";
		}
		return "more";
	};
}
function toReply(code, all, lines) {
	return {
		reply: {
			...replyOf(code, lines),
			shown: shown(all[0] ?? "")
		},
		taken: lines.length
	};
}
function replyOf(code, lines) {
	return {
		code: code.toUpperCase(),
		lines
	};
}
function shown(text) {
	return printable(/[^\r\n]+/.exec(text)?.[0] ?? "", 120);
}
// src/formats/starttls/dialogues.ts
const dialogues = {
	smtp: (name) => ({
		read: readMailReply,
		next: (greeting) => greeting.code === "220" ? say(`EHLO ${name}`, readMailReply, afterEhlo) : refused(greeting)
	}),
	imap: () => ({
		read: readGreeting,
		next: afterImapGreeting
	}),
	pop3: () => ({
		read: readStatus,
		next: (greeting) => greeting.code === "+OK" ? say("STLS", readStatus, afterStls) : refused(greeting)
	}),
	ftp: () => ({
		read: readFileReply,
		next: (greeting) => greeting.code === "220" ? say("AUTH TLS", readFileReply, afterAuth) : refused(greeting)
	})
};
function say(words, read, next) {
	return {
		kind: "say",
		words,
		read,
		next
	};
}
function refused({ shown }) {
	return {
		kind: "refused",
		detail: shown
	};
}
function notOffered({ shown }) {
	return {
		kind: "not-offered",
		detail: shown
	};
}
const unknownCommand = new Set(["500", "502"]);
function afterEhlo(reply) {
	const { code, lines } = reply;
	if (unknownCommand.has(code)) return notOffered(reply);
	if (code !== "250") return refused(reply);
	return offersTls(lines) ? say("STARTTLS", readMailReply, afterStarttls) : notOffered(reply);
}
function offersTls(lines) {
	return lines.slice(1).some((line) => /^STARTTLS(?:\s|$)/i.test(line));
}
function afterStarttls(reply) {
	return reply.code === "220" ? { kind: "start" } : refused(reply);
}
function afterImapGreeting(greeting) {
	return greeting.code === "OK" ? say("a1 STARTTLS", readTagged("a1"), afterImapStarttls) : refused(greeting);
}
function afterImapStarttls(reply) {
	if (reply.code === "OK") return { kind: "start" };
	if (reply.code === "BYE") return refused(reply);
	return say("a2 CAPABILITY", readTagged("a2"), (list) => {
		const named = list.lines.filter((line) => /^\* CAPABILITY /i.test(line));
		const isOffered = named.some((line) => /\sSTARTTLS(?=\s|$)/i.test(line));
		return list.code === "OK" && named.length > 0 && !isOffered ? notOffered(reply) : refused(reply);
	});
}
function afterStls(reply) {
	if (reply.code === "+OK") return { kind: "start" };
	return say("CAPA", readStatusAndList, (list) => {
		const isOffered = list.lines.some((line) => /^STLS\s*$/i.test(line));
		return list.code === "+OK" && !isOffered ? notOffered(reply) : refused(reply);
	});
}
function afterAuth(reply) {
	if (reply.code === "234") return { kind: "start" };
	if (unknownCommand.has(reply.code) || reply.code === "504") return notOffered(reply);
	return say("FEAT", readFileReply, (list) => {
		const isOffered = list.lines.some((line) => /^\s*AUTH\s.*\bTLS/i.test(line));
		return list.code === "211" && !isOffered ? notOffered(reply) : refused(reply);
	});
}
// src/formats/starttls/starttls.ts
const mostBytes = 16384;
const mostLines = 256;
function openConversation(protocol, name) {
	return protocol === "postgres" ? {
		first: sslRequest,
		hear: hearPostgres
	} : openDialogue(dialogues[protocol](name));
}
function openDialogue(greeting) {
	let expected = greeting;
	let held = "";
	function hear(chunk) {
		held += Buffer.from(chunk).toString("latin1");
		if (held.length > mostBytes) return {
			kind: "foreign",
			detail: `> ${mostBytes} bytes`
		};
		const lines = held.split("\n").slice(0, -1);
		if (lines.length > mostLines) return {
			kind: "foreign",
			detail: `> ${mostLines} lines`
		};
		const reading = expected.read(lines.map((line) => line.replace(/\r$/, "")));
		if (reading === "more") return { kind: "wait" };
		if (reading === "foreign") return {
			kind: "foreign",
			detail: shown(lines[0] ?? "")
		};
		held = behind(held, reading.taken);
		return answer(reading.reply);
	}
	function answer(reply) {
		const next = expected.next(reply);
		if (next.kind === "say") {
			expected = next;
			held = "";
			return {
				kind: "say",
				words: Buffer.from(`${next.words}\r\n`, "latin1")
			};
		}
		return next.kind === "start" && held !== "" ? {
			kind: "injected",
			detail: ""
		} : next;
	}
	return {
		first: null,
		hear
	};
}
function behind(text, lines) {
	return text.split("\n").slice(lines).join("\n");
}
const sslRequest = Buffer.from("0000000804d2162f", "hex");
function hearPostgres(chunk) {
	const [byte] = chunk;
	if (byte === void 0) return { kind: "wait" };
	const letter = String.fromCharCode(byte);
	if (letter === "S") return chunk.length > 1 ? {
		kind: "injected",
		detail: ""
	} : { kind: "start" };
	if (letter === "N") return {
		kind: "not-offered",
		detail: letter
	};
	if (letter === "E") return {
		kind: "refused",
		detail: "ErrorResponse"
	};
	return {
		kind: "foreign",
		detail: shown(Buffer.from(chunk).toString("latin1"))
	};
}
// src/formats/starttls/talk.ts
const longestLine = 512;
const longestKeyword = 200;
const longestName = 255;
function openMailTalk(name) {
	let told = null;
	function greeted(reply) {
		const bare = {
			banner: reply.lines.map((line) => printable(line, longestLine)).join("\n").slice(0, mailLimits.banner),
			hello: null,
			keywords: [],
			starttls: "unknown"
		};
		told = {
			code: Number(reply.code),
			...bare
		};
		return reply.code === "220" ? say(`EHLO ${name}`, readMailReply, answered("EHLO")) : end(reply);
	}
	function answered(verb) {
		return (reply) => {
			if (!told) return end(reply);
			if (verb === "EHLO" && reply.code.startsWith("5")) return say(`HELO ${name}`, readMailReply, answered("HELO"));
			if (reply.code !== "250") return end(reply);
			const own = printable((/^\S*/.exec(reply.lines[0] ?? "")?.[0] ?? "").slice(0, longestName), longestName);
			told = {
				...told,
				hello: {
					verb,
					name: own
				}
			};
			const isOffered = verb === "EHLO" && offersTls(reply.lines);
			const keywords = verb === "EHLO" ? reply.lines.slice(1, mailLimits.keywords + 1).map(keyword) : [];
			told = {
				...told,
				keywords,
				starttls: isOffered ? "offered" : "absent"
			};
			return isOffered ? say("STARTTLS", readMailReply, agreed) : {
				kind: "not-offered",
				detail: reply.shown
			};
		};
	}
	function agreed(reply) {
		if (reply.code === "220") return { kind: "start" };
		if (told) told = {
			...told,
			starttls: "refused"
		};
		return end(reply);
	}
	return {
		conversation: openDialogue({
			read: readMailReply,
			next: greeted
		}),
		told: () => told
	};
}
function end({ shown }) {
	return {
		kind: "refused",
		detail: shown
	};
}
function keyword(line) {
	return printable(line.trim().toUpperCase(), longestKeyword);
}
// src/net/starttls.ts
const talkPatience$1 = 8e3;
async function agreeOnTls(socket, to, signal) {
	const { starttls } = to;
	if (starttls === void 0) return;
	await withPatience(signal, talkPatience$1, (within) => talk$1(socket, {
		...to,
		starttls
	}, within));
}
async function talk$1(socket, to, signal) {
	const end = await converse(socket, to, openConversation(to.starttls, literalOf(socket)), signal);
	if (end.kind === "start") return;
	socket.destroy();
	throw endOf(end, to);
}
function converse(socket, to, { first, hear }, signal) {
	const { promise, resolve, reject } = Promise.withResolvers();
	const fail = (error) => {
		reject(toFailure(error, to, "starttls"));
		socket.destroy();
	};
	const hangUp = () => fail(Object.assign(new Error("closed"), { code: "ECONNRESET" }));
	const listen = (chunk) => {
		const turn = hear(chunk);
		if (turn.kind === "wait") return;
		if (turn.kind === "say") return void socket.write(turn.words);
		socket.pause();
		resolve(turn);
	};
	const free = onAbort(signal, fail);
	socket.on("data", listen);
	socket.once("end", hangUp);
	socket.once("close", hangUp);
	socket.once("error", fail);
	if (first) socket.write(first);
	return promise.finally(() => {
		free();
		socket.off("data", listen).off("end", hangUp).off("close", hangUp).off("error", fail);
	});
}
function endOf({ kind, detail }, to) {
	const { host, port } = to;
	const protocol = starttlsNames[to.starttls];
	if (kind === "not-offered") return failure("starttls.not-offered", {
		host,
		port,
		protocol
	});
	if (kind === "refused") return failure("starttls.refused", {
		host,
		port,
		detail
	});
	if (kind === "foreign") return failure("starttls.foreign", {
		host,
		port,
		protocol,
		detail
	});
	return failure("starttls.injected", {
		host,
		port
	});
}
function literalOf({ localAddress = "127.0.0.1" }) {
	return isIP(localAddress) === 6 ? `[IPv6:${localAddress.replace(/%.*$/, "")}]` : `[${localAddress}]`;
}
// src/net/mail.ts
const acceptance = 5e3;
const patience = 8e3;
const parting = 700;
const brokenShake = /^(?:tls\.(?:alert\.|closed$|failed$)|tcp\.reset$)/;
async function greet(to, way) {
	const first = await meet(to, way, false);
	if (first.starttls !== "offered" || !brokenShake.test(first.failure?.reason ?? "")) return first;
	const again = await attempt(() => meet(to, way, true));
	return again.ok && again.value.handshake ? {
		...first,
		handshake: again.value.handshake
	} : first;
}
async function meet(to, way, lenient) {
	const started = performance.now();
	const end = {
		to: {
			...to,
			starttls: "smtp"
		},
		way,
		lenient
	};
	try {
		return await withPatience(way.signal, patience, async (within) => {
			const connected = await withPatience(within, acceptance, (soon) => way.routes.connect(to, soon));
			way.budget.request();
			return {
				...await talk(connected.socket, connected.address, {
					...end,
					within
				}),
				ms: performance.now() - started
			};
		});
	} catch (error) {
		throw way.signal.aborted ? ended(error) : error;
	}
}
function ended(error) {
	if (!(error instanceof Failure$1) || !error.reason.startsWith("timeout.")) return error;
	return new Failure$1({
		...error.facts,
		reason: outOfTime
	}, { cause: error });
}
async function talk(socket, address, meeting) {
	const { to, within } = meeting;
	const helloName = literalOf(socket);
	const { conversation, told } = openMailTalk(helloName);
	const last = await attempt(() => converse(socket, to, conversation, within));
	const said = told();
	if (!said) {
		socket.destroy();
		throw last.ok ? notGreeted(last.value, to) : new Failure$1(last.failure);
	}
	const known = {
		address,
		helloName,
		...said
	};
	if (!last.ok) return {
		...known,
		handshake: null,
		failure: last.failure
	};
	if (last.value.kind === "start") return {
		...known,
		...await turnToTls(socket, address, meeting)
	};
	const isOdd = last.value.kind === "injected" || last.value.kind === "foreign";
	if (isOdd) socket.destroy();
	else await takeLeave(socket);
	return {
		...known,
		handshake: null,
		failure: isOdd ? endOf(last.value, to).facts : null
	};
}
function notGreeted(end, to) {
	const { host, port } = to;
	return end.kind === "start" ? failure("starttls.closed", {
		host,
		port
	}) : endOf(end, to);
}
async function turnToTls(over, address, { to, way, lenient, within }) {
	const context = contextFor(way.given, { lenient }, to);
	const got = await attempt(() => secure(over, {
		to,
		address,
		context,
		lenient,
		alpn: "none",
		signal: within
	}));
	if (!got.ok) return {
		handshake: null,
		failure: got.failure
	};
	await takeLeave(got.value.socket);
	return {
		handshake: got.value.handshake,
		failure: null
	};
}
async function takeLeave(socket) {
	const { promise, resolve } = Promise.withResolvers();
	const timer = setTimeout(resolve, parting);
	const leave = () => resolve();
	socket.on("error", leave);
	socket.once("data", leave);
	socket.once("close", leave);
	socket.resume();
	socket.write("QUIT\r\n");
	await promise;
	clearTimeout(timer);
	socket.destroy();
}
// src/net/hidden.ts
const mostNoted = 1e4;
function notePrivate({ answers, authorities, additionals }, policy, noted) {
	for (const { data } of [
		...answers,
		...authorities,
		...additionals
	]) for (const address of addressesIn(data)) if (noted.size < mostNoted && !mayShow(address, policy)) noted.add(address);
}
function addressesIn(data) {
	if (data.type === "A" || data.type === "AAAA") return "address" in data ? [data.address] : [];
	if (data.type !== "SVCB" && data.type !== "HTTPS") return [];
	return data.parameters.flatMap((each) => "addresses" in each ? each.addresses : []);
}
// src/net/http/http2.ts
async function exchange2(request, { socket }, how) {
	const url = new URL(request.url);
	const { promise, resolve, reject } = Promise.withResolvers();
	const session = connect$2(url, {
		createConnection: () => socket,
		settings: { enablePush: false }
	});
	const fail = (error) => {
		reject(toFailure(error, how.to, "http"));
		session.destroy();
	};
	const free = onAbort(how.signal, fail);
	session.on("error", fail);
	try {
		const { host, ...headers } = headersFor(request, url);
		const stream = session.request({
			":method": request.method ?? "GET",
			":path": url.pathname + url.search,
			":authority": host,
			...headers
		});
		stream.on("error", fail);
		const closed = () => fail(Object.assign(new Error("closed"), { code: "ECONNRESET" }));
		stream.once("close", closed);
		stream.once("response", (_headers, _flags, raw) => {
			stream.off("close", closed);
			read(stream, raw, request, how).then(resolve, fail);
		});
		stream.end(request.body);
		return await promise;
	} finally {
		free();
		session.destroy();
	}
}
async function read(stream, raw, request, how) {
	const received = pairs(raw);
	const status = Number(received.find(([name]) => name === ":status")?.[1] ?? 0);
	const headers = received.filter(([name]) => !name.startsWith(":"));
	const reading = readingFor(request, {
		status,
		headers
	}, how);
	return {
		status,
		headers,
		...await readBody(stream, reading),
		version: "2"
	};
}
// src/net/agent.ts
function agentOf(socket) {
	const agent = new Agent({
		keepAlive: true,
		maxSockets: 1
	});
	let isGiven = false;
	agent.createConnection = (_options, done) => {
		if (isGiven) done?.(Object.assign(new Error("closed"), { code: "ECONNRESET" }), void 0);
		else done?.(null, socket);
		isGiven = true;
	};
	return agent;
}
// src/net/line.ts
async function openLink(to, isSecure, signal, dialling) {
	const bare = isSecure ? await openSecure(to, signal, dialling) : await openPlain(to, signal, dialling);
	if (to.starttls ?? to.speaks) bare.socket.destroy();
	return {
		...bare,
		agent: agentOf(bare.socket)
	};
}
async function openPlain(to, signal, { routes, begin }) {
	const connected = await routes.connect({
		...to,
		isPlain: true
	}, signal, begin);
	const { bytesRead: received } = connected.socket;
	return {
		...connected,
		received,
		handshake: null,
		asksWho: false,
		showsWho: false
	};
}
async function openSecure(to, signal, dialling) {
	const identity = dialling.access?.identity;
	const attempts = [{
		lenient: false,
		alpn: to.starttls ?? to.speaks ? "none" : "http/1.1",
		showsWho: identity !== void 0
	}];
	let spent = 0;
	let first;
	for (let attempt = attempts.shift(); attempt; attempt = attempts.shift()) try {
		const connected = await dialling.routes.connect(to, signal, dialling.begin);
		dialling.begin("starttls");
		await agreeOnTls(connected.socket, to, signal);
		dialling.begin("tls");
		spent += connected.roundTrips;
		const { address } = connected;
		const { lenient, belowTls13, showsWho } = attempt;
		const context = identity && showsWho ? contextWith(identity, dialling.given) : contextFor(dialling.given, {
			lenient,
			...belowTls13 && { belowTls13 }
		}, to);
		const secured = await secure(connected.socket, {
			to,
			address,
			...attempt,
			context,
			signal
		});
		const roundTrips = spent + roundTripsOf(secured.handshake);
		return {
			...secured,
			address,
			roundTrips,
			received: 0,
			showsWho
		};
	} catch (error) {
		if (!(error instanceof Failure$1)) throw error;
		if (error.reason !== "access.untrusted") first ??= error;
		spent++;
		const next = afterwards(attempt, error.reason);
		if (next) attempts.push(next);
	}
	if (first?.reason === "tls.not-tls" && dialling.routes.proxyTo(to) !== null) {
		const { whoSpoke } = await import("./behind-connect.js");
		throw await whoSpoke(first, to, signal, dialling.routes);
	}
	throw first ?? new Error("no handshake was tried");
}
const noApplicationProtocol = "tls.alert.120";
const fallbacks = {
	"http/1.1": "h2",
	h2: "none",
	none: null
};
const brokenOff = /^(?:tls\.closed|tcp\.reset)$/;
const noCommonGround = /^tls\.alert\.(?:40|47|80)$/;
function afterwards({ lenient, belowTls13, alpn, isAgain = false, showsWho }, reason) {
	if (reason === "access.untrusted") return {
		lenient,
		alpn,
		showsWho: false
	};
	const fallback = reason === noApplicationProtocol ? fallbacks[alpn] : null;
	if (fallback) return {
		lenient,
		...belowTls13 && { belowTls13 },
		alpn: fallback,
		showsWho
	};
	if (!lenient && !isAgain && brokenOff.test(reason)) return {
		lenient,
		alpn,
		isAgain: true,
		showsWho
	};
	const isBroken = /^(?:tls\.(?:alert\.|closed$|failed$)|tcp\.reset$)/.test(reason);
	if (!lenient && isBroken) return {
		lenient: true,
		alpn,
		showsWho: false
	};
	if (lenient && !belowTls13 && noCommonGround.test(reason)) return {
		lenient,
		belowTls13: true,
		alpn,
		showsWho: false
	};
	return null;
}
function roundTripsOf({ protocol }) {
	return protocol === "TLSv1.3" ? 1 : 2;
}
// src/net/http/origin.ts
function openOrigin(to, opening) {
	const { isSecure, signal, budget, routes, acceptance: usual } = opening;
	const ends = {
		...to,
		isPlain: !isSecure
	};
	const turns = openQueue(1);
	let kept;
	let coming;
	let phase = "tcp";
	let question;
	async function present(by, within, isGood) {
		if (coming) {
			await withSignal(within, coming).catch((error) => passOn(error, within, usual));
			return present(by, within, isGood);
		}
		if (kept && routes.mayRide({
			...to,
			...by
		}, kept.address) && isGood(kept)) return kept;
		coming = open(by, within).finally(() => coming = void 0);
		return coming;
	}
	function begin(next) {
		phase = next;
		if (next === "tcp") question = {
			since: performance.now(),
			heard: 0
		};
	}
	async function open({ namedBy, acceptance = usual }, within) {
		const named = namedBy === void 0 ? to : {
			...to,
			namedBy
		};
		const soonest = routes.proxyTo(ends) !== null ? void 0 : acceptance;
		const link = await withPatience(within, soonest, (soon) => openLink(named, isSecure, soon, {
			...opening,
			begin
		}));
		if (signal.aborted) {
			link.socket.destroy();
			throw whyOf(signal);
		}
		hangUp();
		kept = {
			...link,
			unpaid: link.roundTrips
		};
		return kept;
	}
	function hangUp() {
		kept?.agent.destroy();
		kept?.socket.destroy();
	}
	async function carry(asked, link, { tolerant, within }) {
		const request = equipped(asked, link, to.host, opening.access);
		budget.request();
		phase = "http";
		question = {
			since: performance.now(),
			...question,
			over: link.socket,
			heard: link.socket.bytesRead
		};
		const how = {
			to,
			agent: link.agent,
			tolerant: tolerant ? link.socket : null,
			signal: within,
			budget
		};
		const isNewer = link.handshake?.alpn === "h2";
		const isUnheard = link.received === 0;
		const bare = await (isNewer ? exchange2(request, link, how) : exchange$1(request, how)).catch((error) => {
			throw isUnheard && link.asksWho && error instanceof Failure$1 ? refusal(error, to, link.showsWho) : error;
		});
		link.received = isNewer || tolerant ? spent : link.socket.bytesRead;
		if (bare.status < 200) throw failure("http.malformed", {
			host: to.host,
			detail: `${bare.status}`
		});
		return {
			bare,
			link,
			parser: tolerant ? "tolerant" : "strict"
		};
	}
	async function ask(request, within) {
		const before = kept;
		question = void 0;
		const link = await present(request, within, isIdle);
		const roundTrips = charge(link);
		try {
			return {
				...await carry(request, link, {
					tolerant: false,
					within
				}),
				roundTrips
			};
		} catch (error) {
			const again = secondTry(error, request, link === before);
			if (!again) throw error;
			const second = await present(request, within, again.tolerant ? () => false : isIdle);
			const both = roundTrips + charge(second);
			return {
				...await carry(request, second, {
					...again,
					within
				}),
				roundTrips: both
			};
		}
	}
	function tellSilence(error) {
		if (!(error instanceof Failure$1) || signal.aborted || !isWait(error)) throw error;
		if (!question || (question.over?.bytesRead ?? 0) > question.heard) throw error;
		if (routes.proxyTo(ends) !== null) throw error;
		const silence = Math.round(performance.now() - question.since);
		throw new Failure$1({
			...error.facts,
			params: {
				...error.facts.params,
				silence
			}
		}, { cause: error });
	}
	return {
		async handshake(by) {
			const { handshake } = await present(by, signal, () => true).catch((error) => {
				throw nameEnd(error, to, phase);
			});
			if (!handshake) throw new Error("no handshake over plain HTTP");
			return handshake;
		},
		request(request) {
			const started = performance.now();
			return withPatience(signal, request.patience, async (within) => {
				try {
					const { bare, link, ...rest } = await turns(within, () => ask(request, within).catch(tellSilence));
					const { address, handshake } = link;
					return {
						...bare,
						...rest,
						address,
						handshake,
						ms: performance.now() - started
					};
				} catch (error) {
					throw nameEnd(error, to, phase);
				}
			});
		},
		close: hangUp
	};
}
const waits = new Set([
	"timeout.tcp",
	"timeout.http",
	"tcp.reset",
	"http.closed"
]);
function isWait({ facts: { id } }) {
	return waits.has(id);
}
const spent = -1;
function charge(link) {
	const roundTrips = link.unpaid + 1;
	link.unpaid = 0;
	return roundTrips;
}
function isIdle({ socket, received }) {
	return !socket.destroyed && socket.writable && socket.bytesRead === received;
}
function passOn(error, within, usual) {
	const isTheirs = usual === void 0 && error instanceof Failure$1 && error.code === "UPSTREAM_TIMEOUT";
	if (within.aborted || !isTheirs) throw error;
}
function secondTry(error, { method = "GET" }, wasKept) {
	if (!(error instanceof Failure$1) || method !== "GET") return null;
	if (error.facts.id === "http.malformed") return { tolerant: true };
	return error.facts.id === "http.closed" && wasKept ? { tolerant: false } : null;
}
// src/net/places.ts
const perAddress = {
	connections: 52,
	bytes: 6291456
};
const mostAddresses$1 = 32;
const probesInAll = 24;
function openPlaces(budget, probesAtATime) {
	const usual = openQueue(probesAtATime);
	const all = openQueue(probesInAll);
	const queues = new Map();
	function enter({ host, at }) {
		if (at === void 0) return usual;
		const key = `${host} ${at}`;
		const known = queues.get(key);
		if (known) return known;
		const own = openQueue(probesAtATime);
		const both = (signal, work) => own(signal, () => all(signal, work));
		queues.set(key, both);
		if (queues.size <= mostAddresses$1) budget.widen(perAddress);
		return both;
	}
	return {
		enter: (to) => void enter(to),
		queueOf: enter
	};
}
// src/net/route.ts
const mostListed$1 = 256;
const mostAddresses = 16;
function openRoutes({ policy, names, pins, families, budget, signal: run, tunnels, guest }) {
	const resolved = new Map();
	const answered = new Map();
	const leading = new Map();
	function resolve(host) {
		const known = resolved.get(host);
		if (known) return known;
		const asked = names(host, run);
		asked.catch(() => {});
		resolved.set(host, asked);
		return asked;
	}
	async function addressesOf({ host, port }, signal) {
		if (isIP(host)) return [host];
		try {
			return await withSignal(signal, resolve(host));
		} catch (error) {
			throw error instanceof Failure$1 && error.facts.id === "dns.nxdomain" && isHidden(host, policy) ? absent(host) : nameEnd(error, {
				host,
				port
			}, "dns");
		}
	}
	function judge(to, addresses) {
		const allowed = addresses.filter((address) => mayContact(address, to.namedBy, policy));
		const [refused] = addresses;
		if (allowed.length === 0 && isHidden(to.host, policy)) throw absent(to.host);
		if (allowed.length === 0) throw failure("address.private", {
			host: bracketed(to.host),
			address: refused ?? ""
		});
		return allowed.slice(0, mostAddresses);
	}
	function reach(addresses, port, to, signal) {
		const through = tunnels?.(to);
		const how = {
			to,
			signal,
			budget
		};
		return through ? dial(addresses, port, how, (...all) => through.open(names, run, ...all)) : dial(addresses, port, how, guest ? seated(guest) : void 0);
	}
	async function dialInTurn(to, allowed, signal) {
		const key = `${to.host} ${to.port}`;
		const leader = leading.get(key);
		if (leader) {
			const came = await attempt(() => withSignal(signal, leader));
			if (!came.ok && !came.failure.reason.startsWith("timeout.")) throw new Failure$1(came.failure);
		}
		const usual = answered.get(key);
		const dialling = reach(usual !== void 0 && allowed.includes(usual) ? [usual] : allowed, to.port, to, signal);
		if (!leading.has(key)) leading.set(key, dialling);
		const connected = await dialling.finally(() => leading.get(key) === dialling && leading.delete(key));
		if (!answered.has(key)) answered.set(key, connected.address);
		return connected;
	}
	return {
		async connect(to, signal, begin = ignore) {
			throwIfAborted(signal);
			const pin = pinFor(pins, to);
			if (pin) {
				begin("tcp");
				return {
					...await reach(judge({
						host: to.host,
						port: pin.toPort
					}, [pin.address]), pin.toPort, to, signal),
					roundTrips: 1
				};
			}
			if (to.at !== void 0) {
				begin("tcp");
				return {
					...await reach(judge(to, [to.at]), to.port, to, signal),
					roundTrips: 1
				};
			}
			begin("dns");
			const isFirst = !resolved.has(to.host) && isIP(to.host) === 0;
			const allowed = judge(to, await addressesOf(to, signal));
			begin("tcp");
			return {
				...await dialInTurn(to, allowed, signal),
				roundTrips: isFirst ? 2 : 1
			};
		},
		proxyTo: (to) => tunnels?.(to)?.proxy ?? null,
		mayRide: (to, address) => pinFor(pins, to) !== void 0 || mayContact(address, to.namedBy, policy),
		async addresses(of, signal) {
			const own = tunnels?.(of) ? new Set([4, 6]) : families();
			const pinned = [...pinsOf(pins, of)].map(([id, { address }]) => {
				return {
					id,
					address,
					isAllowed: mayContact(address, void 0, policy),
					isForeign: !own.has(isIP(address))
				};
			});
			if (pinned.length > 0) return pinned.slice(0, mostListed$1);
			const all = await addressesOf(of, signal);
			if (isHidden(of.host, policy)) judge(of, all);
			return [...new Set(all)].slice(0, mostListed$1).map((address) => {
				return {
					id: address,
					address,
					isAllowed: mayContact(address, of.namedBy, policy),
					isForeign: !own.has(isIP(address))
				};
			});
		}
	};
}
function seated(guest) {
	return async (address, port, how) => {
		await guest.connection(address, how.signal).catch((error) => {
			throw toFailure(error, how.to, "tcp");
		});
		return connectTo(address, port, how);
	};
}
function absent(host) {
	return failure("dns.absent", { host }, { reason: "dns.nxdomain" });
}
function ignore() {}
// src/net/source-answer.ts
function wholeAnswer({ status, truncated, body, address, headers, ms }, asked, limit, signal) {
	if (status === 429) {
		const seconds = waitOf(headers) ?? unsaid;
		throw failure("source.rate-limited", {
			...asked,
			seconds
		}, { retryAfter: seconds });
	}
	if (status === 404) return {
		status,
		body,
		address,
		headers,
		ms
	};
	if (status !== 200) {
		const retryAfter = waitOf(headers);
		throw failure("source.status", {
			...asked,
			status
		}, retryAfter === null ? {} : { retryAfter });
	}
	if (!truncated) return {
		status,
		body,
		address,
		headers,
		ms
	};
	if (signal.aborted) throw failure("timeout.source", { ...asked });
	throw failure("source.malformed", {
		...asked,
		detail: body.length >= limit ? "too-large" : "truncated"
	});
}
const unsaid = 60;
const longest = 86400;
function waitOf(headers) {
	const [told = ""] = valuesOf(headers, "retry-after").map((value) => value.trim());
	if (/^\d{1,9}$/.test(told)) return bounded(Number(told));
	const [until, now] = [dateOf(told), dateOf(valuesOf(headers, "date")[0]?.trim() ?? "")];
	return until === null || now === null ? null : bounded((until - now) / 1e3);
}
function bounded(seconds) {
	return Math.min(longest, Math.max(1, Math.ceil(seconds)));
}
const fixedDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
function dateOf(text) {
	const date = fixedDate.test(text) ? Date.parse(text) : NaN;
	return Number.isNaN(date) ? null : date;
}
const ofRun = /^(?:aborted$|budget\.|proxy\.|timeout\.proxy$|source\.)/;
function refusalOf(error, asked, isNamed) {
	if (!(error instanceof Failure$1) || ofRun.test(error.facts.id)) return error;
	const { id, reason } = error.facts;
	const options = { cause: error };
	if (id.startsWith("timeout.")) return failure("timeout.source", { ...asked }, options);
	if (id === "address.private" && isNamed) return failure("source.redirect", {
		...asked,
		detail: "private"
	}, options);
	return failure("source.unreachable", {
		...asked,
		detail: reason
	}, options);
}
// src/net/sources.ts
const usual = { rdap: "https://rdap.org/" };
const names = { rdap: "RDAP" };
const mostRedirects = 4;
const usualLimit = 1048576;
const usualPatience = 6e3;
async function askSource(id, request, lent) {
	const { path, limit = usualLimit, patience = usualPatience, headers } = request;
	const base = new URL(lent.sources[id] ?? usual[id]);
	const how = {
		limit,
		patience,
		isAnonymous: true,
		...headers && { headers }
	};
	return withPatience(lent.signal, patience, async (signal) => {
		let hop = {
			url: new URL(path, base),
			namedBy: void 0,
			redirects: 0
		};
		for (;;) {
			const asked = {
				source: names[id],
				host: hop.url.host
			};
			const reply = await exchange(hop, {
				...how,
				asked,
				base,
				isChosen: id in lent.sources,
				lent,
				signal
			});
			const destination = readLocation(reply, hop.url.href);
			if (!destination) return {
				...wholeAnswer(reply, asked, limit, signal),
				url: hop.url.href,
				redirects: hop.redirects
			};
			if (hop.redirects === mostRedirects) throw failure("source.redirect", {
				...asked,
				detail: "limit"
			});
			const next = destination.url === null ? null : new URL(destination.url);
			if (!next || !mayAsk(next, base)) throw failure("source.redirect", {
				...asked,
				detail: next ? "http" : "location"
			});
			hop = {
				url: next,
				namedBy: reply.address,
				redirects: hop.redirects + 1
			};
		}
	});
}
async function exchange({ url, namedBy }, how) {
	const { asked, base, isChosen, lent, signal, ...request } = how;
	const to = {
		host: hostOf(url),
		port: portOf(url)
	};
	const isSecure = url.protocol === "https:";
	if (!mayAsk(url, base)) throw failure("source.untrusted", {
		...asked,
		detail: "http"
	});
	const isBase = url.origin === base.origin;
	const special = isBase && (isChosen || lent.policy.special);
	const origin = openOrigin(to, {
		routes: lent.routesUnder({
			special,
			allow: lent.policy.allow
		}),
		given: lent.given,
		isSecure,
		signal,
		budget: lent.budget
	});
	const named = namedBy === void 0 || isBase ? {} : { namedBy };
	try {
		if (isSecure) prove(to.host, await origin.handshake(named), asked);
		const reply = await origin.request({
			...request,
			...named,
			url: url.href
		});
		if (reply.handshake) prove(to.host, reply.handshake, asked);
		return reply;
	} catch (error) {
		throw refusalOf(nameEnd(error, to, "http"), asked, namedBy !== void 0);
	} finally {
		origin.close();
	}
}
function prove(host, handshake, asked) {
	if (isTrustedFor(host, handshake)) return;
	const detail = handshake.trustError ?? (handshake.lenient ? "lenient" : "wrong-name");
	throw failure("source.untrusted", {
		...asked,
		detail
	});
}
function mayAsk(url, base) {
	return url.protocol === "https:" || url.origin === base.origin && isLoopback(hostOf(url));
}
function isLoopback(host) {
	return isIP(host) === 0 ? host === "localhost" : within(host, ["127.0.0.0/8", "::1/128"]);
}
// src/net/door.ts
const probePatience = 4e3;
const placePatience = 4e3;
const talkPatience = 8e3;
const probesAtATime = 6;
const connectionsAtATime = 64;
const mailServersAtATime = 16;
function openDoor({ signal: run, policy, names: givenNames, pins = [], families = systemFamilies, given = [], limits = defaultLimits$1, access, tunnels, resolvers, dnsServers = publicResolvers.map(({ server }) => server), sources = {}, seats }) {
	const ending = new AbortController();
	const free = onAbort(run, (reason) => ending.abort(reason));
	const { signal } = ending;
	const budget = openBudget(limits);
	const asking = {
		policy,
		pins,
		given,
		budget,
		tunnels,
		signal,
		known: dnsServers
	};
	const hidden = new Set();
	const hear = policy.special ? void 0 : (message) => notePrivate(message, policy, hidden);
	const { names, ...questions } = openDns({
		...asking,
		resolvers,
		names: givenNames,
		hear
	});
	const routing = {
		names,
		pins,
		families,
		budget,
		signal,
		tunnels
	};
	const guest = seats?.guest();
	const routes = openRoutes({
		policy,
		...routing,
		guest
	});
	const origins = new Map();
	const places = openPlaces(budget, probesAtATime);
	const mailing = openQueue(mailServersAtATime);
	const connecting = openQueue(connectionsAtATime);
	const courtesies = new Map();
	function turnsOf(to) {
		const queue = places.queueOf(to);
		const { host, port, at, starttls } = to;
		if (!starttls) return queue;
		const key = `${starttls} ${host} ${port} ${at ?? ""}`;
		const courtesy = courtesies.get(key) ?? openCourtesy();
		courtesies.set(key, courtesy);
		return courtesy;
	}
	function origin({ host, port, at, starttls, speaks }, isSecure) {
		const key = `${isSecure} ${host} ${port} ${at ?? ""} ${starttls ?? ""} ${speaks ?? ""}`;
		const known = origins.get(key);
		if (known) return known;
		const placed = at !== void 0 && { at };
		const acceptance = starttls ? talkPatience : placePatience;
		const shown = accessFor(access, {
			host,
			port
		}, isSecure);
		const opening = {
			routes,
			given,
			isSecure,
			signal,
			budget,
			access: shown,
			...placed && { acceptance }
		};
		const fresh = openOrigin({
			host,
			port,
			...placed,
			...starttls && { starttls },
			...speaks && { speaks }
		}, opening);
		origins.set(key, fresh);
		return fresh;
	}
	function tls(to, offer) {
		if (!offer) return origin(to, true).handshake(to);
		return withPatience(signal, probePatience, async (within) => {
			const { socket: over, address } = await routes.connect(to, within);
			await agreeOnTls(over, to, within);
			const { lenient = false } = offer;
			const context = contextFor(given, offer, to);
			const alpn = to.starttls ?? to.speaks ? "none" : offer.groups ? "either" : "http/1.1";
			const { socket, handshake } = await secure(over, {
				to,
				address,
				context,
				lenient,
				alpn,
				signal: within
			});
			socket.destroy();
			return handshake;
		});
	}
	function hello(...[to, bytes, until]) {
		return withPatience(signal, probePatience, async (within) => {
			const { socket } = await routes.connect(to, within);
			await agreeOnTls(socket, to, within);
			budget.request();
			return exchangeHello(socket, bytes, {
				to,
				signal,
				within,
				until
			});
		});
	}
	function routesUnder(other) {
		return openRoutes({
			policy: other,
			...routing
		});
	}
	return {
		net: {
			async tls(to, offer) {
				places.enter(to);
				return guarded(to, () => tls(to, offer));
			},
			hello: (to, bytes, until) => guarded(to, () => turnsOf(to)(signal, () => hello(to, bytes, until))),
			async mail(to) {
				places.enter(to);
				return guarded(to, () => mailing(signal, () => greet(to, {
					routes,
					given,
					budget,
					signal
				})));
			},
			async connect(to, offer = {}) {
				places.enter(to);
				const how = {
					routes,
					signal,
					offer,
					patience: probePatience
				};
				return guarded(to, () => connecting(signal, () => connectOnce(to, how)));
			},
			addresses: (of) => guarded(of, () => routes.addresses(of, signal)),
			async http(request) {
				const { to, isSecure } = endpointOf(request);
				places.enter(to);
				return guarded(to, () => origin(to, isSecure).request(request));
			},
			dns: questions.dns,
			source: (id, request) => askSource(id, request, {
				sources,
				policy,
				routesUnder,
				given,
				budget,
				signal
			})
		},
		traffic: budget.traffic,
		hidden,
		close() {
			free();
			ending.abort();
			origins.forEach((each) => each.close());
			questions.close();
			guest?.leave();
		}
	};
}
async function guarded(to, work) {
	try {
		return await work();
	} catch (error) {
		throw nameEnd(error, to, "tcp");
	}
}
function endpointOf(request) {
	const url = URL.parse(request.url);
	if (!url || !/^https?:$/.test(url.protocol)) throw failure("http.malformed", {
		host: "",
		detail: "URL"
	});
	const { at } = request;
	return {
		to: {
			host: hostOf(url),
			port: portOf(url),
			...at !== void 0 && { at }
		},
		isSecure: url.protocol === "https:"
	};
}
// src/net/seats.ts
const defaultManners = {
	runs: 4,
	connections: 600,
	patience: 2e3
};
const minute = 6e4;
const manyAddresses = 1e3;
function openSeats(manners = defaultManners, now = () => performance.now()) {
	const tables = new Map();
	function recent({ times }) {
		const over = times.findIndex((time) => now() - time < minute);
		times.splice(0, over === -1 ? times.length : over);
		return times.length;
	}
	function tableOf(address) {
		if (tables.size > manyAddresses) forget();
		const known = tables.get(address);
		if (known) return known;
		const fresh = {
			seated: 0,
			times: [],
			waiting: new Set()
		};
		tables.set(address, fresh);
		return fresh;
	}
	function forget() {
		for (const [address, table] of tables) if (table.seated === 0 && table.waiting.size === 0 && recent(table) === 0) tables.delete(address);
	}
	function untilFit(table, more) {
		const excess = recent(table) + more - manners.connections;
		const last = table.times[Math.min(excess, table.times.length) - 1];
		return excess <= 0 || last === void 0 ? 0 : last + minute - now();
	}
	function untilRoom(table) {
		return untilFit(table, Math.min(manners.connections, 52 * (table.seated + 1)));
	}
	function hasSeat(table) {
		return table.seated < manners.runs && untilRoom(table) <= 0;
	}
	async function sit(table, signal) {
		if (table.waiting.size === 0 && hasSeat(table)) table.seated++;
		else await wait(table, signal);
	}
	async function wait(table, signal) {
		const room = untilRoom(table);
		if (room > manners.patience || table.waiting.size >= manners.runs) throw busy(room);
		const { promise, resolve, reject } = Promise.withResolvers();
		const giveUp = (reason) => {
			table.waiting.delete(resolve);
			reject(reason);
		};
		const free = onAbort(signal, giveUp);
		const timer = setTimeout(() => giveUp(busy(untilRoom(table))), manners.patience);
		const again = room > 0 ? setTimeout(() => admit(table), room) : void 0;
		table.waiting.add(resolve);
		try {
			await promise;
		} finally {
			clearTimeout(timer);
			clearTimeout(again);
			free();
		}
	}
	function admit(table) {
		const [first] = table.waiting;
		if (!first || !hasSeat(table)) return;
		table.waiting.delete(first);
		table.seated++;
		first();
	}
	function guest() {
		const seats = new Map();
		const taken = new Set();
		let isGone = false;
		function rise(table) {
			table.seated--;
			admit(table);
		}
		async function seatAt(address, signal) {
			const table = tableOf(address);
			await sit(table, signal);
			if (isGone) rise(table);
			else taken.add(table);
		}
		return {
			async connection(address, signal) {
				const seat = seats.get(address) ?? seatAt(address, signal);
				seats.set(address, seat);
				await seat.catch((error) => {
					if (seats.get(address) === seat) seats.delete(address);
					throw error;
				});
				const table = tableOf(address);
				const room = untilFit(table, 1);
				if (room > 0) throw busy(room);
				table.times.push(now());
			},
			leave() {
				isGone = true;
				taken.forEach(rise);
				taken.clear();
			}
		};
	}
	return { guest };
}
function busy(milliseconds) {
	const seconds = Math.max(1, Math.ceil(milliseconds / 1e3));
	return failure("busy", { seconds }, { retryAfter: seconds });
}
// src/net/shelf.ts
const megabyte = 1048576;
const defaultLimits = {
	all: 64 * megabyte,
	each: 16 * megabyte
};
const overhead = 1024;
function openShelf(policy, limits = defaultLimits) {
	const kept = new Map();
	let size = 0;
	function drop(key) {
		const known = kept.get(key);
		if (!known) return;
		kept.delete(key);
		size -= sizeOf(known);
	}
	return {
		find(key, { namedBy }, now) {
			const known = kept.get(key);
			if (!known) return null;
			if (known.until <= now) {
				drop(key);
				return null;
			}
			if (!mayContact(known.address, namedBy, policy)) return null;
			kept.delete(key);
			kept.set(key, known);
			return known;
		},
		keep(key, shelved) {
			if (shelved.bytes.length > limits.each) return;
			drop(key);
			const own = {
				...shelved,
				bytes: alone(shelved.bytes)
			};
			kept.set(key, own);
			size += sizeOf(own);
			for (const [oldest] of kept) {
				if (size <= limits.all) break;
				drop(oldest);
			}
		}
	};
}
function sizeOf({ bytes }) {
	return bytes.length + overhead;
}
function alone(bytes) {
	return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}
// src/net/tunnel/bypass.ts
function isBypassed({ host, port }, list) {
	return list.some((entry) => {
		const { place, only } = parse(entry);
		return (only === void 0 || only === port) && isOf(host, place);
	});
}
function parse(entry) {
	const groups = /^(?:\[(?<six>[^\]]+)\]|(?<name>[^:]*))(?::(?<port>\d{1,5}))?$/.exec(entry)?.groups;
	const place = groups?.["six"] ?? groups?.["name"] ?? entry;
	const port = groups?.["port"];
	return port === void 0 ? { place } : {
		place,
		only: Number(port)
	};
}
function isOf(host, place) {
	if (place === "*") return true;
	const network = toNetwork(place);
	if (isIP(host) !== 0) return network !== null && within(host, [network]);
	const name = place.toLowerCase().replace(/^\*?\./, "").replace(/\.$/, "");
	const own = host.toLowerCase().replace(/\.$/, "");
	return name !== "" && (own === name || own.endsWith(`.${name}`));
}
// src/net/tunnel/tunnels.ts
function openTunnels({ secure, plain, bypass }, authorities) {
	return (to) => {
		const proxy = to.isPlain ? plain : secure;
		if (!proxy || isBypassed(to, bypass)) return null;
		return {
			proxy: proxy.name,
			async open(names, run, ...how) {
				const { tunnel } = await import("./tunnel.js");
				return tunnel({
					proxy,
					authorities,
					names,
					run
				}, ...how);
			}
		};
	};
}
// src/settings/engine.ts
function openEngine(options) {
	const { deadline, isDeadlineSet = false, special, authorities = [], pins = [], resolvers = [], allow = [], access, dns = usualDns, sources = {}, manners } = options;
	const policy = {
		special,
		allow
	};
	const shelf = openShelf(policy);
	const seats = manners && openSeats({
		...defaultManners,
		...manners
	});
	const tunnels = access?.proxies && openTunnels(access.proxies, authorities);
	return {
		deadline,
		isDeadlineSet,
		open(signal, target) {
			return {
				...openDoor({
					signal,
					policy,
					pins,
					given: authorities,
					access: accessTo(target, access),
					tunnels,
					...resolvers.length > 0 && { resolvers },
					dnsServers: serversOf(dns),
					sources,
					seats
				}),
				trust: openTrustStore(authorities),
				dns,
				shelf
			};
		}
	};
}
function serversOf({ publicResolvers, blocklistResolver }) {
	return [...publicResolvers.map(({ server }) => server), ...blocklistResolver === null ? [] : [blocklistResolver]];
}
function accessTo({ origin }, { credentials } = {}) {
	return credentials && origin ? {
		...credentials,
		...origin
	} : void 0;
}
// src/settings/runner.ts
function openRunner(given) {
	const remote = readRemote(given);
	const measuring = readMeasuring(given);
	if (remote) return openRemote(remote, given.one("timeout") === void 0 ? void 0 : measuring.deadline);
	return openLocal(measuring, readAccess(given));
}
function openLocal(measuring, access) {
	const { emptyHeader: name } = access;
	if (name !== null) return shutRunner(() => failure("access.header-empty", { name }));
	const runner = localRunner(openEngine({
		...measuring,
		special: true,
		access
	}));
	return access.secrets.length > 0 ? masked(runner, access.secrets) : runner;
}
const remoteTimeout = 2e4;
const serverMargin = 5e3;
function openRemote({ server, key }, timeout) {
	let opened;
	async function open() {
		const [{ remoteRunner }, { openClient }] = await Promise.all([import("./remote.js"), import("./client.js")]);
		return remoteRunner({
			server,
			...key !== void 0 && { key },
			timeout: ({ deadline = 0 }) => timeout ?? Math.max(remoteTimeout, 1e3 * deadline + serverMargin),
			send: openClient(server),
			sleep: (ms, signal) => setTimeout$1(ms, void 0, signal && { signal }),
			now: () => performance.timeOrigin + performance.now()
		});
	}
	return { async answer(check, query, asking) {
		opened ??= open();
		return (await opened).answer(check, query, asking);
	} };
}
// src/library/read.ts
const ofCommandLine = new Set(["json"]);
const passphrase = environmentOnly.filter(({ name }) => name === "client_key_passphrase");
const taken = [
	...measuring,
	...access,
	...passphrase
].filter(({ name }) => !ofCommandLine.has(name));
const optionNames = [...taken.map(({ name }) => toOption(name)), "signal"];
function toOption(name) {
	if (name === "header") return "headers";
	return name.replace(/_[a-z]/g, (match) => match.slice(1).toUpperCase());
}
function spelling(bag, name) {
	const own = toOption(name);
	if (own === name || bag[name] === void 0) return own;
	if (bag[own] === void 0) return name;
	throw failure("input.conflict", {
		field: own,
		first: own,
		second: name
	}, { reason: own });
}
function asInApi(input, names) {
	const named = names.filter((name) => name.includes("_")).map((name) => [name, spelling(input, name)]);
	const others = Object.entries(input).filter(([written]) => !named.some(([, own]) => own === written));
	return Object.fromEntries([...others, ...named.map(([name, written]) => [name, input[written]])]);
}
function readOptions(options) {
	checkNames(options, optionNames);
	const given = givenBy(options);
	const signal = readSignal(options["signal"]);
	return {
		language: readLanguage(given),
		runner: openLocal(readMeasuring(given), readAccess(given)),
		...signal && { signal }
	};
}
function givenBy(options) {
	return readGiven(givenAs(options, taken, toOption), {}, taken);
}
function givenAs(bag, known, naming) {
	const options = {
		...bag,
		headers: linesOf(bag["headers"])
	};
	for (const { name, isList } of known) {
		const field = naming(name);
		const value = options[field];
		const isFine = isText(value) || isList && Array.isArray(value) && value.every(isText);
		if (value !== void 0 && !isFine) throw wrong(field, isList ? aList : aText, value);
	}
	return {
		source: "option",
		value: (name) => options[naming(name)],
		naming
	};
}
function linesOf(headers) {
	if (headers === void 0) return void 0;
	return Object.entries(toBag(headers, "headers")).map(([name, value]) => {
		if (typeof value === "string") return `${name}: ${value}`;
		throw wrong("headers", {
			en: "texts by their names",
			ko: "이름별 문자열"
		}, value);
	});
}
function readSignal(value) {
	if (value === void 0 || value instanceof AbortSignal) return value;
	throw wrong("signal", {
		en: "an AbortSignal",
		ko: "AbortSignal"
	}, value);
}
function checkNames(bag, known) {
	const stray = Object.keys(bag).find((name) => !known.includes(name));
	if (stray === void 0) return;
	const field = printable(stray, 60);
	const called = {
		en: `parameter ${field}`,
		ko: `매개변수 ${field}`
	};
	throw failure("input.unknown", {
		field: called,
		suggestion: suggest(stray, known)
	}, { reason: field });
}
function toQuery(input) {
	return Object.fromEntries(Object.entries(input).flatMap(([name, value]) => {
		if (value === void 0) return [];
		if (!isText(value)) throw wrong(printable(name, 60), aText, value);
		return [[name, `${value}`]];
	}));
}
function toBag(value, field) {
	if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
	throw wrong(field, {
		en: "an object",
		ko: "객체"
	}, value);
}
const aText = {
	en: "text, a number or a boolean",
	ko: "문자열, 숫자 또는 불리언"
};
const aList = {
	en: "text or a list of texts",
	ko: "문자열 또는 문자열 목록"
};
function isText(value) {
	return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
function wrong(field, expected, value) {
	return failure("input.value", {
		field,
		expected,
		given: value === null ? "null" : Array.isArray(value) ? "array" : typeof value
	}, { reason: field });
}
// src/library/measure.ts
async function measure(load, input, options) {
	return inItsLanguage(options, async () => {
		const { runner, language, signal } = readOptions(toBag(options, "options"));
		const check = await load();
		const query = toQuery(asInApi(typeof input === "string" ? { [check.subject]: input } : toBag(input, "input"), Object.keys(check.input.shape)));
		const { data } = await runner.answer(check, query, {
			language,
			...signal && { signal }
		});
		return data;
	});
}
async function inItsLanguage(options, work) {
	try {
		return await work();
	} catch (error) {
		if (error instanceof Failure$1) error.message = describeFailure(error.facts, languageOf(options));
		throw error;
	}
}
function languageOf(options) {
	const wanted = typeof options === "object" && options !== null && "lang" in options ? options.lang : void 0;
	return languages.find((language) => language === wanted) ?? "en";
}
// src/gate/outcome.ts
const codeOfEnding = {
	pass: 0,
	fail: 1,
	unknown: 3,
	bug: 4
};
const usualOutcome = {
	failOn: "error",
	onError: "fail"
};
function endingOf({ verdict, targets }, { failOn, onError }) {
	if (targets.some(({ reason }) => reason === "internal")) return "bug";
	const verdicts = [verdict, ...targets.map((target) => target.verdict)];
	const isUnknown = verdicts.includes("unknown") || targets.some(({ checks }) => checks.some(({ status }) => status === "unknown"));
	const isWarned = verdicts.includes("warn") || isUnknown && onError === "warn";
	if (failOn !== "never" && verdicts.includes("fail")) return "fail";
	if (failOn === "warn" && isWarned) return "fail";
	return isUnknown && onError === "fail" ? "unknown" : "pass";
}
// src/settings/options/policy.ts
function readOutcome(given) {
	return {
		failOn: oneOf(given, "fail_on", failOns) ?? "error",
		onError: oneOf(given, "on_error", onErrors) ?? "fail"
	};
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
// src/library/outcomes.ts
const outcomes = new WeakMap();
function rememberOutcome(result, outcome) {
	outcomes.set(result, outcome);
}
function outcomeOf(result) {
	return outcomes.get(result) ?? usualOutcome;
}
// src/library/ending.ts
function exitCode(result, options = {}) {
	const bag = toBag(options, "options");
	checkNames(bag, ["failOn", "onError"]);
	const given = readGiven({
		source: "option",
		value: (name) => bag[toOption(name)],
		naming: toOption
	}, {}, []);
	const before = outcomeOf(result);
	const said = readOutcome(given);
	return codeOfEnding[endingOf(result, {
		failOn: bag["failOn"] === void 0 ? before.failOn : said.failOn,
		onError: bag["onError"] === void 0 ? before.onError : said.onError
	})];
}
// src/library/failure.ts
const Failure = Failure$1;
// src/gate/judge.ts
const asMeasured = {
	target: (measured) => measured,
	whole: (measured) => ({
		result: measured,
		baseline: null
	})
};
async function openJudge(policy, isUpdated) {
	if (policy === null) return asMeasured;
	const [{ applyPolicy, judgeTarget }, { baselineOf }] = await Promise.all([import("./policy2.js"), import("./baseline.js")]);
	const { baseline: before } = policy;
	const anew = (targets) => ({
		...policy,
		baseline: baselineOf({ targets }, before)
	});
	const without = {
		...policy,
		baseline: null
	};
	return {
		target(measured, index) {
			const known = isUpdated ? anew([judgeTarget(measured, without, index)]) : policy;
			return judgeTarget(measured, known, index);
		},
		whole(measured) {
			if (!isUpdated) return {
				result: applyPolicy(measured, policy),
				baseline: null
			};
			const known = anew(applyPolicy(measured, without).targets);
			return {
				result: applyPolicy(measured, known),
				baseline: known.baseline
			};
		}
	};
}
// src/gate/one.ts
const once$1 = {
	waiting: null,
	confirm: false,
	retries: 0
};
const secondThoughts = 1e3;
async function gateOne(question, query, options) {
	const { waiting } = question.persistence ?? once$1;
	const inTurn = (work) => options.turns(async () => {
		if (options.isOver()) throw failure("aborted", {});
		return work();
	});
	if (!waiting) {
		const measure = async () => (await gateWhole(question, query, { options })).result;
		return inTurn(() => believed(question, measure, options));
	}
	const [{ openAwaiting }, { limitFor }] = await Promise.all([import("./awaited.js"), import("./conditions.js")]);
	const limit = limitFor(waiting.conditions);
	const measure = () => inTurn(() => gateWhole(question, query, {
		options,
		limit
	}));
	return believed(question, openAwaiting({
		question,
		query,
		waiting,
		options,
		measure
	}), options);
}
async function believed({ persistence }, measure, { language, clock, signal, judge }) {
	const first = await measure();
	const [was] = first.targets;
	if (!persistence?.confirm || !was) return first;
	const before = {
		measured: was,
		judged: judge(was)
	};
	if (before.judged.verdict !== "fail") return first;
	if (!await clock.sleep(jittered(secondThoughts, clock), signal)) return first;
	const { confirmed } = await import("./confirm.js");
	const second = await attempt(measure);
	if (!second.ok) return onTarget(first, (target) => ({
		...target,
		confirmed: false
	}));
	return onTarget(second.value, (is) => confirmed(before, {
		measured: is,
		judged: judge(is)
	}, language));
}
async function gateWhole(question, query, { options, limit }) {
	const { name, demands = {}, persistence = once$1 } = question;
	const { clock, signal } = options;
	const trying = {
		retries: persistence.retries,
		clock,
		...signal && { signal }
	};
	const wanted = Object.entries(demands).filter(([, { level }]) => level !== "off");
	const [{ result, sights }, other] = await Promise.all([gateAgain(question, query, {
		options,
		trying,
		...limit !== void 0 && { limit }
	}), wanted.length > 0 ? besides() : null]);
	return {
		result: named(other ? onTarget(result, (target) => other.withDemands(target, other.met)) : result, name),
		sights
	};
	async function besides() {
		const { askDemands, withDemands } = await import("./demands.js");
		const runner = retrying(question.runner, trying);
		const { thresholds, excusing } = question;
		const asked = {
			...options,
			...thresholds,
			...excusing && { excusing },
			url: parseInput(gate$1.input, query).url,
			runner
		};
		return {
			met: await askDemands(Object.fromEntries(wanted), asked),
			withDemands
		};
	}
}
const tried = {
	en: "Tried {count} times.",
	ko: "{count}번 시도했습니다."
};
async function gateAgain(question, query, asking) {
	const { options, trying } = asking;
	const tries = await tryAgain(() => ask(question, query, asking), worthOfTry, trying);
	const last = tries.at(-1) ?? tries[0];
	if (tries.length === 1) return last;
	const cost = sumOf(tries.flatMap(({ result }) => result.targets.map((target) => target.cost)));
	const more = fill(tried, { count: tries.length }, options.language);
	return {
		result: onTarget(last.result, (target) => ({
			...target,
			...target.message !== void 0 && { message: `${target.message} ${more}` },
			cost,
			tries: tries.length
		})),
		sights: last.sights
	};
}
function worthOfTry({ result, failure: broken }) {
	if (broken) return worthOf(broken);
	const [target] = result.targets;
	return target?.verdict === "unknown" && isBrokenOff(target.reason) ? 0 : null;
}
async function ask({ runner, naming }, query, { options, limit }) {
	const { language, signal, onBug } = options;
	const observedAt = new Date();
	const started = performance.now();
	let spent = {
		connections: 0,
		requests: 0
	};
	const onSpent = (traffic) => void (spent = traffic);
	const sights = [];
	const watching = limit === void 0 ? null : {
		limit,
		onSight: (sight) => void sights.push(sight)
	};
	try {
		const asking = {
			language,
			onSpent,
			...naming && { naming },
			...signal && { signal },
			...watching && { watching }
		};
		const { data } = await runner.answer(gate$1, query, asking);
		return {
			result: data,
			sights,
			failure: null
		};
	} catch (error) {
		if (error instanceof Failure$1 && refusing.has(error.code)) throw error;
		if (!(error instanceof Failure$1)) onBug?.(error, query["url"] ?? "");
		const broken = error instanceof Failure$1 ? error : failure("internal", {});
		const { connections, requests } = spent;
		const cost = {
			connections,
			requests,
			roundTrips: 0,
			ms: Math.round(performance.now() - started)
		};
		return {
			result: answerFailure(parseInput(gate$1.input, query), broken.facts, {
				language,
				observedAt,
				cost
			}),
			sights,
			failure: broken
		};
	}
}
const refusing = new Set([
	"INVALID_INPUT",
	"INVALID_API_KEY",
	"API_KEY_REQUIRED"
]);
function named(result, name) {
	return name === void 0 ? result : onTarget(result, (target) => ({
		...target,
		name
	}));
}
function onTarget(result, change) {
	const targets = result.targets.map(change);
	return {
		...result,
		verdict: targets[0]?.verdict ?? result.verdict,
		targets
	};
}
// src/gate/turns.ts
function openTurns(limit) {
	const waiting = [];
	let running = 0;
	return async (work) => {
		if (running < limit) running++;
		else {
			const { promise, resolve } = Promise.withResolvers();
			waiting.push(resolve);
			await promise;
		}
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else running--;
		}
	};
}
// src/gate/many.ts
const usualConcurrency = 8;
async function gateEach(questions, options) {
	for (const question of questions) {
		const query = queryOf(question);
		parseInput(gate$1.input, query, question.naming);
		question.runner.check?.(query, question.naming);
	}
	const turns = openTurns(options.concurrency ?? usualConcurrency);
	const ending = new AbortController();
	const { judge = (measured) => measured, clock = systemClock } = options;
	const one = {
		...options,
		clock,
		turns,
		isOver: () => ending.signal.aborted
	};
	return merge(await Promise.all(questions.map(async (question, index) => {
		const each = {
			...one,
			judge: (measured) => judge(measured, index)
		};
		const result = await gateOne(question, queryOf(question), each).catch((error) => {
			ending.abort();
			throw error;
		});
		result.targets.forEach((target) => options.onTarget?.(target, index));
		return result;
	})), options.notices ?? []);
}
function queryOf({ url, thresholds }) {
	return {
		url,
		...thresholds
	};
}
function merge(results, notices) {
	const [first] = results;
	if (!first) throw new Error("no results to merge");
	const targets = results.flatMap((result) => result.targets);
	const verdict = worstVerdict(targets.map((target) => target.verdict));
	return {
		...first,
		verdict,
		targets,
		totals: totalsOf(targets),
		...notices.length > 0 && { notices }
	};
}
// src/settings/access/short-headers.ts
const harmless = /^(?:.{1,2}|true|false|yes|off|none)$/i;
const said = {
	en: "Not masked where a target echoes it, since it is shorter than {count} characters: the value of {list}.",
	ko: "{count}자보다 짧아 대상이 되돌려 보내도 가리지 않는 헤더 값: {list}."
};
function shortHeaders(givens, language) {
	const names = givens.flatMap((given) => Object.entries(readHeaders(given).headers)).filter(([, value]) => value !== "" && value.length < 6 && !harmless.test(value)).map(([name]) => name);
	if (names.length === 0) return [];
	const params = {
		count: 6,
		list: [...new Set(names)].join(", ")
	};
	return [{
		id: "gate.header-short",
		level: "warn",
		message: fill(said, params, language)
	}];
}
// src/settings/options/urls.ts
function onceEach(urls) {
	const canonical = urls.map(canonicalOf);
	const isFirst = (index) => canonical.indexOf(canonical[index] ?? "") === index;
	const repeated = new Set(canonical.filter((_, index) => !isFirst(index)));
	return {
		urls: urls.filter((_, index) => isFirst(index)),
		repeated: [...repeated]
	};
}
function canonicalOf(url) {
	const parsed = parseUrl(url);
	return "value" in parsed ? parsed.value : url;
}
// src/settings/options/targets.ts
const mostTargets = 1e3;
const largestFile = 4194304;
async function readTargets(given, { folder = ".", input, before }) {
	const name = given.one("targets");
	if (name === void 0) return {
		urls: [],
		repeated: []
	};
	if (name === "") throw failure("input.value", {
		field: given.naming("targets"),
		expected: aFile,
		given: "\"\""
	}, { reason: "targets" });
	const unusable = (detail) => failure("input.file", {
		field: given.naming("targets"),
		path: printable(name, 200),
		detail
	}, { reason: "targets" });
	const bytes = name === "-" ? await readInput(input, unusable) : readFile(resolve(folder, name), {
		largest: largestFile,
		unusable
	});
	if (isWide(bytes)) throw unusable({
		en: "it is UTF-16; save it as UTF-8",
		ko: "UTF-16입니다. UTF-8로 저장하세요"
	});
	const lines = bytes.toString("utf8").replace(/^\ufeff/, "").split(/\r\n|\r|\n/);
	const shownName = name === "-" ? "stdin" : printable(name, 200);
	const entries = lines.flatMap((line, at) => {
		const url = line.replace(/(?:^|\s)#.*$/, "").trim();
		return url === "" ? [] : [{
			url,
			naming: `${shownName}:${at + 1}`
		}];
	});
	if (entries.length === 0) throw unusable({
		en: "it names no target",
		ko: "대상이 하나도 없습니다"
	});
	if (entries.length > mostTargets) throw unusable({
		en: `it names more than ${mostTargets} targets`,
		ko: `대상이 ${mostTargets}개를 넘습니다`
	});
	return distinct(entries, before.map(canonicalOf));
}
function distinct(entries, before) {
	refuseBad(entries);
	const seen = new Set(before);
	const repeated = new Set();
	return {
		urls: entries.filter(({ url }) => {
			const one = canonicalOf(url);
			if (seen.has(one)) repeated.add(one);
			return !seen.has(one) && Boolean(seen.add(one));
		}),
		repeated: [...repeated]
	};
}
function refuseBad(entries) {
	const [first, ...others] = entries.flatMap(({ url, naming }) => {
		const parsed = parseUrl(url);
		return "value" in parsed ? [] : [{
			url,
			naming,
			problem: parsed.problem
		}];
	});
	if (!first) return;
	const { naming: field, url, problem } = first;
	const { expected, given = shown$1(url) } = problem;
	if (others.length === 0) throw failure("input.value", {
		field,
		expected,
		given
	}, { reason: "targets" });
	const named = others.slice(0, 9).map(({ naming }) => naming);
	const list = [...named, ...others.length > named.length ? [`+${others.length - named.length}`] : []].join(", ");
	throw failure("input.lines", {
		field,
		expected,
		given,
		others: list
	}, { reason: "targets" });
}
const aFile = {
	en: "the path of a file, or - for the standard input",
	ko: "파일 경로 또는 표준 입력을 뜻하는 -"
};
async function readInput(input, unusable) {
	if (!input) throw unusable({
		en: "a step has no standard input",
		ko: "스텝에는 표준 입력이 없습니다"
	});
	const bytes = await input(largestFile).catch((error) => {
		throw unusable(whyNot(error));
	});
	if (bytes.length > largestFile) throw unusable(tooLarge(largestFile));
	return bytes;
}
function isWide(bytes) {
	return /^(?:\u00ff\u00fe|\u00fe\u00ff|(?:[^\0]\0){2}|(?:\0[^\0]){2})/.test(bytes.toString("latin1", 0, 4));
}
// src/settings/plan.ts
async function planOf(config, sources) {
	const { typed, env, options, now } = sources;
	const given = readGiven(typed, env, options);
	const { urls, repeated } = await namedUrls(given, sources);
	if (config) {
		const plan = async () => {
			return {
				...await (await import("./plan.js")).planWith(config, sources, urls),
				repeated
			};
		};
		return speaking(config.values.lang, plan);
	}
	return {
		given,
		targets: urls.map(({ url, naming: urlNaming }) => {
			const naming = (name) => name === "url" ? urlNaming : given.naming(name);
			return {
				url,
				given,
				naming,
				rules: {},
				ownRules: [],
				demands: {},
				isApart: false
			};
		}),
		waivers: [],
		isWhole: true,
		config: null,
		now,
		repeated
	};
}
async function namedUrls(given, { urls, urlNaming, folder, input }) {
	const source = given.source("targets");
	const isInEnvironment = urlNaming === "PORTCULLIS_URL";
	const isListTyped = source !== void 0 && source !== "environment";
	const typed = onceEach(isListTyped && isInEnvironment ? [] : urls);
	const named = {
		urls: typed.urls.map((url) => ({
			url,
			naming: urlNaming
		})),
		repeated: typed.repeated
	};
	if (source === void 0 || !isListTyped && !isInEnvironment && urls.length > 0) return named;
	const list = await readTargets(given, {
		folder,
		input,
		before: typed.urls
	});
	return {
		urls: [...named.urls, ...list.urls],
		repeated: [...new Set([...named.repeated, ...list.repeated])]
	};
}
function questionsOf({ given, targets, waivers, now }) {
	const shared = openRunner(given);
	return targets.map(({ url, name, given: own, naming, demands, rules, isApart }) => ({
		url,
		...name !== void 0 && { name },
		thresholds: readThresholds(own),
		naming,
		demands,
		excusing: {
			rules,
			waivers,
			now
		},
		runner: isApart ? openRunner(own) : shared,
		persistence: readPersistence(own)
	}));
}
const once = {
	en: "Named more than once, and measured once: {list}.",
	ko: "두 번 이상 지정되어 한 번만 측정한 대상: {list}."
};
const mostListed = 10;
function noticesOf(plan, language) {
	const givens = new Set([plan.given, ...plan.targets.map(({ given }) => given)]);
	return [...repeatedOnes(plan, language), ...shortHeaders([...givens], language)];
}
function repeatedOnes({ repeated }, language) {
	if (repeated.length === 0) return [];
	const list = [...repeated.slice(0, mostListed), ...repeated.length > mostListed ? ["…"] : []].join(", ");
	return [{
		id: "gate.target-repeated",
		level: "warn",
		message: fill(once, { list }, language)
	}];
}
// src/library/gate-options.ts
const thresholds = Object.keys(gate$1.input.shape).filter((name) => name !== "url");
const options = [
	...thresholds.map((name) => ({
		name,
		about: ""
	})),
	...taken,
	...policies.filter(({ name }) => name !== "config"),
	...remote,
	...waiting,
	...crowds.filter(({ name }) => name !== "targets")
];
const gateOptionNames = [...options.map(({ name }) => toOption(name)), ...thresholds];
function nameIn(bag, name) {
	return thresholds.includes(name) ? spelling(bag, name) : toOption(name);
}
function readGateOptions(bag) {
	const written = thresholds.map((name) => nameIn(bag, name));
	toQuery(Object.fromEntries(written.map((name) => [name, bag[name]])));
	return {
		typed: givenAs(bag, options, (name) => nameIn(bag, name)),
		options
	};
}
async function readGateConfig(config) {
	if (config === void 0) return null;
	const { readConfig, readHanded } = await import("./read.js");
	if (typeof config === "string") return readConfig(namedConfig(config));
	if (typeof config === "object" && config !== null && !Array.isArray(config)) return readHanded(config);
	throw wrong("config", {
		en: "a path or an object",
		ko: "경로 또는 객체"
	}, config);
}
// src/library/gate.ts
async function gate(options) {
	return inItsLanguage(options, async () => {
		const bag = toBag(options, "options");
		checkNames(bag, [
			"url",
			"urls",
			"config",
			"signal",
			...gateOptionNames
		]);
		const now = new Date();
		const plan = await readPlan(bag, now);
		const signal = readSignal(bag["signal"]);
		const outcome = readOutcome(plan.given);
		const language = readLanguage(plan.given);
		const judge = await openJudge(policyOf(plan, await readBaseline(plan.given), {
			now,
			language
		}), false);
		const measured = await gateEach(questionsOf(plan), {
			judge: judge.target,
			concurrency: readConcurrency(plan.given),
			language,
			...signal && { signal },
			notices: noticesOf(plan, language),
			onBug: (error) => process.emitWarning(error instanceof Error ? error : String(error))
		});
		if (signal?.aborted && measured.targets.some(({ reason }) => reason === "aborted")) throw failure("aborted", {});
		const given = plan.targets.map((target) => target.given);
		const { result } = judge.whole(withSources(measured, given));
		rememberOutcome(result, outcome);
		return result;
	});
}
async function readPlan(bag, now) {
	const { typed, options } = readGateOptions(bag);
	const urls = readUrls(bag);
	const plan = await planOf(await readGateConfig(bag["config"]), {
		typed,
		env: {},
		options,
		urls: urls ?? [],
		urlNaming: "url",
		now
	});
	if (plan.targets.length > 0) return plan;
	throw failure("input.missing", {
		field: "url",
		expected: {
			en: "for example https://example.com/",
			ko: "예: https://example.com/"
		}
	}, { reason: "url" });
}
function readUrls({ url, urls, config }) {
	if (url !== void 0 && urls !== void 0) throw failure("input.conflict", {
		field: "url",
		first: "url",
		second: "urls"
	}, { reason: "url" });
	if (url !== void 0) {
		if (typeof url !== "string") throw wrong("url", {
			en: "text",
			ko: "문자열"
		}, url);
		return [url];
	}
	if (urls === void 0) return null;
	if (!Array.isArray(urls) || !urls.every((each) => typeof each === "string")) throw wrong("urls", {
		en: "a list of texts",
		ko: "문자열 목록"
	}, urls);
	if (urls.length > 0 || config === void 0) return urls;
	throw wrong("urls", {
		en: "a list of at least one",
		ko: "하나 이상의 목록"
	}, urls);
}
// src/library/index.ts
async function dns(input, options = {}) {
	return measure(async () => (await import("./dns2.js")).dns, input, options);
}
async function email(input, options = {}) {
	return measure(async () => (await import("./email.js")).email, input, options);
}
async function emailHeader(input, options = {}) {
	return measure(async () => (await import("./email-header.js")).emailHeader, input, options);
}
async function golive(input, options = {}) {
	return measure(async () => (await import("./golive.js")).golive, input, options);
}
async function http(input, options = {}) {
	return measure(async () => (await import("./http.js").then((n) => n.n)).http, input, options);
}
async function owasp(input, options = {}) {
	return measure(async () => (await import("./owasp.js")).owasp, input, options);
}
async function port(input, options = {}) {
	return measure(async () => (await import("./port.js")).port, input, options);
}
async function pqc(input, options = {}) {
	return measure(async () => (await import("./pqc.js")).pqc, input, options);
}
async function propagation(input, options = {}) {
	return measure(async () => (await import("./propagation.js").then((n) => n.n)).propagation, input, options);
}
async function reverseDns(input, options = {}) {
	return measure(async () => (await import("./reverse-dns.js").then((n) => n.n)).reverseDns, input, options);
}
async function ssl(input, options = {}) {
	return measure(async () => (await import("./ssl.js").then((n) => n.n)).ssl, input, options);
}
export { Failure, dns, email, emailHeader, exitCode, gate, golive, http, owasp, port, pqc, propagation, reverseDns, ssl };
