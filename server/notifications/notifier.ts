import type { Database } from "../store/database.ts";
import { giveBack, settle, takeDue, type Settled, type LeasedDelivery } from "./deliveries.ts";
import { rollDigests } from "./digest.ts";
import { nextPause } from "./retry.ts";
import { attempt, type AttemptOutcome, type SendDependencies } from "./send.ts";
import { cleanUpDeliveries } from "./cleanup.ts";

/** Sends the notifications of every account. */
export interface Notifier {
  /** Starts as many due deliveries as there is room for. */
  tick(): Promise<void>;
  /** Waits until all started deliveries are done. */
  settled(): Promise<void>;
  /** Starts ticking. */
  start(): void;
  /** Starts nothing more; running deliveries have some milliseconds to end, and are then returned. */
  stop(patience?: number): Promise<void>;
}

/** The dependencies of a notifier. */
export interface NotifierOptions extends SendDependencies {
  readonly database: Database;
  /** A number from 0 to 1. */
  readonly chance?: () => number;
  readonly onBug: (error: unknown) => void;
  /** Called when the database cannot be read, and with null once it can again. */
  readonly onTrouble?: (trouble: string | null) => void;
}

/** The most concurrent deliveries, in total and for one account: slow receivers of one account do not block others. */
const [mostRunning, mostOfAccount] = [16, 4] as const;

/** Milliseconds between two looks for due deliveries, and between two clean-ups. */
const [every, sweepEvery] = [2000, 3_600_000] as const;

/** Milliseconds for running deliveries to end. */
const farewell = 5000;

/** The attempts after which a delivery that never got an outcome is given up: it may crash its workers. */
const mostInterrupted = 30;

/** Opens a notifier. Several may run in several processes; each delivery is leased to one of them. */
export function openNotifier(options: NotifierOptions): Notifier {
  const { database, now, onBug, onTrouble = () => {} } = options;
  const running = new Map<LeasedDelivery, Promise<void>>();
  const ending = new AbortController();
  let ticking: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let trouble: string | null = null;
  let sweptAt = -Infinity;
  let isStopped = false;
  /** Deliveries started. */
  let begun = 0;

  function tick(): Promise<void> {
    ticking ??= look().finally(() => (ticking = null));
    return ticking;
  }

  async function look(): Promise<void> {
    if (isStopped) return;
    try {
      await rollDigests(database, now());
      await takeAll();
      if (now() - sweptAt >= sweepEvery) {
        sweptAt = now();
        await cleanUpDeliveries(database, now());
      }
      tell(null);
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
    }
  }

  /** A few at a time, so that an account with many due deliveries does not take all the room. */
  async function takeAll(): Promise<void> {
    for (;;) {
      const most = isStopped ? 0 : Math.min(mostOfAccount, mostRunning - running.size);
      const taken = await takeDue(database, { now: now(), most, busy: busy(), canMail: options.mailer !== null });
      for (const each of taken) begin(each);
      if (taken.length === 0) return;
    }
  }

  function busy(): readonly string[] {
    const counts = Map.groupBy(running.keys(), ({ account }) => account);
    return [...counts].filter(([, { length }]) => length >= mostOfAccount).map(([account]) => account);
  }

  function begin(taken: LeasedDelivery): void {
    begun++;
    const work = carryOut(taken).finally(() => {
      running.delete(taken);
      // Waiting for the next look would leave the slot idle.
      if (timer !== undefined && !isStopped) void tick();
    });
    running.set(taken, work);
  }

  async function carryOut(taken: LeasedDelivery): Promise<void> {
    try {
      await sendOne(taken, options, ending.signal);
    } catch (error) {
      // The database itself may be failing; the lease then expires.
      onBug(error);
    }
  }

  function tell(found: string | null): void {
    const hasChanged = found !== trouble;
    trouble = found;
    if (hasChanged) onTrouble(found);
  }

  function next(): void {
    if (isStopped) return;
    timer = setTimeout(() => void tick().finally(next), every * (0.75 + Math.random() / 2)).unref();
  }

  return {
    tick,
    async settled() {
      for (;;) {
        const [before, wasRunning] = [begun, running.size];
        await tick();
        // Deliveries that ended meanwhile have made room.
        if (begun === before && wasRunning === 0) return;
        await Promise.all(running.values());
      }
    },
    start() {
      if (timer === undefined) next();
    },
    async stop(patience = farewell) {
      isStopped = true;
      clearTimeout(timer);
      await ticking;
      let late: NodeJS.Timeout | undefined;
      const over = new Promise<void>((resolve) => (late = setTimeout(resolve, patience)));
      await Promise.race([Promise.all(running.values()), over]);
      clearTimeout(late);
      ending.abort(new Error("the notifier stops"));
      await Promise.all(running.values());
    },
  };
}

/** Sends a delivery once and records the outcome. */
export async function sendOne(
  taken: LeasedDelivery,
  { database, chance = Math.random, ...sending }: Pick<NotifierOptions, "database" | "chance"> & SendDependencies,
  signal: AbortSignal,
): Promise<AttemptOutcome> {
  const { now } = sending;
  const isLost = taken.attempts > mostInterrupted;
  const attempted: AttemptOutcome = isLost
    ? { outcome: "refused", status: null, reason: "interrupted", wait: 0 }
    : await attempt(taken, sending, signal);
  if (attempted.outcome === "interrupted") await giveBack(database, taken);
  else await settle(database, taken, settledBy(taken, attempted, now(), chance()), now());
  return attempted;
}

function settledBy(
  { kind, attempts }: LeasedDelivery,
  attempted: AttemptOutcome,
  now: number,
  chance: number,
): Settled {
  const { outcome, status, reason, wait } = attempted;
  const ended = { status, reason, dueAt: null };
  if (outcome === "delivered" || outcome === "cancelled") return { ...ended, state: outcome };
  if (outcome === "gone") return { ...ended, state: "failed", isGone: true };
  // The sender of a test waits for its result.
  const pause = outcome === "refused" || kind === "test" ? null : nextPause(attempts, wait, chance);
  if (pause === null) return { ...ended, state: "failed" };
  return { status, reason, state: "waiting", dueAt: now + pause };
}
