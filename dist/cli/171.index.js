export const id = 171;
export const ids = [171];
export const modules = {

/***/ 6509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ attempt)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(494);

async function attempt(work) {
    try {
        return { ok: true, value: await work() };
    }
    catch (error) {
        if (error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
            return { ok: false, failure: error.facts };
        throw error;
    }
}


/***/ }),

/***/ 287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ meets),
/* harmony export */   DR: () => (/* binding */ grades),
/* harmony export */   QZ: () => (/* binding */ worst),
/* harmony export */   eD: () => (/* binding */ atBest),
/* harmony export */   no: () => (/* binding */ assess)
/* harmony export */ });
const grades = ["A+", "A", "B", "C", "D", "F"];
const enoughCoverage = 60;
function assess(parts, caps, ladder, open = []) {
    const seen = parts.filter(isScored);
    const total = sum(parts.map(({ weight }) => weight));
    const weight = sum(seen.map((part) => part.weight));
    const coverage = total === 0 ? 0 : Math.round((100 * weight) / total);
    if (coverage < enoughCoverage)
        return { parts, caps, coverage };
    const score = tenth(sum(seen.map((part) => part.weight * part.score)) / weight);
    const uncapped = ladder.find(([from]) => score >= from)?.[1] ?? "F";
    const grade = worst([uncapped, ...caps.map(({ max }) => max)]);
    const isOpen = open.some(({ max }) => !meets(max, grade));
    return isOpen ? { parts, caps, coverage } : { grade, score, uncapped, parts, caps, coverage };
}
function atBest({ grade, caps = [] }) {
    return grade ?? worst(["A+", ...caps.map(({ max }) => max)]);
}
function meets(grade, required) {
    return grades.indexOf(grade) <= grades.indexOf(required);
}
function worst(some) {
    return some.reduce((a, b) => (meets(a, b) ? b : a));
}
function isScored(part) {
    return part.score !== null;
}
function sum(numbers) {
    return numbers.reduce((a, b) => a + b, 0);
}
function tenth(value) {
    return Math.round(value * 10 + 1e-7) / 10;
}


/***/ }),

/***/ 6532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ep: () => (/* binding */ conclude),
  uf: () => (/* binding */ defineProblems),
  nh: () => (/* binding */ finder),
  U4: () => (/* binding */ interpret),
  gO: () => (/* binding */ severities)
});

// EXTERNAL MODULE: ./.build/core/grade.js
var core_grade = __webpack_require__(287);
// EXTERNAL MODULE: ./.build/core/text.js
var core_text = __webpack_require__(5677);
;// CONCATENATED MODULE: ./.build/core/summary.js

const words = {
    clean: { en: "Grade {grade}, no problems.", ko: "등급 {grade}, 문제 없음." },
    graded: {
        en: "Grade {grade}, {count} problems. Worst: {cause}",
        ko: "등급 {grade}, 문제 {count}건. 가장 심각한 문제: {cause}",
    },
    one: { en: "Grade {grade}, one problem: {cause}", ko: "등급 {grade}, 문제 1건: {cause}" },
    alone: { en: "One problem: {cause}", ko: "문제 1건: {cause}" },
    ungraded: { en: "{count} problems. Worst: {cause}", ko: "문제 {count}건. 가장 심각한 문제: {cause}" },
    nothing: { en: "No problems.", ko: "문제 없음." },
    unknown: { en: "Too little could be observed for a grade.", ko: "관측한 내용이 부족하여 등급을 매길 수 없습니다." },
};
function summarise(verdict, issues, language) {
    const problems = issues.filter(({ severity }) => severity !== "info");
    const params = { grade: verdict.grade ?? "", count: problems.length, cause: problems[0]?.cause ?? "" };
    return (0,core_text/* fill */.G)(words[pick(verdict, problems.length)], params, language);
}
const ladders = {
    graded: ["clean", "one", "graded"],
    ungraded: ["nothing", "alone", "ungraded"],
};
function pick(verdict, count) {
    if (verdict.status === "unknown")
        return "unknown";
    const [none, one, several] = ladders[verdict.grade === undefined ? "ungraded" : "graded"];
    if (count === 0)
        return none;
    return count === 1 ? one : several;
}

;// CONCATENATED MODULE: ./.build/core/interpretation.js



const severities = ["critical", "high", "medium", "low", "info"];
function defineProblems(catalogue) {
    return catalogue;
}
function finder() {
    return (id, ...[params, seen]) => ({ id, params: params ?? {}, ...seen });
}
function conclude(assessment, findings, kpis, catalogue) {
    const grade = assessment?.grade;
    const worst = Math.min(...findings.map(({ id }) => severities.indexOf(severityOf(catalogue, id))));
    const at = (severity) => worst <= severities.indexOf(severity);
    const status = () => {
        if (grade === "F" || at("critical"))
            return "fail";
        if (assessment && grade === undefined)
            return "unknown";
        return (grade && !(0,core_grade/* meets */.D)(grade, "A")) || at("medium") ? "warn" : "pass";
    };
    return { status: status(), ...assessment, kpis, findings };
}
function interpret(check, verdict, language) {
    const { findings, kpis, parts, caps, ...rest } = verdict;
    const { words } = check;
    const issues = findings
        .map((finding) => toIssue(check.id, words.problems, finding, language))
        .toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
    return {
        ...rest,
        ...(parts && { parts: parts.map((part) => ({ ...part, label: say(words.parts, part.id, language) })) }),
        ...(caps && { caps: caps.map((cap) => ({ ...cap, reason: say(words.caps, cap.id, language) })) }),
        ...(check.grading && { gradeVersion: check.grading.version }),
        summary: summarise(verdict, issues, language),
        kpis: kpis.map((kpi) => toWords(kpi, words, language)),
        issues,
    };
}
function toWords(kpi, words, language) {
    const values = words.values?.[kpi.id] ?? {};
    const text = Object.hasOwn(values, String(kpi.value)) ? values[String(kpi.value)]?.[language] : undefined;
    return { ...kpi, label: say(words.kpis, kpi.id, language), ...(text !== undefined && { text }) };
}
function toIssue(check, catalogue, finding, language) {
    const { id, params, ...seen } = finding;
    const problem = catalogue[id];
    if (!problem)
        throw new Error(`no problem "${id}" in the catalogue of ${check}`);
    const { severity, cause, action, reference } = problem;
    return {
        id: `${check}.${id}`,
        severity,
        cause: (0,core_text/* fill */.G)(cause, params, language),
        action: (0,core_text/* fill */.G)(action, params, language),
        ...seen,
        ...(reference && { reference }),
    };
}
function severityOf(catalogue, id) {
    const problem = catalogue[id];
    if (!problem)
        throw new Error(`no problem "${id}" in the catalogue`);
    return problem.severity;
}
function say(words, id, language) {
    const text = words[id];
    if (!text)
        throw new Error(`no words for "${id}"`);
    return text[language];
}


/***/ }),

/***/ 7515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Di: () => (/* binding */ urlTarget),
/* harmony export */   Em: () => (/* binding */ bracketed),
/* harmony export */   HM: () => (/* binding */ portOf),
/* harmony export */   JX: () => (/* binding */ portNumber),
/* harmony export */   az: () => (/* binding */ hostTarget),
/* harmony export */   o6: () => (/* binding */ parseHost),
/* harmony export */   w4: () => (/* binding */ hostOf)
/* harmony export */ });
/* unused harmony export parseUrl */
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8532);


const longestInput = 2048;
const longestName = 253;
const aHost = {
    en: "a host name or IP address such as example.com",
    ko: "example.com 같은 호스트 이름 또는 IP 주소",
};
const aUrl = {
    en: "an http or https URL such as https://example.com/",
    ko: "https://example.com/ 같은 http 또는 https URL",
};
const aPort = { en: "a port from 1 to 65535", ko: "1부터 65535까지의 포트" };
const noSecret = { en: "an address without user name and password", ko: "사용자 이름과 암호가 없는 주소" };
const shorter = { en: `no longer than ${longestInput} characters`, ko: `${longestInput}자 이하` };
function hostTarget() {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform((text, context) => unwrap(parseHost(text), context));
}
function portNumber() {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()]).transform((given, context) => {
        const port = /^\d{1,5}$/.test(`${given}`) ? Number(given) : 0;
        return unwrap(port >= 1 && port <= 65_535 ? { value: port } : { problem: { expected: aPort } }, context);
    });
}
function urlTarget() {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform((text, context) => unwrap(parseUrl(text), context));
}
function unwrap(parsed, context) {
    if ("value" in parsed)
        return parsed.value;
    context.addIssue({ code: "custom", params: { ...parsed.problem } });
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tm;
}
function parseHost(text) {
    const parsed = parse(text, aHost);
    if ("problem" in parsed)
        return parsed;
    const url = parsed.value;
    return { value: { host: hostOf(url), port: givenPort(text, url) } };
}
function parseUrl(text) {
    const parsed = parse(text, aUrl);
    if ("problem" in parsed)
        return parsed;
    const url = parsed.value;
    url.hash = "";
    url.hostname = bracketed(hostOf(url));
    return { value: url.href };
}
function hostOf(url) {
    return url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
}
function portOf(url) {
    return url.port === "" ? defaultPort(url.protocol) : Number(url.port);
}
function bracketed(host) {
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 6 ? `[${host}]` : host;
}
const schemed = /^[a-z][a-z0-9+.-]*:\/\//i;
const beforeHost = /^[^/?#]*@/;
const otherwise = /^(?:[a-z][a-z0-9+.-]*:(?!\d)|\/)/i;
function parse(text, expected) {
    const trimmed = text.trim();
    if (trimmed.length > longestInput)
        return { problem: { expected: shorter, given: `${trimmed.length}` } };
    if (trimmed === "" || /[\u0000-\u0020\u007f\\]/.test(trimmed))
        return { problem: { expected } };
    const isSchemed = schemed.test(trimmed);
    if (!isSchemed && beforeHost.test(trimmed))
        return { problem: { expected: noSecret, given: "…" } };
    if (!isSchemed && (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(trimmed) !== 6 && otherwise.test(trimmed))
        return { problem: { expected } };
    const url = URL.parse(isSchemed ? trimmed : `https://${bareAddress(trimmed)}`);
    if (!url || !/^https?:$/.test(url.protocol))
        return { problem: { expected } };
    if (url.username !== "" || url.password !== "")
        return { problem: { expected: noSecret, given: "…@" + url.host } };
    return isHost(hostOf(url)) && url.port !== "0" ? { value: url } : { problem: { expected } };
}
function bareAddress(text) {
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(text) === 6 ? `[${text}]` : text;
}
function isHost(host) {
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host))
        return true;
    if (host.length === 0 || host.length > longestName)
        return false;
    return host.split(".").every((label) => /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/.test(label));
}
function givenPort(text, url) {
    if (url.port !== "")
        return Number(url.port);
    const trimmed = text.trim();
    if (/^http:\/\//i.test(trimmed))
        return 443;
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(trimmed) === 0 && /^(?:https:\/\/)?[^/?#]*:443(?:[/?#]|$)/i.test(trimmed) ? 443 : null;
}
function defaultPort(protocol) {
    return protocol === "http:" ? 80 : 443;
}


/***/ }),

/***/ 8126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rh: () => (/* binding */ isIssuedBy),
  Cb: () => (/* binding */ isSelfIssued),
  Gt: () => (/* binding */ nameForPeople),
  w$: () => (/* binding */ readCertificate),
  $e: () => (/* binding */ readSubject)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./.build/formats/der.js
var formats_der = __webpack_require__(5166);
// EXTERNAL MODULE: ./.build/formats/oids.js
var oids = __webpack_require__(3840);
;// CONCATENATED MODULE: ./.build/formats/certificate-extensions.js


function readExtensions(wrapper) {
    const found = new Map();
    if (wrapper) {
        for (const extension of (0,formats_der/* children */.Y_)((0,formats_der/* readElement */.RN)(wrapper.content))) {
            const parts = (0,formats_der/* children */.Y_)(extension);
            const oid = (0,formats_der/* readOid */.fM)((0,formats_der/* expectTag */.yi)(parts[0], formats_der/* tags */._A.oid));
            if (!found.has(oid))
                found.set(oid, (0,formats_der/* expectTag */.yi)(parts.at(-1), formats_der/* tags */._A.octetString).content);
        }
    }
    const get = (oid, tag, read) => {
        const value = found.get(oid);
        return value ? read((0,formats_der/* readWhole */.oD)(value, tag)) : null;
    };
    const constraints = get(oids/* oids */.S.basicConstraints, formats_der/* tags */._A.sequence, readBasicConstraints);
    const access = get(oids/* oids */.S.authorityInfoAccess, formats_der/* tags */._A.sequence, readAccess) ?? [];
    return {
        names: get(oids/* oids */.S.subjectAltName, formats_der/* tags */._A.sequence, readNames) ?? [],
        isAuthority: constraints?.isAuthority ?? false,
        pathLength: constraints?.pathLength ?? null,
        keyUsage: get(oids/* oids */.S.keyUsage, formats_der/* tags */._A.bitString, readKeyUsage),
        extendedKeyUsage: get(oids/* oids */.S.extendedKeyUsage, formats_der/* tags */._A.sequence, (value) => new Set((0,formats_der/* children */.Y_)(value).map((purpose) => (0,formats_der/* readOid */.fM)((0,formats_der/* expectTag */.yi)(purpose, formats_der/* tags */._A.oid))))),
        subjectKeyIdentifier: get(oids/* oids */.S.subjectKeyIdentifier, formats_der/* tags */._A.octetString, ({ content }) => content),
        authorityKeyIdentifier: get(oids/* oids */.S.authorityKeyIdentifier, formats_der/* tags */._A.sequence, readAuthorityKeyIdentifier),
        ocspUrls: access.filter(({ method }) => method === oids/* oids */.S.ocsp).map(({ url }) => url),
        issuerUrls: access.filter(({ method }) => method === oids/* oids */.S.caIssuers).map(({ url }) => url),
        crlUrls: get(oids/* oids */.S.crlDistributionPoints, formats_der/* tags */._A.sequence, readDistributionPoints) ?? [],
    };
}
function readBasicConstraints(value) {
    const parts = (0,formats_der/* children */.Y_)(value);
    const flag = parts.find(({ tag }) => tag === formats_der/* tags */._A.boolean);
    if (flag && flag.content.length !== 1)
        throw new formats_der/* DerError */.I4("flag");
    const length = parts.find(({ tag }) => tag === formats_der/* tags */._A.integer)?.content;
    if (length && (length[0] ?? 0x80) >= 0x80)
        throw new formats_der/* DerError */.I4("path length");
    return {
        isAuthority: flag !== undefined && flag.content[0] !== 0,
        pathLength: length && length.length <= 4 ? length.readUIntBE(0, length.length) : null,
    };
}
const keyUses = [
    "digitalSignature",
    "other",
    "keyEncipherment",
    "other",
    "keyAgreement",
    "keyCertSign",
    "crlSign",
];
function readKeyUsage({ content }) {
    const bits = content.subarray(1);
    return new Set(keyUses.filter((_, bit) => ((bits[bit >> 3] ?? 0) << (bit & 7)) & 0x80));
}
function readAuthorityKeyIdentifier(value) {
    return (0,formats_der/* children */.Y_)(value).find(({ tag }) => tag === 0x80)?.content ?? null;
}
function readNames(value) {
    return (0,formats_der/* children */.Y_)(value, 100_000).flatMap(({ tag, content }) => {
        if (tag === 0x82)
            return [{ kind: "dns", value: content.toString("latin1", 0, 512) }];
        if (tag === 0x87)
            return [{ kind: "ip", value: readAddress(content) }];
        return [];
    });
}
function readAddress(content) {
    if (content.length === 4)
        return content.join(".");
    if (content.length !== 16)
        return content.toString("hex");
    const groups = Array.from({ length: 8 }, (_, index) => content.readUInt16BE(index * 2).toString(16));
    return new URL(`http://[${groups.join(":")}]`).hostname.slice(1, -1);
}
function readAccess(value) {
    return (0,formats_der/* children */.Y_)(value, 64).flatMap((description) => {
        const [method, location] = (0,formats_der/* children */.Y_)(description);
        if (!method || location?.tag !== 0x86)
            return [];
        return [{ method: (0,formats_der/* readOid */.fM)(method), url: location.content.toString("latin1", 0, 2048) }];
    });
}
function readDistributionPoints(value) {
    return (0,formats_der/* children */.Y_)(value, 64)
        .flatMap((point) => (0,formats_der/* children */.Y_)(point).filter(({ tag }) => tag === 0xa0))
        .flatMap((name) => (0,formats_der/* children */.Y_)(name).filter(({ tag }) => tag === 0xa0))
        .flatMap((fullName) => (0,formats_der/* children */.Y_)(fullName).filter(({ tag }) => tag === 0x86))
        .map(({ content }) => content.toString("latin1", 0, 2048));
}

// EXTERNAL MODULE: ./.build/formats/distinguished-name.js
var distinguished_name = __webpack_require__(9517);
// EXTERNAL MODULE: ./.build/formats/signature.js
var formats_signature = __webpack_require__(1719);
;// CONCATENATED MODULE: ./.build/formats/certificate.js






function readCertificate(bytes) {
    const der = (0,formats_der/* toBuffer */.AO)(bytes);
    const [tbs, algorithm, signature] = (0,formats_der/* children */.Y_)((0,formats_der/* readWhole */.oD)(der, formats_der/* tags */._A.sequence));
    (0,formats_der/* readBits */.nT)(signature);
    const fields = (0,formats_der/* children */.Y_)((0,formats_der/* expectTag */.yi)(tbs, formats_der/* tags */._A.sequence));
    const first = fields[0]?.tag === 0xa0 ? 1 : 0;
    const [serial, , issuer, validity, subject, key] = fields.slice(first);
    const [notBefore, notAfter] = (0,formats_der/* children */.Y_)((0,formats_der/* expectTag */.yi)(validity, formats_der/* tags */._A.sequence));
    if (!notBefore || !notAfter)
        throw new formats_der/* DerError */.I4("validity");
    const [identifier, parameters] = (0,formats_der/* children */.Y_)((0,formats_der/* expectTag */.yi)(algorithm, formats_der/* tags */._A.sequence));
    const oid = (0,formats_der/* readOid */.fM)((0,formats_der/* expectTag */.yi)(identifier, formats_der/* tags */._A.oid));
    const known = oids/* signatureAlgorithms */.P[oid];
    return {
        der,
        sha256: (0,external_node_crypto_.createHash)("sha256").update(der).digest("hex"),
        serial: (0,formats_der/* expectTag */.yi)(serial, formats_der/* tags */._A.integer).content,
        issuer: (0,formats_der/* expectTag */.yi)(issuer, formats_der/* tags */._A.sequence).whole,
        subject: (0,formats_der/* expectTag */.yi)(subject, formats_der/* tags */._A.sequence).whole,
        notBefore: (0,formats_der/* readTime */.aQ)(notBefore),
        notAfter: (0,formats_der/* readTime */.aQ)(notAfter),
        signature: known?.name ?? oid,
        signatureHash: known?.pss ? (0,formats_signature/* pssHash */.jV)(parameters) : (known?.hash ?? null),
        publicKeyBits: (0,formats_der/* readBits */.nT)((0,formats_der/* children */.Y_)((0,formats_der/* expectTag */.yi)(key, formats_der/* tags */._A.sequence))[1]),
        publicKey: readPublicKey(der),
        ...readExtensions(fields.find(({ tag }) => tag === 0xa3)),
    };
}
function readSubject(bytes) {
    const fields = (0,formats_der/* children */.Y_)((0,formats_der/* expectTag */.yi)((0,formats_der/* children */.Y_)((0,formats_der/* readWhole */.oD)(bytes, formats_der/* tags */._A.sequence))[0], formats_der/* tags */._A.sequence));
    return (0,formats_der/* expectTag */.yi)(fields[fields[0]?.tag === 0xa0 ? 5 : 4], formats_der/* tags */._A.sequence).whole;
}
function isIssuedBy(certificate, issuer) {
    if (!(0,distinguished_name/* isSameName */.y)(certificate.issuer, issuer.subject) || !issuer.publicKey)
        return false;
    try {
        return new external_node_crypto_.X509Certificate(certificate.der).verify(issuer.publicKey);
    }
    catch {
        return false;
    }
}
function isSelfIssued({ issuer, subject }) {
    return (0,distinguished_name/* isSameName */.y)(issuer, subject);
}
function nameForPeople(name) {
    const attributes = readName(name);
    const wanted = [oids/* oids */.S.commonName, oids/* oids */.S.organizationName, oids/* oids */.S.organizationalUnitName];
    const found = wanted.map((oid) => attributes.find((attribute) => attribute.oid === oid)).find(Boolean);
    return (found ?? attributes.at(-1))?.value ?? "";
}
function readName(name) {
    return (0,formats_der/* children */.Y_)((0,formats_der/* readWhole */.oD)(name))
        .flatMap((set) => (0,formats_der/* children */.Y_)(set))
        .map((attribute) => {
        const [oid, value] = (0,formats_der/* children */.Y_)(attribute);
        return { oid: (0,formats_der/* readOid */.fM)((0,formats_der/* expectTag */.yi)(oid, formats_der/* tags */._A.oid)), value: value ? readText(value) : "" };
    });
}
function readText({ tag, content }) {
    if (tag !== 0x1e)
        return content.toString("utf8", 0, 1024);
    return Buffer.from(content.subarray(0, content.length & ~1).subarray(0, 1024))
        .swap16()
        .toString("utf16le");
}
function readPublicKey(der) {
    try {
        return new external_node_crypto_.X509Certificate(der).publicKey;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 5166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ toBuffer),
/* harmony export */   I4: () => (/* binding */ DerError),
/* harmony export */   RN: () => (/* binding */ readElement),
/* harmony export */   Y_: () => (/* binding */ children),
/* harmony export */   _A: () => (/* binding */ tags),
/* harmony export */   aQ: () => (/* binding */ readTime),
/* harmony export */   fM: () => (/* binding */ readOid),
/* harmony export */   nT: () => (/* binding */ readBits),
/* harmony export */   oD: () => (/* binding */ readWhole),
/* harmony export */   yi: () => (/* binding */ expectTag)
/* harmony export */ });
/* unused harmony export walk */
class DerError extends Error {
    name = "DerError";
}
const tags = {
    boolean: 0x01,
    integer: 0x02,
    bitString: 0x03,
    octetString: 0x04,
    oid: 0x06,
    enumerated: 0x0a,
    utcTime: 0x17,
    generalizedTime: 0x18,
    sequence: 0x30,
    set: 0x31,
};
function readElement(bytes, offset = 0) {
    const tag = bytes[offset];
    const first = bytes[offset + 1];
    if (tag === undefined || first === undefined)
        throw new DerError("truncated");
    if ((tag & 0x1f) === 0x1f)
        throw new DerError("long tag");
    const size = first < 0x80 ? 0 : first & 0x7f;
    if (first === 0x80 || size > 4)
        throw new DerError("length");
    const start = offset + 2 + size;
    if (start > bytes.length)
        throw new DerError("truncated");
    const length = size === 0 ? first : bytes.readUIntBE(offset + 2, size);
    const end = start + length;
    if (end > bytes.length)
        throw new DerError("truncated");
    return { tag, content: bytes.subarray(start, end), whole: bytes.subarray(offset, end) };
}
function readWhole(bytes, tag) {
    const buffer = toBuffer(bytes);
    const element = readElement(buffer);
    if (element.whole.length !== buffer.length)
        throw new DerError("trailing bytes");
    return tag === undefined ? element : expectTag(element, tag);
}
function* walk(content) {
    for (let offset = 0; offset < content.length;) {
        const element = readElement(content, offset);
        yield element;
        offset += element.whole.length;
    }
}
function children({ content }, limit = 4096) {
    const elements = [];
    for (const element of walk(content)) {
        if (elements.length >= limit)
            throw new DerError("too many elements");
        elements.push(element);
    }
    return elements;
}
function expectTag(element, tag) {
    if (element?.tag !== tag)
        throw new DerError(`expected tag ${tag}`);
    return element;
}
function readOid({ content }) {
    if (content.length === 0 || content.length > 64)
        throw new DerError("oid");
    const arcs = [];
    let arc = 0;
    let isWithin = false;
    for (const byte of content) {
        if (!isWithin && byte === 0x80)
            throw new DerError("oid");
        arc = arc * 128 + (byte & 0x7f);
        if (!Number.isSafeInteger(arc))
            throw new DerError("oid");
        isWithin = (byte & 0x80) !== 0;
        if (isWithin)
            continue;
        arcs.push(arc);
        arc = 0;
    }
    if (isWithin)
        throw new DerError("oid");
    const [first = 0, ...rest] = arcs;
    const root = Math.min(2, Math.floor(first / 40));
    return [root, first - root * 40, ...rest].join(".");
}
const utcTime = /^(?<y>\d\d)(?<mo>\d\d)(?<d>\d\d)(?<h>\d\d)(?<mi>\d\d)(?<s>\d\d)Z$/;
const generalizedTime = /^(?<y>\d{4})(?<mo>\d\d)(?<d>\d\d)(?<h>\d\d)(?<mi>\d\d)(?<s>\d\d)(?:\.\d{1,9})?Z$/;
function readTime({ tag, content }) {
    const text = content.toString("latin1", 0, 32);
    const match = (tag === tags.utcTime ? utcTime : generalizedTime).exec(text);
    if (!match?.groups || (tag !== tags.utcTime && tag !== tags.generalizedTime))
        throw new DerError("time");
    const { y, mo, d, h, mi, s } = match.groups;
    const year = Number(y) + (tag === tags.generalizedTime ? 0 : Number(y) < 50 ? 2000 : 1900);
    const time = Date.UTC(year, Number(mo) - 1, Number(d), Number(h), Number(mi), Number(s));
    const written = `${`${year}`.padStart(4, "0")}-${mo}-${d}T${h}:${mi}:${s}.000Z`;
    if (new Date(time).toISOString() !== written)
        throw new DerError("time");
    return time;
}
function readBits(element) {
    const { content } = expectTag(element, tags.bitString);
    if (content[0] !== 0)
        throw new DerError("bit string");
    return content.subarray(1);
}
function toBuffer(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}


/***/ }),

/***/ 9517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ canonicalName),
/* harmony export */   y: () => (/* binding */ isSameName)
/* harmony export */ });
/* harmony import */ var _der_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5166);

function canonicalName(name) {
    try {
        return (0,_der_js__WEBPACK_IMPORTED_MODULE_0__/* .children */ .Y_)((0,_der_js__WEBPACK_IMPORTED_MODULE_0__/* .readWhole */ .oD)(name, _der_js__WEBPACK_IMPORTED_MODULE_0__/* .tags */ ._A.sequence)).map(canonicalSet).join(",");
    }
    catch (error) {
        if (!(error instanceof _der_js__WEBPACK_IMPORTED_MODULE_0__/* .DerError */ .I4))
            throw error;
        return name.toString("hex");
    }
}
function isSameName(a, b) {
    return a.equals(b) || canonicalName(a) === canonicalName(b);
}
function canonicalSet(set) {
    return (0,_der_js__WEBPACK_IMPORTED_MODULE_0__/* .children */ .Y_)((0,_der_js__WEBPACK_IMPORTED_MODULE_0__/* .expectTag */ .yi)(set, _der_js__WEBPACK_IMPORTED_MODULE_0__/* .tags */ ._A.set))
        .map((attribute) => {
        const [oid, value] = (0,_der_js__WEBPACK_IMPORTED_MODULE_0__/* .children */ .Y_)((0,_der_js__WEBPACK_IMPORTED_MODULE_0__/* .expectTag */ .yi)(attribute, _der_js__WEBPACK_IMPORTED_MODULE_0__/* .tags */ ._A.sequence));
        return `${(0,_der_js__WEBPACK_IMPORTED_MODULE_0__/* .readOid */ .fM)((0,_der_js__WEBPACK_IMPORTED_MODULE_0__/* .expectTag */ .yi)(oid, _der_js__WEBPACK_IMPORTED_MODULE_0__/* .tags */ ._A.oid))}=${value ? canonicalValue(value) : ""}`;
    })
        .toSorted()
        .join("+");
}
const narrow = new Set([0x0c, 0x13, 0x14, 0x16]);
const bmpString = 0x1e;
function canonicalValue({ tag, content, whole }) {
    if (tag !== bmpString && !narrow.has(tag))
        return whole.toString("hex");
    const text = tag === bmpString ? readWide(content) : content.toString("utf8");
    return JSON.stringify(text.trim().replace(/\s+/g, " ").toLowerCase());
}
function readWide(content) {
    return Buffer.from(content.subarray(0, content.length & ~1))
        .swap16()
        .toString("utf16le");
}


/***/ }),

/***/ 3840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ signatureAlgorithms),
/* harmony export */   S: () => (/* binding */ oids)
/* harmony export */ });
const oids = {
    subjectKeyIdentifier: "2.5.29.14",
    keyUsage: "2.5.29.15",
    subjectAltName: "2.5.29.17",
    basicConstraints: "2.5.29.19",
    crlNumber: "2.5.29.20",
    crlReason: "2.5.29.21",
    deltaCrlIndicator: "2.5.29.27",
    issuingDistributionPoint: "2.5.29.28",
    nameConstraints: "2.5.29.30",
    crlDistributionPoints: "2.5.29.31",
    authorityKeyIdentifier: "2.5.29.35",
    extendedKeyUsage: "2.5.29.37",
    authorityInfoAccess: "1.3.6.1.5.5.7.1.1",
    ocsp: "1.3.6.1.5.5.7.48.1",
    caIssuers: "1.3.6.1.5.5.7.48.2",
    ocspBasic: "1.3.6.1.5.5.7.48.1.1",
    ocspNoCheck: "1.3.6.1.5.5.7.48.1.5",
    serverAuth: "1.3.6.1.5.5.7.3.1",
    ocspSigning: "1.3.6.1.5.5.7.3.9",
    anyExtendedKeyUsage: "2.5.29.37.0",
    commonName: "2.5.4.3",
    organizationName: "2.5.4.10",
    countryName: "2.5.4.6",
    organizationalUnitName: "2.5.4.11",
};
const signatureAlgorithms = {
    "1.2.840.113549.1.1.2": { name: "md2WithRSAEncryption", hash: "md2" },
    "1.2.840.113549.1.1.4": { name: "md5WithRSAEncryption", hash: "md5" },
    "1.2.840.113549.1.1.5": { name: "sha1WithRSAEncryption", hash: "sha1" },
    "1.2.840.113549.1.1.10": { name: "rsassaPss", hash: null, pss: true },
    "1.2.840.113549.1.1.11": { name: "sha256WithRSAEncryption", hash: "sha256" },
    "1.2.840.113549.1.1.12": { name: "sha384WithRSAEncryption", hash: "sha384" },
    "1.2.840.113549.1.1.13": { name: "sha512WithRSAEncryption", hash: "sha512" },
    "1.2.840.113549.1.1.14": { name: "sha224WithRSAEncryption", hash: "sha224" },
    "1.2.840.10040.4.3": { name: "dsaWithSha1", hash: "sha1" },
    "2.16.840.1.101.3.4.3.2": { name: "dsaWithSha256", hash: "sha256" },
    "1.2.840.10045.4.1": { name: "ecdsaWithSha1", hash: "sha1" },
    "1.2.840.10045.4.3.2": { name: "ecdsaWithSha256", hash: "sha256" },
    "1.2.840.10045.4.3.3": { name: "ecdsaWithSha384", hash: "sha384" },
    "1.2.840.10045.4.3.4": { name: "ecdsaWithSha512", hash: "sha512" },
    "1.3.101.112": { name: "ed25519", hash: null },
    "1.3.101.113": { name: "ed448", hash: null },
};


/***/ }),

/***/ 1719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ hashAlgorithms),
/* harmony export */   Nu: () => (/* binding */ readSigned),
/* harmony export */   jV: () => (/* binding */ pssHash),
/* harmony export */   s3: () => (/* binding */ isSignedBy)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _der_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5166);
/* harmony import */ var _oids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3840);



const hashAlgorithms = {
    "1.3.14.3.2.26": "sha1",
    "2.16.840.1.101.3.4.2.4": "sha224",
    "2.16.840.1.101.3.4.2.1": "sha256",
    "2.16.840.1.101.3.4.2.2": "sha384",
    "2.16.840.1.101.3.4.2.3": "sha512",
};
function readSigned(parts) {
    const [content, algorithm, signature] = parts;
    return {
        content: (0,_der_js__WEBPACK_IMPORTED_MODULE_1__/* .expectTag */ .yi)(content, _der_js__WEBPACK_IMPORTED_MODULE_1__/* .tags */ ._A.sequence),
        algorithm: (0,_der_js__WEBPACK_IMPORTED_MODULE_1__/* .expectTag */ .yi)(algorithm, _der_js__WEBPACK_IMPORTED_MODULE_1__/* .tags */ ._A.sequence),
        signature: (0,_der_js__WEBPACK_IMPORTED_MODULE_1__/* .readBits */ .nT)(signature),
    };
}
function isSignedBy({ content, algorithm, signature }, key) {
    const [oid, parameters] = (0,_der_js__WEBPACK_IMPORTED_MODULE_1__/* .children */ .Y_)(algorithm);
    const known = _oids_js__WEBPACK_IMPORTED_MODULE_2__/* .signatureAlgorithms */ .P[(0,_der_js__WEBPACK_IMPORTED_MODULE_1__/* .readOid */ .fM)((0,_der_js__WEBPACK_IMPORTED_MODULE_1__/* .expectTag */ .yi)(oid, _der_js__WEBPACK_IMPORTED_MODULE_1__/* .tags */ ._A.oid))];
    if (!key || !known || !fits(known, key) || forged.has(known.hash ?? ""))
        return false;
    try {
        if (known.pss)
            return verifyPss(content.whole, key, { signature, parameters });
        return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.verify)(known.hash, content.whole, key, signature);
    }
    catch (error) {
        if (error instanceof _der_js__WEBPACK_IMPORTED_MODULE_1__/* .DerError */ .I4)
            throw error;
        return false;
    }
}
const forged = new Set(["md2", "md5"]);
function fits({ name, pss }, { asymmetricKeyType: type }) {
    if (pss)
        return type === "rsa" || type === "rsa-pss";
    if (name.startsWith("ecdsa"))
        return type === "ec";
    if (name.startsWith("dsa"))
        return type === "dsa";
    return name.startsWith("ed") ? type === name : type === "rsa";
}
function verifyPss(data, key, { signature, parameters }) {
    const salt = pssParts(parameters).find(({ tag }) => tag === 0xa2);
    const digest = pssHash(parameters);
    if (digest === null)
        return false;
    const saltLength = salt ? readSmall(salt) : 20;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.verify)(digest, data, { key, padding: node_crypto__WEBPACK_IMPORTED_MODULE_0__.constants.RSA_PKCS1_PSS_PADDING, saltLength }, signature);
}
function pssHash(parameters) {
    const hash = pssParts(parameters).find(({ tag }) => tag === 0xa0);
    return hash ? (hashAlgorithms[hashOid(hash)] ?? null) : "sha1";
}
function pssParts(parameters) {
    return parameters ? (0,_der_js__WEBPACK_IMPORTED_MODULE_1__/* .children */ .Y_)((0,_der_js__WEBPACK_IMPORTED_MODULE_1__/* .expectTag */ .yi)(parameters, _der_js__WEBPACK_IMPORTED_MODULE_1__/* .tags */ ._A.sequence)) : [];
}
function hashOid(wrapper) {
    return (0,_der_js__WEBPACK_IMPORTED_MODULE_1__/* .readOid */ .fM)((0,_der_js__WEBPACK_IMPORTED_MODULE_1__/* .expectTag */ .yi)((0,_der_js__WEBPACK_IMPORTED_MODULE_1__/* .children */ .Y_)((0,_der_js__WEBPACK_IMPORTED_MODULE_1__/* .readWhole */ .oD)(wrapper.content, _der_js__WEBPACK_IMPORTED_MODULE_1__/* .tags */ ._A.sequence))[0], _der_js__WEBPACK_IMPORTED_MODULE_1__/* .tags */ ._A.oid));
}
function readSmall(wrapper) {
    const { content } = (0,_der_js__WEBPACK_IMPORTED_MODULE_1__/* .readWhole */ .oD)(wrapper.content, _der_js__WEBPACK_IMPORTED_MODULE_1__/* .tags */ ._A.integer);
    if (content.length === 0 || content.length > 2)
        throw new _der_js__WEBPACK_IMPORTED_MODULE_1__/* .DerError */ .I4("salt length");
    return content.readUIntBE(0, content.length);
}


/***/ })

};
