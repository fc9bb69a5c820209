import type { Engine } from "./engine.ts";
import { unpackTimes } from "./snapshots/times.ts";
import { questionDigest, unpack } from "./prepare.ts";
import type { Store, StoredResult } from "./store.ts";

type Wanted = Parameters<Store["find"]>[0];
type Before = Parameters<Store["previous"]>[0];

/** The newest result of a question and version; see `Store`. */
export async function find(engine: Engine, { check, version, question, since }: Wanted): Promise<StoredResult | null> {
  const row = await snapshotsOf(engine, check, question)
    .where("snapshot.version", "=", version)
    .where("snapshot.observed_at", ">=", since)
    .orderBy("snapshot.observed_at", "desc")
    .executeTakeFirst();
  return row ? toResult(row, row.observed_at, check, question) : null;
}

/** The newest earlier result of a question; see `Store`. */
export async function previous(engine: Engine, { check, question, before }: Before): Promise<StoredResult | null> {
  const next = await snapshotsOf(engine, check, question)
    .where("snapshot.observed_at", ">=", before)
    .orderBy("snapshot.observed_at")
    .executeTakeFirst();
  const within = next && unpackTimes(next.earlier, next.observed_at).findLast((time) => time < before);
  if (next && within !== undefined) {
    // Where it is not the one before the latest, its raw had other volatile parts, which are not kept.
    return toResult({ ...next, body: next.preceding ?? next.body }, within, check, question);
  }
  const row = await snapshotsOf(engine, check, question)
    .where("snapshot.observed_at", "<", before)
    .orderBy("snapshot.observed_at", "desc")
    .executeTakeFirst();
  return row ? toResult(row, row.observed_at, check, question) : null;
}

function snapshotsOf({ db }: Engine, check: string, question: string) {
  return db
    .selectFrom("question")
    .innerJoin("snapshot", "snapshot.question_id", "question.id")
    .innerJoin("content", "content.id", "snapshot.content_id")
    .leftJoin("content as before", "before.id", "snapshot.preceding_id")
    .innerJoin("target", "target.id", "question.target_id")
    .where("question.digest", "=", questionDigest(check, question))
    .select([
      "target.name as target",
      "snapshot.version",
      "snapshot.observed_at",
      "snapshot.earlier",
      "content.body",
      "before.body as preceding",
    ])
    .limit(1);
}

interface Row {
  readonly target: string;
  readonly version: number;
  readonly body: Uint8Array;
}

async function toResult(row: Row, observedAt: number, check: string, question: string): Promise<StoredResult> {
  const { target, version, body } = row;
  return { check, version, target, question, observedAt, ...(await unpack(body, observedAt)) };
}
