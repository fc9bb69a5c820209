export const id = 40;
export const ids = [40];
export const modules = {

/***/ 9040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  demoCommand: () => (/* binding */ demoCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./.build/core/text.js
var core_text = __webpack_require__(5677);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./.build/formats/der.js
var der = __webpack_require__(5166);
// EXTERNAL MODULE: ./.build/formats/oids.js
var oids = __webpack_require__(3840);
;// CONCATENATED MODULE: ./.build/demo/der-writer.js

function encode(tag, ...content) {
    const length = content.reduce((sum, part) => sum + part.length, 0);
    return Buffer.concat([Buffer.from([tag]), encodeLength(length), ...content]);
}
function encodeLength(length) {
    if (length < 0x80)
        return Buffer.from([length]);
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(length);
    const shortest = bytes.subarray(bytes.findIndex((byte) => byte !== 0));
    return Buffer.concat([Buffer.from([0x80 | shortest.length]), shortest]);
}
function sequence(...parts) {
    return encode(der/* tags */._A.sequence, ...parts);
}
function set(...parts) {
    return encode(der/* tags */._A.set, ...parts);
}
function constructed(number, ...parts) {
    return encode(0xa0 | number, ...parts);
}
function primitive(number, content) {
    return encode(0x80 | number, content);
}
function objectIdentifier(dotted) {
    const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
    return encode(der/* tags */._A.oid, Buffer.from([first * 40 + second, ...rest].flatMap(arcBytes)));
}
function arcBytes(arc) {
    const bytes = [arc % 128];
    for (let rest = Math.floor(arc / 128); rest > 0; rest = Math.floor(rest / 128))
        bytes.unshift(0x80 | (rest % 128));
    return bytes;
}
function integer(value) {
    const bytes = typeof value === "number" ? numberBytes(value) : value;
    const start = bytes.findIndex((byte) => byte !== 0);
    const shortest = start < 0 ? Buffer.from([0]) : bytes.subarray(start);
    const isNegative = ((shortest[0] ?? 0) & 0x80) !== 0;
    return encode(der/* tags */._A.integer, Buffer.alloc(isNegative ? 1 : 0), shortest);
}
function numberBytes(value) {
    const bytes = Buffer.alloc(6);
    bytes.writeUIntBE(value, 0, 6);
    return bytes;
}
function der_writer_boolean(value) {
    return encode(der/* tags */._A.boolean, Buffer.from([value ? 0xff : 0]));
}
function enumerated(value) {
    return encode(tags.enumerated, Buffer.from([value]));
}
function octetString(...content) {
    return encode(der/* tags */._A.octetString, ...content);
}
function bitString(content, unusedBits = 0) {
    return encode(der/* tags */._A.bitString, Buffer.from([unusedBits]), content);
}
function bitList(bits) {
    const last = Math.max(-1, ...bits);
    const bytes = Buffer.alloc(Math.ceil((last + 1) / 8));
    for (const bit of bits)
        bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (0x80 >> (bit & 7));
    return bitString(bytes, bytes.length * 8 - (last + 1));
}
function utf8String(text) {
    return encode(0x0c, Buffer.from(text, "utf8"));
}
function nothing() {
    return encode(0x05);
}
function time(date) {
    const year = date.getUTCFullYear();
    return year >= 1950 && year < 2050
        ? encode(der/* tags */._A.utcTime, Buffer.from(digits(date).slice(2), "latin1"))
        : generalizedTime(date);
}
function generalizedTime(date) {
    return encode(der/* tags */._A.generalizedTime, Buffer.from(digits(date), "latin1"));
}
function digits(date) {
    return `${date
        .toISOString()
        .replace(/\.\d+Z$/, "")
        .replace(/\D/g, "")}Z`;
}
function toPem(der, label) {
    const lines = Buffer.from(der)
        .toString("base64")
        .match(/.{1,64}/g) ?? [];
    return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ""].join("\n");
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
;// CONCATENATED MODULE: ./.build/demo/extensions.js



function extension(oid, value, isCritical = false) {
    return sequence(objectIdentifier(oid), ...(isCritical ? [der_writer_boolean(true)] : []), octetString(value));
}
const keyUses = { digitalSignature: 0, keyEncipherment: 2, keyAgreement: 4, keyCertSign: 5, crlSign: 6 };
function keyUsage(uses) {
    return extension(oids/* oids */.S.keyUsage, bitList(uses.map((use) => keyUses[use])), true);
}
function extendedKeyUsage(purposes) {
    return extension(oids/* oids */.S.extendedKeyUsage, sequence(...purposes.map(objectIdentifier)));
}
function authorityConstraints(pathLength) {
    const limit = pathLength === undefined ? [] : [integer(pathLength)];
    return extension(oids/* oids */.S.basicConstraints, sequence(der_writer_boolean(true), ...limit), true);
}
function subjectAltName(names, isCritical = false) {
    return extension(oids/* oids */.S.subjectAltName, sequence(...names.map(generalName)), isCritical);
}
function generalName(name) {
    return (0,external_node_net_.isIP)(name) ? primitive(7, addressBytes(name)) : primitive(2, Buffer.from(name, "latin1"));
}
function addressBytes(address) {
    if ((0,external_node_net_.isIP)(address) === 4)
        return Buffer.from(address.split(".").map(Number));
    const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
    const before = groupBytes(head);
    const after = groupBytes(tail ?? "");
    return Buffer.concat([before, Buffer.alloc(16 - before.length - after.length), after]);
}
function groupBytes(groups) {
    if (groups === "")
        return Buffer.alloc(0);
    return Buffer.from(groups
        .split(":")
        .map((group) => group.padStart(4, "0"))
        .join(""), "hex");
}
function extensions_subjectKeyIdentifier(identifier) {
    return extension(oids/* oids */.S.subjectKeyIdentifier, octetString(identifier));
}
function extensions_authorityKeyIdentifier(identifier) {
    return extension(oids/* oids */.S.authorityKeyIdentifier, sequence(primitive(0, identifier)));
}
function authorityInfoAccess(ocspUrls, issuerUrls) {
    const descriptions = [
        ...ocspUrls.map((url) => [oids/* oids */.S.ocsp, url]),
        ...issuerUrls.map((url) => [oids/* oids */.S.caIssuers, url]),
    ];
    const access = descriptions.map(([method, url]) => sequence(objectIdentifier(method), uniformResource(url)));
    return extension(oids/* oids */.S.authorityInfoAccess, sequence(...access));
}
function crlDistributionPoints(urls) {
    return extension(oids/* oids */.S.crlDistributionPoints, sequence(...urls.map((url) => sequence(distributionPointName(url)))));
}
function distributionPointName(url) {
    return constructed(0, constructed(0, uniformResource(url)));
}
function uniformResource(url) {
    return primitive(6, Buffer.from(url, "latin1"));
}

;// CONCATENATED MODULE: ./.build/demo/keys.js

function generateKeys(kind = "p256") {
    return generators[kind]();
}
const generators = {
    rsa1024: () => (0,external_node_crypto_.generateKeyPairSync)("rsa", { modulusLength: 1024 }),
    rsa2048: () => (0,external_node_crypto_.generateKeyPairSync)("rsa", { modulusLength: 2048 }),
    p256: () => (0,external_node_crypto_.generateKeyPairSync)("ec", { namedCurve: "P-256" }),
    p384: () => (0,external_node_crypto_.generateKeyPairSync)("ec", { namedCurve: "P-384" }),
    ed25519: () => (0,external_node_crypto_.generateKeyPairSync)("ed25519"),
};

;// CONCATENATED MODULE: ./.build/demo/sign.js



function signatureAlgorithm(key, hash) {
    const name = names[key.asymmetricKeyType ?? ""]?.(hash);
    const found = Object.entries(oids/* signatureAlgorithms */.P).find(([, algorithm]) => algorithm.name === name);
    if (!found)
        throw new Error(`no signature algorithm for ${key.asymmetricKeyType} with ${hash}`);
    const parameters = key.asymmetricKeyType === "rsa" ? [nothing()] : [];
    return sequence(objectIdentifier(found[0]), ...parameters);
}
const names = {
    rsa: (hash) => `${hash}WithRSAEncryption`,
    ec: (hash) => `ecdsaWith${hash.charAt(0).toUpperCase()}${hash.slice(1)}`,
    ed25519: () => "ed25519",
};
function signed(toBeSigned, key, hash) {
    return sequence(...signedParts(toBeSigned, key, hash));
}
function signedParts(toBeSigned, key, hash) {
    const digest = key.asymmetricKeyType === "ed25519" ? null : hash;
    return [toBeSigned, signatureAlgorithm(key, hash), bitString((0,external_node_crypto_.sign)(digest, toBeSigned, key))];
}

;// CONCATENATED MODULE: ./.build/demo/issue.js







function issue(profile, issuer) {
    const keys = profile.keys ?? generateKeys();
    const subject = Buffer.isBuffer(profile.subject) ? profile.subject : distinguishedName(profile.subject);
    const { hash = "sha256", signedWith = (issuer?.keys ?? keys).privateKey } = profile;
    const toBeSigned = sequence(constructed(0, integer(2)), integer(profile.serial ?? randomSerial()), signatureAlgorithm(signedWith, hash), issuer?.subject ?? subject, sequence(time(profile.notBefore), time(profile.notAfter)), subject, publicKeyInfo(keys), ...wrapped(extensionsOf(profile, { keys, subject, issuerKeys: issuer?.keys ?? keys })));
    const der = signed(toBeSigned, signedWith, hash);
    return { der, pem: toPem(der, "CERTIFICATE"), subject, keys, key: privateKeyPem(keys) };
}
function issueRoot(profile) {
    return issue({ authority: {}, keyUsage: ["keyCertSign", "crlSign"], ...profile });
}
function issueIntermediate(issuer, profile) {
    return issue({ authority: { pathLength: 0 }, keyUsage: ["keyCertSign", "crlSign"], ...profile }, issuer);
}
function issueLeaf(issuer, profile) {
    return issue({ keyUsage: ["digitalSignature"], extendedKeyUsage: [oids/* oids */.S.serverAuth], ...profile }, issuer);
}
function distinguishedName({ commonName, organization }) {
    const attributes = [
        [oids/* oids */.S.organizationName, organization],
        [oids/* oids */.S.commonName, commonName],
    ];
    return sequence(...attributes.flatMap(([oid, value]) => value === undefined ? [] : [set(sequence(objectIdentifier(oid), utf8String(value)))]));
}
function keyIdentifier({ publicKey }) {
    return (0,external_node_crypto_.createHash)("sha1").update(publicKeyBits(publicKey)).digest();
}
function publicKeyBits(publicKey) {
    const info = publicKey.export({ type: "spki", format: "der" });
    const [, bits] = (0,der/* children */.Y_)((0,der/* readWhole */.oD)(info));
    return (0,der/* readBits */.nT)(bits);
}
function randomSerial() {
    const serial = (0,external_node_crypto_.randomBytes)(16);
    serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
    return serial;
}
function publicKeyInfo({ publicKey }) {
    return publicKey.export({ type: "spki", format: "der" });
}
function privateKeyPem({ privateKey }) {
    return privateKey.export({ type: "pkcs8", format: "pem" }).toString();
}
function wrapped(list) {
    return list.length === 0 ? [] : [constructed(3, sequence(...list))];
}
function extensionsOf(profile, { keys, subject, issuerKeys }) {
    const { names, authority, ocspUrls = [], issuerUrls = [], crlUrls = [] } = profile;
    const { subjectKeyIdentifier = keyIdentifier(keys), authorityKeyIdentifier = keyIdentifier(issuerKeys) } = profile;
    const hasEmptySubject = subject.equals(sequence());
    return [
        authority && authorityConstraints(authority.pathLength),
        profile.keyUsage && keyUsage(profile.keyUsage),
        profile.extendedKeyUsage && extendedKeyUsage(profile.extendedKeyUsage),
        names && subjectAltName(names, hasEmptySubject),
        subjectKeyIdentifier && extensions_subjectKeyIdentifier(subjectKeyIdentifier),
        authorityKeyIdentifier && extensions_authorityKeyIdentifier(authorityKeyIdentifier),
        ocspUrls.length + issuerUrls.length > 0 && authorityInfoAccess(ocspUrls, issuerUrls),
        crlUrls.length > 0 && crlDistributionPoints(crlUrls),
        ...(profile.extensions ?? []),
    ].filter((each) => Buffer.isBuffer(each));
}

;// CONCATENATED MODULE: ./.build/demo/site.js



const day = 86_400_000;
const lifetime = 90;
const good = {
    daysLeft: 80,
    title: "A site in good order",
    headers: [
        ["Content-Security-Policy", "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"],
        ["Strict-Transport-Security", "max-age=31536000; includeSubDomains"],
        ["X-Frame-Options", "DENY"],
        ["X-Content-Type-Options", "nosniff"],
        ["Referrer-Policy", "no-referrer"],
        ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
        ["Cross-Origin-Opener-Policy", "same-origin"],
        ["Cross-Origin-Embedder-Policy", "require-corp"],
        ["Cross-Origin-Resource-Policy", "same-origin"],
    ],
};
const flawed = {
    daysLeft: 5,
    title: "A site with flaws",
    headers: [
        ["Server", "nginx/1.14.0"],
        ["X-Powered-By", "PHP/7.2.1"],
        ["X-Content-Type-Options", "nosniff"],
        ["Strict-Transport-Security", "max-age=3600"],
        ["Set-Cookie", "session=1234; Path=/"],
    ],
};
async function startDemo({ now = new Date() } = {}) {
    const authority = issueRoot({
        subject: { organization: "Portcullis", commonName: "Portcullis Demo Root" },
        notBefore: new Date(now.getTime() - 365 * day),
        notAfter: new Date(now.getTime() + 3650 * day),
    });
    const issuer = issueIntermediate(authority, {
        subject: { organization: "Portcullis", commonName: "Portcullis Demo CA" },
        notBefore: new Date(now.getTime() - 365 * day),
        notAfter: new Date(now.getTime() + 1825 * day),
    });
    const servers = await Promise.all([good, flawed].map((site) => serve(site, issuer, now)));
    const [goodUrl = "", flawedUrl = ""] = servers.map(urlOf);
    async function close() {
        await Promise.all(servers.map(stop));
    }
    return { good: goodUrl, flawed: flawedUrl, authority: authority.pem, close, [Symbol.asyncDispose]: close };
}
async function serve({ daysLeft, title, headers }, issuer, now) {
    const notAfter = new Date(now.getTime() + daysLeft * day);
    const leaf = issueLeaf(issuer, {
        subject: { commonName: "localhost" },
        names: ["localhost", "127.0.0.1"],
        notBefore: new Date(notAfter.getTime() - lifetime * day),
        notAfter,
    });
    const options = { key: leaf.key, cert: leaf.pem + issuer.pem, minVersion: "TLSv1.2" };
    const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1></html>\n`;
    const server = (0,external_node_https_.createServer)(options, (_request, response) => {
        response.writeHead(200, [...headers, ["Content-Type", "text/html; charset=utf-8"]].flat());
        response.end(body);
    });
    server.on("tlsClientError", () => { });
    server.listen(0, "127.0.0.1");
    await (0,external_node_events_.once)(server, "listening");
    return server;
}
function urlOf(server) {
    return `https://localhost:${server.address().port}/`;
}
async function stop(server) {
    const closed = (0,external_node_events_.once)(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
}

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
// EXTERNAL MODULE: ./.build/settings/engine.js + 18 modules
var engine = __webpack_require__(5285);
// EXTERNAL MODULE: ./.build/settings/measuring.js
var measuring = __webpack_require__(1025);
// EXTERNAL MODULE: ./.build/run/local.js + 2 modules
var local = __webpack_require__(315);
// EXTERNAL MODULE: ./.build/cli/usage.js
var usage = __webpack_require__(1488);
;// CONCATENATED MODULE: ./.build/cli/commands/demo.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
















const words = {
    before: {
        en: "Two small sites run on this machine, under an authority of their own.\nThis is what the gate says of them:\n",
        ko: "이 컴퓨터에서 자체 인증 기관을 쓰는 작은 사이트 두 개를 실행했습니다.\n게이트의 판정은 다음과 같습니다.\n",
    },
    after: {
        en: "A build with both would stop here: exit code {code}. Now your own site:\n\n  portcullis gate https://your-site.example",
        ko: "두 사이트를 함께 검사한 빌드는 종료 코드 {code|으로/로} 여기서 멈춥니다. 이제 여러분의 사이트를 검사해 보십시오.\n\n  portcullis gate https://your-site.example",
    },
    keep: {
        en: "Both sites keep running until you press Ctrl-C. In another terminal:\n\n  portcullis gate {url} --ca-file {file}",
        ko: "Ctrl-C를 누를 때까지 두 사이트가 계속 실행됩니다. 다른 터미널에서:\n\n  portcullis gate {url} --ca-file {file}",
    },
};
async function demoCommand({ argv, io }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const given = (0,settings_given/* readGiven */.Q)((0,settings_given/* flagsOf */.Z)(argv), io.env, (0,usage/* optionsFor */.A5)("demo"));
        const language = (0,measuring/* readLanguage */.d)(given);
        const demo = __addDisposableResource(env_1, await startDemo(), true);
        const result = await (0,many/* gateMany */.B)({
            runner: (0,local/* localRunner */.i)((0,engine/* openEngine */.F)({ authorities: [demo.authority], deadline: 10_000, special: true })),
            language,
            urls: [demo.good, demo.flawed],
            thresholds: {},
        });
        if (given.isSet("json"))
            io.out((0,json/* toJson */.a)(result));
        else {
            const paint = (0,report_paint/* painter */.C2)((0,cli_io/* wantsColour */.M)(io) && !given.isSet("no_color"));
            const report = (0,pretty/* prettyGate */.W)(result, { language, paint, width: (0,cli_io/* widthOfReport */.y)(io) });
            io.out(`${words.before[language]}\n${report}\n${(0,core_text/* fill */.G)(words.after, { code: (0,exit/* exitOf */.s)(result) }, language)}\n`);
        }
        if (given.isSet("keep"))
            await keep(demo, language, io);
        return exit/* exitCodes */.h.pass;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function keep(demo, language, io) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "portcullis-demo-"));
    const file = (0,external_node_path_.join)(folder, "ca.pem");
    process.once("exit", () => (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true }));
    (0,external_node_fs_.writeFileSync)(file, demo.authority);
    io.out(`\n${(0,core_text/* fill */.G)(words.keep, { url: demo.flawed, file }, language)}\n`);
    const { promise, resolve } = Promise.withResolvers();
    if (!io.signal)
        return;
    io.signal.addEventListener("abort", () => resolve(), { once: true });
    await promise;
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


/***/ })

};
