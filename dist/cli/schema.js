import { Do as isWithin, Ea as joinedText, Fo as root, Fs as _enum, Ga as certificate, Go as DnsError, Mo as outermost, Oo as keyOf, Qs as object, Rs as array, So as parseName, To as isSameName, Tr as addressOctets, Ua as typeText, Wa as types, Ws as int, Yo as attempt, ar as listTotal, cs as defineProblems, ir as descriptions, jo as nameOf, ko as labelsOf, ls as finder, rc as string, wo as countLabels, zs as boolean } from "./gate.js";
import { dt as printable, ht as nearest, xt as fill } from "./start.js";
import { n as stranger, t as isPublicAddress } from "./public-address.js";
import { l as recordsOf, s as meantTarget } from "./answer.js";
import { t as ask } from "./lookup.js";
import { t as textsOf } from "./texts.js";
import { t as addressesIn } from "./name-servers.js";
import { i as securityOf } from "./served.js";
import { t as plainText } from "./plain-text.js";
import { n as isInPublicDomain, t as doubtfulReasonIn } from "./doubtful.js";
import { n as domainsOf, t as delegationOf } from "./delegated-domain.js";
import { a as parseDmarc, c as intendedTags, d as readDmarcTags, f as repeatedPolicyTags, i as chooseDmarc, l as dmarcNoteCodes, n as dmarcNameOf, o as policyOf, r as below, s as parseReportUris, u as dmarcNoteWords } from "./policy.js";
import { t as isClosedDomain } from "./closed-suffixes.js";
import { n as registrationOf } from "./registration.js";
import { C as spfErrorWords, S as spfErrorCodes, _ as percentIn, a as isVoid, b as isMechanism, c as usesMacro, d as spfAskIn, g as walkDmarc, h as policyFor, i as spfValues, l as idleTerms, m as organisationalDomain, n as spfAddress, o as expandedName, p as olderViewOf, s as unescapedText, t as evaluateSpf, v as chooseSpf, w as inheritedBelow, x as parseTerm, y as parseSpf } from "./evaluate.js";
import { t as resolverWords } from "./resolver-words.js";
import { createHash } from "node:crypto";
import { isIP, isIPv4, isIPv6 } from "node:net";
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
	const doubtful = seen.filter((each) => each.seen.state === "undelegated" && !isClosed$1(each.domain));
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
		if (isClosed$1(domain)) return [key, {
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
function isClosed$1(domain) {
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
	const reason = await doubtfulReasonIn(told);
	return {
		state: reason === null ? "missing" : "unknown",
		reason
	};
}
// src/probes/dns/wildcard.ts
const wildcardTypes = [
	types.A,
	types.AAAA,
	types.MX,
	types.TXT
];
async function observeWildcard(context, name) {
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
	return below(name, label);
}
// src/probes/mail/certificate-state.ts
async function mailCertificateStateOf(context, to, { handshake, starttls, failure }) {
	if (!handshake) return {
		state: "unknown",
		reason: failure?.reason ?? (starttls === "unknown" ? "not-asked" : "no-starttls")
	};
	const { net } = context;
	const seen = {
		...context,
		net: {
			...net,
			tls: (other, offer) => offer ? net.tls(other, offer) : Promise.resolve(handshake)
		},
		once: (key, work) => context.once(`smtp ${to.at} ${key}`, work)
	};
	const got = await attempt(() => certificate(seen, {
		...to,
		starttls: "smtp"
	}));
	if (!got.ok) return {
		state: "unknown",
		reason: got.failure.reason
	};
	const { trusted, doubt, reasons } = got.value.trust;
	const against = reasons.find(({ enforced }) => enforced);
	if (against) return {
		state: "invalid",
		reason: against.id
	};
	if (trusted === null) return {
		state: "unknown",
		reason: doubt?.reason ?? "trust-unknown"
	};
	return trusted ? {
		state: "valid",
		reason: null
	} : {
		state: "invalid",
		reason: reasons[0]?.id ?? "untrusted"
	};
}
// src/probes/dns/mail-hosts.ts
const mostHosts$3 = 20;
const mostAddresses$2 = 16;
async function mailHosts(context, name) {
	const told = await ask(context, name, types.MX);
	const { answer } = told;
	const records = answer.kind === "found" ? recordsOf("MX", answer.records) : [];
	const chosen = records.map(({ data }) => data).toSorted((one, other) => one.preference - other.preference || compare(one.exchange, other.exchange)).slice(0, mostHosts$3);
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
	const addresses = found.slice(0, mostAddresses$2);
	const alias = answers.flatMap((answer) => answer.kind === "unknown" ? [] : answer.aliases.slice(-1))[0];
	const doubt = (await Promise.all(told.map(doubtfulReasonIn))).find((each) => each !== null) ?? null;
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
// src/probes/mail/exchangers.ts
const mostHosts$2 = 10;
const mostAddresses$1 = 8;
function exchangersOf(context, domain) {
	return context.once(`mail exchangers ${keyOf(domain)}`, () => look$1(context, domain));
}
async function look$1(context, domain) {
	const [mail, { state: security, reason: fault, opinion }] = await Promise.all([mailHosts(context, domain), securityOf(context, domain, types.MX)]);
	const { told, answer, hosts } = mail;
	const records = answer.kind === "found" ? recordsOf("MX", answer.records) : [];
	const total = new Set(records.map(({ data }) => keyOf(data.exchange))).size;
	const bare = {
		security,
		hosts: [],
		total
	};
	if (security === "bogus") return {
		...bare,
		kind: "bogus",
		reason: fault
	};
	if (answer.kind === "unknown") {
		const isBogus = opinion.verdict === "bogus";
		return {
			...bare,
			kind: isBogus ? "bogus" : "unknown",
			reason: (isBogus ? opinion.reason : null) ?? answer.reason
		};
	}
	if (answer.kind !== "found") {
		const doubt = await doubtfulReasonIn(told);
		if (doubt !== null) return {
			...bare,
			kind: "unknown",
			reason: doubt
		};
		return answer.kind === "nxdomain" ? {
			...bare,
			kind: "none",
			reason: "NXDOMAIN"
		} : implicit(context, domain, bare);
	}
	if (hosts.length === 0) return {
		...bare,
		kind: "unknown",
		reason: "BADRESP"
	};
	if (hosts.every(({ kind }) => kind === "null")) return {
		...bare,
		kind: "null",
		reason: null
	};
	const once = new Map(hosts.toReversed().map((each) => [keyOf(each.name), each]));
	const chosen = hosts.filter((each) => once.get(keyOf(each.name)) === each).slice(0, mostHosts$2);
	const doubts = await Promise.all(chosen.map((each) => bogusReason(context, each)));
	if (total <= chosen.length && doubts.every((each) => each !== null)) return {
		...bare,
		kind: "bogus",
		reason: doubts[0] ?? null
	};
	const known = chosen.map((each, at) => verified(exchangerOf(each), doubts[at] ?? null));
	return {
		...bare,
		kind: "found",
		reason: null,
		hosts: known
	};
}
async function bogusReason(context, { kind, name, addresses }) {
	if (kind !== "host") return null;
	const families = await Promise.all([4, 6].map(async (family) => {
		const { state, reason, opinion } = await securityOf(context, name, family === 4 ? types.A : types.AAAA);
		return {
			isBogus: state === "bogus" || state === "indeterminate" && opinion.verdict === "bogus",
			isThere: addresses.some(({ address }) => isIP(address) === family),
			reason: (state === "bogus" ? reason : opinion.reason) ?? "bogus"
		};
	}));
	if (families.some(({ isBogus, isThere }) => isThere && !isBogus)) return null;
	return families.find(({ isBogus }) => isBogus)?.reason ?? null;
}
function verified(host, doubt) {
	return doubt === null ? host : {
		...host,
		addresses: [],
		addressesTotal: 0,
		problems: ["bogus"],
		reason: doubt
	};
}
async function implicit(context, domain, bare) {
	const seen = await mailHost(context, domain, 0);
	const bogus = await bogusReason(context, seen);
	if (bogus !== null) return {
		...bare,
		kind: "bogus",
		reason: bogus
	};
	const host = exchangerOf(seen);
	if (host.problems.includes("unknown")) return {
		...bare,
		kind: "unknown",
		reason: host.reason
	};
	const problems = host.problems.filter((each) => each !== "alias");
	if (host.addressesTotal === 0) return {
		...bare,
		kind: "none",
		reason: null
	};
	return {
		...bare,
		kind: "implicit",
		reason: null,
		hosts: [{
			...host,
			problems
		}]
	};
}
function exchangerOf(host) {
	const { name, preference, alias, addresses, addressesTotal, doubt } = host;
	return {
		host: plainText(name),
		name,
		preference,
		alias,
		addresses: addresses.slice(0, mostAddresses$1),
		addressesTotal,
		problems: problemsOf(host),
		reason: doubt
	};
}
function problemsOf({ kind, alias, state, addresses, doubt }) {
	if (kind === "null") return ["null-beside"];
	if (kind === "address") return ["address"];
	const closed = addresses.filter(({ isPublic }) => !isPublic).length;
	const isClosed = closed > 0 && closed === addresses.length && doubt === null;
	return [
		...alias ? ["alias"] : [],
		...state === "missing" ? ["missing"] : [],
		...state === "without" ? ["no-address"] : [],
		...isClosed ? ["private"] : [],
		...closed > 0 && !isClosed ? ["partly-private"] : [],
		...state === "unknown" ? ["unknown"] : []
	];
}
// src/probes/mail/state.ts
const mostOfFamily = 2;
const smtp = 25;
function mailStateOf(context, domain) {
	return context.once(`mail standing ${keyOf(domain)}`, () => look(context, domain));
}
async function look(context, domain) {
	const { hosts } = await exchangersOf(context, domain);
	const found = await Promise.all(hosts.map((each) => hostStanding(context, each)));
	const asked = found.flatMap(({ addresses }) => addresses);
	return {
		hosts: found,
		isBlocked: asked.length > 0 && asked.every(({ outcome }) => unheard.has(outcome))
	};
}
const unheard = new Set([
	"refused",
	"silent",
	"unknown"
]);
async function hostStanding(context, { host, addresses }) {
	const open = addresses.filter(({ isPublic }) => isPublic).map(({ address }) => address);
	const chosen = [4, 6].flatMap((family) => open.filter((each) => isIP(each) === family).slice(0, mostOfFamily));
	const asked = await Promise.all(chosen.map((address) => addressStanding(context, host, address)));
	return {
		host,
		addresses: asked,
		isGreeted: asked.some(({ outcome }) => outcome === "accepted"),
		...worstOf(asked)
	};
}
function worstOf(asked) {
	const starttls = ["absent", "offered"].find((each) => asked.some((other) => other.starttls === each));
	const told = asked.filter((each) => each.starttls !== "unknown").map(({ certificate }) => certificate);
	const worst = [
		"invalid",
		"unknown",
		"valid"
	].map((state) => told.find((each) => each.state === state)).find((each) => each !== void 0);
	if (worst) return {
		starttls: starttls ?? "unknown",
		certificate: worst.state,
		reason: worst.reason
	};
	return {
		starttls: "unknown",
		certificate: "unknown",
		reason: asked.map((each) => each.reason ?? each.greeting?.failure?.reason ?? null).find((each) => each !== null) ?? (asked.length === 0 ? "no-address" : "no-starttls")
	};
}
async function addressStanding(context, host, address) {
	const to = {
		host,
		port: smtp,
		at: address,
		namedBy: stranger
	};
	const got = await attempt(() => context.net.mail(to));
	if (!got.ok) {
		const { reason } = got.failure;
		const certificate = {
			state: "unknown",
			reason
		};
		return {
			address,
			outcome: outcomeOf$1(reason),
			reason,
			greeting: null,
			starttls: "unknown",
			certificate
		};
	}
	const greeting = got.value;
	return {
		address,
		greeting,
		starttls: starttlsOf(greeting),
		...standingBy(greeting),
		certificate: await mailCertificateStateOf(context, to, greeting)
	};
}
function outcomeOf$1(reason) {
	if (reason === "tcp.refused" || reason === "tcp.reset") return "refused";
	if (reason === "timeout.tcp") return "silent";
	if (reason === "timeout.starttls") return "slow";
	if (reason === "starttls.closed") return "rejected";
	return reason === "starttls.foreign" ? "odd" : "unknown";
}
const refusesHello = "smtp.hello";
function standingBy({ code, banner, hello, failure }) {
	if (code === 220 && hello === null && failure === null) return {
		outcome: "rejected",
		reason: refusesHello
	};
	if (code === 220 && failure?.reason === "starttls.foreign" && hello === null) return {
		outcome: "odd",
		reason: failure.reason
	};
	if (code === 220) return {
		outcome: "accepted",
		reason: null
	};
	return {
		outcome: isClosed(code, banner) ? "closed" : "rejected",
		reason: `smtp.${code}`
	};
}
function isClosed(code, banner) {
	const words = banner.trim();
	if (code === 554) return /^(?:\S{1,255}\s)?no smtp service here\.?$/i.test(words);
	return code === 521 && !words.includes("\n") && !/\byour?\b|https?:|block|listed|spam|polic|reputation|denied/i.test(words);
}
function starttlsOf({ starttls, handshake, failure }) {
	if (starttls === "unknown") return "unknown";
	if (starttls === "absent" || starttls === "refused") return "absent";
	if (handshake) return "offered";
	return failure && /^(?:timeout\.|budget\.|aborted$)/.test(failure.reason) ? "unknown" : "absent";
}
// src/probes/dmarc/report-destinations.ts
async function destinationOf(context, about, uri, mailAt = (domain) => mailOf$1(context, domain)) {
	const host = uri.scheme === "mailto" && uri.host !== null ? parseName(uri.host) : null;
	if (!host) return {
		state: "unsupported",
		reason: null,
		consent: null
	};
	const [mail, ours, theirs] = await Promise.all([
		mailAt(host),
		organisationalDomain(context, about),
		organisationalDomain(context, host)
	]);
	if (ours.kind === "known" && theirs.kind === "known" && isSameName(ours.name, theirs.name) || isSameName(about, host)) return {
		...mail,
		consent: null
	};
	const consent = consentName(about, host);
	if (mail.state === "missing" || mail.state === "no-mail") return {
		...mail,
		consent
	};
	const given = await consentOf(context, consent);
	if (given.state === "usable") return {
		...mail,
		consent
	};
	const doubt = [ours, theirs].find((each) => each.kind === "unknown");
	return doubt?.kind === "unknown" && given.state === "unauthorised" ? {
		state: "unknown",
		reason: doubt.reason,
		consent
	} : {
		...given,
		consent
	};
}
function consentName(about, host) {
	try {
		return nameOf([
			...labelsOf(about),
			Buffer.from("_report"),
			Buffer.from("_dmarc"),
			...labelsOf(host)
		]);
	} catch (error) {
		if (error instanceof DnsError) return null;
		throw error;
	}
}
async function consentOf(context, name) {
	if (!name) return {
		state: "unauthorised",
		reason: null
	};
	const { texts } = await textsOf(context, name);
	if (chooseDmarc(texts).kind !== "none") return {
		state: "usable",
		reason: null
	};
	const reason = await doubtfulReasonIn(await ask(context, name, types.TXT));
	return reason === null ? {
		state: "unauthorised",
		reason
	} : {
		state: "unknown",
		reason
	};
}
const mostHosts$1 = 4;
const noExchanger = "NO-MX";
async function mailOf$1(context, domain) {
	const told = await ask(context, domain, types.MX);
	if (told.answer.kind !== "found") {
		const own = await addressOf(context, domain, [told]);
		if (own.state !== "usable") return own;
		return {
			state: "unknown",
			reason: await doubtfulReasonIn(told) ?? noExchanger
		};
	}
	const exchanges = recordsOf("MX", told.answer.records).map(({ data }) => data).filter(({ exchange }) => !isSameName(exchange, root)).toSorted((one, other) => one.preference - other.preference);
	if (exchanges.length === 0) return {
		state: "no-mail",
		reason: null
	};
	const states = await Promise.all(exchanges.slice(0, mostHosts$1).map((each) => addressOf(context, each.exchange)));
	const taking = states.find(({ state }) => state === "usable") ?? states.find(({ state }) => state === "unknown");
	if (taking) return taking;
	return exchanges.length > mostHosts$1 ? {
		state: "unknown",
		reason: null
	} : {
		state: "no-mail",
		reason: null
	};
}
async function addressOf(context, host, others = []) {
	const own = await Promise.all([types.A, types.AAAA].map((type) => ask(context, host, type)));
	if (own.some(({ answer }) => answer.kind === "found")) return {
		state: "usable",
		reason: null
	};
	const told = [...others, ...own];
	const reason = (await Promise.all(told.map(doubtfulReasonIn))).find((each) => each !== null);
	if (reason !== void 0) return {
		state: "unknown",
		reason
	};
	return {
		state: told.some(({ answer }) => answer.kind === "nxdomain") ? "missing" : "no-mail",
		reason: null
	};
}
function mailAround(context, domain) {
	return async (host) => {
		const mail = await mailOf$1(context, host);
		if (mail.reason !== noExchanger || !isSameName(host, domain)) return mail;
		const { hosts } = await mailStateOf(context, domain);
		return hosts.some(({ isGreeted }) => isGreeted) ? {
			state: "usable",
			reason: null
		} : mail;
	};
}
// src/topics/dmarc/repair.ts
const policies = [
	"none",
	"quarantine",
	"reject"
];
function loweredFrom(policy) {
	return policies[Math.max(0, policies.indexOf(policy) - 1)] ?? "none";
}
function withTag(tags, name, value) {
	const isThere = tags.some((tag) => tag.name === name);
	if (value === null) return tags.filter((tag) => tag.name !== name);
	if (!isThere) return [...tags, {
		name,
		value
	}];
	return tags.map((tag) => tag.name === name ? {
		name,
		value
	} : tag);
}
function withPlaces(tags, name, places) {
	const changed = withTag(tags, name, places.length > 0 ? [...new Set(places)].join(",") : null);
	return name === "ruf" && places.length === 0 ? withTag(changed, "fo", null) : changed;
}
function placesIn(tags, name) {
	const value = tags.find((tag) => tag.name === name)?.value ?? "";
	return parseReportUris(value).uris.map(({ text }) => text);
}
function suited(record, about, { name, rfc7489Result: older }) {
	const { organizationalDomain: organisation } = older;
	if (about !== (organisation ?? name) && `.${organisation ?? name}`.endsWith(`.${about}`)) return null;
	return organisation !== null || /; psd=[yn]\b/.test(record.value) ? record : {
		...record,
		value: `${record.value}; psd=y`
	};
}
function dmarcRecord(name, tags) {
	return {
		name,
		type: "TXT",
		value: ["v=DMARC1", ...tags.map((tag) => `${tag.name}=${tag.value}`)].join("; ")
	};
}
// src/topics/dmarc/schema.ts
const longestDmarc = 4096;
const policy = _enum([
	"none",
	"quarantine",
	"reject"
]);
const reason$2 = string().nullable().meta({
	description: "Why it is unknown; otherwise null",
	ko: "알 수 없었던 이유. 알 수 있었으면 null"
});
const tags = array(object({
	name: string().meta({
		description: "Tag name, such as p or rua (RFC 9989)",
		ko: "태그 이름(예: p, rua, RFC 9989)"
	}),
	value: string().meta({
		description: "Tag value, as published",
		ko: "게시된 그대로의 태그 값"
	})
})).readonly();
const report = object({
	tag: _enum(["rua", "ruf"]).meta({
		description: "rua: aggregate reports; ruf: failure reports",
		ko: "rua: 집계 보고서. ruf: 실패 보고서"
	}),
	uri: string().meta({
		description: "URI of the destination, as published",
		ko: "게시된 그대로의 수신처 URI"
	}),
	host: string().nullable().meta({
		description: "Host or mail domain of the destination; null without a valid one",
		ko: "수신처의 호스트 또는 메일 도메인. 유효하지 않으면 null"
	}),
	state: _enum([
		"usable",
		"unsupported",
		"missing",
		"no-mail",
		"unauthorised",
		"unknown"
	]).meta({
		description: "unsupported: not mailto; missing: no such domain; no-mail: accepts none; unauthorised: no authorisation record (RFC 9990 §4)",
		ko: "unsupported: mailto가 아님. missing: 없는 도메인. no-mail: 메일을 받지 않음. unauthorised: 수신에 동의하는 레코드 없음(RFC 9990 §4)"
	}),
	reason: reason$2,
	authorizationName: string().nullable().meta({
		description: "The name at which the destination would authorise reports; null for the domain's own destination",
		ko: "보고서 수신처의 소유자가 수신에 동의하는 레코드의 이름. 도메인 자신의 수신처이면 null"
	})
});
const record = object({
	domain: string().meta({
		description: "The domain to which the record applies",
		ko: "레코드가 적용되는 도메인"
	}),
	name: string().meta({
		description: "The name of the record, after CNAME records",
		ko: "레코드가 있는 이름(별칭을 따라간 곳)"
	}),
	origin: _enum([
		"own",
		"organisation",
		"suffix"
	]).meta({
		description: "Its owner: the domain, its organisational domain, or the public suffix",
		ko: "레코드의 소유자. 도메인 자신(own), 조직 도메인(organisation), 공개 접미사(suffix)"
	}),
	text: string().meta({
		description: "Text of the record as published",
		ko: "게시된 그대로의 레코드 텍스트"
	}),
	tags: tags.meta({
		description: "Tags of the record, in order",
		ko: "레코드의 태그, 순서대로"
	}),
	retainedTags: tags.nullable().meta({
		description: "The tags that a corrected record keeps; null if their meaning is unclear",
		ko: "고친 레코드에 남길 태그. 뜻이 분명하지 않으면 null"
	}),
	isComplete: boolean().meta({
		description: "Whether the list of tags is complete",
		ko: "태그를 모두 담았는지 여부"
	}),
	isTest: boolean().meta({
		description: "Whether the record has t=y (testing, RFC 9989)",
		ko: "레코드에 t=y(시험)가 있는지 여부(RFC 9989)"
	}),
	psd: _enum([
		"y",
		"n",
		"u"
	]).meta({
		description: "psd=: y (public suffix), n (organisational domain) or u (unknown, default)",
		ko: "psd= 값: y(공개 접미사), n(조직 도메인), u(알 수 없음, 기본값)"
	}),
	alignment: object({
		dkim: _enum(["r", "s"]).meta({
			description: "Value of adkim=: r (relaxed) or s (strict)",
			ko: "adkim= 값: r(완화) 또는 s(엄격)"
		}),
		spf: _enum(["r", "s"]).meta({
			description: "Value of aspf=: r (relaxed) or s (strict)",
			ko: "aspf= 값: r(완화) 또는 s(엄격)"
		})
	}).meta({
		description: "Alignment modes for DKIM and SPF",
		ko: "DKIM과 SPF의 정렬 방식"
	}),
	notes: array(object({
		code: _enum(dmarcNoteCodes).meta({
			description: "Code of the reason why receivers ignore it",
			ko: "수신 서버가 무시하는 이유의 코드"
		}),
		tag: string().meta({
			description: "Name of the tag",
			ko: "태그의 이름"
		}),
		value: string().meta({
			description: "Value of the tag",
			ko: "태그의 값"
		})
	})).readonly().meta({
		description: "Parts that receivers ignore",
		ko: "수신 서버가 무시하는 부분"
	}),
	reports: array(report).readonly().meta({
		description: "Destinations of the reports",
		ko: "보고서의 수신처"
	}),
	reportsTotal: int().meta(listTotal("reports")),
	duplicateReports: object({
		reports: array(report).readonly().meta({
			description: "Destinations of the second rua or ruf",
			ko: "두 번째 rua나 ruf의 수신처"
		}),
		isComplete: boolean().meta({
			description: "Whether the list contains all of them",
			ko: "목록이 전부인지 여부"
		})
	}).meta({
		description: "Addresses in a second rua or ruf, which receivers ignore; and whether the list is complete",
		ko: "두 번째 rua나 ruf에 있어 수신 서버가 무시하는 수신처와, 그것이 전부인지 여부"
	})
});
const dmarcSchema = object({
	name: string().meta({
		description: "Name that receivers query first: _dmarc and the domain",
		ko: "수신 서버가 먼저 조회하는 이름(_dmarc와 도메인)"
	}),
	outcome: _enum([
		"found",
		"void",
		"none",
		"unknown"
	]).meta({
		description: "Whether receivers apply a policy; void: the record contains nothing that can be applied, or repeats a tag that decides the policy",
		ko: "수신 서버가 정책을 적용하는지 여부. void는 레코드는 있으나 적용할 내용이 없거나 정책을 정하는 태그가 중복됨"
	}),
	reason: reason$2,
	unknownAt: string().nullable().meta({
		description: "Name whose lookup failed; null if the outcome is known",
		ko: "조회에 실패한 이름. 결과를 알 수 있었으면 null"
	}),
	policy: object({
		tag: _enum([
			"p",
			"sp",
			"np"
		]).meta({
			description: "Tag that the policy comes from: p, sp or np",
			ko: "정책이 있는 태그: p, sp 또는 np"
		}),
		published: policy.meta({
			description: "Policy as published",
			ko: "게시된 정책"
		}),
		applied: policy.meta({
			description: "Policy that receivers apply; t=y weakens the published one",
			ko: "수신 서버가 적용하는 정책. t=y이면 게시된 정책보다 약함"
		})
	}).nullable().meta({
		description: "The policy for mail of the domain itself",
		ko: "도메인 자신의 메일에 적용되는 정책"
	}),
	record: record.nullable().meta({
		description: "The record that applies; null without one",
		ko: "적용되는 레코드. 없으면 null"
	}),
	ownRecord: object({
		name: string().meta({
			description: "Name of the record",
			ko: "레코드의 이름"
		}),
		state: _enum([
			"found",
			"absent",
			"several",
			"unknown"
		]).meta({
			description: "found: one record; several: more than one, which receivers ignore",
			ko: "found: 하나. several: 둘 이상이어서 수신 서버가 무시함"
		}),
		alias: string().nullable().meta({
			description: "The CNAME target; otherwise null",
			ko: "이 이름이 별칭이면 가리키는 곳, 아니면 null"
		})
	}).meta({
		description: "Record at the domain's own _dmarc name",
		ko: "도메인 자신의 _dmarc 이름에 있는 레코드"
	}),
	misplacedRecords: array(string()).readonly().meta({
		description: "DMARC records at the domain itself instead of at _dmarc, where receivers do not look",
		ko: "레코드를 게시할 도메인 자체에 있어 아무도 읽지 않는 DMARC 레코드"
	}),
	misplacedTags: tags.nullable().meta({
		description: "The tags of those records together; null if their meaning is unclear",
		ko: "그 레코드들의 태그를 합친 것. 뜻이 분명하지 않으면 null"
	}),
	subdomainPolicies: object({
		domain: string().meta({
			description: "Domain whose record sets the policies",
			ko: "정책을 정하는 레코드의 도메인"
		}),
		existing: policy.meta({
			description: "Policy for subdomains that exist",
			ko: "존재하는 하위 도메인의 정책"
		}),
		nonexistent: policy.meta({
			description: "Policy for subdomains that do not exist",
			ko: "존재하지 않는 하위 도메인의 정책"
		}),
		tag: _enum([
			"p",
			"sp",
			"np"
		]).meta({
			description: "Tag that the policy comes from: p, sp or np",
			ko: "정책이 있는 태그: p, sp 또는 np"
		})
	}).nullable().meta({
		description: "The published policies for subdomains without a record; null without any",
		ko: "레코드가 없는 하위 이름에 게시된 정책. 없으면 null"
	}),
	isSubdomainPolicyKnown: boolean().meta({
		description: "Whether the policies for subdomains could be determined",
		ko: "하위 도메인에 적용되는 정책을 확인할 수 있었는지 여부"
	}),
	organizationalDomain: object({
		name: string().nullable().meta({
			description: "Organisational domain; null if unknown",
			ko: "조직 도메인. 알 수 없으면 null"
		}),
		reason: reason$2
	}).meta({
		description: "The organisational domain by the tree walk of RFC 9989",
		ko: "RFC 9989 트리 탐색으로 구한 조직 도메인"
	}),
	rfc7489Result: object({
		organizationalDomain: string().nullable().meta({
			description: "Organisational domain by the public suffix list; null without one",
			ko: "공개 접미사 목록에 따른 조직 도메인. 없으면 null"
		}),
		outcome: _enum([
			"found",
			"absent",
			"several",
			"void",
			"unknown"
		]).meta({
			description: "void: a record without a policy that can be applied; several: more than one",
			ko: "void: 적용할 정책이 없는 레코드. several: 둘 이상의 레코드"
		}),
		domain: string().nullable().meta({
			description: "Domain whose record applies; null without one",
			ko: "적용되는 레코드의 도메인. 없으면 null"
		}),
		policy: policy.nullable().meta({
			description: "Policy that such receivers apply; null without one",
			ko: "그런 수신 서버가 적용하는 정책. 없으면 null"
		}),
		pct: int().nullable().meta(descriptions.rfc7489Pct),
		isInOrder: boolean().meta({
			description: "Whether p= has the position that strict RFC 7489 receivers expect",
			ko: "엄격한 RFC 7489 수신 서버가 기대하는 위치에 p=가 있는지 여부"
		})
	}).meta({
		description: "Evaluation by receivers that follow RFC 7489 and the public suffix list",
		ko: "RFC 7489와 공개 접미사 목록을 따르는 수신 서버가 보는 내용"
	}),
	treeWalk: array(object({
		name: string().meta({
			description: "Name that was queried",
			ko: "조회한 이름"
		}),
		state: _enum([
			"found",
			"absent",
			"several",
			"unknown"
		]).meta({
			description: "found: one record; several: more than one; unknown: the lookup failed",
			ko: "found: 하나. several: 둘 이상. unknown: 조회 실패"
		})
	})).readonly().meta({
		description: "Records at each name of the tree walk",
		ko: "트리 탐색 각 이름의 상태"
	}),
	repair: object({
		domain: string().meta({
			description: "Domain that the record is for",
			ko: "레코드의 대상 도메인"
		}),
		name: string().meta({
			description: "Name where the record belongs",
			ko: "레코드를 게시할 이름"
		}),
		rua: string().nullable().meta({
			description: "Usable address for aggregate reports; null without one",
			ko: "집계 보고서를 받을 수 있는 주소. 없으면 null"
		}),
		declaresNoMail: boolean().meta({
			description: "Whether the domain declares that it sends and receives no mail",
			ko: "도메인이 메일을 주고받지 않는다고 선언했는지 여부"
		}),
		total: int().meta({
			description: "Number of DMARC records at the name",
			ko: "이 이름에 있는 DMARC 레코드의 수"
		}),
		multipleRecords: array(string()).readonly().meta({
			description: "The records, if there are several",
			ko: "그곳에 레코드가 둘 이상일 때 각 레코드"
		}),
		malformedRecords: array(string()).readonly().meta({
			description: "TXT records that look like a DMARC record but are not valid",
			ko: "그곳에서 레코드로 쓰려 했으나 레코드가 아닌 텍스트"
		}),
		intendedTags: tags.nullable().meta({
			description: "The tags that these texts were meant to have; null if unclear",
			ko: "이 텍스트들이 뜻한 태그. 분명하지 않으면 null"
		})
	}).meta({
		description: "The name for a record, what is published there instead, a usable report address, and whether the domain declares that it has no mail",
		ko: "레코드를 게시할 곳과 그곳에 있는 텍스트, 보고서를 받을 수 있는 주소, 메일을 주고받지 않는다고 선언했는지 여부"
	})
});
// src/topics/dmarc/understood.ts
const historic = new Set([
	"pct",
	"rf",
	"ri"
]);
const known = new Set([
	"p",
	"sp",
	"np",
	"adkim",
	"aspf",
	"psd",
	"t"
]);
const placed = ["rua", "ruf"];
const mostPlaces$1 = 50;
function understood(raw) {
	const text = raw.replaceAll("	", " ");
	if (text.length >= 4096 || printable(text, 4096) !== text) return null;
	const { tags, strays } = intendedTags(text);
	const named = placed.filter((name) => tags.some((tag) => tag.name === name));
	if (strays.length > 0 && named.length > 1) return null;
	const owner = named[0] ?? "rua";
	const places = placed.map((name) => {
		return {
			name,
			found: placesWithin([...tags.filter((tag) => tag.name === name).map(({ value }) => value), ...name === owner ? strays : []])
		};
	});
	if (places.some(({ found }) => found === null)) return null;
	const { isAmbiguous } = parseDmarc(text);
	return places.reduce((all, { name, found }) => withPlaces(all, name, found ?? []), isAmbiguous ? lenientOf(tags) : cleaned(firstOf(tags)));
}
function lenientOf(tags) {
	return merged([tags, tags.toReversed()].map((each) => cleaned(firstOf(each))));
}
function firstOf(tags) {
	return [...new Set(tags.map(({ name }) => name))].flatMap((name) => {
		const all = tags.filter((tag) => tag.name === name);
		return (all.find(({ value }) => /^[ -~]+$/.test(value)) ?? all[0]) || [];
	});
}
function placesWithin(values) {
	const pieces = values.flatMap((value) => value.split(/[\s,;<>]+/)).filter((piece) => piece !== "");
	const read = pieces.slice(0, mostPlaces$1).map((piece) => {
		const isBare = /^[A-Za-z0-9._+-]{1,64}@[A-Za-z0-9.-]{1,253}$/.test(piece);
		const [uri] = parseReportUris(isBare ? `mailto:${piece}` : piece).uris;
		return {
			piece,
			text: uri?.text ?? null
		};
	});
	return pieces.length > mostPlaces$1 || read.some(({ piece, text }) => text === null && piece.includes("@")) ? null : read.flatMap(({ text }) => text ?? []);
}
function cleaned(tags) {
	const kept = tags.flatMap((tag) => cleanTag(tag));
	return [kept.find(({ name }) => name === "p") ?? {
		name: "p",
		value: "none"
	}, ...kept.filter(({ name }) => name !== "p")];
}
function cleanTag({ name, value }) {
	if (historic.has(name)) return /^[!-~]+$/.test(value) ? [{
		name,
		value
	}] : [];
	if (name === "rua" || name === "ruf") return [{
		name,
		value
	}];
	if (name === "fo") return withOptions(value);
	if (!known.has(name)) return [];
	if (parseDmarc(`v=DMARC1; ${name}=${value}`).notes.length === 0) return [{
		name,
		value: value.toLowerCase()
	}];
	return name === "sp" || name === "np" ? [{
		name,
		value: "none"
	}] : [];
}
function withOptions(value) {
	const options = value.split(":").map((each) => each.trim().toLowerCase());
	const text = (options.includes("1") ? options.filter((each) => each !== "0") : options).join(":");
	return parseDmarc(`v=DMARC1; ruf=mailto:a@b.example; fo=${text}`).notes.length === 0 ? [{
		name: "fo",
		value: text
	}] : [];
}
function merged(records) {
	const [base = cleaned([]), ...others] = records.toSorted((one, other) => rankOf(one, "p") - rankOf(other, "p"));
	if (others.length === 0) return base;
	const all = (name) => records.flatMap((tags) => placesIn(tags, name));
	const weakest = (...names) => policies[Math.min(...records.map((tags) => rankOf(tags, ...names)))] ?? "none";
	const [own, existing, nonexistent] = [
		weakest("p"),
		weakest("sp", "p"),
		weakest("np", "sp", "p")
	];
	const percent = Math.min(...records.map(percentIn));
	const isTest = records.some((tags) => tags.some(({ name, value }) => name === "t" && value === "y"));
	const lenient = [
		["sp", existing === own ? null : existing],
		["np", nonexistent === existing ? null : nonexistent],
		["pct", percent === 100 ? null : `${percent}`],
		["t", isTest ? "y" : null]
	].reduce((tags, [name, value]) => withTag(tags, name, value), base);
	return placed.reduce((tags, name) => withPlaces(tags, name, all(name)), lenient);
}
function rankOf(tags, ...names) {
	const values = names.map((name) => tags.find((tag) => tag.name === name)?.value);
	return policies.findIndex((each) => each === values.find((value) => value !== void 0));
}
// src/topics/dmarc/tags.ts
const doubtful = new Set(["unauthorised", "unknown"]);
function tagsIn(text, record) {
	const { isComplete: isWhole, duplicateReports: repeated } = record;
	const whole = isWhole && repeated.isComplete && !repeated.reports.some(({ state }) => doubtful.has(state)) ? understood(text) : null;
	const meant = whole && asRead(text, whole);
	const [rua, ruf] = [meant && keptPlaces(record, meant, "rua"), meant && keptPlaces(record, meant, "ruf")];
	return meant && rua && ruf && withPlaces(withPlaces(meant, "rua", rua), "ruf", ruf);
}
function asRead(text, tags) {
	const record = parseDmarc(text);
	const { isTest, suffix, dkimAlignment, spfAlignment, policy, subdomains, nonexistent } = record;
	if (record.isAmbiguous) return tags;
	const policies = policy === null || record.isBroken ? {} : {
		p: policy,
		sp: subdomains,
		np: nonexistent
	};
	const read = {
		t: isTest ? "y" : "n",
		psd: suffix,
		adkim: dkimAlignment,
		aspf: spfAlignment,
		...policies
	};
	return Object.entries(read).reduce((all, [name, now]) => {
		return all.some((tag) => tag.name === name && tag.value === now) ? all : withTag(all, name, now === null || defaults.has(`${name}=${now}`) ? null : now);
	}, tags);
}
const defaults = new Set([
	"t=n",
	"psd=u",
	"adkim=r",
	"aspf=r"
]);
function keptPlaces({ tags, duplicateReports: repeated }, meant, tag) {
	const present = placesIn(tags, tag);
	const hosts = new Set(hostsOf(present));
	const again = new Map(repeated.reports.filter((each) => each.tag === tag).map(({ uri, state }) => [uri, state]));
	const kept = placesIn(meant, tag).filter((place) => present.includes(place) || (again.get(place) ?? "usable") === "usable");
	const unseen = kept.filter((place) => !present.includes(place) && !again.has(place));
	return present.length > 0 && hostsOf(unseen).some((host) => !hosts.has(host)) ? null : kept;
}
function hostsOf(places) {
	return places.map((place) => parseReportUris(place).uris[0]?.host ?? null);
}
function ownTags({ ownRecord: own, record, repair: mending, name }) {
	if (own.state === "unknown") return null;
	if (record?.origin === "own") return record.retainedTags;
	return mending.domain === name ? mending.intendedTags : [];
}
function intendedIn(texts) {
	const records = texts.map(understood);
	return records.includes(null) ? null : merged(records.filter((tags) => tags !== null));
}
// src/topics/dmarc/observe-record.ts
const longestPlace = 300;
const most$1 = {
	tags: 40,
	reports: 5,
	notes: 20
};
function textAt(about) {
	return `_dmarc.${plainText(about)}`;
}
function tagsOf(text) {
	const { tags } = readDmarcTags(text);
	return tags.slice(0, most$1.tags).map(({ name, value }) => ({
		name,
		value: value.replaceAll("	", " ")
	}));
}
function told(text) {
	return printable(text.replaceAll("	", " "), longestDmarc);
}
function repeatedIn(notes) {
	return notes.flatMap(({ code, tag, value }) => code === "repeated" && (tag === "rua" || tag === "ruf") ? [{
		tag,
		value
	}] : []);
}
async function recordOf(context, { about, origin, record }, mailAt) {
	const places = [...record.aggregate.slice(0, most$1.reports).map((uri) => ({
		tag: "rua",
		uri
	})), ...record.failures.slice(0, most$1.reports).map((uri) => ({
		tag: "ruf",
		uri
	}))];
	const reportOf = async ({ tag, uri }) => {
		const { state, reason, consent } = await destinationOf(context, about, uri, mailAt);
		const consentAt = consent && plainText(consent);
		return {
			tag,
			uri: printable(uri.text, longestPlace),
			host: uri.host,
			state,
			reason,
			authorizationName: consentAt
		};
	};
	const again = repeatedIn(record.notes).map(({ tag, value }) => ({
		tag,
		...parseReportUris(value)
	}));
	const passedOver = again.flatMap(({ tag, uris }) => uris.map((uri) => ({
		tag,
		uri
	})));
	const tags = record.text.length > 4096 ? [] : tagsOf(record.text);
	const isWhole = record.text.length <= 4096 && readDmarcTags(record.text).tags.length <= most$1.tags;
	const repeated = {
		reports: await Promise.all(passedOver.slice(0, most$1.reports).map(reportOf)),
		isComplete: passedOver.length <= most$1.reports && passedOver.every(({ uri }) => uri.text.length <= longestPlace) && again.every(({ wrong }) => wrong.length === 0) && record.notes.length < most$1.notes
	};
	return {
		domain: plainText(about),
		name: await recordOwnerOf(context, about),
		origin,
		text: told(record.text),
		tags,
		retainedTags: tagsIn(record.text, {
			tags,
			isComplete: isWhole,
			duplicateReports: repeated
		}),
		isComplete: isWhole,
		isTest: record.isTest,
		psd: record.suffix,
		alignment: {
			dkim: record.dkimAlignment,
			spf: record.spfAlignment
		},
		notes: record.notes.slice(0, most$1.notes).map(({ code, tag, value }) => ({
			code,
			tag: printable(tag, 40),
			value: printable(value, 200)
		})),
		reports: await Promise.all(places.map(reportOf)),
		reportsTotal: record.aggregate.length + record.failures.length,
		duplicateReports: repeated
	};
}
async function recordOwnerOf(context, about) {
	const at = dmarcNameOf(about);
	if (!at) return textAt(about);
	const { answer } = await ask(context, at, types.TXT);
	return plainText(answer.kind === "unknown" ? at : answer.name);
}
// src/topics/dmarc/observe.ts
const mostTexts = 10;
async function observeDmarc(context, name, { mayConnect }) {
	const mailAt = mayConnect ? mailAround(context, name) : (domain) => mailOf$1(context, domain);
	const [walk, found, organisation, older, end] = await Promise.all([
		walkDmarc(context, name),
		policyFor(context, name),
		organisationalDomain(context, name),
		olderViewOf(context, name),
		recordOwnerOf(context, name)
	]);
	const [own] = walk;
	const isUnknown = found.kind === "unknown";
	const place = placeFor(found, own, organisation, older, name);
	const { texts } = await textsOf(context, place);
	const misplaced = texts.filter((text) => chooseDmarc([text]).kind === "one").slice(0, mostTexts);
	return {
		name: plainText(name),
		outcome: found.kind,
		reason: isUnknown ? found.reason : null,
		unknownAt: isUnknown ? textAt(found.at) : null,
		policy: found.kind === "found" ? {
			tag: found.tag,
			published: found.published,
			applied: found.applied
		} : null,
		record: found.kind === "found" || found.kind === "void" ? await recordOf(context, found, mailAt) : null,
		ownRecord: {
			name: textAt(name),
			alias: end === textAt(name) ? null : end,
			state: stateOf(own)
		},
		misplacedRecords: misplaced.map(told),
		misplacedTags: intendedIn(misplaced),
		...belowOf(walk),
		organizationalDomain: {
			name: organisation.kind === "known" ? plainText(organisation.name) : null,
			reason: organisation.kind === "unknown" ? organisation.reason : null
		},
		rfc7489Result: olderOf(older),
		treeWalk: walk.map((step) => ({
			name: textAt(step.about),
			state: stateOf(step)
		})),
		repair: await mendingOf(context, place, walk, mailAt)
	};
}
function stateOf({ choice, doubt }) {
	if (doubt !== null) return "unknown";
	return {
		none: "absent",
		one: "found",
		several: "several"
	}[choice.kind];
}
function belowOf(walk) {
	const inherited = inheritedBelow(walk);
	if (inherited.kind !== "found") return {
		subdomainPolicies: null,
		isSubdomainPolicyKnown: inherited.kind === "none"
	};
	const existing = policyOf(inherited.record, "existing");
	const nonexistent = policyOf(inherited.record, "nonexistent");
	if (!existing || !nonexistent) return {
		subdomainPolicies: null,
		isSubdomainPolicyKnown: true
	};
	const domain = plainText(inherited.about);
	const { published, tag } = existing;
	return {
		subdomainPolicies: {
			domain,
			existing: published,
			nonexistent: nonexistent.published,
			tag
		},
		isSubdomainPolicyKnown: true
	};
}
function olderOf({ organisation, policy, isInOrder }) {
	const isFound = policy.kind === "found";
	return {
		organizationalDomain: organisation && plainText(organisation),
		outcome: policy.kind === "none" ? policy.why : policy.kind,
		domain: isFound ? plainText(policy.about) : null,
		policy: isFound ? policy.policy : null,
		pct: isFound ? policy.percent : null,
		isInOrder
	};
}
function placeFor(found, own, organisation, older, name) {
	if (own.choice.kind === "several" || own.choice.lookalikes.length > 0) return name;
	if (found.kind !== "found" && found.kind !== "void") return older.organisation ?? name;
	if (found.origin !== "suffix") return found.about;
	return organisation.kind === "known" ? organisation.name : name;
}
async function mendingOf(context, about, walk, mailAt) {
	const [uri] = parseReportUris(`mailto:postmaster@${plainText(about)}`).uris;
	const place = uri ? await destinationOf(context, about, uri, mailAt) : null;
	return {
		domain: plainText(about),
		name: await recordOwnerOf(context, about),
		rua: uri && place?.state === "usable" ? uri.text : null,
		declaresNoMail: await isSilent(context, about),
		...standingAt(walk.find((step) => isSameName(step.about, about)))
	};
}
function standingAt(step) {
	const choice = step?.choice;
	const several = choice?.kind === "several" ? choice.texts : [];
	const lookalikes = (choice?.lookalikes ?? []).slice(0, mostTexts);
	return {
		total: several.length,
		multipleRecords: several.slice(0, mostTexts).map(told),
		malformedRecords: lookalikes.map(told),
		intendedTags: several.length > mostTexts ? null : intendedIn(several.length > 0 ? several : lookalikes)
	};
}
async function isSilent(context, domain) {
	const [mail, { texts }] = await Promise.all([mailOf$1(context, domain), textsOf(context, domain)]);
	const choice = chooseSpf(texts);
	const isRefusing = choice.kind === "one" && /^v=spf1 +-all *$/i.test(choice.record.text);
	return mail.state === "no-mail" && isRefusing;
}
// src/topics/mx/observe.ts
async function observeMx(context, name) {
	const mail = await mailHosts(context, name);
	const { answer, hosts, total } = mail;
	const isNull = hosts.length > 0 && hosts.every(({ kind }) => kind === "null");
	return {
		raw: {
			kind: kindOf(answer, isNull),
			reason: answer.kind === "unknown" ? answer.reason : null,
			hosts: isNull ? [] : hosts.map((each) => mxHostOf(exchangerOf(each))),
			total
		},
		mail
	};
}
function kindOf({ kind }, isNull) {
	if (kind === "found") return isNull ? "null" : "found";
	return kind === "unknown" ? "unknown" : "none";
}
function mxHostOf({ host, preference, alias, addresses, addressesTotal, problems, reason }) {
	return {
		host,
		preference,
		alias: alias && plainText(alias),
		addresses,
		addressesTotal,
		problems,
		reason
	};
}
// src/formats/spf/intended.ts
const dashes = /[\u2010-\u2015\u2212]/gu;
function intendsAll(word) {
	return nearest(word, ["all"]) !== null;
}
const nobody$1 = /^(?:no|none|nobody|nothing|null|exp(?:=.*)?)$/i;
function namesSenders(text) {
	return text.replace(/\\x[0-9a-f]{2}|\\u\{[0-9a-f]{1,6}\}/gi, " ").replace(dashes, "-").replace(/^[\s"'“”]*v\s*=\s*spf1?/i, "").split(/[\s,;"'`“”„]+/).map((word) => word.replace(/^\++|[.!]+$/g, "")).some((word) => /^[^-~?]/.test(word) && !/^v=spf1$/i.test(word) && !isNobody$1(word));
}
function isNobody$1(word) {
	return nobody$1.test(word) || intendsAll(word.replace(/[-~?+]+$/, ""));
}
// src/formats/spf/ranges.ts
const bitsOf = {
	four: 32,
	six: 128
};
function allIpAddresses(family) {
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
function compared(one, other) {
	if (one === other) return 0;
	return one < other ? -1 : 1;
}
function united(one, other) {
	const all = [...one, ...other].toSorted((a, b) => compared(a.from, b.from));
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
	four: allIpAddresses("four"),
	six: allIpAddresses("six")
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
function unionOf(one, other) {
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
const strangers$1 = [
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
	return (await Promise.all(strangers$1.map(async (ip, index) => {
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
const mostLookups$1 = 40;
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
		return each.kind === "modifier" || "network" in each || each.mechanism === "all" || (lookups += 1) <= mostLookups$1;
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
function termEffectOf(cost, visit) {
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
		const { matches, errors } = termEffectOf(cost, {
			seen,
			place,
			reach,
			left,
			costAt
		});
		if (isCoverable(seen) && isNobody(shared(reach, matches))) addTo(cost.covered, place);
		if (isPassing$1(term)) cost.passes = unionOf(cost.passes, shared(left, matches));
		cost.errors = unionOf(cost.errors, shared(left, errors));
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
// src/probes/spf/macros.ts
const mostServers = 3;
async function lookAtMacros(ask, tree) {
	const terms = macroTerms(tree);
	if (terms.length === 0) return {
		breaks: [],
		dead: [],
		own: []
	};
	const [own, outcomes] = await Promise.all([ownAddresses(ask, tree.root.name), Promise.all(strangers(plainText(tree.root.name)).map((each) => evaluateSpf(each, ask)))]);
	const dead = await Promise.all(terms.map((each) => deadTerm(ask, tree.root.name, each, own)));
	return {
		own,
		breaks: breaksBy(outcomes, terms, tree.root.name),
		dead: dead.flatMap((each) => each ?? [])
	};
}
function macroTerms({ nodes }) {
	return [...nodes.values()].flatMap((node) => node.terms.flatMap((seen) => {
		const spec = specOf(seen);
		return spec && (seen.naming === "macro" || seen.naming === "chosen") ? [{
			node,
			seen,
			spec
		}] : [];
	}));
}
function specOf({ term }) {
	return "domain" in term ? term.domain ?? null : null;
}
function strangers(domain) {
	return [
		["192.0.2.77", "postmaster"],
		["198.51.100.131", "info"],
		["203.0.113.201", "sample-7f3a"]
	].map(([ip, local]) => ({
		ip,
		domain,
		sender: `${local}@${domain}`,
		helo: `${local}.example`
	}));
}
async function ownAddresses(ask, domain) {
	const answer = await ask(domain, "MX");
	const hosts = recordsOf("MX", answer.kind === "found" ? answer.records : []).map(({ data }) => data.exchange).filter((each) => !isSameName(each, root)).slice(0, mostServers);
	const texts = (await Promise.all(hosts.map((each) => ask(each, "A")))).flatMap((each) => each.kind === "found" ? recordsOf("A", each.records) : []);
	return [...new Set(texts.map(({ data }) => data.address))].slice(0, mostServers);
}
const leading = new Set([
	"include",
	"redirect",
	"several",
	"syntax"
]);
const limits = new Set([
	"lookups",
	"voids",
	"mx"
]);
function breaksBy(outcomes, terms, domain) {
	const [first] = outcomes;
	const reason = first?.reason ?? "";
	if (!outcomes.every(({ result }) => result === "permerror") || !(leading.has(reason) || limits.has(reason))) return [];
	const isBlamed = ({ seen }) => !leading.has(reason) || isLead(seen.term);
	const blamed = terms.find(isBlamed);
	if (!blamed) return [];
	const at = sampleName(blamed, domain) ?? blamed.spec.text;
	return [{
		code: `macro-${reason}`,
		at,
		term: blamed.seen.term.text,
		domain: plainText(blamed.node.name)
	}];
}
function sampleName({ node, spec }, sender) {
	const [question] = strangers(plainText(sender));
	const name = question ? expandedFor(question, spec, node.name) : null;
	return name && plainText(name);
}
function expandedFor(question, { parts }, own) {
	const address = spfAddress(question.ip);
	if (!address) return null;
	return expandedName(parts, {
		...spfValues(question, address),
		d: unescapedText(own),
		p: "unknown"
	});
}
async function deadTerm(ask, domain, { node, seen, spec }, own) {
	const { term } = seen;
	if (term.kind === "modifier" || term.qualifier !== "+" || term.mechanism === "include") return null;
	const end = fixedEnd(spec, node.name, domain);
	if (!end) return null;
	const answer = await ask(end, "A");
	if (answer.kind !== "nxdomain" || !isSameName(answer.name, end)) return null;
	if ((await Promise.all(own.map((ip) => isThere(ask, {
		ip,
		domain: plainText(domain)
	}, spec, node.name)))).includes(true)) return null;
	return {
		domain: plainText(node.name),
		term: term.text,
		below: plainText(end)
	};
}
async function isThere(ask, { ip, domain }, spec, own) {
	const name = expandedFor({
		ip,
		domain,
		sender: `postmaster@${domain}`,
		helo: domain
	}, spec, own);
	const answer = name && await ask(name, "A");
	return answer !== null && answer.kind !== "nxdomain";
}
function fixedEnd({ parts }, own, sender) {
	const last = parts.findLastIndex((each) => usesMacro([each], "slipvhcrt"));
	const [first, ...others] = parts.slice(last + 1);
	if (first?.kind !== "text" || !first.text.startsWith(".") || first.text.length < 2) return null;
	const fixed = [{
		...first,
		text: first.text.slice(1)
	}, ...others];
	return expandedName(fixed, {
		d: unescapedText(own),
		o: unescapedText(sender)
	});
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
	const macros = await lookAtMacros(ask, tree);
	const breaks = [...cost.breaks, ...macros.breaks];
	const senders = [...sendersIn(tree, costs), ...macros.own].slice(0, mostSenders);
	const [passing, passesFirst] = await Promise.all([passesAll(ask, domain, cost), hasPassedFirst(ask, domain, {
		...cost,
		breaks
	}, senders)]);
	return {
		tree,
		cost,
		branches: branchesOf(tree, costs),
		macros,
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
	if (by === null || by === "sender-macro" || isSure) return by;
	const domain = plainText(name);
	const ranges = by === "ipv4" ? cost.passes.four : cost.passes.six;
	const within = (by === "ipv4" ? strangersFour : strangersSix).filter((ip) => common(ranges, rangeOf(ip, by === "ipv4" ? 32 : 128)).length > 0);
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
	}, ask, { failsEarly: true })))).some(({ result }) => result === "pass");
}
function passingBy({ passes, chosen }) {
	if (sizeOf(passes.four) >= nearlyAll.four) return "ipv4";
	if (sizeOf(common(passes.six, unicast)) >= nearlyAll.six) return "ipv6";
	return chosen ? "sender-macro" : null;
}
function ownRanges(nodes) {
	return nodes.flatMap((node) => node.terms).filter(({ term }) => term.kind === "directive" && term.qualifier === "+" && ("network" in term || "prefixes" in term)).reduce((all, { matches }) => united(all, routed(matches).four), []);
}
function ipv4PrefixOf(term) {
	if ("network" in term) return term.mechanism === "ip4" ? term.network.prefix : 32;
	return "prefixes" in term ? term.prefixes.four : 32;
}
function wideTerms({ name, terms }) {
	return terms.flatMap(({ term, matches }) => {
		if (term.kind === "modifier" || term.qualifier !== "+") return [];
		if (ipv4PrefixOf(term) > widePrefix || isPrivate(matches)) return [];
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
				const unnamed = seen.naming === "impossible" ? "impossible" : "macro";
				const state = seen.target ? "beyond" : unnamed;
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
// src/topics/spf/schema.ts
const longestRecord = 2048;
const place = object({
	domain: string().meta({
		description: "Domain whose record has the term",
		ko: "항목이 있는 레코드의 도메인"
	}),
	term: string().meta({
		description: "Term of the SPF record, as published (RFC 7208 §4.6.1)",
		ko: "게시된 그대로의 SPF 레코드 항목(RFC 7208 §4.6.1)"
	})
});
const reason$1 = string().nullable().meta({
	description: "Why it is unknown; otherwise null",
	ko: "알 수 없었던 이유. 알 수 있었으면 null"
});
const branch = object({
	depth: int().meta({
		description: "Number of levels below the domain's own record",
		ko: "도메인 자신의 레코드에서 내려간 단계 수"
	}),
	domain: string().meta({
		description: "Domain of the record",
		ko: "레코드의 도메인"
	}),
	term: string().meta({
		description: "The term that refers to it; empty for the domain's own record",
		ko: "이 레코드로 이어지는 항목. 도메인 자신의 레코드이면 빈 문자열"
	}),
	state: _enum([
		"one",
		"none",
		"several",
		"faulty",
		"unknown",
		"beyond",
		"loop",
		"macro",
		"impossible"
	]).meta({
		description: "faulty: syntax error; beyond: not looked up, because of a limit; macro: depends on the message; impossible: no valid name",
		ko: "faulty: 구문 오류. beyond: 한도 때문에 조회하지 않음. macro: 메일에 따라 다름. impossible: 유효한 이름이 아님"
	}),
	lookups: int().nullable().meta({
		description: "DNS lookups it needs in all, of 10; null for an include loop",
		ko: "열 번의 조회 중 이 레코드에 쓰이는 수. 레코드가 서로를 포함하면 null"
	})
});
const spfSight = object({
	state: _enum([
		"one",
		"none",
		"several",
		"faulty",
		"unknown"
	]).meta({
		description: "Whether there is one record; faulty: a syntax error",
		ko: "레코드가 하나 있는지 여부. faulty는 읽을 수 없음을 뜻함"
	}),
	reason: reason$1,
	text: string().nullable().meta(descriptions.recordText),
	octets: int().meta({
		description: "Length of the record in octets",
		ko: "레코드의 길이(옥텟)"
	}),
	total: int().meta({
		description: "Number of SPF records at the name; more than 1 is an error",
		ko: "이 이름에 있는 SPF 레코드의 수. 1보다 크면 오류"
	}),
	malformedRecords: array(string()).readonly().meta({
		description: "TXT records that look like an SPF record but are not valid",
		ko: "레코드로 쓰려 했으나 레코드가 아닌 텍스트"
	}),
	faults: array(object({
		code: _enum(spfErrorCodes).meta({
			description: "Code of the syntax error",
			ko: "구문 오류의 코드"
		}),
		at: int().meta({
			description: "Offset in the record, in characters",
			ko: "레코드 안의 위치(문자 수)"
		}),
		word: string().meta({
			description: "Part of the record as written",
			ko: "레코드에 쓰인 그대로의 부분"
		})
	})).readonly().meta({
		description: "Syntax errors of the record (RFC 7208 §4.6)",
		ko: "레코드의 구문 오류(RFC 7208 §4.6)"
	}),
	defaultResult: _enum([
		"+",
		"-",
		"~",
		"?",
		"open",
		"unknown",
		"error"
	]).meta({
		description: "The result for all other senders, with includes and redirects",
		ko: "나머지의 처리(redirect를 따라간 결과)"
	}),
	lookups: int().nullable().meta({
		description: "Maximum DNS lookups of an evaluation, of 10; null for an include loop",
		ko: "가장 긴 경로의 DNS 조회 수(한도 10). 레코드가 서로를 포함하면 null"
	}),
	isLowerBound: boolean().meta({
		description: "Whether it may be more, because a part depends on the message or is unknown",
		ko: "메일에 따라 달라지거나 알 수 없는 부분이 있어 더 많을 수 있는지 여부"
	}),
	voidLookups: array(place).readonly().meta({
		description: "Void lookups for IPv4 senders; 2 are allowed",
		ko: "IPv4로 보내는 쪽에 결과가 없는 조회. 한도는 2개"
	}),
	voidLookupsTotal: int().meta(listTotal("voidLookups")),
	voidLookupsOverIpv6: int().meta({
		description: "Void lookups for IPv6 senders",
		ko: "IPv6로 보내는 쪽에 결과가 없는 조회의 수"
	}),
	permerrors: array(place.extend({
		code: _enum([
			"include",
			"redirect",
			"several",
			"syntax",
			"loop",
			"impossible",
			"malformed",
			"mx",
			"lookups",
			"voids",
			"macro-include",
			"macro-redirect",
			"macro-several",
			"macro-syntax",
			"macro-mx",
			"macro-lookups",
			"macro-voids"
		]).meta({
			description: "Cause of the error; macro-…: it depends on the message",
			ko: "오류의 원인. macro-로 시작하면 메일에 따라 발생"
		}),
		at: string().meta({
			description: "Domain whose record causes the error",
			ko: "오류를 일으키는 레코드의 도메인"
		})
	})).readonly().meta({
		description: "Why receivers report an error (permerror)",
		ko: "수신 서버가 오류로 처리하는 이유"
	}),
	unmatchableTerms: array(place.extend({ below: string().meta({
		description: "Name below which no name exists",
		ko: "그 아래에 이름이 존재하지 않는 이름"
	}) })).readonly().meta({
		description: "Terms with macros that match no sender: no name exists below `below`",
		ko: "매크로가 있으나 어떤 발신자와도 일치하지 않는 항목. below 아래에 이름이 존재하지 않음"
	}),
	hasOnlyUnmatchableTerms: boolean().meta({
		description: "Whether such terms are the only ones that were meant to allow a sender",
		ko: "그런 항목 외에는 발신자를 허용하는 항목이 없는지 여부"
	}),
	undeterminedTerms: array(place.extend({ reason: string().meta(descriptions.resultReason) })).readonly().meta({
		description: "Terms that could not be evaluated, because a lookup failed",
		ko: "조회에 실패하여 평가할 수 없었던 항목"
	}),
	permitsAll: _enum([
		"ipv4",
		"ipv6",
		"sender-macro"
	]).nullable().meta({
		description: "Whether every server may send: over IPv4, over IPv6, or (sender-macro) because the sender chooses the name",
		ko: "누구나 보낼 수 있는지 여부. IPv4, IPv6, 또는 보내는 쪽이 이름을 고를 수 있음(sender-macro)"
	}),
	permitsBeforeError: boolean().meta({
		description: "Whether a sender passes before the evaluation reaches an error; false without an error",
		ko: "수신 서버가 오류에 이르기 전에 통과하는 발신자가 있는지 여부. 오류가 없으면 false"
	}),
	permissiveTerms: array(place.extend({ by: string().meta({
		description: "Term of the domain's own record that leads there",
		ko: "그 항목으로 이어지는 도메인 자신의 레코드의 항목"
	}) })).readonly().meta({
		description: "The terms that allow every server; by: the term of the domain's own record that leads there",
		ko: "누구나 보낼 수 있게 하는 항목. by는 도메인 자신의 레코드에서 그 항목으로 이어지는 항목"
	}),
	addresses: int().meta({
		description: "IPv4 addresses that may send",
		ko: "보낼 수 있는 IPv4 주소의 수"
	}),
	ownAddresses: int().meta({
		description: "Of these, the addresses listed in the domain's own records",
		ko: "그중 도메인 자신의 레코드에서 지정한 수"
	}),
	broadTerms: array(place.extend({ addresses: int().meta({
		description: "Number of IPv4 addresses that the term authorizes",
		ko: "이 항목이 허용하는 IPv4 주소의 수"
	}) })).readonly().meta({
		description: "Terms that authorize many addresses",
		ko: "많은 주소를 허용하는 항목"
	}),
	privateTerms: array(string()).readonly().meta({
		description: "Terms with private networks",
		ko: "인터넷으로 메일이 올 수 없는 사설 네트워크를 지정한 항목"
	}),
	ptr: place.nullable().meta({
		description: "First term with the discouraged ptr mechanism (RFC 7208 §5.5); null without one",
		ko: "권장하지 않는 ptr 메커니즘을 쓰는 첫 항목(RFC 7208 §5.5). 없으면 null"
	}),
	redundantTerms: array(place).readonly().meta({
		description: "Networks that are part of earlier ones",
		ko: "앞의 네트워크에 이미 들어 있는 네트워크"
	}),
	unreachableTerms: array(string()).readonly().meta({
		description: "Terms that are never evaluated (RFC 7208 §5.1)",
		ko: "평가되지 않는 항목(RFC 7208 §5.1)"
	}),
	unknownModifiers: array(string()).readonly().meta({
		description: "Terms such as include=, which receivers ignore as unknown modifiers",
		ko: "include=처럼 수신 서버가 알 수 없는 변경자로 무시하는 항목"
	}),
	tree: array(branch).readonly().meta({
		description: "SPF records that an evaluation visits",
		ko: "평가할 때 거치는 SPF 레코드"
	}),
	permittedSenders: _enum([
		"some",
		"none",
		"unknown"
	]).meta({
		description: "Whether the record allows any sender; a macro may depend on the message",
		ko: "레코드를 모두 따라갔을 때 통과하는 발신자가 있는지 여부. 메일에 따라 달라지는 항목은 있는 것으로 봄"
	})
});
const spfRaw = object({
	name: string().meta({
		description: "Domain name whose SPF record was evaluated",
		ko: "SPF 레코드를 평가한 도메인 이름"
	}),
	evaluation: spfSight.meta({
		description: "Evaluation of the published record (RFC 7208 §4)",
		ko: "게시된 레코드의 평가 결과(RFC 7208 §4)"
	}),
	repairs: array(object({
		value: string().meta({
			description: "Text of the corrected record",
			ko: "고친 레코드의 텍스트"
		}),
		evaluation: spfSight.meta({
			description: "Evaluation of the corrected record",
			ko: "고친 레코드의 평가 결과"
		})
	})).readonly().meta({
		description: "Records that could replace it, and their results",
		ko: "대신 게시할 수 있는 레코드와 그 결과"
	}),
	missingSpaces: array(string()).readonly().meta({
		description: "Words that contain several terms without a space",
		ko: "레코드에서 공백 없이 붙어 버린 항목"
	}),
	hasSpfTypeRecord: boolean().nullable().meta({
		description: "Whether a record of the obsolete type SPF exists (RFC 7208 §3.1); null if unknown",
		ko: "폐기된 SPF 유형의 레코드가 있는지 여부(RFC 7208 §3.1). 알 수 없으면 null"
	}),
	hasSenderTerms: boolean().meta({
		description: "Whether the record, or a text meant as one, names a sender",
		ko: "레코드 또는 레코드로 쓰려 한 텍스트가 발신자를 지정하는지 여부"
	}),
	isHeloRecord: boolean().meta({
		description: "Whether the record allows only the host of that name, as for a HELO name",
		ko: "HELO 이름의 레코드처럼 그 이름의 호스트만 허용하는지 여부"
	}),
	ownHostAddresses: array(string()).readonly().meta({
		description: "Addresses of the domain itself that its own terms allow to send; only without MX records",
		ko: "MX 레코드가 없을 때, 도메인 자신의 항목이 발신을 허용하는 도메인 자체의 주소"
	}),
	mxState: _enum([
		"hosts",
		"null",
		"none",
		"unknown"
	]).meta({
		description: "Whether mail servers receive its mail; null: null MX",
		ko: "메일을 받는 호스트가 있는지 여부. null은 받지 않는다고 알림을 뜻함"
	}),
	isParentMx: boolean().meta({
		description: "Whether a parent domain uses it as a mail server, so that it is used in HELO",
		ko: "상위 도메인의 메일 서버인지 여부. 그렇다면 HELO에서 이 이름을 밝히는 호스트"
	}),
	hijackable: array(place.extend({
		name: string().meta({
			description: "Name that the term refers to",
			ko: "항목이 가리키는 이름"
		}),
		registrable: string().meta({
			description: "Registrable domain of the name",
			ko: "이 이름의 등록 가능 도메인"
		}),
		state: _enum(["unregistered", "undelegated"]).meta({
			description: "unregistered: not at the registry; undelegated: no delegation, registry unknown",
			ko: "unregistered: 레지스트리에 없음. undelegated: 위임이 없고 레지스트리의 답은 알 수 없음"
		})
	})).readonly().meta({
		description: "Names in unregistered domains",
		ko: "아무도 등록하지 않은 도메인의 이름"
	}),
	uncovered: array(object({
		host: string().meta(descriptions.mailHost),
		address: string().meta({
			description: "IP address of the mail server",
			ko: "메일 서버의 IP 주소"
		}),
		result: string().meta({
			description: "SPF result for the address (RFC 7208 §2.6)",
			ko: "이 주소의 SPF 결과(RFC 7208 §2.6)"
		})
	})).readonly().meta({
		description: "Addresses of mail servers that SPF does not allow",
		ko: "보낼 수 없는 메일 서버의 주소"
	}),
	helo: array(object({
		host: string().meta(descriptions.mailHost),
		isOwn: boolean().meta({
			description: "Whether the host is in the domain",
			ko: "호스트가 이 도메인에 속하는지 여부"
		}),
		state: _enum([
			"one",
			"none",
			"several",
			"unknown"
		]).meta({
			description: "one: one SPF record; several: more than one, which is an error",
			ko: "one: SPF 레코드 하나. several: 둘 이상이어서 오류"
		})
	})).readonly().meta({
		description: "SPF records at the names of mail servers",
		ko: "메일 서버 이름의 SPF 레코드"
	})
});
// src/topics/spf/hijack.ts
async function hijackableIn(context, name, { tree }) {
	const named = [...tree.nodes.values()].flatMap((node) => node.terms.map((each) => ({
		...each,
		domain: plainText(node.name)
	}))).flatMap(({ target, term, domain }) => target && !isSameName(target, name) ? [{
		target,
		term: term.text,
		domain
	}] : []);
	if (named.length === 0) return [];
	const { grounded } = await ground(context, name, named.map(({ target }) => ({
		name: target,
		by: "SPF"
	})));
	return grounded.flatMap(({ name: gone, registration, domain: registrable }) => {
		const { state } = registration;
		const user = named.find(({ target }) => isSameName(target, gone));
		if (!user || !registrable || !isHostname(plainText(registrable)) || state !== "unregistered" && state !== "undelegated") return [];
		return [{
			domain: user.domain,
			term: printable(user.term, 300),
			name: plainText(gone),
			registrable: plainText(registrable),
			state
		}];
	}).slice(0, 20);
}
function isHostname(name) {
	return name.split(".").every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(label));
}
// src/topics/spf/limits.ts
const heloRecord = "v=spf1 a -all";
const mostOwnAddresses = 2 ** 16;
// src/topics/spf/own-host.ts
async function ownHostIn(asking, name, { terms }) {
	const end = terms.findIndex((each) => each.kind === "directive" && each.mechanism === "all");
	const counted = end < 0 ? terms : terms.slice(0, end);
	const [four, six] = await Promise.all([asking(name, "A"), asking(name, "AAAA")]);
	return [...recordsOf("A", four.kind === "found" ? four.records : []), ...recordsOf("AAAA", six.kind === "found" ? six.records : [])].map(({ data }) => data.address).filter((address) => counted.some((each) => isLet(each, address, plainText(name))));
}
function isLet(term, address, name) {
	if (term.kind !== "directive" || term.qualifier !== "+") return false;
	if (term.mechanism === "a") return term.domain === null || isOwnName(term.text, name);
	if (!("network" in term) || isIP(term.network.address) !== isIP(address)) return false;
	return common(rangeOf(term.network.address, term.network.prefix), rangeOf(address, isIP(address) === 4 ? 32 : 128)).length > 0;
}
function isOwnName(text, name) {
	const named = /^\+?a:([^/]*)/i.exec(text)?.[1] ?? "";
	return named.toLowerCase().replace(/\.$/, "") === name || /^%\{[do]\}$/i.test(named);
}
const beginning = /^[-+~?]?(?:[a-z0-9]{1,10}[:=]|(?:a|mx|ptr)(?:\/|$)|al{1,3}[.,;]?$)/i;
const within = /(?<=[a-z0-9.}])(?=[-+~?]?(?:include|exists|ip4|ip6):|(?:redirect|exp)=|[-+~?]all$)/i;
function unglued(word, isTerm, isMeant = isTerm) {
	const whole = word.replaceAll("", "");
	if (isTerm(whole)) return [whole];
	return [atSeams(word).flatMap((each) => isTerm(each) ? [each] : each.split(within)), whole.split(within)].find((parts) => isSeveral(parts) && parts.every(isMeant)) ?? [whole];
}
function isSeveral(parts) {
	return parts.length > 1 && !parts.some((each) => /^redirect=/i.test(each));
}
function atSeams(word) {
	const parts = [];
	for (const piece of word.split("")) {
		const last = parts.pop() ?? "";
		parts.push(...last === "" || !beginning.test(piece) ? [last + piece] : [last, piece]);
	}
	return parts;
}
// src/formats/spf/repairs.ts
const allNames = [
	"all",
	"include",
	"a",
	"mx",
	"ptr",
	"ip4",
	"ip6",
	"exists"
];
function recordRepairsOf(text) {
	return mends.flatMap((mend) => {
		const better = mend(text);
		return better === null || better === text ? [] : [better];
	});
}
function withoutUrl(text) {
	const [, lead = "", name = ""] = urlTerm.exec(text) ?? [];
	return name === "" ? null : lead + name;
}
const urlTerm = /^([-+~?]?(?:include|a|mx|ptr|exists):|redirect=)(?:<?https?:\/{0,3}|<|@)?([a-z0-9_-]+(?:\.[a-z0-9_-]+)+)\.?[/\\;>]*$/i;
const mends = [
	(text) => text.replace(/[,;.'`]+$/, "").replace(/^['`]+/, ""),
	(text) => addressTerm(text),
	(text) => withoutUrl(text),
	(text) => text.replace(/^[-+~?]?(redirect|exp)[:=]/i, "$1="),
	(text) => text.replace(/^([-+~?]?[a-z0-9]+)=/i, "$1:"),
	(text) => text.replace(/\/0+(?=\d)/g, "/"),
	(text) => {
		const [, before = "", word = "", behind = ""] = /^([-~?]?)[-~?]*([a-z0-9]{2,6})([-~?]?)$/i.exec(text) ?? [];
		const sign = before === "" ? behind : before;
		return sign !== "" && intendsAll(word) ? `${sign}all` : null;
	},
	(text) => {
		const [, sign = "", word = "", rest = ""] = /^([-+~?]?)([a-z0-9]{3,12})([:/=].*)?$/i.exec(text) ?? [];
		const near = word === "" ? null : nearest(word, allNames);
		return near === null ? null : `${sign}${near}${rest.replace(/^=/, ":")}`;
	}
];
function addressTerm(text) {
	const bare = text.replace(/[,;]+$/, "");
	const [, sign = "", rest = ""] = /^([-+~?]?)(?:(?:ip|ipv4|ipv6|ip4|ip6|a|mx|include)[:=]+)?([0-9a-f.:]+(?:\/\d{1,3})?)$/i.exec(bare) ?? [];
	const address = rest.replace(/\/.*$/, "");
	if (isIPv4(address)) return `${sign}ip4:${rest}`;
	return isIPv6(address) ? `${sign}ip6:${rest}` : null;
}
// src/formats/spf/words.ts
const longestRepair = 2e3;
function recordsIn(text) {
	const records = text.slice(0, longestRepair).split(/(?<=[\s;,"\ue000])(?=v *= *spf1?[\s;,])/i).filter((each) => /[^\s;,"]/.test(each.replace(/^v *= *spf1?/i, "")));
	return records.length > 1 ? records : [text];
}
const seams = /(^| )\ue000|\ue000(?= |$)/g;
function wordsOf(text) {
	const words = text.slice(0, longestRepair).replace(/[\s\u00a0]+/gu, " ").replace(/[\u200b-\u200f\u2060\ufeff"“”„]+/gu, "").replace(dashes, "-").replace(/(?<= )([-~?]) (?=all(?: |$))/gi, "$1").replace(seams, "$1").replace(/^ *v *= *spf1?[;,:\ue000]? */i, "").split(" ").filter((word) => word !== "" && !/^v=spf1$/i.test(word));
	return words.flatMap((word, at) => {
		if (/^[-+~?]?[a-z0-9]+[:=]$/i.test(words[at - 1] ?? "")) return [];
		return /^[-+~?]?[a-z0-9]+[:=]$/i.test(word) ? [word + (words[at + 1] ?? "")] : [word];
	}).flatMap(listed);
}
function listed(word) {
	if (word.includes("%")) return [word];
	const [first = "", ...others] = word.split(/[,;]+/).filter((each) => each !== "");
	const lead = /^[-+~?]?(?:include|a|mx|ip4|ip6|exists)[:=]/i.exec(first)?.[0] ?? "";
	return [first, ...others.map((each) => /^[-+~?]?(?:[a-z0-9]{1,8}[:=]|(?:all|a|mx|ptr)$)/i.test(each) ? each : lead + each)];
}
// src/formats/spf/repair.ts
function repairSpf({ texts: seen, superfluous, opening, known }) {
	const texts = seen.flatMap(recordsIn);
	const isSound = soundIn(superfluous);
	const parted = texts.map((text) => wordsOf(text).flatMap((word) => partsOf(word, isSound)).map((word) => mended(word, isSound)));
	const read = parted.map((words) => words.filter((each) => each !== null));
	if (parted.some((words, at) => words.length !== read[at]?.length)) return null;
	const living = read.map((words) => revived(livingOf(words), known));
	if (living.some(({ isMeant }) => !isMeant)) return null;
	const all = living.flatMap(({ words: each }) => each);
	const losses = new Set(all.flatMap(({ text }) => superfluous.get(text) ?? []));
	if (losses.has("unclear")) return null;
	const words = all.filter(({ text }) => !superfluous.has(text) && !opening.has(text));
	const isOpen = all.some(({ text }) => opening.has(text));
	if (isOpen && !words.some(({ read: each }) => isNaming(each))) return null;
	const redirects = unique(words.filter(({ read: each }) => isRedirect(each)).map(({ text }) => text.slice(9)));
	const ends = living.flatMap(({ end }) => end ?? []);
	const keepsRedirect = redirects.length === 1 && ends.length === 0 && texts.length === 1 && !isOpen;
	const directives = unique([...words.filter(({ read: each }) => each.kind === "directive").map(({ text }) => text), ...keepsRedirect ? [] : redirects.map((name) => `include:${name}`)]);
	const modifiers = words.filter(({ read: each }) => each.kind === "modifier" && each.modifier === "unknown").map(({ text }) => text);
	const [explanation] = words.filter(({ read: each }) => each.kind === "modifier" && each.modifier === "exp");
	const isStrict = !isOpen && !losses.has("somebody") && ends.length > 0 && ends.every((each) => each === "-") && ends.length === texts.length;
	const wasOpen = !isStrict || words.length < all.length;
	const isEmpty = directives.length === 0 && !keepsRedirect;
	const end = isStrict ? "-all" : "~all";
	const value = [
		"v=spf1",
		...isEmpty && wasOpen ? known : directives,
		...unique(modifiers),
		...explanation ? [explanation.text] : [],
		keepsRedirect ? `redirect=${redirects[0]}` : end
	].join(" ");
	return value.length <= 2e3 && parseSpf(value).faults.length === 0 ? value : null;
}
function gluedIn({ texts, superfluous }) {
	return texts.flatMap(recordsIn).flatMap(wordsOf).filter((word) => partsOf(word, soundIn(superfluous)).length > 1).map((word) => word.replaceAll("", ""));
}
function partsOf(word, isSound) {
	return unglued(word, isSound, (part) => mended(part, isSound) !== null);
}
function soundIn(superfluous) {
	return (word) => !superfluous.has(word) && readable(word) !== null;
}
function livingOf(words) {
	const at = words.findIndex(({ read }) => isAll(read));
	const all = words[at]?.read;
	if (all?.kind !== "directive") return {
		words,
		idle: [],
		end: null
	};
	return {
		words: words.filter(({ read }, index) => read.kind === "directive" ? index < at : !isRedirect(read)),
		idle: words.filter(({ read }, index) => read.kind === "directive" && index > at && !isAll(read)),
		end: all.qualifier
	};
}
function revived(living, known) {
	const { words, idle } = living;
	const senders = new Set(known.map((each) => each.toLowerCase()));
	if (idle.some(({ text }) => senders.has(text.toLowerCase().replace(/^\+/, "")))) return {
		...living,
		words: [...words, ...idle],
		isMeant: true
	};
	const isNobody = words.every(({ read }) => read.kind === "modifier");
	return {
		...living,
		isMeant: idle.length === 0 || !isNobody || known.length === 0
	};
}
function isAll(read) {
	return read.kind === "directive" && read.mechanism === "all";
}
function isRedirect(read) {
	return read.kind === "modifier" && read.modifier === "redirect";
}
function isNaming(read) {
	return read.kind === "directive" ? read.qualifier === "+" : isRedirect(read);
}
function unique(texts) {
	return [...new Map(texts.map((text) => [text.toLowerCase(), text])).values()];
}
function mended(text, isSound) {
	if (isSound(text)) return wordOf(text);
	const url = withoutUrl(text);
	if (url !== null && isSound(url)) return wordOf(url);
	const own = wordOf(text);
	if (own) return own;
	for (const better of recordRepairsOf(text)) {
		const word = wordOf(better);
		if (word) return word;
	}
	return null;
}
function wordOf(text) {
	const read = readable(text);
	return read && {
		text,
		read
	};
}
function readable(text) {
	const read = parseTerm(text);
	if ("code" in read) return null;
	return isMisnamed(read) ? null : read;
}
function isMisnamed(read) {
	if (read.kind !== "modifier" || read.modifier !== "unknown") return false;
	return isMechanism(read.name) || /^ip(?:v[46])?$/i.test(read.name);
}
// src/topics/spf/superfluous.ts
async function superfluousIn({ cost, tree }, isOpen) {
	const own = plainText(tree.root.name);
	const areTooMany = cost.voids.four.length > 2;
	const breaking = cost.breaks.filter(({ code, domain }) => domain === own && leavable.has(code));
	const useless = [...isOpen ? [] : cost.covered, ...breaking.filter(({ code }) => code === "loop")].filter(({ domain }) => domain === own);
	const absent = tree.root.terms.filter(({ isVoid, naming }) => isVoid.four && isVoid.six || naming === "impossible");
	const broken = tree.root.terms.filter(({ term }) => breaking.some((each) => each.term === term.text && each.code !== "loop"));
	const lost = (terms, loss) => terms.map(async ({ term, target }) => [term.text, await lossOf(target, loss)]);
	const told = await Promise.all([...lost(absent, areTooMany ? "somebody" : "nobody"), ...lost(broken, "somebody")]);
	const inside = tree.root.terms.filter(({ term, matches }) => "network" in term && isPrivate(matches));
	const pointers = cost.ptr?.domain === own ? [[cost.ptr.term, "somebody"]] : [];
	return new Map([
		...useless.map(({ term }) => [term, "nobody"]),
		...inside.map(({ term }) => [term.text, "nobody"]),
		...pointers,
		...told
	]);
}
const leavable = new Set([
	"include",
	"impossible",
	"loop",
	"redirect"
]);
async function lossOf(target, loss) {
	return target !== null && /^[a-z0-9_.-]+$/i.test(plainText(target)) && await isInPublicDomain(target) ? loss : "unclear";
}
function openingIn({ opens, tree }) {
	const own = plainText(tree.root.name);
	const dropped = opens.filter(({ domain, isNobodys, term }) => domain === own && isNobodys && !/^\+?all$/i.test(term));
	return new Set(dropped.map(({ term }) => term));
}
// src/data/mail-senders.ts
const mailSenders = [
	{
		exchangers: ["google.com", "googlemail.com"],
		include: "_spf.google.com",
		source: null
	},
	{
		exchangers: ["mail.protection.outlook.com", "mx.microsoft"],
		include: "spf.protection.outlook.com",
		source: "https://learn.microsoft.com/defender-office-365/email-authentication-spf-configure"
	},
	{
		exchangers: ["mail.protection.office365.us"],
		include: "spf.protection.office365.us",
		source: "https://learn.microsoft.com/defender-office-365/email-authentication-spf-configure"
	},
	{
		exchangers: ["mail.protection.partner.outlook.cn"],
		include: "spf.protection.partner.outlook.cn",
		source: "https://learn.microsoft.com/defender-office-365/email-authentication-spf-configure"
	},
	{
		exchangers: ["worksmobile.com"],
		include: "spf.worksmobile.com",
		source: "https://help.worksmobile.com/jp/administrator/service/mail/what-is-spf-record/"
	},
	{
		exchangers: ["aspmx.daum.net"],
		include: "_spf.daum.net",
		source: null
	},
	{
		exchangers: ["spam.cafe24.com"],
		include: "spf.cafe24.com",
		source: null
	},
	{
		exchangers: ["messagingengine.com"],
		include: "spf.messagingengine.com",
		source: null
	},
	{
		exchangers: ["protonmail.ch"],
		include: "_spf.protonmail.ch",
		source: "https://protonmail.com/support/knowledge-base/anti-spoofing/"
	},
	{
		exchangers: ["zoho.com"],
		include: "zohomail.com",
		source: null
	},
	{
		exchangers: ["zoho.eu"],
		include: "zohomail.eu",
		source: null
	},
	{
		exchangers: ["zoho.in"],
		include: "zohomail.in",
		source: null
	},
	{
		exchangers: ["zoho.com.au"],
		include: "zohomail.com.au",
		source: null
	},
	{
		exchangers: ["zoho.jp"],
		include: "zohomail.jp",
		source: null
	},
	{
		exchangers: ["mail.icloud.com"],
		include: "icloud.com",
		source: "https://support.apple.com/102374"
	},
	{
		exchangers: ["mx.yandex.net"],
		include: "_spf.yandex.net",
		source: "https://yandex.com.tr/support/connect/dns/spf.html"
	},
	{
		exchangers: ["mailbox.org"],
		include: "mailbox.org",
		source: "https://kb.mailbox.org/de/privat/e-mail-mit-eigener-domain/spam-reputation-der-eigenen-domain-verbessern-mit-spf-dkim-und-dmarc"
	},
	{
		exchangers: ["startmail.com"],
		include: "spf.startmail.com",
		source: "https://support.startmail.com/hc/de/articles/360006558278"
	},
	{
		exchangers: ["mail.tutanota.de"],
		include: "spf.tutanota.de",
		source: null
	},
	{
		exchangers: ["migadu.com"],
		include: "spf.migadu.com",
		source: null
	},
	{
		exchangers: ["mailgun.org"],
		include: "mailgun.org",
		source: "https://www.mailgun.com/blog/white-labeling-dns-records-your-customers-tips-tricks/"
	},
	{
		exchangers: ["mail.ovh.net"],
		include: "mx.ovh.com",
		source: "https://github.com/ovh/docs/blob/develop/pages/web_cloud/domains/dns_zone_spf/guide.en-gb.md"
	},
	{
		exchangers: ["mail.gandi.net"],
		include: "_mailcust.gandi.net",
		source: "https://helpdesk.gandi.net/hc/en-us/articles/14001808469404"
	},
	{
		exchangers: ["mta-gw.infomaniak.ch"],
		include: "spf.infomaniak.ch",
		source: "https://www.infomaniak.com/en/support/faq/2199/manage-spf-records"
	},
	{
		exchangers: ["mx1.hostinger.com", "mx2.hostinger.com"],
		include: "_spf.mail.hostinger.com",
		source: "https://support.hostinger.com/en/articles/1583673-what-is-hostinger-spf-record"
	},
	{
		exchangers: ["titan.email"],
		include: "spf.titan.email",
		source: "https://github.com/Domain-Connect/Templates/blob/master/titan.email.titan-mail-hosting.json"
	},
	{
		exchangers: ["privateemail.com"],
		include: "spf.privateemail.com",
		source: "https://www.namecheap.com/support/knowledgebase/article.aspx/1262/2176/"
	},
	{
		exchangers: ["improvmx.com"],
		include: "spf.improvmx.com",
		source: "https://github.com/Domain-Connect/Templates/blob/master/improvmx.com.email.json"
	},
	{
		exchangers: [
			"mxroute.com",
			"mxrouting.net",
			"mxlogin.com"
		],
		include: "mxroute.com",
		source: null
	},
	{
		exchangers: [
			"smtp.secureserver.net",
			"mailstore1.secureserver.net",
			"smtp.europe.secureserver.net",
			"mailstore1.europe.secureserver.net",
			"smtp.asia.secureserver.net",
			"mailstore1.asia.secureserver.net"
		],
		include: "secureserver.net",
		source: "https://github.com/Domain-Connect/Templates/blob/master/godaddy.com.professional_mail.json"
	},
	{
		exchangers: ["emailsrvr.com"],
		include: "emailsrvr.com",
		source: "https://docs.rackspace.com/docs/dns-record-definitions"
	}
];
function mailSenderOf(exchanger) {
	return mailSenders.find(({ exchangers }) => exchangers.some((each) => `.${exchanger}`.endsWith(`.${each}`))) ?? null;
}
function senderOf(exchanger) {
	return mailSenderOf(exchanger)?.include ?? null;
}
// src/topics/spf/senders.ts
function soft(...terms) {
	return {
		terms,
		end: "~all"
	};
}
async function knownSenders({ context, asking, name, mayConnect }, { hosts, answer }) {
	if (answer.kind === "unknown" || (await exchangersOf(context, name)).kind === "bogus") return [];
	if (hosts.length > 0 && hosts.every(({ kind }) => kind === "null")) return [{
		terms: [],
		end: "-all"
	}];
	if (hosts.length > 0) {
		const exchangers = hosts.flatMap((host) => host.kind === "host" ? [plainText(host.name)] : []);
		const senders = new Set(exchangers.map(senderOf));
		const includes = [...senders].flatMap((each) => each === null ? [] : [`include:${each}`]);
		const mx = hosts.some(({ addresses }) => addresses.length > 0) ? ["mx"] : [];
		const byName = senders.has(null) ? [...mx, ...includes] : includes;
		return [...includes.length > 0 ? [soft(...byName)] : [], ...mx.length > 0 ? [soft(...mx)] : []];
	}
	if (!mayConnect) return [];
	const { hosts: own } = await mailStateOf(context, name);
	if (own.some(({ addresses }) => addresses.some(({ outcome }) => speaking.has(outcome)))) return [soft("a")];
	const [four, six] = await Promise.all([asking(name, "A"), asking(name, "AAAA")]);
	return four.kind !== "unknown" && six.kind !== "unknown" && await hasNoKeys(context, name) ? [{
		terms: [],
		end: "-all"
	}] : [];
}
const speaking = new Set(["accepted", "rejected"]);
async function hasNoKeys(context, name) {
	const at = below(name, "_domainkey");
	return at === null || (await ask(context, at, types.TXT)).answer.kind === "nxdomain";
}
// src/topics/spf/evaluation.ts
const mostCounted = 9999;
const longestTerm = 300;
function evaluationOf({ tree, cost, macros, branches, passesAll, passesFirst, opens, addresses, wide }) {
	const { root } = tree;
	const { choice } = root;
	const record = choice?.kind === "one" ? choice.record : null;
	const text = record?.text ?? null;
	const lookups = Number.isFinite(cost.lookups) ? Math.min(cost.lookups, mostCounted) : null;
	return {
		state: root.state === "beyond" ? "unknown" : root.state,
		reason: root.reason,
		text: text === null ? null : printable(text, longestRecord),
		octets: text === null ? 0 : Buffer.byteLength(text),
		total: choice?.kind === "several" ? choice.texts.length : Number(record !== null),
		malformedRecords: (choice?.lookalikes ?? []).slice(0, 20).map((each) => printable(each, longestRecord)),
		faults: (record?.faults ?? []).map(({ code, at, word }) => ({
			code,
			at,
			word: printable(word, 120)
		})),
		defaultResult: macros.breaks.length > 0 ? "error" : cost.end,
		lookups,
		isLowerBound: cost.isAtLeast,
		voidLookups: cost.voids.four.slice(0, 20).map(shown),
		voidLookupsTotal: cost.voids.four.length,
		voidLookupsOverIpv6: cost.voids.six.length,
		permerrors: breaksOf(cost, macros, root.state === "one").slice(0, 20),
		unmatchableTerms: macros.dead.slice(0, 20).map((each) => ({
			...shown(each),
			below: printable(each.below, longestTerm)
		})),
		hasOnlyUnmatchableTerms: macros.dead.length > 0 && isNobody(cost.passes) && cost.chosen === null,
		undeterminedTerms: cost.doubts.slice(0, 20).map((each) => ({
			...shown(each),
			reason: printable(each.reason, 80)
		})),
		permitsAll: passesAll,
		permitsBeforeError: passesFirst,
		permissiveTerms: opens.slice(0, 20).map((each) => ({
			...shown(each),
			by: printable(each.by, longestTerm)
		})),
		addresses: Number(addresses.all),
		ownAddresses: Number(addresses.own),
		broadTerms: wide.slice(0, 20).map((each) => ({
			...shown(each),
			addresses: each.addresses
		})),
		privateTerms: root.terms.filter(({ term, matches }) => "network" in term && isPrivate(matches)).slice(0, 20).map(({ term }) => printable(term.text, longestTerm)),
		ptr: cost.ptr && shown(cost.ptr),
		redundantTerms: cost.covered.slice(0, 20).map(shown),
		unreachableTerms: (record ? idleTerms(record) : []).slice(0, 20).map((each) => printable(each.text, longestTerm)),
		unknownModifiers: (record?.terms ?? []).filter((each) => each.kind === "modifier" && each.modifier === "unknown" && isMechanism(each.name)).slice(0, 20).map((each) => printable(each.text, longestTerm)),
		tree: branches.slice(0, 60).map((each) => ({
			...each,
			...shown(each),
			lookups: each.lookups === null ? null : Math.min(each.lookups, mostCounted)
		})),
		permittedSenders: whomItLets(cost, tree)
	};
}
function whomItLets({ passes, chosen, ptr, doubts }, { nodes }) {
	const isOpen = [...nodes.values()].some(({ terms }) => terms.some(({ term, naming }) => naming === "macro" && !(term.kind === "directive" && term.qualifier !== "+")));
	const isInside = isPrivate(passes) && [...nodes.values()].every(({ terms }) => terms.every(isWritten));
	if (!isNobody(passes) && !isInside || chosen !== null || ptr !== null || isOpen) return "some";
	return doubts.length > 0 ? "unknown" : "none";
}
function isWritten({ term, matches }) {
	return isNobody(matches) || term.kind === "directive" && ("network" in term || term.mechanism === "all");
}
function breaksOf({ breaks, lookups, voids }, macros, isReadable) {
	if (!isReadable) return [];
	const whole = {
		at: "",
		term: "",
		domain: ""
	};
	const told = (breaks.length > 0 || lookups > 10 || voids.four.length > 2 ? breaks : macros.breaks).map((each) => ({
		code: each.code,
		at: printable(each.at, longestTerm),
		...shown(each)
	}));
	return [
		...lookups > 10 && Number.isFinite(lookups) ? [{
			...whole,
			code: "lookups"
		}] : [],
		...voids.four.length > 2 ? [{
			...whole,
			code: "voids"
		}] : [],
		...new Map(told.map((each) => [`${each.code} ${each.at} ${each.term}`, each])).values()
	];
}
function shown({ domain, term }) {
	return {
		domain: printable(domain, longestTerm),
		term: printable(term, longestTerm)
	};
}
// src/topics/spf/repair.ts
function publishedTexts(choice) {
	if (choice?.kind === "one") return [choice.record.text];
	return choice?.kind === "several" ? choice.texts : [];
}
async function repairsOf({ context, asking, name, audit, mail, mayConnect }) {
	const { choice, state } = audit.tree.root;
	const none = {
		repairs: [],
		missingSpaces: []
	};
	if (state === "unknown" || state === "beyond") return none;
	if (mail.answer.kind !== "unknown" && mail.answer.aliases.length > 0) return none;
	const own = publishedTexts(choice);
	const texts = own.length > 0 ? own : choice?.lookalikes ?? [];
	const seamed = await withSeams(asking, name, texts);
	const opening = openingIn(audit);
	const isExchanger = mail.isExchanger && mail.hosts.length === 0 && texts.length === 0;
	const senders = await knownSenders({
		context,
		asking,
		name,
		mayConnect
	}, mail);
	const known = isExchanger ? [{
		terms: ["a"],
		end: "-all"
	}] : senders;
	const terms = known.length > 0 ? known.map((each) => each.terms) : [[]];
	async function offered(superfluous) {
		const fresh = (texts.length === 0 ? known.map(recordFor) : terms.flatMap((each) => repairSpf({
			texts: seamed,
			superfluous,
			opening,
			known: each
		}) ?? [])).filter((value) => own.length > 1 || !own.includes(value));
		return Promise.all([...new Set(fresh)].slice(0, mostRepairs).map(async (value) => ({
			value,
			audit: await auditSpf(withTexts(asking, name, [value]), name)
		})));
	}
	const superfluous = await superfluousIn(audit, opening.size > 0);
	const first = await offered(superfluous);
	const unclear = (await Promise.all(first.map((each) => superfluousIn(each.audit, false)))).flatMap((each) => [...each].filter(([, loss]) => loss === "unclear"));
	const damage = new Map([...superfluous, ...unclear]);
	const seen = (unclear.length === 0 ? first : await offered(damage)).map(({ value, audit: each }) => ({
		value,
		evaluation: evaluationOf(each)
	}));
	return {
		repairs: opening.size > 0 || known.length === 0 ? seen.filter(({ evaluation: sight }) => sight.permittedSenders === "some") : seen,
		missingSpaces: gluedIn({
			texts: seamed,
			superfluous: damage
		}).slice(0, 20).map((each) => printable(each, longestTold))
	};
}
function recordFor({ terms, end }) {
	return `v=spf1 ${[...terms, end].join(" ")}`;
}
async function withSeams(asking, name, texts) {
	const answer = await asking(name, "TXT");
	const records = recordsOf("TXT", answer.kind === "found" ? answer.records : []);
	return texts.map((text) => {
		const seamed = (records.map(({ data }) => data.strings).find((each) => joinedText(each) === text) ?? []).map((each) => joinedText([each])).join("");
		return seamed.replaceAll("", "") === text ? seamed : text;
	});
}
const longestTold = 300;
const mostRepairs = 3;
// src/topics/spf/observe.ts
const mostAddresses = 10;
const mostHosts = 10;
async function observeSpf(context, name, observing) {
	const asking = spfAskIn(context);
	const [audit, mail, ofOwnType] = await Promise.all([
		auditSpf(asking, name),
		mailHosts(context, name),
		ask(context, name, types.SPF)
	]);
	const isExchanger = await isExchangerAbove(context, name);
	const { choice } = audit.tree.root;
	const record = choice?.kind === "one" ? choice.record : null;
	const [mending, hijackable, uncovered, helo, ownHost] = await Promise.all([
		repairsOf({
			context,
			asking,
			name,
			audit,
			mail: {
				...mail,
				isExchanger
			},
			...observing
		}),
		hijackableIn(context, name, audit),
		uncoveredBy(asking, name, audit, mail),
		heloOf(context, name, mail),
		record && mail.hosts.length === 0 ? ownHostIn(asking, name, record) : []
	]);
	const { kind } = ofOwnType.answer;
	return {
		name: plainText(name),
		evaluation: evaluationOf(audit),
		...mending,
		hasSpfTypeRecord: kind === "unknown" ? null : kind === "found",
		hasSenderTerms: [record?.text ?? "", ...choice?.lookalikes ?? []].some((text) => namesSenders(printable(text, longestRecord))),
		isHeloRecord: record?.text.trim().toLowerCase() === heloRecord,
		ownHostAddresses: ownHost.slice(0, mostAddresses),
		mxState: mailOf(mail),
		isParentMx: isExchanger,
		hijackable,
		uncovered,
		helo
	};
}
async function isExchangerAbove(context, name) {
	const most = Math.min(countLabels(name) - 1, mostLabels);
	const above = Array.from({ length: Math.max(0, most - 1) }, (_, at) => outermost(name, most - at));
	return (await Promise.all(above.map((each) => ask(context, each, types.MX)))).some(({ answer }) => recordsOf("MX", answer.kind === "found" ? answer.records : []).some(({ data }) => isSameName(data.exchange, name)));
}
const mostLabels = 4;
function mailOf({ answer, hosts }) {
	if (answer.kind === "unknown") return "unknown";
	if (hosts.some(({ kind }) => kind !== "null")) return "hosts";
	return hosts.length > 0 ? "null" : "none";
}
async function uncoveredBy(asking, name, { tree }, { hosts }) {
	if (tree.root.state !== "one") return [];
	const domain = plainText(name);
	const pairs = hosts.flatMap(({ name: host, addresses }) => addresses.map(({ address }) => ({
		host: plainText(host),
		address
	})));
	return (await Promise.all(pairs.slice(0, mostAddresses).map(async ({ host, address }) => {
		const { result } = await evaluateSpf({
			ip: address,
			domain,
			sender: `postmaster@${domain}`,
			helo: host
		}, asking);
		return {
			host,
			address,
			result
		};
	}))).filter(({ result }) => result === "fail" || result === "softfail" || result === "neutral");
}
async function heloOf(context, name, { hosts }) {
	const named = hosts.filter(({ kind, state, alias }) => kind === "host" && state === "there" && alias === null).slice(0, mostHosts);
	return Promise.all(named.map(async ({ name: host }) => {
		const { answer, texts } = await textsOf(context, host);
		const state = answer.kind === "unknown" ? "unknown" : chooseSpf(texts).kind;
		return {
			host: plainText(host),
			isOwn: isWithin(host, name),
			state
		};
	}));
}
// src/topics/dmarc/problems-outcome.ts
const dmarcOutcomeProblems = defineProblems({
	"dmarc-missing": {
		severity: "medium",
		cause: {
			en: "There is no DMARC record for {name} or at a parent name. Receivers have no policy for mail that spoofs this domain.",
			ko: "{name|과/와} 상위 이름에 DMARC 레코드가 없습니다. 수신 서버에 이 도메인을 사칭한 메일의 처리 정책이 없습니다."
		},
		action: {
			en: "Publish a record at {at}. If the domain sends mail, start with p=none and reports, and raise p when the reports are clean.",
			ko: "{at}에 레코드를 게시하십시오. 메일을 보내는 도메인이면 p=none과 보고서로 시작하고, 보고서에 문제가 없으면 p를 올리십시오."
		},
		reference: "RFC 9989 §5.1"
	},
	"dmarc-misplaced": {
		severity: "high",
		cause: {
			en: "The DMARC record of {name} is at the name itself. Receivers look it up at {at} only, so no policy is in effect.",
			ko: "{name}의 DMARC 레코드가 도메인 이름 자체에 있습니다. 수신 서버는 {at}에서만 조회하므로 적용되는 정책이 없습니다."
		},
		action: {
			en: "Publish it at {at}, and delete it at {name}. If reports have not yet shown that your own mail passes, start with p=none.",
			ko: "{at}에 게시하고 {name}에서는 삭제하십시오. 정상 메일이 통과하는지 보고서로 확인하지 않았다면 p=none으로 시작하십시오."
		},
		reference: "RFC 9989 §4.10"
	},
	"dmarc-misplaced-idle": {
		severity: "low",
		cause: {
			en: "A DMARC record at {name} itself has no effect: receivers do not look there. The record of {about} applies.",
			ko: "{name} 자체에 있는 DMARC 레코드는 효과가 없습니다. 수신 서버는 그곳을 조회하지 않습니다. {about}의 레코드가 적용됩니다."
		},
		action: {
			en: "Delete it.",
			ko: "삭제하십시오."
		},
		reference: "RFC 9989 §4.10"
	},
	"dmarc-dangling": {
		severity: "high",
		cause: {
			en: "{at} is a CNAME to {target}, where there is no DMARC record. Receivers have no policy for mail that spoofs this domain.",
			ko: "{at}의 CNAME 대상 {target}에 DMARC 레코드가 없습니다. 수신 서버에 이 도메인을 사칭한 메일의 처리 정책이 없습니다."
		},
		action: {
			en: "Have a record published at {target}, or replace the CNAME at {at} with a record of your own.",
			ko: "{target}에 레코드를 게시하게 하거나, {at}의 CNAME을 자체 레코드로 바꾸십시오."
		},
		reference: "RFC 9989 §4.10"
	},
	"dmarc-several": {
		severity: "high",
		cause: {
			en: "There are {count} DMARC records at {at}. Receivers ignore all of them.",
			ko: "{at}에 DMARC 레코드가 {count}개 있습니다. 수신 서버는 모두 무시합니다."
		},
		action: {
			en: "Replace them with a single record.",
			ko: "하나로 바꾸십시오."
		},
		reference: "RFC 9989 §4.10"
	},
	"dmarc-lookalike": {
		severity: "high",
		cause: {
			en: "A TXT record at {at} looks like a DMARC record but is not valid. The record must begin with exactly v=DMARC1 and a semicolon.",
			ko: "{at}의 TXT 레코드는 DMARC 레코드처럼 보이지만 올바르지 않습니다. 정확히 v=DMARC1과 세미콜론으로 시작해야 합니다."
		},
		action: {
			en: "Correct the record.",
			ko: "레코드를 수정하십시오."
		},
		reference: "RFC 9989 §4.7"
	},
	"dmarc-lookalike-idle": {
		severity: "low",
		cause: {
			en: "A TXT record at {at} looks like a DMARC record but is not valid. The record of {about} applies instead.",
			ko: "{at}의 TXT 레코드는 DMARC 레코드처럼 보이지만 올바르지 않습니다. 대신 {about}의 레코드가 적용됩니다."
		},
		action: {
			en: "Delete it, or make it begin with v=DMARC1 and a semicolon.",
			ko: "삭제하거나 v=DMARC1과 세미콜론으로 시작하게 고치십시오."
		},
		reference: "RFC 9989 §4.7"
	},
	"dmarc-void": {
		severity: "high",
		cause: {
			en: "The DMARC record at {at} has no valid policy and no report address{words}. Receivers apply no policy to mail of {name}.",
			ko: "{at}의 DMARC 레코드에 올바른 정책도 보고서 주소도 없어, 수신 서버는 {name}의 메일에 정책을 적용하지 않습니다{words}."
		},
		action: {
			en: "Add p=, for example p=quarantine. Use p=none until reports show that your own mail passes.",
			ko: "p=를 추가하십시오(예: p=quarantine). 정상 메일이 통과하는지 보고서로 확인할 때까지는 p=none으로 두십시오."
		},
		reference: "RFC 9989 §4.10.1"
	},
	"dmarc-repeated": {
		severity: "high",
		cause: {
			en: "The DMARC record at {at} repeats {tags}. Receivers differ: some use the first value, some the last, and some discard the whole record. It therefore counts as no policy.",
			ko: "{at}의 DMARC 레코드에 {tags} 태그가 두 번 이상 있습니다. 수신 서버에 따라 첫 값이나 마지막 값을 쓰거나 레코드 전체를 버리므로, 정책이 없는 것으로 평가합니다."
		},
		action: {
			en: "Keep each tag once.",
			ko: "태그마다 하나만 남기십시오."
		},
		reference: "RFC 6376 §3.2"
	},
	"dmarc-unknown": {
		severity: "info",
		cause: {
			en: "We could not determine the DMARC policy of {name}: {reason}.",
			ko: "{name}의 DMARC 정책을 확인하지 못했습니다({reason})."
		},
		action: {
			en: "Try again, and check the answers of the name servers.",
			ko: "다시 시도하고 네임서버의 응답을 확인하십시오."
		}
	},
	"dmarc-inherited": {
		severity: "info",
		cause: {
			en: "{name} has no DMARC record of its own. The record of {about} applies.",
			ko: "{name}에는 자체 DMARC 레코드가 없어 {about}의 레코드가 적용됩니다."
		},
		action: {
			en: "No action is needed. Changes in the record of {about} affect all its subdomains; a record at {at} would affect {name} only.",
			ko: "조치할 것이 없습니다. {about}의 레코드를 바꾸면 모든 하위 도메인에 적용되며, {name}에만 적용하려면 {at}에 레코드를 게시하십시오."
		},
		reference: "RFC 9989 §4.10.1"
	},
	"dmarc-of-suffix": {
		severity: "medium",
		cause: {
			en: "Only the DMARC record of the public suffix {about} covers {name}. Reports go to the registry, not to you.",
			ko: "{name}에는 공개 접미사 {about}의 DMARC 레코드만 적용됩니다. 보고서도 레지스트리로 갑니다."
		},
		action: {
			en: "Publish a record of your own at {at}.",
			ko: "{at}에 자체 레코드를 게시하십시오."
		},
		reference: "RFC 9989 §4.10.1"
	}
});
// src/topics/dmarc/problems-record.ts
const dmarcRecordProblems = defineProblems({
	"dmarc-syntax": {
		severity: "medium",
		cause: {
			en: "In the DMARC record at {at}, {fault}. Receivers ignore this part.",
			ko: "{at}의 DMARC 레코드에 오류가 있습니다. {fault}. 수신 서버는 이 부분을 무시합니다."
		},
		action: {
			en: "{advice}",
			ko: "{advice}"
		},
		reference: "RFC 9989 §4.8"
	},
	"dmarc-repeated-tag": {
		severity: "medium",
		cause: {
			en: "In the DMARC record at {at}, {fault}. Receivers differ: some use the first value, some the last, and some discard the whole record.",
			ko: "{at}의 DMARC 레코드에 오류가 있습니다. {fault}. 수신 서버에 따라 첫 값이나 마지막 값을 쓰거나 레코드 전체를 버립니다."
		},
		action: {
			en: "Keep each tag once.",
			ko: "태그마다 하나만 남기십시오."
		},
		reference: "RFC 6376 §3.2"
	},
	"dmarc-idle": {
		severity: "info",
		cause: {
			en: "In the DMARC record at {at}, {fault}. Receivers ignore tags that have no effect.",
			ko: "{at}의 DMARC 레코드에서 {fault}. 수신 서버는 이 부분을 무시합니다."
		},
		action: {
			en: "Remove the tags that have no effect.",
			ko: "효과가 없는 태그를 제거하십시오."
		},
		reference: "RFC 9989 §4.7"
	},
	"dmarc-policy-none": {
		severity: "medium",
		cause: {
			en: "The DMARC policy of {name} is none ({tag}), which only monitors. Receivers deliver mail that spoofs the domain.",
			ko: "{name}의 DMARC 정책이 none입니다({tag}, 모니터링만). 수신 서버는 사칭한 메일도 배달합니다."
		},
		action: {
			en: "When reports show that your own mail passes, raise {tag} to quarantine, then to reject.",
			ko: "보고서에서 정상 메일이 통과하는 것을 확인한 뒤 {tag}를 quarantine, 이어서 reject로 올리십시오."
		},
		reference: "RFC 9989 §5.1.7"
	},
	"dmarc-policy-quarantine": {
		severity: "info",
		cause: {
			en: "The DMARC policy of {name} is quarantine ({tag}). Mail that spoofs the domain goes to the spam folder.",
			ko: "{name}의 DMARC 정책이 quarantine입니다({tag}). 사칭한 메일은 스팸함으로 갑니다."
		},
		action: {
			en: "When reports show that your own mail passes, raise {tag} to reject.",
			ko: "보고서에서 정상 메일이 통과하는 것을 확인한 뒤 {tag}를 reject로 올리십시오."
		},
		reference: "RFC 9989 §5.1.7"
	},
	"dmarc-test": {
		severity: "low",
		cause: {
			en: "The DMARC record is in test mode (t=y): receivers apply one level less than {published}. Receivers that follow RFC 7489 do not know this tag and apply {published}.",
			ko: "DMARC 레코드가 시험 모드(t=y)입니다. 수신 서버는 {published}보다 한 단계 낮게 적용하고, RFC 7489를 따르는 서버는 이 태그를 몰라 {published|을/를} 그대로 적용합니다."
		},
		action: {
			en: "When reports show that your own mail passes, remove t=y.",
			ko: "보고서에서 정상 메일이 통과하는 것을 확인한 뒤 t=y를 제거하십시오."
		},
		reference: "RFC 9989 §4.7"
	},
	"dmarc-below-weaker": {
		severity: "medium",
		cause: {
			en: "Subdomains of {name} without a DMARC record have a weaker policy: the record of {about} sets {weaker} for them instead of {published}. Attackers can spoof these names.",
			ko: "DMARC 레코드가 없는 {name}의 하위 도메인은 정책이 더 약합니다. {about}의 레코드에 따라 {published} 대신 {weaker|이/가} 적용되며, 공격자가 이런 이름을 사칭할 수 있습니다."
		},
		action: {
			en: "When reports show that mail of these subdomains passes, raise their policy (sp) in the record of {about}.",
			ko: "보고서에서 하위 도메인의 정상 메일이 통과하는 것을 확인한 뒤 {about} 레코드의 하위 도메인 정책(sp)을 올리십시오."
		},
		reference: "RFC 9989 §4.7"
	},
	"dmarc-nonexistent-weaker": {
		severity: "low",
		cause: {
			en: "Nonexistent subdomains of {name} have a weaker policy: np in the record of {about} sets {weaker} for them instead of {published}.",
			ko: "존재하지 않는 {name}의 하위 도메인은 정책이 더 약합니다. {about} 레코드의 np에 따라 {published} 대신 {weaker|이/가} 적용됩니다."
		},
		action: {
			en: "Set np=reject in that record, or remove np.",
			ko: "해당 레코드에서 np=reject로 바꾸거나 np를 제거하십시오."
		},
		reference: "RFC 9989 §4.7"
	},
	"dmarc-below-none": {
		severity: "low",
		cause: {
			en: "Subdomains of {name} without a DMARC record have no policy.",
			ko: "DMARC 레코드가 없는 {name}의 하위 도메인에는 정책이 없습니다."
		},
		action: {
			en: "Add a valid policy to the record of the organisational domain.",
			ko: "조직 도메인의 레코드에 올바른 정책을 지정하십시오."
		},
		reference: "RFC 9989 §4.10.1"
	},
	"dmarc-below-unknown": {
		severity: "info",
		cause: {
			en: "We could not determine the DMARC policy of subdomains of {name}: a lookup at a parent name failed.",
			ko: "{name}의 하위 도메인에 적용되는 DMARC 정책을 확인하지 못했습니다. 상위 이름의 조회에 실패했습니다."
		},
		action: {
			en: "Try again later.",
			ko: "나중에 다시 시도하십시오."
		}
	},
	"dmarc-psd": {
		severity: "medium",
		cause: {
			en: "psd=y in the DMARC record declares {name} a public suffix. Each subdomain counts as a separate organisation, so their mail is not aligned with each other.",
			ko: "DMARC 레코드의 psd=y는 {name|이/가} 공개 접미사라는 뜻입니다. 하위 도메인이 각각 다른 조직으로 취급되어 서로 정렬되지 않습니다."
		},
		action: {
			en: "Unless you run a registry, set psd=n or remove the tag.",
			ko: "레지스트리가 아니라면 psd=n으로 바꾸거나 태그를 제거하십시오."
		},
		reference: "RFC 9989 §5.2"
	}
});
// src/topics/dmarc/problems-reports.ts
const dmarcReportProblems = defineProblems({
	"dmarc-reports-missing": {
		severity: "low",
		cause: {
			en: "The DMARC record at {at} has no address for aggregate reports (rua). You do not learn which servers send mail as {name}.",
			ko: "{at}의 DMARC 레코드에 집계 보고서 주소(rua)가 없습니다. 어느 서버가 {name|으로/로} 메일을 보내는지 알 수 없습니다."
		},
		action: {
			en: "Add rua with a mailbox that you read, or with a report analysis service.",
			ko: "실제로 확인하는 메일함이나 보고서 분석 서비스를 rua로 추가하십시오."
		},
		reference: "RFC 9989 §5.1.3"
	},
	"dmarc-reports-unauthorised": {
		severity: "medium",
		cause: {
			en: "Receivers do not send reports to {uri} ({tag}): {host} belongs to another organisation and has not authorised reports for {about}.",
			ko: "수신 서버는 {uri}({tag})로 보고서를 보내지 않습니다. {host|은/는} 다른 조직의 도메인이며 {about}의 보고서를 허용하지 않았습니다."
		},
		action: {
			en: "Ask the operator of {host} to publish a record at {at}, or use an address of your own.",
			ko: "{host} 운영자에게 {at}에 레코드를 게시하도록 요청하거나, 자체 주소로 바꾸십시오."
		},
		reference: "RFC 9990 §4"
	},
	"dmarc-reports-nowhere": {
		severity: "medium",
		cause: {
			en: "Reports to {uri} ({tag}) are lost: {host} does not exist.",
			ko: "{uri}({tag})로 가는 보고서는 유실됩니다. {host|이/가} 존재하지 않습니다."
		},
		action: {
			en: "Correct the address, or remove it.",
			ko: "주소를 고치거나 제거하십시오."
		},
		reference: "RFC 9989 §4.7"
	},
	"dmarc-reports-no-mail": {
		severity: "medium",
		cause: {
			en: "Reports to {uri} ({tag}) are lost: {host} does not accept them.",
			ko: "{uri}({tag})로 가는 보고서는 유실됩니다. {host|이/가} 보고서를 받지 않습니다."
		},
		action: {
			en: "Use an address that receives mail.",
			ko: "메일을 받는 주소로 바꾸십시오."
		},
		reference: "RFC 5321 §5.1"
	},
	"dmarc-reports-unsupported": {
		severity: "low",
		cause: {
			en: "Receivers do not have to support {uri} ({tag}): DMARC reports are sent by mail.",
			ko: "수신 서버는 {uri}({tag})를 지원할 의무가 없습니다. DMARC 보고서는 메일로 발송됩니다."
		},
		action: {
			en: "Use mailto: with a mail address.",
			ko: "mailto:와 메일 주소로 지정하십시오."
		},
		reference: "RFC 9989 §4.7"
	},
	"dmarc-reports-unknown": {
		severity: "info",
		cause: {
			en: "We could not check whether reports to {uri} ({tag}) arrive at {host}: {reason}.",
			ko: "{uri}({tag})의 보고서가 {host}에 도달하는지 확인하지 못했습니다({reason})."
		},
		action: {
			en: "Try again later.",
			ko: "나중에 다시 시도하십시오."
		}
	},
	"dmarc-reports-implicit": {
		severity: "info",
		cause: {
			en: "We do not know whether reports to {uri} ({tag}) arrive: {host} has no MX record, and its own address may not accept mail.",
			ko: "{uri}({tag})의 보고서가 도달하는지 알 수 없습니다. {host}에 MX 레코드가 없고, 자체 주소는 메일을 받지 않을 수 있습니다."
		},
		action: {
			en: "Publish an MX record for {host}, or use an address that receives mail.",
			ko: "{host}의 MX 레코드를 만들거나 메일을 받는 주소로 바꾸십시오."
		},
		reference: "RFC 5321 §5.1"
	},
	"dmarc-no-path": {
		severity: "medium",
		cause: {
			en: "{name} has no working SPF record and no DKIM key. No mail of the domain can pass DMARC.",
			ko: "{name}에 사용할 수 있는 SPF 레코드도 DKIM 키도 없습니다. 이 도메인의 메일은 DMARC를 통과할 수 없습니다."
		},
		action: {
			en: "Publish an SPF record, and sign with DKIM.",
			ko: "SPF 레코드를 게시하고 DKIM으로 서명하십시오."
		},
		reference: "RFC 9989 §5.1"
	},
	"dmarc-older-organisation": {
		severity: "low",
		cause: {
			en: "Receivers disagree about the organisational domain: {newer} by RFC 9989, {older} by RFC 7489 (public suffix list). Some receivers may treat mail of {name} as not aligned.",
			ko: "수신 서버마다 조직 도메인이 다릅니다. RFC 9989로는 {newer}, RFC 7489(공개 접미사 목록)로는 {older}입니다. 일부 수신 서버에서 {name}의 메일이 정렬되지 않을 수 있습니다."
		},
		action: {
			en: "Publish a DMARC record at both domains, or use the same name in From, SPF and DKIM.",
			ko: "두 도메인 모두에 DMARC 레코드를 게시하거나 From, SPF, DKIM에 같은 이름을 쓰십시오."
		},
		reference: "RFC 9989 §4.10"
	},
	"dmarc-older-policy": {
		severity: "low",
		cause: {
			en: "Receivers disagree about the policy of {name}: {newer} by RFC 9989, {older} by RFC 7489.",
			ko: "수신 서버마다 {name}에 적용하는 정책이 다릅니다. RFC 9989로는 {newer}, RFC 7489로는 {older}입니다."
		},
		action: {
			en: "Publish the policy at {name} itself: both look there first.",
			ko: "양쪽 모두 먼저 확인하는 {name}에 직접 정책을 게시하십시오."
		},
		reference: "RFC 9989 §4.10.1"
	},
	"dmarc-older-percent": {
		severity: "low",
		cause: {
			en: "pct={percent} applies the policy to a share of the messages. Receivers that follow RFC 9989 ignore it and apply {newer} to all. Receivers that follow RFC 7489 apply {published} to {percent} % and at most {less} to the other {rest} %.",
			ko: "pct={percent}는 메시지 일부에만 정책을 적용합니다. RFC 9989를 따르는 수신 서버는 이를 무시하고 전부에 {newer|을/를} 적용합니다. RFC 7489를 따르는 서버는 {percent}%에 {published|을/를}, 나머지 {rest}%에는 많아야 {less|을/를} 적용합니다."
		},
		action: {
			en: "When reports show that your own mail passes, remove pct, so that all receivers act the same. For tests, newer receivers support t=y.",
			ko: "보고서에서 정상 메일이 통과하는 것을 확인한 뒤 모두 같게 동작하도록 pct를 제거하십시오. 새 수신 서버의 시험 모드는 t=y입니다."
		},
		reference: "RFC 9989 §A.6"
	},
	"dmarc-older-order": {
		severity: "info",
		cause: {
			en: "In the DMARC record at {at}, p does not directly follow v. RFC 9989 allows that, but strict RFC 7489 receivers ignore such a record.",
			ko: "{at}의 DMARC 레코드에서 p가 v 바로 뒤에 있지 않습니다. RFC 9989는 허용하지만, RFC 7489를 엄격히 따르는 서버는 이런 레코드를 무시합니다."
		},
		action: {
			en: "Put p directly after v.",
			ko: "p를 v 바로 뒤에 두십시오."
		},
		reference: "RFC 7489 §6.4"
	}
});
// src/topics/dmarc/problems.ts
const dmarcProblems = {
	...dmarcOutcomeProblems,
	...dmarcRecordProblems,
	...dmarcReportProblems
};
const findDmarc = finder("dmarc");
// src/topics/mx/problems.ts
const mxProblems = defineProblems({
	"mx-null": {
		severity: "info",
		cause: {
			en: "{domain} accepts no mail (null MX).",
			ko: "{domain|은/는} 메일을 받지 않습니다(null MX)."
		},
		action: {
			en: "If this is intended, no action is needed.",
			ko: "의도한 것이라면 조치할 것이 없습니다."
		},
		reference: "RFC 7505 §3"
	},
	"mx-null-beside": {
		severity: "medium",
		cause: {
			en: "{domain} has a null MX record (accepts no mail) next to other MX records. Senders handle this differently.",
			ko: "{domain}에 null MX 레코드(메일을 받지 않음)와 다른 MX 레코드가 함께 있습니다. 보내는 서버마다 다르게 처리합니다."
		},
		action: {
			en: "Delete the null MX record, or all other MX records.",
			ko: "null MX 레코드를 삭제하거나, 나머지 MX 레코드를 모두 삭제하십시오."
		},
		reference: "RFC 7505 §3"
	},
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
	},
	"mx-address": {
		severity: "high",
		cause: {
			en: "An MX record contains the IP address {host} instead of a host name. Senders cannot deliver mail to it.",
			ko: "MX 레코드에 호스트 이름 대신 IP 주소 {host|이/가} 있습니다. 메일을 배달할 수 없습니다."
		},
		action: {
			en: "Create a host name with an A or AAAA record for this address, and use it in the MX record.",
			ko: "이 주소를 가리키는 A 또는 AAAA 레코드로 호스트 이름을 만들고 MX 레코드에 그 이름을 쓰십시오."
		},
		reference: "RFC 1035 §3.3.9"
	},
	"mx-no-address": {
		severity: "high",
		cause: {
			en: "The mail server {host} has no address. Senders cannot deliver mail to it.",
			ko: "메일 서버 {host}에 주소가 없습니다. 메일을 배달할 수 없습니다."
		},
		action: {
			en: "Add an A or AAAA record, or remove it from the MX records.",
			ko: "A 또는 AAAA 레코드를 만들거나 MX 레코드에서 제거하십시오."
		},
		reference: "RFC 5321 §5.1"
	},
	"mx-host-bogus": {
		severity: "high",
		cause: {
			en: "The addresses of the mail server {host} fail DNSSEC validation: {reason}. Senders that validate cannot reach it and use the other mail servers only.",
			ko: "메일 서버 {host}의 주소가 DNSSEC 검증에 실패합니다: {reason}. 검증하는 발신 서버는 접속하지 못하고 다른 메일 서버만 사용합니다."
		},
		action: {
			en: "Fix the signatures of its zone. npx portcullis dns {host} shows the broken link.",
			ko: "해당 존의 서명을 바로잡으십시오. npx portcullis dns {host} 명령으로 문제 위치를 볼 수 있습니다."
		},
		reference: "RFC 4035 §5.5, RFC 5321 §5.1"
	},
	"mx-private": {
		severity: "high",
		cause: {
			en: "No address of the mail server {host} is reachable from the Internet: {addresses}",
			ko: "메일 서버 {host}의 모든 주소에 인터넷에서 접속할 수 없습니다: {addresses}"
		},
		action: {
			en: "Give it a public address.",
			ko: "공인 주소를 지정하십시오."
		},
		reference: "RFC 6890 §2.2"
	},
	"mx-partly-private": {
		severity: "medium",
		cause: {
			en: "The mail server {host} has an address that is not reachable from the Internet: {addresses}",
			ko: "메일 서버 {host}의 일부 주소에 인터넷에서 접속할 수 없습니다: {addresses}"
		},
		action: {
			en: "Remove this address record.",
			ko: "해당 주소 레코드를 제거하십시오."
		},
		reference: "RFC 6890 §2.2"
	}
});
const findMx = finder("mx");
// src/topics/spf/problems-cost.ts
const spfCostProblems = defineProblems({
	"spf-target-missing": {
		severity: "high",
		cause: {
			en: "“{term}” in the record of {domain} refers to {target}, which has no SPF record. Receivers report an error (permerror).",
			ko: "{domain} 레코드의 “{term}” 항목이 가리키는 {target}에 SPF 레코드가 없습니다. 수신 서버가 오류(permerror)로 처리합니다."
		},
		action: {
			en: "Remove the term, or use the name that your mail service documents.",
			ko: "항목을 제거하거나, 메일 서비스의 문서에 있는 이름으로 고치십시오."
		},
		reference: "RFC 7208 §5.2, §6.1"
	},
	"spf-target-malformed": {
		severity: "high",
		cause: {
			en: "“{term}” in the record of {domain} contains two dots in a row or begins with a dot, so it is not a domain name. Some receivers report an error.",
			ko: "{domain} 레코드의 “{term}” 항목에 점이 연달아 있거나 점으로 시작해 올바른 도메인 이름이 아닙니다. 일부 수신 서버가 오류로 처리합니다."
		},
		action: {
			en: "Correct the name, or remove the term.",
			ko: "이름을 고치거나 항목을 제거하십시오."
		},
		reference: "RFC 7208 §4.8"
	},
	"spf-target-broken": {
		severity: "high",
		cause: {
			en: "“{term}” in the record of {domain} refers to {target}, whose SPF record is invalid. Receivers report an error (permerror).",
			ko: "{domain} 레코드의 “{term}” 항목이 가리키는 {target}의 SPF 레코드가 올바르지 않습니다. 수신 서버가 오류(permerror)로 처리합니다."
		},
		action: {
			en: "Ask the owner of that name to correct it, and remove the term until then.",
			ko: "해당 이름의 관리자에게 수정을 요청하고, 그때까지 항목을 빼십시오."
		},
		reference: "RFC 7208 §5.2, §6.1"
	},
	"spf-loop": {
		severity: "high",
		cause: {
			en: "“{term}” in the record of {domain} leads back to {target}: the records include each other in a loop. Receivers report an error (permerror).",
			ko: "{domain} 레코드의 “{term}” 항목이 {target|으로/로} 되돌아갑니다. 레코드가 서로를 순환하여 포함합니다. 수신 서버가 오류(permerror)로 처리합니다."
		},
		action: {
			en: "Remove the term.",
			ko: "항목을 제거하십시오."
		},
		reference: "RFC 7208 §4.6.4"
	},
	"spf-exchangers": {
		severity: "high",
		cause: {
			en: "“{term}” in the record of {domain} needs the addresses of more than 10 MX hosts of {target}. Receivers report an error (permerror).",
			ko: "{domain} 레코드의 “{term}” 항목이 조회하는 {target}의 MX 호스트가 10개를 넘습니다. 수신 서버가 오류(permerror)로 처리합니다."
		},
		action: {
			en: "Use ip4 and ip6 with the addresses instead.",
			ko: "대신 ip4와 ip6로 주소를 지정하십시오."
		},
		reference: "RFC 7208 §4.6.4"
	},
	"spf-macro": {
		severity: "high",
		cause: {
			en: "“{term}” in the record of {domain} leads to an error (permerror) for every sender that we tried: {why} ({target}).",
			ko: "{domain} 레코드의 “{term}” 항목이 시험한 모든 발신자에게 오류(permerror)로 이어집니다: {why}({target})."
		},
		action: {
			en: "Publish records for the names that the macros give, with a wildcard if necessary, or remove the term.",
			ko: "매크로로 만들어지는 이름에 레코드를 게시하거나(필요하면 와일드카드), 항목을 제거하십시오."
		},
		reference: "RFC 7208 §7"
	},
	"spf-macro-void": {
		severity: "high",
		cause: {
			en: "“{term}” in the record of {domain} matches no sender: no name exists below {below}.",
			ko: "{domain} 레코드의 “{term}” 항목과 일치하는 발신자가 없습니다. {below} 아래에 이름이 존재하지 않습니다."
		},
		action: {
			en: "Publish an A record below {below} for each sender, or replace the term with ip4 and ip6.",
			ko: "{below} 아래에 발신자마다 A 레코드를 게시하거나, 항목을 ip4와 ip6로 바꾸십시오."
		},
		reference: "RFC 7208 §5.7, §7"
	},
	"spf-lookups": {
		severity: "high",
		cause: {
			en: "The SPF record and its includes need {count} DNS lookups. Above 10, receivers report an error (permerror).",
			ko: "SPF 레코드와 include된 레코드에 DNS 조회가 모두 {count}번 필요합니다. 10번을 넘으면 수신 서버가 오류(permerror)로 처리합니다."
		},
		action: {
			en: "Remove services that no longer send for you, and replace a and mx with ip4 and ip6.{costliest}",
			ko: "더 이상 쓰지 않는 발송 서비스를 제거하고 a와 mx를 ip4와 ip6로 바꾸십시오.{costliest}"
		},
		reference: "RFC 7208 §4.6.4"
	},
	"spf-lookups-near": {
		severity: "low",
		cause: {
			en: "The SPF record needs {count} of the 10 DNS lookups that are allowed. A change in an included record can break it.",
			ko: "SPF 레코드에 DNS 조회가 {count}번 필요합니다(한도 10번). include된 레코드가 바뀌면 한도를 넘을 수 있습니다."
		},
		action: {
			en: "Remove services that no longer send for you.",
			ko: "더 이상 쓰지 않는 발송 서비스를 제거하십시오."
		},
		reference: "RFC 7208 §4.6.4"
	},
	"spf-voids": {
		severity: "high",
		cause: {
			en: "{count} DNS lookups of the SPF record find nothing (void lookups). Above 2, receivers report an error (permerror): {terms}",
			ko: "SPF 레코드의 DNS 조회 가운데 {count}번은 결과가 없습니다(void lookup). 2번을 넘으면 수신 서버가 오류(permerror)로 처리합니다: {terms}"
		},
		action: {
			en: "Remove these terms, or correct their names.",
			ko: "해당 항목을 제거하거나 이름을 고치십시오."
		},
		reference: "RFC 7208 §4.6.4"
	},
	"spf-voids-near": {
		severity: "low",
		cause: {
			en: "DNS lookups of these SPF terms find nothing (void lookups): {terms}",
			ko: "DNS 조회 결과가 없는(void lookup) SPF 항목: {terms}"
		},
		action: {
			en: "Remove them, or correct their names. Above 2 void lookups, receivers report an error (permerror).",
			ko: "제거하거나 이름을 고치십시오. 결과 없는 조회가 2번을 넘으면 수신 서버가 오류(permerror)로 처리합니다."
		},
		reference: "RFC 7208 §4.6.4"
	},
	"spf-voids-ipv6": {
		severity: "low",
		cause: {
			en: "For senders with IPv6, {count} DNS lookups of the SPF record find nothing (void lookups). Above 2, receivers report an error (permerror).",
			ko: "IPv6 발신자에게는 SPF 레코드의 DNS 조회 {count}번에 결과가 없습니다(void lookup). 2번을 넘으면 수신 서버가 오류(permerror)로 처리합니다."
		},
		action: {
			en: "For hosts without IPv6 addresses, use ip4 instead of a.",
			ko: "IPv6 주소가 없는 호스트는 a 대신 ip4로 지정하십시오."
		},
		reference: "RFC 7208 §4.6.4"
	}
});
// src/topics/spf/problems-record.ts
const spfRecordProblems = defineProblems({
	"spf-unknown": {
		severity: "info",
		cause: {
			en: "We could not check all senders that {name} allows: {at} did not answer ({reason}).",
			ko: "{name}에서 허용하는 발신자를 모두 확인하지 못했습니다. {at}에서 응답이 없습니다({reason})."
		},
		action: {
			en: "Try again, and check the answers of that name's name servers.",
			ko: "다시 시도하고 해당 이름의 네임서버 응답을 확인하십시오."
		}
	},
	"spf-missing": {
		severity: "high",
		cause: {
			en: "{name} has no SPF record. Receivers cannot distinguish its mail from spoofed mail.",
			ko: "{name}에 SPF 레코드가 없어, 수신 서버가 사칭 메일을 구별할 수 없습니다."
		},
		action: {
			en: "Publish a record that lists all your senders. With -all at its end, receivers reject mail from all other servers.",
			ko: "메일을 보내는 서버를 모두 담은 레코드를 게시하십시오. -all로 끝나면 나머지 서버가 보낸 메일은 거부됩니다."
		},
		reference: "RFC 7208 §3"
	},
	"spf-lookalike": {
		severity: "high",
		cause: {
			en: "A TXT record at {name} looks like an SPF record but is not valid. The record must begin with v=spf1 and a space.",
			ko: "{name}의 TXT 레코드는 SPF 레코드처럼 보이지만 올바르지 않습니다. v=spf1과 공백으로 시작해야 합니다."
		},
		action: {
			en: "Correct the record.",
			ko: "레코드를 수정하십시오."
		},
		reference: "RFC 7208 §4.5"
	},
	"spf-several": {
		severity: "high",
		cause: {
			en: "{name} has {count} SPF records. SPF evaluation then fails with an error for all mail (permerror).",
			ko: "{name}에 SPF 레코드가 {count}개 있습니다. 모든 메일의 SPF 결과가 오류(permerror)가 됩니다."
		},
		action: {
			en: "Merge them into one record and delete the others.",
			ko: "하나의 레코드로 합치고 나머지는 삭제하십시오."
		},
		reference: "RFC 7208 §4.5"
	},
	"spf-syntax": {
		severity: "high",
		cause: {
			en: "The SPF record has a syntax error at character {at}: {fault}. One error makes the whole record invalid.",
			ko: "SPF 레코드의 {at}번째 문자에 구문 오류가 있습니다. {fault}. 오류 하나로 레코드 전체가 무효가 됩니다."
		},
		action: {
			en: "Correct the term, or remove it.",
			ko: "해당 항목을 고치거나 제거하십시오."
		},
		reference: "RFC 7208 §4.6"
	},
	"spf-passes-all": {
		severity: "critical",
		cause: {
			en: "Every server may send mail as {name} and pass DMARC: {how}{terms}.",
			ko: "모든 서버가 {name|으로/로} 메일을 보내고 DMARC까지 통과할 수 있습니다. {how}{terms}."
		},
		action: {
			en: "List only your own senders, and end the record in ~all or -all.{advice}",
			ko: "메일을 보내는 서버만 명시하고 레코드를 ~all이나 -all로 끝내십시오.{advice}"
		},
		reference: "RFC 7208 §5.1"
	},
	"spf-hijack": {
		severity: "critical",
		cause: {
			en: "The SPF record refers to {target}, but the domain {domain} is not registered. An attacker who registers it can send mail as this domain.",
			ko: "SPF 레코드에서 {target|을/를} 참조하지만 도메인 {domain|은/는} 등록되어 있지 않습니다. 공격자가 등록하면 이 도메인으로 메일을 보낼 수 있습니다."
		},
		action: {
			en: "Remove the term “{term}” now.",
			ko: "“{term}” 항목을 즉시 제거하십시오."
		},
		reference: "RFC 7208 §5.2"
	},
	"spf-hijack-possible": {
		severity: "high",
		cause: {
			en: "The SPF record refers to {target}, but the domain {domain} is not delegated. We could not check whether it can be registered.",
			ko: "SPF 레코드에서 {target|을/를} 참조하지만 도메인 {domain|은/는} 위임되어 있지 않습니다. 등록할 수 있는 도메인인지는 확인하지 못했습니다."
		},
		action: {
			en: "Check who owns the domain. If it is not registered, remove the term “{term}”.",
			ko: "도메인의 소유자를 확인하십시오. 등록되어 있지 않으면 “{term}” 항목을 제거하십시오."
		},
		reference: "RFC 7208 §5.2"
	}
});
// src/topics/spf/problems-style.ts
const spfStyleProblems = defineProblems({
	"spf-neutral": {
		severity: "medium",
		cause: {
			en: "The result of the SPF record is neutral (?) for servers that are not listed. For them it has no effect.",
			ko: "목록에 없는 서버에 대한 SPF 결과가 neutral(?)입니다. 그런 서버에는 아무 효과가 없습니다."
		},
		action: {
			en: "End it in ~all first, then in -all. If a term with ? before it matches every server, remove that term.",
			ko: "~all로, 그다음 -all로 끝내십시오. 그 앞에 모든 서버와 일치하는 ? 항목이 있으면 제거하십시오."
		},
		reference: "RFC 7208 §2.6.2"
	},
	"spf-open": {
		severity: "medium",
		cause: {
			en: "The SPF record has neither all nor redirect. For servers that are not listed it has no effect.",
			ko: "SPF 레코드에 all도 redirect도 없습니다. 목록에 없는 서버에는 아무 효과가 없습니다."
		},
		action: {
			en: "End it in ~all first, then in -all.",
			ko: "~all로, 그다음 -all로 끝내십시오."
		},
		reference: "RFC 7208 §4.7"
	},
	"spf-soft": {
		severity: "low",
		cause: {
			en: "The result of the SPF record is softfail (~) for servers that are not listed, but no DMARC policy says what receivers should do with such mail.",
			ko: "목록에 없는 서버에 대한 SPF 결과가 softfail(~)이지만, 그런 메일의 처리를 정하는 DMARC 정책이 없습니다."
		},
		action: {
			en: "Publish a DMARC policy of quarantine or reject. Or end the record in -all when it lists all your senders.",
			ko: "DMARC 정책을 quarantine이나 reject로 게시하거나, 보내는 곳을 모두 담은 뒤 -all로 끝내십시오."
		},
		reference: "RFC 7208 §8.5"
	},
	"spf-ptr": {
		severity: "low",
		cause: {
			en: "“{term}” in the record of {domain} is slow and unreliable. Some receivers ignore it.",
			ko: "{domain} 레코드의 “{term}” 항목은 느리고 신뢰할 수 없습니다. 무시하는 수신 서버도 있습니다."
		},
		action: {
			en: "Use ip4, ip6 or a instead.",
			ko: "대신 ip4, ip6 또는 a를 쓰십시오."
		},
		reference: "RFC 7208 §5.5"
	},
	"spf-wide": {
		severity: "medium",
		cause: {
			en: "The domain's own SPF record allows {count} IPv4 addresses to send, more than one sender needs.",
			ko: "도메인의 SPF 레코드가 IPv4 주소 {count}개에 발신을 허용합니다. 한 발신자가 쓰기에는 너무 많습니다."
		},
		action: {
			en: "List only the addresses that send for you.",
			ko: "실제로 메일을 보내는 주소만 지정하십시오."
		}
	},
	"spf-wide-term": {
		severity: "low",
		cause: {
			en: "“{term}” in the record of {domain} allows {count} IPv4 addresses to send.",
			ko: "{domain} 레코드의 “{term}” 항목 하나가 IPv4 주소 {count}개에 발신을 허용합니다."
		},
		action: {
			en: "Check whether a network of this size belongs to one organisation only.",
			ko: "이렇게 큰 네트워크를 한 조직만 쓰는지 확인하십시오."
		}
	},
	"spf-private": {
		severity: "low",
		cause: {
			en: "The SPF record lists private networks: {terms}. Mail over the Internet never comes from them, so these terms have no effect.",
			ko: "SPF 레코드에 사설 네트워크가 있습니다: {terms}. 인터넷 메일은 이런 주소에서 오지 않으므로 효과가 없습니다."
		},
		action: {
			en: "Remove them.",
			ko: "제거하십시오."
		},
		reference: "RFC 1918 §3"
	},
	"spf-idle": {
		severity: "low",
		cause: {
			en: "Some terms of the SPF record come after all and are never evaluated: {terms}",
			ko: "SPF 레코드의 일부 항목이 all 뒤에 있어 평가되지 않습니다: {terms}"
		},
		action: {
			en: "Remove them, or move them before all if you need them.",
			ko: "제거하거나, 필요한 항목이면 all 앞으로 옮기십시오."
		},
		reference: "RFC 7208 §5.1, §6.1"
	},
	"spf-covered": {
		severity: "info",
		cause: {
			en: "Some networks of the SPF record are already part of earlier networks: {terms}",
			ko: "SPF 레코드의 일부 네트워크는 앞의 네트워크에 이미 포함되어 있습니다: {terms}"
		},
		action: {
			en: "Remove them. The result stays the same.",
			ko: "제거하십시오. 결과는 달라지지 않습니다."
		},
		reference: "RFC 7208 §4.6.2"
	},
	"spf-misnamed": {
		severity: "medium",
		cause: {
			en: "“{term}” in the SPF record has no effect: with “=” it is an unknown modifier, which receivers ignore.",
			ko: "SPF 레코드의 “{term}” 항목은 효과가 없습니다. “=”를 쓰면 알 수 없는 수정자로 읽혀 수신 서버가 무시합니다."
		},
		action: {
			en: "Replace “=” with a colon.",
			ko: "“=” 대신 콜론을 쓰십시오."
		},
		reference: "RFC 7208 §6"
	},
	"spf-glued": {
		severity: "medium",
		cause: {
			en: "“{term}” in the SPF record has no space in it, so receivers read it as one term. The strings of a TXT record are joined without spaces.",
			ko: "SPF 레코드의 “{term}”에 공백이 없어 수신 서버가 한 항목으로 읽습니다. TXT 레코드의 문자열은 공백 없이 이어집니다."
		},
		action: {
			en: "Put a space between the terms. If they are in separate strings, put it at the end of the first string.",
			ko: "항목 사이에 공백을 넣으십시오. 서로 다른 문자열에 있으면 앞 문자열의 끝에 넣으십시오."
		},
		reference: "RFC 7208 §3.3, §4.6.1"
	},
	"spf-long": {
		severity: "info",
		cause: {
			en: "The SPF record has {count} bytes. Above 450 bytes, the answer may not fit into one packet everywhere.",
			ko: "SPF 레코드가 {count}바이트입니다. 450바이트를 넘으면 응답이 한 패킷에 들어가지 않는 곳이 있습니다."
		},
		action: {
			en: "Move a part of it to an include in your own domain.",
			ko: "일부를 자체 도메인의 include로 옮기십시오."
		},
		reference: "RFC 7208 §3.4"
	},
	"spf-type": {
		severity: "info",
		cause: {
			en: "There is an SPF record of the DNS type SPF (99), which was abolished in 2014. Receivers do not read it.",
			ko: "2014년에 폐지된 SPF 유형(99)의 레코드가 있습니다. 수신 서버는 읽지 않습니다."
		},
		action: {
			en: "Delete it. Receivers read the TXT record only.",
			ko: "삭제하십시오. 수신 서버는 TXT 레코드만 읽습니다."
		},
		reference: "RFC 7208 §3.1"
	},
	"spf-mx-uncovered": {
		severity: "info",
		cause: {
			en: "The SPF record does not allow the mail server {host} to send from {address} ({result}).",
			ko: "SPF 레코드가 메일 서버 {host}의 주소 {address}에 발신을 허용하지 않습니다({result})."
		},
		action: {
			en: "If this server also sends mail, add it. If it only receives mail, no action is needed.",
			ko: "메일을 보내기도 하는 서버이면 추가하십시오. 받기만 하면 조치할 것이 없습니다."
		}
	},
	"spf-helo": {
		severity: "info",
		cause: {
			en: "The mail server {host} has no SPF record of its own. Receivers also check the HELO name with SPF.",
			ko: "메일 서버 {host}에 자체 SPF 레코드가 없습니다. 수신 서버는 HELO 이름도 SPF로 확인합니다."
		},
		action: {
			en: "Publish a record that allows its own addresses.",
			ko: "자신의 주소를 허용하는 레코드를 게시하십시오."
		},
		reference: "RFC 7208 §2.3"
	}
});
// src/topics/spf/problems.ts
const spfProblems = {
	...spfRecordProblems,
	...spfCostProblems,
	...spfStyleProblems
};
const findSpf = finder("spf");
// src/topics/dmarc/advice.ts
const values = {
	p: [
		"none",
		"quarantine",
		"reject"
	],
	sp: [
		"none",
		"quarantine",
		"reject"
	],
	np: [
		"none",
		"quarantine",
		"reject"
	],
	adkim: ["r", "s"],
	aspf: ["r", "s"],
	psd: [
		"y",
		"n",
		"u"
	],
	t: ["y", "n"],
	fo: [
		"0",
		"1",
		"d",
		"s"
	]
};
const remove = {
	en: "Correct {tag}, or remove it.",
	ko: "{tag|을/를} 고치거나 제거하십시오."
};
const advice = {
	"no-tag": {
		en: "Write “{value}” as a tag (name=value), or remove it.",
		ko: "“{value}” 부분을 태그(이름=값)로 쓰거나 제거하십시오."
	},
	"bad-name": {
		en: "Correct the tag name “{tag}”, or remove it.",
		ko: "태그 이름({tag})을 고치거나 제거하십시오."
	},
	empty: {
		en: "Give {tag} a value, or remove it.",
		ko: "{tag}에 값을 쓰거나 제거하십시오."
	},
	unparted: {
		en: "Add the missing semicolon within “{value}”.",
		ko: "“{value}” 안에 빠진 세미콜론을 추가하십시오."
	},
	"bad-uri": {
		en: "Write the address in {tag} as mailto:dmarc@example.com, with commas between several.",
		ko: "{tag}의 주소를 mailto:dmarc@example.com 형식으로 쓰고, 여럿이면 쉼표로 구분하십시오."
	}
};
function adviceOn$1({ code, tag, value }) {
	const allowed = values[tag];
	if (code === "bad-value" && allowed) {
		const meant = nearest(value, allowed);
		if (meant !== null) return {
			en: `Write ${tag}=${meant} instead of ${tag}=${value}.`,
			ko: `${tag}=${value} 부분을 ${tag}=${meant} 값으로 고치십시오.`
		};
		const list = allowed.map((each) => `${tag}=${each}`).join(", ");
		return {
			en: `Replace ${tag}=${value}: allowed are ${list}.`,
			ko: `${tag}=${value} 대신 허용되는 값을 쓰십시오: ${list}.`
		};
	}
	const words = advice[code] ?? remove;
	return {
		en: fill(words, {
			tag,
			value
		}, "en"),
		ko: fill(words, {
			tag,
			value
		}, "ko")
	};
}
// src/topics/dmarc/stricter.ts
function mayRaise({ record, ownRecord: own }, { isAligned }) {
	if (record?.origin !== "own" || record.name !== own.name) return false;
	return isAligned === true && record.reports.some(({ tag, state }) => tag === "rua" && state === "usable");
}
function isPercentTold({ outcome, rfc7489Result: older, record }) {
	const isSame = record !== null && record.domain === older.domain;
	return outcome === "found" && isSame && older.policy !== "none" && (older.pct ?? 100) < 100;
}
function isSparing(tags) {
	return tags.some(({ name, value }) => /^(?:p|sp|np)$/.test(name) && value.toLowerCase() !== "none") && percentIn(tags) < 100;
}
function raised(tags) {
	return withTag(withTag(tags, "t", null), "p", "quarantine");
}
// src/topics/dmarc/judge-record.ts
const idle = new Set([
	"unknown",
	"historic",
	"size",
	"without-ruf",
	"both-levels"
]);
function dmarcRecordFindings(raw, surroundings) {
	const { record } = raw;
	if (!record) return [];
	if (record.origin === "suffix") return suffixFindings(raw, record);
	const mayTighten = mayRaise(raw, surroundings);
	return [
		...noteFindings(raw, record, mayTighten),
		...policyFindings(raw, record, mayTighten),
		...belowFindings(raw, record, mayTighten),
		...isSuffixByMistake(raw) ? [{
			...findDmarc("dmarc-psd", { name: raw.name }, evidenceOf(record)),
			mend: (tags) => withTag(tags, "psd", "n")
		}] : []
	];
}
function isSuffixByMistake({ record, rfc7489Result: older }) {
	return record?.origin === "own" && record.psd === "y" && older.organizationalDomain !== null;
}
function evidenceOf({ text }) {
	return { evidence: text };
}
function settled({ record }, drafts) {
	const tags = record && record.origin !== "suffix" ? record.retainedTags : null;
	const whole = tags && drafts.reduce((all, { mend }) => mend?.(all) ?? all, tags);
	return drafts.map(({ mend, ...finding }) => mend && record && whole ? {
		...finding,
		record: dmarcRecord(record.name, whole)
	} : finding);
}
function suffixFindings({ name, policy, repair: mending }, { domain: about, text, isTest }) {
	if (!policy) return [];
	const tags = withPlaces(withTag([{
		name: "p",
		value: policy.published
	}], "t", isTest ? "y" : null), "rua", mending.rua === null ? [] : [mending.rua]);
	const seen = {
		evidence: text,
		record: dmarcRecord(mending.name, tags)
	};
	return [findDmarc("dmarc-of-suffix", {
		name,
		about,
		at: mending.name
	}, seen)];
}
function noteFindings(raw, record, mayTighten) {
	if (raw.outcome === "void") return [];
	const isSpared = isSparing(record.tags);
	const drafts = record.notes.filter(({ code, tag }) => !(code === "historic" && tag === "pct" && isPercentTold(raw))).map(({ code, tag, value }) => {
		const isKept = code === "historic" && tag === "pct" && isSpared && !mayTighten;
		const mend = (tags) => withReports(code === "historic" ? withTag(tags, tag, null) : tags, raw.repair.rua);
		const fault = faultOf({
			code,
			tag,
			value
		});
		const isRepeated = code === "repeated";
		return {
			isIdle: idle.has(code),
			isRepeated,
			subject: `${code} ${tag}`.trim(),
			fault,
			advice: adviceOn$1({
				code,
				tag,
				value
			}),
			mend: isKept ? void 0 : mend
		};
	});
	const notes = [...new Map(drafts.map((each) => [each.subject, each])).values()];
	const harmless = notes.filter(({ isIdle }) => isIdle);
	return [...notes.filter(({ isIdle }) => !isIdle).map((each) => noteFinding(each.isRepeated ? "dmarc-repeated-tag" : "dmarc-syntax", record, [each])), ...harmless.length > 0 ? [noteFinding("dmarc-idle", record, harmless)] : []];
}
function noteFinding(id, record, notes) {
	const fault = {
		en: notes.map((each) => each.fault.en).join("; "),
		ko: notes.map((each) => each.fault.ko).join("; ")
	};
	const advice = {
		en: notes.map((each) => each.advice.en).join(" "),
		ko: notes.map((each) => each.advice.ko).join(" ")
	};
	const mends = notes.flatMap(({ mend }) => mend ?? []);
	const subject = notes.map((each) => each.subject).join(", ");
	return {
		...findDmarc(id, {
			at: record.name,
			fault,
			advice
		}, {
			subject,
			...evidenceOf(record)
		}),
		mend: mends.length === 0 ? void 0 : (tags) => mends.reduce((all, mend) => mend(all), tags)
	};
}
function firstFault({ notes }) {
	const note = notes.find(({ code }) => !idle.has(code));
	return note ? faultOf(note) : null;
}
function faultOf({ code, tag, value }) {
	const words = dmarcNoteWords[code];
	return {
		en: fill(words, {
			tag,
			value
		}, "en"),
		ko: fill(words, {
			tag,
			value
		}, "ko")
	};
}
function withReports(tags, place) {
	return placesIn(tags, "rua").length > 0 || place === null ? tags : withPlaces(tags, "rua", [place]);
}
function policyFindings({ name, policy }, record, mayTighten) {
	if (!policy) return [];
	const { tag, published } = policy;
	const seen = evidenceOf(record);
	if (published === "none") return [{
		...findDmarc("dmarc-policy-none", {
			name,
			tag
		}, seen),
		mend: mayTighten ? raised : void 0
	}];
	if (!record.isTest) return published === "quarantine" ? [findDmarc("dmarc-policy-quarantine", {
		name,
		tag
	})] : [];
	const mend = mayTighten ? (tags) => withTag(tags, "t", null) : void 0;
	return [{
		...findDmarc("dmarc-test", { published }, seen),
		mend
	}];
}
function belowFindings({ name, policy, subdomainPolicies: below, isSubdomainPolicyKnown: belowIsKnown }, record, mayTighten) {
	if (!policy || policy.tag === "np") return [];
	if (!belowIsKnown) return [findDmarc("dmarc-below-unknown", { name })];
	if (!below) return [findDmarc("dmarc-below-none", { name })];
	const isWeaker = (each) => policies.indexOf(below[each]) < policies.indexOf(policy.published);
	const seen = below.domain === record.domain ? evidenceOf(record) : {};
	const shown = {
		name,
		about: below.domain,
		published: policy.published
	};
	if (isWeaker("existing")) return [findDmarc("dmarc-below-weaker", {
		...shown,
		weaker: below.existing
	}, seen)];
	if (!isWeaker("nonexistent")) return [];
	const mend = mayTighten && below.domain === record.domain ? (tags) => withTag(tags, "np", null) : void 0;
	return [{
		...findDmarc("dmarc-nonexistent-weaker", {
			...shown,
			weaker: below.nonexistent
		}, seen),
		mend
	}];
}
// src/topics/dmarc/facts.ts
function outcomeOf({ outcome, policy }) {
	if (outcome === "unknown") return "unknown";
	return outcome === "found" && policy ? "found" : "missing";
}
function dmarcFactsOf(raw, { isAligned }) {
	const { policy, ownRecord: own, rfc7489Result: older } = raw;
	const applied = policy?.applied ?? "none";
	return {
		outcome: outcomeOf(raw),
		isSeveral: own.state === "several",
		policy: applied,
		partial: isPercentTold(raw) ? {
			policy: older.policy ?? applied,
			share: (older.pct ?? 100) / 100
		} : null,
		existing: isNotWeaker(raw, "existing"),
		nonexistent: isNotWeaker(raw, "nonexistent"),
		reports: reportsOf(raw),
		hasPath: isAligned !== false && !isSuffixByMistake(raw)
	};
}
function isNotWeaker({ policy, subdomainPolicies: below, isSubdomainPolicyKnown: belowIsKnown }, each) {
	if (!belowIsKnown || policy === null || policy.tag === "np") return true;
	return below !== null && policies.indexOf(below[each]) >= policies.indexOf(policy.published);
}
function reportsOf({ record }) {
	const places = record && record.origin !== "suffix" ? record.reports.filter(({ tag }) => tag === "rua") : [];
	const bad = places.filter(({ state }) => state !== "usable" && state !== "unknown").length;
	if (places.length === bad) return "none";
	return bad > 0 ? "some" : "all";
}
function effectivePolicy({ outcome, policy }) {
	if (outcome === "unknown") return "unknown";
	return outcome === "found" && policy ? policy.applied : "missing";
}
// src/topics/dmarc/judge-reports.ts
function dmarcReportFindings(raw) {
	const { record, repair: mending, name } = raw;
	if (!record || raw.outcome !== "found" || record.origin === "suffix") return [];
	const findings = record.reports.flatMap((report) => placeFindings(raw, record, report));
	if (record.reports.some(({ tag }) => tag === "rua")) return findings;
	const mend = placesIn(record.retainedTags ?? [], "rua").length > 0 || mending.rua !== null ? (tags) => withReports(tags, mending.rua) : void 0;
	return [...findings, {
		...findDmarc("dmarc-reports-missing", {
			name,
			at: record.name
		}, evidenceOf(record)),
		mend
	}];
}
function placeFindings(raw, record, report) {
	const { tag, uri, host, state, reason, authorizationName: consentAt } = report;
	const shown = {
		tag,
		uri,
		host: host ?? uri
	};
	const subject = `${tag} ${uri}`;
	if (state === "usable") return [];
	if (state === "unknown" && reason === "NO-MX") return [findDmarc("dmarc-reports-implicit", shown, { subject })];
	if (state === "unknown") {
		const seen = {
			subject,
			evidence: reason ?? ""
		};
		return [findDmarc("dmarc-reports-unknown", {
			...shown,
			reason: resolverWords(reason)
		}, seen)];
	}
	const seen = {
		subject,
		...evidenceOf(record)
	};
	const mend = (tags) => withoutPlace(tags, report, raw.repair.rua);
	if (state === "missing") return [{
		...findDmarc("dmarc-reports-nowhere", shown, seen),
		mend
	}];
	if (state === "no-mail") return [{
		...findDmarc("dmarc-reports-no-mail", shown, seen),
		mend
	}];
	if (state === "unsupported") return [{
		...findDmarc("dmarc-reports-unsupported", shown, seen),
		mend
	}];
	if (consentAt === null) return [{
		...findDmarc("dmarc-reports-no-mail", shown, seen),
		mend
	}];
	const consent = {
		name: consentAt,
		type: "TXT",
		value: "v=DMARC1"
	};
	return [findDmarc("dmarc-reports-unauthorised", {
		...shown,
		at: consentAt,
		about: record.domain
	}, {
		subject,
		record: consent
	})];
}
function withoutPlace(tags, { tag, uri }, other) {
	const left = placesIn(tags, tag).filter((each) => each !== uri);
	return withPlaces(tags, tag, left.length === 0 && tag === "rua" && other !== null && other !== uri ? [other] : left);
}
// src/topics/dmarc/judge-rfc7489.ts
function percentShown({ policy, rfc7489Result: older }) {
	const published = older.policy ?? "none";
	const percent = older.pct ?? 100;
	return {
		percent,
		rest: 100 - percent,
		newer: policy?.applied ?? published,
		published,
		less: loweredFrom(published)
	};
}
const noPolicy = {
	en: "no policy",
	ko: "정책 없음"
};
function rfc7489Findings(raw, surroundings) {
	const { name, outcome, policy, rfc7489Result: older, record, organizationalDomain: organisation } = raw;
	if (outcome === "unknown" || older.outcome === "unknown") return [];
	const isOther = organisation.name !== null && older.organizationalDomain !== null && organisation.name !== older.organizationalDomain;
	const newer = policy?.published ?? null;
	const differs = newer !== older.policy && raw.ownRecord.state !== "several";
	const isSame = record !== null && record.domain === older.domain;
	const withoutPercent = mayRaise(raw, surroundings) ? (tags) => withTag(tags, "pct", null) : void 0;
	return [
		...isOther && outcome === "found" ? [findDmarc("dmarc-older-organisation", {
			name,
			newer: organisation.name ?? "",
			older: older.organizationalDomain ?? ""
		})] : [],
		...differs ? [findDmarc("dmarc-older-policy", {
			name,
			newer: newer ?? noPolicy,
			older: older.policy ?? noPolicy
		})] : [],
		...isPercentTold(raw) && record ? [{
			...findDmarc("dmarc-older-percent", percentShown(raw), evidenceOf(record)),
			mend: withoutPercent
		}] : [],
		...!older.isInOrder && isSame && outcome === "found" ? [{
			...findDmarc("dmarc-older-order", { at: record.name }, evidenceOf(record)),
			mend: (tags) => tags
		}] : []
	];
}
// src/topics/dmarc/judge.ts
function judgeDmarc(raw, surroundings) {
	const drafts = findingsOf(raw, surroundings);
	return {
		facts: dmarcFactsOf(raw, surroundings),
		findings: publishable(raw, settled(raw, drafts))
	};
}
function publishable(raw, findings) {
	const { name } = raw;
	return findings.map(({ record, ...finding }) => {
		if (record && finding.id === "dmarc-reports-unauthorised") return {
			...finding,
			record
		};
		const [, about] = /^_dmarc\.(?<about>.+)$/.exec(record?.name ?? "") ?? [];
		const isOwn = about !== void 0 && (name === about || name.endsWith(`.${about}`));
		const own = record && isOwn ? suited(record, about, raw) : null;
		return own ? {
			...finding,
			record: own
		} : finding;
	});
}
function findingsOf(raw, surroundings) {
	const { name, outcome } = raw;
	return [
		...outcomeFindings(raw),
		...dmarcRecordFindings(raw, surroundings),
		...dmarcReportFindings(raw),
		...rfc7489Findings(raw, surroundings),
		...surroundings.isAligned === false && outcome === "found" ? [findDmarc("dmarc-no-path", { name })] : []
	];
}
function outcomeFindings(raw) {
	const { name, outcome, ownRecord: own, record, repair: mending, reason } = raw;
	const { name: at } = own;
	const several = own.state === "several" ? [severalFinding(raw)] : [];
	if (outcome === "unknown") {
		const seen = { evidence: `${raw.unknownAt ?? at} ${reason ?? ""}`.trim() };
		return [...several, findDmarc("dmarc-unknown", {
			name,
			reason: resolverWords(reason)
		}, seen)];
	}
	if (outcome === "void") return [...several, voidFinding(raw)];
	const [lookalike] = mending.malformedRecords;
	if (outcome === "found") {
		const about = record?.domain ?? name;
		return [
			...several,
			...lookalike === void 0 || own.state !== "absent" || mending.domain !== name ? [] : [findDmarc("dmarc-lookalike-idle", {
				at,
				about
			}, { evidence: lookalike })],
			...raw.misplacedRecords.slice(0, 1).map((text) => findDmarc("dmarc-misplaced-idle", {
				name: mending.domain,
				about
			}, { evidence: text })),
			...record?.origin === "organisation" ? [findDmarc("dmarc-inherited", {
				name,
				about,
				at
			})] : []
		];
	}
	if (mending.total > 0) return [severalFinding(raw)];
	if (lookalike !== void 0) return [findDmarc("dmarc-lookalike", { at: `_dmarc.${mending.domain}` }, {
		evidence: lookalike,
		...meantRecord(raw)
	})];
	const [misplaced] = raw.misplacedRecords;
	if (misplaced !== void 0 && mending.name === `_dmarc.${mending.domain}`) {
		const moved = {
			name: mending.domain,
			at: mending.name
		};
		return [findDmarc("dmarc-misplaced", moved, {
			evidence: misplaced,
			...movedRecord(raw)
		})];
	}
	if (own.alias !== null && mending.domain === name) return [findDmarc("dmarc-dangling", {
		at,
		target: own.alias
	}, { record: dmarcRecord(at, firstRecord(raw)) })];
	return [findDmarc("dmarc-missing", {
		name,
		at: mending.name
	}, { record: dmarcRecord(mending.name, firstRecord(raw)) })];
}
function severalFinding(raw) {
	const { domain: about, total } = raw.repair;
	return findDmarc("dmarc-several", {
		at: `_dmarc.${about}`,
		count: total
	}, meantRecord(raw));
}
function meantRecord(raw) {
	const tags = raw.repair.intendedTags;
	return tags === null ? {} : { record: dmarcRecord(raw.repair.name, withReports(tags, raw.repair.rua)) };
}
function movedRecord({ misplacedTags: moved, repair: mending }) {
	return moved === null ? {} : { record: dmarcRecord(mending.name, withReports(moved, mending.rua)) };
}
function firstRecord({ repair: mending }) {
	if (mending.declaresNoMail) return [{
		name: "p",
		value: "reject"
	}];
	return withPlaces([{
		name: "p",
		value: "none"
	}], "rua", mending.rua === null ? [] : [mending.rua]);
}
function voidFinding({ record, repair: mending, name }) {
	const at = record?.name ?? mending.name;
	const mend = (tags) => withReports(tags, mending.rua);
	const repeated = repeatedPolicyTags(record?.notes ?? []).join(", ");
	if (repeated !== "") return {
		...findDmarc("dmarc-repeated", {
			at,
			tags: repeated
		}, { evidence: record?.text ?? "" }),
		mend
	};
	const fault = record && firstFault(record);
	const words = {
		en: fault ? ` (${fault.en})` : "",
		ko: fault ? `(${fault.ko})` : ""
	};
	return {
		...findDmarc("dmarc-void", {
			name,
			at,
			words
		}, { evidence: record?.text ?? "" }),
		mend
	};
}
// src/topics/mx/judge.ts
function judgeMx({ kind, reason, hosts }, domain) {
	if (kind === "unknown") return [unknownMx(domain, reason, { subject: domain })];
	if (kind === "null") return [findMx("mx-null", { domain })];
	return [...new Map(hosts.map((each) => [each.host, each])).values()].flatMap((each) => mxHostFindings(each, domain));
}
function mxHostFindings(seen, domain, { mayRename = false } = {}) {
	const { host, alias, addresses, problems, reason } = seen;
	const about = { subject: host };
	const told = {
		host,
		addresses: addresses.filter(({ isPublic }) => !isPublic).map(({ address }) => address).join(", ")
	};
	const absent = () => findMx("mx-no-address", { host }, about);
	const by = {
		address: () => findMx("mx-address", { host }, about),
		alias: () => findMx("mx-alias", {
			host,
			target: alias ?? ""
		}, {
			...about,
			...mayRename && aliasRecord(seen, domain)
		}),
		missing: absent,
		"no-address": absent,
		private: () => findMx("mx-private", told, about),
		"partly-private": () => findMx("mx-partly-private", told, about),
		"null-beside": () => findMx("mx-null-beside", { domain }),
		bogus: () => findMx("mx-host-bogus", {
			host,
			reason: resolverWords(reason)
		}, {
			...about,
			evidence: reason ?? ""
		}),
		unknown: () => unknownMx(host, reason, about)
	};
	return problems.map((problem) => by[problem]());
}
function unknownMx(host, reason, about = {}) {
	return findMx("mx-unknown", {
		host,
		reason: resolverWords(reason)
	}, {
		...about,
		evidence: reason ?? ""
	});
}
function aliasRecord({ alias, preference, addresses }, domain) {
	if (alias === null || !addresses.some(({ isPublic }) => isPublic)) return {};
	return { record: {
		name: domain,
		type: "MX",
		value: `${preference} ${alias}.`
	} };
}
// src/topics/spf/facts.ts
const spfWeaknesses = [
	"open",
	"dead",
	"soft-alone",
	"ptr",
	"nearly-too-many"
];
function spfFactsOf({ evaluation: sight, hijackable }, { hasDmarcPolicy }) {
	const isHijackable = hijackable.some(({ state }) => state === "unregistered");
	const isLost = isBroken(sight) || sight.permitsAll !== null || sight.hasOnlyUnmatchableTerms || isHijackable;
	const has = {
		open: sight.defaultResult === "?" || sight.defaultResult === "open",
		dead: sight.unmatchableTerms.length > 0,
		"soft-alone": sight.defaultResult === "~" && !hasDmarcPolicy,
		ptr: sight.ptr !== null,
		"nearly-too-many": (sight.lookups ?? 0) >= 9
	};
	return {
		use: useOf(sight, isLost),
		weaknesses: spfWeaknesses.filter((each) => has[each]),
		excess: sight.ownAddresses > mostOwnAddresses ? sight.ownAddresses / mostOwnAddresses : 0,
		passesAll: sight.permitsAll !== null,
		isBroken: isBroken(sight) && !sight.permitsBeforeError
	};
}
function useOf({ state, undeterminedTerms: doubts, defaultResult: end }, isLost) {
	if (state === "unknown") return "unknown";
	if (state === "none" || isLost) return "useless";
	return doubts.length > 0 || end === "unknown" ? "unknown" : "usable";
}
function isBroken({ state, permerrors: breaks }) {
	return state === "several" || state === "faulty" || breaks.length > 0;
}
function compareSpf(one, other) {
	const [first, second] = [ranksOf(one), ranksOf(other)];
	const at = first.findIndex((rank, index) => rank !== second[index]);
	return at < 0 ? 0 : (first[at] ?? 0) - (second[at] ?? 0);
}
function ranksOf({ use, weaknesses, excess }) {
	if (use !== "usable") return [1];
	return [
		0,
		excess,
		...spfWeaknesses.map((each) => weaknesses.includes(each) ? 1 : 0)
	];
}
function termsInWords(places) {
	const terms = places.map(({ domain, term }) => `${term} (${domain})`);
	return [...new Set(terms)].slice(0, 5).join(", ");
}
function seen(text) {
	return text === null ? {} : { evidence: text };
}
// src/topics/spf/judge-cost.ts
const mostLookups = 10;
const mostVoids = 2;
function breakFindings({ name, evaluation: sight, hijackable }) {
	const hijacked = new Set(hijackable.map((each) => each.name));
	const foreign = sight.permerrors.find(({ code, domain }) => code === "loop" && domain !== name);
	return sight.permerrors.filter(({ code, at }) => !(code === "include" && hijacked.has(at))).filter((each) => each.code !== "loop" || each.domain === name || each === foreign).map((each) => breakFinding(sight, each));
}
function breakFinding(sight, { code, at: target, term, domain }) {
	if (code === "lookups") return findSpf("spf-lookups", {
		count: sight.lookups ?? 0,
		costliest: costliest(sight)
	}, seen(sight.text));
	if (code === "voids") return findSpf("spf-voids", {
		count: sight.voidLookupsTotal,
		terms: termsInWords(sight.voidLookups)
	}, seen(sight.text));
	if (isByMacro(code)) {
		const told = {
			term,
			domain,
			target,
			why: macroWords[code]
		};
		return findSpf("spf-macro", told, { subject: `${domain} ${term}` });
	}
	return findSpf(broken[code], {
		target,
		term,
		domain
	}, { subject: `${domain} ${term}` });
}
function deadFindings({ unmatchableTerms: dead }) {
	return dead.map(({ below, ...place }) => findSpf("spf-macro-void", {
		...place,
		below
	}, { subject: `${place.domain} ${place.term}` }));
}
function isByMacro(code) {
	return Object.hasOwn(macroWords, code);
}
const macroWords = {
	"macro-include": {
		en: "no SPF record exists there",
		ko: "그곳에 SPF 레코드가 없음"
	},
	"macro-redirect": {
		en: "no SPF record exists there",
		ko: "그곳에 SPF 레코드가 없음"
	},
	"macro-several": {
		en: "several SPF records exist there",
		ko: "그곳에 SPF 레코드가 여럿 있음"
	},
	"macro-syntax": {
		en: "the SPF record there is invalid",
		ko: "그곳의 SPF 레코드가 올바르지 않음"
	},
	"macro-mx": {
		en: "a name has more than 10 MX hosts",
		ko: "MX 호스트가 10개를 넘는 이름이 있음"
	},
	"macro-lookups": {
		en: "more than 10 DNS lookups are needed",
		ko: "DNS 조회가 10번을 넘음"
	},
	"macro-voids": {
		en: "more than 2 DNS lookups find nothing (void lookups)",
		ko: "결과가 없는 DNS 조회(void lookup)가 2번을 넘음"
	}
};
const broken = {
	include: "spf-target-missing",
	redirect: "spf-target-missing",
	impossible: "spf-target-missing",
	malformed: "spf-target-malformed",
	several: "spf-target-broken",
	syntax: "spf-target-broken",
	loop: "spf-loop",
	mx: "spf-exchangers"
};
function costliest({ tree }) {
	const branches = tree.filter(({ depth }) => depth === 1).toSorted((one, other) => (other.lookups ?? mostLookups) - (one.lookups ?? mostLookups));
	if (branches.length === 0) return {
		en: "",
		ko: ""
	};
	const shown = branches.slice(0, 5).map(({ term, lookups }) => `${term} (${lookups ?? "∞"})`).join(", ");
	return {
		en: ` The costliest: ${shown}`,
		ko: ` 조회가 가장 많은 항목: ${shown}`
	};
}
function doubtFindings({ name, evaluation: sight }) {
	const [first] = sight.undeterminedTerms;
	if (!first) return [];
	const at = first.term === "" ? first.domain : `${first.term} (${first.domain})`;
	return [findSpf("spf-unknown", {
		name,
		at,
		reason: resolverWords(first.reason)
	}, seen(first.reason))];
}
function costFindings(sight) {
	const { lookups, voidLookupsTotal: voidsTotal, voidLookupsOverIpv6: voidsOverIpv6, voidLookups: voids, octets, text } = sight;
	const isNear = lookups !== null && lookups >= 9 && lookups <= mostLookups;
	const isVoid = voidsTotal > 0 && voidsTotal <= mostVoids;
	return [
		...isNear ? [findSpf("spf-lookups-near", { count: lookups }, seen(text))] : [],
		...isVoid ? [findSpf("spf-voids-near", { terms: termsInWords(voids) }, seen(text))] : [],
		...voidsOverIpv6 > mostVoids && voidsTotal <= mostVoids ? [findSpf("spf-voids-ipv6", { count: voidsOverIpv6 }, seen(text))] : [],
		...octets > 450 ? [findSpf("spf-long", { count: octets })] : []
	];
}
// src/topics/spf/judge-passes.ts
const ways = {
	ipv4: {
		en: "at least half of all IPv4 addresses pass",
		ko: "모든 IPv4 주소의 절반 이상이 통과합니다"
	},
	ipv6: {
		en: "at least half of all IPv6 addresses pass",
		ko: "모든 IPv6 주소의 절반 이상이 통과합니다"
	},
	"sender-macro": {
		en: "the sender chooses the name that is looked up",
		ko: "보내는 쪽이 조회할 이름을 고를 수 있습니다"
	}
};
function passFindings({ name, evaluation: sight }) {
	const { permitsAll: passesAll, permissiveTerms: opens, text } = sight;
	if (passesAll === null) return [];
	const places = opens.map(({ domain, term, by }) => domain === name ? term : `${by} (${term}: ${domain})`);
	const list = [...new Set(places)].slice(0, 5).join(", ");
	const terms = list === "" ? {
		en: "",
		ko: ""
	} : {
		en: `, through ${list}`,
		ko: `(${list})`
	};
	return [findSpf("spf-passes-all", {
		name,
		how: ways[passesAll],
		terms,
		advice: adviceOn(opens, name)
	}, seen(text))];
}
function adviceOn(opens, name) {
	const others = opens.filter(({ domain }) => domain !== name && !domain.endsWith(`.${name}`));
	const listed = (key) => [...new Set(others.map((each) => each[key]))].slice(0, 5).join(", ");
	const [whose, terms] = [listed("domain"), listed("by")];
	if (whose === "") return {
		en: "",
		ko: ""
	};
	return {
		en: ` Tell the operator of ${whose} that the record allows every server. Until it is fixed, replace ${terms} with the addresses that send for you (ip4, ip6).`,
		ko: ` ${whose}의 레코드가 모든 서버를 허용한다고 운영자에게 알리십시오. 고쳐질 때까지 ${terms} 대신 실제로 보내는 주소를 ip4와 ip6로 지정하십시오.`
	};
}
function hijackFindings({ hijackable }) {
	return hijackable.map(({ name: target, registrable: domain, term, state }) => findSpf(state === "unregistered" ? "spf-hijack" : "spf-hijack-possible", {
		target,
		domain,
		term
	}, { subject: target }));
}
// src/topics/spf/judge-record.ts
function spfFindings(raw, surroundings) {
	const { evaluation: sight, hasSpfTypeRecord: ofOwnType, missingSpaces: glued } = raw;
	const joined = glued.map((term) => findSpf("spf-glued", { term }, {
		subject: term,
		...seen(sight.text)
	}));
	const ofType = ofOwnType === true ? [findSpf("spf-type")] : [];
	if (sight.state !== "one") return [
		...unusable(raw),
		...joined,
		...ofType
	];
	return [
		...passFindings(raw),
		...hijackFindings(raw),
		...breakFindings(raw),
		...deadFindings(sight),
		...doubtFindings(raw),
		...costFindings(sight),
		...endFindings(sight, surroundings),
		...joined,
		...styleFindings(raw),
		...hostFindings(raw),
		...ofType
	];
}
function unusable({ name, evaluation: sight }) {
	const { state, reason, total, malformedRecords: lookalikes, faults, text } = sight;
	const [fault] = faults;
	const [lookalike] = lookalikes;
	if (state === "unknown") return [findSpf("spf-unknown", {
		name,
		at: name,
		reason: resolverWords(reason)
	}, seen(reason))];
	if (state === "several") return [findSpf("spf-several", {
		name,
		count: total
	})];
	if (fault) {
		const said = filled(spfErrorWords[fault.code], { word: fault.word });
		return [findSpf("spf-syntax", {
			at: fault.at + 1,
			fault: said
		}, seen(text))];
	}
	if (lookalike !== void 0) return [findSpf("spf-lookalike", { name }, seen(lookalike))];
	return [findSpf("spf-missing", { name })];
}
function endFindings({ defaultResult: end, text, permitsAll: passesAll }, { hasDmarcPolicy }) {
	if (passesAll !== null) return [];
	if (end === "?") return [findSpf("spf-neutral", {}, seen(text))];
	if (end === "open") return [findSpf("spf-open", {}, seen(text))];
	return end === "~" && !hasDmarcPolicy ? [findSpf("spf-soft", {}, seen(text))] : [];
}
function styleFindings({ name, evaluation: sight }) {
	const { ptr, unreachableTerms: idle, redundantTerms: covered, unknownModifiers: misnamed, broadTerms: wide, privateTerms: inside, ownAddresses, text } = sight;
	return [
		...ptr ? [findSpf("spf-ptr", ptr, seen(text))] : [],
		...ownAddresses > mostOwnAddresses ? [findSpf("spf-wide", { count: ownAddresses }, seen(text))] : [],
		...wide.filter(({ domain }) => `.${domain}`.endsWith(`.${name}`)).map(({ addresses, ...place }) => findSpf("spf-wide-term", {
			...place,
			count: addresses
		}, { subject: `${place.domain} ${place.term}` })),
		...inside.length > 0 ? [findSpf("spf-private", { terms: inside.slice(0, 5).join(" ") }, seen(text))] : [],
		...idle.length > 0 ? [findSpf("spf-idle", { terms: idle.slice(0, 5).join(" ") }, seen(text))] : [],
		...covered.length > 0 ? [findSpf("spf-covered", { terms: termsInWords(covered) }, seen(text))] : [],
		...misnamed.map((term) => findSpf("spf-misnamed", { term }, {
			subject: term,
			...seen(text)
		}))
	];
}
function hostFindings({ uncovered, helo }) {
	return [...[...Map.groupBy(uncovered, ({ host }) => ownerOf(host))].map(([owner, all]) => uncoveredFinding(owner, all)), ...helo.filter(({ isOwn, state }) => isOwn && state === "none").map(({ host }) => ({
		...findSpf("spf-helo", { host }, { subject: host }),
		record: {
			name: host,
			type: "TXT",
			value: heloRecord
		}
	}))];
}
function ownerOf(host) {
	const labels = host.split(".");
	return labels.slice((labels.at(-2) ?? "").length > 3 ? -2 : -3).join(".");
}
function uncoveredFinding(owner, all) {
	const listed = (key) => [...new Set(all.map((each) => each[key]))].slice(0, 5).join(", ");
	const told = {
		host: listed("host"),
		address: listed("address"),
		result: listed("result")
	};
	return findSpf("spf-mx-uncovered", told, { subject: owner });
}
function filled(words, params) {
	return {
		en: fill(words, params, "en"),
		ko: fill(words, params, "ko")
	};
}
// src/topics/spf/judge.ts
function judgeSpf(raw, surroundings) {
	const now = judged(raw, surroundings);
	const better = raw.repairs.filter(({ evaluation: sight }) => surroundings.isSending !== true || sight.permittedSenders !== "none").map(({ value, evaluation: sight }) => ({
		value,
		after: judged(published(raw, value, sight), surroundings)
	})).filter(({ after }) => isNoWorse(after.facts, now.facts) && !isLosing(after, now)).toSorted((one, other) => left(one.after, now) - left(other.after, now) || compareSpf(one.after.facts, other.after.facts))[0];
	if (!better) return now;
	const { value, after } = better;
	const record = {
		name: raw.name,
		type: "TXT",
		value
	};
	const findings = now.findings.map((each) => isMended(each, after.findings) ? {
		...each,
		record
	} : each);
	return {
		...now,
		findings
	};
}
function judged(raw, surroundings) {
	return {
		facts: spfFactsOf(raw, surroundings),
		findings: spfFindings(raw, surroundings)
	};
}
function published(raw, value, sight) {
	const words = new Set(value.split(" "));
	const hijackable = raw.hijackable.filter(({ domain, term }) => domain !== raw.name || words.has(term));
	return {
		...raw,
		evaluation: sight,
		hijackable,
		missingSpaces: []
	};
}
function isNoWorse(then, now) {
	return (now.use !== "usable" || compareSpf(then, now) <= 0) && (now.passesAll || !then.passesAll) && (now.isBroken || !then.isBroken);
}
function isLosing(then, now) {
	const before = new Set(now.findings.map(({ id, subject }) => `${id} ${subject}`));
	return then.findings.some(({ id, subject }) => naming.has(id) && !before.has(`${id} ${subject}`));
}
const naming = new Set([
	"spf-target-missing",
	"spf-hijack",
	"spf-hijack-possible"
]);
function left(then, now) {
	return now.findings.filter((each) => !isMended(each, then.findings)).length;
}
function isMended({ id, subject }, then) {
	if (id === "spf-mx-uncovered" || id === "spf-helo" || id === "spf-type") return false;
	return !then.some((each) => each.id === id && each.subject === subject);
}
// src/topics/mx/schema.ts
const reason = string().nullable().meta({
	description: "Reason code, the same in every language; null if there is nothing to explain",
	ko: "언어와 관계없이 같은 이유 코드. 설명할 것이 없으면 null"
});
const address = object({
	address: string().meta({
		description: "IP address of the mail server",
		ko: "메일 서버의 IP 주소"
	}),
	isPublic: boolean().meta({
		description: "Whether it is reachable from the Internet",
		ko: "인터넷에서 접속할 수 있는 주소인지 여부"
	})
});
const mxHost = object({
	host: string().meta(descriptions.mailHost),
	preference: int().meta({
		description: "MX preference; lower values are tried first (RFC 5321 §5.1)",
		ko: "MX 우선순위. 작은 값부터 시도함(RFC 5321 §5.1)"
	}),
	alias: string().nullable().meta({
		description: "The final CNAME target, if the name is a CNAME",
		ko: "이름이 별칭(CNAME)일 때 마지막으로 가리키는 이름"
	}),
	addresses: array(address).readonly().meta({
		description: "At most 8",
		ko: "최대 8개"
	}),
	addressesTotal: int().min(0).meta(listTotal("addresses")),
	problems: array(_enum([
		"address",
		"alias",
		"missing",
		"no-address",
		"private",
		"partly-private",
		"null-beside",
		"bogus",
		"unknown"
	])).readonly().meta({
		description: "address: an IP address instead of a name; alias: the name is a CNAME; missing: the name does not exist; no-address: it has no address; private, partly-private: none or only some addresses are reachable from the Internet; null-beside: a null MX next to other hosts; bogus: its addresses fail DNSSEC validation; unknown: we could not check it",
		ko: "address: 이름 자리에 주소를 씀. alias: 별칭임. missing: 없는 이름. no-address: 주소가 없음. private, partly-private: 모든 주소 또는 일부 주소에 인터넷에서 접속할 수 없음. null-beside: 다른 호스트와 함께 있는 null MX. bogus: 주소가 DNSSEC 검증에 실패함. unknown: 알 수 없음"
	}),
	reason
});
const mxRaw = object({
	kind: _enum([
		"found",
		"null",
		"none",
		"unknown"
	]).meta({
		description: "null: null MX, the name accepts no mail (RFC 7505); none: it has no MX records",
		ko: "null: 메일을 받지 않는다고 알림(RFC 7505). none: MX 레코드가 없음"
	}),
	reason,
	hosts: array(mxHost).readonly().meta({
		description: "Most preferred first, at most 20; total is the number of all records",
		ko: "우선순위가 높은 순서로 최대 20개. 전체 레코드 수는 total"
	}),
	total: int().min(0).meta(listTotal("hosts"))
});
export { unheardOf as A, placesIn as C, refusesHello as D, mailStateOf as E, ground as M, exchangersOf as O, dmarcRecord as S, mailAround as T, mxHostOf as _, mxHostFindings as a, ownTags as b, effectivePolicy as c, mxProblems as d, dmarcProblems as f, spfRaw as g, heloRecord as h, judgeMx as i, wildcardTypes as j, observeWildcard as k, spfProblems as l, mailSenderOf as m, mxRaw as n, unknownMx as o, observeSpf as p, judgeSpf as r, judgeDmarc as s, mxHost as t, findMx as u, observeMx as v, suited as w, dmarcSchema as x, observeDmarc as y };
