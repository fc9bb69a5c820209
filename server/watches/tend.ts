import { operator } from "../keys/record.ts";
import type { Database } from "../store/database.ts";
import { migrate } from "../store/migrate.ts";
import { fileIn, placeOf, type Place } from "../store/place.ts";
import { withEngine } from "../store/tend.ts";
import { performing, type Call, type Desk } from "./perform.ts";
import { findWatch } from "./rows.ts";
import { needsOwnership, usualChecks, watchableChecks } from "./watchable.ts";

/** What the command line does with watches; all of them belong to the operator. */
export const watching = { perform, idOf, needsOwnership, usualChecks, watchableChecks, fileIn, placeOf } as const;

/** What a command says of an operation. */
type Wanted = Partial<Pick<Call, "id" | "input">>;

/** Carries out an operation as the API does, for the operator. Rejects with a `StoreTrouble`, or a `Failure`. */
function perform(place: Place, id: keyof typeof performing, wanted: Wanted = {}): Promise<unknown> {
  const call: Call = { account: operator, id: "", input: {}, signal: new AbortController().signal, ...wanted };
  return withDatabase(place, (database) => performing[id]({ database, look: nobody, now: Date.now }, call));
}

/** The id of the watch of a target, or the id itself; null where there is no such watch. */
async function idOf(place: Place, name: string): Promise<string | null> {
  return withDatabase(place, async (database) => (await findWatch(database, operator, name))?.id ?? null);
}

/** A server looks for tokens, before each run that needs one; a command only says what to show. */
const nobody: Desk["look"] = () => Promise.resolve({ dns: "unknown", https: "unknown" });

/** The first watch may be added before the first server has started. */
function withDatabase<T>(place: Place, run: (database: Database) => Promise<T>): Promise<T> {
  return withEngine(place, async (engine) => {
    await migrate(engine);
    return run({ through: (work) => work(engine) });
  });
}
