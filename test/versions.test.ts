import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { forgotten, recordOf, type Versions } from "../scripts/versions.ts";
import type { AnyCheck } from "../src/core/check.ts";
import { registry } from "../src/checks/index.ts";
import { ssl } from "../src/checks/ssl/index.ts";
import { words } from "../src/checks/ssl/problems.ts";
import type { Catalogue } from "../src/core/result/interpretation.ts";

const recorded = JSON.parse(readFileSync("src/checks/versions.json", "utf8")) as Versions;

test("a check that promises something else has another version", async () => {
  const checks = await Promise.all(registry.map(({ load }) => load()));

  expect(checks.flatMap((check) => forgotten(check.id, recorded[check.id], recordOf(check)))).toEqual([]);
  expect(recorded).toEqual(Object.fromEntries(checks.map((check) => [check.id, recordOf(check)])));
});

const before = recordOf(ssl);

function changed(part: Partial<AnyCheck>): readonly string[] {
  return forgotten("ssl", before, recordOf({ ...ssl, ...part }));
}

const raised = expect.stringContaining(`Raise \`version\` above ${ssl.version} in src/checks/ssl/index.ts`) as string;
const { grading } = ssl;
const { problems } = words;

/** The words of the check with other problems. */
function withProblems(changed: Catalogue): Partial<AnyCheck> {
  return { words: { ...words, problems: changed } };
}

test.for<readonly [string, Partial<AnyCheck>, readonly string[]]>([
  ["a property", { raw: z.object({ added: z.string() }) }, [raised]],
  ["a severity", withProblems({ ...problems, expired: { ...problems.expired, severity: "low" } }), [raised]],
  ["a rule", withProblems({ expired: problems.expired }), [raised]],
  [
    "a weight",
    { ...(grading && { grading: { ...grading, weights: { ...grading.weights, hsts: 21 } } }) },
    [expect.stringContaining("Raise the version ssl-") as string],
  ],
  [
    "the words of a problem",
    withProblems({ ...problems, expired: { ...problems.expired, cause: { en: "Other.", ko: "다름." } } }),
    [],
  ],
  ["a raised version", { version: before.version + 1, raw: z.object({}) }, []],
])("what is noticed: %s", ([, part, expected]) => {
  expect(changed(part)).toEqual(expected);
});

test("a description of the raw schema may change", () => {
  const [one, other] = ["One.", "Another."].map((description) =>
    recordOf({ ...ssl, raw: z.object({ title: z.string().meta({ description }) }) }),
  );

  expect(one).toEqual(other);
});

test("the example of a typed earlier result compares with the current version of its check", () => {
  const compared = /await client\.ssl\([^)]*\);\nif \(before\?\.version === (\d+)\)/.exec(
    readFileSync("docs/compatibility.md", "utf8"),
  );

  // With another number the type stays unknown, so that the example does not compile.
  expect(Number(compared?.[1])).toBe(ssl.version);
});
