import { t as defineCheck } from "./check.js";
import { O as NEVER, _ as strictObject, b as union, d as discriminatedUnion, f as int, g as record, h as object, i as _enum, l as boolean, m as number, o as _null, p as literal, s as array, v as string } from "./schemas.js";
import { n as datetime } from "./iso.js";
import { r as targetOfUrl } from "./value.js";
import { t as gateResult } from "./result-schema.js";
import { t as fingerprint } from "./fingerprint.js";
import { i as severities, r as interpret } from "./interpretation.js";
import { i as moreThan, o as seenElsewhere, r as isOpen } from "./surroundings.js";
import { u as surroundingsProblems } from "./addresses.js";
import { n as languages, t as fill } from "./text.js";
import { t as version } from "./version.js";
import { c as judge$1, d as siteProblems, f as refusedStep, m as unclearStep, n as plainHttp$1, p as stepsOf, r as plainHttp, t as http, u as ladder } from "./http.js";
import { a as wholeDays, i as day, n as judge$2, o as ladder$1, r as countOfDays, t as ssl } from "./ssl.js";
import { t as attempt } from "./attempt.js";
import { a as failures, n as describeFailure, r as failure, t as Failure } from "./failure.js";
import { c as portOf, l as urlTarget, n as hostOf, t as bracketed } from "./target.js";
import { r as redirects } from "./sights.js";
import { n as readLocation } from "./location.js";
import { t as ask } from "./visit.js";
import { t as problems } from "./problems.js";
import { a as meets, i as grades, r as atBest, s as worst } from "./grade.js";
import { r as fitsAllIps, t as allIps } from "./all-ips.js";
// src/checks/gate/addresses/judge.ts
function everyTls(raw) {
	const others = raw.addresses ? seenElsewhere(raw.addresses) : [];
	return [{
		address: null,
		raw
	}, ...others.map(({ address, seen }) => ({
		address,
		raw: seen
	}))];
}
function otherPages({ http }) {
	return (http.ok && http.value.raw.addresses || []).flatMap(seenElsewhere).map(({ address, seen }) => ({
		address,
		raw: seen
	}));
}
function isTlsOpen({ addresses }) {
	return addresses !== void 0 && isOpen(addresses);
}
function isPageOpen({ http }) {
	return http.ok && (http.value.raw.addresses ?? []).some(isOpen);
}
function surroundingsIn({ origins, http }) {
	return [...origins.flatMap(({ ssl }) => ssl.ok && ssl.value.raw.addresses ? [ssl.value.raw.addresses] : []), ...http.ok && http.value.raw.addresses || []];
}
function failedAddress(raw) {
	return surroundingsIn(raw).flatMap(({ host, others }) => others.map((other) => ({
		...other,
		host
	}))).find(({ state }) => state === "failed");
}
function crowdedHost(raw) {
	return surroundingsIn(raw).find((around) => moreThan(around) > 0);
}
function addressesOf(raw) {
	const { origins, http } = raw;
	const pages = http.ok && http.value.raw.addresses || [];
	const listed = origins.flatMap(({ target, ssl }) => {
		if (!ssl.ok || !ssl.value.raw.addresses) return [];
		const page = pages.find(({ host }) => host === ssl.value.raw.host);
		return listOf(target, ssl.value.raw, ssl.value.raw.addresses, {
			page,
			http
		});
	});
	const covered = origins.flatMap(({ ssl }) => ssl.ok ? [ssl.value.raw.host] : []);
	const plain = pages.filter(({ host }) => !covered.includes(host)).flatMap((page) => listOf(page.host, null, page, {
		page,
		http
	}));
	return surroundingsIn(raw).length === 0 ? void 0 : [...listed, ...plain];
}
function listOf(origin, own, around, { page, http }) {
	const first = page?.own === around.own && http.ok ? http.value.raw : pageAt(page, around.own)?.seen;
	return [{
		address: around.own,
		state: "measured",
		reason: null,
		seen: own
	}, ...around.others].map((other, at) => {
		const tls = own === null ? null : other.seen;
		const there = at === 0 ? void 0 : pageAt(page, other.address);
		const isPageFailed = other.state === "measured" && there?.state === "failed";
		return {
			origin,
			address: other.address,
			state: isPageFailed ? "failed" : other.state,
			reason: isPageFailed ? there.reason : other.reason,
			...tlsFigures(tls),
			headers: gradeOf$1(at === 0 ? first : there?.seen)
		};
	});
}
function pageAt(page, wanted) {
	return page?.others.find(({ address }) => address === wanted);
}
function gradeOf$1(page) {
	return page ? judge$1(page).grade ?? null : null;
}
function tlsFigures(raw) {
	if (!raw) return {
		grade: null,
		daysLeft: null
	};
	const { grade = null, kpis } = judge$2(raw);
	const days = kpis.find(({ id }) => id === "days-left")?.value;
	return {
		grade,
		daysLeft: typeof days === "number" ? days : null
	};
}
// src/checks/gate/places.ts
function placesOf$1(url, journey) {
	const first = isSecure(url) ? placeOf(url) : firstRedirect(journey) ?? placeOf(url);
	if (!journey || journey.end.kind === "failed" || !isSecure(journey.url)) return [first];
	const last = placeOf(journey.url, journey.named);
	return last.target === first.target ? [first] : [first, last];
}
async function firstPlace(url, context) {
	if (isSecure(url)) return placeOf(url);
	const reply = await attempt(() => ask(context, url));
	if (!reply.ok) return null;
	const destination = readLocation(reply.value, url)?.url ?? "";
	return isSecure(destination) ? placeOf(destination, { namedBy: reply.value.address }) : null;
}
function firstRedirect(journey) {
	if (!journey) return null;
	const hop = (journey.end.kind === "invalid-location" ? journey.hops.slice(0, -1) : journey.hops).find(({ location }) => isSecure(location ?? ""));
	return hop?.location ? placeOf(hop.location, { namedBy: hop.address }) : null;
}
function isSecure(url) {
	return URL.parse(url)?.protocol === "https:";
}
function placeOf(url, named = {}) {
	const parsed = new URL(url);
	const host = bracketed(hostOf(parsed));
	const port = `${parsed.protocol === "https:" ? portOf(parsed) : 443}`;
	return {
		host,
		port,
		target: port === "443" ? host : `${host}:${port}`,
		named
	};
}
// src/checks/gate/places-elsewhere.ts
async function placesElsewhere(context, { url, finalUrl, addresses = [] }, known) {
	const found = await Promise.all(addresses.map((around, at) => placesAround(context, {
		url: at === 0 ? url : finalUrl,
		page: finalUrl
	}, around)));
	const fresh = new Map(found.flat().map((place) => [place.target, place]));
	for (const { target } of known) fresh.delete(target);
	return [...fresh.values()].toSorted((a, b) => a.target < b.target ? -1 : 1);
}
async function placesAround(context, { url, page }, { host, own, others }) {
	const main = await attempt(() => redirects(context, url));
	const isMain = main.ok && main.value.url === page;
	const allowed = others.filter(({ state }) => state !== "forbidden").map(({ address }) => address);
	const asked = isMain ? allowed : [own, ...allowed];
	return (await Promise.all(asked.map(async (address) => {
		const journey = await attempt(() => redirects(context.at(host, address), url));
		return journey.ok ? placesOf$1(url, journey.value) : [];
	}))).flat();
}
// src/checks/gate/collect.ts
async function collect(input, context) {
	const { url } = input;
	const every = input.all_ips === void 0 ? {} : { all_ips: `${input.all_ips}` };
	const following = attempt(() => redirects(context, url));
	firstPlace(url, context).then((place) => place && measure(place, every, context)).catch(() => {});
	const closing = plainHttp(context, url);
	const headers = attempt(() => context.use(http, {
		url,
		...every
	}));
	const journey = await following;
	const places = placesOf$1(url, journey.ok ? journey.value : null);
	const [origins, astray, elsewhere, way] = await Promise.all([
		Promise.all(places.map((place) => measure(place, every, context))),
		headers.then((page) => page.ok ? measureElsewhere(places, page.value.raw, every, context) : []),
		journey.ok ? plainElsewhere(context, url, journey.value) : null,
		journey.ok ? wayOf(context, journey.value) : {
			refused: null,
			unclear: null
		}
	]);
	const raw = {
		url,
		observedAt: context.now().toISOString(),
		finalUrl: journey.ok ? arrivalOf(journey.value) : null,
		address: journey.ok ? journey.value.hops[0]?.address ?? null : addressOf(origins),
		origins: [...origins, ...astray],
		http: await headers,
		way,
		plain: isElsewhere(journey) ? [] : believed([await closing, elsewhere], origins)
	};
	refuseIfNothing(raw);
	return {
		...raw,
		cost: costOf(context, journey)
	};
}
async function measure({ host, port, target, named }, every, context) {
	const query = {
		host,
		port,
		starttls: "https",
		...every
	};
	if (!ssl.input.safeParse(query).success) return {
		target,
		ssl: {
			ok: false,
			failure: noName(host)
		}
	};
	return {
		target,
		ssl: await attempt(() => context.use(ssl, query, named))
	};
}
const mostElsewhere = 4;
async function measureElsewhere(places, page, every, context) {
	const more = await placesElsewhere(context, page, places);
	return Promise.all(more.map(async (place, at) => {
		if (at < mostElsewhere) return measure(place, every, context);
		const { facts } = failure("budget.origins", { limit: mostElsewhere });
		return {
			target: place.target,
			ssl: {
				ok: false,
				failure: facts
			}
		};
	}));
}
function noName(host) {
	return failure("dns.failed", {
		host,
		detail: "EBADNAME"
	}).facts;
}
function arrivalOf(journey) {
	return journey.end.kind === "failed" ? null : journey.url;
}
async function plainElsewhere(context, asked, { url, named, end }) {
	return end.kind === "failed" || url === asked ? null : plainHttp(context, url, named);
}
async function wayOf(context, journey) {
	const steps = await stepsOf(context, journey);
	const page = journey.end.kind === "failed" ? null : journey.url;
	return {
		refused: refusedStep(steps, page)?.url ?? null,
		unclear: unclearStep(steps, page)?.url ?? null
	};
}
function believed(plain, origins) {
	const said = plain.flatMap((each) => each ?? []);
	if (!origins.some(({ ssl: measured }) => !measured.ok && measured.failure.reason === forged)) return said;
	return said.map((each) => ({
		...each,
		state: "unknown",
		status: null,
		reason: forged
	}));
}
const forged = "proxy.malformed";
function isElsewhere(journey) {
	if (!journey.ok || journey.value.end.kind !== "answered") return false;
	const page = new URL(journey.value.url);
	return page.protocol === "https:" && portOf(page) !== 443;
}
function addressOf(origins) {
	return origins.flatMap((origin) => origin.ssl.ok ? [origin.ssl.value.raw.address] : [])[0] ?? null;
}
function costOf(context, journey) {
	const { connections, requests } = context.traffic();
	return {
		connections,
		requests,
		roundTrips: (journey.ok ? journey.value.hops : []).reduce((sum, hop) => sum + hop.roundTrips, 0),
		ms: Math.round(context.elapsed())
	};
}
function refuseIfNothing(raw) {
	const isOpen = raw.plain.some(({ state }) => state === "content");
	const isKnown = raw.http.ok || isOpen || raw.origins.some((origin) => origin.ssl.ok);
	const [reason] = failuresOf(raw);
	if (!isKnown && raw.finalUrl === null && reason) throw new Failure(reason);
}
function failuresOf({ http: page, origins }) {
	return [page, ...origins.map((origin) => origin.ssl)].flatMap((each) => each.ok ? [] : [each.failure]);
}
// src/checks/gate/open.ts
function sayReason(facts, language) {
	return {
		reason: facts.reason,
		message: describeFailure(facts, language)
	};
}
function sayPageDoubt({ verdict }, language) {
	const doubt = verdict.findings.find(isDoubt);
	return doubt ? {
		reason: `http.${doubt.id}`,
		message: fill(siteProblems[doubt.id].cause, doubt.params, language)
	} : null;
}
const doubts = ["page-unread", "certificate-unknown"];
function isDoubt(finding) {
	return doubts.some((id) => id === finding.id);
}
const partly = {
	en: "{check} could not be measured as a whole.",
	ko: "{check|을/를} 모두 측정하지 못했습니다."
};
function openOf({ http, origins }, language) {
	const tls = origins.map(({ ssl }) => ssl).find((ssl) => !isGraded(ssl));
	const open = [...tls || origins.length === 0 ? [{
		check: "ssl",
		...why("ssl", tls, language)
	}] : [], ...isGraded(http) ? [] : [{
		check: "http",
		...why("http", http, language)
	}]];
	return open.length > 0 ? { open } : {};
}
function isGraded(attempt) {
	return attempt.ok && attempt.value.verdict.grade !== void 0;
}
function why(check, attempt, language) {
	if (attempt && !attempt.ok) return sayReason(attempt.failure, language);
	return (attempt && check === "http" ? sayPageDoubt(attempt.value, language) : null) ?? {
		reason: `${check}.open`,
		message: fill(partly, { check }, language)
	};
}
// src/checks/gate/days.ts
const enough$1 = 14;
function compareDays({ origins, observedAt }, threshold, source) {
	const now = Date.parse(observedAt);
	const places = origins.flatMap(placesOf);
	const lifetimes = places.map((place) => place ? lifetimesOf(place.raw, threshold, now, place.address) : []);
	const [tightest] = lifetimes.flat().toSorted((a, b) => a.left - a.required - (b.left - b.required));
	const isPathOpen = places.some((place) => place && isPathUnknown(place.raw));
	const isAddressOpen = origins.some(({ ssl }) => ssl.ok && isTlsOpen(ssl.value.raw));
	const isOpen = isPathOpen || isAddressOpen || lifetimes.some((ofOrigin) => ofOrigin.length === 0);
	if (threshold.kind === "off") return {
		id: "days",
		status: "off",
		expected: "off",
		source,
		actual: tightest && !isOpen ? wholeDays(tightest.left) : null
	};
	const common = {
		id: "days",
		source
	};
	const unknown = {
		...common,
		status: "unknown",
		actual: null,
		says: {
			id: "unmeasured",
			params: {}
		}
	};
	if (!tightest) return {
		...unknown,
		expected: nominal(threshold)
	};
	const { actual, expected } = shownDays(tightest);
	if (tightest.left < tightest.required) return {
		...common,
		status: "fail",
		expected,
		actual,
		says: missed(tightest, actual, expected)
	};
	return isOpen ? {
		...unknown,
		expected
	} : {
		...common,
		status: "pass",
		expected,
		actual
	};
}
function placesOf({ ssl }) {
	return ssl.ok ? everyTls(ssl.value.raw) : [null];
}
function isPathUnknown({ trust }) {
	return trust.trusted === null || trust.trusted && trust.path.length === 0;
}
function lifetimesOf({ trust, chain }, threshold, now, address) {
	return (trust.path.length > 0 ? trust.path : chain.slice(0, 1)).map(({ subject: name, validFrom, validTo }) => {
		const subject = address === null ? name : `${name} (${address})`;
		const end = Date.parse(validTo);
		const lifetime = Math.max(0, end - Date.parse(validFrom));
		return {
			subject,
			left: end - now,
			required: requiredOf(threshold, lifetime)
		};
	});
}
function requiredOf(threshold, lifetime) {
	if (threshold.kind === "days") return threshold.value * day;
	if (threshold.kind === "percent") return lifetime * threshold.value / 100;
	return threshold.kind === "auto" ? Math.min(enough$1 * day, lifetime / 3) : 0;
}
function nominal(threshold) {
	if (threshold.kind === "percent") return null;
	return threshold.kind === "days" ? threshold.value : enough$1;
}
const hundredth = day / 100;
function shownDays({ left, required }) {
	const [actual, expected] = [wholeDays(left), wholeDays(required)];
	if (left >= required || actual < expected) return {
		actual,
		expected
	};
	return {
		actual: Math.floor(left / hundredth) / 100,
		expected: Math.ceil(required / hundredth) / 100
	};
}
function missed({ subject, left }, actual, expected) {
	if (left >= 0) return {
		id: "days-below",
		params: {
			subject,
			days: countOfDays(actual),
			expected
		}
	};
	const whole = wholeDays(left);
	return {
		id: "days-over",
		params: {
			subject,
			days: whole === 0 ? {
				en: "less than a day",
				ko: "하루 미만"
			} : countOfDays(-whole)
		}
	};
}
// src/checks/gate/thresholds.ts
const defaults = {
	min_ssl: "B",
	min_headers: "C",
	min_days: { kind: "auto" },
	require_https: true
};
function compare(raw, input) {
	return [
		compareSsl(raw, input),
		compareHeaders(raw, input),
		compareDays(raw, input.min_days ?? defaults.min_days, sourceOf(input.min_days, "default auto")),
		compareHttps(raw, input)
	];
}
function compareSsl({ origins }, input) {
	const expected = input.min_ssl ?? defaults.min_ssl;
	const common = {
		id: "ssl",
		expected,
		source: sourceOf(input.min_ssl)
	};
	const found = origins.map(({ target, ssl }) => ({
		target,
		grade: gradeOf(ssl),
		best: bestOf(ssl, ladder$1)
	}));
	const [first, ...others] = found.flatMap(({ grade }) => grade ?? []);
	const lowest = first ? worst([first, ...others]) : null;
	const actual = found.every(({ grade }) => grade !== null) ? lowest : null;
	if (expected === "off") return {
		...common,
		status: "off",
		actual
	};
	if (lowest !== null && !meets(lowest, expected)) {
		const says = {
			id: "ssl-below",
			params: {
				host: found.find(({ grade }) => grade === lowest)?.target ?? "",
				actual: lowest,
				expected
			}
		};
		return {
			...common,
			status: "fail",
			actual: lowest,
			says
		};
	}
	const hopeless = found.find(({ best }) => !meets(best, expected));
	if (hopeless) {
		const says = {
			id: "ssl-at-best",
			params: {
				host: hopeless.target,
				best: hopeless.best,
				expected
			}
		};
		return {
			...common,
			status: "fail",
			actual,
			says
		};
	}
	return actual === null ? {
		...common,
		status: "unknown",
		actual,
		says: unmeasured
	} : {
		...common,
		status: "pass",
		actual
	};
}
function compareHeaders({ http }, input) {
	const expected = input.min_headers ?? defaults.min_headers;
	const common = {
		id: "headers",
		expected,
		source: sourceOf(input.min_headers),
		actual: gradeOf(http)
	};
	const { actual } = common;
	if (expected === "off") return {
		...common,
		status: "off"
	};
	const best = bestOf(http, ladder);
	const least = http.ok ? http.value.verdict.atLeast : void 0;
	if (actual === null && least && meets(least, expected)) return {
		...common,
		status: "pass",
		actual: least
	};
	if (actual === null && !meets(best, expected)) return {
		...common,
		status: "fail",
		says: {
			id: "headers-at-best",
			params: {
				best,
				expected
			}
		}
	};
	if (actual === null) return {
		...common,
		status: "unknown",
		says: unmeasured
	};
	if (meets(actual, expected)) return {
		...common,
		status: "pass"
	};
	return {
		...common,
		status: "fail",
		says: {
			id: "headers-below",
			params: {
				actual,
				expected
			}
		}
	};
}
function compareHttps(raw, input) {
	const isRequired = input.require_https ?? defaults.require_https;
	const common = {
		id: "https",
		expected: isRequired,
		source: sourceOf(input.require_https)
	};
	const against = againstHttps(raw);
	const isWayClear = raw.way.unclear === null && !isPageOpen(raw) && !otherPages(raw).some(isUnclear);
	const isSure = raw.finalUrl !== null && doubtfulPort(raw) === void 0 && isWayClear;
	const actual = against ? false : isSure ? true : null;
	if (!isRequired) return {
		...common,
		status: "off",
		actual
	};
	if (against) return {
		...common,
		status: "fail",
		actual,
		says: against
	};
	return actual ? {
		...common,
		status: "pass",
		actual
	} : {
		...common,
		status: "unknown",
		actual,
		says: unmeasured
	};
}
function isUnclear({ raw }) {
	return unclearStep(raw.hops, raw.finalUrl) !== void 0;
}
function againstHttps(raw) {
	const { url, http, way } = raw;
	const plain = everyPort(raw);
	const pages = otherPages(raw);
	const finalUrl = [raw.finalUrl, ...pages.map((page) => page.raw.finalUrl)].find((each) => each?.startsWith("http:"));
	const isRefused = way.refused !== null || pages.some((page) => refusedStep(page.raw.hops, page.raw.finalUrl));
	const open = plain.find(({ state }) => state === "content");
	const astray = plain.find(({ state }) => state === "astray");
	const caps = http.ok ? http.value.verdict.caps ?? [] : [];
	if (isRefused || caps.some(({ id }) => id === "no-page")) return {
		id: "https-unreached",
		params: { url }
	};
	if (finalUrl) return {
		id: "https-missing",
		params: { url: finalUrl }
	};
	if (open) return {
		id: "https-bypassed",
		params: { url: open.url }
	};
	return astray ? {
		id: "https-astray",
		params: { url: astray.url }
	} : null;
}
function doubtfulPort(raw) {
	return everyPort(raw).find(({ state }) => state === "unknown");
}
function everyPort(raw) {
	const others = otherPages(raw).flatMap(({ address, raw: { plainHttp } }) => plainHttp ? [{
		...plainHttp,
		url: `${plainHttp.url} (${address})`
	}] : []);
	return [...raw.plain, ...others];
}
const unmeasured = {
	id: "unmeasured",
	params: {}
};
function gradeOf(attempt) {
	return attempt.ok ? attempt.value.verdict.grade ?? null : null;
}
function bestOf(attempt, ladder) {
	return atBest(attempt.ok ? attempt.value.verdict : {}, ladder);
}
function sourceOf(given, fallback = "default") {
	return given === void 0 ? fallback : "query";
}
// src/checks/gate/answer.ts
function answer({ raw, verdict }, input, language) {
	const comparisons = compare(raw, input);
	const unknown = new Set(comparisons.filter(({ status }) => status === "unknown").map(({ id }) => id));
	const [reason] = failuresOf(raw);
	const addresses = addressesOf(raw);
	return toResult({
		url: raw.url,
		finalUrl: raw.finalUrl,
		address: raw.address,
		verdict: verdict.status,
		...sayDoubt(raw, unknown, language),
		...reason && sayReason(reason, language),
		checks: comparisons.map((each) => toCheck(each, language)),
		origins: raw.origins.map(toOrigin),
		...addresses && { addresses },
		findings: findingsOf(raw, language),
		...openOf(raw, language),
		unknowns: unknownsOf(raw),
		cost: raw.cost
	}, raw.observedAt, language);
}
function answerFailure(input, reason, { language, observedAt, cost }) {
	const nothing = {
		ok: false,
		failure: reason
	};
	const raw = {
		url: input.url,
		observedAt: observedAt.toISOString(),
		finalUrl: null,
		address: null,
		origins: [{
			target: "",
			ssl: nothing
		}],
		http: nothing,
		way: {
			refused: null,
			unclear: null
		},
		plain: [],
		cost
	};
	return toResult({
		url: input.url,
		finalUrl: null,
		address: null,
		verdict: "unknown",
		...sayReason(reason, language),
		checks: compare(raw, input).map((each) => toCheck(each, language)),
		origins: [],
		findings: [],
		...openOf(raw, language),
		unknowns: [],
		cost
	}, raw.observedAt, language);
}
function toResult(target, generatedAt, language) {
	const totals = {
		pass: 0,
		warn: 0,
		fail: 0,
		unknown: 0,
		waived: 0,
		[target.verdict]: 1
	};
	return {
		schema: "portcullis/gate@1",
		verdict: target.verdict,
		generatedAt,
		language,
		tool: {
			name: "portcullis",
			version
		},
		targets: [target],
		totals
	};
}
function sayDoubt(raw, unknown, language) {
	const silent = unknown.size > 0 ? failedAddress(raw) : void 0;
	if (silent) {
		const { address, host, reason: why } = silent;
		const params = {
			address,
			host,
			reason: why ?? ""
		};
		return {
			reason: params.reason,
			message: fill(surroundingsProblems["address-failed"].cause, params, language)
		};
	}
	const crowd = unknown.size > 0 ? crowdedHost(raw) : void 0;
	if (crowd) {
		const { host, total } = crowd;
		const params = {
			host,
			total,
			count: total - moreThan(crowd)
		};
		return {
			reason: "addresses.more",
			message: fill(surroundingsProblems["addresses-more"].cause, params, language)
		};
	}
	const doubt = unknown.has("headers") && raw.http.ok ? sayPageDoubt(raw.http.value, language) : null;
	if (doubt) return doubt;
	if (!unknown.has("https")) return {};
	const { unclear: url } = raw.way;
	if (url !== null) return {
		reason: "certificate.unknown",
		message: fill(problems["hop-unknown"].cause, { url }, language)
	};
	const port = doubtfulPort(raw);
	if (!port) return {};
	const reason = port.reason ?? `http.status.${port.status}`;
	return {
		reason,
		message: fill(problems["port-unknown"].cause, {
			url: port.url,
			reason
		}, language)
	};
}
function toCheck({ says, ...comparison }, language) {
	if (!says) return {
		...comparison,
		message: ""
	};
	const { cause, action } = problems[says.id];
	return {
		...comparison,
		message: fill(cause, says.params, language),
		...comparison.status === "fail" && { action: fill(action, says.params, language) },
		...comparison.status === "fail" && comparison.id === "https" && { kind: says.id }
	};
}
function toOrigin({ target, ssl: found }) {
	const days = found.ok ? found.value.verdict.kpis.find(({ id }) => id === "days-left")?.value : null;
	return {
		origin: target,
		grade: found.ok ? found.value.verdict.grade ?? null : null,
		daysLeft: typeof days === "number" ? days : null
	};
}
function findingsOf(raw, language) {
	const several = raw.origins.length > 1;
	const certificates = raw.origins.flatMap(({ target, ssl: found }) => found.ok ? toFindings(ssl, found.value, {
		target,
		language,
		...several && { about: target }
	}) : []);
	const page = raw.http.ok ? toFindings(http, raw.http.value, {
		target: raw.url,
		language
	}) : [];
	return [...certificates, ...page].toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}
function toFindings(check, { verdict }, { target, language, about }) {
	return interpret(check, verdict, language).issues.map((issue) => {
		const subject = issue.subject ?? about;
		return {
			...issue,
			...subject !== void 0 && { subject },
			fingerprint: fingerprint(issue.id, target, issue.subject)
		};
	});
}
function unknownsOf(raw) {
	const { origins } = raw;
	const several = origins.length > 1;
	return [...origins.flatMap(({ target, ssl: found }) => {
		if (!found.ok) return [];
		return everyTls(found.value.raw).flatMap((place) => {
			const where = place.address ?? (several ? target : null);
			return partsUnknown(place.raw).map((part) => where === null ? part : `${part} (${where})`);
		});
	}), ...new Set(surroundingsIn(raw).flatMap(addressesLeftOut))];
}
function partsUnknown({ revocation, trust, versions }) {
	return [
		...trust.trusted === null ? ["trust"] : [],
		...[revocation, ...revocation.intermediates].some(({ status }) => status === "unknown") ? ["revocation"] : [],
		...versions.filter(({ offered }) => offered === null).map(({ version: name }) => name)
	];
}
function addressesLeftOut(around) {
	const left = around.others.filter(({ state }) => state === "unroutable" || state === "forbidden");
	const more = moreThan(around);
	return [...left.map(({ address }) => `address (${address})`), ...more > 0 ? [`addresses (+${more})`] : []];
}
// src/checks/gate/addresses/fits.ts
function areAddressesFit(target, { all_ips, min_days = defaults.min_days }) {
	const { origins, addresses, checks } = target;
	if (origins.length > 0 && !fitsAllIps(all_ips, addresses !== void 0)) return false;
	if (!addresses) return true;
	if ((addresses.some(({ state }) => state === "failed") || target.unknowns.some(isMore)) && checks.every(({ status }) => status === "pass")) return false;
	return areListed(target, addresses) && addresses.every((one) => bearsOut(one, target, min_days));
}
function isMore(part) {
	return part.startsWith("addresses (+");
}
function areListed({ url, finalUrl, origins }, addresses) {
	const rows = Map.groupBy(addresses, ({ origin }) => origin);
	const isBegun = origins.filter(({ grade, daysLeft }) => grade !== null || daysLeft !== null).every(({ origin }) => rows.get(origin)?.[0]?.state === "measured");
	const own = new Set([...origins.map(({ origin }) => origin), ...[url, finalUrl].flatMap(hostsIn)]);
	const isDistinct = [...rows.values()].every((all) => new Set(all.map(({ address }) => address)).size === all.length);
	return isBegun && isDistinct && [...rows.keys()].every((origin) => own.has(origin));
}
function hostsIn(url) {
	const parsed = URL.parse(url ?? "");
	return parsed ? [hostOf(parsed)] : [];
}
function bearsOut({ origin, state, grade, daysLeft }, target, asked) {
	if (state !== "measured" || !target.origins.some((each) => each.origin === origin)) return true;
	const passes = (wanted) => target.checks.some(({ id, status }) => id === wanted && status === "pass");
	if (passes("ssl") && grade === null) return false;
	if (!passes("days")) return true;
	return daysLeft !== null && (asked.kind !== "days" || daysLeft >= asked.value);
}
// src/checks/gate/fits.ts
function fits(result, input) {
	const { verdict, targets, totals } = result;
	const [target, ...others] = targets;
	if (excuses(result) || !target || others.length > 0 || target.url !== input.url || target.verdict !== verdict) return false;
	if (!Object.entries(totals).every(([name, count]) => name === "waived" || +(name === verdict) === count) || !isBorneOut(target) || !isOfUrl(target) || !tellsWhatIsOpen(target)) return false;
	return wasAskedFor(target, input) && areAddressesFit(target, input);
}
const thresholds = [
	"ssl",
	"headers",
	"days",
	"https"
];
const measurable = new Set([
	"pass",
	"fail",
	"unknown",
	"off"
]);
function excuses({ targets, totals, notices }) {
	if (totals.waived > 0 || notices !== void 0) return true;
	return targets.some(({ name, off, checks, findings }) => (name ?? off) !== void 0 || checks.some(({ status, waived, isKnown }) => !measurable.has(status) || (waived ?? isKnown) !== void 0) || findings.some(({ level, waived, isKnown }) => (level ?? waived ?? isKnown) !== void 0));
}
const worstFirst = [
	"fail",
	"unknown",
	"warn"
];
function verdictOf(checks) {
	return worstFirst.find((verdict) => checks.some(({ status }) => status === verdict)) ?? "pass";
}
function isBorneOut({ verdict, checks, reason }) {
	const isUnseen = reason !== void 0 && checks.every(({ status }) => status === "off");
	if (reason !== void 0 && checks.every(({ status }) => status === "pass")) return false;
	return verdict === verdictOf(checks) || isUnseen && verdict === "unknown";
}
function tellsWhatIsOpen({ checks, origins, open = [] }) {
	const isTold = (id) => open.some(({ check }) => check === id);
	const isTlsKnown = origins.length > 0 && origins.every(({ grade }) => grade !== null);
	const isPageKnown = checks.find(({ id }) => id === "headers")?.actual !== null;
	return (isTlsKnown || isTold("ssl")) && (isPageKnown || isTold("http"));
}
function isOfUrl({ url, finalUrl, origins }) {
	const [first] = origins;
	const asked = originOf(url);
	const final = finalUrl === null ? null : originOf(finalUrl);
	return (!first || asked === null || first.origin === asked) && (final === null || origins.some(({ origin }) => origin === final));
}
function originOf(url) {
	const parsed = URL.parse(url);
	if (parsed?.protocol !== "https:") return null;
	const port = portOf(parsed);
	const host = bracketed(hostOf(parsed));
	return port === 443 ? host : `${host}:${port}`;
}
function wasAskedFor(target, input) {
	if (target.checks.length !== thresholds.length) return false;
	return thresholds.every((id) => {
		const [check, ...others] = target.checks.filter((each) => each.id === id);
		if (!check || others.length > 0) return false;
		const { status, expected } = check;
		if (check.source !== sourceFor(id, input) || !isExpected(check, target, input)) return false;
		return status === "off" === (expected === "off" || expected === false) && (status !== "pass" || isMet(check, target));
	});
}
function sourceFor(id, input) {
	if (id === "days") return sourceOf(input.min_days, "default auto");
	return sourceOf({
		ssl: input.min_ssl,
		headers: input.min_headers,
		https: input.require_https
	}[id]);
}
function isExpected(check, target, input) {
	const { min_ssl, min_headers, require_https } = {
		...defaults,
		...input
	};
	if (check.id === "ssl") return check.expected === min_ssl;
	if (check.id === "headers") return check.expected === min_headers;
	return check.id === "https" ? check.expected === require_https : areDaysExpected(check, target, input);
}
function areDaysExpected({ expected, actual }, { origins }, { min_days }) {
	const asked = min_days ?? defaults.min_days;
	if (asked.kind === "off") return expected === "off";
	if (asked.kind === "days") return isAbout(expected, asked.value);
	if (typeof expected !== "number") return asked.kind === "percent" && expected === null && actual === null;
	if (asked.kind === "auto" && expected > enough + 1) return false;
	const share = asked.kind === "percent" ? asked.value / 100 : 1 / 3;
	const isCapped = asked.kind === "auto" && expected >= enough;
	if (origins.some(({ grade }) => grade === "F")) return true;
	return isCapped || typeof actual !== "number" || actual * share <= expected + 1;
}
const enough = 14;
function isAbout(expected, days) {
	return typeof expected === "number" && Math.abs(expected - days) < .01;
}
function isMet({ id, expected, actual }, { finalUrl, origins, addresses = [] }) {
	if (id === "https") return actual === true && (finalUrl?.startsWith("https:") ?? false);
	if (id === "days") {
		const isOver = [...origins, ...addresses].some(({ daysLeft }) => daysLeft !== null && daysLeft < 0);
		return origins.length > 0 && typeof actual === "number" && typeof expected === "number" && actual >= expected && !isOver;
	}
	if (!isLetter(actual) || !isLetter(expected) || !meets(actual, expected)) return false;
	const isBelow = (grade) => grade !== null && !meets(grade, actual);
	if (id === "headers") return !addresses.some(({ headers }) => isBelow(headers));
	if (addresses.some(({ grade }) => isBelow(grade))) return false;
	return origins.length > 0 && origins.every(({ grade }) => grade !== null && meets(grade, actual));
}
function isLetter(value) {
	return typeof value === "string" && value !== "off";
}
// src/checks/gate/judge.ts
function judge(raw, input) {
	const comparisons = compare(raw, input);
	const has = (status) => comparisons.some((each) => each.status === status);
	const findings = comparisons.flatMap(({ id, says }) => says ? [{
		id: says.id,
		params: says.params,
		subject: id
	}] : []);
	const isUnseen = comparisons.every(({ status }) => status === "off") && !raw.http.ok;
	return {
		status: has("fail") ? "fail" : has("unknown") || isUnseen ? "unknown" : "pass",
		kpis: [],
		findings
	};
}
// src/checks/gate/schema.ts
const letters = [...grades, "off"];
const longestLifetime = 825;
const daysExpected = { expected: {
	en: `auto, off, a number of days from 0 to ${longestLifetime}, or a percentage such as 33%`,
	ko: `auto, off, 0부터 ${longestLifetime}까지의 일수, 또는 33% 같은 백분율`
} };
function letterThreshold({ en, ko }, fallback) {
	return string().meta({
		description: en,
		ko,
		enum: [...letters],
		default: fallback
	}).transform(toLetter).pipe(_enum(letters)).optional();
}
function toLetter(text) {
	return letters.find((letter) => letter.toLowerCase() === text.toLowerCase()) ?? text;
}
const input = strictObject({
	url: urlTarget().meta({
		description: "Deployed URL; https:// is assumed",
		ko: "배포된 URL. 스킴이 없으면 https://로 봅니다",
		examples: ["https://example.com/"]
	}),
	min_ssl: letterThreshold({
		en: "Lowest accepted grade of certificate and TLS",
		ko: "허용할 인증서와 TLS의 최저 등급"
	}, "B"),
	min_headers: letterThreshold({
		en: "Lowest accepted grade of the security headers",
		ko: "허용할 보안 헤더의 최저 등급"
	}, "C"),
	min_days: string().meta({
		description: "Minimum days until expiry: every certificate must be valid for at least this long. A number, a share of the lifetime (33%), auto or off",
		ko: "만료까지 최소 일수: 모든 인증서의 유효 기간이 이만큼 남아 있어야 합니다. 숫자, 유효 기간에 대한 비율(33%), auto 또는 off",
		examples: [
			"auto",
			"14",
			"33%",
			"off"
		],
		default: "auto"
	}).transform((text, context) => {
		const parsed = parseDays(text);
		if (parsed) return parsed;
		context.addIssue({
			code: "custom",
			params: { ...daysExpected }
		});
		return NEVER;
	}).optional(),
	require_https: _enum(["true", "false"]).meta({
		description: "Require HTTPS: the final URL must be https, and port 80 must redirect to https or be closed",
		ko: "HTTPS 필수: 최종 URL이 https여야 하고, 포트 80은 https로 리디렉션하거나 닫혀 있어야 합니다",
		default: "true"
	}).transform((text) => text === "true").optional(),
	all_ips: allIps()
});
function parseDays(text) {
	const trimmed = text.trim().toLowerCase();
	if (trimmed === "auto" || trimmed === "off") return { kind: trimmed };
	const match = /^(?<number>\d{1,3})(?<percent>%?)$/.exec(trimmed);
	if (!match?.groups) return null;
	const value = Number(match.groups["number"]);
	if (match.groups["percent"] === "%") return value <= 100 ? {
		kind: "percent",
		value
	} : null;
	return value <= longestLifetime ? {
		kind: "days",
		value
	} : null;
}
const text = record(_enum(languages), string()).readonly();
const params = record(string(), union([
	string(),
	number(),
	text
])).readonly();
const grade = _enum(grades);
const failureFacts = object({
	id: _enum(Object.keys(failures)),
	reason: string(),
	params
}).readonly();
const finding = object({
	id: string(),
	params,
	subject: string().exactOptional(),
	evidence: string().exactOptional()
}).readonly();
const kpi = object({
	id: string(),
	value: union([
		string(),
		number(),
		boolean(),
		_null()
	]),
	unit: string().exactOptional()
}).readonly();
const verdict = object({
	status: _enum([
		"pass",
		"warn",
		"fail",
		"unknown"
	]),
	grade: grade.exactOptional(),
	score: number().exactOptional(),
	uncapped: grade.exactOptional(),
	atLeast: grade.exactOptional(),
	parts: array(object({
		id: string(),
		weight: number(),
		score: number().nullable()
	}).readonly()).readonly().exactOptional(),
	caps: array(object({
		id: string(),
		max: grade
	}).readonly()).readonly().exactOptional(),
	coverage: number().exactOptional(),
	kpis: array(kpi).readonly(),
	findings: array(finding).readonly()
}).readonly();
function attemptOf(raw) {
	return discriminatedUnion("ok", [object({
		ok: literal(true),
		value: object({
			raw,
			verdict
		}).readonly()
	}).readonly(), object({
		ok: literal(false),
		failure: failureFacts
	}).readonly()]);
}
const origin = object({
	target: string().meta({ description: "Host, or host:port, as the ssl check names it" }),
	ssl: attemptOf(ssl.raw)
}).readonly();
const raw = object({
	url: string(),
	observedAt: datetime(),
	finalUrl: string().nullable().meta({ description: "Where the redirects ended; null where they could not be followed to an end" }),
	address: string().nullable().meta({ description: "The address that answered the first request" }),
	origins: array(origin).readonly().meta({ description: "The first https origin of the way, the final one where it is another, and those to which other addresses lead" }),
	http: attemptOf(http.raw),
	way: object({
		refused: string().nullable(),
		unclear: string().nullable()
	}).readonly().meta({
		description: "The first URL before the page that browsers refuse to connect to, and the first of which that could not be told",
		ko: "페이지 이전에 브라우저가 연결을 거부하는 첫 URL과 거부 여부를 알 수 없는 첫 URL"
	}),
	plain: array(plainHttp$1.readonly()).readonly().meta({ description: "The answers of port 80, for the given and the final https origin on port 443" }),
	cost: object({
		connections: int(),
		requests: int(),
		roundTrips: int(),
		ms: int()
	}).readonly().meta({ description: "What the measurement took; round trips are those of the way to the page" })
}).readonly();
// src/checks/gate/index.ts
const gate = defineCheck({
	id: "gate",
	title: {
		en: "Pre-deploy gate",
		ko: "배포 전 게이트"
	},
	about: {
		en: "Measures certificate, TLS, security headers, expiry and HTTPS of a deployed URL and passes or fails a build.",
		ko: "배포된 URL의 인증서, TLS, 보안 헤더, 만료, HTTPS를 측정하여 빌드를 통과시키거나 실패시킵니다."
	},
	input,
	subject: "url",
	raw,
	cost: "standard",
	ttl: 0,
	words: {
		problems,
		caps: {},
		kpis: {},
		parts: {}
	},
	target: ({ url }) => targetOfUrl(url),
	collect,
	judge,
	answer: {
		schema: gateResult,
		of: answer,
		fits
	}
});
export { answerFailure as n, defaults as r, gate as t };
