import { o as __toESM } from "./rolldown-runtime.js";
import { Aa as base32Bytes, Ao as lowerCased, Ar as algorithms, Ba as classes, Bo as readBytes, Co as compareNames, Do as isWithin, Eo as isWildcard, Fa as writeBytes, Fo as root, Go as DnsError, Ha as rcodes, Ia as writeLong, Io as upwards, Lo as wildcardBelow, Mo as outermost, Na as openPart, No as parentOf, Oo as keyOf, Ra as writeShort, Ro as cursorOf, Sa as dataBytes, To as isSameName, Tr as addressOctets, Uo as readRest, Wa as types, Wo as readShort, ko as labelsOf, ro as isCheckable, wa as hasNames, wo as countLabels, za as written, zo as readByte } from "./gate.js";
import { t as plainText } from "./plain-text.js";
import { a as problemOfDelegation, i as problemOfData, l as recordsOf, n as deniesName, r as hidesBelow, u as setsOf } from "./answer.js";
import { n as extendedErrors, t as ask } from "./lookup.js";
import { t as I } from "./index.min.js";
import { createPublicKey, hash, verify } from "node:crypto";
// src/formats/dnssec/denial-claim.ts
function unproven(problem) {
	return {
		kind: "unproven",
		problem
	};
}
// src/formats/dnssec/nsec.ts
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
// src/formats/dnssec/nsec3-hash.ts
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
// src/formats/dnssec/nsec3.ts
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
		links: known.flatMap((each) => linkOf(each, zone)),
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
function linkOf(record, zone) {
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
// src/formats/dnssec/denial.ts
const mostRecords = 64;
function proveDenial(claim, zone, records) {
	const nsec = recordsOf("NSEC", records).slice(0, mostRecords);
	const nsec3 = recordsOf("NSEC3", records).slice(0, mostRecords);
	const proof = nsec.length > 0 ? proveByNsec(claim, zone, nsec) : null;
	if (proof && (proof.kind === "proven" || nsec3.length === 0)) return proof;
	return nsec3.length > 0 ? proveByNsec3(claim, zone, nsec3) : unproven("no-proof");
}
// src/formats/dnssec/key-tag.ts
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
// src/formats/dnssec/public-key.ts
const longestModulus = 512;
const most$1 = { max: 2e3 };
const keys = new I(most$1);
const verifications = new I(most$1);
function publicKeyOf(algorithm, bytes) {
	const name = `${algorithm.name} ${bytes.toString("base64")}`;
	const known = keys.get(name) ?? { key: readKey(algorithm, bytes) };
	keys.set(name, known);
	return known.key;
}
function readKey(algorithm, bytes) {
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
function isSignatureOf(algorithm, publicKey, data, signature) {
	const parts = [
		publicKey,
		data,
		signature
	].map((each) => hash("sha256", each, "base64"));
	const name = `${algorithm.name} ${parts.join(" ")}`;
	const known = verifications.get(name) ?? isMadeBy(algorithm, publicKeyOf(algorithm, publicKey), data, signature);
	verifications.set(name, known);
	return known;
}
function isMadeBy(algorithm, key, data, signature) {
	if (!key) return false;
	try {
		if (algorithm.family === "ec") return verify(algorithm.hash, data, {
			key,
			dsaEncoding: "ieee-p1363"
		}, signature);
		return verify(algorithm.hash, data, key, signature);
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
// src/formats/dnssec/signed-data.ts
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
// src/formats/dnssec/verify-set.ts
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
	if (!known || !publicKeyOf(known, publicKey)) return "unusable-key";
	budget.left--;
	return isSignatureOf(known, publicKey, bytes, signature.data.signature) ? null : "bad-signature";
}
// src/probes/dnssec/verified.ts
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
// src/probes/dnssec/denied.ts
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
// src/formats/dns/translated-address.ts
const layouts = {
	32: [
		4,
		5,
		6,
		7
	],
	40: [
		5,
		6,
		7,
		9
	],
	48: [
		6,
		7,
		9,
		10
	],
	56: [
		7,
		9,
		10,
		11
	],
	64: [
		9,
		10,
		11,
		12
	],
	96: [
		12,
		13,
		14,
		15
	]
};
const mustBeZero = 8;
const wellKnown = ["0064ff9b0000000000000000/96", "0064ff9b0001/48"];
const ipv4Only = ["192.0.0.170", "192.0.0.171"];
function isTranslated(aaaa, a) {
	return translationPrefixes(aaaa, a).length > 0;
}
function translationPrefixes(aaaa, a) {
	const octets = addressOctets(aaaa);
	if (octets.length !== 16 || octets[mustBeZero] !== 0) return [];
	const sources = new Set(a.map((each) => addressOctets(each).toString("hex")));
	return Object.entries(layouts).flatMap(([length, places]) => {
		const within = Buffer.from(places.map((at) => octets[at] ?? 0)).toString("hex");
		return sources.has(within) && isBareBehind(octets, places) ? [prefixOf(octets, Number(length))] : [];
	});
}
function isWellKnownPrefix(prefix) {
	const [octets = "", length = "0"] = prefix.split("/");
	return wellKnown.some((each) => {
		const [start = "", least = "0"] = each.split("/");
		return Number(length) >= Number(least) && octets.startsWith(start);
	});
}
function isBareBehind(octets, places) {
	const last = places.at(-1) ?? 15;
	return octets.subarray(last + 1).every((each) => each === 0);
}
function prefixOf(octets, length) {
	return `${octets.subarray(0, length / 8).toString("hex")}/${length}`;
}
// src/probes/dnssec/synthesised.ts
const most = 64;
async function isSynthesised(context, { answer, reply }) {
	if (answer.kind !== "found" || !reply) return false;
	const made = recordsOf("AAAA", answer.records).slice(0, most);
	if (made.length === 0) return false;
	const known = await addressesOf(context, answer.name, reply.server);
	return made.every(({ data }) => isTranslated(data.address, known));
}
async function addressesOf(context, name, server) {
	const { answer } = await ask(context, name, types.A, {
		...unchecked,
		server
	});
	return (answer.kind === "found" ? recordsOf("A", answer.records) : []).slice(0, most).map(({ data }) => data.address);
}
// src/probes/dnssec/withheld.ts
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
	if (told.reply.lost === "edns") return {
		state: "indeterminate",
		reason: "withheld"
	};
	if (trouble.lacks === "signatures" && await isSynthesised(context, told)) return {
		state: "indeterminate",
		reason: "synthesised"
	};
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
// src/probes/dns/doubtful.ts
async function doubtfulReasonIn(told) {
	const { answer } = told;
	if (answer.kind === "unknown") return answer.reason;
	if (answer.kind === "found") return null;
	if (isTampered(told)) return "FILTERED";
	if (!answer.soa) return "NO-SOA";
	return answer.kind === "nxdomain" && isSameName(answer.soa.name, root) && await isInPublicDomain(answer.name) ? "PRIVATE-ROOT" : null;
}
async function isInPublicDomain(name) {
	const { parse } = await import("./cjs.js").then((m) => __toESM(m.default, 1));
	const { isIcann } = parse(plainText(name), {
		allowPrivateDomains: false,
		extractHostname: false,
		validateHostname: false
	});
	return isIcann === true;
}
export { keyTag as C, ownerHash as E, isZoneKey as S, hashedName as T, verifySet as _, ipv4Only as a, modulusBits as b, translationPrefixes as c, checkSet as d, hasBroken as f, unchecked as g, signersOf as h, isTampered as i, denialsIn as l, setsIn as m, isInPublicDomain as n, isTranslated as o, isOurs as p, blameFor as r, isWellKnownPrefix as s, doubtfulReasonIn as t, deny as u, isSerialBefore as v, proveDenial as w, isRevoked as x, toSerial as y };
