export const id = 5262;
export const ids = [5262];
export const modules = {

/***/ 405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ problemOfDelegation),
/* harmony export */   c: () => (/* binding */ redirected),
/* harmony export */   i: () => (/* binding */ problemOfData),
/* harmony export */   l: () => (/* binding */ recordsOf),
/* harmony export */   n: () => (/* binding */ deniesName),
/* harmony export */   o: () => (/* binding */ isBelow),
/* harmony export */   r: () => (/* binding */ hidesBelow),
/* harmony export */   s: () => (/* binding */ meantTarget),
/* harmony export */   t: () => (/* binding */ answerIn),
/* harmony export */   u: () => (/* binding */ setsOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/formats/dns/set.ts
function recordsOf(kind, records) {
	return records.filter((record) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.U)(kind, record.data));
}
function setsOf(records) {
	const sets = new Map();
	for (const record of records) {
		if (record.type === _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.RRSIG) continue;
		const key = `${record.type} ${record.class} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(record.name)}`;
		const set = sets.get(key);
		if (set) set.records.push(record);
		else sets.set(key, {
			first: record,
			records: [record],
			signatures: []
		});
	}
	for (const signature of recordsOf("RRSIG", records)) sets.get(`${signature.data.covered} ${signature.class} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(signature.name)}`)?.signatures.push(signature);
	return [...sets.values()].map(({ first, ...parts }) => ({
		name: first.name,
		type: first.type,
		class: first.class,
		...parts
	}));
}
// src/formats/dns/alias.ts
const beside = new Set([_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.RRSIG, _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.NSEC]);
const longestName = 255;
function redirected(name, { name: from, data }) {
	if (!isBelow(name, from)) return null;
	if (name.wire.length - from.wire.length + data.name.wire.length > longestName) return null;
	const kept = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ft)(name).slice(0, (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.st)(name) - (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.st)(from));
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.mt)([...kept, ...(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ft)(data.name)]);
}
function meantTarget({ answers }, alias) {
	return recordsOf("DNAME", answers).find((each) => {
		const made = redirected(alias.name, each);
		return made !== null && (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(made, alias.data.name);
	})?.data.name ?? alias.data.name;
}
function isBelow(name, other) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(name, other) && !(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(name, other);
}
function recordsAt({ answers }, name) {
	return answers.filter((each) => each.class === _start_js__WEBPACK_IMPORTED_MODULE_0__.xt.IN && !beside.has(each.type) && (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(each.name, name));
}
function aliasAt(message, name) {
	const here = recordsAt(message, name);
	const isWritten = here.some(({ type }) => type === _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME);
	const made = isWritten ? recordsOf("CNAME", here) : madeAt(message, name);
	if (typeof made === "string") return made;
	const [first, ...others] = made;
	if (!first && !isWritten) return null;
	const isOne = others.every(({ data }) => first && (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(data.name, first.data.name));
	const isAlone = here.every(({ data }) => data.type === "CNAME");
	return first && isOne && isAlone ? first : "BADRESP";
}
function madeAt({ answers }, name) {
	const above = answers.filter((each) => each.type === _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DNAME && each.class === _start_js__WEBPACK_IMPORTED_MODULE_0__.xt.IN && isBelow(name, each.name));
	const known = recordsOf("DNAME", above);
	if (known.length < above.length) return "BADRESP";
	const targets = known.map((each) => ({
		ttl: each.ttl,
		target: redirected(name, each)
	}));
	const made = targets.flatMap(({ ttl, target }) => target ? [{
		name,
		type: _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME,
		class: _start_js__WEBPACK_IMPORTED_MODULE_0__.xt.IN,
		ttl,
		data: {
			type: "CNAME",
			name: target
		}
	}] : []);
	return made.length < targets.length ? "YXDOMAIN" : made;
}
// src/formats/dns/type-bits.ts
function isCut(bits) {
	return bits.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.NS) && !bits.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.SOA);
}
const ofDenial = new Set([
	_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.RRSIG,
	_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.NSEC,
	_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.NXNAME
]);
function deniesName(bits) {
	return bits.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.NXNAME) && bits.every((type) => ofDenial.has(type));
}
function hidesBelow(bits) {
	return isCut(bits) || bits.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DNAME);
}
function problemOfData(bits, type, isRoot) {
	if (type === _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS && bits.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.SOA) && !isRoot) return "wrong-side";
	if (type !== _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS && isCut(bits)) return "wrong-side";
	return bits.includes(type) || bits.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME) ? "type-exists" : null;
}
function problemOfDelegation(bits) {
	if (bits.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.SOA)) return "wrong-side";
	if (bits.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS)) return "type-exists";
	return bits.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.NS) ? null : "no-delegation";
}
// src/formats/dns/answer.ts
const mostAliases = 10;
function answerIn(message, name, type) {
	const { rcode } = message;
	if (message.isTruncated) return {
		kind: "unknown",
		reason: "TRUNCATED"
	};
	if (rcode !== _start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NOERROR && rcode !== _start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NXDOMAIN) return {
		kind: "unknown",
		reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.St)(rcode)
	};
	const way = type === _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME ? {
		name,
		aliases: []
	} : follow(message, name);
	if (typeof way === "string") return {
		kind: "unknown",
		reason: way
	};
	const records = setAt(message, way.name, type);
	if (typeof records === "string") return {
		kind: "unknown",
		reason: records
	};
	if (records.length > 0) {
		const seconds = Math.min(...[...way.aliases, ...records].map(({ ttl }) => ttl));
		return {
			kind: "found",
			...way,
			records,
			seconds
		};
	}
	return absence(message, way);
}
function absence(message, way) {
	const soa = soaOf(message, way.name);
	const seconds = soa ? Math.min(...way.aliases.map(({ ttl }) => ttl), soa.ttl, soa.data.minimum) : 0;
	if (message.rcode === _start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NXDOMAIN || soa && isDenied(message, way.name)) return {
		kind: "nxdomain",
		...way,
		soa,
		seconds
	};
	return soa ? {
		kind: "nodata",
		...way,
		soa,
		seconds
	} : {
		kind: "unknown",
		reason: "NO-SOA"
	};
}
function setAt(message, name, type) {
	if (type === _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME) {
		const alias = aliasAt(message, name);
		if (typeof alias === "string") return alias;
		if (alias) return [alias];
	}
	if (message.rcode === _start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NXDOMAIN && recordsAt(message, name).length > 0) return "BADRESP";
	const records = message.answers.filter((each) => each.type === type && each.class === _start_js__WEBPACK_IMPORTED_MODULE_0__.xt.IN && (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(each.name, name));
	return records.length > 0 && records.every(({ data }) => data.type === "broken") ? "BADRESP" : records;
}
function follow(message, name) {
	const seen = new Set();
	const aliases = [];
	for (let end = name;;) {
		const alias = aliasAt(message, end);
		if (typeof alias === "string") return alias;
		if (!alias) return {
			name: end,
			aliases
		};
		seen.add((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(end));
		if (seen.has((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(alias.data.name))) return "CNAME-LOOP";
		if (seen.size > mostAliases) return "CNAME-CHAIN";
		aliases.push(alias);
		end = alias.data.name;
	}
}
function isDenied({ authorities }, name) {
	return recordsOf("NSEC", authorities).some((each) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(each.name, name) && deniesName(each.data.types));
}
function soaOf({ authorities }, name) {
	return recordsOf("SOA", authorities).find((each) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(name, each.name)) ?? null;
}



/***/ }),

/***/ 5262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ keyTag),
/* harmony export */   E: () => (/* binding */ ownerHash),
/* harmony export */   S: () => (/* binding */ isZoneKey),
/* harmony export */   T: () => (/* binding */ hashedName),
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
/* harmony export */   t: () => (/* binding */ doubtfulReasonIn),
/* harmony export */   u: () => (/* binding */ deny),
/* harmony export */   v: () => (/* binding */ isSerialBefore),
/* harmony export */   w: () => (/* binding */ proveDenial),
/* harmony export */   x: () => (/* binding */ isRevoked),
/* harmony export */   y: () => (/* binding */ toSerial)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(281);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6691);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(405);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5793);
/* harmony import */ var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3053);
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
	if (!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(name, zone)) return unproven("out-of-zone");
	const chain = {
		zone,
		records: records.filter((each) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(each.name, zone))
	};
	if (claim.kind === "no-name") return proveNoName$1(chain, name);
	if (claim.kind === "no-data") return proveNoData$1(chain, name, claim.type);
	if (claim.kind === "unsigned-delegation") return proveUnsigned$1(chain, name);
	return proveMadeFrom$1(chain, name, claim.wildcard);
}
function proveNoName$1(chain, name) {
	const own = matching$1(chain, name);
	if (own) return (0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.n)(own.data.types) ? proven : unproven("name-exists");
	const gap = covering$1(chain, name);
	if (!gap) return unproven(missing(chain, name));
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(gap.data.next, name)) return unproven("name-exists");
	const wildcard = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bt)(closestAbove(gap, name));
	if (matching$1(chain, wildcard)) return unproven("wildcard-exists");
	const none = covering$1(chain, wildcard);
	if (!none) return unproven("no-proof");
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(none.data.next, wildcard) ? unproven("wildcard-exists") : proven;
}
function proveNoData$1(chain, name, type) {
	const own = matching$1(chain, name);
	if (own) return dataProof$1(own, type);
	const gap = covering$1(chain, name);
	if (!gap) return unproven(missing(chain, name));
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(gap.data.next, name)) return proven;
	const wildcard = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bt)(closestAbove(gap, name));
	const made = matching$1(chain, wildcard);
	if (made) return dataProof$1(made, type);
	const around = covering$1(chain, wildcard);
	return around && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(around.data.next, wildcard) ? proven : unproven("no-proof");
}
function dataProof$1({ name, data }, type) {
	const problem = (0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.i)(data.types, type, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(name, _start_js__WEBPACK_IMPORTED_MODULE_1__.vt));
	return problem === null ? proven : unproven(problem);
}
function proveUnsigned$1(chain, name) {
	const own = matching$1(chain, name);
	if (!own) return unproven(missing(chain, name));
	const problem = (0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.a)(own.data.types);
	return problem === null ? proven : unproven(problem);
}
function proveMadeFrom$1(chain, name, wildcard) {
	const above = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.gt)(wildcard);
	if (!above || !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(name, above) || (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(name, above)) return unproven("no-proof");
	if (matching$1(chain, name)) return unproven("name-exists");
	const gap = covering$1(chain, name);
	if (!gap) return unproven(missing(chain, name));
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(gap.data.next, name)) return unproven("name-exists");
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.st)(closestAbove(gap, name)) === (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.st)(above) ? proven : unproven("closer-name");
}
function matching$1({ records }, name) {
	return records.find((each) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(each.name, name));
}
function covering$1({ zone, records }, name) {
	return records.find((each) => isBetween$1(each, name, zone) && !isHiddenBy(each, name));
}
function missing({ zone, records }, name) {
	return records.some((each) => isBetween$1(each, name, zone) && isHiddenBy(each, name)) ? "wrong-side" : "no-proof";
}
function isBetween$1({ name: owner, data }, name, zone) {
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ot)(owner, name) >= 0) return false;
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(data.next, zone) || (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ot)(name, data.next) < 0;
}
function isHiddenBy({ name: owner, data }, name) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(name, owner) && (0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.r)(data.types);
}
function closestAbove({ name: owner, data }, name) {
	const shared = Math.max(sharedLabels(owner, name), sharedLabels(data.next, name));
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ht)(name, shared);
}
function sharedLabels(one, other) {
	const most = Math.min((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ft)(one).length, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ft)(other).length);
	for (let count = most; count > 0; count--) if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ht)(one, count), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ht)(other, count))) return count;
	return 0;
}
// src/formats/dnssec/nsec3-hash.ts
function hashedName(name, { iterations, salt }) {
	let digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.hash)("sha1", Buffer.concat([Buffer.from((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dt)(name), "latin1"), salt]), "buffer");
	for (let count = 0; count < iterations; count++) digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.hash)("sha1", Buffer.concat([digest, salt]), "buffer");
	return digest;
}
function ownerHash({ name }, zone) {
	const [first] = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ft)(name);
	const above = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.gt)(name);
	if (!first || !above || !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(above, zone)) return null;
	const bytes = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.J)(first.toString("latin1"));
	return bytes?.length === 20 ? bytes : null;
}
// src/formats/dnssec/nsec3.ts
const mostIterations = 150;
function proveByNsec3(claim, zone, records) {
	const { name } = claim;
	if (!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(name, zone)) return unproven("out-of-zone");
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
		const key = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dt)(name);
		const digest = known.get(key) ?? hashedName(name, parameters);
		known.set(key, digest);
		return digest;
	};
}
function proveNoName(chain, name) {
	const closest = closestEncloser(chain, name);
	if (typeof closest === "string") return unproven(closest);
	const wildcard = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bt)(closest.name);
	if (matching(chain, wildcard)) return unproven("wildcard-exists");
	return covering(chain, wildcard) ? {
		kind: "proven",
		isOptOut: closest.gap.isOptOut
	} : unproven("no-proof");
}
function proveNoData(chain, name, type) {
	const own = matching(chain, name);
	if (own) return dataProof(own, type, {
		isRoot: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(name, _start_js__WEBPACK_IMPORTED_MODULE_1__.vt),
		isOptOut: false
	});
	const closest = closestEncloser(chain, name);
	if (typeof closest === "string") return unproven(closest);
	const wildcard = matching(chain, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bt)(closest.name));
	if (closest.gap.isOptOut && (type === _start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.DS || !wildcard)) return {
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
	const problem = (0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.i)(link.types, type, isRoot);
	return problem === null ? {
		kind: "proven",
		isOptOut
	} : unproven(problem);
}
function proveUnsigned(chain, name) {
	const own = matching(chain, name);
	if (own) {
		const problem = (0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.a)(own.types);
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
	const above = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.gt)(wildcard);
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
	for (const each of (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yt)(name)) {
		if (!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(each, chain.zone)) break;
		const link = each === name ? void 0 : matching(chain, each);
		if (link) {
			if ((0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.r)(link.types)) return "wrong-side";
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
	for (const each of (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yt)(name)) {
		const next = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.gt)(each);
		if (next && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(next, above)) return each;
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
	const nsec = (0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.l)("NSEC", records).slice(0, mostRecords);
	const nsec3 = (0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.l)("NSEC3", records).slice(0, mostRecords);
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
// node_modules/lru-cache/dist/esm/node/index.min.js
var S = (0,node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_5__.channel)("lru-cache:metrics");
var W = (0,node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_5__.tracingChannel)("lru-cache");
var L = typeof performance == "object" && performance && typeof performance.now == "function" ? performance : Date;
var R = () => S.hasSubscribers || W.hasSubscribers;
var U = new Set();
var M = typeof process == "object" && process ? process : {};
var k = (d, e, t, i) => {
	typeof M.emitWarning == "function" ? M.emitWarning(d, e, t, i) : console.error(`[${t}] ${e}: ${d}`);
};
var H = (d) => !U.has(d);
var T = (d) => !!d && d === Math.floor(d) && d > 0 && isFinite(d);
var j = (d) => T(d) ? d <= Math.pow(2, 8) ? Uint8Array : d <= Math.pow(2, 16) ? Uint16Array : d <= Math.pow(2, 32) ? Uint32Array : d <= Number.MAX_SAFE_INTEGER ? O : null : null;
var O = class extends Array {
	constructor(e) {
		super(e), this.fill(0);
	}
};
var x = class d {
	heap;
	length;
	static #o = !1;
	static create(e) {
		let t = j(e);
		if (!t) return [];
		d.#o = !0;
		let i = new d(e, t);
		return d.#o = !1, i;
	}
	constructor(e, t) {
		if (!d.#o) throw new TypeError("instantiate Stack using Stack.create(n)");
		this.heap = new t(e), this.length = 0;
	}
	push(e) {
		this.heap[this.length++] = e;
	}
	pop() {
		return this.heap[--this.length];
	}
};
var I = class d {
	#o;
	#c;
	#S;
	#O;
	#w;
	#M;
	#I;
	#m;
	get perf() {
		return this.#m;
	}
	ttl;
	ttlResolution;
	ttlAutopurge;
	updateAgeOnGet;
	updateAgeOnHas;
	allowStale;
	noDisposeOnSet;
	noUpdateTTL;
	maxEntrySize;
	sizeCalculation;
	noDeleteOnFetchRejection;
	noDeleteOnStaleGet;
	allowStaleOnFetchAbort;
	allowStaleOnFetchRejection;
	ignoreFetchAbort;
	backgroundFetchSize;
	#n;
	#b;
	#s;
	#i;
	#t;
	#l;
	#u;
	#a;
	#h;
	#y;
	#r;
	#_;
	#F;
	#d;
	#g;
	#T;
	#U;
	#f;
	#D;
	static unsafeExposeInternals(e) {
		return {
			starts: e.#F,
			ttls: e.#d,
			autopurgeTimers: e.#g,
			sizes: e.#_,
			keyMap: e.#s,
			keyList: e.#i,
			valList: e.#t,
			next: e.#l,
			prev: e.#u,
			get head() {
				return e.#a;
			},
			get tail() {
				return e.#h;
			},
			free: e.#y,
			isBackgroundFetch: (t) => e.#e(t),
			backgroundFetch: (t, i, s, n) => e.#P(t, i, s, n),
			moveToTail: (t) => e.#L(t),
			indexes: (t) => e.#A(t),
			rindexes: (t) => e.#z(t),
			isStale: (t) => e.#p(t)
		};
	}
	get max() {
		return this.#o;
	}
	get maxSize() {
		return this.#c;
	}
	get calculatedSize() {
		return this.#b;
	}
	get size() {
		return this.#n;
	}
	get fetchMethod() {
		return this.#M;
	}
	get memoMethod() {
		return this.#I;
	}
	get dispose() {
		return this.#S;
	}
	get onInsert() {
		return this.#O;
	}
	get disposeAfter() {
		return this.#w;
	}
	constructor(e) {
		let { max: t = 0, ttl: i, ttlResolution: s = 1, ttlAutopurge: n, updateAgeOnGet: o, updateAgeOnHas: l, allowStale: h, dispose: r, onInsert: c, disposeAfter: m, noDisposeOnSet: _, noUpdateTTL: u, maxSize: g = 0, maxEntrySize: f = 0, sizeCalculation: y, fetchMethod: a, memoMethod: w, noDeleteOnFetchRejection: F, noDeleteOnStaleGet: b, allowStaleOnFetchRejection: p, allowStaleOnFetchAbort: A, ignoreFetchAbort: z, backgroundFetchSize: C = 1, perf: E } = e;
		if (this.backgroundFetchSize = C, E !== void 0 && typeof E?.now != "function") throw new TypeError("perf option must have a now() method if specified");
		if (this.#m = E ?? L, t !== 0 && !T(t)) throw new TypeError("max option must be a nonnegative integer");
		let v = t ? j(t) : Array;
		if (!v) throw new Error("invalid max value: " + t);
		if (this.#o = t, this.#c = g, this.maxEntrySize = f || this.#c, this.sizeCalculation = y, this.sizeCalculation) {
			if (!this.#c && !this.maxEntrySize) throw new TypeError("cannot set sizeCalculation without setting maxSize or maxEntrySize");
			if (typeof this.sizeCalculation != "function") throw new TypeError("sizeCalculation set to non-function");
		}
		if (w !== void 0 && typeof w != "function") throw new TypeError("memoMethod must be a function if defined");
		if (this.#I = w, a !== void 0 && typeof a != "function") throw new TypeError("fetchMethod must be a function if specified");
		if (this.#M = a, this.#U = !!a, this.#s = new Map(), this.#i = Array.from({ length: t }).fill(void 0), this.#t = Array.from({ length: t }).fill(void 0), this.#l = new v(t), this.#u = new v(t), this.#a = 0, this.#h = 0, this.#y = x.create(t), this.#n = 0, this.#b = 0, typeof r == "function" && (this.#S = r), typeof c == "function" && (this.#O = c), typeof m == "function" ? (this.#w = m, this.#r = []) : (this.#w = void 0, this.#r = void 0), this.#T = !!this.#S, this.#D = !!this.#O, this.#f = !!this.#w, this.noDisposeOnSet = !!_, this.noUpdateTTL = !!u, this.noDeleteOnFetchRejection = !!F, this.allowStaleOnFetchRejection = !!p, this.allowStaleOnFetchAbort = !!A, this.ignoreFetchAbort = !!z, this.maxEntrySize !== 0) {
			if (this.#c !== 0 && !T(this.#c)) throw new TypeError("maxSize must be a positive integer if specified");
			if (!T(this.maxEntrySize)) throw new TypeError("maxEntrySize must be a positive integer if specified");
			this.#X();
		}
		if (this.allowStale = !!h, this.noDeleteOnStaleGet = !!b, this.updateAgeOnGet = !!o, this.updateAgeOnHas = !!l, this.ttlResolution = T(s) || s === 0 ? s : 1, this.ttlAutopurge = !!n, this.ttl = i || 0, this.ttl) {
			if (!T(this.ttl)) throw new TypeError("ttl must be a positive integer if specified");
			this.#k();
		}
		if (this.#o === 0 && this.ttl === 0 && this.#c === 0) throw new TypeError("At least one of max, maxSize, or ttl is required");
		if (!this.ttlAutopurge && !this.#o && !this.#c) {
			let D = "LRU_CACHE_UNBOUNDED";
			H(D) && (U.add(D), k("TTL caching without ttlAutopurge, max, or maxSize can result in unbounded memory consumption.", "UnboundedCacheWarning", D, d));
		}
	}
	getRemainingTTL(e) {
		return this.#s.has(e) ? 1 / 0 : 0;
	}
	#k() {
		let e = new O(this.#o), t = new O(this.#o);
		this.#d = e, this.#F = t;
		let i = this.ttlAutopurge ? Array.from({ length: this.#o }) : void 0;
		this.#g = i, this.#H = (h, r, c = this.#m.now()) => {
			t[h] = r !== 0 ? c : 0, e[h] = r, s(h, r);
		}, this.#R = (h) => {
			t[h] = e[h] !== 0 ? this.#m.now() : 0, s(h, e[h]);
		};
		let s = this.ttlAutopurge ? (h, r) => {
			if (i?.[h] && (clearTimeout(i[h]), i[h] = void 0), r && r !== 0 && i) {
				let c = setTimeout(() => {
					this.#p(h) ? (this.#E(this.#i[h], "expire"), i[h] = void 0) : s(h, l(h));
				}, r + 1);
				c.unref && c.unref(), i[h] = c;
			}
		} : () => {};
		this.#v = (h, r) => {
			if (e[r]) {
				let c = e[r], m = t[r];
				if (!c || !m) return;
				h.ttl = c, h.start = m, h.now = n || o();
				h.remainingTTL = c - (h.now - m);
			}
		};
		let n = 0, o = () => {
			let h = this.#m.now();
			if (this.ttlResolution > 0) {
				n = h;
				let r = setTimeout(() => n = 0, this.ttlResolution);
				r.unref && r.unref();
			}
			return h;
		};
		this.getRemainingTTL = (h) => {
			let r = this.#s.get(h);
			return r === void 0 ? 0 : l(r);
		};
		let l = (h) => {
			let r = e[h], c = t[h];
			if (!r || !c) return 1 / 0;
			return r - ((n || o()) - c);
		};
		this.#p = (h) => {
			let r = t[h], c = e[h];
			return !!c && !!r && (n || o()) - r > c;
		};
	}
	#R = () => {};
	#v = () => {};
	#H = () => {};
	#p = () => !1;
	#X() {
		let e = new O(this.#o);
		this.#b = 0, this.#_ = e, this.#x = (t) => {
			this.#b -= e[t], e[t] = 0;
		}, this.#N = (t, i, s, n) => {
			if (!T(s)) {
				if (this.#e(i)) return this.backgroundFetchSize;
				if (n) {
					if (typeof n != "function") throw new TypeError("sizeCalculation must be a function");
					if (s = n(i, t), !T(s)) throw new TypeError("sizeCalculation return invalid (expect positive integer)");
				} else throw new TypeError("invalid size value (must be positive integer). When maxSize or maxEntrySize is used, sizeCalculation or size must be set.");
			}
			return s;
		}, this.#j = (t, i, s) => {
			if (e[t] = i, this.#c) {
				let n = this.#c - e[t];
				for (; this.#b > n;) this.#G(!0);
			}
			this.#b += e[t], s && (s.entrySize = i, s.totalCalculatedSize = this.#b);
		};
	}
	#x = (e) => {};
	#j = (e, t, i) => {};
	#N = (e, t, i, s) => {
		if (i || s) throw new TypeError("cannot set size without setting maxSize or maxEntrySize on cache");
		return 0;
	};
	*#A({ allowStale: e = this.allowStale } = {}) {
		if (this.#n) for (let t = this.#h; this.#V(t) && ((e || !this.#p(t)) && (yield t), t !== this.#a);) t = this.#u[t];
	}
	*#z({ allowStale: e = this.allowStale } = {}) {
		if (this.#n) for (let t = this.#a; this.#V(t) && ((e || !this.#p(t)) && (yield t), t !== this.#h);) t = this.#l[t];
	}
	#V(e) {
		return e !== void 0 && this.#s.get(this.#i[e]) === e;
	}
	*entries() {
		for (let e of this.#A()) this.#t[e] !== void 0 && this.#i[e] !== void 0 && !this.#e(this.#t[e]) && (yield [this.#i[e], this.#t[e]]);
	}
	*rentries() {
		for (let e of this.#z()) this.#t[e] !== void 0 && this.#i[e] !== void 0 && !this.#e(this.#t[e]) && (yield [this.#i[e], this.#t[e]]);
	}
	*keys() {
		for (let e of this.#A()) {
			let t = this.#i[e];
			t !== void 0 && !this.#e(this.#t[e]) && (yield t);
		}
	}
	*rkeys() {
		for (let e of this.#z()) {
			let t = this.#i[e];
			t !== void 0 && !this.#e(this.#t[e]) && (yield t);
		}
	}
	*values() {
		for (let e of this.#A()) this.#t[e] !== void 0 && !this.#e(this.#t[e]) && (yield this.#t[e]);
	}
	*rvalues() {
		for (let e of this.#z()) this.#t[e] !== void 0 && !this.#e(this.#t[e]) && (yield this.#t[e]);
	}
	[Symbol.iterator]() {
		return this.entries();
	}
	[Symbol.toStringTag] = "LRUCache";
	find(e, t = {}) {
		for (let i of this.#A()) {
			let s = this.#t[i], n = this.#e(s) ? s.__staleWhileFetching : s;
			if (n !== void 0 && e(n, this.#i[i], this)) return this.#C(this.#i[i], t);
		}
	}
	forEach(e, t = this) {
		for (let i of this.#A()) {
			let s = this.#t[i], n = this.#e(s) ? s.__staleWhileFetching : s;
			n !== void 0 && e.call(t, n, this.#i[i], this);
		}
	}
	rforEach(e, t = this) {
		for (let i of this.#z()) {
			let s = this.#t[i], n = this.#e(s) ? s.__staleWhileFetching : s;
			n !== void 0 && e.call(t, n, this.#i[i], this);
		}
	}
	purgeStale() {
		let e = !1;
		for (let t of this.#z({ allowStale: !0 })) this.#p(t) && (this.#E(this.#i[t], "expire"), e = !0);
		return e;
	}
	info(e) {
		let t = this.#s.get(e);
		if (t === void 0) return;
		let i = this.#t[t], s = this.#e(i) ? i.__staleWhileFetching : i;
		if (s === void 0) return;
		let n = { value: s };
		if (this.#d && this.#F) {
			let o = this.#d[t], l = this.#F[t];
			if (o && l) n.ttl = o - (this.#m.now() - l), n.start = Date.now();
		}
		return this.#_ && (n.size = this.#_[t]), n;
	}
	dump() {
		let e = [];
		for (let t of this.#A({ allowStale: !0 })) {
			let i = this.#i[t], s = this.#t[t], n = this.#e(s) ? s.__staleWhileFetching : s;
			if (n === void 0 || i === void 0) continue;
			let o = { value: n };
			if (this.#d && this.#F) {
				o.ttl = this.#d[t];
				let l = this.#m.now() - this.#F[t];
				o.start = Math.floor(Date.now() - l);
			}
			this.#_ && (o.size = this.#_[t]), e.unshift([i, o]);
		}
		return e;
	}
	load(e) {
		this.clear();
		for (let [t, i] of e) {
			if (i.start) {
				let s = Date.now() - i.start;
				i.start = this.#m.now() - s;
			}
			this.#W(t, i.value, i);
		}
	}
	set(e, t, i = {}) {
		let { status: s = S.hasSubscribers ? {} : void 0 } = i;
		i.status = s, s && (s.op = "set", s.key = e, t !== void 0 && (s.value = t), s.cache = this);
		let n = this.#W(e, t, i);
		return s && S.hasSubscribers && S.publish(s), n;
	}
	#W(e, t, i, s) {
		let { ttl: n = this.ttl, start: o, noDisposeOnSet: l = this.noDisposeOnSet, sizeCalculation: h = this.sizeCalculation, status: r } = i, c = this.#e(t);
		if (t === void 0) return r && (r.set = "deleted"), this.delete(e), this;
		let { noUpdateTTL: m = this.noUpdateTTL } = i;
		r && !c && (r.value = t);
		let _ = this.#N(e, t, i.size || 0, h, r);
		if (this.maxEntrySize && _ > this.maxEntrySize) return this.#E(e, "set"), r && (r.set = "miss", r.maxEntrySizeExceeded = !0), this;
		let u = this.#n === 0 ? void 0 : this.#s.get(e);
		if (u === void 0) u = this.#n === 0 ? this.#h : this.#y.length !== 0 ? this.#y.pop() : this.#n === this.#o ? this.#G(!1) : this.#n, this.#i[u] = e, this.#t[u] = t, this.#s.set(e, u), this.#l[this.#h] = u, this.#u[u] = this.#h, this.#h = u, this.#n++, this.#j(u, _, r), r && (r.set = "add"), m = !1, this.#D && !c && this.#O?.(t, e, "add");
		else {
			this.#L(u);
			let g = this.#t[u];
			if (t !== g) {
				if (!l) if (this.#e(g)) {
					g !== s && g.__abortController.abort(new Error("replaced"));
					let { __staleWhileFetching: f } = g;
					f !== void 0 && f !== t && (this.#T && this.#S?.(f, e, "set"), this.#f && this.#r?.push([
						f,
						e,
						"set"
					]));
				} else this.#T && this.#S?.(g, e, "set"), this.#f && this.#r?.push([
					g,
					e,
					"set"
				]);
				if (this.#x(u), this.#j(u, _, r), this.#t[u] = t, !c) {
					let f = g && this.#e(g) ? g.__staleWhileFetching : g, y = f === void 0 ? "add" : t !== f ? "replace" : "update";
					r && (r.set = y, f !== void 0 && (r.oldValue = f)), this.#D && this.onInsert?.(t, e, y);
				}
			} else c || (r && (r.set = "update"), this.#D && this.onInsert?.(t, e, "update"));
		}
		if (n !== 0 && !this.#d && this.#k(), this.#d && (m || this.#H(u, n, o), r && this.#v(r, u)), !l && this.#f && this.#r) {
			let g = this.#r, f;
			for (; f = g?.shift();) this.#w?.(...f);
		}
		return this;
	}
	pop() {
		try {
			for (; this.#n;) {
				let e = this.#t[this.#a];
				if (this.#G(!0), this.#e(e)) {
					if (e.__staleWhileFetching) return e.__staleWhileFetching;
				} else if (e !== void 0) return e;
			}
		} finally {
			if (this.#f && this.#r) {
				let e = this.#r, t;
				for (; t = e?.shift();) this.#w?.(...t);
			}
		}
	}
	#G(e) {
		let t = this.#a, i = this.#i[t], s = this.#t[t], n = this.#e(s);
		n && s.__abortController.abort(new Error("evicted"));
		let o = n ? s.__staleWhileFetching : s;
		return (this.#T || this.#f) && o !== void 0 && (this.#T && this.#S?.(o, i, "evict"), this.#f && this.#r?.push([
			o,
			i,
			"evict"
		])), this.#x(t), this.#g?.[t] && (clearTimeout(this.#g[t]), this.#g[t] = void 0), e && (this.#i[t] = void 0, this.#t[t] = void 0, this.#y.push(t)), this.#n === 1 ? (this.#a = this.#h = 0, this.#y.length = 0) : this.#a = this.#l[t], this.#s.delete(i), this.#n--, t;
	}
	has(e, t = {}) {
		let { status: i = S.hasSubscribers ? {} : void 0 } = t;
		t.status = i, i && (i.op = "has", i.key = e, i.cache = this);
		let s = this.#Y(e, t);
		return S.hasSubscribers && S.publish(i), s;
	}
	#Y(e, t = {}) {
		let { updateAgeOnHas: i = this.updateAgeOnHas, status: s } = t, n = this.#s.get(e);
		if (n !== void 0) {
			let o = this.#t[n];
			if (this.#e(o) && o.__staleWhileFetching === void 0) return !1;
			if (this.#p(n)) s && (s.has = "stale", this.#v(s, n));
			else return i && this.#R(n), s && (s.has = "hit", this.#v(s, n)), !0;
		} else s && (s.has = "miss");
		return !1;
	}
	peek(e, t = {}) {
		let { status: i = R() ? {} : void 0 } = t;
		i && (i.op = "peek", i.key = e, i.cache = this), t.status = i;
		let s = this.#J(e, t);
		return S.hasSubscribers && S.publish(i), s;
	}
	#J(e, t) {
		let { status: i, allowStale: s = this.allowStale } = t, n = this.#s.get(e);
		if (n === void 0 || !s && this.#p(n)) {
			i && (i.peek = n === void 0 ? "miss" : "stale");
			return;
		}
		let o = this.#t[n], l = this.#e(o) ? o.__staleWhileFetching : o;
		return i && (l !== void 0 ? (i.peek = "hit", i.value = l) : i.peek = "miss"), l;
	}
	#P(e, t, i, s) {
		let n = t === void 0 ? void 0 : this.#t[t];
		if (this.#e(n)) return n;
		let o = new AbortController(), { signal: l } = i;
		l?.addEventListener("abort", () => o.abort(l.reason), { signal: o.signal });
		let h = {
			signal: o.signal,
			options: i,
			context: s
		}, r = (f, y = !1) => {
			let { aborted: a } = o.signal, w = i.ignoreFetchAbort && f !== void 0, F = i.ignoreFetchAbort || !!(i.allowStaleOnFetchAbort && f !== void 0);
			if (i.status && (a && !y ? (i.status.fetchAborted = !0, i.status.fetchError = o.signal.reason, w && (i.status.fetchAbortIgnored = !0)) : i.status.fetchResolved = !0), a && !w && !y) return m(o.signal.reason, F);
			let b = u, p = this.#t[t];
			return (p === u || p === void 0 && w && y) && (f === void 0 ? b.__staleWhileFetching !== void 0 ? this.#t[t] = b.__staleWhileFetching : this.#E(e, "fetch") : (i.status && (i.status.fetchUpdated = !0), this.#W(e, f, h.options, b))), f;
		}, c = (f) => (i.status && (i.status.fetchRejected = !0, i.status.fetchError = f), m(f, !1)), m = (f, y) => {
			let { aborted: a } = o.signal, w = a && i.allowStaleOnFetchAbort, F = w || i.allowStaleOnFetchRejection, b = F || i.noDeleteOnFetchRejection, p = u;
			if (this.#t[t] === u && (!b || !y && p.__staleWhileFetching === void 0 ? this.#E(e, "fetch") : w || (this.#t[t] = p.__staleWhileFetching)), F) return i.status && p.__staleWhileFetching !== void 0 && (i.status.returnedStale = !0), p.__staleWhileFetching;
			if (p.__returned === p) throw f;
		}, _ = (f, y) => {
			let a = this.#M?.(e, n, h);
			o.signal.addEventListener("abort", () => {
				(!i.ignoreFetchAbort || i.allowStaleOnFetchAbort) && (f(void 0), i.allowStaleOnFetchAbort && (f = (w) => r(w, !0)));
			}), a && a instanceof Promise ? a.then((w) => f(w === void 0 ? void 0 : w), y) : a !== void 0 && f(a);
		};
		i.status && (i.status.fetchDispatched = !0);
		let u = new Promise(_).then(r, c), g = Object.assign(u, {
			__abortController: o,
			__staleWhileFetching: n,
			__returned: void 0
		});
		return t === void 0 ? (this.#W(e, g, {
			...h.options,
			status: void 0
		}), t = this.#s.get(e)) : this.#t[t] = g, g;
	}
	#e(e) {
		if (!this.#U) return !1;
		let t = e;
		return !!t && t instanceof Promise && t.hasOwnProperty("__staleWhileFetching") && t.__abortController instanceof AbortController;
	}
	fetch(e, t = {}) {
		let i = W.hasSubscribers, { status: s = R() ? {} : void 0 } = t;
		t.status = s, s && t.context && (s.context = t.context);
		let n = this.#B(e, t);
		return s && i && (s.trace = !0, W.tracePromise(() => n, s).catch(() => {})), n;
	}
	async #B(e, t = {}) {
		let { allowStale: i = this.allowStale, updateAgeOnGet: s = this.updateAgeOnGet, noDeleteOnStaleGet: n = this.noDeleteOnStaleGet, ttl: o = this.ttl, noDisposeOnSet: l = this.noDisposeOnSet, size: h = 0, sizeCalculation: r = this.sizeCalculation, noUpdateTTL: c = this.noUpdateTTL, noDeleteOnFetchRejection: m = this.noDeleteOnFetchRejection, allowStaleOnFetchRejection: _ = this.allowStaleOnFetchRejection, ignoreFetchAbort: u = this.ignoreFetchAbort, allowStaleOnFetchAbort: g = this.allowStaleOnFetchAbort, context: f, forceRefresh: y = !1, status: a, signal: w } = t;
		if (a && (a.op = "fetch", a.key = e, y && (a.forceRefresh = !0), a.cache = this), !this.#U) return a && (a.fetch = "get"), this.#C(e, {
			allowStale: i,
			updateAgeOnGet: s,
			noDeleteOnStaleGet: n,
			status: a
		});
		let F = {
			allowStale: i,
			updateAgeOnGet: s,
			noDeleteOnStaleGet: n,
			ttl: o,
			noDisposeOnSet: l,
			size: h,
			sizeCalculation: r,
			noUpdateTTL: c,
			noDeleteOnFetchRejection: m,
			allowStaleOnFetchRejection: _,
			allowStaleOnFetchAbort: g,
			ignoreFetchAbort: u,
			status: a,
			signal: w
		}, b = this.#s.get(e);
		if (b === void 0) {
			a && (a.fetch = "miss");
			let p = this.#P(e, b, F, f);
			return p.__returned = p;
		} else {
			let p = this.#t[b];
			if (this.#e(p)) {
				let v = i && p.__staleWhileFetching !== void 0;
				return a && (a.fetch = "inflight", v && (a.returnedStale = !0)), v ? p.__staleWhileFetching : p.__returned = p;
			}
			let A = this.#p(b);
			if (!y && !A) return a && (a.fetch = "hit"), this.#L(b), s && this.#R(b), a && this.#v(a, b), p;
			let z = this.#P(e, b, F, f), E = z.__staleWhileFetching !== void 0 && i;
			return a && (a.fetch = A ? "stale" : "refresh", E && A && (a.returnedStale = !0)), E ? z.__staleWhileFetching : z.__returned = z;
		}
	}
	forceFetch(e, t = {}) {
		let i = W.hasSubscribers, { status: s = R() ? {} : void 0 } = t;
		t.status = s, s && t.context && (s.context = t.context);
		let n = this.#K(e, t);
		return s && i && (s.trace = !0, W.tracePromise(() => n, s).catch(() => {})), n;
	}
	async #K(e, t = {}) {
		let i = await this.#B(e, t);
		if (i === void 0) throw new Error("fetch() returned undefined");
		return i;
	}
	memo(e, t = {}) {
		let { status: i = S.hasSubscribers ? {} : void 0 } = t;
		t.status = i, i && (i.op = "memo", i.key = e, t.context && (i.context = t.context), i.cache = this);
		let s = this.#Q(e, t);
		return i && (i.value = s), S.hasSubscribers && S.publish(i), s;
	}
	#Q(e, t = {}) {
		let i = this.#I;
		if (!i) throw new Error("no memoMethod provided to constructor");
		let { context: s, status: n, forceRefresh: o, ...l } = t;
		n && o && (n.forceRefresh = !0);
		let h = this.#C(e, l), r = o || h === void 0;
		if (n && (n.memo = r ? "miss" : "hit", r || (n.value = h)), !r) return h;
		let c = i(e, h, {
			options: l,
			context: s
		});
		return n && (n.value = c), this.#W(e, c, l), c;
	}
	get(e, t = {}) {
		let { status: i = S.hasSubscribers ? {} : void 0 } = t;
		t.status = i, i && (i.op = "get", i.key = e, i.cache = this);
		let s = this.#C(e, t);
		return i && (s !== void 0 && (i.value = s), S.hasSubscribers && S.publish(i)), s;
	}
	#C(e, t = {}) {
		let { allowStale: i = this.allowStale, updateAgeOnGet: s = this.updateAgeOnGet, noDeleteOnStaleGet: n = this.noDeleteOnStaleGet, status: o } = t, l = this.#s.get(e);
		if (l === void 0) {
			o && (o.get = "miss");
			return;
		}
		let h = this.#t[l], r = this.#e(h);
		return o && this.#v(o, l), this.#p(l) ? r ? (o && (o.get = "stale-fetching"), i && h.__staleWhileFetching !== void 0 ? (o && (o.returnedStale = !0), h.__staleWhileFetching) : void 0) : (n || this.#E(e, "expire"), o && (o.get = "stale"), i ? (o && (o.returnedStale = !0), h) : void 0) : (o && (o.get = r ? "fetching" : "hit"), this.#L(l), s && this.#R(l), r ? h.__staleWhileFetching : h);
	}
	#$(e, t) {
		this.#u[t] = e, this.#l[e] = t;
	}
	#L(e) {
		e !== this.#h && (e === this.#a ? this.#a = this.#l[e] : this.#$(this.#u[e], this.#l[e]), this.#$(this.#h, e), this.#h = e);
	}
	delete(e) {
		return this.#E(e, "delete");
	}
	#E(e, t) {
		S.hasSubscribers && S.publish({
			op: "delete",
			delete: t,
			key: e,
			cache: this
		});
		let i = !1;
		if (this.#n !== 0) {
			let s = this.#s.get(e);
			if (s !== void 0) if (this.#g?.[s] && (clearTimeout(this.#g[s]), this.#g[s] = void 0), i = !0, this.#n === 1) this.#q(t);
			else {
				this.#x(s);
				let n = this.#t[s];
				if (this.#e(n) ? n.__abortController.abort(new Error("deleted")) : (this.#T || this.#f) && (this.#T && this.#S?.(n, e, t), this.#f && this.#r?.push([
					n,
					e,
					t
				])), this.#s.delete(e), this.#i[s] = void 0, this.#t[s] = void 0, s === this.#h) this.#h = this.#u[s];
				else if (s === this.#a) this.#a = this.#l[s];
				else {
					let o = this.#u[s];
					this.#l[o] = this.#l[s];
					let l = this.#l[s];
					this.#u[l] = this.#u[s];
				}
				this.#n--, this.#y.push(s);
			}
		}
		if (this.#f && this.#r?.length) {
			let s = this.#r, n;
			for (; n = s?.shift();) this.#w?.(...n);
		}
		return i;
	}
	clear() {
		return this.#q("delete");
	}
	#q(e) {
		for (let t of this.#z({ allowStale: !0 })) {
			let i = this.#t[t];
			if (this.#e(i)) i.__abortController.abort(new Error("deleted"));
			else {
				let s = this.#i[t];
				this.#T && this.#S?.(i, s, e), this.#f && this.#r?.push([
					i,
					s,
					e
				]);
			}
		}
		if (this.#s.clear(), this.#t.fill(void 0), this.#i.fill(void 0), this.#d && this.#F) {
			this.#d.fill(0), this.#F.fill(0);
			for (let t of this.#g ?? []) t !== void 0 && clearTimeout(t);
			this.#g?.fill(void 0);
		}
		if (this.#_ && this.#_.fill(0), this.#a = 0, this.#h = 0, this.#y.length = 0, this.#b = 0, this.#n = 0, this.#f && this.#r) {
			let t = this.#r, i;
			for (; i = t?.shift();) this.#w?.(...i);
		}
	}
};
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
		const key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.createPublicKey)({
			format: "jwk",
			key: jwkOf(algorithm, bytes)
		});
		return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bn)(key) ? key : null;
	} catch {
		return null;
	}
}
function jwkOf({ family, curve, keyBytes = 0 }, bytes) {
	if (family === "rsa") return rsaOf(bytes);
	if (curve === void 0 || bytes.length !== keyBytes) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Nt("a key of another length");
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
	if (algorithm !== 1 && _start_js__WEBPACK_IMPORTED_MODULE_1__.Rt.get(algorithm)?.family !== "rsa") return null;
	try {
		const { modulus } = rsaParts(bytes);
		const first = modulus.findIndex((octet) => octet > 0);
		return first === -1 ? 0 : (modulus.length - first) * 8 - (Math.clz32(modulus[first] ?? 0) - 24);
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Nt) return null;
		throw error;
	}
}
function rsaParts(bytes) {
	const cursor = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Et)(bytes);
	const short = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(cursor);
	return {
		exponent: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ot)(cursor, short === 0 ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mt)(cursor) : short),
		modulus: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jt)(cursor)
	};
}
function rsaOf(bytes) {
	const { exponent, modulus } = rsaParts(bytes);
	if (modulus.length < 64 || modulus.length > longestModulus) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Nt("a modulus of another length");
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
	].map((each) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.hash)("sha256", each, "base64"));
	const name = `${algorithm.name} ${parts.join(" ")}`;
	const known = verifications.get(name) ?? isMadeBy(algorithm, publicKeyOf(algorithm, publicKey), data, signature);
	verifications.set(name, known);
	return known;
}
function isMadeBy(algorithm, key, data, signature) {
	if (!key) return false;
	try {
		if (algorithm.family === "ec") return (0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.verify)(algorithm.hash, data, {
			key,
			dsaEncoding: "ieee-p1363"
		}, signature);
		return (0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.verify)(algorithm.hash, data, key, signature);
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
	const parts = records.map(({ data }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.B)(data, true)).toSorted((one, other) => one.compare(other));
	return parts.filter((part, index) => !parts[index - 1]?.equals(part));
}
function signedData({ type, class: inClass }, { data, name }, parts) {
	const own = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.B)(data, true);
	const owner = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.pt)(expandedFrom(name, data.labels) ?? name);
	const prefix = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Z)();
	(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$)(prefix, owner.wire);
	(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.nt)(prefix, type);
	(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.nt)(prefix, inClass);
	(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.et)(prefix, data.originalTtl);
	const before = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rt)(prefix);
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
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.st)(name) - ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.lt)(name) ? 1 : 0);
}
function expandedFrom(name, labels) {
	return labels < signedLabels(name) ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ht)(name, labels)) : null;
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
	return _start_js__WEBPACK_IMPORTED_MODULE_1__.Rt.get(data.algorithm)?.isDeprecated ?? false;
}
function problemOf(set, { data, name, class: inClass }, now) {
	if (!((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(name, set.name) && inClass === set.class && data.covered === set.type) || !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(set.name, data.signer)) return "wrong-signer";
	if (set.type === _start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.DS && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(set.name, data.signer)) return "wrong-signer";
	if (data.labels > signedLabels(set.name) || data.labels < signedLabels(data.signer)) return "wrong-labels";
	const time = toSerial(now);
	if (isSerialBefore(data.expiration, time)) return "expired";
	if (isSerialBefore(time, data.inception)) return "not-yet-valid";
	if (isSerialBefore(data.expiration, data.inception)) return "expired";
	return _start_js__WEBPACK_IMPORTED_MODULE_1__.Rt.has(data.algorithm) ? null : "unsupported-algorithm";
}
function verifyBy({ set, parts }, signature, keys, budget) {
	const { algorithm, signer, keyTag: tag } = signature.data;
	const named = keys.filter(({ data, name }) => data.algorithm === algorithm && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(name, signer) && keyTag(data) === tag);
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
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.H)(type) && records.some(({ data }) => data.type === "broken");
}
function problemOfKey(key, { type }) {
	if (!isZoneKey(key)) return "no-zone-key";
	return isRevoked(key) && type !== _start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.DNSKEY ? "revoked-key" : null;
}
function problemBy({ algorithm, publicKey }, bytes, signature, budget) {
	const known = _start_js__WEBPACK_IMPORTED_MODULE_1__.Rt.get(algorithm);
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
	return (0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.u)(records.filter((each) => each.class === _start_js__WEBPACK_IMPORTED_MODULE_1__.xt.IN));
}
const mostSigners = 2;
function signersOf(sets, name) {
	const signers = new Map();
	for (const { signatures } of sets) for (const { data } of signatures.slice(0, 8)) if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(name, data.signer)) signers.set((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dt)(data.signer), data.signer);
	return [...signers.values()].toSorted((one, other) => other.wire.length - one.wire.length).slice(0, mostSigners);
}
// src/probes/dnssec/denied.ts
const mostSets = 12;
function denialsIn({ authorities }) {
	return setsIn(authorities).filter(({ type }) => type === _start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.NSEC || type === _start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.NSEC3).slice(0, mostSets);
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
		if (!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(set.name, zone)) continue;
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
	const rounds = Math.max(0, ...(0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.l)("NSEC3", records).map(({ data }) => 1 + data.iterations));
	return rounds > 151 ? 0 : Math.ceil(rounds * (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.st)(name) / 64);
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
	const octets = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(aaaa);
	if (octets.length !== 16 || octets[mustBeZero] !== 0) return [];
	const sources = new Set(a.map((each) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(each).toString("hex")));
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
	const made = (0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.l)("AAAA", answer.records).slice(0, most);
	if (made.length === 0) return false;
	const known = await addressesOf(context, answer.name, reply.server);
	return made.every(({ data }) => isTranslated(data.address, known));
}
async function addressesOf(context, name, server) {
	const { answer } = await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_4__.t)(context, name, _start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.A, {
		...unchecked,
		server
	});
	return (answer.kind === "found" ? (0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.l)("A", answer.records) : []).slice(0, most).map(({ data }) => data.address);
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
	return (0,_lookup_js__WEBPACK_IMPORTED_MODULE_4__.n)(told).some(({ code }) => tampering.has(code));
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
	const look = (name, type) => (0,_lookup_js__WEBPACK_IMPORTED_MODULE_4__.t)(context, name, type, {
		...unchecked,
		server
	});
	const opinion = await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_4__.t)(context, question.name, question.type, {
		isDnssecOk: true,
		server
	});
	const isOfSoa = lacks === "signatures" && message.answers.length === 0;
	if (opinion.message?.isAuthenticData && !isOfSoa) return false;
	if (!await showsAnchor(look, lacks, question, place)) return false;
	if (opinion.message?.rcode === _start_js__WEBPACK_IMPORTED_MODULE_1__.Ct.SERVFAIL) return true;
	if (lacks === "proofs" && answer.kind === "found" && denialsIn(message).length === 0) return false;
	if (answer.kind === "nxdomain" && await isThere(look, answer.name)) return false;
	return showsBelow(look, lacks, question, place);
}
async function isThere(look, name) {
	const { answer } = await look(name, _start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.SOA);
	return answer.kind === "found" || answer.kind === "nodata";
}
async function showsAnchor(look, lacks, { type }, { anchor }) {
	if (lacks === "signatures") {
		const { message } = await look(anchor, _start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.DNSKEY);
		return message !== null && isSigned(message.answers);
	}
	const { message } = await look(anchor, type === _start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.DS && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(anchor, _start_js__WEBPACK_IMPORTED_MODULE_1__.vt) ? _start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.DS : _start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.NULL);
	return message !== null && hasProof(message.authorities);
}
async function showsBelow(look, lacks, question, { zone, anchor }) {
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(question.name, anchor)) return true;
	const isInAnchor = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(zone, anchor);
	const isBelow = (name) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(name, anchor) && !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(name, anchor);
	const names = [
		zone,
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ht)(question.name, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.st)(anchor) + 1),
		...isInAnchor ? [question.name] : []
	];
	const kinds = lacks === "signatures" ? [
		_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.DNSKEY,
		_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.SOA,
		...isInAnchor ? [_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.NULL] : []
	] : [_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.NULL];
	const others = names.filter(isBelow).flatMap((name) => kinds.map((type) => ({
		name,
		type
	}))).filter(({ name, type }) => type !== question.type || !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(name, question.name));
	return (await Promise.all(others.map(({ name, type }) => look(name, type)))).some(({ message }) => {
		const { answers = [], authorities = [] } = message ?? {};
		if (lacks === "proofs") return hasProof(authorities, isInAnchor ? void 0 : isBelow);
		const seen = isInAnchor ? [...answers, ...authorities] : answers;
		return (0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.l)("RRSIG", seen).some(({ name, data }) => isBelow(isInAnchor ? name : data.signer));
	});
}
function isSigned(records) {
	return records.some(({ type }) => type === _start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.RRSIG);
}
function hasSoa({ authorities }) {
	return authorities.some(({ type }) => type === _start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.SOA);
}
function hasProof(authorities, isMeant = () => true) {
	const proofs = new Set([_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.NSEC, _start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.NSEC3]);
	const signatures = (0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.l)("RRSIG", authorities).filter(({ data }) => proofs.has(data.covered));
	return authorities.some(({ type }) => proofs.has(type)) && signatures.some(({ data }) => isMeant(data.signer));
}
// src/probes/dns/doubtful.ts
async function doubtfulReasonIn(told) {
	const { answer } = told;
	if (answer.kind === "unknown") return answer.reason;
	if (answer.kind === "found") return null;
	if (isTampered(told)) return "FILTERED";
	if (!answer.soa) return "NO-SOA";
	return answer.kind === "nxdomain" && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(answer.soa.name, _start_js__WEBPACK_IMPORTED_MODULE_1__.vt) && await isInPublicDomain(answer.name) ? "PRIVATE-ROOT" : null;
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

/***/ 5793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ extendedErrors),
/* harmony export */   t: () => (/* binding */ ask)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(405);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1947);
/* harmony import */ var _read_once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6321);




// src/probes/dns/lookup.ts
function ask({ net, once }, name, type, asking = {}) {
	const { server, patience, ...flags } = asking;
	const how = Object.entries(flags).filter(([, value]) => value !== void 0).map(([key, value]) => `${key}=${value}`).toSorted().join(" ");
	return once(`dns ${server ?? ""} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wt)(type)} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.dt)(name)} ${patience ?? ""} ${how}`, async () => {
		const got = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.pn)(() => net.dns({
			...asking,
			name: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(name),
			type
		}));
		if (!got.ok) return {
			reply: null,
			message: null,
			answer: unanswered(got.failure),
			failure: got.failure
		};
		const message = (0,_read_once_js__WEBPACK_IMPORTED_MODULE_3__.t)(got.value.message);
		return {
			reply: got.value,
			message,
			answer: (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.t)(message, name, type)
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

/***/ 6691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/probes/dns/plain-text.ts
function plainText(name) {
	const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.pt)(name));
	return text === "." ? text : text.slice(0, -1);
}



/***/ }),

/***/ 6321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readMessage),
/* harmony export */   r: () => (/* binding */ writeOptions),
/* harmony export */   t: () => (/* binding */ messageIn)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/formats/dns/edns.ts
const longestErrorText = 512;
const codes = {
	server: 3,
	error: 15
};
function readOptions(cursor) {
	const options = [];
	while (cursor.at < cursor.end) {
		const code = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor);
		options.push((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.At)(cursor, (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor), (part) => readOption(code, part)));
	}
	return options;
}
function readOption(code, part) {
	if (code === codes.server) return {
		name: "server",
		bytes: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.jt)(part)
	};
	if (code !== codes.error || part.end - part.at < 2) return {
		name: "other",
		code,
		bytes: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.jt)(part)
	};
	return {
		name: "error",
		code: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(part),
		text: beginning(Buffer.from(beginning((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.jt)(part)), "utf8")).replace(/\0+$/, "")
	};
}
function beginning(bytes) {
	return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(0, longestErrorText), { stream: true });
}
function writeOptions(out, options) {
	for (const option of options) {
		(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(out, option.name === "other" ? option.code : codes[option.name]);
		(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.tt)(out, () => writeOption(out, option));
	}
}
function writeOption(out, option) {
	if (option.name !== "error") return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.$)(out, option.bytes);
	const text = Buffer.from(option.text, "utf8");
	if (text.length > longestErrorText) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt("an error text of more than 512 octets");
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(out, option.code);
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.$)(out, text);
}
// src/formats/dns/read-message.ts
const mostRecords = 1e4;
const mostQuestions = 32;
function readMessage(bytes) {
	if (bytes.length > 65535) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt("longer than a message can be");
	const cursor = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Et)(bytes);
	const id = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor);
	const flags = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor);
	const counts = {
		questions: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor),
		answers: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor),
		authorities: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor)
	};
	const additionals = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor);
	if (counts.questions > mostQuestions) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt("too many questions");
	if (counts.answers + counts.authorities + additionals > mostRecords) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt("too many records");
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
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt) || !isTruncated) throw error;
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
		name: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__._t)(cursor),
		type: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor),
		class: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor)
	};
}
function readRecord(cursor) {
	const name = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__._t)(cursor);
	const type = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor);
	if (type === _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.OPT) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt("OPT out of place");
	return readAfterType(cursor, name, type);
}
function readAfterType(cursor, name, type) {
	const inClass = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor);
	const seconds = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.kt)(cursor);
	const data = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.At)(cursor, (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor), (part) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.G)(part, type, inClass));
	return {
		name,
		type,
		class: inClass,
		ttl: seconds > 2147483647 ? 0 : seconds,
		data
	};
}
function readAdditional(cursor, sections) {
	const name = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__._t)(cursor);
	const type = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor);
	if (type !== _start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.OPT) {
		sections.additionals.push(readAfterType(cursor, name, type));
		return;
	}
	if (sections.opt) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt("more than one OPT");
	if (name.wire.length !== 1) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt("OPT of a name");
	sections.opt = {
		size: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor),
		rcodeHigh: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Dt)(cursor),
		version: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Dt)(cursor),
		isDnssecOk: ((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor) & 32768) !== 0,
		options: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.At)(cursor, (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(cursor), readOptions)
	};
}
// src/formats/dns/read-once.ts
const known = new WeakMap();
function messageIn(bytes) {
	const message = known.get(bytes) ?? readMessage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
	known.set(bytes, message);
	return message;
}



/***/ })

};
