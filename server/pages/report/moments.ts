import { LRUCache } from "lru-cache";
import { z } from "zod";
import { defineCheck, type AnyCheck } from "../../../src/core/check.ts";
import { failure, Failure, type FailureFacts } from "../../../src/core/failure.ts";
import { failures } from "../../../src/core/failures.ts";
import type { Finding, Severity, Verdict } from "../../../src/core/result/interpretation.ts";
import { targetOfHost } from "../../../src/core/target/value.ts";
import type { ResultCache } from "../../questions/cache/cache.ts";
import type { StoredResult } from "../../store/store.ts";
import { hostOf, type ReportTarget } from "./target.ts";

/** A finding as a moment keeps it: enough to compare, and to say in words while its check still has them. */
export interface MomentFinding extends Pick<Finding, "id" | "params" | "topic" | "subject"> {
  readonly severity: Severity;
}

/** A check's result at a moment: its grade and findings, or why there was none. */
export type MomentCheck = { readonly id: string } & (
  | (Pick<Verdict, "status" | "grade" | "score"> & { readonly findings: readonly MomentFinding[] })
  | { readonly failure: FailureFacts }
);

/** What a report said when it was measured. It does not depend on later versions of the checks. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly checks: readonly MomentCheck[];
}

/** The moments of reports. They are stored like results: shared by all nodes, and deleted with them. */
export interface Moments {
  keep(target: ReportTarget, moment: Moment, isTrusted: boolean): void;
  newest(target: ReportTarget): Promise<Moment | null>;
  /** The moment of a time; null where there is none. */
  at(target: ReportTarget, time: number): Promise<Moment | null>;
  /** The latest moments, the newest first. */
  list(target: ReportTarget, most: number): Promise<readonly Moment[]>;
}

/** The store's form of a moment: the result of a check that nobody can request. */
const momentCheck = defineCheck({
  id: "report",
  version: 1,
  title: { en: "Report", ko: "보고서" },
  about: { en: "What a report said.", ko: "보고서의 내용입니다." },
  input: z.strictObject({ name: z.string(), host: z.string() }),
  subject: "name",
  raw: z.object({ checks: z.array(z.unknown()) }),
  cost: "light",
  ttl: 0,
  words: { problems: {}, caps: {}, kpis: {}, parts: {} },
  target: ({ host }: { readonly host: string }) => targetOfHost(host),
  collect: () => Promise.reject(failure("internal", {})),
  judge: () => ({ status: "pass" as const, kpis: [], findings: [] }),
}) as unknown as AnyCheck;

/** The reports of this process whose recent moments are kept, and how many of each: the store may not have written them yet. */
const [mostRecent, mostOfReport] = [500, 5] as const;

/** Opens the moments over the cache of results. */
export function openMoments(resultCache: Pick<ResultCache, "keep" | "newest" | "before">): Moments {
  const recent = new LRUCache<string, readonly StoredResult[]>({ max: mostRecent });

  /** A running report is rendered many times. Not kept while the store has yet to write a moment that belongs to it. */
  const lists = new LRUCache<string, readonly Moment[]>({ max: mostRecent });

  async function newest(target: ReportTarget): Promise<StoredResult | null> {
    const [known = null] = recent.get(target.name) ?? [];
    const stored = await resultCache.newest(momentCheck, inputOf(target));
    return known && known.observedAt >= (stored?.observedAt ?? 0) ? known : stored;
  }

  return {
    keep(target, { at, checks }, isTrusted) {
      const verdict: Verdict = { status: "pass", kpis: [], findings: [] };
      const result = { raw: { checks }, verdict, observedAt: new Date(at) };
      const found = resultCache.keep({ check: momentCheck, input: inputOf(target), result, isTrusted });
      recent.set(target.name, [found.result, ...(recent.get(target.name) ?? [])].slice(0, mostOfReport));
    },
    async newest(target) {
      const result = await newest(target);
      return result && toMoment(result);
    },
    async at(target, time) {
      const latest = await newest(target);
      if (!latest || latest.observedAt <= time) return latest?.observedAt === time ? toMoment(latest) : null;
      const found = await resultCache.before({ ...latest, observedAt: time + 1 });
      return found?.observedAt === time ? toMoment(found) : null;
    },
    async list(target, most) {
      let result = await newest(target);
      const known = lists.get(target.name);
      if (!result || known?.[0]?.at === result.observedAt) return result ? (known ?? []) : [];
      const moments: Moment[] = [];
      for (; result && moments.length < most; result = await resultCache.before(result)) moments.push(toMoment(result));
      const written = new Set(moments.map(({ at }) => at));
      const isWhole = moments.length === most || recent.get(target.name)?.every((each) => written.has(each.observedAt));
      if (isWhole !== false) lists.set(target.name, moments);
      return moments;
    },
  };
}

function inputOf({ name, host }: ReportTarget): { readonly name: string; readonly host: string } {
  return { name, host: hostOf({ host }) };
}

function toMoment({ raw, observedAt }: StoredResult): Moment {
  return { at: observedAt, checks: (raw as { readonly checks: readonly MomentCheck[] }).checks };
}

/** Why a check had no result at a moment; null where it had one. A failure that this version does not know is told as a general one. */
export function failureAt({ checks }: Moment, id: string): Failure | null {
  const found = checks.find((check) => check.id === id);
  if (!found || !("failure" in found)) return null;
  return Object.hasOwn(failures, found.failure.id) ? new Failure(found.failure) : failure("internal", {});
}

/** The most findings that a moment keeps of a check. */
const mostFindings = 100;

/** A check's result as a moment keeps it. */
export function momentOf(
  { id, words }: Pick<AnyCheck, "id" | "words">,
  { status, grade, score, findings }: Verdict,
): MomentCheck {
  return {
    id,
    status,
    ...(grade !== undefined && { grade }),
    ...(score !== undefined && { score }),
    findings: findings.slice(0, mostFindings).flatMap(({ id: problem, params, topic, subject }) => {
      const severity = words.problems[problem]?.severity ?? "info";
      if (severity === "info") return [];
      return [
        {
          id: problem,
          params,
          severity,
          ...(topic !== undefined && { topic }),
          ...(subject !== undefined && { subject }),
        },
      ];
    }),
  };
}
