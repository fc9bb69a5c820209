import { z } from "zod";
import { defineCheck, type AnyCheck, type Context } from "../../../src/core/check.ts";
import { defineProblems } from "../../../src/core/result/interpretation.ts";
import { targetOfHost, targetOfUrl } from "../../../src/core/target/value.ts";

/** A record of a sample check without network. */
export interface Sample {
  readonly check: AnyCheck;
  /** The contexts of its runs. */
  readonly runs: readonly Context[];
}

/** A check that counts its runs; its finding and key figure have words in both languages. */
export function openSample(changes: Partial<AnyCheck> = {}): Sample {
  const runs: Context[] = [];
  const check = defineCheck({
    id: "sample",
    version: 1,
    title: { en: "Sample", ko: "표본" },
    about: { en: "Counts its runs.", ko: "실행 횟수를 셉니다." },
    input: z.strictObject({ host: z.string().meta({ description: "Host", ko: "호스트", examples: ["shop.example"] }) }),
    subject: "host",
    raw: z.object({ host: z.string(), run: z.number() }),
    cost: "standard",
    ttl: 300,
    words: {
      problems: defineProblems({
        low: {
          severity: "low",
          cause: { en: "Run {run} is low.", ko: "실행 {run}이 낮습니다." },
          action: { en: "Raise it.", ko: "높이십시오." },
        },
      }),
      caps: {},
      kpis: { run: { en: "Run", ko: "실행" } },
      parts: {},
    },
    target: ({ host }) => (host.includes("://") ? targetOfUrl(host) : targetOfHost(host)),
    collect: ({ host }, context) => Promise.resolve({ host, run: runs.push(context) }),
    judge: ({ run }) => ({
      status: "warn",
      kpis: [{ id: "run", value: run }],
      findings: [{ id: "low", params: { run } }],
    }),
    observe: ({ host }) => [{ target: host, kind: "sample:run", value: "1" }],
  });
  return { check: { ...check, ...changes } as AnyCheck, runs };
}
