export const id = 4429;
export const ids = [4429];
export const modules = {

/***/ 3458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ extendedErrors),
/* harmony export */   t: () => (/* binding */ ask)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _read_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6321);


// src/probes/dns/ask.ts
function ask({ net, once }, name, type, asking = {}) {
	const { server, patience, ...flags } = asking;
	const how = Object.entries(flags).filter(([, value]) => value !== void 0).map(([key, value]) => `${key}=${value}`).toSorted().join(" ");
	return once(`dns ${server ?? ""} ${(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.tt)(type)} ${(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.ut)(name)} ${patience ?? ""} ${how}`, async () => {
		const got = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Qn)(() => net.dns({
			...asking,
			name: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.rt)(name),
			type
		}));
		if (!got.ok) return {
			reply: null,
			message: null,
			answer: unanswered(got.failure),
			failure: got.failure
		};
		const message = (0,_read_once_js__WEBPACK_IMPORTED_MODULE_1__.t)(got.value.message);
		return {
			reply: got.value,
			message,
			answer: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.T)(message, name, type)
		};
	});
}
function unanswered({ id, reason, params }) {
	if (id === "timeout.dns" || reason === "timeout.dns") return {
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



/***/ }),

/***/ 4429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ keyTag),
/* harmony export */   S: () => (/* binding */ isZoneKey),
/* harmony export */   _: () => (/* binding */ verifySet),
/* harmony export */   a: () => (/* binding */ ipv4Only),
/* harmony export */   b: () => (/* binding */ modulusBits),
/* harmony export */   c: () => (/* binding */ translationPrefixes),
/* harmony export */   d: () => (/* binding */ checkSet),
/* harmony export */   f: () => (/* binding */ hasBroken),
/* harmony export */   g: () => (/* binding */ unchecked),
/* harmony export */   h: () => (/* binding */ signersOf),
/* harmony export */   i: () => (/* binding */ isTampered),
/* harmony export */   l: () => (/* binding */ denialsIn),
/* harmony export */   m: () => (/* binding */ setsIn),
/* harmony export */   n: () => (/* binding */ isInPublicDomain),
/* harmony export */   o: () => (/* binding */ isTranslated),
/* harmony export */   p: () => (/* binding */ isOurs),
/* harmony export */   r: () => (/* binding */ blameFor),
/* harmony export */   s: () => (/* binding */ isWellKnownPrefix),
/* harmony export */   t: () => (/* binding */ doubtIn),
/* harmony export */   u: () => (/* binding */ deny),
/* harmony export */   v: () => (/* binding */ isSerialBefore),
/* harmony export */   w: () => (/* binding */ proveDenial),
/* harmony export */   x: () => (/* binding */ isRevoked),
/* harmony export */   y: () => (/* binding */ toSerial)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(281);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6691);
/* harmony import */ var _ask_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3458);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1947);
/* harmony import */ var _reverse_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2301);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7598);







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
	if (!(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.lt)(name, zone)) return unproven("out-of-zone");
	const chain = {
		zone,
		records: records.filter((each) => (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.lt)(each.name, zone))
	};
	if (claim.kind === "no-name") return proveNoName$1(chain, name);
	if (claim.kind === "no-data") return proveNoData$1(chain, name, claim.type);
	if (claim.kind === "unsigned-delegation") return proveUnsigned$1(chain, name);
	return proveMadeFrom$1(chain, name, claim.wildcard);
}
function proveNoName$1(chain, name) {
	const own = matching$1(chain, name);
	if (own) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.E)(own.data.types) ? proven : unproven("name-exists");
	const gap = covering$1(chain, name);
	if (!gap) return unproven(missing(chain, name));
	if ((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.lt)(gap.data.next, name)) return unproven("name-exists");
	const wildcard = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.yt)(closestAbove(gap, name));
	if (matching$1(chain, wildcard)) return unproven("wildcard-exists");
	const none = covering$1(chain, wildcard);
	if (!none) return unproven("no-proof");
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.lt)(none.data.next, wildcard) ? unproven("wildcard-exists") : proven;
}
function proveNoData$1(chain, name, type) {
	const own = matching$1(chain, name);
	if (own) return dataProof$1(own, type);
	const gap = covering$1(chain, name);
	if (!gap) return unproven(missing(chain, name));
	if ((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.lt)(gap.data.next, name)) return proven;
	const wildcard = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.yt)(closestAbove(gap, name));
	const made = matching$1(chain, wildcard);
	if (made) return dataProof$1(made, type);
	const around = covering$1(chain, wildcard);
	return around && (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.lt)(around.data.next, wildcard) ? proven : unproven("no-proof");
}
function dataProof$1({ name, data }, type) {
	const problem = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.O)(data.types, type, (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.st)(name, _gate_js__WEBPACK_IMPORTED_MODULE_1__._t));
	return problem === null ? proven : unproven(problem);
}
function proveUnsigned$1(chain, name) {
	const own = matching$1(chain, name);
	if (!own) return unproven(missing(chain, name));
	const problem = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.k)(own.data.types);
	return problem === null ? proven : unproven(problem);
}
function proveMadeFrom$1(chain, name, wildcard) {
	const above = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.ht)(wildcard);
	if (!above || !(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.lt)(name, above) || (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.st)(name, above)) return unproven("no-proof");
	if (matching$1(chain, name)) return unproven("name-exists");
	const gap = covering$1(chain, name);
	if (!gap) return unproven(missing(chain, name));
	if ((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.lt)(gap.data.next, name)) return unproven("name-exists");
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.ot)(closestAbove(gap, name)) === (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.ot)(above) ? proven : unproven("closer-name");
}
function matching$1({ records }, name) {
	return records.find((each) => (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.st)(each.name, name));
}
function covering$1({ zone, records }, name) {
	return records.find((each) => isBetween$1(each, name, zone) && !isHiddenBy(each, name));
}
function missing({ zone, records }, name) {
	return records.some((each) => isBetween$1(each, name, zone) && isHiddenBy(each, name)) ? "wrong-side" : "no-proof";
}
function isBetween$1({ name: owner, data }, name, zone) {
	if ((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.at)(owner, name) >= 0) return false;
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.st)(data.next, zone) || (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.at)(name, data.next) < 0;
}
function isHiddenBy({ name: owner, data }, name) {
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.lt)(name, owner) && (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.D)(data.types);
}
function closestAbove({ name: owner, data }, name) {
	const shared = Math.max(sharedLabels(owner, name), sharedLabels(data.next, name));
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.mt)(name, shared);
}
function sharedLabels(one, other) {
	const most = Math.min((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.dt)(one).length, (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.dt)(other).length);
	for (let count = most; count > 0; count--) if ((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.st)((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.mt)(one, count), (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.mt)(other, count))) return count;
	return 0;
}
// src/formats/dnssec/nsec3-hash.ts
function hashedName(name, { iterations, salt }) {
	let digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.hash)("sha1", Buffer.concat([Buffer.from((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.ut)(name), "latin1"), salt]), "buffer");
	for (let count = 0; count < iterations; count++) digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.hash)("sha1", Buffer.concat([digest, salt]), "buffer");
	return digest;
}
function ownerHash({ name }, zone) {
	const [first] = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.dt)(name);
	const above = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.ht)(name);
	if (!first || !above || !(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.st)(above, zone)) return null;
	const bytes = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.H)(first.toString("latin1"));
	return bytes?.length === 20 ? bytes : null;
}
// src/formats/dnssec/nsec3.ts
const mostIterations = 150;
function proveByNsec3(claim, zone, records) {
	const { name } = claim;
	if (!(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.lt)(name, zone)) return unproven("out-of-zone");
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
		const key = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.ut)(name);
		const digest = known.get(key) ?? hashedName(name, parameters);
		known.set(key, digest);
		return digest;
	};
}
function proveNoName(chain, name) {
	const closest = closestEncloser(chain, name);
	if (typeof closest === "string") return unproven(closest);
	const wildcard = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.yt)(closest.name);
	if (matching(chain, wildcard)) return unproven("wildcard-exists");
	return covering(chain, wildcard) ? {
		kind: "proven",
		isOptOut: closest.gap.isOptOut
	} : unproven("no-proof");
}
function proveNoData(chain, name, type) {
	const own = matching(chain, name);
	if (own) return dataProof(own, type, {
		isRoot: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.st)(name, _gate_js__WEBPACK_IMPORTED_MODULE_1__._t),
		isOptOut: false
	});
	const closest = closestEncloser(chain, name);
	if (typeof closest === "string") return unproven(closest);
	const wildcard = matching(chain, (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.yt)(closest.name));
	if (closest.gap.isOptOut && (type === _gate_js__WEBPACK_IMPORTED_MODULE_1__.nt.DS || !wildcard)) return {
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
	const problem = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.O)(link.types, type, isRoot);
	return problem === null ? {
		kind: "proven",
		isOptOut
	} : unproven(problem);
}
function proveUnsigned(chain, name) {
	const own = matching(chain, name);
	if (own) {
		const problem = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.k)(own.types);
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
	const above = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.ht)(wildcard);
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
	for (const each of (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.vt)(name)) {
		if (!(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.lt)(each, chain.zone)) break;
		const link = each === name ? void 0 : matching(chain, each);
		if (link) {
			if ((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.D)(link.types)) return "wrong-side";
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
	for (const each of (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.vt)(name)) {
		const next = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.ht)(each);
		if (next && (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.st)(next, above)) return each;
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
	const nsec = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.N)("NSEC", records).slice(0, mostRecords);
	const nsec3 = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.N)("NSEC3", records).slice(0, mostRecords);
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
function publicKeyOf(algorithm, bytes) {
	try {
		const key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.createPublicKey)({
			format: "jwk",
			key: jwkOf(algorithm, bytes)
		});
		return (0,_start_js__WEBPACK_IMPORTED_MODULE_4__.ut)(key) ? key : null;
	} catch {
		return null;
	}
}
function jwkOf({ family, curve, keyBytes = 0 }, bytes) {
	if (family === "rsa") return rsaOf(bytes);
	if (curve === void 0 || bytes.length !== keyBytes) throw new _gate_js__WEBPACK_IMPORTED_MODULE_1__.Dt("a key of another length");
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
	if (algorithm !== 1 && _start_js__WEBPACK_IMPORTED_MODULE_4__.F.get(algorithm)?.family !== "rsa") return null;
	try {
		const { modulus } = rsaParts(bytes);
		const first = modulus.findIndex((octet) => octet > 0);
		return first === -1 ? 0 : (modulus.length - first) * 8 - (Math.clz32(modulus[first] ?? 0) - 24);
	} catch (error) {
		if (error instanceof _gate_js__WEBPACK_IMPORTED_MODULE_1__.Dt) return null;
		throw error;
	}
}
function rsaParts(bytes) {
	const cursor = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.bt)(bytes);
	const short = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.xt)(cursor);
	return {
		exponent: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.St)(cursor, short === 0 ? (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Et)(cursor) : short),
		modulus: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(cursor)
	};
}
function rsaOf(bytes) {
	const { exponent, modulus } = rsaParts(bytes);
	if (modulus.length < 64 || modulus.length > longestModulus) throw new _gate_js__WEBPACK_IMPORTED_MODULE_1__.Dt("a modulus of another length");
	return {
		kty: "RSA",
		e: exponent.toString("base64url"),
		n: modulus.toString("base64url")
	};
}
function isSignatureOf({ family, hash }, key, data, signature) {
	try {
		if (family === "ec") return (0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.verify)(hash, data, {
			key,
			dsaEncoding: "ieee-p1363"
		}, signature);
		return (0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.verify)(hash, data, key, signature);
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
	const parts = records.map(({ data }) => (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.F)(data, true)).toSorted((one, other) => one.compare(other));
	return parts.filter((part, index) => !parts[index - 1]?.equals(part));
}
function signedData({ type, class: inClass }, { data, name }, parts) {
	const own = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.F)(data, true);
	const owner = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.ft)(expandedFrom(name, data.labels) ?? name);
	const prefix = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.G)();
	(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.q)(prefix, owner.wire);
	(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.X)(prefix, type);
	(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.X)(prefix, inClass);
	(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.J)(prefix, data.originalTtl);
	const before = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Z)(prefix);
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
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.ot)(name) - ((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.ct)(name) ? 1 : 0);
}
function expandedFrom(name, labels) {
	return labels < signedLabels(name) ? (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.yt)((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.mt)(name, labels)) : null;
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
	return _start_js__WEBPACK_IMPORTED_MODULE_4__.F.get(data.algorithm)?.isDeprecated ?? false;
}
function problemOf(set, { data, name, class: inClass }, now) {
	if (!((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.st)(name, set.name) && inClass === set.class && data.covered === set.type) || !(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.lt)(set.name, data.signer)) return "wrong-signer";
	if (set.type === _gate_js__WEBPACK_IMPORTED_MODULE_1__.nt.DS && (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.st)(set.name, data.signer)) return "wrong-signer";
	if (data.labels > signedLabels(set.name) || data.labels < signedLabels(data.signer)) return "wrong-labels";
	const time = toSerial(now);
	if (isSerialBefore(data.expiration, time)) return "expired";
	if (isSerialBefore(time, data.inception)) return "not-yet-valid";
	if (isSerialBefore(data.expiration, data.inception)) return "expired";
	return _start_js__WEBPACK_IMPORTED_MODULE_4__.F.has(data.algorithm) ? null : "unsupported-algorithm";
}
function verifyBy({ set, parts }, signature, keys, budget) {
	const { algorithm, signer, keyTag: tag } = signature.data;
	const named = keys.filter(({ data, name }) => data.algorithm === algorithm && (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.st)(name, signer) && keyTag(data) === tag);
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
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.L)(type) && records.some(({ data }) => data.type === "broken");
}
function problemOfKey(key, { type }) {
	if (!isZoneKey(key)) return "no-zone-key";
	return isRevoked(key) && type !== _gate_js__WEBPACK_IMPORTED_MODULE_1__.nt.DNSKEY ? "revoked-key" : null;
}
function problemBy({ algorithm, publicKey }, bytes, signature, budget) {
	const known = _start_js__WEBPACK_IMPORTED_MODULE_4__.F.get(algorithm);
	const key = known && publicKeyOf(known, publicKey);
	if (!key) return "unusable-key";
	budget.left--;
	return isSignatureOf(known, key, bytes, signature.data.signature) ? null : "bad-signature";
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
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.P)(records.filter((each) => each.class === _gate_js__WEBPACK_IMPORTED_MODULE_1__.Q.IN));
}
const mostSigners = 2;
function signersOf(sets, name) {
	const signers = new Map();
	for (const { signatures } of sets) for (const { data } of signatures.slice(0, 8)) if ((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.lt)(name, data.signer)) signers.set((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.ut)(data.signer), data.signer);
	return [...signers.values()].toSorted((one, other) => other.wire.length - one.wire.length).slice(0, mostSigners);
}
// src/probes/dnssec/denied.ts
const mostSets = 12;
function denialsIn({ authorities }) {
	return setsIn(authorities).filter(({ type }) => type === _gate_js__WEBPACK_IMPORTED_MODULE_1__.nt.NSEC || type === _gate_js__WEBPACK_IMPORTED_MODULE_1__.nt.NSEC3).slice(0, mostSets);
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
		if (!(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.lt)(set.name, zone)) continue;
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
	const rounds = Math.max(0, ...(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.N)("NSEC3", records).map(({ data }) => 1 + data.iterations));
	return rounds > 151 ? 0 : Math.ceil(rounds * (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.ot)(name) / 64);
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
	const octets = (0,_reverse_name_js__WEBPACK_IMPORTED_MODULE_5__.t)(aaaa);
	if (octets.length !== 16 || octets[mustBeZero] !== 0) return [];
	const sources = new Set(a.map((each) => (0,_reverse_name_js__WEBPACK_IMPORTED_MODULE_5__.t)(each).toString("hex")));
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
	const made = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.N)("AAAA", answer.records).slice(0, most);
	if (made.length === 0) return false;
	const known = await addressesOf(context, answer.name, reply.server);
	return made.every(({ data }) => isTranslated(data.address, known));
}
async function addressesOf(context, name, server) {
	const { answer } = await (0,_ask_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, name, _gate_js__WEBPACK_IMPORTED_MODULE_1__.nt.A, {
		...unchecked,
		server
	});
	return (answer.kind === "found" ? (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.N)("A", answer.records) : []).slice(0, most).map(({ data }) => data.address);
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
	return (0,_ask_js__WEBPACK_IMPORTED_MODULE_3__.n)(told).some(({ code }) => tampering.has(code));
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
	const look = (name, type) => (0,_ask_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, name, type, {
		...unchecked,
		server
	});
	const opinion = await (0,_ask_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, question.name, question.type, {
		isDnssecOk: true,
		server
	});
	const isOfSoa = lacks === "signatures" && message.answers.length === 0;
	if (opinion.message?.isAuthenticData && !isOfSoa) return false;
	if (!await showsAnchor(look, lacks, question, place)) return false;
	if (opinion.message?.rcode === _gate_js__WEBPACK_IMPORTED_MODULE_1__.et.SERVFAIL) return true;
	if (lacks === "proofs" && answer.kind === "found" && denialsIn(message).length === 0) return false;
	if (answer.kind === "nxdomain" && await isThere(look, answer.name)) return false;
	return showsBelow(look, lacks, question, place);
}
async function isThere(look, name) {
	const { answer } = await look(name, _gate_js__WEBPACK_IMPORTED_MODULE_1__.nt.SOA);
	return answer.kind === "found" || answer.kind === "nodata";
}
async function showsAnchor(look, lacks, { type }, { anchor }) {
	if (lacks === "signatures") {
		const { message } = await look(anchor, _gate_js__WEBPACK_IMPORTED_MODULE_1__.nt.DNSKEY);
		return message !== null && isSigned(message.answers);
	}
	const { message } = await look(anchor, type === _gate_js__WEBPACK_IMPORTED_MODULE_1__.nt.DS && (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.st)(anchor, _gate_js__WEBPACK_IMPORTED_MODULE_1__._t) ? _gate_js__WEBPACK_IMPORTED_MODULE_1__.nt.DS : _gate_js__WEBPACK_IMPORTED_MODULE_1__.nt.NULL);
	return message !== null && hasProof(message.authorities);
}
async function showsBelow(look, lacks, question, { zone, anchor }) {
	if ((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.st)(question.name, anchor)) return true;
	const isInAnchor = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.st)(zone, anchor);
	const isBelow = (name) => (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.lt)(name, anchor) && !(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.st)(name, anchor);
	const names = [
		zone,
		(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.mt)(question.name, (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.ot)(anchor) + 1),
		...isInAnchor ? [question.name] : []
	];
	const kinds = lacks === "signatures" ? [
		_gate_js__WEBPACK_IMPORTED_MODULE_1__.nt.DNSKEY,
		_gate_js__WEBPACK_IMPORTED_MODULE_1__.nt.SOA,
		...isInAnchor ? [_gate_js__WEBPACK_IMPORTED_MODULE_1__.nt.NULL] : []
	] : [_gate_js__WEBPACK_IMPORTED_MODULE_1__.nt.NULL];
	const others = names.filter(isBelow).flatMap((name) => kinds.map((type) => ({
		name,
		type
	}))).filter(({ name, type }) => type !== question.type || !(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.st)(name, question.name));
	return (await Promise.all(others.map(({ name, type }) => look(name, type)))).some(({ message }) => {
		const { answers = [], authorities = [] } = message ?? {};
		if (lacks === "proofs") return hasProof(authorities, isInAnchor ? void 0 : isBelow);
		const seen = isInAnchor ? [...answers, ...authorities] : answers;
		return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.N)("RRSIG", seen).some(({ name, data }) => isBelow(isInAnchor ? name : data.signer));
	});
}
function isSigned(records) {
	return records.some(({ type }) => type === _gate_js__WEBPACK_IMPORTED_MODULE_1__.nt.RRSIG);
}
function hasSoa({ authorities }) {
	return authorities.some(({ type }) => type === _gate_js__WEBPACK_IMPORTED_MODULE_1__.nt.SOA);
}
function hasProof(authorities, isMeant = () => true) {
	const proofs = new Set([_gate_js__WEBPACK_IMPORTED_MODULE_1__.nt.NSEC, _gate_js__WEBPACK_IMPORTED_MODULE_1__.nt.NSEC3]);
	const signatures = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.N)("RRSIG", authorities).filter(({ data }) => proofs.has(data.covered));
	return authorities.some(({ type }) => proofs.has(type)) && signatures.some(({ data }) => isMeant(data.signer));
}
// src/probes/dns/doubt.ts
async function doubtIn(told) {
	const { answer } = told;
	if (answer.kind === "unknown") return answer.reason;
	if (answer.kind === "found") return null;
	if (isTampered(told)) return "FILTERED";
	if (!answer.soa) return "NO-SOA";
	return answer.kind === "nxdomain" && (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.st)(answer.soa.name, _gate_js__WEBPACK_IMPORTED_MODULE_1__._t) && await isInPublicDomain(answer.name) ? "PRIVATE-ROOT" : null;
}
async function isInPublicDomain(name) {
	const { parse } = await Promise.all(/* import() */[__webpack_require__.e(4235), __webpack_require__.e(5185)]).then(__webpack_require__.bind(__webpack_require__, 5185)).then((m) => (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.o)(m.default, 1));
	const { isIcann } = parse((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__.t)(name), {
		allowPrivateDomains: false,
		extractHostname: false,
		validateHostname: false
	});
	return isIcann === true;
}



/***/ }),

/***/ 6691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);

// src/probes/dns/plain-text.ts
function plainText(name) {
	const text = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.rt)((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.ft)(name));
	return text === "." ? text : text.slice(0, -1);
}



/***/ }),

/***/ 6321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ writeOptions),
/* harmony export */   t: () => (/* binding */ messageIn)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);

// src/formats/dns/edns.ts
const longestErrorText = 512;
const codes = {
	server: 3,
	error: 15
};
function readOptions(cursor) {
	const options = [];
	while (cursor.at < cursor.end) {
		const code = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor);
		options.push((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.wt)(cursor, (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor), (part) => readOption(code, part)));
	}
	return options;
}
function readOption(code, part) {
	if (code === codes.server) return {
		name: "server",
		bytes: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Tt)(part)
	};
	if (code !== codes.error || part.end - part.at < 2) return {
		name: "other",
		code,
		bytes: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Tt)(part)
	};
	return {
		name: "error",
		code: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(part),
		text: beginning(Buffer.from(beginning((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Tt)(part)), "utf8")).replace(/\0+$/, "")
	};
}
function beginning(bytes) {
	return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(0, longestErrorText), { stream: true });
}
function writeOptions(out, options) {
	for (const option of options) {
		(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.X)(out, option.name === "other" ? option.code : codes[option.name]);
		(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Y)(out, () => writeOption(out, option));
	}
}
function writeOption(out, option) {
	if (option.name !== "error") return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.q)(out, option.bytes);
	const text = Buffer.from(option.text, "utf8");
	if (text.length > longestErrorText) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Dt("an error text of more than 512 octets");
	(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.X)(out, option.code);
	(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.q)(out, text);
}
// src/formats/dns/read-message.ts
const mostRecords = 1e4;
const mostQuestions = 32;
function readMessage(bytes) {
	if (bytes.length > 65535) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Dt("longer than a message can be");
	const cursor = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.bt)(bytes);
	const id = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor);
	const flags = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor);
	const counts = {
		questions: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor),
		answers: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor),
		authorities: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor)
	};
	const additionals = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor);
	if (counts.questions > mostQuestions) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Dt("too many questions");
	if (counts.answers + counts.authorities + additionals > mostRecords) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Dt("too many records");
	const isTruncated = (flags & 512) !== 0;
	const questions = [];
	const sections = {
		answers: [],
		authorities: [],
		additionals: [],
		opt: null
	};
	try {
		for (let left = counts.questions; left > 0; left--) questions.push(readQuestion(cursor));
		for (let left = counts.answers; left > 0; left--) sections.answers.push(readRecord(cursor));
		for (let left = counts.authorities; left > 0; left--) sections.authorities.push(readRecord(cursor));
		for (let left = additionals; left > 0; left--) readAdditional(cursor, sections);
	} catch (error) {
		if (!(error instanceof _gate_js__WEBPACK_IMPORTED_MODULE_0__.Dt) || !isTruncated) throw error;
		cursor.at = cursor.end;
	}
	const { opt, ...records } = sections;
	return {
		id,
		isResponse: (flags & 32768) !== 0,
		opcode: flags >> 11 & 15,
		isAuthoritative: (flags & 1024) !== 0,
		isTruncated,
		isRecursionDesired: (flags & 256) !== 0,
		isRecursionAvailable: (flags & 128) !== 0,
		isAuthenticData: (flags & 32) !== 0,
		isCheckingDisabled: (flags & 16) !== 0,
		rcode: (opt?.rcodeHigh ?? 0) * 16 + (flags & 15),
		questions,
		...records,
		edns: opt && ednsOf(opt),
		stray: cursor.end - cursor.at
	};
}
function ednsOf({ version, size, isDnssecOk, options }) {
	return {
		version,
		size,
		isDnssecOk,
		options
	};
}
function readQuestion(cursor) {
	return {
		name: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.gt)(cursor),
		type: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor),
		class: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor)
	};
}
function readRecord(cursor) {
	const name = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.gt)(cursor);
	const type = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor);
	if (type === _gate_js__WEBPACK_IMPORTED_MODULE_0__.nt.OPT) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Dt("OPT out of place");
	return readAfterType(cursor, name, type);
}
function readAfterType(cursor, name, type) {
	const inClass = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor);
	const seconds = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Ct)(cursor);
	const data = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.wt)(cursor, (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor), (part) => (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.z)(part, type, inClass));
	return {
		name,
		type,
		class: inClass,
		ttl: seconds > 2147483647 ? 0 : seconds,
		data
	};
}
function readAdditional(cursor, sections) {
	const name = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.gt)(cursor);
	const type = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor);
	if (type !== _gate_js__WEBPACK_IMPORTED_MODULE_0__.nt.OPT) {
		sections.additionals.push(readAfterType(cursor, name, type));
		return;
	}
	if (sections.opt) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Dt("more than one OPT");
	if (name.wire.length !== 1) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Dt("OPT of a name");
	sections.opt = {
		size: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor),
		rcodeHigh: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.xt)(cursor),
		version: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.xt)(cursor),
		isDnssecOk: ((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor) & 32768) !== 0,
		options: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.wt)(cursor, (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Et)(cursor), readOptions)
	};
}
// src/formats/dns/read-once.ts
const known = new WeakMap();
function messageIn(bytes) {
	const message = known.get(bytes) ?? readMessage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
	known.set(bytes, message);
	return message;
}



/***/ }),

/***/ 2301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ reverseName),
/* harmony export */   t: () => (/* binding */ addressOctets)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7030);


// src/formats/dns/reverse-name.ts
function addressOctets(address) {
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.F)((0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIPv4)(address) ? {
		type: "A",
		address
	} : {
		type: "AAAA",
		address
	});
}
function reverseName(address) {
	const octets = addressOctets(address);
	const isShort = octets.length === 4;
	const labels = isShort ? Array.from(octets, String) : Array.from(octets.toString("hex"));
	const top = isShort ? "in-addr" : "ip6";
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.pt)([
		...labels.toReversed(),
		top,
		"arpa"
	].map((label) => Buffer.from(label)));
}



/***/ })

};
