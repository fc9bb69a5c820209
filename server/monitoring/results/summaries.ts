import { LRUCache } from "lru-cache";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Verdict } from "../../../src/core/result/interpretation.ts";
import type { Database } from "../../store/database.ts";
import { unpack } from "../../store/prepare.ts";
import type { Tables } from "../../store/tables.ts";
import { loadCheck } from "../watches/watchable.ts";

/** A certificate that a watched host serves. */
export interface ServedCertificate {
  readonly subject: string;
  readonly issuer: string;
  readonly sha256: string;
  /** ISO times. */
  readonly notBefore: string;
  readonly notAfter: string;
}

/** The last complete result of one check of a watch, in short. */
export interface ResultSummary extends Pick<Verdict, "status" | "grade" | "score"> {
  /** The number of findings above the severity `info`. */
  readonly problems: number;
  /** The server's own certificates; empty for every check but `ssl`. */
  readonly certificates: readonly ServedCertificate[];
}

/** Names the last result of one check of a watch. */
export interface ResultKey {
  readonly watchId: string;
  readonly check: string;
  readonly observedAt: number;
}

/** The results of watches in short. */
export interface ResultSummaries {
  /** The summaries by `textOf` of their keys. A result that was replaced or deleted meanwhile has none. */
  read(keys: readonly ResultKey[]): Promise<ReadonlyMap<string, ResultSummary>>;
}

/** The most summaries in memory. */
const mostKept = 5000;

/** Bodies that are read at a time, since one may have megabytes. */
const atATime = 40;

/** Opens the summaries. They are kept by result: decompressing a thousand bodies for each page would cost a second. */
export function openResultSummaries({ through }: Database): ResultSummaries {
  const known = new LRUCache<string, ResultSummary>({ max: mostKept });
  return {
    async read(keys) {
      const found = new Map<string, ResultSummary>();
      const missing: ResultKey[] = [];
      for (const key of keys) {
        const summary = known.get(textOf(key));
        if (summary) found.set(textOf(key), summary);
        else missing.push(key);
      }
      for (let from = 0; from < missing.length; from += atATime) {
        const rows = await through(({ db }) => bodiesOf(db, missing.slice(from, from + atATime)));
        for (const { key, body } of rows) {
          const summary = await summaryOf(key.check, await unpack(body, key.observedAt));
          known.set(textOf(key), summary);
          found.set(textOf(key), summary);
        }
      }
      return found;
    },
  };
}

/** The key of a summary in the map. */
export function textOf({ watchId, check, observedAt }: ResultKey): string {
  return `${watchId} ${check} ${observedAt}`;
}

async function bodiesOf(db: Kysely<Tables>, keys: readonly ResultKey[]) {
  const wanted = new Set(keys.map(textOf));
  const rows = await db
    .selectFrom("watch_check")
    .select(["watch_id", "check_id", "observed_at", "body"])
    .where("watch_id", "in", [...new Set(keys.map(({ watchId }) => watchId))])
    .where("check_id", "in", [...new Set(keys.map(({ check }) => check))])
    .execute();
  return rows.flatMap(({ watch_id: watchId, check_id: check, observed_at: observedAt, body }) => {
    if (observedAt === null || body === null) return [];
    const key = { watchId, check, observedAt };
    return wanted.has(textOf(key)) ? [{ key, body }] : [];
  });
}

const served = z.object({
  subject: z.string(),
  issuer: z.string(),
  sha256: z.string(),
  notBefore: z.iso.datetime(),
  notAfter: z.iso.datetime(),
});

/** The parts of a stored `ssl` result that hold certificates: another version may have written it. */
const sslResult = z.object({
  chain: z.array(served),
  alternatives: z.object({ certificates: z.array(z.object({ chain: z.array(served) })) }).optional(),
});

async function summaryOf(check: string, { raw, verdict }: Awaited<ReturnType<typeof unpack>>): Promise<ResultSummary> {
  const { status, grade, score, findings } = verdict;
  const catalogue = (await loadCheck(check))?.words.problems ?? {};
  return {
    status,
    ...(grade !== undefined && { grade }),
    ...(score !== undefined && { score }),
    problems: findings.filter(({ id }) => catalogue[id] !== undefined && catalogue[id].severity !== "info").length,
    certificates: check === "ssl" ? certificatesIn(raw) : [],
  };
}

/** The leaf of each chain: a server may have one for ECDSA and one for RSA. */
function certificatesIn(raw: unknown): readonly ServedCertificate[] {
  const { success, data } = sslResult.safeParse(raw);
  if (!success) return [];
  const chains = [data.chain, ...(data.alternatives?.certificates ?? []).map(({ chain }) => chain)];
  const leaves = chains.flatMap(([leaf]) => leaf ?? []);
  return [...new Map(leaves.map((leaf) => [leaf.sha256, leaf])).values()];
}
