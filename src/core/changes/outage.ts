import type { Counted } from "./compare.ts";
import { outage, type Failing, type MonitoredState } from "./state.ts";

/** Failures on our side: they say nothing about the target. */
const ours: ReadonlySet<string> = new Set(["busy", "internal", "store.absent", "store.unreadable"]);

/** The result of a failed measurement. */
export interface Failed {
  readonly standing: MonitoredState | null;
  readonly changes: readonly Counted[];
}

/** Records a failed measurement; it becomes a change after three days. */
export function fail(before: MonitoredState | null, reason: string, at: number): Failed {
  if (ours.has(reason) || (before && at <= before.at)) return { standing: before, changes: [] };
  const standing = before ?? { version: 0, at: 0, facts: [], pending: [], failing: null };
  const failing = standing.failing ?? { since: at, reason, isTold: false };
  const isTold = failing.isTold || at - failing.since >= outage;
  const now: Failing = { since: failing.since, reason: failing.isTold ? failing.reason : reason, isTold };
  const isNew = isTold && !failing.isTold;
  return {
    standing: { ...standing, failing: now },
    changes: isNew ? [{ ...base, from: "measured", to: reason, at: failing.since, confirmedAt: at }] : [],
  };
}

/** The end of a reported outage. */
export function recovery({ reason }: Failing, at: number): Counted {
  return { ...base, from: reason, to: "measured", direction: "better", severity: "info", at, confirmedAt: null };
}

const base = {
  key: "measurement\n",
  field: "measurement",
  subject: null,
  direction: "worse",
  severity: "high",
  weight: "high",
} as const;
