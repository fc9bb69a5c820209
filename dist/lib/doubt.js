import { r as __toESM } from "./rolldown-runtime.js";
import { H as root, L as lowerCased, M as isSameName, O as nameText } from "./answer.js";
import { n as isTampered } from "./withheld.js";
// src/probes/dns/plain-text.ts
function plainText(name) {
	const text = nameText(lowerCased(name));
	return text === "." ? text : text.slice(0, -1);
}
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
export { isInPublicDomain as n, plainText as r, doubtIn as t };
