import { join } from "node:path";
import { expect, test } from "vitest";
import { mountAccounts } from "./mount.ts";
import type { AccountData } from "./dependencies.ts";
import { openPipeline } from "../questions/pipeline.ts";
import { openEngine } from "../store/archive.ts";
import { migrate } from "../store/migrate.ts";
import { openLog } from "../telemetry/log.ts";
import { wholeAccountOperations } from "./operations/account.ts";
import { addPerson } from "./people.ts";
import { folderWith } from "../../test/folder.ts";

const [, quota, exportAccount, deleteAccount] = wholeAccountOperations;

test("other data of an account is exported, counted and deleted with it", async () => {
  const engine = await openEngine({ file: join(folderWith({}), "portcullis.db") });
  await migrate(engine);
  const boats = new Map([["jin", 2]]);
  const belonging: AccountData = {
    name: "boats",
    read: (_engine, account) => Promise.resolve({ count: boats.get(account) ?? 0 }),
    quota: (_engine, account) => Promise.resolve({ used: boats.get(account) ?? 0, limit: 3 }),
    remove: (_db, account) => Promise.resolve(void boats.delete(account)),
  };
  const mounted = mountAccounts({
    config: { accounting: { registration: "closed", secret: "a secret of some characters", mail: null } },
    use: (work) => work(engine),
    pipeline: openPipeline({ measuring: { resolvers: ["127.0.0.1:9"] } }),
    listening: "http://127.0.0.1:3000",
    log: openLog(null),
    shared: null,
    onKeys: () => undefined,
    accountData: [belonging],
  });
  const id =
    (await engine.db.transaction().execute((tx) => addPerson(tx, "jin@shop.example", "none", Date.now()))) ?? "";
  boats.set(id, 2);
  const dependencies = {
    ...mounted.accounts.dependencies(),
    passwords: { hash: () => Promise.resolve(""), verify: () => Promise.resolve(true), count: () => 0 },
  };
  const who = {
    kind: "session" as const,
    account: { id, email: "jin@shop.example" },
    session: { id: "s", createdAt: new Date() },
    may: () => true,
  };
  const client = { counted: ["203.0.113.1"] as const, network: "", agent: "" };
  const { signal } = new AbortController();
  const call = { query: {}, body: {}, parts: {}, language: "en" as const, client, cookie: () => undefined, signal };

  expect((await quota.run(dependencies, call, who)).data).toMatchObject({ boats: { used: 2, limit: 3 } });
  expect((await exportAccount.run(dependencies, call, who)).data).toMatchObject({ boats: { count: 2 } });
  await deleteAccount.run(dependencies, { ...call, body: { password: "x" } }, who);
  expect(boats.get(id)).toBeUndefined();
  await mounted.close();
  await engine.close();
});
