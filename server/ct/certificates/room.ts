import type { Kysely } from "kysely";
import type { Tables } from "../../store/tables.ts";

/** The certificates of one target and relation that are stored, and the names of one target. */
const usual: Readonly<Record<"certificates" | "names", number>> = { certificates: 20_000, names: 20_000 };

/** A certificate of the target itself, or of a lookalike. */
export type Relation = "own" | "lookalike";

/** Keeps the rows of each target bounded. They are counted once for all hits of a round. */
export interface Room {
  /** Makes room for one certificate: the first to expire is deleted. Lookalikes, which anybody can have, displace none of the target's own. */
  forCertificate(target: string, relation: Relation): Promise<void>;
  /** How many of some further names may be stored. */
  forNames(target: string, wanted: number): Promise<number>;
}

/** Opens the counts of one transaction. */
export function openRoom(db: Kysely<Tables>, limits = usual): Room {
  const counts = new Map<string, number>();

  async function countOf(key: string, read: () => Promise<{ readonly total: number }>): Promise<number> {
    return counts.get(key) ?? (await read()).total;
  }

  return {
    async forCertificate(target, relation) {
      const key = `${relation} ${target}`;
      const total = await countOf(key, () =>
        db
          .selectFrom("ct_certificate")
          .select(({ fn }) => fn.countAll<number>().as("total"))
          .where("target", "=", target)
          .where("relation", "=", relation)
          .executeTakeFirstOrThrow(),
      );
      const beyond = total + 1 - limits.certificates;
      if (beyond > 0) await deleteFirst(db, target, relation, beyond);
      counts.set(key, total + 1 - Math.max(0, beyond));
    },
    async forNames(target, wanted) {
      const total = await countOf(target, () =>
        db
          .selectFrom("ct_name")
          .select(({ fn }) => fn.countAll<number>().as("total"))
          .where("target", "=", target)
          .executeTakeFirstOrThrow(),
      );
      const some = Math.min(wanted, Math.max(0, limits.names - total));
      counts.set(target, total + some);
      return some;
    },
  };
}

async function deleteFirst(db: Kysely<Tables>, target: string, relation: Relation, count: number): Promise<void> {
  const first = db
    .selectFrom("ct_certificate")
    .select("digest")
    .where("target", "=", target)
    .where("relation", "=", relation)
    .orderBy("not_after")
    .orderBy("digest")
    .limit(count);
  await db.deleteFrom("ct_certificate").where("target", "=", target).where("digest", "in", first).execute();
}
