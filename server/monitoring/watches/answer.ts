import { isoTime } from "../../operations/iso-time.ts";
import { alertsAnswer } from "./alert-settings.ts";
import { intervalText } from "./schema.ts";
import type { Ownership } from "./ownership.ts";
import type { WatchState } from "./watch.ts";

/** A watch as the API and `--json` show it, with ISO times. */
export function watchAnswer(watch: WatchState) {
  const { id, target, domain, states, every, pausedAt, mutedUntil, isFromFile, createdAt, alerts } = watch;
  return {
    id,
    target,
    domain,
    checks: states.map(({ dueAt, ranAt, observedAt, ...rest }) => ({
      ...rest,
      dueAt: isoTime(dueAt),
      ranAt: isoTime(ranAt),
      observedAt: isoTime(observedAt),
    })),
    interval: intervalText(every),
    paused: pausedAt !== null,
    mutedUntil: isoTime(mutedUntil),
    ...alertsAnswer(alerts),
    fromFile: isFromFile,
    createdAt: isoTime(createdAt),
  };
}

/** Ownership as the API and `--json` show it. */
export function ownershipAnswer({ proofs, ...rest }: Ownership) {
  return {
    ...rest,
    proofs: proofs.map(({ name, kind, provenAt, checkedAt }) => ({
      name,
      kind,
      provenAt: isoTime(provenAt),
      checkedAt: isoTime(checkedAt),
    })),
  };
}
