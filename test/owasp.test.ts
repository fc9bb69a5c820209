import { expect, test } from "vitest";
import { owasp, type OwaspRaw } from "../src/checks/owasp/index.ts";
import { Failure } from "../src/core/failure.ts";
import type { Pin } from "../src/net/route.ts";
import { openDoor } from "../src/net/door.ts";
import { resolverNames } from "../src/net/names.ts";
import { openTrustStore } from "../src/net/roots.ts";
import { runLocal, type LocalResult } from "../src/run/local.ts";
import { commandLine, keep, measure } from "./engine.ts";
import { serveDns } from "./twins/dns.ts";
import { serveHttp } from "./twins/http.ts";
import { chainFor } from "./twins/pki.ts";
import { reply, type Answer } from "./twins/raw-http.ts";
import { closedPort, resettingOnFirstWords, serveTcp, stayingSilent } from "./twins/tcp.ts";
import { oldVersions, serveTls, type TlsTwinOptions } from "./twins/tls.ts";

const sixHeaders = [
  "Strict-Transport-Security: max-age=31536000; includeSubDomains",
  "Content-Security-Policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options: nosniff",
  "Referrer-Policy: no-referrer",
  "Permissions-Policy: camera=(), microphone=(), geolocation=()",
];

type Result = LocalResult<OwaspRaw, string>;

/** The six headers and whatever else is told. */
function page(headers: readonly string[] = [], body = "<!doctype html>"): Answer {
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

test.for<[what: string, answer: Answer, grade: string, findings: readonly string[]]>([
  ["a server that names itself", page(["Server: nginx"]), "A+", ["leak-header", "product-disclosed"]],
  ["a version past its end", page(["Server: nginx/1.14.0"]), "C", ["leak-header", "end-of-life", "version-disclosed"]],
  [
    "the same, from a distribution that fixes it",
    page(["Server: nginx/1.14.0 (Ubuntu)"]),
    "A+",
    ["leak-header", "end-of-life-backported", "version-disclosed"],
  ],
  [
    "a framework past its end",
    page(["X-Powered-By: PHP/7.2.1"]),
    "C",
    ["leak-header", "end-of-life", "version-disclosed"],
  ],
  ["an old script", page([], jquery), "C", ["end-of-life", "version-disclosed"]],
  [
    "a generator",
    page([], '<!doctype html><meta name="generator" content="WordPress 6.4.2">'),
    "A+",
    ["version-disclosed"],
  ],
  [
    "a careless session",
    page(["Set-Cookie: PHPSESSID=secret; Path=/"]),
    "A",
    ["cookie-insecure", "cookie-readable", "cookie-same-site"],
  ],
  ["a careful session", page(["Set-Cookie: __Host-sid=secret; Path=/; Secure; HttpOnly; SameSite=Lax"]), "A+", []],
  ["a reflected origin", reflecting(), "A+", []],
  ["a reflected origin with credentials", reflecting(credentials), "C", ["cors-reflected"]],
  ["any origin with credentials", page(["Access-Control-Allow-Origin: *", credentials]), "C", ["cors-any"]],
  ["a backend behind it", page(["X-Backend: http://10.1.2.3:8080"]), "A+", ["leak-private-address"]],
  ["a version of four numbers", page(["Server: WebLogic/10.3.6.0"]), "A+", ["leak-header", "version-disclosed"]],
])("%s", async ([, answer, grade, findings]) => {
  const result = await look({ answer });

  expect(idsOf(result)).toEqual(findings);
  expect(result.verdict.grade).toBe(grade);
  expect(JSON.stringify(result.raw)).not.toContain("secret");
});

test.for<[what: string, options: TlsTwinOptions, grade: string, caps: readonly string[]]>([
  ["an expired certificate", { served: chainFor("expired") }, "F", ["tls-refused"]],
  ["a self-signed certificate", { served: chainFor("self-signed") }, "F", ["tls-refused"]],
  ["another name", { served: chainFor("wrong name") }, "F", ["tls-refused"]],
  ["a weak key", { served: chainFor("rsa 1024") }, "D", ["tls-broken"]],
  ["TLS 1.1 at best", oldVersions["TLS 1.1"], "D", ["tls-broken"]],
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
function onUsualPorts({ secure, plain }: Usual, host = "shop.example"): Promise<Result> {
  const pins: readonly Pin[] = [
    { host, port: 443, address: "127.0.0.1", toPort: secure },
    { host, port: 80, address: "127.0.0.1", toPort: plain },
  ];
  return measure(owasp, { host }, { pins });
}

test("a site that nobody can reach over https is served over plain HTTP", async () => {
  const plain = await keep(serveHttp({ answer: page() }));
  const result = await onUsualPorts({ secure: await closedPort(), plain: plain.port });

  expect(capsOf(result)).toEqual(["plain-http"]);
  expect(idsOf(result)).toEqual(expect.arrayContaining(["plain-http", "redirect-missing"]));
  expect(result.verdict).toMatchObject({ grade: "F", status: "fail" });
  expect(result.raw.tls).toMatchObject([{ host: "shop.example", reason: "tcp.refused" }]);
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
    open: (signal) => ({ ...openDoor({ signal, policy: commandLine, names }), trust: openTrustStore([]) }),
  });

  await expect(run).rejects.toMatchObject({ code, reason });
});

test("the page is asked for once more, with a stranger's origin, and no oftener", async () => {
  const origins: (string | undefined)[] = [];
  const answer: Answer = (socket, asked, reset) => {
    origins.push(asked.headers.get("origin"));
    page()(socket, asked, reset);
  };

  await look({ answer });

  expect(origins).toEqual([undefined, "https://portcullis.example"]);
});
