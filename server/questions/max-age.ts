import { failure } from "../../src/core/failure.ts";
import type { AnyCheck } from "../../src/core/check.ts";
import { shown } from "../../src/core/input.ts";
import type { Text } from "../../src/core/text.ts";

/** The parameter that says how old a stored result may be. */
export const maxAgeName = "max_age";

/** The oldest accepted result, in seconds: 30 days. */
export const longestAge = 30 * 86_400;

/** Whether a check's answers may come from the cache, so that the parameter means something: the gate always measures. */
export function takesMaxAge({ ttl, method = "GET" }: Pick<AnyCheck, "ttl" | "method">): boolean {
  return ttl > 0 && method === "GET";
}

const expected: Text = {
  en: `a whole number of seconds from 0 to ${longestAge}`,
  ko: `0부터 ${longestAge}까지의 정수(초)`,
};

/** Reads the parameter; no member where it is absent. Throws `Failure` INVALID_INPUT. */
export function readMaxAge(
  given: string | undefined,
  fallback?: number,
): { readonly maxAge: number } | Readonly<Record<string, never>> {
  if (given === undefined) return fallback === undefined ? {} : { maxAge: fallback };
  const seconds = /^\d{1,7}$/.test(given) ? Number(given) : Number.NaN;
  if (seconds <= longestAge) return { maxAge: seconds };
  throw failure("input.value", { field: maxAgeName, expected, given: shown(given) }, { reason: maxAgeName });
}
