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
  /** Reads the watches again, at most once in a while; rounds that ask at the same time share it. */
  refresh(now: number): Promise<void>;
}

/** The checks whose watches follow the logs: certificates of the domain itself, and of its lookalikes. */
export const checksOf = { own: "subdomains", lookalike: "lookalike" } as const;

/** Milliseconds after which a new watch counts. */
const refreshEvery = 60_000;

/** The most brands of one process; see `variantsOfABrand`. */
const mostBrands = 5000;

/** A watch that follows the logs. */
interface Follower {
  readonly account: string;
  readonly target: string;
  /** The registrable domain of the target. */
  readonly domain: string;
  readonly check_id: string;
}

/** What is looked for; replaced as a whole. */
interface Wanted {
  /** The targets whose certificates are wanted, by their registrable domain: the check looks at the whole domain, too. */
  readonly own: ReadonlyMap<string, ReadonlySet<string>>;
  readonly brands: BrandIndex;
  /** The accounts that watch the lookalikes of a target, and those of a registrable domain. */
  readonly watchers: ReadonlyMap<string, ReadonlySet<string>>;
  readonly owners: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Opens the interests of all accounts' watches that are not paused. */
export function openInterests(database: Pick<Database, "through">): Interests {
  let wanted: Wanted = { own: new Map(), brands: { find: () => [], bytes: 0 }, watchers: new Map(), owners: new Map() };
  let known = "";
  let readAt = -Infinity;
  let reading: Promise<void> | null = null;

  async function read(now: number): Promise<void> {
    const rows: readonly Follower[] = await database.through(({ db }) =>
      db
        .selectFrom("watch")
        .innerJoin("watch_check", "watch_check.watch_id", "watch.id")
        .select(["watch.account", "watch.target", "watch.domain", "watch_check.check_id"])
        .where("watch_check.check_id", "in", Object.values(checksOf))
        .where("watch.paused_at", "is", null)
        .orderBy("watch.target")
        .execute(),
    );
    const [own, lookalike] = [checksOf.own, checksOf.lookalike].map((id) => rows.filter((row) => row.check_id === id));
    const names = [...new Set(lookalike?.map(({ target }) => target))].slice(0, mostBrands);
    // Building the index of a thousand brands takes some seconds.
    const brands = names.join() === known ? wanted.brands : await openBrandIndex(names, setImmediate);
    wanted = {
      own: grouped(own, "domain", "target"),
      brands,
      watchers: grouped(lookalike, "target", "account"),
      owners: grouped(lookalike, "domain", "account"),
    };
    known = names.join();
    readAt = now;
  }

  return {
    match: (names) => names.flatMap((name) => [...ownOf(name, wanted), ...lookalikesOf(name, wanted)]),
    async refresh(now) {
      if (now - readAt < refreshEvery && now >= readAt) return;
      reading ??= read(now).finally(() => (reading = null));
      await reading;
    },
  };
}

/** The distinct values of one column by another. */
function grouped<Column extends keyof Follower>(rows: readonly Follower[] = [], by: Column, of: Column) {
  const groups = new Map<string, Set<string>>();
  for (const row of rows) groups.set(row[by], (groups.get(row[by]) ?? new Set()).add(row[of]));
  return groups;
}

/** The targets whose registrable domain is at or above a name. */
function ownOf(name: string, { own }: Wanted): readonly Match[] {
  const found: Match[] = [];
  for (let at = 0; at >= 0;) {
    for (const target of own.get(name.slice(at)) ?? []) found.push({ target, lookalike: null, name });
    const dot = name.indexOf(".", at);
    at = dot < 0 ? -1 : dot + 1;
  }
  return found;
}

/** Where all who watch a brand watch the other name as well, it is one of their own brands. */
function lookalikesOf(name: string, { brands, watchers, owners }: Wanted): readonly Match[] {
  return brands
    .find(name)
    .filter(({ brand, lookalike }) =>
      [...(watchers.get(brand) ?? [])].some((each) => !owners.get(lookalike)?.has(each)),
    )
    .map(({ brand, lookalike }) => ({ target: brand, lookalike, name }));
}
