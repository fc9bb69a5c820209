import { intervalText } from "./schema.ts";
import type { Ownership } from "./ownership.ts";
import type { WatchState } from "./watch.ts";

/** A watch as the API and `--json` show it, with ISO times. */
export function watchAnswer(watch: WatchState): object {
  const { id, target, domain, states, every, pausedAt, mutedUntil, isFromFile, createdAt } = watch;
  return {
    id,
    target,
    domain,
    checks: states.map(({ dueAt, ranAt, observedAt, ...rest }) => ({
      ...rest,
      dueAt: isoOf(dueAt),
      ranAt: isoOf(ranAt),
      observedAt: isoOf(observedAt),
    })),
    interval: intervalText(every),
    paused: pausedAt !== null,
    mutedUntil: isoOf(mutedUntil),
    fromFile: isFromFile,
    createdAt: isoOf(createdAt),
  };
}

/** Ownership as the API and `--json` show it. */
export function ownershipAnswer({ proofs, ...rest }: Ownership): object {
  return {
    ...rest,
    proofs: proofs.map(({ name, kind, provenAt, checkedAt }) => ({
      name,
      kind,
      provenAt: isoOf(provenAt),
      checkedAt: isoOf(checkedAt),
    })),
  };
}

function isoOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
