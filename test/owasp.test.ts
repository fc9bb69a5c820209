import { expect, test } from "vitest";
import { owasp, type OwaspRaw } from "../src/checks/owasp/index.ts";
import { Failure } from "../src/core/failure.ts";
import type { Pin } from "../src/net/route.ts";
import { openDoor } from "../src/net/door.ts";
import { resolverNames } from "./resolvers.ts";
import { openTrustStore } from "../src/net/roots.ts";
import { runLocal, type LocalResult } from "../src/run/local.ts";
import { commandLine, keep, measure } from "./engine.ts";
import { serveDeaf } from "./twins/deaf.ts";
import { serveDelayed } from "./twins/delay.ts";
import { serveDns } from "./twins/dns.ts";
import { serveHttp } from "./twins/http.ts";
import { chainFor, intermediate, leafOf, served as chainOf } from "./twins/pki.ts";
import { reply, type Answer } from "./twins/raw-http.ts";
import { closedPort, resettingOnFirstWords, serveTcp, stayingSilent } from "./twins/tcp.ts";
import { oldVersions, serveTls, type TlsTwinOptions } from "./twins/tls.ts";
import { usualDns } from "../src/net/dns/usual.ts";

const sixHeaders = [
  "Strict-Transport-Security: max-age=31536000; includeSubDomains",
  "Content-Security-Policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options: nosniff",
  "Referrer-Policy: no-referrer",
  "Permissions-Policy: camera=(), microphone=(), geolocation=()",
];

type Result = LocalResult<OwaspRaw, string>;

/** The six headers and whatever else is told. */
function page(headers: readonly string[] = [], body: string | Uint8Array = "<!doctype html>"): Answer {
  return reply({ headers: [...sixHeaders, "Content-Type: text/html", ...headers], body });
}

async function look(options: TlsTwinOptions = {}): Promise<Result> {
  const twin = await keep(serveTls({ answer: page(), ...options }));
  return measure(owasp, { host: `localhost:${twin.port}` });
}

function idsOf({ verdict }: Result): readonly string[] {
  return verdict.findings.map(({ id }) => id);
}

function capsOf({ verdict }: Result): readonly string[] {
  return (verdict.caps ?? []).map(({ id }) => id);
}

test("a good site", async () => {
  const result = await look();

  expect(idsOf(result)).toEqual([]);
  expect(result.verdict).toMatchObject({ grade: "A+", status: "pass", coverage: 100 });
  expect(owasp.raw.parse(result.raw)).toEqual(result.raw);
});

/** What a stranger's script gets back: its own origin, with or without the visitor's cookies. */
function reflecting(...more: readonly string[]): Answer {
  return (socket, asked, reset) => {
    const origin = asked.headers.get("origin");
    const headers = origin === undefined ? [] : [`Access-Control-Allow-Origin: ${origin}`, ...more];
    page(headers)(socket, asked, reset);
  };
}

const credentials = "Access-Control-Allow-Credentials: true";
const jquery = '<!doctype html><script src="https://code.jquery.com/jquery-1.12.4.min.js"></script>';

const mayBeNull: Answer = (socket, asked, reset) => {
  const isNull = asked.headers.get("origin") === "null";
  page(isNull ? ["Access-Control-Allow-Origin: null", credentials] : [])(socket, asked, reset);
};

/** Sends visitors from / to /home. */
function redirecting(headers: readonly string[], home: Answer = page()): Answer {
  const away = reply({ status: 302, headers: [...sixHeaders, "Location: /home", ...headers] });
  return (socket, asked, reset) => (asked.path === "/" ? away : home)(socket, asked, reset);
}

/** What a script of another site gets, while everybody else gets the page. */
function toStrangers(answer: Answer): Answer {
  return (socket, asked, reset) => (asked.headers.has("origin") ? answer : page())(socket, asked, reset);
}

/** Lets nobody in who does not bring back what he was given. */
const cookieWall: Answer = (socket, asked, reset) => {
  const isKnown = asked.headers.get("cookie")?.includes("seen=1") ?? false;
  const away = reply({
    status: 302,
    headers: [...sixHeaders, "Location: /", "Set-Cookie: seen=1; Secure; HttpOnly; SameSite=Lax"],
  });
  (isKnown ? reflecting(credentials) : away)(socket, asked, reset);
};

const modules = Array.from({ length: 20 }, (_, at) => `mod_example_${at}/1.0`).join(" ");

test.for<[what: string, answer: Answer, grade: string, findings: readonly string[]]>([
  ["a server that names itself", page(["Server: nginx"]), "A+", ["product-disclosed"]],
  ["a version past its end", page(["Server: nginx/1.12.0"]), "C", ["end-of-life"]],
  [
    "a version that a distribution fixes",
    page(["Server: nginx/1.14.0 (Ubuntu)"]),
    "A+",
    ["end-of-life-backported", "version-disclosed"],
  ],
  [
    "a version that the same distribution fixes no longer",
    page(["Server: nginx/1.10.3 (Ubuntu)"]),
    "C",
    ["end-of-life"],
  ],
  [
    "the name of a distribution in another header",
    page(["Server: nginx/1.18.0", "X-Powered-By: Ubuntu"]),
    "C",
    ["end-of-life", "product-disclosed"],
  ],
  [
    "PHP beside a web server that a distribution built",
    page(["Server: Apache/2.4.37 (AlmaLinux)", "X-Powered-By: PHP/7.4.33"]),
    "A",
    ["end-of-life-backported", "version-disclosed", "version-disclosed"],
  ],
  ["a release that has ended", page(["X-Powered-By: PHP/5.4.45-0+deb7u14"]), "C", ["end-of-life"]],
  ["a framework past its end", page(["X-Powered-By: PHP/7.2.1"]), "C", ["end-of-life"]],
  ["PHP on the way to the page", redirecting(["X-Powered-By: PHP/5.3.3"]), "C", ["end-of-life"]],
  ["an old script", page([], jquery), "C", ["script-end-of-life"]],
  ["an old script behind a stray mark", page([], `<p>1 < 2, a <3 b</p>${jquery}`), "C", ["script-end-of-life"]],
  ["an old script in UTF-16", page([], Buffer.from(`\ufeff${jquery}`, "utf16le")), "C", ["script-end-of-life"]],
  ["a page that nobody can read", page(["Content-Encoding: compress"], jquery), "-", ["page-unreadable"]],
  ["a long page", page([], "<!doctype html>".padEnd(600 * 1024, "x")), "A+", ["page-cut"]],
  [
    "a generator",
    page([], '<!doctype html><meta name="generator" content="WordPress 6.4.2">'),
    "A+",
    ["version-disclosed"],
  ],
  [
    "an old generator behind another",
    page([], '<meta name="generator" content="Elementor"><meta name="generator" content="WordPress 4.0">'),
    "C",
    ["end-of-life", "product-disclosed"],
  ],
  [
    "a careless session",
    page(["Set-Cookie: PHPSESSID=secret; Path=/"]),
    "A",
    ["cookie-insecure", "cookie-readable", "cookie-same-site"],
  ],
  [
    "a careless session on the way to the page",
    redirecting(["Set-Cookie: PHPSESSID=secret; Path=/"]),
    "A",
    ["cookie-insecure", "cookie-readable", "cookie-same-site"],
  ],
  [
    "a careless session that is given up on the page",
    redirecting(["Set-Cookie: PHPSESSID=secret; Path=/"], page(["Set-Cookie: PHPSESSID=; Path=/; Max-Age=0"])),
    "A+",
    [],
  ],
  ["a careful session", page(["Set-Cookie: __Host-sid=secret; Path=/; Secure; HttpOnly; SameSite=Lax"]), "A+", []],
  ["a cookie that browsers drop", page(["Set-Cookie: a=secret; SameSite=None"]), "A+", ["cookie-dropped"]],
  ["a reflected origin", reflecting(), "A+", []],
  ["a reflected origin with credentials", reflecting(credentials), "C", ["cors-reflected"]],
  ["any origin with credentials", page(["Access-Control-Allow-Origin: *", credentials]), "C", ["cors-any"]],
  ["the origin null with credentials", page(["Access-Control-Allow-Origin: null", credentials]), "C", ["cors-null"]],
  ["the origin null among those let in", mayBeNull, "C", ["cors-null"]],
  ["too many requests, for a stranger", toStrangers(reply({ status: 429 })), "A+", ["cors-unknown"]],
  ["an error, for a stranger", toStrangers(reply({ status: 503 })), "A+", ["cors-unknown"]],
  [
    "a redirect, for a stranger",
    toStrangers(reply({ status: 302, headers: ["Location: /x"] })),
    "A+",
    ["cors-unknown"],
  ],
  [
    "a bot check, for a stranger",
    toStrangers(reply({ status: 403, headers: ["cf-mitigated: challenge"] })),
    "A+",
    ["cors-unknown"],
  ],
  ["a refusal, for a stranger", toStrangers(reply({ status: 403 })), "A+", []],
  ["a reflected origin behind a cookie", cookieWall, "C", ["cors-reflected"]],
  ["an error page", reply({ status: 404, headers: sixHeaders }), "A+", ["error-page"]],
  ["a backend behind it", page(["X-Backend: http://10.1.2.3:8080"]), "A+", ["leak-private-address"]],
  ["a version of four numbers", page(["Server: WebLogic/10.3.6.0"]), "A+", ["version-disclosed"]],
])("%s", async ([, answer, grade, findings]) => {
  const result = await look({ answer });

  expect(idsOf(result)).toEqual(expect.arrayContaining([...findings]));
  expect(idsOf(result)).toHaveLength(findings.length);
  expect(result.verdict.grade ?? "-").toBe(grade);
  expect(JSON.stringify(result.raw)).not.toContain("secret");
});

const careful = Array.from({ length: 60 }, (_, at) => `Set-Cookie: c${at}=1; Secure; HttpOnly; SameSite=Lax`);
const versions = ["Server", "X-Powered-By", "Powered-By", "X-CMS"].map((header) => {
  const products = Array.from({ length: 8 }, (_, at) => `${header.replace(/\W/g, "")}${"abcdefgh"[at] ?? ""}/1.0`);
  return `${header}: ${products.join(" ")}`;
});

// What is cut from the record has been judged before.
test.for<[what: string, answer: Answer, grade: string, findings: readonly string[]]>([
  ["PHP at the end of a long line", page([`Server: Apache/2.4.63 (Unix) ${modules} PHP/5.2.9`]), "C", ["end-of-life"]],
  [
    "PHP behind many headers",
    page([...Array.from({ length: 40 }, (_, at) => `Server: x${at}`), "X-Powered-By: PHP/5.3.3"]),
    "C",
    ["end-of-life", "software-cut"],
  ],
  ["an old script behind many versions", page(versions, jquery), "C", ["script-end-of-life", "software-cut"]],
  [
    "a careless session behind many cookies",
    page([...careful, "Set-Cookie: PHPSESSID=1"]),
    "A",
    ["cookie-insecure", "cookie-readable"],
  ],
])("%s is not overlooked", async ([, answer, grade, findings]) => {
  const result = await look({ answer });

  expect(idsOf(result)).toEqual(expect.arrayContaining([...findings]));
  expect(result.verdict.grade).toBe(grade);
});

test.for<[what: string, options: TlsTwinOptions, grade: string, caps: readonly string[]]>([
  ["an expired certificate", { served: chainFor("expired") }, "F", ["tls-refused"]],
  ["a self-signed certificate", { served: chainFor("self-signed") }, "F", ["tls-refused"]],
  ["another name", { served: chainFor("wrong name") }, "F", ["tls-refused"]],
  ["a weak key", { served: chainFor("rsa 1024") }, "F", ["tls-refused"]],
  ["another purpose", { served: chainFor("client purpose") }, "F", ["tls-refused"]],
  ["TLS 1.1 at best", oldVersions["TLS 1.1"], "F", ["tls-refused"]],
])("%s", async ([, options, grade, caps]) => {
  const result = await look(options);

  expect(capsOf(result)).toEqual(caps);
  expect(result.verdict.grade).toBe(grade);
});

interface Usual {
  readonly secure: number;
  readonly plain: number;
}

/** The usual ports of a site, which a test may not open: both are pinned to twins. */
function onUsualPorts({ secure, plain }: Usual, host = "shop.example", deadline = 10_000): Promise<Result> {
  const pins: readonly Pin[] = [
    { host, port: 443, address: "127.0.0.1", toPort: secure },
    { host, port: 80, address: "127.0.0.1", toPort: plain },
  ];
  return measure(owasp, { host }, { pins, deadline });
}

test("a site that nobody can reach over https is served over plain HTTP", async () => {
  const plain = await keep(serveHttp({ answer: page() }));
  const result = await onUsualPorts({ secure: await closedPort(), plain: plain.port });

  expect(capsOf(result)).toEqual(["plain-http"]);
  expect(idsOf(result)).toEqual(expect.arrayContaining(["plain-http", "redirect-missing"]));
  expect(result.verdict).toMatchObject({ grade: "F", status: "fail" });
  expect(result.raw.tls).toMatchObject([{ host: "shop.example", reason: "tcp.refused" }]);
});

test.for([
  ["filtered", () => serveDeaf()],
  ["silent", () => serveTcp(stayingSilent())],
] as const)("a site on port 80 whose https is %s", { timeout: 15_000 }, async ([, serve]) => {
  const plain = await keep(serveHttp({ answer: page() }));
  const deaf = await keep(serve());
  const result = await onUsualPorts({ secure: deaf.port, plain: plain.port });

  expect(result.verdict).toMatchObject({ grade: "F", status: "fail" });
  expect(capsOf(result)).toEqual(["plain-http"]);
  expect(result.raw.tls).toMatchObject([{ host: "shop.example", reason: "timeout.tls" }]);
});

test("the same where the run ends before anybody could be sure", async () => {
  const plain = await keep(serveHttp({ answer: page() }));
  const deaf = await keep(serveTcp(stayingSilent()));
  const result = await onUsualPorts({ secure: deaf.port, plain: plain.port }, "shop.example", 2500);

  expect(capsOf(result)).toEqual(["plain-http"]);
});

test("a slow handshake beside a site on port 80 is waited for", { timeout: 15_000 }, async () => {
  const served = chainFor("good");
  const secure = await keep(serveTls({ answer: page(), served }));
  const slow = await keep(serveDelayed(secure.port, 1100));
  const plain = await keep(serveHttp({ answer: page() }));
  const result = await onUsualPorts({ secure: slow.port, plain: plain.port }, "localhost", 14_000);

  expect(capsOf(result)).toEqual([]);
  expect(idsOf(result)).toEqual(["redirect-missing"]);
});

test("a closed host whose port 80 leads to a good page elsewhere", async () => {
  const secure = await keep(serveTls({ answer: page(), served: chainFor("good") }));
  const location = `Location: https://localhost:${secure.port}/`;
  const plain = await keep(serveHttp({ answer: reply({ status: 301, headers: [location] }) }));
  const result = await onUsualPorts({ secure: await closedPort(), plain: plain.port });

  expect(result.verdict).toMatchObject({ grade: "A+", caps: [] });
  expect(idsOf(result)).toEqual(["https-closed"]);
  expect(result.raw).toMatchObject({ begun: "http", page: { url: `https://localhost:${secure.port}/` } });
});

test("port 80 of the host counts where the page is elsewhere", async () => {
  const www = await keep(serveTls({ answer: page(), served: chainFor("good") }));
  const location = `Location: https://localhost:${www.port}/`;
  const shop = await keep(
    serveTls({
      answer: reply({ status: 301, headers: [location] }),
      served: chainOf(leafOf({ names: ["shop.example"] }), intermediate),
    }),
  );
  const plain = await keep(serveHttp({ answer: page() }));
  const result = await onUsualPorts({ secure: shop.port, plain: plain.port });

  expect(idsOf(result)).toContain("redirect-missing");
});

test("port 80 beside a good site", async () => {
  const served = chainFor("good");
  const secure = await keep(serveTls({ answer: page(), served }));
  const open = await keep(serveHttp({ answer: page() }));

  const content = await onUsualPorts({ secure: secure.port, plain: open.port }, "localhost");
  const closed = await onUsualPorts({ secure: secure.port, plain: await closedPort() }, "localhost");

  expect(idsOf(content)).toEqual(["redirect-missing"]);
  expect(idsOf(closed)).toEqual([]);
});

test("the origin that the page is on counts, too", async () => {
  const old = await keep(serveTls({ answer: page(), served: chainFor("expired") }));
  const location = `Location: https://localhost:${old.port}/`;
  const result = await look({ answer: reply({ status: 301, headers: [location] }) });

  expect(result.raw.tls.map(({ port, grade }) => [port === old.port, grade === "F"])).toEqual([
    [false, false],
    [true, true],
  ]);
  expect(capsOf(result)).toEqual(["tls-refused"]);
});

/** A host that sends visitors to another one, from where they come back to its page. */
async function by(between: string, served: TlsTwinOptions["served"], headers: readonly string[] = []): Promise<Result> {
  const away = redirectTo(`https://${between}/sso`);
  const answer: Answer = (socket, asked, reset) => (asked.path === "/" ? away : page())(socket, asked, reset);
  const secure = await keep(serveTls({ answer, served: chainFor("good") }));
  const other = await keep(
    serveTls({ answer: redirectTo("https://localhost/back", headers), ...(served && { served }) }),
  );
  const pins: readonly Pin[] = [
    { host: "localhost", port: 443, address: "127.0.0.1", toPort: secure.port },
    { host: "localhost", port: 80, address: "127.0.0.1", toPort: await closedPort() },
    { host: between, port: 443, address: "127.0.0.1", toPort: other.port },
  ];
  return measure(owasp, { host: "localhost" }, { pins });
}

function redirectTo(url: string, headers: readonly string[] = []): Answer {
  return reply({ status: 302, headers: [...sixHeaders, `Location: ${url}`, ...headers] });
}

test.for<[what: string, served: TlsTwinOptions["served"], grade: string, findings: readonly string[]]>([
  ["has another name", chainFor("good"), "F", ["tls-refused"]],
  ["has expired", chainFor("expired", { names: ["login.example"] }), "F", ["tls-refused"]],
  ["holds", chainOf(leafOf({ names: ["login.example"] }), intermediate), "A+", []],
])("a host on the way whose certificate %s", async ([, served, grade, findings]) => {
  const result = await by("login.example", served);

  expect(idsOf(result)).toEqual(findings);
  expect(result.verdict.grade).toBe(grade);
  expect(result.raw.page).toMatchObject({ grade: "A+" });
});

test("plain HTTP on the way from https to the page", async () => {
  const away = redirectTo("http://localhost/mid");
  const answer: Answer = (socket, asked, reset) => (asked.path === "/" ? away : page())(socket, asked, reset);
  const secure = await keep(serveTls({ answer, served: chainFor("good") }));
  const plain = await keep(serveHttp({ answer: redirectTo("https://localhost/end") }));
  const result = await onUsualPorts({ secure: secure.port, plain: plain.port }, "localhost");

  expect(idsOf(result)).toEqual(["hop-in-clear"]);
  expect(result.raw).toMatchObject({ way: [{ host: "localhost", port: 80, state: "clear" }], page: { grade: "A+" } });
});

const shop = chainOf(leafOf({ names: ["shop.example"] }), intermediate);

test.for<[what: string, secure: TlsTwinOptions, plain: Answer, grade: string, findings: readonly string[]]>([
  [
    "an error over https, and content",
    { answer: reply({ status: 503, headers: [] }) },
    page(),
    "-",
    ["page-unseen", "redirect-missing"],
  ],
  [
    "an error over https with an expired certificate",
    { answer: reply({ status: 503, headers: [] }), served: chainFor("expired", { names: ["shop.example"] }) },
    page(),
    "F",
    ["tls-refused", "page-unseen", "redirect-missing"],
  ],
  ["an error", {}, reply({ status: 503, headers: [] }), "A+", ["port80-unknown"]],
  ["a bot check", {}, reply({ status: 403, headers: ["cf-mitigated: challenge"] }), "A+", ["port80-unknown"]],
  ["a way to nobody", {}, redirectTo("https://dead.example/"), "A+", ["port80-unknown"]],
  ["a way to an expired certificate", {}, redirectTo("https://old.example/"), "A+", ["redirect-refused"]],
  [
    "what it is made of, and a session",
    {},
    reply({
      status: 301,
      headers: [
        "Location: https://shop.example/",
        "X-Powered-By: PHP/5.3.3",
        "Set-Cookie: sid=1; Secure",
        "Set-Cookie: PHPSESSID=1; HttpOnly; SameSite=Lax",
      ],
    }),
    "C",
    ["end-of-life", "cookie-insecure"],
  ],
])("port 80 answers %s", async ([, secure, plain, grade, findings]) => {
  const good = await keep(serveTls({ answer: page(), served: shop, ...secure }));
  const open = await keep(serveHttp({ answer: plain }));
  const old = await keep(serveTls({ answer: page(), served: chainFor("expired", { names: ["old.example"] }) }));
  const pins: readonly Pin[] = [
    { host: "shop.example", port: 443, address: "127.0.0.1", toPort: good.port },
    { host: "shop.example", port: 80, address: "127.0.0.1", toPort: open.port },
    { host: "old.example", port: 443, address: "127.0.0.1", toPort: old.port },
    { host: "dead.example", port: 443, address: "127.0.0.1", toPort: await closedPort() },
  ];
  const result = await measure(owasp, { host: "shop.example" }, { pins });

  expect(idsOf(result)).toEqual(expect.arrayContaining([...findings]));
  expect(idsOf(result)).toHaveLength(findings.length);
  expect(result.verdict.grade ?? "-").toBe(grade);
  expect(owasp.raw.parse(result.raw)).toEqual(result.raw);
});

test("the cookies of somebody else on the way are his", async () => {
  const foreign = chainOf(leafOf({ names: ["login.example"] }), intermediate);
  const result = await by("login.example", foreign, ["Set-Cookie: idp=1"]);

  expect(result.raw.cookies).toEqual([]);
});

test("what came instead of the site is not judged", async () => {
  const result = await look({ answer: reply({ status: 503, headers: ["Server: nginx/1.14.0"] }) });

  expect(result.verdict).toMatchObject({ status: "unknown", coverage: 35 });
  expect(result.raw).toMatchObject({ page: null, reason: "http.server-error", software: [] });
});

test.for([
  ["refused", async () => closedPort(), "UPSTREAM_ERROR", /^tcp\.refused$/],
  ["silent", async () => (await keep(serveTcp(stayingSilent()))).port, "UPSTREAM_TIMEOUT", /^timeout\.tls$/],
  [
    "reset in the handshake",
    async () => (await keep(serveTcp(resettingOnFirstWords()))).port,
    "UPSTREAM_ERROR",
    /^(?:tcp\.reset|tls\.closed)$/,
  ],
] as const)("%s is no verdict but a failure", async ([, port, code, reason]) => {
  const run = measure(owasp, { host: `localhost:${await port()}` }, { deadline: 1500 });
  const failure = await run.catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(Failure);
  expect(failure).toMatchObject({ code, reason: expect.stringMatching(reason) });
});

test.for([
  ["NXDOMAIN", "NOT_FOUND", "dns.nxdomain"],
  ["SERVFAIL", "UPSTREAM_ERROR", "dns.failed"],
] as const)("a name whose resolver says %s is %s", async ([said, code, reason]) => {
  const dns = await keep(serveDns({ "shop.example": said }));
  const names = resolverNames([dns.server]);
  const run = runLocal(owasp, owasp.input.parse({ host: "shop.example" }), {
    deadline: 5000,
    open: (signal) => ({
      ...openDoor({ signal, policy: commandLine, names }),
      trust: openTrustStore([]),
      dns: usualDns,
    }),
  });

  await expect(run).rejects.toMatchObject({ code, reason });
});

test.for<[what: string, headers: readonly string[], asked: readonly (string | undefined)[]]>([
  ["a page that says nothing", [], [undefined, "https://portcullis.example", "null"]],
  ["a page for everybody", ["Access-Control-Allow-Origin: *"], [undefined, "https://portcullis.example"]],
  ["a page for null", ["Access-Control-Allow-Origin: null"], [undefined, "https://portcullis.example"]],
])("%s is asked for no oftener than it takes", async ([, headers, expected]) => {
  const origins: (string | undefined)[] = [];
  const answer: Answer = (socket, asked, reset) => {
    origins.push(asked.headers.get("origin"));
    page(headers)(socket, asked, reset);
  };

  await look({ answer });

  expect(origins).toEqual(expected);
});
