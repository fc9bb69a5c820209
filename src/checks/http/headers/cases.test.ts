import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rawOf } from "../../../../test/http/raw.ts";
import { judge } from "../judge.ts";

interface HeaderCase {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly meta?: { readonly csp: readonly string[] };
  readonly finalScheme?: "http";
  readonly certificateValid?: boolean;
  readonly expect: Readonly<Record<string, number>> & { readonly score: number; readonly grade: string };
  /** MDN Observatory 1.6.3's result for the same headers, and why ours differs. */
  readonly observatory?: string;
}

const cases = JSON.parse(readFileSync("test/data/header-cases.json", "utf8")) as readonly HeaderCase[];

test("there are 29 measured header sets", () => {
  expect(cases).toHaveLength(29);
});

test.for(cases.map((each) => [each.name, each] as const))("%s", ([, each]) => {
  const { grade, score, ...expected } = each.expect;
  const verdict = judge(
    rawOf(each.headers, {
      ...(each.finalScheme && { finalUrl: "http://shop.example/", certificateRejection: null, plainHttp: null }),
      ...(each.certificateValid === false && { certificateRejection: { problems: ["untrusted"] } }),
      ...(each.meta && { meta: { isComplete: true, csp: [...each.meta.csp], referrer: [] } }),
    }),
  );

  const parts = Object.fromEntries(verdict.parts?.map(({ id, score: part }) => [id, part]) ?? []);
  // One decimal is what reports and cases show.
  expect(parts).toEqual(expected);
  expect(verdict.score).toBe(score);
  expect(verdict.grade).toBe(grade);
});
