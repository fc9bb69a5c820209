import { a as boolean, f as strictObject, i as array, l as number, n as _enum, p as string, s as int, u as object } from "./schemas.js";
import { t as datetime } from "./iso.js";
import { t as defineCheck } from "./check.js";
import { o as portNumber, r as hostTarget, t as bracketed } from "./target.js";
import { t as attempt } from "./attempt.js";
import { t as printable } from "./printable.js";
import { r as nameForPeople } from "./certificate.js";
import { a as readElement, c as readWhole, l as tags, n as children, o as readOid, r as expectTag, t as DerError } from "./der.js";
import { a as readOcspResponse, c as keyFacts, f as visit, i as revocation$1, n as parseHsts, o as certificate$1, p as challengeIn, r as strengthRows, s as readOrNull, t as hstsStrength } from "./hsts.js";
import { a as readServerReply, i as weakSuites, n as wireVersions, r as suiteFamilies, t as clientHello } from "./client-hello.js";
import { a as readKeyExchange, n as isRefusal } from "./tls-flight.js";
import { n as defineProblems, o as assess, r as finder, s as assessInDoubt, t as conclude } from "./interpretation.js";
import { isIP } from "node:net";
// src/formats/tls-extension-value.ts
function readExtensionValue(der, oid) {
	const [tbs] = children(readWhole(der, tags.sequence));
	const wrapper = children(expectTag(tbs, tags.sequence)).find(({ tag }) => tag === 163);
	const found = wrapper ? children(readElement(wrapper.content)).find((extension) => readOid(expectTag(children(extension)[0], tags.oid)) === oid) : void 0;
	return found ? expectTag(children(found).at(-1), tags.octetString).content : null;
}
// src/formats/tls-feature.ts
const tlsFeature = "1.3.6.1.5.5.7.1.24";
const statusRequest = 5;
function isMustStaple(certificate) {
	try {
		const value = readExtensionValue(certificate, tlsFeature);
		if (!value) return false;
		return children(readWhole(value, tags.sequence), 64).some(({ tag, content }) => tag === tags.integer && content.length === 1 && content[0] === statusRequest);
	} catch (error) {
		if (error instanceof DerError) return null;
		throw error;
	}
}
// src/formats/tls-timestamps.ts
const inCertificate = "1.3.6.1.4.1.11129.2.4.2";
const inResponse = "1.3.6.1.4.1.11129.2.4.5";
function readTimestamps(list) {
	if (list.length < 2 || list.readUInt16BE(0) !== list.length - 2) return null;
	let count = 0;
	for (let at = 2; at < list.length; count++) {
		if (at + 2 > list.length) return null;
		const length = list.readUInt16BE(at);
		at += 2 + length;
		if (length === 0 || at > list.length) return null;
	}
	return count;
}
function embeddedTimestamps(certificate) {
	return orNull(() => {
		const value = readExtensionValue(certificate, inCertificate);
		return value ? timestampsIn$1(value) : 0;
	});
}
function stapledTimestamps(response) {
	return orNull(() => {
		const [, body] = children(readWhole(response, tags.sequence));
		if (!body) return 0;
		const [, basic] = children(readWhole(expectTag(body, 160).content, tags.sequence));
		const [data] = children(readWhole(expectTag(basic, tags.octetString).content, tags.sequence));
		const responses = children(expectTag(data, tags.sequence)).find(({ tag }, index) => tag === tags.sequence && index >= 2);
		const [first] = children(expectTag(responses, tags.sequence), 256);
		return first ? timestampsOf(first) : 0;
	});
}
function timestampsOf(single) {
	const wrapper = children(single).find(({ tag }, index) => tag === 161 && index > 2);
	if (!wrapper) return 0;
	const own = children(readWhole(wrapper.content, tags.sequence)).find((extension) => readOid(expectTag(children(extension)[0], tags.oid)) === inResponse);
	return own ? timestampsIn$1(expectTag(children(own).at(-1), tags.octetString).content) : 0;
}
function timestampsIn$1(value) {
	return readTimestamps(readWhole(value, tags.octetString).content);
}
function orNull(read) {
	try {
		return read();
	} catch (error) {
		if (error instanceof DerError) return null;
		throw error;
	}
}
const questionsAtATime = 5;
function openAsker(context, to, control) {
	const turns = [];
	let open = 0;
	let asked = 0;
	let isSilent = false;
	let confirming;
	async function send({ version, until, ...offer }) {
		if (open >= questionsAtATime) await new Promise((resolve) => turns.push(resolve));
		else open++;
		try {
			if (isSilent) return "silent";
			if (asked >= 28) return "enough-asked";
			asked++;
			const reply = await attempt(() => context.net.hello(to, clientHello(version, to.host, offer), until));
			isSilent ||= reply.ok && reply.value.end === "silent";
			return reply;
		} finally {
			const next = turns.shift();
			if (next) next();
			else open--;
		}
	}
	function isAnswering() {
		confirming ??= send({ version: control }).then((reply) => typeof reply === "object" && reply.ok && readServerReply(reply.value.bytes).kind === "hello").finally(() => confirming = void 0);
		return confirming;
	}
	async function ask(question) {
		const reply = await send(question);
		if (typeof reply === "string") return {
			kind: "unclear",
			reason: reply
		};
		if (!reply.ok) return {
			kind: "unclear",
			reason: reply.failure.reason
		};
		const heard = readHeard(reply.value, question);
		return heard.kind === "refused" && !heard.reason.startsWith("alert.") && !await isAnswering() ? {
			...heard,
			kind: "unclear"
		} : heard;
	}
	return {
		ask,
		asked: () => asked
	};
}
function readHeard({ bytes, end }, { version, suites }) {
	const reply = readServerReply(bytes);
	if (reply.kind === "foreign") return {
		kind: "unclear",
		reason: "not-tls"
	};
	if (reply.kind === "alert") {
		if (reply.code === 0) return {
			kind: "refused",
			reason: "closed"
		};
		return {
			kind: isRefusal(reply.code) ? "refused" : "unclear",
			reason: `alert.${reply.code}`
		};
	}
	if (reply.kind === "incomplete") return {
		kind: end === "closed" || end === "reset" ? "refused" : "unclear",
		reason: end === "enough" ? "incomplete" : end
	};
	if (reply.version > wireVersions[version]) return {
		kind: "unclear",
		reason: "higher-version"
	};
	if (suites && !suites.includes(reply.suite)) return {
		kind: "unclear",
		reason: "other-suite"
	};
	return {
		kind: "chosen",
		hello: reply,
		bytes
	};
}
// src/data/tls-groups.ts
const groupFamilies = {
	hybrid: [
		{
			code: 4588,
			name: "X25519MLKEM768"
		},
		{
			code: 4587,
			name: "SecP256r1MLKEM768"
		},
		{
			code: 4589,
			name: "SecP384r1MLKEM1024"
		},
		{
			code: 25497,
			name: "X25519Kyber768Draft00"
		}
	],
	montgomery: [{
		code: 29,
		name: "x25519"
	}, {
		code: 30,
		name: "x448"
	}],
	nist: [
		{
			code: 23,
			name: "secp256r1",
			bits: 256
		},
		{
			code: 24,
			name: "secp384r1",
			bits: 384
		},
		{
			code: 25,
			name: "secp521r1",
			bits: 521
		}
	],
	finite: [
		{
			code: 256,
			name: "ffdhe2048"
		},
		{
			code: 257,
			name: "ffdhe3072"
		},
		{
			code: 258,
			name: "ffdhe4096"
		},
		{
			code: 259,
			name: "ffdhe6144"
		},
		{
			code: 260,
			name: "ffdhe8192"
		}
	],
	legacy: [
		{
			code: 15,
			name: "secp160k1",
			bits: 160
		},
		{
			code: 16,
			name: "secp160r1",
			bits: 160
		},
		{
			code: 17,
			name: "secp160r2",
			bits: 160
		},
		{
			code: 1,
			name: "sect163k1",
			bits: 163
		},
		{
			code: 2,
			name: "sect163r1",
			bits: 163
		},
		{
			code: 3,
			name: "sect163r2",
			bits: 163
		},
		{
			code: 18,
			name: "secp192k1",
			bits: 192
		},
		{
			code: 19,
			name: "secp192r1",
			bits: 192
		},
		{
			code: 4,
			name: "sect193r1",
			bits: 193
		},
		{
			code: 5,
			name: "sect193r2",
			bits: 193
		},
		{
			code: 20,
			name: "secp224k1",
			bits: 224
		},
		{
			code: 21,
			name: "secp224r1",
			bits: 224
		},
		{
			code: 6,
			name: "sect233k1",
			bits: 233
		},
		{
			code: 7,
			name: "sect233r1",
			bits: 233
		},
		{
			code: 8,
			name: "sect239k1",
			bits: 239
		},
		{
			code: 22,
			name: "secp256k1",
			bits: 256
		},
		{
			code: 26,
			name: "brainpoolP256r1",
			bits: 256
		},
		{
			code: 9,
			name: "sect283k1",
			bits: 283
		},
		{
			code: 10,
			name: "sect283r1",
			bits: 283
		},
		{
			code: 27,
			name: "brainpoolP384r1",
			bits: 384
		},
		{
			code: 11,
			name: "sect409k1",
			bits: 409
		},
		{
			code: 12,
			name: "sect409r1",
			bits: 409
		},
		{
			code: 28,
			name: "brainpoolP512r1",
			bits: 512
		},
		{
			code: 13,
			name: "sect571k1",
			bits: 571
		},
		{
			code: 14,
			name: "sect571r1",
			bits: 571
		}
	]
};
// src/probes/offers-suites.ts
const familyNames = Object.keys(suiteFamilies);
const weakNames = Object.keys(weakSuites);
const names = new Map(Object.values(suiteFamilies).flat().map(([code, name]) => [code, name]));
function suiteName(code) {
	return names.get(code) ?? `0x${code.toString(16).padStart(4, "0")}`;
}
function suitesOf(...families) {
	return families.flatMap((family) => suiteFamilies[family].map(([code]) => code));
}
function familyOf(suite) {
	return familyNames.find((family) => suiteFamilies[family].some(([code]) => code === suite));
}
async function askSuites(asker, seen) {
	const [[version] = ["TLSv1.2"]] = seen;
	const [weak, dhe, ...others] = await Promise.all([
		askWeak(asker, seen),
		asker.ask({
			version,
			suites: suitesOf("dhe"),
			until: "key-exchange"
		}),
		...[
			"ecdhe-aead",
			"ecdhe-cbc",
			"static-rsa",
			"other"
		].map((family) => askFamily(asker, seen, family))
	]);
	return {
		suites: [
			...weak,
			...others,
			toOffer("dhe", version, dhe)
		].toSorted(byFamily),
		dheBits: bitsOf(dhe)
	};
}
function byFamily(a, b) {
	return familyNames.indexOf(a.family) - familyNames.indexOf(b.family);
}
function bitsOf(heard) {
	if (heard.kind !== "chosen") return null;
	const exchange = readKeyExchange(heard.bytes, suiteName(heard.hello.suite));
	return exchange?.kind === "finite" ? exchange.bits : null;
}
async function askFamily(asker, seen, family) {
	const [[version] = ["TLSv1.2"]] = seen;
	const known = seen.find(([, suite]) => familyOf(suite) === family);
	if (known) return offerOf(family, known[0], known[1]);
	if (family === "ecdhe-aead" && version !== "TLSv1.2") return without(family, false, "lower-version");
	return toOffer(family, version, await asker.ask({
		version,
		suites: suitesOf(family)
	}));
}
async function askWeak(asker, seen) {
	const found = new Map();
	for (const [version] of seen) {
		const open = weakNames.filter((family) => found.get(family)?.offered !== true);
		for (const offer of await askWeakOf(asker, version, open)) {
			const before = found.get(offer.family);
			if (!before || offer.offered || before.offered === false) found.set(offer.family, offer);
		}
	}
	return [...found.values()];
}
async function askWeakOf(asker, version, families) {
	if (families.length === 0) return [];
	const question = {
		version,
		suites: suitesOf(...families)
	};
	const all = await asker.ask(question);
	const first = all.kind === "chosen" ? familyOf(all.hello.suite) : void 0;
	return Promise.all(families.map(async (family) => {
		return {
			...toOffer(family, version, all.kind !== "chosen" || family === first || families.length === 1 ? all : await asker.ask({
				version,
				suites: suitesOf(family)
			})),
			family
		};
	}));
}
function toOffer(family, version, heard) {
	if (heard.kind === "chosen") return offerOf(family, version, heard.hello.suite);
	return without(family, heard.kind === "refused" ? false : null, heard.reason);
}
function offerOf(family, version, suite) {
	return {
		family,
		offered: true,
		version,
		suite: suiteName(suite),
		reason: "server-hello"
	};
}
function without(family, offered, reason) {
	return {
		family,
		offered,
		version: null,
		suite: null,
		reason
	};
}
function noSuites(offered, reason) {
	return {
		suites: familyNames.map((family) => without(family, offered, reason)),
		dheBits: null
	};
}
// src/probes/offers-groups.ts
const newLanes = [
	{ family: "hybrid" },
	{ family: "montgomery" },
	{ family: "nist" },
	{
		family: "finite",
		isShort: true
	}
];
const olderLanes = [{ family: "montgomery" }, { family: "nist" }];
const aliases = {
	"p-256": "secp256r1",
	prime256v1: "secp256r1",
	"p-384": "secp384r1",
	"p-521": "secp521r1",
	prime192v1: "secp192r1"
};
function groupNamed(name) {
	const wanted = name?.toLowerCase() ?? "";
	return Object.values(groupFamilies).flat().find((group) => group.name.toLowerCase() === (aliases[wanted] ?? wanted));
}
async function askNewGroups(asker, negotiated) {
	const ask = (codes) => asker.ask({
		version: "TLSv1.3",
		groups: codes
	});
	return (await Promise.all(newLanes.map((lane) => followLane(lane, {
		ask,
		read: readRetry,
		negotiated,
		reason: "hello-retry"
	})))).flat();
}
function readRetry({ hello }) {
	return hello.group;
}
async function askOlderGroups(asker, { version, own, negotiated, isNew }) {
	const question = {
		version,
		suites: suitesOf("ecdhe-aead", "ecdhe-cbc"),
		until: "key-exchange"
	};
	const ask = (codes) => asker.ask({
		...question,
		groups: [...new Set([...codes, ...own ? [own.code] : []])]
	});
	const how = {
		ask,
		read: readCurve,
		negotiated,
		reason: "key-exchange"
	};
	const [legacy, ...told] = await Promise.all([followLane({
		family: "legacy",
		isShort: true
	}, how), ...(isNew ? [] : olderLanes).map((lane) => followLane(lane, how))]);
	return {
		groups: told.flat(),
		legacyCurve: toLegacy(legacy)
	};
}
function toLegacy([first]) {
	if (!first?.offered) return {
		...noCurve,
		offered: first?.offered ?? null,
		reason: first?.reason ?? "not-asked"
	};
	return {
		offered: true,
		curve: first.group,
		bits: groupNamed(first.group)?.bits ?? null,
		reason: first.reason
	};
}
const noCurve = {
	offered: null,
	curve: null,
	bits: null
};
function readCurve({ hello, bytes }) {
	const exchange = readKeyExchange(bytes, suiteName(hello.suite));
	return exchange?.kind === "group" ? exchange.group : null;
}
async function followLane({ family, isShort }, how) {
	const groups = groupFamilies[family];
	const known = groups.filter(({ code }) => code === how.negotiated?.code);
	const told = known.map(({ name }) => ({
		group: name,
		offered: true,
		reason: "negotiated"
	}));
	let left = groups.filter((group) => !known.includes(group));
	const wanted = isShort ? 1 : groups.length;
	while (left.length > 0 && told.length < wanted) {
		const heard = await how.ask(left.map(({ code }) => code));
		const code = heard.kind === "chosen" ? how.read(heard) : null;
		const named = left.find((group) => group.code === code);
		if (!named) return [...told, ...left.map(({ name }) => ({
			group: name,
			...withoutName(heard, code)
		}))];
		told.push({
			group: named.name,
			offered: true,
			reason: how.reason
		});
		left = left.filter((group) => group !== named);
	}
	return told;
}
function withoutName(heard, code) {
	if (heard.kind === "chosen") return {
		offered: null,
		reason: code === null ? "no-group" : "other-group"
	};
	return {
		offered: heard.kind === "refused" ? false : null,
		reason: heard.reason
	};
}
// src/probes/versions.ts
const versionNames = Object.keys(wireVersions);
function versions(context, to) {
	return context.once(`versions ${to.host} ${to.port}`, async () => {
		const probes = new Map(askedAtOnce.map((version) => [version, probe(context, to, version)]));
		const main = negotiatedVersion(await context.net.tls(to));
		const offerOf = (version) => probes.get(version) ?? probe(context, to, version);
		return Promise.all(versionNames.map(async (version) => known(version, main) ?? weigh(await offerOf(version), main)));
	});
}
const askedAtOnce = [
	"SSLv3",
	"TLSv1.0",
	"TLSv1.1",
	"TLSv1.2"
];
const olderVersions = askedAtOnce.toReversed();
function negotiatedVersion({ protocol }) {
	const name = protocol === "TLSv1" ? "TLSv1.0" : protocol;
	return versionNames.find((version) => version === name) ?? null;
}
function known(version, main) {
	if (version === main) return {
		version,
		offered: true,
		reason: "negotiated"
	};
	return version === "TLSv1.3" && main !== null ? {
		version,
		offered: false,
		reason: "lower-version"
	} : null;
}
function weigh(found, main) {
	const { version, offered } = found;
	return main !== null && versionNames.indexOf(version) > versionNames.indexOf(main) && offered !== true ? {
		version,
		offered: false,
		reason: "lower-version"
	} : found;
}
async function probe(context, to, version) {
	const reply = await askVersion(context, to, version);
	return {
		version,
		...reply.ok ? readOffer(reply.value, version) : {
			offered: null,
			reason: reply.failure.reason
		}
	};
}
function askVersion(context, to, version) {
	return context.once(`hello ${version} ${to.host} ${to.port}`, () => attempt(() => context.net.hello(to, clientHello(version, to.host))));
}
function readOffer({ bytes, end }, asked) {
	const reply = readServerReply(bytes);
	if (reply.kind === "alert") return {
		offered: isRefusal(reply.code) ? false : null,
		reason: `alert.${reply.code}`
	};
	if (reply.kind === "hello") return compare(reply.version, wireVersions[asked]);
	if (reply.kind === "foreign") return {
		offered: null,
		reason: "not-tls"
	};
	if (end === "closed" || end === "reset") return {
		offered: false,
		reason: end
	};
	return {
		offered: null,
		reason: end === "silent" ? "silent" : "incomplete"
	};
}
function compare(answered, asked) {
	if (answered === asked) return {
		offered: true,
		reason: "server-hello"
	};
	return answered < asked ? {
		offered: false,
		reason: "lower-version"
	} : {
		offered: null,
		reason: "higher-version"
	};
}
// src/probes/offers.ts
function offers$1(context, to) {
	return context.once(`offers ${to.host} ${to.port}`, async () => {
		const [handshake, offered] = await Promise.all([context.net.tls(to), versions(context, to)]);
		const older = await answersOf(context, to, offered);
		const asker = openAsker(context, to, older[0]?.version ?? "TLSv1.3");
		const [told, newGroups] = await Promise.all([suitesOffered(asker, older, offered), negotiatedVersion(handshake) === "TLSv1.3" && isAnswering(offered) ? askNewGroups(asker, groupNamed(handshake.group)) : []]);
		const curves = await curvesOffered(asker, {
			older,
			told,
			handshake,
			isNew: newGroups.length > 0
		});
		const hellos = older.map(({ hello }) => hello);
		return {
			...told,
			compression: compressionOf(hellos, offered),
			alpn: protocolOf(hellos, offered),
			groups: [...newGroups, ...curves.groups],
			legacyCurve: curves.legacyCurve,
			timestamps: timestampsIn(hellos),
			hellos: asker.asked() + versionsAsked(handshake)
		};
	});
}
async function answersOf(context, to, offered) {
	const taken = olderVersions.filter((version) => offered.some((each) => each.version === version && each.offered));
	return (await Promise.all(taken.map(async (version) => {
		const reply = await askVersion(context, to, version);
		const hello = reply.ok ? readServerReply(reply.value.bytes) : null;
		return hello?.kind === "hello" ? [{
			version,
			hello
		}] : [];
	}))).flat();
}
function isOnlyNew(offered) {
	return olderVersions.every((version) => offered.some((each) => each.version === version && each.offered === false));
}
function absence(offered) {
	return isOnlyNew(offered) ? {
		offered: false,
		reason: "only-tls13"
	} : {
		offered: null,
		reason: offered.find((each) => each.offered === null)?.reason ?? "no-answer"
	};
}
function suitesOffered(asker, older, offered) {
	const none = absence(offered);
	if (older.length === 0) return noSuites(none.offered, none.reason);
	return askSuites(asker, older.map(({ version, hello }) => [version, hello.suite]));
}
function isAnswering(offered) {
	return offered.some(({ version, offered: told }) => version !== "TLSv1.3" && told !== null);
}
async function curvesOffered(asker, { older, told, handshake, isNew }) {
	const [newest] = older;
	const families = told.suites.filter(({ family }) => family.startsWith("ecdhe"));
	const lacking = families.find(({ offered }) => offered === null) ?? families[0];
	if (!newest || newest.version === "SSLv3" || !families.some(({ offered }) => offered)) {
		const offered = families.every((family) => family.offered === false) ? false : null;
		return {
			groups: [],
			legacyCurve: {
				...noCurve,
				offered,
				reason: lacking?.reason ?? "not-asked"
			}
		};
	}
	const negotiated = isNew ? void 0 : groupNamed(handshake.group);
	return askOlderGroups(asker, {
		version: newest.version,
		own: curveOf(handshake),
		negotiated,
		isNew
	});
}
function curveOf({ chain: [leaf] }) {
	return groupNamed((leaf && readOrNull(leaf)?.publicKey)?.asymmetricKeyDetails?.namedCurve ?? null);
}
function compressionOf(hellos, offered) {
	if (hellos.length === 0) return absence(offered);
	return {
		offered: hellos.some(({ compression }) => compression !== 0),
		reason: "server-hello"
	};
}
function protocolOf([newest], offered) {
	if (newest) return {
		chosen: newest.alpn,
		reason: newest.alpn === null ? "ignored" : "server-hello"
	};
	const { reason } = absence(offered);
	return {
		chosen: null,
		reason: reason === "only-tls13" ? "encrypted" : reason
	};
}
function timestampsIn([newest]) {
	if (!newest) return null;
	return newest.timestamps ? readTimestamps(newest.timestamps) : 0;
}
function versionsAsked(handshake) {
	return olderVersions.length + (negotiatedVersion(handshake) === null ? 1 : 0);
}
// src/probes/issuance.ts
function issuance$1(context, to) {
	return context.once(`issuance ${to.host} ${to.port}`, async () => {
		const [served, offered] = await Promise.all([certificate$1(context, to), offers$1(context, to)]);
		const [leaf] = served.chain;
		if (!leaf) return null;
		const { staple } = served.handshake;
		return {
			timestamps: {
				embedded: embeddedTimestamps(leaf.der),
				handshake: offered.timestamps,
				stapled: staple ? stapledTimestamps(Buffer.from(staple)) : 0
			},
			mustStaple: isMustStaple(leaf.der),
			staple: readStaple(served, context.now().getTime())
		};
	});
}
function readStaple({ chain: [leaf], issuer, handshake: { staple } }, now) {
	if (!staple || !leaf) return null;
	const none = {
		thisUpdate: null,
		nextUpdate: null
	};
	if (!issuer) return {
		status: "unknown",
		reason: "no-issuer",
		...none
	};
	const answer = readOcspResponse(staple, {
		certificate: leaf,
		issuer,
		now
	});
	if (answer.status === "unknown") return {
		...answer,
		...none
	};
	const { status, thisUpdate, nextUpdate } = answer;
	return {
		status,
		reason: null,
		thisUpdate,
		nextUpdate
	};
}
// src/checks/ssl/schema-offers.ts
const told = {
	offered: boolean().nullable(),
	reason: string()
};
const suite = object({
	family: _enum([
		"null",
		"export",
		"anonymous",
		"des",
		"rc4",
		"3des",
		"ecdhe-aead",
		"ecdhe-cbc",
		"dhe",
		"static-rsa",
		"other"
	]),
	...told,
	version: string().nullable().meta({
		description: "The version in which it was seen",
		ko: "확인된 버전"
	}),
	suite: string().nullable().meta({
		description: "The suite that was chosen, as IANA names it",
		ko: "선택된 암호 스위트의 IANA 이름"
	})
});
const offers = object({
	suites: array(suite).readonly().meta({
		description: "Families of cipher suites up to TLS 1.2, in the versions that the server is seen to take; null where it could not be told, and why. Answers to raw ClientHellos: no library's own refusal is part of it",
		ko: "서버가 받아들이는 것으로 확인된 버전에서의 TLS 1.2 이하 암호 스위트 계열. 알 수 없었으면 null과 그 이유. ClientHello에 대한 서버의 응답이며 라이브러리 자체의 거부는 포함되지 않습니다"
	}),
	dheBits: int().nullable().meta({
		description: "The size of the Diffie-Hellman field; null where there is none, or where it could not be told",
		ko: "디피-헬먼 소수의 비트 수. 없거나 알 수 없었으면 null"
	}),
	compression: object(told).meta({
		description: "Compression inside TLS (RFC 3749)",
		ko: "TLS 안의 압축(RFC 3749)"
	}),
	alpn: object({
		chosen: string().nullable(),
		reason: string()
	}).meta({
		description: "The protocol chosen of h2 and http/1.1, up to TLS 1.2, where that is not encrypted",
		ko: "암호화되지 않는 TLS 1.2 이하에서 h2와 http/1.1 가운데 선택된 프로토콜"
	}),
	groups: array(object({
		group: string(),
		...told
	})).readonly().meta({
		description: "Key exchange groups, of TLS 1.3 where it is offered; of the finite fields (ffdhe) the first that was taken",
		ko: "키 교환 그룹. TLS 1.3을 제공하면 그 그룹이며, 유한체(ffdhe)는 처음 받아들인 것만 적습니다"
	}),
	legacyCurve: object({
		...told,
		curve: string().nullable(),
		bits: int().nullable()
	}).meta({
		description: "A curve that TLS 1.3 left behind and the server takes up to TLS 1.2",
		ko: "TLS 1.3에서 제외되었지만 서버가 TLS 1.2 이하에서 받아들이는 곡선"
	}),
	hellos: int().meta({
		description: "How many ClientHellos were sent, each over a connection of its own",
		ko: "각각 별도의 연결로 보낸 ClientHello의 수"
	})
});
const count = int().nullable();
const time$1 = datetime().nullable();
const issuance = object({
	timestamps: object({
		embedded: count,
		handshake: count,
		stapled: count
	}).meta({
		description: "Signed certificate timestamps (RFC 6962) in the certificate, beside it up to TLS 1.2, and in the stapled response; null where that could not be seen",
		ko: "인증서 안, TLS 1.2 이하 핸드셰이크, 스테이플링된 응답에 있는 인증서 투명성 타임스탬프(RFC 6962)의 수. 볼 수 없었으면 null"
	}),
	mustStaple: boolean().nullable().meta({
		description: "Whether the certificate demands a stapled OCSP response (RFC 7633)",
		ko: "인증서가 스테이플링된 OCSP 응답을 요구하는지 여부(RFC 7633)"
	}),
	staple: object({
		status: _enum([
			"good",
			"revoked",
			"unknown"
		]),
		reason: string().nullable(),
		thisUpdate: time$1,
		nextUpdate: time$1
	}).nullable().meta({
		description: "The stapled OCSP response and how long it holds; null where there is none",
		ko: "스테이플링된 OCSP 응답과 그 유효 기간. 없으면 null"
	})
}).nullable().meta({
	description: "How the certificate is issued and served; null where there is none that can be read",
	ko: "인증서의 발급과 제공 방식. 읽을 수 있는 인증서가 없으면 null"
});
// src/checks/ssl/schema.ts
const defaultPort = 443;
const input = strictObject({
	host: hostTarget().meta({
		description: "Host name or IP address; the host part of a pasted URL is accepted",
		ko: "호스트 이름 또는 IP 주소. URL을 붙여 넣으면 호스트 부분을 씁니다",
		examples: ["example.com"]
	}),
	port: portNumber().optional().meta({
		description: `TLS port, ${defaultPort} unless the host names one`,
		ko: `TLS 포트. 호스트에 적혀 있지 않으면 ${defaultPort}`,
		examples: [8443]
	})
}).superRefine(({ host, port }, context) => {
	if (host.port === null || port === void 0 || host.port === port) return;
	context.addIssue({
		code: "custom",
		path: ["port"],
		params: { ...samePort(host.port, port) }
	});
});
function samePort(inHost, given) {
	return {
		expected: {
			en: `${inHost}, as in the host, or left out`,
			ko: `호스트에 적힌 ${inHost} 또는 생략`
		},
		given: `${given}`
	};
}
function endpointOf({ host, port }) {
	return {
		host: host.host,
		port: port ?? host.port ?? defaultPort
	};
}
const time = datetime();
const span$1 = {
	validFrom: time,
	validTo: time,
	sha256: string()
};
const version = _enum([
	"SSLv3",
	"TLSv1.0",
	"TLSv1.1",
	"TLSv1.2",
	"TLSv1.3"
]);
const certificate = object({
	subject: string(),
	issuer: string(),
	serial: string().meta({
		description: "Hexadecimal",
		ko: "16진수"
	}),
	...span$1,
	names: array(string()).readonly().meta({
		description: "The first names of the subjectAltName; namesTotal counts all of them",
		ko: "subjectAltName의 앞쪽 이름. 전체 개수는 namesTotal"
	}),
	namesTotal: int().min(0),
	key: object({
		type: string(),
		bits: int().nullable()
	}),
	signature: string()
});
const reason = object({
	id: string(),
	enforced: boolean().meta({
		description: "Whether shipping clients refuse it",
		ko: "실제 클라이언트가 거부하는지 여부"
	})
});
const trust = object({
	trusted: boolean().nullable().meta({
		description: "Whether a valid path leads from the leaf to an anchor; null where that could not be told. The leaf's own time, name and key are judged beside it",
		ko: "리프에서 신뢰 앵커까지 유효한 경로가 있는지 여부. 알 수 없었으면 null. 리프 자체의 기간, 이름, 키는 따로 판단합니다"
	}),
	doubt: object({
		url: string().nullable(),
		reason: string()
	}).nullable().meta({
		description: "Why it could not be told: the issuer that could not be fetched, or no URL where the handshake with it failed; else null",
		ko: "알 수 없었던 이유. 가져오지 못한 발급자이며, 핸드셰이크가 실패했으면 url이 없습니다. 알 수 있었으면 null"
	}),
	by: _enum(["mozilla", "given"]).nullable().meta({
		description: "Whose anchor it is; null where there is none",
		ko: "앵커의 출처. 없으면 null"
	}),
	reasons: array(reason).readonly().meta({
		description: "Everything that was seen to be wrong with the certificate and its path",
		ko: "인증서와 경로에서 발견한 모든 잘못"
	}),
	completedByAia: boolean().meta({
		description: "Whether a missing intermediate was fetched from where the certificate says",
		ko: "빠진 중간 인증서를 인증서에 적힌 곳에서 가져왔는지 여부"
	}),
	path: array(object({
		subject: string(),
		...span$1
	})).readonly().meta({
		description: "The validated path, leaf first, anchor last; empty where there is none",
		ko: "검증된 경로. 리프부터 앵커까지이며 없으면 비어 있습니다"
	}),
	openssl: string().nullable().meta({
		description: "OpenSSL's one reason against what was served; null where it has none",
		ko: "제공된 체인에 대한 OpenSSL의 거부 이유. 없으면 null"
	})
});
const revocation = object({
	status: _enum([
		"good",
		"revoked",
		"unknown",
		"not-applicable"
	]),
	source: _enum([
		"staple",
		"ocsp",
		"crl"
	]).nullable(),
	reason: string().nullable().meta({
		description: "Why it is not known, or why there is nothing to know",
		ko: "알 수 없는 이유, 또는 알아낼 것이 없는 이유"
	}),
	revokedAt: time.nullable(),
	revocationReason: string().nullable().meta({
		description: "As in RFC 5280 §5.3.1",
		ko: "RFC 5280 §5.3.1에 따른 이유"
	})
});
const raw = object({
	host: string(),
	port: int(),
	address: string().meta({
		description: "The address that answered",
		ko: "응답한 주소"
	}),
	observedAt: time.meta({
		description: "Everything relative to time is judged against this",
		ko: "시간에 따른 모든 판단의 기준 시각"
	}),
	protocol: string(),
	cipher: string(),
	group: string().nullable().meta({
		description: "The key exchange",
		ko: "키 교환 그룹"
	}),
	alpn: string().nullable(),
	lenient: boolean().meta({
		description: "Whether only a handshake with outdated offers succeeded",
		ko: "오래된 방식을 제안한 핸드셰이크만 성공했는지 여부"
	}),
	chain: array(certificate).readonly().meta({
		description: "As served, in wire order, the leaf first; empty where the leaf cannot be read, or there is none",
		ko: "제공된 순서 그대로이며 리프부터입니다. 리프를 읽을 수 없거나 없으면 비어 있습니다"
	}),
	chainTotal: int().min(0).meta({
		description: "How many were served",
		ko: "제공된 인증서의 수"
	}),
	trust,
	revocation,
	versions: array(object({
		version,
		offered: boolean().nullable(),
		reason: string()
	})).readonly().meta({
		description: "Which versions the server takes; null where it could not be told, and why",
		ko: "서버가 받아들이는 버전. 알 수 없었으면 null과 그 이유"
	}),
	offers: offers.meta({
		description: "What else the server offers, by its answers to raw ClientHellos",
		ko: "ClientHello에 대한 응답으로 확인한 그 밖의 제공 항목"
	}),
	issuance,
	hsts: object({
		value: string(),
		maxAge: number().nullable(),
		includeSubDomains: boolean(),
		preload: boolean()
	}).nullable().meta({
		description: "The first field as sent; null where there was none, or no reply (see http). A maxAge of null marks an invalid field",
		ko: "처음 나온 필드의 값. 필드나 응답(http 참고)이 없으면 null. maxAge가 null이면 잘못된 필드입니다"
	}),
	http: object({
		status: int().nullable(),
		reason: string().nullable()
	}).meta({
		description: "The reply that HSTS was looked for in, and why it is not the site's own; no status where there was none",
		ko: "HSTS를 찾아본 응답, 그리고 사이트 자체의 응답이 아니라면 그 이유. 응답이 없었으면 status가 null"
	})
});
// src/checks/ssl/collect.ts
const mostCertificates = 16;
const mostNames = 100;
const longestText = 256;
async function collect(input, context) {
	const to = endpointOf(input);
	const probing = versions(context, to);
	probing.catch(() => {});
	const handshake = await context.net.tls(to);
	const [reply, served, revoked, offered, beside, issued] = await Promise.all([
		attempt(() => visit(context, originOf(to))),
		certificate$1(context, to),
		revocation$1(context, to),
		probing,
		offers$1(context, to),
		issuance$1(context, to)
	]);
	const { address, protocol, cipher, group, alpn, lenient, chain } = handshake;
	return {
		...to,
		address,
		observedAt: context.now().toISOString(),
		protocol,
		cipher,
		group,
		alpn,
		lenient,
		chain: served.chain.slice(0, mostCertificates).map(describe),
		chainTotal: chain.length,
		trust: toTrust(served.trust),
		revocation: toRevocation(revoked),
		versions: offered,
		offers: offersOf(beside),
		issuance: issued && toIssuance(issued),
		hsts: reply.ok ? hstsOf(reply.value) : null,
		http: reply.ok ? repliedBy(reply.value) : {
			status: null,
			reason: reply.failure.reason
		}
	};
}
function originOf({ host, port }) {
	return `https://${bracketed(host)}${port === 443 ? "" : `:${port}`}`;
}
function describe(one) {
	return {
		subject: personalName(one.subject),
		issuer: personalName(one.issuer),
		serial: one.serial.toString("hex", 0, 64),
		...span(one),
		names: one.names.slice(0, mostNames).map(({ value }) => printable(value, longestText)),
		namesTotal: one.names.length,
		key: keyFacts(one.publicKey),
		signature: one.signature
	};
}
function span({ notBefore, notAfter, sha256 }) {
	return {
		validFrom: new Date(notBefore).toISOString(),
		validTo: new Date(notAfter).toISOString(),
		sha256
	};
}
function personalName(name) {
	try {
		return printable(nameForPeople(name), longestText);
	} catch (error) {
		if (error instanceof DerError) return "";
		throw error;
	}
}
function toTrust({ path, doubt, ...trust }) {
	const shown = doubt && {
		...doubt,
		url: doubt.url === null ? null : printable(doubt.url, longestText)
	};
	return {
		...trust,
		doubt: shown,
		path: path.map((one) => ({
			subject: personalName(one.subject),
			...span(one)
		}))
	};
}
function offersOf({ suites, dheBits, compression, alpn, groups, legacyCurve, hellos }) {
	const chosen = alpn.chosen === null ? null : printable(alpn.chosen, longestText);
	return {
		suites,
		dheBits,
		compression,
		alpn: {
			...alpn,
			chosen
		},
		groups,
		legacyCurve,
		hellos
	};
}
function toIssuance({ staple, ...issued }) {
	if (!staple) return {
		...issued,
		staple
	};
	return {
		...issued,
		staple: {
			...staple,
			thisUpdate: isoOf(staple.thisUpdate),
			nextUpdate: isoOf(staple.nextUpdate)
		}
	};
}
function isoOf(time) {
	return time === null ? null : new Date(time).toISOString();
}
function toRevocation({ revokedAt, ...rest }) {
	return {
		...rest,
		revokedAt: revokedAt === null ? null : new Date(revokedAt).toISOString()
	};
}
function repliedBy(reply) {
	const reason = challengeIn(reply) !== null ? "http.challenge" : reply.status >= 500 ? "http.server-error" : null;
	return {
		status: reply.status,
		reason
	};
}
function hstsOf({ headers, version }) {
	const field = headers.find(([name]) => name.toLowerCase() === "strict-transport-security")?.[1];
	if (field === void 0) return null;
	const value = version === "2" ? field.split(",")[0] ?? "" : field;
	const policy = parseHsts(value) ?? {
		maxAge: null,
		includeSubDomains: false,
		preload: false
	};
	return {
		value: printable(value, longestText),
		...policy
	};
}
// src/checks/ssl/weights.ts
const gradeVersion = "ssl-2";
const weights = {
	certificate: 40,
	version: 25,
	trust: 15,
	hsts: 20
};
const ladder = [
	[97, "A+"],
	[90, "A"],
	[80, "B"],
	[65, "C"],
	[50, "D"]
];
const ceilings = {
	"no-certificate": "F",
	unreadable: "F",
	expired: "F",
	"not-yet-valid": "F",
	"wrong-name": "F",
	"no-san": "F",
	"weak-key": "F",
	"weak-signature": "F",
	"wrong-purpose": "F",
	"wrong-key-usage": "F",
	revoked: "F",
	untrusted: "F",
	"obsolete-only": "F",
	"worthless-suites": "F",
	"broken-dhe": "F",
	ssl3: "C",
	compression: "C",
	"no-timestamps": "C",
	"old-versions": "B",
	"incomplete-chain": "B",
	"old-suites": "B",
	"no-modern-suite": "B",
	"weak-dhe": "B",
	"must-staple": "B",
	"no-tls13": "A",
	"expires-soon": "A"
};
function ceiling(id) {
	return {
		id,
		max: ceilings[id]
	};
}
// src/checks/ssl/grading.ts
const grading = {
	version: gradeVersion,
	ladder,
	weights,
	ceilings,
	points: {
		certificate: [
			["valid now, for this host, not revoked, with a key and hashes that hold", "100"],
			["expired, not yet valid, for another host, without names, for another purpose, revoked (asked for this certificate alone, not for its issuers), RSA below 2048 bits, EC below 256, DSA, signed with MD2, MD5 or SHA-1", "0"],
			["less than 30 days left, or a third of a shorter lifetime", "90"],
			["less than 7 days left, or a tenth of a shorter lifetime", "70"],
			["public, and issued for longer than the CA/Browser Forum allowed on that day", "−20"],
			["public, without any timestamp (SCT), where all three places for them were seen", "−25"],
			["demands a stapled OCSP response (must-staple) and comes without one that holds", "−20"]
		],
		version: [
			["TLS 1.3", "100"],
			["TLS 1.2 without 1.3", "80"],
			["TLS 1.1 too", "−40"],
			["TLS 1.0 too, with or without 1.1", "−50"],
			["SSLv3 too", "10"],
			["nothing better than TLS 1.1", "0"],
			["cipher suites, Diffie-Hellman and compression give or take no points: they are ceilings alone", "0"]
		],
		trust: [
			["a path to a root of Mozilla's or to an authority you gave, from what was served", "100"],
			["a certificate served twice", "90"],
			["wrong order, or a certificate that belongs to no path", "80"],
			["an intermediate that expires before the leaf, or within 30 days", "−20"],
			["incomplete; the rest was found where the certificate says (AIA)", "30"],
			["self-signed, an unknown authority, a path that breaks a rule which clients enforce", "0"],
			["an issuer that was not served and could not be fetched, or could not be confirmed", "no letter but an F"]
		],
		hsts: [...strengthRows, ["absent, invalid (RFC 6797 grammar), max-age of 0, or a certificate that browsers refuse", "0"]]
	}
};
// src/data/mozilla-profiles.ts
const mozillaGuideline = {
	version: "6.0",
	date: "2026-04-06"
};
const groups = [
	"X25519MLKEM768",
	"x25519",
	"secp256r1",
	"secp384r1"
];
const curves = {
	type: "EC",
	bits: [256, 384],
	orMore: false
};
const ecdsa = [
	"ecdsaWithSha256",
	"ecdsaWithSha384",
	"ecdsaWithSha512"
];
const hstsSeconds = 63072e3;
const mozillaProfiles = {
	modern: {
		versions: ["TLSv1.3"],
		families: [],
		groups,
		keys: [curves],
		signatures: ecdsa,
		days: 90,
		hstsSeconds
	},
	intermediate: {
		versions: ["TLSv1.2", "TLSv1.3"],
		families: ["ecdhe-aead"],
		groups,
		keys: [curves, {
			type: "RSA",
			bits: [2048],
			orMore: true
		}],
		signatures: ["sha256WithRSAEncryption", ...ecdsa],
		days: 366,
		hstsSeconds
	}
};
// src/checks/ssl/words.ts
const day = 864e5;
function wholeDays(milliseconds) {
	return Math.trunc(milliseconds / day) + 0;
}
function countOfDays(days) {
	return {
		en: days === 1 ? "1 day" : `${days} days`,
		ko: `${days}일`
	};
}
function dateOf(time) {
	return time?.slice(0, 10) ?? "";
}
// src/checks/ssl/certificate-part.ts
const find$6 = finder();
const fatal = {
	"no-certificate": () => find$6("no-certificate"),
	unreadable: () => find$6("unreadable"),
	expired: (raw) => find$6("expired", {
		days: countOfDays(-daysLeft(raw)),
		date: dateOf(leafOf(raw)?.validTo)
	}),
	"not-yet-valid": (raw) => find$6("not-yet-valid", { date: dateOf(leafOf(raw)?.validFrom) }),
	"no-san": () => find$6("no-san"),
	"wrong-name": (raw) => wrongName(raw),
	"weak-key": (raw) => find$6("weak-key", { key: keyOf(raw) }),
	"weak-signature": () => find$6("weak-signature"),
	"wrong-purpose": () => find$6("wrong-purpose"),
	"wrong-key-usage": () => find$6("wrong-key-usage"),
	revoked: ({ revocation }) => find$6("revoked", {
		date: dateOf(revocation.revokedAt),
		source: revocation.source ?? ""
	})
};
function judgeCertificate(raw) {
	const ids = new Set(raw.trust.reasons.map(({ id }) => id));
	if (raw.revocation.status === "revoked") ids.add("revoked");
	if (ids.has("no-san")) ids.delete("wrong-name");
	const found = Object.keys(fatal).filter((id) => ids.has(id));
	if (found.length > 0) return {
		score: 0,
		caps: found.map(ceiling),
		findings: found.flatMap((id) => fatal[id]?.(raw) ?? [])
	};
	return judgeExpiry(raw);
}
function judgeExpiry(raw) {
	const leaf = leafOf(raw);
	if (!leaf) return {
		score: null,
		caps: [],
		findings: []
	};
	const lifetime = (Date.parse(leaf.validTo) - Date.parse(leaf.validFrom)) / day;
	const left = (Date.parse(leaf.validTo) - Date.parse(raw.observedAt)) / day;
	const params = {
		days: countOfDays(Math.floor(left)),
		date: dateOf(leaf.validTo)
	};
	const caps = [ceiling("expires-soon")];
	if (left < Math.min(7, lifetime / 10)) return {
		score: 70,
		caps,
		findings: [find$6("expires-very-soon", params)]
	};
	if (left < Math.min(30, lifetime / 3)) return {
		score: 90,
		caps,
		findings: [find$6("expires-soon", params)]
	};
	return {
		score: 100,
		caps: [],
		findings: []
	};
}
function daysLeft(raw) {
	const leaf = leafOf(raw);
	if (!leaf) return 0;
	return wholeDays(Date.parse(leaf.validTo) - Date.parse(raw.observedAt));
}
function keyOf(raw) {
	const key = leafOf(raw)?.key;
	return key ? [key.type, key.bits ?? []].flat().join(" ") : "";
}
function leafOf({ chain }) {
	return chain[0];
}
function wrongName(raw) {
	const { host } = raw;
	return isIP(host) !== 0 && (leafOf(raw)?.names.some((name) => name.toLowerCase() === host) ?? false) ? find$6("address-as-name", { host }) : find$6("wrong-name", {
		host,
		names: someNames(raw)
	});
}
function someNames(raw) {
	const leaf = leafOf(raw);
	if (!leaf) return "";
	const shown = leaf.names.slice(0, 3);
	const others = leaf.namesTotal - shown.length;
	return shown.join(", ") + (others > 0 ? ` (+${others})` : "");
}
// src/data/lifetime-limits.ts
const lifetimeLimits = [
	{
		from: "2029-03-15",
		days: 47
	},
	{
		from: "2027-03-15",
		days: 100
	},
	{
		from: "2026-03-15",
		days: 200
	},
	{
		from: "2020-09-01",
		days: 398
	},
	{
		from: "2018-03-01",
		days: 825
	}
];
// src/checks/ssl/certificate-policy-part.ts
const find$5 = finder();
function withPolicy(judged, raw) {
	const breaches = [...publicBreaches(raw), ...stapleBreaches(raw)];
	const points = breaches.reduce((sum, breach) => sum + breach.points, 0);
	return {
		score: judged.score === null ? null : Math.max(0, judged.score - points),
		caps: [...judged.caps, ...breaches.flatMap(({ cap }) => cap ? [ceiling(cap)] : [])],
		findings: [...judged.findings, ...breaches.map(({ finding }) => finding)]
	};
}
function publicBreaches(raw) {
	if (!raw.trust.trusted || raw.trust.by !== "mozilla") return [];
	return [
		...lifetimeBreach(raw),
		...timestampBreach(raw),
		...windowBreach(raw)
	];
}
function lifetimeBreach(raw) {
	const leaf = leafOf(raw);
	const limit = lifetimeLimits.find(({ from }) => (leaf?.validFrom ?? "") >= from);
	if (!leaf || !limit) return [];
	const days = Math.ceil((Date.parse(leaf.validTo) - Date.parse(leaf.validFrom) + 1e3) / day);
	if (days <= limit.days) return [];
	const params = {
		days: countOfDays(days),
		limit: limit.days,
		date: dateOf(leaf.validFrom)
	};
	return [{
		points: 20,
		finding: find$5("lifetime-too-long", params)
	}];
}
function timestampBreach({ issuance }) {
	if (!issuance) return [];
	const { embedded, handshake, stapled } = issuance.timestamps;
	if ((embedded ?? 0) + (handshake ?? 0) + (stapled ?? 0) > 0) return [];
	if (embedded === null || handshake === null || stapled === null) return [{
		points: 0,
		finding: find$5("timestamps-unknown")
	}];
	return [{
		points: 25,
		cap: "no-timestamps",
		finding: find$5("no-timestamps")
	}];
}
const longestWindow = 10;
function windowBreach({ issuance }) {
	const staple = issuance?.staple;
	if (!staple?.thisUpdate || !staple.nextUpdate) return [];
	const days = (Date.parse(staple.nextUpdate) - Date.parse(staple.thisUpdate)) / day;
	if (days <= longestWindow) return [];
	return [{
		points: 0,
		finding: find$5("staple-too-long", { days: countOfDays(Math.ceil(days)) })
	}];
}
function stapleBreaches({ issuance }) {
	if (!issuance) return [];
	const { mustStaple, staple } = issuance;
	if (staple !== null && staple.status !== "unknown") return [];
	const reason = staple?.reason ?? "";
	if (mustStaple) return [{
		points: 20,
		cap: "must-staple",
		finding: find$5("must-staple")
	}];
	return staple ? [{
		points: 0,
		finding: find$5("staple-unusable", { reason })
	}] : [];
}
// src/checks/ssl/hsts-part.ts
const find$4 = finder();
const enough = 180 * day;
const aYear = 365 * day;
function judgeHsts(raw) {
	const { hsts, http } = raw;
	const isUnseen = hsts === null && http.reason !== null;
	if (isRefused(raw)) return {
		score: 0,
		caps: [],
		findings: isUnseen ? [] : findingsOf(raw)
	};
	if (isUnseen) return {
		score: null,
		caps: [],
		findings: [find$4("hsts-unknown", { reason: http.reason ?? "" })]
	};
	const policy = hsts && hsts.maxAge !== null ? {
		...hsts,
		maxAge: hsts.maxAge
	} : null;
	const strength = hstsStrength(policy);
	return {
		score: strength > 0 && raw.trust.trusted === null ? null : strength,
		caps: [],
		findings: findingsOf(raw)
	};
}
function isRefused({ trust, chain, revocation }) {
	const isTrusted = chain.length > 0 ? trust.trusted : trust.openssl === null;
	const identity = new Set([
		"expired",
		"not-yet-valid",
		"wrong-name"
	]);
	return isTrusted === false || revocation.status === "revoked" || trust.reasons.some(({ id }) => identity.has(id));
}
function findingsOf({ hsts }) {
	if (!hsts) return [find$4("hsts-missing")];
	const evidence = { evidence: hsts.value };
	if (hsts.maxAge === null) return [find$4("hsts-invalid", {}, evidence)];
	if (hsts.maxAge === 0) return [find$4("hsts-off", {}, evidence)];
	const age = hsts.maxAge * 1e3;
	const days = countOfDays(Math.floor(age / day));
	if (age < enough) return [find$4("hsts-short", { seconds: hsts.maxAge }, evidence)];
	if (age < aYear) return [find$4("hsts-under-a-year", { days }, evidence)];
	return hsts.includeSubDomains ? [] : [find$4("hsts-without-subdomains", {}, evidence)];
}
// src/checks/ssl/mozilla-part.ts
function mozillaFit(raw) {
	const modern = deviations(raw, mozillaProfiles.modern);
	if (modern.reasons.length === 0 && !modern.isOpen) return {
		profile: "modern",
		reasons: []
	};
	const { reasons, isOpen } = deviations(raw, mozillaProfiles.intermediate);
	if (reasons.length > 0) return {
		profile: "neither",
		reasons
	};
	return {
		profile: !isOpen && modern.reasons.length > 0 ? "intermediate" : null,
		reasons: []
	};
}
function deviations(raw, profile) {
	const { versions, offers, hsts, http } = raw;
	const extra = [
		...outside(versions, profile.versions, ({ version }) => version),
		...outside(offers.suites, profile.families, ({ family }) => `${family} suites`),
		...outside(offers.groups, profile.groups, ({ group }) => group),
		...outside([offers.legacyCurve], [], ({ curve }) => curve ?? "legacy curves")
	];
	const known = extra.filter(({ offered }) => offered).map(({ name }) => said(name));
	const lacks13 = versions.find(({ version }) => version === "TLSv1.3")?.offered;
	const isSite = http.status !== null && http.reason === null;
	return {
		reasons: [
			...known,
			...lacks13 === false ? [{
				en: "no TLS 1.3",
				ko: "TLS 1.3 없음"
			}] : [],
			...certificateDeviations(raw, profile),
			...isSite && (hsts?.maxAge ?? 0) < profile.hstsSeconds ? [{
				en: "HSTS below two years",
				ko: "2년 미만의 HSTS"
			}] : []
		],
		isOpen: extra.some(({ offered }) => offered === null) || lacks13 === null || raw.chain.length === 0 || !isSite
	};
}
function outside(all, allowed, nameOf) {
	return all.map((each) => ({
		name: nameOf(each),
		offered: each.offered
	})).filter(({ name, offered }) => offered !== false && !allowed.includes(name.replace(/ suites$/, "")));
}
function said(name) {
	return {
		en: name,
		ko: name.replace(/ suites$/, " 스위트").replace(/^legacy curves$/, "오래된 곡선")
	};
}
function certificateDeviations(raw, profile) {
	const leaf = leafOf(raw);
	if (!leaf) return [];
	const { type, bits } = leaf.key;
	const hasKey = profile.keys.some((key) => key.type === type && key.bits.some((size) => bits === size || key.orMore && (bits ?? 0) >= size));
	const days = (Date.parse(leaf.validTo) - Date.parse(leaf.validFrom)) / day;
	return [
		...hasKey ? [] : [{
			en: `a key of ${keyOf(raw)}`,
			ko: `${keyOf(raw)} 키`
		}],
		...profile.signatures.includes(leaf.signature) ? [] : [said(leaf.signature)],
		...days > profile.days ? [{
			en: `a certificate for more than ${profile.days} days`,
			ko: `${profile.days}일이 넘는 인증서`
		}] : []
	];
}
// src/checks/ssl/offers-part.ts
const find$3 = finder();
const faults$1 = {
	null: {
		cap: "worthless-suites",
		say: (suite) => find$3("suite-null", { suite })
	},
	export: {
		cap: "worthless-suites",
		say: (suite) => find$3("suite-export", { suite })
	},
	anonymous: {
		cap: "worthless-suites",
		say: (suite) => find$3("suite-anonymous", { suite })
	},
	des: {
		cap: "worthless-suites",
		say: (suite) => find$3("suite-des", { suite })
	},
	rc4: {
		cap: "old-suites",
		say: (suite) => find$3("suite-rc4", { suite })
	},
	"3des": {
		cap: "old-suites",
		say: (suite) => find$3("suite-3des", { suite })
	},
	"static-rsa": {
		cap: null,
		say: (suite) => find$3("suite-static-rsa", { suite })
	}
};
const smallestCurve = 224;
function judgeOffers({ offers, versions }) {
	const { suites, dheBits, compression, legacyCurve } = offers;
	const offered = (family) => suites.find((each) => each.family === family)?.offered;
	const takes = (wanted) => versions.find(({ version }) => version === wanted)?.offered;
	const weak = suites.flatMap(({ family, offered: isOffered, suite }) => {
		const fault = isOffered ? faults$1[family] : void 0;
		return fault ? [{
			cap: fault.cap,
			finding: fault.say(suite ?? "")
		}] : [];
	});
	const held = [
		[
			takes("TLSv1.3") === false && takes("TLSv1.2") === true && offered("ecdhe-aead") === false,
			"no-modern-suite",
			find$3("no-modern-suite")
		],
		[
			dheBits !== null && dheBits < 1024,
			"broken-dhe",
			find$3("broken-dhe", { bits: dheBits ?? 0 })
		],
		[
			dheBits !== null && dheBits >= 1024 && dheBits < 2048,
			"weak-dhe",
			find$3("weak-dhe", { bits: dheBits ?? 0 })
		],
		[
			compression.offered === true,
			"compression",
			find$3("compression")
		],
		[
			legacyCurve.bits !== null && legacyCurve.bits < smallestCurve,
			null,
			find$3("small-curve", {
				curve: legacyCurve.curve ?? "",
				bits: legacyCurve.bits ?? 0
			})
		]
	].filter(([holds]) => holds);
	return {
		caps: [...new Set([...weak.map(({ cap }) => cap), ...held.map(([, cap]) => cap)].filter((cap) => cap !== null))].map(ceiling),
		findings: [
			...weak.map(({ finding }) => finding),
			...held.map(([, , finding]) => finding),
			...unknown(offers)
		]
	};
}
function unknown({ suites }) {
	const open = suites.filter(({ family, offered }) => offered === null && faults$1[family]);
	const [first] = open;
	if (!first) return [];
	return [find$3("suites-unknown", {
		families: open.map(({ family }) => family).join(", "),
		reason: first.reason
	})];
}
// src/checks/ssl/problems-certificate.ts
const certificateProblems = defineProblems({
	"no-certificate": {
		severity: "critical",
		cause: {
			en: "The server presents no certificate: nobody can tell who is at the other end.",
			ko: "서버가 인증서를 제시하지 않아 상대방이 누구인지 확인할 수 없습니다."
		},
		action: {
			en: "Serve a certificate, and disable anonymous and pre-shared-key cipher suites.",
			ko: "인증서를 제공하고, 익명 및 사전 공유 키 암호 스위트를 끄십시오."
		},
		reference: "RFC 9325 §4.1"
	},
	unreadable: {
		severity: "critical",
		cause: {
			en: "The certificate cannot be read: it breaks the encoding rules.",
			ko: "인증서가 인코딩 규칙에 어긋나 읽을 수 없습니다."
		},
		action: {
			en: "Have a new certificate issued and serve that one.",
			ko: "인증서를 새로 발급받아 제공하십시오."
		},
		reference: "RFC 5280 §4.1"
	},
	expired: {
		severity: "critical",
		cause: {
			en: "The certificate expired {days} ago, on {date}.",
			ko: "인증서가 {days} 전인 {date}에 만료되었습니다."
		},
		action: {
			en: "Renew the certificate, reload the server, and check why the automatic renewal did not run.",
			ko: "인증서를 갱신하고 서버에 다시 적용한 뒤, 자동 갱신이 실행되지 않은 이유를 확인하십시오."
		},
		reference: "RFC 5280 §4.1.2.5"
	},
	"not-yet-valid": {
		severity: "critical",
		cause: {
			en: "The certificate is not valid before {date}.",
			ko: "인증서의 유효 기간은 {date}부터입니다."
		},
		action: {
			en: "Serve the previous certificate until then, or have one issued that is valid now; check the clock of the issuer.",
			ko: "그때까지 이전 인증서를 제공하거나 지금 유효한 인증서를 발급받으십시오. 발급 시스템의 시계도 확인하십시오."
		},
		reference: "RFC 5280 §4.1.2.5"
	},
	"wrong-name": {
		severity: "critical",
		cause: {
			en: "The certificate is not for {host}; it names {names}.",
			ko: "인증서가 {host|을/를} 포함하지 않습니다. 인증서의 이름: {names}."
		},
		action: {
			en: "Have a certificate issued whose subjectAltName lists {host}, or serve the right one for this name (SNI).",
			ko: "subjectAltName에 {host|이/가} 있는 인증서를 발급받거나, 이 이름(SNI)에 맞는 인증서를 제공하십시오."
		},
		reference: "RFC 9525 §6"
	},
	"address-as-name": {
		severity: "critical",
		cause: {
			en: "The certificate lists {host} as a host name (dNSName); clients look for an address among its addresses (iPAddress) only.",
			ko: "인증서에 {host|이/가} 호스트 이름(dNSName)으로 적혀 있습니다. 클라이언트는 주소를 주소 항목(iPAddress)에서만 찾습니다."
		},
		action: {
			en: "Have the certificate issued again with {host} as an iPAddress entry (OpenSSL: IP:{host} in place of DNS:{host}).",
			ko: "{host|을/를} iPAddress 항목(OpenSSL: DNS:{host} 대신 IP:{host})으로 넣어 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 9525 §6.5"
	},
	"no-san": {
		severity: "critical",
		cause: {
			en: "The certificate lists no host name at all: it has no subjectAltName, and clients ignore the common name.",
			ko: "인증서에 subjectAltName이 없어 호스트 이름이 하나도 없습니다. 클라이언트는 공통 이름(CN)을 무시합니다."
		},
		action: {
			en: "Have the certificate issued again with the host name in its subjectAltName.",
			ko: "subjectAltName에 호스트 이름을 넣어 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 9525 §2"
	},
	"weak-key": {
		severity: "critical",
		cause: {
			en: "The key of the certificate ({key}) is too weak; current clients refuse it.",
			ko: "인증서의 키({key})가 너무 약해 최신 클라이언트가 거부합니다."
		},
		action: {
			en: "Make a new key (EC P-256, or RSA with at least 2048 bits) and have the certificate issued again.",
			ko: "새 키(EC P-256 또는 2048비트 이상의 RSA)를 만들어 인증서를 다시 발급받으십시오."
		},
		reference: "CA/B BR §6.1.5"
	},
	"weak-signature": {
		severity: "critical",
		cause: {
			en: "The certificate or one of its intermediates is signed with MD2, MD5 or SHA-1, which can be forged.",
			ko: "인증서 또는 중간 인증서가 위조 가능한 MD2, MD5, SHA-1로 서명되었습니다."
		},
		action: {
			en: "Have the certificate issued again with a SHA-256 signature, under an intermediate that has one as well.",
			ko: "SHA-256으로 서명된 중간 인증서 아래에서 SHA-256 서명으로 인증서를 다시 발급받으십시오."
		},
		reference: "CA/B BR §7.1.3.2"
	},
	"wrong-purpose": {
		severity: "critical",
		cause: {
			en: "The certificate is not meant for servers: its extended key usage lacks serverAuth.",
			ko: "인증서가 서버용이 아닙니다. 확장 키 용도에 serverAuth가 없습니다."
		},
		action: {
			en: "Have a server certificate issued (extended key usage serverAuth).",
			ko: "서버 인증서(확장 키 용도 serverAuth)를 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.12"
	},
	"wrong-key-usage": {
		severity: "critical",
		cause: {
			en: "The key of the certificate may not be used for TLS: its key usage allows neither signing a handshake nor agreeing on a key.",
			ko: "인증서의 키를 TLS에 사용할 수 없습니다. 키 용도에 핸드셰이크 서명도 키 교환도 없습니다."
		},
		action: {
			en: "Have a server certificate issued (key usage digitalSignature); a certificate that signs others is not one.",
			ko: "서버 인증서(키 용도 digitalSignature)를 발급받으십시오. 다른 인증서에 서명하는 인증서는 서버용이 아닙니다."
		},
		reference: "RFC 5280 §4.2.1.3"
	},
	revoked: {
		severity: "critical",
		cause: {
			en: "The certificate was revoked by its issuer on {date} (source: {source}).",
			ko: "인증서가 {date}에 발급자에 의해 폐기되었습니다(출처: {source})."
		},
		action: {
			en: "Replace the certificate, with a new key unless you know that the old one is safe.",
			ko: "인증서를 교체하십시오. 기존 키가 안전하다고 확신할 수 없으면 키도 새로 만드십시오."
		},
		reference: "RFC 6960 §2.2"
	},
	"expires-very-soon": {
		severity: "high",
		cause: {
			en: "The certificate expires in {days}, on {date}; its renewal is long overdue.",
			ko: "인증서가 {days} 후인 {date}에 만료됩니다. 갱신 시기가 한참 지났습니다."
		},
		action: {
			en: "Renew the certificate today, and repair the automatic renewal.",
			ko: "오늘 인증서를 갱신하고 자동 갱신을 복구하십시오."
		},
		reference: "RFC 5280 §4.1.2.5"
	},
	"expires-soon": {
		severity: "medium",
		cause: {
			en: "The certificate expires in {days}, on {date}.",
			ko: "인증서가 {days} 후인 {date}에 만료됩니다."
		},
		action: {
			en: "Renew the certificate; automatic renewal belongs at a third of the lifetime before its end.",
			ko: "인증서를 갱신하십시오. 자동 갱신은 유효 기간의 3분의 1이 남았을 때 실행되어야 합니다."
		},
		reference: "RFC 5280 §4.1.2.5"
	},
	"revocation-unknown": {
		severity: "info",
		cause: {
			en: "Whether the certificate is revoked could not be told ({reason}). This does not count.",
			ko: "인증서의 폐기 여부를 확인하지 못했습니다({reason}). 등급에는 반영되지 않습니다."
		},
		action: {
			en: "Staple OCSP responses where the issuer has a responder, so that clients need not ask.",
			ko: "발급자가 OCSP 응답기를 운영한다면 클라이언트가 묻지 않아도 되도록 OCSP 응답을 스테이플링하십시오."
		},
		reference: "RFC 6066 §8"
	}
});
// src/checks/ssl/problems-form.ts
const formProblems = defineProblems({
	"key-identifiers": {
		severity: "low",
		cause: {
			en: "A certificate of the chain does not identify its key or that of its issuer as it should: an identifier is missing, critical or another one.",
			ko: "체인의 인증서에 주체 또는 발급자의 키 식별자가 없거나, 중요(critical)로 표시되었거나, 서로 맞지 않습니다."
		},
		action: {
			en: "Have it issued again with subjectKeyIdentifier and authorityKeyIdentifier, neither of them critical.",
			ko: "subjectKeyIdentifier와 authorityKeyIdentifier를 중요(critical) 표시 없이 넣어 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.1"
	},
	"key-usage-missing": {
		severity: "low",
		cause: {
			en: "An authority of the chain does not say what its key may be used for.",
			ko: "체인의 인증 기관 인증서에 키 용도(keyUsage)가 없습니다."
		},
		action: {
			en: "Issue the authority's certificate again with key usage keyCertSign (and cRLSign where it issues lists).",
			ko: "키 용도 keyCertSign(폐기 목록을 발급한다면 cRLSign도)을 넣어 인증 기관 인증서를 다시 발급하십시오."
		},
		reference: "RFC 5280 §4.2.1.3"
	},
	"serial-form": {
		severity: "low",
		cause: {
			en: "A certificate of the chain has a serial number that is zero, negative or longer than 20 bytes.",
			ko: "체인의 인증서 일련번호가 0이거나 음수이거나 20바이트보다 깁니다."
		},
		action: {
			en: "Have it issued again with a positive, random serial number of at most 20 bytes.",
			ko: "20바이트 이하의 무작위 양수 일련번호로 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.1.2.2"
	},
	"purpose-form": {
		severity: "low",
		cause: {
			en: "The certificate does not state its purpose as public certificates must: the extended key usage is missing, critical, or allows everything.",
			ko: "확장 키 용도가 없거나, 중요(critical)로 표시되었거나, 모든 용도를 허용하여 공인 인증서 규정에 맞지 않습니다."
		},
		action: {
			en: "Have it issued again with extended key usage serverAuth, not critical, and without anyExtendedKeyUsage.",
			ko: "확장 키 용도 serverAuth를 중요(critical) 표시와 anyExtendedKeyUsage 없이 넣어 다시 발급받으십시오."
		},
		reference: "CA/B BR §7.1.2.7.6"
	},
	"common-name": {
		severity: "low",
		cause: {
			en: "The common name is a host that the certificate is not for, or another spelling of one that it is for; old clients may read it.",
			ko: "공통 이름(CN)이 subjectAltName에 없는 호스트이거나 다른 표기입니다. 오래된 클라이언트는 이 값을 읽을 수 있습니다."
		},
		action: {
			en: "Have it issued again with one of its names, copied character for character, or without a common name.",
			ko: "subjectAltName의 이름 하나를 그대로 옮겨 적거나 공통 이름 없이 다시 발급받으십시오."
		},
		reference: "CA/B BR §7.1.4.3"
	},
	"leaf-is-authority": {
		severity: "low",
		cause: {
			en: "The certificate of the server may sign other certificates; whoever takes its key can issue them, and some clients refuse it.",
			ko: "서버 인증서로 다른 인증서에 서명할 수 있습니다. 키가 유출되면 인증서 발급에 악용될 수 있고 일부 클라이언트는 거부합니다."
		},
		action: {
			en: "Serve a certificate with CA:FALSE and without key usage keyCertSign.",
			ko: "CA:FALSE이고 키 용도에 keyCertSign이 없는 인증서를 제공하십시오."
		},
		reference: "RFC 5280 §4.2.1.9"
	},
	"names-form": {
		severity: "low",
		cause: {
			en: "The subjectAltName of the certificate has not the form that it must have: a name that is no host name (an underscore, a wildcard within a label or directly below a top-level domain), or critical where it must not be.",
			ko: "인증서의 subjectAltName 형식이 올바르지 않습니다. 호스트 이름이 아닌 값(밑줄, 레이블 일부나 최상위 도메인 바로 아래의 와일드카드)이 있거나 중요(critical) 표시가 잘못되었습니다."
		},
		action: {
			en: "Have it issued again with host names of letters, digits and hyphens; subjectAltName is critical only where the subject is empty.",
			ko: "문자, 숫자, 하이픈으로 된 호스트 이름으로 다시 발급받으십시오. subjectAltName은 주체가 비어 있을 때만 중요(critical)로 표시합니다."
		},
		reference: "RFC 5280 §4.2.1.6"
	},
	"constraints-form": {
		severity: "low",
		cause: {
			en: "Name constraints in the chain have not the form that they must have: not critical, empty, outside an authority, or with a base that is no name (a leading dot, a wildcard, an address without its mask).",
			ko: "체인의 이름 제한 형식이 올바르지 않습니다. 중요(critical) 표시가 없거나, 비어 있거나, 인증 기관이 아닌 인증서에 있거나, 이름이 아닌 값(앞의 점, 와일드카드, 마스크 없는 주소)이 있습니다."
		},
		action: {
			en: "Issue the authority's certificate again with critical name constraints, domains without leading dots, and networks with masks.",
			ko: "이름 제한을 중요(critical)로 표시하고, 도메인은 앞의 점 없이, 주소는 마스크와 함께 적어 인증 기관 인증서를 다시 발급하십시오."
		},
		reference: "RFC 5280 §4.2.1.10"
	},
	"authority-form": {
		severity: "low",
		cause: {
			en: "An authority of the chain does not say properly that it is one: basicConstraints is missing or not critical, or limits a path without key usage keyCertSign.",
			ko: "체인의 인증 기관 인증서에 basicConstraints가 없거나 중요(critical)로 표시되지 않았거나, keyCertSign 없이 경로 길이를 제한합니다."
		},
		action: {
			en: "Issue the authority's certificate again with critical basicConstraints CA:TRUE and key usage keyCertSign.",
			ko: "중요(critical)로 표시한 basicConstraints CA:TRUE와 키 용도 keyCertSign을 넣어 인증 기관 인증서를 다시 발급하십시오."
		},
		reference: "RFC 5280 §4.2.1.9"
	},
	"version-form": {
		severity: "low",
		cause: {
			en: "A certificate of the chain is not of version 3.",
			ko: "체인에 버전 3이 아닌 인증서가 있습니다."
		},
		action: {
			en: "Have it issued again as an X.509 v3 certificate.",
			ko: "X.509 v3 인증서로 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.1.2.1"
	},
	"empty-name": {
		severity: "low",
		cause: {
			en: "An authority of the chain has no name.",
			ko: "체인의 인증 기관에 이름이 없습니다."
		},
		action: {
			en: "Issue the authority's certificate again with a subject, and the certificates below it too.",
			ko: "주체 이름을 넣어 인증 기관 인증서와 그 아래 인증서를 다시 발급하십시오."
		},
		reference: "RFC 5280 §4.1.2.6"
	},
	"extension-form": {
		severity: "low",
		cause: {
			en: "An extension in the chain is critical where it must not be (authorityInfoAccess), or the other way round (policyConstraints).",
			ko: "체인의 확장 중 중요(critical) 표시가 잘못된 것이 있습니다(authorityInfoAccess는 없어야 하고 policyConstraints는 있어야 함)."
		},
		action: {
			en: "Have the certificate issued again with that extension marked as its rule says.",
			ko: "규정대로 표시하여 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.2"
	},
	"signature-form": {
		severity: "low",
		cause: {
			en: "A certificate of the chain names two different algorithms for its signature.",
			ko: "체인의 인증서에 서명 알고리즘이 서로 다르게 두 번 적혀 있습니다."
		},
		action: {
			en: "Have that certificate issued again.",
			ko: "그 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.1.1.2"
	},
	"key-form": {
		severity: "low",
		cause: {
			en: "An RSA key in the chain has a size that is no whole number of bytes.",
			ko: "체인의 RSA 키 길이가 바이트 단위로 맞지 않습니다."
		},
		action: {
			en: "Make a key of 2048, 3072 or 4096 bits, or on EC P-256, and have the certificate issued again.",
			ko: "2048, 3072, 4096비트 RSA 키 또는 EC P-256 키를 만들어 인증서를 다시 발급받으십시오."
		},
		reference: "CA/B BR §6.1.5"
	},
	"verdicts-differ": {
		severity: "info",
		cause: {
			en: "OpenSSL and the path validation of this check do not agree on the chain; the worse of both counts.",
			ko: "OpenSSL과 이 검사의 경로 검증 결과가 서로 다르며 더 나쁜 쪽을 반영했습니다."
		},
		action: {
			en: "Clients may differ as well: have the certificate at fault issued again by the rule that is named beside this.",
			ko: "클라이언트마다 결과가 다를 수 있습니다. 함께 표시된 규칙에 맞게 해당 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 5280 §6.1"
	}
});
// src/checks/ssl/problems-trust.ts
const trustProblems = defineProblems({
	"self-signed": {
		severity: "critical",
		cause: {
			en: "The certificate is self-signed: nobody vouches for it.",
			ko: "자체 서명된 인증서이므로 보증하는 기관이 없습니다."
		},
		action: {
			en: "Have a certificate issued by a public authority (for example by ACME), or, for a private one, give its root with --ca-file.",
			ko: "공인 인증 기관에서(예: ACME) 인증서를 발급받으십시오. 사설 인증 기관이라면 --ca-file로 루트를 지정하십시오."
		},
		reference: "RFC 5280 §6.1"
	},
	untrusted: {
		severity: "critical",
		cause: {
			en: "The chain does not lead to a trusted root; it ends at {issuer}, which is not trusted or was not sent.",
			ko: "체인이 신뢰할 수 있는 루트로 이어지지 않습니다. 체인 끝의 {issuer|은/는} 신뢰되지 않거나 함께 제공되지 않았습니다."
		},
		action: {
			en: "Serve every intermediate behind the certificate. For a private authority, give its root with --ca-file.",
			ko: "인증서 뒤에 모든 중간 인증서를 함께 제공하십시오. 사설 인증 기관이라면 --ca-file로 루트를 지정하십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"issuer-unfetched": {
		severity: "high",
		cause: {
			en: "Whether the chain leads to a trusted root could not be told: what was served does not, and the issuer at {url} could not be fetched ({reason}).",
			ko: "체인이 신뢰할 수 있는 루트로 이어지는지 확인하지 못했습니다. 제공된 인증서만으로는 이어지지 않고, {url}의 발급자 인증서를 가져오지 못했습니다({reason})."
		},
		action: {
			en: "Serve every intermediate behind the certificate, so that nobody has to fetch one.",
			ko: "아무도 내려받을 필요가 없도록 인증서 뒤에 모든 중간 인증서를 함께 제공하십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"trust-unconfirmed": {
		severity: "high",
		cause: {
			en: "The served chain is incomplete, and whether it is trusted with the fetched intermediate could not be told: the handshake to confirm it failed ({reason}).",
			ko: "제공된 체인이 불완전하며, 가져온 중간 인증서로 신뢰되는지 확인하는 핸드셰이크가 실패했습니다({reason})."
		},
		action: {
			en: "Serve every intermediate behind the certificate, so that one handshake shows all of it.",
			ko: "한 번의 핸드셰이크로 모두 확인되도록 인증서 뒤에 모든 중간 인증서를 함께 제공하십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"bad-signature": {
		severity: "critical",
		cause: {
			en: "A signature in the chain is wrong: the certificate was not issued by the authority it names.",
			ko: "체인의 서명이 올바르지 않습니다. 인증서에 적힌 기관이 발급한 것이 아닙니다."
		},
		action: {
			en: "Serve the certificate and intermediates exactly as the authority delivered them.",
			ko: "인증 기관이 발급한 인증서와 중간 인증서를 그대로 제공하십시오."
		},
		reference: "RFC 5280 §6.1.3"
	},
	"intermediate-expired": {
		severity: "critical",
		cause: {
			en: "An authority above the certificate has expired.",
			ko: "인증서 상위의 인증 기관 인증서가 만료되었습니다."
		},
		action: {
			en: "Replace the intermediates in the served chain with the authority's current ones.",
			ko: "제공하는 체인의 중간 인증서를 인증 기관의 현재 인증서로 교체하십시오."
		},
		reference: "RFC 5280 §6.1.3"
	},
	"intermediate-not-yet-valid": {
		severity: "critical",
		cause: {
			en: "An authority above the certificate is not valid yet.",
			ko: "인증서 상위의 인증 기관 인증서가 아직 유효하지 않습니다."
		},
		action: {
			en: "Serve the intermediate that is valid now.",
			ko: "지금 유효한 중간 인증서를 제공하십시오."
		},
		reference: "RFC 5280 §6.1.3"
	},
	"not-an-authority": {
		severity: "critical",
		cause: {
			en: "A certificate in the chain issued another one although it is no authority.",
			ko: "체인에 인증 기관이 아닌 인증서가 다른 인증서를 발급했습니다."
		},
		action: {
			en: "Use an intermediate with basicConstraints CA:TRUE and keyCertSign.",
			ko: "basicConstraints CA:TRUE와 keyCertSign이 있는 중간 인증서를 사용하십시오."
		},
		reference: "RFC 5280 §4.2.1.9"
	},
	"intermediate-purpose": {
		severity: "critical",
		cause: {
			en: "An intermediate may not issue certificates for servers: its extended key usage lacks serverAuth.",
			ko: "중간 인증서의 확장 키 용도에 serverAuth가 없어 서버 인증서를 발급할 수 없습니다."
		},
		action: {
			en: "Have the certificate issued under an intermediate for servers.",
			ko: "서버용 중간 인증서 아래에서 인증서를 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.12"
	},
	"intermediate-weak-key": {
		severity: "critical",
		cause: {
			en: "An authority above the certificate has a key that is too weak.",
			ko: "인증서 상위의 인증 기관 키가 너무 약합니다."
		},
		action: {
			en: "Have the certificate issued under an authority with at least RSA 2048 or EC P-256.",
			ko: "RSA 2048 또는 EC P-256 이상의 키를 가진 인증 기관에서 인증서를 발급받으십시오."
		},
		reference: "CA/B BR §6.1.5"
	},
	"path-length": {
		severity: "critical",
		cause: {
			en: "The chain is longer than one of its authorities allows.",
			ko: "체인이 인증 기관이 허용한 길이보다 깁니다."
		},
		action: {
			en: "Have the certificate issued by an authority whose path length constraint allows it.",
			ko: "경로 길이 제한에 맞는 인증 기관에서 인증서를 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.9"
	},
	"name-constraints": {
		severity: "critical",
		cause: {
			en: "An authority in the chain may not issue certificates for these names.",
			ko: "체인의 인증 기관은 이 이름의 인증서를 발급할 수 없습니다."
		},
		action: {
			en: "Have the certificate issued by an authority whose name constraints allow every name in it.",
			ko: "인증서의 모든 이름을 허용하는 인증 기관에서 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.10"
	},
	"critical-extension": {
		severity: "critical",
		cause: {
			en: "A certificate in the chain has a critical extension that clients do not know.",
			ko: "체인의 인증서에 클라이언트가 알지 못하는 중요(critical) 확장이 있습니다."
		},
		action: {
			en: "Have it issued again without that extension, or with the extension not critical.",
			ko: "그 확장을 빼거나 중요(critical)로 표시하지 않고 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.2"
	},
	"constraints-excessive": {
		severity: "critical",
		cause: {
			en: "The chain has more name constraints and names than clients compare; they refuse it instead.",
			ko: "체인의 이름 제한과 이름이 너무 많아 클라이언트가 비교하지 않고 거부합니다."
		},
		action: {
			en: "Have the certificate issued with fewer names, or by an authority with fewer name constraints.",
			ko: "이름을 줄이거나 이름 제한이 더 적은 인증 기관에서 인증서를 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.10"
	},
	"duplicate-extension": {
		severity: "critical",
		cause: {
			en: "A certificate in the chain holds the same extension twice, which clients refuse.",
			ko: "체인의 인증서에 같은 확장이 두 번 있어 클라이언트가 거부합니다."
		},
		action: {
			en: "Have that certificate issued again with each extension once.",
			ko: "각 확장을 한 번만 넣어 그 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.2"
	},
	"spelled-curve": {
		severity: "critical",
		cause: {
			en: "A key in the chain spells out its elliptic curve in numbers instead of naming it; clients refuse it.",
			ko: "체인의 키가 타원 곡선을 이름이 아닌 매개변수로 적고 있어 클라이언트가 거부합니다."
		},
		action: {
			en: "Make the key anew on a named curve (EC P-256) and have the certificate issued again.",
			ko: "이름 있는 곡선(EC P-256)으로 키를 새로 만들어 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 5480 §2.1.1"
	},
	refused: {
		severity: "critical",
		cause: {
			en: "OpenSSL refuses the chain without naming a rule that we know ({detail}).",
			ko: "OpenSSL이 알려진 규칙을 밝히지 않고 체인을 거부합니다({detail})."
		},
		action: {
			en: "Check the served chain with `openssl verify`, and have the certificate at fault issued again.",
			ko: "`openssl verify`로 제공하는 체인을 확인하고 문제가 있는 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 5280 §6.1"
	},
	"incomplete-chain": {
		severity: "high",
		cause: {
			en: "The served chain is incomplete: an intermediate is missing, which browsers may fetch and other clients do not.",
			ko: "제공된 체인에 중간 인증서가 빠져 있습니다. 일부 브라우저는 스스로 내려받지만 다른 클라이언트는 그러지 않습니다."
		},
		action: {
			en: "Serve the full chain: the certificate followed by every intermediate (fullchain.pem rather than cert.pem).",
			ko: "인증서 뒤에 모든 중간 인증서를 이어 전체 체인을 제공하십시오(cert.pem 대신 fullchain.pem)."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"intermediate-expires-early": {
		severity: "medium",
		cause: {
			en: "The intermediate {subject} expires in {days}, on {date}, and the certificate cannot be used for longer.",
			ko: "중간 인증서 {subject|이/가} {days} 후인 {date}에 만료되며, 인증서도 그 이후에는 사용할 수 없습니다."
		},
		action: {
			en: "Renew the certificate under the authority's current intermediate and serve that one.",
			ko: "인증 기관의 현재 중간 인증서로 인증서를 갱신하고 그 중간 인증서를 제공하십시오."
		},
		reference: "RFC 5280 §6.1.3"
	},
	"wrong-order": {
		severity: "low",
		cause: {
			en: "The chain is served in the wrong order; strict clients fail.",
			ko: "체인의 순서가 잘못되어 엄격한 클라이언트에서 실패합니다."
		},
		action: {
			en: "Serve the certificate first, then each intermediate behind the one that it issued.",
			ko: "인증서를 먼저 두고, 각 중간 인증서를 자신이 발급한 인증서 바로 뒤에 두십시오."
		},
		reference: "RFC 5246 §7.4.2"
	},
	"unrelated-certificate": {
		severity: "low",
		cause: {
			en: "The served chain holds a certificate that has nothing to do with the others.",
			ko: "제공된 체인에 관련 없는 인증서가 있습니다."
		},
		action: {
			en: "Remove it from the served chain.",
			ko: "제공하는 체인에서 제거하십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"duplicate-certificate": {
		severity: "low",
		cause: {
			en: "The served chain holds the same certificate twice.",
			ko: "제공된 체인에 같은 인증서가 두 번 있습니다."
		},
		action: {
			en: "Serve each certificate once.",
			ko: "각 인증서를 한 번만 제공하십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"root-included": {
		severity: "info",
		cause: {
			en: "The root is served too; clients have it already, and every handshake carries it in vain.",
			ko: "루트 인증서도 함께 제공됩니다. 클라이언트가 이미 가지고 있으므로 핸드셰이크만 커집니다."
		},
		action: {
			en: "Leave the root out of the served chain.",
			ko: "제공하는 체인에서 루트를 빼십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"given-authority": {
		severity: "info",
		cause: {
			en: "Trusted through {authority}, an authority that you gave; the public does not trust it.",
			ko: "직접 지정한 인증 기관 {authority|을/를} 통해 신뢰됩니다. 공개적으로 신뢰되는 기관은 아닙니다."
		},
		action: {
			en: "Nothing, where all clients have that root; else use a public authority.",
			ko: "모든 클라이언트에 이 루트가 설치되어 있다면 조치가 필요 없습니다. 그렇지 않다면 공인 인증 기관을 사용하십시오."
		}
	}
});
// src/checks/ssl/problems-connection.ts
const connectionProblems = defineProblems({
	"obsolete-only": {
		severity: "critical",
		cause: {
			en: "The server offers nothing above {protocol}; no current browser connects.",
			ko: "서버가 {protocol}보다 높은 버전을 제공하지 않아 최신 브라우저가 연결할 수 없습니다."
		},
		action: {
			en: "Enable TLS 1.2 and TLS 1.3.",
			ko: "TLS 1.2와 TLS 1.3을 켜십시오."
		},
		reference: "RFC 8996"
	},
	ssl3: {
		severity: "high",
		cause: {
			en: "SSL 3.0 is offered; it is broken (POODLE).",
			ko: "취약점(POODLE)이 있는 SSL 3.0을 제공합니다."
		},
		action: {
			en: "Disable SSL 3.0.",
			ko: "SSL 3.0을 끄십시오."
		},
		reference: "RFC 7568"
	},
	tls10: {
		severity: "medium",
		cause: {
			en: "TLS 1.0 is offered, which is deprecated.",
			ko: "폐기된 TLS 1.0을 제공합니다."
		},
		action: {
			en: "Disable TLS 1.0 (nginx: ssl_protocols TLSv1.2 TLSv1.3).",
			ko: "TLS 1.0을 끄십시오(nginx: ssl_protocols TLSv1.2 TLSv1.3)."
		},
		reference: "RFC 8996"
	},
	tls11: {
		severity: "medium",
		cause: {
			en: "TLS 1.1 is offered, which is deprecated.",
			ko: "폐기된 TLS 1.1을 제공합니다."
		},
		action: {
			en: "Disable TLS 1.1 (nginx: ssl_protocols TLSv1.2 TLSv1.3).",
			ko: "TLS 1.1을 끄십시오(nginx: ssl_protocols TLSv1.2 TLSv1.3)."
		},
		reference: "RFC 8996"
	},
	"no-tls13": {
		severity: "low",
		cause: {
			en: "TLS 1.3 is not offered.",
			ko: "TLS 1.3을 제공하지 않습니다."
		},
		action: {
			en: "Enable TLS 1.3: it is faster and leaves the weak choices out.",
			ko: "더 빠르고 취약한 선택지가 없는 TLS 1.3을 켜십시오."
		},
		reference: "RFC 9325 §3.1.1"
	},
	"version-unknown": {
		severity: "info",
		cause: {
			en: "Whether {version} is offered could not be told ({reason}). This does not count.",
			ko: "{version} 제공 여부를 확인하지 못했습니다({reason}). 등급에는 반영되지 않습니다."
		},
		action: {
			en: "Check it from a network that nothing filters.",
			ko: "필터링이 없는 네트워크에서 확인하십시오."
		}
	},
	"outdated-handshake": {
		severity: "medium",
		cause: {
			en: "The handshake of a current client failed; only one with outdated versions, suites and groups succeeded.",
			ko: "최신 클라이언트의 핸드셰이크가 실패했고, 오래된 버전, 암호 스위트, 그룹을 제안했을 때만 성공했습니다."
		},
		action: {
			en: "Configure the server for Mozilla's intermediate profile.",
			ko: "서버를 Mozilla의 intermediate 프로필에 맞게 설정하십시오."
		},
		reference: "RFC 9325"
	},
	"hsts-missing": {
		severity: "medium",
		cause: {
			en: "No Strict-Transport-Security is sent, so a first visit can be kept on plain HTTP.",
			ko: "Strict-Transport-Security가 없어 첫 방문이 평문 HTTP에 머물 수 있습니다."
		},
		action: {
			en: "Send Strict-Transport-Security: max-age=31536000; includeSubDomains.",
			ko: "Strict-Transport-Security: max-age=31536000; includeSubDomains 헤더를 보내십시오."
		},
		reference: "RFC 6797 §7.1"
	},
	"hsts-invalid": {
		severity: "medium",
		cause: {
			en: "Strict-Transport-Security is invalid, and browsers ignore all of it.",
			ko: "Strict-Transport-Security가 올바르지 않아 브라우저가 전체를 무시합니다."
		},
		action: {
			en: "Send one field with each directive once: max-age=31536000; includeSubDomains.",
			ko: "각 지시어를 한 번씩만 담은 필드 하나를 보내십시오: max-age=31536000; includeSubDomains."
		},
		reference: "RFC 6797 §6.1"
	},
	"hsts-off": {
		severity: "medium",
		cause: {
			en: "Strict-Transport-Security has a max-age of 0, which tells browsers to forget the policy.",
			ko: "Strict-Transport-Security의 max-age가 0이어서 브라우저가 정책을 삭제합니다."
		},
		action: {
			en: "Send max-age=31536000 unless you mean to leave HTTPS.",
			ko: "HTTPS를 중단하려는 것이 아니라면 max-age=31536000을 보내십시오."
		},
		reference: "RFC 6797 §6.1.1"
	},
	"hsts-short": {
		severity: "medium",
		cause: {
			en: "Strict-Transport-Security lasts for {seconds} seconds only; at least 15552000 (180 days) are expected.",
			ko: "Strict-Transport-Security가 {seconds}초만 유지됩니다. 최소 15552000초(180일)가 필요합니다."
		},
		action: {
			en: "Raise max-age to 31536000 (one year).",
			ko: "max-age를 31536000(1년)으로 늘리십시오."
		},
		reference: "RFC 6797 §6.1.1"
	},
	"hsts-under-a-year": {
		severity: "info",
		cause: {
			en: "Strict-Transport-Security lasts for {days}; a year is customary.",
			ko: "Strict-Transport-Security가 {days} 동안 유지됩니다. 보통 1년을 사용합니다."
		},
		action: {
			en: "Raise max-age to 31536000 (one year).",
			ko: "max-age를 31536000(1년)으로 늘리십시오."
		},
		reference: "RFC 6797 §6.1.1"
	},
	"hsts-without-subdomains": {
		severity: "info",
		cause: {
			en: "Strict-Transport-Security does not cover subdomains.",
			ko: "Strict-Transport-Security가 하위 도메인에 적용되지 않습니다."
		},
		action: {
			en: "Add includeSubDomains once every subdomain is served over HTTPS.",
			ko: "모든 하위 도메인을 HTTPS로 제공한 뒤 includeSubDomains를 추가하십시오."
		},
		reference: "RFC 6797 §6.1.2"
	},
	"hsts-unknown": {
		severity: "info",
		cause: {
			en: "HSTS could not be looked for: the site itself did not answer ({reason}). This does not count.",
			ko: "사이트가 직접 응답하지 않아 HSTS를 확인하지 못했습니다({reason}). 등급에는 반영되지 않습니다."
		},
		action: {
			en: "Make sure that this port serves the site over HTTP, or judge it without HSTS.",
			ko: "이 포트가 HTTP로 사이트를 제공하는지 확인하십시오. 그렇지 않다면 HSTS 없이 판단하십시오."
		}
	}
});
// src/checks/ssl/problems-offers.ts
const offersProblems = defineProblems({
	"suite-null": {
		severity: "critical",
		cause: {
			en: "The server takes a cipher suite that encrypts nothing ({suite}).",
			ko: "서버가 아무것도 암호화하지 않는 암호 스위트({suite})를 받아들입니다."
		},
		action: {
			en: "Exclude NULL suites (OpenSSL: !eNULL).",
			ko: "NULL 스위트를 제외하십시오(OpenSSL: !eNULL)."
		},
		reference: "RFC 9325 §4.1"
	},
	"suite-export": {
		severity: "critical",
		cause: {
			en: "The server takes a cipher suite of export strength ({suite}), which is broken in minutes (FREAK, Logjam).",
			ko: "서버가 몇 분이면 깨지는 수출용 암호 스위트({suite})를 받아들입니다(FREAK, Logjam)."
		},
		action: {
			en: "Exclude export suites (OpenSSL: !EXPORT).",
			ko: "수출용 스위트를 제외하십시오(OpenSSL: !EXPORT)."
		},
		reference: "RFC 9325 §4.1"
	},
	"suite-anonymous": {
		severity: "critical",
		cause: {
			en: "The server takes an anonymous cipher suite ({suite}), over which anybody can pose as it.",
			ko: "서버가 누구나 서버를 사칭할 수 있는 익명 암호 스위트({suite})를 받아들입니다."
		},
		action: {
			en: "Exclude anonymous suites (OpenSSL: !aNULL).",
			ko: "익명 스위트를 제외하십시오(OpenSSL: !aNULL)."
		},
		reference: "RFC 5246 §F.1.1.1"
	},
	"suite-des": {
		severity: "critical",
		cause: {
			en: "The server takes a cipher suite with single DES ({suite}), whose 56 bits can be searched through.",
			ko: "서버가 전수 조사가 가능한 56비트 DES 암호 스위트({suite})를 받아들입니다."
		},
		action: {
			en: "Exclude DES (OpenSSL: !DES).",
			ko: "DES를 제외하십시오(OpenSSL: !DES)."
		},
		reference: "RFC 5469 §4"
	},
	"suite-rc4": {
		severity: "high",
		cause: {
			en: "The server takes a cipher suite with RC4 ({suite}), which leaks what it encrypts.",
			ko: "서버가 평문이 새어 나가는 RC4 암호 스위트({suite})를 받아들입니다."
		},
		action: {
			en: "Exclude RC4 (OpenSSL: !RC4).",
			ko: "RC4를 제외하십시오(OpenSSL: !RC4)."
		},
		reference: "RFC 7465 §2"
	},
	"suite-3des": {
		severity: "medium",
		cause: {
			en: "The server takes a cipher suite with blocks of 64 bits ({suite}), which repeat in long connections (Sweet32).",
			ko: "서버가 긴 연결에서 블록이 반복되는 64비트 블록 암호 스위트({suite})를 받아들입니다(Sweet32)."
		},
		action: {
			en: "Exclude 3DES and IDEA (OpenSSL: !3DES:!IDEA).",
			ko: "3DES와 IDEA를 제외하십시오(OpenSSL: !3DES:!IDEA)."
		},
		reference: "RFC 9325 §4.1"
	},
	"suite-static-rsa": {
		severity: "low",
		cause: {
			en: "The server takes a cipher suite without forward secrecy ({suite}): its key opens whatever was recorded.",
			ko: "서버가 전방향 안전성이 없는 암호 스위트({suite})를 받아들입니다. 키가 유출되면 기록된 통신이 모두 해독됩니다."
		},
		action: {
			en: "Exclude static RSA (OpenSSL: !kRSA).",
			ko: "정적 RSA를 제외하십시오(OpenSSL: !kRSA)."
		},
		reference: "RFC 9325 §4.1"
	},
	"no-modern-suite": {
		severity: "medium",
		cause: {
			en: "The server has no cipher suite with both forward secrecy and authenticated encryption (ECDHE with AES-GCM or ChaCha20).",
			ko: "전방향 안전성과 인증 암호화를 모두 갖춘 암호 스위트(ECDHE와 AES-GCM 또는 ChaCha20)가 서버에 없습니다."
		},
		action: {
			en: "Enable TLS 1.3, or the suites of Mozilla's intermediate profile.",
			ko: "TLS 1.3 또는 Mozilla의 intermediate 프로필에 있는 스위트를 켜십시오."
		},
		reference: "RFC 9325 §4.2"
	},
	"broken-dhe": {
		severity: "critical",
		cause: {
			en: "Diffie-Hellman uses a prime of {bits} bits, which can be broken (Logjam).",
			ko: "디피-헬먼이 깨질 수 있는 {bits}비트 소수를 사용합니다(Logjam)."
		},
		action: {
			en: "Drop the DHE suites, or use ffdhe2048 (nginx: ssl_dhparam).",
			ko: "DHE 스위트를 끄거나 ffdhe2048을 사용하십시오(nginx: ssl_dhparam)."
		},
		reference: "RFC 9325 §4.5"
	},
	"weak-dhe": {
		severity: "medium",
		cause: {
			en: "Diffie-Hellman uses a prime of {bits} bits; at least 2048 are required.",
			ko: "디피-헬먼이 {bits}비트 소수를 사용합니다. 최소 2048비트가 필요합니다."
		},
		action: {
			en: "Drop the DHE suites, or use ffdhe2048 (nginx: ssl_dhparam).",
			ko: "DHE 스위트를 끄거나 ffdhe2048을 사용하십시오(nginx: ssl_dhparam)."
		},
		reference: "RFC 9325 §4.5"
	},
	compression: {
		severity: "high",
		cause: {
			en: "The server compresses inside TLS, which gives secrets away by their length (CRIME).",
			ko: "서버가 TLS 안에서 압축하여 길이로 비밀이 드러날 수 있습니다(CRIME)."
		},
		action: {
			en: "Disable TLS compression.",
			ko: "TLS 압축을 끄십시오."
		},
		reference: "RFC 9325 §3.3"
	},
	"small-curve": {
		severity: "low",
		cause: {
			en: "The server takes the curve {curve}, which has {bits} bits; fewer than 224 are not to be used.",
			ko: "서버가 {bits}비트 곡선 {curve|을/를} 받아들입니다. 224비트 미만의 곡선은 사용하지 않아야 합니다."
		},
		action: {
			en: "Leave only X25519, P-256 and P-384 (nginx: ssl_ecdh_curve).",
			ko: "X25519, P-256, P-384만 남기십시오(nginx: ssl_ecdh_curve)."
		},
		reference: "RFC 9325 §4.5"
	},
	"suites-unknown": {
		severity: "info",
		cause: {
			en: "Whether weak cipher suites are offered could not be told ({families}: {reason}). This does not count.",
			ko: "취약한 암호 스위트 제공 여부를 확인하지 못했습니다({families}: {reason}). 등급에는 반영되지 않습니다."
		},
		action: {
			en: "Check it from a network that nothing filters.",
			ko: "필터링이 없는 네트워크에서 확인하십시오."
		}
	},
	"outside-mozilla": {
		severity: "info",
		cause: {
			en: "The server fits none of Mozilla's profiles (guideline {guideline}). Outside the intermediate one: {reasons}. This does not count.",
			ko: "서버가 Mozilla의 어느 프로필에도 맞지 않습니다(지침 {guideline}). intermediate 프로필에서 벗어난 항목: {reasons}. 등급에는 반영되지 않습니다."
		},
		action: {
			en: "Generate the configuration at https://ssl-config.mozilla.org/ where you want to follow it.",
			ko: "지침을 따르려면 https://ssl-config.mozilla.org/ 에서 설정을 생성하십시오."
		},
		reference: "Mozilla Server Side TLS 6.0"
	}
});
// src/checks/ssl/problems-policy.ts
const policyProblems = defineProblems({
	"lifetime-too-long": {
		severity: "medium",
		cause: {
			en: "The certificate holds for {days}; one that is issued on {date} may hold for {limit} at most, and browsers refuse longer ones.",
			ko: "인증서의 유효 기간이 {days}입니다. {date}에 발급된 인증서는 최대 {limit}일까지 허용되며, 브라우저는 더 긴 인증서를 거부합니다."
		},
		action: {
			en: "Have a certificate issued for the usual time, and its renewal automated.",
			ko: "통상적인 기간의 인증서를 발급받고 갱신을 자동화하십시오."
		},
		reference: "CA/B BR §6.3.2"
	},
	"no-timestamps": {
		severity: "high",
		cause: {
			en: "The certificate comes without any signed certificate timestamp; browsers refuse public certificates that are not logged.",
			ko: "인증서에 투명성 타임스탬프(SCT)가 없습니다. 브라우저는 기록되지 않은 공개 인증서를 거부합니다."
		},
		action: {
			en: "Have the certificate issued again with embedded timestamps, as public authorities do unless told otherwise.",
			ko: "타임스탬프가 포함된 인증서를 다시 발급받으십시오. 공개 인증 기관은 기본으로 포함합니다."
		},
		reference: "RFC 6962 §3.3"
	},
	"timestamps-unknown": {
		severity: "info",
		cause: {
			en: "The certificate has no timestamp of its own; whether one is sent beside it could not be seen. This does not count.",
			ko: "인증서 자체에는 타임스탬프가 없으며, 함께 전송되는지는 확인하지 못했습니다. 등급에는 반영되지 않습니다."
		},
		action: {
			en: "Prefer a certificate with embedded timestamps.",
			ko: "타임스탬프가 포함된 인증서를 사용하십시오."
		},
		reference: "RFC 6962 §3.3"
	},
	"must-staple": {
		severity: "high",
		cause: {
			en: "The certificate demands a stapled OCSP response, and none that holds is sent.",
			ko: "인증서가 스테이플링된 OCSP 응답을 요구하지만 유효한 응답을 보내지 않습니다."
		},
		action: {
			en: "Enable OCSP stapling (nginx: ssl_stapling on), or have a certificate issued without must-staple.",
			ko: "OCSP 스테이플링을 켜거나(nginx: ssl_stapling on) must-staple이 없는 인증서를 발급받으십시오."
		},
		reference: "RFC 7633 §4.2.3"
	},
	"staple-unusable": {
		severity: "low",
		cause: {
			en: "The stapled OCSP response proves nothing ({reason}), and clients pass over it.",
			ko: "스테이플링된 OCSP 응답이 아무것도 증명하지 못해({reason}) 클라이언트가 무시합니다."
		},
		action: {
			en: "Let the server fetch fresh responses before the old ones end.",
			ko: "이전 응답이 만료되기 전에 서버가 새 응답을 가져오도록 하십시오."
		},
		reference: "RFC 6960 §3.2"
	},
	"staple-too-long": {
		severity: "low",
		cause: {
			en: "The stapled OCSP response holds for {days}; the rules for public authorities allow ten.",
			ko: "스테이플링된 OCSP 응답의 유효 기간이 {days}입니다. 공개 인증 기관에는 10일까지 허용됩니다."
		},
		action: {
			en: "Report it to the authority: a revocation would go unseen for as long.",
			ko: "인증 기관에 알리십시오. 그동안 폐기 사실이 드러나지 않습니다."
		},
		reference: "CA/B BR §4.9.10"
	}
});
// src/checks/ssl/problems.ts
const problems = defineProblems({
	...certificateProblems,
	...trustProblems,
	...formProblems,
	...connectionProblems,
	...offersProblems,
	...policyProblems
});
const words = {
	problems,
	parts: {
		certificate: {
			en: "Certificate validity",
			ko: "인증서 유효성"
		},
		version: {
			en: "TLS versions",
			ko: "TLS 버전"
		},
		trust: {
			en: "Chain of trust",
			ko: "신뢰 체인"
		},
		hsts: {
			en: "HSTS",
			ko: "HSTS"
		}
	},
	caps: {
		"no-certificate": {
			en: "the server presents no certificate",
			ko: "서버가 인증서를 제시하지 않음"
		},
		unreadable: {
			en: "the certificate cannot be read",
			ko: "인증서를 읽을 수 없음"
		},
		expired: {
			en: "the certificate has expired",
			ko: "인증서가 만료됨"
		},
		"not-yet-valid": {
			en: "the certificate is not valid yet",
			ko: "인증서의 유효 기간이 아직 시작되지 않음"
		},
		"wrong-name": {
			en: "the certificate is for another name",
			ko: "인증서가 다른 이름용임"
		},
		"no-san": {
			en: "the certificate names no host",
			ko: "인증서에 호스트 이름이 없음"
		},
		"weak-key": {
			en: "the key is too weak",
			ko: "키가 너무 약함"
		},
		"weak-signature": {
			en: "a signature uses a broken hash",
			ko: "서명에 취약한 해시가 쓰임"
		},
		"wrong-purpose": {
			en: "the certificate is not for servers",
			ko: "인증서가 서버용이 아님"
		},
		"wrong-key-usage": {
			en: "the key may not be used for TLS",
			ko: "키를 TLS에 사용할 수 없음"
		},
		revoked: {
			en: "the certificate is revoked",
			ko: "인증서가 폐기됨"
		},
		untrusted: {
			en: "the certificate is not trusted",
			ko: "인증서를 신뢰할 수 없음"
		},
		"obsolete-only": {
			en: "nothing above TLS 1.1 is offered",
			ko: "TLS 1.1보다 높은 버전을 제공하지 않음"
		},
		ssl3: {
			en: "SSL 3.0 is offered",
			ko: "SSL 3.0을 제공함"
		},
		"old-versions": {
			en: "TLS 1.0 or 1.1 is offered",
			ko: "TLS 1.0 또는 1.1을 제공함"
		},
		"incomplete-chain": {
			en: "the served chain is incomplete",
			ko: "제공된 체인이 불완전함"
		},
		"no-tls13": {
			en: "TLS 1.3 is not offered",
			ko: "TLS 1.3을 제공하지 않음"
		},
		"expires-soon": {
			en: "the certificate expires soon",
			ko: "인증서가 곧 만료됨"
		},
		"worthless-suites": {
			en: "a cipher suite that protects nothing is offered",
			ko: "보호하지 못하는 암호 스위트를 제공함"
		},
		"old-suites": {
			en: "RC4 or 3DES is offered",
			ko: "RC4 또는 3DES를 제공함"
		},
		"no-modern-suite": {
			en: "no suite has forward secrecy and authenticated encryption",
			ko: "전방향 안전성과 인증 암호화를 갖춘 스위트가 없음"
		},
		"broken-dhe": {
			en: "Diffie-Hellman is below 1024 bits",
			ko: "디피-헬먼이 1024비트 미만임"
		},
		"weak-dhe": {
			en: "Diffie-Hellman is below 2048 bits",
			ko: "디피-헬먼이 2048비트 미만임"
		},
		compression: {
			en: "TLS compression is offered",
			ko: "TLS 압축을 제공함"
		},
		"no-timestamps": {
			en: "the certificate has no timestamp (SCT)",
			ko: "인증서에 타임스탬프(SCT)가 없음"
		},
		"must-staple": {
			en: "the staple that the certificate demands is missing",
			ko: "인증서가 요구하는 스테이플이 없음"
		}
	},
	kpis: {
		mozilla: {
			en: "Mozilla profile",
			ko: "Mozilla 프로필"
		},
		"days-left": {
			en: "Days left",
			ko: "남은 일수"
		},
		issuer: {
			en: "Issuer",
			ko: "발급자"
		},
		protocol: {
			en: "Negotiated version",
			ko: "협상된 버전"
		},
		group: {
			en: "Key exchange group",
			ko: "키 교환 그룹"
		},
		key: {
			en: "Key",
			ko: "키"
		},
		cipher: {
			en: "Cipher suite",
			ko: "암호 스위트"
		},
		revocation: {
			en: "Revocation",
			ko: "폐기 여부"
		},
		hsts: {
			en: "HSTS max-age",
			ko: "HSTS max-age"
		}
	},
	values: {
		mozilla: { neither: {
			en: "neither",
			ko: "해당 없음"
		} },
		group: { false: {
			en: "none",
			ko: "없음"
		} },
		revocation: {
			good: {
				en: "good",
				ko: "정상"
			},
			revoked: {
				en: "revoked",
				ko: "폐기됨"
			},
			"not-applicable": {
				en: "not applicable",
				ko: "해당 없음"
			}
		},
		hsts: {
			false: {
				en: "not sent",
				ko: "보내지 않음"
			},
			invalid: {
				en: "invalid",
				ko: "잘못된 값"
			}
		}
	}
};
// src/checks/ssl/trust-part.ts
const find$2 = finder();
const faults = {
	"self-signed": () => find$2("self-signed"),
	"unknown-authority": (raw) => find$2("untrusted", { issuer: topIssuer(raw) }),
	"bad-signature": () => find$2("bad-signature"),
	"issuer-expired": () => find$2("intermediate-expired"),
	"issuer-not-yet-valid": () => find$2("intermediate-not-yet-valid"),
	"not-an-authority": () => find$2("not-an-authority"),
	"issuer-purpose": () => find$2("intermediate-purpose"),
	"weak-issuer-key": () => find$2("intermediate-weak-key"),
	"path-length": () => find$2("path-length"),
	"name-constraints": () => find$2("name-constraints"),
	"critical-extension": () => find$2("critical-extension"),
	"constraints-excessive": () => find$2("constraints-excessive"),
	"duplicate-extension": () => find$2("duplicate-extension"),
	"spelled-curve": () => find$2("spelled-curve"),
	refused: (raw) => find$2("refused", { detail: raw.trust.openssl ?? "" })
};
const remarks = {
	...Object.fromEntries(Object.keys(formProblems).map((id) => [id, () => find$2(id)])),
	"verdicts-differ": ({ trust }) => find$2("verdicts-differ", {}, verdictOf(trust))
};
const blemishes = {
	"incomplete-chain": {
		score: 30,
		say: () => find$2("incomplete-chain")
	},
	"wrong-order": {
		score: 80,
		say: () => find$2("wrong-order")
	},
	"unrelated-certificate": {
		score: 80,
		say: () => find$2("unrelated-certificate")
	},
	"duplicate-certificate": {
		score: 90,
		say: () => find$2("duplicate-certificate")
	},
	"root-included": {
		score: 100,
		say: () => find$2("root-included")
	}
};
const earlyExpiry = 20;
function judgeTrust(raw) {
	const ids = raw.trust.reasons.map(({ id }) => id);
	if (raw.chain.length === 0) return {
		score: null,
		caps: [],
		findings: []
	};
	const says = (table) => ids.flatMap((id) => table[id]?.(raw) ?? []);
	const untidy = ids.flatMap((id) => blemishes[id] ?? []);
	const findings = [
		...doubts(raw),
		...says(faults),
		...untidy.map(({ say }) => say(raw)),
		...says(remarks),
		...givenAuthority(raw)
	];
	const caps = ids.includes("incomplete-chain") ? [ceiling("incomplete-chain")] : [];
	if (raw.trust.trusted === null) return {
		score: null,
		caps,
		findings
	};
	if (!raw.trust.trusted) return {
		score: 0,
		caps: [ceiling("untrusted")],
		findings
	};
	const early = earlyIntermediate(raw);
	return {
		score: Math.min(100, ...untidy.map((each) => each.score)) - (early ? earlyExpiry : 0),
		caps,
		findings: early ? [...findings, early] : findings
	};
}
function verdictOf({ openssl, completedByAia }) {
	return completedByAia ? {} : { evidence: `OpenSSL: ${openssl ?? "OK"}` };
}
function doubts({ trust: { doubt } }) {
	if (!doubt) return [];
	const { url, reason } = doubt;
	return [url === null ? find$2("trust-unconfirmed", { reason }) : find$2("issuer-unfetched", {
		url,
		reason
	})];
}
function givenAuthority({ trust }) {
	if (!trust.trusted || trust.by !== "given") return [];
	return [find$2("given-authority", { authority: trust.path.at(-1)?.subject ?? "" })];
}
function earlyIntermediate({ trust, observedAt }) {
	const [leaf] = trust.path;
	const [first] = trust.path.slice(1, -1).toSorted((a, b) => Date.parse(a.validTo) - Date.parse(b.validTo));
	if (!leaf || !first) return null;
	const left = (Date.parse(first.validTo) - Date.parse(observedAt)) / day;
	if (!(left < 30 || Date.parse(first.validTo) < Date.parse(leaf.validTo))) return null;
	const params = {
		subject: first.subject,
		days: countOfDays(Math.floor(left)),
		date: dateOf(first.validTo)
	};
	return find$2("intermediate-expires-early", params);
}
function topIssuer({ chain }) {
	return (chain.findLast(({ subject, issuer }) => subject !== issuer) ?? chain[0])?.issuer ?? "";
}
// src/checks/ssl/version-part.ts
const find$1 = finder();
const old = [
	["SSLv3", find$1("ssl3")],
	["TLSv1.0", find$1("tls10")],
	["TLSv1.1", find$1("tls11")]
];
const deductions = {
	"TLSv1.0": 50,
	"TLSv1.1": 40
};
const obsolete = {
	SSLv3: "SSLv3",
	TLSv1: "TLSv1.0",
	"TLSv1.1": "TLSv1.1"
};
function judgeVersion({ versions, protocol }) {
	const negotiated = obsolete[protocol];
	const offers = (wanted) => wanted === negotiated || (versions.find(({ version }) => version === wanted)?.offered ?? null);
	const findings = [...old.filter(([version]) => offers(version)).map(([, finding]) => finding), ...versions.filter(({ offered }) => offered === null).map(({ version, reason }) => find$1("version-unknown", {
		version,
		reason
	}, { subject: version }))];
	const lacks = (version) => negotiated ? !offers(version) : offers(version) === false;
	if (lacks("TLSv1.3") && lacks("TLSv1.2")) return {
		score: 0,
		caps: [ceiling("obsolete-only")],
		findings: [find$1("obsolete-only", { protocol }), ...findings]
	};
	const lacks13 = lacks("TLSv1.3");
	const modern = lacks13 ? 80 : 100;
	const caps = lacks13 ? [ceiling("no-tls13")] : [];
	const all = lacks13 ? [...findings, find$1("no-tls13")] : findings;
	if (offers("SSLv3")) return {
		score: 10,
		caps: [...caps, ceiling("ssl3")],
		findings: all
	};
	const oldest = offers("TLSv1.0") ? "TLSv1.0" : offers("TLSv1.1") ? "TLSv1.1" : null;
	if (oldest === null) return {
		score: modern,
		caps,
		findings: all
	};
	return {
		score: modern - deductions[oldest],
		caps: [...caps, ceiling("old-versions")],
		findings: all
	};
}
// src/checks/ssl/judge.ts
const find = finder();
const judges = {
	certificate: (raw) => withPolicy(judgeCertificate(raw), raw),
	version: judgeVersion,
	trust: judgeTrust,
	hsts: judgeHsts
};
function judge(raw) {
	const judged = Object.keys(judges).map((id) => ({
		id,
		weight: weights[id],
		...judges[id](raw)
	}));
	const parts = judged.map(({ id, weight, score }) => ({
		id,
		weight,
		score
	}));
	const offered = judgeOffers(raw);
	const caps = [...judged.flatMap((each) => each.caps), ...offered.caps];
	const findings = [
		...judged.flatMap((each) => each.findings),
		...offered.findings,
		...asides(raw)
	];
	const assessed = raw.trust.trusted === null ? assessInDoubt(parts, caps, ladder, doubtOf(parts)) : assess(parts, caps, ladder);
	return conclude(assessed, findings, kpis(raw), problems);
}
function doubtOf(parts) {
	const open = parts.filter(({ id, score }) => score === null && (id === "trust" || id === "hsts"));
	return {
		caps: [ceiling("untrusted")],
		parts: Object.fromEntries(open.map(({ id }) => [id, 0]))
	};
}
function asides(raw) {
	const { lenient, revocation } = raw;
	return [
		...lenient ? [find("outdated-handshake")] : [],
		...revocation.status === "unknown" ? [find("revocation-unknown", { reason: revocation.reason ?? "" })] : [],
		...mozilla(raw)
	];
}
const mostReasons = 8;
function mozilla(raw) {
	const { profile, reasons } = mozillaFit(raw);
	if (profile !== "neither") return [];
	const shown = reasons.slice(0, mostReasons);
	const others = reasons.length - shown.length;
	const listed = (language) => shown.map((reason) => reason[language]).join(", ") + (others > 0 ? ` (+${others})` : "");
	const { version, date } = mozillaGuideline;
	return [find("outside-mozilla", {
		guideline: `${version}, ${date}`,
		reasons: {
			en: listed("en"),
			ko: listed("ko")
		}
	})];
}
function kpis(raw) {
	const leaf = leafOf(raw);
	return [
		{
			id: "days-left",
			value: leaf ? daysLeft(raw) : null,
			unit: "days"
		},
		{
			id: "issuer",
			value: leaf?.issuer ?? null
		},
		{
			id: "protocol",
			value: raw.protocol
		},
		{
			id: "group",
			value: raw.group ?? false
		},
		{
			id: "key",
			value: leaf ? keyOf(raw) : null
		},
		{
			id: "cipher",
			value: raw.cipher
		},
		{
			id: "revocation",
			value: raw.revocation.status === "unknown" ? null : raw.revocation.status
		},
		{
			id: "hsts",
			value: hstsAge(raw),
			unit: "seconds"
		},
		{
			id: "mozilla",
			value: mozillaFit(raw).profile
		}
	];
}
function hstsAge({ hsts, http }) {
	if (hsts) return hsts.maxAge ?? "invalid";
	return http.status === null ? null : false;
}
// src/checks/ssl/index.ts
const ssl = defineCheck({
	id: "ssl",
	title: {
		en: "TLS certificate and connection",
		ko: "TLS 인증서와 연결"
	},
	about: {
		en: "Inspects the served certificate and connection: expiry, names, chain, revocation, TLS versions and HSTS, graded A+ to F.",
		ko: "제공되는 인증서와 연결을 점검합니다. 만료, 이름, 체인, 폐기, TLS 버전, HSTS를 A+부터 F까지 평가합니다."
	},
	input,
	subject: "host",
	raw,
	cost: "standard",
	ttl: 300,
	words,
	grading,
	target: (query) => {
		const { host, port } = endpointOf(query);
		return port === 443 ? host : `${bracketed(host)}:${port}`;
	},
	question: endpointOf,
	standsAlone: (query, target) => target === `${originOf(endpointOf(query))}/`,
	collect,
	judge,
	fits: (seen, query) => {
		const { host, port } = endpointOf(query);
		return seen.host === host && seen.port === port;
	},
	observe: ({ chain }) => chain.slice(0, 1).map(({ issuer }) => ({
		kind: "ssl:issuer",
		value: issuer
	}))
});
export { ladder as a, wholeDays as i, countOfDays as n, day as r, ssl as t };
