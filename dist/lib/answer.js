import { C as isSameName, E as keyOf, G as types, H as rcodeText, T as isWithin, U as rcodes, V as classes, o as isOf } from "./read-message.js";
// src/formats/dns/set.ts
function recordsOf(kind, records) {
	return records.filter((record) => isOf(kind, record.data));
}
function setsOf(records) {
	const sets = new Map();
	for (const record of records) {
		if (record.type === types.RRSIG) continue;
		const key = `${record.type} ${record.class} ${keyOf(record.name)}`;
		const set = sets.get(key);
		if (set) set.records.push(record);
		else sets.set(key, {
			first: record,
			records: [record],
			signatures: []
		});
	}
	for (const signature of recordsOf("RRSIG", records)) sets.get(`${signature.data.covered} ${signature.class} ${keyOf(signature.name)}`)?.signatures.push(signature);
	return [...sets.values()].map(({ first, ...parts }) => ({
		name: first.name,
		type: first.type,
		class: first.class,
		...parts
	}));
}
// src/formats/dns/answer.ts
const mostAliases = 10;
function answerIn(message, name, type) {
	const { rcode } = message;
	if (message.isTruncated) return {
		kind: "unknown",
		reason: "TRUNCATED"
	};
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
export { recordsOf as n, setsOf as r, answerIn as t };
