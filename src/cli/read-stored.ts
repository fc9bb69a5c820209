import type { Ledger } from "../core/store.ts";
import type { Storing } from "../settings/options/storing.ts";
import type { ResultMemory } from "../settings/memory.ts";
import type { Io } from "./io.ts";
import { serverModules } from "./server.ts";

/** Opens a server's stored data for reading. Loaded lazily: measuring commands do not need a database. */
export async function readStored(storing: Storing): Promise<Ledger & { close(): Promise<void> }> {
  const { storeAdmin: tending } = await serverModules.store();
  return tending.read(tending.placeOf(storing));
}

/** Stores a command's results as a server does. Failures are reported and do not affect the answer. */
export function rememberer(io: Pick<Io, "err">): ResultMemory {
  return {
    load: serverModules.results,
    onTrouble: (trouble) => io.err(`portcullis: results cannot be stored: ${trouble}\n`),
  };
}
