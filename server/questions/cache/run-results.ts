import type { AnyCheck, Earlier } from "../../../src/core/check.ts";
import type { Target } from "../../../src/core/target/value.ts";
import type { LocalResult } from "../../../src/run/local.ts";
import { keepsNothing } from "./retention.ts";
import type { CachedResult, MeasuredResult, ResultCache, CacheQuery } from "./cache.ts";

type Result = LocalResult<unknown, string>;

/** Collects the results of one run for storage. */
export interface RunResults {
  /** Receives everything that the run measures, including what one check asks of another. */
  readonly onResult: (check: AnyCheck, input: object, result: Result) => void;
  /** The newest stored observation of a question, of any age. */
  readonly stored: (check: AnyCheck, input: object) => Promise<Earlier | null>;
  /** The result of the run. */
  found(result: Result): CachedResult;
}

/** A starting run. */
interface Beginning extends CacheQuery {
  readonly input: object;
  readonly target: Target;
}

/** Opens the notes of a starting run; earlier results are looked up while it measures. */
export function openRunResults(beginning: Beginning, resultCache: ResultCache, isTrusted: boolean): RunResults {
  const { check, input, target } = beginning;
  const earlier = resultCache.earlier(beginning);
  let own: CachedResult | undefined;
  return {
    onResult(measured, request, result) {
      const kept: MeasuredResult = { check: measured, input: request, result, isTrusted };
      if (request === input) {
        const remembered = resultCache.keep({ ...kept, earlier });
        // Results that arrive after the answer are for later callers.
        own ??= remembered;
      }
      // A nested check's result is shared where other callers would have got the same.
      else if (isForOthers(check, kept, target)) resultCache.keep(kept);
    },
    async stored(measured, request) {
      const known = await resultCache.newest(measured, request);
      return known && { raw: known.raw, observedAt: new Date(known.observedAt) };
    },
    // A result cut short by the end of the run goes only to the current waiters.
    found: (result) => own ?? resultCache.show({ check, input, result, isTrusted, earlier }),
  };
}

function isForOthers(outer: AnyCheck, { check, input, result }: MeasuredResult, target: Target): boolean {
  return !keepsNothing(outer) && check.standsAlone?.(input, target, result.raw) === true;
}
