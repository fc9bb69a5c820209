import type { AnyCheck } from "../src/core/check.ts";
import { parseInput } from "../src/core/input.ts";
import type { Target } from "../src/core/target/value.ts";
import type { Language } from "../src/core/text.ts";
import { questionOf } from "../src/run/run.ts";
import { keepingOf, type Keeping } from "./recall/keeping.ts";

/** A question that was understood. */
export interface Understood {
  readonly input: object;
  readonly language: Language;
  /** The same for every spelling. */
  readonly question: string;
  readonly target: Target;
  readonly keeping: Keeping;
}

/** Reads the parameters of a check, as the API names them. Throws `Failure` INVALID_INPUT. */
export function understand(check: AnyCheck, given: object, language: Language, allIps: boolean): Understood {
  const usual = allIps && Object.hasOwn(check.input.shape as object, "all_ips") ? { all_ips: "true" } : {};
  const input = parseInput(check.input, { ...usual, ...given }) as object;
  const target = check.target(input);
  return { input, language, question: questionOf(check, input), target, keeping: keepingOf(check, input, target) };
}
