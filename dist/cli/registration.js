import { r as __toESM } from "./rolldown-runtime.js";
import { C as _coercedNumber, h as object, l as boolean, p as literal, r as ZodNumber, s as array, v as string, x as unknown$1, y as tuple } from "./schemas.js";
import { r as failure } from "./failure.js";
import { t as printable } from "./printable.js";
import { t as attempt } from "./attempt.js";
import { k as parseName, rt as types } from "./answer.js";
import { C as ask } from "./withheld.js";
import { domainToASCII } from "node:url";
// node_modules/zod/v4/classic/coerce.js
function number(params) {
	return _coercedNumber(ZodNumber, params);
}
// src/formats/rdap/time.ts
const written = /^(?<date>\d{4}-\d{2}-\d{2})(?:[T\s]\s?(?<time>\d{2}:\d{2}(?::\d{2})?)(?:[.,]\d{1,12})?\s?(?<zone>Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?$/i;
const firstYear = 1985;
function readRdapTime(text) {
	const { date, time = "00:00", zone = "Z" } = written.exec(text.slice(0, 64).trim())?.groups ?? {};
	if (date === void 0 || !isDay(date)) return null;
	const at = Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}${zoneOf(zone)}`);
	const year = new Date(at).getUTCFullYear();
	if (!(year >= firstYear && year <= 9999)) return null;
	return new Date(at).toISOString();
}
function isDay(date) {
	const at = Date.parse(`${date}T00:00:00Z`);
	return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
}
function zoneOf(zone) {
	if (/^[a-z]/i.test(zone)) return "Z";
	const [, hours, minutes = "00"] = /^(?<hours>[+-]\d{2}):?(?<minutes>\d{2})?$/.exec(zone) ?? [];
	return `${hours}:${minutes}`;
}
// src/formats/rdap/rdap.ts
const deepest = 64;
const mostListed = 64;
const mostEvents = 256;
const longestText = 256;
function readRdapDomain(body, now) {
	const text = new TextDecoder().decode(body);
	if (isTooDeep(text)) return {
		kind: "unreadable",
		reason: "deep"
	};
	const json = parsed(text);
	if (json === void 0) return {
		kind: "unreadable",
		reason: "json"
	};
	const read = response.safeParse(json);
	if (!read.success) return {
		kind: "unreadable",
		reason: "shape"
	};
	const { errorCode, ...said } = read.data;
	if (errorCode !== null) return errorCode === 404 ? { kind: "absent" } : {
		kind: "unreadable",
		reason: "error"
	};
	const named = said.ldhName ?? said.unicodeName;
	if (said.objectClassName === null && named === null) return {
		kind: "unreadable",
		reason: "shape"
	};
	if (named === null) return {
		kind: "unreadable",
		reason: "no-name"
	};
	const end = endOf(timesOf(said.events, "expiration"), now);
	return end === void 0 ? {
		kind: "unreadable",
		reason: "two-ends"
	} : {
		kind: "domain",
		domain: toDomain(said, hostOf(named), end)
	};
}
function isTooDeep(text) {
	let depth = 0;
	let isQuoted = false;
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		if (isQuoted && character === "\\") at++;
		else if (character === "\"") isQuoted = !isQuoted;
		else if (isQuoted) continue;
		else if (character === "{" || character === "[") depth++;
		else if (character === "}" || character === "]") depth--;
		if (depth > deepest) return true;
	}
	return false;
}
function parsed(text) {
	try {
		return JSON.parse(text.replace(/^\ufeff/, ""));
	} catch {
		return;
	}
}
function maybe(schema) {
	return schema.nullable().prefault(null).catch(null);
}
function listOf(schema, most = mostListed) {
	return array(unknown$1()).transform((all) => all.slice(0, most).flatMap((each) => {
		const read = schema.safeParse(each);
		return read.success ? [read.data] : [];
	})).prefault([]).catch([]);
}
const text = string().transform((value) => printable(value.trim(), longestText));
const card = tuple([literal("vcard"), listOf(tuple([
	string(),
	unknown$1(),
	string(),
	unknown$1()
]))]);
const entity = object({
	roles: listOf(string().transform((role) => role.toLowerCase())),
	vcardArray: maybe(card),
	handle: maybe(text)
});
const event = object({
	eventAction: string(),
	eventDate: string()
});
const response = object({
	errorCode: maybe(number()),
	objectClassName: maybe(literal("domain")),
	ldhName: maybe(string().max(longestText)),
	unicodeName: maybe(string().max(longestText)),
	status: listOf(string()),
	events: listOf(event, mostEvents),
	nameservers: listOf(object({ ldhName: string().max(longestText) })),
	secureDNS: maybe(object({ delegationSigned: maybe(boolean()) })),
	entities: listOf(entity)
});
function toDomain({ status, events, nameservers, secureDNS, entities }, name, expires) {
	return {
		name,
		status: [...new Set(status.map(statusOf))],
		registered: timesOf(events, "registration")[0] ?? null,
		expires,
		registrarExpires: timesOf(events, "registrarexpiration")[0] ?? null,
		changed: timesOf(events, "lastchanged").at(-1) ?? null,
		nameServers: [...new Set(nameservers.map(({ ldhName: name }) => hostOf(name)))].toSorted(),
		isSigned: secureDNS?.delegationSigned ?? null,
		registrar: registrarIn(entities)
	};
}
function hostOf(name) {
	const bare = name.trim().toLowerCase().replace(/\.$/, "");
	return printable(domainToASCII(bare) || bare, longestText);
}
function timesOf(events, action) {
	return events.filter(({ eventAction }) => squeezed(eventAction) === action).flatMap(({ eventDate }) => readRdapTime(eventDate) ?? []).toSorted();
}
function endOf(times, now) {
	const coming = times.filter((each) => each > now.toISOString());
	return new Set(coming.map((each) => each.slice(0, 10))).size <= 1 ? times.at(-1) ?? null : void 0;
}
function squeezed(word) {
	return word.slice(0, longestText).toLowerCase().replace(/[\s_-]/g, "");
}
const statuses = new Map([
	"add period",
	"auto renew period",
	"client delete prohibited",
	"client hold",
	"client renew prohibited",
	"client transfer prohibited",
	"client update prohibited",
	"pending create",
	"pending delete",
	"pending renew",
	"pending restore",
	"pending transfer",
	"pending update",
	"redemption period",
	"renew period",
	"server delete prohibited",
	"server hold",
	"server renew prohibited",
	"server transfer prohibited",
	"server update prohibited",
	"transfer period"
].map((words) => [squeezed(words), words]));
function statusOf(given) {
	const word = given.slice(0, longestText).trim().replace(/\s+\(?https?:\/\/.*$/is, "");
	return statuses.get(squeezed(word)) ?? printable(word.toLowerCase(), 64);
}
function registrarIn(entities) {
	const found = entities.find(({ roles }) => roles.includes("registrar"));
	const named = found?.vcardArray?.[1].find(([property]) => property.toLowerCase() === "fn")?.[3];
	const name = typeof named === "string" && named.trim() !== "" ? named.trim() : found?.handle;
	return name ? printable(name, longestText) : null;
}
// src/probes/registration/registration.ts
async function registrableOf(name) {
	const { getDomain } = await import("./cjs.js").then((m) => __toESM(m.default, 1));
	return getDomain(name, {
		allowPrivateDomains: false,
		extractHostname: false,
		validateHostname: false
	});
}
const patience = 3e3;
async function registrationOf(context, name) {
	const domain = await registrableOf(name);
	if (domain === null) return {
		...nothing,
		domain,
		state: "unknown",
		reason: "public-suffix"
	};
	return context.once(`registration ${domain}`, () => registrationAt(context, domain));
}
const nothing = {
	reason: null,
	retryAfter: null,
	server: null,
	published: null
};
async function registrationAt(context, domain) {
	const path = `domain/${encodeURIComponent(domain)}`;
	const headers = { accept: "application/rdap+json, application/json;q=0.9" };
	const got = await attempt(() => context.net.source("rdap", {
		path,
		headers,
		patience
	}));
	if (!got.ok) return unknown(domain, got.failure);
	const { status, body, url, redirects } = got.value;
	const server = URL.parse(url)?.host ?? null;
	const answer = status === 404 ? { kind: "absent" } : readRdapDomain(body, context.now());
	if (answer.kind === "absent") return {
		...redirects > 0 ? await absence(context, domain) : unserved(domain),
		server
	};
	const told = {
		source: "RDAP",
		host: server ?? ""
	};
	if (answer.kind === "unreadable") return {
		...unknown(domain, failure("source.malformed", {
			...told,
			detail: answer.reason
		}).facts),
		server
	};
	const published = answer.domain;
	if (published.name !== domain) return {
		...unknown(domain, failure("source.malformed", {
			...told,
			detail: "other-name"
		}).facts),
		server
	};
	return {
		...nothing,
		domain,
		state: "found",
		server,
		published
	};
}
function unknown(domain, { reason, params }) {
	const { seconds } = params;
	const retryAfter = typeof seconds === "number" ? seconds : null;
	return {
		...nothing,
		domain,
		state: "unknown",
		reason,
		retryAfter
	};
}
function unserved(domain) {
	return {
		...nothing,
		domain,
		state: "unserved"
	};
}
async function absence(context, domain) {
	const { answer } = await ask(context, parseName(domain), types.SOA);
	if (answer.kind === "nxdomain") return {
		...nothing,
		domain,
		state: "absent"
	};
	return {
		...nothing,
		domain,
		state: "unknown",
		reason: "contradicted"
	};
}
export { registrationOf as n, registrableOf as t };
