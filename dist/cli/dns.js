import { r as __toESM } from "./rolldown-runtime.js";
import { d as number, f as object, h as string, i as _enum, l as int, m as strictObject, o as array, s as boolean } from "./schemas.js";
import { n as datetime } from "./iso.js";
import { t as defineCheck } from "./check.js";
import { r as failure } from "./failure.js";
import { B as rcodeText, C as isWithin, D as nameOf, E as lowerCased, H as typeText, T as labelsOf, U as types, V as rcodes, _ as nameText, i as dataText, j as upwards, k as parentOf, v as parseName, w as keyOf, x as isSameName, z as classes } from "./read-message.js";
import { n as recordsOf, r as setsOf } from "./answer.js";
import { a as zoneAbove, c as askAuthority, d as ask, f as extendedErrors, i as toSerial, l as nameServer, n as domainTarget, o as zoneOf, r as isSerialBefore, u as nameServersOf } from "./domain-target.js";
import { t as writeMessage } from "./write-message.js";
import { a as matchDelegation, c as isZoneKey, i as delegationDigest, l as keyTag, n as securityOf, o as unchecked$2, s as verifySet, t as securityIn } from "./security.js";
import { t as attempt } from "./attempt.js";
import { i as require_ipaddr, t as reach } from "./address.js";
import { n as defineProblems, r as finder, t as conclude } from "./interpretation.js";
import { t as printable } from "./printable.js";
import { isIPv4, isIPv6 } from "node:net";
// src/checks/dns/servers-stance.ts
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
function stanceOf({ message, ...told }, zone) {
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
	const detail = `${typeof params["detail"] === "string" ? params["detail"] : ""}`;
	if (detail === "BADRESP") return {
		state: "lame",
		reason: detail
	};
	return {
		state: ours.has(detail) ? "unasked" : "silent",
		reason: detail
	};
}
function stanceBy(message, zone) {
	const { rcode, isAuthoritative, answers, authorities } = message;
	const lame = (reason) => ({
		state: "lame",
		reason
	});
	if (rcode !== rcodes.NOERROR) return lame(rcodeText(rcode));
	if (answers.some(({ type, name }) => type === types.SOA && isSameName(name, zone))) return isAuthoritative ? {
		state: "authoritative",
		reason: null
	} : lame("not-authoritative");
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
// src/checks/dns/servers-abilities.ts
const untold$1 = {
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
		reason: "refused"
	};
	if (soa.message) return soa.message.edns ? fine : {
		works: false,
		reason: "ignored"
	};
	return plain.message ? {
		works: false,
		reason: withoutAnswer(soa.failure).reason
	} : untold$1;
}
function aaaaAbility({ four, six }) {
	if (!four.message || four.message.rcode > rcodes.NXDOMAIN) return untold$1;
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
function spellingAbility({ soa, plain }) {
	if (!soa.message || !plain.message) return untold$1;
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
// src/checks/dns/collect-existence-zone.ts
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
	const states = told.map((each) => stateOf(each, name));
	const state = order.find((each) => states.includes(each)) ?? "unknown";
	const chosen = told[states.indexOf(state)] ?? first;
	return {
		state,
		reason: state === "unknown" && chosen?.answer.kind === "unknown" ? chosen.answer.reason : null,
		resolver: chosen?.reply?.server ?? null,
		extended: chosen ? extendedErrors(chosen).slice(0, mostExtended) : [],
		withoutChecking: chosen ? await withoutChecking(context, name, chosen) : null,
		works: null,
		authorities: "unknown"
	};
}
function stateOf({ answer }, name) {
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
		authorities
	};
	const above = await zoneAbove(context, zone, { isCheckingDisabled: true });
	return {
		...existence,
		state: authorities,
		authorities,
		works: above.kind === "zone"
	};
}
async function askWitnesses(context, zone, { name, parent }) {
	if (parent?.cut && isSameName(parent.cut, name)) return ["exists"];
	const { servers } = await nameServersOf(context, zone, { isCheckingDisabled: true });
	const glue = [...recordsOf("A", parent?.glue ?? []), ...recordsOf("AAAA", parent?.glue ?? [])];
	const known = servers.flatMap(({ addresses }) => addresses.slice(0, 1));
	const places = known.length > 0 ? known : glue.map(({ data }) => data.address);
	return Promise.all(places.slice(0, mostWitnesses).map(async (address) => existenceBy(await askAuthority(context, address, [name, types.A]), name)));
}
function plainName(name) {
	const text = nameText(lowerCased(name));
	return text === "." ? text : text.slice(0, -1);
}
function namesIn(records, zone) {
	const own = recordsOf("NS", records).filter(({ name }) => isSameName(name, zone));
	return [...new Set(own.map(({ data }) => plainName(data.name)))].toSorted().slice(0, 32);
}
// src/checks/dns/schema-listing.ts
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
	"SVCB"
];
const listing = object({
	state: _enum([
		"found",
		"absent",
		"nxdomain",
		"unknown"
	]).meta({
		description: "absent: the name exists and has none; nxdomain: there is no such name; unknown: nobody could tell",
		ko: "absent: 이름은 있으나 이 레코드가 없음. nxdomain: 이름이 없음. unknown: 알 수 없음"
	}),
	reason: string().nullable().meta({
		description: "Why it could not be told",
		ko: "알 수 없었던 이유"
	}),
	ttl: int().nullable().meta({
		description: "Seconds for which the answer holds: of the zone's own servers where one was asked, else what is left of them at the resolver",
		ko: "응답이 유효한 초. 영역의 네임서버에 물었으면 그 값, 아니면 리졸버에 남은 값"
	}),
	isAuthoritative: boolean().meta({
		description: "Whether the TTL is the one that the zone itself gives",
		ko: "TTL이 영역에서 정한 값인지 여부"
	}),
	aliases: array(string()).readonly().meta({
		description: "The names that the aliases lead to, one after the other",
		ko: "별칭이 차례로 가리키는 이름"
	}),
	values: array(string()).readonly().meta({
		description: `The data of the records as dig prints it; at most 64`,
		ko: `dig에서 출력하는 형식의 레코드 값. 최대 64개`
	}),
	total: int().meta({
		description: "How many records there are",
		ko: "레코드의 수"
	})
});
const listings = object({
	A: listing,
	AAAA: listing,
	CNAME: listing,
	MX: listing,
	TXT: listing,
	NS: listing,
	SOA: listing,
	CAA: listing,
	DS: listing,
	DNSKEY: listing,
	HTTPS: listing,
	SVCB: listing
});
// src/checks/dns/collect-listing-zone.ts
const longestValue = 4096;
async function listingsOf(context, name) {
	const list = async (type) => listingOf((await ask(context, name, types[type])).answer);
	const [A, AAAA, CNAME, MX, TXT, NS, SOA, CAA, DS, DNSKEY, HTTPS, SVCB] = await Promise.all([
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
		list("SVCB")
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
		SVCB
	};
}
const states = {
	found: "found",
	nodata: "absent",
	nxdomain: "nxdomain"
};
function listingOf(answer) {
	const none = {
		ttl: null,
		isAuthoritative: false,
		aliases: [],
		values: [],
		total: 0
	};
	if (answer.kind === "unknown") return {
		...none,
		state: "unknown",
		reason: answer.reason
	};
	const records = answer.kind === "found" ? answer.records : [];
	const values = records.slice(0, 64).map(({ data }) => dataText(data).slice(0, longestValue));
	return {
		...none,
		state: states[answer.kind],
		reason: null,
		ttl: Number.isFinite(answer.seconds) ? answer.seconds : null,
		aliases: answer.aliases.map(({ data }) => plainName(data.name)),
		values: values.toSorted(),
		total: records.length
	};
}
// src/checks/dns/referral-zone.ts
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
// src/checks/dns/collect-parent-zone.ts
const mostAsked$1 = 4;
const patience$1 = 1200;
async function askParent(context, parent, name) {
	const { servers } = await nameServersOf(context, parent, { isCheckingDisabled: true });
	const views = (await askSome(context, parent, name, servers)).map((each) => ({
		...each,
		says: readReferral(each.referral, parent, name)
	}));
	const says = (views.find(({ says }) => says.state !== "unknown") ?? views[0])?.says ?? {
		state: "unknown",
		reason: "NO-SERVER",
		cut: null,
		records: [],
		glue: []
	};
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
			asked: views.map(({ server, address, own, tcp, ...view }) => ({
				server,
				address,
				...stanceOf(own, parent),
				tcp: abilityOf(tcp),
				edns: ednsAbility({
					soa: own,
					plain: tcp
				}),
				nameServers: view.says.state === "delegated" && view.says.cut ? namesIn(view.says.records, view.says.cut) : null
			}))
		}
	};
}
function placesIn(servers, isFour) {
	return servers.flatMap(({ name, addresses }) => {
		const address = addresses.find((each) => isIPv4(each) === isFour);
		return address === void 0 ? [] : [{
			server: plainName(name),
			address
		}];
	}).slice(0, mostAsked$1);
}
async function askSome(context, parent, name, servers) {
	const askAll = (isFour) => Promise.all(placesIn(servers, isFour).map((each) => askOne(context, parent, name, each)));
	const asked = await askAll(true);
	return asked.some(({ own }) => own.message) ? asked : [...asked, ...await askAll(false)];
}
async function askOne(context, parent, name, { server, address }) {
	const [own, tcp, referral] = await Promise.all([
		askAuthority(context, address, [parent, types.SOA], {
			isDnssecOk: true,
			patience: patience$1
		}),
		askAuthority(context, address, [parent, types.SOA], {
			isOverTcp: true,
			hasEdns: false,
			patience: patience$1
		}),
		askAuthority(context, address, [name, types.NS], {
			isDnssecOk: true,
			patience: patience$1
		})
	]);
	return {
		server,
		address,
		own,
		tcp,
		referral: !referral.message && tcp.message ? await askAuthority(context, address, [name, types.NS], {
			hasEdns: false,
			patience: patience$1
		}) : referral
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
// src/checks/dns/collect-locate-zone.ts
const unchecked$1 = { isCheckingDisabled: true };
const mostSteps = 40;
async function locate(context, name) {
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
async function locateFromAbove(context, name, reason) {
	const parentName = parentOf(name);
	const names = parentName ? [...upwards(parentName)].slice(0, mostSteps) : [];
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
// src/checks/dns/collect-times-zone.ts
async function withOwnTimes(context, name, records, { list }) {
	const [best] = list.flatMap(({ addresses }) => addresses.filter(({ state }) => state === "authoritative")).toSorted((one, other) => (one.ms ?? 0) - (other.ms ?? 0));
	if (!best) return records;
	const entries = await Promise.all(listedTypes.map(async (type) => {
		if (type === "DS") return [type, records.DS];
		const told = await askAuthority(context, best.address, [name, types[type]], { patience: 1200 });
		return [type, merge(records[type], told, name)];
	}));
	return {
		...records,
		...Object.fromEntries(entries)
	};
}
function merge(known, told, name) {
	if (!told.message?.isAuthoritative) return known;
	const own = listingOf(told.answer);
	if (known.state === "unknown") return own.state === "unknown" ? known : {
		...own,
		isAuthoritative: true,
		reason: known.reason
	};
	const ttls = told.message.answers.filter((each) => isSameName(each.name, name)).map(({ ttl }) => ttl);
	const absence = known.state === own.state ? own.ttl : null;
	const ttl = ttls.length > 0 ? Math.min(...ttls) : absence;
	return ttl === null ? known : {
		...known,
		ttl,
		isAuthoritative: true
	};
}
// src/checks/dns/security-zone-facts.ts
const mostKeys = 32;
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
	return answer.kind === "found" ? recordsOf(kind, answer.records).slice(0, mostKeys) : [];
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
// src/checks/dns/security-collect.ts
const mostLinks = 24;
async function securityFor(context, name, zone) {
	const facts = Promise.all([denialOf(context, zone), changeOf(context, zone)]);
	const [own, ...sets] = await Promise.all([
		securityOf(context, zone, types.SOA),
		securityOf(context, name, types.A),
		...listedTypes.filter((type) => type !== "A").map((type) => verify(context, name, types[type]))
	]);
	const [denial, change] = await facts;
	const parts = sets.flatMap((each) => each.sets);
	const links = [own, ...sets].flatMap((each) => each.links);
	return {
		state: own.state,
		reason: own.reason,
		zone: spelt(own.zone),
		links: links.filter(isFirst((each) => each.zone)).slice(0, mostLinks).map(seenLink),
		sets: parts.filter(isFirst((each) => `${each.name} ${each.type}`)).map(seenSet),
		denial,
		change,
		opinion: seenOpinion(own)
	};
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
function seenSet({ name, type, holds, state, reason, zone, algorithm, expires, wildcard }) {
	return {
		name: spelt(name),
		type,
		holds,
		state,
		reason,
		zone: spelt(zone),
		algorithm,
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
		withoutChecking,
		verdict,
		reason,
		agrees
	};
}
function spelt(name) {
	return name === "." ? name : name.replace(/\.$/, "").toLowerCase();
}
// src/checks/dns/servers-signatures.ts
const unknown = (reason) => ({
	state: "unknown",
	reason,
	expires: null
});
const failed = (reason) => ({
	state: "failed",
	reason,
	expires: null
});
function signaturesBy({ keys, soa, ns, four, six }, aim, now) {
	const { zone, delegations } = aim;
	if (!keys.message?.isAuthoritative || !soa.message || delegations === null) return unknown(null);
	const keySet = setsOf(keys.message.answers).find(({ type, name }) => type === types.DNSKEY && isSameName(name, zone));
	if (!keySet) return {
		state: "unsigned",
		reason: null,
		expires: null
	};
	const all = recordsOf("DNSKEY", keySet.records);
	const anchored = anchoredOf(zone, delegations, all);
	if ("reason" in anchored) return anchored;
	const told = [
		soa,
		ns,
		four
	].flatMap(({ message }) => message?.isAuthoritative ? [message] : []);
	const denials = [four, six].flatMap(({ message }) => message?.isAuthoritative ? [message] : []);
	const sets = [...told.flatMap(({ answers }) => setsOf(answers)).filter((set) => isOwn(set, aim)), ...denials.flatMap(({ authorities }) => setsOf(authorities)).filter((set) => isProof(set, zone))];
	return summary([verifySet(keySet, anchored.keys, now.getTime(), aim.budget), ...sets.map((set) => verifySet(set, all, now.getTime(), aim.budget))], now);
}
function anchoredOf(zone, delegations, keys) {
	if (delegations.length === 0) return { keys: keys.filter(({ data }) => isZoneKey(data)) };
	const matched = matchDelegation(zone, delegations.map(({ data }) => data), keys);
	if (matched.kind === "unsupported") return unknown("unsupported-algorithm");
	return matched.kind === "failed" ? failed(matched.problem) : matched;
}
function isOwn({ name }, aim) {
	return isSameName(name, aim.zone) || isSameName(name, aim.name);
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
function summary(all, now) {
	const failures = all.flatMap((each) => each.kind === "failed" ? each.troubles : []);
	const first = failures.find(({ problem }) => problem !== "too-many");
	if (first) return failed(first.problem);
	if (failures.length > 0) return unknown("too-many");
	const ends = all.flatMap((each) => each.kind === "verified" ? [each.signature.data.expiration] : []);
	const left = Math.min(...ends.map((end) => end - toSerial(now.getTime()) >>> 0));
	return {
		state: "verified",
		reason: null,
		expires: new Date(now.getTime() + left * 1e3).toISOString()
	};
}
// src/checks/dns/servers-address.ts
const patience = 1200;
const withSignatures = {
	isDnssecOk: true,
	patience
};
async function lookAt(context, { address, isGlue }, sought) {
	const { zone, name } = sought;
	const [soa, plain, tcp, ns, keys, four, six] = await Promise.all([
		askAuthority(context, address, [zone, types.SOA], withSignatures),
		askAuthority(context, address, [mixedCase(zone), types.SOA], {
			hasEdns: false,
			patience
		}),
		askAuthority(context, address, [zone, types.SOA], {
			isOverTcp: true,
			hasEdns: false,
			patience
		}),
		askAuthority(context, address, [zone, types.NS], withSignatures),
		askAuthority(context, address, [zone, types.DNSKEY], withSignatures),
		askAuthority(context, address, [name, types.A], withSignatures),
		askAuthority(context, address, [name, types.AAAA], withSignatures)
	]);
	const replies = {
		soa,
		plain,
		tcp,
		ns,
		keys,
		four,
		six
	};
	const best = soa.message ? soa : plain.message ? plain : soa;
	const stance = stanceOf(best, zone);
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
		tcp: abilityOf(tcp),
		edns: ednsAbility(replies),
		aaaa: aaaaAbility(replies),
		spelling: spellingAbility(replies),
		existence: existenceBy(four, name),
		nameServers: ns.message?.isAuthoritative ? namesIn(ns.message.answers, zone) : null,
		signatures: signaturesBy(replies, sought, context.now()),
		largest: largestOf([
			soa,
			ns,
			keys,
			four,
			six
		])
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
	return {
		serial: found[0]?.data.serial ?? null,
		soaCount: found.length
	};
}
function largestOf(told) {
	return told.flatMap(({ reply, message }) => reply ? [{
		type: typeText(message.questions[0]?.type ?? 0),
		octets: reply.message.length
	}] : []).toSorted((one, other) => other.octets - one.octets)[0] ?? null;
}
function mixedCase(name) {
	const mixed = (octet, at) => at % 2 === 0 && octet >= 97 && octet <= 122 ? octet - 32 : octet;
	return nameOf(labelsOf(name).map((label) => label.map(mixed)));
}
// src/checks/dns/servers-collect.ts
const mostAsked = 64;
const mostAddresses = 16;
const unchecked = { isCheckingDisabled: true };
async function lookAtServers(context, sought, parent) {
	const { answer } = await ask(context, sought.zone, types.NS, unchecked);
	const told = answer.kind === "found" ? recordsOf("NS", answer.records).map(({ data }) => data.name) : [];
	const first = await lookAtAll(context, sought, parent, distinct([...parent.names, ...told]));
	const known = new Set(first.map(({ name }) => name));
	const named = first.flatMap(({ addresses }) => addresses.flatMap(({ nameServers }) => nameServers ?? []));
	const second = await lookAtAll(context, sought, parent, [...new Set(named)].filter((name) => !known.has(name)).slice(0, 32 - first.length).map(parseName));
	const ofResolver = answer.kind === "unknown" ? null : told.map(plainName);
	return {
		list: [...first, ...second].map((each) => ({
			...each,
			isAtChild: isAtChild(each.name, named, ofResolver)
		})).toSorted((one, other) => one.name < other.name ? -1 : 1),
		total: Math.max(known.size, new Set([...known, ...named]).size)
	};
}
function isAtChild(name, named, ofResolver) {
	if (named.length > 0) return named.includes(name);
	return ofResolver && ofResolver.includes(name);
}
async function lookAtAll(context, sought, parent, names) {
	const found = await Promise.all(names.map(async (name) => placed(await nameServer(context, name, unchecked), sought, parent)));
	const chosen = chooseAddresses(found);
	return Promise.all(found.map(async ({ addresses, ...server }) => ({
		...server,
		addressesTotal: addresses.length,
		addresses: await Promise.all(addresses.filter((address) => chosen.has(`${server.name} ${address}`)).map((address) => {
			return lookAt(context, {
				address,
				isGlue: server.glue.includes(address)
			}, sought);
		}))
	})));
}
function placed({ name, answers, addresses }, { zone }, parent) {
	const { A, AAAA } = answers;
	const glue = glueOf(name, parent.glue);
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
		own: isTold ? addresses : null,
		glue,
		addresses: [...new Set([...glue, ...addresses])].slice(0, mostAddresses)
	};
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
	return [...new Set(all)].slice(0, mostAddresses);
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
	return [...new Map(names.map((name) => [keyOf(name), name])).values()].slice(0, 32);
}
// src/checks/dns/collect.ts
const mostSignatures = 400;
const noServers = {
	list: [],
	total: 0
};
async function collect({ query }, context) {
	const name = parseName(query);
	const [existence, records] = await Promise.all([existenceOf(context, name), listingsOf(context, name)]);
	const isThere = existence.state !== "nxdomain";
	const located = isThere ? await locate(context, name) : await locateOnly(context, name);
	if (existence.state === "unknown" && located.zone === null && located.parent === null) throw untold(query, existence.reason ?? located.reason ?? "SERVFAIL");
	const { zone } = located;
	const [servers, security] = await Promise.all([isThere && zone ? serversOf(context, name, zone, located) : noServers, zone ? securityFor(context, name, zone) : null]);
	return {
		name: query,
		observedAt: context.now().toISOString(),
		existence: await withAuthorities(context, existence, {
			name,
			zone: located.zone,
			parent: located.parent,
			servers: servers.list
		}),
		records: await withOwnTimes(context, name, records, servers),
		zone: {
			name: located.zone && plainName(located.zone),
			reason: located.reason,
			isApex: located.zone !== null && isSameName(located.zone, name)
		},
		parent: located.parent?.seen ?? null,
		soa: located.soa && await soaOf(context, located.soa),
		servers,
		security
	};
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
	const found = answer.kind === "found" ? recordsOf("DS", answer.records) : [];
	return lookAtServers(context, {
		zone,
		name,
		delegations: answer.kind === "unknown" ? null : found,
		budget: { left: mostSignatures }
	}, parent ?? {
		names: [],
		glue: []
	});
}
async function soaOf(context, { data, ttl }) {
	const { primary, mailbox, serial, refresh, retry, expire, minimum } = data;
	const primaryState = addressState(await nameServer(context, primary, { isCheckingDisabled: true }));
	return {
		primary: plainName(primary),
		primaryState,
		mailbox: plainName(mailbox),
		serial,
		refresh,
		retry,
		expire,
		minimum,
		ttl
	};
}
function untold(host, reason) {
	return reason === "TIMEOUT" ? failure("timeout.dns", { host }) : failure("dns.failed", {
		host,
		detail: reason
	});
}
// src/checks/dns/direct-zone.ts
function directOf({ parent, servers }) {
	const asked = [...parent?.asked ?? [], ...servers.list.flatMap(({ addresses }) => addresses)];
	const working = asked.filter(({ state }) => state === "authoritative");
	const isIntercepted = asked.length > 0 && asked.every(({ reason }) => reason === "not-authoritative");
	return {
		works: working.length > 0,
		overTcp: asked.some(({ tcp }) => tcp.works === true),
		withEdns: working.some(({ edns }) => edns.works === true),
		reason: isIntercepted ? "intercepted" : asked.find(({ state }) => state !== "authoritative")?.reason ?? null
	};
}
function placesOf({ servers }) {
	return servers.list.flatMap((server) => server.addresses.map((each) => ({
		...each,
		server
	})));
}
function subjectOf({ server, address }) {
	return `${server.name} ${address}`;
}
// src/checks/dns/problems-delegation-zone.ts
var import_ipaddr = __toESM(require_ipaddr(), 1);
const delegationProblems = defineProblems({
	"single-server": {
		severity: "high",
		cause: {
			en: "{zone} has a single name server ({server}): when it is away, so is everything in the zone.",
			ko: "{zone}의 네임서버가 하나({server})뿐이어서, 멈추면 영역의 모든 것이 멈춥니다."
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
			en: "All name servers of {zone} have one and the same address ({address}).",
			ko: "{zone}의 모든 네임서버가 같은 주소 하나({address})를 씁니다."
		},
		action: {
			en: "Put one of them on another machine in another network.",
			ko: "그중 하나를 다른 네트워크의 다른 시스템으로 옮기십시오."
		},
		reference: "RFC 2182 §3.1"
	},
	"shared-address": {
		severity: "medium",
		cause: {
			en: "Several name servers have the address {address}: {servers}. They are one server under several names.",
			ko: "여러 네임서버({servers})가 주소 {address|을/를} 함께 씁니다. 이름만 다른 하나의 서버입니다."
		},
		action: {
			en: "Name it once, or give each name server an address of its own.",
			ko: "한 번만 등록하거나 각 네임서버에 자체 주소를 주십시오."
		},
		reference: "RFC 2182 §3.1"
	},
	"single-ipv4": {
		severity: "medium",
		cause: {
			en: "Only one name server of {zone} has an IPv4 address ({server}); whoever has IPv4 alone depends on it.",
			ko: "{zone}의 네임서버 가운데 IPv4 주소가 있는 것은 {server} 하나뿐이어서, IPv4만 쓰는 곳은 여기에 의존합니다."
		},
		action: {
			en: "Give a second name server an IPv4 address.",
			ko: "두 번째 네임서버에 IPv4 주소를 주십시오."
		},
		reference: "RFC 3901 §4"
	},
	"single-ipv6": {
		severity: "low",
		cause: {
			en: "Only one name server of {zone} has an IPv6 address ({server}).",
			ko: "{zone}의 네임서버 가운데 IPv6 주소가 있는 것은 {server} 하나뿐입니다."
		},
		action: {
			en: "Give a second name server an IPv6 address.",
			ko: "두 번째 네임서버에 IPv6 주소를 주십시오."
		},
		reference: "RFC 3901 §4"
	},
	"one-network": {
		severity: "medium",
		cause: {
			en: "All name servers of {zone} are in one network ({network}): one failure takes all of them away.",
			ko: "{zone}의 모든 네임서버가 한 네트워크({network})에 있어, 장애 하나로 모두 멈출 수 있습니다."
		},
		action: {
			en: "Put one of them into another network, best at another provider.",
			ko: "그중 하나를 다른 네트워크, 가능하면 다른 사업자에게 두십시오."
		},
		reference: "RFC 2182 §3.1"
	},
	"servers-only-above": {
		severity: "high",
		cause: {
			en: "The zone above names {servers} for {zone}, and the zone itself does not.",
			ko: "상위 영역은 {zone}의 네임서버로 {servers|을/를} 지정하지만, 영역 자체에는 없습니다."
		},
		action: {
			en: "Have the registrar name the servers that stand in the zone, or add the NS records to the zone.",
			ko: "영역에 있는 네임서버를 등록 기관에 등록하거나, 영역에 NS 레코드를 추가하십시오."
		},
		reference: "RFC 1034 §4.2.2"
	},
	"servers-only-below": {
		severity: "high",
		cause: {
			en: "{zone} names {servers} itself, and the zone above does not.",
			ko: "{zone} 영역은 네임서버로 {servers|을/를} 지정하지만, 상위 영역에는 없습니다."
		},
		action: {
			en: "Have the registrar add them, or take the NS records out of the zone.",
			ko: "등록 기관에 추가하거나, 영역에서 NS 레코드를 제거하십시오."
		},
		reference: "RFC 1034 §4.2.2"
	},
	"servers-disagree": {
		severity: "medium",
		cause: {
			en: "The name servers do not name the same servers: {server} at {address} names {servers}.",
			ko: "네임서버마다 알려 주는 네임서버가 다릅니다. {server}({address})에서는 {servers|을/를} 지정합니다."
		},
		action: {
			en: "Have every server of the zone serve the same version of it.",
			ko: "모든 네임서버가 같은 버전의 영역을 제공하게 하십시오."
		},
		reference: "RFC 1034 §4.2.2"
	},
	"parents-disagree": {
		severity: "medium",
		cause: {
			en: "The servers of {parent} do not name the same servers for {zone}: {server} names {servers}.",
			ko: "{parent} 네임서버마다 {zone}의 네임서버를 다르게 알려 줍니다. {server|은/는} {servers|을/를} 지정합니다."
		},
		action: {
			en: "Wait until a change has reached all of them; tell the registry if it lasts.",
			ko: "변경 사항이 모두 반영될 때까지 기다리고, 계속되면 등록 기관에 알리십시오."
		}
	},
	"glue-missing": {
		severity: "high",
		cause: {
			en: "The zone above gives no address of {server}, whose name is in {zone} itself: nobody can find it.",
			ko: "{server}의 이름이 {zone} 영역 안에 있는데 상위 영역에서 주소를 알려 주지 않아 찾을 수 없습니다."
		},
		action: {
			en: "Enter the addresses of {server} at the registrar as a host (glue) record.",
			ko: "등록 기관에 {server}의 주소를 호스트(글루) 레코드로 등록하십시오."
		},
		reference: "RFC 9471 §3.1"
	},
	"glue-wrong": {
		severity: "high",
		cause: {
			en: "The zone above gives {glue} for {server}, whose own records do not have it (they have {own}).",
			ko: "상위 영역은 {server}의 주소로 {glue|을/를} 알려 주지만, 자체 레코드에는 없습니다(자체 주소: {own})."
		},
		action: {
			en: "Correct the host (glue) record at the registrar, or the address records of {server}.",
			ko: "등록 기관의 호스트(글루) 레코드 또는 {server}의 주소 레코드를 고치십시오."
		},
		reference: "RFC 1912 §2.3"
	},
	"glue-incomplete": {
		severity: "info",
		cause: {
			en: "{server} has addresses that the zone above does not give: {missing}.",
			ko: "{server}의 주소 가운데 상위 영역에서 알려 주지 않는 것이 있습니다: {missing}."
		},
		action: {
			en: "Add them to the host (glue) record at the registrar.",
			ko: "등록 기관의 호스트(글루) 레코드에 추가하십시오."
		},
		reference: "RFC 1912 §2.3"
	},
	"referral-large": {
		severity: "low",
		cause: {
			en: "The referral to {zone} takes {octets} octets for the longest names, more than the 512 that arrive everywhere.",
			ko: "가장 긴 이름에 대한 {zone} 위임 응답이 {octets}옥텟으로, 어디서나 받을 수 있는 512옥텟을 넘습니다."
		},
		action: {
			en: "Name fewer servers, or give them shorter names in one common domain.",
			ko: "네임서버를 줄이거나, 같은 도메인의 짧은 이름을 쓰십시오."
		},
		reference: "RFC 1035 §4.2.1"
	}
});
// src/checks/dns/problems-keys.ts
const keyProblems = defineProblems({
	"algorithm-forbidden": {
		severity: "high",
		cause: {
			en: "{zone} is signed with algorithm {algorithm}, which nobody should sign with any more: resolvers may treat the zone as unsigned.",
			ko: "{zone|은/는} 더 이상 서명에 쓰지 말아야 할 알고리즘 {algorithm|으로/로} 서명되어, 리졸버에서 서명하지 않은 것으로 취급할 수 있습니다."
		},
		action: {
			en: "Roll over to algorithm 13 (ECDSAP256SHA256).",
			ko: "알고리즘 13(ECDSAP256SHA256)으로 바꾸십시오."
		},
		reference: "RFC 9904 §3, RFC 9905 §2, RFC 9906 §2"
	},
	"algorithm-unusual": {
		severity: "medium",
		cause: {
			en: "{zone} has keys of algorithm {algorithm}, by which hardly any resolver verifies.",
			ko: "{zone}에 거의 모든 리졸버에서 검증하지 않는 알고리즘 {algorithm}의 키가 있습니다."
		},
		action: {
			en: "Sign with algorithm 13 (ECDSAP256SHA256).",
			ko: "알고리즘 13(ECDSAP256SHA256)으로 서명하십시오."
		},
		reference: "RFC 9904 §3"
	},
	"key-short": {
		severity: "medium",
		cause: {
			en: "The key {tag} of {zone} has {bits} bits; RSA needs 2,048.",
			ko: "{zone}의 키 {tag|은/는} {bits}비트입니다. RSA에는 2,048비트가 필요합니다."
		},
		action: {
			en: "Roll over to a key of 2,048 bits, or better to algorithm 13.",
			ko: "2,048비트 키, 가능하면 알고리즘 13으로 바꾸십시오."
		},
		reference: "RFC 6781 §3.4.2, NIST SP 800-57"
	},
	"key-long": {
		severity: "medium",
		cause: {
			en: "The key {tag} of {zone} has {bits} bits, more than its algorithm allows (4,096).",
			ko: "{zone}의 키 {tag|은/는} {bits}비트로, 알고리즘에서 허용하는 4,096비트를 넘습니다."
		},
		action: {
			en: "Roll over to a key of 2,048 bits, or better to algorithm 13.",
			ko: "2,048비트 키, 가능하면 알고리즘 13으로 바꾸십시오."
		},
		reference: "RFC 5702 §2"
	},
	"digest-sha1": {
		severity: "medium",
		cause: {
			en: "The zone above names the keys of {zone} by SHA-1 digests alone.",
			ko: "상위 영역에서 {zone}의 키를 SHA-1 다이제스트로만 지정합니다."
		},
		action: {
			en: "Enter a DS record with digest type 2 (SHA-256) at the registrar, and take the other one out.",
			ko: "등록 기관에 다이제스트 유형 2(SHA-256)의 DS 레코드를 등록하고 기존 것은 제거하십시오."
		},
		reference: "RFC 9905 §3"
	},
	"digest-sha1-beside": {
		severity: "low",
		cause: {
			en: "Beside better ones the zone above still has a SHA-1 digest of a key of {zone}; nobody needs it.",
			ko: "상위 영역에 더 나은 다이제스트와 함께 {zone} 키의 SHA-1 다이제스트가 남아 있습니다."
		},
		action: {
			en: "Take the DS record with digest type 1 out at the registrar.",
			ko: "등록 기관에서 다이제스트 유형 1의 DS 레코드를 제거하십시오."
		},
		reference: "RFC 9905 §3"
	},
	"digest-unusual": {
		severity: "medium",
		cause: {
			en: "The zone above has a DS record of {zone} with digest type {type}, which is reserved, given up or hardly known.",
			ko: "상위 영역에 {zone}의 다이제스트 유형 {type} DS 레코드가 있습니다. 예약되었거나 폐기되었거나 거의 쓰이지 않는 유형입니다."
		},
		action: {
			en: "Enter a DS record with digest type 2 (SHA-256) in its place.",
			ko: "다이제스트 유형 2(SHA-256)의 DS 레코드로 바꾸십시오."
		},
		reference: "RFC 9904 §3, RFC 9906 §2"
	},
	"delegation-unused": {
		severity: "low",
		cause: {
			en: "The zone above has a DS record ({tag}) that matches no key of {zone}; another one does.",
			ko: "상위 영역에 {zone}의 어떤 키와도 일치하지 않는 DS 레코드({tag})가 있습니다. 다른 레코드는 일치합니다."
		},
		action: {
			en: "Take it out at the registrar, unless its key is about to come.",
			ko: "곧 쓸 키가 아니면 등록 기관에서 제거하십시오."
		},
		reference: "RFC 6781 §4.1.2"
	},
	"nsec3-iterations": {
		severity: "medium",
		cause: {
			en: "{zone} hashes names {iterations} times more than once (NSEC3 iterations): that hides nothing, and resolvers may treat the zone as unsigned.",
			ko: "{zone|은/는} 이름을 {iterations}회 추가로 해시합니다(NSEC3 iterations). 숨겨지는 것은 없으며, 리졸버에서 서명하지 않은 것으로 취급할 수 있습니다."
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
			en: "{zone} hashes names with a salt (NSEC3), which is of no use.",
			ko: "{zone|은/는} 이름을 솔트와 함께 해시합니다(NSEC3). 효과가 없습니다."
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
			en: "{zone} tells the zone above which keys to name (CDS, CDNSKEY): {what}.",
			ko: "{zone} 영역에서 상위 영역에 지정할 키를 알립니다(CDS, CDNSKEY): {what}."
		},
		action: {
			en: "None is needed: registries that look for it act on it.",
			ko: "할 일이 없습니다. 지원하는 등록 기관에서 처리합니다."
		},
		reference: "RFC 7344 §3, RFC 8078 §3"
	},
	"change-wrong": {
		severity: "medium",
		cause: {
			en: "What {zone} tells the zone above of its keys (CDS, CDNSKEY) cannot be followed: {what}.",
			ko: "{zone} 영역에서 상위 영역에 알리는 키(CDS, CDNSKEY)를 따를 수 없습니다: {what}."
		},
		action: {
			en: "Publish CDS and CDNSKEY records of keys that the zone has and is signed with, or none.",
			ko: "영역에 있고 서명에 쓰는 키의 CDS와 CDNSKEY 레코드를 게시하거나, 모두 제거하십시오."
		},
		reference: "RFC 7344 §4.1, RFC 8078 §4"
	}
});
// src/checks/dns/problems-security.ts
const lost = {
	en: "Resolvers that verify give no answer.",
	ko: "서명을 검증하는 리졸버에서는 답을 얻을 수 없습니다."
};
const securityProblems = defineProblems({
	"bogus-delegation": {
		severity: "critical",
		cause: {
			en: `The DS records of {zone} match none of its keys ({reason}). ${lost.en}`,
			ko: `{zone}의 DS 레코드와 일치하는 키가 없습니다({reason}). ${lost.ko}`
		},
		action: {
			en: "Enter the DS record of the current key at the registrar, or take all DS records out until the zone is signed again.",
			ko: "등록 기관에 현재 키의 DS 레코드를 등록하거나, 영역을 다시 서명할 때까지 DS 레코드를 모두 제거하십시오."
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
			en: "Sign the zone again now, and have it signed again by itself long before signatures end.",
			ko: "지금 영역을 다시 서명하고, 서명이 끝나기 훨씬 전에 자동으로 다시 서명되게 하십시오."
		},
		reference: "RFC 4035 §5.3.1"
	},
	"bogus-early": {
		severity: "critical",
		cause: {
			en: `Signatures of {zone} do not hold yet. ${lost.en}`,
			ko: `{zone}의 서명이 아직 유효하지 않습니다. ${lost.ko}`
		},
		action: {
			en: "Set the clock of the machine that signs, and sign the zone again.",
			ko: "서명하는 시스템의 시계를 맞추고 영역을 다시 서명하십시오."
		},
		reference: "RFC 4035 §5.3.1"
	},
	"bogus-unsigned": {
		severity: "critical",
		cause: {
			en: `The zone above says that {zone} is signed, and signatures are missing. ${lost.en}`,
			ko: `상위 영역은 {zone|이/가} 서명되었다고 하지만 서명이 없습니다. ${lost.ko}`
		},
		action: {
			en: "Sign the zone on every name server, or take the DS records out at the registrar.",
			ko: "모든 네임서버에서 영역을 서명하거나, 등록 기관에서 DS 레코드를 제거하십시오."
		},
		reference: "RFC 4035 §5.2"
	},
	bogus: {
		severity: "critical",
		cause: {
			en: `The signatures of {zone} do not verify ({reason}). ${lost.en}`,
			ko: `{zone}의 서명을 검증할 수 없습니다({reason}). ${lost.ko}`
		},
		action: {
			en: "Sign the zone again with its current keys, and change nothing in it afterwards.",
			ko: "현재 키로 영역을 다시 서명하고, 서명한 뒤에는 내용을 바꾸지 마십시오."
		},
		reference: "RFC 4035 §5"
	},
	"set-bogus": {
		severity: "critical",
		cause: {
			en: `The answers for {name} ({types}) do not verify: {reason}. ${lost.en}`,
			ko: `{name}의 응답({types})을 검증할 수 없습니다: {reason}. ${lost.ko}`
		},
		action: {
			en: "Sign {zone} again with its current keys, and change nothing in it afterwards.",
			ko: "현재 키로 {zone} 영역을 다시 서명하고, 서명한 뒤에는 내용을 바꾸지 마십시오."
		},
		reference: "RFC 4035 §5.3"
	},
	"server-bogus": {
		severity: "critical",
		cause: {
			en: `What the name server {server} at {address} answers does not verify ({reason}), unlike other servers of the zone. Resolvers that ask it may give no answer.`,
			ko: "네임서버 {server}({address})의 응답은 다른 네임서버와 달리 검증할 수 없습니다({reason}). 이 서버에 묻는 리졸버에서는 답을 얻지 못할 수 있습니다."
		},
		action: {
			en: "Transfer the zone to {server} anew, and see that it serves the signatures of the current version.",
			ko: "{server|으로/로} 영역을 다시 전송하고, 현재 버전의 서명을 제공하는지 확인하십시오."
		},
		reference: "RFC 4035 §3.1"
	},
	"server-unsigned": {
		severity: "critical",
		cause: {
			en: "The name server {server} at {address} serves the zone without its keys and signatures. Resolvers that ask it may give no answer.",
			ko: "네임서버 {server}({address})에서 키와 서명이 없는 영역을 제공합니다. 이 서버에 묻는 리졸버에서는 답을 얻지 못할 수 있습니다."
		},
		action: {
			en: "Transfer the signed zone to {server}.",
			ko: "{server|으로/로} 서명된 영역을 전송하십시오."
		},
		reference: "RFC 4035 §3.1"
	},
	"signatures-end": {
		severity: "high",
		cause: {
			en: "Signatures of {zone} end in less than 12 hours ({what}, {expires}); without new ones resolvers that verify give no answer then.",
			ko: "{zone}의 서명이 12시간 안에 끝납니다({what}, {expires}). 갱신하지 않으면 서명을 검증하는 리졸버에서 답을 얻을 수 없게 됩니다."
		},
		action: {
			en: "Sign the zone again now, and find out why that did not happen by itself.",
			ko: "지금 영역을 다시 서명하고, 자동으로 되지 않은 이유를 찾으십시오."
		},
		reference: "RFC 6781 §4.4.2"
	},
	"signatures-short": {
		severity: "medium",
		cause: {
			en: "Signatures of {zone} end in less than three days ({what}, {expires}).",
			ko: "{zone}의 서명이 3일 안에 끝납니다({what}, {expires})."
		},
		action: {
			en: "See that signing happens by itself; new signatures some days before the old ones end leave time for a weekend.",
			ko: "서명이 자동으로 갱신되는지 확인하십시오. 끝나기 며칠 전에 갱신해야 주말에도 여유가 있습니다."
		},
		reference: "RFC 6781 §4.4.2"
	},
	"signatures-long": {
		severity: "low",
		cause: {
			en: "Signatures of {zone} hold for more than 180 days ({what}, {expires}): old records can be replayed as long.",
			ko: "{zone}의 서명이 180일 넘게 유효하여({what}, {expires}) 그동안 오래된 레코드를 재사용할 수 있습니다."
		},
		action: {
			en: "Sign for some weeks, and let it happen by itself.",
			ko: "몇 주 동안만 유효하게 하고 자동으로 갱신하십시오."
		},
		reference: "RFC 6781 §4.4.2"
	},
	island: {
		severity: "medium",
		cause: {
			en: "{zone} is signed, and the zone above does not say so (no DS record): nobody looks at the signatures.",
			ko: "{zone|은/는} 서명되었지만 상위 영역에 DS 레코드가 없어 아무도 서명을 확인하지 않습니다."
		},
		action: {
			en: "Enter the DS record at the registrar, or publish a CDS record where the registry takes those.",
			ko: "등록 기관에 DS 레코드를 등록하거나, 지원하는 등록 기관이면 CDS 레코드를 게시하십시오."
		},
		reference: "RFC 4033 §2"
	},
	"island-broken": {
		severity: "medium",
		cause: {
			en: "{zone} is signed without a DS record above, and its signatures would not verify ({reason}).",
			ko: "{zone|은/는} 상위 영역의 DS 레코드 없이 서명되었고, 서명을 검증할 수도 없습니다({reason})."
		},
		action: {
			en: "Sign the zone again before a DS record is entered at the registrar.",
			ko: "등록 기관에 DS 레코드를 등록하기 전에 영역을 다시 서명하십시오."
		},
		reference: "RFC 4035 §5.3"
	},
	unsigned: {
		severity: "low",
		cause: {
			en: "{zone} is not signed (DNSSEC): whoever is on the way can put other answers into the place of its own.",
			ko: "{zone} 영역은 DNSSEC으로 서명되지 않아, 경로에 있는 누구나 응답을 바꿀 수 있습니다."
		},
		action: {
			en: "Sign the zone, and enter its DS record at the registrar.",
			ko: "영역을 서명하고 등록 기관에 DS 레코드를 등록하십시오."
		},
		reference: "RFC 9364 §1"
	},
	"signed-in-vain": {
		severity: "medium",
		cause: {
			en: "{zone} is signed in a way that resolvers treat as unsigned ({reason}).",
			ko: "{zone}의 서명 방식은 리졸버에서 서명하지 않은 것으로 취급합니다({reason})."
		},
		action: {
			en: "Sign with algorithm 13 (ECDSAP256SHA256), a DS digest of type 2, and NSEC or NSEC3 without iterations.",
			ko: "알고리즘 13(ECDSAP256SHA256), 유형 2의 DS 다이제스트, NSEC 또는 반복 없는 NSEC3으로 서명하십시오."
		},
		reference: "RFC 6840 §5.2, RFC 9276 §3.2"
	},
	"security-unknown": {
		severity: "info",
		cause: {
			en: "Whether the signatures of {zone} hold could not be told ({reason}).",
			ko: "{zone}의 서명이 유효한지 알 수 없었습니다({reason})."
		},
		action: {
			en: "Ask a resolver that passes signatures on (--resolver), or set the trust anchor of your network (--trust-anchor).",
			ko: "서명을 전달하는 리졸버(--resolver)에 묻거나, 네트워크의 신뢰 앵커(--trust-anchor)를 지정하십시오."
		}
	},
	"resolver-disagrees": {
		severity: "medium",
		cause: {
			en: "The resolver takes {zone} for {theirs}{words}, and its signatures say {ours}.",
			ko: "리졸버는 {zone} 영역을 {theirs|으로/로} 보지만{words}, 서명에 따르면 {ours}입니다."
		},
		action: {
			en: "Look at the clock, the trust anchor and the version of that resolver.",
			ko: "그 리졸버의 시계, 신뢰 앵커, 버전을 확인하십시오."
		},
		reference: "RFC 8914 §4"
	}
});
// src/checks/dns/problems-servers.ts
const serverProblems = defineProblems({
	"no-server": {
		severity: "critical",
		cause: {
			en: "Nobody answers for {zone}: none of its name servers does what it is named for (addresses asked: {asked}).",
			ko: "{zone}에 대해 답하는 곳이 없습니다. 제 역할을 하는 네임서버가 하나도 없습니다(물어본 주소: {asked}개)."
		},
		action: {
			en: "Load the zone on its name servers, or have the registrar name servers that have it.",
			ko: "네임서버에 영역을 올리거나, 영역이 있는 네임서버를 등록 기관에 등록하십시오."
		},
		reference: "RFC 1912 §2.8"
	},
	"server-lame": {
		severity: "high",
		cause: {
			en: "The name server {server} at {address} does not serve {zone}: {what}; {working} of {asked} addresses do.",
			ko: "네임서버 {server}({address})에서 {zone} 영역을 제공하지 않습니다. {what}. 제공하는 주소는 {asked}개 가운데 {working}개입니다."
		},
		action: {
			en: "Load {zone} on {server}, or take it off the NS records of the zone and of the zone above.",
			ko: "{server}에 {zone} 영역을 올리거나, 영역과 상위 영역의 NS 레코드에서 제거하십시오."
		},
		reference: "RFC 1912 §2.8"
	},
	"server-silent": {
		severity: "high",
		cause: {
			en: "The name server {server} does not answer at {address} ({what}); {working} of {asked} addresses do.",
			ko: "네임서버 {server|이/가} {address}에서 응답하지 않습니다({what}). 응답하는 주소는 {asked}개 가운데 {working}개입니다."
		},
		action: {
			en: "Start it, open port 53 over UDP and TCP, or take it off the NS records of the zone and of the zone above.",
			ko: "서버를 가동하고 UDP와 TCP 53번 포트를 열거나, 영역과 상위 영역의 NS 레코드에서 제거하십시오."
		},
		reference: "RFC 2182 §3"
	},
	"server-no-tcp": {
		severity: "high",
		cause: {
			en: "The name server {server} does not answer over TCP at {address} ({what}): what does not fit into a datagram never arrives.",
			ko: "네임서버 {server|이/가} {address}에서 TCP로 응답하지 않아({what}) 데이터그램에 들어가지 않는 응답을 받을 수 없습니다."
		},
		action: {
			en: "Open TCP port 53 on the server and on every firewall before it.",
			ko: "서버와 그 앞의 모든 방화벽에서 TCP 53번 포트를 여십시오."
		},
		reference: "RFC 7766 §5"
	},
	"server-no-edns": {
		severity: "medium",
		cause: {
			en: "The name server {server} at {address} does not answer questions with EDNS as it should ({what}).",
			ko: "네임서버 {server}({address})에서 EDNS 질문에 제대로 응답하지 않습니다({what})."
		},
		action: {
			en: "Update the server, and have no firewall drop or change DNS packets with an OPT record.",
			ko: "서버를 업데이트하고, 방화벽이 OPT 레코드가 있는 DNS 패킷을 버리거나 바꾸지 않게 하십시오."
		},
		reference: "RFC 6891 §7"
	},
	"server-no-ipv6-answer": {
		severity: "high",
		cause: {
			en: "The name server {server} at {address} does not answer questions for IPv6 addresses like others ({what}): clients with IPv6 wait or fail.",
			ko: "네임서버 {server}({address})에서 IPv6 주소 질문에 다른 질문처럼 응답하지 않아({what}) IPv6 클라이언트가 기다리거나 실패합니다."
		},
		action: {
			en: "Update the server or load balancer so that a name without AAAA records gets an empty NOERROR answer with the SOA record.",
			ko: "AAAA 레코드가 없는 이름에 SOA 레코드가 있는 빈 NOERROR 응답을 보내도록 서버나 로드 밸런서를 업데이트하십시오."
		},
		reference: "RFC 4074 §4"
	},
	"server-case": {
		severity: "medium",
		cause: {
			en: "The name server {server} at {address} answers otherwise where a name is written in upper and lower case ({what}).",
			ko: "네임서버 {server}({address})에서 이름의 대소문자를 섞어 쓰면 다르게 응답합니다({what})."
		},
		action: {
			en: "Update the server: names are compared without regard to case, and resolvers mix it on purpose.",
			ko: "서버를 업데이트하십시오. 이름은 대소문자를 구분하지 않으며, 리졸버는 일부러 섞어 씁니다."
		},
		reference: "RFC 4343 §3"
	},
	"server-private": {
		severity: "high",
		cause: {
			en: "The address {address} of the name server {server} is not a public one; it was not asked.",
			ko: "네임서버 {server}의 주소 {address|은/는} 공인 주소가 아니어서 묻지 않았습니다."
		},
		action: {
			en: "Give {server} a public address, or take it off the NS records.",
			ko: "{server}에 공인 주소를 주거나 NS 레코드에서 제거하십시오."
		},
		reference: "RFC 1918 §5"
	},
	"servers-private": {
		severity: "info",
		cause: {
			en: "Addresses of the name servers are not public: {addresses}. They were asked since this run may ask them.",
			ko: "네임서버의 주소가 공인 주소가 아닙니다: {addresses}. 이번 점검에서 허용된 주소여서 물었습니다."
		},
		action: {
			en: "None is needed where the zone is for an internal network.",
			ko: "내부 네트워크용 영역이면 할 일이 없습니다."
		},
		reference: "RFC 1918 §5"
	},
	"server-unasked": {
		severity: "info",
		cause: {
			en: "The name server {server} could not be asked at {address} from this machine ({reason}).",
			ko: "이 시스템에서는 네임서버 {server}에 {address|으로/로} 물을 수 없었습니다({reason})."
		},
		action: {
			en: "Run the check from a machine with IPv6, or look at that address from elsewhere.",
			ko: "IPv6를 쓸 수 있는 시스템에서 점검하거나 다른 곳에서 그 주소를 확인하십시오."
		}
	},
	"server-alias": {
		severity: "high",
		cause: {
			en: "The name server {server} is an alias (of {alias}), which a name server must not be.",
			ko: "네임서버 {server|이/가} {alias}의 별칭입니다. 네임서버의 이름은 별칭이면 안 됩니다."
		},
		action: {
			en: "Name {alias} itself in the NS records, or give {server} addresses of its own.",
			ko: "NS 레코드에 {alias|을/를} 직접 쓰거나 {server}에 자체 주소를 주십시오."
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
			en: "Give {server} an A and an AAAA record, or take it off the NS records.",
			ko: "{server}에 A와 AAAA 레코드를 주거나 NS 레코드에서 제거하십시오."
		},
		reference: "RFC 1912 §2.8"
	},
	"server-address-unknown": {
		severity: "info",
		cause: {
			en: "Which addresses the name server {server} has could not be told ({reason}).",
			ko: "네임서버 {server}의 주소를 알 수 없었습니다({reason})."
		},
		action: {
			en: "Look at the zone that {server} is in.",
			ko: "{server|이/가} 속한 영역을 확인하십시오."
		}
	},
	"server-name": {
		severity: "medium",
		cause: {
			en: "{server} is no name that a host can have.",
			ko: "{server|은/는} 호스트 이름으로 쓸 수 없는 이름입니다."
		},
		action: {
			en: "Use letters, digits and hyphens, no hyphen at either end of a label, and a top-level domain that is no number.",
			ko: "영문자, 숫자, 하이픈만 쓰고, 레이블의 처음과 끝에는 하이픈을 쓰지 마십시오. 최상위 도메인은 숫자일 수 없습니다."
		},
		reference: "RFC 1123 §2.1"
	},
	"servers-cut": {
		severity: "info",
		cause: {
			en: "The zone has {total} name servers or addresses of them, more than were asked.",
			ko: "네임서버 또는 그 주소가 {total}개로, 물어본 것보다 많습니다."
		},
		action: {
			en: "Name fewer servers: nobody needs so many.",
			ko: "네임서버의 수를 줄이십시오. 그렇게 많이 필요하지 않습니다."
		}
	}
});
// src/checks/dns/problems-soa.ts
const soaProblems = defineProblems({
	"soa-refresh": {
		severity: "medium",
		cause: {
			en: "Secondary servers look for changes every {seconds} s (SOA refresh); at least 14,400 is usual.",
			ko: "보조 서버가 {seconds}초마다 변경을 확인합니다(SOA refresh). 14,400초 이상이 일반적입니다."
		},
		action: {
			en: "Set refresh to 14400 or more, and let NOTIFY tell of changes.",
			ko: "refresh를 14400 이상으로 하고 변경은 NOTIFY로 알리십시오."
		},
		reference: "RFC 1912 §2.2, RIPE-203"
	},
	"soa-retry": {
		severity: "medium",
		cause: {
			en: "Secondary servers try again after {seconds} s (SOA retry); at least 3,600 is usual.",
			ko: "보조 서버가 {seconds}초 뒤에 다시 시도합니다(SOA retry). 3,600초 이상이 일반적입니다."
		},
		action: {
			en: "Set retry to 3600 or more, and below refresh.",
			ko: "retry를 3600 이상, refresh 미만으로 하십시오."
		},
		reference: "RFC 1912 §2.2, RIPE-203"
	},
	"soa-retry-refresh": {
		severity: "medium",
		cause: {
			en: "SOA retry ({retry} s) is not below refresh ({refresh} s), so that it has no use.",
			ko: "SOA retry({retry}초)가 refresh({refresh}초)보다 짧지 않아 의미가 없습니다."
		},
		action: {
			en: "Set retry to a fraction of refresh.",
			ko: "retry를 refresh의 일부로 줄이십시오."
		},
		reference: "RFC 1912 §2.2"
	},
	"soa-expire": {
		severity: "medium",
		cause: {
			en: "Secondary servers give the zone up after {seconds} s without the primary (SOA expire); at least 604,800, a week, is usual.",
			ko: "주 서버와 연결되지 않으면 보조 서버가 {seconds}초 뒤에 영역을 포기합니다(SOA expire). 604,800초(1주) 이상이 일반적입니다."
		},
		action: {
			en: "Set expire to 604800 or more.",
			ko: "expire를 604800 이상으로 하십시오."
		},
		reference: "RFC 1912 §2.2, RIPE-203"
	},
	"soa-expire-refresh": {
		severity: "medium",
		cause: {
			en: "SOA expire ({expire} s) is below refresh ({refresh} s): secondary servers give the zone up before they look again.",
			ko: "SOA expire({expire}초)가 refresh({refresh}초)보다 짧아, 보조 서버가 다시 확인하기 전에 영역을 포기합니다."
		},
		action: {
			en: "Set expire to many times refresh.",
			ko: "expire를 refresh의 몇 배로 하십시오."
		},
		reference: "RFC 1912 §2.2"
	},
	"soa-minimum": {
		severity: "medium",
		cause: {
			en: "That something does not exist is remembered for {seconds} s (SOA minimum); 300 to 86,400 is usual.",
			ko: "존재하지 않는다는 응답을 {seconds}초 동안 기억합니다(SOA minimum). 300~86,400초가 일반적입니다."
		},
		action: {
			en: "Set minimum to a value between 300 and 86400.",
			ko: "minimum을 300과 86400 사이로 하십시오."
		},
		reference: "RFC 2308 §5"
	},
	"soa-primary-unlisted": {
		severity: "low",
		cause: {
			en: "The primary server of the SOA record ({primary}) is none of the name servers.",
			ko: "SOA 레코드의 주 서버({primary})가 네임서버에 없습니다."
		},
		action: {
			en: "Name a name server of the zone there; leave it where the primary is hidden on purpose.",
			ko: "영역의 네임서버를 쓰십시오. 의도적으로 숨긴 주 서버이면 그대로 두십시오."
		},
		reference: "RFC 1035 §3.3.13"
	},
	"soa-primary-missing": {
		severity: "low",
		cause: {
			en: "The primary server of the SOA record ({primary}) has no address.",
			ko: "SOA 레코드의 주 서버({primary})에 주소가 없습니다."
		},
		action: {
			en: "Name a server that there is.",
			ko: "존재하는 서버를 쓰십시오."
		},
		reference: "RFC 1035 §3.3.13"
	},
	"soa-mailbox": {
		severity: "low",
		cause: {
			en: "The mailbox of the SOA record ({mailbox}) is not written as one.",
			ko: "SOA 레코드의 메일 주소({mailbox})가 형식에 맞지 않습니다."
		},
		action: {
			en: "Write hostmaster@example.com as hostmaster.example.com., with a backslash before a dot on the left.",
			ko: "hostmaster@example.com은 hostmaster.example.com.으로 쓰고, @ 왼쪽의 점 앞에는 역슬래시를 붙이십시오."
		},
		reference: "RFC 1035 §8, RFC 2142 §7"
	},
	"soa-several": {
		severity: "high",
		cause: {
			en: "The name server {server} at {address} has several SOA records for {zone}.",
			ko: "네임서버 {server}({address})에 {zone}의 SOA 레코드가 여러 개 있습니다."
		},
		action: {
			en: "Leave one.",
			ko: "하나만 남기십시오."
		},
		reference: "RFC 1035 §5.2"
	},
	"serials-differ": {
		severity: "low",
		cause: {
			en: "The name servers have different versions of {zone}: the serial is {newest} at most, and {serial} at {server} ({address}). It does not tell how long that has been so.",
			ko: "네임서버마다 {zone} 영역의 버전이 다릅니다. 가장 새로운 일련번호는 {newest}이고 {server}({address})는 {serial}입니다. 언제부터인지는 번호로 알 수 없습니다."
		},
		action: {
			en: "Look again in some minutes: a change takes that long; if it lasts, look at the transfer of the zone to {server}.",
			ko: "몇 분 뒤에 다시 확인하십시오. 변경이 퍼지는 데 그만큼 걸립니다. 계속되면 {server|으로/로} 가는 영역 전송을 확인하십시오."
		},
		reference: "RFC 1982 §7, RFC 1996 §3"
	},
	"serials-behind": {
		severity: "medium",
		cause: {
			en: "{server} ({address}) still has serial {serial} of {zone}, though {newest} is, as its digits say, more than an hour old.",
			ko: "{server}({address})에 아직 {zone} 영역의 일련번호 {serial} 버전이 있습니다. 최신 번호 {newest|은/는} 그 숫자에 따르면 한 시간 이상 되었습니다."
		},
		action: {
			en: "Repair the transfer of the zone to {server}.",
			ko: "{server|으로/로} 가는 영역 전송을 복구하십시오."
		},
		reference: "RFC 1996 §3"
	},
	"serial-unordered": {
		severity: "medium",
		cause: {
			en: "The serials {serial} and {newest} of {zone} are half the circle apart, so that nobody knows which is newer.",
			ko: "{zone} 영역의 일련번호 {serial|과/와} {newest|이/가} 순환 범위의 절반만큼 떨어져 있어 어느 쪽이 새로운지 알 수 없습니다."
		},
		action: {
			en: "Raise the serial of the primary in two steps, as RFC 1982 tells.",
			ko: "RFC 1982에 따라 주 서버의 일련번호를 두 단계로 올리십시오."
		},
		reference: "RFC 1982 §3.2"
	},
	"ttl-short": {
		severity: "low",
		cause: {
			en: "The {type} records hold for {seconds} s only: resolvers ask again all the time, and every failure of the servers shows at once.",
			ko: "{type} 레코드의 유효 시간이 {seconds}초뿐이어서 리졸버가 계속 다시 묻고, 네임서버 장애가 바로 드러납니다."
		},
		action: {
			en: "Set the TTL to 300 or more where nothing is about to change.",
			ko: "바꿀 계획이 없으면 TTL을 300 이상으로 하십시오."
		},
		reference: "RFC 1912 §2.2"
	},
	"ttl-long": {
		severity: "low",
		cause: {
			en: "The {type} records hold for {seconds} s, more than a day: a mistake in them lasts as long.",
			ko: "{type} 레코드의 유효 시간이 {seconds}초로 하루가 넘어, 실수도 그만큼 오래 남습니다."
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
			en: "The {type} answer of the name servers takes {octets} octets, more than the 1,232 that pass every network in one piece; it goes over TCP.",
			ko: "네임서버의 {type} 응답이 {octets}옥텟으로, 모든 네트워크를 한 번에 지나는 1,232옥텟을 넘어 TCP를 써야 합니다."
		},
		action: {
			en: "Use fewer or shorter records; for keys, ECDSA or Ed25519 instead of RSA.",
			ko: "레코드를 줄이거나 짧게 하고, 키는 RSA 대신 ECDSA나 Ed25519를 쓰십시오."
		},
		reference: "RFC 9715 §3.1"
	}
});
// src/checks/dns/problems-zone.ts
const zoneProblems = defineProblems({
	nxdomain: {
		severity: "critical",
		cause: {
			en: "There is no such name: the servers of its zone {zone} say so.",
			ko: "존재하지 않는 이름입니다. 영역 {zone}의 네임서버가 그렇게 답합니다."
		},
		action: {
			en: "Check the spelling; create the name in {zone}, or renew the domain if its registration has lapsed.",
			ko: "철자를 확인하고, {zone} 영역에 이름을 만들거나 등록이 만료되었으면 갱신하십시오."
		},
		reference: "RFC 8020 §2"
	},
	"nxdomain-unconfirmed": {
		severity: "critical",
		cause: {
			en: "There is no such name, says the resolver; the servers of {zone} could not be asked whether that is so.",
			ko: "리졸버는 존재하지 않는 이름이라고 답합니다. 맞는지 {zone} 영역의 네임서버에 물을 수 없었습니다."
		},
		action: {
			en: "Check the spelling, and ask another resolver: some withhold names.",
			ko: "철자를 확인하고 다른 리졸버에도 물어보십시오. 이름을 숨기는 리졸버도 있습니다."
		},
		reference: "RFC 8020 §2"
	},
	"name-disputed": {
		severity: "high",
		cause: {
			en: "The resolver says that there is no such name, and a server of {zone} says that there is.",
			ko: "리졸버는 존재하지 않는 이름이라고 하지만, {zone} 영역의 네임서버는 존재한다고 답합니다."
		},
		action: {
			en: "If the name is new, wait until what resolvers remember has run out; otherwise the resolver withholds it: ask another one.",
			ko: "새로 만든 이름이면 리졸버에 남은 응답이 만료될 때까지 기다리십시오. 아니면 리졸버가 이름을 숨기는 것이니 다른 리졸버에 물어보십시오."
		},
		reference: "RFC 2308 §5"
	},
	servfail: {
		severity: "critical",
		cause: {
			en: "Resolvers cannot answer for this name ({reason}){words}.",
			ko: "리졸버가 이 이름에 대해 답하지 못합니다({reason}){words}."
		},
		action: {
			en: "Repair what is named below about the name servers or DNSSEC of the zone; until then nobody can reach the name.",
			ko: "아래의 네임서버 또는 DNSSEC 문제를 해결하십시오. 그때까지 아무도 이 이름에 접속할 수 없습니다."
		},
		reference: "RFC 8914 §4"
	},
	"resolver-fails": {
		severity: "high",
		cause: {
			en: "The resolver that was asked cannot answer for this name ({reason}){words}, though servers of the zone answer.",
			ko: "영역의 네임서버는 답하지만, 질문한 리졸버는 이 이름에 대해 답하지 못합니다({reason}){words}."
		},
		action: {
			en: "Ask other resolvers: if they answer, this one is at fault or remembers an earlier failure; if they fail as well, look at the findings below.",
			ko: "다른 리졸버에 물어보십시오. 답하면 이 리졸버의 문제이거나 이전의 실패를 기억하는 것이고, 같은 결과이면 아래 항목을 확인하십시오."
		},
		reference: "RFC 9520 §3"
	},
	"type-fails": {
		severity: "high",
		cause: {
			en: "Resolvers cannot answer for the {types} records of this name ({reason}), and can for others.",
			ko: "리졸버가 이 이름의 {types} 레코드에 대해서만 답하지 못합니다({reason})."
		},
		action: {
			en: "Look at what the name is an alias of, and at what is named below.",
			ko: "이름이 별칭이면 그 대상을, 그리고 아래의 문제를 확인하십시오."
		},
		reference: "RFC 1034 §4.3.1"
	},
	"type-untold": {
		severity: "info",
		cause: {
			en: "Whether the name has {types} records could not be told ({reason}).",
			ko: "이름에 {types} 레코드가 있는지 알 수 없었습니다({reason})."
		},
		action: {
			en: "Try again, or with another resolver (--resolver).",
			ko: "다시 시도하거나 다른 리졸버(--resolver)로 확인하십시오."
		}
	},
	"resolver-unable": {
		severity: "info",
		cause: {
			en: "Whether the name exists could not be told: the resolver gave no usable answer ({reason}){words}.",
			ko: "이름이 존재하는지 알 수 없습니다. 리졸버에서 쓸 수 있는 응답을 받지 못했습니다({reason}){words}."
		},
		action: {
			en: "Try again, or with another resolver (--resolver).",
			ko: "다시 시도하거나 다른 리졸버(--resolver)로 확인하십시오."
		}
	},
	"zone-unknown": {
		severity: "info",
		cause: {
			en: "Which zone the name is in could not be told ({reason}), so that nothing is said of its servers.",
			ko: "이름이 어느 영역에 속하는지 알 수 없어({reason}) 네임서버에 대해서는 판단하지 않습니다."
		},
		action: {
			en: "Try again, or with another resolver (--resolver).",
			ko: "다시 시도하거나 다른 리졸버(--resolver)로 확인하십시오."
		}
	},
	"parent-unknown": {
		severity: "info",
		cause: {
			en: "What the zone above says of {zone} could not be told ({reason}).",
			ko: "상위 영역에서 {zone}에 대해 무엇을 알려 주는지 확인하지 못했습니다({reason})."
		},
		action: {
			en: "Try again from a network that lets questions to name servers through (port 53).",
			ko: "네임서버로 가는 질문(53번 포트)을 막지 않는 네트워크에서 다시 시도하십시오."
		}
	},
	undelegated: {
		severity: "high",
		cause: {
			en: "The resolver knows the zone {zone}, and the zone above ({parent}) does not delegate it ({reason}): nobody else finds it.",
			ko: "리졸버는 {zone} 영역을 알지만 상위 영역({parent})에는 위임이 없어({reason}) 다른 곳에서는 찾을 수 없습니다."
		},
		action: {
			en: "Enter the name servers of {zone} in {parent}, at the registrar; leave it if the zone is for an internal network alone.",
			ko: "등록 기관을 통해 {parent}에 {zone}의 네임서버를 등록하십시오. 내부 네트워크 전용 영역이면 그대로 두십시오."
		},
		reference: "RFC 1034 §4.2.1"
	},
	"authorities-unreached": {
		severity: "info",
		cause: {
			en: "No name server could be asked from here ({reason}): something on the way holds questions back, or answers them itself.",
			ko: "여기서는 어느 네임서버에도 물을 수 없었습니다({reason}). 중간에서 질문을 막거나 대신 답하고 있습니다."
		},
		action: {
			en: "Run the check from a network that lets questions to name servers through (UDP and TCP, port 53).",
			ko: "네임서버로 가는 질문(UDP와 TCP 53번 포트)을 막지 않는 네트워크에서 점검하십시오."
		}
	}
});
// src/checks/dns/problems.ts
const problems = defineProblems({
	...zoneProblems,
	...serverProblems,
	...delegationProblems,
	...soaProblems,
	...securityProblems,
	...keyProblems
});
const find = finder();
const kpis = {
	addresses: {
		en: "Addresses",
		ko: "주소"
	},
	alias: {
		en: "Alias of",
		ko: "별칭 대상"
	},
	mail: {
		en: "Mail goes to",
		ko: "메일 서버"
	},
	zone: {
		en: "Zone",
		ko: "영역"
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
		en: "Addresses hold for",
		ko: "주소 유효 시간"
	}
};
const none = {
	en: "none",
	ko: "없음"
};
const words = {
	problems,
	caps: {},
	parts: {},
	kpis,
	values: {
		addresses: { false: none },
		mail: {
			false: none,
			".": {
				en: "nobody (null MX)",
				ko: "받지 않음(null MX)"
			}
		},
		dnssec: {
			secure: {
				en: "secure",
				ko: "안전함"
			},
			insecure: {
				en: "not signed",
				ko: "서명되지 않음"
			},
			bogus: {
				en: "bogus: does not verify",
				ko: "검증 실패"
			},
			island: {
				en: "signed, and not linked to the zone above",
				ko: "서명되었으나 상위 영역에 연결되지 않음"
			}
		}
	}
};
// src/checks/dns/networks-zone-part.ts
const prefixes = {
	four: 24,
	six: 48
};
function networkFindings({ servers }, zone) {
	const { list, total } = servers;
	const isTold = list.length === total && list.every(({ own }) => own !== null);
	const addresses = list.flatMap(({ own, glue }) => [...own ?? [], ...glue]);
	const networks = [...new Set(addresses.map(networkOf))];
	const [network] = networks;
	const isOne = networks.length === 1 && new Set(addresses).size > 1;
	return isTold && isOne && network !== void 0 ? [find("one-network", {
		zone,
		network
	})] : [];
}
function networkOf(address) {
	const isFour = isIPv4(address);
	const block = `${address}/${isFour ? prefixes.four : prefixes.six}`;
	return `${(isFour ? import_ipaddr.default.IPv4.networkAddressFromCIDR(block) : import_ipaddr.default.IPv6.networkAddressFromCIDR(block)).toString()}/${isFour ? prefixes.four : prefixes.six}`;
}
// src/checks/dns/words-zone.ts
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
		en: "it says that there is no such name (NXDOMAIN)",
		ko: "이름이 없다고 답함(NXDOMAIN)"
	},
	FORMERR: {
		en: "it does not understand the question (FORMERR)",
		ko: "질문을 이해하지 못함(FORMERR)"
	},
	NOTIMP: {
		en: "it does not do what was asked (NOTIMP)",
		ko: "요청을 지원하지 않음(NOTIMP)"
	},
	NOTAUTH: {
		en: "it says that it is not responsible (NOTAUTH)",
		ko: "담당이 아니라고 답함(NOTAUTH)"
	},
	BADRESP: {
		en: "what it sends is no DNS message",
		ko: "DNS 메시지가 아닌 것을 보냄"
	},
	"not-authoritative": {
		en: "it answers without authority (no AA)",
		ko: "권한 없이 응답함(AA 없음)"
	},
	referral: {
		en: "it refers to other servers",
		ko: "다른 서버를 가리킴"
	},
	"other-zone": {
		en: "it only has the zone above",
		ko: "상위 영역만 있음"
	},
	empty: {
		en: "its answer is empty",
		ko: "빈 응답을 보냄"
	},
	TIMEOUT: {
		en: "no answer in time",
		ko: "제시간에 응답이 없음"
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
		en: "it does not understand the OPT record",
		ko: "OPT 레코드를 이해하지 못함"
	},
	ignored: {
		en: "it answers without an OPT record",
		ko: "OPT 레코드 없이 응답함"
	},
	NOERROR: {
		en: "its answer differs",
		ko: "응답이 다름"
	},
	"address.private": {
		en: "not a public address",
		ko: "공인 주소가 아님"
	},
	nxdomain: {
		en: "the name does not exist",
		ko: "이름이 존재하지 않음"
	},
	absent: {
		en: "the name has none",
		ko: "이름에 주소 레코드가 없음"
	},
	intercepted: {
		en: "answers come without authority",
		ko: "권한 없는 응답만 옴"
	}
};
const securities = {
	"no-matching-key": {
		en: "the zone has no such key",
		ko: "영역에 해당 키가 없음"
	},
	"wrong-digest": {
		en: "the digest is that of another key",
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
		en: "the signature does not fit the records",
		ko: "서명이 레코드와 맞지 않음"
	},
	expired: {
		en: "the signature has expired",
		ko: "서명이 만료됨"
	},
	"not-yet-valid": {
		en: "the signature does not hold yet",
		ko: "서명이 아직 유효하지 않음"
	},
	"wrong-signer": {
		en: "another zone signed it",
		ko: "다른 영역에서 서명함"
	},
	"wrong-labels": {
		en: "the signature is for another name",
		ko: "다른 이름의 서명임"
	},
	"unsupported-algorithm": {
		en: "the algorithm is not known",
		ko: "알 수 없는 알고리즘임"
	},
	"no-key": {
		en: "the signing key is not in the zone",
		ko: "서명한 키가 영역에 없음"
	},
	"no-zone-key": {
		en: "the key is no zone key",
		ko: "영역 키가 아님"
	},
	"unusable-key": {
		en: "the key is none of its algorithm",
		ko: "알고리즘에 맞지 않는 키임"
	},
	"no-proof": {
		en: "there is no proof of absence",
		ko: "부재 증명이 없음"
	},
	"wrong-proof": {
		en: "the proof of absence proves something else",
		ko: "부재 증명이 맞지 않음"
	},
	"no-anchor": {
		en: "no trust anchor is above it",
		ko: "상위에 신뢰 앵커가 없음"
	},
	"anchor-mismatch": {
		en: "the trust anchor is no key of its zone",
		ko: "신뢰 앵커가 그 영역의 키가 아님"
	},
	"unsupported-anchor": {
		en: "the trust anchor is of an unknown kind",
		ko: "알 수 없는 종류의 신뢰 앵커임"
	},
	withheld: {
		en: "the resolver passes no signatures on",
		ko: "리졸버에서 서명을 전달하지 않음"
	},
	filtered: {
		en: "the resolver put something else into its place",
		ko: "리졸버에서 다른 응답으로 바꿈"
	},
	local: {
		en: "the resolver answers by itself",
		ko: "리졸버에서 자체적으로 답함"
	},
	"broken-record": {
		en: "a record is not what its type says",
		ko: "레코드가 형식에 맞지 않음"
	},
	"too-many": {
		en: "more signatures than anybody would check",
		ko: "확인할 수 없을 만큼 서명이 많음"
	},
	unsupported: {
		en: "the algorithms are not known",
		ko: "알 수 없는 알고리즘임"
	},
	iterations: {
		en: "names are hashed too often",
		ko: "해시를 너무 많이 반복함"
	},
	"opt-out": {
		en: "the zone above leaves it out of its proofs",
		ko: "상위 영역의 증명에서 제외됨"
	},
	unsigned: {
		en: "there is no signature",
		ko: "서명이 없음"
	}
};
const other = {
	en: "too little is known",
	ko: "알려진 것이 부족함"
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
	if (reason === null) return other;
	const known = Object.hasOwn(words, reason) ? words[reason] : void 0;
	if (known) return known;
	const text = printable(reason, 60);
	return {
		en: text,
		ko: text
	};
}
function extendedWords(extended) {
	const told = extended.slice(0, 3).map(({ code, text }) => `EDE ${code}${text === "" ? "" : ` ${printable(text, 200)}`}`);
	return told.length === 0 ? "" : `: ${told.join("; ")}`;
}
function listed(names, most = 6) {
	const shown = names.slice(0, most).map((name) => printable(name, 120));
	return names.length > most ? `${shown.join(", ")} (+${names.length - most})` : shown.join(", ");
}
// src/checks/dns/delegation-zone-part.ts
function delegationFindings(raw) {
	const { zone } = raw;
	if (zone.name === null) return [];
	return [
		...countFindings(raw, zone.name),
		...networkFindings(raw, zone.name),
		...mismatchFindings(raw, zone.name),
		...parentFindings(raw, zone.name),
		...raw.servers.list.flatMap((server) => glueFindings(server, raw))
	];
}
function countFindings({ servers }, zone) {
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
			servers: listed(list.filter((each) => addressesOf(each).includes(address)).map(({ name }) => name))
		}, { subject: address })),
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
	const { parent, servers } = raw;
	const places = placesOf(raw).filter(({ state, nameServers }) => state === "authoritative" && nameServers !== null);
	const isCompared = parent?.state === "delegated" && servers.total === servers.list.length;
	const known = servers.list.filter(({ isAtChild }) => isAtChild !== null);
	const above = isCompared ? known.filter(({ isAtParent, isAtChild }) => isAtParent && isAtChild === false) : [];
	const below = isCompared ? known.filter(({ isAtParent, isAtChild }) => !isAtParent && isAtChild === true) : [];
	const names = (list) => listed(list.map(({ name }) => name));
	const usual = mostCommon(places.map(({ nameServers }) => (nameServers ?? []).join(" ")));
	const others = places.filter(({ nameServers }) => (nameServers ?? []).join(" ") !== usual);
	return [
		...above.length > 0 ? [find("servers-only-above", {
			zone,
			servers: names(above)
		})] : [],
		...below.length > 0 ? [find("servers-only-below", {
			zone,
			servers: names(below)
		})] : [],
		...others.map((place) => find("servers-disagree", {
			server: place.server.name,
			address: place.address,
			servers: listed(place.nameServers ?? [])
		}, { subject: subjectOf(place) }))
	];
}
function mostCommon(values) {
	const counts = new Map();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
const longestReferral = 512;
function parentFindings({ parent }, zone) {
	if (!parent) return [];
	const usual = parent.nameServers.join(" ");
	const others = parent.asked.filter(({ nameServers }) => nameServers !== null && nameServers.join(" ") !== usual);
	const octets = parent.referralOctets ?? 0;
	return [...others.map(({ server, address, nameServers }) => find("parents-disagree", {
		parent: parent.name ?? "",
		zone,
		server,
		servers: listed(nameServers ?? [])
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
	const wrong = glue.filter((address) => !own.includes(address));
	const missing = own.filter((address) => !glue.includes(address));
	if (wrong.length > 0) return [find("glue-wrong", {
		server: name,
		glue: listed(wrong),
		own: own.length > 0 ? listed(own) : "–"
	}, subject)];
	return missing.length > 0 ? [find("glue-incomplete", {
		server: name,
		missing: listed(missing)
	}, subject)] : [];
}
// src/checks/dns/existence-zone-part.ts
function existenceFindings(raw) {
	const { existence, zone, name } = raw;
	const { authorities } = existence;
	const holder = { zone: zone.name ?? name };
	if (existence.reason !== null) return [untoldFinding(raw)];
	if (existence.state === "nxdomain") {
		if (authorities === "exists") return [find("name-disputed", holder)];
		return [find(authorities === "nxdomain" ? "nxdomain" : "nxdomain-unconfirmed", holder)];
	}
	return typeFindings(raw);
}
function typeFindings({ records, security }) {
	const bogus = new Set(security?.sets.filter(({ state }) => state === "bogus").map(({ type }) => type));
	const isBogus = security?.state === "bogus" || bogus.size > 0;
	const untold = listedTypes.filter((type) => records[type].reason !== null);
	return [...new Set(untold.map((type) => records[type].reason ?? ""))].toSorted().flatMap((reason) => {
		const names = untold.filter((type) => records[type].reason === reason);
		if (reason === "SERVFAIL" && isBogus) return [];
		const params = {
			types: names.join(", "),
			reason: stanceWords(reason)
		};
		return [find(reason === "SERVFAIL" ? "type-fails" : "type-untold", params, {
			subject: reason,
			evidence: reason
		})];
	});
}
function untoldFinding(raw) {
	const { reason, extended, works } = raw.existence;
	const params = {
		reason: reason ?? "?",
		words: extendedWords(extended)
	};
	const seen = { evidence: reason ?? "" };
	if (works !== true || !failing.has(reason ?? "")) return find("resolver-unable", params, seen);
	const isServed = placesOf(raw).some(({ state }) => state === "authoritative");
	const isBogus = raw.security?.state === "bogus" || raw.security?.sets.some(({ state }) => state === "bogus");
	return find(isServed && !isBogus ? "resolver-fails" : "servfail", params, seen);
}
const failing = new Set([
	"SERVFAIL",
	"TIMEOUT",
	"NO-SOA"
]);
function zoneFindings(raw) {
	const { zone, parent, existence, servers } = raw;
	if (existence.state === "nxdomain") return [];
	if (zone.name === null) return [find("zone-unknown", { reason: stanceWords(zone.reason) }, { evidence: zone.reason ?? "" })];
	const direct = directOf(raw);
	if ((servers.list.some(({ addresses }) => addresses.length > 0) || (parent?.asked.length ?? 0) > 0) && !direct.works) return [find("authorities-unreached", { reason: stanceWords(direct.reason) }, { evidence: direct.reason ?? "" })];
	if (!parent) return [];
	const above = {
		zone: zone.name,
		parent: parent.name ?? ""
	};
	if (parent.state === "undelegated" && existence.reason === null) return [find("undelegated", {
		...above,
		reason: parent.reason ?? ""
	})];
	return parent.state === "unknown" ? [find("parent-unknown", {
		zone: zone.name,
		reason: stanceWords(parent.reason)
	}, { evidence: parent.reason ?? "" })] : [];
}
// src/checks/dns/kpis.ts
function kpisOf(raw) {
	const { records, zone, soa, servers, security, existence } = raw;
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
			value: listed(aliases)
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
			value: listed(servers.list.map(({ name }) => name))
		}, {
			id: "answering",
			value: answering(raw)
		}] : [],
		{
			id: "dnssec",
			value: security && security.state !== "indeterminate" ? security.state : null
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
	if (values.length > 0) return listed(values);
	return some.every(({ state }) => state === "absent" || state === "nxdomain") ? false : null;
}
function mailOf({ state, values }) {
	if (state !== "found") return state === "unknown" ? null : false;
	return listed(values.map((value) => value.replace(/^\d+ /, "")).map((host) => host === "." ? host : host.replace(/\.$/, "")));
}
function answering({ servers }) {
	const asked = servers.list.filter(({ addresses }) => addresses.some(({ state }) => state !== "unasked"));
	const working = asked.filter(({ addresses }) => addresses.some(({ state }) => state === "authoritative"));
	return asked.length === 0 ? null : `${working.length}/${servers.list.length}`;
}
// src/checks/dns/security-keys-part.ts
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
function keyFindings({ links, denial, change }, zone) {
	const link = links.find((each) => each.zone === zone);
	return [
		...link ? [
			...algorithmFindings(link),
			...bitFindings(link),
			...digestFindings(link),
			...unusedFindings(link)
		] : [],
		...denialFindings(denial, zone),
		...changeFindings(change, zone)
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
function unusedFindings({ delegations, keys, zone, state }) {
	if (state !== "secure" || keys.length === 0) return [];
	const missing = delegations.filter((each) => !keys.some(({ keyTag, algorithm }) => keyTag === each.keyTag && algorithm === each.algorithm));
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
const gone = {
	en: "they ask for the delegation to become unsigned",
	ko: "위임을 서명하지 않은 상태로 바꾸도록 요청함"
};
function changeFindings(change, zone) {
	if (!change) return [];
	const { keyTags, unknownTags, isRemoval, isConsistent, state } = change;
	const tags = listed(keyTags.map(String));
	if (unknownTags.length > 0) {
		const unknown = listed(unknownTags.map(String));
		const what = {
			en: `the zone has no key ${unknown}`,
			ko: `영역에 키 ${unknown}이(가) 없음`
		};
		return [find("change-wrong", {
			zone,
			what
		})];
	}
	if (!isConsistent) return [find("change-wrong", {
		zone,
		what: {
			en: "both name other keys",
			ko: "두 레코드에서 지정하는 키가 다름"
		}
	})];
	if (state === "bogus") return [find("change-wrong", {
		zone,
		what: {
			en: "their signatures do not hold",
			ko: "서명이 유효하지 않음"
		}
	})];
	const what = isRemoval ? gone : {
		en: `key ${tags}`,
		ko: `키 ${tags}`
	};
	return [find("change-announced", {
		zone,
		what
	})];
}
// src/checks/dns/security-lifetime-part.ts
const hour = 36e5;
const day$1 = 24 * hour;
const limits = {
	end: 12 * hour,
	short: 3 * day$1,
	long: 180 * day$1
};
function lifetimeFindings(raw, security, zone) {
	if (security.state !== "secure") return [];
	const now = Date.parse(raw.observedAt);
	const leftOf = ({ expires }) => Date.parse(expires) - now;
	const all = lifetimes(raw, security, zone).filter((each) => leftOf(each) > 0).toSorted((one, other) => leftOf(one) - leftOf(other));
	const [first] = all;
	const longest = Math.max(...all.map(leftOf));
	const last = all.find((each) => leftOf(each) === longest);
	if (!first || !last) return [];
	const told = ({ what, expires }) => ({
		zone,
		what,
		expires: expires.slice(0, 16).replace("T", " ") + " UTC"
	});
	const soonest = leftOf(first);
	return [
		...soonest < limits.end ? [find("signatures-end", told(first))] : [],
		...soonest >= limits.end && soonest < limits.short ? [find("signatures-short", told(first))] : [],
		...longest > limits.long ? [find("signatures-long", told(last))] : []
	];
}
function lifetimes(raw, { sets, links }, zone) {
	const own = links.find((each) => each.zone === zone)?.signatures.filter(({ type }) => type === "DNSKEY") ?? [];
	const servers = placesOf(raw).flatMap(({ signatures, server }) => signatures.expires === null ? [] : [{
		what: server.name,
		expires: signatures.expires
	}]);
	const ofName = sets.filter((each) => each.zone === zone && each.state === "secure");
	return [
		...own.map(({ type, expires }) => ({
			what: type,
			expires
		})),
		...ofName.flatMap(({ type, expires }) => expires === null ? [] : [{
			what: type,
			expires
		}]),
		...servers
	];
}
// src/checks/dns/security-part.ts
function securityFindings(raw) {
	const { security, existence, zone } = raw;
	if (!security || zone.name === null) return [];
	const sets = setFindings(security, zone.name);
	if (existence.state === "nxdomain") return existence.authorities === "exists" ? [] : sets;
	return [
		...existence.reason !== null && security.state === "indeterminate" ? [] : stateFindings(security, zone.name),
		...sets,
		...serverFindings$1(raw, security),
		...lifetimeFindings(raw, security, zone.name),
		...keyFindings(security, zone.name),
		...opinionFindings(security, zone.name)
	];
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
	return reason === "unsupported" || reason === "iterations" ? [find("signed-in-vain", {
		zone,
		reason: securityWords(reason)
	}, seen)] : [find("unsigned", { zone })];
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
function setFindings({ sets, state }, zone) {
	const broken = sets.filter((each) => each.state === "bogus" && !(state === "bogus" && each.zone === zone));
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
function serverFindings$1(raw, { state }) {
	if (state !== "secure") return [];
	const direct = directOf(raw);
	const broken = new Set(raw.security?.sets.filter((each) => each.state === "bogus").map(({ reason }) => reason));
	return placesOf(raw).flatMap((place) => {
		const { signatures, server, address, state: stance, edns } = place;
		const about = {
			server: server.name,
			address
		};
		const { reason } = signatures;
		const seen = {
			subject: subjectOf(place),
			...reason !== null && { evidence: reason }
		};
		if (stance !== "authoritative" || !direct.withEdns && edns.works !== true) return [];
		if (signatures.state === "unsigned") return [find("server-unsigned", about, seen)];
		return signatures.state !== "failed" || broken.size > 0 ? [] : [find("server-bogus", {
			...about,
			reason: securityWords(reason)
		}, seen)];
	});
}
const verdicts = {
	secure: {
		en: "secure",
		ko: "안전함"
	},
	insecure: {
		en: "not signed",
		ko: "서명되지 않음"
	},
	bogus: {
		en: "bogus",
		ko: "위조됨"
	}
};
function opinionFindings({ state, opinion }, zone) {
	const { agrees, verdict, extended } = opinion;
	if (agrees !== false || verdict === "unknown" || state === "indeterminate") return [];
	const ours = state === "island" ? "insecure" : state;
	const words = extendedWords(extended);
	return [find("resolver-disagrees", {
		zone,
		theirs: verdicts[verdict],
		ours: verdicts[ours],
		words
	})];
}
// src/checks/dns/servers-part.ts
function serverFindings(raw) {
	const direct = directOf(raw);
	return [
		...direct.works ? noServerFindings(raw) : [],
		...raw.servers.list.flatMap(nameFindings),
		...placesOf(raw).flatMap((place) => addressFindings(place, raw, direct)),
		...privateFindings(raw),
		...cutFindings(raw)
	];
}
function privateFindings(raw) {
	const asked = placesOf(raw).filter(({ isPublic, state }) => !isPublic && state !== "unasked");
	const addresses = [...new Set(asked.map(({ address }) => address))];
	return addresses.length > 0 ? [find("servers-private", { addresses: listed(addresses) })] : [];
}
function tally(raw) {
	const asked = placesOf(raw).filter(({ state }) => state !== "unasked");
	return {
		working: asked.filter(({ state }) => state === "authoritative").length,
		asked: asked.length
	};
}
function noServerFindings(raw) {
	const { zone, servers, existence, parent } = raw;
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
		...state === "unknown" && glue.length === 0 && !isInside ? [find("server-address-unknown", {
			server: name,
			reason: stanceWords(reason)
		}, subject)] : []
	];
}
function isHostName(name) {
	const labels = name.split(".");
	return labels.every((label) => /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(label)) && !/^\d+$/.test(labels.at(-1) ?? "");
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
	if (state === "unasked") {
		if (!isPublic) return [find("server-private", about, seen)];
		return [find("server-unasked", {
			...about,
			reason: stanceWords(reason)
		}, seen)];
	}
	if (!direct.works) return [];
	if (state === "authoritative") return abilityFindings(place, direct);
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
function abilityFindings(place, direct) {
	const { server, address, tcp, edns, aaaa, spelling } = place;
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
		...lacks("server-no-edns", edns, direct.withEdns),
		...lacks("server-no-ipv6-answer", aaaa),
		...lacks("server-case", spelling)
	];
}
function cutFindings({ servers }) {
	const addresses = servers.list.reduce((sum, { addressesTotal }) => sum + addressesTotal, 0);
	const seen = servers.list.reduce((sum, each) => sum + each.addresses.length, 0);
	return servers.total > servers.list.length || addresses > seen ? [find("servers-cut", { total: Math.max(servers.total, addresses) })] : [];
}
// src/checks/dns/serials-soa-part.ts
const longestTransfer = 3600;
function serialFindings(raw) {
	const { zone, observedAt } = raw;
	const places = placesOf(raw).flatMap((each) => each.state === "authoritative" && each.serial !== null ? [{
		...each,
		serial: each.serial
	}] : []);
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
			newest
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
// src/checks/dns/soa-part.ts
const bounds = {
	refresh: 14400,
	retry: 3600,
	expire: 604800,
	minimum: {
		least: 300,
		most: 86400
	}
};
function soaFindings(raw) {
	const { soa, zone } = raw;
	if (!soa || raw.existence.state === "nxdomain") return [];
	const several = placesOf(raw).filter(({ soaCount }) => soaCount > 1);
	return [
		...timerFindings(soa),
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
		...refresh < bounds.refresh ? [find("soa-refresh", { seconds: refresh })] : [],
		...retry < bounds.retry ? [find("soa-retry", { seconds: retry })] : [],
		...retry >= refresh ? [find("soa-retry-refresh", {
			retry,
			refresh
		})] : [],
		...expire < bounds.expire ? [find("soa-expire", { seconds: expire })] : [],
		...expire < refresh ? [find("soa-expire-refresh", {
			expire,
			refresh
		})] : [],
		...minimum < least || minimum > most ? [find("soa-minimum", { seconds: minimum })] : []
	];
}
function contactFindings({ primary, primaryState, mailbox }, { servers }) {
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
// src/checks/dns/times-zone-part.ts
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
		...ttls.filter(({ seconds }) => seconds < shortest).map((each) => find("ttl-short", each, { subject: each.type })),
		...ttls.filter(({ seconds }) => seconds > longest).map((each) => find("ttl-long", each, { subject: each.type })),
		...sizeFindings(raw)
	];
}
function sizeFindings(raw) {
	const [first] = placesOf(raw).flatMap(({ largest: each, state }) => each && state === "authoritative" ? [each] : []).toSorted((one, other) => other.octets - one.octets);
	if (!first || first.octets <= largest) return [];
	return [find("answer-large", {
		type: first.type,
		octets: first.octets
	}, { subject: first.type })];
}
// src/checks/dns/judge.ts
function judge(raw) {
	const findings = [
		...existenceFindings(raw),
		...zoneFindings(raw),
		...serverFindings(raw),
		...delegationFindings(raw),
		...soaFindings(raw),
		...timeFindings(raw),
		...securityFindings(raw)
	];
	const verdict = conclude(null, findings, kpisOf(raw), problems);
	return raw.existence.state === "unknown" && verdict.status !== "fail" ? {
		...verdict,
		status: "unknown"
	} : verdict;
}
// src/checks/dns/observations-zone.ts
function observe({ records }) {
	return [
		["A", (value) => value],
		["AAAA", (value) => import_ipaddr.default.process(value).toString()],
		["NS", canonicalName],
		["MX", (value) => canonicalName(value.replace(/^\d+ /, ""))],
		["CNAME", canonicalName]
	].flatMap(([type, canonical]) => {
		const values = records[type].state === "found" ? records[type].values : [];
		return [...new Set(values.map(canonical))].map((value) => ({
			kind: `dns:${type.toLowerCase()}`,
			value
		}));
	});
}
function canonicalName(text) {
	return text === "." ? text : text.toLowerCase().replace(/\.$/, "");
}
// src/checks/dns/schema-security.ts
const state = _enum([
	"secure",
	"insecure",
	"bogus",
	"island",
	"indeterminate"
]).meta({
	description: "insecure: proven not to be signed; island: signed, and nothing above says so; indeterminate: could not be told",
	ko: "insecure: 서명하지 않음이 증명됨. island: 서명했으나 상위 영역에 연결되지 않음. indeterminate: 알 수 없음"
});
const reason$1 = string().nullable();
const key = object({
	keyTag: int(),
	algorithm: int(),
	flags: int(),
	bits: int().nullable().meta({
		description: "Of the modulus of an RSA key",
		ko: "RSA 키의 비트 수"
	}),
	isAnchored: boolean().meta({
		description: "Whether the zone above names it",
		ko: "상위 영역에서 지정한 키인지 여부"
	}),
	isRevoked: boolean()
});
const signature = object({
	type: string(),
	keyTag: int(),
	algorithm: int(),
	inception: datetime(),
	expires: datetime()
});
const link = object({
	zone: string(),
	state,
	reason: reason$1,
	delegations: array(object({
		keyTag: int(),
		algorithm: int(),
		digestType: int()
	})).readonly().meta({
		description: "What the zone above says of its keys (DS)",
		ko: "상위 영역에서 알려 주는 키(DS)"
	}),
	keys: array(key).readonly(),
	signatures: array(signature).readonly().meta({
		description: "Of its delegation and of its keys, whether they hold or not",
		ko: "위임과 키에 대한 서명. 유효 여부와 무관"
	})
});
const set = object({
	name: string(),
	type: string(),
	holds: _enum([
		"records",
		"alias",
		"no-data",
		"no-name",
		"unknown"
	]),
	state,
	reason: reason$1,
	zone: string(),
	algorithm: int().nullable(),
	expires: datetime().nullable(),
	wildcard: string().nullable()
});
const opinion = object({
	server: string().nullable(),
	rcode: string(),
	extended: array(object({
		code: int(),
		text: string()
	})).readonly(),
	withoutChecking: string().nullable(),
	verdict: _enum([
		"secure",
		"insecure",
		"bogus",
		"unknown"
	]),
	reason: reason$1,
	agrees: boolean().nullable().meta({
		description: "Whether the resolver comes to the same as our own verification; null where one of both cannot tell",
		ko: "리졸버의 판단이 자체 검증과 같은지 여부. 어느 한쪽이 알 수 없으면 null"
	})
});
const security = object({
	state,
	reason: reason$1,
	zone: string().nullable().meta({
		description: "Where it stands or breaks",
		ko: "성립하거나 끊어지는 영역"
	}),
	links: array(link).readonly().meta({
		description: "The zones from the trust anchor down",
		ko: "신뢰 앵커에서 아래로 이어지는 영역"
	}),
	sets: array(set).readonly().meta({
		description: "Each set of records of the name",
		ko: "이름의 레코드 집합별 결과"
	}),
	denial: object({
		iterations: int(),
		saltOctets: int()
	}).nullable().meta({
		description: "How the zone hashes names in its proofs of absence; null where it does not, or it could not be told",
		ko: "부재 증명에서 이름을 해시하는 방식. 해시하지 않거나 알 수 없으면 null"
	}),
	change: object({
		keyTags: array(int()).readonly(),
		unknownTags: array(int()).readonly().meta({
			description: "Those of which the zone has no key",
			ko: "영역에 해당 키가 없는 것"
		}),
		isRemoval: boolean(),
		isConsistent: boolean(),
		state
	}).nullable().meta({
		description: "What the zone asks the zone above to say of its keys (CDS, CDNSKEY); null where it asks for nothing",
		ko: "상위 영역에 지정하도록 요청하는 키(CDS, CDNSKEY). 요청이 없으면 null"
	}),
	opinion: opinion.meta({
		description: "The zone by the resolver",
		ko: "영역에 대한 리졸버의 판단"
	})
});
// src/checks/dns/schema-servers.ts
const reason = string().nullable().meta({
	description: "Why, in a word: a response code, TIMEOUT, or what was wrong with the answer",
	ko: "이유를 나타내는 단어. 응답 코드, TIMEOUT, 또는 응답의 문제"
});
const ability = object({
	works: boolean().nullable().meta({
		description: "null where it could not be told",
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
		description: "lame: it answers, yet not as a server of the zone; silent: no answer; unasked: this machine did not or could not ask",
		ko: "lame: 응답하지만 이 영역의 네임서버가 아님. silent: 응답 없음. unasked: 이 시스템에서 묻지 않았거나 물을 수 없었음"
	}),
	reason
});
const seen = stance.extend({
	address: string(),
	isPublic: boolean(),
	isGlue: boolean().meta({
		description: "Whether the zone above gives the address",
		ko: "상위 영역에서 이 주소를 알려 주는지 여부"
	}),
	ms: number().nullable(),
	serial: int().nullable(),
	soaCount: int(),
	tcp: ability,
	edns: ability,
	aaaa: ability.meta({
		description: "Whether a question for an IPv6 address is answered like one for IPv4",
		ko: "IPv6 주소에 대한 질문에 IPv4와 같이 답하는지 여부"
	}),
	spelling: ability.meta({
		description: "Whether upper and lower case in a question make no difference",
		ko: "질문의 대소문자가 결과에 영향을 주지 않는지 여부"
	}),
	existence: _enum([
		"exists",
		"nxdomain",
		"unknown"
	]).meta({
		description: "Whether it says that the name exists",
		ko: "이름이 존재한다고 답하는지 여부"
	}),
	nameServers: array(string()).readonly().nullable().meta({
		description: "The name servers of the zone as it names them",
		ko: "이 서버에서 알려 주는 영역의 네임서버"
	}),
	signatures: object({
		state: _enum([
			"verified",
			"unsigned",
			"failed",
			"unknown"
		]),
		reason,
		expires: datetime().nullable().meta({
			description: "When the first of the signatures that hold ends",
			ko: "유효한 서명 가운데 가장 먼저 끝나는 때"
		})
	}),
	largest: object({
		type: string(),
		octets: int()
	}).nullable().meta({
		description: "Its largest answer",
		ko: "가장 큰 응답"
	})
});
const server = object({
	name: string(),
	isAtParent: boolean().meta({
		description: "Whether the zone above names it",
		ko: "상위 영역에서 지정하는지 여부"
	}),
	isAtChild: boolean().nullable().meta({
		description: "Whether the zone itself names it; null where that could not be told",
		ko: "영역 자체에서 지정하는지 여부. 알 수 없었으면 null"
	}),
	isInside: boolean().meta({
		description: "Whether its name is in the zone itself, which needs glue",
		ko: "이름이 영역 안에 있어 글루 레코드가 필요한지 여부"
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
		description: "Its addresses by its own records; null where they could not be told",
		ko: "자체 레코드에 따른 주소. 알 수 없었으면 null"
	}),
	glue: array(string()).readonly().meta({
		description: "Its addresses by the zone above",
		ko: "상위 영역에서 알려 주는 주소"
	}),
	addresses: array(seen).readonly(),
	addressesTotal: int()
});
const servers = object({
	list: array(server).readonly(),
	total: int()
});
const parent = object({
	name: string().nullable().meta({
		description: "The zone above; null where it could not be told",
		ko: "상위 영역. 알 수 없었으면 null"
	}),
	state: _enum([
		"delegated",
		"same-servers",
		"undelegated",
		"unknown"
	]).meta({
		description: "same-servers: its servers serve the zone below as well, and answer from that one",
		ko: "same-servers: 상위 영역의 서버가 하위 영역도 제공하여 하위 영역의 데이터로 답함"
	}),
	reason,
	nameServers: array(string()).readonly(),
	isSigned: boolean().nullable().meta({
		description: "Whether the referral names keys of the zone (DS)",
		ko: "위임에 영역의 키(DS)가 있는지 여부"
	}),
	referralOctets: int().nullable().meta({
		description: "The size of the referral for the longest name that is possible",
		ko: "가능한 가장 긴 이름에 대한 위임 응답의 크기"
	}),
	asked: array(stance.extend({
		server: string(),
		address: string(),
		tcp: ability,
		edns: ability,
		nameServers: array(string()).readonly().nullable()
	})).readonly()
});
// src/checks/dns/schema-zone.ts
const extended = object({
	code: int(),
	text: string()
});
const existence = object({
	state: _enum([
		"exists",
		"nxdomain",
		"unknown"
	]),
	reason: string().nullable().meta({
		description: "Why the resolvers could not tell: a response code such as SERVFAIL, or TIMEOUT",
		ko: "리졸버에서 알 수 없었던 이유. SERVFAIL 같은 응답 코드 또는 TIMEOUT"
	}),
	resolver: string().nullable().meta({
		description: "The resolver that answered",
		ko: "응답한 리졸버"
	}),
	extended: array(extended).readonly().meta({
		description: "What the resolver says of its answer (extended DNS errors, RFC 8914)",
		ko: "응답에 대한 리졸버의 설명(확장 DNS 오류, RFC 8914)"
	}),
	withoutChecking: string().nullable().meta({
		description: "The response code where the resolver was asked not to verify signatures; null where that was not asked",
		ko: "서명을 검증하지 않도록 물었을 때의 응답 코드. 묻지 않았으면 null"
	}),
	works: boolean().nullable().meta({
		description: "Whether the resolver could tell of the zone above; null where that was not asked",
		ko: "리졸버가 상위 영역은 답할 수 있었는지 여부. 묻지 않았으면 null"
	}),
	authorities: _enum([
		"exists",
		"nxdomain",
		"unknown"
	]).meta({
		description: "The same as the zone's own servers say",
		ko: "영역의 네임서버가 답한 결과"
	})
});
const zone = object({
	name: string().nullable().meta({
		description: "The zone that the name is in; null where it could not be told",
		ko: "이름이 속한 영역. 알 수 없었으면 null"
	}),
	reason: string().nullable(),
	isApex: boolean().meta({
		description: "Whether the name is that of the zone itself",
		ko: "이름이 영역 자체의 이름인지 여부"
	})
});
const soa = object({
	primary: string(),
	primaryState: _enum([
		"found",
		"absent",
		"nxdomain",
		"unknown"
	]).meta({
		description: "Whether the primary server has an address",
		ko: "주 서버에 주소가 있는지 여부"
	}),
	mailbox: string(),
	serial: int(),
	refresh: int(),
	retry: int(),
	expire: int(),
	minimum: int(),
	ttl: int()
});
// src/checks/dns/schema.ts
const input = strictObject({ query: domainTarget().meta({
	description: "Domain or host name; the host part of a pasted URL is accepted",
	ko: "도메인 또는 호스트 이름. URL을 붙여 넣으면 호스트 부분을 씁니다",
	examples: ["example.com"]
}) });
const raw = object({
	name: string(),
	observedAt: datetime(),
	existence: existence.meta({
		description: "Whether there is such a name",
		ko: "이름이 존재하는지 여부"
	}),
	records: listings.meta({
		description: "The records of the name, by type",
		ko: "유형별 레코드"
	}),
	zone,
	parent: parent.nullable().meta({
		description: "What the zone above says",
		ko: "상위 영역이 알려 주는 것"
	}),
	servers: servers.meta({
		description: "The name servers of the zone",
		ko: "영역의 네임서버"
	}),
	security: security.nullable().meta({
		description: "DNSSEC, where the zone is known",
		ko: "DNSSEC. 영역을 알 수 있을 때"
	}),
	soa: soa.nullable().meta({
		description: "The SOA record of the zone",
		ko: "영역의 SOA 레코드"
	})
});
// src/checks/dns/index.ts
const dns = defineCheck({
	id: "dns",
	title: {
		en: "DNS records and zone health",
		ko: "DNS 레코드와 영역 상태"
	},
	about: {
		en: "Reads the records of a name, asks every name server of its zone and the zone above, verifies DNSSEC, and tells what is wrong.",
		ko: "이름의 레코드를 읽고, 영역과 상위 영역의 모든 네임서버에 물어 DNSSEC을 검증하고 문제를 알려 줍니다."
	},
	input,
	subject: "query",
	raw,
	cost: "standard",
	ttl: 60,
	words,
	target: ({ query }) => query,
	collect,
	judge,
	fits: ({ name }, { query }) => name === query,
	observe
});
export { dns };
