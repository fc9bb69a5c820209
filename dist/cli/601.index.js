export const id = 601;
export const ids = [601];
export const modules = {

/***/ 6728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ defineCheck)
/* harmony export */ });
function defineCheck(check) {
    return check;
}


/***/ }),

/***/ 3633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ splitList),
/* harmony export */   s: () => (/* binding */ valuesOf)
/* harmony export */ });
function valuesOf(fields, name) {
    const wanted = name.toLowerCase();
    return fields.filter(([each]) => each.toLowerCase() === wanted).map(([, value]) => value);
}
const longest = 64 * 1024;
function splitList(values) {
    if (values.length === 0)
        return [];
    const joined = values.join(", ").slice(0, longest);
    const elements = [];
    let start = 0;
    let isQuoted = false;
    for (let at = 0; at < joined.length; at++) {
        const character = joined[at];
        if (isQuoted && character === "\\")
            at++;
        else if (character === '"')
            isQuoted = !isQuoted;
        else if (character === "," && !isQuoted) {
            elements.push(joined.slice(start, at).trim());
            start = at + 1;
        }
    }
    elements.push(joined.slice(start).trim());
    return elements;
}


/***/ }),

/***/ 8049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oo: () => (/* binding */ hstsStrength),
/* harmony export */   Tt: () => (/* binding */ strengthRows),
/* harmony export */   cH: () => (/* binding */ parseHsts)
/* harmony export */ });
const longestHeader = 4096;
const directive = /^[ \t]*(?<name>[!#$%&'*+.^_`|~0-9A-Za-z-]+)(?:[ \t]*=[ \t]*(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<token>[!#$%&'*+.^_`|~0-9A-Za-z-]+)))?[ \t]*$/s;
const part = /(?:[^;"]|"(?:[^"\\]|\\.|\\$)*(?:"|$))+/gs;
function parseHsts(value) {
    if (value.length > longestHeader)
        return null;
    const directives = new Map();
    for (const [text] of value.matchAll(part)) {
        if (/^[ \t]*$/.test(text))
            continue;
        const groups = directive.exec(text)?.groups;
        const name = groups?.["name"]?.toLowerCase();
        if (name === undefined || directives.has(name))
            return null;
        directives.set(name, groups?.["quoted"] ?? groups?.["token"] ?? null);
    }
    const maxAge = directives.get("max-age");
    if (typeof maxAge !== "string" || !/^\d+$/.test(maxAge))
        return null;
    return {
        maxAge: Math.min(Number(maxAge), Number.MAX_SAFE_INTEGER),
        includeSubDomains: directives.has("includesubdomains"),
        preload: directives.has("preload"),
    };
}
const day = 86_400;
const strengths = [
    [365 * day, 95],
    [180 * day, 90],
    [30 * day, 50],
    [day, 25],
    [1, 10],
];
const strengthRows = [
    ["max-age of a year", "95"],
    ["max-age of 180 days", "90"],
    ["includeSubDomains, with 180 days or more", "100"],
    ["max-age of 30 days", "50"],
    ["max-age of a day", "25"],
    ["less", "10"],
];
function hstsStrength(policy) {
    if (!policy)
        return 0;
    const score = strengths.find(([from]) => policy.maxAge >= from)?.[1] ?? 0;
    return score >= 90 && policy.includeSubDomains ? 100 : score;
}


/***/ }),

/***/ 5882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ mostUrls),
/* harmony export */   S: () => (/* binding */ fetchNamed)
/* harmony export */ });
/* harmony import */ var _core_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6509);

const mostUrls = 3;
async function fetchNamed(context, url, by, how) {
    const { schemes, ...request } = how;
    const started = context.elapsed();
    const first = await exchange(context, url, { by, schemes, request });
    if (!first.ok)
        return first;
    const { address, location, fetched } = first.answer;
    if (location === null)
        return fetched;
    const patience = Math.floor(how.patience - (context.elapsed() - started));
    if (patience <= 0)
        return { ok: false, reason: "timeout.http" };
    const rest = { ...request, patience };
    const second = await exchange(context, location, { by: { namedBy: address }, schemes, request: rest });
    if (!second.ok)
        return second;
    return second.answer.location === null ? second.answer.fetched : { ok: false, reason: "redirected" };
}
async function exchange(context, url, { by, schemes, request }) {
    const parsed = URL.parse(url);
    if (!parsed || !schemes.some((scheme) => scheme === parsed.protocol))
        return { ok: false, reason: "scheme" };
    const { method = "GET" } = request;
    const bytes = request.body ? ` ${Buffer.from(request.body).toString("base64url")}` : "";
    const key = `fetch ${method} ${parsed.href}${bytes}`;
    const came = await (0,_core_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .attempt */ .C)(() => context.once(key, async () => {
        const reply = await context.net.http({ ...request, ...by, url: parsed.href });
        return toAnswer(reply, parsed.href, request.limit);
    }));
    return came.ok ? { ok: true, answer: came.value } : { ok: false, reason: came.failure.reason };
}
function toAnswer(reply, url, limit) {
    return { address: reply.address, location: redirectOf(reply, url), fetched: toBody(reply, limit) };
}
function redirectOf({ status, headers }, base) {
    if (status < 300 || status >= 400)
        return null;
    const location = headers.find(([name]) => name.toLowerCase() === "location")?.[1];
    return location === undefined ? null : (URL.parse(location.slice(0, 2048), base)?.href ?? null);
}
function toBody({ status, body, truncated }, limit) {
    if (status !== 200)
        return { ok: false, reason: `http.${status}` };
    if (truncated)
        return { ok: false, reason: body.length >= limit ? "too-large" : "truncated" };
    return { ok: true, body };
}


/***/ }),

/***/ 2045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ol: () => (/* binding */ isWeakKey),
/* harmony export */   v9: () => (/* binding */ isWeakSignature),
/* harmony export */   zS: () => (/* binding */ keyFacts)
/* harmony export */ });
const kinds = {
    rsa: "RSA",
    "rsa-pss": "RSA",
    ec: "EC",
    dsa: "DSA",
    ed25519: "Ed25519",
    ed448: "Ed448",
};
function keyFacts(key) {
    if (!key)
        return { type: "unknown", bits: null };
    const { modulusLength, namedCurve } = key.asymmetricKeyDetails ?? {};
    const type = kinds[key.asymmetricKeyType ?? ""] ?? key.asymmetricKeyType ?? "unknown";
    return { type, bits: modulusLength ?? curveBits(namedCurve) };
}
function curveBits(name = "") {
    const digits = /\d{3}/.exec(name.slice(0, 64))?.[0];
    return digits === undefined ? null : Number(digits);
}
const fewestBits = { RSA: 2048, EC: 256, DSA: Number.POSITIVE_INFINITY };
function isWeakKey({ publicKey }) {
    const { type, bits } = keyFacts(publicKey);
    return bits !== null && bits < (fewestBits[type] ?? 0);
}
const weakHashes = new Set(["md2", "md5", "sha1"]);
function isWeakSignature({ signatureHash }) {
    return signatureHash !== null && weakHashes.has(signatureHash);
}


/***/ }),

/***/ 9032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ certificate)
});

// EXTERNAL MODULE: ./.build/core/attempt.js
var attempt = __webpack_require__(6509);
// EXTERNAL MODULE: ./.build/formats/certificate.js + 1 modules
var formats_certificate = __webpack_require__(8126);
// EXTERNAL MODULE: ./.build/formats/der.js
var formats_der = __webpack_require__(5166);
;// CONCATENATED MODULE: ./.build/formats/pem.js
const mostBlocks = 256;
const blocks = /-----BEGIN (?<label>[A-Z0-9 ]{1,32})-----(?<body>[^-]*)-----END [A-Z0-9 ]{1,32}-----/g;
function readPem(text, label) {
    const found = [];
    for (const { groups } of text.matchAll(blocks)) {
        if (groups?.["label"] !== label)
            continue;
        found.push(Buffer.from(groups["body"] ?? "", "base64"));
        if (found.length >= mostBlocks)
            break;
    }
    return found;
}

;// CONCATENATED MODULE: ./.build/formats/pkcs7.js


const signedData = "1.2.840.113549.1.7.2";
const mostCertificates = 64;
function readCertificateBundle(bytes) {
    const buffer = (0,formats_der/* toBuffer */.AO)(bytes);
    if (buffer[0] === formats_der/* tags */._A.sequence)
        return readDer(buffer);
    const text = buffer.toString("latin1");
    const certificates = readPem(text, "CERTIFICATE");
    if (certificates.length > 0)
        return certificates.slice(0, mostCertificates);
    const [message] = readPem(text, "PKCS7");
    if (!message)
        throw new formats_der/* DerError */.I4("neither DER nor PEM");
    return readMessage((0,formats_der/* readWhole */.oD)(message, formats_der/* tags */._A.sequence));
}
function readDer(buffer) {
    const whole = (0,formats_der/* readWhole */.oD)(buffer, formats_der/* tags */._A.sequence);
    return (0,formats_der/* children */.Y_)(whole)[0]?.tag === formats_der/* tags */._A.oid ? readMessage(whole) : [whole.whole];
}
function readMessage(message) {
    const [type, content] = (0,formats_der/* children */.Y_)(message);
    if ((0,formats_der/* readOid */.fM)((0,formats_der/* expectTag */.yi)(type, formats_der/* tags */._A.oid)) !== signedData)
        throw new formats_der/* DerError */.I4("not signed data");
    const fields = (0,formats_der/* children */.Y_)((0,formats_der/* readWhole */.oD)((0,formats_der/* expectTag */.yi)(content, 0xa0).content, formats_der/* tags */._A.sequence));
    const certificates = fields.find(({ tag }) => tag === 0xa0);
    return certificates ? (0,formats_der/* children */.Y_)(certificates, mostCertificates).map(({ whole }) => whole) : [];
}

// EXTERNAL MODULE: ./.build/probes/certificate-fetch.js
var certificate_fetch = __webpack_require__(5882);
// EXTERNAL MODULE: ./.build/formats/distinguished-name.js
var distinguished_name = __webpack_require__(9517);
// EXTERNAL MODULE: ./.build/formats/oids.js
var oids = __webpack_require__(3840);
// EXTERNAL MODULE: ./.build/probes/certificate-strength.js
var certificate_strength = __webpack_require__(2045);
;// CONCATENATED MODULE: ./.build/probes/path.js





const mostSignatures = 64;
const mostSteps = 1024;
const longestPath = 10;
function findPath({ leaf, others, trust, now }) {
    const verified = new Map();
    const ends = new Map();
    let best = null;
    let steps = 0;
    let exhausted = false;
    function isSigned(certificate, issuer) {
        const key = `${certificate.sha256} ${issuer.sha256}`;
        const known = verified.get(key);
        if (known !== undefined)
            return known;
        if (verified.size >= mostSignatures) {
            exhausted = true;
            return false;
        }
        const fresh = (0,formats_certificate/* isIssuedBy */.rh)(certificate, issuer);
        verified.set(key, fresh);
        return fresh;
    }
    function finish(certificates, by) {
        const found = { certificates, by, problems: problemsOf(certificates, now) };
        if (!best || found.problems.length < best.problems.length)
            best = found;
    }
    function follow(path, last) {
        if (best?.problems.length === 0)
            return;
        if (++steps > mostSteps || path.length > longestPath) {
            exhausted = true;
            return;
        }
        const itself = anchorsNamed(trust, last.subject).find(({ certificate }) => certificate.sha256 === last.sha256);
        if (itself)
            return finish(path, itself.by);
        const anchors = anchorsNamed(trust, last.issuer).filter(({ certificate }) => isSigned(last, certificate));
        for (const { certificate, by } of anchors)
            finish([...path, certificate], by);
        const issuers = others
            .filter((other) => (0,distinguished_name/* isSameName */.y)(other.subject, last.issuer) && !path.some(({ sha256 }) => sha256 === other.sha256))
            .toSorted((a, b) => distance(last, a, now) - distance(last, b, now))
            .filter((other) => isSigned(last, other));
        for (const issuer of issuers)
            follow([...path, issuer], issuer);
        if (anchors.length + issuers.length === 0)
            ends.set(last.sha256, last);
    }
    follow([leaf], leaf);
    return { best, ends: [...ends.values()], exhausted };
}
function distance({ authorityKeyIdentifier }, issuer, now) {
    const { subjectKeyIdentifier, notBefore, notAfter } = issuer;
    const isOther = authorityKeyIdentifier && subjectKeyIdentifier && !authorityKeyIdentifier.equals(subjectKeyIdentifier);
    return (isOther ? 2 : 0) + (notBefore <= now && now <= notAfter ? 0 : 1);
}
function anchorsNamed(trust, subject) {
    return trust.named(subject).flatMap(({ der, by }) => {
        const certificate = readOrNull(der);
        return certificate && (0,formats_certificate/* isSelfIssued */.Cb)(certificate) ? [{ certificate, by }] : [];
    });
}
function readOrNull(der) {
    try {
        return (0,formats_certificate/* readCertificate */.w$)(der);
    }
    catch (error) {
        if (error instanceof formats_der/* DerError */.I4)
            return null;
        throw error;
    }
}
function problemsOf(path, now) {
    const issuers = path.slice(1);
    const intermediates = path.slice(1, -1);
    const holds = {
        "issuer-expired": issuers.some(({ notAfter }) => now > notAfter),
        "issuer-not-yet-valid": issuers.some(({ notBefore }) => now < notBefore),
        "not-an-authority": intermediates.some((issuer) => !mayIssue(issuer)),
        "issuer-purpose": intermediates.some(({ extendedKeyUsage }) => extendedKeyUsage && !isForServers(extendedKeyUsage)),
        "weak-issuer-key": issuers.some(certificate_strength/* isWeakKey */.ol),
        "weak-signature": intermediates.some(certificate_strength/* isWeakSignature */.v9),
    };
    return Object.keys(holds).filter((problem) => holds[problem]);
}
function mayIssue({ isAuthority, keyUsage }) {
    return isAuthority && (keyUsage?.has("keyCertSign") ?? true);
}
function isForServers(purposes) {
    return purposes.has(oids/* oids */.S.serverAuth) || purposes.has(oids/* oids */.S.anyExtendedKeyUsage);
}

;// CONCATENATED MODULE: ./.build/probes/certificate-issuers.js




const bodyLimit = 256 * 1024;
const patience = 3000;
async function completePath(context, query, by) {
    const started = context.elapsed();
    const tried = new Set();
    let fetched = [];
    let missed = null;
    let search = findPath(query);
    while (!search.best && tried.size < certificate_fetch/* mostUrls */.I) {
        const urls = search.ends.flatMap(({ issuerUrls }) => issuerUrls).filter((each) => !tried.has(each));
        const [url, next] = urls;
        if (url === undefined)
            break;
        tried.add(url);
        const left = Math.floor((patience - (context.elapsed() - started)) / (next === undefined ? 1 : 2));
        const reply = await fetchIssuers(context, url, { by, patience: left });
        if (!reply.ok && !nothingThere.test(reply.reason))
            missed ??= { url, reason: reply.reason };
        const found = reply.ok ? readIssuers(reply.body) : [];
        if (found.length === 0)
            continue;
        fetched = [...fetched, ...found];
        search = findPath({ ...query, others: [...query.others, ...fetched] });
    }
    return { search, fetched, missed };
}
const nothingThere = /^(?:http\.(?!40[1378]|425|429)[1-4]\d\d|http\.(?:malformed|headers-too-large)|scheme|redirected|too-large|dns\.(?:nxdomain|no-address)|address\.private)$/;
async function fetchIssuers(context, url, { by, patience: left }) {
    if (left <= 0)
        return { ok: false, reason: "timeout.http" };
    const schemes = ["http:", "https:"];
    return (0,certificate_fetch/* fetchNamed */.S)(context, url, by, { limit: bodyLimit, patience: left, schemes });
}
function readIssuers(body) {
    try {
        return readCertificateBundle(body).flatMap((der) => readOrNull(der) ?? []);
    }
    catch (error) {
        if (error instanceof formats_der/* DerError */.I4)
            return [];
        throw error;
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
;// CONCATENATED MODULE: ./.build/probes/certificate-leaf.js





function leafProblems(leaf, host, now) {
    const holds = {
        expired: now > leaf.notAfter,
        "not-yet-valid": now < leaf.notBefore,
        "wrong-name": !isFor(leaf, host),
        "no-san": leaf.names.length === 0,
        "weak-key": (0,certificate_strength/* isWeakKey */.ol)(leaf),
        "weak-signature": (0,certificate_strength/* isWeakSignature */.v9)(leaf) && !(0,formats_certificate/* isSelfIssued */.Cb)(leaf),
        "wrong-purpose": leaf.extendedKeyUsage !== null && !leaf.extendedKeyUsage.has(oids/* oids */.S.serverAuth),
        "wrong-key-usage": !maySecure(leaf),
    };
    return Object.keys(holds).filter((problem) => holds[problem]);
}
function maySecure({ keyUsage }) {
    if (keyUsage === null)
        return true;
    return keyUsage.has("digitalSignature") || keyUsage.has("keyEncipherment") || keyUsage.has("keyAgreement");
}
const wholeLabels = { subject: "never", partialWildcards: false };
function isFor({ der }, host) {
    const certificate = new external_node_crypto_.X509Certificate(der);
    const name = (0,external_node_net_.isIP)(host) ? certificate.checkIP(host) : certificate.checkHost(host, wholeLabels);
    return name !== undefined;
}

;// CONCATENATED MODULE: ./.build/probes/certificate-order.js


function orderProblems(served, path) {
    const unique = served.filter(({ sha256 }, index) => served.findIndex((other) => other.sha256 === sha256) === index);
    const related = relatedTo(unique);
    const line = path.length > 0 ? path : related;
    const positions = line.map((member) => unique.findIndex(({ sha256 }) => sha256 === member.sha256));
    const ranked = positions.filter((position) => position >= 0);
    const holds = {
        "wrong-order": ranked.some((position, index) => position < (ranked[index - 1] ?? 0)),
        "unrelated-certificate": related.length < unique.length,
        "duplicate-certificate": unique.length < served.length,
        "root-included": related.slice(1).some(formats_certificate/* isSelfIssued */.Cb),
    };
    return Object.keys(holds).filter((problem) => holds[problem]);
}
function relatedTo(served) {
    const related = served.slice(0, 1);
    for (const member of related) {
        related.push(...served.filter((other) => !related.includes(other) && (0,distinguished_name/* isSameName */.y)(other.subject, member.issuer)));
    }
    return related;
}

;// CONCATENATED MODULE: ./.build/formats/certificate-constraints.js


function forbidsNames(authority, certificate) {
    try {
        const constraints = extensionValue(authority, oids/* oids */.S.nameConstraints);
        const names = extensionValue(certificate, oids/* oids */.S.subjectAltName);
        return constraints !== null && names !== null && isForbidden(constraints, (0,formats_der/* children */.Y_)(names, 100_000));
    }
    catch (error) {
        if (error instanceof formats_der/* DerError */.I4)
            return false;
        throw error;
    }
}
const dnsName = 0x82;
const ipAddress = 0x87;
function isForbidden(constraints, names) {
    const lists = (0,formats_der/* children */.Y_)(constraints);
    const permitted = subtrees(lists.find(({ tag }) => tag === 0xa0));
    const excluded = subtrees(lists.find(({ tag }) => tag === 0xa1));
    return names.some((name) => {
        if (excluded.some((base) => isWithin(name, base)))
            return true;
        const ofKind = permitted.filter(({ tag }) => tag === name.tag);
        return isKnown(name) && ofKind.length > 0 && !ofKind.some((base) => isWithin(name, base));
    });
}
function isKnown({ tag }) {
    return tag === dnsName || tag === ipAddress;
}
function subtrees(list) {
    return list ? (0,formats_der/* children */.Y_)(list).flatMap((subtree) => (0,formats_der/* children */.Y_)(subtree).slice(0, 1)) : [];
}
function isWithin(name, base) {
    if (name.tag !== base.tag)
        return false;
    if (name.tag === ipAddress)
        return isInNetwork(name.content, base.content);
    return name.tag === dnsName && isBelow(hostOf(name), hostOf(base));
}
function hostOf({ content }) {
    return content.toString("latin1", 0, 512).toLowerCase();
}
function isBelow(host, base) {
    return base === "" || host === base || host.endsWith(base.startsWith(".") ? base : `.${base}`);
}
function isInNetwork(address, base) {
    if (base.length !== address.length * 2)
        return false;
    return address.every((byte, at) => ((byte ^ (base[at] ?? 0)) & (base[address.length + at] ?? 0)) === 0);
}
function extensionValue(der, wanted) {
    const [tbs] = (0,formats_der/* children */.Y_)((0,formats_der/* readWhole */.oD)(der, formats_der/* tags */._A.sequence));
    const wrapper = (0,formats_der/* children */.Y_)((0,formats_der/* expectTag */.yi)(tbs, formats_der/* tags */._A.sequence)).find(({ tag }) => tag === 0xa3);
    if (!wrapper)
        return null;
    const extensions = (0,formats_der/* children */.Y_)((0,formats_der/* readElement */.RN)(wrapper.content)).map((extension) => (0,formats_der/* children */.Y_)(extension));
    const found = extensions.find(([oid]) => (0,formats_der/* readOid */.fM)((0,formats_der/* expectTag */.yi)(oid, formats_der/* tags */._A.oid)) === wanted);
    return found ? (0,formats_der/* readWhole */.oD)((0,formats_der/* expectTag */.yi)(found.at(-1), formats_der/* tags */._A.octetString).content, formats_der/* tags */._A.sequence) : null;
}

;// CONCATENATED MODULE: ./.build/formats/extension-list.js

function listExtensions(der) {
    const [tbs] = (0,formats_der/* children */.Y_)((0,formats_der/* readWhole */.oD)(der, formats_der/* tags */._A.sequence));
    const wrapper = (0,formats_der/* children */.Y_)((0,formats_der/* expectTag */.yi)(tbs, formats_der/* tags */._A.sequence)).find(({ tag }) => tag === 0xa3);
    if (!wrapper)
        return [];
    return (0,formats_der/* children */.Y_)((0,formats_der/* readElement */.RN)(wrapper.content)).map((extension) => {
        const [oid, flag] = (0,formats_der/* children */.Y_)(extension);
        return {
            oid: (0,formats_der/* readOid */.fM)((0,formats_der/* expectTag */.yi)(oid, formats_der/* tags */._A.oid)),
            isCritical: flag?.tag === formats_der/* tags */._A.boolean && flag.content[0] !== 0,
        };
    });
}

;// CONCATENATED MODULE: ./.build/probes/certificate-reasons.js



const tolerated = new Set([
    "wrong-order",
    "unrelated-certificate",
    "duplicate-certificate",
    "root-included",
    "path-unclear",
    "trust-unknown",
]);
function isEnforced(reason) {
    return !tolerated.has(reason);
}
const explanations = {
    CERT_HAS_EXPIRED: ["expired", "issuer-expired"],
    CERT_NOT_YET_VALID: ["not-yet-valid", "issuer-not-yet-valid"],
    INVALID_PURPOSE: ["wrong-purpose", "wrong-key-usage", "issuer-purpose"],
    INVALID_CA: ["not-an-authority"],
    UNSPECIFIED: ["weak-key", "weak-signature", "weak-issuer-key", "not-an-authority"],
    CERT_SIGNATURE_FAILURE: ["bad-signature"],
    DEPTH_ZERO_SELF_SIGNED_CERT: ["self-signed"],
    SELF_SIGNED_CERT_IN_CHAIN: ["unknown-authority"],
    UNABLE_TO_GET_ISSUER_CERT: ["unknown-authority"],
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: ["unknown-authority"],
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: ["unknown-authority", "self-signed"],
};
const refusals = {
    PATH_LENGTH_EXCEEDED: "path-length",
    INVALID_CA: "not-an-authority",
    CERT_SIGNATURE_FAILURE: "bad-signature",
};
function refusalOf(verdict, seen, path) {
    if (verdict === null || explanations[verdict]?.some((reason) => seen.includes(reason)))
        return null;
    const named = refusals[verdict];
    if (named)
        return named;
    const extensions = path.flatMap(({ der }) => listExtensions(der));
    if (extensions.some(({ oid, isCritical }) => isCritical && !understood.has(oid)))
        return "critical-extension";
    return isOutsideConstraints(path) ? "name-constraints" : "refused";
}
function isOutsideConstraints(path) {
    return path.some(({ der }, height) => path.slice(0, height).some((below) => forbidsNames(der, below.der)));
}
const understood = new Set([
    oids/* oids */.S.keyUsage,
    oids/* oids */.S.subjectAltName,
    oids/* oids */.S.basicConstraints,
    oids/* oids */.S.extendedKeyUsage,
    oids/* oids */.S.crlDistributionPoints,
    oids/* oids */.S.nameConstraints,
    "2.5.29.32",
    "2.5.29.33",
    "2.5.29.36",
    "2.5.29.54",
]);

;// CONCATENATED MODULE: ./.build/probes/certificate.js







function certificate(context, to) {
    return context.once(`certificate ${to.host} ${to.port}`, () => look(context, to));
}
async function look(context, to) {
    const handshake = await context.net.tls(to);
    const [leaf, ...others] = handshake.chain.map(readOrNull);
    if (!leaf)
        return unreadable(handshake);
    const readable = others.filter((other) => other !== null);
    const query = { leaf, others: readable, trust: context.trust, now: context.now().getTime() };
    const completed = await completePath(context, query, { namedBy: handshake.address });
    const chain = [leaf, ...readable];
    const verdict = await opensslVerdict(context, to, { handshake, completed });
    const trust = conclude(chain, { to, now: query.now, handshake, completed, verdict });
    const issuer = completed.search.best?.certificates[1] ?? readable.find((other) => (0,formats_certificate/* isIssuedBy */.rh)(leaf, other)) ?? null;
    return { handshake, chain, trust, issuer };
}
function unreadable(handshake) {
    const isAbsent = handshake.chain.length === 0;
    const reasons = [{ id: isAbsent ? "no-certificate" : "unreadable", enforced: true }];
    const openssl = handshake.trustError ?? (isAbsent ? "UNSPECIFIED" : null);
    const trust = { trusted: false, doubt: null, by: null, reasons, completedByAia: false, path: [], openssl };
    return { handshake, chain: [], trust, issuer: null };
}
async function opensslVerdict(context, to, { handshake, completed: { search, fetched } }) {
    if (fetched.length === 0 || !search.best)
        return { isKnown: true, against: handshake.trustError };
    const issuers = fetched.map(({ der }) => der);
    const { lenient } = handshake;
    const confirm = () => context.net.tls(to, { issuers, ...(lenient && { lenient }) });
    const first = await (0,attempt/* attempt */.C)(confirm);
    const again = first.ok ? first : await (0,attempt/* attempt */.C)(confirm);
    return again.ok
        ? { isKnown: true, against: again.value.trustError }
        : { isKnown: false, reason: again.failure.reason };
}
function conclude(chain, { to, now, handshake, completed, verdict }) {
    const [leaf] = chain;
    if (!leaf)
        throw new Error("a chain without a leaf");
    const { fetched } = completed;
    const { best } = completed.search;
    const doubt = doubtOf(leaf, { completed, verdict });
    const isCompleted = best !== null && fetched.length > 0;
    const seen = [
        ...new Set([
            ...leafProblems(leaf, to.host, now),
            ...(best?.problems ?? (doubt ? [] : pathless(leaf, { completed, verdict }))),
            ...(doubt ? ["trust-unknown"] : []),
        ]),
        ...(isCompleted ? ["incomplete-chain"] : []),
        ...orderProblems(chain, best?.certificates ?? []),
    ];
    const refusal = verdict.isKnown && !doubt ? refusalOf(verdict.against, seen, best?.certificates ?? []) : null;
    const ids = refusal ? [...seen, refusal] : seen;
    const isRefused = refusal !== null || (best !== null && best.problems.some((problem) => problem !== "weak-signature"));
    const trusted = isRefused ? false : doubt ? null : best !== null || ids.includes("path-unclear");
    return {
        trusted,
        doubt: trusted === null ? doubt : null,
        by: best?.by ?? null,
        reasons: ids.map((id) => ({ id, enforced: isEnforced(id) })),
        completedByAia: isCompleted,
        path: trusted ? (best?.certificates ?? []) : [],
        openssl: handshake.trustError,
    };
}
function doubtOf(leaf, found) {
    const { verdict, completed } = found;
    if (!verdict.isKnown)
        return { url: null, reason: verdict.reason };
    const { search, missed } = completed;
    if (search.best || !missed)
        return null;
    return pathless(leaf, found).includes("unknown-authority") ? missed : null;
}
function pathless(leaf, { completed: { search }, verdict: said }) {
    const verdict = said.isKnown ? said.against : null;
    if (verdict === null)
        return ["path-unclear"];
    if (verdict === "CERT_SIGNATURE_FAILURE")
        return ["bad-signature"];
    const isSelfSigned = (0,formats_certificate/* isSelfIssued */.Cb)(leaf) && (0,formats_certificate/* isIssuedBy */.rh)(leaf, leaf);
    if (isSelfSigned)
        return ["self-signed"];
    return search.exhausted && !verdict.includes("ISSUER") ? ["path-unclear"] : ["unknown-authority"];
}


/***/ }),

/***/ 366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ challengeIn)
});

;// CONCATENATED MODULE: ./.build/data/challenges.js
const challenges = [
    { header: "cf-mitigated", values: ["challenge"], service: "Cloudflare" },
    { header: "x-amzn-waf-action", values: ["challenge", "captcha"], service: "AWS WAF" },
    { header: "x-vercel-mitigated", values: ["challenge"], service: "Vercel" },
];

// EXTERNAL MODULE: ./.build/formats/header-list.js
var header_list = __webpack_require__(3633);
;// CONCATENATED MODULE: ./.build/probes/challenge.js


function challengeIn({ headers }) {
    const found = challenges.find(({ header, values }) => (0,header_list/* valuesOf */.s)(headers, header).some((value) => values.includes(value.trim().toLowerCase())));
    return found?.service ?? null;
}


/***/ }),

/***/ 8187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ revocation)
});

// EXTERNAL MODULE: ./.build/formats/certificate.js + 1 modules
var formats_certificate = __webpack_require__(8126);
// EXTERNAL MODULE: ./.build/formats/der.js
var der = __webpack_require__(5166);
// EXTERNAL MODULE: ./.build/formats/distinguished-name.js
var distinguished_name = __webpack_require__(9517);
// EXTERNAL MODULE: ./.build/formats/oids.js
var oids = __webpack_require__(3840);
;// CONCATENATED MODULE: ./.build/formats/revocation-answer.js
const skew = 5 * 60_000;
function doubtTime(thisUpdate, nextUpdate, now) {
    if (thisUpdate > now + skew)
        return "not-yet-valid";
    const end = nextUpdate ?? thisUpdate + 10 * 86_400_000;
    return end < now - skew ? "stale" : null;
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
    10: "aACompromise",
};
function reasonName(element) {
    return reasons[element?.content[0] ?? -1] ?? null;
}

// EXTERNAL MODULE: ./.build/formats/signature.js
var signature = __webpack_require__(1719);
;// CONCATENATED MODULE: ./.build/formats/crl.js





function readCrl(bytes, question) {
    try {
        return readList(bytes, question);
    }
    catch (error) {
        if (error instanceof der/* DerError */.I4)
            return doubt("malformed");
        throw error;
    }
}
function readList(bytes, question) {
    const signed = (0,signature/* readSigned */.Nu)((0,der/* children */.Y_)((0,der/* readWhole */.oD)(bytes, der/* tags */._A.sequence)));
    const list = readFields(signed.content);
    const doubted = doubtList(list, question) ?? doubtScope(list.extensions, question) ?? doubtSigner(signed, question);
    if (doubted)
        return doubt(doubted);
    const { thisUpdate, nextUpdate } = list;
    const entry = findEntry(list.entries, question.certificate.serial);
    const found = entry && readEntry(entry);
    if (found && found.revocationReason !== "removeFromCRL") {
        return { status: "revoked", ...found, thisUpdate, nextUpdate };
    }
    if (scopeOf(list.extensions)?.some(({ tag }) => tag === 0x83))
        return doubt("other-partition");
    return { status: "good", thisUpdate, nextUpdate };
}
function readFields(content) {
    const fields = (0,der/* children */.Y_)(content, 16);
    const first = fields[0]?.tag === der/* tags */._A.integer ? 1 : 0;
    const [, issuer, from, ...rest] = fields.slice(first);
    if (!from)
        throw new der/* DerError */.I4("thisUpdate");
    const until = rest[0]?.tag === der/* tags */._A.utcTime || rest[0]?.tag === der/* tags */._A.generalizedTime ? rest[0] : undefined;
    return {
        issuer: (0,der/* expectTag */.yi)(issuer, der/* tags */._A.sequence).whole,
        thisUpdate: (0,der/* readTime */.aQ)(from),
        nextUpdate: until ? (0,der/* readTime */.aQ)(until) : null,
        entries: rest.find(({ tag }) => tag === der/* tags */._A.sequence)?.content ?? Buffer.alloc(0),
        extensions: readExtensions(rest.find(({ tag }) => tag === 0xa0)),
    };
}
function readExtensions(wrapper) {
    if (!wrapper)
        return [];
    return (0,der/* children */.Y_)((0,der/* readWhole */.oD)(wrapper.content, der/* tags */._A.sequence), 64).map(toExtension);
}
function toExtension(element) {
    const parts = (0,der/* children */.Y_)(element);
    return {
        oid: (0,der/* readOid */.fM)((0,der/* expectTag */.yi)(parts[0], der/* tags */._A.oid)),
        isCritical: parts[1]?.tag === der/* tags */._A.boolean && parts[1].content[0] !== 0,
        value: (0,der/* expectTag */.yi)(parts.at(-1), der/* tags */._A.octetString).content,
    };
}
const understood = new Set([oids/* oids */.S.issuingDistributionPoint, oids/* oids */.S.deltaCrlIndicator]);
function doubtList(list, { certificate, now }) {
    if (!(0,distinguished_name/* isSameName */.y)(list.issuer, certificate.issuer))
        return "other-issuer";
    if (list.extensions.some(({ oid }) => oid === oids/* oids */.S.deltaCrlIndicator))
        return "delta";
    if (list.extensions.some(({ oid, isCritical }) => isCritical && !understood.has(oid)))
        return "critical-extension";
    return doubtTime(list.thisUpdate, list.nextUpdate, now);
}
function doubtSigner(signed, { issuer }) {
    if (issuer.keyUsage && !issuer.keyUsage.has("crlSign"))
        return "bad-signature";
    return (0,signature/* isSignedBy */.s3)(signed, issuer.publicKey) ? null : "bad-signature";
}
function scopeOf(extensions) {
    const found = extensions.find(({ oid }) => oid === oids/* oids */.S.issuingDistributionPoint);
    return found ? (0,der/* children */.Y_)((0,der/* readWhole */.oD)(found.value, der/* tags */._A.sequence)) : null;
}
function doubtScope(extensions, { certificate, url }) {
    const scope = scopeOf(extensions) ?? [];
    const has = (tag) => scope.some((part) => part.tag === tag && part.content[0] !== 0);
    if (has(0x84))
        return "indirect";
    if (has(0x85) || has(certificate.isAuthority ? 0x81 : 0x82))
        return "other-partition";
    const point = scope.find(({ tag }) => tag === 0xa0);
    return point && !namesOf(point).includes(url) ? "other-partition" : null;
}
function namesOf(point) {
    return (0,der/* children */.Y_)(point)
        .filter(({ tag }) => tag === 0xa0)
        .flatMap((fullName) => (0,der/* children */.Y_)(fullName))
        .filter(({ tag }) => tag === 0x86)
        .map(({ content }) => content.toString("latin1", 0, 2048));
}
function findEntry(entries, serial) {
    const last = serial.at(-1);
    for (let offset = 0; offset < entries.length;) {
        const start = offset + headerAt(entries, offset);
        const length = lengthAt(entries, start);
        const from = start + headerAt(entries, start);
        if (length === serial.length && entries[from + length - 1] === last && entries[start] === der/* tags */._A.integer) {
            if (entries.compare(serial, 0, length, from, from + length) === 0)
                return (0,der/* readElement */.RN)(entries, offset);
        }
        offset = start + lengthAt(entries, offset);
    }
    return null;
}
function headerAt(bytes, offset) {
    const first = bytes[offset + 1] ?? 0;
    return first < 0x80 ? 2 : 2 + (first & 0x7f);
}
function lengthAt(bytes, offset) {
    const first = bytes[offset + 1];
    if (first === undefined)
        throw new der/* DerError */.I4("truncated");
    if (first < 0x80 && offset + 2 + first <= bytes.length)
        return first;
    return (0,der/* readElement */.RN)(bytes, offset).content.length;
}
function readEntry(entry) {
    const [, time, extensions] = (0,der/* children */.Y_)(entry);
    if (!time)
        throw new der/* DerError */.I4("revocationDate");
    const reason = extensions
        ? (0,der/* children */.Y_)(extensions, 16)
            .map(toExtension)
            .find(({ oid }) => oid === oids/* oids */.S.crlReason)
        : null;
    return { revokedAt: (0,der/* readTime */.aQ)(time), revocationReason: reasonName(reason ? (0,der/* readWhole */.oD)(reason.value) : undefined) };
}
function doubt(reason) {
    return { status: "unknown", reason };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./.build/formats/ocsp.js






const mostAnswers = 256;
function writeOcspRequest(certificate, issuer) {
    const sha1 = Buffer.from("300906052b0e03021a0500", "hex");
    const identifier = ocsp_element(der/* tags */._A.sequence, sha1, ocsp_element(der/* tags */._A.octetString, digest("sha1", certificate.issuer)), ocsp_element(der/* tags */._A.octetString, digest("sha1", issuer.publicKeyBits)), ocsp_element(der/* tags */._A.integer, certificate.serial));
    return [1, 2, 3, 4].reduce((inner) => ocsp_element(der/* tags */._A.sequence, inner), identifier);
}
function readOcspResponse(bytes, question) {
    try {
        return readResponse(bytes, question);
    }
    catch (error) {
        if (error instanceof der/* DerError */.I4)
            return ocsp_doubt("malformed");
        throw error;
    }
}
const refusals = { 3: "try-later", 6: "unauthorized" };
function readResponse(bytes, question) {
    const [state, body] = (0,der/* children */.Y_)((0,der/* readWhole */.oD)(bytes, der/* tags */._A.sequence));
    const code = (0,der/* expectTag */.yi)(state, der/* tags */._A.enumerated).content[0];
    if (code === undefined)
        throw new der/* DerError */.I4("responseStatus");
    if (code !== 0)
        return ocsp_doubt(refusals[code] ?? "responder-error");
    const [type, basic] = (0,der/* children */.Y_)((0,der/* readWhole */.oD)((0,der/* expectTag */.yi)(body, 0xa0).content, der/* tags */._A.sequence));
    if ((0,der/* readOid */.fM)((0,der/* expectTag */.yi)(type, der/* tags */._A.oid)) !== oids/* oids */.S.ocspBasic)
        return ocsp_doubt("malformed");
    const parts = (0,der/* children */.Y_)((0,der/* readWhole */.oD)((0,der/* expectTag */.yi)(basic, der/* tags */._A.octetString).content, der/* tags */._A.sequence));
    const signed = (0,signature/* readSigned */.Nu)(parts);
    const signers = [question.issuer, ...delegates(parts[3], question)];
    if (!signers.some(({ publicKey }) => (0,signature/* isSignedBy */.s3)(signed, publicKey)))
        return ocsp_doubt("bad-signature");
    return findAnswer(signed.content, question);
}
function delegates(wrapper, { issuer, now }) {
    if (wrapper?.tag !== 0xa0)
        return [];
    return (0,der/* children */.Y_)((0,der/* readWhole */.oD)(wrapper.content, der/* tags */._A.sequence), 8)
        .map(({ whole }) => (0,formats_certificate/* readCertificate */.w$)(whole))
        .filter(({ extendedKeyUsage }) => extendedKeyUsage?.has(oids/* oids */.S.ocspSigning))
        .filter(({ notBefore, notAfter }) => notBefore <= now && now <= notAfter)
        .filter((certificate) => (0,formats_certificate/* isIssuedBy */.rh)(certificate, issuer));
}
function findAnswer(data, question) {
    const fields = (0,der/* children */.Y_)(data);
    const first = fields[0]?.tag === 0xa0 ? 1 : 0;
    const answers = (0,der/* children */.Y_)((0,der/* expectTag */.yi)(fields[first + 2], der/* tags */._A.sequence), mostAnswers);
    const own = answers.find((answer) => isAbout((0,der/* children */.Y_)(answer)[0], question));
    return own ? readAnswer((0,der/* children */.Y_)(own), question.now) : ocsp_doubt("other-certificate");
}
function readAnswer(fields, now) {
    const [, status, from, ...more] = fields;
    if (!status || !from)
        throw new der/* DerError */.I4("SingleResponse");
    const thisUpdate = (0,der/* readTime */.aQ)((0,der/* expectTag */.yi)(from, der/* tags */._A.generalizedTime));
    const until = more.find(({ tag }) => tag === 0xa0);
    const nextUpdate = until ? (0,der/* readTime */.aQ)((0,der/* readWhole */.oD)(until.content, der/* tags */._A.generalizedTime)) : null;
    const late = doubtTime(thisUpdate, nextUpdate, now);
    if (late)
        return ocsp_doubt(late);
    if (status.tag === 0x80)
        return { status: "good", thisUpdate, nextUpdate };
    if (status.tag !== 0xa1)
        return ocsp_doubt("unknown-certificate");
    const [time, reason] = (0,der/* children */.Y_)(status);
    const named = reason?.tag === 0xa0 ? (0,der/* readWhole */.oD)(reason.content, der/* tags */._A.enumerated) : undefined;
    const revokedAt = (0,der/* readTime */.aQ)((0,der/* expectTag */.yi)(time, der/* tags */._A.generalizedTime));
    return { status: "revoked", revokedAt, revocationReason: reasonName(named), thisUpdate, nextUpdate };
}
function isAbout(identifier, { certificate, issuer }) {
    const [algorithm, name, key, serial] = (0,der/* children */.Y_)((0,der/* expectTag */.yi)(identifier, der/* tags */._A.sequence));
    const hash = signature/* hashAlgorithms */.D[(0,der/* readOid */.fM)((0,der/* expectTag */.yi)((0,der/* children */.Y_)((0,der/* expectTag */.yi)(algorithm, der/* tags */._A.sequence))[0], der/* tags */._A.oid))];
    if (!hash || !name || !key || !serial)
        return false;
    return (serial.content.equals(certificate.serial) &&
        name.content.equals(digest(hash, certificate.issuer)) &&
        key.content.equals(digest(hash, issuer.publicKeyBits)));
}
function digest(hash, bytes) {
    return (0,external_node_crypto_.createHash)(hash).update(bytes).digest();
}
function ocsp_element(tag, ...parts) {
    const content = Buffer.concat(parts);
    return Buffer.concat([Buffer.from([tag, ...lengthBytes(content.length)]), content]);
}
function lengthBytes(length) {
    if (length < 0x80)
        return [length];
    return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}
function ocsp_doubt(reason) {
    return { status: "unknown", reason };
}

// EXTERNAL MODULE: ./.build/probes/certificate.js + 9 modules
var certificate = __webpack_require__(9032);
// EXTERNAL MODULE: ./.build/probes/certificate-fetch.js
var certificate_fetch = __webpack_require__(5882);
;// CONCATENATED MODULE: ./.build/probes/revocation.js





const patience = 3000;
const ocspLimit = 64 * 1024;
const crlLimit = 16 * 1024 * 1024;
function revocation(context, to) {
    return context.once(`revocation ${to.host} ${to.port}`, async () => {
        const { chain, issuer, handshake } = await (0,certificate/* certificate */.O)(context, to);
        const [leaf] = chain;
        if (!leaf)
            return without("unknown", "unreadable");
        if ((0,formats_certificate/* isSelfIssued */.Cb)(leaf))
            return without("not-applicable", "self-signed");
        if (!issuer)
            return without("unknown", "no-issuer");
        const by = { namedBy: handshake.address };
        return checkRevocation(context, { certificate: leaf, issuer, staple: handshake.staple, by });
    });
}
async function checkRevocation(context, subject) {
    const { ocspUrls, crlUrls } = subject.certificate;
    const doubts = [];
    const allowance = { left: crlLimit };
    const started = context.elapsed();
    const remaining = (share = 1) => Math.max(1, Math.round(started + share * patience - context.elapsed()));
    const asked = [
        ...(subject.staple ? [{ source: "staple", ask: () => readStaple(context, subject) }] : []),
        ...ocspUrls.slice(0, certificate_fetch/* mostUrls */.I).map((url) => ({
            source: "ocsp",
            ask: () => askResponder(context, subject, { url, patience: remaining(crlUrls.length > 0 ? 0.5 : 1) }),
        })),
        ...crlUrls
            .slice(0, certificate_fetch/* mostUrls */.I)
            .map((url) => ({ source: "crl", ask: () => askList(context, subject, { url, patience: remaining(), allowance }) })),
    ];
    if (asked.length === 0)
        return without("not-applicable", "no-source");
    for (const { source, ask } of asked) {
        const answer = await ask();
        if (answer.status !== "unknown")
            return toRevocation(answer, source);
        doubts.push(`${source}.${answer.reason}`);
        if (context.elapsed() - started >= patience)
            break;
    }
    return without("unknown", doubts[0] ?? "unknown");
}
async function readStaple(context, { certificate, issuer, staple }) {
    const now = context.now().getTime();
    return readOcspResponse(staple ?? new Uint8Array(), { certificate, issuer, now });
}
async function askResponder(context, subject, asking) {
    const { certificate, issuer, by } = subject;
    const reply = await (0,certificate_fetch/* fetchNamed */.S)(context, asking.url, by, {
        method: "POST",
        headers: { "content-type": "application/ocsp-request", accept: "application/ocsp-response" },
        body: writeOcspRequest(certificate, issuer),
        limit: ocspLimit,
        patience: asking.patience,
        schemes: ["http:"],
    });
    if (!reply.ok)
        return { status: "unknown", reason: reply.reason };
    return readOcspResponse(reply.body, { certificate, issuer, now: context.now().getTime() });
}
async function askList(context, subject, asking) {
    const { certificate, issuer, by } = subject;
    const { url, patience: time, allowance } = asking;
    if (allowance.left <= 0)
        return { status: "unknown", reason: "too-large" };
    const schemes = ["http:", "https:"];
    const reply = await (0,certificate_fetch/* fetchNamed */.S)(context, url, by, { limit: allowance.left, patience: time, schemes });
    if (reply.ok)
        allowance.left -= reply.body.length;
    else if (reply.reason === "too-large")
        allowance.left = 0;
    if (!reply.ok)
        return { status: "unknown", reason: reply.reason };
    return readCrl(reply.body, { certificate, issuer, url, now: context.now().getTime() });
}
function toRevocation(answer, source) {
    const none = { source, reason: null, revokedAt: null, revocationReason: null };
    if (answer.status === "good")
        return { ...none, status: "good" };
    return { ...none, status: "revoked", revokedAt: answer.revokedAt, revocationReason: answer.revocationReason };
}
function without(status, reason) {
    return { status, source: null, reason, revokedAt: null, revocationReason: null };
}


/***/ }),

/***/ 3003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LN: () => (/* binding */ pageLimit),
/* harmony export */   YR: () => (/* binding */ visit),
/* harmony export */   kA: () => (/* binding */ ask)
/* harmony export */ });
const pageLimit = 512 * 1024;
function ask(context, url, named = {}) {
    const { origin } = new URL(url);
    void context.once(`visit ${origin}`, () => get(context, url, named));
    return get(context, url, named);
}
function visit(context, origin, named = {}) {
    return context.once(`visit ${origin}`, () => get(context, `${origin}/`, named));
}
function get(context, url, named) {
    return context.once(`get ${url}`, () => context.net.http({ url, limit: pageLimit, ...named }));
}


/***/ })

};
