import { onTestFinished } from "vitest";
import type { TargetChanges } from "../../server/monitoring/changes/states.ts";
import { alertJobs, alertSender } from "../../server/notifications/alerts.ts";
import { addDelivery, listDeliveries, type Delivery } from "../../server/notifications/deliveries.ts";
import type { Counted } from "../../src/core/changes/compare.ts";
import { emptyPayload, type DeliveredChange } from "../../server/notifications/payload.ts";
import { workOnNotifications, type NotifierOptions } from "../../server/notifications/notifier.ts";
import { outbox } from "../../server/notifications/outbox.ts";
import {
  addChannel,
  listChannels,
  noteReader,
  type ChannelState,
  type ChannelToAdd,
} from "../../server/notifications/rows.ts";
import { watchJobs } from "../../server/monitoring/watch-jobs.ts";
import type { Letter, MailTrouble } from "../../server/notifications/mail/mailer.ts";
import { openEncryption } from "../../server/store/encryption/encryption.ts";
import { openJobs, type Jobs } from "../../server/store/jobs/jobs.ts";
import { openStore, type OpenedStore } from "../../server/store/open.ts";
import { expectNoBackgroundErrors } from "../background-errors.ts";
import type { JobsSetting } from "../jobs/setting.ts";
import { addWatch } from "../../server/monitoring/watches/rows.ts";
import type { Posted, Posting } from "../../src/core/net/post.ts";

export const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000] as const;

/** The encryption secret of a world. */
const encryption = openEncryption("correct horse battery staple 1234");

/** The default account of a world. */
const usual = "jin";

/** A message as its receiver got it. */
interface Received extends Posting {
  readonly node: string;
  readonly at: number;
}

/** A database, a clock, receivers, and the received messages. */
export interface World {
  readonly store: OpenedStore;
  readonly received: Received[];
  readonly letters: Letter[];
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** Advances the time in steps; every notifier polls after each. */
  pass(milliseconds: number, step?: number): Promise<void>;
  notifier(node?: string, options?: Partial<NotifierOptions>, onBug?: (error: unknown) => void): Jobs;
  channel(wanted?: Partial<ChannelToAdd>): Promise<{ readonly id: string; readonly secret: string | null }>;
  watch(target: string, account?: string, checks?: readonly string[]): Promise<string>;
  /** Records changes as a sweep does that ends then. */
  change(target: string, changes?: readonly Partial<DeliveredChange & Counted>[], check?: string): Promise<void>;
  /** Does something while the sweep of a domain is under way; its messages follow at its end. */
  sweep(domain: string, during: (wait: World["wait"]) => Promise<void>): Promise<void>;
  test(channel: string, account?: string): Promise<string>;
  deliveries(channel: string, account?: string): Promise<readonly Delivery[]>;
  state(channel: string, account?: string): Promise<ChannelState | undefined>;
  /** The receivers' answers, 204 by default; it may throw. */
  answer: (posting: Posting, node: string) => Posted | Promise<Posted>;
  /** The mail server's answer; null accepts the letter. */
  mail: (letter: Letter) => MailTrouble | null;
}

/** Opens a world whose notifiers stop when the test ends. */
export function openWorld({ place, pass = () => Promise.resolve() }: JobsSetting): World {
  const onError = expectNoBackgroundErrors();
  const store = openStore({ place });
  const notifiers: Jobs[] = [];
  const [received, letters]: [Received[], Letter[]] = [[], []];
  let now = Date.parse("2026-11-24T06:30:00Z");
  let keys = 0;
  // The end of a sweep.
  const sweeps = openJobs({ database: store, now: () => now, onBug: onError });
  sweeps.work(
    alertJobs,
    alertSender(store, () => now),
    { most: 1 },
  );

  const world: World = {
    store,
    received,
    letters,
    now: () => now,
    answer: () => ({ status: 204, retryAfter: null }),
    mail: () => null,
    async wait(milliseconds) {
      now += milliseconds;
      await pass(milliseconds);
    },
    async pass(milliseconds, step = milliseconds) {
      for (let gone = 0; gone < milliseconds; gone += step) {
        await world.wait(step);
        await Promise.all(notifiers.map((each) => each.settled()));
      }
    },
    notifier(node = "one", options = {}, onBug = onError) {
      const notifier = openJobs({
        database: store,
        now: () => now,
        chance: () => 0.5,
        renewal: hour,
        onBug,
        onTrouble(trouble) {
          if (trouble !== null) onError(trouble);
        },
      });
      workOnNotifications(notifier, {
        database: store,
        async post(posting) {
          received.push({ ...posting, node, at: now });
          return world.answer(posting, node);
        },
        mailer: {
          deliver(letter) {
            const trouble = world.mail(letter);
            if (trouble === null) letters.push(letter);
            return Promise.resolve(trouble);
          },
        },
        encryption: () => encryption,
        baseUrl: "https://checks.example",
        now: () => now,
        ...options,
      });
      notifiers.push(notifier);
      return notifier;
    },
    async channel(wanted = {}) {
      const made = await addChannel(
        store,
        {
          account: usual,
          kind: "webhook",
          address: "https://hooks.example/path",
          shown: "https://hooks.example",
          name: "on call",
          language: "en",
          mode: "at-once",
          digestHour: 8,
          minSeverity: "low",
          ...wanted,
        },
        encryption,
        now,
      );
      if (!made) throw new Error("full");
      return made;
    },
    async watch(target, account = usual, checks = ["dns"]) {
      const how = { account, isPaused: false, isFromFile: false, isSpread: false };
      const added = await addWatch(store, { target, domain: target, checks, every: day }, how, now);
      if (typeof added === "string") throw new Error(added);
      return added.id;
    },
    async change(target, changes = [{}], check = "dns") {
      const found: TargetChanges = {
        target,
        check,
        domain: target,
        changes: changes.map((each) => ({
          key: `ns\n${keys++}`,
          field: "ns",
          subject: null,
          from: "ns1.old.example",
          to: "ns1.new.example",
          severity: "high",
          weight: each.severity ?? "high",
          direction: "neutral",
          at: now,
          confirmedAt: null,
          ...each,
        })),
      };
      const tell = outbox(() => now);
      await store.through(({ db, jobs }) => db.transaction().execute((tx) => tell(found, { db: tx, jobs })));
      await sweeps.settled();
    },
    async sweep(domain, during) {
      const kind = watchJobs;
      const enqueue = [{ kind, payload: { domain }, key: domain }];
      await store.through(({ db, jobs }) => jobs.enqueue(db, enqueue, now));
      const taken = await store.through(({ db, jobs }) => jobs.take(db, { kind, most: 1 }, now));
      const renew = () =>
        store.through(async ({ db, jobs }) => Promise.all(taken.map((job) => jobs.renew(db, job, now))));
      await during(async (milliseconds) => {
        await world.wait(milliseconds);
        await renew();
      });
      await store.through(async ({ db, jobs }) => Promise.all(taken.map((job) => jobs.finish(db, job))));
      await world.wait(10 * second);
      await sweeps.settled();
    },
    test: (channel, account = usual) =>
      store.through((engine) => addDelivery(engine, { channel, account, kind: "test", payload: emptyPayload }, now)),
    deliveries: (channel, account = usual) => listDeliveries(store, account, channel),
    state: async (channel, account = usual) => (await listChannels(store, account, channel))[0],
  };
  onTestFinished(async () => {
    await Promise.all([...notifiers, sweeps].map((each) => each.stop(0)));
    await store.close();
  });
  return world;
}

/** Confirms an address as its reader does. */
export function confirmed(world: World, id: string): Promise<void> {
  return noteReader(world.store, id, "confirm", world.now());
}
