import { randomBytes } from "node:crypto";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate } from "../../../server/store/migrate.ts";
import { openStore } from "../../../server/store/open.ts";
import { firstSweep, sweepStep } from "../../../server/store/sweep.ts";
import { withEngine } from "../../../server/store/admin.ts";
import { writeObserved } from "../../../server/store/write.ts";
import { portcullis } from "../../cli/terminal.ts";
import { openIssuedKeys } from "../../../server/accounts/keys/issued.ts";
import { keyAdmin } from "../../../server/accounts/keys/admin.ts";
import { serve, type Service } from "../../server/service.ts";
import { keysContract } from "../../store/keys-contract.ts";
import { storeContract } from "../../store/contract.ts";
import { kept, sighting } from "../../store/kept.ts";
import { startPostgres, type Postgres } from "./postgres.ts";

let server: Postgres;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.close());

describe("PostgreSQL", () => {
  storeContract(async () => ({ url: server.url(await server.createMigrated()) }));
});

describe("keys on PostgreSQL", () => {
  keysContract(async () => ({ url: server.url(await server.createMigrated()) }));
});

test("a valid key still works while the database is away, and a later revocation is noticed", async () => {
  const place = { url: server.url(await server.create()) };
  const { key, record } = await keyAdmin.create(place, { name: "ci", scopes: [], rateLimit: null, expiresAt: null });
  const store = openStore({ place });
  const keys = openIssuedKeys(store.keys);
  await expect.poll(async () => (await keys.find(key)) && keys.known?.(key), { timeout: 5000 }).not.toBeNull();

  await server.stop();
  expect(await keys.find(key)).toMatchObject({ id: record.id });
  await server.start();
  await expect
    .poll(async () => (await keys.find(key)) && keys.known?.(key), { timeout: 15_000, interval: 50 })
    .not.toBeNull();
  await keyAdmin.revoke(place, record.id);
  const begin = performance.now();
  await expect.poll(() => keys.known?.(key), { timeout: 5000, interval: 5 }).toBeNull();

  expect(performance.now() - begin).toBeLessThan(250);
  await keys.close();
  await store.close();
}, 60_000);

test("two servers on one database: revoked on one, refused by the other within 250 ms", async () => {
  const databaseUrl = server.url(await server.create());
  const storing = { dataDir: "/nowhere", databaseUrl, limit: 1e9 };
  const services = [await serve({ storing }), await serve({ storing })];
  const { out } = await portcullis(["keys", "create", "ci"], { env: { PORTCULLIS_DATABASE_URL: databaseUrl } });
  const ask = (service: Service) =>
    service.ask("/api/util/pivot?kind=dns:ns&value=ns1.host.net", {
      headers: { authorization: `Bearer ${out.trim()}` },
    });
  for (const service of [...services, ...services]) expect((await ask(service)).status).toBe(200);

  const { err } = await portcullis(["keys", "list", "--json"], { env: { PORTCULLIS_DATABASE_URL: databaseUrl } });
  expect(err).toBe("");
  const [record] = await keyAdmin.list({ url: databaseUrl });
  await keyAdmin.revoke({ url: databaseUrl }, record?.id ?? "");
  const begin = performance.now();
  const statuses = async (): Promise<readonly number[]> =>
    (await Promise.all(services.map(ask))).map(({ status }) => status);
  await expect.poll(statuses, { timeout: 5000, interval: 10 }).toEqual([401, 401]);

  expect(performance.now() - begin).toBeLessThan(250);
}, 60_000);

const question = { check: "dns", question: "dns []", version: 1, since: 0 };

test("queued data is written once the server is back, and the trouble has a name meanwhile", async () => {
  const told: (string | null)[] = [];
  const place = { url: server.url(await server.create()) };
  const store = openStore({ place, onTrouble: (trouble) => told.push(trouble) });
  store.keep(kept({ ...question, question: "before" }));
  await store.flush();

  await server.stop();
  store.keep(kept({ ...question, question: "meanwhile" }));
  await expect(store.flush()).rejects.toThrow(/cannot be reached/);
  expect(store.trouble()).toContain("the database cannot be reached");
  expect(await store.find({ ...question, question: "before" })).toBeNull();
  await server.start();

  await expect.poll(() => store.trouble(), { timeout: 10_000 }).toBeNull();
  expect(await store.find({ ...question, question: "meanwhile" })).not.toBeNull();
  expect(told.at(-1)).toBeNull();
  await store.close();
}, 60_000);

test("a value that a sweep drops while it is being written is written again, and no observation of it is lost", async () => {
  const database = await server.create();
  await withEngine({ url: server.url(database) }, async (engine) => {
    await migrate(engine);
    // A value whose last observation was dropped.
    await engine.db.insertInto("value").values({ kind: "dns:a", text: "192.0.2.1" }).execute();
    let statements = 0;
    const sweep: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        // After the statements for domains, names and values, before the one for observations.
        if (++statements === 3) await server.sql(database, "delete from value");
        return result;
      },
    };
    const names = [{ name: "shop.example", domain: "shop.example" }];
    const observed = [{ names, sightings: [{ ...sighting("shop.example", "dns:a", "192.0.2.1"), at: 1 }] }];
    const write = () =>
      engine.db.transaction().execute((tx) => writeObserved(tx.withPlugin(sweep), engine.dialect, observed, new Set()));

    // The queue retries statements that conflicted with another process.
    await expect(write()).rejects.toMatchObject({ trouble: { id: "locked" } });
    await write();
    expect(await engine.db.selectFrom("observation").select("last_seen").execute()).toEqual([{ last_seen: 1 }]);
  });
});

test("a read-only database is read, and is reported as read-only", async () => {
  const name = await server.create();
  const first = openStore({ place: { url: server.url(name) } });
  first.keep(kept({ ...question, observations: [sighting("shop.example", "dns:a", "192.0.2.1")] }));
  await first.flush();
  await first.close();
  await server.sql("postgres", `alter database ${name} set default_transaction_read_only = on`);

  const store = openStore({ place: { url: server.url(name) } });
  store.keep(kept({ ...question, question: "other" }));
  await expect(store.flush()).rejects.toThrow("the database is read-only");
  expect(await store.find(question)).not.toBeNull();
  expect((await store.history({ target: "shop.example", limit: 5 })).kinds).toHaveLength(1);
  await store.close();
});

test("a sweep over the limit stops once the live rows are below it, although the files keep their size", async () => {
  const place = { url: server.url(await server.create()) };
  const now = Date.parse("2026-11-24T09:00:00.000Z");
  const store = openStore({ place });
  for (let days = 0; days < 89; days++)
    store.keep(
      kept({
        ...question,
        question: `${days}`,
        raw: { noise: randomBytes(15_000).toString("hex") },
        observedAt: now - days * 86_400_000,
      }),
    );
  await store.flush();
  await store.close();

  await withEngine(place, async (engine) => {
    await expect.poll(() => engine.size(), { timeout: 20_000 }).toBeGreaterThan(89 * 10_000);
    const limit = (await engine.size()) / 2;
    let state = firstSweep;
    const sweepOnce = async (): Promise<void> => {
      do state = await sweepStep(engine, state, { limit, now });
      while (state.part > 0);
    };
    for (let round = 0; round < 5; round++) await sweepOnce();
    const full = await engine.size();
    await expect.poll(() => engine.size(), { timeout: 20_000 }).toBeLessThan(full);
    for (let round = 0; round < 40; round++) await sweepOnce();
    const { length } = await engine.db.selectFrom("snapshot").select("observed_at").execute();

    expect(length).toBeGreaterThan(20);
    expect(length).toBeLessThan(60);
  });
}, 60_000);

test("sslmode has psql's meaning", async () => {
  const name = await server.create();
  const run = (mode: string) =>
    portcullis(["db", "migrate"], { env: { PORTCULLIS_DATABASE_URL: `${server.url(name)}?sslmode=${mode}` } });

  expect(await run("disable")).toMatchObject({ code: 0 });
  // Encrypted, without verification.
  expect(await run("require")).toMatchObject({ code: 0 });
  const unknown = await run("verify-full");
  expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining("certificate") as string });
  expect(await run(`verify-full&sslrootcert=${server.certificate}`)).toMatchObject({ code: 0 });
});

test("db check reads a database of PostgreSQL", async () => {
  const env = { PORTCULLIS_DATABASE_URL: server.url(await server.create()) };

  expect(await portcullis(["db", "migrate"], { env })).toMatchObject({ code: 0 });
  expect(await portcullis(["db", "check"], { env })).toMatchObject({
    code: 0,
    out: "No damage found: 0 results, 0 observations.\n",
  });
});
