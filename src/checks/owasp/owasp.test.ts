import * as fc from "fast-check";
import { expect, test } from "vitest";
import { grades } from "../../core/grade.ts";
import { interpret } from "../../core/interpretation.ts";
import { owasp, type OwaspRaw } from "./index.ts";
import { judge } from "./judge.ts";

const tls: OwaspRaw["tls"][number] = {
  host: "shop.example",
  port: 443,
  grade: "A+",
  score: 100,
  caps: [],
  reason: null,
};
const page: NonNullable<OwaspRaw["page"]> = {
  url: "https://shop.example/",
  status: 200,
  address: "192.0.2.10",
  grade: "A+",
  score: 100,
};
const closed: NonNullable<OwaspRaw["cors"]> = {
  allowed: null,
  reflected: false,
  credentials: false,
  opaque: "closed",
};

function on80(
  state: OwaspRaw["plainHttp"][number]["state"],
  url: string,
  refusals: readonly string[] = [],
): OwaspRaw["plainHttp"][number] {
  return { state, url, reason: state === "unknown" ? "http.challenge" : null, refusals };
}

const good: OwaspRaw = {
  host: "shop.example",
  port: 443,
  observedAt: "2026-11-20T12:00:00.000Z",
  tls: [tls],
  page,
  reason: null,
  way: [],
  begun: "https",
  plainHttp: [on80("redirects", "https://shop.example/")],
  leaks: [],
  privateAddresses: [],
  software: [],
  softwareTotal: 0,
  softwareUnread: [],
  unread: null,
  cookies: [],
  cookiesTotal: 0,
  cors: closed,
};

function rawOf(change: Partial<OwaspRaw>): OwaspRaw {
  return { ...good, ...change };
}

type Part = "headers" | "a02" | "a05" | "a06";

function scoreOf(raw: OwaspRaw, part: Part): number | null | undefined {
  return judge(raw).parts?.find(({ id }) => id === part)?.score;
}

function leaks(...sources: readonly string[]): OwaspRaw["leaks"] {
  return sources.map((source) => ({ source, value: "x", kind: "product" }));
}

function software(product: string, version: string | null, source = "server"): OwaspRaw["software"][number] {
  return { source, product, version, packagedBy: null, evidence: `${source}: ${product}/${version ?? ""}` };
}

function packaged(product: string, version: string, distribution: string): OwaspRaw["software"][number] {
  return { ...software(product, version), packagedBy: { distribution, release: null } };
}

const cookie: OwaspRaw["cookies"][number] = {
  name: "theme",
  secure: true,
  httpOnly: false,
  sameSite: "lax",
  dropped: null,
};
const session = { ...cookie, name: "PHPSESSID", httpOnly: true };

function cookies(...changes: readonly Partial<typeof cookie>[]): Partial<OwaspRaw> {
  return { cookies: changes.map((change) => ({ ...session, ...change })) };
}

const hop = { host: "www.shop.example", port: 443, refusals: [] };
const clear = { ...hop, port: 80, state: "clear" } as const;

test("a site with nothing wrong has the best grade", () => {
  expect(judge(good)).toMatchObject({ status: "pass", grade: "A+", score: 100, caps: [], findings: [], coverage: 100 });
});

test.for<[what: string, seen: Partial<OwaspRaw>, score: number, findings: readonly string[]]>([
  ["a header that names the server", { leaks: leaks("server") }, 95, ["leak-header"]],
  ["the same header twice", { leaks: leaks("server", "server") }, 95, ["leak-header"]],
  ["a framework", { leaks: leaks("x-powered-by") }, 90, ["leak-header"]],
  ["a source map", { leaks: leaks("sourcemap") }, 85, ["leak-debug"]],
  // It is no header, and counts among the components.
  ["a generator", { leaks: leaks("meta generator") }, 100, []],
  [
    "more headers than count",
    {
      leaks: leaks("server", "x-generator", "x-drupal-cache", "x-umbraco-version", "x-jenkins", "x-cms", "x-framework"),
    },
    75,
    Array.from({ length: 7 }, () => "leak-header"),
  ],
  [
    "a private address",
    { privateAddresses: [{ source: "location", address: "10.0.0.7" }] },
    85,
    ["leak-private-address"],
  ],
  ["content on port 80", { plainHttp: [on80("content", "http://shop.example/")] }, 80, ["redirect-missing"]],
  ["port 80 that leads nowhere", { plainHttp: [on80("astray", "http://shop.example/")] }, 80, ["redirect-missing"]],
  ["port 80 that nobody could ask", { plainHttp: [on80("unknown", "http://shop.example/")] }, 100, ["port80-unknown"]],
  [
    "port 80 that leads to a certificate that has expired",
    { plainHttp: [on80("redirects", "https://www.shop.example/", ["expired"])] },
    80,
    ["redirect-refused"],
  ],
  ["plain HTTP on the way from https", { way: [clear] }, 80, ["hop-in-clear"]],
  [
    "plain HTTP on the way, and content on port 80",
    { way: [clear], plainHttp: [on80("content", "http://shop.example/")] },
    80,
    ["redirect-missing", "hop-in-clear"],
  ],
  [
    "port 80 that leads to who refuses everybody anyway",
    {
      way: [{ ...hop, state: "refused", refusals: ["expired"] }],
      plainHttp: [on80("redirects", "https://www.shop.example/", ["expired"])],
    },
    100,
    ["tls-refused"],
  ],
  ["a closed port 80", { plainHttp: [on80("closed", "http://shop.example/")] }, 100, []],
  ["a cookie without Secure", cookies({ secure: false }), 85, ["cookie-insecure"]],
  ["a session that scripts can read", cookies({ httpOnly: false }), 85, ["cookie-readable"]],
  ["another cookie that scripts can read", cookies({ name: "theme", httpOnly: false }), 100, []],
  ["a token against forged requests", cookies({ name: "XSRF-TOKEN", httpOnly: false }), 100, []],
  ["a cookie without SameSite", cookies({ sameSite: null }), 95, ["cookie-same-site"]],
  [
    "a cookie that browsers drop",
    cookies({ name: "__Host-id", secure: false, dropped: "prefix" }),
    100,
    ["cookie-prefix"],
  ],
  [
    "many bad cookies",
    cookies({ secure: false, sameSite: null }, { name: "b", secure: false }),
    80,
    ["cookie-insecure", "cookie-same-site"],
  ],
  [
    "CORS for everybody, without credentials",
    { cors: { ...closed, allowed: "*", reflected: false, credentials: false } },
    100,
    [],
  ],
  [
    "CORS for one other site",
    { cors: { ...closed, allowed: "https://a.example", reflected: false, credentials: true } },
    100,
    [],
  ],
  [
    "a reflected origin without credentials",
    { cors: { ...closed, allowed: "https://portcullis.example", reflected: true, credentials: false } },
    100,
    [],
  ],
  [
    "a reflected origin with credentials",
    { cors: { ...closed, allowed: "https://portcullis.example", reflected: true, credentials: true } },
    70,
    ["cors-reflected"],
  ],
  ["the origin null with credentials", { cors: { ...closed, opaque: "credentials" } }, 70, ["cors-null"]],
  ["the origin null without credentials", { cors: { ...closed, opaque: "open" } }, 100, []],
  ["no answer to a stranger", { cors: null }, 100, ["cors-unknown"]],
  ["no answer to the origin null", { cors: { ...closed, opaque: null } }, 100, ["cors-unknown"]],
  ["a trace", { leaks: leaks("x-b3-traceid") }, 95, ["leak-internal"]],
  [
    "a header whose software is listed anyway",
    {
      leaks: [{ source: "server", value: "Caddy", kind: "product" }],
      software: [{ source: "server", product: "Caddy", version: null, packagedBy: null, evidence: "server: Caddy" }],
    },
    95,
    ["product-disclosed"],
  ],
  ["an error page", { page: { ...page, status: 403 } }, 100, ["error-page"]],
  [
    "content on port 80 of the host, and the page elsewhere",
    {
      plainHttp: [on80("content", "http://shop.example/"), on80("redirects", "https://www.shop.example/")],
    },
    80,
    ["redirect-missing"],
  ],
  [
    "a cookie for other sites that is not secure",
    cookies({ secure: false, dropped: "same-site" }),
    100,
    ["cookie-dropped"],
  ],
  ["more cookies than are listed", { ...cookies({}), cookiesTotal: 90 }, 100, ["cookies-cut"]],
  [
    "any origin with credentials",
    { cors: { ...closed, allowed: "*", reflected: false, credentials: true } },
    70,
    ["cors-any"],
  ],
])("A05: %s", ([, seen, score, findings]) => {
  const raw = rawOf(seen);

  expect(scoreOf(raw, "a05")).toBe(score);
  expect(judge(raw).findings.map(({ id }) => id)).toEqual(findings);
});

test.for<[what: string, seen: Partial<OwaspRaw>, score: number, caps: readonly string[], findings: readonly string[]]>([
  ["a product without version", { software: [software("nginx", null)] }, 100, [], ["product-disclosed"]],
  ["a supported version", { software: [software("nginx", "1.30.4")] }, 80, [], ["version-disclosed"]],
  ["a version newer than the table", { software: [software("nginx", "1.35.0")] }, 80, [], ["version-disclosed"]],
  ["a product that the table does not know", { software: [software("Caddy", "2.7")] }, 80, [], ["version-disclosed"]],
  [
    "the same version in two places",
    { software: [software("PHP", "8.4.1"), software("PHP", "8.4.1", "x-powered-by")] },
    80,
    [],
    ["version-disclosed"],
  ],
  ["a version past its end", { software: [software("nginx", "1.18.0")] }, 30, ["end-of-life"], ["end-of-life"]],
  [
    "nginx 1.22.1 without a mark, which a living release ships so",
    { software: [software("nginx", "1.22.1")] },
    80,
    [],
    ["end-of-life-backported", "version-disclosed"],
  ],
  [
    "nginx 1.20.1 without a mark, which a living release ships so",
    { software: [software("nginx", "1.20.1")] },
    80,
    [],
    ["end-of-life-backported", "version-disclosed"],
  ],
  [
    "its neighbour, which none ships",
    { software: [software("nginx", "1.22.0")] },
    30,
    ["end-of-life"],
    ["end-of-life"],
  ],
  [
    "a version without a mark, beside a server of CentOS",
    {
      software: [
        software("PHP", "7.4.33"),
        { ...software("Apache", "2.4.6"), evidence: "server: Apache/2.4.6 (CentOS)" },
      ],
    },
    10,
    ["end-of-life"],
    ["version-disclosed", "end-of-life"],
  ],
  [
    "a version past its end, by a distribution that fixes it",
    { software: [packaged("nginx", "1.18.0", "Ubuntu")] },
    80,
    [],
    ["end-of-life-backported", "version-disclosed"],
  ],
  [
    "a version that no living release of its distribution ships",
    { software: [packaged("nginx", "1.10.3", "Ubuntu")] },
    30,
    ["end-of-life"],
    ["end-of-life"],
  ],
  [
    "a version that one header excuses and another does not",
    { software: [packaged("nginx", "1.18.0", "Ubuntu"), software("nginx", "1.18.0", "x-powered-by")] },
    30,
    ["end-of-life"],
    ["end-of-life"],
  ],
  [
    "a script past its end, beside a server that is fixed",
    { software: [packaged("nginx", "1.18.0", "Ubuntu"), software("jQuery", "1.12.4", "script")] },
    10,
    ["end-of-life"],
    ["end-of-life-backported", "version-disclosed", "script-end-of-life"],
  ],
  ["a current script", { software: [software("jQuery", "3.7.1", "script")] }, 80, [], ["script-version"]],
  [
    "more than is listed",
    { software: [software("nginx", null)], softwareTotal: 40 },
    100,
    [],
    ["product-disclosed", "software-cut"],
  ],
  ["a header that was read in part", { softwareUnread: ["server"] }, 100, [], ["software-unread"]],
  ["a page that was read in part", { unread: "part" }, 100, [], ["page-cut"]],
  [
    "more than there is to lose",
    { software: ["nginx", "PHP", "OpenSSL", "jQuery"].map((name) => software(name, "1.0")) },
    0,
    ["end-of-life"],
    // The table of PHP does not go back so far, and ends no later there.
    Array.from({ length: 4 }, () => "end-of-life"),
  ],
])("A06: %s", ([, seen, score, caps, findings]) => {
  const raw = rawOf(seen);

  expect(scoreOf(raw, "a06")).toBe(score);
  expect(judge(raw).caps?.map(({ id }) => id)).toEqual(caps);
  expect(judge(raw).findings.map(({ id }) => id)).toEqual(findings);
});

const plain = { ...page, url: "http://shop.example/", grade: "D", score: 40 } as const;
const failed = { ...tls, grade: null, score: null, reason: "tcp.refused" };
const ungraded = { ...tls, grade: null, score: null, caps: [] };
const www = { ...tls, host: "www.shop.example" };

test.for<
  [what: string, seen: Partial<OwaspRaw>, score: number | null, grade: string | undefined, caps: readonly string[]]
>([
  ["TLS with a B", { tls: [{ ...tls, grade: "B", score: 85 }] }, 85, "A", []],
  ["an expired certificate", { tls: [{ ...tls, grade: "F", score: 40, caps: ["expired"] }] }, 40, "F", ["tls-refused"]],
  [
    "a certificate that nobody trusts",
    { tls: [{ ...tls, grade: "F", score: 65, caps: ["untrusted"] }] },
    65,
    "F",
    ["tls-refused"],
  ],
  ["a revoked certificate", { tls: [{ ...tls, grade: "F", score: 60, caps: ["revoked"] }] }, 60, "F", ["tls-refused"]],
  ["a weak key", { tls: [{ ...tls, grade: "F", score: 60, caps: ["weak-key"] }] }, 60, "F", ["tls-refused"]],
  ["another purpose", { tls: [{ ...tls, grade: "F", score: 60, caps: ["wrong-purpose"] }] }, 60, "F", ["tls-refused"]],
  [
    "a weak signature",
    { tls: [{ ...tls, grade: "F", score: 60, caps: ["weak-signature"] }] },
    60,
    "F",
    ["tls-refused"],
  ],
  ["a key usage", { tls: [{ ...tls, grade: "F", score: 60, caps: ["wrong-key-usage"] }] }, 60, "F", ["tls-refused"]],
  ["TLS 1.1 at best", { tls: [{ ...tls, grade: "F", score: 60, caps: ["obsolete-only"] }] }, 60, "F", ["tls-refused"]],
  // Browsers choose another suite.
  [
    "worthless suites",
    { tls: [{ ...tls, grade: "F", score: 90, caps: ["worthless-suites"] }] },
    90,
    "D",
    ["tls-broken"],
  ],
  ["plain HTTP, and no TLS at all", { tls: [failed], page: plain, plainHttp: [] }, 0, "F", ["plain-http"]],
  ["plain HTTP beside good TLS", { page: plain, plainHttp: [] }, 0, "F", ["plain-http"]],
  ["a worse page elsewhere", { tls: [tls, { ...www, grade: "C", score: 70 }] }, 70, "A", []],
  [
    "an expired page elsewhere",
    { tls: [tls, { ...www, grade: "F", score: 40, caps: ["expired"] }] },
    40,
    "F",
    ["tls-refused"],
  ],
  ["a closed host whose port 80 leads to the page", { begun: "http", tls: [failed, www] }, 100, "A+", []],
  [
    "the same, and the page's certificate has expired",
    { begun: "http", tls: [failed, { ...www, grade: "F", score: 40, caps: ["expired"] }] },
    40,
    "F",
    ["tls-refused"],
  ],
  [
    "a host that breaks off, whose port 80 leads to the page",
    { begun: "http", tls: [{ ...failed, reason: "tls.alert.80" }, www] },
    null,
    undefined,
    [],
  ],
  [
    "a refused host on the way",
    { way: [{ ...hop, state: "refused", refusals: ["expired"] }] },
    0,
    "F",
    ["tls-refused"],
  ],
  ["a host on the way that nobody could judge", { way: [{ ...hop, state: "unclear" }] }, 100, undefined, []],
  ["plain HTTP on the way", { way: [{ ...hop, state: "clear" }] }, 100, "A+", []],
  // Whether browsers let anybody in is not known, and the letter depends on it.
  ["TLS that could not be judged", { tls: [ungraded] }, null, undefined, []],
  [
    "TLS that could not be judged, beside what is bad anyway",
    { tls: [{ ...tls, grade: "F", score: 0, caps: ["expired"] }, ungraded] },
    null,
    "F",
    ["tls-refused"],
  ],
])("A02: %s", ([, seen, score, grade, caps]) => {
  const raw = rawOf(seen);
  const verdict = judge(raw);

  expect(scoreOf(raw, "a02")).toBe(score);
  expect([verdict.grade, verdict.caps?.map(({ id }) => id)]).toEqual([grade, caps]);
});

test("a page that could not be read at all leaves a letter only where nothing hangs on its scripts", () => {
  const unread = judge(rawOf({ unread: "coding" }));
  const bad = judge(rawOf({ unread: "coding", page: { ...page, url: "http://shop.example/" } }));

  expect([unread.grade, unread.atLeast, unread.status]).toEqual([undefined, "C", "unknown"]);
  expect(unread.findings.map(({ id }) => id)).toEqual(["page-unreadable"]);
  expect(bad.grade).toBe("F");
});

test("the key figure of TLS is that of the origin that counts", () => {
  const kpis = judge(rawOf({ tls: [tls, { ...www, grade: "C", score: 70 }] })).kpis;

  expect(kpis.find(({ id }) => id === "ssl-grade")?.value).toBe("C");
});

test("reasons are told in words", () => {
  const raw = rawOf({ tls: [{ ...tls, grade: "F", score: 0, caps: ["expired", "weak-key"] }, failed] });
  const causes = (language: "en" | "ko") => interpret(owasp, judge(raw), language).issues.map(({ cause }) => cause);

  expect(causes("en")).toEqual([
    "Browsers refuse the connection to shop.example (the certificate has expired, the key is too weak).",
    "The TLS of shop.example could not be judged (the connection was refused). This does not count.",
  ]);
  expect(causes("ko").join(" ")).toMatch(/인증서가 만료됨, 키가 너무 약함.*연결이 거부됨/);
});

test("the score is 30 % headers, 35 % A02, 20 % A05 and 15 % A06", () => {
  const raw = rawOf({
    page: { ...page, grade: "C", score: 50 },
    tls: [{ ...tls, grade: "B", score: 80 }],
    leaks: leaks("x-powered-by"),
    software: [software("PHP", "8.4.1")],
    softwareTotal: 1,
  });

  expect(judge(raw)).toMatchObject({ score: 0.3 * 50 + 0.35 * 80 + 0.2 * 90 + 0.15 * 80, grade: "C", status: "warn" });
});

test("a page that nobody saw leaves no letter, and says why", () => {
  const verdict = judge(rawOf({ page: null, reason: "http.server-error", plainHttp: [], cors: null }));

  expect(verdict).toMatchObject({ status: "unknown", coverage: 35 });
  expect(verdict).not.toHaveProperty("grade");
  expect(verdict.findings.map(({ id }) => id)).toEqual(["page-unseen"]);
});

test("what certainly brings about the worst letter does so however little is known", () => {
  const expired = { ...tls, grade: "F", score: 40, caps: ["expired"] } as const;
  const unseen = { page: null, reason: "http.server-error", cors: null };

  expect(judge(rawOf({ ...unseen, tls: [expired] }))).toMatchObject({ grade: "F", status: "fail", coverage: 35 });
  expect(judge(rawOf(unseen))).not.toHaveProperty("grade");
});

test("content on port 80 is told though no page came over https", () => {
  const plainHttp = [on80("content", "http://shop.example/")];
  const { findings } = judge(rawOf({ page: null, reason: "http.server-error", cors: null, plainHttp }));

  expect(findings.map(({ id }) => id)).toEqual(["page-unseen", "redirect-missing"]);
});

test("every category bears its number of 2021 and that of 2025", () => {
  const { parts = [] } = interpret(owasp, judge(good), "en");

  expect(parts.map(({ id, label }) => [id, label.match(/A\d\d:20\d\d/g)])).toEqual([
    ["headers", null],
    ["a02", ["A02:2021", "A04:2025"]],
    ["a05", ["A05:2021", "A02:2025"]],
    ["a06", ["A06:2021", "A03:2025"]],
  ]);
});

const worse = fc.constantFrom<(raw: OwaspRaw) => OwaspRaw>(
  (raw) => ({ ...raw, leaks: [...raw.leaks, ...leaks("x-aspnet-version")] }),
  (raw) => ({ ...raw, leaks: [...raw.leaks, ...leaks("x-debug-token")] }),
  (raw) => ({ ...raw, leaks: [...raw.leaks, ...leaks("via", "x-generator")] }),
  (raw) => ({ ...raw, software: [...raw.software, software("PHP", "7.4.33")] }),
  (raw) => ({ ...raw, software: [...raw.software, software("nginx", "1.30.1")] }),
  (raw) => ({ ...raw, cookies: [...raw.cookies, { ...session, secure: false, sameSite: null }] }),
  (raw) => ({ ...raw, cookies: [...raw.cookies, { ...session, name: "sid", httpOnly: false }] }),
  (raw) => ({ ...raw, cors: { ...closed, allowed: "https://portcullis.example", reflected: true, credentials: true } }),
  (raw) => ({ ...raw, plainHttp: [on80("content", "http://shop.example/")] }),
  (raw) => ({ ...raw, privateAddresses: [{ source: "x-backend", address: "10.0.0.1" }] }),
  (raw) => ({
    ...raw,
    tls: raw.tls.map((each) => ({ ...each, grade: "F", score: 0, caps: [...each.caps, "expired"] })),
  }),
  (raw) => ({
    ...raw,
    tls: raw.tls.map((each) => ({ ...each, grade: "F", score: 0, caps: [...each.caps, "weak-key"] })),
  }),
  (raw) => ({ ...raw, tls: [...raw.tls, { ...www, grade: "C", score: 66 }] }),
  (raw) => ({ ...raw, way: [...raw.way, clear] }),
  (raw) => ({ ...raw, way: [...raw.way, { ...hop, state: "refused", refusals: ["expired"] }] }),
  (raw) => ({ ...raw, page: { ...page, ...raw.page, grade: "F", score: 0 } }),
  (raw) => ({ ...raw, page: { ...page, url: "http://shop.example/", grade: "F", score: 0 } }),
);

test("a worse observation never grades better, and every verdict has words in both languages", () => {
  fc.assert(
    fc.property(fc.array(worse, { maxLength: 6 }), worse, (changes, more) => {
      const base = changes.reduce((raw, change) => change(raw), good);
      const [before, after] = [judge(base), judge(more(base))];
      const rank = ({ grade }: typeof before): number => grades.indexOf(grade ?? "F");
      expect(rank(after)).toBeGreaterThanOrEqual(rank(before));
      // A page over plain HTTP ends what can be said of its TLS, and never at a better score than it had.
      expect(after.score ?? 0).toBeLessThanOrEqual(before.score ?? 0);
      for (const language of ["en", "ko"] as const) {
        expect(interpret(owasp, after, language).issues).toHaveLength(after.findings.length);
      }
    }),
    { numRuns: 300 },
  );
});

/** By id what is said to be about nginx. */
function saidOfNginx(...versions: readonly string[]): readonly (readonly [id: string, subject: string])[] {
  const { findings } = judge(rawOf({ software: versions.map((version) => software("nginx", version)) }));
  return findings.flatMap(({ id, subject }) => (subject?.includes("nginx") ? [[id, subject] as const] : []));
}

test("what is said of a product is said of the same, whatever its version", () => {
  expect(saidOfNginx("1.16.1")).toEqual([["end-of-life", "nginx"]]);
  expect(saidOfNginx("1.18.0")).toEqual(saidOfNginx("1.16.1"));
  expect(saidOfNginx("1.16.1", "1.18.0")).toEqual([...saidOfNginx("1.16.1"), ...saidOfNginx("1.18.0")]);
});
