export const id = 728;
export const ids = [728];
export const modules = {

/***/ 9343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ wantsColour),
/* harmony export */   y: () => (/* binding */ widthOfReport)
/* harmony export */ });
function widthOfReport({ isOutTerminal, columns }) {
    return isOutTerminal ? Math.max(40, Math.min(80, columns)) : 80;
}
function wantsColour({ env, isOutTerminal }) {
    if (env["NO_COLOR"])
        return false;
    if (env["FORCE_COLOR"])
        return env["FORCE_COLOR"] !== "0";
    return isOutTerminal && env["TERM"] !== "dumb";
}


/***/ }),

/***/ 2620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gl: () => (/* binding */ reach),
/* harmony export */   ux: () => (/* binding */ within),
/* harmony export */   wm: () => (/* binding */ toNetwork)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);
/* harmony import */ var ipaddr_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8280);


const unreachable = new Set(["linkLocal", "multicast", "broadcast", "unspecified"]);
const globalUnicast = ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.parseCIDR("2000::/3");
const embeddings = [
    { network: ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.parseCIDR("64:ff9b::/96"), at: 12, decides: true },
    { network: ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.parseCIDR("64:ff9b:1::/48"), at: 12 },
    { network: ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.parseCIDR("::/96"), at: 12 },
    { network: ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.parseCIDR("::ffff:0:0:0/96"), at: 12 },
    { network: ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.parseCIDR("2002::/16"), at: 2 },
    { network: ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.parseCIDR("2001::/32"), at: 12, isInverted: true },
];
function reach(text) {
    const address = parse(text);
    if (!address)
        return "never";
    const range = address.range();
    if (unreachable.has(range))
        return "never";
    if (address.kind() === "ipv4")
        return range === "unicast" ? "public" : "special";
    if (range === "loopback")
        return "special";
    const embedding = embeddings.find(({ network }) => address.match(network));
    if (embedding)
        return reachThrough(address.toByteArray(), embedding);
    return range === "unicast" && address.match(globalUnicast) ? "public" : "special";
}
function within(text, networks) {
    const address = parse(text);
    if (!address)
        return false;
    return networks.some((network) => {
        const [base, bits] = ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.parseCIDR(network);
        return base.kind() === address.kind() && address.match(base, bits);
    });
}
function toNetwork(text) {
    const [base = "", bits, ...rest] = text.split("/");
    const address = base.includes("%") ? null : parse(base);
    if (!address || rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits)))
        return null;
    const longest = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(base) === 6 ? 128 : 32;
    const given = bits === undefined ? longest : Number(bits);
    const isMapped = longest === 128 && address.kind() === "ipv4";
    const length = isMapped ? given - 96 : given;
    return given > longest || length < 0 ? null : `${address.toString()}/${length}`;
}
function parse(text) {
    const version = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(text);
    if (version === 4)
        return ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.IPv4.parse(text);
    const bare = text.replace(/%.*$/, "");
    const canonical = version === 6 ? URL.parse(`http://[${bare}]`)?.hostname.slice(1, -1) : undefined;
    if (canonical === undefined)
        return null;
    const address = ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.IPv6.parse(canonical);
    return address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}
function reachThrough(bytes, { at, isInverted = false, decides = false }) {
    const inside = reach(bytes
        .slice(at, at + 4)
        .map((byte) => (isInverted ? byte ^ 0xff : byte))
        .join("."));
    return decides || inside === "never" ? inside : "special";
}


/***/ }),

/***/ 8036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ parseInput)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(494);
/* harmony import */ var _near_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(352);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5267);



function parseInput(schema, query, naming = same) {
    const parsed = schema.safeParse(query, { reportInput: true });
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    if (!issue)
        throw parsed.error;
    throw toFailure(issue, Object.keys(schema.shape), naming);
}
function same(field) {
    return field;
}
function toFailure(issue, fields, naming) {
    const reason = String(issue.path[0] ?? "input");
    const field = issue.path.length === 0 ? reason : naming(reason);
    if (issue.code === "unrecognized_keys") {
        const given = issue.keys[0] ?? "";
        const suggestion = (0,_near_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .Z)(given, fields, naming);
        const shownName = (0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g)(naming(given), 60);
        return (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .failure */ .V2)("input.unknown", { field: shownName, suggestion }, { reason: (0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g)(given, 60) });
    }
    if (issue.input === undefined) {
        return (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .failure */ .V2)("input.missing", { field, expected: expectation(issue).expected }, { reason });
    }
    if (issue.code === "invalid_value") {
        const options = issue.values.map(String);
        const suggestion = typeof issue.input === "string" ? (0,_near_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .Z)(issue.input, options) : "";
        return (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .failure */ .V2)("input.option", { field, expected: options.join(", "), given: shown(issue.input), suggestion }, { reason });
    }
    const problem = expectation(issue);
    return (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .failure */ .V2)("input.value", { field, expected: problem.expected, given: problem.given ?? shown(issue.input) }, { reason });
}
function expectation(issue) {
    if (issue.code === "custom" && issue.params?.["expected"])
        return issue.params;
    if (issue.code === "too_small")
        return { expected: atLeast(`${issue.minimum}`, issue.origin) };
    if (issue.code === "too_big")
        return { expected: atMost(`${issue.maximum}`, issue.origin) };
    if (issue.code === "invalid_type")
        return { expected: typeWords(issue.expected) };
    if (issue.code === "invalid_value")
        return { expected: untranslated(issue.values.map(String).join(", ")) };
    if (issue.code === "not_multiple_of")
        return { expected: multipleOf(issue.divisor) };
    if (issue.code === "invalid_format")
        return { expected: formatWords(issue.format) };
    if (issue.code === "invalid_union")
        return { expected: oneOf(issue.errors) };
    return { expected: { en: "something else", ko: "다른 값" } };
}
const counted = {
    string: { en: " characters", ko: "자" },
    array: { en: " entries", ko: "개 항목" },
};
const plain = { en: "", ko: "" };
function atLeast(bound, origin) {
    const unit = counted[origin] ?? plain;
    return { en: `at least ${bound}${unit.en}`, ko: `${bound}${unit.ko} 이상의 값` };
}
function atMost(bound, origin) {
    const unit = counted[origin] ?? plain;
    return { en: `at most ${bound}${unit.en}`, ko: `${bound}${unit.ko} 이하의 값` };
}
function multipleOf(divisor) {
    return { en: `a multiple of ${divisor}`, ko: `${divisor}의 배수` };
}
function formatWords(format) {
    return format === "regex"
        ? { en: "of another form", ko: "다른 형식의 값" }
        : { en: `of the form ${format}`, ko: `${format} 형식의 값` };
}
function oneOf(errors) {
    const all = errors.flatMap(([issue]) => (issue ? [expectation(issue).expected] : []));
    return { en: all.map(({ en }) => en).join(" or "), ko: all.map(({ ko }) => ko).join(" 또는 ") };
}
function untranslated(text) {
    return { en: text, ko: text };
}
const types = {
    string: { en: "text", ko: "문자열" },
    number: { en: "a number", ko: "숫자" },
    int: { en: "a whole number", ko: "정수" },
    boolean: { en: "true or false", ko: "true 또는 false" },
};
function typeWords(expected) {
    return types[expected] ?? untranslated(expected);
}
function shown(value) {
    if (typeof value === "string")
        return `"${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g)(withoutSecret(value), 60)}"`;
    return (0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g)(withoutSecret(JSON.stringify(value) ?? "nothing"), 60);
}
function withoutSecret(text) {
    const at = text.lastIndexOf("@");
    return at < 0 ? text : `…${text.slice(at)}`;
}


/***/ }),

/***/ 9623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BT: () => (/* binding */ contextFor),
/* harmony export */   Mi: () => (/* binding */ openTrustStore),
/* harmony export */   Z1: () => (/* binding */ splitPem)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1692);
/* harmony import */ var _formats_certificate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8126);
/* harmony import */ var _formats_der_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5166);
/* harmony import */ var _formats_distinguished_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9517);





function splitPem(text) {
    return text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
}
function openTrustStore(given) {
    const user = given.map((pem) => toNamed(pem, "given"));
    return {
        named: (subject) => {
            const name = (0,_formats_distinguished_name_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalName */ .E)((0,_formats_der_js__WEBPACK_IMPORTED_MODULE_3__/* .toBuffer */ .AO)(subject));
            return [...user, ...mozilla()].filter((anchor) => anchor.name === name).map(({ der, by }) => ({ der, by }));
        },
    };
}
let mozillaAnchors;
function mozilla() {
    return (mozillaAnchors ??= node_tls__WEBPACK_IMPORTED_MODULE_1__.rootCertificates.map((pem) => toNamed(pem, "mozilla")));
}
function toNamed(pem, by) {
    const der = toDer(pem);
    return { der, by, name: (0,_formats_distinguished_name_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalName */ .E)((0,_formats_certificate_js__WEBPACK_IMPORTED_MODULE_2__/* .readSubject */ .$e)(der)) };
}
function toDer(pem) {
    return Buffer.from(pem.replace(/-----[^-]+-----/g, ""), "base64");
}
const contexts = new Map();
function contextFor(given, offer) {
    if (offer.issuers)
        return createContext(given, offer);
    const key = `${offer.lenient ?? false} ${given.join("")}`;
    const known = contexts.get(key);
    if (known)
        return known;
    const fresh = createContext(given, offer);
    contexts.set(key, fresh);
    return fresh;
}
const legacyServerConnect = 0x4;
function createContext(given, { lenient, issuers = [] }) {
    const fetched = issuers.flatMap(toPem);
    return (0,node_tls__WEBPACK_IMPORTED_MODULE_1__.createSecureContext)({
        ca: [...node_tls__WEBPACK_IMPORTED_MODULE_1__.rootCertificates, ...given, ...fetched],
        minVersion: "TLSv1.2",
        maxVersion: "TLSv1.3",
        ...(lenient && {
            minVersion: "TLSv1",
            ciphers: "ALL:COMPLEMENTOFALL:!aNULL:!eNULL:@SECLEVEL=0",
            ecdhCurve: "X25519:P-256:P-384:P-521:secp224r1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1",
            secureOptions: legacyServerConnect,
        }),
    });
}
function toPem(der) {
    try {
        return [new node_crypto__WEBPACK_IMPORTED_MODULE_0__.X509Certificate(der).toString()];
    }
    catch {
        return [];
    }
}


/***/ }),

/***/ 9985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ issueLines)
/* harmony export */ });
/* harmony import */ var _core_interpretation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6532);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5267);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(625);
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7385);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7484);





function indentIn(language) {
    return 2 + Math.max(..._core_interpretation_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.map((severity) => (0,_width_js__WEBPACK_IMPORTED_MODULE_3__/* .widthOf */ .qz)(_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .a.severity[severity][language]))) + 2;
}
function issueLines({ severity, id, subject, cause, action }, { language, paint, width }) {
    const indent = indentIn(language);
    const about = subject ? ` (${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g)(subject, 80)})` : "";
    const [first = "", ...rest] = (0,_width_js__WEBPACK_IMPORTED_MODULE_3__/* .wrap */ .LV)(`${id}${about} — ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g)(cause, 600)}`, width - indent);
    const todo = (0,_width_js__WEBPACK_IMPORTED_MODULE_3__/* .wrap */ .LV)((0,_core_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g)(action, 600), width - indent);
    const label = (0,_width_js__WEBPACK_IMPORTED_MODULE_3__/* .pad */ .eV)(`  ${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .a.severity[severity][language]}`, indent);
    const margin = " ".repeat(indent);
    return [
        paint(_paint_js__WEBPACK_IMPORTED_MODULE_1__/* .toneOfSeverity */ .LA[severity], label) + paint("strong", first.slice(0, id.length)) + first.slice(id.length),
        ...rest.map((line) => margin + line),
        ...todo.map((line) => margin + paint("quiet", line)),
    ];
}


/***/ }),

/***/ 625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ painter),
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   LA: () => (/* binding */ toneOfSeverity),
/* harmony export */   fp: () => (/* binding */ toneOfVerdict)
/* harmony export */ });
const codes = {
    good: [32, 39],
    bad: [31, 39],
    warning: [33, 39],
    unsure: [35, 39],
    quiet: [2, 22],
    strong: [1, 22],
};
function painter(hasColour) {
    if (!hasColour)
        return (_tone, text) => text;
    return (tone, text) => `\u001b[${codes[tone][0]}m${text}\u001b[${codes[tone][1]}m`;
}
const toneOfVerdict = {
    pass: "good",
    warn: "warning",
    fail: "bad",
    unknown: "unsure",
};
const toneOfSeverity = {
    critical: "bad",
    high: "bad",
    medium: "warning",
    low: "quiet",
    info: "quiet",
};
const markOf = {
    pass: "✓",
    warn: "!",
    fail: "✗",
    unknown: "?",
    waived: "~",
    off: "–",
};


/***/ }),

/***/ 6454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ measured)
/* harmony export */ });
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5677);

const units = new Map([
    [
        "days",
        [
            { en: "{count} day", ko: "{count}일" },
            { en: "{count} days", ko: "{count}일" },
        ],
    ],
    [
        "seconds",
        [
            { en: "{count} second", ko: "{count}초" },
            { en: "{count} seconds", ko: "{count}초" },
        ],
    ],
    [
        "bits",
        [
            { en: "{count} bit", ko: "{count}비트" },
            { en: "{count} bits", ko: "{count}비트" },
        ],
    ],
]);
function measured(value, unit, language) {
    const count = Math.round(value * 100) / 100;
    const known = units.get(unit ?? "");
    if (known)
        return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .fill */ .G)(known[count === 1 ? 0 : 1], { count }, language);
    return unit === undefined ? `${count}` : `${count} ${unit}`;
}


/***/ }),

/***/ 7385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   LV: () => (/* binding */ wrap),
/* harmony export */   eV: () => (/* binding */ pad),
/* harmony export */   qz: () => (/* binding */ widthOf)
/* harmony export */ });
const wide = /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const combining = /^\p{Mark}/u;
const emojiForm = /^\p{Emoji}\p{Mark}*\ufe0f/u;
const clusters = /\P{Mark}\p{Mark}*|\p{Mark}/gsu;
function widthOf(text) {
    let width = 0;
    for (const [character] of text.matchAll(clusters))
        width += columns(character);
    return width;
}
function pad(text, width) {
    return text + " ".repeat(Math.max(0, width - widthOf(text)));
}
function cut(text, width) {
    if (widthOf(text) <= width)
        return text;
    let kept = "";
    let room = width - 1;
    for (const [character] of text.matchAll(clusters)) {
        room -= columns(character);
        if (room < 0)
            break;
        kept += character;
    }
    return `${kept}…`;
}
function wrap(text, width) {
    const lines = [];
    let line = "";
    for (const word of text.split(/\s+/).flatMap((each) => pieces(each, width))) {
        const longer = line === "" ? word : `${line} ${word}`;
        if (widthOf(longer) <= width)
            line = longer;
        else {
            lines.push(line);
            line = word;
        }
    }
    return line === "" ? lines : [...lines, line];
}
function pieces(word, width) {
    if (widthOf(word) <= width)
        return word === "" ? [] : [word];
    const parts = [];
    let part = "";
    let room = width;
    for (const [character] of word.matchAll(clusters)) {
        room -= columns(character);
        if (room < 0) {
            parts.push(part);
            part = "";
            room = width - columns(character);
        }
        part += character;
    }
    return [...parts, part];
}
function columns(character) {
    if (combining.test(character))
        return 0;
    return wide.test(character) || emojiForm.test(character) ? 2 : 1;
}


/***/ }),

/***/ 7484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ words)
/* harmony export */ });
const words = {
    verdict: {
        pass: { en: "PASS", ko: "통과" },
        warn: { en: "WARN", ko: "주의" },
        fail: { en: "FAIL", ko: "실패" },
        unknown: { en: "UNKNOWN", ko: "판단 불가" },
    },
    status: {
        pass: { en: "pass", ko: "통과" },
        warn: { en: "warn", ko: "주의" },
        fail: { en: "fail", ko: "실패" },
        unknown: { en: "unknown", ko: "판단 불가" },
    },
    severity: {
        critical: { en: "critical", ko: "치명적" },
        high: { en: "high", ko: "높음" },
        medium: { en: "medium", ko: "중간" },
        low: { en: "low", ko: "낮음" },
        info: { en: "info", ko: "참고" },
    },
    met: { en: "all {count} met", ko: "기준 {count}개 모두 충족" },
    below: { en: "{failed} of {count} below", ko: "기준 {count}개 중 {failed}개 미달" },
    undetermined: { en: "{unknown} of {count} unknown", ko: "기준 {count}개 중 {unknown}개 판단 불가" },
    belowAndUnknown: {
        en: "{failed} of {count} below, {unknown} unknown",
        ko: "기준 {count}개 중 {failed}개 미달, {unknown}개 판단 불가",
    },
    off: { en: "no thresholds", ko: "기준 없음" },
    source: {
        default: { en: "default", ko: "기본값" },
        "default auto": { en: "default auto", ko: "기본값 auto" },
        flag: { en: "flag", ko: "옵션" },
        environment: { en: "environment", ko: "환경 변수" },
        given: { en: "given", ko: "지정값" },
    },
    required: { en: "required", ko: "필수" },
    yes: { en: "yes", ko: "예" },
    no: { en: "no", ko: "아니요" },
    unmeasured: { en: "?", ko: "?" },
    connection: { en: "1 connection", ko: "연결 1개" },
    connections: { en: "{count} connections", ko: "연결 {count}개" },
    roundTrip: { en: "1 round trip", ko: "왕복 1회" },
    roundTrips: { en: "{count} round trips", ko: "왕복 {count}회" },
    seconds: { en: "{seconds} s", ko: "{seconds}초" },
    totals: {
        en: "{targets} targets: {pass} passed, {fail} failed, {unknown} unknown",
        ko: "대상 {targets}개: 통과 {pass}, 실패 {fail}, 판단 불가 {unknown}",
    },
    notCounted: { en: "not counted: {list}", ko: "판단에 넣지 않음: {list}" },
    score: { en: "{score} of 100", ko: "100점 중 {score}점" },
    capped: { en: "at most {max}", ko: "최대 {max}" },
    weight: { en: "{weight} %", ko: "{weight} %" },
    unknowns: {
        revocation: { en: "revocation", ko: "폐기 여부" },
        trust: { en: "chain of trust", ko: "신뢰 체인" },
    },
    ungraded: { en: "not graded", ko: "등급 없음" },
};


/***/ }),

/***/ 315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ localRunner)
});

// UNUSED EXPORTS: runLocal

// EXTERNAL MODULE: ./.build/core/input.js
var core_input = __webpack_require__(8036);
// EXTERNAL MODULE: ./.build/core/interpretation.js + 1 modules
var interpretation = __webpack_require__(6532);
;// CONCATENATED MODULE: ./.build/run/answer.js

function toAnswer(check, result, input, language) {
    if (check.answer)
        return check.answer.of(result, input, language);
    return { raw: result.raw, interpretation: (0,interpretation/* interpret */.U4)(check, result.verdict, language) };
}

;// CONCATENATED MODULE: ./.build/run/run.js
async function run(check, input, outfit) {
    return settle(check, input, contextOf(outfit));
}
function contextOf(outfit) {
    const shared = new Map();
    const context = {
        ...outfit,
        once: (key, work) => remember(shared, key, work),
        use: (other, query, named = {}) => {
            const input = other.input.parse(query);
            const inside = named.namedBy === undefined ? context : { ...context, net: speakingFor(named, context.net) };
            return context.once(`${other.id} ${canonical(input)}`, () => settle(other, input, inside));
        },
    };
    return context;
}
async function settle(check, input, context) {
    const raw = await check.collect(input, context);
    return { raw, verdict: check.judge(raw, input) };
}
function speakingFor(named, net) {
    return {
        tls: (to, offer) => net.tls({ ...named, ...to }, offer),
        hello: (to, bytes) => net.hello({ ...named, ...to }, bytes),
        http: (request) => net.http({ ...named, ...request }),
    };
}
function remember(shared, key, work) {
    const known = shared.get(key);
    if (known)
        return known;
    const fresh = work();
    fresh.catch(() => { });
    shared.set(key, fresh);
    return fresh;
}
function canonical(input) {
    return JSON.stringify(Object.entries(input).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

;// CONCATENATED MODULE: ./.build/run/local.js



async function runLocal(check, input, { open, deadline, signal, onSpent }) {
    const started = performance.now();
    const observedAt = new Date();
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(new DOMException("The deadline is over.", "TimeoutError")), deadline);
    const callOff = () => ending.abort(signal?.reason);
    signal?.addEventListener("abort", callOff, { once: true });
    if (signal?.aborted)
        callOff();
    const outside = open(ending.signal);
    try {
        const result = await run(check, input, {
            ...outside,
            now: () => observedAt,
            elapsed: () => performance.now() - started,
        });
        return { ...result, observedAt };
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener("abort", callOff);
        onSpent?.(outside.traffic());
        outside.close();
    }
}
function localRunner(engine) {
    return {
        async answer(check, query, { language, naming, ...how }) {
            const input = (0,core_input/* parseInput */.C)(check.input, query, naming);
            const result = await runLocal(check, input, { ...engine, ...how });
            return { data: toAnswer(check, result, input, language), updatedAt: result.observedAt, cached: false };
        },
    };
}


/***/ }),

/***/ 5285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ openEngine)
});

// EXTERNAL MODULE: ./.build/core/failure.js
var failure = __webpack_require__(494);
// EXTERNAL MODULE: ./.build/core/target.js
var target = __webpack_require__(7515);
;// CONCATENATED MODULE: ./.build/net/budget.js

const defaultLimits = { connections: 64, bytes: 48 * 1024 * 1024 };
function openBudget(limits = defaultLimits) {
    const live = new Set();
    let connections = 0;
    let requests = 0;
    let ofClosed = 0;
    function bytes() {
        return [...live].reduce((sum, { bytesRead }) => sum + bytesRead, ofClosed);
    }
    return {
        traffic: () => ({ connections, requests, bytes: bytes() }),
        connection() {
            if (connections >= limits.connections)
                throw (0,failure/* failure */.V2)("budget.connections", { limit: limits.connections });
            connections++;
        },
        request() {
            requests++;
        },
        watch(socket) {
            live.add(socket);
            socket.once("close", () => {
                live.delete(socket);
                ofClosed += socket.bytesRead;
            });
        },
        check() {
            if (bytes() > limits.bytes)
                throw (0,failure/* failure */.V2)("budget.bytes", { limit: Math.round(limits.bytes / 1024 / 1024) });
        },
    };
}

;// CONCATENATED MODULE: ./.build/net/errors.js

function toFailure(error, at, phase) {
    if (error instanceof failure/* Failure */.HR)
        return error;
    const { code, message, name, syscall } = readError(error);
    if (name === "TimeoutError")
        return timeout(phase, at);
    const options = { cause: error };
    if (name === "AbortError")
        return (0,failure/* failure */.V2)("aborted", {}, options);
    const { host, port } = at;
    const alert = /alert number (?<number>\d{1,3})/.exec(message)?.groups?.["number"];
    if (alert)
        return alerted(at, alert, options);
    if (notTls.has(code))
        return (0,failure/* failure */.V2)("tls.not-tls", { host, port }, options);
    if (code === "HPE_HEADER_OVERFLOW")
        return (0,failure/* failure */.V2)("http.headers-too-large", { host, limit: 64 }, options);
    if (ofParser.test(code))
        return (0,failure/* failure */.V2)("http.malformed", { host, detail: code }, options);
    if (ofTls.test(code))
        return (0,failure/* failure */.V2)("tls.failed", { host, port, detail: code }, options);
    if (broken.has(code))
        return breakOff(phase, at, syscall === undefined, options);
    if (code === "ECONNREFUSED")
        return (0,failure/* failure */.V2)("tcp.refused", { host, port }, options);
    if (code === "ETIMEDOUT")
        return timeout(phase, at);
    if (unreachable.has(code))
        return (0,failure/* failure */.V2)("tcp.unreachable", { host, detail: code }, options);
    return failed(phase, at, code || "unknown", options);
}
function alerted({ host, port }, alert, options) {
    const told = { ...options, reason: `tls.alert.${alert}` };
    if (alert === "116")
        return (0,failure/* failure */.V2)("tls.client-certificate", { host, port }, told);
    return (0,failure/* failure */.V2)("tls.alert", { host, port, alert }, told);
}
function nameEnd(error, at, phase) {
    return error instanceof DOMException ? toFailure(error, at, phase) : error;
}
function timeout(phase, { host, port }) {
    if (phase === "dns" || phase === "http")
        return (0,failure/* failure */.V2)(`timeout.${phase}`, { host });
    return (0,failure/* failure */.V2)(`timeout.${phase}`, { host, port });
}
const notTls = new Set([
    "ERR_SSL_WRONG_VERSION_NUMBER",
    "ERR_SSL_PACKET_LENGTH_TOO_LONG",
    "ERR_SSL_HTTP_REQUEST",
    "ERR_SSL_HTTPS_PROXY_REQUEST",
    "ERR_SSL_RECORD_TOO_SMALL",
    "ERR_SSL_BAD_RECORD_TYPE",
    "ERR_SSL_UNEXPECTED_MESSAGE",
]);
const ofParser = /^(?:HPE_|ERR_HTTP)/;
const ofTls = /^(?:ERR_SSL_|ERR_TLS_|ERR_OSSL_|ERR_CRYPTO_|EPROTO$)/;
const unreachable = new Set([
    "EHOSTUNREACH",
    "EHOSTDOWN",
    "ENETUNREACH",
    "ENETDOWN",
    "EADDRNOTAVAIL",
    "EAFNOSUPPORT",
    "EACCES",
    "EPERM",
    "EINVAL",
]);
const broken = new Set([
    "ECONNRESET",
    "ECONNABORTED",
    "ENETRESET",
    "ENOTCONN",
    "EPIPE",
    "ESHUTDOWN",
    "ERR_STREAM_PREMATURE_CLOSE",
    "ERR_STREAM_DESTROYED",
    "ERR_STREAM_WRITE_AFTER_END",
    "ERR_SOCKET_CLOSED",
    "ERR_SOCKET_CLOSED_BEFORE_CONNECTION",
]);
function breakOff(phase, { host, port }, isClose, options) {
    if (phase === "http")
        return (0,failure/* failure */.V2)("http.closed", { host }, options);
    return (0,failure/* failure */.V2)(phase === "tls" && isClose ? "tls.closed" : "tcp.reset", { host, port }, options);
}
function failed(phase, { host, port }, detail, options) {
    if (phase === "dns")
        return (0,failure/* failure */.V2)("dns.failed", { host, detail }, options);
    if (phase === "tls")
        return (0,failure/* failure */.V2)("tls.failed", { host, port, detail }, options);
    return (0,failure/* failure */.V2)(phase === "tcp" ? "tcp.unreachable" : "http.malformed", { host, detail }, options);
}
function readError(error) {
    if (!(error instanceof Error))
        return { code: "", message: "", name: "", syscall: undefined };
    const { code, syscall } = error;
    return { code: typeof code === "string" ? code : "", message: error.message, name: error.name, syscall };
}

;// CONCATENATED MODULE: ./.build/net/time.js

async function withSignal(signal, work) {
    const { promise, reject } = Promise.withResolvers();
    const free = onAbort(signal, reject);
    try {
        return await Promise.race([promise, work]);
    }
    finally {
        free();
        work.catch(() => { });
        promise.catch(() => { });
    }
}
function onAbort(signal, stop) {
    const listener = () => stop(whyOf(signal));
    if (signal.aborted)
        listener();
    else
        signal.addEventListener("abort", listener, { once: true });
    return () => signal.removeEventListener("abort", listener);
}
function throwIfAborted(signal) {
    if (signal.aborted)
        throw whyOf(signal);
}
function whyOf({ reason }) {
    if (reason instanceof failure/* Failure */.HR || (reason instanceof Error && reason.name === "TimeoutError"))
        return reason;
    return new DOMException("The measurement was called off.", "AbortError");
}
function isTimeout(error) {
    return error instanceof Error && error.name === "TimeoutError";
}
async function withPatience(signal, patience, work) {
    if (patience === undefined)
        return work(signal);
    const own = new AbortController();
    const free = onAbort(signal, (reason) => own.abort(reason));
    const timer = setTimeout(() => own.abort(new DOMException("The patience is over.", "TimeoutError")), patience);
    try {
        return await work(own.signal);
    }
    finally {
        clearTimeout(timer);
        free();
    }
}

;// CONCATENATED MODULE: ./.build/net/hello.js


const longestReply = 16_389;
function exchangeHello(socket, bytes, { to, signal, within }) {
    const { promise, resolve, reject } = Promise.withResolvers();
    let received = Buffer.alloc(0);
    const end = (how) => {
        resolve({ bytes: received, end: how });
        socket.destroy();
    };
    const free = onAbort(within, (reason) => {
        if (signal.aborted)
            reject(toFailure(reason, to, "tls"));
        end("silent");
    });
    socket.on("data", (chunk) => {
        received = Buffer.concat([received, chunk]).subarray(0, longestReply);
        if (isWhole(received))
            end("enough");
    });
    socket.once("error", () => end("reset"));
    socket.once("end", () => end("closed"));
    socket.once("close", () => end("closed"));
    socket.write(bytes);
    return promise.finally(free);
}
function isWhole(bytes) {
    if (bytes.length < 5)
        return false;
    const isRecord = (bytes[0] ?? 0) >= 20 && (bytes[0] ?? 0) <= 24 && bytes[1] === 3;
    return !isRecord || bytes.length >= Math.min(5 + bytes.readUInt16BE(3), longestReply);
}

// EXTERNAL MODULE: external "node:dns/promises"
var promises_ = __webpack_require__(1553);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
;// CONCATENATED MODULE: ./.build/net/names.js





async function systemNames(host, signal) {
    const asked = (0,promises_.lookup)(host, { all: true, order: "verbatim" });
    const found = await withSignal(signal, asked).catch((error) => {
        throw nameFailure(error, host);
    });
    return interleave(found.map(({ address }) => address));
}
const resolutionDelay = 500;
function resolverNames(servers) {
    return async (host, signal) => {
        if (/(?:^|\.)localhost$/.test(host))
            return ["127.0.0.1", "::1"];
        const resolver = new promises_.Resolver({ timeout: 1500, tries: 2 });
        resolver.setServers(servers);
        const free = onAbort(signal, () => resolver.cancel());
        try {
            const answers = await withSignal(signal, askBoth(resolver, host));
            return toAddresses(answers, host);
        }
        catch (error) {
            throw nameFailure(error, host);
        }
        finally {
            free();
            resolver.cancel();
        }
    };
}
async function askBoth(resolver, host) {
    const questions = [resolver.resolve6(host), resolver.resolve4(host)];
    const all = Promise.allSettled(questions);
    const late = Promise.withResolvers();
    let timer;
    const some = Promise.any(questions).then(() => (timer = setTimeout(late.resolve, resolutionDelay)), () => { });
    await Promise.race([all, some.then(() => late.promise)]);
    clearTimeout(timer);
    resolver.cancel();
    return all;
}
function toAddresses(answers, host) {
    const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
    if (found.length > 0)
        return interleave(found);
    const errors = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
    throw nameFailure(errors.find(isTelling) ?? errors[0], host);
}
function isTelling(error) {
    return codeOf(error) !== "ENODATA";
}
const noData = -3007;
function nameFailure(error, host) {
    const code = codeOf(error);
    const isEmpty = code === "ENODATA" || error.errno === noData;
    if (isEmpty)
        return (0,failure/* failure */.V2)("dns.no-address", { host }, { cause: error });
    if (code === "ENOTFOUND")
        return (0,failure/* failure */.V2)("dns.nxdomain", { host }, { cause: error });
    if (code === "ETIMEOUT" || code === "ECANCELLED")
        return (0,failure/* failure */.V2)("timeout.dns", { host }, { cause: error });
    if (code !== "")
        return (0,failure/* failure */.V2)("dns.failed", { host, detail: code }, { cause: error });
    return toFailure(error, { host, port: 0 }, "dns");
}
function codeOf(error) {
    const { code } = error;
    return typeof code === "string" && /^E[A-Z_]+$/.test(code) ? code : "";
}
function interleave(addresses) {
    const first = (0,external_node_net_.isIP)(addresses[0] ?? "");
    const ours = addresses.filter((address) => (0,external_node_net_.isIP)(address) === first);
    const others = addresses.filter((address) => (0,external_node_net_.isIP)(address) !== first);
    const turns = Math.max(ours.length, others.length);
    return Array.from({ length: turns }, (_, turn) => [ours[turn], others[turn]])
        .flat()
        .filter((address) => address !== undefined);
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
;// CONCATENATED MODULE: ./.build/net/body.js

const bodyPatience = 3000;
const worthDraining = 64 * 1024;
function readBody(stream, { limit, patience, signal, budget }) {
    const { promise, resolve, reject } = Promise.withResolvers();
    const chunks = [];
    let read = 0;
    const end = (isWhole) => {
        resolve({ body: Buffer.concat(chunks), truncated: !isWhole || read > limit });
        if (!isWhole)
            stream.destroy();
    };
    const timer = setTimeout(end, patience, false);
    const free = onAbort(signal, (reason) => {
        if (!isTimeout(reason))
            reject(reason);
        end(false);
    });
    stream.on("data", (chunk) => {
        if (read < limit)
            chunks.push(chunk.subarray(0, limit - read));
        read += chunk.length;
        try {
            budget.check();
        }
        catch (error) {
            reject(error);
            end(false);
        }
        if (read > limit + worthDraining)
            end(false);
    });
    stream.once("end", () => end(true));
    stream.on("error", () => end(false));
    stream.once("close", () => end(false));
    return promise.finally(() => {
        clearTimeout(timer);
        free();
    });
}

;// CONCATENATED MODULE: ./.build/net/exchange.js





const maxHeaderSize = 64 * 1024;
const mostInterim = 32;
function exchange(request, how) {
    const url = new URL(request.url);
    const { promise, resolve, reject } = Promise.withResolvers();
    const outgoing = (0,external_node_http_.request)({
        agent: how.agent,
        method: request.method ?? "GET",
        path: url.pathname + url.search,
        headers: headersFor(request, url),
        setHost: false,
        maxHeaderSize,
        insecureHTTPParser: how.tolerant,
    });
    const fail = (error) => {
        reject(toFailure(error, how.to, "http"));
        outgoing.destroy();
    };
    let isAnswered = false;
    const answer = (incoming) => {
        isAnswered = true;
        free();
        readBody(incoming, readingFor(request, how)).then((body) => resolve({ ...headOf(incoming), ...body, version: "1.1" }), fail);
    };
    const free = onAbort(how.signal, fail);
    outgoing.on("error", (error) => isAnswered || fail(error));
    outgoing.once("close", () => isAnswered || fail(Object.assign(new Error("closed"), { code: "ECONNRESET" })));
    outgoing.once("response", answer);
    outgoing.once("upgrade", (incoming, socket) => {
        isAnswered = true;
        socket.destroy();
        resolve({ ...headOf(incoming), body: new Uint8Array(), truncated: false, version: "1.1" });
    });
    limitInterim(outgoing, () => fail((0,failure/* failure */.V2)("http.malformed", { host: how.to.host, detail: "1xx" })));
    outgoing.end(request.body);
    return promise.finally(free);
}
function readingFor(request, { signal, budget }) {
    return { limit: request.limit ?? 0, patience: request.patience ?? bodyPatience, signal, budget };
}
function limitInterim(outgoing, stop) {
    let interim = 0;
    outgoing.on("information", () => ++interim > mostInterim && stop());
}
function headOf({ statusCode = 0, rawHeaders }) {
    return { status: statusCode, headers: pairs(rawHeaders) };
}
function headersFor(request, url) {
    return {
        host: url.host,
        "user-agent": "portcullis",
        accept: "text/html,application/xhtml+xml,*/*;q=0.8",
        "accept-encoding": "identity",
        ...(request.body && { "content-length": `${request.body.length}` }),
        ...request.headers,
    };
}
function pairs(raw) {
    return Array.from({ length: raw.length / 2 }, (_, index) => [raw[index * 2] ?? "", raw[index * 2 + 1] ?? ""]);
}

// EXTERNAL MODULE: external "node:http2"
var external_node_http2_ = __webpack_require__(2467);
;// CONCATENATED MODULE: ./.build/net/http2.js





async function exchange2(request, { socket }, how) {
    const url = new URL(request.url);
    const { promise, resolve, reject } = Promise.withResolvers();
    const session = (0,external_node_http2_.connect)(url, { createConnection: () => socket, settings: { enablePush: false } });
    const fail = (error) => {
        reject(toFailure(error, how.to, "http"));
        session.destroy();
    };
    const free = onAbort(how.signal, fail);
    session.on("error", fail);
    try {
        const { host, ...headers } = headersFor(request, url);
        const stream = session.request({
            ":method": request.method ?? "GET",
            ":path": url.pathname + url.search,
            ":authority": host,
            ...headers,
        });
        stream.on("error", fail);
        const closed = () => fail(Object.assign(new Error("closed"), { code: "ECONNRESET" }));
        stream.once("close", closed);
        stream.once("response", (_headers, _flags, raw) => {
            stream.off("close", closed);
            read(stream, raw, request, how).then(resolve, fail);
        });
        stream.end(request.body);
        return await promise;
    }
    finally {
        free();
        session.destroy();
    }
}
async function read(stream, raw, request, how) {
    const received = pairs(raw);
    const status = Number(received.find(([name]) => name === ":status")?.[1] ?? 0);
    const headers = received.filter(([name]) => !name.startsWith(":"));
    return { status, headers, ...(await readBody(stream, readingFor(request, how))), version: "2" };
}

;// CONCATENATED MODULE: ./.build/net/agent.js

function agentOf(socket) {
    const agent = new external_node_http_.Agent({ keepAlive: true, maxSockets: 1 });
    let isGiven = false;
    agent.createConnection = (_options, done) => {
        if (isGiven)
            done?.(Object.assign(new Error("closed"), { code: "ECONNRESET" }), undefined);
        else
            done?.(null, socket);
        isGiven = true;
        return undefined;
    };
    return agent;
}

// EXTERNAL MODULE: ./.build/net/roots.js
var roots = __webpack_require__(9623);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
;// CONCATENATED MODULE: ./.build/core/net.js
const chainLimit = 32;

;// CONCATENATED MODULE: ./.build/net/secure.js





function secure_secure(over, shake) {
    const started = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers();
    let staple = null;
    const socket = (0,external_node_tls_.connect)({
        socket: over,
        secureContext: shake.context,
        rejectUnauthorized: false,
        requestOCSP: true,
        ALPNProtocols: [shake.alpn],
        ...((0,external_node_net_.isIP)(shake.to.host) === 0 && { servername: shake.to.host }),
        checkServerIdentity: () => undefined,
    });
    socket.getPeerCertificate = () => ({});
    const fail = (error) => {
        reject(toFailure(error, shake.to, "tls"));
        socket.destroy();
        over.destroy();
    };
    const free = onAbort(shake.signal, fail);
    socket.once("OCSPResponse", (response) => {
        staple = response;
    });
    socket.on("error", fail);
    socket.once("close", () => fail(Object.assign(new Error("closed"), { code: "ECONNRESET" })));
    socket.once("secureConnect", () => {
        try {
            const ms = performance.now() - started;
            resolve({ socket, handshake: { ...describe(socket, shake), staple, ms } });
        }
        catch (error) {
            fail(error);
        }
    });
    return promise.finally(free);
}
function describe(socket, { address, lenient }) {
    const { standardName, name } = socket.getCipher();
    return {
        address,
        protocol: socket.getProtocol() ?? "unknown",
        cipher: standardName ?? name,
        group: groupOf(socket),
        alpn: socket.alpnProtocol || null,
        chain: servedChain(socket),
        trustError: socket.authorized ? null : String(socket.authorizationError ?? "UNSPECIFIED"),
        lenient,
    };
}
function servedChain(socket) {
    const chain = [];
    let certificate = socket.getPeerX509Certificate();
    while (certificate && chain.length < chainLimit) {
        chain.push(certificate.raw);
        certificate = certificate.issuerCertificate;
    }
    return chain;
}
function groupOf(socket) {
    const info = socket.getEphemeralKeyInfo();
    if (!info || !("type" in info))
        return null;
    if ("name" in info && info.name)
        return info.name;
    return info.type === "DH" ? `DHE ${info.size}` : null;
}

;// CONCATENATED MODULE: ./.build/net/line.js




async function openLink(to, isSecure, signal, dialling) {
    const bare = isSecure ? await openSecure(to, signal, dialling) : await openPlain(to, signal, dialling);
    return { ...bare, agent: agentOf(bare.socket) };
}
async function openPlain(to, signal, { routes, begin }) {
    return { ...(await routes.connect(to, signal, begin)), handshake: null };
}
async function openSecure(to, signal, dialling) {
    const attempts = [{ lenient: false, alpn: "http/1.1" }];
    let spent = 0;
    let first;
    for (let attempt = attempts.shift(); attempt; attempt = attempts.shift()) {
        try {
            const connected = await dialling.routes.connect(to, signal, dialling.begin);
            dialling.begin("tls");
            spent += connected.roundTrips;
            const { address } = connected;
            const context = (0,roots/* contextFor */.BT)(dialling.given, { lenient: attempt.lenient });
            const { socket, handshake } = await secure_secure(connected.socket, { to, address, ...attempt, context, signal });
            return { socket, address, handshake, roundTrips: spent + roundTripsOf(handshake) };
        }
        catch (error) {
            if (!(error instanceof failure/* Failure */.HR))
                throw error;
            first ??= error;
            spent++;
            const next = afterwards(attempt, error.reason);
            if (next)
                attempts.push(next);
        }
    }
    throw first ?? new Error("no handshake was tried");
}
const noApplicationProtocol = "tls.alert.120";
function afterwards({ lenient, alpn }, reason) {
    if (reason === noApplicationProtocol && alpn !== "h2")
        return { lenient, alpn: "h2" };
    if (!lenient && /^(?:tls\.(?:alert\.|closed$|failed$)|tcp\.reset$)/.test(reason))
        return { lenient: true, alpn };
    return null;
}
function roundTripsOf({ protocol }) {
    return protocol === "TLSv1.3" ? 1 : 2;
}

;// CONCATENATED MODULE: ./.build/net/queue.js

function openQueue(limit) {
    const waiting = new Set();
    let running = 0;
    async function turn(signal) {
        if (running < limit) {
            running++;
            return;
        }
        const { promise, resolve } = Promise.withResolvers();
        waiting.add(resolve);
        try {
            await withSignal(signal, promise);
        }
        catch (error) {
            if (!waiting.delete(resolve))
                pass();
            throw error;
        }
    }
    function pass() {
        const [next] = waiting;
        if (!next) {
            running--;
            return;
        }
        waiting.delete(next);
        next();
    }
    return async (signal, work) => {
        await turn(signal);
        try {
            return await work();
        }
        finally {
            pass();
        }
    };
}

;// CONCATENATED MODULE: ./.build/net/origin.js







function openOrigin(to, opening) {
    const { isSecure, signal, budget, routes } = opening;
    const turns = openQueue(1);
    let kept;
    let coming;
    let phase = "tcp";
    let question;
    async function present(by, within, isGood) {
        if (coming) {
            await withSignal(within, coming).catch((error) => passOn(error, within));
            return present(by, within, isGood);
        }
        if (kept && routes.mayRide({ ...to, ...by }, kept.address) && isGood(kept))
            return kept;
        coming = open(by, within).finally(() => (coming = undefined));
        return coming;
    }
    function begin(next) {
        phase = next;
        if (next === "tcp")
            question = { since: performance.now(), heard: 0 };
    }
    async function open({ namedBy, acceptance }, within) {
        const named = namedBy === undefined ? to : { ...to, namedBy };
        const link = await withPatience(within, acceptance, (soon) => openLink(named, isSecure, soon, { ...opening, begin }));
        if (signal.aborted) {
            link.socket.destroy();
            throw whyOf(signal);
        }
        hangUp();
        kept = { ...link, unpaid: link.roundTrips, received: 0 };
        return kept;
    }
    function hangUp() {
        kept?.agent.destroy();
        kept?.socket.destroy();
    }
    async function carry(request, link, { tolerant, within }) {
        budget.request();
        phase = "http";
        question = { since: performance.now(), ...question, over: link.socket, heard: link.socket.bytesRead };
        const how = { to, agent: link.agent, tolerant, signal: within, budget };
        const isNewer = link.handshake?.alpn === "h2";
        const bare = isNewer ? await exchange2(request, link, how) : await exchange(request, how);
        link.received = isNewer ? spent : link.socket.bytesRead;
        if (bare.status < 200)
            throw (0,failure/* failure */.V2)("http.malformed", { host: to.host, detail: `${bare.status}` });
        return { bare, link, parser: tolerant ? "tolerant" : "strict" };
    }
    async function ask(request, within) {
        const before = kept;
        question = undefined;
        const link = await present(request, within, isIdle);
        const roundTrips = charge(link);
        try {
            return { ...(await carry(request, link, { tolerant: false, within })), roundTrips };
        }
        catch (error) {
            const again = secondTry(error, request, link === before);
            if (!again)
                throw error;
            const second = await present(request, within, isIdle);
            const both = roundTrips + charge(second);
            return { ...(await carry(request, second, { ...again, within })), roundTrips: both };
        }
    }
    function tellSilence(error) {
        if (!(error instanceof failure/* Failure */.HR) || signal.aborted || !isWait(error))
            throw error;
        if (!question || (question.over?.bytesRead ?? 0) > question.heard)
            throw error;
        const silence = Math.round(performance.now() - question.since);
        throw new failure/* Failure */.HR({ ...error.facts, params: { ...error.facts.params, silence } }, { cause: error });
    }
    return {
        async handshake(by) {
            const { handshake } = await present(by, signal, () => true).catch((error) => {
                throw nameEnd(error, to, phase);
            });
            if (!handshake)
                throw new Error("no handshake over plain HTTP");
            return handshake;
        },
        request(request) {
            const started = performance.now();
            return withPatience(signal, request.patience, async (within) => {
                try {
                    const { bare, link, ...rest } = await turns(within, () => ask(request, within).catch(tellSilence));
                    const { address, handshake } = link;
                    return { ...bare, ...rest, address, handshake, ms: performance.now() - started };
                }
                catch (error) {
                    throw nameEnd(error, to, phase);
                }
            });
        },
        close: hangUp,
    };
}
function isWait({ facts: { id } }) {
    return id === "timeout.tcp" || id === "timeout.http";
}
const spent = -1;
function charge(link) {
    const roundTrips = link.unpaid + 1;
    link.unpaid = 0;
    return roundTrips;
}
function isIdle({ socket, received }) {
    return !socket.destroyed && socket.writable && socket.bytesRead === received;
}
function passOn(error, within) {
    const isTheirs = error instanceof failure/* Failure */.HR && error.code === "UPSTREAM_TIMEOUT";
    if (within.aborted || !isTheirs)
        throw error;
}
function secondTry(error, { method = "GET" }, wasKept) {
    if (!(error instanceof failure/* Failure */.HR) || method !== "GET")
        return null;
    if (error.facts.id === "http.malformed")
        return { tolerant: true };
    return error.facts.id === "http.closed" && wasKept ? { tolerant: false } : null;
}

// EXTERNAL MODULE: ./.build/core/attempt.js
var attempt = __webpack_require__(6509);
;// CONCATENATED MODULE: ./.build/net/dial.js




const attemptDelay = 250;
async function dial(addresses, port, { to, signal, budget }) {
    const ending = new AbortController();
    const free = onAbort(signal, (reason) => ending.abort(reason));
    const attempts = [];
    let won;
    try {
        for (const address of addresses) {
            attempts.push(connectTo(address, port, { to, signal: ending.signal, budget }));
            won = await firstOf(attempts, ending.signal);
            if (won)
                break;
        }
        won ??= await Promise.any(attempts);
        return won;
    }
    catch (error) {
        throw error instanceof AggregateError ? mostTelling(error.errors) : error;
    }
    finally {
        free();
        ending.abort();
        for (const each of attempts)
            each.then((late) => late !== won && late.socket.destroy(), ignore);
    }
}
async function firstOf(attempts, signal) {
    const { promise, resolve } = Promise.withResolvers();
    const timer = setTimeout(resolve, attemptDelay);
    const free = onAbort(signal, () => resolve());
    const latest = attempts.at(-1)?.catch(() => undefined);
    const any = Promise.any(attempts).catch(() => undefined);
    const won = await Promise.race([any, latest, promise]);
    clearTimeout(timer);
    free();
    return won ?? undefined;
}
function mostTelling(errors) {
    const calledOff = errors.find((error) => idOf(error) === "aborted");
    return calledOff ?? errors.find((error) => idOf(error) !== "tcp.unreachable") ?? errors[0];
}
async function connectTo(address, port, { to, signal, budget }) {
    if (signal.aborted)
        throw toFailure(signal.reason, to, "tcp");
    budget.connection();
    const { promise, resolve, reject } = Promise.withResolvers();
    const socket = (0,external_node_net_.connect)({ host: address, port, noDelay: true });
    budget.watch(socket);
    const fail = (error) => {
        reject(toFailure(error, to, "tcp"));
        socket.destroy();
    };
    const free = onAbort(signal, fail);
    socket.once("connect", () => resolve({ socket, address }));
    socket.on("error", fail);
    return promise.finally(free);
}
function idOf(error) {
    return error instanceof failure/* Failure */.HR ? error.facts.id : "";
}
function ignore() { }

// EXTERNAL MODULE: ./.build/core/address.js
var core_address = __webpack_require__(2620);
;// CONCATENATED MODULE: ./.build/net/policy.js

function mayContact(address, namedBy, policy) {
    if (isPublic(address, policy))
        return true;
    if ((0,core_address/* reach */.gl)(address) === "never" || !policy.special)
        return false;
    return namedBy === undefined || !isPublic(namedBy, policy);
}
function isPublic(address, { allow }) {
    return (0,core_address/* reach */.gl)(address) === "public" || (0,core_address/* within */.ux)(address, allow);
}

;// CONCATENATED MODULE: ./.build/net/route.js








const mostAddresses = 16;
function openRoutes({ policy, names, pins, budget, signal: run }) {
    const resolved = new Map();
    const answered = new Map();
    const leading = new Map();
    function pinFor(to) {
        const ofHost = pins.filter(({ host }) => host === to.host);
        const other = ofHost[0] && { ...ofHost[0], port: to.port, toPort: to.port };
        return ofHost.find(({ port }) => port === to.port) ?? other;
    }
    function resolve(host) {
        const known = resolved.get(host);
        if (known)
            return known;
        const asked = names(host, run);
        asked.catch(() => { });
        resolved.set(host, asked);
        return asked;
    }
    async function addressesOf({ host, port }, signal) {
        if ((0,external_node_net_.isIP)(host))
            return [host];
        try {
            return await withSignal(signal, resolve(host));
        }
        catch (error) {
            throw nameEnd(error, { host, port }, "dns");
        }
    }
    function judge(to, addresses) {
        const allowed = addresses.filter((address) => mayContact(address, to.namedBy, policy));
        const [refused] = addresses;
        if (allowed.length === 0)
            throw (0,failure/* failure */.V2)("address.private", { host: (0,target/* bracketed */.Em)(to.host), address: refused ?? "" });
        return allowed.slice(0, mostAddresses);
    }
    async function dialInTurn(to, allowed, signal) {
        const key = `${to.host} ${to.port}`;
        const leader = leading.get(key);
        if (leader) {
            const came = await (0,attempt/* attempt */.C)(() => withSignal(signal, leader));
            if (!came.ok && !came.failure.reason.startsWith("timeout."))
                throw new failure/* Failure */.HR(came.failure);
        }
        const usual = answered.get(key);
        const order = usual !== undefined && allowed.includes(usual) ? [usual] : allowed;
        const dialling = dial(order, to.port, { to, signal, budget });
        if (!leading.has(key))
            leading.set(key, dialling);
        const connected = await dialling.finally(() => leading.get(key) === dialling && leading.delete(key));
        if (!answered.has(key))
            answered.set(key, connected.address);
        return connected;
    }
    return {
        async connect(to, signal, begin = route_ignore) {
            throwIfAborted(signal);
            const pin = pinFor(to);
            if (pin) {
                begin("tcp");
                const allowed = judge({ host: to.host, port: pin.toPort }, [pin.address]);
                return { ...(await dial(allowed, pin.toPort, { to, signal, budget })), roundTrips: 1 };
            }
            begin("dns");
            const isFirst = !resolved.has(to.host) && (0,external_node_net_.isIP)(to.host) === 0;
            const allowed = judge(to, await addressesOf(to, signal));
            begin("tcp");
            const connected = await dialInTurn(to, allowed, signal);
            return { ...connected, roundTrips: isFirst ? 2 : 1 };
        },
        mayRide: (to, address) => pinFor(to) !== undefined || mayContact(address, to.namedBy, policy),
    };
}
function route_ignore() { }

;// CONCATENATED MODULE: ./.build/net/door.js












const probePatience = 4000;
const probesAtATime = 6;
function openDoor({ signal: run, policy, names = systemNames, pins = [], given = [], limits = defaultLimits, }) {
    const ending = new AbortController();
    const free = onAbort(run, (reason) => ending.abort(reason));
    const { signal } = ending;
    const budget = openBudget(limits);
    const routes = openRoutes({ policy, names, pins, budget, signal });
    const origins = new Map();
    const probing = openQueue(probesAtATime);
    function origin({ host, port }, isSecure) {
        const key = `${isSecure} ${host} ${port}`;
        const known = origins.get(key);
        if (known)
            return known;
        const fresh = openOrigin({ host, port }, { routes, given, isSecure, signal, budget });
        origins.set(key, fresh);
        return fresh;
    }
    function tls(to, offer) {
        if (!offer)
            return origin(to, true).handshake(to);
        return withPatience(signal, probePatience, async (within) => {
            const { socket: over, address } = await routes.connect(to, within);
            const { lenient = false } = offer;
            const context = (0,roots/* contextFor */.BT)(given, offer);
            const alpn = "http/1.1";
            const { socket, handshake } = await secure_secure(over, { to, address, context, lenient, alpn, signal: within });
            socket.destroy();
            return handshake;
        });
    }
    function hello(to, bytes) {
        return withPatience(signal, probePatience, async (within) => {
            const { socket } = await routes.connect(to, within);
            budget.request();
            return exchangeHello(socket, bytes, { to, signal, within });
        });
    }
    const net = {
        tls: (to, offer) => guarded(to, () => tls(to, offer)),
        hello: (to, bytes) => guarded(to, () => probing(signal, () => hello(to, bytes))),
        async http(request) {
            const { to, isSecure } = endpointOf(request);
            return guarded(to, () => origin(to, isSecure).request(request));
        },
    };
    return {
        net,
        traffic: budget.traffic,
        close() {
            free();
            ending.abort();
            origins.forEach((each) => each.close());
        },
    };
}
async function guarded(to, work) {
    try {
        return await work();
    }
    catch (error) {
        throw nameEnd(error, to, "tcp");
    }
}
function endpointOf(request) {
    const url = URL.parse(request.url);
    if (!url || !/^https?:$/.test(url.protocol))
        throw (0,failure/* failure */.V2)("http.malformed", { host: "", detail: "URL" });
    return { to: { host: (0,target/* hostOf */.w4)(url), port: (0,target/* portOf */.HM)(url) }, isSecure: url.protocol === "https:" };
}

;// CONCATENATED MODULE: ./.build/settings/engine.js



function openEngine(options) {
    const { deadline, special, authorities = [], pins = [], resolvers = [], allow = [] } = options;
    const policy = { special, allow };
    return {
        deadline,
        open(signal) {
            const names = resolvers.length > 0 && { names: resolverNames(resolvers) };
            const door = openDoor({ signal, policy, pins, given: authorities, ...names });
            return { ...door, trust: (0,roots/* openTrustStore */.Mi)(authorities) };
        },
    };
}


/***/ }),

/***/ 7719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readGiven),
/* harmony export */   Z: () => (/* binding */ flagsOf)
/* harmony export */ });
/* harmony import */ var _core_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(494);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5267);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6343);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1352);




function flagsOf(argv) {
    return { source: "flag", value: (name) => argv[(0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .toFlag */ .Qq)(name)], naming: (name) => `--${(0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .toFlag */ .Qq)(name)}` };
}
function readGiven(typed, env, options) {
    const variable = (name) => (0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .readVariable */ .n)(env, name);
    function source(name) {
        if (typed.value(name) !== undefined)
            return typed.source;
        return variable(name) === undefined ? undefined : "environment";
    }
    function naming(name) {
        if (!options.some((option) => option.name === name))
            return name;
        return source(name) === "environment" ? (0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .toVariable */ .G2)(name) : typed.naming(name);
    }
    function one(name) {
        const value = typed.value(name);
        if (Array.isArray(value)) {
            const [first = "", second = ""] = value.map((each) => (0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g)(String(each), 60));
            throw (0,_core_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .failure */ .V2)("input.conflict", { field: naming(name), first, second }, { reason: name });
        }
        return value === undefined ? variable(name) : `${value}`;
    }
    function list(name) {
        const value = typed.value(name);
        if (value !== undefined)
            return [value].flat().map(String);
        const entries = variable(name)?.split(",") ?? [];
        return entries.map((entry) => entry.trim()).filter((entry) => entry !== "");
    }
    function isSet(name) {
        const text = one(name) ?? "false";
        if (text === "true" || text === "false")
            return text === "true";
        const shown = `"${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g)(text, 60)}"`;
        const params = { field: naming(name), expected: "true, false", given: shown, suggestion: "" };
        throw (0,_core_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .failure */ .V2)("input.option", params, { reason: name });
    }
    return { one, list, isSet, naming, source };
}


/***/ }),

/***/ 1025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ readMeasuring),
/* harmony export */   d: () => (/* binding */ readLanguage)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7030);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7598);
/* harmony import */ var _core_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2620);
/* harmony import */ var _core_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(494);
/* harmony import */ var _core_near_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(352);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5267);
/* harmony import */ var _core_target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7515);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5677);
/* harmony import */ var _net_roots_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9623);










function readMeasuring(given) {
    return {
        deadline: readSeconds(given) * 1000,
        authorities: readAuthorities(given),
        pins: given.list("resolve").map((text) => readPin(text, given)),
        resolvers: given.list("resolver").map((text) => readResolver(text, given)),
        allow: given.list("allow_addresses").map((text) => readNetwork(text, given)),
    };
}
function readLanguage(given) {
    const text = given.one("lang") ?? "en";
    const language = _core_text_js__WEBPACK_IMPORTED_MODULE_6__/* .languages */ .e.find((each) => each === text);
    if (language)
        return language;
    const params = {
        field: given.naming("lang"),
        expected: _core_text_js__WEBPACK_IMPORTED_MODULE_6__/* .languages */ .e.join(", "),
        given: quoted(text),
        suggestion: (0,_core_near_js__WEBPACK_IMPORTED_MODULE_8__/* .suggest */ .Z)(text, _core_text_js__WEBPACK_IMPORTED_MODULE_6__/* .languages */ .e),
    };
    throw (0,_core_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .failure */ .V2)("input.option", params, { reason: "lang" });
}
const longestTimeout = 300;
function readSeconds(given) {
    const text = given.one("timeout");
    if (text === undefined)
        return 10;
    const seconds = /^\d{1,3}(?:\.\d{1,3})?$/.test(text) ? Number(text) : 0;
    if (seconds > 0 && seconds <= longestTimeout)
        return seconds;
    const expected = {
        en: `seconds above 0 and up to ${longestTimeout}`,
        ko: `0보다 크고 ${longestTimeout} 이하인 초 단위 값`,
    };
    throw wrong("timeout", given, expected, text);
}
const pinPattern = /^(?:\[(?<six>[^\]]+)\]|(?<host>[^:[\]]+)):(?<port>\d{1,5}):(?:\[(?<to6>[^\]]+)\]|(?<to>[^:[\]]+))(?::(?<toPort>\d{1,5}))?$/;
function readPin(text, given) {
    const expected = {
        en: "host:port:address or host:port:address:port, with IPv6 in brackets",
        ko: "host:port:address 또는 host:port:address:port 형식(IPv6은 대괄호 안에)",
    };
    const groups = pinPattern.exec(text)?.groups;
    const host = (0,_core_target_js__WEBPACK_IMPORTED_MODULE_5__/* .parseHost */ .o6)(groups?.["six"] ?? groups?.["host"] ?? "");
    const address = groups?.["to6"] ?? groups?.["to"] ?? "";
    const port = Number(groups?.["port"]);
    const toPort = Number(groups?.["toPort"] ?? port);
    if ("problem" in host || (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(address) === 0 || !isPort(port) || !isPort(toPort)) {
        throw wrong("resolve", given, expected, text);
    }
    return { host: host.value.host, port, address, toPort };
}
function readResolver(text, given) {
    const groups = /^(?:\[(?<six>[^\]]+)\]|(?<four>[^:[\]]+))(?::(?<port>\d{1,5}))?$/.exec(text)?.groups;
    const address = groups?.["six"] ?? groups?.["four"] ?? text;
    const port = Number(groups?.["port"] ?? 53);
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(address) && isPort(port))
        return (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(address) === 6 ? `[${address}]:${port}` : `${address}:${port}`;
    const expected = { en: "an IP address, with or without a port", ko: "IP 주소(포트는 선택)" };
    throw wrong("resolver", given, expected, text);
}
function readNetwork(text, given) {
    const network = (0,_core_address_js__WEBPACK_IMPORTED_MODULE_3__/* .toNetwork */ .wm)(text);
    if (network)
        return network;
    const expected = {
        en: "networks such as 10.0.0.0/8, separated by commas",
        ko: "10.0.0.0/8 같은 네트워크를 쉼표로 구분한 목록",
    };
    throw wrong("allow_addresses", given, expected, text);
}
const largestFile = 4 * 1024 * 1024;
function readAuthorities(given) {
    const path = given.one("ca_file");
    if (path === undefined)
        return [];
    const unusable = (detail) => (0,_core_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .failure */ .V2)("input.file", { field: given.naming("ca_file"), path: (0,_core_printable_js__WEBPACK_IMPORTED_MODULE_9__/* .printable */ .g)(path, 200), detail }, { reason: "ca_file" });
    const text = readText(path, unusable);
    const certificates = (0,_net_roots_js__WEBPACK_IMPORTED_MODULE_7__/* .splitPem */ .Z1)(text);
    if (certificates.length === 0)
        throw unusable({ en: "it holds no PEM certificate", ko: "PEM 인증서가 들어 있지 않습니다" });
    certificates.forEach((pem, index) => {
        try {
            return new node_crypto__WEBPACK_IMPORTED_MODULE_2__.X509Certificate(pem);
        }
        catch {
            throw unusable({
                en: `certificate ${index + 1} in it cannot be read`,
                ko: `${index + 1}번째 인증서를 읽을 수 없습니다`,
            });
        }
    });
    return certificates;
}
function readText(path, unusable) {
    try {
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
        if (bytes.length > largestFile)
            throw unusable({ en: "it is larger than 4 MB", ko: "4 MB보다 큽니다" });
        return bytes.toString("latin1");
    }
    catch (error) {
        const { code } = error;
        if (typeof code !== "string" || !code.startsWith("E"))
            throw error;
        throw unusable(code === "ENOENT" ? { en: "there is no such file", ko: "그런 파일이 없습니다" } : { en: code, ko: code });
    }
}
function isPort(port) {
    return Number.isInteger(port) && port >= 1 && port <= 65_535;
}
function wrong(name, given, expected, text) {
    return (0,_core_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .failure */ .V2)("input.value", { field: given.naming(name), expected, given: quoted(text) }, { reason: name });
}
function quoted(text) {
    return `"${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_9__/* .printable */ .g)(text, 60)}"`;
}


/***/ })

};
