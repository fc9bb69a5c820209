import type { Assessment, Ceiling, Grade, Grading, ScorePart } from "../grade/grade.ts";
import type { Limit, ScoreAssessment, Scoring } from "../grade/score.ts";
import { summarise } from "./summary.ts";
import { fillNext, fillStored } from "../template.ts";
import type { Aligned, Holes, Language, Param, Text } from "../text.ts";

/** The order of issues, worst first. */
export const severities = ["critical", "high", "medium", "low", "info"] as const;

/** The severity of a problem; its index in {@link severities} is its rank. */
export type Severity = (typeof severities)[number];

/** The overall result in one word. */
export type Status = "pass" | "warn" | "fail" | "unknown";

/** A problem with severity, cause and action, in every language. */
export interface Problem {
  readonly severity: Severity;
  readonly cause: Text;
  readonly action: Text;
  /** The source of the rule: an RFC section or another specification. */
  readonly reference?: string;
  /** The same for single subjects, such as a header with a specification of its own. */
  readonly references?: Readonly<Record<string, string>>;
}

/** The problems of a check by id, without the check's prefix. */
export type Catalogue = Readonly<Record<string, Problem>>;

type ProblemParams<P extends Problem> = {
  readonly [Name in Holes<P["cause"]["en"]> | Holes<P["action"]["en"]>]: Param;
};

type Translated<C extends Catalogue> = {
  [Id in keyof C]: C[Id] & { cause: Aligned<C[Id]["cause"]>; action: Aligned<C[Id]["action"]> };
};

/** Keeps the templates literal, and checks at compile time that translations have the same placeholders. */
export function defineProblems<const C extends Catalogue>(catalogue: C & Translated<C>): C {
  return catalogue;
}

/** A DNS record that fixes a finding, ready to publish: `value` is one text, however it is split into strings. */
export interface FixRecord {
  /** Its name without trailing dot. */
  readonly name: string;
  readonly type: string;
  readonly value: string;
}

/** A finding of another check that causes this one. */
export interface Because {
  /** `<check>.<problem>`. */
  readonly id: string;
  /** The subject of that finding; absent for any. */
  readonly subject?: string;
}

/** A problem found, without texts. Stored, cached and compared in this form. */
export interface Finding<Id extends string = string> {
  readonly id: Id;
  readonly params: Readonly<Record<string, Param>>;
  /** `<topic>.<problem>`, the same in every check that judges the topic: `hsts.missing`. */
  readonly topic?: string;
  /** The findings of other checks that can cause this one; those that were found are the cause. */
  readonly because?: readonly Because[];
  /** The subject if there are several: a host, a header, a hop. Part of the fingerprint. */
  readonly subject?: string;
  /** The observed text: untrusted. */
  readonly evidence?: string;
  /** The record to publish, if known. */
  readonly record?: FixRecord;
}

/** A key figure; the check's words contain its label. */
export interface Kpi<Id extends string = string> {
  readonly id: Id;
  /** Null if unknown; an absent thing has its own value. */
  readonly value: string | number | boolean | null;
  readonly unit?: string;
}

/** The judgement of one observation, without texts. */
export interface Verdict<Id extends string = string>
  extends Partial<Assessment>, Partial<Omit<ScoreAssessment, keyof Assessment>> {
  readonly status: Status;
  readonly kpis: readonly Kpi[];
  readonly findings: readonly Finding<Id>[];
}

/** All texts of a check besides its problems. */
export interface Words {
  readonly problems: Catalogue;
  /** Why a cap applies. */
  readonly caps: Readonly<Record<string, Text>>;
  readonly kpis: Readonly<Record<string, Text>>;
  readonly parts: Readonly<Record<string, Text>>;
  /** Texts for key figures whose value is a code, or `false` for absent, by id and value. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, Text>>>>;
  /** The summary's text for a grade or score in place of "no problems". */
  readonly nothing?: Text;
  /** Texts for unknown results by reason code. */
  readonly doubts?: Readonly<Record<string, Text>>;
}

/** A finding in one language. */
export interface Issue<Id extends string = string> {
  /** `<check>.<problem>`, for example `ssl.expired`. */
  readonly id: Id;
  readonly severity: Severity;
  readonly cause: string;
  readonly action: string;
  readonly subject?: string;
  readonly evidence?: string;
  readonly reference?: string;
  /** The record to publish, if known. */
  readonly record?: FixRecord;
  /** See {@link Finding.topic}. */
  readonly topic?: string;
  /** See {@link Finding.because}. */
  readonly because?: readonly Because[];
}

/** A key figure with its label, and its value in words if it is a code. */
export interface KpiInWords extends Kpi {
  readonly label: string;
  readonly text?: string;
}

/** A cap in words: a grade if the check has grades, else a score. */
interface CapInWords {
  readonly id: string;
  readonly max: Grade | number;
  readonly reason: string;
}

/** A verdict in words for people and programs. */
export interface Interpretation<Id extends string = string> {
  readonly status: Status;
  readonly grade?: Grade;
  readonly score?: number;
  readonly uncapped?: Grade;
  /** The score of the parts alone, for a check without grades. */
  readonly unlimited?: number;
  /** The minimum that is certain if the grade itself is in doubt. */
  readonly atLeast?: Grade;
  readonly parts?: readonly (ScorePart & { readonly label: string })[];
  readonly caps?: readonly CapInWords[];
  readonly coverage?: number;
  readonly gradeVersion?: string;
  readonly scoreVersion?: string;
  readonly summary: string;
  readonly kpis: readonly KpiInWords[];
  readonly issues: readonly Issue<Id>[];
}

/**
 * Creates the finding function of a catalogue, with type-checked ids and parameters. The findings of a topic carry its id: `dmarc.missing` for the
 * problem `dmarc-missing`.
 */
export function finder<C extends Catalogue>(topic?: string) {
  return <Id extends keyof C & string>(
    id: Id,
    ...[params, seen]: [keyof ProblemParams<C[Id]>] extends [never]
      ? [params?: Readonly<Record<string, never>>, seen?: FindingDetails]
      : [params: ProblemParams<C[Id]>, seen?: FindingDetails]
  ): Finding<Id> => ({
    id,
    params: params ?? {},
    ...seen,
    ...(topic !== undefined && { topic: id.replace(`${topic}-`, `${topic}.`) }),
  });
}

/** Optional data of a finding besides its parameters. */
export type FindingDetails = Pick<Finding, "subject" | "evidence" | "record" | "because">;

/** Renders a verdict in a language; issues are sorted worst first. */
export function interpret(
  check: {
    readonly id: string;
    readonly grading?: Pick<Grading, "version">;
    readonly scoring?: Pick<Scoring, "version">;
    readonly words: Words;
  },
  verdict: Verdict,
  language: Language,
): Interpretation {
  const { findings, kpis, parts, caps, limits, ...rest } = verdict;
  const held: readonly (Ceiling | Limit)[] | undefined = limits ?? caps;
  const { words } = check;
  const issues = findings
    .map((finding) => toIssue(check.id, words.problems, finding, language))
    .toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
  return {
    ...rest,
    ...(parts && { parts: parts.map((part) => ({ ...part, label: say(words.parts, part.id, language) })) }),
    ...(held && { caps: held.map((cap) => ({ ...cap, reason: say(words.caps, cap.id, language) })) }),
    ...(check.grading && { gradeVersion: check.grading.version }),
    ...(check.scoring && { scoreVersion: check.scoring.version }),
    summary: summarise(verdict, issues, language, words.nothing),
    kpis: kpis.map((kpi) => toWords(kpi, words, language)),
    issues,
  };
}

function toWords(kpi: Kpi, words: Words, language: Language): KpiInWords {
  const values = words.values?.[kpi.id] ?? {};
  // A target may send "constructor" as a value.
  const text = Object.hasOwn(values, String(kpi.value)) ? values[String(kpi.value)]?.[language] : undefined;
  return { ...kpi, label: say(words.kpis, kpi.id, language), ...(text !== undefined && { text }) };
}

function toIssue(check: string, catalogue: Catalogue, finding: Finding, language: Language): Issue {
  const { id, params, subject, evidence, topic, because, record } = finding;
  const problem = catalogue[id];
  if (!problem) throw new Error(`no problem "${id}" in the catalogue of ${check}`);
  const { severity, cause, action, references = {} } = problem;
  const reference = Object.hasOwn(references, subject ?? "") ? references[subject ?? ""] : problem.reference;
  return {
    id: `${check}.${id}`,
    severity,
    cause: fillStored(cause, params, language),
    action: fillNext(action, params, language),
    // In the order of the schema, so that a remote and a local answer are the same bytes.
    ...(subject !== undefined && { subject }),
    ...(evidence !== undefined && { evidence }),
    ...(reference && { reference }),
    ...(topic !== undefined && { topic }),
    ...(because && { because }),
    ...(record && { record }),
  };
}

function say(words: Readonly<Record<string, Text>>, id: string, language: Language): string {
  const text = words[id];
  if (!text) throw new Error(`no words for "${id}"`);
  return text[language];
}
