export const id = 536;
export const ids = [536];
export const modules = {

/***/ 7536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gateCommand: () => (/* binding */ gateCommand)
});

// EXTERNAL MODULE: ./.build/gate/many.js
var many = __webpack_require__(6013);
// EXTERNAL MODULE: ./.build/report/json.js
var json = __webpack_require__(6675);
// EXTERNAL MODULE: ./.build/report/paint.js
var report_paint = __webpack_require__(625);
// EXTERNAL MODULE: ./.build/report/pretty.js + 1 modules
var pretty = __webpack_require__(736);
// EXTERNAL MODULE: ./.build/cli/exit.js
var exit = __webpack_require__(667);
// EXTERNAL MODULE: ./.build/settings/given.js
var settings_given = __webpack_require__(7719);
// EXTERNAL MODULE: ./.build/cli/io.js
var cli_io = __webpack_require__(9343);
// EXTERNAL MODULE: ./.build/settings/options.js
var options = __webpack_require__(1352);
// EXTERNAL MODULE: ./.build/cli/order.js
var cli_order = __webpack_require__(4595);
// EXTERNAL MODULE: ./.build/core/printable.js
var printable = __webpack_require__(5267);
// EXTERNAL MODULE: ./.build/report/width.js
var width = __webpack_require__(7385);
;// CONCATENATED MODULE: ./.build/cli/progress.js



const slowAfter = 1000;
function openProgress(count, { err, isErrTerminal, columns, signal }) {
    let finished = 0;
    if (!isErrTerminal) {
        const line = (target) => err(`[${finished}/${count}] ${report_paint/* markOf */.Fg[target.verdict]} ${(0,printable/* printable */.g)(target.url, 300)}\n`);
        return {
            done(target) {
                finished++;
                if (count > 1)
                    line(target);
            },
            end() { },
        };
    }
    const started = performance.now();
    const draw = () => {
        const seconds = Math.round((performance.now() - started) / 1000);
        err(`\r\u001b[K${(0,width/* cut */.Jj)(`measuring ${count === 1 ? "" : `${finished}/${count} `}… ${seconds} s`, columns - 1)}`);
    };
    let timer;
    const first = setTimeout(() => {
        draw();
        timer = setInterval(draw, 500);
    }, count > 1 ? 0 : slowAfter);
    const end = () => {
        clearTimeout(first);
        clearInterval(timer);
        if (timer)
            err("\r\u001b[K");
        timer = undefined;
    };
    signal?.addEventListener("abort", end, { once: true });
    return {
        done() {
            finished++;
        },
        end,
    };
}

// EXTERNAL MODULE: ./.build/settings/measuring.js
var measuring = __webpack_require__(1025);
// EXTERNAL MODULE: ./.build/settings/runner.js
var settings_runner = __webpack_require__(6966);
// EXTERNAL MODULE: ./.build/cli/usage.js
var usage = __webpack_require__(1488);
;// CONCATENATED MODULE: ./.build/cli/commands/gate.js













async function gateCommand(order) {
    const { subjects: urls, argv, io } = order;
    if (urls.length === 0)
        throw (0,usage/* missingSubject */.Tt)("gate");
    const given = (0,settings_given/* readGiven */.Q)((0,settings_given/* flagsOf */.Z)(argv), io.env, [...(0,usage/* optionsFor */.A5)("gate"), ...options/* environmentOnly */.uy]);
    const language = (0,measuring/* readLanguage */.d)(given);
    const runner = (0,settings_runner/* openRunner */.N)(given);
    const isJson = given.isSet("json");
    const paint = (0,report_paint/* painter */.C2)((0,cli_io/* wantsColour */.M)(io) && !given.isSet("no_color"));
    const progress = openProgress(urls.length, io);
    const measured = await (0,many/* gateMany */.B)({
        runner,
        language,
        urls,
        thresholds: readThresholds(given),
        naming: (0,cli_order/* namingOf */.a)(order, "url", given),
        ...(io.signal && { signal: io.signal }),
        onTarget: progress.done,
        onBug: (error, url) => io.err(`portcullis: ${url}: ${error instanceof Error ? error.stack : String(error)}\n`),
    }).finally(progress.end);
    const result = withSources(measured, given);
    io.out(isJson ? (0,json/* toJson */.a)(result) : (0,pretty/* prettyGate */.W)(result, { language, paint, width: (0,cli_io/* widthOfReport */.y)(io) }));
    return (0,exit/* exitOf */.s)(result);
}
const optionOf = { ssl: "min_ssl", headers: "min_headers", days: "min_days", https: "require_https" };
function readThresholds(given) {
    const entries = Object.values(optionOf).map((name) => [name, given.one(name)]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
function withSources(result, given) {
    const targets = result.targets.map((target) => ({
        ...target,
        checks: target.checks.map((check) => check.source === "query" ? { ...check, source: given.source(optionOf[check.id]) ?? check.source } : check),
    }));
    return { ...result, targets };
}


/***/ }),

/***/ 4595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ namingOf)
/* harmony export */ });
function namingOf({ isFromEnvironment }, subject, { naming }) {
    return (name) => (name === subject && isFromEnvironment ? "PORTCULLIS_URL" : naming(name));
}


/***/ }),

/***/ 6013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ gateMany)
/* harmony export */ });
/* harmony import */ var _core_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(494);
/* harmony import */ var _core_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8036);
/* harmony import */ var _checks_gate_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26);



const concurrency = 8;
async function gateMany(options) {
    const { urls, thresholds, naming } = options;
    const queries = urls.map((url) => ({ url, ...thresholds }));
    queries.forEach((query) => (0,_core_input_js__WEBPACK_IMPORTED_MODULE_1__/* .parseInput */ .C)(_checks_gate_index_js__WEBPACK_IMPORTED_MODULE_2__.gate.input, query, naming));
    const results = [];
    const queue = queries.entries();
    await Promise.all(Array.from({ length: Math.min(concurrency, queries.length) }, work));
    return merge(results);
    async function work() {
        for (const [index, query] of queue) {
            const result = await gateOne(query, options);
            results[index] = result;
            result.targets.forEach((target) => options.onTarget?.(target));
        }
    }
}
async function gateOne(query, { runner, language, naming, signal, onBug }) {
    const observedAt = new Date();
    const started = performance.now();
    let spent = { connections: 0, requests: 0 };
    const onSpent = (traffic) => void (spent = traffic);
    try {
        const asking = { language, onSpent, ...(naming && { naming }), ...(signal && { signal }) };
        const { data } = await runner.answer(_checks_gate_index_js__WEBPACK_IMPORTED_MODULE_2__.gate, query, asking);
        return data;
    }
    catch (error) {
        if (error instanceof _core_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR && refusing.has(error.code))
            throw error;
        if (!(error instanceof _core_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR))
            onBug?.(error, query["url"] ?? "");
        const { facts } = error instanceof _core_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR ? error : (0,_core_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .failure */ .V2)("internal", {});
        const { connections, requests } = spent;
        const cost = { connections, requests, roundTrips: 0, ms: Math.round(performance.now() - started) };
        return (0,_checks_gate_index_js__WEBPACK_IMPORTED_MODULE_2__.answerFailure)((0,_core_input_js__WEBPACK_IMPORTED_MODULE_1__/* .parseInput */ .C)(_checks_gate_index_js__WEBPACK_IMPORTED_MODULE_2__.gate.input, query), facts, { language, observedAt, cost });
    }
}
const refusing = new Set(["INVALID_INPUT", "INVALID_API_KEY", "API_KEY_REQUIRED"]);
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

/***/ 736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ prettyGate)
});

// EXTERNAL MODULE: ./.build/core/printable.js
var printable = __webpack_require__(5267);
// EXTERNAL MODULE: ./.build/core/text.js
var core_text = __webpack_require__(5677);
// EXTERNAL MODULE: ./.build/report/issues.js
var issues = __webpack_require__(9985);
// EXTERNAL MODULE: ./.build/report/paint.js
var report_paint = __webpack_require__(625);
// EXTERNAL MODULE: ./.build/report/units.js
var units = __webpack_require__(6454);
// EXTERNAL MODULE: ./.build/report/width.js
var report_width = __webpack_require__(7385);
// EXTERNAL MODULE: ./.build/report/words.js
var words = __webpack_require__(7484);
;// CONCATENATED MODULE: ./.build/report/thresholds.js





const columns = { id: 12, actual: 7, expected: 11 };
function thresholdLines(check, options) {
    const { language, paint, width } = options;
    const tone = check.status === "waived" || check.status === "off" ? "quiet" : report_paint/* toneOfVerdict */.fp[check.status];
    const cells = cell(`  ${check.id}`, columns.id) +
        cell(shown(check.actual, language), columns.actual) +
        cell(required(check, language), columns.expected);
    const row = (note) => `${cells}${paint(tone, report_paint/* markOf */.Fg[check.status])}  ${note && paint("quiet", note)}`.trimEnd();
    const room = width - (0,report_width/* widthOf */.qz)(cells) - 3;
    const source = (0,report_width/* cut */.Jj)((0,printable/* printable */.g)(words/* words */.a.source[check.source]?.[language] ?? check.source), room);
    const message = saysMore(check) ? (0,printable/* printable */.g)(check.message, longestMessage) : "";
    if (message === "")
        return [row(source)];
    if ((0,report_width/* widthOf */.qz)(message) <= room)
        return [row(message)];
    const margin = " ".repeat(columns.id);
    return [row(source), ...(0,report_width/* wrap */.LV)(message, width - columns.id).map((line) => margin + paint("quiet", line))];
}
const longestMessage = 2500;
function cell(text, width) {
    return (0,report_width/* pad */.eV)(`${text} `, width);
}
function saysMore({ id, status }) {
    return status === "fail" && (id === "days" || id === "https");
}
function shown(actual, language) {
    if (actual === null)
        return words/* words */.a.unmeasured[language];
    if (typeof actual === "boolean")
        return words/* words */.a[actual ? "yes" : "no"][language];
    return String(actual);
}
function required({ expected }, language) {
    if (expected === "off" || expected === false)
        return "–";
    return expected === true ? words/* words */.a.required[language] : `≥ ${expected ?? words/* words */.a.unmeasured[language]}`;
}
function originLines({ origins }, { language, paint, width }) {
    if (origins.length < 2)
        return [];
    const unknown = words/* words */.a.unmeasured[language];
    const rows = origins.map(({ origin, grade, daysLeft }) => ({
        name: (0,printable/* printable */.g)(origin, 300),
        facts: `  ${(0,report_width/* pad */.eV)(grade ?? unknown, 2)}  ${daysLeft === null ? unknown : (0,units/* measured */.j)(daysLeft, "days", language)}`,
    }));
    const room = width - 2 - Math.max(...rows.map(({ facts }) => (0,report_width/* widthOf */.qz)(facts)));
    const column = Math.min(room, Math.max(...rows.map(({ name }) => (0,report_width/* widthOf */.qz)(name))));
    return ["", ...rows.map(({ name, facts }) => paint("quiet", `  ${(0,report_width/* pad */.eV)((0,report_width/* cut */.Jj)(name, column), column)}${facts}`))];
}

;// CONCATENATED MODULE: ./.build/report/pretty.js







function prettyGate(result, options) {
    const targets = result.targets.map((target) => prettyTarget(target, options).join("\n"));
    return `${[...targets, ...totalLines(result, options)].join("\n\n")}\n`;
}
function prettyTarget(target, options) {
    return [
        headline(target, options),
        ...whereLines(target, options),
        "",
        ...target.checks.flatMap((check) => thresholdLines(check, options)),
        ...originLines(target, options),
        ...findingLines(target.findings, options),
        ...unknownLines(target, options),
        "",
        costLine(target, options),
    ];
}
const narrowestUrl = 30;
function headline(target, { language, paint, width }) {
    const mark = report_paint/* markOf */.Fg[target.verdict];
    const verdict = words/* words */.a.verdict[target.verdict][language];
    const tally = tallyOf(target, language);
    const head = `${mark} ${verdict}  `;
    const room = width - (0,report_width/* widthOf */.qz)(head) - (0,report_width/* widthOf */.qz)(tally) - 2;
    const isRoomy = room >= narrowestUrl;
    const url = (0,report_width/* cut */.Jj)((0,printable/* printable */.g)(target.url, 2048), isRoomy ? room : width - (0,report_width/* widthOf */.qz)(head));
    const gap = isRoomy ? " ".repeat(room + 2 - (0,report_width/* widthOf */.qz)(url)) : "\n  ";
    return paint(report_paint/* toneOfVerdict */.fp[target.verdict], head) + paint("strong", url) + gap + paint("quiet", tally);
}
function tallyOf({ checks }, language) {
    const gated = checks.filter(({ status }) => status !== "off");
    const failed = gated.filter(({ status }) => status === "fail").length;
    const unknown = gated.filter(({ status }) => status === "unknown").length;
    const params = { count: gated.length, failed, unknown };
    if (gated.length === 0)
        return words/* words */.a.off[language];
    if (failed > 0 && unknown > 0)
        return (0,core_text/* fill */.G)(words/* words */.a.belowAndUnknown, params, language);
    if (failed > 0)
        return (0,core_text/* fill */.G)(words/* words */.a.below, params, language);
    return (0,core_text/* fill */.G)(unknown > 0 ? words/* words */.a.undetermined : words/* words */.a.met, params, language);
}
function whereLines(target, { width, paint }) {
    const moved = target.finalUrl !== null && target.finalUrl !== target.url;
    return [
        ...(moved ? [`  → ${(0,report_width/* cut */.Jj)((0,printable/* printable */.g)(target.finalUrl, 2048), width - 4)}`] : []),
        ...(target.message
            ? ["", ...(0,report_width/* wrap */.LV)((0,printable/* printable */.g)(target.message), width - 2).map((line) => `  ${paint("unsure", line)}`)]
            : []),
    ];
}
function findingLines(findings, options) {
    const loud = findings.filter(({ severity }) => severity !== "info");
    const lines = together(loud).flatMap((finding) => (0,issues/* issueLines */.F)(finding, options));
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
    const list = unknowns.map((each) => (0,printable/* printable */.g)(inWords(each, language))).join(", ");
    const lines = (0,report_width/* wrap */.LV)((0,core_text/* fill */.G)(words/* words */.a.notCounted, { list }, language), width - 4);
    return ["", ...lines.map((line, index) => paint("quiet", (index === 0 ? "  " : "    ") + line))];
}
function inWords(unknown, language) {
    const [what = ""] = unknown.split(" (", 1);
    return (words/* words */.a.unknowns[what]?.[language] ?? what) + unknown.slice(what.length);
}
function costLine({ address, cost }, { language, paint, width }) {
    const { connections, roundTrips, ms } = cost;
    const parts = [
        (0,core_text/* fill */.G)(connections === 1 ? words/* words */.a.connection : words/* words */.a.connections, { count: connections }, language),
        (0,core_text/* fill */.G)(roundTrips === 1 ? words/* words */.a.roundTrip : words/* words */.a.roundTrips, { count: roundTrips }, language),
        (0,core_text/* fill */.G)(words/* words */.a.seconds, { seconds: (ms / 1000).toFixed(2) }, language),
    ];
    return paint("quiet", `  ${(0,report_width/* cut */.Jj)([address, ...parts].filter(Boolean).join(" · "), width - 2)}`);
}
function totalLines({ targets, totals }, { language, paint, width }) {
    if (targets.length < 2)
        return [];
    const { pass, fail, unknown, warn } = totals;
    const text = (0,core_text/* fill */.G)(words/* words */.a.totals, { targets: targets.length, pass: pass + warn, fail, unknown }, language);
    return (0,report_width/* wrap */.LV)(text, width).map((line) => paint("strong", line));
}


/***/ }),

/***/ 6966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openRunner)
/* harmony export */ });
/* harmony import */ var _run_local_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(315);
/* harmony import */ var _engine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5285);
/* harmony import */ var _measuring_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1025);



function openRunner(given) {
    return (0,_run_local_js__WEBPACK_IMPORTED_MODULE_0__/* .localRunner */ .i)((0,_engine_js__WEBPACK_IMPORTED_MODULE_1__/* .openEngine */ .F)({ ...(0,_measuring_js__WEBPACK_IMPORTED_MODULE_2__/* .readMeasuring */ .Y)(given), special: true }));
}


/***/ })

};
