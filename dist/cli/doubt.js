import { o as __toESM } from "./rolldown-runtime.js";
import { O as isSameName, R as root } from "./data.js";
import { t as plainText } from "./plain-text.js";
import { n as isTampered } from "./withheld.js";
// src/probes/dns/doubt.ts
async function doubtIn(told) {
	const { answer } = told;
	if (answer.kind === "unknown") return answer.reason;
	if (answer.kind === "found") return null;
	if (isTampered(told)) return "FILTERED";
	if (!answer.soa) return "NO-SOA";
	return answer.kind === "nxdomain" && isSameName(answer.soa.name, root) && await isInPublicDomain(answer.name) ? "PRIVATE-ROOT" : null;
}
async function isInPublicDomain(name) {
	const { parse } = await import("./cjs.js").then((m) => __toESM(m.default, 1));
	const { isIcann } = parse(plainText(name), {
		allowPrivateDomains: false,
		extractHostname: false,
		validateHostname: false
	});
	return isIcann === true;
}
export { isInPublicDomain as n, doubtIn as t };
