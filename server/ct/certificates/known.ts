import type { Kysely } from "kysely";
import { domainOf } from "../../store/domain-of.ts";
import type { Tables } from "../../store/tables.ts";
import { checksOf } from "../interests.ts";
import type { KnownOfTarget } from "./classify.ts";
import type { Hit } from "./record.ts";

/** Milliseconds after the beginning of a watch in which its own measurements find names. Later, strangers could make a name known by measuring it. */
const settling = 2 * 86_400_000;

/** What is known of a target before a hit is recorded. `names`: those of the hit that count. */
export async function knownOf(
  db: Kysely<Tables>,
  { target, lookalikes }: Pick<Hit, "target" | "lookalikes">,
  { names, issuer }: { readonly names: readonly string[]; readonly issuer: string },
): Promise<KnownOfTarget> {
  if (lookalikes.length > 0)
    return { isKnownIssuer: false, newNames: [], newLookalikes: await unlogged(db, target, lookalikes) };
  // The watched name itself is no news.
  const fresh = (await unlogged(db, target, names)).filter((name) => name !== target && name !== domainOf(target));
  return {
    isKnownIssuer: (await isIssuerLogged(db, target, issuer)) || (await isIssuerMeasured(db, target, issuer)),
    newNames: await unmeasured(db, target, fresh),
    newLookalikes: [],
  };
}

/** Names that no certificate of the target had before. */
async function unlogged(db: Kysely<Tables>, target: string, names: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("ct_name")
    .select("name")
    .where("target", "=", target)
    .where("name", "in", names)
    .execute();
  return without(names, rows);
}

/** Names that were not measured around the beginning of the watch: the first renewals of known hosts are no news. */
async function unmeasured(db: Kysely<Tables>, target: string, names: readonly string[]): Promise<readonly string[]> {
  if (names.length === 0) return [];
  const watch = await db
    .selectFrom("watch")
    .innerJoin("watch_check", "watch_check.watch_id", "watch.id")
    .select(({ fn }) => fn.min("watch.created_at").as("since"))
    .where("watch.target", "=", target)
    .where("watch_check.check_id", "=", checksOf.own)
    .executeTakeFirst();
  if (watch?.since == null) return names;
  const rows = await db
    .selectFrom("target")
    .innerJoin("observation", "observation.target_id", "target.id")
    .select("target.name")
    .distinct()
    .where("target.name", "in", names)
    .where("observation.first_seen", "<=", Math.floor((watch.since + settling) / 1000))
    .execute();
  return without(names, rows);
}

function without(names: readonly string[], rows: readonly { readonly name: string }[]): readonly string[] {
  const known = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !known.has(name));
}

async function isIssuerLogged(db: Kysely<Tables>, target: string, issuer: string): Promise<boolean> {
  const row = await db
    .selectFrom("ct_certificate")
    .select("digest")
    .where("target", "=", target)
    .where("relation", "=", "own")
    .where("issuer", "=", issuer)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The check `ssl` records the issuers of trusted certificates that the hosts of the domain served. */
async function isIssuerMeasured(db: Kysely<Tables>, target: string, issuer: string): Promise<boolean> {
  const row = await db
    .selectFrom("value")
    .innerJoin("observation", "observation.value_id", "value.id")
    .innerJoin("domain", "domain.id", "observation.domain_id")
    .select("value.id")
    .where("value.kind", "=", "ssl:issuer")
    .where("value.text", "=", issuer)
    .where("domain.name", "=", domainOf(target))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
