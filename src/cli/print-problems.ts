import { describeFailure, type Failure } from "../core/failure.ts";
import type { Language } from "../core/text.ts";
import type { Io } from "./io.ts";

/** Prints what could not be written, one line each. */
export function printProblems(troubles: readonly Failure[], language: Language, { err }: Io): void {
  troubles.forEach(({ facts }) => err(`portcullis: ${describeFailure(facts, language)}\n`));
}
