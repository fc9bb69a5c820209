import { X509Certificate, constants, createHash, verify } from "node:crypto";
// src/formats/der.ts
var DerError = class extends Error {
	name = "DerError";
};
const tags = {
	boolean: 1,
	integer: 2,
	bitString: 3,
	octetString: 4,
	oid: 6,
	enumerated: 10,
	utcTime: 23,
	generalizedTime: 24,
	sequence: 48,
	set: 49
};
function readElement(bytes, offset = 0) {
	const tag = bytes[offset];
	const first = bytes[offset + 1];
	if (tag === void 0 || first === void 0) throw new DerError("truncated");
	if ((tag & 31) === 31) throw new DerError("long tag");
	const size = first < 128 ? 0 : first & 127;
	if (first === 128 || size > 4) throw new DerError("length");
	const start = offset + 2 + size;
	if (start > bytes.length) throw new DerError("truncated");
	const end = start + (size === 0 ? first : bytes.readUIntBE(offset + 2, size));
	if (end > bytes.length) throw new DerError("truncated");
	return {
		tag,
		content: bytes.subarray(start, end),
		whole: bytes.subarray(offset, end)
	};
}
function readWhole(bytes, tag) {
	const buffer = toBuffer(bytes);
	const element = readElement(buffer);
	if (element.whole.length !== buffer.length) throw new DerError("trailing bytes");
	return tag === void 0 ? element : expectTag(element, tag);
}
function* walk(content) {
	for (let offset = 0; offset < content.length;) {
		const element = readElement(content, offset);
		yield element;
		offset += element.whole.length;
	}
}
function children({ content }, limit = 4096) {
	const elements = [];
	for (const element of walk(content)) {
		if (elements.length >= limit) throw new DerError("too many elements");
		elements.push(element);
	}
	return elements;
}
function expectTag(element, tag) {
	if (element?.tag !== tag) throw new DerError(`expected tag ${tag}`);
	return element;
}
function readOid({ content }) {
	if (content.length === 0 || content.length > 64) throw new DerError("oid");
	const arcs = [];
	let arc = 0;
	let isWithin = false;
	for (const byte of content) {
		if (!isWithin && byte === 128) throw new DerError("oid");
		arc = arc * 128 + (byte & 127);
		if (!Number.isSafeInteger(arc)) throw new DerError("oid");
		isWithin = (byte & 128) !== 0;
		if (isWithin) continue;
		arcs.push(arc);
		arc = 0;
	}
	if (isWithin) throw new DerError("oid");
	const [first = 0, ...rest] = arcs;
	const root = Math.min(2, Math.floor(first / 40));
	return [
		root,
		first - root * 40,
		...rest
	].join(".");
}
const utcTime = /^(?<y>\d\d)(?<mo>\d\d)(?<d>\d\d)(?<h>\d\d)(?<mi>\d\d)(?<s>\d\d)Z$/;
const generalizedTime = /^(?<y>\d{4})(?<mo>\d\d)(?<d>\d\d)(?<h>\d\d)(?<mi>\d\d)(?<s>\d\d)(?:\.\d{1,9})?Z$/;
function readTime({ tag, content }) {
	const text = content.toString("latin1", 0, 32);
	const match = (tag === tags.utcTime ? utcTime : generalizedTime).exec(text);
	if (!match?.groups || tag !== tags.utcTime && tag !== tags.generalizedTime) throw new DerError("time");
	const { y, mo, d, h, mi, s } = match.groups;
	const year = Number(y) + (tag === tags.generalizedTime ? 0 : Number(y) < 50 ? 2e3 : 1900);
	const time = Date.UTC(year, Number(mo) - 1, Number(d), Number(h), Number(mi), Number(s));
	const written = `${`${year}`.padStart(4, "0")}-${mo}-${d}T${h}:${mi}:${s}.000Z`;
	if (new Date(time).toISOString() !== written) throw new DerError("time");
	return time;
}
function readBits(element) {
	const { content } = expectTag(element, tags.bitString);
	if (content[0] !== 0) throw new DerError("bit string");
	return content.subarray(1);
}
function toBuffer(bytes) {
	return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
// src/formats/oids.ts
const oids = {
	subjectKeyIdentifier: "2.5.29.14",
	keyUsage: "2.5.29.15",
	subjectAltName: "2.5.29.17",
	basicConstraints: "2.5.29.19",
	crlNumber: "2.5.29.20",
	crlReason: "2.5.29.21",
	deltaCrlIndicator: "2.5.29.27",
	issuingDistributionPoint: "2.5.29.28",
	nameConstraints: "2.5.29.30",
	crlDistributionPoints: "2.5.29.31",
	authorityKeyIdentifier: "2.5.29.35",
	extendedKeyUsage: "2.5.29.37",
	authorityInfoAccess: "1.3.6.1.5.5.7.1.1",
	ocsp: "1.3.6.1.5.5.7.48.1",
	caIssuers: "1.3.6.1.5.5.7.48.2",
	ocspBasic: "1.3.6.1.5.5.7.48.1.1",
	ocspNoCheck: "1.3.6.1.5.5.7.48.1.5",
	serverAuth: "1.3.6.1.5.5.7.3.1",
	ocspSigning: "1.3.6.1.5.5.7.3.9",
	anyExtendedKeyUsage: "2.5.29.37.0",
	commonName: "2.5.4.3",
	organizationName: "2.5.4.10",
	countryName: "2.5.4.6",
	organizationalUnitName: "2.5.4.11"
};
const signatureAlgorithms = {
	"1.2.840.113549.1.1.2": {
		name: "md2WithRSAEncryption",
		hash: "md2"
	},
	"1.2.840.113549.1.1.4": {
		name: "md5WithRSAEncryption",
		hash: "md5"
	},
	"1.2.840.113549.1.1.5": {
		name: "sha1WithRSAEncryption",
		hash: "sha1"
	},
	"1.2.840.113549.1.1.10": {
		name: "rsassaPss",
		hash: null,
		pss: true
	},
	"1.2.840.113549.1.1.11": {
		name: "sha256WithRSAEncryption",
		hash: "sha256"
	},
	"1.2.840.113549.1.1.12": {
		name: "sha384WithRSAEncryption",
		hash: "sha384"
	},
	"1.2.840.113549.1.1.13": {
		name: "sha512WithRSAEncryption",
		hash: "sha512"
	},
	"1.2.840.113549.1.1.14": {
		name: "sha224WithRSAEncryption",
		hash: "sha224"
	},
	"1.2.840.10040.4.3": {
		name: "dsaWithSha1",
		hash: "sha1"
	},
	"2.16.840.1.101.3.4.3.2": {
		name: "dsaWithSha256",
		hash: "sha256"
	},
	"1.2.840.10045.4.1": {
		name: "ecdsaWithSha1",
		hash: "sha1"
	},
	"1.2.840.10045.4.3.2": {
		name: "ecdsaWithSha256",
		hash: "sha256"
	},
	"1.2.840.10045.4.3.3": {
		name: "ecdsaWithSha384",
		hash: "sha384"
	},
	"1.2.840.10045.4.3.4": {
		name: "ecdsaWithSha512",
		hash: "sha512"
	},
	"1.3.101.112": {
		name: "ed25519",
		hash: null
	},
	"1.3.101.113": {
		name: "ed448",
		hash: null
	}
};
// src/formats/certificate-extensions.ts
function readExtensions(wrapper) {
	const found = new Map();
	if (wrapper) for (const extension of children(readElement(wrapper.content))) {
		const parts = children(extension);
		const oid = readOid(expectTag(parts[0], tags.oid));
		if (!found.has(oid)) found.set(oid, expectTag(parts.at(-1), tags.octetString).content);
	}
	const get = (oid, tag, read) => {
		const value = found.get(oid);
		return value ? read(readWhole(value, tag)) : null;
	};
	const constraints = get(oids.basicConstraints, tags.sequence, readBasicConstraints);
	const access = get(oids.authorityInfoAccess, tags.sequence, readAccess) ?? [];
	return {
		names: get(oids.subjectAltName, tags.sequence, readNames) ?? [],
		isAuthority: constraints?.isAuthority ?? false,
		pathLength: constraints?.pathLength ?? null,
		keyUsage: get(oids.keyUsage, tags.bitString, readKeyUsage),
		extendedKeyUsage: get(oids.extendedKeyUsage, tags.sequence, (value) => new Set(children(value).map((purpose) => readOid(expectTag(purpose, tags.oid))))),
		subjectKeyIdentifier: get(oids.subjectKeyIdentifier, tags.octetString, ({ content }) => content),
		authorityKeyIdentifier: get(oids.authorityKeyIdentifier, tags.sequence, readAuthorityKeyIdentifier),
		ocspUrls: access.filter(({ method }) => method === oids.ocsp).map(({ url }) => url),
		issuerUrls: access.filter(({ method }) => method === oids.caIssuers).map(({ url }) => url),
		crlUrls: get(oids.crlDistributionPoints, tags.sequence, readDistributionPoints) ?? []
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
function readAuthorityKeyIdentifier(value) {
	return children(value).find(({ tag }) => tag === 128)?.content ?? null;
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
function readDistributionPoints(value) {
	return children(value).slice(0, 64).flatMap((point) => children(point).filter(({ tag }) => tag === 160)).flatMap((name) => children(name).filter(({ tag }) => tag === 160)).flatMap((fullName) => children(fullName).filter(({ tag }) => tag === 134)).map(({ content }) => content.toString("latin1", 0, 2048));
}
// src/formats/distinguished-name.ts
function canonicalName(name) {
	try {
		return children(readWhole(name, tags.sequence)).map(canonicalSet).join(",");
	} catch (error) {
		if (!(error instanceof DerError)) throw error;
		return name.toString("hex");
	}
}
function isSameName(a, b) {
	return a.equals(b) || canonicalName(a) === canonicalName(b);
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
// src/formats/signature.ts
const hashAlgorithms = {
	"1.3.14.3.2.26": "sha1",
	"2.16.840.1.101.3.4.2.4": "sha224",
	"2.16.840.1.101.3.4.2.1": "sha256",
	"2.16.840.1.101.3.4.2.2": "sha384",
	"2.16.840.1.101.3.4.2.3": "sha512"
};
function readSigned(parts) {
	const [content, algorithm, signature] = parts;
	return {
		content: expectTag(content, tags.sequence),
		algorithm: expectTag(algorithm, tags.sequence),
		signature: readBits(signature)
	};
}
function isSignedBy({ content, algorithm, signature }, key) {
	const [oid, parameters] = children(algorithm);
	const known = signatureAlgorithms[readOid(expectTag(oid, tags.oid))];
	if (!key || !known || !fits(known, key) || forged.has(known.hash ?? "")) return false;
	try {
		if (known.pss) return verifyPss(content.whole, key, {
			signature,
			parameters
		});
		return verify(known.hash, content.whole, key, signature);
	} catch (error) {
		if (error instanceof DerError) throw error;
		return false;
	}
}
const forged = new Set(["md2", "md5"]);
function fits({ name, pss }, { asymmetricKeyType: type }) {
	if (pss) return type === "rsa" || type === "rsa-pss";
	if (name.startsWith("ecdsa")) return type === "ec";
	if (name.startsWith("dsa")) return type === "dsa";
	return name.startsWith("ed") ? type === name : type === "rsa";
}
function verifyPss(data, key, { signature, parameters }) {
	const salt = pssParts(parameters).find(({ tag }) => tag === 162);
	const digest = pssHash(parameters);
	if (digest === null) return false;
	const saltLength = salt ? readSmall(salt) : 20;
	return verify(digest, data, {
		key,
		padding: constants.RSA_PKCS1_PSS_PADDING,
		saltLength
	}, signature);
}
function pssHash(parameters) {
	const hash = pssParts(parameters).find(({ tag }) => tag === 160);
	return hash ? hashAlgorithms[hashOid(hash)] ?? null : "sha1";
}
function pssParts(parameters) {
	return parameters ? children(expectTag(parameters, tags.sequence)) : [];
}
function hashOid(wrapper) {
	return readOid(expectTag(children(readWhole(wrapper.content, tags.sequence))[0], tags.oid));
}
function readSmall(wrapper) {
	const { content } = readWhole(wrapper.content, tags.integer);
	if (content.length === 0 || content.length > 2) throw new DerError("salt length");
	return content.readUIntBE(0, content.length);
}
// src/formats/certificate.ts
function readCertificate(bytes) {
	const der = toBuffer(bytes);
	const [tbs, algorithm, signature] = children(readWhole(der, tags.sequence));
	readBits(signature);
	const fields = children(expectTag(tbs, tags.sequence));
	const first = fields[0]?.tag === 160 ? 1 : 0;
	const [serial, , issuer, validity, subject, key] = fields.slice(first);
	const [notBefore, notAfter] = children(expectTag(validity, tags.sequence));
	if (!notBefore || !notAfter) throw new DerError("validity");
	const [identifier, parameters] = children(expectTag(algorithm, tags.sequence));
	const oid = readOid(expectTag(identifier, tags.oid));
	const known = signatureAlgorithms[oid];
	return {
		der,
		sha256: createHash("sha256").update(der).digest("hex"),
		serial: expectTag(serial, tags.integer).content,
		issuer: expectTag(issuer, tags.sequence).whole,
		subject: expectTag(subject, tags.sequence).whole,
		notBefore: readTime(notBefore),
		notAfter: readTime(notAfter),
		signature: known?.name ?? oid,
		signatureHash: known?.pss ? pssHash(parameters) : known?.hash ?? null,
		publicKeyBits: readBits(children(expectTag(key, tags.sequence))[1]),
		publicKey: readPublicKey(der),
		...readExtensions(fields.find(({ tag }) => tag === 163))
	};
}
function readSubject(bytes) {
	const fields = children(expectTag(children(readWhole(bytes, tags.sequence))[0], tags.sequence));
	return expectTag(fields[fields[0]?.tag === 160 ? 5 : 4], tags.sequence).whole;
}
function isIssuedBy(certificate, issuer) {
	if (!isSameName(certificate.issuer, issuer.subject) || !issuer.publicKey) return false;
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
	const attributes = readName(name);
	return ([
		oids.commonName,
		oids.organizationName,
		oids.organizationalUnitName
	].map((oid) => attributes.find((attribute) => attribute.oid === oid)).find(Boolean) ?? attributes.at(-1))?.value ?? "";
}
function readName(name) {
	return children(readWhole(name)).flatMap((set) => children(set)).map((attribute) => {
		const [oid, value] = children(attribute);
		return {
			oid: readOid(expectTag(oid, tags.oid)),
			value: value ? readText(value) : ""
		};
	});
}
function readText({ tag, content }) {
	if (tag !== 30) return content.toString("utf8", 0, 1024);
	return Buffer.from(content.subarray(0, content.length & -2).subarray(0, 1024)).swap16().toString("utf16le");
}
function readPublicKey(der) {
	try {
		return new X509Certificate(der).publicKey;
	} catch {
		return null;
	}
}
export { toBuffer as S, readElement as _, readSubject as a, readWhole as b, readSigned as c, oids as d, signatureAlgorithms as f, readBits as g, expectTag as h, readCertificate as i, canonicalName as l, children as m, isSelfIssued as n, hashAlgorithms as o, DerError as p, nameForPeople as r, isSignedBy as s, isIssuedBy as t, isSameName as u, readOid as v, tags as x, readTime as y };
