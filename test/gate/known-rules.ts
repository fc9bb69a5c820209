import type { GateResult } from "../../src/core/result/result.ts";
import { explanations } from "../../src/rules/explain.ts";

/** Returns the rules in a result for which `portcullis explain` has no cause and action. */
export async function unexplained({ targets, notices = [] }: GateResult): Promise<readonly string[]> {
  const all = await explanations("en");
  const known = new Set(all.filter(({ cause, action }) => cause !== "" && action !== "").map(({ id }) => id));
  const named = [
    ...targets.flatMap(({ checks, findings }) => [
      ...checks.map(({ id }) => `gate.${id}`),
      ...findings.map(({ id }) => id),
    ]),
    ...notices.map(({ id }) => id),
  ];
  // Text from another server may not look like an id.
  return [...new Set(named)].filter((id) => /^[\w.-]+$/.test(id) && !known.has(id));
}
