import { fingerprint } from "../core/result/fingerprint.ts";
import { severities, type Severity } from "../core/result/interpretation.ts";
import type { GateCheck, GateFinding, GateResult, GateTarget, Waived } from "../core/result/result.ts";
import type { Outcome } from "../core/policy.ts";
import type { Language } from "../core/text.ts";
import {
  effectOfCheck,
  effectOfFinding,
  effectOfUnknown,
  isUnseen,
  loudnessOf,
  softeningOf,
  type FindingEffect,
  type Loudness,
} from "./effect.ts";
import { recordText } from "./fix-record.ts";
import { harmless } from "./github/escape.ts";
import { statusLineOf, titleOf } from "./state.ts";
import { reportWords } from "./words.ts";

/** A remark about a target for machine-readable reports. Its texts contain no runner commands. */
export interface Remark {
  /** `ssl.expired` for a finding, `gate.ssl` for a threshold. */
  readonly rule: string;
  /** A threshold that is not simply met, or a finding. */
  readonly kind: "threshold" | "unknown" | "finding";
  readonly loudness: Loudness;
  /** What it does to the exit code by itself. */
  readonly does: FindingEffect["does"];
  readonly severity: Severity;
  readonly target: GateTarget;
  readonly subject?: string;
  /** Cause, action and target, in sentences. */
  readonly text: string;
  readonly cause: string;
  readonly action: string;
  readonly reference?: string;
  /** Stable between runs, and unique per target. */
  readonly fingerprint: string;
  readonly waived?: Waived;
  readonly baselineState?: "unchanged" | "new";
}

/** The language of some remarks, and how the run treats its verdict. */
interface Telling {
  readonly language: Language;
  readonly outcome?: Outcome | undefined;
}

/** All remarks about all targets, most severe first; thresholds before findings. */
export function remarksOf({ targets }: GateResult, { language, outcome }: Telling): readonly Remark[] {
  const telling = { language, outcome };
  const remarks = targets.flatMap((target) => {
    const checks = target.checks.flatMap((check) => ofCheck(check, target, telling));
    const findings = target.findings.map((finding) => ofFinding(finding, target, telling));
    return [...ofVerdict(target, telling), ...checks, ...findings];
  });
  return distinct(remarks.toSorted((a, b) => rank(a) - rank(b)));
}

const loudest = ["error", "warning", "notice"] as const satisfies readonly Loudness[];

function rank({ loudness, kind, severity }: Remark): number {
  return loudest.indexOf(loudness) * 100 + (kind === "finding" ? 10 : 0) + severities.indexOf(severity);
}

/** Length limits for untrusted texts. */
const longest = { rule: 120, subject: 300, text: 600, title: 500, reason: 300 } as const;

const ofStatus = {
  fail: { kind: "threshold", severity: "high" },
  unknown: { kind: "unknown", severity: "high" },
  warn: { kind: "threshold", severity: "medium" },
  waived: { kind: "threshold", severity: "high" },
  pass: null,
  off: null,
} as const satisfies Record<GateCheck["status"], Pick<Remark, "kind" | "severity"> | null>;

function ofCheck(check: GateCheck, target: GateTarget, { language, outcome }: Telling): readonly Remark[] {
  const how = ofStatus[check.status];
  if (!how) return [];
  const action = how.kind === "unknown" ? (target.message ?? "") : (check.action ?? "");
  const { id, message: cause, waived, baselineState } = check;
  // As in a baseline: the kind of failure is part of a threshold's identity.
  const own = fingerprint(`gate.${id}`, target.url, check.kind);
  const effect = effectOfCheck(check, target, outcome);
  const said = { id: `gate.${id}`, cause, action, waived, baselineState, fingerprint: own, effect };
  return [{ ...how, loudness: effect.loudness, ...common(said, target, language) }];
}

/** A target that is unknown although none of its thresholds is. */
function ofVerdict(target: GateTarget, { language, outcome }: Telling): readonly Remark[] {
  if (!isUnseen(target)) return [];
  const effect = effectOfUnknown(target, outcome);
  const cause = target.message ?? reportWords.verdict.unknown[language];
  const said = { id: "gate.verdict", cause, action: "", effect };
  return [{ kind: "unknown", loudness: effect.loudness, severity: "high", ...common(said, target, language) }];
}

function ofFinding(finding: GateFinding, target: GateTarget, { language, outcome }: Telling): Remark {
  const { severity, reference } = finding;
  const effect = effectOfFinding(finding, outcome);
  return {
    kind: "finding",
    loudness: loudnessOf(finding, target, outcome),
    severity,
    ...common({ ...finding, action: withRecord(finding), effect }, target, language),
    ...(reference !== undefined && { reference: harmless(reference, longest.text) }),
  };
}

/** The action and the record, if both fit completely. */
function withRecord({ action, record }: GateFinding): string {
  const mend = recordText(record, longest.text - action.length - 1);
  return mend === "" ? action : `${action} ${mend}`;
}

interface Said extends Partial<Pick<GateFinding, "subject" | "fingerprint">> {
  readonly id: string;
  readonly cause: string;
  readonly action: string;
  readonly waived?: Waived | undefined;
  readonly baselineState?: "unchanged" | "new" | undefined;
  readonly effect: FindingEffect;
}

type Common = Omit<Remark, "kind" | "loudness" | "severity" | "reference">;

function common(said: Said, target: GateTarget, language: Language): Common {
  const { id, cause, action, subject, waived, baselineState, effect } = said;
  const notes = [statusLineOf({ waived, baselineState }, language), softeningOf(effect, language)];
  const texts = [cause, action, ...notes.map((note) => note && `(${note})`)].map((text) =>
    harmless(text, longest.text),
  );
  const about = subject === undefined ? "" : ` ${harmless(subject, longest.subject)}`;
  const where = `[${harmless(id, longest.rule)}${about} · ${harmless(titleOf(target), longest.title)}]`;
  return {
    // GitHub and the SARIF multitool interpret a slash as a hierarchy.
    rule: harmless(id, longest.rule).replaceAll(/[\s/]+/g, "-"),
    target,
    cause: harmless(cause, longest.text),
    action: harmless(action, longest.text),
    text: [...texts, where].filter((text) => text !== "").join(" "),
    fingerprint: identity(said, target),
    does: effect.does,
    ...(subject !== undefined && { subject: harmless(subject, longest.subject) }),
    ...(waived && { waived: harmlessly(waived) }),
    ...(baselineState && { baselineState }),
  };
}

function harmlessly({ reason, until, owner }: Waived): Waived {
  return {
    reason: harmless(reason, longest.reason),
    until: harmless(until, 30),
    ...(owner !== undefined && { owner: harmless(owner, longest.rule) }),
  };
}

/** The identity in the result object, which the baseline also uses; a remote result may contain any text. */
function identity({ id, subject, fingerprint: known = "" }: Said, { url }: GateTarget): string {
  return /^[\da-f]{64}$/.test(known) ? known : fingerprint(id, url, subject);
}

/**
 * Makes identities unique, since only one remark per identity is shown. A finding about an origin occurs for each of its targets: the first keeps the
 * identity of the result object, the others include the target. The same applies to repeated findings about one subject.
 */
function distinct(remarks: readonly Remark[]): readonly Remark[] {
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  return remarks.map((remark) => {
    const elsewhere = fingerprint(remark.fingerprint, remark.target.url);
    const count = (counts.get(elsewhere) ?? 0) + 1;
    counts.set(elsewhere, count);
    const own = count === 1 ? remark.fingerprint : fingerprint(elsewhere, `${count}`);
    const unique = seen.has(own) ? elsewhere : own;
    seen.add(unique);
    return unique === remark.fingerprint ? remark : { ...remark, fingerprint: unique };
  });
}
