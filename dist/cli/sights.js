import { t as attempt } from "./attempt.js";
import { r as failure } from "./failure.js";
import { c as portOf, n as hostOf, t as bracketed } from "./target.js";
import { t as decodeBody } from "./content-coding.js";
import { n as valuesOf } from "./header-list.js";
import { t as readLocation } from "./location.js";
import { r as limitIn, t as ask } from "./visit.js";
// src/formats/cookie-flags.ts
const dropReasons = ["prefix", "same-site"];
function flagsOf(cookie) {
	const { name, isSecure: secure, isHttpOnly: httpOnly, sameSite } = cookie;
	return {
		name,
		secure,
		httpOnly,
		sameSite,
		dropped: dropReason(cookie)
	};
}
function dropReason(cookie) {
	if (breaksPrefix(cookie)) return "prefix";
	return cookie.sameSite === "none" && !cookie.isSecure ? "same-site" : null;
}
function breaksPrefix({ name, isSecure, isHttpOnly, domain, path }) {
	const prefix = /^__(?:secure|http|host-http|host)-/i.exec(name)?.[0].toLowerCase();
	if (prefix === void 0) return false;
	const isOwn = domain === null && path === "/";
	return !isSecure || prefix.includes("http") && !isHttpOnly || prefix.startsWith("__host") && !isOwn;
}
// src/formats/cookie-date.ts
const delimiters = /[\t -/;-@[-`{-~]+/;
const shapes = {
	time: /^(?<hour>\d{1,2}):(?<minute>\d{1,2}):(?<second>\d{1,2})(?!\d)/,
	day: /^(?<day>\d{1,2})(?!\d)/,
	month: /^(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i,
	year: /^(?<year>\d{2,4})(?!\d)/
};
const kinds = [
	"time",
	"day",
	"month",
	"year"
];
const months = [
	"jan",
	"feb",
	"mar",
	"apr",
	"may",
	"jun",
	"jul",
	"aug",
	"sep",
	"oct",
	"nov",
	"dec"
];
const longest = 1024;
function parseCookieDate(text) {
	const found = {};
	const open = new Set(kinds);
	for (const token of text.slice(0, longest).split(delimiters)) {
		const kind = kinds.find((each) => open.has(each) && shapes[each].test(token));
		if (kind === void 0) continue;
		open.delete(kind);
		Object.assign(found, shapes[kind].exec(token)?.groups);
	}
	return open.size > 0 ? null : timeOf(found);
}
function timeOf(found) {
	const number = (part) => Number(found[part]);
	const [hour, minute, second, day] = [
		number("hour"),
		number("minute"),
		number("second"),
		number("day")
	];
	const month = months.indexOf((found["month"] ?? "").toLowerCase());
	const year = fullYear(number("year"));
	if (year < 1601 || hour > 23 || minute > 59 || second > 59) return null;
	const date = new Date(Date.UTC(year, month, day, hour, minute, second));
	return date.getUTCDate() === day ? date.getTime() : null;
}
function fullYear(year) {
	if (year >= 70 && year <= 99) return year + 1900;
	return year <= 69 ? year + 2e3 : year;
}
// src/formats/set-cookie.ts
const longestPair = 4096;
const longestAttribute = 1024;
const control = /[\x00-\x08\x0a-\x1f\x7f]/;
const sameSites = [
	"strict",
	"lax",
	"none"
];
function parseSetCookie(field, now) {
	if (control.test(field)) return null;
	const [pair = "", ...attributes] = field.split(";");
	const equals = pair.indexOf("=");
	const name = pair.slice(0, Math.max(equals, 0)).trim();
	const value = pair.slice(equals + 1).trim();
	if (name === "" && value === "" || name.length + value.length > longestPair) return null;
	const given = attributes.map(toAttribute).filter(([, each]) => each.length <= longestAttribute);
	const known = new Map(given);
	const domain = known.get("domain")?.replace(/^\./, "").toLowerCase() ?? "";
	const path = known.get("path");
	return {
		name,
		value,
		domain: domain === "" ? null : domain,
		path: path?.startsWith("/") ? path : null,
		isSecure: known.has("secure"),
		isHttpOnly: known.has("httponly"),
		sameSite: sameSites.find((each) => each === known.get("samesite")?.toLowerCase()) ?? null,
		isExpired: isPast(given, now)
	};
}
function toAttribute(text) {
	const equals = text.indexOf("=");
	if (equals < 0) return [text.trim().toLowerCase(), ""];
	return [text.slice(0, equals).trim().toLowerCase(), text.slice(equals + 1).trim()];
}
function isPast(given, now) {
	const all = (wanted) => given.flatMap(([name, value]) => name === wanted ? [value] : []);
	const age = all("max-age").findLast((value) => /^-?\d+$/.test(value));
	if (age !== void 0) return Number(age) <= 0;
	const time = all("expires").map(parseCookieDate).findLast((each) => each !== null);
	return time !== void 0 && time <= now.getTime();
}
// src/probes/cookies.ts
const mostCookies = 50;
function openJar() {
	const kept = new Map();
	return {
		keep(url, headers, now) {
			for (const field of valuesOf(headers, "set-cookie").slice(0, mostCookies)) {
				const cookie = parseSetCookie(field, now);
				const key = cookie && identityOf(url, cookie);
				if (!cookie || key === null || flagsOf(cookie).dropped !== null) continue;
				const path = cookie.path ?? defaultPath(url);
				kept.delete(key);
				if (!cookie.isExpired && kept.size < mostCookies) kept.set(key, {
					...cookie,
					path,
					host: url.hostname
				});
			}
		},
		header(url) {
			return [...kept.values()].filter((cookie) => goesTo(url, cookie)).map(({ name, value }) => name === "" ? value : `${name}=${value}`).join("; ");
		}
	};
}
function identityOf(url, cookie) {
	if (!mayBeSetBy(url, cookie)) return null;
	return `${cookie.domain ?? `=${url.hostname}`} ${cookie.path ?? defaultPath(url)} ${cookie.name}`;
}
function mayBeSetBy({ protocol, hostname }, { domain, isSecure }) {
	if (isSecure && protocol !== "https:") return false;
	return domain === null || isWithin(hostname, domain);
}
function defaultPath({ pathname }) {
	const end = pathname.lastIndexOf("/");
	return end <= 0 ? "/" : pathname.slice(0, end);
}
function isBelow(pathname, path) {
	if (pathname === path) return true;
	return pathname.startsWith(path.endsWith("/") ? path : `${path}/`);
}
function goesTo(url, { host, domain, path, isSecure }) {
	if (isSecure && url.protocol !== "https:") return false;
	if (!isBelow(url.pathname, path)) return false;
	return domain === null ? url.hostname === host : isWithin(url.hostname, domain);
}
function isWithin(host, domain) {
	return host === domain || host.endsWith(`.${domain}`);
}
// src/probes/trail.ts
function openTrail(start, now) {
	const jar = openJar();
	const seen = new Set([keyOf(start, "")]);
	let isCarryingCookies = false;
	function isNew(target, cookie) {
		const key = keyOf(target, cookie);
		return !seen.has(key) && Boolean(seen.add(key));
	}
	return { onward(from, headers, target) {
		jar.keep(new URL(from), headers, now);
		const cookie = jar.header(new URL(target));
		if (!isCarryingCookies && isNew(target, "")) return "";
		isCarryingCookies = true;
		return isNew(target, cookie) ? cookie : null;
	} };
}
function keyOf(url, cookie) {
	return `${url} ${cookie}`;
}
function redirects(context, url) {
	const { net } = context;
	return context.once(`redirects ${url}`, () => travel({ url }, {
		now: context.now(),
		send: ({ url: next, headers, ...named }) => headers ? net.http({
			url: next,
			headers,
			limit: limitIn(context),
			...named
		}) : ask(context, next, named)
	}));
}
async function travel(start, { now, send }) {
	const trail = openTrail(start.url, now);
	const hops = [];
	let request = start;
	let reply = await send(start);
	for (;;) {
		const { url, namedBy } = request;
		const destination = readLocation(reply, url);
		hops.push(toHop(url, reply, destination));
		const journey = {
			hops,
			reply,
			url,
			named: namedBy === void 0 ? {} : { namedBy }
		};
		if (!destination) return {
			...journey,
			end: { kind: "answered" }
		};
		const target = destination.url;
		if (target === null) return {
			...journey,
			end: { kind: "invalid-location" }
		};
		if (hops.length > 20) return {
			...journey,
			end: { kind: "limit" }
		};
		const cookie = trail.onward(url, reply.headers, target);
		if (cookie === null) return {
			...journey,
			end: { kind: "loop" }
		};
		const next = {
			url: target,
			namedBy: reply.address,
			...cookie !== "" && { headers: { cookie } }
		};
		const came = await attempt(() => send(next));
		if (!came.ok) return {
			...journey,
			end: broken(came.failure)
		};
		[request, reply] = [next, came.value];
	}
}
function broken(failure) {
	return {
		kind: failure.id === "address.private" ? "private" : "failed",
		failure
	};
}
function toHop(url, reply, destination) {
	const { status, ms, address, roundTrips, headers } = reply;
	return {
		url,
		status,
		location: destination && (destination.url ?? destination.seen),
		downgrade: url.startsWith("https:") && (destination?.url?.startsWith("http:") ?? false),
		ms,
		address,
		roundTrips,
		headers
	};
}
// src/probes/sights.ts
const mostSeen = 16;
async function sightsOf(net, url, glance) {
	const parsed = new URL(url);
	const host = hostOf(parsed);
	const all = await net.addresses({
		host,
		port: portOf(parsed)
	});
	const allowed = all.filter(({ isAllowed }) => isAllowed);
	if (allowed.length === 0) throw failure("address.private", {
		host: bracketed(host),
		address: all[0]?.address ?? ""
	});
	const ours = allowed.filter(({ isForeign }) => !isForeign);
	const asked = (ours.length > 0 ? ours : allowed).slice(0, mostSeen);
	return Promise.all(asked.map((one) => sightAt(net, {
		url,
		host,
		one
	}, glance)));
}
async function sightAt(net, { url, host, one }, { now, limit }) {
	const went = await attempt(() => travel({
		url,
		limit
	}, {
		now,
		send: (request) => net.http({
			...request,
			limit,
			...hostOf(new URL(request.url)) === host && { at: one.id }
		})
	}));
	if (!went.ok) return {
		address: one.id,
		page: null,
		failure: went.failure
	};
	return {
		address: one.id,
		...arrival(went.value, limit)
	};
}
function tellOf(journey, { watching }) {
	if (!watching || journey.end.kind === "failed") return;
	watching.onSight({
		address: journey.reply.address,
		...arrival(journey, watching.limit)
	});
}
function arrival({ end, reply }, limit) {
	if (end.kind === "failed" || end.kind === "private") return {
		page: null,
		failure: end.failure
	};
	const { status, headers } = reply;
	return {
		page: {
			status,
			headers,
			body: (decodeBody(reply.body, valuesOf(headers, "content-encoding").join(",")) ?? reply.body).subarray(0, limit)
		},
		failure: null
	};
}
export { identityOf as a, parseSetCookie as c, travel as i, dropReasons as l, tellOf as n, isWithin as o, redirects as r, openJar as s, sightsOf as t, flagsOf as u };
