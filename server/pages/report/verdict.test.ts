import { expect, test } from "vitest";
import { failure } from "../../../src/core/failure.ts";
import type { AnyCheck } from "../../../src/core/check.ts";
import type { Issue, Severity, Status } from "../../../src/core/result/interpretation.ts";
import type { Section } from "./report.ts";
import { countsOf } from "./problems.ts";
import { verdictOf } from "./verdict.ts";

/** A check's state, and the severities of its findings. */
type Sketch = Readonly<Record<string, readonly [Status, ...Severity[]] | "failed" | "absent" | readonly Issue[]>>;

function issueOf(check: string, severity: Severity, at: number): Issue {
  return { id: `${check}.problem-${at}`, severity, cause: `${check} ${severity} ${at}`, action: "Fix it." };
}

function sectionsOf(sketch: Sketch): readonly Section[] {
  return Object.entries(sketch).map(([id, said]) => {
    const check = { id, title: { en: id, ko: id } } as unknown as AnyCheck;
    if (said === "absent") return { check, seen: { state: "absent" } };
    if (said === "failed") return { check, seen: { state: "failed", failure: failure("internal", {}) } };
    const isList = typeof said[0] !== "string";
    const issues = isList
      ? (said as readonly Issue[])
      : (said.slice(1) as Severity[]).map((severity, at) => issueOf(id, severity, at));
    const status = isList ? "warn" : said[0];
    const interpretation = { status, summary: "", kpis: [], issues };
    return { check, seen: { state: "done", data: { raw: {}, interpretation }, observedAt: 0, difference: null } };
  });
}

test.for<readonly [name: string, sketch: Sketch, level: string, first: string | null]>([
  ["nothing found", { ssl: ["pass"], http: ["pass", "info"] }, "good", null],
  ["small problems", { ssl: ["pass", "low"], http: ["pass"] }, "good", "ssl low 0"],
  ["a medium problem", { ssl: ["pass"], http: ["warn", "low", "medium"] }, "improvable", "http medium 1"],
  ["a high problem", { ssl: ["pass"], http: ["warn", "high"] }, "serious", "http high 0"],
  ["a refused certificate", { ssl: ["fail", "critical"], http: "failed" }, "unsafe", "ssl critical 0"],
  ["an F without a critical problem", { ssl: ["fail", "high"], http: ["pass"] }, "unsafe", "ssl high 0"],
  ["a check that fails by its score", { ssl: ["pass"], email: ["fail", "medium"] }, "serious", "email medium 0"],
  [
    "mail that anyone can forge",
    { ssl: ["pass"], http: ["pass"], email: ["fail", "critical"] },
    "unsafe",
    "email critical 0",
  ],
  [
    "a domain that expires",
    { ssl: ["pass"], http: ["pass"], golive: ["fail", "critical"] },
    "urgent",
    "golive critical 0",
  ],
  ["no TLS result", { ssl: "failed", http: ["pass"], dns: ["pass"] }, "partly", null],
  ["an unknown TLS result", { ssl: ["unknown"], http: ["pass"] }, "partly", null],
  ["a problem beside a missing result", { ssl: "failed", http: ["warn", "high"] }, "serious", "http high 0"],
  ["a missing result of another check", { ssl: ["pass"], http: ["pass"], rdap: "failed" }, "good", null],
  ["no result at all", { ssl: "failed", http: "absent" }, "unknown", null],
])("%s: %o", ([, sketch, level, first]) => {
  const verdict = verdictOf({ sections: sectionsOf(sketch) });

  expect([verdict.level, verdict.first?.issue.cause ?? null]).toEqual([level, first]);
});

test("what this server could not look up is no problem of the target", () => {
  const issue = { ...issueOf("golive", "high", 0), id: "golive.registration-unknown" };

  const { level, problems } = verdictOf({
    sections: sectionsOf({ ssl: ["pass"], http: ["pass"], golive: [issue] }),
  });

  expect([level, problems]).toEqual(["good", []]);
});

test("one problem that two checks report counts once", () => {
  const twin = { severity: "medium", cause: "No HSTS.", action: "Send it.", topic: "hsts.missing" } as const;
  const { problems } = verdictOf({
    sections: sectionsOf({
      ssl: [{ ...twin, id: "ssl.hsts-missing" }],
      http: [{ ...twin, id: "http.hsts-missing" }, issueOf("http", "low", 0)],
    }),
  });

  expect(countsOf(problems)).toEqual([
    ["medium", 1],
    ["low", 1],
  ]);
});
