// A sweep and its deliveries in one process, which kills itself at a step: `node steps.ts FILE LEDGER BEGIN GRADE ROUNDS [STEP]`. A step is the
// moment before or after each write to the database and each request to a receiver. What receivers get is appended to the ledger, an id a line.
import { appendFileSync } from "node:fs";
import type { AnyCheck, Result } from "../../src/core/check.ts";
import { openChanges } from "../../server/monitoring/changes/states.ts";
import { workOnWatches } from "../../server/monitoring/worker.ts";
import { workOnNotifications } from "../../server/notifications/notifier.ts";
import { outbox } from "../../server/notifications/outbox.ts";
import { openEncryption } from "../../server/store/encryption/encryption.ts";
import type { Database } from "../../server/store/database.ts";
import { openJobs } from "../../server/store/jobs/jobs.ts";
import { openStore } from "../../server/store/open.ts";

const [, , file = "", ledger = "", begin = "0", grade = "", rounds = "0", fatal = "Infinity"] = process.argv;

/** Milliseconds of a round. */
const round = 600_000;

let [now, steps] = [Number(begin), 0];

function step(): void {
  if (++steps === Number(fatal)) process.kill(process.pid, "SIGKILL");
}

const store = openStore({ place: { file } });
const writes = new Set<PropertyKey>(["transaction", "insertInto", "updateTable", "deleteFrom"]);
const database: Database = {
  async through(work) {
    let isWritten = false;
    const done = await store.through((engine) =>
      work({
        ...engine,
        db: new Proxy(engine.db, {
          get(db, name) {
            if (writes.has(name)) {
              isWritten = true;
              step();
            }
            const value: unknown = Reflect.get(db, name, db);
            return typeof value === "function" ? (value.bind(db) as unknown) : value;
          },
        }),
      }),
    );
    if (isWritten) step();
    return done;
  },
};

function onBug(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? "") : String(error)}\n`);
  process.exit(2);
}

const jobs = openJobs({ database, now: () => now, renewal: 3_600_000, before: () => enqueueDue(), onBug });
const load = (id: string): Promise<AnyCheck> => Promise.resolve({ id, words: { problems: {} } } as unknown as AnyCheck);
const enqueueDue = workOnWatches(jobs, {
  database,
  measure({ check, target }) {
    const verdict = { status: "pass", grade, parts: [], kpis: [], findings: [] } as unknown as Result["verdict"];
    const result = { check, version: 1, target, question: target, raw: {}, verdict, observedAt: now };
    return Promise.resolve({ kind: "measured", result });
  },
  changes: openChanges(database, { load, onFound: outbox(() => now) }),
  isOwn: () => Promise.resolve(false),
  isOnline: () => Promise.resolve(true),
  node: "one",
  now: () => now,
  onBug,
});
workOnNotifications(jobs, {
  database,
  post({ headers }) {
    step();
    appendFileSync(ledger, `${headers["webhook-id"]}\n`);
    step();
    return Promise.resolve({ status: 204, retryAfter: null });
  },
  mailer: null,
  encryption: () => openEncryption("correct horse battery staple 1234"),
  baseUrl: "https://checks.example",
  now: () => now,
});
for (let count = 0; count < Number(rounds); count++) {
  now += round;
  await jobs.settled();
}
await store.close();
process.stdout.write(`${steps}\n`);
process.exit();
