import { problems } from "../checks/gate/problems.ts";
import { fingerprint } from "../core/result/fingerprint.ts";
import { severities } from "../core/result/interpretation.ts";
import type { GateChange, GateCheck, GateFinding, GateTarget } from "../core/result/result.ts";
import { fill, type Language, type Text } from "../core/text.ts";
import { combined, type Judged } from "./combine.ts";
import { sumOf } from "./retry.ts";

/**
 * Combines two measurements of a failing target, before the policy is applied. The failure stands, whatever the second measurement says: it
 * only tells whether the failure is stable. If the two differ, `gate.unstable` names both.
 */
export function confirmed(first: Judged, second: Judged, language: Language): GateTarget {
  const [was, is] = [first.measured, second.measured];
  const tries = Math.max(was.tries ?? 1, is.tries ?? 1);
  const both = {
    cost: sumOf([was.cost, is.cost]),
    ...(tries > 1 && { tries }),
    ...(is.waited && { waited: is.waited }),
  };
  if (second.judged.verdict === "unknown") return { ...was, ...both, confirmed: false };
  const changes = changesOf(first.judged, second.judged);
  return { ...explained(combined(first, second), changes, language), ...both, confirmed: changes.length === 0 };
}

/**
 * Combines an interrupted measurement with its retry. A failure that the interrupted one had already measured stands, and a difference is
 * named. What it could not measure is no difference.
 */
export function retried(first: Judged, second: Judged, language: Language): GateTarget {
  const changes = changesOf(first.judged, second.judged).filter(
    ({ change }) => isMeasured(change.first) && isMeasured(change.second),
  );
  return explained(combined(first, second), changes, language);
}

function isMeasured({ status }: GateChange["first"]): boolean {
  return status !== "unknown";
}

function explained(target: GateTarget, changes: readonly Told[], language: Language): GateTarget {
  if (changes.length === 0) return target;
  const others = target.findings.filter(({ id }) => id !== unstableRule);
  const findings = [...others, toFinding(target, changes, language)];
  return {
    ...target,
    findings: findings.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity)),
    unstable: [...(target.unstable ?? []), ...changes.map(({ change }) => change)],
  };
}

const unstableRule: `gate.${keyof typeof problems}` = "gate.unstable";

/** A threshold or a rule that made only one of the two measurements fail. */
interface Told {
  readonly change: GateChange;
  readonly words: Text;
}

function changesOf(first: GateTarget, second: GateTarget): readonly Told[] {
  return [...thresholdsOf(first, second), ...rulesOf(first, second)];
}

function thresholdsOf(first: GateTarget, second: GateTarget): readonly Told[] {
  return second.checks.flatMap((is) => {
    const was = first.checks.find(({ id }) => id === is.id);
    if (!was || isFailing(was) === isFailing(is)) return [];
    const { id, expected } = is;
    const least = typeof expected === "boolean" || expected === null ? "" : `, ≥ ${expected}`;
    const told = (language: Language): string => `${id} ${inWords(was, language)} → ${inWords(is, language)}${least}`;
    const change = { id, expected, first: said(was), second: said(is) };
    return [{ change, words: { en: told("en"), ko: told("ko") } }];
  });
}

function isFailing({ status, baselineState }: GateCheck): boolean {
  return status === "fail" && baselineState === undefined;
}

function said({ status, actual }: GateCheck): GateChange["first"] {
  return { status, actual };
}

/** The words of the reports, which this layer cannot import. */
const statuses: Readonly<Record<GateCheck["status"], Text>> = {
  pass: { en: "pass", ko: "통과" },
  warn: { en: "warn", ko: "주의" },
  fail: { en: "fail", ko: "실패" },
  unknown: { en: "unknown", ko: "판단 불가" },
  waived: { en: "waived", ko: "예외" },
  off: { en: "off", ko: "꺼짐" },
};

function inWords({ status, actual }: GateCheck, language: Language): string {
  const told = statuses[status][language];
  return actual === null ? told : `${actual} (${told})`;
}

/** Compares the findings of level `error`. The expected value is `false`, because none may be there. */
function rulesOf(first: GateTarget, second: GateTarget): readonly Told[] {
  const before = errorsIn(first);
  const after = errorsIn(second);
  return [...new Map([...before, ...after])].flatMap(([key, { id, subject }]) => {
    if (before.has(key) === after.has(key)) return [];
    const [was, is] = [stateOf(id, before.has(key), first), stateOf(id, after.has(key), second)];
    const about = subject === undefined ? "" : ` (${subject})`;
    const change = {
      id,
      ...(subject !== undefined && { subject }),
      expected: false,
      first: states[was].said,
      second: states[is].said,
    };
    const told = (language: Language): string =>
      `${id}${about} ${states[was].words[language]} → ${states[is].words[language]}`;
    return [{ change, words: { en: told("en"), ko: told("ko") } }];
  });
}

const states = {
  found: { said: { status: "fail", actual: true }, words: { en: "found", ko: "발견" } },
  gone: { said: { status: "pass", actual: false }, words: { en: "not found", ko: "발견되지 않음" } },
  open: { said: { status: "unknown", actual: null }, words: { en: "not measured", ko: "측정하지 못함" } },
} as const satisfies Readonly<Record<string, { readonly said: GateChange["first"]; readonly words: Text }>>;

function stateOf(rule: string, isFound: boolean, { incompleteChecks: open = [] }: GateTarget): keyof typeof states {
  if (isFound) return "found";
  return open.some(({ check }) => rule.startsWith(`${check}.`)) ? "open" : "gone";
}

function errorsIn({ findings }: GateTarget): ReadonlyMap<string, GateFinding> {
  const errors = findings.filter(({ level }) => level === "error");
  return new Map(errors.map((finding) => [`${finding.id} ${finding.fingerprint}`, finding]));
}

/** Maximum number of changes that a message lists. */
const mostListed = 10;

function toFinding({ url }: GateTarget, changes: readonly Told[], language: Language): GateFinding {
  const id = unstableRule;
  const { severity, cause, action } = problems.unstable;
  const told = changes.slice(0, mostListed).map(({ words }) => words[language]);
  const list = [...told, ...(changes.length > mostListed ? ["…"] : [])].join("; ");
  return {
    id,
    severity,
    cause: fill(cause, { changes: list }, language),
    action: action[language],
    fingerprint: fingerprint(id, url, undefined),
    level: "warn",
  };
}
