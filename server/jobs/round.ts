import type { Changes, Wish } from "../changes/port.ts";
import type { Database } from "../store/database.ts";
import { proofsFor, type ProofKind } from "../watches/proofs.ts";
import type { Watch } from "../watches/watch.ts";
import { hasOthers, postpone, settle, takeDue, type Due, type Settled } from "./due.ts";
import type { Measure, Outcome } from "./measure.ts";
import type { Job } from "./queue.ts";
import { leftToOthers, nextDue, repeatAfter, roomAfter } from "./schedule.ts";

/** What an account has to prove, in one of several ways. */
type Claim = Pick<Watch, "account" | "target" | "domain"> & { readonly proofs: readonly ProofKind[] };

/** What a round works with. */
export interface Round {
  readonly database: Database;
  readonly measure: Measure;
  readonly changes: Changes;
  /** Whether an account proves now that what it watches is its own; null where that could not be told. */
  readonly isOwn: (claim: Claim, signal: AbortSignal) => Promise<boolean | null>;
  /** This machine. */
  readonly node: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Hears of what broke; the check is tried again later. */
  readonly onBug: (error: unknown) => void;
}

/** Checks of one domain that are done in one go: what is left is the next job of that name. */
const mostInARound = 50;

/** What kept a check from running that needs ownership. */
const notOwned = "ownership";

/**
 * Runs what is due of one domain, a check at a time, so that no target has two of our runs at once. `keep` begins the lease anew and
 * tells whether the job is still ours.
 */
export async function runRound(
  job: Job,
  round: Round,
  keep: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> {
  const { database, node, now } = round;
  const all = await takeDue(database, job, now(), mostInARound);
  const isAlone = !(await hasOthers(database, node, now()));
  for (const due of all) {
    if (signal.aborted) return;
    // Another node sees what this one cannot: it has a while to take the run.
    const isForOthers = due.toConfirm === node && !isAlone && now() - due.dueAt < leftToOthers;
    if (isForOthers) continue;
    await runOne(job, due, round, signal);
    if (!(await keep())) return;
  }
}

async function runOne(job: Job, due: Due, round: Round, signal: AbortSignal): Promise<void> {
  try {
    const outcome = await look(due, round, signal);
    if (signal.aborted) return;
    if (outcome === null) await postpone(round.database, job, due, round.now() + roomAfter(due.failures));
    else await settle(round.database, job, due, outcome);
  } catch (error) {
    round.onBug(error);
    // The database may be what is broken: then the lease ends, and the row is due as it was.
    await postpone(round.database, job, due, round.now() + roomAfter(due.failures)).catch(() => undefined);
  }
}

/** Measures and takes note; null where nothing could begin. */
async function look(due: Due, round: Round, signal: AbortSignal): Promise<Settled | null> {
  const { watch, check, toConfirm } = due;
  const proofs = proofsFor(check);
  if (proofs) {
    const isOwn = await round.isOwn({ ...watch, proofs }, signal);
    if (isOwn === null) return null;
    if (!isOwn) return { ...regular(due, round.now()), reason: notOwned };
  }
  const isFresh = toConfirm !== null || isEarly(due, round.now());
  const outcome = await round.measure({ check, target: watch.target, isFresh }, signal);
  if (outcome.kind === "not-begun" || signal.aborted) return null;
  // What rests is answered from memory, which confirms nothing.
  const isOld = outcome.kind === "measured" && outcome.result.observedAt <= (due.ranAt ?? 0);
  if (toConfirm !== null && isOld) return null;
  return noteIt(due, outcome, round);
}

/** Whether a run comes long before its turn, because a person asked for it: a cached answer would be the one that they know. */
function isEarly({ watch, ranAt }: Due, now: number): boolean {
  return ranAt !== null && now - ranAt < watch.every / 2;
}

async function noteIt(due: Due, outcome: Exclude<Outcome, { kind: "not-begun" }>, round: Round): Promise<Settled> {
  const { watch, check, previous, toConfirm } = due;
  const { changes, now, node } = round;
  const at = now();
  const isMeasured = outcome.kind === "measured";
  // What somebody measured before our last look says nothing new.
  const isNews = !isMeasured || previous === null || outcome.result.observedAt > previous.observedAt;
  const wish: Wish = isNews
    ? await changes.note({
        watch,
        target: watch.target,
        check,
        result: isMeasured ? outcome.result : { reason: outcome.reason },
        // How a check names what it looks at is its own affair, and the same every time.
        previous: previous && isMeasured ? { ...previous, target: outcome.result.target } : previous,
        at,
        ...(toConfirm !== null && { confirmedBy: node }),
      })
    : {};
  if (wish.confirmAfter !== undefined) {
    // What it was compared with stays, so that the fresh run shows the same difference, or none.
    return { ...regular(due, at), dueAt: at + wish.confirmAfter, toConfirm: node };
  }
  if (!isMeasured) return failed(due, at, outcome.reason);
  return { ...regular(due, at), ...(isNews && isKnown(outcome) && { noted: outcome.result }) };
}

/** What could not be told is nothing to compare with. */
function isKnown({ result }: Extract<Outcome, { kind: "measured" }>): boolean {
  return result.verdict.status !== "unknown";
}

function regular({ watch, phase }: Due, at: number): Settled {
  return {
    at,
    dueAt: nextDue({ every: watch.every, phase }, at),
    failures: 0,
    toConfirm: null,
    reason: null,
  };
}

/** A target that could not be measured is asked again soon, twice: a wire may have been cut for a moment. */
function failed(due: Due, at: number, reason: string): Settled {
  const failures = due.failures + 1;
  const soon = repeatAfter(failures);
  const next = regular(due, at);
  if (soon === null) return { ...next, failures, reason };
  return { ...next, dueAt: Math.min(at + soon, next.dueAt), failures, reason, toConfirm: due.toConfirm };
}
