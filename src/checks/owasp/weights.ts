import type { Ceiling, Grade, Ladder } from "../../core/grade/grade.ts";

/** Changes whenever the same observation would be graded differently. */
export const gradeVersion = "owasp-3";

/** Percent: the six headers, and the three categories that show from outside. */
export const weights = { headers: 30, a02: 35, a05: 20, a06: 15 } as const;

/** A graded part of the posture. */
export type PartId = keyof typeof weights;

/** The lowest score of each letter. */
export const ladder: Ladder = [
  [95, "A+"],
  [85, "A"],
  [75, "B"],
  [60, "C"],
  [45, "D"],
];

/** The best grade that is left where something is wrong that nothing makes up for. */
export const ceilings = {
  "plain-http": "F",
  "tls-refused": "F",
  "tls-broken": "D",
  cors: "C",
  "session-cookie": "B",
  "end-of-life": "C",
} as const satisfies Readonly<Record<string, Grade>>;

/** The id of a ceiling; its reason stands in the words of the check. */
export type CapId = keyof typeof ceilings;

/** A ceiling with the letter that it allows at most. */
export function ceiling(id: CapId): Ceiling<CapId> {
  return { id, max: ceilings[id] };
}

/** What is taken off A05 and A06, once each unless it says otherwise. */
export const deductions = {
  /** For each header that names or versions the server, up to `mostLeaks`. */
  leak: 5,
  mostLeaks: 25,
  /** For each header that names the framework. */
  framework: 10,
  /** For each header of a debugger or of source maps. */
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
