import type { AnyCheck } from "./check.ts";
import { failure, type Failure } from "./failure.ts";
import { printable } from "./printable.ts";
import type { Text } from "./text.ts";

/** The parameter that says how old a stored result may be, as the API names it. */
export const maxAgeName = "max_age";

/** The oldest accepted result, in seconds: 30 days. */
export const longestAge = 30 * 86_400;

/** What is known of a check whose results may be reused. */
type Reusable = Pick<AnyCheck, "ttl" | "method">;

/** Whether an earlier result may answer a check, so that the parameter means something: the gate always measures. */
export function takesMaxAge({ ttl, method = "GET" }: Reusable): boolean {
  return ttl > 0 && method === "GET";
}

/** Reads the parameter for a check; undefined if it is absent. `field` is what the caller calls it. Throws `Failure` INVALID_INPUT. */
export function readMaxAge(
  check: Reusable & Pick<AnyCheck, "id">,
  given: string | undefined,
  field: string = maxAgeName,
): number | undefined {
  if (given === undefined) return undefined;
  if (!takesMaxAge(check)) throw neverReused(check.id, field);
  return parseMaxAge(given, field);
}

/** Reads the seconds. Throws `Failure` INVALID_INPUT. */
export function parseMaxAge(given: string, field: string): number {
  const seconds = /^\d{1,7}$/.test(given) ? Number(given) : Number.NaN;
  if (seconds <= longestAge) return seconds;
  throw failure("input.value", { field, expected: anAge, given: shownAge(given) }, { reason: maxAgeName });
}

const anAge: Text = {
  en: `a whole number of seconds from 0 to ${longestAge}`,
  ko: `0부터 ${longestAge}까지의 정수(초)`,
};

/** A long value may be a secret in the wrong place. */
function shownAge(given: string): string | Text {
  return given.length <= 20 ? `"${printable(given, 20)}"` : { en: "a longer text", ko: "더 긴 문자열" };
}

/** The failure for a check that no earlier result may answer. */
export function neverReused(id: string, field: string): Failure {
  const detail: Text = {
    en: "an earlier result never answers it",
    ko: "이전 결과로 답하지 않는 점검입니다",
  };
  const other: Text = { en: `check ${id}`, ko: `${id} 점검` };
  return failure("input.together", { field, other, detail }, { reason: maxAgeName });
}
