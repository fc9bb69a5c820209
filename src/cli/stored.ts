import type { Ledger } from "../core/store.ts";
import type { Storing } from "../settings/options/storing.ts";
import type { Rememberer } from "../settings/remembering.ts";
import type { Io } from "./io.ts";

/** Opens what a server has stored, for reading. Loaded lazily: measuring commands do not need a database. */
export async function readStored(storing: Storing): Promise<Ledger & { close(): Promise<void> }> {
  const { tending } = await import("../../server/store/tend.ts");
  return tending.read(tending.placeOf(storing));
}

/** Keeps what a command measures, in the way of a server. What cannot be written is told, and spoils no answer. */
export function rememberer(io: Pick<Io, "err">): Rememberer {
  return {
    load: () => import("../../server/recall/local.ts"),
    onTrouble: (trouble) => io.err(`portcullis: what was measured cannot be kept: ${trouble}\n`),
  };
}
