import { _o as readBits, ao as oids, bo as tags, ho as children, oo as signatureAlgorithms, yo as readWhole } from "./gate.js";
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isIP } from "node:net";
// src/demo/der-writer.ts
function encode(tag, ...content) {
	const length = content.reduce((sum, part) => sum + part.length, 0);
	return Buffer.concat([
		Buffer.from([tag]),
		encodeLength(length),
		...content
	]);
}
function encodeLength(length) {
	if (length < 128) return Buffer.from([length]);
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32BE(length);
	const shortest = bytes.subarray(bytes.findIndex((byte) => byte !== 0));
	return Buffer.concat([Buffer.from([128 | shortest.length]), shortest]);
}
function sequence(...parts) {
	return encode(tags.sequence, ...parts);
}
function set(...parts) {
	return encode(tags.set, ...parts);
}
function constructed(number, ...parts) {
	return encode(160 | number, ...parts);
}
function primitive(number, content) {
	return encode(128 | number, content);
}
function objectIdentifier(dotted) {
	const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
	return encode(tags.oid, Buffer.from([first * 40 + second, ...rest].flatMap(arcBytes)));
}
function arcBytes(arc) {
	const bytes = [arc % 128];
	for (let rest = Math.floor(arc / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift(128 | rest % 128);
	return bytes;
}
function integer(value) {
	const bytes = typeof value === "number" ? numberBytes(value) : value;
	const start = bytes.findIndex((byte) => byte !== 0);
	const shortest = start < 0 ? Buffer.from([0]) : bytes.subarray(start);
	const isNegative = ((shortest[0] ?? 0) & 128) !== 0;
	return encode(tags.integer, Buffer.alloc(isNegative ? 1 : 0), shortest);
}
function numberBytes(value) {
	const bytes = Buffer.alloc(6);
	bytes.writeUIntBE(value, 0, 6);
	return bytes;
}
function boolean(value) {
	return encode(tags.boolean, Buffer.from([value ? 255 : 0]));
}
function octetString(...content) {
	return encode(tags.octetString, ...content);
}
function bitString(content, unusedBits = 0) {
	return encode(tags.bitString, Buffer.from([unusedBits]), content);
}
function bitList(bits) {
	const last = Math.max(-1, ...bits);
	const bytes = Buffer.alloc(Math.ceil((last + 1) / 8));
	for (const bit of bits) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | 128 >> (bit & 7);
	return bitString(bytes, bytes.length * 8 - (last + 1));
}
function utf8String(text) {
	return encode(12, Buffer.from(text, "utf8"));
}
function nothing() {
	return encode(5);
}
function derTime(date) {
	const year = date.getUTCFullYear();
	return year >= 1950 && year < 2050 ? encode(tags.utcTime, Buffer.from(digits(date).slice(2), "latin1")) : generalizedTime(date);
}
function generalizedTime(date) {
	return encode(tags.generalizedTime, Buffer.from(digits(date), "latin1"));
}
function digits(date) {
	return `${date.toISOString().replace(/\.\d+Z$/, "").replace(/\D/g, "")}Z`;
}
function toPem(der, label) {
	const lines = Buffer.from(der).toString("base64").match(/.{1,64}/g) ?? [];
	return [
		`-----BEGIN ${label}-----`,
		...lines,
		`-----END ${label}-----`,
		""
	].join("\n");
}
// src/demo/extensions.ts
function extension(oid, value, isCritical = false) {
	return sequence(objectIdentifier(oid), ...isCritical ? [boolean(true)] : [], octetString(value));
}
const keyUses = {
	digitalSignature: 0,
	keyEncipherment: 2,
	keyAgreement: 4,
	keyCertSign: 5,
	crlSign: 6
};
function keyUsage(uses) {
	return extension(oids.keyUsage, bitList(uses.map((use) => keyUses[use])), true);
}
function extendedKeyUsage(purposes) {
	return extension(oids.extendedKeyUsage, sequence(...purposes.map(objectIdentifier)));
}
function authorityConstraints(pathLength) {
	const limit = pathLength === void 0 ? [] : [integer(pathLength)];
	return extension(oids.basicConstraints, sequence(boolean(true), ...limit), true);
}
function subjectAltName(names, isCritical = false) {
	return extension(oids.subjectAltName, sequence(...names.map(generalName)), isCritical);
}
function generalName(name) {
	return isIP(name) ? primitive(7, addressBytes(name)) : primitive(2, Buffer.from(name, "latin1"));
}
function addressBytes(address) {
	if (isIP(address) === 4) return Buffer.from(address.split(".").map(Number));
	const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
	const before = groupBytes(head);
	const after = groupBytes(tail ?? "");
	return Buffer.concat([
		before,
		Buffer.alloc(16 - before.length - after.length),
		after
	]);
}
function groupBytes(groups) {
	if (groups === "") return Buffer.alloc(0);
	return Buffer.from(groups.split(":").map((group) => group.padStart(4, "0")).join(""), "hex");
}
function subjectKeyIdentifier(identifier) {
	return extension(oids.subjectKeyIdentifier, octetString(identifier));
}
function authorityKeyIdentifier(identifier) {
	return extension(oids.authorityKeyIdentifier, sequence(primitive(0, identifier)));
}
function authorityInfoAccess(ocspUrls, issuerUrls) {
	const access = [...ocspUrls.map((url) => [oids.ocsp, url]), ...issuerUrls.map((url) => [oids.caIssuers, url])].map(([method, url]) => sequence(objectIdentifier(method), uniformResource(url)));
	return extension(oids.authorityInfoAccess, sequence(...access));
}
function crlDistributionPoints(urls) {
	return extension(oids.crlDistributionPoints, sequence(...urls.map((url) => sequence(distributionPointName(url)))));
}
function distributionPointName(url) {
	return constructed(0, constructed(0, uniformResource(url)));
}
function uniformResource(url) {
	return primitive(6, Buffer.from(url, "latin1"));
}
// src/demo/keys.ts
function generateKeys(kind = "p256") {
	return generators[kind]();
}
const generators = {
	rsa1024: () => generateKeyPairSync("rsa", { modulusLength: 1024 }),
	rsa2048: () => generateKeyPairSync("rsa", { modulusLength: 2048 }),
	p256: () => generateKeyPairSync("ec", { namedCurve: "P-256" }),
	p384: () => generateKeyPairSync("ec", { namedCurve: "P-384" }),
	ed25519: () => generateKeyPairSync("ed25519")
};
// src/demo/sign.ts
function signatureAlgorithm(key, hash) {
	const name = names[key.asymmetricKeyType ?? ""]?.(hash);
	const found = Object.entries(signatureAlgorithms).find(([, algorithm]) => algorithm.name === name);
	if (!found) throw new Error(`no signature algorithm for ${key.asymmetricKeyType} with ${hash}`);
	const parameters = key.asymmetricKeyType === "rsa" ? [nothing()] : [];
	return sequence(objectIdentifier(found[0]), ...parameters);
}
const names = {
	rsa: (hash) => `${hash}WithRSAEncryption`,
	ec: (hash) => `ecdsaWith${hash.charAt(0).toUpperCase()}${hash.slice(1)}`,
	ed25519: () => "ed25519"
};
function signed(toBeSigned, key, hash) {
	return sequence(...signedParts(toBeSigned, key, hash));
}
function signedParts(toBeSigned, key, hash) {
	const digest = key.asymmetricKeyType === "ed25519" ? null : hash;
	return [
		toBeSigned,
		signatureAlgorithm(key, hash),
		bitString(sign(digest, toBeSigned, key))
	];
}
// src/demo/issue.ts
function issue(profile, issuer) {
	const keys = profile.keys ?? generateKeys();
	const subject = Buffer.isBuffer(profile.subject) ? profile.subject : distinguishedName(profile.subject);
	const { hash = "sha256", signedWith = (issuer?.keys ?? keys).privateKey } = profile;
	const der = signed(sequence(constructed(0, integer(2)), integer(profile.serial ?? randomSerial()), signatureAlgorithm(signedWith, hash), issuer?.subject ?? subject, sequence(derTime(profile.notBefore), derTime(profile.notAfter)), subject, publicKeyInfo(keys), ...wrapped(extensionsOf(profile, {
		keys,
		subject,
		issuerKeys: issuer?.keys ?? keys
	}))), signedWith, hash);
	return {
		der,
		pem: toPem(der, "CERTIFICATE"),
		subject,
		keys,
		key: privateKeyPem(keys)
	};
}
function issueRoot(profile) {
	return issue({
		authority: {},
		keyUsage: ["keyCertSign", "crlSign"],
		...profile
	});
}
function issueIntermediate(issuer, profile) {
	return issue({
		authority: { pathLength: 0 },
		keyUsage: ["keyCertSign", "crlSign"],
		...profile
	}, issuer);
}
function issueLeaf(issuer, profile) {
	return issue({
		keyUsage: ["digitalSignature"],
		extendedKeyUsage: [oids.serverAuth],
		...profile
	}, issuer);
}
function distinguishedName({ commonName, organization }) {
	return sequence(...[[oids.organizationName, organization], [oids.commonName, commonName]].flatMap(([oid, value]) => value === void 0 ? [] : [set(sequence(objectIdentifier(oid), utf8String(value)))]));
}
function keyIdentifier({ publicKey }) {
	return createHash("sha1").update(publicKeyBits(publicKey)).digest();
}
function publicKeyBits(publicKey) {
	const info = publicKey.export({
		type: "spki",
		format: "der"
	});
	const [, bits] = children(readWhole(info));
	return readBits(bits);
}
function randomSerial() {
	const serial = randomBytes(16);
	serial[0] = (serial[0] ?? 0) & 127 | 64;
	return serial;
}
function publicKeyInfo({ publicKey }) {
	return publicKey.export({
		type: "spki",
		format: "der"
	});
}
function privateKeyPem({ privateKey }) {
	return privateKey.export({
		type: "pkcs8",
		format: "pem"
	}).toString();
}
function wrapped(list) {
	return list.length === 0 ? [] : [constructed(3, sequence(...list))];
}
function extensionsOf(profile, { keys, subject, issuerKeys }) {
	const { names, authority, ocspUrls = [], issuerUrls = [], crlUrls = [] } = profile;
	const { subjectKeyIdentifier: subjectKeyIdentifier$1 = keyIdentifier(keys), authorityKeyIdentifier: authorityKeyIdentifier$1 = keyIdentifier(issuerKeys) } = profile;
	const hasEmptySubject = subject.equals(sequence());
	return [
		authority && authorityConstraints(authority.pathLength),
		profile.keyUsage && keyUsage(profile.keyUsage),
		profile.extendedKeyUsage && extendedKeyUsage(profile.extendedKeyUsage),
		names && subjectAltName(names, hasEmptySubject),
		subjectKeyIdentifier$1 && subjectKeyIdentifier(subjectKeyIdentifier$1),
		authorityKeyIdentifier$1 && authorityKeyIdentifier(authorityKeyIdentifier$1),
		ocspUrls.length + issuerUrls.length > 0 && authorityInfoAccess(ocspUrls, issuerUrls),
		crlUrls.length > 0 && crlDistributionPoints(crlUrls),
		...profile.extensions ?? []
	].filter((each) => Buffer.isBuffer(each));
}
export { issueRoot as i, issueIntermediate as n, issueLeaf as r, issue as t };
