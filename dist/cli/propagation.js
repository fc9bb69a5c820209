import { Ca as dataText, Do as isWithin, Fs as _enum, Io as upwards, Oo as keyOf, Qo as defineCheck, Qs as object, Rs as array, Sa as dataBytes, So as parseName, To as isSameName, Wa as types, Ws as int, Xo as targetOfHost, Zs as number, ar as listTotal, cs as defineProblems, fo as within, ha as firstProven, ir as descriptions, ks as datetime, lo as reach, ls as finder, nc as strictObject, nr as concludeGrade, rc as string, tr as durationText, wo as countLabels, xo as nameText, zs as boolean } from "./gate.js";
import { dt as printable, yt as failure } from "./start.js";
import { l as recordsOf } from "./answer.js";
import { i as nameServersOf, n as askAuthority, r as nameServer, t as addressesIn } from "./name-servers.js";
import { n as extendedErrors, t as ask } from "./lookup.js";
import { i as isForNetwork, r as clientSubnet } from "./write-message.js";
import { a as ipv4Only, c as translationPrefixes, s as isWellKnownPrefix, v as isSerialBefore } from "./doubtful.js";
import { f as zoneOf, i as securityOf, l as consistently, n as servedSecurityOf, r as securityIn } from "./served.js";
import { t as resolverWords } from "./resolver-words.js";
import { t as joined } from "./words4.js";
import { t as domainTarget } from "./domain.js";
import { t as tablesOf } from "./tables.js";
import { isIP } from "node:net";
import { setTimeout } from "node:timers/promises";
// src/checks/propagation/same-answer.ts
function isSameAnswer(one, other) {
	return lineageOf(one) === lineageOf(other);
}
function lineageOf({ data }) {
	return `${keyOf(data.primary)} ${keyOf(data.mailbox)}`;
}
// src/checks/propagation/observation.ts
const nothing = {
	aliases: [],
	records: [],
	absence: null,
	denier: null,
	reason: null
};
function observationOf({ answer, message }, name) {
	if (answer.kind === "found") return {
		...nothing,
		kind: "found",
		aliases: answer.aliases,
		records: answer.records
	};
	if (answer.kind !== "unknown") {
		const { kind, aliases, soa, seconds } = answer;
		return {
			...nothing,
			kind,
			aliases,
			absence: soa ? seconds : null,
			denier: soa?.name ?? null
		};
	}
	const aliases = message && answer.reason === "NO-SOA" ? aliasesIn(message, name) : [];
	if (aliases.length > 0) return {
		...nothing,
		kind: "alias",
		aliases
	};
	return {
		...nothing,
		kind: "unknown",
		reason: answer.reason
	};
}
function aliasesIn({ answers }, name) {
	const all = recordsOf("CNAME", answers);
	const aliases = [];
	for (let end = name; aliases.length <= all.length;) {
		const next = all.find((each) => isSameName(each.name, end));
		if (!next) break;
		aliases.push(next);
		end = next.data.name;
	}
	return aliases;
}
function isDetermined({ kind }) {
	return kind !== "unknown";
}
function isAbsent$1({ kind }) {
	return kind === "nxdomain" || kind === "nodata";
}
function aliasesWithin({ aliases }, zone) {
	const out = aliases.findIndex((each) => !isWithin(each.name, zone));
	return out === -1 ? aliases : aliases.slice(0, out);
}
function endsWithin(sight, zone) {
	const end = sight.aliases.at(-1)?.data.name;
	return sight.kind !== "alias" && (end === void 0 || isWithin(end, zone));
}
function ownOf(sight, zone) {
	const aliases = aliasesWithin(sight, zone);
	return leadsOut({
		...sight,
		aliases
	}, zone) ? {
		...nothing,
		kind: "alias",
		aliases
	} : sight;
}
function leadsOut(sight, zone) {
	const end = sight.aliases.at(-1)?.data.name;
	return end !== void 0 && !isWithin(end, zone);
}
function agrees(seen, truth, zone) {
	const own = aliasesWithin(truth, zone);
	if (own.some((each, at) => !isSameAlias(each, seen.aliases[at]))) return false;
	if (!endsWithin(truth, zone)) return own.length > 0;
	return seen.aliases.length === own.length && leafOf(seen) === leafOf(truth);
}
function isSameAlias(one, other) {
	return other !== void 0 && isSameName(one.name, other.name) && isSameName(one.data.name, other.data.name);
}
function leafOf(sight) {
	if (sight.kind !== "found") return sight.kind === "alias" ? "?" : "";
	return recordsIn(sight).join(" ");
}
function recordsIn({ records }) {
	return [...new Set(records.map(({ data }) => dataBytes(data, true).toString("hex")))].toSorted();
}
function contentOf$2(sight) {
	return [...sight.aliases.map(({ data }) => keyOf(data.name)), leafOf(sight)].join(" > ");
}
function secondsOfChange(sight, others, zone) {
	const own = aliasesWithin(sight, zone);
	const changed = own[Math.max(0, ...others.map((each) => sharedIn(own, each)))];
	if (changed) return changed.ttl;
	const { records, absence } = sight;
	if (isAbsent$1(sight)) return absence;
	return records.length === 0 ? null : Math.max(...records.map(({ ttl }) => ttl));
}
function sharedIn(own, { aliases }) {
	const at = own.findIndex((each, index) => !isSameAlias(each, aliases[index]));
	return at === -1 ? own.length : at;
}
function secondsOf(sight, zone) {
	const own = zone ? aliasesWithin(sight, zone) : sight.aliases;
	const isOwn = zone === null || endsWithin(sight, zone);
	const times = [...own.map(({ ttl }) => ttl), ...isOwn ? sight.records.map(({ ttl }) => ttl) : []];
	if (isAbsent$1(sight) && isOwn) return sight.absence;
	return times.length === 0 ? null : Math.min(...times);
}
// src/checks/propagation/authorities/collect.ts
async function lookAtAuthority(context, place, { name, type, zone }) {
	const [told, version] = await Promise.all([askAuthority(context, place.address, [name, type]), askAuthority(context, place.address, [zone, types.SOA])]);
	const sight = ownOf(observationOf(told, name), zone);
	const isAuthoritative = told.message?.isAuthoritative ?? null;
	const ms = told.reply?.ms ?? null;
	const reason = reasonOf(sight, isAuthoritative);
	const sights = reason === null ? [sight] : [];
	return {
		...place,
		sights,
		reason,
		soa: soaOf(version),
		isAuthoritative,
		ms
	};
}
async function lookAgain(context, authority, { name, type, zone }, time) {
	if (authority.sights.length === 0) return authority;
	const sight = ownOf(observationOf(await askAuthority(context, authority.address, [name, type], { time }), name), zone);
	return isDetermined(sight) ? {
		...authority,
		sights: [...authority.sights, sight]
	} : authority;
}
async function lookBeside(context, known, sought) {
	const first = known.find(({ sights, soa }) => sights.length > 0 && soa !== null);
	if (!first) return [];
	const { answer } = await askAuthority(context, first.address, [sought.zone, types.NS]);
	const fresh = (answer.kind === "found" ? recordsOf("NS", answer.records).map(({ data }) => data.name) : []).filter((name) => !known.some((each) => isSameName(each.name, name))).slice(0, mostBeside);
	const places = (await Promise.all(fresh.map((name) => nameServer(context, name)))).flatMap(({ name, addresses }) => addresses.map((address) => ({
		name,
		address
	})));
	const addresses = new Set(known.map(({ address }) => address));
	return (await Promise.all(places.filter(({ address }) => !addresses.has(address)).slice(0, mostBeside).map((each) => lookAtAuthority(context, each, sought)))).filter(({ soa }) => soa !== null && known.some((each) => each.soa !== null && isSameAnswer(soa, each.soa)));
}
const mostBeside = 16;
function reasonOf(sight, isAuthoritative) {
	if (isAuthoritative === false && (isDetermined(sight) || sight.reason === "NO-SOA")) return "NOT-AUTHORITATIVE";
	return sight.reason;
}
function soaOf({ answer, message }) {
	if (answer.kind !== "found" || !message?.isAuthoritative) return null;
	return recordsOf("SOA", answer.records)[0] ?? null;
}
// src/checks/propagation/pool.ts
const enough = 6;
function poolOf(all) {
	const halves = all.map((sights) => [sights.slice(0, Math.ceil(sights.length / 2)), sights]);
	const early = new Set(halves.flatMap(([first]) => first.flatMap(membersOf)));
	const members = new Set(halves.flatMap(([, sights]) => sights.flatMap(membersOf)));
	return {
		members,
		isComplete: all.some(({ length }) => length >= enough) && early.size === members.size
	};
}
function isOfPool(sight, { members }) {
	return sight.kind === "found" && membersOf(sight).every((each) => members.has(each));
}
function membersOf(sight) {
	const way = sight.aliases.map(({ data }) => keyOf(data.name)).join(" ");
	if (sight.kind !== "found") return [`${way} ${sight.kind === "alias" ? "alias" : "nothing"}`];
	return recordsIn(sight).map((each) => `${way} > ${each}`);
}
// src/checks/propagation/resolver-faults.ts
const filterErrors = new Set([
	4,
	15,
	16,
	17
]);
const staleErrors = new Set([3, 19]);
function hasCurrent(sight, { current, zone, pool }) {
	if (!isDetermined(sight)) return false;
	return current.some((each) => agrees(sight, each, zone)) || pool !== null && isOfPool(sight, pool);
}
function isForeign({ sight, errors }, truth) {
	if (!isDetermined(sight) || errors.some(({ code }) => filterErrors.has(code) || staleErrors.has(code))) return false;
	return !hasCurrent(sight, truth) && !truth.old.some((each) => agrees(sight, each, truth.zone));
}
// src/checks/propagation/resolvers/collect.ts
const bogusErrors = new Set([
	6,
	7,
	8,
	9,
	10,
	11,
	12
]);
const networkErrors = new Set([22, 23]);
function isCalledBogus({ errors }) {
	return errors.some(({ code }) => bogusErrors.has(code));
}
async function lookAtResolver(context, resolver, name, type) {
	const how = {
		server: resolver.server,
		isDnssecOk: true
	};
	const [told, other] = await Promise.all([ask(context, name, type, how), ask(context, name, type, {
		...how,
		time: 2
	})]);
	if (!isFailing(told)) return {
		...seenIn(resolver, name, told, false),
		beside: besideOf(other, name)
	};
	const isVerified = other.answer.kind !== "unknown" && other.message?.isAuthenticData === true;
	const codes = extendedErrors(told).map(({ code }) => code);
	if (codes.some((code) => bogusErrors.has(code))) return seenIn(resolver, name, told, !isVerified);
	if ((await ask(context, name, type, {
		...how,
		isCheckingDisabled: true
	})).answer.kind === "unknown") return seenIn(resolver, name, told, false);
	const again = await ask(context, name, type, {
		...how,
		time: 3
	});
	if (!isFailing(again)) return seenIn(resolver, name, again, false);
	return seenIn(resolver, name, told, !isVerified && !codes.some((code) => networkErrors.has(code)));
}
async function lookAtOwn(context, name, type) {
	return seenIn({
		name: "",
		server: null,
		isFiltering: false
	}, name, await ask(context, name, type), false);
}
function worseOf(seen, isForeign) {
	if (seen.beside === null || isForeign(seen)) return seen;
	const other = {
		...seen,
		sight: seen.beside,
		beside: seen.sight
	};
	return isForeign(other) ? other : seen;
}
function besideOf(told, name) {
	return extendedErrors(told).length > 0 ? null : observationOf(told, name);
}
async function lookCloser(context, seen, { name, type, zone }, time) {
	const { server } = seen.resolver;
	const how = {
		...server !== null && { server },
		isDnssecOk: true
	};
	const [told, version] = await Promise.all([ask(context, name, type, {
		...how,
		time
	}), ask(context, zone, types.SOA, how)]);
	const soa = version.answer.kind === "found" ? recordsOf("SOA", version.answer.records)[0] : void 0;
	return {
		...seen,
		again: observationOf(told, name),
		soa: soa ?? null
	};
}
function isFailing({ answer }) {
	return answer.kind === "unknown" && answer.reason === "SERVFAIL";
}
function seenIn(resolver, name, told, isBogus) {
	return {
		resolver,
		sight: observationOf(told, name),
		beside: null,
		errors: extendedErrors(told),
		isBogus,
		isAuthentic: told.message?.isAuthenticData ?? null,
		ms: told.reply?.ms ?? null,
		again: null,
		there: [],
		soa: null,
		isTranslated: false
	};
}
// src/checks/propagation/subnet.ts
const mostAsked$2 = 2;
async function saidThere(context, { resolver }, authorities, { name, type, zone }) {
	const clientSubnet = networkOf({ resolver });
	if (clientSubnet === null) return [];
	const telling = authorities.filter(({ sights }) => sights.length > 0).slice(0, mostAsked$2);
	return (await Promise.all(telling.map(({ address }) => askAuthority(context, address, [name, type], { clientSubnet })))).filter(({ message }) => message?.isAuthoritative).map((each) => ownOf(observationOf(each, name), zone)).filter(isDetermined);
}
function networkOf({ resolver }) {
	const address = addressIn(resolver.server ?? "");
	return address !== null && reach(address) === "public" ? address : null;
}
function addressIn(server) {
	const { six, host = server } = /^(?:(?:https|tls):\/\/)?(?:\[(?<six>[^\]]+)\]|(?<host>[^:/?#]+))/i.exec(server)?.groups ?? {};
	return [server, six ?? host].find((each) => isIP(each) !== 0) ?? null;
}
// src/checks/propagation/geo-answers.ts
const networks = {
	least: 2,
	most: 4
};
const mostServers$2 = 8;
async function areTailored(context, authorities, seen, sought) {
	const telling = authorities.filter(({ sights }) => sights.length > 0);
	const asked = networksOf(seen);
	if (asked.length < networks.least || telling.length > mostServers$2) return false;
	return (await Promise.all(asked.map((each) => isAgreed(context, telling, each, sought)))).every(Boolean);
}
function networksOf(seen) {
	const addresses = seen.flatMap((each) => networkOf(each) ?? []);
	return [...new Map(addresses.map((each) => [JSON.stringify(clientSubnet(each)), each])).values()].slice(0, networks.most);
}
async function isAgreed(context, servers, network, { name, type, zone }) {
	const told = await Promise.all(servers.map(({ address }) => askAuthority(context, address, [name, type], { clientSubnet: network })));
	const sights = told.map((each) => ownOf(observationOf(each, name), zone));
	return told.every(({ message }) => message?.isAuthoritative && isForNetwork(message.edns?.options ?? [])) && sights.every((each) => isDetermined(each) && sights.every((other) => agrees(each, other, zone)));
}
// src/checks/propagation/dns64.ts
const mostAsked$1 = 2;
async function isSynthesized(context, { sight, resolver: { server } }, truth, authorities, { name, type }) {
	if (type !== types.AAAA || sight.kind !== "found" || !truth.current.every(isAbsent$1)) return false;
	const how = server === null ? {} : { server };
	const telling = authorities.filter(({ sights }) => sights.length > 0).slice(0, mostAsked$1);
	const [sample, ...sources] = await Promise.all([
		ask(context, parseName("ipv4only.arpa"), types.AAAA, how),
		ask(context, name, types.A, how),
		...telling.map(({ address }) => askAuthority(context, address, [name, types.A]))
	]);
	const known = new Set(addressesIn(sample).flatMap((each) => translationPrefixes(each, ipv4Only)));
	const four = sources.flatMap(addressesIn);
	return sight.records.every(({ data }) => data.type === "AAAA" && translationPrefixes(data.address, four).some((each) => isWellKnownPrefix(each) || known.has(each)));
}
// src/checks/propagation/agreement.ts
const shortest = 60;
function isTurning({ sights }, zone) {
	const [first, ...others] = sights;
	return first !== void 0 && others.some((each) => !agrees(each, first, zone) && !agrees(first, each, zone));
}
function isAlike(behind, pool, zone) {
	if (behind.sights.every((each) => isGiven(each, pool))) return true;
	return !pool.isComplete && isTurning(behind, zone);
}
function isMeantToDiffer(servers, isTailored) {
	const [first] = servers;
	return servers.every(({ soa }) => soa !== null && first?.soa && isSameAnswer(soa, first.soa)) && servers.every(({ sights }) => sights.every((each) => hasAddresses(each) && (isTailored || isShortLived(each))));
}
function hasAddresses({ kind, records }) {
	return kind === "found" && records.every(({ data: { type } }) => type === "A" || type === "AAAA");
}
function isShortLived({ records }) {
	return records.every(({ ttl }) => ttl <= shortest);
}
function isContradicted(servers, zone) {
	const turning = servers.filter((each) => isTurning(each, zone));
	const all = poolOf(turning.map(({ sights }) => sights));
	if (servers.filter((each) => !turning.includes(each)).some(({ sights }) => sights.some((each) => !isGiven(each, all)))) return true;
	return turning.some((one) => turning.some((other) => isStrange(one, other)));
}
function isStrange(one, other) {
	const isSame = one.soa !== null && other.soa !== null && isSameAnswer(one.soa, other.soa);
	if (isSame && one.soa?.data.serial === other.soa?.data.serial) return false;
	const pool = poolOf([other.sights]);
	const members = one.sights.flatMap(membersOf);
	if (!members.some((each) => pool.members.has(each))) return true;
	return !isSame && pool.isComplete && !members.every((each) => pool.members.has(each));
}
function isGiven(sight, { members }) {
	return membersOf(sight).every((each) => members.has(each));
}
// src/checks/propagation/authoritative-answer.ts
function authoritativeAnswerOf(zone, authorities, above, isTailored = false) {
	const telling = authorities.filter(({ sights }) => sights.length > 0);
	if (telling.length === 0) return null;
	const ahead = newestOf(telling);
	const turns = ahead.some((each) => isTurning(each, zone)) ? poolOf(ahead.map(({ sights }) => sights)) : null;
	const newest = telling.filter((each) => ahead.includes(each) || turns !== null && isAlike(each, turns, zone));
	const behind = telling.filter((each) => !newest.includes(each));
	const current = distinct([...newest.flatMap(({ sights }) => sights), ...above], zone);
	const old = distinct(behind.flatMap(({ sights }) => sights), zone).filter((each) => !current.some((one) => agrees(each, one, zone)));
	const times = current.flatMap((each) => secondsOf(each, zone) ?? []);
	return {
		zone,
		current,
		old,
		behind,
		ttl: times.length === 0 ? null : Math.max(...times),
		...differenceIn(newest, zone, isTailored),
		versions: newest.flatMap(({ soa }) => soa ?? [])
	};
}
function differenceIn(newest, zone, isTailored) {
	const sights = newest.map((each) => each.sights);
	if (distinct(sights.flat(), zone).length < 2) return {
		isVarying: false,
		pool: null,
		isDisputed: false
	};
	const pool = poolOf(sights);
	if (isMeantToDiffer(newest, isTailored)) return {
		isVarying: true,
		pool: {
			...pool,
			isComplete: false
		},
		isDisputed: false
	};
	const isVarying = newest.some((each) => isTurning(each, zone));
	const isDisputed = !isVarying || isContradicted(newest, zone);
	return {
		isVarying,
		pool: isVarying ? pool : null,
		isDisputed
	};
}
function newestOf(telling) {
	const ahead = telling.filter((each) => !isBehind(each, telling));
	return ahead.length > 0 ? ahead : telling;
}
function isBehind({ soa }, all) {
	if (!soa) return false;
	return all.some((other) => other.soa !== null && isSameAnswer(soa, other.soa) && isSerialBefore(soa.data.serial, other.soa.data.serial));
}
function distinct(sights, zone) {
	const kept = [];
	for (const sight of sights) {
		const same = kept.findIndex((each) => agrees(sight, each, zone) || agrees(each, sight, zone));
		const known = kept[same];
		if (!known) kept.push(sight);
		else if ((secondsOf(sight, zone) ?? 0) > (secondsOf(known, zone) ?? 0)) kept[same] = sight;
	}
	return kept;
}
// src/checks/propagation/confirm.ts
const pause = 100;
const laterTimes = [2, 3];
const lastTimes = [
	4,
	5,
	6
];
const closerTime = 4;
async function closerLook(context, first) {
	const { name, type, zone, above } = first;
	const truth = zone && authoritativeAnswerOf(zone, first.authorities, above);
	if (!truth) return {
		...first,
		truth
	};
	const [own, ...seen] = [first.own, ...first.seen].map((each) => worseOf(each, (one) => isForeign(one, truth)));
	if (!truth.isDisputed && truth.old.length === 0 && ![own, ...seen].some((each) => each && isForeign(each, truth))) return {
		...first,
		truth
	};
	const sought = {
		name,
		type,
		zone: truth.zone
	};
	const [authorities, closerOwn = first.own, ...closer] = await Promise.all([askedAgain(context, first.authorities, sought, above), ...[own ?? first.own, ...seen].map((each) => closerAt(context, each, truth, first.authorities, sought))]);
	const later = authoritativeAnswerOf(truth.zone, authorities, above);
	const isTailored = (later?.isDisputed ?? false) && await areTailored(context, authorities, closer, sought);
	const last = isTailored ? authoritativeAnswerOf(truth.zone, authorities, above, isTailored) : later;
	return {
		...first,
		authorities,
		own: closerOwn,
		seen: closer,
		truth: last
	};
}
async function closerAt(context, seen, truth, authorities, sought) {
	if (!isForeign(seen, truth)) return seen;
	await setTimeout(pause);
	const [closer, there, isTranslated] = await Promise.all([
		lookCloser(context, seen, sought, closerTime),
		saidThere(context, seen, authorities, sought),
		isSynthesized(context, seen, truth, authorities, sought)
	]);
	return {
		...closer,
		there,
		isTranslated
	};
}
async function askedAgain(context, authorities, sought, above) {
	const asked = await askedAt(context, authorities, sought, laterTimes);
	const truth = authoritativeAnswerOf(sought.zone, asked, above);
	return truth?.isDisputed || truth?.isVarying ? askedAt(context, asked, sought, lastTimes) : asked;
}
function askedAt(context, authorities, sought, times) {
	return Promise.all(authorities.map(async (each) => {
		let asked = each;
		for (const time of times) {
			await setTimeout(pause);
			asked = await lookAgain(context, asked, sought, time);
		}
		return asked;
	}));
}
// src/checks/propagation/authorities/security.ts
const mostServers$1 = 16;
async function servedBy(context, { name, type, zone }, authorities) {
	const seen = await securityOf(context, name, type);
	if (seen.state === "insecure" || seen.state === "island") return seen;
	const served = await servedSecurityOf(context, name, type, seen);
	if (!served || served.security.state === "indeterminate") return seen;
	if (served.security.state === "bogus" || zone === null) return served.security;
	const telling = authorities.filter(({ sights }) => sights.length > 0).slice(0, mostServers$1);
	return (await Promise.all(telling.map(async ({ address }) => {
		const told = await askAuthority(context, address, [name, type], { isDnssecOk: true });
		return told.answer.kind === "unknown" ? served.security : securityIn(served.view, told, name, type);
	}))).find(({ state }) => state === "bogus") ?? served.security;
}
// src/checks/propagation/authorities/delegation.ts
const mostServers = 32;
const mostPlaces = 48;
const parentsAsked = 4;
async function delegationOf(context, name, server) {
	const how = {
		isCheckingDisabled: true,
		...server !== void 0 && { server }
	};
	const upper = [...upwards(name)].slice(1).slice(-7);
	const [own, ...above] = await Promise.all([name, ...upper].map((each) => zoneOf(context, each, how)));
	const zone = own?.kind === "zone" ? own.zone : null;
	const fresh = zone && await unheardOf(context, name, zone, how);
	if (fresh) return delegatedBy(context, fresh, how);
	const parent = above.find((each) => each.kind === "zone" && !(zone && isSameName(each.zone, zone)));
	const said = parent?.kind === "zone" ? await referralFrom(context, parent.zone, zone ?? name, how) : null;
	if (said?.kind === "referral" && (zone === null || isSameName(said.zone, zone))) return delegatedBy(context, said, how);
	if (said?.kind === "denial") return {
		zone: said.zone,
		places: said.places,
		above: [],
		removed: zone
	};
	if (!zone) return {
		zone,
		places: [],
		above: [],
		removed: null
	};
	const { answer } = await ask(context, zone, types.NS, how);
	return {
		...await delegatedBy(context, {
			zone,
			servers: answer.kind === "found" ? recordsOf("NS", answer.records) : [],
			glue: new Map()
		}, how),
		above: []
	};
}
async function unheardOf(context, name, zone, how) {
	const { answer } = await ask(context, name, types.SOA, how);
	const said = answer.kind === "nxdomain" ? await referralFrom(context, zone, name, how) : null;
	return said?.kind === "referral" ? said : null;
}
async function delegatedBy(context, { zone, servers, glue }, how) {
	return {
		zone,
		places: (await Promise.all(servers.slice(0, mostServers).map(async ({ data: { name } }) => {
			return (glue.get(keyOf(name)) ?? (await nameServer(context, name, how)).addresses).map((address) => ({
				name,
				address
			}));
		}))).flat().slice(0, mostPlaces),
		above: servers,
		removed: null
	};
}
async function referralFrom(context, parent, name, how) {
	const { servers } = await nameServersOf(context, parent, how);
	const places = servers.flatMap((each) => each.addresses.slice(0, 1).map((address) => ({
		name: each.name,
		address
	}))).slice(0, parentsAsked);
	const running = places.map(async ({ address }) => askAuthority(context, address, [name, types.NS]));
	const referral = await firstProven(running.map(async (each) => referralIn(await each, parent, name)), null);
	if (referral) return referral;
	const all = await Promise.all(running);
	return all.filter((each) => isDenied(each, parent)).length * 2 > all.length ? {
		kind: "denial",
		zone: parent,
		places
	} : null;
}
function isDenied({ answer, message }, parent) {
	if (!message?.isAuthoritative || answer.kind !== "nxdomain" && answer.kind !== "nodata") return false;
	return answer.soa !== null && answer.aliases.length === 0 && isSameName(answer.soa.name, parent);
}
function referralIn({ message }, parent, name) {
	if (!message) return null;
	const named = recordsOf("NS", [...message.authorities, ...message.answers]);
	const isBelow = (zone) => isWithin(name, zone) && isWithin(zone, parent) && !isSameName(zone, parent);
	const first = named.find((each) => isBelow(each.name));
	if (!first) return null;
	const servers = named.filter((each) => isSameName(each.name, first.name));
	return {
		kind: "referral",
		zone: first.name,
		servers,
		glue: glueIn(message, parent)
	};
}
function glueIn({ additionals }, parent) {
	const glue = new Map();
	for (const { name, data } of additionals) {
		if (data.type !== "A" && data.type !== "AAAA" || !isWithin(name, parent)) continue;
		glue.set(keyOf(name), [...glue.get(keyOf(name)) ?? [], data.address]);
	}
	return glue;
}
// src/checks/propagation/observe.ts
async function observe(context, name, type) {
	const [{ view, delegation, authorities }, seen, own] = await Promise.all([
		consistently(context, questionsOf(name, type)).then(async ({ context: view }) => ({
			view,
			...await knownOf(view, name, type)
		})),
		Promise.all(context.dns.publicResolvers.map((each) => lookAtResolver(context, each, name, type))),
		lookAtOwn(context, name, type)
	]);
	const { zone, removed } = delegation;
	const security = seen.some(({ isBogus }) => isBogus) ? await servedBy(view, {
		name,
		type,
		zone
	}, authorities) : null;
	return {
		name,
		type,
		zone,
		removed,
		above: zone !== null && type === types.NS && isSameName(name, zone) ? sightAbove(delegation) : [],
		authorities,
		own,
		seen: withoutFalseAlarm(seen, security),
		security
	};
}
function questionsOf(name, type) {
	const zones = [...upwards(name)].filter((each) => countLabels(each) > 0).slice(0, mostLevels);
	return [[
		name,
		type,
		{}
	], ...zones.map((each) => [
		each,
		types.SOA,
		{ isCheckingDisabled: true }
	])];
}
const mostLevels = 8;
async function knownOf(context, name, type) {
	const delegation = await delegationKnown(context, name);
	const { zone, places } = delegation;
	if (!zone) return {
		delegation,
		authorities: []
	};
	const sought = {
		name,
		type,
		zone
	};
	const named = await Promise.all(places.map((each) => lookAtAuthority(context, each, sought)));
	return {
		delegation,
		authorities: [...named, ...await lookBeside(context, named, sought)]
	};
}
const mostAsked = 3;
async function delegationKnown(context, name) {
	const own = await delegationOf(context, name);
	if (own.zone !== null && own.places.length > 0) return own;
	const others = context.dns.publicResolvers.filter(({ isFiltering }) => !isFiltering).slice(0, mostAsked);
	return (await Promise.all(others.map(({ server }) => delegationOf(context, name, server)))).find(({ zone, places }) => zone !== null && places.length > 0) ?? own;
}
function withoutFalseAlarm(seen, security) {
	if (security?.state === "insecure" || security?.state === "island") return seen.map((each) => ({
		...each,
		isBogus: false
	}));
	if (security?.state !== "secure") return seen;
	return seen.map((each) => ({
		...each,
		isBogus: each.isBogus && isCalledBogus(each)
	}));
}
function sightAbove({ above }) {
	return above.length === 0 ? [] : [{
		kind: "found",
		reason: null,
		aliases: [],
		records: above,
		absence: null,
		denier: null
	}];
}
// src/data/block-pages.ts
const blockPages = [
	"0.0.0.0/32",
	"127.0.0.1/32",
	"::/128",
	"::1/128",
	"146.112.61.104/29"
];
// src/checks/propagation/signs.ts
const signs$1 = [
	"authorities",
	"subnet",
	"fresh",
	"many",
	"ages"
];
const shortTtl = 300;
const servedStaleTtl = 30;
const longestOfRegions = 3600;
const slack = 5;
const mostVersions = 2;
function signOf(all, truth) {
	if (truth.isVarying && !truth.pool?.isComplete) return "authorities";
	if (all.some(({ sight, there }) => there.some((each) => agrees(sight, each, truth.zone)))) return "subnet";
	const others = all.filter((each) => isForeign(each, truth) && !each.isTranslated && !isAbsent$1(each.sight) && !truth.current.every(isAbsent$1));
	if (others.filter((each) => isFresh(each, truth)).length >= ((truth.ttl ?? 0) > servedStaleTtl ? 1 : 2)) return "fresh";
	const aged = others.filter(({ sight }) => !hasOutlived(secondsOf(sight, truth.zone), truth));
	if (new Set(aged.map(({ sight }) => contentOf$2(sight))).size > mostVersions && truth.ttl !== null && truth.ttl <= shortTtl) return "many";
	return aged.some((each) => isOlderVersion(each, truth)) || !areAgesMixed(all, aged, truth) ? null : "ages";
}
function areAgesMixed(all, aged, truth) {
	if (truth.ttl === null || truth.ttl > longestOfRegions) return false;
	const own = all.filter(({ sight }) => sight.kind === "found" && hasCurrent(sight, truth));
	const oldest = Math.min(...own.flatMap(({ sight }) => secondsOf(sight, truth.zone) ?? []));
	return aged.some(({ sight }) => (secondsOf(sight, truth.zone) ?? 0) > oldest + slack);
}
function isOlderVersion({ soa }, truth) {
	return soa !== null && !hasVersion(soa, truth);
}
function isFresh({ sight, again, soa }, truth) {
	if (!soa || !hasVersion(soa, truth) || truth.ttl === null) return false;
	return [sight, again].some((each) => each !== null && !hasCurrent(each, truth) && secondsOf(each, truth.zone) === truth.ttl && !isAbsent$1(each));
}
function hasVersion(soa, { versions }) {
	return versions.some((each) => isSameAnswer(each, soa) && each.data.serial === soa.data.serial);
}
function hasOutlived(seconds, { ttl }) {
	return seconds !== null && ttl !== null && seconds > ttl;
}
// src/checks/propagation/verdicts.ts
const verdicts = [
	"updated",
	"stale",
	"variant",
	"filtered",
	"stale-served",
	"bogus",
	"error",
	"unverified"
];
const raisedTtl = 300;
function resolverVerdictsOf(all, truth) {
	if (!truth) return all.map((seen) => ({
		seen,
		...unanswered(seen) ?? told("unverified", null, null)
	}));
	const sign = signOf(all, truth);
	const elsewhere = all.flatMap(({ there }) => there);
	const leaves = new Set(all.filter(({ sight }) => hasCurrent(sight, truth)).map(({ sight }) => leafOf(sight)));
	const isFound = all.some(({ sight }) => sight.kind === "found" && hasCurrent(sight, truth));
	return all.map((seen) => {
		const { sight } = seen;
		return {
			seen,
			...unanswered(seen) ?? withheldName(seen, truth) ?? (hasCurrent(sight, truth) ? current(sight, truth, leaves) : withheld(seen, truth, isFound)) ?? differing(seen, truth, elsewhere, sign)
		};
	});
}
function unanswered({ sight, errors, isBogus }) {
	const filter = errors.find(({ code }) => filterErrors.has(code));
	const stale = errors.find(({ code }) => staleErrors.has(code));
	if (isDetermined(sight)) return stale ? told("stale-served", `EDE-${stale.code}`, null) : null;
	if (filter) return told("filtered", `EDE-${filter.code}`, null);
	const [first] = errors;
	if (isBogus) return told("bogus", first ? `EDE-${first.code}` : sight.reason, null);
	return told("error", sight.reason, null);
}
function current(sight, { zone }, leaves) {
	return leadsOut(sight, zone) && leaves.size > 1 ? told("variant", "elsewhere", 0) : told("updated", null, 0);
}
function withheldName({ sight, resolver }, { current: all, zone }) {
	if (!(sight.kind === "nxdomain" && !isOfZone(sight, zone) && all.every(({ kind }) => kind === "nodata"))) return null;
	return resolver.isFiltering ? told("filtered", "denied", null) : told("error", "NO-SOA", null);
}
function isOfZone({ denier }, zone) {
	return denier !== null && isWithin(zone, denier);
}
function withheld({ sight, errors, resolver }, { zone }, isFound) {
	const filter = errors.find(({ code }) => filterErrors.has(code));
	if (filter) return told("filtered", `EDE-${filter.code}`, null);
	const addresses = sight.records.flatMap(({ data }) => data.type === "A" || data.type === "AAAA" ? [data.address] : []);
	const isBlock = (each) => within(each, blockPages) && (resolver.isFiltering || !within(each, loopback));
	if (addresses.length > 0 && addresses.every(isBlock)) return told("filtered", "block-page", null);
	if (!isAbsent$1(sight) || isOfZone(sight, zone)) return null;
	return resolver.isFiltering && isFound ? told("filtered", "denied", null) : told("error", "NO-SOA", null);
}
const loopback = ["127.0.0.0/8", "::1/128"];
function isChanging({ sight, again }, truth) {
	if (!again || !isDetermined(again) || isAbsent$1(again) || hasCurrent(again, truth)) return false;
	return contentOf$2(again) !== contentOf$2(sight) && !truth.old.some((each) => agrees(again, each, truth.zone));
}
function differing(seen, truth, elsewhere, sign) {
	const { sight, soa } = seen;
	const seconds = secondsOf(sight, truth.zone);
	const left = leftOf(seen, truth);
	const stale = (reason) => told("stale", reason, left);
	if (truth.old.some((each) => agrees(sight, each, truth.zone))) return stale("secondary");
	if (elsewhere.some((each) => agrees(sight, each, truth.zone))) return told("variant", "subnet", 0);
	if (isAbsent$1(sight)) return stale("negative");
	if (seen.isTranslated) return told("variant", "dns64", 0);
	if (truth.current.every(isAbsent$1)) return stale("gone");
	if (soa && truth.versions.length > 0 && !truth.versions.some((each) => isSameAnswer(each, soa))) return stale("old-servers");
	if (sign !== null && (seconds ?? 0) <= Math.max(truth.ttl ?? 0, raisedTtl)) return told("variant", sign, left);
	if (isChanging(seen, truth)) return told("error", "changing", null);
	if (hasOutlived(seconds, truth)) return stale("outlived");
	return stale(soa && !hasVersion(soa, truth) ? "older" : "unlike");
}
function leftOf({ sight, again }, truth) {
	const times = [sight, ...again && isDetermined(again) && !hasCurrent(again, truth) ? [again] : []].flatMap((each) => secondsOfChange(each, truth.current, truth.zone) ?? []);
	return times.length === 0 ? null : Math.max(...times);
}
function told(verdict, reason, secondsLeft) {
	return {
		verdict,
		reason,
		secondsLeft
	};
}
// src/checks/propagation/record.ts
const mostValues = 32;
const mostErrors = 4;
const longestValue = 300;
function recordAnswer(sight, zone) {
	const values = [...new Set(sight.records.map(({ data }) => printable(dataText(data), longestValue)))].toSorted();
	return {
		answer: sight.kind,
		aliases: sight.aliases.map(({ data }) => printable(nameText(data.name), longestValue)),
		values: values.slice(0, mostValues),
		total: values.length,
		ttl: secondsOf(sight, zone)
	};
}
function recordResolver(standing, truth) {
	const { name, server, isFiltering } = standing.seen.resolver;
	return {
		name,
		server: server ?? "",
		isFiltering,
		...recordOwn(standing, truth)
	};
}
function recordOwn({ seen, ...standing }, truth) {
	const { sight, errors, isAuthentic, ms } = seen;
	return {
		...standing,
		isCurrent: truth && isDetermined(sight) ? hasCurrent(sight, truth) : null,
		...recordAnswer(sight, truth?.zone ?? null),
		ad: isAuthentic,
		ede: errors.slice(0, mostErrors).map(({ code, text }) => ({
			code,
			text: printable(text, longestValue)
		})),
		ms: rounded(ms)
	};
}
function recordAuthority(authority, behind, zone) {
	const { name, address, sights, soa, isAuthoritative, ms, reason } = authority;
	const [first, ...later] = sights;
	const answeredState = behind.includes(authority) ? "behind" : "current";
	return {
		name: nameText(name),
		address,
		state: first ? answeredState : "failed",
		serial: soa?.data.serial ?? null,
		...first ? recordAnswer(first, zone) : {
			answer: "unknown",
			aliases: [],
			values: [],
			total: 0,
			ttl: null
		},
		aa: isAuthoritative,
		isVarying: first !== void 0 && later.some((each) => !agrees(each, first, zone)),
		ms: rounded(ms),
		reason
	};
}
function rounded(ms) {
	return ms === null ? null : Math.round(ms * 10) / 10;
}
function countVerdicts(standings) {
	const counts = verdicts.map((each) => [each, standings.filter(({ verdict }) => verdict === each).length]);
	return Object.fromEntries(counts);
}
function freshIn(resolvers) {
	const telling = resolvers.filter(({ answer }) => answer !== "unknown");
	const old = telling.filter(({ verdict, isCurrent, reason }) => verdict === "stale" || verdict === "stale-served" && isCurrent === false || verdict === "variant" && (reason === "many" || reason === "ages"));
	if (telling.length === 0 || telling.length * 2 < resolvers.length || resolvers.some(({ verdict }) => verdict === "unverified" || verdict === "bogus")) return null;
	if (old.some(({ secondsLeft, reason }) => secondsLeft === null || reason === "secondary" || reason === "old-servers")) return null;
	return Math.max(0, ...old.map(({ secondsLeft }) => secondsLeft ?? 0));
}
// src/checks/propagation/collect.ts
async function collect({ domain, type }, context) {
	const { zone, removed, seen, own, authorities, truth, security } = await closerLook(context, await observe(context, parseName(domain), types[type]));
	if (!truth) refuseSilence(domain, seen, authorities);
	const everybody = [own, ...seen];
	const [ownStanding, ...standings] = resolverVerdictsOf(everybody, truth);
	const resolvers = standings.map((each) => recordResolver(each, truth));
	return {
		domain,
		type,
		observedAt: context.now().toISOString(),
		zone: zone && nameText(zone),
		removed: removed && nameText(removed),
		current: truth ? truth.current.map((each) => recordAnswer(each, zone)) : [],
		varianceCause: truth && signOf(everybody, truth),
		authoritativeServersDiffer: truth?.isDisputed ?? false,
		security: security && {
			state: security.state,
			reason: security.reason
		},
		negativeSeconds: negativeIn(truth),
		freshEverywhereInSeconds: truth?.isDisputed ? null : freshIn(resolvers),
		counts: countVerdicts(standings),
		ownResolver: ownStanding ? recordOwn(ownStanding, truth) : null,
		resolvers,
		authoritativeServers: zone ? authorities.map((each) => recordAuthority(each, truth?.behind ?? [], zone)) : []
	};
}
function refuseSilence(host, seen, authorities) {
	if ([...seen, ...authorities].some(({ ms }) => ms !== null)) return;
	const [detail = "TIMEOUT"] = seen.flatMap(({ sight }) => sight.reason ?? []).filter((each) => each !== "TIMEOUT");
	throw detail === "TIMEOUT" ? failure("timeout.dns", { host }) : failure("dns.failed", {
		host,
		detail
	});
}
function negativeIn(truth) {
	const times = truth?.versions.map(({ ttl, data }) => Math.min(ttl, data.minimum)) ?? [];
	return times.length === 0 ? null : Math.max(...times);
}
// src/checks/propagation/authorities/problems.ts
const authorityProblems = defineProblems({
	"authority-behind": {
		severity: "medium",
		cause: {
			en: "The name server serves version {serial} of the zone with other records, although {newest} is current. Resolvers that query it cache the old records again.",
			ko: "최신 버전은 {newest}인데 이 네임서버는 다른 레코드가 담긴 {serial} 버전의 존을 제공합니다. 이 서버에 질의하는 리졸버는 이전 레코드를 다시 캐시합니다."
		},
		action: {
			en: "Check the zone transfer: NOTIFY must reach this server, and the primary must allow it to transfer the zone.",
			ko: "존 전송을 확인하십시오. NOTIFY가 이 서버에 도달해야 하고, 주 서버가 전송을 허용해야 합니다."
		},
		reference: "RFC 1996 §3"
	},
	"version-behind": {
		severity: "low",
		cause: {
			en: "The name server serves version {serial} of the zone, although {newest} is current. This record is the same in both versions.",
			ko: "최신 버전은 {newest}인데 이 네임서버는 {serial} 버전의 존을 제공합니다. 이 레코드는 두 버전에서 같습니다."
		},
		action: {
			en: "Check again in a few minutes. If the server stays behind, check the zone transfer.",
			ko: "몇 분 뒤 다시 확인하고, 계속 뒤처지면 존 전송을 점검하십시오."
		},
		reference: "RFC 1996 §3"
	},
	"authorities-contradict": {
		severity: "medium",
		cause: {
			en: "Some name servers have the record and others do not. Their serials do not show which version is newer.",
			ko: "일부 네임서버에는 레코드가 있고 다른 네임서버에는 없습니다. 일련번호로는 어느 쪽이 최신인지 알 수 없습니다."
		},
		action: {
			en: "Load the same zone on all of them, and raise the serial with every change.",
			ko: "모든 네임서버에 같은 존을 올리고, 변경할 때마다 일련번호를 올리십시오."
		},
		reference: "RFC 1034 §4.3.5"
	},
	"authorities-differ": {
		severity: "medium",
		cause: {
			en: "The name servers consistently return different records: {list}. Which records visitors get depends on the server that their resolver queries.",
			ko: "네임서버마다 서로 다른 레코드를 일관되게 반환합니다: {list}. 리졸버가 어느 서버에 질의하느냐에 따라 방문자가 받는 레코드가 달라집니다."
		},
		action: {
			en: "Load the same zone on all of them: raise the serial with every change, and update every provider that serves the zone.",
			ko: "모든 네임서버에 같은 존을 올리십시오. 변경할 때마다 일련번호를 올리고, 존을 제공하는 모든 업체에 변경을 반영하십시오."
		},
		reference: "RFC 1034 §4.3.5"
	},
	"authority-silent": {
		severity: "low",
		cause: {
			en: "{count} of {total} name server addresses did not answer for the zone: {list}.",
			ko: "네임서버 주소 {total}개 중 {count}개가 이 존의 질의에 응답하지 않았습니다: {list}."
		},
		action: {
			en: "Run the dns check, which tests every name server in detail.",
			ko: "모든 네임서버를 자세히 확인하는 dns 점검을 실행하십시오."
		},
		reference: "RFC 1912 §2.8"
	},
	unresolvable: {
		severity: "critical",
		cause: {
			en: "No name server of the zone answers, and {count} of {total} resolvers return SERVFAIL. The name cannot be reached.",
			ko: "존의 네임서버가 모두 응답하지 않아 리졸버 {total}개 중 {count}개가 SERVFAIL을 반환합니다. 이 이름에 접속할 수 없습니다."
		},
		action: {
			en: "Load the zone on the name servers that it is delegated to, or delegate it to the servers that have it (at the registrar).",
			ko: "위임된 네임서버에 존을 올리거나, 레지스트라에서 존이 있는 네임서버로 위임을 바꾸십시오."
		},
		reference: "RFC 1912 §2.8"
	},
	"no-authority": {
		severity: "high",
		cause: {
			en: "No name server of the zone answered us, so we cannot tell which answer is current. All resolvers that answered agree.",
			ko: "존의 네임서버가 응답하지 않아 어느 값이 최신인지 알 수 없습니다. 응답한 리졸버의 값은 모두 같습니다."
		},
		action: {
			en: "Run the dns check to find the cause, or run this check from a network that allows queries to port 53.",
			ko: "dns 점검으로 원인을 확인하거나, 포트 53 질의가 허용된 네트워크에서 다시 확인하십시오."
		}
	},
	"nobody-to-compare": {
		severity: "medium",
		cause: {
			en: "No name server of the zone answered us, and the resolvers disagree: {list}. We cannot tell which answer is current.",
			ko: "존의 네임서버가 응답하지 않고 리졸버의 값이 서로 다릅니다: {list}. 어느 값이 최신인지 알 수 없습니다."
		},
		action: {
			en: "Run the dns check to find the cause, or run this check from a network that allows queries to port 53.",
			ko: "dns 점검으로 원인을 확인하거나, 포트 53 질의가 허용된 네트워크에서 다시 확인하십시오."
		}
	},
	removed: {
		severity: "critical",
		cause: {
			en: "The parent zone does not delegate {zone} (any more). {count} of {total} resolvers still return cached copies, which expire within {left}.",
			ko: "상위 존에 {zone}의 위임이 없거나 제거되었습니다. 공개 리졸버 {total}개 중 {count}개가 아직 캐시된 값을 반환하며, {left} 안에 만료됩니다."
		},
		action: {
			en: "Ask the registrar whether the registration has expired or is on hold, and have the delegation restored.",
			ko: "등록이 만료되었거나 정지되었는지 레지스트라에 문의하고, 위임을 복구하십시오."
		},
		reference: "RFC 5731 §2.3"
	},
	"no-name": {
		severity: "medium",
		cause: {
			en: "The name servers return NXDOMAIN: the name does not exist. After you create it, resolvers may still cache NXDOMAIN for up to {left}.",
			ko: "네임서버가 NXDOMAIN을 반환합니다(존재하지 않는 이름). 이름을 만든 뒤에도 리졸버가 최대 {left} 동안 NXDOMAIN을 캐시합니다."
		},
		action: {
			en: "Create the name. Do not look it up before that.",
			ko: "이름을 만드십시오. 만들기 전에는 조회하지 마십시오."
		},
		reference: "RFC 2308 §5"
	},
	"no-record": {
		severity: "info",
		cause: {
			en: "The name has no {type} records. After you create them, resolvers may still cache the empty answer for up to {left}.",
			ko: "이 이름에는 {type} 레코드가 없습니다. 레코드를 만든 뒤에도 리졸버가 최대 {left} 동안 빈 응답을 캐시합니다."
		},
		action: {
			en: "If this is intended, no action is needed. Otherwise create the records.",
			ko: "의도한 것이면 조치할 것이 없습니다. 아니면 레코드를 만드십시오."
		},
		reference: "RFC 2308 §5"
	}
});
// src/checks/propagation/problems.ts
const problems = {
	...defineProblems({
		bogus: {
			severity: "critical",
			cause: {
				en: "The name servers' answer fails DNSSEC validation, and {count} of {total} resolvers return SERVFAIL: {list}. Their users cannot reach the name.",
				ko: "네임서버의 응답이 DNSSEC 검증에 실패하여, 공개 리졸버 {total}개 중 {count}개가 SERVFAIL을 반환합니다: {list}. 이 리졸버의 사용자는 이 이름에 접속할 수 없습니다."
			},
			action: {
				en: "Sign the zone again, or remove the DS record from the parent zone until you have. delv +vtrace shows the broken link of the chain.",
				ko: "존을 다시 서명하거나, 그때까지 상위 존에서 DS 레코드를 제거하십시오. delv +vtrace로 체인이 끊어진 지점을 확인할 수 있습니다."
			},
			reference: "RFC 4035 §5.5"
		},
		"bogus-remembered": {
			severity: "high",
			cause: {
				en: "DNSSEC validation fails at {count} of {total} resolvers: {list}. The name servers' answer is valid, so these resolvers have cached old keys, signatures or DS records. Their users cannot reach the name.",
				ko: "공개 리졸버 {total}개 중 {count}개가 DNSSEC 검증에 실패합니다: {list}. 네임서버의 응답은 유효하므로, 이 리졸버에 이전 키, 서명 또는 DS 레코드가 캐시되어 있습니다. 이 리졸버의 사용자는 이 이름에 접속할 수 없습니다."
			},
			action: {
				en: "Do not change the zone or its DS records. After a key rollover, keep the old key in the zone until the TTL of the old DS and DNSKEY records has passed.",
				ko: "존과 DS 레코드는 바꾸지 마십시오. 키를 교체했다면 이전 DS와 DNSKEY 레코드의 TTL이 지날 때까지 이전 키를 존에 두십시오."
			},
			reference: "RFC 6781 §4.1"
		},
		"bogus-unconfirmed": {
			severity: "high",
			cause: {
				en: "DNSSEC validation fails at {count} of {total} resolvers: {list}. We could not validate the zone from here to confirm this.",
				ko: "공개 리졸버 {total}개 중 {count}개가 DNSSEC 검증에 실패합니다: {list}. 여기에서는 존을 검증할 수 없어 확인하지 못했습니다."
			},
			action: {
				en: "Run the dns check from a network that allows queries to port 53 before you change the zone.",
				ko: "존을 바꾸기 전에, 포트 53 질의가 허용된 네트워크에서 dns 점검을 실행하십시오."
			},
			reference: "RFC 4035 §4.3"
		},
		"bogus-alone": {
			severity: "medium",
			cause: {
				en: "DNSSEC validation fails at one of {total} resolvers: {list}. Our own validation found no fault or was not possible. This resolver may have a wrong trust anchor, a wrong clock or old keys.",
				ko: "공개 리졸버 {total}개 중 하나가 DNSSEC 검증에 실패합니다: {list}. 자체 검증에서는 문제가 없었거나 검증할 수 없었습니다. 이 리졸버의 신뢰 앵커, 시계 또는 캐시된 이전 키가 원인일 수 있습니다."
			},
			action: {
				en: "Do not remove the DS record because of this. Run the dns check. If it finds no problem, tell the operator of this resolver.",
				ko: "이 때문에 DS 레코드를 제거하지 마십시오. dns 점검을 실행하고, 문제가 없으면 이 리졸버의 운영자에게 알리십시오."
			},
			reference: "RFC 4035 §4.3"
		},
		stale: {
			severity: "high",
			cause: {
				en: "{count} of {total} resolvers still return an old answer: {list}.",
				ko: "공개 리졸버 {total}개 중 {count}개가 아직 이전 값을 반환합니다: {list}."
			},
			action: {
				en: "Keep the servers behind the old records running {wait}. Before the next change, lower the TTL one day in advance.",
				ko: "{wait} 이전 레코드가 가리키는 서버를 계속 운영하십시오. 다음 변경 때는 하루 전에 TTL을 낮추십시오."
			},
			reference: "RFC 1035 §7.4"
		},
		"old-servers": {
			severity: "high",
			cause: {
				en: "{count} of {total} resolvers still query the old name servers, which the zone is no longer delegated to: {list}.",
				ko: "공개 리졸버 {total}개 중 {count}개가 더는 위임되지 않은 이전 네임서버에 질의합니다: {list}."
			},
			action: {
				en: "Serve the new records on the old name servers as well, until the TTL of the old NS records has passed (often 2 days).",
				ko: "이전 NS 레코드의 TTL이 지날 때까지(대개 2일) 이전 네임서버에서도 새 레코드를 제공하십시오."
			},
			reference: "RFC 1034 §4.2.2"
		},
		"stale-served": {
			severity: "high",
			cause: {
				en: "{count} of {total} resolvers cannot reach the name servers and return an expired, outdated answer: {list}.",
				ko: "공개 리졸버 {total}개 중 {count}개가 네임서버에 접속하지 못해 만료된 이전 값을 반환합니다: {list}."
			},
			action: {
				en: "Make sure that every name server of the zone answers from everywhere, also over TCP. The resolvers then update by themselves.",
				ko: "존의 모든 네임서버가 어디서나, TCP로도 응답하는지 확인하십시오. 그러면 리졸버가 자동으로 갱신됩니다."
			},
			reference: "RFC 8767 §5"
		},
		"served-from-memory": {
			severity: "low",
			cause: {
				en: "{count} of {total} resolvers cannot reach the name servers and return an expired answer, which is still correct: {list}.",
				ko: "공개 리졸버 {total}개 중 {count}개가 네임서버에 접속하지 못해 만료된 값을 반환합니다. 값은 아직 맞습니다: {list}."
			},
			action: {
				en: "Make sure that every name server of the zone answers from everywhere, also over TCP.",
				ko: "존의 모든 네임서버가 어디서나, TCP로도 응답하는지 확인하십시오."
			},
			reference: "RFC 8767 §5"
		},
		"leads-nowhere": {
			severity: "medium",
			cause: {
				en: "According to {count} of {total} resolvers, the CNAME target {target} does not exist.",
				ko: "공개 리졸버 {total}개 중 {count}개에 따르면 CNAME 대상 {target|이/가} 존재하지 않습니다."
			},
			action: {
				en: "Create the CNAME target, or remove the CNAME from the zone.",
				ko: "CNAME 대상의 이름을 만들거나, 존에서 CNAME을 제거하십시오."
			},
			reference: "RFC 1034 §3.6.2"
		},
		"resolvers-fail": {
			severity: "high",
			cause: {
				en: "Lookups fail at {count} of {total} resolvers, although the name servers answer us: {list}. Their users cannot reach the name.",
				ko: "네임서버는 여기에서 응답하지만 공개 리졸버 {total}개 중 {count}개가 조회에 실패합니다: {list}. 이 리졸버의 사용자는 이 이름에 접속할 수 없습니다."
			},
			action: {
				en: "After a move to other name servers, keep the old ones running until the TTL of the old NS records has passed. Otherwise make sure that every name server answers from everywhere, also over TCP.",
				ko: "네임서버를 옮겼다면 이전 NS 레코드의 TTL이 지날 때까지 이전 네임서버도 운영하십시오. 아니면 모든 네임서버가 어디서나, TCP로도 응답하는지 확인하십시오."
			},
			reference: "RFC 2308 §7.1"
		},
		"resolver-fails": {
			severity: "medium",
			cause: {
				en: "Lookups fail at one of {total} resolvers: {list}. The name servers answer us, and no other resolver fails.",
				ko: "공개 리졸버 {total}개 중 하나가 조회에 실패합니다: {list}. 네임서버는 여기에서 응답하고, 다른 리졸버는 실패하지 않습니다."
			},
			action: {
				en: "Check again later. If it continues, make sure that every name server answers from everywhere, also over TCP. Otherwise tell the operator of this resolver.",
				ko: "나중에 다시 확인하십시오. 계속되면 모든 네임서버가 어디서나, TCP로도 응답하는지 확인하고, 문제가 없으면 이 리졸버의 운영자에게 알리십시오."
			},
			reference: "RFC 2308 §7.1"
		},
		changing: {
			severity: "medium",
			cause: {
				en: "{count} of {total} resolvers return different records for every query, never those of the name servers: {list}. A device on the path may forge these answers.",
				ko: "공개 리졸버 {total}개 중 {count}개가 질의할 때마다 다른 레코드를 반환하며 네임서버의 값과 일치하지 않습니다: {list}. 경로의 장비가 응답을 위조하는 것일 수 있습니다."
			},
			action: {
				en: "Query these resolvers from another network. If their answers are stable there, the network in between forges them.",
				ko: "다른 네트워크에서 이 리졸버에 질의하십시오. 거기서 응답이 일정하면 중간 네트워크가 응답을 위조하는 것입니다."
			},
			reference: "RFC 3833 §2.1"
		},
		unanswered: {
			severity: "low",
			cause: {
				en: "{count} of {total} resolvers did not answer: {list}.",
				ko: "공개 리졸버 {total}개 중 {count}개가 응답하지 않았습니다: {list}."
			},
			action: {
				en: "Check again. A timeout may come from the network in between. REFUSED means that the resolver does not serve this client.",
				ko: "다시 확인하십시오. 시간 초과는 중간 네트워크 때문일 수 있습니다. REFUSED는 리졸버가 이 클라이언트에 응답하지 않는다는 뜻입니다."
			}
		},
		filtered: {
			severity: "info",
			cause: {
				en: "{count} of {total} resolvers block the name with a filter list: {list}.",
				ko: "공개 리졸버 {total}개 중 {count}개가 자체 차단 목록으로 이 이름을 차단합니다: {list}."
			},
			action: {
				en: "If the name is listed by mistake, report it to the operators of these resolvers.",
				ko: "잘못 등재되었다면 해당 운영자에게 신고하십시오."
			},
			reference: "RFC 8914 §4.16"
		},
		variant: {
			severity: "info",
			cause: {
				en: "{count} of {total} resolvers return other records than the name servers return to us: {list}. The records probably depend on the client's network: {sign}.",
				ko: "공개 리졸버 {total}개 중 {count}개가 네임서버가 여기에 주는 것과 다른 레코드를 반환합니다: {list}. 클라이언트의 네트워크에 따라 달라지는 값으로 보입니다({sign})."
			},
			action: {
				en: "With GeoDNS or load balancing, no action is needed. Otherwise compare the name servers with each other.",
				ko: "GeoDNS나 부하 분산을 쓴다면 조치할 것이 없습니다. 아니면 네임서버끼리 비교하십시오."
			},
			reference: "RFC 7871 §6"
		},
		"variant-presumed": {
			severity: "medium",
			cause: {
				en: "{count} of {total} resolvers return other records than the name servers return to us, {answers} different answers in all: {list}. Either the records depend on the client's network (GeoDNS), or these are old answers of a name that changed several times.",
				ko: "공개 리졸버 {total}개 중 {count}개가 네임서버가 여기에 주는 것과 다른 레코드를 반환하며, 서로 다른 응답은 모두 {answers}가지입니다: {list}. 클라이언트의 네트워크에 따라 다르거나(GeoDNS), 여러 번 바뀐 이름의 이전 값일 수 있습니다."
			},
			action: {
				en: "If you have changed the records lately, keep the old servers running and check again {wait}. With GeoDNS there is nothing to do.",
				ko: "최근에 레코드를 바꿨다면 이전 서버를 계속 운영하고 {wait} 다시 확인하십시오. GeoDNS를 쓴다면 조치할 것이 없습니다."
			},
			reference: "RFC 7871 §6"
		},
		translated: {
			severity: "info",
			cause: {
				en: "{count} of {total} resolvers synthesise IPv6 addresses from the IPv4 addresses (DNS64) for hosts without IPv4: {list}.",
				ko: "공개 리졸버 {total}개 중 {count}개가 IPv4가 없는 호스트를 위해 IPv4 주소에서 IPv6 주소를 합성합니다(DNS64): {list}."
			},
			action: {
				en: "No action is needed. The zone itself has no AAAA records.",
				ko: "조치할 것이 없습니다. 존 자체에는 AAAA 레코드가 없습니다."
			},
			reference: "RFC 6147 §5.1"
		},
		"own-differs": {
			severity: "low",
			cause: {
				en: "The resolver of this machine returns other records than the name servers: {shown}. Other checks from here may measure an old server.",
				ko: "이 시스템의 리졸버가 네임서버와 다른 레코드를 반환합니다: {shown}. 여기에서 실행하는 다른 점검은 이전 서버를 측정할 수 있습니다."
			},
			action: {
				en: "Run the checks again {wait}, or use another resolver (--resolver).",
				ko: "{wait} 다시 점검하거나 다른 리졸버(--resolver)로 점검하십시오."
			},
			reference: "RFC 1034 §5"
		},
		elsewhere: {
			severity: "info",
			cause: {
				en: "The CNAME record is the same everywhere, but its target has different addresses per location, as CDNs do.",
				ko: "CNAME 레코드는 어디서나 같고, 대상의 주소는 CDN처럼 위치에 따라 다릅니다."
			},
			action: {
				en: "No action is needed. The operator of the CNAME target decides these addresses.",
				ko: "조치할 것이 없습니다. 주소는 CNAME 대상의 운영자가 정합니다."
			}
		},
		"ttl-raised": {
			severity: "info",
			cause: {
				en: "{count} of {total} resolvers cache the record for longer than its TTL of {ttl}: {list}.",
				ko: "공개 리졸버 {total}개 중 {count}개가 레코드를 TTL({ttl})보다 오래 캐시합니다: {list}."
			},
			action: {
				en: "Plan for the longer time before the next change.",
				ko: "다음 변경 때는 더 긴 시간을 고려하십시오."
			},
			reference: "RFC 2181 §8"
		},
		"denial-differs": {
			severity: "info",
			cause: {
				en: "The record does not exist, but {count} of {total} resolvers disagree with the name servers about whether the name exists: {list}.",
				ko: "해당 레코드는 없지만, 이름 자체가 존재하는지에 대해 공개 리졸버 {total}개 중 {count}개가 네임서버와 다르게 응답합니다: {list}."
			},
			action: {
				en: "Check other record types of the name as well.",
				ko: "같은 이름의 다른 레코드 유형도 확인하십시오."
			},
			reference: "RFC 8020 §2"
		}
	}),
	...authorityProblems
};
const find = finder();
const words = {
	problems,
	caps: {},
	parts: {},
	kpis: {
		current: {
			en: "Current",
			ko: "현재 값"
		},
		updated: {
			en: "Resolvers up to date",
			ko: "최신 상태인 리졸버"
		},
		stale: {
			en: "Resolvers with old data",
			ko: "이전 값을 가진 리졸버"
		},
		"fresh-in": {
			en: "Up to date everywhere in",
			ko: "모두 최신이 되기까지"
		},
		ttl: {
			en: "TTL",
			ko: "TTL"
		},
		authorities: {
			en: "Name servers that answer",
			ko: "응답한 네임서버"
		},
		serial: {
			en: "Zone serial",
			ko: "존의 일련번호"
		}
	},
	values: {
		current: { false: {
			en: "no such record",
			ko: "해당 레코드 없음"
		} },
		"fresh-in": { 0: {
			en: "now",
			ko: "이미 최신"
		} }
	}
};
// src/checks/propagation/list.ts
function listOf(all, detail) {
	const most = 6;
	const shown = all.slice(0, most).map((each) => {
		const about = detail(each).filter((part) => part !== "");
		return about.length === 0 ? each.name : joined([
			`${each.name} (`,
			joined(about, ", "),
			")"
		], "");
	});
	return joined([...shown, ...all.length > most ? [`+${all.length - most}`] : []], ", ");
}
function shownOf({ answer, values, aliases, reason }, current = []) {
	const known = new Set(current.flatMap((each) => each.values));
	const first = values.find((each) => !known.has(each)) ?? values[0] ?? aliases.at(-1);
	if (first !== void 0) return [values.length > 1 ? `${first} …` : first];
	if (answer !== "unknown") return [answer === "alias" ? answer : resolverWords(answer.toUpperCase())];
	return [reason === null ? "" : resolverWords(reason)];
}
// src/checks/propagation/authorities/judge.ts
function authorityFindings(raw) {
	const { current, authoritativeServers: authorities, resolvers } = raw;
	if (current.length === 0) return [...silentFindings(authorities), ...compared(resolvers, authorities)];
	const isNothing = current.every(({ answer }) => answer === "nxdomain" || answer === "nodata");
	const isSomething = current.every(({ answer }) => answer === "found" || answer === "alias");
	return [
		...byServer(authorities.filter(({ state }) => state === "behind")).map((each) => behindFinding(each, raw)),
		...isNothing || isSomething ? [] : [find("authorities-contradict")],
		...isSomething && raw.authoritativeServersDiffer ? [differFinding(authorities)] : [],
		...silentFindings(authorities),
		...raw.removed === null ? [] : [removedFinding(raw, raw.removed)],
		...isNothing && raw.removed === null ? [nothingFinding(raw)] : []
	];
}
function differFinding(authorities) {
	const telling = authorities.filter(({ state }) => state === "current");
	const evidence = [...new Set(telling.map(contentOf$1))].slice(0, 8).join(" | ");
	return find("authorities-differ", { list: listOf(telling, shownOf) }, { evidence });
}
function byServer(all) {
	return [...Map.groupBy(all, (each) => [
		each.name,
		each.serial,
		each.reason,
		contentOf$1(each)
	].join(" ")).values()].flatMap(([first, ...others]) => first ? [[first, ...others]] : []);
}
function behindFinding([authority, ...others], { authoritativeServers: authorities, current }) {
	const newest = authorities.filter(({ state }) => state === "current").flatMap(({ serial }) => serial ?? []);
	const params = {
		serial: authority.serial ?? 0,
		newest: [...new Set(newest)].join(", ")
	};
	const isSame = current.some((each) => contentOf$1(each) === contentOf$1(authority));
	const subject = [authority, ...others].reduce((text, { address }) => `${text} ${address}`, authority.name);
	return find(isSame ? "version-behind" : "authority-behind", params, {
		subject,
		evidence: contentOf$1(authority)
	});
}
function contentOf$1({ aliases, values, answer }) {
	return [...aliases, values.length > 0 ? values.join(", ") : answer].join(" > ");
}
const ours = new Set([
	"ENETUNREACH",
	"EHOSTUNREACH",
	"EADDRNOTAVAIL",
	"EAFNOSUPPORT",
	"EACCES",
	"EPERM"
]);
function silentFindings(authorities) {
	const silent = authorities.filter(({ state, reason }) => state === "failed" && !ours.has(reason ?? ""));
	if (silent.length === 0) return [];
	const addresses = new Map(byServer(silent).map((group) => [group[0], group.map(({ address }) => address)]));
	const list = listOf([...addresses.keys()], (each) => [...addresses.get(each) ?? [], resolverWords(each.reason)]);
	const evidence = [...new Set(silent.map(({ reason }) => reason ?? "?"))].join(", ");
	return [find("authority-silent", {
		count: silent.length,
		total: authorities.length,
		list
	}, { evidence })];
}
function compared(resolvers, authorities) {
	const telling = resolvers.filter(({ answer }) => answer !== "unknown");
	const answers = new Set(telling.map(contentOf$1));
	const failing = resolvers.filter(({ verdict, reason }) => verdict === "error" && reason === "SERVFAIL");
	if (telling.length === 0 && authorities.length > 0 && failing.length * 2 >= resolvers.length && failing.length > 0) return [find("unresolvable", {
		count: failing.length,
		total: resolvers.length
	})];
	if (telling.length === 0) return [];
	return [answers.size === 1 ? find("no-authority") : find("nobody-to-compare", { list: listOf(telling, shownOf) })];
}
function nothingFinding({ current, type, negativeSeconds }) {
	const left = lastingFor(negativeSeconds);
	return current.some(({ answer }) => answer === "nxdomain") ? find("no-name", { left }) : find("no-record", {
		type,
		left
	});
}
function removedFinding({ resolvers }, zone) {
	const kept = resolvers.filter(({ verdict, reason }) => verdict === "stale" && reason === "gone");
	const times = kept.flatMap(({ secondsLeft }) => secondsLeft ?? []);
	const left = lastingFor(times.length === 0 ? null : Math.max(...times));
	return find("removed", {
		zone: zone.replace(/\.$/, ""),
		count: kept.length,
		total: resolvers.length,
		left
	});
}
function lastingFor(seconds) {
	return seconds === null ? {
		en: "some time",
		ko: "얼마"
	} : durationText(seconds);
}
// src/checks/propagation/kpis.ts
function kpisOf(raw) {
	const { resolvers, authoritativeServers: authorities, counts, freshEverywhereInSeconds } = raw;
	const upToDate = resolvers.filter(({ verdict, isCurrent }) => verdict === "updated" || verdict === "variant" && isCurrent === true);
	const telling = authorities.filter(({ state }) => state !== "failed");
	const [ttl = null] = raw.current.map((each) => each.ttl).toSorted((one, other) => (other ?? 0) - (one ?? 0));
	return [
		{
			id: "current",
			value: currentOf(raw)
		},
		{
			id: "updated",
			value: raw.current.length === 0 ? null : `${upToDate.length}/${resolvers.length}`
		},
		{
			id: "stale",
			value: raw.current.length === 0 ? null : counts.stale
		},
		{
			id: "fresh-in",
			value: freshEverywhereInSeconds,
			unit: "seconds"
		},
		{
			id: "ttl",
			value: ttl,
			unit: "seconds"
		},
		{
			id: "authorities",
			value: authorities.length === 0 ? null : `${telling.length}/${authorities.length}`
		},
		{
			id: "serial",
			value: serialOf(authorities)
		}
	];
}
function currentOf({ current }) {
	const shown = current.flatMap(({ aliases, values }) => values.length > 0 ? values : aliases.slice(-1));
	if (current.length === 0) return null;
	return shown.length === 0 ? false : [...new Set(shown)].join(", ");
}
function serialOf(authorities) {
	const serials = authorities.filter(({ state }) => state === "current").flatMap(({ serial }) => serial ?? []);
	return serials.length === 0 ? null : [...new Set(serials)].join(", ");
}
// src/checks/propagation/resolvers/judge.ts
function resolverFindings(raw) {
	return [
		...[...Map.groupBy(raw.resolvers, (each) => troubleOf(each, raw))].flatMap(([trouble, all]) => trouble ? [troubleFinding(weighed(trouble, all.length, raw), all, raw)] : []),
		...ownFindings(raw),
		...nowhereFindings(raw),
		...raisedFindings(raw),
		...denialFindings(raw)
	];
}
function ownFindings({ ownResolver: own, removed, current }) {
	const isOld = own?.verdict === "stale" || own?.verdict === "stale-served" && own.isCurrent === false;
	if (!own || !isOld || removed !== null && own.reason === "gone") return [];
	const wait = laterIn(own.secondsLeft);
	return [find("own-differs", {
		shown: joined(shownOf(own, current), ", "),
		wait
	}, { evidence: own.values.join(", ") })];
}
function troubleOf({ verdict, reason, isCurrent }, { current, removed }) {
	if (verdict === "updated" || verdict === "unverified") return null;
	if (verdict === "error") return errorOf(reason, current.length > 0);
	if (verdict === "stale" && reason === "gone" && removed !== null) return null;
	if (verdict === "stale") return reason === "old-servers" ? "old-servers" : "stale";
	if (verdict === "stale-served") return isCurrent === false ? "stale-served" : "served-from-memory";
	if (verdict !== "variant") return verdict;
	if (reason === "many" || reason === "ages") return "variant-presumed";
	if (reason === "dns64") return "translated";
	return reason === "elsewhere" ? reason : verdict;
}
function weighed(trouble, count, { security }) {
	const isOne = count === 1;
	if (trouble === "resolvers-fail") return isOne ? "resolver-fails" : trouble;
	if (trouble !== "bogus" || security?.state === "bogus") return trouble;
	if (isOne) return "bogus-alone";
	return security?.state === "secure" ? "bogus-remembered" : "bogus-unconfirmed";
}
function errorOf(reason, isTold) {
	if (reason === "SERVFAIL" && isTold) return "resolvers-fail";
	return reason === "changing" ? reason : "unanswered";
}
function troubleFinding(trouble, all, raw) {
	const { varianceCause: varies, resolvers, current } = raw;
	const inShort = (each) => shownOf(each, current);
	const aged = (each) => agedOf(each, current);
	const said = (detail) => ({
		count: all.length,
		total: resolvers.length,
		list: listOf(all, detail)
	});
	if (trouble === "elsewhere") return find(trouble);
	if (trouble === "stale") return find(trouble, {
		...said(aged),
		wait: waitFor(raw)
	}, seenAt(all));
	if (trouble === "old-servers") return find(trouble, said(aged), seenAt(all));
	if (trouble === "variant-presumed") {
		const wait = laterIn(Math.max(...all.map(({ secondsLeft }) => secondsLeft ?? 0)));
		return find(trouble, {
			...said(aged),
			wait,
			answers: new Set(all.map(contentOf)).size
		}, seenAt(all));
	}
	if (trouble === "variant") return find(trouble, {
		...said(inShort),
		sign: signs[varies ?? "authorities"]
	}, seenAt(all));
	if (trouble === "stale-served" || trouble === "filtered" || trouble === "changing" || trouble === "translated") return find(trouble, said(inShort), seenAt(all));
	const evidence = [...new Set(all.flatMap(({ reason }) => reason ?? []))].slice(0, 8).join(", ");
	return find(trouble, {
		count: all.length,
		total: resolvers.length,
		list: groupedOf(all)
	}, { evidence });
}
const signs = {
	authorities: {
		en: "the name servers change their answers as well",
		ko: "네임서버의 응답도 그때그때 바뀜"
	},
	subnet: {
		en: "the name servers return them for the resolver's network",
		ko: "네임서버가 해당 리졸버의 네트워크에는 이 값을 반환함"
	},
	fresh: {
		en: "some of them were just fetched from a name server",
		ko: "일부는 네임서버에서 방금 받은 값"
	},
	ages: {
		en: "some of them are newer than cached copies of the current records",
		ko: "현재 값의 사본보다 나중에 받은 값이 있음"
	},
	many: {
		en: "there are too many different answers for a recent change",
		ko: "변경의 흔적으로 보기에는 종류가 너무 많음"
	}
};
function nowhereFindings({ resolvers, current }) {
	const lost = resolvers.filter((each) => each.isCurrent === true && each.answer === "nxdomain" && !current.some(isAbsent));
	const target = lost[0]?.aliases.at(-1);
	if (target === void 0) return [];
	return [find("leads-nowhere", {
		count: lost.length,
		total: resolvers.length,
		target
	})];
}
function raisedFindings({ resolvers, current }) {
	const ttl = Math.max(...current.map((each) => each.ttl ?? Infinity));
	const raised = resolvers.filter((each) => each.verdict === "updated" && each.ttl !== null && each.ttl > ttl);
	if (raised.length === 0) return [];
	const list = listOf(raised, (each) => [durationText(each.ttl ?? 0)]);
	return [find("ttl-raised", {
		count: raised.length,
		total: resolvers.length,
		ttl: durationText(ttl),
		list
	})];
}
function denialFindings(raw) {
	const { resolvers, current } = raw;
	const differs = ({ answer }) => current.every((one) => isAbsent(one) && one.answer !== answer);
	const other = resolvers.filter((each) => each.isCurrent === true && troubleOf(each, raw) === null && isAbsent(each) && differs(each));
	if (other.length === 0) return [];
	return [find("denial-differs", {
		count: other.length,
		total: resolvers.length,
		list: listOf(other, shownOf)
	})];
}
function isAbsent({ answer }) {
	return answer === "nxdomain" || answer === "nodata";
}
function contentOf({ aliases, values, total, answer }) {
	return [
		...aliases,
		...values,
		total,
		answer
	].join(" ");
}
function agedOf(resolver, current) {
	const { secondsLeft } = resolver;
	const shown = shownOf(resolver, current);
	return secondsLeft === null ? shown : [...shown, durationText(secondsLeft)];
}
function groupedOf(all) {
	const said = [...Map.groupBy(all, ({ ede: [first], reason }) => first?.code ?? reason).values()].map((group) => {
		const [first] = group;
		return joined([first ? whyOf(first) : "", listOf(group, () => [])], ": ");
	});
	return joined(said, "; ");
}
function whyOf({ ede: [first], reason }) {
	if (first) return `EDE ${first.code}${first.text === "" ? "" : ` (${first.text})`}`;
	return reason === null ? "" : resolverWords(reason);
}
function seenAt(all) {
	return { evidence: [...new Set(all.flatMap(({ values, answer }) => values.length > 0 ? values : [answer]))].slice(0, 8).join(", ") };
}
function laterIn(seconds) {
	if (seconds === null) return {
		en: "later",
		ko: "나중에"
	};
	const { en, ko } = durationText(seconds);
	return {
		en: `in ${en}`,
		ko: `${ko} 뒤`
	};
}
function waitFor({ freshEverywhereInSeconds: seconds }) {
	if (seconds === null) return {
		en: "until all resolvers are up to date",
		ko: "모두 갱신될 때까지"
	};
	const { en, ko } = durationText(seconds);
	return {
		en: `for at least ${en}`,
		ko: `적어도 ${ko} 동안`
	};
}
// src/checks/propagation/judge.ts
function judge(raw) {
	const findings = [...resolverFindings(raw), ...authorityFindings(raw)];
	const verdict = concludeGrade(null, findings, kpisOf(raw), problems);
	return {
		...verdict,
		status: statusOf(verdict.status, raw, findings)
	};
}
function statusOf(status, { resolvers, counts, current }, findings) {
	if (status === "fail") return status;
	if (findings.some(({ id }) => id === "nobody-to-compare")) return "unknown";
	if (status === "pass" && current.length === 0) return "unknown";
	return status === "pass" && counts.error * 2 > resolvers.length ? "unknown" : status;
}
// src/checks/propagation/notes.ts
const notes = [
	{
		en: "The check queries every name server of the zone for the current records, and 12 public resolvers (or the given ones) for what they return, all at the same time. It compares each resolver with all answers of the name servers; the order of records does not matter. TTLs show how long an old copy can last.",
		ko: "존의 모든 네임서버에는 현재 레코드를, 공개 리졸버 12개(또는 지정한 리졸버)에는 반환하는 레코드를 동시에 질의합니다. 리졸버의 응답은 레코드 순서와 관계없이 네임서버의 모든 응답과 비교하며, 이전 값이 얼마나 남을지는 TTL로 계산합니다."
	},
	{
		en: "A resolver is updated, stale, a variant, filtered, stale-served, bogus or failing; it is unverified if no name server answered us. An answer is stale if no name server returns it, or only a server with an older version of the zone. If answers depend on the client's network (GeoDNS, load balancing, CDN), a different answer is a variant and not a problem; the report states the sign. If a resolver reports a DNSSEC failure, the check validates the name servers' answers itself. Only its own result is critical.",
		ko: "리졸버는 최신, 이전 값, 변형, 차단, 만료된 값 제공, 검증 실패, 오류로 나뉘고, 네임서버가 응답하지 않으면 미확인입니다. 어느 네임서버도 반환하지 않는 값과, 이전 버전의 존을 가진 네임서버만 반환하는 값을 이전 값으로 봅니다. 클라이언트의 네트워크에 따라 응답이 다르면(GeoDNS, 부하 분산, CDN) 변형이며 문제가 아니고, 그 근거를 함께 보고합니다. DNSSEC 검증에 실패한 리졸버가 있으면 네임서버의 응답을 직접 검증하며, 그 결과만 critical로 봅니다."
	},
	{
		en: "All queries come from one place, so the check sees only the nearest site of an anycast resolver. It does not flush caches; many operators offer that for their own resolvers. The resolver of this run is shown next to the others, but not counted.",
		ko: "모든 질의를 한곳에서 보내므로 애니캐스트 리졸버는 가장 가까운 곳만 보입니다. 캐시를 비우지는 않습니다. 자체 리졸버의 캐시를 비우는 기능을 제공하는 운영자가 많습니다. 점검에 쓰는 리졸버는 함께 보여 주되 집계하지 않습니다."
	}
];
// src/checks/propagation/schema.ts
const input = strictObject({
	domain: domainTarget().meta({
		description: "Domain name; the host part of a pasted URL is accepted",
		ko: "도메인 이름. URL을 붙여 넣으면 호스트 부분을 씁니다",
		examples: ["example.com"]
	}),
	type: _enum([
		"A",
		"AAAA",
		"MX",
		"CNAME",
		"TXT",
		"NS"
	]).default("A").meta({
		description: "Record type",
		ko: "레코드 유형",
		examples: ["A"]
	})
});
const kind = _enum([
	"found",
	"alias",
	"nxdomain",
	"nodata",
	"unknown"
]).meta({
	description: "found: there are records; alias: a CNAME without records of its target; nxdomain: the name does not exist; nodata: the name has no records of this type; unknown: no usable answer",
	ko: "found: 레코드가 있음. alias: CNAME만 있고 대상의 레코드는 없음. nxdomain: 이름이 존재하지 않음. nodata: 이름은 있으나 해당 유형의 레코드가 없음. unknown: 유효한 응답이 없음"
});
const seconds = int().min(0);
const ms = number().min(0).nullable();
const answer = {
	answer: kind,
	aliases: array(string()).readonly().meta({
		description: "The targets of the CNAME chain, in order",
		ko: "CNAME 체인의 대상, 순서대로"
	}),
	values: array(string()).readonly().meta({
		description: "The first records in dig format, sorted; total is the number of all records",
		ko: "앞쪽 레코드의 값을 dig 형식으로 정렬한 목록. 전체 개수는 total"
	}),
	total: int().min(0).meta(listTotal("values")),
	ttl: seconds.nullable().meta({
		description: "TTL in seconds of the part of the answer that belongs to the zone",
		ko: "응답 가운데 이 존에 속한 부분의 TTL(초)"
	})
};
const reason = string().nullable().meta({
	description: "Reason code, the same in every language; null if there is nothing to explain",
	ko: "언어와 관계없이 같은 이유 코드. 설명할 것이 없으면 null"
});
const ownResolver = object({
	verdict: _enum(verdicts).meta({
		description: "updated: same as the name servers; stale: an old answer; variant: depends on the client's network, or changes; filtered: blocked by a filter list; stale-served: an expired copy, since no name server was reachable; bogus: DNSSEC validation fails; error: no answer; unverified: no name server to compare with",
		ko: "updated: 네임서버와 같음. stale: 네임서버와 다른 이전 값. variant: 클라이언트의 네트워크나 시점에 따라 달라지는 값. filtered: 차단 목록으로 차단됨. stale-served: 네임서버에 접속하지 못해 만료된 값을 반환함. bogus: DNSSEC 검증 실패. error: 응답 없음. unverified: 비교할 네임서버가 없음"
	}),
	reason,
	secondsLeft: seconds.nullable().meta({
		description: "Maximum seconds until it is up to date: 0 if it is, null if unknown",
		ko: "최신 값을 갖게 되기까지 최대로 남은 시간(초). 이미 최신이면 0, 알 수 없으면 null"
	}),
	isCurrent: boolean().nullable().meta({
		description: "Whether its answer equals that of the name servers; null if we could not compare",
		ko: "네임서버와 같은 값인지 여부. 비교할 수 없었으면 null"
	}),
	...answer,
	ad: boolean().nullable().meta({
		description: "Whether it set the AD flag (DNSSEC validated); null without an answer",
		ko: "AD 플래그(DNSSEC 검증됨) 여부. 응답이 없으면 null"
	}),
	ede: array(object({
		code: int().meta(descriptions.edeCode),
		text: string().meta(descriptions.edeText)
	})).readonly().meta({
		description: "Extended DNS errors (RFC 8914), with the resolver's text",
		ko: "확장 오류(RFC 8914)와 리졸버가 보낸 설명"
	}),
	ms: ms.meta(descriptions.responseTime)
});
const resolver = object({
	name: string().meta({
		description: "Name of the public resolver",
		ko: "공용 리졸버의 이름"
	}),
	server: string().meta({
		description: "Address or URL of the resolver",
		ko: "리졸버의 주소 또는 URL"
	}),
	isFiltering: boolean().meta({
		description: "Whether this resolver is known to block harmful names",
		ko: "유해한 이름을 차단하는 리졸버인지 여부"
	}),
	...ownResolver.shape
});
const authority = object({
	name: string().meta(descriptions.serverName),
	address: string().meta(descriptions.serverAddress),
	state: _enum([
		"current",
		"behind",
		"failed"
	]).meta({
		description: "behind: an older version of the zone than another name server; failed: no usable answer",
		ko: "behind: 다른 네임서버보다 오래된 버전의 존을 갖고 있음. failed: 답하지 못함"
	}),
	serial: int().min(0).nullable().meta(descriptions.serial),
	...answer,
	aa: boolean().nullable().meta({
		description: "Whether the answer is authoritative (AA bit, RFC 1035 §4.1.1); null without one",
		ko: "권한 있는 응답인지 여부(AA 비트, RFC 1035 §4.1.1). 응답이 없었으면 null"
	}),
	isVarying: boolean().meta({
		description: "Whether a repeated query returned a different answer",
		ko: "다시 질의했을 때 응답이 달랐는지 여부"
	}),
	ms: ms.meta(descriptions.responseTime),
	reason
});
const count = int().min(0);
const counts = object({
	updated: count.meta({
		description: "Resolvers with the current answer",
		ko: "최신 값을 가진 리졸버의 수"
	}),
	stale: count.meta({
		description: "Resolvers with an outdated answer",
		ko: "이전 값을 가진 리졸버의 수"
	}),
	variant: count.meta({
		description: "Resolvers with another valid answer",
		ko: "다른 유효한 응답을 가진 리졸버의 수"
	}),
	filtered: count.meta({
		description: "Resolvers that filter the name",
		ko: "이름을 필터링하는 리졸버의 수"
	}),
	"stale-served": count.meta({
		description: "Resolvers that serve an expired answer (RFC 8767)",
		ko: "만료된 응답을 제공하는 리졸버의 수(RFC 8767)"
	}),
	bogus: count.meta({
		description: "Resolvers that report a DNSSEC failure",
		ko: "DNSSEC 실패를 알린 리졸버의 수"
	}),
	error: count.meta({
		description: "Resolvers without a usable answer",
		ko: "유효한 응답을 주지 않은 리졸버의 수"
	}),
	unverified: count.meta({
		description: "Resolvers whose answer could not be compared",
		ko: "응답을 비교할 수 없었던 리졸버의 수"
	})
});
const raw = object({
	domain: string().meta(descriptions.domainObserved),
	type: string().meta(descriptions.recordType),
	observedAt: datetime().meta(descriptions.observedAt),
	zone: string().nullable().meta({
		description: "The zone that contains the name; null if unknown",
		ko: "이름이 속한 존. 알 수 없었으면 null"
	}),
	removed: string().nullable().meta({
		description: "A zone that resolvers still know, but that its parent zone no longer delegates; null if there is none",
		ko: "리졸버에는 남아 있지만 상위 존에서 더는 위임하지 않는 존. 없으면 null"
	}),
	current: array(object(answer)).readonly().meta({
		description: "The answers of the name servers with the newest version of the zone; several if they depend on the client",
		ko: "최신 버전의 존을 가진 네임서버의 응답. 클라이언트나 시점에 따라 달라지면 여럿"
	}),
	varianceCause: _enum(signs$1).nullable().meta({
		description: "The sign that answers depend on the client. authorities: name servers return other records when queried again, and we have not seen all of them, or each server follows a CNAME itself; subnet: a name server returns the resolver's answer for the resolver's network (RFC 7871); fresh: a resolver with the newest zone has just fetched records that no name server returns to us; many: resolvers have too many different answers for a recent change of records with a TTL of minutes; ages: a copy of other records is newer than a copy of the current ones. many and ages are presumptions, not proof. null without such a sign, or if all rotating records are known",
		ko: "응답이 클라이언트에 따라 달라진다는 근거. authorities: 네임서버에 다시 질의하면 다른 레코드를 반환하고 아직 전부 확인하지 못했거나, 네임서버마다 CNAME을 직접 따라감, subnet: 네임서버가 그 리졸버의 네트워크에는 같은 값을 반환함(RFC 7871), fresh: 최신 존을 가진 리졸버가 네임서버에서 여기에는 반환하지 않는 값을 방금 받음, many: 수명이 몇 분인 레코드인데 변경의 흔적으로 보기에는 서로 다른 값이 많음, ages: 다른 값의 사본이 현재 값의 사본보다 나중에 받은 것임. many와 ages는 추정일 뿐 증거가 아님. 근거가 없으면 null"
	}),
	authoritativeServersDiffer: boolean().meta({
		description: "Whether name servers contradict each other while their serials do not show which is newer: one consistently returns an answer that no other server returns, or rotates among other records. Addresses at a CNAME that each server follows itself do not count if they belong to one version and have a TTL of at most 1 minute, or are the same for the same networks (RFC 7871)",
		ko: "네임서버의 응답이 서로 모순되고 어느 쪽이 최신인지 일련번호로 구별되지 않는지 여부. 다시 질의해도 다른 서버에 없는 응답을 일관되게 반환하거나, 다른 서버와 다른 레코드를 번갈아 반환하는 경우. 서버마다 CNAME을 직접 따라가 얻은 주소는 제외: 같은 버전의 존에서 TTL이 1분 이하이거나, 같은 네트워크에는 같은 값을 반환하는 경우(RFC 7871)"
	}),
	security: object({
		state: _enum([
			"secure",
			"insecure",
			"bogus",
			"island",
			"indeterminate"
		]).meta(descriptions.dnssecState),
		reason
	}).nullable().meta({
		description: "Our own DNSSEC validation of the name servers' answers, made if a resolver reports a failure; null otherwise",
		ko: "DNSSEC 검증에 실패한 리졸버가 있을 때, 네임서버의 응답을 이 점검이 직접 검증한 결과. 그런 리졸버가 없으면 null"
	}),
	negativeSeconds: seconds.nullable().meta({
		description: "Negative TTL of the zone in seconds (RFC 2308 §5)",
		ko: "존의 부정 캐시 TTL(초, RFC 2308 §5)"
	}),
	freshEverywhereInSeconds: seconds.nullable().meta({
		description: "Maximum seconds until every answering resolver is up to date; null if unknown",
		ko: "응답한 모든 리졸버가 최신 값을 갖게 되기까지 최대로 남은 시간(초). 알 수 없으면 null"
	}),
	counts: counts.meta({
		description: "Resolvers by verdict",
		ko: "판정별 리졸버 수"
	}),
	ownResolver: ownResolver.nullable().meta({
		description: "The answer of the resolver of this run, which all other checks use; not counted",
		ko: "측정에 쓴 리졸버의 응답. 다른 점검은 이 값을 따르며, 집계에는 넣지 않습니다"
	}),
	resolvers: array(resolver).readonly().meta({
		description: "Answers of public resolvers",
		ko: "공용 리졸버의 응답"
	}),
	authoritativeServers: array(authority).readonly().meta({
		description: "Answers of the name servers of the zone",
		ko: "존의 네임서버 응답"
	})
});
// src/checks/propagation/index.ts
const propagation = defineCheck({
	id: "propagation",
	version: 4,
	title: {
		en: "DNS propagation",
		ko: "DNS 전파"
	},
	about: {
		en: "Queries every name server of the zone and at least 8 public resolvers for one record type at once, and reports which resolvers still return old data, and for how long.",
		ko: "존의 모든 네임서버와 8개 이상의 공개 리졸버에 한 유형의 레코드를 동시에 질의하여, 아직 이전 값을 반환하는 리졸버와 남은 시간을 보고합니다."
	},
	notes,
	input,
	subject: "domain",
	raw,
	cost: "standard",
	ttl: 30,
	deadline: 30,
	words,
	target: ({ domain, type }) => targetOfHost(domain, void 0, type === "A" ? void 0 : type),
	collect,
	judge,
	tables: tablesOf,
	fits: (seen, { domain, type }) => seen.domain === domain && seen.type === type
});
export { propagation as t };
