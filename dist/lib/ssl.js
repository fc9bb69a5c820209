import { n as __exportAll } from "./rolldown-runtime.js";
import { B as array, D as conclude, G as number, J as strictObject, K as object, L as datetime, M as assess, O as defineProblems, R as _enum, S as hostTarget, U as int, V as boolean, Y as string, b as bracketed, c as certificate$1, et as printable, h as nameForPeople, k as finder, l as keyFacts, m as attempt, n as parseHsts, o as visit, p as defineCheck, r as strengthRows, s as revocation$1, t as hstsStrength, u as challengeIn, v as DerError, w as portNumber, y as toBuffer } from "./hsts.js";
import { isIP } from "node:net";
import { createHash } from "node:crypto";
// src/formats/client-hello.ts
const wireVersions = {
	SSLv3: 768,
	"TLSv1.0": 769,
	"TLSv1.1": 770,
	"TLSv1.2": 771,
	"TLSv1.3": 772
};
const olderSuites = [
	49195,
	49199,
	49196,
	49200,
	52393,
	52392,
	158,
	159,
	52394,
	49161,
	49171,
	49162,
	49172,
	49187,
	49191,
	49188,
	49192,
	51,
	57,
	103,
	107,
	156,
	157,
	47,
	53,
	60,
	61,
	49290,
	49286,
	49276,
	49274,
	49266,
	49270,
	190,
	196,
	69,
	136,
	65,
	132,
	186,
	192,
	49248,
	49249,
	49244,
	49245,
	49234,
	49235,
	49232,
	49233,
	154,
	150,
	7,
	10,
	49170,
	49160,
	22,
	5,
	4,
	49169,
	49159,
	9,
	21
];
const tls13Suites = [
	4865,
	4866,
	4867,
	4868,
	4869
];
const groups = [
	29,
	23,
	24,
	25,
	30,
	22,
	21,
	19,
	26,
	27,
	28,
	31,
	32,
	33,
	256,
	257,
	258
];
const signatureSchemes = [
	1027,
	1283,
	1539,
	2055,
	2056,
	2052,
	2053,
	2054,
	2057,
	2058,
	2059,
	1025,
	1281,
	1537,
	515,
	513,
	514
];
function clientHello(version, host) {
	const wire = wireVersions[version];
	const isNew = version === "TLSv1.3";
	const random = createHash("sha256").update(`portcullis ${version} ${host}`).digest();
	const body = Buffer.concat([
		uint16(Math.min(wire, wireVersions["TLSv1.2"])),
		random,
		vector8(isNew ? createHash("sha256").update(random).digest() : Buffer.alloc(0)),
		vector16(list16(isNew ? tls13Suites : olderSuites)),
		vector8(Buffer.from([0])),
		version === "SSLv3" ? Buffer.alloc(0) : vector16(extensionsFor(version, host))
	]);
	const message = Buffer.concat([Buffer.from([1, 0]), vector16(body)]);
	return Buffer.concat([
		Buffer.from([22]),
		uint16(Math.min(wire, wireVersions["TLSv1.0"])),
		vector16(message)
	]);
}
function extensionsFor(version, host) {
	return Buffer.concat([
		...isIP(host) === 0 ? [extension(0, vector16(Buffer.concat([Buffer.from([0]), vector16(Buffer.from(host))])))] : [],
		extension(10, vector16(list16(groups))),
		extension(11, vector8(Buffer.from([0]))),
		extension(13, vector16(list16(signatureSchemes))),
		extension(16, vector16(vector8(Buffer.from("http/1.1")))),
		extension(23, Buffer.alloc(0)),
		extension(65281, Buffer.from([0])),
		...version === "TLSv1.3" ? [
			extension(43, vector8(uint16(wireVersions["TLSv1.3"]))),
			extension(45, vector8(Buffer.from([1]))),
			extension(51, vector16(Buffer.alloc(0)))
		] : []
	]);
}
function extension(type, content) {
	return Buffer.concat([uint16(type), vector16(content)]);
}
function list16(values) {
	return Buffer.concat(values.map(uint16));
}
function vector8(content) {
	return Buffer.concat([Buffer.from([content.length]), content]);
}
function vector16(content) {
	return Buffer.concat([uint16(content.length), content]);
}
function uint16(value) {
	return Buffer.from([value >> 8, value & 255]);
}
// src/formats/server-hello.ts
const alertRecord = 21;
const handshakeRecord = 22;
const serverHello = 2;
const supportedVersions = 43;
function readServerReply(bytes) {
	let rest = toBuffer(bytes);
	let handshake = Buffer.alloc(0);
	while (rest.length >= 5) {
		const [type = 0, major] = rest;
		if (type < 20 || type > 24 || major !== 3) return { kind: "foreign" };
		const content = rest.subarray(5, 5 + rest.readUInt16BE(3));
		const [level, code] = content;
		if (type === alertRecord && code !== void 0 && (level === 2 || code === 0)) return {
			kind: "alert",
			code
		};
		if (type === handshakeRecord) handshake = Buffer.concat([handshake, content]);
		rest = rest.subarray(5 + rest.readUInt16BE(3));
	}
	if (handshake.length === 0 && rest.length > 0 && (rest[0] ?? 0) >= 32) return { kind: "foreign" };
	return readHello(handshake);
}
function readHello(handshake) {
	if (handshake.length < 4) return { kind: "incomplete" };
	if (handshake[0] !== serverHello) return { kind: "foreign" };
	const message = handshake.subarray(4, 4 + handshake.readUIntBE(1, 3));
	const session = message[34] ?? 0;
	if (message.length < 38 + session) return { kind: "incomplete" };
	const suite = message.readUInt16BE(35 + session);
	return {
		kind: "hello",
		version: versionIn(message.subarray(38 + session)) ?? message.readUInt16BE(0),
		suite
	};
}
function versionIn(extensions) {
	for (let offset = 2; offset + 4 <= extensions.length;) {
		const length = extensions.readUInt16BE(offset + 2);
		if (extensions.readUInt16BE(offset) === supportedVersions && offset + 6 <= extensions.length && length === 2) return extensions.readUInt16BE(offset + 4);
		offset += 4 + length;
	}
	return null;
}
// src/probes/versions.ts
const versionNames = Object.keys(wireVersions);
function versions(context, to) {
	return context.once(`versions ${to.host} ${to.port}`, async () => {
		const probes = new Map(askedAtOnce.map((version) => [version, probe(context, to, version)]));
		const main = negotiated(await context.net.tls(to));
		const offerOf = (version) => probes.get(version) ?? probe(context, to, version);
		return Promise.all(versionNames.map(async (version) => known(version, main) ?? weigh(await offerOf(version), main)));
	});
}
const askedAtOnce = [
	"SSLv3",
	"TLSv1.0",
	"TLSv1.1",
	"TLSv1.2"
];
function negotiated({ protocol }) {
	const name = protocol === "TLSv1" ? "TLSv1.0" : protocol;
	return versionNames.find((version) => version === name) ?? null;
}
function known(version, main) {
	if (version === main) return {
		version,
		offered: true,
		reason: "negotiated"
	};
	return version === "TLSv1.3" && main !== null ? {
		version,
		offered: false,
		reason: "lower-version"
	} : null;
}
function weigh(found, main) {
	const { version, offered } = found;
	return main !== null && versionNames.indexOf(version) > versionNames.indexOf(main) && offered !== true ? {
		version,
		offered: false,
		reason: "lower-version"
	} : found;
}
async function probe(context, to, version) {
	const reply = await attempt(() => context.net.hello(to, clientHello(version, to.host)));
	return {
		version,
		...reply.ok ? readOffer(reply.value, version) : {
			offered: null,
			reason: reply.failure.reason
		}
	};
}
function readOffer({ bytes, end }, asked) {
	const reply = readServerReply(bytes);
	if (reply.kind === "alert") return {
		offered: false,
		reason: `alert.${reply.code}`
	};
	if (reply.kind === "hello") return compare(reply.version, wireVersions[asked]);
	if (reply.kind === "foreign") return {
		offered: null,
		reason: "not-tls"
	};
	if (end === "closed" || end === "reset") return {
		offered: false,
		reason: end
	};
	return {
		offered: null,
		reason: end === "silent" ? "silent" : "incomplete"
	};
}
function compare(answered, asked) {
	if (answered === asked) return {
		offered: true,
		reason: "server-hello"
	};
	return answered < asked ? {
		offered: false,
		reason: "lower-version"
	} : {
		offered: null,
		reason: "higher-version"
	};
}
// src/checks/ssl/schema.ts
const defaultPort = 443;
const input = strictObject({
	host: hostTarget().meta({
		description: "Host name or IP address; the host part of a pasted URL is accepted",
		ko: "호스트 이름 또는 IP 주소. URL을 붙여 넣으면 호스트 부분을 씁니다",
		examples: ["example.com"]
	}),
	port: portNumber().optional().meta({
		description: `TLS port, ${defaultPort} unless the host names one`,
		ko: `TLS 포트. 호스트에 적혀 있지 않으면 ${defaultPort}`,
		examples: [8443]
	})
}).superRefine(({ host, port }, context) => {
	if (host.port === null || port === void 0 || host.port === port) return;
	context.addIssue({
		code: "custom",
		path: ["port"],
		params: { ...samePort(host.port, port) }
	});
});
function samePort(inHost, given) {
	return {
		expected: {
			en: `${inHost}, as in the host, or left out`,
			ko: `호스트에 적힌 ${inHost} 또는 생략`
		},
		given: `${given}`
	};
}
function endpointOf({ host, port }) {
	return {
		host: host.host,
		port: port ?? host.port ?? defaultPort
	};
}
const time = datetime();
const span$1 = {
	validFrom: time,
	validTo: time,
	sha256: string()
};
const version = _enum([
	"SSLv3",
	"TLSv1.0",
	"TLSv1.1",
	"TLSv1.2",
	"TLSv1.3"
]);
const certificate = object({
	subject: string(),
	issuer: string(),
	serial: string().meta({
		description: "Hexadecimal",
		ko: "16진수"
	}),
	...span$1,
	names: array(string()).readonly().meta({
		description: "The first names of the subjectAltName; namesTotal counts all of them",
		ko: "subjectAltName의 앞쪽 이름. 전체 개수는 namesTotal"
	}),
	namesTotal: int().min(0),
	key: object({
		type: string(),
		bits: int().nullable()
	}),
	signature: string()
});
const reason = object({
	id: string(),
	enforced: boolean().meta({
		description: "Whether shipping clients refuse it",
		ko: "실제 클라이언트가 거부하는지 여부"
	})
});
const trust = object({
	trusted: boolean().nullable().meta({
		description: "Whether a valid path leads from the leaf to an anchor; null where that could not be told. The leaf's own time, name and key are judged beside it",
		ko: "리프에서 신뢰 앵커까지 유효한 경로가 있는지 여부. 알 수 없었으면 null. 리프 자체의 기간, 이름, 키는 따로 판단합니다"
	}),
	doubt: object({
		url: string().nullable(),
		reason: string()
	}).nullable().meta({
		description: "Why it could not be told: the issuer that could not be fetched, or no URL where the handshake with it failed; else null",
		ko: "알 수 없었던 이유. 가져오지 못한 발급자이며, 핸드셰이크가 실패했으면 url이 없습니다. 알 수 있었으면 null"
	}),
	by: _enum(["mozilla", "given"]).nullable().meta({
		description: "Whose anchor it is; null where there is none",
		ko: "앵커의 출처. 없으면 null"
	}),
	reasons: array(reason).readonly().meta({
		description: "Everything that was seen to be wrong with the certificate and its path",
		ko: "인증서와 경로에서 발견한 모든 잘못"
	}),
	completedByAia: boolean().meta({
		description: "Whether a missing intermediate was fetched from where the certificate says",
		ko: "빠진 중간 인증서를 인증서에 적힌 곳에서 가져왔는지 여부"
	}),
	path: array(object({
		subject: string(),
		...span$1
	})).readonly().meta({
		description: "The validated path, leaf first, anchor last; empty where there is none",
		ko: "검증된 경로. 리프부터 앵커까지이며 없으면 비어 있습니다"
	}),
	openssl: string().nullable().meta({
		description: "OpenSSL's one reason against what was served; null where it has none",
		ko: "제공된 체인에 대한 OpenSSL의 거부 이유. 없으면 null"
	})
});
const revocation = object({
	status: _enum([
		"good",
		"revoked",
		"unknown",
		"not-applicable"
	]),
	source: _enum([
		"staple",
		"ocsp",
		"crl"
	]).nullable(),
	reason: string().nullable().meta({
		description: "Why it is not known, or why there is nothing to know",
		ko: "알 수 없는 이유, 또는 알아낼 것이 없는 이유"
	}),
	revokedAt: time.nullable(),
	revocationReason: string().nullable().meta({
		description: "As in RFC 5280 §5.3.1",
		ko: "RFC 5280 §5.3.1에 따른 이유"
	})
});
const raw = object({
	host: string(),
	port: int(),
	address: string().meta({
		description: "The address that answered",
		ko: "응답한 주소"
	}),
	observedAt: time.meta({
		description: "Everything relative to time is judged against this",
		ko: "시간에 따른 모든 판단의 기준 시각"
	}),
	protocol: string(),
	cipher: string(),
	group: string().nullable().meta({
		description: "The key exchange",
		ko: "키 교환 그룹"
	}),
	alpn: string().nullable(),
	lenient: boolean().meta({
		description: "Whether only a handshake with outdated offers succeeded",
		ko: "오래된 방식을 제안한 핸드셰이크만 성공했는지 여부"
	}),
	chain: array(certificate).readonly().meta({
		description: "As served, in wire order, the leaf first; empty where the leaf cannot be read, or there is none",
		ko: "제공된 순서 그대로이며 리프부터입니다. 리프를 읽을 수 없거나 없으면 비어 있습니다"
	}),
	chainTotal: int().min(0).meta({
		description: "How many were served",
		ko: "제공된 인증서의 수"
	}),
	trust,
	revocation,
	versions: array(object({
		version,
		offered: boolean().nullable(),
		reason: string()
	})).readonly().meta({
		description: "Which versions the server takes; null where it could not be told, and why",
		ko: "서버가 받아들이는 버전. 알 수 없었으면 null과 그 이유"
	}),
	hsts: object({
		value: string(),
		maxAge: number().nullable(),
		includeSubDomains: boolean(),
		preload: boolean()
	}).nullable().meta({
		description: "The first field as sent; null where there was none, or no reply (see http). A maxAge of null marks an invalid field",
		ko: "처음 나온 필드의 값. 필드나 응답(http 참고)이 없으면 null. maxAge가 null이면 잘못된 필드입니다"
	}),
	http: object({
		status: int().nullable(),
		reason: string().nullable()
	}).meta({
		description: "The reply that HSTS was looked for in, and why it is not the site's own; no status where there was none",
		ko: "HSTS를 찾아본 응답, 그리고 사이트 자체의 응답이 아니라면 그 이유. 응답이 없었으면 status가 null"
	})
});
// src/checks/ssl/collect.ts
const mostCertificates = 16;
const mostNames = 100;
const longestText = 256;
async function collect(input, context) {
	const to = endpointOf(input);
	const probing = versions(context, to);
	probing.catch(() => {});
	const handshake = await context.net.tls(to);
	const [reply, served, revoked, offers] = await Promise.all([
		attempt(() => visit(context, originOf(to))),
		certificate$1(context, to),
		revocation$1(context, to),
		probing
	]);
	const { address, protocol, cipher, group, alpn, lenient, chain } = handshake;
	return {
		...to,
		address,
		observedAt: context.now().toISOString(),
		protocol,
		cipher,
		group,
		alpn,
		lenient,
		chain: served.chain.slice(0, mostCertificates).map(describe),
		chainTotal: chain.length,
		trust: toTrust(served.trust),
		revocation: toRevocation(revoked),
		versions: offers,
		hsts: reply.ok ? hstsOf(reply.value) : null,
		http: reply.ok ? repliedBy(reply.value) : {
			status: null,
			reason: reply.failure.reason
		}
	};
}
function originOf({ host, port }) {
	return `https://${bracketed(host)}${port === 443 ? "" : `:${port}`}`;
}
function describe(one) {
	return {
		subject: personalName(one.subject),
		issuer: personalName(one.issuer),
		serial: one.serial.toString("hex", 0, 64),
		...span(one),
		names: one.names.slice(0, mostNames).map(({ value }) => printable(value, longestText)),
		namesTotal: one.names.length,
		key: keyFacts(one.publicKey),
		signature: one.signature
	};
}
function span({ notBefore, notAfter, sha256 }) {
	return {
		validFrom: new Date(notBefore).toISOString(),
		validTo: new Date(notAfter).toISOString(),
		sha256
	};
}
function personalName(name) {
	try {
		return printable(nameForPeople(name), longestText);
	} catch (error) {
		if (error instanceof DerError) return "";
		throw error;
	}
}
function toTrust({ path, doubt, ...trust }) {
	const shown = doubt && {
		...doubt,
		url: doubt.url === null ? null : printable(doubt.url, longestText)
	};
	return {
		...trust,
		doubt: shown,
		path: path.map((one) => ({
			subject: personalName(one.subject),
			...span(one)
		}))
	};
}
function toRevocation({ revokedAt, ...rest }) {
	return {
		...rest,
		revokedAt: revokedAt === null ? null : new Date(revokedAt).toISOString()
	};
}
function repliedBy(reply) {
	const reason = challengeIn(reply) !== null ? "http.challenge" : reply.status >= 500 ? "http.server-error" : null;
	return {
		status: reply.status,
		reason
	};
}
function hstsOf({ headers, version }) {
	const field = headers.find(([name]) => name.toLowerCase() === "strict-transport-security")?.[1];
	if (field === void 0) return null;
	const value = version === "2" ? field.split(",")[0] ?? "" : field;
	const policy = parseHsts(value) ?? {
		maxAge: null,
		includeSubDomains: false,
		preload: false
	};
	return {
		value: printable(value, longestText),
		...policy
	};
}
// src/checks/ssl/weights.ts
const gradeVersion = "ssl-1";
const weights = {
	certificate: 40,
	version: 25,
	trust: 15,
	hsts: 20
};
const ladder = [
	[97, "A+"],
	[90, "A"],
	[80, "B"],
	[65, "C"],
	[50, "D"]
];
const ceilings = {
	"no-certificate": "F",
	unreadable: "F",
	expired: "F",
	"not-yet-valid": "F",
	"wrong-name": "F",
	"no-san": "F",
	"weak-key": "F",
	"weak-signature": "F",
	"wrong-purpose": "F",
	"wrong-key-usage": "F",
	revoked: "F",
	untrusted: "F",
	"obsolete-only": "F",
	ssl3: "C",
	"old-versions": "B",
	"incomplete-chain": "B",
	"no-tls13": "A",
	"expires-soon": "A"
};
function ceiling(id) {
	return {
		id,
		max: ceilings[id]
	};
}
// src/checks/ssl/grading.ts
const grading = {
	version: gradeVersion,
	ladder,
	weights,
	ceilings,
	points: {
		certificate: [
			["valid now, for this host, not revoked, with a key and hashes that hold", "100"],
			["expired, not yet valid, for another host, without names, for another purpose, revoked (asked for this certificate alone, not for its issuers), RSA below 2048 bits, EC below 256, DSA, signed with MD2, MD5 or SHA-1", "0"],
			["less than 30 days left, or a third of a shorter lifetime", "90"],
			["less than 7 days left, or a tenth of a shorter lifetime", "70"]
		],
		version: [
			["TLS 1.3", "100"],
			["TLS 1.2 without 1.3", "80"],
			["TLS 1.1 too", "−40"],
			["TLS 1.0 too, with or without 1.1", "−50"],
			["SSLv3 too", "10"],
			["nothing better than TLS 1.1", "0"]
		],
		trust: [
			["a path to a root of Mozilla's or to an authority you gave, from what was served", "100"],
			["a certificate served twice", "90"],
			["wrong order, or a certificate that belongs to no path", "80"],
			["an intermediate that expires before the leaf, or within 30 days", "−20"],
			["incomplete; the rest was found where the certificate says (AIA)", "30"],
			["self-signed, an unknown authority, a path that breaks a rule which clients enforce", "0"],
			["an issuer that was not served and could not be fetched, or could not be confirmed", "no letter but an F"]
		],
		hsts: [...strengthRows, ["absent, invalid (RFC 6797 grammar), max-age of 0, or a certificate that browsers refuse", "0"]]
	}
};
// src/checks/ssl/words.ts
const day = 864e5;
function wholeDays(milliseconds) {
	return Math.trunc(milliseconds / day) + 0;
}
function countOfDays(days) {
	return {
		en: days === 1 ? "1 day" : `${days} days`,
		ko: `${days}일`
	};
}
function dateOf(time) {
	return time?.slice(0, 10) ?? "";
}
// src/checks/ssl/certificate-part.ts
const find$4 = finder();
const fatal = {
	"no-certificate": () => find$4("no-certificate"),
	unreadable: () => find$4("unreadable"),
	expired: (raw) => find$4("expired", {
		days: countOfDays(-daysLeft(raw)),
		date: dateOf(leafOf(raw)?.validTo)
	}),
	"not-yet-valid": (raw) => find$4("not-yet-valid", { date: dateOf(leafOf(raw)?.validFrom) }),
	"no-san": () => find$4("no-san"),
	"wrong-name": (raw) => wrongName(raw),
	"weak-key": (raw) => find$4("weak-key", { key: keyOf(raw) }),
	"weak-signature": () => find$4("weak-signature"),
	"wrong-purpose": () => find$4("wrong-purpose"),
	"wrong-key-usage": () => find$4("wrong-key-usage"),
	revoked: ({ revocation }) => find$4("revoked", {
		date: dateOf(revocation.revokedAt),
		source: revocation.source ?? ""
	})
};
function judgeCertificate(raw) {
	const ids = new Set(raw.trust.reasons.map(({ id }) => id));
	if (raw.revocation.status === "revoked") ids.add("revoked");
	if (ids.has("no-san")) ids.delete("wrong-name");
	const found = Object.keys(fatal).filter((id) => ids.has(id));
	if (found.length > 0) return {
		score: 0,
		caps: found.map(ceiling),
		findings: found.flatMap((id) => fatal[id]?.(raw) ?? [])
	};
	return judgeExpiry(raw);
}
function judgeExpiry(raw) {
	const leaf = leafOf(raw);
	if (!leaf) return {
		score: null,
		caps: [],
		findings: []
	};
	const lifetime = (Date.parse(leaf.validTo) - Date.parse(leaf.validFrom)) / day;
	const left = (Date.parse(leaf.validTo) - Date.parse(raw.observedAt)) / day;
	const params = {
		days: countOfDays(Math.floor(left)),
		date: dateOf(leaf.validTo)
	};
	const caps = [ceiling("expires-soon")];
	if (left < Math.min(7, lifetime / 10)) return {
		score: 70,
		caps,
		findings: [find$4("expires-very-soon", params)]
	};
	if (left < Math.min(30, lifetime / 3)) return {
		score: 90,
		caps,
		findings: [find$4("expires-soon", params)]
	};
	return {
		score: 100,
		caps: [],
		findings: []
	};
}
function daysLeft(raw) {
	const leaf = leafOf(raw);
	if (!leaf) return 0;
	return wholeDays(Date.parse(leaf.validTo) - Date.parse(raw.observedAt));
}
function keyOf(raw) {
	const key = leafOf(raw)?.key;
	return key ? [key.type, key.bits ?? []].flat().join(" ") : "";
}
function leafOf({ chain }) {
	return chain[0];
}
function wrongName(raw) {
	const { host } = raw;
	return isIP(host) !== 0 && (leafOf(raw)?.names.some((name) => name.toLowerCase() === host) ?? false) ? find$4("address-as-name", { host }) : find$4("wrong-name", {
		host,
		names: someNames(raw)
	});
}
function someNames(raw) {
	const leaf = leafOf(raw);
	if (!leaf) return "";
	const shown = leaf.names.slice(0, 3);
	const others = leaf.namesTotal - shown.length;
	return shown.join(", ") + (others > 0 ? ` (+${others})` : "");
}
// src/checks/ssl/hsts-part.ts
const find$3 = finder();
const enough = 180 * day;
const aYear = 365 * day;
function judgeHsts(raw) {
	const { hsts, http } = raw;
	const isUnseen = hsts === null && http.reason !== null;
	if (isRefused(raw)) return {
		score: 0,
		caps: [],
		findings: isUnseen ? [] : findingsOf(raw)
	};
	if (isUnseen) return {
		score: null,
		caps: [],
		findings: [find$3("hsts-unknown", { reason: http.reason ?? "" })]
	};
	const policy = hsts && hsts.maxAge !== null ? {
		...hsts,
		maxAge: hsts.maxAge
	} : null;
	const strength = hstsStrength(policy);
	return {
		score: strength > 0 && raw.trust.trusted === null ? null : strength,
		caps: [],
		findings: findingsOf(raw)
	};
}
function isRefused({ trust, chain, revocation }) {
	const isTrusted = chain.length > 0 ? trust.trusted : trust.openssl === null;
	const identity = new Set([
		"expired",
		"not-yet-valid",
		"wrong-name"
	]);
	return isTrusted === false || revocation.status === "revoked" || trust.reasons.some(({ id }) => identity.has(id));
}
function findingsOf({ hsts }) {
	if (!hsts) return [find$3("hsts-missing")];
	const evidence = { evidence: hsts.value };
	if (hsts.maxAge === null) return [find$3("hsts-invalid", {}, evidence)];
	if (hsts.maxAge === 0) return [find$3("hsts-off", {}, evidence)];
	const age = hsts.maxAge * 1e3;
	const days = countOfDays(Math.floor(age / day));
	if (age < enough) return [find$3("hsts-short", { seconds: hsts.maxAge }, evidence)];
	if (age < aYear) return [find$3("hsts-under-a-year", { days }, evidence)];
	return hsts.includeSubDomains ? [] : [find$3("hsts-without-subdomains", {}, evidence)];
}
// src/checks/ssl/problems-certificate.ts
const certificateProblems = defineProblems({
	"no-certificate": {
		severity: "critical",
		cause: {
			en: "The server presents no certificate: nobody can tell who is at the other end.",
			ko: "서버가 인증서를 제시하지 않아 상대방이 누구인지 확인할 수 없습니다."
		},
		action: {
			en: "Serve a certificate, and disable anonymous and pre-shared-key cipher suites.",
			ko: "인증서를 제공하고, 익명 및 사전 공유 키 암호 스위트를 끄십시오."
		},
		reference: "RFC 9325 §4.1"
	},
	unreadable: {
		severity: "critical",
		cause: {
			en: "The certificate cannot be read: it breaks the encoding rules.",
			ko: "인증서가 인코딩 규칙에 어긋나 읽을 수 없습니다."
		},
		action: {
			en: "Have a new certificate issued and serve that one.",
			ko: "인증서를 새로 발급받아 제공하십시오."
		},
		reference: "RFC 5280 §4.1"
	},
	expired: {
		severity: "critical",
		cause: {
			en: "The certificate expired {days} ago, on {date}.",
			ko: "인증서가 {days} 전인 {date}에 만료되었습니다."
		},
		action: {
			en: "Renew the certificate, reload the server, and check why the automatic renewal did not run.",
			ko: "인증서를 갱신하고 서버에 다시 적용한 뒤, 자동 갱신이 실행되지 않은 이유를 확인하십시오."
		},
		reference: "RFC 5280 §4.1.2.5"
	},
	"not-yet-valid": {
		severity: "critical",
		cause: {
			en: "The certificate is not valid before {date}.",
			ko: "인증서의 유효 기간은 {date}부터입니다."
		},
		action: {
			en: "Serve the previous certificate until then, or have one issued that is valid now; check the clock of the issuer.",
			ko: "그때까지 이전 인증서를 제공하거나 지금 유효한 인증서를 발급받으십시오. 발급 시스템의 시계도 확인하십시오."
		},
		reference: "RFC 5280 §4.1.2.5"
	},
	"wrong-name": {
		severity: "critical",
		cause: {
			en: "The certificate is not for {host}; it names {names}.",
			ko: "인증서가 {host|을/를} 포함하지 않습니다. 인증서의 이름: {names}."
		},
		action: {
			en: "Have a certificate issued whose subjectAltName lists {host}, or serve the right one for this name (SNI).",
			ko: "subjectAltName에 {host|이/가} 있는 인증서를 발급받거나, 이 이름(SNI)에 맞는 인증서를 제공하십시오."
		},
		reference: "RFC 9525 §6"
	},
	"address-as-name": {
		severity: "critical",
		cause: {
			en: "The certificate lists {host} as a host name (dNSName); clients look for an address among its addresses (iPAddress) only.",
			ko: "인증서에 {host|이/가} 호스트 이름(dNSName)으로 적혀 있습니다. 클라이언트는 주소를 주소 항목(iPAddress)에서만 찾습니다."
		},
		action: {
			en: "Have the certificate issued again with {host} as an iPAddress entry (OpenSSL: IP:{host} in place of DNS:{host}).",
			ko: "{host|을/를} iPAddress 항목(OpenSSL: DNS:{host} 대신 IP:{host})으로 넣어 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 9525 §6.5"
	},
	"no-san": {
		severity: "critical",
		cause: {
			en: "The certificate lists no host name at all: it has no subjectAltName, and clients ignore the common name.",
			ko: "인증서에 subjectAltName이 없어 호스트 이름이 하나도 없습니다. 클라이언트는 공통 이름(CN)을 무시합니다."
		},
		action: {
			en: "Have the certificate issued again with the host name in its subjectAltName.",
			ko: "subjectAltName에 호스트 이름을 넣어 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 9525 §2"
	},
	"weak-key": {
		severity: "critical",
		cause: {
			en: "The key of the certificate ({key}) is too weak; current clients refuse it.",
			ko: "인증서의 키({key})가 너무 약해 최신 클라이언트가 거부합니다."
		},
		action: {
			en: "Make a new key (EC P-256, or RSA with at least 2048 bits) and have the certificate issued again.",
			ko: "새 키(EC P-256 또는 2048비트 이상의 RSA)를 만들어 인증서를 다시 발급받으십시오."
		},
		reference: "CA/B BR §6.1.5"
	},
	"weak-signature": {
		severity: "critical",
		cause: {
			en: "The certificate or one of its intermediates is signed with MD2, MD5 or SHA-1, which can be forged.",
			ko: "인증서 또는 중간 인증서가 위조 가능한 MD2, MD5, SHA-1로 서명되었습니다."
		},
		action: {
			en: "Have the certificate issued again with a SHA-256 signature, under an intermediate that has one as well.",
			ko: "SHA-256으로 서명된 중간 인증서 아래에서 SHA-256 서명으로 인증서를 다시 발급받으십시오."
		},
		reference: "CA/B BR §7.1.3.2"
	},
	"wrong-purpose": {
		severity: "critical",
		cause: {
			en: "The certificate is not meant for servers: its extended key usage lacks serverAuth.",
			ko: "인증서가 서버용이 아닙니다. 확장 키 용도에 serverAuth가 없습니다."
		},
		action: {
			en: "Have a server certificate issued (extended key usage serverAuth).",
			ko: "서버 인증서(확장 키 용도 serverAuth)를 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.12"
	},
	"wrong-key-usage": {
		severity: "critical",
		cause: {
			en: "The key of the certificate may not be used for TLS: its key usage allows neither signing a handshake nor agreeing on a key.",
			ko: "인증서의 키를 TLS에 사용할 수 없습니다. 키 용도에 핸드셰이크 서명도 키 교환도 없습니다."
		},
		action: {
			en: "Have a server certificate issued (key usage digitalSignature); a certificate that signs others is not one.",
			ko: "서버 인증서(키 용도 digitalSignature)를 발급받으십시오. 다른 인증서에 서명하는 인증서는 서버용이 아닙니다."
		},
		reference: "RFC 5280 §4.2.1.3"
	},
	revoked: {
		severity: "critical",
		cause: {
			en: "The certificate was revoked by its issuer on {date} (source: {source}).",
			ko: "인증서가 {date}에 발급자에 의해 폐기되었습니다(출처: {source})."
		},
		action: {
			en: "Replace the certificate, with a new key unless you know that the old one is safe.",
			ko: "인증서를 교체하십시오. 기존 키가 안전하다고 확신할 수 없으면 키도 새로 만드십시오."
		},
		reference: "RFC 6960 §2.2"
	},
	"expires-very-soon": {
		severity: "high",
		cause: {
			en: "The certificate expires in {days}, on {date}; its renewal is long overdue.",
			ko: "인증서가 {days} 후인 {date}에 만료됩니다. 갱신 시기가 한참 지났습니다."
		},
		action: {
			en: "Renew the certificate today, and repair the automatic renewal.",
			ko: "오늘 인증서를 갱신하고 자동 갱신을 복구하십시오."
		},
		reference: "RFC 5280 §4.1.2.5"
	},
	"expires-soon": {
		severity: "medium",
		cause: {
			en: "The certificate expires in {days}, on {date}.",
			ko: "인증서가 {days} 후인 {date}에 만료됩니다."
		},
		action: {
			en: "Renew the certificate; automatic renewal belongs at a third of the lifetime before its end.",
			ko: "인증서를 갱신하십시오. 자동 갱신은 유효 기간의 3분의 1이 남았을 때 실행되어야 합니다."
		},
		reference: "RFC 5280 §4.1.2.5"
	},
	"revocation-unknown": {
		severity: "info",
		cause: {
			en: "Whether the certificate is revoked could not be told ({reason}). This does not count.",
			ko: "인증서의 폐기 여부를 확인하지 못했습니다({reason}). 등급에는 반영되지 않습니다."
		},
		action: {
			en: "Staple OCSP responses where the issuer has a responder, so that clients need not ask.",
			ko: "발급자가 OCSP 응답기를 운영한다면 클라이언트가 묻지 않아도 되도록 OCSP 응답을 스테이플링하십시오."
		},
		reference: "RFC 6066 §8"
	}
});
// src/checks/ssl/problems-trust.ts
const trustProblems = defineProblems({
	"self-signed": {
		severity: "critical",
		cause: {
			en: "The certificate is self-signed: nobody vouches for it.",
			ko: "자체 서명된 인증서이므로 보증하는 기관이 없습니다."
		},
		action: {
			en: "Have a certificate issued by a public authority (for example by ACME), or, for a private one, give its root with --ca-file.",
			ko: "공인 인증 기관에서(예: ACME) 인증서를 발급받으십시오. 사설 인증 기관이라면 --ca-file로 루트를 지정하십시오."
		},
		reference: "RFC 5280 §6.1"
	},
	untrusted: {
		severity: "critical",
		cause: {
			en: "The chain does not lead to a trusted root; it ends at {issuer}, which is not trusted or was not sent.",
			ko: "체인이 신뢰할 수 있는 루트로 이어지지 않습니다. 체인 끝의 {issuer|은/는} 신뢰되지 않거나 함께 제공되지 않았습니다."
		},
		action: {
			en: "Serve every intermediate behind the certificate. For a private authority, give its root with --ca-file.",
			ko: "인증서 뒤에 모든 중간 인증서를 함께 제공하십시오. 사설 인증 기관이라면 --ca-file로 루트를 지정하십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"issuer-unfetched": {
		severity: "high",
		cause: {
			en: "Whether the chain leads to a trusted root could not be told: what was served does not, and the issuer at {url} could not be fetched ({reason}).",
			ko: "체인이 신뢰할 수 있는 루트로 이어지는지 확인하지 못했습니다. 제공된 인증서만으로는 이어지지 않고, {url}의 발급자 인증서를 가져오지 못했습니다({reason})."
		},
		action: {
			en: "Serve every intermediate behind the certificate, so that nobody has to fetch one.",
			ko: "아무도 내려받을 필요가 없도록 인증서 뒤에 모든 중간 인증서를 함께 제공하십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"trust-unconfirmed": {
		severity: "high",
		cause: {
			en: "The served chain is incomplete, and whether it is trusted with the fetched intermediate could not be told: the handshake to confirm it failed ({reason}).",
			ko: "제공된 체인이 불완전하며, 가져온 중간 인증서로 신뢰되는지 확인하는 핸드셰이크가 실패했습니다({reason})."
		},
		action: {
			en: "Serve every intermediate behind the certificate, so that one handshake shows all of it.",
			ko: "한 번의 핸드셰이크로 모두 확인되도록 인증서 뒤에 모든 중간 인증서를 함께 제공하십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"bad-signature": {
		severity: "critical",
		cause: {
			en: "A signature in the chain is wrong: the certificate was not issued by the authority it names.",
			ko: "체인의 서명이 올바르지 않습니다. 인증서에 적힌 기관이 발급한 것이 아닙니다."
		},
		action: {
			en: "Serve the certificate and intermediates exactly as the authority delivered them.",
			ko: "인증 기관이 발급한 인증서와 중간 인증서를 그대로 제공하십시오."
		},
		reference: "RFC 5280 §6.1.3"
	},
	"intermediate-expired": {
		severity: "critical",
		cause: {
			en: "An authority above the certificate has expired.",
			ko: "인증서 상위의 인증 기관 인증서가 만료되었습니다."
		},
		action: {
			en: "Replace the intermediates in the served chain with the authority's current ones.",
			ko: "제공하는 체인의 중간 인증서를 인증 기관의 현재 인증서로 교체하십시오."
		},
		reference: "RFC 5280 §6.1.3"
	},
	"intermediate-not-yet-valid": {
		severity: "critical",
		cause: {
			en: "An authority above the certificate is not valid yet.",
			ko: "인증서 상위의 인증 기관 인증서가 아직 유효하지 않습니다."
		},
		action: {
			en: "Serve the intermediate that is valid now.",
			ko: "지금 유효한 중간 인증서를 제공하십시오."
		},
		reference: "RFC 5280 §6.1.3"
	},
	"not-an-authority": {
		severity: "critical",
		cause: {
			en: "A certificate in the chain issued another one although it is no authority.",
			ko: "체인에 인증 기관이 아닌 인증서가 다른 인증서를 발급했습니다."
		},
		action: {
			en: "Use an intermediate with basicConstraints CA:TRUE and keyCertSign.",
			ko: "basicConstraints CA:TRUE와 keyCertSign이 있는 중간 인증서를 사용하십시오."
		},
		reference: "RFC 5280 §4.2.1.9"
	},
	"intermediate-purpose": {
		severity: "critical",
		cause: {
			en: "An intermediate may not issue certificates for servers: its extended key usage lacks serverAuth.",
			ko: "중간 인증서의 확장 키 용도에 serverAuth가 없어 서버 인증서를 발급할 수 없습니다."
		},
		action: {
			en: "Have the certificate issued under an intermediate for servers.",
			ko: "서버용 중간 인증서 아래에서 인증서를 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.12"
	},
	"intermediate-weak-key": {
		severity: "critical",
		cause: {
			en: "An authority above the certificate has a key that is too weak.",
			ko: "인증서 상위의 인증 기관 키가 너무 약합니다."
		},
		action: {
			en: "Have the certificate issued under an authority with at least RSA 2048 or EC P-256.",
			ko: "RSA 2048 또는 EC P-256 이상의 키를 가진 인증 기관에서 인증서를 발급받으십시오."
		},
		reference: "CA/B BR §6.1.5"
	},
	"path-length": {
		severity: "critical",
		cause: {
			en: "The chain is longer than one of its authorities allows.",
			ko: "체인이 인증 기관이 허용한 길이보다 깁니다."
		},
		action: {
			en: "Have the certificate issued by an authority whose path length constraint allows it.",
			ko: "경로 길이 제한에 맞는 인증 기관에서 인증서를 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.9"
	},
	"name-constraints": {
		severity: "critical",
		cause: {
			en: "An authority in the chain may not issue certificates for these names.",
			ko: "체인의 인증 기관은 이 이름의 인증서를 발급할 수 없습니다."
		},
		action: {
			en: "Have the certificate issued by an authority whose name constraints allow every name in it.",
			ko: "인증서의 모든 이름을 허용하는 인증 기관에서 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.10"
	},
	"critical-extension": {
		severity: "critical",
		cause: {
			en: "A certificate in the chain has a critical extension that clients do not know.",
			ko: "체인의 인증서에 클라이언트가 알지 못하는 중요(critical) 확장이 있습니다."
		},
		action: {
			en: "Have it issued again without that extension, or with the extension not critical.",
			ko: "그 확장을 빼거나 중요(critical)로 표시하지 않고 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.2"
	},
	refused: {
		severity: "critical",
		cause: {
			en: "OpenSSL refuses the chain without naming a rule that we know ({detail}).",
			ko: "OpenSSL이 알려진 규칙을 밝히지 않고 체인을 거부합니다({detail})."
		},
		action: {
			en: "Check the served chain with `openssl verify`, and have the certificate at fault issued again.",
			ko: "`openssl verify`로 제공하는 체인을 확인하고 문제가 있는 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 5280 §6.1"
	},
	"incomplete-chain": {
		severity: "high",
		cause: {
			en: "The served chain is incomplete: an intermediate is missing, which browsers may fetch and other clients do not.",
			ko: "제공된 체인에 중간 인증서가 빠져 있습니다. 일부 브라우저는 스스로 내려받지만 다른 클라이언트는 그러지 않습니다."
		},
		action: {
			en: "Serve the full chain: the certificate followed by every intermediate (fullchain.pem rather than cert.pem).",
			ko: "인증서 뒤에 모든 중간 인증서를 이어 전체 체인을 제공하십시오(cert.pem 대신 fullchain.pem)."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"intermediate-expires-early": {
		severity: "medium",
		cause: {
			en: "The intermediate {subject} expires in {days}, on {date}, and the certificate cannot be used for longer.",
			ko: "중간 인증서 {subject|이/가} {days} 후인 {date}에 만료되며, 인증서도 그 이후에는 사용할 수 없습니다."
		},
		action: {
			en: "Renew the certificate under the authority's current intermediate and serve that one.",
			ko: "인증 기관의 현재 중간 인증서로 인증서를 갱신하고 그 중간 인증서를 제공하십시오."
		},
		reference: "RFC 5280 §6.1.3"
	},
	"wrong-order": {
		severity: "low",
		cause: {
			en: "The chain is served in the wrong order; strict clients fail.",
			ko: "체인의 순서가 잘못되어 엄격한 클라이언트에서 실패합니다."
		},
		action: {
			en: "Serve the certificate first, then each intermediate behind the one that it issued.",
			ko: "인증서를 먼저 두고, 각 중간 인증서를 자신이 발급한 인증서 바로 뒤에 두십시오."
		},
		reference: "RFC 5246 §7.4.2"
	},
	"unrelated-certificate": {
		severity: "low",
		cause: {
			en: "The served chain holds a certificate that has nothing to do with the others.",
			ko: "제공된 체인에 관련 없는 인증서가 있습니다."
		},
		action: {
			en: "Remove it from the served chain.",
			ko: "제공하는 체인에서 제거하십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"duplicate-certificate": {
		severity: "low",
		cause: {
			en: "The served chain holds the same certificate twice.",
			ko: "제공된 체인에 같은 인증서가 두 번 있습니다."
		},
		action: {
			en: "Serve each certificate once.",
			ko: "각 인증서를 한 번만 제공하십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"root-included": {
		severity: "info",
		cause: {
			en: "The root is served too; clients have it already, and every handshake carries it in vain.",
			ko: "루트 인증서도 함께 제공됩니다. 클라이언트가 이미 가지고 있으므로 핸드셰이크만 커집니다."
		},
		action: {
			en: "Leave the root out of the served chain.",
			ko: "제공하는 체인에서 루트를 빼십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"given-authority": {
		severity: "info",
		cause: {
			en: "Trusted through {authority}, an authority that you gave; the public does not trust it.",
			ko: "직접 지정한 인증 기관 {authority|을/를} 통해 신뢰됩니다. 공개적으로 신뢰되는 기관은 아닙니다."
		},
		action: {
			en: "Nothing, where all clients have that root; else use a public authority.",
			ko: "모든 클라이언트에 이 루트가 설치되어 있다면 조치가 필요 없습니다. 그렇지 않다면 공인 인증 기관을 사용하십시오."
		}
	}
});
// src/checks/ssl/problems-connection.ts
const connectionProblems = defineProblems({
	"obsolete-only": {
		severity: "critical",
		cause: {
			en: "The server offers nothing above {protocol}; no current browser connects.",
			ko: "서버가 {protocol}보다 높은 버전을 제공하지 않아 최신 브라우저가 연결할 수 없습니다."
		},
		action: {
			en: "Enable TLS 1.2 and TLS 1.3.",
			ko: "TLS 1.2와 TLS 1.3을 켜십시오."
		},
		reference: "RFC 8996"
	},
	ssl3: {
		severity: "high",
		cause: {
			en: "SSL 3.0 is offered; it is broken (POODLE).",
			ko: "취약점(POODLE)이 있는 SSL 3.0을 제공합니다."
		},
		action: {
			en: "Disable SSL 3.0.",
			ko: "SSL 3.0을 끄십시오."
		},
		reference: "RFC 7568"
	},
	tls10: {
		severity: "medium",
		cause: {
			en: "TLS 1.0 is offered, which is deprecated.",
			ko: "폐기된 TLS 1.0을 제공합니다."
		},
		action: {
			en: "Disable TLS 1.0 (nginx: ssl_protocols TLSv1.2 TLSv1.3).",
			ko: "TLS 1.0을 끄십시오(nginx: ssl_protocols TLSv1.2 TLSv1.3)."
		},
		reference: "RFC 8996"
	},
	tls11: {
		severity: "medium",
		cause: {
			en: "TLS 1.1 is offered, which is deprecated.",
			ko: "폐기된 TLS 1.1을 제공합니다."
		},
		action: {
			en: "Disable TLS 1.1 (nginx: ssl_protocols TLSv1.2 TLSv1.3).",
			ko: "TLS 1.1을 끄십시오(nginx: ssl_protocols TLSv1.2 TLSv1.3)."
		},
		reference: "RFC 8996"
	},
	"no-tls13": {
		severity: "low",
		cause: {
			en: "TLS 1.3 is not offered.",
			ko: "TLS 1.3을 제공하지 않습니다."
		},
		action: {
			en: "Enable TLS 1.3: it is faster and leaves the weak choices out.",
			ko: "더 빠르고 취약한 선택지가 없는 TLS 1.3을 켜십시오."
		},
		reference: "RFC 9325 §3.1.1"
	},
	"version-unknown": {
		severity: "info",
		cause: {
			en: "Whether {version} is offered could not be told ({reason}). This does not count.",
			ko: "{version} 제공 여부를 확인하지 못했습니다({reason}). 등급에는 반영되지 않습니다."
		},
		action: {
			en: "Check it from a network that nothing filters.",
			ko: "필터링이 없는 네트워크에서 확인하십시오."
		}
	},
	"outdated-handshake": {
		severity: "medium",
		cause: {
			en: "The handshake of a current client failed; only one with outdated versions, suites and groups succeeded.",
			ko: "최신 클라이언트의 핸드셰이크가 실패했고, 오래된 버전, 암호 스위트, 그룹을 제안했을 때만 성공했습니다."
		},
		action: {
			en: "Configure the server for Mozilla's intermediate profile.",
			ko: "서버를 Mozilla의 intermediate 프로필에 맞게 설정하십시오."
		},
		reference: "RFC 9325"
	},
	"hsts-missing": {
		severity: "medium",
		cause: {
			en: "No Strict-Transport-Security is sent, so a first visit can be kept on plain HTTP.",
			ko: "Strict-Transport-Security가 없어 첫 방문이 평문 HTTP에 머물 수 있습니다."
		},
		action: {
			en: "Send Strict-Transport-Security: max-age=31536000; includeSubDomains.",
			ko: "Strict-Transport-Security: max-age=31536000; includeSubDomains 헤더를 보내십시오."
		},
		reference: "RFC 6797 §7.1"
	},
	"hsts-invalid": {
		severity: "medium",
		cause: {
			en: "Strict-Transport-Security is invalid, and browsers ignore all of it.",
			ko: "Strict-Transport-Security가 올바르지 않아 브라우저가 전체를 무시합니다."
		},
		action: {
			en: "Send one field with each directive once: max-age=31536000; includeSubDomains.",
			ko: "각 지시어를 한 번씩만 담은 필드 하나를 보내십시오: max-age=31536000; includeSubDomains."
		},
		reference: "RFC 6797 §6.1"
	},
	"hsts-off": {
		severity: "medium",
		cause: {
			en: "Strict-Transport-Security has a max-age of 0, which tells browsers to forget the policy.",
			ko: "Strict-Transport-Security의 max-age가 0이어서 브라우저가 정책을 삭제합니다."
		},
		action: {
			en: "Send max-age=31536000 unless you mean to leave HTTPS.",
			ko: "HTTPS를 중단하려는 것이 아니라면 max-age=31536000을 보내십시오."
		},
		reference: "RFC 6797 §6.1.1"
	},
	"hsts-short": {
		severity: "medium",
		cause: {
			en: "Strict-Transport-Security lasts for {seconds} seconds only; at least 15552000 (180 days) are expected.",
			ko: "Strict-Transport-Security가 {seconds}초만 유지됩니다. 최소 15552000초(180일)가 필요합니다."
		},
		action: {
			en: "Raise max-age to 31536000 (one year).",
			ko: "max-age를 31536000(1년)으로 늘리십시오."
		},
		reference: "RFC 6797 §6.1.1"
	},
	"hsts-under-a-year": {
		severity: "info",
		cause: {
			en: "Strict-Transport-Security lasts for {days}; a year is customary.",
			ko: "Strict-Transport-Security가 {days} 동안 유지됩니다. 보통 1년을 사용합니다."
		},
		action: {
			en: "Raise max-age to 31536000 (one year).",
			ko: "max-age를 31536000(1년)으로 늘리십시오."
		},
		reference: "RFC 6797 §6.1.1"
	},
	"hsts-without-subdomains": {
		severity: "info",
		cause: {
			en: "Strict-Transport-Security does not cover subdomains.",
			ko: "Strict-Transport-Security가 하위 도메인에 적용되지 않습니다."
		},
		action: {
			en: "Add includeSubDomains once every subdomain is served over HTTPS.",
			ko: "모든 하위 도메인을 HTTPS로 제공한 뒤 includeSubDomains를 추가하십시오."
		},
		reference: "RFC 6797 §6.1.2"
	},
	"hsts-unknown": {
		severity: "info",
		cause: {
			en: "HSTS could not be looked for: the site itself did not answer ({reason}). This does not count.",
			ko: "사이트가 직접 응답하지 않아 HSTS를 확인하지 못했습니다({reason}). 등급에는 반영되지 않습니다."
		},
		action: {
			en: "Make sure that this port serves the site over HTTP, or judge it without HSTS.",
			ko: "이 포트가 HTTP로 사이트를 제공하는지 확인하십시오. 그렇지 않다면 HSTS 없이 판단하십시오."
		}
	}
});
// src/checks/ssl/problems.ts
const problems = defineProblems({
	...certificateProblems,
	...trustProblems,
	...connectionProblems
});
const words = {
	problems,
	parts: {
		certificate: {
			en: "Certificate validity",
			ko: "인증서 유효성"
		},
		version: {
			en: "TLS versions",
			ko: "TLS 버전"
		},
		trust: {
			en: "Chain of trust",
			ko: "신뢰 체인"
		},
		hsts: {
			en: "HSTS",
			ko: "HSTS"
		}
	},
	caps: {
		"no-certificate": {
			en: "the server presents no certificate",
			ko: "서버가 인증서를 제시하지 않음"
		},
		unreadable: {
			en: "the certificate cannot be read",
			ko: "인증서를 읽을 수 없음"
		},
		expired: {
			en: "the certificate has expired",
			ko: "인증서가 만료됨"
		},
		"not-yet-valid": {
			en: "the certificate is not valid yet",
			ko: "인증서의 유효 기간이 아직 시작되지 않음"
		},
		"wrong-name": {
			en: "the certificate is for another name",
			ko: "인증서가 다른 이름용임"
		},
		"no-san": {
			en: "the certificate names no host",
			ko: "인증서에 호스트 이름이 없음"
		},
		"weak-key": {
			en: "the key is too weak",
			ko: "키가 너무 약함"
		},
		"weak-signature": {
			en: "a signature uses a broken hash",
			ko: "서명에 취약한 해시가 쓰임"
		},
		"wrong-purpose": {
			en: "the certificate is not for servers",
			ko: "인증서가 서버용이 아님"
		},
		"wrong-key-usage": {
			en: "the key may not be used for TLS",
			ko: "키를 TLS에 사용할 수 없음"
		},
		revoked: {
			en: "the certificate is revoked",
			ko: "인증서가 폐기됨"
		},
		untrusted: {
			en: "the certificate is not trusted",
			ko: "인증서를 신뢰할 수 없음"
		},
		"obsolete-only": {
			en: "nothing above TLS 1.1 is offered",
			ko: "TLS 1.1보다 높은 버전을 제공하지 않음"
		},
		ssl3: {
			en: "SSL 3.0 is offered",
			ko: "SSL 3.0을 제공함"
		},
		"old-versions": {
			en: "TLS 1.0 or 1.1 is offered",
			ko: "TLS 1.0 또는 1.1을 제공함"
		},
		"incomplete-chain": {
			en: "the served chain is incomplete",
			ko: "제공된 체인이 불완전함"
		},
		"no-tls13": {
			en: "TLS 1.3 is not offered",
			ko: "TLS 1.3을 제공하지 않음"
		},
		"expires-soon": {
			en: "the certificate expires soon",
			ko: "인증서가 곧 만료됨"
		}
	},
	kpis: {
		"days-left": {
			en: "Days left",
			ko: "남은 일수"
		},
		issuer: {
			en: "Issuer",
			ko: "발급자"
		},
		protocol: {
			en: "Negotiated version",
			ko: "협상된 버전"
		},
		group: {
			en: "Key exchange group",
			ko: "키 교환 그룹"
		},
		key: {
			en: "Key",
			ko: "키"
		},
		cipher: {
			en: "Cipher suite",
			ko: "암호 스위트"
		},
		revocation: {
			en: "Revocation",
			ko: "폐기 여부"
		},
		hsts: {
			en: "HSTS max-age",
			ko: "HSTS max-age"
		}
	},
	values: {
		group: { false: {
			en: "none",
			ko: "없음"
		} },
		revocation: {
			good: {
				en: "good",
				ko: "정상"
			},
			revoked: {
				en: "revoked",
				ko: "폐기됨"
			},
			"not-applicable": {
				en: "not applicable",
				ko: "해당 없음"
			}
		},
		hsts: {
			false: {
				en: "not sent",
				ko: "보내지 않음"
			},
			invalid: {
				en: "invalid",
				ko: "잘못된 값"
			}
		}
	}
};
// src/checks/ssl/trust-part.ts
const find$2 = finder();
const faults = {
	"self-signed": () => find$2("self-signed"),
	"unknown-authority": (raw) => find$2("untrusted", { issuer: topIssuer(raw) }),
	"bad-signature": () => find$2("bad-signature"),
	"issuer-expired": () => find$2("intermediate-expired"),
	"issuer-not-yet-valid": () => find$2("intermediate-not-yet-valid"),
	"not-an-authority": () => find$2("not-an-authority"),
	"issuer-purpose": () => find$2("intermediate-purpose"),
	"weak-issuer-key": () => find$2("intermediate-weak-key"),
	"path-length": () => find$2("path-length"),
	"name-constraints": () => find$2("name-constraints"),
	"critical-extension": () => find$2("critical-extension"),
	refused: (raw) => find$2("refused", { detail: raw.trust.openssl ?? "" })
};
const blemishes = {
	"incomplete-chain": {
		score: 30,
		say: () => find$2("incomplete-chain")
	},
	"wrong-order": {
		score: 80,
		say: () => find$2("wrong-order")
	},
	"unrelated-certificate": {
		score: 80,
		say: () => find$2("unrelated-certificate")
	},
	"duplicate-certificate": {
		score: 90,
		say: () => find$2("duplicate-certificate")
	},
	"root-included": {
		score: 100,
		say: () => find$2("root-included")
	}
};
const earlyExpiry = 20;
function judgeTrust(raw) {
	const ids = raw.trust.reasons.map(({ id }) => id);
	if (raw.chain.length === 0) return {
		score: null,
		caps: [],
		findings: []
	};
	const says = (table) => ids.flatMap((id) => table[id]?.(raw) ?? []);
	const untidy = ids.flatMap((id) => blemishes[id] ?? []);
	const findings = [
		...doubts(raw),
		...says(faults),
		...untidy.map(({ say }) => say(raw)),
		...givenAuthority(raw)
	];
	const caps = ids.includes("incomplete-chain") ? [ceiling("incomplete-chain")] : [];
	if (raw.trust.trusted === null) return {
		score: null,
		caps,
		findings
	};
	if (!raw.trust.trusted) return {
		score: 0,
		caps: [ceiling("untrusted")],
		findings
	};
	const early = earlyIntermediate(raw);
	return {
		score: Math.min(100, ...untidy.map((each) => each.score)) - (early ? earlyExpiry : 0),
		caps,
		findings: early ? [...findings, early] : findings
	};
}
function doubts({ trust: { doubt } }) {
	if (!doubt) return [];
	const { url, reason } = doubt;
	return [url === null ? find$2("trust-unconfirmed", { reason }) : find$2("issuer-unfetched", {
		url,
		reason
	})];
}
function givenAuthority({ trust }) {
	if (!trust.trusted || trust.by !== "given") return [];
	return [find$2("given-authority", { authority: trust.path.at(-1)?.subject ?? "" })];
}
function earlyIntermediate({ trust, observedAt }) {
	const [leaf] = trust.path;
	const [first] = trust.path.slice(1, -1).toSorted((a, b) => Date.parse(a.validTo) - Date.parse(b.validTo));
	if (!leaf || !first) return null;
	const left = (Date.parse(first.validTo) - Date.parse(observedAt)) / day;
	if (!(left < 30 || Date.parse(first.validTo) < Date.parse(leaf.validTo))) return null;
	const params = {
		subject: first.subject,
		days: countOfDays(Math.floor(left)),
		date: dateOf(first.validTo)
	};
	return find$2("intermediate-expires-early", params);
}
function topIssuer({ chain }) {
	return (chain.findLast(({ subject, issuer }) => subject !== issuer) ?? chain[0])?.issuer ?? "";
}
// src/checks/ssl/version-part.ts
const find$1 = finder();
const old = [
	["SSLv3", find$1("ssl3")],
	["TLSv1.0", find$1("tls10")],
	["TLSv1.1", find$1("tls11")]
];
const deductions = {
	"TLSv1.0": 50,
	"TLSv1.1": 40
};
const obsolete = {
	SSLv3: "SSLv3",
	TLSv1: "TLSv1.0",
	"TLSv1.1": "TLSv1.1"
};
function judgeVersion({ versions, protocol }) {
	const negotiated = obsolete[protocol];
	const offers = (wanted) => wanted === negotiated || (versions.find(({ version }) => version === wanted)?.offered ?? null);
	const findings = [...old.filter(([version]) => offers(version)).map(([, finding]) => finding), ...versions.filter(({ offered }) => offered === null).map(({ version, reason }) => find$1("version-unknown", {
		version,
		reason
	}, { subject: version }))];
	const lacks = (version) => negotiated ? !offers(version) : offers(version) === false;
	if (lacks("TLSv1.3") && lacks("TLSv1.2")) return {
		score: 0,
		caps: [ceiling("obsolete-only")],
		findings: [find$1("obsolete-only", { protocol }), ...findings]
	};
	const lacks13 = lacks("TLSv1.3");
	const modern = lacks13 ? 80 : 100;
	const caps = lacks13 ? [ceiling("no-tls13")] : [];
	const all = lacks13 ? [...findings, find$1("no-tls13")] : findings;
	if (offers("SSLv3")) return {
		score: 10,
		caps: [...caps, ceiling("ssl3")],
		findings: all
	};
	const oldest = offers("TLSv1.0") ? "TLSv1.0" : offers("TLSv1.1") ? "TLSv1.1" : null;
	if (oldest === null) return {
		score: modern,
		caps,
		findings: all
	};
	return {
		score: modern - deductions[oldest],
		caps: [...caps, ceiling("old-versions")],
		findings: all
	};
}
// src/checks/ssl/judge.ts
const find = finder();
const judges = {
	certificate: judgeCertificate,
	version: judgeVersion,
	trust: judgeTrust,
	hsts: judgeHsts
};
function judge(raw) {
	const judged = Object.keys(judges).map((id) => ({
		id,
		weight: weights[id],
		...judges[id](raw)
	}));
	const parts = judged.map(({ id, weight, score }) => ({
		id,
		weight,
		score
	}));
	const caps = judged.flatMap((each) => each.caps);
	const findings = [...judged.flatMap((each) => each.findings), ...asides(raw)];
	const open = raw.trust.trusted === null ? [ceiling("untrusted")] : [];
	return conclude(assess(parts, caps, ladder, open), findings, kpis(raw), problems);
}
function asides({ lenient, revocation }) {
	return [...lenient ? [find("outdated-handshake")] : [], ...revocation.status === "unknown" ? [find("revocation-unknown", { reason: revocation.reason ?? "" })] : []];
}
function kpis(raw) {
	const leaf = leafOf(raw);
	return [
		{
			id: "days-left",
			value: leaf ? daysLeft(raw) : null,
			unit: "days"
		},
		{
			id: "issuer",
			value: leaf?.issuer ?? null
		},
		{
			id: "protocol",
			value: raw.protocol
		},
		{
			id: "group",
			value: raw.group ?? false
		},
		{
			id: "key",
			value: leaf ? keyOf(raw) : null
		},
		{
			id: "cipher",
			value: raw.cipher
		},
		{
			id: "revocation",
			value: raw.revocation.status === "unknown" ? null : raw.revocation.status
		},
		{
			id: "hsts",
			value: hstsAge(raw),
			unit: "seconds"
		}
	];
}
function hstsAge({ hsts, http }) {
	if (hsts) return hsts.maxAge ?? "invalid";
	return http.status === null ? null : false;
}
// src/checks/ssl/index.ts
var ssl_exports = __exportAll({ ssl: () => ssl });
const ssl = defineCheck({
	id: "ssl",
	title: {
		en: "TLS certificate and connection",
		ko: "TLS 인증서와 연결"
	},
	about: {
		en: "Inspects the served certificate and connection: expiry, names, chain, revocation, TLS versions and HSTS, graded A+ to F.",
		ko: "제공되는 인증서와 연결을 점검합니다. 만료, 이름, 체인, 폐기, TLS 버전, HSTS를 A+부터 F까지 평가합니다."
	},
	input,
	subject: "host",
	raw,
	cost: "standard",
	ttl: 300,
	words,
	grading,
	target: (query) => {
		const { host, port } = endpointOf(query);
		return port === 443 ? host : `${bracketed(host)}:${port}`;
	},
	question: endpointOf,
	collect,
	judge,
	fits: (seen, query) => {
		const { host, port } = endpointOf(query);
		return seen.host === host && seen.port === port;
	},
	observe: ({ chain }) => chain.slice(0, 1).map(({ issuer }) => ({
		kind: "ssl:issuer",
		value: issuer
	}))
});
export { wholeDays as a, day as i, ssl_exports as n, ladder as o, countOfDays as r, ssl as t };
