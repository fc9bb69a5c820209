import { t as fill } from "./text.js";
import { c as readWhole, i as readBits, l as tags, n as children } from "./der.js";
import { c as signatureAlgorithms, s as oids } from "./signature.js";
import { n as gateMany } from "./many.js";
import { t as toJson } from "./json2.js";
import { r as painter } from "./units.js";
import { r as prettyGate } from "./pretty.js";
import { c as exitCodes, l as exitOf, o as optionsFor } from "./usage.js";
import { n as readGiven, t as flagsOf } from "./given.js";
import { n as widthOfReport, t as wantsColour } from "./io.js";
import { t as openEngine } from "./engine.js";
import { t as readLanguage } from "./measuring.js";
import { t as localRunner } from "./local.js";
import { once } from "node:events";
import { isIP } from "node:net";
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
function time(date) {
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
	const der = signed(sequence(constructed(0, integer(2)), integer(profile.serial ?? randomSerial()), signatureAlgorithm(signedWith, hash), issuer?.subject ?? subject, sequence(time(profile.notBefore), time(profile.notAfter)), subject, publicKeyInfo(keys), ...wrapped(extensionsOf(profile, {
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
// src/demo/site.ts
const day = 864e5;
const lifetime = 90;
const good = {
	daysLeft: 80,
	title: "A site in good order",
	headers: [
		["Content-Security-Policy", "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"],
		["Strict-Transport-Security", "max-age=31536000; includeSubDomains"],
		["X-Frame-Options", "DENY"],
		["X-Content-Type-Options", "nosniff"],
		["Referrer-Policy", "no-referrer"],
		["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
		["Cross-Origin-Opener-Policy", "same-origin"],
		["Cross-Origin-Embedder-Policy", "require-corp"],
		["Cross-Origin-Resource-Policy", "same-origin"]
	]
};
const flawed = {
	daysLeft: 5,
	title: "A site with flaws",
	headers: [
		["Server", "nginx/1.14.0"],
		["X-Powered-By", "PHP/7.2.1"],
		["X-Content-Type-Options", "nosniff"],
		["Strict-Transport-Security", "max-age=3600"],
		["Set-Cookie", "session=1234; Path=/"]
	]
};
async function startDemo({ now = new Date() } = {}) {
	const authority = issueRoot({
		subject: {
			organization: "Portcullis",
			commonName: "Portcullis Demo Root"
		},
		notBefore: new Date(now.getTime() - 365 * day),
		notAfter: new Date(now.getTime() + 3650 * day)
	});
	const issuer = issueIntermediate(authority, {
		subject: {
			organization: "Portcullis",
			commonName: "Portcullis Demo CA"
		},
		notBefore: new Date(now.getTime() - 365 * day),
		notAfter: new Date(now.getTime() + 1825 * day)
	});
	const servers = await Promise.all([good, flawed].map((site) => serve(site, issuer, now)));
	const [goodUrl = "", flawedUrl = ""] = servers.map(urlOf);
	async function close() {
		await Promise.all(servers.map(stop));
	}
	return {
		good: goodUrl,
		flawed: flawedUrl,
		authority: authority.pem,
		close,
		[Symbol.asyncDispose]: close
	};
}
async function serve({ daysLeft, title, headers }, issuer, now) {
	const notAfter = new Date(now.getTime() + daysLeft * day);
	const leaf = issueLeaf(issuer, {
		subject: { commonName: "localhost" },
		names: ["localhost", "127.0.0.1"],
		notBefore: new Date(notAfter.getTime() - lifetime * day),
		notAfter
	});
	const options = {
		key: leaf.key,
		cert: leaf.pem + issuer.pem,
		minVersion: "TLSv1.2"
	};
	const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1></html>\n`;
	const server = createServer(options, (_request, response) => {
		response.writeHead(200, [...headers, ["Content-Type", "text/html; charset=utf-8"]].flat());
		response.end(body);
	});
	server.on("tlsClientError", () => {});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return server;
}
function urlOf(server) {
	return `https://localhost:${server.address().port}/`;
}
async function stop(server) {
	const closed = once(server, "close");
	server.close();
	server.closeAllConnections();
	await closed;
}
// src/cli/commands/demo.ts
const words = {
	before: {
		en: "Two small sites run on this machine, under an authority of their own.\nThis is what the gate says of them:\n",
		ko: "이 컴퓨터에서 자체 인증 기관을 쓰는 작은 사이트 두 개를 실행했습니다.\n게이트의 판정은 다음과 같습니다.\n"
	},
	after: {
		en: "A build with both would stop here: exit code {code}. Now your own site:\n\n  portcullis gate https://your-site.example",
		ko: "두 사이트를 함께 검사한 빌드는 종료 코드 {code|으로/로} 여기서 멈춥니다. 이제 여러분의 사이트를 검사해 보십시오.\n\n  portcullis gate https://your-site.example"
	},
	keep: {
		en: "Both sites keep running until you press Ctrl-C. In another terminal:\n\n  portcullis gate {url} --ca-file {file}",
		ko: "Ctrl-C를 누를 때까지 두 사이트가 계속 실행됩니다. 다른 터미널에서:\n\n  portcullis gate {url} --ca-file {file}"
	}
};
async function demoCommand({ argv, io }) {
	const given = readGiven(flagsOf(argv), io.env, optionsFor("demo"));
	const language = readLanguage(given);
	await using demo = await startDemo();
	const result = await gateMany({
		runner: localRunner(openEngine({
			authorities: [demo.authority],
			deadline: 1e4,
			special: true
		})),
		language,
		urls: [demo.good, demo.flawed],
		thresholds: {}
	});
	if (given.isSet("json")) io.out(toJson(result));
	else {
		const paint = painter(wantsColour(io) && !given.isSet("no_color"));
		const report = prettyGate(result, {
			language,
			paint,
			width: widthOfReport(io)
		});
		io.out(`${words.before[language]}\n${report}\n${fill(words.after, { code: exitOf(result) }, language)}\n`);
	}
	if (given.isSet("keep")) await keep(demo, language, io);
	return exitCodes.pass;
}
async function keep(demo, language, io) {
	const folder = mkdtempSync(join(tmpdir(), "portcullis-demo-"));
	const file = join(folder, "ca.pem");
	process.once("exit", () => rmSync(folder, {
		recursive: true,
		force: true
	}));
	writeFileSync(file, demo.authority);
	io.out(`\n${fill(words.keep, {
		url: demo.flawed,
		file
	}, language)}\n`);
	const { promise, resolve } = Promise.withResolvers();
	if (!io.signal) return;
	io.signal.addEventListener("abort", () => resolve(), { once: true });
	await promise;
}
export { demoCommand };
