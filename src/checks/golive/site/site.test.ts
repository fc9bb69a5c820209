import { expect, test } from "vitest";
import { judge } from "../judge.ts";
import { gradesOf } from "./collect-tls.ts";
import { decides, type Row } from "../../../../test/golive/decides.ts";
import { certificate, inDays, origin, pageOf, registrationOf, seen } from "../../../../test/golive/facts.ts";

decides("tls", [
  ["seven days of ninety", seen({ tls: [origin({ certificates: [certificate(7)] })] }), "go", ["tls-expires-soon"]],
  [
    "less than seven days of ninety",
    seen({ tls: [origin({ certificates: [certificate(6.99)] })] }),
    "no-go",
    ["tls-expiring"],
  ],
  ["a day of six", seen({ tls: [origin({ certificates: [certificate(1, 6)] })] }), "go", ["tls-expires-soon"]],
  ["half a day of six", seen({ tls: [origin({ certificates: [certificate(0.5, 6)] })] }), "no-go", ["tls-expiring"]],
  [
    "an issuer that ends before its leaf",
    seen({ tls: [origin({ certificates: [certificate(60), certificate(3, 1000)] })] }),
    "no-go",
    ["tls-expiring"],
  ],
  [
    "an expired certificate",
    seen({ tls: [origin({ grade: "F", blockers: ["expired"], certificates: [certificate(-1)] })] }),
    "no-go",
    ["tls-blocked"],
  ],
  ["a wrong name", seen({ tls: [origin({ grade: "F", blockers: ["wrong-name"] })] }), "no-go", ["tls-blocked"]],
  [
    "no trust and no grade",
    seen({ tls: [origin({ grade: null, blockers: ["untrusted"] })] }),
    "no-go",
    ["tls-blocked"],
  ],
  ["an uncertain grade", seen({ tls: [origin({ grade: null, minimumGrade: "F" })] }), "unknown", ["tls-doubt"]],
  ["an uncertain grade that is better than F", seen({ tls: [origin({ grade: null, minimumGrade: "C" })] }), "go", []],
  ["no grade", seen({ tls: [origin({ grade: null })] }), "unknown", ["tls-doubt"]],
  ["B", seen({ tls: [origin({ grade: "B" })] }), "go", []],
  ["D", seen({ tls: [origin({ grade: "D" })] }), "go", ["tls-weak"]],
  [
    "a host that does not answer",
    seen({ tls: [origin({ reason: "timeout.tls", grade: null, certificates: [] })] }),
    "unknown",
    ["tls-unknown"],
  ],
  [
    "an untrusted redirect target",
    seen({ tls: [origin(), origin({ target: "www.shop.example", grade: "F", blockers: ["untrusted"] })] }),
    "no-go",
    ["tls-blocked"],
  ],
]);

decides("https", [
  ["a redirect to another host", seen({ https: pageOf({ url: "https://www.shop.example/", redirects: 1 }) }), "go", []],
  ["204", seen({ https: pageOf({ status: 204 }) }), "go", []],
  ["404", seen({ https: pageOf({ status: 404 }) }), "no-go", ["https-error"]],
  ["a redirect without a target", seen({ https: pageOf({ status: 302 }) }), "no-go", ["https-error"]],
  ["a default page", seen({ https: pageOf({ kind: "placeholder" }) }), "no-go", ["https-placeholder"]],
  ["401", seen({ https: pageOf({ status: 401 }) }), "unknown", ["https-kept-out"]],
  ["403", seen({ https: pageOf({ status: 403 }) }), "unknown", ["https-kept-out"]],
  ["429", seen({ https: pageOf({ status: 429 }) }), "unknown", ["https-kept-out"]],
  ["a redirect loop", seen({ https: pageOf({ redirectOutcome: "loop", status: 302 }) }), "no-go", ["https-astray"]],
  ["too many redirects", seen({ https: pageOf({ redirectOutcome: "limit", status: 302 }) }), "no-go", ["https-astray"]],
  [
    "a redirect into a private network",
    seen({ https: pageOf({ redirectOutcome: "private", status: 302 }) }),
    "no-go",
    ["https-astray"],
  ],
  [
    "plain HTTP at the end",
    seen({ https: pageOf({ url: "http://shop.example/", problems: null, downgrade: true }) }),
    "no-go",
    ["https-plain"],
  ],
  ["a redirect over plain HTTP", seen({ https: pageOf({ downgrade: true }) }), "go", ["https-downgrade"]],
  [
    "a certificate that browsers refuse",
    seen({ https: pageOf({ problems: ["wrong-name"] }) }),
    "no-go",
    ["https-certificate"],
  ],
  [
    "a certificate that browsers refuse during a redirect",
    seen({ https: pageOf({ rejectedUrl: "https://old.example/" }) }),
    "no-go",
    ["https-certificate"],
  ],
  ["a certificate that could not be judged", seen({ https: pageOf({ problems: null }) }), "unknown", ["https-unclear"]],
  [
    "a certificate that could not be judged during a redirect",
    seen({ https: pageOf({ undeterminedUrl: "https://old.example/" }) }),
    "unknown",
    ["https-unclear"],
  ],
  [
    "a page on port 80",
    seen({
      https: pageOf({ plainHttp: { state: "content", url: "http://shop.example/", status: 200, reason: null } }),
    }),
    "go",
    ["https-port-80"],
  ],
  [
    "a port 80 that accepts and stays silent",
    seen({
      https: pageOf({
        plainHttp: { state: "unknown", url: "http://shop.example/", status: null, reason: "timeout.http" },
      }),
    }),
    "go",
    ["https-port-80-unknown"],
  ],
  [
    "a closed port 80",
    seen({
      https: pageOf({
        plainHttp: { state: "closed", url: "http://shop.example/", status: null, reason: "tcp.refused" },
      }),
    }),
    "go",
    [],
  ],
  ["503", seen({ https: { page: null, reason: "http.server-error" } }), "unknown", ["https-unknown"]],
  ["a bot check", seen({ https: { page: null, reason: "http.challenge" } }), "unknown", ["https-unknown"]],
]);

const unknown = { state: "unknown", expires: null, registered: null, status: [], registrar: null } as const;

decides("registration", [
  ["31 days left", seen({ registration: registrationOf({ expires: inDays(31) }) }), "go", []],
  [
    "30 days left",
    seen({ registration: registrationOf({ expires: inDays(30) }) }),
    "go",
    ["registration-expires-soon"],
  ],
  [
    "more than 7 days left",
    seen({ registration: registrationOf({ expires: inDays(7.01) }) }),
    "go",
    ["registration-expires-soon"],
  ],
  ["7 days left", seen({ registration: registrationOf({ expires: inDays(7) }) }), "no-go", ["registration-expiring"]],
  ["none left", seen({ registration: registrationOf({ expires: inDays(-1) }) }), "no-go", ["registration-expired"]],
  ...["clientHold", "serverHold", "pendingDelete", "pendingRestore", "redemptionPeriod"].map((status): Row => [
    status,
    seen({ registration: registrationOf({ status: ["ok", status] }) }),
    "no-go",
    ["registration-hold"],
  ]),
  ["a lock", seen({ registration: registrationOf({ status: ["clientDeleteProhibited"] }) }), "go", []],
  [
    "no published expiry date",
    seen({ registration: registrationOf({ domain: "shop.de", expires: null }) }),
    "go",
    ["registration-unpublished"],
  ],
  [
    "no expiry date in the answer",
    seen({ registration: registrationOf({ expires: null }) }),
    "go",
    ["registration-undated"],
  ],
  [
    "a suspension in the registry's words",
    seen({ registration: registrationOf({ status: ["suspended"] }) }),
    "no-go",
    ["registration-hold"],
  ],
  [
    "a quarantine",
    seen({ registration: registrationOf({ ...unknown, state: "quarantine" }) }),
    "no-go",
    ["registration-hold"],
  ],
  [
    "a reserved name",
    seen({ registration: registrationOf({ ...unknown, state: "reserved" }) }),
    "unknown",
    ["registration-reserved"],
  ],
  [
    "no registry to ask",
    seen({ registration: registrationOf({ ...unknown, state: "unserved" }) }),
    "go",
    ["registration-unpublished"],
  ],
  [
    "a registrar contract that ended before the registry's renewal",
    seen({ registration: registrationOf({ registrarExpires: inDays(-3) }) }),
    "go",
    ["registration-unpaid"],
  ],
  [
    "a registrar contract that ends in a year",
    seen({ registration: registrationOf({ registrarExpires: inDays(300) }) }),
    "go",
    [],
  ],
  [
    "no registration",
    seen({ registration: registrationOf({ ...unknown, state: "absent" }) }),
    "no-go",
    ["registration-missing"],
  ],
  [
    "a registry that does not answer",
    seen({ registration: registrationOf({ ...unknown, reason: "timeout.source" }) }),
    "unknown",
    ["registration-unknown"],
  ],
  [
    "a registry that contradicts the DNS",
    seen({ registration: registrationOf({ ...unknown, reason: "contradicted" }) }),
    "unknown",
    ["registration-contradicted"],
  ],
  [
    "a public suffix",
    seen({ registration: registrationOf({ ...unknown, domain: null, reason: "public-suffix" }) }),
    "unknown",
    ["registration-suffix"],
  ],
]);

const rest = [
  { id: "certificate", weight: 40, score: 60 },
  { id: "trust", weight: 15, score: 60 },
  { id: "hsts", weight: 20, score: 0 },
];
const versions = { id: "version", weight: 25 };

test.for([
  [
    "an F only for versions that timed out",
    { grade: "F", score: 44, parts: [...rest, { ...versions, score: null }] },
    null,
    "F",
  ],
  ["an F by what was observed", { grade: "F", score: 33, parts: [...rest, { ...versions, score: 0 }] }, "F", null],
  ["an uncertain grade", { atLeast: "C" }, null, "C"],
] as const)("%s", ([, verdict, grade, minimumGrade]) => {
  expect(gradesOf(verdict)).toEqual({ grade, minimumGrade });
});

test("why browsers refuse a certificate is told in words", () => {
  const { findings } = judge(seen({ https: pageOf({ problems: ["wrong-name", "expired"] }) }));

  expect(findings.find(({ id }) => id === "https-certificate")?.params["reasons"]).toEqual({
    en: "issued for another name, expired",
    ko: "다른 이름으로 발급됨, 만료됨",
  });
});
