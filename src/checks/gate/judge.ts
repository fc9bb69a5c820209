import type { Finding, Verdict } from "../../core/result/interpretation.ts";
import type { problems } from "./problems.ts";
import type { Input } from "./input.ts";
import type { GateRaw } from "./schema.ts";
import { ownFacts } from "./own-page.ts";
import { compare } from "./thresholds.ts";

/** Fail takes precedence over unknown: a known failure stays one, whatever else could not be measured. */
export function judge(measured: GateRaw, input: Input): Verdict<keyof typeof problems> {
  const raw = ownFacts(measured, input);
  const comparisons = compare(raw, input);
  const has = (status: string): boolean => comparisons.some((each) => each.status === status);
  const findings: Finding<keyof typeof problems>[] = comparisons.flatMap(({ id, says }) =>
    says ? [{ id: says.id, params: says.params, subject: id }] : [],
  );
  const kpis = comparisons.flatMap(({ id, status, actual }) => (status === "off" ? [] : [{ id, value: actual }]));
  // With every threshold off, the gate still reports a site that cannot be reached.
  const isUnseen = comparisons.every(({ status }) => status === "off") && !raw.http.ok;
  if (has("fail")) return { status: "fail", kpis, findings };
  return { status: has("unknown") || isUnseen ? "unknown" : "pass", kpis, findings };
}
