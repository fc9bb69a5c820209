import { failure, type Failure } from "../core/failure.ts";
import { printable } from "../core/printable.ts";
import type { Text } from "../core/text.ts";
import type { Runner } from "../run/runner.ts";
import { readAccess } from "../settings/access/access.ts";
import type { Given } from "../settings/options/given.ts";
import { readMeasuring } from "../settings/options/measuring.ts";
import { readStoring } from "../settings/options/storing.ts";
import { openLocal } from "../settings/runner.ts";

/** What says where a store is; the folder that a server has by itself may be another one's, and is not guessed. */
const places = ["data_dir", "database_url", "database_url_file"];

/** What answers from a store of this machine. Throws a `Failure` INVALID_INPUT where none was named. */
export function openStoredRunner(id: string, given: Given): Runner {
  if (places.every((name) => given.one(name) === undefined)) throw noStore(id);
  const [storing, measuring, access] = [readStoring(given), readMeasuring(given), readAccess(given)];
  return {
    async answer(check, query, asking) {
      // Whoever only measures does not wait for a database to load.
      const { tending } = await import("../../server/store/tend.ts");
      const store = await open(() => tending.read(tending.placeOf(storing)), given, storing.dataDir);
      try {
        return await openLocal(measuring, access, store).answer(check, query, asking);
      } finally {
        await store.close();
      }
    },
  };
}

async function open<T>(read: () => Promise<T>, given: Given, dataDir: string): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const trouble = error instanceof Error && "trouble" in error ? (error.trouble as { readonly text: Text }) : null;
    if (!trouble) throw error;
    const params = { field: given.naming("data_dir"), path: printable(dataDir, 500), detail: trouble.text };
    throw failure("input.file", params, { reason: "data_dir" });
  }
}

function noStore(id: string): Failure {
  const field: Text = { en: `The store that ${id} reads`, ko: `${id} 점검이 읽을 저장소` };
  const expected: Text = {
    en: "it measures nothing, so name a server with --server or the folder of one with --data-dir",
    ko: "새로 측정하지 않으므로 --server로 서버를, 또는 --data-dir로 서버의 폴더를 지정하십시오",
  };
  return failure("input.missing", { field, expected }, { reason: "server" });
}
