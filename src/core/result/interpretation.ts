import type { Assessment, Ceiling, Grade, Grading, Part } from "../grade/grade.ts";
import type { Limit, ScoreAssessment, Scoring } from "../grade/score.ts";
import { summarise } from "./summary.ts";
import { fill, type Aligned, type Holes, type Language, type Param, type Text } from "../text.ts";

/** Worst first: the order in which issues are shown. */
export const severities = ["critical", "high", "medium", "low", "info"] as const;

/** How much a problem matters; the place in {@link severities} is its rank. */
export type Severity = (typeof severities)[number];

/** The worst of what was found, in one word. */
export type Status = "pass" | "warn" | "fail" | "unknown";

/** What a check may find wrong: how bad, why, and what to do, in every language. */
export interface Problem {
  readonly severity: Severity;
  readonly cause: Text;
  readonly action: Text;
  /** Where the rule is written down: an RFC with its section, a specification. */
  readonly reference?: string;
}

/** The problems of a check by their ids, which lack the prefix of the check. */
export type Catalogue = Readonly<Record<string, Problem>>;

type ProblemParams<P extends Problem> = {
  readonly [Name in Holes<P["cause"]["en"]> | Holes<P["action"]["en"]>]: Param;
};

type Translated<C extends Catalogue> = {
  [Id in keyof C]: C[Id] & { cause: Aligned<C[Id]["cause"]>; action: Aligned<C[Id]["action"]> };
};

/** Keeps the templates literal and proves, at compile time, that translations fill the same holes. */
export function defineProblems<const C extends Catalogue>(catalogue: C & Translated<C>): C {
  return catalogue;
}

/** A record of the DNS that mends what was found, as it would be published: `value` as one text, whatever the length of its strings. */
export interface FixRecord {
  /** The name that it belongs to, without a dot at its end. */
  readonly name: string;
  readonly type: string;
  readonly value: string;
}

/** A problem found, not yet put into words. Stored, cached and compared in this form. */
export interface Finding<Id extends string = string> {
  readonly id: Id;
  readonly params: Readonly<Record<string, Param>>;
  /** What it is about, where there are several: a host, a header, a hop. Part of the fingerprint. */
  readonly subject?: string;
  /** What was seen, as it was seen: untrusted text. */
  readonly evidence?: string;
  /** What to publish, where that can be known. */
  readonly record?: FixRecord;
}

/** A key figure; its label is in the words of the check. */
export interface Kpi<Id extends string = string> {
  readonly id: Id;
  /** Null where it could not be told; what is known to be absent has a value of its own. */
  readonly value: string | number | boolean | null;
  readonly unit?: string;
}

/** The judgement of one observation, free of language. */
export interface Verdict<Id extends string = string>
  extends Partial<Assessment>, Partial<Omit<ScoreAssessment, keyof Assessment>> {
  readonly status: Status;
  readonly kpis: readonly Kpi[];
  readonly findings: readonly Finding<Id>[];
}

/** Everything a check says in sentences, beside its problems. */
export interface Words {
  readonly problems: Catalogue;
  /** Why a ceiling holds the grade down. */
  readonly caps: Readonly<Record<string, Text>>;
  readonly kpis: Readonly<Record<string, Text>>;
  readonly parts: Readonly<Record<string, Text>>;
  /** Key figures whose value is a code, or `false` where something is absent: the words for it, by id and value. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, Text>>>>;
  /** What the summary says of a grade or score in the place of "no problems". */
  readonly nothing?: Text;
  /** Why something could not be told, by the code that the observation bears. */
  readonly doubts?: Readonly<Record<string, Text>>;
}

/** A finding in the words of one language. */
export interface Issue {
  /** `<check>.<problem>`, for example `ssl.expired`. */
  readonly id: string;
  readonly severity: Severity;
  readonly cause: string;
  readonly action: string;
  readonly subject?: string;
  readonly evidence?: string;
  readonly reference?: string;
  /** What to publish, where that can be known. */
  readonly record?: FixRecord;
}

/** A key figure with its label, and with its value in words where that is a code. */
export interface KpiInWords extends Kpi {
  readonly label: string;
  readonly text?: string;
}

/** A ceiling in words: a letter where the check gives letters, else a score. */
interface CapInWords {
  readonly id: string;
  readonly max: Grade | number;
  readonly reason: string;
}

/** A verdict in words: what people and programs read. */
export interface Interpretation {
  readonly status: Status;
  readonly grade?: Grade;
  readonly score?: number;
  readonly uncapped?: Grade;
  /** What the parts alone would give, where the check gives a score without a letter. */
  readonly unlimited?: number;
  /** The letter that is certain where the letter itself is in doubt. */
  readonly atLeast?: Grade;
  readonly parts?: readonly (Part & { readonly label: string })[];
  readonly caps?: readonly CapInWords[];
  readonly coverage?: number;
  readonly gradeVersion?: string;
  readonly scoreVersion?: string;
  readonly summary: string;
  readonly kpis: readonly KpiInWords[];
  readonly issues: readonly Issue[];
}

/** Names the problems of one catalogue; ids and parameters are type-checked. */
export function finder<C extends Catalogue>() {
  return <Id extends keyof C & string>(
    id: Id,
    ...[params, seen]: [keyof ProblemParams<C[Id]>] extends [never]
      ? [params?: Readonly<Record<string, never>>, seen?: Seen]
      : [params: ProblemParams<C[Id]>, seen?: Seen]
  ): Finding<Id> => ({ id, params: params ?? {}, ...seen });
}

/** What a finding may carry beside its parameters: what it is about, and what was seen. */
export type Seen = Pick<Finding, "subject" | "evidence" | "record">;

/** Puts a verdict into words; issues come worst first. */
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
  const { id, params, ...seen } = finding;
  const problem = catalogue[id];
  if (!problem) throw new Error(`no problem "${id}" in the catalogue of ${check}`);
  const { severity, cause, action, reference } = problem;
  return {
    id: `${check}.${id}`,
    severity,
    cause: fill(cause, params, language),
    action: fill(action, params, language),
    ...seen,
    ...(reference && { reference }),
  };
}

function say(words: Readonly<Record<string, Text>>, id: string, language: Language): string {
  const text = words[id];
  if (!text) throw new Error(`no words for "${id}"`);
  return text[language];
}
