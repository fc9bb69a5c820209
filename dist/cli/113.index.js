export const id = 113;
export const ids = [113];
export const modules = {

/***/ 6113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkCommand: () => (/* binding */ checkCommand),
  checkOptions: () => (/* binding */ checkOptions),
  subjectOf: () => (/* binding */ subjectOf)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(9396);
// EXTERNAL MODULE: ./.build/core/failure.js + 1 modules
var core_failure = __webpack_require__(6785);
;// CONCATENATED MODULE: ./.build/core/envelope.js

function toSuccess(data, requestId, updatedAt) {
    return { ok: true, requestId, cached: false, updatedAt: updatedAt.toISOString(), data, error: null };
}
function toRefusal(failure, requestId, language) {
    const { code, retryAfter, reason, facts } = failure;
    return {
        ok: false,
        requestId,
        cached: false,
        updatedAt: null,
        data: null,
        error: { code, message: (0,core_failure/* describeFailure */.Ic)(facts, language), retryAfter, reason },
    };
}

// EXTERNAL MODULE: ./.build/core/input.js
var core_input = __webpack_require__(8036);
// EXTERNAL MODULE: ./.build/core/interpretation.js + 1 modules
var interpretation = __webpack_require__(6532);
// EXTERNAL MODULE: ./.build/core/printable.js
var printable = __webpack_require__(5267);
// EXTERNAL MODULE: ./.build/core/text.js
var core_text = __webpack_require__(5677);
// EXTERNAL MODULE: ./.build/report/issues.js
var issues = __webpack_require__(9985);
// EXTERNAL MODULE: ./.build/report/paint.js
var report_paint = __webpack_require__(625);
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
    const letter = (0,report_width/* pad */.eV)(grade ?? words/* words */.a.status[status][language], 4);
    const points = score === undefined ? words/* words */.a.ungraded[language] : (0,core_text/* fill */.G)(words/* words */.a.score, { score }, language);
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
    return kpis.map(({ label: name, value, unit }) => {
        const shown = typeof value === "boolean" ? words/* words */.a[value ? "yes" : "no"][language] : String(value ?? "?");
        const measure = unit && (words/* words */.a.units[unit]?.[language] ?? unit);
        return `    ${(0,report_width/* pad */.eV)(name, label)}${(0,report_width/* cut */.Jj)((0,printable/* printable */.g)([shown, measure].filter(Boolean).join(" "), 300), width - label - 4)}`;
    });
}

// EXTERNAL MODULE: ./.build/report/json.js
var json = __webpack_require__(6675);
// EXTERNAL MODULE: ./.build/run/local.js + 1 modules
var local = __webpack_require__(6016);
// EXTERNAL MODULE: ./.build/cli/exit.js
var exit = __webpack_require__(667);
// EXTERNAL MODULE: ./.build/cli/given.js
var cli_given = __webpack_require__(4994);
// EXTERNAL MODULE: ./.build/cli/io.js
var cli_io = __webpack_require__(9343);
// EXTERNAL MODULE: ./.build/cli/options.js
var cli_options = __webpack_require__(9909);
// EXTERNAL MODULE: ./.build/cli/settings.js + 20 modules
var cli_settings = __webpack_require__(5901);
;// CONCATENATED MODULE: ./.build/cli/commands/check.js















function checkOptions(check) {
    return Object.entries(check.input.shape)
        .filter(([name]) => name !== check.subject)
        .map(([name, type]) => ({
        name,
        about: registries/* globalRegistry */.fd.get(type)?.description ?? name,
        value: name.toUpperCase(),
    }));
}
function subjectOf(check) {
    return registries/* globalRegistry */.fd.get(check.input.shape[check.subject])?.description ?? check.subject;
}
function checkCommand(check) {
    return async (argv, io) => {
        const options = checkOptions(check);
        const given = (0,cli_given/* readGiven */.Q)(argv, io.env, [...options, ...cli_options/* measuring */.SQ, ...cli_options/* environmentOnly */.uy]);
        const settings = (0,cli_settings/* readSettings */.sb)(given);
        try {
            const { answer, target, observedAt } = await measure(check, { argv, given, settings, io });
            const { language } = settings;
            const paint = (0,report_paint/* painter */.C2)((0,cli_io/* wantsColour */.M)(io) && argv["color"] !== false);
            const report = given.isSet("json")
                ? (0,json/* toJson */.a)(toSuccess(answer, (0,external_node_crypto_.randomUUID)(), observedAt))
                : prettyAnswer(answer, { id: check.id, target }, { language, paint, width: (0,cli_io/* widthOfReport */.y)(io) });
            io.out(report);
            return exit/* exitCodes */.h.pass;
        }
        catch (error) {
            const how = { isJson: given.isSet("json"), language: settings.language, io };
            if (error instanceof core_failure/* Failure */.HR)
                return refuse(error, how);
            if (how.isJson)
                refuse((0,core_failure/* failure */.V2)("internal", {}), how);
            throw error;
        }
    };
}
async function measure(check, { argv, given, settings, io }) {
    const options = checkOptions(check).map(({ name }) => [name, given.one(name)]);
    const query = Object.fromEntries([[check.subject, argv["subject"]], ...options].filter(([, value]) => value !== undefined));
    const input = (0,core_input/* parseInput */.C)(check.input, query, given.naming);
    const { raw, verdict, observedAt } = await (0,local/* runLocal */.R)(check, input, {
        ...settings,
        ...(io.signal && { signal: io.signal }),
    });
    const answer = { raw, interpretation: (0,interpretation/* interpret */.U4)(check, verdict, settings.language) };
    return { answer, target: check.target(input), observedAt };
}
function refuse(error, { isJson, language, io }) {
    if (isJson)
        io.out((0,json/* toJson */.a)(toRefusal(error, (0,external_node_crypto_.randomUUID)(), language)));
    else
        io.err(`portcullis: ${(0,core_failure/* describeFailure */.Ic)(error.facts, language)}\n`);
    return error.code === "INVALID_INPUT" ? exit/* exitCodes */.h.usage : exit/* exitCodes */.h.unknown;
}


/***/ })

};
