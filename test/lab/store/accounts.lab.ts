import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountAdmin } from "../../../server/accounts/admin.ts";
import { storeLimit } from "../../../server/store/retention.ts";
import { folderWith } from "../../folder.ts";
import { accountsContract } from "../../server/account/life.ts";
import { openHouse, password } from "../../server/account/house.ts";
import type { ServerConfig } from "../../../server/main.ts";
import { startPostgres, type Postgres } from "./postgres.ts";

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server.close());

const secret = "a secret that every node has the same of";

/** A node on a database. */
function on(databaseUrl: string): ServerConfig {
  return {
    storing: { dataDir: folderWith({}), databaseUrl, limit: storeLimit },
    accounting: { registration: "open", secret, mail: { url: "smtp://127.0.0.1:9", from: "a@checks.example" } },
  };
}

describe("accounts on PostgreSQL", () => {
  accountsContract(async () => on(server.url(await server.createMigrated())));
});

test("a session on one node is valid on the other, until it is ended there", async () => {
  const config = on(server.url(await server.create()));
  const [one, other] = [await openHouse(config), await openHouse(config)];
  const jin = await one.resident("jin@shop.example");
  const there = other.browser();
  for (const [name, value] of jin.jar) there.jar.set(name, value);

  expect((await there.get("")).envelope.data).toMatchObject({ email: "jin@shop.example" });
  expect((await there.post("/password", { password, new_password: "another long one" })).status).toBe(200);
  expect((await jin.get("")).status).toBe(401);
});

test("the operator lists the accounts, and a reset opens one that strangers have closed", async () => {
  const url = server.url(await server.create());
  const house = await openHouse(on(url));
  const email = "jin@shop.example";
  await house.resident(email);
  for (let tries = 0; tries < 11; tries++) await house.browser().post("/sign-in", { email, password: "a guess" });
  expect((await house.browser().post("/sign-in", { email, password })).status).toBe(429);

  const reset = await accountAdmin.reset({ url }, email, { endsSecondFactor: false, revokesKeys: false });
  expect((await house.browser().post("/sign-in", { email, password: reset?.secret })).status).toBe(200);

  expect(await accountAdmin.list({ url })).toEqual([
    {
      email,
      createdAt: expect.stringMatching(/Z$/),
      lastSignInAt: expect.stringMatching(/Z$/),
      hasPassword: true,
      hasSecondFactor: false,
      passkeys: 0,
      keys: 0,
      watches: 0,
    },
  ]);
});
