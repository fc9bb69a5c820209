import { r as failure } from "./failure.js";
import { rt as types, t as answerIn } from "./answer.js";
import { n as unheardWords } from "./reason-words.js";
import { n as browserOptions } from "./server.js";
import { isIP } from "node:net";
import { X509Certificate } from "node:crypto";
import { createSecureContext, rootCertificates } from "node:tls";
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
// src/net/access.ts
function accessFor(access, to, isSecure) {
	return isSecure && access && access.host === to.host && access.port === to.port ? access : void 0;
}
function isTrustedFor(host, { trustError, lenient, chain }) {
	return trustError === null && !lenient && bearsName(chain[0], host);
}
function bearsName(leaf, host) {
	if (!leaf) return false;
	const certificate = new X509Certificate(leaf);
	if (isIP(host) !== 0) return certificate.checkIP(host) !== void 0;
	return certificate.checkHost(host.replace(/\.$/, ""), {
		subject: "never",
		partialWildcards: false
	}) !== void 0;
}
function equipped(request, { handshake, asksWho }, host, access) {
	if (!access || request.isAnonymous || !handshake) return request;
	const hasHeaders = Object.keys(access.headers).length > 0;
	if ((hasHeaders || access.identity !== void 0 && asksWho) && !isTrustedFor(host, handshake)) throw failure("access.untrusted", { host });
	return hasHeaders ? withHeaders(request, access) : request;
}
function withHeaders(request, { headers: given }) {
	const { headers: own = {} } = request;
	const cookies = [given["cookie"], own["cookie"]].filter((each) => each !== void 0);
	const cookie = cookies.length > 0 && { cookie: cookies.join("; ") };
	return {
		...request,
		headers: {
			...given,
			...own,
			...cookie
		}
	};
}
const contexts = new WeakMap();
function contextWith(identity, given) {
	const known = contexts.get(identity) ?? new Map();
	contexts.set(identity, known);
	const key = given.join("");
	const fresh = known.get(key) ?? openIdentity(identity, given);
	known.set(key, fresh);
	return fresh;
}
function openIdentity({ certificate, key }, given = []) {
	return createSecureContext({
		ca: [...rootCertificates, ...given],
		...browserOptions,
		cert: certificate,
		key
	});
}
export { isTrustedFor as a, badName as c, equipped as i, lookupIn as l, bearsName as n, openIdentity as o, contextWith as r, unheard as s, accessFor as t };
