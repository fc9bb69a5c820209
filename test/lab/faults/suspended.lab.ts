import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { Failure } from "../../../src/core/failure.ts";
import { openStore, type OpenedStore } from "../../../server/store/open.ts";
import type { StoreLocation } from "../../../server/store/place.ts";
import { folderWith } from "../../folder.ts";
import { openCrew, sweepTwice } from "../../jobs/crew.ts";
import { startPostgres, type Postgres } from "../store/postgres.ts";
import { isWhole } from "./tally.ts";

let server: Postgres;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.close());

function opened(place: StoreLocation): OpenedStore {
  const store = openStore({ place });
  onTestFinished(() => store.close());
  return store;
}

/** Locks an account, and writes a node once `goesOn` resolves. */
function writeAs(store: OpenedStore, name: string, goesOn: Promise<void>, onLocked = (): void => {}): Promise<void> {
  return store.through(({ db, dialect }) =>
    db.transaction().execute(async (tx) => {
      await dialect.lockAccount(tx, "jin");
      onLocked();
      await goesOn;
      await tx.insertInto("node").values({ name, seen_at: 1 }).execute();
    }),
  );
}

// A suspended virtual machine, a stopped process, a cut cable: the database keeps the locks of a client that it believes to be there.
test("a process that stands still within a transaction does not block the others until it is ended, and writes nothing afterwards", async () => {
  const url = server.url(await server.createMigrated());
  const [still, other] = [opened({ url }), opened({ url })];
  const [locked, woken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const late = writeAs(still, "still", woken.promise, locked.resolve).catch((error: unknown) => error);
  await locked.promise;

  await writeAs(other, "other", Promise.resolve());
  woken.resolve();

  expect(await late).toBeInstanceOf(Failure);
  expect(await late).toMatchObject({ facts: { id: "store.unreadable" } });
  const names = await other.through(({ db }) => db.selectFrom("node").select("name").execute());
  expect(names).toEqual([{ name: "other" }]);
  // Its next transaction has a connection of its own.
  await writeAs(still, "again", Promise.resolve());
});

/** Watches, and how often a process is suspended. */
const [count, times] = isWhole ? [200, 10] : [40, 2];

test.for(["SQLite", "PostgreSQL"] as const)(
  "workers on %s that are suspended for longer than their leases: no watch is left out, no change lost or doubled",
  { timeout: 600_000 },
  async (engine) => {
    const dataDir = folderWith({});
    const file = join(dataDir, "portcullis.db");
    const place = engine === "SQLite" ? { file } : { url: server.url(await server.create()) };
    const store = opened(place);
    const crew = await openCrew(store, {
      PORTCULLIS_DATA_DIR: dataDir,
      ...("url" in place && { PORTCULLIS_DATABASE_URL: place.url }),
    });
    await crew.watch(count);
    await crew.start("worker");
    await crew.start("worker");

    await sweepTwice(crew, times, "suspend");
    // What a process still wanted to do when it went on has happened by the end of another round.
    await crew.move();
    const runs = await crew.sweep(0);

    expect(runs).toEqual(Array.from({ length: count }, () => 3));
    const changes = [...(await crew.changes()).values()];
    expect(changes).toEqual(Array.from({ length: count }, () => ["93.184.216.34"]));
  },
);
