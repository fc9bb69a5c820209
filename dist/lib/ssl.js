import { n as __exportAll } from "./rolldown-runtime.js";
import { n as allIpsOf, r as fitsAllIps, t as allIps } from "./all-ips.js";
import { _ as unnamed, a as revocations, c as surroundingsCaps, g as surroundingsOf, h as seenElsewhere, i as strengthRows, l as surroundingsKpis, m as named, n as hstsStrength, o as readOcspResponse, r as parseHsts, s as judgeAddresses, t as everyAddress, u as surroundingsProblems, v as challengeIn } from "./addresses.js";
import { n as finder, t as defineProblems } from "./interpretation.js";
import { n as assessInDoubt, t as assess } from "./grade.js";
import { a as defineCheck, o as targetOfHost, t as conclude } from "./conclude.js";
import { _ as strictObject, f as int, h as object, i as _enum, l as boolean, m as number, s as array, v as string } from "./schemas.js";
import { n as datetime } from "./iso.js";
import { n as elsewhere, r as exchangeSignatures, t as browserOffer } from "./browser-offer.js";
import { t as attempt } from "./attempt.js";
import { a as withoutRefusals, c as readHeard, d as negotiatedVersion, f as versionNames, g as groupFamilies, h as classicGroups$1, i as retryQuestions, l as bearsLargeHello, m as withoutProtocols, n as askFor, o as isHungUp, p as readServerReply, r as isDoubtful, s as openAsker, t as askApart, u as lineTo } from "./group-questions.js";
import { a as newSuites, d as messageTypes, f as readFlight, i as integritySuites, n as suitesIn, o as suiteFamilies, p as readKeyExchange, r as wireVersions, s as weakSuites, t as clientHello } from "./client-hello.js";
import { c as readWhole, l as tags, n as children, o as readOid, r as expectTag, t as DerError, u as toBuffer } from "./der.js";
import { c as readOrNull, d as readExtensionValue, n as certificate$1, p as keyFacts, r as isMustStaple, t as effectsOf } from "./effect.js";
import { i as httpsOrigin, r as hostTarget, s as portNumber } from "./target.js";
import { r as failure, t as Failure } from "./failure.js";
import { t as printable } from "./printable.js";
import { r as nameForPeople } from "./certificate.js";
import { a as visit } from "./visit.js";
import { isIP } from "node:net";
import { setTimeout } from "node:timers/promises";
// src/core/net/starttls.ts
const starttlsProtocols = [
	"smtp",
	"imap",
	"pop3",
	"ftp",
	"postgres"
];
const starttlsNames = {
	smtp: "SMTP",
	imap: "IMAP",
	pop3: "POP3",
	ftp: "FTP",
	postgres: "PostgreSQL"
};
const implicitPorts = {
	465: "smtp",
	993: "imap",
	995: "pop3",
	990: "ftp"
};
const starttlsPorts = {
	25: "smtp",
	587: "smtp",
	143: "imap",
	110: "pop3",
	21: "ftp",
	5432: "postgres"
};
// src/data/mozilla-profiles.ts
const mozillaGuideline = {
	version: "6.0",
	date: "2026-04-06"
};
const groups = [
	"X25519MLKEM768",
	"x25519",
	"secp256r1",
	"secp384r1"
];
const curves = {
	type: "EC",
	bits: [256, 384],
	orMore: false
};
const ecdsa = [
	"ecdsaWithSha256",
	"ecdsaWithSha384",
	"ecdsaWithSha512"
];
const hstsSeconds = 63072e3;
const mozillaProfiles = {
	modern: {
		versions: ["TLSv1.3"],
		families: [],
		groups,
		keys: [curves],
		signatures: ecdsa,
		days: 90,
		hstsSeconds
	},
	intermediate: {
		versions: ["TLSv1.2", "TLSv1.3"],
		families: ["ecdhe-aead"],
		groups,
		keys: [curves, {
			type: "RSA",
			bits: [2048],
			orMore: true
		}],
		signatures: ["sha256WithRSAEncryption", ...ecdsa],
		days: 366,
		hstsSeconds
	}
};
// src/checks/ssl/audience.ts
const people = {
	client: {
		en: "browser",
		ko: "브라우저"
	},
	strict: {
		en: "browsers",
		ko: "브라우저"
	}
};
const programs = {
	client: {
		en: "client",
		ko: "클라이언트"
	},
	strict: {
		en: "some clients",
		ko: "일부 클라이언트"
	}
};
const noSetting = {
	en: "OCSP stapling",
	ko: "OCSP 스테이플링"
};
const dovecot = {
	...programs,
	versions: "Dovecot: ssl_min_protocol = TLSv1.2",
	dhe: "Dovecot: ssl_dh",
	groups: "Dovecot: ssl_curve_list",
	stapling: noSetting
};
const audiences = {
	none: {
		...people,
		versions: "nginx: ssl_protocols TLSv1.2 TLSv1.3",
		dhe: "nginx: ssl_dhparam",
		groups: "nginx: ssl_ecdh_curve",
		stapling: {
			en: "OCSP stapling (nginx: ssl_stapling on)",
			ko: "OCSP 스테이플링(nginx: ssl_stapling on)"
		}
	},
	smtp: {
		...programs,
		versions: "Postfix: smtpd_tls_protocols = >=TLSv1.2",
		dhe: "Postfix: smtpd_tls_dh1024_param_file",
		groups: "Postfix: tls_eecdh_auto_curves",
		stapling: noSetting
	},
	imap: dovecot,
	pop3: dovecot,
	ftp: {
		...programs,
		versions: "ProFTPD: TLSProtocol TLSv1.2 TLSv1.3",
		dhe: "ProFTPD: TLSDHParamFile",
		groups: "ProFTPD: TLSECDHCurve",
		stapling: {
			en: "OCSP stapling (ProFTPD: TLSStapling on)",
			ko: "OCSP 스테이플링(ProFTPD: TLSStapling on)"
		}
	},
	postgres: {
		...programs,
		versions: "PostgreSQL: ssl_min_protocol_version = 'TLSv1.2'",
		dhe: "PostgreSQL: ssl_dh_params_file",
		groups: "PostgreSQL: ssl_ecdh_curve",
		stapling: noSetting
	}
};
function audienceOf({ starttls, speaks }) {
	return audiences[starttls ?? speaks ?? "none"];
}
function isSite({ starttls, speaks }) {
	return !starttls && !speaks;
}
// src/checks/ssl/weights.ts
const gradeVersion = "ssl-4";
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
	oversized: "F",
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
	"intermediate-revoked": "F",
	untrusted: "F",
	"obsolete-only": "F",
	"beyond-reach": "F",
	"worthless-suites": "F",
	"broken-dhe": "F",
	ssl3: "C",
	compression: "C",
	injected: "C",
	"no-timestamps": "C",
	"browser-refused": "B",
	"firefox-refused": "B",
	"chromium-refused": "B",
	"old-versions": "B",
	"incomplete-chain": "B",
	"old-suites": "B",
	"no-modern-suite": "B",
	"weak-dhe": "B",
	"must-staple": "B",
	unseen: "A",
	"no-tls13": "A",
	"expires-soon": "A"
};
function ceiling(id) {
	return {
		id,
		max: ceilings[id]
	};
}
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
// src/checks/ssl/certificate/judge.ts
const find$10 = finder();
const fatal = {
	"no-certificate": () => find$10("no-certificate"),
	oversized: () => find$10("oversized"),
	unreadable: () => find$10("unreadable"),
	expired: (raw) => find$10("expired", {
		days: countOfDays(-daysLeft(raw)),
		date: dateOf(leafOf(raw)?.validTo)
	}),
	"not-yet-valid": (raw) => find$10("not-yet-valid", { date: dateOf(leafOf(raw)?.validFrom) }),
	"no-san": () => find$10("no-san"),
	"wrong-name": (raw) => wrongName(raw),
	"weak-key": (raw) => find$10("weak-key", { key: keyOf(raw) }),
	"weak-signature": () => find$10("weak-signature"),
	"wrong-purpose": () => find$10("wrong-purpose"),
	"wrong-key-usage": () => find$10("wrong-key-usage"),
	revoked: ({ revocation }) => find$10("revoked", {
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
		findings: [find$10("expires-very-soon", params)]
	};
	if (left < Math.min(30, lifetime / 3)) return {
		score: 90,
		caps,
		findings: [find$10("expires-soon", params)]
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
	return key ? [
		key.type,
		key.bits ?? [],
		key.oddity === void 0 ? [] : `(${key.oddity})`
	].flat().join(" ") : "";
}
function leafOf({ chain }) {
	return chain[0];
}
function wrongName(raw) {
	const { host } = raw;
	return isIP(host) !== 0 && (leafOf(raw)?.names.some((name) => name.toLowerCase() === host) ?? false) ? find$10("address-as-name", { host }) : find$10("wrong-name", {
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
// src/data/lifetime-limits.ts
const lifetimeLimits = [
	{
		from: "2029-03-15",
		days: 47
	},
	{
		from: "2027-03-15",
		days: 100
	},
	{
		from: "2026-03-15",
		days: 200
	},
	{
		from: "2020-09-01",
		days: 398
	},
	{
		from: "2018-03-01",
		days: 825
	}
];
// src/checks/ssl/certificate/judge-policy.ts
const find$9 = finder();
function withPolicy(judged, raw) {
	const breaches = [
		...wildcardBreach(raw),
		...publicBreaches(raw),
		...stapleBreaches(raw)
	];
	const points = breaches.reduce((sum, breach) => sum + breach.points, 0);
	return {
		score: judged.score === null ? null : Math.max(0, judged.score - points),
		caps: [...judged.caps, ...breaches.flatMap(({ cap }) => cap ? [ceiling(cap)] : [])],
		findings: [...judged.findings, ...breaches.map(({ finding }) => finding)]
	};
}
function wildcardBreach(raw) {
	const isBroad = raw.trust.reasons.some(({ id }) => id === "public-suffix");
	const outcome = isSite(raw) ? refusedByChrome : {
		en: "",
		ko: ""
	};
	return isBroad ? [{
		points: 100,
		finding: find$9("wildcard-too-broad", { outcome })
	}] : [];
}
const refusedByChrome = {
	en: "; Chrome matches no host by it",
	ko: " Chrome은 이런 이름을 인정하지 않습니다."
};
function publicBreaches(raw) {
	if (!raw.trust.trusted || raw.trust.by !== "mozilla") return [];
	return [
		...lifetimeBreach(raw),
		...timestampBreach(raw),
		...windowBreach(raw)
	];
}
function lifetimeBreach(raw) {
	const leaf = leafOf(raw);
	const limit = lifetimeLimits.find(({ from }) => (leaf?.validFrom ?? "") >= from);
	if (!leaf || !limit) return [];
	const days = Math.ceil((Date.parse(leaf.validTo) - Date.parse(leaf.validFrom) + 1e3) / day);
	if (days <= limit.days) return [];
	const params = {
		days: countOfDays(days),
		limit: limit.days,
		date: dateOf(leaf.validFrom),
		strict: audienceOf(raw).strict
	};
	return [{
		points: 20,
		finding: find$9("lifetime-too-long", params)
	}];
}
function timestampBreach(raw) {
	const { issuance } = raw;
	if (!issuance) return [];
	const { embedded, handshake, stapled } = issuance.timestamps;
	if ((embedded ?? 0) + (handshake ?? 0) + (stapled ?? 0) > 0) return [];
	if (embedded === null || handshake === null || stapled === null) return [{
		points: 0,
		finding: find$9("timestamps-unknown")
	}];
	return [{
		points: 25,
		cap: "no-timestamps",
		finding: find$9("no-timestamps", { strict: audienceOf(raw).strict })
	}];
}
const longestWindow = 10;
function windowBreach({ issuance }) {
	const staple = issuance?.staple;
	if (!staple?.thisUpdate || !staple.nextUpdate) return [];
	const days = (Date.parse(staple.nextUpdate) - Date.parse(staple.thisUpdate)) / day;
	if (days <= longestWindow) return [];
	return [{
		points: 0,
		finding: find$9("staple-too-long", { days: countOfDays(Math.ceil(days)) })
	}];
}
function stapleBreaches(raw) {
	const { issuance } = raw;
	if (!issuance) return [];
	const { mustStaple, staple } = issuance;
	if (staple !== null && staple.status !== "unknown") return [];
	const reason = staple?.reason ?? "";
	if (mustStaple) {
		const { stapling } = audienceOf(raw);
		return [{
			points: 20,
			cap: "must-staple",
			finding: find$9("must-staple", { stapling })
		}];
	}
	return staple ? [{
		points: 0,
		finding: find$9("staple-unusable", { reason })
	}] : [];
}
// src/checks/ssl/revocation/words.ts
const sources = {
	staple: {
		en: "the stapled OCSP response",
		ko: "스테이플된 OCSP 응답"
	},
	ocsp: {
		en: "the OCSP responder",
		ko: "OCSP 응답기"
	},
	crl: {
		en: "the revocation list",
		ko: "폐기 목록"
	}
};
const doubts$1 = {
	malformed: {
		en: "what came cannot be read",
		ko: "받은 내용을 읽을 수 없음"
	},
	"bad-signature": {
		en: "the signature is not that of its signer",
		ko: "서명이 서명자의 것이 아님"
	},
	"signer-purpose": {
		en: "its signer has no key for this purpose",
		ko: "서명자의 키가 이 용도로 허용되지 않음"
	},
	"not-yet-valid": {
		en: "it is dated in the future",
		ko: "날짜가 미래임"
	},
	stale: {
		en: "it is out of date",
		ko: "유효 기간이 지남"
	},
	"critical-extension": {
		en: "it has a critical extension that is not known here",
		ko: "알 수 없는 필수 확장이 있음"
	},
	"malformed-request": {
		en: "it calls the question malformed",
		ko: "질의 형식이 잘못되었다고 답함"
	},
	"internal-error": {
		en: "it reports an internal error",
		ko: "내부 오류라고 답함"
	},
	"try-later": {
		en: "it asks to try again later",
		ko: "나중에 다시 시도하라고 답함"
	},
	"signature-required": {
		en: "it wants questions to be signed",
		ko: "서명된 질의를 요구함"
	},
	unauthorized: {
		en: "it may not answer for this issuer",
		ko: "이 발급자에 대해 답할 권한이 없다고 함"
	},
	"responder-error": {
		en: "it answers with an unknown error",
		ko: "알 수 없는 오류로 답함"
	},
	"other-signer": {
		en: "it names a signer that nobody knows",
		ko: "알 수 없는 서명자를 가리킴"
	},
	"signer-stranger": {
		en: "its signer is not appointed by the issuer",
		ko: "서명자가 발급자에게 위임받지 않음"
	},
	"signer-expired": {
		en: "the certificate of its signer is not in force",
		ko: "서명자의 인증서가 유효 기간이 아님"
	},
	"signer-revoked": {
		en: "the certificate of its signer is revoked",
		ko: "서명자의 인증서가 폐기됨"
	},
	"signer-unknown": {
		en: "whether the certificate of its signer is revoked could not be told",
		ko: "서명자 인증서의 폐기 여부를 확인하지 못함"
	},
	"other-certificate": {
		en: "it is about another certificate",
		ko: "다른 인증서에 관한 답임"
	},
	"unknown-certificate": {
		en: "it does not know the certificate",
		ko: "이 인증서를 알지 못한다고 답함"
	},
	"other-issuer": {
		en: "it is of another issuer",
		ko: "다른 발급자의 목록임"
	},
	delta: {
		en: "it lists changes only (delta)",
		ko: "변경분만 담긴 목록(델타)임"
	},
	indirect: {
		en: "it is issued by somebody else (indirect)",
		ko: "다른 기관이 발행한 목록(간접)임"
	},
	"other-partition": {
		en: "it is the part of another place",
		ko: "다른 배포 지점의 부분 목록임"
	},
	"users-only": {
		en: "it leaves out authorities",
		ko: "인증 기관을 제외한 목록임"
	},
	"authorities-only": {
		en: "it lists authorities only",
		ko: "인증 기관만 담긴 목록임"
	},
	"attributes-only": {
		en: "it lists attribute certificates only",
		ko: "속성 인증서만 담긴 목록임"
	},
	"some-reasons": {
		en: "it covers some reasons only",
		ko: "일부 폐기 사유만 다룸"
	},
	unnumbered: {
		en: "it bears no number",
		ko: "목록 번호가 없음"
	},
	"relative-name": {
		en: "its place is named relative to a directory",
		ko: "위치가 디렉터리 상대 이름으로만 적혀 있음"
	}
};
const failures = {
	scheme: {
		en: "it is to be had by neither HTTP nor HTTPS",
		ko: "HTTP나 HTTPS로 가져올 수 없음"
	},
	redirected: {
		en: "it redirects more than once",
		ko: "두 번 이상 리디렉션함"
	},
	"too-large": {
		en: "it is larger than what is read",
		ko: "읽는 한도보다 큼"
	},
	truncated: {
		en: "it broke off",
		ko: "도중에 끊김"
	},
	"address.private": {
		en: "it is at an address that may not be contacted",
		ko: "접속이 허용되지 않는 주소임"
	},
	timeout: {
		en: "it did not answer in time",
		ko: "제시간에 답하지 않음"
	},
	http: {
		en: "it gives no answer over HTTP",
		ko: "HTTP로 답하지 않음"
	},
	dns: {
		en: "its name leads nowhere",
		ko: "이름의 주소를 찾을 수 없음"
	},
	tcp: {
		en: "it cannot be connected to",
		ko: "연결할 수 없음"
	},
	tls: {
		en: "there is no secure connection to it",
		ko: "안전하게 연결할 수 없음"
	},
	budget: {
		en: "the run had used up what it may fetch",
		ko: "이번 실행에서 가져올 수 있는 양을 다 씀"
	}
};
const general = {
	unreadable: {
		en: "the certificate cannot be read",
		ko: "인증서를 읽을 수 없음"
	},
	"no-issuer": {
		en: "its issuer is not known",
		ko: "발급자를 알 수 없음"
	},
	"path-unclear": {
		en: "the path through it could not be followed",
		ko: "이를 지나는 경로를 따라갈 수 없음"
	},
	"too-many": {
		en: "the path has too many intermediates",
		ko: "경로에 중간 인증서가 너무 많음"
	}
};
const unknown$1 = {
	en: "it could not be asked",
	ko: "물어볼 수 없었음"
};
function doubtInWords(code) {
	const alone = lookUp(general, code);
	if (alone) return alone;
	const [head = "", rest = ""] = code.split(/\.(?<rest>.*)/s);
	const who = lookUp(sources, head);
	const [family = ""] = rest.split(".");
	const why = lookUp(doubts$1, rest) ?? lookUp(failures, rest) ?? lookUp(failures, family) ?? unknown$1;
	if (!who) return why;
	return {
		en: `${who.en}: ${why.en}`,
		ko: `${who.ko}: ${why.ko}`
	};
}
const doubtWords = {
	...general,
	...doubts$1,
	...failures
};
function lookUp(table, id) {
	return Object.hasOwn(table, id) ? table[id] : void 0;
}
// src/checks/ssl/revocation/judge.ts
const find$8 = finder();
function isCutOff({ revocation }) {
	return !revocation.detour && revocation.intermediates.some(({ status }) => status === "revoked");
}
function isDetourOpen({ revocation, trust }) {
	const shown = new Set(trust.path.map(({ sha256 }) => sha256));
	return revocation.detour && revocation.intermediates.some((one) => one.status === "unknown" && shown.has(one.sha256));
}
function withRevocation(trust, raw) {
	if (isDetourOpen(raw)) return {
		...trust,
		score: null
	};
	if (!isCutOff(raw)) return trust;
	return {
		...trust,
		score: 0,
		caps: [...trust.caps, ceiling("intermediate-revoked")]
	};
}
function revocationFindings(raw) {
	const { status, reason, intermediates, detour } = raw.revocation;
	const fate = !detour ? "intermediate-revoked" : isDetourOpen(raw) ? "intermediate-revoked-unclear" : avoidable;
	const told = isDetourOpen(raw) ? intermediates.filter((one) => one.status === "revoked") : intermediates;
	return [...status === "unknown" ? [find$8("revocation-unknown", { why: doubtInWords(reason ?? "") }, codeOf(reason))] : [], ...told.flatMap((one, at) => findingOf(one, {
		fate,
		subject: subjectOf(one, told.slice(0, at))
	}))];
}
const avoidable = "intermediate-revoked-avoidable";
function subjectOf({ subject }, before) {
	const alike = before.filter((one) => one.subject === subject).length;
	return alike === 0 ? subject : `${subject} (${alike + 1})`;
}
function findingOf({ subject: name, status, source, reason, revokedAt }, { fate, subject }) {
	const about = { subject };
	if (status === "unknown") {
		const why = doubtInWords(reason ?? "");
		return [find$8("intermediate-revocation-unknown", {
			name,
			why
		}, {
			...about,
			...codeOf(reason)
		})];
	}
	if (status !== "revoked") return [];
	const params = {
		name,
		date: dateOf(revokedAt),
		source: source ?? ""
	};
	return [find$8(fate, params, about)];
}
function codeOf(reason) {
	return reason === null ? {} : { evidence: reason };
}
// src/checks/ssl/hsts/judge.ts
const find$7 = finder();
const enough = 180 * day;
const aYear = 365 * day;
function judgeHsts(raw) {
	const { hsts, http } = raw;
	const isUnseen = hsts === null && http.reason !== null;
	if (isRefused$1(raw)) return {
		score: 0,
		caps: [],
		findings: isUnseen ? [] : findingsOf(raw)
	};
	if (isUnseen) return {
		score: null,
		caps: [],
		findings: [find$7("hsts-unknown", { reason: http.reason ?? "" })]
	};
	const policy = hsts && hsts.maxAge !== null ? {
		...hsts,
		maxAge: hsts.maxAge
	} : null;
	const strength = hstsStrength(policy);
	return {
		score: strength > 0 && (raw.trust.trusted === null || isDetourOpen(raw)) ? null : strength,
		caps: [],
		findings: findingsOf(raw)
	};
}
function isRefused$1(raw) {
	const { trust, chain, revocation } = raw;
	const isTrusted = chain.length > 0 ? trust.trusted : trust.openssl === null;
	const identity = new Set([
		"expired",
		"not-yet-valid",
		"wrong-name"
	]);
	const isRevoked = revocation.status === "revoked" || isCutOff(raw);
	return isTrusted === false || isRevoked || trust.reasons.some(({ id }) => identity.has(id));
}
function findingsOf({ hsts }) {
	if (!hsts) return [find$7("hsts-missing")];
	const evidence = { evidence: hsts.value };
	if (hsts.maxAge === null) return [find$7("hsts-invalid", {}, evidence)];
	if (hsts.maxAge === 0) return [find$7("hsts-off", {}, evidence)];
	const age = hsts.maxAge * 1e3;
	const days = countOfDays(Math.floor(age / day));
	if (age < enough) return [find$7("hsts-short", { seconds: hsts.maxAge }, evidence)];
	if (age < aYear) return [find$7("hsts-under-a-year", { days }, evidence)];
	return hsts.includeSubDomains ? [] : [find$7("hsts-without-subdomains", {}, evidence)];
}
// src/checks/ssl/injection/judge.ts
const find$6 = finder();
function judgeInjection({ injected }) {
	if (!injected) return {
		caps: [],
		findings: []
	};
	return {
		caps: [ceiling("injected")],
		findings: [find$6("starttls-injected")]
	};
}
// src/checks/ssl/mozilla/judge.ts
function mozillaFit(raw) {
	const modern = deviations(raw, mozillaProfiles.modern);
	if (modern.reasons.length === 0 && !modern.isOpen) return {
		profile: "modern",
		reasons: []
	};
	const { reasons, isOpen } = deviations(raw, mozillaProfiles.intermediate);
	if (reasons.length > 0) return {
		profile: "neither",
		reasons
	};
	return {
		profile: !isOpen && modern.reasons.length > 0 ? "intermediate" : null,
		reasons: []
	};
}
function deviations(raw, profile) {
	const { versions, offers, hsts, http } = raw;
	const extra = [
		...outside(versions, profile.versions, ({ version }) => version),
		...outside(offers.suites, profile.families, ({ family }) => `${family} suites`),
		...outside(offers.groups, profile.groups, ({ group }) => group),
		...outside([offers.legacyCurve], [], ({ curve }) => curve ?? "legacy curves")
	];
	const known = extra.filter(({ offered }) => offered).map(({ name }) => said(name));
	const lacks13 = versions.find(({ version }) => version === "TLSv1.3")?.offered;
	const isAnswered = http.status !== null && http.reason === null;
	return {
		reasons: [
			...known,
			...lacks13 === false ? [{
				en: "no TLS 1.3",
				ko: "TLS 1.3 없음"
			}] : [],
			...certificateDeviations(raw, profile),
			...isAnswered && (hsts?.maxAge ?? 0) < profile.hstsSeconds ? [{
				en: "HSTS below two years",
				ko: "2년 미만의 HSTS"
			}] : []
		],
		isOpen: extra.some(({ offered }) => offered === null) || lacks13 === null || raw.chain.length === 0 || !isAnswered && isSite(raw)
	};
}
function outside(all, allowed, nameOf) {
	return all.map((each) => ({
		name: nameOf(each),
		offered: each.offered
	})).filter(({ name, offered }) => offered !== false && !allowed.includes(name.replace(/ suites$/, "")));
}
function said(name) {
	return {
		en: name,
		ko: name.replace(/ suites$/, " 스위트").replace(/^legacy curves$/, "오래된 곡선")
	};
}
function certificateDeviations(raw, profile) {
	const leaf = leafOf(raw);
	if (!leaf) return [];
	const { type, bits } = leaf.key;
	const hasKey = profile.keys.some((key) => key.type === type && key.bits.some((size) => bits === size || key.orMore && (bits ?? 0) >= size));
	const days = (Date.parse(leaf.validTo) - Date.parse(leaf.validFrom)) / day;
	return [
		...hasKey ? [] : [{
			en: `a key of ${keyOf(raw)}`,
			ko: `${keyOf(raw)} 키`
		}],
		...profile.signatures.includes(leaf.signature) ? [] : [said(leaf.signature)],
		...days > profile.days ? [{
			en: `a certificate for more than ${profile.days} days`,
			ko: `${profile.days}일이 넘는 인증서`
		}] : []
	];
}
// src/checks/ssl/offers/judge.ts
const find$5 = finder();
const faults$1 = {
	null: {
		cap: "worthless-suites",
		say: (suite) => find$5("suite-null", { suite })
	},
	export: {
		cap: "worthless-suites",
		say: (suite) => find$5("suite-export", { suite })
	},
	anonymous: {
		cap: "worthless-suites",
		say: (suite) => find$5("suite-anonymous", { suite })
	},
	des: {
		cap: "worthless-suites",
		say: (suite) => find$5("suite-des", { suite })
	},
	rc4: {
		cap: "old-suites",
		say: (suite) => find$5("suite-rc4", { suite })
	},
	"3des": {
		cap: "old-suites",
		say: (suite) => find$5("suite-3des", { suite })
	},
	"static-rsa": {
		cap: null,
		say: (suite) => find$5("suite-static-rsa", { suite })
	}
};
const opportunistic = {
	cap: null,
	say: (suite) => find$5("suite-anonymous-mail", { suite })
};
function faultOf(family, { starttls }) {
	return family === "anonymous" && starttls === "smtp" ? opportunistic : faults$1[family];
}
const smallestCurve = 224;
function judgeOffers(raw) {
	const { offers, versions } = raw;
	const { dhe: setting, groups } = audienceOf(raw);
	const { suites, dheBits, compression, legacyCurve } = offers;
	const offered = (family) => suites.find((each) => each.family === family)?.offered;
	const takes = (wanted) => versions.find(({ version }) => version === wanted)?.offered;
	const weak = suites.flatMap(({ family, offered: isOffered, suite }) => {
		const fault = isOffered ? faultOf(family, raw) : void 0;
		return fault ? [{
			cap: fault.cap,
			finding: fault.say(suite ?? "")
		}] : [];
	});
	const held = [
		[
			takes("TLSv1.3") === false && takes("TLSv1.2") === true && offered("ecdhe-aead") === false,
			"no-modern-suite",
			find$5("no-modern-suite")
		],
		[
			dheBits !== null && dheBits < 1024,
			"broken-dhe",
			find$5("broken-dhe", {
				bits: dheBits ?? 0,
				setting
			})
		],
		[
			dheBits !== null && dheBits >= 1024 && dheBits < 2048,
			"weak-dhe",
			find$5("weak-dhe", {
				bits: dheBits ?? 0,
				setting
			})
		],
		[
			compression.offered === true,
			"compression",
			find$5("compression")
		],
		[
			legacyCurve.bits !== null && legacyCurve.bits < smallestCurve,
			null,
			find$5("small-curve", {
				curve: legacyCurve.curve ?? "",
				bits: legacyCurve.bits ?? 0,
				setting: groups
			})
		]
	].filter(([holds]) => holds);
	return {
		caps: [...new Set([...weak.map(({ cap }) => cap), ...held.map(([, cap]) => cap)].filter((cap) => cap !== null))].map(ceiling),
		findings: [
			...weak.map(({ finding }) => finding),
			...held.map(([, , finding]) => finding),
			...unknown(offers)
		]
	};
}
function openIn({ suites }) {
	return suites.filter(({ family, offered }) => offered === null && faults$1[family]);
}
function lacksAnswers(offers) {
	return openIn(offers).some((each) => isUnanswered(each) && (faults$1[each.family]?.cap ?? null) !== null);
}
function isUnanswered({ offered, reason }) {
	return offered === null && !reason.startsWith("alert.");
}
function unknown(offers) {
	const open = openIn(offers);
	const [first] = open;
	if (!first) return [];
	return [find$5("suites-unknown", {
		families: open.map(({ family }) => family).join(", "),
		reason: first.reason
	})];
}
// src/checks/ssl/addresses/problems.ts
const addressesProblems = defineProblems({
	"addresses-certificates-unequal": {
		severity: "high",
		cause: {
			en: "Browsers do not think the same of the certificates at {others} and at {own}.",
			ko: "{others}의 인증서와 {own}의 인증서에 대한 브라우저의 판단이 다릅니다."
		},
		action: {
			en: "Install the certificate that browsers accept at every address.",
			ko: "모든 주소에 브라우저가 받아들이는 인증서를 설치하십시오."
		}
	},
	"address-without-tls": {
		severity: "high",
		cause: {
			en: "{address}, an address of {host}, answers and offers no TLS: what is sent there goes in plain text.",
			ko: "{host}의 주소 {address|은/는} 응답하지만 TLS를 제공하지 않아 모든 내용이 평문으로 오갑니다."
		},
		action: {
			en: "Install certificate and key there, too, and enable STARTTLS.",
			ko: "그 주소의 서버에도 인증서와 키를 설치하고 STARTTLS를 켜십시오."
		},
		reference: "RFC 8314 §3"
	},
	"addresses-certificates": {
		severity: "info",
		cause: {
			en: "Another certificate, and no worse one, is served at {others} than at {own}.",
			ko: "{others|은/는} {own|과/와} 다른, 그러나 뒤지지 않는 인증서를 제공합니다."
		},
		action: {
			en: "Nothing, where each address renews its own; else see that none is forgotten.",
			ko: "주소마다 따로 갱신한다면 그대로 두고, 아니라면 빠진 주소가 없는지 확인하십시오."
		}
	},
	"addresses-versions": {
		severity: "medium",
		cause: {
			en: "Other TLS versions are offered at {others} than at {own}.",
			ko: "{others|은/는} {own|과/와} 다른 TLS 버전을 제공합니다."
		},
		action: {
			en: "Configure every address alike.",
			ko: "모든 주소를 똑같이 설정하십시오."
		},
		reference: "RFC 9325 §3.1.1"
	},
	"addresses-hsts": {
		severity: "medium",
		cause: {
			en: "Another HSTS policy is sent at {others} than at {own}.",
			ko: "{others|은/는} {own|과/와} 다른 HSTS 정책을 보냅니다."
		},
		action: {
			en: "Configure every address alike.",
			ko: "모든 주소를 똑같이 설정하십시오."
		},
		reference: "RFC 6797 §8.1"
	}
});
// src/checks/ssl/certificate/problems.ts
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
	oversized: {
		severity: "critical",
		cause: {
			en: "The server sends certificates of more than 100 kB. Chrome, Edge and what is built on OpenSSL (curl, most libraries) refuse the handshake; Firefox refuses it above 128 kB, and any single certificate above 64 kB.",
			ko: "서버가 100kB보다 큰 인증서를 보냅니다. Chrome, Edge와 OpenSSL을 쓰는 프로그램(curl, 대부분의 라이브러리)이 핸드셰이크를 거부합니다. Firefox는 전체가 128kB를 넘거나 인증서 하나가 64kB를 넘으면 거부합니다."
		},
		action: {
			en: "Split the names over several certificates, and serve the intermediates alone beside each.",
			ko: "이름을 여러 인증서로 나누고, 각 인증서와 함께 중간 인증서만 제공하십시오."
		},
		reference: "RFC 8446 §4.4.2"
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
			en: "The key of the certificate, {key}, is too weak or of a kind that public certificates may not have. OpenSSL rejects it, and browsers reject most such keys.",
			ko: "인증서의 키 {key|은/는} 너무 약하거나 공인 인증서에 허용되지 않는 종류입니다. OpenSSL은 이를 거부하고, 브라우저도 이런 키를 대부분 거부합니다."
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
			en: "The certificate or one of its intermediates is signed with MD5, SHA-1 or another hash that clients refuse because it can be forged.",
			ko: "인증서 또는 중간 인증서가 위조할 수 있어 클라이언트가 거부하는 해시(MD5, SHA-1 등)로 서명되었습니다."
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
			en: "The key of the certificate may not be used as the server uses it: TLS 1.3 and ECDHE need key usage digitalSignature, static RSA needs keyEncipherment.",
			ko: "인증서의 키 용도가 서버의 사용 방식과 맞지 않습니다. TLS 1.3과 ECDHE에는 digitalSignature가, 정적 RSA에는 keyEncipherment가 필요합니다."
		},
		action: {
			en: "Have a server certificate issued (key usage digitalSignature); a certificate that signs others is not one.",
			ko: "서버 인증서(키 용도 digitalSignature)를 발급받으십시오. 다른 인증서에 서명하는 인증서는 서버용이 아닙니다."
		},
		reference: "RFC 8446 §4.4.2.2"
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
			en: "Whether the certificate is revoked could not be told ({why}). This does not count.",
			ko: "인증서의 폐기 여부를 확인하지 못했습니다({why}). 등급에는 반영되지 않습니다."
		},
		action: {
			en: "Staple OCSP responses where the issuer has a responder, so that clients need not ask.",
			ko: "발급자가 OCSP 응답기를 운영한다면 클라이언트가 묻지 않아도 되도록 OCSP 응답을 스테이플링하십시오."
		},
		reference: "RFC 6066 §8"
	}
});
// src/checks/ssl/trust/problems-form.ts
const formProblems = defineProblems({
	"key-identifiers": {
		severity: "low",
		cause: {
			en: "A certificate of the chain does not identify its key or that of its issuer as it should: an identifier is missing, critical or another one.",
			ko: "체인의 인증서에 주체 또는 발급자의 키 식별자가 없거나, 중요(critical)로 표시되었거나, 서로 맞지 않습니다."
		},
		action: {
			en: "Have it issued again with subjectKeyIdentifier and authorityKeyIdentifier, neither of them critical.",
			ko: "subjectKeyIdentifier와 authorityKeyIdentifier를 중요(critical) 표시 없이 넣어 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.1"
	},
	"key-usage-missing": {
		severity: "low",
		cause: {
			en: "An authority of the chain does not say what its key may be used for.",
			ko: "체인의 인증 기관 인증서에 키 용도(keyUsage)가 없습니다."
		},
		action: {
			en: "Issue the authority's certificate again with key usage keyCertSign (and cRLSign where it issues lists).",
			ko: "키 용도 keyCertSign(폐기 목록을 발급한다면 cRLSign도)을 넣어 인증 기관 인증서를 다시 발급하십시오."
		},
		reference: "RFC 5280 §4.2.1.3"
	},
	"serial-form": {
		severity: "low",
		cause: {
			en: "A certificate of the chain has a serial number that is zero, negative or longer than 20 bytes.",
			ko: "체인의 인증서 일련번호가 0이거나 음수이거나 20바이트보다 깁니다."
		},
		action: {
			en: "Have it issued again with a positive, random serial number of at most 20 bytes.",
			ko: "20바이트 이하의 무작위 양수 일련번호로 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.1.2.2"
	},
	"purpose-form": {
		severity: "low",
		cause: {
			en: "The certificate does not state its purpose as public certificates must: the extended key usage is missing, critical, or allows everything.",
			ko: "확장 키 용도가 없거나, 중요(critical)로 표시되었거나, 모든 용도를 허용하여 공인 인증서 규정에 맞지 않습니다."
		},
		action: {
			en: "Have it issued again with extended key usage serverAuth, not critical, and without anyExtendedKeyUsage.",
			ko: "확장 키 용도 serverAuth를 중요(critical) 표시와 anyExtendedKeyUsage 없이 넣어 다시 발급받으십시오."
		},
		reference: "CA/B BR §7.1.2.7.6"
	},
	"common-name": {
		severity: "low",
		cause: {
			en: "The common name is a host that the certificate is not for, or another spelling of one that it is for; old clients may read it.",
			ko: "공통 이름(CN)이 subjectAltName에 없는 호스트이거나 다른 표기입니다. 오래된 클라이언트는 이 값을 읽을 수 있습니다."
		},
		action: {
			en: "Have it issued again with one of its names, copied character for character, or without a common name.",
			ko: "subjectAltName의 이름 하나를 그대로 옮겨 적거나 공통 이름 없이 다시 발급받으십시오."
		},
		reference: "CA/B BR §7.1.4.3"
	},
	"leaf-is-authority": {
		severity: "low",
		cause: {
			en: "The server's certificate may sign other certificates, so anyone who obtains its key can issue them.",
			ko: "서버 인증서로 다른 인증서에 서명할 수 있어, 키가 유출되면 인증서를 발급하는 데 악용될 수 있습니다."
		},
		action: {
			en: "Serve a certificate with CA:FALSE and without key usage keyCertSign.",
			ko: "CA:FALSE이고 키 용도에 keyCertSign이 없는 인증서를 제공하십시오."
		},
		reference: "RFC 5280 §4.2.1.9"
	},
	"authority-as-server": {
		severity: "high",
		cause: {
			en: "The server's certificate is a CA certificate (CA:TRUE). Firefox rejects it (MOZILLA_PKIX_ERROR_CA_CERT_USED_AS_END_ENTITY); Chrome and Edge accept it.",
			ko: "서버 인증서가 CA 인증서(CA:TRUE)입니다. Firefox는 거부하고(MOZILLA_PKIX_ERROR_CA_CERT_USED_AS_END_ENTITY) Chrome과 Edge는 받아들입니다."
		},
		action: {
			en: "Serve a certificate with CA:FALSE that the CA issued for this host.",
			ko: "이 호스트용으로 CA가 발급한 CA:FALSE 인증서를 제공하십시오."
		},
		reference: "CA/B BR §7.1.2.7.8"
	},
	"long-chain": {
		severity: "high",
		cause: {
			en: "The chain has more than 6 intermediates. Firefox rejects it (SEC_ERROR_UNKNOWN_ISSUER); Chrome and Edge accept it.",
			ko: "체인에 중간 인증서가 7개 이상 있습니다. Firefox는 거부하고(SEC_ERROR_UNKNOWN_ISSUER) Chrome과 Edge는 받아들입니다."
		},
		action: {
			en: "Use a certificate with at most 6 intermediates between it and the root.",
			ko: "루트까지 중간 인증서가 6개 이하인 인증서를 사용하십시오."
		},
		reference: "RFC 5280 §6.1"
	},
	"names-spelled-apart": {
		severity: "high",
		cause: {
			en: "A certificate of the chain spells its issuer's name differently from the issuer's own certificate: another string type, letter case or spaces. Firefox rejects it (SEC_ERROR_UNKNOWN_ISSUER); Chrome and Edge accept it.",
			ko: "체인의 인증서에 적힌 발급자 이름이 발급자 인증서의 주체 이름과 문자열 형식, 대소문자 또는 공백에서 다릅니다. Firefox는 거부하고(SEC_ERROR_UNKNOWN_ISSUER) Chrome과 Edge는 받아들입니다."
		},
		action: {
			en: "Have the certificate issued again with the issuer's name copied byte for byte from the subject of the CA certificate.",
			ko: "CA 인증서의 주체 이름을 바이트 단위로 그대로 발급자에 넣어 다시 발급받으십시오."
		},
		reference: "CA/B BR §7.1.4.1"
	},
	"large-certificate": {
		severity: "high",
		cause: {
			en: "A certificate of the chain is larger than 64 kB. Firefox rejects it (SEC_ERROR_BAD_DER); Chrome and Edge accept it.",
			ko: "체인에 64kB보다 큰 인증서가 있습니다. Firefox는 거부하고(SEC_ERROR_BAD_DER) Chrome과 Edge는 받아들입니다."
		},
		action: {
			en: "Split the names over several certificates, or use a wildcard.",
			ko: "이름을 여러 인증서로 나누거나 와일드카드를 사용하십시오."
		},
		reference: "RFC 5280 §4.1"
	},
	"feature-unreadable": {
		severity: "high",
		cause: {
			en: "The TLS feature extension of the certificate cannot be read. Firefox rejects it (SEC_ERROR_BAD_DER); Chrome and Edge accept it.",
			ko: "인증서의 TLS feature 확장을 읽을 수 없습니다. Firefox는 거부하고(SEC_ERROR_BAD_DER) Chrome과 Edge는 받아들입니다."
		},
		action: {
			en: "Have it issued again without the extension, or with a list of numbers in it (status_request is 5).",
			ko: "이 확장을 빼거나 번호 목록(status_request는 5)을 올바르게 넣어 다시 발급받으십시오."
		},
		reference: "RFC 7633 §4.1"
	},
	"access-empty": {
		severity: "high",
		cause: {
			en: "The authorityInfoAccess of the certificate is empty. Chrome and Edge reject it (ERR_CERT_INVALID); Firefox accepts it.",
			ko: "인증서의 authorityInfoAccess가 비어 있습니다. Chrome과 Edge는 거부하고(ERR_CERT_INVALID) Firefox는 받아들입니다."
		},
		action: {
			en: "Have it issued again with an address in authorityInfoAccess, or without that extension.",
			ko: "authorityInfoAccess에 주소를 넣거나 이 확장을 빼고 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.2.1"
	},
	"names-not-ascii": {
		severity: "high",
		cause: {
			en: "The subjectAltName of the certificate has a name with letters outside ASCII. Chrome and Edge reject the certificate for every host (ERR_CERT_INVALID); Firefox accepts its other names.",
			ko: "인증서의 subjectAltName에 ASCII가 아닌 문자가 든 이름이 있습니다. Chrome과 Edge는 호스트와 무관하게 거부하고(ERR_CERT_INVALID) Firefox는 나머지 이름을 받아들입니다."
		},
		action: {
			en: "Have it issued again with that name as an A-label (xn--).",
			ko: "그 이름을 A-label(xn--)로 적어 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.6"
	},
	"constraints-empty": {
		severity: "high",
		cause: {
			en: "The server's certificate has name constraints, and they are empty. Chrome and Edge reject it (ERR_CERT_INVALID); Firefox accepts it.",
			ko: "서버 인증서에 비어 있는 이름 제한이 있습니다. Chrome과 Edge는 거부하고(ERR_CERT_INVALID) Firefox는 받아들입니다."
		},
		action: {
			en: "Have it issued again without name constraints, which belong in CA certificates alone.",
			ko: "이름 제한은 CA 인증서에만 쓰이므로 이름 제한 없이 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.10"
	},
	"names-form": {
		severity: "low",
		cause: {
			en: "The subjectAltName of the certificate has not the form that it must have: a name that is no host name (an underscore, a wildcard within a label or directly below a top-level domain), or critical where it must not be.",
			ko: "인증서의 subjectAltName 형식이 올바르지 않습니다. 호스트 이름이 아닌 값(밑줄, 레이블 일부나 최상위 도메인 바로 아래의 와일드카드)이 있거나 중요(critical) 표시가 잘못되었습니다."
		},
		action: {
			en: "Have it issued again with host names of letters, digits and hyphens; subjectAltName is critical only where the subject is empty.",
			ko: "문자, 숫자, 하이픈으로 된 호스트 이름으로 다시 발급받으십시오. subjectAltName은 주체가 비어 있을 때만 중요(critical)로 표시합니다."
		},
		reference: "RFC 5280 §4.2.1.6"
	},
	"constraints-form": {
		severity: "low",
		cause: {
			en: "Name constraints in the chain have not the form that they must have: not critical, empty, outside an authority, or with a base that is no name (a leading dot, a wildcard, an address without its mask).",
			ko: "체인의 이름 제한 형식이 올바르지 않습니다. 중요(critical) 표시가 없거나, 비어 있거나, 인증 기관이 아닌 인증서에 있거나, 이름이 아닌 값(앞의 점, 와일드카드, 마스크 없는 주소)이 있습니다."
		},
		action: {
			en: "Issue the authority's certificate again with critical name constraints, domains without leading dots, and networks with masks.",
			ko: "이름 제한을 중요(critical)로 표시하고, 도메인은 앞의 점 없이, 주소는 마스크와 함께 적어 인증 기관 인증서를 다시 발급하십시오."
		},
		reference: "RFC 5280 §4.2.1.10"
	},
	"authority-form": {
		severity: "low",
		cause: {
			en: "An authority of the chain does not say properly that it is one: basicConstraints is missing or not critical, or limits a path without key usage keyCertSign.",
			ko: "체인의 인증 기관 인증서에 basicConstraints가 없거나 중요(critical)로 표시되지 않았거나, keyCertSign 없이 경로 길이를 제한합니다."
		},
		action: {
			en: "Issue the authority's certificate again with critical basicConstraints CA:TRUE and key usage keyCertSign.",
			ko: "중요(critical)로 표시한 basicConstraints CA:TRUE와 키 용도 keyCertSign을 넣어 인증 기관 인증서를 다시 발급하십시오."
		},
		reference: "RFC 5280 §4.2.1.9"
	},
	"version-form": {
		severity: "low",
		cause: {
			en: "A certificate of the chain is not of version 3.",
			ko: "체인에 버전 3이 아닌 인증서가 있습니다."
		},
		action: {
			en: "Have it issued again as an X.509 v3 certificate.",
			ko: "X.509 v3 인증서로 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.1.2.1"
	},
	"empty-name": {
		severity: "low",
		cause: {
			en: "An authority of the chain has no name.",
			ko: "체인의 인증 기관에 이름이 없습니다."
		},
		action: {
			en: "Issue the authority's certificate again with a subject, and the certificates below it too.",
			ko: "주체 이름을 넣어 인증 기관 인증서와 그 아래 인증서를 다시 발급하십시오."
		},
		reference: "RFC 5280 §4.1.2.6"
	},
	"extension-form": {
		severity: "low",
		cause: {
			en: "An extension in the chain is critical where it must not be (authorityInfoAccess), or the other way round (policyConstraints).",
			ko: "체인의 확장 중 중요(critical) 표시가 잘못된 것이 있습니다(authorityInfoAccess는 없어야 하고 policyConstraints는 있어야 함)."
		},
		action: {
			en: "Have the certificate issued again with that extension marked as its rule says.",
			ko: "규정대로 표시하여 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.2"
	},
	"signature-form": {
		severity: "low",
		cause: {
			en: "A certificate of the chain names two different algorithms for its signature.",
			ko: "체인의 인증서에 서명 알고리즘이 서로 다르게 두 번 적혀 있습니다."
		},
		action: {
			en: "Have that certificate issued again.",
			ko: "그 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.1.1.2"
	},
	"key-form": {
		severity: "low",
		cause: {
			en: "An RSA key in the chain has a size that is no whole number of bytes.",
			ko: "체인의 RSA 키 길이가 바이트 단위로 맞지 않습니다."
		},
		action: {
			en: "Make a key of 2048, 3072 or 4096 bits, or on EC P-256, and have the certificate issued again.",
			ko: "2048, 3072, 4096비트 RSA 키 또는 EC P-256 키를 만들어 인증서를 다시 발급받으십시오."
		},
		reference: "CA/B BR §6.1.5"
	},
	"verdicts-differ": {
		severity: "info",
		cause: {
			en: "OpenSSL and the path validation of this check do not agree on the chain; the worse of both counts.",
			ko: "OpenSSL과 이 검사의 경로 검증 결과가 서로 다르며 더 나쁜 쪽을 반영했습니다."
		},
		action: {
			en: "Clients may differ as well: mend what else is said of this chain, or, where nothing is, have the certificate issued again.",
			ko: "클라이언트마다 결과가 다를 수 있습니다. 이 체인에 대한 다른 지적을 해결하고, 없으면 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 5280 §6.1"
	}
});
// src/checks/ssl/trust/problems-path.ts
const pathProblems = defineProblems({
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
	"foreign-signature": {
		severity: "critical",
		cause: {
			en: "Browsers reject a signature or an authority's key in the chain. They accept RSA and ECDSA with SHA-256, SHA-384 or SHA-512 only (no SHA-224, SHA-3 or Ed25519), and RSASSA-PSS only by an RSA key with a salt as long as the hash.",
			ko: "브라우저가 체인의 서명이나 인증 기관의 키를 거부합니다. 브라우저는 SHA-256, SHA-384, SHA-512를 사용하는 RSA와 ECDSA만 받아들입니다(SHA-224, SHA-3, Ed25519 불가). RSASSA-PSS는 RSA 키로 만들고 솔트와 해시의 길이가 같아야 합니다."
		},
		action: {
			en: "Use a chain whose authorities have RSA or ECDSA keys and sign with SHA-256.",
			ko: "RSA 또는 ECDSA 키를 가지고 SHA-256으로 서명하는 인증 기관의 체인을 사용하십시오."
		},
		reference: "CA/B BR §7.1.3.2"
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
			en: "An authority above the certificate may not issue certificates for servers: its extended key usage lacks serverAuth.",
			ko: "상위 인증 기관 인증서의 확장 키 용도에 serverAuth가 없어 서버 인증서를 발급할 수 없습니다."
		},
		action: {
			en: "Have the certificate issued under an authority for servers.",
			ko: "서버 인증서를 발급할 수 있는 인증 기관에서 인증서를 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.12"
	},
	"intermediate-weak-key": {
		severity: "critical",
		cause: {
			en: "An authority above the certificate has a key that is too weak, or of a kind that clients do not take.",
			ko: "인증서 상위의 인증 기관 키가 너무 약하거나 클라이언트가 받아들이지 않는 종류입니다."
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
	"constraints-excessive": {
		severity: "critical",
		cause: {
			en: "The chain has more name constraints and names than clients compare; they refuse it instead.",
			ko: "체인의 이름 제한과 이름이 너무 많아 클라이언트가 비교하지 않고 거부합니다."
		},
		action: {
			en: "Have the certificate issued with fewer names, or by an authority with fewer name constraints.",
			ko: "이름을 줄이거나 이름 제한이 더 적은 인증 기관에서 인증서를 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.10"
	},
	"duplicate-extension": {
		severity: "critical",
		cause: {
			en: "A certificate in the chain holds the same extension twice, which clients refuse.",
			ko: "체인의 인증서에 같은 확장이 두 번 있어 클라이언트가 거부합니다."
		},
		action: {
			en: "Have that certificate issued again with each extension once.",
			ko: "각 확장을 한 번만 넣어 그 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.2"
	},
	"spelled-curve": {
		severity: "critical",
		cause: {
			en: "A key in the chain spells out its elliptic curve in numbers instead of naming it; clients refuse it.",
			ko: "체인의 키가 타원 곡선을 이름이 아닌 매개변수로 적고 있어 클라이언트가 거부합니다."
		},
		action: {
			en: "Make the key anew on a named curve (EC P-256) and have the certificate issued again.",
			ko: "이름 있는 곡선(EC P-256)으로 키를 새로 만들어 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 5480 §2.1.1"
	},
	policies: {
		severity: "critical",
		cause: {
			en: "The certificate policies of the chain contradict each other. Chrome and Edge reject the chain; Firefox does not check this.",
			ko: "체인의 인증서 정책이 서로 맞지 않습니다. Chrome과 Edge는 이 체인을 거부하며 Firefox는 검사하지 않습니다."
		},
		action: {
			en: "Have the certificate issued with a policy that every authority above it allows (policyConstraints, policyMappings, inhibitAnyPolicy).",
			ko: "상위의 모든 인증 기관이 허용하는 정책으로 인증서를 발급받으십시오(policyConstraints, policyMappings, inhibitAnyPolicy)."
		},
		reference: "RFC 5280 §6.1"
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
	}
});
// src/checks/ssl/trust/problems.ts
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
	"trust-unchecked": {
		severity: "high",
		cause: {
			en: "Whether the chain is trusted could not be told: the handshake of a current client failed, the one that succeeded overlooks weak keys and hashes, and not all of the chain could be judged here.",
			ko: "체인이 신뢰되는지 확인하지 못했습니다. 최신 클라이언트의 핸드셰이크는 실패했고, 성공한 핸드셰이크는 약한 키와 해시를 걸러 내지 않으며, 체인 일부는 여기서도 판단할 수 없었습니다."
		},
		action: {
			en: "Let the server complete the handshake of a current client, with a chain of certificates that are signed by RSA or ECDSA with SHA-256.",
			ko: "서버가 최신 클라이언트와 핸드셰이크를 마치도록 하고, SHA-256과 RSA 또는 ECDSA로 서명된 체인을 제공하십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"path-unclear": {
		severity: "low",
		cause: {
			en: "This check could not follow the chain to its root, because a certificate in it cannot be read or there are too many; OpenSSL's word on it counts. How long the chain holds, and whose root that is, stays open.",
			ko: "읽을 수 없는 인증서가 있거나 인증서가 너무 많아 체인을 루트까지 따라가지 못했으며 OpenSSL의 판단을 따랐습니다. 체인의 만료 시점과 루트의 출처는 알 수 없습니다."
		},
		action: {
			en: "Serve one short chain of certificates that keep to the encoding rules (DER).",
			ko: "인코딩 규칙(DER)에 맞는 인증서로 짧은 체인 하나를 제공하십시오."
		},
		reference: "RFC 5280 §6.1"
	},
	"incomplete-chain": {
		severity: "high",
		cause: {
			en: "The served chain is incomplete: an intermediate is missing. Some clients fetch it; a fresh Firefox, curl and OpenSSL reject the chain.",
			ko: "제공된 체인에 중간 인증서가 빠져 있습니다. 일부 클라이언트는 내려받지만 새로 설치한 Firefox, curl, OpenSSL은 체인을 거부합니다."
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
// src/checks/ssl/version/problems.ts
const connectionProblems = defineProblems({
	"obsolete-only": {
		severity: "critical",
		cause: {
			en: "The server offers nothing above {protocol}; no current {client} connects.",
			ko: "서버가 {protocol}보다 높은 버전을 제공하지 않아 최신 {client|이/가} 연결할 수 없습니다."
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
			en: "Disable TLS 1.0 ({setting}).",
			ko: "TLS 1.0을 끄십시오({setting})."
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
			en: "Disable TLS 1.1 ({setting}).",
			ko: "TLS 1.1을 끄십시오({setting})."
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
			en: "Whether {version} is offered could not be told ({reason}).",
			ko: "{version} 제공 여부를 확인하지 못했습니다({reason})."
		},
		action: {
			en: "Check it from a network that nothing filters.",
			ko: "필터링이 없는 네트워크에서 확인하십시오."
		}
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
			en: "The Strict-Transport-Security header is invalid. Chrome and Firefox ignore it; a max-age of 2^64 or more is ignored by Firefox only.",
			ko: "Strict-Transport-Security 헤더가 올바르지 않아 Chrome과 Firefox가 무시합니다. 2^64 이상의 max-age는 Firefox만 무시합니다."
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
// src/checks/ssl/offers/problems.ts
const offersProblems = defineProblems({
	"suite-null": {
		severity: "critical",
		cause: {
			en: "The server takes a cipher suite that encrypts nothing ({suite}).",
			ko: "서버가 아무것도 암호화하지 않는 암호 스위트({suite})를 받아들입니다."
		},
		action: {
			en: "Exclude NULL suites (OpenSSL: !eNULL).",
			ko: "NULL 스위트를 제외하십시오(OpenSSL: !eNULL)."
		},
		reference: "RFC 9325 §4.1"
	},
	"suite-export": {
		severity: "critical",
		cause: {
			en: "The server takes a cipher suite of export strength ({suite}), which is broken in minutes (FREAK, Logjam).",
			ko: "서버가 몇 분이면 깨지는 수출용 암호 스위트({suite})를 받아들입니다(FREAK, Logjam)."
		},
		action: {
			en: "Exclude export suites (OpenSSL: !EXPORT).",
			ko: "수출용 스위트를 제외하십시오(OpenSSL: !EXPORT)."
		},
		reference: "RFC 9325 §4.1"
	},
	"suite-anonymous": {
		severity: "critical",
		cause: {
			en: "The server takes an anonymous cipher suite ({suite}), over which anybody can pose as it.",
			ko: "서버가 누구나 서버를 사칭할 수 있는 익명 암호 스위트({suite})를 받아들입니다."
		},
		action: {
			en: "Exclude anonymous suites (OpenSSL: !aNULL).",
			ko: "익명 스위트를 제외하십시오(OpenSSL: !aNULL)."
		},
		reference: "RFC 5246 §F.1.1.1"
	},
	"suite-anonymous-mail": {
		severity: "low",
		cause: {
			en: "The server takes an anonymous cipher suite ({suite}) from senders that offer one; those that check who answers never do.",
			ko: "서버가 익명 암호 스위트({suite})를 제안하는 발신 서버로부터 이를 받아들입니다. 상대를 확인하는 발신 서버는 제안하지 않습니다."
		},
		action: {
			en: "Exclude anonymous suites (Postfix: smtpd_tls_exclude_ciphers = aNULL).",
			ko: "익명 스위트를 제외하십시오(Postfix: smtpd_tls_exclude_ciphers = aNULL)."
		},
		reference: "RFC 7435 §3"
	},
	"suite-des": {
		severity: "critical",
		cause: {
			en: "The server takes a cipher suite with single DES ({suite}), whose 56 bits can be searched through.",
			ko: "서버가 전수 조사가 가능한 56비트 DES 암호 스위트({suite})를 받아들입니다."
		},
		action: {
			en: "Exclude DES (OpenSSL: !DES).",
			ko: "DES를 제외하십시오(OpenSSL: !DES)."
		},
		reference: "RFC 5469 §4"
	},
	"suite-rc4": {
		severity: "high",
		cause: {
			en: "The server takes a cipher suite with RC4 ({suite}), which leaks what it encrypts.",
			ko: "서버가 평문이 새어 나가는 RC4 암호 스위트({suite})를 받아들입니다."
		},
		action: {
			en: "Exclude RC4 (OpenSSL: !RC4).",
			ko: "RC4를 제외하십시오(OpenSSL: !RC4)."
		},
		reference: "RFC 7465 §2"
	},
	"suite-3des": {
		severity: "medium",
		cause: {
			en: "The server takes a cipher suite with blocks of 64 bits ({suite}), which repeat in long connections (Sweet32).",
			ko: "서버가 긴 연결에서 블록이 반복되는 64비트 블록 암호 스위트({suite})를 받아들입니다(Sweet32)."
		},
		action: {
			en: "Exclude 3DES and IDEA (OpenSSL: !3DES:!IDEA).",
			ko: "3DES와 IDEA를 제외하십시오(OpenSSL: !3DES:!IDEA)."
		},
		reference: "RFC 9325 §4.1"
	},
	"suite-static-rsa": {
		severity: "low",
		cause: {
			en: "The server takes a cipher suite without forward secrecy ({suite}): its key opens whatever was recorded.",
			ko: "서버가 전방향 안전성이 없는 암호 스위트({suite})를 받아들입니다. 키가 유출되면 기록된 통신이 모두 해독됩니다."
		},
		action: {
			en: "Exclude static RSA (OpenSSL: !kRSA).",
			ko: "정적 RSA를 제외하십시오(OpenSSL: !kRSA)."
		},
		reference: "RFC 9325 §4.1"
	},
	"no-modern-suite": {
		severity: "medium",
		cause: {
			en: "The server has no cipher suite with both forward secrecy and authenticated encryption (ECDHE with AES-GCM or ChaCha20).",
			ko: "전방향 안전성과 인증 암호화를 모두 갖춘 암호 스위트(ECDHE와 AES-GCM 또는 ChaCha20)가 서버에 없습니다."
		},
		action: {
			en: "Enable TLS 1.3, or the suites of Mozilla's intermediate profile.",
			ko: "TLS 1.3 또는 Mozilla의 intermediate 프로필에 있는 스위트를 켜십시오."
		},
		reference: "RFC 9325 §4.2"
	},
	"broken-dhe": {
		severity: "critical",
		cause: {
			en: "Diffie-Hellman uses a prime of {bits} bits, which can be broken (Logjam).",
			ko: "디피-헬먼이 깨질 수 있는 {bits}비트 소수를 사용합니다(Logjam)."
		},
		action: {
			en: "Drop the DHE suites, or use ffdhe2048 ({setting}).",
			ko: "DHE 스위트를 끄거나 ffdhe2048을 사용하십시오({setting})."
		},
		reference: "RFC 9325 §4.5"
	},
	"weak-dhe": {
		severity: "medium",
		cause: {
			en: "Diffie-Hellman uses a prime of {bits} bits; at least 2048 are required.",
			ko: "디피-헬먼이 {bits}비트 소수를 사용합니다. 최소 2048비트가 필요합니다."
		},
		action: {
			en: "Drop the DHE suites, or use ffdhe2048 ({setting}).",
			ko: "DHE 스위트를 끄거나 ffdhe2048을 사용하십시오({setting})."
		},
		reference: "RFC 9325 §4.5"
	},
	compression: {
		severity: "high",
		cause: {
			en: "The server compresses inside TLS, which gives secrets away by their length (CRIME).",
			ko: "서버가 TLS 안에서 압축하여 길이로 비밀이 드러날 수 있습니다(CRIME)."
		},
		action: {
			en: "Disable TLS compression.",
			ko: "TLS 압축을 끄십시오."
		},
		reference: "RFC 9325 §3.3"
	},
	"small-curve": {
		severity: "low",
		cause: {
			en: "The server takes the curve {curve}, which has {bits} bits; fewer than 224 are not to be used.",
			ko: "서버가 {bits}비트 곡선 {curve|을/를} 받아들입니다. 224비트 미만의 곡선은 사용하지 않아야 합니다."
		},
		action: {
			en: "Leave only X25519, P-256 and P-384 ({setting}).",
			ko: "X25519, P-256, P-384만 남기십시오({setting})."
		},
		reference: "RFC 9325 §4.5"
	},
	"suites-unknown": {
		severity: "info",
		cause: {
			en: "Whether weak cipher suites are offered could not be told ({families}: {reason}).",
			ko: "취약한 암호 스위트 제공 여부를 확인하지 못했습니다({families}: {reason})."
		},
		action: {
			en: "Check it from a network that nothing filters.",
			ko: "필터링이 없는 네트워크에서 확인하십시오."
		}
	},
	"outside-mozilla": {
		severity: "info",
		cause: {
			en: "The server fits none of Mozilla's profiles (guideline {guideline}). Outside the intermediate one: {reasons}. This does not count.",
			ko: "서버가 Mozilla의 어느 프로필에도 맞지 않습니다(지침 {guideline}). intermediate 프로필에서 벗어난 항목: {reasons}. 등급에는 반영되지 않습니다."
		},
		action: {
			en: "Generate the configuration at https://ssl-config.mozilla.org/ where you want to follow it.",
			ko: "지침을 따르려면 https://ssl-config.mozilla.org/ 에서 설정을 생성하십시오."
		},
		reference: "Mozilla Server Side TLS 6.0"
	}
});
// src/checks/ssl/reach/problems.ts
const reachProblems = defineProblems({
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
	"beyond-reach": {
		severity: "critical",
		cause: {
			en: "{who} cannot connect: the server takes nothing that they offer, only {choice}.",
			ko: "서버가 {who}에서 제안하는 것을 모두 거부하고 {choice}만 받아들여 연결할 수 없습니다."
		},
		action: {
			en: "Enable TLS 1.3, and for TLS 1.2 suites with ECDHE and AES-GCM on X25519 or P-256.",
			ko: "TLS 1.3을 켜고, TLS 1.2에서는 X25519 또는 P-256의 ECDHE와 AES-GCM 스위트를 켜십시오."
		},
		reference: "RFC 9325 §4.2"
	},
	"beyond-reach-key": {
		severity: "critical",
		cause: {
			en: "{who} cannot connect: they take no signature by the key of the certificate ({key}).",
			ko: "{who}에서 인증서의 키({key})로 만든 서명을 받아들이지 않으므로 연결할 수 없습니다."
		},
		action: {
			en: "Get a certificate for an ECDSA key on P-256, or serve one beside this one.",
			ko: "P-256 ECDSA 키로 인증서를 발급받거나, 그런 인증서를 함께 제공하십시오."
		},
		reference: "CA/B BR §7.1.3"
	},
	"hello-refused": {
		severity: "high",
		cause: {
			en: "The handshake of a current client failed: the server answers a small ClientHello but not the same one in two packets. Browsers send those, for post-quantum key exchange, and no smaller one after that.",
			ko: "최신 클라이언트의 핸드셰이크가 실패했습니다. 작은 ClientHello에는 응답하지만 같은 것이 두 패킷이면 응답하지 않습니다. 브라우저는 양자 내성 키 교환을 위해 그런 ClientHello를 보내며 작은 것으로 다시 시도하지 않습니다."
		},
		action: {
			en: "Update the server or what stands before it (load balancer, firewall) so that a ClientHello in two packets gets through.",
			ko: "두 패킷으로 나뉜 ClientHello가 통과하도록 서버나 그 앞의 로드 밸런서, 방화벽을 업데이트하십시오."
		},
		reference: "RFC 8446 §4.1.2"
	},
	"handshake-unexplained": {
		severity: "medium",
		cause: {
			en: "The handshake of a current client failed, and a second one that offers everything old as well succeeded. Why the first one failed is not known.",
			ko: "최신 클라이언트의 핸드셰이크는 실패했고, 오래된 방식까지 모두 제안한 두 번째 핸드셰이크는 성공했습니다. 첫 번째가 실패한 이유는 알 수 없습니다."
		},
		action: {
			en: "Measure again. If it stays, look into the server's log, and see whether it signs handshakes with SHA-256.",
			ko: "다시 측정하십시오. 반복된다면 서버 로그와, 핸드셰이크 서명에 SHA-256을 쓰는지 확인하십시오."
		},
		reference: "RFC 9325"
	},
	"hybrid-refused": {
		severity: "high",
		cause: {
			en: "The handshake of a current client failed: the server, or what stands before it, breaks off wherever X25519MLKEM768 is offered, and answers the same client without it. Browsers offer it, and do not come again without it.",
			ko: "최신 클라이언트의 핸드셰이크가 실패했습니다. 서버나 그 앞의 장비가 X25519MLKEM768을 제안하면 연결을 끊고, 제안하지 않으면 응답합니다. 브라우저는 이를 제안하며 빼고 다시 시도하지 않습니다."
		},
		action: {
			en: "Update the server or what stands before it (load balancer, firewall) so that a key share of a group that it does not know is ignored.",
			ko: "모르는 그룹의 키 공유를 무시하도록 서버나 그 앞의 로드 밸런서, 방화벽을 업데이트하십시오."
		},
		reference: "RFC 8446 §4.2.8"
	},
	"beyond-reach-signature": {
		severity: "critical",
		cause: {
			en: "{who} cannot connect: the server signs its key exchange with {signature} alone, which they do not take.",
			ko: "서버가 키 교환에 {signature} 서명만 사용하고 {who}에서 이를 받아들이지 않으므로 연결할 수 없습니다."
		},
		action: {
			en: "Let the server sign with SHA-256 (OpenSSL: SignatureAlgorithms), and enable TLS 1.3.",
			ko: "서버가 SHA-256으로 서명하게 하고(OpenSSL: SignatureAlgorithms) TLS 1.3을 켜십시오."
		},
		reference: "RFC 9155 §4"
	}
});
// src/checks/ssl/certificate/problems-policy.ts
const policyProblems = defineProblems({
	"wildcard-too-broad": {
		severity: "high",
		cause: {
			en: "The certificate has a wildcard for a whole public suffix (such as *.co.uk), under which anybody may register a name{outcome}.",
			ko: "인증서에 누구나 이름을 등록할 수 있는 공개 접미사 전체(예: *.co.kr)에 대한 와일드카드가 있습니다.{outcome}"
		},
		action: {
			en: "Have a certificate issued for your own domain and its subdomains.",
			ko: "자신의 도메인과 하위 도메인에 대한 인증서를 발급받으십시오."
		},
		reference: "CA/B BR §3.2.2.6"
	},
	"lifetime-too-long": {
		severity: "medium",
		cause: {
			en: "The certificate holds for {days}; one that is issued on {date} may hold for {limit} at most, and {strict} refuse longer ones.",
			ko: "인증서의 유효 기간이 {days}입니다. {date}에 발급된 인증서는 최대 {limit}일까지 허용되며, {strict|은/는} 더 긴 인증서를 거부합니다."
		},
		action: {
			en: "Have a certificate issued for the usual time, and its renewal automated.",
			ko: "통상적인 기간의 인증서를 발급받고 갱신을 자동화하십시오."
		},
		reference: "CA/B BR §6.3.2"
	},
	"no-timestamps": {
		severity: "high",
		cause: {
			en: "The certificate comes without any signed certificate timestamp; {strict} refuse public certificates that are not logged.",
			ko: "인증서에 투명성 타임스탬프(SCT)가 없습니다. {strict|은/는} 기록되지 않은 공개 인증서를 거부합니다."
		},
		action: {
			en: "Have the certificate issued again with embedded timestamps, as public authorities do unless told otherwise.",
			ko: "타임스탬프가 포함된 인증서를 다시 발급받으십시오. 공개 인증 기관은 기본으로 포함합니다."
		},
		reference: "RFC 6962 §3.3"
	},
	"timestamps-unknown": {
		severity: "info",
		cause: {
			en: "The certificate has no timestamp of its own; whether one is sent beside it could not be seen. This does not count.",
			ko: "인증서 자체에는 타임스탬프가 없으며, 함께 전송되는지는 확인하지 못했습니다. 등급에는 반영되지 않습니다."
		},
		action: {
			en: "Prefer a certificate with embedded timestamps.",
			ko: "타임스탬프가 포함된 인증서를 사용하십시오."
		},
		reference: "RFC 6962 §3.3"
	},
	"must-staple": {
		severity: "high",
		cause: {
			en: "The certificate demands a stapled OCSP response, and the server sends no valid one. Firefox shows an error page; Chrome and Edge do not check this.",
			ko: "인증서가 스테이플링된 OCSP 응답을 요구하지만 서버가 유효한 응답을 보내지 않습니다. Firefox는 오류 페이지를 표시하고 Chrome과 Edge는 검사하지 않습니다."
		},
		action: {
			en: "Enable {stapling}, or have a certificate issued without must-staple.",
			ko: "{stapling|을/를} 켜거나 must-staple이 없는 인증서를 발급받으십시오."
		},
		reference: "RFC 7633 §4.2.3"
	},
	"staple-unusable": {
		severity: "low",
		cause: {
			en: "The stapled OCSP response proves nothing ({reason}), and clients pass over it.",
			ko: "스테이플링된 OCSP 응답이 아무것도 증명하지 못해({reason}) 클라이언트가 무시합니다."
		},
		action: {
			en: "Let the server fetch fresh responses before the old ones end.",
			ko: "이전 응답이 만료되기 전에 서버가 새 응답을 가져오도록 하십시오."
		},
		reference: "RFC 6960 §3.2"
	},
	"staple-too-long": {
		severity: "low",
		cause: {
			en: "The stapled OCSP response holds for {days}; the rules for public authorities allow ten.",
			ko: "스테이플링된 OCSP 응답의 유효 기간이 {days}입니다. 공개 인증 기관에는 10일까지 허용됩니다."
		},
		action: {
			en: "Report it to the authority: a revocation would go unseen for as long.",
			ko: "인증 기관에 알리십시오. 그동안 폐기 사실이 드러나지 않습니다."
		},
		reference: "CA/B BR §4.9.10"
	}
});
// src/checks/ssl/revocation/problems.ts
const revocationProblems = defineProblems({
	"intermediate-revoked": {
		severity: "critical",
		cause: {
			en: "The intermediate certificate {name} was revoked by its issuer on {date} (source: {source}): nothing below it is to be believed.",
			ko: "중간 인증서 {name|이/가} {date}에 발급자에 의해 폐기되었습니다(출처: {source}). 그 아래의 인증서는 믿을 수 없습니다."
		},
		action: {
			en: "Have a new certificate issued under an intermediate that is in force, and serve it with that one.",
			ko: "유효한 중간 인증서 아래에서 인증서를 새로 발급받아 그 중간 인증서와 함께 제공하십시오."
		},
		reference: "RFC 5280 §6.1.3"
	},
	"intermediate-revoked-avoidable": {
		severity: "medium",
		cause: {
			en: "The intermediate certificate {name} was revoked on {date} (source: {source}). Another path avoids it, but not every client looks for one.",
			ko: "중간 인증서 {name|이/가} {date}에 폐기되었습니다(출처: {source}). 이를 피하는 다른 경로가 있지만 모든 클라이언트가 그 경로를 찾지는 않습니다."
		},
		action: {
			en: "Serve the other intermediate alone, and take the revoked one out of the chain.",
			ko: "폐기된 중간 인증서를 체인에서 빼고 다른 중간 인증서만 제공하십시오."
		},
		reference: "RFC 4158 §3.5"
	},
	"intermediate-revoked-unclear": {
		severity: "high",
		cause: {
			en: "The intermediate certificate {name} was revoked on {date} (source: {source}). Another path avoids it, but whether that one is revoked, too, could not be told, so that there is no grade.",
			ko: "중간 인증서 {name|이/가} {date}에 폐기되었습니다(출처: {source}). 이를 피하는 다른 경로가 있지만 그 경로의 폐기 여부를 확인하지 못해 등급을 매기지 않습니다."
		},
		action: {
			en: "Have a new certificate issued under an intermediate that is in force, and serve it with that one.",
			ko: "유효한 중간 인증서 아래에서 인증서를 새로 발급받아 그 중간 인증서와 함께 제공하십시오."
		},
		reference: "RFC 5280 §6.3"
	},
	"intermediate-revocation-unknown": {
		severity: "info",
		cause: {
			en: "Whether the intermediate certificate {name} is revoked could not be told ({why}). This does not count.",
			ko: "중간 인증서 {name}의 폐기 여부를 확인하지 못했습니다({why}). 등급에는 반영되지 않습니다."
		},
		action: {
			en: "Nothing on your server: ask its issuer if it stays so.",
			ko: "서버에서 할 일은 없습니다. 계속되면 발급자에게 문의하십시오."
		},
		reference: "RFC 5280 §6.3"
	}
});
// src/checks/ssl/starttls/problems.ts
const starttlsProblems = defineProblems({ "starttls-injected": {
	severity: "high",
	cause: {
		en: "Plain text came between the go-ahead for TLS and TLS itself; clients that keep it take a stranger's words for the server's.",
		ko: "TLS 시작 응답과 TLS 사이에 평문이 끼어 있었습니다. 이를 버리지 않는 클라이언트는 제삼자의 말을 서버의 말로 받아들입니다."
	},
	action: {
		en: "Update the server so that it sends nothing more before TLS; where it does not, look for who stands in between.",
		ko: "TLS 전에 아무것도 더 보내지 않도록 서버를 업데이트하십시오. 서버가 보낸 것이 아니라면 중간에서 끼어드는 장비를 찾으십시오."
	},
	reference: "RFC 3207 §4.2, CVE-2011-0411"
} });
// src/checks/ssl/problems.ts
const problems = defineProblems({
	...certificateProblems,
	...trustProblems,
	...pathProblems,
	...formProblems,
	...connectionProblems,
	...reachProblems,
	...offersProblems,
	...policyProblems,
	...revocationProblems,
	...starttlsProblems,
	...addressesProblems,
	...surroundingsProblems
});
const words = {
	problems,
	doubts: doubtWords,
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
		...surroundingsCaps,
		"no-certificate": {
			en: "the server presents no certificate",
			ko: "서버가 인증서를 제시하지 않음"
		},
		oversized: {
			en: "the certificates are larger than clients take",
			ko: "인증서가 클라이언트가 받는 크기를 넘음"
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
			en: "the key may not be used as it is",
			ko: "키 용도가 사용 방식과 맞지 않음"
		},
		revoked: {
			en: "the certificate is revoked",
			ko: "인증서가 폐기됨"
		},
		"intermediate-revoked": {
			en: "an intermediate certificate is revoked",
			ko: "중간 인증서가 폐기됨"
		},
		untrusted: {
			en: "the certificate is not trusted",
			ko: "인증서를 신뢰할 수 없음"
		},
		"obsolete-only": {
			en: "nothing above TLS 1.1 is offered",
			ko: "TLS 1.1보다 높은 버전을 제공하지 않음"
		},
		"beyond-reach": {
			en: "most browsers cannot connect",
			ko: "대부분의 브라우저가 연결할 수 없음"
		},
		"chromium-refused": {
			en: "Chrome and Edge reject the certificate",
			ko: "Chrome과 Edge가 인증서를 거부함"
		},
		"firefox-refused": {
			en: "Firefox rejects the certificate",
			ko: "Firefox가 인증서를 거부함"
		},
		"browser-refused": {
			en: "the handshake of a browser failed",
			ko: "브라우저의 핸드셰이크가 실패함"
		},
		unseen: {
			en: "which old versions or weak suites are offered is not known",
			ko: "오래된 버전이나 취약한 스위트의 제공 여부를 알 수 없음"
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
		},
		"worthless-suites": {
			en: "a cipher suite that protects nothing is offered",
			ko: "보호하지 못하는 암호 스위트를 제공함"
		},
		"old-suites": {
			en: "RC4 or 3DES is offered",
			ko: "RC4 또는 3DES를 제공함"
		},
		"no-modern-suite": {
			en: "no suite has forward secrecy and authenticated encryption",
			ko: "전방향 안전성과 인증 암호화를 갖춘 스위트가 없음"
		},
		"broken-dhe": {
			en: "Diffie-Hellman is below 1024 bits",
			ko: "디피-헬먼이 1024비트 미만임"
		},
		"weak-dhe": {
			en: "Diffie-Hellman is below 2048 bits",
			ko: "디피-헬먼이 2048비트 미만임"
		},
		injected: {
			en: "plain text came before TLS",
			ko: "TLS 전에 평문이 끼어듦"
		},
		compression: {
			en: "TLS compression is offered",
			ko: "TLS 압축을 제공함"
		},
		"no-timestamps": {
			en: "the certificate has no timestamp (SCT)",
			ko: "인증서에 타임스탬프(SCT)가 없음"
		},
		"must-staple": {
			en: "the staple that the certificate demands is missing",
			ko: "인증서가 요구하는 스테이플이 없음"
		}
	},
	kpis: {
		...surroundingsKpis,
		mozilla: {
			en: "Mozilla profile",
			ko: "Mozilla 프로필"
		},
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
		mozilla: { neither: {
			en: "neither",
			ko: "어느 것도 아님"
		} },
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
			"issuer-revoked": {
				en: "an issuer is revoked",
				ko: "발급자가 폐기됨"
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
// src/probes/offers/families.ts
const familyNames = Object.keys(suiteFamilies);
const weakNames = Object.keys(weakSuites);
const names = new Map([
	...Object.values(suiteFamilies).flat(),
	...newSuites,
	...integritySuites
]);
function suiteName(code) {
	return names.get(code) ?? `0x${code.toString(16).padStart(4, "0")}`;
}
function suitesOf(...families) {
	return families.flatMap((family) => suiteFamilies[family].map(([code]) => code));
}
function familyOf(suite) {
	return familyNames.find((family) => suiteFamilies[family].some(([code]) => code === suite));
}
const restSuites = suitesOf("dhe", "ecdhe-cbc", "static-rsa", ...weakNames.toReversed(), "other");
const everySuite = [...suitesOf("ecdhe-aead"), ...restSuites];
// src/probes/tls/hello-signatures.ts
const signaturesType = 13;
const beforeSession = 43;
function withSignatures(hello, codes) {
	const bytes = Buffer.from(hello);
	const at = contentOf(bytes);
	const count = bytes.readUInt16BE(at) / 2;
	for (let index = 0; index < count; index++) bytes.writeUInt16BE(codes[Math.min(index, codes.length - 1)] ?? 0, at + 2 + 2 * index);
	return bytes;
}
function contentOf(bytes) {
	const suites = 44 + (bytes[beforeSession] ?? 0);
	const compressions = suites + 2 + bytes.readUInt16BE(suites);
	let at = compressions + 1 + (bytes[compressions] ?? 0) + 2;
	while (bytes.readUInt16BE(at) !== signaturesType) at += 4 + bytes.readUInt16BE(at + 2);
	return at + 4;
}
function signatureIn(bytes) {
	const { messages } = readFlight(toBuffer(bytes));
	const body = messages.find(({ type, isWhole }) => isWhole && type === messageTypes.serverKeyExchange)?.body;
	if (!body || body[0] !== 3) return null;
	const at = 4 + (body[3] ?? 0);
	return body.length >= at + 2 ? body.readUInt16BE(at) : null;
}
// src/probes/tls/browser-reach.ts
const refusal = /^tls\.alert\.(?:40|47|70|71)$/;
function isRefused({ browser }) {
	return refusal.test(browser);
}
async function reachOf(context, to, handshake) {
	const { net } = context;
	const line = await lineTo(context, to);
	const shake = (groups) => line.alone(() => attempt(() => net.tls(to, groups ? { groups } : {})));
	const again = await shake();
	const usual = again.ok ? again.value : null;
	const largeHello = await bearsLargeHello(context, to, {
		classic: handshake,
		usual
	});
	if (again.ok) return {
		reach: {
			browser: "handshake",
			signature: null,
			refusesHybrid: false
		},
		largeHello
	};
	const reach = {
		browser: again.failure.reason,
		signature: null,
		refusesHybrid: false
	};
	if (largeHello.tolerated === false) return {
		reach,
		largeHello
	};
	if (handshake.protocol === "TLSv1.2" && isRefused(reach)) return {
		reach: {
			...reach,
			signature: await foreignSignature(context, to)
		},
		largeHello
	};
	const refusesHybrid = (await shake(classicNames)).ok && !(await shake(browserOffer.groups)).ok;
	return {
		reach: {
			...reach,
			refusesHybrid
		},
		largeHello
	};
}
const classicNames = browserOffer.groups.filter((name) => !name.includes("MLKEM"));
const codes$1 = [...groupFamilies.montgomery, ...groupFamilies.nist].flatMap(({ code, name }) => classicNames.some((each) => each === name) ? [code] : []);
const offered = new Set(browserOffer.signatures);
const all = [...exchangeSignatures];
const usual$1 = all.filter(([, name]) => offered.has(name)).map(([code]) => code);
const foreign = all.filter(([, name]) => !offered.has(name)).map(([code]) => code);
async function foreignSignature(context, to) {
	const line = await lineTo(context, to);
	const question = {
		version: "TLSv1.2",
		suites: suitesOf("ecdhe-aead", "ecdhe-cbc").filter((code) => suiteName(code) in browserOffer.suites),
		groups: codes$1
	};
	const hello = clientHello("TLSv1.2", to.host, question);
	const ask = (signatures) => line.alone(() => attempt(() => context.net.hello(to, withSignatures(hello, signatures), "key-exchange")));
	const first = await ask(usual$1);
	const heard = first.ok ? readHeard(first.value, question) : null;
	if (heard?.kind !== "refused" || !heard.reason.startsWith("alert.")) return null;
	const second = await ask(foreign);
	const code = second.ok ? signatureIn(second.value.bytes) : null;
	return code !== null && foreign.includes(code) ? exchangeSignatures.get(code) ?? null : null;
}
// src/probes/offers/groups.ts
const aliases = {
	"p-256": "secp256r1",
	prime256v1: "secp256r1",
	"p-384": "secp384r1",
	"p-521": "secp521r1",
	prime192v1: "secp192r1"
};
function groupNamed(name) {
	const wanted = name?.toLowerCase() ?? "";
	return Object.values(groupFamilies).flat().find((group) => group.name.toLowerCase() === (aliases[wanted] ?? wanted));
}
const [usualHybrid, ...otherHybrids] = groupFamilies.hybrid;
const hybridQuestion = {
	version: "TLSv1.3",
	groups: otherHybrids.map(({ code }) => code)
};
const [x25519, x448] = groupFamilies.montgomery;
async function askNewGroups(asker, known, before) {
	const how = retryQuestions((groups) => asker.ask({
		version: "TLSv1.3",
		groups
	}));
	const all = (await Promise.all([
		askUnknown(usualHybrid ? [usualHybrid] : [], known, how),
		askHybrids(known, how, before.hybrids),
		askUnknown(x25519 ? [x25519] : [], known, how),
		askUnusual(known, how, before.isLong),
		askUnknown(groupFamilies.nist, known, how)
	])).flat();
	if (!isDoubtful(all)) return all;
	const control = known.size > 0 ? await how.ask([...known.keys()]) : null;
	return control?.kind === "chosen" && how.read(control) !== null ? all : withoutRefusals(all);
}
async function askUnusual(known, how, isLong) {
	const finite = groupFamilies.finite;
	const curve = x448 ? [x448] : [];
	if (isLong || [...curve, ...finite].some(({ code }) => known.has(code))) {
		const fields = finite.some(({ code }) => known.has(code)) ? knownOf(finite, known) : askFor(finite, 1, how);
		return (await Promise.all([askUnknown(curve, known, how), fields])).flat();
	}
	const told = await askFor([...curve, ...finite], 1, how);
	const named = told.find(({ offered }) => offered);
	if (!named) return told;
	if (named.group !== x448?.name) return [...await askUnknown(curve, known, how), named];
	return [named, ...finite.map(({ name }) => ({
		group: name,
		offered: null,
		reason: "not-asked"
	}))];
}
function knownOf(groups, known) {
	return groups.flatMap(({ code, name }) => {
		const reason = known.get(code);
		return reason ? [{
			group: name,
			offered: true,
			reason
		}] : [];
	});
}
async function askUnknown(groups, known, how) {
	const told = await askApart(groups.filter(({ code }) => !known.has(code)), how);
	return inOrder(groups, [...knownOf(groups, known), ...told]);
}
async function askHybrids(known, how, hybrids) {
	const heard = hybrids ?? await how.ask(hybridQuestion.groups);
	const [first, ...others] = await askFor(otherHybrids, 1, how, Promise.resolve(heard));
	if (!first?.offered) return [...first ? [first] : [], ...others].map((each) => knownOr(each, known));
	const left = otherHybrids.filter(({ name }) => name !== first.group);
	return inOrder(otherHybrids, [first, ...await askUnknown(left, known, how)]);
}
function knownOr(told, known) {
	const reason = known.get(groupNamed(told.group)?.code ?? 0);
	return reason ? {
		...told,
		offered: true,
		reason
	} : told;
}
function inOrder(groups, told) {
	return groups.flatMap(({ name }) => told.filter(({ group }) => group === name));
}
const noCurve = {
	offered: null,
	curve: null,
	bits: null
};
function askOlderGroups(asker, to, known) {
	return askUnknown([...groupFamilies.montgomery, ...groupFamilies.nist], known, exchangeQuestions(asker, to));
}
async function askLegacyCurve(asker, to) {
	const legacy = groupFamilies.legacy;
	const own = legacy.some(({ code }) => code === to.own?.code) ? void 0 : to.own;
	const [first] = await askFor([...legacy, ...own ? [own] : []], 1, exchangeQuestions(asker, to));
	if (first?.offered && first.group === own?.name) return {
		...noCurve,
		offered: false,
		reason: "own-group"
	};
	if (!first?.offered) return {
		...noCurve,
		offered: first?.offered ?? null,
		reason: first?.reason ?? "not-asked"
	};
	return {
		offered: true,
		curve: first.group,
		bits: groupNamed(first.group)?.bits ?? null,
		reason: first.reason
	};
}
function exchangeQuestions(asker, { version, own }) {
	const question = {
		version,
		suites: suitesOf("ecdhe-aead", "ecdhe-cbc"),
		until: "key-exchange"
	};
	return {
		ask: (codes) => asker.ask({
			...question,
			groups: [...new Set([...codes, ...own ? [own.code] : []])]
		}),
		read: curveIn,
		reason: "key-exchange"
	};
}
function curveIn({ hello, bytes }) {
	const exchange = readKeyExchange(bytes, suiteName(hello.suite));
	return exchange?.kind === "group" ? exchange.group : null;
}
// src/checks/ssl/reach/judge.ts
const find$4 = finder();
const usualSuite = /^TLS_(?:AES|CHACHA20|(?:ECDHE_(?:ECDSA|RSA)|DHE_RSA|RSA)_WITH_(?:AES_(?:128|256)_(?:GCM|CBC)|CHACHA20_POLY1305))_/;
const [wholeFamily, ...otherFamilies] = [
	"ecdhe-aead",
	"ecdhe-cbc",
	"static-rsa"
];
const everybody = {
	en: "Browsers",
	ko: "브라우저"
};
const chromium = {
	en: "Chrome and Edge",
	ko: "Chrome과 Edge"
};
function judgeReach(raw) {
	if (!raw.lenient) return {
		caps: [],
		findings: []
	};
	return isSite(raw) ? judgeForBrowsers(raw) : {
		caps: [],
		findings: [isOutdated(raw) ? find$4("outdated-handshake") : unexplained(raw)]
	};
}
function judgeForBrowsers(raw) {
	if (raw.reach?.browser === "handshake") return {
		caps: [],
		findings: [unexplained(raw)]
	};
	const proven = provenFor(raw);
	if (proven) return {
		caps: [ceiling("beyond-reach")],
		findings: [proven]
	};
	const finding = isUsual(raw) ? unexplained(raw) : find$4("outdated-handshake");
	return {
		caps: [ceiling("browser-refused")],
		findings: [finding]
	};
}
function isOutOfReach(raw) {
	return raw.lenient && isSite(raw) && strangeKey(raw) !== null;
}
function provenFor(raw) {
	const strange = strangeKey(raw);
	if (strange !== null) return find$4("beyond-reach-key", {
		key: strange,
		who: whoLacks([strange])
	});
	const { signature = null, refusesHybrid = false } = raw.reach ?? {};
	if (signature !== null) return find$4("beyond-reach-signature", {
		signature,
		who: whoLacks([signature])
	});
	if (raw.largeHello?.tolerated === false) return find$4("hello-refused");
	if (refusesHybrid) return find$4("hybrid-refused");
	const choice = unofferedIn(raw);
	if (choice.length === 0 || !(isBeyondReach(raw) || isTurnedDown(raw))) return null;
	return find$4("beyond-reach", {
		choice: choice.join(", "),
		who: whoLacks(choice)
	});
}
function whoLacks(choice) {
	return choice.some((name) => name.startsWith("EC ") || elsewhere.has(name)) ? chromium : everybody;
}
function isTurnedDown(raw) {
	const { reach, offers, protocol } = raw;
	if (!reach || !isRefused(reach) || isOldVersion(raw) || isOldKey(raw)) return false;
	const isOddSuite = !(raw.cipher in browserOffer.suites);
	const takesGroup = offers.groups.some(({ group, offered }) => offered === true && isOffered(group));
	if (protocol === "TLSv1.3") return isOddSuite || !takesGroup;
	return isOddSuite ? !takesSuites(offers) : !takesGroup;
}
function takesSuites({ suites }) {
	return suites.some(({ offered, suite }) => offered === true && suite !== null && suite in browserOffer.suites);
}
function unexplained({ largeHello }) {
	return find$4(largeHello?.tolerated === false ? "hello-refused" : "handshake-unexplained");
}
function strangeKey({ chain: [leaf] }) {
	if (!leaf) return null;
	const { type, bits, oddity } = leaf.key;
	if (type === "EC" && bits === 521 && oddity === void 0) return "EC P-521";
	return type.startsWith("Ed") || type === "RSA-PSS" ? type : null;
}
function isUsual(raw) {
	return !isOldVersion(raw) && !isOldKey(raw) && unofferedIn(raw).length === 0;
}
function unofferedIn({ cipher, group }) {
	const suites = cipher in browserOffer.suites ? [] : [cipher];
	const name = groupNamed(group)?.name ?? group;
	return name === null || isOffered(name) ? suites : [...suites, name];
}
function isOffered(group) {
	return browserOffer.groups.some((name) => name === group);
}
function isOutdated(raw) {
	const { cipher, group, offers } = raw;
	const isOldGroup = group !== null && group === offers.legacyCurve.curve;
	return isOldVersion(raw) || isOldKey(raw) || isOldGroup || !usualSuite.test(cipher) || cipher.endsWith("_CCM_8");
}
function isOldVersion({ protocol }) {
	return protocol !== "TLSv1.3" && protocol !== "TLSv1.2";
}
function isOldKey({ chain: [leaf] }) {
	return leaf?.key.type === "EC" && (leaf.key.oddity !== void 0 || (leaf.key.bits ?? 0) < 256);
}
function isBeyondReach(raw) {
	const { protocol, versions, offers } = raw;
	const takes13 = versions.find(({ version }) => version === "TLSv1.3")?.offered;
	if (protocol === "TLSv1.3") return takes13 === true && lacksGroups(offers, browserOffer.groups);
	if (protocol !== "TLSv1.2" || takes13 !== false) return false;
	return lacksSuites(offers) || lacksStaticRsa(offers) && lacksGroups(offers, classicGroups);
}
const classicGroups = browserOffer.groups.filter((name) => !name.includes("MLKEM"));
function lacksGroups({ groups }, wanted) {
	return wanted.every((name) => groups.find(({ group }) => group === name)?.offered === false);
}
function lacksStaticRsa({ suites }) {
	return suites.find(({ family }) => family === "static-rsa")?.offered === false;
}
function lacksSuites({ suites }) {
	const told = (wanted) => suites.find(({ family }) => family === wanted);
	if (told(wholeFamily)?.offered !== false) return false;
	return otherFamilies.every((wanted) => {
		const { offered, suite } = told(wanted) ?? {
			offered: null,
			suite: null
		};
		return offered === false || offered === true && suite !== null && !(suite in browserOffer.suites);
	});
}
// src/checks/ssl/trust/judge.ts
const find$3 = finder();
const faults = {
	"self-signed": () => find$3("self-signed"),
	"unknown-authority": (raw) => find$3("untrusted", { issuer: topIssuer(raw) }),
	"bad-signature": () => find$3("bad-signature"),
	"issuer-expired": () => find$3("intermediate-expired"),
	"issuer-not-yet-valid": () => find$3("intermediate-not-yet-valid"),
	"not-an-authority": () => find$3("not-an-authority"),
	"issuer-purpose": () => find$3("intermediate-purpose"),
	"weak-issuer-key": () => find$3("intermediate-weak-key"),
	"foreign-signature": () => find$3("foreign-signature"),
	"path-length": () => find$3("path-length"),
	"name-constraints": () => find$3("name-constraints"),
	"critical-extension": () => find$3("critical-extension"),
	"constraints-excessive": () => find$3("constraints-excessive"),
	"duplicate-extension": () => find$3("duplicate-extension"),
	"spelled-curve": () => find$3("spelled-curve"),
	policies: () => find$3("policies"),
	refused: (raw) => find$3("refused", { detail: raw.trust.openssl ?? "" })
};
const remarks = {
	...Object.fromEntries(Object.keys(formProblems).map((id) => [id, () => find$3(id)])),
	"authority-as-server": (raw) => find$3(isSite(raw) ? "authority-as-server" : "leaf-is-authority"),
	"path-unclear": () => find$3("path-unclear"),
	"verdicts-differ": ({ trust }) => find$3("verdicts-differ", {}, verdictOf(trust))
};
const blemishes = {
	"incomplete-chain": {
		score: 30,
		say: () => find$3("incomplete-chain")
	},
	"wrong-order": {
		score: 80,
		say: () => find$3("wrong-order")
	},
	"unrelated-certificate": {
		score: 80,
		say: () => find$3("unrelated-certificate")
	},
	"duplicate-certificate": {
		score: 90,
		say: () => find$3("duplicate-certificate")
	},
	"root-included": {
		score: 100,
		say: () => find$3("root-included")
	}
};
const refusedByOne = {
	"firefox-refused": [
		"authority-as-server",
		"long-chain",
		"names-spelled-apart",
		"large-certificate",
		"feature-unreadable"
	],
	"chromium-refused": [
		"access-empty",
		"names-not-ascii",
		"constraints-empty"
	]
};
const ofBrowsers = new Set(Object.values(refusedByOne).flat().filter((id) => id !== "authority-as-server"));
function capsOfBrowsers(raw, ids) {
	if (!isSite(raw)) return [];
	return Object.keys(refusedByOne).filter((cap) => refusedByOne[cap].some((id) => ids.includes(id))).map(ceiling);
}
const earlyExpiry = 20;
function judgeTrust(raw) {
	const ids = raw.trust.reasons.map(({ id }) => id);
	if (raw.chain.length === 0) return {
		score: null,
		caps: [],
		findings: []
	};
	const said = isSite(raw) ? ids : ids.filter((id) => !ofBrowsers.has(id));
	const says = (table) => said.flatMap((id) => table[id]?.(raw) ?? []);
	const untidy = ids.flatMap((id) => blemishes[id] ?? []);
	const findings = [
		...doubts(raw),
		...says(faults),
		...untidy.map(({ say }) => say(raw)),
		...says(remarks),
		...givenAuthority(raw)
	];
	const caps = [...ids.includes("incomplete-chain") ? [ceiling("incomplete-chain")] : [], ...capsOfBrowsers(raw, ids)];
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
function verdictOf({ openssl, completedByAia }) {
	return completedByAia ? {} : { evidence: `OpenSSL: ${openssl ?? "OK"}` };
}
function doubts({ trust: { doubt } }) {
	if (!doubt) return [];
	const { url, reason } = doubt;
	if (reason === "lenient") return [find$3("trust-unchecked")];
	return [url === null ? find$3("trust-unconfirmed", { reason }) : find$3("issuer-unfetched", {
		url,
		reason
	})];
}
function givenAuthority({ trust }) {
	if (!trust.trusted || trust.by !== "given") return [];
	return [find$3("given-authority", { authority: trust.path.at(-1)?.subject ?? "" })];
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
	return find$3("intermediate-expires-early", params);
}
function topIssuer({ chain }) {
	return (chain.findLast(({ subject, issuer }) => subject !== issuer) ?? chain[0])?.issuer ?? "";
}
// src/checks/ssl/version/judge.ts
const find$2 = finder();
const old = [
	["SSLv3", () => find$2("ssl3")],
	["TLSv1.0", (setting) => find$2("tls10", { setting })],
	["TLSv1.1", (setting) => find$2("tls11", { setting })]
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
function unseenIn({ versions, offers }) {
	const open = versions.filter((each) => isUnanswered(each) && old.some(([version]) => version === each.version));
	const isMuch = open.some(({ version }) => version !== "SSLv3") || lacksAnswers(offers);
	return {
		isAny: open.length > 0 || isMuch,
		isMuch
	};
}
function judgeVersion(raw) {
	const { versions, protocol } = raw;
	const { client, versions: setting } = audienceOf(raw);
	const negotiated = obsolete[protocol];
	const offers = (wanted) => wanted === negotiated || (versions.find(({ version }) => version === wanted)?.offered ?? null);
	const findings = [...old.filter(([version]) => offers(version)).map(([, say]) => say(setting)), ...versions.filter(({ offered }) => offered === null).map(({ version, reason }) => find$2("version-unknown", {
		version,
		reason
	}, { subject: version }))];
	const lacks = (version) => negotiated ? !offers(version) : offers(version) === false;
	if (lacks("TLSv1.3") && lacks("TLSv1.2")) return {
		score: 0,
		caps: [ceiling("obsolete-only")],
		findings: [find$2("obsolete-only", {
			protocol,
			client
		}), ...findings]
	};
	const lacks13 = lacks("TLSv1.3");
	const modern = lacks13 ? 80 : 100;
	const caps = lacks13 ? [ceiling("no-tls13")] : [];
	const all = lacks13 ? [...findings, find$2("no-tls13")] : findings;
	if (offers("SSLv3")) return {
		score: 10,
		caps: [...caps, ceiling("ssl3")],
		findings: all
	};
	const oldest = offers("TLSv1.0") ? "TLSv1.0" : offers("TLSv1.1") ? "TLSv1.1" : null;
	if (oldest === null) {
		const { isAny, isMuch } = unseenIn(raw);
		return {
			score: isMuch ? null : modern,
			caps: isAny ? [...caps, ceiling("unseen")] : caps,
			findings: all
		};
	}
	return {
		score: modern - deductions[oldest],
		caps: [...caps, ceiling("old-versions")],
		findings: all
	};
}
// src/checks/ssl/judge.ts
const find$1 = finder();
const judges = {
	certificate: (raw) => withPolicy(judgeCertificate(raw), raw),
	version: judgeVersion,
	trust: (raw) => withRevocation(judgeTrust(raw), raw),
	hsts: judgeHsts
};
function judge(raw) {
	const judged = Object.keys(judges).filter((id) => id !== "hsts" || isSite(raw)).map((id) => ({
		id,
		weight: weights[id],
		...judges[id](raw)
	}));
	const parts = judged.map(({ id, weight, score }) => ({
		id,
		weight,
		score
	}));
	const offered = judgeOffers(raw);
	const reached = judgeReach(raw);
	const injected = judgeInjection(raw);
	const caps = [
		...judged.flatMap((each) => each.caps),
		...offered.caps,
		...reached.caps,
		...injected.caps
	];
	const findings = [
		...judged.flatMap((each) => each.findings),
		...offered.findings,
		...reached.findings,
		...injected.findings,
		...asides(raw)
	];
	const assessed = raw.trust.trusted === null || isDetourOpen(raw) ? assessInDoubt(parts, caps, ladder, doubtOf(parts)) : assess(parts, caps, ladder);
	return conclude(assessed, findings, kpis(raw), problems);
}
function doubtOf(parts) {
	const open = parts.filter(({ id, score }) => score === null && (id === "trust" || id === "hsts"));
	return {
		caps: [ceiling("untrusted")],
		parts: Object.fromEntries(open.map(({ id }) => [id, 0]))
	};
}
function asides(raw) {
	return [...revocationFindings(raw), ...mozilla(raw)];
}
const mostReasons = 8;
function mozilla(raw) {
	const { profile, reasons } = mozillaFit(raw);
	if (profile !== "neither") return [];
	const shown = reasons.slice(0, mostReasons);
	const others = reasons.length - shown.length;
	const listed = (language) => shown.map((reason) => reason[language]).join(", ") + (others > 0 ? ` (+${others})` : "");
	const { version, date } = mozillaGuideline;
	return [find$1("outside-mozilla", {
		guideline: `${version}, ${date}`,
		reasons: {
			en: listed("en"),
			ko: listed("ko")
		}
	})];
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
			value: revocationOf(raw)
		},
		...isSite(raw) ? [{
			id: "hsts",
			value: hstsAge(raw),
			unit: "seconds"
		}] : [],
		{
			id: "mozilla",
			value: mozillaFit(raw).profile
		}
	];
}
function revocationOf(raw) {
	const { status } = raw.revocation;
	if (status !== "revoked" && isCutOff(raw)) return "issuer-revoked";
	return status === "unknown" ? null : status;
}
function hstsAge({ hsts, http }) {
	if (hsts) return hsts.maxAge ?? "invalid";
	return http.status === null ? null : false;
}
// src/checks/ssl/addresses/judge.ts
const find = finder();
function judgeEvery(raw) {
	const own = judge(raw);
	const { addresses } = raw;
	if (!addresses) return own;
	const differences = differencesOf(raw, addresses);
	const verdict = judgeAddresses(own, {
		around: [addresses],
		judge,
		ladder,
		differences,
		problems,
		figure: least
	});
	return {
		...verdict,
		findings: verdict.findings.map(bare)
	};
}
function bare(finding) {
	return finding.id === "address-failed" && finding.params?.["reason"] === "starttls.not-offered" ? {
		...finding,
		id: "address-without-tls"
	} : finding;
}
function least(kpi, others) {
	if (kpi.id !== "days-left") return kpi;
	const all = [kpi, ...others.flatMap(({ kpis }) => kpis.filter(({ id }) => id === kpi.id))];
	const days = all.flatMap(({ value }) => typeof value === "number" ? [value] : []);
	return {
		...kpi,
		value: days.length === all.length ? Math.min(...days) : null
	};
}
const aspects = [
	{
		differ: isUnequal,
		say: (params, seen) => find("addresses-certificates-unequal", params, seen)
	},
	{
		differ: (own, other) => own.chain[0]?.sha256 !== other.chain[0]?.sha256 && !isUnequal(own, other),
		say: (params, seen) => find("addresses-certificates", params, seen)
	},
	{
		differ: haveOtherVersions,
		say: (params, seen) => find("addresses-versions", params, seen)
	},
	{
		differ: haveOtherHsts,
		say: (params, seen) => find("addresses-hsts", params, seen)
	}
];
function differencesOf(raw, around) {
	const { own, host } = around;
	const seen = seenElsewhere(around);
	return aspects.flatMap(({ differ, say }) => {
		const unlike = seen.filter((other) => differ(raw, other.seen)).map(({ address }) => address);
		return unlike.length === 0 ? [] : [say({
			own,
			others: named(unlike)
		}, {
			subject: host,
			...unnamed(unlike)
		})];
	});
}
function isUnequal(own, other) {
	return standing(own) !== standing(other);
}
function standing(one) {
	const { trust, revocation } = one;
	const against = trust.reasons.filter(({ enforced }) => enforced).map(({ id }) => id);
	return [
		trust.trusted,
		isOutOfReach(one),
		[revocation, ...revocation.intermediates].some(({ status }) => status === "revoked"),
		...against.toSorted()
	].join();
}
function haveOtherVersions(own, other) {
	return own.versions.some(({ version, offered }) => {
		const there = other.versions.find((each) => each.version === version)?.offered ?? null;
		return offered !== null && there !== null && offered !== there;
	});
}
function haveOtherHsts(own, other) {
	if (own.http.status === null || other.http.status === null) return false;
	return policyOf(own) !== policyOf(other);
}
function policyOf({ hsts }) {
	return hsts ? `${hsts.maxAge} ${hsts.includeSubDomains}` : "";
}
// src/probes/certificate/request.ts
const certificateRequest = 13;
async function withClientCertificate(error, to, { net }) {
	if (!(error instanceof Failure) || error.facts.id !== "tls.alert") return error;
	const said = await attempt(() => net.hello(to, clientHello("TLSv1.2", to.host), "key-exchange"));
	const { messages } = readFlight(said.ok ? said.value.bytes : new Uint8Array());
	if (!messages.some(({ type }) => type === certificateRequest)) return error;
	const { host, port } = to;
	return failure("tls.client-certificate", {
		host,
		port
	}, {
		reason: error.reason,
		cause: error
	});
}
// src/probes/tls/greeting.ts
const greetings = [
	["ftp", /^220[ -][^\n]*ftp/i],
	["smtp", /^220[ -]/],
	["imap", /^\* (?:OK|PREAUTH|BYE)\b/i],
	["pop3", /^\+OK\b/i]
];
function protocolOf$1(greeting) {
	const text = Buffer.from(greeting.subarray(0, 512)).toString("latin1");
	return greetings.find(([, begins]) => begins.test(text))?.[0] ?? null;
}
async function withGreeting(error, to, { net }) {
	if (!(error instanceof Failure) || error.facts.id !== "tls.not-tls" || to.starttls) return error;
	const said = await attempt(() => net.hello(to, clientHello("TLSv1.2", to.host)));
	const answer = said.ok ? said.value.bytes : new Uint8Array();
	const starttls = protocolOf$1(answer) ?? (isRebuke(answer) ? await awaited(to, net) : null);
	if (starttls === null) return error;
	const { host, port } = to;
	const { reason } = error;
	return failure("tls.greeting", {
		host,
		port,
		protocol: starttlsNames[starttls],
		starttls
	}, {
		reason,
		cause: error
	});
}
function isRebuke([first = 0]) {
	return first === 52 || first === 53;
}
async function awaited(to, net) {
	const got = await attempt(() => net.tls({
		...to,
		starttls: "imap"
	}));
	if (got.ok || got.failure.id !== "starttls.foreign") return null;
	const { detail } = got.failure.params;
	return typeof detail === "string" ? protocolOf$1(Buffer.from(detail)) : null;
}
// src/probes/tls/injection.ts
function watchInjection(context) {
	let isInjected = false;
	async function hello(...asked) {
		try {
			return await context.net.hello(...asked);
		} catch (error) {
			if (error instanceof Failure && error.facts.id === "starttls.injected") isInjected = true;
			throw error;
		}
	}
	return {
		context: {
			...context,
			net: {
				...context.net,
				hello
			}
		},
		isInjected: () => isInjected
	};
}
// src/formats/x509/timestamps.ts
const inCertificate = "1.3.6.1.4.1.11129.2.4.2";
const inResponse = "1.3.6.1.4.1.11129.2.4.5";
const shortest = 47;
function readTimestamps(list) {
	if (list.length < 2 || list.readUInt16BE(0) !== list.length - 2) return 0;
	let count = 0;
	for (let at = 2; at < list.length;) {
		if (at + 2 > list.length) return 0;
		const end = at + 2 + list.readUInt16BE(at);
		if (end === at + 2 || end > list.length) return 0;
		if (isTimestamp(list.subarray(at + 2, end))) count++;
		at = end;
	}
	return count;
}
function isTimestamp(bytes) {
	if (bytes.length < shortest || bytes[0] !== 0) return false;
	const signature = 43 + bytes.readUInt16BE(41) + 2;
	return signature + 2 <= bytes.length && signature + 2 + bytes.readUInt16BE(signature) === bytes.length;
}
function embeddedTimestamps(certificate) {
	return orNone(() => {
		const value = readExtensionValue(certificate, inCertificate);
		return value ? timestampsIn$1(value) : 0;
	});
}
function stapledTimestamps(response, serial) {
	return orNone(() => {
		const [, body] = children(readWhole(response, tags.sequence));
		if (!body) return 0;
		const [, basic] = children(readWhole(expectTag(body, 160).content, tags.sequence));
		const [data] = children(readWhole(expectTag(basic, tags.octetString).content, tags.sequence));
		const responses = children(expectTag(data, tags.sequence)).find(({ tag }, index) => tag === tags.sequence && index >= 2);
		const own = children(expectTag(responses, tags.sequence), 256).find((single) => isAbout(single, serial));
		return own ? timestampsOf(own) : 0;
	});
}
function isAbout(single, serial) {
	const [identifier] = children(single);
	return children(expectTag(identifier, tags.sequence))[3]?.content.equals(serial) ?? false;
}
function timestampsOf(single) {
	const wrapper = children(single).find(({ tag }, index) => tag === 161 && index > 2);
	if (!wrapper) return 0;
	const own = children(readWhole(wrapper.content, tags.sequence)).find((extension) => readOid(expectTag(children(extension)[0], tags.oid)) === inResponse);
	return own ? timestampsIn$1(expectTag(children(own).at(-1), tags.octetString).content) : 0;
}
function timestampsIn$1(value) {
	return readTimestamps(readWhole(value, tags.octetString).content);
}
function orNone(read) {
	try {
		return read();
	} catch (error) {
		if (error instanceof DerError) return 0;
		throw error;
	}
}
// src/probes/offers/together.ts
async function askTogether(asker, versions, { families, newest }) {
	const lanes = versions.map((version) => ({
		version,
		told: new Map()
	}));
	const [first] = lanes;
	if (first && newest) tell(first, families, newest);
	for (;;) {
		const open = lanes.map((_, index) => openFamilies(families, lanes, index));
		if (open.every((each) => each.length === 0)) break;
		await Promise.all(lanes.map((lane, index) => askLane(asker, lane, {
			open: open[index] ?? [],
			isNewest: index === 0
		})));
	}
	return families.flatMap((family) => decide(family, lanes));
}
function openFamilies(families, lanes, index) {
	const newer = lanes.slice(0, index);
	const isTaken = (family) => newer.some(({ told }) => told.get(family)?.kind === "chosen");
	return families.filter((family) => !lanes[index]?.told.has(family) && !isTaken(family));
}
async function askLane(asker, lane, { open, isNewest }) {
	if (open.length === 0) return;
	const questions = isNewest && lane.told.size > 0 ? open.map((family) => [family]) : [open];
	await Promise.all(questions.map(async (families) => {
		tell(lane, families, await asker.ask({
			version: lane.version,
			suites: suitesOf(...families)
		}));
	}));
}
function tell({ told }, families, heard) {
	const chosen = heard.kind === "chosen" ? familyOf(heard.hello.suite) : void 0;
	for (const family of families) if (heard.kind !== "chosen" || family === chosen) told.set(family, heard);
}
function decide(family, lanes) {
	const answers = lanes.flatMap(({ version, told }) => {
		const heard = told.get(family);
		return heard ? [{
			family,
			version,
			heard
		}] : [];
	});
	const of = (kind) => answers.find(({ heard }) => heard.kind === kind);
	const answer = of("chosen") ?? of("unclear") ?? answers.at(-1);
	return answer ? [answer] : [];
}
// src/probes/offers/suites.ts
const restQuestion = {
	version: "TLSv1.2",
	suites: restSuites,
	until: "key-exchange"
};
async function askSuites(asker, seen, rest) {
	const [[version] = ["TLSv1.2"]] = seen;
	const known = rest && reliable(rest, seen);
	const chosen = known?.kind === "chosen" ? familyOf(known.hello.suite) : void 0;
	const toldOf = (family) => !chosen || chosen === family ? known : null;
	const weakKnown = chosen === void 0 || weak(chosen) ? known : null;
	const all = seen.map(([each]) => each);
	const [weakAnswers, newestDhe, aead, others, olderDhe] = await Promise.all([
		askTogether(asker, all, {
			families: weakNames,
			newest: weakKnown
		}),
		toldOf("dhe") ?? askFinite(asker, version),
		askFamily(asker, seen, "ecdhe-aead", null),
		askOthers(asker, seen, toldOf),
		Promise.all(all.slice(1).map((each) => askFinite(asker, each)))
	]);
	const dhe = [newestDhe, ...olderDhe];
	return {
		suites: [
			...weakAnswers.map((each) => toOffer(each.family, each.version, each.heard)),
			worstOf(dhe.map((heard, index) => toOffer("dhe", all[index] ?? version, heard))),
			aead,
			...others
		].toSorted(byFamily),
		dheBits: dhe.map(bitsOf).reduce(smaller, null)
	};
}
function askFinite(asker, version) {
	return asker.ask({
		version,
		suites: suitesOf("dhe"),
		until: "key-exchange"
	});
}
const otherNames = [
	"ecdhe-cbc",
	"static-rsa",
	"other"
];
async function askOthers(asker, seen, toldOf) {
	const newest = await Promise.all(otherNames.map((family) => askFamily(asker, seen, family, toldOf(family))));
	const families = newest.filter(({ offered }) => !offered).map(({ family }) => family);
	const answers = await askTogether(asker, seen.slice(1).map(([version]) => version), {
		families,
		newest: null
	});
	return newest.map((offer) => {
		return worstOf([offer, ...answers.filter(({ family }) => family === offer.family).map((each) => toOffer(each.family, each.version, each.heard))]);
	});
}
function worstOf(offers) {
	const [first] = offers;
	const found = offers.find(({ offered }) => offered) ?? offers.find(({ offered }) => offered === null) ?? first;
	if (!found) throw new Error("no version was asked");
	return found;
}
function versionOffers(offer, heard) {
	return worstOf([offer, toOffer(offer.family, "TLSv1.3", heard)]);
}
function smaller(a, b) {
	return a === null || b === null ? a ?? b : Math.min(a, b);
}
function reliable(rest, [newest]) {
	if (rest.kind === "chosen") return rest.hello.version === wireVersions[restQuestion.version] ? rest : null;
	if (rest.kind === "unclear") return rest.reason === "silent" ? rest : null;
	return newest && restSuites.includes(newest[1]) ? null : rest;
}
function weak(family) {
	return weakNames.includes(family);
}
function byFamily(a, b) {
	return familyNames.indexOf(a.family) - familyNames.indexOf(b.family);
}
function bitsOf(heard) {
	if (heard.kind !== "chosen") return null;
	const exchange = readKeyExchange(heard.bytes, suiteName(heard.hello.suite));
	return exchange?.kind === "finite" ? exchange.bits : null;
}
async function askFamily(asker, seen, family, told) {
	const [[version] = ["TLSv1.2"]] = seen;
	const known = seen.find(([, suite]) => familyOf(suite) === family);
	if (known) return offerOf(family, known[0], known[1]);
	if (family === "ecdhe-aead" && version !== "TLSv1.2") return without(family, false, "lower-version");
	return toOffer(family, version, told ?? await asker.ask({
		version,
		suites: suitesOf(family)
	}));
}
function toOffer(family, version, heard) {
	if (heard.kind === "chosen") return offerOf(family, versionOf(heard.hello, version), heard.hello.suite);
	return without(family, heard.kind === "refused" ? false : null, heard.reason);
}
function versionOf({ version }, asked) {
	return versionNames.find((name) => wireVersions[name] === version) ?? asked;
}
function offerOf(family, version, suite) {
	return {
		family,
		offered: true,
		version,
		suite: suiteName(suite),
		reason: "server-hello"
	};
}
function without(family, offered, reason) {
	return {
		family,
		offered,
		version: null,
		suite: null,
		reason
	};
}
async function askLater(asker, versions, some) {
	const wanted = [...weakNames, ...otherNames];
	const open = some.suites.filter(({ family, offered }) => !offered && wanted.includes(family));
	const [answers, dhe] = await Promise.all([askTogether(asker, versions, {
		families: open.map(({ family }) => family),
		newest: null
	}), Promise.all(versions.map(async (version) => ({
		family: "dhe",
		version,
		heard: await askFinite(asker, version)
	})))]);
	const told = [...answers, ...dhe].map((each) => toOffer(each.family, each.version, each.heard));
	return {
		suites: some.suites.map((offer) => worstOf([offer, ...told.filter(({ family }) => family === offer.family)])),
		dheBits: dhe.map(({ heard }) => bitsOf(heard)).reduce(smaller, some.dheBits)
	};
}
function noSuites(offered, reason) {
	return {
		suites: familyNames.map((family) => without(family, offered, reason)),
		dheBits: null
	};
}
// src/probes/offers/new-suites.ts
const plain = integritySuites.map(([code]) => code);
const ccm = newSuites.map(([code]) => code).filter((code) => code === 4868 || code === 4869);
async function askNewSuites(asker, groups) {
	const ask = (suites) => asker.ask({
		version: "TLSv1.3",
		suites,
		groups
	});
	const first = await ask([...plain, ...ccm]);
	if (first.kind !== "chosen") return {
		null: first,
		other: first
	};
	const isPlain = plain.includes(first.hello.suite);
	const second = await ask(isPlain ? ccm : plain);
	return isPlain ? {
		null: first,
		other: second
	} : {
		null: second,
		other: first
	};
}
function withNewSuites(told, found, isRefuser) {
	if (!found) return told;
	const suites = told.suites.map((offer) => {
		const heard = offer.family === "null" || offer.family === "other" ? found[offer.family] : null;
		return heard ? versionOffers(offer, isRefuser ? unclear(heard) : heard) : offer;
	});
	return {
		...told,
		suites
	};
}
function unclear(heard) {
	return heard.kind === "refused" && heard.reason !== "alert.70" ? {
		kind: "unclear",
		reason: "no-retry"
	} : heard;
}
// src/probes/tls/version-answer.ts
function readVersion({ reply, isConfirmed, suites }, version) {
	if (!reply.ok) return {
		offered: null,
		reason: reply.failure.reason
	};
	return readOffer(reply.value, {
		version,
		suites
	}, isConfirmed);
}
function readOffer(reply, asked, isConfirmed) {
	const heard = readHeard(reply, asked);
	if (heard.kind === "chosen") return heard.hello.version < wireVersions[asked.version] ? {
		offered: false,
		reason: "lower-version"
	} : {
		offered: true,
		reason: "server-hello"
	};
	return {
		offered: heard.kind === "refused" && (isConfirmed || !isHungUp(heard)) ? false : null,
		reason: heard.reason
	};
}
// src/data/cipher-suites-keyed.ts
const keyedSuites = [
	[44, 46],
	[138, 149],
	[168, 185],
	[49203, 49211],
	[49252, 49265],
	[49294, 49307],
	[49316, 49323],
	[52395, 52398],
	[53249, 53251],
	[53253, 53253],
	[30, 43],
	[49178, 49186],
	[49328, 49331],
	[129, 129],
	[131, 131],
	[49408, 49410],
	[65413, 65413]
];
const oldKeyedSuites = [
	[44, 46],
	[138, 149],
	[49203, 49206],
	[49209, 49209]
];
// src/probes/tls/version-suites.ts
const mostSuites = 128;
const usual = suitesIn("TLSv1.2");
const rare = everySuite.filter((suite) => !usual.includes(suite));
const room = mostSuites - usual.length;
const sharedOut = {
	usual: [...usual, ...rare.slice(0, room)],
	others: [rare.slice(room), keyedSuites.flatMap(runOf)]
};
function isOld(suite) {
	return /_(?:SHA|MD5)$/.test(suiteName(suite));
}
const oldSuites = [
	...suitesOf("ecdhe-aead"),
	...suitesOf("ecdhe-cbc", "dhe", "static-rsa", "other", "3des", "rc4", "des", "anonymous", "export", "null").filter(isOld),
	...oldKeyedSuites.flatMap(runOf)
];
function suitesToAsk(version) {
	if (version === "TLSv1.3") return suitesIn(version);
	return version === "TLSv1.2" ? everySuite : oldSuites;
}
function runOf([first, last]) {
	return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
// src/probes/tls/versions-ask.ts
function askVersion(context, to, version) {
	return context.once(`hello ${version} ${to.host} ${to.port}`, async () => {
		const line = await lineTo(context, to);
		const suites = suitesToAsk(version);
		if (version !== "TLSv1.2") return {
			...await line.ask({ hello: clientHello(version, to.host, { suites }) }),
			suites,
			heldAll: false
		};
		const hello = clientHello(version, to.host, {
			suites,
			groups: everyCurve
		});
		const answer = await line.ask({
			hello,
			until: "key-exchange"
		});
		return await isOfThatHello(context, to, answer.reply) ? askInParts(line, to.host, answer.reply) : {
			...answer,
			heldAll: true,
			suites
		};
	});
}
async function askInParts(line, host, long) {
	const ask = async (suites) => {
		const hello = clientHello("TLSv1.2", host, { suites });
		return {
			...await line.ask({ hello }),
			suites,
			heldAll: false
		};
	};
	const askOthers = () => Promise.all(sharedOut.others.map(ask));
	const [usual, early] = await Promise.all([ask(sharedOut.usual), isOfSuites(long) ? askOthers() : null]);
	const heard = [usual, ...early ?? (isOfSuites(usual.reply) ? await askOthers() : [])].map((answer) => ({
		answer,
		...readVersion(answer, "TLSv1.2")
	}));
	return (heard.find(({ offered }) => offered) ?? heard.find(({ offered }) => offered === null))?.answer ?? usual;
}
function isOfSuites(reply) {
	const said = reply.ok ? readServerReply(reply.value.bytes) : null;
	return said?.kind === "alert" && said.code !== 0 && said.code !== protocolVersion;
}
const everyCurve = [
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
	9,
	10,
	11,
	12,
	13,
	14
];
const protocolVersion = 70;
async function isOfThatHello(context, to, reply) {
	if (!reply.ok) return false;
	const said = readServerReply(reply.value.bytes);
	if (said.kind === "alert") return said.code !== protocolVersion;
	if (said.kind !== "incomplete") return false;
	if (reply.value.end !== "silent") return true;
	const older = await askVersion(context, to, "TLSv1.1");
	return older.reply.ok && older.reply.value.end !== "silent";
}
// src/probes/tls/versions.ts
async function versions(context, to) {
	return Promise.all((await probes(context, to)).values());
}
async function earlyVersions(context, to) {
	const told = await probes(context, to);
	await told.get("TLSv1.2");
	const ending = new AbortController();
	const patience = setTimeout(Math.max(leastPatience, context.elapsed()), null, {
		signal: ending.signal,
		ref: false
	});
	const all = [...told].map(async ([version, telling]) => {
		return await Promise.race([telling, patience]) ?? {
			version,
			offered: null,
			reason: "silent"
		};
	});
	const early = await Promise.all(all);
	patience.catch(() => {});
	ending.abort();
	return early;
}
const leastPatience = 250;
function probes(context, to) {
	return context.once(`versions ${to.host} ${to.port}`, async () => {
		const asked = new Map(askedAtOnce.map((version) => [version, probe(context, to, version)]));
		const main = negotiatedVersion(await context.net.tls(to));
		const tell = async (version) => known(version, main) ?? weigh(await (asked.get(version) ?? probe(context, to, version)), main);
		return new Map(versionNames.map((version) => [version, tell(version)]));
	});
}
const askedAtOnce = [
	"TLSv1.2",
	"TLSv1.1",
	"TLSv1.0",
	"SSLv3"
];
const olderVersions = askedAtOnce;
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
	return {
		version,
		...readVersion(await askVersion(context, to, version), version)
	};
}
// src/probes/offers/versions.ts
async function answersOf(context, to, offered) {
	const taken = olderVersions.filter((version) => offered.some((each) => each.version === version && each.offered));
	return (await Promise.all(taken.map(async (version) => ({
		version,
		...await askVersion(context, to, version)
	})))).flatMap(({ version, reply, heldAll }) => {
		const hello = reply.ok ? readServerReply(reply.value.bytes) : null;
		return reply.ok && hello?.kind === "hello" ? [{
			version,
			hello,
			bytes: reply.value.bytes,
			heldAll
		}] : [];
	});
}
function isOnlyNew(offered) {
	return olderVersions.every((version) => offered.some((each) => each.version === version && each.offered === false));
}
function absence(offered) {
	return isOnlyNew(offered) ? {
		offered: false,
		reason: "only-tls13"
	} : {
		offered: null,
		reason: offered.find((each) => each.offered === null)?.reason ?? "no-answer"
	};
}
function isAnswering(offered) {
	return offered.some(({ version, offered: told }) => version !== "TLSv1.3" && told !== null);
}
function compressionOf(hellos, offered) {
	if (hellos.length === 0) return absence(offered);
	return {
		offered: hellos.some(({ compression }) => compression !== 0),
		reason: "server-hello"
	};
}
function protocolOf([newest], offered) {
	if (newest) return {
		chosen: newest.alpn,
		reason: newest.alpn === null ? "ignored" : "server-hello"
	};
	const { reason } = absence(offered);
	return {
		chosen: null,
		reason: reason === "only-tls13" ? "encrypted" : reason
	};
}
function timestampsIn([newest]) {
	if (!newest) return null;
	return newest.timestamps ? readTimestamps(newest.timestamps) : 0;
}
// src/probes/offers/offers.ts
function offers$1(context, to) {
	return context.once(`offers ${to.host} ${to.port}`, async () => {
		const beginning = Promise.all([earlyVersions(context, to), context.net.tls(to)]);
		const line = await lineTo(context, to);
		const asker = openAsker(line, to.host);
		const guesses = {
			rest: asker.guess(restQuestion),
			hybrids: asker.guess(hybridQuestion)
		};
		const [early, handshake] = await beginning;
		const knownFrom = async (offered) => {
			return {
				handshake,
				offered,
				older: await answersOf(context, to, offered)
			};
		};
		const all = versions(context, to).then(knownFrom);
		const told = await askAll(asker, {
			early: await knownFrom(early),
			all
		}, guesses);
		const { offered, older } = await all;
		const replies = older.map(({ hello }) => hello);
		return {
			...told,
			compression: compressionOf(replies, offered),
			alpn: protocolOf(replies, offered),
			timestamps: timestampsIn(replies),
			hellos: line.hellos()
		};
	});
}
async function askAll(asker, { early, all }, { rest, hybrids }) {
	const isNew = negotiatedVersion(early.handshake) === "TLSv1.3" && isAnswering(early.offered);
	const known = early.older.length > 0 ? Promise.resolve(early) : all;
	const told = known.then((each) => suitesOffered(asker, each, rest));
	const knownGroups = groupsKnown(early);
	const [suites, newSuites, newGroups, curves] = await Promise.all([
		told.then((some) => withLater(asker, some, {
			early: known,
			all
		})),
		isNew ? askNewSuites(asker, [...knownGroups.keys(), ...classicGroups$1.map(({ code }) => code)]) : null,
		isNew ? askGroups(asker, knownGroups, {
			rest,
			hybrids
		}) : [],
		known.then((each) => curvesOffered(asker, {
			...each,
			told,
			isNew
		}))
	]);
	return {
		...withNewSuites(suites, newSuites, newGroups.some(({ reason }) => reason === "no-retry")),
		groups: [...newGroups, ...curves.groups],
		legacyCurve: curves.legacyCurve
	};
}
async function askGroups(asker, known, { rest, hybrids }) {
	const [suites, others] = await Promise.all([rest, hybrids]);
	return askNewGroups(asker, known, {
		hybrids: usable(others),
		isLong: suites.kind === "chosen"
	});
}
async function withLater(asker, some, { early, all }) {
	const { older } = await early;
	const later = (await all).older.filter(({ version }) => !older.some((each) => each.version === version));
	return later.length > 0 ? askLater(asker, later.map(({ version }) => version), some) : some;
}
function seenOf(older) {
	return older.map(({ version, hello }) => [version, hello.suite]);
}
function usable(heard) {
	return heard.kind === "unclear" && heard.reason !== "silent" ? null : heard;
}
function groupsKnown({ handshake, older: [newest] }) {
	const curve = newest && curveIn(newest);
	const negotiated = groupNamed(handshake.group);
	return new Map([...typeof curve === "number" ? [[curve, "key-exchange"]] : [], ...negotiated ? [[negotiated.code, "negotiated"]] : []]);
}
async function suitesOffered(asker, { older, offered }, rest) {
	const [newest] = older;
	const none = absence(offered);
	if (!newest) return noSuites(none.offered, none.reason);
	return askSuites(asker, seenOf(older), newest.version === restQuestion.version && newest.heldAll ? await rest : null);
}
async function curvesOffered(asker, { told, isNew, ...known }) {
	const [newest] = known.older;
	const isSeen = newest !== void 0 && isElliptic(familyOf(newest.hello.suite));
	const families = (isSeen ? [] : (await told).suites).filter(({ family }) => isElliptic(family));
	if (!newest || newest.version === "SSLv3" || !(isSeen || families.some(({ offered }) => offered))) {
		const lacking = families.find(({ offered }) => offered === null) ?? families[0];
		const offered = families.every((family) => family.offered === false) ? false : null;
		return {
			groups: [],
			legacyCurve: {
				...noCurve,
				offered,
				reason: lacking?.reason ?? "not-asked"
			}
		};
	}
	const to = {
		version: newest.version,
		own: curveOf(known.handshake)
	};
	const [groups, legacyCurve] = await Promise.all([isNew ? [] : askOlderGroups(asker, to, groupsKnown(known)), askLegacyCurve(asker, to)]);
	return {
		groups,
		legacyCurve
	};
}
function isElliptic(family) {
	return family === "ecdhe-aead" || family === "ecdhe-cbc";
}
function curveOf({ chain: [leaf] }) {
	return groupNamed((leaf && readOrNull(leaf)?.publicKey)?.asymmetricKeyDetails?.namedCurve ?? null);
}
// src/probes/certificate/issuance.ts
function issuance$1(context, to) {
	return context.once(`issuance ${to.host} ${to.port}`, async () => {
		const [served, offered] = await Promise.all([certificate$1(context, to), offers$1(context, to)]);
		const [leaf] = served.chain;
		if (!leaf) return null;
		const bytes = served.handshake.staple;
		const staple = readStaple(served, context.now().getTime());
		const isUsable = bytes !== null && staple !== null && staple.status !== "unknown";
		return {
			timestamps: {
				embedded: embeddedTimestamps(leaf.der),
				handshake: offered.timestamps,
				stapled: isUsable ? stapledTimestamps(bytes, leaf.serial) : 0
			},
			mustStaple: isMustStaple(leaf.der),
			staple
		};
	});
}
function readStaple({ chain: [leaf], issuer, handshake: { staple } }, now) {
	if (!staple || !leaf) return null;
	const none = {
		thisUpdate: null,
		nextUpdate: null
	};
	if (!issuer) return {
		status: "unknown",
		reason: "no-issuer",
		...none
	};
	const answer = readOcspResponse(staple, {
		certificate: leaf,
		issuer,
		now
	});
	if (answer.status === "unknown") return {
		...answer,
		...none
	};
	const { status, thisUpdate, nextUpdate } = answer;
	return {
		status,
		reason: null,
		thisUpdate,
		nextUpdate
	};
}
// src/probes/tls/starttls.ts
function contextOver({ starttls, speaks }, context) {
	const spoken = starttls ?? (speaks && `${speaks}/tls`);
	if (!spoken) return context;
	const { net } = context;
	return {
		...context,
		net: {
			...net,
			hello: (to, bytes, until) => net.hello(to, withoutProtocols(bytes), until)
		},
		once: (key, work) => context.once(`${spoken} ${key}`, work)
	};
}
// src/checks/ssl/collect-oversized.ts
const reason$1 = "tls.oversized";
const untold = {
	offered: null,
	reason: reason$1
};
async function collectOversized(context, to) {
	const [placed, taken] = await Promise.all([attempt(() => context.net.addresses(to)), attempt(() => versions(context, to))]);
	const allowed = placed.ok ? placed.value.filter(({ isAllowed }) => isAllowed) : [];
	const [only] = allowed.length === 1 ? allowed : [];
	return {
		host: to.host,
		port: to.port,
		starttls: to.starttls ?? null,
		...to.speaks && { speaks: to.speaks },
		address: only?.address ?? "",
		observedAt: context.now().toISOString(),
		protocol: "unknown",
		cipher: "unknown",
		group: null,
		alpn: null,
		lenient: false,
		chain: [],
		chainTotal: 0,
		trust: {
			trusted: false,
			doubt: null,
			by: null,
			reasons: [{
				id: "oversized",
				enforced: true
			}],
			completedByAia: false,
			path: [],
			openssl: null
		},
		revocation: {
			status: "unknown",
			source: null,
			reason: "unreadable",
			revokedAt: null,
			revocationReason: null,
			intermediates: [],
			detour: false
		},
		versions: taken.ok ? taken.value : [],
		offers: {
			suites: [],
			dheBits: null,
			compression: untold,
			alpn: {
				chosen: null,
				reason: reason$1
			},
			groups: [],
			legacyCurve: {
				...untold,
				curve: null,
				bits: null
			},
			hellos: 0
		},
		issuance: null,
		hsts: null,
		http: {
			status: null,
			reason: reason$1
		}
	};
}
// src/checks/ssl/revocation/collect.ts
function revocationFacts({ leaf, intermediates, detour }, nameOf) {
	return {
		...toFacts(leaf),
		intermediates: intermediates.map(({ certificate, ...found }) => ({
			subject: nameOf(certificate.subject),
			sha256: certificate.sha256,
			...toFacts(found)
		})),
		detour: detour !== null
	};
}
function toFacts({ revokedAt, ...rest }) {
	return {
		...rest,
		revokedAt: revokedAt === null ? null : new Date(revokedAt).toISOString()
	};
}
// src/checks/ssl/offers/schema.ts
const told = {
	offered: boolean().nullable(),
	reason: string()
};
const suite = object({
	family: _enum([
		"null",
		"export",
		"anonymous",
		"des",
		"rc4",
		"3des",
		"ecdhe-aead",
		"ecdhe-cbc",
		"dhe",
		"static-rsa",
		"other"
	]),
	...told,
	version: string().nullable().meta({
		description: "The version in which it was seen",
		ko: "확인된 버전"
	}),
	suite: string().nullable().meta({
		description: "The suite that was chosen, as IANA names it",
		ko: "선택된 암호 스위트의 IANA 이름"
	})
});
const offers = object({
	suites: array(suite).readonly().meta({
		description: "Families of cipher suites up to TLS 1.2, in the versions that the server is seen to take, and the suites of TLS 1.3 that encrypt nothing or are rare; null where it could not be told, and why. Answers to raw ClientHellos: no library's own refusal is part of it",
		ko: "서버가 받아들이는 것으로 확인된 버전에서의 TLS 1.2 이하 암호 스위트 계열과, 암호화하지 않거나 드문 TLS 1.3 스위트. 알 수 없었으면 null과 그 이유. ClientHello에 대한 서버의 응답이며 라이브러리 자체의 거부는 포함되지 않습니다"
	}),
	dheBits: int().nullable().meta({
		description: "The size of the Diffie-Hellman field; null where there is none, or where it could not be told",
		ko: "디피-헬먼 소수의 비트 수. 없거나 알 수 없었으면 null"
	}),
	compression: object(told).meta({
		description: "Compression inside TLS (RFC 3749)",
		ko: "TLS 안의 압축(RFC 3749)"
	}),
	alpn: object({
		chosen: string().nullable(),
		reason: string()
	}).meta({
		description: "The protocol chosen of h2 and http/1.1, up to TLS 1.2, where that is not encrypted",
		ko: "암호화되지 않는 TLS 1.2 이하에서 h2와 http/1.1 가운데 선택된 프로토콜"
	}),
	groups: array(object({
		group: string(),
		...told
	})).readonly().meta({
		description: "Key exchange groups, of TLS 1.3 where it is offered; of the finite fields (ffdhe) the first that was taken",
		ko: "키 교환 그룹. TLS 1.3을 제공하면 그 그룹이며, 유한체(ffdhe)는 처음 받아들인 것만 적습니다"
	}),
	legacyCurve: object({
		...told,
		curve: string().nullable(),
		bits: int().nullable()
	}).meta({
		description: "A curve that TLS 1.3 left behind and the server takes up to TLS 1.2",
		ko: "TLS 1.3에서 제외되었지만 서버가 TLS 1.2 이하에서 받아들이는 곡선"
	}),
	hellos: int().meta({
		description: "How many ClientHellos were sent, each over a connection of its own",
		ko: "각각 별도의 연결로 보낸 ClientHello의 수"
	})
});
const count = int().nullable();
const time$2 = datetime().nullable();
const issuance = object({
	timestamps: object({
		embedded: count,
		handshake: count,
		stapled: count
	}).meta({
		description: "Signed certificate timestamps (RFC 6962) in the certificate, beside it up to TLS 1.2, and in the stapled response; null where that could not be seen",
		ko: "인증서 안, TLS 1.2 이하 핸드셰이크, 스테이플링된 응답에 있는 인증서 투명성 타임스탬프(RFC 6962)의 수. 볼 수 없었으면 null"
	}),
	mustStaple: boolean().nullable().meta({
		description: "Whether the certificate demands a stapled OCSP response (RFC 7633)",
		ko: "인증서가 스테이플링된 OCSP 응답을 요구하는지 여부(RFC 7633)"
	}),
	staple: object({
		status: _enum([
			"good",
			"revoked",
			"unknown"
		]),
		reason: string().nullable(),
		thisUpdate: time$2,
		nextUpdate: time$2
	}).nullable().meta({
		description: "The stapled OCSP response and how long it holds; null where there is none",
		ko: "스테이플링된 OCSP 응답과 그 유효 기간. 없으면 null"
	})
}).nullable().meta({
	description: "How the certificate is issued and served; null where there is none that can be read",
	ko: "인증서의 발급과 제공 방식. 읽을 수 있는 인증서가 없으면 null"
});
// src/checks/ssl/reach/schema.ts
const largeHello = object({
	tolerated: boolean().nullable(),
	reason: string()
}).meta({
	description: "Whether a ClientHello of more than one packet is answered; asked only where the first handshake failed (lenient)",
	ko: "한 패킷보다 큰 ClientHello에 응답하는지 여부. 첫 핸드셰이크가 실패했을 때만 묻습니다(lenient)"
});
const reach = object({
	browser: string().meta({
		description: "What became of the same handshake when it was tried again with nobody beside it",
		ko: "같은 핸드셰이크를 단독으로 다시 시도한 결과"
	}),
	signature: string().nullable().meta({
		description: "How the server signs where it refuses every signature that browsers offer",
		ko: "브라우저가 제안하는 서명을 모두 거부할 때 서버가 사용하는 서명"
	}),
	refusesHybrid: boolean().meta({
		description: "Whether only a client that does not offer the hybrid group gets through",
		ko: "하이브리드 그룹을 제안하지 않는 클라이언트만 연결되는지 여부"
	})
}).meta({
	description: "Asked only where the handshake of a browser failed (lenient), of sites",
	ko: "브라우저의 핸드셰이크가 실패한 사이트에서만 묻습니다(lenient)"
});
// src/checks/ssl/revocation/schema.ts
const codes = Object.keys(doubtWords).join(", ");
const time$1 = datetime();
const found = {
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
	]).nullable().meta({
		description: "Who said so",
		ko: "알려 준 곳"
	}),
	reason: string().nullable().meta({
		description: `Why it is not known, as source and doubt (crl.stale, ocsp.timeout.http), or why there is nothing to know (no-source, self-signed). Doubts and families of failures: ${codes}`,
		ko: `알 수 없는 이유(출처와 의문점, 예: crl.stale, ocsp.timeout.http) 또는 알아낼 것이 없는 이유(no-source, self-signed). 의문점과 실패의 종류: ${codes}`
	}),
	revokedAt: time$1.nullable(),
	revocationReason: string().nullable().meta({
		description: "As in RFC 5280 §5.3.1",
		ko: "RFC 5280 §5.3.1에 따른 이유"
	})
};
const revocation = object({
	...found,
	intermediates: array(object({
		subject: string(),
		sha256: string(),
		...found
	})).readonly().meta({
		description: "The intermediates of the validated path, the nearest to the leaf first, without the anchor",
		ko: "검증된 경로의 중간 인증서. 리프에 가까운 것부터이며 앵커는 제외합니다"
	}),
	detour: boolean().meta({
		description: "Whether an intermediate is revoked and another valid path avoids it, which is the one shown then",
		ko: "중간 인증서가 폐기되었지만 이를 피하는 다른 유효한 경로가 있는지 여부. 있으면 그 경로를 보여 줍니다"
	})
});
// src/checks/ssl/schema.ts
const defaultPort = 443;
const [usualPorts, otherPorts] = [starttlsPorts, implicitPorts].map((ports) => Object.entries(ports).map(([port, protocol]) => `${port} ${protocol}`).join(", "));
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
	}),
	starttls: _enum([
		...starttlsProtocols,
		"off",
		"https"
	]).optional().meta({
		description: `STARTTLS protocol: the protocol before TLS begins. off: TLS from the first byte; https: a website on any port. By default the port decides: ${usualPorts}. Ports with TLS from the first byte and without HTTP: ${otherPorts}`,
		ko: `STARTTLS 프로토콜: TLS를 시작하기 전에 쓰는 프로토콜입니다. 처음부터 TLS이면 off, 포트와 무관하게 웹사이트이면 https. 생략하면 포트에 따릅니다: ${usualPorts}. 처음부터 TLS이고 HTTP가 아닌 포트: ${otherPorts}`,
		examples: ["smtp"]
	}),
	all_ips: allIps()
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
function endpointOf({ host, port: given, starttls: asked }) {
	const port = given ?? host.port ?? defaultPort;
	const to = {
		host: host.host,
		port
	};
	const starttls = asked ?? starttlsPorts[port] ?? "off";
	if (starttls === "https") return to;
	if (starttls !== "off") return {
		...to,
		starttls
	};
	const speaks = starttlsPorts[port] ?? implicitPorts[port];
	return {
		...to,
		...speaks && { speaks }
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
		bits: int().nullable(),
		oddity: string().exactOptional()
	}).meta({
		description: "With the curve or exponent for which clients refuse a key whatever its size, where it has one",
		ko: "키의 종류와 크기. 크기와 무관하게 클라이언트가 거부하는 곡선이나 지수가 있으면 oddity에 적습니다"
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
		description: "Why it could not be told: the issuer that could not be fetched, or no URL where the handshake with it failed, or where only one that overlooks weak keys and hashes came about (lenient); else null",
		ko: "알 수 없었던 이유. 가져오지 못한 발급자이며, 핸드셰이크가 실패했거나 약한 키와 해시를 검사하지 않는 핸드셰이크만 성공했으면(lenient) url이 없습니다. 알 수 있었으면 null"
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
const one = object({
	host: string(),
	port: int(),
	starttls: _enum(starttlsProtocols).nullable().meta({
		description: "What was spoken until TLS began; null where it was TLS at once",
		ko: "TLS를 시작하기 전에 쓴 프로토콜. 처음부터 TLS였으면 null"
	}),
	speaks: _enum(starttlsProtocols).exactOptional().meta({
		description: "What is spoken over TLS that began at once, where it is no HTTP; absent otherwise",
		ko: "처음부터 TLS이면서 HTTP가 아닐 때 TLS 위에서 쓰는 프로토콜. 그 밖에는 없습니다"
	}),
	injected: boolean().exactOptional().meta({
		description: "Whether plain text came between the go-ahead and TLS on any connection; absent where it was TLS at once",
		ko: "어느 연결에서든 TLS 시작 응답과 TLS 사이에 평문이 끼어들었는지 여부. 처음부터 TLS였으면 없습니다"
	}),
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
	largeHello: largeHello.exactOptional(),
	reach: reach.exactOptional(),
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
	offers: offers.meta({
		description: "What else the server offers, by its answers to raw ClientHellos",
		ko: "ClientHello에 대한 응답으로 확인한 그 밖의 제공 항목"
	}),
	issuance,
	hsts: object({
		value: string(),
		maxAge: number().nullable(),
		includeSubDomains: boolean(),
		preload: boolean()
	}).nullable().meta({
		description: "The first field as sent; null where there was none, no reply (see http), or nothing asked because no HTTP is spoken there. A maxAge of null marks an invalid field",
		ko: "처음 나온 필드의 값. 필드나 응답(http 참고)이 없거나 HTTP 서버가 아니어서 묻지 않았으면 null. maxAge가 null이면 잘못된 필드입니다"
	}),
	http: object({
		status: int().nullable(),
		reason: string().nullable()
	}).meta({
		description: "The reply that HSTS was looked for in, and why it is not the site's own; no status where there was none, and neither where no HTTP is spoken",
		ko: "HSTS를 찾아본 응답, 그리고 사이트 자체의 응답이 아니라면 그 이유. 응답이 없었으면 status가 null, HTTP 서버가 아니면 둘 다 null"
	})
});
const raw = one.extend({ addresses: surroundingsOf(one).exactOptional().meta({
	description: "What was seen at the other addresses of the host; absent unless all_ips asked for them",
	ko: "호스트의 다른 주소에서 본 것. all_ips로 요청하지 않았으면 없습니다"
}) });
// src/checks/ssl/collect.ts
const mostCertificates = 16;
const mostNames = 100;
const longestText = 256;
async function collect(input, context) {
	try {
		return await look(input, context);
	} catch (failed) {
		if (failed instanceof Failure && failed.facts.id === "tls.oversized") return collectOversized(context, endpointOf(input));
		const error = await withClientCertificate(failed, endpointOf(input), context);
		throw input.starttls === "https" ? error : await withGreeting(error, endpointOf(input), context);
	}
}
async function look(input, whole) {
	const to = endpointOf(input);
	const watch = watchInjection(contextOver(to, whole));
	const { context } = watch;
	if (to.starttls) await context.net.tls(to);
	const probing = versions(context, to);
	probing.catch(() => {});
	const asking = offers$1(context, to);
	asking.catch(() => {});
	const handshake = await context.net.tls(to);
	const [reply, served, revoked, offered, beside, issued] = await Promise.all([
		isSite(to) ? attempt(() => visit(context, httpsOrigin(to))) : null,
		certificate$1(context, to),
		revocations(context, to),
		probing,
		asking,
		issuance$1(context, to)
	]);
	if (reply && !reply.ok && demandsWho.has(reply.failure.id)) throw new Failure(reply.failure);
	const hindrance = handshake.lenient ? await hindranceOf(context, to, handshake) : {};
	const { address, protocol, cipher, group, alpn, lenient, chain } = handshake;
	return {
		host: to.host,
		port: to.port,
		starttls: to.starttls ?? null,
		...to.speaks && { speaks: to.speaks },
		...to.starttls && { injected: watch.isInjected() },
		address,
		observedAt: context.now().toISOString(),
		protocol,
		cipher,
		group,
		alpn,
		lenient,
		...hindrance,
		chain: served.chain.slice(0, mostCertificates).map(describe),
		chainTotal: chain.length,
		trust: toTrust({
			...served.trust,
			path: revoked.detour ?? served.trust.path
		}),
		revocation: revocationFacts(revoked, personalName),
		versions: offered,
		offers: offersOf(beside, to),
		issuance: issued && toIssuance(issued),
		hsts: reply?.ok ? hstsOf(reply.value) : null,
		http: httpOf(reply)
	};
}
const demandsWho = new Set(["tls.client-certificate", "tls.client-certificate-refused"]);
async function hindranceOf(context, to, handshake) {
	if (isSite(to)) return reachOf(context, to, handshake);
	return { largeHello: await bearsLargeHello(context, to, {
		classic: handshake,
		usual: null
	}) };
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
function offersOf(seen, to) {
	const { suites, dheBits, compression, alpn, groups, legacyCurve, hellos } = seen;
	const chosen = alpn.chosen === null ? null : printable(alpn.chosen, longestText);
	return {
		suites,
		dheBits,
		compression,
		alpn: isSite(to) ? {
			...alpn,
			chosen
		} : {
			chosen: null,
			reason: "not-asked"
		},
		groups,
		legacyCurve,
		hellos
	};
}
function toIssuance({ staple, ...issued }) {
	if (!staple) return {
		...issued,
		staple
	};
	return {
		...issued,
		staple: {
			...staple,
			thisUpdate: isoOf(staple.thisUpdate),
			nextUpdate: isoOf(staple.nextUpdate)
		}
	};
}
function isoOf(time) {
	return time === null ? null : new Date(time).toISOString();
}
function httpOf(reply) {
	if (!reply) return {
		status: null,
		reason: null
	};
	return reply.ok ? repliedBy(reply.value) : {
		status: null,
		reason: reply.failure.reason
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
// src/checks/ssl/addresses/collect.ts
async function collectEvery(input, context) {
	const main = collect(input, context);
	if (!input.all_ips) return main;
	const to = endpointOf(input);
	const answered = attempt(() => context.net.tls(to)).then((got) => got.ok ? got.value.address : null);
	const seen = await everyAddress(context, to, {
		main,
		answered,
		look: (at) => collect(input, at)
	});
	return {
		...seen.main,
		addresses: seen.around
	};
}
// src/checks/ssl/effects.ts
const untrusted = {
	part: "trust",
	cap: "untrusted"
};
const hsts = { part: "hsts" };
const worthless = { cap: "worthless-suites" };
const open = { isOpen: true };
// src/checks/ssl/grading.ts
const grading = {
	version: gradeVersion,
	ladder,
	weights,
	ceilings,
	effects: effectsOf({
		"no-certificate": {
			part: "certificate",
			cap: "no-certificate"
		},
		oversized: {
			part: "certificate",
			cap: "oversized"
		},
		unreadable: {
			part: "certificate",
			cap: "unreadable"
		},
		expired: {
			part: "certificate",
			cap: "expired"
		},
		"not-yet-valid": {
			part: "certificate",
			cap: "not-yet-valid"
		},
		"wrong-name": {
			part: "certificate",
			cap: "wrong-name"
		},
		"address-as-name": {
			part: "certificate",
			cap: "wrong-name"
		},
		"no-san": {
			part: "certificate",
			cap: "no-san"
		},
		"weak-key": {
			part: "certificate",
			cap: "weak-key"
		},
		"weak-signature": {
			part: "certificate",
			cap: "weak-signature"
		},
		"wrong-purpose": {
			part: "certificate",
			cap: "wrong-purpose"
		},
		"wrong-key-usage": {
			part: "certificate",
			cap: "wrong-key-usage"
		},
		revoked: {
			part: "certificate",
			cap: "revoked"
		},
		"expires-very-soon": {
			part: "certificate",
			cap: "expires-soon"
		},
		"expires-soon": {
			part: "certificate",
			cap: "expires-soon"
		},
		"wildcard-too-broad": { part: "certificate" },
		"lifetime-too-long": { part: "certificate" },
		"no-timestamps": {
			part: "certificate",
			cap: "no-timestamps"
		},
		"must-staple": {
			part: "certificate",
			cap: "must-staple"
		},
		"self-signed": untrusted,
		untrusted,
		"bad-signature": untrusted,
		"foreign-signature": untrusted,
		"intermediate-expired": untrusted,
		"intermediate-not-yet-valid": untrusted,
		"not-an-authority": untrusted,
		"intermediate-purpose": untrusted,
		"intermediate-weak-key": untrusted,
		"path-length": untrusted,
		"name-constraints": untrusted,
		"critical-extension": untrusted,
		"constraints-excessive": untrusted,
		"duplicate-extension": untrusted,
		"spelled-curve": untrusted,
		policies: untrusted,
		refused: untrusted,
		"issuer-unfetched": open,
		"trust-unconfirmed": open,
		"trust-unchecked": open,
		"intermediate-revoked-unclear": open,
		"incomplete-chain": {
			part: "trust",
			cap: "incomplete-chain"
		},
		"authority-as-server": { cap: "firefox-refused" },
		"long-chain": { cap: "firefox-refused" },
		"names-spelled-apart": { cap: "firefox-refused" },
		"large-certificate": { cap: "firefox-refused" },
		"feature-unreadable": { cap: "firefox-refused" },
		"access-empty": { cap: "chromium-refused" },
		"names-not-ascii": { cap: "chromium-refused" },
		"constraints-empty": { cap: "chromium-refused" },
		"wrong-order": { part: "trust" },
		"unrelated-certificate": { part: "trust" },
		"duplicate-certificate": { part: "trust" },
		"intermediate-expires-early": { part: "trust" },
		"intermediate-revoked": {
			part: "trust",
			cap: "intermediate-revoked"
		},
		"obsolete-only": {
			part: "version",
			cap: "obsolete-only"
		},
		ssl3: {
			part: "version",
			cap: "ssl3"
		},
		tls10: {
			part: "version",
			cap: "old-versions"
		},
		tls11: {
			part: "version",
			cap: "old-versions"
		},
		"no-tls13": {
			part: "version",
			cap: "no-tls13"
		},
		"beyond-reach": { cap: "beyond-reach" },
		"beyond-reach-key": { cap: "beyond-reach" },
		"beyond-reach-signature": { cap: "beyond-reach" },
		"hello-refused": { cap: "beyond-reach" },
		"hybrid-refused": { cap: "beyond-reach" },
		"handshake-unexplained": { cap: "browser-refused" },
		"outdated-handshake": { cap: "browser-refused" },
		"version-unknown": { cap: "unseen" },
		"suites-unknown": { cap: "unseen" },
		"hsts-missing": hsts,
		"hsts-invalid": hsts,
		"hsts-off": hsts,
		"hsts-short": hsts,
		"hsts-under-a-year": hsts,
		"hsts-without-subdomains": hsts,
		"suite-null": worthless,
		"suite-export": worthless,
		"suite-anonymous": worthless,
		"suite-des": worthless,
		"suite-rc4": { cap: "old-suites" },
		"suite-3des": { cap: "old-suites" },
		"no-modern-suite": { cap: "no-modern-suite" },
		"broken-dhe": { cap: "broken-dhe" },
		"weak-dhe": { cap: "weak-dhe" },
		compression: { cap: "compression" },
		"starttls-injected": { cap: "injected" }
	}),
	points: {
		certificate: [
			["valid now, for this host, not revoked, with a key and hashes that hold", "100"],
			["expired, not yet valid, for another host, without names, for another purpose, revoked, RSA below 2048 bits or with an exponent that is even, 1 or above 2^33, EC below 256 or on a curve that browsers do not have, DSA, signed with MD5, SHA-1 or another hash that clients refuse", "0"],
			["less than 30 days left, or a third of a shorter lifetime", "90"],
			["less than 7 days left, or a tenth of a shorter lifetime", "70"],
			["a wildcard for a whole public suffix, such as *.co.uk", "−100"],
			["public, and issued for longer than the CA/Browser Forum allowed on that day", "−20"],
			["public, without any timestamp (SCT), where all three places for them were seen", "−25"],
			["demands a stapled OCSP response (must-staple) and comes without one that holds", "−20"]
		],
		version: [
			["TLS 1.3", "100"],
			["TLS 1.2 without 1.3", "80"],
			["TLS 1.1 too", "−40"],
			["TLS 1.0 too, with or without 1.1", "−50"],
			["SSLv3 too", "10"],
			["nothing better than TLS 1.1", "0"],
			["no old version seen, and of TLS 1.0, TLS 1.1 or a suite that is a ceiling it could not be told whether it is offered", "left out, with its weight, and no A+; of SSL 3.0 alone: no A+"],
			["a browser did not get through in the first handshake: what keeps it out is an F where it is proven, and a ceiling of B where it is not", "0"],
			["cipher suites, Diffie-Hellman and compression give or take no points: they are ceilings alone", "0"]
		],
		trust: [
			["a path to a root of Mozilla's or to an authority you gave, from what was served", "100"],
			["a certificate served twice", "90"],
			["wrong order, or a certificate that belongs to no path", "80"],
			["an intermediate that expires before the leaf, or within 30 days", "−20"],
			["incomplete; the rest was found where the certificate says (AIA)", "30"],
			["self-signed, an unknown authority, a path that breaks a rule which clients enforce", "0"],
			["an intermediate that is revoked, where no other path avoids it", "0"],
			["an issuer that was not served and could not be fetched, or could not be confirmed", "no letter but an F"]
		],
		hsts: [
			...strengthRows,
			["absent, invalid (RFC 6797 grammar), max-age of 0, or a certificate that browsers refuse", "0"],
			["no HTTP is spoken there: STARTTLS, and the ports of mail and files where TLS begins at once", "left out, with its weight"]
		]
	}
};
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
		const { host, port, starttls, speaks } = endpointOf(query);
		if (port === 443 && !starttls) return targetOfHost(host);
		const usual = endpointOf({
			...query,
			starttls: void 0
		});
		const spoken = starttls === usual.starttls && speaks === usual.speaks ? void 0 : starttls ?? (speaks ? "off" : "https");
		return targetOfHost(host, port, spoken);
	},
	question: (query) => ({
		...endpointOf(query),
		...allIpsOf(query)
	}),
	standsAlone: (query, target) => {
		const to = endpointOf(query);
		return isSite(to) && target.name === `${httpsOrigin(to)}/`;
	},
	collect: collectEvery,
	judge: judgeEvery,
	fits: (seen, query) => {
		const { host, port, starttls = null, speaks } = endpointOf(query);
		return seen.host === host && seen.port === port && seen.starttls === starttls && seen.speaks === speaks && fitsAllIps(query.all_ips, seen.addresses !== void 0);
	},
	observe: ({ chain }) => chain.slice(0, 1).map(({ issuer }) => ({
		kind: "ssl:issuer",
		value: issuer
	}))
});
export { day as a, starttlsNames as c, countOfDays as i, ssl_exports as n, wholeDays as o, judge as r, ladder as s, ssl as t };
