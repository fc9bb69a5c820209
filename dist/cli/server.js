import { a as parseHost, c as portOf, n as hostOf } from "./target.js";
import { a as readSubject, f as clientsOf, i as readCertificate, n as isSelfIssued, s as canonicalName } from "./certificate.js";
import { t as browserOffer } from "./browser-offer.js";
import { u as toBuffer } from "./der.js";
import { isIP } from "node:net";
import { X509Certificate } from "node:crypto";
import { createSecureContext, rootCertificates } from "node:tls";
// src/net/roots.ts
function splitPem(text) {
	return text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
}
function openTrustStore(given) {
	const user = given.map((pem) => toNamed(pem, "given"));
	return { named: (subject) => {
		const name = canonicalName(toBuffer(subject));
		const known = mozilla().filter((anchor) => anchor.name === name);
		const own = user.filter((anchor) => anchor.name === name);
		return [...known, ...without(own, known)].map(({ der, by }) => ({
			der,
			by
		}));
	} };
}
function without(own, known) {
	return own.filter(({ der }) => !known.some((each) => each.der.equals(der)));
}
let mozillaAnchors;
function mozilla() {
	return mozillaAnchors ??= rootCertificates.map((pem) => toNamed(pem, "mozilla"));
}
function toNamed(pem, by) {
	const der = toDer(pem);
	return {
		der,
		by,
		name: canonicalName(readSubject(der))
	};
}
function toDer(pem) {
	return Buffer.from(pem.replace(/-----[^-]+-----/g, ""), "base64");
}
const contexts = new Map();
function contextFor(given, offer, to) {
	const clients = clientsOf(to);
	if (offer.issuers) return createContext(given, offer, clients);
	const { lenient = false, groups = [], onlyTls13 = false, belowTls13 = false } = offer;
	const key = `${clients} ${lenient} ${onlyTls13} ${belowTls13} ${groups.join(":")} ${given.join("")}`;
	const known = contexts.get(key);
	if (known) return known;
	const fresh = createContext(given, offer, clients);
	contexts.set(key, fresh);
	return fresh;
}
const asBrowsersDo = {
	ciphers: Object.values(browserOffer.suites).join(":"),
	ecdhCurve: browserOffer.groups.map((name, index) => index < 2 ? `*${name}` : name).join(":"),
	sigalgs: browserOffer.signatures.join(":")
};
const usualVersions = {
	minVersion: "TLSv1.2",
	maxVersion: "TLSv1.3"
};
const browserOptions = {
	...usualVersions,
	...asBrowsersDo
};
const asNobodyDoes = {
	ciphers: `${asBrowsersDo.ciphers}:TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL:!aNULL:!eNULL:@SECLEVEL=0`,
	ecdhCurve: [
		...browserOffer.groups.filter((name) => !name.includes("MLKEM")),
		"secp521r1",
		"x448",
		"ffdhe2048",
		"ffdhe3072",
		"ffdhe4096",
		"ffdhe6144",
		"ffdhe8192",
		"secp224r1",
		"brainpoolP256r1",
		"brainpoolP384r1",
		"brainpoolP512r1",
		"secp256k1",
		"secp224k1",
		"secp192r1",
		"secp192k1",
		"secp160r1",
		"secp160r2",
		"secp160k1",
		"sect571r1",
		"sect571k1",
		"sect409r1",
		"sect409k1",
		"sect283r1",
		"sect283k1",
		"sect239k1",
		"sect233r1",
		"sect233k1",
		"sect193r1",
		"sect193r2",
		"sect163r1",
		"sect163r2",
		"sect163k1",
		"brainpoolP256r1tls13",
		"brainpoolP384r1tls13",
		"brainpoolP512r1tls13",
		"SecP256r1MLKEM768",
		"SecP384r1MLKEM1024",
		"MLKEM512",
		"MLKEM768",
		"MLKEM1024"
	].join(":"),
	sigalgs: [
		...browserOffer.signatures,
		"ecdsa_secp521r1_sha512",
		"ed25519",
		"ed448",
		"rsa_pss_pss_sha256",
		"rsa_pss_pss_sha384",
		"rsa_pss_pss_sha512",
		"ecdsa_brainpoolP256r1tls13_sha256",
		"ecdsa_brainpoolP384r1tls13_sha384",
		"ecdsa_brainpoolP512r1tls13_sha512",
		"ECDSA+SHA224",
		"RSA+SHA224",
		"ECDSA+SHA1",
		"RSA+SHA1",
		"DSA+SHA256",
		"DSA+SHA384",
		"DSA+SHA512",
		"DSA+SHA224",
		"DSA+SHA1"
	].join(":")
};
const legacyServerConnect = 4;
function createContext(given, offer, clients) {
	const { lenient, issuers = [], groups, onlyTls13, belowTls13 } = offer;
	const fetched = issuers.flatMap(toIntermediate);
	return createSecureContext({
		ca: [
			...rootCertificates,
			...given,
			...fetched
		],
		...usualVersions,
		...!lenient && !groups && clients === "browsers" && asBrowsersDo,
		...lenient && {
			minVersion: "TLSv1",
			...asNobodyDoes,
			secureOptions: legacyServerConnect
		},
		...groups && { ecdhCurve: groups.join(":") },
		...onlyTls13 && { minVersion: "TLSv1.3" },
		...belowTls13 && { maxVersion: "TLSv1.2" }
	});
}
function toIntermediate(der) {
	try {
		const certificate = new X509Certificate(der);
		return isSelfIssued(readCertificate(der)) || certificate.checkIssued(certificate) ? [] : [certificate.toString()];
	} catch {
		return [];
	}
}
// src/net/dns/server.ts
const longest = 2048;
const plain = /^(?:\[(?<six>[^\]]+)\]|(?<four>[^:[\]]+))(?::(?<port>\d{1,5}))?$/;
const tls = /^tls:\/\/(?:\[(?<six>[^\]]+)\]|(?<host>[^:/?#@[\]]+))(?::(?<port>\d{1,5}))?\/?(?:#(?<name>[^#@/]+))?$/i;
function serverOf(text) {
	if (text.length > longest || /[\s\\{}]/.test(text)) return null;
	if (/^https:/i.test(text)) return overHttps(text);
	return /^tls:/i.test(text) ? overTls(text) : plainly(text);
}
function plainly(text) {
	const { six, four, port = "53" } = plain.exec(text)?.groups ?? {};
	const host = six ?? four ?? text;
	if (isIP(host) === 0 || !isPort(Number(port))) return null;
	return {
		kind: "plain",
		host,
		isAddress: true,
		port: Number(port),
		name: host,
		path: ""
	};
}
function overTls(text) {
	const { six, host: written = "", port = "853", name: told } = tls.exec(text)?.groups ?? {};
	const host = hostIn(six ?? written);
	const name = told === void 0 ? host : hostIn(told);
	if (host === null || name === null || !isPort(Number(port))) return null;
	return {
		kind: "tls",
		host,
		isAddress: isIP(host) !== 0,
		port: Number(port),
		name,
		path: ""
	};
}
function overHttps(text) {
	const url = /^https:\/\/[^/?#@]+(?:[/?][^#]*)?$/i.test(text) ? URL.parse(text) : null;
	const host = url && hostIn(hostOf(url));
	if (!url || !host || portOf(url) === 0) return null;
	const path = /^https:\/\/[^/?]*$/i.test(text) ? "/dns-query" : url.pathname + url.search;
	return {
		kind: "https",
		host,
		isAddress: isIP(host) !== 0,
		port: portOf(url),
		name: host,
		path
	};
}
function hostIn(text) {
	const parsed = parseHost(text);
	return "value" in parsed && parsed.value.port === null ? parsed.value.host : null;
}
function isPort(port) {
	return port >= 1 && port <= 65535;
}
export { splitPem as a, openTrustStore as i, browserOptions as n, contextFor as r, serverOf as t };
