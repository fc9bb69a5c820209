import type { Ledger } from "../core/store.ts";
import type { Storing } from "../settings/options/storing.ts";
import type { ResultMemory } from "../settings/memory.ts";

/** Opens a store for reading. It is loaded on demand, so that a program that only measures loads no database. */
export async function readStored(storing: Storing): Promise<Ledger & { close(): Promise<void> }> {
  const { storeAdmin: tending } = await import("../../server/store/admin.ts");
  return tending.read(tending.placeOf(storing));
}

/** Stores what a program measures, as a server does. If it cannot be written, the caller is warned and the answer stays valid. */
export function rememberer(warn: (message: string) => void): ResultMemory {
  return {
    load: () => import("../../server/questions/cache/local.ts"),
    onTrouble: (trouble) => warn(`portcullis: results cannot be stored: ${trouble}`),
  };
}
