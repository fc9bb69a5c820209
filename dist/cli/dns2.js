import { o as __toESM } from "./rolldown-runtime.js";
import { Ao as lowerCased, Ba as classes, Bo as readBytes, Ca as dataText, Do as isWithin, Fo as root, Fs as _enum, Go as DnsError, Ha as rcodes, Ho as readPart, Io as upwards, Mi as ranked, Mo as outermost, No as parentOf, Oo as keyOf, Qo as defineCheck, Qs as object, Ro as cursorOf, Rs as array, So as parseName, To as isSameName, Ua as typeText, Va as rcodeText, Wa as types, Wo as readShort, Ws as int, Xo as targetOfHost, Yo as attempt, Zs as number, ar as listTotal, co as isMapped, cs as defineProblems, er as withoutWww, ir as descriptions, jo as nameOf, ko as labelsOf, ks as datetime, lo as reach, ls as finder, nc as strictObject, nr as concludeGrade, rc as string, ss as require_ipaddr, tr as durationText, wi as valuesText, wo as countLabels, xo as nameText, zo as readByte, zs as boolean } from "./gate.js";
import { t as outOfTime } from "./dns.js";
import { l as recordsOf, s as meantTarget, u as setsOf } from "./answer.js";
import { n as extendedErrors, t as ask } from "./lookup.js";
import { a as signatureFacts, c as aliasIn, d as zoneAbove, f as zoneOf, i as securityOf, l as consistently, o as delegationDigest, r as securityIn, s as matchDelegation, t as blamedBy, u as viewPast } from "./served.js";
import { n as domainsOf } from "./delegated-domain.js";
import { i as nameServersOf, n as askAuthority, r as nameServer, t as addressesIn } from "./name-servers.js";
import { _t as Failure, dt as printable, ht as nearest, mt as distance, xt as fill, yt as failure } from "./start.js";
import { i as chooseDmarc, n as dmarcNameOf, r as below } from "./policy.js";
import { C as keyTag, E as ownerHash, S as isZoneKey, T as hashedName, _ as verifySet, g as unchecked$2, p as isOurs, t as doubtfulReasonIn, v as isSerialBefore, w as proveDenial, x as isRevoked } from "./doubtful.js";
import { M as ground, c as effectivePolicy, d as mxProblems, f as dmarcProblems, g as spfRaw, i as judgeMx, k as observeWildcard, l as spfProblems, n as mxRaw, p as observeSpf, r as judgeSpf, s as judgeDmarc, v as observeMx, x as dmarcSchema, y as observeDmarc } from "./schema.js";
import { t as plainText } from "./plain-text.js";
import { t as textsOf } from "./texts.js";
import { t as isPublicAddress } from "./public-address.js";
import { i as caaFaults, r as authorizedAuthorities, t as caaIdentifiers } from "./caa-identifiers.js";
import { u as termNames, v as chooseSpf } from "./evaluate.js";
import { t as translatedAmong } from "./translation.js";
import { i as isForNetwork, t as writeMessage } from "./write-message.js";
import { t as resolverWords } from "./resolver-words.js";
import { t as dnsOperatorOf } from "./dns-operators.js";
import { t as domainTarget } from "./domain.js";
import { isIP, isIPv4, isIPv6 } from "node:net";
// src/probes/dns/undetermined.ts
async function undeterminedReason(context, name, { host, reason }) {
	const told = await ask(context, name, types.A);
	const facts = "failure" in told ? told.failure : null;
	if (facts?.params["servers"] !== void 0) return new Failure({
		...facts,
		params: {
			...facts.params,
			host
		}
	});
	return reason === "TIMEOUT" || reason === "timeout.run" ? failure("timeout.dns", { host }) : failure("dns.failed", {
		host,
		detail: reason
	});
}
// src/checks/dns/zone/schema-listing.ts
const listedTypes = [
	"A",
	"AAAA",
	"CNAME",
	"MX",
	"TXT",
	"NS",
	"SOA",
	"CAA",
	"DS",
	"DNSKEY",
	"HTTPS",
	"SVCB",
	"SRV",
	"NAPTR"
];
const listing = object({
	state: _enum([
		"found",
		"absent",
		"nxdomain",
		"unknown"
	]).meta({
		description: "absent: the name exists but has none; nxdomain: the name does not exist; unknown: we could not find out",
		ko: "absent: 이름은 있으나 이 레코드가 없음. nxdomain: 이름이 없음. unknown: 알 수 없음"
	}),
	reason: string().nullable().meta({
		description: "Why the state is unknown",
		ko: "알 수 없었던 이유"
	}),
	ttl: int().nullable().meta({
		description: "TTL in seconds: from a name server of the zone if one was queried, otherwise the remaining TTL at the resolver",
		ko: "TTL(초). 존의 네임서버에 질의했으면 그 값, 아니면 리졸버에 남은 값"
	}),
	isAuthoritative: boolean().meta({
		description: "Whether the TTL comes from a name server of the zone",
		ko: "TTL이 존에서 정한 값인지 여부"
	}),
	aliases: array(string()).readonly().meta({
		description: "The targets of the CNAME chain, in order",
		ko: "CNAME 체인의 대상, 순서대로"
	}),
	values: array(string()).readonly().meta({
		description: `The record data in dig format; at most 64`,
		ko: `dig에서 출력하는 형식의 레코드 값. 최대 64개`
	}),
	total: int().meta({
		description: "Number of records",
		ko: "레코드의 수"
	}),
	broken: int().meta({
		description: "Number of records whose data does not match their type; they are left out",
		ko: "형식에 맞지 않아 뺀 레코드의 수"
	})
});
const listings = object({
	A: listing.meta({
		description: "IPv4 addresses (RFC 1035 §3.4.1)",
		ko: "IPv4 주소(RFC 1035 §3.4.1)"
	}),
	AAAA: listing.meta({
		description: "IPv6 addresses (RFC 3596)",
		ko: "IPv6 주소(RFC 3596)"
	}),
	CNAME: listing.meta({
		description: "Alias of the name (RFC 1035 §3.3.1)",
		ko: "이름의 별칭(RFC 1035 §3.3.1)"
	}),
	MX: listing.meta({
		description: "Mail servers (RFC 5321 §5)",
		ko: "메일 서버(RFC 5321 §5)"
	}),
	TXT: listing.meta({
		description: "Texts, such as SPF records (RFC 1035 §3.3.14)",
		ko: "SPF 레코드 등의 텍스트(RFC 1035 §3.3.14)"
	}),
	NS: listing.meta({
		description: "Name servers (RFC 1035 §3.3.11)",
		ko: "네임서버(RFC 1035 §3.3.11)"
	}),
	SOA: listing.meta({
		description: "Start of authority (RFC 1035 §3.3.13)",
		ko: "존의 권한 시작(RFC 1035 §3.3.13)"
	}),
	CAA: listing.meta({
		description: "CAs that may issue certificates (RFC 8659)",
		ko: "인증서를 발급할 수 있는 인증 기관(RFC 8659)"
	}),
	DS: listing.meta({
		description: "Digests of the zone's keys, in the parent zone (RFC 4034 §5)",
		ko: "상위 존에 있는 존 키의 다이제스트(RFC 4034 §5)"
	}),
	DNSKEY: listing.meta({
		description: "Public keys of the zone (RFC 4034 §2)",
		ko: "존의 공개 키(RFC 4034 §2)"
	}),
	HTTPS: listing.meta({
		description: "Service parameters for https (RFC 9460 §9)",
		ko: "https 서비스 파라미터(RFC 9460 §9)"
	}),
	SVCB: listing.meta({
		description: "Service parameters for other protocols (RFC 9460)",
		ko: "다른 프로토콜의 서비스 파라미터(RFC 9460)"
	}),
	SRV: listing.meta({
		description: "Hosts and ports of a service (RFC 2782)",
		ko: "서비스의 호스트와 포트(RFC 2782)"
	}),
	NAPTR: listing.meta({
		description: "Rules that lead from a name to a service (RFC 3403)",
		ko: "이름에서 서비스로 이어지는 규칙(RFC 3403)"
	})
});
// src/checks/dns/security/zone-facts.ts
const mostKeys$1 = 32;
async function denialOf(context, zone) {
	const { answer } = await ask(context, zone, types.NSEC3PARAM, unchecked$2);
	const [parameters] = answer.kind === "found" ? recordsOf("NSEC3PARAM", answer.records) : [];
	return parameters ? {
		iterations: parameters.data.iterations,
		saltOctets: parameters.data.salt.length
	} : null;
}
async function changeOf(context, zone) {
	const [digests, keys, own] = await Promise.all([
		ask(context, zone, types.CDS, unchecked$2),
		ask(context, zone, types.CDNSKEY, unchecked$2),
		ask(context, zone, types.DNSKEY, unchecked$2)
	]);
	const cds = found("CDS", digests).map(({ data }) => data);
	const cdnskey = found("CDNSKEY", keys).map(({ data }) => data);
	if (cds.length === 0 && cdnskey.length === 0) return null;
	const present = found("DNSKEY", own).map(({ data }) => data);
	const isRemoval = [...cds, ...cdnskey].some(({ algorithm }) => algorithm === 0);
	const wanted = cds.filter(({ algorithm }) => algorithm !== 0);
	const named = cdnskey.filter(({ algorithm }) => algorithm !== 0);
	const unknown = wanted.filter((each) => !present.some((key) => isDigestOf(zone, each, key)));
	const missing = named.filter((each) => !present.some((key) => isSameKey(each, key)));
	const isConsistent = !(cds.length > 0 && cdnskey.length > 0) || sameTags(wanted.map((each) => each.keyTag), named.map((each) => keyTag(asKey(each))));
	const security = await securityIn(context, cds.length > 0 ? digests : keys, zone, cds.length > 0 ? types.CDS : types.CDNSKEY);
	return {
		keyTags: sorted([...wanted.map((each) => each.keyTag), ...named.map((each) => keyTag(asKey(each)))]),
		unknownTags: own.answer.kind === "unknown" ? [] : sorted([...unknown.map((each) => each.keyTag), ...missing.map((each) => keyTag(asKey(each)))]),
		isRemoval,
		isConsistent,
		state: security.state
	};
}
function found(kind, { answer }) {
	return answer.kind === "found" ? recordsOf(kind, answer.records).slice(0, mostKeys$1) : [];
}
function asKey(data) {
	return {
		...data,
		type: "DNSKEY"
	};
}
function isDigestOf(zone, { keyTag: tag, digestType, digest }, key) {
	const own = delegationDigest(zone, key, digestType);
	return keyTag(key) === tag && (own === null || own.equals(digest));
}
function isSameKey(one, other) {
	return one.algorithm === other.algorithm && one.flags === other.flags && one.publicKey.equals(other.publicKey);
}
function sorted(tags) {
	return [...new Set(tags)].toSorted((one, other) => one - other);
}
function sameTags(one, other) {
	return sorted(one).join(" ") === sorted(other).join(" ");
}
// src/checks/dns/security/collect.ts
const mostLinks = 24;
async function securityFor(context, name, zone) {
	const facts = Promise.all([denialOf(context, zone), changeOf(context, zone)]);
	const dmarc = dmarcSetsOf(context, name);
	const [own, ...sets] = await Promise.all([
		securityOf(context, zone, types.SOA),
		securityOf(context, name, types.A),
		...listedTypes.filter((type) => type !== "A").map((type) => verify(context, name, types[type]))
	]);
	const [denial, change] = await facts;
	const link = own.state === "bogus" && own.links.find((each) => isZone(each, zone) && each.state === "secure");
	const parts = [...link ? own.sets : [], ...sets.flatMap((each) => each.sets)];
	const links = [own, ...sets].flatMap((each) => each.links);
	return {
		state: link ? link.state : own.state,
		reason: link ? link.reason : own.reason,
		zone: spelt(own.zone),
		chainOfTrust: links.filter(isFirst((each) => each.zone)).slice(0, mostLinks).map(seenLink),
		rrsets: parts.filter(isFirst((each) => `${each.name} ${each.type}`)).map(seenSet),
		dmarc: await dmarc,
		denial,
		childDs: change,
		resolverValidation: seenOpinion(own),
		isRemembered: false
	};
}
async function dmarcSetsOf(context, name) {
	const at = dmarcNameOf(name);
	const { sets } = at ? await verify(context, at, types.TXT) : { sets: [] };
	return sets.filter(({ holds }) => holds === "records" || holds === "alias").map(seenSet);
}
function isZone({ zone: text }, zone) {
	return spelt(text) === spelt(nameText(zone));
}
async function verify(context, name, type) {
	const told = await ask(context, name, type, {
		isCheckingDisabled: true,
		isDnssecOk: true
	});
	return securityIn(context, told, name, type);
}
function isFirst(keyOf) {
	return (each, index, all) => all.findIndex((other) => keyOf(other) === keyOf(each)) === index;
}
function seenLink({ zone, state, reason, delegations, keys, signatures }) {
	return {
		zone: spelt(zone),
		state,
		reason,
		delegations,
		keys,
		signatures
	};
}
function seenSet({ name, type, holds, state, reason, zone, algorithm, inception, expires, wildcard }) {
	return {
		name: spelt(name),
		type,
		answer: holds,
		state,
		reason,
		zone: spelt(zone),
		algorithm,
		inception,
		expires,
		wildcard: wildcard && spelt(wildcard)
	};
}
function seenOpinion({ opinion, agrees }) {
	const { server, rcode, extended, withoutChecking, verdict, reason } = opinion;
	return {
		server,
		rcode,
		extended,
		cdRcode: withoutChecking,
		verdict,
		reason,
		agrees
	};
}
function spelt(name) {
	return name === "." ? name : name.replace(/\.$/, "").toLowerCase();
}
// src/checks/dns/security/signers.ts
async function securityBySigners(context, { name, zone }, keySets, seen) {
	const known = (await Promise.all(keySets.map(async ({ servers }) => {
		const view = await viewPast(context, zone, servers.map(addressIn));
		return view && securityFor(view, name, zone);
	}))).filter((each) => each !== null);
	const [best] = known.toSorted((one, other) => ranks[one.state] - ranks[other.state]);
	if (!best || !seen) return best ?? null;
	const alike = known.filter(({ state }) => state === best.state);
	const dmarc = alike.find((each) => each.dmarc.some(({ state }) => state === "bogus")) ?? best;
	const agrees = seen.state === best.state && keySets.every(isComplete) ? seen.resolverValidation.agrees : null;
	return {
		...best,
		dmarc: dmarc.dmarc,
		denial: worst(alike.map(({ denial }) => denial)),
		childDs: fewest(alike.map(({ childDs }) => childDs)),
		resolverValidation: {
			...seen.resolverValidation,
			agrees
		}
	};
}
const ranks = {
	secure: 0,
	island: 1,
	insecure: 2,
	bogus: 3,
	indeterminate: 4
};
function isComplete({ missingKeys }) {
	return missingKeys.length === 0;
}
function fewest(requests) {
	return requests.filter((each) => each !== null).toSorted((one, other) => one.keyTags.length - other.keyTags.length)[0] ?? null;
}
function worst(denials) {
	return denials.filter((each) => each !== null).toSorted((one, other) => other.iterations - one.iterations || other.saltOctets - one.saltOctets)[0] ?? null;
}
function addressIn(server) {
	return server.split(" ").at(-1) ?? server;
}
// src/probes/dns/alias-chain.ts
const mostAliases$1 = 10;
async function aliasChain(context, name) {
	const targets = [];
	const seen = new Set();
	for (let at = name;;) {
		seen.add(keyOf(at));
		const told = await ask(context, at, types.CNAME, { isCheckingDisabled: true });
		const { answer } = told;
		if (answer.kind === "unknown") return {
			targets,
			end: "unknown",
			reason: answer.reason
		};
		if (answer.kind === "nxdomain" && isSameName(answer.name, at)) {
			const reason = await doubtfulReasonIn(told);
			return {
				targets,
				end: reason === null ? "missing" : "unknown",
				reason
			};
		}
		const [alias] = answer.kind === "found" ? recordsOf("CNAME", answer.records) : [];
		if (!alias) return {
			targets,
			end: "end",
			reason: null
		};
		targets.push(alias.data.name);
		if (seen.has(keyOf(alias.data.name))) return {
			targets,
			end: "loop",
			reason: null
		};
		if (targets.length > mostAliases$1) return {
			targets,
			end: "long",
			reason: null
		};
		at = alias.data.name;
	}
}
// src/data/verification-tokens.ts
const others$2 = /^(?:ms=(?:ms\d|[0-9a-f]{8})|d365mktkey=|docusign=|apple-domain=|adobe-idp-site-|adobe-sign-|dropbox-|mgverify|status-page-domain-|stripe-|zoho-|webexdomain|cisco-ci-|onetrust-|miro-|notion-|airtable-|brevo-code:|mandrill_|sendinblue-code:|h1-domain-|asv=|_globalsign-domain|detectify|pardot)/i;
const proving = /^[a-z0-9_.-]{0,60}(?:verif|validat|challenge|ownership)[a-z0-9_.-]{0,60}\s?[=:]/i;
function isVerificationToken(text) {
	const beginning = text.slice(0, 140);
	return proving.test(beginning) || others$2.test(beginning);
}
// src/checks/dns/records/schema-texts.ts
const longestText$1 = 1024;
const reason$2 = string().nullable().meta({
	description: "Why the state is unknown; otherwise null",
	ko: "알 수 없었던 이유. 알 수 있었으면 null"
});
const caa = object({
	state: _enum([
		"found",
		"absent",
		"unknown"
	]).meta(descriptions.presence),
	reason: reason$2,
	at: string().nullable().meta({
		description: "The name whose records apply, possibly a parent name; if unknown, the name that failed",
		ko: "적용되는 레코드가 있는 이름(상위 이름일 수 있음). 알 수 없었으면 그 이름"
	}),
	records: array(object({
		tag: string().meta({
			description: "Property tag, such as issue or issuewild (RFC 8659 §4.1)",
			ko: "속성 태그(예: issue, issuewild, RFC 8659 §4.1)"
		}),
		isCritical: boolean().meta({
			description: "Whether the issuer critical flag is set (RFC 8659 §4.1)",
			ko: "issuer critical 플래그가 있는지 여부(RFC 8659 §4.1)"
		}),
		value: string().meta({
			description: "Property value, as published",
			ko: "게시된 그대로의 속성 값"
		}),
		faults: array(_enum(caaFaults)).readonly().meta({
			description: "Syntax errors of the record; empty if it is valid",
			ko: "레코드의 구문 오류. 유효하면 비어 있음"
		})
	})).readonly().meta({
		description: "CAA records that apply to the name (RFC 8659 §3)",
		ko: "이름에 적용되는 CAA 레코드(RFC 8659 §3)"
	}),
	total: int().meta(listTotal("records"))
});
// src/checks/dns/records/collect-texts.ts
const mostTold$2 = 16;
const octetsAround = {
	header: 12,
	question: 4,
	edns: 11,
	record: 12
};
function stateOf$2(answer) {
	if (answer.kind === "unknown") return {
		state: "unknown",
		reason: answer.reason
	};
	return {
		state: answer.kind === "found" ? "found" : "absent",
		reason: null
	};
}
function told(text) {
	return printable(text, longestText$1);
}
function textsRaw(name, { answer, texts }) {
	const records = answer.kind === "found" ? recordsOf("TXT", answer.records) : [];
	const { header, question, edns, record } = octetsAround;
	const data = records.flatMap((each) => each.data.strings).reduce((sum, { length }) => sum + length + 1, 0);
	const seen = new Set();
	const repeated = texts.filter((text) => seen.size === seen.add(text).size);
	return {
		...stateOf$2(answer),
		total: records.length,
		octets: header + question + name.wire.length + edns + records.length * record + data,
		repeated: [...new Set(repeated)].slice(0, mostTold$2).map(told),
		tokens: texts.filter(isVerificationToken).length
	};
}
async function caaOf(context, name) {
	const found = await authorizedAuthorities(context, name);
	const records = found.kind === "found" ? found.records : [];
	return {
		raw: {
			state: found.kind,
			reason: found.kind === "unknown" ? found.reason : null,
			at: found.kind === "absent" ? null : plainText(found.at),
			records: records.slice(0, 32).map(({ tag, isCritical, value, faults }) => ({
				tag,
				isCritical,
				value: printable(value, 300),
				faults
			})),
			total: records.length
		},
		records
	};
}
// src/checks/dns/records/collect-names.ts
const mostAddresses$2 = 32;
async function addressesOf$2(context, name) {
	const [four, six] = await Promise.all([ask(context, name, types.A), ask(context, name, types.AAAA)]);
	const all = [...addressesIn(four), ...addressesIn(six)];
	const judged = all.slice(0, mostAddresses$2).map(async (address) => {
		return {
			address,
			isPublic: await isPublicAddress(context, address)
		};
	});
	return {
		hasA: stateOf$2(four.answer).state,
		hasAaaa: stateOf$2(six.answer).state,
		list: await Promise.all(judged),
		total: all.length
	};
}
const others$1 = [
	types.SOA,
	types.NS,
	types.MX,
	types.TXT,
	types.A,
	types.AAAA
];
async function aliasesOf(context, name, zone) {
	const { targets, end, reason } = await aliasChain(context, name);
	const beside = targets.length > 0 ? await besideAlias(context, name, zone) : [];
	return {
		raw: {
			targets: targets.map(plainText),
			outcome: end,
			reason,
			conflictingTypes: beside
		},
		targets
	};
}
async function besideAlias(context, name, zone) {
	const { servers } = zone ? await nameServersOf(context, zone) : { servers: [] };
	const addresses = servers.flatMap((server) => server.addresses).slice(0, 2);
	return (await Promise.all(Object.entries(types).filter(([, type]) => others$1.some((each) => each === type)).map(async ([kind, type]) => {
		return (await Promise.all([ask(context, name, type), ...addresses.map((address) => askAuthority(context, address, [name, type]))])).flatMap(({ message }) => message?.answers ?? []).some((each) => each.type === type && isSameName(each.name, name)) ? [kind] : [];
	}))).flat();
}
function wildcardRaw({ state, reason, types: found }) {
	return {
		state,
		reason,
		types: found
	};
}
// src/formats/dns/ech-config.ts
const knownVersion = 65037;
function isEchConfigList(bytes) {
	try {
		const cursor = cursorOf(bytes);
		return readPart(cursor, readShort(cursor), readConfigs) && cursor.at === cursor.end;
	} catch (error) {
		if (error instanceof DnsError) return false;
		throw error;
	}
}
function readConfigs(list) {
	let isKnown = false;
	while (list.at < list.end) {
		const version = readShort(list);
		const length = readShort(list);
		if (version === knownVersion) isKnown = readPart(list, length, readContents) || isKnown;
		else readBytes(list, length);
	}
	return isKnown;
}
function readContents(config) {
	readByte(config);
	readShort(config);
	const key = readBytes(config, readShort(config));
	const suites = readBytes(config, readShort(config));
	readByte(config);
	const name = readBytes(config, readByte(config));
	readBytes(config, readShort(config));
	return key.length > 0 && suites.length >= 4 && suites.length % 4 === 0 && name.length > 0;
}
// src/checks/dns/records/services/collect-bindings.ts
const mostAddresses$1 = 32;
async function bindingsOf(context, name, type) {
	const { answer } = await ask(context, name, types[type]);
	const records = answer.kind === "found" ? recordsOf(type, answer.records) : [];
	const parameters = records.flatMap(({ data }) => data.priority === 0 ? [] : data.parameters);
	const keys = parameters.flatMap((each) => each.key === 5 ? [isEchConfigList(each.config)] : []);
	const hints = parameters.flatMap((each) => each.key === 4 || each.key === 6 ? each.addresses : []);
	const judged = [...new Set(hints)].slice(0, mostAddresses$1).map(async (address) => {
		return await isPublicAddress(context, address) ? [] : [address];
	});
	const chain = await bindingChain(context, name, type, records);
	return {
		raw: {
			...stateOf$2(answer),
			hasEch: keys.includes(true),
			hasBrokenEch: keys.includes(false),
			aliases: chain.targets.map(plainText),
			isLoop: chain.isLoop,
			...modesOf(name, records),
			hints: (await Promise.all(judged)).flat()
		},
		targets: records.map(({ data }) => data.target)
	};
}
function modesOf(name, records) {
	const aliases = records.filter(({ data }) => data.priority === 0);
	const services = records.filter(({ data }) => data.priority !== 0);
	const parameters = services.flatMap(({ data }) => data.parameters);
	const hints = services.filter(({ data: { target } }) => labelsOf(target).length === 0 || isSameName(target, name)).flatMap(({ data }) => data.parameters).flatMap((each) => each.key === 4 || each.key === 6 ? each.addresses : []);
	const mandatory = parameters.flatMap((each) => each.key === 0 ? each.mandatory : []);
	return {
		isUnavailable: aliases.some(({ data }) => labelsOf(data.target).length === 0),
		hasBothModes: aliases.length > 0 && services.length > 0,
		unknownMandatoryKeys: [...new Set(mandatory.filter((key) => key > highestServiceKey))].slice(0, mostAddresses$1),
		ports: [...new Set(parameters.flatMap((each) => each.key === 3 ? [each.port] : []))].slice(0, mostAddresses$1),
		ownHints: [...new Set(hints)].slice(0, mostAddresses$1)
	};
}
const highestServiceKey = 10;
const mostServiceAliases = 8;
async function bindingChain(context, name, type, first) {
	const targets = [];
	const seen = new Set([keyOf(name)]);
	for (let records = first;;) {
		const alias = records.find(({ data }) => data.priority === 0);
		if (!alias || labelsOf(alias.data.target).length === 0) return {
			targets,
			isLoop: false
		};
		const { target } = alias.data;
		targets.push(target);
		if (seen.has(keyOf(target)) || targets.length > mostServiceAliases) return {
			targets,
			isLoop: true
		};
		seen.add(keyOf(target));
		const { answer } = await ask(context, target, types[type]);
		records = answer.kind === "found" ? recordsOf(type, answer.records) : [];
	}
}
// src/formats/dns/naptr.ts
function naptrFaults({ flags, expression, replacement }) {
	const letters = flags.toString("latin1").toUpperCase();
	const hasExpression = expression.length > 0;
	const hasReplacement = labelsOf(replacement).length > 0;
	const terminal = new Set(letters.match(/[SAUP]/g) ?? []);
	return [
		...hasExpression && hasReplacement ? ["both"] : [],
		...!hasExpression && !hasReplacement ? ["neither"] : [],
		...hasExpression && !isSubstitution(expression.toString("latin1")) ? ["expression"] : [],
		...!/^[A-Z0-9]*$/.test(letters) || terminal.size > 1 ? ["flags"] : [],
		...terminal.has("U") && !hasExpression && hasReplacement ? ["uri-without-expression"] : []
	];
}
function isSubstitution(text) {
	const delimiter = text[0] ?? "";
	if (/[0-9i\\]/.test(delimiter)) return false;
	const [head, expression, replacement, flags, ...more] = splitAt(text, delimiter);
	if (head !== "" || more.length > 0 || flags !== "" && flags !== "i") return false;
	if (expression === void 0 || expression === "" || replacement === void 0) return false;
	const groups = unescaped(expression, "(");
	const closed = unescaped(expression, ")");
	const references = [...replacement.matchAll(/\\(\d)/g)].map(([, digit]) => Number(digit));
	return groups === closed && references.every((each) => each >= 1 && each <= groups);
}
function splitAt(text, delimiter) {
	const parts = [""];
	for (let at = 0; at < text.length; at++) {
		const letter = text[at] ?? "";
		const isEscape = letter === "\\" && at + 1 < text.length;
		if (letter === delimiter) parts.push("");
		else parts.push(`${parts.pop() ?? ""}${letter}${isEscape ? text[++at] ?? "" : ""}`);
	}
	return parts;
}
function unescaped(text, sign) {
	return text.replaceAll(/\\./gs, "").replaceAll(/\[\^?\]?[^\]]*\]/g, "").split(sign).length - 1;
}
// src/checks/dns/records/services/collect-naptr.ts
const mostRecords$1 = 32;
const longestText = 255;
async function naptrOf(context, name) {
	const { answer } = await ask(context, name, types.NAPTR);
	const all = answer.kind === "found" ? recordsOf("NAPTR", answer.records) : [];
	const records = all.slice(0, mostRecords$1);
	const list = await Promise.all(records.map((record) => seenRecord$1(context, record)));
	return {
		raw: {
			...stateOf$2(answer),
			list,
			total: all.length
		},
		references: records.map(({ data }) => ({
			name: data.replacement,
			by: "NAPTR"
		}))
	};
}
async function seenRecord$1(context, { data }) {
	const [flags, services, regexp] = [
		data.flags,
		data.services,
		data.expression
	].map((bytes) => printable(bytes.toString("latin1"), longestText));
	return {
		order: data.order,
		preference: data.preference,
		flags: flags ?? "",
		services: services ?? "",
		regexp: regexp ?? "",
		replacement: plainText(data.replacement),
		faults: naptrFaults(data),
		hasTarget: await hasTarget(context, data)
	};
}
const promised = {
	S: [types.SRV],
	A: [types.A, types.AAAA],
	"": [types.NAPTR]
};
async function hasTarget(context, { flags, replacement }) {
	const wanted = promised[flags.toString("latin1").toUpperCase()];
	if (!wanted || labelsOf(replacement).length === 0) return null;
	const told = await Promise.all(wanted.map((type) => ask(context, replacement, type)));
	if (told.some(({ answer }) => answer.kind === "found")) return true;
	return told.some(({ answer }) => answer.kind === "unknown") ? null : false;
}
// src/data/service-names.ts
const serviceNames = [
	"_autodiscover._tcp",
	"_submissions._tcp",
	"_imaps._tcp",
	"_caldavs._tcp",
	"_carddavs._tcp",
	"_xmpp-server._tcp",
	"_xmpp-client._tcp",
	"_sip._tls",
	"_sipfederationtls._tcp",
	"_matrix-fed._tcp"
];
// src/checks/dns/records/services/collect-srv.ts
const mostRecords = 48;
async function srvOf(context, name) {
	const services = serviceNames.flatMap((service) => {
		const at = below(name, ...service.split("."));
		return at ? [{
			at,
			by: `SRV of ${service}`
		}] : [];
	});
	const all = (await Promise.all([{
		at: name,
		by: "SRV"
	}, ...services].map((each) => foundAt(context, each)))).flatMap(({ by, records }) => records.map((record) => ({
		by,
		record
	})));
	const kept = all.slice(0, mostRecords);
	return {
		raw: {
			list: await Promise.all(kept.map(({ record }) => seenRecord(context, record))),
			total: all.length
		},
		references: kept.map(({ by, record }) => ({
			by,
			name: record.data.target
		})).filter((each) => isIP(plainText(each.name)) === 0)
	};
}
async function foundAt(context, { at, by }) {
	const { answer } = await ask(context, at, types.SRV);
	return {
		by,
		records: answer.kind === "found" ? recordsOf("SRV", answer.records) : []
	};
}
async function seenRecord(context, { name, data }) {
	const { priority, weight, port, target } = data;
	const state = await targetState(context, target);
	return {
		owner: plainText(name),
		priority,
		weight,
		port,
		target: plainText(target),
		...state
	};
}
async function targetState(context, target) {
	if (labelsOf(target).length === 0) return {
		state: "unavailable",
		reason: null
	};
	if (isIP(plainText(target)) !== 0) return {
		state: "address",
		reason: null
	};
	const answers = (await Promise.all([ask(context, target, types.A), ask(context, target, types.AAAA)])).map(({ answer }) => answer);
	if (answers.some((answer) => answer.kind !== "unknown" && answer.aliases.length > 0)) return {
		state: "alias",
		reason: null
	};
	if (answers.some(({ kind }) => kind === "found")) return {
		state: "there",
		reason: null
	};
	const unknown = answers.find((answer) => answer.kind === "unknown");
	if (unknown?.kind === "unknown") return {
		state: "unknown",
		reason: unknown.reason
	};
	return {
		state: answers.every(({ kind }) => kind === "nxdomain") ? "missing" : "no-address",
		reason: null
	};
}
// src/checks/dns/records/collect-references.ts
async function referencesOf(context, name, seen) {
	const asked = await Promise.all([
		serversOf$1(context, seen.zone),
		mailPolicyOf(context, name),
		sendersOf(context, name),
		receiversOf(context, name)
	]);
	const { aliases, mail, caa, https, svcb } = seen;
	return [
		...aliases.targets.map((target) => ({
			name: target,
			by: "CNAME"
		})),
		...asked.flat(),
		...mail.hosts.flatMap((host) => host.kind === "host" ? [{
			name: host.name,
			by: "MX"
		}] : []),
		...caa.records.flatMap(({ tag, value }) => tag === "iodef" ? named$1("CAA iodef", hostIn(value)) : []),
		...https.targets.map((target) => ({
			name: target,
			by: "HTTPS"
		})),
		...svcb.targets.map((target) => ({
			name: target,
			by: "SVCB"
		}))
	];
}
async function serversOf$1(context, zone) {
	if (!zone) return [];
	const { answer } = await ask(context, zone, types.NS);
	return (answer.kind === "found" ? recordsOf("NS", answer.records) : []).map(({ data }) => ({
		name: data.name,
		by: "NS"
	}));
}
async function mailPolicyOf(context, name) {
	const [at, host] = [below(name, "_mta-sts"), below(name, "mta-sts")];
	if (!at || !host) return [];
	const { texts } = await textsOf(context, at);
	return texts.some((text) => /^v=STSv1 *;/.test(text)) ? [{
		name: host,
		by: "MTA-STS"
	}] : [];
}
async function sendersOf(context, name) {
	const choice = chooseSpf((await textsOf(context, name)).texts);
	if (choice.kind !== "one" || choice.record.faults.length > 0) return [];
	return termNames(choice.record).flatMap(({ term, name: text }) => {
		const what = term.kind === "directive" ? term.mechanism : term.modifier;
		return what === "exp" ? [] : named$1(`SPF ${what}`, text);
	});
}
async function receiversOf(context, name) {
	const at = dmarcNameOf(name);
	if (!at) return [];
	const [{ answer, texts }, { message }] = await Promise.all([textsOf(context, at), ask(context, at, types.TXT)]);
	const choice = chooseDmarc(texts);
	const [rua, ruf] = choice.kind === "one" ? [choice.record.aggregate, choice.record.failures] : [[], []];
	const ways = answer.kind === "unknown" ? [] : answer.aliases;
	return [
		...rua.flatMap(({ host }) => named$1("DMARC rua", host)),
		...ruf.flatMap(({ host }) => named$1("DMARC ruf", host)),
		...message ? ways.map((each) => ({
			name: meantTarget(message, each),
			by: "CNAME of _dmarc"
		})) : []
	];
}
function hostIn(url) {
	return /^mailto:[^@?]+@(?<host>[^?]+)/i.exec(url)?.groups?.["host"] ?? (/^https?:/i.test(url) ? URL.parse(url)?.hostname ?? null : null);
}
function named$1(by, text) {
	if (text === null || text === "" || text.startsWith("[") || isIP(text) !== 0) return [];
	try {
		return [{
			name: parseName(text.replaceAll("\\", "\\\\")),
			by
		}];
	} catch (error) {
		if (error instanceof DnsError) return [];
		throw error;
	}
}
function groundedRaw(grounded) {
	const { name, by, state, reason, domain, registration, service } = grounded;
	return {
		name: plainText(name),
		by,
		state,
		reason,
		domain: domain && plainText(domain),
		registration: registration.state,
		registrationReason: registration.reason,
		service
	};
}
// src/checks/dns/records/collect.ts
const observing = { mayConnect: false };
async function collectRecords(context, name, zone) {
	const [addresses, aliases, mx, texts, spf, dmarc, caa, https, svcb, srv, naptr, wildcard] = await Promise.all([
		addressesOf$2(context, name),
		aliasesOf(context, name, zone),
		observeMx(context, name),
		textsOf(context, name),
		observeSpf(context, name, observing),
		observeDmarc(context, name, observing),
		caaOf(context, name),
		bindingsOf(context, name, "HTTPS"),
		bindingsOf(context, name, "SVCB"),
		srvOf(context, name),
		naptrOf(context, name),
		observeWildcard(context, name)
	]);
	const all = [
		...await referencesOf(context, name, {
			zone,
			aliases,
			mail: mx.mail,
			caa,
			https,
			svcb
		}),
		...srv.references,
		...naptr.references
	].filter((each) => !isSameName(each.name, root));
	const { grounded, total } = await ground(context, name, all);
	return {
		name: plainText(name),
		zone: zone && plainText(zone),
		addresses,
		aliases: aliases.raw,
		mail: mx.raw,
		texts: textsRaw(name, texts),
		spf,
		dmarc,
		caa: caa.raw,
		https: https.raw,
		svcb: svcb.raw,
		srv: srv.raw,
		naptr: naptr.raw,
		wildcard: wildcardRaw(wildcard),
		references: {
			list: grounded.map(groundedRaw),
			total
		}
	};
}
function plainName(name) {
	const text = nameText(lowerCased(name));
	return text === "." ? text : text.slice(0, -1);
}
function namesIn(records, zone) {
	const own = recordsOf("NS", records).filter(({ name }) => isSameName(name, zone));
	return [...new Set(own.map(({ data }) => plainName(data.name)))].toSorted().slice(0, 32);
}
const label = Buffer.from("portcullis-asks-for-nothing");
const longestName$1 = 255;
function unheardOf(zone) {
	return zone.wire.length + label.length + 1 > longestName$1 ? null : nameOf([label, ...labelsOf(zone)]);
}
// src/checks/dns/servers/server-state.ts
const ours = new Set([
	"EHOSTUNREACH",
	"ENETUNREACH",
	"ENETDOWN",
	"EADDRNOTAVAIL",
	"EAFNOSUPPORT",
	"EACCES",
	"EPERM",
	"EINVAL"
]);
function serverStateOf({ message, ...told }, zone) {
	if (message && told.reply?.lost === "udp") return {
		state: "silent",
		reason: "NO-UDP"
	};
	if (message) return stanceBy(message, zone);
	return "failure" in told ? withoutAnswer(told.failure) : {
		state: "silent",
		reason: told.answer.kind
	};
}
function withoutAnswer({ reason, params }) {
	if (reason === "timeout.dns") return {
		state: "silent",
		reason: "TIMEOUT"
	};
	if (reason !== "dns.failed") return {
		state: "unasked",
		reason
	};
	const { detail } = params;
	if (typeof detail !== "string") return {
		state: "silent",
		reason
	};
	if (detail === "BADRESP") return {
		state: "lame",
		reason: detail
	};
	return {
		state: ours.has(detail) ? "unasked" : "silent",
		reason: detail
	};
}
function lame(reason) {
	return {
		state: "lame",
		reason
	};
}
function stanceBy(message, zone) {
	const { rcode, isAuthoritative, answers, authorities } = message;
	if (rcode !== rcodes.NOERROR) return lame(rcodeText(rcode));
	if (answers.some(({ type, name }) => type === types.SOA && isSameName(name, zone))) return isAuthoritative ? {
		state: "authoritative",
		reason: null
	} : lame("not-authoritative");
	if (isAuthoritative && recordsOf("CNAME", answers).some(({ name }) => isSameName(name, zone))) return {
		state: "authoritative",
		reason: null
	};
	if (recordsOf("NS", authorities).some(({ name }) => isWithin(zone, name))) return lame("referral");
	if (recordsOf("SOA", authorities).some(({ name }) => isWithin(zone, name))) return lame("other-zone");
	return lame("empty");
}
function abilityOf(told) {
	if (told.message) return {
		works: true,
		reason: null
	};
	const { state, reason } = withoutAnswer(told.failure);
	return {
		works: state === "unasked" ? null : false,
		reason
	};
}
// src/checks/dns/servers/abilities.ts
const untold = {
	works: null,
	reason: null
};
const fine = {
	works: true,
	reason: null
};
function ednsAbility({ soa, plain }) {
	if (soa.reply?.isWithoutEdns) return {
		works: false,
		reason: soa.reply.lost === "edns" ? "TIMEOUT" : "refused"
	};
	if (soa.message) return soa.message.edns ? fine : {
		works: false,
		reason: "ignored"
	};
	return plain.message ? abilityOf(soa) : untold;
}
const changedCase = "changed-case";
const telling = new Set([rcodes.NOERROR, rcodes.NXDOMAIN]);
function aaaaAbility({ own: { A: four, AAAA: six } }) {
	if (!four.message || !telling.has(four.message.rcode)) return untold;
	if (!six.message) return abilityOf(six);
	if (six.message.rcode !== four.message.rcode) return {
		works: false,
		reason: rcodeText(six.message.rcode)
	};
	return six.message.answers.some(({ type, data }) => type === types.AAAA && data.type === "broken") ? {
		works: false,
		reason: "BADRESP"
	} : fine;
}
const others = [
	"MX",
	"TXT",
	"CAA"
];
function unansweredTypes({ own }) {
	if (!own.A.message || !telling.has(own.A.message.rcode)) return [];
	return others.flatMap((type) => {
		const told = own[type];
		if (told.message) return telling.has(told.message.rcode) ? [] : [{
			type,
			reason: rcodeText(told.message.rcode)
		}];
		const { state, reason } = withoutAnswer(told.failure);
		return state === "unasked" || reason === null ? [] : [{
			type,
			reason
		}];
	});
}
function denialAbility({ own, nothing }) {
	const denials = [...Object.values(own), ...nothing ? [nothing] : []].filter(isDenial);
	if (denials.length === 0) return untold;
	return denials.every(({ message }) => message?.authorities.some(({ type }) => type === types.SOA)) ? fine : {
		works: false,
		reason: "NO-SOA"
	};
}
function isDenial({ message }) {
	return message?.isAuthoritative === true && telling.has(message.rcode) && message.answers.length === 0;
}
function offersRecursion({ soa, plain }) {
	return (soa.message ?? plain.message)?.isRecursionAvailable ?? null;
}
function spellingAbility({ soa, plain }, sent) {
	if (!soa.message || !plain.message) return untold;
	const [question] = plain.message.questions;
	if (question && !question.name.wire.equals(sent.wire)) return {
		works: false,
		reason: changedCase
	};
	const [one, other] = [soa.message, plain.message].map(({ rcode, isAuthoritative, answers }) => `${rcode} ${isAuthoritative} ${answers.some(({ type }) => type === types.SOA)}`);
	return one === other ? fine : {
		works: false,
		reason: rcodeText(plain.message.rcode)
	};
}
function existenceBy({ message }, name) {
	if (!message?.isAuthoritative) return "unknown";
	const { rcode, answers, authorities } = message;
	if (answers.some((each) => isSameName(each.name, name))) return "exists";
	if (rcode === rcodes.NXDOMAIN) return "nxdomain";
	return rcode === rcodes.NOERROR && authorities.some(({ type }) => type === types.SOA) ? "exists" : "unknown";
}
// src/checks/dns/servers/algorithms.ts
function keySetIn({ keys: { message } }, zone) {
	if (!message?.isAuthoritative) return void 0;
	return setsOf(message.answers).find(({ type, name }) => type === types.DNSKEY && isSameName(name, zone));
}
function unsignedAlgorithmsIn(replies, zone, delegations) {
	const keySet = keySetIn(replies, zone);
	if (!keySet || !delegations || keySet.signatures.length === 0) return [];
	const ofKeys = recordsOf("DNSKEY", keySet.records).filter(({ data }) => isZoneKey(data) && !isRevoked(data)).map(({ data }) => data.algorithm);
	const ofDelegations = delegations.map(({ data }) => data.algorithm);
	const missing = [keySet, ...signedSetsIn(replies, zone)].flatMap((set) => {
		const needed = set === keySet ? [...ofKeys, ...ofDelegations] : ofKeys;
		const used = new Set(set.signatures.map(({ data }) => data.algorithm));
		return needed.filter((each) => !used.has(each)).map((algorithm) => ({
			algorithm,
			type: typeText(set.type)
		}));
	});
	return [...Map.groupBy(missing, ({ algorithm }) => algorithm)].toSorted(([one], [other]) => one - other).map(([algorithm, some]) => ({
		algorithm,
		types: [...new Set(some.map(({ type }) => type))]
	}));
}
function signedSetsIn({ soa, own, further }, zone) {
	return [
		soa,
		...Object.values(own),
		...further.map((each) => each.told)
	].flatMap(({ message }) => message?.isAuthoritative ? setsOf(message.answers) : []).filter(({ signatures }) => signatures.length > 0 && signatures.every(({ data }) => isSameName(data.signer, zone)));
}
// src/checks/dns/servers/bitmaps.ts
const mostIterations = 150;
const unlistable = new Set([
	types.RRSIG,
	types.NSEC,
	types.NSEC3
]);
function unlistedIn(replies, name, zone) {
	const { soa, ns, keys, own, nothing, further } = replies;
	const messages = [
		soa,
		ns,
		keys,
		...Object.values(own),
		...nothing ? [nothing] : [],
		...further.map((each) => each.told)
	].flatMap(({ message }) => message?.isAuthoritative ? [message] : []);
	const answers = messages.flatMap((each) => each.answers);
	const proofs = messages.flatMap((each) => each.authorities);
	return (isSameName(name, zone) ? [name] : [name, zone]).flatMap((each) => {
		const bitmaps = bitmapsOf(each, zone, proofs);
		const missing = [...new Set(answers.filter((record) => isSameName(record.name, each) && !unlistable.has(record.type)).map(({ type }) => type))].filter((type) => bitmaps.some((bits) => !bits.includes(type)));
		return missing.length > 0 ? [{
			name: plainName(each),
			types: missing.map(typeText).toSorted()
		}] : [];
	});
}
function bitmapsOf(name, zone, records) {
	const plain = recordsOf("NSEC", records).filter((each) => isSameName(each.name, name));
	const hashed = recordsOf("NSEC3", records).filter((each) => {
		const { hashAlgorithm, iterations } = each.data;
		if (hashAlgorithm !== 1 || iterations > mostIterations) return false;
		return ownerHash(each, zone)?.equals(hashedName(name, each.data)) ?? false;
	});
	return [...plain, ...hashed].map(({ data }) => data.types);
}
// src/checks/dns/servers/replies.ts
function furtherQuestions(name, zone) {
	const texts = [dmarcNameOf(name), dmarcNameOf(zone)].filter((each) => each !== null).map((each) => ({
		name: each,
		type: "TXT"
	}));
	if (isSameName(name, zone)) return texts.slice(0, 1);
	return [...texts, {
		name: zone,
		type: "CAA"
	}];
}
const comparedTypes = [
	"A",
	"AAAA",
	"MX",
	"TXT",
	"CAA",
	"HTTPS"
];
const absence = "NXDOMAIN";
// src/checks/dns/servers/proofs.ts
const contradictions = new Set([
	"name-exists",
	"type-exists",
	"wildcard-exists",
	"closer-name"
]);
const mostSets$1 = 12;
function unprovenIn({ told, name, type }, zone, verify) {
	const { message, answer } = told;
	if (!message?.isAuthoritative) return null;
	if (!(answer.kind === "unknown" && answer.reason === "NO-SOA" && message.answers.length === 0) && (answer.kind === "unknown" || answer.aliases.length > 0)) return null;
	const sets = setsOf(message.authorities).filter((set) => set.type === types.NSEC || set.type === types.NSEC3).slice(0, mostSets$1);
	const found = answer.kind === "found" ? ownSet(message.answers, name, type) : void 0;
	const kind = answer.kind === "nxdomain" ? answer.kind : "nodata";
	const claim = answer.kind === "found" ? madeFrom(found, verify) : claimOf(kind, name, type);
	if (!claim) return null;
	const soa = answer.kind === "nodata" || answer.kind === "nxdomain" ? answer.soa : null;
	if (soa && !isSameName(soa.name, zone)) return null;
	return provenBy(claim, sets, zone, verify);
}
function provenBy(claim, sets, zone, verify) {
	const verdicts = sets.filter((set) => isWithin(set.name, zone)).map((set) => ({
		set,
		verdict: verify(set)
	}));
	if (verdicts.some(({ verdict }) => isUnclear(verdict))) return null;
	const records = verdicts.flatMap(({ set, verdict }) => verdict.kind === "verified" && !verdict.wildcard ? set.records : []);
	if (verdicts.some(({ verdict }) => verdict.kind === "failed") && records.length === 0) return null;
	const proof = proveDenial(claim, zone, records);
	if (proof.kind !== "unproven") return null;
	return { problem: contradictions.has(proof.problem) ? "wrong-proof" : "no-proof" };
}
function isUnclear(verdict) {
	return verdict.kind === "failed" && verdict.troubles.some(({ problem }) => isOurs(problem));
}
function ownSet(answers, name, type) {
	return setsOf(answers).find((set) => set.type === type && isSameName(set.name, name));
}
function madeFrom(set, verify) {
	const verdict = set && verify(set);
	if (verdict?.kind !== "verified" || !verdict.wildcard) return null;
	return {
		kind: "made-from",
		name: set?.name ?? verdict.wildcard,
		wildcard: verdict.wildcard
	};
}
function claimOf(kind, name, type) {
	return kind === "nxdomain" ? {
		kind: "no-name",
		name
	} : {
		kind: "no-data",
		name,
		type
	};
}
// src/checks/dns/servers/signatures.ts
const nothing = {
	reason: null,
	types: [],
	inception: null,
	expires: null
};
const unknown = (reason) => ({
	...nothing,
	state: "unknown",
	reason
});
const failed = (reason, names) => ({
	...nothing,
	state: "failed",
	reason,
	types: names
});
function signaturesBy(replies, aim, now) {
	const { keys, soa } = replies;
	const { zone, delegations } = aim;
	if (!soa.message || delegations === null) return unknown(null);
	const silence = keyless(keys);
	if (silence !== null && delegations.length > 0) return {
		...nothing,
		state: "keyless",
		reason: silence
	};
	if (!keys.message?.isAuthoritative) return unknown(null);
	if ([
		keys,
		soa,
		replies.ns,
		...Object.values(replies.own)
	].some(({ reply }) => reply?.lost === "edns")) return unknown(null);
	const keySet = setsOf(keys.message.answers).find(({ type, name }) => type === types.DNSKEY && isSameName(name, zone));
	if (!keySet) return {
		...nothing,
		state: "unsigned"
	};
	const all = recordsOf("DNSKEY", keySet.records);
	const anchored = anchoredOf(zone, delegations, all);
	if ("reason" in anchored) return anchored;
	const verify = (set, by = all) => verifyOnce(aim, set, by, now);
	const asked = askedOf(replies, aim);
	const seen = asked.flatMap((each) => setsIn(each, aim).map((set) => ({
		type: typeText(set.type),
		verdict: verify(set)
	})));
	const unproven = asked.flatMap((each) => {
		const found = unprovenIn(each, zone, verify);
		return found ? [{
			type: each.told === replies.nothing ? absence : typeText(each.type),
			...found
		}] : [];
	});
	return summary([{
		type: "DNSKEY",
		verdict: verify(keySet, anchored.keys)
	}, ...seen], unproven, now);
}
function keyless(keys) {
	if (keys.message) return keys.message.rcode === rcodes.NOERROR ? null : rcodeText(keys.message.rcode);
	const { state, reason } = withoutAnswer(keys.failure);
	return state === "unasked" ? null : reason;
}
function verifyOnce({ budget, known }, set, keys, now) {
	const parts = [
		...set.records,
		...set.signatures,
		...keys
	].map(({ ttl, data }) => `${ttl} ${dataText(data)}`);
	const key = [
		keyOf(set.name),
		set.type,
		...parts
	].join("\n");
	const verdict = known.get(key) ?? verifySet(set, keys, now.getTime(), budget);
	known.set(key, verdict);
	return verdict;
}
function askedOf({ soa, ns, own, nothing: none }, { zone, name, nobody }) {
	return [
		{
			told: soa,
			name: zone,
			type: types.SOA
		},
		{
			told: ns,
			name: zone,
			type: types.NS
		},
		...comparedTypes.map((each) => ({
			told: own[each],
			name,
			type: types[each]
		})),
		...none && nobody ? [{
			told: none,
			name: nobody,
			type: types.A
		}] : []
	];
}
function setsIn({ told, name }, aim) {
	const { message } = told;
	if (!message?.isAuthoritative) return [];
	const denials = message.answers.length === 0 ? setsOf(message.authorities) : [];
	return [...ownSets(setsOf(message.answers), {
		...aim,
		name
	}), ...denials.filter((set) => isProof(set, aim.zone))];
}
function anchoredOf(zone, delegations, keys) {
	const [first, ...others] = delegations.map(({ data }) => data);
	if (!first) return { keys: keys.filter(({ data }) => isZoneKey(data)) };
	const matched = matchDelegation(zone, [first, ...others], keys);
	if (matched.kind === "unsupported") return unknown("unsupported-algorithm");
	if (matched.kind === "anchored") return matched;
	return matched.problem === "too-many" ? unknown(matched.problem) : failed(matched.problem, ["DNSKEY"]);
}
function ownSets(sets, { zone, name }) {
	const alias = aliasIn(sets, name);
	const isMade = (set) => set.type === types.CNAME && alias?.type === types.DNAME;
	const own = sets.filter((set) => isSameName(set.name, zone) || isSameName(set.name, name) && !isMade(set));
	return alias && !own.includes(alias) && isWithin(alias.name, zone) ? [...own, alias] : own;
}
const proofs = new Set([
	types.SOA,
	types.NSEC,
	types.NSEC3
]);
function isProof({ name, type, signatures }, zone) {
	const isOfZone = signatures.length === 0 ? isSameName(name, zone) : signatures.every(({ data }) => isSameName(data.signer, zone));
	return proofs.has(type) && isWithin(name, zone) && isOfZone;
}
function summary(all, unproven, now) {
	const failures = all.flatMap(({ type, verdict }) => verdict.kind === "failed" ? verdict.troubles.map(({ problem }) => ({
		type,
		problem
	})) : []);
	const proven = [...failures.filter(({ problem }) => !isOurs(problem)), ...unproven];
	const [first] = proven;
	if (first) return failed(first.problem, [...new Set(proven.map(({ type }) => type))]);
	if (failures[0]) return unknown(failures[0].problem);
	const { inception = null, expires = null } = all.flatMap(({ verdict }) => verdict.kind === "verified" ? [signatureFacts(verdict.signature, now.getTime())] : []).toSorted((one, other) => Date.parse(one.expires) - Date.parse(other.expires))[0] ?? {};
	return {
		...nothing,
		state: "verified",
		inception,
		expires
	};
}
// src/checks/dns/servers/address.ts
const withSignatures = { isDnssecOk: true };
async function repliesOf(context, address, { zone, name, nobody }) {
	const own = (type) => askAuthority(context, address, [name, types[type]], withSignatures);
	const [soa, plain, tcp, ns, keys, A, AAAA, MX, TXT, CAA, HTTPS, nothing, further] = await Promise.all([
		askAuthority(context, address, [zone, types.SOA], withSignatures),
		askAuthority(context, address, [mixedCase(zone), types.SOA], { hasEdns: false }),
		askAuthority(context, address, [zone, types.SOA], {
			isOverTcp: true,
			hasEdns: false
		}),
		askAuthority(context, address, [zone, types.NS], withSignatures),
		askAuthority(context, address, [zone, types.DNSKEY], withSignatures),
		own("A"),
		own("AAAA"),
		own("MX"),
		own("TXT"),
		own("CAA"),
		own("HTTPS"),
		nobody && askAuthority(context, address, [nobody, types.A], withSignatures),
		Promise.all(furtherQuestions(name, zone).map(async (each) => ({
			...each,
			told: await askAuthority(context, address, [each.name, types[each.type]], withSignatures)
		})))
	]);
	return {
		soa,
		plain,
		tcp,
		ns,
		keys,
		own: {
			A,
			AAAA,
			MX,
			TXT,
			CAA,
			HTTPS
		},
		nothing,
		further
	};
}
async function lookAt(context, { address, isGlue }, sought) {
	const { zone, name } = sought;
	const replies = await repliesOf(context, address, sought);
	const { soa, plain, tcp, ns, keys, own } = replies;
	const best = !soa.message && plain.message ? plain : soa;
	const stance = serverStateOf(best, zone);
	return {
		address,
		isPublic: reach(address) === "public",
		isGlue,
		...await isForeign(context, address, stance) ? {
			state: "unasked",
			reason: "ENETUNREACH"
		} : stance,
		ms: best.reply && Math.round(best.reply.ms * 10) / 10,
		...soaFacts(best, zone),
		tcp: tcpAbility(tcp, stance, zone),
		edns: ednsAbility(replies),
		aaaa: aaaaAbility(replies),
		caseInsensitive: spellingAbility(replies, mixedCase(zone)),
		negativeAnswers: denialAbility(replies),
		isRecursive: offersRecursion(replies),
		existence: existenceBy(own.A, name),
		rcode: own.A.message && rcodeText(own.A.message.rcode),
		unansweredTypes: unansweredTypes(replies),
		nameServers: ns.message?.isAuthoritative ? namesIn(ns.message.answers, zone) : null,
		signatures: signaturesBy(replies, sought, context.now()),
		unsignedAlgorithms: unsignedAlgorithmsIn(replies, zone, sought.delegations),
		unlisted: unlistedIn(replies, name, zone),
		largestResponse: largestOf([
			soa,
			ns,
			keys,
			...Object.values(own)
		])
	};
}
function tcpAbility(told, { state }, zone) {
	const ability = abilityOf(told);
	if (!told.message || state !== "authoritative") return ability;
	const over = serverStateOf(told, zone);
	return over.state === "authoritative" ? ability : {
		works: false,
		reason: over.reason
	};
}
async function isForeign({ net }, address, { state }) {
	if (state !== "silent" || !isIPv6(address)) return false;
	const known = await attempt(() => net.addresses({
		host: address,
		port: 53
	}));
	return known.ok && known.value.some((each) => each.isForeign === true);
}
function soaFacts({ message }, zone) {
	const found = message ? recordsOf("SOA", message.answers).filter(({ name }) => isSameName(name, zone)) : [];
	const [first] = found;
	return {
		serial: first?.data.serial ?? null,
		soaCount: found.length,
		origin: first ? originText(first.data) : null
	};
}
function originText({ primary, mailbox, refresh, retry, expire, minimum }) {
	return [
		plainName(primary),
		plainName(mailbox),
		refresh,
		retry,
		expire,
		minimum
	].join(" ");
}
function largestOf(told) {
	return told.flatMap(({ reply, message }) => reply ? [{
		type: typeText(message.questions[0]?.type ?? 0),
		octets: reply.message.length
	}] : []).toSorted((one, other) => other.octets - one.octets)[0] ?? null;
}
function mixedCase(name) {
	return nameOf(labelsOf(name).map((label) => label.map(mixed)));
}
function mixed(octet, at) {
	return at % 2 === 0 && octet >= 97 && octet <= 122 ? octet - 32 : octet;
}
// src/checks/dns/servers/values.ts
const ofNames = new Set([types.MX]);
function valuesIn({ message, answer }, name, type) {
	if (!message || answer.kind === "unknown") return null;
	const aliases = message.answers.filter((each) => each.type === types.CNAME && isSameName(each.name, name));
	const own = message.answers.filter((each) => each.type === type && isSameName(each.name, name));
	const isAlias = aliases.length > 0;
	const records = isAlias ? aliases : own;
	const values = records.map(({ data }) => {
		const text = `${isAlias ? "CNAME " : ""}${dataText(data)}`;
		return isAlias || ofNames.has(type) ? text.toLowerCase() : text;
	});
	return {
		values: [...new Set(values)].toSorted(),
		seconds: Math.min(Infinity, ...records.map(({ ttl }) => ttl))
	};
}
function textOf$1({ values }) {
	return values.join("\n");
}
const shortest$1 = 60;
function isMeantToVary(type, { isChanging: isRotating, isTailored: isForClient }, seconds) {
	if (isRotating || isForClient) return true;
	return (type === "A" || type === "AAAA" || type === "HTTPS") && seconds !== null && seconds <= shortest$1;
}
// src/checks/dns/servers/variation.ts
const again = [
	1,
	2,
	3
];
const mostAsked$3 = 8;
const elsewhere = "8.8.8.8";
async function variationOf(context, question, versions) {
	const asked = [...new Map(versions.map((each) => [each.address, each])).values()].slice(0, mostAsked$3);
	const changing = await Promise.all(asked.map((each) => isChanging(context, question, each)));
	const tailored = await Promise.all(asked.map((each) => isTailored(context, question, each.address)));
	return {
		isChanging: changing.includes(true),
		isTailored: tailored.includes(true)
	};
}
async function isChanging(context, question, version) {
	return (await Promise.all(again.map((time) => askAuthority(context, version.address, question, {
		...withSignatures,
		time
	})))).some((each) => {
		const seen = each.message?.isAuthoritative ? valuesIn(each, ...question) : null;
		return seen !== null && textOf$1(seen) !== textOf$1(version);
	});
}
async function isTailored(context, question, address) {
	const { message } = await askAuthority(context, address, question, {
		...withSignatures,
		clientSubnet: elsewhere
	});
	return isForNetwork(message?.edns?.options ?? []);
}
// src/checks/dns/servers/views.ts
const mostValues$1 = 8;
const longestValue$2 = 200;
const mostGroups = 4;
const addressTypes = new Set([
	types.A,
	types.AAAA,
	types.HTTPS
]);
async function viewsOf(context, list, sought) {
	const places = list.flatMap(({ name, addresses }) => addresses.flatMap(({ address, state }) => state === "authoritative" ? [{
		name,
		address
	}] : []));
	const all = await Promise.all(places.map(async (place) => ({
		...place,
		replies: await repliesOf(context, place.address, sought)
	})));
	const having = all.filter(({ replies }) => replies.own.A.answer.kind !== "nxdomain");
	const told = having.length > 0 ? having : all;
	const [first] = told;
	if (!first) return {
		resolver: [],
		groups: []
	};
	const questions = questionsIn(first.replies, sought.name);
	const compared = await Promise.all(questions.map((question, at) => {
		return compare(context, question, told.flatMap(({ name, address, replies }) => {
			const reply = questionsIn(replies, sought.name)[at]?.told;
			const values = reply?.message?.isAuthoritative ? valuesIn(reply, question.name, question.type) : null;
			return values ? [{
				...values,
				name,
				address
			}] : [];
		}));
	}));
	const split = compared.filter(({ isSplit }) => isSplit);
	const able = told.filter(({ address }) => split.every(({ texts }) => texts.has(address)));
	const versionOf = ({ address }) => JSON.stringify(split.map(({ texts }) => texts.get(address)));
	const groups = [...Map.groupBy(able.map(serverIn), versionOf).values()].slice(0, mostGroups);
	return {
		resolver: compared.flatMap(({ resolver }) => resolver ? [resolver] : []),
		groups
	};
}
const mostParents = 2;
async function delegationDifference(context, zone, parents) {
	const said = await Promise.all(parents.slice(0, mostParents).map(async (address) => {
		const told = await askAuthority(context, address, [zone, types.DS], withSignatures);
		const values = told.message?.isAuthoritative ? valuesIn(told, zone, types.DS) : null;
		return values ? [{
			...values,
			name: address,
			address
		}] : [];
	}));
	const told = await ask(context, zone, types.DS, { isCheckingDisabled: true });
	const cached = valuesIn(told, zone, types.DS);
	const known = said.flat();
	if (!cached || known.length === 0 || known.some((each) => textOf$1(each) === textOf$1(cached))) return null;
	return differenceOf$1({
		name: zone,
		type: types.DS
	}, told, cached, known);
}
function serverIn({ name, address }) {
	return {
		name,
		address
	};
}
function questionsIn({ own, further }, name) {
	return [...comparedTypes.map((type) => ({
		name,
		type: types[type],
		told: own[type]
	})), ...further.map((each) => ({
		name: each.name,
		type: types[each.type],
		told: each.told
	}))];
}
async function compare(context, { name, type }, said) {
	const texts = new Map(said.map((each) => [each.address, textOf$1(each)]));
	const distinct = new Set(texts.values());
	const told = await ask(context, name, type);
	const cached = valuesIn(told, name, type);
	const isForeign = cached !== null && said.length > 0 && !distinct.has(textOf$1(cached)) && !await isTranslated(context, name, told);
	const same = {
		texts,
		isSplit: false,
		resolver: null
	};
	if (distinct.size < 2 && !isForeign) return same;
	const seconds = Math.min(...said.map((each) => each.seconds));
	const variation = await variationOf(context, [name, type], said);
	if (isMeantToVary(typeText(type), variation, seconds)) return same;
	const difference = isForeign ? differenceOf$1({
		name,
		type
	}, told, cached, said) : null;
	const isVarying = addressTypes.has(type) && cached !== null && [cached, ...said].every(({ values }) => values.length > 0);
	const resolver = difference && {
		...difference,
		isVarying: isVarying && distinct.size > 1
	};
	return {
		texts,
		isSplit: distinct.size > 1,
		resolver
	};
}
async function isTranslated(context, name, told) {
	const six = addressesIn(told);
	if (told.message?.questions[0]?.type !== types.AAAA || six.length === 0) return false;
	const four = addressesIn(await ask(context, name, types.A));
	return (await translatedAmong(context, six, four)).length === six.length;
}
function differenceOf$1({ name, type }, { answer, reply }, { values }, said) {
	const ttl = answer.kind === "unknown" || !Number.isFinite(answer.seconds) ? 0 : answer.seconds;
	return {
		name: plainName(name),
		type: typeText(type),
		resolver: reply?.server ?? null,
		isDenied: answer.kind === "nxdomain" && values.length === 0,
		values: kept(values),
		served: kept(said[0]?.values ?? []),
		isVarying: false,
		ttl: ttl > 0 ? ttl : null
	};
}
function kept(values) {
	return values.slice(0, mostValues$1).map((value) => value.slice(0, longestValue$2));
}
// src/checks/dns/zone/collect-served.ts
async function asServed(context, name, seen, look) {
	if (isDisputed(seen)) return pastDenial(context, name, seen, look);
	const zone = seen.zone.name === null ? null : parseName(seen.zone.name);
	const { keySets } = seen.authoritativeServers;
	const isSplit = keySets.length > 0;
	if (!zone || seen.existence.state !== "exists" && !isSplit) return seen;
	const sought = {
		zone,
		name,
		nobody: unheardOf(zone)
	};
	const [{ resolver, groups }, delegation] = await Promise.all([viewsOf(context, seen.authoritativeServers.list, sought), delegationDifference(context, zone, parentsOf(seen))]);
	const [first, ...others] = groups;
	if (!first || resolver.length === 0 && others.length === 0 && !delegation && !isSplit) return seen;
	const view = await viewPast(context, zone, addressesOf$1(first));
	if (!view) return {
		...seen,
		resolverDifferences: resolver
	};
	const served = await look(view);
	if (served.existence.state === "unknown") return {
		...seen,
		resolverDifferences: resolver
	};
	const versions = await Promise.all(others.map((group) => versionOf(context, {
		name,
		zone
	}, group)));
	const security = isSplit ? await securityBySigners(context, {
		name,
		zone
	}, keySets, seen.security) : served.security;
	return {
		...served,
		security,
		existence: {
			...served.existence,
			resolver: seen.existence.resolver
		},
		resolverDifferences: [...resolver, ...delegation && isTelling(seen, served) ? [delegation] : []],
		zoneVersions: versions.flatMap((each) => each ? [each] : [])
	};
}
function parentsOf({ parent }) {
	if (parent?.state !== "delegated") return [];
	return parent.servers.flatMap(({ state, address }) => state === "authoritative" ? [address] : []);
}
function isTelling(seen, served) {
	return seen.security?.state !== served.security?.state;
}
function addressesOf$1(servers) {
	return servers.map(({ address }) => address);
}
async function versionOf(context, { name, zone }, servers) {
	const view = await viewPast(context, zone, addressesOf$1(servers));
	if (!view) return null;
	const parsed = await collectRecords(view, name, zone);
	return {
		servers: servers.map((each) => `${each.name} ${each.address}`),
		parsed
	};
}
function isDisputed({ existence }) {
	return existence.state === "nxdomain" && existence.authoritativeState === "exists";
}
async function pastDenial(context, name, seen, look) {
	const view = await viewPast(context, name);
	const served = view && await look(view);
	if (!view || served?.existence.state !== "exists") return seen;
	const whole = await asServed(view, name, served, look);
	const { answer, reply } = await ask(context, name, types.A);
	const denied = {
		name: plainName(name),
		type: "A",
		resolver: reply?.server ?? null,
		isDenied: true,
		values: [],
		served: [],
		isVarying: false,
		ttl: answer.kind === "unknown" || answer.seconds <= 0 ? null : answer.seconds
	};
	return {
		...whole,
		existence: {
			...whole.existence,
			resolver: seen.existence.resolver
		},
		resolverDifferences: [denied, ...whole.resolverDifferences]
	};
}
// src/checks/dns/zone/collect-existence.ts
const mostExtended = 8;
const asked = [
	types.A,
	types.AAAA,
	types.MX,
	types.TXT,
	types.NS
];
const order = ["exists", "nxdomain"];
async function existenceOf(context, name) {
	const told = await Promise.all(asked.map((type) => ask(context, name, type)));
	const [first] = told;
	const states = told.map((each) => stateOf$1(each, name));
	const state = order.find((each) => states.includes(each)) ?? "unknown";
	const chosen = state === "unknown" ? told.find(saysWhy) ?? first : told[states.indexOf(state)] ?? first;
	return {
		state,
		reason: state === "unknown" && chosen ? reasonOf$1(chosen) : null,
		resolver: chosen?.reply?.server ?? null,
		extended: chosen ? extendedErrors(chosen).slice(0, mostExtended) : [],
		cdRcode: chosen ? await withoutChecking(context, name, chosen) : null,
		isResolverWorking: null,
		authoritativeState: "unknown"
	};
}
function reasonOf$1(told) {
	if (isLate(told)) return outOfTime;
	return told.answer.kind === "unknown" ? told.answer.reason : null;
}
function saysWhy({ answer }) {
	return answer.kind === "unknown" && answer.reason !== "TIMEOUT";
}
function isLate(told) {
	return "failure" in told && told.failure.reason === "timeout.run";
}
function stateOf$1({ answer }, name) {
	if (answer.kind === "unknown") return "unknown";
	return answer.kind === "nxdomain" && isSameName(answer.name, name) ? "nxdomain" : "exists";
}
async function withoutChecking(context, name, { message }) {
	if (message?.rcode !== rcodes.SERVFAIL) return null;
	const again = await ask(context, name, types.A, { isCheckingDisabled: true });
	return again.message ? rcodeText(again.message.rcode) : again.answer.reason;
}
const mostWitnesses = 2;
async function withAuthorities(context, existence, holder) {
	const { zone, servers } = holder;
	if (zone === null) return existence;
	const seen = servers.flatMap(({ addresses }) => addresses.map((each) => each.existence));
	const said = seen.length > 0 ? seen : await askWitnesses(context, zone, holder);
	const authorities = order.find((each) => said.includes(each)) ?? "unknown";
	if (existence.state !== "unknown") return {
		...existence,
		authoritativeState: authorities
	};
	return {
		...existence,
		state: authorities,
		authoritativeState: authorities,
		isResolverWorking: await worksAbove(context, zone)
	};
}
async function worksAbove(context, zone) {
	const unchecked = { isCheckingDisabled: true };
	if ((await zoneAbove(context, zone, unchecked)).kind === "zone") return true;
	const above = parentOf(zone);
	return above && isLate(await ask(context, above, types.SOA, unchecked)) ? null : false;
}
async function askWitnesses(context, zone, { name, parent }) {
	if (parent?.cut && isSameName(parent.cut, name)) return ["exists"];
	const { servers } = await nameServersOf(context, zone, { isCheckingDisabled: true });
	const glue = [...recordsOf("A", parent?.glue ?? []), ...recordsOf("AAAA", parent?.glue ?? [])];
	const known = servers.flatMap(({ addresses }) => addresses.slice(0, 1));
	const places = known.length > 0 ? known : glue.map(({ data }) => data.address);
	const said = await Promise.all(places.slice(0, mostWitnesses).map(async (address) => existenceBy(await askAuthority(context, address, [name, types.A]), name)));
	if (said.some((each) => each !== "unknown") || isSameName(name, zone)) return said;
	const below = await viewPast(context, outermost(name, countLabels(zone) + 1));
	return below ? [existenceBy(await ask(below, name, types.A), name)] : said;
}
// src/checks/dns/zone/collect-listing.ts
const longestValue$1 = 4096;
async function listingsOf(context, name) {
	const list = async (type) => listingOf(await ask(context, name, types[type]), types[type]);
	const [A, AAAA, CNAME, MX, TXT, NS, SOA, CAA, DS, DNSKEY, HTTPS, SVCB, SRV, NAPTR] = await Promise.all([
		list("A"),
		list("AAAA"),
		list("CNAME"),
		list("MX"),
		list("TXT"),
		list("NS"),
		list("SOA"),
		list("CAA"),
		list("DS"),
		list("DNSKEY"),
		list("HTTPS"),
		list("SVCB"),
		list("SRV"),
		list("NAPTR")
	]);
	return {
		A,
		AAAA,
		CNAME,
		MX,
		TXT,
		NS,
		SOA,
		CAA,
		DS,
		DNSKEY,
		HTTPS,
		SVCB,
		SRV,
		NAPTR
	};
}
const states$1 = {
	found: "found",
	nodata: "absent",
	nxdomain: "nxdomain"
};
function listingOf({ answer, message }, type) {
	const none = {
		ttl: null,
		isAuthoritative: false,
		aliases: [],
		values: [],
		total: 0,
		broken: 0
	};
	if (answer.kind === "unknown") {
		const broken = message?.answers.filter((each) => each.type === type && each.data.type === "broken").length ?? 0;
		return {
			...none,
			state: "unknown",
			reason: answer.reason,
			total: broken,
			broken
		};
	}
	const records = answer.kind === "found" ? answer.records : [];
	const readable = records.filter(({ data }) => data.type !== "broken");
	const values = readable.slice(0, 64).map(({ data }) => dataText(data).slice(0, longestValue$1));
	return {
		...none,
		state: states$1[answer.kind],
		reason: null,
		ttl: Number.isFinite(answer.seconds) ? answer.seconds : null,
		aliases: answer.aliases.map(({ data }) => plainName(data.name)),
		values: values.toSorted(),
		total: records.length,
		broken: records.length - readable.length
	};
}
// src/checks/dns/zone/referral.ts
const longestName = 255;
const longestLabel = 63;
function referralOctets(zone, servers, glue) {
	const inside = glue.filter(({ name }) => isWithin(name, zone) && servers.some(({ data }) => isSameName(data.name, name)));
	const needed = servers.every(({ data }) => isWithin(data.name, zone)) ? [...recordsOf("A", inside).slice(0, 1), ...recordsOf("AAAA", inside).slice(0, 1)] : [];
	return writeMessage({
		id: 0,
		isResponse: true,
		opcode: 0,
		isAuthoritative: false,
		isTruncated: false,
		isRecursionDesired: false,
		isRecursionAvailable: false,
		isAuthenticData: false,
		isCheckingDisabled: false,
		rcode: 0,
		questions: [{
			name: longestBelow(zone),
			type: types.NS,
			class: classes.IN
		}],
		answers: [],
		authorities: servers,
		additionals: needed,
		edns: null,
		stray: 0
	}).length;
}
function longestBelow(zone) {
	let left = longestName - zone.wire.length;
	const labels = [];
	while (left > 1) {
		const length = Math.min(left - 1, longestLabel);
		labels.push(Buffer.alloc(length, "x"));
		left -= length + 1;
	}
	return nameOf([...labels, ...labelsOf(zone)]);
}
// src/checks/dns/zone/collect-parent.ts
const mostAsked$2 = 4;
async function askParent(context, parent, name) {
	const { servers } = await nameServersOf(context, parent, { isCheckingDisabled: true });
	const views = (await askSome(context, parent, name, servers)).map((each) => ({
		...each,
		says: readReferral(each.referral, parent, name)
	}));
	const says = summaryOf(views.map((view) => view.says));
	const ns = recordsOf("NS", says.records);
	return {
		cut: says.cut,
		names: ns.map(({ data }) => data.name),
		glue: says.glue,
		seen: {
			name: plainName(parent),
			state: says.state,
			reason: says.reason,
			nameServers: says.cut ? namesIn(says.records, says.cut) : [],
			isSigned: says.state === "delegated" ? recordsOf("DS", says.records).length > 0 : null,
			referralOctets: says.state === "delegated" && says.cut ? referralOctets(says.cut, ns, says.glue) : null,
			servers: views.map(({ server, address, own, tcp, ...view }) => ({
				server,
				address,
				...serverStateOf(own, parent),
				tcp: abilityOf(tcp),
				edns: ednsAbility({
					soa: own,
					plain: tcp
				}),
				nameServers: namesBy(view.says)
			}))
		}
	};
}
const rest$1 = [
	"undelegated",
	"same-servers",
	"unknown"
];
function summaryOf(all) {
	const [first, ...others] = all.filter(({ state }) => state === "delegated");
	if (!first?.cut) {
		const denying = all.filter(({ state }) => state === "undelegated");
		const silent = all.find(({ state }) => state === "unknown");
		if (silent && denying.length > 0 && denying.length * 2 <= all.length) return silent;
		return rest$1.map((state) => all.find((each) => each.state === state)).find((each) => each !== void 0) ?? noServer;
	}
	const { cut } = first;
	const alike = [first, ...others.filter((each) => each.cut && isSameName(each.cut, cut))];
	return {
		...first,
		records: distinct$2(alike.flatMap(({ records }) => records)),
		glue: distinct$2(alike.flatMap(({ glue }) => glue))
	};
}
const noServer = {
	state: "unknown",
	reason: "NO-SERVER",
	cut: null,
	records: [],
	glue: []
};
function distinct$2(records) {
	return [...new Map(records.map((each) => [`${keyOf(each.name)} ${each.type} ${dataText(each.data)}`, each])).values()];
}
function namesBy({ state, cut, records }) {
	if (state === "undelegated") return [];
	return state === "delegated" && cut ? namesIn(records, cut) : null;
}
function placesIn(servers, isFour) {
	return servers.flatMap(({ name, addresses }) => {
		const address = addresses.find((each) => isIPv4(each) === isFour);
		return address === void 0 ? [] : [{
			server: plainName(name),
			address
		}];
	}).slice(0, mostAsked$2);
}
async function askSome(context, parent, name, servers) {
	const askAll = (isFour) => Promise.all(placesIn(servers, isFour).map((each) => askOne(context, parent, name, each)));
	const asked = await askAll(true);
	return asked.some(({ own }) => own.message) ? asked : [...asked, ...await askAll(false)];
}
async function askOne(context, parent, name, { server, address }) {
	const [own, tcp, referral] = await Promise.all([
		askAuthority(context, address, [parent, types.SOA], { isDnssecOk: true }),
		askAuthority(context, address, [parent, types.SOA], {
			isOverTcp: true,
			hasEdns: false
		}),
		askAuthority(context, address, [name, types.NS], { isDnssecOk: true })
	]);
	return {
		server,
		address,
		own,
		tcp,
		referral: !referral.message && tcp.message ? await askAuthority(context, address, [name, types.NS], { hasEdns: false }) : referral
	};
}
function readReferral({ message, ...told }, parent, name) {
	const nothing = {
		cut: null,
		records: [],
		glue: []
	};
	const unknown = (reason) => ({
		...nothing,
		state: "unknown",
		reason
	});
	if (!message) return unknown("failure" in told ? withoutAnswer(told.failure).reason : null);
	const { rcode, isAuthoritative, answers, authorities } = message;
	if (rcode === rcodes.NXDOMAIN) return {
		...nothing,
		state: "undelegated",
		reason: "NXDOMAIN"
	};
	if (rcode !== rcodes.NOERROR) return unknown(rcodeText(rcode));
	const own = recordsOf("NS", answers).find((each) => isSameName(each.name, name));
	if (own && isAuthoritative) return {
		state: "same-servers",
		reason: null,
		cut: own.name,
		records: answers,
		glue: []
	};
	const cut = cutIn(message, parent, name);
	if (cut) return {
		state: "delegated",
		reason: null,
		cut,
		records: authorities,
		glue: glueIn(message, cut)
	};
	if (isAuthoritative && answers.some((each) => isSameName(each.name, name))) return {
		...nothing,
		state: "undelegated",
		reason: "ALIAS"
	};
	const soa = isAuthoritative ? recordsOf("SOA", authorities).find((each) => isWithin(name, each.name)) : void 0;
	if (!soa) return unknown("no-referral");
	if (isSameName(soa.name, parent)) return {
		...nothing,
		state: "undelegated",
		reason: "NODATA"
	};
	return {
		...nothing,
		state: "same-servers",
		reason: null,
		cut: soa.name
	};
}
function cutIn({ authorities, isAuthoritative }, parent, name) {
	if (isAuthoritative) return null;
	return recordsOf("NS", authorities).map((each) => each.name).find((cut) => isWithin(name, cut) && isWithin(cut, parent) && !isSameName(cut, parent)) ?? null;
}
function glueIn({ authorities, additionals }, cut) {
	const hosts = recordsOf("NS", authorities).filter(({ name }) => isSameName(name, cut));
	return [...recordsOf("A", additionals), ...recordsOf("AAAA", additionals)].filter(({ name }) => hosts.some(({ data }) => isSameName(data.name, name)));
}
// src/checks/dns/zone/collect-locate.ts
function lookAhead$1(context, name) {
	for (const each of [...upwards(name)].slice(0, mostSteps$1)) zoneOf(context, each, unchecked$1).catch(() => {});
}
const unchecked$1 = { isCheckingDisabled: true };
const mostSteps$1 = 40;
async function locate(context, name) {
	const aliased = await locateAlias(context, name);
	if (aliased) return aliased;
	const own = await zoneOf(context, name, unchecked$1);
	if (own.kind === "unknown") return locateFromAbove(context, name, own.reason);
	const above = await zoneAbove(context, own.zone, unchecked$1);
	const parent = above.kind === "zone" ? await askParent(context, above.zone, own.zone) : null;
	return {
		zone: own.zone,
		reason: null,
		soa: own.soa,
		parent
	};
}
async function locateAlias(context, name) {
	const { answer } = await ask(context, name, types.SOA, unchecked$1);
	const above = parentOf(name);
	if (!above || answer.kind === "unknown" || !answer.aliases.some((each) => isSameName(each.name, name))) return null;
	const [ds, [domain]] = await Promise.all([ask(context, name, types.DS, unchecked$1), domainsOf([name])]);
	const isDelegation = ds.answer.kind !== "unknown" && ds.answer.aliases.length === 0;
	const isDomain = domain !== null && domain !== void 0 && isSameName(domain, name);
	if (!isDelegation && !isDomain) return null;
	const zone = await zoneOf(context, above, unchecked$1);
	const parent = zone.kind === "zone" ? await askParent(context, zone.zone, name) : null;
	return parent?.cut && isSameName(parent.cut, name) ? {
		zone: name,
		reason: null,
		soa: null,
		parent
	} : null;
}
async function locateFromAbove(context, name, reason) {
	const parentName = parentOf(name);
	const names = parentName ? [...upwards(parentName)].slice(0, mostSteps$1) : [];
	const nearest = (await Promise.all(names.map((each) => zoneOf(context, each, unchecked$1)))).find(({ kind }) => kind === "zone");
	if (nearest?.kind !== "zone") return {
		zone: null,
		reason,
		soa: null,
		parent: null
	};
	const parent = await askParent(context, nearest.zone, name);
	if (parent.seen.state === "undelegated") return locate(context, nearest.zone);
	return {
		zone: parent.cut,
		reason,
		soa: null,
		parent
	};
}
// src/checks/dns/zone/collect-contradiction.ts
const mostSteps = 40;
function questionsOf(name) {
	const listed = listedTypes.flatMap((type) => [[
		name,
		types[type],
		{}
	], [
		name,
		types[type],
		unchecked$2
	]]);
	const zones = [...upwards(name)].filter((each) => countLabels(each) > 0).slice(0, mostSteps);
	return [...listed, ...zones.map((each) => [
		each,
		types.SOA,
		{ isCheckingDisabled: true }
	])];
}
function seenContradiction({ resolver, name, deniedTypes: denied, answeredTypes: told }) {
	return {
		resolver,
		name: plainName(name),
		deniedTypes: denied,
		answeredTypes: told
	};
}
// src/checks/dns/zone/collect-refused.ts
const mostZones = 3;
async function refusedOf(context, { name, zone, records, contents }) {
	const failing = listedTypes.filter((type) => records[type].reason === "SERVFAIL");
	if (failing.length === 0) return [];
	const targets = await domainsOf((contents?.aliases.targets ?? []).slice(0, mostZones).map(parseName));
	let view = await viewPast(context, zone);
	for (const each of targets) view = view && each ? await viewPast(view, each) : view;
	const past = view;
	if (!past) return failing.map((type) => ({
		type,
		state: "unknown",
		security: "indeterminate"
	}));
	return Promise.all(failing.map(async (type) => {
		const told = await ask(past, name, types[type], unchecked$2);
		const { state: security } = await securityIn(past, told, name, types[type]);
		return {
			type,
			state: stateOf(told),
			security
		};
	}));
}
function stateOf({ answer, message }) {
	if (answer.kind !== "unknown") return "answered";
	if (message) return "failing";
	return answer.reason === "TIMEOUT" ? "silent" : "unknown";
}
// src/checks/dns/zone/collect-times.ts
async function withOwnTimes(context, name, records, { list }) {
	const [best] = list.flatMap(({ addresses }) => addresses.filter(({ state }) => state === "authoritative")).toSorted((one, other) => (one.ms ?? 0) - (other.ms ?? 0));
	if (!best) return records;
	const entries = await Promise.all(listedTypes.map(async (type) => {
		if (type === "DS") return [type, records.DS];
		const told = await askAuthority(context, best.address, [name, types[type]], withSignatures);
		return [type, merge(records[type], told, [name, types[type]])];
	}));
	return {
		...records,
		...Object.fromEntries(entries)
	};
}
function merge(known, told, [name, type]) {
	if (!told.message?.isAuthoritative) return known;
	const own = listingOf(told, type);
	const broken = { broken: Math.max(known.broken, own.broken) };
	if (known.state === "unknown") return own.state === "unknown" ? {
		...known,
		...broken,
		total: Math.max(known.total, own.broken)
	} : {
		...own,
		isAuthoritative: true,
		reason: known.reason
	};
	const ttls = told.message.answers.filter((each) => isSameName(each.name, name)).map(({ ttl }) => ttl);
	const absence = known.state === own.state ? own.ttl : null;
	const ttl = ttls.length > 0 ? Math.min(...ttls) : absence;
	return ttl === null ? {
		...known,
		...broken
	} : {
		...known,
		...broken,
		ttl,
		isAuthoritative: true
	};
}
// src/checks/dns/security/confirmed.ts
async function confirmed(context, { name, zone, servers }, seen) {
	const blamed = blamedIn(seen);
	const isServed = servers.some(({ addresses }) => addresses.some(({ signatures }) => signatures.state === "failed"));
	if (blamed.length === 0 || isServed) return seen;
	let view = context;
	for (const each of blamed) view = view && await viewPast(view, each);
	const again = view && await securityFor(view, name, zone);
	if (!again || blamedIn(again).length > 0 || again.state === "indeterminate") return seen;
	return {
		...again,
		resolverValidation: seen.resolverValidation,
		isRemembered: true
	};
}
function blamedIn(seen) {
	return blamedBy({
		...seen,
		sets: [...seen.rrsets, ...seen.dmarc]
	});
}
// src/checks/dns/dns64.ts
async function withoutSynthesized(context, raw) {
	const { A, AAAA } = raw.records;
	const translated = await translatedAmong(context, AAAA.values, A.values);
	if (translated.length === 0 || translated.length < AAAA.values.length) return {
		...raw,
		dns64: []
	};
	const made = new Set(translated);
	const { parsed: contents, security } = raw;
	const left = (contents?.addresses)?.list.filter(({ address }) => !made.has(address)) ?? [];
	return {
		...raw,
		dns64: translated,
		records: {
			...raw.records,
			AAAA: {
				...AAAA,
				state: "absent",
				values: [],
				total: 0
			}
		},
		parsed: contents && {
			...contents,
			addresses: {
				...contents.addresses,
				hasAaaa: "absent",
				list: left,
				total: left.length
			}
		},
		security: security && {
			...security,
			rrsets: security.rrsets.filter(({ type, state }) => type !== "AAAA" || state === "secure")
		}
	};
}
// src/checks/dns/servers/transfers.ts
const mostAsked$1 = 8;
async function transfersOf(context, zone, servers) {
	const places = servers.filter(({ isAtParent }) => isAtParent).flatMap(({ name, addresses }) => addresses.flatMap(({ address, state }) => state === "authoritative" ? [{
		server: name,
		address
	}] : []));
	return Promise.all(places.slice(0, mostAsked$1).map(async (place) => ({
		...place,
		...await transferBy(context, zone, place.address)
	})));
}
async function transferBy(context, zone, address) {
	const told = await askAuthority(context, address, [zone, types.AXFR], {
		isOverTcp: true,
		hasEdns: false
	});
	const none = {
		records: null,
		isComplete: null
	};
	if (!told.message) return {
		state: "unknown",
		reason: withoutAnswer(told.failure).reason,
		...none
	};
	const { rcode } = told.message;
	const { transfer } = told.reply;
	if (rcode !== rcodes.NOERROR) return {
		state: "refused",
		reason: rcodeText(rcode),
		...none
	};
	if (!transfer || transfer.records < 2) return {
		state: "refused",
		reason: "empty",
		...none
	};
	const { records, isComplete } = transfer;
	return {
		state: "open",
		reason: null,
		records: isComplete ? records - 1 : records,
		isComplete
	};
}
// src/checks/dns/servers/answers.ts
const mostVersions = 8;
const mostValues = 8;
const longestValue = 200;
async function differencesOf(context, list, sought) {
	const places = list.flatMap(({ name, addresses }) => addresses.flatMap(({ address, state, serial }) => state === "authoritative" ? [{
		name,
		address,
		serial
	}] : []));
	const told = await Promise.all(places.map(async (place) => ({
		...place,
		replies: await repliesOf(context, place.address, sought)
	})));
	const groups = [...Map.groupBy(told, ({ serial }) => serial).values()];
	const differing = comparedTypes.flatMap((type) => groups.map((group) => ({
		type,
		versions: group.flatMap(({ name, address, replies }) => {
			const version = versionIn(replies.own[type], sought, type);
			return version ? [{
				...version,
				by: `${name} ${address}`,
				address
			}] : [];
		})
	}))).filter(({ versions }) => new Set(versions.map(textOf$1)).size > 1);
	return Promise.all(differing.map(({ type, versions }) => differenceOf(context, sought, type, versions)));
}
function versionIn(told, { name }, type) {
	if (!told.message?.isAuthoritative) return null;
	const found = valuesIn(told, name, types[type]);
	return told.answer.kind === "nxdomain" && found?.values.length === 0 ? null : found;
}
async function differenceOf(context, sought, type, versions) {
	const { isChanging, isTailored } = await variationOf(context, [sought.name, types[type]], versions);
	const groups = [...Map.groupBy(versions, textOf$1).values()];
	const seconds = Math.min(...versions.map((each) => each.seconds));
	return {
		type,
		isVarying: isChanging,
		isClientSpecific: isTailored,
		ttl: Number.isFinite(seconds) ? seconds : null,
		answers: groups.slice(0, mostVersions).map((group) => ({
			values: (group[0]?.values ?? []).slice(0, mostValues).map((value) => value.slice(0, longestValue)),
			total: group[0]?.values.length ?? 0,
			by: group.map(({ by }) => by)
		})),
		total: groups.length
	};
}
// src/checks/dns/servers/key-sets.ts
const mostSets = 4;
const mostKeys = 32;
async function keySetsOf(context, list, sought) {
	const places = list.flatMap(({ name, addresses }) => addresses.flatMap(({ address, state }) => state === "authoritative" ? [{
		name,
		address
	}] : []));
	const told = await Promise.all(places.map(async ({ name, address }) => {
		const replies = await repliesOf(context, address, sought);
		const set = keySetIn(replies, sought.zone);
		if (!set) return [];
		const keys = recordsOf("DNSKEY", set.records);
		const sets = signedSetsIn(replies, sought.zone);
		return [{
			servers: [`${name} ${address}`],
			keys,
			sets,
			signing: keys.filter((key) => sets.some((each) => isSigned(each, key)))
		}];
	}));
	const groups = [...Map.groupBy(told.flat(), textOf).values()].map(joined).slice(0, mostSets);
	return groups.length < 2 ? [] : groups.map((each) => seenGroup(each, groups));
}
function textOf({ keys, signing }) {
	return [keys, signing].map((some) => some.map(({ data }) => dataText(data)).toSorted().join("\n")).join("\n\n");
}
function joined([first, ...others]) {
	return others.reduce((whole, { servers, sets }) => ({
		...whole,
		servers: [...whole.servers, ...servers],
		sets: [...whole.sets, ...sets]
	}), first ?? {
		servers: [],
		keys: [],
		signing: [],
		sets: []
	});
}
function seenGroup(group, all) {
	const missing = all.filter((each) => each !== group).flatMap((each) => missingKeys(each, group.keys));
	const algorithms = group.sets.flatMap(({ signatures }) => signatures.map(({ data }) => data.algorithm));
	return {
		servers: group.servers,
		keys: group.keys.slice(0, mostKeys).map(({ data }) => ({
			...factsOf(data),
			flags: data.flags
		})),
		signingKeys: distinct$1(group.signing.map(({ data }) => factsOf(data))),
		algorithms: [...new Set(algorithms)].toSorted((one, other) => one - other),
		missingKeys: distinct$1(missing.map(({ data }) => factsOf(data)))
	};
}
function missingKeys({ signing, sets }, published) {
	const known = new Set(published.map(({ data }) => dataText(data)));
	return sets.flatMap((set) => {
		const own = signing.filter((key) => isSigned(set, key));
		return own.some(({ data }) => known.has(dataText(data))) ? [] : own;
	});
}
function isSigned({ signatures }, key) {
	return signatures.some(({ data }) => data.algorithm === key.data.algorithm && data.keyTag === keyTag(key.data));
}
function factsOf(data) {
	return {
		keyTag: keyTag(data),
		algorithm: data.algorithm
	};
}
function distinct$1(keys) {
	return [...new Map(keys.map((each) => [`${each.algorithm} ${each.keyTag}`, each])).values()].toSorted((one, other) => one.keyTag - other.keyTag);
}
// src/checks/dns/servers/collect.ts
const mostAsked = 32;
const mostAddresses = 16;
const mostTold$1 = 64;
const unchecked = { isCheckingDisabled: true };
async function lookAtServers(context, sought, parent) {
	lookAhead(context, sought, parent);
	const { answer } = await ask(context, sought.zone, types.NS, unchecked);
	const isOwn = answer.kind !== "unknown" && answer.aliases.length === 0;
	const told = isOwn && answer.kind === "found" ? recordsOf("NS", answer.records).map(({ data }) => data.name) : [];
	const all = distinct([...parent.names, ...told]);
	const first = await lookAtAll(context, sought, parent, all.slice(0, 32));
	const known = new Set(first.map(({ name }) => name));
	const named = first.flatMap(({ addresses }) => addresses.flatMap(({ nameServers }) => nameServers ?? []));
	const second = await lookAtAll(context, sought, parent, [...new Set(named)].filter((name) => !known.has(name)).slice(0, 32 - first.length).map(parseName));
	const ofResolver = isOwn ? told.map(plainName) : null;
	const list = [...first, ...second].map((each) => ({
		...each,
		isAtChild: isAtChild(each.name, named, ofResolver)
	}));
	const sorted = list.toSorted((one, other) => one.name < other.name ? -1 : 1);
	return {
		list: sorted,
		total: new Set([...all.map(plainName), ...named]).size,
		differences: await differencesOf(context, list, sought),
		keySets: await keySetsOf(context, sorted, sought)
	};
}
function lookAhead(context, sought, { names, glue }) {
	for (const name of distinct(names).slice(0, 32)) {
		nameServer(context, name, unchecked).catch(() => {});
		const [address] = glueOf(name, glue);
		if (address !== void 0) repliesOf(context, address, sought).catch(() => {});
	}
}
function isAtChild(name, named, ofResolver) {
	if (named.length > 0) return named.includes(name);
	return ofResolver && ofResolver.includes(name);
}
async function lookAtAll(context, sought, parent, names) {
	const found = await Promise.all(names.map(async (name) => {
		const server = await nameServer(context, name, unchecked);
		const four = addressesFrom(server.answers.A);
		const translated = await translatedAmong(context, addressesFrom(server.answers.AAAA), four, unchecked);
		return placed(server, sought, parent, new Set(translated));
	}));
	const chosen = chooseAddresses(found);
	return Promise.all(found.map(async ({ addresses, ...server }) => ({
		...server,
		addresses: await Promise.all(addresses.filter((address) => chosen.has(`${server.name} ${address}`)).map((address) => {
			return lookAt(context, {
				address,
				isGlue: server.glue.includes(address)
			}, sought);
		}))
	})));
}
function placed({ name, answers, addresses }, { zone }, parent, translated) {
	const { A, AAAA } = answers;
	const glue = glueOf(name, parent.glue);
	const own = [...new Set([A, AAAA].flatMap(addressesFrom))].filter((each) => !translated.has(each));
	const all = [...new Set([...glue, ...own])];
	const [alias] = [A, AAAA].flatMap((answer) => answer.kind === "unknown" ? [] : answer.aliases);
	const isTold = A.kind !== "unknown" && AAAA.kind !== "unknown";
	const unknown = [A, AAAA].find((answer) => answer.kind === "unknown");
	const state = addressState({
		answers,
		addresses
	});
	return {
		name: plainName(name),
		isAtParent: parent.names.some((each) => isSameName(each, name)),
		isAtChild: null,
		isInside: isWithin(name, zone),
		state,
		reason: state === "unknown" && unknown ? unknown.reason : null,
		alias: alias ? plainName(alias.data.name) : null,
		own: isTold && all.length <= mostTold$1 ? own : null,
		glue: glue.slice(0, mostTold$1),
		addresses: all.slice(0, mostAddresses),
		addressesTotal: all.length
	};
}
function addressesFrom(answer) {
	if (answer.kind !== "found") return [];
	return answer.records.flatMap(({ data }) => data.type === "A" || data.type === "AAAA" ? [data.address] : []);
}
function addressState({ answers, addresses }) {
	if (addresses.length > 0) return "found";
	const { A, AAAA } = answers;
	if (A.kind === "unknown" || AAAA.kind === "unknown") return "unknown";
	return A.kind === "nxdomain" && AAAA.kind === "nxdomain" ? "nxdomain" : "absent";
}
function glueOf(name, glue) {
	const own = glue.filter((each) => isSameName(each.name, name));
	const all = [...recordsOf("A", own), ...recordsOf("AAAA", own)].map(({ data }) => data.address);
	return [...new Set(all)];
}
function chooseAddresses(servers) {
	const first = servers.flatMap(({ name, addresses }) => addresses.map((address, rank) => ({
		name,
		address,
		rank
	}))).toSorted((one, other) => one.rank - other.rank).slice(0, mostAsked);
	return new Set(first.map(({ name, address }) => `${name} ${address}`));
}
function distinct(names) {
	return [...new Map(names.map((name) => [keyOf(name), name])).values()];
}
// src/checks/dns/collect.ts
const mostSignatures = 400;
const noServers = {
	list: [],
	total: 0,
	differences: [],
	keySets: []
};
async function collect({ query }, context) {
	const name = parseName(query);
	lookAhead$1(context, name);
	const { context: view, contradiction } = await consistently(context, questionsOf(name));
	const seen = await asServed(view, name, await look(view, query, name), (past) => look(past, query, name));
	const { zone, authoritativeServers: servers } = seen;
	const isAsked = context.mayTransfer === true;
	return {
		...seen,
		...isAsked && zone.name !== null && { zoneTransfers: await transfersOf(context, parseName(zone.name), servers.list) },
		...contradiction && { contradiction: seenContradiction(contradiction) }
	};
}
async function look(context, query, name) {
	const [existence, records] = await Promise.all([existenceOf(context, name), listingsOf(context, name)]);
	const isThere = existence.state !== "nxdomain";
	const located = isThere ? await locate(context, name) : await locateOnly(context, name);
	if (existence.state === "unknown" && located.zone === null && located.parent === null) throw await undeterminedReason(context, name, {
		host: query,
		reason: existence.reason ?? located.reason ?? "SERVFAIL"
	});
	const { zone } = located;
	const [servers, security, contents] = await Promise.all([
		isThere && zone ? serversOf(context, name, zone, located) : noServers,
		zone ? securityFor(context, name, zone) : null,
		isThere && existence.reason !== "TIMEOUT" && existence.reason !== "timeout.run" ? collectRecords(context, name, zone) : null
	]);
	return withoutSynthesized(context, {
		name: query,
		observedAt: context.now().toISOString(),
		existence: await withAuthorities(context, existence, {
			name,
			zone: located.zone,
			parent: located.parent,
			servers: servers.list
		}),
		contradiction: null,
		resolverDifferences: [],
		zoneVersions: [],
		records: await withOwnTimes(context, name, records, servers),
		authoritativeFallback: zone && isThere ? await refusedOf(context, {
			name,
			zone,
			records,
			contents
		}) : [],
		zone: {
			name: located.zone && plainName(located.zone),
			reason: located.reason,
			isApex: located.zone !== null && isSameName(located.zone, name),
			isDomain: located.zone !== null && await isDomain(located.zone)
		},
		parent: located.parent?.seen ?? null,
		soa: await soaOf(context, located, servers),
		authoritativeServers: servers,
		zoneTransfers: null,
		security: zone && security && await confirmed(context, {
			name,
			zone,
			servers: servers.list
		}, security),
		parsed: contents
	});
}
async function isDomain(zone) {
	const [domain] = await domainsOf([zone]);
	return domain !== null && domain !== void 0 && isSameName(domain, zone);
}
async function locateOnly(context, name) {
	const found = await zoneOf(context, name, { isCheckingDisabled: true });
	return found.kind === "zone" ? {
		zone: null,
		reason: null,
		soa: null,
		parent: null,
		zone: found.zone,
		soa: found.soa
	} : locate(context, name);
}
async function serversOf(context, name, zone, { parent }) {
	const { answer } = await ask(context, zone, types.DS, { isCheckingDisabled: true });
	const delegations = delegationsIn(answer);
	const view = parent ?? {
		names: [],
		glue: []
	};
	const nobody = unheardOf(zone);
	return lookAtServers(context, {
		zone,
		name,
		delegations,
		budget: { left: mostSignatures },
		known: new Map(),
		nobody
	}, view);
}
function delegationsIn(answer) {
	if (answer.kind === "unknown") return null;
	return answer.kind === "found" && answer.aliases.length === 0 ? recordsOf("DS", answer.records) : [];
}
async function soaOf(context, { soa, zone }, { list }) {
	const record = (zone && await ownSoa(context, zone, list)) ?? soa;
	if (!record) return null;
	const { data, ttl } = record;
	const { primary, mailbox, serial, refresh, retry, expire, minimum } = data;
	const mnameState = addressState(await nameServer(context, primary, { isCheckingDisabled: true }));
	return {
		mname: plainName(primary),
		mnameState,
		rname: plainName(mailbox),
		serial,
		refresh,
		retry,
		expire,
		minimum,
		ttl
	};
}
async function ownSoa(context, zone, list) {
	const place = list.flatMap(({ addresses }) => addresses).find(({ serial }) => serial !== null);
	if (!place) return void 0;
	const { message } = await askAuthority(context, place.address, [zone, types.SOA], withSignatures);
	return recordsOf("SOA", message?.answers ?? []).find(({ name }) => isSameName(name, zone));
}
// src/checks/dns/zone/direct.ts
function directOf({ parent, authoritativeServers: servers }) {
	const asked = [...parent?.servers ?? [], ...servers.list.flatMap(({ addresses }) => addresses)];
	const working = asked.filter(({ state }) => state === "authoritative");
	const isIntercepted = asked.length > 0 && asked.every(({ reason }) => reason === "not-authoritative");
	return {
		works: working.length > 0,
		overTcp: asked.some(({ tcp }) => tcp.works === true),
		withEdns: working.some(({ edns }) => edns.works === true),
		reason: isIntercepted ? "intercepted" : asked.find(({ state }) => state !== "authoritative")?.reason ?? null
	};
}
function placesOf({ authoritativeServers: servers }) {
	return servers.list.flatMap((server) => server.addresses.map((each) => ({
		...each,
		server
	})));
}
function bySigner({ authoritativeServers: { keySets } }, places) {
	const tags = keySets.flatMap(({ signingKeys }) => signingKeys.map(({ keyTag }) => keyTag));
	if (!(new Set(tags).size === tags.length && keySets.every(({ signingKeys }) => signingKeys.length > 0))) return [places];
	return [...Map.groupBy(places, (place) => keySets.findIndex(({ servers }) => servers.includes(subjectOf(place)))).values()];
}
function subjectOf({ server, address }) {
	return `${server.name} ${address}`;
}
function isWithoutSignatures({ edns }, { security, zone }) {
	const own = security?.chainOfTrust.find((each) => each.zone === zone.name);
	const isSigned = security?.state === "secure" || security?.state === "bogus";
	return edns.works === false && isSigned && own !== void 0 && own.delegations.length > 0;
}
// src/checks/dns/coverage.ts
const weights = {
	records: 35,
	servers: 35,
	security: 20,
	parent: 10
};
const weighed = listedTypes.filter((type) => type !== "SRV" && type !== "NAPTR");
function coverageOf(raw) {
	const { existence, records, security, parent, zone } = raw;
	if (existence.state === "nxdomain") return 100;
	const known = weighed.filter((type) => records[type].state !== "unknown").length / weighed.length;
	const isZone = zone.name !== null;
	return weights.records * known + (isZone && isServed(raw) ? weights.servers : 0) + (isZone && security && security.state !== "indeterminate" ? weights.security : 0) + (isZone && (zone.name === "." || parent && parent.state !== "unknown") ? weights.parent : 0);
}
function isServed(raw) {
	const places = placesOf(raw);
	if (places.length === 0) return raw.authoritativeServers.list.some(({ state }) => state === "absent" || state === "nxdomain");
	return directOf(raw).works && places.some(({ state }) => state !== "unasked");
}
// src/checks/dns/zone/problems-delegation.ts
var import_ipaddr = __toESM(require_ipaddr(), 1);
const delegationProblems = defineProblems({
	"single-server": {
		severity: "high",
		cause: {
			en: "{zone} has one name server only ({server}). If it fails, the whole zone is unreachable.",
			ko: "{zone}의 네임서버가 하나({server})뿐입니다. 이 서버에 장애가 나면 존 전체를 조회할 수 없습니다."
		},
		action: {
			en: "Add a second name server in another network.",
			ko: "다른 네트워크에 두 번째 네임서버를 추가하십시오."
		},
		reference: "RFC 1034 §4.1, RFC 2182 §5"
	},
	"single-address": {
		severity: "high",
		cause: {
			en: "All name servers of {zone} share one address ({address}). If it fails, the whole zone is unreachable.",
			ko: "{zone}의 모든 네임서버가 주소 하나({address})를 공유합니다. 이 주소에 장애가 나면 존 전체를 조회할 수 없습니다."
		},
		action: {
			en: "Move one of them to another machine in another network.",
			ko: "그중 하나를 다른 네트워크의 다른 시스템으로 옮기십시오."
		},
		reference: "RFC 2182 §3.1"
	},
	"shared-address": {
		severity: "medium",
		cause: {
			en: "Several name servers share the address {address}: {servers}. They are one server with several names.",
			ko: "여러 네임서버({servers})가 주소 {address|을/를} 공유합니다. 이름만 다른 하나의 서버입니다."
		},
		action: {
			en: "List the server once, or give each name server its own address.",
			ko: "한 번만 등록하거나 각 네임서버에 자체 주소를 주십시오."
		},
		reference: "RFC 2182 §3.1"
	},
	"no-ipv4-server": {
		severity: "medium",
		cause: {
			en: "No name server of {zone} has an IPv4 address. Resolvers without IPv6 cannot resolve names in the zone.",
			ko: "{zone}의 네임서버에 IPv4 주소가 없습니다. IPv6를 쓸 수 없는 리졸버는 존의 이름을 조회하지 못합니다."
		},
		action: {
			en: "Give at least two name servers an IPv4 address.",
			ko: "네임서버 두 대 이상에 IPv4 주소를 지정하십시오."
		},
		reference: "RFC 3901 §4"
	},
	"single-ipv4": {
		severity: "medium",
		cause: {
			en: "Only one name server of {zone} has an IPv4 address ({server}). IPv4-only resolvers depend on that server.",
			ko: "{zone}의 네임서버 가운데 {server}에만 IPv4 주소가 있습니다. IPv4만 쓰는 리졸버는 이 서버에 의존합니다."
		},
		action: {
			en: "Give a second name server an IPv4 address.",
			ko: "두 번째 네임서버에도 IPv4 주소를 지정하십시오."
		},
		reference: "RFC 3901 §4"
	},
	"single-ipv6": {
		severity: "low",
		cause: {
			en: "Only one name server of {zone} has an IPv6 address ({server}).",
			ko: "{zone}의 네임서버 가운데 {server}에만 IPv6 주소가 있습니다."
		},
		action: {
			en: "Give a second name server an IPv6 address.",
			ko: "두 번째 네임서버에도 IPv6 주소를 지정하십시오."
		},
		reference: "RFC 3901 §4"
	},
	"one-network": {
		severity: "medium",
		cause: {
			en: "All name servers of {zone} are in one network ({network}). One outage takes down all of them.",
			ko: "{zone}의 모든 네임서버가 한 네트워크({network})에 있어, 장애 하나로 모두 멈출 수 있습니다."
		},
		action: {
			en: "Move one of them to another network, preferably at another provider.",
			ko: "그중 하나를 다른 네트워크, 가능하면 다른 사업자의 네트워크로 옮기십시오."
		},
		reference: "RFC 2182 §3.1"
	},
	"servers-only-above": {
		severity: "high",
		cause: {
			en: "The parent zone lists {servers} as name servers of {zone}, but the zone itself does not.",
			ko: "상위 존에는 {zone}의 네임서버로 {servers|이/가} 있지만, 존 자체에는 없습니다."
		},
		action: {
			en: "Update the name servers at the registrar to match the zone, or add the NS records to the zone.",
			ko: "레지스트라의 네임서버 목록을 존과 같게 고치거나, 존에 NS 레코드를 추가하십시오."
		},
		reference: "RFC 1034 §4.2.2"
	},
	"servers-only-below": {
		severity: "high",
		cause: {
			en: "{zone} lists {servers} as name servers, but the parent zone does not.",
			ko: "{zone} 존에는 네임서버로 {servers|이/가} 있지만, 상위 존에는 없습니다."
		},
		action: {
			en: "Add them at the registrar, or remove their NS records from the zone.",
			ko: "레지스트라에 추가하거나, 존에서 해당 NS 레코드를 제거하십시오."
		},
		reference: "RFC 1034 §4.2.2"
	},
	"servers-disagree": {
		severity: "medium",
		cause: {
			en: "The name servers return different NS records: {server} at {address} lists {servers}.",
			ko: "네임서버마다 반환하는 NS 레코드가 다릅니다. {server}({address})의 NS 레코드는 {servers}입니다."
		},
		action: {
			en: "Serve the same version of the zone from every name server.",
			ko: "모든 네임서버가 같은 버전의 존을 제공하게 하십시오."
		},
		reference: "RFC 1034 §4.2.2"
	},
	"parents-disagree": {
		severity: "medium",
		cause: {
			en: "The name servers of {parent} return different NS records for {zone}: {server} lists {servers}.",
			ko: "{parent}의 네임서버마다 {zone}의 NS 레코드를 다르게 반환합니다. {server}의 NS 레코드는 {servers}입니다."
		},
		action: {
			en: "Wait until the change has reached all of them. If the difference remains, tell the registry.",
			ko: "변경 사항이 모두 반영될 때까지 기다리십시오. 차이가 계속되면 레지스트리에 알리십시오."
		}
	},
	"glue-missing": {
		severity: "high",
		cause: {
			en: "The parent zone has no glue record for {server}, whose name is inside {zone}. Resolvers cannot find its address.",
			ko: "{server}의 이름이 {zone} 존 안에 있는데 상위 존에 글루 레코드가 없습니다. 리졸버가 주소를 찾을 수 없습니다."
		},
		action: {
			en: "Add the addresses of {server} at the registrar as a host (glue) record.",
			ko: "레지스트라에 {server}의 주소를 호스트(글루) 레코드로 등록하십시오."
		},
		reference: "RFC 9471 §3.1"
	},
	"glue-wrong": {
		severity: "high",
		cause: {
			en: "The glue record of {server} in the parent zone is {glue}, but its own address records are {own}.",
			ko: "상위 존에 있는 {server}의 글루 레코드는 {glue}이지만, 자체 주소 레코드는 {own}입니다."
		},
		action: {
			en: "Correct the host (glue) record at the registrar, or the address records of {server}.",
			ko: "레지스트라의 호스트(글루) 레코드 또는 {server}의 주소 레코드를 고치십시오."
		},
		reference: "RFC 1912 §2.3"
	},
	"glue-incomplete": {
		severity: "info",
		cause: {
			en: "{server} has addresses that are missing from its glue record in the parent zone: {missing}.",
			ko: "상위 존의 글루 레코드에 {server}의 주소 일부가 없습니다: {missing}."
		},
		action: {
			en: "Add them to the host (glue) record at the registrar.",
			ko: "레지스트라의 호스트(글루) 레코드에 추가하십시오."
		},
		reference: "RFC 1912 §2.3"
	},
	"referral-large": {
		severity: "low",
		cause: {
			en: "The referral to {zone} can take {octets} bytes for long names. Only 512 bytes are sure to arrive over UDP everywhere.",
			ko: "긴 이름에 대한 {zone}의 위임 응답은 {octets}바이트까지 커집니다. 어디서나 UDP로 받을 수 있는 크기는 512바이트입니다."
		},
		action: {
			en: "Use fewer name servers, or shorter names in one common domain.",
			ko: "네임서버를 줄이거나, 같은 도메인의 짧은 이름을 쓰십시오."
		},
		reference: "RFC 1035 §4.2.1"
	}
});
// src/checks/dns/servers/problems-differences.ts
const differenceProblems = defineProblems({
	"servers-differ": {
		severity: "high",
		cause: {
			en: "The name server {server} at {address} answers for {name} differently from the other name servers: {what}.",
			ko: "네임서버 {server}({address})의 {name}에 대한 응답이 다른 네임서버와 다릅니다. {what}."
		},
		action: {
			en: "Compare the zone on {server} with the other name servers, and load the same version everywhere.",
			ko: "{server}의 존을 다른 네임서버의 존과 비교하고, 모든 서버에 같은 버전을 올리십시오."
		},
		reference: "RFC 1034 §4.3.5"
	},
	"server-type-fails": {
		severity: "medium",
		cause: {
			en: "The name server {server} at {address} answers queries for {name}, but not for its {types} records: {what}.",
			ko: "네임서버 {server}({address})에서 {name}에 대한 질의 가운데 {types} 레코드 질의에만 응답하지 않습니다. {what}."
		},
		action: {
			en: "Update {server} or the load balancer in front of it. A type without records must get NOERROR with the SOA record.",
			ko: "{server} 또는 앞단의 로드 밸런서를 업데이트하십시오. 레코드가 없는 유형의 질의에는 SOA 레코드가 있는 NOERROR로 응답해야 합니다."
		},
		reference: "RFC 8906 §3.1.2"
	},
	"answers-differ": {
		severity: "medium",
		cause: {
			en: "The name servers return different {type} records for {name}, although they have the same version of the zone: {what}.",
			ko: "네임서버들의 존 버전은 같은데 {name}의 {type} 레코드에 대한 응답이 서로 다릅니다: {what}."
		},
		action: {
			en: "Load the same zone on all name servers, and raise the serial with every change. If each server answers for its own region, no change is needed.",
			ko: "모든 네임서버에 같은 존을 올리고, 변경할 때마다 일련번호를 올리십시오. 서버마다 지역별로 응답하는 것이면 그대로 두어도 됩니다."
		},
		reference: "RFC 1034 §4.3.5"
	},
	"answers-vary": {
		severity: "info",
		cause: {
			en: "The {types} records of {name} change with every answer or with the client's network (load balancing). They cannot be used to compare the name servers.",
			ko: "{name}의 {types} 레코드는 응답마다, 또는 클라이언트의 네트워크에 따라 달라집니다(부하 분산). 네임서버를 비교하는 데 쓸 수 없습니다."
		},
		action: {
			en: "If this is intended, no action is needed.",
			ko: "의도한 것이면 조치할 것이 없습니다."
		}
	},
	"soa-differs": {
		severity: "low",
		cause: {
			en: "The name server {server} at {address} has the same serial but a different SOA record: {own} instead of {first}.",
			ko: "네임서버 {server}({address})의 SOA 레코드는 일련번호가 같은데도 내용이 다릅니다({own}, 다른 서버는 {first})."
		},
		action: {
			en: "Load the same zone on all name servers, and raise the serial with every change.",
			ko: "모든 네임서버에 같은 존을 올리고, 변경할 때마다 일련번호를 올리십시오."
		},
		reference: "RFC 1034 §4.3.5"
	},
	"name-remembered": {
		severity: "high",
		cause: {
			en: "The resolver still returns this name, but the name servers of {zone} return NXDOMAIN.",
			ko: "리졸버는 아직 이 이름을 반환하지만, {zone} 존의 네임서버는 NXDOMAIN을 반환합니다."
		},
		action: {
			en: "If you removed the name, wait until resolver caches expire; if it should exist, add it again. Otherwise the resolver answers by itself: query another one.",
			ko: "삭제한 이름이면 리졸버의 캐시가 만료될 때까지 기다리고, 있어야 할 이름이면 다시 등록하십시오. 아니면 리졸버가 자체적으로 응답하는 것이므로 다른 리졸버에 질의하십시오."
		},
		reference: "RFC 1035 §3.2.1"
	}
});
// src/checks/dns/security/problems-keys.ts
const keyProblems = defineProblems({
	"algorithm-forbidden": {
		severity: "high",
		cause: {
			en: "{zone} is signed with algorithm {algorithm}, which is deprecated for signing. Resolvers may treat the zone as unsigned.",
			ko: "{zone|은/는} 서명용으로 폐기된 알고리즘 {algorithm|으로/로} 서명되었습니다. 리졸버에서 서명되지 않은 것으로 취급할 수 있습니다."
		},
		action: {
			en: "Roll over to algorithm 13 (ECDSAP256SHA256).",
			ko: "알고리즘 13(ECDSAP256SHA256)으로 교체(롤오버)하십시오."
		},
		reference: "RFC 9904 §3, RFC 9905 §2, RFC 9906 §2"
	},
	"algorithm-unusual": {
		severity: "medium",
		cause: {
			en: "{zone} has keys of algorithm {algorithm}, which most resolvers do not support.",
			ko: "{zone}에 대부분의 리졸버가 지원하지 않는 알고리즘 {algorithm}의 키가 있습니다."
		},
		action: {
			en: "Sign with algorithm 13 (ECDSAP256SHA256).",
			ko: "알고리즘 13(ECDSAP256SHA256)으로 서명하십시오."
		},
		reference: "RFC 9904 §3"
	},
	"algorithm-unsigned": {
		severity: "medium",
		cause: {
			en: "{zone} has DNSKEY or DS records of algorithm {algorithm}, but its {types} records are not signed with it. Resolvers must accept the other signatures; some reject the zone.",
			ko: "{zone}에 알고리즘 {algorithm}의 DNSKEY 또는 DS 레코드가 있지만 {types} 레코드는 이 알고리즘으로 서명되지 않았습니다. 리졸버는 다른 서명을 받아들여야 하지만, 존을 거부하는 리졸버도 있습니다."
		},
		action: {
			en: "Sign every record with algorithm {algorithm} too. To stop using it, remove its DS records first, then its keys after the DS TTL has passed.",
			ko: "모든 레코드를 알고리즘 {algorithm|으로/로}도 서명하십시오. 더 쓰지 않으려면 DS 레코드를 먼저 제거하고, DS의 TTL이 지난 뒤 키를 제거하십시오."
		},
		reference: "RFC 4035 §2.2, RFC 6840 §5.11, RFC 6781 §4.1.4"
	},
	"key-short": {
		severity: "medium",
		cause: {
			en: "The key {tag} of {zone} has {bits} bits. RSA keys need at least 2,048 bits.",
			ko: "{zone}의 키 {tag|은/는} {bits}비트입니다. RSA 키는 2,048비트 이상이어야 합니다."
		},
		action: {
			en: "Roll over to a 2,048-bit key, or preferably to algorithm 13.",
			ko: "2,048비트 키, 가능하면 알고리즘 13으로 교체하십시오."
		},
		reference: "RFC 6781 §3.4.2, NIST SP 800-57"
	},
	"key-long": {
		severity: "medium",
		cause: {
			en: "The key {tag} of {zone} has {bits} bits. Its algorithm allows at most 4,096.",
			ko: "{zone}의 키 {tag|은/는} {bits}비트입니다. 이 알고리즘은 4,096비트까지만 허용합니다."
		},
		action: {
			en: "Roll over to a 2,048-bit key, or preferably to algorithm 13.",
			ko: "2,048비트 키, 가능하면 알고리즘 13으로 교체하십시오."
		},
		reference: "RFC 5702 §2"
	},
	"digest-sha1": {
		severity: "medium",
		cause: {
			en: "All DS records of {zone} in the parent zone use SHA-1 digests.",
			ko: "상위 존에 있는 {zone}의 DS 레코드가 모두 SHA-1 다이제스트입니다."
		},
		action: {
			en: "Add a DS record with digest type 2 (SHA-256) at the registrar, then remove the SHA-1 record.",
			ko: "레지스트라에 다이제스트 유형 2(SHA-256)의 DS 레코드를 추가한 다음 SHA-1 레코드를 제거하십시오."
		},
		reference: "RFC 9905 §3"
	},
	"digest-sha1-beside": {
		severity: "low",
		cause: {
			en: "The parent zone still has a DS record of {zone} with a SHA-1 digest next to stronger ones. It is not needed.",
			ko: "상위 존에 {zone}의 더 강한 DS 레코드와 함께 SHA-1 DS 레코드가 남아 있습니다. 필요하지 않습니다."
		},
		action: {
			en: "Remove the DS record with digest type 1 at the registrar.",
			ko: "레지스트라에서 다이제스트 유형 1의 DS 레코드를 제거하십시오."
		},
		reference: "RFC 9905 §3"
	},
	"digest-unusual": {
		severity: "medium",
		cause: {
			en: "The parent zone has a DS record of {zone} with digest type {type}, which is reserved, deprecated or rarely supported.",
			ko: "상위 존에 {zone}의 다이제스트 유형 {type} DS 레코드가 있습니다. 예약되었거나 폐기되었거나 거의 지원되지 않는 유형입니다."
		},
		action: {
			en: "Replace it with a DS record of digest type 2 (SHA-256).",
			ko: "다이제스트 유형 2(SHA-256)의 DS 레코드로 바꾸십시오."
		},
		reference: "RFC 9904 §3, RFC 9906 §2"
	},
	"delegation-unused": {
		severity: "low",
		cause: {
			en: "The parent zone has a DS record ({tag}) that matches no key of {zone}. Another DS record matches.",
			ko: "상위 존에 {zone}의 어떤 키와도 일치하지 않는 DS 레코드({tag})가 있습니다. 다른 레코드는 일치합니다."
		},
		action: {
			en: "Remove it at the registrar, unless you are about to add its key.",
			ko: "곧 추가할 키의 레코드가 아니면 레지스트라에서 제거하십시오."
		},
		reference: "RFC 6781 §4.1.2"
	},
	"nsec3-iterations": {
		severity: "medium",
		cause: {
			en: "{zone} uses {iterations} additional hash iterations (NSEC3). They add no protection, and resolvers may treat the zone as unsigned.",
			ko: "{zone|은/는} NSEC3 해시를 {iterations}회 추가로 반복합니다. 보안 효과는 없으며, 리졸버에서 서명되지 않은 것으로 취급할 수 있습니다."
		},
		action: {
			en: "Set the iterations to 0.",
			ko: "반복 횟수를 0으로 하십시오."
		},
		reference: "RFC 9276 §3.1"
	},
	"nsec3-salt": {
		severity: "medium",
		cause: {
			en: "{zone} uses an NSEC3 salt, which adds no protection.",
			ko: "{zone|은/는} NSEC3 솔트를 사용합니다. 보안 효과는 없습니다."
		},
		action: {
			en: "Leave the salt empty (-).",
			ko: "솔트를 비우십시오(-)."
		},
		reference: "RFC 9276 §3.1"
	},
	"change-announced": {
		severity: "info",
		cause: {
			en: "{zone} asks the parent zone to change its DS records (CDS, CDNSKEY): {what}.",
			ko: "{zone} 존에서 상위 존에 DS 레코드 변경을 요청합니다(CDS, CDNSKEY): {what}."
		},
		action: {
			en: "No action is needed: registries that support CDS apply the change.",
			ko: "조치할 것이 없습니다. CDS를 지원하는 레지스트리에서 반영합니다."
		},
		reference: "RFC 7344 §3, RFC 8078 §3"
	},
	"change-wrong": {
		severity: "medium",
		cause: {
			en: "The parent zone cannot apply the CDS and CDNSKEY records of {zone}: {what}.",
			ko: "상위 존에서 {zone}의 CDS와 CDNSKEY 레코드를 반영할 수 없습니다: {what}."
		},
		action: {
			en: "Publish CDS and CDNSKEY records only for keys that are in the zone and sign it, or remove them all.",
			ko: "존에 있고 서명에 쓰는 키의 CDS와 CDNSKEY 레코드를 게시하거나, 모두 제거하십시오."
		},
		reference: "RFC 7344 §4.1, RFC 8078 §4"
	}
});
// src/checks/dns/security/problems-lifetimes.ts
const lifetimeProblems = defineProblems({
	"signatures-end": {
		severity: "high",
		cause: {
			en: "Signatures of {zone} expire in less than 12 hours ({what}, {expires}). Without new ones, validating resolvers will then return SERVFAIL.",
			ko: "{zone}의 서명이 12시간 안에 만료됩니다({what}, {expires}). 갱신하지 않으면 검증 리졸버에서 SERVFAIL을 반환합니다."
		},
		action: {
			en: "Sign the zone again now, and find out why automatic signing did not run.",
			ko: "지금 존을 다시 서명하고, 자동 서명이 실행되지 않은 원인을 찾으십시오."
		},
		reference: "RFC 6781 §4.4.2"
	},
	"signatures-brief": {
		severity: "low",
		cause: {
			en: "Signatures of {zone} are valid for only a few hours ({what}, until {expires}). This is right for online signing. Otherwise you would notice a signing failure too late.",
			ko: "{zone}의 서명이 몇 시간만 유효합니다({what}, {expires}까지). 온라인 서명이면 정상입니다. 아니라면 서명 장애를 제때 알아챌 수 없습니다."
		},
		action: {
			en: "If the zone is signed in advance, use a validity of 2 weeks and renew signatures 1 week before they expire.",
			ko: "미리 서명하는 존이면 유효 기간을 2주로 하고, 만료 1주 전에 갱신하십시오."
		},
		reference: "RFC 6781 §4.4.2"
	},
	"signatures-short": {
		severity: "medium",
		cause: {
			en: "Signatures of {zone} expire in less than 3 days ({what}, {expires}).",
			ko: "{zone}의 서명이 3일 안에 만료됩니다({what}, {expires})."
		},
		action: {
			en: "Check that automatic signing works. Renew signatures several days before they expire, so that a weekend does not matter.",
			ko: "자동 서명이 동작하는지 확인하십시오. 주말에도 여유가 있도록 만료 며칠 전에 갱신하십시오."
		},
		reference: "RFC 6781 §4.4.2"
	},
	"signatures-long": {
		severity: "low",
		cause: {
			en: "Signatures of {zone} are valid for more than 180 days ({what}, {expires}). Attackers can replay old records during that time.",
			ko: "{zone}의 서명이 180일 넘게 유효합니다({what}, {expires}). 그동안 공격자가 오래된 레코드를 재사용(replay)할 수 있습니다."
		},
		action: {
			en: "Use a validity of a few weeks, and renew signatures automatically.",
			ko: "유효 기간을 몇 주로 줄이고 자동으로 갱신하십시오."
		},
		reference: "RFC 6781 §4.4.2"
	}
});
// src/checks/dns/records/problems-caa.ts
const caaProblems = defineProblems({
	"caa-missing": {
		severity: "low",
		cause: {
			en: "Neither {name} nor a parent name has a CAA record. Every certificate authority may issue certificates for it.",
			ko: "{name|과/와} 상위 이름에 CAA 레코드가 없어 모든 인증 기관에서 인증서를 발급할 수 있습니다."
		},
		action: {
			en: "Authorise your certificate authority at the zone apex, for example: {zone}. CAA 0 issue \"letsencrypt.org\"",
			ko: "존의 apex에 사용하는 인증 기관을 지정하십시오. 예: {zone}. CAA 0 issue \"letsencrypt.org\""
		},
		reference: "RFC 8659 §3"
	},
	"caa-open": {
		severity: "low",
		cause: {
			en: "The CAA records at {at} ({tags}) do not restrict ordinary certificates. Every certificate authority may issue them.",
			ko: "{at}의 CAA 레코드({tags})는 일반 인증서를 제한하지 않습니다. 모든 인증 기관에서 발급할 수 있습니다."
		},
		action: {
			en: "Add an issue record, for example: {at}. CAA 0 issue \"letsencrypt.org\". An iodef record only requests reports, and issuewild covers wildcard certificates only.",
			ko: "issue 레코드를 추가하십시오. 예: {at}. CAA 0 issue \"letsencrypt.org\". iodef는 보고만 요청하고, issuewild는 와일드카드 인증서에만 적용됩니다."
		},
		reference: "RFC 8659 §4.2, §4.3"
	},
	"caa-critical": {
		severity: "high",
		cause: {
			en: "A CAA record at {at} marks the unknown tag {tag} as critical. No certificate authority may issue a certificate.",
			ko: "{at}의 CAA 레코드가 알 수 없는 태그 {tag|을/를} critical로 지정합니다. 어느 인증 기관도 인증서를 발급할 수 없습니다."
		},
		action: {
			en: "Correct the tag, or delete the record.",
			ko: "태그를 고치거나 레코드를 삭제하십시오."
		},
		reference: "RFC 8659 §4.1"
	},
	"caa-invalid": {
		severity: "medium",
		cause: {
			en: "A CAA record at {at} with the tag {tag} is invalid: its value does not match the tag.",
			ko: "{at}에서 태그가 {tag}인 CAA 레코드가 올바르지 않습니다. 값이 태그에 맞지 않습니다."
		},
		action: {
			en: "Write the certificate authority as a domain, for example: {at}. CAA 0 issue \"letsencrypt.org; validationmethods=dns-01\"",
			ko: "인증 기관을 도메인으로 쓰십시오. 예: {at}. CAA 0 issue \"letsencrypt.org; validationmethods=dns-01\""
		},
		reference: "RFC 8659 §4.2, RFC 8657 §3"
	},
	"caa-issuer": {
		severity: "medium",
		cause: {
			en: "No certificate authority that we know uses the CAA domain {issuer} at {at}, so the record lets none issue certificates.",
			ko: "{at}의 CAA 도메인 {issuer|을/를} 쓰는 것으로 알려진 인증 기관이 없으므로, 이 레코드로는 어떤 인증 기관도 인증서를 발급할 수 없습니다."
		},
		action: {
			en: "Use the domain that the certificate authority documents, probably {meant}.",
			ko: "인증 기관이 안내하는 도메인을 쓰십시오. 아마 {meant}일 것입니다."
		},
		reference: "RFC 8659 §4.2"
	},
	"caa-method": {
		severity: "medium",
		cause: {
			en: "A CAA record at {at} with the tag {tag} allows only validation methods that do not exist, so no certificate can be issued by it.",
			ko: "{at}에서 태그가 {tag}인 CAA 레코드가 존재하지 않는 검증 방법만 허용하므로, 이 레코드로는 인증서를 발급할 수 없습니다."
		},
		action: {
			en: "List methods that the certificate authority uses, such as validationmethods=http-01,dns-01, or delete the parameter.",
			ko: "인증 기관이 쓰는 방법을 적거나(예: validationmethods=http-01,dns-01) 매개변수를 삭제하십시오."
		},
		reference: "RFC 8657 §4"
	},
	"caa-flags": {
		severity: "low",
		cause: {
			en: "A CAA record at {at} with the tag {tag} sets reserved bits of its flags, which should be 0. Certificate authorities ignore these bits.",
			ko: "{at}에서 태그가 {tag}인 CAA 레코드의 플래그에 0이어야 하는 예약 비트가 설정되어 있습니다. 인증 기관은 이 비트를 무시합니다."
		},
		action: {
			en: "Keep the record, and set its flags to 0. The value 128 forbids issuance by certificate authorities that do not know the tag.",
			ko: "레코드는 그대로 두고 플래그를 0으로 바꾸십시오. 128은 태그를 모르는 인증 기관의 발급을 금지하는 값입니다."
		},
		reference: "RFC 8659 §4.1"
	},
	"caa-slip": {
		severity: "low",
		cause: {
			en: "A CAA record at {at} with the tag {tag} has no effect: {fault}.",
			ko: "{at}에서 태그가 {tag}인 CAA 레코드는 효과가 없습니다. {fault}."
		},
		action: {
			en: "Correct or delete it. To request reports, use: {at}. CAA 0 iodef \"mailto:security@{at}\"",
			ko: "수정하거나 삭제하십시오. 보고서를 받으려면 이렇게 씁니다: {at}. CAA 0 iodef \"mailto:security@{at}\""
		},
		reference: "RFC 8659 §4.1, §4.4"
	},
	"caa-unknown": {
		severity: "info",
		cause: {
			en: "We could not check whether {at} has CAA records ({reason}). A certificate authority that sees the same error must not issue.",
			ko: "{at}에 CAA 레코드가 있는지 확인하지 못했습니다({reason}). 같은 오류를 만난 인증 기관은 인증서를 발급할 수 없습니다."
		},
		action: {
			en: "Make the name servers answer CAA queries. Without CAA records they must return NOERROR with the SOA record.",
			ko: "네임서버에서 CAA 질의에 응답하게 하십시오. CAA 레코드가 없으면 SOA 레코드가 있는 NOERROR를 반환해야 합니다."
		},
		reference: "RFC 8659 §3"
	}
});
// src/core/result/adapted.ts
function adaptedProblems(problems, adaptation) {
	const { severities = {}, ids = {}, omits = [] } = adaptation;
	const entries = Object.entries(problems).filter(([id]) => !omits.includes(id)).map(([id, problem]) => {
		const severity = severities[id] ?? problem.severity;
		return [ids[id] ?? id, {
			...problem,
			severity
		}];
	});
	return Object.fromEntries(entries);
}
function adaptedFindings(findings, adaptation) {
	const { ids = {}, omits = [] } = adaptation;
	return findings.filter(({ id }) => !omits.includes(id)).map((each) => ({
		...each,
		id: ids[each.id] ?? each.id
	}));
}
// src/checks/dns/records/severities.ts
const spfHere = {
	severities: {
		"spf-missing": "medium",
		"spf-lookalike": "medium",
		"spf-passes-all": "high"
	},
	ids: {
		"spf-passes-all": "spf-pass-all",
		"spf-target-missing": "spf-include-missing",
		"spf-voids-near": "spf-name-missing"
	}
};
const dmarcHere = {
	severities: {
		"dmarc-misplaced": "medium",
		"dmarc-dangling": "medium",
		"dmarc-lookalike": "medium",
		"dmarc-void": "medium",
		"dmarc-repeated": "medium"
	},
	omits: ["dmarc-inherited", "dmarc-no-path"]
};
const mxHere = { omits: ["mx-host-bogus"] };
// src/checks/dns/records/problems-mail.ts
const mailProblems = {
	...adaptedProblems(spfProblems, spfHere),
	...adaptedProblems(dmarcProblems, dmarcHere),
	...adaptedProblems(mxProblems, mxHere),
	...defineProblems({
		"spf-missing-unused": {
			severity: "info",
			cause: {
				en: "{name} has no SPF record. It accepts no mail, and we cannot see from outside whether it sends mail.",
				ko: "{name}에 SPF 레코드가 없습니다. 메일을 받지 않으며, 메일을 보내는지는 외부에서 알 수 없습니다."
			},
			action: {
				en: "If it sends no mail, publish this record to prevent spoofing: {name}. TXT \"v=spf1 -all\"",
				ko: "메일을 보내지 않으면 사칭을 막도록 다음 레코드를 게시하십시오: {name}. TXT \"v=spf1 -all\""
			},
			reference: "RFC 7208 §10.1.2"
		},
		"dmarc-missing-unused": {
			severity: "info",
			cause: {
				en: "There is no DMARC record at {at} or at a parent name. The domain has no MX records, and no SPF record shows that it sends mail.",
				ko: "{at|과/와} 상위 이름에 DMARC 레코드가 없습니다. 이 도메인은 메일을 받지 않고, 메일을 보낸다는 SPF 레코드도 없습니다."
			},
			action: {
				en: "If the domain sends no mail, reject all mail from it: {at}. TXT \"v=DMARC1; p=reject\"",
				ko: "메일을 보내지 않는 도메인이면 모두 거부하게 하십시오: {at}. TXT \"v=DMARC1; p=reject\""
			},
			reference: "RFC 9989 §5.1"
		}
	})
};
// src/checks/dns/records/problems-names.ts
const nameProblems = defineProblems({
	"alias-loop": {
		severity: "high",
		cause: {
			en: "The CNAME records of {name} form a loop: {chain}",
			ko: "{name}의 CNAME 레코드가 순환합니다: {chain}"
		},
		action: {
			en: "Point the last CNAME to a name with addresses.",
			ko: "마지막 CNAME이 주소가 있는 이름을 가리키게 하십시오."
		},
		reference: "RFC 1034 §3.6.2"
	},
	"alias-long": {
		severity: "high",
		cause: {
			en: "The CNAME chain of {name} has more than {count} names. Resolvers give up before its end.",
			ko: "{name}의 CNAME 체인이 {count}개를 넘습니다. 리졸버가 끝까지 따라가지 않습니다."
		},
		action: {
			en: "Point the CNAME directly to the last name of the chain.",
			ko: "마지막 이름을 직접 가리키십시오."
		},
		reference: "RFC 1034 §3.6.2"
	},
	"alias-beside": {
		severity: "high",
		cause: {
			en: "{name} has a CNAME record and other records ({types}). Which of them a resolver returns is unpredictable.",
			ko: "{name}에 CNAME 레코드와 다른 레코드({types})가 함께 있습니다. 리졸버가 어느 것을 반환할지 예측할 수 없습니다."
		},
		action: {
			en: "Keep either the CNAME or the other records.",
			ko: "CNAME과 다른 레코드 중 한쪽만 남기십시오."
		},
		reference: "RFC 1034 §3.6.2, RFC 2181 §10.1"
	},
	"no-address": {
		severity: "info",
		cause: {
			en: "{name} exists but has no A, AAAA or MX records. It receives neither visitors nor mail.",
			ko: "{name|은/는} 존재하지만 A, AAAA, MX 레코드가 없어 방문자도 메일도 받지 못합니다."
		},
		action: {
			en: "If the name is meant for visitors or mail, add these records.",
			ko: "방문자나 메일을 위한 이름이라면 레코드를 추가하십시오."
		},
		reference: "RFC 2308 §2.2"
	},
	"private-address": {
		severity: "medium",
		cause: {
			en: "{name} has no address that is reachable from the Internet: {addresses}",
			ko: "{name}에 인터넷에서 접속할 수 있는 주소가 없습니다: {addresses}"
		},
		action: {
			en: "Add a public address, or keep internal host names out of the public DNS.",
			ko: "공인 주소를 추가하거나, 내부 호스트의 이름은 공개 DNS에 두지 마십시오."
		},
		reference: "RFC 6890 §2.2"
	},
	"private-address-beside": {
		severity: "high",
		cause: {
			en: "Some visitors cannot connect to {name}, because some of its addresses are not reachable from the Internet: {addresses}",
			ko: "{name}의 일부 주소는 인터넷에서 접속할 수 없어 방문자 일부가 접속하지 못합니다: {addresses}"
		},
		action: {
			en: "Remove the unreachable addresses.",
			ko: "접속할 수 없는 주소를 제거하십시오."
		},
		reference: "RFC 6890 §2.2"
	},
	"ipv4-missing": {
		severity: "medium",
		cause: {
			en: "{name} has no IPv4 address. Visitors without IPv6 cannot connect.",
			ko: "{name}에 IPv4 주소가 없어 IPv6를 쓰지 못하는 방문자는 접속할 수 없습니다."
		},
		action: {
			en: "Add one, unless every visitor has IPv6: {name}. A …",
			ko: "모든 방문자가 IPv6를 쓰는 것이 아니라면 추가하십시오: {name}. A …"
		}
	},
	"ipv6-missing": {
		severity: "info",
		cause: {
			en: "{name} has no IPv6 address.",
			ko: "{name}에 IPv6 주소가 없습니다."
		},
		action: {
			en: "Add one for networks without IPv4: {name}. AAAA …",
			ko: "IPv4가 없는 네트워크를 위해 추가하십시오: {name}. AAAA …"
		},
		reference: "RFC 6540 §2"
	},
	wildcard: {
		severity: "info",
		cause: {
			en: "A wildcard record of {name} or of a parent name ({types}) makes every name below {name} resolve.",
			ko: "{name} 또는 상위 이름의 와일드카드 레코드({types}) 때문에 {name} 아래의 모든 이름이 조회됩니다."
		},
		action: {
			en: "Keep the wildcard only if every name should resolve.",
			ko: "모든 이름이 조회되어야 하는 경우에만 와일드카드를 유지하십시오."
		},
		reference: "RFC 4592 §2.1"
	},
	"txt-large": {
		severity: "medium",
		cause: {
			en: "The TXT answer for {name} has {octets} bytes. Above 1,232 bytes, UDP fragments may be lost, so resolvers must retry over TCP.",
			ko: "{name}의 TXT 응답이 {octets}바이트입니다. 1,232바이트를 넘으면 UDP 단편이 유실될 수 있어 리졸버가 TCP로 다시 질의해야 합니다."
		},
		action: {
			en: "Delete TXT records that are no longer used.",
			ko: "더 이상 쓰지 않는 TXT 레코드를 삭제하십시오."
		},
		reference: "RFC 9715 §3"
	},
	"txt-repeated": {
		severity: "low",
		cause: {
			en: "{name} has the same TXT record more than once.",
			ko: "{name}에 같은 TXT 레코드가 두 번 이상 있습니다."
		},
		action: {
			en: "Keep one and delete the others.",
			ko: "하나만 남기고 삭제하십시오."
		},
		reference: "RFC 2181 §5"
	},
	"txt-tokens": {
		severity: "info",
		cause: {
			en: "{count} TXT records of {name} verify domain ownership for services. They show everyone which services you use.",
			ko: "{name}의 TXT 레코드 {count}개는 서비스의 도메인 소유 확인용입니다. 어떤 서비스를 쓰는지 누구나 알 수 있습니다."
		},
		action: {
			en: "Delete the records that are no longer needed.",
			ko: "더 이상 필요하지 않은 레코드를 삭제하십시오."
		}
	}
});
// src/checks/dns/records/problems-references.ts
const referenceProblems = defineProblems({
	"dangling-domain": {
		severity: "critical",
		cause: {
			en: "A record refers to {target} ({by}), but the domain {domain} is not registered. An attacker who registers it controls what depends on the record.",
			ko: "레코드({by})에서 {target|을/를} 가리키지만 도메인 {domain|은/는} 등록되어 있지 않습니다. 공격자가 등록하면 이 레코드에 의존하는 서비스를 장악할 수 있습니다."
		},
		action: {
			en: "Remove the record now, or register {domain} yourself.",
			ko: "즉시 레코드를 삭제하거나 {domain|을/를} 직접 등록하십시오."
		},
		reference: "OWASP WSTG-CONF-10"
	},
	"dangling-report-domain": {
		severity: "high",
		cause: {
			en: "Reports are sent to {target} ({by}), but the domain {domain} is not registered. An attacker who registers it receives them.",
			ko: "보고서 수신처가 {target}({by})이지만 도메인 {domain|은/는} 등록되어 있지 않습니다. 공격자가 등록하면 보고서를 받게 됩니다."
		},
		action: {
			en: "Send the reports to a domain of your own.",
			ko: "보고서 수신처를 자신의 도메인으로 바꾸십시오."
		},
		reference: "RFC 9990"
	},
	"undelegated-domain": {
		severity: "high",
		cause: {
			en: "A record refers to {target} ({by}), but the domain {domain} is not delegated. It may be available for registration, or suspended.",
			ko: "레코드({by})에서 {target|을/를} 가리키지만 도메인 {domain|은/는} 위임되어 있지 않습니다. 등록 가능한 상태이거나 정지된 도메인일 수 있습니다."
		},
		action: {
			en: "Check with a registrar whether {domain} is registered. Remove the record if the domain is not yours.",
			ko: "레지스트라에서 {domain|이/가} 등록되어 있는지 확인하고, 자신의 도메인이 아니면 레코드를 삭제하십시오."
		},
		reference: "OWASP WSTG-CONF-10"
	},
	"undelegated-report-domain": {
		severity: "medium",
		cause: {
			en: "Reports are sent to {target} ({by}), but the domain {domain} is not delegated. They do not arrive, and an attacker who can register the domain receives them.",
			ko: "보고서 수신처가 {target}({by})이지만 도메인 {domain|은/는} 위임되어 있지 않습니다. 보고서가 도착하지 않으며, 공격자가 등록하면 보고서를 받게 됩니다."
		},
		action: {
			en: "Send the reports to a domain of your own.",
			ko: "보고서 수신처를 자신의 도메인으로 바꾸십시오."
		},
		reference: "RFC 9990"
	},
	"held-domain": {
		severity: "high",
		cause: {
			en: "A record refers to {target} ({by}). The domain {domain} is registered but not delegated: it is suspended or about to expire, and may become available for registration.",
			ko: "레코드({by})에서 {target|을/를} 가리키지만 도메인 {domain|은/는} 등록만 되어 있고 위임되어 있지 않습니다. 정지되었거나 만료를 앞두고 있어, 누구나 등록할 수 있게 될 수 있습니다."
		},
		action: {
			en: "Remove the record, or ask the owner of {domain} to restore it.",
			ko: "레코드를 삭제하거나 {domain}의 소유자에게 복구를 요청하십시오."
		},
		reference: "RFC 5731 §2.3"
	},
	"dangling-service": {
		severity: "high",
		cause: {
			en: "A record refers to {target} ({by}), which does not exist. Another customer of {service} may be able to claim that name.",
			ko: "레코드({by})에서 가리키는 {target|이/가} 존재하지 않습니다. {service}의 다른 고객이 이 이름을 차지할 수 있습니다."
		},
		action: {
			en: "Remove the record, or create the name at {service} yourself.",
			ko: "레코드를 삭제하거나 {service}에서 그 이름을 다시 만드십시오."
		},
		reference: "OWASP WSTG-CONF-10"
	},
	"dangling-name": {
		severity: "medium",
		cause: {
			en: "A record refers to {target} ({by}), which does not exist.",
			ko: "레코드({by})에서 가리키는 {target|이/가} 존재하지 않습니다."
		},
		action: {
			en: "Remove the record, or correct the name.",
			ko: "레코드를 삭제하거나 이름을 고치십시오."
		},
		reference: "RFC 1034 §3.6.2"
	},
	"report-name-missing": {
		severity: "low",
		cause: {
			en: "Reports are sent to {target} ({by}), which does not exist. They do not arrive.",
			ko: "보고서 수신처 {target}({by})이 존재하지 않아 보고서가 도착하지 않습니다."
		},
		action: {
			en: "Correct the name.",
			ko: "이름을 고치십시오."
		},
		reference: "RFC 9989 §4.6"
	},
	"references-unknown": {
		severity: "info",
		cause: {
			en: "Names that these records refer to could not be checked ({count}): {names}",
			ko: "레코드가 가리키는 이름을 확인하지 못했습니다({count}개): {names}"
		},
		action: {
			en: "Try again, or check these names one by one.",
			ko: "다시 시도하거나 이 이름들을 하나씩 확인하십시오."
		}
	},
	"references-cut": {
		severity: "info",
		cause: {
			en: "The records refer to {total} names. We checked {count} of them.",
			ko: "레코드가 가리키는 이름은 {total}개이며, 그중 {count}개를 확인했습니다."
		},
		action: {
			en: "Check the other names yourself, or refer to fewer names.",
			ko: "나머지는 직접 확인하거나, 레코드가 가리키는 이름을 줄이십시오."
		}
	}
});
// src/checks/dns/records/services/problems.ts
const serviceProblems = defineProblems({
	"ech-offered": {
		severity: "info",
		cause: {
			en: "One of the {type} records offers Encrypted Client Hello (ECH). Clients with ECH hide the site name from the network.",
			ko: "{type} 레코드에서 Encrypted Client Hello(ECH)를 제공합니다. 지원하는 브라우저는 접속하는 사이트 이름을 네트워크에서 숨깁니다."
		},
		action: {
			en: "No action is needed.",
			ko: "조치할 것이 없습니다."
		},
		reference: "RFC 9848"
	},
	"ech-broken": {
		severity: "medium",
		cause: {
			en: "The ech parameter in the {type} record of {name} is not a valid ECHConfigList. Browsers do not encrypt the site name, and some fail to connect.",
			ko: "{name}의 {type} 레코드에 있는 ech 파라미터가 올바른 ECHConfigList가 아닙니다. 브라우저가 사이트 이름을 암호화하지 못하고, 접속에 실패하기도 합니다."
		},
		action: {
			en: "Copy the complete list from the web server, including its length, or remove the parameter.",
			ko: "웹 서버에서 만든 목록 전체를 길이까지 그대로 넣거나 파라미터를 제거하십시오."
		},
		reference: "RFC 9848 §3, RFC 9849 §4"
	},
	"https-alias-loop": {
		severity: "medium",
		cause: {
			en: "{type} records in AliasMode form a loop or a chain that is too long: {chain}. Browsers stop following it.",
			ko: "AliasMode의 {type} 레코드가 순환하거나 체인이 너무 깁니다: {chain}. 브라우저가 끝까지 따라가지 않습니다."
		},
		action: {
			en: "Point the record at {name} to a name with its own {type}, A or AAAA records.",
			ko: "{name}의 레코드가 자체 {type}, A 또는 AAAA 레코드가 있는 이름을 가리키게 하십시오."
		},
		reference: "RFC 9460 §3"
	},
	"https-hint-private": {
		severity: "medium",
		cause: {
			en: "The {type} record of {name} contains address hints that are not reachable from the Internet. Browsers that use them wait or fail: {addresses}",
			ko: "{name}의 {type} 레코드에 인터넷에서 접속할 수 없는 주소 힌트가 있어, 이 주소로 접속하는 브라우저는 지연되거나 실패합니다: {addresses}"
		},
		action: {
			en: "Remove ipv4hint and ipv6hint, or use the public addresses of the A and AAAA records.",
			ko: "ipv4hint와 ipv6hint를 제거하거나 A와 AAAA 레코드의 공인 주소로 바꾸십시오."
		},
		reference: "RFC 9460 §7.3"
	},
	"https-unavailable": {
		severity: "medium",
		cause: {
			en: "The {type} record of {name} is in AliasMode and its target is \".\": it says that the service does not exist. Clients that follow RFC 9460 do not connect.",
			ko: "{name}의 {type} 레코드가 AliasMode이고 대상이 \".\"입니다. 서비스가 존재하지 않는다는 뜻이므로 RFC 9460을 따르는 클라이언트는 접속하지 않습니다."
		},
		action: {
			en: "Delete the record, or name the host that serves {name}. If nothing should be served, no change is needed.",
			ko: "레코드를 삭제하거나 {name|을/를} 제공하는 호스트를 적으십시오. 아무것도 제공하지 않으려면 바꿀 것이 없습니다."
		},
		reference: "RFC 9460 §2.5.1"
	},
	"https-both-modes": {
		severity: "medium",
		cause: {
			en: "{name} has {type} records in AliasMode and in ServiceMode. Clients ignore those in ServiceMode.",
			ko: "{name}에 AliasMode와 ServiceMode의 {type} 레코드가 함께 있습니다. 클라이언트는 ServiceMode 레코드를 무시합니다."
		},
		action: {
			en: "Keep the records of one mode.",
			ko: "한 가지 모드의 레코드만 남기십시오."
		},
		reference: "RFC 9460 §2.4.1"
	},
	"https-mandatory": {
		severity: "medium",
		cause: {
			en: "The {type} record of {name} makes keys mandatory that are not registered ({keys}), so clients ignore the record.",
			ko: "{name}의 {type} 레코드가 등록되지 않은 키({keys})를 필수로 지정하여 클라이언트가 레코드를 무시합니다."
		},
		action: {
			en: "Remove the keys from mandatory.",
			ko: "mandatory에서 이 키를 제거하십시오."
		},
		reference: "RFC 9460 §8"
	},
	"https-hint-differs": {
		severity: "low",
		cause: {
			en: "The address hints in the {type} record of {name} are not among its A and AAAA records: {addresses}",
			ko: "{name}의 {type} 레코드에 있는 주소 힌트가 A, AAAA 레코드에 없습니다: {addresses}"
		},
		action: {
			en: "Set ipv4hint and ipv6hint to the addresses of the A and AAAA records, or remove them.",
			ko: "ipv4hint와 ipv6hint를 A, AAAA 레코드의 주소로 바꾸거나 제거하십시오."
		},
		reference: "RFC 9460 §7.3"
	},
	"srv-target-address": {
		severity: "medium",
		cause: {
			en: "The SRV record {owner} has an IP address as its target ({target}). Clients look it up as a host name, which does not exist.",
			ko: "SRV 레코드 {owner}의 대상이 IP 주소({target})입니다. 클라이언트는 이를 호스트 이름으로 조회하므로 찾지 못합니다."
		},
		action: {
			en: "Use the name of a host with this address as the target.",
			ko: "이 주소를 가진 호스트의 이름을 대상으로 쓰십시오."
		},
		reference: "RFC 2782"
	},
	"srv-target-alias": {
		severity: "low",
		cause: {
			en: "The target {target} of the SRV record {owner} is an alias (CNAME). RFC 2782 forbids this, and some clients do not follow it.",
			ko: "SRV 레코드 {owner}의 대상 {target|이/가} 별칭(CNAME)입니다. RFC 2782에서 금지하며, 따라가지 않는 클라이언트도 있습니다."
		},
		action: {
			en: "Use a host name with its own A or AAAA records, unless the service's operator prescribes this name.",
			ko: "서비스 운영자가 지정한 이름이 아니면, A 또는 AAAA 레코드가 있는 호스트 이름을 쓰십시오."
		},
		reference: "RFC 2782"
	},
	"srv-target-no-address": {
		severity: "medium",
		cause: {
			en: "The target {target} of the SRV record {owner} has neither A nor AAAA records, so clients cannot connect.",
			ko: "SRV 레코드 {owner}의 대상 {target}에 A와 AAAA 레코드가 없어 클라이언트가 접속할 수 없습니다."
		},
		action: {
			en: "Add an address to {target}. If the service does not exist, set the target to \".\", or delete the record.",
			ko: "{target}에 주소를 추가하십시오. 서비스가 없으면 대상을 \".\"로 하거나 레코드를 삭제하십시오."
		},
		reference: "RFC 2782"
	},
	"srv-unavailable-beside": {
		severity: "medium",
		cause: {
			en: "{owner} has an SRV record with the target \".\", which says that the service does not exist, beside other SRV records.",
			ko: "{owner}에 서비스가 없음을 뜻하는 \".\"을 대상으로 하는 SRV 레코드가 다른 SRV 레코드와 함께 있습니다."
		},
		action: {
			en: "Delete the record with the target \".\", or the others if the service does not exist.",
			ko: "대상이 \".\"인 레코드를 삭제하거나, 서비스가 없으면 나머지를 삭제하십시오."
		},
		reference: "RFC 2782"
	},
	"naptr-exclusive": {
		severity: "medium",
		cause: {
			en: "A NAPTR record of {name} has both an expression and a replacement, so clients discard it: {record}",
			ko: "{name}의 NAPTR 레코드에 표현식과 대체 이름이 함께 있어 클라이언트가 무시합니다: {record}"
		},
		action: {
			en: "Keep one of the two: an empty expression (\"\"), or the replacement \".\".",
			ko: "둘 중 하나만 두십시오. 표현식을 비우거나(\"\"), 대체 이름을 \".\"로 하십시오."
		},
		reference: "RFC 3403 §4.1"
	},
	"naptr-empty": {
		severity: "medium",
		cause: {
			en: "A NAPTR record of {name} has neither an expression nor a replacement, so it leads nowhere: {record}",
			ko: "{name}의 NAPTR 레코드에 표현식도 대체 이름도 없습니다: {record}"
		},
		action: {
			en: "Add one of them, or delete the record.",
			ko: "하나를 추가하거나 레코드를 삭제하십시오."
		},
		reference: "RFC 3403 §4.1"
	},
	"naptr-expression": {
		severity: "medium",
		cause: {
			en: "The expression of a NAPTR record of {name} is missing or not a valid substitution, so clients discard the record: {record}",
			ko: "{name}의 NAPTR 레코드에 표현식이 없거나 올바른 치환식이 아니어서 클라이언트가 무시합니다: {record}"
		},
		action: {
			en: "Write it between three equal delimiters, for example !^.*$!sip:info@example.com!",
			ko: "같은 구분자 세 개로 나누어 쓰십시오. 예: !^.*$!sip:info@example.com!"
		},
		reference: "RFC 3402 §3.2, RFC 3404 §4.3"
	},
	"naptr-flags": {
		severity: "medium",
		cause: {
			en: "The flags of a NAPTR record of {name} are invalid or exclude each other: {record}",
			ko: "{name}의 NAPTR 레코드 플래그가 잘못되었거나 함께 쓸 수 없습니다: {record}"
		},
		action: {
			en: "Use one of S (SRV records), A (addresses), U (URI) and P, or no flag for a further NAPTR record.",
			ko: "S(SRV 레코드), A(주소), U(URI), P 중 하나를 쓰거나, 다음 NAPTR 레코드로 이어지면 비워 두십시오."
		},
		reference: "RFC 3403 §4.1, RFC 3404 §4.3"
	},
	"naptr-target-missing": {
		severity: "medium",
		cause: {
			en: "A NAPTR record of {name} leads to {replacement}, which has no {types} records.",
			ko: "{name}의 NAPTR 레코드가 가리키는 {replacement}에 {types} 레코드가 없습니다."
		},
		action: {
			en: "Add the records at {replacement}, or correct the replacement or its flag.",
			ko: "{replacement}에 레코드를 추가하거나, 대체 이름 또는 플래그를 고치십시오."
		},
		reference: "RFC 3403 §4.1, RFC 3404 §4.3"
	}
});
// src/checks/dns/records/problems.ts
const recordProblems = {
	...mailProblems,
	...caaProblems,
	...referenceProblems,
	...nameProblems,
	...serviceProblems
};
const findRecord = finder();
// src/checks/dns/zone/problems-resolver.ts
const resolverProblems = defineProblems({
	"resolver-inconsistent": {
		severity: "medium",
		cause: {
			en: "The resolver {resolver} contradicts itself: it returns NXDOMAIN for {host} when asked for {denied}, but an answer when asked for {told}. The rest of this report comes from the name servers.",
			ko: "리졸버 {resolver}의 응답이 서로 모순됩니다. {host|은/는} {denied} 질의에는 NXDOMAIN이고 {told} 질의에는 존재합니다. 이 보고서의 나머지는 네임서버에 직접 질의한 결과입니다."
		},
		action: {
			en: "Wait until the cached NXDOMAIN expires (the negative TTL of the parent zone), or ask the operator to flush the name. Until then clients get both answers.",
			ko: "캐시된 NXDOMAIN이 만료될 때까지(상위 존의 부정 캐시 TTL) 기다리거나 운영자에게 이 이름의 캐시 삭제를 요청하십시오. 그때까지 클라이언트는 두 가지 응답을 모두 받습니다."
		},
		reference: "RFC 2308 §5, RFC 8020 §2"
	},
	"resolver-differs": {
		severity: "medium",
		cause: {
			en: "The resolver {resolver} returns {types} records of {name} that no name server of the zone returns: {what}.{rest} The other findings follow the name servers.",
			ko: "리졸버 {resolver}의 {name} {types} 레코드는 존의 어느 네임서버 응답과도 다릅니다: {what}.{rest} 다른 결과는 네임서버의 응답에 따릅니다."
		},
		action: {
			en: "If you changed the zone, wait until the caches expire. If the zone answers by the client's network (GeoDNS), no change is needed. Otherwise the resolver changes the answer: compare it with another resolver (--resolver).",
			ko: "존을 바꾸었다면 캐시가 만료될 때까지 기다리십시오. 클라이언트의 네트워크에 따라 응답하는 존(GeoDNS)이면 그대로 두어도 됩니다. 아니면 리졸버에서 응답을 바꾸는 것이므로 다른 리졸버(--resolver)와 비교하십시오."
		},
		reference: "RFC 1035 §3.2.1"
	},
	"resolver-varies": {
		severity: "low",
		cause: {
			en: "The resolver {resolver} returns {types} records of {name} that no name server returns to this machine: {what}.{rest} The name servers also differ from each other, so the zone may answer by the client's network.",
			ko: "리졸버 {resolver}의 {name} {types} 레코드는 네임서버들이 이 시스템에 반환하는 것과 다릅니다: {what}.{rest} 네임서버의 응답도 서로 달라, 클라이언트의 네트워크에 따라 응답하는 존일 수 있습니다."
		},
		action: {
			en: "If this is intended (GeoDNS, load balancing), no change is needed. Otherwise load the same zone on all name servers.",
			ko: "의도한 것(GeoDNS, 부하 분산)이면 그대로 두어도 됩니다. 아니면 모든 네임서버에 같은 존을 올리십시오."
		},
		reference: "RFC 1034 §4.3.5"
	},
	"resolver-outdated": {
		severity: "medium",
		cause: {
			en: "The records of {zone} from the resolver fail DNSSEC validation together; those from the name servers pass. The resolver has cached keys, signatures or DS records of different ages.",
			ko: "리졸버가 반환한 {zone}의 레코드는 DNSSEC 검증에 실패하지만, 네임서버의 레코드는 통과합니다. 리졸버에 서로 다른 시점의 키, 서명 또는 DS 레코드가 캐시되어 있습니다."
		},
		action: {
			en: "Do not change the zone. After a key rollover, keep the old key in the zone until the TTL of the old DS and DNSKEY records has passed.",
			ko: "존은 바꾸지 마십시오. 키를 교체했다면 이전 DS와 DNSKEY 레코드의 TTL이 지날 때까지 이전 키를 존에 두십시오."
		},
		reference: "RFC 6781 §4.1"
	},
	"type-resolver-fails": {
		severity: "low",
		cause: {
			en: "The resolver fails for the {types} records of this name ({reason}). The name servers answer correctly.",
			ko: "리졸버가 이 이름의 {types} 레코드를 조회하지 못합니다({reason}). 네임서버는 올바르게 응답합니다."
		},
		action: {
			en: "Do not change the zone. Update the resolver, or use another one (--resolver). Some versions fail below a DNAME record.",
			ko: "존은 바꾸지 마십시오. 리졸버를 업데이트하거나 다른 리졸버(--resolver)를 쓰십시오. DNAME 레코드 아래에서 실패하는 버전이 있습니다."
		},
		reference: "RFC 6672 §5.3.1"
	},
	"type-refused-wrongly": {
		severity: "info",
		cause: {
			en: "The resolver fails for the {types} records of this name, but returns them with validation disabled. The resolver is wrong: the records pass our own DNSSEC validation.",
			ko: "리졸버가 이 이름의 {types} 레코드를 조회하지 못하지만, 검증을 끄면 반환합니다. 레코드는 자체 DNSSEC 검증을 통과하므로 리졸버의 오류입니다."
		},
		action: {
			en: "Do not change the zone. Update the resolver, or use another one (--resolver).",
			ko: "존은 바꾸지 마십시오. 리졸버를 업데이트하거나 다른 리졸버(--resolver)를 쓰십시오."
		},
		reference: "RFC 4035 §5"
	},
	"resolver-refuses-wrongly": {
		severity: "info",
		cause: {
			en: "The resolver fails for this name ({reason}){words}, but returns its records with validation disabled. The resolver is wrong: the records pass our own DNSSEC validation.",
			ko: "리졸버가 이 이름을 조회하지 못하지만({reason}){words}, 검증을 끄면 레코드를 반환합니다. 레코드는 자체 DNSSEC 검증을 통과하므로 리졸버의 오류입니다."
		},
		action: {
			en: "Do not change the zone. Update the resolver, or use another one (--resolver).",
			ko: "존은 바꾸지 마십시오. 리졸버를 업데이트하거나 다른 리졸버(--resolver)를 쓰십시오."
		},
		reference: "RFC 4035 §5"
	},
	"addresses-translated": {
		severity: "info",
		cause: {
			en: "The resolver synthesises IPv6 addresses from IPv4 addresses for its clients (DNS64): {addresses}. The zone does not contain them, so we ignored them.",
			ko: "리졸버가 클라이언트를 위해 IPv4 주소에서 IPv6 주소를 합성합니다(DNS64): {addresses}. 존에 없는 주소여서 제외했습니다."
		},
		action: {
			en: "No action is needed. Use another resolver (--resolver) to see the zone without DNS64.",
			ko: "조치할 것이 없습니다. DNS64 없이 보려면 다른 리졸버(--resolver)를 쓰십시오."
		},
		reference: "RFC 6147 §5.1"
	},
	"resolver-errs": {
		severity: "info",
		cause: {
			en: "The resolver reports {zone} as {theirs}{words}. The resolver is wrong: our validation of the name servers' answers from the trust anchor down finds it {ours}.",
			ko: "리졸버는 {zone} 존을 {theirs|으로/로} 판단하지만{words} 오류입니다. 네임서버의 응답을 신뢰 앵커부터 검증하면 {ours}입니다."
		},
		action: {
			en: "Do not change the zone. Update the resolver, or check its clock and its trust anchor.",
			ko: "존은 바꾸지 마십시오. 리졸버를 업데이트하거나 시계와 신뢰 앵커를 확인하십시오."
		},
		reference: "RFC 8914 §4"
	},
	"resolver-disagrees": {
		severity: "medium",
		cause: {
			en: "The resolver reports {zone} as {theirs}{words}, but our own validation finds it {ours}.",
			ko: "리졸버는 {zone} 존을 {theirs|으로/로} 판단하지만{words}, 자체 검증에 따르면 {ours}입니다."
		},
		action: {
			en: "Check the clock, the trust anchor and the version of the resolver.",
			ko: "리졸버의 시계, 신뢰 앵커, 버전을 확인하십시오."
		},
		reference: "RFC 8914 §4"
	}
});
// src/checks/dns/security/problems.ts
const lost = {
	en: "Validating resolvers return SERVFAIL.",
	ko: "검증 리졸버는 SERVFAIL을 반환합니다."
};
const securityProblems = defineProblems({
	"bogus-delegation": {
		severity: "critical",
		cause: {
			en: `No DS record of {zone} matches a key of the zone ({reason}). ${lost.en}`,
			ko: `{zone}의 DS 레코드와 일치하는 키가 존에 없습니다({reason}). ${lost.ko}`
		},
		action: {
			en: "Add the DS record of the current key at the registrar, or remove all DS records until the zone is signed again.",
			ko: "레지스트라에 현재 키의 DS 레코드를 등록하거나, 존을 다시 서명할 때까지 DS 레코드를 모두 제거하십시오."
		},
		reference: "RFC 4035 §5.2"
	},
	"bogus-expired": {
		severity: "critical",
		cause: {
			en: `Signatures of {zone} have expired. ${lost.en}`,
			ko: `{zone}의 서명이 만료되었습니다. ${lost.ko}`
		},
		action: {
			en: "Sign the zone again now. Configure automatic signing well before signatures expire.",
			ko: "지금 존을 다시 서명하고, 서명이 만료되기 전에 자동으로 갱신되도록 설정하십시오."
		},
		reference: "RFC 4035 §5.3.1"
	},
	"bogus-early": {
		severity: "critical",
		cause: {
			en: `Signatures of {zone} are not valid yet. ${lost.en}`,
			ko: `{zone}의 서명이 아직 유효하지 않습니다. ${lost.ko}`
		},
		action: {
			en: "Correct the clock of the signing server, and sign the zone again.",
			ko: "서명 서버의 시계를 맞추고 존을 다시 서명하십시오."
		},
		reference: "RFC 4035 §5.3.1"
	},
	"bogus-unsigned": {
		severity: "critical",
		cause: {
			en: `The parent zone has a DS record for {zone}, but signatures are missing. ${lost.en}`,
			ko: `상위 존에 {zone}의 DS 레코드가 있지만 서명이 없습니다. ${lost.ko}`
		},
		action: {
			en: "Sign the zone on every name server, or remove the DS records at the registrar.",
			ko: "모든 네임서버에서 존에 서명하거나, 레지스트라에서 DS 레코드를 제거하십시오."
		},
		reference: "RFC 4035 §5.2"
	},
	bogus: {
		severity: "critical",
		cause: {
			en: `The signatures of {zone} fail DNSSEC validation ({reason}). ${lost.en}`,
			ko: `{zone}의 서명이 DNSSEC 검증에 실패합니다({reason}). ${lost.ko}`
		},
		action: {
			en: "Sign the zone again with its current keys, and do not edit it after signing.",
			ko: "현재 키로 존을 다시 서명하고, 서명한 뒤에는 내용을 바꾸지 마십시오."
		},
		reference: "RFC 4035 §5"
	},
	"set-bogus": {
		severity: "critical",
		cause: {
			en: `The answers for {name} ({types}) fail DNSSEC validation: {reason}. ${lost.en}`,
			ko: `{name}의 응답({types})이 DNSSEC 검증에 실패합니다: {reason}. ${lost.ko}`
		},
		action: {
			en: "Sign {zone} again with its current keys, and do not edit it after signing.",
			ko: "현재 키로 {zone} 존을 다시 서명하고, 서명한 뒤에는 내용을 바꾸지 마십시오."
		},
		reference: "RFC 4035 §5.3"
	},
	"server-bogus": {
		severity: "critical",
		cause: {
			en: "The {types} answers of the name server {server} at {address} fail DNSSEC validation ({reason}). Resolvers that query this server may fail.",
			ko: "네임서버 {server}({address})의 {types} 응답이 DNSSEC 검증에 실패합니다({reason}). 이 서버에 질의하는 리졸버에서는 조회가 실패할 수 있습니다."
		},
		action: {
			en: "Transfer the zone to {server} again, or sign it again there if this server signs the zone itself. Check that it serves valid signatures of the current version.",
			ko: "{server|으로/로} 존을 다시 전송하거나, 서버에서 직접 서명하면 다시 서명하십시오. 현재 버전의 유효한 서명을 제공하는지 확인하십시오."
		},
		reference: "RFC 4035 §3.1"
	},
	"server-unsigned": {
		severity: "critical",
		cause: {
			en: "The name server {server} at {address} serves the zone without its keys and signatures. Resolvers that query this server may fail.",
			ko: "네임서버 {server}({address})에서 키와 서명이 없는 존을 제공합니다. 이 서버에 질의하는 리졸버에서는 조회가 실패할 수 있습니다."
		},
		action: {
			en: "Transfer the signed zone to {server}. If another provider runs this server, it can also sign the zone itself (RFC 8901).",
			ko: "{server|으로/로} 서명된 존을 전송하십시오. 다른 사업자의 서버이면 그 사업자가 직접 서명할 수도 있습니다(RFC 8901)."
		},
		reference: "RFC 4035 §3.1"
	},
	"no-keys": {
		severity: "critical",
		cause: {
			en: "The parent zone has a DS record for {zone}, but no name server answers DNSKEY queries: {what}. Validating resolvers return SERVFAIL.",
			ko: "상위 존에 {zone}의 DS 레코드가 있지만, DNSKEY 질의에 응답하는 네임서버가 없습니다. {what}. 검증 리졸버는 SERVFAIL을 반환합니다."
		},
		action: {
			en: "Make the name servers answer DNSKEY queries, over TCP as well: this answer is the largest of the zone.",
			ko: "네임서버에서 DNSKEY 질의에 TCP로도 응답하게 하십시오. 존에서 가장 큰 응답입니다."
		},
		reference: "RFC 4035 §3.1"
	},
	"server-no-keys": {
		severity: "high",
		cause: {
			en: "The name server {server} at {address} does not answer DNSKEY queries for {zone}: {what}. Validating resolvers must query another server, or fail.",
			ko: "네임서버 {server}({address})에서 {zone}의 DNSKEY 질의에 응답하지 않습니다. {what}. 검증 리졸버는 다른 서버에 질의하거나 조회에 실패합니다."
		},
		action: {
			en: "Make {server} answer DNSKEY queries, over TCP as well: this answer is the largest of the zone.",
			ko: "{server}에서 DNSKEY 질의에 TCP로도 응답하게 하십시오. 존에서 가장 큰 응답입니다."
		},
		reference: "RFC 4035 §3.1"
	},
	"nsec-types-missing": {
		severity: "critical",
		cause: {
			en: "The NSEC or NSEC3 record of {name} does not list its {types} records ({servers}). Resolvers that reuse these proofs (RFC 8198) answer that the records do not exist.",
			ko: "{name}의 NSEC 또는 NSEC3 레코드에 {types} 레코드가 없습니다({servers}). 이 증명을 재사용하는 리졸버(RFC 8198)는 그 레코드가 없다고 응답합니다."
		},
		action: {
			en: "Sign the zone again with all its records, so that the type bitmap of {name} is complete. Then wait until the NSEC TTL has passed.",
			ko: "모든 레코드를 넣은 존을 다시 서명하여 {name}의 유형 비트맵을 완전하게 하고, NSEC 레코드의 TTL이 지날 때까지 기다리십시오."
		},
		reference: "RFC 4034 §4.1.2, RFC 5155 §3.1.8, RFC 8198 §5"
	},
	"absence-unproven": {
		severity: "high",
		cause: {
			en: "The name servers of {zone} send no valid proof that a name does not exist ({reason}). Validating resolvers return SERVFAIL instead of NXDOMAIN.",
			ko: "{zone}의 네임서버에서 이름이 없다는 유효한 부재 증명을 보내지 않습니다({reason}). 검증 리졸버는 NXDOMAIN 대신 SERVFAIL을 반환합니다."
		},
		action: {
			en: "Sign {zone} again with a complete chain of NSEC or NSEC3 records.",
			ko: "빠짐없는 NSEC 또는 NSEC3 레코드로 {zone} 존을 다시 서명하십시오."
		},
		reference: "RFC 4035 §3.1.3"
	},
	island: {
		severity: "medium",
		cause: {
			en: "{zone} is signed, but the parent zone has no DS record. Resolvers do not use the signatures.",
			ko: "{zone|은/는} 서명되었지만 상위 존에 DS 레코드가 없어 리졸버가 서명을 사용하지 않습니다."
		},
		action: {
			en: "Add the DS record at the registrar, or publish a CDS record if the registry supports it.",
			ko: "레지스트라에 DS 레코드를 등록하거나, 지원하는 레지스트라이면 CDS 레코드를 게시하십시오."
		},
		reference: "RFC 4033 §2"
	},
	"island-broken": {
		severity: "medium",
		cause: {
			en: "{zone} is signed without a DS record in the parent zone, and its signatures are invalid ({reason}).",
			ko: "{zone|은/는} 상위 존의 DS 레코드 없이 서명되었고, 서명도 유효하지 않습니다({reason})."
		},
		action: {
			en: "Sign the zone again before you add a DS record at the registrar.",
			ko: "레지스트라에 DS 레코드를 등록하기 전에 존을 다시 서명하십시오."
		},
		reference: "RFC 4035 §5.3"
	},
	unsigned: {
		severity: "low",
		cause: {
			en: "{zone} is not signed with DNSSEC. An attacker on the network path can forge its answers.",
			ko: "{zone} 존은 DNSSEC으로 서명되지 않았습니다. 네트워크 경로의 공격자가 응답을 위조할 수 있습니다."
		},
		action: {
			en: "Sign the zone, and add its DS record at the registrar.",
			ko: "존에 서명하고 레지스트라에 DS 레코드를 등록하십시오."
		},
		reference: "RFC 9364 §1"
	},
	"alias-unsigned": {
		severity: "low",
		cause: {
			en: "{zone} is signed, but a CNAME leads to {target} in {targetZone}, which is not signed. An attacker on the network path can forge that address.",
			ko: "{zone|은/는} 서명되었지만 CNAME이 서명되지 않은 {targetZone} 존의 {target|으로/로} 이어집니다. 네트워크 경로의 공격자가 그 주소를 위조할 수 있습니다."
		},
		action: {
			en: "Ask the operator of {targetZone} to sign it, or use A and AAAA records in {zone} instead of the CNAME.",
			ko: "{targetZone}의 운영자에게 서명을 요청하거나, {zone}에 CNAME 대신 A와 AAAA 레코드를 쓰십시오."
		},
		reference: "RFC 4035 §4.3"
	},
	"signed-in-vain": {
		severity: "medium",
		cause: {
			en: "{zone} is signed in a way that resolvers treat as unsigned ({reason}).",
			ko: "리졸버는 {zone}의 서명 방식을 지원하지 않아 서명되지 않은 것으로 취급합니다({reason})."
		},
		action: {
			en: "Sign with algorithm 13 (ECDSAP256SHA256), a DS digest of type 2, and NSEC or NSEC3 without iterations.",
			ko: "알고리즘 13(ECDSAP256SHA256), 유형 2의 DS 다이제스트, NSEC 또는 반복 없는 NSEC3으로 서명하십시오."
		},
		reference: "RFC 6840 §5.2, RFC 9276 §3.2, RFC 9905 §2"
	},
	"security-unknown": {
		severity: "info",
		cause: {
			en: "We could not validate the signatures of {zone} ({reason}).",
			ko: "{zone}의 서명을 검증하지 못했습니다({reason})."
		},
		action: {
			en: "Use a resolver that returns signatures (--resolver), or set the trust anchor of your network (--trust-anchor).",
			ko: "서명을 전달하는 리졸버(--resolver)를 쓰거나, 네트워크의 신뢰 앵커(--trust-anchor)를 지정하십시오."
		}
	}
});
// src/checks/dns/security/problems-signers.ts
const signerProblems = defineProblems({
	"signers-unshared": {
		severity: "critical",
		cause: {
			en: "The name servers of {zone} have different DNSKEY sets, and these lack keys that other name servers sign with: {keys}. A resolver that has cached such a set rejects the records of the other servers.",
			ko: "{zone}의 네임서버들이 가진 DNSKEY 집합이 서로 다르고, 다른 네임서버에서 서명에 쓰는 키가 빠져 있습니다: {keys}. 이런 집합을 캐시한 리졸버는 다른 서버의 레코드를 거부합니다."
		},
		action: {
			en: "If several providers sign the zone, import the ZSKs of each into the DNSKEY sets of the others, and keep every DS record. If only one signs, transfer its current version to every name server.",
			ko: "여러 사업자가 존에 서명하면 각자의 ZSK를 다른 사업자의 DNSKEY 집합에 추가하고 DS 레코드는 모두 유지하십시오. 한 곳에서만 서명하면 현재 버전을 모든 네임서버로 전송하십시오."
		},
		reference: "RFC 8901 §2.1, §3"
	},
	"signers-unshared-island": {
		severity: "medium",
		cause: {
			en: "The name servers of {zone} have different DNSKEY sets, and these lack keys that other name servers sign with: {keys}. As soon as the parent zone has a DS record, resolvers reject records.",
			ko: "{zone}의 네임서버들이 가진 DNSKEY 집합이 서로 다르고, 다른 네임서버에서 서명에 쓰는 키가 빠져 있습니다: {keys}. 상위 존에 DS 레코드를 등록하면 리졸버가 레코드를 거부합니다."
		},
		action: {
			en: "Before you add a DS record, import the ZSKs of each provider into the DNSKEY sets of the others.",
			ko: "DS 레코드를 등록하기 전에 각 사업자의 ZSK를 다른 사업자의 DNSKEY 집합에 추가하십시오."
		},
		reference: "RFC 8901 §2.1, §3"
	},
	"signers-algorithms": {
		severity: "medium",
		cause: {
			en: "The name servers of {zone} sign with different algorithms ({algorithms}). Every record must be signed with each algorithm of the zone; some resolvers reject the others.",
			ko: "{zone}의 네임서버들이 서로 다른 알고리즘으로 서명합니다({algorithms}). 레코드는 존의 모든 알고리즘으로 서명해야 하며, 그렇지 않으면 거부하는 리졸버도 있습니다."
		},
		action: {
			en: "Let all providers use the same algorithms: roll over one of them to the algorithm of the others. Until then, keep the keys and DS records of all.",
			ko: "모든 사업자가 같은 알고리즘을 쓰도록 한쪽을 다른 쪽의 알고리즘으로 교체(롤오버)하십시오. 그때까지 모든 사업자의 키와 DS 레코드를 유지하십시오."
		},
		reference: "RFC 8901 §4, RFC 4035 §2.2, RFC 6840 §5.11"
	},
	"signer-unanchored": {
		severity: "critical",
		cause: {
			en: "No DS record in the parent zone matches a key of the name server {server} at {address}. Resolvers that get the keys from it reject the zone; keys of other name servers match.",
			ko: "상위 존의 DS 레코드 가운데 네임서버 {server}({address})의 키와 일치하는 것이 없습니다. 이 서버에서 키를 받은 리졸버는 존을 거부합니다. 다른 네임서버의 키는 일치합니다."
		},
		action: {
			en: "If its provider signs the zone with its own keys, add a DS record for its KSK ({tags}) at the registrar, beside the existing ones. If not, transfer the current version of the zone to {server}.",
			ko: "해당 사업자가 자체 키로 존에 서명하면 레지스트라에 그 KSK({tags})의 DS 레코드를 기존 레코드와 함께 등록하십시오. 아니면 {server|으로/로} 존의 현재 버전을 전송하십시오."
		},
		reference: "RFC 8901 §2.1.2"
	},
	"signers-cds": {
		severity: "medium",
		cause: {
			en: "A name server of {zone} asks the parent zone for DS records (CDS, CDNSKEY) without key {tags}, on which other name servers depend. If the parent applies this, resolvers reject their answers.",
			ko: "{zone}의 한 네임서버가 상위 존에 DS 레코드를 요청하면서(CDS, CDNSKEY) 다른 네임서버가 의존하는 키 {tags|을/를} 빠뜨렸습니다. 상위 존에서 반영하면 리졸버가 그 서버들의 응답을 거부합니다."
		},
		action: {
			en: "Publish the same CDS and CDNSKEY records at every provider, with the KSKs of all providers.",
			ko: "모든 사업자의 KSK를 담은 같은 CDS와 CDNSKEY 레코드를 모든 사업자에 게시하십시오."
		},
		reference: "RFC 8901 §8"
	}
});
// src/checks/dns/servers/problems.ts
const transferAction = {
	en: "Allow zone transfers to the secondaries only, by address and TSIG key: allow-transfer in BIND, acl in Knot, provide-xfr in NSD, allow-axfr-ips in PowerDNS.",
	ko: "존 전송은 보조 서버에만 주소와 TSIG 키로 허용하십시오. BIND는 allow-transfer, Knot은 acl, NSD는 provide-xfr, PowerDNS는 allow-axfr-ips입니다."
};
const serverProblems = defineProblems({
	"no-server": {
		severity: "critical",
		cause: {
			en: "No name server of {zone} serves the zone (addresses queried: {asked}).",
			ko: "{zone} 존을 제공하는 네임서버가 하나도 없습니다(질의한 주소: {asked}개)."
		},
		action: {
			en: "Load the zone on its name servers, or list name servers that have it at the registrar.",
			ko: "네임서버에 존을 올리거나, 존이 있는 네임서버를 레지스트라에 등록하십시오."
		},
		reference: "RFC 1912 §2.8"
	},
	"server-lame": {
		severity: "high",
		cause: {
			en: "The name server {server} at {address} does not serve {zone}: {what}. {working} of {asked} addresses do.",
			ko: "네임서버 {server}({address})에서 {zone} 존을 제공하지 않습니다. {what}. 제공하는 주소는 {asked}개 가운데 {working}개입니다."
		},
		action: {
			en: "Load {zone} on {server}, or remove it from the NS records of the zone and of the parent zone.",
			ko: "{server}에 {zone} 존을 올리거나, 존과 상위 존의 NS 레코드에서 제거하십시오."
		},
		reference: "RFC 1912 §2.8"
	},
	"server-silent": {
		severity: "high",
		cause: {
			en: "The name server {server} does not answer at {address} ({what}). {working} of {asked} addresses do.",
			ko: "네임서버 {server|이/가} {address}에서 응답하지 않습니다({what}). 응답하는 주소는 {asked}개 가운데 {working}개입니다."
		},
		action: {
			en: "Start the server and open port 53 (UDP and TCP), or remove it from the NS records of the zone and of the parent zone.",
			ko: "서버를 가동하고 UDP와 TCP 53번 포트를 열거나, 존과 상위 존의 NS 레코드에서 제거하십시오."
		},
		reference: "RFC 2182 §3"
	},
	"server-no-tcp": {
		severity: "high",
		cause: {
			en: "The name server {server} does not answer over TCP at {address} ({what}). Resolvers never receive answers that are too large for UDP.",
			ko: "네임서버 {server|이/가} {address}에서 TCP로 응답하지 않습니다({what}). 리졸버는 UDP에 담을 수 없는 큰 응답을 받지 못합니다."
		},
		action: {
			en: "Open TCP port 53 on the server and on every firewall in front of it.",
			ko: "서버와 그 앞의 모든 방화벽에서 TCP 53번 포트를 여십시오."
		},
		reference: "RFC 7766 §5"
	},
	"server-no-edns": {
		severity: "medium",
		cause: {
			en: "The name server {server} at {address} does not support EDNS correctly ({what}).",
			ko: "네임서버 {server}({address})에서 EDNS를 올바르게 지원하지 않습니다({what})."
		},
		action: {
			en: "Update the server. Make sure that no firewall drops or changes DNS packets with an OPT record.",
			ko: "서버를 업데이트하십시오. 방화벽이 OPT 레코드가 있는 DNS 패킷을 버리거나 바꾸지 않는지 확인하십시오."
		},
		reference: "RFC 6891 §7"
	},
	"server-no-edns-signed": {
		severity: "critical",
		cause: {
			en: "The name server {server} at {address} does not support EDNS correctly ({what}) and cannot send signatures. The zone is signed, so validating resolvers that query this server may fail.",
			ko: "네임서버 {server}({address})에서 EDNS를 올바르게 지원하지 않아({what}) 서명을 보낼 수 없습니다. 서명된 존이므로, 이 서버에 질의하는 검증 리졸버에서는 조회가 실패할 수 있습니다."
		},
		action: {
			en: "Update the server. Make sure that no firewall drops or changes DNS packets with an OPT record.",
			ko: "서버를 업데이트하십시오. 방화벽이 OPT 레코드가 있는 DNS 패킷을 버리거나 바꾸지 않는지 확인하십시오."
		},
		reference: "RFC 6891 §7, RFC 4035 §3.1"
	},
	"server-no-ipv6-answer": {
		severity: "high",
		cause: {
			en: "The name server {server} at {address} does not answer AAAA queries correctly ({what}). Clients with IPv6 wait or fail.",
			ko: "네임서버 {server}({address})에서 AAAA 질의에 올바르게 응답하지 않습니다({what}). IPv6 클라이언트의 접속이 지연되거나 실패합니다."
		},
		action: {
			en: "Update the server or load balancer. For a name without AAAA records it must return NOERROR without records and with the SOA record.",
			ko: "서버나 로드 밸런서를 업데이트하십시오. AAAA 레코드가 없는 이름에는 SOA 레코드를 포함한 빈 NOERROR로 응답해야 합니다."
		},
		reference: "RFC 4074 §4"
	},
	"server-case": {
		severity: "medium",
		cause: {
			en: "The name server {server} at {address} answers differently when a name mixes upper and lower case ({what}).",
			ko: "네임서버 {server}({address})에서 이름의 대소문자가 섞이면 다르게 응답합니다({what})."
		},
		action: {
			en: "Update the server. DNS names are case-insensitive, and resolvers mix the case on purpose (0x20).",
			ko: "서버를 업데이트하십시오. DNS 이름은 대소문자를 구분하지 않으며, 리졸버는 일부러 대소문자를 섞어 씁니다(0x20)."
		},
		reference: "RFC 4343 §3"
	},
	"server-case-changed": {
		severity: "medium",
		cause: {
			en: "The name server {server} at {address} changes the case of the question in its answer ({what}). Resolvers that mix the case against spoofing (0x20) discard such answers as forged.",
			ko: "네임서버 {server}({address})에서 질의의 대소문자를 바꾸어 응답합니다({what}). 스푸핑을 막으려고 대소문자를 섞는(0x20) 리졸버는 이런 응답을 위조로 보고 버립니다."
		},
		action: {
			en: "Update the server or the load balancer. It must copy the question byte for byte.",
			ko: "서버나 로드 밸런서를 업데이트하십시오. 질의를 바이트 단위로 그대로 돌려보내야 합니다."
		},
		reference: "RFC 1035 §2.3.3, RFC 4343 §4.1"
	},
	"server-no-soa": {
		severity: "medium",
		cause: {
			en: "The name server {server} at {address} sends negative answers without the SOA record of the zone ({what}). Resolvers cannot cache them, and some treat them as failures.",
			ko: "네임서버 {server}({address})의 부정 응답에 존의 SOA 레코드가 없습니다({what}). 리졸버는 이 응답을 캐시할 수 없고, 실패로 처리하기도 합니다."
		},
		action: {
			en: "Update the server: every NODATA and NXDOMAIN answer needs the SOA record in its authority section.",
			ko: "서버를 업데이트하십시오. 모든 NODATA와 NXDOMAIN 응답의 authority 섹션에 SOA 레코드가 있어야 합니다."
		},
		reference: "RFC 2308 §3"
	},
	"server-recursive": {
		severity: "low",
		cause: {
			en: "The name server {server} at {address} offers recursion (RA flag). Attackers abuse open resolvers for amplification and cache poisoning.",
			ko: "네임서버 {server}({address})에서 재귀 조회를 제공합니다(RA 플래그). 공개된 재귀 서버는 증폭 공격과 캐시 오염에 악용됩니다."
		},
		action: {
			en: "Disable recursion on authoritative servers, or allow it for your own networks only.",
			ko: "권한 서버에서는 재귀 조회를 끄거나 내부 네트워크에만 허용하십시오."
		},
		reference: "RFC 5358 §4"
	},
	"server-private": {
		severity: "high",
		cause: {
			en: "The address {address} of the name server {server} is not public, so we did not query it.",
			ko: "네임서버 {server}의 주소 {address|은/는} 공인 주소가 아니어서 질의하지 않았습니다."
		},
		action: {
			en: "Give {server} a public address, or remove it from the NS records.",
			ko: "{server}에 공인 주소를 지정하거나 NS 레코드에서 제거하십시오."
		},
		reference: "RFC 1918 §5"
	},
	"servers-private": {
		severity: "info",
		cause: {
			en: "Some addresses of the name servers are not public: {addresses}. We queried them because this run allows it.",
			ko: "네임서버의 주소 일부가 공인 주소가 아닙니다: {addresses}. 이번 점검에서 허용된 주소여서 질의했습니다."
		},
		action: {
			en: "For a zone of an internal network no action is needed.",
			ko: "내부 네트워크용 존이면 조치할 것이 없습니다."
		},
		reference: "RFC 1918 §5"
	},
	"server-unasked": {
		severity: "info",
		cause: {
			en: "We could not query the name server {server} at {address} from this machine ({reason}).",
			ko: "이 시스템에서는 네임서버 {server}({address})에 질의할 수 없었습니다({reason})."
		},
		action: {
			en: "Run the check from a machine with IPv6, or check this address from another network.",
			ko: "IPv6를 쓸 수 있는 시스템에서 점검하거나 다른 네트워크에서 이 주소를 확인하십시오."
		}
	},
	"server-alias": {
		severity: "high",
		cause: {
			en: "The name server {server} is a CNAME (to {alias}). NS records must not point to a CNAME.",
			ko: "네임서버 {server|이/가} CNAME({alias})입니다. NS 레코드는 CNAME을 가리키면 안 됩니다."
		},
		action: {
			en: "Use {alias} itself in the NS records, or give {server} its own address records.",
			ko: "NS 레코드에 {alias|을/를} 직접 쓰거나 {server}에 자체 주소 레코드를 두십시오."
		},
		reference: "RFC 2181 §10.3"
	},
	"server-no-address": {
		severity: "high",
		cause: {
			en: "The name server {server} has no address ({what}).",
			ko: "네임서버 {server}에 주소가 없습니다({what})."
		},
		action: {
			en: "Add an A and an AAAA record for {server}, or remove it from the NS records.",
			ko: "{server}에 A와 AAAA 레코드를 추가하거나 NS 레코드에서 제거하십시오."
		},
		reference: "RFC 1912 §2.8"
	},
	"server-name-fails": {
		severity: "medium",
		cause: {
			en: "The resolver cannot look up the name server {server} ({reason}). Resolvers that cannot find its address do not use it.",
			ko: "리졸버가 네임서버 {server|을/를} 조회하지 못합니다({reason}). 주소를 찾지 못하는 리졸버는 이 네임서버를 쓰지 않습니다."
		},
		action: {
			en: "Repair the zone that contains {server}, or replace the name server.",
			ko: "{server|이/가} 속한 존을 고치거나 네임서버를 바꾸십시오."
		},
		reference: "RFC 1034 §4.2.1"
	},
	"server-address-unknown": {
		severity: "info",
		cause: {
			en: "We could not find the addresses of the name server {server} ({reason}).",
			ko: "네임서버 {server}의 주소를 확인하지 못했습니다({reason})."
		},
		action: {
			en: "Check the zone that contains {server}.",
			ko: "{server|이/가} 속한 존을 확인하십시오."
		}
	},
	"server-name": {
		severity: "medium",
		cause: {
			en: "{server} is not a valid host name.",
			ko: "{server|은/는} 올바른 호스트 이름이 아닙니다."
		},
		action: {
			en: "Use letters, digits and hyphens only. A label must not begin or end with a hyphen, and the top-level domain must not be a number.",
			ko: "영문자, 숫자, 하이픈만 쓰고, 레이블의 처음과 끝에는 하이픈을 쓰지 마십시오. 최상위 도메인은 숫자일 수 없습니다."
		},
		reference: "RFC 1123 §2.1"
	},
	"servers-late": {
		severity: "info",
		cause: {
			en: "The time limit of this run ended before {count} addresses of name servers answered. They are not judged.",
			ko: "네임서버의 주소 {count}개가 응답하기 전에 이번 점검의 제한 시간이 끝났습니다. 이 주소들은 판단하지 않습니다."
		},
		action: {
			en: "Run the check again with a longer --timeout.",
			ko: "--timeout을 늘려 다시 점검하십시오."
		}
	},
	"servers-cut": {
		severity: "info",
		cause: {
			en: "This zone has too many name servers to check all: we checked {listed} of {total} servers and {seen} of their {addresses} addresses.",
			ko: "네임서버가 많아 일부만 점검했습니다. 네임서버 {total}개 가운데 {listed}개를, 그 주소 {addresses}개 가운데 {seen}개를 점검했습니다."
		},
		action: {
			en: "Use fewer name servers: between 2 and 7 are enough.",
			ko: "네임서버의 수를 줄이십시오. 2~7개면 충분합니다."
		}
	},
	"zone-transfer-open": {
		severity: "medium",
		cause: {
			en: "The name server {server} at {address} transferred the whole zone {zone} ({count} records) to this machine, without a key. Unless this machine is one of its secondaries, anyone can list every name of the zone.",
			ko: "네임서버 {server}({address})에서 {zone} 존 전체(레코드 {count}개)를 키 없이 이 시스템으로 전송했습니다. 이 시스템이 보조 서버가 아니라면 누구나 존의 모든 이름을 볼 수 있습니다."
		},
		action: transferAction,
		reference: "RFC 5936 §5"
	},
	"zone-transfer-open-cut": {
		severity: "medium",
		cause: {
			en: "The name server {server} at {address} transfers the zone {zone} to this machine, without a key: we stopped after {count} records. Unless this machine is one of its secondaries, anyone can list every name of the zone.",
			ko: "네임서버 {server}({address})에서 {zone} 존을 키 없이 이 시스템으로 전송합니다. 레코드 {count}개를 받고 중단했습니다. 이 시스템이 보조 서버가 아니라면 누구나 존의 모든 이름을 볼 수 있습니다."
		},
		action: transferAction,
		reference: "RFC 5936 §5"
	}
});
// src/checks/dns/soa/problems.ts
const soaProblems = defineProblems({
	"soa-refresh": {
		severity: "low",
		cause: {
			en: "Secondary servers check for changes every {time} (SOA refresh). At least 20 minutes is usual.",
			ko: "보조 서버가 {time}마다 변경을 확인합니다(SOA refresh). 20분 이상이 일반적입니다."
		},
		action: {
			en: "Set refresh to 1200 or more, and announce changes with NOTIFY.",
			ko: "refresh를 1200 이상으로 하고 변경은 NOTIFY로 알리십시오."
		},
		reference: "RFC 1912 §2.2"
	},
	"soa-retry": {
		severity: "low",
		cause: {
			en: "Secondary servers retry a failed zone transfer after {time} (SOA retry). At least 3 minutes is usual.",
			ko: "존 전송에 실패하면 보조 서버가 {time} 뒤에 다시 시도합니다(SOA retry). 3분 이상이 일반적입니다."
		},
		action: {
			en: "Set retry to 180 or more, but less than refresh.",
			ko: "retry를 180 이상, refresh 미만으로 하십시오."
		},
		reference: "RFC 1912 §2.2"
	},
	"soa-retry-refresh": {
		severity: "low",
		cause: {
			en: "SOA retry ({retry}) is not less than refresh ({refresh}), so it has no effect.",
			ko: "SOA retry({retry})가 refresh({refresh})보다 짧지 않아 의미가 없습니다."
		},
		action: {
			en: "Set retry to a fraction of refresh.",
			ko: "retry를 refresh의 일부로 줄이십시오."
		},
		reference: "RFC 1912 §2.2"
	},
	"soa-expire": {
		severity: "low",
		cause: {
			en: "Secondary servers stop serving the zone {time} after they lose the primary (SOA expire). At least 1 week is usual.",
			ko: "주 서버와 연결이 끊기면 보조 서버는 {time} 뒤에 존 제공을 중단합니다(SOA expire). 1주 이상이 일반적입니다."
		},
		action: {
			en: "Set expire to 604800 or more.",
			ko: "expire를 604800 이상으로 하십시오."
		},
		reference: "RFC 1912 §2.2"
	},
	"soa-expire-refresh": {
		severity: "low",
		cause: {
			en: "SOA expire ({expire}) is less than refresh ({refresh}). Secondary servers stop serving the zone before they check for changes.",
			ko: "SOA expire({expire})가 refresh({refresh})보다 짧습니다. 보조 서버가 변경을 확인하기 전에 존 제공을 중단합니다."
		},
		action: {
			en: "Set expire to a multiple of refresh.",
			ko: "expire를 refresh의 몇 배로 하십시오."
		},
		reference: "RFC 1912 §2.2"
	},
	"soa-minimum": {
		severity: "low",
		cause: {
			en: "Resolvers cache negative answers (NXDOMAIN, NODATA) for {time} (SOA minimum). 3 minutes to 1 day is usual.",
			ko: "리졸버가 부정 응답(NXDOMAIN, NODATA)을 {time} 동안 캐시합니다(SOA minimum). 3분에서 하루가 일반적입니다."
		},
		action: {
			en: "Set minimum to a value between 180 and 86400.",
			ko: "minimum을 180과 86400 사이로 하십시오."
		},
		reference: "RFC 2308 §5"
	},
	"soa-operator": {
		severity: "info",
		cause: {
			en: "The SOA timers ({what}) are those of {operator}. Its name servers do not copy the zone by zone transfers, so refresh, retry and expire have no effect.",
			ko: "SOA 타이머({what})는 {operator|이/가} 정한 값입니다. 이 사업자의 네임서버는 존 전송으로 존을 복제하지 않으므로 refresh, retry, expire는 효과가 없습니다."
		},
		action: {
			en: "No change is needed.",
			ko: "바꿀 것이 없습니다."
		},
		reference: "RFC 1912 §2.2"
	},
	"soa-primary-unlisted": {
		severity: "low",
		cause: {
			en: "The primary server in the SOA record ({primary}) is not one of the name servers.",
			ko: "SOA 레코드의 주 서버({primary})가 네임서버에 없습니다."
		},
		action: {
			en: "Use a name server of the zone. If you hide the primary on purpose, no change is needed.",
			ko: "존의 네임서버를 쓰십시오. 의도적으로 숨긴 주 서버이면 그대로 두어도 됩니다."
		},
		reference: "RFC 1035 §3.3.13"
	},
	"soa-primary-missing": {
		severity: "low",
		cause: {
			en: "The primary server in the SOA record ({primary}) has no address.",
			ko: "SOA 레코드의 주 서버({primary})에 주소가 없습니다."
		},
		action: {
			en: "Use the name of an existing server.",
			ko: "존재하는 서버의 이름을 쓰십시오."
		},
		reference: "RFC 1035 §3.3.13"
	},
	"soa-mailbox": {
		severity: "low",
		cause: {
			en: "The mailbox in the SOA record ({mailbox}) is not in the required format.",
			ko: "SOA 레코드의 메일 주소({mailbox})가 형식에 맞지 않습니다."
		},
		action: {
			en: "Write hostmaster@example.com as hostmaster.example.com. and put a backslash before each dot left of the @.",
			ko: "hostmaster@example.com은 hostmaster.example.com.으로 쓰고, @ 왼쪽의 점 앞에는 역슬래시를 붙이십시오."
		},
		reference: "RFC 1035 §8, RFC 2142 §7"
	},
	"soa-several": {
		severity: "high",
		cause: {
			en: "The name server {server} at {address} returns several SOA records for {zone}.",
			ko: "네임서버 {server}({address})에서 {zone}의 SOA 레코드를 여러 개 반환합니다."
		},
		action: {
			en: "Keep one SOA record.",
			ko: "SOA 레코드를 하나만 남기십시오."
		},
		reference: "RFC 1035 §5.2"
	},
	"serials-differ": {
		severity: "low",
		cause: {
			en: "The name servers serve different versions of {zone}: the highest serial is {newest}, but {server} ({address}) has {serial}. The serials do not show since when.",
			ko: "네임서버마다 {zone} 존의 버전이 다릅니다. 가장 높은 일련번호는 {newest}인데 {server}({address})는 {serial}입니다. 언제부터 달랐는지는 일련번호로 알 수 없습니다."
		},
		action: {
			en: "Check again in a few minutes: a zone transfer takes some time. If the difference remains, check the zone transfer to {server}.",
			ko: "존 전송에는 시간이 걸리므로 몇 분 뒤에 다시 확인하십시오. 차이가 계속되면 {server|으로/로} 가는 존 전송을 확인하십시오."
		},
		reference: "RFC 1982 §7, RFC 1996 §3"
	},
	"serials-behind": {
		severity: "low",
		cause: {
			en: "{server} ({address}) still serves serial {serial} of {zone}. According to its digits, the newest serial {newest} is more than 1 hour old.",
			ko: "{server}({address})에서 아직 {zone} 존의 일련번호 {serial|을/를} 제공합니다. 최신 번호 {newest|은/는} 숫자로 보면 1시간 이상 되었습니다."
		},
		action: {
			en: "Fix the zone transfer to {server}.",
			ko: "{server|으로/로} 가는 존 전송을 복구하십시오."
		},
		reference: "RFC 1996 §3"
	},
	"serial-unordered": {
		severity: "medium",
		cause: {
			en: "The serials {serial} and {newest} of {zone} are 2^31 apart. Secondary servers cannot decide which one is newer.",
			ko: "{zone} 존의 일련번호 {serial|과/와} {newest|이/가} 2^31만큼 떨어져 있어, 보조 서버에서 어느 쪽이 최신인지 알 수 없습니다."
		},
		action: {
			en: "If the servers with {serial} are secondaries: set the serial of the primary to {first}, wait until all secondaries serve it, then set it to {second}. If {serial} is the serial of the primary, raise it by 1 and reload the zone on the others.",
			ko: "{serial|을/를} 제공하는 서버가 보조 서버이면, 주 서버의 일련번호를 {first|으로/로} 바꾸고 모든 보조 서버가 이를 제공할 때까지 기다린 뒤 {second|으로/로} 바꾸십시오. {serial|이/가} 주 서버의 번호이면 1을 더하고 다른 서버에서 존을 다시 불러오십시오."
		},
		reference: "RFC 1982 §3.2, RFC 2182 §7"
	},
	"ttl-short": {
		severity: "low",
		cause: {
			en: "The TTL of the {type} records is only {time}. Resolvers query often, and an outage of the name servers is visible immediately.",
			ko: "{type} 레코드의 TTL이 {time}에 불과합니다. 리졸버의 질의가 잦아지고 네임서버 장애가 바로 드러납니다."
		},
		action: {
			en: "Set the TTL to 300 or more if you do not plan a change.",
			ko: "바꿀 계획이 없으면 TTL을 300 이상으로 하십시오."
		},
		reference: "RFC 1912 §2.2"
	},
	"ttl-long": {
		severity: "low",
		cause: {
			en: "The TTL of the {type} records is {time}, more than 1 day. A mistake stays in resolver caches for that long.",
			ko: "{type} 레코드의 TTL이 {time|으로/로} 1일을 넘습니다. 실수도 그동안 리졸버 캐시에 남습니다."
		},
		action: {
			en: "Set the TTL to 86400 or less.",
			ko: "TTL을 86400 이하로 하십시오."
		},
		reference: "RFC 1912 §2.2"
	},
	"answer-large": {
		severity: "low",
		cause: {
			en: "The {type} answer of the name servers has {octets} bytes. Above 1,232 bytes, UDP fragments may be lost, so resolvers must retry over TCP.",
			ko: "네임서버의 {type} 응답이 {octets}바이트입니다. 1,232바이트를 넘으면 UDP 단편이 유실될 수 있어 리졸버가 TCP로 다시 질의해야 합니다."
		},
		action: {
			en: "Use fewer or shorter records. For keys, use ECDSA or Ed25519 instead of RSA.",
			ko: "레코드를 줄이거나 짧게 하고, 키는 RSA 대신 ECDSA나 Ed25519를 쓰십시오."
		},
		reference: "RFC 9715 §3.1"
	}
});
// src/checks/dns/problems.ts
const problems = {
	...defineProblems({
		nxdomain: {
			severity: "critical",
			cause: {
				en: "This name does not exist: the name servers of {zone} return NXDOMAIN.",
				ko: "존재하지 않는 이름입니다. {zone} 존의 네임서버가 NXDOMAIN을 반환합니다."
			},
			action: {
				en: "Check the spelling. Create the name in {zone}, or renew the domain if its registration has expired.",
				ko: "철자를 확인하고, {zone} 존에 이름을 만들거나 등록이 만료되었으면 갱신하십시오."
			},
			reference: "RFC 8020 §2"
		},
		"nxdomain-unconfirmed": {
			severity: "medium",
			cause: {
				en: "The resolver says this name does not exist (NXDOMAIN). We could not confirm it with the name servers of {zone}.",
				ko: "리졸버는 존재하지 않는 이름(NXDOMAIN)이라고 응답합니다. {zone} 존의 네임서버에서는 확인하지 못했습니다."
			},
			action: {
				en: "Check the spelling, and query another resolver: some resolvers block names.",
				ko: "철자를 확인하고 다른 리졸버에도 질의하십시오. 이름을 차단하는 리졸버도 있습니다."
			},
			reference: "RFC 8020 §2"
		},
		"name-disputed": {
			severity: "medium",
			cause: {
				en: "The resolver returns NXDOMAIN for this name, but a name server of {zone} says that it exists.{rest}",
				ko: "리졸버는 이 이름에 NXDOMAIN을 반환하지만, {zone} 존의 네임서버는 존재한다고 응답합니다.{rest}"
			},
			action: {
				en: "If the name is new, wait until the cached NXDOMAIN expires. Otherwise the resolver blocks the name: query another resolver.",
				ko: "새로 만든 이름이면 캐시된 NXDOMAIN이 만료될 때까지 기다리십시오. 아니면 리졸버가 이름을 차단하는 것이므로 다른 리졸버에 질의하십시오."
			},
			reference: "RFC 2308 §5"
		},
		servfail: {
			severity: "critical",
			cause: {
				en: "Resolvers fail to resolve this name ({reason}){words}.",
				ko: "리졸버가 이 이름을 조회하지 못합니다({reason}){words}."
			},
			action: {
				en: "Fix the name server or DNSSEC problems listed below. Until then the name cannot be reached.",
				ko: "아래의 네임서버 또는 DNSSEC 문제를 해결하십시오. 그때까지 이 이름에 접속할 수 없습니다."
			},
			reference: "RFC 8914 §4"
		},
		"resolver-fails": {
			severity: "medium",
			cause: {
				en: "The resolver fails to resolve this name ({reason}){words}, although the name servers of the zone answer.",
				ko: "존의 네임서버는 응답하지만, 리졸버가 이 이름을 조회하지 못합니다({reason}){words}."
			},
			action: {
				en: "Query other resolvers. If they answer, this resolver is faulty or has cached an earlier failure. If they fail too, see the findings below.",
				ko: "다른 리졸버에 질의하십시오. 응답하면 이 리졸버의 문제이거나 이전의 실패가 캐시된 것입니다. 다른 리졸버도 실패하면 아래 항목을 확인하십시오."
			},
			reference: "RFC 9520 §3"
		},
		"type-fails": {
			severity: "high",
			cause: {
				en: "The resolver and the name servers answer queries for this name, but not for its {types} records ({reason}).",
				ko: "리졸버와 네임서버 모두 이 이름의 {types} 레코드 질의에만 응답하지 못합니다({reason})."
			},
			action: {
				en: "If the name is an alias, check its target. Then check the findings below.",
				ko: "이름이 별칭이면 그 대상을 확인한 다음, 아래 항목을 확인하십시오."
			},
			reference: "RFC 1034 §4.3.1"
		},
		"record-broken": {
			severity: "medium",
			cause: {
				en: "{count} of the {type} records of this name cannot be parsed: the data does not match the record type. Some resolvers drop the record, others fail for the whole set.",
				ko: "이름의 {type} 레코드 가운데 {count}개는 데이터가 형식에 맞지 않아 해석할 수 없습니다. 일부 리졸버는 해당 레코드만 버리고, 일부는 응답 전체를 실패로 처리합니다."
			},
			action: {
				en: "Write the record again with the name server's own tool, and check the program that created it.",
				ko: "네임서버의 도구로 레코드를 다시 쓰고, 레코드를 만든 프로그램을 확인하십시오."
			},
			reference: "RFC 1035 §3.3"
		},
		"records-broken": {
			severity: "medium",
			cause: {
				en: "None of the {type} records of this name ({count}) can be parsed: their data does not match the record type. Clients get no {type} records.",
				ko: "이름의 {type} 레코드 {count}개는 모두 데이터가 형식에 맞지 않아 해석할 수 없습니다. 클라이언트는 {type} 레코드를 받지 못합니다."
			},
			action: {
				en: "Write the records again with the name server's own tool, and check the program that created them.",
				ko: "네임서버의 도구로 레코드를 다시 쓰고, 레코드를 만든 프로그램을 확인하십시오."
			},
			reference: "RFC 1035 §3.3, RFC 9460 §2.2, RFC 8659 §4.1.2"
		},
		"type-untold": {
			severity: "info",
			cause: {
				en: "We could not check whether this name has {types} records ({reason}).",
				ko: "이름에 {types} 레코드가 있는지 확인하지 못했습니다({reason})."
			},
			action: {
				en: "Try again, or use another resolver (--resolver).",
				ko: "다시 시도하거나 다른 리졸버(--resolver)로 확인하십시오."
			}
		},
		"resolver-unable": {
			severity: "info",
			cause: {
				en: "We could not check whether this name exists: the resolver returned no usable answer ({reason}){words}.",
				ko: "이름이 존재하는지 확인하지 못했습니다. 리졸버에서 유효한 응답을 받지 못했습니다({reason}){words}."
			},
			action: {
				en: "Try again, or use another resolver (--resolver).",
				ko: "다시 시도하거나 다른 리졸버(--resolver)로 확인하십시오."
			}
		},
		"zone-unknown": {
			severity: "info",
			cause: {
				en: "We could not find the zone that contains this name ({reason}). Its name servers are not checked.",
				ko: "이름이 속한 존을 찾지 못하여({reason}) 네임서버는 점검하지 않았습니다."
			},
			action: {
				en: "Try again, or use another resolver (--resolver).",
				ko: "다시 시도하거나 다른 리졸버(--resolver)로 확인하십시오."
			}
		},
		"parent-unknown": {
			severity: "info",
			cause: {
				en: "We could not check the delegation of {zone} in the parent zone ({reason}).",
				ko: "상위 존에서 {zone}의 위임을 확인하지 못했습니다({reason})."
			},
			action: {
				en: "Try again from a network that allows queries to name servers (port 53).",
				ko: "네임서버 질의(53번 포트)를 막지 않는 네트워크에서 다시 시도하십시오."
			}
		},
		"domain-removed": {
			severity: "critical",
			cause: {
				en: "{parent} no longer delegates the domain {zone} ({reason}). Resolvers answer from their caches only; when those expire, the domain stops working.",
				ko: "{parent}에서 도메인 {zone|을/를} 더는 위임하지 않습니다({reason}). 지금은 리졸버의 캐시로만 응답하며, 캐시가 만료되면 도메인이 동작하지 않습니다."
			},
			action: {
				en: "Ask the registrar now whether the registration has expired or is on hold, and have it restored.",
				ko: "등록이 만료되었거나 정지되었는지 즉시 레지스트라에 확인하고 복구하십시오."
			},
			reference: "RFC 5731 §2.3"
		},
		"apex-alias": {
			severity: "high",
			cause: {
				en: "{zone} has a CNAME record at its apex (to {target}). Resolvers that follow it find no name servers, mail servers or signatures of the zone.",
				ko: "존 {zone}의 apex에 CNAME 레코드({target})가 있습니다. 이 레코드를 따라가는 리졸버는 존의 네임서버, 메일 서버, 서명을 찾지 못합니다."
			},
			action: {
				en: "Replace it with A and AAAA records, with your provider's ALIAS (CNAME flattening) feature, or with an HTTPS record next to them.",
				ko: "A와 AAAA 레코드로 바꾸거나 제공자의 ALIAS(CNAME 평탄화) 기능을 쓰십시오. HTTPS 레코드를 함께 둘 수도 있습니다."
			},
			reference: "RFC 1034 §3.6.2, RFC 1912 §2.4"
		},
		undelegated: {
			severity: "high",
			cause: {
				en: "The resolver knows the zone {zone}, but the parent zone ({parent}) does not delegate it ({reason}). Other resolvers cannot find it.",
				ko: "리졸버는 {zone} 존을 알지만 상위 존({parent})에는 위임이 없습니다({reason}). 다른 리졸버에서는 찾을 수 없습니다."
			},
			action: {
				en: "Add the name servers of {zone} to {parent} at the registrar. For a zone of an internal network no change is needed.",
				ko: "레지스트라를 통해 {parent}에 {zone}의 네임서버를 등록하십시오. 내부 네트워크 전용 존이면 그대로 두어도 됩니다."
			},
			reference: "RFC 1034 §4.2.1"
		},
		"authorities-unreached": {
			severity: "info",
			cause: {
				en: "We could not query any name server from here ({reason}). A device on the path blocks DNS queries or answers them itself.",
				ko: "여기서는 어느 네임서버에도 질의할 수 없었습니다({reason}). 경로에 있는 장비가 DNS 질의를 차단하거나 대신 응답합니다."
			},
			action: {
				en: "Run the check from a network that allows queries to name servers (UDP and TCP, port 53).",
				ko: "네임서버 질의(UDP와 TCP 53번 포트)를 막지 않는 네트워크에서 점검하십시오."
			}
		}
	}),
	...serverProblems,
	...delegationProblems,
	...differenceProblems,
	...soaProblems,
	...securityProblems,
	...resolverProblems,
	...lifetimeProblems,
	...keyProblems,
	...signerProblems,
	...recordProblems
};
const find = finder();
const kpis = {
	addresses: {
		en: "Addresses",
		ko: "주소"
	},
	alias: {
		en: "CNAME target",
		ko: "CNAME 대상"
	},
	mail: {
		en: "Mail servers",
		ko: "메일 서버"
	},
	zone: {
		en: "Zone",
		ko: "존"
	},
	"name-servers": {
		en: "Name servers",
		ko: "네임서버"
	},
	answering: {
		en: "Servers answering",
		ko: "응답하는 네임서버"
	},
	dnssec: {
		en: "DNSSEC",
		ko: "DNSSEC"
	},
	serial: {
		en: "Serial",
		ko: "일련번호"
	},
	ttl: {
		en: "Address TTL",
		ko: "주소 TTL"
	}
};
const none = {
	en: "none",
	ko: "없음"
};
const words$1 = {
	problems,
	caps: {},
	parts: {},
	kpis,
	values: {
		addresses: { false: none },
		mail: {
			false: none,
			".": {
				en: "none (null MX)",
				ko: "받지 않음(null MX)"
			}
		},
		dnssec: {
			secure: {
				en: "secure",
				ko: "검증됨"
			},
			"alias-unsigned": {
				en: "signed; a CNAME leads to an unsigned zone",
				ko: "서명됨. CNAME이 서명되지 않은 존으로 이어짐"
			},
			insecure: {
				en: "unsigned",
				ko: "서명되지 않음"
			},
			"in-vain": {
				en: "signed, but treated as unsigned",
				ko: "서명되었으나 서명되지 않은 것으로 취급됨"
			},
			"keys-differ": {
				en: "signed; name servers lack each other's keys",
				ko: "서명됨. 네임서버에 서로의 키가 없음"
			},
			bogus: {
				en: "bogus (validation fails)",
				ko: "검증 실패"
			},
			island: {
				en: "signed, but without a DS record",
				ko: "서명되었으나 상위 존에 연결되지 않음"
			}
		}
	}
};
// src/checks/dns/zone/judge-networks.ts
const prefixes = {
	four: 24,
	six: 48
};
function networkFindings({ authoritativeServers: servers }, zone) {
	const { list, total } = servers;
	const isTold = list.length === total && list.every(({ own }) => own !== null);
	const addresses = list.flatMap(({ own, glue }) => [...own ?? [], ...glue]);
	if (!isTold) return [];
	const used = [true, false].map((isFour) => addresses.filter((each) => isIPv4(each) === isFour)).filter((each) => each.length > 0);
	const single = used.flatMap((each) => singleNetwork(each));
	if (single.length === 0 || single.length < used.length) return [];
	return new Set(addresses).size > used.length ? [find("one-network", {
		zone,
		network: single.join(", ")
	})] : [];
}
function singleNetwork(addresses) {
	const networks = [...new Set(addresses.map(networkOf$1))];
	return networks.length === 1 ? networks : [];
}
function networkOf$1(address) {
	const isFour = isIPv4(address);
	const block = `${address}/${isFour ? prefixes.four : prefixes.six}`;
	return `${(isFour ? import_ipaddr.default.IPv4.networkAddressFromCIDR(block) : import_ipaddr.default.IPv6.networkAddressFromCIDR(block)).toString()}/${isFour ? prefixes.four : prefixes.six}`;
}
// src/checks/dns/zone/words.ts
const stances = {
	REFUSED: {
		en: "it refuses to answer (REFUSED)",
		ko: "응답을 거부함(REFUSED)"
	},
	SERVFAIL: {
		en: "it cannot answer (SERVFAIL)",
		ko: "응답하지 못함(SERVFAIL)"
	},
	NXDOMAIN: {
		en: "it returns NXDOMAIN",
		ko: "NXDOMAIN을 반환함"
	},
	FORMERR: {
		en: "it cannot parse the query (FORMERR)",
		ko: "질의를 해석하지 못함(FORMERR)"
	},
	NOTIMP: {
		en: "it does not support the query (NOTIMP)",
		ko: "질의를 지원하지 않음(NOTIMP)"
	},
	NOTAUTH: {
		en: "it is not authoritative for the zone (NOTAUTH)",
		ko: "존에 대한 권한이 없음(NOTAUTH)"
	},
	BADRESP: {
		en: "its answer is not a valid DNS message",
		ko: "올바른 DNS 메시지가 아님"
	},
	"not-authoritative": {
		en: "its answer is not authoritative (no AA flag)",
		ko: "권한 있는 응답이 아님(AA 플래그 없음)"
	},
	referral: {
		en: "it refers to other servers",
		ko: "다른 서버를 가리킴"
	},
	"other-zone": {
		en: "it serves the parent zone only",
		ko: "상위 존만 제공함"
	},
	empty: {
		en: "its answer is empty",
		ko: "빈 응답을 보냄"
	},
	TIMEOUT: {
		en: "no answer in time",
		ko: "제시간에 응답이 없음"
	},
	"timeout.run": {
		en: "the time limit of this run ended",
		ko: "이번 점검의 제한 시간이 끝남"
	},
	ECONNREFUSED: {
		en: "nothing listens there",
		ko: "대기 중인 서비스가 없음"
	},
	ECONNRESET: {
		en: "the connection was reset",
		ko: "연결이 끊어짐"
	},
	refused: {
		en: "it rejects the OPT record",
		ko: "OPT 레코드를 거부함"
	},
	ignored: {
		en: "it answers without an OPT record",
		ko: "OPT 레코드 없이 응답함"
	},
	"changed-case": {
		en: "the question comes back in a different case",
		ko: "질의의 대소문자가 바뀜"
	},
	"NO-SOA": {
		en: "no SOA record",
		ko: "SOA 레코드가 없음"
	},
	NOERROR: {
		en: "its answer differs",
		ko: "응답이 다름"
	},
	"address.private": {
		en: "not a public address",
		ko: "공인 주소가 아님"
	},
	NODATA: {
		en: "it has no delegation there",
		ko: "위임이 없음"
	},
	ALIAS: {
		en: "there is a CNAME instead",
		ko: "CNAME이 대신 있음"
	},
	nxdomain: {
		en: "the name does not exist",
		ko: "이름이 존재하지 않음"
	},
	absent: {
		en: "the name has no address records",
		ko: "이름에 주소 레코드가 없음"
	},
	intercepted: {
		en: "all answers are non-authoritative",
		ko: "권한 없는 응답만 옴"
	}
};
const securities = {
	"no-matching-key": {
		en: "the zone does not have this key",
		ko: "존에 해당 키가 없음"
	},
	"wrong-digest": {
		en: "the digest belongs to another key",
		ko: "다이제스트가 다른 키의 것임"
	},
	"revoked-key": {
		en: "the key is revoked",
		ko: "폐기된 키임"
	},
	"no-signature": {
		en: "there is no signature",
		ko: "서명이 없음"
	},
	"bad-signature": {
		en: "the signature does not match the records",
		ko: "서명이 레코드와 맞지 않음"
	},
	expired: {
		en: "the signature has expired",
		ko: "서명이 만료됨"
	},
	"not-yet-valid": {
		en: "the signature is not valid yet",
		ko: "서명이 아직 유효하지 않음"
	},
	"wrong-signer": {
		en: "another zone signed it",
		ko: "다른 존에서 서명함"
	},
	"wrong-labels": {
		en: "the signature is for another name",
		ko: "다른 이름의 서명임"
	},
	"unsupported-algorithm": {
		en: "the algorithm is unknown",
		ko: "알 수 없는 알고리즘임"
	},
	"no-key": {
		en: "the signing key is not in the zone",
		ko: "서명한 키가 존에 없음"
	},
	"no-zone-key": {
		en: "the key is not a zone key",
		ko: "존 키가 아님"
	},
	"unusable-key": {
		en: "the key does not fit its algorithm",
		ko: "알고리즘에 맞지 않는 키임"
	},
	"no-proof": {
		en: "there is no proof of nonexistence",
		ko: "부재 증명이 없음"
	},
	"wrong-proof": {
		en: "the proof of nonexistence does not match",
		ko: "부재 증명이 맞지 않음"
	},
	"no-anchor": {
		en: "no trust anchor covers it",
		ko: "상위에 신뢰 앵커가 없음"
	},
	"anchor-mismatch": {
		en: "the trust anchor does not match a key of its zone",
		ko: "신뢰 앵커가 그 존의 키가 아님"
	},
	"unsupported-anchor": {
		en: "the trust anchor uses an unknown algorithm",
		ko: "신뢰 앵커의 알고리즘을 알 수 없음"
	},
	withheld: {
		en: "the resolver does not return signatures",
		ko: "리졸버에서 서명을 전달하지 않음"
	},
	filtered: {
		en: "the resolver replaced the answer",
		ko: "리졸버에서 다른 응답으로 바꿈"
	},
	synthesised: {
		en: "the resolver synthesised it from IPv4 addresses (DNS64)",
		ko: "리졸버에서 IPv4 주소로 합성함(DNS64)"
	},
	local: {
		en: "the resolver answers by itself",
		ko: "리졸버에서 자체적으로 답함"
	},
	"broken-record": {
		en: "the data of a record does not match its type",
		ko: "레코드가 형식에 맞지 않음"
	},
	"too-many": {
		en: "there are too many signatures to check",
		ko: "서명이 너무 많아 확인할 수 없음"
	},
	unsupported: {
		en: "the algorithms are not known",
		ko: "알 수 없는 알고리즘임"
	},
	deprecated: {
		en: "the algorithm is deprecated",
		ko: "폐기된 알고리즘임"
	},
	iterations: {
		en: "there are too many hash iterations",
		ko: "해시를 너무 많이 반복함"
	},
	"opt-out": {
		en: "the parent zone uses opt-out (NSEC3)",
		ko: "상위 존에서 opt-out(NSEC3)을 씀"
	},
	unsigned: {
		en: "there is no signature",
		ko: "서명이 없음"
	}
};
const other$1 = {
	en: "not enough information",
	ko: "정보가 부족함"
};
function stanceWords(reason) {
	return wordsIn(stances, reason);
}
function securityWords(reason) {
	return wordsIn({
		...stances,
		...securities
	}, reason);
}
function wordsIn(words, reason) {
	if (reason === null) return other$1;
	const known = Object.hasOwn(words, reason) ? words[reason] : void 0;
	if (known) return known;
	return resolverWords(reason);
}
function extendedWords(extended) {
	const told = extended.slice(0, 3).map(({ code, text }) => `EDE ${code}${text === "" ? "" : ` ${printable(text, 200)}`}`);
	return told.length === 0 ? "" : `: ${told.join("; ")}`;
}
function listed$1(names, most = 6) {
	const shown = names.slice(0, most).map((name) => printable(name, 120));
	return names.length > most ? `${shown.join(", ")} (+${names.length - most})` : shown.join(", ");
}
// src/checks/dns/zone/judge-delegation.ts
function delegationFindings(raw) {
	const { zone } = raw;
	if (zone.name === null) return [];
	return [
		...countFindings(raw, zone.name),
		...networkFindings(raw, zone.name),
		...mismatchFindings(raw, zone.name),
		...parentFindings$1(raw, zone.name),
		...raw.authoritativeServers.list.flatMap((server) => glueFindings(server, raw))
	];
}
function countFindings({ authoritativeServers: servers }, zone) {
	const { list } = servers;
	const [first] = list;
	if (list.length === 1 && first && servers.total === 1) return [find("single-server", {
		zone,
		server: first.name
	})];
	const isTold = list.every(({ state, own }) => state !== "unknown" && own !== null) && servers.total === list.length;
	const all = [...new Set(list.flatMap(addressesOf))];
	const [only] = all;
	if (list.length > 1 && all.length === 1 && only !== void 0 && isTold) return [find("single-address", {
		zone,
		address: only
	})];
	const shared = all.filter((address) => list.filter((each) => addressesOf(each).includes(address)).length > 1);
	const inFamily = (isFour) => list.filter((each) => addressesOf(each).some((address) => isIPv4(address) === isFour));
	const [[four, ...fours], [six, ...sixes]] = [inFamily(true), inFamily(false)];
	return [
		...shared.map((address) => find("shared-address", {
			address,
			servers: listed$1(list.filter((each) => addressesOf(each).includes(address)).map(({ name }) => name))
		}, { subject: address })),
		...isTold && six && !four ? [find("no-ipv4-server", { zone })] : [],
		...isTold && four && fours.length === 0 ? [find("single-ipv4", {
			zone,
			server: four.name
		})] : [],
		...isTold && six && sixes.length === 0 ? [find("single-ipv6", {
			zone,
			server: six.name
		})] : []
	];
}
function addressesOf({ glue, own }) {
	return [...new Set([...glue, ...own ?? []])];
}
function mismatchFindings(raw, zone) {
	const { parent, authoritativeServers: servers } = raw;
	const places = placesOf(raw).filter(({ state, nameServers }) => state === "authoritative" && nameServers !== null);
	const isCompared = parent?.state === "delegated" && servers.total === servers.list.length;
	const known = servers.list.filter(({ isAtChild }) => isAtChild !== null);
	const above = isCompared ? known.filter(({ isAtParent, isAtChild }) => isAtParent && isAtChild === false) : [];
	const below = isCompared ? known.filter(({ isAtParent, isAtChild }) => !isAtParent && isAtChild === true) : [];
	const usual = mostCommon(places.map(({ nameServers }) => (nameServers ?? []).join(" ")));
	const others = places.filter(({ nameServers }) => (nameServers ?? []).join(" ") !== usual);
	return [
		...above.length > 0 ? [find("servers-only-above", {
			zone,
			servers: namesOf(above)
		})] : [],
		...below.length > 0 ? [find("servers-only-below", {
			zone,
			servers: namesOf(below)
		})] : [],
		...others.map((place) => find("servers-disagree", {
			server: place.server.name,
			address: place.address,
			servers: listed$1(place.nameServers ?? [])
		}, { subject: subjectOf(place) }))
	];
}
function namesOf(list) {
	return listed$1(list.map(({ name }) => name));
}
function mostCommon(values) {
	const counts = new Map();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
const longestReferral = 512;
function parentFindings$1({ parent }, zone) {
	if (!parent) return [];
	const usual = parent.nameServers.join(" ");
	const others = parent.state === "delegated" ? parent.servers.filter(({ nameServers }) => nameServers !== null && nameServers.join(" ") !== usual) : [];
	const octets = parent.referralOctets ?? 0;
	return [...others.map(({ server, address, nameServers }) => find("parents-disagree", {
		parent: parent.name ?? "",
		zone,
		server,
		servers: nameServers?.length ? listed$1(nameServers) : "–"
	}, { subject: `${server} ${address}` })), ...octets > longestReferral ? [find("referral-large", {
		zone,
		octets
	})] : []];
}
function glueFindings(server, raw) {
	const { name, glue, own, isInside, isAtParent, state } = server;
	if (raw.parent?.state !== "delegated" || !isAtParent) return [];
	const subject = { subject: name };
	if (glue.length === 0) return isInside && directOf(raw).works ? [find("glue-missing", {
		server: name,
		zone: raw.zone.name ?? ""
	}, subject)] : [];
	if (own === null || state === "unknown") return [];
	if (own.length === 0) return [];
	const wrong = glue.filter((address) => !own.includes(address));
	const missing = own.filter((address) => !glue.includes(address));
	if (wrong.length > 0) return [find("glue-wrong", {
		server: name,
		glue: listed$1(wrong),
		own: listed$1(own)
	}, subject)];
	return missing.length > 0 ? [find("glue-incomplete", {
		server: name,
		missing: listed$1(missing)
	}, subject)] : [];
}
// src/checks/dns/servers/judge-differences.ts
function differenceFindings(raw) {
	if (raw.existence.state === "nxdomain") return [];
	const places = placesOf(raw).filter(({ state }) => state === "authoritative");
	return [
		...nameFindings$1(raw, places),
		...untoldFindings(raw, places),
		...answerFindings(raw, places),
		...bySigner(raw, places).flatMap(originFindings)
	];
}
function nameFindings$1({ name }, places) {
	const serials = new Set(places.filter(({ existence }) => existence === "exists").map(({ serial }) => serial));
	if (places.every(({ existence }) => existence === "unknown")) return [];
	return places.filter((place) => isDenying(place, serials) || isFailing(place)).map((place) => {
		const params = {
			name,
			server: place.server.name,
			address: place.address,
			what: stanceWords(place.rcode)
		};
		return find("servers-differ", params, {
			subject: subjectOf(place),
			evidence: place.rcode ?? ""
		});
	});
}
function untoldFindings({ name }, places) {
	const isCommon = (type) => places.length > 1 && places.every(({ unansweredTypes: untold }) => untold.some((each) => each.type === type));
	return places.flatMap((place) => {
		const own = place.unansweredTypes.filter(({ type }) => !isCommon(type));
		const [first] = own;
		if (!first) return [];
		const { server, address } = place;
		const types = listed$1(own.map(({ type }) => type));
		const params = {
			name,
			server: server.name,
			address,
			types,
			what: stanceWords(first.reason)
		};
		return [find("server-type-fails", params, {
			subject: subjectOf(place),
			evidence: first.reason
		})];
	});
}
function answerFindings({ name, authoritativeServers: servers }, places) {
	const differing = servers.differences.map((each) => ({
		...each,
		versions: soundVersions(each, places)
	})).filter(({ versions }) => versions.length > 1);
	const meant = differing.filter((each) => isMeantToVary(each.type, {
		isChanging: each.isVarying,
		isTailored: each.isClientSpecific
	}, each.ttl));
	return [...differing.filter((each) => !isMeantToVary(each.type, {
		isChanging: each.isVarying,
		isTailored: each.isClientSpecific
	}, each.ttl)).map(({ type, versions }) => find("answers-differ", {
		name,
		type,
		what: versions.map(versionWords).join("; ")
	}, { subject: type })), ...meant.length > 0 ? [find("answers-vary", {
		name,
		types: listed$1(meant.map(({ type }) => type))
	})] : []];
}
function soundVersions({ type, answers: versions }, places) {
	const bogus = new Set(places.flatMap((place) => place.signatures.types.includes(type) ? [subjectOf(place)] : []));
	return versions.map((each) => ({
		...each,
		by: each.by.filter((server) => !bogus.has(server))
	})).filter(({ by }) => by.length > 0);
}
function versionWords({ values, total, by }) {
	const shown = values.slice(0, 3).map((value) => printable(value, 80));
	const rest = total > shown.length ? ` (+${total - shown.length})` : "";
	return `${shown.length === 0 ? "–" : shown.join(", ")}${rest} (${listed$1(by, 3)})`;
}
function isDenying({ existence, serial }, serials) {
	return existence === "nxdomain" && serials.has(serial);
}
function isFailing({ existence, rcode }) {
	return existence === "unknown" && rcode !== null && rcode !== "NOERROR" && rcode !== "NXDOMAIN";
}
function originFindings(places) {
	const firsts = new Map();
	return places.flatMap((place) => {
		const { serial, origin, server, address } = place;
		if (serial === null || origin === null) return [];
		const first = firsts.get(serial) ?? origin;
		firsts.set(serial, first);
		if (first === origin) return [];
		return [find("soa-differs", {
			server: server.name,
			address,
			own: origin,
			first
		}, { subject: subjectOf(place) })];
	});
}
// src/checks/dns/servers/judge-views.ts
const rest = {
	en: " Its cache keeps them for up to {time}.",
	ko: " 리졸버는 이 응답을 최대 {time} 동안 캐시합니다."
};
function restWords(differences) {
	const seconds = Math.max(0, ...differences.map(({ ttl }) => ttl ?? 0));
	if (seconds === 0) return {
		en: "",
		ko: ""
	};
	const time = durationText(seconds);
	return {
		en: fill(rest, { time }, "en"),
		ko: fill(rest, { time }, "ko")
	};
}
function denialsOf({ name, resolverDifferences }) {
	return resolverDifferences.filter((each) => each.isDenied && each.name === name);
}
function resolverFindings(raw) {
	if (raw.existence.state === "nxdomain") return [];
	const denials = denialsOf(raw);
	const others = raw.resolverDifferences.filter((each) => !denials.includes(each) && !isUnlisted(raw, each));
	return [...Map.groupBy(others, ({ name, isVarying }) => `${isVarying} ${name}`).values()].map((all) => {
		const [first] = all;
		const name = first?.name ?? raw.name;
		const params = {
			resolver: first?.resolver ?? "?",
			name,
			types: listed$1(all.map(({ type }) => type)),
			what: all.slice(0, 3).map(differenceWords).join("; "),
			rest: restWords(all)
		};
		return find(first?.isVarying === true ? "resolver-varies" : "resolver-differs", params, { subject: name });
	});
}
function isUnlisted(raw, { name, type, values }) {
	if (values.length > 0) return false;
	return placesOf(raw).some(({ unlisted }) => unlisted.some((each) => each.name === name && each.types.includes(type)));
}
function differenceWords({ type, values, served }) {
	return `${type} ${valueWords(values)} ≠ ${valueWords(served)}`;
}
function valueWords(values) {
	if (values.length === 0) return "–";
	const shown = values.slice(0, 2).map((value) => printable(value, 80));
	return values.length > shown.length ? `${shown.join(", ")} (+${values.length - shown.length})` : shown.join(", ");
}
// src/checks/dns/zone/judge-existence.ts
function existenceFindings(raw) {
	const { existence, zone, name } = raw;
	const { authoritativeState: authorities } = existence;
	const holder = { zone: zone.name === "." ? rootZone : zone.name ?? name };
	if ((raw.parsed?.aliases.outcome === "loop" || raw.parsed?.aliases.outcome === "long") && authorities === "exists") return [];
	if (existence.reason !== null) return [untoldFinding(raw)];
	if (existence.state === "nxdomain") {
		if (authorities === "exists") return [find("name-disputed", {
			...holder,
			rest: restWords([])
		})];
		const id = authorities === "nxdomain" || isProvenAbsent(raw) ? "nxdomain" : "nxdomain-unconfirmed";
		const remembered = raw.resolverDifferences.length > 0 ? [find("name-remembered", holder)] : [];
		return [
			...contradictionFindings(raw),
			...remembered,
			find(id, holder)
		];
	}
	const { dns64: translated } = raw;
	const denials = denialsOf(raw);
	return [
		...contradictionFindings(raw),
		...denials.length > 0 ? [find("name-disputed", {
			...holder,
			rest: restWords(denials)
		})] : [],
		...isRemembered(raw) ? [find("name-remembered", holder)] : [],
		...typeFindings(raw),
		...translated.length > 0 ? [find("addresses-translated", { addresses: listed$1(translated) })] : []
	];
}
function isProvenAbsent({ security }) {
	return security?.rrsets.some(({ answer: holds, state }) => holds === "no-name" && state === "secure") ?? false;
}
function contradictionFindings({ contradiction }) {
	if (!contradiction) return [];
	const { resolver, name, deniedTypes: denied, answeredTypes: told } = contradiction;
	const params = {
		resolver,
		host: name,
		denied: listed$1(denied),
		told: listed$1(told)
	};
	return [find("resolver-inconsistent", params, { subject: name })];
}
function isRemembered(raw) {
	const places = placesOf(raw).filter(({ state }) => state === "authoritative");
	return places.length > 0 && places.every(({ existence }) => existence === "nxdomain");
}
const rootZone = {
	en: "the root zone",
	ko: "루트"
};
const optional = new Set(["SRV", "NAPTR"]);
function typeFindings(raw) {
	const { security, records } = raw;
	const bogus = new Set(security?.rrsets.filter(({ state }) => state === "bogus").map(({ type }) => type));
	const isBogus = security?.state === "bogus" || bogus.size > 0;
	const broken = listedTypes.filter((type) => records[type].broken > 0);
	const untold = listedTypes.filter((type) => records[type].reason !== null && !broken.includes(type) && !optional.has(type));
	const isUnanswered = isWithoutIpv6(raw);
	const reasons = [...new Set(untold.map((type) => records[type].reason ?? ""))].toSorted();
	const faults = broken.map((type) => {
		const { broken: count, total } = records[type];
		return find(count === total ? "records-broken" : "record-broken", {
			type,
			count
		}, { subject: type });
	});
	const others = reasons.flatMap((reason) => {
		const names = untold.filter((type) => records[type].reason === reason);
		const isFailing = reason === "SERVFAIL";
		if (isFailing && isBogus) return [];
		const silent = names.filter((type) => isKeptBack(raw, type) && !(type === "AAAA" && isUnanswered));
		const seen = {
			subject: reason,
			evidence: reason
		};
		const wrongly = names.filter((type) => isFailing && isSound(security, type));
		const rest = names.filter((type) => !wrongly.includes(type) && !silent.includes(type) && !(isFailing && type === "AAAA" && isUnanswered));
		const said = (id, some) => some.length > 0 ? [find(id, {
			types: some.join(", "),
			reason: resolverWords(reason)
		}, seen)] : [];
		const served = Map.groupBy(rest, (type) => isFailing ? servedAs(raw, type) : "unknown");
		return [
			...said("type-fails", [...silent, ...served.get("failing") ?? []]),
			...said("type-resolver-fails", served.get("answered") ?? []),
			...said("type-untold", served.get("unknown") ?? []),
			...wrongly.length > 0 ? [find("type-refused-wrongly", { types: wrongly.join(", ") }, seen)] : []
		];
	});
	return [...faults, ...others];
}
function servedAs({ authoritativeFallback: refused }, type) {
	const own = refused.find((each) => each.type === type);
	if (!own || own.state === "silent") return "unknown";
	return own.state === "answered" && own.security === "bogus" ? "failing" : own.state;
}
function isKeptBack(raw, type) {
	const places = placesOf(raw).filter(({ state }) => state === "authoritative");
	if (raw.authoritativeFallback.some((each) => each.type === type && each.state === "silent")) return places.length > 0;
	return places.length > 1 && places.every(({ unansweredTypes: untold }) => untold.some((each) => each.type === type));
}
function isSound(security, type) {
	const sets = security?.rrsets.filter((each) => each.type === type) ?? [];
	return sets.length > 0 && sets.every(({ state, answer: holds }) => holds !== "unknown" && sound.has(state));
}
const sound = new Set([
	"secure",
	"insecure",
	"island"
]);
function isWithoutIpv6(raw) {
	const places = placesOf(raw).filter(({ state }) => state === "authoritative");
	return places.length > 0 && places.every(({ aaaa }) => aaaa.works === false);
}
function untoldFinding(raw) {
	const { reason, extended, isResolverWorking: works } = raw.existence;
	const params = {
		reason: reason ?? "?",
		words: extendedWords(extended)
	};
	const seen = { evidence: reason ?? "" };
	if (works !== true || !failing.has(reason ?? "")) return find("resolver-unable", params, seen);
	const isUnseen = placesOf(raw).some((each) => each.reason === "timeout.run") || raw.parent?.state === "unknown";
	const isServed = placesOf(raw).some(({ state }) => state === "authoritative");
	const isBogus = raw.security?.state === "bogus" || raw.security?.rrsets.some(({ state }) => state === "bogus");
	if (isUnseen && !isServed && !isBogus) return find("resolver-unable", params, seen);
	if (!isServed || isBogus) return find("servfail", params, seen);
	return reason === "SERVFAIL" && listedTypes.every((type) => isSound(raw.security, type)) && raw.security && sound.has(raw.security.state) ? find("resolver-refuses-wrongly", params, seen) : find("resolver-fails", params, seen);
}
const failing = new Set([
	"SERVFAIL",
	"TIMEOUT",
	"NO-SOA"
]);
function removedFindings({ zone, parent, existence, authoritativeServers: servers }) {
	const isGone = zone.isDomain && parent?.state === "undelegated" && existence.state !== "nxdomain";
	const addresses = servers.list.flatMap((server) => server.addresses);
	const isInternal = addresses.length > 0 && addresses.every(({ isPublic }) => !isPublic);
	if (!isGone || isInternal) return [];
	const { reason } = parent;
	const params = {
		zone: zone.name ?? "",
		parent: parent.name ?? "",
		reason: stanceWords(reason)
	};
	return [find("domain-removed", params, {
		subject: zone.name ?? "",
		evidence: reason ?? ""
	})];
}
function zoneFindings(raw) {
	const { zone, parent, existence, authoritativeServers: servers } = raw;
	if (existence.state === "nxdomain") return [];
	if (zone.name === null) return [find("zone-unknown", { reason: stanceWords(zone.reason) }, { evidence: zone.reason ?? "" })];
	const direct = directOf(raw);
	if ((servers.list.some(({ addresses }) => addresses.length > 0) || (parent?.servers.length ?? 0) > 0) && !direct.works) return [find("authorities-unreached", { reason: stanceWords(direct.reason) }, { evidence: direct.reason ?? "" })];
	const target = zone.isApex ? raw.parsed?.aliases.targets[0] : void 0;
	return [...target === void 0 ? [] : [find("apex-alias", {
		zone: zone.name,
		target
	}, { subject: zone.name })], ...parentFindings(raw, zone.name)];
}
function parentFindings({ parent, existence }, zone) {
	if (!parent) return [];
	const above = {
		zone,
		parent: parent.name ?? ""
	};
	if (parent.state === "undelegated" && existence.reason === null) return [find("undelegated", {
		...above,
		reason: stanceWords(parent.reason)
	}, { evidence: parent.reason ?? "" })];
	return parent.state === "unknown" ? [find("parent-unknown", {
		zone,
		reason: stanceWords(parent.reason)
	}, { evidence: parent.reason ?? "" })] : [];
}
// src/checks/dns/security/judge-signers.ts
function signerFindings(raw, security, zone) {
	const { keySets } = raw.authoritativeServers;
	const isUsed = security.state === "secure" || security.state === "bogus";
	if (keySets.length < 2 || !isUsed && security.state !== "island") return [];
	const lacking = keySets.filter(({ missingKeys }) => missingKeys.length > 0);
	const keys = listed$1(lacking.map(lackWords), 4);
	return [...lacking.length > 0 ? [find(isUsed ? "signers-unshared" : "signers-unshared-island", {
		zone,
		keys
	}, { subject: zone })] : [], ...isUsed ? [...algorithmFindings$1(keySets, zone), ...requestFindings(raw, security, zone)] : []];
}
function lackWords({ servers, missingKeys }) {
	return `${listed$1(servers, 2)}: ${missingKeys.map(({ keyTag }) => keyTag).join(", ")}`;
}
function algorithmFindings$1(keySets, zone) {
	if (!hasUnequalAlgorithms(keySets)) return [];
	const used = keySets.map(({ servers, algorithms }) => `${listed$1(servers, 2)}: ${algorithms.join(", ")}`);
	return [find("signers-algorithms", {
		zone,
		algorithms: listed$1(used, 4)
	}, { subject: zone })];
}
function hasUnequalAlgorithms(keySets) {
	const signing = keySets.filter(({ algorithms }) => algorithms.length > 0);
	return new Set(signing.map(({ algorithms }) => algorithms.join(" "))).size > 1;
}
function isAlgorithmOfSome({ authoritativeServers: { keySets } }, algorithm) {
	return hasUnequalAlgorithms(keySets) && keySets.some(({ algorithms }) => algorithms.includes(algorithm));
}
function isKeyOfSome({ authoritativeServers: { keySets } }, keyTag, algorithm) {
	return keySets.some(({ keys }) => keys.some((key) => key.keyTag === keyTag && (algorithm === void 0 || key.algorithm === algorithm)));
}
function requestFindings(raw, security, zone) {
	const lost = lostTags(raw, security, zone);
	if (lost.length === 0) return [];
	return [find("signers-cds", {
		zone,
		tags: listed$1(lost.map(String))
	}, { subject: zone })];
}
function lostTags(raw, { childDs, chainOfTrust }, zone) {
	const { keySets } = raw.authoritativeServers;
	if (!childDs || childDs.isRemoval || keySets.length < 2) return [];
	const link = chainOfTrust.find((each) => each.zone === zone);
	const present = new Set(link?.delegations.map(({ keyTag }) => keyTag));
	const lost = keySets.map(({ keys }) => keys.map(({ keyTag }) => keyTag)).filter((tags) => !tags.some((tag) => childDs.keyTags.includes(tag))).flatMap((tags) => tags.filter((tag) => present.has(tag)));
	return [...new Set(lost)];
}
const unanchored = new Set(["no-matching-key", "wrong-digest"]);
function unanchoredFinding(raw, place) {
	const { keySets } = raw.authoritativeServers;
	const { reason, types } = place.signatures;
	if (keySets.length < 2 || !types.includes("DNSKEY") || !unanchored.has(reason ?? "")) return null;
	if (!placesOf(raw).some(({ signatures }) => signatures.state === "verified")) return null;
	const own = keySets.find(({ servers }) => servers.includes(subjectOf(place)));
	const entries = own?.keys.filter(({ flags }) => flags % 2 === 1) ?? [];
	const { server, address } = place;
	const tags = listed$1((entries.length > 0 ? entries : own?.keys ?? []).map(({ keyTag }) => `${keyTag}`));
	return find("signer-unanchored", {
		server: server.name,
		address,
		tags
	}, {
		subject: subjectOf(place),
		...reason !== null && { evidence: reason }
	});
}
// src/checks/dns/security/judge-keys.ts
const forbidden = new Set([
	1,
	3,
	5,
	6,
	7,
	12
]);
const usual = new Set([
	8,
	10,
	13,
	14,
	15,
	16
]);
const rsa = new Set([
	1,
	5,
	7,
	8,
	10
]);
const digests = {
	sha1: 1,
	usual: new Set([
		1,
		2,
		4
	])
};
const enoughBits = 2048;
const mostBits = 4096;
function keyFindings(raw, security, zone) {
	const { state, chainOfTrust: links, denial } = security;
	const link = links.find((each) => each.zone === zone);
	const unsigned = state === "secure" || state === "island" ? unsignedFindings(raw, zone) : [];
	return [
		...link ? [
			...algorithmFindings(link),
			...bitFindings(link),
			...digestFindings(link),
			...unusedFindings(raw, link, unsigned)
		] : [],
		...unsigned,
		...denialFindings(denial, zone),
		...changeFindings(raw, security, zone)
	];
}
function algorithmFindings({ keys, delegations, zone }) {
	return [...new Set([...keys, ...delegations].map(({ algorithm }) => algorithm))].toSorted((one, other) => one - other).flatMap((algorithm) => {
		const seen = { subject: `${algorithm}` };
		if (forbidden.has(algorithm)) return [find("algorithm-forbidden", {
			zone,
			algorithm
		}, seen)];
		return usual.has(algorithm) ? [] : [find("algorithm-unusual", {
			zone,
			algorithm
		}, seen)];
	});
}
function bitFindings({ keys, zone }) {
	return keys.flatMap(({ keyTag: tag, bits, algorithm }) => {
		if (bits === null || !rsa.has(algorithm)) return [];
		const seen = { subject: `${tag}` };
		if (bits < enoughBits) return [find("key-short", {
			zone,
			tag,
			bits
		}, seen)];
		return bits > mostBits ? [find("key-long", {
			zone,
			tag,
			bits
		}, seen)] : [];
	});
}
function digestFindings({ delegations, zone }) {
	const kinds = new Set(delegations.map(({ digestType }) => digestType));
	const odd = [...kinds].filter((type) => !digests.usual.has(type)).toSorted((one, other) => one - other);
	const isOld = kinds.has(digests.sha1);
	const isBetter = kinds.has(2) || kinds.has(4);
	return [...isOld ? [find(isBetter ? "digest-sha1-beside" : "digest-sha1", { zone })] : [], ...odd.map((type) => find("digest-unusual", {
		zone,
		type
	}, { subject: `${type}` }))];
}
function unsignedFindings(raw, zone) {
	const all = placesOf(raw).flatMap(({ unsignedAlgorithms }) => unsignedAlgorithms).filter(({ algorithm }) => !isAlgorithmOfSome(raw, algorithm));
	return [...Map.groupBy(all, ({ algorithm }) => algorithm)].map(([algorithm, some]) => {
		const types = listed$1([...new Set(some.flatMap((each) => each.types))].toSorted());
		return find("algorithm-unsigned", {
			zone,
			algorithm,
			types
		}, { subject: `${algorithm}` });
	});
}
function unusedFindings(raw, { delegations, keys, zone, state }, unsigned) {
	if (state !== "secure" || keys.length === 0) return [];
	const told = new Set(unsigned.map(({ subject }) => subject));
	const missing = delegations.filter((each) => !told.has(`${each.algorithm}`) && !isKeyOfSome(raw, each.keyTag, each.algorithm) && !keys.some(({ keyTag, algorithm }) => keyTag === each.keyTag && algorithm === each.algorithm));
	return [...new Set(missing.map(({ keyTag }) => keyTag))].map((tag) => find("delegation-unused", {
		zone,
		tag
	}, { subject: `${tag}` }));
}
function denialFindings(denial, zone) {
	if (!denial) return [];
	const { iterations, saltOctets } = denial;
	return [...iterations > 0 ? [find("nsec3-iterations", {
		zone,
		iterations
	})] : [], ...saltOctets > 0 ? [find("nsec3-salt", { zone })] : []];
}
const gone$1 = {
	en: "they ask for removal of the DS records",
	ko: "DS 레코드의 제거를 요청함"
};
const unknownKeys = {
	en: "the zone has no key {tags}",
	ko: "존에 키 {tags|이/가} 없음"
};
function filled(words, params) {
	return {
		en: fill(words, params, "en"),
		ko: fill(words, params, "ko")
	};
}
function changeFindings(raw, security, zone) {
	const { childDs: change } = security;
	if (!change || lostTags(raw, security, zone).length > 0) return [];
	const { keyTags, isRemoval, isConsistent, state } = change;
	const unknownTags = change.unknownTags.filter((tag) => !isKeyOfSome(raw, tag));
	const tags = listed$1(keyTags.map(String));
	if (unknownTags.length > 0) {
		const unknown = listed$1(unknownTags.map(String));
		return [find("change-wrong", {
			zone,
			what: filled(unknownKeys, { tags: unknown })
		})];
	}
	if (!isConsistent) return [find("change-wrong", {
		zone,
		what: {
			en: "the two types list different keys",
			ko: "두 레코드에서 지정하는 키가 다름"
		}
	})];
	if (state === "bogus") return [find("change-wrong", {
		zone,
		what: {
			en: "their signatures are invalid",
			ko: "서명이 유효하지 않음"
		}
	})];
	const what = isRemoval ? gone$1 : {
		en: `key ${tags}`,
		ko: `키 ${tags}`
	};
	return [find("change-announced", {
		zone,
		what
	})];
}
// src/checks/dns/security/judge-lifetime.ts
const hour = 36e5;
const day$1 = 24 * hour;
const limits = {
	end: 12 * hour,
	short: 3 * day$1,
	long: 180 * day$1
};
const keys = "DNSKEY";
const freshShare = .3;
function isFresh({ inception, expires }, now) {
	if (inception === null) return false;
	const end = Date.parse(expires);
	return (end - now) / (end - Date.parse(inception)) > freshShare;
}
function lifetimeFindings(raw, security, zone) {
	if (security.state !== "secure") return [];
	const now = Date.parse(raw.observedAt);
	const leftOf = ({ expires }) => Date.parse(expires) - now;
	const all = lifetimes(raw, security, zone).filter((each) => leftOf(each) > 0).toSorted((one, other) => leftOf(one) - leftOf(other));
	const isByDesign = (each) => isFresh(each, now) && !(each.what === keys && leftOf(each) < limits.end);
	const first = all.find((each) => !isByDesign(each));
	const brief = all.find((each) => isByDesign(each) && leftOf(each) < limits.end);
	const longest = Math.max(...all.map(leftOf));
	const last = all.find((each) => leftOf(each) === longest);
	if (!last) return [];
	const told = ({ what, expires }) => ({
		zone,
		what,
		expires: expires.slice(0, 16).replace("T", " ") + " UTC"
	});
	return [
		...first && leftOf(first) < limits.end ? [find("signatures-end", told(first))] : [],
		...first && leftOf(first) >= limits.end && leftOf(first) < limits.short ? [find("signatures-short", told(first))] : [],
		...brief && !(first && leftOf(first) < limits.end) ? [find("signatures-brief", told(brief))] : [],
		...longest > limits.long ? [find("signatures-long", told(last))] : []
	];
}
function lifetimes(raw, { rrsets: sets, chainOfTrust: links }, zone) {
	const own = links.find((each) => each.zone === zone)?.signatures.filter(({ type }) => type === keys) ?? [];
	const servers = placesOf(raw).flatMap(({ signatures, server }) => signatures.expires === null ? [] : [{
		what: server.name,
		inception: signatures.inception,
		expires: signatures.expires
	}]);
	const ofName = sets.filter((each) => each.zone === zone && each.state === "secure");
	return [
		...own.map(({ type, inception, expires }) => ({
			what: type,
			inception,
			expires
		})),
		...ofName.flatMap(({ type, inception, expires }) => expires === null ? [] : [{
			what: type,
			inception,
			expires
		}]),
		...servers
	];
}
// src/checks/dns/security/judge.ts
function securityFindings(raw) {
	const { security, existence, zone, parent } = raw;
	if (!security || zone.name === null || parent?.state === "undelegated") return [];
	const sets = setFindings(security, zone.name);
	if (existence.state === "nxdomain") return existence.authoritativeState === "exists" ? [] : sets;
	return [
		...security.isRemembered ? [find("resolver-outdated", { zone: zone.name }, { subject: zone.name })] : [],
		...isToldOfServers(raw, security) || existence.reason !== null && security.state === "indeterminate" ? [] : stateFindings(security, zone.name),
		...sets,
		...unsignedTargets(security, zone.name),
		...serverFindings$1(raw, security),
		...keylessFindings(raw),
		...bitmapFindings(raw, security),
		...lifetimeFindings(raw, security, zone.name),
		...keyFindings(raw, security, zone.name),
		...signerFindings(raw, security, zone.name),
		...opinionFindings(raw, security, zone.name)
	];
}
function isToldOfServers(raw, { reason }) {
	const places = placesOf(raw).filter(({ state }) => state === "authoritative");
	const isCommon = places.length > 0 && places.every((each) => isWithoutSignatures(each, raw));
	return reason === "no-signature" && isCommon && directOf(raw).withEdns;
}
function stateFindings({ state, reason, zone: at }, zone) {
	const holder = { zone: at ?? zone };
	const seen = reason === null ? {} : { evidence: reason };
	if (state === "bogus") return [bogusFinding(reason, at ?? zone)];
	if (state === "indeterminate") return [find("security-unknown", {
		zone,
		reason: securityWords(reason)
	}, seen)];
	if (state === "island") return reason !== null ? [find("island-broken", {
		...holder,
		reason: securityWords(reason)
	}, seen)] : [find("island", holder)];
	if (state === "secure") return [];
	return isSignedInVain({ reason }) ? [find("signed-in-vain", {
		zone,
		reason: securityWords(reason)
	}, seen)] : [find("unsigned", { zone })];
}
function isSignedInVain({ reason }) {
	return reason === "unsupported" || reason === "deprecated" || reason === "iterations";
}
const delegationReasons = new Set([
	"no-matching-key",
	"wrong-digest",
	"revoked-key"
]);
function bogusFinding(reason, zone) {
	const seen = {
		subject: zone,
		...reason !== null && { evidence: reason }
	};
	const words = {
		zone,
		reason: securityWords(reason)
	};
	if (reason !== null && delegationReasons.has(reason)) return find("bogus-delegation", words, seen);
	if (reason === "expired") return find("bogus-expired", { zone }, seen);
	if (reason === "not-yet-valid") return find("bogus-early", { zone }, seen);
	return reason === "no-signature" ? find("bogus-unsigned", { zone }, seen) : find("bogus", words, seen);
}
function setFindings({ rrsets: sets, dmarc, state }, zone) {
	const broken = [...sets, ...dmarc].filter((each) => each.state === "bogus" && !(state === "bogus" && each.zone === zone));
	return [...new Set(broken.map(({ name }) => name))].flatMap((name) => {
		const [first, ...others] = broken.filter((each) => each.name === name);
		if (!first) return [];
		const types = [first, ...others].map(({ type }) => type).join(", ");
		const { reason, zone: at } = first;
		const seen = {
			subject: name,
			...reason !== null && { evidence: reason }
		};
		return [find("set-bogus", {
			name,
			types,
			zone: at,
			reason: securityWords(reason)
		}, seen)];
	});
}
function unsignedSets({ rrsets: sets, state }, zone) {
	if (state !== "secure") return [];
	return sets.filter((each) => each.zone !== zone && (each.state === "insecure" || each.state === "island"));
}
function unsignedTargets(security, zone) {
	const [first] = unsignedSets(security, zone);
	if (!first) return [];
	return [find("alias-unsigned", {
		zone,
		target: first.name,
		targetZone: first.zone
	}, { subject: first.name })];
}
function serverFindings$1(raw, security) {
	if (security.state !== "secure") return [];
	const direct = directOf(raw);
	const places = placesOf(raw).filter((place) => {
		const isAble = direct.withEdns ? !isWithoutSignatures(place, raw) : place.edns.works === true;
		return place.state === "authoritative" && isAble;
	});
	const failing = places.filter(({ signatures }) => signatures.state === "failed");
	const [first] = failing;
	const isCommon = failing.length > 1 && failing.length === places.length;
	const isAbsence = failing.every(({ signatures }) => signatures.types.every((type) => type === absence));
	if (first && isCommon && isAbsence) {
		const { reason } = first.signatures;
		const seen = reason === null ? {} : { evidence: reason };
		return [find("absence-unproven", {
			zone: raw.zone.name ?? "",
			reason: securityWords(reason)
		}, seen)];
	}
	return places.flatMap((place) => {
		const found = unanchoredFinding(raw, place);
		return found ? [found] : serverFinding(place, security);
	});
}
function keylessFindings(raw) {
	if (!directOf(raw).withEdns || raw.security?.state === "bogus") return [];
	const places = placesOf(raw).filter((each) => each.state === "authoritative" && !isWithoutSignatures(each, raw));
	const keyless = places.filter(({ signatures }) => signatures.state === "keyless");
	const [first] = keyless;
	if (first && keyless.length === places.length && places.length > 1) {
		const { reason } = first.signatures;
		return [find("no-keys", {
			zone: raw.zone.name ?? "",
			what: stanceWords(reason)
		}, { evidence: reason ?? "" })];
	}
	return keyless.map((place) => {
		const { signatures, server, address } = place;
		const { reason } = signatures;
		const about = {
			server: server.name,
			address,
			zone: raw.zone.name ?? "",
			what: stanceWords(reason)
		};
		return find("server-no-keys", about, {
			subject: subjectOf(place),
			evidence: reason ?? ""
		});
	});
}
function serverFinding(place, { rrsets: sets }) {
	const { signatures, server, address, aaaa } = place;
	const about = {
		server: server.name,
		address
	};
	const { reason } = signatures;
	const seen = {
		subject: subjectOf(place),
		...reason !== null && { evidence: reason }
	};
	if (signatures.state === "unsigned") return [find("server-unsigned", about, seen)];
	const told = new Set(sets.flatMap((each) => each.state === "bogus" ? [each.type] : []));
	const types = signatures.types.filter((type) => !told.has(type) && !(type === "AAAA" && aaaa.works === false));
	if (signatures.state !== "failed" || types.length === 0) return [];
	return [find("server-bogus", {
		...about,
		types: listed$1(types),
		reason: securityWords(reason)
	}, seen)];
}
function bitmapFindings(raw, { state }) {
	if (state !== "secure") return [];
	const all = placesOf(raw).flatMap((place) => place.unlisted.map((each) => ({
		...each,
		server: subjectOf(place)
	})));
	return [...Map.groupBy(all, ({ name }) => name)].map(([name, some]) => {
		const types = [...new Set(some.flatMap((each) => each.types))].toSorted();
		const servers = listed$1(some.map(({ server }) => server));
		return find("nsec-types-missing", {
			name,
			types: listed$1(types),
			servers
		}, { subject: name });
	});
}
function backs({ signatures }, state) {
	return state === "secure" ? signatures.state === "verified" : signatures.state !== "failed";
}
const verdicts = {
	secure: {
		en: "secure",
		ko: "검증됨"
	},
	insecure: {
		en: "unsigned",
		ko: "서명되지 않음"
	},
	bogus: {
		en: "bogus",
		ko: "검증 실패"
	}
};
function opinionFindings(raw, { state, resolverValidation: opinion }, zone) {
	const { agrees, verdict, extended } = opinion;
	if (agrees !== false || verdict === "unknown" || state === "indeterminate") return [];
	const ours = state === "island" ? "insecure" : state;
	const words = extendedWords(extended);
	const places = placesOf(raw).filter((place) => place.state === "authoritative");
	const isBacked = state !== "bogus" && places.length > 0 && places.every((place) => backs(place, state));
	const params = {
		zone,
		theirs: verdicts[verdict],
		ours: verdicts[ours],
		words
	};
	return [find(isBacked ? "resolver-errs" : "resolver-disagrees", params)];
}
// src/checks/dns/kpis.ts
function kpisOf(raw) {
	const { records, zone, soa, authoritativeServers: servers, existence } = raw;
	const { A, AAAA, MX } = records;
	const aliases = A.aliases.length > 0 ? A.aliases : AAAA.aliases;
	const isThere = existence.state === "exists";
	return [
		{
			id: "addresses",
			value: valueOf([A, AAAA])
		},
		...aliases.length > 0 ? [{
			id: "alias",
			value: listed$1(aliases)
		}] : [],
		...isThere && aliases.length === 0 ? [{
			id: "mail",
			value: mailOf(MX)
		}] : [],
		{
			id: "zone",
			value: zone.name
		},
		...servers.list.length > 0 ? [{
			id: "name-servers",
			value: listed$1(servers.list.map(({ name }) => name))
		}, {
			id: "answering",
			value: answering(raw)
		}] : [],
		{
			id: "dnssec",
			value: raw.parent?.state === "undelegated" ? null : dnssecOf(raw)
		},
		...isThere && soa ? [{
			id: "serial",
			value: `${soa.serial}`
		}] : [],
		...A.state === "found" && A.ttl !== null ? [{
			id: "ttl",
			value: A.ttl,
			unit: "seconds"
		}] : []
	];
}
function valueOf(some) {
	const values = some.flatMap((each) => each.values);
	if (values.length > 0) return listed$1(values);
	return some.every(({ state }) => state === "absent" || state === "nxdomain") ? false : null;
}
function mailOf({ state, values }) {
	if (state !== "found") return state === "unknown" ? null : false;
	return listed$1(values.map((value) => value.replace(/^\d+ /, "")).map((host) => host === "." ? host : host.replace(/\.$/, "")));
}
function dnssecOf({ security, zone, authoritativeServers: { keySets } }) {
	if (security && [...security.rrsets, ...security.dmarc].some(({ state }) => state === "bogus")) return "bogus";
	if (!security || security.state === "indeterminate") return null;
	if (security.state === "secure" && keySets.some(({ missingKeys }) => missingKeys.length > 0)) return "keys-differ";
	if (zone.name !== null && unsignedSets(security, zone.name).length > 0) return "alias-unsigned";
	return security.state === "insecure" && isSignedInVain(security) ? "in-vain" : security.state;
}
function answering({ authoritativeServers: servers }) {
	const asked = servers.list.filter(({ addresses }) => addresses.some(({ state }) => state !== "unasked"));
	const working = asked.filter(({ addresses }) => addresses.some(({ state }) => state === "authoritative"));
	return asked.length === 0 ? null : `${working.length}/${servers.list.length}`;
}
// src/checks/dns/records/judge-reasons.ts
const words = {
	TIMEOUT: {
		en: "no answer came in time",
		ko: "제시간에 응답이 없음"
	},
	SERVFAIL: {
		en: "the resolver failed (SERVFAIL)",
		ko: "리졸버가 실패함(SERVFAIL)"
	},
	REFUSED: {
		en: "the query was refused (REFUSED)",
		ko: "질의가 거부됨(REFUSED)"
	},
	"NO-SOA": {
		en: "the answer was empty and had no SOA record",
		ko: "SOA 레코드 없는 빈 응답이 옴"
	},
	BADRESP: {
		en: "the answer could not be read",
		ko: "응답을 읽을 수 없음"
	},
	FILTERED: {
		en: "the resolver blocks it",
		ko: "리졸버가 응답을 차단함"
	},
	"PRIVATE-ROOT": {
		en: "the resolver uses a private root, which does not know that top-level domain",
		ko: "리졸버가 이 최상위 도메인을 모르는 사설 루트를 사용함"
	},
	LIMIT: {
		en: "there were too many names to query",
		ko: "질의할 이름이 너무 많음"
	},
	"CNAME-LOOP": {
		en: "the CNAME records form a loop",
		ko: "CNAME이 순환함"
	},
	"CNAME-CHAIN": {
		en: "the CNAME chain is too long",
		ko: "CNAME 체인이 너무 긺"
	}
};
const other = {
	en: "not enough information",
	ko: "정보가 부족함"
};
function reasonOf(reason) {
	if (reason === null) return other;
	if (Object.hasOwn(words, reason)) return words[reason] ?? other;
	return resolverWords(reason);
}
// src/checks/dns/records/judge-caa.ts
const slips = {
	"unknown-tag": {
		en: "certificate authorities do not know this tag",
		ko: "인증 기관이 모르는 태그임"
	},
	"bad-uri": {
		en: "its value is not a mailto or https URL",
		ko: "값이 mailto 또는 https URL이 아님"
	}
};
const parsable = new Set([
	"bad-flags",
	"unknown-method",
	"unknown-critical"
]);
function caaFindings({ caa, name, zone }) {
	const at = caa.at ?? name;
	if (caa.state === "unknown") return [findRecord("caa-unknown", {
		at,
		reason: reasonOf(caa.reason)
	}, evidenceOf(caa.reason))];
	if (caa.state === "absent") return [findRecord("caa-missing", {
		name,
		zone: zone ?? name
	})];
	const isOpen = caa.total <= caa.records.length && !caa.records.some((each) => each.tag === "issue" || isStopping(each));
	const tags = [...new Set(caa.records.map(({ tag }) => tag))].join(", ");
	const open = isOpen ? [findRecord("caa-open", {
		at,
		tags
	}, { evidence: tags })] : [];
	const wrong = caa.records.flatMap(({ tag, value, isCritical, faults }) => faults.map((fault) => {
		const seen = {
			subject: `${tag} ${value}`.slice(0, 120),
			evidence: `${isCritical ? 128 : 0} ${tag} "${value}"`
		};
		if (fault === "bad-flags") return findRecord("caa-flags", {
			at,
			tag
		}, {
			...seen,
			evidence: `${tag} "${value}"`
		});
		if (fault === "unknown-critical") return findRecord("caa-critical", {
			at,
			tag
		}, seen);
		if (fault === "unknown-method") return findRecord("caa-method", {
			at,
			tag
		}, seen);
		const slip = slips[fault];
		return slip ? findRecord("caa-slip", {
			at,
			tag,
			fault: slip
		}, seen) : findRecord("caa-invalid", {
			at,
			tag
		}, seen);
	}));
	const unissuable = caa.records.filter(({ faults }) => faults.every((fault) => parsable.has(fault))).flatMap(({ tag, value }) => {
		const meant = /^issue(?:wild)?$/.test(tag) ? meantCaaIdentifier(issuerIn(value)) : null;
		const seen = {
			subject: `${tag} ${value}`.slice(0, 120),
			evidence: `${tag} "${value}"`
		};
		return meant === null ? [] : [findRecord("caa-issuer", {
			at,
			issuer: issuerIn(value),
			meant
		}, seen)];
	});
	return [
		...open,
		...wrong,
		...unissuable
	];
}
const mostSlips = 2;
function meantCaaIdentifier(domain) {
	if (caaIdentifiers.has(domain)) return null;
	const known = [...caaIdentifiers];
	const alike = known.find((each) => labelOf(each).length >= 5 && labelOf(each) === labelOf(domain));
	if (alike !== void 0) return alike;
	const near = nearest(domain, known);
	return near !== null && distance(near, domain) <= mostSlips ? near : null;
}
function labelOf(name) {
	return name.split(".").at(-2) ?? name;
}
function issuerIn(value) {
	return (value.split(";", 1)[0] ?? "").trim().toLowerCase();
}
function isStopping({ faults }) {
	return faults.includes("unknown-critical");
}
function evidenceOf(text) {
	return text === null ? {} : { evidence: text };
}
// src/checks/dns/records/judge-mail.ts
function mxFindings({ mail, name }) {
	return adaptedFindings(judgeMx(mail, name), mxHere);
}
function spfFindings(raw) {
	const { spf, name, dmarc, references } = raw;
	const policy = effectivePolicy(dmarc);
	const { findings } = judgeSpf(spf, { hasDmarcPolicy: policy !== "none" && policy !== "missing" });
	const kept = findings.filter(({ id, subject = "" }) => {
		if (id === "spf-unknown") return spf.evaluation.state !== "one" || !isOwnDoubt(spf);
		return !hijacks.has(id) || !references.list.some((each) => each.name === subject);
	});
	if (!(spf.evaluation.state === "none" && spf.evaluation.malformedRecords.length === 0) || takesMail(raw)) return adaptedFindings(kept, spfHere);
	const others = kept.filter(({ id }) => id !== "spf-missing");
	return [...isApex(raw) ? [findRecord("spf-missing-unused", { name })] : [], ...adaptedFindings(others, spfHere)];
}
const hijacks = new Set(["spf-hijack", "spf-hijack-possible"]);
function isOwnDoubt({ name, evaluation: sight }) {
	return sight.undeterminedTerms[0]?.domain === name;
}
function dmarcFindings(raw) {
	const { dmarc } = raw;
	const { findings } = judgeDmarc(dmarc, { isAligned: null });
	const all = adaptedFindings(findings, dmarcHere).filter((each) => !isElsewhere(raw, each));
	if (isPublished(raw) || isWanted(raw)) return all;
	if (!isApex(raw) || dmarc.outcome === "found" || dmarc.outcome === "void") return [];
	return all.map((each) => each.id === "dmarc-missing" ? findRecord("dmarc-missing-unused", { at: dmarc.ownRecord.name }) : each);
}
function isElsewhere({ dmarc, references }, { id, subject }) {
	if (id !== "dmarc-reports-nowhere") return false;
	const host = dmarc.record?.reports.find(({ tag, uri }) => `${tag} ${uri}` === subject)?.host;
	return references.list.filter(({ registration }) => registration === "unregistered" || registration === "undelegated").some(({ name }) => name === host);
}
function isPublished({ name, dmarc: { ownRecord: own, repair: mending } }) {
	return own.state !== "absent" || mending.domain === name && mending.malformedRecords.length > 0;
}
function isWanted(raw) {
	const { state } = raw.spf.evaluation;
	return takesMail(raw) || state === "one" || state === "several" || state === "faulty";
}
function takesMail({ spf, aliases }) {
	return aliases.targets.length === 0 && spf.mxState === "hosts";
}
function isApex({ name, zone }) {
	return name === zone;
}
// src/checks/dns/records/judge-names.ts
const mostAliases = 10;
const largestAnswer = 1232;
const manyTokens = 3;
function aliasFindings({ aliases, name }) {
	const { outcome: end, targets, conflictingTypes: beside } = aliases;
	const chain = [name, ...targets].join(" → ");
	return [
		...end === "loop" ? [findRecord("alias-loop", {
			name,
			chain
		})] : [],
		...end === "long" ? [findRecord("alias-long", {
			name,
			count: mostAliases
		}, { evidence: chain })] : [],
		...beside.length > 0 ? [findRecord("alias-beside", {
			name,
			types: beside.join(", ")
		})] : []
	];
}
function addressFindings$1(raw) {
	const { addresses, name, wildcard } = raw;
	const closed = addresses.list.filter(({ isPublic }) => !isPublic).map(({ address }) => address);
	const isAlone = closed.length === addresses.list.length;
	const said = {
		name,
		addresses: closed.join(", ")
	};
	return [
		...isWithoutHosts(raw) ? [findRecord("no-address", { name })] : [],
		...closed.length > 0 ? [findRecord(isAlone ? "private-address" : "private-address-beside", said)] : [],
		...addresses.hasAaaa === "found" && addresses.hasA === "absent" && !isAlone ? [findRecord("ipv4-missing", { name })] : [],
		...addresses.hasA === "found" && (addresses.hasAaaa === "absent" || isMappedAlone(addresses.list)) ? [findRecord("ipv6-missing", { name })] : [],
		...wildcard.state === "present" ? [findRecord("wildcard", {
			name,
			types: wildcard.types.join(", ")
		})] : []
	];
}
function isMappedAlone(list) {
	const sixes = list.filter(({ address }) => isIPv6(address));
	return sixes.length > 0 && sixes.every(({ address }) => isMapped(address));
}
function isWithoutHosts({ name, addresses, aliases, mail, spf, https, svcb, srv, naptr }) {
	if (/(?:^|\.)(?:_|arpa$)/.test(name) || aliases.targets.length > 0) return false;
	const states = [
		addresses.hasA,
		addresses.hasAaaa,
		https.state,
		svcb.state,
		naptr.state
	];
	if (srv.total > 0) return false;
	return states.every((state) => state === "absent") && mail.kind === "none" && spf.evaluation.state === "none";
}
function textFindings({ texts, name }) {
	const { octets, repeated, tokens } = texts;
	const [first] = repeated;
	return [
		...texts.total > 0 && octets > largestAnswer ? [findRecord("txt-large", {
			name,
			octets
		})] : [],
		...first === void 0 ? [] : [findRecord("txt-repeated", { name }, { evidence: first })],
		...tokens >= manyTokens ? [findRecord("txt-tokens", {
			name,
			count: tokens
		})] : []
	];
}
// src/checks/dns/records/judge-references.ts
const mostTold = 3;
const reports = /^(?:DMARC ru[af]|CAA iodef)$/;
const leading = /^(?:CNAME|HTTPS|SVCB|MTA-STS|SRV)\b/;
function referenceFindings({ references }) {
	const { list, total } = references;
	const unknown = list.filter(isUntold);
	const names = `${unknown.map(({ name }) => name).slice(0, mostTold).join(", ")}${unknown.length > mostTold ? " …" : ""}`;
	const evidence = [...new Set(unknown.flatMap((each) => each.registrationReason ?? each.reason ?? []))].join(", ");
	return [
		...list.flatMap(findingsOf$1),
		...unknown.length > 0 ? [findRecord("references-unknown", {
			count: unknown.length,
			names
		}, { evidence })] : [],
		...total > list.length ? [findRecord("references-cut", {
			total,
			count: list.length
		})] : []
	];
}
const gone = new Set([
	"unregistered",
	"undelegated",
	"held",
	"closed"
]);
function isUntold({ state, registration }) {
	return registration === "unknown" || state === "unknown" && !gone.has(registration);
}
function findingsOf$1(reference) {
	const { name: target, by, registration, state, service } = reference;
	const seen = { subject: target };
	const isReport = by.every((each) => reports.test(each));
	const said = {
		target,
		by: by.join(", "),
		domain: reference.domain ?? target
	};
	if (registration === "unregistered") return [findRecord(isReport ? "dangling-report-domain" : "dangling-domain", said, seen)];
	if (registration === "undelegated") return [findRecord(isReport ? "undelegated-report-domain" : "undelegated-domain", said, seen)];
	if (registration === "held" && !isReport) return [findRecord("held-domain", said, seen)];
	return state === "missing" ? missing(target, by, registration === "registered" ? service : null) : [];
}
function missing(target, by, service) {
	const seen = { subject: target };
	const led = by.filter((each) => leading.test(each));
	if (led.length === 0) return weaker(target, by, seen);
	const said = {
		target,
		by: led.join(", ")
	};
	return [service === null ? findRecord("dangling-name", said, seen) : findRecord("dangling-service", {
		...said,
		service
	}, seen)];
}
function weaker(target, by, seen) {
	const reported = by.filter((each) => each === "CAA iodef");
	return reported.length > 0 ? [findRecord("report-name-missing", {
		target,
		by: reported.join(", ")
	}, seen)] : [];
}
// src/checks/dns/records/services/judge.ts
function serviceFindings(raw) {
	return [
		...bindingFindings(raw, "HTTPS", raw.https),
		...bindingFindings(raw, "SVCB", raw.svcb),
		...srvFindings(raw),
		...naptrFindings(raw)
	];
}
function bindingFindings(raw, type, bindings) {
	const { name, addresses } = raw;
	const { isUnavailable, hasBothModes, unknownMandatoryKeys: keys, hints, hasEch, hasBrokenEch } = bindings;
	const differing = hints.length > 0 ? [] : hintsElsewhere(bindings.ownHints, addresses);
	const about = {
		name,
		type
	};
	const seen = type === "HTTPS" ? {} : { subject: `${name} ${type}` };
	return [
		...hasEch && !hasBrokenEch ? [findRecord("ech-offered", { type }, seen)] : [],
		...hasBrokenEch ? [findRecord("ech-broken", about, seen)] : [],
		...bindings.isLoop ? [findRecord("https-alias-loop", {
			...about,
			chain: [name, ...bindings.aliases].join(" → ")
		}, seen)] : [],
		...hints.length > 0 ? [findRecord("https-hint-private", {
			...about,
			addresses: hints.join(", ")
		}, seen)] : [],
		...isUnavailable ? [findRecord("https-unavailable", about, seen)] : [],
		...hasBothModes && !isUnavailable ? [findRecord("https-both-modes", about, seen)] : [],
		...keys.length > 0 ? [findRecord("https-mandatory", {
			...about,
			keys: keys.map((key) => `key${key}`).join(", ")
		}, seen)] : [],
		...differing.length > 0 ? [findRecord("https-hint-differs", {
			...about,
			addresses: differing.join(", ")
		}, seen)] : []
	];
}
function hintsElsewhere(hints, { list, total }) {
	if (total > list.length) return [];
	return [isIPv4, isIPv6].flatMap((isOfFamily) => {
		const own = list.map(({ address }) => address).filter(isOfFamily);
		const given = hints.filter(isOfFamily);
		return own.length === 0 || given.some((hint) => own.includes(hint)) ? [] : given;
	});
}
const srvProblems = {
	address: "srv-target-address",
	alias: "srv-target-alias",
	"no-address": "srv-target-no-address"
};
function srvFindings({ srv }) {
	const targets = new Map(srv.list.map((each) => [`${each.owner} ${each.target}`, each]));
	const owners = Map.groupBy(srv.list, ({ owner }) => owner);
	return [...[...targets].flatMap(([subject, { owner, target, state }]) => {
		if (state !== "address" && state !== "alias" && state !== "no-address") return [];
		return [findRecord(srvProblems[state], {
			owner,
			target
		}, { subject })];
	}), ...[...owners].flatMap(([owner, some]) => {
		if (!some.some(({ state }) => state === "unavailable") || some.every(({ state }) => state === "unavailable")) return [];
		return [findRecord("srv-unavailable-beside", { owner }, { subject: owner })];
	})];
}
const naptrProblems = {
	both: "naptr-exclusive",
	neither: "naptr-empty",
	expression: "naptr-expression",
	flags: "naptr-flags",
	"uri-without-expression": "naptr-expression"
};
function targetTypesOf(flags) {
	if (flags === "") return "NAPTR";
	return flags.toUpperCase() === "S" ? "SRV" : "A, AAAA";
}
function naptrFindings({ name, naptr }) {
	return naptr.list.flatMap(({ order, preference, flags, services, regexp, replacement, faults, hasTarget }) => {
		const record = `${order} ${preference} "${flags}" "${services}" "${regexp}" ${replacement}`;
		const seen = { subject: `${order} ${preference} ${services}` };
		const found = [...new Set(faults.map((fault) => naptrProblems[fault]))].map((id) => findRecord(id, {
			name,
			record
		}, seen));
		if (hasTarget !== false || faults.length > 0) return found;
		return [...found, findRecord("naptr-target-missing", {
			name,
			replacement,
			types: targetTypesOf(flags)
		}, seen)];
	});
}
// src/checks/dns/records/judge.ts
function recordFindings(raw) {
	const findings = [
		...referenceFindings(raw),
		...aliasFindings(raw),
		...addressFindings$1(raw),
		...serviceFindings(raw),
		...mxFindings(raw),
		...spfFindings(raw),
		...dmarcFindings(raw),
		...caaFindings(raw),
		...textFindings(raw)
	];
	return raw.aliases.outcome === "loop" || raw.aliases.outcome === "long" ? findings.filter(({ id }) => !id.endsWith("-unknown")) : findings;
}
// src/checks/dns/servers/judge.ts
function serverFindings(raw) {
	const direct = directOf(raw);
	return [
		...direct.works ? noServerFindings(raw) : [],
		...raw.authoritativeServers.list.flatMap(nameFindings),
		...raw.authoritativeServers.list.flatMap((server) => serverFindingsOf(server, raw, direct)),
		...privateFindings(raw),
		...cutFindings(raw),
		...lateFindings(raw),
		...transferFindings(raw)
	];
}
function lateFindings(raw) {
	const late = placesOf(raw).filter(({ state, reason }) => state === "unasked" && reason === "timeout.run");
	return late.length > 0 ? [find("servers-late", { count: late.length })] : [];
}
function transferFindings({ zoneTransfers, zone }) {
	return (zoneTransfers ?? []).flatMap(({ state, server, address, records, isComplete }) => {
		if (state !== "open" || records === null) return [];
		const id = isComplete === true ? "zone-transfer-open" : "zone-transfer-open-cut";
		const params = {
			zone: zone.name ?? "",
			server,
			address,
			count: records
		};
		return [find(id, params, { subject: `${server} ${address}` })];
	});
}
function privateFindings(raw) {
	const asked = placesOf(raw).filter(({ isPublic, state }) => !isPublic && state !== "unasked");
	const addresses = [...new Set(asked.map(({ address }) => address))];
	return addresses.length > 0 ? [find("servers-private", { addresses: listed$1(addresses) })] : [];
}
function tally(raw) {
	const asked = placesOf(raw).filter(({ state }) => state !== "unasked");
	return {
		working: asked.filter(({ state }) => state === "authoritative").length,
		asked: asked.length
	};
}
function noServerFindings(raw) {
	const { zone, authoritativeServers: servers, existence, parent } = raw;
	if (zone.name === null || servers.list.length === 0) return [];
	const { working, asked } = tally(raw);
	const places = placesOf(raw);
	const isUnseen = places.some(({ state }) => state === "unasked") || servers.total > servers.list.length;
	if (working > 0 || isUnseen) return [];
	const found = find("no-server", {
		zone: zone.name,
		asked
	});
	if (asked === 0) return servers.list.every(({ state, isInside, glue }) => state === "absent" || state === "nxdomain" || isInside && glue.length === 0) && parent?.state === "delegated" && existence.reason !== null ? [found] : [];
	return places.every(({ state }) => state === "lame") || existence.reason !== null ? [found] : [];
}
function nameFindings({ name, alias, state, reason, glue, isInside }) {
	const subject = { subject: name };
	return [
		...isHostName(name) ? [] : [find("server-name", { server: name }, subject)],
		...alias === null ? [] : [find("server-alias", {
			server: name,
			alias
		}, subject)],
		...state === "absent" || state === "nxdomain" ? [find("server-no-address", {
			server: name,
			what: stanceWords(state)
		}, subject)] : [],
		...state === "unknown" && glue.length === 0 && !isInside ? [find(failsIn(reason), {
			server: name,
			reason: stanceWords(reason)
		}, subject)] : []
	];
}
function failsIn(reason) {
	return reason === "SERVFAIL" ? "server-name-fails" : "server-address-unknown";
}
function isHostName(name) {
	const labels = name.split(".");
	return labels.every((label) => /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(label)) && !/^\d+$/.test(labels.at(-1) ?? "");
}
function serverFindingsOf(server, raw, direct) {
	const asked = server.addresses.filter(({ state }) => state !== "unasked").length;
	const all = server.addresses.flatMap((each) => {
		return addressFindings({
			...each,
			server
		}, raw, direct).map((finding) => ({
			address: each.address,
			finding
		}));
	});
	return [...Map.groupBy(all, ({ finding: { id, evidence } }) => `${id} ${evidence ?? ""}`).values()].flatMap((group) => {
		const [first] = group;
		if (!first || asked < 2 || group.length < asked) return group.map(({ finding }) => finding);
		const address = listed$1(group.map((each) => each.address));
		return [{
			...first.finding,
			params: {
				...first.finding.params,
				address
			},
			subject: server.name
		}];
	});
}
function addressFindings(place, raw, direct) {
	const { address, state, reason, server, isPublic } = place;
	const about = {
		server: server.name,
		address
	};
	const seen = {
		subject: subjectOf(place),
		...reason !== null && { evidence: reason }
	};
	if (reason === "timeout.run") return [];
	if (state === "unasked") {
		if (!isPublic) return [find("server-private", about, seen)];
		return [find("server-unasked", {
			...about,
			reason: stanceWords(reason)
		}, seen)];
	}
	if (!direct.works) return [];
	if (state === "authoritative") return abilityFindings(place, raw, direct);
	const params = {
		...about,
		what: stanceWords(reason),
		...tally(raw)
	};
	const zone = raw.zone.name ?? "";
	return [state === "lame" ? find("server-lame", {
		...params,
		zone
	}, seen) : find("server-silent", params, seen)];
}
function abilityFindings(place, raw, direct) {
	const { server, address, isPublic, serial, tcp, edns, aaaa, caseInsensitive: spelling, negativeAnswers: denials, isRecursive } = place;
	const about = {
		server: server.name,
		address
	};
	const lacks = (id, ability, isTold = true) => ability.works === false && isTold ? [find(id, {
		...about,
		what: stanceWords(ability.reason)
	}, {
		subject: subjectOf(place),
		...ability.reason !== null && { evidence: ability.reason }
	})] : [];
	return [
		...lacks("server-no-tcp", tcp, direct.overTcp),
		...lacks(isWithoutSignatures(place, raw) ? "server-no-edns-signed" : "server-no-edns", edns, direct.withEdns),
		...lacks("server-no-ipv6-answer", aaaa, !isUnreadableEverywhere(raw)),
		...lacks(spelling.reason === "changed-case" ? "server-case-changed" : "server-case", spelling),
		...lacks("server-no-soa", denials, serial !== null),
		...isRecursive === true && isPublic ? [find("server-recursive", about, {
			subject: subjectOf(place),
			evidence: "RA"
		})] : []
	];
}
function isUnreadableEverywhere(raw) {
	const places = placesOf(raw).filter(({ state }) => state === "authoritative");
	return raw.records.AAAA.broken > 0 && places.every(({ aaaa }) => aaaa.reason === "BADRESP");
}
function cutFindings({ authoritativeServers: servers }) {
	const addresses = servers.list.reduce((sum, { addressesTotal }) => sum + addressesTotal, 0);
	const seen = servers.list.reduce((sum, each) => sum + each.addresses.length, 0);
	return servers.total > servers.list.length || addresses > seen ? [find("servers-cut", {
		seen,
		addresses,
		listed: servers.list.length,
		total: servers.total
	})] : [];
}
// src/checks/dns/soa/judge-serials.ts
const longestTransfer = 3600;
function serialFindings(raw) {
	return bySigner(raw, placesOf(raw).flatMap((each) => each.state === "authoritative" && each.serial !== null ? [{
		...each,
		serial: each.serial
	}] : [])).flatMap((some) => findingsIn(raw, some));
}
function findingsIn({ zone, observedAt }, places) {
	const newest = newestOf(places.map(({ serial }) => serial));
	if (newest === null) return [];
	const isOld = ageOf(newest, new Date(observedAt)) > longestTransfer;
	return places.filter(({ serial }) => serial !== newest).map((place) => {
		const { server, address, serial } = place;
		const seen = {
			subject: subjectOf(place),
			evidence: `${serial}`
		};
		if (!isSerialBefore(serial, newest)) return find("serial-unordered", {
			zone: zone.name ?? "",
			serial,
			newest,
			...stepsFrom(serial)
		}, seen);
		const params = {
			zone: zone.name ?? "",
			serial,
			newest,
			server: server.name,
			address
		};
		return find(isOld ? "serials-behind" : "serials-differ", params, seen);
	});
}
const modulus = 2 ** 32;
const longestStep = 2 ** 31 - 1;
function stepsFrom(serial) {
	const first = (serial + longestStep) % modulus;
	return {
		first,
		second: (first + 2) % modulus
	};
}
function newestOf(serials) {
	return serials.reduce((newest, each) => newest === null || isSerialBefore(newest, each) ? each : newest, null);
}
const endOfDay = 129600;
const day = 86400;
function ageOf(serial, now) {
	const seconds = now.getTime() / 1e3;
	const written = dateOf(serial);
	const ages = [...written !== null && written <= seconds + day ? [Math.max(0, seconds - written - endOfDay)] : [], ...serial <= seconds && serial > seconds - 7300 * day ? [seconds - serial] : []];
	return ages.length === 0 ? 0 : Math.min(...ages);
}
function dateOf(serial) {
	const [, year, month, date] = /^(20\d\d)(\d\d)(\d\d)\d\d$/.exec(`${serial}`)?.map(Number) ?? [];
	if (year === void 0 || month === void 0 || date === void 0) return null;
	const time = new Date(Date.UTC(year, month - 1, date));
	return time.getUTCMonth() === month - 1 && time.getUTCDate() === date ? time.getTime() / 1e3 : null;
}
// src/checks/dns/soa/judge.ts
const bounds = {
	refresh: 1200,
	retry: 180,
	expire: 604800,
	minimum: {
		least: 180,
		most: 86400
	}
};
const copiesByItself = new Set([
	"Amazon Route 53",
	"Azure DNS",
	"Cloudflare",
	"DigitalOcean",
	"Google Cloud DNS"
]);
const ofTransfers = new Set([
	"soa-refresh",
	"soa-retry",
	"soa-retry-refresh",
	"soa-expire",
	"soa-expire-refresh"
]);
function soaFindings(raw) {
	const { soa, zone } = raw;
	if (!soa || raw.existence.state === "nxdomain") return [];
	const several = placesOf(raw).filter(({ soaCount }) => soaCount > 1);
	return [
		...suitedToOperator(timerFindings(soa), soa, raw),
		...contactFindings(soa, raw),
		...several.map((place) => find("soa-several", {
			server: place.server.name,
			address: place.address,
			zone: zone.name ?? ""
		}, { subject: subjectOf(place) })),
		...serialFindings(raw)
	];
}
function timerFindings({ refresh, retry, expire, minimum }) {
	const { least, most } = bounds.minimum;
	return [
		...refresh < bounds.refresh ? [find("soa-refresh", { time: durationText(refresh) }, { evidence: `${refresh}` })] : [],
		...retry < bounds.retry ? [find("soa-retry", { time: durationText(retry) }, { evidence: `${retry}` })] : [],
		...retry >= refresh ? [find("soa-retry-refresh", {
			retry: durationText(retry),
			refresh: durationText(refresh)
		})] : [],
		...expire < bounds.expire ? [find("soa-expire", { time: durationText(expire) }, { evidence: `${expire}` })] : [],
		...expire < refresh ? [find("soa-expire-refresh", {
			expire: durationText(expire),
			refresh: durationText(refresh)
		})] : [],
		...minimum < least || minimum > most ? [find("soa-minimum", { time: durationText(minimum) }, { evidence: `${minimum}` })] : []
	];
}
function suitedToOperator(timers, { refresh, retry, expire }, { authoritativeServers }) {
	const operators = authoritativeServers.list.map(({ name }) => dnsOperatorOf(name));
	const [operator] = operators;
	const isAlone = operator && copiesByItself.has(operator.name) && operators.every((each) => each?.name === operator.name);
	const others = timers.filter(({ id }) => !ofTransfers.has(id));
	if (!isAlone || others.length === timers.length) return timers;
	const what = [
		refresh,
		retry,
		expire
	].join(", ");
	return [...others, find("soa-operator", {
		what,
		operator: operator.name
	})];
}
function contactFindings({ mname: primary, mnameState: primaryState, rname: mailbox }, { authoritativeServers: servers }) {
	const isTold = servers.list.length > 0 && servers.list.length === servers.total;
	const isListed = servers.list.some(({ name }) => name === primary);
	const isMissing = primaryState === "absent" || primaryState === "nxdomain";
	return [
		...isTold && !isListed ? [find("soa-primary-unlisted", { primary })] : [],
		...isMissing ? [find("soa-primary-missing", { primary })] : [],
		...isMailbox(mailbox) ? [] : [find("soa-mailbox", { mailbox })]
	];
}
function isMailbox(text) {
	return /^(?:[^@.\\\s]|\\[^@\s])+(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?){2,}$/i.test(text);
}
// src/checks/dns/zone/judge-times.ts
const shortest = 60;
const longest = 86400;
const largest = 1232;
function timeFindings(raw) {
	const { records } = raw;
	const ttls = listedTypes.filter((type) => {
		const { state, isAuthoritative, aliases } = records[type];
		return state === "found" && isAuthoritative && (aliases.length === 0 || type === "CNAME");
	}).map((type) => ({
		type,
		seconds: records[type].ttl ?? shortest
	}));
	return [
		...ttls.filter(({ seconds }) => seconds < shortest).map((each) => timeFinding("ttl-short", each)),
		...ttls.filter(({ seconds }) => seconds > longest).map((each) => timeFinding("ttl-long", each)),
		...sizeFindings(raw)
	];
}
function timeFinding(id, { type, seconds }) {
	return find(id, {
		type,
		time: durationText(seconds)
	}, {
		subject: type,
		evidence: `${seconds}`
	});
}
function sizeFindings(raw) {
	const [first] = placesOf(raw).flatMap(({ largestResponse: each, state }) => each && state === "authoritative" ? [each] : []).toSorted((one, other) => other.octets - one.octets);
	if (!first || first.octets <= largest) return [];
	return [find("answer-large", {
		type: first.type,
		octets: first.octets
	}, { subject: first.type })];
}
// src/checks/dns/judge.ts
function judge(raw) {
	const removed = removedFindings(raw);
	const findings = removed.length > 0 ? removed : findingsOf(raw);
	const verdict = concludeGrade(null, findings, kpisOf(raw), problems);
	return (findings.some(({ id }) => id === "nxdomain-unconfirmed") || raw.existence.state === "unknown" || coverageOf(raw) < 60) && verdict.status !== "fail" ? {
		...verdict,
		status: "unknown"
	} : verdict;
}
function findingsOf(raw) {
	const [servers, security] = [serverFindings(raw), securityFindings(raw)];
	const isUnserved = [...servers, ...security].some(({ id }) => id === "no-server" || id === "no-keys");
	const isFollowing = (id) => isUnserved && (id === "servfail" || id === "resolver-fails");
	const existence = existenceFindings(raw).filter(({ id }) => !isFollowing(id));
	const isWrong = existence.some(({ id }) => id === "resolver-refuses-wrongly" || id === "type-refused-wrongly");
	return [
		...existence,
		...zoneFindings(raw),
		...servers,
		...differenceFindings(raw),
		...delegationFindings(raw),
		...soaFindings(raw),
		...timeFindings(raw),
		...resolverFindings(raw),
		...contentsFindings(raw),
		...security.filter(({ id }) => id !== "resolver-errs" || !isWrong)
	];
}
function contentsFindings(raw) {
	const own = contentFindings(raw);
	const others = raw.zoneVersions.flatMap(({ parsed }) => contentFindings({
		...raw,
		parsed
	}));
	const keyed = [...own, ...others].map((each) => [`${each.id} ${each.subject ?? ""}`, each]);
	return [...new Map(keyed.toReversed()).values()].toReversed();
}
function contentFindings(raw) {
	const { parsed: contents, existence, zone, records, name, security } = raw;
	if (!contents) return [];
	const findings = recordFindings(contents).filter(({ id }) => id !== "alias-beside" || !zone.isApex).filter(({ id }) => id !== "no-address" || !zone.isApex || zone.isDomain);
	const untold = [
		"MX",
		"TXT",
		"CAA"
	].filter((type) => records[type].reason !== null);
	const follow = new Set(untold.flatMap((type) => followers[type]));
	const isBogusDmarc = security?.dmarc.some(({ state }) => state === "bogus") ?? false;
	return findings.filter(({ id, subject = name }) => {
		if (id === "dmarc-unknown" && isBogusDmarc) return false;
		if (existence.reason !== null) return !id.endsWith("-unknown");
		return !follow.has(id) || subject !== name;
	});
}
const followers = {
	MX: ["mx-unknown"],
	TXT: ["spf-unknown", "dmarc-unknown"],
	CAA: ["caa-unknown"]
};
// src/checks/dns/zone/observations.ts
function observe({ name, records }) {
	return [
		["A", canonicalAddress],
		["AAAA", canonicalAddress],
		["NS", canonicalName],
		["MX", (value) => canonicalName(value.replace(/^\d+ /, ""))],
		["CNAME", canonicalName]
	].flatMap(([type, canonical]) => {
		const known = (records[type].state === "found" ? records[type].values : []).map(canonical).filter((value) => value !== null);
		return [...new Set(known)].map((value) => ({
			target: withoutWww(name),
			kind: `dns:${type.toLowerCase()}`,
			value
		}));
	});
}
function canonicalAddress(text) {
	return import_ipaddr.default.isValid(text) ? import_ipaddr.default.process(text).toString() : null;
}
function canonicalName(text) {
	return text === "." ? text : text.toLowerCase().replace(/\.$/, "");
}
// src/checks/dns/monitored.ts
const wereYou = {
	en: "Make sure that you changed the record yourself; otherwise change the password at the DNS provider and restore it.",
	ko: "레코드를 직접 바꾼 것인지 확인하십시오. 아니라면 DNS 사업자의 비밀번호를 바꾸고 레코드를 복구하십시오."
};
function record(type, severity) {
	return {
		title: {
			en: `${type} records`,
			ko: `${type} 레코드`
		},
		severity,
		action: wereYou
	};
}
const rotating = 120;
const monitored = {
	fields: {
		ns: {
			...record("NS", "high"),
			title: {
				en: "Name servers",
				ko: "네임서버"
			}
		},
		mx: record("MX", "high"),
		cname: record("CNAME", "medium"),
		a: record("A", "medium"),
		aaaa: record("AAAA", "medium"),
		caa: record("CAA", "medium"),
		txt: record("TXT", "low"),
		dnssec: {
			title: {
				en: "DNSSEC",
				ko: "DNSSEC"
			},
			severity: "high",
			action: {
				en: "Compare the DS records at the registrar with the keys of the zone.",
				ko: "레지스트라의 DS 레코드와 존의 키를 비교하십시오."
			},
			reports: ["unsigned", "island"]
		}
	},
	facts: (raw) => [
		...[
			"NS",
			"MX",
			"CNAME"
		].flatMap((type) => named(raw, type)),
		...["CAA", "TXT"].flatMap((type) => listed(raw, type)),
		...["A", "AAAA"].flatMap((type) => addresses$1(raw, type)),
		...raw.security ? ranked("dnssec", raw.security.state, [["secure"], ["insecure", "island"]]) : []
	]
};
function named(raw, type) {
	if (!isTold(raw, type)) return [];
	const kind = type.toLowerCase();
	const values = observe(raw).filter((each) => each.kind === `dns:${kind}`);
	return [{
		field: kind,
		value: valuesText(values.map(({ value }) => value))
	}];
}
function listed({ records }, type) {
	const { state, values } = records[type];
	return state === "unknown" ? [] : [{
		field: type.toLowerCase(),
		value: valuesText(values)
	}];
}
function addresses$1(raw, type) {
	const { state, aliases, values, ttl } = raw.records[type];
	const isRotating = state === "found" && (ttl ?? 0) <= rotating;
	if (aliases.length > 0 || isRotating) return [];
	return named(raw, type).map((fact) => ({
		...fact,
		alike: values.map(networkOf)
	}));
}
function isTold({ records }, type) {
	const { state, total, values } = records[type];
	return state !== "unknown" && total <= values.length;
}
function networkOf(address) {
	if (!import_ipaddr.default.isValid(address)) return address;
	const bytes = import_ipaddr.default.parse(address).toByteArray();
	return bytes.slice(0, bytes.length === 4 ? 2 : 4).join(".");
}
// src/checks/dns/notes.ts
const notes = [
	{
		en: "The check compares three views: the resolvers (14 record types), up to 4 name servers of the parent zone (the delegation), and every name server of the zone (up to 32 addresses; SOA, NS, DNSKEY and the A, AAAA, MX, TXT and CAA records of the name). A healthy zone with 2 name servers takes about 125 queries.",
		ko: "세 가지 관점을 비교합니다. 리졸버에는 14가지 유형의 레코드를, 상위 존의 네임서버(최대 4개)에는 위임을, 존의 모든 네임서버(주소 최대 32개)에는 SOA, NS, DNSKEY와 이름의 A, AAAA, MX, TXT, CAA 레코드를 질의합니다. 네임서버가 둘인 정상적인 존에서 질의는 125개 정도입니다."
	},
	{
		en: "The check validates DNSSEC itself, from the trust anchor down, instead of trusting a resolver. It also validates the answers and the proofs of nonexistence of every single name server. Where name servers have different DNSKEY sets, as when several providers sign the zone (RFC 8901), each set is validated with the answers of its own servers, and every set must contain the keys that the other servers sign with. A server that fails, is silent or is unreachable does not make a zone bogus. Where the resolver disagrees and the name servers confirm our validation, the report says that the resolver is wrong.",
		ko: "DNSSEC은 리졸버에 맡기지 않고 신뢰 앵커부터 직접 검증합니다. 네임서버마다 응답과 부재 증명도 따로 검증합니다. 여러 사업자가 존에 서명하는 경우(RFC 8901)처럼 네임서버의 DNSKEY 집합이 서로 다르면, 각 집합을 그 서버의 응답으로 검증하고 다른 서버가 서명에 쓰는 키도 모두 있는지 확인합니다. 네임서버의 실패, 무응답, 접속 불가는 검증 실패로 보지 않습니다. 리졸버의 판단이 다르고 네임서버의 응답이 자체 검증과 같으면 리졸버의 오류로 보고합니다."
	},
	{
		en: "Name servers with the same serial should return the same records. The check queries a server that differs 3 more times. If its answers change, depend on the client's network, or have a TTL of 1 minute or less, this is load balancing and not a problem. For servers with different serials only the serials are reported.",
		ko: "일련번호가 같은 네임서버는 같은 레코드를 반환해야 합니다. 다르면 세 번 더 질의하여, 응답이 바뀌거나 클라이언트의 네트워크에 따라 다르거나 TTL이 1분 이하이면 부하 분산으로 보고 문제로 삼지 않습니다. 일련번호가 다르면 일련번호의 차이만 보고합니다."
	},
	{
		en: "The check has no letter grade. A critical finding means fail, a high or medium one means warn. The evidence is weighted: records 35 %, name servers 35 %, DNSSEC 20 %, parent zone 10 %. If less than 60 % could be determined, the status is unknown (exit code 3), unless there is a critical finding. For a name that does not exist, the check stops there.",
		ko: "등급은 없습니다. critical이 있으면 실패, high나 medium이 있으면 주의입니다. 근거의 가중치는 레코드 35%, 네임서버 35%, DNSSEC 20%, 상위 존 10%입니다. 60% 미만만 확인되고 critical 문제도 없으면 상태는 알 수 없음(종료 코드 3)입니다. 존재하지 않는 이름이면 더 점검하지 않습니다."
	},
	{
		en: "SPF, DMARC and MX records are judged by the same rules as in the email check, from the DNS alone. Without mail, a missing policy weighs less. DKIM and connections to mail servers belong to the email check.",
		ko: "SPF, DMARC, MX 레코드는 email 점검과 같은 규칙으로, DNS만 보고 판단합니다. 메일을 쓰지 않는 이름에서는 정책이 없어도 심각도가 낮습니다. DKIM과 메일 서버 접속은 email 점검에서 다룹니다."
	},
	{
		en: "The check does not query from several places, guess names or measure speed. Use propagation to see whether a change has reached all resolvers. Only with --axfr (PORTCULLIS_AXFR=true), the check asks the delegated name servers for the whole zone; it counts the records and drops them. Addresses that the resolver synthesises for its clients (DNS64) are ignored.",
		ko: "여러 지역에서 질의하거나, 이름을 추측하거나, 속도를 재지 않습니다. 변경이 모든 리졸버에 반영되었는지는 propagation에서 확인하십시오. --axfr(PORTCULLIS_AXFR=true)를 지정한 경우에만 위임된 네임서버에 존 전체를 요청하며, 레코드는 세기만 하고 버립니다. 리졸버가 클라이언트를 위해 합성한 주소(DNS64)는 제외합니다."
	}
];
// src/checks/dns/records/schema-names.ts
const address = object({
	address: string().meta({
		description: "IP address of the name",
		ko: "이름의 IP 주소"
	}),
	isPublic: boolean().meta({
		description: "Whether it is reachable from the Internet",
		ko: "누구나 접속할 수 있는 주소인지 여부"
	})
});
const family = _enum([
	"found",
	"absent",
	"unknown"
]);
const addresses = object({
	hasA: family.meta({
		description: "Whether there are A records",
		ko: "A 레코드가 있는지 여부"
	}),
	hasAaaa: family.meta({
		description: "Whether there are AAAA records",
		ko: "AAAA 레코드가 있는지 여부"
	}),
	list: array(address).readonly().meta({
		description: "Addresses of the name, IPv4 and IPv6",
		ko: "이름의 주소(IPv4와 IPv6)"
	}),
	total: int().meta(listTotal("list"))
});
const aliases = object({
	targets: array(string()).readonly().meta({
		description: "One after the other",
		ko: "차례로"
	}),
	outcome: _enum([
		"end",
		"missing",
		"loop",
		"long",
		"unknown"
	]).meta({
		description: "end: the last name is none; missing: it does not exist; loop: they run in a circle; long: resolvers give up before the end",
		ko: "end: 마지막 이름은 별칭이 아님. missing: 존재하지 않음. loop: 순환함. long: 리졸버가 끝까지 따라가지 않음"
	}),
	reason: reason$2,
	conflictingTypes: array(string()).readonly().meta({
		description: "Types of records that are there beside an alias, where there can be none",
		ko: "별칭과 함께 있을 수 없는데도 있는 레코드 유형"
	})
});
const texts = object({
	state: _enum([
		"found",
		"absent",
		"unknown"
	]).meta(descriptions.presence),
	reason: reason$2,
	total: int().meta({
		description: "Number of TXT records of the name",
		ko: "이름의 TXT 레코드 수"
	}),
	octets: int().meta({
		description: "Octets of an answer with all of them and nothing else",
		ko: "전부를 담은 응답의 옥텟 수"
	}),
	repeated: array(string()).readonly().meta({
		description: "Those that are there more than once",
		ko: "두 번 이상 있는 텍스트"
	}),
	tokens: int().meta({
		description: "How many prove to some service whose domain it is",
		ko: "서비스에 도메인 소유를 증명하는 텍스트의 수"
	})
});
const wildcard = object({
	state: _enum([
		"present",
		"absent",
		"unknown"
	]).meta({
		description: "present: a wildcard answers for names below; absent: none does (RFC 4592)",
		ko: "present: 와일드카드가 하위 이름에 응답함. absent: 응답하지 않음(RFC 4592)"
	}),
	reason: reason$2,
	types: array(string()).readonly().meta({
		description: "Record types that the wildcard has",
		ko: "와일드카드가 가진 레코드 유형"
	})
});
const references = object({
	list: array(object({
		name: string().meta({
			description: "Name that a record refers to",
			ko: "레코드가 가리키는 이름"
		}),
		by: array(string()).readonly().meta({
			description: "What relies on it",
			ko: "의존하는 레코드"
		}),
		state: _enum([
			"there",
			"missing",
			"unknown"
		]).meta({
			description: "there: the name exists; missing: NXDOMAIN; unknown: the lookup failed",
			ko: "there: 존재함. missing: NXDOMAIN. unknown: 조회 실패"
		}),
		reason: reason$2,
		domain: string().nullable().meta({
			description: "The registrable domain; null if there is none",
			ko: "등록할 수 있는 도메인. 없으면 null"
		}),
		registration: _enum([
			"registered",
			"unregistered",
			"undelegated",
			"held",
			"closed",
			"no-registry",
			"own",
			"none",
			"unknown"
		]).meta({
			description: "unregistered: not registered, according to the registry; undelegated: not delegated by the parent zone, and the registry's answer is unknown; held: registered but not delegated; closed: does not exist, but not everyone may register it; no-registry: the top-level domain does not exist; own: the domain of the name itself",
			ko: "unregistered: 레지스트리에 등록되지 않은 도메인. undelegated: 상위 존에 위임이 없고 레지스트리의 답은 알 수 없음. held: 등록되었으나 상위 존에 위임이 없음. closed: 존재하지 않지만 누구나 등록할 수 있는 도메인은 아님. no-registry: 최상위 도메인이 없음. own: 이름 자체의 도메인"
		}),
		registrationReason: reason$2,
		service: string().nullable().meta({
			description: "The service whose customers can claim such names",
			ko: "그런 이름을 요청하는 누구에게나 주는 서비스"
		})
	})).readonly().meta({
		description: "Names that records of the domain refer to",
		ko: "도메인의 레코드가 가리키는 이름"
	}),
	total: int().meta(listTotal("list"))
});
// src/checks/dns/records/services/schema.ts
const bindings = object({
	state: _enum([
		"found",
		"absent",
		"unknown"
	]).meta(descriptions.presence),
	reason: reason$2,
	hasEch: boolean().meta({
		description: "Whether a key for Encrypted Client Hello is among them (RFC 9848)",
		ko: "Encrypted Client Hello 키가 있는지 여부(RFC 9848)"
	}),
	hasBrokenEch: boolean().meta({
		description: "Whether an ech parameter is not a valid ECHConfigList (RFC 9849 §4)",
		ko: "ech 파라미터의 값이 그런 키의 목록(RFC 9849 §4)이 아닌지 여부"
	}),
	aliases: array(string()).readonly().meta({
		description: "The names that records in AliasMode lead to, in their order",
		ko: "AliasMode 레코드가 차례로 가리키는 이름"
	}),
	isLoop: boolean().meta({
		description: "Whether they form a loop or a chain that is too long",
		ko: "순환하거나 아무도 따라가지 않을 만큼 긴지 여부"
	}),
	isUnavailable: boolean().meta({
		description: "Whether a record in AliasMode has the target \".\": the service does not exist (§2.5.1)",
		ko: "AliasMode 레코드의 대상이 \".\"인지 여부. 서비스가 존재하지 않음을 뜻함(§2.5.1)"
	}),
	hasBothModes: boolean().meta({
		description: "Whether records in AliasMode and in ServiceMode are side by side (§2.4.1)",
		ko: "AliasMode 레코드와 ServiceMode 레코드가 함께 있는지 여부(§2.4.1)"
	}),
	unknownMandatoryKeys: array(int()).readonly().meta({
		description: "Mandatory keys that are not registered, so that no client can use the record (§8)",
		ko: "등록되지 않아 어떤 클라이언트도 레코드를 쓸 수 없게 하는 필수 키(§8)"
	}),
	ports: array(int()).readonly().meta({
		description: "Other ports that the records name; not connected to",
		ko: "레코드에 있는 다른 포트. 접속하지 않음"
	}),
	ownHints: array(string()).readonly().meta({
		description: "Address hints for the name itself",
		ko: "이름 자체에 대한 주소 힌트"
	}),
	hints: array(string()).readonly().meta({
		description: "Addresses in ipv4hint and ipv6hint that are not reachable from the Internet",
		ko: "ipv4hint와 ipv6hint의 주소 가운데 누구나 접속할 수는 없는 것"
	})
});
const srv = object({
	list: array(object({
		owner: string().meta({
			description: "Where the record is",
			ko: "레코드의 위치"
		}),
		priority: int().meta({
			description: "Clients try the lowest first",
			ko: "낮은 값부터 시도함"
		}),
		weight: int().meta({
			description: "Share of the clients among targets with this priority",
			ko: "우선순위가 같은 대상 사이에서 클라이언트를 나누는 비중"
		}),
		port: int().meta({
			description: "Port of the service on the target",
			ko: "대상에서 서비스가 쓰는 포트"
		}),
		target: string().meta({
			description: "The host of the service",
			ko: "서비스를 제공하는 호스트"
		}),
		state: _enum([
			"there",
			"unavailable",
			"address",
			"alias",
			"missing",
			"no-address",
			"unknown"
		]).meta({
			description: "unavailable: the target \".\", so the service does not exist; address: the target is an IP address; alias: it is a CNAME; missing: it does not exist; no-address: it has neither A nor AAAA records",
			ko: "unavailable: 대상이 \".\"이므로 서비스가 없음. address: 대상이 IP 주소임. alias: CNAME임. missing: 존재하지 않음. no-address: A와 AAAA 레코드가 없음"
		}),
		reason: reason$2
	})).readonly().meta({
		description: "The records, sorted by owner and priority",
		ko: "소유자와 우선순위 순의 레코드"
	}),
	total: int().meta(listTotal("list"))
});
const naptr = object({
	state: _enum([
		"found",
		"absent",
		"unknown"
	]).meta(descriptions.presence),
	reason: reason$2,
	list: array(object({
		order: int().meta({
			description: "Clients process the lowest first",
			ko: "낮은 값부터 처리함"
		}),
		preference: int().meta({
			description: "Of records with the same order, the lowest comes first",
			ko: "order가 같으면 낮은 값이 먼저"
		}),
		flags: string().meta({
			description: "Meaning of the result: S, A, U or P; empty if the next NAPTR record decides",
			ko: "결과의 뜻(S, A, U, P). 다음 NAPTR 레코드가 정하면 비어 있음"
		}),
		services: string().meta({
			description: "Services and protocols, such as E2U+sip",
			ko: "E2U+sip 같은 서비스와 프로토콜"
		}),
		regexp: string().meta({
			description: "The substitution expression; empty without one",
			ko: "치환 표현식. 없으면 비어 있음"
		}),
		replacement: string().meta({
			description: "The next name; \".\" without one",
			ko: "다음 이름. 없으면 \".\""
		}),
		faults: array(_enum([
			"both",
			"neither",
			"expression",
			"flags",
			"uri-without-expression"
		])).readonly().meta({
			description: "both, neither: it has both an expression and a replacement, or none of them; expression: not a substitution; uri-without-expression: the flag U without an expression",
			ko: "both, neither: 표현식과 대체 이름이 둘 다 있거나 둘 다 없음. expression: 치환식이 아님. uri-without-expression: U 플래그인데 표현식이 없음"
		}),
		hasTarget: boolean().nullable().meta({
			description: "Whether the replacement has the records that the flag promises; null if unknown or without one",
			ko: "대체 이름에 플래그가 뜻하는 레코드가 있는지 여부. 알 수 없거나 대체 이름이 없으면 null"
		})
	})).readonly().meta({
		description: "The records in the order of their processing",
		ko: "처리되는 순서의 레코드"
	}),
	total: int().meta(listTotal("list"))
});
// src/checks/dns/records/schema.ts
const recordsRaw = object({
	name: string().meta({
		description: "Domain name of these records",
		ko: "이 레코드의 도메인 이름"
	}),
	zone: string().nullable().meta({
		description: "The zone that contains the name; null if unknown",
		ko: "이름이 속한 존. 알 수 없었으면 null"
	}),
	addresses: addresses.meta({
		description: "Where the name is",
		ko: "이름의 주소"
	}),
	aliases: aliases.meta({
		description: "What the name is an alias of",
		ko: "이름이 가리키는 별칭"
	}),
	mail: mxRaw.meta({
		description: "The mail servers of the name",
		ko: "이름의 메일을 받는 호스트"
	}),
	texts: texts.meta({
		description: "Its texts as a whole",
		ko: "TXT 레코드 전체"
	}),
	spf: spfRaw.meta({
		description: "Servers that may send its mail (RFC 7208)",
		ko: "이름으로 메일을 보낼 수 있는 곳(RFC 7208)"
	}),
	dmarc: dmarcSchema.meta({
		description: "Policy for mail that fails authentication (RFC 9989)",
		ko: "이름을 사칭한 메일의 처리 방침(RFC 9989)"
	}),
	caa: caa.meta({
		description: "Who may issue certificates for it (RFC 8659)",
		ko: "이름의 인증서를 발급할 수 있는 곳(RFC 8659)"
	}),
	https: bindings.meta({
		description: "HTTPS records (RFC 9460)",
		ko: "HTTPS 레코드(RFC 9460)"
	}),
	svcb: bindings.meta({
		description: "SVCB records (RFC 9460)",
		ko: "SVCB 레코드(RFC 9460)"
	}),
	srv: srv.meta({
		description: "SRV records (RFC 2782) of the name, and of well-known services below it",
		ko: "이름과 그 아래 잘 알려진 서비스의 SRV 레코드(RFC 2782)"
	}),
	naptr: naptr.meta({
		description: "NAPTR records (RFC 3403)",
		ko: "NAPTR 레코드(RFC 3403)"
	}),
	wildcard: wildcard.meta({
		description: "Whether a wildcard record exists below the name",
		ko: "만들지 않은 하위 이름도 존재하는지 여부"
	}),
	references: references.meta({
		description: "The names that its records rely on, and whether they and their domains are there",
		ko: "레코드가 의존하는 이름과, 그 이름과 도메인이 존재하는지 여부"
	})
});
// src/checks/dns/security/schema.ts
const state = _enum([
	"secure",
	"insecure",
	"bogus",
	"island",
	"indeterminate"
]).meta({
	description: "insecure: proven to be unsigned; island: signed without a DS record; indeterminate: we could not validate it",
	ko: "insecure: 서명하지 않음이 증명됨. island: 서명했으나 상위 존에 연결되지 않음. indeterminate: 알 수 없음"
});
const reason$1 = string().nullable();
const key$1 = object({
	keyTag: int().meta(descriptions.keyTag),
	algorithm: int().meta(descriptions.dnssecAlgorithm),
	flags: int().meta({
		description: "Flags of the DNSKEY record (RFC 4034 §2.1.1)",
		ko: "DNSKEY 레코드의 플래그(RFC 4034 §2.1.1)"
	}),
	bits: int().nullable().meta({
		description: "Of the modulus of an RSA key",
		ko: "RSA 키의 비트 수"
	}),
	isAnchored: boolean().meta({
		description: "Whether a DS record in the parent zone refers to it",
		ko: "상위 존의 DS 레코드가 가리키는 키인지 여부"
	}),
	isRevoked: boolean().meta({
		description: "Whether the key has the REVOKE flag (RFC 5011 §2.1)",
		ko: "키에 REVOKE 플래그가 있는지 여부(RFC 5011 §2.1)"
	})
});
const signature = object({
	type: string().meta({
		description: "Type of the signed records (RFC 4034 §3.1.1)",
		ko: "서명된 레코드의 유형(RFC 4034 §3.1.1)"
	}),
	keyTag: int().meta(descriptions.keyTag),
	algorithm: int().meta(descriptions.dnssecAlgorithm),
	inception: datetime().meta({
		description: "When the signature becomes valid (RFC 4034 §3.1.5)",
		ko: "서명의 유효 기간 시작(RFC 4034 §3.1.5)"
	}),
	expires: datetime().meta({
		description: "When the signature expires (RFC 4034 §3.1.5)",
		ko: "서명의 만료 시각(RFC 4034 §3.1.5)"
	})
});
const link = object({
	zone: string().meta({
		description: "Name of the zone",
		ko: "존의 이름"
	}),
	state,
	reason: reason$1.meta(descriptions.reason),
	delegations: array(object({
		keyTag: int().meta(descriptions.keyTag),
		algorithm: int().meta(descriptions.dnssecAlgorithm),
		digestType: int().meta(descriptions.dsDigestType)
	})).readonly().meta({
		description: "DS records in the parent zone",
		ko: "상위 존에서 알려 주는 키(DS)"
	}),
	keys: array(key$1).readonly().meta({
		description: "DNSKEY records of the zone",
		ko: "존의 DNSKEY 레코드"
	}),
	signatures: array(signature).readonly().meta({
		description: "Signatures over its DS and DNSKEY records, valid or not",
		ko: "위임과 키에 대한 서명. 유효 여부와 무관"
	})
});
const set = object({
	name: string().meta(descriptions.ownerName),
	type: string().meta(descriptions.recordType),
	answer: _enum([
		"records",
		"alias",
		"no-data",
		"no-name",
		"unknown"
	]).meta({
		description: "records; alias: a CNAME; no-data: no records of this type; no-name: NXDOMAIN",
		ko: "records: 레코드가 있음. alias: CNAME. no-data: 이 유형의 레코드 없음. no-name: NXDOMAIN"
	}),
	state,
	reason: reason$1.meta(descriptions.reason),
	zone: string().meta({
		description: "Zone whose key signs the records",
		ko: "레코드를 서명하는 존"
	}),
	algorithm: int().nullable().meta({
		description: "DNSSEC algorithm number (IANA); null without a valid signature",
		ko: "DNSSEC 알고리즘 번호(IANA). 유효한 서명이 없으면 null"
	}),
	inception: datetime().nullable().meta({
		description: "When the signature becomes valid (RFC 4034 §3.1.5); null without one",
		ko: "서명의 유효 기간 시작(RFC 4034 §3.1.5). 서명이 없으면 null"
	}),
	expires: datetime().nullable().meta({
		description: "When the signature expires (RFC 4034 §3.1.5); null without one",
		ko: "서명의 만료 시각(RFC 4034 §3.1.5). 서명이 없으면 null"
	}),
	wildcard: string().nullable().meta({
		description: "Wildcard name that the answer comes from (RFC 4592); null without one",
		ko: "응답이 유래한 와일드카드 이름(RFC 4592). 없으면 null"
	})
});
const resolverValidation = object({
	server: string().nullable().meta({
		description: "Address of the resolver; null without an answer",
		ko: "리졸버의 주소. 응답이 없었으면 null"
	}),
	rcode: string().meta({
		description: "Response code of the resolver (RFC 6895 §2.3), or why there is no answer",
		ko: "리졸버의 응답 코드(RFC 6895 §2.3) 또는 응답이 없는 이유"
	}),
	extended: array(object({
		code: int().meta(descriptions.edeCode),
		text: string().meta(descriptions.edeText)
	})).readonly().meta({
		description: "Extended DNS errors of the resolver (RFC 8914)",
		ko: "리졸버의 확장 DNS 오류(RFC 8914)"
	}),
	cdRcode: string().nullable().meta({
		description: "Response code with checking disabled (CD bit, RFC 4035 §3.2.2); null if not queried",
		ko: "검증을 끈(CD 비트, RFC 4035 §3.2.2) 질의의 응답 코드. 질의하지 않았으면 null"
	}),
	verdict: _enum([
		"secure",
		"insecure",
		"bogus",
		"unknown"
	]).meta({
		description: "How the resolver validates: secure (AD bit, RFC 4035 §3.2.3), insecure, bogus or unknown",
		ko: "리졸버의 검증 결과: secure(AD 비트, RFC 4035 §3.2.3), insecure, bogus, unknown"
	}),
	reason: reason$1.meta(descriptions.reason),
	agrees: boolean().nullable().meta({
		description: "Whether the resolver agrees with our own validation; null if either has no result",
		ko: "리졸버의 판단이 자체 검증과 같은지 여부. 어느 한쪽이 알 수 없으면 null"
	})
});
const security = object({
	state,
	reason: reason$1.meta(descriptions.reason),
	zone: string().nullable().meta({
		description: "Where it stands or breaks",
		ko: "성립하거나 끊어지는 존"
	}),
	chainOfTrust: array(link).readonly().meta({
		description: "The zones from the trust anchor down",
		ko: "신뢰 앵커에서 아래로 이어지는 존"
	}),
	rrsets: array(set).readonly().meta({
		description: "Each set of records of the name",
		ko: "이름의 레코드 집합별 결과"
	}),
	dmarc: array(set).readonly().meta({
		description: "The record sets of its own DMARC record and of that record's alias targets",
		ko: "이름 자체의 DMARC 레코드와 그 별칭 대상의 레코드 집합별 결과"
	}),
	denial: object({
		iterations: int().meta({
			description: "NSEC3 iterations (RFC 5155 §3.1.3)",
			ko: "NSEC3 반복 횟수(RFC 5155 §3.1.3)"
		}),
		saltOctets: int().meta({
			description: "Length of the NSEC3 salt in octets (RFC 5155 §3.1.4)",
			ko: "NSEC3 솔트의 길이(옥텟, RFC 5155 §3.1.4)"
		})
	}).nullable().meta({
		description: "NSEC3 parameters of the zone; null without NSEC3 or if unknown",
		ko: "부재 증명에서 이름을 해시하는 방식. 해시하지 않거나 알 수 없으면 null"
	}),
	childDs: object({
		keyTags: array(int()).readonly().meta({
			description: "Key tags in the CDS and CDNSKEY records",
			ko: "CDS와 CDNSKEY 레코드의 키 태그"
		}),
		unknownTags: array(int()).readonly().meta({
			description: "Key tags without a key in the zone",
			ko: "존에 해당 키가 없는 것"
		}),
		isRemoval: boolean().meta({
			description: "Whether the zone asks its parent to remove the DS records (RFC 8078 §4)",
			ko: "상위 존에 DS 삭제를 요청하는지 여부(RFC 8078 §4)"
		}),
		isConsistent: boolean().meta({
			description: "Whether the CDS and CDNSKEY records agree",
			ko: "CDS와 CDNSKEY 레코드가 일치하는지 여부"
		}),
		state
	}).nullable().meta({
		description: "The DS changes that the zone requests (CDS, CDNSKEY); null without any",
		ko: "상위 존에 지정하도록 요청하는 키(CDS, CDNSKEY). 요청이 없으면 null"
	}),
	resolverValidation: resolverValidation.meta({
		description: "The zone by the resolver",
		ko: "존에 대한 리졸버의 판단"
	}),
	isRemembered: boolean().meta({
		description: "Whether the resolver's records fail validation while the name servers' records pass; the rest then comes from the name servers",
		ko: "리졸버의 레코드는 검증되지 않고 네임서버의 레코드는 검증되는지 여부. 그러면 나머지는 네임서버의 응답에 따른 것"
	})
});
// src/checks/dns/servers/schema.ts
const reason = string().nullable().meta({
	description: "Reason code: a response code, TIMEOUT, or what was wrong with the answer",
	ko: "이유를 나타내는 단어. 응답 코드, TIMEOUT, 또는 응답의 문제"
});
const ability = object({
	works: boolean().nullable().meta({
		description: "null if unknown",
		ko: "알 수 없었으면 null"
	}),
	reason
});
const stance = object({
	state: _enum([
		"authoritative",
		"lame",
		"silent",
		"unasked"
	]).meta({
		description: "lame: it answers, but does not serve the zone; silent: no answer; unasked: this machine did not or could not query it",
		ko: "lame: 응답하지만 이 존의 네임서버가 아님. silent: 응답 없음. unasked: 이 시스템에서 질의하지 않았거나 할 수 없었음"
	}),
	reason
});
const seen = stance.extend({
	address: string().meta(descriptions.serverAddress),
	isPublic: boolean().meta(descriptions.isPublic),
	isGlue: boolean().meta({
		description: "Whether the parent zone has a glue record with this address",
		ko: "상위 존에서 이 주소를 알려 주는지 여부"
	}),
	ms: number().nullable().meta(descriptions.responseTime),
	serial: int().nullable().meta(descriptions.serial),
	soaCount: int().meta({
		description: "Number of SOA records in the answer; 1 is valid",
		ko: "응답에 있는 SOA 레코드의 수. 1이어야 함"
	}),
	tcp: ability.meta({
		description: "Whether it answers over TCP (RFC 7766)",
		ko: "TCP로 응답하는지 여부(RFC 7766)"
	}),
	edns: ability.meta({
		description: "Whether it answers queries with EDNS (RFC 6891)",
		ko: "EDNS 질의에 응답하는지 여부(RFC 6891)"
	}),
	aaaa: ability.meta({
		description: "Whether AAAA queries are answered like A queries",
		ko: "AAAA 질의에 A 질의와 같이 응답하는지 여부"
	}),
	caseInsensitive: ability.meta({
		description: "Whether the case of a query makes no difference",
		ko: "질의의 대소문자가 결과에 영향을 주지 않는지 여부"
	}),
	negativeAnswers: ability.meta({
		description: "Whether its negative answers contain the SOA record of the zone",
		ko: "레코드가 없다는 응답에 존의 SOA 레코드가 있는지 여부"
	}),
	isRecursive: boolean().nullable().meta({
		description: "Whether it offers recursion (RA); null without an answer",
		ko: "재귀 조회를 제공하는지 여부(RA). 응답이 없었으면 null"
	}),
	existence: _enum([
		"exists",
		"nxdomain",
		"unknown"
	]).meta({
		description: "Whether it says that the name exists",
		ko: "이름이 존재한다고 답하는지 여부"
	}),
	rcode: string().nullable().meta({
		description: "Its response code to the A query for the name; null without an answer",
		ko: "이름의 A 레코드 질의에 대한 응답 코드. 응답이 없었으면 null"
	}),
	unansweredTypes: array(object({
		type: string().meta(descriptions.recordType),
		reason: string().meta(descriptions.resultReason)
	})).readonly().meta({
		description: "Types of the name that it does not answer, although it answers A queries",
		ko: "A 레코드에는 답하면서 답하지 않는 유형"
	}),
	origin: string().nullable().meta({
		description: "Its SOA record without the serial",
		ko: "일련번호를 뺀 SOA 레코드"
	}),
	nameServers: array(string()).readonly().nullable().meta({
		description: "The NS records of the zone at this server",
		ko: "이 서버에서 알려 주는 존의 네임서버"
	}),
	signatures: object({
		state: _enum([
			"verified",
			"unsigned",
			"failed",
			"keyless",
			"unknown"
		]).meta({
			description: "keyless: it does not answer DNSKEY queries",
			ko: "keyless: DNSKEY 질의에 응답하지 않음"
		}),
		reason,
		types: array(string()).readonly().meta({
			description: "Types whose answers fail DNSSEC validation; NXDOMAIN for the answer about a nonexistent name",
			ko: "검증되지 않는 응답의 유형. 이름이 없다는 응답은 NXDOMAIN"
		}),
		inception: datetime().nullable().meta({
			description: "Inception of that signature",
			ko: "그 서명이 시작된 때"
		}),
		expires: datetime().nullable().meta({
			description: "Expiry of the valid signature that ends first",
			ko: "유효한 서명 가운데 가장 먼저 끝나는 때"
		})
	}).meta({
		description: "DNSSEC signatures in its answers",
		ko: "응답의 DNSSEC 서명"
	}),
	unsignedAlgorithms: array(object({
		algorithm: int().meta(descriptions.dnssecAlgorithm),
		types: array(string()).readonly().meta(descriptions.recordTypes)
	})).readonly().meta({
		description: "Algorithms of the DNSKEY or DS records that its answers of these types are not signed with",
		ko: "DNSKEY 또는 DS 레코드의 알고리즘 가운데 이 유형의 응답 서명에 쓰이지 않은 것"
	}),
	unlisted: array(object({
		name: string().meta(descriptions.ownerName),
		types: array(string()).readonly().meta(descriptions.recordTypes)
	})).readonly().meta({
		description: "Types that it has at a name but that the NSEC or NSEC3 record of the name does not list",
		ko: "이름에 있으나 그 이름의 NSEC 또는 NSEC3 레코드에는 없는 유형"
	}),
	largestResponse: object({
		type: string().meta({
			description: "Record type of the query",
			ko: "질의의 레코드 유형"
		}),
		octets: int().meta({
			description: "Length of the response in octets",
			ko: "응답의 길이(옥텟)"
		})
	}).nullable().meta({
		description: "Its largest answer",
		ko: "가장 큰 응답"
	})
});
const server = object({
	name: string().meta(descriptions.serverName),
	isAtParent: boolean().meta({
		description: "Whether the parent zone lists it",
		ko: "상위 존의 NS 레코드에 있는지 여부"
	}),
	isAtChild: boolean().nullable().meta({
		description: "Whether the zone itself lists it; null if unknown",
		ko: "존 자체에서 지정하는지 여부. 알 수 없었으면 null"
	}),
	isInside: boolean().meta({
		description: "Whether its name is in the zone itself, which needs glue",
		ko: "이름이 존 안에 있어 글루 레코드가 필요한지 여부"
	}),
	state: _enum([
		"found",
		"absent",
		"nxdomain",
		"unknown"
	]).meta({
		description: "Whether it has an address",
		ko: "주소가 있는지 여부"
	}),
	reason,
	alias: string().nullable().meta({
		description: "What its name is an alias of",
		ko: "이름이 별칭이면 그 대상"
	}),
	own: array(string()).readonly().nullable().meta({
		description: "Its addresses from its own records; null if unknown",
		ko: "자체 레코드에 따른 주소. 알 수 없었으면 null"
	}),
	glue: array(string()).readonly().meta({
		description: "Its addresses from glue records in the parent zone",
		ko: "상위 존의 글루 레코드에 있는 주소"
	}),
	addresses: array(seen).readonly().meta({
		description: "Answers at each of its addresses",
		ko: "주소별 응답"
	}),
	addressesTotal: int().meta(listTotal("addresses"))
});
const difference = object({
	type: string().meta(descriptions.recordType),
	isVarying: boolean().meta({
		description: "Whether a repeated query to the same server returns a different answer",
		ko: "같은 서버도 다시 물으면 다르게 답하는지 여부"
	}),
	isClientSpecific: boolean().meta({
		description: "Whether a server marks its answer as valid for the client's network (RFC 7871)",
		ko: "응답이 클라이언트의 네트워크에 따른 것이라고 서버에서 알리는지 여부(RFC 7871)"
	}),
	ttl: int().nullable().meta({
		description: "TTL of the records in seconds; null if unknown",
		ko: "레코드의 TTL(초). 알 수 없으면 null"
	}),
	answers: array(object({
		values: array(string()).readonly().meta({
			description: "Record data in dig format",
			ko: "dig에서 출력하는 형식의 레코드 값"
		}),
		total: int().meta(listTotal("values")),
		by: array(string()).readonly().meta({
			description: "Name servers that return this answer",
			ko: "이 응답을 반환하는 네임서버"
		})
	})).readonly().meta({
		description: "What they say, and who says it",
		ko: "응답과 그렇게 답한 서버"
	}),
	total: int().meta(listTotal("answers"))
});
const resolverDifferences = array(object({
	name: string().meta(descriptions.ownerName),
	type: string().meta(descriptions.recordType),
	resolver: string().nullable().meta({
		description: "Resolver that returned the answer; null if unknown",
		ko: "응답한 리졸버. 알 수 없으면 null"
	}),
	isDenied: boolean().meta({
		description: "Whether the resolver returns NXDOMAIN",
		ko: "리졸버가 NXDOMAIN을 반환하는지 여부"
	}),
	values: array(string()).readonly().meta({
		description: "At the resolver",
		ko: "리졸버의 응답"
	}),
	served: array(string()).readonly().meta({
		description: "At a name server",
		ko: "네임서버의 응답"
	}),
	isVarying: boolean().meta({
		description: "Whether the name servers also return different addresses to this machine",
		ko: "네임서버들이 이 시스템에 반환하는 주소도 서로 다른지 여부"
	}),
	ttl: int().nullable().meta({
		description: "How long the resolver may keep its answer, in seconds; null if unknown",
		ko: "리졸버가 응답을 보관할 수 있는 시간(초). 알 수 없으면 null"
	})
})).readonly();
const key = object({
	keyTag: int().meta({
		description: "Key tag (RFC 4034 appendix B)",
		ko: "키 태그(RFC 4034 부록 B)"
	}),
	algorithm: int().meta({
		description: "DNSSEC algorithm number (RFC 8624)",
		ko: "DNSSEC 알고리즘 번호(RFC 8624)"
	})
});
const keySet = object({
	servers: array(string()).readonly().meta({
		description: "The name servers with this set",
		ko: "이 집합을 가진 네임서버"
	}),
	keys: array(key.extend({ flags: int().meta({
		description: "Flags: 257 for a key-signing key, 256 for a zone-signing key (RFC 4034 §2.1.1)",
		ko: "플래그. 257은 키 서명 키, 256은 존 서명 키(RFC 4034 §2.1.1)"
	}) })).readonly().meta({
		description: "The DNSKEY records of the set",
		ko: "집합의 DNSKEY 레코드"
	}),
	signingKeys: array(key).readonly().meta({
		description: "The keys of the set that these servers sign records with",
		ko: "이 서버들이 레코드 서명에 쓰는 집합의 키"
	}),
	algorithms: array(int()).readonly().meta({
		description: "The algorithms that these servers sign their records with",
		ko: "이 서버들이 레코드 서명에 쓰는 알고리즘"
	}),
	missingKeys: array(key).readonly().meta({
		description: "Keys that sign records at other name servers of the zone but are not in this set",
		ko: "존의 다른 네임서버에서 레코드를 서명하지만 이 집합에는 없는 키"
	})
});
const servers = object({
	list: array(server).readonly().meta({
		description: "Name servers in the delegation or in the zone",
		ko: "위임 또는 존에 있는 네임서버"
	}),
	total: int().meta(listTotal("list")),
	differences: array(difference).readonly().meta({
		description: "Types for which servers with the same version of the zone return different answers",
		ko: "같은 버전의 존을 가진 서버들이 서로 다르게 답하는 유형"
	}),
	keySets: array(keySet).readonly().meta({
		description: "The DNSKEY sets of the name servers if the sets or the signing keys differ, as where several providers sign the zone (RFC 8901); otherwise empty",
		ko: "여러 사업자가 존에 서명하는 경우(RFC 8901)처럼 네임서버의 DNSKEY 집합이나 서명에 쓰는 키가 서로 다르면 각 집합. 같으면 비어 있음"
	})
});
const transfer = object({
	server: string().meta(descriptions.serverName),
	address: string().meta(descriptions.serverAddress),
	state: _enum([
		"open",
		"refused",
		"unknown"
	]).meta({
		description: "open: the server sent the zone",
		ko: "open: 서버에서 존을 전송함"
	}),
	reason,
	records: int().nullable().meta({
		description: "The number of records that came; they are not kept",
		ko: "받은 레코드의 수. 레코드는 저장하지 않음"
	}),
	isComplete: boolean().nullable().meta({
		description: "Whether the whole zone came before the limits of this check",
		ko: "이 점검의 한도 안에서 존 전체를 받았는지 여부"
	})
});
const zoneTransfers = array(transfer).readonly().nullable();
const parent = object({
	name: string().nullable().meta({
		description: "The parent zone; null if unknown",
		ko: "상위 존. 알 수 없었으면 null"
	}),
	state: _enum([
		"delegated",
		"same-servers",
		"undelegated",
		"unknown"
	]).meta({
		description: "same-servers: its servers serve the child zone as well, and answer from that zone",
		ko: "same-servers: 상위 존의 서버가 하위 존도 제공하여 하위 존의 데이터로 답함"
	}),
	reason,
	nameServers: array(string()).readonly().meta({
		description: "Name servers in the delegation; empty if unknown",
		ko: "위임에 있는 네임서버. 알 수 없으면 비어 있음"
	}),
	isSigned: boolean().nullable().meta({
		description: "Whether the referral contains DS records",
		ko: "위임에 존의 키(DS)가 있는지 여부"
	}),
	referralOctets: int().nullable().meta({
		description: "The size of the referral for the longest possible name",
		ko: "가능한 가장 긴 이름에 대한 위임 응답의 크기"
	}),
	servers: array(stance.extend({
		server: string().meta(descriptions.serverName),
		address: string().meta(descriptions.serverAddress),
		tcp: ability.meta({
			description: "Whether it answers over TCP (RFC 7766)",
			ko: "TCP로 응답하는지 여부(RFC 7766)"
		}),
		edns: ability.meta({
			description: "Whether it answers queries with EDNS (RFC 6891)",
			ko: "EDNS 질의에 응답하는지 여부(RFC 6891)"
		}),
		nameServers: array(string()).readonly().nullable().meta({
			description: "Name servers in its referral; null without one",
			ko: "위임 응답에 있는 네임서버. 없으면 null"
		})
	})).readonly().meta({
		description: "Answers of the parent zone's name servers",
		ko: "상위 존 네임서버의 응답"
	})
});
// src/checks/dns/zone/schema.ts
const extended = object({
	code: int().meta(descriptions.edeCode),
	text: string().meta(descriptions.edeText)
});
const existence = object({
	state: _enum([
		"exists",
		"nxdomain",
		"unknown"
	]).meta({
		description: "exists; nxdomain: the name does not exist; unknown: resolvers gave no result",
		ko: "exists: 존재함. nxdomain: 존재하지 않음. unknown: 리졸버에서 알 수 없음"
	}),
	reason: string().nullable().meta({
		description: "Why the resolvers gave no result: a response code such as SERVFAIL, or TIMEOUT",
		ko: "리졸버에서 알 수 없었던 이유. SERVFAIL 같은 응답 코드 또는 TIMEOUT"
	}),
	resolver: string().nullable().meta({
		description: "The resolver that answered",
		ko: "응답한 리졸버"
	}),
	extended: array(extended).readonly().meta({
		description: "Extended DNS errors of the resolver (RFC 8914)",
		ko: "응답에 대한 리졸버의 설명(확장 DNS 오류, RFC 8914)"
	}),
	cdRcode: string().nullable().meta({
		description: "The response code with validation disabled (CD flag); null if not queried",
		ko: "검증을 끄고 질의했을 때의 응답 코드. 질의하지 않았으면 null"
	}),
	isResolverWorking: boolean().nullable().meta({
		description: "Whether the resolver answers for the parent zone; null if not queried",
		ko: "리졸버가 상위 존에는 응답했는지 여부. 질의하지 않았으면 null"
	}),
	authoritativeState: _enum([
		"exists",
		"nxdomain",
		"unknown"
	]).meta({
		description: "The same by the name servers of the zone",
		ko: "존의 네임서버가 답한 결과"
	})
});
const zone = object({
	name: string().nullable().meta({
		description: "The zone that contains the name; null if unknown",
		ko: "이름이 속한 존. 알 수 없었으면 null"
	}),
	reason: string().nullable().meta({
		description: "Why the zone is unknown; null if it is known",
		ko: "존을 알 수 없었던 이유. 알 수 있었으면 null"
	}),
	isApex: boolean().meta({
		description: "Whether the name is the zone apex",
		ko: "이름이 존 자체의 이름인지 여부"
	}),
	isDomain: boolean().meta({
		description: "Whether the zone is a domain registered at a registry",
		ko: "존이 레지스트리에서 등록하는 도메인인지 여부"
	})
});
const soa = object({
	mname: string().meta({
		description: "SOA MNAME: primary name server (RFC 1035 §3.3.13)",
		ko: "SOA MNAME: 주 네임서버(RFC 1035 §3.3.13)"
	}),
	mnameState: _enum([
		"found",
		"absent",
		"nxdomain",
		"unknown"
	]).meta({
		description: "Whether the primary server has an address",
		ko: "주 서버에 주소가 있는지 여부"
	}),
	rname: string().meta({
		description: "SOA RNAME: mailbox of the operator (RFC 1035 §3.3.13)",
		ko: "SOA RNAME: 관리자 메일 주소(RFC 1035 §3.3.13)"
	}),
	serial: int().meta({
		description: "Serial number of the SOA record (RFC 1035 §3.3.13)",
		ko: "SOA 레코드의 일련번호(RFC 1035 §3.3.13)"
	}),
	refresh: int().meta({
		description: "SOA REFRESH in seconds (RFC 1035 §3.3.13)",
		ko: "SOA REFRESH(초, RFC 1035 §3.3.13)"
	}),
	retry: int().meta({
		description: "SOA RETRY in seconds (RFC 1035 §3.3.13)",
		ko: "SOA RETRY(초, RFC 1035 §3.3.13)"
	}),
	expire: int().meta({
		description: "SOA EXPIRE in seconds (RFC 1035 §3.3.13)",
		ko: "SOA EXPIRE(초, RFC 1035 §3.3.13)"
	}),
	minimum: int().meta({
		description: "SOA MINIMUM in seconds: the limit for caching of negative answers (RFC 2308 §4)",
		ko: "SOA MINIMUM(초). 부정 응답 캐시 시간의 상한(RFC 2308 §4)"
	}),
	ttl: int().meta({
		description: "TTL of the SOA record in seconds",
		ko: "SOA 레코드의 TTL(초)"
	})
});
// src/checks/dns/schema.ts
const input = strictObject({ query: domainTarget().meta({
	description: "Domain or host name; the host part of a pasted URL is accepted",
	ko: "도메인 또는 호스트 이름. URL을 붙여 넣으면 호스트 부분을 씁니다",
	examples: ["example.com"]
}) });
const raw = object({
	name: string().meta({
		description: "Domain name that was observed, in ASCII",
		ko: "관측한 도메인 이름(ASCII)"
	}),
	observedAt: datetime().meta(descriptions.observedAt),
	existence: existence.meta({
		description: "Whether the name exists",
		ko: "이름이 존재하는지 여부"
	}),
	records: listings.meta({
		description: "The records of the name, by type",
		ko: "유형별 레코드"
	}),
	authoritativeFallback: array(object({
		type: _enum(listedTypes).meta(descriptions.recordType),
		state: _enum([
			"answered",
			"failing",
			"silent",
			"unknown"
		]).meta({
			description: "silent: no name server answers this query in time",
			ko: "silent: 어느 네임서버도 이 질의에 제시간에 응답하지 않음"
		}),
		security: _enum([
			"secure",
			"insecure",
			"bogus",
			"island",
			"indeterminate"
		]).meta({
			description: "DNSSEC validation result of their answer",
			ko: "그 응답에 대한 DNSSEC 검증 결과"
		})
	})).readonly().meta({
		description: "The name servers' answers for types for which the resolver fails (SERVFAIL)",
		ko: "리졸버가 실패한(SERVFAIL) 유형에 대한 네임서버의 응답"
	}),
	contradiction: object({
		resolver: string().meta({
			description: "The resolver that contradicts itself",
			ko: "모순된 응답을 한 리졸버"
		}),
		name: string().meta(descriptions.contradictoryName),
		deniedTypes: array(string()).readonly().meta({
			description: "Types for which it returned NXDOMAIN",
			ko: "NXDOMAIN을 반환한 질의의 유형"
		}),
		answeredTypes: array(string()).readonly().meta(descriptions.answeredTypes)
	}).nullable().meta({
		description: "A resolver that returns NXDOMAIN for some types and an answer for others; the rest was then queried at the name servers",
		ko: "리졸버가 일부 유형에는 NXDOMAIN을, 다른 유형에는 응답을 반환하는 경우. 나머지는 네임서버에 질의한 결과"
	}),
	resolverDifferences: resolverDifferences.meta({
		description: "Answers of the resolver that none of the name servers gives; the rest was then queried at the name servers",
		ko: "어느 네임서버의 응답과도 다른 리졸버의 응답. 나머지는 네임서버에 질의한 결과"
	}),
	zoneVersions: array(object({
		servers: array(string()).readonly().meta({
			description: "Name servers that return these records",
			ko: "이 레코드를 반환하는 네임서버"
		}),
		parsed: recordsRaw.meta({
			description: "Records of the name at these servers",
			ko: "이 서버에 있는 이름의 레코드"
		})
	})).readonly().meta({
		description: "The contents at name servers that return other records than the first ones; they are judged too",
		ko: "다른 레코드를 반환하는 네임서버별 레코드 내용. 함께 판단함"
	}),
	dns64: array(string()).readonly().meta({
		description: "IPv6 addresses that the resolver synthesised from IPv4 addresses (DNS64); they are left out elsewhere",
		ko: "리졸버가 IPv4 주소로 만들어(DNS64) 나머지에서 뺀 IPv6 주소"
	}),
	parsed: recordsRaw.nullable().meta({
		description: "The parsed records; null if the name does not exist or no resolver answers",
		ko: "레코드의 내용. 이름이 존재하지 않거나 응답하는 리졸버가 없으면 null"
	}),
	zone: zone.meta({
		description: "Zone that contains the name",
		ko: "이름이 속한 존"
	}),
	parent: parent.nullable().meta({
		description: "The delegation in the parent zone",
		ko: "상위 존의 위임"
	}),
	authoritativeServers: servers.meta({
		description: "The name servers of the zone",
		ko: "존의 네임서버"
	}),
	zoneTransfers: zoneTransfers.meta({
		description: "Whether the delegated name servers transfer the zone (AXFR) to this machine; null if not asked (axfr)",
		ko: "위임된 네임서버가 이 시스템에 존을 전송(AXFR)하는지 여부. 요청하지 않았으면(axfr) null"
	}),
	security: security.nullable().meta({
		description: "DNSSEC, if the zone is known",
		ko: "DNSSEC. 존을 알 수 있을 때"
	}),
	soa: soa.nullable().meta({
		description: "The SOA record of the zone",
		ko: "존의 SOA 레코드"
	})
});
// src/checks/dns/tables.ts
const states = {
	there: {
		en: "exists",
		ko: "있음"
	},
	unavailable: {
		en: "service does not exist",
		ko: "서비스 없음"
	},
	address: {
		en: "IP address",
		ko: "IP 주소"
	},
	alias: {
		en: "CNAME",
		ko: "CNAME"
	},
	missing: {
		en: "does not exist",
		ko: "없음"
	},
	"no-address": {
		en: "no address",
		ko: "주소 없음"
	},
	unknown: {
		en: "?",
		ko: "?"
	}
};
function tablesOf({ parsed }) {
	if (!parsed) return [];
	return [...srvTable(parsed.srv), ...naptrTable(parsed.naptr)];
}
function srvTable({ list }) {
	if (list.length === 0) return [];
	return [{
		columns: [
			{
				en: "SRV record",
				ko: "SRV 레코드"
			},
			{
				en: "Priority",
				ko: "우선순위"
			},
			{
				en: "Weight",
				ko: "가중치"
			},
			{
				en: "Port",
				ko: "포트"
			},
			{
				en: "Target is",
				ko: "대상 상태"
			},
			{
				en: "Target",
				ko: "대상"
			}
		],
		rows: list.map(({ owner, priority, weight, port, target, state }) => {
			return [
				owner,
				`${priority}`,
				`${weight}`,
				`${port}`,
				states[state],
				target
			];
		})
	}];
}
function naptrTable({ list }) {
	if (list.length === 0) return [];
	return [{
		columns: [
			{
				en: "NAPTR order",
				ko: "NAPTR 순서"
			},
			{
				en: "Preference",
				ko: "선호도"
			},
			{
				en: "Flags",
				ko: "플래그"
			},
			{
				en: "Service",
				ko: "서비스"
			},
			{
				en: "Expression or replacement",
				ko: "표현식 또는 대체 이름"
			}
		],
		rows: list.map(({ order, preference, flags, services, regexp, replacement }) => {
			return [
				`${order}`,
				`${preference}`,
				flags || "–",
				services || "–",
				regexp || replacement
			];
		})
	}];
}
// src/checks/dns/index.ts
const dns = defineCheck({
	id: "dns",
	version: 7,
	title: {
		en: "DNS records and zone health",
		ko: "DNS 레코드와 존 상태"
	},
	about: {
		en: "Reads the records of a name, queries every name server of its zone and the parent zone, validates DNSSEC, and reports problems.",
		ko: "이름의 레코드를 읽고, 존과 상위 존의 네임서버에 질의하고, DNSSEC을 검증하여 문제를 보고합니다."
	},
	notes,
	input,
	subject: "query",
	raw,
	cost: "standard",
	ttl: 60,
	words: words$1,
	target: ({ query }) => targetOfHost(query),
	collect,
	judge,
	fits: ({ name }, { query }) => name === query,
	observe,
	tables: tablesOf,
	monitored
});
export { dns as t };
