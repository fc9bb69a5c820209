/** A header with which a protection service marks its own answer in place of the site's. */
export interface Challenge {
  readonly header: string;
  /** Lower case. */
  readonly values: readonly string[];
  readonly service: string;
}

/** Documented headers of bot challenges, read in November 2026. Challenges that are only recognisable by their page are left out. */
export const challenges: readonly Challenge[] = [
  // https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response
  { header: "cf-mitigated", values: ["challenge"], service: "Cloudflare" },
  // https://docs.aws.amazon.com/waf/latest/developerguide/waf-captcha-and-challenge-actions.html
  { header: "x-amzn-waf-action", values: ["challenge", "captcha"], service: "AWS WAF" },
  // https://vercel.com/docs/headers/response-headers
  { header: "x-vercel-mitigated", values: ["challenge"], service: "Vercel" },
];
