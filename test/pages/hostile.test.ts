import { expect, test } from "vitest";
import { toolPage } from "../../server/pages/tools/page.tsx";
import { port } from "../../src/checks/port/index.ts";
import type { AnyCheck } from "../../src/core/check.ts";
import { failure } from "../../src/core/failure.ts";
import type { Issue } from "../../src/core/result/interpretation.ts";
import { hostile, spoil } from "./hostile.ts";
import { tagsOf } from "./read-html.ts";
import { answers, interpretation } from "./seen.ts";
import { settingIn } from "./setting.ts";

const issue: Issue = {
  id: "port.open",
  severity: "high",
  cause: "a",
  action: "b",
  subject: "c",
  evidence: "d",
  reference: "RFC 1",
  record: { name: "e", type: "TXT", value: "f" },
};

/** A page in which every external text is this one. */
function pageWith(text: string): string {
  const spoilt = text === "plain" ? answers["port"] : spoil(answers["port"], text);
  const write = <T extends object>(some: T): T =>
    Object.fromEntries(Object.keys(some).map((key) => [key, text])) as unknown as T;
  const data = {
    ...(spoilt as object),
    interpretation: {
      ...interpretation,
      summary: text,
      kpis: [{ id: "a", label: text, value: text }],
      issues: [{ ...write(issue), id: issue.id, severity: issue.severity, record: write(issue.record ?? {}) }],
    },
  };
  const shown = { kind: "result", data, updatedAt: "2026-11-20T12:00:00.000Z", age: 5 } as const;
  const check = port as AnyCheck;
  return toolPage({ check, setting: settingIn("en"), given: { host: text, all_ips: text }, shown });
}

/** The elements of a page, without <wbr>, which depends on the text. */
function shapeOf(page: string): readonly string[] {
  return tagsOf(page).filter((tag) => tag !== "wbr" && tag !== "br");
}

test.for(hostile)("a page of %j has the elements of any other, and no character that is not seen", (text) => {
  const page = pageWith(text);
  const [withText, plain] = [shapeOf(page), shapeOf(pageWith("plain"))];

  // Empty parts are left out: the link to the same question, and the target.
  expect(withText.filter((tag) => !plain.includes(tag))).toEqual([]);
  expect(withText.length).toBeLessThanOrEqual(plain.length);
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  expect(page).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u);
  expect(page.length).toBeLessThan(2_000_000);
});

test.for(hostile)("a failure about %j is text", (text) => {
  const failed = failure("dns.nxdomain", { host: text });
  const shown = { kind: "failure", failure: failed, requestId: "1" } as const;
  const page = toolPage({ check: port as AnyCheck, setting: settingIn("ko"), given: { host: text }, shown });

  expect(page).not.toMatch(/<script|<img|<b>|\u202e/);
});
