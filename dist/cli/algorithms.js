// src/formats/dnssec/algorithms.ts
const rsaSha1 = {
	family: "rsa",
	hash: "sha1",
	isDeprecated: true
};
const algorithms = new Map([
	[5, {
		name: "RSASHA1",
		...rsaSha1
	}],
	[7, {
		name: "RSASHA1-NSEC3-SHA1",
		...rsaSha1
	}],
	[8, {
		name: "RSASHA256",
		family: "rsa",
		hash: "sha256"
	}],
	[10, {
		name: "RSASHA512",
		family: "rsa",
		hash: "sha512"
	}],
	[13, {
		name: "ECDSAP256SHA256",
		family: "ec",
		hash: "sha256",
		curve: "P-256",
		keyBytes: 64
	}],
	[14, {
		name: "ECDSAP384SHA384",
		family: "ec",
		hash: "sha384",
		curve: "P-384",
		keyBytes: 96
	}],
	[15, {
		name: "ED25519",
		family: "ed",
		hash: null,
		curve: "Ed25519",
		keyBytes: 32
	}],
	[16, {
		name: "ED448",
		family: "ed",
		hash: null,
		curve: "Ed448",
		keyBytes: 57
	}]
]);
export { algorithms as t };
