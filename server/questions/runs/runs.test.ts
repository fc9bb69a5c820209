import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { folderWith } from "../../../test/folder.ts";
import { runsContract } from "../../../test/jobs/runs-contract.ts";
import type { ApiRequest } from "../../http/listener/exchange.ts";
import { openStore } from "../../store/open.ts";
import type { Database } from "../../store/database.ts";
import { openPipeline } from "../pipeline.ts";
import { runResultsRoute } from "./route.ts";
import { addRun, removeRun } from "./rows.ts";

describe("SQLite", () => {
  runsContract(() => Promise.resolve({ place: { file: join(folderWith({}), "portcullis.db") } }));
});

test.for([
  ["has all of them and a last line", false],
  ["that is deleted while it is read has no last line", true],
] as const)("the results of a run %s", async ([, isDeleted]) => {
  const store = openStore({ place: { file: join(folderWith({}), "portcullis.db") } });
  onTestFinished(() => store.close());
  const items = Array.from({ length: 30 }, (_, index) => ({ index, input: { host: `host${index}.example` } }));
  const key = { keyId: "one", account: "operator", rateLimit: null, idempotencyKey: null, channel: null } as const;
  const run = { check: "sample", language: "en", maxAge: null, digest: "", items } as const;
  const { id } = await addRun(store, { ...key, ...run }, Date.now());
  await store.through(({ db }) =>
    db.updateTable("batch_item").set({ envelope: '{"ok":true}' }).where("run_id", "=", id).execute(),
  );
  let calls = 0;
  const database: Database = {
    through: async (work) => {
      const found = await store.through(work);
      // The run, and its first 20 items.
      if (++calls === 2 && isDeleted) await removeRun(store, "one", id, Date.now());
      return found;
    },
  };
  const client = { network: "192.0.2.0/24", address: "192.0.2.1", isProxied: false, proxies: 0 };
  const pipeline = {
    ...openPipeline({ keys: { find: () => Promise.resolve({ id: "one" }) } }),
    clients: () => ({ counted: ["192.0.2.1"] as const, ...client }),
  };
  const route = runResultsRoute({
    offers: [],
    pipeline,
    database,
    onBug(_id, error) {
      throw error;
    },
  });

  const { stream } = await route(requestFor(`/api/runs/${id}/results`), { fields: [], rate: [], note: {}, names: [] });
  const lines = (await new Response(stream).text()).trim().split("\n");

  expect(lines).toHaveLength(isDeleted ? 20 : 31);
  expect(lines.at(-1)).toMatch(isDeleted ? /^\{"index":19,/ : /^\{"progress":/);
});

/** A request as the listener makes it. */
function requestFor(path: string): ApiRequest {
  const incoming = { headers: { authorization: "Bearer a-key" } } as unknown as IncomingMessage;
  const gone = new AbortController().signal;
  return { requestId: "a-request", method: "GET", path, search: "", language: "en", incoming, gone: () => gone };
}
