import type { Ledger } from "../core/store.ts";
import type { Storing } from "../settings/options/storing.ts";
import type { Rememberer } from "../settings/remembering.ts";

/** Opens what is stored, for reading. Whoever only measures does not wait for a database to load. */
export async function readStored(storing: Storing): Promise<Ledger & { close(): Promise<void> }> {
  const { tending } = await import("../../server/store/tend.ts");
  return tending.read(tending.placeOf(storing));
}

/** Keeps what a program measures, in the way of a server. What cannot be written is a warning of the process, and spoils no answer. */
export const rememberer: Rememberer = {
  load: () => import("../../server/recall/local.ts"),
  onTrouble: (trouble) => process.emitWarning(`portcullis: what was measured cannot be kept: ${trouble}`),
};
