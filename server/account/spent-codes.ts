import type { Engine } from "../store/engine.ts";
import { digestOf } from "./adapter.ts";

// RFC 6238 §5.2: a code is taken once. Whoever looked over a shoulder, or at a page that was not ours, has it as well.

/** Milliseconds for which better-auth takes a code: its own half minute, and the one before and after. */
const goodFor = 90_000;

/** Whether a code was taken already, for the sign-in that waits under this name for its second factor. */
export async function isSpent(engine: Engine, pending: string, code: string, now: number): Promise<boolean> {
  const waiting = await engine.db
    .selectFrom("verification")
    .select("value")
    .where("digest", "=", digestOf(pending))
    .executeTakeFirst();
  if (!waiting) return false;
  const last = await lastOf(engine, waiting.value);
  return last !== null && matches(last, waiting.value, code, now);
}

/** Takes a code; false where it was taken already. */
export async function spend(engine: Engine, account: string, code: string, now: number): Promise<boolean> {
  const last = await lastOf(engine, account);
  if (last !== null && matches(last, account, code, now)) return false;
  const { numUpdatedRows } = await engine.db
    .updateTable("second_factor")
    .set({ last_code: `${nameOf(account, code)} ${now}` })
    .where("account_id", "=", account)
    // Of two that come at once, one is the first.
    .where("last_code", last === null ? "is" : "=", last)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function lastOf({ db }: Engine, account: string): Promise<string | null> {
  const row = await db
    .selectFrom("second_factor")
    .select("last_code")
    .where("account_id", "=", account)
    .executeTakeFirst();
  return row?.last_code ?? null;
}

function matches(last: string, account: string, code: string, now: number): boolean {
  const [before, at] = last.split(" ");
  return before === nameOf(account, code) && now - Number(at) < goodFor;
}

function nameOf(account: string, code: string): string {
  return digestOf(`${account} ${code}`);
}
