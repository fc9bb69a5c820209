import type { Ceiling, Grade, Ladder } from "../../core/grade/grade.ts";

/** Changes whenever the same observation would grade differently. */
export const gradeVersion = "ssl-8";

/** Weight of each part, in percent. */
export const weights = { certificate: 40, version: 25, trust: 15, hsts: 20 } as const;

/** The lowest score of each grade. */
export const ladder: Ladder = [
  [97, "A+"],
  [90, "A"],
  [80, "B"],
  [65, "C"],
  [50, "D"],
];

/** Caps: the best grade that is possible with a problem. */
export const ceilings = {
  "no-certificate": "F",
  oversized: "F",
  unreadable: "F",
  expired: "F",
  "not-yet-valid": "F",
  "wrong-name": "F",
  "no-san": "F",
  "weak-key": "F",
  "weak-signature": "F",
  "wrong-purpose": "F",
  "wrong-key-usage": "F",
  revoked: "F",
  "intermediate-revoked": "F",
  untrusted: "F",
  "obsolete-only": "F",
  "beyond-reach": "F",
  "worthless-suites": "F",
  "broken-dhe": "F",
  ssl3: "C",
  compression: "C",
  injected: "C",
  "no-timestamps": "C",
  "browser-refused": "B",
  "firefox-refused": "B",
  "chromium-refused": "B",
  "old-versions": "B",
  "incomplete-chain": "B",
  "old-suites": "B",
  "no-modern-suite": "B",
  "weak-dhe": "B",
  "must-staple": "B",
  unseen: "A",
  "no-tls13": "A",
  "expires-soon": "A",
  "hsts-ip-address": "A",
} as const satisfies Readonly<Record<string, Grade>>;

/** The id of a cap; its reason is in the words of the check. */
export type CeilingId = keyof typeof ceilings;

/** The cap for versions and suites of which it is unknown whether the server offers them. */
export const unobservedCap = "unseen" satisfies CeilingId;

/** A cap with the best grade it allows. */
export function ceiling(id: CeilingId): Ceiling<CeilingId> {
  return { id, max: ceilings[id] };
}
