import { failure, type Failure } from "../core/failure.ts";
import type { Ledger } from "../core/store.ts";
import type { Text } from "../core/text.ts";
import type { Runner } from "../run/runner.ts";
import { readAccess } from "./access/access.ts";
import type { Given } from "./options/given.ts";
import { readMeasuring } from "./options/measuring.ts";
import { readStoring, type Storing } from "./options/storing.ts";
import { notOpened } from "./memory.ts";
import { openLocal } from "./local-runner.ts";

/** A store that is open for reading. */
type Opened = Ledger & { close(): Promise<void> };

/** Loads the engine, for what a check asks beside the store. */
const loadEngine = () => import("./engine.ts");

/** Options that name a store. One is required: the default folder may belong to another server. */
const places = ["data_dir", "database_url", "database_url_file"];

/** Opens a runner that answers from a store of this machine, which `read` opens. Throws a `Failure` INVALID_INPUT if none is named. */
export function openStoredRunner(id: string, given: Given, read: (storing: Storing) => Promise<Opened>): Runner {
  if (places.every((name) => given.one(name) === undefined)) throw noStore(id);
  const [storing, measuring, access] = [readStoring(given), readMeasuring(given), readAccess(given)];
  return {
    async answer(check, query, asking) {
      const store = await read(storing).catch((error: unknown) => {
        throw notOpened(error, given, storing.dataDir);
      });
      try {
        return await openLocal(measuring, access, { store, loadEngine }).answer(check, query, asking);
      } finally {
        await store.close();
      }
    },
  };
}

function noStore(id: string): Failure {
  const field: Text = { en: `The store that ${id} reads`, ko: `${id} 점검이 읽을 저장소` };
  const expected: Text = {
    en: "give a server with --server, or the data directory of a server with --data-dir (the check only reads stored results)",
    ko: "--server로 서버를, 또는 --data-dir로 서버의 데이터 폴더를 지정하십시오(저장된 결과만 읽는 점검입니다)",
  };
  return failure("input.missing", { field, expected }, { reason: "server" });
}
