import { r as __toESM } from "./rolldown-runtime.js";
import { c as canonicalParts, f as clientsOf, i as readCertificate, l as isSameName, n as isSelfIssued, s as canonicalName, t as isIssuedBy, u as nameAttributes } from "./certificate.js";
import { a as readElement, c as readWhole, l as tags, n as children, o as readOid, r as expectTag, t as DerError, u as toBuffer } from "./der.js";
import { n as isCheckable, s as oids } from "./signature.js";
import { t as reach } from "./address.js";
import { t as attempt } from "./attempt.js";
import { isIP } from "node:net";
// src/probes/certificate/broad-wildcards.ts
const deepestSuffix = 4;
function broadWildcards({ names }) {
	return suffixWildcards(names.flatMap(({ kind, value }) => kind === "dns" ? [value] : []));
}
async function suffixWildcards(names) {
	const wildcards = names.flatMap(wildcardOf);
	if (wildcards.length === 0) return [];
	const { parse } = await import("./cjs.js").then((m) => __toESM(m.default, 1));
	const known = new Map();
	function isSuffix(parent) {
		const { isIcann, publicSuffix } = parse(parent, {
			allowPrivateDomains: false,
			extractHostname: false
		});
		return isIcann === true && publicSuffix === parent;
	}
	return wildcards.flatMap(({ value, parent }) => {
		const isBroad = known.get(parent) ?? isSuffix(parent);
		known.set(parent, isBroad);
		return isBroad ? [value] : [];
	});
}
function wildcardOf(value) {
	if (!value.startsWith("*.")) return [];
	const parent = value.slice(2).replace(/\.$/, "").toLowerCase();
	const labels = parent.split(".").length;
	return labels > 1 && labels <= deepestSuffix ? [{
		value,
		parent
	}] : [];
}
// src/formats/x509/pem.ts
const mostBlocks = 256;
const blocks = /-----BEGIN (?<label>[A-Z0-9 ]{1,32})-----(?<body>[^-]*)-----END [A-Z0-9 ]{1,32}-----/g;
function readPem(text, label) {
	const found = [];
	for (const { groups } of text.matchAll(blocks)) {
		if (groups?.["label"] !== label) continue;
		found.push(Buffer.from(groups["body"] ?? "", "base64"));
		if (found.length >= mostBlocks) break;
	}
	return found;
}
// src/formats/x509/pkcs7.ts
const signedData = "1.2.840.113549.1.7.2";
const mostCertificates = 64;
function readCertificateBundle(bytes) {
	const buffer = toBuffer(bytes);
	if (buffer[0] === tags.sequence) return readDer(buffer);
	const text = buffer.toString("latin1");
	const certificates = readPem(text, "CERTIFICATE");
	if (certificates.length > 0) return certificates.slice(0, mostCertificates);
	const [message] = readPem(text, "PKCS7");
	if (!message) throw new DerError("neither DER nor PEM");
	return readMessage(readWhole(message, tags.sequence));
}
function readDer(buffer) {
	const whole = readWhole(buffer, tags.sequence);
	return children(whole)[0]?.tag === tags.oid ? readMessage(whole) : [whole.whole];
}
function readMessage(message) {
	const [type, content] = children(message);
	if (readOid(expectTag(type, tags.oid)) !== signedData) throw new DerError("not signed data");
	const certificates = children(readWhole(expectTag(content, 160).content, tags.sequence)).find(({ tag }) => tag === 160);
	return certificates ? children(certificates, mostCertificates).map(({ whole }) => whole) : [];
}
// src/probes/certificate/fetch.ts
async function fetchNamed(context, url, by, how) {
	const { schemes, ...request } = how;
	const started = context.elapsed();
	const first = await exchange(context, url, {
		by,
		schemes,
		request
	});
	if (!first.ok) return first;
	const { address, location, fetched } = first.answer;
	if (location === null) return fetched;
	const patience = Math.floor(how.patience - (context.elapsed() - started));
	if (patience <= 0) return {
		ok: false,
		reason: "timeout.http"
	};
	const rest = {
		...request,
		patience
	};
	const second = await exchange(context, location, {
		by: { namedBy: address },
		schemes,
		request: rest
	});
	if (!second.ok) return second;
	if (second.answer.location !== null) return {
		ok: false,
		reason: "redirected"
	};
	return second.answer.fetched.ok ? {
		...second.answer.fetched,
		address
	} : second.answer.fetched;
}
async function exchange(context, url, { by, schemes, request }) {
	const parsed = URL.parse(url);
	if (!parsed || !schemes.some((scheme) => scheme === parsed.protocol)) return {
		ok: false,
		reason: "scheme"
	};
	const { method = "GET" } = request;
	const bytes = request.body ? ` ${Buffer.from(request.body).toString("base64url")}` : "";
	const key = `fetch ${partyOf(by)} ${method} ${parsed.href}${bytes}`;
	const came = await attempt(() => shared(context, {
		key,
		host: parsed.host
	}, async () => {
		return toAnswer(await context.net.http({
			...request,
			...by,
			url: parsed.href,
			isAnonymous: true
		}), parsed.href, request.limit);
	}));
	return came.ok ? {
		ok: true,
		answer: came.value
	} : {
		ok: false,
		reason: came.failure.reason
	};
}
const mostKept = 65536;
async function shared(context, { key, host }, work) {
	const flights = await context.once(`fetches ${host}`, () => Promise.resolve(new Map()));
	const known = flights.get(key);
	if (known) return known;
	const flight = work();
	flights.set(key, flight);
	const drop = ({ fetched }) => fetched.ok && fetched.body.length > mostKept && flights.delete(key);
	flight.then(drop, ignore);
	return flight;
}
function ignore() {}
function partyOf({ namedBy }) {
	if (namedBy === void 0) return "user";
	return reach(namedBy) === "public" ? "public" : namedBy;
}
function toAnswer(reply, url, limit) {
	return {
		address: reply.address,
		location: redirectOf(reply, url),
		fetched: toBody(reply, limit)
	};
}
function redirectOf({ status, headers }, base) {
	if (status < 300 || status >= 400) return null;
	const location = headers.find(([name]) => name.toLowerCase() === "location")?.[1];
	return location === void 0 ? null : URL.parse(location.slice(0, 2048), base)?.href ?? null;
}
function toBody({ status, body, truncated, address }, limit) {
	if (status !== 200) return {
		ok: false,
		reason: `http.${status}`
	};
	if (truncated) return {
		ok: false,
		reason: body.length >= limit ? "too-large" : "truncated"
	};
	return {
		ok: true,
		body: alone(body),
		address
	};
}
function alone(bytes) {
	return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}
// src/probes/certificate/strength.ts
const kinds = {
	rsa: "RSA",
	"rsa-pss": "RSA-PSS",
	ec: "EC",
	dsa: "DSA",
	ed25519: "Ed25519",
	ed448: "Ed448"
};
function keyFacts(key) {
	if (!key) return {
		type: "unknown",
		bits: null
	};
	const { modulusLength, namedCurve } = key.asymmetricKeyDetails ?? {};
	const type = kinds[key.asymmetricKeyType ?? ""] ?? key.asymmetricKeyType ?? "unknown";
	const oddity = oddExponent(key) ?? oddCurve(namedCurve);
	return {
		type,
		bits: modulusLength ?? curveBits(namedCurve),
		...oddity !== null && { oddity }
	};
}
function oddExponent(key) {
	const exponent = key.asymmetricKeyDetails?.publicExponent;
	if (exponent === void 0) return null;
	if (!isCheckable(key)) return "e > 2^33";
	return exponent < 3n || exponent % 2n === 0n ? `e = ${exponent}` : null;
}
function oddCurve(curve) {
	return curve === void 0 || /^(?:prime256v1|secp(?:192|224|384|521)r1|prime192v1)$/.test(curve) ? null : curve;
}
function curveBits(name = "") {
	const digits = /\d{3}/.exec(name.slice(0, 64))?.[0];
	return digits === void 0 ? null : Number(digits);
}
const fewestBits = {
	RSA: 2048,
	"RSA-PSS": 2048,
	EC: 256,
	DSA: Number.POSITIVE_INFINITY
};
function isWeakKey({ publicKey }, clients = "browsers") {
	const { type, bits, oddity } = keyFacts(publicKey);
	return oddity !== void 0 && !(type === "EC" && clients === "programs") || bits !== null && bits < (fewestBits[type] ?? 0);
}
const weakHashes = new Set([
	"md2",
	"md4",
	"md5",
	"sha1",
	"ripemd160"
]);
function isWeakSignature({ signatureHash }) {
	return signatureHash !== null && weakHashes.has(signatureHash);
}
const browserSignatures = new Set([
	"sha256WithRSAEncryption",
	"sha384WithRSAEncryption",
	"sha512WithRSAEncryption",
	"ecdsaWithSha256",
	"ecdsaWithSha384",
	"ecdsaWithSha512"
]);
function isForeignSignature(certificate) {
	const { signature, hasOddPss } = certificate;
	if (signature === "rsassaPss") return hasOddPss;
	return !browserSignatures.has(signature) && !isWeakSignature(certificate);
}
function isForeignKey({ publicKey }) {
	const { type } = keyFacts(publicKey);
	return type !== "RSA" && type !== "EC" && type !== "DSA" && type !== "unknown";
}
function isKnownSignature({ signature, signatureHash }) {
	return signatureHash !== null || signature.startsWith("ed");
}
// src/probes/certificate/signature-checks.ts
const mostSignatures = 64;
const mostWork = 640;
function openSignatureChecks() {
	const known = new Map();
	let work = 0;
	return {
		isIssuedBy: (certificate, issuer) => {
			if (!isSameName(certificate.issuer, issuer.subject)) return false;
			const key = `${certificate.sha256} ${issuer.sha256}`;
			const before = known.get(key);
			if (before !== void 0) return before;
			const cost = costOf(issuer.publicKey);
			if (known.size >= mostSignatures || work + cost > mostWork) return null;
			work += cost;
			const fresh = isIssuedBy(certificate, issuer);
			known.set(key, fresh);
			return fresh;
		},
		count: () => known.size
	};
}
function costOf(key) {
	const { type, bits } = keyFacts(key);
	const size = bits ?? 0;
	if (type.startsWith("RSA")) return Math.max(1, (size / 4096) ** 2);
	if (type === "DSA") return Math.max(1, (size / 1024) ** 2);
	if (type === "EC") return key?.asymmetricKeyDetails?.namedCurve === "prime256v1" ? 1 : (bits ?? 521) / 8;
	return 2;
}
// src/formats/x509/extension-value.ts
function readExtensionValue(der, oid) {
	const [tbs] = children(readWhole(der, tags.sequence));
	const wrapper = children(expectTag(tbs, tags.sequence)).find(({ tag }) => tag === 163);
	const found = wrapper ? children(readElement(wrapper.content)).find((extension) => readOid(expectTag(children(extension)[0], tags.oid)) === oid) : void 0;
	return found ? expectTag(children(found).at(-1), tags.octetString).content : null;
}
// src/formats/x509/subjects.ts
const mostNames = 1e6;
function readSubjectNames({ der, subject }) {
	const list = extensionValue(der, oids.subjectAltName);
	const alternatives = list ? children(list, mostNames) : [];
	const attributes = children(readWhole(subject, tags.sequence)).reduce((sum, set) => sum + children(set).length, 0);
	return {
		count: alternatives.length + attributes,
		names: () => [...alternatives.map(readGeneralName), ...own(subject)]
	};
}
function own(subject) {
	const attributes = nameAttributes(subject);
	const emails = attributes.filter(({ oid }) => oid === oids.emailAddress).map(({ value }) => emailName(value));
	return attributes.length > 0 ? [directoryName(subject), ...emails] : [];
}
const readers = {
	129: (content) => emailName(content.toString("latin1"), content),
	130: (content) => ({
		kind: "dns",
		path: domainPath(content.toString("latin1")),
		content
	}),
	134: (content) => ({
		kind: "uri",
		path: domainPath(hostOf(content.toString("latin1", 0, 2048))),
		content
	}),
	135: (content) => ({
		kind: "ip",
		path: [],
		content
	}),
	164: (content) => directoryName(content)
};
function readGeneralName({ tag, content }) {
	const read = readers[tag];
	if (read) return read(content);
	const type = tag === 160 ? readOid(expectTag(children({
		tag,
		content,
		whole: content
	})[0], tags.oid)) : "";
	return {
		kind: `${tag & 31} ${type}`,
		path: [],
		content
	};
}
function domainPath(domain) {
	return domain === "" ? [] : domain.toLowerCase().split(".").toReversed();
}
function emailName(mailbox, content = Buffer.from(mailbox)) {
	const at = mailbox.lastIndexOf("@");
	return {
		kind: "email",
		path: [...domainPath(mailbox.slice(at + 1)), `@${mailbox.slice(0, Math.max(0, at))}`],
		content
	};
}
function directoryName(content) {
	return {
		kind: "directory",
		path: canonicalParts(content),
		content
	};
}
function hostOf(uri) {
	return URL.parse(uri)?.hostname ?? "";
}
function extensionValue(der, wanted) {
	const value = readExtensionValue(der, wanted);
	return value && readWhole(value, tags.sequence);
}
// src/formats/x509/names.ts
const longestName = 253;
function isForHost({ names }, host) {
	const wanted = host.toLowerCase();
	if (isIP(wanted) !== 0) return names.some(({ kind, value }) => kind === "ip" && value === wanted);
	const name = wanted.endsWith(".") ? wanted.slice(0, -1) : wanted;
	const parent = name.slice(name.indexOf(".") + 1);
	const wildcard = hasTwoLabels(parent) && !name.startsWith(".") ? `*.${parent}` : null;
	return names.some(({ kind, value }) => {
		if (kind !== "dns") return false;
		const given = value.toLowerCase();
		return given === name || given === wildcard;
	});
}
function hasTwoLabels(parent) {
	return parent.includes(".");
}
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
function isWellFormedName(value) {
	if (value.length > longestName) return false;
	const isWildcard = value.startsWith("*.");
	const labels = (isWildcard ? value.slice(2) : value).split(".");
	const last = labels.at(-1) ?? "";
	return labels.every((each) => label.test(each)) && !/^\d+$/.test(last) && (!isWildcard || labels.length > 1);
}
// src/formats/x509/name-tree.ts
function emptyTree() {
	return {
		next: new Map(),
		cover: {},
		hasNextHere: false
	};
}
function plant(tree, path, cover) {
	let node = tree;
	for (const [index, part] of path.entries()) {
		const known = node.next.get(part);
		const next = known ?? emptyTree();
		if (!known) node.next.set(part, next);
		if (cover.here && index === path.length - 1) node.hasNextHere = true;
		node = next;
	}
	node.cover = {
		...node.cover,
		...cover
	};
}
function isCovered(tree, path) {
	let node = tree;
	for (const part of path) {
		if (node.cover.below || (part.startsWith("@") ? node.cover.mailboxes : node.cover.hosts)) return true;
		const next = node.next.get(part);
		if (!next) return false;
		node = next;
	}
	return node.cover.here ?? false;
}
function isCoveredBelow(tree, path) {
	let node = tree;
	for (const part of path) node = node?.next.get(part);
	return node?.hasNextHere ?? false;
}
// src/formats/x509/networks.ts
function addNetwork(networks, base) {
	const length = base.length / 2;
	if (length !== 4 && length !== 16) return false;
	const bits = prefixLength(base.subarray(length));
	if (bits === null) return false;
	const key = `${length} ${bits}`;
	const known = networks.get(key) ?? new Set();
	networks.set(key, known.add(masked(base.subarray(0, length), bits)));
	return true;
}
function isInNetworks(networks, address) {
	return [...networks].some(([key, prefixes]) => {
		const [length, bits] = key.split(" ").map(Number);
		return length === address.length && bits !== void 0 && prefixes.has(masked(address, bits));
	});
}
function prefixLength(mask) {
	const bits = [...mask].map((byte) => byte.toString(2).padStart(8, "0")).join("");
	const end = bits.indexOf("0");
	if (end < 0) return bits.length;
	return bits.includes("1", end) ? null : end;
}
function masked(address, bits) {
	return Buffer.from(address.map((byte, at) => byte & 65280 >> Math.min(8, Math.max(0, bits - at * 8)))).toString("hex");
}
// src/formats/x509/constraints.ts
function readNameConstraints({ der }) {
	const value = extensionValue(der, oids.nameConstraints);
	if (!value) return null;
	const lists = children(value);
	const [permitted, excluded] = [160, 161].map((wanted) => subtreesOf(lists.find(({ tag }) => tag === wanted)));
	const all = [...permitted ?? [], ...excluded ?? []];
	return {
		count: all.length,
		isWellFormed: all.length > 0 && all.every(hasItsForm),
		prepare: () => ({
			permitted: prepare(permitted ?? []),
			excluded: prepare(excluded ?? [])
		})
	};
}
function constraintProblem(constraints, subject) {
	if (subject.count * constraints.count > mostComparisons) return "excessive";
	const { permitted, excluded } = constraints.prepare();
	return subject.names().some((name) => mayBeWithin(excluded, name) || isConstrained(permitted, name) && !isWithin(permitted, name)) ? "forbidden" : null;
}
const mostComparisons = 2 ** 20;
function subtreesOf(list) {
	if (!list) return [];
	return children(list, mostNames).map((subtree) => {
		const [base, ...limits] = children(subtree);
		if (!base) throw new DerError("subtree");
		return [base, ...limits];
	});
}
const dnsName = 130;
const ipAddress = 135;
function hasItsForm([{ tag, content }, ...limits]) {
	if (limits.length > 0) return false;
	if (tag === ipAddress) return addNetwork(new Map(), content);
	if (tag !== dnsName || content.length === 0) return true;
	const text = content.toString("latin1");
	return !text.includes("*") && isWellFormedName(text);
}
function prepare(subtrees) {
	const trees = new Map();
	const networks = new Map();
	const unclear = new Set();
	for (const [base, ...limits] of subtrees) {
		const name = readGeneralName(base);
		if (!(limits.length === 0 && (name.kind === "ip" ? addNetwork(networks, name.content) : add(trees, name)))) unclear.add(name.kind);
	}
	return {
		trees,
		networks,
		unclear
	};
}
function add(trees, name) {
	const where = bases[name.kind]?.(name);
	if (!where) return false;
	const known = trees.get(name.kind) ?? emptyTree();
	trees.set(name.kind, known);
	plant(known, where.path, where.cover);
	return true;
}
const bases = {
	dns: ({ content }) => domainBase(content.toString("latin1"), {
		here: true,
		below: true
	}),
	uri: ({ content }) => domainBase(content.toString("latin1"), { here: true }),
	email: ({ content, path }) => {
		const text = content.toString("latin1");
		if (text.includes("@")) return {
			path,
			cover: { here: true }
		};
		return text.startsWith(".") ? {
			path: domainPath(text.slice(1)),
			cover: { hosts: true }
		} : {
			path: domainPath(text),
			cover: { mailboxes: true }
		};
	},
	directory: ({ path }) => ({
		path,
		cover: {
			here: true,
			below: true
		}
	})
};
function domainBase(text, cover) {
	return text.startsWith(".") ? {
		path: domainPath(text.slice(1)),
		cover: { below: true }
	} : {
		path: domainPath(text),
		cover
	};
}
function isConstrained({ trees, networks, unclear }, { kind }) {
	return unclear.has(kind) || (kind === "ip" ? networks.size > 0 : trees.has(kind));
}
function isWithin({ trees, networks, unclear }, { kind, path, content }) {
	if (unclear.has(kind)) return false;
	if (kind === "ip") return isInNetworks(networks, content);
	const tree = trees.get(kind);
	return tree !== void 0 && isCovered(tree, path);
}
function mayBeWithin(subtrees, name) {
	if (subtrees.unclear.has(name.kind) || isWithin(subtrees, name)) return true;
	if (name.kind !== "dns" || name.path.at(-1) !== "*") return false;
	const tree = subtrees.trees.get("dns");
	return tree !== void 0 && isCoveredBelow(tree, name.path.slice(0, -1));
}
// src/formats/x509/policies.ts
const mostPolicies = 128;
function readPolicies({ der }) {
	const listed = extensionValue(der, oids.certificatePolicies);
	const constraints = extensionValue(der, oids.policyConstraints);
	const inhibit = readExtensionValue(der, oids.inhibitAnyPolicy);
	const limits = constraints ? children(constraints) : [];
	const limit = (tag) => skipCerts(limits.find((each) => each.tag === tag));
	return {
		policies: listed ? readListed(listed) : null,
		mappings: readMappings(extensionValue(der, oids.policyMappings)),
		requireExplicit: limit(128),
		inhibitMapping: limit(129),
		inhibitAnyPolicy: inhibit ? skipCerts(readWhole(inhibit, tags.integer)) : null
	};
}
function readListed(value) {
	const found = children(value, mostPolicies).map((information) => policyIn(children(information)[0]));
	if (found.length === 0 || new Set(found).size < found.length) throw new DerError("policies");
	return new Set(found);
}
function readMappings(value) {
	const mappings = new Map();
	for (const mapping of value ? children(value, mostPolicies) : []) {
		const [issuer, subject] = children(expectTag(mapping, tags.sequence)).map(policyIn);
		if (issuer === void 0 || subject === void 0) throw new DerError("mapping");
		mappings.set(issuer, (mappings.get(issuer) ?? new Set()).add(subject));
	}
	return mappings;
}
function policyIn(element) {
	return readOid(expectTag(element, tags.oid));
}
function skipCerts(element) {
	if (!element) return null;
	const { content } = element;
	if (content.length === 0 || (content[0] ?? 128) >= 128) throw new DerError("skip");
	return content.length > 4 ? 65535 : content.readUIntBE(0, content.length);
}
// src/probes/certificate/path-policies.ts
const { anyPolicy } = oids;
function holdsPolicies(path, inputs = {}, read = readPolicies) {
	const below = path.slice(0, -1).toReversed();
	const start = (isSet = false) => isSet ? 0 : below.length + 1;
	let explicit = start(inputs.requireExplicit);
	let mapping = start(inputs.inhibitMapping);
	let any = start(inputs.inhibitAnyPolicy);
	const levels = [new Map([[anyPolicy, {
		expected: new Set([anyPolicy]),
		parents: new Set()
	}]])];
	for (const [at, certificate] of below.entries()) {
		const isLeaf = at === below.length - 1;
		const isOwn = isSelfIssued(certificate);
		const said = read(certificate);
		const level = nextLevel(levels.at(-1) ?? new Map(), said, any > 0 || !isLeaf && isOwn);
		if (explicit === 0 && level.size === 0) return false;
		if (isLeaf) {
			levels.push(level);
			explicit = said.requireExplicit === 0 ? 0 : Math.max(0, explicit - 1);
			continue;
		}
		if ([...said.mappings].some(([from, to]) => from === anyPolicy || to.has(anyPolicy))) return false;
		levels.push(mapped(level, said, mapping > 0));
		const less = isOwn ? 0 : 1;
		explicit = Math.min(Math.max(0, explicit - less), said.requireExplicit ?? explicit);
		mapping = Math.min(Math.max(0, mapping - less), said.inhibitMapping ?? mapping);
		any = Math.min(Math.max(0, any - less), said.inhibitAnyPolicy ?? any);
	}
	return explicit > 0 || isWanted(levels, inputs.policies);
}
function nextLevel(above, { policies }, takesAny) {
	const level = new Map();
	if (policies === null) return level;
	const expecting = expectersOf(above);
	const add = (policy, parents) => level.set(policy, {
		expected: new Set([policy]),
		parents
	});
	for (const policy of policies) {
		if (policy === anyPolicy) continue;
		const parents = expecting.get(policy) ?? (above.has(anyPolicy) ? new Set([anyPolicy]) : null);
		if (parents) add(policy, parents);
	}
	if (!policies.has(anyPolicy) || !takesAny) return level;
	for (const [policy, parents] of expecting) if (!level.has(policy)) add(policy, parents);
	return level;
}
function expectersOf(level) {
	const found = new Map();
	for (const [policy, { expected }] of level) for (const wanted of expected) found.set(wanted, (found.get(wanted) ?? new Set()).add(policy));
	return found;
}
function mapped(level, { mappings }, isAllowed) {
	const changed = new Map(level);
	const general = level.get(anyPolicy);
	for (const [policy, expected] of mappings) {
		const node = level.get(policy) ?? general;
		if (!isAllowed) changed.delete(policy);
		else if (node) changed.set(policy, {
			expected,
			parents: level.has(policy) ? node.parents : new Set([anyPolicy])
		});
	}
	return changed;
}
function isWanted(levels, wanted) {
	const last = levels.at(-1);
	if (!last || last.size === 0) return false;
	if (!wanted || last.has(anyPolicy)) return true;
	let reached = new Set(last.keys());
	for (const level of levels.slice(1).toReversed()) {
		const parents = new Set();
		for (const policy of reached) for (const parent of level.get(policy)?.parents ?? []) if (parent !== anyPolicy) parents.add(parent);
		else if (wanted.has(policy)) return true;
		reached = parents;
	}
	return false;
}
// src/probes/certificate/path-problems.ts
function judgePaths({ now, mostIntermediates = Number.POSITIVE_INFINITY, clients }) {
	const constrain = judgeConstraints();
	const holdPolicies = judgePolicies();
	return (path) => {
		const issuers = path.slice(1);
		const intermediates = path.slice(1, -1);
		const constraints = new Set(path.flatMap((issuer, height) => constrain(issuer, path.slice(0, height))));
		const holds = {
			"issuer-expired": issuers.some((issuer) => isOver(issuer, now)),
			"issuer-not-yet-valid": issuers.some(({ notBefore }) => now < notBefore),
			"not-an-authority": intermediates.some((issuer) => !mayIssue(issuer)) || issuers.slice(-1).some(mayNotAnchor),
			"issuer-purpose": intermediates.some(({ extendedKeyUsage }) => extendedKeyUsage && !isForServers(extendedKeyUsage)),
			"weak-issuer-key": issuers.some((issuer) => isWeakKey(issuer, clients)),
			"weak-signature": intermediates.some(isWeakSignature),
			"foreign-signature": clients === "browsers" && (path.slice(0, -1).some(isForeignSignature) || issuers.some(isForeignKey)),
			"path-length": isTooLong(path) || countOfLimited(intermediates) > mostIntermediates,
			"name-constraints": constraints.has("forbidden"),
			"constraints-excessive": constraints.has("excessive"),
			"critical-extension": path.some(hasUnknownCritical),
			"duplicate-extension": path.some(hasDuplicate),
			"spelled-curve": path.some(({ spellsCurve }) => spellsCurve),
			policies: clients !== "programs" && !holdPolicies(path)
		};
		return Object.keys(holds).filter((problem) => holds[problem]);
	};
}
function isOver({ notAfter }, now) {
	return now >= notAfter + 1e3;
}
function mayIssue({ isAuthority, keyUsage }) {
	return isAuthority && (keyUsage?.has("keyCertSign") ?? true);
}
function mayNotAnchor({ isAuthority, keyUsage, extensions }) {
	const saysSo = extensions.some(({ oid }) => oid === oids.basicConstraints);
	if (keyUsage && !keyUsage.has("keyCertSign")) return true;
	return saysSo && !isAuthority;
}
function isForServers(purposes) {
	return purposes.has(oids.serverAuth) || purposes.has(oids.anyExtendedKeyUsage);
}
function isTooLong(path) {
	return path.some(({ pathLength }, height) => pathLength !== null && countOfLimited(path.slice(1, height)) > pathLength);
}
function countOfLimited(intermediates) {
	return intermediates.filter((each) => !isSelfIssued(each)).length;
}
const understood = new Set([
	oids.keyUsage,
	oids.subjectAltName,
	oids.basicConstraints,
	oids.extendedKeyUsage,
	oids.crlDistributionPoints,
	oids.nameConstraints,
	oids.policyConstraints,
	oids.certificatePolicies,
	oids.policyMappings,
	oids.inhibitAnyPolicy
]);
function hasUnknownCritical({ extensions }) {
	return extensions.some(({ oid, isCritical }) => isCritical && !understood.has(oid));
}
function hasDuplicate({ extensions }) {
	return new Set(extensions.map(({ oid }) => oid)).size < extensions.length;
}
function judgeConstraints() {
	const constraints = once((issuer) => {
		const read = readNameConstraints(issuer);
		if (!read) return null;
		return {
			...read,
			prepare: memo(read.prepare)
		};
	});
	const names = once((certificate) => {
		const read = readSubjectNames(certificate);
		return {
			...read,
			names: memo(read.names)
		};
	});
	const known = new Map();
	function between(issuer, certificate) {
		const limits = constraints(issuer);
		if (limits === null) return null;
		const bearer = names(certificate);
		if (limits === "unreadable" || bearer === "unreadable") return "forbidden";
		const found = attemptRead(() => constraintProblem(limits, bearer));
		return found === "unreadable" ? "forbidden" : found;
	}
	return (issuer, below) => below.filter((certificate, height) => height === 0 || !isSelfIssued(certificate)).flatMap((certificate) => {
		const key = `${issuer.sha256} ${certificate.sha256}`;
		if (!known.has(key)) known.set(key, between(issuer, certificate));
		return known.get(key) ?? [];
	});
}
function judgePolicies() {
	const known = once(readPolicies);
	return (path) => {
		return attemptRead(() => holdsPolicies(path, {}, (certificate) => {
			const said = known(certificate);
			if (said === "unreadable") throw new DerError("policies");
			return said;
		})) === true;
	};
}
function once(read) {
	const known = new Map();
	return (certificate) => {
		const found = known.get(certificate.sha256);
		if (found !== void 0) return found;
		const fresh = attemptRead(() => read(certificate));
		known.set(certificate.sha256, fresh);
		return fresh;
	};
}
function memo(work) {
	let done;
	return () => (done ??= { value: work() }).value;
}
function attemptRead(read) {
	try {
		return read();
	} catch (error) {
		if (error instanceof DerError) return "unreadable";
		throw error;
	}
}
// src/probes/certificate/path.ts
const mostSteps = 1024;
const longestPath = 10;
function findPath(query) {
	const { leaf, others, now, signatures = openSignatureChecks() } = query;
	const judge = judgePaths(query);
	const anchorsNamed = anchorsOf(query);
	const ends = new Map();
	let isForged = false;
	let isUncheckable = false;
	let best = null;
	let steps = 0;
	let exhausted = false;
	function isSigned(certificate, issuer) {
		if (issuer.publicKey && !isCheckable(issuer.publicKey)) isUncheckable = true;
		const signed = signatures.isIssuedBy(certificate, issuer);
		if (signed === null) exhausted = true;
		if (signed === false && isKeyOf(certificate, issuer)) isForged = true;
		return signed === true;
	}
	function finish(certificates, by) {
		const found = {
			certificates,
			by,
			problems: judge(certificates)
		};
		if (!best || isBetter(found, best)) best = found;
	}
	function follow(path, last) {
		if (++steps > mostSteps || path.length > longestPath) {
			exhausted = true;
			return;
		}
		const itself = anchorsNamed(last.subject).find(({ certificate }) => certificate.sha256 === last.sha256);
		if (itself) return finish(path, itself.by);
		const anchors = anchorsNamed(last.issuer).filter(({ certificate }) => isSigned(last, certificate));
		for (const { certificate, by } of anchors) finish([...path, certificate], by);
		const issuers = others.filter((other) => isSameName(other.subject, last.issuer) && !path.some(({ sha256 }) => sha256 === other.sha256)).toSorted((a, b) => distance(last, a, now) - distance(last, b, now)).filter((other) => isSigned(last, other));
		for (const issuer of issuers) follow([...path, issuer], issuer);
		if (anchors.length + issuers.length === 0) ends.set(last.sha256, last);
	}
	follow([leaf], leaf);
	return {
		best,
		ends: [...ends.values()],
		isForged,
		isUncheckable,
		exhausted,
		signatures: signatures.count()
	};
}
function isKeyOf({ authorityKeyIdentifier }, { subjectKeyIdentifier }) {
	if (!authorityKeyIdentifier || !subjectKeyIdentifier) return false;
	return authorityKeyIdentifier.equals(subjectKeyIdentifier);
}
function isBetter(one, other) {
	const fewer = other.problems.length - one.problems.length;
	if (fewer !== 0) return fewer > 0;
	if (one.by !== other.by) return one.by === "mozilla";
	return isSpelledApart(one) === isSpelledApart(other) ? endOf(one) > endOf(other) : isSpelledApart(other);
}
function isSpelledApart({ certificates }) {
	return certificates.some(({ issuer }, height) => certificates[height + 1]?.subject.equals(issuer) === false);
}
function endOf({ certificates }) {
	return Math.min(...certificates.map(({ notAfter }) => notAfter));
}
function distance({ authorityKeyIdentifier }, issuer, now) {
	const { subjectKeyIdentifier, notBefore, notAfter } = issuer;
	return (authorityKeyIdentifier && subjectKeyIdentifier && !authorityKeyIdentifier.equals(subjectKeyIdentifier) ? 2 : 0) + (notBefore <= now && now <= notAfter ? 0 : 1);
}
function anchorsOf({ trust, anchorsAnywhere = false }) {
	const known = new Map();
	function read(subject) {
		return trust.named(subject).flatMap(({ der, by }) => {
			const certificate = readOrNull(der);
			return certificate && (anchorsAnywhere || isSelfIssued(certificate)) ? [{
				certificate,
				by
			}] : [];
		});
	}
	return (subject) => {
		const name = canonicalName(subject);
		const found = known.get(name) ?? read(subject);
		known.set(name, found);
		return found;
	};
}
function readOrNull(der) {
	try {
		return readCertificate(der);
	} catch (error) {
		if (error instanceof DerError) return null;
		throw error;
	}
}
// src/probes/certificate/issuers.ts
const bodyLimit = 262144;
const patience = 3e3;
async function completePath(context, query, by) {
	const started = context.elapsed();
	const tried = new Set();
	let fetched = [];
	let missed = null;
	let search = findPath(query);
	while (!search.best && tried.size < 3) {
		const [url, next] = search.ends.flatMap(({ issuerUrls }) => issuerUrls).filter((each) => !tried.has(each));
		if (url === void 0) break;
		tried.add(url);
		const reply = await fetchIssuers(context, url, {
			by,
			patience: Math.floor((patience - (context.elapsed() - started)) / (next === void 0 ? 1 : 2))
		});
		if (!reply.ok && !nothingThere.test(reply.reason)) missed ??= {
			url,
			reason: reply.reason
		};
		const found = reply.ok ? readIssuers(reply.body) : [];
		if (found.length === 0) continue;
		fetched = [...fetched, ...found];
		search = findPath({
			...query,
			others: [...query.others, ...fetched]
		});
	}
	return {
		search,
		fetched,
		missed
	};
}
async function firstIssuers(context, { issuerUrls }, by) {
	const [url, next] = issuerUrls;
	if (url === void 0) return [];
	const reply = await fetchIssuers(context, url, {
		by,
		patience: Math.floor(patience / (next === void 0 ? 1 : 2))
	});
	return reply.ok ? readIssuers(reply.body) : [];
}
const nothingThere = /^(?:http\.(?!40[1378]|425|429)[1-4]\d\d|http\.(?:malformed|headers-too-large)|scheme|redirected|too-large|dns\.(?:nxdomain|no-address)|address\.private)$/;
async function fetchIssuers(context, url, { by, patience: left }) {
	if (left <= 0) return {
		ok: false,
		reason: "timeout.http"
	};
	return fetchNamed(context, url, by, {
		limit: bodyLimit,
		patience: left,
		schemes: ["http:", "https:"]
	});
}
function readIssuers(body) {
	try {
		return readCertificateBundle(body).flatMap((der) => readOrNull(der) ?? []);
	} catch (error) {
		if (error instanceof DerError) return [];
		throw error;
	}
}
// src/probes/certificate/leaf.ts
function leafProblems(leaf, use) {
	const { host, now, exchange, clients } = use;
	const names = leaf.names.filter(({ value }) => !use.ignored?.includes(value));
	const holds = {
		expired: isOver(leaf, now),
		"not-yet-valid": now < leaf.notBefore,
		"wrong-name": host !== null && !isForHost({ names }, host),
		"no-san": host !== null && leaf.names.length === 0,
		"weak-key": isWeakKey(leaf, clients),
		"weak-signature": isWeakSignature(leaf) && !(isSelfIssued(leaf) && isIssuedBy(leaf, leaf)),
		"wrong-purpose": leaf.extendedKeyUsage !== null && !leaf.extendedKeyUsage.has(oids.serverAuth),
		"wrong-key-usage": !maySecure(leaf, exchange)
	};
	return Object.keys(holds).filter((problem) => holds[problem]);
}
function maySecure({ keyUsage }, exchange) {
	if (keyUsage === null) return true;
	if (exchange === "signs") return keyUsage.has("digitalSignature");
	if (exchange === "decrypts") return keyUsage.has("keyEncipherment");
	return keyUsage.has("digitalSignature") || keyUsage.has("keyEncipherment") || keyUsage.has("keyAgreement");
}
function keyExchangeOf({ protocol, cipher }) {
	if (protocol === "TLSv1.3" || /^TLS_(?:EC)?DHE_(?:RSA|ECDSA|DSS)_/.test(cipher)) return "signs";
	return cipher.startsWith("TLS_RSA_WITH_") ? "decrypts" : null;
}
// src/probes/certificate/order.ts
function orderProblems(served, path) {
	const unique = served.filter(({ sha256 }, index) => served.findIndex((other) => other.sha256 === sha256) === index);
	const related = relatedTo(unique);
	const ranked = (path.length > 0 ? path : related).map((member) => unique.findIndex(({ sha256 }) => sha256 === member.sha256)).filter((position) => position >= 0);
	const holds = {
		"wrong-order": ranked.some((position, index) => position < (ranked[index - 1] ?? 0)),
		"unrelated-certificate": related.length < unique.length,
		"duplicate-certificate": unique.length < served.length,
		"root-included": related.slice(1).some(isSelfIssued)
	};
	return Object.keys(holds).filter((problem) => holds[problem]);
}
function relatedTo(served) {
	const related = served.slice(0, 1);
	for (const member of related) related.push(...served.filter((other) => !related.includes(other) && isSameName(other.subject, member.issuer)));
	return related;
}
// src/probes/certificate/reasons.ts
const lenientDoubt = "lenient";
const tolerated = new Set([
	"key-identifiers",
	"key-usage-missing",
	"serial-form",
	"purpose-form",
	"common-name",
	"leaf-is-authority",
	"authority-as-server",
	"long-chain",
	"names-spelled-apart",
	"large-certificate",
	"feature-unreadable",
	"access-empty",
	"names-not-ascii",
	"constraints-empty",
	"names-form",
	"constraints-form",
	"authority-form",
	"version-form",
	"empty-name",
	"extension-form",
	"signature-form",
	"key-form",
	"wrong-order",
	"unrelated-certificate",
	"duplicate-certificate",
	"root-included",
	"path-unclear",
	"trust-unknown",
	"verdicts-differ"
]);
function isEnforced(reason) {
	return !tolerated.has(reason);
}
const explanations = {
	CERT_HAS_EXPIRED: ["expired", "issuer-expired"],
	CERT_NOT_YET_VALID: ["not-yet-valid", "issuer-not-yet-valid"],
	INVALID_PURPOSE: [
		"wrong-purpose",
		"wrong-key-usage",
		"issuer-purpose",
		"duplicate-extension"
	],
	INVALID_CA: ["not-an-authority", "duplicate-extension"],
	PATH_LENGTH_EXCEEDED: ["path-length"],
	UNSPECIFIED: [
		"weak-key",
		"weak-signature",
		"weak-issuer-key",
		"not-an-authority",
		"name-constraints",
		"constraints-excessive",
		"critical-extension",
		"duplicate-extension",
		"spelled-curve"
	],
	CERT_SIGNATURE_FAILURE: ["bad-signature"],
	DEPTH_ZERO_SELF_SIGNED_CERT: ["self-signed"],
	SELF_SIGNED_CERT_IN_CHAIN: ["unknown-authority"],
	UNABLE_TO_GET_ISSUER_CERT: ["unknown-authority"],
	UNABLE_TO_GET_ISSUER_CERT_LOCALLY: ["unknown-authority"],
	UNABLE_TO_VERIFY_LEAF_SIGNATURE: ["unknown-authority", "self-signed"]
};
const refusals = {
	PATH_LENGTH_EXCEEDED: "path-length",
	INVALID_CA: "not-an-authority",
	CERT_SIGNATURE_FAILURE: "bad-signature",
	CERT_HAS_EXPIRED: "issuer-expired",
	CERT_NOT_YET_VALID: "issuer-not-yet-valid",
	INVALID_PURPOSE: "issuer-purpose"
};
function isExplainedBy(verdict, reason) {
	return explanations[verdict]?.includes(reason) ?? false;
}
function refusalOf(verdict, seen) {
	if (verdict === null || seen.some((reason) => isExplainedBy(verdict, reason))) return null;
	return refusals[verdict] ?? "refused";
}
// src/formats/x509/tls-feature.ts
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
// src/probes/certificate/common-name.ts
function hasOtherCommonName({ subject, names }) {
	const commonNames = attributesOf(subject).filter(({ oid }) => oid === oids.commonName);
	if (commonNames.length !== 1) return commonNames.length > 1;
	const addresses = names.filter(({ kind }) => kind === "ip").map(({ value }) => value);
	const domains = names.filter(({ kind }) => kind === "dns").flatMap(({ value }) => upwards(value));
	const known = new Set([...addresses, ...domains]);
	return commonNames.some(({ value }) => {
		return (isAddress(value) ? addresses.length > 0 : value.includes(".") && domains.length > 0) && !known.has(value);
	});
}
function upwards(name) {
	const labels = name.split(".");
	return labels.map((_, from) => labels.slice(from).join("."));
}
function isAddress(text) {
	const host = URL.parse(`http://${text.includes(":") ? `[${text}]` : text}`)?.hostname ?? "";
	return isIP(host.replace(/^\[|\]$/g, "")) !== 0;
}
function attributesOf(name) {
	try {
		return nameAttributes(name);
	} catch (error) {
		if (error instanceof DerError) return [];
		throw error;
	}
}
// src/probes/certificate/path-rules.ts
const everyone = [
	"leaf",
	"intermediate",
	"anchor"
];
const authorities = ["intermediate", "anchor"];
const issued = ["leaf", "intermediate"];
const rules = [
	rule("key-identifiers", issued, "all", (one) => one.authorityKeyIdentifier === null && !isSelfIssued(one)),
	rule("key-identifiers", authorities, "all", ({ subjectKeyIdentifier }) => subjectKeyIdentifier === null),
	rule("key-identifiers", everyone, "all", (one) => [oids.authorityKeyIdentifier, oids.subjectKeyIdentifier].some((oid) => criticality(one, oid) === true)),
	rule("key-identifiers", ["anchor"], "public", namesAnotherKey),
	rule("key-usage-missing", authorities, "all", ({ keyUsage }) => keyUsage === null),
	rule("serial-form", issued, "all", ({ serial }) => !isPositive(serial) || serial.length > 20),
	rule("purpose-form", ["leaf"], "public", (one) => one.extendedKeyUsage?.has(oids.anyExtendedKeyUsage) ?? true),
	rule("purpose-form", ["leaf"], "public", (one) => criticality(one, oids.extendedKeyUsage) === true),
	rule("purpose-form", ["anchor"], "public", ({ extendedKeyUsage }) => extendedKeyUsage !== null),
	rule("common-name", ["leaf"], "public", hasOtherCommonName),
	rule("authority-as-server", ["leaf"], "all", ({ isAuthority }) => isAuthority),
	rule("large-certificate", issued, "all", ({ der }) => der.length > 65539),
	rule("feature-unreadable", ["leaf"], "all", ({ der }) => isMustStaple(der) === null),
	rule("access-empty", ["leaf"], "all", (one) => isEmptyExtension(one, oids.authorityInfoAccess)),
	rule("names-not-ascii", ["leaf"], "all", hasForeignLetters),
	rule("constraints-empty", ["leaf"], "all", (one) => isEmptyExtension(one, oids.nameConstraints)),
	rule("leaf-is-authority", ["leaf"], "all", (one) => !one.isAuthority && (one.keyUsage?.has("keyCertSign") ?? false)),
	rule("names-form", ["leaf"], "all", ({ names }) => !names.every(isWellFormed)),
	rule("names-form", ["leaf"], "all", (one) => isEmpty(one.subject) && criticality(one, oids.subjectAltName) === false),
	rule("names-form", ["leaf"], "public", (one) => !isEmpty(one.subject) && criticality(one, oids.subjectAltName) === true),
	rule("constraints-form", ["leaf"], "all", (one) => criticality(one, oids.nameConstraints) !== null),
	rule("constraints-form", authorities, "all", (one) => !hasGoodConstraints(one)),
	rule("constraints-form", authorities, "private", (one) => criticality(one, oids.nameConstraints) === false),
	rule("authority-form", authorities, "all", (one) => criticality(one, oids.basicConstraints) === false),
	rule("authority-form", ["anchor"], "all", (one) => one.version === 3 && criticality(one, oids.basicConstraints) === null),
	rule("authority-form", authorities, "all", (one) => one.pathLength !== null && one.keyUsage?.has("keyCertSign") === false),
	rule("version-form", everyone, "all", ({ version, extensions }) => version !== 3 && extensions.length > 0),
	rule("version-form", everyone, "public", ({ version }) => version !== 3),
	rule("empty-name", everyone, "all", ({ issuer }) => isEmpty(issuer)),
	rule("empty-name", authorities, "all", ({ subject }) => isEmpty(subject)),
	rule("extension-form", everyone, "all", (one) => criticality(one, oids.authorityInfoAccess) === true),
	rule("extension-form", everyone, "all", (one) => criticality(one, oids.policyConstraints) === false),
	rule("signature-form", everyone, "all", ({ hasOneAlgorithm }) => !hasOneAlgorithm),
	rule("key-form", everyone, "public", hasOddModulus)
];
function rule(id, roles, binds, isBroken) {
	return {
		id,
		roles,
		binds,
		isBroken
	};
}
function formProblems(certificate, role, profile) {
	const broken = rules.filter(({ roles, binds, isBroken }) => roles.includes(role) && (binds === "all" || profile === "every" || binds === profile) && isBroken(certificate));
	return [...new Set(broken.map(({ id }) => id))];
}
function criticality({ extensions }, wanted) {
	return extensions.find(({ oid }) => oid === wanted)?.isCritical ?? null;
}
function namesAnotherKey(root) {
	if (!isSelfIssued(root) || criticality(root, oids.authorityKeyIdentifier) === null) return false;
	const { authorityKeyIdentifier, subjectKeyIdentifier, namesAuthorityCertificate } = root;
	if (authorityKeyIdentifier === null || namesAuthorityCertificate) return true;
	return subjectKeyIdentifier !== null && !authorityKeyIdentifier.equals(subjectKeyIdentifier);
}
function isEmptyExtension({ der }, wanted) {
	return readExtensionValue(der, wanted)?.equals(emptySequence) ?? false;
}
const emptySequence = Buffer.from("3000", "hex");
const asciiNames = new Set([
	129,
	130,
	134
]);
function hasForeignLetters({ der }) {
	try {
		const value = readExtensionValue(der, oids.subjectAltName);
		return (value ? children(readWhole(value, tags.sequence)) : []).some(({ tag, content }) => asciiNames.has(tag) && content.some((byte) => byte > 127));
	} catch (error) {
		if (error instanceof DerError) return false;
		throw error;
	}
}
function isPositive(serial) {
	return (serial[0] ?? 128) < 128 && serial.some((byte) => byte !== 0);
}
function isWellFormed({ kind, value }) {
	return kind === "dns" ? isWellFormedName(value) : /[.:]/.test(value);
}
function hasGoodConstraints(authority) {
	try {
		return readNameConstraints(authority)?.isWellFormed ?? true;
	} catch (error) {
		if (error instanceof DerError) return false;
		throw error;
	}
}
function isEmpty(name) {
	return name.length === 2;
}
function hasOddModulus({ publicKey }) {
	const { type, bits } = keyFacts(publicKey);
	return type.startsWith("RSA") && bits !== null && bits % 8 !== 0;
}
// src/probes/certificate/path-validate.ts
function pathlessProblem(leaf, { isForged, isUncheckable }) {
	if (isUncheckable) return "weak-issuer-key";
	if (isForged) return "bad-signature";
	return isSelfIssued(leaf) && isOwn(leaf) ? "self-signed" : "unknown-authority";
}
function isOwn(leaf) {
	return isIssuedBy(leaf, leaf) || leaf.publicKey !== null && !isCheckable(leaf.publicKey);
}
function pathForm(path, profile, roles = everywhere) {
	const found = path.flatMap((certificate, height) => {
		const role = height === 0 ? "leaf" : height === path.length - 1 ? "anchor" : "intermediate";
		return roles.includes(role) ? formProblems(certificate, role, profile) : [];
	});
	return [...new Set(found)];
}
const everywhere = [
	"leaf",
	"intermediate",
	"anchor"
];
// src/probes/certificate/certificate.ts
function certificate(context, to) {
	return context.once(`certificate ${to.host} ${to.port}`, () => look(context, to));
}
async function look(context, to) {
	const handshake = await context.net.tls(to);
	const [leaf, ...others] = handshake.chain.map(readOrNull);
	const clients = clientsOf(to);
	if (!leaf) return {
		...unreadable(handshake),
		clients
	};
	const readable = others.filter((other) => other !== null);
	const signatures = openSignatureChecks();
	const query = {
		leaf,
		others: readable,
		trust: context.trust,
		now: context.now().getTime(),
		signatures,
		clients
	};
	const [completed, broad] = await Promise.all([completePath(context, query, { namedBy: handshake.address }), broadWildcards(leaf)]);
	const chain = [leaf, ...readable];
	const verdict = await opensslVerdict(context, to, {
		handshake,
		completed
	});
	const trust = conclude(chain, {
		to,
		now: query.now,
		handshake,
		completed,
		verdict,
		broad
	});
	const issuer = completed.search.best?.certificates[1] ?? readable.find((other) => signatures.isIssuedBy(leaf, other)) ?? null;
	return {
		handshake,
		clients,
		chain,
		others: [...readable, ...completed.fetched],
		trust,
		issuer
	};
}
function unreadable(handshake) {
	const isAbsent = handshake.chain.length === 0;
	return {
		handshake,
		chain: [],
		others: [],
		trust: {
			trusted: false,
			doubt: null,
			by: null,
			reasons: [{
				id: isAbsent ? "no-certificate" : "unreadable",
				enforced: true
			}],
			completedByAia: false,
			path: [],
			openssl: handshake.trustError ?? (isAbsent ? "UNSPECIFIED" : null)
		},
		issuer: null
	};
}
async function opensslVerdict(context, to, { handshake, completed: { search, fetched } }) {
	if (fetched.length === 0 || !search.best) return {
		isKnown: true,
		against: handshake.trustError
	};
	const issuers = fetched.map(({ der }) => der);
	const { lenient } = handshake;
	const confirm = () => context.net.tls(to, {
		issuers,
		...lenient && { lenient }
	});
	const first = await attempt(confirm);
	const again = first.ok ? first : await attempt(confirm);
	return again.ok ? {
		isKnown: true,
		against: again.value.trustError
	} : {
		isKnown: false,
		reason: again.failure.reason
	};
}
function conclude(chain, evidence) {
	const { to, now, handshake, completed, verdict } = evidence;
	const [leaf] = chain;
	if (!leaf) throw new Error("a chain without a leaf");
	const { fetched } = completed;
	const { best } = completed.search;
	const doubt = doubtOf(leaf, evidence);
	const isCompleted = best !== null && fetched.length > 0;
	const seen = [
		...new Set([
			...leafProblems(leaf, {
				host: to.host,
				now,
				exchange: keyExchangeOf(handshake),
				clients: clientsOf(to),
				ignored: ignoredBy(evidence)
			}),
			...evidence.broad.length > 0 ? ["public-suffix"] : [],
			...best?.problems ?? (doubt ? [] : pathless(leaf, evidence)),
			...doubt ? ["trust-unknown"] : [],
			...formOf(leaf, best),
			...isLongForBrowsers(best, clientsOf(to)) ? ["long-chain"] : [],
			...best && isSpelledApart(best) && clientsOf(to) === "browsers" ? ["names-spelled-apart"] : []
		]),
		...isCompleted ? ["incomplete-chain"] : [],
		...orderProblems(chain, best?.certificates ?? [])
	];
	const said = verdict.isKnown && !doubt ? refusalOf(verdict.against, seen) : null;
	const hasPurpose = (best?.certificates ?? chain).slice(1).some(({ extendedKeyUsage }) => extendedKeyUsage !== null);
	const refusal = said === "issuer-purpose" && !hasPurpose ? "refused" : said;
	const differs = refusal !== null || verdict.isKnown && verdict.against === null && seen.some(isOpensslsToo(handshake));
	const ids = [
		...seen,
		...refusal ? [refusal] : [],
		...differs ? ["verdicts-differ"] : []
	];
	const trusted = refusal !== null || best !== null && best.problems.some((problem) => problem !== "weak-signature") ? false : doubt ? null : best !== null || ids.includes("path-unclear");
	return {
		trusted,
		doubt: trusted === null ? doubt : null,
		by: best?.by ?? null,
		reasons: ids.map((id) => ({
			id,
			enforced: isEnforced(id)
		})),
		completedByAia: isCompleted,
		path: trusted ? best?.certificates ?? [] : [],
		openssl: handshake.trustError
	};
}
const mostIntermediates = 6;
function isLongForBrowsers(best, clients) {
	return clients === "browsers" && best !== null && best.certificates.length - 2 > mostIntermediates;
}
function ignoredBy({ to, broad }) {
	return to.starttls ?? to.speaks ? [] : broad;
}
function formOf(leaf, best) {
	if (!best) return pathForm([leaf], "private");
	return best.by === "given" ? pathForm(best.certificates, "private") : pathForm(best.certificates, "public", ["leaf", "intermediate"]);
}
function isOpensslsToo({ lenient }) {
	return (reason) => isEnforced(reason) && !unasked.has(reason) && !(lenient && overlooked.has(reason));
}
const unasked = new Set([
	"wrong-name",
	"no-san",
	"public-suffix",
	"wrong-key-usage",
	"incomplete-chain",
	"foreign-signature",
	"policies"
]);
const overlooked = new Set([
	"weak-key",
	"weak-issuer-key",
	"weak-signature"
]);
function doubtOf(leaf, found) {
	const { verdict, completed, handshake } = found;
	if (!verdict.isKnown) return {
		url: null,
		reason: verdict.reason
	};
	const { search, missed } = completed;
	const problems = search.best ? [] : pathless(leaf, found);
	const isForeign = search.best?.problems.includes("foreign-signature") ?? false;
	if (handshake.lenient && !isForeign && isUnjudged(search.best, problems)) return {
		url: null,
		reason: lenientDoubt
	};
	return missed && problems.includes("unknown-authority") ? missed : null;
}
function isUnjudged(best, problems) {
	return problems.includes("path-unclear") || !(best?.certificates.slice(0, -1).every(isKnownSignature) ?? true);
}
function pathless(leaf, { completed: { search }, verdict: said }) {
	const verdict = said.isKnown ? said.against : null;
	const weak = search.isUncheckable ? ["weak-issuer-key"] : [];
	if (verdict === null) return search.isUncheckable ? weak : ["path-unclear"];
	const problem = pathlessProblem(leaf, {
		isForged: verdict === "CERT_SIGNATURE_FAILURE",
		isUncheckable: false
	});
	const isUnclear = problem === "unknown-authority" && search.exhausted && !isExplainedBy(verdict, problem);
	return [...weak, isUnclear ? "path-unclear" : problem];
}
// src/core/grade/effect.ts
function effectsOf(effects) {
	return effects;
}
export { leafProblems as a, readOrNull as c, readExtensionValue as d, openSignatureChecks as f, suffixWildcards as g, readPem as h, lenientDoubt as i, isOver as l, fetchNamed as m, certificate as n, firstIssuers as o, keyFacts as p, isMustStaple as r, findPath as s, effectsOf as t, isForHost as u };
