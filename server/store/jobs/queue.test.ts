import { join } from "node:path";
import { describe } from "vitest";
import { countJobs } from "./counts.ts";
import { openOwnQueue } from "./own-queue.ts";
import { leaseTime } from "./queue.ts";
import { openStore, type OpenedStore } from "../open.ts";
import { folderWith } from "../../../test/folder.ts";
import { queueContract } from "../../../test/jobs/queue-contract.ts";

describe("SQLite", () => {
  queueContract(() => {
    const file = join(folderWith({}), "portcullis.db");
    const stores = [0, 1].map(() => openStore({ place: { file } }));
    const [first] = stores as [OpenedStore];
    let now = Date.parse("2026-11-24T09:00:00Z");
    let opened = 0;
    return Promise.resolve({
      open() {
        const store = stores[opened++];
        if (!store) throw new Error("two are enough");
        return Promise.resolve(openOwnQueue(store, { now: () => now }));
      },
      counts: () => countJobs(first, { databaseUrl: null }),
      endLeases() {
        now += leaseTime + 1;
        return Promise.resolve();
      },
      async close() {
        await Promise.all(stores.map((store) => store.close()));
      },
    });
  });
});
