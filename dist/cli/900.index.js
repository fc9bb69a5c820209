export const id = 900;
export const ids = [900];
export const modules = {

/***/ 4900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkCommand: () => (/* binding */ checkCommand)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./.build/checks/index.js
var checks = __webpack_require__(6738);
// EXTERNAL MODULE: ./.build/core/envelope.js
var envelope = __webpack_require__(6314);
// EXTERNAL MODULE: ./.build/core/failure.js
var failure = __webpack_require__(494);
// EXTERNAL MODULE: ./.build/core/input.js
var core_input = __webpack_require__(8036);
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
;// CONCATENATED MODULE: ./.build/report/answer.js







function prettyAnswer({ interpretation }, { id, target }, options) {
    const sections = [
        [headline(interpretation, `${id}  ${(0,printable/* printable */.g)(target, 2048)}`, options), ...summaryLines(interpretation, options)],
        [...partLines(interpretation, options), ...capLines(interpretation, options)],
        kpiLines(interpretation, options),
        interpretation.issues.flatMap((issue) => (0,issues/* issueLines */.F)(issue, options)),
    ];
    return `${sections
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.join("\n"))
        .join("\n\n")}\n`;
}
function headline({ status, grade, score }, title, options) {
    const { language, paint, width } = options;
    const letter = (0,report_width/* pad */.eV)(`${grade ?? words/* words */.a.status[status][language]}  `, 4);
    const points = score === undefined
        ? words/* words */.a.ungraded[language]
        : (0,core_text/* fill */.G)(words/* words */.a.score, { score: Math.round(score * 100) / 100 }, language);
    const room = width - (0,report_width/* widthOf */.qz)(letter) - (0,report_width/* widthOf */.qz)(points) - 2;
    const shown = (0,report_width/* cut */.Jj)(title, room);
    const gap = " ".repeat(Math.max(2, room + 2 - (0,report_width/* widthOf */.qz)(shown)));
    return paint(report_paint/* toneOfVerdict */.fp[status], letter) + paint("strong", shown) + gap + paint("quiet", points);
}
function summaryLines({ summary }, { width }) {
    return (0,report_width/* wrap */.LV)((0,printable/* printable */.g)(summary, 600), width - 4).map((line) => `    ${line}`);
}
const barWidth = 20;
function partLines({ parts = [] }, { language, paint }) {
    const label = Math.max(0, ...parts.map((part) => (0,report_width/* widthOf */.qz)(part.label))) + 2;
    return parts.map((part) => {
        const score = part.score === null ? "?" : String(Math.round(part.score));
        const weight = (0,core_text/* fill */.G)(words/* words */.a.weight, { weight: Math.round(part.weight) }, language);
        const bar = "█".repeat(Math.round(((part.score ?? 0) / 100) * barWidth));
        return `    ${(0,report_width/* pad */.eV)(part.label, label)}${score.padStart(4)}  ${paint("quiet", (0,report_width/* pad */.eV)(weight, 6))}${bar}`.trimEnd();
    });
}
function capLines({ caps = [] }, { language, paint, width }) {
    return caps.flatMap(({ max, reason }) => {
        const label = `    ${(0,core_text/* fill */.G)(words/* words */.a.capped, { max }, language)}  `;
        const lines = (0,report_width/* wrap */.LV)(reason, width - (0,report_width/* widthOf */.qz)(label));
        return lines.map((line, index) => (index === 0 ? paint("warning", label) : " ".repeat((0,report_width/* widthOf */.qz)(label))) + line);
    });
}
function kpiLines({ kpis }, { language, width }) {
    const label = Math.max(0, ...kpis.map((kpi) => (0,report_width/* widthOf */.qz)(kpi.label))) + 2;
    return kpis.map((kpi) => `    ${(0,report_width/* pad */.eV)(kpi.label, label)}${(0,report_width/* cut */.Jj)(answer_valueOf(kpi, language), width - label - 4)}`);
}
function answer_valueOf({ value, unit, text }, language) {
    if (text !== undefined)
        return (0,printable/* printable */.g)(text, 300);
    if (value === null)
        return words/* words */.a.unmeasured[language];
    if (typeof value === "boolean")
        return words/* words */.a[value ? "yes" : "no"][language];
    if (typeof value === "string")
        return (0,printable/* printable */.g)(value, 300);
    return (0,printable/* printable */.g)((0,units/* measured */.j)(value, unit, language), 300);
}

// EXTERNAL MODULE: ./.build/report/json.js
var json = __webpack_require__(6675);
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
// EXTERNAL MODULE: ./.build/settings/measuring.js
var measuring = __webpack_require__(1025);
// EXTERNAL MODULE: ./.build/settings/runner.js
var settings_runner = __webpack_require__(6966);
// EXTERNAL MODULE: ./.build/cli/usage.js
var usage = __webpack_require__(1488);
;// CONCATENATED MODULE: ./.build/cli/commands/check.js
















function checkCommand(id) {
    return async (order) => {
        const { argv, io, subjects } = order;
        const [first, second] = subjects;
        if (first === undefined)
            throw (0,usage/* missingSubject */.Tt)(id);
        if (second !== undefined)
            throw (0,usage/* tooManySubjects */.z4)(id, second);
        const given = (0,settings_given/* readGiven */.Q)((0,settings_given/* flagsOf */.Z)(argv), io.env, [...(0,usage/* optionsFor */.A5)(id), ...options/* environmentOnly */.uy]);
        const language = (0,measuring/* readLanguage */.d)(given);
        const runner = (0,settings_runner/* openRunner */.N)(given);
        const isJson = given.isSet("json");
        const isPlain = given.isSet("no_color");
        const check = await load(id);
        const query = readQuery(check, first, given);
        const naming = (0,cli_order/* namingOf */.a)(order, check.subject, given);
        const input = (0,core_input/* parseInput */.C)(check.input, query, naming);
        try {
            const asking = { language, naming, ...(io.signal && { signal: io.signal }) };
            const answered = await runner.answer(check, query, asking);
            const answer = answered.data;
            const paint = (0,report_paint/* painter */.C2)((0,cli_io/* wantsColour */.M)(io) && !isPlain);
            const title = { id, target: check.target(input) };
            const look = { language, paint, width: (0,cli_io/* widthOfReport */.y)(io) };
            io.out(isJson ? (0,json/* toJson */.a)((0,envelope/* toSuccess */.h)(answer, (0,external_node_crypto_.randomUUID)(), answered)) : prettyAnswer(answer, title, look));
            return answer.interpretation.status === "unknown" ? exit/* exitCodes */.h.unknown : exit/* exitCodes */.h.pass;
        }
        catch (error) {
            const how = { isJson, language, io };
            if (error instanceof failure/* Failure */.HR)
                return tell(error, how);
            if (isJson)
                tell((0,failure/* failure */.V2)("internal", {}), how);
            throw error;
        }
    };
}
async function load(id) {
    const entry = checks/* registry */.u.find((each) => each.id === id);
    if (!entry)
        throw new Error(`no check ${id}`);
    return entry.load();
}
function readQuery(check, subject, given) {
    const names = Object.keys(check.input.shape).filter((name) => name !== check.subject);
    const others = names.map((name) => [name, given.one(name)]);
    return Object.fromEntries([[check.subject, subject], ...others].flatMap(([name, value]) => value === undefined ? [] : [[name, value]]));
}
function tell(error, { isJson, language, io }) {
    if (isJson)
        io.out((0,json/* toJson */.a)((0,envelope/* toRefusal */.w)(error, (0,external_node_crypto_.randomUUID)(), language)));
    else
        io.err(`portcullis: ${(0,failure/* describeFailure */.Ic)(error.facts, language)}\n`);
    return exit/* exitCodes */.h.unknown;
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
