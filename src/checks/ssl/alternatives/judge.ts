import type { SslFinding, Judged } from "../judged.ts";
import type { OneSsl } from "../schema.ts";
import { everyCertificate } from "./every.ts";

/** Judges a part for every certificate of the server: the worst counts, since the client decides which one it gets. */
export function worstJudged(raw: OneSsl, judge: (raw: OneSsl) => Judged): Judged {
  const all = everyCertificate(raw).map((each) => judge(each.raw));
  const scores = all.map(({ score }) => score);
  const known = scores.filter((score) => score !== null);
  const least = known.length === 0 ? null : Math.min(...known);
  const caps = new Map(all.flatMap((each) => each.caps.map((cap) => [cap.id, cap])));
  return {
    // An unknown score is only known to matter no more where another is already the lowest.
    score: least === 0 || known.length === scores.length ? least : null,
    caps: [...caps.values()],
    findings: labelled(raw, (each) => judge(each).findings),
  };
}

/** The findings of every certificate; those of some only name the kinds of key. */
export function labelled(raw: OneSsl, findingsOf: (raw: OneSsl) => readonly SslFinding[]): readonly SslFinding[] {
  const all = everyCertificate(raw);
  const found = all.flatMap(({ label, raw: each }) => findingsOf(each).map((finding) => ({ label, finding })));
  return [...Map.groupBy(found, ({ finding }) => keyOf(finding)).values()].flatMap((alike) => {
    const [one] = alike;
    if (!one) return [];
    if (alike.length === all.length || one.label === null) return [one.finding];
    const labels = alike.map(({ label }) => label).join(", ");
    const { subject } = one.finding;
    return [{ ...one.finding, subject: subject === undefined ? labels : `${subject} (${labels})` }];
  });
}

/** Evidence may differ for the same finding. */
function keyOf({ id, subject, params }: SslFinding): string {
  return JSON.stringify([id, subject, params]);
}
