import type { Grade, Ladder } from "../../core/grade/grade.ts";
import type { ImpersonationRaw } from "./schema.ts";

/** Changes whenever the same observation would grade differently. */
export const gradeVersion = "impersonation-3";

/** Weight of each part, in percent. */
export const weights = { lookalikes: 50, dmarc: 20, systems: 15, wildcards: 15 } as const;

/** The id of a graded part. */
export type PartId = keyof typeof weights;

/** The lowest score of each grade. */
export const ladder: Ladder = [
  [95, "A+"],
  [85, "A"],
  [75, "B"],
  [60, "C"],
  [45, "D"],
];

/** Caps: the best grade if receivers deliver forged mail of the domain itself, and with so many lookalikes of others that receive mail. */
export const ceilings = {
  "no-dmarc": "B",
  "mail-lookalikes-3": "B",
  "mail-lookalikes-10": "C",
  "mail-lookalikes-40": "D",
} as const satisfies Readonly<Record<string, Grade>>;

/** The id of a cap; its reason is in the words of the check. */
export type CapId = keyof typeof ceilings;

/** The caps by the number of lookalikes of others that receive mail, the most first. Those whose owner is unclear do not count. */
export const mailCaps: readonly (readonly [from: number, cap: CapId])[] = [
  [40, "mail-lookalikes-40"],
  [10, "mail-lookalikes-10"],
  [3, "mail-lookalikes-3"],
];

/** Parameters of the lookalike score. */
export const hostility = {
  /** Factor for a lookalike that receives mail. */
  mail: 1.5,
  /** The sum of risks (at most 1 each) that costs half of the points. */
  half: 10,
  /** The share of lost points that is given back if the owner has all registered lookalikes. */
  defence: 0.5,
  /** Percentage of variants, and of the registered ones among them, that may be undetermined; above it the part has no score. */
  undetermined: 5,
} as const;

/** Number of system names that costs half of the points. */
export const systemsHalf = 8;

/** Points by the number of wildcard names, lowest first. */
export const wildcardPoints: readonly (readonly [from: number, points: number])[] = [
  [5, 30],
  [2, 50],
  [1, 70],
  [0, 100],
];

/** Points by the DMARC policy of the domain. */
export const dmarcPoints: Readonly<Record<NonNullable<ImpersonationRaw["dmarc"]>["policy"], number>> = {
  reject: 100,
  quarantine: 80,
  none: 30,
  missing: 0,
};

/** Points deducted for a weaker subdomain policy. */
export const openSubdomains = 20;
