import { h as object } from "./schemas.js";
import { r as failure, t as Failure } from "./failure.js";
import { n as parseInput } from "./input.js";
import { n as localRunner } from "./local.js";
import { t as readIdentity } from "./identity.js";
import { n as readMeasuring, r as readRemote } from "./measuring.js";
import { t as openEngine } from "./engine.js";
import { n as interpretation } from "./interpretation-schema.js";
import { a as readHeaders, n as secretsOfProxies, r as toProxies, t as readProxies } from "./proxies.js";
import { setTimeout } from "node:timers/promises";
// src/core/redact/readings.ts
function plain(text) {
	const from = Array.from({ length: text.length }, (_, index) => index);
	return {
		text,
		from,
		to: from.map((index) => index + 1)
	};
}
const escapes = /%(?<percent>[0-9a-f]{2})|\\u\{?(?:0{0,4})(?<unicode>[0-9a-f]{2})\}?|\\x(?<hex>[0-9a-f]{2})|&#(?<decimal>\d{1,4});|&#x0{0,4}(?<entity>[0-9a-f]{2});|&(?<name>amp|lt|gt|quot|apos);|\\(?<itself>[^a-z0-9])/giu;
const named = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
};
function decode({ text, from, to }) {
	const out = [];
	let at = 0;
	const copy = (until) => {
		for (; at < until; at++) out.push({
			character: text[at] ?? "",
			begin: from[at] ?? 0,
			end: to[at] ?? 0
		});
	};
	for (const { index, 0: whole, groups = {} } of text.matchAll(escapes)) {
		copy(index);
		const end = index + whole.length;
		out.push({
			character: meaning(groups),
			begin: from[index] ?? 0,
			end: to[end - 1] ?? 0
		});
		at = end;
	}
	copy(text.length);
	return {
		text: out.map(({ character }) => character).join(""),
		from: out.map(({ begin }) => begin),
		to: out.map(({ end }) => end)
	};
}
function meaning(groups) {
	const { percent, unicode, hex, entity, decimal, name, itself } = groups;
	const digits = percent ?? unicode ?? hex ?? entity;
	if (digits !== void 0) return String.fromCharCode(Number.parseInt(digits, 16));
	if (decimal !== void 0) return String.fromCharCode(Number(decimal));
	return (name === void 0 ? itself : named[name.toLowerCase()])?.[0] ?? "?";
}
const mostLayers = 5;
function readingsOf(text) {
	const readings = [plain(text)];
	for (let last = readings[0]; last && readings.length <= mostLayers;) {
		const next = decode(last);
		if (next.text.length === last.text.length) break;
		readings.push(next);
		last = next;
	}
	return readings;
}
// src/core/redact/redact.ts
const stars = "***";
function openRedactor(secrets, known = []) {
	const told = toldBy(known);
	const needles = [...new Set(secrets.flatMap(partsOf).flatMap(spellingsOf))].map((each) => needleOf(each.toLowerCase(), told)).filter(({ text, own }) => text.length - own >= 6 && !told.some((each) => each.includes(text))).toSorted((a, b) => b.text.length - a.text.length);
	if (needles.length === 0) return (text) => text;
	return (text) => {
		if (text.length < 6) return text;
		return cut(text, readingsOf(text).flatMap((reading) => rangesIn(reading, needles, told)));
	};
}
function redactDeep(value, redact) {
	return walk(value, redact);
}
const ours = new Set([
	"id",
	"fingerprint",
	"reference",
	"schema",
	"observedAt",
	"generatedAt"
]);
const coded = new Set([
	"reason",
	"kind",
	"check"
]);
const code = /^[a-z][a-z0-9-]{0,60}(?:\.[a-z0-9-]{1,60}){0,3}$/;
function walk(value, redact) {
	if (typeof value === "string") return redact(value);
	if (Array.isArray(value)) return value.map((each) => walk(each, redact));
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).map(([key, each]) => [key, isOurs(key, each) ? each : walk(each, redact)]);
	return Object.fromEntries(entries);
}
const sources = new Set([
	"query",
	"default",
	"default auto"
]);
function isOurs(key, value) {
	if (ours.has(key) || key === "source" && sources.has(value)) return true;
	return coded.has(key) && typeof value === "string" && code.test(value);
}
const schemes = /^(?:basic|bearer|digest|negotiate|token)$/i;
function partsOf(secret) {
	const values = secret.split(/[\s;,"]+/).flatMap((word) => {
		const at = word.indexOf("=");
		return at > 0 && at < word.length - 1 ? [word, word.slice(at + 1)] : [word];
	});
	const basic = /^basic\s+(?<pair>[a-z0-9+/=]+)$/i.exec(secret.trim())?.groups?.["pair"];
	const pair = basic === void 0 ? "" : Buffer.from(basic, "base64").toString("latin1");
	return [
		secret,
		...values,
		pair,
		pair.slice(pair.indexOf(":") + 1)
	].filter((each) => each.length >= 6 && !schemes.test(each));
}
function spellingsOf(secret) {
	const inBase64 = base64Of(secret);
	return [
		secret,
		decode(plain(secret)).text,
		secret.replaceAll(" ", "+"),
		Buffer.from(secret, "latin1").toString("hex"),
		...inBase64,
		...inBase64.flatMap(base64Of)
	];
}
function base64Of(text) {
	const bytes = Buffer.from(text, "latin1");
	const encoded = [
		0,
		1,
		2
	].map((shift) => inside(bytes, shift));
	return [...new Set([...encoded, ...encoded.map((each) => each.replaceAll("+", "-").replaceAll("/", "_"))])];
}
function inside(bytes, shift) {
	const text = Buffer.concat([Buffer.alloc(shift), bytes]).toString("base64").replace(/=+$/, "");
	const isWhole = (bytes.length + shift) % 3 === 0;
	return text.slice(shift === 0 ? 0 : shift + 1, isWhole ? void 0 : -1);
}
function toldBy(known) {
	const read = known.flatMap((each) => {
		const url = URL.parse(each.includes("://") ? each : `https://${each}`);
		return url ? [
			each,
			url.href,
			url.origin,
			url.host,
			url.hostname
		] : [each];
	}).flatMap((each) => [each, decode(plain(each)).text].map((text) => text.toLowerCase()));
	return [...new Set(read)].filter((each) => each.length >= 6);
}
function needleOf(text, told) {
	const own = Math.max(0, ...told.filter((each) => text.startsWith(each)).map((each) => each.length));
	const origin = /^https?:\/\/[^/?#@]+(?:\/|(?=[?#]|$))/.exec(text)?.[0] ?? "";
	return {
		text,
		own,
		telling: Math.max(own, origin.length)
	};
}
function rangesIn({ text, from, to }, needles, told) {
	const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
	const found = needles.flatMap((needle) => [...placesOf(needle.text, lower), ...begunIn(lower, needle)]);
	if (found.length === 0) return [];
	const open = told.flatMap((each) => placesOf(each, lower));
	return found.map((range) => without(open, range)).filter(([begin, end]) => begin < end).map(([begin, end]) => [from[begin] ?? 0, to[end - 1] ?? 0]);
}
function placesOf(part, text) {
	const places = [];
	for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push([at, at + part.length]);
	return places;
}
function begunIn(lower, needle) {
	return placesOf(needle.text.slice(0, 6), lower).flatMap(([at]) => {
		const dots = lower.indexOf("…", at);
		const end = dots < 0 ? lower.length : dots;
		const length = end - at;
		if (length <= needle.own || length >= needle.text.length || !needle.text.startsWith(lower.slice(at, end))) return [];
		return dots >= 0 || isTelling(length, needle) ? [[at, end]] : [];
	});
}
const many = 12;
function isTelling(length, { text, telling }) {
	const same = length - telling;
	return same >= many || same >= 6 && same >= (text.length - telling) * .75;
}
function without(open, [begin, end]) {
	return [Math.max(begin, ...open.filter(([a, b]) => a <= begin && begin < b).map(([, b]) => b)), Math.min(end, ...open.filter(([a, b]) => a < end && end <= b).map(([a]) => a))];
}
function cut(text, ranges) {
	let out = "";
	let at = 0;
	for (const [begin, end] of ranges.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
		if (begin >= at) out += text.slice(at, begin) + stars;
		at = Math.max(at, end);
	}
	return out + text.slice(at);
}
// src/run/masked.ts
function masked(runner, secrets) {
	const strictly = openRedactor(secrets);
	const { look } = runner;
	return {
		...look && { look: lookWithout(look, secrets) },
		check: (query, naming) => refuseTold(query, strictly, naming ? { naming } : {}),
		mask: (text, url) => openRedactor(secrets, [url])(text),
		async answer(check, query, asking) {
			const told = Object.values(query);
			refuseTold(query, strictly, asking);
			const redact = openRedactor(secrets, told);
			try {
				const answered = await runner.answer(check, query, asking);
				return {
					...answered,
					data: withoutSecrets(check, answered.data, redact)
				};
			} catch (error) {
				throw silenced(error, redact);
			}
		}
	};
}
function lookWithout(look, secrets) {
	return async (url, looking) => {
		const redact = openRedactor(secrets, [url]);
		try {
			return await look(url, looking);
		} catch (error) {
			throw silenced(error, redact);
		}
	};
}
function refuseTold(query, redact, { naming }) {
	for (const [name, value] of Object.entries(query)) {
		const behindHost = /^(?:[a-z]+:\/\/)?[^/?#]*(?<rest>.*)$/is.exec(value)?.groups?.["rest"] ?? "";
		if (redact(behindHost) === behindHost) continue;
		const params = {
			field: naming?.(name) ?? name,
			expected: withoutSecret,
			given: unshown
		};
		throw failure("input.value", params, { reason: name });
	}
}
const withoutSecret = {
	en: "without a value that is sent as a header or is secret otherwise, since it is shown in every report",
	ko: "헤더로 보내는 값이나 다른 비밀 값이 없는 것(모든 보고서에 표시됩니다)"
};
const unshown = {
	en: "one that has it (not shown)",
	ko: "그 값이 든 것(표시하지 않음)"
};
function withoutSecrets(check, data, redact) {
	const schema = check.answer?.schema ?? object({
		raw: check.raw,
		interpretation
	});
	const clean = redactDeep(data, redact);
	const { error } = schema.safeParse(clean);
	return (error?.issues ?? []).reduce((left, { path }) => putBack(left, data, path), clean);
}
function putBack(clean, data, [step, ...path]) {
	if (step === void 0) return typeof data === "string" ? data : clean;
	if (typeof clean !== "object" || clean === null || typeof data !== "object" || data === null) return clean;
	const inner = putBack(Reflect.get(clean, step), Reflect.get(data, step), path);
	if (Array.isArray(clean)) return clean.map((each, index) => index === step ? inner : each);
	return {
		...clean,
		[step]: inner
	};
}
function silenced(error, redact) {
	if (error instanceof Failure) {
		const { facts, retryAfter } = error;
		const params = redactDeep(facts.params, redact);
		return new Failure({
			...facts,
			params
		}, retryAfter === null ? {} : { retryAfter });
	}
	if (!(error instanceof Error)) return error;
	const bug = new Error(redact(error.message));
	bug.stack = redact(error.stack ?? "");
	return bug;
}
// src/run/shut.ts
function shutRunner(why) {
	return {
		async answer(check, query, { naming }) {
			parseInput(check.input, query, naming);
			throw why();
		},
		async look() {
			throw why();
		}
	};
}
// src/settings/access/access.ts
function readAccess(given) {
	const { headers, empty } = readHeaders(given);
	const identity = readIdentity(given);
	const read = readProxies(given);
	const proxies = toProxies(read);
	const hasHeaders = Object.keys(headers).length > 0;
	const passphrase = given.one("client_key_passphrase");
	return {
		...(hasHeaders || identity) && { credentials: {
			headers,
			...identity && { identity }
		} },
		...proxies && { proxies },
		emptyHeader: empty,
		secrets: [
			...Object.values(headers).filter((value) => value !== ""),
			...secretsOfProxies(read),
			...identity && passphrase !== void 0 ? [passphrase] : []
		]
	};
}
// src/settings/runner.ts
function openRunner(given) {
	const remote = readRemote(given);
	const measuring = readMeasuring(given);
	if (remote) return openRemote(remote, given.one("timeout") === void 0 ? void 0 : measuring.deadline);
	return openLocal(measuring, readAccess(given));
}
function openLocal(measuring, access) {
	const { emptyHeader: name } = access;
	if (name !== null) return shutRunner(() => failure("access.header-empty", { name }));
	const runner = localRunner(openEngine({
		...measuring,
		special: true,
		access
	}));
	return access.secrets.length > 0 ? masked(runner, access.secrets) : runner;
}
const remoteTimeout = 2e4;
const serverMargin = 5e3;
function openRemote({ server, key }, timeout) {
	let opened;
	async function open() {
		const [{ remoteRunner }, { openClient }] = await Promise.all([import("./remote.js"), import("./client.js")]);
		return remoteRunner({
			server,
			...key !== void 0 && { key },
			timeout: ({ deadline = 0 }) => timeout ?? Math.max(remoteTimeout, 1e3 * deadline + serverMargin),
			send: openClient(server),
			sleep: (ms, signal) => setTimeout(ms, void 0, signal && { signal }),
			now: () => performance.timeOrigin + performance.now()
		});
	}
	return { async answer(check, query, asking) {
		opened ??= open();
		return (await opened).answer(check, query, asking);
	} };
}
// src/cli/standard-input.ts
async function standardInput(largest) {
	const chunks = [];
	let read = 0;
	for await (const chunk of process.stdin) {
		const bytes = Buffer.from(chunk);
		chunks.push(bytes);
		read += bytes.length;
		if (read > largest) break;
	}
	return Buffer.concat(chunks);
}
export { openRunner as n, standardInput as t };
