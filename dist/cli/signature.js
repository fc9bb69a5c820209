import { c as readWhole, i as readBits, l as tags, n as children, o as readOid, r as expectTag, t as DerError } from "./der.js";
import { constants, verify } from "node:crypto";
// src/formats/x509/oids.ts
const oids = {
	subjectKeyIdentifier: "2.5.29.14",
	keyUsage: "2.5.29.15",
	subjectAltName: "2.5.29.17",
	basicConstraints: "2.5.29.19",
	crlNumber: "2.5.29.20",
	crlReason: "2.5.29.21",
	deltaCrlIndicator: "2.5.29.27",
	issuingDistributionPoint: "2.5.29.28",
	certificateIssuer: "2.5.29.29",
	nameConstraints: "2.5.29.30",
	crlDistributionPoints: "2.5.29.31",
	certificatePolicies: "2.5.29.32",
	anyPolicy: "2.5.29.32.0",
	policyMappings: "2.5.29.33",
	authorityKeyIdentifier: "2.5.29.35",
	policyConstraints: "2.5.29.36",
	extendedKeyUsage: "2.5.29.37",
	inhibitAnyPolicy: "2.5.29.54",
	authorityInfoAccess: "1.3.6.1.5.5.7.1.1",
	ocsp: "1.3.6.1.5.5.7.48.1",
	caIssuers: "1.3.6.1.5.5.7.48.2",
	ocspBasic: "1.3.6.1.5.5.7.48.1.1",
	ocspNoCheck: "1.3.6.1.5.5.7.48.1.5",
	serverAuth: "1.3.6.1.5.5.7.3.1",
	ocspSigning: "1.3.6.1.5.5.7.3.9",
	anyExtendedKeyUsage: "2.5.29.37.0",
	ecPublicKey: "1.2.840.10045.2.1",
	emailAddress: "1.2.840.113549.1.9.1",
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
	"1.2.840.113549.1.1.3": {
		name: "md4WithRSAEncryption",
		hash: "md4"
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
	"1.3.14.3.2.2": {
		name: "md4WithRSA",
		hash: "md4"
	},
	"1.3.14.3.2.3": {
		name: "md5WithRSA",
		hash: "md5"
	},
	"1.3.14.3.2.4": {
		name: "md4WithRSA",
		hash: "md4"
	},
	"1.3.14.3.2.27": {
		name: "dsaWithSha1",
		hash: "sha1"
	},
	"1.3.14.3.2.29": {
		name: "sha1WithRSA",
		hash: "sha1"
	},
	"1.3.36.3.3.1.2": {
		name: "ripemd160WithRSA",
		hash: "ripemd160"
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
// src/formats/x509/signature.ts
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
	if (!key || !known || !fits(known, key) || !isCheckable(key) || forged.has(known.hash ?? "")) return false;
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
const longestExponent = 33n;
function isCheckable(key) {
	return (key.asymmetricKeyDetails?.publicExponent ?? 0n) >> longestExponent === 0n;
}
const forged = new Set([
	"md2",
	"md4",
	"md5",
	"ripemd160"
]);
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
const digestBytes = {
	sha256: 32,
	sha384: 48,
	sha512: 64
};
function isOddPss(parameters) {
	try {
		const parts = pssParts(parameters);
		const salt = parts.find(({ tag }) => tag === 162);
		const mask = parts.find(({ tag }) => tag === 161);
		const hash = pssHash(parameters);
		if (!salt || !mask || hash === null || readSmall(salt) !== digestBytes[hash]) return true;
		const [, digest] = children(readWhole(mask.content, tags.sequence));
		const [oid] = children(expectTag(digest, tags.sequence));
		return hashAlgorithms[readOid(expectTag(oid, tags.oid))] !== hash;
	} catch (error) {
		if (error instanceof DerError) return true;
		throw error;
	}
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
export { pssHash as a, signatureAlgorithms as c, isSignedBy as i, isCheckable as n, readSigned as o, isOddPss as r, oids as s, hashAlgorithms as t };
