import type { AnyCheck, RunEvent } from "../src/core/check.ts";
import { Failure, failure } from "../src/core/failure.ts";
import type { Ledger } from "../src/core/store.ts";
import { bracketed } from "../src/core/target/target.ts";
import type { Target } from "../src/core/target/value.ts";
import type { Lingering } from "../src/run/lingering.ts";
import { runLocal, type LocalOptions } from "../src/run/local.ts";
import type { CountedCaller } from "./caller.ts";
import type { Flights } from "./flights.ts";
import { isAlone, keepsNothing } from "./recall/keeping.ts";
import { keyOf, type Found, type Measured, type Recall, type Wanted } from "./recall/recall.ts";
import type { Rests } from "./rests.ts";
import type { Claim, Priority } from "./shares.ts";
import type { Slots, Turn } from "./slots.ts";

/** What measuring takes. */
export interface Instruments {
  readonly engine: Pick<LocalOptions, "open" | "deadline" | "isDeadlineSet">;
  readonly rests: Rests;
  readonly recall: Recall;
  readonly flights: Flights<Found>;
  readonly slots: Slots;
  /** What checks may read of the store; null where there is none. */
  readonly ledger: Ledger | null;
  readonly lingering: Lingering;
}

/** A question of a caller. */
export interface Asking extends Wanted {
  readonly input: object;
  readonly target: Target;
  readonly caller: CountedCaller;
  readonly priority: Priority;
}

/** How a caller waits for the answer. */
export interface Waiting {
  readonly gone: AbortSignal;
  /** Whether nothing will do that began before now. */
  readonly isFresh: boolean;
  readonly report: ((event: RunEvent) => void) | undefined;
}

type Report = NonNullable<Waiting["report"]>;

/** Measures, or waits for who is measuring the same. Throws `Failure` where nothing could be measured. */
export async function measure(asking: Asking, waiting: Waiting, instruments: Instruments): Promise<Found> {
  const { check, caller, priority } = asking;
  const { counted } = caller;
  const { gone, isFresh, report } = waiting;
  const { flights, slots } = instruments;
  const claim = claimOf(asking);
  if (isAlone(check)) return slots.run(counted, gone, claim, () => run(asking, gone, instruments, report), priority);
  const prepare = (signal: AbortSignal, tell: Report): Turn<Found> =>
    slots.turn(claim, () => run(asking, signal, instruments, tell));
  return flights.board(keyOf(asking), { client: counted, priority, gone, isFresh, report, prepare });
}

/** What the run counts as, whatever it runs within: `gate` and `golive` are one run each. */
function claimOf({ check, target }: Asking): Claim {
  return { host: target.host, isCheap: check.cost === "light" };
}

async function run(
  asking: Asking,
  signal: AbortSignal,
  { engine, recall, rests, ledger, lingering }: Instruments,
  report: Report | undefined,
): Promise<Found> {
  const { check, input, target, caller, priority } = asking;
  const isTrusted = caller.keyId !== undefined || priority === "sweep";
  // Looked up while the measurement is under way.
  const earlier = recall.earlier(asking);
  let own: Found | undefined;
  const result = await runLocal(check, input, {
    ...engine,
    admit: rests.admit,
    lingering,
    async stored(measured, asked) {
      const known = await recall.newest(measured, asked);
      return known && { raw: known.raw, observedAt: new Date(known.observedAt) };
    },
    signal,
    ...(ledger && { store: ledger }),
    // A run that others may join is the same for all of them.
    ...(isAlone(check) && {
      caller: {
        address: caller.address,
        ...(caller.keyId !== undefined && { keyId: caller.keyId }),
        ...(caller.owner !== undefined && { owner: caller.owner }),
        ...(caller.isProxied && { isProxied: true }),
      },
    }),
    ...(report && { report }),
    onResult(measured, asked, found) {
      const kept: Measured = { check: measured, input: asked, result: found, isTrusted };
      if (asked === input) {
        const remembered = recall.keep({ ...kept, earlier });
        // What a run finds behind its answer is for those who ask later.
        own ??= remembered;
      }
      // What one check asked of another is told to others where they would have seen the same.
      else if (isForOthers(check, measured, asked, target)) recall.keep(kept);
    },
  }).catch((error: unknown) => {
    throw explain(error, asking);
  });
  // Whatever the end of the run cut short is told to those who wait, and to nobody else.
  return own ?? recall.show({ check, input, result, isTrusted, earlier });
}

function isForOthers(outer: AnyCheck, measured: AnyCheck, input: object, target: Target): boolean {
  return !keepsNothing(outer) && measured.standsAlone?.(input, target) === true;
}

/** The caller may not name what only this server can reach; that a site leads there is said of the site. */
function explain(error: unknown, { check, target }: Asking): unknown {
  if (!(error instanceof Failure) || error.facts.id !== "address.private") return error;
  const isOwn = target.host !== null && error.facts.params["host"] === bracketed(target.host);
  return isOwn && check.subject ? failure("input.private", { field: check.subject }, { reason: check.subject }) : error;
}
