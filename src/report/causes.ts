import type { Because, Issue } from "../core/result/interpretation.ts";
import type { GateFinding } from "../core/result/result.ts";

/** A finding that is shown, and those of other checks that it stands for. */
export type Told<F extends Issue> = F & { readonly also: readonly F[] };

/** The parts of a gate's finding that decide what it costs. */
type Standing = Partial<Pick<GateFinding, "level" | "waived" | "isKnown" | "isNew">>;

/**
 * Shows one problem once: findings of the same topic and subject are one, and an effect stands below its cause. A finding that costs more
 * than the one that would stand for it, or that is waived otherwise, stays on its own. Policies and machine-readable reports take each
 * finding by itself.
 */
export function byCause<F extends Issue & Standing>(findings: readonly F[]): readonly Told<F>[] {
  const heads = new Map<F, F[]>();
  const problems = new Map<string, F[]>();
  const byId = new Map<string, F[]>();
  const lead = (finding: F): void => {
    heads.set(finding, []);
    push(byId, finding.id, finding);
    for (const key of [topicOf(finding), wordsOf(finding)]) if (key !== null) push(problems, key, finding);
  };
  // The heads of a key before this place already stand for a finding of the same rule.
  const passed = new Map<string, number>();
  const ofTopic = (finding: F): F | undefined => {
    const key = topicOf(finding);
    const all = key === null ? [] : (problems.get(key) ?? []);
    const place = `${finding.id} ${key}`;
    let at = passed.get(place) ?? 0;
    while (
      at < all.length &&
      [all[at], ...(heads.get(all[at] ?? finding) ?? [])].some((each) => each?.id === finding.id)
    )
      at++;
    passed.set(place, at);
    return all[at];
  };
  const effects = findings.filter((finding) => {
    const twin = problems.get(wordsOf(finding))?.[0] ?? ofTopic(finding);
    if (twin) heads.get(twin)?.push(finding);
    else if (!finding.because) lead(finding);
    return !twin && finding.because !== undefined;
  });
  for (const effect of effects) {
    const named = effect.because?.flatMap((one) =>
      (byId.get(one.id) ?? []).filter((head) => isCause(head, one, effect)),
    );
    const cause = named?.[0];
    if (cause) heads.get(cause)?.push(effect);
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

/** The key of a finding's topic, which several checks judge; null without one. */
function topicOf(finding: Issue & Standing): string | null {
  const { topic, subject = "", level = "none" } = finding;
  return topic === undefined ? null : JSON.stringify([topic, subject, level, standingOf(finding)]);
}

/** The key of a finding's words: those of a topic are the same in every check, other findings with equal words are one rule's. */
function wordsOf(finding: Issue & Standing): string {
  const { id, topic = id, subject = "", level = "none", cause, action } = finding;
  return JSON.stringify([topic, subject, level, standingOf(finding), cause, action]);
}

function isCause(head: Issue & Standing, { subject }: Because, effect: Issue & Standing): boolean {
  const isMeant = subject === undefined || subject === head.subject;
  return isMeant && standingOf(effect) === standingOf(head) && weightOf(effect) <= weightOf(head);
}

/** The check of a finding: `ssl` for `ssl.expired`. */
export function checkOf({ id }: Pick<Issue, "id">): string {
  return id.slice(0, id.indexOf("."));
}

function standingOf({ waived, isKnown }: Standing): string {
  return JSON.stringify([waived ?? null, isKnown === true]);
}

const levels = ["none", "warn", "error"] as const;

function weightOf({ level = "none" }: Standing): number {
  return levels.indexOf(level);
}

/** The ids for which a shown finding stands besides its own, each once. */
export function idsBeside({ also, id }: Told<Issue>): readonly string[] {
  return [...new Set(also.map((each) => each.id))].filter((each) => each !== id);
}
