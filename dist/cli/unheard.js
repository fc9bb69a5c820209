import { rt as failure } from "./start.js";
import { C as types } from "./data.js";
import { t as answerIn } from "./answer.js";
import { n as unheardWords } from "./reason-words.js";
// src/net/dns/lookup.ts
const badName = "BADNAME";
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
// src/net/dns/unheard.ts
function unheard(told, host) {
	const isSilent = "silent" in told;
	if (!told.tried) return isSilent ? failure("timeout.dns", { host }) : failure("dns.failed", {
		host,
		detail: told.failed
	});
	const servers = unheardWords(told.tried);
	if (isSilent) return failure("timeout.unheard", {
		host,
		servers
	}, { reason: "timeout.dns" });
	const params = {
		host,
		servers,
		detail: told.failed
	};
	return failure("dns.unheard", params, { reason: "dns.failed" });
}
export { badName as n, lookupIn as r, unheard as t };
