import { t as Failure } from "./failure.js";
import { t as attempt } from "./attempt.js";
import { n as finder, t as defineProblems } from "./interpretation.js";
import { d as readPointName, i as readCertificate, l as isSameName, n as isSelfIssued, t as isIssuedBy } from "./certificate.js";
import { a as readElement, c as readWhole, l as tags, n as children, o as readOid, r as expectTag, s as readTime, t as DerError } from "./der.js";
import { t as oids } from "./oids.js";
import { i as isSignedBy, o as readSigned, t as hashAlgorithms } from "./signature.js";
import { a as meets, r as atBest, s as worst } from "./grade.js";
import { t as conclude } from "./conclude.js";
import { a as firstIssuers, c as findPath, g as fetchNamed, l as readOrNull, n as certificate, u as openSignatureChecks } from "./effect.js";
import { i as moreThan, n as allOf, o as seenElsewhere, r as isOpen } from "./surroundings.js";
import { t as firstProven } from "./first-proven.js";
import { setImmediate } from "node:timers/promises";
import { isIP } from "node:net";
import { X509Certificate, createHash } from "node:crypto";
// src/core/addresses/surroundings-problems.ts
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
// src/core/addresses/worst-of.ts
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
// src/core/addresses/every-address.ts
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
	return conclude(assessed, findings, [...kpis, ...surroundingsFigures(around, isUnlike)], problems);
}
// src/probes/certificate/leaf-issuer.ts
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
// src/formats/revocation/crl-extensions.ts
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
// src/formats/revocation/ocsp-signer.ts
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
// src/formats/revocation/answer.ts
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
// src/formats/revocation/ocsp.ts
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
// src/probes/revocation/reading-turns.ts
let last = Promise.resolve();
function readingTurn() {
	last = last.then(() => setImmediate());
	return last;
}
// src/formats/revocation/crl-scope.ts
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
// src/formats/revocation/crl-entries.ts
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
// src/formats/revocation/crl.ts
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
// src/probes/revocation/stale-list.ts
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
// src/probes/revocation/ask.ts
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
// src/probes/certificate/path-confirm.ts
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
// src/probes/revocation/path.ts
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
	const query = {
		leaf,
		others: others.filter(({ sha256 }) => !revoked.has(sha256)),
		trust: context.trust,
		now: context.now().getTime(),
		clients
	};
	const { best } = findPath(query);
	return best && best.problems.length === 0 ? best.certificates : [];
}
// src/probes/revocation/revocation.ts
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
// src/formats/http/hsts.ts
const longestHeader = 4096;
const directive = /^[ \t]*(?<name>[!#$%&'*+.^_`|~0-9A-Za-z-]+)(?:[ \t]*=[ \t]*(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<token>[!#$%&'*+.^_`|~0-9A-Za-z-]+)))?[ \t]*$/s;
const part = /(?:[^;"]|"(?:[^"\\]|\\.|\\$)*(?:"|$))+/gs;
const minded = new Set(["max-age", "includesubdomains"]);
const longestAge = 2n ** 64n - 1n;
function parseHsts(value) {
	if (value.length > longestHeader) return null;
	const directives = new Map();
	for (const [text] of value.matchAll(part)) {
		if (/^[ \t]*$/.test(text)) continue;
		const groups = directive.exec(text)?.groups;
		const name = groups?.["name"]?.toLowerCase();
		if (name === void 0 || minded.has(name) && directives.has(name)) return null;
		directives.set(name, groups?.["quoted"] ?? groups?.["token"] ?? null);
	}
	const maxAge = directives.get("max-age");
	if (typeof maxAge !== "string" || !/^\d+$/.test(maxAge) || BigInt(maxAge) > longestAge) return null;
	if (typeof directives.get("includesubdomains") === "string") return null;
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
// src/probes/page/addresses.ts
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
export { revocations as a, surroundingsCaps as c, strengthRows as i, surroundingsKpis as l, hstsStrength as n, readOcspResponse as o, parseHsts as r, judgeAddresses as s, everyAddress as t, surroundingsProblems as u };
