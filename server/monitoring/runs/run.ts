import { Overtaken, type ChangeReceiver, type FollowUp, type WatchResult } from "../changes/receiver.ts";
import type { Database } from "../../store/database.ts";
import type { StoredResult } from "../../store/store.ts";
import { proofsFor, type ProofKind } from "../watches/proofs.ts";
import type { Watch } from "../watches/watch.ts";
import { hasOthers, postpone, settle, takeDue, type DomainRun, type DueCheck, type RunOutcome } from "./due.ts";
import type { Measure, Outcome } from "./measure.ts";
import { leftToOthers, nextDue, repeatAfter, repeatOurs, roomAfter } from "../schedule.ts";
import { isOurOutage, isUnreachable } from "./unreachable.ts";

/** What an account has to prove, in one of several ways. */
type Claim = Pick<Watch, "account" | "target" | "domain"> & { readonly proofs: readonly ProofKind[] };

/** The dependencies of a round. */
export interface RunDependencies {
  readonly database: Database;
  readonly measure: Measure;
  readonly changes: ChangeReceiver;
  /** Whether an account proves ownership now; null where that is unknown. */
  readonly isOwn: (claim: Claim, signal: AbortSignal) => Promise<boolean | null>;
  /** Whether our own network works, as far as a control lookup shows. */
  readonly isOnline: (target: string, signal: AbortSignal) => Promise<boolean>;
  /** This machine. */
  readonly node: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Receives errors; the check is retried later. */
  readonly onBug: (error: unknown) => void;
}

/** The most checks of one domain per job; the rest becomes the next job of that name. */
const mostInARound = 50;

/** The reason where a check requires ownership. */
const notOwned = "ownership";

/**
 * Runs a domain's due checks one at a time, so that no target has two of our runs at once. `keep` extends the lease and returns whether the
 * job is still ours.
 */
export async function runDomain(
  run: DomainRun,
  round: RunDependencies,
  keep: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> {
  const { database, node, now } = round;
  const all = await takeDue(database, run, now(), mostInARound);
  const isAlone = !(await hasOthers(database, node, now()));
  for (const due of all) {
    if (signal.aborted) return;
    // Another node should confirm this, and gets some time to take the run.
    const isForOthers = due.toConfirm === node && !isAlone && now() - due.dueAt < leftToOthers;
    if (isForOthers) continue;
    await runOne(run, due, round, signal);
    if (!(await keep())) return;
  }
}

async function runOne(run: DomainRun, due: DueCheck, round: RunDependencies, signal: AbortSignal): Promise<void> {
  try {
    const outcome = await look(due, round, signal);
    if (signal.aborted) return;
    if (outcome === null) await postpone(round.database, run, due, round.now() + roomAfter(due.failures));
    else await recordIt(run, due, outcome, round, signal);
  } catch (error) {
    round.onBug(error);
    // The database itself may be failing; the lease then expires, and the row stays due.
    await postpone(round.database, run, due, round.now() + roomAfter(due.failures)).catch(() => undefined);
  }
}

type Looked = Exclude<Outcome, { kind: "not-begun" }> | "not-owned";

/** Measures; null where nothing could start. */
async function look(due: DueCheck, round: RunDependencies, signal: AbortSignal): Promise<Looked | null> {
  const { watch, check, toConfirm } = due;
  const proofs = proofsFor(check);
  if (proofs) {
    const isOwn = await round.isOwn({ ...watch, proofs }, signal);
    if (isOwn === null) return null;
    if (!isOwn) return "not-owned";
  }
  const isFresh = toConfirm !== null || isEarly(due, round.now());
  const outcome = await round.measure({ check, target: watch.target, isFresh }, signal);
  if (outcome.kind === "not-begun" || signal.aborted) return null;
  // A resting address is answered from the cache, which confirms nothing.
  const isOld = outcome.kind === "measured" && outcome.result.observedAt <= (due.ranAt ?? 0);
  return toConfirm !== null && isOld ? null : outcome;
}

/** Whether a user requested this run long before its turn: a cached answer would be the one that they already know. */
function isEarly({ watch, ranAt }: DueCheck, now: number): boolean {
  return ranAt !== null && now - ranAt < watch.every / 2;
}

/** Comparisons after a concurrent update of the state. */
const mostTries = 8;

/** Commits a result, its changes and their notifications together. */
async function recordIt(
  run: DomainRun,
  due: DueCheck,
  looked: Looked,
  round: RunDependencies,
  signal: AbortSignal,
): Promise<void> {
  const at = round.now();
  if (looked === "not-owned") {
    await settle(round.database, run, due, { ...regular(due, at), reason: notOwned });
    return;
  }
  const result = looked.kind === "measured" ? looked.result : await failureOf(due, looked, round, signal);
  for (let tried = 1; ; tried++) {
    const { outcome, record } = await compare(due, result, at, round);
    try {
      await settle(round.database, run, due, outcome, record);
      return;
    } catch (error) {
      if (!(error instanceof Overtaken) || tried === mostTries) throw error;
    }
  }
}

type Result = WatchResult["result"];

/** Why there is no result. Whether the target or our own network is unreachable is found out before the target is blamed. */
async function failureOf(
  { watch, check }: DueCheck,
  { reason }: { readonly reason: string },
  { database, isOnline, now }: RunDependencies,
  signal: AbortSignal,
): Promise<Exclude<Result, StoredResult>> {
  if (!isUnreachable(check, reason)) return { reason };
  const isOurs = (await isOurOutage(database, watch, now())) || !(await isOnline(watch.target, signal));
  return { reason, isUnreachable: true, isOurs };
}

async function compare(
  due: DueCheck,
  result: Result,
  at: number,
  { changes, node }: RunDependencies,
): Promise<{ readonly outcome: RunOutcome; readonly record?: FollowUp["record"] }> {
  const { watch, check, previous, toConfirm } = due;
  const measured = "raw" in result ? result : null;
  // A measurement from before our last look is no news.
  const isNews = measured === null || previous === null || measured.observedAt > previous.observedAt;
  const {
    confirmAfter,
    repeatAfter: soon,
    record,
  }: FollowUp = isNews
    ? await changes.note({
        watch,
        target: watch.target,
        check,
        result,
        // A check may normalise its target, always in the same way.
        previous: previous && measured ? { ...previous, target: measured.target } : previous,
        at,
        ...(toConfirm !== null && { confirmedBy: node }),
      })
    : {};
  return { outcome: outcomeOf(), record };

  function outcomeOf(): RunOutcome {
    const reason = "raw" in result ? {} : { failures: due.failures + 1, reason: result.reason };
    const noted = isNews && measured && isKnown(measured) && { noted: measured };
    if (confirmAfter !== undefined) {
      const next = { ...regular(due, at), ...reason, dueAt: at + confirmAfter, toConfirm: node };
      // The comparison base stays, so that the fresh run shows the same difference, or none.
      return { ...next, ...(previous === null && noted) };
    }
    const next = "raw" in result ? regular(due, at) : failed(due, at, result);
    const dueAt = soon === undefined ? next.dueAt : Math.min(regular(due, at).dueAt, at + soon);
    return { ...next, dueAt, ...noted };
  }
}

/** An unknown result cannot be compared. */
function isKnown({ verdict }: StoredResult): boolean {
  return verdict.status !== "unknown";
}

function regular({ watch, phase }: DueCheck, at: number): RunOutcome {
  return {
    at,
    dueAt: nextDue({ every: watch.every, phase }, at),
    failures: 0,
    toConfirm: null,
    reason: null,
  };
}

/** A target that could not be measured is retried soon, twice, in case of a short outage; and until ours is over, where it is one. */
function failed(due: DueCheck, at: number, { reason, isOurs = false }: Exclude<Result, StoredResult>): RunOutcome {
  const failures = due.failures + 1;
  const soon = repeatAfter(failures) ?? (isOurs ? repeatOurs : null);
  const next = regular(due, at);
  if (soon === null) return { ...next, failures, reason };
  return { ...next, dueAt: Math.min(at + soon, next.dueAt), failures, reason, toConfirm: due.toConfirm };
}
