import type { AnyCheck, Earlier } from "../../src/core/check.ts";
import type { Target } from "../../src/core/target/value.ts";
import type { LocalResult } from "../../src/run/local.ts";
import { keepsNothing } from "./keeping.ts";
import type { Found, Measured, Recall, Wanted } from "./recall.ts";

type Result = LocalResult<unknown, string>;

/** What is to be remembered of one run. */
export interface Notes {
  /** Hears of everything that the run measures, what one check asked of another included. */
  readonly onResult: (check: AnyCheck, input: object, result: Result) => void;
  /** The newest stored observation of a question, however old. */
  readonly stored: (check: AnyCheck, input: object) => Promise<Earlier | null>;
  /** What the run came to. */
  found(result: Result): Found;
}

/** A run that begins now. */
interface Beginning extends Wanted {
  readonly input: object;
  readonly target: Target;
}

/** Opens the notes of a run that begins now: what was stored before it is looked up while the measurement is under way. */
export function openNotes(beginning: Beginning, recall: Recall, isTrusted: boolean): Notes {
  const { check, input, target } = beginning;
  const earlier = recall.earlier(beginning);
  let own: Found | undefined;
  return {
    onResult(measured, asked, result) {
      const kept: Measured = { check: measured, input: asked, result, isTrusted };
      if (asked === input) {
        const remembered = recall.keep({ ...kept, earlier });
        // What a run finds behind its answer is for those who ask later.
        own ??= remembered;
      }
      // What one check asked of another is told to others where they would have seen the same.
      else if (isForOthers(check, measured, asked, target)) recall.keep(kept);
    },
    async stored(measured, asked) {
      const known = await recall.newest(measured, asked);
      return known && { raw: known.raw, observedAt: new Date(known.observedAt) };
    },
    // Whatever the end of the run cut short is told to those who wait, and to nobody else.
    found: (result) => own ?? recall.show({ check, input, result, isTrusted, earlier }),
  };
}

function isForOthers(outer: AnyCheck, measured: AnyCheck, input: object, target: Target): boolean {
  return !keepsNothing(outer) && measured.standsAlone?.(input, target) === true;
}
