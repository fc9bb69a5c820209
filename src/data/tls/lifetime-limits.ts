/** The longest validity of a public certificate, by its day of issue. */
export interface LifetimeLimit {
  readonly from: string;
  readonly days: number;
}

/** CA/Browser Forum, Baseline Requirements §6.3.2, by ballot; read in November 2026. Newest first. */
export const lifetimeLimits: readonly LifetimeLimit[] = [
  // Ballot SC-081v3
  { from: "2029-03-15", days: 47 },
  { from: "2027-03-15", days: 100 },
  { from: "2026-03-15", days: 200 },
  // Ballot SC-031
  { from: "2020-09-01", days: 398 },
  // Ballot 193
  { from: "2018-03-01", days: 825 },
];
