import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "../../../server/store/open.ts";
import { portcullis } from "../../cli/terminal.ts";
import { storeContract } from "../../store/contract.ts";
import { kept, sighting } from "../../store/kept.ts";
import { startPostgres, type Postgres } from "./postgres.ts";

let server: Postgres;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.close());

describe("PostgreSQL", () => {
  storeContract(async () => ({ url: server.url(await server.create()) }));
});

const question = { check: "dns", question: "dns []", version: 1, since: 0 };

test("what was kept while the server was away is written once it is back, and the trouble has a name meanwhile", async () => {
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

test("a database that may only be read is read, and says so", async () => {
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

test("sslmode means what it means to psql", async () => {
  const name = await server.create();
  const run = (mode: string) =>
    portcullis(["db", "migrate"], { env: { PORTCULLIS_DATABASE_URL: `${server.url(name)}?sslmode=${mode}` } });

  expect(await run("disable")).toMatchObject({ code: 0 });
  // It is encrypted, and nobody asks by whom.
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
    out: "Nothing is damaged: 0 results, 0 observations.\n",
  });
});
