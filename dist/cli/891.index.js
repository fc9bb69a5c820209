export const id = 891;
export const ids = [891];
export const modules = {

/***/ 6738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ registry)
/* harmony export */ });
const registry = [
    {
        id: "gate",
        title: "Pre-deploy gate",
        subject: { "name": "url", "about": "Deployed URL; https:// is assumed", "value": "URL", "example": "https://example.com/" },
        options: [
            { "name": "min_ssl", "about": "Lowest accepted grade of certificate and TLS (default B)", "value": "A+|A|B|C|D|F|off" },
            { "name": "min_headers", "about": "Lowest accepted grade of the security headers (default C)", "value": "A+|A|B|C|D|F|off" },
            { "name": "min_days", "about": "Days that every certificate must still be valid: a number, a share of its lifetime, auto or off (default auto)", "value": "auto|14|33%|off", "example": "auto" },
            { "name": "require_https", "about": "Whether the final URL must be https and port 80 must redirect there or be closed (default true)", "value": "true|false" },
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(737), __webpack_require__.e(171), __webpack_require__.e(601), __webpack_require__.e(963), __webpack_require__.e(680), __webpack_require__.e(26)]).then(__webpack_require__.bind(__webpack_require__, 26))).gate,
    },
    {
        id: "http",
        title: "HTTP security headers",
        subject: { "name": "url", "about": "Full URL; https:// is assumed where the scheme is missing", "value": "URL", "example": "https://example.com/" },
        options: [],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(737), __webpack_require__.e(171), __webpack_require__.e(601), __webpack_require__.e(963)]).then(__webpack_require__.bind(__webpack_require__, 5963))).http,
    },
    {
        id: "ssl",
        title: "TLS certificate and connection",
        subject: { "name": "host", "about": "Host name or IP address; the host part of a pasted URL is accepted", "value": "HOST", "example": "example.com" },
        options: [
            { "name": "port", "about": "TLS port, 443 unless the host names one", "value": "PORT", "example": "8443" },
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(171), __webpack_require__.e(601), __webpack_require__.e(680), __webpack_require__.e(377)]).then(__webpack_require__.bind(__webpack_require__, 9680))).ssl,
    },
];


/***/ }),

/***/ 667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ exitCodes),
/* harmony export */   s: () => (/* binding */ exitOf)
/* harmony export */ });
const exitCodes = {
    pass: 0,
    fail: 1,
    usage: 2,
    unknown: 3,
    bug: 4,
};
function exitOf({ verdict, targets }) {
    if (targets.some(({ reason }) => reason === "internal"))
        return exitCodes.bug;
    if (verdict === "fail")
        return exitCodes.fail;
    return verdict === "unknown" ? exitCodes.unknown : exitCodes.pass;
}


/***/ }),

/***/ 891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  start: () => (/* binding */ start)
});

// EXTERNAL MODULE: ./.build/cli/exit.js
var exit = __webpack_require__(667);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./.build/checks/index.js
var checks = __webpack_require__(6738);
// EXTERNAL MODULE: ./.build/core/envelope.js
var envelope = __webpack_require__(6314);
// EXTERNAL MODULE: ./.build/core/failure.js
var failure = __webpack_require__(494);
// EXTERNAL MODULE: ./.build/core/text.js
var core_text = __webpack_require__(5677);
// EXTERNAL MODULE: ./.build/report/json.js
var json = __webpack_require__(6675);
// EXTERNAL MODULE: ./.build/settings/environment.js
var environment = __webpack_require__(6343);
// EXTERNAL MODULE: ./node_modules/yargs/index.mjs + 41 modules
var yargs = __webpack_require__(4481);
// EXTERNAL MODULE: ./.build/core/version.js
var version = __webpack_require__(1928);
// EXTERNAL MODULE: ./.build/settings/options.js
var settings_options = __webpack_require__(1352);
// EXTERNAL MODULE: ./.build/cli/usage.js
var usage = __webpack_require__(1488);
;// CONCATENATED MODULE: ./.build/cli/program.js





function programOf(handle) {
    const program = (0,yargs/* default */.A)()
        .scriptName("portcullis")
        .usage("$0 <command>\n\nMeasures a deployed URL and passes or fails a build.")
        .parserConfiguration(parsing)
        .locale("en")
        .wrap(80)
        .exitProcess(false)
        .version(version/* version */.r)
        .alias({ help: "h" })
        .completion("completion", "Print a completion script for bash or zsh")
        .epilogue(epilogue);
    for (const { id, title, subject } of checks/* registry */.u.toSorted((a, b) => order(a.id) - order(b.id))) {
        const words = id === "gate" ? `gate [${subject.name}..]` : `${id} [${subject.name}]`;
        program.command(words, title, (command) => describeCommand(command, id, subject), handle(() => loadCommand(id)));
    }
    return program.command("demo", "Serve a good and a flawed site on this machine and measure both", (command) => withOptions(command, (0,usage/* optionsFor */.A5)("demo")), handle(async () => (await Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(737), __webpack_require__.e(280), __webpack_require__.e(171), __webpack_require__.e(601), __webpack_require__.e(963), __webpack_require__.e(680), __webpack_require__.e(728), __webpack_require__.e(26), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 9040))).demoCommand));
}
const parsing = {
    "parse-numbers": false,
    "parse-positional-numbers": false,
    "camel-case-expansion": false,
    "dot-notation": false,
    "boolean-negation": false,
    "populate--": true,
};
const epilogue = `Thresholds and measuring options can be set in the environment: --min-ssl is
PORTCULLIS_MIN_SSL. Exit codes: 0 pass, 1 fail, 2 usage, 3 could not measure,
4 bug.`;
function order(id) {
    return id === "gate" ? 0 : 1;
}
async function loadCommand(id) {
    if (id === "gate")
        return (await Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(737), __webpack_require__.e(280), __webpack_require__.e(171), __webpack_require__.e(601), __webpack_require__.e(963), __webpack_require__.e(680), __webpack_require__.e(728), __webpack_require__.e(26), __webpack_require__.e(536)]).then(__webpack_require__.bind(__webpack_require__, 7536))).gateCommand;
    return (await Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(280), __webpack_require__.e(171), __webpack_require__.e(728), __webpack_require__.e(900)]).then(__webpack_require__.bind(__webpack_require__, 4900))).checkCommand(id);
}
function describeCommand(command, id, { name, about }) {
    const positional = command.positional(name, {
        type: "string",
        describe: about,
        ...(id === "gate" && { defaultDescription: "PORTCULLIS_URL" }),
    });
    return withOptions(positional, (0,usage/* optionsFor */.A5)(id));
}
function withOptions(command, options) {
    for (const { name, about, value, isFlag } of options) {
        command.option((0,settings_options/* toFlag */.Qq)(name), {
            describe: value ? `${about} [${value}]` : about,
            ...(isFlag ? { type: "boolean" } : { type: "string", requiresArg: true }),
        });
    }
    return command;
}

// EXTERNAL MODULE: ./.build/core/printable.js
var printable = __webpack_require__(5267);
;// CONCATENATED MODULE: ./.build/cli/urls.js


const expected = {
    en: "URLs with spaces between them, since a comma may be part of a path",
    ko: "공백으로 구분한 URL 목록",
};
function urlsOf(text) {
    return text.split(/\s+/).flatMap((word) => {
        const pieces = word.split(",").filter((piece) => piece !== "");
        const unclear = pieces.find((piece, at) => at > 0 && !hasScheme(piece) && hasPath(pieces[at - 1] ?? ""));
        if (unclear === undefined)
            return pieces;
        throw (0,failure/* failure */.V2)("input.value", { field: "PORTCULLIS_URL", expected, given: (0,printable/* printable */.g)(word, 100) }, { reason: "url" });
    });
}
function hasScheme(piece) {
    return /^https?:\/\//i.test(piece);
}
function hasPath(piece) {
    return /[/?#]/.test(piece.replace(/^https?:\/\//i, ""));
}

;// CONCATENATED MODULE: ./.build/cli/main.js











async function main(args, io) {
    try {
        return await obey(args, io);
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        const language = languageOf(args, io);
        const isCheck = checks/* registry */.u.some(({ id }) => id === args[0] && id !== "gate");
        if (isCheck && wantsJson(args, io))
            io.out((0,json/* toJson */.a)((0,envelope/* toRefusal */.w)(error, (0,external_node_crypto_.randomUUID)(), language)));
        else
            io.err(`portcullis: ${(0,failure/* describeFailure */.Ic)(error.facts, language)}\n`);
        return exit/* exitCodes */.h.usage;
    }
}
async function obey(args, io) {
    const [command = ""] = args;
    const isCompleting = command === "--get-yargs-completions";
    const wantsHelp = args.length > 0 && ["--help", "-h", "--version"].includes(command);
    if (!isCompleting && !wantsHelp) {
        if (command === "" || command.startsWith("-"))
            throw (0,usage/* missingCommand */.c$)();
        (0,usage/* checkCommand */.em)(command);
        (0,usage/* checkFlags */.KP)(command, args.slice(1));
        if (command === "completion")
            (0,usage/* checkWords */.iW)(command, args.slice(1));
    }
    let code = exit/* exitCodes */.h.pass;
    const program = programOf((load) => async (argv) => {
        (0,environment/* checkEnvironment */.Q)(io.env);
        const typed = subjectsOf(argv);
        const named = urlsOf((0,environment/* readVariable */.n)(io.env, "url") ?? "");
        (0,usage/* checkWords */.iW)(command, typed);
        const isFromEnvironment = typed.length === 0 && named.length > 0;
        code = await (await load())({ subjects: isFromEnvironment ? named : typed, isFromEnvironment, argv, io });
    });
    await program.parseAsync(args, {}, (_error, _argv, output) => {
        if (output)
            io.out(`${output}\n`);
    });
    return code;
}
function subjectsOf(argv) {
    const names = new Set(checks/* registry */.u.map(({ subject }) => subject.name));
    const positionals = [...names].map((name) => argv[name]).flat();
    const rest = [argv["_"], argv["--"]].flat().slice(1);
    return [...positionals, ...rest].filter((word) => word !== undefined).map(String);
}
function wantsJson(args, { env }) {
    const typed = args.findLast((arg) => arg === "--json" || arg.startsWith("--json="));
    return typed ? typed !== "--json=false" : (0,environment/* readVariable */.n)(env, "json") === "true";
}
function languageOf(args, { env }) {
    const typed = args.findLast((arg, index) => args[index - 1] === "--lang" || arg.startsWith("--lang="));
    const wanted = typed?.replace("--lang=", "") ?? env["PORTCULLIS_LANG"];
    return core_text/* languages */.e.find((language) => language === wanted) ?? "en";
}

;// CONCATENATED MODULE: ./.build/cli/start.js


async function start() {
    const { stdout, stderr } = process;
    const unwritten = [];
    stdout.on("error", (error) => unwritten.push(error));
    stderr.on("error", () => { });
    const interrupted = new AbortController();
    const codes = { SIGINT: 130, SIGTERM: 143 };
    for (const signal of ["SIGINT", "SIGTERM"]) {
        process.once(signal, () => {
            interrupted.abort();
            process.exit(codes[signal]);
        });
    }
    const io = {
        env: process.env,
        out: (text) => stdout.write(text),
        err: (text) => stderr.write(text),
        isOutTerminal: stdout.isTTY,
        isErrTerminal: stderr.isTTY,
        columns: stdout.columns ?? 80,
        signal: interrupted.signal,
    };
    const code = await main(process.argv.slice(2), io).catch((error) => {
        stderr.write(`portcullis: something broke on our side: ${error instanceof Error ? error.stack : String(error)}\n`);
        return exit/* exitCodes */.h.bug;
    });
    await drained(stdout);
    process.exit(withReport(code, unwritten[0], io));
}
function withReport(code, error, io) {
    if (!error || error.code === "EPIPE")
        return code;
    io.err(`portcullis: the report could not be written: ${error.code ?? error.message}\n`);
    return code === exit/* exitCodes */.h.usage ? code : exit/* exitCodes */.h.bug;
}
function drained(stream) {
    const { promise, resolve } = Promise.withResolvers();
    stream.write("", () => resolve());
    return promise;
}


/***/ }),

/***/ 1488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ optionsFor),
/* harmony export */   KP: () => (/* binding */ checkFlags),
/* harmony export */   Tt: () => (/* binding */ missingSubject),
/* harmony export */   c$: () => (/* binding */ missingCommand),
/* harmony export */   em: () => (/* binding */ checkCommand),
/* harmony export */   iW: () => (/* binding */ checkWords),
/* harmony export */   z4: () => (/* binding */ tooManySubjects)
/* harmony export */ });
/* harmony import */ var _checks_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6738);
/* harmony import */ var _core_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(494);
/* harmony import */ var _core_near_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(352);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5267);
/* harmony import */ var _settings_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1352);





const commands = [..._checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .registry */ .u.map(({ id }) => id), "demo", "completion"];
function optionsFor(command) {
    if (command === "completion")
        return [];
    const taken = [...(0,_settings_options_js__WEBPACK_IMPORTED_MODULE_2__/* .optionsOf */ .cz)(command), _settings_options_js__WEBPACK_IMPORTED_MODULE_2__/* .noColor */ .dw];
    return command === "demo" ? [_settings_options_js__WEBPACK_IMPORTED_MODULE_2__/* .keep */ .aC, ...taken.filter(({ name }) => demoTakes.has(name))] : taken;
}
const demoTakes = new Set(["lang", "json", "no_color"]);
function missingCommand() {
    const list = commands.filter((name) => name !== "completion").join(", ");
    const expected = { en: `name one of ${list}`, ko: list };
    return (0,_core_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V2)("input.missing", { field: { en: "A command", ko: "명령" }, expected }, { reason: "command" });
}
function missingSubject(command) {
    const { subject } = _checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .registry */ .u.find(({ id }) => id === command) ?? {};
    const field = subject?.name ?? "target";
    const example = `portcullis ${command} ${subject?.example ?? ""}`.trim();
    return (0,_core_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V2)("input.missing", { field, expected: { en: `for example ${example}`, ko: example } }, { reason: field });
}
function tooManySubjects(command, second) {
    const field = { en: `room for ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g)(second, 100)}`, ko: `${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g)(second, 100)}의 자리` };
    const suggestion = { en: ` ${command} measures one at a time.`, ko: ` ${command} 명령은 하나만 측정합니다.` };
    return (0,_core_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V2)("input.unknown", { field, suggestion }, { reason: "target" });
}
function checkWords(command, [first]) {
    if (first === undefined || _checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .registry */ .u.some(({ id }) => id === command))
        return;
    const shown = (0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g)(first, 200);
    const field = { en: `word ${shown} behind ${command}`, ko: `${command} 뒤의 단어 ${shown}` };
    const suggestion = {
        en: ` To measure it: portcullis gate ${shown}`,
        ko: ` 측정하려면: portcullis gate ${shown}`,
    };
    throw (0,_core_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V2)("input.unknown", { field, suggestion }, { reason: "target" });
}
function checkCommand(word) {
    if (commands.includes(word))
        return;
    const shown = (0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g)(word, 200);
    const gate = {
        en: ` To measure a URL: portcullis gate ${shown}`,
        ko: ` URL을 측정하려면: portcullis gate ${shown}`,
    };
    const field = { en: `command ${shown}`, ko: `명령 ${shown}` };
    const suggestion = /[.:/]/.test(word) ? gate : (0,_core_near_js__WEBPACK_IMPORTED_MODULE_4__/* .suggest */ .Z)(word, commands);
    throw (0,_core_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V2)("input.unknown", { field, suggestion }, { reason: "command" });
}
function checkFlags(command, args) {
    const options = optionsFor(command);
    for (let index = 0; index < args.length; index++) {
        const arg = args[index] ?? "";
        if (arg === "--")
            return;
        if (!arg.startsWith("-") || arg === "-")
            continue;
        const { name, value } = split(arg);
        const option = options.find((each) => (0,_settings_options_js__WEBPACK_IMPORTED_MODULE_2__/* .toFlag */ .Qq)(each.name) === name && arg.startsWith("--"));
        if (option?.isFlag)
            checkSwitch(option, value);
        else if (option && value === undefined) {
            index++;
            if (args[index] === undefined || args[index] === "--")
                throw missingValue(option);
        }
        else if (!option && !isHelp(arg))
            throw unknownFlag(arg, options);
    }
}
function split(arg) {
    const at = arg.indexOf("=");
    const name = (at < 0 ? arg : arg.slice(0, at)).replace(/^--?/, "");
    return { name, value: at < 0 ? undefined : arg.slice(at + 1) };
}
function isHelp(arg) {
    return arg === "--help" || arg === "-h" || arg === "--version";
}
function unknownFlag(arg, options) {
    const { name } = split(arg);
    const known = [...options.map((option) => (0,_settings_options_js__WEBPACK_IMPORTED_MODULE_2__/* .toFlag */ .Qq)(option.name)), "help", "version"];
    const shown = (0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g)(arg.split("=")[0] ?? "", 60);
    const field = { en: `option ${shown}`, ko: `옵션 ${shown}` };
    const suggestion = (0,_core_near_js__WEBPACK_IMPORTED_MODULE_4__/* .suggest */ .Z)(name, known, (near) => `--${near}`);
    return (0,_core_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V2)("input.unknown", { field, suggestion }, { reason: (0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g)(name, 60) });
}
function checkSwitch({ name }, value) {
    if (value === undefined || value === "true" || value === "false")
        return;
    const given = `"${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g)(value, 60)}"`;
    const params = { field: `--${(0,_settings_options_js__WEBPACK_IMPORTED_MODULE_2__/* .toFlag */ .Qq)(name)}`, expected: "true, false", given, suggestion: "" };
    throw (0,_core_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V2)("input.option", params, { reason: name });
}
function missingValue({ name, value = "" }) {
    const field = { en: `The value of --${(0,_settings_options_js__WEBPACK_IMPORTED_MODULE_2__/* .toFlag */ .Qq)(name)}`, ko: `--${(0,_settings_options_js__WEBPACK_IMPORTED_MODULE_2__/* .toFlag */ .Qq)(name)}의 값` };
    return (0,_core_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V2)("input.missing", { field, expected: value }, { reason: name });
}


/***/ }),

/***/ 6314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ toSuccess),
/* harmony export */   w: () => (/* binding */ toRefusal)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(494);

function toSuccess(data, requestId, { updatedAt, cached }) {
    return { ok: true, requestId, cached, updatedAt: updatedAt.toISOString(), data, error: null };
}
function toRefusal(failure, requestId, language) {
    const { code, retryAfter, reason, facts } = failure;
    return {
        ok: false,
        requestId,
        cached: false,
        updatedAt: null,
        data: null,
        error: { code, message: (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .describeFailure */ .Ic)(facts, language), retryAfter, reason },
    };
}


/***/ }),

/***/ 494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   Ic: () => (/* binding */ describeFailure),
/* harmony export */   V2: () => (/* binding */ failure)
/* harmony export */ });
/* unused harmony export failureCodes */
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8229);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5677);


const statusOf = {
    INVALID_INPUT: 400,
    API_KEY_REQUIRED: 401,
    INVALID_API_KEY: 401,
    NOT_FOUND: 404,
    RATE_LIMITED: 429,
    UPSTREAM_ERROR: 503,
    UPSTREAM_TIMEOUT: 503,
};
const failureCodes = Object.keys(statusOf);
class Failure extends Error {
    name = "Failure";
    code;
    facts;
    retryAfter;
    constructor(facts, options = {}) {
        super(describeFailure(facts, "en"), options.cause === undefined ? {} : { cause: options.cause });
        this.code = _failures_js__WEBPACK_IMPORTED_MODULE_0__/* .failures */ .e[facts.id].code;
        this.facts = facts;
        this.retryAfter = options.retryAfter ?? null;
    }
    get reason() {
        return this.facts.reason;
    }
    get status() {
        return _failures_js__WEBPACK_IMPORTED_MODULE_0__/* .failures */ .e[this.facts.id].status ?? statusOf[this.code];
    }
}
function failure(id, params, { reason = id, ...options } = {}) {
    return new Failure({ id, reason, params }, options);
}
function describeFailure({ id, params }, language) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .fill */ .G)(_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .failures */ .e[id].text, params, language);
}


/***/ }),

/***/ 8229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ failures)
/* harmony export */ });
function defineFailures(catalogue) {
    return catalogue;
}
const failures = defineFailures({
    "dns.nxdomain": {
        code: "NOT_FOUND",
        text: { en: "{host} does not exist in the DNS.", ko: "{host|은/는} DNS에 존재하지 않는 이름입니다." },
    },
    "dns.no-address": {
        code: "NOT_FOUND",
        text: {
            en: "{host} exists in the DNS but has no IP address.",
            ko: "{host|은/는} DNS에 있지만 IP 주소가 없습니다.",
        },
    },
    "dns.failed": {
        code: "UPSTREAM_ERROR",
        text: {
            en: "The resolver could not answer for {host} ({detail}).",
            ko: "리졸버가 {host}에 대해 답하지 못했습니다({detail}).",
        },
    },
    "address.private": {
        code: "UPSTREAM_ERROR",
        text: {
            en: "{host} leads to {address}, an address that may not be contacted.",
            ko: "{host}의 주소 {address|은/는} 접속이 허용되지 않습니다.",
        },
    },
    "tcp.refused": {
        code: "UPSTREAM_ERROR",
        text: { en: "{host} refused the connection on port {port}.", ko: "{host|이/가} 포트 {port} 연결을 거부했습니다." },
    },
    "tcp.reset": {
        code: "UPSTREAM_ERROR",
        text: { en: "{host} reset the connection on port {port}.", ko: "{host|이/가} 포트 {port} 연결을 끊었습니다." },
    },
    "tcp.unreachable": {
        code: "UPSTREAM_ERROR",
        text: { en: "There is no route to {host} ({detail}).", ko: "{host}까지 가는 경로가 없습니다({detail})." },
    },
    "timeout.dns": {
        code: "UPSTREAM_TIMEOUT",
        text: {
            en: "The resolver did not answer for {host} in time.",
            ko: "리졸버가 {host}에 대해 제시간에 답하지 않았습니다.",
        },
    },
    "timeout.tcp": {
        code: "UPSTREAM_TIMEOUT",
        text: {
            en: "{host} did not accept a connection on port {port} in time.",
            ko: "{host|이/가} 포트 {port}에서 제시간에 연결을 받지 않았습니다.",
        },
    },
    "timeout.tls": {
        code: "UPSTREAM_TIMEOUT",
        text: {
            en: "{host} accepted the connection on port {port} but did not finish the TLS handshake in time.",
            ko: "{host|이/가} 포트 {port}에서 연결은 받았지만 TLS 핸드셰이크를 제시간에 마치지 않았습니다.",
        },
    },
    "timeout.http": {
        code: "UPSTREAM_TIMEOUT",
        text: {
            en: "{host} did not answer the HTTP request in time.",
            ko: "{host|이/가} HTTP 요청에 제시간에 응답하지 않았습니다.",
        },
    },
    "tls.alert": {
        code: "UPSTREAM_ERROR",
        text: {
            en: "{host} ended the TLS handshake on port {port} with alert {alert}.",
            ko: "{host|이/가} 포트 {port}의 TLS 핸드셰이크를 경고 {alert|으로/로} 끝냈습니다.",
        },
    },
    "tls.client-certificate": {
        code: "UPSTREAM_ERROR",
        text: {
            en: "{host} asks for a client certificate on port {port} and serves nobody without one.",
            ko: "{host|은/는} 포트 {port}에서 클라이언트 인증서를 요구하며, 없으면 응답하지 않습니다.",
        },
    },
    "tls.closed": {
        code: "UPSTREAM_ERROR",
        text: {
            en: "{host} closed the connection on port {port} during the TLS handshake.",
            ko: "{host|이/가} 포트 {port}의 TLS 핸드셰이크 중에 연결을 닫았습니다.",
        },
    },
    "tls.not-tls": {
        code: "UPSTREAM_ERROR",
        text: {
            en: "{host} does not speak TLS on port {port}.",
            ko: "{host|은/는} 포트 {port}에서 TLS를 사용하지 않습니다.",
        },
    },
    "tls.failed": {
        code: "UPSTREAM_ERROR",
        text: {
            en: "The TLS handshake with {host} on port {port} failed ({detail}).",
            ko: "{host} 포트 {port}의 TLS 핸드셰이크가 실패했습니다({detail}).",
        },
    },
    "http.closed": {
        code: "UPSTREAM_ERROR",
        text: {
            en: "{host} closed the connection before it had answered the HTTP request.",
            ko: "{host|이/가} HTTP 요청에 응답하기 전에 연결을 닫았습니다.",
        },
    },
    "http.malformed": {
        code: "UPSTREAM_ERROR",
        text: {
            en: "{host} answered with something that is not HTTP ({detail}).",
            ko: "{host|이/가} HTTP가 아닌 응답을 보냈습니다({detail}).",
        },
    },
    "http.headers-too-large": {
        code: "UPSTREAM_ERROR",
        text: {
            en: "{host} sent more than {limit} kB of response headers.",
            ko: "{host|이/가} {limit} kB가 넘는 응답 헤더를 보냈습니다.",
        },
    },
    "http.server-error": {
        code: "UPSTREAM_ERROR",
        text: {
            en: "{host} answered {status} instead of the site.",
            ko: "{host|이/가} 사이트 대신 {status|을/를} 응답했습니다.",
        },
    },
    "http.challenge": {
        code: "UPSTREAM_ERROR",
        text: {
            en: "{host} answered with a bot challenge ({detail}) instead of the site.",
            ko: "{host|이/가} 사이트 대신 봇 확인 페이지({detail})를 응답했습니다.",
        },
    },
    "budget.connections": {
        code: "UPSTREAM_ERROR",
        text: {
            en: "The measurement used up its {limit} connections.",
            ko: "측정에 허용된 연결 {limit}개를 모두 사용했습니다.",
        },
    },
    "budget.bytes": {
        code: "UPSTREAM_ERROR",
        text: {
            en: "The measurement used up its {limit} MB of traffic.",
            ko: "측정에 허용된 트래픽 {limit} MB를 모두 사용했습니다.",
        },
    },
    aborted: {
        code: "UPSTREAM_ERROR",
        text: { en: "The measurement was called off.", ko: "측정이 취소되었습니다." },
    },
    "tape.missing": {
        code: "UPSTREAM_ERROR",
        text: { en: "The tape holds no answer for {key}.", ko: "기록에 {key}에 대한 응답이 없습니다." },
    },
    internal: {
        code: "UPSTREAM_ERROR",
        text: { en: "Something broke on our side.", ko: "내부 오류가 발생했습니다." },
    },
    "key.rejected": {
        code: "INVALID_API_KEY",
        text: { en: "This API key is not valid ({detail}).", ko: "유효하지 않은 API 키입니다({detail})." },
    },
    "rate.limited": {
        code: "RATE_LIMITED",
        text: {
            en: "Too many requests; ask again in {seconds} s.",
            ko: "요청이 너무 많습니다. {seconds}초 후에 다시 시도하십시오.",
        },
    },
    "request.path": {
        code: "NOT_FOUND",
        text: { en: "There is nothing at this path.{suggestion}", ko: "이 경로에는 아무것도 없습니다.{suggestion}" },
    },
    "request.method": {
        code: "INVALID_INPUT",
        status: 405,
        text: { en: "This path takes {allowed}, not {method}.", ko: "이 경로에는 {method} 대신 {allowed|을/를} 쓰십시오." },
    },
    "request.too-large": {
        code: "INVALID_INPUT",
        status: 413,
        text: { en: "The body is larger than {limit} kB.", ko: "본문이 {limit} kB보다 큽니다." },
    },
    "request.type": {
        code: "INVALID_INPUT",
        status: 415,
        text: {
            en: "The body must be application/json, not {type}.",
            ko: "본문은 application/json이어야 합니다. 받은 형식: {type}.",
        },
    },
    "request.malformed": {
        code: "INVALID_INPUT",
        text: { en: "The request cannot be read: {detail}.", ko: "요청을 읽을 수 없습니다: {detail}." },
    },
    "remote.invalid-input": { code: "INVALID_INPUT", text: { en: "{message}", ko: "{message}" } },
    "remote.key-required": { code: "API_KEY_REQUIRED", text: { en: "{message}", ko: "{message}" } },
    "remote.key": { code: "INVALID_API_KEY", text: { en: "{message}", ko: "{message}" } },
    "remote.not-found": { code: "NOT_FOUND", text: { en: "{message}", ko: "{message}" } },
    "remote.rate-limited": { code: "RATE_LIMITED", text: { en: "{message}", ko: "{message}" } },
    "remote.error": { code: "UPSTREAM_ERROR", text: { en: "{message}", ko: "{message}" } },
    "remote.timeout": { code: "UPSTREAM_TIMEOUT", text: { en: "{message}", ko: "{message}" } },
    "server.unreachable": {
        code: "UPSTREAM_ERROR",
        text: {
            en: "The Portcullis server {server} could not be reached ({detail}).",
            ko: "Portcullis 서버 {server}에 연결할 수 없었습니다({detail}).",
        },
    },
    "server.timeout": {
        code: "UPSTREAM_TIMEOUT",
        text: {
            en: "The Portcullis server {server} did not answer in time.",
            ko: "Portcullis 서버 {server|이/가} 제시간에 응답하지 않았습니다.",
        },
    },
    "server.invalid-answer": {
        code: "UPSTREAM_ERROR",
        text: {
            en: "{server} answered with something that is no Portcullis answer ({detail}).",
            ko: "{server|이/가} Portcullis의 응답이 아닌 것을 보냈습니다({detail}).",
        },
    },
    "input.missing": {
        code: "INVALID_INPUT",
        text: { en: "{field} is missing: {expected}.", ko: "{field|이/가} 없습니다. 필요한 값: {expected}." },
    },
    "input.unknown": {
        code: "INVALID_INPUT",
        text: { en: "There is no {field}.{suggestion}", ko: "{field|은/는} 없는 이름입니다.{suggestion}" },
    },
    "input.option": {
        code: "INVALID_INPUT",
        text: {
            en: "{field} must be one of {expected}, not {given}.{suggestion}",
            ko: "{field}에는 {expected} 중 하나가 와야 합니다. 받은 값: {given}.{suggestion}",
        },
    },
    "input.value": {
        code: "INVALID_INPUT",
        text: {
            en: "{field} must be {expected}, not {given}.",
            ko: "{field}에는 {expected|이/가} 와야 합니다. 받은 값: {given}.",
        },
    },
    "input.private": {
        code: "INVALID_INPUT",
        text: {
            en: "{field} must be on the public internet; this server measures nothing in private networks.",
            ko: "{field|은/는} 공인 인터넷에 있어야 합니다. 이 서버는 사설 네트워크를 측정하지 않습니다.",
        },
    },
    "input.conflict": {
        code: "INVALID_INPUT",
        text: {
            en: "{field} is given twice, as {first} and as {second}.",
            ko: "{field|이/가} {first|과/와} {second|으로/로} 두 번 주어졌습니다.",
        },
    },
    "input.file": {
        code: "INVALID_INPUT",
        text: {
            en: "{field} names {path}, which cannot be used: {detail}.",
            ko: "{field|이/가} 가리키는 {path|을/를} 사용할 수 없습니다: {detail}.",
        },
    },
});


/***/ }),

/***/ 352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ suggest)
/* harmony export */ });
/* unused harmony export nearest */
function nearest(given, known) {
    const wanted = given.slice(0, 64).toLowerCase();
    const isBegun = (name) => name.toLowerCase().startsWith(wanted);
    const ranked = known
        .filter((name) => name.toLowerCase() === wanted || (name.length > 2 && wanted.length > 1))
        .map((name) => ({ name, distance: distance(wanted, name.toLowerCase()) }))
        .toSorted((a, b) => a.distance - b.distance || Number(isBegun(b.name)) - Number(isBegun(a.name)))[0];
    const tolerated = Math.max(1, Math.floor(wanted.length / 3));
    return ranked && ranked.distance <= tolerated ? ranked.name : null;
}
function suggest(given, known, spell = (name) => name) {
    const near = nearest(given, known);
    const name = near === null ? null : spell(near);
    return name === null ? { en: "", ko: "" } : { en: ` Did you mean ${name}?`, ko: ` 혹시 ${name} 말씀이신가요?` };
}
function distance(a, b) {
    let before = [];
    let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        for (let j = 1; j <= b.length; j++) {
            const same = a[i - 1] === b[j - 1];
            const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            row[j] = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (same ? 0 : 1), swapped ? (before[j - 2] ?? 0) + 1 : Infinity);
        }
        [before, previous] = [previous, row];
    }
    return previous[b.length] ?? 0;
}


/***/ }),

/***/ 5267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ printable)
/* harmony export */ });
const unprintable = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|\p{Surrogate}/gu;
function printable(text, limit = 500) {
    return bound(bound(text, limit).replace(unprintable, escape), limit);
}
function bound(text, limit) {
    return text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
}
function escape(character) {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x100 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
}


/***/ }),

/***/ 5677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ fill),
/* harmony export */   e: () => (/* binding */ languages)
/* harmony export */ });
const languages = ["en", "ko"];
const hole = /\{(?<name>\w+)(?:\|(?<closed>[^/}]+)\/(?<open>[^}]+))?\}/g;
function fill(text, params, language) {
    return text[language].replace(hole, (whole, name, closed, open) => {
        const param = params[name];
        if (param === undefined)
            return whole;
        const value = typeof param === "object" ? param[language] : `${param}`;
        return closed === undefined || open === undefined ? value : value + particle(value, closed, open);
    });
}
const readAsWords = {
    app: "other",
    click: "other",
    club: "other",
    example: "rieul",
    group: "other",
    name: "other",
    net: "other",
    one: "other",
    online: "other",
    pingback: "other",
    servlet: "other",
    shop: "other",
    sourcemap: "other",
    target: "other",
    time: "other",
    top: "other",
    web: "other",
    zone: "other",
};
const readWithoutR = /^\p{L}{2,}[aeo]r$/iu;
const longestWord = 64;
const endsInRieul = /[178lr]$/i;
const endsInConsonant = /[0136mn]$/i;
function particle(value, closed, open) {
    const word = /[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u.exec(value.slice(-longestWord))?.[0] ?? "";
    const ending = readAsWords[word.toLowerCase()] ?? (readWithoutR.test(word) ? "none" : finalConsonant(word));
    if (ending === "rieul")
        return closed === "으로" ? open : closed;
    return ending === "other" ? closed : open;
}
function finalConsonant(word) {
    const last = word.at(-1) ?? "";
    if (/[가-힣]/.test(last)) {
        const jamo = (last.charCodeAt(0) - 0xac00) % 28;
        if (jamo === 0)
            return "none";
        return jamo === 8 ? "rieul" : "other";
    }
    if (endsInRieul.test(last))
        return "rieul";
    return endsInConsonant.test(last) ? "other" : "none";
}


/***/ }),

/***/ 1928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
const version = "0.1.0";


/***/ }),

/***/ 6675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ toJson)
/* harmony export */ });
const alsoEscaped = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
function toJson(value) {
    const text = JSON.stringify(value, null, 2);
    return `${text.replace(alsoEscaped, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`)}\n`;
}


/***/ }),

/***/ 6343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ checkEnvironment),
/* harmony export */   n: () => (/* binding */ readVariable)
/* harmony export */ });
/* harmony import */ var _checks_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6738);
/* harmony import */ var _core_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(494);
/* harmony import */ var _core_near_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(352);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1352);




const prefix = "PORTCULLIS_";
const injected = /^PORTCULLIS_(?:SERVICE_|PORT(?:_|$))/;
const variables = new Set([
    "PORTCULLIS_URL",
    ...[..._checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .registry */ .u.flatMap(({ options }) => options), ..._options_js__WEBPACK_IMPORTED_MODULE_2__/* .measuring */ .SQ, ..._options_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentOnly */ .uy]
        .map(({ name }) => (0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .toVariable */ .G2)(name))
        .filter((variable) => !injected.test(variable)),
]);
function readVariable(env, name) {
    const variable = (0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .toVariable */ .G2)(name);
    return variables.has(variable) ? env[variable] || undefined : undefined;
}
function checkEnvironment(env) {
    for (const field of Object.keys(env).filter((name) => name.startsWith(prefix))) {
        if (variables.has(field) || injected.test(field))
            continue;
        const known = [...variables].map((variable) => variable.slice(prefix.length));
        const suggestion = (0,_core_near_js__WEBPACK_IMPORTED_MODULE_3__/* .suggest */ .Z)(field.slice(prefix.length), known, (name) => prefix + name);
        throw (0,_core_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V2)("input.unknown", { field, suggestion }, { reason: field });
    }
}


/***/ }),

/***/ 1352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G2: () => (/* binding */ toVariable),
/* harmony export */   Qq: () => (/* binding */ toFlag),
/* harmony export */   SQ: () => (/* binding */ measuring),
/* harmony export */   aC: () => (/* binding */ keep),
/* harmony export */   cz: () => (/* binding */ optionsOf),
/* harmony export */   dw: () => (/* binding */ noColor),
/* harmony export */   uy: () => (/* binding */ environmentOnly)
/* harmony export */ });
/* harmony import */ var _checks_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6738);

const measuring = [
    {
        name: "resolver",
        value: "IP[:port]",
        isList: true,
        about: "Ask this DNS resolver instead of the system's; repeatable",
    },
    {
        name: "resolve",
        value: "host:port:address[:port]",
        isList: true,
        about: "Reach this host at this address, as curl does, whatever the DNS says; repeatable, IPv6 in brackets",
    },
    { name: "ca_file", value: "FILE", about: "PEM file of an authority to trust beside Mozilla's" },
    { name: "timeout", value: "SECONDS", about: "Give up on a target after this many seconds (default 10)" },
    { name: "lang", value: "en|ko", about: "Language of the report (default en)" },
    { name: "json", isFlag: true, about: "Print JSON instead of the report" },
];
const environmentOnly = [
    { name: "allow_addresses", value: "CIDR,…", isList: true, about: "Networks that count as public" },
];
const keep = { name: "keep", isFlag: true, about: "Keep serving until interrupted" };
const noColor = { name: "no_color", isFlag: true, about: "Do not colour the report" };
function optionsOf(id) {
    return [...(_checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .registry */ .u.find((entry) => entry.id === id)?.options ?? []), ...measuring];
}
function toFlag(name) {
    return name.replaceAll("_", "-");
}
function toVariable(name) {
    return `PORTCULLIS_${name.toUpperCase()}`;
}


/***/ })

};
