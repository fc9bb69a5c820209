import { isIP } from "node:net";
import { attempt, type Attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import { Failure, type FailureFacts } from "../../core/failure.ts";
import type { Endpoint, HostAddress, Named } from "../../core/net/net.ts";
import type { Other, Surroundings } from "../../core/addresses/surroundings.ts";
import { firstProven } from "../first-proven.ts";

/** The results for a host: at the address that answered first, and at all others. */
export interface Everywhere<T> {
  readonly main: T;
  readonly around: Surroundings<T>;
}

/** The measurement that already runs, and how to measure another address. */
export interface AddressSurvey<T> {
  /** The address that answered first, as soon as that is known; null where none did. */
  readonly answered: Promise<string | null>;
  readonly main: Promise<T>;
  readonly look: (at: Context) => Promise<T>;
}

/** The most addresses measured per host, including the one that answered first. */
const mostMeasured = 16;

/** The most addresses reported; unreachable and forbidden addresses cost nothing to report. */
const mostTold = 64;

/** Milliseconds to wait for the first answer. A silent address would otherwise use up the time of all others. */
const patience = 1000;

/**
 * Measures every address of a host in parallel. If the address that answered first cannot be measured, the next measurable one takes its
 * place; throws the first failure where none can.
 */
export async function everyAddress<T>(
  context: Context,
  to: Endpoint & Named,
  { answered, main, look }: AddressSurvey<T>,
): Promise<Everywhere<T>> {
  // The errors are handled below.
  main.catch(() => {});
  // Asked at once: at the end of the run no resolver answers any more.
  const listing = attempt(() => context.net.addresses(to));
  const early = await firstProven([answered], patience);
  const listed = await listing;
  if (!listed.ok) {
    // Without a name there is no page either, and the page's failure says more.
    await main;
    throw new Failure(listed.failure);
  }
  const [seen, around] = await Promise.all([
    attempt(() => main),
    lookAround(context, { to, own: early, all: listed.value }, look),
  ]);
  if (seen.ok) return { main: seen.value, around: withFirst(around, listed.value, early ?? (await answered) ?? "") };
  const { otherAddresses: others } = around;
  const next = others.find((other) => other.observation !== null);
  if (!next || next.observation === null) throw new Failure(seen.failure);
  const failed = around.firstAnswered === null ? [] : [toFailed<T>(around.firstAnswered, seen.failure, "failed")];
  const rest = others.filter((other) => other !== next);
  return {
    main: next.observation,
    around: { ...around, firstAnswered: next.address, otherAddresses: [...failed, ...rest] },
  };
}

/** The addresses without the one that answered first, which is measured twice where its answer came late. */
function withFirst<T>(around: Around<T>, all: readonly HostAddress[], own: string): Surroundings<T> {
  const firstAnswered = around.firstAnswered ?? all.find(({ address }) => address === own)?.id ?? own;
  const otherAddresses = around.otherAddresses.filter(({ address }) => address !== firstAnswered);
  return { ...around, firstAnswered, otherAddresses };
}

interface Look<T> {
  readonly one: HostAddress;
  /** Null where the address may not be contacted. */
  readonly seen: Attempt<T> | null;
}

interface Around<T> extends Omit<Surroundings<T>, "firstAnswered"> {
  readonly firstAnswered: string | null;
}

async function lookAround<T>(
  context: Context,
  {
    to,
    own,
    all,
  }: { readonly to: Endpoint & Named; readonly own: string | null; readonly all: readonly HostAddress[] },
  look: (at: Context) => Promise<T>,
): Promise<Around<T>> {
  // Of several pins to one address, the first counts unless one is named.
  const first = all.find(({ address }) => address === own);
  const others = all.filter((one) => one !== first);
  const waiting = inTurn(others);
  const looks: Look<T>[] = [];

  /** One of the parallel slots. An address that is unreachable from this machine passes its slot to the next address. */
  async function fill(): Promise<void> {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const { id, isAllowed } = one;
      const seen = isAllowed ? await attempt(() => look(context.at(to.host, id))) : null;
      looks.push({ one, seen });
      if (seen && (seen.ok || !isWayless(one, seen.failure))) return;
    }
  }

  await Promise.all(Array.from({ length: first ? mostMeasured - 1 : mostMeasured }, fill));
  const told = looks.toSorted((a, b) => others.indexOf(a.one) - others.indexOf(b.one));
  const reached = [own ?? "", ...looks.flatMap(({ one, seen }) => (seen?.ok ? [one.address] : []))];
  const families = new Set(reached.map(isIP));
  return {
    host: to.host,
    firstAnswered: first?.id ?? own,
    total: Math.max(1, all.length),
    otherAddresses: told.map(({ one, seen }) => toOther(one, seen, families.has(isIP(one.address)))),
  };
}

/** Addresses that may be contacted come first, so that a list of private addresses cannot hide a public one. */
function inTurn(all: readonly HostAddress[]): HostAddress[] {
  return all.toSorted((a, b) => Number(b.isAllowed) - Number(a.isAllowed)).slice(0, mostTold);
}

function toOther<T>(one: HostAddress, seen: Attempt<T> | null, isFamilyReached: boolean): Other<T> {
  const { id: address } = one;
  if (seen === null) return { address, state: "forbidden", reason: "address.private", observation: null };
  if (seen.ok) return { address, state: "measured", reason: null, observation: seen.value };
  return toFailed(address, seen.failure, isWayless(one, seen.failure) && !isFamilyReached ? "unroutable" : "failed");
}

function toFailed<T>(address: string, { reason }: FailureFacts, state: "failed" | "unroutable"): Other<T> {
  return { address, state, reason, observation: null };
}

/** The operating system's errors for a whole unreachable address family. */
const wayless = ["ENETUNREACH", "EADDRNOTAVAIL", "EAFNOSUPPORT"];

/**
 * Whether this machine has no route. Routers report the same error for a dead address, so the machine must have no address of that family
 * itself, and no other address of the family may have been reached.
 */
function isWayless({ isForeign = false }: HostAddress, { id, params }: FailureFacts): boolean {
  return isForeign && id === "tcp.unreachable" && wayless.some((code) => code === params["detail"]);
}
