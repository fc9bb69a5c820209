import { n as __toESM } from "./rolldown-runtime.js";
import { n as registrationOf } from "./registration.js";
import { t as reach } from "./address.js";
import { t as attempt } from "./attempt.js";
import { A as countLabels, F as labelsOf, L as nameOf, N as isWithin, O as parseName, P as keyOf, R as outermost, V as root, Z as DnsError, c as recordsOf, j as isSameName, nt as types, p as joinedText, tt as typeText } from "./answer.js";
import { E as ask, m as addressesIn } from "./domain-target.js";
import { n as plainText, t as doubtIn } from "./doubt.js";
import { createHash } from "node:crypto";
import { isIP, isIPv4, isIPv6 } from "node:net";
// src/probes/dns/delegated-domain.ts
async function domainsOf(names) {
	const { getDomain } = await import("./cjs.js").then((m) => __toESM(m.default, 1));
	return names.map((name) => {
		const text = plainText(name);
		const domain = getDomain(text, {
			allowPrivateDomains: false,
			extractHostname: false,
			validateHostname: false
		});
		return domain === null || !`.${text}`.endsWith(`.${domain}`) ? null : nameFrom(domain);
	});
}
function nameFrom(text) {
	try {
		return parseName(text);
	} catch (error) {
		if (error instanceof DnsError) return null;
		throw error;
	}
}
async function delegationOf(context, domain) {
	const told = await ask(context, domain, types.NS);
	const { answer } = told;
	if (answer.kind === "unknown") return {
		state: "unknown",
		reason: answer.reason
	};
	if (answer.kind !== "nxdomain" || answer.aliases.length > 0) return {
		state: "delegated",
		reason: null
	};
	const reason = await doubtIn(told);
	if (reason !== null || !answer.soa) return {
		state: "unknown",
		reason: reason ?? "NO-SOA"
	};
	const zone = answer.soa.name;
	if (isSameName(zone, root)) return {
		state: "homeless",
		reason: null
	};
	return isWithin(domain, zone) && !isSameName(domain, zone) ? {
		state: "undelegated",
		reason: null
	} : {
		state: "unknown",
		reason: "BADRESP"
	};
}
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
const mostNames = 100;
async function ground(context, own, references) {
	const first = together(references).slice(0, mostNames);
	const targets = await Promise.all(first.map((each) => aliasesOf(context, each)));
	const all = together([...references, ...targets.flat()]);
	const chosen = all.slice(0, mostNames);
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
	const { answer } = await ask(context, name, types.A);
	return (answer.kind === "unknown" ? [] : answer.aliases).flatMap(({ data }) => by.map((each) => ({
		name: data.name,
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
// src/probes/dns/public-address.ts
const stranger = "1.0.0.1";
async function isPublicAddress({ net }, address) {
	if (reach(address) === "public") return true;
	const judged = await attempt(() => net.addresses({
		host: address,
		port: 53,
		namedBy: stranger
	}));
	return judged.ok && judged.value.some(({ isAllowed }) => isAllowed);
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
// src/probes/dns/texts.ts
async function textsOf(context, name) {
	const { answer } = await ask(context, name, types.TXT);
	return {
		answer,
		texts: (answer.kind === "found" ? recordsOf("TXT", answer.records) : []).map(({ data }) => joinedText(data.strings))
	};
}
// src/probes/dns/wildcard.ts
const asked = [
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
	const told = await Promise.all(asked.map((type) => Promise.all(names.map((each) => ask(context, each, type)))));
	const found = asked.filter((_, index) => told[index]?.every(({ answer }) => answer.kind === "found"));
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
// src/formats/dmarc-tags.ts
const words$1 = {
	"no-tag": {
		en: "“{value}” is no tag: it has no “=”",
		ko: "“{value}”: “=”가 없어 태그가 아님"
	},
	"bad-name": {
		en: "“{tag}” is no name of a tag",
		ko: "“{tag}”: 태그 이름이 아님"
	},
	"bad-character": {
		en: "the value of {tag} holds a character that cannot be there",
		ko: "{tag} 값에 쓸 수 없는 문자가 있음"
	},
	empty: {
		en: "{tag} has no value",
		ko: "{tag}에 값이 없음"
	},
	"bad-value": {
		en: "“{value}” is no value of {tag}",
		ko: "“{value}”: {tag}의 값이 아님"
	},
	"bad-uri": {
		en: "“{value}” in {tag} is no URI such as mailto:dmarc@example.com",
		ko: "{tag}의 “{value}”: mailto:dmarc@example.com 같은 URI가 아님"
	},
	repeated: {
		en: "{tag} stands there more than once",
		ko: "{tag}: 두 번 이상 나옴"
	},
	"without-ruf": {
		en: "{tag} means nothing without ruf",
		ko: "{tag}: ruf가 없으면 의미가 없음"
	},
	"both-levels": {
		en: "“{value}” in {tag} has both 0 and 1, of which one excludes the other",
		ko: "{tag}의 “{value}”: 함께 쓸 수 없는 0과 1이 모두 있음"
	},
	size: {
		en: "the size in “{value}” is obsolete",
		ko: "“{value}”: 크기 제한은 더 이상 쓰이지 않음"
	},
	historic: {
		en: "{tag} is no longer part of DMARC",
		ko: "{tag}: 더 이상 DMARC의 태그가 아님"
	},
	unknown: {
		en: "{tag} is a tag that nobody knows",
		ko: "{tag}: 알려지지 않은 태그"
	}
};
const dmarcNoteCodes = Object.keys(words$1);
const dmarcNoteWords = words$1;
const known = new Set([
	"v",
	"p",
	"sp",
	"np",
	"adkim",
	"aspf",
	"fo",
	"rua",
	"ruf",
	"psd",
	"t"
]);
const historic = new Set([
	"pct",
	"rf",
	"ri"
]);
const longestRecord$1 = 65535;
const mostTags = 100;
function readTags(text) {
	const tags = new Map();
	const notes = [];
	const [, ...parts] = text.slice(0, longestRecord$1).split(";", mostTags);
	for (const part of parts) {
		const bare = trimmed(part);
		if (bare === "") continue;
		const read = readTag(bare);
		if ("code" in read) notes.push(read);
		else if (tags.has(read.name)) notes.push({
			code: "repeated",
			tag: read.name,
			value: read.value
		});
		else tags.set(read.name, read);
	}
	const passedOver = [...tags.values()].filter(({ name }) => !known.has(name));
	return {
		tags: [...tags.values()],
		notes: [...notes, ...passedOver.map(({ name, value }) => {
			return {
				code: historic.has(name) ? "historic" : "unknown",
				tag: name,
				value
			};
		})]
	};
}
function readTag(text) {
	const equals = text.indexOf("=");
	if (equals < 0) return {
		code: "no-tag",
		tag: "",
		value: text
	};
	const name = trimmed(text.slice(0, equals));
	const value = trimmed(text.slice(equals + 1));
	if (!/^[A-Za-z]+$/.test(name)) return {
		code: "bad-name",
		tag: name,
		value
	};
	const tag = name.toLowerCase();
	if (value === "") return {
		code: "empty",
		tag,
		value
	};
	if (/[^ -~\t]/.test(value)) return {
		code: "bad-character",
		tag,
		value
	};
	return {
		name: tag,
		value
	};
}
function trimmed(text) {
	let end = text.length;
	while (end > 0 && /[ \t]/.test(text.charAt(end - 1))) end--;
	return text.slice(0, end).replace(/^[ \t]+/, "");
}
// src/formats/dmarc-uris.ts
const mostUris = 50;
function parseReportUris(text) {
	const uris = [];
	const wrong = [];
	for (const each of text.split(",", mostUris)) {
		const bare = trimmed(each);
		const uri = parseReportUri(bare);
		if (uri) uris.push(uri);
		else wrong.push(bare);
	}
	return {
		uris,
		wrong
	};
}
function parseReportUri(text) {
	const size = /![0-9]+[kmgt]?$/i.exec(text)?.[0] ?? null;
	const bare = size === null ? text : text.slice(0, -size.length);
	const scheme = /^(?<scheme>[A-Za-z][A-Za-z0-9+.-]*):[^\s!]+$/.exec(bare)?.groups?.["scheme"]?.toLowerCase();
	if (scheme === void 0 || !/^(?:[!-~](?!%(?![0-9A-Fa-f]{2})))+$/.test(bare)) return null;
	if (scheme === "mailto") return mailUri(bare, size);
	const host = /^https?$/.test(scheme) ? URL.parse(bare)?.hostname ?? null : "";
	return host === null ? null : {
		text: bare,
		scheme,
		host: isName(host) ? host : null,
		size
	};
}
function mailUri(text, size) {
	const address = text.slice(7).replace(/\?.*$/s, "");
	const at = address.lastIndexOf("@");
	const host = address.slice(at + 1).toLowerCase();
	if (at < 1 || !(isName(host) || /^\[[^[\]]+\]$/.test(host))) return null;
	return {
		text,
		scheme: "mailto",
		host: isName(host) ? host : null,
		size
	};
}
function isName(host) {
	if (host.length > 253 || /^[0-9.]+$/.test(host)) return false;
	return host.split(".").every((label) => /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/i.test(label));
}
// src/formats/dmarc.ts
function chooseDmarc(texts) {
	const records = texts.filter(isDmarc);
	const lookalikes = texts.filter((text) => !isDmarc(text) && isLookalike$1(text));
	const [only] = records;
	if (only === void 0) return {
		kind: "none",
		lookalikes
	};
	if (records.length > 1) return {
		kind: "several",
		texts: records,
		lookalikes
	};
	return {
		kind: "one",
		record: parseDmarc(only),
		lookalikes
	};
}
function isDmarc(text) {
	return /^[vV][ \t]*=[ \t]*DMARC1[ \t]*(?:;|$)/.test(text);
}
function isLookalike$1(text) {
	return /v\s{0,4}=\s{0,4}dmarc|^\W{0,4}dmarc1/i.test(text.slice(0, 512));
}
function parseDmarc(text) {
	const { tags, notes } = readTags(text);
	const values = new Map(tags.map((tag) => [tag.name, tag]));
	const wrong = [];
	function oneOf(name, legal) {
		const tag = values.get(name);
		const found = legal.find((each) => each === tag?.value.toLowerCase()) ?? null;
		if (tag && found === null) wrong.push(invalid(tag));
		return found;
	}
	function uris(name) {
		const tag = values.get(name);
		if (!tag) return [];
		const read = parseReportUris(tag.value);
		wrong.push(...read.wrong.map((value) => ({
			code: "bad-uri",
			tag: name,
			value
		})));
		const sized = read.uris.filter(({ size }) => size !== null);
		wrong.push(...sized.map(({ text: uri, size }) => ({
			code: "size",
			tag: name,
			value: `${uri}${size}`
		})));
		return read.uris;
	}
	const policies = [
		"none",
		"quarantine",
		"reject"
	];
	const read = {
		policy: oneOf("p", policies),
		subdomains: oneOf("sp", policies),
		nonexistent: oneOf("np", policies),
		dkimAlignment: oneOf("adkim", ["r", "s"]) ?? "r",
		spfAlignment: oneOf("aspf", ["r", "s"]) ?? "r",
		suffix: oneOf("psd", [
			"y",
			"n",
			"u"
		]) ?? "u",
		isTest: oneOf("t", ["y", "n"]) === "y",
		aggregate: uris("rua"),
		failures: uris("ruf"),
		failureOptions: failureOptions(values, wrong)
	};
	const all = [...notes, ...wrong];
	const isBroken = all.some(({ code, tag }) => illegal.has(code) && (tag === "sp" || tag === "np"));
	return {
		text,
		...read,
		isBroken,
		notes: all.slice(0, mostNotes)
	};
}
const illegal = new Set([
	"bad-value",
	"bad-character",
	"empty"
]);
const mostNotes = 20;
function invalid({ name, value }) {
	return {
		code: "bad-value",
		tag: name,
		value
	};
}
function failureOptions(values, wrong) {
	const tag = values.get("fo");
	if (!tag) return ["0"];
	const options = tag.value.toLowerCase().split(":");
	if (!(options.every((each) => /^[01ds]$/.test(each)) && new Set(options).size === options.length)) {
		wrong.push(invalid(tag));
		return ["0"];
	}
	if (options.includes("0") && options.includes("1")) {
		wrong.push({
			code: "both-levels",
			tag: "fo",
			value: tag.value
		});
		return ["0"];
	}
	if (!values.has("ruf")) wrong.push({
		code: "without-ruf",
		tag: "fo",
		value: tag.value
	});
	return options;
}
function policyOf(record, author) {
	const { policy, subdomains, nonexistent } = record;
	if (policy === null || record.isBroken) return record.aggregate.length > 0 ? {
		tag: "p",
		published: "none",
		applied: "none"
	} : null;
	const [tag, published] = author === "nonexistent" && nonexistent !== null ? ["np", nonexistent] : author !== "itself" && subdomains !== null ? ["sp", subdomains] : ["p", policy];
	return {
		tag,
		published,
		applied: record.isTest ? lowered[published] : published
	};
}
function appliedPolicy(record) {
	return policyOf(record, "itself")?.applied ?? null;
}
const lowered = {
	reject: "quarantine",
	quarantine: "none",
	none: "none"
};
// src/formats/spf-effect.ts
function endOf(record) {
	const all = firstAll(record);
	if (all) return {
		kind: "all",
		qualifier: all.qualifier
	};
	return record.terms.some(isRedirect) ? { kind: "redirect" } : { kind: "open" };
}
function idleTerms(record) {
	const all = firstAll(record);
	if (!all) return [];
	return record.terms.filter((term) => isRedirect(term) || term.kind === "directive" && term.at > all.at);
}
function lookupTerms(record) {
	const idle = new Set(idleTerms(record));
	return record.terms.filter((term) => !idle.has(term) && (isRedirect(term) || isLookup(term)));
}
function namesIn(record) {
	const idle = new Set(idleTerms(record));
	return record.terms.flatMap((term) => {
		const domain = "domain" in term && !idle.has(term) ? term.domain : null;
		return domain?.name != null ? [{
			term,
			name: domain.name
		}] : [];
	});
}
function targetsIn(record) {
	const idle = new Set(idleTerms(record));
	return record.terms.flatMap((term) => {
		if (idle.has(term) || !("domain" in term)) return [];
		const what = term.kind === "directive" ? term.mechanism : term.modifier;
		return term.domain?.name === null ? [] : [{
			what,
			name: term.domain?.name ?? null
		}];
	});
}
function firstAll(record) {
	return record.terms.find((term) => term.kind === "directive" && term.mechanism === "all");
}
function isRedirect(term) {
	return term.kind === "modifier" && term.modifier === "redirect";
}
function isLookup(term) {
	return term.kind === "directive" && /^(?:include|a|mx|ptr|exists)$/.test(term.mechanism);
}
// src/formats/spf-errors.ts
const words = {
	"too-long": {
		en: "the record has more than 65,535 characters",
		ko: "레코드가 65,535자를 넘음"
	},
	"bad-character": {
		en: "it holds a character that is neither a blank nor a visible one of ASCII",
		ko: "공백도 아니고 보이는 ASCII 문자도 아닌 문자가 있음"
	},
	"unknown-mechanism": {
		en: "there is no mechanism “{word}”",
		ko: "“{word}”: 없는 메커니즘"
	},
	"colon-for-equals": {
		en: "“{word}” is a modifier, whose value stands behind “=”",
		ko: "“{word}”: 값 앞에 “=”를 쓰는 수정자"
	},
	"qualified-modifier": {
		en: "“{word}” is a modifier, in front of which no sign may stand",
		ko: "“{word}”: 앞에 부호를 붙일 수 없는 수정자"
	},
	"missing-domain": {
		en: "“{word}” lacks its domain",
		ko: "“{word}”: 도메인이 없음"
	},
	"missing-address": {
		en: "“{word}” lacks its address",
		ko: "“{word}”: 주소가 없음"
	},
	"unexpected-value": {
		en: "“{word}” stands where nothing may follow",
		ko: "“{word}”: 아무것도 올 수 없는 자리에 있음"
	},
	"bad-domain": {
		en: "“{word}” is no domain: it must end in a dot and a label that is not a number",
		ko: "“{word}”: 도메인이 아님(점과, 숫자로만 되지 않은 라벨로 끝나야 함)"
	},
	"bad-macro": {
		en: "“{word}” is no macro",
		ko: "“{word}”: 매크로가 아님"
	},
	"bad-address": {
		en: "“{word}” is no address of that family",
		ko: "“{word}”: 해당 종류의 IP 주소가 아님"
	},
	"bad-prefix": {
		en: "“{word}” is no prefix length",
		ko: "“{word}”: 프리픽스 길이가 아님"
	},
	"bad-modifier": {
		en: "“{word}” is no name of a modifier",
		ko: "“{word}”: 수정자 이름이 아님"
	},
	"repeated-modifier": {
		en: "“{word}” stands there twice",
		ko: "“{word}”: 두 번 나옴"
	}
};
function spfFault(code, at, word) {
	return {
		code,
		at,
		word
	};
}
const spfErrorWords = words;
const spfErrorCodes = Object.keys(words);
// src/formats/spf-macro.ts
const letters = {
	name: "slodiphv",
	text: "slodiphvcrt"
};
const expansion = /%\{(?<letter>[A-Za-z])(?<digits>\d*)(?<reverse>[rR]?)(?<delimiters>[.\-+,/_=]*)\}/y;
const literal = /[!-$&-~]+/y;
const escapes = {
	"%%": "%",
	"%_": " ",
	"%-": "%20"
};
function parseMacros(text, where) {
	const pieces = readPieces(text, letters[where]);
	return "code" in pieces ? pieces : joined(pieces);
}
function readPieces(text, known) {
	const pieces = [];
	for (let at = 0; at < text.length;) {
		const piece = pieceAt(text, at, known);
		if (!piece) return spfFault("bad-macro", at, text.slice(at, at + longestShown));
		pieces.push(piece);
		at = piece.end;
	}
	return pieces;
}
const longestShown = 12;
function pieceAt(text, at, known) {
	const escape = escapes[text.slice(at, at + 2)];
	if (escape !== void 0) return {
		part: {
			kind: "text",
			text: escape
		},
		isExpansion: true,
		end: at + 2
	};
	const plain = matchAt(literal, text, at);
	if (plain) return {
		part: {
			kind: "text",
			text: plain[0]
		},
		isExpansion: false,
		end: at + plain[0].length
	};
	const found = matchAt(expansion, text, at);
	const { letter = "", digits = "", reverse = "", delimiters = "" } = found?.groups ?? {};
	if (!found || !known.includes(letter.toLowerCase()) || /^0+$/.test(digits)) return null;
	return {
		part: {
			kind: "macro",
			letter: letter.toLowerCase(),
			isEscaped: letter !== letter.toLowerCase(),
			digits: digits === "" ? null : Number(digits),
			isReversed: reverse !== "",
			delimiters: delimiters || "."
		},
		isExpansion: true,
		end: at + found[0].length
	};
}
function matchAt(pattern, text, at) {
	pattern.lastIndex = at;
	return pattern.exec(text);
}
function joined(pieces) {
	const whole = [];
	let text = "";
	for (const { part } of pieces) {
		if (part.kind === "text") {
			text += part.text;
			continue;
		}
		if (text !== "") whole.push({
			kind: "text",
			text
		});
		text = "";
		whole.push(part);
	}
	return text === "" ? whole : [...whole, {
		kind: "text",
		text
	}];
}
function parseDomainSpec(text) {
	const pieces = readPieces(text, letters.name);
	if ("code" in pieces) return pieces;
	if (!endsAsName(pieces.at(-1))) return spfFault("bad-domain", 0, text);
	const parts = joined(pieces);
	const [only, ...others] = parts;
	return {
		text,
		parts,
		name: only?.kind === "text" && others.length === 0 ? only.text : null
	};
}
function endsAsName(last) {
	if (!last || last.part.kind === "macro" || last.isExpansion) return last !== void 0;
	const text = last.part.text.replace(/\.$/, "");
	const dot = text.lastIndexOf(".");
	return dot >= 0 && isTopLabel(text.slice(dot + 1));
}
function isTopLabel(label) {
	if (/^[A-Za-z0-9]+$/.test(label)) return /[A-Za-z]/.test(label);
	return /^[A-Za-z0-9][A-Za-z0-9-]*[A-Za-z0-9]$/.test(label);
}
// src/formats/spf-network.ts
const longest = {
	four: 32,
	six: 128
};
function parseNetwork(text, family) {
	const slash = text.indexOf("/");
	const address = slash < 0 ? text : text.slice(0, slash);
	if (!(family === "four" ? isIPv4(address) : isIPv6(address) && !address.includes("%"))) return spfFault("bad-address", 0, text);
	if (slash < 0) return {
		address,
		prefix: longest[family]
	};
	const prefix = prefixLength(text.slice(slash + 1), longest[family]);
	return prefix === null ? spfFault("bad-prefix", slash, text.slice(slash)) : {
		address,
		prefix
	};
}
function splitPrefixes(text) {
	const suffix = /(?:\/\d*)?(?:\/\/\d*)?$/.exec(text)?.[0] ?? "";
	return {
		rest: text.slice(0, text.length - suffix.length),
		suffix
	};
}
function parsePrefixes(suffix) {
	const [, four, six] = /^(?:\/(\d*))?(?:\/\/(\d*))?$/.exec(suffix) ?? [];
	const read = {
		four: four === void 0 ? longest.four : prefixLength(four, longest.four),
		six: six === void 0 ? longest.six : prefixLength(six, longest.six)
	};
	if (read.four === null || read.six === null) return spfFault("bad-prefix", 0, suffix);
	return {
		four: read.four,
		six: read.six
	};
}
function prefixLength(digits, most) {
	return /^(?:0|[1-9]\d{0,2})$/.test(digits) && Number(digits) <= most ? Number(digits) : null;
}
// src/formats/spf-terms.ts
const mechanisms = [
	"all",
	"include",
	"a",
	"mx",
	"ptr",
	"ip4",
	"ip6",
	"exists"
];
function isMechanism(word) {
	return mechanisms.some((each) => each === word.toLowerCase());
}
function parseTerm(text) {
	const name = /^[^:/=]*(?==)/.exec(text)?.[0];
	return name === void 0 ? parseDirective(text) : parseModifier(name, text);
}
function parseModifier(name, text) {
	const value = text.slice(name.length + 1);
	const behind = name.length + 1;
	const known = ["redirect", "exp"].find((each) => each === name.toLowerCase());
	if (known) {
		if (value === "") return spfFault("missing-domain", 0, text);
		const domain = shifted(parseDomainSpec(value), behind);
		return "code" in domain ? domain : {
			kind: "modifier",
			modifier: known,
			domain
		};
	}
	if (/^[-+~?](?:redirect|exp)$/i.test(name)) return spfFault("qualified-modifier", 0, name);
	if (!/^[A-Za-z][A-Za-z0-9_.-]*$/.test(name)) return spfFault("bad-modifier", 0, name);
	const parts = shifted(parseMacros(value, "text"), behind);
	return "code" in parts ? parts : {
		kind: "modifier",
		modifier: "unknown",
		name,
		value: parts
	};
}
function parseDirective(text) {
	const sign = /^[-+~?]/.exec(text)?.[0] ?? "";
	const word = /^[^:/]*/.exec(text.slice(sign.length))?.[0] ?? "";
	const mechanism = mechanisms.find((each) => each === word.toLowerCase());
	if (!mechanism) return spfFault(/^(?:redirect|exp)$/i.test(word) ? "colon-for-equals" : "unknown-mechanism", sign.length, word);
	const behind = sign.length + word.length;
	const read = shifted(parseMechanism(mechanism, text.slice(behind), text), behind);
	return "code" in read ? read : {
		kind: "directive",
		qualifier: qualifierOf(sign),
		...read
	};
}
function qualifierOf(sign) {
	return [
		"-",
		"~",
		"?"
	].find((each) => each === sign) ?? "+";
}
function parseMechanism(mechanism, rest, text) {
	switch (mechanism) {
		case "all": return rest === "" ? { mechanism } : spfFault("unexpected-value", 0, rest);
		case "ip4":
		case "ip6": return parseAddresses(mechanism, rest, text);
		case "a":
		case "mx": return parseHosts(mechanism, rest, text);
		case "ptr": if (rest === "") return {
			mechanism,
			domain: null
		};
	}
	const domain = parseDomain(rest, text);
	return "code" in domain ? domain : {
		mechanism,
		domain
	};
}
function parseDomain(rest, text) {
	if (rest.startsWith("/")) return spfFault("unexpected-value", 0, rest);
	if (rest.length < 2) return spfFault("missing-domain", 0, text);
	return shifted(parseDomainSpec(rest.slice(1)), 1);
}
function parseAddresses(mechanism, rest, text) {
	if (!rest.startsWith(":") || rest === ":") return spfFault("missing-address", 0, text);
	const network = shifted(parseNetwork(rest.slice(1), mechanism === "ip4" ? "four" : "six"), 1);
	return "code" in network ? network : {
		mechanism,
		network
	};
}
function parseHosts(mechanism, rest, text) {
	const { rest: named, suffix } = splitPrefixes(rest);
	if (named.startsWith("/")) return spfFault("bad-prefix", 0, rest);
	const domain = named === "" ? null : parseDomain(named, text);
	if (domain && "code" in domain) return domain;
	const prefixes = shifted(parsePrefixes(suffix), named.length);
	return "code" in prefixes ? prefixes : {
		mechanism,
		domain,
		prefixes
	};
}
function shifted(read, by) {
	return "code" in read ? {
		...read,
		at: read.at + by
	} : read;
}
const longestRecord = 65535;
function chooseSpf(texts) {
	const records = texts.filter(isSpf);
	const lookalikes = texts.filter((text) => !isSpf(text) && isLookalike(text));
	const [only] = records;
	if (only === void 0) return {
		kind: "none",
		lookalikes
	};
	if (records.length > 1) return {
		kind: "several",
		texts: records,
		lookalikes
	};
	return {
		kind: "one",
		record: parseSpf(only),
		lookalikes
	};
}
function isSpf(text) {
	return /^v=spf1(?: |$)/i.test(text);
}
function isLookalike(text) {
	return /^[\s"'“”]*v\s*=\s*spf1?(?!\d)/i.test(text.slice(0, 40));
}
function parseSpf(text) {
	if (text.length > longestRecord) return {
		text,
		terms: [],
		faults: [spfFault("too-long", 0, "")]
	};
	const strange = text.search(/[^ -~]/);
	if (strange >= 0) return {
		text,
		terms: [],
		faults: [spfFault("bad-character", strange, text.slice(strange, strange + 1))]
	};
	const terms = [];
	const faults = [];
	for (const { 0: word, index } of text.matchAll(/[^ ]+/g)) {
		if (index === 0) continue;
		const read = parseTerm(word);
		if ("code" in read) faults.push({
			...read,
			at: read.at + index
		});
		else terms.push({
			...read,
			at: index,
			text: word
		});
	}
	faults.push(...repeated(terms));
	return {
		text,
		terms,
		faults: faults.toSorted((one, other) => one.at - other.at).slice(0, 10)
	};
}
function repeated(terms) {
	return ["redirect", "exp"].flatMap((name) => terms.filter((term) => term.kind === "modifier" && term.modifier === name).slice(1).map(({ at }) => spfFault("repeated-modifier", at, name)));
}
// src/probes/dns/dmarc-policy.ts
const mostLabels = 7;
async function dmarcAlong(context, name) {
	const count = countLabels(name);
	const from = count > mostLabels ? mostLabels : count - 1;
	const above = Array.from({ length: Math.max(0, from) }, (_, index) => outermost(name, from - index));
	const [own = null, ...others] = await Promise.all([name, ...above].map((each) => look(context, each)));
	return [own, ...others.filter((each) => each !== null)];
}
async function look(context, about) {
	const at = dmarcNameOf(about);
	if (!at) return null;
	const { answer, texts } = await textsOf(context, at);
	return {
		at,
		about,
		answer,
		choice: chooseDmarc(texts)
	};
}
function dmarcNameOf(name) {
	try {
		return nameOf([Buffer.from("_dmarc"), ...labelsOf(name)]);
	} catch (error) {
		if (error instanceof DnsError) return null;
		throw error;
	}
}
export { stranger as A, trimmed as C, mailHost as D, textsOf as E, domainsOf as M, mailHosts as O, readTags as S, wildcardBelow as T, parseDmarc as _, isMechanism as a, dmarcNoteCodes as b, spfErrorCodes as c, idleTerms as d, lookupTerms as f, chooseDmarc as g, appliedPolicy as h, parseSpf as i, ground as j, isPublicAddress as k, spfErrorWords as l, targetsIn as m, dmarcNameOf as n, parseTerm as o, namesIn as p, chooseSpf as r, parseMacros as s, dmarcAlong as t, endOf as u, policyOf as v, unheardOf as w, dmarcNoteWords as x, parseReportUris as y };
