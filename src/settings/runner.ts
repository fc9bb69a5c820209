import { localRunner } from "../run/local.ts";
import type { Runner } from "../run/runner.ts";
import { openEngine } from "./engine.ts";
import type { Given } from "./given.ts";
import { readMeasuring } from "./measuring.ts";

/** What measures for a user of this machine, who may name whatever it can reach. Throws `Failure` INVALID_INPUT. */
export function openRunner(given: Given): Runner {
  return localRunner(openEngine({ ...readMeasuring(given), special: true }));
}
