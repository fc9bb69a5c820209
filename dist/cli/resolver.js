import { G as types } from "./read-message.js";
import { t as answerIn } from "./answer.js";
import { t as nameIn } from "./questions.js";
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
