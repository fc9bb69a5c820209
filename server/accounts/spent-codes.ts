import type { Engine } from "../store/engine.ts";
import { digestOf } from "./adapter.ts";

// RFC 6238 §5.2: a code is accepted once, since it may have been seen or phished.

/** Milliseconds for which better-auth accepts a code: its own half minute, and the ones before and after. */
const goodFor = 90_000;

/** Whether a code was already used, for the pending sign-in of this name. */
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

/** Uses up a code; false where it was already used. */
export async function spend(engine: Engine, account: string, code: string, now: number): Promise<boolean> {
  const last = await lastOf(engine, account);
  if (last !== null && matches(last, account, code, now)) return false;
  const { numUpdatedRows } = await engine.db
    .updateTable("second_factor")
    .set({ last_code: `${nameOf(account, code)} ${now}` })
    .where("account_id", "=", account)
    // Of two concurrent uses, one wins.
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
