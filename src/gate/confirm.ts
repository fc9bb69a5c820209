import { problems } from "../checks/gate/problems.ts";
import { fingerprint } from "../core/fingerprint.ts";
import { severities } from "../core/interpretation.ts";
import type { GateChange, GateCheck, GateFinding, GateTarget } from "../core/result.ts";
import { fill, type Language } from "../core/text.ts";
import { sumOf } from "./retry.ts";

/**
 * What two measurements of a failing target say together. Where both fail the same thresholds the first stands; where they differ the
 * second does, which is never better than `warn` then. A second one that could not be made leaves the first as it is.
 */
export function confirmed(first: GateTarget, second: GateTarget, language: Language): GateTarget {
  const cost = sumOf([first.cost, second.cost]);
  const tries = Math.max(first.tries ?? 1, second.tries ?? 1);
  const both = { cost, ...(tries > 1 && { tries }) };
  if (second.verdict === "unknown") return { ...first, ...both, confirmed: false };
  if (failing(first) === failing(second)) return { ...first, ...both, confirmed: true };
  const unstable = changesOf(first, second);
  const findings = [...second.findings, toFinding(second, unstable, language)];
  return {
    ...second,
    ...both,
    verdict: second.verdict === "pass" ? "warn" : second.verdict,
    findings: findings.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity)),
    confirmed: false,
    unstable,
  };
}

function failing({ checks }: GateTarget): string {
  const ids = checks.filter(({ status }) => status === "fail").map(({ id }) => id);
  return ids.toSorted().join(" ");
}

function changesOf(first: GateTarget, second: GateTarget): readonly GateChange[] {
  return first.checks.flatMap((was) => {
    const is = second.checks.find(({ id }) => id === was.id);
    if (!is || is.status === was.status) return [];
    const { id, expected } = is;
    return [{ id, expected, first: said(was), second: said(is) }];
  });
}

function said({ status, actual }: GateCheck): GateChange["first"] {
  return { status, actual };
}

function toFinding({ url }: GateTarget, changes: readonly GateChange[], language: Language): GateFinding {
  const id = "gate.unstable";
  const { severity, cause, action } = problems.unstable;
  const told = changes.map(({ id: check, first, second, expected }) => {
    const [was, is] = [first, second].map(({ status, actual }) => (actual === null ? status : `${actual} (${status})`));
    return `${check} ${was} → ${is}${typeof expected === "boolean" ? "" : `, ≥ ${expected}`}`;
  });
  return {
    id,
    severity,
    cause: fill(cause, { changes: told.join("; ") }, language),
    action: action[language],
    fingerprint: fingerprint(id, url, undefined),
    level: "warn",
  };
}
