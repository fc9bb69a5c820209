import type { Bands } from "../../core/grade/score.ts";

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
export const scoreVersion = "email-4";

/** The lowest score of each grade band. */
export const bands: Bands = [
  [90, "excellent", { en: "excellent", ko: "매우 좋음" }],
  [75, "good", { en: "good", ko: "좋음" }],
  [50, "fair", { en: "fair", ko: "보통" }],
  [0, "poor", { en: "poor", ko: "나쁨" }],
];
