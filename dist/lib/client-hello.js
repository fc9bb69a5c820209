import { u as toBuffer } from "./der.js";
import { createHash } from "node:crypto";
import { isIP } from "node:net";
// src/formats/tls/flight.ts
const messageTypes = {
	serverHello: 2,
	certificate: 11,
	serverKeyExchange: 12,
	serverHelloDone: 14
};
const records = {
	alert: 21,
	handshake: 22
};
function readFlight(bytes) {
	let rest = toBuffer(bytes);
	const fragments = [];
	const end = (alert, isForeign = false) => ({
		messages: readMessages(Buffer.concat(fragments)),
		alert,
		isForeign
	});
	while (rest.length >= 5) {
		const [type = 0, major] = rest;
		if (type < 20 || type > 24 || major !== 3) return end(null, true);
		const content = rest.subarray(5, 5 + rest.readUInt16BE(3));
		const [level, code] = content;
		if (type === records.alert && code !== void 0 && (level === 2 || code === 0)) return end(code);
		if (type === records.handshake) fragments.push(content);
		else if (type !== records.alert) break;
		rest = rest.subarray(5 + rest.readUInt16BE(3));
	}
	return end(null, fragments.length === 0 && rest.length > 0 && (rest[0] ?? 0) >= 32);
}
function readMessages(handshake) {
	const messages = [];
	for (let offset = 0; offset + 4 <= handshake.length;) {
		const length = handshake.readUIntBE(offset + 1, 3);
		const body = handshake.subarray(offset + 4, offset + 4 + length);
		messages.push({
			type: handshake[offset] ?? 0,
			body,
			isWhole: body.length === length
		});
		offset += 4 + length;
	}
	return messages;
}
function isEnough(bytes, until) {
	const { messages, alert, isForeign } = readFlight(bytes);
	const [first] = messages;
	if (alert !== null || isForeign || first && first.type !== messageTypes.serverHello) return true;
	if (until === "hello") return first?.isWhole ?? false;
	const last = [messageTypes.serverKeyExchange, messageTypes.serverHelloDone];
	return messages.some(({ type, isWhole }) => isWhole && last.includes(type));
}
function hasBegun(bytes) {
	let rest = toBuffer(bytes);
	while (rest.length >= 5 && rest[0] === records.alert && rest.length >= 5 + rest.readUInt16BE(3)) rest = rest.subarray(5 + rest.readUInt16BE(3));
	return rest.length > 0;
}
function readKeyExchange(bytes, suiteName) {
	const message = readFlight(bytes).messages.find(({ type }) => type === messageTypes.serverKeyExchange);
	if (!message?.isWhole) return null;
	const { body } = message;
	if (/^TLS_ECDHE?_/.test(suiteName)) return body.length >= 3 && body[0] === 3 ? {
		kind: "group",
		group: body.readUInt16BE(1)
	} : null;
	return /^TLS_DHE?_/.test(suiteName) ? readPrime(body) : null;
}
function readPrime(body) {
	if (body.length < 2) return null;
	const prime = body.subarray(2, 2 + body.readUInt16BE(0));
	if (prime.length === 0 || prime.length < body.readUInt16BE(0)) return null;
	const start = prime.findIndex((byte) => byte !== 0);
	if (start < 0) return null;
	return {
		kind: "finite",
		bits: (prime.length - start) * 8 - Math.clz32(prime[start] ?? 0) + 24
	};
}
const refusals = new Set([
	0,
	40,
	47,
	70,
	71
]);
function isRefusal(alert) {
	return refusals.has(alert);
}
// src/data/cipher-suites-weak.ts
const weakSuites = {
	null: [
		[1, "TLS_RSA_WITH_NULL_MD5"],
		[2, "TLS_RSA_WITH_NULL_SHA"],
		[59, "TLS_RSA_WITH_NULL_SHA256"],
		[49153, "TLS_ECDH_ECDSA_WITH_NULL_SHA"],
		[49158, "TLS_ECDHE_ECDSA_WITH_NULL_SHA"],
		[49163, "TLS_ECDH_RSA_WITH_NULL_SHA"],
		[49168, "TLS_ECDHE_RSA_WITH_NULL_SHA"],
		[49173, "TLS_ECDH_anon_WITH_NULL_SHA"]
	],
	export: [
		[3, "TLS_RSA_EXPORT_WITH_RC4_40_MD5"],
		[6, "TLS_RSA_EXPORT_WITH_RC2_CBC_40_MD5"],
		[8, "TLS_RSA_EXPORT_WITH_DES40_CBC_SHA"],
		[11, "TLS_DH_DSS_EXPORT_WITH_DES40_CBC_SHA"],
		[14, "TLS_DH_RSA_EXPORT_WITH_DES40_CBC_SHA"],
		[17, "TLS_DHE_DSS_EXPORT_WITH_DES40_CBC_SHA"],
		[20, "TLS_DHE_RSA_EXPORT_WITH_DES40_CBC_SHA"],
		[23, "TLS_DH_anon_EXPORT_WITH_RC4_40_MD5"],
		[25, "TLS_DH_anon_EXPORT_WITH_DES40_CBC_SHA"],
		[96, "TLS_RSA_EXPORT1024_WITH_RC4_56_MD5"],
		[97, "TLS_RSA_EXPORT1024_WITH_RC2_CBC_56_MD5"],
		[98, "TLS_RSA_EXPORT1024_WITH_DES_CBC_SHA"],
		[99, "TLS_DHE_DSS_EXPORT1024_WITH_DES_CBC_SHA"],
		[100, "TLS_RSA_EXPORT1024_WITH_RC4_56_SHA"],
		[101, "TLS_DHE_DSS_EXPORT1024_WITH_RC4_56_SHA"]
	],
	anonymous: [
		[24, "TLS_DH_anon_WITH_RC4_128_MD5"],
		[26, "TLS_DH_anon_WITH_DES_CBC_SHA"],
		[27, "TLS_DH_anon_WITH_3DES_EDE_CBC_SHA"],
		[52, "TLS_DH_anon_WITH_AES_128_CBC_SHA"],
		[58, "TLS_DH_anon_WITH_AES_256_CBC_SHA"],
		[70, "TLS_DH_anon_WITH_CAMELLIA_128_CBC_SHA"],
		[108, "TLS_DH_anon_WITH_AES_128_CBC_SHA256"],
		[109, "TLS_DH_anon_WITH_AES_256_CBC_SHA256"],
		[137, "TLS_DH_anon_WITH_CAMELLIA_256_CBC_SHA"],
		[155, "TLS_DH_anon_WITH_SEED_CBC_SHA"],
		[166, "TLS_DH_anon_WITH_AES_128_GCM_SHA256"],
		[167, "TLS_DH_anon_WITH_AES_256_GCM_SHA384"],
		[191, "TLS_DH_anon_WITH_CAMELLIA_128_CBC_SHA256"],
		[197, "TLS_DH_anon_WITH_CAMELLIA_256_CBC_SHA256"],
		[49174, "TLS_ECDH_anon_WITH_RC4_128_SHA"],
		[49175, "TLS_ECDH_anon_WITH_3DES_EDE_CBC_SHA"],
		[49176, "TLS_ECDH_anon_WITH_AES_128_CBC_SHA"],
		[49177, "TLS_ECDH_anon_WITH_AES_256_CBC_SHA"],
		[49222, "TLS_DH_anon_WITH_ARIA_128_CBC_SHA256"],
		[49223, "TLS_DH_anon_WITH_ARIA_256_CBC_SHA384"],
		[49242, "TLS_DH_anon_WITH_ARIA_128_GCM_SHA256"],
		[49243, "TLS_DH_anon_WITH_ARIA_256_GCM_SHA384"],
		[49284, "TLS_DH_anon_WITH_CAMELLIA_128_GCM_SHA256"],
		[49285, "TLS_DH_anon_WITH_CAMELLIA_256_GCM_SHA384"]
	],
	des: [
		[9, "TLS_RSA_WITH_DES_CBC_SHA"],
		[12, "TLS_DH_DSS_WITH_DES_CBC_SHA"],
		[15, "TLS_DH_RSA_WITH_DES_CBC_SHA"],
		[18, "TLS_DHE_DSS_WITH_DES_CBC_SHA"],
		[21, "TLS_DHE_RSA_WITH_DES_CBC_SHA"],
		[65278, "SSL_RSA_FIPS_WITH_DES_CBC_SHA"]
	],
	rc4: [
		[4, "TLS_RSA_WITH_RC4_128_MD5"],
		[5, "TLS_RSA_WITH_RC4_128_SHA"],
		[102, "TLS_DHE_DSS_WITH_RC4_128_SHA"],
		[49154, "TLS_ECDH_ECDSA_WITH_RC4_128_SHA"],
		[49159, "TLS_ECDHE_ECDSA_WITH_RC4_128_SHA"],
		[49164, "TLS_ECDH_RSA_WITH_RC4_128_SHA"],
		[49169, "TLS_ECDHE_RSA_WITH_RC4_128_SHA"]
	],
	"3des": [
		[7, "TLS_RSA_WITH_IDEA_CBC_SHA"],
		[10, "TLS_RSA_WITH_3DES_EDE_CBC_SHA"],
		[13, "TLS_DH_DSS_WITH_3DES_EDE_CBC_SHA"],
		[16, "TLS_DH_RSA_WITH_3DES_EDE_CBC_SHA"],
		[19, "TLS_DHE_DSS_WITH_3DES_EDE_CBC_SHA"],
		[22, "TLS_DHE_RSA_WITH_3DES_EDE_CBC_SHA"],
		[49155, "TLS_ECDH_ECDSA_WITH_3DES_EDE_CBC_SHA"],
		[49160, "TLS_ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA"],
		[49165, "TLS_ECDH_RSA_WITH_3DES_EDE_CBC_SHA"],
		[49170, "TLS_ECDHE_RSA_WITH_3DES_EDE_CBC_SHA"],
		[65279, "SSL_RSA_FIPS_WITH_3DES_EDE_CBC_SHA"]
	]
};
// src/data/cipher-suites.ts
const suiteFamilies = {
	...weakSuites,
	"ecdhe-aead": [
		[49195, "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256"],
		[49196, "TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384"],
		[49199, "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256"],
		[49200, "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384"],
		[52392, "TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256"],
		[52393, "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256"]
	],
	"ecdhe-cbc": [
		[49161, "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA"],
		[49162, "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA"],
		[49171, "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA"],
		[49172, "TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA"],
		[49187, "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256"],
		[49188, "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA384"],
		[49191, "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256"],
		[49192, "TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA384"],
		[49224, "TLS_ECDHE_ECDSA_WITH_ARIA_128_CBC_SHA256"],
		[49225, "TLS_ECDHE_ECDSA_WITH_ARIA_256_CBC_SHA384"],
		[49228, "TLS_ECDHE_RSA_WITH_ARIA_128_CBC_SHA256"],
		[49229, "TLS_ECDHE_RSA_WITH_ARIA_256_CBC_SHA384"],
		[49266, "TLS_ECDHE_ECDSA_WITH_CAMELLIA_128_CBC_SHA256"],
		[49267, "TLS_ECDHE_ECDSA_WITH_CAMELLIA_256_CBC_SHA384"],
		[49270, "TLS_ECDHE_RSA_WITH_CAMELLIA_128_CBC_SHA256"],
		[49271, "TLS_ECDHE_RSA_WITH_CAMELLIA_256_CBC_SHA384"]
	],
	dhe: [
		[50, "TLS_DHE_DSS_WITH_AES_128_CBC_SHA"],
		[51, "TLS_DHE_RSA_WITH_AES_128_CBC_SHA"],
		[56, "TLS_DHE_DSS_WITH_AES_256_CBC_SHA"],
		[57, "TLS_DHE_RSA_WITH_AES_256_CBC_SHA"],
		[64, "TLS_DHE_DSS_WITH_AES_128_CBC_SHA256"],
		[68, "TLS_DHE_DSS_WITH_CAMELLIA_128_CBC_SHA"],
		[69, "TLS_DHE_RSA_WITH_CAMELLIA_128_CBC_SHA"],
		[103, "TLS_DHE_RSA_WITH_AES_128_CBC_SHA256"],
		[106, "TLS_DHE_DSS_WITH_AES_256_CBC_SHA256"],
		[107, "TLS_DHE_RSA_WITH_AES_256_CBC_SHA256"],
		[135, "TLS_DHE_DSS_WITH_CAMELLIA_256_CBC_SHA"],
		[136, "TLS_DHE_RSA_WITH_CAMELLIA_256_CBC_SHA"],
		[153, "TLS_DHE_DSS_WITH_SEED_CBC_SHA"],
		[154, "TLS_DHE_RSA_WITH_SEED_CBC_SHA"],
		[158, "TLS_DHE_RSA_WITH_AES_128_GCM_SHA256"],
		[159, "TLS_DHE_RSA_WITH_AES_256_GCM_SHA384"],
		[162, "TLS_DHE_DSS_WITH_AES_128_GCM_SHA256"],
		[163, "TLS_DHE_DSS_WITH_AES_256_GCM_SHA384"],
		[189, "TLS_DHE_DSS_WITH_CAMELLIA_128_CBC_SHA256"],
		[190, "TLS_DHE_RSA_WITH_CAMELLIA_128_CBC_SHA256"],
		[195, "TLS_DHE_DSS_WITH_CAMELLIA_256_CBC_SHA256"],
		[196, "TLS_DHE_RSA_WITH_CAMELLIA_256_CBC_SHA256"],
		[49218, "TLS_DHE_DSS_WITH_ARIA_128_CBC_SHA256"],
		[49219, "TLS_DHE_DSS_WITH_ARIA_256_CBC_SHA384"],
		[49220, "TLS_DHE_RSA_WITH_ARIA_128_CBC_SHA256"],
		[49221, "TLS_DHE_RSA_WITH_ARIA_256_CBC_SHA384"],
		[49234, "TLS_DHE_RSA_WITH_ARIA_128_GCM_SHA256"],
		[49235, "TLS_DHE_RSA_WITH_ARIA_256_GCM_SHA384"],
		[49238, "TLS_DHE_DSS_WITH_ARIA_128_GCM_SHA256"],
		[49239, "TLS_DHE_DSS_WITH_ARIA_256_GCM_SHA384"],
		[49276, "TLS_DHE_RSA_WITH_CAMELLIA_128_GCM_SHA256"],
		[49277, "TLS_DHE_RSA_WITH_CAMELLIA_256_GCM_SHA384"],
		[49280, "TLS_DHE_DSS_WITH_CAMELLIA_128_GCM_SHA256"],
		[49281, "TLS_DHE_DSS_WITH_CAMELLIA_256_GCM_SHA384"],
		[49310, "TLS_DHE_RSA_WITH_AES_128_CCM"],
		[49311, "TLS_DHE_RSA_WITH_AES_256_CCM"],
		[49314, "TLS_DHE_RSA_WITH_AES_128_CCM_8"],
		[49315, "TLS_DHE_RSA_WITH_AES_256_CCM_8"],
		[52394, "TLS_DHE_RSA_WITH_CHACHA20_POLY1305_SHA256"]
	],
	"static-rsa": [
		[47, "TLS_RSA_WITH_AES_128_CBC_SHA"],
		[53, "TLS_RSA_WITH_AES_256_CBC_SHA"],
		[60, "TLS_RSA_WITH_AES_128_CBC_SHA256"],
		[61, "TLS_RSA_WITH_AES_256_CBC_SHA256"],
		[65, "TLS_RSA_WITH_CAMELLIA_128_CBC_SHA"],
		[132, "TLS_RSA_WITH_CAMELLIA_256_CBC_SHA"],
		[150, "TLS_RSA_WITH_SEED_CBC_SHA"],
		[156, "TLS_RSA_WITH_AES_128_GCM_SHA256"],
		[157, "TLS_RSA_WITH_AES_256_GCM_SHA384"],
		[186, "TLS_RSA_WITH_CAMELLIA_128_CBC_SHA256"],
		[192, "TLS_RSA_WITH_CAMELLIA_256_CBC_SHA256"],
		[49212, "TLS_RSA_WITH_ARIA_128_CBC_SHA256"],
		[49213, "TLS_RSA_WITH_ARIA_256_CBC_SHA384"],
		[49232, "TLS_RSA_WITH_ARIA_128_GCM_SHA256"],
		[49233, "TLS_RSA_WITH_ARIA_256_GCM_SHA384"],
		[49274, "TLS_RSA_WITH_CAMELLIA_128_GCM_SHA256"],
		[49275, "TLS_RSA_WITH_CAMELLIA_256_GCM_SHA384"],
		[49308, "TLS_RSA_WITH_AES_128_CCM"],
		[49309, "TLS_RSA_WITH_AES_256_CCM"],
		[49312, "TLS_RSA_WITH_AES_128_CCM_8"],
		[49313, "TLS_RSA_WITH_AES_256_CCM_8"]
	],
	other: [
		[48, "TLS_DH_DSS_WITH_AES_128_CBC_SHA"],
		[49, "TLS_DH_RSA_WITH_AES_128_CBC_SHA"],
		[54, "TLS_DH_DSS_WITH_AES_256_CBC_SHA"],
		[55, "TLS_DH_RSA_WITH_AES_256_CBC_SHA"],
		[62, "TLS_DH_DSS_WITH_AES_128_CBC_SHA256"],
		[63, "TLS_DH_RSA_WITH_AES_128_CBC_SHA256"],
		[66, "TLS_DH_DSS_WITH_CAMELLIA_128_CBC_SHA"],
		[67, "TLS_DH_RSA_WITH_CAMELLIA_128_CBC_SHA"],
		[104, "TLS_DH_DSS_WITH_AES_256_CBC_SHA256"],
		[105, "TLS_DH_RSA_WITH_AES_256_CBC_SHA256"],
		[133, "TLS_DH_DSS_WITH_CAMELLIA_256_CBC_SHA"],
		[134, "TLS_DH_RSA_WITH_CAMELLIA_256_CBC_SHA"],
		[151, "TLS_DH_DSS_WITH_SEED_CBC_SHA"],
		[152, "TLS_DH_RSA_WITH_SEED_CBC_SHA"],
		[160, "TLS_DH_RSA_WITH_AES_128_GCM_SHA256"],
		[161, "TLS_DH_RSA_WITH_AES_256_GCM_SHA384"],
		[164, "TLS_DH_DSS_WITH_AES_128_GCM_SHA256"],
		[165, "TLS_DH_DSS_WITH_AES_256_GCM_SHA384"],
		[187, "TLS_DH_DSS_WITH_CAMELLIA_128_CBC_SHA256"],
		[188, "TLS_DH_RSA_WITH_CAMELLIA_128_CBC_SHA256"],
		[193, "TLS_DH_DSS_WITH_CAMELLIA_256_CBC_SHA256"],
		[194, "TLS_DH_RSA_WITH_CAMELLIA_256_CBC_SHA256"],
		[49156, "TLS_ECDH_ECDSA_WITH_AES_128_CBC_SHA"],
		[49157, "TLS_ECDH_ECDSA_WITH_AES_256_CBC_SHA"],
		[49166, "TLS_ECDH_RSA_WITH_AES_128_CBC_SHA"],
		[49167, "TLS_ECDH_RSA_WITH_AES_256_CBC_SHA"],
		[49189, "TLS_ECDH_ECDSA_WITH_AES_128_CBC_SHA256"],
		[49190, "TLS_ECDH_ECDSA_WITH_AES_256_CBC_SHA384"],
		[49193, "TLS_ECDH_RSA_WITH_AES_128_CBC_SHA256"],
		[49194, "TLS_ECDH_RSA_WITH_AES_256_CBC_SHA384"],
		[49197, "TLS_ECDH_ECDSA_WITH_AES_128_GCM_SHA256"],
		[49198, "TLS_ECDH_ECDSA_WITH_AES_256_GCM_SHA384"],
		[49201, "TLS_ECDH_RSA_WITH_AES_128_GCM_SHA256"],
		[49202, "TLS_ECDH_RSA_WITH_AES_256_GCM_SHA384"],
		[49214, "TLS_DH_DSS_WITH_ARIA_128_CBC_SHA256"],
		[49215, "TLS_DH_DSS_WITH_ARIA_256_CBC_SHA384"],
		[49216, "TLS_DH_RSA_WITH_ARIA_128_CBC_SHA256"],
		[49217, "TLS_DH_RSA_WITH_ARIA_256_CBC_SHA384"],
		[49226, "TLS_ECDH_ECDSA_WITH_ARIA_128_CBC_SHA256"],
		[49227, "TLS_ECDH_ECDSA_WITH_ARIA_256_CBC_SHA384"],
		[49230, "TLS_ECDH_RSA_WITH_ARIA_128_CBC_SHA256"],
		[49231, "TLS_ECDH_RSA_WITH_ARIA_256_CBC_SHA384"],
		[49236, "TLS_DH_RSA_WITH_ARIA_128_GCM_SHA256"],
		[49237, "TLS_DH_RSA_WITH_ARIA_256_GCM_SHA384"],
		[49240, "TLS_DH_DSS_WITH_ARIA_128_GCM_SHA256"],
		[49241, "TLS_DH_DSS_WITH_ARIA_256_GCM_SHA384"],
		[49244, "TLS_ECDHE_ECDSA_WITH_ARIA_128_GCM_SHA256"],
		[49245, "TLS_ECDHE_ECDSA_WITH_ARIA_256_GCM_SHA384"],
		[49246, "TLS_ECDH_ECDSA_WITH_ARIA_128_GCM_SHA256"],
		[49247, "TLS_ECDH_ECDSA_WITH_ARIA_256_GCM_SHA384"],
		[49248, "TLS_ECDHE_RSA_WITH_ARIA_128_GCM_SHA256"],
		[49249, "TLS_ECDHE_RSA_WITH_ARIA_256_GCM_SHA384"],
		[49250, "TLS_ECDH_RSA_WITH_ARIA_128_GCM_SHA256"],
		[49251, "TLS_ECDH_RSA_WITH_ARIA_256_GCM_SHA384"],
		[49268, "TLS_ECDH_ECDSA_WITH_CAMELLIA_128_CBC_SHA256"],
		[49269, "TLS_ECDH_ECDSA_WITH_CAMELLIA_256_CBC_SHA384"],
		[49272, "TLS_ECDH_RSA_WITH_CAMELLIA_128_CBC_SHA256"],
		[49273, "TLS_ECDH_RSA_WITH_CAMELLIA_256_CBC_SHA384"],
		[49278, "TLS_DH_RSA_WITH_CAMELLIA_128_GCM_SHA256"],
		[49279, "TLS_DH_RSA_WITH_CAMELLIA_256_GCM_SHA384"],
		[49282, "TLS_DH_DSS_WITH_CAMELLIA_128_GCM_SHA256"],
		[49283, "TLS_DH_DSS_WITH_CAMELLIA_256_GCM_SHA384"],
		[49286, "TLS_ECDHE_ECDSA_WITH_CAMELLIA_128_GCM_SHA256"],
		[49287, "TLS_ECDHE_ECDSA_WITH_CAMELLIA_256_GCM_SHA384"],
		[49288, "TLS_ECDH_ECDSA_WITH_CAMELLIA_128_GCM_SHA256"],
		[49289, "TLS_ECDH_ECDSA_WITH_CAMELLIA_256_GCM_SHA384"],
		[49290, "TLS_ECDHE_RSA_WITH_CAMELLIA_128_GCM_SHA256"],
		[49291, "TLS_ECDHE_RSA_WITH_CAMELLIA_256_GCM_SHA384"],
		[49292, "TLS_ECDH_RSA_WITH_CAMELLIA_128_GCM_SHA256"],
		[49293, "TLS_ECDH_RSA_WITH_CAMELLIA_256_GCM_SHA384"],
		[49324, "TLS_ECDHE_ECDSA_WITH_AES_128_CCM"],
		[49325, "TLS_ECDHE_ECDSA_WITH_AES_256_CCM"],
		[49326, "TLS_ECDHE_ECDSA_WITH_AES_128_CCM_8"],
		[49327, "TLS_ECDHE_ECDSA_WITH_AES_256_CCM_8"]
	]
};
const newSuites = [
	[4865, "TLS_AES_128_GCM_SHA256"],
	[4866, "TLS_AES_256_GCM_SHA384"],
	[4867, "TLS_CHACHA20_POLY1305_SHA256"],
	[4868, "TLS_AES_128_CCM_SHA256"],
	[4869, "TLS_AES_128_CCM_8_SHA256"]
];
const integritySuites = [[49332, "TLS_SHA256_SHA256"], [49333, "TLS_SHA384_SHA384"]];
// src/formats/tls/client-hello.ts
const wireVersions = {
	SSLv3: 768,
	"TLSv1.0": 769,
	"TLSv1.1": 770,
	"TLSv1.2": 771,
	"TLSv1.3": 772
};
const olderSuites = [
	49195,
	49199,
	49196,
	49200,
	52393,
	52392,
	158,
	159,
	52394,
	49161,
	49171,
	49162,
	49172,
	49187,
	49191,
	49188,
	49192,
	51,
	57,
	103,
	107,
	156,
	157,
	47,
	53,
	60,
	61,
	49290,
	49286,
	49276,
	49274,
	49266,
	49270,
	190,
	196,
	69,
	136,
	65,
	132,
	186,
	192,
	49248,
	49249,
	49244,
	49245,
	49234,
	49235,
	49232,
	49233,
	154,
	150,
	7,
	10,
	49170,
	49160,
	22,
	5,
	4,
	49169,
	49159,
	9,
	21,
	108,
	166,
	52,
	58,
	49176,
	49177,
	24,
	27,
	49174,
	49175,
	98,
	100,
	3,
	6,
	8,
	20,
	23,
	25,
	59,
	2,
	1,
	49168,
	49158,
	49173
];
const tls13Suites = newSuites.map(([code]) => code);
function suitesIn(version, { suites } = {}) {
	return suites ?? (version === "TLSv1.3" ? tls13Suites : olderSuites);
}
const olderGroups = [
	29,
	23,
	24,
	25,
	30,
	22,
	21,
	19,
	26,
	27,
	28,
	9,
	10,
	11,
	12,
	13,
	14
];
const newGroups = [
	29,
	23,
	24,
	25,
	30,
	22,
	21,
	19,
	26,
	27,
	28,
	31,
	32,
	33,
	256,
	257,
	258
];
const signatureSchemes = [
	1027,
	1283,
	1539,
	2055,
	2056,
	2052,
	2053,
	2054,
	2057,
	2058,
	2059,
	1025,
	1281,
	1537,
	515,
	513,
	514
];
function clientHello(version, host, offer = {}) {
	const bytes = recordOf(version, host, {
		offer,
		padding: 0
	});
	const length = bytes.length - 9;
	if (version === "SSLv3" || length < 256 || length > 511) return bytes;
	return recordOf(version, host, {
		offer,
		padding: Math.max(1, 512 - length - 4)
	});
}
function recordOf(version, host, { offer, padding }) {
	const wire = wireVersions[version];
	const isNew = version === "TLSv1.3";
	const random = createHash("sha256").update(`portcullis ${version} ${host}`).digest();
	const extensions = Buffer.concat([extensionsFor(version, host, offer), padding > 0 ? extension(21, Buffer.alloc(padding)) : Buffer.alloc(0)]);
	const body = Buffer.concat([
		uint16(Math.min(wire, wireVersions["TLSv1.2"])),
		random,
		vector8(isNew ? createHash("sha256").update(random).digest() : Buffer.alloc(0)),
		vector16(list16(suitesIn(version, offer))),
		vector8(Buffer.from(hasCompression(version) ? [deflate, 0] : [0])),
		version === "SSLv3" ? Buffer.alloc(0) : vector16(extensions)
	]);
	const message = Buffer.concat([Buffer.from([1, 0]), vector16(body)]);
	return Buffer.concat([
		Buffer.from([22]),
		uint16(Math.min(wire, wireVersions["TLSv1.0"])),
		vector16(message)
	]);
}
const deflate = 1;
function hasCompression(version) {
	return version !== "TLSv1.3" && version !== "SSLv3";
}
function extensionsFor(version, host, { groups }) {
	const isNew = version === "TLSv1.3";
	return Buffer.concat([
		...isIP(host) === 0 ? [extension(0, vector16(Buffer.concat([Buffer.from([0]), vector16(Buffer.from(host))])))] : [],
		extension(10, vector16(list16(groups ?? (isNew ? newGroups : olderGroups)))),
		extension(11, vector8(Buffer.from([0]))),
		extension(13, vector16(list16(signatureSchemes))),
		extension(16, vector16(Buffer.concat(protocols.map((name) => vector8(Buffer.from(name)))))),
		extension(23, Buffer.alloc(0)),
		extension(65281, Buffer.from([0])),
		...isNew ? [
			extension(43, vector8(uint16(wireVersions["TLSv1.3"]))),
			extension(45, vector8(Buffer.from([1]))),
			extension(51, vector16(Buffer.alloc(0)))
		] : [extension(18, Buffer.alloc(0))]
	]);
}
const protocols = ["h2", "http/1.1"];
function extension(type, content) {
	return Buffer.concat([uint16(type), vector16(content)]);
}
function list16(values) {
	return Buffer.concat(values.map(uint16));
}
function vector8(content) {
	return Buffer.concat([Buffer.from([content.length]), content]);
}
function vector16(content) {
	return Buffer.concat([uint16(content.length), content]);
}
function uint16(value) {
	return Buffer.from([value >> 8, value & 255]);
}
export { newSuites as a, hasBegun as c, messageTypes as d, readFlight as f, integritySuites as i, isEnough as l, suitesIn as n, suiteFamilies as o, readKeyExchange as p, wireVersions as r, weakSuites as s, clientHello as t, isRefusal as u };
