import { failure } from "../core/failure.ts";
import { printable } from "../core/printable.ts";
import type { Text } from "../core/text.ts";
import type { Given } from "./given.ts";

/** How long something is waited for, and how often it is looked at: milliseconds. */
export interface Patience {
  readonly timeout: number;
  readonly interval: number;
}

/** By option, the seconds that it may be, and those that hold where it is left out. */
const bounds = {
  wait_timeout: { least: 1, most: 3600, usual: 300 },
  wait_interval: { least: 0.1, most: 300, usual: 5 },
} as const;

/** Reads `wait_timeout` and `wait_interval`. Throws a `Failure` INVALID_INPUT. */
export function readPatience(given: Given): Patience {
  return { timeout: milliseconds(given, "wait_timeout"), interval: milliseconds(given, "wait_interval") };
}

function milliseconds(given: Given, name: keyof typeof bounds): number {
  const { least, most, usual } = bounds[name];
  const text = given.one(name);
  if (text === undefined) return usual * 1000;
  const seconds = /^\d{1,6}(?:\.\d{1,3})?$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (seconds >= least && seconds <= most) return Math.round(seconds * 1000);
  const expected: Text = {
    en: `a number of seconds from ${least} to ${most}`,
    ko: `${least}부터 ${most}까지의 초 단위 숫자`,
  };
  const params = { field: given.naming(name), expected, given: `"${printable(text, 60)}"` };
  throw failure("input.value", params, { reason: name });
}
