import type { AnyCheck } from "../src/core/check.ts";
import { Failure, failure } from "../src/core/failure.ts";
import { bracketed } from "../src/core/target/target.ts";
import type { Target } from "../src/core/target/value.ts";
import { runLocal, type LocalOptions } from "../src/run/local.ts";
import { toFinding, type Finding } from "./findings.ts";
import type { Flights } from "./flights.ts";
import type { Recall } from "./recall.ts";
import type { Rests } from "./rests.ts";
import type { Claim, Counted } from "./shares.ts";
import type { Slots, Turn } from "./slots.ts";

/** What measuring takes. */
export interface Instruments {
  readonly engine: Pick<LocalOptions, "open" | "deadline" | "isDeadlineSet">;
  readonly rests: Rests;
  readonly recall: Recall;
  readonly flights: Flights<Finding>;
  readonly slots: Slots;
}

/** A question of a client that waits for its answer. */
export interface Asking {
  readonly check: AnyCheck;
  readonly input: object;
  readonly target: Target;
  /** The same for every spelling. */
  readonly question: string;
  /** Who is counted. */
  readonly client: Counted;
  readonly gone: AbortSignal;
  /** Whether nothing will do that began before now. */
  readonly isFresh: boolean;
}

/** Measures, or waits for who is measuring the same. Throws `Failure` where nothing could be measured. */
export async function measure(asking: Asking, instruments: Instruments): Promise<Finding> {
  const { check, question, client, gone, isFresh } = asking;
  const { flights, slots } = instruments;
  const claim = claimOf(asking);
  // What must be measured anew each time is nobody else's: it neither joins nor is joined.
  if (check.ttl === 0) return slots.run(client, gone, claim, () => run(asking, gone, instruments));
  const prepare = (signal: AbortSignal): Turn<Finding> => slots.turn(claim, () => run(asking, signal, instruments));
  return flights.board(question, { client, gone, isFresh, prepare });
}

/** What the run counts as, whatever it runs within: `gate` and `golive` are one run each. */
function claimOf({ check, target }: Asking): Claim {
  return { host: target.host, isCheap: check.cost === "light" };
}

async function run(asking: Asking, signal: AbortSignal, { engine, recall, rests }: Instruments): Promise<Finding> {
  const { check, input, target } = asking;
  let own: Finding | undefined;
  const result = await runLocal(check, input, {
    ...engine,
    admit: rests.admit,
    signal,
    onResult(measured, asked, found) {
      if (asked === input) own = recall.keep(measured, asked, found);
      // What one check asked of another is told to others where they would have seen the same.
      else if (measured.standsAlone?.(asked, target)) recall.keep(measured, asked, found);
    },
  }).catch((error: unknown) => {
    throw explain(error, asking);
  });
  // Whatever the end of the run cut short is told to those who wait, and to nobody else.
  return own ?? toFinding(check, input, result);
}

/** The caller may not name what only this server can reach; that a site leads there is said of the site. */
function explain(error: unknown, { check, target }: Asking): unknown {
  if (!(error instanceof Failure) || error.facts.id !== "address.private") return error;
  const isOwn = target.host !== null && error.facts.params["host"] === bracketed(target.host);
  return isOwn && check.subject ? failure("input.private", { field: check.subject }, { reason: check.subject }) : error;
}
