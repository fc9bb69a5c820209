import type { Database } from "../store/database.ts";
import type { Handler, Jobs } from "../store/jobs/jobs.ts";
import { alertJobs, alertSender, enqueueOverdueAlerts } from "./alerts.ts";
import { cleanUpDeliveries } from "./cleanup.ts";
import {
  enqueueOverdue,
  readWaiting,
  record,
  sendingKinds,
  type ChannelDelivery,
  type Delivery,
  type Settled,
} from "./deliveries.ts";
import { rollDigests } from "./digest.ts";
import { pauses } from "./retry.ts";
import { attempt, type AttemptOutcome, type SendDependencies } from "./send.ts";

/** The dependencies of sending the notifications of every account. */
export interface NotifierOptions extends SendDependencies {
  readonly database: Database;
}

/** The most concurrent deliveries, in total and for one account: slow receivers of one account do not block others. */
const limits = { most: 16, mostOfGroup: 4 } as const;

const [minute, hour] = [60_000, 3_600_000] as const;

/** What the job of a delivery names. */
type Payload = Pick<Delivery, "id">;

/** Registers the kinds of jobs that send notifications, and keep their records. */
export function workOnNotifications(jobs: Jobs, options: NotifierOptions): void {
  const { database, now, mailer } = options;
  const onFailed = async ({ id }: Payload, tx: Parameters<typeof record>[0]): Promise<void> => {
    const found = await tx.selectFrom("delivery").selectAll().where("id", "=", id).executeTakeFirst();
    if (!found) return;
    const ended = { state: "failed", status: null, reason: "interrupted", dueAt: null } as const;
    await record(tx, { id, channel: found.channel_id }, { ...ended, attempts: found.attempts }, now());
  };
  const sending = { ...limits, pauses, onFailed };
  jobs.work<Payload>(sendingKinds.delivery, sender(options), sending);
  if (mailer !== null) jobs.work<Payload>(sendingKinds.letter, sender(options), sending);
  jobs.work(alertJobs, alertSender(database, now), { most: limits.most });
  const once = { most: 1 } as const;
  jobs.work("digest", () => rollDigests(database, now()), { ...once, every: minute });
  jobs.work("delivery-overdue", () => enqueueOverdue(database, now()), { ...once, every: minute });
  jobs.work("alert-overdue", () => enqueueOverdueAlerts(database, now()), { ...once, every: minute });
  jobs.work("delivery-cleanup", () => cleanUpDeliveries(database, now()), { ...once, every: hour });
}

/** Sends the delivery of a job once, and records the outcome together with the job's end. */
function sender({ database, ...options }: NotifierOptions): Handler<Payload> {
  const { now } = options;
  return async (job, signal) => {
    const taken = await readWaiting(database, job.payload.id);
    if (!taken) return;
    const { dueAt, createdAt } = taken;
    // One that was made later than now was planned before the clock was set back.
    const isEarly = dueAt !== null && dueAt > now() && createdAt <= now();
    const attempted = isEarly ? null : await attempt(taken, options, signal);
    // Attempts that ended with their process count, too.
    const attempts = Math.max(taken.attempts + 1, job.attempt);
    await database.through(({ db }) =>
      db.transaction().execute(async (tx) => {
        if (attempted === null) return job.giveBack(tx, dueAt ?? now());
        if (attempted.outcome === "interrupted") return job.giveBack(tx);
        const { reason, wait: atLeast } = attempted;
        const isRepeated = attempted.outcome === "failed" && mayRepeat(taken);
        const next = isRepeated ? await job.retry(tx, reason ?? "", { attempt: attempts, atLeast }) : null;
        if (!isRepeated) await job.finish(tx);
        return record(tx, taken, { ...settledBy(attempted, next), attempts }, now());
      }),
    );
  };
}

/** The sender of a test waits for its result. */
function mayRepeat({ kind }: Delivery): boolean {
  return kind !== "test";
}

/** Sends a delivery, which is in no queue, once and records the outcome. */
export async function sendOne(
  taken: ChannelDelivery,
  { database, ...sending }: NotifierOptions,
  signal: AbortSignal,
): Promise<AttemptOutcome> {
  const attempted = await attempt(taken, sending, signal);
  const settled = { ...settledBy(attempted, null), attempts: taken.attempts + 1 };
  await database.through(({ db }) => db.transaction().execute((tx) => record(tx, taken, settled, sending.now())));
  return attempted;
}

function settledBy({ outcome, status, reason }: AttemptOutcome, dueAt: number | null): Omit<Settled, "attempts"> {
  const ended = { status, reason, dueAt };
  if (outcome === "delivered" || outcome === "cancelled") return { ...ended, state: outcome };
  if (outcome === "gone") return { ...ended, state: "failed", isGone: true };
  return { ...ended, state: dueAt === null ? "failed" : "waiting" };
}
