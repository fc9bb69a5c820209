import type { AnyCheck } from "../../src/core/check.ts";
import { parseInput } from "../../src/core/input.ts";
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
}

/** Parses a check's parameters by their API names. Throws `Failure` INVALID_INPUT. */
export function parseQuestion(check: AnyCheck, given: object, language: Language, allIps: boolean): ParsedQuestion {
  const usual = allIps && Object.hasOwn(check.input.shape as object, "all_ips") ? { all_ips: "true" } : {};
  const input = parseInput(check.input, { ...usual, ...given }) as object;
  const target = check.target(input);
  return {
    input,
    language,
    question: questionOf(check, input),
    target,
    keeping: retentionPlaceOf(check, input, target),
  };
}
