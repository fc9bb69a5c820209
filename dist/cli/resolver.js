import { $r as badName, Wa as types } from "./gate.js";
import { t as answerIn } from "./answer.js";
import { t as nameIn } from "./queries.js";
// src/net/dns/lookup.ts
function lookupIn(told, name, type) {
	if ("message" in told) return toLookup(answerIn(told.message, name, types[type]));
	const { tried } = told;
	const by = tried && { tried };
	return "silent" in told ? {
		kind: "silent",
		...by
	} : {
		kind: "failed",
		detail: told.failed,
		...by
	};
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
			detail: badName
		};
		return lookupIn(await ask({
			name: host,
			type: types[type]
		}, servers, signal), name, type);
	};
}
export { openResolver };
