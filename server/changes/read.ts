import { sql, type Kysely } from "kysely";
import type { Caller, Change, Changes, Ledger } from "../../src/core/store.ts";
import { operator } from "../keys/record.ts";
import { readCursor, writeCursor } from "../store/cursor.ts";
import type { Engine } from "../store/engine.ts";
import type { Tables } from "../store/tables.ts";
import { proofsFor } from "../watches/proofs.ts";
import { intrusiveChecks } from "../watches/watchable.ts";

type Wanted = Parameters<NonNullable<Ledger["changes"]>>[0];

/** Who may see what of a domain. */
interface Sight {
  /** The hosts of which ownership is proven, by how; the name of the domain for `dns`. */
  readonly owned: readonly Proof[];
  /** Which targets are shown; null for all that anybody watches. */
  readonly targets: readonly string[] | null;
  readonly watched: boolean;
}

interface Proof {
  readonly name: string;
  readonly kind: string;
}

/** The hosts of which a check that needs ownership is shown; null for all of the domain. */
function hostsFor(check: string, owned: readonly Proof[]): readonly string[] | null {
  const kinds: readonly string[] = proofsFor(check) ?? [];
  const good = owned.filter(({ kind }) => kinds.includes(kind));
  return good.some(({ kind }) => kind === "dns") ? null : good.map(({ name }) => name);
}

/** What changed at the hosts of a registrable domain, the latest first, as far as whoever asks may know it. */
export async function changes({ db }: Engine, wanted: Wanted, isPublic: boolean): Promise<Changes> {
  const { domain, cursor, limit } = wanted;
  const { owned, targets, watched } = await sightOf(db, wanted, isPublic);
  let query = db
    .selectFrom("change")
    .selectAll()
    .where("domain", "=", domain)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1);
  query = query.where((where) =>
    where.or([
      where("check_id", "not in", intrusiveChecks),
      ...intrusiveChecks.map((check) => {
        const hosts = hostsFor(check, owned);
        if (hosts === null) return where("check_id", "=", check);
        return where.and([where("check_id", "=", check), where("target", "in", hosts.length > 0 ? hosts : [""])]);
      }),
    ]),
  );
  if (targets !== null) query = query.where("target", "in", targets.length > 0 ? targets : [""]);
  if (cursor !== undefined) {
    const [at, id] = readCursor(cursor);
    query = query.where(sql<boolean>`(at, id) < (${at}, ${id})`);
  }
  const rows = await query.execute();
  const page = rows.slice(0, limit);
  const end = page.at(-1);
  return {
    domain,
    changes: page.map(told),
    watched,
    next: rows.length > limit && end ? writeCursor([end.at, end.id]) : null,
  };
}

type Row = Pick<Tables["change"], Exclude<keyof Tables["change"], "id">>;

function told(row: Row): Change {
  return {
    target: row.target,
    check: row.check_id,
    field: row.field,
    subject: row.subject,
    from: row.old_value,
    to: row.new_value,
    severity: row.severity as Change["severity"],
    direction: row.direction as Change["direction"],
    at: isoOf(row.at),
    lastSeen: isoOf(row.last_seen),
    confirmedAt: row.confirmed_at === null ? null : isoOf(row.confirmed_at),
    current: row.is_latest === 1,
  };
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}

async function sightOf(db: Kysely<Tables>, { domain, caller }: Wanted, isPublic: boolean): Promise<Sight> {
  const account = accountOf(caller);
  const watches = await db
    .selectFrom("watch")
    .select(["account", "target"])
    .distinct()
    .where("domain", "=", domain)
    .execute();
  const own = watches.filter((each) => each.account === account).map(({ target }) => target);
  const targets = isPublic ? null : own;
  const watched = isPublic ? watches.length > 0 : own.length > 0;
  // Whoever has the files of the store has everything.
  if (caller === undefined)
    return { owned: [{ name: domain, kind: "dns" }], targets: null, watched: watches.length > 0 };
  return { owned: account === null ? [] : await provenBy(db, account, domain), targets, watched };
}

function accountOf(caller: Caller | undefined): string | null {
  if (caller === undefined) return operator;
  return caller.owner ?? null;
}

function provenBy(db: Kysely<Tables>, account: string, domain: string): Promise<readonly Proof[]> {
  return db
    .selectFrom("ownership_proof")
    .select(["kind", "name"])
    .where("account", "=", account)
    .where("domain", "=", domain)
    .execute();
}
