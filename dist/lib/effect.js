import { n as __toESM } from "./rolldown-runtime.js";
import { t as Failure } from "./failure.js";
import { c as isSameName, d as clientsOf, i as readCertificate, l as nameAttributes, n as isSelfIssued, o as canonicalName, s as canonicalParts, t as isIssuedBy, u as readPointName } from "./certificate.js";
import { a as readElement, c as readWhole, l as tags, n as children, o as readOid, r as expectTag, s as readTime, t as DerError, u as toBuffer } from "./der.js";
import { i as isSignedBy, n as isCheckable, o as readSigned, s as oids, t as hashAlgorithms } from "./signature.js";
import { f as object, h as string, i as _enum, l as int, o as array } from "./schemas.js";
import { t as reach } from "./address.js";
import { t as attempt } from "./attempt.js";
import { n as valuesOf } from "./header-list.js";
import { a as meets, o as worst, r as atBest } from "./grade.js";
import { n as defineProblems, r as finder, t as conclude$1 } from "./interpretation.js";
import { t as firstProven } from "./first-proven.js";
import { X509Certificate, createHash } from "node:crypto";
import { isIP } from "node:net";
import { setImmediate } from "node:timers/promises";
const addressState = _enum([
	"measured",
	"failed",
	"unroutable",
	"forbidden"
]).meta({
	description: "failed where it gave no answer that could be measured, unroutable where nothing leads there from the measuring machine, forbidden where it may not be contacted",
	ko: "측정할 응답이 없었으면 failed, 측정한 컴퓨터에서 가는 경로가 없으면 unroutable, 연결이 금지된 주소면 forbidden"
});
function surroundingsOf(seen) {
	return object({
		host: string(),
		own: string().meta({
			description: "The address that answered first",
			ko: "먼저 응답한 주소"
		}),
		total: int().min(1).meta({
			description: "How many addresses the host has",
			ko: "호스트의 주소 수"
		}),
		others: array(object({
			address: string(),
			state: addressState,
			reason: string().nullable().meta({
				description: "Why nothing was measured",
				ko: "측정하지 못한 이유"
			}),
			seen: seen.nullable()
		})).readonly()
	});
}
function isOpen(around) {
	return moreThan(around) > 0 || around.others.some(({ state }) => state === "failed");
}
function moreThan({ total, others }) {
	return Math.max(0, total - others.length - 1);
}
function seenElsewhere({ others }) {
	return others.flatMap(({ address, seen }) => seen === null ? [] : [{
		address,
		seen
	}]);
}
const mostNamed = 2;
function named(addresses) {
	const others = addresses.length - mostNamed;
	return inOrder(addresses).slice(0, mostNamed).join(", ") + (others > 0 ? ` (+${others})` : "");
}
function allOf(addresses) {
	return inOrder(addresses).join(", ");
}
function unnamed(addresses) {
	return addresses.length > mostNamed ? { evidence: allOf(addresses) } : {};
}
function inOrder(addresses) {
	return addresses.toSorted((a, b) => a < b ? -1 : 1);
}
// src/core/surroundings-problems.ts
const surroundingsProblems = defineProblems({
	"address-failed": {
		severity: "high",
		cause: {
			en: "{address}, an address of {host}, could not be measured ({reason}).",
			ko: "{host}의 주소 {address|을/를} 측정할 수 없었습니다({reason})."
		},
		action: {
			en: "Mend the server there, or take the address out of the DNS.",
			ko: "그곳의 서버를 고치거나 DNS에서 주소를 지우십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc8305#section-5"
	},
	"address-forbidden": {
		severity: "medium",
		cause: {
			en: "{address}, an address of {host}, is not one that may be contacted; visitors from elsewhere cannot reach it either.",
			ko: "{host}의 주소 {address|은/는} 연결할 수 없는 주소이며, 외부 방문자도 도달하지 못합니다."
		},
		action: {
			en: "Publish public addresses alone.",
			ko: "공개 주소만 게시하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc6890"
	},
	"address-unroutable": {
		severity: "info",
		cause: {
			en: "Nothing leads from the measuring machine to {address}, an address of {host} ({reason}). This does not count.",
			ko: "측정한 컴퓨터에서 {host}의 주소 {address|으로/로} 가는 경로가 없습니다({reason}). 판단에는 반영되지 않습니다."
		},
		action: {
			en: "Measure from a machine that has addresses of this family.",
			ko: "같은 종류의 주소를 쓰는 컴퓨터에서 측정하십시오."
		}
	},
	"addresses-more": {
		severity: "medium",
		cause: {
			en: "{host} has {total} addresses, of which {count} were looked at; one of the others may be worse.",
			ko: "{host}의 주소 {total}개 가운데 {count}개만 살펴보았으며, 나머지는 더 나쁠 수 있습니다."
		},
		action: {
			en: "Measure the others by name, with --resolve.",
			ko: "나머지는 --resolve로 지정하여 측정하십시오."
		}
	}
});
const find = finder();
const surroundingsCaps = { "other-address": {
	en: "another address is graded no better",
	ko: "다른 주소의 등급이 더 높지 않음"
} };
const surroundingsKpis = {
	addresses: {
		en: "Addresses measured",
		ko: "측정한 주소 수"
	},
	"addresses-alike": {
		en: "All alike",
		ko: "모두 같음"
	}
};
function surroundingsFindings(around) {
	const { host, total, others } = around;
	const more = moreThan(around);
	return [...others.flatMap((other) => sayOf(other, host)), ...more > 0 ? [find("addresses-more", {
		host,
		total,
		count: total - more
	}, { subject: host })] : []];
}
function sayOf({ address, state, reason }, host) {
	const params = {
		address,
		host,
		reason: reason ?? ""
	};
	const about = { subject: address };
	if (state === "failed") return [find("address-failed", params, about)];
	if (state === "forbidden") return [find("address-forbidden", {
		address,
		host
	}, about)];
	return state === "unroutable" ? [find("address-unroutable", params, about)] : [];
}
function surroundingsFigures(around, areUnlike) {
	const value = areUnlike ? false : around.some(isOpen) ? null : true;
	return [{
		id: "addresses",
		value: around.reduce((sum, one) => sum + seenElsewhere(one).length + 1, 0)
	}, {
		id: "addresses-alike",
		value
	}];
}
// src/core/all-ips.ts
function allIps() {
	return _enum(["true", "false"]).meta({
		description: "Measure every address of the host, up to 16, and judge by the worst; with more than that the worst is not known; a server counts it as a heavy question",
		ko: "호스트의 모든 주소를 최대 16개까지 측정하여 가장 나쁜 것으로 평가할지 여부. 그보다 많으면 가장 나쁜 것을 알 수 없습니다. 서버에서는 heavy 한도에도 포함됩니다",
		default: "false"
	}).transform((text) => text === "true").optional();
}
function fitsAllIps(isAsked, isTold) {
	return isAsked === void 0 || isAsked === isTold;
}
function allIpsOf({ all_ips }) {
	return all_ips ? { all_ips } : {};
}
// src/core/worst-of.ts
function worstOf(own, others, { isOpen, ladder }) {
	const all = [own, ...others];
	const isUnsure = isOpen || all.some(({ grade }) => grade === void 0);
	const [first, ...rest] = all.map((verdict) => atBest(verdict, ladder));
	const best = worst([first ?? "A+", ...rest]);
	const isDecided = !isUnsure || all.some(({ grade }) => grade === "F");
	const { parts = [], coverage = 0, score, uncapped } = isDecided && own.grade === void 0 ? all.find(({ grade }) => grade === "F") ?? own : own;
	const seen = {
		parts,
		caps: withOther(ceilingsOf(all), best, { parts }, ladder),
		coverage
	};
	if (isDecided) return {
		...seen,
		grade: best,
		...score !== void 0 && uncapped && {
			score,
			uncapped
		}
	};
	const least = isOpen ? null : leastOf(all);
	return {
		...seen,
		...least && { atLeast: least }
	};
}
function ceilingsOf(all) {
	return [...Map.groupBy(all.flatMap((verdict) => verdict.caps ?? []), ({ id }) => id).values()].flatMap(([one, ...others]) => one ? [{
		...one,
		max: worst([one.max, ...others.map(({ max }) => max)])
	}] : []);
}
function withOther(caps, best, shown, ladder) {
	return meets(best, atBest({
		...shown,
		caps
	}, ladder)) ? caps : [...caps, {
		id: "other-address",
		max: best
	}];
}
function leastOf(all) {
	const known = all.flatMap(({ grade, atLeast }) => grade ?? atLeast ?? []);
	const [first, ...others] = known;
	return first && known.length === all.length ? worst([first, ...others]) : null;
}
function findingsOf(own, others, isNote) {
	const notes = own.verdict.findings.filter(({ id }) => isNote(id));
	const found = [own, ...others].flatMap(({ address, verdict }) => verdict.findings.filter((finding) => !isNote(finding.id) || address !== own.address && verdict.grade === void 0).map((finding) => ({
		address,
		finding,
		key: keyOf(finding)
	})));
	return [...[...Map.groupBy(found, ({ key }) => key).values()].flatMap((alike) => {
		const [one] = alike;
		if (!one) return [];
		const addresses = new Set(alike.map(({ address }) => address));
		return [addresses.size === others.length + 1 ? one.finding : about(one.finding, [...addresses])];
	}), ...notes];
}
function keyOf({ id, subject, params }) {
	return JSON.stringify([
		id,
		subject,
		params
	]);
}
function about(finding, addresses) {
	const at = allOf(addresses);
	return {
		...finding,
		subject: finding.subject === void 0 ? at : `${finding.subject} @ ${at}`
	};
}
// src/core/every-address.ts
function judgeAddresses(own, { around, judge, ladder, differences, problems, figure = (kpi) => kpi }) {
	const [first] = around;
	const others = around.flatMap(seenElsewhere).map(({ address, seen }) => ({
		address,
		verdict: judge(seen)
	}));
	const verdicts = others.map(({ verdict }) => verdict);
	const isNote = (id) => problems[id]?.severity === "info";
	const found = findingsOf({
		address: first?.own ?? "",
		verdict: own
	}, others, isNote);
	const isUnlike = differences.length > 0 || found.some((finding) => !own.findings.some((each) => each === finding));
	const assessed = worstOf(own, verdicts, {
		isOpen: around.some(isOpen),
		ladder
	});
	const findings = [
		...found,
		...differences,
		...around.flatMap(surroundingsFindings)
	];
	const kpis = own.kpis.map((kpi) => figure(kpi, verdicts));
	return conclude$1(assessed, findings, [...kpis, ...surroundingsFigures(around, isUnlike)], problems);
}
// src/probes/broad-wildcards.ts
const deepestSuffix = 4;
async function broadWildcards({ names }) {
	const wildcards = names.flatMap(({ kind, value }) => kind === "dns" ? wildcardOf(value) : []);
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
// src/formats/pem.ts
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
// src/formats/pkcs7.ts
const signedData = "1.2.840.113549.1.7.2";
const mostCertificates$1 = 64;
function readCertificateBundle(bytes) {
	const buffer = toBuffer(bytes);
	if (buffer[0] === tags.sequence) return readDer(buffer);
	const text = buffer.toString("latin1");
	const certificates = readPem(text, "CERTIFICATE");
	if (certificates.length > 0) return certificates.slice(0, mostCertificates$1);
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
	return certificates ? children(certificates, mostCertificates$1).map(({ whole }) => whole) : [];
}
// src/probes/certificate-fetch.ts
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
// src/probes/certificate-strength.ts
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
function isForeignSignature({ signature, hasOddPss }) {
	return signature.startsWith("ed") || hasOddPss;
}
function isForeignKey({ publicKey }) {
	const { type } = keyFacts(publicKey);
	return type === "RSA-PSS" || type.startsWith("Ed");
}
function isKnownSignature({ signature, signatureHash }) {
	return signatureHash !== null || signature.startsWith("ed");
}
// src/probes/signature-checks.ts
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
// src/formats/tls-extension-value.ts
function readExtensionValue(der, oid) {
	const [tbs] = children(readWhole(der, tags.sequence));
	const wrapper = children(expectTag(tbs, tags.sequence)).find(({ tag }) => tag === 163);
	const found = wrapper ? children(readElement(wrapper.content)).find((extension) => readOid(expectTag(children(extension)[0], tags.oid)) === oid) : void 0;
	return found ? expectTag(children(found).at(-1), tags.octetString).content : null;
}
// src/formats/certificate-subjects.ts
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
// src/formats/certificate-names.ts
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
// src/formats/name-tree.ts
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
// src/formats/networks.ts
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
// src/formats/certificate-constraints.ts
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
// src/probes/path-problems.ts
function judgePaths({ now, mostIntermediates = Number.POSITIVE_INFINITY, clients }) {
	const constrain = judgeConstraints();
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
			"spelled-curve": path.some(({ spellsCurve }) => spellsCurve)
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
const understood$1 = new Set([
	oids.keyUsage,
	oids.subjectAltName,
	oids.basicConstraints,
	oids.extendedKeyUsage,
	oids.crlDistributionPoints,
	oids.nameConstraints,
	oids.policyConstraints,
	"2.5.29.32",
	"2.5.29.33",
	"2.5.29.54"
]);
function hasUnknownCritical({ extensions }) {
	return extensions.some(({ oid, isCritical }) => isCritical && !understood$1.has(oid));
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
// src/probes/path.ts
const mostSteps = 1024;
const longestPath = 10;
function findPath(query) {
	const { leaf, others, now, signatures = openSignatureChecks() } = query;
	const judge = judgePaths(query);
	const anchorsNamed = anchorsOf$1(query);
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
	return one.by === other.by ? endOf(one) > endOf(other) : one.by === "mozilla";
}
function endOf({ certificates }) {
	return Math.min(...certificates.map(({ notAfter }) => notAfter));
}
function distance({ authorityKeyIdentifier }, issuer, now) {
	const { subjectKeyIdentifier, notBefore, notAfter } = issuer;
	return (authorityKeyIdentifier && subjectKeyIdentifier && !authorityKeyIdentifier.equals(subjectKeyIdentifier) ? 2 : 0) + (notBefore <= now && now <= notAfter ? 0 : 1);
}
function anchorsOf$1({ trust, anchorsAnywhere = false }) {
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
// src/probes/certificate-issuers.ts
const bodyLimit = 262144;
const patience$1 = 3e3;
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
			patience: Math.floor((patience$1 - (context.elapsed() - started)) / (next === void 0 ? 1 : 2))
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
		patience: Math.floor(patience$1 / (next === void 0 ? 1 : 2))
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
// src/probes/certificate-leaf.ts
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
// src/probes/certificate-order.ts
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
// src/probes/certificate-reasons.ts
const lenientDoubt = "lenient";
const tolerated = new Set([
	"key-identifiers",
	"key-usage-missing",
	"serial-form",
	"purpose-form",
	"common-name",
	"leaf-is-authority",
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
const refusals$1 = {
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
	return refusals$1[verdict] ?? "refused";
}
// src/probes/common-name.ts
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
// src/probes/path-rules.ts
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
	rule("leaf-is-authority", ["leaf"], "public", ({ isAuthority }) => isAuthority),
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
// src/probes/path-validate.ts
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
// src/probes/certificate.ts
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
			...formOf(leaf, best)
		]),
		...isCompleted ? ["incomplete-chain"] : [],
		...orderProblems(chain, best?.certificates ?? [])
	];
	const refusal = verdict.isKnown && !doubt ? refusalOf(verdict.against, seen) : null;
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
function ignoredBy({ to, broad }) {
	return to.starttls ?? to.speaks ? [] : broad;
}
function formOf(leaf, best) {
	if (!best) return pathForm([leaf], "private");
	return best.by === "given" ? pathForm(best.certificates, "private") : pathForm(best.certificates, "public", ["leaf", "intermediate"]);
}
function isOpensslsToo({ lenient }) {
	return (reason) => isEnforced(reason) && !unasked$1.has(reason) && !(lenient && overlooked.has(reason));
}
const unasked$1 = new Set([
	"wrong-name",
	"no-san",
	"public-suffix",
	"wrong-key-usage",
	"incomplete-chain",
	"foreign-signature"
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
	if (handshake.lenient && isUnjudged(search.best, problems)) return {
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
// src/probes/leaf-issuer.ts
async function leafAndIssuer(context, to, { chain, address }) {
	const [leaf = null, ...others] = chain.map(readOrNull);
	const signatures = openSignatureChecks();
	const isSelfSigned = leaf !== null && signatures.isIssuedBy(leaf, leaf) === true;
	if (!leaf || isSelfSigned) return {
		leaf,
		issuer: null,
		isSelfSigned
	};
	const known = issuerAmong(leaf, others, signatures) ?? issuerAmong(leaf, anchorsOf(context, leaf), signatures);
	if (known) return {
		leaf,
		issuer: known,
		isSelfSigned
	};
	return {
		leaf,
		issuer: issuerAmong(leaf, await firstIssuers(context, leaf, { namedBy: address }), signatures) ?? (await certificate(context, to)).issuer,
		isSelfSigned
	};
}
function issuerAmong(leaf, others, signatures) {
	const issuers = others.filter((other) => other !== null).filter((other) => signatures.isIssuedBy(leaf, other));
	return issuers.find(({ keyUsage }) => keyUsage?.has("crlSign") ?? true) ?? issuers[0] ?? null;
}
function anchorsOf({ trust }, leaf) {
	return trust.named(leaf.issuer).map(({ der }) => readOrNull(der));
}
// src/formats/crl-extensions.ts
const mostExtensions$1 = 64;
function readCrlExtensions(wrapper) {
	return wrapper ? readExtensionList(readWhole(wrapper.content, tags.sequence)) : [];
}
function readExtensionList(list) {
	return children(list, mostExtensions$1).map(toExtension);
}
function toExtension(element) {
	const parts = children(element);
	return {
		oid: readOid(expectTag(parts[0], tags.oid)),
		isCritical: parts[1]?.tag === tags.boolean && parts[1].content[0] !== 0,
		value: expectTag(parts.at(-1), tags.octetString).content
	};
}
// src/formats/ocsp-signer.ts
const mostCertificates = 8;
function findSigner(signed, { responder, sent }, question) {
	const { issuer } = question;
	const named = [issuer, ...readSent(sent)].filter((each) => isNamed(responder, each));
	if (named.length === 0) return { doubt: "other-signer" };
	const signer = named.find(({ publicKey }) => isSignedBy(signed, publicKey));
	if (!signer) return { doubt: "bad-signature" };
	if (signer === issuer) return { delegate: null };
	const doubt = doubtDelegate(signer, question);
	return doubt ? { doubt } : { delegate: signer };
}
function doubtDelegate(signer, { issuer, now }) {
	if (!isIssuedBy(signer, issuer)) return "signer-stranger";
	if (!signer.extendedKeyUsage?.has(oids.ocspSigning)) return "signer-purpose";
	return now < signer.notBefore || now >= signer.notAfter + 1e3 ? "signer-expired" : null;
}
function isRevocable({ extensions, crlPoints }) {
	return crlPoints.length > 0 && !extensions.some(({ oid }) => oid === oids.ocspNoCheck);
}
function readSent(wrapper) {
	if (wrapper?.tag !== 160) return [];
	return children(readWhole(wrapper.content, tags.sequence), mostCertificates).flatMap(({ whole }) => readOne(whole));
}
function readOne(der) {
	try {
		return [readCertificate(der)];
	} catch (error) {
		if (error instanceof DerError) return [];
		throw error;
	}
}
function isNamed(responder, { subject, publicKeyBits }) {
	if (responder?.tag === 161) return isSameName(readWhole(responder.content, tags.sequence).whole, subject);
	if (responder?.tag !== 162) throw new DerError("ResponderID");
	const { content } = readWhole(responder.content, tags.octetString);
	return content.equals(createHash("sha1").update(publicKeyBits).digest());
}
// src/formats/revocation-answer.ts
const skew = 3e5;
function doubtTime(thisUpdate, nextUpdate, now) {
	if (thisUpdate > now + skew) return "not-yet-valid";
	return (nextUpdate ?? thisUpdate + 864e6) < now - skew ? "stale" : null;
}
const reasons = {
	0: "unspecified",
	1: "keyCompromise",
	2: "cACompromise",
	3: "affiliationChanged",
	4: "superseded",
	5: "cessationOfOperation",
	6: "certificateHold",
	8: "removeFromCRL",
	9: "privilegeWithdrawn",
	10: "aACompromise"
};
function reasonName(element) {
	return reasons[element?.content[0] ?? -1] ?? null;
}
// src/formats/ocsp.ts
const mostAnswers = 256;
function writeOcspRequest(certificate, issuer) {
	const sha1 = Buffer.from("300906052b0e03021a0500", "hex");
	const identifier = element(tags.sequence, sha1, element(tags.octetString, digest("sha1", certificate.issuer)), element(tags.octetString, digest("sha1", issuer.publicKeyBits)), element(tags.integer, certificate.serial));
	return [
		1,
		2,
		3,
		4
	].reduce((inner) => element(tags.sequence, inner), identifier);
}
function readOcspResponse(bytes, question) {
	return readOcsp(bytes, question).answer;
}
function readOcsp(bytes, question) {
	try {
		return readResponse(bytes, question);
	} catch (error) {
		if (error instanceof DerError) return doubt$1("malformed");
		throw error;
	}
}
const refusals = {
	1: "malformed-request",
	2: "internal-error",
	3: "try-later",
	5: "signature-required",
	6: "unauthorized"
};
function readResponse(bytes, question) {
	const [state, body] = children(readWhole(bytes, tags.sequence));
	const code = expectTag(state, tags.enumerated).content[0];
	if (code === void 0) throw new DerError("responseStatus");
	if (code !== 0) return doubt$1(refusals[code] ?? "responder-error");
	const [type, basic] = children(readWhole(expectTag(body, 160).content, tags.sequence));
	if (readOid(expectTag(type, tags.oid)) !== oids.ocspBasic) return doubt$1("malformed");
	const parts = children(readWhole(expectTag(basic, tags.octetString).content, tags.sequence));
	const signed = readSigned(parts);
	const data = readData(signed.content);
	const found = findSigner(signed, {
		responder: data.responder,
		sent: parts[3]
	}, question);
	if (found.doubt) return doubt$1(found.doubt);
	if (hasCritical(data.extensions)) return doubt$1("critical-extension");
	const { delegate } = found;
	return {
		answer: findAnswer(data.answers, question),
		signer: delegate && isRevocable(delegate) ? delegate : null
	};
}
function readData(data) {
	const fields = children(data);
	const [responder, , responses, extensions] = fields.slice(fields[0]?.tag === 160 ? 1 : 0);
	return {
		responder,
		answers: children(expectTag(responses, tags.sequence), mostAnswers),
		extensions
	};
}
function hasCritical(wrapper) {
	if (wrapper?.tag !== 161) return false;
	return readExtensionList(readWhole(wrapper.content, tags.sequence)).some(({ isCritical }) => isCritical);
}
function findAnswer(answers, question) {
	const own = answers.map((answer) => children(answer)).filter(([identifier]) => isAbout(identifier, question)).map((fields) => readAnswer(fields, question.now));
	return [
		"revoked",
		"good",
		"unknown"
	].map((status) => own.find((answer) => answer.status === status)).find((answer) => answer !== void 0) ?? {
		status: "unknown",
		reason: "other-certificate"
	};
}
function readAnswer(fields, now) {
	const [, status, from, ...more] = fields;
	if (!status || !from) throw new DerError("SingleResponse");
	const thisUpdate = readTime(expectTag(from, tags.generalizedTime));
	const until = more.find(({ tag }) => tag === 160);
	const nextUpdate = until ? readTime(readWhole(until.content, tags.generalizedTime)) : null;
	const reason = doubtTime(thisUpdate, nextUpdate, now) ?? (more.some(hasCritical) ? "critical-extension" : null) ?? (status.tag === 128 || status.tag === 161 ? null : "unknown-certificate");
	if (reason) return {
		status: "unknown",
		reason
	};
	if (status.tag === 128) return {
		status: "good",
		thisUpdate,
		nextUpdate
	};
	const [time, why] = children(status);
	const named = why?.tag === 160 ? readWhole(why.content, tags.enumerated) : void 0;
	return {
		status: "revoked",
		revokedAt: readTime(expectTag(time, tags.generalizedTime)),
		revocationReason: reasonName(named),
		thisUpdate,
		nextUpdate
	};
}
function isAbout(identifier, { certificate, issuer }) {
	const [algorithm, name, key, serial] = children(expectTag(identifier, tags.sequence));
	const hash = hashAlgorithms[readOid(expectTag(children(expectTag(algorithm, tags.sequence))[0], tags.oid))];
	if (!hash || !name || !key || !serial) return false;
	return serial.content.equals(certificate.serial) && name.content.equals(digest(hash, certificate.issuer)) && key.content.equals(digest(hash, issuer.publicKeyBits));
}
function digest(hash, bytes) {
	return createHash(hash).update(bytes).digest();
}
function element(tag, ...parts) {
	const content = Buffer.concat(parts);
	return Buffer.concat([Buffer.from([tag, ...lengthBytes(content.length)]), content]);
}
function lengthBytes(length) {
	if (length < 128) return [length];
	return length < 256 ? [129, length] : [
		130,
		length >> 8,
		length & 255
	];
}
function doubt$1(reason) {
	return {
		answer: {
			status: "unknown",
			reason
		},
		signer: null
	};
}
// src/probes/reading-turns.ts
let last = Promise.resolve();
function readingTurn() {
	last = last.then(() => setImmediate());
	return last;
}
// src/formats/crl-scope.ts
function doubtScope(extensions, question) {
	const { isAuthority } = question.certificate;
	const scope = scopeOf(extensions);
	if (isSet(scope, only.indirect) || isIndirectPoint(question)) return "indirect";
	if (isSet(scope, only.attributes)) return "attributes-only";
	if (isSet(scope, only.users) && isAuthority) return "users-only";
	if (isSet(scope, only.authorities) && !isAuthority) return "authorities-only";
	const place = scope.find(({ tag }) => tag === only.place);
	return place ? doubtPlace(place, question) : null;
}
function provesNoAbsence(extensions, question) {
	return scopeOf(extensions).some(({ tag }) => tag === only.reasons) || (pointOf(question)?.hasReasons ?? false);
}
const only = {
	place: 160,
	users: 129,
	authorities: 130,
	reasons: 131,
	indirect: 132,
	attributes: 133
};
function scopeOf(extensions) {
	const found = extensions.find(({ oid }) => oid === oids.issuingDistributionPoint);
	return found ? children(readWhole(found.value, tags.sequence)) : [];
}
function isSet(scope, flag) {
	return scope.some(({ tag, content }) => tag === flag && content[0] !== 0);
}
function doubtPlace(place, question) {
	const { names, urls, isRelative } = readPointName(place);
	const own = pointOf(question)?.names ?? [];
	if (urls.includes(question.url) || names.some((name) => own.includes(name))) return null;
	return isRelative ? "relative-name" : "other-partition";
}
function isIndirectPoint(question) {
	const { issuers } = pointOf(question) ?? { issuers: [] };
	return issuers.length > 0 && !issuers.some((name) => isSameName(name, question.certificate.issuer));
}
function pointOf({ certificate, url }) {
	return certificate.crlPoints.find(({ urls }) => urls.includes(url));
}
// src/formats/crl-entries.ts
const mostAlike = 64;
function findEntries(entries, serial) {
	if (entries.indexOf(serial) < 0) return [];
	const found = [];
	for (let offset = 0; offset < entries.length;) {
		const end = endAt(entries, offset, entries.length);
		const number = contentAt(entries, offset);
		const from = contentAt(entries, number);
		const to = endAt(entries, number, end);
		if (entries[number] === tags.integer && to - from === serial.length && entries.compare(serial, 0, serial.length, from, to) === 0) found.push(readElement(entries, offset));
		if (found.length > mostAlike) throw new DerError("entries of one certificate");
		offset = end;
	}
	return found;
}
function contentAt(bytes, offset) {
	const first = bytes[offset + 1] ?? 0;
	return first < 128 ? offset + 2 : offset + 2 + (first & 127);
}
function endAt(bytes, offset, limit) {
	if (offset + 2 > limit) throw new DerError("truncated");
	const first = bytes[offset + 1] ?? 0;
	const end = first < 128 ? offset + 2 + first : offset + readElement(bytes, offset).whole.length;
	if (end > limit) throw new DerError("truncated");
	return end;
}
function readEntry(entry) {
	const [, time, list] = children(entry);
	if (!time) throw new DerError("revocationDate");
	const extensions = list ? readExtensionList(list) : [];
	const reason = extensions.find(({ oid }) => oid === oids.crlReason);
	return {
		revokedAt: readTime(time),
		revocationReason: reasonName(reason ? readWhole(reason.value) : void 0),
		isIndirect: extensions.some(({ oid }) => oid === oids.certificateIssuer)
	};
}
const mostExtensions = 64;
function hasCriticalEntry(entries) {
	for (let offset = 0; offset < entries.length;) {
		const end = endAt(entries, offset, entries.length);
		const list = endAt(entries, endAt(entries, contentAt(entries, offset), end), end);
		if (list < end && hasCriticalExtension(entries, list, end)) return true;
		offset = end;
	}
	return false;
}
function hasCriticalExtension(bytes, list, limit) {
	if (bytes[list] !== tags.sequence) throw new DerError("crlEntryExtensions");
	const end = endAt(bytes, list, limit);
	let count = 0;
	for (let at = contentAt(bytes, list); at < end;) {
		if (++count > mostExtensions) throw new DerError("too many extensions");
		const next = endAt(bytes, at, end);
		const flag = endAt(bytes, contentAt(bytes, at), next);
		if (flag < next && bytes[flag] === tags.boolean && bytes[contentAt(bytes, flag)] !== 0) return true;
		at = next;
	}
	return false;
}
// src/formats/crl.ts
function readCrl(bytes, question) {
	try {
		return readList$1(bytes, question);
	} catch (error) {
		if (error instanceof DerError) return doubt("malformed");
		throw error;
	}
}
const known = new WeakMap();
function open(bytes) {
	const before = known.get(bytes);
	if (before) return before;
	const signed = readSigned(children(readWhole(bytes, tags.sequence)));
	const fresh = {
		...readFields(signed.content),
		signed,
		signedBy: new Map(),
		found: new Map()
	};
	known.set(bytes, fresh);
	return fresh;
}
function readList$1(bytes, question) {
	const list = open(bytes);
	const doubted = doubtScope(list.extensions, question) ?? doubtList(list, question) ?? doubtSigner(list, question);
	if (doubted) return doubt(doubted);
	const { thisUpdate, nextUpdate } = list;
	list.isCritical ??= hasCriticalEntry(list.entries);
	const found = entriesOf(list, question.certificate.serial);
	if (found.some(({ isIndirect }) => isIndirect)) return doubt("indirect");
	if (list.isCritical) return doubt("critical-extension");
	const revoking = found.find(({ revocationReason }) => revocationReason !== "removeFromCRL");
	if (revoking) {
		const { revokedAt, revocationReason } = revoking;
		return {
			status: "revoked",
			revokedAt,
			revocationReason,
			thisUpdate,
			nextUpdate
		};
	}
	if (provesNoAbsence(list.extensions, question)) return doubt("some-reasons");
	if (lacksNumber(list.extensions)) return doubt("unnumbered");
	return {
		status: "good",
		thisUpdate,
		nextUpdate
	};
}
const mostFound = 1024;
function entriesOf({ entries, found }, serial) {
	const key = serial.toString("hex");
	const before = found.get(key);
	if (before) return before;
	const fresh = findEntries(entries, serial).map(readEntry);
	if (found.size >= mostFound) found.clear();
	found.set(key, fresh);
	return fresh;
}
function lacksNumber(extensions) {
	return extensions.length > 0 && !extensions.some(({ oid }) => oid === oids.crlNumber);
}
function readFields(content) {
	const fields = children(content, 16);
	const first = fields[0]?.tag === tags.integer ? 1 : 0;
	const [, issuer, from, ...rest] = fields.slice(first);
	if (!from) throw new DerError("thisUpdate");
	const until = rest[0]?.tag === tags.utcTime || rest[0]?.tag === tags.generalizedTime ? rest[0] : void 0;
	return {
		issuer: expectTag(issuer, tags.sequence).whole,
		thisUpdate: readTime(from),
		nextUpdate: until ? readTime(until) : null,
		entries: rest.find(({ tag }) => tag === tags.sequence)?.content ?? Buffer.alloc(0),
		extensions: readCrlExtensions(rest.find(({ tag }) => tag === 160))
	};
}
const understood = new Set([oids.issuingDistributionPoint, oids.deltaCrlIndicator]);
function doubtList(list, { certificate, now }) {
	if (!isSameName(list.issuer, certificate.issuer)) return "other-issuer";
	if (list.extensions.some(({ oid }) => oid === oids.deltaCrlIndicator)) return "delta";
	if (list.extensions.some(({ oid, isCritical }) => isCritical && !understood.has(oid))) return "critical-extension";
	return doubtTime(list.thisUpdate, list.nextUpdate, now);
}
function doubtSigner({ signed, signedBy }, { issuer }) {
	if (issuer.keyUsage && !issuer.keyUsage.has("crlSign")) return "signer-purpose";
	const isSigned = signedBy.get(issuer.sha256) ?? isSignedBy(signed, issuer.publicKey);
	signedBy.set(issuer.sha256, isSigned);
	return isSigned ? null : "bad-signature";
}
function doubt(reason) {
	return {
		status: "unknown",
		reason
	};
}
// src/probes/stale-list.ts
function readList(bytes, question) {
	const answer = readCrl(bytes, question);
	if (answer.status !== "unknown" || answer.reason !== "stale") return answer;
	const then = readCrl(bytes, {
		...question,
		now: writtenAt(bytes)
	});
	return then.status === "revoked" && then.revocationReason !== "certificateHold" ? then : answer;
}
function writtenAt(bytes) {
	const [content] = children(readWhole(bytes, tags.sequence), 3);
	const fields = content ? children(content, 16) : [];
	const thisUpdate = fields[fields[0]?.tag === tags.integer ? 3 : 2];
	if (!thisUpdate) throw new DerError("thisUpdate");
	return readTime(thisUpdate);
}
// src/probes/revocation-ask.ts
const patience = 3e3;
function startClock(context) {
	const started = context.elapsed();
	return { left: (share = 1) => Math.round(started + share * patience - context.elapsed()) };
}
const ocspLimit = 65536;
function placesOf(context, subject, clock) {
	const { staple, certificate, prefersLists } = subject;
	const stapled = staple ? [{
		source: "staple",
		ask: () => readStaple(context, subject, clock)
	}] : [];
	const responders = certificate.ocspUrls.slice(0, 3);
	const responderShare = certificate.crlPoints.length > 0 && !prefersLists ? .5 : 1;
	const listShare = responders.length > 0 && prefersLists ? .5 : 1;
	const asked = responders.map((url) => ({
		source: "ocsp",
		ask: () => askResponder(context, subject, {
			url,
			share: responderShare,
			clock
		})
	}));
	const lists = listsOf(context, subject, {
		share: listShare,
		clock
	});
	return [...stapled, ...prefersLists ? [...lists, ...asked] : [...asked, ...lists]];
}
function listsOf(context, subject, timing) {
	const allowance = { left: subject.bytes };
	const { crlPoints, crlUrls } = subject.certificate;
	const usable = crlUrls.filter((url) => /^https?:/i.test(url));
	const urls = usable.length > 0 ? usable.slice(0, 3) : crlUrls.slice(0, 1);
	const [first] = crlPoints;
	if (urls.length === 0 && first) {
		const reason = first.isRelative ? "relative-name" : first.issuers.length > 0 ? "indirect" : "scheme";
		return [{
			source: "crl",
			ask: () => Promise.resolve({
				status: "unknown",
				reason
			})
		}];
	}
	return urls.map((url) => ({
		source: "crl",
		ask: () => askList(context, subject, {
			...timing,
			url,
			allowance
		})
	}));
}
async function readStaple(context, subject, clock) {
	const { certificate, issuer, staple } = subject;
	return believe(context, subject, {
		...readOcsp(staple ?? new Uint8Array(), {
			certificate,
			issuer,
			now: context.now().getTime()
		}),
		clock
	});
}
async function askResponder(context, subject, asking) {
	const { certificate, issuer, by } = subject;
	const { url, clock, share } = asking;
	const body = writeOcspRequest(certificate, issuer);
	const now = context.now().getTime();
	return believe(context, subject, {
		...await recall(context, {
			key: `ocsp ${url} ${sha256(body)}`,
			by,
			read: (bytes) => readOcsp(bytes, {
				certificate,
				issuer,
				now
			}),
			get: () => fetchNamed(context, url, by, {
				method: "POST",
				headers: {
					"content-type": "application/ocsp-request",
					accept: "application/ocsp-response"
				},
				body,
				limit: ocspLimit,
				patience: Math.max(1, clock.left(share)),
				schemes: ["http:"]
			})
		}),
		clock
	});
}
async function askList(context, subject, asking) {
	const { certificate, issuer, by } = subject;
	const { url, clock, share, allowance } = asking;
	const now = context.now().getTime();
	const { answer } = await recall(context, {
		key: `crl ${url} ${sha256(issuer.subject)} ${sha256(issuer.publicKeyBits)}`,
		by,
		read: (bytes) => ({
			answer: readList(bytes, {
				certificate,
				issuer,
				url,
				now
			}),
			signer: null
		}),
		get: () => fetchList(context, subject, {
			url,
			allowance,
			patience: Math.max(1, clock.left(share))
		})
	});
	return answer;
}
async function fetchList(context, { by }, { url, allowance, patience: time }) {
	if (allowance.left <= 0) return {
		ok: false,
		reason: "too-large"
	};
	const reply = await fetchNamed(context, url, by, {
		limit: allowance.left,
		patience: time,
		schemes: ["http:", "https:"]
	});
	if (reply.ok) allowance.left -= reply.body.length;
	else if (reply.reason === "too-large") allowance.left = 0;
	return reply;
}
async function recall(context, { key, by, read, get }) {
	const now = context.now().getTime();
	const known = context.shelf?.find(key, by, now);
	const kept = known && await readInTurn(known.bytes, read);
	if (kept && kept.answer.status !== "unknown") return kept;
	const reply = await get();
	if (!reply.ok) return {
		answer: {
			status: "unknown",
			reason: reply.reason
		},
		signer: null
	};
	const fresh = await readInTurn(reply.body, read);
	const until = fresh.answer.status === "unknown" ? null : fresh.answer.nextUpdate;
	if (until !== null && until > now) context.shelf?.keep(key, {
		bytes: reply.body,
		address: reply.address,
		until
	});
	return fresh;
}
const large = 262144;
async function readInTurn(bytes, read) {
	if (bytes.length > large) await readingTurn();
	return read(bytes);
}
async function believe(context, subject, { answer, signer, clock }) {
	if (answer.status === "unknown" || !signer) return answer;
	for (const { ask } of listsOf(context, {
		...subject,
		certificate: signer
	}, {
		share: 1,
		clock
	})) {
		const { status } = await ask();
		if (status === "good") return answer;
		if (status === "revoked") return {
			status: "unknown",
			reason: "signer-revoked"
		};
	}
	return {
		status: "unknown",
		reason: "signer-unknown"
	};
}
function sha256(bytes) {
	return createHash("sha256").update(bytes).digest("base64url");
}
// src/probes/path-confirm.ts
async function isTrustedBy(context, to, { path, handshake: { lenient } }) {
	if (!path.every((one, at) => isLinked(one, path[at + 1]))) return false;
	const issuers = path.slice(1, -1).map(({ der }) => der);
	const confirm = () => context.net.tls(to, {
		issuers,
		...lenient && { lenient }
	});
	const first = await attempt(confirm);
	const again = first.ok ? first : await attempt(confirm);
	return again.ok && again.value.trustError === null;
}
function isLinked({ der }, issuer) {
	return issuer === void 0 || new X509Certificate(der).checkIssued(new X509Certificate(issuer.der));
}
// src/probes/revocation-path.ts
const mostAsked = 4;
const mostPaths = 3;
async function walkPath(context, served, { ask, confirm }) {
	if (served.trust.trusted && served.trust.path.length === 0) return {
		intermediates: unfollowed(served),
		detour: null
	};
	const known = new Map();
	let path = served.trust.path;
	for (let attempts = 1; path.length > 0; attempts++) {
		await askAll(path, known, ask);
		const taken = [...known.values()].filter(({ status }) => status === "revoked");
		const isClean = path.slice(1, -1).every(({ sha256 }) => known.get(sha256)?.status !== "revoked");
		const intermediates = [...known.values()];
		if (isClean) return {
			intermediates,
			detour: taken.length > 0 ? path : null
		};
		const other = attempts < mostPaths ? pathWithout(context, served, new Set(taken.map(identityOf))) : [];
		path = other.length > 0 && await confirm(other) ? other : [];
	}
	return {
		intermediates: [...known.values()],
		detour: null
	};
}
function unfollowed({ others }) {
	const authorities = others.filter((one) => one.isAuthority && !isSelfIssued(one));
	return (authorities.length > 0 ? authorities : others).slice(0, mostAsked).map((certificate) => ({
		...unasked,
		reason: "path-unclear",
		certificate
	}));
}
function identityOf({ certificate }) {
	return certificate.sha256;
}
async function askAll(path, known, ask) {
	const fresh = path.slice(1, -1).filter(({ sha256 }) => !known.has(sha256));
	const asked = known.size;
	const answers = await Promise.all(fresh.map(async (certificate, place) => {
		const issuer = path[path.indexOf(certificate) + 1];
		return issuer && asked + place < mostAsked ? ask(certificate, issuer, 1 / mostAsked) : unasked;
	}));
	fresh.forEach((certificate, place) => known.set(certificate.sha256, {
		...answers[place] ?? unasked,
		certificate
	}));
}
const unasked = {
	status: "unknown",
	source: null,
	reason: "too-many",
	revokedAt: null,
	revocationReason: null
};
function pathWithout(context, { chain: [leaf], others, clients }, revoked) {
	if (!leaf) return [];
	const { best } = findPath({
		leaf,
		others: others.filter(({ sha256 }) => !revoked.has(sha256)),
		trust: context.trust,
		now: context.now().getTime(),
		clients
	});
	return best && best.problems.length === 0 ? best.certificates : [];
}
// src/probes/revocation.ts
const listLimit = 16777216;
function revocations(context, to) {
	return context.once(`revocations ${to.host} ${to.port}`, async () => {
		const handshake = await context.net.tls(to);
		const clock = startClock(context);
		const [leaf, path] = await Promise.all([askLeaf(context, to, {
			handshake,
			clock
		}), askPath(context, to, {
			handshake,
			clock
		})]);
		return {
			leaf,
			...path
		};
	});
}
async function askLeaf(context, to, { handshake, clock }) {
	const { leaf, issuer, isSelfSigned } = await leafAndIssuer(context, to, handshake);
	if (!leaf) return without("unknown", "unreadable");
	if (isSelfSigned) return without("not-applicable", "self-signed");
	if (!issuer) return without("unknown", "no-issuer");
	const { staple, address } = handshake;
	return askRevocation(context, {
		certificate: leaf,
		issuer,
		staple,
		by: { namedBy: address },
		bytes: listLimit,
		prefersLists: false
	}, clock);
}
async function askPath(context, to, { handshake, clock }) {
	const served = await certificate(context, to);
	const by = { namedBy: handshake.address };
	return walkPath(context, served, {
		ask: (one, issuer, share) => askRevocation(context, {
			certificate: one,
			issuer,
			staple: null,
			by,
			bytes: Math.floor(listLimit * share),
			prefersLists: true
		}, clock),
		confirm: (path) => isTrustedBy(context, to, {
			path,
			handshake
		})
	});
}
const head = 1e3;
async function askRevocation(context, subject, clock) {
	const asked = placesOf(context, subject, clock);
	if (asked.length === 0) return without("not-applicable", "no-source");
	const doubts = [];
	const running = [];
	for (const [at, place] of asked.entries()) {
		if (clock.left() <= 0 && place.source !== "staple") {
			doubts[at] = `${place.source}.timeout.http`;
			break;
		}
		running.push(prove(place, (doubt) => doubts[at] = doubt));
		const proven = await firstProven(running, at + 1 < asked.length ? head : null);
		if (proven) return proven;
	}
	return await firstProven(running, null) ?? without("unknown", doubts.find(Boolean) ?? "unknown");
}
async function prove({ source, ask }, doubt) {
	const answer = await ask();
	if (answer.status === "unknown") {
		doubt(`${source}.${answer.reason}`);
		return null;
	}
	const none = {
		source,
		reason: null,
		revokedAt: null,
		revocationReason: null
	};
	if (answer.status === "good") return {
		...none,
		status: "good"
	};
	return {
		...none,
		status: "revoked",
		revokedAt: answer.revokedAt,
		revocationReason: answer.revocationReason
	};
}
function without(status, reason) {
	return {
		status,
		source: null,
		reason,
		revokedAt: null,
		revocationReason: null
	};
}
// src/formats/hsts.ts
const longestHeader = 4096;
const directive = /^[ \t]*(?<name>[!#$%&'*+.^_`|~0-9A-Za-z-]+)(?:[ \t]*=[ \t]*(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<token>[!#$%&'*+.^_`|~0-9A-Za-z-]+)))?[ \t]*$/s;
const part = /(?:[^;"]|"(?:[^"\\]|\\.|\\$)*(?:"|$))+/gs;
function parseHsts(value) {
	if (value.length > longestHeader) return null;
	const directives = new Map();
	for (const [text] of value.matchAll(part)) {
		if (/^[ \t]*$/.test(text)) continue;
		const groups = directive.exec(text)?.groups;
		const name = groups?.["name"]?.toLowerCase();
		if (name === void 0 || directives.has(name)) return null;
		directives.set(name, groups?.["quoted"] ?? groups?.["token"] ?? null);
	}
	const maxAge = directives.get("max-age");
	if (typeof maxAge !== "string" || !/^\d+$/.test(maxAge)) return null;
	return {
		maxAge: Math.min(Number(maxAge), Number.MAX_SAFE_INTEGER),
		includeSubDomains: directives.has("includesubdomains"),
		preload: directives.has("preload")
	};
}
const day = 86400;
const strengths = [
	[365 * day, 95],
	[180 * day, 90],
	[30 * day, 50],
	[day, 25],
	[1, 10]
];
const strengthRows = [
	["max-age of a year", "95"],
	["max-age of 180 days", "90"],
	["includeSubDomains, with 180 days or more", "100"],
	["max-age of 30 days", "50"],
	["max-age of a day", "25"],
	["less", "10"]
];
function hstsStrength(policy) {
	if (!policy) return 0;
	const score = strengths.find(([from]) => policy.maxAge >= from)?.[1] ?? 0;
	return score >= 90 && policy.includeSubDomains ? 100 : score;
}
// src/probes/addresses.ts
const mostMeasured = 16;
const mostTold = 64;
async function everyAddress(context, to, { answered, main, look }) {
	main.catch(() => {});
	const own = await answered;
	const [seen, { others, ...around }] = await Promise.all([attempt(() => main), lookAround(context, {
		to,
		own
	}, look)]);
	if (seen.ok) return {
		main: seen.value,
		around: {
			...around,
			own: around.own ?? own ?? "",
			others
		}
	};
	const next = others.find((other) => other.seen !== null);
	if (!next || next.seen === null) throw new Failure(seen.failure);
	const failed = around.own === null ? [] : [toFailed(around.own, seen.failure, "failed")];
	const rest = others.filter((other) => other !== next);
	return {
		main: next.seen,
		around: {
			...around,
			own: next.address,
			others: [...failed, ...rest]
		}
	};
}
async function lookAround(context, { to, own }, look) {
	const all = await context.net.addresses(to);
	const first = all.find(({ address }) => address === own);
	const others = all.filter((one) => one !== first);
	const waiting = inTurn(others);
	const looks = [];
	async function fill() {
		for (let one = waiting.shift(); one; one = waiting.shift()) {
			const { id, isAllowed } = one;
			const seen = isAllowed ? await attempt(() => look(context.at(to.host, id))) : null;
			looks.push({
				one,
				seen
			});
			if (seen && (seen.ok || !isWayless(one, seen.failure))) return;
		}
	}
	await Promise.all(Array.from({ length: first ? 15 : mostMeasured }, fill));
	const told = looks.toSorted((a, b) => others.indexOf(a.one) - others.indexOf(b.one));
	const reached = [own ?? "", ...looks.flatMap(({ one, seen }) => seen?.ok ? [one.address] : [])];
	const families = new Set(reached.map(isIP));
	return {
		host: to.host,
		own: first?.id ?? own,
		total: Math.max(1, all.length),
		others: told.map(({ one, seen }) => toOther(one, seen, families.has(isIP(one.address))))
	};
}
function inTurn(all) {
	return all.toSorted((a, b) => Number(b.isAllowed) - Number(a.isAllowed)).slice(0, mostTold);
}
function toOther(one, seen, isFamilyReached) {
	const { id: address } = one;
	if (seen === null) return {
		address,
		state: "forbidden",
		reason: "address.private",
		seen: null
	};
	if (seen.ok) return {
		address,
		state: "measured",
		reason: null,
		seen: seen.value
	};
	return toFailed(address, seen.failure, isWayless(one, seen.failure) && !isFamilyReached ? "unroutable" : "failed");
}
function toFailed(address, { reason }, state) {
	return {
		address,
		state,
		reason,
		seen: null
	};
}
const wayless = [
	"ENETUNREACH",
	"EADDRNOTAVAIL",
	"EAFNOSUPPORT"
];
function isWayless({ isForeign = false }, { id, params }) {
	return isForeign && id === "tcp.unreachable" && wayless.some((code) => code === params["detail"]);
}
// src/data/challenges.ts
const challenges = [
	{
		header: "cf-mitigated",
		values: ["challenge"],
		service: "Cloudflare"
	},
	{
		header: "x-amzn-waf-action",
		values: ["challenge", "captcha"],
		service: "AWS WAF"
	},
	{
		header: "x-vercel-mitigated",
		values: ["challenge"],
		service: "Vercel"
	}
];
// src/probes/challenge.ts
function challengeIn({ headers }) {
	return challenges.find(({ header, values }) => valuesOf(headers, header).some((value) => values.includes(value.trim().toLowerCase())))?.service ?? null;
}
// src/core/effect.ts
function effectsOf(effects) {
	return effects;
}
export { moreThan as C, unnamed as D, surroundingsOf as E, isOpen as S, seenElsewhere as T, fitsAllIps as _, parseHsts as a, surroundingsProblems as b, readOcspResponse as c, readOrNull as d, readExtensionValue as f, allIpsOf as g, allIps as h, hstsStrength as i, certificate as l, judgeAddresses as m, challengeIn as n, strengthRows as o, keyFacts as p, everyAddress as r, revocations as s, effectsOf as t, lenientDoubt as u, surroundingsCaps as v, named as w, addressState as x, surroundingsKpis as y };
