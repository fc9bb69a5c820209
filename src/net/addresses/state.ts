import type { AddressLimits } from "./limits.ts";

/** A run with connections to an address. */
interface LeaseEntry {
  readonly id: string;
  readonly client: string;
  readonly name: string;
  readonly isReserved: boolean;
  /** Connections that it has opened or may open without asking again. */
  readonly connections: number;
  /** When the entry ends by itself, in case its process has ended. */
  readonly until: number;
}

/** Connections of ended runs. */
interface Spent extends Pick<LeaseEntry, "client" | "isReserved" | "connections"> {
  readonly at: number;
}

/** What is known of an address: plain data, so that several servers can share it. Times are in milliseconds. */
export interface AddressState {
  readonly leases: readonly LeaseEntry[];
  readonly spent: readonly Spent[];
  /** Names that presented their own valid certificate, and until when that counts. */
  readonly names: readonly (readonly [name: string, until: number])[];
  /** The end of the time after a failure in which the address is no edge. */
  readonly troubledUntil: number;
}

/** An address without connections. */
const unusedAddress: AddressState = { leases: [], spent: [], names: [], troubledUntil: 0 };

/** A request for a lease, or for more connections of the lease with that id. */
export interface LeaseRequest extends Omit<LeaseEntry, "until"> {
  readonly now: number;
  readonly limits: AddressLimits;
}

/** Whether the lease begins, or asks for more. */
type NewRequest = LeaseRequest & { readonly isNew: boolean };

const minute = 60_000;

/** Longer than the longest run. */
const leaseLasts = 3 * minute;

/** Milliseconds for which a certificate and a failure count. */
const edgeLasts = 10 * minute;

/** Names that make an edge, and the most that are kept. */
const [leastNames, mostNames] = [4, 64] as const;

/** The part of the connections that is left for a client that has not come yet: enough for two or three checks. */
const forNewcomer = 0.1;

/** The assumed milliseconds until a run ends. */
const usualRun = 2000;

/** Removes what no longer counts. */
function current(state: AddressState | null, now: number): AddressState {
  const { leases, spent, names, troubledUntil } = state ?? unusedAddress;
  return {
    leases: leases.filter(({ until }) => until > now),
    spent: spent.filter(({ at }) => now - at < minute),
    names: names.filter(([, until]) => until > now),
    troubledUntil,
  };
}

/** Whether nothing of a state counts any longer. */
export function isUnused(state: AddressState, now: number): boolean {
  const { leases, spent, names, troubledUntil } = current(state, now);
  return leases.length + spent.length + names.length === 0 && troubledUntil <= now;
}

/** The multiple of the base allowance: one for each certified name of an edge, up to the limit. */
function factorOf(state: AddressState, { edge }: AddressLimits, now: number): number {
  const names = state.names.filter(([, until]) => until > now).length;
  return state.troubledUntil > now || names < leastNames ? 1 : Math.max(1, Math.min(edge, names));
}

/** The runs and connections that count towards one bound. */
interface Bound {
  readonly counts: (each: Pick<LeaseEntry, "client" | "isReserved">) => boolean;
  readonly runs: number;
  readonly connections: number;
}

/**
 * Grants a lease, or returns the milliseconds until there may be room. A client may hold an equal part of what is open to it, with something
 * left for a client that has not come yet: the share of one client shrinks as others come.
 */
export function requestLease(
  state: AddressState | null,
  request: LeaseRequest,
): { readonly state: AddressState; readonly wait: number | null } {
  const { now, limits: _, ...entry } = request;
  const known = current(state, now);
  const without = { ...known, leases: known.leases.filter(({ id }) => id !== entry.id) };
  const asking = { ...request, isNew: without.leases.length === known.leases.length };
  const waits = boundsOf(without, asking).map((each) => waitFor(each, without, asking));
  const wait = Math.max(ownRuns(without, request), ...waits);
  if (wait > 0) return { state: known, wait };
  return { state: { ...without, leases: [...without.leases, { ...entry, until: now + leaseLasts }] }, wait: null };
}

function ownRuns({ leases }: AddressState, { client, name, limits }: LeaseRequest): number {
  const own = leases.filter((each) => each.client === client && each.name === name);
  return own.length >= limits.runsOfClient ? usualRun : 0;
}

function boundsOf(
  state: AddressState,
  { client, isReserved, connections, limits, now, isNew }: NewRequest,
): readonly Bound[] {
  const factor = factorOf(state, limits, now);
  const anonymous = { runs: factor * limits.runs, connections: factor * limits.connections };
  const all = {
    runs: anonymous.runs + factor * limits.reservedRuns,
    connections: Math.floor(anonymous.connections * (1 + limits.reservedPart)),
  };
  const open = isReserved ? all : anonymous;
  const isOfClass = (each: { readonly isReserved: boolean }): boolean => each.isReserved === isReserved;
  const others = new Set(
    [...state.leases, ...state.spent]
      .filter((each) => isOfClass(each) && each.client !== client)
      .map((each) => each.client),
  );
  return [
    { counts: () => true, ...all },
    ...(isReserved ? [] : [{ counts: isOfClass, ...open }]),
    {
      counts: (each) => each.client === client && isOfClass(each),
      runs: Math.max(1, Math.floor(open.runs / (others.size + 2))),
      // A client's first run of a minute has room wherever the address has.
      connections: Math.max(
        isNew ? connections : 0,
        Math.floor((open.connections * (1 - forNewcomer)) / (others.size + 1)),
      ),
    },
  ];
}

/** Milliseconds until a bound has room; 0 where it has. */
function waitFor({ counts, runs, connections }: Bound, { leases, spent }: AddressState, request: NewRequest): number {
  const running = leases.filter(counts);
  const ended = spent.filter(counts).toSorted((a, b) => a.at - b.at);
  const used = [...running, ...ended].reduce((sum, each) => sum + each.connections, 0);
  // A run that usually needs more than all that there is may begin.
  const needed = request.isNew ? Math.min(request.connections, connections) : request.connections;
  let excess = used + needed - connections;
  const forRuns = running.length >= runs ? usualRun : 0;
  if (excess <= 0) return forRuns;
  for (const { at, connections: those } of ended) {
    excess -= those;
    if (excess <= 0) return Math.max(forRuns, at + minute - request.now, 1);
  }
  // Running runs rarely use all that they may.
  return Math.max(forRuns, usualRun);
}

/** Ends a lease: its connections count for another minute. */
export function endLease(state: AddressState | null, id: string, used: number, now: number): AddressState {
  const known = current(state, now);
  const lease = known.leases.find((each) => each.id === id);
  if (!lease) return known;
  const { client, isReserved } = lease;
  return {
    ...known,
    leases: known.leases.filter((each) => each !== lease),
    spent: used > 0 ? [...known.spent, { client, isReserved, connections: used, at: now }] : known.spent,
  };
}

/** Notes a name that presented its own valid certificate. */
export function certifyName(state: AddressState | null, name: string, now: number): AddressState {
  const known = current(state, now);
  const others = known.names.filter(([each]) => each !== name);
  return { ...known, names: [...others, [name, now + edgeLasts] as const].slice(-mostNames) };
}

/** Notes a sign that an address has trouble: it is no edge for some time, and then has to show its names again. */
export function noteTrouble(state: AddressState | null, now: number): AddressState {
  return { ...current(state, now), names: [], troubledUntil: now + edgeLasts };
}
