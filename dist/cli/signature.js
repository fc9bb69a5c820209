import { c as readWhole, i as readBits, l as tags, n as children, o as readOid, r as expectTag, t as DerError } from "./der.js";
import { n as signatureAlgorithms } from "./oids.js";
import { constants, verify } from "node:crypto";
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
export { pssHash as a, isSignedBy as i, isCheckable as n, readSigned as o, isOddPss as r, hashAlgorithms as t };
