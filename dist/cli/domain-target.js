import { r as __toESM } from "./rolldown-runtime.js";
import { T as NEVER, h as string } from "./schemas.js";
import { a as parseHost } from "./target.js";
import { i as require_ipaddr } from "./address.js";
import { $ as rcodeText, A as countLabels, C as writeLong, D as nameText, E as written, F as labelsOf, G as readByte, H as upwards, I as lowerCased, K as readBytes, M as isWildcard, N as isWithin, O as parseName, P as keyOf, Q as classes, R as outermost, S as writeBytes, T as writeShort, U as wildcardBelow, V as root, W as cursorOf, X as readShort, Y as readRest, Z as DnsError, _ as base32Bytes, a as problemOfDelegation, b as openPart, c as recordsOf, et as rcodes, f as hasNames, i as problemOfData, j as isSameName, k as compareNames, l as setsOf, n as deniesName, nt as types, o as isBelow, r as hidesBelow, s as redirected, t as answerIn, tt as typeText, u as dataBytes, z as parentOf } from "./answer.js";
import { n as isCheckable } from "./signature.js";
import { t as algorithms } from "./algorithms.js";
import { t as attempt$1 } from "./attempt.js";
import { r as messageIn } from "./reverse-name.js";
import { isIP } from "node:net";
import { createPublicKey, hash, verify } from "node:crypto";
// src/probes/dns/ask.ts
function ask({ net, once }, name, type, asking = {}) {
	const { server, patience, ...flags } = asking;
	const how = Object.entries(flags).filter(([, value]) => value !== void 0).map(([key, value]) => `${key}=${value}`).toSorted().join(" ");
	return once(`dns ${server ?? ""} ${typeText(type)} ${keyOf(name)} ${patience ?? ""} ${how}`, async () => {
		const got = await attempt$1(() => net.dns({
			...asking,
			name: nameText(name),
			type
		}));
		if (!got.ok) return {
			reply: null,
			message: null,
			answer: unanswered(got.failure),
			failure: got.failure
		};
		const message = messageIn(got.value.message);
		return {
			reply: got.value,
			message,
			answer: answerIn(message, name, type)
		};
	});
}
function unanswered({ id, reason, params }) {
	if (id === "timeout.dns") return {
		kind: "unknown",
		reason: "TIMEOUT"
	};
	const { detail } = params;
	return {
		kind: "unknown",
		reason: reason === "dns.failed" && typeof detail === "string" ? detail : reason
	};
}
function extendedErrors({ message }) {
	return (message?.edns?.options ?? []).flatMap((each) => each.name === "error" ? [{
		code: each.code,
		text: each.text
	}] : []);
}
// src/formats/dns/denial-claim.ts
function unproven(problem) {
	return {
		kind: "unproven",
		problem
	};
}
// src/formats/dns/nsec.ts
const proven = {
	kind: "proven",
	isOptOut: false
};
function proveByNsec(claim, zone, records) {
	const { name } = claim;
	if (!isWithin(name, zone)) return unproven("out-of-zone");
	const chain = {
		zone,
		records: records.filter((each) => isWithin(each.name, zone))
	};
	if (claim.kind === "no-name") return proveNoName$1(chain, name);
	if (claim.kind === "no-data") return proveNoData$1(chain, name, claim.type);
	if (claim.kind === "unsigned-delegation") return proveUnsigned$1(chain, name);
	return proveMadeFrom$1(chain, name, claim.wildcard);
}
function proveNoName$1(chain, name) {
	const own = matching$1(chain, name);
	if (own) return deniesName(own.data.types) ? proven : unproven("name-exists");
	const gap = covering$1(chain, name);
	if (!gap) return unproven(missing(chain, name));
	if (isWithin(gap.data.next, name)) return unproven("name-exists");
	const wildcard = wildcardBelow(closestAbove(gap, name));
	if (matching$1(chain, wildcard)) return unproven("wildcard-exists");
	const none = covering$1(chain, wildcard);
	if (!none) return unproven("no-proof");
	return isWithin(none.data.next, wildcard) ? unproven("wildcard-exists") : proven;
}
function proveNoData$1(chain, name, type) {
	const own = matching$1(chain, name);
	if (own) return dataProof$1(own, type);
	const gap = covering$1(chain, name);
	if (!gap) return unproven(missing(chain, name));
	if (isWithin(gap.data.next, name)) return proven;
	const wildcard = wildcardBelow(closestAbove(gap, name));
	const made = matching$1(chain, wildcard);
	if (made) return dataProof$1(made, type);
	const around = covering$1(chain, wildcard);
	return around && isWithin(around.data.next, wildcard) ? proven : unproven("no-proof");
}
function dataProof$1({ name, data }, type) {
	const problem = problemOfData(data.types, type, isSameName(name, root));
	return problem === null ? proven : unproven(problem);
}
function proveUnsigned$1(chain, name) {
	const own = matching$1(chain, name);
	if (!own) return unproven(missing(chain, name));
	const problem = problemOfDelegation(own.data.types);
	return problem === null ? proven : unproven(problem);
}
function proveMadeFrom$1(chain, name, wildcard) {
	const above = parentOf(wildcard);
	if (!above || !isWithin(name, above) || isSameName(name, above)) return unproven("no-proof");
	if (matching$1(chain, name)) return unproven("name-exists");
	const gap = covering$1(chain, name);
	if (!gap) return unproven(missing(chain, name));
	if (isWithin(gap.data.next, name)) return unproven("name-exists");
	return countLabels(closestAbove(gap, name)) === countLabels(above) ? proven : unproven("closer-name");
}
function matching$1({ records }, name) {
	return records.find((each) => isSameName(each.name, name));
}
function covering$1({ zone, records }, name) {
	return records.find((each) => isBetween$1(each, name, zone) && !isHiddenBy(each, name));
}
function missing({ zone, records }, name) {
	return records.some((each) => isBetween$1(each, name, zone) && isHiddenBy(each, name)) ? "wrong-side" : "no-proof";
}
function isBetween$1({ name: owner, data }, name, zone) {
	if (compareNames(owner, name) >= 0) return false;
	return isSameName(data.next, zone) || compareNames(name, data.next) < 0;
}
function isHiddenBy({ name: owner, data }, name) {
	return isWithin(name, owner) && hidesBelow(data.types);
}
function closestAbove({ name: owner, data }, name) {
	const shared = Math.max(sharedLabels(owner, name), sharedLabels(data.next, name));
	return outermost(name, shared);
}
function sharedLabels(one, other) {
	const most = Math.min(labelsOf(one).length, labelsOf(other).length);
	for (let count = most; count > 0; count--) if (isSameName(outermost(one, count), outermost(other, count))) return count;
	return 0;
}
// src/formats/dns/nsec3-hash.ts
function hashedName(name, { iterations, salt }) {
	let digest = hash("sha1", Buffer.concat([Buffer.from(keyOf(name), "latin1"), salt]), "buffer");
	for (let count = 0; count < iterations; count++) digest = hash("sha1", Buffer.concat([digest, salt]), "buffer");
	return digest;
}
function ownerHash({ name }, zone) {
	const [first] = labelsOf(name);
	const above = parentOf(name);
	if (!first || !above || !isSameName(above, zone)) return null;
	const bytes = base32Bytes(first.toString("latin1"));
	return bytes?.length === 20 ? bytes : null;
}
// src/formats/dns/nsec3.ts
const mostIterations = 150;
function proveByNsec3(claim, zone, records) {
	const { name } = claim;
	if (!isWithin(name, zone)) return unproven("out-of-zone");
	const known = records.filter((each) => isKnown(each.data) && ownerHash(each, zone));
	const [first] = known;
	if (!first) return unproven("odd-parameters");
	const parameters = first.data;
	if (!known.every(({ data }) => isAlike(data, parameters))) return unproven("odd-parameters");
	if (parameters.iterations > mostIterations) return {
		kind: "insecure",
		iterations: parameters.iterations
	};
	const chain = {
		zone,
		links: known.flatMap((each) => linkOf$1(each, zone)),
		hashOf: hashing(parameters)
	};
	if (claim.kind === "no-name") return proveNoName(chain, name);
	if (claim.kind === "no-data") return proveNoData(chain, name, claim.type);
	if (claim.kind === "unsigned-delegation") return proveUnsigned(chain, name);
	return proveMadeFrom(chain, name, claim.wildcard);
}
function isKnown({ hashAlgorithm, flags }) {
	return hashAlgorithm === 1 && flags <= 1;
}
function isAlike(one, other) {
	return one.iterations === other.iterations && one.salt.equals(other.salt);
}
function linkOf$1(record, zone) {
	const { next, types: bits, flags } = record.data;
	const from = ownerHash(record, zone);
	return from && next.length === 20 ? [{
		from,
		to: next,
		types: bits,
		isOptOut: flags === 1
	}] : [];
}
function hashing(parameters) {
	const known = new Map();
	return (name) => {
		const key = keyOf(name);
		const digest = known.get(key) ?? hashedName(name, parameters);
		known.set(key, digest);
		return digest;
	};
}
function proveNoName(chain, name) {
	const closest = closestEncloser(chain, name);
	if (typeof closest === "string") return unproven(closest);
	const wildcard = wildcardBelow(closest.name);
	if (matching(chain, wildcard)) return unproven("wildcard-exists");
	return covering(chain, wildcard) ? {
		kind: "proven",
		isOptOut: closest.gap.isOptOut
	} : unproven("no-proof");
}
function proveNoData(chain, name, type) {
	const own = matching(chain, name);
	if (own) return dataProof(own, type, {
		isRoot: isSameName(name, root),
		isOptOut: false
	});
	const closest = closestEncloser(chain, name);
	if (typeof closest === "string") return unproven(closest);
	const wildcard = matching(chain, wildcardBelow(closest.name));
	if (closest.gap.isOptOut && (type === types.DS || !wildcard)) return {
		kind: "proven",
		isOptOut: true
	};
	const within = {
		isRoot: false,
		isOptOut: closest.gap.isOptOut
	};
	return wildcard ? dataProof(wildcard, type, within) : unproven("no-proof");
}
function dataProof(link, type, { isRoot, isOptOut }) {
	const problem = problemOfData(link.types, type, isRoot);
	return problem === null ? {
		kind: "proven",
		isOptOut
	} : unproven(problem);
}
function proveUnsigned(chain, name) {
	const own = matching(chain, name);
	if (own) {
		const problem = problemOfDelegation(own.types);
		return problem === null ? {
			kind: "proven",
			isOptOut: false
		} : unproven(problem);
	}
	const closest = closestEncloser(chain, name);
	if (typeof closest === "string") return unproven(closest);
	return closest.gap.isOptOut ? {
		kind: "proven",
		isOptOut: true
	} : unproven("no-proof");
}
function proveMadeFrom(chain, name, wildcard) {
	const above = parentOf(wildcard);
	const closer = above && nextCloser(name, above);
	if (!closer) return unproven("no-proof");
	if (matching(chain, closer)) return unproven("closer-name");
	const gap = covering(chain, closer);
	return gap ? {
		kind: "proven",
		isOptOut: gap.isOptOut
	} : unproven("no-proof");
}
function closestEncloser(chain, name) {
	if (matching(chain, name)) return "name-exists";
	let below = name;
	for (const each of upwards(name)) {
		if (!isWithin(each, chain.zone)) break;
		const link = each === name ? void 0 : matching(chain, each);
		if (link) {
			if (hidesBelow(link.types)) return "wrong-side";
			const gap = covering(chain, below);
			return gap ? {
				name: each,
				gap
			} : "no-proof";
		}
		below = each;
	}
	return "no-proof";
}
function nextCloser(name, above) {
	for (const each of upwards(name)) {
		const next = parentOf(each);
		if (next && isSameName(next, above)) return each;
	}
	return null;
}
function matching({ links, hashOf }, name) {
	const digest = hashOf(name);
	return links.find(({ from }) => from.equals(digest));
}
function covering({ links, hashOf }, name) {
	const digest = hashOf(name);
	return links.find(({ from, to }) => isBetween(digest, from, to));
}
function isBetween(digest, from, to) {
	const isAfter = digest.compare(from) > 0;
	const isBefore = digest.compare(to) < 0;
	return from.compare(to) < 0 ? isAfter && isBefore : (isAfter || isBefore) && !digest.equals(from);
}
// src/formats/dns/denial.ts
const mostRecords = 64;
function proveDenial(claim, zone, records) {
	const nsec = recordsOf("NSEC", records).slice(0, mostRecords);
	const nsec3 = recordsOf("NSEC3", records).slice(0, mostRecords);
	const proof = nsec.length > 0 ? proveByNsec(claim, zone, nsec) : null;
	if (proof && (proof.kind === "proven" || nsec3.length === 0)) return proof;
	return nsec3.length > 0 ? proveByNsec3(claim, zone, nsec3) : unproven("no-proof");
}
// src/formats/dns/key-tag.ts
const known = new WeakMap();
function keyTag(key) {
	const tag = known.get(key) ?? tagOf(key);
	known.set(key, tag);
	return tag;
}
function tagOf({ flags, protocol, algorithm, publicKey }) {
	let sum = flags + (protocol << 8) + algorithm;
	for (const [index, octet] of publicKey.entries()) sum += index & 1 ? octet : octet << 8;
	return sum + (sum >>> 16) & 65535;
}
function isZoneKey({ flags, protocol }) {
	return (flags & 256) !== 0 && protocol === 3;
}
function isRevoked({ flags }) {
	return (flags & 128) !== 0;
}
// src/formats/dns/public-key.ts
const longestModulus = 512;
function publicKeyOf(algorithm, bytes) {
	try {
		const key = createPublicKey({
			format: "jwk",
			key: jwkOf(algorithm, bytes)
		});
		return isCheckable(key) ? key : null;
	} catch {
		return null;
	}
}
function jwkOf({ family, curve, keyBytes = 0 }, bytes) {
	if (family === "rsa") return rsaOf(bytes);
	if (curve === void 0 || bytes.length !== keyBytes) throw new DnsError("a key of another length");
	if (family === "ed") return {
		kty: "OKP",
		crv: curve,
		x: bytes.toString("base64url")
	};
	const half = keyBytes / 2;
	const [x, y] = [bytes.subarray(0, half), bytes.subarray(half)].map((each) => each.toString("base64url"));
	return {
		kty: "EC",
		crv: curve,
		x: x ?? "",
		y: y ?? ""
	};
}
function modulusBits(algorithm, bytes) {
	if (algorithm !== 1 && algorithms.get(algorithm)?.family !== "rsa") return null;
	try {
		const { modulus } = rsaParts(bytes);
		const first = modulus.findIndex((octet) => octet > 0);
		return first === -1 ? 0 : (modulus.length - first) * 8 - (Math.clz32(modulus[first] ?? 0) - 24);
	} catch (error) {
		if (error instanceof DnsError) return null;
		throw error;
	}
}
function rsaParts(bytes) {
	const cursor = cursorOf(bytes);
	const short = readByte(cursor);
	return {
		exponent: readBytes(cursor, short === 0 ? readShort(cursor) : short),
		modulus: readRest(cursor)
	};
}
function rsaOf(bytes) {
	const { exponent, modulus } = rsaParts(bytes);
	if (modulus.length < 64 || modulus.length > longestModulus) throw new DnsError("a modulus of another length");
	return {
		kty: "RSA",
		e: exponent.toString("base64url"),
		n: modulus.toString("base64url")
	};
}
function isSignatureOf({ family, hash }, key, data, signature) {
	try {
		if (family === "ec") return verify(hash, data, {
			key,
			dsaEncoding: "ieee-p1363"
		}, signature);
		return verify(hash, data, key, signature);
	} catch {
		return false;
	}
}
// src/formats/dns/serial.ts
function isSerialBefore(one, other) {
	const distance = other - one >>> 0;
	return distance > 0 && distance < 2147483648;
}
function toSerial(milliseconds) {
	return Math.floor(milliseconds / 1e3) >>> 0;
}
// src/formats/dns/signed-data.ts
function canonicalParts({ records }) {
	const parts = records.map(({ data }) => dataBytes(data, true)).toSorted((one, other) => one.compare(other));
	return parts.filter((part, index) => !parts[index - 1]?.equals(part));
}
function signedData({ type, class: inClass }, { data, name }, parts) {
	const own = dataBytes(data, true);
	const owner = lowerCased(expandedFrom(name, data.labels) ?? name);
	const prefix = openPart();
	writeBytes(prefix, owner.wire);
	writeShort(prefix, type);
	writeShort(prefix, inClass);
	writeLong(prefix, data.originalTtl);
	const before = written(prefix);
	const lengths = Buffer.alloc(2 * parts.length);
	for (const [index, part] of parts.entries()) lengths.writeUInt16BE(part.length, 2 * index);
	const records = parts.flatMap((part, index) => [
		before,
		lengths.subarray(2 * index, 2 * index + 2),
		part
	]);
	return Buffer.concat([own.subarray(0, own.length - data.signature.length), ...records]);
}
function signedLabels(name) {
	return countLabels(name) - (isWildcard(name) ? 1 : 0);
}
function expandedFrom(name, labels) {
	return labels < signedLabels(name) ? wildcardBelow(outermost(name, labels)) : null;
}
// src/formats/dns/verify-set.ts
const mostSignatures = 8;
const mostKeysAlike = 4;
function verifySet(set, keys, now, budget) {
	if (set.signatures.length === 0) return failedWhole("unsigned");
	const troubles = [];
	const work = workOn(set);
	const ordered = set.signatures.toSorted((one, other) => Number(isDeprecated(one)) - Number(isDeprecated(other)));
	for (const signature of ordered.slice(0, mostSignatures)) {
		const problem = problemOf(set, signature, now) ?? verifyBy(work, signature, keys, budget);
		if (problem === null) return verified(set, signature, now);
		troubles.push({
			problem,
			keyTag: signature.data.keyTag,
			algorithm: signature.data.algorithm
		});
	}
	if (set.signatures.length > mostSignatures) troubles.push({
		problem: "too-many",
		keyTag: null,
		algorithm: null
	});
	return {
		kind: "failed",
		troubles
	};
}
function workOn(set) {
	let known;
	return {
		set,
		parts: () => known ??= canonicalParts(set)
	};
}
function failedWhole(problem) {
	return {
		kind: "failed",
		troubles: [{
			problem,
			keyTag: null,
			algorithm: null
		}]
	};
}
function verified(set, signature, now) {
	const { originalTtl, expiration, labels } = signature.data;
	const ttls = set.records.map(({ ttl }) => ttl);
	return {
		kind: "verified",
		signature,
		wildcard: expandedFrom(set.name, labels),
		isDeprecated: isDeprecated(signature),
		ttl: Math.min(...ttls, signature.ttl, originalTtl, expiration - toSerial(now) >>> 0)
	};
}
function isDeprecated({ data }) {
	return algorithms.get(data.algorithm)?.isDeprecated ?? false;
}
function problemOf(set, { data, name, class: inClass }, now) {
	if (!(isSameName(name, set.name) && inClass === set.class && data.covered === set.type) || !isWithin(set.name, data.signer)) return "wrong-signer";
	if (set.type === types.DS && isSameName(set.name, data.signer)) return "wrong-signer";
	if (data.labels > signedLabels(set.name) || data.labels < signedLabels(data.signer)) return "wrong-labels";
	const time = toSerial(now);
	if (isSerialBefore(data.expiration, time)) return "expired";
	if (isSerialBefore(time, data.inception)) return "not-yet-valid";
	if (isSerialBefore(data.expiration, data.inception)) return "expired";
	return algorithms.has(data.algorithm) ? null : "unsupported-algorithm";
}
function verifyBy({ set, parts }, signature, keys, budget) {
	const { algorithm, signer, keyTag: tag } = signature.data;
	const named = keys.filter(({ data, name }) => data.algorithm === algorithm && isSameName(name, signer) && keyTag(data) === tag);
	if (named.length === 0) return "no-key";
	const bytes = signedData(set, signature, parts());
	const unfit = isObscure(set) ? "broken-record" : "bad-signature";
	let problem = "no-key";
	for (const [index, { data }] of named.entries()) {
		if (index >= mostKeysAlike || budget.left <= 0) return "too-many";
		problem = problemOfKey(data, set) ?? problemBy(data, bytes, signature, budget);
		if (problem === null) return null;
		if (problem === "bad-signature") problem = unfit;
	}
	return problem;
}
function isObscure({ type, records }) {
	return hasNames(type) && records.some(({ data }) => data.type === "broken");
}
function problemOfKey(key, { type }) {
	if (!isZoneKey(key)) return "no-zone-key";
	return isRevoked(key) && type !== types.DNSKEY ? "revoked-key" : null;
}
function problemBy({ algorithm, publicKey }, bytes, signature, budget) {
	const known = algorithms.get(algorithm);
	const key = known && publicKeyOf(known, publicKey);
	if (!key) return "unusable-key";
	budget.left--;
	return isSignatureOf(known, key, bytes, signature.data.signature) ? null : "bad-signature";
}
// src/probes/dns/verified.ts
const unchecked = {
	isDnssecOk: true,
	isCheckingDisabled: true
};
const mostInRun = 1e3;
function budgetOf({ once }) {
	return once("dnssec budget", async () => ({ left: mostInRun }));
}
async function checkSet(context, set, keys) {
	const result = verifySet(set, keys, context.now().getTime(), await budgetOf(context));
	if (result.kind === "verified") return result;
	const problems = result.troubles.map(({ problem }) => problem);
	return { trouble: troubleOf(ranking.find((each) => problems.includes(each)) ?? "bad-signature") };
}
function hasBroken({ records }) {
	return records.some(({ data }) => data.type === "broken");
}
const ranking = [
	"too-many",
	"broken-record",
	"expired",
	"not-yet-valid",
	"bad-signature",
	"revoked-key",
	"unusable-key",
	"no-zone-key",
	"no-key",
	"unsupported-algorithm",
	"wrong-labels",
	"wrong-signer",
	"unsigned"
];
function troubleOf(problem) {
	if (problem === "unsigned") return {
		state: "bogus",
		reason: "no-signature",
		lacks: "signatures"
	};
	return {
		state: isOurs(problem) ? "indeterminate" : "bogus",
		reason: problem
	};
}
function isOurs(problem) {
	return problem === "too-many" || problem === "broken-record";
}
function setsIn(records) {
	return setsOf(records.filter((each) => each.class === classes.IN));
}
const mostSigners = 2;
function signersOf(sets, name) {
	const signers = new Map();
	for (const { signatures } of sets) for (const { data } of signatures.slice(0, 8)) if (isWithin(name, data.signer)) signers.set(keyOf(data.signer), data.signer);
	return [...signers.values()].toSorted((one, other) => other.wire.length - one.wire.length).slice(0, mostSigners);
}
// src/probes/dns/denied.ts
const mostSets = 12;
function denialsIn({ authorities }) {
	return setsIn(authorities).filter(({ type }) => type === types.NSEC || type === types.NSEC3).slice(0, mostSets);
}
async function deny(context, claims, { zone, keys }, message) {
	const { verified, trouble, isDeprecated } = await verifiedOf(context, denialsIn(message), {
		zone,
		keys
	});
	if (verified.length === 0) return { trouble };
	const budget = await budgetOf(context);
	let problem = "no-proof";
	for (const claim of claims) {
		budget.left -= costOf(claim.name, verified);
		if (budget.left < 0) return { trouble: {
			state: "indeterminate",
			reason: "too-many"
		} };
		const proof = proveDenial(claim, zone, verified);
		if (proof.kind === "unproven") problem = proof.problem;
		else if (isDeprecated) return {
			claim: null,
			reason: "deprecated"
		};
		else if (proof.kind === "insecure") return {
			claim: null,
			reason: "iterations"
		};
		else return {
			claim,
			isOptOut: proof.isOptOut
		};
	}
	if (contradictions.has(problem)) return { trouble: {
		state: "bogus",
		reason: "wrong-proof"
	} };
	return { trouble: {
		state: trouble.state,
		reason: trouble.reason
	} };
}
const contradictions = new Set([
	"name-exists",
	"type-exists",
	"wildcard-exists",
	"closer-name"
]);
async function verifiedOf(context, sets, { zone, keys }) {
	const verified = [];
	let trouble;
	let isSigned = false;
	let isDeprecated = false;
	for (const set of sets) {
		isSigned ||= set.signatures.length > 0;
		if (!isWithin(set.name, zone)) continue;
		const checked = await checkSet(context, set, keys);
		if ("trouble" in checked) {
			trouble = worse(trouble, checked.trouble);
			continue;
		}
		if (checked.wildcard) continue;
		verified.push(...set.records);
		isDeprecated ||= checked.isDeprecated;
		if (hasBroken(set)) trouble = worse(trouble, {
			state: "indeterminate",
			reason: "broken-record"
		});
	}
	if (trouble && isSigned) return {
		verified,
		trouble,
		isDeprecated
	};
	const missing = {
		state: "bogus",
		reason: "no-proof"
	};
	return {
		verified,
		trouble: isSigned ? missing : {
			...missing,
			lacks: "proofs"
		},
		isDeprecated
	};
}
function worse(one, other) {
	if (!one) return other;
	return one.state === "bogus" && other.state === "indeterminate" ? other : one;
}
function costOf(name, records) {
	const rounds = Math.max(0, ...recordsOf("NSEC3", records).map(({ data }) => 1 + data.iterations));
	return rounds > 151 ? 0 : Math.ceil(rounds * countLabels(name) / 64);
}
// src/probes/dns/withheld.ts
const tampering = new Set([
	4,
	15,
	16,
	17,
	18
]);
function isTampered(told) {
	return extendedErrors(told).some(({ code }) => tampering.has(code));
}
async function blameFor(context, trouble, told, place) {
	if (isTampered(told)) return {
		state: "indeterminate",
		reason: "filtered"
	};
	if (trouble.lacks === "proofs" && told.answer.kind !== "found" && told.message && !hasSoa(told.message)) return {
		state: "indeterminate",
		reason: "NO-SOA"
	};
	if (!trouble.lacks || !told.message) return trouble;
	const { isAuthoritative, isRecursionAvailable } = told.message;
	if (isAuthoritative) return isRecursionAvailable ? {
		state: "indeterminate",
		reason: "local"
	} : trouble;
	return await isOfZone(context, trouble.lacks, told, place) ? trouble : {
		state: "indeterminate",
		reason: "withheld"
	};
}
async function isOfZone(context, lacks, { message, reply, answer }, place) {
	const [question] = message.questions;
	if (!question) return false;
	const { server } = reply;
	const look = (name, type) => ask(context, name, type, {
		...unchecked,
		server
	});
	const opinion = await ask(context, question.name, question.type, {
		isDnssecOk: true,
		server
	});
	const isOfSoa = lacks === "signatures" && message.answers.length === 0;
	if (opinion.message?.isAuthenticData && !isOfSoa) return false;
	if (!await showsAnchor(look, lacks, question, place)) return false;
	if (opinion.message?.rcode === rcodes.SERVFAIL) return true;
	if (lacks === "proofs" && answer.kind === "found" && denialsIn(message).length === 0) return false;
	if (answer.kind === "nxdomain" && await isThere(look, answer.name)) return false;
	return showsBelow(look, lacks, question, place);
}
async function isThere(look, name) {
	const { answer } = await look(name, types.SOA);
	return answer.kind === "found" || answer.kind === "nodata";
}
async function showsAnchor(look, lacks, { type }, { anchor }) {
	if (lacks === "signatures") {
		const { message } = await look(anchor, types.DNSKEY);
		return message !== null && isSigned(message.answers);
	}
	const { message } = await look(anchor, type === types.DS && isSameName(anchor, root) ? types.DS : types.NULL);
	return message !== null && hasProof(message.authorities);
}
async function showsBelow(look, lacks, question, { zone, anchor }) {
	if (isSameName(question.name, anchor)) return true;
	const isInAnchor = isSameName(zone, anchor);
	const isBelow = (name) => isWithin(name, anchor) && !isSameName(name, anchor);
	const names = [
		zone,
		outermost(question.name, countLabels(anchor) + 1),
		...isInAnchor ? [question.name] : []
	];
	const kinds = lacks === "signatures" ? [
		types.DNSKEY,
		types.SOA,
		...isInAnchor ? [types.NULL] : []
	] : [types.NULL];
	const others = names.filter(isBelow).flatMap((name) => kinds.map((type) => ({
		name,
		type
	}))).filter(({ name, type }) => type !== question.type || !isSameName(name, question.name));
	return (await Promise.all(others.map(({ name, type }) => look(name, type)))).some(({ message }) => {
		const { answers = [], authorities = [] } = message ?? {};
		if (lacks === "proofs") return hasProof(authorities, isInAnchor ? void 0 : isBelow);
		const seen = isInAnchor ? [...answers, ...authorities] : answers;
		return recordsOf("RRSIG", seen).some(({ name, data }) => isBelow(isInAnchor ? name : data.signer));
	});
}
function isSigned(records) {
	return records.some(({ type }) => type === types.RRSIG);
}
function hasSoa({ authorities }) {
	return authorities.some(({ type }) => type === types.SOA);
}
function hasProof(authorities, isMeant = () => true) {
	const proofs = new Set([types.NSEC, types.NSEC3]);
	const signatures = recordsOf("RRSIG", authorities).filter(({ data }) => proofs.has(data.covered));
	return authorities.some(({ type }) => proofs.has(type)) && signatures.some(({ data }) => isMeant(data.signer));
}
// src/probes/dns/name-servers.ts
const mostServers = 32;
const mostAddresses = 16;
async function nameServersOf(context, zone, asking = {}) {
	const { answer } = await ask(context, zone, types.NS, asking);
	const named = answer.kind === "found" && answer.aliases.length === 0 ? recordsOf("NS", answer.records).slice(0, mostServers) : [];
	return {
		answer,
		servers: await Promise.all(named.map(({ data }) => nameServer(context, data.name, asking)))
	};
}
async function nameServer(context, name, asking = {}) {
	const [four, six] = await Promise.all([ask(context, name, types.A, asking), ask(context, name, types.AAAA, asking)]);
	return {
		name,
		addresses: [...addressesIn(four), ...addressesIn(six)].slice(0, mostAddresses),
		answers: {
			A: four.answer,
			AAAA: six.answer
		}
	};
}
function addressesIn({ answer }) {
	if (answer.kind !== "found") return [];
	const found = answer.records.flatMap(({ data }) => data.type === "A" || data.type === "AAAA" ? [data.address] : []);
	return [...new Set(found)].filter((each) => isIP(each) !== 0);
}
function askAuthority(context, address, [name, type], asking = {}) {
	return ask(context, name, type, {
		...asking,
		server: address,
		namedBy: address,
		isRecursionDesired: false
	});
}
// src/probes/dns/zone.ts
async function zoneOf(context, name, asking = {}) {
	const { answer } = await ask(context, name, types.SOA, asking);
	if (answer.kind === "unknown") return answer;
	const above = answer.aliases.length > 0 ? parentOf(name) : null;
	if (above) return zoneOf(context, above, asking);
	const [soa] = answer.kind === "found" ? recordsOf("SOA", answer.records) : [answer.soa];
	return soa ? {
		kind: "zone",
		zone: soa.name,
		soa
	} : {
		kind: "unknown",
		reason: "NO-SOA"
	};
}
async function zoneAbove(context, zone, asking = {}) {
	const parent = parentOf(zone);
	return parent ? zoneOf(context, parent, asking) : {
		kind: "unknown",
		reason: "NO-PARENT"
	};
}
// src/formats/dns/delegation.ts
const digests = new Map([
	[1, "sha1"],
	[2, "sha256"],
	[4, "sha384"]
]);
function delegationDigest(owner, key, digestType) {
	const name = digests.get(digestType);
	return name ? hash(name, Buffer.concat([lowerCased(owner).wire, dataBytes(key)]), "buffer") : null;
}
const mostDigests = 32;
function matchDelegation(zone, delegations, keys) {
	const known = delegations.filter((each) => algorithms.has(each.algorithm) && digests.has(each.digestType));
	const accepted = known.filter((each) => !algorithms.get(each.algorithm)?.isDeprecated);
	if (accepted.length === 0) return {
		kind: "unsupported",
		isDeprecated: known.length > 0
	};
	const better = new Set(accepted.filter(({ digestType }) => digestType !== 1).map(({ algorithm }) => algorithm));
	const strong = accepted.filter(({ digestType, algorithm }) => digestType !== 1 || !better.has(algorithm));
	return compare(zone, strong, named(keys, new Set(strong.map(({ algorithm }) => algorithm))));
}
function named(keys, wanted) {
	const own = keys.filter(({ data }) => wanted.has(data.algorithm) && isZoneKey(data));
	return Map.groupBy(own, ({ data }) => `${data.algorithm} ${keyTag(data)}`);
}
function compare(zone, delegations, keys) {
	const pairs = delegations.flatMap((each) => (keys.get(`${each.algorithm} ${each.keyTag}`) ?? []).slice(0, 33).map((key) => ({
		each,
		key
	})));
	let problem = pairs.length > mostDigests ? "too-many" : "no-matching-key";
	const anchored = new Set();
	for (const { each, key } of pairs.slice(0, mostDigests)) {
		const isRight = delegationDigest(zone, key.data, each.digestType)?.equals(each.digest);
		if (isRight && !isRevoked(key.data)) anchored.add(key);
		else if (problem !== "too-many") problem = isRight ? "revoked-key" : "wrong-digest";
	}
	return anchored.size > 0 ? {
		kind: "anchored",
		keys: [...anchored]
	} : {
		kind: "failed",
		problem
	};
}
// src/probes/dns/alias.ts
function aliasIn(sets, name) {
	const own = sets.find((each) => each.type === types.CNAME && isSameName(each.name, name)) ?? null;
	if (own && own.signatures.length > 0) return own;
	return sets.filter((each) => each.type === types.DNAME && isBelow(name, each.name)).find((each) => own === null || isMadeFrom(own, each)) ?? own;
}
function isMadeFrom(alias, redirection) {
	const made = recordsOf("CNAME", alias.records);
	const [from, ...others] = recordsOf("DNAME", redirection.records);
	const target = from && others.length === 0 ? redirected(alias.name, from) : null;
	if (!target || made.length < alias.records.length) return false;
	return made.every(({ data }) => isSameName(data.name, target));
}
// src/probes/dns/zone-link.ts
const mostFacts = 32;
function linkOf(zone, { state, reason }, parts, now) {
	const sets = parts.sets.filter((each) => each !== null && each !== void 0);
	const keys = recordsOf("DNSKEY", sets.flatMap(({ records }) => records));
	return {
		zone: nameText(zone),
		state,
		reason,
		delegations: parts.delegations.slice(0, mostFacts).map((each) => ({
			keyTag: each.keyTag,
			algorithm: each.algorithm,
			digestType: each.digestType
		})),
		keys: keys.slice(0, mostFacts).map((key) => keyFacts(key, parts.anchored?.includes(key) ?? false)),
		signatures: sets.flatMap(({ signatures }) => signatures.filter(({ name }) => isSameName(name, zone))).slice(0, mostFacts).map((each) => signatureFacts(each, now))
	};
}
function keyFacts({ data }, isAnchored) {
	const { algorithm, flags, publicKey } = data;
	return {
		keyTag: keyTag(data),
		algorithm,
		flags,
		bits: modulusBits(algorithm, publicKey),
		isAnchored,
		isRevoked: isRevoked(data)
	};
}
function signatureFacts({ data }, now) {
	return {
		type: typeText(data.covered),
		keyTag: data.keyTag,
		algorithm: data.algorithm,
		inception: timeNear(data.inception, now),
		expires: timeNear(data.expiration, now)
	};
}
function timeNear(serial, now) {
	const seconds = Math.floor(now / 1e3) + (serial - toSerial(now) | 0);
	return new Date(seconds * 1e3).toISOString();
}
// src/probes/dns/anchor.ts
function anchorsAt({ anchors }, zone) {
	const [first, ...others] = anchors.filter((each) => isSameName(parseName(each.zone), zone)).map(asDelegation);
	return first ? [first, ...others] : null;
}
function asDelegation({ keyTag, algorithm, digestType, digest }) {
	return {
		type: "DS",
		keyTag,
		algorithm,
		digestType,
		digest: Buffer.from(digest, "hex")
	};
}
function anchorAbove({ anchors }, name) {
	return anchors.map(({ zone }) => parseName(zone)).filter((zone) => isWithin(name, zone)).toSorted((one, other) => other.wire.length - one.wire.length)[0] ?? null;
}
// src/probes/dns/zone-keys.ts
async function keysOf(context, zone) {
	const told = await ask(context, zone, types.DNSKEY, unchecked);
	const set = setsIn(told.message?.answers ?? []).find(({ name, type }) => type === types.DNSKEY && isSameName(name, zone)) ?? null;
	return {
		told,
		set,
		keys: recordsOf("DNSKEY", set?.records ?? [])
	};
}
async function openZone(context, zone, entrance) {
	const { told, set, keys } = await keysOf(context, zone);
	const { delegations, above } = entrance;
	const anchor = above?.anchor ?? zone;
	const match = matchDelegation(zone, delegations, keys);
	function stand(state, reason) {
		const anchored = match.kind === "anchored" ? match.keys : [];
		const facts = {
			delegations,
			sets: [entrance.set, set],
			anchored
		};
		const link = linkOf(zone, {
			state,
			reason
		}, facts, context.now().getTime());
		const links = [...above?.links ?? [], link];
		return {
			zone,
			state,
			reason,
			keys: state === "secure" ? keys : [],
			anchor,
			links
		};
	}
	if (match.kind !== "anchored" && entrance.set && hasBroken(entrance.set)) return stand("indeterminate", "broken-record");
	if (match.kind === "unsupported") return stand(...unsupported(above, match));
	if (told.answer.kind === "unknown") return stand("indeterminate", told.answer.reason);
	if (match.kind === "failed" || !set) {
		const reason = match.kind === "failed" ? match.problem : "no-matching-key";
		if (reason === "too-many") return stand("indeterminate", reason);
		return above ? stand("bogus", reason) : stand("indeterminate", "anchor-mismatch");
	}
	const checked = await checkSet(context, set, match.keys);
	if (!("trouble" in checked)) return stand("secure", null);
	const { state, reason } = await blameFor(context, checked.trouble, told, {
		zone,
		anchor
	});
	return stand(state, reason);
}
function unsupported(above, { isDeprecated }) {
	if (!above) return ["indeterminate", "unsupported-anchor"];
	return ["insecure", isDeprecated ? "deprecated" : "unsupported"];
}
async function openUnsigned(context, zone, above, reason) {
	const { set, keys } = await keysOf(context, zone);
	const own = keys.filter(({ data }) => isZoneKey(data));
	const signs = set !== null && own.length > 0 && set.signatures.length > 0;
	const checked = signs ? await checkSet(context, set, own) : null;
	const trouble = checked && "trouble" in checked ? checked.trouble.reason : null;
	const stand = signs ? {
		state: "island",
		reason: trouble
	} : {
		state: "insecure",
		reason
	};
	const link = linkOf(zone, stand, {
		delegations: [],
		sets: [set]
	}, context.now().getTime());
	return {
		zone,
		...stand,
		keys: signs ? own : [],
		anchor: above.anchor,
		links: [...above.links, link]
	};
}
// src/probes/dns/standing.ts
function standingAt(context, name) {
	return context.once(`dnssec ${keyOf(name)}`, async () => {
		const anchors = anchorsAt(context.dns, name);
		if (anchors) return openZone(context, name, {
			delegations: anchors,
			set: null,
			above: null
		});
		const above = parentOf(name);
		if (!above || !anchorAbove(context.dns, name)) return outside(name);
		return beyond(context, name, above);
	});
}
function outside(zone) {
	return {
		zone,
		state: "indeterminate",
		reason: "no-anchor",
		keys: [],
		anchor: root,
		links: []
	};
}
async function rule(context, signers, floor, attempt) {
	const tried = [];
	let failed;
	for (const each of [...signers, floor]) {
		const standing = await standingAt(context, each);
		if (standing.state !== "secure") return {
			kind: "beyond",
			standing
		};
		if (tried.some(({ zone }) => isSameName(zone, standing.zone))) continue;
		tried.push(standing);
		const value = await attempt(standing);
		if (!("trouble" in value)) return {
			kind: "held",
			standing,
			value
		};
		failed = {
			kind: "failed",
			standing,
			trouble: value.trouble
		};
	}
	return failed ?? {
		kind: "beyond",
		standing: outside(floor)
	};
}
function isTelling({ rcode }) {
	return rcode === rcodes.NOERROR || rcode === rcodes.NXDOMAIN;
}
async function beyond(context, name, above) {
	const told = await ask(context, name, types.DS, unchecked);
	const { message } = told;
	if (!message || !isTelling(message)) return unasked(context, above, reasonOf(told));
	const sets = setsIn(message.answers);
	const own = sets.find((each) => each.type === types.DS && isSameName(each.name, name));
	if (own) return delegated(context, [name, above], own, told);
	const alias = aliasIn(sets, name);
	if (alias) return aliased(context, above, alias, told);
	return undelegated(context, [name, above], message, told);
}
function reasonOf({ answer }) {
	return answer.kind === "unknown" ? answer.reason : "no-proof";
}
async function unasked(context, above, reason) {
	for (const each of upwards(above)) if (anchorAbove(context.dns, each)) ask(context, each, types.DS, unchecked).catch(() => {});
	const standing = await standingAt(context, above);
	return standing.state === "secure" ? {
		...standing,
		state: "indeterminate",
		reason,
		keys: []
	} : standing;
}
async function delegated(context, [name, above], set, told) {
	const ruling = await rule(context, signersOf([set], above), above, async ({ keys }) => {
		const checked = await checkSet(context, set, keys);
		return !("trouble" in checked) && checked.wildcard !== null ? { trouble: {
			state: "bogus",
			reason: "wrong-labels"
		} } : checked;
	});
	if (ruling.kind !== "held") return settle(context, ruling, told);
	const { standing, value } = ruling;
	const [first, ...others] = recordsOf("DS", set.records).map(({ data }) => data);
	if (!first) return {
		...standing,
		state: "indeterminate",
		reason: "broken-record",
		keys: []
	};
	if (value.isDeprecated) return openUnsigned(context, name, standing, "deprecated");
	return openZone(context, name, {
		delegations: [first, ...others],
		set,
		above: standing
	});
}
async function aliased(context, above, set, told) {
	const ruling = await rule(context, signersOf([set], above), above, ({ keys }) => checkSet(context, set, keys));
	if (ruling.kind === "held" && ruling.value.isDeprecated) return {
		...ruling.standing,
		state: "insecure",
		reason: "deprecated",
		keys: []
	};
	return settle(context, ruling, told);
}
async function undelegated(context, [name, above], message, told) {
	const signers = signersOf(denialsIn(message), above);
	const named = recordsOf("SOA", message.authorities).filter((each) => isWithin(above, each.name));
	const hints = signers.length > 0 ? signers : named.slice(0, 1).map((each) => each.name);
	const claims = [
		{
			kind: "unsigned-delegation",
			name
		},
		{
			kind: "no-data",
			name,
			type: types.DS
		},
		{
			kind: "no-name",
			name
		}
	];
	const ruling = await rule(context, hints, above, (standing) => deny(context, claims, standing, message));
	if (ruling.kind !== "held") return settle(context, ruling, told);
	const { standing, value } = ruling;
	if (value.claim === null) return openUnsigned(context, name, standing, value.reason);
	if (value.isOptOut) return openUnsigned(context, name, standing, "opt-out");
	return value.claim.kind === "unsigned-delegation" ? openUnsigned(context, name, standing, "unsigned") : standing;
}
async function settle(context, ruling, told) {
	const { standing } = ruling;
	if (ruling.kind !== "failed") return standing;
	const { state, reason } = await blameFor(context, ruling.trouble, told, standing);
	return {
		...standing,
		state,
		reason,
		keys: []
	};
}
// src/probes/dns/opinion.ts
const bogusCodes = new Map([
	[6, null],
	[7, "expired"],
	[8, "not-yet-valid"],
	[9, "no-matching-key"],
	[10, "no-signature"],
	[11, "no-zone-key"],
	[12, "no-proof"]
]);
const insecureCodes = new Map([
	[1, "unsupported"],
	[2, "unsupported"],
	[27, "iterations"]
]);
const mostErrors = 8;
async function opinionOf(context, name, type) {
	const told = await ask(context, name, type, { isDnssecOk: true });
	const extended = extendedErrors(told).slice(0, mostErrors);
	const { message, reply } = told;
	if (!message || !reply) {
		const rcode = told.answer.kind === "unknown" ? told.answer.reason : "TIMEOUT";
		return {
			server: null,
			authenticData: null,
			withoutChecking: null,
			rcode,
			extended,
			verdict: "unknown",
			reason: rcode
		};
	}
	const again = message.rcode === rcodes.SERVFAIL ? await ask(context, name, type, unchecked) : null;
	const said = {
		server: reply.server,
		rcode: rcodeText(message.rcode),
		authenticData: message.isAuthenticData,
		extended,
		withoutChecking: again ? again.message ? rcodeText(again.message.rcode) : wordOf(again) : null
	};
	if (again) return {
		...said,
		...failed(said.rcode, again, extended)
	};
	if (isTampered(told)) return {
		...said,
		verdict: "unknown",
		reason: "filtered"
	};
	if (told.answer.kind === "unknown") return {
		...said,
		verdict: "unknown",
		reason: told.answer.reason
	};
	if (message.isAuthenticData) return {
		...said,
		verdict: "secure",
		reason: null
	};
	return {
		...said,
		...await unauthenticated(context, name, reply.server, extended)
	};
}
function wordOf({ answer }) {
	return answer.kind === "unknown" ? answer.reason : "NOERROR";
}
function failed(rcode, again, extended) {
	const reason = firstOf(bogusCodes, extended);
	if (reason !== void 0) return {
		verdict: "bogus",
		reason
	};
	if (again.message && isTelling(again.message)) return {
		verdict: "bogus",
		reason: null
	};
	return {
		verdict: "unknown",
		reason: rcode
	};
}
async function unauthenticated(context, name, server, extended) {
	const reason = firstOf(insecureCodes, extended);
	if (reason !== void 0) return {
		verdict: "insecure",
		reason
	};
	const anchor = anchorAbove(context.dns, name);
	if (!anchor) return {
		verdict: "unknown",
		reason: "no-anchor"
	};
	const { message } = await ask(context, anchor, types.DNSKEY, {
		isDnssecOk: true,
		server
	});
	if (message?.isAuthenticData) return {
		verdict: "insecure",
		reason: null
	};
	return {
		verdict: "unknown",
		reason: "not-validating"
	};
}
function firstOf(codes, extended) {
	const said = extended.map(({ code }) => code).filter((code) => codes.has(code));
	return said.map((code) => codes.get(code)).find((each) => each !== null) ?? (said.length > 0 ? null : void 0);
}
// src/probes/dns/set-security.ts
async function judgeSet(context, told, part) {
	const floor = part.type === types.DS ? parentOf(part.name) ?? part.name : part.name;
	const signers = signersOf(part.set ? [part.set] : denialsIn(told.message ?? { authorities: [] }), floor);
	const ruling = await rule(context, signers, floor, ({ zone, keys }) => attempt(context, told, part, {
		zone,
		keys
	}));
	const { standing } = ruling;
	if (ruling.kind === "held") return judged(context, part, standing, worthOf(ruling.value));
	if (ruling.kind === "failed") return judged(context, part, standing, await blameFor(context, ruling.trouble, told, standing));
	if (standing.state === "bogus" || standing.state === "indeterminate") return judged(context, part, standing, standing);
	return judgeUnsigned(context, told, part, {
		standing,
		signers
	});
}
function worthOf(held) {
	return held.isDeprecated ? {
		...held,
		state: "insecure",
		reason: "deprecated"
	} : held;
}
async function judgeUnsigned(context, told, part, { standing, signers }) {
	const signer = signers.find((each) => isWithin(each, standing.zone));
	const island = signer ? await islandOf(context, signer, standing) : standing;
	if (island.state !== "island") return judged(context, part, island, island);
	if (!signer && !await isIn(context, part.name, island.zone)) return judged(context, part, island, unsigned);
	const result = await attempt(context, told, part, island);
	if ("trouble" in result) return judged(context, part, island, {
		state: "island",
		reason: result.trouble.reason
	});
	return judged(context, part, island, {
		...result,
		state: "island",
		reason: island.reason ?? result.reason
	});
}
const unsigned = {
	state: "insecure",
	reason: "unsigned"
};
async function islandOf(context, signer, standing) {
	if (isSameName(signer, standing.zone)) return standing;
	const { answer } = await ask(context, signer, types.DS, unchecked);
	if (answer.kind !== "found") return openUnsigned(context, signer, standing, "unsigned");
	return standing.state === "island" ? {
		...standing,
		...unsigned
	} : standing;
}
async function isIn(context, name, zone) {
	const own = await zoneOf(context, name, unchecked);
	return own.kind === "zone" && isSameName(own.zone, zone);
}
function attempt(context, told, part, zone) {
	return part.set ? attemptRecords(context, told, part.set, zone) : attemptAbsence(context, told, part, zone);
}
async function attemptRecords(context, told, set, zone) {
	const checked = await checkSet(context, set, zone.keys);
	if ("trouble" in checked) return checked;
	const { wildcard } = checked;
	if (!wildcard) return {
		state: "secure",
		reason: null,
		...checked
	};
	const proof = await proveBy(context, told, {
		kind: "made-from",
		name: set.name,
		wildcard
	}, zone);
	return "trouble" in proof ? proof : {
		...proof,
		...checked
	};
}
async function attemptAbsence(context, told, { name, type, holds }, zone) {
	const proof = await proveBy(context, told, holds === "no-name" ? {
		kind: "no-name",
		name
	} : {
		kind: "no-data",
		name,
		type
	}, zone);
	if ("trouble" in proof) return proof;
	const soa = setsIn(told.message?.authorities ?? []).find((each) => each.type === types.SOA);
	if (!soa) return {
		...proof,
		signature: null,
		wildcard: null,
		isDeprecated: false
	};
	const checked = await checkSet(context, soa, zone.keys);
	return "trouble" in checked ? checked : {
		...proof,
		...checked,
		wildcard: null
	};
}
async function proveBy(context, { message }, claim, zone) {
	if (!message) return { trouble: {
		state: "indeterminate",
		reason: "no-proof"
	} };
	const proof = await deny(context, [claim], zone, message);
	if ("trouble" in proof) return proof;
	if (proof.claim === null) return {
		state: "insecure",
		reason: proof.reason
	};
	return proof.isOptOut ? {
		state: "insecure",
		reason: "opt-out"
	} : {
		state: "secure",
		reason: null
	};
}
function judged(context, { name, type, holds, set }, standing, result) {
	const signature = result.signature ?? set?.signatures[0];
	const facts = signature && signatureFacts(signature, context.now().getTime());
	return {
		standing,
		set: {
			name: nameText(name),
			type: typeText(type),
			holds,
			state: result.state,
			reason: result.reason,
			zone: nameText(standing.zone),
			keyTag: facts?.keyTag ?? null,
			algorithm: facts?.algorithm ?? null,
			inception: facts?.inception ?? null,
			expires: facts?.expires ?? null,
			wildcard: result.wildcard ? nameText(result.wildcard) : null
		}
	};
}
async function judgeUnknown(context, name, type, reason) {
	const standing = await standingAt(context, type === types.DS ? parentOf(name) ?? name : name);
	const isWorse = standing.state === "bogus" || standing.state === "indeterminate";
	return judged(context, {
		name,
		type,
		holds: "unknown",
		set: null
	}, standing, isWorse ? standing : {
		state: "indeterminate",
		reason
	});
}
// src/probes/dns/security.ts
async function securityOf(context, name, type) {
	lookAhead(context, name);
	const [own, opinion] = await Promise.all([ask(context, name, type, unchecked).then((told) => securityIn(context, told, name, type)), opinionOf(context, name, type)]);
	return {
		...own,
		opinion,
		agrees: doAgree(own, opinion.verdict)
	};
}
async function securityIn(context, told, name, type) {
	const found = await judgeAll(context, told, name, type);
	const [weakest] = found.toSorted((one, other) => ranks[one.set.state] - ranks[other.set.state]);
	const links = found.flatMap(({ standing }) => standing.links);
	return {
		state: weakest?.set.state ?? "indeterminate",
		reason: weakest ? weakest.set.reason : "never-signed",
		zone: weakest?.set.zone ?? nameText(name),
		links: links.filter((each, index) => links.findIndex(({ zone }) => zone === each.zone) === index),
		sets: found.map(({ set }) => set)
	};
}
const ranks = {
	bogus: 0,
	indeterminate: 1,
	insecure: 2,
	island: 3,
	secure: 4
};
const neverSigned = new Set([
	types.RRSIG,
	types.ANY,
	types.AXFR,
	types.OPT
]);
async function judgeAll(context, told, name, type) {
	const { answer } = told;
	if (neverSigned.has(type)) return [await judgeUnknown(context, name, type, "never-signed")];
	if (answer.kind === "unknown") return [await judgeUnknown(context, name, type, answer.reason)];
	const sets = setsIn(told.message?.answers ?? []);
	const aliases = answer.aliases.map((each) => aliasPart(sets, each.name));
	return Promise.all([...aliases, endPart(sets, answer, type)].map((part) => judgeSet(context, told, part)));
}
function aliasPart(sets, alias) {
	const set = aliasIn(sets, alias);
	return {
		name: set?.name ?? alias,
		type: set?.type ?? types.CNAME,
		holds: "alias",
		set
	};
}
function endPart(sets, { kind, name }, type) {
	const made = kind === "found" && type === types.CNAME ? aliasPart(sets, name) : null;
	if (made && made.type !== type) return made;
	if (kind !== "found") return {
		name,
		type,
		holds: kind === "nodata" ? "no-data" : "no-name",
		set: null
	};
	return {
		name,
		type,
		holds: "records",
		set: sets.find((each) => each.type === type && isSameName(each.name, name)) ?? null
	};
}
function lookAhead(context, name) {
	const anchor = anchorAbove(context.dns, name);
	if (!anchor) return;
	const questions = [[anchor, types.DNSKEY]];
	const depth = countLabels(anchor);
	for (let labels = depth + 1; labels <= Math.min(countLabels(name), depth + 2); labels++) {
		const zone = outermost(name, labels);
		questions.push([zone, types.DS], [zone, types.DNSKEY]);
	}
	for (const [each, type] of questions) ask(context, each, type, unchecked).catch(() => {});
}
function doAgree({ state, reason }, verdict) {
	if (reason === "deprecated" && verdict === "secure") return null;
	if (state === "indeterminate" || verdict === "unknown") return null;
	return (state === "island" ? "insecure" : state) === verdict;
}
// src/core/domain-target.ts
var import_ipaddr = __toESM(require_ipaddr(), 1);
const aDomain = {
	en: "a domain name such as example.com",
	ko: "example.com 같은 도메인 이름"
};
const noAddress = {
	en: "a domain name; the reverse-dns check (query) takes an IP address",
	ko: "도메인 이름. IP 주소는 reverse-dns 점검(query)에서 확인하십시오"
};
const noLocalhost = {
	en: "a domain name of the public DNS such as example.com; localhost is this machine wherever it is asked for (RFC 6761)",
	ko: "example.com 같은 공개 DNS의 도메인 이름. localhost는 어디서나 그 기기 자신을 뜻합니다(RFC 6761)"
};
const anAddress = {
	en: "an IPv4 or IPv6 address such as 192.0.2.1 or 2001:db8::1",
	ko: "192.0.2.1 또는 2001:db8::1 같은 IPv4 또는 IPv6 주소"
};
function domainTarget() {
	return string().transform((text, context) => unwrap(parseDomain(text), context));
}
function addressTarget() {
	return string().transform((text, context) => unwrap(parseAddress(text), context));
}
function parseDomain(text) {
	const parsed = parseHost(text);
	if ("problem" in parsed) {
		const { given } = parsed.problem;
		return { problem: {
			expected: aDomain,
			...given !== void 0 && { given }
		} };
	}
	const { host } = parsed.value;
	if (isIP(host)) return { problem: { expected: noAddress } };
	return /(?:^|\.)localhost$/.test(host) ? { problem: { expected: noLocalhost } } : { value: host };
}
function parseAddress(text) {
	const bare = text.trim().replace(/^\[(?<inside>[^[\]]*)\]$/, "$<inside>");
	if (isIP(bare) === 0 || bare.includes("%")) return { problem: { expected: anAddress } };
	return { value: import_ipaddr.default.process(bare).toString() };
}
function unwrap(parsed, context) {
	if ("value" in parsed) return parsed.value;
	context.addIssue({
		code: "custom",
		params: { ...parsed.problem }
	});
	return NEVER;
}
export { isZoneKey as C, extendedErrors as D, ask as E, isSerialBefore as S, proveDenial as T, nameServersOf as _, securityIn as a, unchecked as b, signatureFacts as c, matchDelegation as d, zoneAbove as f, nameServer as g, askAuthority as h, parseDomain as i, aliasIn as l, addressesIn as m, domainTarget as n, securityOf as o, zoneOf as p, parseAddress as r, opinionOf as s, addressTarget as t, delegationDigest as u, isTampered as v, keyTag as w, verifySet as x, isOurs as y };
