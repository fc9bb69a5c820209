import type { Because, Issue } from "../core/result/interpretation.ts";
import type { GateFinding } from "../core/result/result.ts";

/** A finding that is shown, and those of other checks that it stands for. */
export type MergedFinding<F extends Issue> = F & { readonly also: readonly F[] };

/** The parts of a gate's finding that decide what it costs. */
type Standing = Partial<Pick<GateFinding, "level" | "waived" | "baselineState">>;

/**
 * Shows one problem once: findings of the same topic and subject are one, and an effect stands below its cause. A finding that costs more
 * than the one that would stand for it, or that is waived otherwise, stays on its own. Policies and machine-readable reports take each
 * finding by itself.
 */
export function byCause<F extends Issue & Standing>(findings: readonly F[]): readonly MergedFinding<F>[] {
  const heads = new Map<F, F[]>();
  const problems = new Map<string, F>();
  /** The findings that are shown for those of an id. */
  const shownFor = new Map<string, F[]>();
  const lead = (finding: F): void => {
    heads.set(finding, []);
    problems.set(problemOf(finding), finding);
    push(shownFor, finding.id, finding);
  };
  const follow = (finding: F, head: F): void => {
    heads.get(head)?.push(finding);
    push(shownFor, finding.id, head);
  };
  const causeOf = (effect: F): F | undefined =>
    effect.because?.flatMap((one) => (shownFor.get(one.id) ?? []).filter((head) => isCause(head, one, effect)))[0];
  let effects: F[] = [];
  for (const finding of findings) {
    const twin = problems.get(problemOf(finding));
    if (twin) follow(finding, twin);
    else if (finding.because) effects.push(finding);
    else lead(finding);
  }
  // A cause may itself be an effect.
  for (let found = true; found;) {
    const [caused, open] = [new Map(effects.map((each) => [each, causeOf(each)])), effects];
    for (const [effect, cause] of caused) if (cause) follow(effect, cause);
    effects = open.filter((each) => !caused.get(each));
    found = effects.length < open.length;
  }
  for (const effect of effects) {
    const twin = problems.get(problemOf(effect));
    if (twin) follow(effect, twin);
    else lead(effect);
  }
  // In the order of the findings.
  return findings.flatMap((finding) => {
    const also = heads.get(finding);
    return also ? [{ ...finding, also }] : [];
  });
}

function push<F>(lists: Map<string, F[]>, key: string, finding: F): void {
  const list = lists.get(key);
  if (list) list.push(finding);
  else lists.set(key, [finding]);
}

/** The key of a problem: equal words about one subject, of one topic in any check, else of one rule. Other words are another fact. */
function problemOf(finding: Issue & Standing): string {
  const { id, topic = id, subject = "", level = "none", cause, action } = finding;
  return JSON.stringify([topic, subject, level, standingOf(finding), cause, action]);
}

function isCause(head: Issue & Standing, { id, subject }: Because, effect: Issue & Standing): boolean {
  const isMeant = subject === undefined || subject === head.subject || id !== head.id;
  return isMeant && standingOf(effect) === standingOf(head) && weightOf(effect) <= weightOf(head);
}

/** The check of a finding: `ssl` for `ssl.expired`. */
export function checkOf({ id }: Pick<Issue, "id">): string {
  return id.slice(0, id.indexOf("."));
}

function standingOf({ waived, baselineState }: Standing): string {
  return JSON.stringify([waived ?? null, baselineState === "unchanged"]);
}

const levels = ["none", "warn", "error"] as const;

function weightOf({ level = "none" }: Standing): number {
  return levels.indexOf(level);
}

/** The ids for which a shown finding stands besides its own, each once. */
export function idsBeside({ also, id }: MergedFinding<Issue>): readonly string[] {
  return [...new Set(also.map((each) => each.id))].filter((each) => each !== id);
}
