import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { GateResult } from "../../src/core/result/result.ts";
import { keep } from "../engine.ts";
import { portcullis } from "../cli/terminal.ts";
import { serveHttp } from "../twins/http.ts";
import { chainFor, inDays, type ChainKind } from "../twins/pki/pki.ts";
import { root } from "../twins/pki/pki.ts";
import { reply, replyBytes, type Answer } from "../twins/raw-http.ts";
import { serveIssuer } from "../twins/pki/responders.ts";
import { closedPort } from "../twins/tcp.ts";
import { serveTls, type TlsTwinOptions } from "../twins/tls.ts";

const folder = mkdtempSync(join(tmpdir(), "portcullis-way-"));
const caFile = join(folder, "ca.pem");
writeFileSync(caFile, root.pem);
afterAll(() => rmSync(folder, { recursive: true }));

const names = ["a.test", "b.test", "c.test"];
const hsts = "Strict-Transport-Security: max-age=31536000; includeSubDomains";
const others = [
  "Content-Security-Policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options: nosniff",
  "Referrer-Policy: no-referrer",
  "Permissions-Policy: camera=(), microphone=(), geolocation=()",
];
const page = reply({ headers: [hsts, ...others], body: "<!doctype html><p>" });

function to(location: string, ...headers: readonly string[]): Answer {
  return reply({ status: 302, headers: [`Location: ${location}`, ...headers] });
}

/** Answers by path; other paths are 404. */
function byPath(answers: Readonly<Record<string, Answer>>): Answer {
  return (socket, asked, reset) => (answers[asked.path] ?? reply({ status: 404 }))(socket, asked, reset);
}

type Place = Answer | (TlsTwinOptions & { readonly kind?: ChainKind });

/** Sites by origin; other origins refuse connections. */
async function world(sites: Readonly<Record<string, Place>>): Promise<readonly string[]> {
  const closed = await closedPort();
  const places = names.flatMap((host) => [`https://${host}`, `http://${host}`]);
  const pins = await Promise.all(places.map(async (place) => [place, (await open(place)) ?? closed] as const));
  return ["--ca-file", caFile, ...pins.flatMap(([place, port]) => ["--resolve", toPin(place, port)])];

  async function open(place: string): Promise<number | null> {
    const site = sites[place];
    if (!site) return null;
    if (place.startsWith("http:")) return (await keep(serveHttp({ answer: site as Answer }))).port;
    const { kind = "good", ...how } = typeof site === "function" ? { answer: site } : site;
    return (await keep(serveTls({ served: chainFor(kind, { names }), ...how }))).port;
  }
}

function toPin(place: string, port: number): string {
  const { hostname, protocol } = new URL(place);
  return `${hostname}:${protocol === "https:" ? 443 : 80}:127.0.0.1:${port}`;
}

async function gate(url: string, ...args: readonly string[]) {
  const { code, out } = await portcullis(["gate", url, "--json", ...args]);
  const [target] = (JSON.parse(out) as GateResult).targets;
  if (!target) throw new Error("no target");
  const status = Object.fromEntries(target.checks.map((check) => [check.id, check.status]));
  return { code, target, status };
}

/** Sends visitors to the http form of its own page. */
const toPlain = byPath({ "/": to("http://a.test/x", hsts), "/x": page });

test.for([
  ["closed", {}],
  ["serving a redirect to https", { "http://a.test": to("https://a.test/x") }],
] as const)("HSTS on a redirect leads to https past a port 80 that is %s", async ([, plain]) => {
  const { code, target } = await gate("https://a.test/", ...(await world({ "https://a.test": toPlain, ...plain })));

  expect({ code, finalUrl: target.finalUrl }).toEqual({ code: 0, finalUrl: "https://a.test/x" });
  expect(target.findings).toContainEqual(
    expect.objectContaining({
      id: "http.redirect-upgraded",
      severity: "low",
      cause: expect.stringContaining("plain HTTP (http://a.test/x)"),
    }),
  );
});

test("HSTS does not count where browsers reject the certificate", async () => {
  const site = { answer: toPlain, kind: "expired" } as const;
  const { target } = await gate("https://a.test/", ...(await world({ "https://a.test": site, "http://a.test": page })));

  expect(target.finalUrl).toBe("http://a.test/x");
});

test.for([
  ["closed", {}],
  ["redirecting to another path of the origin", { "http://a.test": to("https://b.test/legacy") }],
] as const)("the grade of the final origin depends on the page, not on a port 80 that is %s", async ([, plain]) => {
  const start = to("https://b.test/", hsts);
  const bare = reply({ headers: others, body: "<!doctype html><p>" });
  for (const [answers, grade] of [
    [{ "/": page }, "A"],
    [{ "/": bare, "/legacy": page }, "C"],
  ] as const) {
    const final = { answer: byPath(answers), maxVersion: "TLSv1.2" } as const;
    const { target } = await gate(
      "https://a.test/",
      ...(await world({ "https://a.test": start, "https://b.test": final, ...plain })),
    );

    expect(target.origins.map((origin) => [origin.origin, origin.grade])).toEqual([
      ["a.test", "A+"],
      ["b.test", grade],
    ]);
  }
});

test.for([
  ["http", to("https://a.test/home")],
  ["https", to("https://a.test/")],
] as const)("the page reached from %s is also requested on port 80", async ([scheme, root80]) => {
  const secure = byPath({ "/": to("/home", hsts), "/home": page });
  const plain = byPath({ "/": root80, "/home": page });
  const { code, status } = await gate(
    `${scheme}://a.test/`,
    ...(await world({ "https://a.test": secure, "http://a.test": plain })),
  );

  expect([code, status["https"]]).toEqual([1, "fail"]);
});

test.for<[name: string, end: Readonly<Record<string, Place>>]>([
  ["a page", { "https://c.test": page }],
  ["an error", { "https://c.test": reply({ status: 503 }) }],
  ["a bot challenge", { "https://c.test": reply({ status: 403, headers: ["cf-mitigated: challenge"] }) }],
  ["nothing", {}],
])("browsers do not continue past a rejected hop with %s behind it", async ([, end]) => {
  const middle = { answer: to("https://c.test/"), kind: "expired" } as const;
  const args = await world({ "https://a.test": to("https://b.test/", hsts), "https://b.test": middle, ...end });
  const { code, status } = await gate("https://a.test/", "--min-headers", "off", ...args);

  expect([code, status["https"]]).toEqual([1, "fail"]);
});

test("a threshold that depends on unknown trust is unknown", async () => {
  const issuer = await keep(serveIssuer("silence"));
  const unclear = chainFor("leaf only", { names, issuerUrls: [issuer.url] });
  const headers = (some: readonly string[]) => ({
    served: unclear,
    answer: reply({ headers: some, body: "<!doctype html><p>" }),
  });
  const args = ["--min-ssl", "off", "--min-days", "off"];
  // First: D without HSTS, C with it. Then: at most C because of a rejected certificate, and D without HSTS.
  for (const some of [
    [hsts, "X-Frame-Options: DENY", "X-Content-Type-Options: nosniff"],
    [hsts, ...others.slice(1)],
  ]) {
    const { code, status, target } = await gate(
      "https://a.test/",
      ...args,
      ...(await world({ "https://a.test": headers(some) })),
    );

    expect([code, status["headers"], target.reason]).toEqual([3, "unknown", "http.certificate-unknown"]);
  }
});

/** A page that sends only its headers. */
function slow(socket: Parameters<Answer>[0]): void {
  socket.write(
    replyBytes({
      headers: [
        ...others.slice(0, 1),
        "Content-Type: text/html",
        "Referrer-Policy: no-referrer",
        "Transfer-Encoding: chunked",
      ],
    }),
  );
}

test("an HTML head that was cut off may contain a weaker policy, so headers are unknown", async () => {
  const { code, status, target } = await gate("https://a.test/", ...(await world({ "https://a.test": slow })));

  expect([code, status["headers"], target.reason]).toEqual([3, "unknown", "http.page-unread"]);
});

/** A redirect with an endless body. */
function endless(location: string): Answer {
  const headers = [hsts, `Location: ${location}`, "Transfer-Encoding: chunked"];
  return (socket) => void socket.write(replyBytes({ status: 302, headers }));
}

test("redirects are followed by their headers, however long their bodies take", async () => {
  const secure = byPath({
    "/": endless("/1"),
    "/1": endless("/2"),
    "/2": endless("/3"),
    "/3": endless("/4"),
    "/4": page,
  });
  const { code } = await gate("https://a.test/", "--timeout", "6", ...(await world({ "https://a.test": secure })));

  expect(code).toBe(0);
});

/** Answers with the page after more time than port 80 is waited for. */
function late(...all: Parameters<Answer>): void {
  setTimeout(() => page(...all), 5600);
}

test("a slow page is recognised as the same page behind port 80", async () => {
  const args = await world({ "https://a.test": late, "http://a.test": to("https://a.test/") });
  const { code, status } = await gate("https://a.test/", ...args);

  expect([code, status["https"]]).toEqual([0, "pass"]);
});

test("an HTML head that was cut off does not devalue the headers that were sent", async () => {
  const headers = [hsts, others[0] ?? "", "Referrer-Policy: no-referrer"];
  const cut: Answer = (socket) => {
    socket.write(replyBytes({ headers: [...headers, "Transfer-Encoding: chunked"] }));
  };
  const [whole, broken] = await Promise.all(
    [reply({ headers, body: "<!doctype html><p>" }), cut].map(async (answer) => {
      return gate("https://a.test/", ...(await world({ "https://a.test": answer })));
    }),
  );

  expect([whole?.code, broken?.code]).toEqual([0, 0]);
});

test("a weak key limits the ssl grade, and does not affect HSTS", async () => {
  const args = await world({ "https://a.test": { answer: page, kind: "rsa 1024" } });
  const { status } = await gate("https://a.test/", ...args);

  expect(status).toMatchObject({ ssl: "fail", headers: "pass" });
});

test("a certificate whose validity ends before it begins has expired, for any share of its lifetime", async () => {
  const served = chainFor("good", { names, notBefore: inDays(89), notAfter: inDays(-1) });
  const args = await world({ "https://a.test": { answer: page, served } });
  const { code, status } = await gate("https://a.test/", "--min-ssl", "off", "--min-days", "50%", ...args);

  expect([code, status["days"]]).toEqual([1, "fail"]);
});
