import { Fa as keyOf, Ha as root, Ia as labelsOf, Ma as isSameName, Pa as isWithin, Qa as DnsError, Ra as nameOf, ja as countLabels, la as recordsOf, ma as joinedText, no as typeText, ro as types, sa as meantTarget, zo as defineProblems } from "./gate.js";
import { t as isPublicAddress } from "./public-address.js";
import { t as ask } from "./ask.js";
import { t as addressOctets } from "./reverse-name.js";
import { p as addressesIn } from "./served.js";
import { t as plainText } from "./plain-text.js";
import { t as doubtIn } from "./doubt.js";
import { n as domainsOf, t as delegationOf } from "./delegated-domain.js";
import { n as registrationOf } from "./registration.js";
import { _ as idleTerms, a as isVoid, c as usesMacro, i as spfValues, n as spfAddress, o as expandedName, s as unescapedText, t as evaluateSpf, u as chooseSpf } from "./evaluate.js";
import { isIP } from "node:net";
import { createHash } from "node:crypto";
// src/data/takeover-services.ts
const takeoverServices = [
	{
		suffix: "azurewebsites.net",
		isRegional: false,
		service: "Azure App Service"
	},
	{
		suffix: "cloudapp.azure.com",
		isRegional: true,
		service: "Azure Virtual Machines"
	},
	{
		suffix: "trafficmanager.net",
		isRegional: false,
		service: "Azure Traffic Manager"
	},
	{
		suffix: "blob.core.windows.net",
		isRegional: false,
		service: "Azure Blob Storage"
	},
	{
		suffix: "elasticbeanstalk.com",
		isRegional: true,
		service: "AWS Elastic Beanstalk"
	}
];
const region = /^[a-z]+(?:-[a-z]+){0,3}-?\d?$/;
function takeoverServiceOf(name) {
	const known = takeoverServices.find(({ suffix }) => name.endsWith(`.${suffix}`));
	if (!known) return null;
	const [own, place, ...others] = name.slice(0, -known.suffix.length - 1).split(".");
	return (known.isRegional ? region.test(place ?? "") : place === void 0) && own !== void 0 && own !== "" && others.length === 0 ? known.service : null;
}
// src/data/closed-suffixes.ts
const closedTops = new Set([
	"gov",
	"edu",
	"mil",
	"int",
	"arpa",
	"post",
	"museum",
	"aero",
	"coop"
]);
const closedSeconds = new Set([
	..."gov gob gouv govt gv go gub gouvernement government".split(" "),
	..."ac edu acad sch k12 univ re".split(" "),
	..."mil mod police nhs gc admin parliament judiciary".split(" ")
]);
const brands = new Set([
	..."google goog youtube android chrome gmail gle nest microsoft azure bing xbox windows office skype hotmail".split(" "),
	..."apple aws amazon kindle audible imdb cisco oracle ibm sap intel hp dell netflix samsung hyundai kia lg".split(" "),
	..."sony canon toshiba hitachi fujitsu nec panasonic bmw audi ferrari toyota honda volkswagen seat".split(" "),
	..."visa jpmorgan chase barclays hsbc citi bnpparibas abb bosch siemens philips sky bbc weber leclerc".split(" ")
]);
function isClosedDomain(domain) {
	const labels = domain.split(".");
	const top = labels.at(-1) ?? "";
	if (closedTops.has(top) || brands.has(top)) return true;
	return labels.length > 2 && top.length === 2 && closedSeconds.has(labels.at(-2) ?? "");
}
// src/probes/dns/ownership.ts
const mostDomains = 50;
const mostRegistries = 3;
async function ownershipOf(context, domains) {
	const chosen = [...new Map(domains.map((domain) => [keyOf(domain), domain]))].slice(0, mostDomains);
	const seen = await Promise.all(chosen.map(async ([key, domain]) => ({
		key,
		domain,
		seen: await delegationOf(context, domain)
	})));
	const doubtful = seen.filter((each) => each.seen.state === "undelegated" && !isClosed(each.domain));
	const asked = new Set(doubtful.slice(0, mostRegistries).map(({ key }) => key));
	const owned = seen.map(async ({ key, domain, seen: { state, reason } }) => {
		if (state === "delegated") return [key, {
			state: "registered",
			reason
		}];
		if (state !== "undelegated") return [key, {
			state,
			reason
		}];
		if (isClosed(domain)) return [key, {
			state: "closed",
			reason
		}];
		return [key, asked.has(key) ? await registered(context, domain) : {
			state: "undelegated",
			reason: "LIMIT"
		}];
	});
	return new Map(await Promise.all(owned));
}
function isClosed(domain) {
	return isClosedDomain(plainText(domain));
}
async function registered(context, domain) {
	const { state, reason } = await registrationOf(context, plainText(domain));
	if (state === "absent") return {
		state: "unregistered",
		reason: null
	};
	if (state === "found") return {
		state: "held",
		reason: null
	};
	return {
		state: "undelegated",
		reason: reason ?? state
	};
}
// src/probes/dns/dangling.ts
const mostNames$1 = 100;
async function ground(context, own, references) {
	const first = together(references).slice(0, mostNames$1);
	const targets = await Promise.all(first.map((each) => aliasesOf(context, each)));
	const all = together([...references, ...targets.flat()]);
	const chosen = all.slice(0, mostNames$1);
	const [home, ...domains] = await domainsOf([own, ...chosen.map(({ name }) => name)]);
	const strange = domains.filter((each) => each !== null).filter((each) => !home || !isSameName(each, home));
	const [owned, standings] = await Promise.all([ownershipOf(context, strange), Promise.all(chosen.map(({ name }) => standingOf(context, name)))]);
	function registered(domain) {
		if (!domain) return {
			state: "none",
			reason: null
		};
		if (home && isSameName(domain, home)) return {
			state: "own",
			reason: null
		};
		return owned.get(keyOf(domain)) ?? {
			state: "unknown",
			reason: "LIMIT"
		};
	}
	return {
		grounded: chosen.map(({ name, by }, index) => {
			const domain = domains[index] ?? null;
			const { state, reason } = standings[index] ?? {
				state: "unknown",
				reason: "LIMIT"
			};
			const service = takeoverServiceOf(plainText(name));
			return {
				name,
				by,
				state,
				reason,
				domain,
				registration: registered(domain),
				service
			};
		}),
		total: all.length
	};
}
function together(references) {
	const named = new Map();
	for (const { name, by } of references) {
		const known = named.get(keyOf(name)) ?? {
			name,
			by: new Set()
		};
		named.set(keyOf(name), known);
		known.by.add(by);
	}
	return [...named.values()].map(({ name, by }) => ({
		name,
		by: [...by]
	}));
}
async function aliasesOf(context, { name, by }) {
	const { answer, message } = await ask(context, name, types.A);
	return (answer.kind === "unknown" || !message ? [] : answer.aliases.map((each) => meantTarget(message, each))).flatMap((target) => by.map((each) => ({
		name: target,
		by: each
	})));
}
async function standingOf(context, name) {
	const told = await ask(context, name, types.A);
	const { answer } = told;
	if (answer.kind === "unknown") return {
		state: "unknown",
		reason: answer.reason
	};
	if (answer.kind !== "nxdomain" || !isSameName(answer.name, name)) return {
		state: "there",
		reason: null
	};
	const reason = await doubtIn(told);
	return {
		state: reason === null ? "missing" : "unknown",
		reason
	};
}
// src/probes/dns/mail-hosts.ts
const mostHosts = 20;
const mostAddresses = 16;
async function mailHosts(context, name) {
	const told = await ask(context, name, types.MX);
	const { answer } = told;
	const records = answer.kind === "found" ? recordsOf("MX", answer.records) : [];
	const chosen = records.map(({ data }) => data).toSorted((one, other) => one.preference - other.preference || compare(one.exchange, other.exchange)).slice(0, mostHosts);
	return {
		told,
		answer,
		hosts: await Promise.all(chosen.map((each) => mailHost(context, each.exchange, each.preference))),
		total: records.length
	};
}
function compare(one, other) {
	return one.wire.compare(other.wire);
}
async function mailHost(context, name, preference) {
	const bare = {
		name,
		preference,
		alias: null,
		addresses: [],
		addressesTotal: 0,
		reason: null,
		doubt: null
	};
	if (name.wire.equals(root.wire)) return {
		...bare,
		kind: "null",
		state: "without"
	};
	if (isIP(plainText(name)) !== 0) return {
		...bare,
		kind: "address",
		state: "missing"
	};
	const told = await Promise.all([ask(context, name, types.A), ask(context, name, types.AAAA)]);
	const answers = told.map(({ answer }) => answer);
	const found = told.flatMap(addressesIn);
	const addresses = found.slice(0, mostAddresses);
	const alias = answers.flatMap((answer) => answer.kind === "unknown" ? [] : answer.aliases.slice(-1))[0];
	const doubt = (await Promise.all(told.map(doubtIn))).find((each) => each !== null) ?? null;
	return {
		...bare,
		kind: "host",
		alias: alias?.data.name ?? null,
		addresses: await Promise.all(addresses.map(async (address) => ({
			address,
			isPublic: await isPublicAddress(context, address)
		}))),
		addressesTotal: found.length,
		doubt,
		...standing(answers, found.length > 0, doubt)
	};
}
function standing(answers, hasAddress, doubt) {
	if (hasAddress) return {
		state: "there",
		reason: null
	};
	if (doubt !== null) return {
		state: "unknown",
		reason: doubt
	};
	return {
		state: answers.some(({ kind }) => kind === "nxdomain") ? "missing" : "without",
		reason: null
	};
}
// src/probes/dns/wildcard.ts
const wildcardTypes = [
	types.A,
	types.AAAA,
	types.MX,
	types.TXT
];
async function wildcardBelow(context, name) {
	const names = [1, 2].flatMap((turn) => unheardOf(name, `${context.now().toISOString()} ${turn}`) ?? []);
	if (names.length === 0) return {
		state: "absent",
		reason: null,
		types: []
	};
	const told = await Promise.all(wildcardTypes.map((type) => Promise.all(names.map((each) => ask(context, each, type)))));
	const found = wildcardTypes.filter((_, index) => told[index]?.every(({ answer }) => answer.kind === "found"));
	if (found.length > 0) return {
		state: "present",
		reason: null,
		types: found.map(typeText)
	};
	const [untold] = told.flat().flatMap(({ answer }) => answer.kind === "unknown" ? [answer.reason] : []);
	return untold === void 0 ? {
		state: "absent",
		reason: null,
		types: []
	} : {
		state: "unknown",
		reason: untold,
		types: []
	};
}
function unheardOf(name, seed) {
	const label = createHash("sha256").update(`${plainText(name)} ${seed}`).digest("hex").slice(0, 20);
	try {
		return nameOf([Buffer.from(label), ...labelsOf(name)]);
	} catch (error) {
		if (error instanceof DnsError) return null;
		throw error;
	}
}
// src/formats/spf/ranges.ts
const bitsOf = {
	four: 32,
	six: 128
};
function everyAddress(family) {
	return [{
		from: 0n,
		to: (1n << BigInt(bitsOf[family])) - 1n
	}];
}
function rangeOf(address, prefix) {
	const octets = addressOctets(address);
	const hosts = BigInt(octets.length * 8 - prefix);
	const from = BigInt(`0x${octets.toString("hex")}`) >> hosts << hosts;
	return [{
		from,
		to: from + (1n << hosts) - 1n
	}];
}
function firstAddress([first], family) {
	if (!first) return null;
	const hex = first.from.toString(16).padStart(family === 4 ? 8 : 32, "0");
	if (family === 6) return (hex.match(/.{4}/g) ?? []).join(":");
	return (hex.match(/.{2}/g) ?? []).map((each) => Number.parseInt(each, 16)).join(".");
}
function united(one, other) {
	const all = [...one, ...other].toSorted((a, b) => a.from < b.from ? -1 : a.from > b.from ? 1 : 0);
	const whole = [];
	for (const { from, to } of all) {
		const last = whole.at(-1);
		if (!last || from > last.to + 1n) whole.push({
			from,
			to
		});
		else if (to > last.to) last.to = to;
	}
	return whole;
}
function without(one, other) {
	const left = [];
	let next = 0;
	for (const { from, to } of one) {
		let start = from;
		while (next < other.length && (other[next]?.to ?? 0n) < from) next += 1;
		for (let at = next; at < other.length; at += 1) {
			const hole = other[at];
			if (!hole || hole.from > to) break;
			if (hole.from > start) left.push({
				from: start,
				to: hole.from - 1n
			});
			if (hole.to + 1n > start) start = hole.to + 1n;
		}
		if (start <= to) left.push({
			from: start,
			to
		});
	}
	return left;
}
function common(one, other) {
	return without(one, without(one, other));
}
function sizeOf(ranges) {
	return ranges.reduce((sum, { from, to }) => sum + to - from + 1n, 0n);
}
// src/formats/spf/addresses.ts
const nobody = {
	four: [],
	six: []
};
const everybody = {
	four: everyAddress("four"),
	six: everyAddress("six")
};
function isNobody({ four, six }) {
	return four.length === 0 && six.length === 0;
}
function shared(one, other) {
	return {
		four: common(one.four, other.four),
		six: common(one.six, other.six)
	};
}
function joined(one, other) {
	return {
		four: united(one.four, other.four),
		six: united(one.six, other.six)
	};
}
function apart(one, other) {
	return {
		four: without(one.four, other.four),
		six: without(one.six, other.six)
	};
}
// src/formats/spf/private.ts
const networks = [
	["10.0.0.0", 8],
	["172.16.0.0", 12],
	["192.168.0.0", 16],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["fc00::", 7],
	["fe80::", 10],
	["::1", 128]
];
const inside = {
	four: rangesOf("."),
	six: rangesOf(":")
};
function rangesOf(mark) {
	return networks.filter(([address]) => address.includes(mark)).reduce((all, [address, prefix]) => united(all, rangeOf(address, prefix)), []);
}
function routed(addresses) {
	return apart(addresses, inside);
}
function isPrivate(addresses) {
	return !isNobody(addresses) && isNobody(routed(addresses));
}
// src/probes/spf/seen.ts
const chosenLetters = "hpl";
const strangers = [
	"192.0.2.77",
	"198.51.100.131",
	"203.0.113.201"
];
async function seeTerm(ask, term, own, sender) {
	const bare = {
		term,
		target: null,
		naming: "none",
		matches: nobody,
		isVoid: never,
		hasTooMany: false,
		doubt: null
	};
	if (term.kind === "modifier") return term.modifier === "redirect" ? {
		...bare,
		...named(term.domain, own, sender)
	} : bare;
	if (term.mechanism === "all") return {
		...bare,
		matches: everybody
	};
	if ("network" in term) {
		const { address, prefix } = term.network;
		const range = rangeOf(address, prefix);
		return {
			...bare,
			matches: term.mechanism === "ip4" ? {
				four: range,
				six: []
			} : {
				four: [],
				six: range
			}
		};
	}
	const place = term.domain ? named(term.domain, own, sender) : {
		target: own,
		naming: "known"
	};
	if (term.mechanism === "include") return {
		...bare,
		...place
	};
	if (place.naming === "macro" && term.mechanism === "exists" && term.domain) {
		const matches = await isThereForStrangers(ask, term.domain, own, sender) ? everybody : nobody;
		return {
			...bare,
			...place,
			matches
		};
	}
	if (!place.target || term.mechanism === "ptr") return {
		...bare,
		...place
	};
	const looked = await looks[term.mechanism](ask, place.target, "prefixes" in term ? term.prefixes : bothWhole);
	return {
		...bare,
		...place,
		...looked
	};
}
const never = {
	four: false,
	six: false
};
const bothWhole = {
	four: 32,
	six: 128
};
const looks = {
	a: lookAtHost,
	mx: lookAtExchangers,
	exists: lookAtName
};
async function lookAtHost(ask, name, prefixes) {
	const [four, six] = await Promise.all([ask(name, "A"), ask(name, "AAAA")]);
	return {
		matches: {
			four: rangesIn(four, prefixes.four),
			six: rangesIn(six, prefixes.six)
		},
		isVoid: {
			four: isVoid(four),
			six: isVoid(six)
		},
		hasTooMany: false,
		doubt: doubtOf(four) ?? doubtOf(six)
	};
}
async function lookAtExchangers(ask, name, prefixes) {
	const answer = await ask(name, "MX");
	const hosts = recordsOf("MX", answer.kind === "found" ? answer.records : []).map(({ data }) => data.exchange).filter((each) => !isSameName(each, root));
	const asked = new Map(hosts.slice(0, 10).map((each) => [keyOf(each), each]));
	const seen = await Promise.all([...asked.values()].map((each) => lookAtHost(ask, each, prefixes)));
	const isEmpty = isVoid(answer);
	return {
		matches: {
			four: seen.reduce((all, { matches }) => united(all, matches.four), []),
			six: seen.reduce((all, { matches }) => united(all, matches.six), [])
		},
		isVoid: {
			four: isEmpty,
			six: isEmpty
		},
		hasTooMany: hosts.length > 10,
		doubt: doubtOf(answer) ?? seen.find(({ doubt }) => doubt !== null)?.doubt ?? null
	};
}
async function lookAtName(ask, name) {
	const answer = await ask(name, "A");
	const isEmpty = isVoid(answer);
	return {
		matches: answer.kind === "found" ? everybody : nobody,
		isVoid: {
			four: isEmpty,
			six: isEmpty
		},
		hasTooMany: false,
		doubt: doubtOf(answer)
	};
}
function doubtOf(answer) {
	return answer.kind === "unknown" ? answer.reason : null;
}
function rangesIn(answer, prefix) {
	if (answer.kind !== "found") return [];
	return [...recordsOf("A", answer.records), ...recordsOf("AAAA", answer.records)].reduce((all, { data }) => united(all, rangeOf(data.address, prefix)), []);
}
function named(spec, own, sender) {
	const last = spec.parts.at(-1);
	if (last?.kind === "macro" && chosenLetters.includes(last.letter)) return {
		target: null,
		naming: "chosen"
	};
	if (usesMacro(spec.parts, "slipvhcrt")) return {
		target: null,
		naming: "macro"
	};
	const target = expandedName(spec.parts, {
		d: unescapedText(own),
		o: unescapedText(sender)
	});
	return {
		target,
		naming: target ? "known" : "impossible"
	};
}
async function isThereForStrangers(ask, spec, own, sender) {
	const [d, o] = [unescapedText(own), unescapedText(sender)];
	return (await Promise.all(strangers.map(async (ip, index) => {
		const address = spfAddress(ip);
		if (!address) return false;
		const helo = `stranger-${index}.example`;
		const values = spfValues({
			ip,
			domain: o,
			sender: `stranger-${index}@${o}`,
			helo
		}, address);
		const name = expandedName(spec.parts, {
			...values,
			d,
			p: "unknown"
		});
		return name !== null && (await ask(name, "A")).kind === "found";
	}))).every(Boolean);
}
// src/probes/spf/tree.ts
const mostNames = 60;
const mostTerms = 400;
const mostLookups = 40;
async function readSpfTree(ask, domain) {
	const root = await nodeOf(ask, domain, domain);
	const nodes = new Map([[keyOf(domain), root]]);
	let level = [root];
	while (level.length > 0) {
		const fresh = [...new Map(level.flatMap(leadsTo).map((name) => [keyOf(name), name])).values()].filter((name) => !nodes.has(keyOf(name))).slice(0, mostNames - nodes.size);
		level = await Promise.all(fresh.map((name) => nodeOf(ask, name, domain)));
		for (const node of level) nodes.set(keyOf(node.name), node);
	}
	return {
		root,
		nodes
	};
}
function leadsTo({ terms }) {
	return terms.flatMap(({ term, target }) => target && isLead(term) ? [target] : []);
}
function isLead(term) {
	return term.kind === "modifier" ? term.modifier === "redirect" : term.mechanism === "include";
}
async function nodeOf(ask, name, sender) {
	const bare = {
		name,
		choice: null,
		terms: [],
		isCut: false
	};
	if (countLabels(name) < 2) return {
		...bare,
		state: "none",
		reason: null
	};
	const answer = await ask(name, "TXT");
	if (answer.kind === "unknown") return {
		...bare,
		state: "unknown",
		reason: answer.reason
	};
	const records = recordsOf("TXT", answer.kind === "found" ? answer.records : []);
	const choice = chooseSpf(records.map(({ data }) => joinedText(data.strings)));
	const read = {
		name,
		reason: null,
		choice,
		terms: [],
		isCut: false
	};
	if (choice.kind !== "one") return {
		...read,
		state: choice.kind
	};
	if (choice.record.faults.length > 0) return {
		...read,
		state: "faulty"
	};
	return {
		...read,
		state: "one",
		...await termsOf(ask, name, sender, choice.record)
	};
}
async function termsOf(ask, name, sender, record) {
	const idle = new Set(idleTerms(record));
	const live = record.terms.filter((each) => !idle.has(each));
	const inOrder = [...live.filter((each) => each.kind === "directive"), ...live.filter((each) => each.kind === "modifier")];
	let lookups = 0;
	const chosen = inOrder.slice(0, mostTerms).filter((each) => {
		return each.kind === "modifier" || "network" in each || each.mechanism === "all" || (lookups += 1) <= mostLookups;
	});
	const terms = await Promise.all(chosen.map((each) => seeTerm(ask, each, name, sender)));
	return {
		terms,
		isCut: terms.length < inOrder.length
	};
}
// src/probes/spf/cost-terms.ts
const noEffect = {
	matches: nobody,
	errors: nobody
};
const breaksForAll = {
	matches: nobody,
	errors: everybody
};
function effectOf(cost, visit) {
	const { seen, place, reach, left } = visit;
	const { term, naming, matches } = seen;
	if (term.kind === "directive" && ("network" in term || term.mechanism === "all")) return {
		matches,
		errors: nobody
	};
	cost.lookups += 1;
	if (naming === "chosen" && isPassing$1(term) && !isNobody(left)) cost.chosen ??= place;
	if (isLead(term)) return follow(cost, visit);
	if (term.kind === "directive" && term.mechanism === "ptr") cost.ptr ??= place;
	if (naming === "impossible" && hasEmptyLabel(term)) {
		addTo(cost.breaks, {
			code: "malformed",
			at: place.domain,
			...place
		});
		return breaksForAll;
	}
	if (seen.doubt !== null) addTo(cost.doubts, {
		...place,
		reason: seen.doubt
	});
	addVoids(cost, reach, {
		four: seen.isVoid.four ? [place] : [],
		six: seen.isVoid.six ? [place] : []
	});
	if (!seen.hasTooMany) return {
		matches,
		errors: nobody
	};
	addTo(cost.breaks, {
		code: "mx",
		at: seen.target ? plainText(seen.target) : place.domain,
		...place
	});
	return {
		matches,
		errors: apart(everybody, matches)
	};
}
function hasEmptyLabel(term) {
	const name = "domain" in term ? term.domain?.name ?? "" : "";
	return name.startsWith(".") || name.includes("..");
}
function follow(cost, { seen, place, reach, left, costAt }) {
	const { target, naming, term } = seen;
	const isRedirect = term.kind === "modifier";
	const broken = {
		at: target ? plainText(target) : place.domain,
		...place
	};
	if (naming === "macro" || naming === "chosen") {
		cost.isAtLeast = true;
		if (isRedirect) cost.end = "unknown";
		return noEffect;
	}
	const other = target ? costAt(keyOf(target)) : null;
	if (!target || other === "loop") {
		if (target) cost.lookups = Infinity;
		addTo(cost.breaks, {
			...broken,
			code: target ? "loop" : "impossible"
		});
		return breaksForAll;
	}
	if (other === null) {
		cost.isAtLeast = true;
		if (isRedirect) cost.end = "unknown";
		addTo(cost.doubts, {
			...place,
			reason: "LIMIT"
		});
		return noEffect;
	}
	cost.lookups += other.lookups;
	cost.isAtLeast ||= other.isAtLeast;
	cost.ptr ??= other.ptr;
	if (isRedirect) cost.end = other.end;
	if (isPassing$1(term) && !isNobody(left)) cost.chosen ??= other.chosen;
	addTo(cost.doubts, ...other.doubts);
	addVoids(cost, reach, other.voids);
	if (!isNobody(shared(reach, other.errors))) addTo(cost.breaks, ...breaksIn(other, broken, isRedirect));
	return {
		matches: other.passes,
		errors: other.errors
	};
}
function breaksIn(other, broken, isRedirect) {
	if (other.breaks.length === 0) return [{
		...broken,
		code: isRedirect ? "redirect" : "include"
	}];
	const { domain, term } = broken;
	return other.breaks.map((each) => each.term === "" ? {
		...each,
		domain,
		term
	} : each);
}
function isPassing$1(term) {
	return term.kind === "modifier" || term.qualifier === "+";
}
function addVoids(cost, reach, more) {
	const { four, six } = cost.voids;
	cost.voids = {
		four: reach.four.length > 0 ? [...four, ...more.four].slice(0, mostPlaces) : four,
		six: reach.six.length > 0 ? [...six, ...more.six].slice(0, mostPlaces) : six
	};
}
function addTo(list, ...more) {
	list.push(...more.slice(0, Math.max(0, mostPlaces - list.length)));
}
const mostPlaces = 40;
// src/probes/spf/cost.ts
function costsOf(tree) {
	const known = new Map();
	function costAt(node, above) {
		const key = keyOf(node.name);
		const done = known.get(key);
		if (done) return done;
		const way = new Set([...above, key]);
		const cost = added(node, (target) => {
			const next = tree.nodes.get(target);
			if (way.has(target)) return "loop";
			return next ? costAt(next, way) : null;
		});
		known.set(key, cost);
		return cost;
	}
	costAt(tree.root, new Set());
	return known;
}
function added(node, costAt) {
	const domain = plainText(node.name);
	const cost = {
		...emptyCost(),
		isAtLeast: node.isCut
	};
	if (node.state !== "one") return unreadable(node, cost);
	let [reach, left] = [everybody, everybody];
	let ends = {
		four: "open",
		six: "open"
	};
	for (const seen of node.terms) {
		const { term } = seen;
		const place = {
			domain,
			term: term.text
		};
		if (isNobody(reach)) break;
		if (term.kind === "modifier" && term.modifier !== "redirect") continue;
		const { matches, errors } = effectOf(cost, {
			seen,
			place,
			reach,
			left,
			costAt
		});
		if (isCoverable(seen) && isNobody(shared(reach, matches))) addTo(cost.covered, place);
		if (isPassing$1(term)) cost.passes = joined(cost.passes, shared(left, matches));
		cost.errors = joined(cost.errors, shared(left, errors));
		const rest = term.kind === "directive" ? apart(reach, matches) : nobody;
		ends = endedBy(ends, {
			reach,
			rest,
			end: term.kind === "directive" ? term.qualifier : cost.end
		});
		reach = rest;
		left = apart(apart(left, matches), errors);
	}
	cost.end = hasBroken(cost) ? "error" : byWeakness.find((end) => end === ends.four || end === ends.six) ?? "open";
	return cost;
}
const byWeakness = [
	"error",
	"+",
	"open",
	"?",
	"unknown",
	"~",
	"-"
];
function endedBy(ends, { reach, rest, end }) {
	const isEnded = (family) => reach[family].length > 0 && rest[family].length === 0;
	return {
		four: isEnded("four") ? end : ends.four,
		six: isEnded("six") ? end : ends.six
	};
}
function emptyCost() {
	return {
		lookups: 0,
		isAtLeast: false,
		voids: {
			four: [],
			six: []
		},
		breaks: [],
		doubts: [],
		passes: nobody,
		errors: nobody,
		chosen: null,
		end: "open",
		ptr: null,
		covered: []
	};
}
function unreadable({ name, state, reason }, cost) {
	const place = {
		domain: plainText(name),
		term: ""
	};
	if (state === "unknown" || state === "beyond") return {
		...cost,
		isAtLeast: true,
		end: "unknown",
		doubts: [{
			...place,
			reason: reason ?? "LIMIT"
		}]
	};
	if (state === "none") return {
		...cost,
		end: "error",
		errors: everybody
	};
	return {
		...cost,
		end: "error",
		errors: everybody,
		breaks: [{
			code: state === "several" ? "several" : "syntax",
			at: place.domain,
			...place
		}]
	};
}
function hasBroken({ breaks }) {
	return breaks.length > 0;
}
function isCoverable({ term }) {
	return term.kind === "directive" && "network" in term;
}
// src/probes/spf/opens.ts
const most = {
	four: 1n << 24n,
	six: 1n << 116n
};
const unicast$1 = rangeOf("2000::", 3);
function passingNodes({ root, nodes }) {
	const seen = new Set([keyOf(root.name)]);
	const way = [{
		node: root,
		by: null
	}];
	for (const { node, by } of way) for (const { target, term } of node.terms.filter((each) => isPassing(each) && isLead(each.term))) {
		const next = target && nodes.get(keyOf(target));
		if (!next || seen.has(keyOf(next.name))) continue;
		seen.add(keyOf(next.name));
		way.push({
			node: next,
			by: by ?? term.text
		});
	}
	return way;
}
function opensIn(tree) {
	return passingNodes(tree).flatMap(({ node: { name, terms }, by }) => terms.filter((each) => isPassing(each) && isOpen(each)).map(({ term, ...each }) => ({
		domain: plainText(name),
		term: term.text,
		by: by ?? term.text,
		isNobodys: isNobodys({
			term,
			...each
		})
	})));
}
function isPassing({ term }) {
	return term.kind === "modifier" ? term.modifier === "redirect" : term.qualifier === "+";
}
function isOpen({ matches, naming }) {
	return naming === "chosen" || sizeOf(matches.four) > most.four || sizeOf(common(matches.six, unicast$1)) > most.six;
}
function isNobodys({ term, naming }) {
	if (term.kind === "modifier") return false;
	if (!("network" in term)) return naming === "chosen" || term.mechanism === "all";
	const { address, prefix } = term.network;
	const whole = rangeOf(address, term.mechanism === "ip4" ? 32 : 128);
	return rangeOf(address, prefix)[0]?.from === whole[0]?.from;
}
const mostBranches = 60;
const nearlyAll = {
	four: 1n << 31n,
	six: 1n << 124n
};
const unicast = rangeOf("2000::", 3);
const widePrefix = 15;
async function auditSpf(ask, domain) {
	const tree = await readSpfTree(ask, domain);
	const costs = costsOf(tree);
	const cost = costs.get(keyOf(domain));
	if (!cost) throw new Error("a tree without its root");
	const passingRecords = passingNodes(tree).map(({ node }) => node);
	const ownNodes = passingRecords.filter(({ name }) => isWithin(name, domain));
	const [passing, passesFirst] = await Promise.all([passesAll(ask, domain, cost), hasPassedFirst(ask, domain, cost, sendersIn(tree, costs))]);
	return {
		tree,
		cost,
		branches: branchesOf(tree, costs),
		passesAll: passing,
		opens: passing === null ? [] : opensIn(tree),
		passesFirst,
		addresses: {
			all: sizeOf(routed(cost.passes).four),
			own: sizeOf(ownRanges(ownNodes))
		},
		wide: passingRecords.flatMap(wideTerms)
	};
}
function withTexts(ask, at, texts) {
	const records = texts.map((text) => ({
		name: at,
		type: types.TXT,
		class: 1,
		ttl: 0,
		data: {
			type: "TXT",
			strings: [Buffer.from(text)]
		}
	}));
	return (name, type) => type === "TXT" && isSameName(name, at) ? Promise.resolve({
		kind: "found",
		name,
		aliases: [],
		records,
		seconds: 0
	}) : ask(name, type);
}
async function passesAll(ask, name, cost) {
	const by = passingBy(cost);
	const isSure = cost.lookups <= 10 && Math.max(cost.voids.four.length, cost.voids.six.length) <= 2;
	if (by === null || by === "chosen" || isSure) return by;
	const domain = plainText(name);
	const ranges = by === "four" ? cost.passes.four : cost.passes.six;
	const within = (by === "four" ? strangersFour : strangersSix).filter((ip) => common(ranges, rangeOf(ip, by === "four" ? 32 : 128)).length > 0);
	return (await Promise.all(within.map((ip) => evaluateSpf({
		ip,
		domain,
		sender: `postmaster@${domain}`,
		helo: domain
	}, ask)))).some(({ result }) => result === "pass") ? by : null;
}
const strangersFour = [
	"11.0.0.77",
	"192.0.2.77",
	"203.0.113.201"
];
const strangersSix = [
	"2001:db8::77",
	"2a00::77",
	"3f00::77"
];
function sendersIn({ root, nodes }, costs) {
	return root.terms.filter(({ term }) => isPassing$1(term)).map(({ term, matches, target }) => {
		const next = target && isLead(term) ? nodes.get(keyOf(target)) : void 0;
		if (next) return costs.get(keyOf(next.name))?.passes ?? nobody;
		return "network" in term ? routed(matches) : matches;
	}).flatMap(({ four, six }) => firstAddress(four, 4) ?? firstAddress(six, 6) ?? []).slice(0, mostSenders);
}
const mostSenders = 4;
async function hasPassedFirst(ask, name, { lookups, voids, breaks }, senders) {
	if (breaks.length === 0 && lookups <= 10 && voids.four.length <= 2) return false;
	const domain = plainText(name);
	return (await Promise.all(senders.map((ip) => evaluateSpf({
		ip,
		domain,
		sender: `postmaster@${domain}`,
		helo: domain
	}, ask)))).some(({ result }) => result === "pass");
}
function passingBy({ passes, chosen }) {
	if (sizeOf(passes.four) >= nearlyAll.four) return "four";
	if (sizeOf(common(passes.six, unicast)) >= nearlyAll.six) return "six";
	return chosen ? "chosen" : null;
}
function ownRanges(nodes) {
	return nodes.flatMap((node) => node.terms).filter(({ term }) => term.kind === "directive" && term.qualifier === "+" && ("network" in term || "prefixes" in term)).reduce((all, { matches }) => united(all, routed(matches).four), []);
}
function wideTerms({ name, terms }) {
	return terms.flatMap(({ term, matches }) => {
		if (term.kind === "modifier" || term.qualifier !== "+") return [];
		if (("network" in term ? term.mechanism === "ip4" ? term.network.prefix : 32 : "prefixes" in term ? term.prefixes.four : 32) > widePrefix || isPrivate(matches)) return [];
		return [{
			domain: plainText(name),
			term: term.text,
			addresses: Number(sizeOf(routed(matches).four))
		}];
	});
}
function branchesOf({ root, nodes }, costs) {
	const branches = [];
	function grow(node, depth, term, above) {
		const key = keyOf(node.name);
		const isLoop = above.includes(key);
		const lookups = (costs.get(key)?.lookups ?? 0) + (term === "" ? 0 : 1);
		if (branches.length >= mostBranches) return;
		branches.push({
			depth,
			domain: plainText(node.name),
			term,
			state: isLoop ? "loop" : node.state,
			lookups: isLoop || !Number.isFinite(lookups) ? null : lookups
		});
		if (isLoop) return;
		for (const seen of node.terms.filter((each) => isLead(each.term))) {
			const next = seen.target && nodes.get(keyOf(seen.target));
			if (next) grow(next, depth + 1, seen.term.text, [...above, key]);
			else if (branches.length < mostBranches) {
				const state = seen.target ? "beyond" : seen.naming === "impossible" ? "impossible" : "macro";
				const domain = seen.target ? plainText(seen.target) : "";
				branches.push({
					depth: depth + 1,
					domain,
					term: seen.term.text,
					state,
					lookups: 1
				});
			}
		}
	}
	grow(root, 0, "", []);
	return branches;
}
// src/probes/mail/exchanger-words.ts
const exchangerProblems = defineProblems({
	"mx-alias": {
		severity: "high",
		cause: {
			en: "The mail server {host} is a CNAME to {target}. Some senders do not deliver to a CNAME.",
			ko: "메일 서버 {host|이/가} {target|을/를} 가리키는 CNAME입니다. CNAME에는 배달하지 않는 서버가 있습니다."
		},
		action: {
			en: "Use {target} itself in the MX record.",
			ko: "MX 레코드에 {target|을/를} 직접 쓰십시오."
		},
		reference: "RFC 2181 §10.3, RFC 5321 §5.1"
	},
	"mx-unknown": {
		severity: "info",
		cause: {
			en: "We could not look up the mail server {host} ({reason}).",
			ko: "메일 서버 {host|을/를} 조회하지 못했습니다({reason})."
		},
		action: {
			en: "Try again, and check the answers of the name servers.",
			ko: "다시 시도하고 네임서버의 응답을 확인하십시오."
		}
	}
});
export { isNobody as a, unheardOf as c, mailHost as d, mailHosts as f, isPrivate as i, wildcardBelow as l, auditSpf as n, common as o, ground as p, withTexts as r, rangeOf as s, exchangerProblems as t, wildcardTypes as u };
