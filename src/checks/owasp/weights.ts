import type { Ceiling, Grade, Ladder } from "../../core/grade/grade.ts";

/** Changes whenever the same observation would grade differently. */
export const gradeVersion = "owasp-5";

/** Percent: the six headers, and the three categories visible from outside. */
export const weights = { headers: 30, a02: 35, a05: 20, a06: 15 } as const;

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

/** Caps: the best grade that is possible with a problem. */
export const ceilings = {
  "plain-http": "F",
  "tls-refused": "F",
  "tls-broken": "D",
  "password-in-clear": "D",
  "form-in-clear": "C",
  "mixed-content": "B",
  cors: "C",
  "session-cookie": "B",
  "end-of-life": "C",
} as const satisfies Readonly<Record<string, Grade>>;

/** The id of a cap; its reason is in the words of the check. */
export type CapId = keyof typeof ceilings;

/** A cap with the best grade it allows. */
export function ceiling(id: CapId): Ceiling<CapId> {
  return { id, max: ceilings[id] };
}

/** Points deducted from A02, A05 and A06, once each unless stated otherwise. */
export const deductions = {
  passwordInClear: 50,
  /** For forms without a password; not beside one with a password. */
  formInClear: 30,
  mixedContent: 20,
  /** For each header that discloses the server, up to `mostLeaks`. */
  leak: 5,
  mostLeaks: 25,
  /** For each header that names the framework. */
  framework: 10,
  /** For each debugging or source map header. */
  debug: 15,
  privateAddress: 15,
  noRedirect: 20,
  cors: 30,
  /** For `*` with credentials, which browsers refuse. */
  corsAny: 10,
  cookieInsecure: 15,
  cookieReadable: 15,
  cookieSameSite: 5,
  /** For each product that is disclosed with its version. */
  version: 20,
  endOfLife: 50,
} as const;
