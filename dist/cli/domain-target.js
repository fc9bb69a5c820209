import { r as __toESM } from "./rolldown-runtime.js";
import { T as NEVER, h as string } from "./schemas.js";
import { a as parseHost } from "./target.js";
import { i as require_ipaddr } from "./address.js";
import { t as attempt } from "./attempt.js";
import { E as keyOf, G as types, W as typeText, j as parentOf, t as readMessage, y as nameText } from "./read-message.js";
import { c as recordsOf, t as answerIn } from "./answer.js";
import { isIP } from "node:net";
// src/probes/dns/ask.ts
function ask({ net, once }, name, type, asking = {}) {
	const { server, patience, ...flags } = asking;
	const how = Object.entries(flags).filter(([, value]) => value !== void 0).map(([key, value]) => `${key}=${value}`).toSorted().join(" ");
	return once(`dns ${server ?? ""} ${typeText(type)} ${keyOf(name)} ${patience ?? ""} ${how}`, async () => {
		const got = await attempt(() => net.dns({
			...asking,
			name: nameText(name),
			type
		}));
		if (!got.ok) return {
			reply: null,
			message: null,
			answer: unanswered(got.failure),
			failure: got.failure
		};
		const message = readMessage(Buffer.from(got.value.message));
		return {
			reply: got.value,
			message,
			answer: answerIn(message, name, type)
		};
	});
}
function unanswered({ reason, params }) {
	if (reason === "timeout.dns") return {
		kind: "unknown",
		reason: "TIMEOUT"
	};
	const { detail } = params;
	return {
		kind: "unknown",
		reason: reason === "dns.failed" && typeof detail === "string" ? detail : reason
	};
}
function extendedErrors({ message }) {
	return (message?.edns?.options ?? []).flatMap((each) => each.name === "error" ? [{
		code: each.code,
		text: each.text
	}] : []);
}
// src/probes/dns/name-servers.ts
const mostServers = 32;
const mostAddresses = 16;
async function nameServersOf(context, zone, asking = {}) {
	const { answer } = await ask(context, zone, types.NS, asking);
	const named = answer.kind === "found" ? recordsOf("NS", answer.records).slice(0, mostServers) : [];
	return {
		answer,
		servers: await Promise.all(named.map(({ data }) => nameServer(context, data.name, asking)))
	};
}
async function nameServer(context, name, asking = {}) {
	const [four, six] = await Promise.all([ask(context, name, types.A, asking), ask(context, name, types.AAAA, asking)]);
	return {
		name,
		addresses: [...addressesIn(four), ...addressesIn(six)].slice(0, mostAddresses),
		answers: {
			A: four.answer,
			AAAA: six.answer
		}
	};
}
function addressesIn({ answer }) {
	if (answer.kind !== "found") return [];
	const found = answer.records.flatMap(({ data }) => data.type === "A" || data.type === "AAAA" ? [data.address] : []);
	return [...new Set(found)].filter((each) => isIP(each) !== 0);
}
function askAuthority(context, address, [name, type], asking = {}) {
	return ask(context, name, type, {
		...asking,
		server: address,
		namedBy: address,
		isRecursionDesired: false
	});
}
// src/probes/dns/zone.ts
async function zoneOf(context, name, asking = {}) {
	const { answer } = await ask(context, name, types.SOA, asking);
	if (answer.kind === "unknown") return answer;
	const above = answer.aliases.length > 0 ? parentOf(name) : null;
	if (above) return zoneOf(context, above, asking);
	const [soa] = answer.kind === "found" ? recordsOf("SOA", answer.records) : [answer.soa];
	return soa ? {
		kind: "zone",
		zone: soa.name,
		soa
	} : {
		kind: "unknown",
		reason: "NO-SOA"
	};
}
async function zoneAbove(context, zone, asking = {}) {
	const parent = parentOf(zone);
	return parent ? zoneOf(context, parent, asking) : {
		kind: "unknown",
		reason: "NO-PARENT"
	};
}
// src/formats/dns/serial.ts
function isSerialBefore(one, other) {
	const distance = other - one >>> 0;
	return distance > 0 && distance < 2147483648;
}
function toSerial(milliseconds) {
	return Math.floor(milliseconds / 1e3) >>> 0;
}
// src/core/domain-target.ts
var import_ipaddr = __toESM(require_ipaddr(), 1);
const aDomain = {
	en: "a domain name such as example.com",
	ko: "example.com 같은 도메인 이름"
};
const noAddress = {
	en: "a domain name; the reverse-dns check (query) takes an IP address",
	ko: "도메인 이름. IP 주소는 reverse-dns 점검(query)에서 확인하십시오"
};
const anAddress = {
	en: "an IPv4 or IPv6 address such as 192.0.2.1 or 2001:db8::1",
	ko: "192.0.2.1 또는 2001:db8::1 같은 IPv4 또는 IPv6 주소"
};
function domainTarget() {
	return string().transform((text, context) => unwrap(parseDomain(text), context));
}
function addressTarget() {
	return string().transform((text, context) => unwrap(parseAddress(text), context));
}
function parseDomain(text) {
	const parsed = parseHost(text);
	if ("problem" in parsed) {
		const { given } = parsed.problem;
		return { problem: {
			expected: aDomain,
			...given !== void 0 && { given }
		} };
	}
	const { host } = parsed.value;
	return isIP(host) ? { problem: { expected: noAddress } } : { value: host };
}
function parseAddress(text) {
	const bare = text.trim().replace(/^\[(?<inside>[^[\]]*)\]$/, "$<inside>");
	if (isIP(bare) === 0 || bare.includes("%")) return { problem: { expected: anAddress } };
	return { value: import_ipaddr.default.process(bare).toString() };
}
function unwrap(parsed, context) {
	if ("value" in parsed) return parsed.value;
	context.addIssue({
		code: "custom",
		params: { ...parsed.problem }
	});
	return NEVER;
}
export { zoneAbove as a, askAuthority as c, ask as d, extendedErrors as f, toSerial as i, nameServer as l, domainTarget as n, zoneOf as o, isSerialBefore as r, addressesIn as s, addressTarget as t, nameServersOf as u };
