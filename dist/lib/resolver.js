import { a as isWithin, c as rcodeText, i as isSameName, l as rcodes, o as keyOf, r as isOf, s as classes, t as nameIn, u as types } from "./questions.js";
// src/formats/dns/set.ts
function recordsOf(kind, records) {
	return records.filter((record) => isOf(kind, record.data));
}
// src/formats/dns/answer.ts
const mostAliases = 10;
function answerIn(message, name, type) {
	const { rcode } = message;
	if (rcode !== rcodes.NOERROR && rcode !== rcodes.NXDOMAIN) return {
		kind: "unknown",
		reason: rcodeText(rcode)
	};
	const way = type === types.CNAME ? {
		name,
		aliases: []
	} : follow(message, name);
	if (typeof way === "string") return {
		kind: "unknown",
		reason: way
	};
	const within = Math.min(...way.aliases.map(({ ttl }) => ttl));
	const soa = soaOf(message, way.name);
	const absence = soa ? Math.min(within, soa.ttl, soa.data.minimum) : 0;
	if (rcode === rcodes.NXDOMAIN) return {
		kind: "nxdomain",
		...way,
		soa,
		seconds: absence
	};
	const records = setOf(message, way.name, type);
	if (records.some(({ data }) => data.type === "broken")) return {
		kind: "unknown",
		reason: "BADRESP"
	};
	const seconds = Math.min(within, ...records.map(({ ttl }) => ttl));
	if (records.length > 0) return {
		kind: "found",
		...way,
		records,
		seconds
	};
	return soa ? {
		kind: "nodata",
		...way,
		soa,
		seconds: absence
	} : {
		kind: "unknown",
		reason: "NO-SOA"
	};
}
function follow(message, name) {
	const seen = new Set();
	const aliases = [];
	for (let end = name;;) {
		const found = setOf(message, end, types.CNAME);
		const [alias, ...others] = recordsOf("CNAME", found);
		if (found.length === 0) return {
			name: end,
			aliases
		};
		if (!alias || found.length > 1 || others.length > 0) return "BADRESP";
		seen.add(keyOf(end));
		if (seen.has(keyOf(alias.data.name))) return "CNAME-LOOP";
		if (seen.size > mostAliases) return "CNAME-CHAIN";
		aliases.push(alias);
		end = alias.data.name;
	}
}
function setOf({ answers }, name, type) {
	return answers.filter((each) => each.type === type && each.class === classes.IN && isSameName(each.name, name));
}
function soaOf({ authorities }, name) {
	return recordsOf("SOA", authorities).find((each) => isWithin(name, each.name)) ?? null;
}
// src/net/dns/lookup.ts
function lookupIn(told, name, type) {
	if ("silent" in told) return { kind: "silent" };
	if ("failed" in told) return {
		kind: "failed",
		detail: told.failed
	};
	return toLookup(answerIn(told.message, name, types[type]));
}
function toLookup(answer) {
	if (answer.kind === "unknown") return {
		kind: "failed",
		detail: answer.reason
	};
	const { seconds } = answer;
	if (answer.kind === "nxdomain") return {
		kind: "nxdomain",
		seconds
	};
	if (answer.kind === "nodata") return {
		kind: "none",
		seconds
	};
	const found = answer.records.flatMap(({ data }) => data.type === "A" || data.type === "AAAA" ? [data.address] : []);
	return {
		kind: "addresses",
		addresses: [...new Set(found)],
		seconds
	};
}
// src/net/dns/resolver.ts
function openResolver(ask, servers) {
	return async (host, type, signal) => {
		const name = nameIn(host);
		if (!name) return {
			kind: "failed",
			detail: "BADNAME"
		};
		return lookupIn(await ask({
			name: host,
			type: types[type]
		}, servers, signal), name, type);
	};
}
export { openResolver };
