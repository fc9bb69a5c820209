import type { Grade, Ladder } from "../../core/grade/grade.ts";
import type { ImpersonationRaw } from "./schema.ts";

/** Changes whenever the same observation would be graded differently. */
export const gradeVersion = "impersonation-1";

/** Percent: how much each part counts. */
export const weights = { lookalikes: 50, dmarc: 20, systems: 15, wildcards: 15 } as const;

/** A graded part of the exposure. */
export type PartId = keyof typeof weights;

/** The lowest score of each letter. */
export const ladder: Ladder = [
  [95, "A+"],
  [85, "A"],
  [75, "B"],
  [60, "C"],
  [45, "D"],
];

/** The best grade that is left where anybody can send mail in the name of the domain itself. */
export const ceilings = { "no-dmarc": "B" } as const satisfies Readonly<Record<string, Grade>>;

/** The id of a ceiling; its reason stands in the words of the check. */
export type CapId = keyof typeof ceilings;

/** How lookalikes of others come to a score. */
export const hostility = {
  /** One that takes mail counts as so many. */
  mail: 1.5,
  /** The sum of risks (1 each at most) at which half of the points are gone. */
  half: 10,
  /** The share of the points that are gone that comes back where all registered lookalikes are one's own. */
  defence: 0.5,
  /** Percent of variants that may be undetermined; above that the part is not scored. */
  undetermined: 5,
} as const;

/** Names of systems at which half of the points are gone. */
export const systemsHalf = 8;

/** Points by the number of wildcard names, the lowest first. */
export const wildcardPoints: readonly (readonly [from: number, points: number])[] = [
  [5, 30],
  [2, 50],
  [1, 70],
  [0, 100],
];

/** Points by the policy of the domain. */
export const dmarcPoints: Readonly<Record<NonNullable<ImpersonationRaw["dmarc"]>["policy"], number>> = {
  reject: 100,
  quarantine: 80,
  none: 30,
  missing: 0,
};

/** Points that a weaker policy for subdomains takes. */
export const openSubdomains = 20;
