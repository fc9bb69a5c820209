import { Ao as lowerCased, Ar as algorithms, Do as isWithin, Fo as root, Go as DnsError, Ha as rcodes, Io as upwards, Mo as outermost, No as parentOf, Oo as keyOf, Sa as dataBytes, So as parseName, To as isSameName, Ua as typeText, Va as rcodeText, Wa as types, wo as countLabels, xo as nameText } from "./gate.js";
import { _t as Failure, yt as failure } from "./start.js";
import { c as redirected, l as recordsOf, o as isBelow } from "./answer.js";
import { n as extendedErrors, t as ask } from "./lookup.js";
import { t as writeMessage } from "./write-message.js";
import { i as nameServersOf, n as askAuthority, r as nameServer } from "./name-servers.js";
import { C as keyTag, S as isZoneKey, b as modulusBits, d as checkSet, f as hasBroken, g as unchecked, h as signersOf, i as isTampered, l as denialsIn, m as setsIn, r as blameFor, t as doubtfulReasonIn, u as deny, x as isRevoked, y as toSerial } from "./doubtful.js";
import { hash } from "node:crypto";
// src/probes/dns/zone.ts
async function zoneOf(context, name, asking = {}) {
	const { answer } = await ask(context, name, types.SOA, asking);
	if (answer.kind === "unknown") return answer;
	const above = answer.aliases.length > 0 ? parentOf(name) : null;
	if (above) return zoneOf(context, above, asking);
	const [soa] = answer.kind === "found" ? recordsOf("SOA", answer.records) : [answer.soa];
	return soa ? {
		kind: "zone",
		zone: soa.name,
		soa
	} : {
		kind: "unknown",
		reason: "NO-SOA"
	};
}
async function zoneAbove(context, zone, asking = {}) {
	const parent = parentOf(zone);
	return parent ? zoneOf(context, parent, asking) : {
		kind: "unknown",
		reason: "NO-PARENT"
	};
}
// src/probes/dns/authority-view.ts
const mostServers = 4;
const mostReferrals = 8;
const mostAliases = 8;
async function viewPast(context, domain, only = []) {
	const above = parentOf(domain);
	const zone = above && await zoneOf(context, above, { isCheckingDisabled: true });
	if (zone?.kind !== "zone") return null;
	const { servers } = await nameServersOf(context, zone.zone, { isCheckingDisabled: true });
	const addresses = servers.flatMap((each) => each.addresses.slice(0, 1)).slice(0, mostServers);
	if (addresses.length === 0) return null;
	const known = new Map([[keyOf(zone.zone), Promise.resolve({
		zone: zone.zone,
		addresses
	})]]);
	const chosen = only.slice(0, mostServers);
	if (chosen.length > 0) known.set(keyOf(domain), Promise.resolve({
		zone: domain,
		addresses: chosen
	}));
	const view = {
		...context,
		once: (key, work) => context.once(`past ${keyOf(domain)} ${chosen.join(" ")} ${key}`, work),
		net: {
			...context.net,
			dns: (question) => dnsPast({
				context,
				view,
				domain,
				known
			}, question)
		}
	};
	return view;
}
async function dnsPast(way, question) {
	const name = parseName(question.name);
	if (question.server !== void 0 || !isWithin(name, way.domain)) return passOn(way.context, question);
	const said = await descend(way, name, question);
	const end = openEnd(said.message, name, question.type);
	if (!end) return said.reply;
	const rest = await ask(way.view, end, question.type, {
		isCheckingDisabled: true,
		isDnssecOk: question.isDnssecOk ?? false
	});
	return rest.message ? {
		...said.reply,
		message: joined(said.message, rest.message)
	} : said.reply;
}
async function passOn(context, { name, type, ...asking }) {
	const told = await ask(context, parseName(name), type, asking);
	if ("failure" in told) throw new Failure(told.failure);
	return told.reply;
}
async function descend(way, name, question) {
	let served = await nearest(way.known, name, question.type);
	for (let referrals = 0; referrals < mostReferrals; referrals++) {
		const said = await askFirst(way, served, name, question);
		const cut = referralIn(said.message, served.zone, name);
		if (!cut) return said;
		served = await openCut(way, cut, said.message, served.zone);
	}
	throw failure("dns.failed", {
		host: question.name,
		detail: "SERVFAIL"
	});
}
async function nearest(known, name, type) {
	const [first] = (await Promise.all(known.values())).filter(({ zone }) => isWithin(name, zone) && (type !== types.DS || !isSameName(name, zone))).toSorted((one, other) => other.zone.wire.length - one.zone.wire.length);
	if (!first) throw new Error("a view without a zone");
	return first;
}
async function askFirst({ context }, { zone, addresses }, name, { type, isDnssecOk = false }) {
	let last;
	for (const address of addresses) {
		const told = await askAuthority(context, address, [name, type], isDnssecOk ? { isDnssecOk } : {});
		if (told.message && isTelling(told.message, zone, name)) return told;
		last = told;
	}
	if (last && "failure" in last) throw new Failure(last.failure);
	if (last) return last;
	throw failure("dns.failed", {
		host: nameText(name),
		detail: "NO-SERVERS"
	});
}
function isTelling(message, zone, name) {
	if (message.rcode !== rcodes.NOERROR && message.rcode !== rcodes.NXDOMAIN) return false;
	return message.isAuthoritative || referralIn(message, zone, name) !== null;
}
function referralIn({ answers, authorities, isAuthoritative }, zone, name) {
	if (isAuthoritative || answers.length > 0) return null;
	return recordsOf("NS", authorities).map((each) => each.name).find((cut) => isWithin(name, cut) && isWithin(cut, zone) && !isSameName(cut, zone)) ?? null;
}
function openCut(way, cut, message, parent) {
	const open = way.known.get(keyOf(cut)) ?? servedBy(way, cut, message, parent);
	way.known.set(keyOf(cut), open);
	return open;
}
async function servedBy({ context, view, domain }, cut, message, parent) {
	const names = recordsOf("NS", message.authorities).filter(({ name }) => isSameName(name, cut)).map(({ data }) => data.name).slice(0, mostServers);
	return {
		zone: cut,
		addresses: (await Promise.all(names.map(async (name) => {
			const glue = isWithin(name, parent) ? glueFor(message.additionals, name) : [];
			if (glue.length > 0) return glue;
			if (isWithin(name, cut)) return [];
			return (await nameServer(isWithin(name, domain) ? view : context, name, { isCheckingDisabled: true })).addresses;
		}))).flatMap((each) => each.slice(0, 1)).slice(0, mostServers)
	};
}
function glueFor(additionals, host) {
	const own = additionals.filter(({ name }) => isSameName(name, host));
	return [...recordsOf("A", own), ...recordsOf("AAAA", own)].map(({ data }) => data.address);
}
function openEnd({ answers, rcode, authorities }, name, type) {
	if (type === types.CNAME || rcode !== rcodes.NOERROR) return null;
	let end = name;
	for (let aliases = 0; aliases < mostAliases; aliases++) {
		const at = end;
		const alias = recordsOf("CNAME", answers).find((each) => isSameName(each.name, at));
		if (!alias) break;
		end = alias.data.name;
	}
	if (type === types.DS) return isSameName(end, name) ? null : end;
	const isTold = answers.some((each) => each.type === type && isSameName(each.name, end));
	const isDenied = recordsOf("SOA", authorities).some((each) => isWithin(end, each.name));
	return isSameName(end, name) || isTold || isDenied ? null : end;
}
function joined(one, other) {
	const whole = {
		...one,
		isAuthoritative: one.isAuthoritative && other.isAuthoritative,
		rcode: other.rcode,
		answers: [...one.answers, ...other.answers],
		authorities: other.authorities,
		additionals: []
	};
	try {
		return writeMessage(whole);
	} catch (error) {
		if (!(error instanceof DnsError)) throw error;
		return writeMessage(one);
	}
}
// src/probes/dns/contradiction.ts
async function consistently(context, questions) {
	const usual = {
		context,
		contradiction: null
	};
	const contradiction = await contradictionIn(context, questions);
	const view = contradiction && await viewPast(context, contradiction.name);
	if (!contradiction || !view) return usual;
	return await isThere(view, contradiction.name, questions) ? {
		context: view,
		contradiction
	} : usual;
}
async function contradictionIn(context, questions) {
	const all = await Promise.all(questions.map(async ([name, type, asking]) => ({
		name,
		type,
		told: await ask(context, name, type, asking)
	})));
	const denials = all.filter(isDenial).toSorted((one, other) => one.name.wire.length - other.name.wire.length);
	for (const { name, told } of denials) {
		const resolver = told.reply?.server ?? "";
		const others = all.filter((each) => each.told.reply?.server === resolver && isTellingOf(each, name));
		if (others.length === 0 || await doubtfulReasonIn(told) !== null) continue;
		const denied = denials.filter((each) => isWithin(each.name, name) && each.told.reply?.server === resolver);
		return {
			resolver,
			name: cutBelow(told, name),
			deniedTypes: typesOf(denied),
			answeredTypes: typesOf(others)
		};
	}
	return null;
}
function cutBelow({ answer }, name) {
	const denier = answer.kind === "nxdomain" ? answer.soa?.name : void 0;
	return denier ? outermost(name, countLabels(denier) + 1) : name;
}
function typesOf(heard) {
	return [...new Set(heard.map(({ type }) => typeText(type)))].toSorted();
}
function isDenial({ name, told: { message, answer } }) {
	if (message?.rcode !== rcodes.NXDOMAIN || answer.kind !== "nxdomain") return false;
	return answer.aliases.length === 0 && isSameName(answer.name, name);
}
function isTellingOf({ name, told: { message, answer } }, denied) {
	if (!message || answer.kind === "unknown" || !isWithin(name, denied)) return false;
	if (answer.kind === "found" || answer.aliases.length > 0) return true;
	return message.rcode === rcodes.NOERROR && answer.kind === "nodata" && isSameName(answer.name, name);
}
async function isThere(view, domain, questions) {
	const inside = questions.filter(([name]) => isWithin(name, domain));
	const distinct = [...new Map(inside.map(([name, type]) => [`${type} ${keyOf(name)}`, {
		name,
		type
	}])).values()];
	const all = await Promise.all(distinct.map(async ({ name, type }) => ({
		name,
		type,
		told: await ask(view, name, type, { isDnssecOk: true })
	})));
	return all.some((each) => isTellingOf(each, each.name)) && !all.some(isDenial);
}
// src/probes/dns/alias.ts
function aliasIn(sets, name) {
	const own = sets.find((each) => each.type === types.CNAME && isSameName(each.name, name)) ?? null;
	if (own && own.signatures.length > 0) return own;
	return sets.filter((each) => each.type === types.DNAME && isBelow(name, each.name)).find((each) => own === null || isMadeFrom(own, each)) ?? own;
}
function isMadeFrom(alias, redirection) {
	const made = recordsOf("CNAME", alias.records);
	const [from, ...others] = recordsOf("DNAME", redirection.records);
	const target = from && others.length === 0 ? redirected(alias.name, from) : null;
	if (!target || made.length < alias.records.length) return false;
	return made.every(({ data }) => isSameName(data.name, target));
}
// src/probes/dns/anchor.ts
function anchorsAt({ anchors }, zone) {
	const [first, ...others] = anchors.filter((each) => isSameName(parseName(each.zone), zone)).map(asDelegation);
	return first ? [first, ...others] : null;
}
function asDelegation({ keyTag, algorithm, digestType, digest }) {
	return {
		type: "DS",
		keyTag,
		algorithm,
		digestType,
		digest: Buffer.from(digest, "hex")
	};
}
function anchorAbove({ anchors }, name) {
	return anchors.map(({ zone }) => parseName(zone)).filter((zone) => isWithin(name, zone)).toSorted((one, other) => other.wire.length - one.wire.length)[0] ?? null;
}
// src/formats/dns/delegation.ts
const digests = new Map([
	[1, "sha1"],
	[2, "sha256"],
	[4, "sha384"]
]);
function delegationDigest(owner, key, digestType) {
	const name = digests.get(digestType);
	return name ? hash(name, Buffer.concat([lowerCased(owner).wire, dataBytes(key)]), "buffer") : null;
}
const mostDigests = 32;
function matchDelegation(zone, delegations, keys) {
	const known = delegations.filter((each) => algorithms.has(each.algorithm) && digests.has(each.digestType));
	const accepted = known.filter((each) => !algorithms.get(each.algorithm)?.isDeprecated);
	if (accepted.length === 0) return {
		kind: "unsupported",
		isDeprecated: known.length > 0
	};
	const better = new Set(accepted.filter(({ digestType }) => digestType !== 1).map(({ algorithm }) => algorithm));
	const strong = accepted.filter(({ digestType, algorithm }) => digestType !== 1 || !better.has(algorithm));
	return compare(zone, strong, named(keys, new Set(strong.map(({ algorithm }) => algorithm))));
}
function named(keys, wanted) {
	const own = keys.filter(({ data }) => wanted.has(data.algorithm) && isZoneKey(data));
	return Map.groupBy(own, ({ data }) => `${data.algorithm} ${keyTag(data)}`);
}
function compare(zone, delegations, keys) {
	const pairs = delegations.flatMap((each) => (keys.get(`${each.algorithm} ${each.keyTag}`) ?? []).slice(0, 33).map((key) => ({
		each,
		key
	})));
	let problem = pairs.length > mostDigests ? "too-many" : "no-matching-key";
	const anchored = new Set();
	for (const { each, key } of pairs.slice(0, mostDigests)) {
		const isRight = delegationDigest(zone, key.data, each.digestType)?.equals(each.digest);
		if (isRight && !isRevoked(key.data)) anchored.add(key);
		else if (problem !== "too-many") problem = isRight ? "revoked-key" : "wrong-digest";
	}
	return anchored.size > 0 ? {
		kind: "anchored",
		keys: [...anchored]
	} : {
		kind: "failed",
		problem
	};
}
// src/probes/dnssec/zone-link.ts
const mostFacts = 32;
function linkOf(zone, { state, reason }, parts, now) {
	const sets = parts.sets.filter((each) => each !== null && each !== void 0);
	const keys = recordsOf("DNSKEY", sets.flatMap(({ records }) => records));
	return {
		zone: nameText(zone),
		state,
		reason,
		delegations: parts.delegations.slice(0, mostFacts).map((each) => ({
			keyTag: each.keyTag,
			algorithm: each.algorithm,
			digestType: each.digestType
		})),
		keys: keys.slice(0, mostFacts).map((key) => keyFacts(key, parts.anchored?.includes(key) ?? false)),
		signatures: sets.flatMap(({ signatures }) => signatures.filter(({ name }) => isSameName(name, zone))).slice(0, mostFacts).map((each) => signatureFacts(each, now))
	};
}
function keyFacts({ data }, isAnchored) {
	const { algorithm, flags, publicKey } = data;
	return {
		keyTag: keyTag(data),
		algorithm,
		flags,
		bits: modulusBits(algorithm, publicKey),
		isAnchored,
		isRevoked: isRevoked(data)
	};
}
function signatureFacts({ data }, now) {
	return {
		type: typeText(data.covered),
		keyTag: data.keyTag,
		algorithm: data.algorithm,
		inception: timeNear(data.inception, now),
		expires: timeNear(data.expiration, now)
	};
}
function timeNear(serial, now) {
	const seconds = Math.floor(now / 1e3) + (serial - toSerial(now) | 0);
	return new Date(seconds * 1e3).toISOString();
}
// src/probes/dnssec/zone-keys.ts
async function keysOf(context, zone) {
	const told = await ask(context, zone, types.DNSKEY, unchecked);
	const set = setsIn(told.message?.answers ?? []).find(({ name, type }) => type === types.DNSKEY && isSameName(name, zone)) ?? null;
	return {
		told,
		set,
		keys: recordsOf("DNSKEY", set?.records ?? [])
	};
}
async function openZone(context, zone, entrance) {
	const { told, set, keys } = await keysOf(context, zone);
	const { delegations, above } = entrance;
	const anchor = above?.anchor ?? zone;
	const match = matchDelegation(zone, delegations, keys);
	function stand(state, reason) {
		const anchored = match.kind === "anchored" ? match.keys : [];
		const facts = {
			delegations,
			sets: [entrance.set, set],
			anchored
		};
		const link = linkOf(zone, {
			state,
			reason
		}, facts, context.now().getTime());
		const links = [...above?.links ?? [], link];
		return {
			zone,
			state,
			reason,
			keys: state === "secure" ? keys : [],
			anchor,
			links
		};
	}
	if (match.kind !== "anchored" && entrance.set && hasBroken(entrance.set)) return stand("indeterminate", "broken-record");
	if (match.kind === "unsupported") return stand(...unsupported(above, match));
	if (told.answer.kind === "unknown") return stand("indeterminate", told.answer.reason);
	if (match.kind === "failed" || !set) {
		const reason = match.kind === "failed" ? match.problem : "no-matching-key";
		if (reason === "too-many") return stand("indeterminate", reason);
		return above ? stand("bogus", reason) : stand("indeterminate", "anchor-mismatch");
	}
	const checked = await checkSet(context, set, match.keys);
	if (!("trouble" in checked)) return stand("secure", null);
	const { state, reason } = await blameFor(context, checked.trouble, told, {
		zone,
		anchor
	});
	return stand(state, reason);
}
function unsupported(above, { isDeprecated }) {
	if (!above) return ["indeterminate", "unsupported-anchor"];
	return ["insecure", isDeprecated ? "deprecated" : "unsupported"];
}
async function openUnsigned(context, zone, above, reason) {
	const { set, keys } = await keysOf(context, zone);
	const own = keys.filter(({ data }) => isZoneKey(data));
	const signs = set !== null && own.length > 0 && set.signatures.length > 0;
	const checked = signs ? await checkSet(context, set, own) : null;
	const trouble = checked && "trouble" in checked ? checked.trouble.reason : null;
	const stand = signs ? {
		state: "island",
		reason: trouble
	} : {
		state: "insecure",
		reason
	};
	const link = linkOf(zone, stand, {
		delegations: [],
		sets: [set]
	}, context.now().getTime());
	return {
		zone,
		...stand,
		keys: signs ? own : [],
		anchor: above.anchor,
		links: [...above.links, link]
	};
}
// src/probes/dnssec/security-state.ts
function securityStateAt(context, name) {
	return context.once(`dnssec ${keyOf(name)}`, async () => {
		const anchors = anchorsAt(context.dns, name);
		if (anchors) return openZone(context, name, {
			delegations: anchors,
			set: null,
			above: null
		});
		const above = parentOf(name);
		if (!above || !anchorAbove(context.dns, name)) return outside(name);
		return beyond(context, name, above);
	});
}
function outside(zone) {
	return {
		zone,
		state: "indeterminate",
		reason: "no-anchor",
		keys: [],
		anchor: root,
		links: []
	};
}
async function rule(context, signers, floor, attempt) {
	const tried = [];
	let failed;
	for (const each of [...signers, floor]) {
		const standing = await securityStateAt(context, each);
		if (standing.state !== "secure") return {
			kind: "beyond",
			standing
		};
		if (tried.some(({ zone }) => isSameName(zone, standing.zone))) continue;
		tried.push(standing);
		const value = await attempt(standing);
		if (!("trouble" in value)) return {
			kind: "held",
			standing,
			value
		};
		failed = {
			kind: "failed",
			standing,
			trouble: value.trouble
		};
	}
	return failed ?? {
		kind: "beyond",
		standing: outside(floor)
	};
}
function isConclusive({ rcode }) {
	return rcode === rcodes.NOERROR || rcode === rcodes.NXDOMAIN;
}
async function beyond(context, name, above) {
	const told = await ask(context, name, types.DS, unchecked);
	const { message } = told;
	if (!message || !isConclusive(message)) return unasked(context, above, reasonOf(told));
	const sets = setsIn(message.answers);
	const own = sets.find((each) => each.type === types.DS && isSameName(each.name, name));
	if (own) return delegated(context, [name, above], own, told);
	const alias = aliasIn(sets, name);
	if (alias) return aliased(context, above, alias, told);
	return undelegated(context, [name, above], message, told);
}
function reasonOf({ answer }) {
	return answer.kind === "unknown" ? answer.reason : "no-proof";
}
async function unasked(context, above, reason) {
	for (const each of upwards(above)) if (anchorAbove(context.dns, each)) ask(context, each, types.DS, unchecked).catch(() => {});
	const standing = await securityStateAt(context, above);
	return standing.state === "secure" ? {
		...standing,
		state: "indeterminate",
		reason,
		keys: []
	} : standing;
}
async function delegated(context, [name, above], set, told) {
	const ruling = await rule(context, signersOf([set], above), above, async ({ keys }) => {
		const checked = await checkSet(context, set, keys);
		return !("trouble" in checked) && checked.wildcard !== null ? { trouble: {
			state: "bogus",
			reason: "wrong-labels"
		} } : checked;
	});
	if (ruling.kind !== "held") return settle(context, ruling, told);
	const { standing, value } = ruling;
	const [first, ...others] = recordsOf("DS", set.records).map(({ data }) => data);
	if (!first) return {
		...standing,
		state: "indeterminate",
		reason: "broken-record",
		keys: []
	};
	if (value.isDeprecated) return openUnsigned(context, name, standing, "deprecated");
	return openZone(context, name, {
		delegations: [first, ...others],
		set,
		above: standing
	});
}
async function aliased(context, above, set, told) {
	const ruling = await rule(context, signersOf([set], above), above, ({ keys }) => checkSet(context, set, keys));
	if (ruling.kind === "held" && ruling.value.isDeprecated) return {
		...ruling.standing,
		state: "insecure",
		reason: "deprecated",
		keys: []
	};
	return settle(context, ruling, told);
}
async function undelegated(context, [name, above], message, told) {
	const signers = signersOf(denialsIn(message), above);
	const named = recordsOf("SOA", message.authorities).filter((each) => isWithin(above, each.name));
	const hints = signers.length > 0 ? signers : named.slice(0, 1).map((each) => each.name);
	const claims = [
		{
			kind: "unsigned-delegation",
			name
		},
		{
			kind: "no-data",
			name,
			type: types.DS
		},
		{
			kind: "no-name",
			name
		}
	];
	const ruling = await rule(context, hints, above, (standing) => deny(context, claims, standing, message));
	if (ruling.kind !== "held") return settle(context, ruling, told);
	const { standing, value } = ruling;
	if (value.claim === null) return openUnsigned(context, name, standing, value.reason);
	if (value.isOptOut) return openUnsigned(context, name, standing, "opt-out");
	return value.claim.kind === "unsigned-delegation" ? openUnsigned(context, name, standing, "unsigned") : standing;
}
async function settle(context, ruling, told) {
	const { standing } = ruling;
	if (ruling.kind !== "failed") return standing;
	const { state, reason } = await blameFor(context, ruling.trouble, told, standing);
	return {
		...standing,
		state,
		reason,
		keys: []
	};
}
// src/probes/dns/resolver-validation.ts
const bogusCodes = new Map([
	[6, null],
	[7, "expired"],
	[8, "not-yet-valid"],
	[9, "no-matching-key"],
	[10, "no-signature"],
	[11, "no-zone-key"],
	[12, "no-proof"]
]);
const insecureCodes = new Map([
	[1, "unsupported"],
	[2, "unsupported"],
	[27, "iterations"]
]);
const mostErrors = 8;
async function resolverValidationOf(context, name, type) {
	const told = await ask(context, name, type, { isDnssecOk: true });
	const extended = extendedErrors(told).slice(0, mostErrors);
	const { message, reply } = told;
	if (!message || !reply) {
		const rcode = told.answer.kind === "unknown" ? told.answer.reason : "TIMEOUT";
		return {
			server: null,
			authenticData: null,
			withoutChecking: null,
			rcode,
			extended,
			verdict: "unknown",
			reason: rcode
		};
	}
	const again = message.rcode === rcodes.SERVFAIL ? await ask(context, name, type, unchecked) : null;
	const said = {
		server: reply.server,
		rcode: rcodeText(message.rcode),
		authenticData: message.isAuthenticData,
		extended,
		withoutChecking: again && (again.message ? rcodeText(again.message.rcode) : wordOf(again))
	};
	if (again) return {
		...said,
		...failed(said.rcode, again, extended)
	};
	if (isTampered(told)) return {
		...said,
		verdict: "unknown",
		reason: "filtered"
	};
	if (told.answer.kind === "unknown") return {
		...said,
		verdict: "unknown",
		reason: told.answer.reason
	};
	if (message.isAuthenticData) return {
		...said,
		verdict: "secure",
		reason: null
	};
	return {
		...said,
		...await unauthenticated(context, name, reply.server, extended)
	};
}
function wordOf({ answer }) {
	return answer.kind === "unknown" ? answer.reason : "NOERROR";
}
const looked = new Set([
	6,
	7,
	8
]);
function withoutOutage(opinion, { state, reason }) {
	const isOutage = state === "indeterminate" && reason !== null && /^[A-Z]/.test(reason);
	const hasLooked = opinion.extended.some(({ code }) => looked.has(code));
	if (opinion.verdict !== "bogus" || hasLooked || !isOutage) return opinion;
	return {
		...opinion,
		verdict: "unknown",
		reason
	};
}
function failed(rcode, again, extended) {
	const reason = firstOf(bogusCodes, extended);
	if (reason !== void 0) return {
		verdict: "bogus",
		reason
	};
	if (again.message && isConclusive(again.message)) return {
		verdict: "bogus",
		reason: null
	};
	return {
		verdict: "unknown",
		reason: rcode
	};
}
async function unauthenticated(context, name, server, extended) {
	const reason = firstOf(insecureCodes, extended);
	if (reason !== void 0) return {
		verdict: "insecure",
		reason
	};
	const anchor = anchorAbove(context.dns, name);
	if (!anchor) return {
		verdict: "unknown",
		reason: "no-anchor"
	};
	const { message } = await ask(context, anchor, types.DNSKEY, {
		isDnssecOk: true,
		server
	});
	if (message?.isAuthenticData) return {
		verdict: "insecure",
		reason: null
	};
	return {
		verdict: "unknown",
		reason: "not-validating"
	};
}
function firstOf(codes, extended) {
	const said = extended.map(({ code }) => code).filter((code) => codes.has(code));
	return said.map((code) => codes.get(code)).find((each) => each !== null) ?? (said.length > 0 ? null : void 0);
}
// src/probes/dnssec/set-security.ts
async function judgeSet(context, told, part) {
	const floor = part.type === types.DS ? parentOf(part.name) ?? part.name : part.name;
	const signers = signersOf(part.set ? [part.set] : denialsIn(told.message ?? { authorities: [] }), floor);
	const ruling = await rule(context, signers, floor, ({ zone, keys }) => attempt(context, told, part, {
		zone,
		keys
	}));
	const { standing } = ruling;
	if (ruling.kind === "held") return judged(context, part, standing, worthOf(ruling.value));
	if (ruling.kind === "failed") return judged(context, part, standing, await blameFor(context, ruling.trouble, told, standing));
	if (standing.state === "bogus" || standing.state === "indeterminate") return judged(context, part, standing, standing);
	return judgeUnsigned(context, told, part, {
		standing,
		signers
	});
}
function worthOf(held) {
	return held.isDeprecated ? {
		...held,
		state: "insecure",
		reason: "deprecated"
	} : held;
}
async function judgeUnsigned(context, told, part, { standing, signers }) {
	const signer = signers.find((each) => isWithin(each, standing.zone));
	const island = signer ? await islandOf(context, signer, standing) : standing;
	if (island.state !== "island") return judged(context, part, island, island);
	if (!signer && !await isIn(context, part.name, island.zone)) return judged(context, part, island, unsigned);
	const result = await attempt(context, told, part, island);
	if ("trouble" in result) return judged(context, part, island, {
		state: "island",
		reason: result.trouble.reason
	});
	return judged(context, part, island, {
		...result,
		state: "island",
		reason: island.reason ?? result.reason
	});
}
const unsigned = {
	state: "insecure",
	reason: "unsigned"
};
async function islandOf(context, signer, standing) {
	if (isSameName(signer, standing.zone)) return standing;
	const { answer } = await ask(context, signer, types.DS, unchecked);
	if (answer.kind !== "found") return openUnsigned(context, signer, standing, "unsigned");
	return standing.state === "island" ? {
		...standing,
		...unsigned
	} : standing;
}
async function isIn(context, name, zone) {
	const own = await zoneOf(context, name, unchecked);
	return own.kind === "zone" && isSameName(own.zone, zone);
}
function attempt(context, told, part, zone) {
	return part.set ? attemptRecords(context, told, part.set, zone) : attemptAbsence(context, told, part, zone);
}
async function attemptRecords(context, told, set, zone) {
	const checked = await checkSet(context, set, zone.keys);
	if ("trouble" in checked) return checked;
	const { wildcard } = checked;
	if (!wildcard) return {
		state: "secure",
		reason: null,
		...checked
	};
	const proof = await proveBy(context, told, {
		kind: "made-from",
		name: set.name,
		wildcard
	}, zone);
	return "trouble" in proof ? proof : {
		...proof,
		...checked
	};
}
async function attemptAbsence(context, told, { name, type, holds }, zone) {
	const proof = await proveBy(context, told, holds === "no-name" ? {
		kind: "no-name",
		name
	} : {
		kind: "no-data",
		name,
		type
	}, zone);
	if ("trouble" in proof) return proof;
	const soa = setsIn(told.message?.authorities ?? []).find((each) => each.type === types.SOA);
	if (!soa) return {
		...proof,
		signature: null,
		wildcard: null,
		isDeprecated: false
	};
	const checked = await checkSet(context, soa, zone.keys);
	return "trouble" in checked ? checked : {
		...proof,
		...checked,
		wildcard: null
	};
}
async function proveBy(context, { message }, claim, zone) {
	if (!message) return { trouble: {
		state: "indeterminate",
		reason: "no-proof"
	} };
	const proof = await deny(context, [claim], zone, message);
	if ("trouble" in proof) return proof;
	if (proof.claim === null) return {
		state: "insecure",
		reason: proof.reason
	};
	return proof.isOptOut ? {
		state: "insecure",
		reason: "opt-out"
	} : {
		state: "secure",
		reason: null
	};
}
function judged(context, { name, type, holds, set }, standing, result) {
	const signature = result.signature ?? set?.signatures[0];
	const facts = signature && signatureFacts(signature, context.now().getTime());
	return {
		standing,
		set: {
			name: nameText(name),
			type: typeText(type),
			holds,
			state: result.state,
			reason: result.reason,
			zone: nameText(standing.zone),
			keyTag: facts?.keyTag ?? null,
			algorithm: facts?.algorithm ?? null,
			inception: facts?.inception ?? null,
			expires: facts?.expires ?? null,
			wildcard: result.wildcard ? nameText(result.wildcard) : null
		}
	};
}
async function judgeUnknown(context, name, type, reason) {
	const standing = await securityStateAt(context, type === types.DS ? parentOf(name) ?? name : name);
	const isWorse = standing.state === "bogus" || standing.state === "indeterminate";
	return judged(context, {
		name,
		type,
		holds: "unknown",
		set: null
	}, standing, isWorse ? standing : {
		state: "indeterminate",
		reason
	});
}
// src/probes/dnssec/security.ts
async function securityOf(context, name, type) {
	lookAhead(context, name);
	const [own, opinion] = await Promise.all([ask(context, name, type, unchecked).then((told) => securityIn(context, told, name, type)), resolverValidationOf(context, name, type)]);
	const fair = withoutOutage(opinion, own);
	return {
		...own,
		opinion: fair,
		agrees: doAgree(own, fair.verdict)
	};
}
async function securityIn(context, told, name, type) {
	const found = await judgeAll(context, told, name, type);
	const [weakest] = found.toSorted((one, other) => ranks[one.set.state] - ranks[other.set.state]);
	const links = found.flatMap(({ standing }) => standing.links);
	return {
		state: weakest?.set.state ?? "indeterminate",
		reason: weakest ? weakest.set.reason : "never-signed",
		zone: weakest?.set.zone ?? nameText(name),
		links: links.filter((each, index) => links.findIndex(({ zone }) => zone === each.zone) === index),
		sets: found.map(({ set }) => set)
	};
}
const ranks = {
	bogus: 0,
	indeterminate: 1,
	insecure: 2,
	island: 3,
	secure: 4
};
const neverSigned = new Set([
	types.RRSIG,
	types.ANY,
	types.AXFR,
	types.OPT
]);
async function judgeAll(context, told, name, type) {
	const { answer } = told;
	if (neverSigned.has(type)) return [await judgeUnknown(context, name, type, "never-signed")];
	if (answer.kind === "unknown") return [await judgeUnknown(context, name, type, answer.reason)];
	const sets = setsIn(told.message?.answers ?? []);
	const aliases = answer.aliases.map((each) => aliasPart(sets, each.name));
	return Promise.all([...aliases, endPart(sets, answer, type)].map((part) => judgeSet(context, told, part)));
}
function aliasPart(sets, alias) {
	const set = aliasIn(sets, alias);
	return {
		name: set?.name ?? alias,
		type: set?.type ?? types.CNAME,
		holds: "alias",
		set
	};
}
function endPart(sets, { kind, name }, type) {
	const made = kind === "found" && type === types.CNAME ? aliasPart(sets, name) : null;
	if (made && made.type !== type) return made;
	if (kind !== "found") return {
		name,
		type,
		holds: kind === "nodata" ? "no-data" : "no-name",
		set: null
	};
	return {
		name,
		type,
		holds: "records",
		set: sets.find((each) => each.type === type && isSameName(each.name, name)) ?? null
	};
}
function lookAhead(context, name) {
	const anchor = anchorAbove(context.dns, name);
	if (!anchor) return;
	const questions = [[anchor, types.DNSKEY]];
	const depth = countLabels(anchor);
	for (let labels = depth + 1; labels <= Math.min(countLabels(name), depth + 2); labels++) {
		const zone = outermost(name, labels);
		questions.push([zone, types.DS], [zone, types.DNSKEY]);
	}
	for (const [each, type] of questions) ask(context, each, type, unchecked).catch(() => {});
}
function doAgree({ state, reason }, verdict) {
	if (reason === "deprecated" && verdict === "secure") return null;
	if (state === "indeterminate" || verdict === "unknown") return null;
	return (state === "island" ? "insecure" : state) === verdict;
}
// src/probes/dnssec/served.ts
const mostZones = 2;
async function servedSecurityOf(context, name, type, seen) {
	const blamed = blamedBy(seen);
	const zones = blamed.length > 0 ? blamed : await ownZoneOf(context, name);
	let view = zones.length > 0 ? context : null;
	for (const each of zones) view = view && await viewPast(view, each);
	if (!view) return null;
	return {
		view,
		security: await securityIn(view, await ask(view, name, type, unchecked), name, type)
	};
}
function blamedBy({ state, zone, sets }) {
	const broken = sets.filter((each) => each.state === "bogus").map((each) => each.zone);
	const names = [...state === "bogus" && zone !== null ? [zone] : [], ...broken].filter((each) => each !== ".");
	const zones = [...new Set(names)].map(parseName);
	return zones.filter((one) => !zones.some((other) => other !== one && isWithin(one, other))).slice(0, mostZones);
}
async function ownZoneOf(context, name) {
	const found = await zoneOf(context, name, { isCheckingDisabled: true });
	return found.kind === "zone" ? [found.zone] : [];
}
export { signatureFacts as a, aliasIn as c, zoneAbove as d, zoneOf as f, securityOf as i, consistently as l, servedSecurityOf as n, delegationDigest as o, securityIn as r, matchDelegation as s, blamedBy as t, viewPast as u };
