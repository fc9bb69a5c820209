import type { Bands } from "../../core/grade/score.ts";

/** Weight of each part in percent. The parts are cut so that an unknown result removes only its own weight. */
export const weights = {
  spf: 20,
  dkim: 20,
  dmarc: 25,
  mx: 7,
  names: 4,
  starttls: 4,
  blocklists: 12,
  transport: 4,
  reports: 2,
  bimi: 2,
} as const;

/** Points that an invalid or mail-blocking MTA-STS policy costs, although DANE is correct. */
export const brokenPolicy = 3;

/**
 * Weights for a domain that only sends. Parts about receiving mail have none; the others keep their relative weights. `names` counts only if the
 * domain's own host sends.
 */
export const senderWeights = { spf: 24, dkim: 24, dmarc: 30, names: 5, blocklists: 14, bimi: 3 } as const;

/** A part of the score. */
export type PartId = keyof typeof weights;

/** Caps: the highest score that is possible with a problem. */
export const ceilings = {
  "spf-passes-all": 40,
  "spf-broken": 60,
  "mx-dead": 20,
  "dnssec-bogus": 10,
  "dmarc-missing": 70,
  blocklisted: 50,
  "mta-sts-breaks": 60,
  "dane-breaks": 60,
  "starttls-none": 85,
} as const;

/** The id of a cap. */
export type CeilingId = keyof typeof ceilings;

/** Changes whenever the same observation would score differently. */
export const scoreVersion = "email-3";

/** The lowest score of each grade band. */
export const bands: Bands = [
  [90, "excellent", { en: "excellent", ko: "매우 좋음" }],
  [75, "good", { en: "good", ko: "좋음" }],
  [50, "fair", { en: "fair", ko: "보통" }],
  [0, "poor", { en: "poor", ko: "나쁨" }],
];
