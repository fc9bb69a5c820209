import { $o as object, Bo as array, Ca as isWithin, Go as int, Ja as defineProblems, Ka as targetOfHost, Lo as _enum, Ma as upwards, Qa as defineCheck, Qo as number, Qt as firstProven, Vi as types, Vo as boolean, Ya as finder, _a as nameText, aa as reach, ba as countLabels, bi as dataBytes, ca as within, is as string, jn as durationText, jo as datetime, rs as strictObject, tn as conclude, va as parseName, vi as recordsOf, wa as keyOf, xa as isSameName, xi as dataText } from "./gate.js";
import { Q as printable, rt as failure } from "./start.js";
import { f as zoneOf, g as nameServersOf, h as nameServer, i as securityOf, l as consistently, m as askAuthority, n as servedSecurityOf, p as addressesIn, r as securityIn } from "./served.js";
import { n as extendedErrors, t as ask } from "./ask.js";
import { i as isForNetwork, r as clientSubnet } from "./write-message.js";
import { a as ipv4Only, c as translationPrefixes, s as isWellKnownPrefix, v as isSerialBefore } from "./doubt.js";
import { t as resolverWords } from "./resolver-words.js";
import { t as joined } from "./said.js";
import { n as domainTarget } from "./domain.js";
import { t as tablesOf } from "./tables2.js";
import { isIP } from "node:net";
import { setTimeout } from "node:timers/promises";
// src/checks/propagation/lineage.ts
function isOfSame(one, other) {
	return lineageOf(one) === lineageOf(other);
}
function lineageOf({ data }) {
	return `${keyOf(data.primary)} ${keyOf(data.mailbox)}`;
}
// src/checks/propagation/sight.ts
const nothing = {
	aliases: [],
	records: [],
	absence: null,
	denier: null,
	reason: null
};
function sightOf({ answer, message }, name) {
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
function isTold({ kind }) {
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
	const sight = ownOf(sightOf(told, name), zone);
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
	const sight = ownOf(sightOf(await askAuthority(context, authority.address, [name, type], { time }), name), zone);
	return isTold(sight) ? {
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
	return (await Promise.all(places.filter(({ address }) => !addresses.has(address)).slice(0, mostBeside).map((each) => lookAtAuthority(context, each, sought)))).filter(({ soa }) => soa !== null && known.some((each) => each.soa !== null && isOfSame(soa, each.soa)));
}
const mostBeside = 16;
function reasonOf(sight, isAuthoritative) {
	if (isAuthoritative === false && (isTold(sight) || sight.reason === "NO-SOA")) return "NOT-AUTHORITATIVE";
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
// src/checks/propagation/foreign.ts
const filterErrors = new Set([
	4,
	15,
	16,
	17
]);
const staleErrors = new Set([3, 19]);
function hasCurrent(sight, { current, zone, pool }) {
	if (!isTold(sight)) return false;
	return current.some((each) => agrees(sight, each, zone)) || pool !== null && isOfPool(sight, pool);
}
function isForeign({ sight, errors }, truth) {
	if (!isTold(sight) || errors.some(({ code }) => filterErrors.has(code) || staleErrors.has(code))) return false;
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
	return extendedErrors(told).length > 0 ? null : sightOf(told, name);
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
		again: sightOf(told, name),
		soa: soa ?? null
	};
}
function isFailing({ answer }) {
	return answer.kind === "unknown" && answer.reason === "SERVFAIL";
}
function seenIn(resolver, name, told, isBogus) {
	return {
		resolver,
		sight: sightOf(told, name),
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
	return (await Promise.all(telling.map(({ address }) => askAuthority(context, address, [name, type], { clientSubnet })))).filter(({ message }) => message?.isAuthoritative).map((each) => ownOf(sightOf(each, name), zone)).filter(isTold);
}
function networkOf({ resolver }) {
	const address = addressIn(resolver.server ?? "");
	return address !== null && reach(address) === "public" ? address : null;
}
function addressIn(server) {
	const { six, host = server } = /^(?:(?:https|tls):\/\/)?(?:\[(?<six>[^\]]+)\]|(?<host>[^:/?#]+))/i.exec(server)?.groups ?? {};
	return [server, six ?? host].find((each) => isIP(each) !== 0) ?? null;
}
// src/checks/propagation/tailored.ts
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
	const sights = told.map((each) => ownOf(sightOf(each, name), zone));
	return told.every(({ message }) => message?.isAuthoritative && isForNetwork(message.edns?.options ?? [])) && sights.every((each) => isTold(each) && sights.every((other) => agrees(each, other, zone)));
}
// src/checks/propagation/translated.ts
const mostAsked$1 = 2;
async function isInvention(context, { sight, resolver: { server } }, truth, authorities, { name, type }) {
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
	return servers.every(({ soa }) => soa !== null && first?.soa && isOfSame(soa, first.soa)) && servers.every(({ sights }) => sights.every((each) => hasAddresses(each) && (isTailored || isShortLived(each))));
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
	const isSame = one.soa !== null && other.soa !== null && isOfSame(one.soa, other.soa);
	if (isSame && one.soa?.data.serial === other.soa?.data.serial) return false;
	const pool = poolOf([other.sights]);
	const members = one.sights.flatMap(membersOf);
	if (!members.some((each) => pool.members.has(each))) return true;
	return !isSame && pool.isComplete && !members.every((each) => pool.members.has(each));
}
function isGiven(sight, { members }) {
	return membersOf(sight).every((each) => members.has(each));
}
// src/checks/propagation/truth.ts
function truthOf(zone, authorities, above, isTailored = false) {
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
	return all.some((other) => other.soa !== null && isOfSame(soa, other.soa) && isSerialBefore(soa.data.serial, other.soa.data.serial));
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
// src/checks/propagation/closer.ts
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
	const truth = zone && truthOf(zone, first.authorities, above);
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
	const later = truthOf(truth.zone, authorities, above);
	const isTailored = (later?.isDisputed ?? false) && await areTailored(context, authorities, closer, sought);
	const last = isTailored ? truthOf(truth.zone, authorities, above, isTailored) : later;
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
		isInvention(context, seen, truth, authorities, sought)
	]);
	return {
		...closer,
		there,
		isTranslated
	};
}
async function askedAgain(context, authorities, sought, above) {
	const asked = await askedAt(context, authorities, sought, laterTimes);
	const truth = truthOf(sought.zone, asked, above);
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
// src/checks/propagation/look.ts
async function look(context, name, type) {
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
	return versions.some((each) => isOfSame(each, soa) && each.data.serial === soa.data.serial);
}
function hasOutlived(seconds, { ttl }) {
	return seconds !== null && ttl !== null && seconds > ttl;
}
// src/checks/propagation/standing.ts
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
function standingsOf(all, truth) {
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
	if (isTold(sight)) return stale ? told("stale-served", `EDE-${stale.code}`, null) : null;
	if (filter) return told("filtered", `EDE-${filter.code}`, null);
	const [first] = errors;
	if (isBogus) return told("bogus", first ? `EDE-${first.code}` : sight.reason, null);
	return told("error", sight.reason, null);
}
function current(sight, { zone }, leaves) {
	return leadsOut(sight, zone) && leaves.size > 1 ? told("variant", "elsewhere", 0) : told("updated", null, 0);
}
function withheldName({ sight, resolver }, { current: all, zone }) {
	return resolver.isFiltering && sight.kind === "nxdomain" && !isOfZone(sight, zone) && all.every(({ kind }) => kind === "nodata") ? told("filtered", "denied", null) : null;
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
	if (!again || !isTold(again) || isAbsent$1(again) || hasCurrent(again, truth)) return false;
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
	if (soa && truth.versions.length > 0 && !truth.versions.some((each) => isOfSame(each, soa))) return stale("old-servers");
	if (sign !== null && (seconds ?? 0) <= Math.max(truth.ttl ?? 0, raisedTtl)) return told("variant", sign, left);
	if (isChanging(seen, truth)) return told("error", "changing", null);
	if (hasOutlived(seconds, truth)) return stale("outlived");
	return stale(soa && !hasVersion(soa, truth) ? "older" : "unlike");
}
function leftOf({ sight, again }, truth) {
	const times = [sight, ...again && isTold(again) && !hasCurrent(again, truth) ? [again] : []].flatMap((each) => secondsOfChange(each, truth.current, truth.zone) ?? []);
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
		isCurrent: truth && isTold(sight) ? hasCurrent(sight, truth) : null,
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
	return {
		name: nameText(name),
		address,
		state: first ? behind.includes(authority) ? "behind" : "current" : "failed",
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
	const { zone, removed, seen, own, authorities, truth, security } = await closerLook(context, await look(context, parseName(domain), types[type]));
	if (!truth) refuseSilence(domain, seen, authorities);
	const everybody = [own, ...seen];
	const [ownStanding, ...standings] = standingsOf(everybody, truth);
	const resolvers = standings.map((each) => recordResolver(each, truth));
	return {
		domain,
		type,
		observedAt: context.now().toISOString(),
		zone: zone && nameText(zone),
		removed: removed && nameText(removed),
		current: truth ? truth.current.map((each) => recordAnswer(each, zone)) : [],
		varies: truth && signOf(everybody, truth),
		authoritiesDiffer: truth?.isDisputed ?? false,
		security: security && {
			state: security.state,
			reason: security.reason
		},
		negativeSeconds: negativeIn(truth),
		freshEverywhereInSeconds: truth?.isDisputed ? null : freshIn(resolvers),
		counts: countVerdicts(standings),
		own: ownStanding ? recordOwn(ownStanding, truth) : null,
		resolvers,
		authorities: zone ? authorities.map((each) => recordAuthority(each, truth?.behind ?? [], zone)) : []
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
			en: "The name server has version {serial} of the zone while {newest} is current, and gives other records: resolvers that ask it get the old ones anew.",
			ko: "최신 버전이 {newest}인데 이 네임서버는 {serial} 버전의 존으로 다른 레코드를 제공합니다. 이 서버에 묻는 리졸버는 이전 값을 다시 받아 갑니다."
		},
		action: {
			en: "See that the zone gets transferred: NOTIFY must reach the server, and the primary must let it transfer.",
			ko: "존 전송을 확인하십시오. NOTIFY가 이 서버에 도달해야 하고, 주 서버가 전송을 허용해야 합니다."
		},
		reference: "RFC 1996 §3"
	},
	"version-behind": {
		severity: "low",
		cause: {
			en: "The name server has version {serial} of the zone while {newest} is current; this record is the same in both.",
			ko: "최신 버전이 {newest}인데 이 네임서버는 {serial} 버전의 존을 갖고 있습니다. 이 레코드는 두 버전에서 같습니다."
		},
		action: {
			en: "Look again in a few minutes; if it stays behind, see that the zone gets transferred.",
			ko: "몇 분 뒤 다시 확인하고, 계속 뒤처지면 존 전송을 점검하십시오."
		},
		reference: "RFC 1996 §3"
	},
	"authorities-contradict": {
		severity: "medium",
		cause: {
			en: "Some name servers of the zone have the record and others say that there is none, with no version that tells which is newer.",
			ko: "존의 일부 네임서버에는 레코드가 있고 다른 서버는 없다고 답하며, 어느 쪽이 최신인지 버전으로 구별되지 않습니다."
		},
		action: {
			en: "Give all of them the same zone, and raise its serial with every change.",
			ko: "모든 네임서버에 같은 존을 두고, 변경할 때마다 serial을 올리십시오."
		},
		reference: "RFC 1034 §4.3.5"
	},
	"authorities-differ": {
		severity: "medium",
		cause: {
			en: "The name servers of the zone give different records, each the same ones every time: {list}. Which records visitors get depends on the server that their resolver happens to ask.",
			ko: "존의 네임서버들이 서로 다른 레코드를 일관되게 답합니다: {list}. 리졸버가 어느 서버에 묻느냐에 따라 방문자가 받는 레코드가 달라집니다."
		},
		action: {
			en: "Give all of them the same zone: raise the serial with every change so that it gets transferred, and update every provider that holds the zone.",
			ko: "모든 네임서버가 같은 존을 갖게 하십시오. 변경할 때마다 serial을 올려 존이 전송되게 하고, 존을 두는 모든 업체에 변경을 반영하십시오."
		},
		reference: "RFC 1034 §4.3.5"
	},
	"authority-silent": {
		severity: "low",
		cause: {
			en: "No answer for the zone came from {count} of {total} addresses of its name servers: {list}.",
			ko: "존의 네임서버 주소 {total}개 중 {count}개가 이 존에 대해 답하지 않았습니다: {list}."
		},
		action: {
			en: "Run the dns check, which looks at every name server closely.",
			ko: "모든 네임서버를 자세히 살펴보는 dns 점검을 실행하십시오."
		},
		reference: "RFC 1912 §2.8"
	},
	unresolvable: {
		severity: "critical",
		cause: {
			en: "No name server of the zone answers for it, and lookups fail at {count} of {total} resolvers (SERVFAIL): nobody reaches the name.",
			ko: "존에 대해 응답하는 네임서버가 없어 리졸버 {total}개 중 {count}개가 실패합니다(SERVFAIL). 아무도 이 이름에 접속할 수 없습니다."
		},
		action: {
			en: "Set the zone up on the name servers that it is delegated to, or have the registrar name those that serve it.",
			ko: "위임된 네임서버에 존을 설정하거나, 존을 제공하는 네임서버로 레지스트라의 설정을 바꾸십시오."
		},
		reference: "RFC 1912 §2.8"
	},
	"no-authority": {
		severity: "high",
		cause: {
			en: "No name server of the zone answers us, so which answer is current is unknown. All resolvers that answered agree.",
			ko: "존의 네임서버에 물을 수 없어 어느 값이 최신인지 알 수 없습니다. 응답한 리졸버의 값은 모두 같습니다."
		},
		action: {
			en: "Run the dns check to see why, or ask from a network that lets questions to port 53 out.",
			ko: "dns 점검으로 원인을 확인하거나, 포트 53 질의가 허용된 네트워크에서 다시 확인하십시오."
		}
	},
	"nobody-to-compare": {
		severity: "medium",
		cause: {
			en: "No name server of the zone answers us, and the resolvers differ: {list}. Which of them is current is unknown.",
			ko: "존의 네임서버에 물을 수 없고 리졸버의 값이 서로 다릅니다: {list}. 어느 값이 최신인지 알 수 없습니다."
		},
		action: {
			en: "Run the dns check to see why, or ask from a network that lets questions to port 53 out.",
			ko: "dns 점검으로 원인을 확인하거나, 포트 53 질의가 허용된 네트워크에서 다시 확인하십시오."
		}
	},
	removed: {
		severity: "critical",
		cause: {
			en: "{zone} is not in the DNS, or no longer: the name servers of the zone above do not know it. {count} of {total} resolvers still give out copies, which run out within {left}.",
			ko: "{zone|은/는} DNS에 없거나 제거되었습니다. 상위 존의 네임서버가 알지 못합니다. 공개 리졸버 {total}개 중 {count}개가 아직 답하는 사본은 {left} 안에 사라집니다."
		},
		action: {
			en: "Ask the registrar whether the registration has ended or is on hold; whoever keeps the zone above has to delegate it again.",
			ko: "등록이 만료되었거나 보류되었는지 레지스트라에 문의하십시오. 상위 존에서 다시 위임해야 합니다."
		},
		reference: "RFC 5731 §2.3"
	},
	"no-name": {
		severity: "medium",
		cause: {
			en: "The name servers say that the name does not exist. Resolvers remember that for up to {left} after it is created.",
			ko: "네임서버에 따르면 존재하지 않는 이름입니다. 이름을 만든 뒤에도 리졸버가 최대 {left} 동안 없다고 기억합니다."
		},
		action: {
			en: "Create the name, and do not look it up before that.",
			ko: "이름을 만드십시오. 만들기 전에는 조회하지 않는 것이 좋습니다."
		},
		reference: "RFC 2308 §5"
	},
	"no-record": {
		severity: "info",
		cause: {
			en: "The name servers say that the name has no {type} records. Resolvers remember that for up to {left} after they are created.",
			ko: "네임서버에 따르면 이 이름에는 {type} 레코드가 없습니다. 레코드를 만든 뒤에도 리졸버가 최대 {left} 동안 없다고 기억합니다."
		},
		action: {
			en: "Nothing, if there are to be none; otherwise create them.",
			ko: "없는 것이 맞다면 조치할 것이 없습니다. 아니라면 레코드를 만드십시오."
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
				en: "What the name servers give does not verify (DNSSEC), and {count} of {total} resolvers withhold the record: {list}. Whoever uses those resolvers does not reach the name.",
				ko: "네임서버가 주는 응답이 DNSSEC 검증에 실패하여, 공개 리졸버 {total}개 중 {count}개가 레코드를 알려 주지 않습니다: {list}. 이들을 쓰는 사용자는 이 이름에 접속할 수 없습니다."
			},
			action: {
				en: "Sign the zone anew, or take the DS record out of the parent zone until it is; delv +vtrace names the link that breaks.",
				ko: "존을 다시 서명하거나, 그때까지 상위 존에서 DS 레코드를 제거하십시오. delv +vtrace로 끊어진 지점을 확인할 수 있습니다."
			},
			reference: "RFC 4035 §5.5"
		},
		"bogus-remembered": {
			severity: "high",
			cause: {
				en: "DNSSEC validation fails at {count} of {total} resolvers: {list}. What the name servers give verifies, so these resolvers remember keys, signatures or DS records of another time. Whoever uses them does not reach the name.",
				ko: "공개 리졸버 {total}개 중 {count}개가 DNSSEC 검증에 실패합니다: {list}. 네임서버가 주는 응답은 검증되므로, 이 리졸버들이 다른 시점의 키, 서명 또는 DS 레코드를 기억하고 있습니다. 이들을 쓰는 사용자는 이 이름에 접속할 수 없습니다."
			},
			action: {
				en: "Keep the zone and the DS records as they are. After a change of keys, keep the old key in the zone until the TTL of the old DS and DNSKEY records is over.",
				ko: "존과 DS 레코드는 그대로 두십시오. 키를 교체했다면 이전 DS와 DNSKEY 레코드의 TTL이 끝날 때까지 이전 키를 존에 두십시오."
			},
			reference: "RFC 6781 §4.1"
		},
		"bogus-unconfirmed": {
			severity: "high",
			cause: {
				en: "DNSSEC validation fails at {count} of {total} resolvers, which withhold the record: {list}. Whether they are right could not be verified from here.",
				ko: "공개 리졸버 {total}개 중 {count}개가 DNSSEC 검증에 실패하여 레코드를 알려 주지 않습니다: {list}. 맞는 판단인지 여기에서는 검증하지 못했습니다."
			},
			action: {
				en: "Run the dns check from a network that lets questions to port 53 out, before anything is changed in the zone.",
				ko: "존을 바꾸기 전에, 포트 53 질의가 허용된 네트워크에서 dns 점검을 실행하십시오."
			},
			reference: "RFC 4035 §4.3"
		},
		"bogus-alone": {
			severity: "medium",
			cause: {
				en: "DNSSEC validation fails at one of {total} resolvers: {list}. Our own verification of what the name servers give finds nothing wrong, or could not be made; a wrong trust anchor, a wrong clock or old keys of that resolver are as likely.",
				ko: "공개 리졸버 {total}개 중 하나가 DNSSEC 검증에 실패합니다: {list}. 네임서버가 주는 응답을 직접 검증했을 때 문제가 없거나 검증하지 못했습니다. 그 리졸버의 트러스트 앵커, 시계 또는 이전 키가 원인일 수 있습니다."
			},
			action: {
				en: "Do not take the DS record out of the parent zone because of this. Run the dns check, and tell the operator of that resolver if it finds nothing.",
				ko: "이 때문에 상위 존에서 DS 레코드를 제거하지 마십시오. dns 점검을 실행하고, 문제가 없으면 그 리졸버의 운영자에게 알리십시오."
			},
			reference: "RFC 4035 §4.3"
		},
		stale: {
			severity: "high",
			cause: {
				en: "An old answer is still given by {count} of {total} resolvers: {list}.",
				ko: "공개 리졸버 {total}개 중 {count}개가 아직 이전 값을 답합니다: {list}."
			},
			action: {
				en: "Keep the servers that the old records lead to running {wait}. Before the next change, lower the TTL a day ahead.",
				ko: "{wait} 이전 레코드가 가리키는 서버를 계속 운영하십시오. 다음 변경 때는 하루 전에 TTL을 낮추십시오."
			},
			reference: "RFC 1035 §7.4"
		},
		"old-servers": {
			severity: "high",
			cause: {
				en: "The old name servers, to which the zone is no longer delegated, are still asked by {count} of {total} resolvers: {list}.",
				ko: "공개 리졸버 {total}개 중 {count}개가 상위 존이 더는 가리키지 않는 이전 네임서버에서 답을 받고 있습니다: {list}."
			},
			action: {
				en: "Let the old name servers give the new records until the TTL of the old NS records is over, often two days.",
				ko: "이전 NS 레코드의 TTL이 끝날 때까지(대개 이틀) 이전 네임서버에서도 새 레코드를 제공하십시오."
			},
			reference: "RFC 1034 §4.2.2"
		},
		"stale-served": {
			severity: "high",
			cause: {
				en: "The name servers do not answer {count} of {total} resolvers, which give an expired copy that is no longer right: {list}.",
				ko: "공개 리졸버 {total}개 중 {count}개가 네임서버에 닿지 못해 보관하던 값을 답하며, 그 값은 더는 맞지 않습니다: {list}."
			},
			action: {
				en: "See that every name server of the zone answers everybody, also over TCP; they ask again until one does.",
				ko: "존의 모든 네임서버가 어디서나, TCP로도 응답하는지 확인하십시오. 응답을 받으면 리졸버가 갱신됩니다."
			},
			reference: "RFC 8767 §5"
		},
		"served-from-memory": {
			severity: "low",
			cause: {
				en: "The name servers do not answer {count} of {total} resolvers, which give an expired copy; so far it is still right: {list}.",
				ko: "공개 리졸버 {total}개 중 {count}개가 네임서버에 닿지 못해 보관하던 값을 답하고 있습니다. 값은 아직 맞습니다: {list}."
			},
			action: {
				en: "See that every name server of the zone answers everybody, also over TCP.",
				ko: "존의 모든 네임서버가 어디서나, TCP로도 응답하는지 확인하십시오."
			},
			reference: "RFC 8767 §5"
		},
		"leads-nowhere": {
			severity: "medium",
			cause: {
				en: "The alias leads to {target}, which has no such record, say {count} of {total} resolvers.",
				ko: "별칭이 {target|을/를} 가리키지만 그 이름에는 해당 레코드가 없다고 공개 리졸버 {total}개 중 {count}개가 답했습니다."
			},
			action: {
				en: "Create the name that the alias leads to, or take the alias out of the zone.",
				ko: "별칭이 가리키는 이름을 만들거나, 존에서 별칭을 제거하십시오."
			},
			reference: "RFC 1034 §3.6.2"
		},
		"resolvers-fail": {
			severity: "high",
			cause: {
				en: "Lookups fail at {count} of {total} resolvers, though the name servers answer us: {list}. Whoever uses those resolvers does not reach the name.",
				ko: "네임서버는 여기에서 응답하지만 공개 리졸버 {total}개 중 {count}개는 조회에 실패합니다: {list}. 이들을 쓰는 사용자는 이 이름에 접속할 수 없습니다."
			},
			action: {
				en: "After a move to other name servers, let the old ones keep answering until the TTL of the old NS records is over. Otherwise see that every name server answers from everywhere, also over TCP and to large questions.",
				ko: "네임서버를 옮겼다면 이전 NS 레코드의 TTL이 끝날 때까지 이전 네임서버도 계속 응답하게 하십시오. 아니라면 모든 네임서버가 어디에서나, TCP로도 응답하는지 확인하십시오."
			},
			reference: "RFC 2308 §7.1"
		},
		"resolver-fails": {
			severity: "medium",
			cause: {
				en: "Lookups fail at one of {total} resolvers: {list}. The name servers answer us, and the other resolvers do not fail.",
				ko: "공개 리졸버 {total}개 중 하나가 조회에 실패합니다: {list}. 네임서버는 여기에서 응답하고, 다른 리졸버는 실패하지 않습니다."
			},
			action: {
				en: "Check again later. If it goes on, see that every name server answers from everywhere, also over TCP; otherwise tell the operator of that resolver.",
				ko: "나중에 다시 확인하십시오. 계속되면 모든 네임서버가 어디에서나, TCP로도 응답하는지 확인하고, 문제가 없으면 그 리졸버의 운영자에게 알리십시오."
			},
			reference: "RFC 2308 §7.1"
		},
		changing: {
			severity: "medium",
			cause: {
				en: "The records change with every question at {count} of {total} resolvers, and are never those of the name servers: {list}. Answers may be forged on the way.",
				ko: "공개 리졸버 {total}개 중 {count}개가 물을 때마다 다른 레코드를 답하며 네임서버의 값과 일치하지 않습니다: {list}. 중간에서 위조된 응답일 수 있습니다."
			},
			action: {
				en: "Ask those resolvers from another network. If their answers are stable there, the network in between forges them.",
				ko: "다른 네트워크에서 해당 리졸버에 물어보십시오. 거기서 답이 일정하다면 중간 네트워크가 응답을 위조하는 것입니다."
			},
			reference: "RFC 3833 §2.1"
		},
		unanswered: {
			severity: "low",
			cause: {
				en: "No answer came from {count} of {total} resolvers: {list}.",
				ko: "공개 리졸버 {total}개 중 {count}개에서 답을 얻지 못했습니다: {list}."
			},
			action: {
				en: "Check again. A timeout may come from the network in between, and REFUSED means that the resolver does not serve us.",
				ko: "다시 확인하십시오. 시간 초과는 중간 네트워크 때문일 수 있고, REFUSED는 그 리졸버가 우리에게 응답하지 않는다는 뜻입니다."
			}
		},
		filtered: {
			severity: "info",
			cause: {
				en: "The name is on a block list of {count} of {total} resolvers: {list}.",
				ko: "공개 리졸버 {total}개 중 {count}개가 자체 차단 목록에 따라 이 이름을 알려 주지 않습니다: {list}."
			},
			action: {
				en: "If it is listed by mistake, report that to the operators of those resolvers.",
				ko: "잘못 등재되었다면 해당 운영자에게 신고하십시오."
			},
			reference: "RFC 8914 §4.16"
		},
		variant: {
			severity: "info",
			cause: {
				en: "Other records than the name servers give us come from {count} of {total} resolvers: {list}. They probably depend on who asks: {sign}.",
				ko: "공개 리졸버 {total}개 중 {count}개가 네임서버가 여기에 주는 것과 다른 레코드를 갖고 있습니다: {list}. 묻는 쪽에 따라 달라지는 값으로 보입니다({sign})."
			},
			action: {
				en: "Nothing, where answers are to depend on who asks (GeoDNS, load balancing); elsewhere compare the name servers with each other.",
				ko: "묻는 위치에 따라 답을 달리하도록(GeoDNS, 부하 분산) 설정했다면 조치할 것이 없습니다. 아니라면 네임서버끼리 비교해 보십시오."
			},
			reference: "RFC 7871 §6"
		},
		"variant-presumed": {
			severity: "medium",
			cause: {
				en: "Other records than the name servers give us come from {count} of {total} resolvers, {answers} different answers in all: {list}. Either answers depend on who asks (GeoDNS), or these are old answers of a name whose addresses kept changing.",
				ko: "공개 리졸버 {total}개 중 {count}개가 네임서버가 여기에 주는 것과 다른 레코드를 갖고 있으며, 서로 다른 답은 모두 {answers}가지입니다: {list}. 묻는 위치에 따라 답이 다르거나(GeoDNS), 주소가 자주 바뀌던 이름의 이전 값일 수 있습니다."
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
				en: "IPv6 addresses are made out of the IPv4 ones by {count} of {total} resolvers (DNS64), for hosts without IPv4: {list}.",
				ko: "공개 리졸버 {total}개 중 {count}개가 IPv4가 없는 호스트를 위해 IPv4 주소로 IPv6 주소를 만들어 답합니다(DNS64): {list}."
			},
			action: {
				en: "Nothing: the zone has no AAAA records, and is not meant to have these.",
				ko: "조치할 것이 없습니다. 존에는 AAAA 레코드가 없으며 이 주소를 추가할 필요도 없습니다."
			},
			reference: "RFC 6147 §5.1"
		},
		"own-differs": {
			severity: "low",
			cause: {
				en: "The resolvers of this machine give other records than the name servers: {shown}. What other checks measure from here may be an old server.",
				ko: "이 기기의 리졸버가 네임서버와 다른 값을 답합니다: {shown}. 여기에서 하는 다른 점검은 이전 서버를 측정할 수 있습니다."
			},
			action: {
				en: "Measure again {wait}, or with another resolver (--resolver).",
				ko: "{wait} 다시 점검하거나 다른 리졸버(--resolver)로 점검하십시오."
			},
			reference: "RFC 1034 §5"
		},
		elsewhere: {
			severity: "info",
			cause: {
				en: "The alias is the same everywhere and leads to different records, as those of a CDN are.",
				ko: "별칭은 어디서나 같고, 그것이 가리키는 레코드는 CDN처럼 위치에 따라 다릅니다."
			},
			action: {
				en: "Nothing: what the alias leads to is for whoever runs that name to say.",
				ko: "조치할 것이 없습니다. 별칭이 가리키는 레코드는 그 이름의 운영자가 정합니다."
			}
		},
		"ttl-raised": {
			severity: "info",
			cause: {
				en: "The record is kept for longer than its TTL of {ttl} by {count} of {total} resolvers: {list}.",
				ko: "공개 리졸버 {total}개 중 {count}개가 레코드를 TTL({ttl})보다 오래 보관합니다: {list}."
			},
			action: {
				en: "Allow for the longer time at the next change.",
				ko: "다음 변경 때는 더 긴 시간을 고려하십시오."
			},
			reference: "RFC 2181 §8"
		},
		"denial-differs": {
			severity: "info",
			cause: {
				en: "There is no such record, but {count} of {total} resolvers and the name servers disagree about whether the name exists at all: {list}.",
				ko: "어느 쪽이든 해당 레코드는 없지만, 이름 자체가 존재하는지에 대해 공개 리졸버 {total}개 중 {count}개가 네임서버와 다르게 답합니다: {list}."
			},
			action: {
				en: "Compare other types of records of the name, too.",
				ko: "같은 이름의 다른 레코드 종류도 비교해 보십시오."
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
			en: "Fresh everywhere in",
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
			en: "Version of the zone",
			ko: "존의 버전(serial)"
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
function shownOf({ answer, values, aliases, reason }) {
	const [first] = values.length > 0 ? values : aliases.slice(-1);
	if (first !== void 0) return [values.length > 1 ? `${first} …` : first];
	if (answer !== "unknown") return [answer === "alias" ? answer : resolverWords(answer.toUpperCase())];
	return [reason === null ? "" : resolverWords(reason)];
}
// src/checks/propagation/authorities/judge.ts
function authorityFindings(raw) {
	const { current, authorities, resolvers } = raw;
	if (current.length === 0) return [...silentFindings(authorities), ...compared(resolvers, authorities)];
	const isNothing = current.every(({ answer }) => answer === "nxdomain" || answer === "nodata");
	const isSomething = current.every(({ answer }) => answer === "found" || answer === "alias");
	return [
		...byServer(authorities.filter(({ state }) => state === "behind")).map((each) => behindFinding(each, raw)),
		...isNothing || isSomething ? [] : [find("authorities-contradict")],
		...isSomething && raw.authoritiesDiffer ? [differFinding(authorities)] : [],
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
function behindFinding([authority, ...others], { authorities, current }) {
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
	const { resolvers, authorities, counts, freshEverywhereInSeconds } = raw;
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
function ownFindings({ own, removed }) {
	const isOld = own?.verdict === "stale" || own?.verdict === "stale-served" && own.isCurrent === false;
	if (!own || !isOld || removed !== null && own.reason === "gone") return [];
	const wait = laterIn(own.secondsLeft);
	return [find("own-differs", {
		shown: joined(shownOf(own), ", "),
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
	const { varies, resolvers } = raw;
	const said = (detail) => ({
		count: all.length,
		total: resolvers.length,
		list: listOf(all, detail)
	});
	if (trouble === "elsewhere") return find(trouble);
	if (trouble === "stale") return find(trouble, {
		...said(agedOf),
		wait: waitFor(raw)
	}, seenAt(all));
	if (trouble === "old-servers") return find(trouble, said(agedOf), seenAt(all));
	if (trouble === "variant-presumed") {
		const wait = laterIn(Math.max(...all.map(({ secondsLeft }) => secondsLeft ?? 0)));
		return find(trouble, {
			...said(agedOf),
			wait,
			answers: new Set(all.map(contentOf)).size
		}, seenAt(all));
	}
	if (trouble === "variant") return find(trouble, {
		...said(shownOf),
		sign: signs[varies ?? "authorities"]
	}, seenAt(all));
	if (trouble === "stale-served" || trouble === "filtered" || trouble === "changing" || trouble === "translated") return find(trouble, said(shownOf), seenAt(all));
	const evidence = [...new Set(all.flatMap(({ reason }) => reason ?? []))].slice(0, 8).join(", ");
	return find(trouble, {
		count: all.length,
		total: resolvers.length,
		list: groupedOf(all)
	}, { evidence });
}
const signs = {
	authorities: {
		en: "the name servers, too, give now this and now that",
		ko: "네임서버도 그때그때 다르게 답함"
	},
	subnet: {
		en: "the name servers give them to the network of the resolver",
		ko: "네임서버가 해당 리졸버의 네트워크에는 이 값을 줌"
	},
	fresh: {
		en: "some of them are fresh from an authority",
		ko: "일부는 네임서버에서 방금 받은 값"
	},
	ages: {
		en: "some of them are newer than copies of what is current",
		ko: "현재 값의 사본보다 나중에 받은 값이 있음"
	},
	many: {
		en: "they are too many to be left from a change",
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
function denialFindings({ resolvers, current }) {
	const differs = ({ answer }) => current.every((one) => isAbsent(one) && one.answer !== answer);
	const other = resolvers.filter((each) => each.isCurrent === true && isAbsent(each) && differs(each));
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
function agedOf(resolver) {
	const { secondsLeft } = resolver;
	return secondsLeft === null ? shownOf(resolver) : [...shownOf(resolver), durationText(secondsLeft)];
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
		en: "until none of them has them any more",
		ko: "모두 갱신될 때까지"
	};
	const { en, ko } = durationText(seconds);
	return {
		en: `for ${en} at least`,
		ko: `적어도 ${ko} 동안`
	};
}
// src/checks/propagation/judge.ts
function judge(raw) {
	const findings = [...resolverFindings(raw), ...authorityFindings(raw)];
	const verdict = conclude(null, findings, kpisOf(raw), problems);
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
		en: "Every name server of the zone is asked what is current, and twelve public resolvers, or those given, what they hand out, all at once. What a resolver says is held against everything that the name servers say, whatever the order of the records; TTLs tell how long an old copy can last.",
		ko: "존의 모든 네임서버에 현재 값을, 공개 리졸버 12개 또는 지정한 리졸버에 지금 내주는 값을 동시에 묻습니다. 리졸버의 답은 레코드 순서와 관계없이 네임서버들의 모든 답과 비교하며, 이전 값이 얼마나 남을지는 TTL로 계산합니다."
	},
	{
		en: "A resolver is updated, stale, a variant, filtered, serving stale data on purpose, bogus, failing, or unverified where no name server could be asked. What no name server handed out when it was asked from here is stale, and so is what only a server with an older version of the zone hands out. Where answers depend on who asks (GeoDNS, load spread over addresses, an alias into a delivery network), something else is a variant and no fault; the reason beside it tells by which sign. Where a resolver finds that signatures do not verify, what the name servers give is verified here, and that alone is critical.",
		ko: "리졸버는 최신, 이전 값, 변형, 차단, 의도적인 이전 값 제공, 검증 실패, 오류로 나뉘고, 어느 네임서버에도 물을 수 없었으면 미확인입니다. 여기서 물었을 때 어느 네임서버도 내주지 않은 값과, 이전 버전의 존을 가진 네임서버만 내주는 값을 이전 값으로 봅니다. 묻는 쪽에 따라 답이 다르면(GeoDNS, 부하 분산, CDN 별칭) 변형이며 문제가 아니고, 그렇게 본 근거를 함께 알려 줍니다. 서명이 검증되지 않는다는 리졸버가 있으면 네임서버의 응답을 직접 검증하며, 그 결과만 critical로 봅니다."
	},
	{
		en: "All questions come from one place, so that of a resolver with many sites the nearest one is seen, and not its others. Caches are not emptied: many operators offer that for their own resolvers. The resolver of the run is shown beside the others and counted nowhere.",
		ko: "모든 질문을 한곳에서 보내므로 여러 지역에 있는 리졸버는 가장 가까운 곳만 보입니다. 캐시를 비우지는 않습니다. 자체 리졸버의 캐시를 비우는 기능을 제공하는 운영자가 많습니다. 점검에 쓰는 리졸버는 함께 보여 주되 집계하지 않습니다."
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
	description: "found: there are records; alias: the name is another one, of which nothing is said; nxdomain: there is no such name; nodata: the name has none of the type; unknown: could not be told",
	ko: "found: 레코드가 있음. alias: 다른 이름의 별칭이며 그 이름에 대한 정보는 없음. nxdomain: 그런 이름이 없음. nodata: 이름은 있으나 해당 종류의 레코드가 없음. unknown: 알 수 없음"
});
const seconds = int().min(0);
const ms = number().min(0).nullable();
const answer = {
	answer: kind,
	aliases: array(string()).readonly().meta({
		description: "The names that aliases (CNAME) lead to, in their order",
		ko: "별칭(CNAME)이 가리키는 이름, 순서대로"
	}),
	values: array(string()).readonly().meta({
		description: "The data of the first records as dig prints it, sorted; total counts all of them",
		ko: "앞쪽 레코드의 값을 dig 형식으로 정렬한 목록. 전체 개수는 total"
	}),
	total: int().min(0),
	ttl: seconds.nullable().meta({
		description: "Seconds for which the part of the answer that is the zone's own holds",
		ko: "응답 가운데 존 자체의 내용이 유효한 시간(초)"
	})
};
const reason = string().nullable().meta({
	description: "Why, in a word that is the same in every language; null where there is nothing to explain",
	ko: "언어와 관계없이 같은 이유 코드. 설명할 것이 없으면 null"
});
const own = object({
	verdict: _enum(verdicts).meta({
		description: "updated: has what the authorities say; stale: has something else; variant: what it has depends on who asks, or changes; filtered: a list withholds it; stale-served: answers from memory for want of an authority; bogus: DNSSEC does not verify there; error: no answer; unverified: there is no authority to compare with",
		ko: "updated: 네임서버와 같음. stale: 네임서버와 다른 이전 값. variant: 묻는 위치나 시점에 따라 달라지는 값. filtered: 차단 목록에 따라 답하지 않음. stale-served: 네임서버에 닿지 못해 보관하던 값을 답함. bogus: DNSSEC 검증 실패. error: 응답 없음. unverified: 비교할 네임서버가 없음"
	}),
	reason,
	secondsLeft: seconds.nullable().meta({
		description: "The most seconds until it has what is current: 0 where it has, null where nobody can tell",
		ko: "최신 값을 갖게 되기까지 최대로 남은 시간(초). 이미 최신이면 0, 알 수 없으면 null"
	}),
	isCurrent: boolean().nullable().meta({
		description: "Whether what it says is what the authorities say; null where that could not be compared",
		ko: "네임서버와 같은 값인지 여부. 비교할 수 없었으면 null"
	}),
	...answer,
	ad: boolean().nullable().meta({
		description: "Whether it says that it has verified the answer; null without an answer",
		ko: "응답을 DNSSEC으로 검증했다고 알렸는지 여부. 응답이 없으면 null"
	}),
	ede: array(object({
		code: int(),
		text: string()
	})).readonly().meta({
		description: "Extended errors (RFC 8914), with the text of the resolver",
		ko: "확장 오류(RFC 8914)와 리졸버가 보낸 설명"
	}),
	ms
});
const resolver = object({
	name: string(),
	server: string(),
	isFiltering: boolean().meta({
		description: "Whether it is known to withhold names that it takes for harmful",
		ko: "유해하다고 판단한 이름을 알려 주지 않는 리졸버인지 여부"
	}),
	...own.shape
});
const authority = object({
	name: string(),
	address: string(),
	state: _enum([
		"current",
		"behind",
		"failed"
	]).meta({
		description: "behind: it has an older version of the zone than another authority; failed: it told nothing",
		ko: "behind: 다른 네임서버보다 오래된 버전의 존을 갖고 있음. failed: 답하지 못함"
	}),
	serial: int().min(0).nullable(),
	...answer,
	aa: boolean().nullable(),
	isVarying: boolean().meta({
		description: "Whether it answered differently when it was asked again",
		ko: "다시 물었을 때 다르게 답했는지 여부"
	}),
	ms,
	reason
});
const counts = object(Object.fromEntries(verdicts.map((each) => [each, int().min(0)])));
const raw = object({
	domain: string(),
	type: string(),
	observedAt: datetime(),
	zone: string().nullable().meta({
		description: "The zone that the name is in; null where that could not be told",
		ko: "이름이 속한 존. 알 수 없었으면 null"
	}),
	removed: string().nullable().meta({
		description: "A zone that resolvers still know, and that is no longer delegated as the servers of the zone above say; null where there is none",
		ko: "리졸버는 아직 기억하지만 상위 존의 네임서버에 따르면 더는 위임되지 않는 존. 없으면 null"
	}),
	current: array(object(answer)).readonly().meta({
		description: "What the authorities with the newest version of the zone say; several where answers depend on the asker",
		ko: "최신 버전의 존을 가진 네임서버의 응답. 묻는 위치나 시점에 따라 달라지면 여럿"
	}),
	varies: _enum(signs$1).nullable().meta({
		description: "What shows that answers depend on the asker. authorities: name servers give other records when asked again, and not all of them have been seen, or each of them follows an alias for itself; subnet: one gives a resolver's answer to the network of that resolver (RFC 7871); fresh: a resolver with the newest version of the zone has just fetched what no name server gives us; many: resolvers have more different answers than changes leave, of records that live for minutes; ages: a copy of something else is younger than one of what is current. The last two presume it and prove nothing. null where nothing shows it, or where all records that name servers take turns with are known",
		ko: "묻는 쪽에 따라 응답이 달라진다는 근거. authorities: 네임서버가 다시 물으면 다른 레코드를 주고 아직 전부 확인하지 못했거나, 네임서버마다 별칭을 직접 따라가 답함, subnet: 네임서버가 그 리졸버의 네트워크에는 같은 값을 줌(RFC 7871), fresh: 최신 존을 가진 리졸버가 네임서버에서 우리에게는 주지 않는 값을 방금 받음, many: 수명이 몇 분인 레코드인데 변경의 흔적으로 보기에는 서로 다른 값이 많음, ages: 다른 값의 사본이 현재 값의 사본보다 나중에 받은 것임. many와 ages는 추정일 뿐 증거가 아님. 근거가 없으면 null"
	}),
	authoritiesDiffer: boolean().meta({
		description: "Whether name servers contradict each other, and no version tells which is newer: one keeps, however often it is asked, to an answer that no other one gives, or takes turns among others. Addresses at an alias that each server follows for itself do not count: those of one version that hold for a minute at most, or are the same for the same networks (RFC 7871)",
		ko: "네임서버의 답이 서로 모순되고 어느 쪽이 최신인지 버전으로 구별되지 않는지 여부. 거듭 물어도 다른 서버가 주지 않는 답을 일관되게 하거나, 다른 서버와는 다른 레코드를 번갈아 주는 경우. 서버마다 별칭을 직접 따라가 얻은 주소는 제외: 같은 버전의 존에서 수명이 1분 이하이거나, 같은 네트워크에는 같은 값을 주는 경우(RFC 7871)"
	}),
	security: object({
		state: _enum([
			"secure",
			"insecure",
			"bogus",
			"island",
			"indeterminate"
		]),
		reason
	}).nullable().meta({
		description: "What our own verification says of what the name servers give, where a resolver finds that it does not verify (DNSSEC); null where none does",
		ko: "DNSSEC 검증에 실패한 리졸버가 있을 때, 네임서버가 직접 준 응답을 이 점검이 검증한 결과. 그런 리졸버가 없으면 null"
	}),
	negativeSeconds: seconds.nullable().meta({
		description: "For how long resolvers remember that something does not exist in the zone (RFC 2308 §5)",
		ko: "존에 없다는 사실을 리졸버가 기억하는 시간(초, RFC 2308 §5)"
	}),
	freshEverywhereInSeconds: seconds.nullable().meta({
		description: "The most seconds until every resolver that answers has what is current; null where nobody can tell",
		ko: "응답한 모든 리졸버가 최신 값을 갖게 되기까지 최대로 남은 시간(초). 알 수 없으면 null"
	}),
	counts: counts.meta({
		description: "Resolvers by verdict",
		ko: "판정별 리졸버 수"
	}),
	own: own.nullable().meta({
		description: "What the resolvers of the run say, which every other check goes by; counted nowhere",
		ko: "측정에 쓴 리졸버의 응답. 다른 점검은 이 값을 따르며, 집계에는 넣지 않습니다"
	}),
	resolvers: array(resolver).readonly(),
	authorities: array(authority).readonly()
});
// src/checks/propagation/index.ts
const propagation = defineCheck({
	id: "propagation",
	version: 2,
	title: {
		en: "DNS propagation",
		ko: "DNS 전파"
	},
	about: {
		en: "Asks every name server of the zone and eight or more public resolvers for one type of records at once, and tells who still has something old, and for how long.",
		ko: "존의 모든 네임서버와 8개 이상의 공개 리졸버에 한 종류의 레코드를 동시에 물어, 누가 아직 이전 값을 갖고 있고 얼마나 더 갖고 있을지 알려 줍니다."
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
