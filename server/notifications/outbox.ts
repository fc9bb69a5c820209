import type { Kysely } from "kysely";
import type { Counted } from "../../src/core/changes/compare.ts";
import { severities, type Severity } from "../../src/core/result/interpretation.ts";
import type { TargetChanges, ChangeOptions } from "../monitoring/changes/states.ts";
import type { JobTransaction } from "../store/engine.ts";
import type { Tables } from "../store/tables.ts";
import { proofsFor } from "../monitoring/watches/proofs.ts";
import { pack, type DeliveredChange } from "./payload.ts";
import { addDelivery } from "./deliveries.ts";

/** Stores the deliveries for all channels that watch a target, in the transaction of the changes. */
export function outbox(now: () => number): NonNullable<ChangeOptions["onFound"]> {
  return async (found, transaction) => {
    const accounts = await listeners(transaction.db, found, now());
    if (accounts.length > 0) await tellAll(transaction, accounts, found, now());
  };
}

async function tellAll(
  transaction: JobTransaction,
  accounts: readonly string[],
  found: TargetChanges,
  now: number,
): Promise<void> {
  const { db } = transaction;
  const channels = await db
    .selectFrom("channel")
    .select(["id", "account", "mode", "min_severity"])
    .where("account", "in", accounts)
    .where("confirmed_at", "is not", null)
    .where("disabled_at", "is", null)
    .execute();
  for (const { id, account, mode, min_severity: least } of channels) {
    const wanted = found.changes.filter(({ weight }) => isAtLeast(weight, least as Severity));
    if (wanted.length === 0) continue;
    const payload = pack(wanted.map((change) => told(found, change)));
    if (mode === "at-once") await addDelivery(transaction, { channel: id, account, kind: "change", payload }, now);
    else
      await db
        .insertInto("digest_entry")
        .values({ channel_id: id, body: JSON.stringify(payload) })
        .execute();
  }
}

function isAtLeast(weight: Severity, least: Severity): boolean {
  return severities.indexOf(weight) <= severities.indexOf(least);
}

/** Accounts that watch the target with this check, are not muted or paused, and may see its results. */
async function listeners(
  db: Kysely<Tables>,
  { target, check, domain }: TargetChanges,
  now: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("watch")
    .innerJoin("watch_check", "watch_check.watch_id", "watch.id")
    .select("watch.account")
    .distinct()
    .where("watch.target", "=", target)
    .where("watch_check.check_id", "=", check)
    .where("watch.paused_at", "is", null)
    .where((where) => where.or([where("watch.muted_until", "is", null), where("watch.muted_until", "<=", now)]))
    .execute();
  const accounts = rows.map(({ account }) => account);
  const kinds = proofsFor(check);
  if (kinds === null || accounts.length === 0) return accounts;
  // Findings of port and exposure are sent only to accounts with proven ownership.
  const proofs = await db
    .selectFrom("ownership_proof")
    .select(["account", "kind", "name"])
    .where("account", "in", accounts)
    .where("domain", "=", domain)
    .execute();
  const speaks = (kind: string, name: string): boolean =>
    (kind === "dns" && name === domain) || (kind === "https" && name === target);
  const good = proofs.filter(({ kind, name }) => kinds.some((each) => each === kind) && speaks(kind, name));
  return accounts.filter((account) => good.some((proof) => proof.account === account));
}

function told({ domain, target, check }: TargetChanges, change: Counted): DeliveredChange {
  const { field, subject, from, to, severity, direction, at, confirmedAt } = change;
  return { domain, target, check, field, subject, from, to, severity, direction, at, confirmedAt };
}
