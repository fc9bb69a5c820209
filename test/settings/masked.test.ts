import { expect, test } from "vitest";
import { z } from "zod";
import { gate } from "../../src/checks/gate/index.ts";
import { http, type HttpRaw } from "../../src/checks/http/index.ts";
import type { AnyCheck } from "../../src/core/check.ts";
import { maskUrls } from "../../src/core/redact/url-secrets.ts";
import { interpret } from "../../src/core/result/interpretation.ts";
import { interpretation } from "../../src/core/result/interpretation-schema.ts";
import { gateResult } from "../../src/core/result/result-schema.ts";
import type { GateResult } from "../../src/core/result/result.ts";
import { maskAll } from "../../src/run/mask.ts";
import { rawOf } from "../http/raw.ts";
import { scenes } from "../report/scenes.ts";
import { someOf } from "../runs.ts";

const url = "https://shop.example/";

/** Masks a word in an answer as if it were a secret. */
async function without(secret: string, check: AnyCheck, data: unknown): Promise<unknown> {
  const runner = maskAll({ answer: async () => ({ data, updatedAt: new Date(0), cached: false }) }, [secret]);
  return (await runner.answer(check, { url }, { language: "en" })).data;
}

/** All keys of a schema, and all its words, such as the values of enums. */
function wordsOf(schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap((each) => (typeof each === "string" ? [each] : wordsOf(each)));
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, each]: [string, unknown]) => {
    if (key === "description" || key === "ko") return [];
    return [key, ...(typeof each === "string" ? [each] : wordsOf(each))];
  });
}

const coded: ReadonlySet<string> = new Set(["id", "reason", "kind", "check", "source"]);

/** All codes in an answer: programs decide by them, and they are not target data. */
function codesOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(codesOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
    typeof each === "string" && coded.has(key) && !each.endsWith(".") ? [each] : codesOf(each),
  );
}

/** The fields by which policies, pipelines and people decide. */
function decisive({ verdict, targets, totals }: GateResult) {
  return {
    verdict,
    totals,
    targets: targets.map(({ checks, findings, incompleteChecks: open, ...target }) => ({
      said: [maskUrls(target.url), target.finalUrl, target.verdict, target.reason],
      checks: checks.map(({ message: _message, action: _action, ...check }) => check),
      findings: findings.map(({ id, severity, level, fingerprint }) => ({ id, severity, level, fingerprint })),
      open: open?.map(({ check, reason }) => ({ check, reason })),
    })),
  };
}

const words = new Set([
  ...wordsOf(z.toJSONSchema(gateResult, { io: "input" })),
  ...codesOf(Object.values(scenes)),
  "https-missing",
  "http.status.503",
  "default auto",
  "https://",
  "shop.example",
  url,
  `${url}account`,
]);

test.for(someOf(Object.entries(scenes), 3))(
  "a secret that equals one of our own words changes no decision: %s",
  async ([, data]) => {
    expect(words.size).toBeGreaterThan(100);
    for (const word of words) {
      const clean = gateResult.parse(await without(word, gate, data));

      expect({ word, ...decisive(clean) }).toEqual({ word, ...decisive(data) });
    }
  },
);

test("an answer of a check keeps its shape, too", async () => {
  const raw: HttpRaw = rawOf({ "x-powered-by": "hunter22" });
  const data = { raw, interpretation: interpret(http, http.judge(raw, { url, all_ips: false }), "en") };
  const schema = z.object({ raw: http.raw, interpretation });
  for (const word of wordsOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }))) {
    const clean = schema.parse(await without(word, http, data));

    expect([word, clean.interpretation.status]).toEqual([word, data.interpretation.status]);
  }
  expect(JSON.stringify(await without("hunter22", http, data))).not.toContain("hunter22");
});
