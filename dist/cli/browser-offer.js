// src/data/browser-offer.ts
const browserOffer = {
	suites: {
		TLS_AES_128_GCM_SHA256: "TLS_AES_128_GCM_SHA256",
		TLS_AES_256_GCM_SHA384: "TLS_AES_256_GCM_SHA384",
		TLS_CHACHA20_POLY1305_SHA256: "TLS_CHACHA20_POLY1305_SHA256",
		TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256: "ECDHE-ECDSA-AES128-GCM-SHA256",
		TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256: "ECDHE-RSA-AES128-GCM-SHA256",
		TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384: "ECDHE-ECDSA-AES256-GCM-SHA384",
		TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384: "ECDHE-RSA-AES256-GCM-SHA384",
		TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256: "ECDHE-ECDSA-CHACHA20-POLY1305",
		TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256: "ECDHE-RSA-CHACHA20-POLY1305",
		TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA: "ECDHE-RSA-AES128-SHA",
		TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA: "ECDHE-RSA-AES256-SHA",
		TLS_RSA_WITH_AES_128_GCM_SHA256: "AES128-GCM-SHA256",
		TLS_RSA_WITH_AES_256_GCM_SHA384: "AES256-GCM-SHA384",
		TLS_RSA_WITH_AES_128_CBC_SHA: "AES128-SHA",
		TLS_RSA_WITH_AES_256_CBC_SHA: "AES256-SHA"
	},
	groups: [
		"X25519MLKEM768",
		"x25519",
		"secp256r1",
		"secp384r1"
	],
	signatures: [
		"ecdsa_secp256r1_sha256",
		"rsa_pss_rsae_sha256",
		"rsa_pkcs1_sha256",
		"ecdsa_secp384r1_sha384",
		"rsa_pss_rsae_sha384",
		"rsa_pkcs1_sha384",
		"rsa_pss_rsae_sha512",
		"rsa_pkcs1_sha512"
	]
};
const elsewhere = new Set([
	"secp521r1",
	"ffdhe2048",
	"ffdhe3072",
	"ecdsa_secp521r1_sha512",
	"ecdsa_sha1",
	"rsa_pkcs1_sha1"
]);
const exchangeSignatures = new Map([
	[1027, "ecdsa_secp256r1_sha256"],
	[2052, "rsa_pss_rsae_sha256"],
	[1025, "rsa_pkcs1_sha256"],
	[1283, "ecdsa_secp384r1_sha384"],
	[2053, "rsa_pss_rsae_sha384"],
	[1281, "rsa_pkcs1_sha384"],
	[2054, "rsa_pss_rsae_sha512"],
	[1537, "rsa_pkcs1_sha512"],
	[1539, "ecdsa_secp521r1_sha512"],
	[771, "ecdsa_sha224"],
	[769, "rsa_sha224"],
	[515, "ecdsa_sha1"],
	[513, "rsa_pkcs1_sha1"],
	[257, "rsa_md5"]
]);
export { elsewhere as n, exchangeSignatures as r, browserOffer as t };
