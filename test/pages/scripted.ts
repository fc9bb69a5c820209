import { z } from "zod";
import { defineCheck, type AnyCheck } from "../../src/core/check.ts";
import type { Grade } from "../../src/core/grade/grade.ts";
import { failure } from "../../src/core/failure.ts";
import { targetOfHost } from "../../src/core/target/value.ts";
import type { Service } from "../server/service.ts";
import { answers } from "./seen.ts";

/** A check that tests control. */
export interface Scripted {
  readonly check: AnyCheck;
  readonly runs: () => number;
  readonly finish: () => void;
  /** The verdict of the following runs. */
  readonly findNext: (verdict: Verdict) => void;
}

type Verdict = Pick<ReturnType<AnyCheck["judge"]>, "status" | "findings"> & { readonly grade?: Grade };

/** A check of a report that ends on demand. */
export function scripted(id: string, subject: string, end: "finding" | "failure" | "nxdomain" = "finding"): Scripted {
  let runs = 0;
  let next: Verdict | null = null;
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = defineCheck({
    id,
    version: 1,
    title: { en: `Check ${id}`, ko: `점검 ${id}` },
    about: { en: "Scripted.", ko: "각본대로입니다." },
    input: z.strictObject({ [subject]: z.string() }),
    subject,
    raw: z.object({ said: z.string() }),
    cost: "standard",
    ttl: 300,
    words: {
      problems: {
        "hsts-missing": {
          severity: "medium" as const,
          cause: { en: "No HSTS, says {said}.", ko: "{said}: HSTS가 없습니다." },
          action: { en: "Send it.", ko: "보내십시오." },
        },
        other: {
          severity: "low" as const,
          cause: { en: "Something else.", ko: "다른 문제입니다." },
          action: { en: "Fix it.", ko: "수정하십시오." },
        },
      },
      caps: {},
      kpis: {},
      parts: {},
    },
    target: (input) => targetOfHost(String((input as Record<string, unknown>)[subject])),
    async collect(input) {
      runs++;
      await promise;
      if (end === "nxdomain") throw failure("dns.nxdomain", { host: "shop.com" });
      if (end === "failure") throw failure("dns.failed", { host: "shop.com", detail: "SERVFAIL" });
      // The pictures of a real check need its observation.
      const { raw = {} } = (answers[id] ?? {}) as { raw?: object };
      return { ...raw, said: `<img src=x onerror=alert(1)> ${JSON.stringify(input)}` };
    },
    judge: ({ said }) => ({
      kpis: [],
      ...(next?.grade && { score: 50, uncapped: next.grade, parts: [], caps: [], coverage: 100 }),
      ...(next ?? { status: "warn" as const, findings: [{ id: "hsts-missing", params: { said }, evidence: said }] }),
    }),
  }) as unknown as AnyCheck;
  return { check, runs: () => runs, finish: resolve, findNext: (verdict) => void (next = verdict) };
}

/** Sends the form of the first page. */
export function send(service: Service, q: string, fields: Record<string, string> = {}, site = "same-origin") {
  return service.ask("/report", {
    method: "POST",
    redirect: "manual",
    headers: { "sec-fetch-site": site },
    body: new URLSearchParams({ q, ...fields }),
  });
}
