export const id = 269;
export const ids = [269,654];
export const modules = {

/***/ 7654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  answerFailure: () => (/* reexport */ answerFailure),
  defaults: () => (/* reexport */ defaults),
  gate: () => (/* binding */ gate)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./.build/core/check.js
var check = __webpack_require__(6728);
// EXTERNAL MODULE: ./.build/core/failure.js + 1 modules
var failure = __webpack_require__(6785);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./.build/core/fingerprint.js

function fingerprint(id, target, subject = "") {
    return (0,external_node_crypto_.createHash)("sha256")
        .update(JSON.stringify([id, target, subject]))
        .digest("hex");
}

// EXTERNAL MODULE: ./.build/core/interpretation.js + 1 modules
var interpretation = __webpack_require__(6532);
// EXTERNAL MODULE: ./.build/core/text.js
var core_text = __webpack_require__(5677);
// EXTERNAL MODULE: ./.build/core/version.js
var version = __webpack_require__(1928);
// EXTERNAL MODULE: ./.build/checks/http/index.js + 32 modules
var http = __webpack_require__(5621);
// EXTERNAL MODULE: ./.build/checks/ssl/index.js + 18 modules
var ssl = __webpack_require__(6127);
// EXTERNAL MODULE: ./.build/core/attempt.js
var attempt = __webpack_require__(6509);
// EXTERNAL MODULE: ./.build/core/target.js
var target = __webpack_require__(7515);
// EXTERNAL MODULE: ./.build/probes/plain-http.js
var plain_http = __webpack_require__(2665);
// EXTERNAL MODULE: ./.build/probes/redirects.js + 4 modules
var redirects = __webpack_require__(2434);
;// CONCATENATED MODULE: ./.build/checks/gate/collect.js







async function collect({ url }, context) {
    const first = endpointOf(url);
    const following = (0,attempt/* attempt */.C)(() => (0,redirects/* redirects */.cq)(context, url));
    const atFirst = (0,attempt/* attempt */.C)(() => context.use(ssl.ssl, first));
    const closing = (0,plain_http/* plainHttp */.B)(context, url);
    const headers = (0,attempt/* attempt */.C)(() => context.use(http.http, { url }));
    const journey = await following;
    const finalUrl = journey.ok ? arrivalOf(journey.value) : null;
    const elsewhere = journey.ok ? await measureElsewhere(context, first, journey.value) : {};
    const plain = [await closing, elsewhere.plain].flatMap((each) => each ?? []);
    const origins = [{ target: nameOf(first), ssl: await atFirst }, ...(elsewhere.origin ? [elsewhere.origin] : [])];
    const raw = {
        url,
        observedAt: context.now().toISOString(),
        finalUrl,
        address: journey.ok ? (journey.value.hops[0]?.address ?? null) : addressOf(origins),
        origins,
        http: await headers,
        plain,
    };
    refuseIfNothing(raw);
    return { ...raw, cost: costOf(context, journey) };
}
function endpointOf(url) {
    const parsed = new URL(url);
    return { host: (0,target/* bracketed */.Em)((0,target/* hostOf */.w4)(parsed)), port: `${parsed.protocol === "https:" ? (0,target/* portOf */.HM)(parsed) : 443}` };
}
function nameOf({ host, port }) {
    return port === "443" ? host : `${host}:${port}`;
}
function arrivalOf(journey) {
    return journey.end.kind === "failed" ? null : journey.url;
}
async function measureElsewhere(context, first, journey) {
    const { url, named, hops } = journey;
    if (arrivalOf(journey) === null || !url.startsWith("https:"))
        return {};
    const there = endpointOf(url);
    const isElsewhere = nameOf(there) !== nameOf(first);
    const cameFrom = (each) => new URL(each).origin === `http://${there.host}`;
    const isAsked = hops.some((hop) => cameFrom(hop.url)) || (!isElsewhere && hops[0]?.url.startsWith("https:"));
    const [found, plain] = await Promise.all([
        isElsewhere ? (0,attempt/* attempt */.C)(() => context.use(ssl.ssl, there, named)) : null,
        isAsked ? null : (0,plain_http/* plainHttp */.B)(context, url, named),
    ]);
    return { ...(found && { origin: { target: nameOf(there), ssl: found } }), plain };
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
    const isKnown = raw.http.ok || raw.plain.length > 0 || raw.origins.some((origin) => origin.ssl.ok);
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
    "headers-below": {
        severity: "high",
        cause: {
            en: "The security headers are graded {actual}, below {expected}.",
            ko: "보안 헤더 등급은 {actual|으로/로}, 기준 {expected}에 못 미칩니다.",
        },
        action: { en: "Mend the http findings, worst first.", ko: "http 문제를 심각한 것부터 고치십시오." },
    },
    "days-below": {
        severity: "high",
        cause: {
            en: "{subject} expires in {actual} days, below {expected}.",
            ko: "{subject}의 남은 기간 {actual}일, 기준 {expected}일에 미달.",
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
    unmeasured: {
        severity: "medium",
        cause: { en: "It could not be measured.", ko: "측정할 수 없었습니다." },
        action: { en: "See the reason above.", ko: "위의 이유를 확인하십시오." },
    },
});

// EXTERNAL MODULE: ./.build/core/grade.js
var grade = __webpack_require__(287);
;// CONCATENATED MODULE: ./.build/checks/gate/thresholds.js

const defaults = {
    min_ssl: "B",
    min_headers: "C",
    min_days: { kind: "auto" },
    require_https: true,
};
const day = 86_400_000;
function compare(raw, input) {
    return [compareSsl(raw, input), compareHeaders(raw, input), compareDays(raw, input), compareHttps(raw, input)];
}
function compareSsl({ origins }, input) {
    const expected = input.min_ssl ?? defaults.min_ssl;
    const common = { id: "ssl", expected, source: sourceOf(input.min_ssl) };
    const found = origins.map((origin) => ({ ...origin, grade: gradeOf(origin.ssl) }));
    const known = found.flatMap(({ grade }) => (grade ? [grade] : []));
    const [first, ...others] = known;
    const actual = first ? (0,grade/* worst */.QZ)([first, ...others]) : null;
    const low = found.find(({ grade }) => grade !== null && grade === actual);
    if (expected === "off")
        return { ...common, status: "off", actual };
    if (actual !== null && !(0,grade/* meets */.D)(actual, expected)) {
        return {
            ...common,
            status: "fail",
            actual,
            says: { id: "ssl-below", params: { host: low?.target ?? "", actual, expected } },
        };
    }
    const isOpen = actual === null || known.length < found.length;
    return isOpen ? { ...common, status: "unknown", actual, says: unmeasured } : { ...common, status: "pass", actual };
}
function compareHeaders({ http }, input) {
    const expected = input.min_headers ?? defaults.min_headers;
    const common = { id: "headers", expected, source: sourceOf(input.min_headers), actual: gradeOf(http) };
    const { actual } = common;
    if (expected === "off")
        return { ...common, status: "off" };
    if (actual === null)
        return { ...common, status: "unknown", says: unmeasured };
    if ((0,grade/* meets */.D)(actual, expected))
        return { ...common, status: "pass" };
    return { ...common, status: "fail", says: { id: "headers-below", params: { actual, expected } } };
}
function compareDays(raw, input) {
    const threshold = input.min_days ?? defaults.min_days;
    const source = input.min_days ? "given" : "default auto";
    const now = Date.parse(raw.observedAt);
    const lifetimes = raw.origins.flatMap(({ ssl }) => (ssl.ok ? lifetimesOf(ssl.value.raw, threshold, now) : []));
    const [tightest] = lifetimes.toSorted((a, b) => a.left - a.required - (b.left - b.required));
    const actual = tightest ? Math.floor(tightest.left / day) : null;
    if (threshold.kind === "off")
        return { id: "days", status: "off", expected: "off", source, actual };
    const expected = tightest ? Math.round((tightest.required / day) * 10) / 10 : nominal(threshold);
    const common = { id: "days", expected, source, actual };
    if (!tightest || actual === null)
        return { ...common, status: "unknown", says: unmeasured };
    if (tightest.left < tightest.required) {
        const params = { subject: tightest.subject, actual, expected };
        return { ...common, status: "fail", says: { id: "days-below", params } };
    }
    const isOpen = raw.origins.some(({ ssl }) => !ssl.ok);
    return isOpen ? { ...common, status: "unknown", says: unmeasured } : { ...common, status: "pass" };
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
        return threshold.value * day;
    if (threshold.kind === "percent")
        return (lifetime * threshold.value) / 100;
    return threshold.kind === "auto" ? Math.min(14 * day, lifetime / 3) : Number.NEGATIVE_INFINITY;
}
function nominal(threshold) {
    return threshold.kind === "days" ? threshold.value : 14;
}
function compareHttps(raw, input) {
    const isRequired = input.require_https ?? defaults.require_https;
    const { finalUrl, plain } = raw;
    const common = { id: "https", expected: isRequired, source: sourceOf(input.require_https) };
    const open = plain.find(({ state }) => state === "content");
    const isHttp = finalUrl?.startsWith("http:") ?? false;
    const isSure = finalUrl !== null && plain.every(({ state }) => state !== "unknown");
    const actual = isHttp || open ? false : isSure ? true : null;
    if (!isRequired)
        return { ...common, status: "off", actual };
    if (isHttp)
        return { ...common, status: "fail", actual, says: { id: "https-missing", params: { url: finalUrl ?? "" } } };
    if (open)
        return { ...common, status: "fail", actual, says: { id: "https-bypassed", params: { url: open.url } } };
    return actual ? { ...common, status: "pass", actual } : { ...common, status: "unknown", actual, says: unmeasured };
}
const unmeasured = { id: "unmeasured", params: {} };
function gradeOf(attempt) {
    return attempt.ok ? (attempt.value.verdict.grade ?? null) : null;
}
function sourceOf(given) {
    return given === undefined ? "default" : "given";
}

;// CONCATENATED MODULE: ./.build/checks/gate/answer.js










function answer({ raw, verdict }, input, language) {
    const [reason] = failuresOf(raw);
    const target = {
        url: raw.url,
        finalUrl: raw.finalUrl,
        address: raw.address,
        verdict: verdict.status,
        ...(reason && sayReason(reason, language)),
        checks: compare(raw, input).map((each) => toCheck(each, language)),
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
    const page = raw.http.ok ? toFindings(http.http, raw.http.value, { target: raw.url, language }) : [];
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
        const { revocation, versions } = found.value.raw;
        const at = several ? ` (${target})` : "";
        return [
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
    url: (0,target/* urlTarget */.Di)().meta({ description: "Deployed URL; https:// is assumed", examples: ["https://example.com/"] }),
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
    raw: schemas/* custom */.IeY(),
    cost: "standard",
    ttl: 0,
    words: { problems: problems, caps: {}, kpis: {}, parts: {} },
    target: ({ url }) => url,
    collect: collect,
    judge: judge,
    answer: answer,
});


/***/ }),

/***/ 6013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ gateMany)
/* harmony export */ });
/* harmony import */ var _core_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6785);
/* harmony import */ var _core_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8036);
/* harmony import */ var _checks_gate_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7654);
/* harmony import */ var _run_local_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6016);




const concurrency = 8;
async function gateMany(options) {
    const { urls, thresholds, naming } = options;
    const inputs = urls.map((url) => (0,_core_input_js__WEBPACK_IMPORTED_MODULE_1__/* .parseInput */ .C)(_checks_gate_index_js__WEBPACK_IMPORTED_MODULE_2__.gate.input, { url, ...thresholds }, naming));
    const results = [];
    const queue = inputs.entries();
    await Promise.all(Array.from({ length: Math.min(concurrency, inputs.length) }, work));
    return merge(results);
    async function work() {
        for (const [index, input] of queue) {
            const result = await gateOne(input, options);
            results[index] = result;
            result.targets.forEach((target) => options.onTarget?.(target));
        }
    }
}
async function gateOne(input, options) {
    const { language, onBug } = options;
    const observedAt = new Date();
    const started = performance.now();
    try {
        const result = await (0,_run_local_js__WEBPACK_IMPORTED_MODULE_3__/* .runLocal */ .R)(_checks_gate_index_js__WEBPACK_IMPORTED_MODULE_2__.gate, input, options);
        return _checks_gate_index_js__WEBPACK_IMPORTED_MODULE_2__.gate.answer?.(result, input, language);
    }
    catch (error) {
        if (!(error instanceof _core_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR))
            onBug?.(error, input.url);
        const { facts } = error instanceof _core_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR ? error : (0,_core_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .failure */ .V2)("internal", {});
        const ms = Math.round(performance.now() - started);
        const cost = { connections: 0, requests: 0, roundTrips: 0, ms };
        return (0,_checks_gate_index_js__WEBPACK_IMPORTED_MODULE_2__.answerFailure)(input, facts, { language, observedAt, cost });
    }
}
function merge(results) {
    const [first] = results;
    if (!first)
        throw new Error("no results to merge");
    const targets = results.flatMap((result) => result.targets);
    const count = (verdict) => targets.filter((target) => target.verdict === verdict).length;
    const totals = {
        pass: count("pass"),
        warn: count("warn"),
        fail: count("fail"),
        unknown: count("unknown"),
        waived: 0,
    };
    return { ...first, verdict: worstVerdict(targets), targets, totals };
}
const worstFirst = ["fail", "unknown", "warn", "pass"];
function worstVerdict(targets) {
    return worstFirst.find((verdict) => targets.some((target) => target.verdict === verdict)) ?? "unknown";
}


/***/ }),

/***/ 1433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ prettyGate)
/* harmony export */ });
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5267);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5677);
/* harmony import */ var _issues_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9985);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(625);
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7385);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7484);






function prettyGate(result, options) {
    const targets = result.targets.map((target) => prettyTarget(target, options).join("\n"));
    return `${[...targets, ...totalLines(result, options)].join("\n\n")}\n`;
}
function prettyTarget(target, options) {
    return [
        headline(target, options),
        ...whereLines(target, options),
        "",
        ...target.checks.map((check) => checkLine(check, options)),
        ...findingLines(target.findings, options),
        ...unknownLines(target, options),
        "",
        costLine(target, options),
    ];
}
const narrowestUrl = 30;
function headline(target, { language, paint, width }) {
    const mark = _paint_js__WEBPACK_IMPORTED_MODULE_2__/* .markOf */ .Fg[target.verdict];
    const verdict = _words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .a.verdict[target.verdict][language];
    const tally = tallyOf(target, language);
    const head = `${mark} ${verdict}  `;
    const room = width - (0,_width_js__WEBPACK_IMPORTED_MODULE_4__/* .widthOf */ .qz)(head) - (0,_width_js__WEBPACK_IMPORTED_MODULE_4__/* .widthOf */ .qz)(tally) - 2;
    const isRoomy = room >= narrowestUrl;
    const url = (0,_width_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)((0,_core_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .printable */ .g)(target.url, 2048), isRoomy ? room : width - (0,_width_js__WEBPACK_IMPORTED_MODULE_4__/* .widthOf */ .qz)(head));
    const gap = isRoomy ? " ".repeat(room + 2 - (0,_width_js__WEBPACK_IMPORTED_MODULE_4__/* .widthOf */ .qz)(url)) : "\n  ";
    return paint(_paint_js__WEBPACK_IMPORTED_MODULE_2__/* .toneOfVerdict */ .fp[target.verdict], head) + paint("strong", url) + gap + paint("quiet", tally);
}
function tallyOf({ checks }, language) {
    const gated = checks.filter(({ status }) => status !== "off");
    const failed = gated.filter(({ status }) => status === "fail").length;
    const unknown = gated.filter(({ status }) => status === "unknown").length;
    const params = { count: gated.length, failed, unknown };
    if (gated.length === 0)
        return _words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .a.off[language];
    if (failed > 0 && unknown > 0)
        return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .fill */ .G)(_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .a.belowAndUnknown, params, language);
    if (failed > 0)
        return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .fill */ .G)(_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .a.below, params, language);
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .fill */ .G)(unknown > 0 ? _words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .a.undetermined : _words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .a.met, params, language);
}
function whereLines(target, { width, paint }) {
    const moved = target.finalUrl !== null && target.finalUrl !== target.url;
    return [
        ...(moved ? [`  → ${(0,_width_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)((0,_core_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .printable */ .g)(target.finalUrl, 2048), width - 4)}`] : []),
        ...(target.message
            ? ["", ...(0,_width_js__WEBPACK_IMPORTED_MODULE_4__/* .wrap */ .LV)((0,_core_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .printable */ .g)(target.message), width - 2).map((line) => `  ${paint("unsure", line)}`)]
            : []),
    ];
}
const columns = { id: 10, actual: 7, expected: 11 };
function checkLine(check, options) {
    const { language, paint, width } = options;
    const tone = check.status === "waived" || check.status === "off" ? "quiet" : _paint_js__WEBPACK_IMPORTED_MODULE_2__/* .toneOfVerdict */ .fp[check.status];
    const cells = (0,_width_js__WEBPACK_IMPORTED_MODULE_4__/* .pad */ .eV)(`  ${check.id}`, columns.id + 2) +
        (0,_width_js__WEBPACK_IMPORTED_MODULE_4__/* .pad */ .eV)(shown(check.actual, language), columns.actual) +
        (0,_width_js__WEBPACK_IMPORTED_MODULE_4__/* .pad */ .eV)(required(check, language), columns.expected);
    const source = _words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .a.source[check.source]?.[language] ?? check.source;
    const note = saysMore(check) ? (0,_core_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .printable */ .g)(check.message) : source;
    const room = width - (0,_width_js__WEBPACK_IMPORTED_MODULE_4__/* .widthOf */ .qz)(cells) - 3;
    return `${cells}${paint(tone, _paint_js__WEBPACK_IMPORTED_MODULE_2__/* .markOf */ .Fg[check.status])}  ${paint("quiet", (0,_width_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(note, room))}`.trimEnd();
}
function saysMore({ id, status }) {
    return status === "fail" && (id === "days" || id === "https");
}
function shown(actual, language) {
    if (actual === null)
        return _words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .a.unmeasured[language];
    if (typeof actual === "boolean")
        return _words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .a[actual ? "yes" : "no"][language];
    return String(actual);
}
function required({ expected }, language) {
    if (expected === "off" || expected === false)
        return "–";
    return expected === true ? _words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .a.required[language] : `≥ ${expected}`;
}
function findingLines(findings, options) {
    const loud = findings.filter(({ severity }) => severity !== "info");
    const lines = together(loud).flatMap((finding) => (0,_issues_js__WEBPACK_IMPORTED_MODULE_1__/* .issueLines */ .F)(finding, options));
    return lines.length === 0 ? [] : ["", ...lines];
}
function together(findings) {
    const told = new Map();
    for (const finding of findings) {
        const key = `${finding.id.replace(/^[^.]+/, "")} ${finding.subject ?? ""}`;
        const known = told.get(key);
        told.set(key, known ? { ...known, id: `${known.id}, ${finding.id}` } : finding);
    }
    return [...told.values()];
}
function unknownLines({ unknowns }, { language, paint, width }) {
    if (unknowns.length === 0)
        return [];
    const text = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .fill */ .G)(_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .a.notCounted, { list: unknowns.map((each) => (0,_core_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .printable */ .g)(each)).join(", ") }, language);
    return ["", paint("quiet", `  ${(0,_width_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(text, width - 2)}`)];
}
function costLine({ address, cost }, { language, paint, width }) {
    const seconds = (cost.ms / 1000).toFixed(2);
    const text = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .fill */ .G)(_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .a.cost, { ...cost, seconds }, language);
    return paint("quiet", `  ${(0,_width_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)([address, text].filter(Boolean).join(" · "), width - 2)}`);
}
function totalLines({ targets, totals }, { language, paint, width }) {
    if (targets.length < 2)
        return [];
    const { pass, fail, unknown, warn } = totals;
    const text = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .fill */ .G)(_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .a.totals, { targets: targets.length, pass: pass + warn, fail, unknown }, language);
    return (0,_width_js__WEBPACK_IMPORTED_MODULE_4__/* .wrap */ .LV)(text, width).map((line) => paint("strong", line));
}


/***/ })

};
