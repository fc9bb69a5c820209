import * as fc from "fast-check";
import { expect, test } from "vitest";
import { goodIssuance, goodOffers, groupOf, offersWith, suiteOf } from "../../../../test/ssl/offers-facts.ts";
import { grades } from "../../../core/grade/grade.ts";
import { interpret } from "../../../core/result/interpretation.ts";
import { languages } from "../../../core/text.ts";
import { ssl } from "../index.ts";
import { judge } from "../judge.ts";
import { mozillaFit } from "../mozilla/judge.ts";
import { lacksAnswers } from "./judge.ts";
import { offersProblems } from "./problems.ts";
import { policyProblems } from "../certificate/problems-policy.ts";
import type { SslRaw } from "../schema.ts";

const observedAt = "2026-11-01T00:00:00.000Z";
const day = 86_400_000;

/** A time the given number of days after the observation. */
function inDays(days: number): string {
  return new Date(Date.parse(observedAt) + days * day).toISOString();
}

const leaf = leafFor(90);

/** The server certificate, issued thirty days ago unless stated; its last second is included. */
function leafFor(lifetime: number, validFrom = inDays(-30)): SslRaw["chain"][number] {
  return {
    subject: "www.example.com",
    issuer: "Example CA",
    serial: "4711",
    notBefore: validFrom,
    notAfter: new Date(Date.parse(validFrom) + lifetime * day - 1000).toISOString(),
    sha256: "00",
    subjectAltNames: ["www.example.com"],
    subjectAltNamesTotal: 1,
    key: { type: "EC", bits: 256 },
    signature: "ecdsaWithSha256",
  };
}

type Version = SslRaw["versions"][number]["version"];

function versionsOf(...offered: readonly Version[]): SslRaw["versions"] {
  const all = ["SSLv3", "TLSv1.0", "TLSv1.1", "TLSv1.2", "TLSv1.3"] as const;
  return all.map((version) => ({ version, offered: offered.includes(version), reason: "server-hello" }));
}

const twoYears = { value: "", maxAge: 63_072_000, includeSubDomains: true, preload: false };

const good: SslRaw = {
  host: "www.example.com",
  port: 443,
  starttls: null,
  address: "192.0.2.1",
  observedAt,
  protocol: "TLSv1.3",
  cipher: "TLS_AES_256_GCM_SHA384",
  namedGroup: "X25519MLKEM768",
  alpn: null,
  legacyHandshakeOnly: false,
  chain: [leaf],
  chainTotal: 1,
  trust: {
    trusted: true,
    undeterminedReason: null,
    by: "mozilla",
    reasons: [],
    completedByAia: false,
    path: [],
    openssl: null,
  },
  revocation: {
    status: "good",
    source: "ocsp",
    reason: null,
    revokedAt: null,
    revocationReason: null,
    intermediates: [],
    alternativePath: false,
  },
  versions: versionsOf("TLSv1.2", "TLSv1.3"),
  offers: goodOffers,
  issuance: goodIssuance,
  hsts: twoYears,
  http: { status: 200, reason: null },
};

function offering(change: Partial<SslRaw["offers"]>): SslRaw {
  return { ...good, offers: { ...goodOffers, ...change } };
}

function taking(...suites: readonly SslRaw["offers"]["suites"][number][]): SslRaw {
  return { ...good, offers: offersWith(...suites) };
}

const only12 = { versions: versionsOf("TLSv1.2"), protocol: "TLSv1.2" } as const;

const connection: readonly (readonly [
  what: string,
  raw: SslRaw,
  grade: string,
  caps: readonly string[],
  ids: readonly string[],
  points?: null,
])[] = [
  ["nothing weak", good, "A+", [], []],
  ["NULL", taking(suiteOf("null", true)), "F", ["worthless-suites"], ["suite-null"]],
  ["EXPORT", taking(suiteOf("export", true)), "F", ["worthless-suites"], ["suite-export"]],
  ["anonymous suites", taking(suiteOf("anonymous", true)), "F", ["worthless-suites"], ["suite-anonymous"]],
  [
    "anonymous suites of a mail server",
    { ...taking(suiteOf("anonymous", true)), starttls: "smtp" },
    "A+",
    [],
    ["suite-anonymous-mail"],
  ],
  [
    "anonymous suites of a mailbox",
    { ...taking(suiteOf("anonymous", true)), starttls: "imap" },
    "F",
    ["worthless-suites"],
    ["suite-anonymous"],
  ],
  // No table lists single DES: its 56 bits equal the longest export keys.
  ["single DES", taking(suiteOf("des", true)), "F", ["worthless-suites"], ["suite-des"]],
  ["RC4", taking(suiteOf("rc4", true)), "B", ["old-suites"], ["suite-rc4"]],
  ["3DES", taking(suiteOf("3des", true)), "B", ["old-suites"], ["suite-3des"]],
  ["static RSA", taking(suiteOf("static-rsa", true)), "A+", [], ["suite-static-rsa"]],
  ["CBC beside AEAD", taking(suiteOf("ecdhe-cbc", true)), "A+", [], []],
  ["CBC without AEAD below TLS 1.3", taking(suiteOf("ecdhe-aead"), suiteOf("ecdhe-cbc", true)), "A+", [], []],
  [
    "CBC alone",
    { ...taking(suiteOf("ecdhe-aead"), suiteOf("ecdhe-cbc", true)), ...only12 },
    "B",
    ["no-tls13", "no-modern-suite"],
    ["no-tls13", "no-modern-suite"],
  ],
  ["a prime of 512 bits", offering({ dheBits: 512 }), "F", ["broken-dhe"], ["broken-dhe"]],
  ["a prime of 1023 bits", offering({ dheBits: 1023 }), "F", ["broken-dhe"], ["broken-dhe"]],
  ["a prime of 1024 bits", offering({ dheBits: 1024 }), "B", ["weak-dhe"], ["weak-dhe"]],
  ["a prime of 2048 bits", offering({ dheBits: 2048 }), "A+", [], []],
  [
    "compression",
    offering({ compression: { offered: true, reason: "server-hello" } }),
    "C",
    ["compression"],
    ["compression"],
  ],
  [
    "a curve of 160 bits",
    offering({ legacyCurve: { offered: true, curve: "secp160r1", bits: 160, reason: "key-exchange" } }),
    "A+",
    [],
    ["small-curve"],
  ],
  [
    "unknown results that prevent the best grade",
    taking(suiteOf("rc4", null), suiteOf("null", null)),
    "A",
    ["unseen"],
    ["suites-unknown"],
    null,
  ],
  ["unknown results that do not", taking(suiteOf("static-rsa", null)), "A+", [], ["suites-unknown"]],
];

/** The findings without those about the Mozilla profile and the kind of CA, which have their own tests. */
function idsOf(raw: SslRaw): readonly string[] {
  return judge(raw)
    .findings.map(({ id }) => id)
    .filter((id) => id !== "outside-mozilla" && id !== "given-authority");
}

test.for(connection)("%s: grade, caps and findings", ([, raw, grade, caps, ids, points]) => {
  const verdict = judge(raw);

  expect(verdict.grade).toBe(grade);
  expect(verdict.caps?.map(({ id }) => id)).toEqual(caps);
  expect(idsOf(raw)).toEqual(ids);
  expect(ssl.raw.parse(raw)).toEqual(raw);
  // Suites never change the version score; unknown ones remove it together with its weight.
  const usual = raw.protocol === "TLSv1.2" ? 80 : 100;
  expect(verdict.parts?.find(({ id }) => id === "version")?.score).toBe(points === undefined ? usual : points);
  expect(verdict.coverage).toBe(points === null ? 75 : 100);
});

function issued(change: Partial<NonNullable<SslRaw["issuance"]>>): SslRaw {
  return { ...good, issuance: { ...goodIssuance, ...change } };
}

function logged(embedded: number | null, handshake: number | null, stapled: number | null): SslRaw {
  return issued({ scts: { embedded, handshake, stapled } });
}

const staple = { status: "good", reason: null, thisUpdate: inDays(-1), nextUpdate: inDays(6) } as const;
const stale = { status: "unknown", reason: "stale", thisUpdate: null, nextUpdate: null } as const;
const given = { trust: { ...good.trust, by: "given" } } as const;

const policy: readonly (readonly [
  what: string,
  raw: SslRaw,
  score: number,
  caps: readonly string[],
  ids: readonly string[],
])[] = [
  ["200 days from March 2026 on", { ...good, chain: [leafFor(200)] }, 100, [], []],
  ["201 days from March 2026 on", { ...good, chain: [leafFor(201)] }, 80, [], ["lifetime-too-long"]],
  ["398 days until then", { ...good, chain: [leafFor(398, "2026-03-14T23:59:59.000Z")] }, 100, [], []],
  [
    "399 days until then",
    { ...good, chain: [leafFor(399, "2026-03-14T23:59:59.000Z")] },
    80,
    [],
    ["lifetime-too-long"],
  ],
  ["201 days by the user's own authority", { ...good, ...given, chain: [leafFor(201)] }, 100, [], []],
  [
    "a wildcard for a public suffix",
    { ...good, trust: { ...good.trust, reasons: [{ id: "public-suffix", enforced: true }] } },
    0,
    [],
    ["wildcard-too-broad"],
  ],
  ["timestamps in the handshake alone", logged(0, 2, 0), 100, [], []],
  ["timestamps in the staple alone", logged(0, 0, 1), 100, [], []],
  ["no timestamp anywhere", logged(0, 0, 0), 75, ["no-timestamps"], ["no-timestamps"]],
  ["no timestamp, and a handshake that could not be seen", logged(0, null, 0), 100, [], ["timestamps-unknown"]],
  ["no timestamp by the user's own authority", { ...logged(0, 0, 0), ...given }, 100, [], []],
  ["must-staple with a staple", issued({ mustStaple: true, staple }), 100, [], []],
  ["must-staple without one", issued({ mustStaple: true }), 80, ["must-staple"], ["must-staple"]],
  [
    "must-staple with one that is over",
    issued({ mustStaple: true, staple: stale }),
    80,
    ["must-staple"],
    ["must-staple"],
  ],
  ["a staple that is over", issued({ staple: stale }), 100, [], ["staple-unusable"]],
  [
    "a staple that is over, and no responder to ask",
    { ...issued({ staple: stale }), revocation: { ...good.revocation, status: "good", source: "crl" } },
    100,
    ["firefox-refused"],
    ["staple-refused"],
  ],
  [
    "a staple with a bad signature",
    issued({ staple: { ...stale, reason: "bad-signature" } }),
    100,
    ["firefox-refused"],
    ["staple-refused"],
  ],
  [
    "a staple with a bad signature of a mail server",
    { ...issued({ staple: { ...stale, reason: "bad-signature" } }), starttls: "smtp", hsts: null },
    100,
    [],
    ["staple-unusable"],
  ],
  [
    "a staple of an unknown issuer",
    issued({ staple: { ...stale, reason: "no-issuer" } }),
    100,
    [],
    ["staple-unusable"],
  ],
  ["a staple for eleven days", issued({ staple: { ...staple, nextUpdate: inDays(10) } }), 100, [], ["staple-too-long"]],
  ["no certificate to read", { ...good, issuance: null }, 100, [], []],
];

test.for(policy)("%s: certificate points, caps and findings", ([, raw, score, caps, ids]) => {
  const verdict = judge(raw);

  expect(verdict.parts?.find(({ id }) => id === "certificate")?.score).toBe(score);
  expect(verdict.caps?.map(({ id }) => id)).toEqual(caps);
  expect(idsOf(raw)).toEqual(ids);
});

const modern: SslRaw = { ...good, versions: versionsOf("TLSv1.3"), offers: offersWith(suiteOf("ecdhe-aead")) };
const unknown13 = versionsOf("TLSv1.2", "TLSv1.3").map((each) =>
  each.version === "TLSv1.2" ? { ...each, offered: null } : each,
);

test.for([
  ["TLS 1.3 alone", modern, "modern", []],
  ["TLS 1.2 too", good, "intermediate", []],
  [
    "an RSA certificate",
    { ...modern, chain: [{ ...leaf, key: { type: "RSA", bits: 4096 }, signature: "sha256WithRSAEncryption" }] },
    "intermediate",
    [],
  ],
  ["a certificate for a year", { ...modern, chain: [leafFor(365)] }, "intermediate", []],
  ["a certificate for two", { ...modern, chain: [leafFor(730)] }, "neither", ["a certificate for more than 366 days"]],
  ["P-521 as a key", { ...good, chain: [{ ...leaf, key: { type: "EC", bits: 521 } }] }, "neither", ["a key of EC 521"]],
  ["TLS 1.1", { ...good, versions: versionsOf("TLSv1.1", "TLSv1.2", "TLSv1.3") }, "neither", ["TLSv1.1"]],
  ["no TLS 1.3", { ...good, versions: versionsOf("TLSv1.2") }, "neither", ["no TLS 1.3"]],
  ["CBC", taking(suiteOf("ecdhe-cbc", true)), "neither", ["ecdhe-cbc suites"]],
  ["x448", offering({ namedGroups: [...goodOffers.namedGroups, groupOf("x448")] }), "neither", ["x448"]],
  ["HSTS of a year", { ...good, hsts: { ...twoYears, maxAge: 31_536_000 } }, "neither", ["HSTS below two years"]],
  ["an unknown family", taking(suiteOf("rc4", null)), null, []],
  ["an unknown version", { ...modern, versions: unknown13 }, null, []],
  [
    "a deviation beside an unknown result",
    taking(suiteOf("rc4", null), suiteOf("dhe", true)),
    "neither",
    ["dhe suites"],
  ],
  ["a site that did not answer", { ...good, hsts: null, http: { status: 503, reason: "http.server-error" } }, null, []],
] as const)("Mozilla's profile: %s", ([, raw, profile, reasons]) => {
  const fit = mozillaFit(raw);

  expect(fit.profile).toBe(profile);
  expect(fit.reasons.map(({ en }) => en)).toEqual(reasons);
  expect(judge(raw).kpis.find(({ id }) => id === "mozilla")?.value).toBe(profile);
});

test("the suite of the family other is named, in both languages", () => {
  const [reason] = mozillaFit(taking({ ...suiteOf("other", true), suite: "TLS_ECDHE_RSA_WITH_AES_128_CCM" })).reasons;

  expect(reason).toEqual({
    en: "suites such as TLS_ECDHE_RSA_WITH_AES_128_CCM",
    ko: "TLS_ECDHE_RSA_WITH_AES_128_CCM 같은 스위트",
  });
});

const families = goodOffers.suites.map(({ family }) => family).filter((family) => family !== "ecdhe-aead");

function rank(raw: SslRaw): number {
  return grades.indexOf(judge(raw).grade ?? "F");
}

test("offering more weak suites never grades better, and unknown results only prevent the best grade", () => {
  fc.assert(
    fc.property(
      fc.subarray(families),
      fc.subarray(families),
      fc.option(fc.nat(4096)),
      fc.nat(4096),
      (some, more, bits, fewer) => {
        const before = { ...offersWith(...some.map((each) => suiteOf(each, true))), dheBits: bits };
        const [after = before, open = before] = ([true, null] as const).map((offered) => {
          const fresh = more.filter((family) => !some.includes(family)).map((family) => suiteOf(family, offered));
          const known = new Set(fresh.map(({ family }) => family));
          return { ...before, suites: [...before.suites.filter(({ family }) => !known.has(family)), ...fresh] };
        });
        const smaller = bits === null ? before : { ...before, dheBits: Math.min(bits, fewer) };
        const now = rank({ ...good, offers: before });
        expect(rank({ ...good, offers: after })).toBeGreaterThanOrEqual(now);
        expect(rank({ ...good, offers: smaller })).toBeGreaterThanOrEqual(now);
        const best = grades.indexOf(lacksAnswers(open) ? "A" : "A+");
        expect(rank({ ...good, offers: open })).toBe(Math.max(now, best));
      },
    ),
  );
});

test.for(languages)("every finding has texts in %s", (language) => {
  const raws = [...connection, ...policy].map(([, raw]) => raw);
  const said = [...raws, taking(suiteOf("dhe", true))].map((raw) => interpret(ssl, judge(raw), language));
  const ids = new Set(said.flatMap(({ issues }) => issues.map(({ id }) => id.replace("ssl.", ""))));
  const lacking = [...Object.keys(offersProblems), ...Object.keys(policyProblems)].filter((id) => !ids.has(id));

  expect(lacking).toEqual([]);
  expect(JSON.stringify(said)).not.toMatch(/\{\w+[|}]/);
});

test("why a staple proves nothing is told in words", () => {
  const { findings } = judge(issued({ staple: stale }));

  expect(findings.map(({ params }) => params["reason"])).toEqual([{ en: "it is out of date", ko: "유효 기간이 지남" }]);
});
