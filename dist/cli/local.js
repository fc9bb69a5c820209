import { _ as strictObject, a as _instanceof, b as union, c as base64, f as int, g as record, i as _enum, l as boolean, m as number, p as literal, s as array, u as codec, v as string, y as tuple } from "./schemas.js";
import { r as targetOfUrl } from "./value.js";
import { n as parseInput } from "./input.js";
import { t as sightsOf } from "./sights.js";
import { r as interpret } from "./interpretation.js";
import { a as failures } from "./failure.js";
import { n as oddityKinds, t as bannerLimits } from "./net.js";
import { n as hostOf } from "./target.js";
// src/run/answer.ts
function toAnswer(check, result, input, language) {
	if (check.answer) return check.answer.of(result, input, language);
	return {
		raw: result.raw,
		interpretation: interpret(check, result.verdict, language)
	};
}
// src/run/discreet.ts
const maskedAddress = "(private)";
const ipv4 = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)/g;
const ipv6 = /(?<![\da-f:.])[\da-f]*:[\da-f:.]*[\da-f:]/gi;
function withoutAddresses(result, hidden) {
	return hidden.size === 0 ? result : {
		...result,
		raw: mask(result.raw, hidden),
		verdict: mask(result.verdict, hidden)
	};
}
function mask(value, hidden) {
	if (typeof value === "string") return maskText(value, hidden);
	if (Array.isArray(value)) return value.map((each) => mask(each, hidden));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mask(each, hidden)]));
}
function maskText(text, hidden) {
	const hide = (address) => hidden.has(address.toLowerCase()) ? maskedAddress : address;
	return text.replace(ipv6, hide).replace(ipv4, hide);
}
// src/core/net/mail.ts
const mailLimits = {
	banner: 2048,
	keywords: 64
};
// src/core/net/methods.ts
const mostBytes = 25165824;
const word = string().max(1024);
const bytes = codec(base64().max(mostBytes / 3 * 4), _instanceof(Uint8Array), {
	decode: (text) => new Uint8Array(Buffer.from(text, "base64")),
	encode: (value) => Buffer.from(value).toString("base64")
});
const duration = number().nonnegative();
const handshake = strictObject({
	address: word,
	protocol: word,
	cipher: word,
	group: word.nullable(),
	alpn: word.nullable(),
	chain: array(bytes).max(32),
	trustError: word.nullable(),
	lenient: boolean(),
	staple: bytes.nullable(),
	ms: duration
});
const http = strictObject({
	address: word,
	status: int().min(0).max(999),
	headers: array(tuple([string().max(65536), string().max(65536)])).max(4096),
	body: bytes,
	truncated: boolean(),
	parser: _enum(["strict", "tolerant"]),
	oddities: array(strictObject({
		kind: _enum(oddityKinds),
		seen: word
	})).max(64).exactOptional(),
	version: _enum(["1.1", "2"]),
	handshake: handshake.nullable(),
	ms: duration,
	roundTrips: int().nonnegative()
});
const source = strictObject({
	...http.pick({
		address: true,
		headers: true,
		body: true,
		ms: true
	}).shape,
	status: union([literal(200), literal(404)]),
	url: string().max(65536),
	redirects: int().nonnegative()
});
const hello = strictObject({
	bytes,
	end: _enum([
		"enough",
		"closed",
		"reset",
		"silent"
	])
});
const connect = strictObject({
	state: _enum([
		"open",
		"closed",
		"filtered",
		"error"
	]),
	address: word.nullable(),
	reason: word.nullable(),
	errno: word.nullable(),
	banner: strictObject({
		bytes: bytes.refine((banner) => banner.length <= bannerLimits.bytes),
		end: _enum([
			"enough",
			"closed",
			"reset",
			"silent"
		])
	}).nullable(),
	ms: duration
});
const addresses = array(strictObject({
	id: word,
	address: word,
	isAllowed: boolean(),
	isForeign: boolean().exactOptional()
})).max(256);
const dns = strictObject({
	server: word,
	over: _enum([
		"udp",
		"tcp",
		"tls",
		"https"
	]),
	message: bytes,
	wasTruncated: boolean(),
	isWithoutEdns: boolean(),
	lost: _enum(["edns", "udp"]).exactOptional(),
	ms: duration
});
const ids = Object.keys(failures);
const text = strictObject({
	en: word,
	ko: word
});
const failureFacts = strictObject({
	id: _enum(ids),
	reason: word,
	params: record(word, union([
		word,
		number(),
		text
	]))
});
const mail = strictObject({
	address: word,
	code: int().min(200).max(599),
	banner: string().max(mailLimits.banner),
	helloName: word,
	hello: strictObject({
		verb: _enum(["EHLO", "HELO"]),
		name: word
	}).nullable(),
	keywords: array(word).max(mailLimits.keywords),
	starttls: _enum([
		"offered",
		"absent",
		"refused",
		"unknown"
	]),
	handshake: handshake.nullable(),
	failure: failureFacts.nullable(),
	ms: duration
});
const methods = {
	tls: {
		aim: "endpoint",
		answer: handshake
	},
	hello: {
		aim: "endpoint",
		answer: hello
	},
	mail: {
		aim: "endpoint",
		answer: mail
	},
	connect: {
		aim: "endpoint",
		answer: connect
	},
	http: {
		aim: "url",
		answer: http
	},
	addresses: {
		aim: "host",
		answer: addresses
	},
	dns: {
		aim: "operator",
		answer: dns
	},
	source: {
		aim: "operator",
		answer: source
	}
};
const methodNames = Object.keys(methods);
function netOf(make) {
	return Object.fromEntries(methodNames.map((method) => [method, make(method)]));
}
function ask(net, method, asked) {
	return net[method](...asked);
}
function namedBy(named, net) {
	return netOf((method) => {
		if (methods[method].aim === "operator") return (...asked) => ask(net, method, asked);
		return (about, ...more) => ask(net, method, [{
			...named,
			...about
		}, ...more]);
	});
}
function placedAt({ host, at }, net) {
	return netOf((method) => {
		const hostIn = hostBy[methods[method].aim];
		return (about, ...more) => {
			return ask(net, method, [hostIn(about) === host ? {
				...about,
				at
			} : about, ...more]);
		};
	});
}
const hostBy = {
	endpoint: (about) => about.host,
	url: (about) => {
		const url = URL.parse(about.url);
		return url && hostOf(url);
	},
	host: () => null,
	operator: () => null
};
// src/run/memory.ts
function openMemory() {
	const shared = new Map();
	const places = new Map();
	function once(key, work) {
		return remember(shared, key, work);
	}
	return {
		once,
		at(host, at) {
			const key = `${host} ${at}`;
			const known = places.get(key);
			if (known) return known;
			const own = openMemory();
			const fresh = {
				...own,
				once: (name, work) => (mentions(name, host) ? own.once : once)(name, work)
			};
			places.set(key, fresh);
			return fresh;
		}
	};
}
function mentions(key, host) {
	for (let at = key.indexOf(host); at >= 0; at = key.indexOf(host, at + 1)) {
		const after = at + host.length + (key[at + host.length] === "." ? 1 : 0);
		if (!/[\w.-]/.test(`${key[at - 1] ?? " "}${key[after] ?? " "}`)) return true;
	}
	return false;
}
function remember(shared, key, work) {
	const known = shared.get(key);
	if (known) return known;
	const fresh = work();
	fresh.catch(() => {});
	shared.set(key, fresh);
	return fresh;
}
// src/run/run.ts
async function run(check, input, outfit) {
	const { onResult, ...outside } = outfit;
	return settle(check, input, contextOf(outside, onResult), onResult);
}
function questionOf(check, input) {
	const question = check.question?.(input) ?? input;
	return `${check.id} ${JSON.stringify(Object.entries(question).toSorted(([a], [b]) => a < b ? -1 : 1))}`;
}
function contextOf(outfit, onResult) {
	return viewOf(outfit.net, openMemory());
	function viewOf(net, memory) {
		const context = {
			...outfit,
			net,
			once: memory.once,
			at: (host, at) => viewOf(placedAt({
				host,
				at
			}, net), memory.at(host, at)),
			use: (other, query, named = {}) => {
				const input = other.input.parse(query);
				const inside = named.namedBy === void 0 ? context : viewOf(namedBy(named, net), memory);
				const asked = other;
				return context.once(questionOf(asked, input), () => settle(asked, input, inside, onResult));
			}
		};
		return context;
	}
}
async function settle(check, input, context, onResult) {
	const raw = await check.collect(input, context);
	const result = {
		raw,
		verdict: check.judge(raw, input)
	};
	onResult?.(check, input, result);
	return result;
}
// src/run/local.ts
async function runLocal(check, input, { onResult, watching, admit, ...options }) {
	const started = performance.now();
	const observedAt = new Date();
	const { rest } = check;
	return behindDoor({
		...options,
		deadline: deadlineOf(check, options),
		target: check.target(input)
	}, async ({ hidden = nothing, ...outside }, signal) => {
		return withoutAddresses({
			...await run(check, input, {
				...outside,
				...watching && { watching },
				...admit && rest !== void 0 && { admit: (address) => admit(address, rest) },
				now: () => observedAt,
				elapsed: () => performance.now() - started,
				onResult(measured, asked, found) {
					if (!signal.aborted) onResult?.(measured, asked, withoutAddresses({
						...found,
						observedAt
					}, hidden));
				}
			}),
			observedAt
		}, hidden);
	});
}
function deadlineOf({ deadline = 0 }, { deadline: usual, isDeadlineSet = false }) {
	return isDeadlineSet ? usual : Math.max(usual, 1e3 * deadline);
}
const nothing = new Set();
async function behindDoor({ open, deadline, signal, onSpent, target }, work) {
	const ending = new AbortController();
	const timer = setTimeout(() => ending.abort(new DOMException("The deadline is over.", "TimeoutError")), deadline);
	const callOff = () => ending.abort(signal?.reason);
	signal?.addEventListener("abort", callOff, { once: true });
	if (signal?.aborted) callOff();
	const outside = open(ending.signal, target);
	try {
		return await work(outside, ending.signal);
	} finally {
		clearTimeout(timer);
		signal?.removeEventListener("abort", callOff);
		onSpent?.(outside.traffic());
		outside.close();
	}
}
async function lookLocal(url, { limit, patience, signal }, { open, deadline }) {
	return behindDoor({
		open,
		target: targetOfUrl(url),
		deadline: Math.min(deadline, patience),
		...signal && { signal }
	}, async (outside) => {
		return {
			sights: await sightsOf(outside.net, url, {
				now: new Date(),
				limit
			}),
			traffic: outside.traffic()
		};
	});
}
function localRunner(engine) {
	return {
		async answer(check, query, { language, naming, ...how }) {
			const input = parseInput(check.input, query, naming);
			const result = await runLocal(check, input, {
				...engine,
				...how
			});
			return {
				data: toAnswer(check, result, input, language),
				updatedAt: result.observedAt,
				cached: false
			};
		},
		look: (url, looking) => lookLocal(url, looking, engine)
	};
}
export { mailLimits as a, questionOf as i, localRunner as n, toAnswer as o, runLocal as r, deadlineOf as t };
