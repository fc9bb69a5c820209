import { Fi as readSecret, Fr as readSecretText, Ir as readSmtpUrl, Lr as readStoring, Pr as readRedisUrl, Ur as systemResolvers, br as readMeasuring, do as toNetwork, vr as parseNetworks, yr as readLanguage, zr as readIdentity } from "./gate.js";
import { K as toVariable, dt as printable, gt as suggest, ot as neededValue, ut as shown, yt as failure } from "./start.js";
import { isIP } from "node:net";
// src/settings/options/oidc.ts
const names = [
	"oidc_issuer",
	"oidc_client_id",
	"oidc_domains",
	"oidc_label"
];
const [longestId, longestLabel] = [256, 60];
function readOidc(given) {
	const clientSecret = readSecret("oidc_client_secret", given, {
		field: {
			en: "The secret of the OpenID client",
			ko: "OpenID 클라이언트의 비밀 값"
		},
		isRight: (text) => /^[\x21-\x7e]{8,512}$/.test(text),
		expected: {
			en: "the client secret that the provider issued",
			ko: "제공자가 발급한 클라이언트 비밀 값"
		}
	});
	if (clientSecret === null && names.every((name) => given.source(name) === void 0)) return null;
	if (given.one("base_url") === void 0) throw missing$1("base_url", aBaseUrl);
	const issuer = readIssuer(given);
	const clientId = given.one("oidc_client_id");
	if (clientId === void 0) throw missing$1("oidc_client_id", aClient);
	if (clientId.length > longestId || printable(clientId, longestId) !== clientId) throw wrong$2("oidc_client_id", given, aClient, clientId);
	if (clientSecret === null) throw missing$1("oidc_client_secret", aSecret);
	const label = given.one("oidc_label") ?? new URL(issuer).hostname;
	if (label.trim() === "" || label.length > longestLabel || printable(label, longestLabel) !== label) throw wrong$2("oidc_label", given, aLabel, label);
	return {
		issuer,
		clientId,
		clientSecret,
		label,
		domains: given.list("oidc_domains").map((each) => readDomain(each, given))
	};
}
function readIssuer(given) {
	const text = given.one("oidc_issuer");
	if (text === void 0) throw missing$1("oidc_issuer", anIssuer);
	const url = URL.parse(text);
	if (url?.protocol === "https:" && `${url.username}${url.password}${url.search}${url.hash}` === "" && !/[\s?#]/.test(text)) return text;
	throw wrong$2("oidc_issuer", given, anIssuer, text);
}
function readDomain(text, given) {
	const domain = text.trim().toLowerCase();
	if (/^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(domain)) return domain;
	throw wrong$2("oidc_domains", given, aDomain, text);
}
const anIssuer = {
	en: "the https URL of an OpenID provider as it names itself, such as https://login.shop.example/realms/staff",
	ko: "https://login.shop.example/realms/staff처럼 OpenID 제공자가 스스로 밝히는 https URL"
};
const aClient = {
	en: "the client ID that the provider issued",
	ko: "제공자가 발급한 클라이언트 ID"
};
const aSecret = {
	en: "the client secret that the provider issued, or PORTCULLIS_OIDC_CLIENT_SECRET_FILE",
	ko: "제공자가 발급한 클라이언트 비밀 값 또는 PORTCULLIS_OIDC_CLIENT_SECRET_FILE"
};
const aLabel = {
	en: `a name of at most ${longestLabel} characters`,
	ko: `${longestLabel}자 이하의 이름`
};
const aDomain = {
	en: "domains of e-mail addresses such as shop.example, separated by commas",
	ko: "shop.example 같은 이메일 주소의 도메인을 쉼표로 구분한 목록"
};
const aBaseUrl = {
	en: "the https URL of this server, to which the OpenID provider sends people back",
	ko: "OpenID 제공자가 사용자를 돌려보낼 이 서버의 https URL"
};
function missing$1(name, expected) {
	return failure("input.missing", {
		field: toVariable(name),
		expected: neededValue(expected)
	}, { reason: name });
}
function wrong$2(name, given, expected, text) {
	return failure("input.value", {
		field: given.naming(name),
		expected,
		given: shown(text)
	}, { reason: name });
}
// src/settings/options/user-header.ts
const taken = /^(?:authorization|cookie|host|origin|referer|from|via|forwarded|x-forwarded-.*(?<!-(?:user|email))|sec-.*|content-.*|accept.*)$/;
function readUserHeader(given) {
	const text = given.one("user_header");
	const listed = given.list("user_header_peers");
	if (text === void 0 && listed.length === 0) return null;
	if (text === void 0) throw missing("user_header", aName);
	if (listed.length === 0) throw missing("user_header_peers", somePeers);
	const name = text.toLowerCase();
	if (!/^[a-z\d][a-z\d-]{0,63}$/.test(name) || taken.test(name)) throw wrong$1("user_header", given, aName, text);
	return {
		name,
		peers: listed.map((each) => readPeer(each, given))
	};
}
function readPeer(text, given) {
	const network = toNetwork(text);
	if (network && !network.endsWith("/0")) return network;
	throw wrong$1("user_header_peers", given, somePeers, text);
}
const aName = {
	en: "the header in which a proxy sends the e-mail address of the signed-in user, such as Remote-Email",
	ko: "프록시가 로그인한 사용자의 이메일 주소를 보내는 헤더. 예: Remote-Email"
};
const somePeers = {
	en: "addresses or networks of the authenticating proxies such as 10.0.0.7, separated by commas",
	ko: "10.0.0.7 같은 인증 프록시의 주소나 네트워크를 쉼표로 구분한 목록"
};
function missing(name, expected) {
	return failure("input.missing", {
		field: toVariable(name),
		expected: neededValue(expected)
	}, { reason: name });
}
function wrong$1(name, given, expected, text) {
	return failure("input.value", {
		field: given.naming(name),
		expected,
		given: shown(text)
	}, { reason: name });
}
// src/settings/options/accounting.ts
const registrations = [
	"closed",
	"invite",
	"open"
];
function readAccounting(given, { databaseUrl }) {
	const mail = readMail(given);
	const registration = readRegistration(given);
	if (registration === "open" && (mail === null || given.one("base_url") === void 0)) throw failure("input.value", {
		field: given.naming("registration"),
		expected: {
			en: "closed or invite unless PORTCULLIS_SMTP_URL and PORTCULLIS_BASE_URL are set (open sign-up mails a link)",
			ko: "가입자에게 링크를 메일로 보내야 하므로 PORTCULLIS_SMTP_URL과 PORTCULLIS_BASE_URL이 없으면 closed 또는 invite"
		},
		given: registration
	}, { reason: "registration" });
	const secret = readSecretText(given);
	if (secret === null && databaseUrl !== null) throw failure("input.missing", {
		field: toVariable("secret"),
		expected: {
			en: "with PORTCULLIS_DATABASE_URL every server needs the same random text, such as the output of openssl rand -base64 32",
			ko: "PORTCULLIS_DATABASE_URL을 쓰면 모든 서버에 openssl rand -base64 32로 만든 것 같은 동일한 무작위 텍스트가 필요합니다"
		}
	}, { reason: "secret" });
	return {
		registration,
		secret,
		mail,
		oidc: readOidc(given),
		userHeader: readUserHeader(given)
	};
}
function readMail(given) {
	const url = readSmtpUrl(given);
	return url === null ? null : {
		url,
		from: readFrom(given)
	};
}
function readRegistration(given) {
	const text = given.one("registration");
	const found = registrations.find((each) => each === text);
	if (text === void 0 || found !== void 0) return found ?? "closed";
	const params = {
		field: given.naming("registration"),
		expected: registrations.join(", "),
		given: shown(text),
		suggestion: suggest(text, registrations)
	};
	throw failure("input.option", params, { reason: "registration" });
}
const sender = /^(?:[^<>@,\r\n]{1,100} <[^<>@,\s]{1,64}@[^<>@,\s]{1,250}>|[^<>@,\s]{1,64}@[^<>@,\s]{1,250})$/;
function readFrom(given) {
	const text = given.one("mail_from");
	if (text !== void 0 && sender.test(text)) return text;
	const field = given.naming("mail_from");
	const expected = {
		en: "a sender such as Portcullis <noreply@checks.example>",
		ko: "Portcullis <noreply@checks.example> 같은 발신자"
	};
	if (text === void 0) {
		const missing = {
			field: toVariable("mail_from"),
			expected: neededValue(expected)
		};
		throw failure("input.missing", missing, { reason: "mail_from" });
	}
	throw failure("input.value", {
		field,
		expected,
		given: shown(text)
	}, { reason: "mail_from" });
}
// src/settings/options/address-limits.ts
const fields = {
	target_runs: {
		field: "runs",
		least: 1,
		most: 1e3
	},
	target_runs_reserved: {
		field: "reservedRuns",
		least: 0,
		most: 1e3
	},
	target_connections: {
		field: "connections",
		least: 30,
		most: 1e6
	},
	target_edge: {
		field: "edge",
		least: 1,
		most: 8
	}
};
function readAddressLimits(given) {
	const read = Object.entries(fields).flatMap(([name, { field, least, most }]) => {
		const text = given.one(name);
		if (text === void 0) return [];
		const number = /^\d{1,7}$/.test(text) ? Number(text) : -1;
		if (number >= least && number <= most) return [[field, number]];
		const expected = {
			en: `a number from ${least} to ${most}`,
			ko: `${least}부터 ${most}까지의 숫자`
		};
		const params = {
			field: given.naming(name),
			expected,
			given: `"${printable(text, 60)}"`
		};
		throw failure("input.value", params, { reason: name });
	});
	return Object.fromEntries(read);
}
// src/settings/options/place.ts
function readPlace(name, given, expected = anyPlace) {
	const text = given.one(name);
	if (text === void 0) return void 0;
	const groups = /^(?:\[(?<six>[^\]]+)\]|(?<host>[^:[\]]+)):(?<port>\d{1,5})$/.exec(text)?.groups;
	const host = groups?.["six"] ?? groups?.["host"] ?? "";
	const port = Number(groups?.["port"]);
	const isBracketed = groups?.["six"] !== void 0;
	if (isAddress(host) && isBracketed === (isIP(host) === 6) && isPort(port)) return {
		host,
		port
	};
	throw failure("input.value", {
		field: given.naming(name),
		expected,
		given: shown(text)
	}, { reason: name });
}
const anyPlace = {
	en: "address:port such as 127.0.0.1:3000, with IPv6 in brackets",
	ko: "127.0.0.1:3000 같은 address:port 형식(IPv6은 대괄호 안에)"
};
function isAddress(text) {
	return text === "localhost" || isIP(text) !== 0 && !text.includes("%");
}
function isPort(port) {
	return Number.isInteger(port) && port >= 0 && port <= 65535;
}
// src/settings/options/metrics.ts
const metricsDefault = {
	serve: {
		host: "127.0.0.1",
		port: 9464
	},
	worker: {
		host: "127.0.0.1",
		port: 9465
	}
};
function readMetrics(given, of) {
	if (given.one("metrics_listen") === "off") return null;
	return readPlace("metrics_listen", given, expected) ?? metricsDefault[of];
}
const expected = {
	en: "off, or address:port such as 127.0.0.1:9464, with IPv6 in brackets",
	ko: "off 또는 127.0.0.1:9464 같은 address:port 형식(IPv6은 대괄호 안에)"
};
// src/settings/options/serving.ts
const listenDefault = {
	host: "127.0.0.1",
	port: 3e3
};
const rateDefault = {
	rateLimit: 60,
	rateLimitHeavy: 10,
	rateLimitNetwork: 16
};
const serverDeadline = 15e3;
const mostRequests = 1e6;
const httpsFiles = {
	certificate: "https_cert",
	key: "https_key"
};
function readServing(given) {
	const { secret: _secret, mail: _mail, ...working } = readWorking(given);
	return {
		...working,
		metrics: readMetrics(given, "serve"),
		accounting: readAccounting(given, working.storing),
		...readListen(given),
		trustProxy: given.list("trust_proxy").map((text) => readProxy(text, given)),
		operator: readSentence("operator", 200, given),
		terms: readSentence("terms", 500, given),
		rateLimit: readRate("rate_limit", rateDefault.rateLimit, given),
		rateLimitHeavy: readRate("rate_limit_heavy", rateDefault.rateLimitHeavy, given),
		rateLimitNetwork: readTimes(given),
		https: readIdentity(given, httpsFiles) ?? (given.isSet("https") ? "self-signed" : null),
		worker: readWorker(given)
	};
}
function readWorking(given) {
	const { deadline, ...measuring } = readMeasuring(given);
	return {
		addressLimits: readAddressLimits(given),
		allIps: given.isSet("all_ips"),
		language: readLanguage(given),
		storing: readStoring(given),
		redisUrl: readRedisUrl(given),
		metrics: readMetrics(given, "worker"),
		baseUrl: readBaseUrl(given),
		webhookAddresses: parseNetworks("allow_webhook_addresses", given),
		telegramUrl: readTelegramUrl(given),
		secret: readSecretText(given),
		mail: readMail(given),
		measuring: forStrangers({
			...measuring,
			...given.source("timeout") !== void 0 && { deadline }
		})
	};
}
function readWorker(given) {
	const text = given.one("worker") ?? "on";
	if (text === "on" || text === "off") return text === "on";
	throw wrong("worker", given, {
		en: "on or off",
		ko: "on 또는 off"
	}, text);
}
function forStrangers({ resolvers = [], ...measuring }) {
	return {
		deadline: serverDeadline,
		...measuring,
		resolvers: resolvers.length > 0 ? resolvers : systemResolvers()
	};
}
function readListen(given) {
	const listen = readPlace("listen", given) ?? listenDefault;
	const host = given.one("host");
	const port = given.one("port");
	return {
		host: host === void 0 ? listen.host : readHost(host, given),
		port: port === void 0 ? listen.port : readPort(port, given)
	};
}
function readHost(text, given) {
	if (isAddress(text)) return text;
	throw wrong("host", given, anAddress, text);
}
function readPort(text, given) {
	const port = /^\d{1,5}$/.test(text) ? Number(text) : -1;
	if (isPort(port)) return port;
	throw wrong("port", given, {
		en: "a port from 0 to 65535",
		ko: "0부터 65535까지의 포트"
	}, text);
}
function readProxy(text, given) {
	const network = toNetwork(text);
	if (network) return network;
	throw wrong("trust_proxy", given, {
		en: "addresses or networks of proxies such as 10.0.0.0/8, separated by commas",
		ko: "10.0.0.0/8 같은 프록시의 주소나 네트워크를 쉼표로 구분한 목록"
	}, text);
}
function readBaseUrl(given) {
	const text = given.one("base_url");
	if (text === void 0) return null;
	const url = URL.parse(text);
	if (url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
	throw wrong("base_url", given, {
		en: "an http or https URL without a path such as https://checks.example",
		ko: "https://checks.example처럼 경로가 없는 http 또는 https URL"
	}, text);
}
function readTelegramUrl(given) {
	const text = given.one("telegram_url");
	if (text === void 0) return null;
	const url = URL.parse(text);
	const isPlain = url?.protocol === "https:" && `${url.username}${url.password}${url.search}${url.hash}` === "";
	if (url && isPlain) return url.href.replace(/\/+$/, "");
	throw wrong("telegram_url", given, {
		en: "an https URL such as https://api.telegram.org",
		ko: "https://api.telegram.org 같은 https URL"
	}, text);
}
function readSentence(name, longest, given) {
	const text = given.one(name);
	if (text === void 0) return null;
	if (text.trim() !== "" && text.length <= longest && printable(text, longest) === text) return text.trim();
	throw wrong(name, given, {
		en: `a line of at most ${longest} characters`,
		ko: `${longest}자 이하의 한 줄`
	}, text);
}
function readRate(name, fallback, given) {
	const text = given.one(name);
	if (text === void 0) return fallback;
	const rate = /^\d{1,7}$/.test(text) ? Number(text) : 0;
	if (rate >= 1 && rate <= mostRequests) return rate;
	throw wrong(name, given, {
		en: `a number of requests a minute from 1 to ${mostRequests}`,
		ko: `1부터 ${mostRequests}까지의 분당 요청 수`
	}, text);
}
const mostTimes = 65536;
function readTimes(given) {
	const text = given.one("rate_limit_network");
	if (text === void 0) return rateDefault.rateLimitNetwork;
	const times = /^\d{1,5}$/.test(text) ? Number(text) : 0;
	if (times >= 1 && times <= mostTimes) return times;
	throw wrong("rate_limit_network", given, {
		en: `a number from 1 to ${mostTimes}`,
		ko: `1부터 ${mostTimes}까지의 수`
	}, text);
}
const anAddress = {
	en: "an IP address of this machine",
	ko: "이 컴퓨터의 IP 주소"
};
const refusals = {
	EADDRINUSE: {
		of: "port",
		expected: {
			en: "a port that is not in use",
			ko: "아직 사용되지 않는 포트"
		}
	},
	EACCES: {
		of: "port",
		expected: {
			en: "a port that this user may listen on",
			ko: "이 사용자가 쓸 수 있는 포트"
		}
	},
	ERR_BLOCKED_PORT: {
		of: "port",
		expected: {
			en: "a port that browsers do not block",
			ko: "브라우저가 차단하지 않는 포트"
		}
	},
	EADDRNOTAVAIL: {
		of: "host",
		expected: anAddress
	},
	ENOTFOUND: {
		of: "host",
		expected: anAddress
	},
	EAFNOSUPPORT: {
		of: "host",
		expected: anAddress
	},
	EINVAL: {
		of: "host",
		expected: anAddress
	}
};
function listenFailure(error, given, serving) {
	const refusal = refusals[String(error.code)];
	if (!refusal) return null;
	return wrong(given.source(refusal.of) === void 0 && given.source("listen") !== void 0 ? "listen" : refusal.of, given, refusal.expected, `${serving[refusal.of]}`);
}
function wrong(name, given, expected, text) {
	const params = {
		field: given.naming(name),
		expected,
		given: `"${printable(text, 60)}"`
	};
	return failure("input.value", params, { reason: name });
}
export { readBaseUrl as a, rateDefault as i, listenDefault as n, readServing as o, listenFailure as r, readWorking as s, forStrangers as t };
