import { expect, test } from "vitest";
import type { GateTarget } from "../../src/core/result/result.ts";
import { languages, type Language } from "../../src/core/text.ts";
import { widthOf } from "../../src/report/width.ts";
import { check, finding, nowhere, resultOf, target, write } from "./scenes.ts";

const met = ["ssl", "headers", "days"].map((id) => check(id, "pass"));
const knownHeaders = check("headers", "warn", { actual: "F", baselineState: "unchanged" });
const expired = finding("gate.waiver-expired", { level: "error", subject: "http.csp-missing" });

interface Row {
  readonly what: string;
  readonly target: GateTarget;
  readonly says: Readonly<Record<Language, string>>;
}

test.for<Row>([
  { what: "all met", target: target("pass"), says: { en: "4 of 4 met", ko: "기준 4개 모두 충족" } },
  {
    what: "one known",
    target: target("pass", { checks: [...met, knownHeaders] }),
    says: { en: "3 of 4 met, 1 in the baseline", ko: "기준 4개 중 3개 충족, 1개는 기준선에 있음" },
  },
  {
    what: "a rule that warns",
    target: target("warn", { findings: [finding("http.x", { level: "warn" })] }),
    says: { en: "4 of 4 met, warned by http.x", ko: "기준 4개 모두 충족, 주의 원인: http.x" },
  },
  {
    what: "a threshold that warns",
    target: target("warn", { checks: [...met, check("https", "warn")] }),
    says: { en: "3 of 4 met, 1 warning", ko: "기준 4개 중 3개 충족, 주의 1개" },
  },
  {
    what: "a rule that fails",
    target: target("fail", { findings: [finding("http.x", { level: "error" })] }),
    says: { en: "4 of 4 met, failed by http.x", ko: "기준 4개 모두 충족, 실패 원인: http.x" },
  },
  {
    what: "a waiver that has expired",
    target: target("fail", { findings: [expired] }),
    says: {
      en: "4 of 4 met, failed by gate.waiver-expired (http.csp-missing)",
      ko: "기준 4개 모두 충족, 실패 원인: gate.waiver-expired (http.csp-missing)",
    },
  },
  {
    what: "a demand that is not met",
    target: target("fail", { checks: [...met, check("owasp", "fail"), check("pqc", "unknown")] }),
    says: {
      en: "1 of 5 below, 1 unknown, failed by owasp",
      ko: "기준 5개 중 1개 미달, 1개 판단 불가, 실패 원인: owasp",
    },
  },
  {
    what: "many that fail",
    target: target("fail", { findings: ["a", "b", "c", "d", "e"].map((id) => finding(id, { level: "error" })) }),
    says: { en: "4 of 4 met, failed by a, b, c, +2", ko: "기준 4개 모두 충족, 실패 원인: a, b, c, +2" },
  },
  {
    what: "what would fail and is waived or known",
    target: target("pass", {
      findings: [
        finding("http.x", { level: "none", baselineState: "unchanged" }),
        finding("http.y", { level: "none", waived: { reason: "r", until: "2027-01-01" } }),
      ],
    }),
    says: { en: "4 of 4 met\n", ko: "기준 4개 모두 충족\n" },
  },
])("$what: the headline says so, in text and in Markdown", async ({ target: one, says }) => {
  for (const language of languages) {
    const place = { ...nowhere, language };
    const text = await write("text", resultOf([one]), place);
    const page = await write("markdown", resultOf([one, one]), place);
    const [head] = text.split("\n\n");

    expect(`${head}\n`.replaceAll(/\s*\n\s*/g, " ").trimEnd() + "\n").toContain(says[language]);
    expect(page.replaceAll(/&#(\d+);/g, (_entity, code: string) => String.fromCharCode(Number(code)))).toContain(
      `${says[language].trim()}</summary>`,
    );
    expect(Math.max(...text.split("\n").map(widthOf))).toBeLessThanOrEqual(80);
  }
});

test("a single target says in Markdown which finding fails it", async () => {
  const page = await write("markdown", resultOf([target("fail", { findings: [expired] })]));

  expect(page).toContain("<p>failed by gate.waiver-expired (http.csp-missing)</p>");
});

test("a run that fails because of its own notes has a headline that says so", async () => {
  const notices = [{ id: "gate.baseline-mended", level: "error", message: "It is mended." }] as const;
  const result = resultOf([target("pass")], { verdict: "fail", notices });

  expect(await write("text", result)).toContain(
    "✗ FAIL  verdict of the whole run, because of gate.baseline-mended\n\n✗ It is mended.\n",
  );
  expect(await write("markdown", result)).toContain("verdict of the whole run, because of gate.baseline-mended");
});

test.for([
  [60, 40],
  [100, 12],
  [100, 90],
] as const)("a name of %d characters and a path of %d: both are there", async ([name, path]) => {
  const url = `https://shop.example/${"p".repeat(path)}`;
  const one = target("fail", { name: "N".repeat(name), url, checks: [...met, check("https", "fail")] });

  for (const language of languages) {
    const lines = (await write("text", resultOf([one]), { ...nowhere, language })).split("\n");
    const head = lines.slice(0, lines.indexOf("")).join("\n");

    expect(head).toContain("NNNNN");
    expect(head).toContain("https://shop.example/pppp");
    expect(head).toMatch(/1 of 4 below|기준 4개 중 1개 미달/);
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(80);
  }
  for (const kind of ["sarif", "junit", "tap", "azure"] as const)
    expect(await write(kind, resultOf([one]))).toContain("https://shop.example/pppp");
  expect(await write("github", resultOf([one]))).toContain("https%3A//shop.example/pppp");
});

test("a waiver's author is named in every report that contains it", async () => {
  const waived = { reason: "The vendor mends it.", until: "2027-01-31", owner: "web team" };
  const one = target("pass", { findings: [finding("http.x", { level: "none", waived })] });

  for (const kind of ["text", "markdown", "sarif", "junit", "tap", "codequality", "github", "json"] as const)
    expect(await write(kind, resultOf([one]))).toContain("web team");
  expect(await write("text", resultOf([one]), { ...nowhere, language: "ko" })).toContain(
    "2027-01-31까지 예외(web team): The vendor mends it.",
  );
});

const hstsMissing = { topic: "hsts.missing", cause: "No HSTS.", action: "Send it." };

test("a finding of both checks is reported once; one of a single check twice, unless the text is equal", async () => {
  const subject = "x-debug-token";
  const text = await write(
    "text",
    resultOf([
      target("pass", {
        findings: [
          finding("http.hsts-missing", { subject: "h", ...hstsMissing }),
          finding("ssl.hsts-missing", { subject: "h", ...hstsMissing }),
          finding("http.leak-internal", { subject }),
          finding("http.leak-internal", { subject }),
          finding("owasp.end-of-life", { subject: "jquery", cause: "jquery 1.12.4 has ended." }),
          finding("owasp.end-of-life", { subject: "jquery", cause: "jquery 2.2.4 has ended." }),
        ],
      }),
    ]),
  );

  expect(text.match(/^ {2}medium +(.*?) — /gm)?.map((line) => line.trim().replace(/^medium +| —$/g, ""))).toEqual([
    "http.hsts-missing (h)",
    "http.leak-internal (x-debug-token)",
    "owasp.end-of-life (jquery)",
    "owasp.end-of-life (jquery)",
  ]);
  expect(text).toContain("also: ssl.hsts-missing\n");
  expect(text).toContain("jquery 1.12.4 has ended.");
  expect(text).toContain("jquery 2.2.4 has ended.");
});
