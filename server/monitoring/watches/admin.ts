import { operator } from "../../accounts/keys/record.ts";
import type { Database } from "../../store/database.ts";
import { migrate } from "../../store/migrate.ts";
import { fileIn, storeLocationOf, type StoreLocation } from "../../store/place.ts";
import { withEngine } from "../../store/admin.ts";
import { controlLookupWith } from "./control-lookup.ts";
import { performing, type Call, type WatchDependencies } from "./perform.ts";
import { findWatch } from "./rows.ts";
import { needsOwnership, usualChecks, watchableChecks } from "./watchable.ts";

/** The command line's functions for watches; all watches belong to the operator. */
export const watchAdmin = {
  perform,
  idOf,
  lookingBy: controlLookupWith,
  needsOwnership,
  usualChecks,
  watchableChecks,
  fileIn,
  placeOf: storeLocationOf,
} as const;

/** The parameters of an operation, and what looks for tokens. */
type Wanted = Partial<Pick<Call, "id" | "input">> & Partial<Pick<WatchDependencies, "look">>;

/** Runs an operation like the API, for the operator. Rejects with a `StoreTrouble`, or a `Failure`. */
function perform(place: StoreLocation, id: keyof typeof performing, wanted: Wanted = {}): Promise<unknown> {
  const { look = nobody, ...more } = wanted;
  const call: Call = { account: operator, id: "", input: {}, signal: new AbortController().signal, ...more };
  return withDatabase(place, (database) => performing[id]({ database, look, now: Date.now }, call));
}

/** A watch's id by its target, or the id itself; null if there is none. */
async function idOf(place: StoreLocation, name: string): Promise<string | null> {
  return withDatabase(place, async (database) => (await findWatch(database, operator, name))?.id ?? null);
}

/** For commands that only show what to publish; a server looks before each run that needs a token. */
const nobody: WatchDependencies["look"] = () => Promise.resolve({ dns: "unknown", https: "unknown" });

/** The first watch may be added before the first server has started. */
function withDatabase<T>(place: StoreLocation, run: (database: Database) => Promise<T>): Promise<T> {
  return withEngine(place, async (engine) => {
    await migrate(engine);
    return run({ through: (work) => work(engine) });
  });
}
