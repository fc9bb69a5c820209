import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { http } from "../../src/checks/http/index.ts";
import { measure, keep, type Measuring } from "../engine.ts";
import { dripBody, endlessRedirect, hugeBody, raw, redirect, redirectLoop, routes, silence } from "../twins/answers.ts";
import { serveHttp } from "../twins/http.ts";
import { chainFor, type ChainKind } from "../twins/pki/pki.ts";
import { reply, replyBytes, type Answer } from "../twins/raw-http.ts";
import { closedPort } from "../twins/tcp.ts";
import { serveHttp2, serveTls } from "../twins/tls.ts";

const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const five = [
  "Strict-Transport-Security: max-age=31536000; includeSubDomains",
  "X-Content-Type-Options: nosniff",
  "Referrer-Policy: no-referrer",
  "Permissions-Policy: camera=(), microphone=(), geolocation=()",
];
const six = [...five, `Content-Security-Policy: ${policy}`];
const page = reply({ headers: [...six, "Content-Type: text/html"], body: "<!doctype html>" });
const toHttps = redirect("https://localhost/");

function refreshTo(url: string, headers = six): Answer {
  const body = `<meta http-equiv="refresh" content="0; url=${url}">`;
  return reply({ headers: [...headers, "Content-Type: text/html"], body });
}

interface Site {
  readonly secure?: Answer;
  readonly plain?: Answer | "closed";
  readonly chain?: ChainKind;
  readonly url?: string;
}

/** Measures a site on the default ports, which a test cannot open. Pins lead both to test servers. */
async function look(
  { secure = page, plain = "closed", chain = "good", url = "https://localhost/" }: Site = {},
  options: Measuring = {},
) {
  const onTls = await keep(serveTls({ answer: secure, served: chainFor(chain) }));
  const toPort = plain === "closed" ? await closedPort() : (await keep(serveHttp({ answer: plain }))).port;
  const pins = [
    { host: "localhost", port: 443, address: "127.0.0.1", toPort: onTls.port },
    { host: "localhost", port: 80, address: "127.0.0.1", toPort },
  ];
  const { raw: seen, verdict } = await measure(http, { url }, { pins, ...options });
  return { seen, verdict, ids: verdict.findings.map(({ id }) => id), connections: onTls.connections() };
}

test("a good site gets an A+, over one connection", async () => {
  const { seen, verdict, connections } = await look({ plain: toHttps });

  expect(verdict).toMatchObject({ grade: "A+", score: 100, status: "pass" });
  expect(http.raw.parse(seen)).toEqual(seen);
  expect(seen).toMatchObject({
    url: "https://localhost/",
    finalUrl: "https://localhost/",
    status: 200,
    redirectOutcome: "answered",
    parser: "strict",
    version: "1.1",
    plainHttp: { state: "redirects", status: 200 },
    certificateRejection: { problems: [] },
    staticNonce: null,
  });
  expect(connections).toBe(1);
});

test("redirects are followed hop by hop, and the last page is judged", async () => {
  const secure = routes({ "/": redirect("/home", 302), "/home": page });
  const { seen, verdict } = await look({ secure, plain: toHttps, url: "http://localhost/" });

  expect(seen.redirectChain.map(({ url, status, location, downgrade }) => [url, status, location, downgrade])).toEqual([
    ["http://localhost/", 301, "https://localhost/", false],
    ["https://localhost/", 302, "https://localhost/home", false],
    ["https://localhost/home", 200, null, false],
  ]);
  expect(verdict.grade).toBe("A+");
});

test.for<[string, Site, string, string]>([
  ["a certificate that has expired", { chain: "expired" }, "C", "invalid-certificate"],
  ["a certificate for another name", { chain: "wrong name" }, "C", "invalid-certificate"],
  ["an unknown authority", { chain: "unknown authority" }, "C", "invalid-certificate"],
  ["content on port 80", { plain: reply({ body: "welcome" }) }, "A+", "redirect-missing"],
  ["an error page", { secure: reply({ status: 404, headers: six }) }, "A+", "error-page"],
  ["a page over http", { secure: redirect("http://localhost/"), plain: page }, "D", "redirect-downgrade"],
  ["a circle", { secure: redirectLoop() }, "F", "redirect-loop"],
  ["endless redirects", { secure: endlessRedirect() }, "F", "redirect-limit"],
  ["a redirect to another scheme", { secure: redirect("ftp://localhost/") }, "F", "redirect-invalid"],
  [
    "control characters in a header",
    { secure: reply({ headers: [...six, "X-Odd: a\u0001b"] }) },
    "A+",
    "malformed-header",
  ],
  ["a NUL byte in a header", { secure: reply({ headers: [...six, "X-Odd: a\0b"] }) }, "F", "nul-byte"],
  [
    "a NUL byte in the status line",
    { secure: raw(`HTTP/1.1 200 O\0K\r\n${six.join("\r\n")}\r\nContent-Length: 0\r\n\r\n`) },
    "F",
    "nul-byte",
  ],
  ["white space before a colon", { secure: reply({ headers: [...six, "X-Odd : b"] }) }, "A+", "header-space"],
  [
    "a status line in small letters",
    { secure: raw(`http/1.1 200 OK\r\n${six.join("\r\n")}\r\nContent-Length: 0\r\n\r\n`) },
    "A+",
    "status-line",
  ],
  ["an empty Location", { secure: reply({ status: 302, headers: [...six, "Location:"] }) }, "A+", "redirect-empty"],
  ["a refresh to plain HTTP", { secure: refreshTo("http://localhost/", []), plain: page }, "D", "redirect-downgrade"],
  [
    "a refresh to its own http URL, with HSTS",
    { secure: refreshTo("http://localhost/"), plain: page },
    "A+",
    "refresh-unfollowed",
  ],
  [
    "a policy for a whole public suffix",
    { secure: reply({ headers: [...five, "Content-Security-Policy: frame-ancestors https://*.co.uk"] }) },
    "C",
    "framing-broad",
  ],
  [
    "a policy for the public suffix of a hosting company",
    { secure: reply({ headers: [...five, "Content-Security-Policy: frame-ancestors https://*.vercel.app"] }) },
    "C",
    "framing-broad",
  ],
  ["a version in Server", { secure: reply({ headers: [...six, "Server: nginx/1.27.3"] }) }, "A+", "leak-version"],
])("%s", async ([, site, grade, id]) => {
  const { verdict, ids } = await look(site);

  expect(verdict.grade).toBe(grade);
  expect(ids).toContain(id);
});

test.for<[name: string, headers: readonly string[], location: string]>([
  ["two targets", ["Location: /a", "Location: /b"], "/a, /b"],
  ["no URL", ["Location: https://[::1/"], "https://[::1/"],
])("a redirect to %s is reported with its Location", async ([, headers, location]) => {
  const { verdict } = await look({ secure: reply({ status: 302, headers }) });

  expect(verdict.findings).toContainEqual(expect.objectContaining({ id: "redirect-invalid", params: { location } }));
});

test("a redirect into a forbidden network is a finding, and is not followed", async () => {
  const inside = await keep(serveHttp({ address: "127.0.0.2" }));
  const outside = await keep(serveHttp({ answer: redirect(inside.origin) }));
  const onlyOutside = { special: false, allow: ["127.0.0.1/32"] };
  const { raw: seen, verdict } = await measure(http, { url: outside.origin }, { policy: onlyOutside });

  expect(seen).toMatchObject({ redirectOutcome: "private", finalUrl: `${outside.origin}/` });
  expect(verdict).toMatchObject({ grade: "F", status: "fail" });
  expect(inside.connections()).toBe(0);
});

test.for<[string, Site, string]>([
  ["a server error", { secure: reply({ status: 503, headers: six }) }, "http.server-error"],
  ["a challenge", { secure: reply({ status: 403, headers: ["CF-Mitigated: challenge"] }) }, "http.challenge"],
  [
    "a challenge that looks like success",
    { secure: reply({ status: 202, headers: ["x-amzn-waf-action: challenge"] }) },
    "http.challenge",
  ],
  ["a redirect to a closed port", { secure: redirect("http://localhost/") }, "tcp.refused"],
  ["silence", { secure: silence() }, "timeout.http"],
  ["garbage", { secure: raw("garbage\r\n\r\n", "closes") }, "http.malformed"],
])("%s is a failure without a grade", async ([, site, reason]) => {
  await expect(look(site, { deadline: 1500 })).rejects.toMatchObject({ facts: { reason } });
});

/** A page whose responses have the nonces that `next` returns. */
function withNonce(next: (count: number) => string): Answer {
  let count = 0;
  return (socket) =>
    socket.write(
      replyBytes({ headers: [...five, `Content-Security-Policy: script-src 'nonce-${next(count++)}'; ${policy}`] }),
    );
}

test.for<[string, (count: number) => string, boolean | null]>([
  ["a fresh nonce", (count) => `4AEemGb0xJptoIGFP3Nd${count}A`, false],
  ["the same nonce twice", () => "4AEemGb0xJptoIGFP3Nd4w", true],
])("%s is recognised by a second request", async ([, next, expected]) => {
  const { seen } = await look({ secure: withNonce(next) });

  expect(seen.staticNonce).toBe(expected);
});

test("a cookie that ends a redirect loop is sent, but not recorded", async () => {
  const secret = "s3cret";
  const secure: Answer = (socket, asked, reset) =>
    (asked.headers.get("cookie") === `id=${secret}` ? page : redirect("/", 302, [`Set-Cookie: id=${secret}; Secure`]))(
      socket,
      asked,
      reset,
    );
  const { seen, verdict } = await look({ secure });

  expect(seen.redirectChain).toHaveLength(2);
  expect(verdict.grade).toBe("A+");
  expect(JSON.stringify(seen)).not.toContain(secret);
});

const html = `<!doctype html><head><meta http-equiv="Content-Security-Policy" content="${policy}"></head>`;

test.for<[string, Answer, number]>([
  ["in a page", reply({ headers: [...five, "Content-Type: text/html"], body: html }), 1],
  ["in a page without a type", reply({ headers: five.filter((line) => !line.includes("nosniff")), body: html }), 1],
  // WHATWG MIME Sniffing §7: without sniffing, it is not HTML.
  ["in a body without a type, which must not be sniffed", reply({ headers: five, body: html }), 0],
  [
    "in a page that was compressed although not requested",
    reply({ headers: [...five, "Content-Type: text/html", "Content-Encoding: gzip"], body: gzipSync(html) }),
    1,
  ],
  ["in plain text, which is not a page", reply({ headers: [...five, "Content-Type: text/plain"], body: html }), 0],
])("a policy in a <meta>, %s", async ([, secure, count]) => {
  const { seen } = await look({ secure });

  expect(seen.meta.csp).toHaveLength(count);
});

test.for<[name: string, secure: Answer, expected: object]>([
  // The rest of its head may contain a weaker referrer policy.
  ["a body without end", dripBody([...six, "Content-Type: text/html"], 20), { atLeast: "A" }],
  ["a gigabyte", hugeBody(1024 ** 3, six), { grade: "A+" }],
])("of %s, only the beginning is read", async ([, secure, expected]) => {
  const { seen, verdict } = await look({ secure });

  expect(seen.truncated).toBe(true);
  expect(verdict).toMatchObject(expected);
});

test("of many long headers, only some are recorded, and all are judged", async () => {
  const many = Array.from({ length: 300 }, (_, at) => `X-Filler-${at}: ${"x".repeat(at === 0 ? 5000 : 50)}`);
  const { seen, verdict } = await look({ secure: reply({ headers: [...many, ...six] }) });

  expect(seen.headersTotal).toBe(300 + six.length + 1);
  expect(seen.headers.length).toBeLessThan(120);
  expect(Math.max(...seen.headers.map(([, value]) => value.length))).toBe(500);
  expect(verdict.score).toBe(100);
});

test("a server that only speaks HTTP/2 is judged, too", async () => {
  const lower = Object.fromEntries(
    six.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]),
  );
  const server = await keep(serveHttp2({ headers: lower }));
  const { raw: seen, verdict } = await measure(http, { url: server.origin });

  expect(seen).toMatchObject({ version: "2", plainHttp: null });
  expect(verdict.grade).toBe("A+");
});
