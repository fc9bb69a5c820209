/** How many runs of each kind may be under way. */
export interface Shares {
  /** Runs at a time, and the most of them for one client. */
  readonly runs: number;
  readonly share: number;
  /** Runs that are left to cheap checks. */
  readonly cheap: number;
  /** Runs at a time about one host. */
  readonly host: number;
}

/**
 * For whom a piece of work is done, the most urgent first: a person who waits, a list that somebody handed in, our own daily rounds.
 * Work is never held up by what is less urgent.
 */
export type Priority = "person" | "batch" | "sweep";

/** Every class of work, the most urgent first. */
export const priorities: readonly Priority[] = ["person", "batch", "sweep"];

/** Which part of the runs each class may take, what is more urgent included. */
const partOf: Readonly<Record<Priority, number>> = { person: 1, batch: 1 / 2, sweep: 1 / 4 };

/** Whether a load holds up work of a class. */
export function countsFor(priority: Priority, { priority: other = "person" }: Pick<Load, "priority">): boolean {
  return priorities.indexOf(other) <= priorities.indexOf(priority);
}

/** What a piece of work asks for. */
export interface Claim {
  /** The host that is measured; null where the question names none. */
  readonly host: string | null;
  readonly isCheap: boolean;
}

/** The networks that a client is counted by, the narrowest first: an address, or an IPv6 /64 and its /48; or one key. */
export type Counted = readonly string[];

/** A piece of work with the client in whose share it is. */
export interface Load {
  readonly client: Counted;
  readonly claim: Claim;
  /** `person` where it is left out. */
  readonly priority?: Priority;
}

/** Why a piece of work may not begin, or null where it may. */
export type Obstacle = "runs" | "client" | "host" | null;

/**
 * Whether a client may take one more of `most` places: it may hold half as many as are free (the dynamic threshold of Choudhury and
 * Hahne, 1998). A client that is alone gets much. The more clients are active, the less each of them gets, and a newcomer finds room.
 */
export function isFair(own: number, taken: number, most: number): boolean {
  return taken < most && own < (most - taken) / 2;
}

/** What keeps a piece of work from joining those that run. */
export function obstacleTo(
  { client, claim, priority = "person" }: Load,
  running: Iterable<Load>,
  shares: Shares,
): Obstacle {
  const loads = [...running].filter((each) => countsFor(priority, each));
  const most = (places: number): number => Math.max(1, Math.floor(places * partOf[priority]));
  // A small server keeps at most half of its slots for cheap checks.
  const others = Math.max(Math.ceil(shares.runs / 2), shares.runs - shares.cheap);
  const pool = most(claim.isCheap ? shares.runs : others);
  if (loads.length >= pool) return "runs";
  if (claim.host !== null && loads.filter((each) => each.claim.host === claim.host).length >= most(shares.host))
    return "host";
  // Our own rounds are nobody's share: their part of the runs is their limit.
  if (priority === "sweep") return null;
  const isMine = client.every((network) => {
    const own = loads.filter((each) => each.client.includes(network)).length;
    return own < shares.share && isFair(own, loads.length, pool);
  });
  return isMine ? null : "client";
}

/** Whether two pieces of work are behind the same obstacle, so that one waits for the other. */
export function isBehind(one: Load, other: Load, obstacle: Obstacle): boolean {
  if (obstacle === "runs") return true;
  if (obstacle === "host") return one.claim.host === other.claim.host;
  return one.client.some((network) => other.client.includes(network));
}
