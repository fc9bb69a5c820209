import { a as readElement, c as readWhole, i as readBits, l as tags, n as children, o as readOid, r as expectTag, s as readTime, t as DerError, u as toBuffer } from "./der.js";
import { n as signatureAlgorithms, t as oids } from "./oids.js";
import { a as pssHash, n as isCheckable, r as isOddPss } from "./signature.js";
import { X509Certificate, createHash } from "node:crypto";
// src/core/net/clients.ts
function clientsOf({ starttls, speaks }) {
	return starttls ?? speaks ? "programs" : "browsers";
}
// src/formats/revocation/crl-points.ts
const mostPoints = 64;
function readCrlPoints(value) {
	return children(value).slice(0, mostPoints).map(readPoint);
}
function readPoint(point) {
	const parts = children(point);
	const issuer = parts.find(({ tag }) => tag === 162);
	return {
		...readPointName(parts.find(({ tag }) => tag === 160)),
		hasReasons: parts.some(({ tag }) => tag === 129),
		issuers: issuer ? children(issuer).flatMap(({ tag, content }) => tag === 164 ? [content] : []) : []
	};
}
function readPointName(name) {
	const choice = name ? children(name) : [];
	const full = choice.filter(({ tag }) => tag === 160).flatMap((each) => children(each));
	return {
		names: full.map(({ whole }) => whole.toString("hex", 0, 4096)),
		urls: full.filter(({ tag }) => tag === 134).map(({ content }) => content.toString("latin1", 0, 2048)),
		isRelative: choice.some(({ tag }) => tag === 161)
	};
}
// src/formats/x509/extensions.ts
function readExtensions(wrapper) {
	const found = new Map();
	const extensions = [];
	if (wrapper) for (const extension of children(readElement(wrapper.content))) {
		const parts = children(extension);
		const oid = readOid(expectTag(parts[0], tags.oid));
		extensions.push({
			oid,
			isCritical: parts[1]?.tag === tags.boolean && parts[1].content[0] !== 0
		});
		if (!found.has(oid)) found.set(oid, expectTag(parts.at(-1), tags.octetString).content);
	}
	const get = (oid, tag, read) => {
		const value = found.get(oid);
		return value ? read(readWhole(value, tag)) : null;
	};
	const constraints = get(oids.basicConstraints, tags.sequence, readBasicConstraints);
	const access = get(oids.authorityInfoAccess, tags.sequence, readAccess) ?? [];
	const crlPoints = get(oids.crlDistributionPoints, tags.sequence, readCrlPoints) ?? [];
	const authorityKey = get(oids.authorityKeyIdentifier, tags.sequence, (value) => children(value)) ?? [];
	return {
		extensions,
		names: get(oids.subjectAltName, tags.sequence, readNames) ?? [],
		isAuthority: constraints?.isAuthority ?? false,
		pathLength: constraints?.pathLength ?? null,
		keyUsage: get(oids.keyUsage, tags.bitString, readKeyUsage),
		extendedKeyUsage: get(oids.extendedKeyUsage, tags.sequence, (value) => new Set(children(value).map((purpose) => readOid(expectTag(purpose, tags.oid))))),
		subjectKeyIdentifier: get(oids.subjectKeyIdentifier, tags.octetString, ({ content }) => content),
		authorityKeyIdentifier: authorityKey.find(({ tag }) => tag === 128)?.content ?? null,
		namesAuthorityCertificate: authorityKey.some(({ tag }) => tag !== 128),
		ocspUrls: access.filter(({ method }) => method === oids.ocsp).map(({ url }) => url),
		issuerUrls: access.filter(({ method }) => method === oids.caIssuers).map(({ url }) => url),
		crlUrls: crlPoints.flatMap(({ urls }) => urls),
		crlPoints
	};
}
function readBasicConstraints(value) {
	const parts = children(value);
	const flag = parts.find(({ tag }) => tag === tags.boolean);
	if (flag && flag.content.length !== 1) throw new DerError("flag");
	const length = parts.find(({ tag }) => tag === tags.integer)?.content;
	if (length && (length[0] ?? 128) >= 128) throw new DerError("path length");
	return {
		isAuthority: flag !== void 0 && flag.content[0] !== 0,
		pathLength: length && length.length <= 4 ? length.readUIntBE(0, length.length) : null
	};
}
const keyUses = [
	"digitalSignature",
	"other",
	"keyEncipherment",
	"other",
	"keyAgreement",
	"keyCertSign",
	"crlSign"
];
function readKeyUsage({ content }) {
	const bits = content.subarray(1);
	return new Set(keyUses.filter((_, bit) => (bits[bit >> 3] ?? 0) << (bit & 7) & 128));
}
function readNames(value) {
	return children(value, 1e5).flatMap(({ tag, content }) => {
		if (tag === 130) return [{
			kind: "dns",
			value: content.toString("latin1", 0, 512)
		}];
		if (tag === 135) return [{
			kind: "ip",
			value: readAddress(content)
		}];
		return [];
	});
}
function readAddress(content) {
	if (content.length === 4) return content.join(".");
	if (content.length !== 16) return content.toString("hex");
	const groups = Array.from({ length: 8 }, (_, index) => content.readUInt16BE(index * 2).toString(16));
	return new URL(`http://[${groups.join(":")}]`).hostname.slice(1, -1);
}
function readAccess(value) {
	return children(value).slice(0, 64).flatMap((description) => {
		const [method, location] = children(description);
		if (!method || location?.tag !== 134) return [];
		return [{
			method: readOid(method),
			url: location.content.toString("latin1", 0, 2048)
		}];
	});
}
// src/formats/x509/distinguished-name.ts
function canonicalName(name) {
	const known = canonical.get(name);
	if (known !== void 0) return known;
	const fresh = canonicalText(name);
	canonical.set(name, fresh);
	return fresh;
}
const canonical = new WeakMap();
function canonicalText(name) {
	try {
		return canonicalParts(name).join(",");
	} catch (error) {
		if (!(error instanceof DerError)) throw error;
		return name.toString("hex");
	}
}
function canonicalParts(name) {
	return children(readWhole(name, tags.sequence)).map(canonicalSet);
}
function isSameName(a, b) {
	return a.equals(b) || canonicalName(a) === canonicalName(b);
}
function nameAttributes(name) {
	return children(readWhole(name)).flatMap((set) => children(set)).map((attribute) => {
		const [oid, value] = children(attribute);
		return {
			oid: readOid(expectTag(oid, tags.oid)),
			value: value ? readText(value) : ""
		};
	});
}
function readText({ tag, content }) {
	return tag === bmpString ? readWide(content.subarray(0, 1024)) : content.toString("utf8", 0, 1024);
}
function canonicalSet(set) {
	return children(expectTag(set, tags.set)).map((attribute) => {
		const [oid, value] = children(expectTag(attribute, tags.sequence));
		return `${readOid(expectTag(oid, tags.oid))}=${value ? canonicalValue(value) : ""}`;
	}).toSorted().join("+");
}
const narrow = new Set([
	12,
	19,
	20,
	22
]);
const bmpString = 30;
function canonicalValue({ tag, content, whole }) {
	if (tag !== bmpString && !narrow.has(tag)) return whole.toString("hex");
	const text = tag === bmpString ? readWide(content) : content.toString("utf8");
	return JSON.stringify(text.trim().replace(/\s+/g, " ").toLowerCase());
}
function readWide(content) {
	return Buffer.from(content.subarray(0, content.length & -2)).swap16().toString("utf16le");
}
// src/formats/x509/certificate.ts
function readCertificate(bytes) {
	const der = toBuffer(bytes);
	const [tbs, algorithm, signature] = children(readWhole(der, tags.sequence));
	readBits(signature);
	const fields = children(expectTag(tbs, tags.sequence));
	const first = fields[0]?.tag === 160 ? 1 : 0;
	const [serial, signed, issuer, validity, subject, key] = fields.slice(first);
	const [notBefore, notAfter] = children(expectTag(validity, tags.sequence));
	if (!notBefore || !notAfter) throw new DerError("validity");
	const [identifier, parameters] = children(expectTag(algorithm, tags.sequence));
	const oid = readOid(expectTag(identifier, tags.oid));
	const known = signatureAlgorithms[oid];
	const [keyAlgorithm, keyBits] = children(expectTag(key, tags.sequence));
	return {
		der,
		sha256: createHash("sha256").update(der).digest("hex"),
		version: first === 1 ? readVersion(fields[0]) : 1,
		serial: expectTag(serial, tags.integer).content,
		issuer: expectTag(issuer, tags.sequence).whole,
		subject: expectTag(subject, tags.sequence).whole,
		notBefore: readTime(notBefore),
		notAfter: readTime(notAfter),
		signature: known?.name ?? oid,
		signatureHash: known?.pss ? pssHash(parameters) : known?.hash ?? null,
		hasOddPss: known?.pss === true && isOddPss(parameters),
		hasOneAlgorithm: signed !== void 0 && algorithm !== void 0 && signed.whole.equals(algorithm.whole),
		spellsCurve: isCurveSpelled(expectTag(keyAlgorithm, tags.sequence)),
		publicKeyBits: readBits(keyBits),
		publicKey: readPublicKey(der),
		...readExtensions(fields.find(({ tag }) => tag === 163))
	};
}
function readVersion(wrapper) {
	const { content } = readWhole(expectTag(wrapper, 160).content, tags.integer);
	return content.length === 1 && (content[0] ?? 3) < 3 ? (content[0] ?? 0) + 1 : null;
}
function isCurveSpelled(algorithm) {
	const [oid, parameters] = children(algorithm);
	return readOid(expectTag(oid, tags.oid)) === oids.ecPublicKey && parameters?.tag === tags.sequence;
}
function readSubject(bytes) {
	return fieldAt(bytes, 4);
}
function readSubjectKey(bytes) {
	return fieldAt(bytes, 5);
}
function fieldAt(bytes, at) {
	const fields = children(expectTag(children(readWhole(bytes, tags.sequence))[0], tags.sequence));
	return expectTag(fields[fields[0]?.tag === 160 ? at + 1 : at], tags.sequence).whole;
}
function isIssuedBy(certificate, issuer) {
	if (!isSameName(certificate.issuer, issuer.subject)) return false;
	if (!issuer.publicKey || !isCheckable(issuer.publicKey)) return false;
	try {
		return new X509Certificate(certificate.der).verify(issuer.publicKey);
	} catch {
		return false;
	}
}
function isSelfIssued({ issuer, subject }) {
	return isSameName(issuer, subject);
}
function nameForPeople(name) {
	const attributes = nameAttributes(name);
	return ([
		oids.commonName,
		oids.organizationName,
		oids.organizationalUnitName
	].map((oid) => attributes.find((attribute) => attribute.oid === oid)).find(Boolean) ?? attributes.at(-1))?.value ?? "";
}
function readPublicKey(der) {
	try {
		return new X509Certificate(der).publicKey;
	} catch {
		return null;
	}
}
export { readSubject as a, canonicalParts as c, readPointName as d, clientsOf as f, readCertificate as i, isSameName as l, isSelfIssued as n, readSubjectKey as o, nameForPeople as r, canonicalName as s, isIssuedBy as t, nameAttributes as u };
