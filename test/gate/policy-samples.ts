import { fingerprint } from "../../src/core/result/fingerprint.ts";
import type { GatePolicy, RuleLevel, Waiver } from "../../src/core/policy.ts";
import type { GateCheck, GateFinding, GateResult, GateTarget, GateVerdict } from "../../src/core/result/result.ts";
import { totalsOf, worstVerdict } from "../../src/gate/totals.ts";

/** The target of the samples. */
export const url = "https://shop.example/";

/** The time of the samples. */
const now = new Date("2026-06-15T12:00:00Z");

type Status = GateCheck["status"];

/** A threshold with a status. */
export function check(
  id: string,
  status: Status,
  actual: GateCheck["actual"] = status === "unknown" ? null : "D",
): GateCheck {
  return { id, status, expected: "B", source: "default", actual, message: "" };
}

/** A finding of medium severity. */
export function finding(id: string, target = url): GateFinding {
  return { id, severity: "medium", cause: "c", action: "a", fingerprint: fingerprint(id, target) };
}

/** A target with thresholds and findings; its verdict follows from them. */
export function target(checks: readonly GateCheck[], findings: readonly GateFinding[] = [], at = url): GateTarget {
  const statuses = checks.map(({ status }) => status);
  const verdict: GateVerdict = worstVerdict(
    statuses.map((status) => (status === "waived" || status === "off" ? "pass" : status)),
  );
  const cost = { connections: 1, requests: 1, roundTrips: 1, ms: 1 };
  return { url: at, finalUrl: at, address: null, verdict, checks, origins: [], findings, unknowns: [], cost };
}

/** The result of some targets. */
export function resultOf(...targets: readonly GateTarget[]): GateResult {
  return {
    schema: "portcullis/gate@2",
    verdict: worstVerdict(targets.map(({ verdict }) => verdict)),
    generatedAt: now.toISOString(),
    tool: { name: "portcullis", version: "0.0.0" },
    targets,
    totals: totalsOf(targets),
  };
}

/** A policy with the given parts, for all three levels of rules. */
export function policyOf(
  parts: Partial<Omit<GatePolicy, "rules">> & { readonly rules?: Readonly<Record<string, RuleLevel>> },
): GatePolicy {
  const { rules = {}, ...others } = parts;
  return { waivers: [], isWhole: true, baseline: null, now, language: "en", ...others, rules: [rules, rules, rules] };
}

/** A waiver that ends on the day of the samples. */
export function waiver(rule: string, more: Partial<Waiver> = {}): Waiver {
  return { rule, reason: "known to us", until: "2026-06-15", ...more };
}

/** A rule that findings of the samples break. */
export const csp = "http.csp-missing";

/** A target that misses one threshold, with a finding. */
export const failing = target([check("ssl", "fail"), check("headers", "pass")], [finding(csp)]);
