import type { Kysely } from "kysely";
import type { LoggedCertificate } from "../../../src/formats/ct/log/logged-certificate.ts";
import { printable } from "../../../src/core/printable.ts";
import type { Counted } from "../../../src/core/changes/compare.ts";
import { recordChanges, type TargetChanges } from "../../monitoring/changes/states.ts";
import { domainOf } from "../../store/domain-of.ts";
import type { Dialect, Engine, JobTransaction } from "../../store/engine.ts";
import type { Tables } from "../../store/tables.ts";
import { writeObserved } from "../../store/write.ts";
import { checksOf } from "../interests.ts";
import { changeOf, classify, verdicts, type KnownOfTarget, type SeenCertificate } from "./classify.ts";

/** A logged certificate that concerns a target. */
export interface Hit {
  readonly target: string;
  readonly lookalike: string | null;
  /** The names that concern the target, sorted. */
  readonly names: readonly string[];
  readonly certificate: LoggedCertificate;
  readonly kind: "certificate" | "precertificate";
  readonly logId: string;
  readonly logName: string;
  readonly index: number;
  readonly loggedAt: number;
  /** Whether the CAA records of today allow the issuer; null where unknown. */
  readonly isAllowed: boolean | null;
}

/** How hits are recorded. */
export interface RecordOptions {
  readonly dialect: Dialect;
  /** Since when the logs are followed; Unix milliseconds. */
  readonly since: number;
  readonly now: number;
  /** Reports changes to the channels that want them, in the same transaction. */
  readonly onFound: (found: TargetChanges, transaction: JobTransaction) => Promise<void>;
}

/** The names of one certificate that are stored. */
const mostNames = 50;

/** The certificates of one target that are stored; the first to expire are deleted by the cleanup. */
const [mostCertificates, mostNamesOfTarget] = [20_000, 20_000] as const;

/** Alerts of one target and check within a day; further ones are recorded, and the page lists them. */
const mostAlerts = 20;
const day = 86_400_000;

/** Records hits in a transaction: the certificate, its names as observations, its change, and its alert. A known certificate changes nothing. */
export async function recordHits(
  transaction: Pick<Engine, "db" | "jobs">,
  hits: readonly Hit[],
  options: RecordOptions,
): Promise<void> {
  for (const hit of hits) await recordHit(transaction, hit, options);
}

async function recordHit(transaction: Pick<Engine, "db" | "jobs">, hit: Hit, options: RecordOptions): Promise<void> {
  const { db } = transaction;
  const { target, lookalike, certificate } = hit;
  if (await joinKnown(db, hit)) return;
  if (await isFull(db, target)) return;
  const seen: SeenCertificate = {
    names: hit.names,
    issuer: printable(certificate.issuer, 120) || "?",
    id: certificate.id.toString("hex"),
    lookalike,
    isAllowed: hit.isAllowed,
  };
  const verdict = classify(seen, await knownOf(db, hit, seen.issuer));
  const since = new Date(options.since).toISOString().slice(0, 10);
  const change = changeOf(seen, verdict, { at: options.now, since });
  const isTold = verdicts[verdict].isTold && !(await isOverCap(db, hit, options.now));
  await writeCertificate(db, hit, {
    verdict,
    issuer: seen.issuer,
    now: options.now,
    toldAt: isTold ? options.now : null,
  });
  if (lookalike === null) await observe(db, hit, seen.issuer, options);
  const check = lookalike === null ? checksOf.own : checksOf.lookalike;
  await writeChange(transaction, { target, check, domain: domainOf(target), change, isTold }, options);
}

/** A precertificate and its certificate, or the same one in another log, are one. */
async function joinKnown(db: Kysely<Tables>, { target, certificate, kind }: Hit): Promise<boolean> {
  const row = await db
    .selectFrom("ct_certificate")
    .select("kinds")
    .where("target", "=", target)
    .where("digest", "=", certificate.id)
    .executeTakeFirst();
  if (!row) return false;
  const kinds = row.kinds.split(" ");
  if (!kinds.includes(kind))
    await db
      .updateTable("ct_certificate")
      .set({ kinds: [...kinds, kind].toSorted().join(" ") })
      .where("target", "=", target)
      .where("digest", "=", certificate.id)
      .execute();
  return true;
}

async function isFull(db: Kysely<Tables>, target: string): Promise<boolean> {
  const { total } = await db
    .selectFrom("ct_certificate")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("target", "=", target)
    .executeTakeFirstOrThrow();
  return total >= mostCertificates;
}

async function knownOf(db: Kysely<Tables>, hit: Hit, issuer: string): Promise<KnownOfTarget> {
  const { target, lookalike } = hit;
  if (lookalike !== null) {
    const earlier = await db
      .selectFrom("ct_certificate")
      .select("digest")
      .where("target", "=", target)
      .where("lookalike", "=", lookalike)
      .limit(1)
      .executeTakeFirst();
    return { isKnownIssuer: false, newNames: [], isFirstOfLookalike: earlier === undefined };
  }
  const names = hit.names.slice(0, mostNames);
  const rows = await db
    .selectFrom("ct_name")
    .select("name")
    .where("target", "=", target)
    .where("name", "in", names)
    .execute();
  const known = new Set(rows.map(({ name }) => name));
  return {
    isKnownIssuer: (await isIssuerLogged(db, target, issuer)) || (await isIssuerMeasured(db, target, issuer)),
    newNames: names.filter((name) => !known.has(name)),
    isFirstOfLookalike: false,
  };
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

async function isOverCap(db: Kysely<Tables>, { target, lookalike }: Hit, now: number): Promise<boolean> {
  const { total } = await db
    .selectFrom("ct_certificate")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("target", "=", target)
    .where("relation", "=", lookalike === null ? "own" : "lookalike")
    .where("told_at", ">", now - day)
    .executeTakeFirstOrThrow();
  return total >= mostAlerts;
}

async function writeCertificate(
  db: Kysely<Tables>,
  { target, lookalike, names, certificate, kind, logId, index, loggedAt }: Hit,
  {
    verdict,
    issuer,
    now,
    toldAt,
  }: { readonly verdict: string; readonly issuer: string; readonly now: number; readonly toldAt: number | null },
): Promise<void> {
  await db
    .insertInto("ct_certificate")
    .values({
      target,
      digest: certificate.id,
      relation: lookalike === null ? "own" : "lookalike",
      lookalike,
      names: JSON.stringify(names.slice(0, mostNames)),
      names_total: names.length,
      issuer,
      serial: certificate.serial,
      not_before: certificate.notBefore,
      not_after: certificate.notAfter,
      kinds: kind,
      verdict,
      log_id: logId,
      entry: index,
      logged_at: loggedAt,
      seen_at: now,
      told_at: toldAt,
    })
    .execute();
  if (lookalike !== null) return;
  const { total } = await db
    .selectFrom("ct_name")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("target", "=", target)
    .executeTakeFirstOrThrow();
  const fresh = names.slice(0, Math.min(mostNames, Math.max(0, mostNamesOfTarget - total)));
  if (fresh.length === 0) return;
  await db
    .insertInto("ct_name")
    .values(fresh.map((name) => ({ target, name, first_seen: loggedAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** For the history of the domain. Lookalikes are none of its history, and only their watchers' business. */
async function observe(
  db: Kysely<Tables>,
  { target, names, loggedAt, logName }: Hit,
  issuer: string,
  { dialect }: RecordOptions,
): Promise<void> {
  const at = Math.floor(loggedAt / 1000);
  const sightings = [
    ...names.slice(0, mostNames).map((value) => ({ target, kind: "ct:name", value, at })),
    { target, kind: "ct:issuer", value: issuer, at },
    { target, kind: "ct:log", value: logName, at },
  ];
  const prepared = { names: [{ name: target, domain: domainOf(target) }], sightings };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is the transaction of the caller
  await writeObserved(db as Parameters<typeof writeObserved>[0], dialect, [prepared], new Set());
}

interface FoundChange {
  readonly target: string;
  readonly check: string;
  readonly domain: string;
  readonly change: Counted;
  readonly isTold: boolean;
}

async function writeChange(
  transaction: Pick<Engine, "db" | "jobs">,
  { target, check, domain, change, isTold }: FoundChange,
  { now, onFound }: RecordOptions,
): Promise<void> {
  const changes = [change];
  await recordChanges(transaction.db, { target, check_id: check }, { domain, changes, lastSeen: now });
  if (isTold) await onFound({ target, check, domain, changes }, transaction);
}
