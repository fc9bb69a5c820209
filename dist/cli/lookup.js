import { nt as types, t as answerIn } from "./answer.js";
// src/net/dns/lookup.ts
const badName = "BADNAME";
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
export { lookupIn as n, badName as t };
