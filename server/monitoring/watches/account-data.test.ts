import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../../store/open.ts";
import { watchData } from "./account-data.ts";
import { verify, type ControlLookup } from "./ownership.ts";
import { addWatch } from "./rows.ts";
import { folderWith } from "../../../test/folder.ts";

const look: ControlLookup = () => Promise.resolve({ dns: "shown", https: "absent" });

test("an account's data is exported and counted, and deleted with it; other accounts keep theirs", async () => {
  const store = openStore({ place: { file: join(folderWith({}), "portcullis.db") } });
  onTestFinished(() => store.close());
  const now = 1_000_000;
  for (const account of ["one", "other"]) {
    const watch = { target: "shop.example", domain: "shop.example", checks: ["dns"], every: 86_400_000 };
    await addWatch(store, watch, { account, isPaused: false, isFromFile: false, isSpread: false }, now);
    const claimed = { account, domain: "shop.example", target: "shop.example" };
    await verify(store, look, claimed, now, new AbortController().signal);
  }
  const read = (account: string): Promise<unknown> => store.through((engine) => watchData.read(engine, account));

  expect(await read("one")).toMatchObject({
    watches: [{ target: "shop.example", checks: [{ check: "dns" }] }],
    ownerships: [{ domain: "shop.example", token: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown }],
    proofs: [{ name: "shop.example", kind: "dns" }],
  });
  expect(await store.through((engine) => watchData.quota(engine, "one"))).toEqual({ used: 1, limit: 1000 });
  const before = await read("other");
  await store.through(({ db }) => watchData.remove(db, "one"));

  expect(await read("one")).toEqual({ watches: [], ownerships: [], proofs: [] });
  expect(await read("other")).toEqual(before);
  const rows = await store.through(({ db }) => db.selectFrom("watch_check").selectAll().execute());
  expect(rows).toHaveLength(1);
});
