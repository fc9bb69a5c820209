import type { ScorePart } from "../../core/grade/grade.ts";
import type { ImpersonationRaw, Lookalikes } from "./schema.ts";
import {
  dmarcPoints,
  hostility,
  openSubdomains,
  systemsHalf,
  weights,
  wildcardPoints,
  type PartId,
} from "./weights.ts";

/** The graded parts. A part without an observation has no score. */
export function partsOf(raw: ImpersonationRaw): readonly ScorePart[] {
  const { lookalikes, certificates, dmarc } = raw;
  const scores: Readonly<Record<PartId, number | null>> = {
    lookalikes: lookalikes && lookalikeScore(lookalikes),
    dmarc: dmarc && dmarcScore(dmarc),
    systems: certificates && whole(halved(certificates.internalSystems, systemsHalf)),
    wildcards: certificates && wildcardScore(certificates.wildcards),
  };
  return (Object.keys(weights) as PartId[]).map((id) => ({ id, weight: weights[id], score: scores[id] }));
}

/**
 * The score of the lookalikes. Each one of others costs points; those of the owner give some back, but one more of others always lowers the score:
 * the sum of risks grows and the owner's share shrinks.
 */
export function lookalikeScore(lookalikes: Lookalikes): number | null {
  const { variants, undetermined, unresolved, hostile, own } = lookalikes;
  // Few variants are registered, so those whose lookups failed count against the registered ones: among all variants they would disappear.
  const isUnknown =
    100 * undetermined > hostility.undetermined * variants ||
    100 * unresolved > hostility.undetermined * registeredIn(lookalikes);
  if (variants === 0 || isUnknown) return null;
  const theirs = hostile.reduce((sum, { risk, mail }) => sum + (risk / 100) * (mail ? hostility.mail : 1), 0);
  const ours = own.reduce((sum, { risk }) => sum + risk / 100, 0);
  const lost = 100 - halved(theirs, hostility.half);
  const share = ours === 0 ? 0 : ours / (ours + theirs);
  return whole(100 - lost * (1 - hostility.defence * share));
}

/** The number of registered variants. */
export function registeredIn({ unresolved, hostile, own, unclear, inactive: idle }: Lookalikes): number {
  return unresolved + hostile.length + own.length + unclear.length + idle;
}

function dmarcScore({ policy, subdomains }: NonNullable<ImpersonationRaw["dmarc"]>): number {
  const isWeaker = dmarcPoints[subdomains] < dmarcPoints[policy];
  return Math.max(0, dmarcPoints[policy] - (isWeaker ? openSubdomains : 0));
}

function wildcardScore(count: number): number {
  return wildcardPoints.find(([from]) => count >= from)?.[1] ?? 0;
}

function halved(amount: number, half: number): number {
  return (100 * half) / (half + amount);
}

function whole(score: number): number {
  return Math.round(score);
}
