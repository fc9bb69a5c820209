import { sql } from "kysely";
import type { Database } from "../store/database.ts";

/** Milliseconds by which two clocks may differ: the least pause between a change and its confirmation is some minutes. */
const tolerated = 30_000;

/**
 * What is wrong with this machine's clock beside the database's, which is the same for all nodes; null where nothing is, or the database has
 * no clock of its own. With clocks that differ by minutes, the second look at a site that seems to be down comes too early or too late.
 */
export async function clockTrouble({ through }: Database, now: () => number): Promise<string | null> {
  return through(async ({ db, dialect: { clock } }) => {
    if (clock === null) return null;
    const begin = now();
    const { rows } = await sql<{ readonly at: number }>`select ${clock} as at`.execute(db);
    const end = now();
    const ahead = (begin + end) / 2 - (rows[0]?.at ?? end);
    if (Math.abs(ahead) <= tolerated + (end - begin)) return null;
    const seconds = Math.round(Math.abs(ahead) / 1000);
    return `this machine's clock is ${seconds} s ${ahead > 0 ? "ahead of" : "behind"} the database's`;
  });
}
