export const id = 52;
export const ids = [52];
export const modules = {

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

/***/ 9909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G2: () => (/* binding */ toVariable),
/* harmony export */   Qq: () => (/* binding */ toFlag),
/* harmony export */   SQ: () => (/* binding */ measuring),
/* harmony export */   uy: () => (/* binding */ environmentOnly)
/* harmony export */ });
const measuring = [
    {
        name: "resolver",
        value: "IP[:port]",
        isList: true,
        about: "ask this DNS resolver instead of the system's; repeatable",
    },
    {
        name: "resolve",
        value: "host:port:address[:port]",
        isList: true,
        about: "reach this host and port at this address, as curl does; repeatable, IPv6 in brackets",
    },
    { name: "ca_file", value: "FILE", about: "PEM file of an authority to trust beside Mozilla's" },
    { name: "timeout", value: "SECONDS", about: "give up on a target after this many seconds (default 10)" },
    { name: "lang", value: "en|ko", about: "language of the report (default en)" },
    { name: "json", isFlag: true, about: "print JSON instead of the report" },
];
const environmentOnly = [
    { name: "allow_addresses", value: "CIDR,…", isList: true, about: "networks that count as public" },
];
function toFlag(name) {
    return name.replaceAll("_", "-");
}
function toVariable(name) {
    return `PORTCULLIS_${name.toUpperCase()}`;
}


/***/ }),

/***/ 1052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  start: () => (/* binding */ start)
});

// EXTERNAL MODULE: ./.build/cli/exit.js
var exit = __webpack_require__(667);
// EXTERNAL MODULE: ./node_modules/yargs/index.mjs + 41 modules
var yargs = __webpack_require__(4481);
;// CONCATENATED MODULE: ./.build/checks/index.js
const registry = [
    { id: "gate", title: "Pre-deploy gate", load: async () => (await Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(737), __webpack_require__.e(171), __webpack_require__.e(102), __webpack_require__.e(621), __webpack_require__.e(127), __webpack_require__.e(654)]).then(__webpack_require__.bind(__webpack_require__, 7654))).gate },
    { id: "http", title: "HTTP security headers", load: async () => (await Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(737), __webpack_require__.e(171), __webpack_require__.e(102), __webpack_require__.e(621)]).then(__webpack_require__.bind(__webpack_require__, 5621))).http },
    { id: "ssl", title: "TLS certificate and connection", load: async () => (await Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(171), __webpack_require__.e(102), __webpack_require__.e(127), __webpack_require__.e(377)]).then(__webpack_require__.bind(__webpack_require__, 6127))).ssl },
];

// EXTERNAL MODULE: ./.build/core/failure.js + 1 modules
var failure = __webpack_require__(6785);
// EXTERNAL MODULE: ./.build/core/text.js
var core_text = __webpack_require__(5677);
// EXTERNAL MODULE: ./.build/core/version.js
var version = __webpack_require__(1928);
// EXTERNAL MODULE: ./.build/core/near.js
var core_near = __webpack_require__(352);
// EXTERNAL MODULE: ./.build/cli/options.js
var cli_options = __webpack_require__(9909);
// EXTERNAL MODULE: ./.build/cli/thresholds.js
var thresholds = __webpack_require__(7467);
;// CONCATENATED MODULE: ./.build/cli/environment.js




const variables = [
    "PORTCULLIS_URL",
    ...[...thresholds/* thresholds */.p, ...cli_options/* measuring */.SQ, ...cli_options/* environmentOnly */.uy].map(({ name }) => (0,cli_options/* toVariable */.G2)(name)),
];
const injected = /^PORTCULLIS_(?:SERVICE_|PORT(?:_|$))/;
function checkEnvironment(env) {
    for (const field of Object.keys(env).filter((name) => name.startsWith("PORTCULLIS_"))) {
        if (variables.includes(field) || injected.test(field))
            continue;
        const near = (0,core_near/* nearest */.p)(field, variables);
        const suggestion = near ? { en: ` Did you mean ${near}?`, ko: ` 혹시 ${near} 말씀이신가요?` } : { en: "", ko: "" };
        throw (0,failure/* failure */.V2)("input.unknown", { field, suggestion }, { reason: field });
    }
}

// EXTERNAL MODULE: ./.build/core/printable.js
var printable = __webpack_require__(5267);
;// CONCATENATED MODULE: ./.build/cli/usage.js



class UsageError extends Error {
    name = "UsageError";
}
function explainUsage(message, args, options) {
    const [firstLine = ""] = (message ?? "").split("\n");
    const unknown = /^Unknown (?<kind>argument|command)s?: (?<names>.+)$/.exec(firstLine)?.groups;
    if (!unknown)
        return `${(0,printable/* printable */.g)(firstLine, 300)} See portcullis --help.`;
    const name = unknown["names"]?.split(", ")[0] ?? "";
    const typed = args.find((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`)) ?? name;
    const flag = typed.startsWith("-");
    const shown = (0,printable/* printable */.g)(flag ? `--${name}` : name, 60);
    return `There is no ${flag ? "option" : "command"} ${shown}.${hint(name, flag, options)} See portcullis --help.`;
}
const commands = ["gate", "http", "ssl", "demo", "completion"];
function hint(name, isFlag, options) {
    if (!isFlag && /[.:/]/.test(name))
        return ` To measure a URL: portcullis gate ${(0,printable/* printable */.g)(name, 200)}.`;
    const known = isFlag
        ? [...options.map((option) => (0,cli_options/* toFlag */.Qq)(option.name)), "keep", "port", "help", "version"]
        : commands;
    const near = (0,core_near/* nearest */.p)(name, known);
    return near ? ` Did you mean ${isFlag ? "--" : ""}${near}?` : "";
}

;// CONCATENATED MODULE: ./.build/cli/main.js










async function main(args, io) {
    try {
        return await parse(args, io);
    }
    catch (error) {
        if (error instanceof UsageError)
            return refuse(error.message, io);
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        return refuse((0,failure/* describeFailure */.Ic)(error.facts, languageOf(args, io)), io);
    }
}
async function parse(args, io) {
    let code = exit/* exitCodes */.h.pass;
    const run = (load) => async (argv) => {
        checkEnvironment(io.env);
        code = await (await load())(argv, io);
    };
    const program = (0,yargs/* default */.A)()
        .scriptName("portcullis")
        .usage("$0 <command>\n\nMeasures a deployed URL and passes or fails a build.")
        .parserConfiguration({ "parse-numbers": false, "parse-positional-numbers": false, "camel-case-expansion": false })
        .locale("en")
        .wrap(80)
        .strict()
        .demandCommand(1, "Name a command: gate, http, ssl or demo.")
        .exitProcess(false)
        .showHelpOnFail(false)
        .fail((message, error) => {
        if (error instanceof failure/* Failure */.HR || (error && !message))
            throw error;
        throw new UsageError(explainUsage(message, args, [...thresholds/* thresholds */.p, ...cli_options/* measuring */.SQ]));
    })
        .version(version/* version */.r)
        .alias({ help: "h" })
        .option("color", { type: "boolean", hidden: true, describe: "colour the report" })
        .completion("completion", "print a completion script for bash or zsh")
        .epilogue("Every option can be set in the environment: --min-ssl is PORTCULLIS_MIN_SSL.\nExit codes: 0 pass, 1 fail, 2 usage, 3 could not measure, 4 bug.")
        .command("gate [url..]", "measure deployed URLs; pass or fail", (command) => withOptions(command.positional("url", { type: "string", describe: "URL; https:// is assumed" }), [
        ...thresholds/* thresholds */.p,
        ...cli_options/* measuring */.SQ,
    ]), run(async () => (await Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(737), __webpack_require__.e(280), __webpack_require__.e(171), __webpack_require__.e(102), __webpack_require__.e(621), __webpack_require__.e(127), __webpack_require__.e(53), __webpack_require__.e(269), __webpack_require__.e(536)]).then(__webpack_require__.bind(__webpack_require__, 7536))).gateCommand))
        .command("demo", "serve a good and a flawed site on this machine and measure both", (command) => withOptions(command.option("keep", { type: "boolean", describe: "keep serving until interrupted" }), cli_options/* measuring */.SQ.filter(({ name }) => name === "lang" || name === "json")), run(async () => (await Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(737), __webpack_require__.e(280), __webpack_require__.e(171), __webpack_require__.e(102), __webpack_require__.e(621), __webpack_require__.e(127), __webpack_require__.e(53), __webpack_require__.e(269), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 9040))).demoCommand));
    for (const entry of registry.filter(({ id }) => id !== "gate")) {
        program.command(`${entry.id} [subject]`, entry.title, async (command) => {
            const { checkOptions, subjectOf } = await Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(280), __webpack_require__.e(171), __webpack_require__.e(53), __webpack_require__.e(113)]).then(__webpack_require__.bind(__webpack_require__, 6113));
            const check = await entry.load();
            return withOptions(command.positional("subject", { type: "string", describe: subjectOf(check) }), [
                ...checkOptions(check),
                ...cli_options/* measuring */.SQ,
            ]);
        }, run(async () => {
            const { checkCommand } = await Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(280), __webpack_require__.e(171), __webpack_require__.e(53), __webpack_require__.e(113)]).then(__webpack_require__.bind(__webpack_require__, 6113));
            return checkCommand(await entry.load());
        }));
    }
    await program.parseAsync(args, {}, (_error, _argv, output) => {
        if (output)
            io.out(`${output}\n`);
    });
    return code;
}
function withOptions(command, options) {
    for (const { name, about, value, isFlag } of options) {
        command.option((0,cli_options/* toFlag */.Qq)(name), {
            describe: value ? `${about} [${value}]` : about,
            ...(isFlag ? { type: "boolean" } : { type: "string", requiresArg: true }),
        });
    }
    return command;
}
function refuse(message, io) {
    io.err(`portcullis: ${message}\n`);
    return exit/* exitCodes */.h.usage;
}
function languageOf(args, { env }) {
    const typed = args
        .findLast((arg, index) => args[index - 1] === "--lang" || arg.startsWith("--lang="))
        ?.replace("--lang=", "");
    return core_text/* languages */.e.find((language) => language === (typed ?? env["PORTCULLIS_LANG"])) ?? "en";
}

;// CONCATENATED MODULE: ./.build/cli/start.js


async function start() {
    const interrupted = new AbortController();
    const { stdout, stderr } = process;
    for (const stream of [stdout, stderr])
        stream.on("error", () => process.exit());
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
    process.exit(code);
}
function drained(stream) {
    const { promise, resolve } = Promise.withResolvers();
    stream.write("", () => resolve());
    return promise;
}


/***/ }),

/***/ 7467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ thresholds)
/* harmony export */ });
const thresholds = [
    { name: "min_ssl", value: "A+|A|B|C|D|F|off", about: "lowest accepted grade of certificate and TLS (default B)" },
    {
        name: "min_headers",
        value: "A+|A|B|C|D|F|off",
        about: "lowest accepted grade of the security headers (default C)",
    },
    {
        name: "min_days",
        value: "auto|N|N%|off",
        about: "days that every certificate must still be valid (default auto: 14, or a third of a shorter life)",
    },
    { name: "require_https", value: "true|false", about: "require https at the end and on port 80 (default true)" },
];


/***/ }),

/***/ 6785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  HR: () => (/* binding */ Failure),
  Ic: () => (/* binding */ describeFailure),
  V2: () => (/* binding */ failure)
});

;// CONCATENATED MODULE: ./.build/core/failures.js
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

// EXTERNAL MODULE: ./.build/core/text.js
var core_text = __webpack_require__(5677);
;// CONCATENATED MODULE: ./.build/core/failure.js


class Failure extends Error {
    name = "Failure";
    code;
    facts;
    retryAfter;
    constructor(facts, options = {}) {
        super(describeFailure(facts, "en"), options.cause === undefined ? {} : { cause: options.cause });
        this.code = failures[facts.id].code;
        this.facts = facts;
        this.retryAfter = options.retryAfter ?? null;
    }
    get reason() {
        return this.facts.reason;
    }
}
function failure(id, params, { reason = id, ...options } = {}) {
    return new Failure({ id, reason, params }, options);
}
function describeFailure({ id, params }, language) {
    return (0,core_text/* fill */.G)(failures[id].text, params, language);
}


/***/ }),

/***/ 352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ suggest),
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
function nearest(given, known) {
    const wanted = given.slice(0, 64).toLowerCase();
    const isBegun = (name) => name.toLowerCase().startsWith(wanted);
    const ranked = known
        .map((name) => ({ name, distance: distance(wanted, name.toLowerCase()) }))
        .toSorted((a, b) => a.distance - b.distance || Number(isBegun(b.name)) - Number(isBegun(a.name)))[0];
    const tolerated = Math.max(1, Math.floor(Math.max(wanted.length, 3) / 3));
    return ranked && ranked.distance <= tolerated ? ranked.name : null;
}
function suggest(given, known) {
    const name = nearest(given, known);
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
    shop: "other",
    top: "other",
    web: "other",
    zone: "other",
};
const longestWord = 64;
const endsInRieul = /[178lr]$/i;
const endsInConsonant = /[0136mn]$/i;
function particle(value, closed, open) {
    const word = /[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u.exec(value.slice(-longestWord))?.[0] ?? "";
    const ending = readAsWords[word.toLowerCase()] ?? finalConsonant(word);
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


/***/ })

};
