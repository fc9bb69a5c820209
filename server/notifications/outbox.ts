import type { Kysely } from "kysely";
import { expiryFields, passesOneOf } from "../../src/core/changes/approaching.ts";
import type { Counted } from "../../src/core/changes/compare.ts";
import { severities, type Severity } from "../../src/core/result/interpretation.ts";
import type { TargetChanges, ChangeOptions } from "../monitoring/changes/states.ts";
import { readAlerts, type AlertSettings } from "../monitoring/watches/alert-settings.ts";
import { maintenanceEnd } from "../monitoring/watches/maintenance.ts";
import { proofsFor } from "../monitoring/watches/proofs.ts";
import type { JobTransaction } from "../store/engine.ts";
import type { Tables } from "../store/tables.ts";
import { addAlerts, type PendingChange } from "./alerts.ts";

/** Stores the changes for all channels that watch a target, in their transaction. They are sent at the end of the sweep. */
export function outbox(now: () => number): NonNullable<ChangeOptions["onFound"]> {
  return async (found, transaction) => {
    const listening = await listeners(transaction.db, found, now());
    if (listening.length > 0) await tellAll(transaction, listening, found, now());
  };
}

/** An account that watches a target, and what it wants to be told of it. */
interface Listener {
  readonly account: string;
  readonly alerts: AlertSettings;
}

async function tellAll(
  transaction: JobTransaction,
  listening: readonly Listener[],
  found: TargetChanges,
  now: number,
): Promise<void> {
  const channels = await transaction.db
    .selectFrom("channel")
    .select(["id", "account", "min_severity"])
    .where(
      "account",
      "in",
      listening.map(({ account }) => account),
    )
    .where("confirmed_at", "is not", null)
    .where("disabled_at", "is", null)
    .execute();
  for (const { account, alerts } of listening) {
    const wanted = found.changes.flatMap((change) => wantedBy(alerts, found.check, change));
    const releaseAt = maintenanceEnd(alerts.maintenance, now) ?? now;
    for (const { id: channel, min_severity: least } of channels.filter((each) => each.account === account)) {
      const told = wanted.filter(({ weight }) => isAtLeast(weight, least as Severity));
      const changes = told.map((change) => pendingOf(found, change));
      await addAlerts(transaction, { channel, domain: found.domain, changes, releaseAt }, now);
    }
  }
}

/** A change with the severity that a watch gives it; none where it wants no word of it. */
function wantedBy(
  { severities: table, minSeverity, expiryDays }: AlertSettings,
  check: string,
  change: Counted,
): readonly Counted[] {
  const { field, from, to, direction } = change;
  if (expiryFields.includes(field) && !passesOneOf(expiryDays, change)) return [];
  const [rule = ""] = field === "finding" ? (to ?? from ?? "").split(" ", 1) : [];
  const other = table[rule] ?? table[`${check}.${field}`];
  if (other === "off") return [];
  const weight = other ?? change.weight;
  const severity = direction === "better" ? change.severity : (other ?? change.severity);
  return isAtLeast(weight, minSeverity) ? [{ ...change, weight, severity }] : [];
}

function isAtLeast(weight: Severity, least: Severity): boolean {
  return severities.indexOf(weight) <= severities.indexOf(least);
}

/** Accounts that watch the target with this check, are not muted or paused, and may see its results. */
async function listeners(
  db: Kysely<Tables>,
  { target, check, domain }: TargetChanges,
  now: number,
): Promise<readonly Listener[]> {
  const rows = await db
    .selectFrom("watch")
    .innerJoin("watch_check", "watch_check.watch_id", "watch.id")
    .select(["watch.account", "watch.alerts"])
    .where("watch.target", "=", target)
    .where("watch_check.check_id", "=", check)
    .where("watch.paused_at", "is", null)
    .where((where) => where.or([where("watch.muted_until", "is", null), where("watch.muted_until", "<=", now)]))
    .execute();
  const all = rows.map(({ account, alerts }) => ({ account, alerts: readAlerts(alerts) }));
  const kinds = proofsFor(check);
  if (kinds === null || all.length === 0) return all;
  // Findings of port and exposure are sent only to accounts with proven ownership.
  const proofs = await db
    .selectFrom("ownership_proof")
    .select(["account", "kind", "name"])
    .where(
      "account",
      "in",
      all.map(({ account }) => account),
    )
    .where("domain", "=", domain)
    .execute();
  const speaks = (kind: string, name: string): boolean =>
    (kind === "dns" && name === domain) || (kind === "https" && name === target);
  const good = proofs.filter(({ kind, name }) => kinds.some((each) => each === kind) && speaks(kind, name));
  return all.filter(({ account }) => good.some((proof) => proof.account === account));
}

function pendingOf({ domain, target, check }: TargetChanges, change: Counted): PendingChange {
  const { key, field, subject, from, to, severity, direction, at, confirmedAt } = change;
  return { key, change: { domain, target, check, field, subject, from, to, severity, direction, at, confirmedAt } };
}
