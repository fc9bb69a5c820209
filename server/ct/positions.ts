import type { Kysely } from "kysely";
import type { LogDescription } from "../../src/formats/ct/log/log-list.ts";
import { oneBitsOf } from "../../src/formats/ct/log/merkle.ts";
import type { TreeHead } from "../../src/formats/ct/log/tree-head.ts";
import type { Tables } from "../store/tables.ts";
import type { LogPosition, Round } from "./round.ts";

/** Bytes of a hash. */
const hashLength = 32;

/** What a log is doing. `following` is fine; every other state says why nothing new is read. */
type LogStateName =
  | "following"
  | "stale"
  | "frozen"
  | "rate-limited"
  | "unreachable"
  | "head-malformed"
  | "head-signature"
  | "malformed"
  | "mismatch"
  | "inconsistent"
  | "missing";

/** The end of a round without a new position. */
export interface FailedRound {
  readonly state: LogStateName;
  readonly detail: string;
  readonly evidence: string | null;
}

/** The position in a log, and the consecutive failures of its rounds; null before the first round. */
export async function readPosition(
  db: Kysely<Tables>,
  id: string,
): Promise<{ readonly position: LogPosition | null; readonly failures: number }> {
  const row = await db.selectFrom("ct_log").selectAll().where("id", "=", id).executeTakeFirst();
  const { size, hashes, head, since, since_size: sinceSize, partial_since: partialSince } = row ?? {};
  const failures = row?.failures ?? 0;
  if (size == null || !hashes || head == null || since == null || sinceSize == null)
    return { position: null, failures };
  const bytes = Buffer.from(hashes);
  const range = {
    size,
    hashes: Array.from({ length: oneBitsOf(size) }, (_, at) => bytes.subarray(at * hashLength, (at + 1) * hashLength)),
  };
  return { position: { range, head: readHead(head), since, sinceSize, partialSince: partialSince ?? null }, failures };
}

/** Stores a new position. */
export async function writePosition(
  db: Kysely<Tables>,
  log: LogDescription,
  { position, read, unreadable, unreadableNames, note }: Round<unknown>,
  now: number,
): Promise<void> {
  const { range, head, since, sinceSize, partialSince } = position;
  const values = {
    name: log.name,
    kind: log.kind,
    size: range.size,
    hashes: Buffer.concat(range.hashes),
    head: writeHead(head),
    since,
    since_size: sinceSize,
    partial_since: partialSince,
    state: note ?? "following",
    detail: null,
    failures: 0,
    checked_at: now,
    ...(read > 0 && { progressed_at: now }),
  };
  await db
    .insertInto("ct_log")
    .values({ id: log.id, ...values, entries: read, unreadable, unreadable_names: unreadableNames })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((of) => ({
        ...values,
        entries: of("ct_log.entries", "+", read),
        unreadable: of("ct_log.unreadable", "+", unreadable),
        unreadable_names: of("ct_log.unreadable_names", "+", unreadableNames),
      })),
    )
    .execute();
}

/** Stores why a round gave no new position. The position stays. */
export async function writeFailure(
  db: Kysely<Tables>,
  { id, name, kind }: LogDescription,
  { state, detail, evidence }: FailedRound,
  now: number,
): Promise<void> {
  const values = { state, detail, checked_at: now, ...(evidence !== null && { evidence }) };
  await db
    .insertInto("ct_log")
    .values({ id, name, kind, ...values, entries: 0, unreadable: 0, unreadable_names: 0, failures: 1 })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((of) => ({ ...values, failures: of("ct_log.failures", "+", 1) })),
    )
    .execute();
}

function writeHead({ size, root, timestamp, signature }: TreeHead): string {
  return JSON.stringify({ size, root: root.toString("base64"), timestamp, signature: signature.toString("base64") });
}

function readHead(text: string): TreeHead {
  const { size, root, timestamp, signature } = JSON.parse(text) as Record<"root" | "signature", string> &
    Record<"size" | "timestamp", number>;
  return { size, root: Buffer.from(root, "base64"), timestamp, signature: Buffer.from(signature, "base64") };
}
