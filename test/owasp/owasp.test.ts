import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { owasp } from "../../src/checks/owasp/index.ts";
import { Failure } from "../../src/core/failure.ts";
import { openGuard } from "../../src/net/guard.ts";
import { resolverNames } from "../dns/resolvers.ts";
import { openTrustStore } from "../../src/net/roots.ts";
import { runLocal } from "../../src/run/local.ts";
import { commandLine, keep, measure } from "../engine.ts";
import { serveDns } from "../twins/dns/dns.ts";
import { chainFor } from "../twins/pki/pki.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { closedPort, resettingOnFirstWords, serveTcp, stayingSilent } from "../twins/tcp.ts";
import { oldVersions, type TlsTwinOptions } from "../twins/tls.ts";
import { defaultDns } from "../../src/net/dns/default.ts";
import { sixHeaders, page, look, idsOf, capsOf } from "./scene.ts";

test("a good site", async () => {
  const result = await look();

  expect(idsOf(result)).toEqual([]);
  expect(result.verdict).toMatchObject({ grade: "A+", status: "pass", coverage: 100 });
  expect(owasp.raw.parse(result.raw)).toEqual(result.raw);
});

/** An answer that reflects a foreign origin, with or without credentials. */
function reflecting(...more: readonly string[]): Answer {
  return (socket, asked, reset) => {
    const origin = asked.headers.get("origin");
    const headers = origin === undefined ? [] : [`Access-Control-Allow-Origin: ${origin}`, ...more];
    page(headers)(socket, asked, reset);
  };
}

const credentials = "Access-Control-Allow-Credentials: true";
const login = "<!doctype html><form action=http://shop.example/login?secret><input type=password></form>";
const withoutForms = sixHeaders.map((line) => line.replace(" form-action 'none';", ""));
const jquery =
  '<!doctype html><script src="https://code.jquery.com/jquery-1.12.4.min.js" integrity="sha256-ZosEbRLbNQzLpnKIkEdrPv7lOy9C27hHQ+Xp8a4MxAQ="></script>';

/** The page with an old script and only these types. */
function typed(types: readonly string[]): Answer {
  return reply({ headers: [...sixHeaders, ...types], body: jquery });
}

const mayBeNull: Answer = (socket, asked, reset) => {
  const isNull = asked.headers.get("origin") === "null";
  page(isNull ? ["Access-Control-Allow-Origin: null", credentials] : [])(socket, asked, reset);
};

/** Allows origins like this, with credentials. */
function letting(like: RegExp): Answer {
  return (socket, asked, reset) => {
    const origin = asked.headers.get("origin") ?? "";
    page(like.test(origin) ? [`Access-Control-Allow-Origin: ${origin}`, credentials] : [])(socket, asked, reset);
  };
}

const lookalikes = [
  "https://localhost.portcullis.example",
  "https://portcullis-localhost",
  "http://portcullis.localhost",
];

/** Sends visitors from / to /home. */
function redirecting(headers: readonly string[], home: Answer = page()): Answer {
  const away = reply({ status: 302, headers: [...sixHeaders, "Location: /home", ...headers] });
  return (socket, asked, reset) => (asked.path === "/" ? away : home)(socket, asked, reset);
}

/** An answer for foreign origins only; all others get the page. */
function toStrangers(answer: Answer): Answer {
  return (socket, asked, reset) => (asked.headers.has("origin") ? answer : page())(socket, asked, reset);
}

/** Rejects requests without its cookie. */
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
  ["an old script after a stray <", page([], `<p>1 < 2, a <3 b</p>${jquery}`), "C", ["script-end-of-life"]],
  ["an old script in UTF-16", page([], Buffer.from(`\ufeff${jquery}`, "utf16le")), "C", ["script-end-of-life"]],
  ["an unreadable page", page(["Content-Encoding: gzip, compress"], jquery), "-", ["page-unreadable"]],
  // What browsers show nevertheless.
  ["an unknown content coding", page(["Content-Encoding: UTF-8"], jquery), "C", ["script-end-of-life"]],
  [
    "two content codings",
    page(["Content-Encoding: gzip, br"], brotliCompressSync(gzipSync(jquery))),
    "C",
    ["script-end-of-life"],
  ],
  [
    "bytes after the end of gzip",
    page(["Content-Encoding: gzip"], Buffer.concat([gzipSync(jquery), Buffer.from("more")])),
    "C",
    ["script-end-of-life"],
  ],
  // Fetch §2.2.2: the last type counts.
  [
    "two types, the last HTML",
    typed(["Content-Type: text/plain", "Content-Type: text/html"]),
    "C",
    ["script-end-of-life"],
  ],
  ["two types, the first HTML", typed(["Content-Type: text/html", "Content-Type: text/plain"]), "A+", []],
  ["no type that browsers may guess", typed([]), "A+", []],
  ["a long page", page([], "<!doctype html>".padEnd(600 * 1024, "x")), "A+", ["page-cut"]],
  [
    "a script over plain HTTP",
    page([], "<!doctype html><script src=http://a.example/a.js></script>"),
    "B",
    ["mixed-content"],
  ],
  [
    "a script of another origin",
    page([], "<!doctype html><script src=https://a.example/?secret></script>"),
    "A+",
    ["script-without-integrity"],
  ],
  // The policy of the page forbids it to be sent.
  ["a form in clear that is not sent", page([], login), "A+", []],
  [
    "a form in clear",
    reply({ headers: [...withoutForms, "Content-Type: text/html"], body: login }),
    "D",
    ["password-in-clear"],
  ],
  [
    "a generator",
    page([], '<!doctype html><meta name="generator" content="WordPress 6.4.2">'),
    "A+",
    ["version-disclosed"],
  ],
  [
    "an old generator after another",
    page([], '<meta name="generator" content="Elementor"><meta name="generator" content="WordPress 4.0">'),
    "C",
    ["end-of-life", "product-disclosed"],
  ],
  [
    "a careless session",
    page(["Set-Cookie: PHPSESSID=secret; Path=/"]),
    "B",
    ["cookie-insecure", "cookie-readable", "cookie-same-site"],
  ],
  [
    "a careless session on the way to the page",
    redirecting(["Set-Cookie: PHPSESSID=secret; Path=/"]),
    "B",
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
  ["any origin with credentials", page(["Access-Control-Allow-Origin: *", credentials]), "A+", ["cors-any"]],
  ["an origin that begins with the name", letting(/^https:\/\/localhost\./), "C", ["cors-lookalike"]],
  ["an origin that ends with the name", letting(/localhost$/), "C", ["cors-lookalike"]],
  ["a subdomain over plain HTTP", letting(/^https?:\/\/[\w-]+\.localhost$/), "C", ["cors-subdomain"]],
  ["subdomains over https", letting(/^https:\/\/[\w-]+\.localhost$/), "A+", []],
  ["the origin null with credentials", page(["Access-Control-Allow-Origin: null", credentials]), "C", ["cors-null"]],
  ["the origin null among the allowed ones", mayBeNull, "C", ["cors-null"]],
  ["status 429 for a foreign origin", toStrangers(reply({ status: 429 })), "A+", ["cors-unknown"]],
  ["an error for a foreign origin", toStrangers(reply({ status: 503 })), "A+", ["cors-unknown"]],
  [
    "a redirect for a foreign origin",
    toStrangers(reply({ status: 302, headers: ["Location: /x"] })),
    "A+",
    ["cors-unknown"],
  ],
  [
    "a bot check for a foreign origin",
    toStrangers(reply({ status: 403, headers: ["cf-mitigated: challenge"] })),
    "A+",
    ["cors-unknown"],
  ],
  ["status 403 for a foreign origin", toStrangers(reply({ status: 403 })), "A+", []],
  ["a reflected origin for requests with a cookie", cookieWall, "C", ["cors-reflected"]],
  ["an error page", reply({ status: 404, headers: sixHeaders }), "-", ["page-unseen"]],
  [
    "an error page of a server without fixes",
    reply({ status: 403, headers: [...sixHeaders, "Server: Apache/2.4.6 (CentOS)"] }),
    "-",
    ["page-unseen", "end-of-life"],
  ],
  [
    "a header with a private backend address",
    page(["X-Backend: http://10.1.2.3:8080"]),
    "A+",
    ["leak-private-address"],
  ],
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

// Values are judged before they are truncated for the record.
test.for<[what: string, answer: Answer, grade: string, findings: readonly string[]]>([
  ["PHP at the end of a long line", page([`Server: Apache/2.4.63 (Unix) ${modules} PHP/5.2.9`]), "C", ["end-of-life"]],
  [
    "PHP after many headers",
    page([...Array.from({ length: 40 }, (_, at) => `Server: x${at}`), "X-Powered-By: PHP/5.3.3"]),
    "C",
    ["end-of-life", "software-cut"],
  ],
  ["an old script after many versions", page(versions, jquery), "C", ["script-end-of-life", "software-cut"]],
  [
    "a careless session after many cookies",
    page([...careful, "Set-Cookie: PHPSESSID=1"]),
    "B",
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

test("a reply that replaces the site is not judged", async () => {
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
] as const)("a name whose lookup gives %s is %s", async ([said, code, reason]) => {
  const dns = await keep(serveDns({ "shop.example": said }));
  const names = resolverNames([dns.server]);
  const run = runLocal(owasp, owasp.input.parse({ host: "shop.example" }), {
    deadline: 5000,
    open: (signal) => ({
      ...openGuard({ signal, policy: commandLine, names }),
      trust: openTrustStore([]),
      dns: defaultDns,
    }),
  });

  await expect(run).rejects.toMatchObject({ code, reason });
});

test.for<[what: string, headers: readonly string[], asked: readonly (string | undefined)[]]>([
  ["a page that says nothing", [], [undefined, "https://portcullis.example", "null", ...lookalikes]],
  ["a page for all origins", ["Access-Control-Allow-Origin: *"], [undefined, "https://portcullis.example"]],
  ["a page for null", ["Access-Control-Allow-Origin: null"], [undefined, "https://portcullis.example", ...lookalikes]],
])("%s is requested no more often than necessary", async ([, headers, expected]) => {
  const origins: (string | undefined)[] = [];
  const answer: Answer = (socket, asked, reset) => {
    origins.push(asked.headers.get("origin"));
    page(headers)(socket, asked, reset);
  };

  await look({ answer });

  expect(origins).toEqual(expected);
});
