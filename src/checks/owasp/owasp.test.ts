import * as fc from "fast-check";
import { expect, test } from "vitest";
import { grades } from "../../core/grade/grade.ts";
import { interpret } from "../../core/result/interpretation.ts";
import { compareGrade } from "../../core/grade/minimum.ts";
import { ladder, owasp, type OwaspRaw } from "./index.ts";
import { judge } from "./judge.ts";
import {
  tls,
  page,
  closed,
  on80,
  good,
  rawOf,
  scoreOf,
  leaks,
  software,
  session,
  nothingPlain,
  hop,
  clear,
} from "../../../test/owasp/facts.ts";
import { runs } from "../../../test/runs.ts";

test("a site without faults has the best grade", () => {
  expect(judge(good)).toMatchObject({ status: "pass", grade: "A+", score: 100, caps: [], findings: [], coverage: 100 });
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
    "an untrusted certificate",
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
  ["a closed host whose port 80 leads to the page", { requestedScheme: "http", tls: [failed, www] }, 100, "A+", []],
  [
    "the same, and the page's certificate has expired",
    { requestedScheme: "http", tls: [failed, { ...www, grade: "F", score: 40, caps: ["expired"] }] },
    40,
    "F",
    ["tls-refused"],
  ],
  [
    "a host that breaks off, whose port 80 leads to the page",
    { requestedScheme: "http", tls: [{ ...failed, reason: "tls.alert.80" }, www] },
    null,
    undefined,
    [],
  ],
  [
    "a redirect through a host that browsers refuse",
    { redirectChain: [{ ...hop, state: "refused", refusals: ["expired"] }] },
    0,
    "F",
    ["tls-refused"],
  ],
  [
    "a redirect through a host that could not be judged",
    { redirectChain: [{ ...hop, state: "unclear" }] },
    100,
    undefined,
    [],
  ],
  ["plain HTTP on the way", { redirectChain: [{ ...hop, state: "clear" }] }, 100, "A+", []],
  // Whether browsers accept the site is unknown, and the grade depends on it.
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

test.for<
  [
    what: string,
    seen: Partial<NonNullable<OwaspRaw["insecureRequests"]>>,
    score: number,
    grade: string,
    ids: readonly string[],
  ]
>([
  [
    "a form with a password",
    { forms: [{ url: "http://shop.example/login", hasPassword: true }], formsTotal: 1 },
    50,
    "D",
    ["password-in-clear"],
  ],
  [
    "another form",
    { forms: [{ url: "http://shop.example/search", hasPassword: false }], formsTotal: 1 },
    70,
    "C",
    ["form-in-clear"],
  ],
  [
    "both",
    {
      forms: [
        { url: "http://shop.example/login", hasPassword: true },
        { url: "http://shop.example/search", hasPassword: false },
      ],
      formsTotal: 2,
    },
    50,
    "D",
    ["password-in-clear", "form-in-clear"],
  ],
  [
    "a script over plain HTTP",
    { mixed: [{ kind: "script", url: "http://a.example/a.js" }], mixedTotal: 1 },
    80,
    "B",
    ["mixed-content"],
  ],
  [
    "scripts of another origin",
    { unchecked: ["https://a.example/a.js"], uncheckedTotal: 9 },
    100,
    "A+",
    ["script-without-integrity"],
  ],
])("A02: %s in the page", ([, seen, score, grade, ids]) => {
  const raw = rawOf({ insecureRequests: { ...nothingPlain, ...seen } });
  const verdict = judge(raw);

  expect(scoreOf(raw, "a02")).toBe(score);
  expect([verdict.grade, verdict.findings.map(({ id }) => id)]).toEqual([grade, ids]);
});

const hidden = { least: 73.3, most: 80 };

test.for<
  [
    what: string,
    seen: Partial<OwaspRaw["tls"][number]>,
    score: number | null,
    grades: readonly [grade: string | undefined, atLeast: string | undefined],
    ids: readonly string[],
  ]
>([
  [
    "what makes no difference",
    { grade: "A", score: 100, caps: ["unseen"], best: { grade: "A+", score: 100 } },
    100,
    ["A+", undefined],
    [],
  ],
  [
    "the letter of TLS, and not the grade",
    { grade: "C", score: hidden.least, best: { grade: "B", score: hidden.most } },
    null,
    ["A", undefined],
    ["tls-weak", "tls-unobserved"],
  ],
  ["the grade", { grade: "B", score: 80, best: { grade: "A", score: 90 } }, null, [undefined, "A"], ["tls-unobserved"]],
  [
    "whether TLS is broken",
    { grade: "F", score: 45, best: { grade: "D", score: 55 } },
    null,
    [undefined, "D"],
    ["tls-weak", "tls-unobserved"],
  ],
  [
    "something beside a certificate that has expired",
    { grade: "F", score: 30, caps: ["expired"], best: { grade: "F", score: 40 } },
    null,
    ["F", undefined],
    ["tls-refused", "tls-unobserved"],
  ],
])("A02: what the ssl check could not observe may decide %s, and costs no points", ([, seen, score, grades, ids]) => {
  const raw = rawOf({ tls: [{ ...tls, ...seen }] });
  const verdict = judge(raw);

  expect(scoreOf(raw, "a02")).toBe(score);
  expect([verdict.grade, verdict.atLeast]).toEqual(grades);
  expect(verdict.findings.map(({ id }) => id)).toEqual(ids);
});

test("of two origins the worse counts, as far as it is known", () => {
  const one = { ...tls, grade: "B", score: 80, best: { grade: "A", score: 90 } } as const;
  const verdicts = [70, 85].map((score) => judge(rawOf({ tls: [one, { ...www, grade: "C", score }] })));

  expect(verdicts.map(({ parts }) => parts?.find(({ id }) => id === "a02")?.score)).toEqual([70, null]);
});

test("headers that could not be observed cost no points", () => {
  const seen = { ...page, grade: "B", score: 80, best: { grade: "A+", score: 100 } } as const;
  const { grade, atLeast, findings } = judge(rawOf({ page: seen }));

  expect([grade, atLeast, findings]).toEqual([undefined, "A", []]);
});

test("a minimum is reached by what was observed, missed with perfect results for the rest, and open between", () => {
  const range = { ladder, unobservedCaps: [] };
  const seen = { ...tls, grade: "D", score: 40, best: { grade: "B", score: 80 } } as const;
  const verdict = judge(rawOf({ tls: [seen] }));

  // 40 for A02 gives 79 points in all, and 80 gives 93.
  expect((["B", "A"] as const).map((minimum) => compareGrade(verdict, minimum, range).isMet)).toEqual([true, null]);
});

test("an unreadable page has a grade only if its scripts cannot change it", () => {
  const unread = judge(rawOf({ unreadContent: "coding" }));
  const bad = judge(rawOf({ unreadContent: "coding", page: { ...page, url: "http://shop.example/" } }));

  expect([unread.grade, unread.atLeast, unread.status]).toEqual([undefined, "D", "unknown"]);
  expect(unread.findings.map(({ id }) => id)).toEqual(["page-unreadable"]);
  expect(bad.grade).toBe("F");
});

test("the TLS key figure is that of the origin that counts", () => {
  const kpis = judge(rawOf({ tls: [tls, { ...www, grade: "C", score: 70 }] })).kpis;

  expect(kpis.find(({ id }) => id === "ssl-grade")?.value).toBe("C");
});

test("reasons are given in words", () => {
  const raw = rawOf({ tls: [{ ...tls, grade: "F", score: 0, caps: ["expired", "weak-key"] }, failed] });
  const causes = (language: "en" | "ko") => interpret(owasp, judge(raw), language).issues.map(({ cause }) => cause);

  expect(causes("en")).toEqual([
    "Browsers refuse the connection to shop.example (the certificate has expired, the key is too weak).",
    "We could not assess the TLS of shop.example (the connection was refused). This does not affect the grade.",
  ]);
  expect(causes("ko").join(" ")).toMatch(/인증서가 만료됨, 키가 너무 약함.*연결이 거부됨/);
});

test("the score is 30 % headers, 35 % A02, 20 % A05 and 15 % A06", () => {
  const raw = rawOf({
    page: { ...page, grade: "C", score: 50 },
    tls: [{ ...tls, grade: "B", score: 80 }],
    disclosures: leaks("x-powered-by"),
    software: [software("PHP", "8.4.1")],
    softwareTotal: 1,
  });

  expect(judge(raw)).toMatchObject({ score: 0.3 * 50 + 0.35 * 80 + 0.2 * 90 + 0.15 * 80, grade: "C", status: "warn" });
});

test("without a page there is no grade, and the reason is given", () => {
  const verdict = judge(rawOf({ page: null, reason: "http.server-error", plainHttp: [], cors: null }));

  expect(verdict).toMatchObject({ status: "unknown", coverage: 35 });
  expect(verdict).not.toHaveProperty("grade");
  expect(verdict.findings.map(({ id }) => id)).toEqual(["page-unseen"]);
});

test("a certain F is given however little else is known", () => {
  const expired = { ...tls, grade: "F", score: 40, caps: ["expired"] } as const;
  const unseen = { page: null, reason: "http.server-error", cors: null };

  expect(judge(rawOf({ ...unseen, tls: [expired] }))).toMatchObject({ grade: "F", status: "fail", coverage: 35 });
  expect(judge(rawOf(unseen))).not.toHaveProperty("grade");
});

test("content on port 80 is reported even without a page over https", () => {
  const plainHttp = [on80("content", "http://shop.example/")];
  const { findings } = judge(rawOf({ page: null, reason: "http.server-error", cors: null, plainHttp }));

  expect(findings.map(({ id }) => id)).toEqual(["page-unseen", "redirect-missing"]);
});

test("every category has its 2021 and 2025 number", () => {
  const { parts = [] } = interpret(owasp, judge(good), "en");

  expect(parts.map(({ id, label }) => [id, label.match(/A\d\d:20\d\d/g)])).toEqual([
    ["headers", null],
    ["a02", ["A02:2021", "A04:2025"]],
    ["a05", ["A05:2021", "A02:2025"]],
    ["a06", ["A06:2021", "A03:2025"]],
  ]);
});

const worse = fc.constantFrom<(raw: OwaspRaw) => OwaspRaw>(
  (raw) => ({ ...raw, disclosures: [...raw.disclosures, ...leaks("x-aspnet-version")] }),
  (raw) => ({ ...raw, disclosures: [...raw.disclosures, ...leaks("x-debug-token")] }),
  (raw) => ({ ...raw, disclosures: [...raw.disclosures, ...leaks("via", "x-generator")] }),
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
  (raw) => ({ ...raw, redirectChain: [...raw.redirectChain, clear] }),
  (raw) => ({ ...raw, redirectChain: [...raw.redirectChain, { ...hop, state: "refused", refusals: ["expired"] }] }),
  (raw) => ({ ...raw, page: { ...page, ...raw.page, grade: "F", score: 0 } }),
  (raw) => ({ ...raw, page: { ...page, url: "http://shop.example/", grade: "F", score: 0 } }),
);

test("a worse observation never grades better, and every verdict has texts in both languages", () => {
  fc.assert(
    fc.property(fc.array(worse, { maxLength: 6 }), worse, (changes, more) => {
      const base = changes.reduce((raw, change) => change(raw), good);
      const [before, after] = [judge(base), judge(more(base))];
      const rank = ({ grade }: typeof before): number => grades.indexOf(grade ?? "F");
      expect(rank(after)).toBeGreaterThanOrEqual(rank(before));
      // A page over plain HTTP leaves the TLS score unknown or lower, never higher.
      expect(after.score ?? 0).toBeLessThanOrEqual(before.score ?? 0);
      for (const language of ["en", "ko"] as const) {
        expect(interpret(owasp, after, language).issues).toHaveLength(after.findings.length);
      }
    }),
    { numRuns: runs(300) },
  );
});

/** The findings about nginx, by id. */
function saidOfNginx(...versions: readonly string[]): readonly (readonly [id: string, subject: string])[] {
  const { findings } = judge(rawOf({ software: versions.map((version) => software("nginx", version)) }));
  return findings.flatMap(({ id, subject }) => (subject?.includes("nginx") ? [[id, subject] as const] : []));
}

test("the subject of a product's findings is the same for every version", () => {
  expect(saidOfNginx("1.16.1")).toEqual([["end-of-life", "nginx"]]);
  expect(saidOfNginx("1.18.0")).toEqual(saidOfNginx("1.16.1"));
  expect(saidOfNginx("1.16.1", "1.18.0")).toEqual([...saidOfNginx("1.16.1"), ...saidOfNginx("1.18.0")]);
});
