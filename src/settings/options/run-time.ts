import type { Given } from "./given.ts";
import { readNumber } from "./number.ts";

/** The timeout and the interval of waiting, in milliseconds. */
export interface RunTime {
  readonly timeout: number;
  readonly interval: number;
}

/** Reads `wait_timeout` and `wait_interval`. Throws a `Failure` INVALID_INPUT. */
export function readRunTime(given: Given): RunTime {
  const seconds = {
    timeout: readNumber(given, "wait_timeout", { least: 1, most: 3600, usual: 300, unit: "seconds" }),
    interval: readNumber(given, "wait_interval", { least: 0.1, most: 300, usual: 5, unit: "seconds" }),
  };
  return { timeout: Math.round(seconds.timeout * 1000), interval: Math.round(seconds.interval * 1000) };
}
