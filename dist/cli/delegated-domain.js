import { o as __toESM } from "./rolldown-runtime.js";
import { Do as isWithin, Fo as root, Go as DnsError, So as parseName, To as isSameName, Wa as types } from "./gate.js";
import { t as ask } from "./lookup.js";
import { t as doubtfulReasonIn } from "./doubtful.js";
import { t as plainText } from "./plain-text.js";
// src/probes/dns/delegated-domain.ts
async function domainsOf(names) {
	const { getDomain } = await import("./cjs.js").then((m) => __toESM(m.default, 1));
	return names.map((name) => {
		const text = plainText(name);
		const domain = getDomain(text, {
			allowPrivateDomains: false,
			extractHostname: false,
			validateHostname: false
		});
		return domain === null || !`.${text}`.endsWith(`.${domain}`) ? null : nameFrom(domain);
	});
}
function nameFrom(text) {
	try {
		return parseName(text);
	} catch (error) {
		if (error instanceof DnsError) return null;
		throw error;
	}
}
async function delegationOf(context, domain) {
	const told = await ask(context, domain, types.NS);
	const { answer } = told;
	if (answer.kind === "unknown") return {
		state: "unknown",
		reason: answer.reason
	};
	if (answer.kind !== "nxdomain" || answer.aliases.length > 0) return {
		state: "delegated",
		reason: null
	};
	const reason = await doubtfulReasonIn(told);
	if (reason !== null || !answer.soa) return {
		state: "unknown",
		reason: reason ?? "NO-SOA"
	};
	const zone = answer.soa.name;
	if (isSameName(zone, root)) return {
		state: "no-registry",
		reason: null
	};
	return isWithin(domain, zone) && !isSameName(domain, zone) ? {
		state: "undelegated",
		reason: null
	} : {
		state: "unknown",
		reason: "BADRESP"
	};
}
export { domainsOf as n, delegationOf as t };
