import { isBusy } from "../../src/core/busy.ts";
import type { RunEvent } from "../../src/core/check.ts";
import { Failure, failure } from "../../src/core/failure.ts";
import type { Ledger } from "../../src/core/store.ts";
import { bracketed } from "../../src/core/target/target.ts";
import type { Target } from "../../src/core/target/value.ts";
import type { BackgroundWork } from "../../src/run/background.ts";
import { deadlineOf, runLocal, type LocalOptions } from "../../src/run/local.ts";
import type { CountedCaller } from "./caller.ts";
import type { SingleFlight } from "./single-flight.ts";
import type { SharedSingleFlight } from "./leases/leases.ts";
import { isAlone } from "./cache/retention.ts";
import { openRunResults } from "./cache/run-results.ts";
import { keyOf, type CachedResult, type ResultCache, type CacheQuery } from "./cache/cache.ts";
import { reserveFor } from "./leases/reserves.ts";
import type { IdleAddresses } from "./idle-addresses.ts";
import type { Claim, Priority } from "./shares.ts";
import type { Slots, QueuedRun } from "./slots.ts";

/** The dependencies of measuring. */
export interface MeasureDependencies {
  readonly engine: Pick<LocalOptions, "open" | "deadline" | "isDeadlineSet">;
  readonly idleAddresses: IdleAddresses;
  readonly resultCache: ResultCache;
  readonly singleFlight: SingleFlight<CachedResult>;
  /** Single flight over several servers with a common store; null for a single server. */
  readonly sharedFlights: SharedSingleFlight<CachedResult> | null;
  readonly slots: Slots;
  /** The part of the store that checks may read; null without one. */
  readonly ledger: Ledger | null;
  readonly backgroundWork: BackgroundWork;
}

/** A question of a caller. */
export interface MeasureRequest extends CacheQuery {
  readonly input: object;
  readonly target: Target;
  readonly caller: CountedCaller;
  readonly priority: Priority;
}

/** How a caller waits. */
export interface WaitOptions {
  readonly gone: AbortSignal;
  /** Whether earlier running work is not accepted. */
  readonly isFresh: boolean;
  readonly report: ((event: RunEvent) => void) | undefined;
}

type Report = NonNullable<WaitOptions["report"]>;

/** Measures, or joins a running measurement of the same question. Throws `Failure` where nothing could be measured. */
export async function measure(
  asking: MeasureRequest,
  waiting: WaitOptions,
  instruments: MeasureDependencies,
): Promise<CachedResult> {
  const { check, caller, priority } = asking;
  const { counted } = caller;
  const { gone, isFresh, report } = waiting;
  const { singleFlight, slots } = instruments;
  const claim = claimOf(asking);
  if (isAlone(check)) return slots.run(counted, gone, claim, () => run(asking, waiting, gone, instruments), priority);
  const { sharedFlights } = instruments;
  const prepare = (signal: AbortSignal, tell: Report): QueuedRun<CachedResult> => {
    const work = (): Promise<CachedResult> => run(asking, { isFresh, report: tell }, signal, instruments);
    // Other servers find only stored results, and cannot give a fresh one.
    if (!sharedFlights || isFresh || !asking.isStored) return slots.turn(claim, work);
    return sharedTurn(asking, signal, sharedFlights, instruments, (landed) => slots.turn(claim, () => landed(work())));
  };
  return singleFlight.board(keyOf(asking), { client: counted, priority, gone, isFresh, report, prepare });
}

/** Milliseconds after a run's deadline that another server waits for it. */
const leaseGrace = 2000;

/** A turn that starts only where no other server measures the same. */
function sharedTurn(
  asking: MeasureRequest,
  signal: AbortSignal,
  sharedFlights: SharedSingleFlight<CachedResult>,
  { engine, resultCache }: MeasureDependencies,
  turnOf: (landed: (work: Promise<CachedResult>) => Promise<CachedResult>) => QueuedRun<CachedResult>,
): QueuedRun<CachedResult> {
  const lease = sharedFlights.claim({
    question: keyOf(asking),
    lasts: deadlineOf(asking.check, engine) + leaseGrace,
    find: async () => resultCache.find(asking),
    signal,
  });
  const turn = turnOf((work) => {
    work.then(
      () => lease.end(),
      (error: unknown) => lease.end(isOfTarget(error) ? error : undefined),
    );
    return work;
  });
  return {
    async join(client, gone, priority) {
      return (await lease.elsewhere) ?? turn.join(client, gone, priority);
    },
  };
}

/** Whether every server would fail the same way: one server's limit or resolver says nothing about the target. */
function isOfTarget(error: unknown): error is Failure {
  return error instanceof Failure && !isOurs(error) && error.code !== "RATE_LIMITED" && error.facts.id !== "aborted";
}

/** What the run counts as: `gate` and `golive` are one run each, including what they contain. */
function claimOf({ check, target }: MeasureRequest): Claim {
  return { host: target.host, isCheap: check.cost === "light" };
}

/** The earliest TLS survey of another run that counts: none before this run for fresh answers, for watches and for checks that measure now. */
function surveysSince({ check, priority }: MeasureRequest, isFresh: boolean): number {
  const age = isFresh || priority === "sweep" ? 0 : (check.surveyAge ?? 0);
  return Date.now() - 1000 * age;
}

async function run(
  asking: MeasureRequest,
  { isFresh, report }: Pick<WaitOptions, "isFresh" | "report">,
  signal: AbortSignal,
  { engine, resultCache, idleAddresses, ledger, backgroundWork }: MeasureDependencies,
): Promise<CachedResult> {
  const { check, input, caller, priority } = asking;
  const isTrusted = caller.keyId !== undefined || priority === "sweep";
  const notes = openRunResults(asking, resultCache, isTrusted);
  const result = await runLocal(check, input, {
    ...engine,
    admit: idleAddresses.admit,
    backgroundWork,
    claimant: {
      // The widest network: a subscriber may use every address of it.
      client: caller.counted.at(-1) ?? "",
      isReserved: isTrusted,
      connections: reserveFor(check),
    },
    stored: notes.stored,
    signal,
    surveysSince: surveysSince(asking, isFresh),
    ...(ledger && { store: ledger }),
    // A run that others may join must be identical for all of them.
    ...(isAlone(check) && {
      caller: {
        address: caller.address,
        ...(caller.keyId !== undefined && { keyId: caller.keyId }),
        ...(caller.owner !== undefined && { owner: caller.owner }),
        ...(caller.isProxied && { isProxied: true }),
      },
    }),
    ...(report && { report }),
    onResult: notes.onResult,
  }).catch((error: unknown) => {
    throw explain(error, asking);
  });
  return notes.found(result);
}

/** The caller may not name addresses that only this server can reach; if a site redirects there, that is reported about the site. */
function explain(error: unknown, { check, target }: MeasureRequest): unknown {
  if (!(error instanceof Failure) || error.facts.id !== "address.private") return error;
  const given = target.host === null ? null : bracketed(target.host);
  if (given === null || error.facts.params["host"] !== given || !check.subject) return error;
  // A run of many targets shows which one.
  return failure("input.private", { field: check.subject, given }, { reason: check.subject });
}

/**
 * Whether something failed on our side: this is not charged and says nothing about the target. A failing target has been measured, so
 * asking for many such targets is charged.
 */
export function isOurs(error: unknown): boolean {
  if (!(error instanceof Failure)) return true;
  const { id, reason, params } = error.facts;
  // A resolver that refuses the connection is our problem; any other resolver failure may be caused by the name's owner.
  return isBusy(error) || id === "internal" || (reason === "dns.failed" && params["detail"] === "ECONNREFUSED");
}
