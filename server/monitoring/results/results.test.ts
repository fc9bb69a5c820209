import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { folderWith } from "../../../test/folder.ts";
import { openStore } from "../../store/open.ts";
import { pack } from "../../store/prepare.ts";
import type { StoredResult } from "../../store/store.ts";
import { addWatch } from "../watches/rows.ts";
import { readCertificates } from "./certificates.ts";
import { readOverview } from "./overview.ts";
import { openResultSummaries } from "./summaries.ts";

const now = Date.parse("2026-11-30T00:00:00Z");
const day = 86_400_000;

function leaf(sha256: string, days: number): object {
  const notAfter = new Date(now + days * day).toISOString();
  return { subject: "CN=a", issuer: "CN=CA", sha256, notBefore: new Date(now - 30 * day).toISOString(), notAfter };
}

/** A store with watches of two accounts. */
async function begin() {
  const store = openStore({ place: { file: join(folderWith({}), "portcullis.db") } });
  onTestFinished(() => store.close());
  const summaries = openResultSummaries(store);

  async function watch(account: string, target: string, results: Readonly<Record<string, Partial<StoredResult>>>) {
    const wanted = { target, domain: "shop.example", checks: Object.keys(results), every: day };
    const added = await addWatch(store, wanted, { account, isPaused: false, isFromFile: false, isSpread: false }, now);
    if (typeof added === "string") throw new Error(added);
    for (const [check, result] of Object.entries(results)) {
      if (result.verdict === undefined) continue;
      const full = { raw: {}, ...result, observedAt: now } as StoredResult;
      const set = { ran_at: now, observed_at: now, version: 1, question: "q", body: await pack(full) };
      await store.through(({ db }) =>
        db.updateTable("watch_check").set(set).where("watch_id", "=", added.id).where("check_id", "=", check).execute(),
      );
    }
  }

  async function change(target: string, check_id: string, at: number): Promise<void> {
    const values = {
      old_value: "A",
      new_value: "C",
      direction: "worse",
      severity: "high",
      last_seen: at,
      is_latest: 1,
    };
    const about = { domain: "shop.example", target, check_id, key: `${at}`, field: "grade", subject: null };
    await store.through(({ db }) =>
      db
        .insertInto("change")
        .values({ ...about, ...values, at, confirmed_at: null })
        .execute(),
    );
  }
  return { database: store, summaries, watch, change };
}

const good = { status: "pass", grade: "A", kpis: [], findings: [] } as const;
const soon = {
  status: "warn",
  kpis: [],
  findings: [
    { id: "expires-soon", params: { days: "9", date: "2026-12-09" } },
    { id: "unknown-to-this-version", params: {} },
  ],
} as const;

test("the overview has the results, certificate and latest change of each watch of the account alone, page by page", async () => {
  const world = await begin();
  await world.watch("one", "a.shop.example", {
    http: { verdict: good },
    ssl: { verdict: soon, raw: { chain: [leaf("aa", 9)] } },
  });
  await world.watch("one", "b.shop.example", { dns: {}, port: {} });
  await world.watch("other", "c.shop.example", { http: { verdict: good } });
  await world.change("a.shop.example", "ssl", now - 2 * day);
  await world.change("a.shop.example", "http", now - day);
  await world.change("a.shop.example", "port", now);
  await world.change("c.shop.example", "http", now);

  const first = await readOverview(world, { account: "one", limit: 1 });
  expect(first.next).toBe("a.shop.example");
  const [row] = first.watches;
  expect(Object.fromEntries(row?.results ?? [])).toMatchObject({
    http: { status: "pass", grade: "A", problems: 0 },
    ssl: { status: "warn", problems: 1 },
  });
  expect(row?.certificate).toMatchObject({ sha256: "aa" });
  // Changes of port are for those who prove the domain.
  expect(row?.lastChange).toMatchObject({ check: "http", at: now - day, from: "A", to: "C" });
  const second = await readOverview(world, { account: "one", after: first.next ?? "", limit: 1 });
  expect(second).toMatchObject({
    next: null,
    watches: [{ watch: { target: "b.shop.example" }, certificate: null, lastChange: null }],
  });
  expect(second.watches[0]?.results.size).toBe(0);
  expect((await readOverview(world, { account: "one", target: "c.shop.example", limit: 1 })).watches).toEqual([]);
});

test("certificates stand by expiry: one on several hosts once, both of a server with two, and the hosts without one apart", async () => {
  const world = await begin();
  const both = { chain: [leaf("ec", 40)], alternatives: { certificates: [{ chain: [leaf("rsa", -3)] }] } };
  await world.watch("one", "a.shop.example", { ssl: { verdict: good, raw: both } });
  for (const target of ["b.shop.example", "c.shop.example"])
    await world.watch("one", target, {
      ssl: { verdict: good, raw: { chain: [leaf("shared", 5), leaf("issuer", 1)] } },
    });
  await world.watch("one", "d.shop.example", { ssl: {} });
  await world.watch("one", "e.shop.example", { ssl: { verdict: soon, raw: { chain: "written by another version" } } });
  await world.watch("one", "f.shop.example", { http: { verdict: good } });
  await world.watch("other", "g.shop.example", { ssl: { verdict: good, raw: { chain: [leaf("foreign", 1)] } } });

  const { certificates, unknown } = await readCertificates(world, "one");
  expect(certificates.map(({ sha256, targets }) => [sha256, ...targets])).toEqual([
    ["rsa", "a.shop.example"],
    ["shared", "b.shop.example", "c.shop.example"],
    ["ec", "a.shop.example"],
  ]);
  expect(unknown).toEqual(["d.shop.example", "e.shop.example"]);
});
