import { describeFailure, type Failure } from "../core/failure.ts";
import type { Language } from "../core/text.ts";
import type { Io } from "./io.ts";

/** Says what could not be written, a line each. */
export function sayTroubles(troubles: readonly Failure[], language: Language, { err }: Io): void {
  troubles.forEach(({ facts }) => err(`portcullis: ${describeFailure(facts, language)}\n`));
}
