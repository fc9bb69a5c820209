import { setImmediate } from "node:timers/promises";
import { openBrandIndex, type BrandIndex } from "../../src/formats/lookalike/brand-index.ts";
import type { Database } from "../store/database.ts";

/** Why a logged certificate concerns a watch. */
export interface Match {
  /** The watched domain. */
  readonly target: string;
  /** The registrable domain that imitates it; null for a name of the target itself. */
  readonly lookalike: string | null;
  readonly name: string;
}

/** What the watches look for in the logs. */
export interface Interests {
  /** The watches that the names of a certificate concern. */
  readonly match: (names: readonly string[]) => readonly Match[];
  /** Reads the watches again, at most once in a while. */
  refresh(now: number): Promise<void>;
}

/** The checks whose watches follow the logs: certificates of the domain itself, and of its lookalikes. */
export const checksOf = { own: "subdomains", lookalike: "lookalike" } as const;

/** Milliseconds after which a new watch counts. */
const refreshEvery = 60_000;

/** The most brands of one process; see `variantsOfABrand`. */
const mostBrands = 5000;

/** Opens the interests of all accounts' watches that are not paused. */
export function openInterests(database: Pick<Database, "through">): Interests {
  let own: ReadonlySet<string> = new Set();
  let brands: BrandIndex = { find: () => [], bytes: 0 };
  let known = "";
  let readAt = -Infinity;

  return {
    match: (names) => names.flatMap((name) => [...ownOf(name, own), ...lookalikesOf(name, brands)]),
    async refresh(now) {
      if (now - readAt < refreshEvery && now >= readAt) return;
      const rows = await database.through(({ db }) =>
        db
          .selectFrom("watch")
          .innerJoin("watch_check", "watch_check.watch_id", "watch.id")
          .select(["watch.target", "watch_check.check_id"])
          .distinct()
          .where("watch_check.check_id", "in", Object.values(checksOf))
          .where("watch.paused_at", "is", null)
          .orderBy("watch.target")
          .execute(),
      );
      const targetsOf = (check: string) => rows.filter((row) => row.check_id === check).map(({ target }) => target);
      own = new Set(targetsOf(checksOf.own));
      const wanted = targetsOf(checksOf.lookalike).slice(0, mostBrands);
      // Building the index of a thousand brands takes some seconds.
      if (wanted.join() !== known) brands = await openBrandIndex(wanted, setImmediate);
      known = wanted.join();
      readAt = now;
    },
  };
}

/** The watched domains at or above a name. */
function ownOf(name: string, own: ReadonlySet<string>): readonly Match[] {
  const found: Match[] = [];
  for (let at = 0; at >= 0;) {
    const target = name.slice(at);
    if (own.has(target)) found.push({ target, lookalike: null, name });
    const dot = name.indexOf(".", at);
    at = dot < 0 ? -1 : dot + 1;
  }
  return found;
}

function lookalikesOf(name: string, brands: BrandIndex): readonly Match[] {
  return brands.find(name).map(({ brand, lookalike }) => ({ target: brand, lookalike, name }));
}
