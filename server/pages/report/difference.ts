import type { AnyCheck } from "../../../src/core/check.ts";
import type { Finding, Verdict } from "../../../src/core/result/interpretation.ts";
import type { ResultCache } from "../../questions/cache/cache.ts";
import type { StoredResult } from "../../store/store.ts";

/** How a result differs from an earlier one of the same check and question. */
export interface Difference {
  /** The time of the earlier measurement, in milliseconds since 1970. */
  readonly since: number;
  readonly from: Mark;
  readonly to: Mark;
  /** Findings only in the earlier result, and only in the new one. */
  readonly fixed: readonly Finding[];
  readonly added: readonly Finding[];
}

/** The summary of a verdict. */
export type Mark = Pick<Verdict, "status" | "grade" | "score">;

/** The most earlier results compared: about a month for a site that is checked daily. */
const most = 30;

/** Compares a result with the newest stored one that differs in grade, score, status or findings. Null where none of the latest does. */
export async function differenceOf(
  { version }: Pick<AnyCheck, "version">,
  result: StoredResult,
  { before }: Pick<ResultCache, "before">,
): Promise<Difference | null> {
  const known = remembered.get(result);
  if (known !== undefined) return known;
  let difference: Difference | null = null;
  let earlier = await before(result);
  for (let count = 1; earlier?.version === version && count <= most; count++) {
    difference = compare(earlier, result);
    if (difference) break;
    earlier = await before(earlier);
  }
  remembered.set(result, difference);
  return difference;
}

/** A cache of comparisons: a running report is rendered many times. */
const remembered = new WeakMap<StoredResult, Difference | null>();

function compare(earlier: StoredResult, result: StoredResult): Difference | null {
  const [from, to] = [markOf(earlier.verdict), markOf(result.verdict)];
  const fixed = missingIn(result.verdict, earlier.verdict);
  const added = missingIn(earlier.verdict, result.verdict);
  const isSame = from.status === to.status && from.grade === to.grade && from.score === to.score;
  return isSame && fixed.length === 0 && added.length === 0
    ? null
    : { since: earlier.observedAt, from, to, fixed, added };
}

function markOf({ status, grade, score }: Verdict): Mark {
  return {
    status,
    ...(grade !== undefined && { grade }),
    ...(score !== undefined && { score: Math.round(score) }),
  };
}

function missingIn({ findings }: Verdict, { findings: others }: Verdict): readonly Finding[] {
  const known = new Set(findings.map(keyOf));
  return others.filter((finding) => !known.has(keyOf(finding)));
}

function keyOf({ id, subject }: Finding): string {
  return JSON.stringify([id, subject ?? null]);
}
