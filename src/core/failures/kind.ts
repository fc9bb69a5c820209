import type { FailureCode } from "../failure.ts";
import type { Aligned, Text } from "../text.ts";

/** One kind of failure: its API code, its HTTP status if it differs from the code's, and its text. */
export interface FailureKind {
  readonly code: FailureCode;
  readonly status?: number;
  readonly text: Text;
}

type Translated<C extends Readonly<Record<string, FailureKind>>> = {
  [Id in keyof C]: C[Id] & { text: Aligned<C[Id]["text"]> };
};

/** Type-checks kinds of failures: both languages have the same placeholders. */
export function defineFailures<const C extends Readonly<Record<string, FailureKind>>>(catalogue: C & Translated<C>): C {
  return catalogue;
}
