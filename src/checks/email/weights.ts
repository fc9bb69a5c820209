import type { Bands } from "../../core/grade/score.ts";

/** Percent of the score, by part. The parts are cut so that what cannot be told takes its own weight away and no other. */
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

/** Points of the part `transport` that a policy of MTA-STS takes which is none to senders, or which keeps mail away, though DANE fits. */
export const brokenPolicy = 3;

/**
 * Percent of the score of a domain that only sends, by part: what is about taking mail has no weight there, and the rest the same share of
 * the whole as above. The names count where the domain's own host sends.
 */
export const senderWeights = { spf: 24, dkim: 24, dmarc: 30, names: 5, blocklists: 14, bimi: 3 } as const;

/** A part of the score. */
export type PartId = keyof typeof weights;

/** The most that the score can be, by what holds it down. */
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

/** What holds the score down. */
export type CeilingId = keyof typeof ceilings;

/** Changes whenever the same observation would be scored differently. */
export const scoreVersion = "email-2";

/** The lowest score of each word for it. */
export const bands: Bands = [
  [90, "excellent", { en: "excellent", ko: "매우 좋음" }],
  [75, "good", { en: "good", ko: "좋음" }],
  [50, "fair", { en: "fair", ko: "보통" }],
  [0, "poor", { en: "poor", ko: "나쁨" }],
];
