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

// EXTERNAL MODULE: ./.build/core/failure.js + 1 modules
var failure = __webpack_require__(6785);
// EXTERNAL MODULE: ./.build/gate/many.js
var many = __webpack_require__(6013);
// EXTERNAL MODULE: ./.build/report/json.js
var json = __webpack_require__(6675);
// EXTERNAL MODULE: ./.build/report/paint.js
var report_paint = __webpack_require__(625);
// EXTERNAL MODULE: ./.build/report/pretty.js
var pretty = __webpack_require__(1433);
// EXTERNAL MODULE: ./.build/cli/exit.js
var exit = __webpack_require__(667);
// EXTERNAL MODULE: ./.build/cli/given.js
var cli_given = __webpack_require__(4994);
// EXTERNAL MODULE: ./.build/cli/io.js
var cli_io = __webpack_require__(9343);
// EXTERNAL MODULE: ./.build/cli/options.js
var options = __webpack_require__(9909);
// EXTERNAL MODULE: ./.build/core/printable.js
var printable = __webpack_require__(5267);
// EXTERNAL MODULE: ./.build/report/width.js
var width = __webpack_require__(7385);
;// CONCATENATED MODULE: ./.build/cli/progress.js



const slowAfter = 1000;
function openProgress(count, { err, isErrTerminal, columns }) {
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
    return {
        done() {
            finished++;
        },
        end() {
            clearTimeout(first);
            clearInterval(timer);
            if (timer)
                err("\r\u001b[K");
        },
    };
}

// EXTERNAL MODULE: ./.build/cli/settings.js + 20 modules
var cli_settings = __webpack_require__(5901);
// EXTERNAL MODULE: ./.build/cli/thresholds.js
var thresholds = __webpack_require__(7467);
;// CONCATENATED MODULE: ./.build/cli/commands/gate.js












async function gateCommand(argv, io) {
    const given = (0,cli_given/* readGiven */.Q)(argv, io.env, [...thresholds/* thresholds */.p, ...options/* measuring */.SQ, ...options/* environmentOnly */.uy]);
    const settings = (0,cli_settings/* readSettings */.sb)(given);
    const urls = readUrls(argv, io);
    const progress = openProgress(urls.length, io);
    const measured = await (0,many/* gateMany */.B)({
        ...settings,
        urls,
        thresholds: readThresholds(given),
        naming: given.naming,
        ...(io.signal && { signal: io.signal }),
        onTarget: progress.done,
        onBug: (error, url) => io.err(`portcullis: ${url}: ${error instanceof Error ? error.stack : String(error)}\n`),
    }).finally(progress.end);
    const result = withSources(measured, given);
    const paint = (0,report_paint/* painter */.C2)((0,cli_io/* wantsColour */.M)(io) && argv["color"] !== false);
    io.out(given.isSet("json")
        ? (0,json/* toJson */.a)(result)
        : (0,pretty/* prettyGate */.W)(result, { language: settings.language, paint, width: (0,cli_io/* widthOfReport */.y)(io) }));
    return (0,exit/* exitOf */.s)(result);
}
function readUrls(argv, io) {
    const typed = [argv["url"] ?? []].flat().map(String);
    const urls = typed.length > 0 ? typed : (io.env["PORTCULLIS_URL"] ?? "").split(/[\s,]+/).filter((url) => url !== "");
    if (urls.length > 0)
        return urls;
    const expected = {
        en: "name a URL, for example portcullis gate https://example.com",
        ko: "portcullis gate https://example.com 처럼 URL을 지정하십시오",
    };
    throw (0,failure/* failure */.V2)("input.missing", { field: "url", expected }, { reason: "url" });
}
function readThresholds(given) {
    const entries = thresholds/* thresholds */.p.map(({ name }) => [name, given.one(name)]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
const optionOf = { ssl: "min_ssl", headers: "min_headers", days: "min_days", https: "require_https" };
function withSources(result, given) {
    const targets = result.targets.map((target) => ({
        ...target,
        checks: target.checks.map((check) => check.source === "given" ? { ...check, source: given.source(optionOf[check.id]) ?? check.source } : check),
    }));
    return { ...result, targets };
}


/***/ })

};
