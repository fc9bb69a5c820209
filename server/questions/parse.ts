import type { AnyCheck } from "../../src/core/check.ts";
import { parseInput, type Naming } from "../../src/core/input.ts";
import type { Target } from "../../src/core/target/value.ts";
import type { Language } from "../../src/core/text.ts";
import { questionOf } from "../../src/run/run.ts";
import { retentionPlaceOf, type RetentionPlace } from "./cache/retention.ts";

/** A parsed question. */
export interface ParsedQuestion {
  readonly input: object;
  readonly language: Language;
  /** In canonical form. */
  readonly question: string;
  readonly target: Target;
  readonly keeping: RetentionPlace;
  /** Seconds: how old a stored result may be; the check's ttl where absent. */
  readonly maxAge?: number;
}

/** Parses a check's parameters by their API names; messages use the names that `naming` gives. Throws `Failure` INVALID_INPUT. */
export function parseQuestion(
  check: AnyCheck,
  given: object,
  language: Language,
  allIps: boolean,
  naming?: Naming,
): ParsedQuestion {
  const usual = allIps && Object.hasOwn(check.input.shape as object, "all_ips") ? { all_ips: "true" } : {};
  const input = parseInput(check.input, { ...usual, ...given }, naming) as object;
  const target = check.target(input);
  return {
    input,
    language,
    question: questionOf(check, input),
    target,
    keeping: retentionPlaceOf(check, input, target),
  };
}
