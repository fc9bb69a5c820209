import type { Kysely } from "kysely";
import type { LoggedCertificate } from "../../../src/formats/ct/log/logged-certificate.ts";
import { printable } from "../../../src/core/printable.ts";
import { registrableDomain } from "../../../src/core/target/registrable.ts";
import { recordChanges, type TargetChanges } from "../../monitoring/changes/states.ts";
import { domainOf } from "../../store/domain-of.ts";
import type { Dialect, Engine, JobTransaction } from "../../store/engine.ts";
import type { Tables } from "../../store/tables.ts";
import { writeObserved } from "../../store/write.ts";
import { checksOf } from "../interests.ts";
import { changeOf, classify, limitChange, uncapped, verdicts } from "./classify.ts";
import type { CertificateVerdict, CertificateHit } from "./classify.ts";
import { knownOf } from "./known.ts";
import { openRoom, type Relation, type Room } from "./room.ts";

/** A logged certificate that concerns a target. */
export interface Hit {
  readonly target: string;
  /** The registrable domains that imitate the target, sorted; empty for a certificate of the target itself. */
  readonly lookalikes: readonly string[];
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

/** The names of one certificate that are stored, of the target itself and of its lookalikes. */
const mostNames = { own: 1000, lookalike: 50 } as const;

/** Alerts of one target and check within a day; further ones are recorded, and the page lists them. */
const mostAlerts = 20;
const day = 86_400_000;

/** Records hits in a transaction: the certificate, its names as observations, its change, and its alert. A known certificate changes nothing. */
export async function recordHits(
  transaction: Pick<Engine, "db" | "jobs">,
  hits: readonly Hit[],
  options: RecordOptions,
): Promise<void> {
  const room = openRoom(transaction.db);
  // Sorted, so that the rounds of two logs wait for each other without a deadlock.
  const sorted = hits.toSorted(
    (one, other) => compareText(one.target, other.target) || one.certificate.id.compare(other.certificate.id),
  );
  for (const hit of sorted) await recordHit(transaction, hit, room, options);
}

function compareText(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}

async function recordHit(
  transaction: Pick<Engine, "db" | "jobs">,
  found: Hit,
  room: Room,
  options: RecordOptions,
): Promise<void> {
  const { db } = transaction;
  const { now } = options;
  const relation = relationOf(found);
  // The time of an entry is what the log says: 64 bits, and maybe wrong.
  const hit = { ...found, loggedAt: Math.min(found.loggedAt, now), names: found.names.slice(0, mostNames[relation]) };
  if (await joinKnown(db, hit)) return;
  const { target, names, lookalikes, certificate } = hit;
  const issuer = printable(certificate.issuer, 120) || "?";
  const seen: CertificateHit = {
    names,
    issuer,
    id: certificate.id.toString("hex"),
    lookalikes,
    isAllowed: hit.isAllowed,
  };
  const known = await knownOf(db, hit, { names, issuer });
  const verdict = classify(seen, known);
  const { isTold, isLast } = await turnOf(db, hit, verdict, now);
  await room.forCertificate(target, relation);
  const [fresh] = known.newLookalikes;
  const total = found.names.length;
  const row = { verdict, issuer, now, total, lookalike: fresh ?? lookalikes[0] ?? null, toldAt: isTold ? now : null };
  // On PostgreSQL the round of another log may have been faster.
  if (!(await writeCertificate(db, hit, row))) return;
  await writeNames(db, hit, room);
  if (relation === "own") await observe(db, hit, issuer, options);
  const since = new Date(options.since).toISOString().slice(0, 10);
  const change = changeOf(seen, verdict, { known, at: now, since });
  const place = { target, check: checksOf[relation], domain: registrableDomain(target) ?? target };
  await recordChanges(
    db,
    { target, check_id: place.check },
    { domain: place.domain, changes: [change], lastSeen: now },
  );
  if (!isTold) return;
  const changes = isLast ? [change, limitChange(change, relation, mostAlerts)] : [change];
  await options.onFound({ ...place, changes }, transaction);
}

function relationOf({ lookalikes }: Pick<Hit, "lookalikes">): Relation {
  return lookalikes.length > 0 ? "lookalike" : "own";
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

/** Whether a certificate is reported, and as the last one of the day. Those of issuers that are not allowed always are, and count for nothing. */
async function turnOf(
  db: Kysely<Tables>,
  hit: Hit,
  verdict: CertificateVerdict,
  now: number,
): Promise<{ readonly isTold: boolean; readonly isLast: boolean }> {
  if (!verdicts[verdict].isTold || verdict === uncapped) return { isTold: verdicts[verdict].isTold, isLast: false };
  const { total } = await db
    .selectFrom("ct_certificate")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("target", "=", hit.target)
    .where("relation", "=", relationOf(hit))
    .where("verdict", "!=", uncapped)
    .where("told_at", ">", now - day)
    .executeTakeFirstOrThrow();
  return { isTold: total < mostAlerts, isLast: total === mostAlerts - 1 };
}

interface Judged {
  readonly verdict: string;
  readonly issuer: string;
  /** All names, the ones that are not stored included. */
  readonly total: number;
  readonly lookalike: string | null;
  readonly now: number;
  readonly toldAt: number | null;
}

/** Writes a certificate; false where it is there already. */
async function writeCertificate(db: Kysely<Tables>, hit: Hit, judged: Judged): Promise<boolean> {
  const { target, names, certificate } = hit;
  const { numInsertedOrUpdatedRows: written } = await db
    .insertInto("ct_certificate")
    .values({
      target,
      digest: certificate.id,
      relation: relationOf(hit),
      lookalike: judged.lookalike,
      names: JSON.stringify(names),
      names_total: judged.total,
      issuer: judged.issuer,
      serial: certificate.serial,
      not_before: certificate.notBefore,
      not_after: certificate.notAfter,
      kinds: hit.kind,
      verdict: judged.verdict,
      log_id: hit.logId,
      entry: hit.index,
      logged_at: hit.loggedAt,
      seen_at: judged.now,
      told_at: judged.toldAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return written === 1n;
}

/** Remembers the target's own names, or the lookalikes. */
async function writeNames(db: Kysely<Tables>, { target, names, lookalikes, loggedAt }: Hit, room: Room): Promise<void> {
  const all = lookalikes.length > 0 ? lookalikes : names;
  const rows = await db
    .selectFrom("ct_name")
    .select("name")
    .where("target", "=", target)
    .where("name", "in", all)
    .execute();
  const known = new Set(rows.map(({ name }) => name));
  const fresh = all.filter((name) => !known.has(name));
  const stored = fresh.slice(0, await room.forNames(target, fresh.length));
  if (stored.length === 0) return;
  await db
    .insertInto("ct_name")
    .values(stored.map((name) => ({ target, name, first_seen: loggedAt })))
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
    ...names.map((value) => ({ target, kind: "ct:name", value, at })),
    { target, kind: "ct:issuer", value: issuer, at },
    { target, kind: "ct:log", value: logName, at },
  ];
  const prepared = { names: [{ name: target, domain: domainOf(target) }], sightings };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is the transaction of the caller
  await writeObserved(db as Parameters<typeof writeObserved>[0], dialect, [prepared], new Set());
}
