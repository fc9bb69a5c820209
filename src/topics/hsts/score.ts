import type { Hsts } from "../../formats/http/hsts.ts";

const day = 86_400;

/** Points of a max-age, 0–100: the highest row that it reaches. 180 days match SSL Labs and Observatory. */
const strengths: readonly (readonly [from: number, score: number])[] = [
  [365 * day, 95],
  [180 * day, 90],
  [30 * day, 50],
  [day, 25],
  [1, 10],
];

/** The points as the checks document them. */
export const strengthRows: readonly (readonly [seen: string, points: string])[] = [
  ["max-age of a year", "95"],
  ["max-age of 180 days", "90"],
  ["includeSubDomains, with 180 days or more", "100"],
  ["max-age of 30 days", "50"],
  ["max-age of a day", "25"],
  ["less", "10"],
  ["a host below a public suffix that browsers preload (.dev, .app, .page, .bank), whatever it sends", "100"],
];

/** How well a policy protects, 0–100; the ssl and http grades use the same value. */
export function hstsStrength(policy: Hsts | null): number {
  if (!policy) return 0;
  const score = strengths.find(([from]) => policy.maxAge >= from)?.[1] ?? 0;
  return score >= 90 && policy.includeSubDomains ? 100 : score;
}
