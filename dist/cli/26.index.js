export const id = 26;
export const ids = [26];
export const modules = {

/***/ 26:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  answerFailure: () => (/* reexport */ answerFailure),
  defaults: () => (/* reexport */ defaults),
  gate: () => (/* binding */ gate)
});

// EXTERNAL MODULE: ./.build/core/check.js
var check = __webpack_require__(6728);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./.build/core/grade.js
var grade = __webpack_require__(287);
;// CONCATENATED MODULE: ./.build/core/grade-schema.js


const grade_schema_grade = schemas/* enum */.k5n(grade/* grades */.DR).meta({ id: "Grade" });

// EXTERNAL MODULE: ./.build/core/interpretation.js + 1 modules
var interpretation = __webpack_require__(6532);
;// CONCATENATED MODULE: ./.build/core/result-schema.js



const verdict = schemas/* enum */.k5n(["pass", "warn", "fail", "unknown"]);
const count = schemas/* int */.Whr().min(0);
const result_schema_check = schemas/* object */.Ikc({
    id: schemas/* enum */.k5n(["ssl", "headers", "days", "https"]),
    status: schemas/* enum */.k5n(["pass", "warn", "fail", "unknown", "waived", "off"]),
    expected: schemas/* union */.KCZ([grade_schema_grade, schemas/* number */.aig(), schemas/* boolean */.zMY(), schemas/* literal */.euz("off"), schemas/* null */.chJ()]).meta({
        description: "The effective threshold; null where it is a share of a lifetime that could not be measured",
    }),
    source: schemas/* string */.YjP().meta({ description: "Where the threshold came from: query, default, default auto" }),
    actual: schemas/* union */.KCZ([grade_schema_grade, schemas/* number */.aig(), schemas/* boolean */.zMY(), schemas/* null */.chJ()])
        .meta({ description: "What was measured; null where that leaves the status open" }),
    message: schemas/* string */.YjP(),
    action: schemas/* string */.YjP().exactOptional(),
});
const finding = schemas/* object */.Ikc({
    id: schemas/* string */.YjP().meta({ description: "`<check>.<problem>`" }),
    severity: schemas/* enum */.k5n(interpretation/* severities */.gO),
    cause: schemas/* string */.YjP(),
    action: schemas/* string */.YjP(),
    subject: schemas/* string */.YjP().exactOptional(),
    evidence: schemas/* string */.YjP().exactOptional(),
    reference: schemas/* string */.YjP().exactOptional(),
    fingerprint: schemas/* string */.YjP().meta({ description: "The same over runs for the same problem of the same target" }),
});
const target = schemas/* object */.Ikc({
    url: schemas/* string */.YjP(),
    finalUrl: schemas/* string */.YjP().nullable(),
    address: schemas/* string */.YjP().nullable().meta({ description: "The address that answered" }),
    verdict,
    reason: schemas/* string */.YjP()
        .exactOptional()
        .meta({ description: "Why something could not be measured: dns.nxdomain, tcp.refused" }),
    message: schemas/* string */.YjP().exactOptional().meta({ description: "The same in words" }),
    checks: schemas/* array */.YOg(result_schema_check.readonly()).readonly(),
    origins: schemas/* array */.YOg(schemas/* object */.Ikc({ origin: schemas/* string */.YjP(), grade: grade_schema_grade.nullable(), daysLeft: schemas/* number */.aig().nullable() }).readonly())
        .readonly(),
    findings: schemas/* array */.YOg(finding.readonly()).readonly().meta({ description: "Worst first" }),
    unknowns: schemas/* array */.YOg(schemas/* string */.YjP()).readonly().meta({ description: "What could not be determined and does not count" }),
    cost: schemas/* object */.Ikc({ connections: count, requests: count, roundTrips: count, ms: count }).readonly(),
});
const gateResult = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz("portcullis/gate@1"),
    verdict,
    generatedAt: iso/* datetime */.w$(),
    tool: schemas/* object */.Ikc({ name: schemas/* literal */.euz("portcullis"), version: schemas/* string */.YjP() }).readonly(),
    targets: schemas/* array */.YOg(target.readonly()).readonly(),
    totals: schemas/* object */.Ikc({ pass: count, warn: count, fail: count, unknown: count, waived: count })
        .readonly()
        .meta({ description: "Targets by verdict; waived counts findings" }),
})
    .readonly()
    .meta({ id: "GateResult" });

// EXTERNAL MODULE: ./.build/core/failure.js
var failure = __webpack_require__(494);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./.build/core/fingerprint.js

function fingerprint(id, target, subject = "") {
    return (0,external_node_crypto_.createHash)("sha256")
        .update(JSON.stringify([id, target, subject]))
        .digest("hex");
}

// EXTERNAL MODULE: ./.build/core/text.js
var core_text = __webpack_require__(5677);
// EXTERNAL MODULE: ./.build/core/version.js
var version = __webpack_require__(1928);
// EXTERNAL MODULE: ./.build/checks/http/index.js + 41 modules
var checks_http = __webpack_require__(5963);
// EXTERNAL MODULE: ./.build/checks/ssl/index.js + 17 modules
var ssl = __webpack_require__(9680);
// EXTERNAL MODULE: ./.build/core/attempt.js
var attempt = __webpack_require__(6509);
// EXTERNAL MODULE: ./.build/probes/plain-http.js
var plain_http = __webpack_require__(2665);
// EXTERNAL MODULE: ./.build/probes/redirects.js + 3 modules
var redirects = __webpack_require__(5216);
// EXTERNAL MODULE: ./.build/core/target.js
var core_target = __webpack_require__(7515);
// EXTERNAL MODULE: ./.build/formats/location.js
var formats_location = __webpack_require__(898);
// EXTERNAL MODULE: ./.build/probes/visit.js
var visit = __webpack_require__(3003);
;// CONCATENATED MODULE: ./.build/checks/gate/places.js




function placesOf(url, journey) {
    const first = isSecure(url) ? placeOf(url) : (firstRedirect(journey) ?? placeOf(url));
    if (!journey || journey.end.kind === "failed" || !isSecure(journey.url))
        return [first];
    const last = placeOf(journey.url, journey.named);
    return last.target === first.target ? [first] : [first, last];
}
async function firstPlace(url, context) {
    if (isSecure(url))
        return placeOf(url);
    const reply = await (0,attempt/* attempt */.C)(() => (0,visit/* ask */.kA)(context, url));
    if (!reply.ok)
        return null;
    const destination = (0,formats_location/* readLocation */.m)(reply.value, url)?.url ?? "";
    return isSecure(destination) ? placeOf(destination, { namedBy: reply.value.address }) : null;
}
function firstRedirect(journey) {
    if (!journey)
        return null;
    const followed = journey.end.kind === "invalid-location" ? journey.hops.slice(0, -1) : journey.hops;
    const hop = followed.find(({ location }) => isSecure(location ?? ""));
    return hop?.location ? placeOf(hop.location, { namedBy: hop.address }) : null;
}
function isSecure(url) {
    return URL.parse(url)?.protocol === "https:";
}
function placeOf(url, named = {}) {
    const parsed = new URL(url);
    const host = (0,core_target/* bracketed */.Em)((0,core_target/* hostOf */.w4)(parsed));
    const port = `${parsed.protocol === "https:" ? (0,core_target/* portOf */.HM)(parsed) : 443}`;
    return { host, port, target: port === "443" ? host : `${host}:${port}`, named };
}

;// CONCATENATED MODULE: ./.build/checks/gate/collect.js







async function collect({ url }, context) {
    const following = (0,attempt/* attempt */.C)(() => (0,redirects/* redirects */.cq)(context, url));
    const setOut = firstPlace(url, context).then((place) => place && measure(place, context));
    setOut.catch(() => { });
    const closing = (0,plain_http/* plainHttp */.B)(context, url);
    const headers = (0,attempt/* attempt */.C)(() => context.use(checks_http.http, { url }));
    const journey = await following;
    const places = placesOf(url, journey.ok ? journey.value : null);
    const [origins, elsewhere] = await Promise.all([
        Promise.all(places.map((place) => measure(place, context))),
        journey.ok ? plainElsewhere(context, journey.value) : null,
    ]);
    const raw = {
        url,
        observedAt: context.now().toISOString(),
        finalUrl: journey.ok ? arrivalOf(journey.value) : null,
        address: journey.ok ? (journey.value.hops[0]?.address ?? null) : addressOf(origins),
        origins,
        http: await headers,
        plain: [await closing, elsewhere].flatMap((each) => each ?? []),
    };
    refuseIfNothing(raw);
    return { ...raw, cost: costOf(context, journey) };
}
async function measure({ host, port, target, named }, context) {
    if (!ssl.ssl.input.safeParse({ host, port }).success)
        return { target, ssl: { ok: false, failure: noName(host) } };
    return { target, ssl: await (0,attempt/* attempt */.C)(() => context.use(ssl.ssl, { host, port }, named)) };
}
function noName(host) {
    return (0,failure/* failure */.V2)("dns.failed", { host, detail: "EBADNAME" }).facts;
}
function arrivalOf(journey) {
    return journey.end.kind === "failed" ? null : journey.url;
}
async function plainElsewhere(context, { url, named, hops, end }) {
    const page = new URL(url);
    const [first] = hops;
    if (end.kind === "failed" || page.protocol !== "https:")
        return null;
    if (first && new URL(first.url).origin === page.origin)
        return null;
    const isAsked = hops.some((hop) => new URL(hop.url).origin === `http://${page.host}`);
    return isAsked ? null : (0,plain_http/* plainHttp */.B)(context, url, named);
}
function addressOf(origins) {
    return origins.flatMap((origin) => (origin.ssl.ok ? [origin.ssl.value.raw.address] : []))[0] ?? null;
}
function costOf(context, journey) {
    const { connections, requests } = context.traffic();
    const hops = journey.ok ? journey.value.hops : [];
    const roundTrips = hops.reduce((sum, hop) => sum + hop.roundTrips, 0);
    return { connections, requests, roundTrips, ms: Math.round(context.elapsed()) };
}
function refuseIfNothing(raw) {
    const isOpen = raw.plain.some(({ state }) => state === "content");
    const isKnown = raw.http.ok || isOpen || raw.origins.some((origin) => origin.ssl.ok);
    const [reason] = failuresOf(raw);
    if (!isKnown && raw.finalUrl === null && reason)
        throw new failure/* Failure */.HR(reason);
}
function failuresOf({ http: page, origins }) {
    return [page, ...origins.map((origin) => origin.ssl)].flatMap((each) => (each.ok ? [] : [each.failure]));
}

;// CONCATENATED MODULE: ./.build/checks/gate/problems.js

const problems = (0,interpretation/* defineProblems */.uf)({
    "ssl-below": {
        severity: "high",
        cause: {
            en: "{host} is graded {actual}, below {expected}.",
            ko: "{host}의 등급은 {actual|으로/로}, 기준 {expected}에 못 미칩니다.",
        },
        action: { en: "Mend the ssl findings, worst first.", ko: "ssl 문제를 심각한 것부터 고치십시오." },
    },
    "ssl-at-best": {
        severity: "high",
        cause: {
            en: "{host} can be graded {best} at best, below {expected}.",
            ko: "{host}의 등급은 최대 {best|으로/로}, 기준 {expected}에 못 미칩니다.",
        },
        action: { en: "Mend the ssl findings, worst first.", ko: "ssl 문제를 심각한 것부터 고치십시오." },
    },
    "headers-below": {
        severity: "high",
        cause: {
            en: "The security headers are graded {actual}, below {expected}.",
            ko: "보안 헤더 등급은 {actual|으로/로}, 기준 {expected}에 못 미칩니다.",
        },
        action: { en: "Mend the http findings, worst first.", ko: "http 문제를 심각한 것부터 고치십시오." },
    },
    "headers-at-best": {
        severity: "high",
        cause: {
            en: "The security headers can be graded {best} at best, below {expected}.",
            ko: "보안 헤더 등급은 최대 {best|으로/로}, 기준 {expected}에 못 미칩니다.",
        },
        action: { en: "Mend the http findings, worst first.", ko: "http 문제를 심각한 것부터 고치십시오." },
    },
    "days-below": {
        severity: "high",
        cause: {
            en: "{subject} expires in {days}, below {expected}.",
            ko: "{subject}의 남은 기간은 {days}, 기준 {expected}일에 못 미칩니다.",
        },
        action: { en: "Renew it, and automate the renewal.", ko: "인증서를 갱신하고 갱신을 자동화하십시오." },
    },
    "days-over": {
        severity: "high",
        cause: {
            en: "{subject} expired {days} ago.",
            ko: "{subject}의 유효 기간이 끝났습니다(경과 {days}).",
        },
        action: { en: "Renew it, and automate the renewal.", ko: "인증서를 갱신하고 갱신을 자동화하십시오." },
    },
    "https-missing": {
        severity: "high",
        cause: { en: "The site is served over plain HTTP.", ko: "사이트가 평문 HTTP로 제공됩니다." },
        action: { en: "Serve {url} over https.", ko: "{url|을/를} https로 제공하십시오." },
    },
    "https-bypassed": {
        severity: "high",
        cause: { en: "{url} answers without redirect.", ko: "{url|이/가} 리디렉션 없이 응답합니다." },
        action: {
            en: "Redirect every request on port 80 to https, or close the port.",
            ko: "80번 포트의 모든 요청을 https로 리디렉션하거나 포트를 닫으십시오.",
        },
    },
    "https-astray": {
        severity: "high",
        cause: {
            en: "{url} redirects to no page, neither over https nor otherwise.",
            ko: "{url|은/는} https로도 다른 방식으로도 페이지에 이르지 않는 리디렉션입니다.",
        },
        action: {
            en: "Redirect every request on port 80 straight to https, or close the port.",
            ko: "80번 포트의 모든 요청을 https로 바로 리디렉션하거나 포트를 닫으십시오.",
        },
    },
    "https-unreached": {
        severity: "critical",
        cause: { en: "{url} leads browsers to no page.", ko: "{url|은/는} 브라우저를 어떤 페이지로도 이끌지 않습니다." },
        action: {
            en: "Mend the redirects: the http findings say where they break.",
            ko: "리디렉션을 고치십시오. 끊기는 지점은 http 문제에 나와 있습니다.",
        },
    },
    "port-unknown": {
        severity: "medium",
        cause: {
            en: "What {url} does could not be told ({reason}).",
            ko: "{url|이/가} 무엇을 하는지 알 수 없었습니다({reason}).",
        },
        action: {
            en: "Redirect every request on port 80 to https, or close the port.",
            ko: "80번 포트의 모든 요청을 https로 리디렉션하거나 포트를 닫으십시오.",
        },
    },
    "hop-unknown": {
        severity: "medium",
        cause: {
            en: "Whether browsers accept the certificate of {url}, on the way to the page, could not be told.",
            ko: "페이지로 가는 길에 있는 {url}의 인증서를 브라우저가 받아들이는지 알 수 없었습니다.",
        },
        action: { en: "Serve its whole certificate chain.", ko: "전체 인증서 체인을 제공하십시오." },
    },
    unmeasured: {
        severity: "medium",
        cause: { en: "It could not be measured.", ko: "측정할 수 없었습니다." },
        action: { en: "See the reason above.", ko: "위의 이유를 확인하십시오." },
    },
});

;// CONCATENATED MODULE: ./.build/checks/gate/days.js

const enough = 14;
function compareDays({ origins, observedAt }, threshold, source) {
    const now = Date.parse(observedAt);
    const lifetimes = origins.map(({ ssl }) => (ssl.ok ? lifetimesOf(ssl.value.raw, threshold, now) : []));
    const [tightest] = lifetimes.flat().toSorted((a, b) => a.left - a.required - (b.left - b.required));
    const isPathOpen = origins.some(({ ssl }) => ssl.ok && ssl.value.raw.trust.trusted === null);
    const isOpen = isPathOpen || lifetimes.some((ofOrigin) => ofOrigin.length === 0);
    if (threshold.kind === "off") {
        const actual = tightest && !isOpen ? (0,ssl.wholeDays)(tightest.left) : null;
        return { id: "days", status: "off", expected: "off", source, actual };
    }
    const common = { id: "days", source };
    const unknown = { ...common, status: "unknown", actual: null, says: { id: "unmeasured", params: {} } };
    if (!tightest)
        return { ...unknown, expected: nominal(threshold) };
    const { actual, expected } = shownDays(tightest);
    if (tightest.left < tightest.required) {
        return { ...common, status: "fail", expected, actual, says: missed(tightest, actual, expected) };
    }
    return isOpen ? { ...unknown, expected } : { ...common, status: "pass", expected, actual };
}
function lifetimesOf({ trust, chain }, threshold, now) {
    const certificates = trust.path.length > 0 ? trust.path : chain.slice(0, 1);
    return certificates.map(({ subject, validFrom, validTo }) => {
        const end = Date.parse(validTo);
        return { subject, left: end - now, required: requiredOf(threshold, end - Date.parse(validFrom)) };
    });
}
function requiredOf(threshold, lifetime) {
    if (threshold.kind === "days")
        return threshold.value * ssl.day;
    if (threshold.kind === "percent")
        return (lifetime * threshold.value) / 100;
    return threshold.kind === "auto" ? Math.min(enough * ssl.day, lifetime / 3) : 0;
}
function nominal(threshold) {
    if (threshold.kind === "percent")
        return null;
    return threshold.kind === "days" ? threshold.value : enough;
}
const hundredth = ssl.day / 100;
function shownDays({ left, required }) {
    const [actual, expected] = [(0,ssl.wholeDays)(left), (0,ssl.wholeDays)(required)];
    if (left >= required || actual < expected)
        return { actual, expected };
    return { actual: Math.floor(left / hundredth) / 100, expected: Math.ceil(required / hundredth) / 100 };
}
function missed({ subject, left }, actual, expected) {
    if (left >= 0)
        return { id: "days-below", params: { subject, days: (0,ssl.countOfDays)(actual), expected } };
    const whole = (0,ssl.wholeDays)(left);
    const days = whole === 0 ? { en: "less than a day", ko: "하루 미만" } : (0,ssl.countOfDays)(-whole);
    return { id: "days-over", params: { subject, days } };
}

;// CONCATENATED MODULE: ./.build/checks/gate/thresholds.js



const defaults = {
    min_ssl: "B",
    min_headers: "C",
    min_days: { kind: "auto" },
    require_https: true,
};
function compare(raw, input) {
    return [
        compareSsl(raw, input),
        compareHeaders(raw, input),
        compareDays(raw, input.min_days ?? defaults.min_days, sourceOf(input.min_days, "default auto")),
        compareHttps(raw, input),
    ];
}
function compareSsl({ origins }, input) {
    const expected = input.min_ssl ?? defaults.min_ssl;
    const common = { id: "ssl", expected, source: sourceOf(input.min_ssl) };
    const found = origins.map(({ target, ssl }) => ({ target, grade: gradeOf(ssl), best: bestOf(ssl) }));
    const [first, ...others] = found.flatMap(({ grade }) => grade ?? []);
    const lowest = first ? (0,grade/* worst */.QZ)([first, ...others]) : null;
    const actual = found.every(({ grade }) => grade !== null) ? lowest : null;
    if (expected === "off")
        return { ...common, status: "off", actual };
    if (lowest !== null && !(0,grade/* meets */.D)(lowest, expected)) {
        const host = found.find(({ grade }) => grade === lowest)?.target ?? "";
        const says = { id: "ssl-below", params: { host, actual: lowest, expected } };
        return { ...common, status: "fail", actual: lowest, says };
    }
    const hopeless = found.find(({ best }) => !(0,grade/* meets */.D)(best, expected));
    if (hopeless) {
        const says = { id: "ssl-at-best", params: { host: hopeless.target, best: hopeless.best, expected } };
        return { ...common, status: "fail", actual, says };
    }
    return actual === null
        ? { ...common, status: "unknown", actual, says: unmeasured }
        : { ...common, status: "pass", actual };
}
function compareHeaders({ http }, input) {
    const expected = input.min_headers ?? defaults.min_headers;
    const common = { id: "headers", expected, source: sourceOf(input.min_headers), actual: gradeOf(http) };
    const { actual } = common;
    if (expected === "off")
        return { ...common, status: "off" };
    const best = bestOf(http);
    if (actual === null && !(0,grade/* meets */.D)(best, expected))
        return { ...common, status: "fail", says: { id: "headers-at-best", params: { best, expected } } };
    if (actual === null)
        return { ...common, status: "unknown", says: unmeasured };
    if ((0,grade/* meets */.D)(actual, expected))
        return { ...common, status: "pass" };
    return { ...common, status: "fail", says: { id: "headers-below", params: { actual, expected } } };
}
function compareHttps(raw, input) {
    const isRequired = input.require_https ?? defaults.require_https;
    const common = { id: "https", expected: isRequired, source: sourceOf(input.require_https) };
    const against = againstHttps(raw);
    const isSure = raw.finalUrl !== null && doubtfulPort(raw) === undefined && doubtfulHop(raw) === null;
    const actual = against ? false : isSure ? true : null;
    if (!isRequired)
        return { ...common, status: "off", actual };
    if (against)
        return { ...common, status: "fail", actual, says: against };
    return actual ? { ...common, status: "pass", actual } : { ...common, status: "unknown", actual, says: unmeasured };
}
function againstHttps({ url, finalUrl, plain, http }) {
    const open = plain.find(({ state }) => state === "content");
    const astray = plain.find(({ state }) => state === "astray");
    const caps = http.ok ? (http.value.verdict.caps ?? []) : [];
    if (caps.some(({ id }) => unreached.has(id)))
        return { id: "https-unreached", params: { url } };
    if (finalUrl?.startsWith("http:"))
        return { id: "https-missing", params: { url: finalUrl } };
    if (open)
        return { id: "https-bypassed", params: { url: open.url } };
    return astray ? { id: "https-astray", params: { url: astray.url } } : null;
}
const unreached = new Set(["no-page", "redirect-certificate"]);
function doubtfulPort({ plain }) {
    return plain.find(({ state }) => state === "unknown");
}
function doubtfulHop({ http }) {
    return http.ok ? ((0,checks_http.unclearHop)(http.value.raw)?.url ?? null) : null;
}
const unmeasured = { id: "unmeasured", params: {} };
function gradeOf(attempt) {
    return attempt.ok ? (attempt.value.verdict.grade ?? null) : null;
}
function bestOf(attempt) {
    return (0,grade/* atBest */.eD)(attempt.ok ? attempt.value.verdict : {});
}
function sourceOf(given, fallback = "default") {
    return given === undefined ? fallback : "query";
}

;// CONCATENATED MODULE: ./.build/checks/gate/answer.js










function answer({ raw, verdict }, input, language) {
    const comparisons = compare(raw, input);
    const isHttpsUnknown = comparisons.some(({ id, status }) => id === "https" && status === "unknown");
    const [reason] = failuresOf(raw);
    const target = {
        url: raw.url,
        finalUrl: raw.finalUrl,
        address: raw.address,
        verdict: verdict.status,
        ...(isHttpsUnknown && sayDoubt(raw, language)),
        ...(reason && sayReason(reason, language)),
        checks: comparisons.map((each) => toCheck(each, language)),
        origins: raw.origins.map(toOrigin),
        findings: findingsOf(raw, language),
        unknowns: unknownsOf(raw),
        cost: raw.cost,
    };
    return toResult(target, raw.observedAt);
}
function answerFailure(input, reason, { language, observedAt, cost }) {
    const nothing = { ok: false, failure: reason };
    const raw = {
        url: input.url,
        observedAt: observedAt.toISOString(),
        finalUrl: null,
        address: null,
        origins: [{ target: "", ssl: nothing }],
        http: nothing,
        plain: [],
        cost,
    };
    const target = {
        url: input.url,
        finalUrl: null,
        address: null,
        verdict: "unknown",
        ...sayReason(reason, language),
        checks: compare(raw, input).map((each) => toCheck(each, language)),
        origins: [],
        findings: [],
        unknowns: [],
        cost,
    };
    return toResult(target, raw.observedAt);
}
function toResult(target, generatedAt) {
    const totals = { pass: 0, warn: 0, fail: 0, unknown: 0, waived: 0, [target.verdict]: 1 };
    return {
        schema: "portcullis/gate@1",
        verdict: target.verdict,
        generatedAt,
        tool: { name: "portcullis", version: version/* version */.r },
        targets: [target],
        totals,
    };
}
function sayReason(facts, language) {
    return { reason: facts.reason, message: (0,failure/* describeFailure */.Ic)(facts, language) };
}
function sayDoubt(raw, language) {
    const hop = doubtfulHop(raw);
    if (hop !== null)
        return { reason: "certificate.unknown", message: (0,core_text/* fill */.G)(problems["hop-unknown"].cause, { url: hop }, language) };
    const port = doubtfulPort(raw);
    if (!port)
        return {};
    const reason = port.reason ?? `http.status.${port.status}`;
    return { reason, message: (0,core_text/* fill */.G)(problems["port-unknown"].cause, { url: port.url, reason }, language) };
}
function toCheck({ says, ...comparison }, language) {
    if (!says)
        return { ...comparison, message: "" };
    const { cause, action } = problems[says.id];
    return {
        ...comparison,
        message: (0,core_text/* fill */.G)(cause, says.params, language),
        ...(comparison.status === "fail" && { action: (0,core_text/* fill */.G)(action, says.params, language) }),
    };
}
function toOrigin({ target, ssl: found }) {
    const days = found.ok ? found.value.verdict.kpis.find(({ id }) => id === "days-left")?.value : null;
    return {
        origin: target,
        grade: found.ok ? (found.value.verdict.grade ?? null) : null,
        daysLeft: typeof days === "number" ? days : null,
    };
}
function findingsOf(raw, language) {
    const several = raw.origins.length > 1;
    const certificates = raw.origins.flatMap(({ target, ssl: found }) => found.ok ? toFindings(ssl.ssl, found.value, { target, language, ...(several && { about: target }) }) : []);
    const page = raw.http.ok ? toFindings(checks_http.http, raw.http.value, { target: raw.url, language }) : [];
    return [...certificates, ...page].toSorted((a, b) => interpretation/* severities */.gO.indexOf(a.severity) - interpretation/* severities */.gO.indexOf(b.severity));
}
function toFindings(check, { verdict }, { target, language, about }) {
    return (0,interpretation/* interpret */.U4)(check, verdict, language).issues.map((issue) => {
        const subject = issue.subject ?? about;
        return {
            ...issue,
            ...(subject !== undefined && { subject }),
            fingerprint: fingerprint(issue.id, target, issue.subject),
        };
    });
}
function unknownsOf({ origins }) {
    const several = origins.length > 1;
    return origins.flatMap(({ target, ssl: found }) => {
        if (!found.ok)
            return [];
        const { revocation, trust, versions } = found.value.raw;
        const at = several ? ` (${target})` : "";
        return [
            ...(trust.trusted === null ? [`trust${at}`] : []),
            ...(revocation.status === "unknown" ? [`revocation${at}`] : []),
            ...versions.filter(({ offered }) => offered === null).map(({ version: name }) => `${name}${at}`),
        ];
    });
}

;// CONCATENATED MODULE: ./.build/checks/gate/judge.js

function judge(raw, input) {
    const comparisons = compare(raw, input);
    const has = (status) => comparisons.some((each) => each.status === status);
    const findings = comparisons.flatMap(({ id, says }) => says ? [{ id: says.id, params: says.params, subject: id }] : []);
    return { status: has("fail") ? "fail" : has("unknown") ? "unknown" : "pass", kpis: [], findings };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
// EXTERNAL MODULE: ./.build/core/failures.js
var failures = __webpack_require__(8229);
;// CONCATENATED MODULE: ./.build/checks/gate/schema.js







const letters = [...grade/* grades */.DR, "off"];
const longestLifetime = 825;
const daysExpected = {
    expected: {
        en: `auto, off, a number of days from 0 to ${longestLifetime}, or a percentage such as 33%`,
        ko: `auto, off, 0부터 ${longestLifetime}까지의 일수, 또는 33% 같은 백분율`,
    },
};
function letterThreshold(description, fallback) {
    return schemas/* string */.YjP()
        .meta({ description, enum: [...letters], default: fallback })
        .transform(toLetter)
        .pipe(schemas/* enum */.k5n(letters))
        .optional();
}
function toLetter(text) {
    return letters.find((letter) => letter.toLowerCase() === text.toLowerCase()) ?? text;
}
const input = schemas/* strictObject */.rej({
    url: (0,core_target/* urlTarget */.Di)().meta({ description: "Deployed URL; https:// is assumed", examples: ["https://example.com/"] }),
    min_ssl: letterThreshold("Lowest accepted grade of certificate and TLS", "B"),
    min_headers: letterThreshold("Lowest accepted grade of the security headers", "C"),
    min_days: schemas/* string */.YjP()
        .meta({
        description: "Days that every certificate must still be valid: a number, a share of its lifetime, auto or off",
        examples: ["auto", "14", "33%", "off"],
        default: "auto",
    })
        .transform((text, context) => {
        const parsed = parseDays(text);
        if (parsed)
            return parsed;
        context.addIssue({ code: "custom", params: { ...daysExpected } });
        return core/* NEVER */.tm;
    })
        .optional(),
    require_https: schemas/* enum */.k5n(["true", "false"])
        .meta({
        description: "Whether the final URL must be https and port 80 must redirect there or be closed",
        default: "true",
    })
        .transform((text) => text === "true")
        .optional(),
});
function parseDays(text) {
    const trimmed = text.trim().toLowerCase();
    if (trimmed === "auto" || trimmed === "off")
        return { kind: trimmed };
    const match = /^(?<number>\d{1,3})(?<percent>%?)$/.exec(trimmed);
    if (!match?.groups)
        return null;
    const value = Number(match.groups["number"]);
    if (match.groups["percent"] === "%")
        return value <= 100 ? { kind: "percent", value } : null;
    return value <= longestLifetime ? { kind: "days", value } : null;
}
const schema_text = schemas/* record */.g1P(schemas/* enum */.k5n(core_text/* languages */.e), schemas/* string */.YjP()).readonly();
const params = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig(), schema_text])).readonly();
const schema_grade = schemas/* enum */.k5n(grade/* grades */.DR);
const failureFacts = schemas/* object */.Ikc({ id: schemas/* enum */.k5n(Object.keys(failures/* failures */.e)), reason: schemas/* string */.YjP(), params })
    .readonly();
const schema_finding = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    params,
    subject: schemas/* string */.YjP().exactOptional(),
    evidence: schemas/* string */.YjP().exactOptional(),
})
    .readonly();
const kpi = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    value: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig(), schemas/* boolean */.zMY(), schemas/* null */.chJ()]),
    unit: schemas/* string */.YjP().exactOptional(),
})
    .readonly();
const schema_verdict = schemas/* object */.Ikc({
    status: schemas/* enum */.k5n(["pass", "warn", "fail", "unknown"]),
    grade: schema_grade.exactOptional(),
    score: schemas/* number */.aig().exactOptional(),
    uncapped: schema_grade.exactOptional(),
    parts: schemas/* array */.YOg(schemas/* object */.Ikc({ id: schemas/* string */.YjP(), weight: schemas/* number */.aig(), score: schemas/* number */.aig().nullable() }).readonly())
        .readonly()
        .exactOptional(),
    caps: schemas/* array */.YOg(schemas/* object */.Ikc({ id: schemas/* string */.YjP(), max: schema_grade }).readonly())
        .readonly()
        .exactOptional(),
    coverage: schemas/* number */.aig().exactOptional(),
    kpis: schemas/* array */.YOg(kpi).readonly(),
    findings: schemas/* array */.YOg(schema_finding).readonly(),
})
    .readonly();
function attemptOf(raw) {
    return schemas/* discriminatedUnion */.gMt("ok", [
        schemas/* object */.Ikc({ ok: schemas/* literal */.euz(true), value: schemas/* object */.Ikc({ raw, verdict: schema_verdict }).readonly() }).readonly(),
        schemas/* object */.Ikc({ ok: schemas/* literal */.euz(false), failure: failureFacts }).readonly(),
    ]);
}
const origin = schemas/* object */.Ikc({
    target: schemas/* string */.YjP().meta({ description: "Host, or host:port, as the ssl check names it" }),
    ssl: attemptOf(ssl.ssl.raw),
})
    .readonly();
const raw = schemas/* object */.Ikc({
    url: schemas/* string */.YjP(),
    observedAt: iso/* datetime */.w$(),
    finalUrl: schemas/* string */.YjP()
        .nullable()
        .meta({ description: "Where the redirects ended; null where they could not be followed to an end" }),
    address: schemas/* string */.YjP().nullable().meta({ description: "The address that answered the first request" }),
    origins: schemas/* array */.YOg(origin)
        .readonly()
        .meta({ description: "The first https origin of the way, and the final one where it is another" }),
    http: attemptOf(checks_http.http.raw),
    plain: schemas/* array */.YOg(checks_http.plainHttpRaw.readonly())
        .readonly()
        .meta({ description: "The answers of port 80, for the given and the final https origin on port 443" }),
    cost: schemas/* object */.Ikc({ connections: schemas/* int */.Whr(), requests: schemas/* int */.Whr(), roundTrips: schemas/* int */.Whr(), ms: schemas/* int */.Whr() })
        .readonly()
        .meta({ description: "What the measurement took; round trips are those of the way to the page" }),
})
    .readonly();

;// CONCATENATED MODULE: ./.build/checks/gate/index.js









const gate = (0,check/* defineCheck */.q)({
    id: "gate",
    title: { en: "Pre-deploy gate", ko: "배포 전 게이트" },
    about: {
        en: "Measures certificate, TLS, security headers, expiry and HTTPS of a deployed URL and passes or fails a build.",
        ko: "배포된 URL의 인증서, TLS, 보안 헤더, 만료, HTTPS를 측정하여 빌드를 통과시키거나 실패시킵니다.",
    },
    input: input,
    subject: "url",
    raw: raw,
    cost: "standard",
    ttl: 0,
    words: { problems: problems, caps: {}, kpis: {}, parts: {} },
    target: ({ url }) => url,
    collect: collect,
    judge: judge,
    answer: { schema: gateResult, of: answer },
});


/***/ })

};
