/** The concurrency limits of runs. */
export interface Shares {
  /** Concurrent runs, and the most of one client. */
  readonly runs: number;
  readonly share: number;
  /** Runs reserved for cheap checks. */
  readonly cheap: number;
  /** Concurrent runs of anonymous clients against one host, further ones for watches and holders of keys, and the most of one client. */
  readonly host: number;
  readonly hostReserved?: number;
  readonly hostOfClient?: number;
}

const [usualReserve, usualOfClient] = [2, 2] as const;

/**
 * The priority class of work, the most urgent first: a waiting person, a submitted batch, our own daily rounds. Less urgent work never
 * delays more urgent work.
 */
export type Priority = "person" | "batch" | "sweep";

/** Every priority class, the most urgent first. */
export const priorities: readonly Priority[] = ["person", "batch", "sweep"];

/** The share of runs that each class may use, more urgent classes included. */
const partOf: Readonly<Record<Priority, number>> = { person: 1, batch: 1 / 2, sweep: 1 / 4 };

/** Whether a load counts against work of a class. */
export function countsFor(priority: Priority, { priority: other = "person" }: Pick<Load, "priority">): boolean {
  return priorities.indexOf(other) <= priorities.indexOf(priority);
}

/** What a run needs. */
export interface Claim {
  /** The measured host; null where the question has none. */
  readonly host: string | null;
  readonly isCheap: boolean;
}

/** The units that a client is counted by, the narrowest first: an address, or an IPv6 /64 and its /48; or one key. */
export type ClientUnits = readonly string[];

/** A run with the client that it counts for. */
export interface Load {
  readonly client: ClientUnits;
  readonly claim: Claim;
  /** `person` where absent. */
  readonly priority?: Priority;
}

/** Why a run may not start; null where it may. */
export type Obstacle = "runs" | "client" | "host" | null;

/**
 * Whether a client may take one more of `most` places: it may hold half as many as are free (the dynamic threshold of Choudhury and Hahne,
 * 1998). A single client gets much; the more clients are active, the less each gets, and a new one finds room.
 */
export function isFair(own: number, taken: number, most: number): boolean {
  return taken < most && own < (most - taken) / 2;
}

/** The unit that a key is counted by. */
export function countedKey(id: string): ClientUnits {
  return [`key ${id}`];
}

/** Whether the reserve of a host is open to a run: a watch, or the holder of a key. */
function isReserved({ client, priority }: Pick<Load, "client" | "priority">): boolean {
  return priority === "sweep" || client.some((unit) => unit.startsWith("key "));
}

/** Whether a host may have one more run. One client cannot take a host from the others, and all anonymous clients cannot take the reserve. */
function hasHost(load: Load, loads: readonly Load[], shares: Shares): boolean {
  const { host, hostReserved = usualReserve, hostOfClient = usualOfClient } = shares;
  const there = loads.filter((each) => each.claim.host === load.claim.host);
  // The widest network: a subscriber may use every address of it.
  const own = there.filter((each) => each.client.at(-1) === load.client.at(-1));
  if (own.length >= (load.priority === "sweep" ? 1 : hostOfClient)) return false;
  const reserved = there.filter(isReserved).length;
  if (!isReserved(load)) return there.length - reserved < host;
  return reserved < hostReserved || there.length < host + hostReserved;
}

/** What prevents a run from starting. */
export function obstacleTo(
  { client, claim, priority = "person" }: Load,
  running: Iterable<Load>,
  shares: Shares,
): Obstacle {
  const loads = [...running].filter((each) => countsFor(priority, each));
  const most = (routes: number): number => Math.max(1, Math.floor(routes * partOf[priority]));
  // A small server reserves at most half of its slots for cheap checks.
  const others = Math.max(Math.ceil(shares.runs / 2), shares.runs - shares.cheap);
  const pool = most(claim.isCheap ? shares.runs : others);
  if (loads.length >= pool) return "runs";
  if (claim.host !== null && !hasHost({ client, claim, priority }, loads, shares)) return "host";
  // Our own rounds have no client; their class limits them.
  if (priority === "sweep") return null;
  const isMine = client.every((network) => {
    const own = loads.filter((each) => each.client.includes(network)).length;
    return own < shares.share && isFair(own, loads.length, pool);
  });
  return isMine ? null : "client";
}

/** Whether two runs wait for the same obstacle, so that one waits for the other. */
export function isBehind(one: Load, other: Load, obstacle: Obstacle): boolean {
  if (obstacle === "runs") return true;
  if (obstacle === "host") return one.claim.host === other.claim.host;
  return one.client.some((network) => other.client.includes(network));
}
