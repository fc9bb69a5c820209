import { expect, test } from "vitest";
import type { Interpretation } from "../core/result/interpretation.ts";
import { languages } from "../core/text.ts";
import { prettyAnswer } from "./answer.ts";
import { painter } from "./paint.ts";
import { widthOf } from "./width.ts";

const plain = { language: "en", paint: painter(false), width: 80 } as const;
const title = { id: "ssl", target: "x.example" };

function show(change: Partial<Interpretation>, options: Partial<Parameters<typeof prettyAnswer>[2]> = {}): string {
  const interpretation = { status: "pass", summary: "No problems.", kpis: [], issues: [], ...change } as const;
  return prettyAnswer({ raw: null, interpretation }, title, { ...plain, ...options });
}

test.for<[change: Partial<Interpretation>, begins: string]>([
  [{ grade: "A", score: 93.5 }, "A   ssl  x.example   "],
  [{ grade: "A+", score: 99 }, "A+  ssl  x.example   "],
  [{ status: "unknown" }, "unknown  ssl  x.example   "],
  [{ status: "warn" }, "warn  ssl  x.example   "],
])("the headline of %j", ([change, begins]) => {
  const [line = ""] = show(change).split("\n");

  expect(line.startsWith(begins)).toBe(true);
  expect(widthOf(line)).toBe(80);
});

test.for([80, 40])("no line of the parts is wider than %i columns", (width) => {
  const label = "A05:2021 (A02:2025) Security Misconfiguration, and more of it";
  const parts = [{ id: "a05", label, weight: 35, score: 100 }];

  const lines = show({ parts }, { width }).split("\n");

  expect(Math.max(...lines.map((line) => widthOf(line)))).toBeLessThanOrEqual(width);
  expect(lines.some((line) => / 100 {2}35 ?%/.test(line))).toBe(true);
});

type Kpi = Omit<Interpretation["kpis"][number], "id" | "label">;

test.for<[kpi: Kpi, en: string, ko: string]>([
  [{ value: 71, unit: "days" }, "71 days", "71일"],
  [{ value: 1, unit: "days" }, "1 day", "1일"],
  [{ value: -3, unit: "days" }, "-3 days", "-3일"],
  [{ value: 59, unit: "seconds" }, "59 seconds", "59초"],
  [{ value: 3600, unit: "seconds" }, "3600 seconds (1 hour)", "3600초 (1시간)"],
  [{ value: 2048, unit: "bits" }, "2048 bits", "2048비트"],
  [{ value: 12.345678901234567, unit: "km" }, "12.35 km", "12.35 km"],
  [{ value: 0.1 + 0.2 }, "0.3", "0.3"],
  [{ value: 200 }, "200", "200"],
  // A missing value has no unit.
  [{ value: null, unit: "seconds" }, "?", "?"],
  [{ value: false, unit: "seconds", text: "not sent" }, "not sent", "not sent"],
  [{ value: true }, "yes", "예"],
  [{ value: false }, "no", "아니요"],
  [{ value: "TLSv1.3" }, "TLSv1.3", "TLSv1.3"],
  [{ value: "redirects", text: "redirects to https" }, "redirects to https", "redirects to https"],
  [{ value: "\u001b[31m" }, "\\x1b[31m", "\\x1b[31m"],
])("the key figure %j", ([kpi, en, ko]) => {
  const kpis = [{ id: "figure", label: "Figure", ...kpi }];
  const shown = languages.map((language) => /^ {4}Figure {2}(?<value>.*)$/m.exec(show({ kpis }, { language }))?.[1]);

  expect(shown).toEqual([en, ko]);
});

test.for(languages)("no line of the report is wider than the terminal, in %s", (language) => {
  const long = `${"✅⚡❌".repeat(20)} ${"한국어 ".repeat(20)}${"x".repeat(200)}`;
  const change: Partial<Interpretation> = {
    grade: "B",
    score: 81.23456789,
    summary: long,
    parts: [{ id: "trust", label: "Chain of trust", weight: 15, score: 100 }],
    caps: [{ id: "late", max: "B", reason: long }],
    kpis: [{ id: "issuer", label: "Issuer", value: long }],
    issues: [{ id: "ssl.expired", severity: "critical", cause: long, action: long, subject: long }],
  };
  const [text, coloured] = [false, true].map((hasColour) => show(change, { language, paint: painter(hasColour) }));

  expect(Math.max(...(text ?? "").split("\n").map(widthOf))).toBeLessThanOrEqual(80);
  // oxlint-disable-next-line no-control-regex -- the escape sequences are what is removed
  expect(coloured?.replace(/\u001b\[\d+m/g, "")).toBe(text);
  expect(text).toContain(language === "en" ? "81.23 of 100" : "100점 중 81.23점");
});

/** RFC 6698 §2.1: a SHA-256 digest takes 70 columns. */
test.for<[what: string, value: string, line: string]>([
  ["short", "v=DMARC1; p=none", `${" ".repeat(14)}v=DMARC1; p=none`],
  ["a digest", `3 1 1 ${"ab".repeat(32)}`, `${" ".repeat(10)}3 1 1 ${"ab".repeat(32)}`],
  ["wider than the terminal", "x ".repeat(60) + "y", `  ${"x ".repeat(60)}y`],
])("a record stays on one line, and within the terminal where it can: %s", ([, value, line]) => {
  const record = { name: "_25._tcp.mx.example.com", type: "TLSA", value };
  const issue = { id: "email.dane", severity: "high", cause: "Wrong.", action: "Mend it.", record } as const;

  const lines = show({ issues: [issue] }).split("\n");

  expect(lines).toContain(line);
  expect(lines.filter((each) => widthOf(each) > 80)).toEqual(widthOf(line) > 80 ? [line] : []);
});
