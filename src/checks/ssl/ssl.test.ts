import * as fc from "fast-check";
import { expect, test } from "vitest";
import { grades } from "../../core/grade.ts";
import { parseInput } from "../../core/input.ts";
import { interpret } from "../../core/interpretation.ts";
import { languages } from "../../core/text.ts";
import { ssl } from "./index.ts";
import { judge as judgeRaw } from "./judge.ts";
import { problems, words } from "./problems.ts";
import type { SslRaw } from "./schema.ts";
import { goodIssuance, goodOffers } from "../../../test/offers-facts.ts";

const observedAt = "2026-11-01T00:00:00.000Z";

function inDays(days: number): string {
  return new Date(Date.parse(observedAt) + days * 86_400_000).toISOString();
}

type Version = SslRaw["versions"][number]["version"];

const versionNames = ["SSLv3", "TLSv1.0", "TLSv1.1", "TLSv1.2", "TLSv1.3"] as const satisfies readonly Version[];

function versionsOf(...offered: readonly Version[]): SslRaw["versions"] {
  return versionNames.map((version) => ({ version, offered: offered.includes(version), reason: "server-hello" }));
}

function hstsOf(maxAge: number | null, includeSubDomains = false): SslRaw["hsts"] {
  return { value: `max-age=${maxAge}`, maxAge, includeSubDomains, preload: false };
}

function reasonsOf(...ids: readonly string[]): SslRaw["trust"]["reasons"] {
  return ids.map((id) => ({ id, enforced: true }));
}

const year = 31_536_000;
const leaf = certificateOf("www.example.com", { validFrom: inDays(-30), validTo: inDays(60) });
const intermediate = certificateOf("Example CA", { validFrom: inDays(-400), validTo: inDays(1400) });
const anchor = certificateOf("Example Root", { validFrom: inDays(-4000), validTo: inDays(4000) });

function certificateOf(subject: string, span: { readonly validFrom: string; readonly validTo: string }) {
  return {
    subject,
    issuer: "Example CA",
    serial: "4711",
    ...span,
    sha256: subject,
    names: ["www.example.com", "example.com"],
    namesTotal: 2,
    key: { type: "EC", bits: 256 },
    signature: "ecdsaWithSha256",
  };
}

/** A server without fault, different only as told. */
function rawOf(change: Partial<Omit<SslRaw, "trust">> & { readonly trust?: Partial<SslRaw["trust"]> } = {}): SslRaw {
  const { trust, ...rest } = change;
  return {
    host: "www.example.com",
    port: 443,
    starttls: null,
    address: "192.0.2.1",
    observedAt,
    protocol: "TLSv1.3",
    cipher: "TLS_AES_256_GCM_SHA384",
    group: "X25519MLKEM768",
    alpn: null,
    lenient: false,
    chain: [leaf, intermediate],
    chainTotal: 2,
    revocation: {
      status: "good",
      source: "ocsp",
      reason: null,
      revokedAt: null,
      revocationReason: null,
      intermediates: [],
      detour: false,
    },
    versions: versionsOf("TLSv1.2", "TLSv1.3"),
    offers: goodOffers,
    issuance: goodIssuance,
    hsts: hstsOf(year, true),
    http: { status: 200, reason: null },
    ...rest,
    trust: {
      trusted: true,
      doubt: null,
      by: "mozilla",
      reasons: [],
      completedByAia: false,
      path: [leaf, intermediate, anchor],
      openssl: null,
      ...trust,
    },
  };
}

function leafUntil(days: number, lifetime = 90): SslRaw["chain"] {
  return [{ ...leaf, validFrom: inDays(days - lifetime), validTo: inDays(days) }, intermediate];
}

const untrusted = { trusted: false, by: null, path: [] } as const;
const revoked: SslRaw["revocation"] = {
  status: "revoked",
  source: "ocsp",
  reason: null,
  revokedAt: inDays(-3),
  revocationReason: "keyCompromise",
  intermediates: [],
  detour: false,
};

type Row = readonly [
  what: string,
  raw: SslRaw,
  parts: readonly (number | null)[],
  score: number,
  grade: string,
  caps: readonly string[],
];

const rows: readonly Row[] = [
  // Beside peers (testssl.sh with the rules of SSL Labs 2009r): the same servers, their letters in the comments.
  // testssl A+ 96: the same.
  ["P-256, TLS 1.2 and 1.3, HSTS for a year", rawOf({ hsts: hstsOf(year) }), [100, 100, 100, 95], 99, "A+", []],
  // testssl A- 93: the same idea; there is no A- here.
  ["TLS 1.2 only", rawOf({ versions: versionsOf("TLSv1.2") }), [100, 80, 100, 100], 95, "A", ["no-tls13"]],
  // testssl B 91: the same.
  [
    "TLS 1.0 to 1.3",
    rawOf({ versions: versionsOf("TLSv1.0", "TLSv1.1", "TLSv1.2", "TLSv1.3") }),
    [100, 50, 100, 100],
    87.5,
    "B",
    ["old-versions"],
  ],
  // testssl A+ 93, since its "not offered" branch sets no cap; SSL Labs A-. HSTS is a fifth of the grade here.
  ["no HSTS", rawOf({ hsts: null }), [100, 100, 100, 0], 80, "B", []],
  // testssl T 0. There is no T: the letter stays comparable and the cap says why.
  [
    "an expired certificate",
    rawOf({ chain: leafUntil(-1), trust: { reasons: reasonsOf("expired") } }),
    [0, 100, 100, 0],
    40,
    "F",
    ["expired"],
  ],
  // testssl M 0: likewise.
  ["another name", rawOf({ trust: { reasons: reasonsOf("wrong-name") } }), [0, 100, 100, 0], 40, "F", ["wrong-name"]],
  // testssl B 96: the same.
  [
    "a chain completed by its certificates' own URLs",
    rawOf({ trust: { completedByAia: true, reasons: reasonsOf("incomplete-chain") } }),
    [100, 100, 30, 100],
    89.5,
    "B",
    ["incomplete-chain"],
  ],
  // testssl B 90 and SSL Labs B: but current clients refuse RSA 1024 outright.
  ["RSA 1024", rawOf({ trust: { reasons: reasonsOf("weak-key") } }), [0, 100, 100, 100], 60, "F", ["weak-key"]],
  // testssl A+ 93; SSL Labs said A for years, for lack of TLS 1.2.
  ["TLS 1.3 only", rawOf({ versions: versionsOf("TLSv1.3") }), [100, 100, 100, 100], 100, "A+", []],
  // testssl T 0, and only with --phone-out.
  ["a revoked certificate", rawOf({ revocation: revoked }), [0, 100, 100, 0], 40, "F", ["revoked"]],
  // testssl T 0.
  [
    "a self-signed certificate",
    rawOf({ trust: { ...untrusted, reasons: reasonsOf("self-signed") } }),
    [100, 100, 0, 0],
    65,
    "F",
    ["untrusted"],
  ],

  // The certificate
  [
    "a certificate of the future",
    rawOf({ trust: { reasons: reasonsOf("not-yet-valid") } }),
    [0, 100, 100, 0],
    40,
    "F",
    ["not-yet-valid"],
  ],
  [
    "a certificate without names",
    rawOf({ trust: { reasons: reasonsOf("wrong-name", "no-san") } }),
    [0, 100, 100, 0],
    40,
    "F",
    ["no-san"],
  ],
  [
    "a signature with SHA-1",
    rawOf({ trust: { reasons: reasonsOf("weak-signature") } }),
    [0, 100, 100, 100],
    60,
    "F",
    ["weak-signature"],
  ],
  [
    "a certificate for clients",
    rawOf({ trust: { reasons: reasonsOf("wrong-purpose") } }),
    [0, 100, 100, 100],
    60,
    "F",
    ["wrong-purpose"],
  ],
  [
    "a key that is not for TLS",
    rawOf({ trust: { reasons: reasonsOf("wrong-key-usage") } }),
    [0, 100, 100, 100],
    60,
    "F",
    ["wrong-key-usage"],
  ],
  [
    "no certificate at all",
    rawOf({ chain: [], chainTotal: 0, trust: { ...untrusted, openssl: "X", reasons: reasonsOf("no-certificate") } }),
    [0, 100, null, 0],
    29.4,
    "F",
    ["no-certificate"],
  ],
  [
    "a certificate that cannot be read",
    rawOf({ chain: [], trust: { ...untrusted, reasons: reasonsOf("unreadable") } }),
    [0, 100, null, 100],
    52.9,
    "F",
    ["unreadable"],
  ],
  ["30 of 90 days left", rawOf({ chain: leafUntil(30) }), [100, 100, 100, 100], 100, "A+", []],
  ["29 of 90 days left", rawOf({ chain: leafUntil(29) }), [90, 100, 100, 100], 96, "A", ["expires-soon"]],
  ["6 of 90 days left", rawOf({ chain: leafUntil(6) }), [70, 100, 100, 100], 88, "B", ["expires-soon"]],
  ["3 of 6 days left", rawOf({ chain: leafUntil(3, 6) }), [100, 100, 100, 100], 100, "A+", []],
  ["1 of 6 days left", rawOf({ chain: leafUntil(1, 6) }), [90, 100, 100, 100], 96, "A", ["expires-soon"]],
  [
    "half of 6 days' last tenth left",
    rawOf({ chain: leafUntil(0.3, 6) }),
    [70, 100, 100, 100],
    88,
    "B",
    ["expires-soon"],
  ],
  // RFC 5280 §4.1.2.5: the last second counts, so that a full 398 days would be a second too long.
  ["40 of 397 days left", rawOf({ chain: leafUntil(40, 397) }), [100, 100, 100, 100], 100, "A+", []],
  [
    "revocation that could not be told",
    rawOf({ revocation: { ...revoked, status: "unknown", reason: "ocsp.stale" } }),
    [100, 100, 100, 100],
    100,
    "A+",
    [],
  ],

  // The versions
  [
    "TLS 1.1 beside 1.2 and 1.3",
    rawOf({ versions: versionsOf("TLSv1.1", "TLSv1.2", "TLSv1.3") }),
    [100, 60, 100, 100],
    90,
    "B",
    ["old-versions"],
  ],
  [
    "TLS 1.0 beside 1.2 and 1.3",
    rawOf({ versions: versionsOf("TLSv1.0", "TLSv1.2", "TLSv1.3") }),
    [100, 50, 100, 100],
    87.5,
    "B",
    ["old-versions"],
  ],
  [
    "TLS 1.1 and 1.2",
    rawOf({ versions: versionsOf("TLSv1.1", "TLSv1.2") }),
    [100, 40, 100, 100],
    85,
    "B",
    ["no-tls13", "old-versions"],
  ],
  [
    "TLS 1.0 to 1.2",
    rawOf({ versions: versionsOf("TLSv1.0", "TLSv1.1", "TLSv1.2") }),
    [100, 30, 100, 100],
    82.5,
    "B",
    ["no-tls13", "old-versions"],
  ],
  [
    "SSL 3.0 beside current versions",
    rawOf({ versions: versionsOf("SSLv3", "TLSv1.2", "TLSv1.3") }),
    [100, 10, 100, 100],
    77.5,
    "C",
    ["ssl3"],
  ],
  // SSL Labs: C. No current browser connects.
  [
    "nothing above TLS 1.1",
    rawOf({ protocol: "TLSv1.1", versions: versionsOf("TLSv1.0", "TLSv1.1") }),
    [100, 0, 100, 100],
    75,
    "F",
    ["obsolete-only"],
  ],
  ...(["TLSv1.1", "TLSv1"] as const).map((protocol): Row => [
    `${protocol} negotiated, and nothing told of TLS 1.2`,
    rawOf({
      protocol,
      lenient: true,
      versions: versionsOf().map((each) => (each.version === "TLSv1.2" ? { ...each, offered: null } : each)),
    }),
    [100, 0, 100, 100],
    75,
    "F",
    ["obsolete-only", "browser-refused"],
  ]),
  ["nothing above SSL 3.0", rawOf({ versions: versionsOf("SSLv3") }), [100, 0, 100, 100], 75, "F", ["obsolete-only"]],
  [
    "versions that could not be told",
    rawOf({ versions: versionsOf("TLSv1.3").map((each) => (each.offered ? each : { ...each, offered: null })) }),
    [100, null, 100, 100],
    100,
    "A",
    ["unseen"],
  ],
  [
    "old versions that were answered by internal_error, as OpenSSL does where its security level forbids them",
    rawOf({
      versions: versionsOf("TLSv1.3").map((each) =>
        each.offered ? each : { ...each, offered: null, reason: "alert.80" },
      ),
    }),
    [100, 100, 100, 100],
    100,
    "A+",
    [],
  ],
  [
    "SSL 3.0 alone that could not be told",
    rawOf({
      versions: versionsOf("TLSv1.3").map((each) => (each.version === "SSLv3" ? { ...each, offered: null } : each)),
    }),
    [100, 100, 100, 100],
    100,
    "A",
    ["unseen"],
  ],

  // The path
  ["the wrong order", rawOf({ trust: { reasons: reasonsOf("wrong-order") } }), [100, 100, 80, 100], 97, "A+", []],
  [
    "an unrelated certificate",
    rawOf({ trust: { reasons: reasonsOf("unrelated-certificate") } }),
    [100, 100, 80, 100],
    97,
    "A+",
    [],
  ],
  [
    "a certificate twice",
    rawOf({ trust: { reasons: reasonsOf("duplicate-certificate") } }),
    [100, 100, 90, 100],
    98.5,
    "A+",
    [],
  ],
  ["the root too", rawOf({ trust: { reasons: reasonsOf("root-included") } }), [100, 100, 100, 100], 100, "A+", []],
  [
    "an intermediate with 29 days left",
    rawOf({ trust: { path: [leaf, { ...intermediate, validTo: inDays(29) }, anchor] } }),
    [100, 100, 80, 100],
    97,
    "A+",
    [],
  ],
  [
    "an intermediate that ends before the leaf",
    rawOf({ trust: { path: [leaf, { ...intermediate, validTo: inDays(59) }, anchor] } }),
    [100, 100, 80, 100],
    97,
    "A+",
    [],
  ],
  [
    "an anchor that ends before the leaf",
    rawOf({ trust: { path: [leaf, intermediate, { ...anchor, validTo: inDays(29) }] } }),
    [100, 100, 100, 100],
    100,
    "A+",
    [],
  ],
  [
    "a wildcard for a suffix",
    rawOf({ trust: { reasons: reasonsOf("public-suffix") } }),
    [0, 100, 100, 100],
    60,
    "D",
    [],
  ],
  ["an authority that the user gave", rawOf({ trust: { by: "given" } }), [100, 100, 100, 100], 100, "A+", []],
  ...[
    "unknown-authority",
    "bad-signature",
    "issuer-expired",
    "issuer-not-yet-valid",
    "not-an-authority",
    "issuer-purpose",
    "weak-issuer-key",
    "path-length",
    "name-constraints",
    "critical-extension",
    "refused",
  ].map((id): Row => [
    id,
    rawOf({ trust: { ...untrusted, reasons: reasonsOf(id) } }),
    [100, 100, 0, 0],
    65,
    "F",
    ["untrusted"],
  ]),

  // HSTS
  ...(
    [
      [null, false, 0, 80, "B"],
      [0, true, 0, 80, "B"],
      [86_399, true, 10, 82, "B"],
      [86_400, true, 25, 85, "B"],
      [30 * 86_400, true, 50, 90, "A"],
      [180 * 86_400, false, 90, 98, "A+"],
      [180 * 86_400, true, 100, 100, "A+"],
      [year, false, 95, 99, "A+"],
      [year, true, 100, 100, "A+"],
    ] as const
  ).map(([age, all, part, score, grade]): Row => [
    `HSTS of ${age} s`,
    rawOf({ hsts: hstsOf(age, all) }),
    [100, 100, 100, part],
    score,
    grade,
    [],
  ]),
  ...(["http.server-error", "http.challenge"] as const).map((reason): Row => [
    `${reason} instead of the site, without HSTS`,
    rawOf({ hsts: null, http: { status: 503, reason } }),
    [100, 100, 100, null],
    100,
    "A+",
    [],
  ]),
  [
    "an error page with HSTS",
    rawOf({ http: { status: 503, reason: "http.server-error" } }),
    [100, 100, 100, 100],
    100,
    "A+",
    [],
  ],
  [
    "no HTTP reply",
    rawOf({ hsts: null, http: { status: null, reason: "http.closed" } }),
    [100, 100, 100, null],
    100,
    "A+",
    [],
  ],
];

test.for(rows)("%s: parts, score, letter and caps", ([, raw, parts, score, grade, caps]) => {
  const verdict = judgeRaw(raw);

  expect({
    parts: verdict.parts?.map((part) => part.score),
    score: verdict.score,
    grade: verdict.grade,
    caps: verdict.caps?.map(({ id }) => id),
  }).toEqual({ parts, score, grade, caps });
});

const unknownTrust = { trusted: null, by: null, path: [] } as const;
const unfetched = { url: "http://ca.example/ca.cer", reason: "timeout.http" };

test.for([
  [
    "an issuer that could not be fetched",
    { doubt: unfetched, reasons: reasonsOf("trust-unknown") },
    "issuer-unfetched",
  ],
  [
    "a path that could not be confirmed",
    { doubt: { url: null, reason: "tcp.reset" }, reasons: reasonsOf("trust-unknown", "incomplete-chain") },
    "trust-unconfirmed",
  ],
  [
    "a path that was seen leniently and could not be judged here",
    { doubt: { url: null, reason: "lenient" }, reasons: reasonsOf("trust-unknown") },
    "trust-unchecked",
  ],
] as const)("%s leaves trust and HSTS open, and gives no letter", ([, trust, finding]) => {
  const verdict = judgeRaw(rawOf({ trust: { ...unknownTrust, ...trust } }));

  expect(verdict.parts?.map(({ score }) => score)).toEqual([100, 100, null, null]);
  expect(verdict).toMatchObject({ status: "unknown", coverage: 65 });
  expect(verdict).not.toHaveProperty("grade");
  expect(verdict.findings.map(({ id }) => id)).toContain(finding);
});

test("a path that only OpenSSL could follow is said to be one", () => {
  const verdict = judgeRaw(rawOf({ trust: { by: null, path: [], reasons: reasonsOf("path-unclear") } }));

  expect(verdict).toMatchObject({ grade: "A+", status: "pass" });
  expect(verdict.findings.map(({ id }) => id)).toContain("path-unclear");
});

test("what is known to be worthless is so whoever vouches for it", () => {
  const reasons = reasonsOf("expired", "trust-unknown");
  const verdict = judgeRaw(rawOf({ chain: leafUntil(-1), trust: { ...unknownTrust, doubt: unfetched, reasons } }));

  expect(verdict).toMatchObject({ grade: "F", status: "fail" });
});

test.for([
  ["127.0.0.1", ["127.0.0.1", "localhost"], "address-as-name"],
  ["2001:db8::1", ["2001:DB8::1"], "address-as-name"],
  ["127.0.0.1", ["localhost"], "wrong-name"],
  ["other.example", ["www.example.com"], "wrong-name"],
] as const)("a certificate that is not for %s and names %j: %s", ([host, names, problem]) => {
  const verdict = judgeRaw(rawOf({ host, chain: [{ ...leaf, names }], trust: { reasons: reasonsOf("wrong-name") } }));

  expect(verdict.findings.map(({ id }) => id)).toContain(problem);
  expect(verdict.grade).toBe("F");
});

/** Ways in which an observation can be worse than another one. */
const worsenings: readonly ((raw: SslRaw) => SslRaw)[] = [
  ...["expired", "wrong-name", "no-san", "weak-key", "weak-signature", "wrong-purpose"].map(withReason),
  ...["wrong-order", "unrelated-certificate", "duplicate-certificate", "incomplete-chain"].map(withReason),
  (raw) => ({ ...withReason("unknown-authority")(raw), trust: { ...raw.trust, ...untrusted } }),
  (raw) => ({ ...raw, revocation: revoked }),
  (raw) => ({ ...raw, chain: leafUntil(10) }),
  (raw) => ({ ...raw, chain: leafUntil(2) }),
  (raw) => ({ ...raw, trust: { ...raw.trust, path: [leaf, { ...intermediate, validTo: inDays(3) }, anchor] } }),
  ...(["SSLv3", "TLSv1.0", "TLSv1.1"] as const).map((version) => withVersion(version, true)),
  withVersion("TLSv1.3", false),
];

function withReason(id: string) {
  return (raw: SslRaw): SslRaw => ({
    ...raw,
    trust: { ...raw.trust, reasons: [...raw.trust.reasons, { id, enforced: true }] },
  });
}

function withVersion(version: Version, offered: boolean) {
  return (raw: SslRaw): SslRaw => ({
    ...raw,
    versions: raw.versions.map((each) => (each.version === version ? { ...each, offered } : each)),
  });
}

test("a worse observation never grades better", () => {
  const worsening = fc.constantFrom(...worsenings);
  fc.assert(
    fc.property(fc.array(worsening, { maxLength: 6 }), worsening, fc.option(fc.nat(2 * year)), (before, next, age) => {
      const start = rawOf({ hsts: age === null ? null : hstsOf(age) });
      const raw = before.reduce((seen, worsen) => worsen(seen), start);
      // Ten days left are better than two, so only the earlier of both ends is a worsening.
      const worse = { ...next(raw), chain: shorter(raw.chain, next(raw).chain) };
      expect(rank(worse)).toBeGreaterThanOrEqual(rank(raw));
    }),
  );
});

test("a longer HSTS policy never grades worse", () => {
  fc.assert(
    fc.property(fc.nat(2 * year), fc.nat(2 * year), fc.boolean(), (a, b, all) => {
      const [short, long] = [Math.min(a, b), Math.max(a, b)];
      expect(rank(rawOf({ hsts: hstsOf(long, all) }))).toBeLessThanOrEqual(rank(rawOf({ hsts: hstsOf(short, all) })));
    }),
  );
});

function shorter(a: SslRaw["chain"], b: SslRaw["chain"]): SslRaw["chain"] {
  return (a[0]?.validTo ?? "") < (b[0]?.validTo ?? "") ? a : b;
}

function rank(raw: SslRaw): number {
  return grades.indexOf(judgeRaw(raw).grade ?? "F");
}

test.for(languages)("every finding has words in %s", (language) => {
  const everything = rawOf({
    trust: { ...untrusted, reasons: reasonsOf("expired", "wrong-name", "unknown-authority", "refused", "wrong-order") },
    revocation: revoked,
    versions: versionNames.map((version) => ({ version, offered: null, reason: "silent" })),
    hsts: hstsOf(5),
    lenient: true,
  });
  const said = interpret(ssl, judgeRaw(everything), language);

  expect(said.issues.length).toBeGreaterThan(10);
  expect(JSON.stringify(said)).not.toMatch(/\{\w+[|}]/);
  expect(said.status).toBe("fail");
});

test("every problem says what to do, and where that is written", () => {
  const lacking = Object.entries(problems).filter(
    ([, { cause, action }]) => !cause.ko || !action.ko || !cause.en || !action.en,
  );

  expect(lacking).toEqual([]);
  expect(Object.keys(words.caps).length).toBeGreaterThan(10);
});

test.for([
  [{ host: "example.com" }, "example.com"],
  [{ host: "https://Example.COM/path" }, "example.com"],
  [{ host: "example.com:8443" }, "example.com:8443"],
  [{ host: "example.com", port: "8443" }, "example.com:8443"],
  [{ host: "example.com:8443", port: "8443" }, "example.com:8443"],
  [{ host: "[2001:db8::1]:8443" }, "[2001:db8::1]:8443"],
  [{ host: "2001:db8::1" }, "2001:db8::1"],
  [{ host: "example.com", port: "443" }, "example.com"],
] as const)("%j means %s", ([query, target]) => {
  expect(ssl.target(parseInput(ssl.input, query))).toBe(target);
});

test.for([
  [{ host: "example.com:8443", port: "443" }, "port"],
  [{ host: "example.com", port: "0" }, "port"],
  [{ host: "example.com", port: "65536" }, "port"],
  [{ host: "example.com", port: "https" }, "port"],
  [{ host: "" }, "host"],
  [{}, "host"],
  [{ host: "example.com", prot: "443" }, "prot"],
] as const)("%j is refused for its %s", ([query, reason]) => {
  expect(() => parseInput(ssl.input, query)).toThrow(expect.objectContaining({ code: "INVALID_INPUT", reason }));
});

test("the issuer is worth remembering", () => {
  expect(ssl.observe?.(rawOf())).toEqual([{ kind: "ssl:issuer", value: "Example CA" }]);
});
