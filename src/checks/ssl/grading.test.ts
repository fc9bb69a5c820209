import { expect, test } from "vitest";
import { judge as judgeRaw } from "./judge.ts";
import type { SslRaw } from "./schema.ts";
import {
  inDays,
  versionsOf,
  hstsOf,
  reasonsOf,
  year,
  leaf,
  intermediate,
  anchor,
  rawOf,
  leafUntil,
  untrusted,
  revoked,
} from "../../../test/ssl/facts.ts";

type Row = readonly [
  what: string,
  raw: SslRaw,
  parts: readonly (number | null)[],
  score: number,
  grade: string,
  caps: readonly string[],
];

const rows: readonly Row[] = [
  // Compared with testssl.sh (rules of SSL Labs 2009r): the same servers, with its grades in the comments. testssl A+ 96: the same.
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
  // testssl T 0. There is no T here: the grade stays comparable and the cap gives the reason.
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

  // The certificate.
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
    "unknown revocation",
    rawOf({ revocation: { ...revoked, status: "unknown", reason: "ocsp.stale" } }),
    [100, 100, 100, 100],
    100,
    "A+",
    [],
  ],

  // The versions.
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
      legacyHandshakeOnly: true,
      versions: versionsOf().map((each) => (each.version === "TLSv1.2" ? { ...each, offered: null } : each)),
    }),
    [100, 0, 100, 100],
    75,
    "F",
    ["obsolete-only", "browser-refused"],
  ]),
  ["nothing above SSL 3.0", rawOf({ versions: versionsOf("SSLv3") }), [100, 0, 100, 100], 75, "F", ["obsolete-only"]],
  [
    "unknown versions",
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
    "only SSL 3.0 unknown",
    rawOf({
      versions: versionsOf("TLSv1.3").map((each) => (each.version === "SSLv3" ? { ...each, offered: null } : each)),
    }),
    [100, 100, 100, 100],
    100,
    "A",
    ["unseen"],
  ],

  // The path.
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
    rawOf({ trust: { path: [leaf, { ...intermediate, notAfter: inDays(29) }, anchor] } }),
    [100, 100, 80, 100],
    97,
    "A+",
    [],
  ],
  [
    "an intermediate that ends before the leaf",
    rawOf({ trust: { path: [leaf, { ...intermediate, notAfter: inDays(59) }, anchor] } }),
    [100, 100, 80, 100],
    97,
    "A+",
    [],
  ],
  [
    "an anchor that ends before the leaf",
    rawOf({ trust: { path: [leaf, intermediate, { ...anchor, notAfter: inDays(29) }] } }),
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

  // HSTS.
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
  ...(["http.status.503", "http.challenge"] as const).map((reason): Row => [
    `${reason} instead of the site, without HSTS`,
    rawOf({ hsts: null, http: { status: 503, reason } }),
    [100, 100, 100, null],
    100,
    "A+",
    [],
  ]),
  [
    "an error page with HSTS",
    rawOf({ http: { status: 503, reason: "http.status.503" } }),
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

test.for(rows)("%s: parts, score, grade and caps", ([, raw, parts, score, grade, caps]) => {
  const verdict = judgeRaw(raw);

  expect({
    parts: verdict.parts?.map((part) => part.score),
    score: verdict.score,
    grade: verdict.grade,
    caps: verdict.caps?.map(({ id }) => id),
  }).toEqual({ parts, score, grade, caps });
});
