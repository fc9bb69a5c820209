import { sql, type Kysely } from "kysely";
import type { Caller, Change, Changes, Ledger } from "../../../src/core/store.ts";
import { operator } from "../../accounts/keys/record.ts";
import { readCursor, writeCursor } from "../../store/cursor.ts";
import type { Engine } from "../../store/engine.ts";
import type { Tables } from "../../store/tables.ts";
import { proofsFor } from "../watches/proofs.ts";
import { intrusiveChecks } from "../watches/watchable.ts";

type Wanted = Parameters<NonNullable<Ledger["changes"]>>[0];

/** Who watches the lookalikes of a domain is nobody else's business. */
const privateFields = ["lookalike-certificate", "lookalike-renewed", "lookalike-alert-limit"] as const;

/** Which changes of a domain the caller may see. */
interface Sight {
  /** The hosts with proven ownership, and how; the domain's name for `dns`. */
  readonly owned: readonly Proof[];
  /** The targets to show; null for all watched ones. */
  readonly targets: readonly string[] | null;
  /** The targets whose lookalikes the caller watches; null for all. */
  readonly lookalikes: readonly string[] | null;
  readonly watched: boolean;
}

interface Proof {
  readonly name: string;
  readonly kind: string;
}

/** The hosts for which the caller may see a check that requires ownership; null for the whole domain. */
function hostsFor(check: string, owned: readonly Proof[]): readonly string[] | null {
  const kinds: readonly string[] = proofsFor(check) ?? [];
  const good = owned.filter(({ kind }) => kinds.includes(kind));
  return good.some(({ kind }) => kind === "dns") ? null : good.map(({ name }) => name);
}

/** The changes at a domain's hosts, the latest first, as far as the caller may see them. */
export async function changes({ db }: Engine, wanted: Wanted, isPublic: boolean): Promise<Changes> {
  const { domain, cursor, limit } = wanted;
  const { owned, targets, lookalikes, watched } = await sightOf(db, wanted, isPublic);
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
  if (lookalikes !== null)
    query = query.where((where) =>
      where.or([
        where("field", "not in", privateFields),
        where("target", "in", lookalikes.length > 0 ? lookalikes : [""]),
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
    firstMeasuredAt: isoOf(row.at),
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
    .select(["account", "target", "checks"])
    .where("domain", "=", domain)
    .execute();
  const mine = watches.filter((each) => each.account === account);
  const own = mine.map(({ target }) => target);
  const lookalikes = mine.filter(({ checks }) => checks.split(" ").includes("lookalike")).map(({ target }) => target);
  const targets = isPublic ? null : own;
  const watched = isPublic ? watches.length > 0 : own.length > 0;
  // A caller with access to the store's files may see everything.
  if (caller === undefined)
    return { owned: [{ name: domain, kind: "dns" }], targets: null, lookalikes: null, watched: watches.length > 0 };
  return { owned: account === null ? [] : await provenBy(db, account, domain), targets, lookalikes, watched };
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
