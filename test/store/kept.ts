import type { StoredRun, StoredResult } from "../../server/store/store.ts";

/** A result to store: by default dns for shop.example, of 2026-11-24. */
export function kept({
  observations = [],
  isTrusted = true,
  areObservationsAlone,
  ...result
}: Partial<StoredResult> & Partial<Omit<StoredRun, "result">>): StoredRun {
  return {
    result: {
      check: "dns",
      version: 1,
      target: "shop.example",
      question: "dns []",
      raw: { records: [] },
      verdict: { status: "pass", kpis: [], findings: [] },
      observedAt: Date.parse("2026-11-24T09:00:00.000Z"),
      ...result,
    },
    observations,
    isTrusted,
    ...(areObservationsAlone && { areObservationsAlone }),
  };
}

/** One value that a target was seen with. */
export function sighting(target: string, kind: string, value: string): StoredRun["observations"][number] {
  return { target, kind, value };
}
